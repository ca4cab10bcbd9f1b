"""`gobsmack replay --verify`: does a finished match hold, as a file of ours tells it?"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from game import titles
from game.engine.match import Match, new
from game.engine.rules import Rules
from net import identity
from net.fairness import account as fair
from net.storage import journal, recording
from net.storage.store import Kept

UNKNOWN: dict[fair.Reason, str] = {
    "rules": "its signatures and its chain hold; its rules differ from ours",
    "seed": "it was played with a fixed seed",
    "late": "nobody here knows what was agreed on before it",
    "watched": "it was only watched",
    "unsigned": "its plays are not signed",
    "rolled_back": "its host was started again without the last plays",
    "file": "it is somebody else's recording, who could have made it up",
}


class Report(msgspec.Struct, frozen=True):
    """A sentence for people, and whether it holds."""

    text: str
    holds: bool


def _is_mine(key: str) -> bool:
    return identity.held(key) is not None


def check(
    name: str,
    rules: Callable[[str], Rules] = titles.rules,
    content: Callable[[str], str] = titles.content_hash,
    is_mine: Callable[[str], bool] = _is_mine,
) -> Report:
    """Check a recording (a file, or a match id), or else the journal of that match id. `is_mine` knows this machine's keys."""
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
        shown = found.shown()
        verdict = fair.audit(rules(title), content(title), found.account, shown)
        if verdict.outcome == "fair" and not is_mine(shown.me):
            # Whoever made the file could have made up all of it.
            verdict = fair.Verdict("unknown", "file", verdict.at, stand_ins=verdict.stand_ins)
    except Exception as error:  # a crafted account may break rules anywhere
        return Report(f"cannot be checked here: {type(error).__name__}: {error}"[:300], False)
    return Report(words(verdict, found.opening.match, len(found.moments)), verdict.outcome == "fair")


def words(verdict: fair.Verdict, match: str, shown: int) -> str:
    """A verdict as a sentence."""
    marks = "".join(
        f"; seat {one.seat}: {one.clock} by the clock, {one.others} by somebody else" for one in verdict.stand_ins
    )
    if verdict.outcome == "fair":
        return f"match {match}: verified fair ({verdict.at} plays, {shown} views compared{marks})"
    if verdict.outcome == "unknown":
        return f"match {match}: cannot be checked here ({UNKNOWN.get(verdict.why, verdict.why)}{marks})"
    whose = f" of seat {verdict.seat}" if verdict.seat >= 0 else ""
    return f"match {match}: NOT what was told: {verdict.why} at play {verdict.at}{whose}"


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
