"""The buttons, and what a click does: building the one answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.tabletop.context import back_button, wait_button
from game.tabletop.contract import AnswerButton
from game.titles.battlegoats.rules import forecast
from game.titles.battlegoats.screen.asks import command_of, orders_words, source_name, step_words
from game.titles.battlegoats.screen.chooser import Handle
from game.titles.battlegoats.screen.context import Context
from game.titles.battlegoats.screen.selection import Selection

RESIGNABLE = ("draft", "deploy", "first", "orders", "attack")
READ = 2
"""Places whose names a button has room for."""


class Answers:
    """How one table answers."""

    def __init__(self, table: Context, selection: Selection, resign: Callable[[], object]) -> None:
        self.table, self.selection, self._resign = table, selection, resign

    # buttons

    def acts(self) -> list[AnswerButton]:
        """The main button first; it always lies in the same place."""
        table = self.table
        chooser, words, services = table.chooser, table.words, table.services
        out: list[AnswerButton] = []
        if self.selection.looking is not None:
            out.append(AnswerButton("close", words("act-close"), self._back))
            return out
        kind = chooser.kind
        if kind == "deploy":
            left = 9 - len(chooser.laid)
            out.append(AnswerButton("ready", words("verb-ready"), lambda: self._send(), kind="primary" if not left else "plain",
                           small=words("act-ready-left", n=left) if left else words("act-ready-final"), enabled=not left,
                           why=words("refused-layout-incomplete")))  # fmt: skip
            out.append(AnswerButton("fill", words("act-fill"), lambda: self._fill(), small=words("act-fill-small"), kind="moss",
                           enabled=left > 0, why=words("deploy-all-laid")))  # fmt: skip
            out.append(AnswerButton("clear", words("verb-clear"), lambda: self._clear(), small=words("act-clear-small"),
                           enabled=left < 9, why=words("act-clear-why")))  # fmt: skip
        elif kind in ("orders", "attack"):
            out += self._orders()
        elif kind == "draft":
            card = table.card_name(chooser.picked[0]) if chooser.picked else ""
            out.append(AnswerButton("keep", words("act-keep", card=card) if card else words("verb-pick"), lambda: self._send(),
                           enabled=bool(card), why=words("act-keep-why")))  # fmt: skip
        elif kind == "first":
            seat = chooser.picked[0] if chooser.picked else None
            if seat is not None and seat != services.seat:
                out.append(AnswerButton("first", words("act-first", name=table.short_name(seat)), lambda: self._send()))
            out.append(
                AnswerButton(
                    "me",
                    words("act-me"),
                    lambda: services.send(services.seat),
                    small=words("act-first-or") if not out else "",
                )
            )
        elif kind == "dodge":
            if chooser.picked:
                lying = table.reading.at(chooser.me, chooser.picked[0])
                card = table.card_name(lying.card) if lying is not None and lying.card else ""
                out.append(AnswerButton("swap", words("act-dodge"), lambda: self._send(), small=card))
            else:
                out.append(
                    AnswerButton("stay", words("verb-stay"), lambda: self._send(), small=words("act-stay-small"))
                )
        elif kind in ("tattle", "look", "shout"):
            verb = "verb-expose" if kind == "shout" else "verb-peek"
            lo, _ = chooser.need
            out.append(AnswerButton("name", words(verb), lambda: self._send(), enabled=chooser.complete,
                           small=self._chosen_places(), why=words("act-name-why", n=lo)))  # fmt: skip
        elif kind == "veil":
            out.append(
                AnswerButton(
                    "veil", words("act-veil"), lambda: self._send(), small=words("act-veil-small", n=len(chooser.swaps))
                )
            )
        elif kind == "sabotage":
            out.append(AnswerButton("swap", words("verb-swap"), lambda: services.send("swap")))
            out.append(AnswerButton("leave", words("verb-leave"), lambda: services.send("leave")))
        elif kind == "vote":
            word = chooser.picked[0] if chooser.picked else ""
            tone: Any = "primary" if word == "share" else "danger"
            out.append(AnswerButton("vote", words(f"verb-{word}") if word else words("act-vote"), lambda: self._send(),
                           enabled=bool(word), why=words("act-vote-why"), kind=tone))  # fmt: skip
        else:
            out.append(wait_button(table))
        ask = services.update.ask
        if (
            services.seat >= 0
            and ask is not None
            and table.reading.in_play(services.seat)
            and len(out) < 3
            and kind != "deploy"
            and services.feed.live
        ):
            may = ask.kind in RESIGNABLE
            out.append(AnswerButton("resign", words("verb-resign"), self._resign, enabled=may,
                           why=words("refused-fight-under-way")))  # fmt: skip
        return out

    def _orders(self) -> list[AnswerButton]:
        table = self.table
        chooser, words = table.chooser, table.words
        if chooser.source is None or chooser.partial is None:
            return [AnswerButton("attack", words("verb-attack"), lambda: None, enabled=False, why=orders_words(table))]
        out: list[AnswerButton] = []
        verbs = chooser.verbs(chooser.source)
        partial = chooser.partial
        if chooser.verb == "attack":
            names = [self._target_name(handle) for handle in chooser.chosen()]
            text = words("act-attack", card=names[0]) if len(names) == 1 else words("verb-attack")
            out.append(AnswerButton("attack", text, lambda: self._send(), small=self._odds(), enabled=chooser.complete,
                           why=words("ask-target", card=source_name(table))))  # fmt: skip
            if "command" in verbs:
                verb = command_of(table)
                out.append(AnswerButton("command", words("act-command"), lambda: self._start("command"), kind="gold",
                               small=words(f"verb-{verb}")))  # fmt: skip
        else:
            verb = command_of(table)
            shell = partial.named and partial.named[-1:] and verb == "shell_game"
            if shell:
                two = len(partial.named[0]) == 2
                why = words("ask-command.shell-game-0", card=source_name(table), n=2)
                out.append(AnswerButton("swap", words("verb-swap"), lambda: self._send("swap"), enabled=two, why=why))
                out.append(
                    AnswerButton("leave", words("verb-leave"), lambda: self._send("leave"), enabled=two, why=why)
                )
            else:
                out.append(AnswerButton("command", words(f"verb-{verb}"), lambda: self._send(), enabled=chooser.complete,
                               small=self._chosen_places(), why=step_words(table)))  # fmt: skip
            if "attack" in verbs:
                out.append(AnswerButton("instead", words("act-instead"), lambda: self._start("attack")))
        out.append(back_button(words("act-back"), self._back))
        return out

    def _target_name(self, handle: Handle) -> str:
        lying = self.table.reading.pointed(handle)
        return self.table.card_name(lying.card) if lying is not None and lying.card else self.table.words("a_card")

    def _odds(self) -> str:
        """Your number against theirs, as far as you know it."""
        table, chooser = self.table, self.table.chooser
        chosen = chooser.chosen()
        if len(chosen) != 1 or not isinstance(chosen[0], tuple) or chooser.source is None:
            return table.words("act-targets", n=len(chosen)) if chosen else ""
        _, seat, space = chosen[0]
        found = forecast.fight(table.services.update.view, chooser.me, [chooser.me, chooser.source], [seat, space])
        theirs = found["defend"]["total"] if found["defend"] is not None else "?"
        odds = str(table.words("act-odds", a=found["attack"]["total"], b=theirs))
        return odds if table.reading.pointed(chosen[0]) is None else f"{self._chosen_places()} · {odds}"

    def _chosen_places(self) -> str:
        """Where they lie; of more than can be read on a button how many, for they are numbered where they lie."""
        names = []
        for handle in self.table.chooser.chosen():
            if isinstance(handle, tuple) and handle[0] == "at":
                names.append(self.table.space_name(handle[1], handle[2]))
            elif isinstance(handle, tuple) and handle[0] == "card":
                names.append(self.table.card_name(handle[1]))
        return self.table.words.join(names) if len(names) <= READ else self.table.words("act-chosen", n=len(names))

    # clicks

    def click(self, handle: Handle) -> None:
        """A spot was pressed, by mouse or key."""
        table, chooser = self.table, self.table.chooser
        if isinstance(handle, tuple) and handle[0] == "pile":
            self.selection.look_at(handle[1])
            table.services.play_sound("card_slide")
            return self.selection.again()
        if chooser.kind == "deploy":
            self._click_deploy(handle)
            return self.selection.again()
        if isinstance(handle, tuple) and handle[0] == "c":  # the packet
            card = table.reading.names.get(handle[1])
            handle = ("card", card)
        if chooser.click(handle):
            return self._send()
        table.services.play_sound("card_slide")
        return self.selection.again()

    def _click_deploy(self, handle: Handle) -> None:
        table, chooser = self.table, self.table.chooser
        assert isinstance(handle, tuple)
        if handle[0] == "at":
            if chooser.holding is not None:
                chooser.lay(chooser.holding, handle[2])
                table.services.play_sound("land_card")
                self.sketch()
            return
        if handle[0] != "c":
            return
        number = handle[1]
        space = next((s for s, h in chooser.laid.items() if h == number), None)
        if chooser.holding == number:
            if space is not None:
                chooser.pick_up(number)
            else:
                free = [s for _, s in table.ground.cells if s not in chooser.laid]
                if free:
                    chooser.lay(number, free[0])
            table.services.play_sound("land_card")
            self.sketch()
        elif chooser.holding is not None and space is not None:
            chooser.lay(chooser.holding, space)
            table.services.play_sound("land_card")
            self.sketch()
        else:
            chooser.holding = number
            table.services.play_sound("card_slide")

    def _back(self) -> None:
        self.selection.back()
        self.selection.again()

    def sketch(self) -> None:
        """Tell the host the layout so far."""
        self.table.services.sketch(self.table.chooser.choice("sketch"))

    def _send(self, word: str = "") -> None:
        if self.table.chooser.complete or word:
            self.table.send(self.table.chooser.choice(word))
            self.selection.work_out()

    def _start(self, verb: str) -> None:
        self.table.chooser.start(verb)
        self.selection.again()

    def _fill(self) -> None:
        self.table.chooser.fill()
        self.table.services.play_sound("card_deal")
        self.sketch()
        self.selection.again()

    def _clear(self) -> None:
        self.table.chooser.clear()
        self.table.services.play_sound("card_slide")
        self.sketch()
        self.selection.again()
