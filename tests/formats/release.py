"""The home of a player of one release: whole and unfinished matches of every title, settings, people. Made once for each release
(`python -m tests.formats --release`), and kept for good: `test_releases.py` has every later program open it.
"""

from __future__ import annotations

import os
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from game import history, statistics, titles
from game.bots.players import LOBBY_LEVELS
from game.settings_file import SettingsFile
from game.titles import Title
from game.version import software
from net.fairness.comparison import Agreed
from net.host.lobby_types import HouseRules
from net.host.room import Room
from net.storage import compared_keys, journal, recording
from net.storage.journal import Journal
from net.storage.known_people import KnownPeople
from net.storage.recording import Recorder
from tests.formats.seen import digest_of
from tests.net.world import World, entropy_from, key

HOMES = Path(__file__).parents[1] / "golden" / "releases"
PEOPLE = ("Maija", "Otso", "Inés", "Pekka", "Ama", "Lola")
MET_AT = 1_764_000_000


class Sitting(msgspec.Struct, frozen=True):
    """A match that the player of the golden home has begun."""

    title: str
    seed: int
    """Of its chance, its people and their choices; names its files."""
    plays: int = 12
    """Before it was left; 0: played to its end."""
    bots: int = 0
    is_hot_seat: bool = False
    """The others sat at the same window, and one more client of that window watches."""


SITTINGS = (
    Sitting("battlegoats", 1, plays=0, is_hot_seat=True),
    Sitting("battlegoats", 2, plays=0, bots=1),
    Sitting("battlegoats", 3, bots=1),
    Sitting("loot_and_recruit", 4, bots=1),
    Sitting("slayer_slayer", 5),
    Sitting("goblin_raid", 6, is_hot_seat=True),
    Sitting("lords_of_hell", 7, bots=1),
)


class Said(msgspec.Struct, frozen=True):
    """What the release itself read in a match of the home."""

    match: str
    sitting: Sitting
    is_over: bool
    lines: int
    """Of its journal."""
    dump: str
    """The state after them, in hexadecimal: its hash."""
    digest: str
    """What the recording shows."""
    moments: int

    @property
    def title(self) -> str:
        return self.sitting.title


class Release(msgspec.Struct, frozen=True):
    """What the release itself read in its home."""

    software: str
    matches: tuple[Said, ...]
    played: int
    """Statistics of all games: finished matches, then those won."""
    won: int
    by_game: dict[str, int]
    tally: dict[str, dict[str, tuple[int, ...]]]
    """Match -> what the history counts in it."""


class OpenTable(World):
    """A table of a real title whose journal is a file, begun or resumed. Everybody plays at random."""

    def __init__(self, sitting: Sitting, file: Journal, content: str, match: str = "") -> None:
        """`match`: go on with that one. Raises OSError for a journal that can't be resumed."""
        self.content, self.sitting = content, sitting
        record: Title = titles.title(sitting.title)
        seats, levels = max(2, record.seats[0]), LOBBY_LEVELS[:1] * sitting.bots
        super().__init__(titles.rules(sitting.title), record, seats, sitting.seed, bots=tuple(levels),
                         house=HouseRules(timers="normal", spectators=True))  # fmt: skip
        self.ledger: Any = file
        kept = file.resume(match) if match else None
        entropy = entropy_from((sitting.seed, "again" if match else ""))
        self.table = Room(self.setup, file, entropy, self.now, kept)

    def gather(self, recorder: Recorder | None = None) -> None:
        """Everybody joins, the bots by the tickets that the table gives out."""
        for name in PEOPLE[: len(self.table.lobby.seats) - self.sitting.bots]:
            client = self.join(name)
            if name == PEOPLE[0] and recorder is not None:
                client.frames.record = recorder.take
            self.exchange()
        if self.sitting.is_hot_seat:
            self.join("Window", role="watcher")
        for n, bot in enumerate(self.table.wanted_bots()):
            self.join(f"bot{n}", role="bot", ticket=bot.ticket)
        self.exchange()

    def go_on(self, plays: int) -> None:
        """Make so many plays; 0: to the end."""
        if not plays:
            self.finish()
            return
        running = self.table.running
        assert running is not None
        until = len(running.lines) + plays
        for _ in range(20 * plays):
            if len(running.lines) >= until or running.over:
                break
            moved = self.one_play()
            self.exchange()
            if not moved:
                self.wait(0.5)
        self.settle()


def make_home(home: Path) -> None:
    """Play what the home holds, and write down what this version reads in it. The environment must name the home."""
    assert os.environ["GOBSMACK_HOME"] == str(home)
    file = SettingsFile(home)
    file.change(name=PEOPLE[0], language="fi", pace="fast", inks="high_contrast", effects=35,
                options={"goblin_raid": {"timers": "off"}}, marks_of_play={"matches": 4})  # fmt: skip
    people = KnownPeople()
    people.accept(PEOPLE[1], key(PEOPLE[1]), b"v" * 32, MET_AT)
    said = [_play(sitting, file) for sitting in SITTINGS]
    compared_keys.keep(said[1].match, Agreed("h" * 40, (), ("one", "two", "three"), True))
    lines = history.matches()
    figures = statistics.of(lines)
    told = Release(software(), tuple(said), figures.all.played, figures.all.won,
                   {name: share.played for name, share in sorted(figures.by_game.items())},
                   {line.match: dict(sorted(line.tally.items())) for line in lines})  # fmt: skip
    (recording.folder() / "lines.json").unlink()  # made from the recordings, and names files of this machine
    (home / "said.json").write_bytes(msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n")


def _play(sitting: Sitting, file: SettingsFile) -> Said:
    recorder, store = Recorder(), Journal()
    table = OpenTable(sitting, store, titles.content_hash(sitting.title))
    table.gather(recorder)
    table.start()
    table.go_on(sitting.plays)
    running = table.table.running
    assert running is not None and recorder.path is not None and not recorder.trouble
    match, state = running.begun.match, running.match.dump()
    store.close()
    recorder.close()
    if sitting.is_hot_seat:
        beside = {"1": {"profile": "friend-2", "name": PEOPLE[1]}}
        options = file.settings.options
        file.change(options={**options, "friends_at": {**options.get("friends_at", {}), match: beside}})
    kept = journal.read(journal.path_of(match))
    return Said(match, sitting, kept.over, len(kept.lines), digest(state), digest_of(recorder.path),
                len(recording.Recording(recorder.path).moments))  # fmt: skip


def digest(state: bytes) -> str:
    """Return the hash of a match's state."""
    return blake2b(state, digest_size=16).hexdigest()
