"""Goblin features: eyes, brows, noses, mouths, ears.  Sizes in figure space, ``skin`` is a spot ink."""

from __future__ import annotations

from art.kit.figures.heads import EARS, NOSES, NOSTRILS
from art.kit.paths import Points, circle, intersect, placed, poly, rect, shape, taper
from art.kit.pen import Pen

Look = tuple[float, float]


# ------------------------------------------------------------------ eyes
def eye(
    p: Pen,
    x: float,
    y: float,
    r: float,
    look: Look = (0, 0),
    lid: float = 0,
    kind: str = "open",
    side: int = 1,
    skin: str | None = "a",
) -> None:
    """One eye; ``lid`` 0..1 lowers a heavy upper lid."""
    if kind == "dot":
        p.part(circle(x, y, r * 0.62), None, flat=True, halo=0, outline=5, heavy=1.2)
        p.dot(x + look[0] * r * 0.2, y + look[1] * r * 0.2, r * 0.26)
    elif kind == "shut":
        p.line([(x - r, y - 2), (x, y + r * 0.55), (x + r, y - 2)], 10)
        for i in (-1, 0, 1):
            p.line([(x + i * r * 0.5, y + r * 0.4), (x + i * r * 0.62, y + r * 0.85)], 5)
    elif kind == "x":
        p.line([(x - r * 0.7, y - r * 0.7), (x + r * 0.7, y + r * 0.7)], 13)
        p.line([(x + r * 0.7, y - r * 0.7), (x - r * 0.7, y + r * 0.7)], 13)
    else:
        _open_eye(p, x, y, r, look, kind)
        if lid:
            _lid(p, x, y, r, lid, kind, side, skin)


def _open_eye(p: Pen, x: float, y: float, r: float, look: Look, kind: str) -> None:
    white = circle(x, y, r, r * 0.94)
    p.add(circle(x + 3, y + 4, r + 8, r + 7))
    p.part(white, None, flat=True, halo=0, outline=4, heavy=1.3)
    pupil = r * (0.24 if kind == "mad" else 0.46)
    px, py = x + look[0] * r * 0.42, y + look[1] * r * 0.42
    p.add(circle(px, py, pupil), clip=white)
    p.cut(circle(px - pupil * 0.35, py - pupil * 0.4, pupil * 0.30), clip=white)


def _lid(p: Pen, x: float, y: float, r: float, lid: float, kind: str, side: int, skin: str | None) -> None:
    slope = {"sly": -side * 18 * lid, "angry": side * 24}.get(kind, 0)
    cover = placed(rect(-r * 1.3, -r * 1.7, r * 2.6, r * (0.7 + lid)), x, y, slope)
    p.part(intersect(cover, circle(x, y, r + 3)), skin, rnd=18, ang=10, spacing=9, halo=0, outline=4, heavy=1)


LIDS = {"open": 0.18, "sly": 0.5, "angry": 0.55, "sleepy": 0.85, "mad": 0, "shut": 0, "dot": 0, "x": 0, "wide": 0}


def eyes(
    p: Pen,
    kind: str,
    x: float,
    y: float,
    apart: float = 54,
    r: float = 34,
    look: Look = (0.2, 0.2),
    skin: str | None = "a",
) -> None:
    """A pair of eyes (or what is left of it) about (x, y)."""
    if kind == "patch":
        eye(p, x - apart, y, r, look, 0.35, "sly", -1, skin)
        p.add(taper([(x - 150, y - 70), (x, y - 40), (x + 150, y + 30)], 14, 10, 10))
        p.black(
            f"{x + apart - 44},{y - 34}! {x + apart + 44},{y - 22}! {x + apart + 40},{y + 26} {x + apart},{y + 46} "
            f"{x + apart - 40},{y + 20}",
            rnd=30,
            halo=3,
            ang=20,
            spacing=9,
        )
    elif kind == "goggles":
        p.bar(x - 150, y - 12, 300, 24)
        for side in (-1, 1):
            cx = x + side * apart
            p.part(circle(cx, y, r + 17), "b", rnd=24, ang=30, spacing=8, halo=3)
            p.plain(circle(cx, y, r), outline_width=6, halo=0)
            p.dot(cx + look[0] * 9, y + look[1] * 9, r * 0.34)
            p.line([(cx + 8, y + r * 0.75), (cx + r * 0.7, y + r * 0.2)], 6)
    elif kind == "one":
        eye(p, x, y - 6, r * 1.65, look, 0.3, "sly", 1, skin)
    elif kind == "crazy":
        eye(p, x - apart, y - 4, r * 1.28, (-0.3, -0.4), 0, "mad", -1, skin)
        eye(p, x + apart, y + 4, r * 0.86, (0.4, 0.5), 0.2, "open", 1, skin)
    elif kind == "squint":
        eye(p, x - apart, y, r, look, 0.75, "sly", -1, skin)
        eye(p, x + apart, y, r * 1.12, look, 0.2, "open", 1, skin)
    else:
        shown = {"wide": "open", "sleepy": "open"}.get(kind, kind)
        for side in (-1, 1):
            eye(
                p,
                x + side * apart,
                y,
                r * (1.15 if kind == "wide" else 1),
                look,
                LIDS.get(kind, 0.2),
                shown,
                side,
                skin,
            )


BROWS: dict[str, Points] = {
    "worry": [(-46, 22), (0, 0), (38, -18)],
    "arch": [(-48, 10), (-4, -20), (44, 8)],
    "flat": [(-50, 0), (0, -6), (46, 2)],
}


def brows(p: Pen, kind: str, x: float, y: float, apart: float = 54, width: float = 20) -> None:
    for side in (-1, 1):
        cx = x + side * apart
        if kind == "angry":
            p.add(taper([(cx + side * 50, y - 16), (cx, y - 2), (cx - side * 44, y + 24)], width, 3, 4))
        elif kind == "cock":
            lift = side > 0
            p.add(
                taper(
                    [(cx - 48, y + 6), (cx, y - (26 if lift else -2)), (cx + 46, y - (14 if lift else -6))], width, 3, 2
                )
            )
        else:
            p.add(taper([(cx + dx, y + dy) for dx, dy in BROWS[kind]], width, 3, 2))


# ------------------------------------------------------------------ nose, ears
def nose(p: Pen, kind: str, x: float, y: float, scale: float = 1, skin: str | None = "a") -> None:
    q = p.at(x, y, 0, scale)
    style = {"shade": (0.30, -0.25), "hi": (0.80, 1.0)} if skin else {"shade": (0.06, -0.42), "hi": (2, 3)}
    q.part(NOSES[kind], skin, rnd=38, ang=20, spacing=9, halo=0, outline=5, heavy=1.9, **style)
    if kind in NOSTRILS:
        low = NOSTRILS[kind]
        for side in (-1, 1):
            q.line([(side * 10, low - 4), (side * 20, low - 10), (side * 27, low)], 9)
    else:
        q.line([(-26, 34), (-12, 22), (6, 40)], 9)
    if kind in ("bulb", "carrot", "hook"):
        q.dot(22, 4, 5)


def ear(
    p: Pen, kind: str, x: float, y: float, side: int, turn: float = 0, scale: float = 1, skin: str | None = "a"
) -> None:
    q = p.at(x, y, turn * side, scale, side)
    q.part(EARS[kind], skin, rnd=34, ang=75 if side > 0 else 105, spacing=10, shade=(0.40, -0.2))
    inner = placed(shape(EARS[kind]), 28, -2, 0, 0.56, scale_y=0.5)
    q.part(inner, skin, rnd=30, ang=60 if side > 0 else 120, spacing=8, halo=0, outline=0, shade=(0.98, 0.35))


# ------------------------------------------------------------------ mouths
def _tooth(p: Pen, x: float, y: float, w: float, h: float) -> None:
    p.part(poly((x - w / 2, y), (x + w / 2, y), (x + w * 0.12, y + h)), None, flat=True, halo=0, outline=3, heavy=1.2)


def _grin(p: Pen, x: float, y: float, w: float) -> None:
    lips = shape(
        f"{x - w},{y - 20}! {x},{y + 6} {x + w},{y - 22}! {x + w * 0.6},{y + 30} {x},{y + 46} {x - w * 0.6},{y + 30}"
    )
    p.add(lips)
    t = w / 4.6
    for i in range(-4, 5):
        cx, cy = x + i * t, y + 4 - abs(i / 4) ** 2 * 25
        tooth = poly(
            (cx - t * 0.46, cy - 4), (cx + t * 0.46, cy - 4), (cx + t * 0.30, cy + 20), (cx - t * 0.34, cy + 22)
        )
        p.part(intersect(tooth, lips), None, flat=True, halo=0, outline=2, heavy=1.1)
    for side in (-1, 1):
        p.add(taper([(x + side * (w - 6), y - 34), (x + side * (w + 10), y - 20), (x + side * (w + 4), y - 2)], 9))


def _fangs(p: Pen, x: float, y: float, w: float) -> None:
    p.add(taper([(x - w, y - 4), (x, y + 14), (x + w, y - 8)], 17, 4, 4))
    _tooth(p, x - w * 0.55, y + 6, 24, 36)
    _tooth(p, x + w * 0.55, y + 4, 24, 36)
    _tooth(p, x - w * 0.12, y + 12, 16, 17)


def _under(p: Pen, x: float, y: float, w: float) -> None:
    p.add(taper([(x - w, y + 10), (x, y - 4), (x + w, y + 10)], 20, 4, 4))
    for dx, dy, tw, th in ((-0.62, 8, 28, -46), (0.62, 8, 28, -46), (-0.15, 4, 15, -16), (0.2, 4, 15, -16)):
        _tooth(p, x + w * dx, y + dy, tw, th)


def _smirk(p: Pen, x: float, y: float, w: float) -> None:
    p.add(taper([(x - w * 0.7, y + 14), (x, y + 12), (x + w, y - 26)], 17, 4, 3))
    p.add(taper([(x + w - 8, y - 42), (x + w + 10, y - 28), (x + w + 6, y - 8)], 8))
    _tooth(p, x + w * 0.45, y + 2, 20, 24)


def _yell(p: Pen, x: float, y: float, w: float) -> None:
    lips = shape(
        f"{x - w * 0.72},{y - 34} {x},{y - 40} {x + w * 0.72},{y - 36} {x + w * 0.62},{y + 32} {x},{y + 58} "
        f"{x - w * 0.62},{y + 32}"
    )
    p.add(lips)
    p.part(intersect(circle(x + 4, y + 52, w * 0.42, 30), lips), "b", rnd=20, halo=0, outline=3)
    for i in (-2, -1, 0, 1, 2):
        _tooth(p, x + i * w * 0.25, y - 36, w * 0.22, 22 if i % 2 else 15)
    _tooth(p, x - w * 0.38, y + 40, 18, -24)
    _tooth(p, x + w * 0.38, y + 40, 18, -24)


def _tongue(p: Pen, x: float, y: float, w: float) -> None:
    p.add(
        shape(
            f"{x - w * 0.8},{y - 16}! {x},{y + 2} {x + w * 0.8},{y - 18}! {x + w * 0.5},{y + 26} {x},{y + 34} "
            f"{x - w * 0.5},{y + 26}"
        )
    )
    p.part(
        f"{x - 4},{y + 12} {x + 34},{y + 10} {x + 48},{y + 50} {x + 30},{y + 84} {x + 4},{y + 60}",
        "b",
        rnd=22,
        halo=0,
        outline=5,
        ang=60,
        spacing=8,
    )
    _tooth(p, x - w * 0.4, y - 4, 20, 24)


def _glum(p: Pen, x: float, y: float, w: float) -> None:
    p.add(taper([(x - w * 0.7, y + 26), (x, y - 6), (x + w * 0.7, y + 22)], 16, 3, 3))
    _tooth(p, x - w * 0.28, y + 2, 18, -20)


def _whistle(p: Pen, x: float, y: float, w: float) -> None:
    p.dot(x, y, 20, 17)
    p.cut(circle(x - 2, y - 1, 7))
    for side in (-1, 1):
        p.line([(x + side * 30, y - 20), (x + side * 40, y), (x + side * 30, y + 18)], 6)


def _stitch(p: Pen, x: float, y: float, w: float) -> None:
    p.add(taper([(x - w, y), (x, y + 8), (x + w, y - 8)], 11, 4, 4))
    for i in (-2, -1, 0, 1, 2):
        p.line([(x + i * w * 0.3 - 3, y - 14), (x + i * w * 0.3 + 3, y + 20)], 8)


MOUTHS = {
    "grin": _grin,
    "fangs": _fangs,
    "under": _under,
    "smirk": _smirk,
    "yell": _yell,
    "tongue": _tongue,
    "glum": _glum,
    "whistle": _whistle,
    "stitch": _stitch,
}


def mouth(p: Pen, kind: str, x: float, y: float, width: float = 78) -> None:
    MOUTHS[kind](p, x, y, width)
