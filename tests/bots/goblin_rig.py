"""Positions of Goblin, and what its players do in them."""

from game import titles
from game.engine.match import new
from game.titles.goblin_raid.bot import memory
from game.titles.goblin_raid.bot.memory import SKILLS, Mind, Traits
from game.titles.goblin_raid.bot.position import Position as Seen
from game.titles.goblin_raid.rules import plays
from game.titles.goblin_raid.rules.flow import RULES
from game.titles.goblin_raid.rules.map_graph import SITES
from game.titles.goblin_raid.rules.state import HOME, ON_SITE
from tests.bots import matches

TITLE = "goblin_raid"
KEEP = ("keep_men_at_arms_1", "keep_men_at_arms_2")
EVEN = Traits(0.5, 0.5, 0.5)


def opened(seed=1, **options):
    return new(RULES, ("bot",) * 2, titles.options_for(TITLE, options), seed)


def bots_for(match, levels, seed=0):
    return matches.bots_for(TITLE, match, levels, seed)


def mind(seat, level="hard", options=None):
    return Mind(seat, titles.options_for(TITLE, options or {}), EVEN, memory.FastChance(1), SKILLS[level])


def thinks(table, seat, how, level="hard"):
    """What a player of that level does in a position of the table."""
    match = table.match
    match.options = titles.options_for(TITLE, match.options)
    ask = match.seat_ask(seat)
    play = how(Seen(match.view(seat), mind(seat, level, match.options)), ask)
    assert ask.space.contains(plays.write(play)), play
    return play


def whole_phase(table, mine, how):
    """What one player does in a movement phase of the table, play by play."""
    match, seat = table.match, mine.seat
    match.options = titles.options_for(TITLE, match.options)
    kind, done = match.ask.kind, []
    while match.ask is not None and match.ask.kind == kind and len(done) < 40:
        ask = match.seat_ask(seat)
        play = how(Seen(match.view(seat), mine), ask)
        match.play(seat, plays.write(play), ask.id)
        mine.observe({}, match.cues_for(match.take_cues(), seat))
        done.append(play)
    return done


def only(table, *names):
    """Plunder in these sites alone."""
    table.s.sites = [ON_SITE if site.id in names else HOME for site in SITES]
    return table.go()
