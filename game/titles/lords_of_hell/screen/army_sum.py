"""What an army in a battle adds to the power of its side, part by part as its medals show it (LOH-10.43)."""

from __future__ import annotations

from typing import NamedTuple

from game.titles.lords_of_hell.rules.battle_state import (
    devil_there,
    fortress_there,
    hordes_there,
    seats_of,
    souls_there,
)
from game.titles.lords_of_hell.rules.cards import POWER, SOULS_PER_POWER
from game.titles.lords_of_hell.rules.records import Front
from game.titles.lords_of_hell.rules.state import NONE, State, artifact, devil_power, hordes_power
from game.titles.lords_of_hell.screen.context import Context
from game.ui.widgets.inspector import Entry, Inspected


class Part(NamedTuple):
    """Something that counts: what it is, and how much."""

    words: str
    power: int
    of_hordes: bool = False


def stacks(s: State, front: Front, seat: int) -> list[list[int]]:
    """A seat's hordes in a battle, those of a kind together, the strongest kind first."""
    kinds: dict[int, list[int]] = {}
    for card in hordes_there(s, front, seat):
        kinds.setdefault(s.faces[card], []).append(card)
    return [cards for _, cards in sorted(kinds.items(), key=lambda row: -POWER[row[0]])]


def parts(table: Context, front: Front, seat: int) -> list[Part]:
    """Devil, fortress, hordes of each kind, what a whole set of them adds, Souls."""
    s, words = table.reading.s, table.words
    out: list[Part] = []
    if devil_there(s, front, seat):
        crown = artifact(s, seat, "devil_power")
        name = table.devil(seat) if crown == NONE else f"{table.devil(seat)} + {table.named(crown)}"
        out.append(Part(name, devil_power(s, seat)))
    if fortress_there(s, front, seat):
        out.append(Part(table.named(s.fortress[seat]), POWER[s.faces[s.fortress[seat]]]))
    hordes = stacks(s, front, seat)
    apart = [hordes_power(s, cards) for cards in hordes]
    out += [Part(table.times(table.named(card) for card in cards), n, True) for cards, n in zip(hordes, apart)]
    together = hordes_power(s, hordes_there(s, front, seat)) - sum(apart)
    if together:
        out.append(Part(words("page-whole-set"), together, True))
    souls = souls_there(s, front, seat)
    if souls >= SOULS_PER_POWER:
        out.append(Part(words("page-souls-half", n=souls), souls // SOULS_PER_POWER))
    return out


def written(found: list[Part]) -> str:
    """A sum written out: 6 + 5 + 6 = 17."""
    total = str(sum(part.power for part in found))
    return total if len(found) < 2 else f"{' + '.join(str(part.power) for part in found)} = {total}"


def shortened(found: list[Part]) -> list[Part]:
    """All hordes as one part."""
    hordes = Part("", sum(part.power for part in found if part.of_hordes), True)
    at = next((n for n, part in enumerate(found) if part.of_hordes), len(found))
    others = [part for part in found if not part.of_hordes]
    return [*others[:at], hordes, *others[at:]] if hordes.power else others


def page(table: Context, front: Front, seat: int) -> Inspected:
    """An army's sum as a list."""
    found = parts(table, front, seat)
    entries = [Entry(part.words, str(part.power)) for part in found]
    total = sum(part.power for part in found)
    return Inspected(
        name=table.devil(seat),
        picture=table.reading.devil(seat),
        kind_words=table.player(seat),
        entries=(*entries, Entry(table.words("fact-power"), str(total), strong=True)),
    )


def side_page(table: Context, front: Front, side: str) -> Inspected:
    """The sum of a side: army by army, each part by part."""
    entries: list[Entry] = []
    total = 0
    seats = seats_of(front, side)
    for seat in seats:
        found = parts(table, front, seat)
        if len(seats) > 1:
            entries.append(Entry(table.devil(seat), str(sum(part.power for part in found)), strong=True))
        entries += [Entry(part.words, str(part.power)) for part in found]
        total += sum(part.power for part in found)
    name = table.words(f"battle-{side}s")
    return Inspected(name=name, entries=(*entries, Entry(table.words("fact-power"), str(total), strong=True)))
