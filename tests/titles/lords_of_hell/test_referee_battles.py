"""A second reading of battles, written from the rulebook and the data files alone: it watches random battles as a spectator does,
counts power, exchanges, dice, hits, the end and what follows from it by itself, and compares."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from dataclasses import dataclass, field
from itertools import count as counting
from pathlib import Path
from typing import Any

from game.engine.chance import Chance, FastChance
from game.engine.match import Match
from tests.titles.lords_of_hell.dsl import DEVILS, Table, new

DATA = Path(__file__).parents[3] / "game/titles/lords_of_hell/data"
FILE = tomllib.loads((DATA / "cards.toml").read_text("utf-8"))
CARDS = {row["id"]: row for row in FILE["card"]}
DEVIL = {row["id"]: row for row in FILE["devil"]}
TABLES = tomllib.loads((DATA / "tables.toml").read_text("utf-8"))
OTHER = {"attack": "defence", "defence": "attack"}
LAZY = {"beat": 60, "floor": 60, "organisation": 60, "attack_turn": 10, "parley": 60}
"""How often, of a hundred, a seat does what it would by silence."""
IN_A_BATTLE = (
    *("organisation", "sworn_join", "beat", "floor", "spread", "place", "share", "conquest", "confiscate", "fortress"),
    "cards",
)


def verb(card: str) -> str:
    return str(CARDS[card].get("effect", {"verb": "none"})["verb"])


def power_of(hordes: list[str]) -> int:
    """LOH-10.43, 19.5."""
    total, ones = 0, 0
    for name in hordes:
        total += CARDS[name]["power"]
        if name == "tormented_ones":
            ones += 1
            total += ones * CARDS[name]["effect"]["step"]
    trio = ("dark_critters", "night_critters", "shadow_critters")
    return total + (CARDS[trio[0]]["effect"]["power"] if set(trio) <= set(hordes) else 0)


@dataclass
class Troops:
    """One seat's unhit troops in a battle."""

    seat: int
    hordes: dict[int, str]
    souls: int
    devil: bool
    strength: int
    fortress: str = ""

    @property
    def power(self) -> int:
        own = power_of(list(self.hordes.values())) + self.souls // 2
        return own + self.devil * self.strength + (CARDS[self.fortress]["power"] if self.fortress else 0)

    @property
    def units(self) -> int:
        return len(self.hordes) + self.devil + bool(self.fortress)

    @property
    def can_take(self) -> int:
        return self.units + self.souls

    @property
    def juggernauts(self) -> int:
        return sum(verb(name) == "juggernaut" for name in self.hordes.values())


@dataclass
class Fought:
    """What one battle has seen."""

    attacker: int
    downed: list[int] = field(default_factory=list)
    broken: bool = False
    taken: bool = False
    """The realm's devil was captured, by surrender or after it."""
    given_up: int = 0
    """The battle round of the surrender."""
    called_off: bool = False


class Referee:
    """Watches one match from the plays, the spectator's view before each and the cues after it."""

    def __init__(self) -> None:
        self.battles: dict[int, Fought] = {}
        self.sides: dict[str, list[Troops]] = {}
        self.realm = -1
        self.expected: list[tuple[str, str, int]] = []
        """(part, side, die) of hits that are still to come."""
        self.hits: Counter[int] = Counter()
        self.part: list[dict[str, Any]] = []
        self.felled: list[int] = []
        self.seen: Counter[str] = Counter()
        self.ended = -1
        """The realm whose battle is in its aftermath."""

    # ------------------------------------------------------------ the table as it is seen

    def muster(self, view: dict[str, Any], row: dict[str, Any]) -> dict[str, list[Troops]]:
        sides: dict[str, list[Troops]] = {"attack": [], "defence": []}
        realm = row["realm"]

        def troops(seat: int, hordes: list[Any], souls: int, devil: bool) -> Troops:
            there = view[f"seat.{seat}"]
            crown = any(name == "crown_of_lucifer" for _, name in there["artifacts"])
            extra = CARDS["crown_of_lucifer"]["effect"]["amount"] if crown else 0
            return Troops(seat, dict(map(tuple, hordes)), souls, devil, DEVIL[there["devil"]]["power"] + extra)

        own = view[f"seat.{realm}"]
        away = any(army["seat"] == realm and army["devil"] for other in view["fronts"] for army in other["armies"])
        away = away or any(army["seat"] == realm and army["devil"] for army in view["marching"])
        home = troops(realm, own["hordes"], own["souls"], own["body"] == "in_hell" and not away)
        home.fortress = own["fortress"][1] if own["fortress"] and not row["struck"] else ""
        sides["defence"].append(home)
        armies = sorted(row["armies"], key=lambda army: army["seat"] != row["attacker"])
        for army in armies:
            sides[army["side"]].append(troops(army["seat"], army["hordes"], army["souls"], army["devil"]))
        return sides

    def protection(self, view: dict[str, Any], row: dict[str, Any]) -> int:
        """LOH-10.65."""
        own, total = view[f"seat.{row['realm']}"], 0
        stands = own["fortress"] and not row["struck"] and not row["negated"]
        if stands and own["fortress"][0] not in view["public"]["suppressed"]:
            total += CARDS[own["fortress"][1]]["protection"] + (own["devil"] == "dispater")
        total += own["devil"] == "baalzebub"
        beasts = any(verb(name) == "reduce_protection" for t in self.sides["attack"] for name in t.hordes.values())
        return max(0, total - beasts)

    # ------------------------------------------------------------ one play

    def watch(self, before: dict[str, Any], cues: list[Any]) -> None:
        rows = {row["realm"]: row for row in before["fronts"]}
        exchanges: list[dict[str, Any]] = []
        for cue in cues:
            nouns = cue.nouns
            if exchanges and cue.kind != "exchange":
                self.rolled(exchanges)
                exchanges = []
            if cue.kind == "committed":
                self.battles[nouns["realm"]] = Fought(nouns["seat"])
            elif cue.kind == "battle_round" and nouns["realm"] == self.realm:
                self.end_part()
                self.sides, self.realm = {}, -1
            elif cue.kind == "surrendered":
                fought = self.battles[nouns["realm"]]
                fought.taken, fought.given_up = True, rows[nouns["realm"]]["round"]
            elif cue.kind in ("withdrew", "fled") and nouns["realm"] in self.battles:
                fought = self.battles[nouns["realm"]]
                beat = any(tag[0] == "dice" for tag in before["agenda"])
                if nouns["seat"] == fought.attacker and fought.given_up == rows[nouns["realm"]]["round"] and not beat:
                    fought.called_off = True
            elif cue.kind == "crumble" and nouns["fell"]:  # a fortress that falls in the aftermath was destroyed too
                self.battles[self.ended].broken = True
                before = self.meanwhile(before, cue.kind, nouns)
            elif cue.kind in ("freed", "souls", "conquest", "given"):
                before = self.meanwhile(before, cue.kind, nouns)
            elif cue.kind == "dice":
                self.end_part()
                self.measure(before, rows[nouns["realm"]], nouns)
            elif cue.kind == "exchange":
                exchanges.append(nouns)
                self.exchange(rows[nouns["realm"]], before, exchanges)
            elif cue.kind == "hits":
                self.end_part()
                self.begin_part(nouns)
            elif cue.kind == "hit":
                self.hit(nouns)
            elif cue.kind == "army_home":
                self.leave(nouns["seat"])
            elif cue.kind == "battle_over":
                self.end_part()
                self.over(before, rows[nouns["realm"]], nouns)
            elif cue.kind == "captured":
                self.captured(nouns)
            elif cue.kind == "plundered":
                self.plundered(before, nouns)
            elif cue.kind == "victory":
                self.told = (nouns["seat"], nouns["which"])
        if exchanges:
            self.rolled(exchanges)

    @staticmethod
    def meanwhile(view: dict[str, Any], kind: str, nouns: dict[str, Any]) -> dict[str, Any]:
        """The view after the aftermath of an older front, which the same play may go on from to the dice of the next."""

        def changed(seat: int, **fields: Any) -> dict[str, Any]:
            return {**view, f"seat.{seat}": {**view[f"seat.{seat}"], **fields}}

        if kind == "freed":  # home in Hell at once (LOH-9.12)
            return view if nouns["why"] == "no_walls" else changed(nouns["seat"], body="in_hell", captor=-1)
        if kind == "souls":
            return changed(nouns["seat"], souls=view[f"seat.{nouns['seat']}"]["souls"] + nouns["n"])
        if kind == "given":
            gone = nouns["tabled"]
            left = [card for card in view[f"seat.{nouns['seat']}"]["artifacts"] if card not in gone]
            view = changed(nouns["seat"], artifacts=left)
            return changed(nouns["to"], artifacts=[*view[f"seat.{nouns['to']}"]["artifacts"], *gone])
        if kind == "crumble":
            return changed(nouns["seat"], fortress=None) if nouns["fell"] else view
        if nouns["what"] == "take":
            stands = view[f"seat.{nouns['realm']}"]["fortress"]
            view = changed(nouns["seat"], fortress=stands)
        return view if nouns["what"] == "leave" else changed(nouns["realm"], fortress=None)

    # ------------------------------------------------------------ dice

    def measure(self, view: dict[str, Any], row: dict[str, Any], nouns: dict[str, Any]) -> None:
        """LOH-10.43, 10.44, 10.45, 10.65."""
        self.sides, self.realm = self.muster(view, row), row["realm"]
        self.expected, self.hits, self.felled, self.part = [], Counter(), [], []
        self.power = [sum(t.power for t in self.sides[side]) for side in ("attack", "defence")]
        self.guard = self.protection(view, row)
        assert nouns["power"] == self.power and nouns["protection"] == self.guard, (nouns, self.power, self.guard)
        self.many = 2 + sum(4 if p >= 50 else 2 if p >= 25 else 0 for p in self.power)
        assert nouns["exchanges"] == self.many
        mine, theirs = self.power
        self.base = [self.ratio(mine, theirs), self.ratio(theirs, mine)]
        assert nouns["dice"] == self.base

    @staticmethod
    def ratio(mine: int, theirs: int) -> int:
        if not mine:
            return 1
        return 3 if mine >= 3 * theirs else 2 if mine >= 2 * theirs else 1

    def exchange(self, row: dict[str, Any], view: dict[str, Any], so_far: list[dict[str, Any]]) -> None:
        """LOH-10.46 to 10.49."""
        now, before = so_far[-1], so_far[-2]["hit"] if len(so_far) > 1 else ""
        more = list(row["extra"])
        if len(so_far) == 1:
            fortress = view[f"seat.{row['realm']}"]["fortress"]
            more[1] += bool(fortress and fortress[1] == "flame_keep")
            first = [t for t in self.sides["attack"] if t.seat == row["attacker"] and t.devil]
            more[0] += bool(first and view[f"seat.{row['attacker']}"]["devil"] == "geryon")
        struck = [before == "attack", before in ("defence", "shielded")]
        assert [len(now["attack"]), len(now["defence"])] == [
            base + extra + 2 * was for base, extra, was in zip(self.base, more, struck)
        ]
        a, d = max(now["attack"]), max(now["defence"])
        helpers = any(t.can_take for t in self.sides["defence"][1:])
        assert (now["hit"], now["die"]) == self.compare(a, d, helpers), now

    def compare(self, a: int, d: int, helpers: bool) -> tuple[str, int]:
        attack, defence = self.power

        def beats(die: int) -> bool:
            return die > d or (die == d and attack > defence)

        if a < d or (a == d and attack < defence):
            return "attack", d
        if not beats(a):
            return "", 0
        if beats(a - self.guard):
            return "defence", a - self.guard
        return ("shielded", a) if helpers else ("", 0)

    def rolled(self, exchanges: list[dict[str, Any]]) -> None:
        """LOH-10.66: rolling stopped where it should, and not before."""
        for n in range(1, len(exchanges) + 1):
            dice = {side: sorted(e["die"] for e in exchanges[:n] if e["hit"] == side) for side in OTHER}
            enough = any(self.enough(self.sides[side], dice[side]) for side in OTHER)
            last = n == len(exchanges)
            assert enough == last or (last and n == self.many), (n, dice)
        self.seen["stopped early"] += len(exchanges) < self.many

    @staticmethod
    def enough(side: list[Troops], dice: list[int]) -> bool:
        left = dice[:]
        for souls in sorted((t.souls for t in side if t.souls), reverse=True):
            while souls > 0:
                if not left:
                    return False
                souls -= left.pop(0)
        return len(left) >= sum(t.units for t in side)

    # ------------------------------------------------------------ hits

    def begin_part(self, nouns: dict[str, Any]) -> None:
        """LOH-10.71: shielded hits, all others, waves of revenge."""
        self.seen[nouns["part"]] += 1
        self.before = {
            side: [(t.seat, t.can_take, t.juggernauts, self.hits[t.seat]) for t in self.sides[side]] for side in OTHER
        }
        self.part_name, self.part = nouns["part"], []
        self.due = Counter((hit[1], hit[2]) for hit in nouns["hits"])

    def troops(self, seat: int) -> Troops:
        return next(t for side in self.sides.values() for t in side if t.seat == seat)

    def hit(self, nouns: dict[str, Any]) -> None:
        """LOH-10.52, 10.72, 10.73, 10.74, 10.76."""
        self.part.append(nouns)
        what, seat = nouns["what"], nouns["seat"]
        if what == "lost":
            side = self.sides[nouns["side"]]
            side = side[1:] if self.part_name == "shielded" else side
            assert not any(t.can_take for t in side), "a hit was lost beside a troop"
            self.seen["lost"] += 1
            return
        t = self.troops(seat)
        assert t in self.sides[nouns["side"]]
        self.hits[seat] += 1
        if t.juggernauts:
            assert verb(nouns["card"]) == "juggernaut", "Juggernauts take the first hits"
        fought = self.battles[self.realm]
        if what == "horde":
            if nouns["card"] == "leviathan":
                assert len(t.hordes) == 1, "Leviathan is hit last"
            assert t.hordes.pop(nouns["handle"]) == nouns["card"]
            fought.broken = True
        elif what == "souls":
            assert nouns["souls"] == min(nouns["die"], t.souls) > 0
            t.souls -= nouns["souls"]
            fought.broken = True
        elif what == "fortress":
            assert t.fortress and seat == self.realm
            t.fortress = ""
        else:
            assert t.devil
            if what == "devil":
                t.devil = False
                fought.downed.append(seat)
                self.felled.append(seat)
            self.seen[what] += 1

    def end_part(self) -> None:
        """LOH-10.72: every hit found its place or none was left; nobody took more than another that can still take one."""
        if not self.part:
            return
        done = Counter((hit["side"], hit["die"]) for hit in self.part)
        assert done == self.due, (done, self.due)
        for side in OTHER:
            rows = [hit for hit in self.part if hit["side"] == side and hit["what"] != "lost"]
            got = Counter(hit["seat"] for hit in rows)
            first = self.before[side][1:] if self.part_name == "shielded" else self.before[side]
            jugs = {seat: many for seat, _, many, _ in first}
            fallen = sum(verb(hit["card"]) == "juggernaut" for hit in rows if hit["what"] == "horde")
            assert fallen == min(sum(jugs.values()), len(rows)), "Juggernauts first"
            for seat, _, many, taken in first:
                for other, _, _, theirs in first:
                    there = next((t for t in self.sides[side] if t.seat == other), None)
                    if got[seat] > many and there is not None and there.can_take:
                        assert taken + got[seat] - 1 <= theirs + got[other], "spread evenly"
        self.part = []

    def leave(self, seat: int) -> None:
        """An army has gone home: its troops are no longer there."""
        for side in OTHER:
            if self.sides.get(side):
                self.sides[side] = [t for t in self.sides[side] if t.seat != seat or seat == self.realm]

    # ------------------------------------------------------------ the end

    def over(self, view: dict[str, Any], row: dict[str, Any], nouns: dict[str, Any]) -> None:
        """LOH-10.42, 10.50."""
        realm = row["realm"]
        if self.ended >= 0:  # one play may end an aftermath and the next battle
            self.finished(self.ended)
        # A play that ends the battle at the lock has changed nothing but the readiness, or has itself ended it.
        fresh = self.realm == realm and bool(self.sides)
        sides = self.sides if fresh else self.muster(view, row)
        own = next((t for t in sides["attack"] if t.seat == row["attacker"]), None)
        captive = view[f"seat.{row['attacker']}"]["captor"] == realm
        led = own is not None and (
            own.devil or any(verb(n) == "army_leader" for n in own.hordes.values()) or (captive and own.hordes)
        )
        beaten = not any(t.can_take for t in sides["defence"])
        left = nouns["why"] in ("withdrew", "called_off", "slip_away", "promise", "free", "wings", "fortress")
        spent = row["round"] >= 8 and (fresh or all(row["truce"]))
        if fresh and {row["attacker"], realm} <= set(self.felled):
            expected = "ruin"
        elif left or spent or (not led and (fresh or own is not None)):
            expected = "failed"
        else:
            expected = "won" if beaten else "going on"
        assert nouns["result"] == expected, (nouns, expected)
        self.result, self.ended, self.prisoners, self.plunder = expected, realm, [], False
        self.told: tuple[int, str] | None = None
        self.seen[expected] += 1
        self.sides, self.realm = {}, -1

    def captured(self, nouns: dict[str, Any]) -> None:
        """LOH-10.56, 10.59, 10.60."""
        fought = self.battles[self.ended]
        captor = fought.attacker if self.result == "won" else self.ended
        assert nouns["captor"] == captor != nouns["seat"] and self.result != "ruin" and nouns["seat"] in fought.downed
        self.prisoners.append(nouns["seat"])
        fought.taken = fought.taken or nouns["seat"] == self.ended

    def plundered(self, view: dict[str, Any], nouns: dict[str, Any]) -> None:
        """LOH-10.57: 5 cards where more than 21 are, else 3, the Bone Citadel keeps one, never more than there are."""
        assert self.result == "won" and nouns["seat"] == self.ended and not self.plunder
        self.plunder = True
        own = view[f"seat.{self.ended}"]
        if view["fronts"] and self.first_look(view):
            most = (5 if own["cards"] > 21 else 3) - bool(own["fortress"] and own["fortress"][1] == "bone_citadel")
            assert nouns["drawn"] == min(most, own["hand"] + own["promises"]), nouns
            self.seen["plunder measured"] += 1
        assert nouns["count"] <= nouns["drawn"]

    @staticmethod
    def first_look(view: dict[str, Any]) -> bool:
        """Whether the table before the play is the one that is plundered: no fortress may fall and no captive be taken."""
        return not any(row["struck"] or row["downed"] for row in view["fronts"])

    def finished(self, realm: int) -> None:
        """LOH-10.61, 10.62: the victory of a battle that has left the table."""
        fought, self.ended = self.battles.pop(realm), -1
        taken = set(self.prisoners) == {
            s for s in fought.downed if s != (fought.attacker if self.result == "won" else realm)
        }
        assert taken or self.result == "ruin"
        if self.result == "won":
            expected = (fought.attacker, "attack") if self.plunder or fought.taken else None
        elif fought.called_off:
            expected = (fought.attacker, "attack")
        else:
            expected = (realm, "defence") if fought.broken and not fought.taken else None
        assert self.told == expected, (self.told, expected, self.result)
        self.seen["victory" if expected else "no victory"] += 1


def random_battle(dice: random.Random) -> Table:
    seats = dice.randint(3, 6)
    t = Table(seats)
    kinds = [name for name, row in CARDS.items() if row["type"] == "army"]
    left = Counter({name: CARDS[name]["count"] for name in CARDS})

    def take(names: list[str], many: int) -> str:
        out = []
        for _ in range(many):
            name = dice.choice(names)
            if left[name]:
                left[name] -= 1
                out.append(name)
        return " ".join(out)

    liked = dice.sample(kinds, dice.randint(2, len(kinds)))
    forts = [name for name, row in CARDS.items() if row["type"] == "fortress"]
    if dice.random() < 0.25:  # beasts against a thick wall
        liked, forts = ["metal_beasts", "juggernauts"], ["iron_fortress"]
    fight = ["slip_away", "ambush", "turncoat", "forced_march", "jailbreak", *forts, "fiends"]
    names = dice.sample(DEVILS, len(DEVILS))
    for seat in range(seats):
        t.seat(seat, names[seat], souls=dice.choice((0, 0, 1, 3, 7, 20)), home=take(liked, dice.randint(0, 5)))
        t.seat(seat, hand=take(fight, dice.choice((0, 1, 3, 8))), fortress=take(forts, dice.random() < 0.6))
        t.seat(
            seat,
            artifacts=take(
                ["crown_of_lucifer", "brazen_shield", "horn_of_war", "wings_of_night"], dice.choice((0, 0, 1))
            ),
        )
    if dice.random() < 0.2:
        t.s.body[1] = 1
    return t.attack(0, 1)


def watch(match: Match, referee: Referee, chance: FastChance, whole: bool = False) -> None:
    """Play the battle, or the whole match, to its end at random, the referee beside it."""
    match.take_cues()
    for row in match.view(-1)["fronts"]:
        referee.battles[row["realm"]] = Fought(row["attacker"])
    for _ in range(6000):
        if match.ask is None or (match.ask.kind not in IN_A_BATTLE and not whole):
            break
        before = match.view(-1)
        seat = chance.pick("", match.waiting_for())
        lazy = chance.below("", 100) < LAZY.get(match.ask.kind, 20 if match.ask.kind in IN_A_BATTLE else 60)
        match.play(seat, match.default(seat) if lazy else match.sample(seat, chance))
        referee.watch(before, match.take_cues())
        open_now = {row["realm"] for row in match.view(-1)["fronts"]}
        for realm in [realm for realm in referee.battles if realm not in open_now]:
            referee.finished(realm)
    assert not match.view(-1)["fronts"] or whole, "the battle does not end"


def whole_match(seed: int) -> Counter[str]:
    """A match from its start, of players who attack when they can."""
    referee = Referee()
    watch(new(3 + seed % 4, seed=seed, round_limit=8), referee, FastChance(f"match {seed}"), whole=True)
    return referee.seen


def compare(seed: int) -> Counter[str]:
    dice = random.Random(seed)
    t = random_battle(dice)
    t.match.chance = Chance(str(seed).encode())
    referee = Referee()
    watch(t.match, referee, FastChance(f"battle {seed}"))
    return referee.seen


def _the_referee_counts_the_same(part: int) -> Counter[str]:
    """One part of what is judged together below; returns what it met."""
    seen: Counter[str] = Counter()
    for n in range(50):
        seen += compare(1000 * part + n)
    return seen


def test_the_referee_counts_the_same() -> None:
    """LOH-10.43, LOH-10.44, LOH-10.45, LOH-10.46, LOH-10.47, LOH-10.48, LOH-10.49, LOH-10.50, LOH-10.52, LOH-10.57, LOH-10.61,
    LOH-10.62, LOH-10.65, LOH-10.66, LOH-10.72, LOH-10.73, LOH-10.74, LOH-10.76: random battles, fought at random."""
    seen = set[str]().union(*(_the_referee_counts_the_same(part) for part in range(6)))
    assert {"won", "failed", "other", "stopped early", "victory", "no victory", "devil"} <= seen


def test_whole_matches() -> None:
    """LOH-10.43, LOH-10.50, LOH-10.57, LOH-10.61, LOH-10.62: the same over whole random matches."""
    seen: Counter[str] = Counter()
    for seed in range(10):
        seen += whole_match(seed)
    assert seen["won"] + seen["failed"] > 5


def main() -> None:
    """`python -m tests.titles.lords_of_hell.test_referee_battles`: compare until stopped."""
    seen: Counter[str] = Counter()
    for seed in counting(100_000):
        try:
            seen += compare(seed)
        except BaseException:
            print("seed", seed)
            raise
        if seed % 200 == 199:
            print(seed - 99_999, dict(seen), flush=True)


if __name__ == "__main__":
    main()
