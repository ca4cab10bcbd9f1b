"""The promise builder: a sentence of the grammar by pressing words. First the verb, then what stands in each of its places;
the plain sentence is always read at the foot, and what cannot be sworn says why."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from pygame import Rect, Surface

from game.tabletop.context import back_button
from game.tabletop.contract import AnswerButton
from game.titles.lords_of_hell.rules.cards import IDS, PROMISES_EACH, TYPE, TYPES
from game.titles.lords_of_hell.rules.items import (
    ALL,
    HAND_OVER,
    WITH,
    AnyCards,
    Captive,
    CountedItem,
    DrawnCard,
    Fortress,
    HandCard,
    Item,
    PromiseCard,
    RandomCards,
    Souls,
    Tabled,
)
from game.titles.lords_of_hell.rules.promises import DUES, MAX_AHEAD, VERBS
from game.titles.lords_of_hell.rules.sentences import Due, IfDrawn, TheRitual, said
from game.titles.lords_of_hell.rules.state import ANYONE
from game.titles.lords_of_hell.screen.cards import portrait
from game.titles.lords_of_hell.screen.draft import ASKS, SWEARS, alike, count_on, lay_on
from game.titles.lords_of_hell.screen.promise_draft import PromiseDraft
from game.titles.lords_of_hell.screen.promise_text import kind_name
from game.titles.lords_of_hell.screen.sheet import Chip, Line, Sheet
from game.titles.lords_of_hell.screen.signs import seal
from game.ui import palette
from game.ui.fitting import fitted


class PromiseBuilder(Sheet):
    """One promise under work."""

    draft: PromiseDraft | None = None
    kind = ""
    """In "if I draw": the type whose cards are listed one by one."""

    def open(self) -> bool:
        market = self.market
        if market.sheet not in ("oath.swears", "oath.asks") or market.draft is None:
            self.draft = None
            return False
        seat, other = self.table.services.seat, market.draft.to
        by, to = (seat, other) if market.sheet == "oath.swears" else (other, seat)
        if self.draft is None or (self.draft.by, self.draft.to) != (by, to):
            self.draft, self.kind = PromiseDraft(self.table, self.market, by, to), ""
        return True

    @property
    def work(self) -> PromiseDraft:
        assert self.draft is not None
        return self.draft

    def heading(self) -> str:
        words, work = self.table.words, self.work
        if work.own:
            return (
                words("oath-heading-own", name=self.table.devil(work.to))
                if work.to != ANYONE
                else words("oath-heading-anyone")
            )
        return (
            words("oath-heading-theirs", name=self.table.devil(work.by))
            if work.by != ANYONE
            else words("oath-heading-whoever")
        )

    # the rows

    def rows(self) -> list[Line]:
        words, work = self.table.words, self.work
        if not work.verb:
            found = work.verbs()
            return [
                Line(words("oath-verb"), [self._verb(verb) for verb in found if not VERBS[verb].duty]),
                Line(words("oath-verb"), [self._verb(verb) for verb in found if VERBS[verb].duty]),
            ]
        out = [
            Line(
                words("oath-verb"),
                [
                    Chip(("pick", "verb", work.verb), words(f"oath-verb-{work.verb}"), True),
                    Chip(("pick", "again"), words("oath-another"), aside=True),
                ],
            )
        ]
        for name, kind in VERBS[work.verb].args:
            if name == "to":
                continue
            if kind in ("bundle", "loan"):
                out += self._bundle(name)
            elif kind == "due":
                out += self._due()
            else:
                out.append(
                    Line(
                        words(f"oath-arg-{name}"), [self._value(name, kind, value) for value in work.values(name, kind)]
                    )
                )
        strict = VERBS[work.verb].strict
        if len(strict) > 1:
            out.append(
                Line(
                    words("oath-strength"),
                    [
                        self._option(
                            "strength", strength, words(f"oath-strength-{strength}"), work.strength == strength
                        )
                        for strength in strict
                    ],
                )
            )
        return out + self._condition()

    def _verb(self, verb: str) -> Chip:
        code, _ = self.work.why("verb", verb)
        return Chip(
            ("pick", "verb", verb), self.table.words(f"oath-verb-{verb}"), False, self._reason(code, 0) if code else ""
        )

    def _reason(self, code: str, number: int) -> str:
        table = self.table
        if code == "unfinished":
            return table.words("oath-unfinished")
        return table.refusal(code, table.reading.promise(number))

    def _option(self, name: str, value: Any, words: str, chosen: bool, devil: str = "") -> Chip:
        code, number = ("", 0) if chosen else self.work.why(name, value)
        return Chip(("pick", name, value), words, chosen, self._reason(code, number) if code else "", devil)

    def _value(self, name: str, kind: str, value: Any) -> Chip:
        table, work = self.table, self.work
        words = table.words
        if kind == "seats":
            chosen = value in work.args[name]
            return Chip(("pick", "seats", name, value), table.devil(value), chosen, "", table.reading.devil(value))
        chosen = work.args[name] == value
        if kind in ("seat", "any_seat"):
            text = words("oath-me") if value == work.by else table.devil(value)
            return self._option(name, value, text, chosen, table.reading.devil(value))
        if kind == "round":
            text = words("oath-this-round", n=value) if value == table.reading.round else str(value)
        elif kind == "ritual":
            text = table.named(value)
        elif kind == "call_kind":
            text = table.named(value.card) if isinstance(value, TheRitual) else words("oath-the-attack")
        elif kind == "power":
            text = str(value)
        else:
            text = words(f"oath-value-{name}-{value}")
        return self._option(name, value, text, chosen)

    def _due(self) -> list[Line]:
        words, work = self.table.words, self.work
        due: Due | None = work.args["due"]
        names = work.values("due", "due")
        out = [
            Line(
                words("oath-due"),
                [
                    self._option(
                        "due",
                        Due(value.point, due.round if due and DUES[value.point].takes_round else value.round),
                        words(f"oath-due-{value.point}"),
                        due is not None and due.point == value.point,
                    )
                    for value in names
                ],
            )
        ]
        if due is not None and DUES[due.point].takes_round:
            now = self.table.reading.round
            rounds = [now + n for n in range(MAX_AHEAD + 1)]
            out.append(
                Line(
                    words("oath-arg-round"),
                    [
                        self._option(
                            "due",
                            Due(due.point, n),
                            words("oath-this-round", n=n) if n == now else str(n),
                            due.round == n,
                        )
                        for n in rounds
                    ],
                )
            )
        return out

    def _bundle(self, name: str) -> list[Line]:
        """What is given: pieces of the promisor; pressing adds, and one more."""
        table, words, work = self.table, self.table.words, self.work
        reading = table.reading
        chips: list[Chip] = []

        def add(item: Item, text: str, devil: str = "") -> None:
            lies = next((other for other in work.args[name] if alike(other, item)), None)
            counted = isinstance(item, CountedItem)
            n = count_on(work.args[name], item)
            trial = work.args[name][:]
            if lies is None or counted:
                lay_on(trial, item)
            code, number = work.why(name, trial)
            if lies is not None and not counted:
                code = ""
            chips.append(
                Chip(
                    ("pick", "piece", item),
                    f"{text} × {n}" if n else text,
                    lies is not None,
                    self._reason(code, number) if code else "",
                    devil,
                )
            )

        if isinstance(work.condition, IfDrawn):
            add(DrawnCard(), words("piece-drawn"))
        add(AnyCards(1), words("goods-any"))
        add(RandomCards(1), words("goods-random"))
        add(Souls(1), words("piece-souls", n=1))
        add(Souls(ALL), words("souls-all"))
        if work.by >= 0:
            now = reading.seats[work.by]
            for seat in range(len(reading.seats)):
                if not work.own or reading.held[seat]:
                    add(PromiseCard(seat, 1), words("oath-promise-of", name=table.devil(seat)), reading.devil(seat))
            for card in reading.hand if work.own else ():
                add(HandCard(card, False), table.named(card))
            for card in (*now.hordes, *now.artifacts):
                add(Tabled(card), words("oath-tabled", card=table.named(card)))
            if now.fortress >= 0:
                add(Fortress(WITH), table.named(now.fortress))
            for captive in reading.captives(work.by):
                if captive != work.to:
                    add(
                        Captive(captive, HAND_OVER),
                        words("goods-captive", name=table.devil(captive)),
                        reading.devil(captive),
                    )
        if work.args[name]:
            chips.append(Chip(("pick", "empty", name), words("oath-empty"), aside=True))
        return [Line(words("oath-bundle"), chips)]

    def _condition(self) -> list[Line]:
        table, words, work = self.table, self.table.words, self.work
        names = work.conditions()
        if not names:
            return []
        now = work.condition.event if work.condition else ""
        out = [
            Line(
                words("oath-condition"),
                [
                    self._option("condition", name, words(f"oath-condition-{name or 'none'}"), now == name)
                    for name in ("", *names)
                ],
            )
        ]
        for n, (name, kind, told) in enumerate(said(work.condition) if work.condition else ()):
            chips: list[Chip] = []
            for value in work.condition_values(kind, name):
                chosen = told == value
                if kind == "any_seat":
                    text = (
                        words("anyone") if value < 0 else words("oath-me") if value == work.by else table.devil(value)
                    )
                    chips.append(
                        Chip(
                            ("pick", "if", n, value), text, chosen, "", table.reading.devil(value) if value >= 0 else ""
                        )
                    )
                elif kind == "round":
                    text = words("oath-this-round", n=value) if value == table.reading.round else str(value)
                    chips.append(Chip(("pick", "if", n, value), text, chosen))
                else:
                    chips.append(Chip(("pick", "if", n, value), kind_name(value, words), chosen))
            if kind == "card_kind" and told in TYPES:
                chips += [
                    Chip(("pick", "if", n, card), table.card_name(card))
                    for m, card in enumerate(IDS[:-1])
                    if TYPE[m] == told
                ]
            elif kind == "card_kind":
                chips.append(Chip(("pick", "if", n, told), table.card_name(told), True))
            out.append(Line(words(f"oath-if-{name}"), chips))
        return out

    # pressing

    def click(self, handle: Hashable) -> bool:
        if not isinstance(handle, tuple) or handle[0] != "pick" or not self.open():
            return False
        work, what = self.work, handle[1]
        self.table.services.play_sound("paper_turn")
        if what == "again":
            work.verb = ""
        elif what == "verb":
            if work.verb != handle[2]:
                work.choose(handle[2])
        elif what == "seats":
            self._toggle(handle[2], handle[3])
        elif what == "due":
            work.set_due(handle[2])
        elif what == "strength":
            work.set_strength(handle[2])
        elif what == "condition":
            work.set_condition(handle[2])
        elif what == "if":
            work.set_condition_arg(handle[2], handle[3])
        elif what == "piece":
            self._piece(handle[2])
        elif what == "empty":
            work.args[handle[2]] = []
        else:
            work.put(what, handle[2])
        self.table.again()
        return True

    def _toggle(self, name: str, seat: int) -> None:
        seats = set(self.work.args[name]) ^ {seat}
        self.work.args[name] = sorted(seats)

    def _piece(self, item: Item) -> None:
        work = self.work
        name = next(name for name, kind in VERBS[work.verb].args if kind in ("bundle", "loan"))
        pan = work.args[name]
        found = next((other for other in pan if alike(other, item)), None)
        all_souls = isinstance(item, Souls) and isinstance(found, Souls) and ALL in (item.count, found.count)
        if found is not None and (all_souls or not isinstance(item, CountedItem)):
            pan.remove(found)
            if item != found and all_souls:
                pan.append(item)
        elif isinstance(found, PromiseCard) and found.count >= PROMISES_EACH:
            return
        else:
            lay_on(pan, item)
        work.put(name, pan)

    def back(self) -> bool:
        if not self.open():
            return False
        if self.work.verb:
            self.work.verb = ""
            self.table.again()
        else:
            self._close()
        return True

    # foot and buttons

    @property
    def foot_high(self) -> int:
        return max(44, self.table.look.px(70)) if self.work.verb else max(24, self.table.look.px(36))

    def foot(self, surface: Surface, rect: Rect) -> None:
        """The plain sentence with its seal, or why it cannot be sworn."""
        table, look, inks, work = self.table, self.table.look, self.table.look.palette, self.work
        if not work.verb:
            hint = look.lettering.line(table.words("oath-hint"), "map", look.text(20), palette.DIM_TEXT, width=rect.w)
            surface.blit(hint, hint.get_rect(center=rect.center))
            return
        code, number = work.problem()
        box = rect.inflate(0, -4)
        surface.fill(inks.k, box)
        surface.fill(inks.paper, box.inflate(-4, -4))
        px = box.h - 8
        x = box.x + 6
        if work.by >= 0:
            face = Rect(x, box.y + 4, px, px)
            surface.blit(portrait(look, table.reading.devil(work.by), face.size), face)
            x = face.right + 6
        knob = seal(look, "unsworn" if code else "live", px)
        surface.blit(knob, (x, box.y + 4))
        x += px + 8
        room = (box.right - x - 8, box.h - 6)
        if code == "unfinished":
            words = fitted(look, table.words("oath-unfinished"), "map", look.text(22), room, palette.DIM_TEXT, lines=2)
        else:
            text = table.words("oath-quoted", text=f"{table.sentence(work.sentence())}.")
            if code:
                text = f"{text} {self._reason(code, number)}"
            words = fitted(
                look,
                text,
                "text_bold",
                look.text(21),
                room,
                palette.RED_TEXT if code else inks.k,
                lines=3,
                floor=12,
                leading=1.08,
            )
        surface.blit(words, words.get_rect(midleft=(x, box.centery)))

    def acts(self) -> Sequence[AnswerButton]:
        table, words = self.table, self.table.words
        code, number = self.work.problem()
        why = self._reason(code, number) if code else ""
        out = [AnswerButton("lay", words("oath-lay"), self._lay, words("oath-lay-small"), "primary", not why, why)]
        if not self.work.verb:
            close = back_button(words("verb-cancel"), self._close)
        else:  # the key first goes back to the choice of another
            close = AnswerButton("close", words("verb-cancel"), self._close)
            out.append(AnswerButton("again", words("oath-another"), lambda: self.click(("pick", "again")) and None))
        return [*out, close] if table.asked else out

    def _lay(self) -> None:
        market = self.market
        assert market.draft is not None
        side = SWEARS if self.work.own else ASKS
        market.draft.oaths(side).append(self.work.sentence())
        self.table.services.play_sound("stamp")
        self._close()

    def _close(self) -> None:
        self.draft = None
        self.market.sheet = ""
        self.table.again()

    def ask(self) -> tuple[str, str] | None:
        words, work = self.table.words, self.work
        key = "oath-ask-own" if work.own else "oath-ask-theirs"
        return words(key), words("oath-aid")
