"""The figures of a simulation in lines for people."""

from __future__ import annotations

from collections.abc import Sequence

from game import titles
from game.ratings import EVEN, Beaten, rate
from game.simulate_report import Report


def _endings(endings: dict[str, int]) -> str:
    games = sum(endings.values())
    return "  ".join(f"{name}: {count} ({count / games:.0%})" for name, count in endings.items())


def _labelled(report: Report) -> list[str]:
    """The tallies by label, in lines for people."""
    lines: list[str] = []
    for topic, labels in report.outcomes_by.items():
        lines += [f"{topic + ' ' + label:<30}{_endings(endings)}" for label, endings in labels.items()]
    for topic, tallies in report.tallies.items():
        lines += ["", f"{topic:<20}{'seats':>8}{'wins':>10}{'a seat wins':>14}{'of all wins':>14}"]
        for label, tally in tallies.items():
            lines.append(
                f"{label:<20}{tally.seats:>8}{tally.wins:>10.1f}{tally.wins / tally.seats:>14.1%}{tally.share:>14.1%}"
            )
            if len(tally.levels) > 1:
                lines += [
                    f"  {level:<18}{seats:>8.0f}{wins:>10.1f}{wins / seats:>14.1%}"
                    for level, (seats, wins) in tally.levels.items()
                ]
    lines += [f"{topic:<20}{_endings(counts)}" for topic, counts in report.told.items()]
    if report.figures:
        lines += ["", f"{'':<32}{'count':>8}{'mean':>9}{'spread':>9}{'least':>8}{'most':>8}"]
    for name, number in report.figures.items():
        shown = f"{number.count:>8}{number.mean:>9.1f}{number.spread:>9.1f}{number.least:>8.1f}{number.most:>8.1f}"
        lines.append(f"{name:<32}{shown}")
    return ["", *lines] if lines else []


def ratings_table(beaten: Beaten, anchor: str = "") -> list[str]:
    """The ratings of all who played, in lines for people; none where only one did."""
    rows = rate(beaten, anchor)
    if len(rows) < 2:
        return []
    wide = max(16, *(len(row.name) + 2 for row in rows))
    head = f"{'rating':<{wide}}{f'({EVEN}: even with {anchor})' if anchor else '':>8}"
    return ["", head.rstrip(), *(f"{row.name:<{wide}}{row.rating:>6.0f} ± {row.spread:.0f}" for row in rows)]


def table(report: Report) -> str:
    """The report in lines for people."""
    wide = max(10, *(len(level) + 2 for level in report.bots))
    lines = [
        f"{titles.title(report.title).name}: {report.games} games, {report.seats} seats, seed {report.seed}",
        "",
        f"{'bot':<{wide}}{'seats':>6}{'wins':>10}{'a seat wins':>14}{'fair':>8}",
    ]
    for level in dict.fromkeys(report.bots):
        seats = report.bots.count(level)
        lines.append(
            f"{level:<{wide}}{seats:>6}{report.wins[level]:>10.1f}{report.win_rates[level]:>14.1%}{1 / report.seats:>8.1%}"
        )
    by_seat = "  ".join(f"{seat + 1}: {won / report.games:.1%}" for seat, won in enumerate(report.wins_by_seat))
    lines += [
        "",
        f"wins by seat   {by_seat}",
        "endings        " + _endings(report.outcomes),
        f"plays          {report.shortest} to {report.longest}, {report.mean_plays:.1f} in the mean",
        f"stalls         {len(report.stalls)}",
        *(f"  {stall}" for stall in report.stalls),
        *([f"refused        {report.refused} choices of plain plans"] if report.refused else []),
        f"speed          {report.plays_per_second:,.0f} plays a second",
        *ratings_table(report.beaten, report.bots[-1]),
        *_labelled(report),
    ]
    return "\n".join(lines)


def together(reports: Sequence[Report]) -> str:
    """One line for simulations of several numbers of seats."""
    games = sum(report.games for report in reports)
    stalls = sum(len(report.stalls) for report in reports)
    seats = ", ".join(f"{report.games} with {report.seats} seats" for report in reports)
    return (
        f"In all: {games} games ({seats}), {games - stalls} came to an end, stalls = {stalls}; "
        f"longest {max(report.longest for report in reports)} plays, {sum(report.seconds for report in reports):.0f} s"
    )
