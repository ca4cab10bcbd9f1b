"""The quick player's answer to each kind of ask; the moves of its turn are in `turn.py`."""

from __future__ import annotations

from game.engine.spaces import Choice
from game.titles.loot_and_recruit.bot.turn import attack_to_come, move, weakest_card
from game.titles.loot_and_recruit.bot.worth import WEAK, Mind, Outlook, Question, best_target, junk, recruit_worth
from game.titles.loot_and_recruit.rules.actions import NONE
from game.titles.loot_and_recruit.rules.attack import PASS, REACT
from game.titles.loot_and_recruit.rules.cards import ATTACK, EVENT_INDEX, FLIP, IDS, LOOT, POWER, RECRUIT, VP
from game.titles.loot_and_recruit.rules.plays import Decline, Perform
from game.titles.loot_and_recruit.rules.state import EMPTY, open_platforms, platforms_of


def answer(mind: Mind, look: Outlook, ask: Question) -> Choice:
    """The answer to each kind of ask (the title's README lists them)."""
    if ask.kind == "turn":
        return move(mind, look, ask.space.contains)
    choice = _aside(mind, look, ask)
    return choice if ask.space.contains(choice) else ask.default


def _aside(mind: Mind, look: Outlook, ask: Question) -> Choice:
    kind = ask.kind
    if kind == "flip_choice":
        return _flip(mind, look, ask)
    if kind == "reaction":
        return _react(mind, look, ask)
    if kind == "heckle":
        return _heckle(mind, look)
    if kind == "purchase_trash":
        card = weakest_card(mind, look)
        return NONE if card == EMPTY else card
    return _capture(mind, look, ask)


def _flip(mind: Mind, look: Outlook, ask: Question) -> Choice:
    """LNR-13.8."""
    s = look.s
    effect = FLIP[EVENT_INDEX[ask.about.event]]
    assert effect is not None
    hand = sorted(s.hand[look.seat], key=lambda card: (junk(look, s.faces[card]), card))
    weak = [card for card in hand if junk(look, s.faces[card]) < WEAK]
    if effect.verb == "redraw_hand":
        powers = [sum(POWER[s.faces[card]][n] for card in hand) for n in (LOOT, RECRUIT)]
        return Perform().choice() if max(powers) < 4 else Decline().choice()
    if effect.verb == "volunteer":
        return Decline().choice() if look.leader == look.seat else Perform().choice()
    if effect.verb == "discard_for_goblin":
        spare = [card for card in hand if POWER[s.faces[card]][LOOT] and not POWER[s.faces[card]][ATTACK]]
        platforms = open_platforms(s, look.seat)
        if len(spare) < effect.n or not platforms:
            return Decline().choice()
        place = max(platforms, key=lambda n: (recruit_worth(mind, look, effect.cards[0], n, 0), -n))
        return Perform(_as_held(look, spare[: effect.n]), place).choice()
    if not weak:
        return Decline().choice()
    if effect.verb == "trash_for_card":
        wants = {"raider": "catapult", "engine": "box_o_shinies"}.get(mind.style, "pile_o_chow")
        if look.left <= 8:
            wants = "pile_o_chow"
        for name in (wants, *(IDS[card] for card in effect.cards)):
            choice = Perform(weak[:1], name).choice()
            if ask.space.contains(choice):
                return choice
        return Decline().choice()
    if effect.verb == "discard_draw" and effect.most < 0:
        return Perform(_as_held(look, weak)).choice() if len(weak) >= 3 else Decline().choice()
    return Perform(weak[:1]).choice()


def _as_held(look: Outlook, cards: list[int]) -> list[int]:
    """In the order of the hand, as choices list them."""
    return [card for card in look.s.hand[look.seat] if card in cards]


def _react(mind: Mind, look: Outlook, ask: Question) -> Choice:
    """LNR-13.6: if the attack would take 2 points or more, or a shield over a good stack."""
    s, about = look.s, ask.about
    place = platforms_of(look.seat)[about.platform - 1]
    cards = s.platform[place]
    target = about.handle
    falls = sum(VP[s.faces[card]] for card in cards[cards.index(target) :])
    guarded = sum(VP[s.faces[card]] for card in cards) if not VP[s.faces[target]] and not falls else 0
    worth = max(falls, guarded / 3)
    return REACT if worth >= (1 if mind.level == "easy" else 2) else PASS


def _heckle(mind: Mind, look: Outlook) -> Choice:
    """The platform where two points less of Defense bring the best attack."""
    s = look.s
    best: Choice = NONE
    power = s.power[ATTACK] + attack_to_come(s, look.seat)
    most = best_target(look, [seat for seat in range(s.seats) if seat != look.seat], power)[0]
    for seat in range(s.seats):
        if seat == look.seat:
            continue
        for n in open_platforms(s, seat):
            place = platforms_of(seat)[n - 1]
            s.heckled += [place, -2]
            worth = best_target(look, [seat], power)[0]
            del s.heckled[-2:]
            if worth > most + 0.01:
                best, most = [seat, n], worth
    return best


def _capture(mind: Mind, look: Outlook, ask: Question) -> Choice:
    """The Goblin with the most points, where it stands best."""
    s = look.s
    options = [choice for choice in ask.space.each() if choice != NONE]
    return max(
        options,
        key=lambda choice: (VP[s.faces[choice[0]]], recruit_worth(mind, look, s.faces[choice[0]], choice[1], 0)),
        default=NONE,
    )
