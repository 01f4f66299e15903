"""How what is installed is built: the page, and the compiled modules."""
