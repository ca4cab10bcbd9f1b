"""Moments between the reveal and the count: dice, Jesters, Plan B, the Shield Wall, discards, raising, rites, bets."""

from __future__ import annotations

from typing import Any

from game.engine.cues import pair
from game.tabletop.effects import banner, stamped
from game.tabletop.feed import Update
from game.tabletop.moments import shows
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.screen.card_rows import Facing
from game.titles.slayer_slayer.screen.moment_kit import Kit
from game.titles.slayer_slayer.screen.reading import DISABLED, RAISED, ZEROED
from game.titles.slayer_slayer.screen.standing import numeral
from game.titles.slayer_slayer.screen.supplies import supply
from game.titles.slayer_slayer.screen.votes import decide
from game.ui.motion import Motion, all_of, wait
from game.ui.places import Place
from game.words.numbers import signed

DECIDED = 0.5
"""Seconds that a vote's outcome is looked at."""
STAMPED, COUNTED = 0.12, 0.4
"""Seconds for a goblin whose number changes at the count, and at most for all of them."""


class FeatMoments(Kit):
    """Feats of one table."""

    # dice

    @shows(cues.Roll)
    def on_roll(self, cue: cues.Roll, after: Update) -> Motion:
        """The d20 tumbles; a re-roll leaves the number before it in sight."""
        self.table.live.voted = True
        yield self.dice.throw(cue)

    @shows(cues.Reroll)
    def on_reroll(self, cue: cues.Reroll, after: Update) -> Motion:
        self.sound("feat_works")
        key = "log-reroll.several" if cue.several else "log-reroll"
        yield banner(self.services, self.clear, self.table.about(key, cue.seat, left=cue.left), 0.9)

    @shows(cues.Jester)
    def on_jester(self, cue: cues.Jester, after: Update) -> Motion:
        number, power = cue.handle, cue.power
        self.sound("jester_laugh")
        was = self.told(number)
        told = was._replace(card=was.card or "jester", power=str(power), counts="", why="")
        self.show(number, told)
        if number in self.line:
            self.running()
        moves: list[Any] = [banner(self.services, self.clear, self.table.words("banner-jester"), 0.6)]
        rect = self.rect(number)
        if rect is not None:
            moves.append(stamped(self.services, rect.center, str(power), "orange", 130, 0.9))
        yield all_of(*moves)

    # what stops what

    @shows(cues.PlanB)
    def on_plan_b(self, cue: cues.PlanB, after: Update) -> Motion:
        self.sound("plan_b")
        yield all_of(self.stamp_at(self.rect(cue.handle), "B", "moss", 120, 1.0),
                     self.say("banner-plan-b", 1.3, self.table.words("log-plan-b")))  # fmt: skip

    @shows(cues.Disabled)
    def on_disabled(self, cue: cues.Disabled, after: Update) -> Motion:
        """A lock on every goblin whose feat does nothing."""
        self.sound("feat_disabled")
        moves: list[Any] = []
        tells = [(number, self.told(number)) for number in cue.handles]
        tells = [(number, was._replace(mark=was.mark | DISABLED)) for number, was in tells]
        for number, told in tells:
            self.show(number, told)
            moves.append(self.stamp_at(self.rect(number), "cross", "red", 90, 0.6))
        foe = self.table.foe_now
        if foe:
            text = self.table.ability(foe, cue.ability)
            moves.append(banner(self.services, self.clear, text, 1.1))
        yield all_of(*moves)

    @shows(cues.ShieldWall)
    def on_shield_wall(self, cue: cues.ShieldWall, after: Update) -> Motion:
        self.sound("shield_wall")
        yield all_of(self.stamp_at(self.rect(cue.handle), "tick", "moss", 120, 1.0),
                     self.say("banner-shield-wall", 1.1, self.table.words("log-shield-wall")))  # fmt: skip

    @shows(cues.WallHolds)
    def on_wall_holds(self, cue: cues.WallHolds, after: Update) -> Motion:
        """A discard breaks on the Shield Wall."""
        self.sound("shield_wall")
        source = cue.source
        foe = self.table.foe_now
        name = self.table.foe_name(foe) if source == "foe" and foe else self.table.card_name(source)
        yield self.say("log-wall-holds", 0.8, source=name)

    @shows(cues.Discarded)
    def on_discarded(self, cue: cues.Discarded, after: Update) -> Motion:
        """A card flies to the Pile; a tag says whose doing it was."""
        number = cue.handle
        self.sound("discard_whoosh")
        foe = self.table.foe_now
        source = cue.source
        name = self.table.foe_name(foe) if source == "foe" and foe else self.table.card_name(source)
        rect = self.rect(number)
        if rect is not None:
            yield self._tag(rect.center, name)
        if number in self.line:
            self.line.remove(number)
        self.show(number, self.told(number)._replace(counts="", why=""))
        self.running()
        yield self.to_pile([number])
        if not cue.earlier:
            yield self.close_up()

    def _tag(self, centre: tuple[int, int], text: str) -> Motion:
        """Who did it, for a moment, on the card."""
        yield stamped(self.services, centre, text, "red", 128, 0.5)

    # raising and rites

    @shows(cues.Raised)
    def on_raised(self, cue: cues.Raised, after: Update) -> Motion:
        """A goblin comes back out of the Pile, to the right end of the Horde."""
        table = self.table
        number, card = cue.handle, cue.card
        self.sound("raise_dead")
        self.line.append(number)
        printed = table.printed(card)
        self.show(number, Facing(card, "" if printed is None else str(printed), RAISED))
        self.services.stage.put(("c", number), Place.of(supply(table, "pile"), z=300.0))
        self.running()
        yield self.stamp_at(self.rect(cue.by), "tick", "moss", 96, 0.3)
        yield self.close_up(0.5)

    @shows(cues.NothingRaised)
    def on_nothing_raised(self, cue: cues.NothingRaised, after: Update) -> Motion:
        self.sound("feat_disabled")
        yield self.stamp_at(self.rect(cue.by), "cross", "straw", 96, 0.6)

    @shows(cues.RiteOpen)
    def on_rite_open(self, cue: cues.RiteOpen, after: Update) -> Motion:
        self.sound("blood_rite")
        yield self.stamp_at(self.rect(cue.handle), "?", "red", 110, 0.6)

    @shows(cues.Rite)
    def on_rite(self, cue: cues.Rite, after: Update) -> Motion:
        self.sound("blood_rite" if cue.done else "card_slide")
        if cue.given:
            yield self.to_pile([pair(cue.given)[0]])
        yield self.stamp_at(self.rect(cue.handle), "tick" if cue.done else "cross",
                            "moss" if cue.done else "straw", 110, 0.5)  # fmt: skip

    # bets

    @shows(cues.BetOffered)
    def on_bet_offered(self, cue: cues.BetOffered, after: Update) -> Motion:
        self.stamp_counts(self.standing.counted(after))
        self.totals(cue.horde, cue.foe)
        self.sound("feat_works")
        yield self.stamp_at(self.rect(cue.handle), "?", "orange", 120, 0.7)

    @shows(cues.BetVotes)
    def on_bet_votes(self, cue: cues.BetVotes, after: Update) -> Motion:
        """Everybody's vote at the plates, then what was bet."""
        words = self.table.words
        yield self._votes(cue.votes)
        self.services.disclose()
        self.table.live.side = cue.side
        decide(self.table, cue.side if cue.made else "none")
        if cue.made:
            small = words("banner-tie") if cue.tie else ""
            yield banner(
                self.services, self.clear, words("banner-bet", side=words.name(f"side-{cue.side}")), 0.8, small
            )
        else:
            yield wait(DECIDED)  # plates and slip say it

    def _votes(self, votes: list[str]) -> Motion:
        look = self.table.look
        self.table.live.voted = True
        moves: list[Any] = []
        for seat, vote in enumerate(votes):
            plate = self.plate(seat)
            if plate is not None and vote:
                spot = (plate.right - look.px(6), plate.centery)  # beside the name
                fill = {"odds": "orange", "evens": "straw", "roll": "orange"}.get(vote, "moss")
                moves.append(stamped(self.services, spot, self.table.words(f"side-{vote}"), fill, 96, 1.0))
        if moves:
            self.sound("stamp")
            yield all_of(*moves)

    @shows(cues.BetResult)
    def on_bet_result(self, cue: cues.BetResult, after: Update) -> Motion:
        won = cue.success
        self.sound("dice_win" if won else "dice_lose")
        yield self.say("banner-guessed" if won else "banner-missed", 0.8)

    @shows(cues.Bonus)
    def on_bonus(self, cue: cues.Bonus, after: Update) -> Motion:
        """Power for several goblins: a star on each."""
        self.sound("power_step")
        amount = cue.amount
        for number in cue.handles:
            was = self.told(number)
            self.show(number, was._replace(counts=str(numeral(was.counts or was.power) + amount)))
        self.running()
        moves: list[Any] = [self.stamp_at(self.rect(number), signed(amount), "moss", 92, 0.7)
                            for number in cue.handles]  # fmt: skip
        moves.append(wait(0.7))
        yield all_of(*moves)

    @shows(cues.Copied)
    def on_copied(self, cue: cues.Copied, after: Update) -> Motion:
        self.sound("feat_works")
        was = self.told(cue.handle)
        self.show(cue.handle, was._replace(power=str(cue.power), counts="", why=""))
        self.running()
        yield self.stamp_at(self.rect(cue.handle), f"={cue.power}", "moss", 104, 0.7)

    @shows(cues.Zeroed)
    def on_zeroed(self, cue: cues.Zeroed, after: Update) -> Motion:
        self.sound("feat_disabled")
        was = self.told(cue.handle)
        self.show(cue.handle, was._replace(mark=was.mark | ZEROED, counts="0"))
        self.running()
        yield self.stamp_at(self.rect(cue.handle), "0", "red", 104, 0.7)

    @shows(cues.FoeBonus)
    def on_foe_bonus(self, cue: cues.FoeBonus, after: Update) -> Motion:
        self.sound("power_step")
        yield self.stamp_at(self.field.parts.foe, signed(cue.amount), "moss", 140, 0.8)

    @shows(cues.NoEffect)
    def on_no_effect(self, cue: cues.NoEffect, after: Update) -> Motion:
        self.sound("feat_disabled")
        yield self.stamp_at(self.rect(cue.handle), "cross", "straw", 90, 0.5)

    # the count

    @shows(cues.Counted)
    def on_counted(self, cue: cues.Counted, after: Update) -> Motion:
        """From the left each goblin is stamped with what it counts, and the total follows."""
        found = self.standing.counted(after)
        for number, worth in found.items():
            was = self.told(number)
            self.show(number, self.cards.counting(was, worth))
            self.running()
            if numeral(was.counts or was.power) != worth.total:
                self.sound("power_step")
                yield wait(min(STAMPED, COUNTED / len(found)))
        self.totals(cue.horde, cue.foe)
        self.services.disclose()
        yield wait(0.5)

    @shows(cues.DieOffered)
    def on_die_offered(self, cue: cues.DieOffered, after: Update) -> Motion:
        self.sound("feat_works")
        yield self.stamp_at(self.rect(cue.handle), "d20", "orange", 120, 0.7)

    @shows(cues.DieVotes)
    def on_die_votes(self, cue: cues.DieVotes, after: Update) -> Motion:
        yield self._votes(cue.votes)
        self.services.disclose()
        decide(self.table, "roll" if cue.made else "no")
        yield wait(DECIDED)

    @shows(cues.DieAdded)
    def on_die_added(self, cue: cues.DieAdded, after: Update) -> Motion:
        self.sound("dice_win")
        was = self.counter.totals()
        dice = (*(was.dice if was is not None else ()), cue.number)
        horde = cue.total - sum(dice)
        self.totals(horde, was.foe if was is not None else "?", dice)
        yield self.stamp_at(self.rect(cue.handle), f"+{cue.number}", "moss", 120, 0.8)

    @shows(cues.DieSpoiled)
    def on_die_spoiled(self, cue: cues.DieSpoiled, after: Update) -> Motion:
        self.sound("dice_lose")
        small = self.table.words("log-die-spoiled", card=self.table.card_name(cue.card), number=cue.number,
                                 horde=cue.horde)  # fmt: skip
        yield self.say("banner-spoiled", 1.4, small)
