"""What you can do about the others at a live table: hear nothing more of someone and, as its owner, give a bot another level,
hand the seat of someone who is away or idle to a bot, or ban someone; and what is said of who is waited for and is away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from game.scenes.ban import ask_ban
from game.scenes.people_trust import doubt_of, doubting
from game.session.people import levels_of, people_of
from game.session.session import Session
from game.stack.choices import Act, Choices
from game.stack.dialog import Answer, Dialog
from game.stack.scene import SceneStack
from game.tabletop.contract import AnswerButton
from net.protocol import messages as m


class PeopleTable(Protocol):
    """A live table, as far as the others at it are concerned."""

    session: Session
    stack: SceneStack

    @property
    def chief(self) -> Session:
        """Whose table it is at this window."""
        ...

    def tr(self, key: str, **args: object) -> str: ...

    def refresh(self) -> None: ...

    def about(self, seat: int) -> None:
        """Open the menu at a plate."""
        ...


def _seat(table: PeopleTable, seat: int) -> m.SeatState | None:
    lobby = table.session.lobby
    return lobby.seats[seat] if lobby is not None and 0 <= seat < len(lobby.seats) else None


def muted(table: PeopleTable, seat: int) -> bool:
    """Whether nothing of that seat's player is heard here."""
    state = _seat(table, seat)
    return state is not None and bool(state.who) and state.who in table.session.chat.muted


def about(table: PeopleTable, seat: int) -> list[Act]:
    """The menu at a plate."""
    state = _seat(table, seat)
    if state is None or state.who == table.session.me:
        return []
    handover = _handover(table, seat, state)
    if state.kind == "bot":
        return [*handover, *_levels(table, seat, state)] if _may_set(table) else []
    if not state.who:
        return []
    return [
        *handover,
        *doubt_of(table, table.session, state.who, state.name),
        _mute(table, state.who, state.name),
        *_ban(table, seat, state),
    ]


# who is away


def presence(table: PeopleTable) -> tuple[str, ...]:
    """How each seat is there, as far as the table says it: whoever keeps this sees when it changes."""
    lobby = table.session.lobby
    return tuple(_presence(state) for state in lobby.seats) if lobby is not None else ()


def _presence(state: m.SeatState) -> str:
    if state.kind != "human" or not state.who:
        return state.kind
    return "sitter" if state.sitter else "away" if not state.here else "idle" if state.idle else "here"


def _absent(table: PeopleTable, seats: Sequence[int]) -> list[tuple[int, m.SeatState]]:
    """Who of these seats is away, or has owed a move for long, and no bot plays for them."""
    found = [(seat, state) for seat in seats if (state := _seat(table, seat)) is not None]
    missed = [(seat, state) for seat, state in found if _presence(state) == "away"]
    return missed or [(seat, state) for seat, state in found if _presence(state) == "idle"]


def absent_words(table: PeopleTable, seats: Sequence[int]) -> tuple[str, str] | None:
    """Who of these is away, and what happens or can be done; None: nobody is."""
    absent, lobby = _absent(table, seats), table.session.lobby
    if not absent or lobby is None:
        return None
    names = table.chief.context.text.join(state.name for _, state in absent)
    kind = "away" if _presence(absent[0][1]) == "away" else "idle"
    rule = lobby.dropped if kind == "away" and lobby.dropped != "at_once" else "wait"
    part = "host" if _may_set(table) else "guest"
    return (
        table.tr(f"table-absent-{kind}", names=names, people=len(absent)),
        table.tr(f"table-absent-{rule}-{part}", names=names, people=len(absent)),
    )


def absent_acts(table: PeopleTable, seats: Sequence[int]) -> list[AnswerButton]:
    """What the owner can do about the first of them: a bot for the seat, or the door. Waiting needs no button."""
    for seat, state in _absent(table, seats)[:1]:
        acts = [*_handover(table, seat, state), *_ban(table, seat, state)]
        return [AnswerButton(id, words, act) for id, words, _, act in acts if act is not None]
    return []


def _ban(table: PeopleTable, seat: int, state: m.SeatState) -> list[Act]:
    """The door, for good; nobody of this window, and only during a match."""
    if not _may_set(table) or state.who in table.chief.own_keys():
        return []
    return [(f"ban.{seat}", table.tr("people-ban", name=state.name), "danger", partial(_ask_ban, table, seat, state))]


def _ask_ban(table: PeopleTable, seat: int, state: m.SeatState) -> None:
    """Whether the owner means it: the seat goes to a bot, and does not come back."""
    who = state.who

    def then() -> None:
        now = _seat(table, seat)
        if now is not None and now.who == who:
            table.chief.send(m.Kick(who))
            table.chief.send(m.AddBot(seat))

    ask_ban(table.stack, table.tr, state.name, table.tr("people-ban-text", name=state.name), then)


def _handover(table: PeopleTable, seat: int, state: m.SeatState) -> list[Act]:
    """A bot for a seat that is away, or has owed a move for long; nothing where its player plays."""
    is_away = not state.here and not state.sitter and bool(state.who)
    if not _may_set(table) or not (is_away or state.idle) or state.who == table.chief.me:
        return []
    return [(f"sit_in.{seat}", table.tr("pause-sit-in", name=state.name), "gold", partial(_ask, table, seat, state))]


def _ask(table: PeopleTable, seat: int, state: m.SeatState) -> None:
    """Whether the owner means it; they may have come back, or have played, while the question stood."""
    tr = table.tr
    text = tr("people-hand-over-idle" if state.idle else "people-hand-over-away", name=state.name)
    answers = [Answer("yes", tr("people-hand-over-yes"), "danger"), Answer("no", tr("people-hand-over-no"), "primary")]

    def then(value: str, chosen: str) -> None:
        if value == "yes":
            table.chief.send(m.AddBot(seat))

    table.stack.push(Dialog(tr("people-hand-over", name=state.name), text, answers, then=then))


def _mute(table: PeopleTable, key: str, name: str) -> Act:
    on = key in table.session.chat.muted
    words = table.tr("people-hear" if on else "people-mute", name=name)
    return f"mute.{name}", words, "gold" if on else "primary", partial(_set, table, [key], not on)


def _set(table: PeopleTable, keys: list[str], on: bool) -> None:
    table.session.mute(keys, on)
    table.refresh()


def _may_set(table: PeopleTable) -> bool:
    return table.chief.owner and table.chief.phase == "playing"


def _levels(table: PeopleTable, seat: int, state: m.SeatState) -> list[Act]:
    """A bot's levels; the one it has does nothing."""
    return [
        (f"level.{level}", table.tr("people-level-now" if level == state.level else "people-level",
                                    level=table.tr(f"level-{level}")),
         "gold" if level == state.level else "primary",
         partial(table.chief.send, m.AddBot(seat, level)) if level != state.level else None)  # type: ignore[arg-type]
        for level in levels_of(table.chief.lobby)
    ]  # fmt: skip


def lists(table: PeopleTable) -> list[tuple[str, str, Callable[[], object]]]:
    """The same by name, from the pause: seats that can be handed over, all who can be muted, and all bots."""
    out: list[tuple[str, str, Callable[[], object]]] = []
    for n, state in enumerate(table.chief.lobby.seats if table.chief.lobby is not None else ()):
        out += [(name, words, act) for name, words, _, act in _handover(table, n, state) if act is not None]
    for key, name in _others(table):
        doubt = doubt_of(table, table.session, key, name)
        if doubt:
            out.append((f"trust.{name}", doubt[0][1], partial(_doubt, table, name, doubt)))
    if _others(table):
        out.append(("mute", table.tr("people-list"), partial(_mute_list, table)))
    lobby = table.chief.lobby
    if lobby is not None and _may_set(table) and any(seat.kind == "bot" for seat in lobby.seats):
        out.append(("levels", table.tr("people-levels"), partial(_bot_list, table)))
    return out


def _doubt(table: PeopleTable, name: str, doubt: list[Act]) -> None:
    table.stack.push(doubting(table, name, doubt))


def _others(table: PeopleTable) -> list[tuple[str, str]]:
    """Key and name of everybody else who can speak: players and spectators, no bots, and nobody of this window."""
    lobby, session = table.session.lobby, table.session
    friends = table.chief.friends
    own = {session.me, table.chief.me}
    if friends is not None:
        own |= {one.me for one in [*friends.sessions.values(), *([friends.public] if friends.public else [])]}
        own -= {one.me for one in friends.people() if one is not session}
    bots = {seat.who for seat in lobby.seats if seat.kind == "bot"} if lobby is not None else set()
    return [(one.who, one.name) for one in people_of(lobby) if one.who and one.who not in own | bots]


def _mute_list(table: PeopleTable) -> None:
    others = _others(table)
    keys = [key for key, _ in others]
    acts = [_mute(table, key, name) for key, name in others]
    silent = all(key in table.session.chat.muted for key in keys)
    if len(keys) > 1:
        words = table.tr("people-hear-all" if silent else "people-mute-all")
        acts.append(("mute.all", words, "danger", partial(_set, table, keys, not silent)))
    acts.append(("close", table.tr("lobby-close"), "plain", None))
    table.stack.push(Choices(table.tr("people-list"), acts, table.tr("people-list-text")))


def _bot_list(table: PeopleTable) -> None:
    lobby = table.chief.lobby
    seats = list(enumerate(lobby.seats)) if lobby is not None else []
    acts: list[Act] = [
        (f"bot.{n}", f"{seat.name}: {table.tr(f'level-{seat.level}')}", "plain", partial(table.about, n))
        for n, seat in seats
        if seat.kind == "bot"
    ]
    acts.append(("close", table.tr("lobby-close"), "plain", None))
    table.stack.push(Choices(table.tr("people-levels"), acts, table.tr("people-levels-text")))
