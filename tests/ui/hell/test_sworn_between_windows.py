"""A promise between two people, each at a window of their own, with real rules, host and sessions: offered by clicks, sealed,
in both ledgers, asked for when it is due, refused where it forbids, and kept."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

import pytest

from game.bots.players import idle
from game.scenes.lobby import Lobby
from game.scenes.lobby_table import LiveTable
from game.scenes.menu import Menu
from game.session.session import SESSION, Session
from game.titles.lords_of_hell.rules.items import AnyCards
from game.titles.lords_of_hell.rules.sentences import Due
from game.ui.harness import Harness
from net.protocol import messages as m
from tests.seldom_drawn import seldom_drawn
from tests.ui.scenes_rig import Room, joined

TITLE = "lords_of_hell"


class Table:
    """Two people at windows, and a third who does what silence does."""

    def __init__(self, drive: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        self.room = Room(3, TITLE)
        monkeypatch.setattr("game.session.session._open_line", lambda session, address: self.room.line(session.wanted))
        self.windows: list[Harness] = []
        sessions: list[Session] = []
        for name in ("Maija", "Inés"):
            h = seldom_drawn(drive(Menu(), name=name, pace="instant"), each=16)
            session = joined(h.stack.context, name)
            h.stack.context.stash[SESSION] = session
            h.stack.push(Lobby(session))
            self.windows.append(h)
            sessions.append(session)
        self.third = joined(drive(Menu(), name="Otso").stack.context, "Otso")
        self.answered: set[int] = set()
        self.step(3)
        for session in (sessions[1], self.third):
            session.send(m.Ready())
        self.until(lambda: not sessions[0].missing())
        self.windows[0].click("start")
        self.until(lambda: all(isinstance(h.stack.top, LiveTable) and h.stack.top.ready for h in self.windows))

    def step(self, frames: int = 1) -> None:
        for _ in range(frames):
            self.room.now += 0.1
            for h in self.windows:
                h.frames(1)
            self.third.poll()
            self.third_waits()

    def third_waits(self) -> None:
        feed = self.third.feed
        if feed is None or feed.last is None or feed.last.ask is None:
            return
        view, ask = feed.last.view, feed.last.ask
        if (
            ask.space is not None
            and ask.answer is None
            and ask.id not in self.answered
            and not idle(TITLE, view, ask, 2)
        ):
            self.answered.add(ask.id)
            self.third.play(ask.default)

    def until(self, true: Callable[[], bool], most: int = 2000) -> None:
        for _ in range(most):
            if true():
                return
            self.step()
        raise AssertionError([self.asked(who) for who in (0, 1)])

    def scene(self, who: int) -> Any:
        return self.windows[who].stack.top

    def still(self, who: int) -> bool:
        scene = self.scene(who)
        return not (scene.services.sent or scene.updates.playing or scene.updates.waiting)

    def asked(self, who: int) -> str:
        """What this person is to answer now; "" nothing."""
        ask = self.scene(who).services.update.ask
        return ask.kind if ask is not None and ask.space is not None and self.still(who) else ""

    def answer(self, kind: str, who: int = 0) -> None:
        """Both press their main buttons until one of them is asked for that."""
        for _ in range(2000):
            if self.asked(who) == kind:
                return
            for n, h in enumerate(self.windows):
                main = h.stack.top.group.main
                if not self.asked(n) or main is None:
                    continue
                if self.asked(n) == "pick_devil" and not main.enabled:
                    h.click(next(spot for spot in h.stack.top.spots if spot.open).rect.center)
                elif main.enabled:
                    h.click(main.rect.center)
            self.step()
        raise AssertionError((kind, [self.asked(n) for n in (0, 1)]))

    def spot(self, who: int, *handle: Hashable) -> Any:
        return next(spot for spot in self.scene(who).spots if spot.handle == handle)

    def press(self, who: int, *handle: Hashable) -> None:
        spot = self.spot(who, *handle)
        assert spot.open, (handle, spot.why)
        self.windows[who].click(spot.rect.center)
        self.step(2)

    def act(self, who: int, id: str) -> None:
        assert self.windows[who].widget(f"act.{id}").enabled
        self.windows[who].click(f"act.{id}")
        self.step(2)
        self.until(lambda: self.still(who))

    def ledger(self, who: int) -> dict[str, str]:
        """Each promise that a window shows, and how it stands."""
        table = self.scene(who).table
        return {table.context.sentence(promise.sentence): promise.state for promise in table.reading.promises}


def test_a_promise_is_offered_sealed_seen_due_and_kept(drive: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(drive, monkeypatch)
    table.answer("tabling")
    table.answer("tabling", 1)
    mine, other = (table.scene(0).table.context.devil(who) for who in (0, 1))
    table.press(0, "realm", 1)
    table.press(0, "add", "swears")
    table.press(0, "pick", "verb", "no_attack")
    table.act(0, "lay")
    table.press(0, "add", "asks")
    table.press(0, "pick", "verb", "give")
    table.press(0, "pick", "piece", AnyCards(1))
    table.press(0, "pick", "due", Due("tabling_end", 1))
    table.act(0, "lay")
    table.act(0, "offer")

    table.until(lambda: any(spot.handle[0] == "offer" for spot in table.scene(1).spots))
    offer = next(spot.handle for spot in table.scene(1).spots if spot.handle[0] == "offer")
    table.press(1, *offer)
    assert table.scene(1).table.ask()[0] == f"{mine} offers you a deal. Seal it?"
    table.act(1, "accept")
    table.until(lambda: len(table.ledger(0)) == 2)
    peace = f"I will not attack {other} until the end of round 1"
    gift = f"I will give {mine} any 1 card, at the end of Tabling of round 1"
    assert table.ledger(0) == table.ledger(1) == {peace: "live", gift: "live"}

    table.answer("cards", 1)
    assert table.scene(1).table.ask()[0] == "You promised 1 card. Choose which."
    assert table.ledger(0) == table.ledger(1) == {peace: "live", gift: "due"}
    card = table.scene(1).table.reading.hand[0]
    table.press(1, "c", card)
    table.act(1, "choose")
    table.until(lambda: card in table.scene(0).table.reading.hand)
    assert table.ledger(0) == table.ledger(1) == {peace: "live", gift: "kept"}

    table.answer("attack_turn", 0)
    face = table.spot(0, "body", 1)
    assert (face.open, face.why) == (False, f"Your promise forbids it: “{peace}.”")
    assert table.spot(0, "body", 2).open, "the third was promised nothing"
    table.answer("tabling", 0)
    table.until(lambda: table.ledger(1) == {peace: "kept"})
    assert table.ledger(0) == {peace: "kept"}
