"""The licences of everything that the packaged game brings along, as their authors wrote them: one file for each library.

Python's own packages carry theirs. Of the native libraries inside them (SDL, the sound formats ...) and round Python, the
texts stand in `notices/`, as Debian keeps them.

.venv/bin/python packaging/licences.py FOLDER
"""

from __future__ import annotations

import re
import shutil
import sys
from importlib import metadata
from pathlib import Path

OURS = "gobsmack"
NOTICES = Path(__file__).parent / "notices"
BROUGHT = {"zmq": "pyzmq", "sodium": "pyzmq"}
"""Native libraries whose licence comes with the package that has them."""
PARTS = {
    "crypto": "openssl", "ssl": "openssl", "stdc++": "gcc", "gcc_s": "gcc", "python": "Python", "sharpyuv": "webp",
    "turbojpeg": "jpeg", "liblzma": "lzma", "libffi": "ffi", "zlib": "z",
}  # fmt: skip
"""Native libraries that are part of another one, or have another name."""
NAMES = re.compile(r"(licen[cs]e|copying|notice|authors)", re.IGNORECASE)

APACHE = re.compile(r"\bapache\b|\bAPL\b", re.IGNORECASE)
"""What libraries call the Apache licence that bring no copy of it; it asks for one."""
LIBRARY = re.compile(r"^lib.*\.so\b|\.(dll|dylib)$")


def wanted(name: str = OURS) -> list[metadata.Distribution]:
    """The run-time libraries of `name`, and theirs, in the order of the alphabet."""
    found: dict[str, metadata.Distribution] = {}
    waiting = [name]
    while waiting:
        for line in metadata.distribution(waiting.pop()).requires or ():
            library = re.split(r"[^A-Za-z0-9._-]", line, maxsplit=1)[0].lower().replace("_", "-")
            if "extra ==" in line or library in found:
                continue
            try:
                found[library] = metadata.distribution(library)
            except metadata.PackageNotFoundError:
                continue  # for another system or Python
            waiting.append(library)
    return [found[key] for key in sorted(found)]


def words_of(library: metadata.Distribution) -> str:
    """Its licence files one after the other; where it has none, what it says of itself."""
    about = library.metadata
    pages = [line.split(",")[-1].strip() for line in about.get_all("Project-URL") or ()]
    parts = ["\n".join([f"{about['Name']} {library.version}", _field(about, "Home-page"), *pages]).strip()]
    for file in sorted(library.files or (), key=str):
        if (NAMES.search(file.name) or file.name.startswith("LGPL")) and file.suffix not in (".py", ".pyc", ".pyi"):
            path = Path(str(file.locate()))
            if path.is_file():
                parts.append(f"--- {file.name}\n\n{path.read_text(encoding='utf-8', errors='replace').strip()}")
    if len(parts) == 1:
        said = _field(about, "License-Expression") or _field(about, "License")
        classes = [line.split(" :: ")[-1] for line in about.get_all("Classifier") or () if line.startswith("License")]
        parts.append(f"Licence: {said or ', '.join(classes) or 'see its home page'}")
        if APACHE.search(parts[-1]):
            parts.append((NOTICES / "common-licenses/Apache-2.0.txt").read_text(encoding="utf-8").strip())
    return "\n\n".join(parts) + "\n"


def _field(about: metadata.PackageMetadata, name: str) -> str:
    fields: list[str] = about.get_all(name) or [""]
    return fields[0]


def notice_of(library: str) -> str:
    """The file that has the licence of a native library (`libSDL2_ttf-2-e69aa315.0.so.0`), without its ending; "" if none
    has."""
    name = re.split(r"[-.]", library.removeprefix("lib"), maxsplit=1)[0]
    for known, notice in (BROUGHT | PARTS).items():
        if name.startswith(known):
            return notice
    fitting = [file.stem for file in NOTICES.glob("*.txt") if name.lower().startswith(file.stem.lower())]
    return max((stem for stem in fitting if len(stem) > 1 or name == stem), key=len, default="")


def unnoticed(built: Path) -> list[str]:
    """The native libraries of a built folder that came without their licence, by name."""
    texts = {file.stem for file in built.rglob("licences/*.txt")}
    return sorted(
        {path.name for path in built.rglob("*") if LIBRARY.search(path.name) and notice_of(path.name) not in texts}
    )


def write(folder: Path) -> list[str]:
    """All of them into `folder`. Returns the names of the libraries."""
    folder.mkdir(parents=True, exist_ok=True)
    names = []
    for library in wanted():
        name = str(library.metadata["Name"])
        (folder / f"{name}.txt").write_text(words_of(library), encoding="utf-8")
        names.append(name)
    shutil.copytree(NOTICES, folder, dirs_exist_ok=True)
    return names


if __name__ == "__main__":
    print(", ".join(write(Path(sys.argv[1]))))
