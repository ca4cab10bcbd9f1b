"""`python -m tests.formats`: make the golden files of every format whose number has none yet, and write down what it consists of.

What is there stays: a changed format needs the next number; one that has more fields at the end of its rows is only written down
anew. `--again NAME` makes a format's present number anew, where nobody has been given it yet.

`--release` makes the home of a player of this version (release.py), once; `--release --again` where nobody has been given it yet.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec

from game import __version__, titles
from game.settings_file import SettingsFile
from net.fairness.comparison import Agreed
from net.host.lobby_types import HouseRules
from net.storage import compared_keys
from net.storage.journal import Journal
from net.storage.known_people import KnownPeople
from net.storage.recording import Recorder
from tests.faults.worlds import NAMES, Fault, Table
from tests.formats.release import HOMES, make_home
from tests.formats.schema import FORMATS, GOLDEN, described, frozen, frozen_at, is_extended
from tests.formats.seen import digest_of
from tests.net import world

PLAYS = 14


class Recorded(Table):
    """The first plays of a title, everybody a person: a journal, and what the first of them is shown."""

    def __init__(self, title: str, folder: Path) -> None:
        record = titles.title(title)
        self.journal = Journal(folder / f"{title}.journal")
        self._recorder = Recorder(folder)
        self._begin(title, record.seats[0])
        self.play(PLAYS)
        self.journal.close()
        self._recorder.close()
        assert self._recorder.path is not None and not self._recorder.trouble
        self._recorder.path.replace(folder / f"{title}.recording")

    def _begin(self, title: str, seats: int) -> None:
        ledger, world.Ledger = world.Ledger, lambda: self.journal  # type: ignore[assignment,misc]
        try:
            world.World.__init__(
                self, titles.rules(title), titles.title(title), max(2, seats), 7, house=HouseRules(timers="normal")
            )
        finally:
            world.Ledger = ledger  # type: ignore[misc]
        self.fault, self.slowest = Fault("nothing"), 0.0
        self.dice, self.in_windows, self.cuts, self.kills = self.random, set(), 0, 0
        for name in NAMES[: len(self.table.lobby.seats)]:
            client = self.join(name)
            if name == NAMES[0]:
                client.frames.record = self._recorder.take
        self.exchange()
        self.start()


def make(folder: Path) -> None:
    """Write one file of each format, in a folder for each."""
    for name in FORMATS:
        (folder / name).mkdir()
    for title in titles.titles():
        Recorded(title, folder)
        for kind in ("recording", "journal"):
            (folder / f"{title}.{kind}").replace(folder / kind / f"{title}.{kind}")
    file = SettingsFile(folder / "settings")
    file.change(name="Maija", language="fi", pace="fast", inks="high_contrast", effects=35,
                options={"goblin_raid": {"timers": "off"}}, marks_of_play={"matches": 4})  # fmt: skip
    KnownPeople(folder / "people" / "people.json").accept("Maija", "k" * 40, b"v" * 32, 1_700_000_000)
    compared_keys.keep("m4tch", Agreed("h" * 40, (), ("one", "two", "three"), True), folder / "compared")


def freeze(again: Sequence[str]) -> None:
    """Copy what is missing into the golden files, and write formats and digests beside them. Raises SystemExit for a format that
    is another one under an old number."""
    with tempfile.TemporaryDirectory() as made:
        make(Path(made))
        for name, (number, _) in FORMATS.items():
            target, was, now = GOLDEN / name / str(number), frozen(name), described(name)
            if was is not None and was.number == number and name not in again and not is_extended(was, now):
                raise SystemExit(f"{name} is another format than its number {number} says: give it the next one")
            frozen_at(name).parent.mkdir(parents=True, exist_ok=True)
            frozen_at(name).write_bytes(msgspec.json.format(msgspec.json.encode(now), indent=1) + b"\n")
            if name in again or not target.exists():
                shutil.rmtree(target, ignore_errors=True)
                shutil.copytree(Path(made) / name, target)
    for path in GOLDEN.glob("recording/*/*.recording"):
        path.with_suffix(".digest").write_text(f"{digest_of(path)}\n")


def keep_release(is_again: bool) -> None:
    """Make the home of this version. Raises SystemExit where there is one that is kept."""
    target = HOMES / __version__
    if target.exists() and not is_again:
        raise SystemExit(f"the home of {__version__} is kept for good: raise the version in game/__init__.py")
    with tempfile.TemporaryDirectory() as made:
        os.environ["GOBSMACK_HOME"] = made
        make_home(Path(made))
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(made, target)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--release"]:
        keep_release(sys.argv[2:] == ["--again"])
        raise SystemExit
    os.environ.setdefault("GOBSMACK_HOME", tempfile.mkdtemp())
    freeze(sys.argv[2:] if sys.argv[1:2] == ["--again"] else ())
