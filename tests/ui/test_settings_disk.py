"""The page of the settings that says what recordings and journals take."""

import shutil

import pytest

from game.scenes.menu import Menu
from game.scenes.settings import SettingsScene
from game.words import LANGUAGES
from net.storage import recording
from tests.formats.schema import GOLDEN


def test_limits_are_chosen_and_what_is_there_is_told(drive, tmp_path, monkeypatch):
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path))
    h = drive(Menu(), name="Maija")
    recording.folder().mkdir()
    shutil.copy(GOLDEN / "recording" / "2" / "battlegoats.recording", recording.folder())
    h.stack.push(SettingsScene())
    h.settle()
    asked = []
    tr = type(h.stack.top).tr
    monkeypatch.setattr(SettingsScene, "tr", lambda self, key, **a: asked.append((key, a)) or tr(self, key, **a))
    h.stack.top._turn("disk")
    h.settle()
    assert ("settings-taken", {"size": "0.0", "recordings": 1, "journals": 0}) in asked
    chips = h.widget("keep_days")
    h.stack.top.group.focus(chips)
    h.key("right")
    h.settle()
    assert h.stack.context.settings.keep_days == 3650 and h.stack.context.settings.keep_megabytes == 2000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_page_fits(drive, language, scale):
    h = drive(Menu(), size=(1280, 720), name="Maija")
    h.stack.context.change(language=language, text_scale=scale)
    h.stack.push(SettingsScene("disk"))
    h.settle()
    assert h.stack.top._y < h.stack.top._rows_bottom
