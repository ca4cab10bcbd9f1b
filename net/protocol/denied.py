"""The answer No."""

from __future__ import annotations


class Denied(Exception):
    """A client's request was denied; `code` is one of `messages.SORRY`."""

    def __init__(self, code: str, text: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.text = text
