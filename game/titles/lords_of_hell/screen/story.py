"""What the story of a match of Lords of Hell counts: points, as far as all can see them (LOH-15.1, 15.2); and what is told of
it before all that merely scored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.cues import Cue
from game.tabletop.story import Sections, StoryCount
from game.titles.lords_of_hell.rules import cues as c
from game.titles.lords_of_hell.rules.cards import SCORING


def points(view: Sections, options: Mapping[str, Any]) -> Sequence[int] | None:
    """Victory points and the throne; who holds whose promise cards is known when all is over. Nothing before the first round."""
    public, held = view["public"], view.get("held")
    if not public["round"]:
        return None
    lord: int = public["overlord"]
    found = []
    for seat, points_won in enumerate(public["vp"]):
        worth = points_won * SCORING["victory_point"]
        if seat == lord:
            worth += SCORING["overlord"]
        if held is not None and lord >= 0:
            each = "overlord_promise_held_by_overlord" if seat == lord else "overlord_promise_held_by_other"
            worth += held[seat][lord] * SCORING[each]
        found.append(worth)
    return found


def round_of(view: Sections) -> int:
    number: int = view["public"]["round"]
    return number


def about(cue: Cue, seat: int) -> bool:
    """A seat's victory points; when all is over, how it ended."""
    return isinstance(cue, c.Result) or (isinstance(cue, c.VictoryPoints) and cue.seat == seat)


def weight(cue: Cue, view: Sections) -> int:
    """Crowns, broken words, devils behind bars, realms that fall (the leader's most), a status taken from another, promises dealt
    for while the ring gathers: more than the points that come of them rounds later."""
    match cue:
        case c.Ring() if cue.why:
            return 8
        case c.Breach():
            return 7
        case c.Captured():
            return 6
        case c.BattleOver(result="won"):
            points_won: list[int] = view["public"]["vp"]
            return 5 if points_won[cue.realm] == max(points_won) > 0 else 4
        case c.Surrendered():
            return 4
        case c.Status() if 0 <= cue.before != cue.seat >= 0:
            return 3
        case c.Deal() if cue.sworn and view["public"]["phase"] == "council":
            return 2
    return 0


def doer(cue: Cue) -> int:
    """Who is crowned; else whom the cue tells of."""
    return cue.overlord if isinstance(cue, c.Ring) else int(cue.nouns.get("seat", -1))


STORY = StoryCount("total", points, round_of, about, weight=weight, doer=doer)
