"""What lies on the table of Lords of Hell: plain data, and the small moves that every chapter makes.

`handle` is a resource card; `faces[handle]` the card that it stands for. Zones are lists of handles; the end of the deck
is its top. Promise cards of one signer are alike, so they are counted: `held[seat][signer]`, both seats. Souls are
counted too. Who sees what stands in `rules/sight.py`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from game.engine import zones
from game.engine.cues import Cue, only
from game.titles.lords_of_hell.rules import cues
from game.titles.lords_of_hell.rules.cards import (
    CAPTIVE,
    CARD_LIMIT,
    DEVIL_POWER,
    EFFECT,
    IDS,
    IN_HELL,
    OF_VERB,
    ON_EARTH,
    POWER,
    PROTECTION,
    SOULS_PER_POWER,
    STATUS,
    TYPE,
    VERB,
)
from game.titles.lords_of_hell.rules.records import NONE as NONE
from game.titles.lords_of_hell.rules.records import (
    Army,
    Declared,
    Extension,
    Front,
    HandLook,
    Leave,
    Note,
    SentOffer,
    Talk,
)
from game.titles.lords_of_hell.rules.records import Offer as Offer
from game.titles.lords_of_hell.rules.records import Promise as Promise

if TYPE_CHECKING:
    from game.engine.agenda import Step
    from game.engine.match import Match

NOBODY = -1
ANYONE = -1
"""The receiver of an offer to whoever takes it first."""


class Teller(Protocol):
    """To whom the small moves tell what happens: the match, or nobody where a deal is only rehearsed."""

    def beat(self) -> None: ...

    def cue(self, cue: Cue) -> None: ...

    def then(self, *steps: Step) -> None: ...


class State(msgspec.Struct):
    """Everything on the table."""

    seats: int
    round: int = 0
    phase: str = "setup"
    """ "setup", one of cards.PHASES, "settlement", "over"."""
    starter: int = 0
    # resource cards
    faces: list[int] = []
    deck: list[int] = []
    discard: list[int] = []
    hand: list[list[int]] = []
    hordes: list[list[int]] = []
    """Armies at home."""
    earth: list[list[int]] = []
    """Fiends on Earth."""
    settled: list[int] = []
    """Fiends that changed owner on Earth: they stay there (LOH-4.22)."""
    fortress: list[int] = []
    spare: list[int] = []
    """A second fortress, until its seat has said which it keeps (LOH-4.21)."""
    artifacts: list[list[int]] = []
    rituals: list[list[int]] = []
    sideways: list[int] = []
    carried: list[int] = []
    """Rituals that stood up at the start of this Tabling: they may be taken back (LOH-11.3)."""
    used: list[int] = []
    """Artifacts used this round (LOH-2.10)."""
    suppressed: list[int] = []
    """Fortresses without protection of their own until the round ends."""
    souls: list[int] = []
    # devils
    dealt: list[list[int]] = []
    devil: list[int] = []
    """-1 until chosen."""
    body: list[int] = []
    """State of each devil: an index of cards.DEVIL_STATES."""
    captor: list[int] = []
    returning: list[int] = []
    """Seats whose devils are home at the start of Council (LOH-11.10)."""
    leave: list[Leave] = []
    # promise cards
    held: list[list[int]] = []
    powers: list[list[int]] = []
    """What each seat gave to the Unknown Powers, by signer."""
    # standing
    vp: list[int] = []
    holder: list[int] = []
    """Holder of each status card."""
    stable: list[bool] = []
    markers: list[int] = []
    """Nomination markers."""
    # the round
    swapped: int = 0
    """Mask of the seats that have swapped with the Unknown Powers."""
    tributes: int = 0
    """Mask of the seats that have asked for Tribute."""
    forswore: list[int] = []
    """Round in which each seat last forswore; 0: never."""
    earth_souls: list[int] = []
    attack_victories: list[int] = []
    defence_victories: list[int] = []
    empty_holds: list[int] = []
    arrived: int = 0
    """Mask of the devils in the ring."""
    votes: list[int] = []
    """-2 not yet, -1 declined."""
    overlord: int = NOBODY
    # the market
    ready: int = 0
    offers: list[Offer] = []
    promises: list[Promise] = []
    sealing: int = 0
    """The offer whose promises are sworn once a seat has said which of two fortresses it keeps; 0 none (LOH-6.21)."""
    serial: list[int] = []
    """How many offers and promises there were, public and private: their ids are even and odd, so that a public one
    does not tell how much was whispered before it."""
    queue: list[int] = []
    """Seats that said Stop, in order (LOH-7.5)."""
    passed: int = 0
    """Mask of the seats that have passed in the open beat."""
    notes: list[Note | None] = []
    """Per seat why its last offer or acceptance was not taken."""
    plans: list[list[Any]] = []
    """Per seat the play chosen with its hold; [] none."""
    effects: int = 0
    """Serial of plays of specials, artifacts and powers: whether one came while a beat was open."""
    # battles
    castings: int = 0
    """Serial of the choice of a caster: its clock."""
    turn: int = NOBODY
    """Whose attack turn it is."""
    rested: int = 0
    """Mask of the seats that have passed in a row (LOH-4.31)."""
    declared: Declared | None = None
    attacked: list[int] = []
    """Per seat a mask of the realms it has attacked this round (LOH-4.32)."""
    plundered: int = 0
    """Mask of the realms plundered this round."""
    fronts: list[Front] = []
    """The battles going on, the oldest first."""
    marching: list[Army] = []
    """Armies on their way home to a realm under attack; there at the next organisation (LOH-10.37)."""
    extended: Extension = Extension()
    organised: int = 0
    """Milliseconds of talk when the organisation going on began."""
    talk: Talk = msgspec.field(default_factory=Talk)
    recent: list[SentOffer] = []
    """New offers of the last half minute."""
    looking: HandLook | None = None
    """While a hand is shown: nobody keeps what it saw (LOH-14.1)."""
    asks: int = 0
    """Serial of questions with a clock of their own."""


def fresh(seats: int) -> State:
    """The table before setup."""
    many = range(seats)
    return State(
        seats=seats,
        hand=[[] for _ in many],
        hordes=[[] for _ in many],
        earth=[[] for _ in many],
        fortress=[NONE] * seats,
        spare=[NONE] * seats,
        artifacts=[[] for _ in many],
        rituals=[[] for _ in many],
        souls=[0] * seats,
        dealt=[[] for _ in many],
        devil=[NONE] * seats,
        body=[IN_HELL] * seats,
        captor=[NOBODY] * seats,
        held=[[0] * seats for _ in many],
        powers=[[0] * seats for _ in many],
        vp=[0] * seats,
        holder=[NOBODY] * len(STATUS),
        stable=[False] * len(STATUS),
        markers=[0] * seats,
        forswore=[0] * seats,
        earth_souls=[0] * seats,
        attack_victories=[0] * seats,
        defence_victories=[0] * seats,
        empty_holds=[0] * seats,
        votes=[-2] * seats,
        notes=[None] * seats,
        plans=[[] for _ in many],
        serial=[0, 0],
        attacked=[0] * seats,
    )


# ---------------------------------------------------------------- naming and order


def named(s: State, handles: list[int]) -> list[list[Any]]:
    """[[handle, id], ...], as cues and views name cards."""
    faces = s.faces
    return [[handle, IDS[faces[handle]]] for handle in handles] if handles else []


def next_id(s: State, private: bool) -> int:
    """The id of the next offer or promise."""
    s.serial[private] += 1
    return 2 * s.serial[private] + private


def clockwise(s: State, seat: int) -> list[int]:
    """All seats clockwise, `seat` first."""
    return [*range(seat, s.seats), *range(seat)]


def counterclockwise(s: State, seat: int) -> list[int]:
    """All seats counterclockwise, `seat` first (LOH-13.4)."""
    return [(seat - n) % s.seats for n in range(s.seats)]


# ---------------------------------------------------------------- what a seat has


def tabled(s: State, seat: int) -> list[int]:
    """Its tabled cards, those on Earth and in battles too (LOH-4.12)."""
    own = [card for card in (s.fortress[seat], s.spare[seat]) if card != NONE]
    away = [card for army in armies(s) if army.seat == seat for card in army.hordes]
    return [*own, *s.hordes[seat], *away, *s.earth[seat], *s.artifacts[seat], *s.rituals[seat]]


def armies(s: State) -> list[Army]:
    """All armies away from home, those on the march too."""
    return [*(army for front in s.fronts for army in front.armies), *s.marching]


def at_home(s: State, seat: int) -> bool:
    """Whether the seat's devil is in Hell and at home."""
    return s.body[seat] == IN_HELL and not any(army.devil for army in armies(s) if army.seat == seat)


def set_aside(s: State, seat: int) -> Front | None:
    """The battle that decides about this captive (LOH-9.11)."""
    return next((front for front in s.fronts if seat in front.aside), None)


def card_count(s: State, seat: int) -> int:
    """All its cards, against the limit of 21 (LOH-4.12, 12.8)."""
    return 1 + s.holder.count(seat) + sum(s.held[seat]) + len(s.hand[seat]) + len(tabled(s, seat))


def artifact(s: State, seat: int, verb: str) -> int:
    """The seat's artifact with that verb if it works now (LOH-2.11), else NONE."""
    if s.body[seat] not in (IN_HELL, ON_EARTH):
        return NONE
    return next((card for card in s.artifacts[seat] if VERB[s.faces[card]] == verb), NONE)


def held_by(s: State, seat: int) -> list[int]:
    """The seats whose devils this seat holds."""
    return [other for other in range(s.seats) if s.captor[other] == seat]


def has_ring(s: State, seat: int) -> bool:
    """Whether the seat has the Ring of Chains tabled, working or not."""
    return any(is_ring(s, card) for card in s.artifacts[seat])


def is_ring(s: State, card: int) -> bool:
    """Whether a card is the Ring of Chains."""
    return s.faces[card] == OF_VERB["captives_without_fortress"]


def can_hold(s: State, seat: int) -> bool:
    """Whether the seat can take a captive: a fortress, or the Ring of Chains at work (LOH-9.2, 2.11)."""
    return s.fortress[seat] != NONE or (has_ring(s, seat) and s.body[seat] in (IN_HELL, ON_EARTH))


def keeps_holding(s: State, seat: int) -> bool:
    """Whether the seat's captives stay held: the Ring holds on while its devil is fled, downed or wounded (LOH-9.14)."""
    return s.fortress[seat] != NONE or (has_ring(s, seat) and s.body[seat] != CAPTIVE)


def may_trade(s: State, seat: int) -> bool:
    """Whether the seat's devil may trade with anybody at all (LOH-5.6, 6.3, 9.9)."""
    return s.body[seat] in (IN_HELL, ON_EARTH, CAPTIVE)


def may_deal(s: State, a: int, b: int) -> bool:
    """Whether two seats may trade with each other (LOH-6.3, 9.9)."""
    return may_trade(s, a) and may_trade(s, b) and _has_leave(s, a, b) and _has_leave(s, b, a)


def _has_leave(s: State, captive: int, other: int) -> bool:
    return s.body[captive] != CAPTIVE or s.captor[captive] == other or Leave(captive, other) in s.leave


# ---------------------------------------------------------------- power


def hordes_power(s: State, hordes: list[int]) -> int:
    """Power of one seat's hordes at one place, with Tormented Ones and Critters (LOH-10.43, 19.5)."""
    faces = s.faces
    return _power_of(tuple([faces[card] for card in hordes])) if hordes else 0


@lru_cache(maxsize=4096)
def _power_of(kinds: tuple[int, ...]) -> int:
    """The same by kinds of hordes; thinkers ask it of the same few armies over and over."""
    total, rising = 0, 0
    bonuses: set[tuple[tuple[str, ...], int]] = set()
    for kind in kinds:
        effect = EFFECT[kind]
        total += POWER[kind]
        if effect.verb == "rising_power":
            rising += 1
            total += rising * effect.n
        elif effect.verb == "set_bonus":
            bonuses.add((effect.names, effect.n))
    ids = {IDS[kind] for kind in kinds}
    return total + sum(n for needs, n in bonuses if ids.issuperset(needs))


def devil_power(s: State, seat: int) -> int:
    """The devil's power, with the Crown (LOH-10.43)."""
    crown = artifact(s, seat, "devil_power")
    return DEVIL_POWER[s.devil[seat]] + (EFFECT[s.faces[crown]].n if crown != NONE else 0)


def realm_power(s: State, seat: int) -> int:
    """Power at home: Souls halved, fortress, hordes, and the devil if in Hell (LOH-12.6), without the Banner."""
    power = s.souls[seat] // SOULS_PER_POWER + hordes_power(s, s.hordes[seat])
    if s.fortress[seat] != NONE:
        power += POWER[s.faces[s.fortress[seat]]]
    return power + (devil_power(s, seat) if s.body[seat] == IN_HELL else 0)


def mighty_power(s: State, seat: int) -> int:
    """Power for Mightiest Devil: the Banner of Dread adds while its devil is in Hell (LOH-12.6)."""
    banner = artifact(s, seat, "dread") if s.body[seat] == IN_HELL else NONE
    return realm_power(s, seat) + (EFFECT[s.faces[banner]].n if banner != NONE else 0)


# ---------------------------------------------------------------- moves


def draw(match: Match, s: State, seat: int, n: int, rule: str, limit: bool = True) -> list[int]:
    """Up to n cards from the deck into the hand; with `limit` not beyond 21 cards in all (LOH-4.12). When the deck runs
    out the discard pile is shuffled into a new one at once (LOH-2.15). The handles drawn."""
    room = max(0, CARD_LIMIT - card_count(s, seat)) if limit else n
    drawn: list[int] = []
    while len(drawn) < min(n, room):
        if not s.deck and not renew(match, s):
            break
        drawn.append(s.deck.pop())
    if not s.deck:
        renew(match, s)
    s.hand[seat] += drawn
    if drawn:
        match.cue(cues.Drawn(seat=seat, count=len(drawn), cards=only((seat,), named(s, drawn)), rule=rule))
    return drawn


def renew(match: Match, s: State) -> bool:
    """The discard pile becomes the deck (LOH-2.15). Whether there is a deck again."""
    if not s.discard:
        return False
    zones.move_all(s.discard, s.deck)
    zones.shuffle(s.deck, s.faces, match.chance, "deck")
    match.cue(cues.Reshuffled(count=len(s.deck)))
    return True


def discard(match: Teller, s: State, seat: int, handles: list[int], rule: str, why: str) -> None:
    """Cards that have been taken from where they lay go to the discard pile, face up (LOH-2.14)."""
    s.discard += handles
    if handles:
        match.cue(cues.Discarded(seat=seat, cards=named(s, handles), why=why, rule=rule))


def lift(s: State, seat: int, handle: int) -> str:
    """Take one of the seat's cards from where it lies; the name of that zone ("" if it lies in none)."""
    if s.fortress[seat] == handle:
        s.fortress[seat], s.spare[seat] = s.spare[seat], NONE
        return "fortress"
    if s.spare[seat] == handle:
        s.spare[seat] = NONE
        return "fortress"
    zones = (
        ("hand", s.hand),
        ("hordes", s.hordes),
        ("earth", s.earth),
        ("artifacts", s.artifacts),
        ("rituals", s.rituals),
    )
    for name, rows in zones:
        zone = rows[seat]
        if handle in zone:
            zone.remove(handle)
            for marks in (s.sideways, s.carried):
                if handle in marks:
                    marks.remove(handle)
            return name
    return ""


def gain_souls(match: Match, s: State, seat: int, n: int, why: str, rule: str) -> None:
    """Souls for the realm."""
    if n:
        s.souls[seat] += n
        match.cue(cues.Souls(seat=seat, n=n, why=why, rule=rule))


def better_fortress(s: State, a: int, b: int) -> int:
    """Which of two fortresses a silent seat keeps: protection, then power, then the older (LOH-4.21); a is the older."""
    rank_a, rank_b = ((PROTECTION[s.faces[card]], POWER[s.faces[card]]) for card in (a, b))
    return b if rank_b > rank_a else a


def of_type(s: State, handles: list[int], name: str) -> list[int]:
    """The cards of one of the five types."""
    return [card for card in handles if TYPE[s.faces[card]] == name]
