"""Lines that are late, cut, or fail without a word; hosts that fall and come back: at every frame everybody holds what the
host would show, is told each cue once and in order, and keeps a copy of what it knows; recordings show the same again.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from game import titles
from net.host.lobby_types import HouseRules
from net.protocol import codec
from net.protocol import messages as m
from tests.engine.toys import TRICKS
from tests.net.hostile import LONG
from tests.net.lines import Lines
from tests.net.world import TITLE, key

NAMES = ("alice", "bob", "cora")
OFTEN = ("play",) * 12 + ("wait",) * 5 + ("sit", "sitter")
FAULTS = (
    "late", "cut", "fail", "nap", "replace", "lost", "dress", "again", "lie", "clock", "restart", "kick", "resign", "take_back",
)  # fmt: skip


class Storm(Lines):
    """Three play, two watch; anything may happen, in any order."""

    def __init__(self, title: str, seed: int, recordings: Path) -> None:
        rules, record = (TRICKS, TITLE) if title == "tricks" else (titles.rules(title), titles.title(title))
        house = HouseRules(dropped="bot")
        super().__init__(recordings, rules=rules, title=record, seats=3, seed=seed, house=house, owner=key("alice"))
        for name in NAMES:
            self.join(name)
        self._begin()
        for name in ("walt", "xena"):
            self.join(name, role="watcher")
        self.back: dict[str, float] = {}
        """Who has no line -> until when."""

    def _begin(self) -> None:
        while self.table.lobby.phase != "playing":
            for name in NAMES:
                self.clients[key(name)].commands.ready()
            self.clients[key("alice")].commands.start()
            self.wait(0.5)

    def rage(self, steps: int) -> None:
        for _ in range(steps):
            if self.table.lobby.phase == "over" and not self._once_more():
                break
            self.strike(self.dice.choice(OFTEN + FAULTS), self.dice.choice(list(self.clients)).rstrip("-"))
            self.exchange()
            self._mend()
        self.late(0.0)
        self._mend(everybody=True)
        self.wait(8)
        self.settle()

    def _once_more(self) -> bool:
        """A rematch, if those who played are still there; whoever watches may be away meanwhile."""
        if not {key(name) for name in NAMES} <= set(self.clients) or self.dice.random() < 0.3:
            return False
        self.late(0.02)
        for name in NAMES:
            self.back.pop(name, None)
            self.hang_up(name)
            self.call_again(name)
        self.wait(2)
        self.clients[key("alice")].commands.rematch()
        self.wait(1)
        if any(seat.owner not in map(key, NAMES) for seat in self.table.lobby.seats):
            return False
        self._begin()
        return True

    def _mend(self, everybody: bool = False) -> None:
        """Who has had no line for long enough has one again; who was sent away is gone."""
        for who in [who for who, client in self.clients.items() if client.state == "closed"]:
            del self.clients[who]
            self.lines.pop(who, None)
            self.back.pop(who.rstrip("-"), None)
        for name in [name for name, at in self.back.items() if everybody or self.now >= at]:
            del self.back[name]
            self.hang_up(name)
            self.call_again(name)

    def strike(self, what: str, name: str) -> None:
        """One thing happens, to the client of that name if to any."""
        dice, client, line = self.dice, self.clients[key(name)], self.lines.get(key(name))
        alice, lobby = self.clients[key("alice")], self.table.lobby
        if what == "play":
            self.one_play()
        elif what == "wait":
            self.wait(dice.choice((0.05, 0.1, 0.3, 1.0)))
        elif what == "late":
            self.late(dice.choice((0.0, 0.02, 0.1, 0.5)))
        elif what == "cut":
            self.hang_up(name)
            self.back[name] = self.now + dice.choice((0.0, 0.5, 4.0, 9.0))
        elif what == "fail" and line:
            self.fail(name)
            self.back[name] = self.now + dice.choice((0.5, 2.0, 6.0))
        elif what == "lost" and line:
            # The host finds out in the middle of telling everybody.
            line.cut()
            self._host_sends(self.table.lost(client.key, self.now))
            self.back[name] = self.now + 1.0
        elif what == "nap" and line:
            line.put(line.down, self.now + dice.choice((1.0, 5.0)), codec.pack(m.Pong(1)))
        elif what == "replace" and line:
            line.cut()
            self.call_again(name)
        elif what == "dress":
            client.commands.set_profile(name, dice.choice(("red", "blue", "green", "pink")), "")
        elif what == "again" and client.state == "in":
            client.send(m.Again(dice.randint(0, client.version)))
        elif what == "lie" and client.opening is not None and client.seat < 0:
            client.send(dice.choice((m.Seen(client.opening.run, dice.randint(0, 60)), m.Again(1, b"12345678"))))
        elif what == "clock" and dice.random() < 0.4:
            self.wait(dice.choice((10.0, 40.0)))
        elif what == "restart" and dice.random() < 0.3:
            self.back = dict.fromkeys(self.back, 0.0)
            for gone in [who for who in self.clients if who not in self.lines]:
                self.call_again(gone.rstrip("-"))
            self.restart()
        elif what == "resign" and dice.random() < 0.1 and client.ask and client.pending is None and client.seat >= 0:
            client.resign()
        elif what == "take_back":
            for one in self.clients.values():
                if one.ask is not None and one.ask.take_back and one.pending is None:
                    one.take_back()
        elif what == "kick" and dice.random() < 0.1 and name in ("bob", "cora"):
            alice.commands.kick(key(name))
        elif what == "sit" and client.seat < 0:
            client.commands.sit(next((n for n, seat in enumerate(lobby.seats) if seat.kind == "open"), 0))
        elif what == "sitter":
            for bot in self.table.wanted_bots():
                sitter = f"sitter-{bot.ticket[:4]}"
                if key(sitter) not in self.clients:
                    self.join(sitter, role="bot", ticket=bot.ticket)


@pytest.mark.parametrize("seed", range(200 if LONG else 12))
@pytest.mark.parametrize("title", ["tricks", "battlegoats", "lords_of_hell", "loot_and_recruit"])
def test_whatever_happens_to_lines_and_hosts_everybody_holds_what_is_so(title: str, seed: int, tmp_path: Path) -> None:
    world = Storm(title, seed, tmp_path)
    world.rage(200)
    world.check_views()
    recordings = world.judge_recordings()
    running = world.table.running
    assert running is not None
    for client in world.clients.values():
        last = [r.moments[-1].version for r in recordings if r.path.parent.name == client.key.rstrip("-")]
        if client.state == "in" and client.opening is not None and last:
            assert running.version in last, f"{client.key}'s recording ends before its match"
