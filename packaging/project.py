"""What every package says of the project: its version, its public place, its id among desktops and who answers for it. The
one place to change them is `pyproject.toml`."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
_ABOUT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SITE: str = _ABOUT["project"]["urls"]["Homepage"]
"""Where the project, its files and its screenshots can be seen."""
APP: str = _ABOUT["tool"]["gobsmack"]["app"]
"""The id among desktops: the site's name backwards, and the program's."""
MAINTAINER = "{name} <{email}>".format(**_ABOUT["project"]["maintainers"][0])
PLACEHOLDER = re.compile(r"\bexample\b|localhost")
"""Names that are reserved for examples (RFC 2606): nobody is reached by them."""


def version() -> str:
    """Of the project. Raises ValueError if the source says none."""
    found = re.search(r'^__version__ = "(.+)"$', (ROOT / "game/__init__.py").read_text(encoding="utf-8"), re.MULTILINE)
    if found is None:
        raise ValueError("game/__init__.py says no version")
    return found[1]


def placeholders() -> list[str]:
    """Return what still has no public name, as it stands in the packages."""
    return [name for name in (SITE, APP, MAINTAINER) if PLACEHOLDER.search(name)]
