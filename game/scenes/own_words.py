"""How a game of the player's own, and one that is played with card sets, is marked: on its poster, its card, in the lobby."""

from __future__ import annotations

from game.own import content
from game.tabletop.services import Translates
from game.titles import Title


def slip(tr: Translates, title: Title) -> str:
    """What hangs on the poster: "Your own", or the card sets that are on; "" for a game as it comes."""
    here = content.here()
    told = [tr("own-title")] if title.id in here.titles else []
    sets = [one.piece for one in here.sets_of(title.id)]
    if sets:
        told.append(tr("own-sets", n=len(sets), name=content.names(sets)))
    return " · ".join(told)


def named(tr: Translates, title: Title) -> str:
    """The game's name, and what of the player's own it is."""
    mark = slip(tr, title)
    return f"{title.name} ({mark})" if mark else title.name
