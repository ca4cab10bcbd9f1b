"""The two commands of the README: everything Gobsmack needs on a machine that has only Python 3.11 or newer.

    python3 packaging/run.py [ARGUMENTS OF THE GAME]     set up what is missing, then start the game
    python3 packaging/run.py test [ARGUMENTS OF PYTEST]  the same, then every test
    python3 packaging/run.py check                       style, types and import rules
    python3 packaging/run.py build                       the packaged game, in dist/gobsmack
    python3 packaging/run.py docs                        the site of these pages and of the rule books, in dist/docs
    python3 packaging/run.py packages                    that as .deb, .tar.gz and AppDir (Linux)
    python3 packaging/run.py release                     all that a release consists of, from a clean tree, with checksums
    python3 packaging/run.py setup [test|check|build|docs]    only set up

The packages go into .venv at the top of the project; nothing is installed elsewhere.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
EXTRAS = {
    "play": "",
    "test": "test,pettingzoo",
    "check": "test",
    "build": "build",
    "docs": "docs",
    "release": "build,docs",
}
WELCOME = {"test": "openspiel"}
"""Extras that have no wheels for some systems: without them their own tests are skipped, and nothing else is missing."""
AT_ONCE = ["-n", "3", "--dist", "worksteal"]
"""Three on two cores: tests of several processes wait much. They come first (`tests/conftest.py`), all in one share, and lie
together with others of their file, which share what is printed; whoever is through with its share takes some of the others'."""


def main(arguments: list[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 (whoever starts this may well have an older one)
        print(f"Gobsmack needs Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 2
    word = arguments[0] if arguments else ""
    if word == "setup":
        purpose = arguments[1] if len(arguments) > 1 else "play"
        if purpose not in EXTRAS:
            print(f"What is to be set up: one of {', '.join(EXTRAS)}.", file=sys.stderr)
            return 2
        set_up(purpose)
        return 0
    if word == "test":
        set_up("test")
        return run([str(PYTHON), "-m", "pytest", *(arguments[1:] or AT_ONCE)])
    if word == "check":
        set_up("check")
        return check()
    if word == "build":
        set_up("build")
        return build()
    if word == "docs":
        set_up("docs")
        return run([str(PYTHON), "packaging/docs.py"])
    if word == "packages":
        set_up("build")
        return run([str(PYTHON), "packaging/packages.py"])
    if word == "release":
        set_up("release")
        return run([str(PYTHON), "packaging/release.py", *arguments[1:]])
    set_up("play")
    return run([str(PYTHON), "-m", "game", *arguments])


def set_up(purpose: str) -> None:
    """Make .venv and install the project with the extras of `purpose`, once for each state of pyproject.toml."""
    mark = HOME / f".ready-{purpose}"
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + sys.version.encode()).hexdigest()
    if PYTHON.exists() and mark.exists() and mark.read_text() == wanted:
        return
    print("Setting up Gobsmack (once; this takes a minute)...", file=sys.stderr)
    if not PYTHON.exists():
        venv.create(HOME, with_pip=True)
    failed = install(EXTRAS[purpose])
    if failed:
        print("The packages could not be installed; the lines above say why.", file=sys.stderr)
        raise SystemExit(failed)
    if purpose in WELCOME and install(WELCOME[purpose], "--only-binary", "open-spiel"):
        print(f"Going on without {WELCOME[purpose]}: its tests will be skipped.", file=sys.stderr)
    mark.write_text(wanted)


def install(extras: str, *how: str) -> int:
    """The project with these extras into .venv. Returns pip's exit code."""
    target = f"{ROOT}[{extras}]" if extras else str(ROOT)
    command = [
        str(PYTHON),
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        *how,
        "--editable",
        target,
    ]
    return subprocess.run(command, cwd=ROOT, stdout=sys.stderr).returncode


def run(command: list[str]) -> int:
    """Run in the project's folder, with headless-safe defaults left to the caller. What Python compiles is kept: without
    that each of the many processes of a match, and of its tests, would compile all modules again."""
    words = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    try:
        return subprocess.run(command, cwd=ROOT, env=words).returncode
    except KeyboardInterrupt:
        return 130


def check() -> int:
    worst = 0
    for command in (
        ["-m", "ruff", "check", "."],
        ["-m", "ruff", "format", "--check", "."],
        ["-m", "mypy"],
        ["-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"],
    ):
        print("$ python", " ".join(command), flush=True)
        worst = max(worst, run([str(PYTHON), *command]))
    return worst


def build() -> int:
    """The packaged game: one folder that needs no Python."""
    return run(
        [
            str(PYTHON),
            "-m",
            "PyInstaller",
            "--noconfirm",
            "--clean",
            "--distpath",
            "dist",
            "--workpath",
            "build",
            "packaging/gobsmack.spec",
        ]
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
