"""A computer player at a table: a headless client like any other, in a process of its own.

It learns nothing that a person in its seat would not learn: views, cues and asks come over the same wire.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from math import inf

from game import titles
from game.bots import reason_log
from game.bots.players import advice as advice_of
from game.bots.players import awaited, hearing, idle, is_race, make, patience, showing, silent
from game.bots.pondering import Pondering
from game.engine.ask import SeatAsk
from game.engine.rules import View
from game.engine.spaces import Choice
from game.own.content import MISMATCHES
from game.titles.bot_contract import Bot
from game.version import software
from net.client import events as e
from net.client.client import Client
from net.client.connection import ClientConnection
from net.client.introduction import Introduction
from net.host.lobby_types import QUEENS
from net.host.parent_watch import Parent
from net.lan.invite import parse
from net.protocol.messages import Crown, Lobby
from net.storage import falls, identity, private_text

NAMES = ("Mudge", "Nettle", "Sprig", "Bramble", "Thistle", "Gristle", "Pock", "Tansy")
PACES = {"normal": 1.0, "fast": 0.4, "instant": 0.0}
"""How much of a bot's pretended pondering is left at each pace of several people who play or watch."""
THOUGHT_S = {"normal": 2.5, "fast": 2.5, "instant": 0.4}
"""Seconds that all bots together may think at each pace, from one question to a person who plays alone until the next; the rest
of what that person is promised is for showing what they did (`game/tabletop/tempo.py`)."""
WAIT = 0.2
"""Seconds to wait for the wire before looking after the rest."""
SLICE = 0.05
"""Seconds of thought between two looks at the wire."""
GIVE_UP = 60.0
"""Seconds without a table after which a bot that nobody minds goes home."""


class Player:
    """One bot at one table, through one match after another."""

    def __init__(
        self, client: Client, level: str, seed: int | str, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        self.client = client
        self.level = level
        self.seed = seed
        self.bot: Bot | None = None
        self.pondering = Pondering(clock)
        self.kinds: tuple[str, ...] = ()
        self._told_level = ""
        """What the lobby called this bot's level last."""
        self._asked = -1
        self._opened = 0.0
        self._silent = -1
        """The window in which the bot has decided to let its time go by."""
        self._ready_for = -1
        self._to_show = 0
        """Milliseconds of moments that have come and are not counted in yet."""
        self._shown_at = 0.0
        self._beside = False
        """People are asked the same as this bot."""
        self._hurried: set[str] = set()
        """Keys of people who don't want to wait for the present ask any longer."""
        self._thought_s = 0.0
        """Seconds that it thought since people wait."""
        self._since: float | None = None
        """From when on people wait; None: they don't."""
        self._heard: float | None = None
        """When somebody played last; None: just now."""

    def take(self, event: e.Event) -> None:
        """One event of the client."""
        if isinstance(event, e.LobbyChanged):
            self._get_ready()
            self._mind_level(event.lobby)
        elif isinstance(event, e.Opened) and (not event.again or self.bot is None):
            self._sit_down(event)
        elif isinstance(event, e.Updated) and self.bot is not None:
            self.bot.observe(self.client.view(), event.cues)
            self._heard = None
            if self._asks_people():
                self._since = None
            if self.client.opening is not None:
                self._to_show += showing(self.client.opening.title, event.cues)
        elif isinstance(event, e.Signed) and event.kind == "hurry":
            self._hurried.add(event.who)
        elif isinstance(event, e.Refused):
            self._asked = -1  # look again: something has changed
            self.pondering.drop()

    def _get_ready(self) -> None:
        lobby = self.client.lobby
        if lobby is None or lobby.phase not in ("lobby", "over"):
            return
        mine = next((seat for seat in lobby.seats if seat.who == self.client.key), None)
        if mine is None and lobby.phase == "lobby":
            free = next((i for i, seat in enumerate(lobby.seats) if seat.kind == "open"), None)
            if free is not None and self._ready_for != -2 - lobby.number:
                self._ready_for = -2 - lobby.number
                self.client.commands.sit(free)
        elif mine is not None and not mine.ready and (lobby.phase == "lobby" or self._wanted_again(lobby)):
            self.client.commands.ready(True)

    def _mind_level(self, lobby: Lobby) -> None:
        """The host has given this bot another level: it plays by it from its next choice on. A bot that was started by hand
        keeps what it was told until somebody changes it."""
        mine = next((seat for seat in lobby.seats if seat.who == self.client.key), None)
        if mine is None or mine.kind != "bot" or not mine.level:
            return
        before, self._told_level = self._told_level, mine.level
        if before and before != mine.level and self.level != mine.level:
            self.level = mine.level
            if self.bot is not None and self.client.opening is not None and self.client.version:
                self._make()
                self.bot.observe(self.client.view(), ())

    def _make(self) -> None:
        """The one who thinks, for the match that is open."""
        opening = self.client.opening
        assert opening is not None
        options = titles.options_for(opening.title, opening.options)
        self.bot = make(opening.title, self.level, opening.seat, options, opening.kinds, self.seed)

    @staticmethod
    def _wanted_again(lobby: Lobby) -> bool:
        """After a match: a bot is ready for the next one as soon as a person is."""
        return any(seat.kind == "human" and seat.ready for seat in lobby.seats)

    def _company(self) -> bool:
        """Whether people play or watch: among bots alone nobody waits."""
        lobby = self.client.lobby
        return "human" in self.kinds or (lobby is not None and any(watcher.here for watcher in lobby.watchers))

    def _is_paced(self) -> bool:
        """Whether several people see the same match, so that bots keep a pace that all can follow. One person alone has a
        table that shows at its own pace whatever has happened, and nobody ponders for show there."""
        lobby = self.client.lobby
        if lobby is None:
            return False
        players = sum(seat.kind == "human" and seat.here and not seat.sitter for seat in lobby.seats)
        return players + sum(watcher.here for watcher in lobby.watchers) > 1

    def _pace(self) -> float:
        """How much of the usual pondering the people here want to see."""
        lobby = self.client.lobby
        return PACES[lobby.pace] if lobby is not None else 1.0

    def _wait(self, view: View, ask: SeatAsk, paced: bool) -> float:
        """Seconds from the opening of the ask until the answer."""
        assert self.client.opening is not None
        title, seat = self.client.opening.title, self.client.opening.seat
        race = is_race(title, ask)
        ponders = patience(title, view, ask, self.kinds, self.seed) if paced or race else 0
        return max(ponders * (1.0 if race else self._pace()), hearing(title, view, ask, seat, self.kinds)) / 1000

    def _is_hurried(self, ask: SeatAsk) -> bool:
        """Whether everybody who plays here has asked the bots to stop pondering over this ask."""
        lobby = self.client.lobby
        if lobby is None or is_race(lobby.title, ask):
            return False
        people = {seat.who for seat in lobby.seats if seat.kind == "human" and seat.here and not seat.sitter}
        return bool(people) and people <= self._hurried

    def _awaited(self) -> list[int]:
        """The seats that the present ask waits for."""
        ask, opening = self.client.ask, self.client.opening
        if ask is None or opening is None:
            return []
        view = self.client.view()
        return [seat for seat in ask.waiting_for if awaited(opening.title, view, ask, seat)]

    def _asks_people(self, quiet: bool = False) -> bool:
        """Whether a person decides now, and waits for nobody: where bots play in the same open ask, the person's table shows what
        they do until it has been quiet for long."""
        kinds, ask = {self.kinds[seat] for seat in self._awaited()}, self.client.ask
        beside = ask is not None and ask.mode == "open" and "bot" in kinds
        return "human" in kinds and (quiet or not beside)

    def _thought_left(self, ask: SeatAsk, now: float) -> float:
        """Seconds that this bot may still think before one person alone is asked again: where several bots are asked, they think
        side by side. Several people see it ponder anyway."""
        lobby = self.client.lobby
        if lobby is None or self._is_paced() or "human" not in self.kinds or self._since is None:
            return inf
        seconds = THOUGHT_S["instant" if self._is_hurried(ask) else lobby.pace]
        left = seconds - (now - self._since)
        if sum(self.kinds[seat] == "bot" for seat in self._awaited()) > 1:
            return left
        return min(left, seconds / self.kinds.count("bot") - self._thought_s)

    def _ponder(self, bot: Bot, view: View, ask: SeatAsk, now: float) -> None:
        """A slice of thought. What is asked of many at once may look different with every play; else the view stays as it was
        asked."""
        about = (bot, ask.id, self.client.version if ask.mode == "open" else 0)
        self._heard = now if self._heard is None else self._heard
        lobby = self.client.lobby
        if self._asks_people(lobby is not None and now - self._heard >= THOUGHT_S[lobby.pace]):
            self._since = None
        elif self._since is None:
            self._since, self._thought_s = now, 0.0
        self._thought_s += self.pondering.step(bot, about, view, ask, SLICE, self._thought_left(ask, now))

    def _sit_down(self, event: e.Opened) -> None:
        opening = event.opening
        self.kinds = opening.kinds
        self._asked = -1
        self.bot = None
        if opening.seat >= 0:
            self._make()

    def think(self, now: float) -> None:
        """Answer what is asked, when it is time."""
        client, bot = self.client, self.bot
        if self._to_show:
            self._shown_at = max(self._shown_at, now) + self._to_show / 1000 * self._pace()
            self._to_show = 0
        ask = client.ask
        if bot is None or ask is None or ask.space is None or client.pending is not None or client.state != "in":
            self.pondering.drop()
            return
        timed = client.clock_left(now) is not None
        if (ask.mode != "open" and ask.answer is not None) or (ask.id == self._silent and timed):
            self.pondering.drop()
            return
        if ask.id != self._asked:
            self._asked, self._opened = ask.id, now
            self._hurried.clear()
            self._beside = any(self.kinds[seat] == "human" for seat in ask.seats)
        assert client.opening is not None
        view = client.view()
        if idle(client.opening.title, view, ask, client.opening.seat) and not bot.curious(view, ask):
            self.pondering.drop()
            return
        self._ponder(bot, view, ask, now)
        company, paced = self._company(), self._is_paced()
        # A window does not wait until all has been seen, nor does who is asked beside people: they need not wait for it.
        sees = paced and not ask.window and not self._beside
        begin = max(self._opened, self._shown_at) if sees else self._opened
        if company and now < begin + self._wait(view, ask, paced) and not self._is_hurried(ask):
            return
        choice = self.pondering.answer(bot, view, ask)
        if self.pondering.is_busy:
            return
        if ask.window and company and timed and choice == ask.default:
            self._silent = ask.id
        elif not silent(client.opening.title, ask, choice):
            opening = client.opening
            reason_log.keep(opening.title, opening.match, opening.seat, client.version, bot.known(view), ask, choice)
            client.play(choice)
            if company:
                self._speak(view, ask, choice)

    def _speak(self, view: View, ask: SeatAsk, choice: Choice) -> None:
        """Say aloud what this title's bots say with such a choice."""
        opening = self.client.opening
        assert opening is not None
        advice = advice_of(opening.title)
        say = advice.coaching.spoken if advice is not None and advice.coaching is not None else None
        said = say(view, ask, opening.seat, choice) if say is not None else None
        if said is not None:
            self.client.commands.gesture("emote", said.line, said.to)


def run(invite: str, level: str, name: str | None, passphrase: str, seed: int | None, parent: int) -> int:
    """Play at a table until it closes (or the match is over and no other begins). Returns the exit code."""
    try:
        found = parse(invite)
    except ValueError as error:
        print(f"gobsmack bot: {error}", file=sys.stderr)
        return 2
    passphrase = passphrase or os.environ.get("GOBSMACK_PASSPHRASE", "")
    private_text.hide(passphrase)
    falls.watch("bot", software())
    called = name or f"Bot {NAMES[os.getpid() % len(NAMES)]}"
    crown: Crown = "queen" if called.removeprefix("Bot ") in QUEENS else "king"
    peer = ClientConnection(
        found, identity.fresh(), Introduction(called, role="bot", crown=crown), passphrase=passphrase, check=False
    )
    watch = Parent(parent)
    try:
        return _play(peer, level, f"{seed}" if seed is not None else os.urandom(8).hex(), watch)
    finally:
        peer.close()


def _play(peer: ClientConnection, level: str, seed: str, watch: Parent) -> int:
    player: Player | None = None
    over = False
    last_heard = time.monotonic()
    while watch.alive():
        events = peer.poll(0 if player is not None and player.pondering.is_busy else WAIT)
        now = time.monotonic()
        if player is None and peer.client is not None:
            player = Player(peer.client, level, seed)
        if peer.client is not None and peer.client.state == "in":
            last_heard = now
        elif now - last_heard > (3.0 if over else GIVE_UP):
            return _left("the table is gone", over)
        for event in events:
            if isinstance(event, e.Closed):
                told = MISMATCHES.get(event.code, "{name}").format(name=event.text or event.code)
                return _left(told, over)
            if isinstance(event, e.Unreachable) and event.code in ("not_found", "no_answer") and player is None:
                return _left("no table answers there", over)
            over = over or isinstance(event, e.Over)
            if player is not None:
                player.take(event)
        if player is not None:
            player.think(now)
    return 0


def _left(why: str, over: bool) -> int:
    """The table is gone: after a finished match that is how it should be."""
    if not over:
        print(f"gobsmack bot: {why}", file=sys.stderr)
    return 0 if over else 1
