"""``python -m caserne``."""

from caserne.cli import main

main()
