"""What the kernel says to a play that it does not take."""

from __future__ import annotations


class Refused(Exception):
    """A play that changes nothing. `code` is one of the title's codes or of `KERNEL_CODES`; `text` explains
    it in English for logs (people read the catalogue's text for the code).
    """

    def __init__(self, code: str, text: str = "") -> None:
        super().__init__(f"{code}: {text}" if text else code)
        self.code = code
        self.text = text


KERNEL_CODES = (
    "match_over",  # the match has a result
    "not_your_turn",  # the ask is not put to this seat
    "stale_ask",  # the play answers an ask that is closed
    "already_answered",  # a sealed answer stands and cannot be replaced
    "malformed",  # no play of this game looks like that; no code of the title has seen it
    "not_legal",  # outside the ask's space and the title knows no better word
    "nothing_to_take_back",  # no mark to return to
    "cannot_resign",  # this title or moment does not allow it
)


class KernelError(RuntimeError):
    """A fault in a title (never in a play): no ask and no result, a runaway agenda, an unknown step."""
