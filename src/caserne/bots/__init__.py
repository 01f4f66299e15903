"""Players that are programs: a search that knows only ``core``, and one heuristic a game."""
