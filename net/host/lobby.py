"""The lobby: seats, who sits on them, the rules of the house. Plain rules without messages or clocks.

Seats outlive connections: a seat belongs to a key, and only its owner standing up, the host's powers, or the end of
the table take it away.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.titles import Title
from net.host.lobby_types import BOT_NAMES, COLOURS, MOST_WATCHERS, QUEENS, HouseRules, Member, Seat, checked_options
from net.host.names import distinct
from net.protocol import sanitize
from net.protocol.denied import Denied
from net.protocol.messages import Crown, Level, NextGame, Phase, SeatState, SetHouse, Speed, WatcherState
from net.protocol.messages import Lobby as LobbyMessage
from net.protocol.security import passphrase
from net.protocol.spoken_code import Entropy

SPEEDS: tuple[Speed, ...] = ("normal", "fast", "instant")
"""The slowest first."""


@dataclass
class Lobby:
    """Everything about a table but the match."""

    title: Title
    entropy: Entropy
    owner: str = ""
    house: HouseRules = field(default_factory=HouseRules)
    options: dict[str, Any] = field(default_factory=dict)
    seats: list[Seat] = field(default_factory=list)
    people: dict[str, Member] = field(default_factory=dict)
    kicked: set[str] = field(default_factory=set)
    phase: Phase = "lobby"
    round: int = 1
    number: int = 0
    """Counts changes."""
    keeper: str = ""
    """The spectator whose client keeps a third share for two players."""
    waiting: str = ""
    """What the table waits for, as everybody is told; "": nothing."""
    next_games: tuple[NextGame, ...] = ()
    """After a match: what may be voted for."""
    votes: dict[str, str] = field(default_factory=dict)
    """Key -> the game that its player wants next."""
    lead: str = ""
    """The game that the table goes on with, as the votes stand; "" while no vote is held."""

    # ------------------------------------------------------------------ who sits where

    def seat_of(self, key: str) -> int:
        """The seat that `key` owns or sits in on; -1: none."""
        if key:
            for number, seat in enumerate(self.seats):
                if seat.owner == key or seat.sitter == key:
                    return number
        return -1

    def owned(self, key: str) -> int:
        """The seat that `key` owns; -1: none."""
        for number, seat in enumerate(self.seats):
            if key and seat.owner == key:
                return number
        return -1

    def keys_of(self, number: int) -> set[str]:
        """Keys of those who play a seat: its owner, and whoever sits in. Empty for a seat that the table has not."""
        seats = self.seats[number : number + 1] if number >= 0 else []
        return {key for seat in seats for key in (seat.owner, seat.sitter) if key}

    def present(self, number: int) -> bool:
        """Whether somebody is there who can answer for the seat."""
        seat = self.seats[number]
        owner = self.people.get(seat.owner) if seat.owner else None
        if owner is not None and owner.here:
            return True
        sitter = self.people.get(seat.sitter) if seat.sitter else None
        return sitter is not None and sitter.here

    def by_ticket(self, ticket: str) -> int:
        """The seat for which a bot was given `ticket`; -1: none."""
        if not ticket:
            return -1
        return next((n for n, seat in enumerate(self.seats) if ticket in (seat.ticket, seat.sitter_ticket)), -1)

    def players(self) -> tuple[str, ...]:
        """Return who plays each seat now: its owner, "" where a bot sits in."""
        return tuple("" if seat.sitter_ticket else seat.owner for seat in self.seats)

    # ------------------------------------------------------------------ people at one window

    together: frozenset[str] = frozenset()
    """Keys of those who share the owner's window and pass the seat to each other."""
    held = False
    """They are passing it: the clock waits for them."""
    stretch = 1
    """By how much limits are stretched that the rules keep themselves, as the clock of the match says (`PlayRecord.stretch`)."""

    def is_pass_unseen(self, key: str) -> bool:
        """Return whether a pass of `key` in a window must look like silence. Who shares a window sits down for all to see, and
        bots alone have no secrets to keep by waiting, nor has one person from them."""
        people = any(person.role != "bot" and person.here for person in self.people.values())
        return (
            key not in self.together
            and not self.is_lone()
            and (people or any(seat.kind == "human" for seat in self.seats))
        )

    def is_lone(self) -> bool:
        """Return whether one person alone plays: whoever else has a seat is a bot, or has one in their place."""
        return sum(seat.kind == "human" and not seat.sitter for seat in self.seats) == 1

    # ------------------------------------------------------------------ coming and going

    def enter(self, person: Member, ticket: str = "") -> None:
        """`person` comes in, or back. Raises Denied."""
        key = person.key
        if key in self.kicked:
            raise Denied("kicked")
        at = self.by_ticket(ticket)
        if at >= 0:
            self._enter_bot(person, self.seats[at], ticket)
        elif person.role == "bot" and ticket:
            raise Denied("dismissed")
        elif self.owned(key) < 0:
            self._enter_person(person)
        old = self.people.get(key)
        if old is None:
            person.name = self._own_name(person.name, key)
        else:
            # The newer connection continues the older one's acknowledgements only as far as it says itself.
            person.latency = old.latency
        self.people[key] = person
        seat = self.owned(key)
        if seat >= 0:
            self._back(person, self.seats[seat])
        self.number += 1

    def _enter_bot(self, person: Member, seat: Seat, ticket: str) -> None:
        holder = seat.owner if ticket == seat.ticket else seat.sitter
        if holder and holder != person.key and holder in self.people and self.people[holder].here:
            raise Denied("taken", "this ticket is in use")
        if holder and holder != person.key:
            self.people.pop(holder, None)
        if ticket == seat.ticket:
            seat.owner, seat.ready = person.key, True
            person.name, person.colour, person.crown = seat.name, seat.colour, seat.crown
        else:
            seat.sitter = person.key

    def _enter_person(self, person: Member) -> None:
        free = next((n for n, seat in enumerate(self.seats) if seat.kind == "open"), -1)
        # The host's own seat at a full table of bots and friends would be a poor welcome: powers need no seat.
        if person.role != "watcher" and free >= 0 and self.phase == "lobby":
            person.name = self._own_name(person.name, person.key)
            self._take(person, free)
        elif person.key != self.owner and (not self.house.spectators or len(self.watchers()) >= MOST_WATCHERS):
            raise Denied("full")

    def _back(self, person: Member, seat: Seat) -> None:
        """The owner is here: whoever sat in goes (the table tells the sitter)."""
        seat.dropped_at = 0.0
        person.name, person.colour, person.portrait = seat.name, seat.colour, seat.portrait
        person.crown = seat.crown

    def leave(self, key: str, for_good: bool) -> None:
        """`key` is gone: for good (it said so, or was sent away), or for now."""
        person = self.people.get(key)
        if person is None:
            return
        person.here = False
        for seat in self.seats:
            if seat.sitter == key:
                seat.sitter = ""
        number = self.owned(key)
        if number >= 0:
            seat = self.seats[number]
            seat.ready = seat.ready and seat.kind == "bot"
            if for_good and self.phase == "lobby" and not seat.ticket:
                self._vacate(seat)
        if for_good or number < 0:
            self.people.pop(key, None)
        self.number += 1

    # ------------------------------------------------------------------ wishes of everybody

    def sit(self, key: str, number: int | None) -> None:
        """`key` changes to an open seat, or stands up. Raises Denied."""
        mine = self.owned(key)
        if self.phase not in ("lobby", "playing") or (self.phase == "playing" and mine >= 0):
            raise Denied("not_now")
        if number is None:
            if mine >= 0:
                if not self.house.spectators and key != self.owner:
                    raise Denied("full", "no spectators at this table")
                self._vacate(self.seats[mine])
                self.number += 1
            return
        if number >= len(self.seats) or self.seats[number].kind != "open":
            raise Denied("taken")
        if mine >= 0:
            self._swap(mine, number)
        else:
            self._take(self.people[key], number)
        self.number += 1

    def dress(self, key: str, name: str, colour: str, portrait: str, crown: Crown | None = None) -> None:
        """Name, colour, portrait and crown. A colour somebody else wears stays with them."""
        person = self.people[key]
        person.name = self._own_name(name, key)
        number = self.owned(key)
        taken = {seat.colour for seat in self.seats if seat.owner != key and seat.kind != "open"}
        if colour in COLOURS and (number < 0 or colour not in taken):
            person.colour = colour
        person.portrait = sanitize.line(portrait, 40)
        person.crown = crown or person.crown
        if number >= 0:
            self._wear(self.seats[number], person)
        self.number += 1

    def set_ready(self, key: str, ready: bool) -> None:
        """Raises Denied for those without a seat."""
        number = self.owned(key)
        if number >= 0 and self.seats[number].ready == ready:
            return
        if number < 0 or self.phase not in ("lobby", "over"):
            raise Denied("not_now")
        self.seats[number].ready = ready
        self.number += 1

    # ------------------------------------------------------------------ powers of the host

    def set_options(self, chosen: dict[str, Any]) -> bool:
        """Options change; true when somebody was un-readied by it. Raises Denied."""
        if self.phase != "lobby":
            raise Denied("not_now")
        new = checked_options(self.title, {**self.options, **chosen})
        if new == self.options:
            return False
        self.options = new
        return self.unready()

    def set_house(self, wish: SetHouse) -> bool:
        """Rules of the house change; true when somebody was un-readied by it. Raises Denied."""
        house = self.house
        if wish.lost is not None and wish.lost != house.lost:
            if house.one_port:
                raise Denied("one_port")
            if self.phase not in ("lobby", "over"):
                # Who has not heard of the change yet might go on elsewhere, or wait for ever.
                raise Denied("not_now")
            house.lost = wish.lost
        agreed = wish.for_two is not None and wish.for_two != house.for_two
        if wish.for_two is not None and agreed:
            if self.phase != "lobby":
                # Everybody agrees to it by being ready.
                raise Denied("not_now")
            house.for_two = wish.for_two
        if wish.seats is not None:
            self._resize(wish.seats)
        if wish.spectators is not None:
            house.spectators = wish.spectators
        if wish.dropped is not None:
            house.dropped = wish.dropped
        if wish.passphrase is not None:
            house.passphrase = passphrase(wish.passphrase)
        if wish.table is not None:
            house.table = sanitize.name(wish.table, house.table)
        changed = wish.timers is not None and wish.timers != house.timers
        if wish.timers is not None:
            house.timers = wish.timers
        self.number += 1
        # Who may watch is no reason to ask everybody again; how long one may think, or how many play, is.
        return self.unready() if (changed or agreed or wish.seats is not None) and self.phase == "lobby" else False

    def _resize(self, wanted: int) -> None:
        lo, hi = self.title.seats
        if self.phase != "lobby":
            raise Denied("not_now")
        if not lo <= wanted <= hi:
            raise Denied("bad_option", f"{self.title.id} is for {lo} to {hi} seats")
        while len(self.seats) > wanted:
            # People stay at the table: an empty seat or a bot goes first, from the end.
            gone = max(range(len(self.seats)), key=lambda n: (self.seats[n].kind != "human", n))
            self.seats.pop(gone)
        while len(self.seats) < wanted:
            self.seats.append(Seat())

    def place(self, who: str, number: int | None) -> None:
        """Put `who` on a seat, or among the spectators. Raises Denied."""
        if who not in self.people:
            raise Denied("not_now", "nobody of that key is here")
        if number is None or self.owned(who) < 0 or self.phase != "lobby":
            self.sit(who, number)
            return
        if number >= len(self.seats):
            raise Denied("taken")
        self._swap(self.owned(who), number)
        self.number += 1

    def add_bot(self, number: int, level: Level, name: str = "") -> None:
        """A bot for an open seat; for a bot's seat another level; during a match somebody to sit in on a seat that is away or
        idle. Raises Denied."""
        if number >= len(self.seats) or self.phase not in ("lobby", "playing"):
            raise Denied("not_now")
        seat = self.seats[number]
        owner = self.people.get(seat.owner)
        is_here = owner is not None and owner.here
        if self.phase == "playing" and seat.kind == "bot" and (seat.ticket or is_here):
            # The same bot goes on; it reads its new level here and minds it from its next choice on.
            seat.level = level
            self.number += 1
            return
        if seat.kind == "human" or (self.phase == "playing" and seat.kind == "bot"):
            if self.phase != "playing" or (is_here and not seat.idle):
                raise Denied("taken")
            self.sit_in(number)
            return
        if seat.kind == "bot" and seat.level != level:
            self._vacate(seat)
        if seat.kind == "open":
            seat.kind, seat.level = "bot", level
            seat.ticket = self.entropy(12).hex()
            seat.name = self._own_name(name or self._bot_name(), "")
            seat.colour = self._free_colour("")
            seat.crown = "queen" if seat.name in QUEENS else "king"
            seat.ready = False
        self.number += 1

    def sit_in(self, number: int) -> None:
        """A bot is wanted on the seat until its owner is back."""
        seat = self.seats[number]
        if not seat.sitter_ticket:
            seat.sitter_ticket = self.entropy(12).hex()
            seat.idle = False
            self.number += 1

    def clear(self, number: int) -> None:
        """The bot of a seat goes. Raises Denied."""
        if number >= len(self.seats) or self.seats[number].kind != "bot" or self.phase != "lobby":
            raise Denied("not_now")
        self._vacate(self.seats[number])
        self.number += 1

    def kick(self, who: str) -> None:
        """Send somebody away, and for good: the key is not let in again. Raises Denied."""
        if who == self.owner or (who not in self.people and self.owned(who) < 0):
            raise Denied("not_now")
        self.kicked.add(who)
        number = self.owned(who)
        self.leave(who, for_good=True)
        if number >= 0:
            self._vacate(self.seats[number])
        self.number += 1

    # ------------------------------------------------------------------ what follows

    def wait_for(self, reason: str) -> None:
        """Tell what the match waits for; "": nothing. A start that is due, or a full disk, is told before that."""
        if self.waiting not in ("ready", "disk") and reason != self.waiting:
            self.waiting = reason
            self.number += 1

    def new_round(self) -> None:
        """Go back to the lobby for another match, with the same seats."""
        self.phase = "lobby"
        self.round += 1
        for number, seat in enumerate(self.seats):
            seat.sitter_ticket = seat.sitter = ""
            seat.idle = False
            seat.ready = seat.kind == "bot" and self.present(number)
        self.number += 1

    def unready(self) -> bool:
        """People take back their ready: what they agreed to has changed."""
        was = any(seat.ready for seat in self.seats if seat.kind == "human")
        for seat in self.seats:
            if seat.kind == "human":
                seat.ready = False
        self.number += 1
        return was

    def missing(self) -> str:
        """Why a match cannot begin: "seats" (one is free or its owner away), "ready", or ""."""
        for number, seat in enumerate(self.seats):
            if seat.kind == "open" or not self.present(number):
                return "seats"
        # Starting is the owner's way of being ready.
        return "" if all(seat.ready or seat.owner == self.owner for seat in self.seats) else "ready"

    def watchers(self) -> list[Member]:
        """Everybody here without a seat."""
        return [person for person in self.people.values() if self.seat_of(person.key) < 0 and person.here]

    def pace(self) -> Speed:
        """The pace of the slowest person who plays here now; where only bots play, of the slowest who watches."""
        here = [person for person in self.people.values() if person.here and person.role != "bot"]
        seated = [person.pace for person in here if self.owned(person.key) >= 0]
        return min(seated or [person.pace for person in here] or ["normal"], key=SPEEDS.index)

    def message(self, commitment: bytes) -> LobbyMessage:
        """Return the lobby as everybody sees it. `commitment`: to the host's secret for the coming match."""
        seats = []
        for number, seat in enumerate(self.seats):
            person = self.people.get(seat.owner)
            seats.append(
                SeatState(
                    seat.kind,
                    seat.owner,
                    seat.name,
                    seat.colour,
                    seat.portrait,
                    seat.level if seat.kind == "bot" else "",
                    seat.ready,
                    self.present(number),
                    bool(seat.sitter),
                    person.latency if person else 0,
                    seat.commitment,
                    seat.crown,
                    seat.idle,
                    person.software if person and person.role == "player" else "",
                )
            )
        return LobbyMessage(
            self.number,
            self.phase,
            self.round,
            self.house.table,
            self.title.id,
            self.owner,
            tuple(seats),
            tuple(WatcherState(p.key, p.name, p.colour, p.portrait, p.here) for p in self.watchers()),
            self.options,
            self.house.spectators,
            self.house.dropped,
            self.house.timers,
            bool(self.house.passphrase),
            commitment,
            self.waiting,
            self.house.lost,
            self.pace(),
            self.house.for_two,
            self.keeper,
            self.next_games,
            self.lead,
            self.stretch,
        )

    # ------------------------------------------------------------------ small works

    def _take(self, person: Member, number: int) -> None:
        seat = self.seats[number]
        # A bot that came by an invite is told from people too: in the rules, in the waiting, in the results.
        seat.kind = "bot" if person.role == "bot" else "human"
        seat.owner, seat.ready, seat.dropped_at = person.key, False, 0.0
        person.colour = self._free_colour(person.colour)
        self._wear(seat, person)
        seat.commitment = seat.secret = b""

    @staticmethod
    def _wear(seat: Seat, person: Member) -> None:
        """A seat shows how its owner looks."""
        seat.name, seat.colour, seat.portrait = person.name, person.colour, person.portrait
        seat.crown = person.crown

    def _vacate(self, seat: Seat) -> None:
        fresh = Seat()
        for field_name in fresh.__dataclass_fields__:
            setattr(seat, field_name, getattr(fresh, field_name))

    def _swap(self, a: int, b: int) -> None:
        seats = self.seats
        seats[a], seats[b] = seats[b], seats[a]
        for seat in (seats[a], seats[b]):
            # Another chair is another place in the order of play: agree again.
            seat.ready = seat.ready and seat.kind == "bot"

    def _own_name(self, name: str, key: str) -> str:
        others = [person.name for person in self.people.values() if person.key != key]
        return distinct(name, [*others, *(seat.name for seat in self.seats if seat.owner != key)])

    def _bot_name(self) -> str:
        taken = {seat.name for seat in self.seats}
        return next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0])

    def _free_colour(self, wish: str) -> str:
        taken = {seat.colour for seat in self.seats if seat.kind != "open"}
        if wish in COLOURS and wish not in taken:
            return wish
        return next((colour for colour in COLOURS if colour not in taken), COLOURS[0])
