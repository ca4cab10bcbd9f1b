"""Make the shipped typefaces from the `@fontsource` packages of npm.

    npm pack @fontsource/alfa-slab-one @fontsource/league-gothic @fontsource/besley \\
             @fontsource/im-fell-english @fontsource/im-fell-english-sc
    python -m art.fonts.make FOLDER_WITH_THE_TGZ_FILES

The packages hold woff2 files cut into *latin* and *latin-ext*; pygame wants one TTF, so the two are merged.
Alfa Slab One and the Fell types carry a Reserved Font Name: what is made from them here bears a name of its own.
The Fell types have no caron letters at all; S and Z with caron are composed of the base letter and a turned circumflex.
"""

from __future__ import annotations

import sys
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

from fontTools.merge import Merger
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.reverseContourPen import ReverseContourPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
CARONS = {"Š": "S", "š": "s", "Ž": "Z", "ž": "z"}


@dataclass(frozen=True)
class Face:
    """One shipped file: where it comes from and, if its licence asks for that, the name it is given."""

    out: str
    package: str
    files: tuple[str, ...]
    family: str = ""  # empty: no reserved name, the family keeps its own
    style: str = "Regular"
    carons: bool = False


def _latin(name: str, weight: int, style: str = "normal") -> tuple[str, ...]:
    return (f"{name}-latin-{weight}-{style}.woff2", f"{name}-latin-ext-{weight}-{style}.woff2")


FACES = (
    Face("AlfaSlab.ttf", "alfa-slab-one", _latin("alfa-slab-one", 400), "Gobsmack Slab"),
    Face("LeagueGothic.ttf", "league-gothic", _latin("league-gothic", 400)),
    Face("Besley500.ttf", "besley", _latin("besley", 500)),
    Face("Besley600.ttf", "besley", _latin("besley", 600)),
    Face("Besley700.ttf", "besley", _latin("besley", 700)),
    Face(
        "FellIt.ttf",
        "im-fell-english",
        ("im-fell-english-latin-400-italic.woff2",),
        "Gobsmack Pica",
        "Italic",
        carons=True,
    ),
    Face(
        "FellSC.ttf",
        "im-fell-english-sc",
        ("im-fell-english-sc-latin-400-normal.woff2",),
        "Gobsmack Pica SC",
        carons=True,
    ),
)


def add_carons(font: TTFont) -> None:
    """Compose the Finnish and Estonian caron letters: base letter, circumflex upside down over its middle."""
    glyphs, cmap, metrics = font.getGlyphSet(), font.getBestCmap(), font["hmtx"]
    hat = font["glyf"][cmap[ord("ˆ")]]
    slant = 0.22 if font["post"].italicAngle else 0.0
    for char, base in CARONS.items():
        name, letter = f"uni{ord(char):04X}", font["glyf"][cmap[ord(base)]]
        record, pen = DecomposingRecordingPen(glyphs), TTGlyphPen(None)
        glyphs[cmap[ord(base)]].draw(record)
        record.replay(pen)
        mark = DecomposingRecordingPen(glyphs)
        glyphs[cmap[ord("ˆ")]].draw(mark)
        rise = max(0, letter.yMax - _x_height(font))
        dx = (letter.xMin + letter.xMax) / 2 - (hat.xMin + hat.xMax) / 2 + slant * rise
        flip = TransformPen(ReverseContourPen(pen), (1, 0, 0, -1, dx, hat.yMin + hat.yMax + rise))
        mark.replay(flip)
        font["glyf"][name] = pen.glyph()
        metrics[name] = (metrics[cmap[ord(base)]][0], letter.xMin)
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[ord(char)] = name
    font.setGlyphOrder(font.getGlyphOrder())


def _x_height(font: TTFont) -> int:
    return int(font["glyf"][font.getBestCmap()[ord("x")]].yMax)


def rename(font: TTFont, family: str, style: str) -> None:
    """Give a derived font its own name everywhere a reader of the file looks; copyright and licence stay."""
    table = font["name"]
    full = family if style == "Regular" else f"{family} {style}"
    for record in list(table.names):
        if record.nameID in (1, 3, 4, 6, 16, 18):
            text = full.replace(" ", "") + ("-Regular" if style == "Regular" else "") if record.nameID == 6 else full
            table.setName(family if record.nameID in (1, 16) else text, *_key(record))


def _key(record: object) -> tuple[int, int, int, int]:
    return (record.nameID, record.platformID, record.platEncID, record.langID)  # type: ignore[attr-defined]


def make(face: Face, source: Path, out: Path) -> None:
    """Merge the parts of one face and write it as TTF."""
    with tempfile.TemporaryDirectory() as tmp:
        parts = []
        for name in face.files:
            part = TTFont(source / face.package / "package" / "files" / name)
            part.flavor = None
            parts.append(Path(tmp) / f"{name}.ttf")
            part.save(parts[-1])
        font = Merger().merge([str(p) for p in parts]) if len(parts) > 1 else TTFont(parts[0])
        for tag in ("hdmx", "VDMX", "LTSH", "DSIG"):  # device tables do not survive a merge
            if tag in font:
                del font[tag]
        if face.carons:
            add_carons(font)
        if face.family:
            rename(font, face.family, face.style)
        font.save(out / face.out)


def licence(face: Face, source: Path, out: Path) -> None:
    """Lay the licence beside the font, headed by the copyright notice the font itself carries."""
    text = (source / face.package / "package" / "LICENSE").read_text(encoding="utf-8")
    font = TTFont(out / face.out)
    notice = font["name"].getDebugName(0).strip()
    body = text[text.index("This Font Software is licensed") :]
    (out / f"OFL-{Path(face.out).stem}.txt").write_text(f"{notice}\n\n{body}", encoding="utf-8")


def main() -> None:
    """Unpack the packages found in the folder and make every face and its licence file."""
    packs = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as tmp:
        for package in {face.package for face in FACES}:
            with tarfile.open(next(packs.glob(f"fontsource-{package}-[0-9]*.tgz"))) as tar:
                tar.extractall(Path(tmp) / package, filter="data")
        for face in FACES:
            make(face, Path(tmp), HERE)
            licence(face, Path(tmp), HERE)
            print(face.out, (HERE / face.out).stat().st_size)


if __name__ == "__main__":
    main()
