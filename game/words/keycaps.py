"""What is printed on the keys of a keyboard, in the language of the moment."""

from __future__ import annotations

from game.words import Catalogue


def keycap(name: str, words: Catalogue) -> str:
    """Return what people call the key that pygame names so, in capitals; letters, figures and F1 need no word."""
    key = f"keycap-{name.replace(' ', '-')}"
    return (words.tr(key) if words.has(key) else name).upper()
