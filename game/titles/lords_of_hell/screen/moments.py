"""What moves at the market and in the rites: deals struck, seals, Stop!, Souls, status cards, votes, captives."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import Rect, Surface

from game.engine.cues import pair
from game.tabletop.deal import carrying, dealt
from game.tabletop.effects import banner, burst, carried, glow, lies, rays, ribbon, sheet, stamped
from game.tabletop.feed import Update
from game.tabletop.moments import shows
from game.tabletop.services import TableServices
from game.titles.lords_of_hell.rules import cues
from game.titles.lords_of_hell.screen.battle import Battle
from game.titles.lords_of_hell.screen.cards import Cards, Facing, portrait
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.deal_theatre import DealTheatre
from game.titles.lords_of_hell.screen.gong import gong_struck
from game.titles.lords_of_hell.screen.hand import Hand
from game.titles.lords_of_hell.screen.panel import EmptyPanel
from game.titles.lords_of_hell.screen.peek import peeked
from game.titles.lords_of_hell.screen.realms import parts
from game.titles.lords_of_hell.screen.ring import Ring
from game.titles.lords_of_hell.screen.shared_area import shelf
from game.titles.lords_of_hell.screen.signs import crown, seal, soul
from game.titles.lords_of_hell.screen.sounds import given_sound
from game.ui.cards import stamp
from game.ui.motion import Motion, all_of, staggered, wait
from game.ui.places import Handle, Place
from game.words.numbers import signed

Point = tuple[int, int]


DEAL: Handle = ("first hands",)
"""While it is aloft, a press ends the deal."""
PLACES = {"council": "council", "ring": "ring"}
"""Phases that have a place of their own, and its picture."""


class Kit(EmptyPanel):
    """Motions of single things on one table; a cue's is in the chapters (`shows`)."""

    def __init__(self, table: Context, cards: Cards, battle: Battle, ring: Ring) -> None:
        super().__init__(table)
        self.cards = cards
        self.battle = battle
        self.ring = ring

    @property
    def services(self) -> TableServices:
        return self.table.services

    @property
    def area(self) -> Rect:
        """Where big words stand: over the market."""
        return self.table.ground.market

    def px(self, n: float) -> int:
        return self.table.look.px(n)

    # where

    def realm(self, seat: int) -> Rect:
        """A seat on this screen: its realm, or its army where a battle covers that."""
        table = self.table
        if seat in table.covered:
            if self.battle.open():
                for side in ("attack", "defence"):
                    for section in self.battle.sections(side):
                        if section.seat == seat:
                            return section.title.union(section.troops)
            return Rect(table.ground.market.centerx - 40, table.ground.market.y, 80, 80)
        return parts(table, seat).whole

    def face(self, seat: int) -> Point:
        """The face of a seat."""
        table = self.table
        if table.reading.phase == "ring":
            return self.ring.places()[seat].center
        return self.realm(seat).center if seat in table.covered else parts(table, seat).face.center

    def ledger(self) -> Point:
        rect = self.table.ground.ledger
        return rect.x + rect.w // 4, rect.centery

    # pictures

    @property
    def small(self) -> tuple[int, int]:
        high = max(60, self.px(104))
        return round(high / 1.33), high

    def card(self, card: str) -> Surface:
        return self.cards.small(Facing("card", card) if card else Facing(), self.small)

    # motions

    def say(self, text: str, seconds: float = 0.7, small: str = "", hot: bool = False) -> Motion:
        if self.table.reading.phase == "ring":
            yield self.hail(text, seconds, small, hot)
        else:
            yield banner(self.services, self.area, text, seconds, small, hot)

    def hail(self, text: str, seconds: float, small: str = "", hot: bool = False) -> Motion:
        """A banner over ledger and hand: who sits in the ring, and who opposes whom, stays in sight."""
        ground = self.table.ground
        yield banner(self.services, ground.ledger.union(ground.hand), text, seconds, small, hot, high=0.3)

    def fly(self, picture: Surface, start: Point, end: Point, key: Hashable, seconds: float = 0.36) -> Motion:
        yield carried(self.services, picture, start, end, seconds, 46, key)

    def count(self, seat: int, n: int, what: str, key: Hashable) -> Motion:
        """Souls that come or go: a few ghosts and the number."""
        look = self.table.look
        there = self.face(seat)
        ghost = soul(look, max(26, self.px(44)), look.palette.paper)
        from_ = self.area.center
        start, end = (from_, there) if n > 0 else (there, from_)
        flights = [
            carried(self.services, ghost, start, (end[0] + 8 * m, end[1]), 0.34, 50, (key, seat, m))
            for m in range(min(3, abs(n)))
        ]
        if flights:
            yield staggered(flights, 0.06)
        yield stamped(self.services, there, signed(n), "straw" if n > 0 else "red", 84, 0.3)


class Moments(Kit):
    """Cues of market, promises, rites and ring."""

    def __init__(self, table: Context, cards: Cards, battle: Battle, ring: Ring, theatre: DealTheatre) -> None:
        super().__init__(table, cards, battle, ring)
        self.theatre = theatre

    # the round

    @shows(cues.Devils)
    def on_devils(self, cue: cues.Devils, after: Update) -> Motion:
        words, look = self.table.words, self.table.look
        for seat, devil in enumerate(cue.devils):
            rect = parts(self.table, seat).face
            picture = portrait(look, devil, (max(80, self.px(150)),) * 2)
            yield carried(self.services, picture, self.area.center, rect.center, 0.26, 30, ("devil", seat))
        yield self.say(words("moment-devils"), 0.5)

    @shows(cues.Round)
    def on_round(self, cue: cues.Round, after: Update) -> Motion:
        words = self.table.words
        name = self.table.devil(cue.starter) if self.table.reading.devil(cue.starter) else ""
        small = words("moment-starter", name=name) if name else ""
        yield self.say(words("round", n=cue.round), 0.6, small)

    @shows(cues.Phase)
    def on_phase(self, cue: cues.Phase, after: Update) -> Motion:
        look, name = self.table.look, PLACES.get(cue.phase, "")
        banner_ = self.say(self.table.phase_name(cue.phase), 0.45)
        if not look.has_picture(name):
            yield banner_
            return
        side = round(self.area.h * 0.84)
        place = Rect(0, 0, side, side)
        place.center = self.area.center
        yield all_of(sheet(self.services, "place", look.picture(name, place.size), place, 0.4), banner_)

    def deal(self, hand: Hand) -> Motion:
        """The first hands come from the deck: the own one into the fan, the others' as backs (LOH-3.4)."""
        reading, services = self.table.reading, self.services
        others = [(seat, row.hand) for seat, row in enumerate(reading.seats) if seat != services.seat]
        deck = Place.of(shelf(self.table).deck, face_up=False)
        services.play_sound("card_deal")
        with carrying(services, [DEAL]):
            yield all_of(
                dealt(services, hand.layout, list(hand.layout()), deck),
                *(self._backs_to(seat, count) for seat, count in others),
            )

    @shows(cues.Drawn)
    def on_drawn(self, cue: cues.Drawn, after: Update) -> Motion:
        yield self._backs_to(cue.seat, cue.count)

    def _backs_to(self, seat: int, count: int) -> Motion:
        """Backs fly from the deck to a seat."""
        deck = shelf(self.table).deck.center
        end = self.table.ground.hand.center if seat == self.services.seat else self.face(seat)
        back = self.card("")
        yield staggered([self.fly(back, deck, end, ("draw", seat, n), 0.24) for n in range(min(4, count))], 0.05)

    @shows(cues.Swapped)
    def on_swapped(self, cue: cues.Swapped, after: Update) -> Motion:
        seat = cue.seat
        look = self.table.look
        picture = self.card("")
        if look.has_picture("back_promise"):  # whose promise it is stays with the two who know
            picture = look.picture("back_promise", self.small)
        yield self.fly(picture, self.face(seat), shelf(self.table).powers.center, ("swap", seat))
        yield glow(self.services, shelf(self.table).powers, "powers", 0.3)

    @shows(cues.Souls)
    def on_souls(self, cue: cues.Souls, after: Update) -> Motion:
        yield self.count(cue.seat, cue.n, "souls", "souls")

    @shows(cues.Status)
    def on_status(self, cue: cues.Status, after: Update) -> Motion:
        if cue.seat < 0:
            yield wait(0.1)
            return
        words = self.table.words
        side = words("stable" if cue.stable else "unstable")
        yield all_of(
            glow(self.services, self.realm(cue.seat), ("status", cue.status), 0.7),
            ribbon(self.services, self.realm(cue.seat).center, self.table.status_name(cue.status), 0.8, side),
        )

    @shows(cues.VictoryPoints)
    def on_victory_points(self, cue: cues.VictoryPoints, after: Update) -> Motion:
        where = parts(self.table, cue.seat).points.center if cue.seat not in self.table.covered else self.face(cue.seat)
        yield stamped(self.services, where, signed(cue.n), "straw" if cue.n > 0 else "red", 96, 0.4)

    @shows(cues.Tabled)
    def on_tabled(self, cue: cues.Tabled, after: Update) -> Motion:
        seat = cue.seat
        if seat != self.services.seat and seat not in self.table.covered:
            yield self.fly(
                self.card(cue.card),
                self.face(seat),
                parts(self.table, seat).cards.center,
                ("table", cue.handle),
                0.26,
            )

    @shows(cues.Discarded)
    def on_discarded(self, cue: cues.Discarded, after: Update) -> Motion:
        cards = cue.cards or ()
        start = self.realm(cue.seat).center
        end = shelf(self.table).discard.center
        yield staggered(
            [self.fly(self.card(card), start, end, ("discard", handle), 0.26) for handle, card in map(pair, cards[:4])],
            0.05,
        )

    # deals and promises

    @shows(cues.Deal)
    def on_deal(self, cue: cues.Deal, after: Update) -> Motion:
        """On the scale for the two whose deal it is; the others see two faces look at each other."""
        table, deal = self.table, self.theatre.struck(cue, after)
        if deal is not None:
            yield self.theatre.play(deal)
            return
        self.services.play_sound("deal_struck")
        yield all_of(
            *(glow(self.services, self.realm(seat), ("deal", seat), 0.6) for seat in (cue.seat, cue.to)),
            ribbon(
                self.services,
                self.area.midtop,
                table.words("moment-deal"),
                0.6,
                f"{table.devil(cue.seat)} – {table.devil(cue.to)}",
            ),
        )

    @shows(cues.Given)
    def on_given(self, cue: cues.Given, after: Update) -> Motion:
        if self.theatre.shows(after):
            return
        self.services.play_sound(given_sound(cue))
        start, end = self.face(cue.seat), self.face(cue.to)
        known = [pair(named)[1] for named in (*(cue.cards or ()), *cue.tabled)]
        pictures = [self.card(card) for card in known] or [self.card("")] * min(4, cue.hand)
        look = self.table.look
        for signer, n in cue.promises:
            pictures.append(self.cards.small(Facing("promise", self.table.reading.devil(signer), n), self.small))
        if cue.souls:
            pictures.append(soul(look, max(30, self.px(54)), look.palette.paper))
        if pictures:
            yield staggered(
                [self.fly(picture, start, end, ("given", cue.seat, n), 0.42) for n, picture in enumerate(pictures[:8])],
                0.07,
            )

    @shows(cues.Sworn)
    def on_sworn(self, cue: cues.Sworn, after: Update) -> Motion:
        if self.theatre.shows(after):
            return
        self.services.play_sound("seal_live")
        look = self.table.look
        picture = seal(look, "live", max(40, self.px(72)))
        yield self.fly(picture, self.face(cue.seat), self.ledger(), ("sworn", cue.id), 0.4)

    @shows(cues.PromiseEnded)
    def on_promise_ended(self, cue: cues.PromiseEnded, after: Update) -> Motion:
        state = cue.state
        look = self.table.look
        picture = seal(look, state, max(46, self.px(84)))
        yield self.fly(picture, self.ledger(), self.face(cue.seat), ("ended", cue.id), 0.4)
        if state in ("kept", "broken", "forsworn"):
            hot = state != "kept"
            yield (
                ribbon(self.services, self.face(cue.seat), self.table.words(f"seal-{state}"), 0.5)
                if hot
                else stamped(self.services, self.face(cue.seat), "tick", "straw", 80, 0.25)
            )

    @shows(cues.Breach)
    def on_breach(self, cue: cues.Breach, after: Update) -> Motion:
        words = self.table.words
        where = self.face(cue.seat)
        yield burst(self.services, where, 200, 0.3)
        yield self.say(
            words("moment-breach"),
            0.9,
            words("moment-breach-small", name=self.table.devil(cue.seat), to=self.table.devil(cue.to)),
            True,
        )

    @shows(cues.HandShown)
    def on_hand_shown(self, cue: cues.HandShown, after: Update) -> Motion:
        """Whoever may see it sees it for a while; the others only that it happened."""
        table, cards = self.table, cue.cards
        if cards is None or cue.to != self.services.seat:
            yield ribbon(self.services, self.face(cue.seat), table.words("piece-look"), 0.5)
            return
        yield peeked(table, self.cards, cue.seat, cards, cue.promises or [])

    @shows(cues.Stop)
    def on_stop(self, cue: cues.Stop, after: Update) -> Motion:
        words = self.table.words
        yield all_of(
            rays(self.services, self.area.center, self.area.h * 0.7, 0.5),
            gong_struck(self.table),
            self.say(words("moment-stop"), 0.7, words("moment-stop-small", name=self.table.devil(cue.seat)), True),
        )

    @shows(cues.Played)
    def on_played(self, cue: cues.Played, after: Update) -> Motion:
        yield self.held_up(cue)

    @shows(cues.Artifact)
    def on_artifact(self, cue: cues.Artifact, after: Update) -> Motion:
        yield self.held_up(cue)

    def held_up(self, cue: cues.Played | cues.Artifact) -> Motion:
        """A card is held up in the middle, and aimed."""
        high = round(self.area.h * 0.52)
        picture = self.cards.small(Facing("card", cue.what), (round(high / 1.33), high))
        yield carried(self.services, picture, self.face(cue.seat), self.area.center, 0.28, 20, "played")
        box = picture.get_rect(center=self.area.center)
        yield sheet(self.services, "held up", picture, box, 0.6)
        target = cue.target
        if isinstance(target, int) and 0 <= target < len(self.table.reading.seats):
            yield burst(self.services, self.face(target), 150, 0.25)

    # captives, rituals

    @shows(cues.Held)
    def on_held(self, cue: cues.Held, after: Update) -> Motion:
        picture = self.cards.small(Facing("captive", self.table.reading.devil(cue.seat)), self.small)
        yield self.fly(picture, self.face(cue.seat), self.face(cue.captor), ("held", cue.seat), 0.5)
        yield ribbon(
            self.services,
            self.face(cue.captor),
            self.table.words("moment-captive"),
            0.6,
            self.table.devil(cue.seat),
        )

    @shows(cues.Freed)
    def on_freed(self, cue: cues.Freed, after: Update) -> Motion:
        there = self.face(cue.seat)
        look = self.table.look
        if look.has_picture("cage_key"):
            wide, high = look.about("cage_key")["units"]
            tall = max(50, self.px(90))
            key = look.picture("cage_key", (round(tall * wide / high), tall))
            yield carried(self.services, key, self.area.center, there, 0.3, 40, ("key", cue.seat))
        yield all_of(
            glow(self.services, self.realm(cue.seat), ("freed", cue.seat), 0.7),
            ribbon(self.services, there, self.table.words("moment-free"), 0.6),
        )

    @shows(cues.Casting)
    def on_casting(self, cue: cues.Casting, after: Update) -> Motion:
        if cue.what == "complete":
            yield self.say(
                self.table.card_name(cue.card),
                0.7,
                self.table.words("ritual-caster", name=self.table.devil(cue.seat)),
            )

    @shows(cues.Ritual)
    def on_ritual(self, cue: cues.Ritual, after: Update) -> Motion:
        where = self.face(cue.target) if cue.target >= 0 else self.face(cue.seat)
        yield all_of(rays(self.services, where, self.px(260), 0.5), burst(self.services, where, 220, 0.4))

    @shows(cues.Chain)
    def on_chain(self, cue: cues.Chain, after: Update) -> Motion:
        picture = stamp(self.table.look, "!", max(50, self.px(90)), "red")
        yield self.fly(picture, self.face(cue.seat), self.face(cue.target), "chain", 0.34)
        yield burst(self.services, self.face(cue.target), 190, 0.3)

    # the ring

    @shows(cues.Arrivals)
    def on_arrivals(self, cue: cues.Arrivals, after: Update) -> Motion:
        words = self.table.words
        names = self.table.words.people(cue.seats, self.table.services.seat, self.table.devil)
        yield self.say(words("moment-arrivals") if names else words("moment-nobody"), 0.9, names)

    @shows(cues.Vote)
    def on_vote(self, cue: cues.Vote, after: Update) -> Motion:
        """A stone falls for a nominee, or beside the bowl."""
        look = self.table.look
        start = self.face(cue.seat)
        if cue.vote < 0:
            yield stamped(self.services, start, "cross", "red", 90, 0.4)
            return
        picture = portrait(look, self.table.reading.devil(cue.seat), (max(36, self.px(64)),) * 2)
        yield self.fly(picture, start, self.face(cue.vote), ("vote", cue.seat), 0.5)
        yield stamped(self.services, self.face(cue.vote), "+1", "straw", 96, 0.35)

    @shows(cues.Ring)
    def on_ring(self, cue: cues.Ring, after: Update) -> Motion:
        words, seat = self.table.words, cue.overlord
        if seat < 0:
            if self.table.reading.phase == "ring":
                yield self.say(words("moment-no-overlord"), 0.7)
            return
        px = max(72, self.px(130))
        mark, (x, y) = crown(self.table.look, px), self.face(seat)
        head = (x, y - px // 2)
        yield carried(self.services, mark, self.area.midtop, head, 0.8, 0, "crown")
        lies(self.services, ("crowned", seat), mark, mark.get_rect(center=head))
        self.services.disclose()
        yield all_of(
            rays(self.services, self.face(seat), self.px(420), 0.9),
            self.say(
                words("moment-overlord", name=self.table.devil(seat)),
                1.6,
                words(f"moment-overlord-{cue.why}"),
                True,
            ),
        )

    @shows(cues.Nominations)
    def on_nominations(self, cue: cues.Nominations, after: Update) -> Motion:
        """All together: markers fly from each to whom it named."""
        mark = crown(self.table.look, max(30, self.px(54)))
        flights = [
            self.fly(mark, self.face(seat), self.face(named), ("nominee", seat), 0.5)
            for seat, named in cue.named
            if named >= 0
        ]
        if flights:
            yield all_of(*flights)
        self.services.disclose()
        yield all_of(
            *(
                stamped(self.services, self.face(seat), str(n), "straw", 90, 0.5)
                for seat, n in enumerate(cue.markers)
                if n
            ),
            wait(0.1),
        )

    @shows(cues.Result)
    def on_result(self, cue: cues.Result, after: Update) -> Motion:
        words = self.table.words
        names = self.table.words.people(cue.winners, self.table.services.seat, self.table.devil)
        yield self.hail(words("log-result", winners=names), 1.8, words(f"result-{cue.outcome}"), True)
