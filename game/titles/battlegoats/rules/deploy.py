"""DEPLOY and FIRST: nine cards face down, the race to be ready, who attacks first (BTG-4.4 to 4.12)."""

from __future__ import annotations

from typing import Any

from game.engine.agenda import STAY, SeatStep, Step
from game.engine.ask import Ask
from game.engine.chance import AnyChance
from game.engine.cues import Named, only, tells
from game.engine.match import Match
from game.engine.spaces import STREAM, Arrange, Branch, Choice, Menu, One, Space
from game.titles.battlegoats.rules import cues
from game.titles.battlegoats.rules.cards import EMPTY, IDS, INDEX, SETTINGS, SPACE_INDEX, SPACES
from game.titles.battlegoats.rules.plays import Ready, Seat, Sketch
from game.titles.battlegoats.rules.state import State, in_match

TIMERS: dict[str, int] = SETTINGS["timers"]
WHOLE = (1 << len(SPACES)) - 1
"""The mask of all nine spaces."""
_NOTHING_LAID = [EMPTY] * len(SPACES)
_STREAMS = tuple(f"deploy:handles:{seat}" for seat in range(6))
_NO_NOUNS: dict[str, object] = {}
_CLOCKS = ("draft_pick", "deploy", "choose_first", "turn", "decision", "veil", "final_choice")
_PACE = {"relaxed": 2.0, "normal": 1.0, "quick": 0.5}


def clocks(options: dict[str, Any]) -> dict[str, float | None]:
    """BTG-13.5: the limits in seconds at the pace chosen; untimed removes them."""
    pace = options.get("pace", "normal")
    return {name: None if pace == "untimed" else TIMERS[name] * _PACE[pace] for name in _CLOCKS}


def deploy_limit(options: dict[str, Any]) -> int:
    """The limit of DEPLOY in milliseconds; untimed: the normal one, which still stamps bots (BTG-13.5)."""
    return int(1000 * TIMERS["deploy"] * _PACE.get(options.get("pace", "normal"), 1.0))


def nine(s: State, seat: int) -> list[int]:
    """A seat's cards, hero first, then in the order dealt or drafted."""
    return [s.hero[seat], *s.hand[seat]]


class Deploy(SeatStep[Match[State]], frozen=True, tag="deploy"):
    """All lay their nine cards at once and press Ready; sketches are private (BTG-4.4, 4.5, 4.10)."""

    plays = Ready | Sketch

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        if s.phase != "deploy":
            match.then(_OPEN, _DEPLOY)
            return None
        seats = tuple([seat for seat, at in enumerate(s.ready) if at < 0 and not s.out[seat]])
        return Ask("deploy", seats, "open", _NO_NOUNS, "deploy", 0, "long") if seats else None

    def space(self, match: Match[State], seat: int) -> Space:
        cards = tuple(IDS[card] for card in nine(match.state, seat))
        return Menu(
            (Branch("ready", (), (Arrange(cards, SPACES),)), Branch("sketch", (), (Arrange(cards, SPACES, True),)))
        )

    def default(self, match: Match[State], seat: int) -> Choice:
        """BTG-4.5: the last sketch; unplaced cards fill the empty spaces in space order."""
        return Ready([(space, IDS[card]) for space, card in zip(SPACES, filled(match.state, seat))]).choice()

    def refuse(self, match: Match[State], seat: int, play: Ready | Sketch) -> str:
        """BTG-4.5, 10.1."""
        s = match.state
        if s.ready[seat] >= 0:
            return "already_ready"
        if s.out[seat]:
            return ""
        if isinstance(play, Ready) and len(play.laid) < 9:
            return "layout_incomplete"
        spaces, cards = [space for space, _ in play.laid], [card for _, card in play.laid]
        mine = [IDS[card] for card in nine(s, seat)]
        good = (
            all(card in mine for card in cards)
            and all(spaces.count(space) == 1 for space in spaces)
            and all(cards.count(card) == 1 for card in cards)
        )
        return "" if good else "layout_wrong_cards"

    def answer(self, match: Match[State], seat: int, play: Ready | Sketch) -> bool:
        s = match.state
        layout = [EMPTY] * len(SPACES)
        for space, card in play.laid:
            layout[SPACE_INDEX[space]] = INDEX[card]
        s.sketch[seat] = layout
        if isinstance(play, Ready):
            s.ready[seat] = finishing_time(match, seat)
            match.cue(cues.Ready(seat=seat, time=s.ready[seat]))
        return STAY


def filled(s: State, seat: int) -> list[int]:
    """BTG-4.5: the sketch with every card that is missing laid in space order, hero first."""
    layout = s.sketch[seat]
    if layout == _NOTHING_LAID:
        return nine(s, seat)
    missing = iter([card for card in nine(s, seat) if card not in layout])
    return [card if card != EMPTY else next(missing) for card in layout]


def finishing_time(match: Match[State], seat: int) -> int:
    """BTG-4.5, 4.7, 4.9: the host's stamp, no earlier than the minimum and no later than the limit; a bot that was
    ready only after every human counts as the full limit."""
    s = match.state
    kinds = match.seat_kinds
    if kinds[seat] == "bot" and all(s.ready[other] >= 0 for other in in_match(s) if kinds[other] != "bot"):
        return deploy_limit(match.options)
    soonest, at = TIMERS["deploy_minimum_ms"], match.at
    if at > soonest and match.options.get("pace") != "untimed":
        at = min(at, deploy_limit(match.options))
    return at if at > soonest else soonest


class OpenDeploy(Step[Match[State]], frozen=True, tag="open_deploy"):
    """Hands are complete: the phase opens, and the cards get the handles they keep in the battle (BTG-4.4, 8.4)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        s.phase = "deploy"
        dealt = s.handle
        for seat in in_match(s):
            handles = [*range(s.next_handle, s.next_handle + 9)]
            match.chance.shuffle(_STREAMS[seat], handles)
            s.next_handle += 9
            for card, handle in zip(nine(s, seat), handles):
                dealt[card] = handle
        _cue_open(match, s)
        return None


@tells
def _cue_open(match: Match[State], s: State) -> None:
    match.beat()
    for seat in in_match(s):
        cards: list[Named] = [[s.handle[card], IDS[card]] for card in nine(s, seat)]
        match.cue(cues.DeployOpen(seat=seat, cards=only((seat,), cards)))


_OPEN, _DEPLOY = OpenDeploy(), Deploy()


class Photo(Step[Match[State]], frozen=True, tag="photo"):
    """The battlefields are laid; who finished first names the first attacker (BTG-4.6, 4.7, 4.8, 4.11)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        seats = in_match(s)
        for seat in seats:
            s.field[seat * 9 : seat * 9 + 9] = s.sketch[seat]
            s.occupied[seat] = WHOLE
        s.hero, s.hand, s.packet, s.sketch = [], [], [], []
        s.phase = "first"
        if match.options.get("first_attacker", "fastest") == "drawn":
            tied, rule = seats, "BTG-4.6"
        else:
            earliest = min([s.ready[seat] for seat in seats])
            tied = [seat for seat in seats if s.ready[seat] <= earliest + TIMERS["photo_finish_ms"]]
            rule = "BTG-4.8"
        s.chooser = match.chance.pick("photo_finish", tied) if len(tied) > 1 else tied[0]
        match.beat()
        match.cue(cues.Battle())
        if len(tied) > 1:
            match.beat()
            match.cue(cues.PhotoFinish(tied=tied, seat=s.chooser, rule=rule))
        match.beat()
        match.cue(cues.Chooser(seat=s.chooser, rule="BTG-4.6"))
        return None


class First(SeatStep[Match[State]], frozen=True, tag="first"):
    """The chooser names any seat in play as first attacker (BTG-4.12); each chooser has a limit of its own."""

    plays = Seat

    def run(self, match: Match[State]) -> Ask | None:
        chooser = match.state.chooser
        return Ask("first", (chooser,), clock="choose_first", running=chooser, pace="quick")

    def space(self, match: Match[State], seat: int) -> Space:
        return One(tuple(in_match(match.state)))

    def sample(self, match: Match[State], seat: int, chance: AnyChance) -> Choice:
        return chance.pick(STREAM, in_match(match.state))

    def default(self, match: Match[State], seat: int) -> Choice:
        return seat

    def refuse(self, match: Match[State], seat: int, play: int) -> str:
        return "seat_not_in_battle" if seat == match.state.chooser else ""

    def answer(self, match: Match[State], seat: int, play: int) -> None:
        s = match.state
        s.active = play
        s.phase = "battle"
        match.cue(cues.FirstAttacker(seat=play, by=seat))
