"""What a Linux package carries beside the game: manual page, AppStream metainfo, changelog, copyright of all parts, and which
libraries of the system it needs. Filled in from the version, `CHANGELOG.md` and the built folder."""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
import sys
import textwrap
from datetime import UTC, datetime
from email.utils import format_datetime
from html import escape
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "packaging"))  # also for whoever loads this file from elsewhere
from project import APP, MAINTAINER, SITE  # noqa: E402
from run_paths import is_elf  # noqa: E402

HERE = ROOT / "packaging" / "linux"
NEEDED = re.compile(r"\(NEEDED\)\s+Shared library: \[(.+)\]")
SYSTEM = {
    "libc.so.6": "libc6", "libm.so.6": "libc6", "libdl.so.2": "libc6", "libpthread.so.0": "libc6", "librt.so.1": "libc6",
    "libutil.so.1": "libc6", "ld-linux-x86-64.so.2": "libc6", "ld-linux-aarch64.so.1": "libc6", "libz.so.1": "zlib1g",
    "libgcc_s.so.1": "libgcc-s1", "libstdc++.so.6": "libstdc++6",
}  # fmt: skip
"""Libraries that are not bundled, and Debian's package of each."""
ALWAYS = ("zlib1g",)
"""What the program's own loader is linked against, whatever else is in the folder."""

SHOWN = {
    "libX11.so.6": "libx11-6", "libXext.so.6": "libxext6", "libXcursor.so.1": "libxcursor1", "libXi.so.6": "libxi6",
    "libXfixes.so.3": "libxfixes3", "libXrandr.so.2": "libxrandr2", "libXss.so.1": "libxss1",
    "libwayland-client.so.0": "libwayland-client0", "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1", "libxkbcommon.so.0": "libxkbcommon0", "libdecor-0.so.0": "libdecor-0-0",
    "libEGL.so.1": "libegl1", "libGL.so.1": "libgl1", "libpulse.so.0": "libpulse0", "libudev.so.1": "libudev1",
}  # fmt: skip
"""What SDL looks for when it opens a window, plays a sound or meets a gamepad, and Debian's package of each. Nothing is
linked against them: a host without a window needs none."""


class Release(NamedTuple):
    """A chapter of `CHANGELOG.md`."""

    version: str
    day: datetime
    changes: tuple[str, ...]


def releases() -> list[Release]:
    """Return all of them, the newest first. Raises ValueError for a heading without a day."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = []
    for chapter in text.split("\n## ")[1:]:
        head, _, body = chapter.partition("\n")
        match = re.fullmatch(r"(\S+) \((\d{4}-\d{2}-\d{2})\)", head.strip())
        if match is None:
            raise ValueError(f"CHANGELOG.md: no version and day in {head!r}")
        points = re.findall(r"^- (.+(?:\n  .+)*)", body, re.MULTILINE)
        changes = tuple(" ".join(point.split()) for point in points)
        found.append(Release(match[1], datetime.fromisoformat(match[2]).replace(tzinfo=UTC), changes))
    return found


def metainfo() -> str:
    """The AppStream file of desktops and their shops."""
    told = []
    for release in releases():
        points = "\n".join(f"          <li>{escape(change, quote=False)}</li>" for change in release.changes)
        told.append(
            f'    <release version="{release.version}" date="{release.day:%Y-%m-%d}">\n      <description>\n'
            f"        <ul>\n{points}\n        </ul>\n      </description>\n    </release>"
        )
    text = (HERE / "metainfo.xml").read_text(encoding="utf-8")
    for name, value in (("id", APP), ("site", SITE), ("releases", "\n".join(told))):
        text = text.replace(f"{{{name}}}", value)
    return text


def debian_changelog() -> str:
    """The same changes as Debian writes them."""
    return "\n".join(
        f"gobsmack ({release.version}) stable; urgency=medium\n\n"
        + "".join(textwrap.fill(f"  * {change}", 80, subsequent_indent="    ") + "\n" for change in release.changes)
        + f"\n -- {MAINTAINER}  {format_datetime(release.day)}\n"
        for release in releases()
    )


def copyright_of_all(built: Path) -> str:
    """Ours, that of letters and music, and every library's, one after another."""
    parts = [(ROOT / name) for name in ("LICENSE", "CREDITS.md", "sounds/LICENSE-musescore-general.txt")]
    parts += sorted((ROOT / "art/fonts").glob("*.txt"))
    parts += sorted(path for folder in built.rglob("licences") for path in folder.glob("*.txt"))
    texts = [
        f"{path.stem}\n{'=' * len(path.stem)}\n\n{path.read_text(encoding='utf-8', errors='replace').strip()}\n"
        for path in parts
    ]
    common = "The GNU licences and the Apache licence stand in full in /usr/share/common-licenses.\n"
    return "\n\n".join([*texts, common])


def write(built: Path, root: Path, version: str) -> None:
    """All of them below `root`/usr/share. The same bytes whenever they are written."""
    share = root / "usr/share"
    man, papers, meta, lint = (share / name for name in ("man/man6", "doc/gobsmack", "metainfo", "lintian/overrides"))
    for folder in (man, papers, meta, lint):
        folder.mkdir(parents=True, exist_ok=True)
    page = (HERE / "gobsmack.6").read_text(encoding="utf-8").replace("{version}", version)
    (man / "gobsmack.6.gz").write_bytes(gzip.compress(page.encode(), mtime=0))
    (meta / f"{APP}.metainfo.xml").write_text(metainfo(), encoding="utf-8")
    # A package whose version is its own (no Debian revision) has its changelog under this name.
    (papers / "changelog.gz").write_bytes(gzip.compress(debian_changelog().encode(), mtime=0))
    (papers / "copyright").write_text(copyright_of_all(built), encoding="utf-8")
    shutil.copyfile(ROOT / "CREDITS.md", papers / "CREDITS.md")
    shutil.copyfile(HERE / "lintian-overrides", lint / "gobsmack")


def flatpak(out: Path) -> Path:
    """The manifest of the Flatpak into `out`, where `Gobsmack.AppDir` lies: named after the id, as flatpak-builder wants it."""
    manifest = out / f"{APP}.json"
    manifest.write_text((HERE / "flatpak.json").read_text(encoding="utf-8").replace("{id}", APP), encoding="utf-8")
    return manifest


def system_packages(built: Path) -> list[str]:
    """Debian's packages with the libraries that the built folder needs and does not bring. Raises LookupError for one that
    `SYSTEM` does not know."""
    brought = {path.name for path in built.rglob("*") if ".so" in path.name}
    needed = {name for path in built.rglob("*") if is_elf(path) for name in _needs(path)} - brought
    unknown = needed - SYSTEM.keys()
    if unknown:
        raise LookupError(f"which Debian package has {', '.join(sorted(unknown))}? Add it to SYSTEM, or bundle it")
    return sorted({*ALWAYS, *(SYSTEM[name] for name in needed)} - {"libc6"})


def _needs(path: Path) -> list[str]:
    """What a program or library is linked against (`readelf` comes with the binutils that PyInstaller needs, too)."""
    told = subprocess.run(["readelf", "--dynamic", "--wide", str(path)], capture_output=True, text=True, check=True)
    return NEEDED.findall(told.stdout)
