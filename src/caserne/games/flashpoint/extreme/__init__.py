"""Extreme Danger: the chapters of the expansion, played only on boards that need them."""
