"""The open phases, beats and the floor: Ready, Stop!, Pass; what the ask line says in each."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.engine.chance import Chance
from game.engine.spaces import Menu
from game.tabletop.contract import AnswerButton
from game.titles.lords_of_hell.rules import plays
from game.titles.lords_of_hell.rules.cards import CAPTIVE, EMPTY_HOLDS
from game.titles.lords_of_hell.screen.card_actions import OPEN_PHASES, CardActions
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.panel import ClickAction, EmptyPanel
from game.ui.motion import Motion, wait

OFFERED_AFTER = 3
"""So many passes in a row with nothing to play, and Auto-pass is offered."""
READY_KINDS = (*OPEN_PHASES, "organisation")
"""Asks in which seats press Ready."""


def stop_act(table: Context) -> list[AnswerButton]:
    """STOP!: everything waits (LOH-7.2)."""
    if not table.can(plays.Hold()):
        return []
    left = EMPTY_HOLDS - table.reading.s.empty_holds[table.services.seat]
    return [
        AnswerButton(
            "stop",
            table.words("verb-hold"),
            lambda: table.send(plays.Hold()),
            table.words("verb-stop-small", n=left),
            "danger",
        )
    ]


class Phase(EmptyPanel):
    """An open phase."""

    def __init__(self, table: Context, card_actions: CardActions) -> None:
        super().__init__(table)
        self.card_actions = card_actions

    def open(self) -> bool:
        return self.table.kind in OPEN_PHASES

    def ask(self) -> tuple[str, str] | None:
        table, words = self.table, self.table.words
        if not table.asked:
            return None
        phase = table.kind
        if table.reading.ready(table.services.seat):
            left = [seat for seat in range(len(table.reading.seats)) if not table.reading.ready(seat)]
            waiting = words(
                f"ask-{phase}.waiting", name=table.words.join(table.devil(n) for n in left), people=len(left)
            )
            return f"{words(f'ask-{phase}.ready')} {waiting}", ""
        incoming = [
            offer
            for offer in table.reading.market
            if offer.to == table.services.seat and offer.by != table.services.seat
        ]
        if incoming:
            names = table.words.join(table.devil(seat) for seat in dict.fromkeys(offer.by for offer in incoming))
            n = len({offer.by for offer in incoming})
            return words("ask-incoming", name=names, n=n), words("aid-offer-answer")
        return words(f"ask-{phase}", round=table.reading.round), words.stakes(f"ask-{phase}")

    def acts(self) -> Sequence[AnswerButton]:
        table, words = self.table, self.table.words
        if not table.asked:
            return ()
        ready = table.reading.ready(table.services.seat)
        out = [
            AnswerButton(
                "ready",
                words("verb-ready-done" if ready else "verb-ready"),
                lambda: table.send(plays.Ready()),
                self._ready_small(ready),
                "primary",
                not ready,
                words("why-ready"),
            )
        ]
        out += stop_act(table)
        swaps = self.card_actions.of(("powers",))
        if swaps:
            swap = swaps[0]
            out.append(AnswerButton("swap", words("verb-swap"), lambda: self.card_actions.start(swap), kind="gold"))
        return out

    def _ready_small(self, ready: bool) -> str:
        """How many are ready; before Battles, whether this seat would stand there without a horde."""
        table, own = self.table, self.table.reading.own
        if table.kind == "tabling" and not ready and own is not None and own.body != "captive" and not own.hordes:
            return table.words("verb-ready-small.bare")
        return table.words("verb-ready-small", n=table.reading.s.ready.bit_count(), all=len(table.reading.seats))


class Beat(EmptyPanel):
    """A short window in which everybody may say Stop (LOH-7.3), and the floor of who did (LOH-7.5)."""

    def __init__(self, table: Context, card_actions: CardActions) -> None:
        super().__init__(table)
        self.card_actions = card_actions
        self.chosen: bool | None = None
        """Whether to pass by itself after a moment that tells nothing, once the player has said."""
        self._passes = 0
        """Passes in a row with nothing to play."""
        self._passing = -1

    def open(self) -> bool:
        return self.table.kind in ("beat", "floor")

    def mark(self, handle: Hashable) -> ClickAction | None:
        """What could be chosen at another moment says what comes first now. Own things have said so before."""
        if self.table.asked and isinstance(handle, tuple) and handle[0] in ("c", "realm", "souls", "body"):
            return ClickAction(False, self.card_actions.why_window())
        return None

    @property
    def auto(self) -> bool:
        """Whether this seat passes by itself: as its player said, else a captive does that has nothing to play."""
        me = self.table.services.seat
        captive = me >= 0 and self.table.reading.s.body[me] == CAPTIVE
        return captive and self.helpless if self.chosen is None else self.chosen

    @property
    def helpless(self) -> bool:
        """Whether nothing can be played in this reaction; an empty Stop! is no play."""
        ask = self.table.services.update.ask
        space = ask.space if ask is not None else None
        return isinstance(space, Menu) and not any(branch.nouns or branch.parts for branch in space.branches)

    @property
    def passed(self) -> bool:
        mine = self.table.reading.view.get("mine", {})
        return bool(mine.get("passed"))

    def shown(self) -> None:
        ask = self.table.services.update.ask
        if (
            self.auto
            and ask is not None
            and ask.kind == "beat"
            and ask.id != self._passing
            and not self.passed
            and self.table.asked
        ):
            self._passing = ask.id
            self.table.services.scope.start(self._pass(ask.id))

    def _pass(self, number: int) -> Motion:
        """A random moment that does not hang on the hand (LOH-7.3)."""
        yield wait(0.4 + Chance(number.to_bytes(8, "big") + b"auto").below("pass", 80) / 100)
        ask = self.table.services.update.ask
        if (
            ask is not None
            and ask.id == number
            and self.table.asked
            and not self.passed
            and self.auto
            and self.card_actions.held is None
        ):
            self.table.services.send(plays.Pass().choice())

    def turn(self) -> None:
        self.chosen = not self.auto
        self.shown()
        self.table.again()

    def _press_pass(self) -> None:
        self._passes = self._passes + 1 if self.helpless else 0
        self.table.send(plays.Pass())

    def _window(self) -> str:
        """What the beat or the floor is about."""
        table, key = self.table, f"window-{self.table.facts.window}"
        if table.facts.window in OPEN_PHASES and not all(map(table.reading.ready, range(len(table.reading.seats)))):
            return table.phase_name(table.facts.window)  # somebody has stopped it before its end
        declared = table.reading.s.declared
        if declared is not None and table.words.has(f"{key}-named"):
            attacker, realm = table.devil(declared.attacker), table.devil(declared.realm)
            return table.words(f"{key}-named", name=attacker, realm=realm)
        return table.words(key)

    def ask(self) -> tuple[str, str] | None:
        table, words, seat = self.table, self.table.words, self.table.facts.seat
        window = self._window()
        if table.kind == "floor":
            if seat == table.services.seat:
                return f"{window}. {words('ask-floor')}", words.stakes("ask-floor")
            return words("ask-floor.others", name=table.devil(seat)), ""
        if table.asked and not self.passed:
            stakes = words.stakes("ask-beat")
            if self._passes >= OFFERED_AFTER and self.helpless and not self.auto:
                stakes = f"{words('aid-beat-auto')} {words.timeout('ask-beat')}".strip()
            return f"{window}. {words('ask-beat')}", stakes
        key = "ask-beat.passed" if self.passed else "ask-beat.waiting"  # who else has passed is secret
        return f"{window}. {words(key)}", ""

    def acts(self) -> Sequence[AnswerButton]:
        table, words = self.table, self.table.words
        if not table.asked:
            return ()
        auto = AnswerButton(
            "auto", words("verb-auto-on" if self.auto else "verb-auto"), self.turn, words("verb-auto-small")
        )
        if table.kind == "floor":
            if table.facts.seat == table.services.seat:
                return [
                    AnswerButton(
                        "release",
                        words("verb-release"),
                        lambda: table.send(plays.Release()),
                        words("verb-release-small"),
                        "primary",
                    )
                ]
            wait_ = AnswerButton(
                "wait",
                words("verb-wait"),
                lambda: None,
                enabled=False,
                why=words("ask-floor.others", name=table.devil(table.facts.seat)),
            )
            return [wait_, *stop_act(table)]
        done = self.passed
        out = [
            AnswerButton(
                "pass",
                words("verb-passed" if done else "verb-pass"),
                self._press_pass,
                kind="primary",
                enabled=not done,
                why=words("why-passed"),
            )
        ]
        return [*out, *stop_act(table), auto]
