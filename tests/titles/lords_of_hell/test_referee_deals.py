"""A second reading of what a struck deal does to walls and captives, written from the rulebook alone (LOH-6.4, 6.21, 6.22,
9.2, 9.4, 9.5, 9.14), against the rules: random deals between two seats, written by either side."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from tests.titles.lords_of_hell.dsl import A, B, C, Table
from tests.titles.lords_of_hell.test_deals import struck

SEATS = 5
OTHERS = range(C, SEATS)
CARDS = {A: ("iron_fortress", "high_palace"), B: ("black_tower", "flame_keep")}


class Realms:
    """Who has which walls, who has the Ring, who holds whom: as one would lay it out beside the book."""

    def __init__(self, walls: dict[int, str], ring: int, captor: dict[int, int]) -> None:
        self.walls, self.ring, self.captor = walls, ring, captor

    def holds(self, seat: int) -> bool:
        """Whether a seat can hold a captive (LOH-9.2): walls, or the Ring while its devil is no captive (LOH-2.11)."""
        return bool(self.walls.get(seat)) or (self.ring == seat and seat not in self.captor)

    def deal(self, sides: dict[int, list[str]]) -> Realms | None:
        """The realms after a deal, None where the book forbids it. Pieces: "with", "keep", "ring", "free N", "over N"."""
        after = Realms(dict(self.walls), self.ring, dict(self.captor))
        for giver, getter in ((A, B), (B, A)):
            pieces = sides[giver]
            if ("with" in pieces or "keep" in pieces) and not self.walls.get(giver):
                return None
            named = {int(piece[-1]) for piece in pieces if piece[:4] in ("free", "over")}
            if any(self.captor.get(seat) != giver for seat in named) or f"over {getter}" in pieces:
                return None
            if "ring" in pieces and self.ring != giver:
                return None
            if "ring" in pieces:
                after.ring = getter
            for seat in named:
                after.captor[seat] = seat if f"free {seat}" in pieces else getter
            if "with" in pieces:
                for seat in [seat for seat, holder in self.captor.items() if holder == giver and seat not in named]:
                    after.captor[seat] = getter
        came = {giver: self.walls[giver] for giver in (A, B) if {"with", "keep"} & set(sides[giver])}
        for giver in came:
            del after.walls[giver]
        for giver, card in came.items():
            getter = A + B - giver
            after.walls[getter] = f"{after.walls[getter]} or {card}" if after.walls.get(getter) else card
        after.captor = {seat: holder for seat, holder in after.captor.items() if seat != holder}
        stay = [seat for seat, holder in after.captor.items() if holder == self.captor[seat]]
        for seat in [seat for seat in stay if not after.holds(after.captor[seat])]:
            del after.captor[seat]  # home at once, before it gets captives of its own
        for giver, getter in ((A, B), (B, A)):
            if any(piece.startswith("over") for piece in sides[giver]) and not after.holds(getter):
                return None
            named = {int(piece[-1]) for piece in sides[giver] if piece[:4] in ("free", "over")}
            kept = [seat for seat, holder in self.captor.items() if holder == giver and seat not in named]
            if "keep" in sides[giver] and kept and not after.holds(giver):
                return None
        after.captor = {seat: holder for seat, holder in after.captor.items() if after.holds(holder)}
        return after


def furnished(dice: random.Random) -> tuple[Table, Realms]:
    """A random table: walls or none, one Ring or none, captives of A and B, B perhaps among those of A."""
    t = Table(SEATS, "tabling", 4)
    walls = {seat: CARDS[seat][0] for seat in (A, B) if dice.random() < 0.7}
    ring = dice.choice((A, B, -1))
    captor: dict[int, int] = {}
    can = [seat for seat in (A, B) if seat in walls or ring == seat]
    if A in can and (B in walls or ring == A or B not in can) and dice.random() < 0.4:
        captor[B] = A
    for seat in OTHERS:
        if can and dice.random() < 0.7:
            holder = dice.choice(can)
            if holder in walls or holder not in captor:
                captor[seat] = holder
    for seat, name in walls.items():
        t.seat(seat, fortress=name)
    if ring >= 0:
        t.seat(ring, artifacts="ring_of_chains")
    for seat, holder in captor.items():
        t.seat(seat, captor=holder)
    return t.go(), Realms(walls, ring, captor)


def pieces_of(dice: random.Random, seat: int, realms: Realms) -> list[str]:
    """What one side gives, in any order."""
    found = []
    if seat in realms.walls and dice.random() < 0.6:
        found.append(dice.choice(("with", "keep")))
    if realms.ring == seat and dice.random() < 0.4:
        found.append("ring")
    for other, holder in realms.captor.items():
        if holder == seat and dice.random() < 0.4:
            found.append(f"{'free' if other in (A, B) or dice.random() < 0.4 else 'over'} {other}")
    dice.shuffle(found)
    return found


def as_pieces(t: Table, seat: int, words: list[str]) -> list[list[Any]]:
    out: list[list[Any]] = []
    for word in words:
        if word in ("with", "keep"):
            out.append(["fortress", word])
        elif word == "ring":
            out.append(["tabled", t.card(seat, "ring_of_chains", "artifacts")])
        else:
            out.append(["captive", int(word[-1]), "free" if word[:4] == "free" else "hand_over"])
    return out


def compare(seed: int) -> str:
    """The same deal written by A and by B: the book's verdict, and the book's table after it."""
    found = ""
    for writer in (A, B):
        dice = random.Random(seed)
        t, realms = furnished(dice)
        words = {seat: pieces_of(dice, seat, realms) for seat in (A, B)}
        if not words[A] and not words[B]:
            return "nothing"
        expected = realms.deal(words)
        sides = {seat: as_pieces(t, seat, words[seat]) for seat in (A, B)}
        other = A + B - writer
        done = struck(t, writer, other, give=sides[writer], take=sides[other])
        where = (seed, writer, realms.walls, realms.ring, realms.captor, words)
        assert done == (expected is not None), where
        found = "struck" if done else "refused"
        if expected is None:
            continue
        asked = [seat for seat, card in expected.walls.items() if " or " in card]
        assert (t.asked == "fortress") == bool(asked), where
        if asked:
            t.does(asked[0], t.match.default(asked[0]))
            found = "two fortresses"
        assert {n: t.s.captor[n] for n in range(SEATS) if t.s.captor[n] >= 0} == expected.captor, where
        for seat in (A, B):
            assert t.fortress(seat) in expected.walls.get(seat, "").split(" or "), where
            assert (t.body(seat) == "captive") == (seat in expected.captor), where
    return found


def _the_referee_strikes_the_same(part: int) -> Counter[str]:
    """One part of what is judged together below; returns what it met."""
    seen = Counter(compare(1000 * part + n) for n in range(150))
    return seen


def test_the_referee_strikes_the_same() -> None:
    """LOH-6.4, LOH-6.19, LOH-6.21, LOH-6.22, LOH-4.21: walls, Ring and captives of both sides in random deals, whoever writes
    them."""
    seen = set[str]().union(*(_the_referee_strikes_the_same(part) for part in range(4)))
    assert {"struck", "refused", "two fortresses"} <= seen
