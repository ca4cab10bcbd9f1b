"""`python -m tests.faults [SECTION ...] [--write]`: every figure of trust in one table, printed or written into tests/README.md.

Half an hour on two cores for all. Single sections replace their own rows in the README and leave the others. What
cannot be had on this machine (network namespaces, small disks) is named as not measured.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.conformance import counted
from tests.faults import claims, damage, fairness, handover, hostile, liars, lost_hosts, processes, real, wire
from tests.faults import door as knocking
from tests.faults.test_worlds import READY
from tests.faults.worlds import FAULTS, run
from tests.net.mutations import Count, attack
from tests.titles.lords_of_hell import test_referee_battles, test_referee_debts
from tests.titles.lords_of_hell.mutants import MUTANTS, passes, planted

README = Path(__file__).parents[1] / "README.md"
BEGIN, END = "<!-- figures of trust -->", "<!-- end of the figures of trust -->"
Row = tuple[str, str, str]
"""(what goes wrong, how much of it, what came of it)"""
HEAD = ("what goes wrong", "how much of it", "what came of it")


def worlds() -> Iterator[Row]:
    for fault in FAULTS[1:]:
        judged = [run(title, fault, seed, 150) for title in READY for seed in range(1, 9)]
        much = f"{len(judged)} matches, {sum(j.plays for j in judged)} plays"
        if fault.cuts or fault.kills:
            much += f", {sum(j.cuts for j in judged)} cuts, {sum(j.kills for j in judged)} kills"
        slowest = max(j.slowest for j in judged)
        yield (
            f"{fault.name}, every title (in process)",
            much,
            f"none lost or doubled; together again within {slowest:.1f} s",
        )


def lost() -> Iterator[Row]:
    found = lost_hosts.run(range(1000))
    much = f"{found.worlds} random worlds, {found.moves} moves"
    yield (
        "host lost, players parted at random (in process)",
        much,
        f"{found.split} with two futures; together within {found.slowest:.0f} s of the parting's end",
    )


def successors() -> Iterator[Row]:
    found = liars.run(range(600))
    yield (
        "host lost, one client lies about what it keeps, whose turn it is, or its share (in process)",
        f"{found.tables} tables",
        f"{found.out_of_turn} given a share out of turn; {found.named} of {found.certain} false claims named; "
        f"{found.wrong} honest players named; {found.split} with two futures",
    )


def moves() -> Iterator[Row]:
    for farewell, name in ((False, "host's process killed, players go on"), (True, "host leaves in good order")):
        back = [handover.run(farewell, number) for number in range(5)]
        slowest, middle = max(b.on for b in back), sorted(b.on for b in back)[2]
        after = "after the farewell" if farewell else "after the patience of the house"
        yield (
            name,
            f"{len(back)} times, three players",
            f"play goes on {middle:.1f} s {after} (slowest {slowest:.1f} s)",
        )


def wires() -> Iterator[Row]:
    if not wire.possible():
        yield "bad wires between two machines", "network namespaces", "not measured: not allowed here"
        return
    for bad in real.WIRES:
        # Where something happens now and then the machine has little to do: all titles at once.
        with ThreadPoolExecutor(len(READY) if bad.eventful else 2) as pool:
            ran = list(pool.map(lambda title: real.run(title, bad, 8.0), READY))  # noqa: B023 - done before the next
        text = "none lost or doubled"
        if bad.eventful:
            text += f"; back {max(r.back for r in ran):.1f} s after it at the latest"
        yield f"{bad.name}, every title (real wire)", f"{sum(r.plays for r in ran)} plays", text


def files() -> Iterator[Row]:
    found = damage.run(2000)
    yield (
        "journal cut short or altered",
        f"{found.tries} damages",
        f"{found.whole} told all, {found.shorter} up to a whole play and said so, {found.refused} refused plainly; none told "
        "what was not",
    )
    full = processes.full_disk()
    text = (
        "not measured: no small disk to be had" if full is None else f"{full.refused} plays refused, none lost, then on"
    )
    yield "disk full in mid-match", "once", text


def mischief() -> Iterator[Row]:
    found = hostile.run(100_000)
    yield (
        "hostile frames into a table in mid-match",
        f"{found.frames} frames of 5,000 keys",
        f"none changed anything; the host holds {max(0.0, found.growth):.1f} MiB more afterwards",
    )
    count = Count()
    for title in READY:
        count.add(attack(title, 42_000, 1))
    yield (
        "hostile choices, mutated from real asks of every seat, every title",
        f"{count.words} choices at {len(count.kinds)} kinds of ask in {count.matches} matches",
        f"no exception, no change; {count.refused} refused, {count.legal} legal to the letter",
    )


def sleep() -> Iterator[Row]:
    for seconds in (10.0, 60.0):
        slept = processes.asleep(seconds)
        yield f"host stopped for {seconds:.0f} s", "once", f"players back {slept.back:.1f} s after it woke"
    if wire.possible():
        with ThreadPoolExecutor() as pool:
            # Asleep they cost nothing: all titles at once.
            ran = list(pool.map(lambda title: real.run(title, real.NAP, 6.0), READY))
        yield (
            f"{real.NAP.name}, every title (real wire)",
            f"{sum(r.plays for r in ran)} plays",
            f"none lost or doubled; back {max(r.back for r in ran):.1f} s after it woke at the latest",
        )


def door() -> Iterator[Row]:
    waited = knocking.run()
    yield (
        "strangers ask for key agreements without a pause",
        f"{knocking.KEYS} keys at once, always new ones; {waited.plays} plays",
        f"1 play in 100 waits {waited.flooded:.0f} ms or more; without them {waited.calm:.0f} ms",
    )


def scale() -> Iterator[Row]:
    for tables in (1, 10, 50):
        many = processes.many(tables)
        yield (
            "tables of one command, a process each",
            f"{tables} with two people each",
            f"open in {many.opened:.1f} s; {many.each:.1f} MiB a table; {many.plays:.0f} plays a second in all",
        )


def judges() -> Iterator[Row]:
    for found in counted.count():
        yield f"{found.judge}, every title and toy", f"{found.cases} cases", found.text


def fairness_rows() -> Iterator[Row]:
    found = fairness.keys(5000)
    yield "host hands out keys of its own making", f"{found.tables} tables", f"{found.agreed} with words that agree"
    found = fairness.grinding(20_000)
    much = f"{found.tables} rounds, 8 possible answers instead of 10^9"
    yield "host looks for words that agree", much, f"{found.agreed} hits; chance alone gives {found.tables // 8}"
    told = fairness.stories(20)
    much = f"{told.told // 2} matches of two stories each"
    text = f"{told.noticed} of {told.told} players told of it by name, by version {told.latest} at the latest"
    yield "host tells two players two stories, every title", much, text
    bent = fairness.accounts(100)
    text = f"{bent.noticed} noticed, {bent.named} of them with whose play it is"
    yield "one line of the account changed, dropped, moved, repeated, forged or called a default", f"{bent.given}", text


def referees() -> Iterator[Row]:
    """Lords of Hell judged by a second reading, and its tests by planted faults."""
    told = sum((test_referee_battles.compare(seed) for seed in range(1000)), Counter[str]())
    much = f"1000 battles, {told['victory'] + told['no victory']} aftermaths, {told['devil']} devils downed"
    yield "battles of Lords of Hell against a referee of their own", much, "no count differs"
    owing = sum((test_referee_debts.compare(seed) for seed in range(1000)), Counter[str]())
    much = f"{owing['sworn']} promises sworn, {owing['refused']} refused, {owing['promise cards'] + owing['cards']} gifts tried"
    yield "what is owed in Lords of Hell against a referee of its own", much, "no verdict differs"
    deals = Counter(test_referee_debts.both_sides(seed) for seed in range(1000))
    yield "the same deal written by either side", f"1000 deals, {deals['struck']} struck", "one verdict for both"
    dead = 0
    for mutant in MUTANTS:
        with planted(mutant) as top:
            dead += not passes(top, [mutant.test])
    yield "faults planted in the rules of Lords of Hell", f"{len(MUTANTS)} faults", f"{dead} noticed by their test"


def claim_rows() -> Iterator[Row]:
    for claim, counter in claims.count():
        tried = counter.held + counter.broken
        text = "all hold" if not counter.broken else f"{counter.broken} do not hold"
        if counter.skipped:
            text += f"; {counter.skipped} do not apply here"
        yield claim.promise, "1 test" if tried == 1 else f"{tried} tests", text


SECTIONS: dict[str, Callable[[], Iterator[Row]]] = {
    "worlds": worlds, "lost": lost, "successors": successors, "moves": moves, "wires": wires, "files": files, "sleep": sleep,
    "mischief": mischief, "door": door, "scale": scale, "judges": judges, "fairness": fairness_rows, "referees": referees,
    "claims": claim_rows,
}  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("sections", nargs="*", metavar="SECTION", help=f"of {', '.join(SECTIONS)}; none: all")
    parser.add_argument("--write", action="store_true", help="write the table into tests/README.md")
    chosen = parser.parse_args()
    unknown = set(chosen.sections) - set(SECTIONS)
    if unknown:
        parser.error(f"no section {', '.join(sorted(unknown))}")
    made: list[Row] = []
    for name in chosen.sections or SECTIONS:
        for row in SECTIONS[name]():
            made.append(row)
            print(line(row), flush=True)
    if chosen.write:
        write(made)
    return 0


def line(row: Row) -> str:
    """The row in Markdown."""
    return "| " + " | ".join(row) + " |"


def merged(kept: list[Row], made: list[Row]) -> list[Row]:
    """The table with rows made anew: they stand where rows of their first column stood, or at the end."""
    names = {row[0] for row in made}
    out: list[Row] = []
    for row in kept:
        if row[0] not in names:
            out.append(row)
        elif row[0] not in {done[0] for done in out}:
            out += [new for new in made if new[0] == row[0]]
    return out + [row for row in made if row[0] not in {done[0] for done in out}]


def write(made: list[Row]) -> None:
    """Into tests/README.md, between the marks."""
    text = README.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    table, _, after = rest.partition(END)
    cells = [tuple(cell.strip() for cell in row.strip("|").split(" | ")) for row in table.strip().splitlines()[2:]]
    lines = [line(HEAD), "|---|---|---|", *map(line, merged([(a, b, c) for a, b, c in cells], made))]
    README.write_text(f"{before}{BEGIN}\n" + "\n".join(lines) + f"\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
