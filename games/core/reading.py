"""Reading JSON that people typed: the value under a key in the form it must have, or what is wrong in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.core.cards import Unreadable


def mapping(given: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    """The mapping under a key, empty where it is left out."""
    found = given.get(key, {})
    if not isinstance(found, Mapping):
        raise Unreadable(f"{key} must be an object")
    return found


def texts(given: Mapping[str, Any], key: str) -> list[str]:
    """The list of texts under a key."""
    found = given.get(key)
    if not isinstance(found, list) or not all(isinstance(text, str) for text in found):
        raise Unreadable(f"{key} must be a list of texts")
    return found


def number(given: Mapping[str, Any], key: str, below: int) -> int:
    """The whole number under a key, from 0 to one less than `below`."""
    found = given.get(key)
    if type(found) is not int or not 0 <= found < below:
        raise Unreadable(f"{key} must be a number from 0 to {below - 1}")
    return found


def keys(given: Mapping[str, Any], known: set[str]) -> None:
    """Raises Unreadable where there is a key that nobody knows."""
    extra = sorted(set(map(str, given)) - known)
    if extra:
        raise Unreadable(f"unknown key: {', '.join(map(repr, extra))}")
