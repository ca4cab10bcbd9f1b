"""What the Windows programs say of themselves (their version resource), and the installer, where NSIS is installed."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "packaging"))  # also for whoever loads this file from elsewhere
from project import SITE  # noqa: E402

SCRIPT = ROOT / "packaging" / "windows" / "gobsmack.nsi"
RESOURCE = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1, subtype=0x0),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", "The Gobsmack makers"),
      StringStruct("FileDescription", "{what}"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("InternalName", "{name}"),
      StringStruct("LegalCopyright", "(c) 2026 the Gobsmack makers, MIT licence"),
      StringStruct("OriginalFilename", "{name}.exe"),
      StringStruct("ProductName", "Gobsmack"),
      StringStruct("ProductVersion", "{version}"),
    ])]),
    VarFileInfo([VarStruct("Translation", [0x409, 1200])]),
  ],
)
"""


def numbers_of(version: str) -> tuple[int, int, int, int]:
    """Return a version as Windows counts it. Raises ValueError for one that is not three numbers."""
    first, second, third = (int(part) for part in version.split("."))
    return first, second, third, 0


def write_resource(path: Path, version: str, name: str, what: str) -> Path:
    """The version resource of one program, as PyInstaller reads it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = RESOURCE.format(numbers=numbers_of(version), version=version, name=name, what=what)
    path.write_text(text, encoding="utf-8")
    return path


def installer(built: Path, out: Path, version: str, *how: str) -> Path | None:
    """One file to install from; None where `makensis` is not installed. `how`: more words for it. Raises
    subprocess.CalledProcessError."""
    tool = shutil.which("makensis")
    if tool is None:
        return None
    package = out / f"gobsmack-{version}-setup.exe"
    command = [
        tool,
        "-V2",
        "-WX",
        *how,
        f"-DVERSION={version}",
        f"-DBUILT={built}",
        f"-DOUT={package}",
        f"-DSITE={SITE}",
        str(SCRIPT),
    ]
    subprocess.run(command, check=True, cwd=SCRIPT.parent)
    return package
