"""A journal that was cut short or altered: how much of the match it still tells, and whether it says so."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path
from typing import NamedTuple

import msgpack

from game.engine.match import new
from net.storage import journal
from net.storage.journal import BrokenJournal
from net.storage.write_ahead_log import log_path
from tests.engine.toys import TRICKS
from tests.net.world import World


class Damaged(NamedTuple):
    """What came of opening damaged journals."""

    tries: int
    whole: int
    """They told the whole match all the same."""
    shorter: int
    """They told it up to a whole play, and that something is missing."""
    refused: int
    """Told plainly that the file cannot be used."""


def written(folder: Path) -> tuple[dict[Path, bytes], int]:
    """The files of a whole toy match as a killed host leaves them, half of it in the tail; and its plays."""
    path = folder / "match.journal"
    world = World(seed=3)
    world.start("alice", "bob")
    world.finish()
    ledger, running = world.ledger, world.table.running
    assert ledger.begun is not None and ledger.kept_table is not None and running is not None
    keeper = journal.Journal(path)
    keeper.begin(ledger.begun, ledger.kept_table)
    assert keeper._flusher is not None
    keeper._flusher.stop()
    keeper._flusher = None
    for number, line in enumerate(running.lines, 1):
        keeper.line(number, line)
        if number == len(running.lines) // 2:
            keeper._move_home()
            assert keeper._tail is not None
            keeper._tail.clear()
    wal = path.with_name(path.name + "-wal")
    files = {file: file.read_bytes() for file in (path, wal, log_path(path)) if file.exists()}
    keeper.close()
    return files, len(running.lines)


def opened(path: Path, plays: int, known: bool) -> str:
    """Open it: "whole", "shorter" or "refused". Raises AssertionError where it tells what never was, or keeps quiet about what
    it could know to be missing."""
    try:
        kept = journal.read(path)
    except BrokenJournal:
        return "refused"
    match = new(TRICKS, kept.begun.kinds, kept.begun.options, kept.begun.seed)
    for line in kept.lines:
        match.apply(line.play)
        match.cues.clear()
    if len(kept.lines) == plays:
        return "whole"
    assert kept.damaged or not known, "plays are missing and nobody is told"
    return "shorter"


def run(tries: int, seed: int = 1) -> Damaged:
    """Cut and altered at random, journal and tail."""
    dice = random.Random(seed)
    found = {"whole": 0, "shorter": 0, "refused": 0}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        good, plays = written(folder)
        path = folder / "match.journal"
        assert len(good) == 3, "a database, its log, and a tail"
        # A tail that ends with a whole play is the table of a moment before: nothing can tell that there was more.
        unpacker = msgpack.Unpacker()
        unpacker.feed(good[log_path(path)])
        ends = {0, *(unpacker.tell() for _ in unpacker)}
        for _ in range(tries):
            for file in folder.glob("match.journal*"):
                file.unlink()
            hurt = dice.choice(list(good))
            for file, body in good.items():
                if file == hurt and body:
                    body = _hurt(body, dice)
                file.write_bytes(body)
            known = log_path(path).stat().st_size not in ends or hurt != log_path(path)
            found[opened(path, plays, known)] += 1
    return Damaged(tries, found["whole"], found["shorter"], found["refused"])


def _hurt(body: bytes, dice: random.Random) -> bytes:
    if dice.random() < 0.4:
        return body[: dice.randrange(len(body))]
    altered = bytearray(body)
    for _ in range(dice.choice((1, 1, 4, 64))):
        altered[dice.randrange(len(altered))] ^= 1 << dice.randrange(8)
    return bytes(altered)
