"""The window of the first start: no larger than its monitor."""

import pygame
import pytest

from game.app import fitting


@pytest.mark.parametrize(
    ("desktop", "window", "fits"),
    [
        ((1920, 1080), (1600, 900), (1600, 900)),
        ((1366, 768), (1600, 900), (1366, 720)),
        ((1280, 720), (1600, 900), (1280, 720)),
        ((1024, 600), (1600, 900), (1024, 600)),
        ((2560, 1440), (3840, 2160), (2560, 1325)),
    ],
)
def test_a_window_fits_its_monitor(monkeypatch, desktop, window, fits):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [desktop])
    assert fitting(window, 0) == fits
    assert fitting(window, 3) == fits, "a monitor that is gone: the first one"
