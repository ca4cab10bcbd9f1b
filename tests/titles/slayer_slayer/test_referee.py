"""A second reading of section 5, written from the rulebook alone, against the rules: thousands of random rounds; and the
division of loot, lot by lot."""

from __future__ import annotations

import random
import tomllib
from dataclasses import dataclass
from itertools import count as counting
from math import ceil
from pathlib import Path
from typing import Any

import pytest

from game.titles.slayer_slayer.rules import loot, route
from game.titles.slayer_slayer.rules.cards import FOE_INDEX, KINDS, LOTS, PER_PLAYER
from tests.titles.slayer_slayer.table import IN_BATTLE, Fight, cues, go, new, table

DATA = Path(route.__file__).parents[1] / "data"
CARDS = {row["id"]: row for row in tomllib.loads((DATA / "cards.toml").read_text("utf-8"))["card"]}
FOES = {row["id"]: row for row in tomllib.loads((DATA / "foes.toml").read_text("utf-8"))["foe"]}
TABLES = tomllib.loads((DATA / "tables.toml").read_text("utf-8"))


@dataclass
class Goblin:
    handle: int
    name: str
    owner: int = -1
    power: int = 0
    extra: int = 0
    raised: bool = False
    disabled: bool = False
    nothing: bool = False

    @property
    def klass(self) -> str:
        return str(CARDS[self.name]["class"])

    @property
    def works(self) -> bool:
        return not self.raised and not self.disabled


@dataclass
class Told:
    """What chance and the players did, in the order in which it happened."""

    facedown: list[int]
    dice: dict[str, list[int]]
    raised: list[tuple[int, str]]
    votes: list[str]


class Referee:
    """One round, from the face-down discards to the comparison (GSS-4.18 to 4.29, 5.1 to 5.5)."""

    def __init__(
        self, foe: str, round: int, living: int, horde: list[Goblin], earlier: list[Goblin], pile: int
    ) -> None:
        self.foe, self.round, self.living, self.horde, self.earlier, self.pile = (
            foe,
            round,
            living,
            horde,
            earlier,
            pile,
        )
        self.hands: list[int] = []
        self.abilities = [a for a in FOES[foe]["abilities"] if a["round"] <= round]
        self.plan_b = self.wall = self.spoiled = False
        self.foe_change = 0
        self.discards: list[int] = []
        self.dice_total = 0

    def force(self, *verbs: str) -> list[dict[str, Any]]:
        return [] if self.plan_b else [a for a in self.abilities if a["verb"] in verbs]

    def kill(self, goblins: list[Goblin]) -> None:
        for goblin in goblins:
            (self.horde if goblin in self.horde else self.earlier).remove(goblin)
            self.discards.append(goblin.handle)
            self.pile += 1

    def least(self, n: int, besides: Goblin | None = None, most: bool = False) -> None:
        for _ in range(n):
            among = [g for g in self.horde if g is not besides]
            if among:
                best = (max if most else min)(g.power for g in among)
                self.kill([next(g for g in among if g.power == best)])

    def roll(self, told: Told, purpose: str) -> int:
        return told.dice[purpose].pop(0)

    def run(self, told: Told) -> Referee:
        for ability in self.force("discard_facedown"):
            for _ in range(min(ability["n"], len(self.horde))):
                gone = told.facedown.pop(0)
                self.horde = [g for g in self.horde if g.handle != gone]
                self.pile += 1
        for goblin in self.horde:
            printed = CARDS[goblin.name]["power"]
            goblin.power = self.roll(told, "jester") if printed == "d20" else printed
        self.plan_b = any(g.name == "schemer" for g in self.horde)
        self.disable()
        self.foe_discards()
        for goblin in [g for g in self.horde if g.name in ("bruiser", "jester")]:
            if goblin in self.horde and goblin.works and not self.wall:
                if goblin.name == "bruiser":
                    self.least(1, goblin)
                else:
                    self.kill([g for g in (*self.horde, *self.earlier) if g.name != "jester"])
        self.raise_dead(told)
        for goblin in [g for g in self.horde if g.name == "bloodpriest" and g.works]:
            if self.hands[goblin.owner] and told.votes.pop(0) == "give":
                self.hands[goblin.owner] -= 1
                self.give("mystic", 3)
        for goblin in [g for g in self.horde if CARDS[g.name]["effect"]["verb"] == "bet" and g.works]:
            if goblin in self.horde:
                self.bet(goblin, told)
        self.alone, self.against = self.horde_power(), self.foe_power()
        for goblin in [g for g in self.horde if g.name in ("conjurer", "firehazard") and g.works]:
            if self.spoiled or (goblin.name == "conjurer" and told.votes.pop(0) != "roll"):
                continue
            die = self.roll(told, "horde_die")
            self.spoiled = die > self.alone
            self.dice_total += 0 if self.spoiled else die
        self.total = self.alone + self.dice_total
        self.won = not self.spoiled and self.total >= self.against
        return self

    def disable(self) -> None:
        for ability in self.force("disable_all", "disable_class", "disable_dice"):
            for goblin in (*self.horde, *self.earlier):
                dicer = CARDS[goblin.name]["effect"]["verb"] in ("bet", "horde_die")
                if (
                    ability["verb"] == "disable_all"
                    or (ability["verb"] == "disable_class" and goblin.klass == ability["class"])
                    or (ability["verb"] == "disable_dice" and dicer)
                ):
                    goblin.disabled = True
        self.wall = any(g.name == "shieldbearer" and g.works for g in self.horde)

    def foe_discards(self) -> None:
        if self.wall or self.plan_b:
            return
        for ability in self.abilities:
            verb = ability["verb"]
            names = [g.name for g in self.horde]
            if verb in ("discard_weakest", "discard_mightiest"):
                self.least(ability["n"], None, verb == "discard_mightiest")
            elif verb == "discard_class":
                self.kill([g for g in self.horde if g.klass == ability["class"]])
            elif verb == "discard_power_max":
                self.kill([g for g in self.horde if g.power <= ability["n"]])
            elif verb == "discard_twins":
                self.kill([g for g in self.horde if names.count(g.name) >= 2])

    def raise_dead(self, told: Told) -> None:
        for _ in [g for g in self.horde if g.name == "gravecaller" and g.works]:
            if self.pile:
                self.pile -= 1
                handle, name = told.raised.pop(0)
                printed = CARDS[name]["power"]
                power = self.roll(told, "jester") if printed == "d20" else printed
                self.horde.append(Goblin(handle, name, power=power, raised=True))

    def give(self, klass: str, amount: int) -> None:
        for goblin in self.horde:
            goblin.extra += amount if goblin.klass == klass else 0

    def bet(self, goblin: Goblin, told: Told) -> None:
        vote = told.votes.pop(0)
        if vote not in ("odds", "evens"):
            return
        success = self.roll(told, "bet") % 2 == (vote == "odds")
        others = [g for g in self.horde if g is not goblin]
        match goblin.name, success:
            case "impersonator", True:
                goblin.power = max((g.power for g in others), default=goblin.power)
            case "impersonator" | "artificer", False:
                self.kill([] if self.wall else [goblin])
            case "artificer", True:
                self.give("tinker", 2)
            case "catapult", True:
                goblin.extra += 5
            case "catapult", False:
                self.least(0 if self.wall else 1, goblin)
            case "fancypants", True:
                self.give("court", 3)
            case "fancypants", False:
                goblin.nothing = True
            case "fearmonger", True:
                self.foe_change -= 5
            case "fearmonger", False:
                self.least(0 if self.wall else 2, goblin)
            case other:
                raise AssertionError(other)

    def number(self, klass: str) -> int:
        return sum(1 for g in self.horde if g.klass == klass)

    def horde_power(self) -> int:
        caps = [a["n"] for a in self.force("cap_power")]
        total = 0
        for goblin in self.horde:
            power = goblin.power + goblin.extra
            if goblin.works:
                match goblin.name:
                    case "wolfrider":
                        power += self.number("brute") - 1
                    case "berserker":
                        power += 3 if self.round > 1 else 0
                    case "backstabber":
                        power += 3 if self.round == 1 else 0
                    case "shaman":
                        power += len({g.klass for g in self.horde})
            total += min([0 if goblin.nothing else power, *caps])
        return total + sum(min([3, *caps]) for g in self.earlier if g.name == "barricader" and g.works)

    def foe_power(self) -> int:
        power = max(1, FOES[self.foe]["power"][self.living - 1]) + self.foe_change
        power -= sum(self.number("tinker") for g in self.horde if g.name == "sapper" and g.works)
        for ability in self.force("foe_power", "foe_power_per_class", "foe_power_per_goblin"):
            if ability["verb"] == "foe_power":
                power += ability["amount"]
            elif ability["verb"] == "foe_power_per_class":
                power += ability["amount"] * self.number(ability["class"])
            else:
                power += ability["amount"] * max(0, len(self.horde) - ability["above_per_player"] * self.living)
        return max(1, power)


def random_fight(dice: random.Random) -> Fight:
    foe, living, round = dice.choice(sorted(FOES)), dice.randint(1, 6), dice.randint(1, 4)
    liked = dice.sample(sorted(CARDS), dice.randint(4, 25))
    deck = [name for name in liked for _ in range(4)]
    dice.shuffle(deck)
    horde = [deck.pop() for _ in range(min(len(deck), dice.randint(0, 3 * living)))]
    earlier = [deck.pop() for _ in range(min(len(deck), dice.randint(0, 4) * (round > 1)))]
    pile = [deck.pop() for _ in range(min(len(deck), dice.randint(0, 3)))]
    rest = deck + [name for name in sorted(CARDS) if name not in liked for _ in range(4)]
    hands = tuple(" ".join(rest.pop() for _ in range(dice.choice((0, 1, 3)))) for _ in range(living))
    fight = Fight(foe, living, round, " ".join(horde), " ".join(earlier), " ".join(pile), hands)
    fight.state.earlier_mark = [2 * (dice.random() < 0.2) for _ in earlier]
    return fight


def play(fight: Fight, dice: random.Random) -> Told:
    """Play the round at random and write down what chance and players did."""
    match, votes = fight.start().match, []
    while match.ask is not None and match.ask.kind in IN_BATTLE:
        kind = match.ask.kind
        if kind == "blood_rite":
            vote = dice.choice(("give", "keep"))
            for seat in match.waiting_for():
                space = list(match.space(seat).each())
                match.play(seat, "wait" if space == ["wait"] else space[1] if vote == "give" else "no")
        else:
            vote = dice.choice(("odds", "evens", "none", "") if kind == "bet_vote" else ("roll", "roll", "no", ""))
            for seat in match.waiting_for():
                match.play(seat, vote)
        votes.append(vote)
        fight.cues += match.take_cues()
    rolls: dict[str, list[int]] = {"jester": [], "bet": [], "horde_die": []}
    for nouns in fight.all("roll"):
        if nouns["purpose"] in rolls:
            rolls[nouns["purpose"]].append(nouns["number"])
    facedown = [nouns["handle"] for nouns in fight.all("facedown_discard")]
    return Told(facedown, rolls, [(nouns["handle"], nouns["card"]) for nouns in fight.all("raised")], votes)


def compare(seed: int) -> str:
    dice = random.Random(seed)
    fight = random_fight(dice)
    s = fight.state
    fight.match.chance = type(fight.match.chance)(str(seed).encode())
    names = {handle: KINDS[s.faces[handle]] for handle in (*s.horde, *s.earlier)}
    earlier = [Goblin(h, names[h], raised=bool(mark)) for h, mark in zip(s.earlier, s.earlier_mark)]
    horde = [Goblin(h, names[h], owner) for h, owner in zip(s.horde, s.owner)]
    referee = Referee(FOES_BY_INDEX[s.foe], s.round, s.players, horde, earlier, len(s.pile))
    referee.hands = [len(hand) for hand in s.hand]
    told = play(fight, dice)
    referee.run(told)
    assert not told.facedown and not told.raised and not any(told.dice.values()) and not told.votes
    ledger = fight.one("ledger")
    assert [nouns["handle"] for nouns in fight.all("discarded")] == referee.discards
    standing = [g.handle for g in referee.earlier if g.name == "barricader" and g.works]
    assert [row[0] for row in ledger["rows"]] == [g.handle for g in referee.horde] + standing
    assert sum(row[4] for row in ledger["rows"]) == ledger["horde"] == referee.alone
    assert sum(row[1] for row in ledger["foe_rows"]) == ledger["foe"] == referee.against
    assert (ledger["total"], ledger["spoiled"]) == (referee.total, referee.spoiled)
    assert bool(fight.all("victory")) == referee.won and bool(fight.all("lost")) != referee.won
    return "won" if referee.won else "spoiled" if referee.spoiled else "lost"


FOES_BY_INDEX = {index: name for name, index in FOE_INDEX.items()}


def _the_referee_counts_the_same(part: int) -> set[str]:
    """One part of what is judged together below; returns what it met."""
    seen = {compare(1000 * part + n) for n in range(250)}
    return seen


def test_the_referee_counts_the_same() -> None:
    """GSS-2.10, GSS-2.14, GSS-4.18 to GSS-4.29, GSS-5.1, GSS-5.2, GSS-5.3, GSS-5.4, GSS-5.5: random Hordes against all foes."""
    seen = set[str]().union(*(_the_referee_counts_the_same(part) for part in range(10)))
    assert seen == {"won", "spoiled", "lost"}


# ---------------------------------------------------------------- loot


@pytest.mark.parametrize("part", range(4))
def test_the_referee_divides_the_same(part: int) -> None:
    """GSS-4.43, GSS-4.45, GSS-4.46: each lot goes to one of those who may have it, and all lots go."""
    ratio = TABLES["loot"]["lot_ratio"]
    for seed in range(120):
        dice = random.Random(1000 * part + seed)
        seats, foe = dice.randint(3, 6), dice.choice(sorted(FOES))
        match = table(seats)
        s = match.state
        out = dice.sample(range(seats), dice.randint(0, seats - 1))
        won_by = seats - dice.randint(0, len(out))
        s.phase, s.foe, s.players, s.won, s.revealed = "battle", FOE_INDEX[foe], won_by, True, True
        s.lots = max(1, ceil(ratio[FOES[foe]["tier"]] * won_by))
        for seat in out:
            s.out[seat] = 1
        s.taken = taken = [dice.randint(0, 2) for _ in range(seats)]
        taken = taken[:]
        living = [seat for seat in range(seats) if seat not in out]
        go(match, loot.Loot(), route.Floor())
        pings = {seat: dice.choice((0, *range(1, s.lots + 1), *range(1, s.lots + 1))) for seat in living}
        for seat, lot in pings.items():
            if lot:
                match.play(seat, ["ping", lot])
        for seat in living:
            match.play(seat, ["confirm"])
        given = cues(match, "lot")
        assert [nouns["lot"] for nouns in given] == list(range(1, len(given) + 1))
        assert len(given) == min(s.lots, len(FOES[foe]["loot"]))
        got = dict.fromkeys(living, 0)
        for pinged in (True, False):
            for nouns in given:
                wanting = [seat for seat in living if pings[seat] == nouns["lot"]]
                if bool(wanting) is not pinged:
                    continue
                among = wanting or [seat for seat in living if not got[seat]] or living
                fewest = [seat for seat in among if taken[seat] == min(taken[other] for other in among)]
                assert nouns["seat"] in fewest and nouns["tie"] == (len(fewest) > 1) and nouns["pinged"] is pinged
                assert nouns["contested"] == (wanting if len(wanting) > 1 else [])
                got[nouns["seat"]] += 1
                taken[nouns["seat"]] += 1
        assert s.taken == taken
        rows = [next(iter(lot.items())) for lot in FOES[foe]["loot"][: s.lots]]
        for seat in range(seats):
            mine = [row for row, nouns in zip(rows, given) if nouns["seat"] == seat]
            assert s.gold[seat] == sum(n for kind, n in mine if kind == "gold")
            assert s.trophies[seat] == sum(n for kind, n in mine if kind == "trophies")
            assert len(s.hand[seat]) == sum(n for kind, n in mine if kind == "cards")


def test_lots_of_every_table() -> None:
    """GSS-4.43, GSS-10.13: lot_ratio of the tier times the living, rounded up, at least 1, by the data file."""
    assert [LOTS[0][n] for n in range(1, 7)] == [1, 1, 2, 2, 3, 3]
    assert [LOTS[1][n] for n in range(1, 7)] == [1, 2, 3, 3, 4, 5]
    assert [LOTS[2][n] for n in range(1, 7)] == [1, 2, 3, 4, 5, 6]


# ---------------------------------------------------------------- whole matches


def score(view: dict[str, Any], seat: int) -> tuple[int, int, int, int]:
    """GSS-7.4, 7.5, from what is shown at the end."""
    objective, gold, trophies = view["final"][seat]
    cards = len(view["hands"][seat])
    factors = next(row for row in TABLES["objective"] if row["id"] == objective)
    points = TABLES["scoring"]
    total = (
        gold * points["per_gold"] * factors["gold_factor"] + trophies * points["per_trophy"] * factors["trophy_factor"]
    )
    return total + cards * points["per_card"] * factors["card_factor"], cards, trophies, gold


@pytest.mark.parametrize("seed", range(8))
def test_whole_matches(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """GSS-2.1, GSS-7.4, GSS-7.5, GSS-7.7, GSS-10.30: 100 cards at every step; every further round costs each player a
    card; the floor never falls; the winners are those with the best score."""
    monkeypatch.setitem(PER_PLAYER, "easy", -6)
    match = new(3 + seed % 4, seed=seed, difficulty="easy")
    s, dice = match.state, random.Random(seed)
    deck = sorted(name for name in CARDS for _ in range(4))
    was: tuple[int, int, list[int]] = (0, 0, [])
    for _ in range(3000):
        if match.result is not None:
            break
        zones = (s.deck, s.pile, *s.hand, s.horde, s.earlier, s.stake, s.offered if s.target < 0 else [])
        assert sorted(KINDS[s.faces[handle]] for zone in zones for handle in zone) == deck
        assert sorted(handle for zone in zones for handle in zone) == list(range(100))
        if match.ask.kind == "play_cards" and (s.floor, s.round) > was[:2]:
            sizes = [len(hand) for hand in s.hand]
            if s.floor == was[0] and s.round > 4:
                assert all(now < then or not then for now, then in zip(sizes, was[2])), (
                    "a lost round from the fourth on"
                )
            assert s.floor >= was[0]
            was = (s.floor, s.round, sizes)
        seat = dice.choice(match.waiting_for())
        sitting = match.ask.mode == "open" and dice.random() < 0.7
        match.play(seat, match.default(seat) if sitting else match.space(seat).sample(match.chance))
    assert match.result is not None
    view, result = match.view(-1), match.result
    living = [seat for seat in range(s.seats) if not view[f"seat.{seat}"][5]]
    if result.outcome == "surface":
        best = max(score(view, seat) for seat in living)
        assert result.winners == tuple(seat for seat in living if score(view, seat) == best) and s.floor == 10
        ranks = sorted(living, key=lambda seat: score(view, seat), reverse=True)
        assert [result.places[seat] for seat in ranks] == sorted(result.places[seat] for seat in ranks)
    elif result.outcome == "sole_survivor":
        assert result.winners == tuple(living) and view["final"][living[0]][0] == "sole_survivor"
    else:
        assert result.outcome == "nobody" and not living and not result.winners
    fallen = sorted((seat for seat in range(s.seats) if seat not in living), key=lambda seat: -view[f"seat.{seat}"][5])
    assert [result.places[seat] for seat in fallen] == sorted(result.places[seat] for seat in fallen)
    assert all(result.places[seat] > len(living) for seat in fallen) or not living
    assert result.tally["score"] == tuple(0 if seat not in living else score(view, seat)[0] for seat in range(s.seats))


def main() -> None:
    """`python -m tests.titles.slayer_slayer.test_referee`: compare until stopped."""
    for seed in counting(100_000):
        try:
            compare(seed)
        except BaseException:
            print("seed", seed)
            raise


if __name__ == "__main__":
    main()
