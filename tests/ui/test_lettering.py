"""Words: sizes never under the floor, nothing rendered twice, marks, wrapping, cutting."""

import pygame
import pytest

from game.ui import fonts, lettering
from game.ui.lettering import Lettering, escape, plain
from game.ui.picture_store import PictureStore
from game.ui.scale import BODY_FLOOR, CAPS_FLOOR, Frame

INK = (20, 20, 20)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160)])
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.25, 1.5])
def test_floors(size, scale):
    frame = Frame(size, scale)
    for n in range(6, 60):
        assert frame.text(n) >= BODY_FLOOR and frame.caps(n) >= CAPS_FLOOR
    assert frame.text(40) >= frame.text(20)


def test_fractions_share_edges():
    frame = Frame((1367, 771))
    left, right = frame.rect(0, 0, 0.333, 1), frame.rect(0.333, 0, 0.667, 1)
    assert left.right == right.left and right.right == 1367


def test_the_same_words_are_rendered_once():
    letters = Lettering()
    first = letters.line("Town Crier", "display", 30, INK, drop=(0, 0, 0), tracking=1)
    opened, rendered = fonts.opened, lettering.rendered
    for _ in range(50):
        assert letters.line("Town Crier", "display", 30, INK, drop=(0, 0, 0), tracking=1) is first
        letters.paragraph("One two three", "text", 17, 200, INK)
    letters.paragraph("One two three", "text", 17, 200, INK)
    assert fonts.opened - opened <= 1 and lettering.rendered - rendered <= 3


def test_the_store_is_bounded():
    store = PictureStore(160_000)
    letters = Lettering(store)
    for i in range(400):
        letters.line(f"line number {i}", "text", 17, INK)
    assert 0 < store.bytes <= 160_000


def test_shrinking_and_ellipsis_fit():
    letters = Lettering()
    for width in (30, 60, 120, 400):
        for how in ("shrink", "ellipsis"):
            assert (
                letters.line("Väinämöinen the Elder", "display", 32, INK, width=width, how=how).get_width() <= width + 1
            )
    assert letters.ellipsis("Short", "text", 17, 500) == "Short"
    assert letters.ellipsis("A long sentence indeed", "text", 17, 80).endswith("…")
    assert letters.fit("Väinämöinen", "display", 32, 10, floor=13) == 13


def test_paragraphs_wrap_within_the_width_and_know_their_links():
    letters = Lettering()
    text = "Inés's <link=berserker>Berserker</link> stepped on <b>your</b> <link=mine>Land Mine</link>."
    text += " <red>Both</red> fell."
    words = letters.paragraph(text, "text", 19, 160, INK)
    assert words.lines >= 3 and words.surface.get_width() == 160
    assert {name for name, _ in words.links} == {"berserker", "mine"}
    for _, rect in words.links:
        assert words.surface.get_rect().contains(rect)
    assert plain(text) == "Inés's Berserker stepped on your Land Mine. Both fell."


def test_a_bracket_stays_with_the_name_that_it_opens():
    """ "3 Attack (" ended a line, and "Moonlight Raid)" began the next."""
    letters = Lettering()
    text = "The event gives 3 Attack (<link=x>Moonlight Raid</link>)."
    broken = 0
    for width in range(60, 400, 3):
        rows = letters._rows(text, "text", 17, width, INK)
        lines = ["".join(word for _, word, _ in row).strip() for row in rows]
        assert " ".join(lines).replace("- ", "").replace(" ", "") == plain(text).replace(" ", "")
        if width > 130:
            assert not any(line.endswith("(") for line in lines), (width, lines)
            broken += any(line.startswith("(") for line in lines)
    assert broken > 3


def test_a_word_wider_than_the_line_is_broken():
    words = Lettering().paragraph("Donaudampfschifffahrtsgesellschaft", "text", 20, 90, INK)
    assert words.lines >= 3 and words.surface.get_bounding_rect().right <= 90


def test_cut_after_so_many_lines():
    words = Lettering().paragraph("one two three four five six seven eight nine ten", "text", 20, 90, INK, lines=2)
    assert words.lines == 2


def test_what_people_type_is_no_mark():
    assert escape("<b>hello</b>") == "‹b›hello‹/b›" and plain(escape("<red>x")) == escape("<red>x")


@pytest.mark.parametrize("role", list(fonts.FILES))
def test_every_letter_of_the_three_languages(role):
    face = fonts.font(role, 20)
    for letter in "äöåÄÖÅñÑáéíóúüÁÉÍÓÚÜ¿¡çÇ«»“”‘’–—…½·ŠšŽž0123456789+-":
        assert face.metrics(letter)[0] is not None, letter


def test_no_words_take_no_room_at_any_size():
    letters = Lettering()
    for px in (12, 16, 27, 28, 60):
        assert letters.line("", "text", px, (0, 0, 0)).get_width() == 0
        assert letters.line("", "label", px, (0, 0, 0), tracking=1.2).get_width() == 0


def test_small_letters_stand_as_close_as_large_ones():
    letters = Lettering()
    for role in ("text", "text_bold", "display", "label"):
        large = letters.width("Wolfrider, Gravecaller", role, 120) / 120
        for px in (13, 16, 18, 22):
            assert abs(letters.width("Wolfrider, Gravecaller", role, px) / px - large) < 0.05 * large + 1 / px, (
                role,
                px,
            )


def inked(role, text, tracking=0.0):
    """The ink of a line: its columns that have any, relative to the first."""
    picture = Lettering().line(text, role, 30, (0, 0, 0), tracking=tracking)
    return pygame.mask.from_surface(picture, 60)


@pytest.mark.parametrize("tracking", [0.0, 1.4])
@pytest.mark.parametrize("role", list(fonts.FILES))
def test_letters_that_a_face_lacks_are_set_in_another(role, tracking):
    """Cyrillic and Greek names are read, and told apart; what no face has is at least seen."""
    for one, other in (("Мария", "Павел"), ("Νίκος", "Ελένη"), ("Łucja", "Đucja")):
        first, second = inked(role, one, tracking), inked(role, other, tracking)
        assert first.count() > 100 and first.count() != second.count()
    assert inked(role, "漢", tracking).count() > 20 and inked(role, "🐐", tracking).count() > 20
    assert inked(role, "a🐐\ufe0f\u200d", tracking).count() == inked(role, "a🐐", tracking).count()


@pytest.mark.parametrize("role", list(fonts.FILES))
@pytest.mark.parametrize("text", ["Maija & Мария", "漢", "a🐐b", "Łódź — “ok”"])
def test_a_line_of_several_faces_is_as_wide_as_it_is_measured(role, text):
    for px in (20, 48):
        assert abs(fonts.render(role, px, text, INK).get_width() - fonts.width(role, px, text)) <= 1
        assert fonts.render(role, px, text, INK).get_height() == fonts.font(role, px).get_height()
