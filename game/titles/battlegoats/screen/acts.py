"""The ask line, the buttons, and what a click does: building the one answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.engine.spaces import Menu
from game.tabletop.contract import AnswerButton
from game.titles.battlegoats.rules import forecast
from game.titles.battlegoats.screen.choose import Handle
from game.titles.battlegoats.screen.fight import Fight, Fighter
from game.titles.battlegoats.screen.pairs import pairs_of
from game.titles.battlegoats.screen.reading import card_of

if TYPE_CHECKING:
    from game.titles.battlegoats.screen.screen import BattleGoatsTable

RESIGNABLE = ("draft", "deploy", "first", "orders", "attack")


def ask_words(table: BattleGoatsTable) -> tuple[str, str]:
    """One sentence, and what is at stake; the wait by name."""
    ask, words, chooser = table.services.update.ask, table.words, table.chooser
    if table.services.update.result is not None:
        return words(f"result-{table.services.update.result.outcome}"), ""
    if ask is None:
        return "", ""
    nouns = _nouns(table, ask.nouns)
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
        return _naming_words(table), why if why and table.ground.reason is None else stakes
    if chooser.kind == "deploy":
        return words("ask-deploy", **nouns), words("ask-deploy.how")
    if chooser.kind == "veil":
        return words("ask-veil", **nouns), words("ask-veil.how")
    if chooser.kind == "orders":
        return _orders_words(table), stakes
    return words(f"ask-{ask.kind}", **nouns), stakes


def _orders_words(table: BattleGoatsTable) -> str:
    """Of commands only where there is one to use: none in the first turn (BTG-4.15)."""
    can = isinstance(table.chooser.space, Menu) and any(b.verb == "command" for b in table.chooser.space.branches)
    return str(table.words("ask-orders" if can else "ask-orders.plain"))


def _nouns(table: BattleGoatsTable, nouns: dict[str, Any]) -> dict[str, Any]:
    out = dict(nouns)
    if isinstance(nouns.get("card"), str):
        out["card"] = table.card_name(nouns["card"])
    return out


def _waiting(table: BattleGoatsTable, seats: tuple[int, ...]) -> str:
    names = [table.services.name(seat) for seat in seats]
    key = "table-waiting-one" if len(names) == 1 else "table-waiting-many"
    return table.services.tr(key, name=table.and_(names), names=table.and_(names)) if names else ""


def _source_name(table: BattleGoatsTable) -> str:
    chooser = table.chooser
    lying = table.reading.at(chooser.me, chooser.source or "")
    return table.card_name(lying.card) if lying is not None and lying.card else ""


def _naming_words(table: BattleGoatsTable) -> str:
    """What is to be named now, with the card that acts."""
    chooser, words = table.chooser, table.words
    assert chooser.naming is not None
    card = _source_name(table)
    lo, hi = chooser.need
    if chooser.verb == "attack":
        if hi > 1:
            done = len(chooser.naming.named[0])
            key = "ask-target.again" if done >= hi else "ask-volley.more" if done else "ask-volley"
            return words(key, card=card, n=hi)
        return words("ask-target.again" if chooser.complete else "ask-target", card=card)
    verb = _command(table)
    if not chooser.naming.named:
        return words(f"ask-command.{verb}-0", card=card)
    step = chooser.naming.at if not chooser.complete else len(chooser.naming.named) - 1
    return words(f"ask-command.{verb}-{step}", card=card, n=lo)


def _command(table: BattleGoatsTable) -> str:
    """The verb of the command of the chosen card."""
    lying = table.reading.at(table.chooser.me, table.chooser.source or "")
    if lying is None or lying.card is None:
        return ""
    return next((e["verb"] for e in card_of(lying.card).effects if e["when"] == "command"), "")


# ---------------------------------------------------------------- buttons


def acts(table: BattleGoatsTable) -> list[AnswerButton]:
    """The main button first; it always lies in the same place."""
    chooser, words, services = table.chooser, table.words, table.services
    out: list[AnswerButton] = []
    if table.looking is not None:
        out.append(AnswerButton("close", words("act-close"), table.go_back))
        return out
    kind = chooser.kind
    if kind == "deploy":
        left = 9 - len(chooser.laid)
        out.append(AnswerButton("ready", words("verb-ready"), lambda: _send(table), kind="primary" if not left else "plain",
                       small=words("act-ready-left", n=left) if left else words("act-ready-final"), enabled=not left,
                       why=words("refused-layout-incomplete")))  # fmt: skip
        out.append(AnswerButton("fill", words("act-fill"), lambda: _fill(table), small=words("act-fill-small"), kind="moss",
                       enabled=left > 0, why=words("deploy-all-laid")))  # fmt: skip
        out.append(AnswerButton("clear", words("verb-clear"), lambda: _clear(table), small=words("act-clear-small"),
                       enabled=left < 9, why=words("act-clear-why")))  # fmt: skip
    elif kind in ("orders", "attack"):
        out += _orders(table)
    elif kind == "draft":
        card = table.card_name(chooser.picked[0]) if chooser.picked else ""
        out.append(AnswerButton("keep", words("act-keep", card=card) if card else words("verb-pick"), lambda: _send(table),
                       enabled=bool(card), why=words("act-keep-why")))  # fmt: skip
    elif kind == "first":
        seat = chooser.picked[0] if chooser.picked else None
        if seat is not None and seat != services.seat:
            out.append(AnswerButton("first", words("act-first", name=table.short_name(seat)), lambda: _send(table)))
        out.append(
            AnswerButton(
                "me",
                words("act-me"),
                lambda: services.send(services.seat),
                small=words("act-first-or") if not out else "",
            )
        )
    elif kind == "dodge":
        if chooser.picked:
            lying = table.reading.at(chooser.me, chooser.picked[0])
            card = table.card_name(lying.card) if lying is not None and lying.card else ""
            out.append(AnswerButton("swap", words("act-dodge"), lambda: _send(table), small=card))
        else:
            out.append(AnswerButton("stay", words("verb-stay"), lambda: _send(table), small=words("act-stay-small")))
    elif kind in ("tattle", "look", "shout"):
        verb = "verb-expose" if kind == "shout" else "verb-peek"
        lo, _ = chooser.need
        out.append(AnswerButton("name", words(verb), lambda: _send(table), enabled=chooser.complete,
                       small=_chosen_places(table), why=words("act-name-why", n=lo)))  # fmt: skip
    elif kind == "veil":
        out.append(
            AnswerButton(
                "veil", words("act-veil"), lambda: _send(table), small=words("act-veil-small", n=len(chooser.swaps))
            )
        )
    elif kind == "sabotage":
        out.append(AnswerButton("swap", words("verb-swap"), lambda: services.send("swap")))
        out.append(AnswerButton("leave", words("verb-leave"), lambda: services.send("leave")))
    elif kind == "vote":
        word = chooser.picked[0] if chooser.picked else ""
        tone: Any = "primary" if word == "share" else "danger"
        out.append(AnswerButton("vote", words(f"verb-{word}") if word else words("act-vote"), lambda: _send(table),
                       enabled=bool(word), why=words("act-vote-why"), kind=tone))  # fmt: skip
    else:
        out += table.wait()
    ask = services.update.ask
    if (
        services.seat >= 0
        and ask is not None
        and table.reading.in_play(services.seat)
        and len(out) < 3
        and kind != "deploy"
        and services.feed.live
    ):
        may = ask.kind in RESIGNABLE
        out.append(AnswerButton("resign", words("verb-resign"), table.resign, enabled=may,
                       why=words("refused-fight-under-way")))  # fmt: skip
    return out


def _orders(table: BattleGoatsTable) -> list[AnswerButton]:
    chooser, words = table.chooser, table.words
    if chooser.source is None or chooser.naming is None:
        return [AnswerButton("attack", words("verb-attack"), lambda: None, enabled=False, why=_orders_words(table))]
    out: list[AnswerButton] = []
    verbs = chooser.verbs(chooser.source)
    naming = chooser.naming
    if chooser.verb == "attack":
        names = [_target_name(table, handle) for handle in chooser.chosen()]
        text = words("act-attack", card=names[0]) if len(names) == 1 else words("verb-attack")
        out.append(AnswerButton("attack", text, lambda: _send(table), small=_odds(table), enabled=chooser.complete,
                       why=words("ask-target", card=_source_name(table))))  # fmt: skip
        if "command" in verbs:
            verb = _command(table)
            out.append(AnswerButton("command", words("act-command"), lambda: _start(table, "command"), kind="gold",
                           small=words(f"verb-{verb}")))  # fmt: skip
    else:
        verb = _command(table)
        shell = naming.named and naming.named[-1:] and verb == "shell_game"
        if shell:
            two = len(naming.named[0]) == 2
            why = words("ask-command.shell-game-0", card=_source_name(table), n=2)
            out.append(AnswerButton("swap", words("verb-swap"), lambda: _send(table, "swap"), enabled=two, why=why))
            out.append(AnswerButton("leave", words("verb-leave"), lambda: _send(table, "leave"), enabled=two, why=why))
        else:
            out.append(AnswerButton("command", words(f"verb-{verb}"), lambda: _send(table), enabled=chooser.complete,
                           small=_chosen_places(table), why=_naming_words(table)))  # fmt: skip
        if "attack" in verbs:
            out.append(AnswerButton("instead", words("act-instead"), lambda: _start(table, "attack")))
    out.append(AnswerButton("back", words("act-back"), table.go_back))
    return out


def _target_name(table: BattleGoatsTable, handle: Handle) -> str:
    lying = table.card_at(handle)
    return table.card_name(lying.card) if lying is not None and lying.card else table.words("a_card")


def _odds(table: BattleGoatsTable) -> str:
    """Your number against theirs, as far as you know it."""
    chooser = table.chooser
    chosen = chooser.chosen()
    if len(chosen) != 1 or not isinstance(chosen[0], tuple) or chooser.source is None:
        return table.words("act-targets", n=len(chosen)) if chosen else ""
    _, seat, space = chosen[0]
    found = forecast.fight(table.services.update.view, chooser.me, [chooser.me, chooser.source], [seat, space])
    theirs = found["defend"]["total"] if found["defend"] is not None else "?"
    return str(table.words("act-odds", a=found["attack"]["total"], b=theirs))


def _chosen_places(table: BattleGoatsTable) -> str:
    names = []
    for handle in table.chooser.chosen():
        if isinstance(handle, tuple) and handle[0] == "at":
            names.append(table.space_name(handle[1], handle[2]))
        elif isinstance(handle, tuple) and handle[0] == "card":
            names.append(table.card_name(handle[1]))
    return table.and_(names)


def planned(table: BattleGoatsTable) -> Fight | None:
    """The attack that is being planned, for the stage: your card with what it counts, theirs as far as it is known."""
    chooser = table.chooser
    lying = table.reading.at(chooser.me, chooser.source or "")
    if lying is None:
        return None
    chosen = [handle for handle in chooser.chosen() if isinstance(handle, tuple) and handle[0] == "at"]
    rival = table.reading.around()[1]
    left = Fighter(chooser.me, lying.space, lying.card)
    right = Fighter(rival, "F1")
    count = table.forecast().get(lying.space, {}).get("attack")
    if chosen:
        _, seat, space = chosen[-1]
        target = table.reading.at(seat, space)
        right = Fighter(seat, space, target.card if target is not None else None)
        found = forecast.fight(table.services.update.view, chooser.me, [chooser.me, lying.space], [seat, space])
        count = found["attack"] or count
        if found["defend"] is not None:
            right.lines = [table.pages.line(entry, space) for entry in found["defend"]["lines"]]
            right.stamped, right.total = len(right.lines), found["defend"]["total"]
    if count is not None:
        left.lines = [table.pages.line(entry, lying.space) for entry in count["lines"]]
        left.stamped, left.total = len(left.lines), count["total"]
    name = table.card_name(lying.card) if lying.card else ""
    return Fight(left, right, heading=table.words("stage-plan", card=name))


# ---------------------------------------------------------------- clicks


def click(table: BattleGoatsTable, handle: Handle) -> None:
    """A spot was pressed, by mouse or key."""
    chooser = table.chooser
    if isinstance(handle, tuple) and handle[0] == "pile":
        table.looking = None if table.looking == handle[1] else handle[1]
        table.services.play_sound("card_slide")
        return table.again()
    if chooser.kind == "deploy":
        _click_deploy(table, handle)
        return table.again()
    if isinstance(handle, tuple) and handle[0] == "c":  # the packet
        card = table.reading.names.get(handle[1])
        handle = ("card", card)
    if chooser.click(handle):
        return _send(table)
    table.services.play_sound("card_slide")
    return table.again()


def _click_deploy(table: BattleGoatsTable, handle: Handle) -> None:
    chooser = table.chooser
    assert isinstance(handle, tuple)
    if handle[0] == "at":
        if chooser.holding is not None:
            chooser.lay(chooser.holding, handle[2])
            table.services.play_sound("land_card")
            sketch(table)
        return
    if handle[0] != "c":
        return
    number = handle[1]
    space = next((s for s, h in chooser.laid.items() if h == number), None)
    if chooser.holding == number:
        if space is not None:
            chooser.pick_up(number)
        else:
            free = [s for _, s in table.ground.cells if s not in chooser.laid]
            if free:
                chooser.lay(number, free[0])
        table.services.play_sound("land_card")
        sketch(table)
    elif chooser.holding is not None and space is not None:
        chooser.lay(chooser.holding, space)
        table.services.play_sound("land_card")
        sketch(table)
    else:
        chooser.holding = number
        table.services.play_sound("card_slide")


def sketch(table: BattleGoatsTable) -> None:
    """Tell the host the layout so far."""
    table.services.sketch(table.chooser.choice("sketch"))


def _send(table: BattleGoatsTable, word: str = "") -> None:
    if table.chooser.complete or word:
        table.send(table.chooser.choice(word))
        table.selection()


def _start(table: BattleGoatsTable, verb: str) -> None:
    table.chooser.start(verb)
    table.again()


def _fill(table: BattleGoatsTable) -> None:
    table.chooser.fill()
    table.services.play_sound("card_deal")
    sketch(table)
    table.again()


def _clear(table: BattleGoatsTable) -> None:
    table.chooser.clear()
    table.services.play_sound("card_slide")
    sketch(table)
    table.again()


# ---------------------------------------------------------------- reasons and pairs


def reason(table: BattleGoatsTable) -> tuple[str, str]:
    """Why enemy cards are dim: the reach of the card that is chosen."""
    chooser, words = table.chooser, table.words
    if chooser.source is None or chooser.verb != "attack":
        return "", ""
    lying = table.reading.at(chooser.me, chooser.source)
    if lying is None or lying.card is None:
        return "", ""
    zone = next((e["zone"] for e in card_of(lying.card).effects if e["verb"] == "reach"), "")
    return (words("reason"), words(f"reason-{zone}", card=table.card_name(lying.card))) if zone else ("", "")


def pairs(table: BattleGoatsTable) -> list[tuple[str, str]]:
    """Which of your cards help each other, with what they give."""
    held = [card for _, card in table.reading.nine()]
    return [(table.words("pair", a=a, b=b) if b else a, value) for a, b, value in pairs_of(held, table)]
