"""Moments between the reveal and the count: dice, Jesters, Plan B, the Shield Wall, discards, raising, rites, bets."""

from __future__ import annotations

from typing import Any

from game.engine.cues import SeatCue
from game.scenes.table_effects import banner, stamped
from game.titles.slayer_slayer.screen.cards import Facing
from game.titles.slayer_slayer.screen.moment_kit import Kit
from game.titles.slayer_slayer.screen.reading import DISABLED, RAISED, ZEROED
from game.ui.motion import Motion, all_of, count, wait
from game.ui.places import Place


class FeatMoments(Kit):
    """Feats of one table."""

    # dice

    def on_roll(self, cue: SeatCue) -> Motion:
        """The d20 tumbles; a re-roll leaves the number before it in sight."""
        table = self.table
        table.live.voted = True
        if table.battle.open() or table.event.open():
            yield table.dice.throw(cue)
            return
        self.desk.effects["tray"] = table.dice.paint  # the room has no tray of its own: it is brought for this roll
        try:
            yield table.dice.throw(cue)
        finally:
            self.desk.effects.pop("tray", None)
            self.desk.touch()

    def on_reroll(self, cue: SeatCue) -> Motion:
        name = self.table.short_name(cue.nouns["seat"])
        key = "log.reroll.several" if cue.nouns["several"] else "log.reroll"
        yield banner(self.desk, self.area, self.table.words(key, seat=name, left=cue.nouns["left"]), 0.9)

    def on_jester(self, cue: SeatCue) -> Motion:
        number, power = cue.nouns["handle"], cue.nouns["power"]
        self.sound("jester_laugh")
        was = self.told(number)
        told = was._replace(card=was.card or "jester", power=str(power))
        yield from self.printed([(number, told)])
        self.show(number, told)
        self.table.live.powers[number] = power
        if number in self.line:
            self.running()
        moves: list[Any] = [banner(self.desk, self.area, self.table.words("banner.jester"), 0.6)]
        rect = self.rect(number)
        if rect is not None:
            moves.append(stamped(self.desk, rect.center, str(power), "orange", 130, 0.9))
        yield all_of(*moves)

    # what stops what

    def on_plan_b(self, cue: SeatCue) -> Motion:
        self.sound("plan_b")
        yield all_of(self.stamp_at(self.rect(cue.nouns["handle"]), "B", "moss", 120, 1.0),
                     self.say("banner.plan_b", 1.3, self.table.words("log.plan_b")))  # fmt: skip

    def on_disabled(self, cue: SeatCue) -> Motion:
        """A lock on every goblin whose feat does nothing."""
        self.sound("feat_disabled")
        moves: list[Any] = []
        tells = [(number, self.told(number)) for number in cue.nouns["handles"]]
        tells = [(number, was._replace(mark=was.mark | DISABLED)) for number, was in tells]
        yield from self.printed(tells)
        for number, told in tells:
            self.show(number, told)
            moves.append(self.stamp_at(self.rect(number), "cross", "red", 90, 0.6))
        foe = self.table.foe_now
        if foe:
            text = self.table.ability(foe, cue.nouns["ability"])
            moves.append(banner(self.desk, self.area, text, 1.1))
        yield all_of(*moves)

    def on_shield_wall(self, cue: SeatCue) -> Motion:
        self.sound("shield_wall")
        yield all_of(self.stamp_at(self.rect(cue.nouns["handle"]), "tick", "moss", 120, 1.0),
                     self.say("banner.shield_wall", 1.1, self.table.words("log.shield_wall")))  # fmt: skip

    def on_wall_holds(self, cue: SeatCue) -> Motion:
        """A discard breaks on the Shield Wall."""
        self.sound("shield_wall")
        source = cue.nouns["source"]
        foe = self.table.foe_now
        name = self.table.foe_name(foe) if source == "foe" and foe else self.table.card_name(source)
        yield self.say("log.wall_holds", 0.8, source=name)

    def on_discarded(self, cue: SeatCue) -> Motion:
        """A card flies to the Pile; a tag says whose doing it was."""
        nouns = cue.nouns
        number = nouns["handle"]
        self.sound("discard_whoosh")
        foe = self.table.foe_now
        source = nouns["source"]
        name = self.table.foe_name(foe) if source == "foe" and foe else self.table.card_name(source)
        rect = self.rect(number)
        if rect is not None:
            yield self._tag(rect.center, name)
        if number in self.line:
            self.line.remove(number)
        yield self.to_pile([number])
        if not nouns["earlier"]:
            self.running()
            yield self.close_up()

    def _tag(self, centre: tuple[int, int], text: str) -> Motion:
        """Who did it, for a moment, on the card."""
        yield stamped(self.desk, centre, text, "red", 128, 0.5)

    # raising and rites

    def on_raised(self, cue: SeatCue) -> Motion:
        """A goblin comes back out of the Pile, to the right end of the Horde."""
        nouns, table = cue.nouns, self.table
        number, card = nouns["handle"], nouns["card"]
        self.sound("raise_dead")
        self.line.append(number)
        printed = table.printed(card)
        table.live.powers[number] = printed or 0
        self.show(number, Facing(card, "" if printed is None else str(printed), RAISED))
        self.desk.stage.put(("c", number), Place.of(table.supply("pile"), z=300.0))
        yield self.stamp_at(self.rect(nouns["by"]), "tick", "moss", 96, 0.3)
        yield self.close_up(0.5)
        self.running()

    def on_nothing_raised(self, cue: SeatCue) -> Motion:
        yield self.stamp_at(self.rect(cue.nouns["by"]), "cross", "straw", 96, 0.6)

    def on_rite_open(self, cue: SeatCue) -> Motion:
        self.sound("blood_rite")
        yield self.stamp_at(self.rect(cue.nouns["handle"]), "?", "red", 110, 0.6)

    def on_rite(self, cue: SeatCue) -> Motion:
        nouns = cue.nouns
        self.sound("blood_rite" if nouns["done"] else "card_slide")
        if nouns["given"]:
            yield self.to_pile([nouns["given"][0]])
        yield self.stamp_at(self.rect(nouns["handle"]), "tick" if nouns["done"] else "cross",
                            "moss" if nouns["done"] else "straw", 110, 0.5)  # fmt: skip

    # bets

    def on_bet_offered(self, cue: SeatCue) -> Motion:
        nouns = cue.nouns
        yield from self.totals(nouns["horde"], nouns["foe"])
        self.sound("feat_works")
        yield self.stamp_at(self.rect(nouns["handle"]), "?", "orange", 120, 0.7)

    def on_bet_votes(self, cue: SeatCue) -> Motion:
        """Everybody's vote at the plates, then what was bet."""
        nouns, words = cue.nouns, self.table.words
        yield self._votes(nouns["votes"])
        self.desk.disclose()
        self.table.live.side = nouns["side"]
        yield from self.table.votes.decide(nouns["side"] if nouns["made"] else "none")
        if nouns["made"]:
            small = words("banner.tie") if nouns["tie"] else ""
            yield banner(self.desk, self.area, words("banner.bet", side=words(f"side.{nouns['side']}")), 0.8, small)
        else:
            yield self.say("side.none", 0.7)

    def _votes(self, votes: list[str]) -> Motion:
        look = self.table.look
        self.table.live.voted = True
        moves: list[Any] = []
        for seat, vote in enumerate(votes):
            plate = self.plate(seat)
            if plate is not None and vote:
                spot = (plate.right - look.px(44), plate.centery)
                fill = {"odds": "orange", "evens": "straw", "roll": "orange"}.get(vote, "moss")
                moves.append(stamped(self.desk, spot, self.table.words(f"side.{vote}"), fill, 96, 1.0))
        if moves:
            self.sound("stamp")
            yield all_of(*moves)

    def on_bet_result(self, cue: SeatCue) -> Motion:
        won = cue.nouns["success"]
        self.sound("dice_win" if won else "dice_lose")
        yield self.say("banner.guessed" if won else "banner.missed", 0.8)

    def on_bonus(self, cue: SeatCue) -> Motion:
        """Power for several goblins: a star on each."""
        self.sound("power_step")
        amount = cue.nouns["amount"]
        moves: list[Any] = [self.stamp_at(self.rect(number), f"{amount:+d}", "moss", 92, 0.7)
                            for number in cue.nouns["handles"]]  # fmt: skip
        moves.append(wait(0.7))
        yield all_of(*moves)

    def on_copied(self, cue: SeatCue) -> Motion:
        nouns = cue.nouns
        was = self.told(nouns["handle"])
        self.show(nouns["handle"], was._replace(power=str(nouns["power"])))
        yield self.stamp_at(self.rect(nouns["handle"]), f"={nouns['power']}", "moss", 104, 0.7)

    def on_zeroed(self, cue: SeatCue) -> Motion:
        was = self.told(cue.nouns["handle"])
        self.show(cue.nouns["handle"], was._replace(mark=was.mark | ZEROED))
        yield self.stamp_at(self.rect(cue.nouns["handle"]), "0", "red", 104, 0.7)

    def on_foe_bonus(self, cue: SeatCue) -> Motion:
        yield self.stamp_at(self.table.battle.field.foe, f"{cue.nouns['amount']:+d}", "moss", 140, 0.8)

    def on_no_effect(self, cue: SeatCue) -> Motion:
        yield self.stamp_at(self.rect(cue.nouns["handle"]), "cross", "straw", 90, 0.5)

    # the count

    def on_counted(self, cue: SeatCue) -> Motion:
        """Both numbers count up to where they end."""
        nouns = cue.nouns
        was = self.table.counter.totals()
        start = int(was.horde) if was is not None and was.horde.isdigit() else 0
        foe = nouns["foe"]
        self.sound("power_step")
        yield count(lambda n: self.counts(n, foe), start, nouns["horde"])
        self.desk.disclose()
        yield wait(0.5)

    def on_die_offered(self, cue: SeatCue) -> Motion:
        nouns = cue.nouns
        self.sound("feat_works")
        yield self.stamp_at(self.rect(nouns["handle"]), "d20", "orange", 120, 0.7)

    def on_die_votes(self, cue: SeatCue) -> Motion:
        yield self._votes(cue.nouns["votes"])
        self.desk.disclose()
        yield from self.table.votes.decide("roll" if cue.nouns["made"] else "no")
        yield self.say("side.roll" if cue.nouns["made"] else "side.no", 0.7)

    def on_die_added(self, cue: SeatCue) -> Motion:
        nouns = cue.nouns
        self.sound("dice_win")
        was = self.table.counter.totals()
        dice = (*(was.dice if was is not None else ()), nouns["number"])
        horde = nouns["total"] - sum(dice)
        yield from self.totals(horde, was.foe if was is not None else "?", dice)
        yield self.stamp_at(self.rect(nouns["handle"]), f"+{nouns['number']}", "moss", 120, 0.8)

    def on_die_spoiled(self, cue: SeatCue) -> Motion:
        self.sound("dice_lose")
        nouns = cue.nouns
        small = self.table.words("log.die_spoiled", card=self.table.card_name(nouns["card"]), number=nouns["number"],
                                 horde=nouns["horde"])  # fmt: skip
        yield self.say("banner.spoiled", 1.4, small)
