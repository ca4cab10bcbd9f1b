"""Every cue that any test of a title brings about is read back as the class that declares it."""

from __future__ import annotations

import msgspec
import pytest

from game.engine.cues import Cue
from game.engine.match import Match


@pytest.fixture(autouse=True)
def cues_are_as_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    """A noun of another type than its class says fails the test that tells it; so does a kind that the title's rules do
    not name."""
    told = Match.cue

    def cue(match: Match, cue: Cue) -> None:
        before = len(match.cues)
        told(match, cue)
        for true in match.cues[before:]:
            kind = match.rules.cues[true.kind]
            assert kind is type(cue)
            msgspec.convert({**true.nouns, "rule": true.rule}, kind, strict=True)

    monkeypatch.setattr(Match, "cue", cue)
