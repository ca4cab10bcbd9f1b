"""What our Fluent files may call, and the values that they are given. Imported with the first message that is filled in."""

from __future__ import annotations

from collections.abc import Callable

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNone, FluentType, fluent_number

from game.words.names import Name, NameList


def fluent_value(value: object) -> str | FluentType | FluentNone:
    """Return an argument as Fluent takes it: a count as a number in plain digits, which chooses the plural; else its text.

    Names keep what FORM() needs to bend them.
    """
    if type(value) is int and value >= 0:
        return fluent_number(value, useGrouping=False)
    return value if isinstance(value, Name | NameList) else str(value)


def make_bundle(language: str, say_name: Callable[[str, str], str]) -> FluentBundle:
    """Make an empty bundle of a language. `say_name(id, form)` is a name of a closed set in one of its forms."""

    def form(name: str | FluentNone, form: str = "") -> str:
        """FORM($card, form: "to"): a name in one of its forms. A person's name, which is plain text, never bends."""
        if isinstance(name, NameList):
            if form == "person":
                return name.person
            return name.joined(_bent(one, form) for one in name.names)
        return _bent(str(name) if isinstance(name, FluentNone) else name, form)

    def _bent(name: str, form: str) -> str:
        if not isinstance(name, Name):
            return str(name)
        said = say_name(name.key, form)
        # A gender is never read by people: it chooses between variants.
        return said if form == "gender" else name.around[0] + said + name.around[1]

    # No invisible marks of direction round what is filled in: they upset widths, and all languages run left to right.
    return FluentBundle([language], functions={"FORM": form}, use_isolating=False)  # type: ignore[dict-item]  # texts will do
