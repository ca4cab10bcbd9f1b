"""What Gobsmack.app says of itself to macOS, and its icon."""

from __future__ import annotations

import struct
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "packaging"))  # also for whoever loads this file from elsewhere
from project import APP  # noqa: E402

OLDEST = "11.0"
"""The oldest macOS that the wheels of our libraries are built for."""
PARTS = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}
"""Of an .icns file: the kind of each part, and how large its PNG is."""


def info(version: str) -> dict[str, object]:
    """Return what stands in Info.plist beside what PyInstaller writes."""
    return {
        "CFBundleName": "Gobsmack",
        "CFBundleDisplayName": "Gobsmack",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleLocalizations": ["en", "fi", "es"],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "© 2026 the Gobsmack makers, MIT licence",
        # macOS asks once before a program may look round the network, and shows this sentence.
        "NSLocalNetworkUsageDescription": "Gobsmack finds tables on your network and opens your own to others there.",
        "NSBonjourServices": ["_gobsmack._tcp"],
        "CFBundleURLTypes": [{"CFBundleURLName": f"{APP}.invite", "CFBundleURLSchemes": ["gobsmack"]}],
    }


def write_icns(path: Path) -> Path:
    """The icon in all sizes, of the PNG files that all systems share."""
    parts = b""
    for kind, size in PARTS.items():
        picture = (ROOT / f"packaging/icons/gobsmack-{size}.png").read_bytes()
        parts += kind + struct.pack(">I", 8 + len(picture)) + picture
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"icns" + struct.pack(">I", 8 + len(parts)) + parts)
    return path
