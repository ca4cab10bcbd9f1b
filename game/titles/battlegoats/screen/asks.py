"""The ask line: what is asked and what is at stake, or whom the table waits for; what is to be named now, and why not more."""

from __future__ import annotations

from game.engine.spaces import Menu
from game.titles.battlegoats.rules.subject import subject_of
from game.titles.battlegoats.screen.context import Context
from game.titles.battlegoats.screen.reading import card_of


def ask_words(table: Context) -> tuple[str, str]:
    """One sentence, and what is at stake; the wait by name."""
    ask, words, chooser = table.services.update.ask, table.words, table.chooser
    if table.services.update.result is not None:
        return words(f"result-{table.services.update.result.outcome}"), ""
    if ask is None:
        return "", ""
    nouns, subject = dict(ask.nouns), subject_of(ask)
    if subject.card:
        nouns["card"] = table.card_name(subject.card)
    if not chooser.kind:
        if (
            table.reading.phase == "deploy"
            and table.services.seat >= 0
            and table.reading.ready[table.services.seat] >= 0
        ):
            return words("ask-deploy.done"), _waiting(table, ask.waiting_for)
        names = [table.services.name(seat) for seat in ask.waiting_for]
        if len(names) == 1:
            return words(f"ask-{ask.kind}.waiting", name=names[0], **nouns), ""
        return _waiting(table, ask.waiting_for), ""
    stakes = words.stakes(f"ask-{ask.kind}", **nouns)
    if chooser.kind in ("orders", "attack") and chooser.source is not None:
        _, why = reason(table)
        return step_words(table), why if why and table.ground.reason is None else stakes
    if chooser.kind == "deploy":
        return words("ask-deploy.laid" if chooser.complete else "ask-deploy", **nouns), words("ask-deploy.how")
    if chooser.kind == "veil":
        return words("ask-veil", **nouns), words("ask-veil.how")
    if chooser.kind == "orders":
        return orders_words(table), stakes
    if chooser.picked and not chooser.complete and "n" in nouns:
        nouns["n"] -= len(chooser.picked)
    return words(f"ask-{ask.kind}", **nouns), stakes


def orders_words(table: Context) -> str:
    """Of commands only where there is one to use: none in the first turn (BTG-4.15). The only one is named."""
    space = table.chooser.space
    branches = space.branches if isinstance(space, Menu) else ()
    found = {b.nouns[0] for b in branches if b.verb == "command"}
    if len(found) != 1:
        return str(table.words("ask-orders" if found else "ask-orders.plain"))
    lying = table.reading.at(table.chooser.me, found.pop())
    assert lying is not None and lying.card is not None
    return str(table.words("ask-orders.one", card=table.card_name(lying.card)))


def _waiting(table: Context, seats: tuple[int, ...]) -> str:
    names = [table.services.name(seat) for seat in seats]
    key = "table-waiting-one" if len(names) == 1 else "table-waiting-many"
    return table.services.tr(key, name=table.words.join(names), names=table.words.join(names)) if names else ""


def source_name(table: Context) -> str:
    chooser = table.chooser
    lying = table.reading.at(chooser.me, chooser.source or "")
    return table.card_name(lying.card) if lying is not None and lying.card else ""


def step_words(table: Context) -> str:
    """What is to be named now, with the card that acts."""
    chooser, words = table.chooser, table.words
    assert chooser.partial is not None
    card = source_name(table)
    lo, hi = chooser.need
    if chooser.verb == "attack":
        if hi > 1:
            done = len(chooser.partial.named[0])
            key = "ask-target.again" if done >= hi else "ask-volley.more" if done else "ask-volley"
            return words(key, card=card, n=hi)
        commands = "command" in chooser.verbs(chooser.source or "")
        key = "ask-target.again" if chooser.complete else "ask-target.command" if commands else "ask-target"
        return words(key, card=card)
    verb = command_of(table)
    if not chooser.partial.named:
        return words(f"ask-command.{verb}-0", card=card)
    if chooser.partial.named[0] and not chooser.complete and words.has(f"ask-command.{verb}-more"):
        return words(f"ask-command.{verb}-more", card=card)
    if chooser.complete and verb != "shell-game":  # there the last choice is between two buttons
        return words("ask-command.set", card=card, verb=words(f"verb-{verb}"))
    step = chooser.partial.at if not chooser.complete else len(chooser.partial.named) - 1
    return words(f"ask-command.{verb}-{step}", card=card, n=lo)


def command_of(table: Context) -> str:
    """The verb of the command of the chosen card."""
    lying = table.reading.at(table.chooser.me, table.chooser.source or "")
    if lying is None or lying.card is None:
        return ""
    return next((e["verb"] for e in card_of(lying.card).effects if e["when"] == "command"), "")


def reason(table: Context) -> tuple[str, str]:
    """Why enemy cards are dim: the reach of the card that is chosen."""
    chooser, words = table.chooser, table.words
    if chooser.source is None or chooser.verb != "attack":
        return "", ""
    lying = table.reading.at(chooser.me, chooser.source)
    if lying is None or lying.card is None:
        return "", ""
    zone = next((e["zone"] for e in card_of(lying.card).effects if e["verb"] == "reach"), "")
    return (words("reason"), words(f"reason-{zone}", card=table.card_name(lying.card))) if zone else ("", "")
