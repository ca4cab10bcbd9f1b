"""What moves at the market and in the rites: deals struck, seals, Stop!, Souls, status cards, votes, captives."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.engine.cues import SeatCue
from game.scenes.feed import Update
from game.scenes.table_effects import banner, burst, carried, glow, rays, ribbon, sheet, stamped
from game.titles.lords_of_hell.screen.affairs import shelf
from game.titles.lords_of_hell.screen.cards import Facing, portrait
from game.titles.lords_of_hell.screen.gong import gong_struck
from game.titles.lords_of_hell.screen.peek import peeked
from game.titles.lords_of_hell.screen.realms import parts
from game.titles.lords_of_hell.screen.room import Bare
from game.titles.lords_of_hell.screen.signs import crown, seal, soul
from game.ui.cards import stamp
from game.ui.motion import Motion, all_of, staggered, wait

if TYPE_CHECKING:
    from game.titles.lords_of_hell.screen.table import HellTable

Point = tuple[int, int]


PLACES = {"council": "council", "ring": "ring"}
"""Phases that have a place of their own, and its picture."""


class Kit(Bare):
    """Motions of single things on one table; a cue's is `on_<kind>` of the chapters."""

    def __init__(self, table: HellTable) -> None:
        super().__init__(table)

    def moment(self, cue: SeatCue, after: Update) -> Motion | None:
        made = getattr(self, f"on_{cue.kind}", None)
        if made is None:
            return None
        found: Motion | None = made(cue.nouns, after)
        return found

    @property
    def desk(self) -> Any:
        return self.table.desk

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
            if table.battle.open():
                for side in ("attack", "defence"):
                    for section in table.battle.sections(side):
                        if section.seat == seat:
                            return section.title.union(section.troops)
            return Rect(table.ground.market.centerx - 40, table.ground.market.y, 80, 80)
        return parts(table, seat).whole

    def face(self, seat: int) -> Point:
        """The face of a seat."""
        table = self.table
        if table.reading.phase == "ring":
            ring = table.ring
            return ring.places()[seat].center
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
        return self.table.cards.small(Facing("card", card) if card else Facing(), self.small)

    # motions

    def say(self, text: str, seconds: float = 0.7, small: str = "", hot: bool = False) -> Motion:
        yield banner(self.desk, self.area, text, seconds, small, hot)

    def fly(self, picture: Surface, start: Point, end: Point, key: Hashable, seconds: float = 0.36) -> Motion:
        yield carried(self.desk, picture, start, end, seconds, 46, key)

    def count(self, seat: int, n: int, what: str, key: Hashable) -> Motion:
        """Souls that come or go: a few ghosts and the number."""
        look = self.table.look
        there = self.face(seat)
        ghost = soul(look, max(26, self.px(44)), look.palette.paper)
        from_ = self.area.center
        start, end = (from_, there) if n > 0 else (there, from_)
        flights = [
            carried(self.desk, ghost, start, (end[0] + 8 * m, end[1]), 0.34, 50, (key, seat, m))
            for m in range(min(3, abs(n)))
        ]
        if flights:
            yield staggered(flights, 0.06)
        yield stamped(self.desk, there, f"{n:+d}", "straw" if n > 0 else "red", 84, 0.3)


class Moments(Kit):
    """Cues of market, promises, rites and ring."""

    # the round

    def on_devils(self, nouns: dict[str, Any], after: Update) -> Motion:
        words, look = self.table.words, self.table.look
        for seat, devil in enumerate(nouns["devils"]):
            rect = parts(self.table, seat).face
            picture = portrait(look, devil, (max(80, self.px(150)),) * 2)
            yield carried(self.desk, picture, self.area.center, rect.center, 0.26, 30, ("devil", seat))
        yield self.say(words("moment.devils"), 0.5)

    def on_round(self, nouns: dict[str, Any], after: Update) -> Motion:
        words = self.table.words
        name = self.table.devil(nouns["starter"]) if self.table.reading.devil(nouns["starter"]) else ""
        small = words("moment.starter", name=name) if name else ""
        yield self.say(words("round", n=nouns["round"]), 0.6, small)

    def on_phase(self, nouns: dict[str, Any], after: Update) -> Motion:
        look, name = self.table.look, PLACES.get(nouns["phase"], "")
        banner_ = self.say(self.table.phase_name(nouns["phase"]), 0.45)
        if not look.has_picture(name):
            yield banner_
            return
        side = round(self.area.h * 0.84)
        place = Rect(0, 0, side, side)
        place.center = self.area.center
        yield all_of(sheet(self.desk, "place", look.picture(name, place.size), place, 0.4), banner_)

    def on_drawn(self, nouns: dict[str, Any], after: Update) -> Motion:
        deck = shelf(self.table).deck.center
        end = self.table.ground.hand.center if nouns["seat"] == self.desk.seat else self.face(nouns["seat"])
        back = self.card("")
        yield staggered(
            [self.fly(back, deck, end, ("draw", nouns["seat"], n), 0.24) for n in range(min(4, nouns["count"]))], 0.05
        )

    def on_swapped(self, nouns: dict[str, Any], after: Update) -> Motion:
        seat = nouns["seat"]
        look = self.table.look
        picture = self.card("")
        if look.has_picture("back_promise"):  # whose promise it is stays with the two who know
            picture = look.picture("back_promise", self.small)
        yield self.fly(picture, self.face(seat), shelf(self.table).powers.center, ("swap", seat))
        yield glow(self.desk, shelf(self.table).powers, "powers", 0.3)

    def on_souls(self, nouns: dict[str, Any], after: Update) -> Motion:
        yield self.count(nouns["seat"], nouns["n"], "souls", "souls")

    def on_status(self, nouns: dict[str, Any], after: Update) -> Motion:
        if nouns["seat"] < 0:
            yield wait(0.1)
            return
        words = self.table.words
        side = words("stable" if nouns["stable"] else "unstable")
        yield all_of(
            glow(self.desk, self.realm(nouns["seat"]), ("status", nouns["status"]), 0.7),
            ribbon(self.desk, self.realm(nouns["seat"]).center, self.table.status_name(nouns["status"]), 0.8, side),
        )

    def on_victory_points(self, nouns: dict[str, Any], after: Update) -> Motion:
        where = (
            parts(self.table, nouns["seat"]).points.center
            if nouns["seat"] not in self.table.covered
            else self.face(nouns["seat"])
        )
        yield stamped(self.desk, where, f"{nouns['n']:+d}", "straw" if nouns["n"] > 0 else "red", 96, 0.4)

    def on_tabled(self, nouns: dict[str, Any], after: Update) -> Motion:
        seat = nouns["seat"]
        if seat != self.desk.seat and seat not in self.table.covered:
            yield self.fly(
                self.card(nouns["card"]),
                self.face(seat),
                parts(self.table, seat).cards.center,
                ("table", nouns["handle"]),
                0.26,
            )

    def on_discarded(self, nouns: dict[str, Any], after: Update) -> Motion:
        cards = nouns["cards"] or ()
        start = self.realm(nouns["seat"]).center
        end = shelf(self.table).discard.center
        yield staggered(
            [self.fly(self.card(card), start, end, ("discard", handle), 0.26) for handle, card in cards[:4]], 0.05
        )

    # deals and promises

    def on_deal(self, nouns: dict[str, Any], after: Update) -> Motion:
        """The wax comes down; a deal that lies on the scale is sealed there, strip by strip."""
        table, words = self.table, self.table.words
        lies = table.market.on_scale
        ours = self.desk.seat in (nouns["seat"], nouns["to"]) and lies is not None and not table.stage
        if ours and lies is not None:
            stamps: list[Motion] = []
            for side, oaths in (("take", lies.asks), ("give", lies.swears)):
                strips = table.scale.half(side).strips
                for n in range(len(oaths)):
                    stamps.append(
                        stamped(self.desk, (strips[n].x + strips[n].h // 2, strips[n].centery), "S", "red", 92, 0.2)
                    )
            if stamps:
                yield staggered(stamps, 0.12)
            yield self.say(words("moment.sealed"), 0.6, words("moment.sealed.small") if stamps else "")
            return
        yield all_of(
            *(glow(self.desk, self.realm(seat), ("deal", seat), 0.6) for seat in (nouns["seat"], nouns["to"])),
            ribbon(
                self.desk,
                self.area.midtop,
                words("moment.deal"),
                0.6,
                f"{table.devil(nouns['seat'])} – {table.devil(nouns['to'])}",
            ),
        )

    def on_given(self, nouns: dict[str, Any], after: Update) -> Motion:
        start, end = self.face(nouns["seat"]), self.face(nouns["to"])
        known = [card for _, card in (nouns.get("cards") or ())] + [card for _, card in nouns["tabled"]]
        pictures = [self.card(card) for card in known] or [self.card("")] * min(4, nouns["hand"])
        look = self.table.look
        for signer, n in nouns["promises"]:
            pictures.append(self.table.cards.small(Facing("promise", self.table.reading.devil(signer), n), self.small))
        if nouns["souls"]:
            pictures.append(soul(look, max(30, self.px(54)), look.palette.paper))
        if pictures:
            yield staggered(
                [
                    self.fly(picture, start, end, ("given", nouns["seat"], n), 0.42)
                    for n, picture in enumerate(pictures[:8])
                ],
                0.07,
            )

    def on_sworn(self, nouns: dict[str, Any], after: Update) -> Motion:
        look = self.table.look
        picture = seal(look, "live", max(40, self.px(72)))
        yield self.fly(picture, self.face(nouns["seat"]), self.ledger(), ("sworn", nouns["id"]), 0.4)

    def on_promise_ended(self, nouns: dict[str, Any], after: Update) -> Motion:
        state = nouns["state"]
        look = self.table.look
        picture = seal(look, state, max(46, self.px(84)))
        yield self.fly(picture, self.ledger(), self.face(nouns["seat"]), ("ended", nouns["id"]), 0.4)
        if state in ("kept", "broken", "forsworn"):
            hot = state != "kept"
            yield (
                ribbon(self.desk, self.face(nouns["seat"]), self.table.words(f"seal.{state}"), 0.5)
                if hot
                else stamped(self.desk, self.face(nouns["seat"]), "tick", "straw", 80, 0.25)
            )

    def on_breach(self, nouns: dict[str, Any], after: Update) -> Motion:
        words = self.table.words
        where = self.face(nouns["seat"])
        yield burst(self.desk, where, 200, 0.3)
        yield self.say(
            words("moment.breach"),
            0.9,
            words("moment.breach.small", name=self.table.devil(nouns["seat"]), to=self.table.devil(nouns["to"])),
            True,
        )

    def on_hand_shown(self, nouns: dict[str, Any], after: Update) -> Motion:
        """Whoever may see it sees it for a while; the others only that it happened."""
        table, cards = self.table, nouns.get("cards")
        if cards is None or nouns["to"] != self.desk.seat:
            yield ribbon(self.desk, self.face(nouns["seat"]), table.words("piece.look"), 0.5)
            return
        yield peeked(table, nouns["seat"], cards, nouns.get("promises") or [])

    def on_stop(self, nouns: dict[str, Any], after: Update) -> Motion:
        words = self.table.words
        yield all_of(
            rays(self.desk, self.area.center, self.area.h * 0.7, 0.5),
            gong_struck(self.table),
            self.say(words("moment.stop"), 0.7, words("moment.stop.small", name=self.table.devil(nouns["seat"])), True),
        )

    def on_played(self, nouns: dict[str, Any], after: Update) -> Motion:
        yield self.shows(nouns)

    def on_artifact(self, nouns: dict[str, Any], after: Update) -> Motion:
        yield self.shows(nouns)

    def shows(self, nouns: dict[str, Any]) -> Motion:
        """A card is held up in the middle, and aimed."""
        high = round(self.area.h * 0.52)
        picture = self.table.cards.small(Facing("card", nouns["what"]), (round(high / 1.33), high))
        yield carried(self.desk, picture, self.face(nouns["seat"]), self.area.center, 0.28, 20, "played")
        box = picture.get_rect(center=self.area.center)
        yield sheet(self.desk, "held up", picture, box, 0.6)
        target = nouns.get("target")
        if isinstance(target, int) and 0 <= target < len(self.table.reading.seats):
            yield burst(self.desk, self.face(target), 150, 0.25)

    # captives, rituals

    def on_held(self, nouns: dict[str, Any], after: Update) -> Motion:
        picture = self.table.cards.small(Facing("captive", self.table.reading.devil(nouns["seat"])), self.small)
        yield self.fly(picture, self.face(nouns["seat"]), self.face(nouns["captor"]), ("held", nouns["seat"]), 0.5)
        yield ribbon(
            self.desk,
            self.face(nouns["captor"]),
            self.table.words("moment.captive"),
            0.6,
            self.table.devil(nouns["seat"]),
        )

    def on_freed(self, nouns: dict[str, Any], after: Update) -> Motion:
        there = self.face(nouns["seat"])
        look = self.table.look
        if look.has_picture("cage_key"):
            wide, high = look.about("cage_key")["units"]
            tall = max(50, self.px(90))
            key = look.picture("cage_key", (round(tall * wide / high), tall))
            yield carried(self.desk, key, self.area.center, there, 0.3, 40, ("key", nouns["seat"]))
        yield all_of(
            glow(self.desk, self.realm(nouns["seat"]), ("freed", nouns["seat"]), 0.7),
            ribbon(self.desk, there, self.table.words("moment.free"), 0.6),
        )

    def on_casting(self, nouns: dict[str, Any], after: Update) -> Motion:
        if nouns["what"] == "complete":
            yield self.say(
                self.table.card_name(nouns["card"]),
                0.7,
                self.table.words("ritual.caster", name=self.table.devil(nouns["seat"])),
            )

    def on_ritual(self, nouns: dict[str, Any], after: Update) -> Motion:
        where = self.face(nouns["target"]) if nouns["target"] >= 0 else self.face(nouns["seat"])
        yield all_of(rays(self.desk, where, self.px(260), 0.5), burst(self.desk, where, 220, 0.4))

    def on_chain(self, nouns: dict[str, Any], after: Update) -> Motion:
        picture = stamp(self.table.look, "!", max(50, self.px(90)), "red")
        yield self.fly(picture, self.face(nouns["seat"]), self.face(nouns["target"]), "chain", 0.34)
        yield burst(self.desk, self.face(nouns["target"]), 190, 0.3)

    # the ring

    def on_arrivals(self, nouns: dict[str, Any], after: Update) -> Motion:
        words = self.table.words
        names = self.table.and_(self.table.devil(seat) for seat in nouns["seats"])
        yield self.say(words("moment.arrivals") if names else words("moment.nobody"), 0.9, names)

    def on_vote(self, nouns: dict[str, Any], after: Update) -> Motion:
        """A stone falls for a nominee, or beside the bowl."""
        look = self.table.look
        start = self.face(nouns["seat"])
        if nouns["vote"] < 0:
            yield stamped(self.desk, start, "cross", "red", 90, 0.4)
            return
        picture = portrait(look, self.table.reading.devil(nouns["seat"]), (max(36, self.px(64)),) * 2)
        yield self.fly(picture, start, self.face(nouns["vote"]), ("vote", nouns["seat"]), 0.5)
        yield stamped(self.desk, self.face(nouns["vote"]), "+1", "straw", 96, 0.35)

    def on_ring(self, nouns: dict[str, Any], after: Update) -> Motion:
        words, seat = self.table.words, nouns["overlord"]
        if seat < 0:
            if self.table.reading.phase == "ring":
                yield self.say(words("moment.no_overlord"), 0.7)
            return
        mark = crown(self.table.look, max(90, self.px(180)))
        yield carried(self.desk, mark, self.area.midtop, self.face(seat), 0.8, 0, "crown")
        self.desk.disclose()
        yield all_of(
            rays(self.desk, self.face(seat), self.px(420), 0.9),
            self.say(
                words("moment.overlord", name=self.table.devil(seat)),
                1.6,
                words(f"moment.overlord.{nouns['why']}"),
                True,
            ),
        )

    def on_nominations(self, nouns: dict[str, Any], after: Update) -> Motion:
        """All together: markers fly from each to whom it named."""
        mark = crown(self.table.look, max(30, self.px(54)))
        flights = [
            self.fly(mark, self.face(seat), self.face(named), ("nominee", seat), 0.5)
            for seat, named in nouns["named"]
            if named >= 0
        ]
        if flights:
            yield all_of(*flights)
        self.desk.disclose()
        yield all_of(
            *(
                stamped(self.desk, self.face(seat), str(n), "straw", 90, 0.5)
                for seat, n in enumerate(nouns["markers"])
                if n
            ),
            wait(0.1),
        )

    def on_result(self, nouns: dict[str, Any], after: Update) -> Motion:
        words = self.table.words
        names = self.table.and_(self.table.devil(seat) for seat in nouns["winners"])
        yield self.say(names, 1.8, words(f"result.{nouns['outcome']}"), True)
