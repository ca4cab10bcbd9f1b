"""What only `host` is told, checked before anything is opened."""

from __future__ import annotations

import argparse

from game.arguments import LEVELS, PROGRAM, Usage

MOST_TABLES = 500


def check(chosen: argparse.Namespace) -> None:
    """What may be said together, and every port and number. Raises Usage."""
    _check_resume(chosen)
    _check_port(chosen.port)
    _check_page_port("--metrics", chosen.metrics)
    _check_page_port("--catalogue", chosen.catalogue)
    if chosen.catalogue and chosen.tables is None:
        raise Usage(f"{PROGRAM} host: --catalogue lists the tables of --tables N")
    _check_one_port(chosen)
    if chosen.tables is not None and not 1 <= chosen.tables <= MOST_TABLES:
        raise Usage(f"{PROGRAM} host: --tables wants a number from 1 to {MOST_TABLES}, not {chosen.tables}")


def _check_resume(chosen: argparse.Namespace) -> None:
    """A game or a match, and one of that."""
    if chosen.resume is None and chosen.title is None:
        raise Usage(f"{PROGRAM} host: name a game, or a match with --resume")
    if chosen.resume is not None and chosen.tables is not None:
        raise Usage(f"{PROGRAM} host: --resume takes up one match; --tables begins new ones")
    if chosen.end and chosen.resume in (None, "last"):
        raise Usage(f"{PROGRAM} host: --end wants the id of a match with --resume")


def _check_port(port: int) -> None:
    """The port after it greets strangers, so the last one is out."""
    if not 0 <= port < 65535:
        raise Usage(f"{PROGRAM} host: --port wants a number from 0 (a free one) to 65534, not {port}")


def _check_page_port(option: str, port: int) -> None:
    """Where pages are read."""
    if not 0 <= port <= 65535:
        raise Usage(f"{PROGRAM} host: {option} wants a number from 1 to 65535, not {port}")


def _check_one_port(chosen: argparse.Namespace) -> None:
    """What goes with --one-port."""
    _check_page_port("--one-port", chosen.one_port)
    if not chosen.one_port:
        return
    if chosen.tables is None:
        raise Usage(f"{PROGRAM} host: --one-port is for the tables of --tables N")
    if chosen.catalogue or chosen.port:
        raise Usage(f"{PROGRAM} host: --one-port has the tables and their list: leave --port and --catalogue out")
    if chosen.lost in ("soon", "later"):
        raise Usage(f"{PROGRAM} host: behind --one-port players can't find each other's computers: leave --lost out")


def checked_bots(text: str | None, seats: int) -> tuple[int, str]:
    """`K:LEVEL` as a pair. Raises Usage."""
    if not text:
        return 0, "normal"
    count, colon, level = text.partition(":")
    level = level if colon else "normal"
    if not count.isdigit() or level not in LEVELS:
        raise Usage(f"{PROGRAM}: --bots wants K:LEVEL with a level of {', '.join(LEVELS)}, not {text!r}")
    if int(count) > seats:
        raise Usage(f"{PROGRAM}: {count} bots do not fit on {seats} seats")
    return int(count), level
