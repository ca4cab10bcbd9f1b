"""What promises forbid: restraints, duties that may not be dodged, pledges, shortage (LOH-8.3, 8.4, 8.9, 8.22).

All of it is a function of the seat's own promises, so asks may use it.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.titles.lords_of_hell.cards import SOUL_COST, SOULS_PER_POWER, devil_effect
from game.titles.lords_of_hell.promises import ASAP, FIRM, LIVE, STANDING, VERBS, arg, condition_arg
from game.titles.lords_of_hell.records import NONE, Promise
from game.titles.lords_of_hell.state import State, devil_power, hordes_power

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


def pledges(s: State, seat: int, but: int = 0) -> set[tuple[Any, ...]]:
    """Named pieces that the seat has promised away (LOH-8.9): ("card", handle), ("fortress",), ("captive", seat).
    `but`: the id of a promise that does not count."""
    out: set[tuple[Any, ...]] = set()
    for promise in standing(s, seat):
        if promise.id == but:
            continue
        sentence = promise.sentence
        if promise.drawn != NONE:
            out.add(("card", promise.drawn))
        if sentence[0] == "release":
            out.add(("captive", arg(sentence, "captive")))
        if sentence[0] != "give":
            continue
        for item in arg(sentence, "bundle"):
            if item[0] in ("hand_card", "tabled"):
                out.add(("card", item[1]))
            elif item[0] == "fortress":
                out.add(("fortress",))
            elif item[0] == "captive":
                out.add(("captive", item[1]))
    return out


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


def _counted(bundle: list[Any]) -> Counter[Any]:
    out: Counter[Any] = Counter()
    for item in bundle:
        if item[0] in ("any_cards", "random_cards"):
            out[CARDS] += item[1]
        elif item[0] == "souls" and item[1] > 0:
            out[SOULS] += item[1]
        elif item[0] == "promise_card":
            out[item[1]] += item[2]
    return out


def owed(s: State, seat: int, but: int = 0) -> Counter[Any]:
    """Counted gifts that firm and if_able promises ask; of gifts under different overlords only the largest
    (LOH-8.22)."""
    total: Counter[Any] = Counter()
    under: dict[int, Counter[Any]] = {}
    for promise in standing(s, seat):
        sentence = promise.sentence
        if sentence[0] == "cast" and promise.id != but:
            total[SOULS] += _ritual_price(s, promise)
        if sentence[0] != "give" or sentence[2] == ASAP or promise.id == but:
            continue
        counted = _counted(arg(sentence, "bundle"))
        if sentence[3] and sentence[3][0] == "if_overlord":
            under.setdefault(condition_arg(sentence, "seat"), Counter()).update(counted)
        else:
            total.update(counted)
    most: Counter[Any] = Counter()
    for counted in under.values():
        most |= counted
    total.update(most)
    return total


def stock(s: State, seat: int, kind: Any, but: int = 0) -> int:
    """What the seat has of a counted kind, pledged pieces left out."""
    if kind == CARDS:
        return len(free_cards(s, seat, but))
    return s.souls[seat] if kind == SOULS else s.held[seat][kind]


def short(s: State, seat: int, kind: Any, n: int = 1, but: int = 0) -> bool:
    """Whether giving up n of a kind of its own will would leave the seat short of what it owes (LOH-8.22). `but`: the id of
    a promise that does not count."""
    due = owed(s, seat, but)[kind]
    if kind == SOULS and n and help_short(s, seat, [], n):
        return True
    return due > 0 and stock(s, seat, kind) - n < due


def help_short(s: State, seat: int, hordes: list[int], souls: int) -> bool:
    """Whether giving these up would leave the power at home below what the seat has sworn to bring to an ally, or push it
    further below (`join`, LOH-8.10)."""
    sworn = [p for p in standing(s, seat) if p.sentence[0] == "join" and not p.battle]
    if not sworn:
        return False
    left = [card for card in s.hordes[seat] if card not in hordes]
    power = hordes_power(s, left) + (s.souls[seat] - souls) // SOULS_PER_POWER + devil_power(s, seat)
    return any(power < arg(promise.sentence, "power") for promise in sworn)


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


def table_problem(s: State, seat: int, handle: int) -> str:
    """Why a tabled card may not be given up: the code, "" when it may."""
    if ("card", handle) in pledges(s, seat) or (handle == s.fortress[seat] and ("fortress",) in pledges(s, seat)):
        return "pledged"
    if handle in ribbons(s, seat):
        return "ribboned"
    return "short" if handle in s.hordes[seat] and help_short(s, seat, [handle], 0) else ""


def firm_gift_problem(s: State, seat: int, bundle: list[Any], strength: str) -> str:
    """Why a gift cannot be sworn now: a piece not held or promised already, or a firm number short (LOH-8.5, 8.7)."""
    taken = pledges(s, seat)
    for item in bundle:
        key: tuple[Any, ...] = ("card", item[1]) if item[0] in ("hand_card", "tabled") else tuple(item[:2])
        key = ("fortress",) if item[0] == "fortress" else key
        if key in taken or (item[0] in ("hand_card", "tabled") and item[1] in ribbons(s, seat)):
            return "clashes"
        if strength == FIRM and not _held(s, seat, item):
            return "cannot_swear"
    if strength == FIRM:
        due = owed(s, seat)
        for kind, n in _counted(bundle).items():
            if stock(s, seat, kind) < due[kind] + n:
                return "cannot_swear"
    return ""


def _held(s: State, seat: int, item: list[Any]) -> bool:
    """Whether the seat holds a named piece now."""
    if item[0] == "hand_card":
        return item[1] in s.hand[seat]
    if item[0] == "tabled":
        return item[1] in (*s.hordes[seat], *s.earth[seat], *s.artifacts[seat])
    if item[0] == "fortress":
        return s.fortress[seat] != NONE
    return bool(item[0] != "captive" or s.captor[item[1]] == seat)
