"""A match's outcome in words: a sign, a heading and a sentence for the stamp, and the whole of it for whoever asks."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.lobby_words import written
from game.session.proof import StoodIn, reason_key
from game.words import Catalogue
from net.fairness.outcome import Outcome

NAMED = 3
"""How many people are named for whom others made moves: those with the most; six would fill the screen."""
SIGNS = {"fair": "tick", "open": "dash", "cheated": "cross"}


def stamped(
    text: Catalogue, outcome: Outcome | None, names: Sequence[str], waits_for: Sequence[str], alone: bool
) -> tuple[str, str, str]:
    """Return (sign, heading, sentence); `names` of the players in question, `alone` when nobody had keys to compare."""
    tr = text.tr
    if outcome is None:
        about = tr("trust-waiting", names=text.join(waits_for)) if waits_for else tr("trust-checking-text")
        return "dot", tr("trust-checking"), about
    if outcome.kind == "fair":
        return "tick", tr("trust-fair"), tr("trust-fair-alone" if alone else "trust-fair-text")
    return SIGNS[outcome.kind], tr(f"trust-{outcome.kind}"), _why(text, outcome, names)


def explained(
    text: Catalogue,
    outcome: Outcome,
    names: Sequence[str],
    words: Sequence[str] | None,
    stand_ins: Sequence[StoodIn] = (),
) -> str:
    """Return what was checked and what that proves, in a few sentences."""
    tr = text.tr
    fair = tr("trust-about-alone" if words is None else "trust-about-fair")
    about = [fair if outcome.kind == "fair" else _why(text, outcome, names)]
    most = sorted((one for one in stand_ins if one.moves), key=lambda one: -one.moves)
    about += [_stood_in(text, one) for one in most[:NAMED]]
    if most[NAMED:]:
        about.append(tr("trust-stand-ins-more", n=sum(one.moves for one in most[NAMED:])))
    if outcome.kind != "fair":
        about.append(tr(f"trust-about-{outcome.kind}"))
    if words is not None:
        about.append(f"{tr('trust-words')}: <b>{written(tuple(words))}</b>")
    return "\n".join(about)


def _stood_in(text: Catalogue, one: StoodIn) -> str:
    """Return who made moves for somebody, and how many."""
    said = [
        text.tr(f"trust-stand-ins-{what}", n=n, name=one.name)
        for what, n in (("clock", one.clock), ("bot", one.bot))
        if n
    ]
    said += [text.tr("trust-stand-ins-person", n=n, who=who, name=one.name) for who, n in one.people]
    return " ".join(said)


def _why(text: Catalogue, outcome: Outcome, names: Sequence[str]) -> str:
    return text.tr(reason_key(text, outcome), n=outcome.at, names=text.join(names))
