"""A promise that is being put together: its verb, arguments, strength and condition, always a whole sentence; what may stand in
each place, and why something may not."""

from __future__ import annotations

from itertools import product
from typing import Any

from game.titles.lords_of_hell.rules import deals, promise_validation
from game.titles.lords_of_hell.rules.cards import TYPES
from game.titles.lords_of_hell.rules.items import AnyCards, HandCard, PromiseCard, RandomCards
from game.titles.lords_of_hell.rules.promises import ASAP, CONDITIONS, DUES, FIRM, MAX_AHEAD, VERBS, WORDS
from game.titles.lords_of_hell.rules.records import Offer
from game.titles.lords_of_hell.rules.sentences import (
    Condition,
    Due,
    Give,
    ReturnLoan,
    Sentence,
    ShowHand,
    TheAttack,
    TheRitual,
    bundle_of,
    make_condition,
    make_sentence,
    said,
    well_formed,
)
from game.titles.lords_of_hell.rules.state import ANYONE
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.market import Market

HIDDEN = HandCard | AnyCards | RandomCards | PromiseCard
"""Pieces of a hand: whether another holds them is not for this seat to know."""
POWERS = (4, 6, 8, 10, 12, 15, 18, 21, 25, 30, 40, 50)


class PromiseDraft:
    """One sentence under work. `by` swears it to `to`; either may be ANYONE."""

    def __init__(self, table: Context, market: Market, by: int, to: int) -> None:
        self.table, self.market, self.by, self.to = table, market, by, to
        self.verb = ""
        self.args: dict[str, Any] = {}
        self.strength = FIRM
        self.condition: Condition | None = None

    @property
    def own(self) -> bool:
        return self.by == self.table.services.seat

    # the sentence

    def sentence(self) -> Sentence:
        """As it stands now."""
        return make_sentence(self.verb, self.args, self.strength, self.condition)

    def whole(self) -> bool:
        """Whether every place is filled."""
        return bool(self.verb) and all(self.args[name] not in (None, []) for name, _ in VERBS[self.verb].args)

    def problem(self) -> tuple[str, int]:
        """Why it cannot be sworn: code and promise, ("", 0) when it can."""
        if not self.whole():
            return "unfinished", 0
        return self._problem(self.sentence())

    def _problem(self, sentence: Sentence) -> tuple[str, int]:
        s = self.table.reading.s
        if not well_formed(sentence, s.seats, s.round):
            return "cannot_swear", 0
        to = self.to
        if to == ANYONE or self.by == ANYONE:
            code, number = self._to_anyone(sentence)
        else:
            code, number = promise_validation.problem(s, self.by, to, sentence)
            if code and self.own:
                code, number = self._after_exchange(sentence, (code, number))
        if not self.own and code != "past" and self._hides(sentence):
            return "", 0
        return code, number

    def _after_exchange(self, sentence: Sentence, why: tuple[str, int]) -> tuple[str, int]:
        """What is refused now may be sworn once the pieces on the scale have changed hands (LOH-6.19)."""
        draft, s = self.market.draft, self.table.reading.s
        if draft is None:
            return why
        bare, whole = (
            deals.fault(
                s, Offer(0, self.by, self.to, draft.give, draft.take, swears, [], True), self.to, draft.take, (self.by,)
            )
            for swears in ([], [sentence])
        )
        return why if bare.code else (whole.code, whole.promise)

    def _to_anyone(self, sentence: Sentence) -> tuple[str, int]:
        """What no receiver could change: an own promise that can be sworn to nobody."""
        if self.own and not isinstance(sentence, Give | ShowHand | ReturnLoan):
            others = [seat for seat in range(self.table.reading.s.seats) if seat != self.by]
            found = [promise_validation.problem(self.table.reading.s, self.by, seat, sentence) for seat in others]
            return next((why for why in found if not why[0]), found[0])
        return "", 0

    @staticmethod
    def _hides(sentence: Sentence) -> bool:
        """Whether another's hand decides about it: only the promisor can tell (LOH-6.19)."""
        return any(isinstance(item, HIDDEN) for item in bundle_of(sentence))

    # what may stand where

    def verbs(self) -> list[str]:
        """Verbs that are sworn here, in the order of the grammar; those about a piece given need somebody named."""
        named = self.to != ANYONE and self.by != ANYONE
        return [verb for verb in VERBS if named or verb not in ("give", "show_hand", "return_loan", "release")]

    def choose(self, verb: str) -> None:
        """Begin a sentence: the first values that make it legal."""
        self.verb, self.args, self.strength, self.condition = verb, {}, VERBS[verb].strict[0], None
        for name, kind in VERBS[verb].args:
            self.args[name] = self._first(name, kind)
        self._put_off()
        self._mend(set())

    def _put_off(self) -> None:
        """A moment that has gone by gives way to the first that is still to come, in this round or the next."""
        if "due" not in self.args or not self._is_past():
            return
        now = self.args["due"]
        later = (
            Due(due.point, due.round + n)
            for n in (0, 1)
            for due in self._dues()
            if not n or DUES[due.point].takes_round
        )
        for due in later:
            self.args["due"] = due
            if due.point != ASAP and not self._is_past():
                return
        self.args["due"] = now

    def _is_past(self) -> bool:
        """Whether the moment at which it would fall due has gone by, whatever is still missing from the sentence."""
        filled = all(self.args[name] is not None for name, _ in VERBS[self.verb].args)
        return filled and promise_validation.is_past(self.table.reading.s, self.sentence())

    def _first(self, name: str, kind: str) -> Any:
        if name == "to":
            return self.to
        if kind in ("bundle", "loan"):
            return []
        if kind == "seats":
            return [
                seat for seat in range(len(self.table.reading.seats)) if seat not in (self.by, self.args.get("captive"))
            ]
        found = self.values(name, kind)
        if kind == "due" and self.strength != ASAP:
            found = [due for due in found if due.point != ASAP] or found
        return next(iter(found), None)

    def values(self, name: str, kind: str) -> list[Any]:
        """Everything that may stand in a place, the likeliest first."""
        reading = self.table.reading
        seats = list(range(len(reading.seats)))
        if kind == "seat":
            if name == "captive":
                return reading.captives(self.by) if self.by >= 0 else []
            first = [self.to] if self.to >= 0 else []
            return [*first, *(seat for seat in seats if seat not in (self.by, self.to))]
        if kind == "any_seat":
            return [*((self.to,) if self.to >= 0 else ()), *(seat for seat in seats if seat != self.to)]
        if kind == "round":
            return [reading.round + n for n in range(MAX_AHEAD + 1)]
        if kind == "flag":
            return [False, True]
        if kind == "due":
            return self._dues()
        if kind == "power":
            return list(POWERS)
        if kind == "ritual":
            return list(reading.seats[self.by].rituals) if self.by >= 0 else []
        if kind == "call_kind":
            rituals = reading.seats[self.by].rituals if self.by >= 0 else ()
            return [TheAttack(), *(TheRitual(card) for card in rituals)]
        if kind == "card_kind":
            return list(TYPES)
        return list(WORDS.get(kind, ()))

    def _dues(self) -> list[Due]:
        """The due points of the verb, in this round."""
        return [Due(row.id, self.table.reading.round) for row in DUES.values() if self.verb in row.verbs]

    def put(self, name: str, value: Any) -> None:
        """Fill a place; others give way if the sentence could not stand otherwise."""
        self.args[name] = value
        self._mend({name})

    def set_strength(self, strength: str) -> None:
        self.strength = strength
        if "due" in self.args:
            due: Due = self.args["due"]
            if (strength == ASAP) and due.point != ASAP and any(other.point == ASAP for other in self._dues()):
                self.args["due"] = Due(ASAP, self.table.reading.round)
            elif strength != ASAP and due.point == ASAP:
                self.args["due"] = next(other for other in self._dues() if other.point != ASAP)
        self._mend({"strength", "due"})

    def set_due(self, due: Due) -> None:
        self.args["due"] = due
        strict = VERBS[self.verb].strict
        if due.point == ASAP and ASAP in strict:
            self.strength = ASAP
        elif self.strength == ASAP:
            self.strength = strict[0]
        self._mend({"due", "strength"})

    def conditions(self) -> list[str]:
        """Conditions that this verb carries."""
        return [name for name, row in CONDITIONS.items() if self.verb in row.carries]

    def set_condition(self, name: str) -> None:
        """With its first arguments; "" takes it away."""
        if not name:
            self.condition = None
        else:
            row = CONDITIONS[name]
            self.condition = make_condition(name, [self._condition_first(arg, kind) for arg, kind in row.args])
            due: Due | None = self.args.get("due")
            if due is not None and due.point not in row.due:
                found = next((other for other in self._dues() if other.point in row.due), None)
                if found is not None:
                    self.args["due"] = found
                    self.strength = ASAP if found.point == ASAP else FIRM if self.strength == ASAP else self.strength
        self._mend({"condition"})

    def _condition_first(self, name: str, kind: str) -> Any:
        if kind == "any_seat" and name in ("seat", "by"):
            return self.to if self.to >= 0 else 0
        return next(iter(self.values(name, kind)))

    def condition_values(self, kind: str, name: str) -> list[Any]:
        seats: list[Any] = list(range(len(self.table.reading.seats)))
        if name == "by":
            seats.append(-1)
        return seats if kind == "any_seat" else self.values(name, kind)

    def set_condition_arg(self, n: int, value: Any) -> None:
        assert self.condition is not None
        values = [told for _, _, told in said(self.condition)]
        self.condition = make_condition(self.condition.event, [*values[:n], value, *values[n + 1 :]])
        self._mend({"condition"})

    # legality

    def why(self, name: str, value: Any) -> tuple[str, int]:
        """Why a value cannot stand in a place whatever stands in the others; ("", 0) when it can."""
        trial = self._copy()
        if name == "verb":
            trial.choose(value)
        elif name == "strength":
            trial.set_strength(value)
        elif name == "due":
            trial.set_due(value)
        elif name == "condition":
            trial.set_condition(value)
        else:
            trial.put(name, value)
        if not trial.whole():
            if any(trial.args[n] is None for n, _ in VERBS[trial.verb].args):
                return "cannot_swear", 0
            return ("past", 0) if trial._is_past() else ("", 0)
        return trial.problem()

    def _copy(self) -> PromiseDraft:
        other = PromiseDraft(self.table, self.market, self.by, self.to)
        other.verb, other.args, other.strength, other.condition = (
            self.verb,
            {name: value[:] if isinstance(value, list) else value for name, value in self.args.items()},
            self.strength,
            self.condition,
        )
        return other

    def _mend(self, fixed: set[str]) -> None:
        """If the sentence cannot be sworn so, look for values of the other places with which it can."""
        if not self.whole() or not self.problem()[0]:
            return
        names = [
            (name, kind)
            for name, kind in VERBS[self.verb].args
            if name not in fixed and name != "to" and kind not in ("bundle", "loan", "seats")
        ]
        names.sort(key=lambda row: row[1] != "round")  # rather another devil than a later round
        lists = [self.values(name, kind) for name, kind in names]
        strengths = [self.strength] if fixed & {"strength", "due"} else list(VERBS[self.verb].strict)
        before = dict(self.args), self.strength
        for values in product(*lists):
            for strength in strengths:
                for (name, _), value in zip(names, values):
                    self.args[name] = value
                self.strength = strength
                due: Due | None = self.args.get("due")
                if due is not None and due.point == ASAP != strength:
                    continue
                if not self.problem()[0]:
                    return
        self.args, self.strength = before
