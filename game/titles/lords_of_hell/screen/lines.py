"""The Brimstone Times: a sentence for each thing that happened. Names stand in the nominative, cards as links."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from game.engine.cues import Cue
from game.tabletop.contract import Line
from game.titles.lords_of_hell.screen.names import CARD_ROWS, STATUS_ROWS

if TYPE_CHECKING:
    from game.titles.lords_of_hell.screen.screen import HellTable

Nouns = dict[str, Any]
SEATS = ("seat", "to", "captor", "realm", "of", "starter", "overlord", "nominee")
SHOWN = ("exchange", "earth_die", "ring", "nominations")
"""The table shows them first."""
HOT = (
    "round",
    "breach",
    "ring",
    "result",
    "attack",
    "committed",
    "battle_over",
    "captured",
    "plundered",
    "downed",
    "stop",
    "crumble",
)
FALLS = (
    *HOT,
    "sworn",
    "promise_ended",
    "deal",
    "status",
    "victory_points",
    "held",
    "freed",
    "ritual",
    "chain",
    "surrendered",
    "conquest",
)
INDENTED = ("given", "sworn", "souls", "exchange", "hit", "drawn", "discarded", "reshuffled", "hits", "dice", "status")


def link(table: HellTable, card: str) -> str:
    """A name that shows the card when it is hovered."""
    return f"<link={card}>{table.card_name(card)}</link>" if card in CARD_ROWS else card


def links(table: HellTable, cards: Iterable[Any]) -> str:
    """Cards as [[handle, id], ...], each name once with how often it comes."""
    return table.times(link(table, entry[1]) for entry in cards)


def who(table: HellTable, seat: Any) -> str:
    """A seat by its devil."""
    return table.devil(seat) if isinstance(seat, int) and seat >= 0 else table.words("anyone")


def lines(table: HellTable, cue: Cue) -> list[Line]:
    """The sentence of one cue; none where there is no wording."""
    words, nouns = table.words, cue.nouns
    if cue.kind == "given" and not _given(table, nouns):
        return []
    if cue.kind == "exchange" and not nouns.get("hit"):
        return []
    if cue.kind == "offer" and nouns["seat"] is None:  # made to anyone but this seat
        return []
    variant = _VARIANTS.get(cue.kind, _plain)(table, nouns)
    key = f"log.{cue.kind}.{variant}" if variant else f"log.{cue.kind}"
    if not words.has(key):
        key = f"log.{cue.kind}"
    if not words.has(key):
        return []
    text = words(key, **args_of(table, cue))
    hot = cue.kind in HOT and not (cue.kind == "ring" and not nouns["why"])
    return [Line(text, hot, "fall" if cue.kind in FALLS else "play", 1 if cue.kind in INDENTED else 0)]


def hush(cue: Cue) -> str | None:
    """Dice, markers and the crown are told, and heard, when they have come to rest."""
    return "" if cue.kind in SHOWN else None


def args_of(table: HellTable, cue: Cue) -> Nouns:
    """The nouns of a cue as words."""
    out: Nouns = {name: _noun(table, cue.kind, name, value) for name, value in cue.nouns.items()}
    special = _ARGS.get(cue.kind)
    if special is not None:
        out.update(special(table, cue.nouns))
    return out


def _noun(table: HellTable, kind: str, name: str, value: Any) -> Any:
    """One noun in words, or as it stands."""
    if name in SEATS and isinstance(value, int):
        return who(table, value)
    if name == "target":
        return _target(table, kind, value)
    if name in ("seats", "winners") and isinstance(value, list):
        return table.and_(table.devil(seat) for seat in value)
    if name == "devils" and isinstance(value, list):
        return table.and_(table.devil_name(devil) for devil in value)
    if name == "phase":
        return table.phase_name(value)
    if name == "status" and value in STATUS_ROWS:
        return table.status_name(value)
    if name in ("card", "what") and value in CARD_ROWS:
        return link(table, value)
    if name == "what" and isinstance(value, int):
        return link(table, table.reading.card(value)) if table.reading.card(value) else ""
    if name == "what" and value == "souls":
        return table.words("fact.souls")
    if name in ("cards", "tabled", "hordes") and isinstance(value, list):
        return (
            links(table, value)
            if value and isinstance(value[0], list)
            else table.times(table.named(card) for card in value)
        )
    if name == "cards":
        return ""
    if name == "piece":
        return (
            link(table, table.reading.card(value))
            if isinstance(value, int) and value >= 0
            else table.words("troop.devil")
        )
    if name == "side" and value in ("attack", "defence"):
        return table.words(f"side.{value}")
    if name == "vote":
        return table.devil(value) if value >= 0 else ""
    if name == "markers":
        return ", ".join(f"{table.devil(seat)} {n}" for seat, n in enumerate(value) if n)
    if name == "power" and isinstance(value, list):
        return f"{value[0]} : {value[1]}"
    if name in ("attack", "defence") and isinstance(value, list):
        return " ".join(str(die) for die in value)
    if name == "hits" and isinstance(value, list):
        return ", ".join(str(hit[2]) for hit in value)
    return value


def _target(table: HellTable, kind: str, value: Any) -> str:
    if not isinstance(value, int) or value < 0:
        return ""
    if kind == "played" and value >= len(table.reading.seats):
        return table.named(value)
    return table.devil(value) if value < len(table.reading.seats) else table.named(value)


def _given(table: HellTable, nouns: Nouns) -> str:
    """What passed from one seat to another, in words."""
    words, parts = table.words, []
    cards = nouns.get("cards")
    if cards:
        parts.append(links(table, cards))
    elif nouns["hand"]:
        parts.append(words("amount.cards.1") if nouns["hand"] == 1 else words("amount.cards", n=nouns["hand"]))
    if nouns["tabled"]:
        parts.append(links(table, nouns["tabled"]))
    for signer, n in nouns["promises"]:
        parts.append(table.item(["promise_card", signer, n]))
    if nouns["souls"]:
        parts.append(table.item(["souls", nouns["souls"]]))
    return ", ".join(parts)


def _given_args(table: HellTable, nouns: Nouns) -> Nouns:
    told = _given(table, nouns)
    return {"what": told, "cards": told}


def _promise_args(table: HellTable, nouns: Nouns) -> Nouns:
    promise = table.reading.promise(nouns["id"])
    told = table.sentence(promise.sentence) if promise is not None else ""
    return {"promise": told, "state": table.words(f"seal.{nouns['state']}") if nouns.get("state") else ""}


def _discarded_args(table: HellTable, nouns: Nouns) -> Nouns:
    return {"cards": links(table, nouns["cards"] or ())}


_ARGS: dict[str, Callable[[HellTable, Nouns], Nouns]] = {
    "given": _given_args,
    "sworn": _promise_args,
    "condition_met": _promise_args,
    "promise_ended": _promise_args,
    "discarded": _discarded_args,
}


# ---------------------------------------------------------------- variants


def _plain(table: HellTable, nouns: Nouns) -> str:
    return ""


def _mine(table: HellTable, nouns: Nouns) -> str:
    return "mine" if nouns.get("cards") and nouns.get("seat") == table.services.seat else ""


def _why(table: HellTable, nouns: Nouns) -> str:
    return str(nouns.get("why") or "")


def _status(table: HellTable, nouns: Nouns) -> str:
    if nouns["seat"] < 0:
        return "lost"
    return "stable" if nouns["stable"] else "unstable" if nouns["before"] == nouns["seat"] else ""


def _aimed(table: HellTable, nouns: Nouns) -> str:
    return "target" if isinstance(nouns.get("target"), int) and nouns["target"] >= 0 else ""


def _hand_shown(table: HellTable, nouns: Nouns) -> str:
    if nouns.get("cards") and nouns["to"] == table.services.seat:
        return "mine"
    return str(nouns["why"])


def _given_variant(table: HellTable, nouns: Nouns) -> str:
    return "mine" if nouns.get("cards") else ""


def _nominations(table: HellTable, nouns: Nouns) -> str:
    return "" if any(nouns["markers"]) else "nobody"


_VARIANTS: dict[str, Callable[[HellTable, Nouns], str]] = {
    "dealt": _mine,
    "redrawn": _mine,
    "drawn": _mine,
    "discarded": _why,
    "souls": _why,
    "earth_die": lambda table, nouns: "again" if nouns["again"] else "",
    "status": _status,
    "played": _aimed,
    "artifact": _aimed,
    "ritual": _aimed,
    "offer": lambda table, nouns: "anyone" if nouns["to"] < 0 else "",
    "deal": lambda table, nouns: "sworn" if nouns["sworn"] else "",
    "given": _given_variant,
    "hand_shown": _hand_shown,
    "held": lambda table, nouns: "passed" if nouns["before"] >= 0 else "",
    "freed": _why,
    "promise_ended": lambda table, nouns: str(nouns["state"]),
    "breach": lambda table, nouns: str(nouns["loss"]),
    "arrivals": lambda table, nouns: "" if nouns["seats"] else "nobody",
    "vote": lambda table, nouns: "" if nouns["vote"] >= 0 else "nobody",
    "ring": _why,
    "nominations": _nominations,
    "casting": lambda table, nouns: str(nouns["what"]),
    "result": lambda table, nouns: str(nouns["outcome"]),
    "attack_off": _why,
    "committed": lambda table, nouns: "rear" if nouns["rear"] else "",
    "joined": lambda table, nouns: "troops" if nouns["hordes"] else "",
    "withdrew": _why,
    "fled": _why,
    "truce": lambda table, nouns: "" if nouns["on"] else "off",
    "exchange": lambda table, nouns: str(nouns["hit"]),
    "hits": lambda table, nouns: str(nouns["part"]),
    "hit": lambda table, nouns: str(nouns["what"]),
    "battle_over": lambda table, nouns: str(nouns["result"]),
    "crumble": lambda table, nouns: "fell" if nouns["fell"] else "",
    "plundered": lambda table, nouns: "mine" if nouns.get("cards") else "" if nouns["count"] else "nothing",
    "conquest": lambda table, nouns: str(nouns["what"]),
    "victory": lambda table, nouns: str(nouns["which"]),
}
