"""What promises forbid: restraints, duties that may not be dodged, pledges, shortage (LOH-8.3, 8.4, 8.9, 8.22).

All of it is a function of the seat's own promises, so asks may use it.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from game.titles.lords_of_hell.rules.cards import CAPTIVE, SOUL_COST, SOULS_PER_POWER, devil_effect
from game.titles.lords_of_hell.rules.promises import ASAP, FIRM, LIVE, STANDING, VERBS, arg, condition_arg
from game.titles.lords_of_hell.rules.records import NONE, Promise
from game.titles.lords_of_hell.rules.state import NOBODY, State, devil_power, has_ring, held_by, hordes_power, is_ring

CARDS, SOULS = "cards", "souls"
"""Kinds of counted gifts; promise cards of a signer are counted under the signer's seat."""


def standing(s: State, seat: int) -> list[Promise]:
    """The seat's own promises that bind or wait, in order of swearing."""
    return [promise for promise in s.promises if promise.by == seat and promise.state in STANDING]


def code_of(promise: Promise) -> str:
    """The code by which a refusal names the promise."""
    return "sworn_to" if VERBS[promise.sentence[0]].duty else "sworn_not_to"


def forbidden(s: State, seat: int, *act: Any) -> Promise | None:
    """The promise of `seat` that forbids an act now, the oldest first; None when it is free.

    Acts: ("attack", realm), ("fight", seat), ("ritual", target), ("special", target), ("vote", candidate or -1),
    ("nominate", candidate or -1), ("earth", "devil" or "fiends"), ("come",), ("home",), ("flee",), ("surrender",),
    ("trade", seat), ("leave",) home with the devil to fight, ("call",) more troops, ("complete", "delay" or "call_off", ritual).
    """
    return next((promise for promise in standing(s, seat) if _forbids(s, promise, act)), None)


def _forbids(s: State, promise: Promise, act: tuple[Any, ...]) -> bool:
    sentence = promise.sentence
    if VERBS[sentence[0]].duty:
        return _dodges(s, promise, act)
    return promise.state == LIVE and _restrains(s, sentence, act)


def _restrains(s: State, sentence: list[Any], act: tuple[Any, ...]) -> bool:
    """LOH-8.3: the ten restraints."""
    verb, args = sentence[0], sentence[1]
    if verb == "no_ring":
        return bool(act[0] == "come" and args[0] == s.round)
    if verb == "no_flee":
        return bool(act[0] == "flee" and args[0] == s.round)
    if verb == "no_earth":
        return act[0] == "earth" and args[1] == s.round and args[0] in (act[1], "both")
    if args[1] < s.round:
        return False
    acts = {
        "no_attack": ("attack",),
        "no_fight_against": ("attack", "fight"),
        "no_ritual": ("ritual",),
        "no_special": ("special",),
        "no_vote": ("vote",),
        "no_nominate": ("nominate",),
        "no_trade": ("trade",),
    }[verb]
    return act[0] in acts and act[1] == args[0]


def _dodges(s: State, promise: Promise, act: tuple[Any, ...]) -> bool:
    """What a duty forbids while it stands (LOH-8.4, 8.9, the `enforce` lines)."""
    sentence = promise.sentence
    verb = sentence[0]
    if verb == "join":
        return act == ("earth", "devil") and not promise.battle
    if verb == "withdraw":
        return act == ("call",)
    if verb == "cast":
        return _keeps_ritual(s, promise, act)
    if arg(sentence, "round") != s.round:
        return False
    if verb == "attack":
        turn = ("pass",) if not promise.battle else ()
        return act in (("earth", "devil"), turn) and promise.state == LIVE
    if verb not in ("vote", "nominate", "attend"):
        return False
    if act[0] == verb and promise.state != "waiting":
        return bool(act[1] != arg(sentence, "candidate"))
    return act in (("earth", "devil"), ("flee",), ("surrender",), ("home",)) and not arg(sentence, "if_attend")


def _keeps_ritual(s: State, promise: Promise, act: tuple[Any, ...]) -> bool:
    """A sworn casting: the ritual stays on the table, is not completed before its round, and in that round its devil stays
    free and at home (`cast`)."""
    ritual, named = arg(promise.sentence, "ritual"), arg(promise.sentence, "round")
    if ritual not in s.rituals[promise.by]:
        return False
    if act[0] in ("call_off", "complete", "delay"):
        blocked = {"call_off": True, "complete": named > s.round, "delay": named == s.round}
        return bool(act[1] == ritual and blocked[act[0]])
    return bool(named == s.round and act in (("earth", "devil"), ("leave",), ("flee",), ("surrender",)))


# ---------------------------------------------------------------- pledges


def pledges(s: State, seat: int, but: int = 0, beside: list[Any] | None = None) -> set[tuple[Any, ...]]:
    """Named pieces that the seat has promised away (LOH-8.9): ("card", handle), ("fortress",), ("captive", seat).
    `but`: the id of a promise that does not count. `beside`: a sentence about to be sworn; what is promised under another
    overlord than it waits for does not count (LOH-8.21)."""
    out: set[tuple[Any, ...]] = set()
    for promise in standing(s, seat):
        if (
            promise.id != but
            and not (beside and _under_two_crowns(promise.sentence, beside))
            and not _crownless(s, promise)
        ):
            out |= _named(promise.sentence, promise.drawn)
    return out


def _named(sentence: list[Any], drawn: int = NONE) -> set[tuple[Any, ...]]:
    """The pieces that one promise names."""
    out: set[tuple[Any, ...]] = {("card", drawn)} if drawn != NONE else set()
    if sentence[0] == "release":
        out.add(("captive", arg(sentence, "captive")))
    if sentence[0] == "give":
        out |= {key for item in arg(sentence, "bundle") if (key := piece_key(item))}
    return out


def piece_key(item: list[Any]) -> tuple[Any, ...]:
    """Under which key a named piece is pledged; () for what is only counted."""
    if item[0] in ("hand_card", "tabled"):
        return ("card", item[1])
    if item[0] == "captive":
        return ("captive", item[1])
    return ("fortress",) if item[0] == "fortress" else ()


def heir(sentence: list[Any]) -> int:
    """The seat whose crowning the promise waits for (`if_overlord`); NOBODY when it waits for none."""
    waits = bool(sentence[3]) and sentence[3][0] == "if_overlord"
    return int(condition_arg(sentence, "seat")) if waits else NOBODY


def _under_two_crowns(a: list[Any], b: list[Any]) -> bool:
    """Whether two promises wait for different overlords: only one of them will ever fall due."""
    return NOBODY != heir(a) != heir(b) != NOBODY


def _crownless(s: State, promise: Promise) -> bool:
    """Whether the overlord is found, and it is not the one that the promise waits for."""
    return s.phase == "settlement" and heir(promise.sentence) not in (NOBODY, s.overlord)


def ribbons(s: State, seat: int, but: int = 0) -> set[int]:
    """Cards lent to the seat, which it has sworn to return."""
    return {
        item[1]
        for promise in standing(s, seat)
        if promise.sentence[0] == "return_loan" and promise.id != but
        for item in arg(promise.sentence, "cards")
        if item[0] in ("hand_card", "tabled")
    }


def free_cards(s: State, seat: int, but: int = 0) -> list[int]:
    """Hand cards that are neither pledged nor lent."""
    taken, lent = pledges(s, seat, but), ribbons(s, seat)
    return [card for card in s.hand[seat] if ("card", card) not in taken and card not in lent]


# ---------------------------------------------------------------- shortage


def _ritual_price(s: State, promise: Promise) -> int:
    """Souls that a sworn casting of this round will cost: they are held back (`cast`)."""
    ritual = arg(promise.sentence, "ritual")
    if arg(promise.sentence, "round") != s.round or ritual not in s.rituals[promise.by]:
        return 0
    return ritual_cost(s, promise.by, ritual)


def ritual_cost(s: State, seat: int, ritual: int) -> int:
    """Souls that completing takes (LOH-11.5)."""
    discount = devil_effect(s.devil[seat], "ritual_discount")
    return max(0, SOUL_COST[s.faces[ritual]] - (discount.n if discount else 0))


def counted(bundle: list[Any]) -> Counter[Any]:
    out: Counter[Any] = Counter()
    for item in bundle:
        if item[0] in ("any_cards", "random_cards"):
            out[CARDS] += item[1]
        elif item[0] == "souls" and item[1] > 0:
            out[SOULS] += item[1]
        elif item[0] == "promise_card":
            out[item[1]] += item[2]
    return out


class Debt(msgspec.Struct):
    """What a seat owes if one overlord is found, or none (LOH-8.22)."""

    heir: int
    """The overlord; NOBODY for what is owed whoever it is."""
    named: set[tuple[Any, ...]]
    counted: Counter[Any]


def debts(s: State, seat: int, but: int = 0, also: list[Any] | None = None) -> list[Debt]:
    """What the seat owes, or would owe if the sentence `also` were sworn: by firm and if_able gifts and sworn castings, one
    debt for each overlord that a gift waits for and one for nobody. Sending an offer, swearing and every test for
    shortage ask this. `but`: the id of a promise that does not count. Rules: LOH-8.9, 8.21, 8.22."""
    sworn = [p for p in standing(s, seat) if p.id != but and not _crownless(s, p)]
    rows = [(p.sentence, p.drawn, _ritual_price(s, p) if p.sentence[0] == "cast" else 0) for p in sworn]
    if also is not None:
        rows.append((also, NONE, ritual_cost(s, seat, arg(also, "ritual")) if also[0] == "cast" else 0))
    out = []
    for crowned in sorted({NOBODY, *(heir(sentence) for sentence, _, _ in rows)}):
        debt = Debt(crowned, set(), Counter())
        for sentence, drawn, price in rows:
            if heir(sentence) not in (NOBODY, crowned):
                continue
            debt.named |= _named(sentence, drawn)
            debt.counted[SOULS] += price
            if sentence[0] == "give" and sentence[2] != ASAP:
                debt.counted.update(counted(arg(sentence, "bundle")))
        out.append(debt)
    return out


def owed(s: State, seat: int, but: int = 0) -> Counter[Any]:
    """Counted gifts that firm and if_able promises ask; of gifts under different overlords only the largest
    (LOH-8.22)."""
    total: Counter[Any] = Counter()
    for debt in debts(s, seat, but):
        total |= debt.counted
    return total


def stock(s: State, seat: int, kind: Any, debt: Debt) -> int:
    """What the seat has of a counted kind, the pieces left out that the same debt names."""
    if kind == CARDS:
        lent = ribbons(s, seat)
        return sum(("card", card) not in debt.named and card not in lent for card in s.hand[seat])
    return s.souls[seat] if kind == SOULS else s.held[seat][kind]


def short(s: State, seat: int, kind: Any, n: int = 1, but: int = 0) -> bool:
    """Whether giving up n of a kind of its own will would leave the seat short of what it owes (LOH-8.22). `but`: the id of
    a promise that does not count."""
    if kind == SOULS and n and help_short(s, seat, [], n):
        return True
    return any(0 < debt.counted[kind] > stock(s, seat, kind, debt) - n for debt in debts(s, seat, but))


def help_short(s: State, seat: int, hordes: list[int], souls: int) -> bool:
    """Whether giving these up would leave the power at home below what the seat has sworn to bring to an ally, or push it
    further below (`join`, LOH-8.10)."""
    sworn = [p for p in standing(s, seat) if p.sentence[0] == "join" and not p.battle]
    if not sworn:
        return False
    power = join_power(s, seat, hordes, souls)
    return any(power < arg(promise.sentence, "power") for promise in sworn)


def join_power(s: State, seat: int, hordes: list[int] | None = None, souls: int = 0) -> int:
    """The power that the seat can bring to an ally from home, without the hordes and Souls named (`join`)."""
    left = [card for card in s.hordes[seat] if card not in (hordes or ())]
    return hordes_power(s, left) + (s.souls[seat] - souls) // SOULS_PER_POWER + devil_power(s, seat)


def hand_problem(s: State, seat: int, handles: list[int], laid: bool = False) -> str:
    """Why these hand cards may not leave the hand by the seat's own will: the code, "" when they may. `laid`: they are
    tabled, which lent ones may be."""
    taken, lent = pledges(s, seat), ribbons(s, seat)
    if any(card not in s.hand[seat] for card in handles):
        return "not_owner"
    if any(("card", card) in taken for card in handles):
        return "pledged"
    if not laid and any(card in lent for card in handles):
        return "ribboned"
    return "short" if handles and short(s, seat, CARDS, len(handles)) else ""


def tied_problem(s: State, seat: int, handle: int) -> str:
    """Why a card is not the seat's to give up: "pledged", "ribboned", "" when it is."""
    if ("card", handle) in pledges(s, seat) or (handle == s.fortress[seat] and ("fortress",) in pledges(s, seat)):
        return "pledged"
    return "ribboned" if handle in ribbons(s, seat) else ""


def table_problem(s: State, seat: int, handle: int) -> str:
    """Why a tabled card may not be given up: the code, "" when it may."""
    code = tied_problem(s, seat, handle)
    if code:
        return code
    return "short" if handle in s.hordes[seat] and help_short(s, seat, [handle], 0) else ""


def discard_problem(s: State, seat: int, handle: int) -> str:
    """Why a tabled card may not be discarded: as `table_problem`, and with the last walls, or the Ring, no captive may go
    that is promised as a gift (LOH-8.9, 9.2, 9.14)."""
    code = table_problem(s, seat, handle)
    if code or not any(captive_promised(s, seat, other) for other in held_by(s, seat)):
        return code
    walls = s.fortress[seat] not in (NONE, handle)
    ring = has_ring(s, seat) and not is_ring(s, handle) and s.body[seat] != CAPTIVE
    return "" if walls or ring else "pledged"


def captive_promised(s: State, seat: int, captive: int) -> bool:
    """Whether the seat has promised to hand that captive over: to let it go would dodge the gift (LOH-8.9)."""
    return any(
        promise.sentence[0] == "give"
        and ("captive", captive) in _named(promise.sentence)
        and not _crownless(s, promise)
        for promise in standing(s, seat)
    )


def gift_problem(s: State, seat: int, gift: list[Any]) -> tuple[str, int]:
    """Why a gift cannot be sworn now: (code, the promise it contradicts or 0); ("", 0) when it can. A piece is promised
    already, a firm gift's piece is not held, or the number would be short. Rules: LOH-8.5, 8.7, 8.21, 8.22."""
    bundle, strength = [item for item in arg(gift, "bundle") if item[0] != "drawn_card"], gift[2]
    keys = {key for item in bundle if (key := piece_key(item))}
    for promise in standing(s, seat):
        bound = _bound_by(promise)
        if ("card", s.fortress[seat]) in bound:
            bound.add(("fortress",))  # a fortress is lent as the card that it is
        if keys & bound and not _under_two_crowns(promise.sentence, gift):
            return "clashes", promise.id
    if strength == FIRM and not all(_held(s, seat, item) for item in bundle):
        return "cannot_swear", 0
    touched = set(counted(bundle)) if strength == FIRM else set()
    if strength != ASAP and any(item[0] == "hand_card" for item in bundle):
        touched.add(CARDS)
    named_only = ["give", [arg(gift, "to"), [item for item in bundle if piece_key(item)], arg(gift, "due")], *gift[2:]]
    for debt in debts(s, seat, also=gift if strength == FIRM else named_only):
        if heir(gift) not in (NOBODY, debt.heir):
            continue
        if any(debt.counted[kind] > max(0, stock(s, seat, kind, debt)) for kind in touched):
            return "cannot_swear", 0
    return "", 0


def _bound_by(promise: Promise) -> set[tuple[Any, ...]]:
    """Pieces that a promise gives away, sets free or has to give back (the clash line of `give`)."""
    lent = arg(promise.sentence, "cards") if promise.sentence[0] == "return_loan" else []
    return _named(promise.sentence, promise.drawn) | {key for item in lent if (key := piece_key(item))}


def _held(s: State, seat: int, item: list[Any]) -> bool:
    """Whether the seat holds a named piece now."""
    if item[0] == "hand_card":
        return item[1] in s.hand[seat]
    if item[0] == "tabled":
        return item[1] in (*s.hordes[seat], *s.earth[seat], *s.artifacts[seat])
    if item[0] == "fortress":
        return s.fortress[seat] != NONE
    return bool(item[0] != "captive" or s.captor[item[1]] == seat)
