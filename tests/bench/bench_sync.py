"""The wire, side by side with the least that could do: `python -m tests.bench.bench_sync`.

Latency: from a play to everyone updated, CURVE on, a real host process with its journal against a bare pyzmq table
that answers every play with a full view for each client. Once with the same trick game on both sides, once
with BattleGoats against a bare table that plays BattleGoats by the same rules; that against the bare trick game is shown
beside it (what a player waits for; most of it is the game). Back to back, as the floor's own script plays; and, beside it,
after a rest, when all that was warm is cold. Bytes of a play for each client, headers in.
"""

from __future__ import annotations

import statistics
import sys
from dataclasses import dataclass

from tests.bench.common import Row, show
from tests.bench.table_bare import Bare
from tests.bench.table_ours import Ours

TITLE, TRICKS = "battlegoats", "trick game"
MOST_CLIENTS, MOST_US = 32, 5000
"""The budget of DESIGN.md: a play at a table of so many clients, in microseconds."""
PLAYS, WARM = 200, 20
"""Plays in a row of each table in a meeting, and how many of them do not count."""
RESTED = 60
"""Plays of each after a rest."""
MEETINGS = 9
"""How often the tables meet, with fresh processes each time: on which processor their threads settle, which is chance, makes
a quarter of the figure, and lasts as long as they do."""
REST = 0.003
"""Seconds: whoever thinks before a play finds the host and all clients asleep, and others' code in the caches."""


@dataclass
class Meeting:
    """Medians in microseconds of a play: ours, and at the bare tables (of the same, then of the trick game). Bytes of a play
    for each client: what came, what went."""

    in_a_row: list[float]
    rested: list[float]
    came: float
    went: float


def meet(clients: int, title: str, turn: int) -> Meeting:
    """Fresh tables of `title` ("": the trick game), one after the other, each alone. Who is first changes from one meeting
    (`turn`) to the next."""
    ours = Ours(clients, title)
    tables = [ours, Bare(clients, title), *([Bare(clients)] if title else [])]
    took = {table: _medians(table) for table in (tables if turn % 2 else tables[::-1])}
    each = ours.plays * clients
    return Meeting(
        [took[table][0] for table in tables], [took[table][1] for table in tables], ours.came / each, ours.went / each
    )


def _medians(table: Ours | Bare) -> tuple[float, float]:
    """Of its plays in a row, and of those after a rest."""
    with table:
        in_a_row = [table.play() for _ in range(PLAYS)][WARM:]
        return statistics.median(in_a_row), statistics.median(table.play(REST) for _ in range(RESTED))


def _against(what: str, medians: list[list[float]]) -> Row:
    """Ours by the bare table of the same: the median of the meetings, and between which two the middle ones lie."""
    ratios = sorted(found[0] / found[1] for found in medians)
    took = statistics.median(found[0] for found in medians)
    spread = f"{took:,.0f} us ({ratios[len(ratios) // 4]:.2f} to {ratios[-1 - len(ratios) // 4]:.2f})"
    return Row(what, spread, statistics.median(ratios))


def latency(clients: int, title: str) -> list[Row]:
    """The rows of one title ("": the trick game) with so many clients."""
    found = [meet(clients, title, turn) for turn in range(MEETINGS)]
    in_a_row = [meeting.in_a_row for meeting in found]
    name = title or TRICKS
    what = f"play to everyone updated, {name}, {clients} clients / bare table of the same"
    out = [_against(what, in_a_row)]
    out.append(_against(f"  the same, {REST * 1000:.0f} ms after the last play", [each.rested for each in found]))
    if clients == MOST_CLIENTS:
        took = statistics.median(each[0] for each in in_a_row)
        out.append(Row("  of what people may wait for it", f"{took / 1000:.1f} ms", took / MOST_US, 1.0, most=True))
    if title:
        beside = statistics.median(each[0] / each[2] for each in in_a_row)
        out.append(Row(f"  {name} / the bare table of the trick game: most of it is the game", "", beside))
    came, went = statistics.median(each.came for each in found), statistics.median(each.went for each in found)
    out.append(Row(f"  bytes of a play to each client of {name}, headers in", f"{came:.0f} B"))
    out.append(Row("  bytes of a play from each client, headers in", f"{went:.0f} B"))
    return out


def rows() -> list[Row]:
    return [row for clients in (2, 6, MOST_CLIENTS) for title in ("", TITLE) for row in latency(clients, title)]


if __name__ == "__main__":
    sys.exit(0 if show(rows()) else 1)
