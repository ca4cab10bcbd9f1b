"""Everything a player can set, as plain data. `game/settings_file.py` reads and writes it."""

import locale
import os
from typing import Annotated, Any, Literal

import msgspec

from game.words import ENGLISH, LANGUAGES, language_name

Pace = Literal["normal", "fast", "instant"]
Inks = Literal["normal", "high_contrast", "blue_orange"]
Crown = Literal["king", "queen"]
CROWNS: tuple[Crown, ...] = ("king", "queen")
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]

DEFAULT_KEYS: dict[str, str] = {
    "confirm": "return", "back": "escape", "rules": "f1", "full_screen": "f11", "screenshot": "f12",
    "undo": "u", "log": "l", "chat": "c", "map": "m", "cards": "k", "ping": "p", "peek": "v", "hint": "h",
    "skip": "space", "go": "g", "glow": "n", "menu": "f10", "keys": "f2", "pass_seat": "f4",
}  # fmt: skip
DEFAULT_PAD: dict[str, str] = {
    "confirm": "south", "back": "east", "go": "west", "glow": "north", "previous": "left_shoulder",
    "next": "right_shoulder", "rules": "left_trigger", "map": "right_trigger", "undo": "left_stick",
    "peek": "right_stick", "keys": "select", "menu": "start", "log": "", "chat": "", "cards": "", "ping": "", "hint": "",
    "pass_seat": "", "skip": "",
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
    monitor: Annotated[int, msgspec.Meta(ge=0)] = 0
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
