"""Widgets by mouse and by keyboard alone: reach, order, states, hints, hit areas, idle frames."""

import pygame
import pytest
from pygame import Rect, Surface

from game.scenes.results_sheets import SmallStamp, Stamp
from game.stack.dialog import Answer, Dialog
from game.ui import fonts, lettering
from game.ui.look import Look
from game.ui.scale import Frame
from game.ui.widgets.buttons import Button
from tests.ui.gallery import Cards, Gallery

pytestmark = pytest.mark.every_frame

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]


def tabs(h, most=80):
    """Every id that Tab visits, in order."""
    seen = []
    for _ in range(most):
        h.key("tab")
        id = h.stack.top.group.focused.id
        if seen and id == seen[0]:
            return seen
        seen.append(id)
    raise AssertionError("Tab never comes round")


def contrast(surface, rect):
    """From the darkest to the lightest there, of 765."""
    found = [
        sum(surface.get_at((x, y))[:3]) for x in range(rect.left, rect.right) for y in range(rect.top, rect.bottom)
    ]
    return max(found) - min(found)


def test_a_switch_that_cannot_be_turned_is_pale(drive):
    h = drive(Gallery())
    switch = h.widget("sound")
    words = Rect(switch.rect.topleft, (switch.rect.w // 2, switch.rect.h))
    pill = Rect(0, 0, 20, switch.rect.h // 2)
    pill.midright = (switch.rect.right - 8, switch.rect.centery)
    before = [contrast(h.surface, part) for part in (words, pill)]
    switch.enabled = False
    h.frames(2)
    after = [contrast(h.surface, part) for part in (words, pill)]
    assert all(now < 0.8 * was for was, now in zip(before, after)), (before, after)


def test_words_that_would_be_tiny_on_one_line_stand_on_two_and_off_the_line_below():
    look = Look(Frame((1920, 1080)))
    face = Rect(0, 0, 345, 130)
    button = Button(
        look, face, "Recruit some Brick-Headed Bouncers", lambda: None, kind="gold", small="costs 5 Recruit"
    )
    surface = Surface(face.size)
    button.draw(surface)
    inside = face.inflate(-60, -30)
    inked = [
        any(sum(surface.get_at((x, y))[:3]) < 150 for x in range(inside.left, inside.right))
        for y in range(inside.top, inside.bottom)
    ]
    lines = sum(now and not before for before, now in zip([False, *inked], inked))
    assert lines == 3 and sum(inked) > 40, "two lines of words, and the one below"


def test_tab_reaches_every_widget_in_reading_order(drive):
    h = drive(Gallery())
    seen = tabs(h)
    wanted = {w.id for w in h.stack.top.group if w.focusable and w.visible}
    assert set(seen) == wanted and len(seen) == len(set(seen))
    left = ["tabs", "sound", "music", "reduced", "name", "levels", "rules", "menu", "turn", "ready", "resign"]
    assert [id for id in seen if id in left] == left
    assert seen.index("resign") < seen.index("who")  # order=1 comes after
    h.key("tab", mod=pygame.KMOD_SHIFT)
    assert h.stack.top.group.focused.id == seen[-1]


def test_arrows_reach_every_widget_from_any(drive):
    h = drive(Gallery())
    group = h.stack.top.group
    order = group.reading_order()
    reached = {order[0].id}
    todo = [order[0]]
    while todo:
        start = todo.pop()
        for step in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            group.focus(start)
            group.toward(*step)
            if group.focused.id not in reached:
                reached.add(group.focused.id)
                todo.append(group.focused)
    assert reached == {w.id for w in order}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [0.8, 1.5])
def test_hit_areas_and_places(drive, size, scale):
    h = drive(Gallery(), size, text_scale=scale)
    window = h.surface.get_rect()
    for widget in h.stack.top.group:
        assert window.contains(widget.rect), widget.id
        if widget.focusable:
            hit = h.stack.top.look.frame.hit(widget.rect)
            assert hit.w >= 40 and hit.h >= 40
            assert widget.hit((hit.x, hit.y)) and widget.hit((hit.right - 1, hit.bottom - 1))


def test_clicks_and_keys_do_the_same(drive):
    scene = Gallery()
    h = drive(scene)
    h.click("turn")
    h.click("sound")
    assert scene.heard == ["turn", "False"]
    scene.heard.clear()
    group = h.stack.top.group
    for id, key in (("turn", "return"), ("turn", "space"), ("sound", "space"), ("resign", "return")):
        group.focus(h.widget(id))
        h.key(key)
    assert scene.heard == ["turn", "turn", "True", "resign"]


def test_pressing_and_leaving_does_nothing(drive):
    scene = Gallery()
    h = drive(scene)
    h.press("turn")
    assert h.widget("turn").state == "pressed"
    h.release((5, 5))
    assert scene.heard == [] and h.widget("turn").state == "rest"


def test_the_wheel_is_no_click(drive):
    scene = Gallery()
    h = drive(scene)
    h.wheel("turn", 1)
    assert scene.heard == []
    h.wheel("list", -1)
    assert h.widget("list").offset > 0


def test_choices_by_arrow(drive):
    scene = Gallery()
    h = drive(scene)
    group = h.stack.top.group
    for id, key, value in (
        ("tabs", "right", "pile"),
        ("who", "down", "mudge"),
        ("levels", "left", "easy"),
        ("music", "right", "50"),
    ):
        group.focus(h.widget(id))
        h.key(key)
        assert scene.heard[-1] == value
    group.focus(h.widget("list"))
    h.key("down")
    h.key("return")
    assert scene.heard[-1] == "2"


@pytest.mark.parametrize(("id", "arrow"), [("tabs", "right"), ("who", "down"), ("levels", "left")])
@pytest.mark.parametrize("press", ["return", "space"])
def test_a_press_keeps_what_an_arrow_has_chosen(drive, id, arrow, press):
    h = drive(Gallery())
    group = h.stack.top.group
    group.focus(h.widget(id))
    h.key(arrow)
    chosen = h.widget(id).value
    h.key(press)
    h.key(press)
    assert h.widget(id).value == chosen and group.focused.id == id


def test_page_keys_turn_what_is_read_wherever_the_keyboard_is(drive):
    h = drive(Gallery())
    rows, music = h.widget("list"), h.widget("music")
    h.stack.top.group.focus(h.widget("tabs"))
    h.key("page down")
    assert rows.offset > 0
    h.key("page up")
    assert rows.offset == 0
    h.stack.top.group.focus(music)
    before = music.value
    h.key("page down")
    assert music.value < before and rows.offset == 0, "what has the keyboard uses them first"


def test_slider_and_scroll_bar_can_be_dragged(drive):
    h = drive(Gallery())
    music = h.widget("music")
    h.press(music.track.midleft)
    h.release(music.track.midright)
    assert music.value == 100
    rows = h.widget("list")
    h.press(rows.thumb.center)
    h.move((rows.thumb.centerx, rows.rect.bottom))
    h.release()
    assert rows.offset == rows.furthest


def test_typing_goes_into_the_field_and_nowhere_else(drive):
    scene = Gallery()
    h = drive(scene)
    field = h.widget("name")
    h.click("name")
    h.type("Šé l u")
    assert field.text == "VäinöŠé l u" and scene.heard[-1] == field.text
    h.key("backspace")
    assert field.text == "VäinöŠé l "
    h.key("tab")
    h.type("xyz")
    assert field.text == "VäinöŠé l "
    h.resize((1920, 1080))
    assert h.widget("name") is not field


def test_a_disabled_button_tells_why_and_does_nothing(drive):
    scene = Gallery()
    h = drive(scene)
    h.click("ready")
    group = h.stack.top.group
    group.focus(h.widget("ready"))
    h.key("return")
    assert scene.heard == []
    assert "Four cards" in group._tip
    h.move("turn")


@pytest.mark.parametrize("said", ["2 seats are still free", "2 seats are still free.", "Start"])
def test_a_reason_that_stands_on_the_button_is_not_said_again_beside_it(drive, said):
    look = drive(Gallery()).stack.top.look
    button = Button(look, Rect(0, 0, 200, 60), "START", list, small="2 seats are still free", why=said, enabled=False)
    assert button.hint() == "" and button.reachable(), "it can still be visited"
    button.why = "Everyone needs a seat"
    assert button.hint() == button.why


def test_hints_come_after_a_moment_of_hovering(drive):
    h = drive(Gallery())
    h.move("resign")
    assert not h.stack.top.group._tip
    h.seconds(0.5)
    assert h.stack.top.group._tip.startswith("Resign")
    h.move("turn")
    assert not h.stack.top.group._tip


def test_a_hint_does_not_stay_under_what_opens_over_it(drive):
    h = drive(Gallery())
    below = h.stack.top
    h.move("resign")
    h.seconds(0.5)
    assert below.group._tip
    h.stack.push(Dialog("Really?", "", [Answer("yes", "Yes", "primary")]))
    h.seconds(2)
    assert h.stack.top is not below and not below.group._tip


def test_card_names_in_the_log_are_heard(drive):
    scene = Gallery()
    h = drive(scene)
    log = h.widget("log")
    log.scroll_to(0)
    link, rect = log._set[1].words.links[0]
    h.move((log.view.x + log._left(log._lines[1]) + rect.centerx, log.view.y + log._tops[1] + rect.centery))
    assert scene.heard[-1] == link == "berserker"


@pytest.mark.parametrize("scene", [Gallery, Cards])
def test_an_idle_frame_draws_nothing(drive, scene):
    h = drive(scene())
    if scene is Cards:
        h.stack.top.sprites.signs = {}
    else:
        next(w for w in h.stack.top.group if w.id == "ask").seconds = None
    h.seconds(1)
    opened, rendered = fonts.opened, lettering.rendered
    assert h.seconds(1) == 0
    h.stack.dirty = True
    assert h.frames(1) == 1
    assert (fonts.opened, lettering.rendered) == (opened, rendered)


def test_a_clock_draws_once_a_second(drive):
    h = drive(Gallery())
    h.seconds(1)
    assert 2 <= h.seconds(3) <= 4


def test_a_key_that_has_the_line_under_the_words_is_large_enough_to_be_read(monkeypatch):
    """A lone letter, 9 pixels high on a large red button, was the only word of how to press it."""
    look, sizes = Look(Frame((1280, 720))), {}
    line = type(look.lettering).line

    def noted(self, text, role, px, *more, **named):
        sizes[text] = px
        return line(self, text, role, px, *more, **named)

    monkeypatch.setattr(type(look.lettering), "line", noted)
    for small in ("", "no ping yet"):
        sizes.clear()
        Button(look, Rect(0, 0, 264, 112), "Confirm", lambda: None, kind="danger", key="G", small=small).draw(
            Surface((280, 130))
        )
        if not small:
            alone = sizes["G"]
    assert alone >= 16 and alone > sizes["NO PING YET · G"]


def test_a_button_that_cannot_be_pressed_keeps_its_paper_under_the_ring():
    look = Look(Frame((1280, 720)))
    middles = []
    for focus in (False, True):
        sheet = Surface((280, 90))
        button = Button(look, Rect(20, 20, 240, 50), "A lot", lambda: None, enabled=False)
        button.focus = focus
        button.draw(sheet)
        middles.append(pygame.image.tobytes(sheet.subsurface(Rect(60, 30, 160, 30)), "RGB"))
        edges = sheet.get_at((20, 14))
    assert max(abs(a - b) for a, b in zip(*middles)) < 16, "the paper lets a little light through, no more"
    assert edges[:3] != (0, 0, 0), "the ring is seen"


@pytest.mark.parametrize("kind", [SmallStamp, Stamp])
def test_the_ring_covers_nothing_of_what_is_printed(kind):
    """The keyboard's ring lay over the words "Verified fair": a bare orange box was left."""
    look = Look(Frame((1280, 720)))
    rect = Rect(100, 100, 300, 60 if kind is Stamp else 30)
    stamp = kind(look, rect, "tip", lambda: ("tick", "Verified fair", "All is well."), lambda: None)
    pictures = []
    for stamp.focus in (False, True):
        sheet = Surface((600, 300))
        sheet.fill((200, 190, 160))
        stamp.draw(sheet)
        pictures.append(sheet)
    inside = rect.inflate(-12, -12)
    before, after = (pygame.image.tobytes(sheet.subsurface(inside), "RGB") for sheet in pictures)
    assert before == after
    assert pygame.image.tobytes(pictures[0], "RGB") != pygame.image.tobytes(pictures[1], "RGB")
