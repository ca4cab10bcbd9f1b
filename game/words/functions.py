"""What our Fluent files may call, and the values that they are given. Imported with the first message that is filled in."""

from __future__ import annotations

from collections.abc import Callable

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNone, FluentType, fluent_number


def fluent_value(value: object) -> str | FluentType | FluentNone:
    """An argument as Fluent takes it: a count as a number in plain digits, which chooses the plural; all else as its text."""
    if type(value) is int and value >= 0:
        return fluent_number(value, useGrouping=False)
    return str(value)


def make_bundle(language: str, say_name: Callable[[str, str], str]) -> FluentBundle:
    """An empty bundle of a language. `say_name(id, form)` is a name of a closed set in one of its forms."""

    def form(name: str | FluentNone, form: str = "") -> str:
        """FORM($card, form: "to"): the name that a message id stands for, in a form of it."""
        return say_name(str(name), form)

    # No invisible marks of direction round what is filled in: they upset widths, and all languages run left to right.
    return FluentBundle([language], functions={"FORM": form}, use_isolating=False)  # type: ignore[dict-item]  # texts will do
