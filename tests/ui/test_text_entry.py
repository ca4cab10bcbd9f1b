"""Text fields: the line being edited, and the field on screen with mouse, keys, clipboard and input methods."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui import clipboard
from game.ui.text_edit import TextEdit
from game.ui.widgets.text_entry import TextEntry
from tests.ui.gallery import Gallery

CTRL, SHIFT = pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT
LETTERS = st.text(alphabet="aä ñ\n\t\x00🐐é", max_size=12)
VERBS = st.one_of(
    st.tuples(st.just("insert"), LETTERS),
    st.tuples(st.just("move"), st.sampled_from((-1, 1)), st.booleans(), st.booleans()),
    st.tuples(st.just("move_to"), st.integers(-3, 30), st.booleans()),
    st.tuples(st.just("delete"), st.sampled_from((-1, 1)), st.booleans()),
    st.tuples(st.just("select_all")),
    st.tuples(st.just("select_word"), st.integers(-3, 30)),
)


@given(st.lists(VERBS, max_size=30))
def test_whatever_is_done_the_line_stays_whole(verbs):
    edit = TextEdit(limit=10)
    for name, *args in verbs:
        before, (start, end) = edit.text, edit.selection
        if name == "insert":
            edit.insert(args[0])
            assert edit.text.startswith(before[:start]) and edit.text.endswith(before[end:])
        elif name == "move":
            edit.move(args[0], word=args[1], select=args[2])
        elif name == "move_to":
            edit.move_to(args[0], select=args[1])
        elif name == "delete":
            edit.delete(args[0], word=args[1])
            assert len(edit.text) <= len(before) and (start == end or edit.text == before[:start] + before[end:])
        elif name == "select_all":
            edit.select_all()
            assert edit.selected == edit.text
        else:
            edit.select_word(args[0])
        assert 0 <= edit.caret <= len(edit.text) <= 10 and 0 <= edit.anchor <= len(edit.text)
        assert not set(edit.text) & set("\n\t\x00")
        if name in ("move", "move_to", "select_all", "select_word"):
            assert edit.text == before


@pytest.mark.parametrize(
    ("word", "by", "caret"), [(False, -1, 9), (True, -1, 5), (True, 1, 10), (False, 1, 10)],
)  # fmt: skip
def test_the_caret_moves_by_characters_and_words(word, by, caret):
    edit = TextEdit("Käki ja 9 ", caret=10, anchor=10)
    if word and by < 0:
        edit.move(-1, word=True)
        assert edit.caret == 8
        edit.move(-1, word=True)
    else:
        edit.move(by, word=word)
    assert edit.caret == edit.anchor == caret


def field_of(drive) -> tuple:
    h = drive(Gallery())
    h.click("name")
    return h, h.widget("name")


def test_keys_edit_in_the_middle_of_the_line(drive):
    h, field = field_of(drive)
    h.key("home")
    h.type("O")
    h.key("right", SHIFT)
    h.key("right", SHIFT)
    h.type("u")
    assert field.text == "Ouinö"
    h.key("delete")
    assert field.text == "Ounö"
    h.key("end")
    h.key("backspace", CTRL)
    assert field.text == ""


def test_the_pointer_puts_the_caret_and_selects(drive):
    h, field = field_of(drive)
    h.press((field.field.x + 4, field.field.centery))
    h.release()
    assert field.edit.caret == 0
    h.press((field.field.x + 4, field.field.centery))
    h.move((field.field.right - 4, field.field.centery))
    h.release()
    assert field.edit.selected == "Väinö"
    h.type("Aino")
    assert field.text == "Aino"


def test_a_double_click_selects_the_word(drive, monkeypatch):
    h, field = field_of(drive)
    field.write("two words")
    now = [5000]
    monkeypatch.setattr(pygame.time, "get_ticks", lambda: now[0])
    at = (field._inner.x + field._width("two wo"), field.field.centery)
    h.click(at)
    assert field.edit.selected == ""
    now[0] += 150
    h.click(at)
    assert field.edit.selected == "words"
    now[0] += 900
    h.click(at)
    assert field.edit.selected == ""


def test_copy_cut_and_paste(drive, monkeypatch):
    held = [""]
    monkeypatch.setattr(clipboard, "copy", lambda text: bool(held.__setitem__(0, text)) or True)
    monkeypatch.setattr(clipboard, "paste", lambda: held[0])
    h, field = field_of(drive)
    h.key("a", CTRL)
    h.key("c", CTRL)
    assert held == ["Väinö"] and field.text == "Väinö"
    h.key("x", CTRL)
    assert field.text == ""
    h.key("v", CTRL)
    h.key("v", CTRL)
    assert field.text == "VäinöVäinö"
    held[0] = "one\nline " + "x" * 100
    h.key("a", CTRL)
    h.key("v", CTRL)
    assert field.text == ("one line " + "x" * 100)[:24]


def test_a_secret_is_neither_shown_nor_copied(drive, monkeypatch):
    held: list[str] = []
    monkeypatch.setattr(clipboard, "copy", lambda text: held.append(text) is None)
    h, field = field_of(drive)
    field.secret = True
    assert field._shown(field.text) == "•••••"
    h.key("a", CTRL)
    h.key("c", CTRL)
    h.key("x", CTRL)
    assert held == [] and field.text == "Väinö"


def test_an_input_method_composes_before_it_writes(drive):
    h, field = field_of(drive)
    before = h.surface.copy()
    h.post(pygame.TEXTEDITING, text="kaki", start=0, length=4)
    h.frames(2)
    assert field.text == "Väinö"
    box = field.field
    assert pygame.image.tobytes(h.surface.subsurface(box), "RGB") != pygame.image.tobytes(before.subsurface(box), "RGB")
    h.key("return")  # settles the composition; it is no Enter of ours
    h.key("backspace")
    assert field.text == "Väinö"
    h.post(pygame.TEXTINPUT, text="柿")
    h.frames(1)
    assert field.text == "Väinö柿"


def test_a_long_line_scrolls_so_that_the_caret_is_seen(drive):
    h = drive(Gallery())
    field = h.widget("name")
    field.edit.limit = 200
    h.click("name")
    h.type("wide words " * 12)
    room = field._inner.w
    for key in ("end", "home", "end"):
        h.key(key)
        h.frames(1)
        caret = field._width(field.text[: field.edit.caret]) - field._offset
        assert 0 <= caret <= room
    field.write("short")
    h.frames(2)
    assert field._offset == 0


def test_held_keys_repeat_only_while_a_field_has_the_keyboard(drive, monkeypatch):
    calls: list[tuple] = []
    monkeypatch.setattr(pygame.key, "set_repeat", lambda *args: calls.append(args))
    h, field = field_of(drive)
    assert calls[-1][0] > 0 and isinstance(field, TextEntry)
    h.key("tab")
    assert calls[-1] == (0,)


def test_a_text_that_is_only_suggested_is_replaced_even_after_a_click_on_it(drive):
    h, field = field_of(drive)
    field.suggest()
    h.click("name")
    h.type("Aino")
    assert field.text == "Aino"
    h.click("name")
    h.type("!")
    assert sorted(field.text) == sorted("Aino!"), "what was typed is one's own"
