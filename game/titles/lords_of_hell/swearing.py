"""Why a promise cannot be sworn (LOH-8.5, 8.20, 8.21): each verb's `refuse` and `clash` lines of `promises.toml`."""

from __future__ import annotations

from typing import Any

from game.titles.lords_of_hell.binding import firm_gift_problem, standing
from game.titles.lords_of_hell.cards import CAPTIVE, IN_HELL, ON_EARTH, PHASES, TRADE
from game.titles.lords_of_hell.promises import ASAP, arg, condition_arg, round_of, well_formed
from game.titles.lords_of_hell.records import Promise
from game.titles.lords_of_hell.state import State, held_by

_LAST_PHASE = {"draw": "init", "tabling_end": "tabling", "council": "rituals", "finishing": "council"}
"""The last phase in which something due at that point of the same round may still be sworn."""


def problem(s: State, by: int, to: int, sentence: list[Any]) -> tuple[str, int]:
    """Why `by` cannot swear this to `to` now: (code, promise it contradicts or 0); ("", 0) when it can."""
    if not well_formed(sentence, s.seats, s.round):
        return "cannot_swear", 0
    if len(standing(s, by)) >= TRADE["live_promises_per_seat"]:
        return "too_many_promises", 0
    if s.body[by] == CAPTIVE and to != s.captor[by] and [by, to] not in s.leave:
        return "need_leave", 0
    if _past(s, sentence):
        return "past", 0
    code = _refused(s, by, to, sentence)
    if code:
        return code, 0
    other = next((promise for promise in standing(s, by) if _clash(sentence, promise)), None)
    return ("clashes", other.id) if other else ("", 0)


def _past(s: State, sentence: list[Any]) -> bool:
    """LOH-8.20: the moment at which it would fall due has gone by."""
    now = PHASES.index(s.phase) if s.phase in PHASES else -1
    due = arg(sentence, "due")
    if due is not None:
        last = _LAST_PHASE.get(due[0])
        return due[1] == s.round and last is not None and now > PHASES.index(last) - (due[0] == "draw")
    if sentence[0] in ("vote", "nominate", "attend", "no_ring"):
        return round_of(sentence) == s.round and now >= PHASES.index("ring")
    return False


def _refused(s: State, by: int, to: int, sentence: list[Any]) -> str:
    """The `refuse` line of each verb."""
    verb = sentence[0]
    named = round_of(sentence)
    target = arg(sentence, "target")
    if target == by or arg(sentence, "seat") == by:
        return "cannot_swear"
    if verb == "no_trade" and arg(sentence, "seat") == to:
        return "cannot_swear"
    if verb == "no_earth" and named == s.round and _on_earth(s, by, arg(sentence, "who")):
        return "cannot_swear"
    if verb in ("vote", "nominate", "attend"):
        return _ring_refused(s, by, sentence, named)
    if verb == "give":
        if arg(sentence, "to") != to:
            return "cannot_swear"
        waits = sentence[3] and sentence[3][0] == "if_drawn"
        bundle = [item for item in arg(sentence, "bundle") if item[0] != "drawn_card"]
        return firm_gift_problem(s, by, bundle, sentence[2]) if bundle or not waits else ""
    if verb == "show_hand" and arg(sentence, "to") != to:
        return "cannot_swear"
    if verb in ("release", "allow_trade"):
        held = arg(sentence, "captive") in held_by(s, by)
        later = sentence[3] and sentence[3][0] == "if_overlord"
        if not held and not (verb == "release" and (sentence[2] == ASAP or later)):
            return "cannot_swear"
    return ""


def _on_earth(s: State, seat: int, who: str) -> bool:
    devil, fiends = s.body[seat] == ON_EARTH, bool(s.earth[seat])
    return (devil and who != "fiends") or (fiends and who != "devil")


def _ring_refused(s: State, by: int, sentence: list[Any], named: int) -> str:
    verb, now = sentence[0], named == s.round
    if verb != "vote" and named == 1:
        return "cannot_swear"
    if verb == "vote" and now and not s.markers[arg(sentence, "candidate")]:
        return "cannot_swear"
    away = now and s.body[by] != IN_HELL and not arg(sentence, "if_attend")
    return "cannot_swear" if away else ""


# ---------------------------------------------------------------- contradictions


def _clash(new: list[Any], promise: Promise) -> bool:
    """LOH-8.21: either way round; every condition counts as met, save that gifts under different overlords never clash."""
    old = promise.sentence
    under = bool(new[3] and old[3]) and new[3][0] == old[3][0] == "if_overlord"
    if under and condition_arg(new, "seat") != condition_arg(old, "seat"):
        return False
    return _contradicts(new, old) or _contradicts(old, new)


def _contradicts(a: list[Any], b: list[Any]) -> bool:
    """Whether `b` stands in the clash line of `a` (gifts are looked at piece by piece when they are sworn)."""
    if a[0] == b[0] and a[0] in ("vote", "nominate"):
        return round_of(a) == round_of(b) and arg(a, "candidate") != arg(b, "candidate")
    if (a[0], b[0]) in (("vote", "no_vote"), ("nominate", "no_nominate")):
        return arg(a, "candidate") == arg(b, "candidate") and round_of(a) <= round_of(b)
    if a[0] in ("vote", "nominate", "attend") and b[0] == "no_ring":
        return round_of(a) == round_of(b) and not arg(a, "if_attend")
    if a[0] == "release" and b[0] == "give":
        return any(item[:2] == ["captive", arg(a, "captive")] for item in arg(b, "bundle"))
    return False
