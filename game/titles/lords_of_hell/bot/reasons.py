"""Why a choice of Lords of Hell is good: powers, points and cards that everybody can count. What it does says `deeds.py`.

The kinds stand in `reason_kinds.py`; why a choice in a battle is good says `battle_reasons.py`, of a deal `deal_reasons.py`,
in the ring, on Earth and at other questions to one seat alone `answer_reasons.py`.
"""

from __future__ import annotations

from game.engine.ask import SeatAsk
from game.engine.cues import kinds_in
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.coaching import Coaching, Reason, SpokenLine
from game.titles.lords_of_hell.bot import answer_reasons, battle_reasons, deal_reasons, deed_kinds, reason_kinds
from game.titles.lords_of_hell.bot.deeds import deed, name_of
from game.titles.lords_of_hell.rules import plays
from game.titles.lords_of_hell.rules.cards import INDEX, POWER
from game.titles.lords_of_hell.rules.imagining import known
from game.titles.lords_of_hell.rules.tabling import swap_cards


def reason(view: View, ask: SeatAsk, seat: int, choice: Choice) -> Reason | None:
    """Return why it is good, as far as that is sure."""
    play = plays.read(choice)
    match play:
        case plays.TableCard(card):
            name = name_of(view, seat, card)
            power = POWER[INDEX[name]] if name is not None else 0
            return reason_kinds.HasPower(n=power) if power else None
        case plays.Swap():
            return reason_kinds.DrawsCards(n=swap_cards(known(view, seat), seat))
        case plays.Accept() | plays.Decline() | plays.Offer():
            return deal_reasons.reason(view, seat, play)
        case plays.Target() | plays.Delay():
            return answer_reasons.of_ritual(view, ask, seat, play)
    if isinstance(play, str | int | list):
        return answer_reasons.reason(view, ask, seat, play)
    return battle_reasons.reason(view, ask, seat, play)


def spoken(view: View, ask: SeatAsk, seat: int, choice: Choice) -> SpokenLine | None:
    """Return what is said aloud when an offer is turned down or countered."""
    play = plays.read(choice)
    return deal_reasons.spoken(view, seat, play) if isinstance(play, plays.Decline | plays.Offer) else None


COACHING = Coaching(deed, reason, {**kinds_in(deed_kinds.__name__), **kinds_in(reason_kinds.__name__)}, spoken)
