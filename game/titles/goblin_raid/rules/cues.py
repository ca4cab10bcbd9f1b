"""Every kind of cue of Goblin: what people are told of what happened (see `game.engine.cues`)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from game.engine.cues import Cue, Seat, Secret, kinds_in
from game.titles.goblin_raid.rules.records import Column, Modifier, Roll, ScoreRow, Standing

# What a noun is says how it is put into words (`screen/lines.py`).
Hex = Annotated[str, "hex"]
Hexes = Annotated[list[str], "hexes"]
Piece = Annotated[str, "piece"]
"""The id of a counter; "" for none."""
Pieces = Annotated[list[str], "pieces"]
Load = Annotated[list[str], "load"]
"""What a leader carries: of many only their number is told."""
Site = Annotated[str, "site"]
Cave = Annotated[str, "cave"]
Bags = Annotated[int, "bags"]
Dice = Annotated[list[int], "dice"]
BattleNumber = Annotated[int, "battle"]
"""A declared battle, from 0."""


class Roles(Cue, frozen=True, kw_only=True):
    """It is decided who is King first."""

    rolls: list[Roll]
    """dice of seat 0 and of seat 1, each time; [] if it was fixed."""
    king: Seat
    rule: str = "GOB-3.1"


class Cycle(Cue, frozen=True, kw_only=True):
    """A cycle begins."""

    cycle: int
    reign: int
    king: Seat
    rule: str = "GOB-4.1"


class Ruined(Cue, frozen=True, kw_only=True):
    """A site lies in ruins from the beginning."""

    site: Site
    dice: Dice
    table: str
    """a, b or c; "" between cycles."""


class SetAside(Cue, frozen=True, kw_only=True):
    """Units stay out of this cycle."""

    count: int
    units: Secret[Pieces]
    rule: str = "GOB-3.8"


class Deployed(Cue, frozen=True, kw_only=True):
    """A side has set up."""

    side: str
    """Goblin or feudal."""
    rule: str = "GOB-3.13"


class Bonus(Cue, frozen=True, kw_only=True):
    """The King's bonus goblins are drawn."""

    die: Secret[int]
    count: Secret[int]
    pieces: Secret[Pieces]
    rule: str = "GOB-3.11"


class Turn(Cue, frozen=True, kw_only=True):
    """A turn begins."""

    turn: int
    rule: str = "GOB-4.2"


class Phase(Cue, frozen=True, kw_only=True):
    """A phase of the turn begins."""

    phase: str
    """goblin_move, goblin_combat, feudal_move or feudal_combat."""
    rule: str = "GOB-4.2"


class Step(Cue, frozen=True, kw_only=True):
    """A stack marches one hex."""

    leader: Piece
    from_: Hex = msgspec.field(name="from")
    to: Hex
    mode: str
    stopped: bool
    """By a zone of control."""
    carry: Secret[Load]
    """The units that march along."""
    rule: str = "GOB-5.2"


class Halted(Cue, frozen=True, kw_only=True):
    """A march ended before its aim."""

    leader: Piece
    at: Hex
    to: Hex
    reason: str
    """a refusal code, or "barrier"."""
    rule: str = "GOB-4.12"


class Top(Cue, frozen=True, kw_only=True):
    """Another piece lies on top of a stack, also when a commander was chosen."""

    hex: Hex
    piece: Secret[Piece]


class TurnedUp(Cue, frozen=True, kw_only=True):
    """Units are turned face up."""

    hex: Hex
    units: Pieces
    rule: str = "GOB-6.9"


class Sighted(Cue, frozen=True, kw_only=True):
    """A player sees the stacks in these hexes for the first time: those of both sides, in the beat of what showed them."""

    hexes: Hexes
    rule: str = "GOB-6.8"


class Alarm(Cue, frozen=True, kw_only=True):
    """The goblins are spotted."""

    from_: Hex = msgspec.field(name="from")
    """The goblins' hex."""
    to: Hex
    """The feudal hex that saw them."""
    rule: str = "GOB-11.2"


class Home(Cue, frozen=True, kw_only=True):
    """Goblins are home in a cave."""

    cave: Cave
    leader: Piece
    """"" in a flight."""
    units: Secret[Pieces]


class Plundered(Cue, frozen=True, kw_only=True):
    """A site is plundered; again with another unit, if the carrier was changed."""

    site: Site
    hex: Hex
    bags: Bags
    unit: Secret[Piece]
    rule: str = "GOB-10.1"


class Dropped(Cue, frozen=True, kw_only=True):
    """A bag is left in a hex."""

    site: Site
    hex: Hex
    unit: Piece


class Counted(Cue, frozen=True, kw_only=True):
    """What the bags from a site are worth."""

    site: Site
    bags: Bags
    flat: int
    """Points without dice."""
    dice: Dice
    points: int
    """Halves."""
    total: int
    """Halves."""
    rule: str = "GOB-10.5"


class BaronDrawn(Cue, frozen=True, kw_only=True):
    """When and where the Baron will come is drawn."""

    turns: Secret[int]
    arrival: Secret[int]
    rule: str = "GOB-11.4"


class BaronComes(Cue, frozen=True, kw_only=True):
    """The Baron comes."""

    turns: int
    die: int
    hex: Hex
    rule: str = "GOB-11.5"


class Entered(Cue, frozen=True, kw_only=True):
    """A stack enters the map."""

    leader: Piece
    hex: Hex
    mode: str
    carry: Secret[Load]
    rule: str = "GOB-11.5"


class LeftMap(Cue, frozen=True, kw_only=True):
    """A stack leaves the map."""

    leader: Piece
    hex: Hex
    mode: str
    carry: Secret[Load]
    rule: str = "GOB-11.6"


class CalledOff(Cue, frozen=True, kw_only=True):
    """The King calls the raid off."""

    rule: str = "GOB-11.8"


class Conceded(Cue, frozen=True, kw_only=True):
    """The Count gives up the cycle."""

    rule: str = "GOB-13.4"


class Declared(Cue, frozen=True, kw_only=True):
    """A battle is declared."""

    battle: BattleNumber
    own: Hexes
    enemy: Hexes
    rule: str = "GOB-7.2"


class Battle(Cue, frozen=True, kw_only=True):
    """A battle is fought now."""

    battle: BattleNumber
    rule: str = "GOB-4.4"


class BattleStep(Cue, frozen=True, kw_only=True):
    """A step of a battle begins."""

    battle: BattleNumber
    step: str
    rule: str = "GOB-4.5"


class Volley(Cue, frozen=True, kw_only=True):
    """A volley of missiles."""

    target: Hex
    units: Pieces
    points: list[int]
    sum: int
    die: int
    modifiers: list[Modifier]
    """`[reason, n]` each; a terrain's id, cavalry or water."""
    total: int
    column: Column
    """The lowest and highest sum of the column of the table."""
    armor: int
    """0: no effect."""
    rule: str = "GOB-7.8"


class Assault(Cue, frozen=True, kw_only=True):
    """An assault."""

    target: Hex
    pieces: Pieces
    sum: int
    defence: int
    number: int
    """To be rolled; 0: no roll."""
    die: int
    """0: no roll."""
    modifiers: list[Modifier]
    """`[reason, n]` each."""
    total: int
    success: bool
    rule: str = "GOB-7.9"


class Check(Cue, frozen=True, kw_only=True):
    """A side checks its morale."""

    hex: Hex
    class_: str = msgspec.field(name="class")
    pieces: Pieces
    die: int
    modifier: int
    leader: Piece
    """In command; "" for none."""
    total: int
    result: str
    """none, retreat or rout."""
    hexes: int
    rule: str = "GOB-9.1"


class Escorted(Cue, frozen=True, kw_only=True):
    """Units leave with their leaders."""

    hex: Hex
    leaders: Pieces
    units: Pieces
    rule: str = "GOB-9.11"


class Fled(Cue, frozen=True, kw_only=True):
    """Pieces flee."""

    pieces: Pieces
    path: list[str]
    rout: bool
    safe: bool
    """Whether they are out of reach."""
    zones: int
    """Zone hexes entered."""
    rule: str = "GOB-9.5"


class CutOff(Cue, frozen=True, kw_only=True):
    """Pieces have no way out and are destroyed."""

    hex: Hex
    pieces: Pieces
    rule: str = "GOB-9.9"


class Casualty(Cue, frozen=True, kw_only=True):
    """A piece rolls for its life in a rout; those of one rout follow each other."""

    piece: Piece
    die: int
    zones: int
    total: int
    lost: bool
    rule: str = "GOB-9.13"


class Destroyed(Cue, frozen=True, kw_only=True):
    """A piece is destroyed."""

    piece: Piece
    side: str
    points: int
    """Halves; 0 in a campaign."""


class Advanced(Cue, frozen=True, kw_only=True):
    """The winners advance."""

    from_: Hex = msgspec.field(name="from")
    to: Hex
    pieces: Pieces
    rule: str = "GOB-7.12"


class Confidence(Cue, frozen=True, kw_only=True):
    """The confidence in the King changes."""

    reason: str
    """Id of the row in `tables.toml`."""
    delta: int
    now: int
    rule: str = "GOB-12.1"


class CycleEnds(Cue, frozen=True, kw_only=True):
    """A cycle ends."""

    reason: str
    """home, called_off, king_lost, conceded, leaderless, time or deposed."""
    turn: int
    rule: str = "GOB-11.8"


class Revealed(Cue, frozen=True, kw_only=True):
    """Everything there is, after a cycle (GOB-14.5)."""

    pieces: list[Standing]
    """`[id, place]` each."""
    rule: str = "GOB-14.5"


class CycleScore(Cue, frozen=True, kw_only=True):
    """What the cycle brings."""

    king: Seat
    rows: list[ScoreRow]
    """`[row, number, points]` each; [] in a campaign."""
    plunder: int
    total: int


class ReignEnds(Cue, frozen=True, kw_only=True):
    """A reign ends."""

    king: Seat
    reason: str
    """king_lost, deposed, dull, cap or ruined."""
    plunder: int
    cycles: int
    rule: str = "GOB-13.3"


class Resigned(Cue, frozen=True, kw_only=True):
    """A seat gives up."""

    seat: Seat
    rule: str = "GOB-13.4"


class Over(Cue, frozen=True, kw_only=True):
    """The match is over."""

    outcome: str
    """raid, campaign or resigned."""
    winners: list[Seat]
    places: list[int]
    """By seat."""
    rule: str = "GOB-13.1"


KINDS = kinds_in(__name__)
