"""A view read back into a state, and whole tables that fit it; for thinking, previews and non-interference."""

from __future__ import annotations

from typing import Any

from game.engine.chance import AnyChance
from game.engine.match import Match
from game.engine.rules import View
from game.titles.lords_of_hell.rules import battle_sight
from game.titles.lords_of_hell.rules.cards import (
    COPIES,
    DEVIL_IDS,
    DEVIL_INDEX,
    DEVIL_STATES,
    IDS,
    INDEX,
    PROMISES_EACH,
    UNKNOWN,
)
from game.titles.lords_of_hell.rules.items import AnyCards, read_items
from game.titles.lords_of_hell.rules.promises import ASAP, DUE
from game.titles.lords_of_hell.rules.records import NONE, Declared, Extension, Leave, Note, Offer, Promise
from game.titles.lords_of_hell.rules.sentences import Due, Give, Join, read_sentence, read_sentences
from game.titles.lords_of_hell.rules.sight import PUBLIC, told
from game.titles.lords_of_hell.rules.state import State, armies, fresh


def known(view: View, seat: int) -> State:
    """The state as `seat` (or SPECTATOR) knows it: hidden zones are empty, what is unseen is UNKNOWN."""
    seats = sum(1 for name in view if name.startswith("seat."))
    s = fresh(seats)
    s.faces = [UNKNOWN] * sum(COPIES)
    for name in PUBLIC:
        value = view["public"][name]
        setattr(s, name, value[:] if isinstance(value, list) else value)
    s.leave = [Leave(captive, other) for captive, other in view["public"]["leave"]]
    s.declared, s.extended = _declared(view["public"]["declared"]), Extension(*view["public"]["extended"])
    s.discard = _lay(s, view["discard"])
    for other in range(seats):
        _seat(s, other, view[f"seat.{other}"])
    s.fronts = [battle_sight.front_of_row(s, row) for row in view["fronts"]]
    s.marching = [battle_sight.army_of_row(s, row) for row in view["marching"]]
    s.offers = [_offer(row, seat) for row in view["market"]]
    s.sealing = view.get("sealing", 0)  # Recordings of earlier rules lack it.
    s.promises = [_promise(row) for row in view["wall"]]
    for handle, name, owner in view["known"]:
        s.hand[owner] += _lay(s, [[handle, name]])
    if seat >= 0:
        s.hand[seat] = _lay(s, view["hand"])
        mine = view["mine"]
        s.held[seat], s.powers[seat] = list(mine["held"]), list(mine["given"])
        s.dealt[seat] = [DEVIL_INDEX[name] for name in mine["dealt"]]
        s.passed = mine["passed"] << seat
        s.plans[seat], s.notes[seat] = mine["plan"], Note(*mine["note"]) if mine["note"] else None
        battle_sight.mine_back(s, seat, mine)
    return s


def with_backs(view: View, seat: int) -> State:
    """What `known` tells, with the hands of others as backs and their promise cards as if all were their own: how many there
    are is public, and what the rules say of a deal hangs on it."""
    s = known(view, seat)
    seen = {card for zone in (s.hand, s.hordes, s.earth, s.artifacts, s.rituals) for row in zone for card in row}
    backs = [card for card in range(len(s.faces)) if s.faces[card] == UNKNOWN and card not in seen]
    for other in range(s.seats):
        if other != seat:
            many = view[f"seat.{other}"]["hand"] - len(s.hand[other])
            s.hand[other] += [backs.pop() for _ in range(min(many, len(backs)))]
            s.held[other][other] = view[f"seat.{other}"]["promises"]
    return s


def _declared(plain: list[int]) -> Declared | None:
    return Declared(plain[0], plain[1], bool(plain[2])) if plain else None


def _lay(s: State, cards: list[list[Any]]) -> list[int]:
    """Cards as views name them: their faces noted, their handles."""
    if not cards:
        return []
    faces = s.faces
    for handle, name in cards:
        faces[handle] = INDEX[name]
    return [handle for handle, _ in cards]


def _one(s: State, card: list[Any] | None) -> int:
    """A card, or NONE."""
    return _lay(s, [card])[0] if card else NONE


def _seat(s: State, seat: int, there: dict[str, Any]) -> None:
    s.devil[seat] = DEVIL_INDEX.get(there["devil"], NONE)
    s.body[seat] = DEVIL_STATES.index(there["body"])
    s.captor[seat], s.souls[seat] = there["captor"], there["souls"]
    s.hordes[seat], s.earth[seat] = _lay(s, there["hordes"]), _lay(s, there["earth"])
    s.artifacts[seat], s.rituals[seat] = _lay(s, there["artifacts"]), _lay(s, there["rituals"])
    s.fortress[seat], s.spare[seat] = _one(s, there["fortress"]), _one(s, there["spare"])


def _offer(row: dict[str, Any], seat: int) -> Offer:
    """An offer as the seat reads it; of a void one it knows whether the fault was its own."""
    fields = {name: row[name] for name in Offer.__struct_fields__ if name in row}
    fields |= {name: read_items(row[name]) for name in ("give", "take")}
    fields |= {name: read_sentences(row[name]) for name in ("swears", "asks")}
    own = row["code"] not in ("", "stale")
    other = row["to"] if seat == row["by"] else row["by"]
    return Offer(**fields, fault=-1 if row["state"] != "void" else seat if own else other)


def _promise(row: dict[str, Any]) -> Promise:
    fields = {name: row[name] for name in Promise.__struct_fields__}
    return Promise(**{**fields, "sentence": read_sentence(row["sentence"])})


def imagine(view: View, seat: int, chance: AnyChance, options: dict[str, Any]) -> State:
    """A table that fits all that `seat` knows: hands, the deck and promise cards are dealt afresh."""
    s = known(view, seat)
    _cards(s, view, chance)
    _promise_cards(s, view, seat, chance)
    _devils(s, view, seat, chance)
    _whispered(s, view, seat)
    if s.offers or s.promises:
        ids = [offer.id for offer in s.offers] + [promise.id for promise in s.promises]
        s.serial = [max((n // 2 for n in ids if n % 2 == private), default=0) for private in (0, 1)]
    return s


def _whispered(s: State, view: View, seat: int) -> None:
    """A duty of a private promise between others may be asked for just now: a stand-in of the kind that asks."""
    battles = {front.realm: front.attacker for front in s.fronts}
    known_ids = {promise.id for promise in s.promises}
    for tag, *fields in view["agenda"]:
        if tag == "fulfil" and fields[0] not in known_ids:
            number, by = fields
            to = next(other for other in range(s.seats) if other not in (by, seat))
            gift = Give(to, (AnyCards(1),), Due(ASAP, s.round), strength=ASAP)
            s.promises.append(Promise(number, by, to, gift, False, round=s.round))
        elif tag == "sworn_join" and fields[0] not in known_ids:
            number, by, realm, side = fields[:4]
            ally = battles[realm] if side == "attack" else realm
            s.promises.append(Promise(number, by, ally, Join(ally, side, s.round, 1), False, DUE, s.round))


def _cards(s: State, view: View, chance: AnyChance) -> None:
    """Faces that lie nowhere in sight go to the handles that do not, and these to hands and deck."""
    left = list(COPIES)
    for face in s.faces:
        left[face] -= face != UNKNOWN
    faces = [card for card, n in enumerate(left[:UNKNOWN]) for _ in range(n)]
    free = [handle for handle, face in enumerate(s.faces) if face == UNKNOWN]
    chance.shuffle("imagine", faces)
    for handle, face in zip(free, faces):
        s.faces[handle] = face
    for other in range(s.seats):
        while len(s.hand[other]) < view[f"seat.{other}"]["hand"]:
            s.hand[other].append(free.pop())
    s.deck = free


def _promise_cards(s: State, view: View, seat: int, chance: AnyChance) -> None:
    """Promise cards by signer: what is not in the seat's sight lies with the others and the Unknown Powers."""
    unseen = [
        signer
        for signer in range(s.seats)
        for _ in range(PROMISES_EACH - sum(row[signer] for row in (*s.held, *s.powers)))
    ]
    chance.shuffle("imagine", unseen)
    for other in range(s.seats):
        if other == seat:
            continue
        for zone, name in ((s.held, "promises"), (s.powers, "given")):
            for _ in range(view[f"seat.{other}"][name]):
                zone[other][unseen.pop()] += 1


def _devils(s: State, view: View, seat: int, chance: AnyChance) -> None:
    """While devils are chosen: two for everybody else from those that the seat does not hold."""
    if s.devil[0] != NONE:
        return
    own = s.dealt[seat] if seat >= 0 else []
    rest = [devil for devil in range(len(DEVIL_IDS)) if devil not in own]
    chance.shuffle("imagine", rest)
    for other in range(s.seats):
        if other != seat:
            s.dealt[other] = [rest.pop(), rest.pop()]


# ---------------------------------------------------------------- what a seat cannot tell apart


def hidden(match: Match, seat: int) -> list[list[int]]:
    """Handles that `seat` cannot tell apart: the deck and the hands of the others, as far as nothing names them."""
    s: State = match.state
    if s.phase == "over":
        return []
    known = told(s, seat)
    hands = [card for owner in range(s.seats) if owner != seat for card in s.hand[owner] if card not in known]
    group = sorted([*s.deck, *hands])
    return [group] if len(group) > 1 else []


def swap(match: Match, a: int, b: int) -> None:
    """Exchange what two handles stand for."""
    s: State = match.state
    s.faces[a], s.faces[b] = s.faces[b], s.faces[a]


def identity(match: Match, thing: int) -> str:
    """What a handle stands for now."""
    s: State = match.state
    return IDS[s.faces[thing]]


def things(match: Match) -> list[str]:
    """The cards wherever they are, and the promise cards: play conserves them."""
    s: State = match.state
    away = [army.hordes for army in armies(s)]
    zones = (s.deck, s.discard, *s.hand, *s.hordes, *away, *s.earth, *s.artifacts, *s.rituals)
    single = [card for card in (*s.fortress, *s.spare) if card != NONE]
    promises = [f"promise:{n}" for row in (*s.held, *s.powers) for n, many in enumerate(row) for _ in range(many)]
    return sorted([IDS[s.faces[card]] for zone in (*zones, single) for card in zone] + promises)
