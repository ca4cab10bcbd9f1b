"""`gobsmack replay --verify`: does a finished match hold, as a file of ours tells it?"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from game import titles
from game.engine.match import Match, new
from game.engine.rules import Rules
from game.own.content import BEGUN_WITH, Piece, compare, pieces
from net.fairness import account as fair
from net.fairness.heads import HeadCheck
from net.fairness.outcome import Outcome, judge
from net.storage import identity, journal, recording
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
DOUBTS = {
    "story": "another player's signed heads tell another match",
    "unheard": "another player's last signed head is missing",
    "words": "nobody compared whose keys they are",
    "watched": "it was only watched",
}
"""What keeps a sound account from being called fair."""


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
        except journal.LaterJournal as later:
            return Report(f"{later}", False)
        except journal.BrokenJournal:
            return Report(f"{error}", False)
    assert found.opening is not None
    title = found.opening.title
    if found.account is None:
        return Report(f"match {found.opening.match} was not played to its end here: there is no log to check", False)
    lacks = _lacks(found.opening.own, title)
    if lacks:
        return Report(f"match {found.opening.match}: cannot be checked here ({lacks})", False)
    try:
        shown = found.shown()
        verdict = fair.audit(rules(title), content(title), found.account, shown)
        if verdict.outcome == "fair" and not is_mine(shown.me):
            # Whoever made the file could have made up all of it.
            verdict = fair.Verdict("unknown", "file", verdict.at, stand_ins=verdict.stand_ins)
    except Exception as error:  # a crafted account may break rules anywhere
        return Report(f"cannot be checked here: {type(error).__name__}: {error}"[:300], False)
    book = found.head_book()
    outcome = judge(verdict, book.standing(), found.compared)
    names = dict(zip((row.key for row in found.opening.commitments), found.opening.names))
    text = [
        words(verdict, outcome, found.opening.match, len(found.moments), found.people),
        *heads_told(book.checked(), names),
    ]
    return Report("\n".join(text), outcome.kind == "fair")


def _lacks(own: Sequence[Piece], title: str) -> str:
    """What of somebody's own a match was begun with that is not here as it was, in words; "" where nothing keeps us."""
    missing = compare(own, pieces(title))
    return f"it was begun {BEGUN_WITH[missing.code].format(name=missing.name)}" if missing is not None else ""


def words(verdict: fair.Verdict, outcome: Outcome, match: str, shown: int, people: Mapping[str, str]) -> str:
    """The outcome as a sentence."""
    marks = "".join(f"; seat {one.seat}: {', '.join(_stood_in(one, people))}" for one in verdict.stand_ins)
    if outcome.kind == "fair":
        return f"match {match}: verified fair ({verdict.at} plays, {shown} views compared{marks})"
    if verdict.outcome == "fair":
        return f"match {match}: its account holds, but {DOUBTS[outcome.why]} ({verdict.at} plays, {shown} views compared{marks})"
    if verdict.outcome == "unknown":
        return f"match {match}: cannot be checked here ({UNKNOWN.get(verdict.why, verdict.why)}{marks})"
    whose = f" of seat {verdict.seat}" if verdict.seat >= 0 else ""
    return f"match {match}: NOT what was told: {verdict.why} at play {verdict.at}{whose}"


def _stood_in(one: fair.StandIn, people: Mapping[str, str]) -> list[str]:
    bots, persons = one.told_apart(people)
    counts = [(one.clock, "the clock"), (bots, "a bot"), *((plays, name) for name, plays in persons)]
    return [f"{plays} by {whom}" for plays, whom in counts if plays]


def heads_told(checked: Sequence[HeadCheck], names: Mapping[str, str]) -> list[str]:
    """Return a line for each other player: which of their signed heads was checked, and what it says."""
    lines = []
    for one in checked:
        same = f"the same as here up to version {one.agreed}" if one.agreed else ""
        if one.differs:
            said = f"another match than here at version {one.differs}"
        elif one.is_missing:
            said = "their last signed head is missing" if same else "no signed head of theirs is here"
        else:
            said = "" if same else "no signed head of theirs is here"
        lines.append(f"  {names.get(one.who, one.who)}: {'; '.join(part for part in (same, said) if part)}")
    return lines


def _check_journal(kept: Kept, rules: Callable[[str], Rules], content: Callable[[str], str]) -> Report:
    begun = kept.begun
    name = f"match {begun.match}"
    number = 0
    lacks = _lacks(begun.own, begun.title)
    if lacks:
        return Report(f"{name}: cannot be checked here ({lacks})", False)
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
