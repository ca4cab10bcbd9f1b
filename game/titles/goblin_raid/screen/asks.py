"""The ask line: what is asked, what is at stake, or whom the table waits for. All from the seat's own view."""

from __future__ import annotations

from typing import Any

from game.engine.ask import SeatAsk
from game.titles.goblin_raid.rules.pieces import INDEX
from game.titles.goblin_raid.rules.subject import Subject, subject_of
from game.titles.goblin_raid.screen.context import Context


def ask_words(table: Context) -> tuple[str, str]:
    """One sentence, and what is at stake."""
    update, words = table.services.update, table.words
    if update.result is not None:
        return words(f"end-{update.result.outcome}"), ""
    ask = update.ask
    if ask is None:
        return "", ""
    about = subject_of(ask)
    nouns = nouns_of(table, ask, about)
    if not table.asked:
        return words.maybe(f"ask-{ask.kind}.waiting", **nouns), ""
    key = f"ask-{ask.kind}"
    if ask.kind == "battle_step":
        key = f"{key}.{about.step}"
    elif ask.kind == "escort" and about.must:
        key = f"{key}.must"
    elif ask.kind in ("escort", "flee") and about.rout:
        key = f"{key}.rout"
    elif ask.kind == "advance" and table.reading.stacks.get(about.hex):
        key = f"{key}.more"  # some have walked in already
    elif ask.kind == "feudal_setup" and not table.reading.campaign:
        key = f"{key}.raid"
    return words(key, **nouns), words.stakes(f"ask-{ask.kind}", **nouns)


def nouns_of(table: Context, ask: SeatAsk, about: Subject) -> dict[str, Any]:
    """Everything that a wording may name, from what this seat sees."""
    reading, words = table.reading, table.words
    out: dict[str, Any] = dict(ask.nouns)
    out["name"] = words.join([table.services.name(seat) for seat in ask.waiting_for])
    if about.hex:
        out["hex"] = table.place(about.hex)
    if about.site:
        out["site"] = table.site_name(about.site)
    if about.battle >= 0:
        out["battle"] = about.battle + 1
    if reading.battle is not None:
        out["left"] = sum(1 for fight in reading.battle.battles if not fight.fought)
    passage = reading.mine.passage if reading.mine is not None else ""
    out["leader"] = table.leader_name(passage) if passage in INDEX else ""
    return out
