"""A second reading of what is owed, written from the rulebook alone (LOH-8.9, 8.21, 8.22), against the rules: random
promises, sworn by deals; what may be given away afterwards; and the same deal written by either side."""

from __future__ import annotations

import random
from collections import Counter
from itertools import count as counting
from typing import Any

import pytest

from tests.titles.lords_of_hell.dsl import A, B, C, D, Table, offer_choice, say

SEATS, ROUND = 4, 4


class Ledger:
    """What one seat owes, as a player would keep it on paper: its own wall, its hand, its Souls, its promise cards."""

    def __init__(self, t: Table, seat: int) -> None:
        view = t.match.view(seat)
        self.wall = [row for row in view["wall"] if row["by"] == seat and row["state"] in ("waiting", "live", "due")]
        self.hand = [card for card, _ in view["hand"]]
        self.held, self.souls = view["mine"]["held"], view[f"seat.{seat}"]["souls"]

    def futures(self) -> list[int]:
        """Who may become overlord, as far as it matters; -1: somebody else."""
        return [-1, *{row["sentence"][3][1] for row in self.wall if row["sentence"][3][:1] == ["if_overlord"]}]

    def due_in(self, future: int) -> tuple[Counter[Any], set[int]]:
        """(how much of each counted kind, which hand cards by name) if that seat becomes overlord."""
        much: Counter[Any] = Counter()
        named: set[int] = set()
        for row in self.wall:
            verb, args, strength, condition = row["sentence"]
            if verb != "give" or (condition[:1] == ["if_overlord"] and condition[1] != future):
                continue
            for item in args[1]:
                if item[0] == "hand_card":
                    named.add(item[1])
                elif strength == "asap":
                    continue
                elif item[0] in ("any_cards", "random_cards"):
                    much["cards"] += item[1]
                elif item[0] == "souls":
                    much["souls"] += max(0, item[1])
                elif item[0] == "promise_card":
                    much[item[1]] += item[2]
        return much, named

    def may_give(self, kind: Any, many: int) -> bool:
        """Whether so much may be given for nothing."""
        for future in self.futures():
            much, named = self.due_in(future)
            free = len([card for card in self.hand if card not in named]) if kind == "cards" else 0
            there = free if kind == "cards" else self.souls if kind == "souls" else self.held[kind]
            if much[kind] and there - many < much[kind]:
                return False
        return True

    def may_swear(self, gift: list[Any]) -> bool:
        """Whether a firm gift may be sworn: pieces held and not promised under the same crown, numbers there in every
        future in which it falls due."""
        crown = gift[3][1] if gift[3] else -1
        mine: Counter[Any] = Counter()
        names = {item[1] for item in gift[1][1] if item[0] == "hand_card"}
        for item in gift[1][1]:
            if item[0] in ("any_cards", "random_cards"):
                mine["cards"] += item[1]
            elif item[0] == "souls":
                mine["souls"] += item[1]
            elif item[0] == "promise_card":
                mine[item[1]] += item[2]
        for row in self.wall:
            other = row["sentence"]
            apart = bool(gift[3]) and other[3][:1] == ["if_overlord"] and other[3][1] != crown
            if not apart and names & {item[1] for item in other[1][1] if item[0] == "hand_card"}:
                return False
        for future in {crown, *(self.futures() if crown < 0 else [])}:
            much, named = self.due_in(future)
            free = len([card for card in self.hand if card not in named | names])
            for kind in {*mine, *(["cards"] if names else [])}:
                there = free if kind == "cards" else self.souls if kind == "souls" else self.held[kind]
                if there < much[kind] + mine[kind]:
                    return False
        return True


def random_gift(dice: random.Random, t: Table, to: int) -> list[Any]:
    """A firm gift of a few things, with or without a crown."""
    kinds: list[list[Any]] = [
        ["any_cards", dice.randint(1, 3)],
        ["random_cards", dice.randint(1, 2)],
        ["promise_card", A, dice.randint(1, 4)],
        ["promise_card", B, dice.randint(1, 2)],
        ["souls", dice.randint(1, 3)],
    ]
    bundle = dice.sample(kinds, dice.randint(1, 2))
    if t.s.hand[A] and dice.random() < 0.5:
        bundle = [*bundle[: dice.randint(0, 1)], ["hand_card", dice.choice(t.s.hand[A]), False]]
    if dice.random() < 0.6:
        return say("give", to, bundle, ["settlement", ROUND], condition=["if_overlord", dice.randrange(SEATS), ROUND])
    return say("give", to, bundle, ["finishing", ROUND])


def table(dice: random.Random) -> Table:
    t = Table(SEATS, "tabling", ROUND).seat(A, souls=dice.randint(0, 6), held=[dice.randint(1, 6), 2, 1, 0])
    hand = ["bury", "ambush", "disrupt", "pickpocket", "false_alarm", "slip_away"]
    t.seat(A, hand=" ".join(hand[: dice.randint(0, 6)])).seat(B, souls=3, hand="bury ambush").go()
    return t


def sent(t: Table, **sides: Any) -> bool:
    """Whether the host takes an offer of A; it is withdrawn again."""
    t.s.recent, t.s.offers = [], []
    number = t.offer(A, D, **sides)
    if number:
        t.does(A, "withdraw", number)
    return bool(number)


def compare(seed: int) -> Counter[str]:
    dice, seen = random.Random(seed), Counter[str]()
    t = table(dice)
    for _ in range(dice.randint(1, 6)):
        to = dice.choice((B, C, D))
        gift = random_gift(dice, t, to)
        expected = Ledger(t, A).may_swear(gift)
        t.s.recent, t.s.offers = [], []
        number = t.offer(A, to, swears=[gift])
        assert bool(number) == expected, (gift, t.note(A))
        seen["sworn" if expected else "refused"] += 1
        if number:
            t.does(to, "accept", number, [])
    ledger = Ledger(t, A)
    for signer in (A, B):
        for many in range(1, ledger.held[signer] + 1):
            assert sent(t, give=[["promise_card", signer, many]]) == ledger.may_give(signer, many)
            seen["promise cards"] += 1
    for many in range(1, ledger.souls + 1):
        assert sent(t, give=[["souls", many]]) == ledger.may_give("souls", many)
    named = {card for future in ledger.futures() for card in ledger.due_in(future)[1]}
    free = [card for card in ledger.hand if card not in named]
    for many in range(1, len(free) + 1):
        give = [["hand_card", card, False] for card in free[:many]]
        assert sent(t, give=give) == ledger.may_give("cards", many)
        back = [["any_cards", many]]
        assert sent(t, give=give, take=back), "as many come as go"
        seen["cards"] += 1
    return seen


def _the_referee_owes_the_same(part: int) -> Counter[str]:
    """One part of what is judged together below; returns what it met."""
    seen: Counter[str] = Counter()
    for n in range(60):
        seen += compare(1000 * part + n)
    return seen


def test_the_referee_owes_the_same() -> None:
    """LOH-8.5, LOH-8.9, LOH-8.21, LOH-8.22: random gifts under crowns and without, sworn or refused; then everything that may
    still be given away, and what may not."""
    seen = set[str]().union(*(_the_referee_owes_the_same(part) for part in range(4)))
    assert {"sworn", "refused", "promise cards", "cards"} <= seen


# ---------------------------------------------------------------- the same deal from both sides


def random_side(dice: random.Random, t: Table, seat: int) -> list[list[Any]]:
    """Pieces of a seat that either side can name."""
    there: list[list[Any]] = [
        ["promise_card", dice.randrange(SEATS), dice.randint(1, 3)],
        ["random_cards", dice.randint(1, 2)],
    ]
    there += [["souls", dice.randint(1, 3)], ["fortress", "with"], ["captive", C, dice.choice(["hand_over", "free"])]]
    there += [["tabled", card] for card in t.s.hordes[seat]]
    there += [["promise_release", promise.id] for promise in t.s.promises if promise.to == seat]
    return dice.sample(there, dice.randint(0, 2))


def random_word(dice: random.Random, t: Table, by: int, to: int, got: list[list[Any]]) -> list[Any]:
    """A promise that either side can write."""
    signer = dice.randrange(SEATS)
    gift = dice.choice(
        [
            ["promise_card", signer, dice.randint(1, 4)],
            ["souls", dice.randint(1, 4)],
            ["any_cards", 2],
            ["fortress", "with"],
        ]
    )
    lent = [item for item in got if item[0] in ("tabled", "fortress")]
    found = [
        say("give", to, [gift], ["finishing", ROUND]),
        say("give", to, [gift], ["settlement", ROUND], condition=["if_overlord", signer, ROUND]),
        say("attack", dice.choice([n for n in range(SEATS) if n != by]), ROUND),
        say("no_attack", dice.choice([n for n in range(SEATS) if n != by]), ROUND),
        say("release", C, ["finishing", ROUND]),
        say("join", to, "attack", ROUND, dice.randint(1, 12)),
    ]
    if lent:
        found += [say("return_loan", to, lent, ["finishing", ROUND], strength="if_able")] * 3
    word: list[Any] = dice.choice(found)
    return word


def both_sides(seed: int) -> str:
    """The same random deal between A and B written by A and by B, on the same table: the verdict is one."""
    outcome = []
    for writer in (A, B):
        dice = random.Random(seed)
        t = Table(SEATS, "tabling", ROUND).seat(A, home="fiends fallen_angels", souls=3, hand="bury ambush disrupt")
        t.seat(B, home="juggernauts", souls=2, hand="pickpocket false_alarm", fortress="black_tower")
        t.seat(A, fortress="iron_fortress").seat(C, captor=dice.choice((A, B)))
        t.s.held[A], t.s.held[B] = [4, 1, 0, 0], [2, 5, 0, 1]
        t.go()
        for by, to in ((A, B), (B, A), (A, D)):
            if dice.random() < 0.6:
                word = random_word(dice, t, by, to, [])
                t.s.recent = []
                number = t.offer(by, to, swears=[word])
                if number:
                    t.does(to, "accept", number, [])
        sides = [random_side(dice, t, seat) for seat in (A, B)]
        words = [
            [random_word(dice, t, seat, other, sides[other]) for _ in range(dice.randint(0, 2))]
            for seat, other in ((A, B), (B, A))
        ]
        other = A + B - writer
        choice = offer_choice(other, sides[writer], sides[other], words[writer], words[other])
        t.s.recent, before = [], len(t.s.offers)
        t.match.play(writer, choice)
        struck = len(t.s.offers) > before
        if struck:
            number = t.s.offers[-1].id
            t.does(other, "accept", number, [])
            struck = next(offer.state for offer in t.s.offers if offer.id == number) == "struck"
        outcome.append(struck)
    assert outcome[0] == outcome[1], outcome
    return "struck" if outcome[0] else "refused"


def _either_side_may_write_it(part: int) -> Counter[str]:
    """One part of what is judged together below; returns what it met."""
    seen = Counter(both_sides(1000 * part + n) for n in range(80))
    return seen


def test_either_side_may_write_it() -> None:
    """LOH-6.19, LOH-6.21, LOH-8.17: a random deal is legal or not whoever writes it, and a legal one is carried out."""
    seen = set[str]().union(*(_either_side_may_write_it(part) for part in range(4)))
    assert seen == {"struck", "refused"}


@pytest.mark.parametrize("seed", range(60))
def test_sending_tells_nothing_of_a_hand(seed: int) -> None:
    """LOH-6.19, LOH-6.12: whether an offer is taken, and the reason read by its sender, are the same whatever the receiver holds
    and has promised in secret."""
    told = []
    for secret in (False, True):
        dice = random.Random(seed)
        t = Table(SEATS, "council", ROUND).seat(A, hand="bury ambush").seat(B, souls=2, fortress="black_tower")
        t.seat(B, hand="leviathan slip_away" if secret else "pickpocket fiends").seat(C, captor=B)
        t.s.held[A], t.s.held[B] = [4, 0, 1, 0], [0, 5, 0, 1] if secret else [2, 0, 4, 0]
        t.go()
        if secret:
            t.deal(B, D, swears=[say("give", D, [["any_cards", 2]], ["finishing", ROUND]), say("no_trade", A, ROUND)])
        wanted: list[list[Any]] = [["promise_card", dice.randrange(SEATS), dice.randint(1, 6)], ["random_cards", 2]]
        wanted += [["any_cards", dice.randint(1, 9)], ["card_kind", "leviathan"], ["captive", C, "free"], ["hand_view"]]
        take = dice.sample(wanted, dice.randint(1, 2))
        word = random_word(dice, t, A, B, take)
        asked = say("give", A, [["promise_card", B, 2]], ["finishing", ROUND])
        number = t.offer(A, B, take=take, swears=[word], asks=[asked])
        told.append((bool(number), t.note(A)))
    assert told[0] == told[1]


def main() -> None:
    """`python -m tests.titles.lords_of_hell.test_referee_debts`: compare until stopped."""
    seen: Counter[str] = Counter()
    for seed in counting(100_000):
        try:
            seen += compare(seed)
            seen[both_sides(seed)] += 1
        except BaseException:
            print("seed", seed)
            raise
        if seed % 200 == 199:
            print(seed - 99_999, dict(seen), flush=True)


if __name__ == "__main__":
    main()
