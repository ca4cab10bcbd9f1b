"""The sentences that a promise may say (LOH section 8): one record a verb and one a condition of `data/promises.toml`.

In views, choices and journals a sentence is the list `[verb, args, strength, condition]`: `args` in the order of the
grammar, every one of them said; `condition` is `[]` (in choices `["none"]`) or `[condition, *args]`. `read_sentence`
reads such a list, `plain_sentence` and `spoken_sentence` write them. What a devil may swear now is
`rules/promise_validation.py`, what it may do afterwards `rules/promise_limits.py`, what it must do `rules/obligations.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from game.engine.cues import kind_of
from game.engine.spaces import Choice
from game.titles.lords_of_hell.rules.cards import INDEX, TYPES
from game.titles.lords_of_hell.rules.items import FREE, Captive, DrawnCard, Item, is_bundle
from game.titles.lords_of_hell.rules.promises import (
    ASAP,
    CONDITIONS,
    DUES,
    FIRM,
    MAX_AHEAD,
    PROMISABLE,
    VERBS,
    WORDS,
    BadGrammar,
)

ANYBODY = -1
"""In `by` of if_captured: whoever it is."""
_UNCONDITIONAL = ["none"]
"""Stands in a choice where a sentence has no condition."""


class _Record(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag=kind_of):
    pass


# ---------------------------------------------------------------- conditions


class _Condition(_Record, frozen=True):
    @property
    def event(self) -> str:
        """The id of the condition in the grammar."""
        return str(self.__struct_config__.tag)


class IfOverlord(_Condition, frozen=True):
    """If that seat becomes overlord."""

    seat: int
    round: int


class IfNotOverlord(_Condition, frozen=True):
    """If that seat does not become overlord in that round."""

    seat: int
    round: int


class IfBattleWon(_Condition, frozen=True):
    """If that seat wins a battle as its attacker."""

    seat: int
    round: int


class IfCaptured(_Condition, frozen=True):
    """If that devil is captured; `by` one seat or ANYBODY."""

    devil: int
    by: int
    round: int


class IfDrawn(_Condition, frozen=True):
    """If the promisor draws such a card: its id, or a type."""

    card: str = msgspec.field(name="kind")
    round: int


class IfInRing(_Condition, frozen=True):
    """If that seat comes to the ring."""

    seat: int
    round: int


class IfAttacked(_Condition, frozen=True):
    """If the realm of that seat is attacked."""

    seat: int
    round: int


Condition = IfOverlord | IfNotOverlord | IfBattleWon | IfCaptured | IfDrawn | IfInRing | IfAttacked


class Due(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """When a duty falls due: a due point of the grammar in a round."""

    point: str
    round: int


class TheAttack(_Record, frozen=True, tag="attack"):
    """What is called off: the attack declared just now."""


class TheRitual(_Record, frozen=True, tag="ritual"):
    """What is called off: a ritual, by its handle."""

    card: int


# ---------------------------------------------------------------- verbs


class _Sentence(_Record, frozen=True, kw_only=True):
    strength: str = FIRM
    condition: Condition | None = None

    @property
    def verb(self) -> str:
        """The id of its verb in the grammar."""
        return str(self.__struct_config__.tag)


class NoAttack(_Sentence, frozen=True):
    """Not to attack a realm."""

    target: int
    until: int


class NoFightAgainst(_Sentence, frozen=True):
    """Not to fight against a devil at all."""

    target: int
    until: int


class NoRitual(_Sentence, frozen=True):
    """Not to aim a ritual at a seat."""

    target: int
    until: int


class NoSpecial(_Sentence, frozen=True):
    """Not to play specials against a seat."""

    target: int
    until: int


class NoVote(_Sentence, frozen=True):
    """Not to vote for a nominee."""

    candidate: int
    until: int


class NoNominate(_Sentence, frozen=True):
    """Not to nominate a seat."""

    candidate: int
    until: int


class NoEarth(_Sentence, frozen=True):
    """Not to send "devil", "fiends" or "both" to Earth."""

    who: str
    round: int


class NoRing(_Sentence, frozen=True):
    """Not to come to the ring."""

    round: int


class NoFlee(_Sentence, frozen=True):
    """Not to flee."""

    round: int


class NoTrade(_Sentence, frozen=True):
    """Not to trade with a seat."""

    seat: int
    until: int


class Vote(_Sentence, frozen=True):
    """To vote for a nominee; `if_attend`: only if the promisor comes to the ring."""

    candidate: int
    round: int
    if_attend: bool


class Nominate(_Sentence, frozen=True):
    """To nominate a seat."""

    candidate: int
    round: int
    if_attend: bool


class Attend(_Sentence, frozen=True):
    """To come to the ring."""

    round: int


class Give(_Sentence, frozen=True):
    """To give a bundle."""

    to: int
    bundle: tuple[Item, ...]
    due: Due


class ReturnLoan(_Sentence, frozen=True):
    """To give back what comes in the same deal."""

    to: int
    cards: tuple[Item, ...]
    due: Due


class Join(_Sentence, frozen=True):
    """To join the battle of an ally, who attacks or defends (`role`), with the devil and so much power."""

    ally: int
    role: str
    round: int
    power: int


class Attack(_Sentence, frozen=True):
    """To attack a realm."""

    target: int
    round: int


class Withdraw(_Sentence, frozen=True):
    """To withdraw from the battle going on."""


class CallOff(_Sentence, frozen=True):
    """To call off the attack declared just now, or a ritual."""

    what: TheAttack | TheRitual


class Release(_Sentence, frozen=True):
    """To set a captive free."""

    captive: int
    due: Due


class AllowTrade(_Sentence, frozen=True):
    """To let a captive trade with these seats."""

    captive: int
    seats: tuple[int, ...]
    until: int


class ShowHand(_Sentence, frozen=True):
    """To show the whole hand."""

    to: int
    due: Due


class Cast(_Sentence, frozen=True):
    """To complete a ritual against a target."""

    ritual: int
    target: int
    round: int


Sentence = (
    NoAttack
    | NoFightAgainst
    | NoRitual
    | NoSpecial
    | NoVote
    | NoNominate
    | NoEarth
    | NoRing
    | NoFlee
    | NoTrade
    | Vote
    | Nominate
    | Attend
    | Give
    | ReturnLoan
    | Join
    | Attack
    | Withdraw
    | CallOff
    | Release
    | AllowTrade
    | ShowHand
    | Cast
)
Ballot = Vote | Nominate
RingDuty = Vote | Nominate | Attend
Dated = Give | ReturnLoan | Release | ShowHand
"""Sentences with a due point."""
_UNTIL = NoAttack | NoFightAgainst | NoRitual | NoSpecial | NoVote | NoNominate | NoTrade | AllowTrade


def _check(declared: Mapping[str, type[_Record]], rows: Mapping[str, tuple[tuple[str, str], ...]], more: int) -> None:
    """See that every row of the grammar has its record, with the same arguments in the same order."""
    if declared.keys() != rows.keys():
        raise BadGrammar(f"rows without a record, or the other way round: {declared.keys() ^ rows.keys()}")
    for name, record in declared.items():
        fields = [field.encode_name for field in msgspec.structs.fields(record)]
        if fields[: len(fields) - more] != [arg for arg, _ in rows[name]]:
            raise BadGrammar(f"{name}: its record has the fields {fields}")


_SENTENCES: dict[str, Any] = {kind_of(record.__name__): record for record in _Sentence.__subclasses__()}
_CONDITIONS: dict[str, Any] = {kind_of(record.__name__): record for record in _Condition.__subclasses__()}
_check(_SENTENCES, {verb.id: verb.args for verb in VERBS.values()}, 2)
_check(_CONDITIONS, {row.id: row.args for row in CONDITIONS.values()}, 0)


# ---------------------------------------------------------------- the plain form


def read_sentence(plain: Choice) -> Sentence:
    """Read a sentence from its plain form, as views or as choices write it, by the record of its verb: msgspec would read a
    union anew each time. Raises msgspec.ValidationError."""
    verb, args, strength, condition = plain
    told = None if condition in ([], _UNCONDITIONAL) else condition
    if verb not in _SENTENCES:
        raise msgspec.ValidationError(f"no such verb: {verb}")
    found: Sentence = msgspec.convert([verb, *args, strength, told], _SENTENCES[verb])
    return found


def read_sentences(plain: Sequence[Choice]) -> list[Sentence]:
    """Read sentences from their plain forms."""
    return [read_sentence(sentence) for sentence in plain]


def plain_sentence(sentence: Sentence) -> list[Any]:
    """Return a sentence as views and journals write it."""
    verb, *args, strength, condition = msgspec.to_builtins(sentence)
    return [verb, [list(arg) if isinstance(arg, tuple) else arg for arg in args], strength, condition or []]


def spoken_sentence(sentence: Sentence) -> list[Any]:
    """Return a sentence as the space of the market wants it in a choice."""
    verb, args, strength, condition = plain_sentence(sentence)
    return [verb, args, strength, condition or _UNCONDITIONAL]


# ---------------------------------------------------------------- by the grammar


def make_sentence(verb: str, args: Mapping[str, Any], strength: str, condition: Condition | None) -> Sentence:
    """Return a sentence from its verb and the values of its arguments by name."""
    values = {name: tuple(value) if isinstance(value, list) else value for name, value in args.items()}
    found: Sentence = _SENTENCES[verb](**values, strength=strength, condition=condition)
    return found


def make_condition(event: str, values: Sequence[Any]) -> Condition:
    """Return a condition from its id and the values of its arguments in order."""
    found: Condition = _CONDITIONS[event](*values)
    return found


# ---------------------------------------------------------------- what a sentence says


def is_duty(sentence: Sentence) -> bool:
    """Whether it is a duty, not a restraint."""
    return VERBS[sentence.verb].duty


def due_of(sentence: Sentence) -> Due | None:
    """When it falls due, None when it has no due point."""
    return sentence.due if isinstance(sentence, Dated) else None


def due_point(sentence: Sentence) -> str:
    """The id of its due point, "" when it has none."""
    return sentence.due.point if isinstance(sentence, Dated) else ""


def round_of(sentence: Sentence) -> int:
    """The round that the sentence names: of a restraint its last, of a duty the one in which it falls due (LOH-8.20);
    0 when it names none."""
    if isinstance(sentence, Dated):
        return sentence.due.round
    if isinstance(sentence, _UNTIL):
        return sentence.until
    return 0 if isinstance(sentence, Withdraw | CallOff) else sentence.round


def bundle_of(sentence: Sentence) -> tuple[Item, ...]:
    """The pieces that it gives, or gives back."""
    if isinstance(sentence, Give):
        return sentence.bundle
    return sentence.cards if isinstance(sentence, ReturnLoan) else ()


def with_bundle(sentence: Sentence, items: Sequence[Item]) -> Sentence:
    """The same with other pieces."""
    if isinstance(sentence, Give):
        return msgspec.structs.replace(sentence, bundle=tuple(items))
    return msgspec.structs.replace(sentence, cards=tuple(items)) if isinstance(sentence, ReturnLoan) else sentence


def said(record: Sentence | Condition) -> list[tuple[str, str, Any]]:
    """(name, argument type, value) of every argument of a sentence or a condition, in the order of the grammar."""
    rows = CONDITIONS[record.event].args if isinstance(record, Condition) else VERBS[record.verb].args
    return [(name, kind, value) for (name, kind), value in zip(rows, msgspec.structs.astuple(record))]


# ---------------------------------------------------------------- whether it can be said


def well_formed(sentence: Sentence, seats: int, now: int) -> bool:
    """Whether its values are those of the grammar in round `now`: its form, not whether it can be kept."""
    verb = VERBS[sentence.verb]
    if sentence.strength not in verb.strict:
        return False
    if not all(_fits(kind, value, seats, now, verb.id) for _, kind, value in said(sentence)):
        return False
    if sentence.condition is not None and not _condition_fits(sentence.condition, sentence, seats, now):
        return False
    due = due_of(sentence)
    if due is None:
        return True
    if due.point == ASAP and sentence.strength != ASAP:
        return False
    items = bundle_of(sentence)
    if any(item.kind not in DUES[due.point].items for item in items):
        return False
    return not any(isinstance(item, DrawnCard) for item in items) or isinstance(sentence.condition, IfDrawn)


def _condition_fits(condition: Condition, sentence: Sentence, seats: int, now: int) -> bool:
    row = CONDITIONS[condition.event]
    if sentence.verb not in row.carries:
        return False
    for name, kind, value in said(condition):
        anyone = name == "by" and value == ANYBODY
        if not anyone and not _fits(kind, value, seats, now, sentence.verb):
            return False
    due = due_of(sentence)
    if due is not None and due.point not in row.due:
        return False
    ring = isinstance(condition, IfInRing) and isinstance(sentence, Ballot)
    return not ring or condition.round == round_of(sentence)


def _fits(kind: str, value: Any, seats: int, now: int, verb: str) -> bool:
    """Whether a value is of an argument type."""
    if kind in ("seat", "any_seat"):
        return bool(0 <= value < seats)
    if kind == "seats":
        return bool(value) and all(0 <= seat < seats for seat in value)
    if kind == "round":
        return bool(now <= value <= now + MAX_AHEAD)
    if kind == "power":
        return bool(1 <= value <= 99)
    if kind == "due":
        if value.point not in DUES or verb not in DUES[value.point].verbs:
            return False
        return bool(now <= value.round <= now + (MAX_AHEAD if DUES[value.point].takes_round else 0))
    if kind in ("bundle", "loan"):
        promised = bool(value) and is_bundle(value, seats) and all(item.kind in PROMISABLE for item in value)
        # To set a captive free is `release`.
        return promised and not any(isinstance(item, Captive) and item.fate == FREE for item in value)
    if kind == "card_kind":
        return value in INDEX or value in TYPES
    return kind in ("flag", "ritual", "call_kind") or value in WORDS[kind]
