"""Everything a player can set, remembered at once as TOML in the player's own folder.

`Settings` is plain data. `SettingsFile` reads and writes it: an atomic replace on every change, and a file that
cannot be read is kept aside as `settings.toml.broken`, replaced by defaults, and told about (`trouble`).
"""

import locale
import os
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from game.words import ENGLISH, LANGUAGES, language_name
from net.storage.home import home

FORMAT = 3
"""Of the file. 0: it did not say its format, and had the same fields; 1: the language was one of three; 2: without card sets."""

Pace = Literal["normal", "fast", "instant"]
Inks = Literal["normal", "high_contrast", "blue_orange"]
Crown = Literal["king", "queen"]
CROWNS: tuple[Crown, ...] = ("king", "queen")
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]

DEFAULT_KEYS: dict[str, str] = {
    "confirm": "return", "back": "escape", "rules": "f1", "full_screen": "f11", "screenshot": "f12",
    "undo": "u", "log": "l", "chat": "c", "map": "m", "cards": "k", "ping": "p", "peek": "space",
    "go": "g", "glow": "n", "menu": "f10", "keys": "f2", "pass_seat": "f4",
}  # fmt: skip
DEFAULT_PAD: dict[str, str] = {
    "confirm": "south", "back": "east", "go": "west", "glow": "north", "previous": "left_shoulder",
    "next": "right_shoulder", "rules": "left_trigger", "map": "right_trigger", "undo": "left_stick",
    "peek": "right_stick", "keys": "select", "menu": "start", "log": "", "chat": "", "cards": "", "ping": "",
    "pass_seat": "",
}  # fmt: skip
"""Which button of a gamepad does what; "" none. The directions go through every scene and stay."""
PAD_KEYS = {"next": "tab", "previous": "shift tab"}
"""What only a pad needs a button for: on a keyboard these keys are everywhere the same."""
FIXED_KEYS = frozenset({"confirm", "back"})


RESERVED_KEYS = frozenset(
    {"tab", "up", "down", "left", "right", "return", "escape", "page up", "page down", "home", "end"}
)
"""Keys that move through every scene: no action can have them."""


def rebound(keys: dict[str, str], action: str, key: str) -> dict[str, str]:
    """The keys with `key` for `action`; whoever had it gets the key that is free now. Raises ValueError for keys that cannot
    be given away."""
    if action in FIXED_KEYS or key in RESERVED_KEYS or not key:
        raise ValueError(key)
    before = keys.get(action, "")
    changed = {name: before if name != action and held == key else held for name, held in keys.items()}
    return {**changed, action: key}


def rebound_pad(pad: dict[str, str], action: str, button: str) -> dict[str, str]:
    """The same for a button. Raises ValueError if one of the two that nobody can do without would be left with none."""
    before = pad.get(action, "")
    changed = {name: before if name != action and held == button else held for name, held in pad.items()}
    changed[action] = button
    if any(not changed[name] for name in (*FIXED_KEYS, *PAD_KEYS)):
        raise ValueError(button)
    return changed


def with_defaults(kept: dict[str, str], defaults: dict[str, str]) -> dict[str, str]:
    """What was kept, and actions that are new since: without a key of their own if theirs was given away."""
    new = {action: "" if key in kept.values() else key for action, key in defaults.items() if action not in kept}
    return {**{action: new.get(action, "") for action in defaults}, **kept}


def guess_language() -> str:
    """The system's language if we speak it, else English."""
    names = [os.environ.get(n, "") for n in ("LC_ALL", "LC_MESSAGES", "LANG")]
    names.append(locale.getlocale()[0] or "")
    for name in names:
        for language in LANGUAGES:
            if name.lower().startswith((language, language_name(language, "windows").lower())):
                return language
    return ENGLISH


def guess_name() -> str:
    """The system's name for its user, as a start; nothing if it is only a machine's word."""
    import getpass

    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""
    plain = name.replace(".", " ").replace("_", " ").strip()
    return "" if plain.lower() in ("root", "user", "admin", "administrator", "") else plain.title()[:24]


class Settings(msgspec.Struct, kw_only=True):
    """What is remembered. Fields with a default only: an older file stays readable."""

    name: Annotated[str, msgspec.Meta(max_length=24)] = ""
    crown: Crown = "king"  # what the player is crowned as
    language: str = msgspec.field(default_factory=guess_language)
    text_scale: Annotated[float, msgspec.Meta(ge=0.8, le=1.5)] = 1.0
    pace: Pace = "normal"
    reduced_motion: bool = False
    inks: Inks = "normal"
    sound: bool = True  # off: no audio device is opened
    effects: Percent = 80
    music: Percent = 45
    voices: Percent = 70
    mute_unfocused: bool = True
    mono: bool = False  # everything in both ears alike
    full_screen: bool = False
    window: tuple[int, int] = (1600, 900)
    monitor: int = 0
    streamer: bool = False  # hides codes and addresses
    aid: bool = True
    keep_megabytes: Annotated[int, msgspec.Meta(ge=100)] = 2000  # recordings and finished journals
    keep_days: Annotated[int, msgspec.Meta(ge=30)] = 730
    keys: dict[str, str] = msgspec.field(default_factory=lambda: dict(DEFAULT_KEYS))
    pad: dict[str, str] = msgspec.field(default_factory=lambda: dict(DEFAULT_PAD))
    sets_off: list[str] = msgspec.field(default_factory=list)  # card sets that are not played with, "<title>/<name>"
    options: dict[str, dict[str, Any]] = msgspec.field(default_factory=dict)  # last options by title
    marks_of_play: dict[str, int] = msgspec.field(default_factory=dict)  # small counters: matches seen, lessons done

    def __post_init__(self) -> None:
        """Raise ValueError for a language that there are no words of."""
        if self.language not in LANGUAGES:
            raise ValueError(f"no such language: {self.language}")


def _dump(settings: Settings) -> bytes:
    """TOML by hand: msgspec reads TOML with the standard library, writing needs nothing more than this."""
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


def _read(data: bytes) -> Settings:
    """Raises ValueError, MsgspecError or RecursionError for what is no settings file."""
    plain = msgspec.toml.decode(data, type=dict[str, Any])
    if plain.pop("format", 0) not in range(FORMAT + 1):
        raise ValueError("of a later version")
    return msgspec.convert(plain, Settings, strict=False)


def sets_off(folder: Path) -> list[str]:
    """The card sets that are switched off; none where the settings can't be read: whoever opens the file tells that."""
    try:
        return _read((folder / "settings.toml").read_bytes()).sets_off
    except (OSError, msgspec.MsgspecError, ValueError, RecursionError):
        return []


class SettingsFile:
    """`file.settings` is the one live record; `file.change(pace="fast")` changes, bumps `version`, and saves."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or home()) / "settings.toml"
        self.trouble: str | None = None  # "broken" (kept aside), "unwritable": for a toast at start
        self.version = 0
        self.settings = self._load()

    def _load(self) -> Settings:
        try:
            data = self.path.read_bytes()
        except FileNotFoundError:
            return Settings()
        except OSError:
            self.trouble = "unwritable"
            return Settings()
        try:
            settings = _read(data)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            self.trouble = "broken"
            try:
                self.path.replace(self.path.with_name(self.path.name + ".broken"))
            except OSError:
                self.trouble = "unwritable"
            return Settings()
        settings.keys = with_defaults(settings.keys, DEFAULT_KEYS)
        settings.pad = with_defaults(settings.pad, DEFAULT_PAD)
        return settings

    def change(self, **fields: Any) -> bool:
        """Set fields (checked), save at once. True if anything was new. A wrong value raises and changes nothing."""
        plain = msgspec.to_builtins(self.settings)
        checked = msgspec.convert({**plain, **msgspec.to_builtins(fields)}, Settings, strict=False)
        if checked == self.settings:
            return False
        for name in Settings.__struct_fields__:
            setattr(self.settings, name, getattr(checked, name))
        self.version += 1
        self.save()
        return True

    def save(self) -> None:
        """Write beside, then replace: never half a file."""
        scratch = self.path.with_name(f"{self.path.name}.{os.getpid()}.new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with scratch.open("wb") as file:
                file.write(_dump(self.settings))
                file.flush()
                os.fsync(file.fileno())
            scratch.replace(self.path)
        except OSError:
            self.trouble = "unwritable"
            with suppress(OSError):
                scratch.unlink(missing_ok=True)
