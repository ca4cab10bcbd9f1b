"""The list of tables that a browser shows: one page in the reader's language, and the same as JSON for programs."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from html import escape

from game import titles
from game.words import ENGLISH, LANGUAGES, Catalogue
from net.host.status import Board
from net.lan import listing
from net.lan.discovery import Found
from net.lan.http_pages import Page

_words = cache(Catalogue)
_STYLE = (
    "body{font:18px/1.5 sans-serif;max-width:44em;margin:2em auto;padding:0 1em;background:#f3ead7;color:#2a2118}"
    "table{border-collapse:collapse;width:100%}td{padding:.6em .8em .6em 0;border-top:1px solid #b9a888}"
    "td:last-child{text-align:right}a{color:#8a1f11;font-weight:bold}"
)
REFRESH_S = 10
"""Seconds after which the page is asked for again."""


def pages(board: Board) -> Callable[[str, str], Page | None]:
    """What is to be read at which path. A table that hangs is not listed."""

    def page(path: str, language: str) -> Page | None:
        tables = [row.status.listed for row in board.rows(time.monotonic()) if row.is_healthy]
        if path == listing.PATH:
            return Page(listing.written(tables), "application/json")
        if path == "/":
            return Page(_html(tables, language if language in LANGUAGES else ENGLISH))
        return None

    return page


def _html(tables: list[Found], language: str) -> str:
    words = _words(language)
    heading = escape(words.tr("lan-heading"))
    rows = "\n".join(_row(words, table) for table in tables)
    body = f"<table>\n{rows}\n</table>" if rows else f"<p>{escape(words.tr('lan-empty'))}</p>"
    return (
        f'<!DOCTYPE html>\n<html lang="{language}"><head><meta charset="utf-8"><title>Gobsmack</title>'
        f'<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="{REFRESH_S}">'
        f"<style>{_STYLE}</style></head>\n<body><h1>{heading}</h1>\n{body}\n</body></html>\n"
    )


def _row(words: Catalogue, table: Found) -> str:
    known = titles.titles().get(table.title)
    game = known.name if known is not None else words.tr("lan-unknown-game")
    cells = [
        f"<b>{escape(table.table)}</b>",
        escape(game),
        escape(_state(words, table)),
        escape(words.tr("failure-passphrase")) if table.locked else "",
        f'<a href="{escape(table.invite.text())}">{escape(_way_in(words, table))}</a>',
    ]
    return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def _state(words: Catalogue, table: Found) -> str:
    if table.phase == "playing":
        return words.tr("lan-playing")
    if table.phase == "over":
        return words.tr("lan-over")
    return words.tr("lan-free", n=table.free) if table.free else words.tr("lan-full")


def _way_in(words: Catalogue, table: Found) -> str:
    return words.tr("lan-join" if table.free and table.phase == "lobby" else "lan-watch")
