"""The program's icon: one goblin on rays, drawn anew for small sizes so that the eyes stay open."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

from PIL import Image

from art.kit.block import Block
from art.kit.figures.goblin import Goblin, draw_goblin
from art.kit.inks import INKS
from art.kit.masks import mask
from art.kit.paths import rect
from art.kit.press import ILLUSTRATION, image, print_block
from art.kit.scenes import rays
from art.posters.sheet import figure

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
GOB = Goblin(
    head="flat",
    ear="bat",
    nose="carrot",
    eyes="mad",
    brow="angry",
    mouth="grin",
    hat="mohawk",
    body="fur",
    hat_seat=0.86,
    ear_scale=0.72,
    eye_size=46,
    eye_apart=62,
    face_shift=4,
    nose_scale=0.7,
    tilt=-5,
    brow_width=26,
    mouth_width=92,
)


def draw(size: int) -> Image.Image:
    """The icon at a size. The block shrinks with it, so lines are as heavy on 32 pixels as on 512."""
    units = 256 if size <= 64 else 400
    over = max(1, 128 // size)
    b = Block(units, units, size * over / units, "abc", seed=9)
    card = rect(units * 0.035, units * 0.035, units * 0.93, units * 0.93, units * 0.13)
    b.add(card, "c")
    rays(b, units / 2, units * 0.56, 22 if units < 300 else 34, units * 0.12, units, ("c",), card, 0.5, 3)
    figure(b, lambda q: draw_goblin(q, GOB), units / 2, units * 0.58, units / 420, about=(400, 268))
    inside = mask(card, b.w, b.h, b.scale)
    for layer in b.layers.values():
        layer *= inside
    b.add(card, stroke=units * 0.05)
    quiet = replace(ILLUSTRATION, salt=0.0 if size < 128 else 0.6, rough=0.4)
    out = image(
        print_block(b, INKS["slayer"]["default"], quiet),
        mask(rect(0, 0, units, units, units * 0.16), b.w, b.h, b.scale),
    )
    return out.resize((size, size), Image.Resampling.LANCZOS) if over > 1 else out


def sizes(wanted: tuple[int, ...] = (32, 64, 128)) -> dict[str, bytes]:
    """PNG files by suffix; the game's window needs only the smaller ones."""
    out = {}
    for size in wanted:
        file, picture = io.BytesIO(), draw(size)
        if size >= 128:  # few inks: a palette holds them
            picture = picture.quantize(256, method=Image.Quantize.FASTOCTREE)
        picture.save(file, "PNG", optimize=True)
        out[f"-{size}.png"] = file.getvalue()
    return out


def package(folder: Path) -> None:
    """Copies for packaging: one PNG per size and a Windows icon."""
    folder.mkdir(parents=True, exist_ok=True)
    made = sizes(SIZES)
    for suffix, data in made.items():
        (folder / f"gobsmack{suffix}").write_bytes(data)
    big = Image.open(io.BytesIO(made["-256.png"])).convert("RGBA")
    layers = [Image.open(io.BytesIO(made[f"-{s}.png"])).convert("RGBA") for s in SIZES if s < 256]
    big.save(folder / "gobsmack.ico", sizes=[(s, s) for s in SIZES if s <= 256], append_images=layers)


if __name__ == "__main__":
    package(Path(__file__).parents[2] / "packaging" / "icons")
