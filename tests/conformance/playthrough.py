"""Playthroughs: one readable text per title and table, with every ask and all views, so that a change of rules shows as
a diff. `python -m tests.conformance.playthrough` writes them anew; the test compares.

After the first views only what changed is written (of a match that goes on and on, the beginning and a hash of the
end): a section under `all` is what everybody sees, under `seat n` what
that seat sees otherwise. Cues are not in it: they carry nothing that the views lack.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from game import titles
from game.engine.chance import FastChance
from game.engine.match import Match, new
from game.engine.sight import SPECTATOR
from game.engine.views import pack_value

TITLES = Path(__file__).parents[1] / "titles"
MOST_BYTES = 60_000
WRITTEN = 56_000
"""Characters after which a long match is played on, but only its end is told."""
LONG = 60
"""Rows from which of a list only those that came and went are told."""
Sections = dict[str, Any]


def tables(name: str) -> list[tuple[str, int, dict[str, Any], int]]:
    """File name, seats, options and seed of each playthrough: the fewest seats, with the first and the last value of
    every option."""
    title = titles.title(name)
    first = {option.id: option.values[0] for option in title.options}
    last = {option.id: option.values[-1] for option in title.options}
    return [("first", title.seats[0], first, 1), ("last", title.seats[0], last, 2)]


def line(value: Any) -> str:
    return json.dumps(json.loads(json.dumps(value)), ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def text(name: str, seats: int, options: dict[str, Any], seed: int) -> str:
    """The whole match in words."""
    match = new(titles.rules(name), seats, options, seed)
    chance = FastChance(f"playthrough:{seed}")
    told: dict[int, Sections] = {}
    out = [f"{name}, {seats} seats, seed {seed}, options {line(options)}", ""]
    while match.result is None and sum(map(len, out)) < WRITTEN:
        out += changes(match, told)
        ask = match.ask
        assert ask is not None
        waiting = match.waiting_for()
        seat = waiting[match.plays % len(waiting)]
        space = match.space(seat)
        choice = match.default(seat) if ask.mode == "open" else space.sample(chance)
        out.append(
            f"ask {match.ask_id} {ask.kind} {ask.mode} to {list(waiting)} {line(ask.nouns)} clock={ask.clock} "
            f"| seat {seat}: {type(space).__name__} of {space.count()}, default {line(match.default(seat))}"
        )
        out.append(f"play {match.plays + 1}: seat {seat} {line(choice)}")
        match.play(seat, choice, match.ask_id, at=1000 * match.plays)
        out.append("")
    out += changes(match, told) if match.result is not None else [end(match, chance)]
    return "\n".join(out) + "\n"


def end(match: Match, chance: FastChance) -> str:
    """A long match, played on to its end."""
    while match.result is None:
        waiting = match.waiting_for()
        seat = waiting[match.plays % len(waiting)]
        match.play(seat, match.sample(seat, chance), match.ask_id, at=1000 * match.plays)
    return (
        f"and so on: {match.plays} plays, result {line(msgspec.to_builtins(match.result))}, hash {match.hash().hex()}"
    )


def changes(match: Match, told: dict[int, Sections]) -> list[str]:
    """What the views say that they did not say before."""
    public = match.view(SPECTATOR)
    out = differing("all", public, told.get(SPECTATOR, {}))
    told[SPECTATOR] = public
    for seat in range(match.seats):
        own = {name: tree for name, tree in match.view(seat).items() if name not in public or public[name] != tree}
        out += differing(f"seat {seat}", own, told.get(seat, {}))
        told[seat] = own
    return out


def differing(who: str, now: Sections, before: Sections) -> list[str]:
    out = []
    for name in sorted(now.keys() | before.keys()):
        if name not in now:
            out.append(f"  {who} {name}: gone")
        elif pack_value(now[name]) != pack_value(before.get(name)) or name not in before:
            out.append(f"  {who} {name}: {brief(now[name], before.get(name))}")
    return out


def brief(now: Any, before: Any) -> str:
    """A section, or only its keys or rows that changed."""
    if isinstance(now, dict) and isinstance(before, dict):
        return line({key: value for key, value in now.items() if key not in before or before[key] != value})
    if isinstance(now, list) and isinstance(before, list) and min(len(now), len(before)) >= LONG:
        return f"{line([row for row in now if row not in before])} instead of {line([row for row in before if row not in now])}"
    return line(now)


def path(name: str, which: str) -> Path:
    return TITLES / name / "playthroughs" / f"{which}.txt"


def main() -> None:
    for name, title in titles.titles().items():
        if title.status == "ready":
            for which, seats, options, seed in tables(name):
                found = path(name, which)
                found.parent.mkdir(parents=True, exist_ok=True)
                found.write_text(text(name, seats, options, seed), encoding="utf-8")
                print(f"{found.relative_to(TITLES.parents[1])}: {found.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
