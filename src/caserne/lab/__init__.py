"""Many games at once, and what the whole project can say of itself."""
