"""Specials, fortress cards and the Horn in a battle (LOH-2.9, 10.22, 10.24, 10.30, section 16)."""

from __future__ import annotations

from game.engine.match import Match
from game.engine.spaces import Branch, One, Pick
from game.titles.lords_of_hell.rules import attack_declaration, cues, plays, retreat
from game.titles.lords_of_hell.rules.battle_state import (
    army_of,
    devil_there,
    fights,
    going_on,
    hordes_there,
    seats_of,
    side_of,
)
from game.titles.lords_of_hell.rules.battle_state import troops_go_home as leaderless
from game.titles.lords_of_hell.rules.cards import EFFECT, IDS, IN_HELL, Effect
from game.titles.lords_of_hell.rules.promise_limits import CARDS, code_of, forbidden, free_cards, hand_problem, owed
from game.titles.lords_of_hell.rules.records import ATTACK, DEFENCE, NONE, SIDES, Front
from game.titles.lords_of_hell.rules.state import NOBODY, State, artifact, discard, of_type
from game.titles.lords_of_hell.rules.sworn_battles import bound_to_stay

HOME, ARMY = "home", "army"
VERBS = ("flee", "steal_horde", "side_dice", "cancel_attack", "table_from_hand")


def tell(match: Match, play: cues.Played | cues.Artifact | cues.Power) -> None:
    """Announce a play."""
    match.beat()
    match.cue(play)


def branches(s: State, seat: int, card: int) -> list[Branch]:
    """The ways to play a special of a battle now."""
    effect = EFFECT[s.faces[card]]
    if effect.verb == "flee":
        return [plays.line(plays.PlayCard, (card,))] if flight(s, seat) else []
    if effect.verb == "steal_horde":
        found = _stealable(s, seat, effect)
        return [plays.line(plays.PlayCard, (card,), (One(tuple(found)),))] if found else []
    if effect.verb == "side_dice":
        return _dice(s, seat, plays.PlayCard, card)
    if effect.verb == "cancel_attack":
        attacker = s.declared.attacker if s.declared is not None else NOBODY
        bound = attacker == NOBODY or (attacker != seat and forbidden(s, seat, "special", attacker))
        return [] if bound else [plays.line(plays.PlayCard, (card,))]
    return _from_hand(s, seat, card, effect)


def horn(s: State, seat: int) -> list[Branch]:
    """The Horn of War, once per round, before dice."""
    card = artifact(s, seat, "side_dice")
    return [] if card == NONE or card in s.used else _dice(s, seat, plays.UseArtifact, card)


def _dice(s: State, seat: int, kind: type[plays.PlayCard] | type[plays.UseArtifact], card: int) -> list[Branch]:
    """More dice for a side of the battle in which the seat fights; with two of them it says which."""
    realms = [front.realm for front in s.fronts if not front.result and fights(s, front, seat)]
    if len(realms) > 1:
        return [plays.line(kind, (card,), (One(tuple(realms)),))]
    return [plays.line(kind, (card,))] if realms else []


def flight(s: State, seat: int) -> Front | None:
    """The battle that the seat's unhit devil may leave by card (LOH-5.5, 10.24); not one in which a sworn attack or help
    holds it (LOH-8.10)."""
    if s.body[seat] != IN_HELL or forbidden(s, seat, "flee"):
        return None
    there = [front for front in going_on(s) if not front.result and devil_there(s, front, seat)]
    return next((front for front in there if not bound_to_stay(s, front, seat)), None)


def _stealable(s: State, seat: int, effect: Effect) -> list[int]:
    """Enemy hordes in a battle in which the seat fights; not Leviathan, nor of the Banner's seat."""
    out = []
    for front in going_on(s):
        if not fights(s, front, seat):
            continue
        enemy = SIDES[side_of(front, seat) == ATTACK]
        for other in seats_of(front, enemy):
            shielded = artifact(s, other, "dread") != NONE or forbidden(s, seat, "special", other)
            own = [] if shielded else hordes_there(s, front, other)
            out += [card for card in own if IDS[s.faces[card]] not in effect.names]
    return out


def _from_hand(s: State, seat: int, card: int, effect: Effect) -> list[Branch]:
    """Forced March: up to three armies, at home or into the own army (LOH section 16)."""
    free = [other for other in of_type(s, s.hand[seat], "army") if not hand_problem(s, seat, [other], laid=True)]
    due = owed(s, seat)[CARDS]
    spare = len(free_cards(s, seat)) - 1 - due if due else len(free)
    most = min(effect.n, len(free), spare)
    if most < 1:
        return []
    where = [HOME, *([ARMY] if any(army_of(front, seat) for front in going_on(s)) else [])]
    return [plays.line(plays.PlayCard, (card, place), (Pick(tuple(free), 1, most),)) for place in where]


def fortress_branches(s: State, seat: int, card: int) -> list[Branch]:
    """A fortress card from hand, of the kind under attack: a way out for a defending devil, or the end of protection
    (LOH-10.22, 10.30)."""
    out = []
    if hand_problem(s, seat, [card]):
        return []
    way = flight(s, seat)
    if way is not None and side_of(way, seat) == DEFENCE and _same(s, way, card):
        out.append(plays.line(plays.WayOut, (card,)))
    for front in going_on(s):
        first = front.round == 1 and not front.negated and side_of(front, seat) == ATTACK
        if first and _same(s, front, card) and not forbidden(s, seat, "special", front.realm):
            out.append(plays.line(plays.Negate, (card,)))
            break
    return out


def why_not(s: State, seat: int, play: plays.WayOut | plays.Negate) -> str:
    """The code for a fortress card that may not be used so."""
    card = play.card
    if card not in of_type(s, s.hand[seat], "fortress") or not s.fronts:
        return "no_window"
    there = [front for front in going_on(s) if side_of(front, seat)]
    if not any(_same(s, front, card) for front in there):
        return "wrong_fortress" if there else "no_window"
    if isinstance(play, plays.WayOut):
        bound = forbidden(s, seat, "flee")
        return code_of(bound) if bound else "devil_absent" if flight(s, seat) is None else "no_window"
    bound = next((found for front in there if (found := forbidden(s, seat, "special", front.realm))), None)
    return code_of(bound) if bound else "no_window"


def _same(s: State, front: Front, card: int) -> bool:
    own = s.fortress[front.realm]
    return own != NONE and s.faces[own] == s.faces[card]


# ---------------------------------------------------------------- carrying out


def perform(match: Match, s: State, seat: int, effect: Effect, play: plays.PlayCard) -> None:
    """The effect of a special of a battle; the card itself is discarded already."""
    match effect.verb, play.target:
        case "flee", _:
            front = flight(s, seat)
            assert front is not None
            retreat.flee(match, s, front, seat, "slip_away")
        case "steal_horde", int(card):
            _steal(match, s, seat, card)
        case "side_dice", int() | None as realm:
            more_dice(s, seat, effect.n, realm)
        case "cancel_attack", _:
            attack_declaration.called_off(match, s, "false_alarm")
        case _, str(where):
            _march(match, s, seat, where, play.cards or [])


def more_dice(s: State, seat: int, n: int, realm: int | None) -> None:
    """Ambush and the Horn: more dice in each exchange of this battle round."""
    found = [front for front in s.fronts if not front.result and fights(s, front, seat)]
    front = next(front for front in found if realm is None or front.realm == realm)
    front.extra[side_of(front, seat) == DEFENCE] += n


def _steal(match: Match, s: State, seat: int, card: int) -> None:
    """Turncoat: the horde fights for its new owner for good, and counts as arriving now."""
    front, owner = next(
        (front, other)
        for front in going_on(s)
        for name in SIDES
        for other in seats_of(front, name)
        if card in hordes_there(s, front, other)
    )
    hordes_there(s, front, owner).remove(card)
    loser = army_of(front, owner)
    if loser is not None and card in loser.fresh:
        loser.fresh.remove(card)
    army = army_of(front, seat)
    if army is None:
        s.hordes[seat].append(card)
    else:
        army.hordes.append(card)
        army.fresh.append(card)
    match.cue(cues.Turncoat(seat=seat, of=owner, realm=front.realm, handle=card, card=IDS[s.faces[card]]))
    if owner != front.attacker or loser is None:
        leaderless(match, s, front, owner)


def _march(match: Match, s: State, seat: int, where: str, cards: list[int]) -> None:
    for card in cards:
        s.hand[seat].remove(card)
        match.cue(cues.Tabled(seat=seat, handle=card, card=IDS[s.faces[card]], rule="LOH-2.13"))
    army = next((found for front in going_on(s) if (found := army_of(front, seat))), None)
    if where == ARMY and army is not None:
        army.hordes += cards
        army.fresh += cards
    else:
        s.hordes[seat] += cards


def fortress_use(match: Match, s: State, seat: int, play: plays.WayOut | plays.Negate) -> None:
    """LOH-10.22, 10.30: the card is discarded."""
    card, flees = play.card, isinstance(play, plays.WayOut)
    front = flight(s, seat) if flees else _negates(s, seat, card)
    assert front is not None
    tell(match, cues.Played(seat=seat, what=IDS[s.faces[card]], target=front.realm))
    s.hand[seat].remove(card)
    discard(match, s, seat, [card], "LOH-2.9", "played")
    if flees:
        retreat.flee(match, s, front, seat, "fortress")
        return
    front.negated = True
    match.cue(cues.Negated(seat=seat, realm=front.realm))


def _negates(s: State, seat: int, card: int) -> Front | None:
    return next((front for front in going_on(s) if side_of(front, seat) == ATTACK and _same(s, front, card)), None)
