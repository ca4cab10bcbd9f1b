"""The division of loot: pings, contests, and what nobody pinged (GSS 4.4)."""

from __future__ import annotations

from game.engine.agenda import STAY, SeatStep, Step
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Branch, Choice, Menu, One, Space
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.rules.cards import FOES
from game.titles.slayer_slayer.rules.plays import AnyPlay, Confirm, Ping, Withdraw
from game.titles.slayer_slayer.rules.refusals import why_not_ping
from game.titles.slayer_slayer.rules.state import State, asked, draw, living, pay

WITHDRAW = Branch("withdraw")
CONFIRM = Branch("confirm")


def lots(s: State) -> list[list[int | str]]:
    """The lots of the foe that is beaten (GSS-4.43)."""
    return [[kind, amount] for kind, amount in FOES[s.foe].loot[: s.lots]]


class Loot(Step[Match[State]], frozen=True, tag="loot"):
    """The lots lie on the table."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        s.dividing = True
        s.ping = [0] * s.seats
        s.confirmed = [0] * s.seats
        s.tick += 1
        match.beat()
        match.cue(cues.Lots(lots=lots(s)))
        match.then(Division())
        return None


class Division(SeatStep[Match[State]], frozen=True, tag="division"):
    """Everybody may ping a lot and confirms; pings are public (GSS-4.44)."""

    plays = AnyPlay

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        deciding = asked(s)
        if all(s.confirmed[seat] for seat in deciding):
            divide(match, s)
            return None
        kinds = match.seat_kinds
        seats = tuple(seat for seat in deciding if not (s.confirmed[seat] and kinds[seat] == "bot"))
        return Ask("loot_division", seats, "open", clock="loot_division", running=s.tick)

    def space(self, match: Match[State], seat: int) -> Space:
        s = match.state
        ping = Branch("ping", (), (One(tuple(range(1, s.lots + 1))),))
        return Menu((ping, WITHDRAW, CONFIRM) if s.ping[seat] else (ping, CONFIRM))

    def default(self, match: Match[State], seat: int) -> Choice:
        """The pings that stand when the time ends count."""
        return Confirm().choice()

    def refuse(self, match: Match[State], seat: int, play: AnyPlay) -> str:
        return why_not_ping(match, seat, play)

    def answer(self, match: Match[State], seat: int, play: Confirm | Ping | Withdraw) -> bool:
        s = match.state
        if isinstance(play, Confirm):
            if not s.confirmed[seat]:
                match.beat()
                match.cue(cues.Confirmed(seat=seat))
            s.confirmed[seat] = 1
            return STAY
        lot = play.lot if isinstance(play, Ping) else 0
        if lot != s.ping[seat]:
            s.ping[seat] = lot
            s.confirmed[seat] = 0
            match.beat()
            match.cue(cues.Ping(seat=seat, lot=lot))
        return STAY


def divide(match: Match[State], s: State) -> None:
    """GSS-4.45 to 4.47: contested lots, then unpinged ones; then all is handed out in listed order."""
    winner, pingers, tied = [-1] * s.lots, [], [False] * s.lots
    got = [0] * s.seats
    for lot in range(s.lots):
        pinging = [seat for seat in living(s) if s.ping[seat] == lot + 1]
        pingers.append(pinging)
        if pinging:
            winner[lot], tied[lot] = _fewest(match, s, pinging)
            got[winner[lot]] += 1
            s.taken[winner[lot]] += 1
    for lot in range(s.lots):
        if winner[lot] < 0:
            without = [seat for seat in living(s) if not got[seat]] or living(s)
            winner[lot], tied[lot] = _fewest(match, s, without)
            got[winner[lot]] += 1
            s.taken[winner[lot]] += 1
    for lot, (kind, amount) in enumerate(FOES[s.foe].loot[: s.lots]):
        seat = winner[lot]
        match.beat()
        match.cue(
            cues.Lot(
                lot=lot + 1,
                resource=kind,
                amount=amount,
                seat=seat,
                pinged=bool(pingers[lot]),
                contested=pingers[lot] if len(pingers[lot]) > 1 else [],
                tie=tied[lot],
                rule="GSS-4.45" if pingers[lot] else "GSS-4.46",
            )
        )
        if kind == "cards":
            draw(match, s, seat, amount, "lot", "GSS-4.47")
        else:
            pay(s, seat, kind, amount)
            (s.won_gold if kind == "gold" else s.won_trophies)[seat] += amount
    s.ping = [0] * s.seats
    s.confirmed = [0] * s.seats
    s.dividing = False


def _fewest(match: Match[State], s: State, seats: list[int]) -> tuple[int, bool]:
    """Who has taken the fewest lots in this game so far; ties at random. And whether it was a tie."""
    least = min(s.taken[seat] for seat in seats)
    best = [seat for seat in seats if s.taken[seat] == least]
    return (best[0] if len(best) == 1 else match.chance.pick("loot", best)), len(best) > 1
