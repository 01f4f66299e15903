"""The cache: what has not changed is told again, and no more is kept than may be."""

from __future__ import annotations

from caserne.server.cache import Cache


def test_only_what_has_not_changed_is_told_again() -> None:
    """A message is found by what it was made of; another stamp finds nothing."""
    cache: Cache[str] = Cache(100)
    assert cache.find("a", 1) is None
    assert cache.keep("a", 1, "text") == "text"
    assert cache.find("a", 1) == "text"
    assert cache.find("a", 2) is None
    cache.keep("a", 2, "other")
    assert (cache.find("a", 1), cache.find("a", 2)) == (None, "other")


def test_what_was_not_asked_for_longest_goes_first() -> None:
    """The bound is kept; what was asked for lately stays."""
    cache: Cache[bytes] = Cache(30)
    for key in "abc":
        cache.keep(key, 0, b"x" * 10)
    assert cache.find("a", 0)
    cache.keep("d", 0, b"y" * 10)
    assert [key for key in "abcd" if cache.find(key, 0)] == ["a", "c", "d"]
    cache.keep("e", 0, b"z" * 31)
    assert not [key for key in "abcde" if cache.find(key, 0)]
