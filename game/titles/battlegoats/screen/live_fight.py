"""The fight that is shown: where its sheet lies, and what it says."""

from __future__ import annotations

from dataclasses import dataclass, field

from pygame import Rect

from game.engine.cues import Cue, pair
from game.titles.battlegoats.rules import cues
from game.titles.battlegoats.rules.fight_cues import whole_ledger
from game.titles.battlegoats.screen.context import Context
from game.titles.battlegoats.screen.fight import Fight, Fighter, LedgerLine
from game.titles.battlegoats.screen.layout import sheet_for
from game.titles.battlegoats.screen.lines import card_of_seat, cards_at, sentence_case
from game.titles.battlegoats.screen.pages import Pages
from game.ui.lettering import plain
from game.ui.widgets.inspector import Entry, Inspected
from game.words.numbers import signed


@dataclass
class LastFight:
    """The fight that was told last."""

    turn: int
    cue: cues.Compare
    is_kept: bool
    """Its cards go on being named (BTG-8.3)."""
    counted: tuple[cues.Power, ...] = ()
    """What each power was the sum of: the attacker's, then the target's."""
    fallen: list[cues.Place] = field(default_factory=list)

    @property
    def powers(self) -> str:
        return f"{self.cue.powers[0]}:{self.cue.powers[1]}"

    def is_told(self, turn: int) -> bool:
        """It is shown beside the field until the turn after it ends."""
        return turn - self.turn in (0, 1)

    def sides(self) -> tuple[tuple[str, str, cues.Place], tuple[str, str, cues.Place]]:
        """Side, card and place of the attacker and of the target."""
        return ("left", self.cue.card, self.cue.place), ("right", self.cue.other, self.cue.target)


class LiveFight:
    """What the stage of one table shows just now."""

    def __init__(self, table: Context, pages: Pages) -> None:
        self.table, self.pages = table, pages
        self.playing: Fight | None = None
        """The fight under way, also while it is hidden."""
        self.is_hidden = False
        self.is_aside = False
        """The player has put the sheet of fights aside."""
        self.open_cards: dict[tuple[int, str], str] = {}
        """Faces that have turned up in it, by place."""
        self.last: LastFight | None = None
        self._counted: dict[tuple[int, str], cues.Power] = {}
        """Of the turn, by place."""
        self._turn = 0

    def follow(self, cue: Cue) -> None:
        """A cue is being told."""
        if isinstance(cue, cues.Turn):
            self._turn = cue.turn
            self._counted.clear()
        elif isinstance(cue, cues.Power):
            self._counted[pair(cue.place)] = cue
        elif isinstance(cue, cues.Compare):
            both = (self._counted.get(pair(place)) for place in (cue.place, cue.target))
            kept = bool(self.table.services.feed.options.get("chronicle", False))
            self.last = LastFight(self._turn, cue, kept, tuple(power for power in both if power is not None))
        elif isinstance(cue, cues.Falls) and self.last is not None and self.last.turn == self._turn:
            self.last.fallen.append(cue.place)

    def named(self, card: str, place: cues.Place) -> str | None:
        """A card of the last fight as it may be shown now; None: its back."""
        assert self.last is not None
        seen = {lying.card for lying in self.table.reading.field.values()}
        return card if place in self.last.fallen or self.last.is_kept or card in seen else None

    def read_again(self) -> Inspected | None:
        """The last fight on a page: what each power was the sum of. What has been hidden again since is not named (BTG-8.3)."""
        last, words = self.last, self.table.words
        if last is None:
            return None
        out: list[Entry] = []
        for power in last.counted:
            card = self.named(power.card, power.place)
            seat, space = pair(power.place)
            who = (
                card_of_seat(self.table, seat, card, "subject")
                if card
                else cards_at(self.table, [[seat, space]], "subject")
            )
            out.append(Entry(sentence_case(plain(who)), str(power.total), True))
            if card:
                out += [line.entry() for line in self._sums_that_may_be_told(power)]
        return Inspected(name=words("last-fight"), text="", entries=tuple(out), rule="BTG-6.2")

    def _sums_that_may_be_told(self, power: cues.Power) -> list[LedgerLine]:
        """Lines of a power without the names of helpers that lie hidden from the player: those are one sum."""
        assert self.last is not None
        reading = self.table.reading
        seen = {lying.card for lying in reading.field.values()}
        seen |= {card for seat in range(reading.seats) for _, card in reading.pile(seat)}
        told = whole_ledger(power.card, power.full if power.full is not None else power.lines)
        open_lines = [line for line in told if line[1] == power.card or line[1] in seen or self.last.is_kept]
        out = [self.pages.line(line, pair(power.place)[1]) for line in open_lines]
        rest = power.total - sum(line[3] for line in open_lines)
        if rest:
            out.append(LedgerLine(self.table.words("bonus-support"), signed(rest), rest))
        return out

    def adopt(self) -> None:
        """A new update: a fight that is over goes, one that goes on is past its comparison."""
        table, ask = self.table, self.table.services.update.ask
        self._turn = self._turn or table.reading.turn  # whoever joins or resumes was not told it
        steps = {step[0] for step in table.services.update.view.get("agenda", ())}
        if not steps & {"settle", "clash", "dodge", "aftermath"}:
            self.clear()
        elif self.playing is not None and self.playing.step == "compare" and ask is not None:
            self.playing.step = "after"
            self.playing.after = table.words.maybe(f"step-{ask.kind}") or table.words("step-after")
        if not table.ground.duel and table.chooser.kind:
            self.is_hidden = True  # it would lie over what is to be named now

    @property
    def shown(self) -> Fight | None:
        """A fight under way that is not hidden."""
        return None if self.is_hidden else self.playing

    @property
    def rect(self) -> Rect:
        """Where the fight lies that is shown: a place of its own, else where both fields stay to be seen."""
        fight = self.playing
        if self.table.ground.duel or fight is None:
            return self.table.ground.stage
        return sheet_for(self.table.ground, (fight.left.seat, fight.right.seat))

    @property
    def tab(self) -> Rect:
        """What is left of the sheet when it has been put aside."""
        whole = self.rect
        high = max(44, self.table.look.px(60))
        return Rect(whole.x, whole.bottom - high, whole.w, high)

    def put_aside(self, point: tuple[int, int] | None) -> bool:
        """A click on the sheet of a fight, or the key, puts it aside; another brings it back."""
        if self.table.ground.duel or self.playing is None or self.is_hidden:
            return False
        area = self.tab if self.is_aside else self.rect
        if point is not None and not area.collidepoint(point):
            return False
        self.is_aside = not self.is_aside
        self.table.services.play_sound("card_slide")
        self.table.services.touch()
        return True

    def begin(self, fight: Fight, hidden: bool = False) -> None:
        self.playing = fight
        self.is_hidden = hidden
        self.table.fights = True
        self.table.live.under_way = True

    def clear(self) -> None:
        self.playing = None
        self.is_hidden = False
        self.table.fights = False
        self.open_cards.clear()

    @staticmethod
    def fighter_of(cue: cues.Power) -> Fighter:
        seat, space = pair(cue.place)
        return Fighter(seat, space, cue.card)

    def name(self, fight: Fight) -> None:
        """The heading, as soon as the faces are known."""
        for fighter in (fight.left, fight.right):
            fighter.card = fighter.card or self.open_cards.get((fighter.seat, fighter.space))
        self.head(fight)
        self.table.services.tell()

    def head(self, fight: Fight) -> None:
        """The heading, with the names that are known so far: whose card attacks whose."""
        fight.heading = self._sentence("stage-fight", a=self._thing(fight.left), b=self._thing(fight.right))

    def _thing(self, fighter: Fighter) -> str:
        """A fighter as the log calls it: Mudge's Lion, a card in your back row."""
        if fighter.card:
            return card_of_seat(self.table, fighter.seat, fighter.card, "subject")
        return cards_at(self.table, [[fighter.seat, fighter.space]], "subject")

    def _sentence(self, key: str, **things: str) -> str:
        return sentence_case(plain(self.table.words(key, **things)))

    def ledger_lines(self, cue: cues.Power) -> list[LedgerLine]:
        """A power's lines: all of them for the owner, else what everybody is told and the support."""
        told = cue.full if cue.full is not None else cue.lines
        out = [self.pages.line(entry, pair(cue.place)[1]) for entry in whole_ledger(cue.card, told)]
        if cue.full is None and cue.support:
            out.append(LedgerLine(self.table.words("bonus-support"), signed(cue.support), cue.support))
        return out
