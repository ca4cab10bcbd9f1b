"""Names and amounts of Goblin in the language of the moment, and the faces of its counters."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Protocol

from game.tabletop.names import TableNames
from game.titles.goblin_raid.rules.map_graph import CAVE_AT, DATA, SITE_AT, UNDER
from game.titles.goblin_raid.rules.pieces import (
    ARMOR,
    CLASS,
    COUNT_HAAKON,
    IDS,
    INDEX,
    KIND,
    LEADER,
    LIMIT,
    MELEE,
    MISSILE,
    MODIFIER,
    RE,
    SIDE,
    SIDES,
    TEXT_COUNT,
)
from game.titles.goblin_raid.rules.pieces import DATA as COUNTERS
from game.titles.goblin_raid.screen.reading import FOOT_DOWN, Reading, is_leader
from game.ui.hexmap.counters import Face
from game.ui.hexmap.ground import points_text
from game.words.names import Name, NameList

ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in (*COUNTERS["unit"], *COUNTERS["leader"])}
"""The rows of `units.toml` by kind: their art."""
EXIT_AT: dict[str, str] = {row["hex"]: row["id"] for row in DATA["exit"]}


class Names(TableNames, Protocol):
    """The part of the table that knows words."""

    reading: Reading

    def unit_name(self, piece: str) -> Name:
        """A unit or a leader by its printed name; equal counters have the same."""
        return self.words.name("feudal-foot" if piece == FOOT_DOWN else f"unit-{KIND[INDEX[piece]]}")

    def leader_name(self, piece: str) -> Name:
        return self.unit_name(piece)

    def unit_text(self, piece: str) -> tuple[str, str]:
        """What is said of a counter, and its flavour."""
        unit = f"unit-{KIND[INDEX[piece]]}"
        return self.words.maybe(f"{unit}.text"), self.words.maybe(f"{unit}.flavour")

    def unit_names(self, pieces: Iterable[str]) -> str:
        """Names with how many of each, in the order in which they come: "Goblin Brutes, 2 × Goblin Rabble"."""
        counted: dict[str, int] = {}
        for piece in pieces:
            name = self.unit_name(piece)
            counted[name] = counted.get(name, 0) + 1
        names = [name if n == 1 else self.words("amount-times", n=n, name=name) for name, n in counted.items()]
        return self.words.join(names)

    def site_name(self, site: str) -> Name:
        return self.words.name(f"site-{site}")

    def cave_name(self, cave: str) -> Name:
        return self.words.name(f"cave-{cave}")

    def hex_name(self, found: str) -> str:
        """A hex by the site or cave that stands there, else by its number: as a label."""
        return self.place(found) if found in SITE_AT or found in CAVE_AT else found

    def hex_names(self, hexes: Iterable[str]) -> str:
        return ", ".join(self.hex_name(found) for found in hexes)

    def place(self, found: str) -> Name:
        """A hex in a sentence: the site or cave that stands there, else "Hex 0511"."""
        if found in SITE_AT:
            return self.site_name(SITE_AT[found].id)
        if found in CAVE_AT:
            return self.cave_name(CAVE_AT[found])
        return Name(self.words("hex"), "hex", ("", f" {found}"))

    def places(self, hexes: Iterable[str]) -> NameList:
        return self.words.join([self.place(found) for found in hexes])

    def road(self, found: str) -> Name:
        """The road by which a hex at the edge leaves the map."""
        return self.words.name(f"exit-{EXIT_AT[found]}") if found in EXIT_AT else self.place(found)

    def terrain_name(self, terrain: str) -> str:
        return self.words(f"terrain-{terrain}")

    def terrain_at(self, found: str) -> str:
        """What stands in a hex now: a site, its ruins, else the ground."""
        site = SITE_AT.get(found)
        if site is None:
            return UNDER[found]
        return "ruins" if self.reading.sites[site.id] == "ruins" else site.kind

    def short_name(self, seat: int) -> str:
        return self.services.tr("table-you") if seat == self.services.seat else self.services.name(seat)

    def points(self, halves: int) -> str:
        """Points that are kept in halves: "3½ points", "−1 point"."""
        amount = self.amount("points", halves_text(abs(halves)))
        return f"−{amount}" if halves < 0 else amount

    def refusal(self, code: str) -> str:
        """Why not, and what to do."""
        return self.words(f"refused-{code}") if code else ""

    # counters

    def face(self, piece: str) -> Face:
        """What is printed on a counter, as this seat sees it."""
        if piece == FOOT_DOWN:
            return Face("down", "down", band=self.words("down-band"))
        return face_of(piece, self.reading.options.get("count_stats") == "text")

    def faces(self, pieces: Iterable[str]) -> tuple[Face, ...]:
        return tuple(self.face(piece) for piece in pieces)

    def face_numbers(self, piece: str) -> str:
        """A counter's three numbers, as they stand on it."""
        return " / ".join(self.face(piece).numbers) if piece != FOOT_DOWN else "?"


def halves_text(halves: int) -> str:
    """7 as 3½, -3 as −1½."""
    return ("−" if halves < 0 else "") + points_text(abs(halves) / 2)


def leader_numbers(piece: str, text_count: bool = False) -> tuple[int, int, int]:
    """Modifier, limit, armour of a leader (GOB-17.1)."""
    p = INDEX[piece]
    if p == COUNT_HAAKON and text_count:
        return TEXT_COUNT
    return MODIFIER[p], LIMIT[p], ARMOR[p]


@cache
def face_of(piece: str, text_count: bool = False) -> Face:
    """A known counter's face."""
    p = INDEX[piece]
    side = SIDES[SIDE[p]]
    colour = "baron" if p in RE else f"{side}_leader" if LEADER[p] else f"{side}_{CLASS[p]}"
    if is_leader(piece):
        add, limit, armor = leader_numbers(piece, text_count)
        initial = _initial(piece)
        return Face(piece, colour, (f"+{add}" if add >= 0 else str(add), str(limit), str(armor)), initial, True)
    art = ROWS[KIND[p]]["art"]
    return Face(art, colour, (str(MISSILE[p]) if MISSILE[p] else "·", str(MELEE[p]), str(ARMOR[p])), CLASS[p])


def _initial(piece: str) -> str:
    """The letter of a leader's token."""
    return str(ROWS[KIND[INDEX[piece]]]["initial"])


ORDER = {piece: n for n, piece in enumerate(IDS)}
"""Choices name units in this order."""


def in_order(pieces: Iterable[str]) -> list[str]:
    """As choices list them: in the order of `units.toml`."""
    return sorted(pieces, key=ORDER.__getitem__)
