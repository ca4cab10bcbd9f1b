"""The fight that is shown: the one under way, or the one that is planned; where its sheet lies, and what it says."""

from __future__ import annotations

from pygame import Rect

from game.engine.cues import pair
from game.titles.battlegoats.rules import cues, forecast
from game.titles.battlegoats.rules.fight_cues import whole_ledger
from game.titles.battlegoats.screen.context import Context
from game.titles.battlegoats.screen.fight import Fight, Fighter
from game.titles.battlegoats.screen.layout import sheet_for
from game.titles.battlegoats.screen.lines import card_of_seat, cards_at, sentence_case
from game.titles.battlegoats.screen.pages import Pages
from game.ui.lettering import plain


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

    def adopt(self) -> None:
        """A new update: a fight that is over goes, one that goes on is past its comparison."""
        table, ask = self.table, self.table.services.update.ask
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
        """A fight under way; else, with two seats, the one that is planned."""
        if self.playing is not None:
            return None if self.is_hidden else self.playing
        chooser = self.table.chooser
        if not self.table.ground.duel or chooser.source is None or chooser.verb != "attack":
            return None
        return self.planned()

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
        self.table.live.under_way = True

    def clear(self) -> None:
        self.playing = None
        self.is_hidden = False
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

    def ledger_lines(self, cue: cues.Power) -> list[tuple[str, str]]:
        """A power's lines: all of them for the owner, else what everybody is told and the support."""
        told = cue.full if cue.full is not None else cue.lines
        out = [self.pages.line(entry, pair(cue.place)[1]) for entry in whole_ledger(cue.card, told)]
        if cue.full is None and cue.support:
            out.append((self.table.words("bonus-support"), f"{cue.support:+d}"))
        return out

    def planned(self) -> Fight | None:
        """The attack that is being planned, for the stage: your card with what it counts, theirs as far as it is known."""
        table, chooser = self.table, self.table.chooser
        lying = table.reading.at(chooser.me, chooser.source or "")
        if lying is None:
            return None
        chosen = [handle for handle in chooser.chosen() if isinstance(handle, tuple) and handle[0] == "at"]
        rival = table.reading.around()[1]
        left = Fighter(chooser.me, lying.space, lying.card)
        right = Fighter(rival, "F1")
        count = table.reading.forecast.get(lying.space, {}).get("attack")
        if chosen:
            _, seat, space = chosen[-1]
            target = table.reading.at(seat, space)
            right = Fighter(seat, space, target.card if target is not None else None)
            found = forecast.fight(table.services.update.view, chooser.me, [chooser.me, lying.space], [seat, space])
            count = found["attack"] or count
            if found["defend"] is not None:
                right.lines = [self.pages.line(entry, space) for entry in found["defend"]["lines"]]
                right.stamped, right.total = len(right.lines), found["defend"]["total"]
        if count is not None:
            left.lines = [self.pages.line(entry, lying.space) for entry in count["lines"]]
            left.stamped, left.total = len(left.lines), count["total"]
        fight = Fight(left, right)
        if chosen:
            self.head(fight)
        else:
            fight.heading = self._sentence("stage-plan", a=self._thing(left))
        return fight
