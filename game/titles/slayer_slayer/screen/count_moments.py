"""The end of a round as it is seen: the goblins are counted one by one, the sum meets the foe, and one of them falls
(rules.md 13)."""

from __future__ import annotations

from pygame import Rect

from game.tabletop.effects import banner, broken, stamped
from game.tabletop.feed import Update
from game.tabletop.moments import shows
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.screen.moment_kit import Kit
from game.titles.slayer_slayer.screen.score_sheet import Stage
from game.titles.slayer_slayer.screen.standing import Worth, by_handle
from game.titles.slayer_slayer.screen.tape import Sum, Tape
from game.ui.motion import Motion, all_of, staggered, wait

SILENCE = 0.25
"""Seconds before the first goblin is counted."""
EACH, ALL = 0.22, 1.6
"""Seconds from one goblin to the next, and at most for a whole Horde."""
READ = 2.2
"""Seconds that the sum stands before the game goes on (a click goes on at once)."""


class CountMoments(Kit):
    """The count of one table, and what came of it."""

    @shows(cues.Ledger)
    def on_ledger(self, cue: cues.Ledger, after: Update) -> Motion:
        """From the left each goblin is stamped with what it counts; tape and score add up."""
        self.counter.keep(cue)
        worths = by_handle(cue.rows)
        tape = Tape(self.table, self._sum(cue, worths), self._in_line(worths))
        self.counter.tape = tape
        self._so_far(tape)
        yield wait(SILENCE)
        pace = min(EACH, ALL / max(1, len(worths)))
        yield staggered([self._counted(tape, place, handle, worth)
                         for place, (handle, worth) in enumerate(worths.items())], pace)  # fmt: skip
        self.totals(cue.horde, cue.foe, tuple(number for _, number in cue.dice))
        tape.with_dice = True
        self.sound("count_tally")
        yield self._foe_counted(cue)
        yield wait(READ)

    def _sum(self, cue: cues.Ledger, worths: dict[int, Worth]) -> Sum:
        rects = [self.rect(handle) for handle in worths]
        middles = tuple(rect.centerx if rect is not None else self.area.centerx for rect in rects)
        counts = tuple(worth.total for worth in worths.values())
        return Sum(middles, counts, tuple(number for _, number in cue.dice), cue.total)

    def _in_line(self, worths: dict[int, Worth]) -> bool:
        """All goblins that count lie side by side."""
        rects = [self.rect(handle) for handle in worths]
        return (
            all(rect is not None for rect in rects) and len({rect.centery for rect in rects if rect is not None}) == 1
        )

    def _counted(self, tape: Tape, place: int, handle: int, worth: Worth) -> Motion:
        """One goblin: its disc, the tape, a thump that is higher each time."""
        self.show(handle, self.cards.counting(self.told(handle), worth))
        tape.seen = place + 1
        self._so_far(tape)
        self.sound("minion_thump", min(8, place + 1))
        rect = self.rect(handle)
        if rect is not None:
            fill = "straw" if not worth.why_differs else "moss" if worth.total >= worth.power else "red"
            yield stamped(self.services, rect.center, str(worth.total), fill, self._star(rect), 0.28)

    def _so_far(self, tape: Tape) -> None:
        """The score of the goblins counted so far."""
        was = self.counter.totals()
        self.totals(sum(tape.told.counts[: tape.seen]), was.foe if was is not None else "?")

    def _star(self, rect: Rect) -> float:
        """Units of a stamp that leaves a goblin's neighbours in sight."""
        return min(130.0, 1.25 * min(rect.size) / self.table.look.px(100) * 100)

    def _foe_counted(self, cue: cues.Ledger) -> Motion:
        """The foe's own number, stamped on it where it isn't what was printed."""
        if any(by for why, by in cue.foe_rows if why != "basic"):
            self.sound("counter_flip")
            yield self.stamp_at(self.field.parts.foe, str(cue.foe), "red", 150, 0.7)

    @shows(cues.Victory)
    def on_victory(self, cue: cues.Victory, after: Update) -> Motion:
        """The foe goes to pieces, and by how much is stamped on the sum."""
        words = self.table.words
        self._outcome(cue.total, cue.foe, "held")
        self.sound("victory_horde")
        small = words("log-victory", total=cue.total, foe=cue.foe, round=cue.round)
        yield all_of(
            self._foe_falls(),
            self._by(),
            self._then(banner(self.services, self.clear, words("banner-victory"), 1.4, small)),
        )

    @shows(cues.Lost)
    def on_lost(self, cue: cues.Lost, after: Update) -> Motion:
        """What comes next; how much was missing stands on the score (GSS-13.7)."""
        words = self.table.words
        self._outcome(cue.total, cue.foe, "failed", cue.spoiled)
        self.sound("round_lost")
        told = banner(self.services, self.clear, words("banner-lost"), 2.0, words("log-lost.next"))
        yield all_of(self._by(), self._then(told))

    def _foe_falls(self) -> Motion:
        rect = self.field.parts.foe
        picture = self.counter.foe_card(rect.size)
        self.table.live.fallen = True
        yield broken(self.services, picture, rect, self.table.reading.round)

    def _outcome(self, total: int, foe: int, stage: Stage, spoiled: bool = False) -> None:
        was = self.counter.totals()
        horde = int(was.horde) if was and was.horde.isdigit() else total
        self.totals(horde, foe, was.dice if was else (), stage=stage, spoiled=spoiled)

    def _by(self) -> Motion:
        """How close it was comes down on the score, where it stays."""
        totals = self.counter.totals()
        assert totals is not None
        centre, px = self.counter.score.star(self.field.parts.score)
        fill = "moss" if totals.stage == "held" else "red"
        size = px * 100 / self.table.look.px(100)
        yield stamped(self.services, centre, self.counter.score.told(totals), fill, size, 0.1)

    @staticmethod
    def _then(motion: Motion) -> Motion:
        yield wait(0.45)
        yield motion
