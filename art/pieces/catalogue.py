"""Every nine-slice of the game: what is cut into the paper of each, and where words may stand on it."""

from __future__ import annotations

import math

import skia

from art.pieces.nine import Draw, Nine, Sheet, disc, rect

BUTTON_INSET = (22, 14, 22, 14)


def frame(*rules: tuple[float, float, float]) -> Draw:
    """Rules only, each (inset, stroke, radius)."""

    def draw(s: Sheet) -> None:
        for inset, stroke, radius in rules:
            s.add("k", s.inset(inset, radius), stroke)

    return draw


def filled(face: str, inset: float, radius: float, *rules: tuple[float, float, float]) -> Draw:
    """A face of ink with rules over it."""

    def draw(s: Sheet) -> None:
        s.add(face, s.inset(inset, radius))
        frame(*rules)(s)

    return draw


def notched(s: Sheet, inset: float, radius: float, drop: float = 0) -> skia.Path:
    """The button's outline: a rectangle with a bite of 7 out of each corner."""
    path = rect(inset, inset + drop, s.w - 2 * inset, s.h - 2 * inset, radius)
    for x in (inset, s.w - inset):
        for y in (inset + drop, s.h - inset + drop):
            path = skia.Op(path, disc(x, y, 7.5), skia.PathOp.kDifference_PathOp)
    return path


def button(state: str) -> Draw:
    """Notched face, heavy rule, fine rule; the states differ in rules as well as in colour."""

    def draw(s: Sheet) -> None:
        drop = 3.0 if state == "pressed" else 0.0
        body = notched(s, 7, 6, drop)
        line = "off" if state == "disabled" else "k"
        if state != "disabled":
            s.add("face", body)
        s.add(line, body, 2.0 if state == "disabled" else 4.0)
        s.add(line, rect(13, 13 + drop, s.w - 26, s.h - 26, 3), 1.4)
        if state == "hover":
            for y in (15.5, s.h - 19.5):
                s.add(line, rect(18, y, s.w - 36, 4))
        if state == "focus":
            s.add("k", rect(2.6, 2.6, s.w - 5.2, s.h - 5.2, 8), 3.2)
        if state == "pressed":  # the face has gone down: its upper edge lies in shade
            s.add("k", rect(15, 15 + drop, s.w - 30, 2.4))

    return draw


def strip(s: Sheet) -> None:
    """Key plate with two cream rules: the top strip."""
    s.add("plate", s.inset(6, 4))
    s.cut(s.inset(11, 3), "plate", stroke=2.0)
    s.cut(s.inset(15, 2), "plate", stroke=1.0)


def header(s: Sheet) -> None:
    """Key plate for a heading inside a dialog."""
    s.add("plate", s.inset(3, 3))


def toast(s: Sheet) -> None:
    """Key slip on a rim of torn paper."""
    s.add("plate", s.inset(7, 4))
    s.cut(s.inset(11, 3), "plate", stroke=1.2)


def double_rule(s: Sheet) -> None:
    """The note: heavy rule outside, fine one inside."""
    s.add("k", s.inset(7, 3), 4)
    s.add("k", s.inset(12.5, 2), 1.2)


def tab(face: str) -> Draw:
    """Trapezoid standing on its panel; 40 high, only its width grows."""

    def draw(s: Sheet) -> None:
        shape = _trapezoid(s, 0)
        s.layers.pop("paper", None)
        s.add("paper", _trapezoid(s, -1.5))
        s.add(face, shape)
        s.add("k", shape, 3.2)

    return draw


def _trapezoid(s: Sheet, d: float) -> skia.Path:
    path = skia.Path()
    path.moveTo(3 + d, s.h + 4)
    path.lineTo(13 + d, 7 + d)
    path.quadTo(14 + d, 4 + d, 18 + d, 4 + d)
    path.lineTo(s.w - 18 - d, 4 + d)
    path.quadTo(s.w - 14 - d, 4 + d, s.w - 13 - d, 7 + d)
    path.lineTo(s.w - 3 - d, s.h + 4)
    path.close()
    return path


def pill(face: str = "", stroke: float = 3.0) -> Draw:
    """Rounded slip as high as it is round: chips."""

    def draw(s: Sheet) -> None:
        r = s.h / 2
        s.layers["paper"] *= 0
        s.add("paper", s.inset(0.8, r))
        body = s.inset(5, r - 5)
        if face:
            s.add(face, body)
        s.add("k", body, stroke)

    return draw


def toggle(on: bool) -> Draw:
    """Pill with a knob; the knob carries a tick or a dash, so that colour is not the only sign."""

    def draw(s: Sheet) -> None:
        r = s.h / 2
        s.layers["paper"] *= 0
        s.add("paper", s.inset(0.8, r))
        body = s.inset(4, r - 4)
        if on:
            s.add("a", body)
        s.add("k", body, 3.2)
        cx = s.w - r if on else r
        s.cut(disc(cx, r, r - 6.5), "a", "k")
        s.add("k", disc(cx, r, r - 6.5), 3.2)
        mark = skia.Path()
        if on:
            mark.moveTo(cx - 6, r + 0.5)
            mark.lineTo(cx - 1.5, r + 5)
            mark.lineTo(cx + 6.5, r - 5.5)
        else:
            mark.moveTo(cx - 6, r)
            mark.lineTo(cx + 6, r)
        s.add("k", mark, 3.4)

    return draw


def slider(s: Sheet) -> None:
    """Empty track: the run-time part fills it with `slider_fill`."""
    s.layers["paper"] *= 0
    s.add("paper", s.inset(0.6, s.h / 2))
    s.add("k", s.inset(4, s.h / 2 - 4), 2.4)


def slider_fill(s: Sheet) -> None:
    """The part of the track already passed."""
    s.layers["paper"] *= 0
    s.add("paper", s.inset(0.6, s.h / 2))
    s.add("plate", s.inset(3, s.h / 2 - 3))


def entry(focus: bool) -> Draw:
    """Text entry: a quiet hollow with a shaded upper edge."""

    def draw(s: Sheet) -> None:
        s.add("k", s.inset(5, 3), 3.6 if focus else 2.4)
        if focus:
            s.add("k", s.inset(1.8, 5), 1.4)

    return draw


def dashed(s: Sheet) -> None:
    """Empty space on the table: a dark wash under a dashed line."""
    s.layers["paper"] *= 0
    s.add("wash", s.inset(2, 9))
    _dashes(s, "dash", 3.5, 2.6)


def target(s: Sheet) -> None:
    """A space where something may go: straw wash, heavier dashes."""
    s.layers["paper"] *= 0
    s.add("straw", s.inset(2, 9))
    _dashes(s, "dash", 3.5, 3.6)


def _dashes(s: Sheet, layer: str, inset: float, weight: float) -> None:
    """Dashes set out from the middle of each side, 16 to a period, so that they meet the tiling of the span."""
    on, off = 9.0, 7.0
    for i in range(round((s.w - 24) / 16)):
        a = 12 + i * (on + off) + off / 2
        for x, y, w, h in (
            (a, inset, on, weight),
            (a, s.h - inset - weight, on, weight),
            (inset, a, weight, on),
            (s.w - inset - weight, a, weight, on),
        ):
            s.add(layer, rect(x, y, w, h, 0.8))


def halo(reach: float, radius: float) -> Draw:
    """Outer glow or shadow: falls off from the edge of a rounded rectangle `reach` inside the sheet."""

    def draw(s: Sheet) -> None:
        s.layers["paper"] *= 0
        steps = 12
        for i in range(steps):
            t = (i + 1) / steps
            amount = (1 - math.cos(t * math.pi)) / 2
            s.add("glow", s.inset(reach * (1 - (1 - t) * 1.0), radius + reach * (1 - t)), amount=amount)

    return draw


def scroll(part: str) -> Draw:
    """Rail and thumb of a scroll bar."""

    def draw(s: Sheet) -> None:
        s.layers["paper"] *= 0
        if part == "track":
            s.add("paper", s.inset(1, 5))
            s.add("k", s.inset(3.5, 3), 1.4)
        else:
            s.add("paper", s.inset(0.5, 6))
            s.add("plate", s.inset(2.5, 4))

    return draw


PAPER = {"face": "full"}
PLATE = {"plate": "light"}
STRAW = {"straw": "full"}


def _buttons() -> list[Nine]:
    return [
        Nine(
            f"button.{state}",
            button(state),
            corner=22,
            span=256,
            inset=BUTTON_INSET,
            deckle=1.1,
            rough=0.35,
            salt=PAPER,
            seed=70 + i,
            margin=2.0 if state == "focus" else 3.0,
            radius=8,
        )
        for i, state in enumerate(("rest", "hover", "pressed", "focus", "disabled"))
    ]


def _chips() -> list[Nine]:
    faces = (("plain", ""), ("gold", "straw"), ("primary", "a"), ("danger", "b"), ("moss", "moss"))
    return [
        Nine(
            f"chip_{name}",
            pill(face),
            corner=25,
            span=96,
            inset=(20, 8, 20, 8),
            fit=50,
            salt={face: "full"} if face else {},
            rough=0.3,
            seed=90 + i,
        )
        for i, (name, face) in enumerate(faces)
    ]


def nines() -> list[Nine]:
    """All nine-slices, in the order of the sheet."""
    return [
        Nine("panel", frame((7, 2.6, 5), (12, 1.1, 3)), 28, 384, (20, 18, 20, 18), deckle=2.2, rough=0.3, seed=3),
        Nine("plain", lambda s: None, 20, 256, (14, 10, 14, 10), deckle=2.2, rough=0.3, seed=5),
        Nine("note", double_rule, 24, 256, (20, 17, 20, 17), paper="tip", deckle=1.4, rough=0.22, seed=7),
        Nine("dialog", frame((9, 5, 6), (17, 1.6, 4)), 36, 384, (28, 28, 28, 28), deckle=2.2, rough=0.35, seed=9),
        Nine("header", header, 14, 256, (14, 6, 14, 6), salt=PLATE, rough=0.3, margin=2, seed=11),
        Nine("plate", frame((7, 2.4, 5)), 20, 256, (15, 13, 15, 13), deckle=1.8, rough=0.35, seed=13),
        Nine(
            "plate_active",
            filled("straw", 7, 5, (7, 5, 5)),
            20,
            256,
            (16, 14, 16, 14),
            deckle=1.8,
            salt=STRAW,
            rough=0.35,
            seed=14,
        ),
        Nine(
            "ask",
            filled("straw", 7, 4, (7, 4.4, 4), (13, 1.2, 2)),
            26,
            384,
            (22, 16, 22, 16),
            deckle=2.0,
            salt=STRAW,
            rough=0.3,
            seed=15,
        ),
        Nine("strip", strip, 26, 384, (26, 18, 26, 18), deckle=2.0, salt=PLATE, rough=0.35, seed=17),
        Nine("toast", toast, 20, 256, (22, 15, 22, 15), deckle=1.6, salt=PLATE, rough=0.3, seed=19),
        *_buttons(),
        Nine("tab", tab("tab"), 22, 128, (22, 8, 22, 2), fit=40, rough=0.25, salt={"tab": "light"}, seed=41),
        Nine("tab_active", tab("straw"), 22, 128, (22, 8, 22, 2), fit=40, rough=0.25, salt=STRAW, seed=42),
        *_chips(),
        Nine("toggle_on", toggle(True), 36, 16, (0, 0, 0, 0), fit=40, rough=0.25, salt={"a": "full"}, seed=44),
        Nine("toggle_off", toggle(False), 36, 16, (0, 0, 0, 0), fit=40, rough=0.25, seed=45),
        Nine("slider_track", slider, 12, 128, (8, 0, 8, 0), fit=16, rough=0.2, seed=46),
        Nine("slider_fill", slider_fill, 12, 128, (8, 0, 8, 0), fit=16, rough=0.2, salt=PLATE, seed=47),
        Nine("scroll_track", scroll("track"), 8, 128, (0, 0, 0, 0), rough=0.2, seed=48),
        Nine("scroll_thumb", scroll("thumb"), 8, 128, (0, 0, 0, 0), rough=0.2, salt=PLATE, seed=49),
        Nine("field", entry(False), 14, 256, (13, 8, 13, 8), paper="tip", rough=0.22, margin=2, seed=50),
        Nine("field_focus", entry(True), 14, 256, (13, 8, 13, 8), paper="tip", rough=0.22, margin=0.6, seed=51),
        Nine("row", frame((5, 2.2, 4)), 14, 256, (14, 9, 14, 9), margin=2, rough=0.25, seed=52),
        Nine(
            "row_active",
            filled("straw", 5, 4, (5, 4.6, 4)),
            14,
            256,
            (14, 9, 14, 9),
            margin=2,
            rough=0.25,
            salt=STRAW,
            seed=53,
        ),
        Nine("tile_empty", dashed, 12, 256, (12, 12, 12, 12), paper="", rough=0.2, seed=54),
        Nine("tile_target", target, 12, 256, (12, 12, 12, 12), paper="", rough=0.2, seed=55),
        Nine("glow", halo(16, 6), 30, 64, (16, 16, 16, 16), paper="", rough=0, seed=56),
        Nine("shadow", halo(10, 5), 24, 64, (10, 10, 10, 10), paper="", rough=0, seed=57),
        Nine("shadow_high", halo(18, 6), 36, 64, (18, 18, 18, 18), paper="", rough=0, seed=58),
    ]
