"""Declaring battles and picking the next one (GOB-4.4, 7.2).

Every connected group of contacts is one ready battle. A press takes it up, single hexes can be taken out of it (on the sheet
or on the map), a second press declares it; the order of declaring is its number. Odds stand beside each enemy hex.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from pygame import Rect, Surface

from game.tabletop.contract import AnswerButton, Hotspot
from game.titles.goblin_raid.rules import plays
from game.titles.goblin_raid.rules.battle import linked
from game.titles.goblin_raid.screen.battle_facts import groups
from game.titles.goblin_raid.screen.context import Context, undo
from game.titles.goblin_raid.screen.declare_odds import Odds
from game.titles.goblin_raid.screen.map import TableMap
from game.titles.goblin_raid.screen.panel import NO_MARKS, HexMarks
from game.titles.goblin_raid.screen.sheet import (
    Option,
    content,
    heading,
    option,
    put,
    stacked,
)
from game.ui import palette
from game.ui.hexmap.ground import Area, Ground
from game.ui.hexmap.overlays import Ring

Pair = tuple[str, str]
RED = palette.rgb("#B0382A")
LINES = 0.46
"""The part of the sheet that lists battles may take."""


@dataclass(frozen=True)
class Ready:
    """A group of contacts that is in no battle yet."""

    pairs: tuple[Pair, ...]

    @property
    def first(self) -> Pair:
        """What it is known by."""
        return self.pairs[0]

    @property
    def own(self) -> list[str]:
        return sorted({a for a, _ in self.pairs})

    @property
    def enemy(self) -> list[str]:
        return sorted({b for _, b in self.pairs})

    @property
    def hexes(self) -> set[str]:
        return {*self.own, *self.enemy}


class Declare(Odds):
    """`declare` and `pick_battle`, and the list of battles for both players."""

    sheet = True

    def __init__(self, table: Context, map: TableMap) -> None:
        super().__init__(table)
        self.map = map
        self.taken: Pair | None = None
        """A contact of the group that is taken up."""
        self.out: set[str] = set()
        self.picked = -1
        self._sought: tuple[object, ...] = ()
        """The question and the battle that the map was last brought to."""

    def open(self) -> bool:
        return self.facts.combat and not self.facts.fighting

    @property
    def declaring(self) -> bool:
        return self.table.asked == "declare"

    @property
    def picking(self) -> bool:
        return self.table.asked == "pick_battle"

    def shown(self) -> None:
        found = self.ready()
        if self.taken is not None and not any(self.taken in group.pairs for group in found):
            self.taken, self.out = None, set()
        if not self.declaring:
            self.taken, self.out = None, set()
        left = self.left()
        if self.picking and self.picked not in left:
            self.picked = left[0] if left else -1
        self._seek(found)

    def _seek(self, found: list[Ready]) -> None:
        """The battles that could be declared come into view, or the one that is picked."""
        s = self.facts.s
        if self.declaring and not s.own:
            now: tuple[object, ...] = ("declare", self.table.reading.turn, self.table.reading.cycle)
            hexes = [here for group in found for here in (*group.enemy, *group.own)]
        elif self.picking and self.picked >= 0:
            now, hexes = ("pick", self.picked, len(self.left())), [*s.enemy[self.picked], *s.own[self.picked]]
        else:
            self._sought = ()
            return
        if now != self._sought:
            self._sought = now
            self.map.seek_all(hexes)

    # the facts

    def ready(self) -> list[Ready]:
        """The groups of contacts, while battles are declared."""
        ask = self.table.services.update.ask
        if ask is None or ask.kind != "declare" or not self.open():
            return []
        return [Ready(tuple(pairs)) for pairs in groups(self.facts.s, self.facts.side)]

    def left(self) -> list[int]:
        """Battles that are still to be fought."""
        return [n for n, fought in enumerate(self.facts.s.fought) if not fought]

    @property
    def group(self) -> Ready | None:
        """The group that is taken up."""
        return next((g for g in self.ready() if self.taken is not None and self.taken in g.pairs), None)

    def chosen(self) -> list[Pair]:
        """The contacts of the battle in the making: those linked with the first one that is left."""
        group = self.group
        if group is None:
            return []
        kept = [(a, b) for a, b in group.pairs if a not in self.out and b not in self.out]
        return max(linked(kept), key=len) if kept else []

    @property
    def choice(self) -> plays.Declare | None:
        pairs = self.chosen()
        if not pairs:
            return None
        a, b = pairs[0]
        own, enemy = sorted({x for x, _ in pairs}), sorted({y for _, y in pairs})
        return plays.Declare(a, b, [x for x in own if x != a], [y for y in enemy if y != b])

    # choosing

    def ask(self) -> tuple[str, str] | None:
        if not self.declaring:
            return None
        w, group = self.table.words, self.group
        if group is None:
            return None
        return w("battle-more"), self.odds_words(*self._hexes())

    def _hexes(self) -> tuple[list[str], list[str]]:
        pairs = self.chosen()
        return sorted({a for a, _ in pairs}), sorted({b for _, b in pairs})

    def acts(self) -> Sequence[AnswerButton]:
        table, w = self.table, self.table.words
        n = len(self.facts.s.own) if self.open() else 0
        if self.picking:
            number = self.picked + 1
            return [AnswerButton("fight", w("act-fight", n=number), lambda: table.send(plays.Fight(self.picked), "horn"),
                        kind="danger", enabled=self.picked >= 0)]  # fmt: skip
        if not self.declaring:
            return ()
        text = w("act-done", n=n) if n else w("act-done-none")
        done = AnswerButton("done", text, lambda: table.send(plays.Done()), kind="gold")
        out = [done, undo(table)] if n else [done]
        if self.group is not None:
            choice = self.choice
            out.insert(0, AnswerButton("declare", w("act-declare", n=n + 1), lambda: self._declare(), kind="danger",
                              enabled=choice is not None, why=w("battle-choose-own")))  # fmt: skip
        return out

    def _declare(self) -> None:
        choice = self.choice
        if choice is not None:
            self.taken, self.out = None, set()
            self.table.send(choice)

    def click(self, handle: Hashable) -> bool:
        if not self.open():
            return False
        match handle:
            case ("ready", first) if self.declaring:
                group = next((g for g in self.ready() if g.first == first), None)
                if group is None:
                    return False
                if group == self.group:
                    self._declare()
                else:
                    self._take(group)
                return True
            case ("member", str(found)) if self.declaring:
                return self._toggle(found)
            case ("battle", int(n)) if self.picking and n in self.left():
                if self.picked == n:
                    self.table.send(plays.Fight(n), "horn")
                    return True
                self.picked = n
                self._seek([])
                self._changed()
                return True
        return False

    def _take(self, group: Ready) -> None:
        self.taken, self.out = group.first, set()
        self.map.seek_all(group.hexes)
        self._changed()

    def _can_leave(self, found: str) -> bool:
        """Whether a contact is left when this hex changes sides of the sheet: joins, or leaves."""
        was, self.out = self.out, self.out ^ {found}
        left = bool(self.chosen())
        self.out = was
        return left

    def _toggle(self, found: str) -> bool:
        """A hex joins or leaves the battle in the making; one contact is always left."""
        group = self.group
        if group is None or found not in group.hexes:
            return False
        if self._can_leave(found):
            self.out = self.out ^ {found}
        else:
            self.table.services.play_sound("error")
            return True
        self.taken = self.chosen()[0]
        self._changed()
        return True

    def hex_click(self, hex: str) -> bool:
        if self.picking:
            number = next((n for n in self.left() if hex in {*self.facts.s.own[n], *self.facts.s.enemy[n]}), -1)
            return number >= 0 and self.click(("battle", number))
        if not self.declaring:
            return False
        group = self.group
        if group is not None and hex in group.hexes:
            return self._toggle(hex)
        found = next((g for g in self.ready() if hex in g.hexes), None)
        if found is None:
            return False
        self._take(found)
        return True

    def hex_why(self, hex: str) -> str:
        if not self.open():
            return ""
        w, s = self.table.words, self.facts.s
        for n, (own, enemy) in enumerate(zip(s.own, s.enemy)):
            if hex in own or hex in enemy:
                return str(w("battle", n=n + 1) if self.picking else w("why-in-battle", n=n + 1))
        if not self.declaring or self.facts.side_in(hex) < 0:
            return ""
        group = next((g for g in self.ready() if hex in g.hexes), None)
        if group is None:
            return str(w("why-no-contact"))
        return self.odds_words(group.own, [hex]) if hex in group.enemy else ""

    def _changed(self) -> None:
        self.table.services.play_sound("card_slide")
        self.table.again()

    def back(self) -> bool:
        had = self.taken is not None
        self.taken, self.out = None, set()
        return had

    # on the map

    def hex_marks(self) -> HexMarks:
        if not self.open():
            return NO_MARKS
        s = self.facts.s
        areas: list[Area] = []
        numbers: dict[str, tuple[str, str]] = {}
        for n, (own, enemy) in enumerate(zip(s.own, s.enemy)):
            areas.append(Area(frozenset((*own, *enemy)), RED))
            numbers |= {found: (str(n + 1), "stop") for found in enemy}
        rings: list[Ring] = []
        lit: set[str] = set()
        for group in self.ready():
            if group == self.group:
                own, enemy = self._hexes()
                lit = {*own, *enemy}
                areas.append(Area(frozenset(lit)))
                rings += [Ring(found, RED) for found in enemy]
            elif self.declaring:
                rings += [Ring(found, dashed=True) for found in group.own]
                rings += [Ring(found, RED, True) for found in group.enemy]
        if self.picking and self.picked >= 0:
            lit = {*s.own[self.picked], *s.enemy[self.picked]}
        pressed: set[str] = set()
        if self.declaring:
            pressed = {here for group in self.ready() for here in group.hexes}
        elif self.picking:
            pressed = {here for n in self.left() for here in (*s.own[n], *s.enemy[n])}
        marks = Ground(areas=tuple(areas), numbers=numbers)
        return HexMarks(marks, (), tuple(rings), frozenset(lit), open=sorted(pressed))

    # on the sheet

    def lines(self) -> list[tuple[tuple[Any, ...], Option]]:
        """Declared battles by number, then the groups that are ready."""
        w, s = self.table.words, self.facts.s
        out: list[tuple[tuple[Any, ...], Option]] = []
        for n, (own, enemy) in enumerate(zip(s.own, s.enemy)):
            small = w("battle-fought") if s.fought[n] else self.odds_words(own, enemy)
            text = w("battle-who", own=self.table.hex_names(own), enemy=self.table.hex_names(enemy))
            mark = Option(text, small, number=str(n + 1), chosen=self.picking and n == self.picked,
                          dim=bool(s.fought[n]))  # fmt: skip
            out.append((("battle", n), mark))
        for group in self.ready():
            text = w("battle-who", own=self.table.hex_names(group.own), enemy=self.table.hex_names(group.enemy))
            out.append((("ready", group.first),
                        Option(text, self.odds_words(group.own, group.enemy), chosen=group == self.group)))  # fmt: skip
        return out

    def _parts(self) -> tuple[Rect, list[Rect], Rect]:
        """Heading, a line for each battle, the battle in the making."""
        look = self.table.look
        inner = content(look, self.area)
        head = Rect(inner.x, inner.y, inner.w, max(look.px(56), 34))
        gap = look.px(10)
        rest = Rect(inner.x, head.bottom + gap + look.px(4), inner.w, inner.bottom - head.bottom - gap)
        lines = self.lines()
        room = rest.h if self.group is None else round(rest.h * LINES)
        boxes = stacked(Rect(rest.x, rest.y, rest.w, room), len(lines), max(46, look.px(68)), gap)
        top = (boxes[-1].bottom if boxes else rest.y) + gap * 2
        return head, boxes, Rect(rest.x, top, rest.w, max(0, rest.bottom - top))

    def _members(self) -> list[tuple[str, Rect]]:
        """Own hexes at the left, enemy hexes at the right."""
        group = self.group
        if group is None:
            return []
        look = self.table.look
        _, _, low = self._parts()
        label = look.caps(24) + look.px(6)
        half = (low.w - look.px(16)) // 2
        out = []
        for hexes, x, w in ((group.own, low.x, half), (group.enemy, low.x + half + look.px(16), half)):
            column = Rect(x, low.y + label, w, low.h - label)
            boxes = stacked(column, len(hexes), max(60, look.px(150)), look.px(10))
            out += list(zip(hexes, boxes))
        return out

    def spots(self) -> Sequence[Hotspot]:
        if not self.open() or self.table.sheets.covered:
            return ()
        w = self.table.words
        out: list[Hotspot] = []
        _, boxes, _ = self._parts()
        for (handle, _), rect in zip(self.lines(), boxes):
            able, why = self.declaring, self.table.why_not()
            match handle:
                case ("battle", int(n)):
                    able = self.picking and n in self.left()
                    if self.declaring:
                        why = w("why-in-battle", n=n + 1)
                    elif self.picking:
                        why = w("battle-fought")
            out.append(Hotspot(handle, rect, able, "" if able else why))
        for found, rect in self._members():
            can = self.declaring and self._can_leave(found)
            why = w("why-last-hex") if self.declaring else self.table.why_not()
            out.append(Hotspot(("member", found), rect, can, "" if can else why))
        return out

    def draw_background(self, surface: Surface) -> None:
        table, look, w = self.table, self.table.look, self.table.words
        look.paper(surface, "plain", self.area, 6)
        head, boxes, low = self._parts()
        n = len(self.facts.s.own)
        told = w("battle-left", n=len(self.left())) if not self.ready() and n else w("battle-declared", n=n)
        heading(surface, look, head, w("battle-list"), f"{told} · {w('phase-' + table.reading.phase)}")
        lines = self.lines()
        for (_, one), rect in zip(lines, boxes):
            option(surface, look, rect, one)
        group = self.group
        if group is None:
            self._hint(surface, low)
            return
        own, _ = self._hexes()
        half = (low.w - look.px(16)) // 2
        for key, x in (("battle-own", low.x), ("battle-enemy", low.x + half + look.px(16))):
            put(surface, look.label(w(key), 22, look.palette.k, 1.0, width=half), topleft=(x, low.y))
        for found, rect in self._members():
            self.member(surface, found, rect, own if found in group.enemy else None, self._out(found))

    def _out(self, found: str) -> bool:
        """Taken out of the battle in the making, or no longer linked with it."""
        return found in self.out or found not in {here for pair in self.chosen() for here in pair}

    def _hint(self, surface: Surface, low: Rect) -> None:
        """What to do, under the list."""
        look, w = self.table.look, self.table.words
        key = "ask-declare.first" if self.declaring else "ask-pick-battle.first" if self.picking else ""
        if not key or low.h < look.text(18) * 2:
            return
        told = look.lettering.paragraph(w(key), "text", look.text(18), low.w, palette.DIM_TEXT, lines=5)
        surface.blit(told.surface, low.topleft)
