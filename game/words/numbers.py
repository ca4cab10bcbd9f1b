"""Numbers as they are written in the language of the moment."""

from __future__ import annotations

from collections.abc import Callable


def decimal(value: float, tr: Callable[[str], str]) -> str:
    """Return a number with one decimal; `tr`: says the program's own words, the decimal point among them."""
    return f"{value:.1f}".replace(".", tr("decimal-point"))
