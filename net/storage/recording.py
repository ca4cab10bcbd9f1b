"""Recordings: what one client was shown, frame by frame, to be watched again whatever the rules have become.

A recording is the wire's own frames with the time they came: nothing is worked out while playing, and watching runs
through the same steps as playing did. The file only grows at its end; what a crash cuts off is one frame.
"""

from __future__ import annotations

import contextlib
import re
import struct
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Literal

import msgspec

from game.engine.ask import SeatAsk
from net.fairness.account import Account, Collector, Shown, Verdict
from net.fairness.commitments import first_head
from net.fairness.comparison import Words, table_words
from net.fairness.heads import HeadBook, opening_digest
from net.protocol import codec
from net.protocol import messages as m
from net.protocol.ask_record import read_ask
from net.protocol.records import HEAD
from net.storage.home import home
from net.storage.old_recordings import OldFrames
from net.storage.private_files import close_to_others, make_private_folder

FORMAT = 7
"""1: over a wire that nothing reads any more. 2: without the compared keys and the chain of plays. 3: plays without signatures.
4: lobbies without what two players agreed on. 5: without the commitments to sealed answers. 6: updates in three forms, as
all before (old_recordings.py). Older files stay readable: fields are added at the end, with defaults."""
READS = (2, 3, 4, 5, 6, 7)
PLAIN = 7
"""The first format whose updates have one form."""
_SAID = b"gobsmack recording %d\n"
MAGIC = _SAID % FORMAT
SUFFIX = ".recording"
_HEAD = struct.Struct("<IIIB")
"""Length, checksum, milliseconds since the beginning, who said it."""
HOST, MINE = 0, 1
LARGEST = codec.CLIENT_READS
MOST_SAID = 100_000
"""Heads of the chain that are read from a file."""
MOST = 256 * 1024 * 1024
"""Bytes of views that a recording may unfold to: the longest match comes to a tenth."""

_READ = msgspec.msgpack.Decoder()


class BrokenRecording(OSError):
    """The file is no recording, or nothing of it is left."""


class OtherFormat(BrokenRecording):
    """It is whole, and of a version of the game whose format isn't read here."""

    def __init__(self, name: str, number: int) -> None:
        self.is_older = number < min(READS)
        older = "before 23 November 2026; only such a version can show it"
        whose = older if self.is_older else "later than this one; update this one to watch it"
        super().__init__(
            f"{name} (format {number}) was made by a version of Gobsmack {whose}. The file is left as it is"
        )


def folder() -> Path:
    """Where recordings live."""
    return home() / "recordings"


class Recorder:
    """Writes what a client is shown: `peer.record = Recorder().take`. A new file for each match."""

    def __init__(self, where: Path | None = None) -> None:
        self._where = where
        self._file: BinaryIO | None = None
        self._match = ""
        self._started = time.monotonic()
        self._before: dict[type, bytes] = {}
        """The lobby and the promises from before the match: they belong to its beginning."""
        self.path: Path | None = None
        self.trouble = ""
        """Why nothing is recorded any more ("" while all is well): a full disk must not end a match."""

    def take(self, frame: bytes, mine: bool = False) -> None:
        """One frame."""
        try:
            message: Any = codec.read_to_host(frame) if mine else codec.read_from_host(frame)
            if isinstance(message, m.Opening):
                self._begin(message)
            elif isinstance(message, m.Lobby | m.Commitments | m.Comparison | m.Reveal):
                self._before[type(message)] = frame
                if isinstance(message, m.Lobby) and message.phase == "playing":
                    return
            self._write(frame, MINE if mine else HOST)
        except (OSError, codec.BadFrame) as error:
            self.trouble = str(error)

    def _begin(self, opening: m.Opening) -> None:
        name = f"{opening.match}-{'watch' if opening.seat < 0 else opening.seat}"
        if name == self._match:
            return
        self.close()
        where = self._where or folder()
        make_private_folder(where)
        self.path = where / (re.sub(r"[^0-9a-z-]", "_", name) + SUFFIX)
        if self.path.exists() and _format_of(self.path) != FORMAT:
            # Begun by another version of the program: a file holds one format.
            self.path = self.path.with_name(f"{self.path.stem}-f{FORMAT}{SUFFIX}")
        self._file = self.path.open("ab")
        close_to_others(self.path)
        if self._file.tell() == 0:
            self._file.write(MAGIC)
        self._match, self._started = name, time.monotonic()
        for kind, frame in self._before.items():
            self._write(frame, MINE if kind is m.Reveal else HOST)

    def _write(self, frame: bytes, side: int) -> None:
        if self._file is None:
            return
        at = int((time.monotonic() - self._started) * 1000) & 0xFFFFFFFF
        self._file.write(_HEAD.pack(len(frame), zlib.crc32(frame), at, side) + frame)
        self._file.flush()

    def close(self) -> None:
        """Done with this match."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()
        self._file, self._match = None, ""


class Moment:
    """The table at one version, as it was shown."""

    def __init__(self, at: int, packed: dict[str, bytes], update: m.Update, seen: int) -> None:
        """`seen`: the version before, whose cues and all earlier ones were shown."""
        self.version = update.version
        self.at = at
        """Milliseconds since the recording began."""
        self.packed = packed
        self.hash = update.hash
        self.waiting_for = update.waiting_for
        self.cues = tuple([cue for told in update.cues[seen - update.version :] for cue in told])
        """What happened on the way here."""

    def section(self, name: str) -> Any:
        """One section of the view. Raises KeyError."""
        return _READ.decode(self.packed[name])

    def view(self) -> dict[str, Any]:
        """All sections."""
        return {name: self.section(name) for name in self.packed if name != m.ASK}

    @property
    def ask(self) -> SeatAsk | None:
        """What this seat was asked."""
        return read_ask(self.packed[m.ASK], self.waiting_for) if m.ASK in self.packed else None


class Recording:
    """A recording, ready to be watched: `moments` in order."""

    def __init__(self, path: Path) -> None:
        """Read a file. What is damaged at its end is left out. Raises BrokenRecording."""
        self.path = path
        self.opening: m.Opening | None = None
        self.lobby: m.Lobby | None = None
        self.levels: dict[int, str] = {}
        """Seat -> how well the bot on it played; "" after another level was chosen in mid-match."""
        self.people: dict[str, str] = {}
        """Key -> name of everybody who sat at the table while this was recorded; bots are none."""
        self.moments: list[Moment] = []
        self.chats: list[tuple[int, m.Chat]] = []
        self.account: Account | None = None
        self._promised: m.Commitments | None = None
        self._reveal: m.Reveal | None = None
        self._comparison: m.Comparison | None = None
        self._heads: list[m.ChainHead | m.SignedHead] = []
        self._sealed: list[m.SealedAnswers] = []
        self._collector = Collector()
        self._refused: set[int] = set()
        self._taken = 0
        self._chain: list[tuple[int, int, bytes] | tuple[m.Play, bool]] = []
        """In order: (version before, version, links) of the updates, before 0: a whole view; and my plays, each with whether
        the ask that it answered was a window."""
        for at, _, message in messages(path):
            if self._size > MOST:
                break
            with contextlib.suppress(ValueError):
                self._take(at, message)
        if self.opening is None or not self.moments:
            raise BrokenRecording(f"{path.name} holds no match")

    @property
    def result(self) -> dict[str, Any] | None:
        """How the match ended, if the recording goes that far."""
        last = self.moments[-1]
        found: dict[str, Any] | None = last.section("result") if "result" in last.packed else None
        return found

    @property
    def words(self) -> Words | None:
        """The three words that stood on the screens of this match; None if there were none, or it was not seen to its end."""
        told, account = self._comparison, self.account
        if told is None or account is None or not told.nonces or len(told.nonces) != len(told.people):
            return None
        return table_words(account.host_key, told.people, told.nonces)

    def head_book(self) -> HeadBook:
        """The other players' signed heads, as this program heard them."""
        opening, told, last = self.opening, self._comparison, self.moments[-1]
        assert opening is not None
        book = HeadBook(self.shown().me, opening.match, opening_digest(opening), None)
        if told is not None and told.nonces:
            book.people = {person.key: person.verify for person in told.people}
        for message in self._heads:
            if isinstance(message, m.SignedHead):
                book.hear(message)
                continue
            book.restart(message.run, message.version - 1)
            book.extend(message.version, message.head)
        if self.result is not None:
            book.end(last.version)
        return book

    @property
    def compared(self) -> Literal["alone", "proven", "told", "none"]:
        """Whose keys they are, as this program knew it: see `fairness/outcome.py`."""
        opening, told = self.opening, self._comparison
        assert opening is not None
        people = sum(kind == "human" for kind in opening.kinds)
        if people < 2:
            return "alone"
        if told is None or not told.nonces or len(told.people) != people:
            return "none"
        return "proven" if opening.seat >= 0 else "told"

    def shown(self) -> Shown:
        """What the audit compares the host's account with."""
        opening = self.opening
        assert opening is not None
        me = ""
        if self._promised is not None and 0 <= opening.seat < len(self._promised.seats):
            me = self._promised.seats[opening.seat].key
        shown = Shown(opening.match, opening.seat, me)
        shown.options, shown.kinds, shown.verifiable = opening.options, opening.kinds, opening.verifiable
        shown.host_commitment, shown.commitments = opening.host, opening.commitments
        if self._promised is not None and self._promised.round == opening.round:
            shown.host_commitment, shown.commitments = self._promised.host, self._promised.seats
            if self._reveal is not None and self._reveal.round == opening.round:
                shown.secret = self._reveal.secret
        terms = m.Terms(opening.match, opening.title, opening.content, opening.options, opening.kinds)
        shown.first_head = first_head(terms, opening.round, opening.host, opening.commitments)
        promised = self._promised
        if shown.secret is not None and promised is not None and promised.terms is not None:
            agreed = first_head(promised.terms, promised.round, promised.host, promised.seats)
            shown.present = agreed == shown.first_head
            shown.distrust = None if shown.present else Verdict("false", "opening")
        shown.taken = self._taken
        for told in self._sealed:
            shown.hear_sealed(told)
        shown.hashes = {moment.version: moment.hash for moment in self.moments}
        for step in self._chain:
            if len(step) == 2:
                shown.remember(*step)
            elif step[0]:
                with contextlib.suppress(ValueError):
                    shown.follow(*step)
            elif step[2]:
                shown.restart(step[1], step[2][-HEAD:])
        for n in self._refused & set(shown.sent):
            shown.sent[n].is_refused = True
        return shown

    def _take(self, at: int, message: m.FromHost | m.ToHost) -> None:
        if isinstance(message, m.Opening):
            if self.opening is not None and self.opening.run != message.run and self.moments:
                # The host was started again; what it had lost by then is cut off by its first update.
                self._again = True
            self.opening = message
        elif isinstance(message, m.Update):
            self._update(at, message)
        elif isinstance(message, m.Lobby):
            self.lobby = message
            self.people |= {seat.who: seat.name for seat in message.seats if seat.kind == "human" and seat.who}
            if not self.moments:
                self.levels = {n: seat.level for n, seat in enumerate(message.seats) if seat.kind == "bot"}
        elif isinstance(message, m.Notice):
            seat = message.nouns.get("seat")
            if message.code == "level" and isinstance(seat, int) and seat in self.levels:
                self.levels[seat] = ""
        elif isinstance(message, m.Chat):
            self.chats.append((at, message))
        elif isinstance(message, m.Commitments):
            self._promised = message
        elif isinstance(message, m.Comparison):
            # Of those that came before the match: whoever sat down later is of another one.
            self._comparison = self._comparison if self.moments else message
        elif isinstance(message, m.Reveal):
            self._reveal = message
        elif isinstance(message, m.ChainHead | m.SignedHead):
            if len(self._heads) < MOST_SAID:
                self._heads.append(message)
        elif isinstance(message, m.SealedAnswers):
            if len(self._sealed) < MOST_SAID:
                self._sealed.append(message)
        elif isinstance(message, m.Play):
            ask = self.moments[-1].ask if self.moments else None
            self._chain.append((message, ask is not None and ask.window))
        elif isinstance(message, m.Refusal) and message.code != "duplicate":
            self._refused.add(message.n)
        elif isinstance(message, m.Journal):
            self.account = self._collector.add(message.part, message.parts, message.body) or self.account

    _again = False
    _size = 0

    def _update(self, at: int, update: m.Update) -> None:
        if self._again:
            self.moments = [moment for moment in self.moments if moment.version < update.version]
            self._again = False
        last = self.moments[-1] if self.moments else None
        seen = last.version if last else 0
        if (last is not None and update.version <= seen) or update.base > seen:
            return
        told = {name: bytes(body) for name, body in update.sections.items()}
        self._size += sum(map(len, told.values()))
        packed = {**last.packed, **told} if last and update.base else told
        for name in update.gone:
            packed.pop(name, None)
        self._taken = max(self._taken, update.taken)
        self._chain.append((seen if update.base else 0, update.version, update.links))
        self.moments.append(Moment(at, packed, update, seen))


def frames(path: Path) -> Iterator[tuple[int, int, bytes]]:
    """(milliseconds, side, frame) of a file, up to its end or its first damage. Raises BrokenRecording."""
    return _split(_contents(path))


def _split(data: bytes) -> Iterator[tuple[int, int, bytes]]:
    at = len(MAGIC)
    while at + _HEAD.size <= len(data):
        length, check, when, side = _HEAD.unpack_from(data, at)
        frame = data[at + _HEAD.size : at + _HEAD.size + length]
        if length > LARGEST or len(frame) < length or zlib.crc32(frame) != check:
            return
        yield when, side, frame
        at += _HEAD.size + length


def messages(path: Path) -> Iterator[tuple[int, int, m.FromHost | m.ToHost]]:
    """(milliseconds, side, message) of a file of any format that is read, in today's form. Raises BrokenRecording."""
    data = _contents(path)
    number = next(number for number in READS if data.startswith(_SAID % number))
    from_host = codec.read_from_host if number >= PLAIN else OldFrames().read
    for at, side, frame in _split(data):
        try:
            message = codec.read_to_host(frame) if side == MINE else from_host(frame)
        except ValueError:
            continue
        if message is not None:
            yield at, side, message


def _contents(path: Path) -> bytes:
    """A file of a format that is read here. Raises BrokenRecording."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BrokenRecording(str(error)) from None
    said = re.match(rb"gobsmack recording (\d{1,6})\n", data)
    if said is None:
        raise BrokenRecording(f"{path.name} is no recording of ours")
    if int(said[1]) not in READS:
        raise OtherFormat(path.name, int(said[1]))
    return data


def _format_of(path: Path) -> int:
    """The format that a file says, 0 if none of ours."""
    with path.open("rb") as file:
        said = file.read(len(MAGIC))
    return next((number for number in READS if said == _SAID % number), 0)


def find(text: str) -> Path:
    """The file that somebody named: a path, or the id of a match of ours. Raises BrokenRecording."""
    path = Path(text)
    if path.is_file():
        return path
    if re.fullmatch(r"[0-9a-z]{4,16}(-\w+)?", text):
        found = sorted(folder().glob(f"{text}*{SUFFIX}"))
        if found:
            # One's own seat before the spectator's.
            return min(found, key=lambda file: "watch" in file.name)
    raise BrokenRecording(f"no recording {text[:60]!r}")


def recordings() -> list[Path]:
    """All recordings, newest first."""
    with contextlib.suppress(OSError):
        return sorted(folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    return []
