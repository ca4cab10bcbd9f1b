"""Lords of Hell over TCP: a window hosts and is played by mouse, three bots come; to an overlord and the reckoning."""

import os
from collections import Counter

import pytest

from game import titles
from game.engine.match import new
from net.storage import journal
from tests.e2e.hell_window import DEALS, KEPT
from tests.e2e.test_slayer_match import Bot
from tests.e2e.test_two_windows import Process

MATCHES = 8
"""Three or four bring enough of everything."""


class Window(Process):
    module = "tests.e2e.hell_window"


def to_the_reckoning(tmp_path, environment):
    (tmp_path / "maija").mkdir()
    window = Window(tmp_path / "maija", [str(MATCHES)], environment)
    running = [window]
    try:
        invite = window.hear()["invite"]
        running += [Bot(invite, number, tmp_path / f"bot{number}", "normal") for number in range(3)]
        said = [window.hear()]
        while "done" not in said[-1]:
            assert "stuck" not in said[-1], said[-1]
            said.append(window.hear())
        return said[:-1]
    finally:
        for process in running:
            process.stop()


def told(match, home, monkeypatch):
    """What the host's journal tells of a match: kinds of cues, and what became of promises (private ones have no cues)."""
    monkeypatch.setenv("GOBSMACK_HOME", str(home))
    kept = journal.read(journal.path_of(match))
    again = new(titles.rules("lords_of_hell"), kept.begun.kinds, kept.begun.options, kept.begun.seed)
    kinds, promises = Counter(), {}
    for line in kept.lines:
        again.apply(line.play)
        kinds += Counter(cue.kind for cue in again.take_cues())
        promises |= {promise.id: promise.state for promise in again.state.promises}
    assert again.result is not None
    return kinds, Counter(promises.values())


@pytest.mark.skipif(not os.environ.get("GOBSMACK_LONG"), reason="some matches: GOBSMACK_LONG=1 plays them")
def test_a_window_and_three_bots_to_an_overlord(tmp_path, monkeypatch):
    """Trades are struck and promises kept by the host; a breach is refused, and nothing else happens (LOH-8.3, 8.4)."""
    ends = to_the_reckoning(tmp_path, {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"})
    kinds, ended = Counter(), Counter()
    for end in ends:
        assert end["verified"] == "fair" and end["outcome"] in ("overlord", "throne", "shared"), end
        assert len(end["places"]) == 4 and end["unknown"] == [], end
        assert {"tabling", "council", "beat"} <= set(end["asks"]), end
        more, how = told(end["match"], tmp_path / "maija" / "home", monkeypatch)
        kinds += more
        ended += how
    assert kinds["deal"] >= DEALS, kinds
    assert ended["kept"] >= KEPT, ended
    assert any("promise" in text for end in ends for text in end["refused"]), [end["refused"] for end in ends]
