"""What goes with the game on Windows and macOS, as far as it can be made and looked at on any system."""

from __future__ import annotations

import os
import plistlib
import re
import shutil
import struct
import subprocess
import time
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import __version__
from game.__main__ import INVITE
from net.host import bot_processes
from net.lan.discovery import SERVICE
from tests.packaging.test_packages import ROOT, module
from tests.patience import PATIENCE

windows, macos = module("windows_papers"), module("macos_papers")
WINE = shutil.which("wine64") or shutil.which("wine64", path="/usr/lib/wine")
SCRIPT = (ROOT / "packaging/windows/gobsmack.nsi").read_text(encoding="utf-8")


def record(name: str) -> Any:
    """A stand-in for one of PyInstaller's records: its name and what it was given."""
    return lambda *given, **named: (name, *given, named)


def test_a_windows_program_says_its_version(tmp_path: Path) -> None:
    path = windows.write_resource(tmp_path / "a/gobsmack.txt", __version__, "gobsmack", "Gobsmack")
    names = (
        "VSVersionInfo",
        "FixedFileInfo",
        "StringFileInfo",
        "StringTable",
        "StringStruct",
        "VarFileInfo",
        "VarStruct",
    )
    info = eval(path.read_text(encoding="utf-8"), {name: record(name) for name in names})
    fixed = info[-1]["ffi"][-1]
    assert fixed["filevers"] == windows.numbers_of(__version__)
    texts = dict(struct[1:3] for struct in info[-1]["kids"][0][1][0][2])
    assert texts["ProductVersion"] == __version__ and texts["OriginalFilename"] == "gobsmack.exe"


def test_hosts_and_bots_run_as_the_program_that_has_a_console(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_processes.sys, "frozen", True, raising=False)
    monkeypatch.setattr(bot_processes.sys, "executable", str(tmp_path / "gobsmack.exe"))
    assert bot_processes.program() == [str(tmp_path / "gobsmack.exe")], "on other systems there is one program"
    (tmp_path / "gobsmack-console.exe").touch()
    assert bot_processes.program() == [str(tmp_path / "gobsmack-console.exe")]


def test_whatever_the_installer_puts_there_it_takes_away() -> None:
    into, _, out = SCRIPT.partition('Section "Uninstall"')
    for key in set(re.findall(r'WriteReg\w+ HKLM "([^"]+)"', into)):
        assert any(
            f'DeleteRegKey HKLM "{gone}"' in out for gone in (key, "Software\\Classes\\gobsmack") if gone in key
        ), key
    assert 'Delete "$SMPROGRAMS\\Gobsmack.lnk"' in out and "firewall delete rule" in out
    assert "$APPDATA" not in SCRIPT and "$LOCALAPPDATA" not in SCRIPT, "what people have stays theirs"
    assert out.count("RMDir /r") == 1 and 'RMDir /r "$INSTDIR\\_internal"' in out, (
        "never a whole folder that somebody chose"
    )


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder as it is built on Windows, of stand-ins."""
    folder = tmp_path / "gobsmack"
    (folder / "_internal").mkdir(parents=True)
    for name in ("gobsmack.exe", "gobsmack-console.exe", "_internal/data.toml"):
        (folder / name).write_text(name)
    return folder


@pytest.mark.skipif(shutil.which("makensis") is None, reason="needs makensis (NSIS)")
def test_the_installer_holds_the_game(built: Path, tmp_path: Path) -> None:
    package = windows.installer(built, tmp_path, __version__)
    assert package is not None and package.read_bytes()[:2] == b"MZ"
    tool = shutil.which("7z")
    if tool is not None:
        listed = subprocess.run([tool, "l", str(package)], capture_output=True, text=True, check=True).stdout
        for name in ("gobsmack.exe", "gobsmack-console.exe", "_internal/data.toml", "gobsmack.ico", "uninstall.exe"):
            assert name in listed.replace("\\", "/"), name


@pytest.mark.skipif(not os.environ.get("GOBSMACK_LONG"), reason="a minute or two; GOBSMACK_LONG=1 runs it")
@pytest.mark.skipif(WINE is None or shutil.which("makensis") is None, reason="needs Wine (wine64) and makensis (NSIS)")
def test_the_installer_comes_and_goes(built: Path, tmp_path: Path) -> None:
    """Under Wine, over an older version, and away again. For a Wine of 64 bits alone the installer has as many."""
    drive = tmp_path / "wine/drive_c"
    home = {**os.environ, "WINEPREFIX": str(drive.parent), "WINEARCH": "win64", "WINEDEBUG": "-all", "DISPLAY": ""}

    def wine(*words: str) -> str:
        ran = subprocess.run([str(WINE), *words], env=home, capture_output=True, text=True, timeout=PATIENCE)
        return ran.stdout if ran.returncode == 0 else ""

    package = windows.installer(built, tmp_path, __version__, "-XTarget amd64-unicode")
    wine("wineboot", "-i")
    there = drive / "Program Files/Gobsmack"
    link = drive / "ProgramData/Microsoft/Windows/Start Menu/Programs/Gobsmack.lnk"
    (there / "_internal").mkdir(parents=True)
    (there / "_internal/older.pyd").touch()
    (there / "mine.txt").touch()
    wine(str(package), "/S")
    names = {path.relative_to(there).as_posix() for path in there.rglob("*") if path.is_file()}
    programs = {"gobsmack.exe", "gobsmack-console.exe", "_internal/data.toml", "gobsmack.ico", "uninstall.exe"}
    assert names == {*programs, "mine.txt"}, "nothing of the older one is left"
    assert link.is_file()
    command = "HKLM\\Software\\Classes\\gobsmack\\shell\\open\\command"
    listed = "HKLM\\Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\Gobsmack"
    assert '"C:\\Program Files\\Gobsmack\\gobsmack.exe" "%1"' in wine("reg", "query", command, "/s")
    assert __version__ in wine("reg", "query", listed, "/s")

    wine(str(there / "uninstall.exe"), "/S")
    until = time.monotonic() + PATIENCE
    while (there / "uninstall.exe").exists() or link.exists() or wine("reg", "query", listed):
        assert time.monotonic() < until
        time.sleep(0.5)
    assert [path.name for path in there.iterdir()] == ["mine.txt"]
    assert not wine("reg", "query", command) and not wine("reg", "query", "HKLM\\Software\\Gobsmack")
    wine("wineboot", "-k")


def test_the_mac_is_told_what_the_game_wants() -> None:
    info = plistlib.loads(plistlib.dumps(macos.info(__version__)))
    assert info["CFBundleShortVersionString"] == __version__ and info["LSMinimumSystemVersion"]
    assert info["NSLocalNetworkUsageDescription"].endswith(".")
    assert info["NSBonjourServices"] == [SERVICE.removesuffix(".local.")]
    assert f"{info['CFBundleURLTypes'][0]['CFBundleURLSchemes'][0]}://" == INVITE


def test_the_macs_icon_has_all_sizes(tmp_path: Path) -> None:
    data = macos.write_icns(tmp_path / "a/gobsmack.icns").read_bytes()
    assert data[:4] == b"icns" and struct.unpack(">I", data[4:8])[0] == len(data)
    at, found = 8, {}
    while at < len(data):
        kind, size = data[at : at + 4], struct.unpack(">I", data[at + 4 : at + 8])[0]
        picture = tmp_path / "part.png"
        picture.write_bytes(data[at + 8 : at + size])
        found[kind] = pygame.image.load(picture).get_width()
        at += size
    assert found == macos.PARTS
