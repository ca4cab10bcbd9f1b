"""What people download, made from the built folder `dist/gobsmack`. On Linux a .tar.gz, a .deb, an AppDir, and, where its
tool is installed, an AppImage of that; of a folder built on Windows the installer.

    python3 packaging/run.py packages
"""

from __future__ import annotations

import gzip
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "packaging"))  # also for whoever loads this file from elsewhere
import licences  # noqa: E402
import linux_papers  # noqa: E402
import run_paths  # noqa: E402
import windows_papers  # noqa: E402
from project import APP, MAINTAINER, SITE, version  # noqa: E402

DIST = ROOT / "dist"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
DEBIAN = {"x86_64": "amd64", "aarch64": "arm64", "armv7l": "armhf", "i686": "i386"}
"""What Debian calls a machine."""
CONTROL = """\
Package: gobsmack
Version: {version}
Architecture: {machine}
Maintainer: {maintainer}
Homepage: {site}
Installed-Size: {size}
Depends: libc6{libc}{libraries}
Recommends: {shown}
Section: games
Priority: optional
Description: Five nasty little tabletop games on one LAN table
 BattleGoats, Goblin Slayer-Slayer, Goblin, Loot & Recruit and Lords of Hell,
 for people on one network and for bots.
"""
APPRUN = """\
#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/usr/lib/gobsmack/gobsmack" "$@"
"""


def lay_out(built: Path, root: Path) -> None:
    """The built folder, a command, the desktop entry and icons below `root`/usr, as Linux expects them."""
    shutil.copytree(built, root / "usr/lib/gobsmack", symlinks=True)
    (root / "usr/bin").mkdir(parents=True)
    (root / "usr/bin/gobsmack").symlink_to("../lib/gobsmack/gobsmack")
    entries = root / "usr/share/applications"
    entries.mkdir(parents=True)
    shutil.copyfile(ROOT / "packaging/gobsmack.desktop", entries / f"{APP}.desktop")
    for size in SIZES:
        icons = root / f"usr/share/icons/hicolor/{size}x{size}/apps"
        icons.mkdir(parents=True)
        shutil.copyfile(ROOT / f"packaging/icons/gobsmack-{size}.png", icons / "gobsmack.png")
    linux_papers.write(built, root, version())


def deb(built: Path, out: Path) -> Path:
    """A package for Debian and its kin. Raises subprocess.CalledProcessError."""
    machine = DEBIAN.get(platform.machine(), platform.machine())
    tree = out / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    lay_out(built, tree)
    size = sum(file.lstat().st_size for file in tree.rglob("*") if not file.is_symlink()) // 1024
    # What is bundled was linked, or may have been, against the C library of this machine.
    libc = f" (>= {platform.libc_ver()[1]})" if platform.libc_ver()[0] == "glibc" else ""
    (tree / "DEBIAN").mkdir()
    libraries = "".join(f", {name}" for name in linux_papers.system_packages(built))
    shown = ", ".join(linux_papers.SHOWN.values())
    (tree / "DEBIAN/control").write_text(
        CONTROL.format(version=version(), machine=machine, size=size, libc=libc, libraries=libraries, shown=shown,
                       maintainer=MAINTAINER, site=SITE)
    )  # fmt: skip
    for folder, folders, files in os.walk(tree):
        for name in folders:
            Path(folder, name).chmod(0o755)
        for name in files:
            path = Path(folder, name)
            if not path.is_symlink():
                runs = path.stat().st_mode & 0o100 and ".so" not in name
                path.chmod(0o755 if runs else 0o644)
    package = out / f"gobsmack_{version()}_{machine}.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "--build", str(tree), str(package)], check=True)
    shutil.rmtree(tree)
    return package


def tar(built: Path, out: Path) -> Path:
    """The folder as it is, for every other Linux."""
    package = out / f"gobsmack-{version()}-linux-{platform.machine()}.tar.gz"
    when = os.environ.get("SOURCE_DATE_EPOCH")
    pack(built, package, f"gobsmack-{version()}", int(when) if when else None)
    return package


def pack(folder: Path, archive: Path, name: str, when: int | None) -> None:
    """`folder` as a .tar.gz that unpacks to `name`: sorted, nobody's. With `when` (seconds since 1970) as the time of every
    file the same folder makes the same bytes."""

    def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = ""
        member.mtime = member.mtime if when is None else when
        return member

    with (
        archive.open("wb") as raw,
        gzip.GzipFile("", "wb", fileobj=raw, mtime=when) as packed,
        tarfile.open(fileobj=packed, mode="w") as file,
    ):
        for path in [folder, *sorted(folder.rglob("*"))]:
            file.add(path, Path(name, path.relative_to(folder)).as_posix(), recursive=False, filter=plain)


def appdir(built: Path, out: Path) -> Path:
    """The folder that an AppImage is made of; it runs as it is, too."""
    tree = out / "Gobsmack.AppDir"
    shutil.rmtree(tree, ignore_errors=True)
    lay_out(built, tree)
    (tree / "AppRun").write_text(APPRUN)
    (tree / "AppRun").chmod(0o755)
    shutil.copyfile(ROOT / "packaging/gobsmack.desktop", tree / f"{APP}.desktop")
    shutil.copyfile(ROOT / "packaging/icons/gobsmack-256.png", tree / "gobsmack.png")
    (tree / ".DirIcon").symlink_to("gobsmack.png")
    return tree


def appimage(tree: Path, out: Path) -> Path | None:
    """One file that runs anywhere; None where `appimagetool` is not installed."""
    tool = shutil.which("appimagetool")
    if tool is None:
        return None
    package = out / f"Gobsmack-{version()}-{platform.machine()}.AppImage"
    subprocess.run([tool, str(tree), str(package)], check=True)
    return package


def main() -> int:
    built = DIST / "gobsmack"
    if (built / "gobsmack.exe").exists():
        package = windows_papers.installer(built, DIST, version())
        print(package.relative_to(ROOT) if package is not None else "no installer: makensis (NSIS) is not installed")
        return 0
    if not (built / "gobsmack").exists():
        print("Build the game first: python3 packaging/run.py build", file=sys.stderr)
        return 1
    if elsewhere := run_paths.foreign(built) if sys.platform == "linux" else {}:
        told = "".join(f"\n  {path.relative_to(built)}: {places}" for path, places in elsewhere.items())
        print(f"These look for libraries in folders of this machine; build the game again:{told}", file=sys.stderr)
        return 1
    if bare := licences.unnoticed(built):
        print(
            f"No licence goes with {', '.join(bare)}: into packaging/notices with it, and build again", file=sys.stderr
        )
        return 1
    made: list[Path | None] = [tar(built, DIST)]
    if shutil.which("dpkg-deb"):
        made.append(deb(built, DIST))
    else:
        print("no .deb: dpkg-deb is not installed")
    tree = appdir(built, DIST)
    made += [tree, linux_papers.flatpak(DIST), appimage(tree, DIST)]
    if made[-1] is None:
        print("no AppImage: appimagetool is not installed; Gobsmack.AppDir is what it takes")
    for path in made:
        if path is not None:
            print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
