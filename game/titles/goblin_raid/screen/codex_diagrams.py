"""Diagrams of Goblin's chapters beside its lists of counters: sketches of the map, and what is counted."""

from __future__ import annotations

from collections.abc import Iterator

from game.tabletop.codex_pages import DiagramRow
from game.titles.goblin_raid.rules.lookup_tables import CONFIDENCE, LEADERLESS, SCORING, VICTORY, melee_number
from game.titles.goblin_raid.rules.map_graph import SITES, TABLES, TERRAIN
from game.titles.goblin_raid.rules.pieces import DATA, INDEX, MELEE
from game.titles.goblin_raid.screen.codex_sketches import HexSketch, around, march, spotted, zone
from game.titles.goblin_raid.screen.names import halves_text
from game.words import Words
from game.words.numbers import signed

MARCH = ("0110", "0210", "0311", "0411", "0511", "0610", "0711")
"""Uglop's way in the example of a march, to the hex before Driffield."""
DRIFFIELD = "0810"
ENDS = {
    "home": "climax_cave",
    "king": "card_goblin_king",
    "leaders": "card_marglush",
    "time": "marker_sack",
    "concede": "marker_broken",
}
"""How a cycle can end, each with a picture."""
EXAMPLE = {"vp_feudal_b": 1, "vp_goblin_fighting": 3, "vp_goblin_leader": 1}
"""What fell in the example of a raid's score, beside PLUNDER."""
PLUNDER = 14


def sketches(words: Words) -> dict[str, list[DiagramRow]]:
    """Chapters that a piece of the map explains."""
    return {
        "sight": _sight(words),
        "stacks": _stacks(words),
        "alarm": _alarm(words),
        "example_march": [_told(words, "march", march(MARCH, "counter_uglop", (DRIFFIELD, "counter_militia")))],
        "advice": [_told(words, "pincer", _pincer())],
    }


def _told(words: Words, key: str, sketch: HexSketch) -> DiagramRow:
    return DiagramRow(words(f"diagram-{key}"), note=words(f"diagram-{key}.note"), sketch=sketch)


def _sight(words: Words) -> list[DiagramRow]:
    """An enemy stack from two hexes away, and from the next."""
    stack = ("counter_foot", "counter_foot", "counter_sir_hubert")
    column = ("0403", "0404", "0405")
    return [
        _told(words, "sight-far", HexSketch(column, {"0403": stack[-1:], "0405": ("counter_goblin_rabble",)})),
        _told(words, "sight-near", HexSketch(column, {"0403": stack, "0404": ("counter_goblin_rabble",)})),
        DiagramRow(words("diagram-sight-down"), ("card_down",), words("diagram-sight-down.note")),
    ]


def _stacks(words: Words) -> list[DiagramRow]:
    """A zone of control; how many units goblin leaders command."""
    leaders = [row for row in DATA["leader"] if row["side"] == "goblin"]
    limits = [
        DiagramRow(
            words(f"unit-{row['id']}"), (f"card_{row['id']}",), words("diagram-limit"), str(row["command_limit"])
        )
        for row in leaders
    ]
    alone = DiagramRow(
        words("diagram-limit-none"), ("card_goblin_rabble",), words("diagram-limit-none.note"), str(LEADERLESS)
    )
    return [_told(words, "zone", zone("0404", "counter_foot")), *limits, alone]


def _alarm(words: Words) -> list[DiagramRow]:
    """Who is spotted; the die for the Baron's road."""
    seen = spotted("0404", "counter_militia", ("0402", "counter_uglop"))
    rolls: dict[str, list[int]] = {}
    for die, row in enumerate(TABLES["baron_entry_table"]["results"], 1):
        rolls.setdefault(row["hex"], []).append(die)
    roads = [
        DiagramRow(words(f"exit-exit-{road}"), ("card_baron",), figure=f"{dice[0]}–{dice[-1]}")
        for road, dice in rolls.items()
    ]
    return [DiagramRow(words("track-alarm-on"), note=words("track-alarm-text"), sketch=seen), *roads]


def _pincer() -> HexSketch:
    """A site between two bands: what they control is lit."""
    site, bands = "0404", ("0403", "0405")
    lit = frozenset(hex for band in bands for hex in around(band)) - {site, *bands}
    hexes = tuple(sorted({*lit, site, *bands, *around(site)}))
    return HexSketch(hexes, {site: ("counter_militia",), **dict.fromkeys(bands, ("counter_goblin_blade",))}, lit=lit)


def sums(words: Words) -> dict[str, list[DiagramRow]]:
    """Chapters that count something."""
    return {
        "bags": _bags(words),
        "cycle_end": [
            DiagramRow(
                words(f"diagram-end-{end}", n=SCORING["time_limit_turns"]), (picture,), words(f"diagram-end-{end}.note")
            )
            for end, picture in ENDS.items()
        ],
        "score": [*(_counted(words, f"victory-{_slug(id)}", n) for id, n in VICTORY.items()), *_score(words)],
        "confidence": [
            *(_counted(words, f"confidence-{_slug(id)}", n) for id, n in CONFIDENCE.items()),
            DiagramRow(words("diagram-deposed"), figure=signed(SCORING["confidence_deposed"]), is_total=True),
        ],
        "between": _ruins(words),
        "example_battle": [*_battle(words)],
    }


def _slug(id: str) -> str:
    return id.replace("_", "-")


def _counted(words: Words, key: str, n: int) -> DiagramRow:
    return DiagramRow(words(key), figure=signed(n))


def _bags(words: Words) -> list[DiagramRow]:
    return [
        DiagramRow(words("diagram-bags-sure"), ("marker_sack",), figure=halves_text(SCORING["bag_flat_value_x2"])),
        DiagramRow(words("diagram-bags-die"), ("marker_sack",), figure=f"1–{SCORING['bag_die']}"),
        _counted(words, "confidence-conf-plunder-five", CONFIDENCE["conf_plunder_five"]),
    ]


def _score(words: Words) -> Iterator[DiagramRow]:
    """The example of a raid (GOB-13.1)."""
    yield DiagramRow(words("tally-plunder-half-points"), figure=str(PLUNDER), is_total=True)
    for id, n in EXAMPLE.items():
        yield DiagramRow(
            words(f"victory-{_slug(id)}"), note=f"{n} × {abs(VICTORY[id])}", figure=signed(n * VICTORY[id])
        )
    total = PLUNDER + sum(n * VICTORY[id] for id, n in EXAMPLE.items())
    yield DiagramRow(words("diagram-score"), figure=str(total), is_total=True)


def _ruins(words: Words) -> list[DiagramRow]:
    """From which sum of the dice on a site is ruined, by its bags (GOB-11.11)."""
    kinds: dict[int, dict[str, None]] = {}
    least: dict[int, tuple[int, int]] = {}
    for site in SITES:
        kinds.setdefault(site.bags, {})[words(f"site-{site.kind}")] = None
        least[site.bags] = site.ruin
    return [
        DiagramRow(words("amount-bags", n=bags), ("marker_broken",), " · ".join(kinds[bags]), f"{low}–{high}")
        for bags, (low, high) in sorted(least.items())
    ]


def _battle(words: Words) -> Iterator[DiagramRow]:
    """The melee of the example (GOB-7.9): what strikes, and the die."""
    foe, die = MELEE[INDEX["militia_3_3_3_1"]], 3
    band = {"goblin_rabble": (3, "card_goblin_rabble"), "goblin_slingers": (2, "card_goblin_sling")}
    total = 0
    for kind, (n, picture) in band.items():
        each = MELEE[INDEX[f"{kind}_1"]]
        total += n * each
        yield DiagramRow(words(f"unit-{_slug(kind)}"), (picture,), f"{n} × {each}", str(n * each))
    yield DiagramRow(words("diagram-battle-melee", n=foe), ("card_militia",), figure=str(total), is_total=True)
    cover = TERRAIN["hamlet"]["melee_mod"]
    yield DiagramRow(words("diagram-battle-die"), figure=str(die))
    yield _counted(words, "terrain-hamlet", cover)
    yield DiagramRow(words("diagram-battle-hit", n=melee_number(total, foe)), figure=str(die + cover), is_total=True)
