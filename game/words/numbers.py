"""Numbers and days as they are written in the language of the moment."""

from __future__ import annotations

import time
from collections.abc import Callable


def decimal(value: float, tr: Callable[[str], str]) -> str:
    """Return a number with one decimal; `tr`: says the program's own words, the decimal point among them."""
    return f"{value:.1f}".replace(".", tr("decimal-point"))


def day(tr: Callable[[str], str], when: float | None = None) -> str:
    """Return the day of a moment in seconds since 1970, today where none is named."""
    return time.strftime(tr("date-format"), time.localtime(when))


def signed(change: int) -> str:
    """Return a change with its sign; 0 has none. A hyphen is no minus."""
    return f"{change:+d}".replace("-", "−") if change else "0"
