"""Morale: the classes of a hex with their chances as bars out of six, the check that is under way, and who goes along
with those that flee (GOB-9.1 to 9.4, 9.11)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace

import pygame
from pygame import Rect, Surface

from game.engine.ask import SeatAsk
from game.tabletop.contract import AnswerButton, Hotspot
from game.titles.goblin_raid.rules import menus, plays
from game.titles.goblin_raid.rules.subject import subject_of
from game.titles.goblin_raid.screen.battle_facts import OUTCOMES, ClassCheck, Facts, outcome
from game.titles.goblin_raid.screen.context import Context
from game.titles.goblin_raid.screen.panel import HexMarks
from game.titles.goblin_raid.screen.pieces import facts_of, id_of, number_of, worth
from game.titles.goblin_raid.screen.question import Question
from game.titles.goblin_raid.screen.sheet import (
    BAD,
    CREAM,
    HOLLOW,
    WARM,
    Chip,
    Row,
    box,
    lay,
    put,
    rows,
    words,
)
from game.ui import palette, shapes
from game.ui.dice import pictures
from game.ui.dice.solids import D6
from game.ui.hexmap.overlays import Ring
from game.ui.look import Look
from game.words.numbers import signed

FILLS = {"rout": BAD, "re3": WARM, "re2": WARM, "re1": WARM, "none": palette.rgb("#5E8C33")}


@dataclass(frozen=True)
class Card:
    """A class on the sheet: `state` "next", "now", "past" or "out" (nobody there checks)."""

    check: ClassCheck
    state: str = "next"
    result: str = ""
    """What its roll has come to."""
    die: int = 0
    least: int = 0
    """Missiles: the armour from which it checks would be known only after the roll; 0: everybody checks."""


def cards_of(table: Context, facts: Facts, target: str) -> list[Card]:
    """The three classes of a hex before or in its checks, from the view alone: those that have checked are past."""
    found = []
    s = facts.s
    checking = {id_of(piece) for piece in s.checking}
    fleeing = {id_of(piece) for piece in s.fleeing}
    under_way = bool(checking) and target == s.target
    for check in facts.checks(target) if target else []:
        if under_way:
            check = replace(check, pieces=tuple(name for name in check.pieces if name in checking))
            flees = any(name in fleeing for name in check.pieces)
            if flees:
                found.append(Card(check, "now", _result(facts)))
                continue
            state = "next" if check.pieces else "out"
        else:
            state = "next" if check.pieces else "out"
        found.append(Card(check, state))
    return found


def _result(facts: Facts) -> str:
    """What befell the class that flees, as the question about it says."""
    about = subject_of(facts.update.ask)
    return outcome("rout" if about.rout else "retreat", min(3, about.hexes)) if about.hexes else ""


def boxes(look: Look, area: Rect) -> list[Rect]:
    """Where the three classes stand, under their heading."""
    head = look.text(19) + look.px(4)
    gap = look.px(10)
    wide = (area.w - 2 * gap) // 3
    return [Rect(area.x + i * (wide + gap), area.y + head, wide, area.h - head) for i in range(3)]


def cards(surface: Surface, table: Context, area: Rect, found: Sequence[Card], leader: str, add: int) -> None:
    """The heading and the three cards."""
    look, w = table.look, table.words
    title = look.label(w("check"), 21, look.palette.k, 0.8, width=area.w // 3)
    rect = put(surface, title, topleft=area.topleft)
    told = w("check-leader", leader=table.leader_name(leader), modifier=signed(add)) if leader else w("check-order")
    put(surface, words(look, told, 16, palette.DIM_TEXT, area.right - rect.right - look.px(12)),
        midleft=(rect.right + look.px(12), rect.centery))  # fmt: skip
    for card, place in zip(found, boxes(look, area)):
        card_at(surface, table, place, card)


def card_at(surface: Surface, table: Context, rect: Rect, card: Card) -> None:
    """One class: who, and how likely each result is, with the leader's modifier."""
    look = table.look
    key = ("class card", rect.size, card, table.words.language, look.inks)
    picture = look.baked(key)
    if picture is None:
        picture = Surface(rect.size, pygame.SRCALPHA)
        _card(picture, table, card)
        look.keep(key, picture)
    surface.blit(picture, rect)


def _card(sheet: Surface, table: Context, card: Card) -> None:
    look, check = table.look, card.check
    whole = sheet.get_rect()
    out = card.state == "out"
    fill = palette.STRAW if card.state == "now" else CREAM
    box(sheet, look, whole, fill, thick=4 if card.state == "now" else 2.5, radius=5)
    ink = palette.DISABLED if out else look.palette.k
    pad = look.px(9)
    lines = len(OUTCOMES)
    high = max(look.text(15) + 1, round((whole.h - 2 * pad) / (lines + 2.2)))
    head = whole.h - 2 * pad - lines * high
    px = max(min(head, look.px(44)), look.text(15))
    disc = shapes.disc(px, ink, ink)
    middle = (pad + px // 2, pad + head // 2 - look.px(2))
    put(sheet, disc, center=middle)
    put(sheet, look.lettering.line(check.letter, "display", max(13, round(px * 0.6)), CREAM), center=middle)
    x = pad + px + look.px(8)
    who = table.unit_names(check.pieces) if check.pieces else "–"
    told, room = _told(table, card), whole.w - x - pad - (px if card.die else 0)
    red = palette.RED_TEXT if card.result and not out else ink
    size = look.text(15)
    if head < 2 * round(size * 1.3):  # one line for both
        line = f"{told}: {who}" if card.result else who if check.pieces else told
        put(sheet, look.lettering.line(line, "text", size, red, width=room, floor=11), midleft=(x, middle[1]))
    else:
        top = look.lettering.line(who, "text", look.text(16), ink, width=room, floor=11)
        low = look.lettering.line(told, "text", size, red, width=room, floor=11)
        y = middle[1] - (top.get_height() + low.get_height()) // 2
        put(sheet, top, topleft=(x, y))
        put(sheet, low, topleft=(x, y + top.get_height()))
    if card.die:
        die = pictures.settled(look, D6, card.die, max(9, round(px * 0.42)))
        put(sheet, die, center=(whole.w - pad - px // 2, middle[1]))
    _bars(sheet, table, Rect(pad, pad + head, whole.w - 2 * pad, lines * high), card, ink)


def _told(table: Context, card: Card) -> str:
    w = table.words
    if card.result:
        return w(f"morale-{card.result}")
    return w("check-nobody") if card.state == "out" else w(f"class-{card.check.letter}-text")


def _bars(sheet: Surface, table: Context, area: Rect, card: Card, ink: tuple[int, int, int]) -> None:
    look = table.look
    out = card.state == "out"
    high = area.h // len(OUTCOMES)
    widest = max(look.lettering.width(table.words(f"morale-{one}"), "text", look.text(15)) for one in OUTCOMES)
    left = max(round(area.w * 0.34), min(widest + look.px(8), round(area.w * 0.5)))
    said = look.lettering.width(table.words("odds-bar", n=4), "text_bold", look.text(15))
    right = max(round(area.w * 0.19), min(said + look.px(10), round(area.w * 0.3)))
    for i, (name_of, chance) in enumerate(zip(OUTCOMES, card.check.chances)):
        y = area.y + i * high + high // 2
        name = look.lettering.line(
            table.words(f"morale-{name_of}"), "text", look.text(15), ink, width=left - 6, floor=11
        )
        put(sheet, name, midright=(area.x + left - look.px(6), y))
        bar = Rect(area.x + left, y - max(4, high // 3), area.w - left - right, max(8, round(high * 0.66)))
        pygame.draw.rect(sheet, HOLLOW, bar, border_radius=look.px(3))
        if chance and not out:
            for n in range(chance):
                cell = Rect(bar.x + round(n * bar.w / 6), bar.y, round(bar.w / 6) + 1, bar.h)
                pygame.draw.rect(sheet, FILLS[name_of], cell.inflate(-1, 0))
        wide = look.px(4 if card.result == name_of else 1.6)
        pygame.draw.rect(sheet, ink, bar, max(1, wide), border_radius=look.px(3))
        text = "–" if out else table.words("odds-bar", n=chance)
        put(
            sheet,
            look.lettering.line(text, "text", look.text(15), ink, width=right, floor=11),
            midright=(area.right, y),
        )


# ---------------------------------------------------------------- who goes along


class Escort(Question):
    """`escort`: leaders who go with those that must move, and whom they keep together."""

    kinds = ("escort",)

    def begins(self, ask: SeatAsk | None) -> None:
        self.leaders: list[str] = []
        self.units: list[str] = []
        if ask is not None:
            usual = plays.read(ask.default)
            if isinstance(usual, plays.Escort):
                self.leaders, self.units = usual.leaders, usual.units
            self.map.seek_all([self.subject.hex])

    @property
    def offers(self) -> list[menus.EscortOffer]:
        """What each set of leaders may take along."""
        return menus.escorts(self.table.services.update.ask)

    @property
    def must(self) -> bool:
        return self.subject.must

    @property
    def all_leaders(self) -> list[str]:
        return sorted({name for one in self.offers for name in one.leaders}, key=number_of)

    @property
    def all_units(self) -> list[str]:
        return list(next((one.units for one in self.offers), ()))

    def offer(self) -> menus.EscortOffer | None:
        """What the leaders chosen may take along."""
        return next((one for one in self.offers if list(one.leaders) == self.leaders), None)

    @property
    def most(self) -> int:
        """How many units the chosen leaders may keep together."""
        found = self.offer()
        return found.most if found is not None else 0

    # choosing

    def click(self, handle: Hashable) -> bool:
        match handle:
            case ("escort", str(name)):
                self._toggle(name)
                return True
        return False

    def _toggle(self, name: str) -> None:
        """A leader or a unit comes along or stays."""
        if name in self.all_leaders:
            self._leader(name)
        elif name in self.units:
            self.units.remove(name)
        elif len(self.units) < self.most:
            self.units = sorted([*self.units, name], key=number_of)
        else:
            self.table.services.play_sound("error")
            return
        self.changed()

    def _leader(self, name: str) -> None:
        """A leader comes along or stays; the best units fill his places."""
        now = [n for n in self.leaders if n != name] if name in self.leaders else [*self.leaders, name]
        self.leaders = sorted(now, key=number_of)
        if self.offer() is None:
            self.leaders = self.all_leaders if self.must else self.leaders
        if not self.leaders:
            self.units = []
        elif len(self.units) != self.most:
            ranked = sorted(self.all_units, key=worth, reverse=True)
            kept = [n for n in self.units if n in ranked][: self.most]
            more = [n for n in ranked if n not in kept][: self.most - len(kept)]
            self.units = sorted([*kept, *more], key=number_of)

    def back(self) -> bool:
        if not self.leaders or self.must:
            return False
        self.leaders, self.units = [], []
        return True

    @property
    def choice(self) -> plays.Escort | None:
        if self.leaders and self.units and self.offer() is not None:
            return plays.Escort(self.leaders, self.units)
        return None

    def _send(self) -> None:
        play = self.choice
        if play is not None:
            self.table.send(play)

    def acts(self) -> Sequence[AnswerButton]:
        if not self.open():
            return ()
        table, w = self.table, self.table.words
        choice = self.choice
        small = w("escort-keep", n=len(self.units), limit=self.most) if choice else ""
        go = AnswerButton("escort", w("verb-escort"), self._send, small=small, enabled=choice is not None,
                 why=w("why-choose-leader"))  # fmt: skip
        if self.must:
            return [go]
        alone = AnswerButton("alone", w("verb-none"), lambda: table.send(plays.NoEscort()), kind="plain")
        return [go, alone] if choice is not None else [replace(alone, kind="primary"), go]

    # where it lies

    def rows(self) -> list[Row]:
        """Leaders, then those who must move."""
        w = self.table.words
        leaders = tuple(Chip(n, "on" if n in self.leaders else "off") for n in self.all_leaders)
        full = len(self.units) >= self.most
        units = tuple(Chip(n, "on" if n in self.units else "out" if full else "off") for n in self.all_units)
        told = w("escort-keep", n=len(self.units), limit=self.most) if self.leaders else w("escort-alone")
        out = [Row(w("escort"), leaders), Row(told, units)]
        facts = facts_of(self.table)
        rest = [n for n in facts.pieces(facts.s.target) if n not in self.all_leaders and n not in self.all_units]
        if rest:
            out.append(Row(w("escort-stays"), tuple(Chip(n) for n in rest)))
        return out

    def spots(self) -> Sequence[Hotspot]:
        if self.table.sheets.covered:
            return ()
        found = self.rows()
        laid = lay(self.table.look, self.halves()[1], [len(row.chips) for row in found], most=96)
        out = []
        for row, places in zip(found, laid.chips):
            for chip, rect in zip(row.chips, places):
                if not chip.mark:
                    out.append(Hotspot(("unit", chip.piece), rect))
                    continue
                can = chip.mark != "out"
                why = "" if can else self._full()
                out.append(Hotspot(("escort", chip.piece), rect, can, why))
        return out

    def _full(self) -> str:
        """Why nobody more can be kept together."""
        w = self.table.words
        return w("why-limit-full", limit=self.most) if self.leaders else w("why-choose-leader")

    def hex_marks(self) -> HexMarks:
        facts = facts_of(self.table)
        return HexMarks(rings=(Ring(facts.s.target),) if facts.s.target else ())

    def draw_background(self, surface: Surface) -> None:
        table, look, w = self.table, self.table.look, self.table.words
        about = self.subject
        result = w("morale-rout") if about.rout else w("morale-retreat", n=about.hexes)
        title = f"{w('escort')} · {w('class-' + about.letter)} · {result}"
        told = w("escort-must") if self.must else w("ask-escort.first")
        self.heading(surface, title, told)
        found = self.rows()
        rows(surface, table, lay(look, self.halves()[1], [len(row.chips) for row in found], most=96), found)
