"""Search that knows no game: it compares plans on the same dice, within what a seat may know.

A game hands it a ``Hook``; it gives back every plan with what it is worth. ``Searcher`` is a bot
that plays the best of them, ``assess`` tells them all.
"""
