"""The judges from outside, counted: `python -m tests.faults judges`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import NamedTuple

from tests.conformance.judges import PETTINGZOO, Case, cases, fits, openspiel


class Counted(NamedTuple):
    """What one judge says of all."""

    judge: str
    cases: int
    satisfied: int
    text: str


def count() -> Iterator[Counted]:
    """Each judge over every case that it fits."""
    for name, judge in PETTINGZOO.items():
        yield _judged(f"PettingZoo's {name.replace('_', ' ')} test", "pettingzoo", judge, name)
    yield _judged("OpenSpiel's random simulation", "pyspiel", openspiel, "openspiel")


def _judged(said: str, library: str, judge: Callable[[Case], None], name: str) -> Counted:
    if find_spec(library) is None:
        return Counted(said, 0, 0, f"not measured: {library} is not installed")
    fitting = [case for case in cases() if fits(name, case)]
    against = []
    for case in fitting:
        try:
            judge(case)
        except Exception as error:  # whatever it says against us
            against.append(f"{case}: {error}".splitlines()[0])
    good = len(fitting) - len(against)
    return Counted(said, len(fitting), good, "; ".join([f"{good} of {len(fitting)} satisfied", *against]))
