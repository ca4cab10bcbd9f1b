"""`python -m tests.titles.lords_of_hell.mutants`: faults planted in the rules, each of which a test must die of.

Each is planted in a copy of the title beside links to everything else; the test named must pass without it and fail
with it. To add one: a row with the text to replace, found exactly once, and the test that kills it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree
from typing import NamedTuple

ROOT = Path(__file__).parents[3]
TITLE = Path("game/titles/lords_of_hell")
TESTS = Path("tests/titles/lords_of_hell")


class Mutant(NamedTuple):
    """A fault, the rule that it breaks, and the test that notices it."""

    rule: str
    what: str
    module: str
    old: str
    new: str
    test: str


BOUNDARIES, DEALS = "test_boundaries.py", "test_deals.py"
STRUCK = "test_struck_deals.py"
BATTLES = "test_referee_battles.py::test_the_referee_counts_the_same"
DEBTS, SIDES = (
    "test_referee_debts.py::test_the_referee_owes_the_same",
    "test_referee_debts.py::test_either_side_may_write_it",
)
MUTANTS = (
    Mutant(
        *("LOH-10.66", "Souls take the largest dice", "exchanges.py"),
        *("dice = sorted(hits)\n", "dice = sorted(hits, reverse=True)\n"),
        f"{BOUNDARIES}::test_souls_take_the_smallest_dice",
    ),
    Mutant(
        *("LOH-10.66", "the smallest crowd takes dice first", "exchanges.py"),
        *("sorted(side.crowds, reverse=True)", "sorted(side.crowds)"),
        f"{BOUNDARIES}::test_souls_take_the_smallest_dice",
    ),
    Mutant(
        *("LOH-10.57", "21 cards are plundered like 22", "after_battle.py"),
        *('card_count(s, realm) > COMBAT["plunder_rich_above"]', 'card_count(s, realm) >= COMBAT["plunder_rich_above"]'),
        f"{BOUNDARIES}::test_twenty_one_cards_are_not_above_twenty_one",
    ),
    Mutant(
        *("LOH-10.62", "a surrender leaves a defence victory", "organisation.py"),
        *("front.surrendered, front.seized = front.round, True", "front.surrendered = front.round"),
        f"{BOUNDARIES}::test_a_surrendered_realm_has_defended_nothing",
    ),
    Mutant(
        *("LOH-10.62", "a realm whose devil was taken scores a defence victory", "after_battle.py"),
        *('"defence" if front.broken and not front.seized else ""', '"defence" if front.broken else ""'),
        f"{BOUNDARIES}::test_a_surrendered_realm_has_defended_nothing",
    ),
    Mutant(
        *("LOH-10.61", "leaving after the lock counts as calling off", "after_battle.py"),
        *("if front.called_off:", "if front.ended and front.surrendered == front.round:"),
        "test_battles.py::test_slipping_away_after_a_surrender",
    ),
    Mutant(
        *("LOH-10.72", "hits of earlier parts are forgotten in the spread", "hit_allocation.py"),
        "    fewest = min((front.taken[seat] + given[seat] for seat in able), default=0)\n"
        "    return [seat for seat in able if front.taken[seat] + given[seat] == fewest]\n",
        "    fewest = min((given[seat] for seat in able), default=0)\n"
        "    return [seat for seat in able if given[seat] == fewest]\n",
        f"{BOUNDARIES}::test_hits_of_earlier_parts_count_in_the_spread",
    ),
    Mutant(
        *("LOH-8.12", "a condition lapses a round early", "obligations.py"),
        *("condition.round < s.round", "condition.round <= s.round"),
        f"{BOUNDARIES}::test_a_condition_has_its_whole_last_round",
    ),
    Mutant(
        *("LOH-8.12", "a condition lapses a round late", "obligations.py"),
        *("condition.round < s.round", "condition.round + 1 < s.round"),
        f"{BOUNDARIES}::test_a_condition_has_its_whole_last_round",
    ),
    Mutant(
        *("LOH-7.5", "an empty holder is not counted as passed", "beats.py"),
        *("        s.passed |= 1 << self.seat\n", ""),
        f"{BOUNDARIES}::test_an_empty_holder_has_passed",
    ),
    Mutant(
        *("LOH-9.11", "who breaks out of a siege stays set aside", "captives.py"),
        *("    if front is not None:\n        front.aside.remove(seat)\n", ""),
        f"{BOUNDARIES}::test_a_captive_freed_from_a_siege_is_out_of_it",
    ),
    Mutant(
        *("LOH-8.22", "gifts under two overlords are added up", "promise_limits.py"),
        *("            if heir(row.sentence) not in (NOBODY, crowned):\n                continue\n", ""),
        f"{DEALS}::test_gifts_under_two_crowns",
    ),
    Mutant(
        *("LOH-8.21", "a piece under another overlord is pledged all the same", "promise_limits.py"),
        *("return NOBODY != heir(a) != heir(b) != NOBODY", "return False"),
        f"{DEALS}::test_one_piece_under_two_crowns",
    ),
    Mutant(
        *("LOH-8.17", "promises are judged before the exchange", "deals.py"),
        *("code, promise = promise_validation.problem(t, seat, other, sentence, got)",
          "code, promise = promise_validation.problem(before, seat, other, sentence, got)"),
        f"{DEALS}::test_promises_stand_after_the_exchange",
    ),
    Mutant(
        *("LOH-6.21", "a captive freed beside its fortress passes with it", "trade_bundles.py"),
        *("(other for other in held_by(s, giver) if other not in apart)", "(held_by(s, giver))"),
        f"{DEALS}::test_freedom_beside_the_fortress",
    ),
    Mutant(
        *("LOH-6.13", "an offer to anyone is shown to whom its sender may not trade with", "sight.py"),
        *('return not forbidden(s, offer.by, "trade", seat)', "return True"),
        f"{DEALS}::test_whom_an_offer_is_for",
    ),
    Mutant(
        *("LOH-5.7", "Tribute names a seat without cards", "specials.py"),
        *(" and s.hand[other]]\n        out += [plays.line(plays.Tribute", "]\n        out += [plays.line(plays.Tribute"),
        f"{DEALS}::test_tribute_names_who_can_pay",
    ),
    Mutant(
        *("LOH-10.65", "every Metal Beast takes a point of protection", "battle_state.py"),
        *("max(0, total - max(beasts, default=0))", "max(0, total - sum(beasts))"),
        BATTLES,
    ),
    Mutant(
        *("LOH-10.48", "protection turns a tie into a hit on the attack", "exchanges.py"),
        *('    return (SHIELDED, a) if helpers else ("", 0)\n', '    return (SHIELDED, a) if helpers else (ATTACK, d)\n'),
        BATTLES,
    ),
    Mutant(
        *("LOH-10.57", "a plundered realm is no victory", "after_battle.py"),
        *('"attack" if front.plundered or front.seized else ""', '"attack" if front.seized else ""'),
        BATTLES,
    ),
    Mutant(
        *("LOH-8.22", "gifts without a crown are not counted", "promise_limits.py"),
        *("if isinstance(row.sentence, Give) and row.sentence.strength != ASAP:",
          "if isinstance(row.sentence, Give) and heir(row.sentence) != NOBODY and row.sentence.strength != ASAP:"),
        DEBTS,
    ),
    Mutant(
        *("LOH-6.19", "the sender's promises are judged before the exchange", "deals.py"),
        *("code, promise = promise_validation.problem(t, seat, other, sentence, got)",
          "code, promise = promise_validation.problem(before if judged == (by,) else t, seat, other, sentence, got)"),
        SIDES,
    ),
    Mutant(
        *("LOH-6.21", "releases come after the pieces", "deals.py"),
        *("            t.promises.remove(found)\n", ""),
        f"{DEALS}::test_a_release_comes_first",
    ),
    Mutant(
        *("LOH-6.21", "one side's captives are housed before the other side's pieces have come", "market.py"),
        *('questions = trade_bundles.exchange(match, s, halves, "LOH-6.2")',
          'questions = [step for half in halves for step in trade_bundles.exchange(match, s, [half], "")]'),
        f"{STRUCK}::test_walls_come_as_the_ring_leaves",
    ),
    Mutant(
        *("LOH-6.21", "promises are sworn before a fortress is chosen", "market.py"),
        *("match.then(*questions, Seal(by, seat))", "match.then(Seal(by, seat), *questions)"),
        f"{STRUCK}::test_the_choice_of_a_fortress_comes_before_looks_and_promises",
    ),
    Mutant(
        *("LOH-8.9", "walls are discarded with a promised captive in them", "tabling.py"),
        *("if not discard_problem(s, seat, card)]", "if not table_problem(s, seat, card)]"),
        f"{STRUCK}::test_a_captive_promised_is_not_discarded_with_its_walls",
    ),
    Mutant(
        *("LOH-6.22", "whoever gets a captive must be able to hold it before the deal", "deals.py"),
        *("not can_hold(after, other)", "not can_hold(before, other)"),
        "test_referee_deals.py::test_the_referee_strikes_the_same",
    ),
)  # fmt: skip


@contextmanager
def planted(mutant: Mutant | None) -> Iterator[Path]:
    """A folder in which the title has the fault, or has none."""
    with tempfile.TemporaryDirectory() as name:
        top = Path(name)
        for folder in (top / "game", top / "game/titles", top / "tests", top / "tests/titles"):
            folder.mkdir()
            for there in (ROOT / folder.relative_to(top)).iterdir():
                if there.name not in ("titles", "lords_of_hell", "__pycache__"):
                    (folder / there.name).symlink_to(there)
        for folder in (TITLE, TESTS):
            copytree(ROOT / folder, top / folder)
        (top / "pyproject.toml").symlink_to(ROOT / "pyproject.toml")
        if mutant is not None:
            path = top / TITLE / "rules" / mutant.module
            text = path.read_text(encoding="utf-8")
            assert text.count(mutant.old) == 1, f"{mutant.what}: found {text.count(mutant.old)} times"
            path.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")
        yield top


def passes(top: Path, tests: list[str]) -> bool:
    """Whether the tests pass there. An error that is no failed test is raised."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
    env = {**os.environ, "PYTHONPATH": str(top), "PYTHONDONTWRITEBYTECODE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(
        [*command, *(str(TESTS / test) for test in tests)], cwd=top, env=env, capture_output=True, text=True
    )
    if done.returncode not in (0, 1):
        raise RuntimeError(done.stdout + done.stderr)
    return done.returncode == 0


def main() -> None:
    tests = sorted({mutant.test for mutant in MUTANTS})
    with planted(None) as top:
        assert passes(top, tests), "a test fails without any fault"
    for mutant in MUTANTS:
        with planted(mutant) as top:
            lives = passes(top, [mutant.test])
        print(f"{'LIVES' if lives else 'dies '}  {mutant.rule:<10} {mutant.what}", flush=True)


if __name__ == "__main__":
    main()
