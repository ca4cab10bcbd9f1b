"""Every question of the title to the quick player's answer."""

from __future__ import annotations

from game.engine.ask import SeatAsk
from game.engine.spaces import Choice
from game.titles.slayer_slayer.bot.events import event_stake, representative_vote
from game.titles.slayer_slayer.bot.play import play_cards, sacrifice
from game.titles.slayer_slayer.bot.rooms import loot_division, route_vote, store, store_choice, survivor_pick
from game.titles.slayer_slayer.bot.table import Table
from game.titles.slayer_slayer.bot.votes import bet_vote, blood_rite, horde_die_vote, weave_window


def answer(table: Table, ask: SeatAsk) -> Choice:
    """The answer to each kind of ask (the title's README lists them)."""
    kind = ask.kind
    if kind == "route_vote":
        return route_vote(table)
    if kind == "sacrifice":
        return sacrifice(table, len(ask.default))
    if kind == "play_cards":
        return play_cards(table)
    if kind == "blood_rite":
        return blood_rite(table, ask)
    if kind == "bet_vote":
        return bet_vote(table, ask)
    if kind == "horde_die_vote":
        return horde_die_vote(table)
    if kind == "weave_window":
        return weave_window(table, ask)
    if kind == "survivor_pick":
        return survivor_pick(table, tuple(ask.space.each()) if ask.space is not None else ())
    if kind == "loot_division":
        return loot_division(table)
    return _side_room(table, ask)


def _side_room(table: Table, ask: SeatAsk) -> Choice:
    kind = ask.kind
    if kind == "representative_vote":
        return representative_vote(table)
    if kind == "event_stake":
        return event_stake(table)
    if kind == "event_bet":
        return ("odds", "evens")[table.mind.chance.below("", 2)]
    if kind == "store":
        return store(table, ask)
    if kind == "store_choice":
        return store_choice(table)
    return ask.default
