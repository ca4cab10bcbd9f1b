"""Moments of an attack: the stone, the Bodyguard, the fall, what is dragged home, what is trashed."""

from __future__ import annotations

from pygame import Rect, Surface

from game.engine.cues import pair
from game.tabletop.effects import burst, carried, glow, ribbon, shown
from game.tabletop.feed import Update
from game.tabletop.moments import shows
from game.titles.loot_and_recruit.rules import cues
from game.titles.loot_and_recruit.rules.cards import GUARD, INDEX, VP
from game.titles.loot_and_recruit.screen.context import Context
from game.titles.loot_and_recruit.screen.moment_kit import Kit, Point
from game.titles.loot_and_recruit.screen.panel import EmptyPanel
from game.titles.loot_and_recruit.screen.reaction import Reaction
from game.titles.loot_and_recruit.screen.stone import stone
from game.ui.motion import Motion, all_of, cubic_in, linear, staggered, wait

FLIGHT = 0.4
TUMBLES = 4
"""So many of those who fall are heard one by one."""
STING = 1.1
"""How long the Bodyguard's moment lasts: the biggest of the game."""


class AttackMoments(EmptyPanel):
    """Stones and towers."""

    def __init__(self, table: Context, kit: Kit, reaction: Reaction) -> None:
        super().__init__(table)
        self.kit, self.reaction = kit, reaction
        self.fallen_at: Point | None = None
        """Where the last tower fell: its cards fly from there."""

    @shows(cues.Attack)
    def on_attack(self, cue: cues.Attack, after: Update) -> Motion:
        """The target is told, the stone flies and hangs before it; it hits, or waits for the fuse, in what follows."""
        table, boards = self.table, self.kit.boards
        handle = cue.handle
        rect = boards.tier_rect(handle)
        if rect is not None:
            self.kit.sound("aim")
            yield all_of(glow(self.kit.services, rect, ("aim", handle), 0.3), self.kit.spend("attack", cue.defense))
        self.kit.sound("stone_throw")
        seat = cue.seat
        start = table.ground.play.center if self.kit.own(seat) else self.kit.plate(seat).center
        end = self.kit.boards.hangs(cue.target, cue.platform, handle)
        yield carried(self.kit.services, stone(table.look), start, end, FLIGHT, 120, ("stone", handle))

    @shows(cues.Waved)
    def on_waved(self, cue: cues.Waved, after: Update) -> Motion:
        self.reaction.put_out()
        self.kit.sound("waved")
        name = self.kit.services.name(cue.seat)
        yield self.kit.say(self.table.words("banner-waved"), 0.6, name)

    @shows(cues.Negated)
    def on_negated(self, cue: cues.Negated, after: Update) -> Motion:
        """A Bodyguard leaps in front: the stone stops dead and drops."""
        table, look, words = self.table, self.table.look, self.table.words
        self.reaction.put_out()
        seat, key = cue.seat, (cue.seat, cue.platform)
        at = self.kit.boards.hangs(*key, cue.target)
        w, h = table.ground.crowd[0].size
        guard = self.kit.picture(cue.card, (round(w * 1.1), round(h * 1.1)))
        self.kit.sound("bodyguard")
        picture = stone(table.look)

        def waits(surface: Surface, t: float) -> None:
            surface.blit(picture, picture.get_rect(center=at))

        start = self.kit.zone(seat, "hand").center
        leap = carried(self.kit.services, guard, start, at, 0.24, 90, ("guard", cue.handle))
        yield all_of(leap, shown(self.kit.services, ("stone waits", cue.target), 0.24, waits))

        def stands(surface: Surface, t: float) -> None:
            surface.blit(guard, guard.get_rect(center=at))

        drop = carried(
            self.kit.services, picture, at, (at[0], at[1] + look.px(260)), 0.5, 0, ("stone drops",), cubic_in
        )
        big = ribbon(self.kit.services, (at[0], max(look.px(60), at[1] - h // 2)), words("banner-negated"), STING)
        yield all_of(
            shown(self.kit.services, ("guard stands", cue.handle), 0.1, stands, linear, STING),
            drop,
            self._heard(0.5, "stone_drop"),
            big,
            burst(self.kit.services, at, 150, 0.12),
            self.kit.boards.towers.nudge([key], 0.7),
        )

    @shows(cues.Toppled)
    def on_toppled(self, cue: cues.Toppled, after: Update) -> Motion:
        """The hit; tiers tip from the top, goblins roll off over the boards; the loss is stamped on it."""
        table, boards, words = self.table, self.kit.boards, self.table.words
        self.reaction.put_out()
        key = (cue.target, cue.platform)
        cards = [pair(named) for named in cue.cards]
        handles = [handle for handle, _ in cards]
        target = handles[-1]
        at = self.kit.boards.hangs(*key, target)
        rect = boards.tier_rect(target) or boards.column(key)
        before = boards.platform_of(key, boards.lying[key])
        yield carried(self.kit.services, stone(table.look), at, rect.center, 0.08, 0, ("hit", target), linear)
        shield = bool(GUARD[INDEX[cards[-1][1]]])
        self.kit.sound("shield_break" if shield else "stone_hit")
        self.fallen_at = rect.center
        boards.take(handles)
        towers = boards.towers
        loss = sum(VP[INDEX[card]] for _, card in cards)
        text = words("banner-shield" if shield else "banner-toppled")
        small = words("banner-toppled-loss", n=loss) if loss else ""
        if not shield:
            self.kit.sound("topple")
        way = boards.way(boards.column(key))
        seed = sum((i + 1) * handle for i, handle in enumerate(handles)) * 31 + 7
        yield all_of(
            burst(self.kit.services, rect.center, 190),
            towers.topple(key, before, handles, seed, way),
            self._told(boards.plank_rect(key), text, small),
            *(
                self._heard(0.55 + 0.28 * n, "goblin_tumble")
                for n in range(min(TUMBLES, len(handles)) if not shield else 0)
            ),
            towers.nudge([other for other in boards.lying if other[0] == key[0] and other != key], 0.35),
        )

    def _heard(self, later: float, name: str) -> Motion:
        """Something is heard in a moment."""
        yield wait(later)
        self.kit.sound(name)

    def _told(self, plank: Rect, text: str, small: str) -> Motion:
        """Under the tower, a little later: what falls is to be seen."""
        look = self.table.look
        yield wait(0.3)
        low = min(plank.bottom + look.px(34), look.frame.size[1] - look.px(50))
        yield ribbon(self.kit.services, (plank.centerx, low), text, 1.1, small)

    @shows(cues.Captured)
    def on_captured(self, cue: cues.Captured, after: Update) -> Motion:
        self.kit.sound("capture")
        handle = cue.handle
        place = self.kit.services.stage.place_of(("c", handle))
        start = place.rect.midbottom if place is not None else self.fallen_at or self.kit.middle.center
        yield self.kit.turn_edge(handle)
        key = (cue.seat, cue.platform)
        yield self.kit.hop(key, handle, cue.card, start)
        yield ribbon(self.kit.services, self.kit.boards.sign_rect(key).center, self.table.words("banner-captured"), 0.5)

    @shows(cues.Scattered)
    def on_scattered(self, cue: cues.Scattered, after: Update) -> Motion:
        """The cards of the fallen go to the Trash Pile; a Trio goes home to its pile."""
        ground, stage = self.table.ground, self.kit.services.stage
        start = self.fallen_at or self.kit.middle.center
        moves = []
        for handle, card in map(pair, cue.cards):
            end = ground.piles.get(card, ground.counts)
            if ("c", handle) in stage:
                moves.append(self.kit.send(handle, card, end, end))
            else:
                moves.append(self.kit.fly(card, start, end.center, ("scattered", handle), 0.36))
        self.kit.sound("scatter")
        if moves:
            yield staggered(moves, 0.06)
