"""What must not stand in a log or a report: ways in, keys, passphrases, people's folders, cards that a match still hides."""

from __future__ import annotations

import os
import re
import traceback
from types import TracebackType

from net.protocol.spoken_code import heard

LEFT_OUT = "[...]"
ADDRESS = re.compile(
    r"gobsmack://\S+|\b[0-9a-fA-F]{3,4}:(?:[0-9a-fA-F]{1,4}:)*:[0-9a-fA-F:]*(?:%\w+)?|\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b|(?:[0-9a-fA-F]{1,4}:){3,}[0-9a-fA-F:]*|(?:/home|/Users|\\Users)[/\\]\S+"
)
"""Invites, addresses and people's folders."""
FOLDER = re.compile(r"(['\"])[^'\"\n]*(?:/home|/Users|\\Users)[/\\][^'\"\n]*\1")
"""A path as errors quote it: a person's folder may have spaces in its name."""
CODE = re.compile(r"\b[A-Za-z]{3,9}-[A-Za-z]{3,9}\b")
"""What may be a table's code, as it is read out or kept."""
BYTES = re.compile(r"b'(?:[^'\\]|\\.){12,}'|b\"(?:[^\"\\]|\\.){12,}\"")
LONG = re.compile(r"\S{32,}")
"""Long enough for a key, a token or a dump."""
SOURCE = re.compile(r"[\w./\\:\"',()-]*\.py[\w.\"',():]*")
FILE = re.compile(r'File "[^"]*?((?:game|net|site-packages|lib[/\\]python3\.\d+)[/\\][^"]*)"')
OTHER_FILE = re.compile(r'File "[^"]*[/\\]([^"/\\]+)"')
RULES = re.compile(r"[/\\](?:game[/\\]engine|titles[/\\][^/\\]+[/\\](?:rules|bot)|game[/\\]bots)[/\\]")
"""Code that handles what a match still hides; what its errors say may name a card in somebody's hand."""
NAMED = re.compile(
    r"GOBSMACK_PASSPHRASE=\S*|(--(?:passphrase|owner)[= ])\S+"
    r"|((?:passphrase|secret|ticket|token)(?:['\"]?: |\s?=\s?))(?:b?'[^']*'|b?\"[^\"]*\"|\S+)"
)
"""Secrets that stand beside their name: in a command line, or in a record that was printed."""

_secrets: set[str] = set()


def hide(secret: str) -> None:
    """Strike this out of everything from now on: a passphrase, whatever it looks like."""
    if len(secret) >= 3:
        _secrets.add(secret)


def clean(text: str) -> str:
    """Return the text without anything that is nobody's business."""
    for secret in _secrets:
        text = text.replace(secret, LEFT_OUT)
    text = OTHER_FILE.sub(_file_alone, FILE.sub(r'File "\1"', text))
    text = NAMED.sub(lambda found: f"{found[1] or found[2] or ''}{LEFT_OUT}", text)
    home = os.path.expanduser("~")
    if len(home) > 3:  # the folder of nobody is the root
        text = text.replace(home.replace("\\", "\\\\"), LEFT_OUT).replace(home, LEFT_OUT)
    text = CODE.sub(lambda found: LEFT_OUT if heard(found[0]) else found[0], text)
    for pattern in (FOLDER, ADDRESS, BYTES):
        text = pattern.sub(LEFT_OUT, text)
    return LONG.sub(_without_key, text)


def _file_alone(found: re.Match[str]) -> str:
    """A file of nobody we know, by its name; one of ours keeps its folders."""
    ours = found[0].startswith(('File "game', 'File "net', 'File "site-packages', 'File "lib'))
    return found[0] if ours else f'File "{found[1]}"'


def _without_key(found: re.Match[str]) -> str:
    """A long run of letters, capitals and digits (two kinds of them) that names no file is a key or a dump."""
    word = found[0]
    kinds = [any(c.isdigit() for c in word), any(c.isupper() for c in word), any(c.islower() for c in word)]
    return LEFT_OUT if sum(kinds) > 1 and not SOURCE.fullmatch(word) else word


def told(error: BaseException) -> str:
    """Return an error's name and what it says; the name alone where it may speak of hidden cards."""
    name = type(error).__name__
    if any(_is_of_rules(one.__traceback__) for one in _chain(error)):
        return f"{name}: what it says is left out, for it may name hidden cards"
    return clean(f"{name}: {error}")


def traced(error: BaseException) -> str:
    """Return the whole traceback, oldest cause first, as it may be handed on."""
    parts: list[str] = []
    for one in reversed(_chain(error)):
        lines = "".join(traceback.format_tb(one.__traceback__))
        parts.append(f"{clean(lines)}{told(one)}\n")
    return "\nand then\n\n".join(parts)


def _chain(error: BaseException) -> list[BaseException]:
    """The error and what led to it, the last one first."""
    found: list[BaseException] = []
    at: BaseException | None = error
    while at is not None and at not in found:
        found.append(at)
        at = at.__cause__ or (None if at.__suppress_context__ else at.__context__)
    return found


def _is_of_rules(trace: TracebackType | None) -> bool:
    return any(RULES.search(frame.filename) for frame in traceback.extract_tb(trace))
