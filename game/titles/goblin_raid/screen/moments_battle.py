"""The moments of a battle: declared, opened, volley and assault with their die, checks class by class, flight hex by hex on
the map, casualty dice, advances. What a cue tells is shown on the sheet and on the map; the next update stands without it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from game.engine.cues import Cue
from game.tabletop.effects import carried, lies, shown, stamped
from game.tabletop.feed import Update
from game.tabletop.moments import moment_of, shows
from game.titles.goblin_raid.rules import cues
from game.titles.goblin_raid.rules.lookup_tables import CHECK_ORDER, missile_armor
from game.titles.goblin_raid.rules.pieces import CLASS, INDEX, LEADER
from game.titles.goblin_raid.rules.state import commander
from game.titles.goblin_raid.screen.battle_facts import Prospect, armour_of, class_check, outcome
from game.titles.goblin_raid.screen.battle_frame import BattleFrame
from game.titles.goblin_raid.screen.battle_sheet import Strike
from game.titles.goblin_raid.screen.dice import Dice
from game.titles.goblin_raid.screen.effects import banner
from game.titles.goblin_raid.screen.lines import tell_cue
from game.titles.goblin_raid.screen.map import TableMap
from game.titles.goblin_raid.screen.moments_flight import FlightMoments
from game.titles.goblin_raid.screen.moments_sheet import Told, parts_told, printed
from game.titles.goblin_raid.screen.morale import Card
from game.titles.goblin_raid.screen.pieces import counter, facts_of
from game.titles.goblin_raid.screen.sheet import Chip, Row
from game.titles.goblin_raid.screen.stacks import missiles
from game.ui import palette
from game.ui.hexmap.overlays import Ring
from game.ui.motion import Motion, all_of, linear, next_frame, staggered, wait
from game.words.numbers import signed

GREEN, RED = palette.rgb("#47702B"), palette.rgb("#B0382A")
SHEET = ("battle sheet",)
FEW = 5
"""More pieces than these strike with a larger noise."""
SLIDE = 0.16
"""Seconds until the next modifier comes under the die."""


class BattleMoments(FlightMoments):
    """What moves in a battle."""

    def __init__(self, battle: BattleFrame, map: TableMap) -> None:
        super().__init__(battle.table, map)
        self.battle = battle
        self.dice = Dice(self.table)
        self.forget()

    def forget(self) -> None:
        """A new update stands: what was told is over."""
        self.title = ""
        self.letter = ""
        self.strike: Strike | None = None
        self.cards: list[Card] = []
        self.target = ""
        self.helped: tuple[str, int] = ("", 0)
        self.rolled: tuple[int, str] = (0, "")
        """The die of the attack that is shown, and what came of it."""
        self.ended = {}
        self._shown: dict[str, tuple[Rect, object]] = {}
        """The parts of the sheet that the story has printed: where, and what they show."""

    def of(self, cue: Cue, after: Update) -> Motion | None:
        return moment_of(self, cue, after)

    # ---------------------------------------------------------------- the sheet

    def show(self, slid: int = 99) -> Motion:
        """Print what of the sheet is another now that the story has come so far, a part in each frame; then lay all of it
        over the sheet of the update before."""
        if not self.area.w or not self.area.h:
            return
        title = self.title or (self.battle.title() if self.battle.facts.fighting else "")
        letter = self.letter or self.battle.facts.step
        told = Told(title, letter, self.strike, *self.rolled, slid, tuple(self.cards), *self.helped)
        found = {part.name: part for part in parts_told(self.battle, self.area, told)}
        made: list[tuple[str, Surface, Rect]] = []
        for name, part in found.items():
            if self._shown.get(name) != (part.rect, part.shows):
                self._shown[name] = part.rect, part.shows
                if made:
                    yield next_frame()
                made.append((name, printed(self.services.look, self.area, part), part.rect))
        for name in self._shown.keys() - found.keys():
            del self._shown[name]
            self.services.effects.pop((SHEET, name), None)
        for name, picture, rect in made:
            lies(self.services, (SHEET, name), picture, rect)

    def rows(self, pieces: Sequence[str], words: Sequence[str] = ()) -> tuple[Row, ...]:
        """Pieces by the hex where they stand."""
        at = self.where()
        found: dict[str, list[Chip]] = {}
        for n, piece in enumerate(pieces):
            chip = Chip(piece, "", words[n] if words else "")
            found.setdefault(at.get(piece, ""), []).append(chip)
        return tuple(
            Row(self.battle.place_words(here) if here else "", tuple(chips)) for here, chips in sorted(found.items())
        )

    def prepare(self, target: str, least: int) -> None:
        """The classes of the target before they check."""
        here = self.here(target)
        units = [piece for piece in here if not LEADER[INDEX[piece]]] or here
        s = facts_of(self.table).s
        leader = commander(s, [INDEX[piece] for piece in here if LEADER[INDEX[piece]]])
        add = self.battle.facts.leader_numbers(here[0])[0] if leader >= 0 else 0
        self.target = target
        self.helped = (here[0] if leader >= 0 else "", add)
        self.cards = []
        for letter in CHECK_ORDER:
            who = [INDEX[p] for p in units if CLASS[INDEX[p]] == letter and (not least or armour_of(s, p) >= least)]
            self.cards.append(Card(class_check(letter, who, add, leader), "next" if who else "out"))

    # ---------------------------------------------------------------- before the dice

    @shows(cues.Declared)
    def on_declared(self, cue: cues.Declared, after: Update) -> Motion:
        """Rings round all hexes of the battle."""
        hexes = [*cue.own, *cue.enemy]
        self.map.seek_all(hexes)
        self.map.rings([Ring(here, RED) for here in hexes])
        self.sound("battle_declared")
        yield wait(0.45)

    @shows(cues.Battle)
    def on_battle(self, cue: cues.Battle, after: Update) -> Motion:
        """The sheet takes the battle's name; the map shows where."""
        n = cue.battle
        facts = facts_of(self.table)
        if n >= len(facts.s.own):
            facts = facts_of(self.table, after)
        self.forget()
        if n < len(facts.s.own):
            own, enemy = facts.hexes(n)
            self.title = self.battle.title_of([*enemy, *own])
            self.map.seek_all([*own, *enemy])
            self.map.rings([*(Ring(here) for here in own), *(Ring(here, RED) for here in enemy)])
        yield self.show()
        self.sound("battle_opens")
        area = self.area if self.area.w else self.table.ground.map
        if self.title:
            yield banner(self.services, area, self.title, 0.7)

    @shows(cues.BattleStep)
    def on_battle_step(self, cue: cues.BattleStep, after: Update) -> Motion:
        self.sound("paper_turn")
        self.letter = cue.step
        self.strike, self.cards, self.rolled = None, [], (0, "")
        self.dice.away()
        yield self.show()
        yield wait(0.2)

    # ---------------------------------------------------------------- attacks

    @shows(cues.Volley)
    def on_volley(self, cue: cues.Volley, after: Update) -> Motion:
        """Arrows fly, one volley per attack; the die and what changes it; who must check."""
        target = cue.target
        mods = tuple(cue.modifiers)
        change = sum(n for _, n in mods)
        results = tuple(missile_armor(cue.sum, die + change) for die in range(1, 7))
        s = facts_of(self.table).s
        worst = max((armour_of(s, piece) for piece in self.here(target)), default=0)
        prospect = Prospect(True, target, cue.sum, 0, 0, mods, results, tuple(0 < n <= worst for n in results))
        words = [str(n) for n in cue.points]
        self.begin(target, cue.units, words, prospect, cue.armor)
        yield self.show()
        yield self.arrows(target, [u for u, n in zip(cue.units, cue.points) if n])
        yield self.roll(cue, after, "success" if cue.armor else "fails")

    @shows(cues.Assault)
    def on_assault(self, cue: cues.Assault, after: Update) -> Motion:
        """They clash; the die and what changes it; success or not."""
        target, number = cue.target, cue.number
        mods = tuple(cue.modifiers)
        change = sum(n for _, n in mods)
        results = tuple(int(bool(number) and die + change <= number) for die in range(1, 7))
        hits = tuple(map(bool, results))
        prospect = Prospect(False, target, cue.sum, cue.defence, number, mods, results, hits)
        self.begin(target, cue.pieces, (), prospect, 1)
        yield self.show()
        yield self.clash(target, cue.pieces)
        if number:
            yield self.roll(cue, after, "success" if cue.success else "fails")
        else:
            self.rolled = (0, "fails")
            yield self.show()
            yield wait(0.5)

    def begin(self, target: str, pieces: Sequence[str], words: Sequence[str], prospect: Prospect, least: int) -> None:
        """The attack on the sheet and on the map."""
        theirs = (Row(self.battle.place_words(target), tuple(Chip(piece) for piece in self.here(target))),)
        self.letter = self.letter or self.battle.facts.step
        if (self.letter in "ab") != prospect.missile:
            self.letter = "b" if prospect.missile else "c"
        self.strike = Strike(self.letter, target, self.rows(pieces, words), theirs, prospect)
        self.rolled = (0, "")
        self.dice.away()
        self.prepare(target, least)
        at = self.where()
        own = sorted({at[piece] for piece in pieces if piece in at})
        self.map.seek_all([*own, target])
        self.map.rings([Ring(target, RED), *(Ring(here) for here in own)])

    def arrows(self, target: str, units: Sequence[str]) -> Motion:
        """A flight of arrows from every hex that shoots."""
        at = self.where()
        end = self.map.place_of(target).center
        slings = sum(1 for unit in units if "slingers" in unit)
        self.sound("volley_slings" if slings * 2 > len(units) else "volley_bows")
        moves = []
        for here in sorted({at[unit] for unit in units if unit in at}):
            points = missiles([unit for unit in units if at.get(unit) == here])
            for n in range(max(1, min(4, points // 3))):
                moves.append(self.arrow(here, end, n))
        yield staggered(moves, 0.05) if moves else wait(0.3)

    def arrow(self, here: str, end: tuple[int, int], n: int) -> Motion:
        start = self.map.place_of(here).center
        look = self.table.look
        shift = (n - 1) * look.px(12)
        length = look.px(26)

        def draw(surface: Surface, t: float) -> None:
            x0, y0 = start[0] + shift, start[1] + shift // 2
            x1, y1 = end[0] + shift, end[1] + shift // 2
            dx, dy = x1 - x0, y1 - y0
            far = max(1.0, (dx * dx + dy * dy) ** 0.5)
            x, y = x0 + dx * t, y0 + dy * t - look.px(26) * 4 * t * (1 - t) * (not self.services.reduced)
            tail = (x - dx / far * length, y - dy / far * length)
            wide = max(3, look.px(7))
            pygame.draw.line(surface, palette.TIP_PAPER, tail, (x, y), wide)
            pygame.draw.line(surface, palette.PLANK_GRAIN, tail, (x, y), max(1, look.px(3)))

        yield shown(self.services, ("arrow", here, n), 0.34, draw, linear)

    def clash(self, target: str, pieces: Sequence[str]) -> Motion:
        """The counters of each striking hex lunge at the target."""
        at = self.where()
        end = self.map.place_of(target).center
        px = max(24, round(self.map.place_of(target).w * 0.6))
        self.sound("assault_large" if len(pieces) > FEW else "assault_small")
        moves = []
        for here in sorted({at[piece] for piece in pieces if piece in at}):
            first = next(piece for piece in pieces if at.get(piece) == here)
            start = self.map.place_of(here).center
            middle = ((start[0] * 2 + end[0] * 3) / 5, (start[1] * 2 + end[1] * 3) / 5)
            moves.append(
                carried(self.services, counter(self.table, first, px), start, middle, 0.26, 10, ("clash", here))
            )
        yield all_of(*moves) if moves else wait(0.2)

    def roll(self, cue: cues.Volley | cues.Assault, after: Update, verdict: str) -> Motion:
        """The die, its modifiers one by one, the cell, the stamp."""
        die, mods = cue.die, len(cue.modifiers)
        seed = after.version * 64 + len(self.services.effects) + die
        if self.area.w:
            yield self.dice.throw(self.area, die, seed)
        self.rolled = (die, "")
        for n in range(mods + 1):
            yield self.show(n)
            if n < mods:
                self.sound("tick")
                yield wait(SLIDE)
        yield wait(0.15)
        self.rolled = (die, verdict)
        yield self.show()
        self.services.disclose()
        self.sound(self.outcome_sound(verdict == "success"))
        rect = self.map.place_of(cue.target)
        word = self.table.words("stamp-success" if verdict == "success" else "stamp-fails")
        yield stamped(self.services, rect.center, word, "moss" if verdict == "success" else "red", 110, 0.45)

    def outcome_sound(self, good: bool) -> str:
        """What is heard when the die has been read."""
        if self.strike is not None and self.strike.missile:
            return "stamp" if good else "volley_misses"
        return "assault_success" if good else "assault_fails"

    # ---------------------------------------------------------------- morale

    @shows(cues.Check)
    def on_check(self, cue: cues.Check, after: Update) -> Motion:
        """One die for a class; its result is stamped on the hex."""
        letter, found, result = cue.class_, cue.hex, outcome(cue.result, cue.hexes)
        if self.target != found or not self.cards:
            self.prepare(found, 0)
        self.map.seek(found)
        leader = INDEX[cue.leader] if cue.leader else -1
        self.helped = (cue.leader, cue.modifier)
        told = class_check(letter, [INDEX[piece] for piece in cue.pieces], cue.modifier, leader)
        n = CHECK_ORDER.index(letter)
        self.cards = [
            Card(told, "now")
            if i == n
            else replace(card, state="past" if i < n and card.state == "now" else card.state)
            for i, card in enumerate(self.cards)
        ]
        yield self.show()
        self.sound("morale_drum")
        yield wait(0.28)
        self.sound("dice_settle")
        self.cards[n] = Card(told, "now", result, cue.die)
        yield self.show()
        self.services.disclose()
        fill = "moss" if result == "none" else "red" if result == "rout" else "straw"
        words = self.table.words
        key = {"none": "stamp-stands", "rout": "stamp-rout"}.get(result, "stamp-retreat")
        self.sound("morale_holds" if result == "none" else "stamp")
        at = self.map.place_of(found).center
        yield stamped(self.services, at, words(key, n=cue.hexes), fill, 116, 0.6)
        self.cards[n] = replace(self.cards[n], state="past" if result == "none" else "now")

    @shows(cues.Escorted)
    def on_escorted(self, cue: cues.Escorted, after: Update) -> Motion:
        """A leader goes along."""
        self.sound("march_hooves")
        self.map.rings([Ring(cue.hex)])
        yield banner(self.services, self.table.ground.map, tell_cue(self.table, cue), 0.6)

    @shows(cues.Confidence)
    def on_confidence(self, cue: cues.Confidence, after: Update) -> Motion:
        """Confidence goes up or down, with its reason."""
        table, words = self.table, self.table.words
        self.sound("confidence_up" if cue.delta > 0 else "confidence_down")
        told = f"{words('sheet-confidence')} {signed(cue.delta)}"
        yield banner(self.services, table.ground.map, told, 0.8, self.battle.confidence_name(cue.reason))
