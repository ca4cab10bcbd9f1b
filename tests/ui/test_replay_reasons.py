"""What bots thought stands under their plays when a match is watched again, and nowhere before it is over."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import Any

import msgspec
import pytest

from game.bots import reason_log
from game.bots.reason_log import KeptReason
from game.scenes.menu import Menu
from game.scenes.replay import ReplayFeed, ReplayTable, open_replay
from tests.bots.test_reasons import asks, coaching_of
from tests.ui.scenes_rig import joined, recorded, room  # noqa: F401


@pytest.fixture
def played(drive: Any, room: Any) -> Any:  # noqa: F811
    h = drive(Menu(), name="Maija", pace="instant", language="en")
    host = joined(h.stack.context, "Maija")
    recorded(host, room)
    return h, host.feed.match


def write(match: str, *kept: KeptReason) -> None:
    path = reason_log._path(match, 1)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in kept))


def thoughts(table: ReplayTable) -> list[tuple[str, int]]:
    return [
        (line.text, version) for line, version in zip(table.log.lines, table.log.versions) if " thought: " in line.text
    ]


def test_a_reason_stands_under_its_play_stepped_or_sought(played: Any) -> None:
    h, match = played
    write(
        match,
        KeptReason(9, 1, "odds", {"wins": 7}),
        KeptReason(9, 1, "gone", {}),
        KeptReason(12, 1, "odds", {"wins": 10}),
    )
    open_replay(h.stack, match, at=11)
    h.settle()
    table = h.stack.top
    assert isinstance(table, ReplayTable)
    table.playback.running = False
    name = table.tape.names[1]
    first = next(moment.version for moment in table.tape.recording.moments if moment.version > 9)
    assert thoughts(table) == [(f"{name} thought: it wins 7 fights like this out of 10.", first)]
    for _ in range(4):
        table.step_on()
        h.settle()
    assert len(thoughts(table)) == 2 and "nothing that can lie there" in thoughts(table)[1][0]
    table.seek(3)
    h.frames(2)
    assert thoughts(table) == []


def test_nothing_is_told_of_a_match_that_goes_on(played: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    h, match = played
    write(match, KeptReason(9, 1, "odds", {"wins": 7}))
    whole = ReplayFeed.update
    monkeypatch.setattr(ReplayFeed, "update", lambda self, at: replace(whole(self, at), result=None))
    open_replay(h.stack, match, at=15)
    h.settle()
    assert thoughts(h.stack.top) == []


@pytest.mark.parametrize("title", ["battlegoats", "loot_and_recruit"])
def test_what_is_kept_is_found_again_in_its_order(title: str) -> None:
    told = []
    for version, (match, seat, ask, choices) in enumerate(islice(asks(title, 1), 60)):
        reason_log.keep(title, "M-1", seat, version, match.view(seat), ask, choices[0])
        reason = coaching_of(title).reason(match.view(seat), ask, seat, choices[0])
        if reason is not None:
            told.append((version, seat, reason))
    assert told and reason_log.find(title, "M-1") == told
    assert reason_log.find(title, "M-2") == []


def test_a_broken_file_costs_its_sentences_only() -> None:
    write("M-1", KeptReason(1, 1, "odds", {"wins": 7}))
    path = reason_log._path("M-1", 1)
    path.write_bytes(b"\xff{{{\n" + path.read_bytes() + b'{"version": 3}\n')
    assert [version for version, _, _ in reason_log.find("battlegoats", "M-1")] == [1]


def test_the_oldest_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reason_log, "MOST", 2)
    match, seat, ask, choices = next(islice(asks("loot_and_recruit", 1), 8, None))
    for n in range(4):
        reason_log.keep("loot_and_recruit", f"M-{n}", seat, 1, match.view(seat), ask, choices[0])
    assert len(list(reason_log._folder().glob("*.jsonl"))) <= 2
