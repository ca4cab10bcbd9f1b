"""The faults that `python -m tests.planted_screens` plants stand where they can be planted."""

from __future__ import annotations

from collections import Counter

from tests.planted_screens import FAULTS, ROOT, SHARED_FAULTS, TITLES


def test_every_fault_has_its_place() -> None:
    """The text that a fault replaces stands once in its file, so that a screen that changes takes its faults along."""
    for fault in FAULTS:
        assert (TITLES / fault.file).read_text(encoding="utf-8").count(fault.old) == 1, fault
        assert fault.old != fault.new


def test_each_title_has_eight() -> None:
    assert Counter(fault.title for fault in FAULTS) == Counter(
        dict.fromkeys(("battlegoats", "goblin_raid", "loot_and_recruit", "slayer_slayer", "lords_of_hell"), 8)
    )


def test_every_shared_fault_has_its_place_and_its_tests() -> None:
    for fault in SHARED_FAULTS:
        assert (ROOT / "game" / fault.file).read_text(encoding="utf-8").count(fault.old) == 1, fault
        assert fault.old != fault.new
        assert (ROOT / "tests" / fault.tests).is_file(), fault
