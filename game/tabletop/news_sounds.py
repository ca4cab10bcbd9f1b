"""How the news of a table sound, in the lobby as at the table."""

from __future__ import annotations

from collections.abc import Mapping

NEWS = {
    "lobby-notice-joined": "seat_join",
    "lobby-notice-back": "seat_join",
    "lobby-notice-took-back": "seat_join",
    "lobby-notice-sits-in": "seat_join",
    "lobby-notice-left": "seat_leave",
    "lobby-notice-dropped": "seat_leave",
    "lobby-notice-kicked": "seat_leave",
    "lobby-notice-resigned": "seat_leave",
}
"""News of the table that have a sound of their own; the rest is a toast."""

COMING_AND_GOING = ("joined", "left", "dropped", "back", "sits-in", "kicked")
"""Notices that say whether somebody is at the table."""


def news_sound(key: str, trouble: bool = False) -> str:
    """How news of this key sound: somebody comes, somebody goes, trouble, or a slip of paper."""
    return NEWS.get(key, "error" if trouble else "toast")


def news_about(key: str, args: Mapping[str, object]) -> str:
    """Who comes or goes by such news: later news of the same person make them untrue. "" where they stay true."""
    return str(args.get("name", "")) if key.removeprefix("lobby-notice-") in COMING_AND_GOING else ""
