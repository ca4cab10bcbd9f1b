"""`gobsmack replay --verify`: does a finished match hold, as a file of ours tells it?"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from game import titles
from game.engine.match import Match, new
from game.engine.rules import Rules
from net import fair
from net.storage import journal, recording
from net.storage.store import Kept


class Report(msgspec.Struct, frozen=True):
    """A sentence for people, and whether it holds."""

    text: str
    holds: bool


def check(
    name: str,
    rules: Callable[[str], Rules] = titles.rules,
    content: Callable[[str], str] = titles.content_hash,
) -> Report:
    """Check a recording (a file, or a match id), or else the journal of that match id."""
    try:
        found = recording.Recording(recording.find(name))
    except recording.BrokenRecording as error:
        try:
            return _check_journal(journal.read(journal.path_of(name)), rules, content)
        except journal.BrokenJournal:
            return Report(f"{error}", False)
    assert found.opening is not None
    title = found.opening.title
    if found.account is None:
        return Report(f"match {found.opening.match} was not played to its end here: there is no log to check", False)
    try:
        verdict = fair.audit(rules(title), content(title), found.account, found.shown())
    except Exception as error:  # a crafted account may break rules anywhere
        return Report(f"cannot be checked here: {type(error).__name__}: {error}"[:300], False)
    return Report(words(verdict, found.opening.match, len(found.moments)), verdict.outcome == "fair")


def words(verdict: fair.Verdict, match: str, shown: int) -> str:
    """A verdict as a sentence."""
    if verdict.outcome == "fair":
        return f"match {match}: verified fair ({verdict.at} plays, {shown} views compared)"
    if verdict.outcome == "unknown":
        why = {"rules": "its rules differ from ours", "seed": "it was played with a fixed seed"}
        return f"match {match}: cannot be checked here ({why.get(verdict.why, verdict.why)})"
    return f"match {match}: NOT what was shown: {verdict.why} at play {verdict.at}"


def _check_journal(kept: Kept, rules: Callable[[str], Rules], content: Callable[[str], str]) -> Report:
    begun = kept.begun
    name = f"match {begun.match}"
    number = 0
    try:
        if content(begun.title) != begun.content:
            return Report(f"{name}: cannot be checked here (its rules differ from ours)", False)
        match: Match = new(rules(begun.title), begun.kinds, begun.options, begun.seed)
        for number, line in enumerate(kept.lines, 1):  # noqa: B007 - the refusal names it
            match.apply(line.play)
            match.cues.clear()
    except Exception as error:  # a forged journal may break rules anywhere
        return Report(f"{name}: the rules do not take play {number}: {error}"[:300], False)
    end = "is over" if match.result is not None else "is not over"
    return Report(f"{name}: the journal holds ({len(kept.lines)} plays, {end})", True)
