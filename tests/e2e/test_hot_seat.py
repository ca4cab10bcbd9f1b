"""Two people at one window over a real host: from the menu to the results, left in the middle and taken up again."""

from tests.e2e.test_two_windows import Process


class HotWindow(Process):
    module = "tests.e2e.hot_window"


def test_two_at_one_window_from_the_menu_to_the_results(tmp_path):
    window = HotWindow(tmp_path, [], {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"})
    try:
        begun = window.hear()
        assert begun.get("people") == 2, begun
        assert begun["first"] in ("Maija", "Inez")
        again = window.hear()
        assert again == {"again": ["Maija", "Inez"], "match": begun["match"]}, "all are back, in the same match"
        end = window.hear()
        assert end["sat"] == ["Inez", "Maija"] and len(end["places"]) == 2
        assert end["verified"] == "fair" and "You" not in end["headline"]
    finally:
        window.stop()
    kept = list((tmp_path / "home" / "recordings").glob("*.recording"))
    assert kept and all("-0." in path.name for path in kept), "one recording, the window's own player's"
