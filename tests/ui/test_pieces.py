"""The paper pieces: names, sizes, inner rects, inks, speed. No window, no art tools."""

from __future__ import annotations

import json

import pygame
import pytest
from pygame import Rect, Surface

from game.stack.context import Context
from game.ui import nines
from game.ui.assets import prints_root
from game.ui.inks import inks
from game.ui.palette import printed, rgb
from game.ui.picture_store import PictureStore
from game.ui.pieces import BUTTON_KINDS, BUTTON_STATES, GLYPH_PIECES, Pieces
from game.ui.places import Place
from game.ui.sprites import Sprites

pytestmark = pytest.mark.skipif(not (prints_root() / "pieces" / "pieces.json").exists(), reason="art not built")

ASKED_PANELS = [
    "panel",
    "plain",
    "note",
    "dialog",
    "header",
    "plate",
    "plate_active",
    "ask",
    "strip",
    "tab",
    "tab_active",
    "toggle_on",
    "toggle_off",
    "slider_track",
    "slider_fill",
    "chip_plain",
    "chip_gold",
    "chip_primary",
    "chip_danger",
    "chip_moss",
    "toast",
    "field",
    "field_focus",
    "tile_empty",
    "tile_target",
    "row",
    "row_active",
    "scroll_track",
    "scroll_thumb",
    "glow",
    "shadow",
    "shadow_high",
]
ASKED_ICONS = [
    "type_hero",
    "type_goat",
    "type_creature",
    "type_equipment",
    "medal",
    "medal_face",
    "star_orange",
    "star_moss",
    "star_red",
    "star_straw",
    "burst_orange",
    "burst_moss",
    "burst_red",
    "burst_straw",
    "tick",
    "cross",
    "dash",
    "eye",
    "eye_closed",
    "eye_slip",
    "arrow",
    "arrowhead",
    "clock_back",
    "clock_front",
    "menu",
    "bubble",
    "host_crown",
    "bars_0",
    "bars_4",
    "chain",
    "lock",
    "die_1",
    "die_6",
    "speaker",
    "speaker_off",
    "nail",
    "envelope",
    "hand",
    "hoof",
    "hoof_shake",
    "hoof_away",
    "rays",
    "seat_circle",
    "seat_square",
    "seat_triangle",
    "seat_diamond",
    "seat_star",
    "seat_crescent",
    "seat_cross",
    "seat_drop",
    "slider_knob",
    "radio_on",
    "radio_off",
]


@pytest.fixture(scope="module")
def pieces() -> Pieces:
    return Pieces(1.0, "battlegoats")


def lightness(surface: Surface, area: Rect) -> float:
    return sum(pygame.transform.average_color(surface, area)[:3]) / 3


def test_every_name_that_screens_ask_for_is_there(pieces: Pieces) -> None:
    assert set(ASKED_PANELS) <= set(pieces.panel_names)
    assert {f"button_{k}_{s}" for k in BUTTON_KINDS for s in BUTTON_STATES} <= set(pieces.panel_names)
    assert set(ASKED_ICONS) <= set(pieces.icon_names)
    assert set(GLYPH_PIECES.values()) <= set(pieces.icon_names)


@pytest.mark.parametrize("scale", [0.667, 1.0, 2.0])
def test_a_piece_has_the_size_asked_for(scale: float) -> None:
    made = Pieces(scale, "gobsmack")
    for name in made.panel_names:
        assert made.panel(name, (231, 87)).get_size() == (231, 87)


def test_a_piece_smaller_than_its_corners_still_comes(pieces: Pieces) -> None:
    for name in ("panel", "button_gold_rest", "tab", "chip_plain", "dialog"):
        assert pieces.panel(name, (9, 7)).get_size() == (9, 7)
        assert pieces.panel(name, (1, 1)).get_size() == (1, 1)


def test_words_stand_inside_the_piece(pieces: Pieces) -> None:
    for name in pieces.panel_names:
        inner = pieces.content_rect(name, (400, 300))
        assert Rect(0, 0, 400, 300).contains(inner)


def test_the_middle_is_paper_and_the_outside_is_bare(pieces: Pieces) -> None:
    for name in ("panel", "plain", "note", "dialog", "plate", "field", "button_plain_rest"):
        piece = pieces.panel(name, (300, 200))
        assert lightness(piece, Rect(100, 70, 100, 60)) > 195, name
        assert piece.get_at((150, 100)).a == 255
        assert piece.get_at((0, 0)).a < 40


def test_edges_have_rules_right_up_to_the_far_corner(pieces: Pieces) -> None:
    for width in (300, 517, 1200):
        piece = pieces.panel("dialog", (width, 200))
        for x in range(40, width - 40, 7):
            column = Rect(x, 0, 3, 22)
            assert lightness(piece.subsurface(column), Rect(0, 0, 3, 22)) < 190, (width, x)


def test_the_same_call_gives_the_same_surface(pieces: Pieces) -> None:
    assert pieces.panel("panel", (200, 100)) is pieces.panel("panel", (200, 100))
    assert pieces.icon("tick", 24) is pieces.icon("tick", 24)
    assert pieces.icon("tick", 24) is not pieces.icon("tick", 24, "red")


def test_a_title_prints_in_its_own_inks() -> None:
    one, other = Pieces(1, "gobsmack"), Pieces(1, "battlegoats")
    spot = Rect(60, 25, 80, 20)
    green = pygame.transform.average_color(one.panel("button_danger_rest", (200, 70)), spot)
    orange = pygame.transform.average_color(other.panel("button_danger_rest", (200, 70)), spot)
    assert orange[1] > green[1] + 25
    assert Pieces(1, "no such title").inks["paper"] == rgb(inks("house")["paper"])
    assert inks("house", "blue_orange")["a"] != inks("house")["a"]


def test_states_of_a_button_differ_without_colour(pieces: Pieces) -> None:
    pictures = {state: pieces.panel(f"button_gold_{state}", (200, 70)) for state in BUTTON_STATES}
    data = {pygame.image.tobytes(pygame.transform.grayscale(p), "RGBA") for p in pictures.values()}
    assert len(data) == len(BUTTON_STATES)
    disabled = pygame.transform.average_color(pictures["disabled"], Rect(60, 25, 80, 20))
    assert min(disabled[:3]) > 180  # no ink


def test_text_on_pieces_reads() -> None:
    """Contrast of key ink on paper and straw, and of paper on key, per the art bible."""

    def luminance(colour: tuple[int, ...]) -> float:
        parts = [v / 255 / 12.92 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in colour[:3]]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    def contrast(a: tuple[int, ...], b: tuple[int, ...]) -> float:
        hi, lo = sorted((luminance(a), luminance(b)), reverse=True)
        return (hi + 0.05) / (lo + 0.05)

    for title in ("gobsmack", "battlegoats", "loot", "hell", "goblin"):
        made = Pieces(1, title)
        middle = Rect(60, 60, 180, 80)
        key = made.inks["k"]
        for name, low in (("panel", 8.5), ("note", 10), ("ask", 5.5), ("plate_active", 5.5)):
            seen = pygame.transform.average_color(made.panel(name, (300, 200)), middle)
            assert contrast(seen, key) > low, (title, name)
        assert contrast(pygame.transform.average_color(made.panel("strip", (300, 200)), middle), made.inks["paper"]) > 7


def test_icons_are_as_high_as_asked_and_take_an_ink(pieces: Pieces) -> None:
    for name in pieces.icon_names:
        icon = pieces.icon(name, 32)
        assert icon.get_height() == 32
        assert pygame.mask.from_surface(icon, 100).count() > 12, name
    red = pieces.icon("seat_star", 48, (200, 10, 10))
    assert red.get_at((24, 26))[:3] == (200, 10, 10)


def test_seat_marks_are_told_apart_by_shape_alone(pieces: Pieces) -> None:
    marks = [pygame.mask.from_surface(pieces.icon(n, 32), 127) for n in ASKED_ICONS if n.startswith("seat_")]
    for i, one in enumerate(marks):
        for other in marks[i + 1 :]:
            both = one.overlap_area(other, (0, 0))
            assert both < 0.86 * (one.count() + other.count() - both)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3440, 1440), (1024, 768)])
def test_the_table_fills_any_window(size: tuple[int, int]) -> None:
    table = Pieces(1.0).backdrop(size)
    assert table.get_size() == size
    middle = lightness(table, Rect(size[0] // 2 - 50, size[1] // 2 - 50, 100, 100))
    corner = lightness(table, Rect(0, 0, 60, 60))
    assert corner < middle < 70


def test_shadow_and_glow_surround_the_piece(pieces: Pieces) -> None:
    glow, (dx, dy) = pieces.glow((100, 60))
    assert dx < 0 and dy < 0 and Rect(dx, dy, *glow.get_size()).contains(Rect(0, 0, 100, 60))
    for lift in (2, 5, 9, 14):
        shadow, (dx, dy) = pieces.shadow((100, 60), lift)
        box = Rect(dx, dy, *shadow.get_size())
        assert box.right > 100 and box.bottom > 60


def test_words_stand_inside_a_piece(pieces: Pieces) -> None:
    rect = Rect(50, 40, 200, 100)
    inner = pieces.content_rect("button_primary_hover", rect.size).move(rect.topleft)
    assert rect.contains(inner) and inner.size != rect.size


def test_clock_fills(pieces: Pieces) -> None:
    full, spent = pieces.clock(92, 1.0), pieces.clock(92, 0.25)
    assert full.get_size() == (92, 92)
    assert pygame.image.tobytes(full, "RGBA") != pygame.image.tobytes(spent, "RGBA")


def test_posters_and_sign_are_there(pieces: Pieces) -> None:
    for name in ("slayer_slayer", "loot_and_recruit", "lords_of_hell", "battlegoats", "goblin_raid"):
        poster = pieces.picture(name, (320, 450))
        assert 445 <= poster.get_height() <= 450 and poster.get_width() <= 320
        assert (prints_root() / "posters" / f"{name}.webp").stat().st_size < 200_000
    assert pieces.picture("sign").get_at((0, 0)).a == 0


def test_memory_is_bounded() -> None:
    store = PictureStore(5_000_000)
    made = Pieces(1.0, store=store)
    for i in range(40):
        made.panel("panel", (200 + i, 200))
    assert 0 < store.bytes <= 5_000_000


def test_every_master_is_in_the_table() -> None:
    root = prints_root() / "pieces"
    table = json.loads((root / "pieces.json").read_text(encoding="utf-8"))
    assert {p.stem for p in root.glob("*.png")} == set(table["nines"])
    assert {p.stem for p in (root / "icons").glob("*.png")} == set(table["icons"])


def test_composing_is_cheap(pieces: Pieces, monkeypatch: pytest.MonkeyPatch) -> None:
    """A panel of another size is laid of cells that are there: nothing is read, cut or inked again."""
    pieces.panel("panel", (399, 299))

    def again(*_: object) -> None:
        raise AssertionError("made anew")

    monkeypatch.setattr(pygame.image, "load", again)
    monkeypatch.setattr(nines.Cells, "cut", again)
    for i in range(12):
        assert pieces.panel("panel", (400 + i, 300)).get_size() == (400 + i, 300)


def test_printed_is_ink_times_paper() -> None:
    assert printed((255, 0, 128), (234, 220, 182)) == (234, 0, 91)


def test_words_on_prints_stand_on_their_plates(pieces: Pieces) -> None:
    for name, place in (("battlegoats", "plate"), ("goblin_raid", "plate"), ("sign", "sign")):
        print_ = pieces.picture(name)
        plate = pieces.words_rect(place, print_.get_size())
        assert print_.get_rect().contains(plate)
        assert lightness(print_, plate) < 75, name
    poster = pieces.picture("battlegoats")
    assert lightness(poster, pieces.words_rect("foot", poster.get_size())) > 190


def test_noise_meets_itself_at_the_edges() -> None:
    pytest.importorskip("scipy")
    pytest.importorskip("skia")
    fields = pytest.importorskip("art.pieces.fields")
    for scale in (3.0, 17.0, 44.0):
        field = fields.tile_noise((256, 256), scale, 7, 2)
        inside = abs(field[:, 1:] - field[:, :-1]).mean()
        seam = abs(field[:, 0] - field[:, -1]).mean()
        assert seam < 2.2 * inside


def test_masters_repeat_with_their_span() -> None:
    pytest.importorskip("scipy")
    pytest.importorskip("skia")
    catalogue = pytest.importorskip("art.pieces.catalogue")
    nine = next(n for n in catalogue.nines() if n.name == "plate")
    outline = nine.cut()["paper"]
    corner, span = nine.corner * 2, nine.span * 2
    first, after = outline[:20, corner], outline[:20, corner + span]
    assert abs(first - after).max() < 0.1


def test_a_glowing_card_that_turns_has_no_light_where_it_is_no_longer() -> None:
    """Seen from its edge, a chosen card had left its whole place in flat straw."""
    look = Context(size=(1280, 720)).look("battlegoats")
    card = pygame.Surface((120, 80))
    sprites = Sprites(look, lambda handle, face_up, size: card)
    lit = []
    for squash in (1.0, 0.1):
        table = pygame.Surface((300, 200))
        sprites.one(table, "card", Place(150, 100, 120, 80, glow=1.0, squash=squash))
        lit.append([x for x in range(300) if table.get_at((x, 100))[:3] != (0, 0, 0)])
    assert lit[0][0] < 90 and lit[0][-1] > 210, "it shines round the card"
    assert lit[1][0] > 130 and lit[1][-1] < 170
