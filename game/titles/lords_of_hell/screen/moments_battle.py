"""What moves in a battle: horns, armies, the exchanges one by one, hits falling on troops, cages, plunder, walls."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

import pygame
from msgspec import structs
from pygame import Rect, Surface

from game.engine.chance import Chance
from game.engine.cues import pair
from game.tabletop.effects import banner, burst, carried, glow, rays, ribbon, shown, stamped
from game.tabletop.feed import Update
from game.tabletop.moments import shows
from game.titles.lords_of_hell.rules import cues
from game.titles.lords_of_hell.screen.battle import Battle
from game.titles.lords_of_hell.screen.big_dice import Fought, hit_side, paint_arena
from game.titles.lords_of_hell.screen.cards import Cards, bars, portrait
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.exchanges import Exchanges
from game.titles.lords_of_hell.screen.moments import Kit
from game.titles.lords_of_hell.screen.ring import Ring
from game.titles.lords_of_hell.screen.shared_area import shelf
from game.titles.lords_of_hell.screen.signs import hit_die
from game.ui.motion import Motion, all_of, cubic_in, staggered, wait

ROLL, LOOK, FLIES, LANDS = 0.34, 0.5, 0.26, 0.1
"""Seconds that dice of an exchange tumble, lie there, that the die which hit flies, and lands."""


class BattleMoments(Kit):
    """Cues of battles."""

    def __init__(self, table: Context, cards: Cards, battle: Battle, ring: Ring, exchanges: Exchanges) -> None:
        super().__init__(table, cards, battle, ring)
        self.exchanges = exchanges

    # before the dice

    @shows(cues.Attack)
    def on_attack(self, cue: cues.Attack, after: Update) -> Motion:
        words = self.table.words
        small = words("battle-front", name=self.table.devil(cue.seat), realm=self.table.devil(cue.realm))
        picture = self.cards.small(self.cards.facing(("bd", cue.seat)), self.small)
        yield carried(self.services, picture, self.face(cue.seat), self.face(cue.realm), 0.45, 40, "attack")
        yield all_of(
            burst(self.services, self.face(cue.realm), 200, 0.3), self.say(words("moment-attack"), 0.8, small, True)
        )

    @shows(cues.AttackOff)
    def on_attack_off(self, cue: cues.AttackOff, after: Update) -> Motion:
        yield ribbon(self.services, self.face(cue.seat), self.table.words("moment-attack-off"), 0.6)

    @shows(cues.Committed)
    def on_committed(self, cue: cues.Committed, after: Update) -> Motion:
        words = self.table.words
        key = "moment-rear" if cue.rear else "moment-march"
        small = words("battle-front", name=self.table.devil(cue.seat), realm=self.table.devil(cue.realm))
        yield self.say(words(key), 0.7, small, bool(cue.rear))

    @shows(cues.BattleRound)
    def on_battle_round(self, cue: cues.BattleRound, after: Update) -> Motion:
        yield self.say(self.table.words("moment-battle-round", n=cue.round), 0.45)

    @shows(cues.Joined)
    def on_joined(self, cue: cues.Joined, after: Update) -> Motion:
        yield ribbon(
            self.services,
            self._sheet(cue.side).center,
            self.table.words(f"moment-joined-{cue.side}", name=self.table.devil(cue.seat)),
            0.5,
        )

    def _sheet(self, side: str) -> Rect:
        return self.battle.sheet(side) if self.battle.open() else self.area

    @shows(cues.Fled)
    def on_fled(self, cue: cues.Fled, after: Update) -> Motion:
        yield ribbon(self.services, self.face(cue.seat), self.table.words("moment-fled"), 0.7)

    @shows(cues.Surrendered)
    def on_surrendered(self, cue: cues.Surrendered, after: Update) -> Motion:
        yield self.say(self.table.words("moment-surrender"), 0.8, self.table.devil(cue.seat), True)

    @shows(cues.Withdrew)
    def on_withdrew(self, cue: cues.Withdrew, after: Update) -> Motion:
        yield ribbon(self.services, self.face(cue.seat), self.table.words("moment-withdrew"), 0.6)

    @shows(cues.ChangedSide)
    def on_changed_side(self, cue: cues.ChangedSide, after: Update) -> Motion:
        yield ribbon(self.services, self.face(cue.seat), self.table.words(f"side-{cue.side}"), 0.6)

    @shows(cues.TruceHeld)
    def on_truce_held(self, cue: cues.TruceHeld, after: Update) -> Motion:
        yield self.say(self.table.words("moment-truce"), 0.8)

    @shows(cues.Negated)
    def on_negated(self, cue: cues.Negated, after: Update) -> Motion:
        yield self.say(self.table.words("battle-negated"), 0.7, self.table.devil(cue.realm), True)

    # dice

    @shows(cues.Dice)
    def on_dice(self, cue: cues.Dice, after: Update) -> Motion:
        """Both powers count up past the thresholds."""
        look = self.table.look
        if self.battle.focus != cue.realm or not self.battle.open():
            return
        top, _ = self.exchanges.parts()
        attack, defence = cue.power
        face = top.inflate(-look.px(40), -look.px(24))
        big = round(face.h * 0.6)

        def draw(surface: Surface, t: float) -> None:
            for value, x, ink in (
                (attack, face.centerx - face.w // 4, look.palette.a),
                (defence, face.centerx + face.w // 4, look.palette.b),
            ):
                number = look.lettering.line(str(round(value * t)), "display", big, ink, drop=look.palette.k)
                surface.blit(number, number.get_rect(center=(x, face.y + big // 2)))

        self.services.refresh()
        yield shown(self.services, "power", 0.5, draw, stay=0.15)

    @shows(cues.Exchange)
    def on_exchange(self, cue: cues.Exchange, after: Update) -> Motion:
        """Large dice tumble over the rows, the best stand forward, the subtraction is read; then the row lies there."""
        self.services.play_sound("exchange")
        battle, middle = self.battle, self.exchanges
        realm, n = cue.realm, cue.n
        if battle.focus != realm or not battle.open():
            return
        told = battle.rolled.get(realm, [])
        battle.shown_rows[realm] = max(0, len(told) - 1)
        battle.tumbling = realm, len(told) - 1
        self.services.refresh()
        measured = battle.measured.get(realm)
        guard = measured.protection if measured is not None else 0
        both = middle.numbers()
        chance = Chance(f"{realm}:{n}".encode())
        faces = [
            structs.replace(
                cue,
                attack=[1 + chance.below("t", 6) for _ in cue.attack],
                defence=[1 + chance.below("t", 6) for _ in cue.defence],
                hit="?",
            )
            for _ in range(7)
        ]

        fought = Fought(
            cue,
            len(told),
            max(len(told), measured.exchanges if measured is not None else 0),
            tuple(told[:-1]),
            *middle.compared(cue, guard, both),
            self.table.words(f"battle-hit-{cue.hit or 'none'}"),
        )
        arena = middle.whole()

        def draw(surface: Surface, t: float) -> None:
            tumbling = fought._replace(cue=faces[min(6, int(t * 7))], reason="")
            paint_arena(self.table, surface, arena, fought if t >= 1 else tumbling)

        if not self.services.reduced:
            yield shown(self.services, ("exchange", n), ROLL, draw)
        self.services.disclose()
        yield shown(self.services, ("exchange", n), 0.0, draw, stay=LOOK)
        if hit_side(cue) and not self.services.reduced:
            yield all_of(
                shown(self.services, ("exchange", n), 0.0, draw, stay=FLIES + LANDS), self._hit_flies(cue, arena)
            )
        battle.shown_rows[realm], battle.tumbling = len(told), None
        self.services.refresh()

    def _hit_flies(self, cue: cues.Exchange, arena: Rect) -> Motion:
        """The die that hit goes in an arc to the side that it hit."""
        side = hit_side(cue)
        px = max(64, self.px(120))
        struck = hit_die(self.table.look, px, max(cue.attack if side > 0 else cue.defence))
        start = (arena.centerx - side * round(arena.w * 0.21), arena.y + round(arena.h * 0.4))
        sheet = self.battle.sheet("defence" if side > 0 else "attack")
        yield carried(self.services, struck, start, (sheet.centerx, sheet.centery), FLIES, 90, ("struck", cue.n))
        yield burst(self.services, sheet.center, 150, LANDS)

    @shows(cues.Hits)
    def on_hits(self, cue: cues.Hits, after: Update) -> Motion:
        key = f"moment-hits-{cue.part}"
        if cue.part != "other":
            yield self.say(self.table.words(key, n=len(cue.hits)), 0.6, "", cue.part == "revenge")
        else:
            yield wait(0.1)

    @shows(cues.Hit)
    def on_hit(self, cue: cues.Hit, after: Update) -> Motion:
        """A burst on the troop; a horde falls over, and forward if it is a Juggernaut."""
        what, seat = cue.what, cue.seat
        handle = self._troop(cue)
        place = self.services.stage.place_of(handle) if handle is not None else None
        where = place.rect.center if place is not None else self.face(seat) if seat >= 0 else self.area.center
        yield all_of(burst(self.services, where, 150, 0.2), stamped(self.services, where, str(cue.die), "red", 84, 0.3))
        if what == "horde" and place is not None and not self.services.reduced:
            front = self.battle.front
            lean = 1 if front is not None and seat == front.attacker else -1
            forward = 70 * lean if cue.card == "juggernauts" else 40 * lean
            fallen = replace(
                place, angle=forward, dim=0.6, x=place.x + lean * self.px(26), y=place.y + self.px(20), alpha=0.0
            )
            yield self.services.stage.travel(handle, fallen, 0.3, cubic_in)
            if handle in self.services.stage:
                self.services.stage.put(handle, replace(fallen, alpha=0.0))

    def _troop(self, cue: cues.Hit) -> Hashable:
        if cue.what in ("horde", "fortress"):
            return ("c", cue.handle)
        if cue.what in ("devil", "shield"):
            return ("bd", cue.seat)
        return ("bs", cue.seat) if cue.what == "souls" else None

    @shows(cues.Downed)
    def on_downed(self, cue: cues.Downed, after: Update) -> Motion:
        yield self.say(self.table.words("moment-downed", name=self.table.devil(cue.seat)), 0.8, "", True)

    # afterwards

    @shows(cues.BattleOver)
    def on_battle_over(self, cue: cues.BattleOver, after: Update) -> Motion:
        words = self.table.words
        name = self.table.devil(cue.seat if cue.result == "won" else cue.realm)
        yield all_of(
            rays(self.services, self.area.center, self.area.w * 0.4, 0.7),
            self.say(words(f"moment-over-{cue.result}", name=name), 1.2, words(f"moment-over-{cue.result}-small")),
        )

    @shows(cues.Crumble)
    def on_crumble(self, cue: cues.Crumble, after: Update) -> Motion:
        words = self.table.words
        where = self.face(cue.seat)
        yield stamped(self.services, where, str(cue.die), "red" if cue.fell else "straw", 110, 0.5)
        if cue.fell:
            high = round(self.area.h * 0.5)
            ruin = f"{cue.card}_ruin"
            name = ruin if self.table.look.has_picture(ruin) else cue.card
            picture = self.table.look.picture(name, (high, high))
            yield carried(
                self.services,
                picture,
                (self.area.centerx, self.area.y),
                (self.area.centerx, self.area.bottom),
                0.7,
                0,
                "crumble",
                cubic_in,
            )
        yield ribbon(self.services, where, words("moment-crumbles" if cue.fell else "moment-stands"), 0.6)

    @shows(cues.Captured)
    def on_captured(self, cue: cues.Captured, after: Update) -> Motion:
        """A large portrait, the cage falls over it, and it goes to whoever has caught it."""
        side = round(min(self.area.w, self.area.h) * 0.62)
        rect = Rect(0, 0, side, side)
        rect.midbottom = (self.area.centerx, self.area.bottom - self.px(10))
        head = self._cage_parts(cue.seat, rect.size)
        words = self.table.words("moment-captured", name=self.table.devil(cue.seat))
        over = Rect(self.area.x, self.area.y, self.area.w, max(self.px(90), self.area.h - side))
        yield all_of(
            banner(self.services, over, words, 1.5, self.table.devil(cue.captor), True), self._caged(rect, *head)
        )
        caught = pygame.transform.smoothscale(self._in_cage(*head), (side // 3, side // 3))
        yield carried(self.services, caught, rect.center, self.face(cue.captor), 0.4, 40, ("captured", cue.seat))

    def _cage_parts(self, seat: int, size: tuple[int, int]) -> tuple[Surface, Surface]:
        """A devil's portrait in a frame, and the bars that fall over it."""
        look = self.table.look
        head = portrait(look, self.table.reading.devil(seat), size).copy()
        pygame.draw.rect(head, look.palette.k, head.get_rect(), max(3, self.px(8)))
        cage = Surface(size, pygame.SRCALPHA)
        bars(look, cage, cage.get_rect())
        return head, cage

    def _caged(self, rect: Rect, head: Surface, cage: Surface) -> Motion:
        """The bars fall within the frame and bounce once; under reduced motion they are there."""

        def draw(surface: Surface, t: float) -> None:
            drop = 0.0 if self.services.reduced else max(0.0, 1 - (t / 0.55) ** 2) if t < 0.55 else 0.06 * (1 - t) * 4
            surface.blit(head, rect)
            left = round(rect.h * drop)
            surface.blit(cage, rect, Rect(0, left, rect.w, rect.h - left))

        yield shown(self.services, "cage", 0.6, draw, stay=0.9)

    @staticmethod
    def _in_cage(head: Surface, cage: Surface) -> Surface:
        whole = head.copy()
        whole.blit(cage, (0, 0))
        return whole

    @shows(cues.Plundered)
    def on_plundered(self, cue: cues.Plundered, after: Update) -> Motion:
        start, end = self.face(cue.seat), self.face(cue.to)
        known = [pair(card)[1] for card in cue.cards or ()]
        pictures = [self.card(card) for card in known] or [self.card("")] * min(5, cue.count)
        if pictures:
            yield staggered(
                [
                    carried(self.services, picture, start, end, 0.5, 60, ("plunder", n))
                    for n, picture in enumerate(pictures)
                ],
                0.1,
            )
        yield ribbon(self.services, end, self.table.words("moment-plunder", n=cue.count), 0.6)

    @shows(cues.Conquest)
    def on_conquest(self, cue: cues.Conquest, after: Update) -> Motion:
        yield self.say(self.table.words(f"moment-conquest-{cue.what}"), 0.7, self.table.card_name(cue.card))

    @shows(cues.Victory)
    def on_victory(self, cue: cues.Victory, after: Update) -> Motion:
        yield all_of(
            glow(self.services, self.realm(cue.seat), ("victory", cue.seat), 0.6),
            ribbon(self.services, self.face(cue.seat), self.table.words(f"moment-victory-{cue.which}"), 0.6),
        )

    @shows(cues.Turncoat)
    def on_turncoat(self, cue: cues.Turncoat, after: Update) -> Motion:
        yield self.fly(self.card(cue.card), self.face(cue.of), self.face(cue.seat), "turncoat", 0.5)

    @shows(cues.Reshuffled)
    def on_reshuffled(self, cue: cues.Reshuffled, after: Update) -> Motion:
        where = shelf(self.table)
        yield staggered(
            [self.fly(self.card(""), where.discard.center, where.deck.center, ("shuffle", n), 0.24) for n in range(4)],
            0.05,
        )
