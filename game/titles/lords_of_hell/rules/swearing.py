"""Why a promise cannot be sworn (LOH-8.5, 8.20, 8.21): each verb's `refuse` and `clash` lines of `promises.toml`."""

from __future__ import annotations

from typing import Any

from game.titles.lords_of_hell.rules.binding import (
    SOULS,
    debts,
    gift_problem,
    help_short,
    piece_key,
    ritual_cost,
    standing,
    stock,
)
from game.titles.lords_of_hell.rules.cards import CAPTIVE, IN_HELL, ON_EARTH, PHASES, TRADE, VERB
from game.titles.lords_of_hell.rules.fronts import army_of
from game.titles.lords_of_hell.rules.promises import ASAP, FIRM, arg, condition_arg, round_of, well_formed
from game.titles.lords_of_hell.rules.records import ATTACK, Promise
from game.titles.lords_of_hell.rules.state import State, held_by
from game.titles.lords_of_hell.rules.sworn_battles import bound_to_stay, can_bring, first_attack

BATTLE_CONDITIONS = ("if_battle_won", "if_captured", "if_attacked")
_LAST_PHASE = {"draw": "init", "tabling_end": "tabling", "council": "rituals", "finishing": "council"}
"""The last phase in which something due at that point of the same round may still be sworn."""


def problem(s: State, by: int, to: int, sentence: list[Any], got: list[list[Any]] | None = None) -> tuple[str, int]:
    """Why `by` cannot swear this to `to` now: (code, promise it contradicts or 0); ("", 0) when it can. `got`: what passes
    from `to` to `by` in the same deal, the only things that can be lent."""
    if not well_formed(sentence, s.seats, s.round):
        return "cannot_swear", 0
    if len(standing(s, by)) >= TRADE["live_promises_per_seat"]:
        return "too_many_promises", 0
    if s.body[by] == CAPTIVE and to != s.captor[by] and [by, to] not in s.leave:
        return "need_leave", 0
    if _past(s, sentence):
        return "past", 0
    code = _refused(s, by, to, sentence, got or [])
    if code:
        return code, 0
    if sentence[0] == "give":
        code, older = gift_problem(s, by, sentence)
        if code:
            return code, older
    other = next((p for p in standing(s, by) if _clash(sentence, p) or _lends_what_is_given(sentence, p)), None)
    if other is None and sentence[:2] == ["call_off", [["attack"]]]:
        other = next((p for p in standing(s, by) if p.sentence[0] == "attack" and _is_declared(s, by, p)), None)
    return ("clashes", other.id) if other else ("", 0)


def _is_declared(s: State, by: int, promise: Promise) -> bool:
    """Whether the attack declared just now is the one that was sworn."""
    return bool(first_attack(s, by) == s.declared[1] == arg(promise.sentence, "target"))


def _past(s: State, sentence: list[Any]) -> bool:
    """LOH-8.20: the moment at which it would fall due has gone by."""
    now = PHASES.index(s.phase) if s.phase in PHASES else -1
    due = arg(sentence, "due")
    if due is not None:
        if due[0] == "battle_end" and not s.fronts and (sentence[3] or [""])[0] not in BATTLE_CONDITIONS:
            return True
        last = _LAST_PHASE.get(due[0])
        return due[1] == s.round and last is not None and now > PHASES.index(last) - (due[0] == "draw")
    if sentence[0] in ("vote", "nominate", "attend", "no_ring"):
        return round_of(sentence) == s.round and now >= PHASES.index("ring")
    last = {"attack": "battles", "join": "battles", "cast": "rituals"}.get(sentence[0])
    return last is not None and round_of(sentence) == s.round and now > PHASES.index(last)


def _refused(s: State, by: int, to: int, sentence: list[Any], got: list[list[Any]]) -> str:
    """The `refuse` line of each verb."""
    verb = sentence[0]
    named = round_of(sentence)
    target = arg(sentence, "target")
    if (target == by and verb != "cast") or by in (arg(sentence, "seat"), arg(sentence, "ally")):
        return "cannot_swear"
    if verb in ("give", "return_loan", "show_hand") and arg(sentence, "to") != to:
        return "cannot_swear"
    if verb == "no_trade" and arg(sentence, "seat") == to:
        return "cannot_swear"
    if verb == "no_earth" and named == s.round and _on_earth(s, by, arg(sentence, "who")):
        return "cannot_swear"
    if verb in ("vote", "nominate", "attend"):
        return _ring_refused(s, by, sentence, named)
    if verb in ("release", "allow_trade"):
        return _captive_refused(s, by, sentence)
    if verb in ("attack", "join", "withdraw"):
        return _battle_refused(s, by, sentence, named)
    if verb in ("call_off", "cast"):
        return _ritual_refused(s, by, sentence, named)
    return _loan_refused(arg(sentence, "cards"), got) if verb == "return_loan" else ""


def _captive_refused(s: State, by: int, sentence: list[Any]) -> str:
    later = (sentence[3] or [""])[0] in ("if_overlord", "if_captured")
    later = later or (sentence[0] == "release" and sentence[2] == ASAP)
    return "" if later or arg(sentence, "captive") in held_by(s, by) else "cannot_swear"


def _battle_refused(s: State, by: int, sentence: list[Any], named: int) -> str:
    """attack, join, withdraw."""
    verb, now = sentence[0], named == s.round
    if verb == "attack":
        over = now and s.attacked[by] >> arg(sentence, "target") & 1
        return "cannot_swear" if over or (now and s.body[by] == ON_EARTH) else ""
    if verb == "join":
        weak = sentence[2] == FIRM and can_bring(s, by) < arg(sentence, "power")
        return "cannot_swear" if weak or s.body[by] != IN_HELL else ""
    front, army = next(
        ((front, army) for front in s.fronts if (army := army_of(front, by)) and not front.ended), (None, None)
    )
    if front is None or army is None:
        return "cannot_swear"
    fast = army.side == ATTACK and any(VERB[s.faces[card]] == "leviathan" for card in army.hordes)
    return "cannot_swear" if fast or bound_to_stay(s, front, by) else ""


def _ritual_refused(s: State, by: int, sentence: list[Any], named: int) -> str:
    """call_off, cast."""
    if sentence[0] == "call_off":
        what = arg(sentence, "what")
        if what[0] == "attack":
            return "" if s.declared and s.declared[0] == by else "cannot_swear"
        return "" if what[1] in s.rituals[by] else "cannot_swear"
    ritual, target = arg(sentence, "ritual"), arg(sentence, "target")
    if ritual not in s.rituals[by]:
        return "cannot_swear"
    aimed = VERB[s.faces[ritual]] not in ("draw_cards", "table_from_discard")
    if aimed == (target == by):
        return "cannot_swear"
    if sentence[2] != FIRM:
        return ""
    price = ritual_cost(s, by, ritual)
    poor = any(stock(s, by, SOULS, debt) < debt.counted[SOULS] for debt in debts(s, by, also=sentence))
    return "cannot_swear" if price and (poor or help_short(s, by, [], price)) else ""


def _loan_refused(loan: list[list[Any]], got: list[list[Any]]) -> str:
    """Only cards that pass in this very deal are lent: tabled ones, hand cards that are named, the fortress."""
    there = {tuple(item[:2]) for item in got if item[0] in ("tabled", "hand_card")}
    there |= {("fortress",) for item in got if item[0] == "fortress"}
    keys = {("fortress",) if item[0] == "fortress" else tuple(item[:2]) for item in loan}
    return "" if keys <= there else "cannot_swear"


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


def _lends_what_is_given(loan: list[Any], promise: Promise) -> bool:
    """Whether a loan is to be given back of a piece that is promised away already (the clash line of `return_loan`)."""
    if loan[0] != "return_loan" or promise.sentence[0] != "give":
        return False
    given = {key for item in arg(promise.sentence, "bundle") if (key := piece_key(item))}
    return any(piece_key(item) in given for item in arg(loan, "cards"))


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
    return _battle_clash(a, b)


def _battle_clash(a: list[Any], b: list[Any]) -> bool:
    """The clash lines of attack, join, call_off and cast (withdraw is looked at when it is sworn)."""
    pair = (a[0], b[0])
    if pair in (("attack", "no_attack"), ("attack", "no_fight_against"), ("cast", "no_ritual")):
        return bool(arg(a, "target") == arg(b, "target") and round_of(a) <= round_of(b))
    if pair == ("join", "no_fight_against"):
        return bool(arg(a, "ally") == arg(b, "target")) and round_of(a) <= round_of(b)
    if pair == ("join", "join"):
        return bool(round_of(a) == round_of(b) and arg(a, "ally") != arg(b, "ally"))
    if pair == ("cast", "cast"):
        return bool(arg(a, "ritual") == arg(b, "ritual"))
    if pair == ("call_off", "cast"):
        return bool(arg(a, "what") == ["ritual", arg(b, "ritual")])
    return False
