"""The player's settings on disk: TOML in their own folder, written at once and never half.

What can't be read is left out and the rest is kept; the file as it was lies beside it as `settings.toml.broken`, and the
player is told (`trouble`). Several programs on one folder keep each other's changes: each writes only what was changed in it.
"""

import os
import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

import msgspec

from game.settings import DEFAULT_KEYS, DEFAULT_PAD, Settings, with_defaults
from net.storage.home import home

FORMAT = 3
"""Of the file. 0: it did not say its format, and had the same fields; 1: the language was one of three; 2: without card sets."""

Trouble = Literal["broken", "partly", "unwritable"]
"""Nothing of the file could be read; some of it couldn't; it can't be written. For a toast at start."""

MOST_BROKEN_LINES = 20
"""A file with more lines that are no TOML is no settings file."""


class Reading:
    """What could be read of a settings file, and whether something was left out. Raises ValueError where nothing could."""

    def __init__(self, data: bytes) -> None:
        self.lost = False
        plain = self._parse(data)
        if plain.pop("format", 0) not in range(FORMAT + 1):
            raise ValueError("of a later version")
        if self.lost and not plain:
            raise ValueError("no settings")
        self.settings = _complete(self._convert(plain))

    def _parse(self, data: bytes) -> dict[str, Any]:
        """The TOML without the lines that are none."""
        lines = data.decode("utf-8").split("\n")
        for _ in range(MOST_BROKEN_LINES):
            try:
                return tomllib.loads("\n".join(lines))
            except tomllib.TOMLDecodeError as error:
                self.lost = True
                number = _line_of(error, lines)
                if not lines[number].strip():
                    break
                lines[number] = ""
        raise ValueError("no settings")

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


def _line_of(error: tomllib.TOMLDecodeError, lines: list[str]) -> int:
    """Where a file stops being TOML: an index into its lines."""
    _, found, tail = str(error).rpartition("(at line ")
    number = int(tail.split(",")[0]) - 1 if found else len(lines) - 1
    while number > 0 and not lines[number].strip():
        number -= 1
    return number


def _fits(plain: dict[str, Any]) -> bool:
    try:
        msgspec.convert(plain, Settings, strict=False)
    except msgspec.ValidationError:
        return False
    return True


def sets_off(folder: Path) -> list[str]:
    """The card sets that are switched off; none where the settings can't be read: whoever opens the file tells that."""
    try:
        return Reading((folder / "settings.toml").read_bytes()).settings.sets_off
    except (OSError, ValueError, RecursionError):
        return []


class SettingsFile:
    """`file.settings` is the one live record; `file.change(pace="fast")` changes, bumps `version`, and saves."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or home()) / "settings.toml"
        self.trouble: Trouble | None = None
        self.version = 0
        self._known = b""
        """The file as this program last read or wrote it."""
        self.settings = self._load()

    def _load(self) -> Settings:
        try:
            self._known = self.path.read_bytes()
        except FileNotFoundError:
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
