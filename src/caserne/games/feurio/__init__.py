"""Feurio!: a forest fire, tile by tile, and the men sent into it."""
