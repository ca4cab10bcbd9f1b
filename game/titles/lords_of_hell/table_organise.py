"""Between the dice: attack turns, parley, who joins whom with what, flight, truce, and what becomes of a fortress. In the
organisation every act stands as a row with what it means; troops are chosen by pressing them (`table_muster`)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame
from pygame import Rect, Surface

from game.engine.spaces import Branch, Menu, One
from game.scenes.table_contract import Act, Spot
from game.titles.lords_of_hell.fronts import side_of
from game.titles.lords_of_hell.table_muster import DEVIL, Muster
from game.titles.lords_of_hell.table_phase import stop_act
from game.titles.lords_of_hell.table_room import Bare, Mark
from game.ui import palette
from game.ui.fitting import fitted

if TYPE_CHECKING:
    from game.titles.lords_of_hell.table import HellTable

KINDS = ("organisation", "sworn_join")
ROWS = ("join", "call", "send_home", "withdraw", "side", "flee", "surrender", "truce", "rear")


class Row(NamedTuple):
    """One act of the organisation."""

    key: str
    words: str
    told: str
    """What it means."""
    do: Callable[[], object]
    open: bool = True
    why: str = ""
    on: bool = False


class Organise(Bare):
    """The lower half of the middle while armies come and go."""

    def __init__(self, table: HellTable) -> None:
        super().__init__(table)
        self.muster: Muster | None = None
        self.page = 0
        self._of: tuple[int, int] = (-1, -1)

    def open(self) -> bool:
        return self.table.kind in KINDS and (self.table.battle.open() or self.table.kind == "sworn_join")

    # what may be done

    @property
    def realm(self) -> int:
        return self.table.battle.focus

    def branches(self, *verbs: str) -> list[Branch]:
        """Lines of the ask about the front that is looked at."""
        ask = self.table.desk.update.ask
        space = ask.space if ask is not None and self.table.asked in KINDS else None
        found = space.branches if isinstance(space, Menu) else ()
        sworn = self.table.kind == "sworn_join"
        return [
            b
            for b in found
            if b.verb in verbs and (sworn or b.verb == "rear" or (b.nouns and b.nouns[0] == self.realm))
        ]

    def shown(self) -> None:
        ask = self.table.desk.update.ask
        of = (ask.id if ask is not None else -1, self.realm)
        if of != self._of or not self.open():
            self.muster, self.page = None, 0
        self._of = of
        if self.muster is not None and self.muster.branch not in self.branches(self.muster.verb):
            self.muster = None
        if self.open() and self.muster is None and self.table.asked:
            joins = self.branches("join")
            front = self.table.battle.front
            if joins and (
                self.table.kind == "sworn_join" or (front is not None and front.attacker == self.table.desk.seat)
            ):
                self.muster = Muster(self.table, joins)

    def start(self, branches: list[Branch]) -> None:
        self.muster = Muster(self.table, branches)
        self.table.desk.play_sound("card_slide")
        self.table.again()

    def rows(self) -> list[Row]:
        """Every act that is open about this front, with what it means."""
        table, words, out = self.table, self.table.words, list[Row]()
        front, seat = table.battle.front, table.desk.seat
        for side in ("attack", "defence"):
            found = [branch for branch in self.branches("join") if branch.nouns[1] == side]
            if found:
                name = words(f"battle.join.{side}")
                out.append(Row(f"join.{side}", name, words(f"battle.join.{side}.told"), self._starter(found)))
        for verb in ("call", "send_home"):
            found = self.branches(verb)
            if found:
                out.append(Row(verb, words(f"verb.{verb}"), words(f"battle.{verb}.told"), self._starter(found)))
        for branch in self.branches("side"):
            told = words("battle.side.told", side=words(f"side.{branch.nouns[1]}"))
            out.append(Row("side", words("verb.side"), told, self._sender(["side", *branch.nouns])))
        for verb in ("withdraw", "flee", "surrender"):
            for branch in self.branches(verb):
                off = (
                    verb == "withdraw"
                    and front is not None
                    and front.surrendered == front.round
                    and front.surrendered > 0
                )
                key = (
                    "verb.withdraw.call_off"
                    if off
                    else "verb.withdraw.battle"
                    if verb == "withdraw"
                    else f"verb.{verb}"
                )
                out.append(
                    Row(verb, words(key), words(f"battle.{verb}.told"), self._asker(verb, [verb, *branch.nouns]))
                )
        if self.branches("truce") and front is not None:
            on = front.truce[seat == front.realm]
            other = front.truce[seat != front.realm]
            told = words(
                "battle.truce.both" if on and other else "battle.truce.theirs" if other else "battle.truce.told"
            )
            out.append(
                Row(
                    "truce",
                    words("battle.truce.on" if on else "verb.truce"),
                    told,
                    self._sender(["truce", self.realm, not on]),
                    on=on,
                )
            )
        for branch in self.branches("rear"):
            for seat in branch.parts[0].options if isinstance(branch.parts[0], One) else ():
                told = words("battle.rear.told", name=table.devil(seat))
                out.append(Row(f"rear.{seat}", words("verb.rear"), told, self._sender(["rear", seat])))
        return out

    def _starter(self, branches: list[Branch]) -> Callable[[], None]:
        return lambda: self.start(branches)

    def _sender(self, choice: list[Any]) -> Callable[[], None]:
        return lambda: self.table.send(choice)

    def _asker(self, verb: str, choice: list[Any]) -> Callable[[], object]:
        """What is final asks once more."""
        table = self.table
        return lambda: table.desk.confirm(
            table.words(f"battle.{verb}.sure"), table.words(f"battle.{verb}.told"), lambda: table.send(choice)
        )

    # where

    def area(self) -> Rect:
        if self.table.battle.open():
            return self.table.middle.parts()[1]
        return Rect(self.table.ground.market)

    def places(self) -> list[tuple[Row, Rect]]:
        look, area = self.table.look, self.area()
        face = area.inflate(-2 * look.px(18), -2 * look.px(14))
        rows = self.rows()
        top = face.y + max(22, look.px(36))
        high = min(look.px(62), (face.bottom - top) // max(5, len(rows)))
        return [(row, Rect(face.x, top + n * high, face.w, high - 3)) for n, row in enumerate(rows)]

    def steps(self) -> list[tuple[str, int, Rect]]:
        """While troops are chosen: leaders, and numbers of Souls."""
        muster, look = self.muster, self.table.look
        if muster is None:
            return []
        area = self.area()
        face = area.inflate(-2 * look.px(18), -2 * look.px(14))
        high = max(30, look.px(46))
        out: list[tuple[str, int, Rect]] = []
        y = face.y + max(22, look.px(40)) + max(40, look.px(70))
        if len(muster.branches) > 1 and muster.verb == "join":
            wide = min(look.px(220), face.w // len(muster.branches))
            out += [("leader", n, Rect(face.x + n * wide, y, wide - 4, high)) for n in range(len(muster.branches))]
            y += high + look.px(8)
        if muster.most_souls:
            some = sorted(
                {muster.least_souls, 2, 4, 6, 8, 12, muster.most_souls, 0}
                & set(range(muster.least_souls, muster.most_souls + 1))
            )
            wide = max(40, look.px(70))
            label = round(face.w * 0.2)
            out += [("souls", n, Rect(face.x + label + i * wide, y, wide - 4, high)) for i, n in enumerate(some)]
        return out

    def spots(self) -> Sequence[Spot]:
        if self.muster is not None:
            return [Spot(("muster", kind, n), rect, True, order=30) for kind, n, rect in self.steps()]
        return [Spot(("pick", "row", row.key), rect, row.open, row.why, order=30) for row, rect in self.places()]

    def mark(self, handle: Hashable) -> Mark | None:
        if self.muster is not None and self.table.asked:
            found = self.muster.mark(handle)
            if found is not None:
                return found
            if isinstance(handle, tuple) and handle[0] in ("c", "souls", "bs"):
                return Mark(False, self.table.words("why.troops"))
        return None

    def click(self, handle: Hashable) -> bool:
        if not isinstance(handle, tuple):
            return False
        if handle[0] == "muster" and self.muster is not None:
            if handle[1] == "leader":
                self.muster.lead(int(handle[2]))
            else:
                self.muster.souls = int(handle[2])
        elif handle[:2] == ("pick", "row"):
            row = next((row for row in self.rows() if row.key == handle[2]), None)
            if row is not None:
                row.do()
            return row is not None
        elif self.muster is None or not self.muster.click(handle):
            return False
        self.table.desk.play_sound("card_slide")
        self.table.again()
        return True

    def back(self) -> bool:
        front = self.table.battle.front
        forced = self.table.kind == "sworn_join" or (front is not None and front.attacker == self.table.desk.seat)
        if self.muster is None or (forced and self.muster.verb == "join"):
            return False
        self.muster = None
        self.table.again()
        return True

    # words

    def ask(self) -> tuple[str, str] | None:
        table, words = self.table, self.table.words
        front, seat = table.battle.front, table.desk.seat
        if table.kind == "sworn_join" or front is None:
            realm = table.nouns.get("realm", self.branches("join")[0].nouns[0] if self.branches("join") else -1)
            key = "ask.sworn_join" if table.asked else "ask.sworn_join.waiting"
            return words(key, realm=table.devil(realm), name=table.devil(table.nouns.get("seat", realm))), ""
        both = table.middle.numbers()
        mine = side_of(front, seat) if seat >= 0 else ""
        attack = mine == "attack"
        args = {
            "realm": table.devil(front.realm),
            "seat": table.devil(front.attacker),
            "round": front.round,
            "power": both[0] if attack or not mine else both[1],
            "against": both[1] if attack or not mine else both[0],
        }
        if table.asked and table.reading.ready(seat):
            ask = table.desk.update.ask
            left = [n for n in (ask.seats if ask is not None else ()) if not table.reading.ready(n)]
            names = table.and_(table.devil(n) for n in left)
            return f"{words('ask.organisation.ready')} {words('ask.organisation.waiting', name=names)}", ""
        key = "ask.organisation"
        if self.muster is not None and self.muster.verb == "join" and seat == front.attacker:
            key = "ask.organisation.attacker"
        elif seat == front.realm:
            key = "ask.organisation.defender"
        elif mine and seat != front.attacker:
            key = "ask.organisation.helper"
            args["seat"] = table.devil(front.attacker if attack else front.realm)
        elif not mine:
            key = "ask.organisation.free"
        return words(key, **args), words("ask.organisation.stakes")

    def acts(self) -> Sequence[Act]:
        table, words = self.table, self.table.words
        if not table.asked:
            return ()
        if self.muster is not None:
            choice = self.muster.choice()
            able = table.can(choice)
            small = words("battle.power", n=self.muster.power)
            out = [
                Act(
                    "march",
                    words(f"battle.{self.muster.verb}.go"),
                    self._sender(choice),
                    small,
                    "primary",
                    able,
                    words("why.troops"),
                )
            ]
            if (
                self.muster.verb != "join"
                or self.table.battle.front is None
                or self.table.battle.front.attacker != table.desk.seat
            ):
                out.append(Act("cancel", words("verb.cancel"), lambda: self.back() and None))
            return [*out, *self.aside()]
        ready = table.reading.ready(table.desk.seat)
        able = table.can(["ready"])
        main = Act(
            "ready",
            words("verb.ready.done" if ready else "verb.ready"),
            lambda: table.send(["ready"]),
            "",
            "primary",
            able and not ready,
            words("why.ready") if ready else words("why.not_asked"),
        )
        return [main, *stop_act(table), *self.aside()]

    def aside(self) -> list[Act]:
        """The way to the market and back."""
        away = self.table.battle.away
        words = self.table.words
        return [
            Act(
                "aside",
                words("battle.back" if away else "battle.market"),
                self.table.battle.turn,
                words.maybe("battle.market.small") if not away else "",
                "gold",
            )
        ]

    # drawing

    def paint_ground(self, surface: Surface) -> None:
        table, look, inks, words = self.table, self.table.look, self.table.look.palette, self.table.words
        area = self.area()
        look.paper(surface, "panel", area, 6)
        face = area.inflate(-2 * look.px(18), -2 * look.px(14))
        front = table.battle.front
        head = Rect(face.x, face.y, face.w, max(20, look.px(32)))
        pygame.draw.rect(surface, inks.k, head, border_radius=3)
        key = f"battle.choose.{self.muster.verb}" if self.muster is not None else "battle.organise"
        n = front.round if front is not None else 1
        text = look.label(words(key, n=n), 21, inks.paper, 1.0, round(head.w * 0.6))
        surface.blit(text, text.get_rect(midleft=(head.x + 8, head.centery)))
        count = look.lettering.line(
            self._ready_line().upper(),
            "label",
            max(12, look.caps(17)),
            palette.GLOW,
            width=round(head.w * 0.38),
            floor=10,
        )
        surface.blit(count, count.get_rect(midright=(head.right - 8, head.centery)))
        if self.muster is not None:
            self._muster(surface, face, head)
            return
        for row, rect in self.places():
            self._row(surface, row, rect)
        if not self.rows():
            note = fitted(
                look,
                words("battle.only_watch"),
                "map",
                look.text(22),
                (face.w, face.h - head.h),
                palette.DIM_TEXT,
                lines=3,
                align="centre",
            )
            surface.blit(note, note.get_rect(center=(face.centerx, head.bottom + (face.bottom - head.bottom) // 2)))

    def _ready_line(self) -> str:
        reading = self.table.reading
        names = [self.table.devil(seat) for seat in range(len(reading.seats)) if reading.ready(seat)]
        return self.table.words("battle.ready", name=self.table.and_(names)) if names else ""

    def _row(self, surface: Surface, row: Row, rect: Rect) -> None:
        look, inks = self.table.look, self.table.look.palette
        chip = Rect(rect.x, rect.y, round(rect.w * 0.3), rect.h)
        pygame.draw.rect(surface, inks.a if row.on else inks.c, chip, border_radius=6)
        pygame.draw.rect(surface, inks.k, chip, max(1, look.px(2.4)), border_radius=6)
        words = look.lettering.line(
            row.words.upper(),
            "label",
            min(look.caps(22), chip.h - 4),
            inks.paper if row.on else inks.k,
            tracking=0.6,
            width=chip.w - 10,
            floor=11,
        )
        surface.blit(words, words.get_rect(center=chip.center))
        room = (rect.right - chip.right - look.px(14), rect.h + 2)
        told = fitted(look, row.told, "text_medium", look.text(17), room, inks.k, lines=2, floor=12, leading=1.0)
        surface.blit(told, told.get_rect(midleft=(chip.right + look.px(12), rect.centery)))

    def _muster(self, surface: Surface, face: Rect, head: Rect) -> None:
        """What is chosen, its power, leaders and Souls."""
        table, look, inks, words, muster = (
            self.table,
            self.table.look,
            self.table.look.palette,
            self.table.words,
            self.muster,
        )
        assert muster is not None
        names = table.times(table.named(card) for card in muster.cards)
        if muster.verb == "join":
            lead = table.devil(table.desk.seat) if muster.leader == DEVIL else table.named(muster.leader)
            names = f"{lead}: {names}" if names else lead
        if muster.souls:
            names = (
                f"{names} + {words('amount.souls', n=muster.souls)}" if names else words("amount.souls", n=muster.souls)
            )
        big = look.lettering.line(str(muster.power), "display", max(28, look.px(54)), palette.RED_TEXT)
        y = head.bottom + look.px(8)
        surface.blit(big, (face.x, y))
        room = (face.w - big.get_width() - look.px(16), max(40, look.px(62)))
        text = fitted(
            look,
            names or words("choose.none"),
            "text_bold",
            look.text(20),
            room,
            inks.k,
            lines=3,
            floor=13,
            leading=1.08,
        )
        surface.blit(text, text.get_rect(midleft=(face.x + big.get_width() + look.px(14), y + big.get_height() // 2)))
        for kind, n, rect in self.steps():
            on = (kind == "leader" and n == muster.n) or (kind == "souls" and n == muster.souls)
            pygame.draw.rect(surface, inks.a if on else inks.paper, rect, border_radius=6)
            pygame.draw.rect(surface, inks.k, rect, max(1, look.px(2.4)), border_radius=6)
            if kind == "leader":
                leader = int(muster.branches[n].nouns[2])
                label = table.devil(table.desk.seat) if leader == DEVIL else table.named(leader)
            else:
                label = str(n)
            words_ = look.lettering.line(
                label.upper(),
                "label",
                min(look.caps(22), rect.h - 6),
                inks.paper if on else inks.k,
                width=rect.w - 8,
                floor=11,
            )
            surface.blit(words_, words_.get_rect(center=rect.center))
        souls = [rect for kind, _, rect in self.steps() if kind == "souls"]
        if souls:
            tag = look.label(words("fact.souls"), 21, inks.k)
            surface.blit(tag, tag.get_rect(midleft=(face.x, souls[0].centery)))
        hint = look.lettering.line(words("battle.muster_hint"), "map", look.text(19), palette.DIM_TEXT, width=face.w)
        surface.blit(hint, hint.get_rect(midbottom=(face.centerx, face.bottom)))

    @property
    def marches(self) -> bool:
        return self.muster is not None
