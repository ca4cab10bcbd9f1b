"""Names at a table: each looks like no other there."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from net.protocol import sanitize

_LATIN = str.maketrans(
    # Cyrillic, Greek, figures and marks that are read as Latin letters, in lower case.
    "абвеёзіїјкмнорстухѕԁԛԝһьαβγεηικνορτυχωϲϳ01|!5$@ıɑɡℓ",
    "abbee3iijkmhopctyxsdqwhbabyenikvoptuxwcjolllssaiagl",
)


def skeleton(name: str) -> str:
    """Return what `name` looks like at a glance: two names with one skeleton are mistaken for each other."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    kinds = [(char, unicodedata.category(char)) for char in plain]
    # Emoji are empty boxes on every screen: one looks like another.
    letters = "".join("\u25a1" if kind == "So" else char for char, kind in kinds if kind[0] not in "MZPC")
    # Capital I and small L are one stroke in many a face.
    return letters.translate(_LATIN).replace("i", "l").replace("rn", "m").replace("vv", "w")


def distinct(name: str, others: Iterable[str]) -> str:
    """Return `name`, with a number behind it if it could be mistaken for one of `others`."""
    name = sanitize.name(name)
    taken = {skeleton(other) for other in others if other}
    if skeleton(name) not in taken:
        return name
    count, tried = 1, name
    while count == 1 or skeleton(tried) in taken:
        count += 1
        tail = f" {count}"
        tried = name[: sanitize.NAME_LENGTH - len(tail)].rstrip() + tail
    return tried
