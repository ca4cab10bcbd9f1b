"""The posters, the sign and the icon as build recipes."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import partial

from PIL import Image

from art.kit.recipe import Recipe
from art.posters.app_icon import sizes
from art.posters.moods import patches
from art.posters.scenes import POSTERS
from art.posters.sheet import make
from art.posters.wide import sign


def webp(draw: Callable[[], Image.Image], quality: int) -> dict[str, bytes]:
    """One picture as lossy WebP."""
    out = io.BytesIO()
    draw().save(out, "WEBP", quality=quality, method=6)
    return {".webp": out.getvalue()}


def recipes() -> list[Recipe]:
    """Everything below prints/posters."""
    out = [Recipe(f"posters/{p.name}", "files", f"{p.name}|82", partial(webp, partial(make, p), 82)) for p in POSTERS]
    out += [Recipe(f"posters/{p.name}_moods", "files", p.name, partial(patches, p)) for p in POSTERS]
    out.append(Recipe("posters/sign", "files", "sign|84", partial(webp, sign, 84)))
    out.append(Recipe("posters/icon", "files", "icon", sizes))
    return out
