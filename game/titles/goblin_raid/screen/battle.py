"""The battle's sheet: its four steps, who strikes whom, the table and the chance before the dice, morale class by class;
and the question of a step: target, strikers, points (GOB-4.5 to 4.7, sections 7 and 8)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.engine.cues import Cue
from game.tabletop.contract import AnswerButton, Hotspot
from game.tabletop.feed import Update
from game.titles.goblin_raid.rules import plays
from game.titles.goblin_raid.rules.lookup_tables import CHECK_ORDER
from game.titles.goblin_raid.screen.battle_facts import MISSILE_STEPS, STEPS, Attack, Prospect
from game.titles.goblin_raid.screen.battle_frame import BattleFrame
from game.titles.goblin_raid.screen.battle_sheet import Strike, counts, print_strike, sides_parts, strike_rows
from game.titles.goblin_raid.screen.context import Context
from game.titles.goblin_raid.screen.map import TableMap
from game.titles.goblin_raid.screen.moments_battle import BattleMoments
from game.titles.goblin_raid.screen.morale import boxes, cards, cards_of
from game.titles.goblin_raid.screen.odds import chance_line, chance_words
from game.titles.goblin_raid.screen.pages import Pages
from game.titles.goblin_raid.screen.panel import NO_MARKS, HexMarks
from game.titles.goblin_raid.screen.sheet import Chip, Parts, Row, lay, parts_of
from game.ui import palette
from game.ui.hexmap.ground import Ground
from game.ui.hexmap.overlays import Ring
from game.ui.hexmap.route import Route
from game.ui.motion import Motion

ELSEWHERE = ("escort", "flee", "run", "advance", "plunder", "count_bags")
"""Questions within a battle that have a room of their own: it takes the sheet's body."""
RED = palette.rgb("#B0382A")
GREEN = palette.rgb("#47702B")


@dataclass
class Choosing:
    """The attack in the making: whom it hits, and with how much of each piece."""

    target: str = ""
    points: dict[str, int] | None = None

    def of(self, attack: Attack) -> None:
        """All of an attack."""
        self.target = attack.target
        self.points = dict(zip(attack.pieces, attack.values))


class Battle(BattleFrame):
    """The sheet of the battle that is fought, and the question `battle_step`."""

    def __init__(self, table: Context, map: TableMap, pages: Pages) -> None:
        super().__init__(table, pages)
        self.map = map
        self.choosing = Choosing()
        self._ask = -1
        self.moments = BattleMoments(self, map)

    @property
    def asked(self) -> bool:
        return self.table.asked == "battle_step"

    @property
    def body(self) -> bool:
        """Whether the body of the sheet is this room's."""
        return self.table.asked not in ELSEWHERE

    # the attack in the making

    def moment(self, cue: Cue, after: Update) -> Motion | None:
        return self.moments.of(cue, after)

    def shown(self) -> None:
        self.moments.forget()
        ask = self.table.services.update.ask
        if not self.asked or ask is None:
            self._ask = -1
            self.choosing = Choosing()
            return
        if ask.id == self._ask and any(a.target == self.choosing.target for a in self.attacks):
            return
        self._ask = ask.id
        self.choosing = Choosing()
        found = self.proposed
        if found is not None and self._proposes:
            self.choosing.of(found)
        elif len(self.attacks) == 1 and self._proposes:
            self.choosing.of(self.attacks[0])
        own = {self.table.reading.at.get(name, "") for name in (self.attack.pieces if self.attack else ())} - {""}
        self.map.seek_all([*own, *(a.target for a in self.attacks)])

    @property
    def _proposes(self) -> bool:
        mine = self.table.reading.mine
        return mine is None or mine.orders.get("auto_attack") != "off"

    @property
    def attacks(self) -> list[Attack]:
        return self.facts.attacks()

    @property
    def proposed(self) -> Attack | None:
        return self.facts.proposal()

    @property
    def attack(self) -> Attack | None:
        """What may strike at the chosen target; of those who watch, what is most likely to come."""
        if not self.asked:
            return self.proposed or next(iter(self.attacks), None)
        return next((a for a in self.attacks if a.target == self.choosing.target), None)

    def chosen(self, attack: Attack) -> dict[str, int]:
        """How much of each piece goes into the attack."""
        if not self.asked or self.choosing.points is None:
            return dict(zip(attack.pieces, attack.values))
        return self.choosing.points

    @property
    def missile(self) -> bool:
        return self.facts.step in MISSILE_STEPS

    def prospect(self, attack: Attack | None = None) -> Prospect | None:
        """What the attack in the making, or another one, comes to."""
        found = attack or self.attack
        if found is None:
            return None
        points = self.chosen(found) if attack is None else dict(zip(found.pieces, found.values))
        if self.missile:
            return self.facts.volley(found.target, sum(points.values()))
        return self.facts.assault(found.target, [name for name in found.pieces if points.get(name)])

    @property
    def hopeless(self) -> bool:
        """No attack of this step can succeed: all who may strike at a target together would not (GOB-7.8, 7.9)."""
        return not any(found.faces for attack in self.attacks if (found := self.prospect(attack)) is not None)

    @property
    def choice(self) -> plays.Fire | plays.Melee | None:
        """The play of the attack as it is chosen; None while nothing is."""
        attack = self.attack
        if attack is None or not self.asked:
            return None
        points = self.chosen(attack)
        if not any(points.values()):
            return None
        if self.missile:
            return plays.Fire(attack.target, list(attack.pieces), [points.get(name, 0) for name in attack.pieces])
        return plays.Melee(attack.target, [name for name in attack.pieces if points.get(name)])

    # the question

    def ask(self) -> tuple[str, str] | None:
        """What the attack comes to stands beside the question."""
        if not self.asked:
            return None
        w, found, battle = self.table.words, self.prospect(), self.facts.s.battle + 1
        text = w("strike-none" if self.hopeless else f"ask-battle-step.{self.facts.step}", battle=battle)
        if found is None or not found.sum or self.hopeless:
            return text, w.stakes("strike-none" if self.proposed is None else "ask-battle-step")
        return text, f"{self._sum_words(found)} {chance_line(self.table, found)}."

    def _sum_words(self, found: Prospect) -> str:
        w = self.table.words
        if found.missile:
            return f"{w('attack-points', n=found.sum)}."
        return f"{w('attack-melee', n=found.sum)} {w('attack-defence', n=found.defence)}."

    def acts(self) -> Sequence[AnswerButton]:
        if not self.asked:
            return ()
        table, w = self.table, self.table.words
        choice, found = self.choice, self.prospect()
        out: list[AnswerButton] = []
        if self.choosing.target and found is not None:
            place = table.place(self.choosing.target)
            key = "act-shoot" if self.missile else "act-strike"
            small = f"{w(key + '-small', n=found.sum)} · {chance_words(table, found)}"
            out.append(AnswerButton("strike", w(key, hex=place), self._send, small=small,
                           kind="primary" if found.faces else "plain", enabled=choice is not None,
                           why=w("why-choose-units"), ready=choice is not None))  # fmt: skip
        proposal = self.proposed
        none = w("attack-proposal-none" if self.hopeless else "attack-proposal-none.few")
        rest = w("act-attack-small") if proposal is not None else none
        out.append(AnswerButton("auto", w("act-attack"), lambda: table.send(plays.AutoStep()), small=rest, kind="gold",
                       enabled=proposal is not None, why=none))  # fmt: skip
        pass_step = AnswerButton("pass", w("act-pass"), lambda: table.send(plays.PassStep()), small=w("act-pass-small"),
                        ready=self.hopeless)  # fmt: skip
        if proposal is None and not (found is not None and found.faces):
            out.insert(0, pass_step)
        else:
            out.append(pass_step)
        return out

    def _send(self) -> None:
        """Make the attack as it is chosen."""
        play = self.choice
        if play is not None:
            self.table.send(play)

    def click(self, handle: Hashable) -> bool:
        match handle:
            case ("target", str(target)) if self.asked:
                return self._target(target)
            case ("striker", str(piece)) if self.asked:
                return self._striker(piece)
        return False

    def hex_click(self, hex: str) -> bool:
        """A target is chosen; an own hex joins or leaves the attack as a whole."""
        if not self.asked:
            return False
        if any(a.target == hex for a in self.attacks):
            return self._target(hex)
        attack = self.attack
        if attack is None:
            return False
        here = [name for name in attack.pieces if self.table.reading.at.get(name) == hex]
        if not here:
            return False
        points = self.chosen(attack)
        on = any(points.get(name) for name in here)
        values = dict(zip(attack.pieces, attack.values))
        self.choosing.points = {**points, **{name: 0 if on else values[name] for name in here}}
        self._changed()
        return True

    def _target(self, target: str) -> bool:
        found = next((a for a in self.attacks if a.target == target), None)
        if found is None:
            return False
        if self.choosing.target == target:
            self._send()
            return True
        self.choosing.of(found)
        self._changed()
        return True

    def _striker(self, name: str) -> bool:
        """A piece joins or leaves; of a shooter's points one less at each press, then all again."""
        attack = self.attack
        if attack is None or name not in attack.pieces:
            return False
        points = dict(self.chosen(attack))
        most = dict(zip(attack.pieces, attack.values))[name]
        now = points.get(name, 0)
        points[name] = (now - 1 if now else most) if self.missile else (0 if now else most)
        self.choosing.points = points
        self._changed()
        return True

    def _changed(self) -> None:
        self.table.services.play_sound("card_slide")
        self.table.again()

    def back(self) -> bool:
        if not self.asked or not self.choosing.target:
            return False
        attack = self.attack
        if attack is not None and self.choosing.points != dict(zip(attack.pieces, attack.values)):
            self.choosing.of(attack)
        else:
            self.choosing = Choosing()
        return True

    # on the map

    def hex_marks(self) -> HexMarks:
        facts, s = self.facts, self.facts.s
        if not self.body:
            return NO_MARKS
        attack = self.attack
        targets = [a.target for a in self.attacks]
        rings = [Ring(found, RED, found != (attack.target if attack else "")) for found in targets]
        routes: list[Route] = []
        lit: set[str] = set()
        if attack is not None:
            points = self.chosen(attack)
            lit = {self.table.reading.at[name] for name in attack.pieces if points.get(name)}
            colour = GREEN if facts.attacker(facts.step) == 0 else RED
            routes = [Route((found, attack.target), colour=colour) for found in sorted(lit)]
            lit.add(attack.target)
        elif s.target:
            rings.append(Ring(s.target, RED))
        pressed: set[str] = set()
        if self.asked:
            pressed = {*targets, *(self.table.reading.at[name] for name in (attack.pieces if attack else ()))}
        return HexMarks(Ground(), tuple(routes), tuple(rings), frozenset(lit), open=sorted(pressed))

    def hex_why(self, hex: str) -> str:
        if not self.asked:
            return ""
        w = self.table.words
        found = next((a for a in self.attacks if a.target == hex), None)
        if found is not None:
            prospect = self.prospect(found)
            return f"{self.table.hex_name(hex)}: {chance_words(self.table, prospect)}" if prospect is not None else ""
        if hex in self.facts.s.struck_hexes:
            return str(w("why-target-done"))
        side = self.facts.side_in(hex)
        if side >= 0 and side != self.facts.attacker(self.facts.step):
            return str(w("why-not-in-battle"))
        return ""

    # on the sheet

    def strike(self) -> Strike | None:
        """What the sheet shows: the attack in the making, or the one that is likely."""
        attack, facts = self.attack, self.facts
        if attack is None:
            return None
        points = self.chosen(attack)
        mine: dict[str, list[Chip]] = {}
        for name, most in zip(attack.pieces, attack.values):
            n = points.get(name, 0)
            mark = "on" if n and self.asked else "" if n else "off"
            word = f"{n}/{most}" if self.missile else ""
            mine.setdefault(self.table.reading.at[name], []).append(Chip(name, mark, word))
        theirs = tuple(Chip(name) for name in facts.pieces(attack.target))
        return Strike(
            facts.step,
            attack.target,
            tuple(Row(self.place_words(found), tuple(chips)) for found, chips in sorted(mine.items())),
            (Row(self.place_words(attack.target), theirs),),
            self.prospect(),
        )

    def spots(self) -> Sequence[Hotspot]:
        if not self.body or self.table.sheets.covered:
            return ()
        look, w = self.table.look, self.table.words
        strike = self.strike()
        found = parts_of(look, self.area)
        out = self._explained(found, strike)
        sides = sides_parts(look, found.sides, len(self.attacks), *(counts(strike) if strike is not None else (1, 1)))
        for attack, rect in zip(self.attacks, sides.targets):
            out.append(Hotspot(("target", attack.target), rect, self.asked, "" if self.asked else self.table.why_not()))
        if strike is None:
            first = w("why-choose-target" if self.attacks else "attack-proposal-none")
            why = first if self.asked else self.table.why_not()
            laid = lay(look, found.body, [len(row.chips) for row in self.overview()])
            for row, rects in zip(self.overview(), laid.chips):
                out += [Hotspot(("unit", chip.piece), rect, False, why) for chip, rect in zip(row.chips, rects)]
            return out
        mine, theirs = strike_rows(look, sides, strike)
        for row, rects in zip(strike.mine, mine.chips):
            out += [
                Hotspot(("striker", chip.piece), rect, self.asked, "" if self.asked else self.table.why_not())
                for chip, rect in zip(row.chips, rects)
            ]
        for row, rects in zip(strike.theirs, theirs.chips):
            why = w("why-not-mine") if self.asked else self.table.why_not()
            out += [Hotspot(("unit", chip.piece), rect, False, why) for chip, rect in zip(row.chips, rects)]
        return out

    def _explained(self, found: Parts, strike: Strike | None) -> list[Hotspot]:
        """What is there to be pointed at: steps, the table, the die, the classes."""
        look = self.table.look
        wide = found.tabs.w / len(STEPS)
        out = [
            Hotspot(
                ("step", letter),
                Rect(round(found.tabs.x + i * wide), found.tabs.y, round(wide) - 2, found.tabs.h),
                order=3,
            )
            for i, letter in enumerate(STEPS)
        ]
        if strike is not None:
            out += [Hotspot(("table",), found.table, order=3), Hotspot(("die",), found.die, order=3)]
        if self.aim():
            out += [Hotspot(("class", letter), rect, order=3)
                    for letter, rect in zip(CHECK_ORDER, boxes(look, found.morale))]  # fmt: skip
        return out

    def aim(self) -> str:
        """The hex whose morale is shown; "" when nobody there has to fear for it."""
        strike = self.strike() if self.body else None
        target = strike.target if strike is not None else self.facts.s.target
        side = 1 - self.facts.attacker(self.facts.step or "b")
        return target if target and self.facts.side_in(target) == side else ""

    def draw_background(self, surface: Surface) -> None:
        table, found = self.table, self.parts(self.area)
        self.frame(surface, self.area, self.title(), self.facts.step)
        strike = self.strike() if self.body else None
        target = self.aim()
        if self.body:
            self._body(surface, strike)
        if target:
            shown = cards_of(table, self.facts, target)
            check = next((card.check for card in shown), None)
            cards(surface, table, found.morale, shown, check.leader if check else "", check.modifier if check else 0)

    def _body(self, surface: Surface, strike: Strike | None) -> None:
        table = self.table
        if strike is None:
            self.everybody(surface, self.area, self.overview())
            return
        prospects = [(a.target, self.prospect(a)) for a in self.attacks]
        print_strike(surface, table, self.area, strike, prospects)
        self.moments.dice.rest(surface, self.area)
