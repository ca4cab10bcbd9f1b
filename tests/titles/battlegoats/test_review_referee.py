"""A second referee: the attack of the rulebook worked out again, slowly, from the rows of cards.toml alone, and held
against the rules on thousands of random tables (BTG sections 5 and 6)."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

from game.engine.chance import FastChance
from game.engine.spaces import Menu, Pick
from game.titles.battlegoats.rules.cards import CARDS, EMPTY, INDEX, SPACES
from game.titles.battlegoats.rules.state import State, copy, exchange
from tests.titles.battlegoats.table import SEATS, Table, battle, pile

ROWS = {"F": "front", "M": "middle", "B": "back"}
FAVOURITES = (
    *("double_ballista", "scapegoat", "powder_kid", "quiet_monk", "land_mine", "straw_goat", "sapper", "jonas", "lion"),
    *("strutting_pete", "tattletale", "night_owl", "town_crier", "skunk", "copygoat", "glass_cannon", "watchtower"),
    *("trophy_muncher", "heckler", "hawkeye_hilda", "marshal_brindle", "drumbeard", "shield_nan", "mama_dragon"),
    *("baby_dragon", "armored_pig", "pig_a_pult", "little_gruff", "big_gruff", "bridge_troll", "old_grumblehoof"),
)


def row_column(place: int) -> tuple[int, int]:
    name = SPACES[place % 9]
    return "FMB".index(name[0]), int(name[1])


def relation(giver: int, other: int) -> set[str]:
    """How `other` lies, seen from `giver`, both of one battlefield."""
    (r, c), (r2, c2) = row_column(giver), row_column(other)
    return {
        name
        for name, holds in {
            "adjacent": abs(r - r2) + abs(c - c2) == 1,
            "row": r == r2 and c != c2,
            "behind": c == c2 and r2 > r,
            "ahead": c == c2 and r2 < r,
        }.items()
        if holds
    }


def has(card: int, verb: str, **fields: Any) -> dict[str, Any] | None:
    for effect in CARDS[card].effects:
        if effect["verb"] == verb and all(effect.get(name) == value for name, value in fields.items()):
            return effect
    return None


def types(card: int) -> set[str]:
    return {CARDS[card].type} | {effect["type"] for effect in CARDS[card].effects if effect["verb"] == "also_type"}


@dataclass
class Referee:
    """What the rulebook says about one attack, from the places as they lie at Count."""

    s: State
    place: int
    targets: list[int]
    powers: list[tuple[int, int]] = field(default_factory=list)
    marked: list[int] = field(default_factory=list)
    stood: list[int] = field(default_factory=list)

    def mates(self, place: int) -> list[int]:
        """The other cards of the same battlefield."""
        start = place - place % 9
        return [p for p in range(start, start + 9) if p != place and self.s.field[p] != EMPTY]

    def counts_up(self, card: int) -> bool:
        return bool(self.s.up >> card & 1 and self.s.began_up >> card & 1)

    def silent(self) -> set[int]:
        """BTG-5.5, 6.3"""
        out = set()
        for target in self.targets:
            for one, other in ((self.place, target), (target, self.place)):
                if has(self.s.field[one], "silence"):
                    out.add(self.s.field[other])
        return out

    def holds(self, conditions: dict[str, Any], place: int, foe: int, role: str) -> bool:
        """BTG-6.7"""
        s, card = self.s, self.s.field[place]
        near = [s.field[p] for p in self.mates(place)]
        tests = {
            "role": lambda value: role == value,
            "row": lambda value: ROWS[SPACES[place % 9][0]] == value,
            "foe_type": lambda value: value in types(foe),
            "foe_printed_min": lambda value: CARDS[foe].power >= value,
            "foe_family": lambda value: CARDS[foe].family == value,
            "foe_face_up": lambda value: self.counts_up(foe) is value,
            "self_face_up": lambda value: self.counts_up(card) is value,
            "adjacent_type": lambda value: any(
                value in types(s.field[p]) for p in self.mates(place) if "adjacent" in relation(place, p)
            ),
            "ally": lambda value: INDEX[value] in near,
            "seen": lambda value: bool(s.seen >> INDEX[value] & 1),
            "slain": lambda value: bool(s.slain >> INDEX[value] & 1),
            "own_cards_max": lambda value: len(near) + 1 <= value,
        }
        return all(tests[name](value) for name, value in conditions.items())

    def counter(self, per: str, place: int) -> int:
        """BTG-6.6"""
        s, card = self.s, self.s.field[place]
        if per in ("adjacent", "ahead"):
            return sum(per in relation(place, p) for p in self.mates(place))
        if per == "own_discard":
            return len(s.pile[place // 9])
        if per == "family":
            return sum(CARDS[s.field[p]].family == CARDS[card].family for p in self.mates(place))
        if per == "defeats":
            return s.defeats[card]
        assert per == "enemy_face_up"
        return sum(self.counts_up(other) for p, other in enumerate(s.field) if other != EMPTY and p // 9 != place // 9)

    def power(self, place: int, foe: int, role: str) -> int:
        """BTG-6.2 to 6.4"""
        card, silent = self.s.field[place], self.silent()
        total = CARDS[card].power
        if card in silent:
            return total
        if has(card, "mimic"):
            total = CARDS[foe].power
        fixed = has(card, "set_power")
        if fixed and self.holds(fixed.get("if", {}), place, foe, role):
            total = fixed["value"]
        for effect in CARDS[card].effects:
            if effect["verb"] == "bonus" and self.holds(effect.get("if", {}), place, foe, role):
                add = effect["add"] * (self.counter(effect["per"], place) if "per" in effect else 1)
                total += min(add, effect["max"]) if "max" in effect else add
        for giver in self.mates(place):
            aura = has(self.s.field[giver], "aura")
            if (
                aura
                and self.s.field[giver] not in silent
                and aura["to"] in relation(giver, place)
                and aura.get("only", CARDS[card].type) in types(card)
                and self.holds(aura.get("if", {}), place, foe, role)
            ):
                total += aura["add"]
        hexed = has(foe, "hex")
        if hexed and foe not in silent:
            total += hexed["add"]
        return max(0, total)

    def works(self, place: int, verb: str, **fields: Any) -> bool:
        card = self.s.field[place]
        return card not in self.silent() and has(card, verb, **fields) is not None

    def judge(self) -> None:
        """BTG-5.6 to 5.10"""
        s, attacker = self.s, self.s.field[self.place]
        for target in self.targets:
            mine = self.power(self.place, s.field[target], "attack")
            theirs = self.power(target, attacker, "defend")
            self.powers.append((mine, theirs))
            blown = self.works(target, "explode", on="attacked") and not self.works(self.place, "blast_proof")
            if blown or mine <= theirs:
                self.mark(self.place)
            if blown or theirs <= mine:
                self.mark(target)
        self.stand_in([p for p in (self.place, *self.targets) if p in self.marked])
        new = []
        for mine_, theirs_ in [(self.place, t) for t in self.targets] + [(t, self.place) for t in self.targets]:
            if mine_ in self.marked and self.works(mine_, "explode", on="defeat"):
                proof = self.works(theirs_, "blast_proof")
                if theirs_ not in self.marked and theirs_ not in new and not proof:
                    new.append(theirs_)
        for p in new:
            self.mark(p)
        self.stand_in(new)

    def mark(self, place: int) -> None:
        if place not in self.marked:
            self.marked.append(place)

    def stand_in(self, among: list[int]) -> None:
        """BTG-5.9"""
        for p in among:
            for goat in self.mates(p):
                able = has(self.s.field[goat], "stand_in") and self.s.field[goat] not in self.silent()
                if able and "adjacent" in relation(p, goat) and goat not in self.marked and p in self.marked:
                    self.marked.remove(p)
                    self.marked.append(goat)
                    self.stood.append(goat)

    def defeated_by(self, place: int) -> list[int]:
        """BTG-5.16: the cards that the card in `place` has defeated."""
        if place in self.marked:
            return []
        foes = self.targets if place == self.place else [self.place]
        return [foe for foe in foes if foe in self.marked and foe not in self.stood]

    def stays_up(self, place: int) -> bool:
        """BTG-5.14, 7.11"""
        beaten = self.defeated_by(place)
        return any(self.works(foe, "tangle") for foe in beaten) or bool(beaten and self.works(place, "stay_up"))

    def effects(self) -> list[tuple[str, int, int]]:
        """BTG-5.12: kind, owner and the only seat that counts (-1: any), in order."""
        order = sorted((self.place, *self.targets), key=lambda p: ((p // 9 - self.s.active) % self.s.seats, p % 9))
        out = []
        for p in order:
            if p in self.marked and self.works(p, "peek", when="defeated"):
                out.append(("peek", p // 9, (self.targets[0] if p == self.place else self.place) // 9))
        for p in order:
            if self.defeated_by(p) and self.works(p, "peek", when="won"):
                out.append(("peek", p // 9, -1))
            if self.defeated_by(p) and self.works(p, "expose", when="won"):
                out.append(("expose", p // 9, -1))
        return out


def random_table(dice: random.Random, seats: int) -> Table:
    """A battle in which anything may lie anywhere, and some cards have a past."""
    loved = list(FAVOURITES)
    dice.shuffle(loved)
    rest = [card.id for card in CARDS if card.id not in loved]
    dice.shuffle(rest)
    deck = rest + loved if dice.random() < 0.8 else dice.sample([card.id for card in CARDS], 55)
    parts = []
    for seat in range(seats):
        spaces = dice.sample(SPACES, dice.choice((1, 2, 3, 4, 5, 6, 9)))
        cards = [f"{space} {deck.pop()}{' (up)' if dice.random() < 0.3 else ''}" for space in spaces]
        parts.append(f"{SEATS[seat]}: {', '.join(cards)}")
    table = battle(". ".join(parts), turn=SEATS[dice.randrange(seats)])
    s = table.state
    for seat in range(seats):
        pile(table, SEATS[seat], *[deck.pop(0) for _ in range(dice.randrange(4)) if len(deck) > 8])
    for card in s.field:
        if card != EMPTY:
            s.defeats[card] = dice.randrange(6)
            if dice.random() < 0.2:
                s.up |= 1 << card  # turned up in this turn: it does not count as face up
    for name in ("mama_dragon", "baby_dragon"):
        s.seen |= dice.randrange(2) << INDEX[name]
        s.slain |= dice.randrange(2) << INDEX[name]
    table.match._spaces = {}
    return table


def hidden(s: State, seat: int, foe: int, taking_part: tuple[int, ...]) -> int:
    return sum(
        1
        for p, card in enumerate(s.field)
        if card != EMPTY and p not in taking_part and p // 9 != seat and foe in (-1, p // 9) and not s.up >> card & 1
    )


def test_a_second_referee_agrees() -> None:
    """BTG-5.5 to BTG-5.16, BTG-6.2 to BTG-6.8, BTG-7.3, BTG-7.9, BTG-7.11, BTG-7.13, BTG-9.1"""
    seen: set[str] = set().union(*(judge_random_tables(seed) for seed in range(6)))
    wanted = {"stand_in", "explosion", "tangle", "proud", "peek", "expose", "dodge swap", "dodge stay"}
    assert wanted <= seen, f"no random table of any seed showed {wanted - seen}"


def judge_random_tables(part: int) -> set[str]:
    """Compare the attacks of 350 random tables with the referee; return what was met."""
    dice, chance = random.Random(part), FastChance(part)
    seen: set[str] = set()
    for _ in range(350):
        table = random_table(dice, dice.randrange(2, 5))
        match, s = table.match, table.state
        if not table.asked.startswith("orders"):
            continue
        menu = match.space(s.active)
        assert isinstance(menu, Menu)
        branches = [branch for branch in menu.branches if branch.verb == "attack"]
        volleys = [branch for branch in branches if isinstance(pick := branch.parts[0], Pick) and pick.hi > 1]
        branch = dice.choice(volleys or branches)
        targets = branch.parts[0].sample(chance)
        own = s.active * 9 + SPACES.index(branch.nouns[0])
        lineup = [seat * 9 + SPACES.index(space) for seat, space in targets]
        aside, before = -1, copy(s)
        match.play(s.active, ["attack", branch.nouns[0], targets])
        cues = match.take_cues()
        if table.asked.startswith("dodge"):
            assert match.ask is not None
            seat = match.ask.seats[0]
            choice = match.space(seat).sample(chance)
            if choice[0] == "swap":
                aside = seat * 9 + SPACES.index(choice[1])
                exchange(before, s.field.index(INDEX["jonas"]), aside)
            match.play(seat, choice)
            cues += match.take_cues()
            seen.add(f"dodge {choice[0]}")
        for p in (own, *lineup):
            before.seen |= 1 << before.field[p]  # BTG-5.4: turned up before anything is counted
        referee = Referee(before, own, lineup)
        referee.judge()
        compare(table, referee, cues, aside, seen)
    return seen


def compare(table: Table, referee: Referee, cues: list[Any], aside: int, seen: set[str]) -> None:
    match, s = table.match, table.state
    told = [cue.nouns["total"] for cue in cues if cue.kind == "power"]
    assert told == [power for pair in referee.powers for power in pair]
    fell = [[cue.nouns["place"][0], cue.nouns["place"][1]] for cue in cues if cue.kind == "falls"]
    assert sorted(fell) == sorted([p // 9, SPACES[p % 9]] for p in referee.marked)
    left = referee.effects()
    known = len([cue for cue in cues if cue.kind in ("peek", "expose")])
    assert known <= len(left)
    while match.ask is not None and match.ask.kind in ("tattle", "look", "shout"):
        match.play(match.ask.seats[0], match.default(match.ask.seats[0]))
        cues += match.take_cues()
    done = [(cue.kind, cue.nouns["seat"]) for cue in cues if cue.kind in ("peek", "expose")]
    possible = [(kind, seat) for kind, seat, _ in left]
    taking_part = (referee.place, *referee.targets, aside)
    assert [effect for effect in possible if effect in done] == done
    for kind, seat, foe in left:
        if (kind, seat) not in done and match.result is None:
            assert not s.occupied[seat] or not hidden(s, seat, foe, taking_part), "an effect was left out"
    for p in (referee.place, *referee.targets):
        card = referee.s.field[p]
        if p in referee.marked:
            assert s.field[p] != card
            continue
        assert s.field[p] == card
        assert bool(s.up >> card & 1) == referee.stays_up(p), CARDS[card].id
        assert s.defeats[card] == referee.s.defeats[card] + len(referee.defeated_by(p))
    if aside >= 0:
        assert s.field[aside] == INDEX["jonas"] and not s.up >> INDEX["jonas"] & 1
    for seat in range(s.seats):
        gained = sum(len(referee.defeated_by(p)) for p in (referee.place, *referee.targets) if p // 9 == seat)
        assert s.felled[seat] == referee.s.felled[seat] + gained
    seen.update(cue.kind for cue in cues)
