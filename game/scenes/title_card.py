"""A game's card: its table, what it is in three lines, how many play and how long, its options, and the ways to play it."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game import history
from game.lessons.script import Progress, path_of
from game.scenes import own_words
from game.scenes.last_choices import kept_options, last, last_level, last_options, remember, setter
from game.scenes.lobby_rows import NarrowRow, explained, explanation
from game.scenes.option_rows import OptionRow, Stepper
from game.stack.scene import Scene
from game.titles import Title
from game.titles.options import Option
from game.ui.posters import poster_size, table_picture, worded_poster
from game.ui.widgets.base import Act
from game.ui.widgets.buttons import Button, Kind, TextLink
from game.ui.widgets.controls import Chips
from game.words import Words, title_words

TOLD = 21
"""Design pixels of what the game is."""
BESIDE = ((0.5, TOLD), (0.45, TOLD), (0.4, TOLD), (0.45, 19), (0.4, 19), (0.35, 19), (0.3, 19))
"""The part of the width that the picture of the table may have, and how large the words beside it are: the first that fits."""
LEAST_PHOTO = 0.26


class TitleCard(Scene):
    """Enter plays alone against bots, with the options as they were last time; whoever never played has the lesson there."""

    def __init__(self, title: Title) -> None:
        super().__init__()
        self.card = title
        self.title = title.id

    def enter(self) -> None:
        self.seats = self.card.seats_for(last(self.context, self.card).get("seats"))
        self.level = last_level(self.context, self.card)
        self.options = last_options(self.context, self.card, alone=True)
        progress = Progress.of(self.context.settings.options, self.card.id)
        self.is_new = not progress.done and all(line.title != self.card.id for line in history.matches())
        """The player has neither learnt nor played it: the first lesson is the likeliest way in."""
        self.more = False
        """Rare options are shown too, in the place of the picture of the table."""

    def build(self) -> None:
        look = self.look
        w, h = look.frame.size
        self._sheet = Rect(round(w * 0.035), round(h * 0.05), round(w * 0.93), round(h * 0.9))
        inner = look.content("panel", self._sheet)
        pw, ph = poster_size(self.card.id)
        tall = inner.h - look.px(16)
        wide = min(round(tall * pw / ph), round(inner.w * 0.36))
        self._poster = Rect(inner.x + look.px(6), inner.y + look.px(8), wide, round(wide * ph / pw))
        left = self._poster.right + look.px(44)
        self._text = Rect(left, inner.y + look.px(10), inner.right - left - look.px(10), 0)
        shown = [option for option in self.card.options if self.more or not option.rare]
        floor = inner.bottom - max(54, look.px(86)) - look.px(34)
        y = self._words(floor, len(shown)) + look.px(18)
        self._controls(left, y, self._text.w, floor, shown)
        self._buttons(left, inner.bottom, self._text.w)

    @property
    def _said(self) -> Words:
        return title_words(self.card.id, self.context.text)

    def _about(self) -> str:
        return self._said("title-about")

    def _heading(self) -> Surface:
        return self.look.lettering.line(self.card.name.upper(), "display", self.look.caps(58), self.look.palette.k,
                                        width=self._text.w - self.look.px(170))  # fmt: skip

    def _under_heading(self) -> tuple[int, int]:
        """Where the line under the name begins, and where the rule under that line lies, from the top of the words."""
        look = self.look
        line = round(self._heading().get_height() * 0.9) - look.px(8)  # its letters end above the foot of their box
        return line, line + look.label("X", 24).get_height() + look.px(8)

    def _told(self, wide: int, size: int = TOLD) -> Surface:
        """What the game is, so wide."""
        look = self.look
        return look.lettering.paragraph(self._about(), "text", look.text(size), wide, look.palette.k).surface

    def _words(self, floor: int, options: int) -> int:
        """Lay what the game is beside a picture of its table, or across where that leaves its options no room; its foot."""
        look, wide = self.look, self._text.w
        x, y = self._text.x, self._text.y + self._under_heading()[1] + look.px(20)
        row = max(44, look.px(64), OptionRow.least(look))
        room = floor - y - look.px(28) - (2 + options) * (row + look.px(6))
        self._photo: tuple[Surface, Rect] | None = None
        self._told_size = TOLD
        self.told_at = Rect(x, y - look.px(6), wide, self._told(wide).get_height())
        if self.more:
            return self.told_at.bottom
        for share, size in BESIDE:  # a smaller picture or letters before none
            photo = table_picture(look, self.card.id, (round(wide * share), room))
            if photo is None or photo.get_width() < wide * LEAST_PHOTO:
                break
            at = photo.get_rect(topleft=(x + look.px(4), y))
            beside = Rect(at.right + look.px(28), y - look.px(6), x + wide - at.right - look.px(28), 0)
            beside.h = self._told(beside.w, size).get_height()
            if beside.h <= room:
                self._photo, self.told_at, self._told_size = (photo, at), beside, size
                return max(at.bottom, beside.bottom) + look.px(10)
        return self.told_at.bottom

    def _lesson_small(self) -> str:
        progress = Progress.of(self.context.settings.options, self.card.id)
        return "card-lesson-resume" if progress.at else "card-lesson-done" if progress.done else "card-lesson-small"

    def _controls(self, x: int, y: int, wide: int, floor: int, shown: list[Option]) -> None:
        look = self.look
        options = len(shown) + any(option.rare for option in self.card.options)
        room = floor - y
        paired = room // (2 + options) < look.lettering.height("text_bold", look.text(19)) * 0.8
        row = min(max(42, look.px(78)), room // (2 + (-(-options // 2) if paired else options)))
        lo, hi = self.card.seats
        half = wide // 2 - look.px(20)
        self.group.add(
            Stepper(look, Rect(x, y, half, row), self.tr("card-seats"), self.seats, lo, hi, self._set_seats,
                    id="seats", tip=self.tr("card-seats-tip"))
        )  # fmt: skip
        label = look.label(self.tr("card-bots"), 22)
        self._bots_label = (label, label.get_rect(midleft=(x + half + look.px(40), y + row // 2)))
        chips_x = self._bots_label[1].right + look.px(14)
        self.group.add(
            Chips(look, Rect(chips_x, y, x + wide - chips_x, row),
                  [(level, self.tr(f"level-{level}")) for level in self.card.levels], self.level, self._set_level, id="level",
                  tip=self.tr("card-bots-tip"))
        )  # fmt: skip
        y += row + look.px(10)
        for i, option in enumerate(shown):
            right = paired and i % 2 == 1
            box = Rect(x + half + look.px(40) if right else x, y, half if paired else wide, row)
            put = setter(self.options, option.id, self._keep_and_show if option.fixes else self._keep)
            row_of = NarrowRow if paired else OptionRow
            made = self.group.add(row_of(look, box, option, self.options[option.id], self._said, put))
            made.fix(self.card.options, self.options)
            if isinstance(made, NarrowRow):
                made.told_aside()
            if not paired or right:
                y += row + look.px(6)
        right = paired and len(shown) % 2 == 1
        self._more(Rect(x + half + look.px(40) if right else x, y, half if paired else wide, row))

    def _more(self, row: Rect) -> None:
        """The way to the rare options, and back; it says how many of them are not as the rules have them."""
        look, rare = self.look, [option for option in self.card.options if option.rare]
        if not rare:
            return
        changed = sum(self.options[option.id] != option.default_for(alone=True) for option in rare)
        words = self.tr("card-fewer") if self.more else self.tr("card-more", n=len(rare))
        if changed and not self.more:
            words = f"{words} · {self.tr('card-more-changed', n=changed)}"
        at = Rect(row.x, row.y, min(row.w, look.label(words, 20, tracking=1.2).get_width() + look.px(8)), row.h)
        self.group.add(TextLink(look, at, words, self._turn, id="more", dark=False, size=20))

    def _turn(self) -> None:
        self.more = not self.more
        self.rebuild()

    def _buttons(self, x: int, bottom: int, wide: int) -> None:
        """The ways to play. The likeliest is first, larger, and what Enter presses."""
        look, tall, gap = self.look, max(54, self.look.px(86)), self.look.px(14)
        ways: list[tuple[str, str, str, Act, Kind]] = [
            ("play", "card-play", "card-play-small", self.play, "plain"),
            ("friends", "friends-card", "friends-card-small", self.friends, "plain"),
            ("host", "card-host", "card-host-small", self.host, "moss"),
            ("rules", "card-rules", "card-rules-small", self.rules, "gold"),
        ]
        if path_of(self.card.id).exists():
            at = 0 if self.is_new else 1
            ways.insert(at, ("lesson", "card-lesson", self._lesson_small(), self.learn, "plain"))
        share = (wide - (len(ways) - 1) * gap) / (len(ways) + 0.45)
        y = bottom - tall - look.px(8)
        for n, (id, name, small, act, kind) in enumerate(ways):
            box = Rect(x, y, round(share * (1 if n else 1.45)), tall)
            key = self.key_name("rules") if id == "rules" else "" if n else self.key_name("confirm")
            button = Button(look, box, self.tr(name), act, kind=kind if n else "danger", id=id, small=self.tr(small),
                            key=key, order=0 if n else -1)  # fmt: skip
            self.group.add(button)
            if not n:
                self.group.main = button
            x = box.right + gap
        back = self.with_key(self.tr("card-back"), "back")
        words = look.label(back, 22)
        rect = Rect(self._sheet.right - words.get_width() - look.px(70), self._sheet.y + look.px(22), words.get_width()
                    + look.px(30), max(40, look.px(44)))  # fmt: skip
        self.group.add(TextLink(look, rect, back, self.back, id="back", dark=False, size=22, order=9))

    def paint(self, surface: Surface) -> None:
        look = self.look
        look.paper(surface, "panel", self._sheet, 10)
        shadow, (dx, dy) = look.pieces.shadow(self._poster.size, 6)
        surface.blit(shadow, self._poster.move(dx, dy))
        lo, hi = self.card.seats
        facts = self.tr("menu-facts", players=str(lo) if lo == hi else f"{lo}–{hi}",
                        minutes="{}–{}".format(*self.card.minutes))  # fmt: skip
        tagline = self._said("title-tagline")
        surface.blit(worded_poster(look, self.card.id, self._poster.size, tagline, facts), self._poster)
        x, y = self._text.topleft
        surface.blit(self._heading(), (x, y - look.px(8)))
        line, under = self._under_heading()
        own = own_words.slip(self.tr, self.card)
        facts = " · ".join(filter(None, (tagline, facts, own)))
        surface.blit(look.label(facts, 24, look.palette.b, width=self._text.w), (x, y + line))
        rule = y + under
        pygame.draw.line(surface, look.palette.k, (x, rule), (x + self._text.w, rule), look.px(3))
        if self._photo is not None:
            photo, at = self._photo
            surface.blit(photo, at)
            pygame.draw.rect(surface, look.palette.k, at, max(2, look.px(3)))
        row = explained(self.group)
        if row is not None:  # an option is pointed at: what it does stands where the game's own words stood
            surface.blit(explanation(look, row, self.told_at.size), self.told_at)
        else:
            surface.blit(self._told(self.told_at.w, self._told_size), self.told_at)
        surface.blit(*self._bots_label)

    # choices

    def _set_seats(self, seats: int) -> None:
        self.seats = seats
        self._keep()

    def _set_level(self, level: str) -> None:
        self.level = level
        self._keep()

    def _keep(self) -> None:
        options = kept_options(self.card, self.options, alone=True)
        remember(self.context, self.card, **options, seats=self.seats, level=self.level)

    def _keep_and_show(self) -> None:
        """An option was changed that others hang on."""
        self._keep()
        self.rebuild()

    # ways on

    def play(self) -> None:
        from game.scenes.connecting import play_alone

        play_alone(self.stack, self.card.id, self.seats, self.level, self.options)

    def learn(self) -> None:
        from game.scenes.lesson_table import learn

        learn(self.stack, self.card.id)

    def host(self) -> None:
        from game.scenes.host_set_up import HostSetUp

        self.stack.push(HostSetUp(self.card.id))

    def friends(self) -> None:
        from game.scenes.friends_set_up import FriendsSetUp

        self.stack.push(FriendsSetUp(self.card))

    def rules(self) -> None:
        from game.scenes.codex import Codex

        self.stack.push(Codex(self.card.id))

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if self.is_key(event, "rules"):
            self.rules()
            return True
        return False
