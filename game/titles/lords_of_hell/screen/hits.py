"""Hits dealt out: principals spread them over seats, and every seat places its own on troops, unseen until all are in (LOH-10.72
to 10.77). A hit is a die in a red burst; press a die, then who takes it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from pygame import Rect, Surface

from game.tabletop.contract import AnswerButton, Hotspot
from game.titles.lords_of_hell.rules import menus, plays
from game.titles.lords_of_hell.rules.hit_allocation import why_not
from game.titles.lords_of_hell.screen.battle import HIT_KINDS, Battle
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.exchanges import Exchanges
from game.titles.lords_of_hell.screen.panel import ClickAction, EmptyPanel
from game.titles.lords_of_hell.screen.signs import hit_die
from game.ui import palette, shapes

TROOPS = {"bd": "devil", "bs": "souls"}


class Hits(EmptyPanel):
    """Hits of the present part, and where they go."""

    def __init__(self, table: Context, battle: Battle, exchanges: Exchanges) -> None:
        super().__init__(table)
        self.battle = battle
        self.exchanges = exchanges
        self.held = -1
        """The hit that is given next; -1: the first one left."""

    def open(self) -> bool:
        return self.table.kind in HIT_KINDS

    def shown(self) -> None:
        if self.held not in self.left:
            self.held = -1

    # what may be done

    @property
    def open_hits(self) -> list[plays.Give] | list[plays.Hit]:
        """Every hit that is left, given to whoever may take it."""
        ask = self.table.services.update.ask if self.table.asked in HIT_KINDS else None
        return menus.open_plays(ask, plays.Give) or menus.open_plays(ask, plays.Hit)

    @property
    def left(self) -> list[int]:
        """Hits that are still to be placed."""
        return list(dict.fromkeys(play.hit for play in self.open_hits))

    @property
    def takers(self) -> list[Any]:
        """Seats, or troops, that may take the next hit."""
        return list(dict.fromkeys(play.seat if isinstance(play, plays.Give) else play.troop for play in self.open_hits))

    @property
    def now(self) -> int:
        return self.held if self.held in self.left else self.left[0] if self.left else -1

    @property
    def placed(self) -> list[list[Any]]:
        found: list[list[Any]] = self.table.reading.view.get("mine", {}).get("placed", [])
        return found

    def die(self, hit: int) -> int:
        front = self.battle.front
        rows = front.hits if front is not None else []
        return next((row.die for row in rows if row.number == hit), 1)

    def troop(self, handle: Hashable) -> Any:
        """A thing of the battle as the rules name it; None if it is none."""
        if not isinstance(handle, tuple):
            return None
        if self.table.kind == "spread":
            return handle[1] if handle[0] in ("army", "bd") else None
        if handle[0] in TROOPS:
            return TROOPS[handle[0]] if handle[1] == self.table.services.seat else None
        if handle[0] == "c":
            front = self.battle.front
            s = self.table.reading.s
            if front is not None and handle[1] == s.fortress[front.realm]:
                return "fortress" if front.realm == self.table.services.seat else None
            return handle[1]
        return None

    def takes(self, handle: Hashable) -> Any:
        """What takes the hit if that is pressed: of a stack any card that may."""
        troop = self.troop(handle)
        if troop in self.takers and troop is not None:
            return troop
        if isinstance(troop, int) and self.table.kind == "place":
            reading = self.table.reading
            same = [
                t
                for t in self.takers
                if isinstance(t, int)
                and reading.s.faces[t] == reading.s.faces[troop]
                and reading.owner.get(t) == reading.owner.get(troop)
            ]
            return same[0] if same else None
        return None

    def mark(self, handle: Hashable) -> ClickAction | None:
        if not isinstance(handle, tuple) or not self.table.asked or handle[0] not in ("c", "bd", "bs", "army"):
            return None
        if not self.open_hits:
            return ClickAction(False, self.table.words("hits-all-placed"))
        if self.takes(handle) is not None:
            return ClickAction(True, "", True)
        troop = self.troop(handle)
        if troop is None:
            return ClickAction(False)
        code, front = "", self.battle.front
        if self.table.kind == "place" and front is not None:
            code = why_not(self.table.reading.s, front, self.table.services.seat, plays.Hit(self.now, troop))
        return ClickAction(False, self.table.refusal(code) if code else self.table.refusal("spread_hits"))

    def click(self, handle: Hashable) -> bool:
        if not isinstance(handle, tuple) or not self.table.asked:
            return False
        if handle[:2] == ("pick", "die"):
            self.held = int(handle[2])
            self.table.services.play_sound("card_slide")
            self.table.again()
            return True
        troop = self.takes(handle)
        if troop is None or not self.open_hits:
            return False
        self.table.send((plays.Give if self.table.kind == "spread" else plays.Hit)(self.now, troop), "hits_placed")
        return True

    # words and buttons

    def ask(self) -> tuple[str, str] | None:
        table, words = self.table, self.table.words
        kind = table.kind
        if not table.asked or self.done:
            ask = table.services.update.ask
            seats = ask.waiting_for if ask is not None else ()
            if len(seats) != 1:
                return "", ""
            return words(f"ask-{kind}.waiting", name=table.devil(seats[0]), people=1), ""
        if kind == "place" and self.now >= 0:
            return words("hits-now", die=self.die(self.now), n=len(self.left)), words.stakes("ask-place")
        if not self.left:  # all are given out: only Done is left, and a last look
            return words(f"hits-all-{kind}"), words("hits-all-aid") if table.can(plays.Undo()) else ""
        return words(f"ask-{kind}", n=len(self.left)), words.stakes(f"ask-{kind}")

    @property
    def done(self) -> bool:
        return bool(self.table.reading.view.get("mine", {}).get("placing_done"))

    def acts(self) -> Sequence[AnswerButton]:
        table, words = self.table, self.table.words
        if not table.asked:
            return ()
        small = words("hits-rest") if self.left else ""
        out = [
            AnswerButton(
                "done",
                words("verb-done"),
                lambda: table.send(plays.Done()),
                small,
                "primary",
                not self.done,
                words("why-answered"),
            )
        ]
        if table.can(plays.Undo()):
            out.append(AnswerButton("undo", words("verb-undo"), lambda: table.send(plays.Undo()), kind="gold"))
        if "shield" in self.takers:
            out.append(
                AnswerButton(
                    "shield",
                    words("troop-shield"),
                    lambda: table.send(plays.Hit(self.now, "shield"), "hits_placed"),
                    kind="gold",
                )
            )
        return out

    # drawing: a strip of dice over the foot of the exchanges

    def strip(self) -> Rect:
        look = self.table.look
        low = self.exchanges.parts()[1]
        high = max(46, look.px(78))
        return Rect(low.x, low.bottom - high, low.w, high)

    def dice(self) -> list[tuple[int, Rect]]:
        """Hits that this seat still has to place."""
        strip = self.strip()
        px = strip.h - 10
        left = strip.right - 8 - len(self.left) * (px + 4)
        return [(hit, Rect(left + n * (px + 4), strip.y + 5, px, px)) for n, hit in enumerate(self.left)]

    def spots(self) -> Sequence[Hotspot]:
        if not self.table.asked or not self.battle.open():
            return ()
        return [Hotspot(("pick", "die", hit), rect, True, order=25) for hit, rect in self.dice()]

    def draw_background(self, surface: Surface) -> None:
        """Hits to place by seat: placed or choosing."""
        if not self.battle.open():
            return
        table, look, inks, words = self.table, self.table.look, self.table.look.palette, self.table.words
        strip, front = self.strip(), self.battle.front
        assert front is not None
        look.paper(surface, "note", strip, 5)
        head = look.label(words("hits-heading"), 20, inks.k)
        ask = table.services.update.ask
        told = []
        for seat in ask.seats if ask is not None else ():
            waits = ask is not None and seat in ask.waiting_for
            told.append(words("hits-choosing" if waits else "hits-placed", name=table.devil(seat)))
        x, room, face = strip.x + look.px(24), strip.w * 3 // 5, look.content("note", strip)
        beside = head.get_height() + look.lettering.height("text_medium", look.text(16)) > face.h
        if beside:  # large letters: one row
            room -= head.get_width() + look.px(20)
        line = look.lettering.line("  ·  ".join(told), "text_medium", look.text(16), inks.k, width=room)
        if beside:
            surface.blit(head, head.get_rect(midleft=(x, strip.centery)))
            surface.blit(line, line.get_rect(midleft=(x + head.get_width() + look.px(20), strip.centery)))
        else:
            y = strip.centery - (head.get_height() + line.get_height()) // 2
            surface.blit(head, (x, y))
            surface.blit(line, (x, y + head.get_height()))
        for hit, rect in self.dice():
            self._burst(surface, rect, self.die(hit), hit == self.now)

    def _burst(self, surface: Surface, rect: Rect, die: int, lit: bool = False) -> None:
        look = self.table.look
        if lit:
            surface.blit(shapes.star(rect.w + 12, palette.GLOW, palette.GLOW, 11, 0.8), rect.move(-6, -6))
        surface.blit(hit_die(look, rect.w, die), rect)

    def paint_over(self, surface: Surface) -> None:
        """Hits that are placed already lie on their troops."""
        if not self.battle.open():
            return
        places: dict[Any, int] = {}
        for hit, troop in self.placed:
            rect = self._where(troop)
            if rect is None:
                continue
            n = places[troop] = places.get(troop, 0) + 1
            px = round(rect.w * 0.62)
            box = Rect(0, 0, px, px)
            box.center = (rect.right - px // 3 - (n - 1) * px // 2, rect.y + px // 3)
            self._burst(surface, box, self.die(hit))

    def _where(self, troop: Any) -> Rect | None:
        table, seat = self.table, self.table.services.seat
        stage = table.services.stage
        if table.kind == "spread":
            for side in ("attack", "defence"):
                for section in self.battle.sections(side):
                    if section.seat == troop:
                        return Rect(
                            section.title.right - section.title.h, section.title.y, section.title.h, section.title.h
                        )
            return None
        front = self.battle.front
        handle: Hashable = ("c", troop)
        if troop in ("devil", "shield"):
            handle = ("bd", seat)
        elif troop == "souls":
            handle = ("bs", seat)
        elif troop == "fortress" and front is not None:
            handle = ("c", table.reading.s.fortress[front.realm])
        place = stage.place_of(handle)
        return place.rect if place is not None else None
