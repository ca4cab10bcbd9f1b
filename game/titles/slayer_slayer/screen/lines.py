"""The Tunnel Times: a sentence for each thing that happened. Names stand in the nominative, cards as links."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from game.engine.cues import Cue
from game.tabletop.contract import Line
from game.titles.slayer_slayer.screen.cards import FOE_ROWS, GOBLINS, OBJECTIVE_ROWS, card_of

if TYPE_CHECKING:
    from game.titles.slayer_slayer.screen.screen import SlayerTable

HOT = ("foe", "plan_b", "shield_wall", "victory", "lost", "tombstone", "die_spoiled", "over", "resigned")
FALLS = ("victory", "lost", "tombstone", "discarded", "event_result", "over", "resigned", "final", "survivor")
INDENTED = ("discarded", "wall_holds", "bonus", "copied", "zeroed", "foe_bonus", "no_effect", "abducted", "stolen")
SHOWN = ("doors", "bet_votes", "die_votes", "counted", "lot", "final")
"""The table shows what they say one thing after another."""
SEATS = ("seat", "target")
GOBLIN_NOUNS = ("card", "by", "under")


def link(table: SlayerTable, card: str | None) -> str:
    """A goblin's name that shows the card when it is hovered."""
    return f"<link={card}>{table.card_name(card)}</link>" if card in GOBLINS else table.words("a_card")


def lines(table: SlayerTable, cue: Cue) -> list[Line]:
    """The sentences of one cue; none where there is no wording (what the table shows plainly)."""
    words, nouns = table.words, cue.nouns
    table.cards.learn(cue)
    more = _MORE.get(cue.kind)
    keys = more(table, nouns) if more is not None else [""]
    args = args_of(table, cue)
    hot = cue.kind in HOT
    topic = "fall" if cue.kind in FALLS else "play"
    out = []
    for i, variant in enumerate(keys):
        key = f"log.{cue.kind}.{variant}" if variant else f"log.{cue.kind}"
        if words.has(key):
            indent = 1 if i or cue.kind in INDENTED else 0
            out.append(Line(words(key, **args), hot and not i, topic, indent))
    return out


def hush(table: SlayerTable, cue: Cue) -> str | None:
    """What is said while the table shows what a cue says: it is told when it has been seen. None: told at once."""
    words, nouns = table.words, cue.nouns
    if cue.kind == "revealed":
        return words("hush.revealed") if nouns["cards"] else None
    if cue.kind == "roll":
        return words("hush.again" if nouns["again"] else "hush.roll", what=table.dice.caption(cue))
    if cue.kind == "door_opened":
        return words("hush.door", door=nouns["door"]) if nouns["door"] else words("hush.gate")
    if cue.kind in ("dealt", "drawn", "recruited", "bribed"):
        return "" if nouns.get("cards") or nouns.get("card") else None
    if cue.kind == "store":
        return "" if nouns["sale"] else None
    return "" if cue.kind in SHOWN else None


def args_of(table: SlayerTable, cue: Cue) -> dict[str, Any]:
    """The nouns of a cue as words."""
    out: dict[str, Any] = {}
    for name, value in cue.nouns.items():
        found = _noun(table, name, value)
        out[name] = value if found is None else found
    special = _ARGS.get(cue.kind)
    if special is not None:
        out.update(special(table, cue.nouns))
    return out


def _noun(table: SlayerTable, name: str, value: Any) -> str | None:
    """One noun in words; None: it stands as it is."""
    words = table.words
    if name in SEATS and isinstance(value, int):
        return table.services.name(value) if value >= 0 else ""
    if name in ("seats", "winners", "contested") and isinstance(value, list):
        return table.and_(table.services.name(seat) for seat in value)
    if name in GOBLIN_NOUNS and (value is None or isinstance(value, str | list)):
        return link(table, card_of(value))
    if name in GOBLIN_NOUNS and isinstance(value, list):  # [handle, id]
        return link(table, value[1])
    if name in ("handle", "of", "by") and isinstance(value, int):
        return link(table, table.cards.known(value))
    if name in ("cards", "given") and isinstance(value, list):
        return _cards(table, value)
    if name == "handles" and isinstance(value, list):
        return ", ".join(link(table, table.cards.known(handle)) for handle in value)
    if name == "source" and isinstance(value, str):
        return _source(table, value)
    if name == "purpose":
        return words(f"roll.{value}")
    if name == "side" and value:
        return words(f"side.{value}")
    if name == "pledge":
        return words(f"pledge.short.{value}")
    if name == "objective" and value:
        return words.of(OBJECTIVE_ROWS[value]["name"])
    if name == "event" and isinstance(value, str):
        return table.event_name(value)
    return None


def _cards(table: SlayerTable, value: Any) -> str:
    """Cards as [[handle, id], ...], [id, ...] or one [handle, id]."""
    if value and isinstance(value[0], int):
        value = [value]
    return ", ".join(link(table, entry[1] if isinstance(entry, list) else entry) for entry in value)


def _source(table: SlayerTable, source: str) -> str:
    if source == "foe":
        foe = table.reading.foe
        return table.foe_name(foe.id) if foe is not None else table.words("ledger.foe")
    return table.card_name(source)


# ---------------------------------------------------------------- arguments that need more than one noun

Nouns = dict[str, Any]


def _foe(table: SlayerTable, nouns: Nouns) -> Nouns:
    tier = "final" if nouns["final"] else nouns["tier"]
    return {"foe": table.foe_name(nouns["foe"]), "tier": table.words(f"tier.{tier}")}


def _round(table: SlayerTable, nouns: Nouns) -> Nouns:
    foe = table.foe_now
    texts = [table.words.of(FOE_ROWS[foe]["abilities"][i]["text"]) for i in nouns["gained"]] if foe else []
    return {"gained": " ".join(texts)}


def _door(table: SlayerTable, nouns: Nouns) -> Nouns:
    names = {"foe": table.foe_name, "event": table.event_name}
    return {"id": names[nouns["room"]](nouns["id"]) if nouns["room"] in names else ""}


def _hints(table: SlayerTable, nouns: Nouns) -> Nouns:
    words = table.words
    hints = [
        words("door.hint", kind=words(f"mark.{kind}"), size=words(f"size.{size}")) for kind, size in nouns["hints"]
    ]
    return {"hints": "; ".join(hints)}


def _counts(table: SlayerTable, nouns: Nouns) -> Nouns:
    return {"counts": ", ".join(f"{table.services.name(seat)} {n}" for seat, n in enumerate(nouns["counts"]) if n)}


def _votes(table: SlayerTable, nouns: Nouns) -> Nouns:
    words = table.words
    living = set(table.reading.living())
    told = [
        f"{table.services.name(seat)}: {words(f'side.{vote}' if vote else 'side.blank')}"
        for seat, vote in enumerate(nouns["votes"]) if seat in living
    ]  # fmt: skip
    return {"votes": ", ".join(told)}


def _ability(table: SlayerTable, nouns: Nouns) -> Nouns:
    foe, place = table.foe_now, nouns.get("ability", -1)
    if not foe or place is None or place < 0:
        return {"ability": ""}
    return {"ability": table.words.of(FOE_ROWS[foe]["abilities"][place]["text"])}


def _plus(table: SlayerTable, nouns: Nouns) -> Nouns:
    return {"amount": f"{nouns['amount']:+d}"}


def _lots(table: SlayerTable, nouns: Nouns) -> Nouns:
    return {"lots": ", ".join(table.amount(kind, n) for kind, n in nouns["lots"])}


def _resource(table: SlayerTable, nouns: Nouns) -> Nouns:
    kind, n = nouns.get("resource"), nouns.get("amount", nouns.get("gained"))
    told = table.amount(kind, n) if kind and n is not None else ""
    return {"amount": told, "gained": told}


def _reward(table: SlayerTable, nouns: Nouns) -> Nouns:
    won = {k: nouns[k] for k in ("gold", "trophies", "cards", "weave", "armour", "foresight")}
    return {"reward": table.amounts(won), "overflow": table.amount("gold", nouns["overflow"])}


def _sale(table: SlayerTable, nouns: Nouns) -> Nouns:
    return {"sale": table.item_name(nouns["sale"]) if nouns["sale"] else ""}


def _final(table: SlayerTable, nouns: Nouns) -> Nouns:
    return {"score": nouns["score"]}


_ARGS: Mapping[str, Callable[[Any, Nouns], Nouns]] = {
    "foe": _foe, "round": _round, "door_opened": _door, "doors": _hints, "locked": _counts, "bet_votes": _votes,
    "die_votes": _votes, "disabled": _ability, "stolen": _ability, "bonus": _plus, "foe_bonus": _plus, "lots": _lots,
    "lot": _resource, "victory_feat": _resource, "investment": _resource, "reward": _reward, "store": _sale,
    "final": _final,
}  # fmt: skip


# ---------------------------------------------------------------- which wordings a cue takes


def _mine(noun: str) -> Callable[[Any, Nouns], list[str]]:
    """Another wording for who may know."""

    def variants(table: SlayerTable, nouns: Nouns) -> list[str]:
        return ["mine" if nouns.get(noun) else ""]

    return variants


def _round_keys(table: SlayerTable, nouns: Nouns) -> list[str]:
    return ["" if nouns["power"] is not None else "hidden", *(["gained"] if nouns["gained"] else [])]


def _chosen_keys(table: SlayerTable, nouns: Nouns) -> list[str]:
    return ["nobody" if not nouns["votes_cast"] else "tie" if nouns["tie"] else ""]


def _drawn_keys(table: SlayerTable, nouns: Nouns) -> list[str]:
    if nouns["cards"]:
        return ["mine"]
    return ["" if nouns["reason"] == "draw" else nouns["reason"]]


def _discarded_keys(table: SlayerTable, nouns: Nouns) -> list[str]:
    if nouns["earlier"]:
        return ["earlier"]
    by = nouns["by"] >= 0 and nouns["by"] == nouns["handle"]
    return ["own" if by else ""]


def _rite_keys(table: SlayerTable, nouns: Nouns) -> list[str]:
    return ["done" if nouns["done"] else "declined", *(["mine"] if nouns["given"] else [])]


def _lost_keys(table: SlayerTable, nouns: Nouns) -> list[str]:
    return ["spoiled" if nouns["spoiled"] else "", "next"]


def _lot_keys(table: SlayerTable, nouns: Nouns) -> list[str]:
    if nouns["contested"]:
        return ["tie" if nouns["tie"] else "contested"]
    return ["" if nouns["pinged"] else "dealt"]


def _event_result_keys(table: SlayerTable, nouns: Nouns) -> list[str]:
    return ["success" if nouns["success"] else "failure", *(["total"] if nouns["total"] is not None else [])]


def _bribed_keys(table: SlayerTable, nouns: Nouns) -> list[str]:
    if not nouns["card"]:
        return [""]
    return ["target" if nouns["target"] == table.services.seat else "mine"]


def _investment_keys(table: SlayerTable, nouns: Nouns) -> list[str]:
    return ["success" if nouns["success"] else "failure", *(["mine"] if nouns["gained"] is not None else [])]


_MORE: Mapping[str, Callable[[Any, Nouns], list[str]]] = {
    "dealt": _mine("cards"),
    "objective": _mine("objective"),
    "floor": lambda table, nouns: ["final" if nouns["floor"] == 10 else ""],
    "doors": lambda table, nouns: ["" if nouns["first"] else "foes"],
    "route_chosen": _chosen_keys,
    "door_opened": lambda table, nouns: ["final" if not nouns["door"] else nouns["room"]],
    "round": _round_keys,
    "sacrificed": _mine("cards"),
    "facedown_discard": _mine("card"),
    "revealed": lambda table, nouns: ["" if nouns["cards"] else "empty"],
    "roll": lambda table, nouns: ["again" if nouns["again"] else ""],
    "reroll": lambda table, nouns: ["several" if nouns["several"] else ""],
    "disabled": lambda table, nouns: ["ability", ""] if nouns["handles"] else ["ability"],
    "discarded": _discarded_keys,
    "rite": _rite_keys,
    "bet_votes": lambda table, nouns: ["refused" if not nouns["made"] else "tie" if nouns["tie"] else "made"],
    "bet_result": lambda table, nouns: ["success" if nouns["success"] else "failure"],
    "die_votes": lambda table, nouns: ["made" if nouns["made"] else "refused"],
    "ledger": lambda table, nouns: ["spoiled" if nouns["spoiled"] else ""],
    "lost": _lost_keys,
    "abducted": _mine("card"),
    "tombstone": lambda table, nouns: ["mine" if nouns["seat"] == table.services.seat else ""],
    "victory_feat": _mine("amount"),
    "drawn": _drawn_keys,
    "survivor_picker": lambda table, nouns: ["armour" if nouns["armour"] else ""],
    "survivor": lambda table, nouns: ["random" if nouns["random"] else ""],
    "no_survivor": lambda table, nouns: [nouns["reason"]],
    "ping": lambda table, nouns: ["" if nouns["lot"] else "withdrawn"],
    "lot": _lot_keys,
    "investment": _investment_keys,
    "representative": _chosen_keys,
    "staked": _mine("cards"),
    "event_result": _event_result_keys,
    "reward": lambda table, nouns: ["", *(["overflow"] if nouns["overflow"] else [])],
    "store": lambda table, nouns: ["sale" if nouns["sale"] else ""],
    "recruited": lambda table, nouns: ["" if not nouns["card"] else "mine" if nouns["under"] else "only"],
    "bribed": _bribed_keys,
    "final": lambda table, nouns: ["" if nouns["living"] else "out"],
    "over": lambda table, nouns: [nouns["outcome"]],
}
"""Cue -> the last parts of its keys: the main sentence first, more of it after. Others have one wording."""
