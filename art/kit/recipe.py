"""What ``art.build`` builds: a recipe per output file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Recipe:
    """One output below ``art/prints``.

    ``kind`` says what ``draw`` returns and which file is written:

    * ``plate``: separations (``press.separations``) -> ``NAME.png``, one indexed picture that holds them all, listed
      in the folder's ``plates.json``; the first part of the name is the title whose inks its own palette shows
    * ``png``: a Pillow image -> ``NAME.png``
    * ``files``: a mapping of file suffix (with its dot) to bytes -> ``NAME`` + suffix

    ``source_key`` is anything that describes this recipe alone (its parameters as text); the code it is drawn
    with is keyed by the builder.
    """

    name: str
    kind: str
    source_key: str
    draw: Callable[[], Any]
    extra: dict[str, Any] = field(default_factory=dict)  # further fields of the plate's listing
