"""Every play of Goblin as a class: a verb and what it names. On the wire and in journals it is `[verb, noun, ...]`.

A choice is read here once where a step answers, and written once where a bot or the screen has made up its mind. The shapes
by which the kernel refuses what nobody could mean are made from the same classes.
"""

from __future__ import annotations

from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from game.engine.cues import kind_of
from game.engine.shapes import Plays
from game.engine.spaces import Choice


class Play(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag_field="verb", tag=kind_of):
    """One answer to an ask. Pieces, sites and caves are their ids, hexes "ccrr"."""


# ---------------------------------------------------------------- in every menu


class Setting(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A standing order and its value."""

    name: str
    value: str


class Order(Play, frozen=True):
    """Give a standing order (GOB-4.15)."""

    setting: Setting


class ChooseCommander(Play, frozen=True):
    """Put a leader of equal limit in command of a hex (GOB-6.2)."""

    hex: str
    leader: str


# ---------------------------------------------------------------- set-up


class PlaceLeader(Play, frozen=True):
    """A feudal leader goes to a site (GOB-3.11)."""

    piece: str
    hex: str


class PlaceUnit(Play, frozen=True):
    """A feudal unit goes to a site (GOB-3.11)."""

    piece: str
    hex: str


class Reinforcements(Play, frozen=True):
    """Survivors of the Baron's people: "deploy" or "pile" (GOB-3.12)."""

    where: str


class AssignLeader(Play, frozen=True):
    """A goblin leader takes a cave, or stays "home" (GOB-3.10)."""

    leader: str
    cave: str


class AssignUnits(Play, frozen=True):
    """A goblin leader takes exactly these units (GOB-3.10)."""

    leader: str
    units: list[str]


class Ready(Play, frozen=True):
    """The set-up is done."""


# ---------------------------------------------------------------- movement


class Step(Play, frozen=True):
    """A leader moves one hex with what he carries (GOB-5.2)."""

    leader: str
    mode: str
    to: str
    carry: list[str]


class March(Play, frozen=True):
    """A leader moves toward a hex, as far as the turn allows (GOB-4.12)."""

    leader: str
    mode: str
    to: str
    carry: list[str]


class Enter(Play, frozen=True):
    """A leader comes on at the entry hex (GOB-11.5)."""

    leader: str
    mode: str
    carry: list[str]


class Exit(Play, frozen=True):
    """A leader leaves the map (GOB-11.6)."""

    leader: str
    mode: str
    carry: list[str]


Movement = Step | March | Enter | Exit


class Plunder(Play, frozen=True):
    """A unit takes the marker of its site, or carries it instead of another (GOB-10.1, 10.7)."""

    hex: str
    unit: str


class SetTop(Play, frozen=True):
    """A unit comes to the top of a stack without a leader (GOB-5.17)."""

    hex: str
    unit: str


class EndPhase(Play, frozen=True):
    """No more movement in this phase."""


class Finish(Play, frozen=True):
    """The host takes the leader in passage on, and the phase ends (GOB-6.4)."""


class CallOff(Play, frozen=True):
    """No goblin is out, and none will be: the cycle ends (GOB-11.8)."""


class Concede(Play, frozen=True):
    """The Goblin player gives the cycle up (GOB-13.4)."""


class CountBags(Play, frozen=True):
    """So many bags count flat, so many are rolled for (GOB-10.5)."""

    flat: int
    dice: int


# ---------------------------------------------------------------- battles


class Declare(Play, frozen=True):
    """A battle: a contact of two hexes, and further hexes of both sides that are linked with it (GOB-7.2)."""

    own: str
    enemy: str
    more_own: list[str]
    more_enemy: list[str]


class Done(Play, frozen=True):
    """No more battles are declared."""


class Fight(Play, frozen=True):
    """Which declared battle is fought next, from 0 (GOB-4.4)."""

    battle: int


class Fire(Play, frozen=True):
    """A volley: every unit that could fire, and how many points of each do (GOB-7.8)."""

    target: str
    units: list[str]
    points: list[int]


class Melee(Play, frozen=True):
    """An assault by these pieces (GOB-7.9)."""

    target: str
    pieces: list[str]


class AutoStep(Play, frozen=True):
    """The host proposes the rest of the step (GOB-4.13)."""


class PassStep(Play, frozen=True):
    """No more attacks in this step."""


class Escort(Play, frozen=True):
    """Leaders go along with these units (GOB-9.11)."""

    leaders: list[str]
    units: list[str]


class NoEscort(Play, frozen=True, tag="none"):
    """No leader goes along."""


class Flee(Play, frozen=True):
    """Who flees next, and its path from the hex it leaves (GOB-9.5)."""

    pieces: list[str]
    path: list[str]


class Run(Play, frozen=True):
    """The next hex of a free path (GOB-9.9)."""

    hex: str


class Advance(Play, frozen=True):
    """Pieces of a hex go into the emptied one (GOB-7.12)."""

    here: str
    leaders: list[str]
    units: list[str]


class Stay(Play, frozen=True):
    """Nobody else advances."""


class Leave(Play, frozen=True):
    """Nobody takes the marker."""


AnyPlay = (
    Order | ChooseCommander | PlaceLeader | PlaceUnit | Reinforcements | AssignLeader | AssignUnits | Ready
    | Step | March | Enter | Exit | Plunder | SetTop | EndPhase | Finish | CallOff | Concede | CountBags
    | Declare | Done | Fight | Fire | Melee | AutoStep | PassStep
    | Escort | NoEscort | Flee | Run | Advance | Stay | Leave
)  # fmt: skip


KINDS: dict[str, type[AnyPlay]] = {str(kind.__struct_config__.tag): kind for kind in get_args(AnyPlay)}
"""The plays by their verbs."""


def read(choice: Choice) -> AnyPlay:
    """Return a choice as the play it is. Raises msgspec.ValidationError for what is none."""
    verb = choice[0] if isinstance(choice, list) and choice else None
    kind = KINDS.get(verb) if isinstance(verb, str) else None
    if kind is None:
        raise msgspec.ValidationError(f"no play: {choice!r:.80}")
    return msgspec.convert(choice, kind)


def write(play: Play) -> Choice:
    """Return a play as it travels: a plain list."""
    return msgspec.to_builtins(play)


def only(answers: dict[int, Choice]) -> tuple[int, AnyPlay]:
    """Return the seat and the play of an ask to one seat."""
    ((seat, choice),) = answers.items()
    return seat, read(choice)


def _shape(kind: Any) -> Any:
    """The shape of a field's type, as `game/engine/shapes.py` has it."""
    if get_origin(kind) is list:
        return [_shape(get_args(kind)[0])]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _fields(kind)
    return kind


def _fields(kind: type[msgspec.Struct]) -> tuple[Any, ...]:
    hints = get_type_hints(kind)
    return tuple(_shape(hints[name]) for name in kind.__struct_fields__)


PLAYS = Plays({verb: (_fields(kind),) for verb, kind in KINDS.items()})
"""The shapes of all plays."""
