"""The Royal Racket: a sentence for each thing that happened. Names stand in the nominative, cards as links."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from game.engine.cues import Cue
from game.tabletop.contract import Line
from game.titles.loot_and_recruit.rules.cards import GUARD, INDEX, POWERS, TRIO
from game.titles.loot_and_recruit.screen.names import CARD_ROWS, EVENT_ROWS

if TYPE_CHECKING:
    from game.titles.loot_and_recruit.screen.screen import LootTable

Nouns = dict[str, Any]
SHOWN = ("counted", "refilled")
"""The table shows them first."""
HOT = ("event", "toppled", "negated", "captured", "count", "result", "first_player")
FALLS = ("attack", "negated", "waved", "toppled", "captured", "count", "counted", "result")
INDENTED = (
    "refilled",
    "renewed",
    "discount",
    "taken",
    "shielded",
    "replaced",
    "moved",
    "drawn",
    "reshuffled",
    "scattered",
)
SEATS = ("seat", "target", "owner", "attacker")


def link(table: LootTable, card: str) -> str:
    """A name that shows the card when it is hovered."""
    name = table.source_name(card)
    return f"<link={card}>{name}</link>" if card in CARD_ROWS or card in EVENT_ROWS else name


def links(table: LootTable, cards: Iterable[Any]) -> str:
    """Cards as [[handle, id], ...], each name once with how often it comes."""
    count: dict[str, int] = {}
    for entry in cards:
        count[entry[1]] = count.get(entry[1], 0) + 1
    return ", ".join(
        table.words("list.times", n=n, card=link(table, card)) if n > 1 else link(table, card)
        for card, n in count.items()
    )


def lines(table: LootTable, cue: Cue) -> list[Line]:
    """The sentences of one cue; none where there is no wording (what the table shows plainly)."""
    words, nouns = table.words, cue.nouns
    variants = _VARIANTS.get(cue.kind)
    keys = variants(table, nouns) if variants is not None else [""]
    args = args_of(table, cue)
    out = []
    for n, variant in enumerate(keys):
        key = f"log.{cue.kind}.{variant}" if variant else f"log.{cue.kind}"
        if words.has(key):
            indent = 1 if n or cue.kind in INDENTED or (cue.kind == "power" and nouns["why"] != "event") else 0
            topic = "fall" if cue.kind in FALLS else "play"
            out.append(Line(words(key, **args), cue.kind in HOT and not n, topic, indent))
    return out


def hush(cue: Cue) -> str | None:
    """What turns over or is counted is told when it has been seen."""
    return "" if cue.kind in SHOWN else None


def args_of(table: LootTable, cue: Cue) -> Nouns:
    """The nouns of a cue as words."""
    out: Nouns = {name: _noun(table, name, value) for name, value in cue.nouns.items()}
    special = _ARGS.get(cue.kind)
    if special is not None:
        out.update(special(table, cue.nouns))
    return out


def _noun(table: LootTable, name: str, value: Any) -> Any:
    """One noun in words, or as it stands."""
    if name in SEATS and isinstance(value, int):
        return table.services.name(value) if value >= 0 else ""
    if name == "winners" and isinstance(value, list):
        return table.crowned(value)
    if name == "performed" and isinstance(value, list):
        return table.and_(table.services.name(seat) for seat in value)
    if name in ("card", "source", "event") and isinstance(value, str):
        return link(table, value)
    if name in ("cards", "leaving") and isinstance(value, list):
        return links(table, value)
    if name == "lineup" and isinstance(value, str):
        return table.words(f"lineup.{value}")
    return value


# ---------------------------------------------------------------- arguments that need more than one noun


def _event(table: LootTable, nouns: Nouns) -> Nouns:
    return {"phase": table.phase_name(nouns["phase"])}


def _power(table: LootTable, nouns: Nouns) -> Nouns:
    return {"power": table.amount(nouns["power"], nouns["n"])}


def _played(table: LootTable, nouns: Nouns) -> Nouns:
    return {"gained": table.amounts(nouns["gained"], "+")}


def _attack(table: LootTable, nouns: Nouns) -> Nouns:
    return {"vp": table.amount("vp", nouns["vp"])}


def _negated(table: LootTable, nouns: Nouns) -> Nouns:
    """The target is the card that was saved."""
    return {"target": link(table, table.reading.names.get(nouns["target"], ""))}


def _ends(table: LootTable, nouns: Nouns) -> Nouns:
    return {"lost": table.amounts(dict(zip(POWERS, nouns["lost"])))}


def _counted(table: LootTable, nouns: Nouns) -> Nouns:
    return {"towers": " + ".join(str(n) for n in nouns["towers"])}


def _scattered(table: LootTable, nouns: Nouns) -> Nouns:
    return {"cards": links(table, _trashed(nouns)) or links(table, nouns["cards"])}


_ARGS: Mapping[str, Callable[[Any, Nouns], Nouns]] = {
    "event": _event,
    "power": _power,
    "played": _played,
    "attack": _attack,
    "negated": _negated,
    "turn_ends": _ends,
    "counted": _counted,
    "scattered": _scattered,
}


# ---------------------------------------------------------------- which wordings a cue takes


def _mine(noun: str) -> Callable[[Any, Nouns], list[str]]:
    """Another wording for who may know."""
    return lambda table, nouns: ["mine" if nouns.get(noun) else ""]


def _own(table: LootTable, nouns: Nouns) -> list[str]:
    return ["mine" if nouns["seat"] == table.services.seat else ""]


def _first_player(table: LootTable, nouns: Nouns) -> list[str]:
    same = nouns["why"] == "volunteer" and nouns["seat"] == table.reading.first
    return [f"{nouns['why']}.same" if same else nouns["why"]]


def _event_key(table: LootTable, nouns: Nouns) -> list[str]:
    return ["closing" if nouns["phase"] == "closing" else ""]


def _flip(table: LootTable, nouns: Nouns) -> list[str]:
    if not nouns["performed"]:
        return ["nobody"]
    return ["volunteers" if nouns["event"] == "changing_of_the_guard" else ""]


def _shield(nouns: Nouns, card: str) -> bool:
    return bool(GUARD[INDEX[nouns[card]]])


def _attack_key(table: LootTable, nouns: Nouns) -> list[str]:
    if nouns["target"] == nouns["seat"]:
        return ["own"]
    return ["shield" if _shield(nouns, "card") else ""]


def _toppled(table: LootTable, nouns: Nouns) -> list[str]:
    return ["shield" if nouns["cards"] and GUARD[INDEX[nouns["cards"][0][1]]] else ""]


def _trashed(nouns: Nouns) -> list[Any]:
    """What goes to the Trash Pile; a Trio goes home."""
    return [entry for entry in nouns["cards"] if INDEX[entry[1]] != TRIO]


def _scattered_key(table: LootTable, nouns: Nouns) -> list[str]:
    return [""] if _trashed(nouns) else ["home"] if nouns["cards"] else []


def _renewed(table: LootTable, nouns: Nouns) -> list[str]:
    return [nouns["lineup"], *(["leaving"] if nouns["leaving"] else [])]


def _count_key(table: LootTable, nouns: Nouns) -> list[str]:
    return [str(nouns["number"])]


_VARIANTS: Mapping[str, Callable[[Any, Nouns], list[str]]] = {
    "dealt": _mine("cards"),
    "drawn": _mine("cards"),
    "turn": _own,
    "first_player": _first_player,
    "event": _event_key,
    "flip_choices": _flip,
    "gained": lambda table, nouns: ["platform" if nouns["platform"] else ""],
    "trashed": lambda table, nouns: ["discard" if nouns["zone"] == "discard" else ""],
    "power": lambda table, nouns: [nouns["why"]],
    "played": lambda table, nouns: ["" if nouns["gained"] else "nothing"],
    "discount": lambda table, nouns: ["shop" if nouns["of"] == "shop" else "goblin"],
    "purchased": lambda table, nouns: ["" if nouns["zone"] == "discard" else nouns["zone"]],
    "renewed": _renewed,
    "attack": _attack_key,
    "toppled": _toppled,
    "scattered": _scattered_key,
    "turn_ends": lambda table, nouns: ["", *(["lost"] if any(nouns["lost"]) else [])],
    "count": _count_key,
    "result": lambda table, nouns: [nouns["outcome"]],
}
