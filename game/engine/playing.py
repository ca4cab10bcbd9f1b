"""A match under way: what its steps use, plays, the running of the agenda, and what others see.

A `Match` holds the state, the agenda, the outstanding ask and the answers given so far. Steps get it as their table:
`match.state`, `match.chance`, `match.cue(...)`, `match.then(...)`, `match.finish(...)`.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Generic

import msgspec

from game.engine import packing
from game.engine.agenda import Step, words
from game.engine.ask import Ask, SeatAsk
from game.engine.chance import AnyChance
from game.engine.cues import Cue, Face, Only, SeatCue, TrueCue, bit, nouns_of, redact, secrets_of
from game.engine.journal import PlayRecord, Result
from game.engine.refusal import KernelError, Refused
from game.engine.rules import Rules, View
from game.engine.sight import SPECTATOR, Sight
from game.engine.spaces import Choice, Space

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S")

RUNAWAY = 1000
"""Steps without an ask after which a match is stopped: a fault of the title."""
_SECRET = frozenset((Face, Only))
_NOBODY: dict[str, Any] = {}
"""The masks and faces of all cues that keep nothing from anybody: shared, never written to."""


class Match(Generic[S]):
    """One match under way, with a title's state `S`. Make one with `new`, `load` or `replay`."""

    __slots__ = (
        "agenda",
        "answers",
        "ask",
        "ask_id",
        "at",
        "chance",
        "cues",
        "marks",
        "options",
        "stretch",
        "plays",
        "quiet",
        "result",
        "rules",
        "seat_kinds",
        "state",
        "_answering",
        "_asking",
        "_beat",
        "_spaces",
    )

    def __init__(
        self,
        rules: Rules[Match[S]],
        options: dict[str, Any],
        seat_kinds: tuple[str, ...],
        chance: AnyChance,
        quiet: bool = False,
    ) -> None:
        self.rules = rules
        self.options = options
        self.seat_kinds = seat_kinds
        self.chance = chance
        self.quiet = quiet
        self.state: S
        self.agenda: list[Step[Match[S]]] = []
        self.ask: Ask | None = None
        self.ask_id = 0
        self.answers: dict[int, Choice] = {}
        self.result: Result | None = None
        self.plays = 0
        self.at = 0
        self.stretch = 1
        self.cues: list[TrueCue] = []
        self.marks: list[tuple[int, bytes]] = []
        self._asking: Step[Match[S]] | None = None
        self._answering = -1
        self._beat = 0
        self._spaces: dict[int, Space] = {}

    # ------------------------------------------------------------------ what steps use

    @property
    def seats(self) -> int:
        """How many seats the match has."""
        return len(self.seat_kinds)

    def then(self, *steps: Step[Match[S]]) -> None:
        """Put `steps` on the agenda, to run in reading order before what is already there."""
        self.agenda += steps[::-1]

    def finish(self, result: Result) -> None:
        """End the match; nothing more on the agenda is run."""
        self.result = result
        self.agenda.clear()

    def beat(self) -> None:
        """Begin the next beat of cues."""
        self._beat += 1

    def cue(self, cue: Cue) -> None:
        """Say what happened. Its secret nouns (`face_of`, `only`) are redacted per seat; a noun that is not declared so may
        not be one: TypeError."""
        if self.quiet:
            return
        kind = type(cue)
        nouns = {told: getattr(cue, name) for name, told in nouns_of(kind)}
        if _SECRET.isdisjoint(map(type, nouns.values())):
            self.cues.append(TrueCue(cue.kind, self._beat, nouns, cue.rule, _NOBODY, _NOBODY))
        else:
            self._cue_secret(cue, nouns)

    def _cue_secret(self, cue: Cue, nouns: dict[str, Any]) -> None:
        masks: dict[str, int] = {}
        faces: dict[str, tuple[int, Any]] = {}
        identity = self.rules.identity
        secrets = secrets_of(type(cue))
        for name, told in nouns_of(type(cue)):
            value = nouns[told]
            if type(value) not in _SECRET:
                continue
            if name not in secrets:
                raise TypeError(f"{cue.kind}: {name} is not declared Secret")
            if type(value) is Face:
                masks[told] = self._mask(value.handle)
                if identity is not None:
                    faces[told] = (value.handle, identity(self, value.handle))
            else:
                masks[told] = 0
                for seat in value.seats:
                    masks[told] |= bit(seat)
            nouns[told] = value.value
        self.cues.append(TrueCue(cue.kind, self._beat, nouns, cue.rule, masks, faces))

    def _mask(self, handle: int) -> int:
        sees = self.rules.sees
        mask = 0
        for seat in range(SPECTATOR, self.seats):
            if sees(self, seat, handle) is Sight.ALL:
                mask |= bit(seat)
        return mask

    def mark(self) -> None:
        """Remember this moment so that the play under way can be taken back by the seat that makes it (until
        `forget`). Called first thing in `answer`, of an ask to one seat: the question is put again."""
        if self.quiet:
            return
        if self._answering < 0 or self._asking is None or self.ask is None or len(self.ask.seats) != 1:
            raise KernelError("mark() belongs at the head of the answer to an ask of one seat")
        later = self.agenda[self._answering :]
        if later:
            raise KernelError("mark() comes before then()")
        self.agenda.append(self._asking)
        self.marks.append((self.ask.seats[0], self.dump(marks=False)))
        self.agenda.pop()

    def forget(self) -> None:
        """New information appeared: nothing before this moment can be taken back."""
        self.marks.clear()

    # ------------------------------------------------------------------ plays

    def step(self) -> Step[Match[S]]:
        """The step that asks. Raises KernelError when the match is over."""
        if self._asking is None:
            raise KernelError("the match is over: no step asks")
        return self._asking

    def space(self, seat: int) -> Space:
        """What `seat` may choose in the outstanding ask."""
        space = self._spaces.get(seat)
        if space is None:
            space = self._spaces[seat] = self.step().space(self, seat)
        return space

    def sample(self, seat: int, chance: AnyChance) -> Choice:
        """Any legal choice of `seat`, drawn from `chance`: it needs no check. Much quicker than `space(seat).sample`
        where the step can draw without laying its space out."""
        return self.step().sample(self, seat, chance)

    def default(self, seat: int) -> Choice:
        """What the clock would choose for `seat`."""
        return self.step().default(self, seat)

    def waiting_for(self) -> tuple[int, ...]:
        """The seats that have not answered yet (open ask: all that are asked)."""
        if self.ask is None:
            return ()
        answers = self.answers
        return tuple([seat for seat in self.ask.seats if seat not in answers]) if answers else self.ask.seats

    def play(self, seat: int, choice: Choice, ask: int | None = None, at: int = 0, stretch: int = 1) -> None:
        """Take a play. Raises Refused, leaving everything untouched, when it cannot be taken."""
        self.check(seat, choice, ask)
        self.at, self.stretch = at, stretch
        self.take(seat, choice)

    def check(self, seat: int, choice: Choice, ask: int | None = None) -> None:
        """Raise Refused with the reason why `seat` may not play `choice` now.

        The one way for a choice into a title: it lies in the space that was asked, or has a shape that the title knows
        (`Rules.plays`) and is explained by `refuse`. Anything else is refused as malformed before the title sees it.
        """
        if self.ask is None:
            raise Refused("match_over")
        if ask is not None and ask != self.ask_id:
            raise Refused("stale_ask", f"ask {ask} is closed; now {self.ask_id} ({self.ask.kind})")
        if seat not in self.ask.seats:
            raise Refused(self._why_not(seat, choice) or "not_your_turn", self.explain())
        if seat in self.answers and self.ask.mode == "sealed":
            raise Refused(self._why_not(seat, choice) or "already_answered")
        if not self.space(seat).contains(choice):
            code = self._why_not(seat, choice) or ("not_legal" if self.rules.plays.fit(choice) else "malformed")
            raise Refused(code, f"seat {seat} may not answer {self.ask.kind} with {choice!r:.200}. {self.explain()}")

    def _why_not(self, seat: int, choice: Choice) -> str:
        """The title's code for a choice whose shape is right; "" where it knows none, where the shape is wrong, or where there
        is no such seat."""
        explained = 0 <= seat < self.seats and self.rules.plays.fit(choice)
        return self.step().why_not(self, seat, choice) if explained else ""

    def take(self, seat: int, choice: Choice) -> None:
        """Carry out a play known to be legal (search and random play come here straight)."""
        ask = self.ask
        assert ask is not None
        self.plays += 1
        if len(ask.seats) == 1 or ask.mode == "open":
            self._resolve({seat: choice})
            return
        answers = self.answers
        answers[seat] = choice
        if len(answers) == len(ask.seats):
            self._resolve(answers)

    def _resolve(self, answers: dict[int, Choice]) -> None:
        agenda = self.agenda
        step = agenda.pop()
        depth = self._answering = len(agenda)
        if self.answers:
            self.answers = {}
        stay = step.resolve(self, answers)
        self._answering = -1
        if stay and self.result is None:
            agenda.insert(depth, step)
            self._advance(len(agenda) == depth + 1)
        else:
            self._advance()

    def time_out(self, ask: int, at: int) -> list[PlayRecord]:
        """The clock of `ask` has ended: the default is played for every seat that has not answered. Returns the plays
        made, for the journal."""
        made: list[PlayRecord] = []
        if self.ask is None or ask != self.ask_id:
            return made
        for seat in self.waiting_for():
            if self.ask is None or self.ask_id != ask or seat not in self.ask.seats:
                break
            play = PlayRecord(ask, seat, self.default(seat), at, "clock", self.stretch)
            self.apply(play)
            made.append(play)
        return made

    def resign(self, seat: int) -> None:
        """Take `seat` out of the match, when the title allows it now. Raises Refused otherwise."""
        if self.ask is None:
            raise Refused("match_over")
        if self.rules.resign is None:
            raise Refused("cannot_resign")
        asking, depth = self._asking, len(self.agenda)
        self.rules.resign(self, seat)
        self.plays += 1
        self.marks.clear()
        if self.result is not None:
            self._over()
            return
        kept, asked = self.answers, self.ask_id
        self.answers = {}
        self._advance(len(self.agenda) == depth and self.agenda[-1] == asking)
        if self.ask is not None and self.ask_id == asked:
            self.answers = {s: c for s, c in kept.items() if s in self.ask.seats}
            if self.ask.mode != "open" and len(self.answers) == len(self.ask.seats):
                self._resolve(self.answers)

    def take_back(self, seat: int) -> None:
        """Return to the last mark. Raises Refused when new information has appeared since."""
        if not self.may_take_back(seat):
            raise Refused("nothing_to_take_back")
        _, packed = self.marks.pop()
        before = packing.unpack(self.rules, packed)
        self.state, self.agenda, self.chance = before.state, before.agenda, before.chance
        self.answers, self.result = before.answers, before.result
        self.plays += 1
        self._asking = None
        self._advance()

    def may_take_back(self, seat: int) -> bool:
        """Whether `seat` may take back the last play: it is asked alone, and its own mark is the last."""
        marks = self.marks
        return bool(marks) and marks[-1][0] == seat and self.ask is not None and self.ask.seats == (seat,)

    def apply(self, play: PlayRecord) -> None:
        """Take one line of the journal. Raises Refused like `play`."""
        if play.kind == "resign":
            if self.ask is not None and play.ask != self.ask_id:
                raise Refused("stale_ask")
            self.at, self.stretch = play.at, play.stretch
            self.resign(play.seat)
        elif play.kind == "take_back":
            if play.ask != self.ask_id:
                raise Refused("stale_ask")
            self.take_back(play.seat)
        else:
            self.play(play.seat, play.choice, play.ask, play.at, play.stretch)

    # ------------------------------------------------------------------ running the agenda

    def _advance(self, same: bool = False) -> None:
        """Run steps until one asks or the match is over. `same`: the step that asked last is next; if it asks again
        with nothing in between, the ask keeps its id. (Never told by the step itself: steps are values.)"""
        agenda = self.agenda
        if self._spaces:
            self._spaces = {}
        for steps in range(RUNAWAY):
            if self.result is not None:
                self._over()
                return
            if not agenda:
                raise KernelError(f"{self.rules.title}: neither ask nor result: the agenda is empty")
            step = agenda.pop()
            ask = step.run(self)
            if ask is not None:
                agenda.append(step)
                if steps or not same:
                    self.ask_id += 1
                self.ask = ask
                self._asking = step
                return
        raise KernelError(f"{self.rules.title}: {RUNAWAY} steps without an ask. {self.explain()}")

    def _over(self) -> None:
        self.ask = None
        self._asking = None
        self.answers = {}
        self.agenda.clear()

    # ------------------------------------------------------------------ what others see

    def seat_ask(self, seat: int) -> SeatAsk | None:
        """The ask as `seat` (or SPECTATOR) gets it; None when the match is over."""
        ask = self.ask
        if ask is None:
            return None
        mine = seat in ask.seats
        open_to_me = mine and (ask.mode != "sealed" or seat not in self.answers)
        return SeatAsk(
            self.ask_id,
            ask.kind,
            ask.seats,
            self.waiting_for(),
            ask.mode,
            ask.nouns,
            ask.clock,
            ask.running,
            ask.pace,
            self.space(seat) if open_to_me else None,
            self.default(seat) if open_to_me else None,
            self.answers.get(seat) if mine else None,
            self.may_take_back(seat),
            ask.window,
        )

    def view(self, seat: int) -> View:
        """The sections that `seat` sees, the agenda (public) and the result among them."""
        return {**self.rules.view(self, seat), **self.course()}

    def course(self) -> View:
        """What every view has from the kernel: the agenda, the result."""
        said: View = {
            "agenda": [[type(step).__struct_config__.tag, *msgspec.structs.astuple(step)] for step in self.agenda]
        }
        if self.result is not None:
            said["result"] = msgspec.to_builtins(self.result)
        return said

    def take_cues(self) -> list[TrueCue]:
        """The cues since the last call, their masks widened by what each seat sees now."""
        out = self.cues
        self.cues = []
        self._beat = 0
        identity = self.rules.identity
        if identity is not None:
            for cue in out:
                if cue.faces:
                    for noun, (handle, thing) in cue.faces.items():
                        if thing is not None and identity(self, handle) == thing:
                            cue.masks[noun] |= self._mask(handle)
        return out

    def cues_for(self, cues: list[TrueCue], seat: int) -> list[SeatCue]:
        return [redact(cue, seat) for cue in cues]

    def explain(self) -> str:
        """The ask and the agenda in words; part of every refusal and failure."""
        asked = "over" if self.ask is None else f"asked: {self.ask.kind} of seats {list(self.waiting_for())}"
        lines = "; ".join(words(step) for step in reversed(self.agenda))
        return f"[{self.rules.title}, play {self.plays}, {asked}; agenda: {lines or 'empty'}]"

    # ------------------------------------------------------------------ values

    def copy(self, quiet: bool = True) -> Match[S]:
        """An independent match in the same state (without cues and marks; quiet unless asked otherwise)."""
        other: Match[S] = Match.__new__(Match)
        rules = self.rules
        other.rules = rules
        other.options = self.options
        other.seat_kinds = self.seat_kinds
        other.chance = self.chance.copy()
        other.quiet = quiet
        other.state = rules.copy(self.state) if rules.copy else packing.clone(rules, self.state)
        other.agenda = self.agenda[:]
        other.ask = self.ask
        other.ask_id = self.ask_id
        other.answers = dict(self.answers)
        other.result = self.result
        other.plays = self.plays
        other.at = self.at
        other.stretch = self.stretch
        other.cues = []
        other.marks = []
        other._answering = -1
        other._asking = self._asking
        other._beat = 0
        other._spaces = {}
        return other

    def dump(self, marks: bool = True) -> bytes:
        """The whole match as bytes; `load` brings it back. Equal matches give equal bytes."""
        return packing.pack(
            packing.Packed(
                self.options,
                self.seat_kinds,
                self.chance,
                self.state,
                self.agenda,
                self.ask_id,
                self.answers,
                self.result,
                self.plays,
                self.marks if marks else [],
            )
        )

    def hash(self) -> bytes:
        """64 bits of the dump, to compare machines."""
        return blake2b(self.dump(), digest_size=8).digest()
