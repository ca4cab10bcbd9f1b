"""What can be pointed at, in reading order, and why the rest is not open."""

from __future__ import annotations

from collections.abc import Mapping

from game.tabletop.contract import Hotspot
from game.titles.battlegoats.screen.chooser import Handle
from game.titles.battlegoats.screen.context import Context
from game.titles.battlegoats.screen.layout import counts, fan_rects, panels, vote_rects
from game.titles.battlegoats.screen.live_fight import LastFight
from game.titles.battlegoats.screen.placement import Placement
from game.titles.battlegoats.screen.reading import RESERVE, card_of
from game.titles.battlegoats.screen.selection import Selection
from game.ui.places import Place

PILE, CELL, FAN = 1, 0, 0


def spots_of(table: Context, selection: Selection, placement: Placement, last: LastFight | None) -> list[Hotspot]:
    """Every spot of the present phase; later ones lie on top."""
    reading, chooser = table.reading, table.chooser
    if selection.picking:
        open_fan = chooser.open() if selection.looking is None else {}
        rects = fan_rects(table.look, table.ground.stage, selection.picking)
        return [Hotspot(h, rect, h in open_fan, "") for h, rect in rects.items()]
    if chooser.kind == "vote":
        return [Hotspot(h, rect, True) for h, rect in vote_rects(table.look, table.ground.stage).items()]
    if reading.mode == "draft":
        return _draft(table, placement.layout())
    if reading.mode == "deploy":
        return _deploy(table, placement.layout())
    out = _battle(table)
    place = None if reading.reserve else table.ground.reserve  # at the end the reserve lies open there (BTG-8.2)
    if table.ground.duel and place is not None and last is not None and last.is_told(reading.turn):
        out.append(Hotspot(("last",), place, order=PILE))
    return out


def _draft(table: Context, layout: Mapping[Handle, Place]) -> list[Hotspot]:
    asked = table.chooser.kind == "draft"
    out = []
    for handle, place in layout.items():
        inside = handle[1] in dict(table.reading.packet)  # type: ignore[index]
        why = "" if not inside else table.words("why-not-asked")
        out.append(Hotspot(handle, place.rect, asked and inside, "" if asked else why))
    return out


def _deploy(table: Context, layout: Mapping[Handle, Place]) -> list[Hotspot]:
    asked = table.chooser.kind == "deploy"
    why = "" if asked else table.words("refused-already-ready")
    out: list[Hotspot] = []
    if table.ground.tray is not None and asked:
        out.append(Hotspot(("tray",), table.ground.tray, False, order=9))
    for (seat, space), rect in table.ground.cells.items():
        if space not in table.chooser.laid:
            out.append(Hotspot(("at", seat, space), rect, asked and table.chooser.holding is not None,
                            table.words("why-pick-card") if asked else why))  # fmt: skip
    for handle, place in layout.items():
        out.append(Hotspot(handle, place.rect, asked, why, drag=asked))
    return out


def _battle(table: Context) -> list[Hotspot]:
    reading, chooser, place = table.reading, table.chooser, table.ground
    out: list[Hotspot] = []
    found = chooser.open()
    for seat, rect in place.regions.plates.items():
        if ("seat", seat) in found:
            out.append(Hotspot(("seat", seat), rect, True))
    for (seat, space), rect in place.cells.items():
        handle = ("at", seat, space)
        can = handle in found
        out.append(Hotspot(handle, rect, can, "" if can else why_not(table, handle)))
    if place.duel:
        for seat, rect in place.piles.items():
            if reading.piles[seat]:
                out.append(Hotspot(("pile", seat), rect, True, order=PILE, aside=True, headed=True))
        if place.reserve is not None and reading.reserve:
            out.append(Hotspot(("pile", RESERVE), place.reserve, True, order=PILE, aside=True))
    for panel, seats in panels(place, reading):
        rows = -(-len(seats) // 3) if counts(table.look.frame, panel, seats) else len(seats)
        columns = 3 if rows < len(seats) else 1
        inner = table.look.content("panel", panel)
        top = inner.y + table.look.caps(20) + 4
        for i, seat in enumerate(seats):
            box = inner.copy()
            box.w, box.h = inner.w // columns, (inner.bottom - top) // rows
            box.topleft = (inner.x + i % columns * box.w, top + i // columns * box.h)
            full = bool(reading.pile(seat))
            out.append(Hotspot(("pile", seat), box, full, table.words("pile-empty"), order=PILE, aside=True))
    return out


def why_not(table: Context, handle: Handle) -> str:
    """Why a place cannot be chosen now, in the player's words."""
    reading, chooser, words = table.reading, table.chooser, table.words
    if table.services.seat < 0 or not isinstance(handle, tuple) or handle[0] != "at":
        return ""
    _, seat, space = handle
    lying = reading.at(seat, space)
    mine = seat == table.services.seat
    if lying is None:
        return words("refused-no-card-there") if chooser.kind else ""
    if not chooser.kind:
        if reading.phase == "over" or mine:
            return ""
        return words("why-their-turn", name=table.services.name(reading.active)) if reading.active >= 0 else ""
    if chooser.kind in ("orders", "attack"):
        if mine:
            attacks = lying.card is not None and any(e["verb"] == "cannot_attack" for e in card_of(lying.card).effects)
            if attacks:
                return words("refused-cannot-attack")
            if chooser.source is None:
                return words("why-own-idle")
            return words("refused-own-target") if chooser.verb == "attack" else words("refused-wrong-card")
        if chooser.source is None:
            return words("why-own-first")
        if chooser.verb == "attack":
            return words("refused-out-of-reach")
        return words("refused-not-face-down") if lying.facing else words("refused-wrong-card")
    if mine:
        return words("refused-own-target")
    return words("refused-not-face-down") if lying.facing else words("refused-wrong-card")
