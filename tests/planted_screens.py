"""Forty faults planted in the screens of the five titles, one at a time, and twenty-two in what all tables share and in climaxes: are they seen?

    python -m tests.planted_screens             all of them, in a copy of the project; half an hour of one core
    python -m tests.planted_screens hell        those whose file holds this

Each is a small change of one file: a wrong sprite, a phase painted as another, a number that is not the view's, a button
negated, a colour of the other side. It is seen when a thumbnail differs (`tests/screens/thumbnails.py`), when what is printed
is not what the view says (`tests/screens/printed.py`), or when the table cannot be drawn at all. What tables share (results,
lessons, hints, log, codex, keys), and climaxes that no kept picture shows, are looked at by the tests that are named with the fault.
`tests/ui/test_planted_screens.py` keeps both lists up to date.
"""

# ruff: noqa: E501 - a fault stands in one line
from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.screens.thumbnails import CASES

ROOT = Path(__file__).parents[1]
TITLES = ROOT / "game" / "titles"


class Fault(NamedTuple):
    file: str
    """Below `game/titles`."""
    old: str
    """Stands once in the file."""
    new: str

    @property
    def title(self) -> str:
        return self.file.split("/")[0]


class SharedFault(NamedTuple):
    file: str
    """Below `game`."""
    old: str
    """Stands once in the file."""
    new: str
    tests: str
    """The file below `tests` that must fail."""


FAULTS = (
    Fault("battlegoats/screen/screen.py", "return phase_track(out, at)", "return phase_track(out, at + 1)"),
    Fault("battlegoats/screen/board.py", "palette.RED_TEXT if pile else palette.DIM_TEXT", "palette.DIM_TEXT if pile else palette.RED_TEXT"),
    Fault("battlegoats/screen/cards.py", '"face" if lying.facing or', '"own_hidden" if lying.facing or'),
    Fault("battlegoats/screen/plan.py", "end.bottom == fronts[0].bottom", "end.bottom != fronts[0].bottom"),
    Fault("battlegoats/screen/placement.py", "lying.space == chooser.source and", "lying.space != chooser.source and"),
    Fault("battlegoats/screen/moments.py", "face_up=False, raised=1.0", "face_up=True, raised=1.0"),
    Fault("battlegoats/screen/moments_fight.py", "replace(goal, angle=14.0)", "replace(goal, angle=-76.0)"),
    Fault("battlegoats/screen/board.py", 'cards.tile(look, BACK, size, "back")', 'cards.tile(look, BACK, size, "face")'),
    Fault("goblin_raid/screen/battle_frame.py", '"now" if i == now else', '"now" if i == now + 1 else'),
    Fault("goblin_raid/screen/moments_climax.py", "pictures.paint_night(look, night, surface, t, services.reduced)", "None"),
    Fault("goblin_raid/screen/declare.py", 'RED = palette.rgb("#B0382A")', 'RED = palette.rgb("#47702B")'),
    Fault("goblin_raid/screen/morale.py", 'palette.STRAW if card.state == "now" else CREAM', "CREAM"),
    Fault("goblin_raid/screen/move.py", 'kind="primary", small=self._still_to_move()', 'kind="plain", small=self._still_to_move()'),
    Fault("goblin_raid/screen/odds.py", "str(i + 1)", "str(i + 2)"),
    Fault("goblin_raid/screen/moments_battle.py", '"moss" if verdict == "success" else "red", 110', '"red" if verdict == "success" else "moss", 110'),
    Fault("goblin_raid/screen/advance.py", 'GREEN = palette.rgb("#47702B")', 'GREEN = palette.rgb("#B0382A")'),
    Fault("loot_and_recruit/screen/banner.py", '"banner_hit" if hit else "banner"', '"banner" if hit else "banner_hit"'),
    Fault("loot_and_recruit/screen/hand.py", "palette.mix(palette.PLANK_LIGHT, look.palette.paper, 0.5)", "palette.RED_TEXT"),
    Fault("loot_and_recruit/screen/layout.py", "(who, n + 1): _column", "(who, 3 - n): _column"),
    Fault("loot_and_recruit/screen/cards.py", "palette.mix(look.palette.c, look.palette.paper, 0.55)", "look.palette.k"),
    Fault("loot_and_recruit/screen/facts.py", "ink = look.palette.k", "ink = look.palette.paper"),
    Fault("loot_and_recruit/screen/boards.py", "round(one.feet) + 1", "round(one.feet) - 60"),
    Fault("loot_and_recruit/screen/over.py", "palette.RED_TEXT, width=inside.w", "palette.GREEN_TEXT, width=inside.w"),
    Fault("loot_and_recruit/screen/reading.py", 'self.event: str = event["now"]', 'self.event: str = ""'),
    Fault("slayer_slayer/screen/cards.py", "return str(printed) if not up or", "return str(printed) if up or"),
    Fault("slayer_slayer/screen/score_sheet.py", 'self._figure(sheet, figure, totals.foe, palette.RED_TEXT)', 'self._figure(sheet, figure, totals.horde, palette.RED_TEXT)'),
    Fault("slayer_slayer/screen/event_sheet.py", '"moss" if good else "red", 13', '"red" if good else "moss", 13'),
    Fault("slayer_slayer/screen/shaft.py", "shapes.disc(px + 4, palette.STRAW,", "shapes.disc(px + 4, palette.RED_TEXT,"),
    Fault("slayer_slayer/screen/route.py", "told, colour = self.name_of(*seen[i]), palette.RED_TEXT", "told, colour = self.name_of(*seen[0]), palette.RED_TEXT"),
    Fault("slayer_slayer/screen/loot.py", 'table.amount(*lot), "display"', 'table.amount(lot[0], lot[1] + 1), "display"'),
    Fault("slayer_slayer/screen/votes.py", 'lines.append((words("votes-open"), look.palette.k))', 'lines.append((words("votes-open"), palette.RED_TEXT))'),
    Fault("slayer_slayer/screen/final_score.py", "rect in zip(order, self.rows(self.area, len(order))):", "rect in zip(order[::-1], self.rows(self.area, len(order))):"),
    Fault("lords_of_hell/screen/army_sum.py", "row: -POWER[row[0]]", "row: POWER[row[0]]"),
    Fault("lords_of_hell/screen/exchanges.py", 'line(str(n + 1), "display"', 'line(str(n), "display"'),
    Fault("lords_of_hell/screen/ledger.py", "(2 - n) * (line.get_height() + 1)", "(n - 1) * (line.get_height() + 1)"),
    Fault("lords_of_hell/screen/scale.py", 'words("scale-nothing"), "map", look.text(21)', 'words("scale-nothing"), "map", look.text(14)'),
    Fault("lords_of_hell/screen/phase.py", 'kind="primary",', 'kind="danger",'),
    Fault("lords_of_hell/screen/scale.py", "left, right = self.half(TAKE), self.half(GIVE)", "left, right = self.half(GIVE), self.half(TAKE)"),
    Fault("lords_of_hell/screen/realms.py", '("souls", now.souls)', '("souls", now.hand)'),
    Fault("lords_of_hell/screen/battle.py", "max(12, look.caps(17)), look.palette.paper", "max(12, look.caps(17)), look.palette.k"),
)  # fmt: skip

SHARED_FAULTS = (
    SharedFault("scenes/results_story.py", "weight = max((own for own, _ in weighed)", "weight = min((own for own, _ in weighed)", "ui/test_results_story.py"),
    SharedFault("scenes/results_cards.py", "self.go(self.moment.at)", "self.go(self.moment.at + 1)", "ui/test_results_story.py"),
    SharedFault("scenes/results_page.py", "values.index(best), figure_words", "values.index(min(values)), figure_words", "ui/test_scenes_results.py"),
    SharedFault("tabletop/score_sheet.py", "key=lambda seat: (places[seat], seat)", "key=lambda seat: (-places[seat], seat)", "ui/test_score_sheet.py"),
    SharedFault("tabletop/key_tags.py", "if tag.startswith(self.typed)", "if tag.endswith(self.typed)", "ui/test_key_tags.py"),
    SharedFault("tabletop/away_digest.py", "if line.hot and line.text", "if line.text", "ui/test_table_away.py"),
    SharedFault("tabletop/coaching.py", "for number, step in enumerate(hint.steps, 1)", "for number, step in enumerate(hint.steps, 2)", "ui/test_hints.py"),
    SharedFault("tabletop/coaching.py", "group.find(f\"act.{verb}\"), group.find", "group.find(\"act.none\"), group.find", "ui/test_hints.py"),
    SharedFault("tabletop/coaching.py", "Bar(words, str(round(100 * value)), value)", "Bar(words, str(round(100 * value)), 2 * value)", "ui/test_hints.py"),
    SharedFault("tabletop/coaching.py", "or services.sent or not coach.is_about_last(verdict)", "or services.sent or not coach", "ui/test_verdicts.py"),
    SharedFault("tabletop/coach_sheet.py", "if rest < least:", "if rest < -least:", "ui/test_hints.py"),
    SharedFault("bots/foresight.py", "one.view(self._seat) == other.view(self._seat)", "one.seats == other.seats", "bots/test_coach_steps.py"),
    SharedFault("tabletop/codex_pages.py", "found[told[\"id\"]] = [*written,", "found[told[\"id\"]] = [*[],", "ui/test_codex_met.py"),
    SharedFault("tabletop/moods.py", '"glad" if seat in winners else "sore"', '"sore" if seat in winners else "glad"', "ui/test_living.py"),
    SharedFault("tabletop/log.py", "wanted in plain(line.text).casefold()", "wanted in line.text", "ui/test_log_folding.py"),
    SharedFault("tabletop/lesson_guide.py", "now = number == self.slip.acted + 1", "now = number == self.slip.acted", "ui/test_lessons.py"),
    SharedFault("titles/loot_and_recruit/screen/moments_count.py", 'badge(look, "vp", cue.count,', 'badge(look, "vp", cue.count + 1,', "ui/loot/test_crowning.py"),
    SharedFault("titles/lords_of_hell/screen/big_dice.py", "_die(look, surface, best[0], at, px", "_die(look, surface, best[-1], at, px", "ui/hell/test_hell_battles.py"),
    SharedFault("titles/lords_of_hell/screen/ring.py", "votes=s.votes.count(seat), against=against", "votes=s.votes.count(seat), against=0", "ui/hell/test_hell_in_sight.py"),
    SharedFault("titles/lords_of_hell/screen/over.py", "value = tally[part][seat] if", "value = tally[part][seat - 1] if", "ui/hell/test_end_sheet.py"),
    SharedFault("titles/slayer_slayer/screen/event_sheet.py", '"tick" if good else "cross", max(30', '"cross" if good else "tick", max(30', "ui/slayer/test_rooms_play.py"),
    SharedFault("titles/slayer_slayer/screen/tape.py", "so_far += count", "so_far = count", "ui/slayer/test_counts_add_up.py"),
)  # fmt: skip


@contextmanager
def planted(fault: Fault | SharedFault, path: Path) -> Iterator[None]:
    """Plant the fault in a file, which is as it was afterwards. Raises ValueError where it does not stand there once."""
    text = path.read_text(encoding="utf-8")
    if text.count(fault.old) != 1:
        raise ValueError(f"{fault.file}: {text.count(fault.old)} times {fault.old!r}")
    path.write_text(text.replace(fault.old, fault.new), encoding="utf-8")
    try:
        yield
    finally:
        path.write_text(text, encoding="utf-8")


def run(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a module in the copy, with a home of its own: the settings of whoever runs this would be seen too."""
    with TemporaryDirectory(prefix="gobsmack-planted-home-") as home:
        return subprocess.run(
            [sys.executable, "-m", *words], cwd=root, capture_output=True, text=True, check=False,
            env={**os.environ, "PYTHONPATH": str(root), "PYTHONHASHSEED": "0", "GOBSMACK_HOME": home},
        )  # fmt: skip


def looks(title: str) -> Iterator[tuple[str, ...]]:
    """The modules that look at a title's screens, with what they are told: the larger pictures first."""
    for name in sorted((name for name, case in CASES.items() if case.title == title), key=lambda name: "_720" in name):
        yield "tests.screens.thumbnails", "compare", name
    yield "tests.screens.printed", title


def told(title: str, root: Path) -> Iterator[str]:
    """What those who look at a title's screens have to say of the copy in `root`, as it stands."""
    for words in looks(title):
        ended = run(root, *words)
        yield from (line.split("; see ")[0] for line in ended.stdout.splitlines() if line.startswith(title))
        if ended.returncode:
            yield f"it cannot be drawn: {ended.stderr.splitlines()[-1]}"


def seen(fault: Fault, root: Path, before: frozenset[str]) -> str:
    """The first that is told beyond what was told `before` it was planted, "" for nothing."""
    with planted(fault, root / "game" / "titles" / fault.file):
        return next((line for line in told(fault.title, root) if line not in before), "")


def failing(tests: str, root: Path) -> str:
    """The first of a file's tests that fails in the copy, as it stands; "" for none."""
    ended = run(root, "pytest", "-q", "-x", "--tb=no", "-p", "no:cacheprovider", f"tests/{tests}")
    return next((line for line in ended.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))), "")


def look_at_titles(faults: Sequence[Fault], root: Path) -> int:
    """Plant faults in titles, print what is told of each; how many are seen."""
    before = {title: frozenset(told(title, root)) for title in {fault.title for fault in faults}}
    for line in sorted(line for lines in before.values() for line in lines):
        print(f"without any fault: {line}", flush=True)
    found = 0
    for fault in faults:
        what = seen(fault, root, before[fault.title])
        found += bool(what)
        print(f"{fault.file}: {fault.old}\n    {what or 'NOT SEEN'}", flush=True)
    return found


def look_at_shared(faults: Sequence[SharedFault], root: Path) -> int:
    """The same of what tables share."""
    red = {tests for tests in {fault.tests for fault in faults} if failing(tests, root)}
    for tests in sorted(red):
        print(f"without any fault: {tests} fails", flush=True)
    found = 0
    for fault in faults:
        with planted(fault, root / "game" / fault.file):
            what = "" if fault.tests in red else failing(fault.tests, root)
        found += bool(what)
        print(f"{fault.file}: {fault.old}\n    {what or 'NOT SEEN'}", flush=True)
    return found


def main(words: list[str]) -> None:
    with TemporaryDirectory(prefix="gobsmack-planted-") as folder:
        root = Path(folder) / "copy"
        shutil.copytree(ROOT, root, ignore=shutil.ignore_patterns(".git", ".venv", ".out", "__pycache__", "*.egg-info"))
        titles = [fault for fault in FAULTS if not words or words[0] in fault.file]
        shared = [fault for fault in SHARED_FAULTS if not words or words[0] in fault.file]
        found = look_at_shared(shared, root) + look_at_titles(titles, root)
        print(f"{found} of {len(titles) + len(shared)} are seen")


if __name__ == "__main__":
    main(sys.argv[1:])
