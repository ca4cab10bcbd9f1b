"""The reference screens of Lords of Hell: bots play, and each phase, the market, the ring and battles are caught when they come.

One match gives many pictures, so all are made together: `tour(size, language)` yields names and harnesses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.demo import BotsAtPlay
from game.tabletop.scene import TableScene
from game.titles.lords_of_hell.rules.items import AnyCards, HandCard, PromiseCard, Souls, Tabled
from game.titles.lords_of_hell.rules.sentences import NoAttack, NoNominate
from game.titles.lords_of_hell.screen.draft import GIVE, TAKE
from game.ui.harness import Harness

TITLE = "lords_of_hell"
SEEDS = (3, 5)
"""Matches that are played, one after another, until everything has been caught."""
SEATS = 4
SEAT = 1
"""The seat that watches."""
LONGEST = 60 * 60 * 5

Look = Callable[[Any], bool]


def _asked(kind: str, more: Look = lambda table: True) -> Look:
    """This seat is asked, and everything that was to be shown has been."""
    return lambda table: table.asked == kind and more(table)


def _offered(table: Any) -> bool:
    return len(table.reading.offers) >= 2


def _partner(table: Any) -> int:
    """Somebody with hordes to ask for; -1: nobody yet."""
    seats = range(len(table.reading.seats))
    return next((n for n in seats if n != SEAT and table.reading.s.hordes[n] and not table.market.no_deal(n)), -1)


def _loaded(table: Any) -> bool:
    """There is enough to fill both pans."""
    own = table.reading.s
    return bool(_partner(table) >= 0 and own.souls[SEAT] and len(table.reading.hand) > 1 and own.hordes[SEAT])


def _load(table: Any) -> None:
    """An offer as a person lays it out: goods on both pans, promises under them."""
    market, reading, to = table.market, table.reading, _partner(table)
    market.begin(to)
    for side, piece in (
        (GIVE, HandCard(reading.hand[0], False)),
        (GIVE, Souls(1)),
        (GIVE, PromiseCard(SEAT, 2)),
        (TAKE, Tabled(reading.s.hordes[to][0])),
        (TAKE, AnyCards(2)),
    ):
        market.put(side, piece)
    market.draft.swears.append(NoAttack(to, reading.round + 1))
    market.draft.asks.append(NoAttack(SEAT, reading.round + 2))
    market.draft.asks.append(NoNominate(to, reading.round))
    table.context.again()


RESTS: dict[str, Look] = {
    "devil": _asked("pick_devil"),
    "earth": _asked("earth_dice"),
    "reroll": _asked("earth_reroll"),
    "tabling": _asked("tabling"),
    "market": _asked("council", _offered),
    "council": _asked("council"),
    "loaded": _asked("tabling", _loaded),
    "rituals": _asked("rituals"),
    "attack_turn": _asked("attack_turn"),
    "parley": _asked("parley"),
    "organisation": _asked("organisation"),
    "place": _asked("place"),
    "beat": _asked("beat"),
    "arrival": _asked("arrival"),
    "vote": _asked("vote"),
    "nominate": _asked("nominate"),
    "over": lambda table: table.services.update.result is not None,
}
"""What is caught while the table rests."""


def _catch(scene: TableScene, feed: BotsAtPlay, h: Harness, wanted: set[str]) -> Iterator[str]:
    """Names in the order in which they come; each is taken out of `wanted`."""
    for _ in range(LONGEST):
        rests = scene.updates.playing is None and not scene.motion.busy
        feed.shown = rests
        h.frames(1, 1 / 4)
        if scene.updates.playing is not None or scene.motion.busy or scene.updates.waiting:
            continue
        for name in sorted(wanted):
            if RESTS[name](scene.table):
                wanted.discard(name)
                feed.shown = False
                if name == "loaded":
                    _load(scene.table)
                h.seconds(2.0)
                yield name
                scene.table.market.clear()
        if scene.services.update.result is not None:
            return


def tour(
    show: Callable[..., Harness], size: tuple[int, int], language: str = "en", names: set[str] | None = None
) -> Iterator[tuple[str, Harness]]:
    """Every screen of the title, with its name; what chance does not bring in these matches is left out."""
    wanted = set(names) if names else set(RESTS)
    for seed in SEEDS:
        if not wanted:
            return
        feed = BotsAtPlay(TITLE, SEATS, "normal", {}, seed, SEAT)
        scene = TableScene(feed)
        h = show(lambda scene=scene: scene, size, language=language)
        while not scene.ready:
            h.frames(1)
        for name in _catch(scene, feed, h, wanted):
            yield name, h
