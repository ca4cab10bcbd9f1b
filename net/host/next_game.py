"""The vote for the next game: who may vote for what, which game leads, and the table as it goes on with another one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from game.engine.match import Result
from game.own.content import Piece
from game.titles import Title
from net.host.lobby import Lobby
from net.host.lobby_types import Seat
from net.host.setup import Setup
from net.host.shelf import Game
from net.protocol.denied import Denied
from net.protocol.messages import MOST_GAMES, Bar, Level, NextGame


def leading(votes: Mapping[str, str], games: Sequence[str], present: str, losers: Sequence[str]) -> str:
    """Return the game with most votes; without any it is the present one again. A tie is settled by the last loser's vote:
    `losers` are keys, whoever came last first. "": no game can be played."""
    counted = Counter(title for title in votes.values() if title in games)
    if not counted:
        return present if present in games else ""
    most = max(counted.values())
    tied = [title for title in games if counted[title] == most]
    return next((votes[key] for key in losers if votes.get(key) in tied), tied[0])


def last_first(lobby: Lobby, result: Result) -> tuple[str, ...]:
    """Return the keys of the people who played, the last loser first; of several in one place who sits first."""
    seats = [n for n, seat in enumerate(lobby.seats) if seat.kind == "human" and n < len(result.places)]
    return tuple(lobby.seats[n].owner for n in sorted(seats, key=lambda n: -result.places[n]))


def is_agreed(lobby: Lobby) -> bool:
    """Return whether everybody who played and is here is ready to go on. Bots alone never are: they would go on for ever."""
    people = [seat for seat in lobby.seats if seat.kind == "human" and _is_here(lobby, seat)]
    return lobby.phase == "over" and bool(people) and all(seat.ready for seat in people)


def _is_here(lobby: Lobby, seat: Seat) -> bool:
    return seat.owner in lobby.people and lobby.people[seat.owner].here


class NextVote:
    """The votes at one table between two matches. What it finds stands in the lobby."""

    def __init__(self, setup: Setup, lobby: Lobby) -> None:
        self._setup = setup
        self._lobby = lobby
        self._games: tuple[tuple[Title, tuple[Piece, ...]], ...] = ()
        """What may be voted for; () while no vote is held."""
        self._lacks: dict[str, frozenset[str]] = {}
        """Key -> games that its player's program cannot play."""
        self._broken: set[str] = set()
        """Games that turned out not to work."""
        self._losers: tuple[str, ...] = ()

    # Events of the table

    def open(self, result: Result) -> None:
        """A match is over: the people who played may vote, if the table goes on at all."""
        shelf = self._setup.shelf
        if shelf is None or self._setup.once or all(seat.kind != "human" for seat in self._lobby.seats):
            return
        self._losers = last_first(self._lobby, result)
        self._games = tuple((title, shelf.own(title.id)) for title in shelf.titles()[:MOST_GAMES])
        self.look()

    def close(self) -> None:
        """The table goes on: nothing of this vote is left."""
        self._games, self._lacks, self._losers = (), {}, ()
        self._lobby.next_games, self._lobby.votes, self._lobby.lead = (), {}, ""

    def name_of(self, title: str) -> str:
        """What a game that may be voted for is called."""
        return next((game.name for game, _ in self._games if game.id == title), title)

    def note_broken(self, title: str) -> None:
        """A game turned out not to work: nobody can have it."""
        self._broken.add(title)
        self.look()

    def look(self) -> None:
        """Count anew: votes, or who is here, may have changed. Whoever was ready for another game is so no longer."""
        if not self._games:
            return
        lobby, rows = self._lobby, self._rows()
        open_games = [row.title for row in rows if not row.bar]
        lead = leading(lobby.votes, open_games, lobby.title.id, self._losers)
        if lead != lobby.lead:
            if lobby.lead:
                lobby.unready()
            lobby.lead = lead
            lobby.number += 1
        if rows != lobby.next_games:
            lobby.next_games = rows
            lobby.number += 1

    # What people say

    def vote(self, key: str, title: str) -> None:
        """`key` wants that game next; "": none any more. Raises Denied."""
        if not self._games:
            raise Denied("not_now")
        if key not in self._people():
            raise Denied("not_allowed")
        bars = {row.title: row.bar for row in self._rows()}
        if title and bars.get(title, "unknown"):
            raise Denied("bad_option", f"{title} cannot be played next")
        if title:
            self._lobby.votes[key] = title
        else:
            self._lobby.votes.pop(key, None)
        self.look()

    def note_lacking(self, key: str, titles: Sequence[str]) -> None:
        """The program of `key` cannot play these. Raises Denied."""
        if not self._games:
            raise Denied("not_now")
        if key in self._people():
            known = {title.id for title, _ in self._games} - {self._lobby.title.id}
            self._lacks[key] = frozenset(titles) & known
            self.look()

    # ------------------------------------------------------------------

    def _people(self) -> list[str]:
        """The keys of the people who play and have not left for good, in seat order."""
        here = self._lobby.people
        return [seat.owner for seat in self._lobby.seats if seat.kind == "human" and seat.owner in here]

    def _rows(self) -> tuple[NextGame, ...]:
        people = self._people()
        votes = {key: title for key, title in self._lobby.votes.items() if key in people}
        rows = []
        for title, own in self._games:
            lacking = tuple(key for key in people if title.id in self._lacks.get(key, ()))
            bar: Bar = ""
            if len(people) > title.seats[1]:
                bar = "many"
            elif title.id in self._broken:
                bar = "broken"
            elif lacking:
                bar = "lacking"
            voters = () if bar else tuple(key for key in people if votes.get(key) == title.id)
            rows.append(NextGame(title.id, own, bar, lacking, voters))
        return tuple(rows)


def change_game(setup: Setup, lobby: Lobby, game: Game) -> list[str]:
    """Put another game on a table that is in its lobby: same people in the same order, same house, the game's own options
    (those for one person alone where only bots play along). Return the keys of bots that are needed no longer. Nobody counts
    as here before they have come in anew (`Handshake`): what they lack of the game is found out at the door, and until then
    they are told nothing of it."""
    if lobby.house.table == lobby.title.name:
        lobby.house.table = game.title.name
    setup.title, setup.rules, setup.content, setup.own = game.title, game.rules, game.content, game.own
    alone = sum(seat.kind == "human" for seat in lobby.seats) == 1
    setup.options = {option.id: option.default_for(alone) for option in game.title.options}
    lobby.title, lobby.options = game.title, dict(setup.options)
    for person in [person for person in lobby.people.values() if not person.here and lobby.seat_of(person.key) < 0]:
        del lobby.people[person.key]
    for person in lobby.people.values():
        person.here = False
    lobby.number += 1
    return fit_seats(lobby)


def fit_seats(lobby: Lobby) -> list[str]:
    """Make the seats of a lobby fit its game: first empty ones go, then bots from the end, and bots take what is missing.
    Return the keys of the bots that go."""
    fewest, most = lobby.title.seats
    dismissed = []
    for seat in [seat for seat in reversed(lobby.seats) if _is_empty(lobby, seat)]:
        if len(lobby.seats) > fewest:
            lobby.seats.remove(seat)
        else:
            lobby.seats[lobby.seats.index(seat)] = Seat()
    bots = [seat for seat in lobby.seats if seat.kind == "bot"]
    while len(lobby.seats) > most and bots:
        gone = bots.pop()
        lobby.seats = [seat for seat in lobby.seats if seat is not gone]
        dismissed.append(gone.owner)
    for seat in bots:
        seat.level = _level(lobby.title, seat.level)
    level = bots[-1].level if bots else _level(lobby.title, "normal")
    lobby.seats += [Seat() for _ in range(fewest - len(lobby.seats))]
    for number, seat in enumerate(lobby.seats):
        if seat.kind == "open":
            lobby.add_bot(number, level)
    return dismissed


def _is_empty(lobby: Lobby, seat: Seat) -> bool:
    """Whether nobody will come back to a seat."""
    return seat.kind == "open" or (seat.kind == "human" and seat.owner not in lobby.people)


def _level(title: Title, level: Level) -> Level:
    """Return the level of a bot at another game: its own, or the best that the game has."""
    known: tuple[str, ...] = ("random", *title.levels)
    best: Level = title.levels[-1]  # type: ignore[assignment]
    return level if level in known else best
