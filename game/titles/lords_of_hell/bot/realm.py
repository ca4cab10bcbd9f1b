"""A computer player at home: devils and hands at the start, tabling, Earth, the Unknown Powers, discards (LOH-22.6, 22.7)."""

from __future__ import annotations

from game.engine.ask import SeatAsk
from game.engine.chance import FastChance
from game.titles.lords_of_hell.bot.position import BOT, Position
from game.titles.lords_of_hell.bot.worth import hand_worth
from game.titles.lords_of_hell.rules import menus, plays, tabling
from game.titles.lords_of_hell.rules.cards import (
    CARD_LIMIT,
    DRAW,
    EARTH,
    IDS,
    IN_HELL,
    MIGHTIEST,
    ON_EARTH,
    POWER,
    PROTECTION,
    SOUL_COST,
    SOULS_STATUS,
    STATUS_GAIN,
    TYPE,
    devil_effect,
)
from game.titles.lords_of_hell.rules.setup import KEEP, REDRAW
from game.titles.lords_of_hell.rules.state import NONE, artifact, card_count, tabled

WHIM = 16
"""Places by which a taste may move a devil, twice as many as there are: tables should not always see the same."""
LIKED = ("mephistopheles", "belial", "geryon", "asmodeus", "glasya", "mammon", "baalzebub", "dispater")
"""Devils by how often they win (LOH section 25)."""
GATHER = 3
"""Armies in hand from which an empty realm is furnished (LOH-22.6)."""
POOR = 9.0
"""Worth below which a card is not missed."""
KEEN_ROOM, KEEN_OWN, KEEN_HOPE = 9, 3, 1.2
"""What a hard bot knows of the Unknown Powers: six cards are worth more than most promise cards, even beyond the limit, which
they do not heed, for the last own cards, and for one of a devil who has hope."""
RITUAL_WORTH = {"chains_of_dis": 34, "summon_host": 30, "raise_the_fallen": 26, "open_the_vault": 24, "bury": 24}


def pick_devil(position: Position, ask: SeatAsk) -> str:
    options: list[str] = list(ask.space.each()) if ask.space is not None else []
    whims = position.mind.whims
    return max(options, key=lambda name: FastChance(f"{whims}:{name}").below("", WHIM) - LIKED.index(name))


def mulligan(position: Position, ask: SeatAsk) -> str:
    """A hand without a fortress is kept when it fights well."""
    assert ask.space is not None
    if not ask.space.contains(REDRAW):
        return KEEP
    hand = position.s.hand[position.seat]
    worth = sum(hand_worth(position, position.seat, position.s.faces[card]) for card in hand)
    return KEEP if worth * position.mind.doubt("mulligan") >= 72 else REDRAW


# ---------------------------------------------------------------- tabling


def furnish(position: Position, ask: SeatAsk) -> plays.AnyPlay | None:
    """The next thing to do at home in Tabling; None when all is done."""
    return (
        _swap(position, ask)
        or _walls(position, ask)
        or _things(position, ask)
        or _armies(position, ask)
        or _ritual(position, ask)
        or _earth(position, ask)
    )


def _laid(position: Position, ask: SeatAsk, kind: str) -> list[int]:
    """Hand cards of a type that may be tabled now."""
    cards = [play.card for play in menus.open_plays(ask, plays.TableCard)]
    return [card for card in cards if TYPE[position.s.faces[card]] == kind]


def _walls(position: Position, ask: SeatAsk) -> plays.AnyPlay | None:
    s, seat = position.s, position.seat
    cards = _laid(position, ask, "fortress")
    if not cards:
        return None

    def rank(card: int) -> tuple[int, int]:
        return PROTECTION[s.faces[card]], POWER[s.faces[card]]

    best = max(cards, key=rank)
    own = s.fortress[seat]
    better = own == NONE or (PROTECTION[s.faces[best]] > PROTECTION[s.faces[own]] and position.mind.level != "easy")
    return plays.TableCard(best) if better else None


def _things(position: Position, ask: SeatAsk) -> plays.AnyPlay | None:
    cards = _laid(position, ask, "artifact")
    return plays.TableCard(cards[0]) if cards else None


def _armies(position: Position, ask: SeatAsk) -> plays.AnyPlay | None:
    s, seat = position.s, position.seat
    cards = _laid(position, ask, "army")
    if not cards:
        return None
    bare = not s.hordes[seat] and not s.earth[seat] and s.fortress[seat] == NONE
    if bare and len(cards) < GATHER and position.mind.level != "easy" and s.round < 4:
        return None
    return plays.TableCard(cards[0])


def _ritual(position: Position, ask: SeatAsk) -> plays.AnyPlay | None:
    """The best ritual that can be paid in time, in a free place."""
    s, seat = position.s, position.seat
    discount = devil_effect(s.devil[seat], "ritual_discount")
    found = []
    for play in menus.open_plays(ask, plays.BeginRitual):
        card = play.card
        if play.replaced != NONE:
            continue
        kind = s.faces[card]
        cost = max(0, SOUL_COST[kind] - (discount.n if discount else 0))
        fiends = sum(1 for own in (*s.hordes[seat], *s.earth[seat]) if EARTH[s.faces[own]])
        if cost > s.souls[seat] + (1 if fiends >= 2 else 0):
            continue
        if IDS[kind] == "chains_of_dis" and s.fortress[seat] == NONE:
            continue
        found.append((RITUAL_WORTH.get(IDS[kind], 20) - 3 * cost, card))
    return plays.BeginRitual(max(found)[1], NONE) if found else None


def _swap(position: Position, ask: SeatAsk) -> plays.AnyPlay | None:
    """LOH-22.7: six cards for a promise card, early for an own one, later for one of a hopeless devil."""
    s, seat, row = position.s, position.seat, BOT["battle"]
    signers = [play.signer for play in menus.open_plays(ask, plays.Swap)]
    if not signers or (position.mind.level == "easy" and position.mind.doubt("swap", s.round) < 0.9):
        return None
    keen = position.mind.level == "hard"
    total = card_count(s, seat) - 1  # besides the devil itself
    quill = artifact(s, seat, "powers_swap_draw") != NONE
    room = total <= row["swap_max_total_cards"] + (2 if quill else 0) + (KEEN_ROOM if keen else 0)
    least = row["swap_min_own_promises"] + (s.round > 3) - (KEEN_OWN if keen else 0)
    if room and seat in signers and s.held[seat][seat] >= least:
        return plays.Swap(seat)
    dim = (KEEN_HOPE if keen else 0.45) / position.n
    hopeless = [
        signer for signer in signers if signer != seat and position.crown[signer] < dim and s.held[seat][signer] >= 1
    ]
    if hopeless and room:
        return plays.Swap(min(hopeless, key=lambda signer: position.crown[signer]))
    return None


# ---------------------------------------------------------------- Earth


def _earth(position: Position, ask: SeatAsk) -> plays.AnyPlay | None:
    """Half the fiends go, all of them for Master of Souls; the devil when nothing keeps it at home (LOH-22.6)."""
    s, seat = position.s, position.seat
    going = [play.piece for play in menus.open_plays(ask, plays.ToEarth)]
    fiends = [piece for piece in going if isinstance(piece, int)]
    away = len(s.earth[seat]) + (s.body[seat] == ON_EARTH)
    everything = len(fiends) + away
    chasing = _chases(position, everything)
    wanted = everything if chasing else (everything + 1) // 2
    safe = max((position.threat(other) for other in position.others), default=0.0) < 0.3
    if not safe and not chasing:
        wanted = min(wanted, everything // 3)
    if fiends and away < wanted and not _mighty(position, fiends[0]):
        return plays.ToEarth(fiends[0])
    if tabling.DEVIL in going and _devil_goes(position):
        return plays.ToEarth(tabling.DEVIL)
    return None


def _chases(position: Position, fiends: int) -> bool:
    """Whether Master of Souls is within reach, or held."""
    s, seat = position.s, position.seat
    need = STATUS_GAIN[SOULS_STATUS]["at_least"]
    if s.holder[SOULS_STATUS] == seat:
        return fiends >= 3
    rival = max(len(s.earth[other]) for other in position.others)
    return fiends >= need - 1 and fiends > rival + 1 and position.mind.level != "easy"


def _mighty(position: Position, card: int) -> bool:
    """Whether the power of this horde is what makes Mightiest Devil."""
    s, seat = position.s, position.seat
    least = STATUS_GAIN[MIGHTIEST]["at_least"]
    best = max(position.power[other] for other in position.others)
    mine = position.power[seat]
    left = mine - POWER[s.faces[card]]
    reach = mine >= least and mine >= best + (0 if s.holder[MIGHTIEST] == seat else STATUS_GAIN[MIGHTIEST]["margin"])
    return reach and (left < least or left < best)


def _devil_goes(position: Position) -> bool:
    """In the first round, and while nobody is near the crown, if it leaves neither a war nor a status behind."""
    s, seat = position.s, position.seat
    if s.body[seat] != IN_HELL or s.rituals[seat] or (position.s.fortress[seat] == NONE and s.hordes[seat]):
        return False
    weakest = min(position.power[other] for other in position.others)
    if position.power[seat] >= position.mind.ratio * weakest and s.round > 1:
        return False
    if position.power[seat] >= STATUS_GAIN[MIGHTIEST]["at_least"] - 2:
        return False
    if s.round == 1:
        return position.mind.doubt("earth", 1) > 0.85 or position.mind.level == "hard"
    near = any(position.votes_missing(other) <= 2 for other in range(position.n)) or max(s.vp) >= position.goal - 3
    gain = devil_effect(s.devil[seat], "devil_earth_bonus") is not None or s.holder[SOULS_STATUS] == seat
    return not near and (gain or position.mind.doubt("travel", s.round) > 1.04)


# ---------------------------------------------------------------- Finishing


def tidy(position: Position, ask: SeatAsk) -> plays.AnyPlay | None:
    """Discard the poorest card while that lets one more be drawn (LOH-4.11, 4.12, 4.51)."""
    s, seat = position.s, position.seat
    total = card_count(s, seat)
    if total + _drawn(position) <= CARD_LIMIT or position.mind.level == "easy":
        return None
    cards = [play.card for play in menus.open_plays(ask, plays.Discard) if play.card in s.hand[seat]]
    worths = [(hand_worth(position, seat, s.faces[card]), card) for card in cards if TYPE[s.faces[card]] != "army"]
    poor = sorted(row for row in worths if row[0] < POOR)
    if total - len(poor) >= CARD_LIMIT:  # nothing would be drawn even without all of them
        return None
    return plays.Discard(poor[0][1]) if poor else None


def _drawn(position: Position) -> int:
    """How many cards the seat draws when the next round begins, where there is room."""
    s, seat = position.s, position.seat
    extra = devil_effect(s.devil[seat], "extra_draw")
    drawn: int = DRAW["cards"] + (0 if tabled(s, seat) else DRAW["extra_if_nothing_tabled"])
    return drawn + (extra.n if extra else 0)
