"""The player's settings on disk: TOML in their own folder, written at once and never half.

What can't be read is left out and the rest is kept; the file as it was lies beside it as `settings.toml.broken`, and the
player is told (`trouble`). Settings of a later version are left to it; this one writes its own beside them. Several programs
on one folder keep each other's changes: each writes only what was changed in it.
"""

import os
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Literal

import msgspec

from game.settings import DEFAULT_KEYS, DEFAULT_PAD, Settings, with_defaults
from net.storage.home import home

FORMAT = 3
"""Of the file. 0: it did not say its format, and had the same fields; 1: the language was one of three; 2: without card sets."""

Trouble = Literal["broken", "partly", "unwritable", "later"]
"""Nothing of the file could be read; some of it couldn't; it can't be written; it is of a later version. For a toast at start."""

LONGEST_WAIT_S = 0.5
"""For another program that writes right now: nobody writes for so long, whoever still seems to was killed."""
MOST_BROKEN_LINES = 20
"""A file with more lines that are no TOML is no settings file."""


class LaterSettings(ValueError):
    """They are of a later version of the game."""


class Reading:
    """What could be read of a settings file, and whether something was left out. Raises ValueError where nothing could,
    LaterSettings where a later version wrote it."""

    def __init__(self, data: bytes) -> None:
        self.lost = False
        plain = self._parse(data)
        said = plain.pop("format", 0)
        if not isinstance(said, int) or said < 0:
            self.lost = True
        elif said > FORMAT:
            raise LaterSettings(f"format {said}")
        if self.lost and not plain:
            raise ValueError("no settings")
        self.settings = _complete(self._convert(plain))

    def _parse(self, data: bytes) -> dict[str, Any]:
        """The TOML without the lines that are none."""
        try:
            return tomllib.loads(data.decode("utf-8-sig"))
        except (ValueError, RecursionError):
            self.lost = True
        return self._line_by_line([_text_of(line) for line in data.split(b"\n")])

    def _line_by_line(self, lines: list[str]) -> dict[str, Any]:
        """What stands in lines that are right by themselves. The first of two with one name is kept."""
        plain: dict[str, Any] = {}
        table, at, broken = plain, 0, 0
        while at < len(lines):
            after, found = _statement(lines, at)
            inner = _table_at(plain, _header(lines[at])) if lines[at].lstrip().startswith("[") else None
            if inner is not None:
                table = inner
            elif found is None:
                broken += 1
            else:
                table.update({name: value for name, value in found.items() if name not in table})
            at = after
            if broken > MOST_BROKEN_LINES:
                raise ValueError("no settings")
        return plain

    def _convert(self, plain: dict[str, Any]) -> Settings:
        """The fields that are right; of a table, its entries that are right."""
        with suppress(msgspec.ValidationError):
            return msgspec.convert(plain, Settings, strict=False)
        self.lost = True
        kept: dict[str, Any] = {}
        for name, value in plain.items():
            if _fits({name: value}):
                kept[name] = value
            elif isinstance(value, dict):
                kept[name] = {key: inner for key, inner in value.items() if _fits({name: {key: inner}})}
        if not kept:
            raise ValueError("no settings")
        return msgspec.convert(kept, Settings, strict=False)


def _complete(settings: Settings) -> Settings:
    """Keys and buttons for actions that are new since."""
    if "skip" not in settings.keys and settings.keys.get("peek") == "space":
        del settings.keys["peek"]  # before there was a key to skip ahead it had this one by default
    settings.keys = with_defaults(settings.keys, DEFAULT_KEYS)
    settings.pad = with_defaults(settings.pad, DEFAULT_PAD)
    return settings


def _text_of(line: bytes) -> str:
    """A line as text; what can't be read is a line that is no TOML."""
    return line.decode("utf-8-sig", "replace").replace("\ufffd", "\0")


def _toml(text: str) -> dict[str, Any] | None:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError):
        return None


def _statement(lines: list[str], at: int) -> tuple[int, dict[str, Any] | None]:
    """The line after a statement, and what it says; None if nothing. It reaches over several lines as long as none of them
    could stand by itself."""
    found = _toml(lines[at])
    if found is not None:
        return at + 1, found
    for after in range(at + 1, min(at + MOST_BROKEN_LINES, len(lines))):
        if _toml(lines[after]) is not None:
            break
        found = _toml("\n".join(lines[at : after + 1]))
        if found is not None:
            return after + 1, found
    return at + 1, None


def _header(line: str) -> dict[str, Any] | None:
    """A table's heading, also one that has lost a bracket; None for what leads to no table of the settings."""
    found = _toml(f"[{line.strip().strip('[]')}]")
    return found if found is not None and found.keys() & set(Settings.__struct_fields__) else None


def _table_at(plain: dict[str, Any], header: dict[str, Any] | None) -> dict[str, Any] | None:
    """The table that a heading leads to; None if there is none."""
    while header:
        (name, header), *_ = header.items()
        plain = plain.setdefault(name, {})
        if not isinstance(plain, dict):
            return None
    return plain if header is not None else None


def _fits(plain: dict[str, Any]) -> bool:
    try:
        msgspec.convert(plain, Settings, strict=False)
    except msgspec.ValidationError:
        return False
    return True


def place(folder: Path) -> Path:
    """Where this version's settings lie: beside those of a later version, where there are such."""
    path = folder / "settings.toml"
    try:
        Reading(path.read_bytes())
    except LaterSettings:
        return path.with_name(f"settings-f{FORMAT}.toml")
    except (OSError, ValueError, RecursionError):
        pass
    return path


def sets_off(folder: Path) -> list[str]:
    """The card sets that are switched off; none where the settings can't be read: whoever opens the file tells that."""
    try:
        return Reading(place(folder).read_bytes()).settings.sets_off
    except (OSError, ValueError, RecursionError):
        return []


class SettingsFile:
    """`file.settings` is the one live record; `file.change(pace="fast")` changes, bumps `version`, and saves."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = place(folder or home())
        self.trouble: Trouble | None = None
        self.version = 0
        self._known = b""
        """The file as this program last read or wrote it."""
        self.settings = self._load()

    def _load(self) -> Settings:
        try:
            self._known = self.path.read_bytes()
        except FileNotFoundError:
            if self.path.name != "settings.toml":
                self.trouble = "later"
            return Settings()
        except OSError:
            self.trouble = "unwritable"
            return Settings()
        try:
            reading = Reading(self._known)
        except (ValueError, RecursionError):
            self._keep_aside("broken")
            return Settings()
        if reading.lost:
            self._keep_aside("partly")
        return reading.settings

    def _keep_aside(self, trouble: Trouble) -> None:
        """Keep the file as it is beside the one that will be written."""
        self.trouble = trouble
        try:
            self.path.with_name(self.path.name + ".broken").write_bytes(self._known)
        except OSError:
            self.trouble = "unwritable"

    def change(self, **fields: Any) -> bool:
        """Set fields (checked), save at once. True if anything was new. A wrong value raises and changes nothing."""
        plain = msgspec.to_builtins(self.settings)
        new = msgspec.to_builtins(fields)
        if msgspec.convert({**plain, **new}, Settings, strict=False) == self.settings:
            return False
        with _alone(self.path):
            base = self._written_by_others() or plain
            merged = {name: _merge(plain[name], base[name], value) for name, value in new.items() if name in plain}
            checked = msgspec.convert({**base, **new, **merged}, Settings, strict=False)
            for name in Settings.__struct_fields__:
                setattr(self.settings, name, getattr(checked, name))
            self.version += 1
            self.save()
        return True

    def _written_by_others(self) -> dict[str, Any] | None:
        """What another program on this folder has saved since; None if nothing, or nothing that can be read."""
        try:
            data = self.path.read_bytes()
            if data == self._known:
                return None
            settings = Reading(data).settings
        except (OSError, ValueError, RecursionError):
            return None
        plain: dict[str, Any] = msgspec.to_builtins(settings)
        return plain

    def save(self) -> None:
        """Write beside, then replace: never half a file."""
        scratch = self.path.with_name(f"{self.path.name}.{os.getpid()}.new")
        data = _dump(self.settings)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with scratch.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            scratch.replace(self.path)
            self._known = data
        except OSError:
            self.trouble = "unwritable"
            with suppress(OSError):
                scratch.unlink(missing_ok=True)


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Between reading the file and writing it no other program writes. Nobody waits long: the lock of a program that was killed
    in between is taken away, and a folder that can't be written keeps nobody out."""
    lock = path.with_name(f"{path.name}.lock")
    until = time.monotonic() + LONGEST_WAIT_S
    held, met = False, None
    while not held and time.monotonic() < until:
        try:
            lock.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(lock, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            held = True
        except FileExistsError:
            now = _which(lock)
            if now != met:  # another program's: it is waited for anew
                met, until = now, time.monotonic() + LONGEST_WAIT_S
            time.sleep(0.001)
        except OSError:
            break
    if not held and met is not None and _which(lock) == met:
        held = True  # left behind, ours now
    try:
        yield
    finally:
        if held:
            with suppress(OSError):
                lock.unlink()


def _which(lock: Path) -> tuple[int, int] | None:
    """What tells one lock from the next; None where there is none."""
    try:
        found = lock.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns


def _merge(before: Any, theirs: Any, new: Any) -> Any:
    """A table: what was changed here of it, on what others have made of it. Anything else: the new value."""
    if not isinstance(new, dict) or theirs == before:
        return new
    gone = before.keys() - new.keys()
    changed = {key: value for key, value in new.items() if key not in before or before[key] != value}
    return {**{key: value for key, value in theirs.items() if key not in gone}, **changed}


def _dump(settings: Settings) -> bytes:
    """TOML by hand: the standard library reads it, and writing needs no more than this."""
    plain = msgspec.to_builtins(settings)
    lines: list[str] = []
    _table(lines, "", {"format": FORMAT, **plain})
    return ("\n".join(lines) + "\n").encode()


def _key(name: str) -> str:
    return name if name.replace("_", "").replace("-", "").isalnum() and name.isascii() else _value(name)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_value(v) for v in value) + "]"
    # JSON's string escapes are a subset of TOML's, but for DEL
    return msgspec.json.encode(str(value)).decode().replace("\x7f", "\\u007F")


def _table(lines: list[str], path: str, table: dict[str, Any]) -> None:
    for name, value in table.items():
        if not isinstance(value, dict) and value is not None:
            lines.append(f"{_key(name)} = {_value(value)}")
    for name, value in table.items():
        if isinstance(value, dict):
            inner = f"{path}.{_key(name)}" if path else _key(name)
            lines.append(f"\n[{inner}]")
            _table(lines, inner, value)
