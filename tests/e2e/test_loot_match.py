"""Loot & Recruit over TCP: a window hosts a table of five and is played by mouse, four bots come; to the final scoring."""

import pytest

from tests.e2e.test_slayer_match import Bot
from tests.e2e.test_two_windows import Process, screen

LEVELS = ("easy", "normal", "hard", "normal")


class Window(Process):
    module = "tests.e2e.loot_window"


def to_the_final_scoring(tmp_path, environment):
    (tmp_path / "maija").mkdir()
    window = Window(tmp_path / "maija", [], environment)
    running = [window]
    try:
        invite = window.hear()["invite"]
        running += [Bot(invite, number, tmp_path / f"bot{number}", level) for number, level in enumerate(LEVELS)]
        return window.hear()
    finally:
        for process in running:
            process.stop()


def judge(end):
    """What every match has, whatever the cards were: fourteen turns, three counts, a throne (LNR-1.5, 9.5)."""
    assert "stuck" not in end, end
    assert end["verified"] == "fair" and end["outcome"] in ("crowned", "shared"), end
    assert len(end["places"]) == 5 and end["winners"] and end["unknown"] == [], end
    tally = end["tally"]
    counts = zip(tally["morning"], tally["day"], tally["closing"])
    assert [sum(count) for count in counts] == tally["total"], end
    assert {"turn", "flip_choice"} <= set(end["asks"]), end
    assert end["ways"]["drag"] and end["ways"]["spot"] > 14 and end["ways"]["act"] >= 14, end


@pytest.mark.slow
def test_a_window_and_four_bots_to_the_final_scoring(tmp_path):
    with screen() as environment:
        end = to_the_final_scoring(tmp_path, environment)
    judge(end)
    assert end["driver"] == environment["SDL_VIDEODRIVER"]
