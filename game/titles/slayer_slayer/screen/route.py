"""The way up: three doors with what their marks hint at, the secret vote, and the doors that open."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import AnswerButton, Hotspot
from game.tabletop.effects import banner, lies, shown, stamped
from game.tabletop.feed import Update
from game.tabletop.moments import shows
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.rules.cards import TIERS
from game.titles.slayer_slayer.screen.context import Context
from game.titles.slayer_slayer.screen.panel import EmptyPanel
from game.titles.slayer_slayer.screen.purse import Purse
from game.titles.slayer_slayer.screen.tokens import MARKS, SIZES, curtain, march, pips, plate, token
from game.ui import palette
from game.ui.cards import stamp
from game.ui.fitting import fitted
from game.ui.motion import Motion, cubic_out, wait
from game.ui.widgets.inspector import Entry, Inspected

DOOR = 200 / 260
"""A door's width over its height."""
KNOB = (0.5, 40 / 260, 22 / 260)
"""Where the numeral's disc is on a door: centre, radius over the height."""
TIER_OF = {"small": TIERS[0], "fair": TIERS[1], "great": TIERS[2]}
FACTORS = {"gold": "gold_factor", "trophies": "trophy_factor", "cards": "card_factor"}
Hint = tuple[str, str]


class Route(EmptyPanel):
    """The doors of one table."""

    def __init__(self, table: Context, purse: Purse) -> None:
        super().__init__(table)
        self.purse = purse
        self.chosen = 0
        """The door that would be voted for."""

    def open(self) -> bool:
        return self.table.reading.phase == "route" and bool(self.table.reading.doors)

    def shown(self) -> None:
        if self.table.asked != "route_vote":
            self.chosen = 0

    @property
    def vote(self) -> int:
        """The own vote as it stands; 0 none."""
        ask = self.table.services.update.ask
        if ask is None or ask.kind != "route_vote" or not isinstance(ask.answer, int):
            return 0
        return ask.answer

    @property
    def blank(self) -> bool:
        """The own vote is in, and it is for no door."""
        ask = self.table.services.update.ask
        return ask is not None and ask.kind == "route_vote" and ask.answer == ""

    # answering

    def acts(self) -> Sequence[AnswerButton]:
        table, words = self.table, self.table.words
        if table.asked != "route_vote":
            return ()
        small = words("act-vote-change") if self.vote or self.blank else ""
        text = words("act-vote-door", n=self.chosen) if self.chosen else words("verb-vote")
        return [
            AnswerButton("vote", text, lambda: self.send(), small=small, enabled=bool(self.chosen) and self.chosen != self.vote,
                why=words("why-choose-door")),
            AnswerButton("blank", words("side-blank"), lambda: table.send(""), enabled=not self.blank, why=words("why-waiting")),
        ]  # fmt: skip

    def send(self) -> None:
        if self.chosen:
            self.table.services.play_sound("vote_drop")
            self.table.services.send(self.chosen)

    def click(self, handle: Hashable) -> bool:
        if not isinstance(handle, tuple) or handle[0] != "door" or self.table.asked != "route_vote":
            return False
        if self.chosen == handle[1] != self.vote:
            self.send()
        else:
            self.chosen = handle[1]
            self.table.services.play_sound("card_slide")
            self.table.again()
        return True

    def back(self) -> bool:
        had, self.chosen = self.chosen, 0
        return bool(had)

    # where it lies

    def parts(self, area: Rect) -> list[tuple[Rect, Rect]]:
        """Each door and the slip under it."""
        look = self.table.look
        slip = max(look.px(118), round(area.h * 0.27))
        high = area.h - slip - look.px(14)
        wide = min(round(high * DOOR), round(area.w * 0.28))
        high = round(wide / DOOR)
        out = []
        for i in range(3):
            centre = area.x + round(area.w * (i + 0.5) / 3)
            door = Rect(centre - wide // 2, area.y + look.px(2), wide, high)
            broad = round(area.w / 3) - look.px(18)
            out.append((door, Rect(centre - broad // 2, door.bottom + look.px(10), broad, slip)))
        return out

    def spots(self) -> Sequence[Hotspot]:
        can = self.table.asked == "route_vote"
        why = "" if can else self.table.why_not()
        return [
            Hotspot(("door", i + 1), door.union(slip), can, why) for i, (door, slip) in enumerate(self.parts(self.area))
        ]

    # words

    def worth(self, kind: str) -> bool:
        """The own objective, which lies open, doubles this kind."""
        factor = FACTORS.get(kind)
        return factor is not None and self.purse.factors.get(factor, 1) > 1

    def name_of(self, room: str, what: str) -> str:
        table = self.table
        if room == "foe":
            return table.foe_name(what)
        return table.event_name(what) if room == "event" else table.words("phase-store")

    def foreseen(self) -> tuple[tuple[str, str], ...]:
        """What lies behind the doors shown, for who foresees it."""
        return self.table.reading.mind.doors if self.open() else ()

    def inspect(self, handle: Hashable) -> Inspected | None:
        if not isinstance(handle, tuple) or handle[0] != "door":
            return None
        table, words = self.table, self.table.words
        if not 0 < handle[1] <= len(table.reading.doors):
            return None
        kind, size = table.reading.doors[handle[1] - 1]
        entries = [Entry(words("door-hint", kind=words(f"mark-{kind}"), size=words(f"size-{size}")), "", True)]
        if kind != "quiet":
            entries.append(Entry(words("door-if-foe", tier=words(f"tier-{TIER_OF[size]}"))))
        if kind in FACTORS:
            entries += self.purse.told(*([Entry(words(f"door-worth-{kind}"))] if self.worth(kind) else []))
        if not table.reading.public.first:
            entries.append(Entry(words("door-text-foes")))
        elif kind == "quiet":
            entries.append(Entry(words("door-text-quiet")))
        seen = self.foreseen()
        picture = "door_closed"
        if len(seen) >= handle[1]:
            room, what = seen[handle[1] - 1]
            entries.append(Entry(words("door-foresight", what=self.name_of(room, what)), "", True))
            picture = what or "store"
        return Inspected(name=words("door", n=handle[1]), picture=picture, kind_words=words(f"mark-{kind}"),
                         text=words("door-text"), entries=tuple(entries), rule="GSS-4.7")  # fmt: skip

    # drawing

    def draw_background(self, surface: Surface) -> None:
        hints = self.table.reading.doors
        for i, ((door, slip), hint) in enumerate(zip(self.parts(self.area), hints)):
            self.door(
                surface, door, i + 1, "door_ajar" if self.chosen == i + 1 else "door_closed", self.chosen == i + 1
            )
            self.slip(surface, slip, i, hint)

    def door(self, surface: Surface, rect: Rect, number: int, name: str, lit: bool = False) -> None:
        """A door with its number."""
        look = self.table.look
        if lit:
            glow, offset = look.glow(rect.size)
            surface.blit(glow, rect.move(offset))
        shadow, offset = look.pieces.shadow(rect.size, 5)
        surface.blit(shadow, rect.move(offset))
        surface.blit(plate(self.table, name, rect.size), rect)
        self._number(surface, rect, number)
        if self.vote == number:
            star = stamp(look, "tick", max(40, look.px(74)), "moss", 13)
            surface.blit(star, star.get_rect(bottomright=(rect.right - look.px(6), rect.bottom - look.px(6))))

    def _number(self, surface: Surface, rect: Rect, number: int) -> None:
        """A door's number in its knob."""
        if not number:
            return
        look = self.table.look
        centre = (rect.x + round(rect.w * KNOB[0]), rect.y + round(rect.h * KNOB[1]))
        digits = look.lettering.line(str(number), "display", max(13, round(rect.h * KNOB[2] * 1.3)), look.palette.k)
        box = digits.get_bounding_rect()
        surface.blit(digits, (centre[0] - box.centerx, centre[1] - box.centery))

    def stands(self, kind: str, size: str) -> str:
        """What the mark says of who may stand there."""
        words = self.table.words
        if not self.table.reading.public.first:
            return words("door-is-foe", tier=words(f"tier-{TIER_OF[size]}"))
        return words("door-no-foe") if kind == "quiet" else words("door-if-foe", tier=words(f"tier-{TIER_OF[size]}"))

    def slip(self, surface: Surface, rect: Rect, i: int, hint: Hint) -> None:
        """Kind and size of the loot; what this seat foresees; whose vote lies there."""
        table, look, words = self.table, self.table.look, self.table.words
        kind, size = hint
        face = look.paper(surface, "plain", rect, 4).inflate(-look.px(8), -look.px(4))
        px = min(face.h, round(face.w * 0.36))
        picture = token(table, MARKS[kind], px)
        surface.blit(picture, picture.get_rect(midleft=(face.x, face.centery)))
        x, wide = face.x + px + look.px(12), face.w - px - look.px(12)
        seen = self.foreseen()
        told = ""
        colour = look.palette.k
        if i < len(seen):
            told, colour = self.name_of(*seen[i]), palette.RED_TEXT
        elif self.vote == i + 1:
            told, colour = words("door-my-vote"), palette.GREEN_TEXT
        else:
            told, colour = self.stands(kind, size), palette.DIM_TEXT
        step = face.h // 3
        name = look.lettering.line(words(f"mark-{kind}"), "display", min(look.caps(26), round(step * 0.86)), look.palette.k,
                                   width=wide, floor=12)  # fmt: skip
        surface.blit(name, name.get_rect(midleft=(x, face.y + step // 2)))
        dots = pips(table, SIZES[size], 3, max(10, min(look.px(19), step // 2)))
        middle = face.y + step + step // 2
        surface.blit(dots, dots.get_rect(midleft=(x, middle)))
        label = look.label(words(f"size-{size}"), 21, look.palette.k, 1.2, width=wide - dots.get_width() - look.px(8))
        surface.blit(label, label.get_rect(midleft=(x + dots.get_width() + look.px(8), middle)))
        line = fitted(look, told.upper(), "label", look.caps(20), (wide, step + look.px(8)), colour, floor=12,
                      tracking=0.8, leading=1.0)  # fmt: skip
        surface.blit(line, line.get_rect(midleft=(x, face.y + 2 * step + step // 2)))
        if i < len(seen):
            door = self.parts(table.ground.area)[i][0]
            spy = token(table, seen[i][1] or "store", max(40, round(door.w * 0.44)))
            surface.blit(spy, spy.get_rect(center=(door.centerx, door.y + round(door.h * 0.56))))

    def paint_over(self, surface: Surface) -> None:
        if not self.is_asking or self.chosen:
            return
        for door, slip in self.parts(self.area):
            march(self.table, surface, door.union(slip))

    @property
    def is_asking(self) -> bool:
        open_ = self.open() and self.table.asked == "route_vote" and not self.table.live.voted
        return open_ and not self.vote and not self.blank

    # moments

    @shows(cues.Doors)
    def on_doors(self, cue: cues.Doors, after: Update) -> Motion:
        """Three doors, one after the other."""
        table, hints = self.table, [(kind, size) for kind, size in cue.hints]
        area = table.ground.area
        self.chosen = 0
        yield curtain(table, "route", lambda sheet: None)
        for i, (door, slip) in enumerate(self.parts(area)):
            picture = Surface((slip.w + 24, slip.bottom - door.y + 24), pygame.SRCALPHA)
            corner = (slip.x - 12, door.y - 12)
            self._whole(picture, door.move(-corner[0], -corner[1]), slip.move(-corner[0], -corner[1]), i, hints[i])
            table.services.play_sound("door_slam")
            yield self._drop(("door", i), picture, corner)
        if not cue.first:
            yield banner(table.services, area, table.words("doors-foes"), 0.8)

    def _whole(self, sheet: Surface, door: Rect, slip: Rect, i: int, hint: Hint) -> None:
        self.door(sheet, door, i + 1, "door_closed")
        self.slip(sheet, slip, i, hint)

    def _drop(self, key: Hashable, picture: Surface, corner: tuple[int, int]) -> Motion:
        """A picture falls into its place and stays there until the next update."""
        services, far = self.table.services, self.table.look.px(60)

        def draw(surface: Surface, t: float) -> None:
            surface.blit(picture, (corner[0], round(corner[1] - (1 - t) * far * (not services.reduced))))

        yield shown(services, key, 0.2, draw, cubic_out)
        lies(self.table.services, ("lies", key), picture, corner)

    @shows(cues.RouteChosen)
    def on_route_chosen(self, cue: cues.RouteChosen, after: Update) -> Motion:
        """The door with the most votes; nobody learns who wanted it."""
        table, words = self.table, self.table.words
        if not self.open():
            return
        area = table.ground.area
        table.live.voted = True
        door = self.parts(area)[cue.door - 1][0]
        table.services.play_sound("drumroll" if cue.tie else "vote_drop")
        if cue.tie or not cue.votes_cast:
            key = "tie" if cue.votes_cast else "nobody"
            yield banner(table.services, area, words("banner-tie") if cue.tie else words("door", n=cue.door), 0.8,
                         words(f"log-route-chosen.{key}", door=cue.door))  # fmt: skip
        yield stamped(table.services, door.center, "tick", "moss", 130, 0.45)

    @shows(cues.DoorOpened)
    def on_door_opened(self, cue: cues.DoorOpened, after: Update) -> Motion:
        """It creaks open: a crack of light, then what stands behind it."""
        table = self.table
        area, services = table.ground.area, table.services
        number = cue.door
        if number and self.open():
            door = self.parts(area)[number - 1][0]
        else:
            door = self.parts(area)[1][0]
            yield curtain(table, "gate", lambda sheet: None)
        services.play_sound("door_creak_open")
        name = cue.id or "store"
        for step in ("door_ajar", "door_open"):
            lies(table.services, ("opens", step), self._standing(step, number, door.size), door)
            yield wait(0.3)
        inside = self._standing("door_open", number, door.size)
        who = token(table, name, round(door.w * 0.62))
        inside.blit(who, who.get_rect(center=(door.w // 2, round(door.h * 0.52))))
        lies(table.services, ("opened",), inside, door)
        told = self.name_of(cue.room, cue.id)
        look, inks = table.look, table.look.palette
        caption = look.lettering.line(told, "display", look.caps(24), inks.k, width=round(door.w * 1.5), floor=13)
        slip = Surface((caption.get_width() + look.px(56), caption.get_height() + look.px(34)), pygame.SRCALPHA)
        slip.blit(look.panel("plain", slip.get_size()), (0, 0))
        slip.blit(caption, caption.get_rect(center=slip.get_rect().center))
        at = slip.get_rect(center=(door.centerx, door.y + round(door.h * 0.88)))
        lies(table.services, ("opened", "name"), slip, at.clamp(area))
        services.disclose()
        yield wait(0.9)

    def _standing(self, name: str, number: int, size: tuple[int, int]) -> Surface:
        """A door with its number, as a picture; the gate of the last floor has none."""
        found = plate(self.table, name, size).copy()
        self._number(found, Rect((0, 0), size), number)
        return found
