"""All that a release of this system consists of, from a clean tree, with checksums, in dist/release.

    python3 packaging/run.py release            build it
    python3 packaging/run.py release --twice    and once more, to tell which files come out byte for byte alike
    python3 packaging/run.py release --unpublished    to try it, while the project has no public place

Times inside the files are that of the commit (SOURCE_DATE_EPOCH), so the same commit makes the same bytes where the tools
allow it. Each system makes its own packages; the wheel, the sdist and the site are the same from all of them.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "packaging"))  # also for whoever loads this file from elsewhere
import packages  # noqa: E402
import project  # noqa: E402

OUT = ROOT / "dist/release"
SUMS = "SHA256SUMS"


def faults(version: str, changes: str, status: str, placeholders: list[str]) -> list[str]:
    """Return what forbids a release, a sentence each: work that is not committed, no dated chapter for the version, names
    that lead nowhere."""
    found = []
    if status.strip():
        found.append("The tree is not clean; commit or put away:\n" + status.rstrip())
    if not re.search(rf"^## {re.escape(version)} \(\d{{4}}-\d{{2}}-\d{{2}}\)$", changes, re.MULTILINE):
        found.append(f"CHANGELOG.md has no chapter with a day for {version}.")
    if placeholders:
        found.append(
            f"Nobody is reached by {', '.join(placeholders)}: name the public site, id and maintainer in pyproject.toml, "
            "or add --unpublished for packages that are not handed out."
        )
    return found


def checksums(folder: Path) -> str:
    """Return the lines of SHA256SUMS for every file in `folder`, as `sha256sum --check` reads them."""
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != SUMS)
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)


def pack_again(sdist: Path, when: int) -> None:
    """The same files once more, all of the time `when`: setuptools puts the time of day on the folders, on what it writes itself
    and on the whole, whatever SOURCE_DATE_EPOCH says, and the builder's name on everything."""
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(sdist) as file:
            if sys.version_info >= (3, 11, 4):  # before, there is no filter; nobody else made this archive
                file.extraction_filter = tarfile.data_filter
            file.extractall(folder)
        [top] = Path(folder).iterdir()
        packages.pack(top, sdist, top.name, when)


def build(out: Path, when: str) -> None:
    """Everything into `out`, and its checksums. Raises subprocess.CalledProcessError."""
    words = {**os.environ, "SOURCE_DATE_EPOCH": when, "PYTHONHASHSEED": "0"}
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    for command in (
        [
            "-m",
            "PyInstaller",
            "--noconfirm",
            "--clean",
            "--distpath",
            "dist",
            "--workpath",
            "build",
            "packaging/gobsmack.spec",
        ],
        ["packaging/packages.py"],
        ["-m", "build", "--outdir", "dist"],
        ["packaging/docs.py"],
    ):
        subprocess.run([sys.executable, *command], cwd=ROOT, env=words, check=True)
    packages.pack(ROOT / "dist/docs", ROOT / f"dist/gobsmack-{project.version()}-docs.tar.gz", "docs", int(when))
    pack_again(ROOT / f"dist/gobsmack-{project.version()}.tar.gz", int(when))
    made = [path for path in (ROOT / "dist").iterdir() if path.is_file()]
    out.mkdir(parents=True)
    for path in made:
        shutil.move(path, out / path.name)
    (out / SUMS).write_text(checksums(out))


def main(arguments: list[str]) -> int:
    def git(*words: str) -> str:
        return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout

    wrong = faults(
        project.version(),
        (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"),
        git("status", "--porcelain"),
        [] if "--unpublished" in arguments else project.placeholders(),
    )
    if wrong:
        print("\n".join(wrong), file=sys.stderr)
        return 1
    when = git("log", "-1", "--format=%ct").strip()
    build(OUT, when)
    told = (OUT / SUMS).read_text()
    print(told, end="")
    if "--twice" in arguments:
        kept = Path(shutil.move(OUT, ROOT / "build/release"))
        build(OUT, when)
        again = (OUT / SUMS).read_text()
        shutil.rmtree(kept)
        other = sorted(set(told.splitlines()) ^ set(again.splitlines()))
        print(
            "byte for byte alike" if not other else "not alike:\n" + "\n".join(line.split()[1] for line in other[::2])
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
