"""What is chosen from on the stage: a fan of cards, also to look at, and the two answers of the last vote."""

from __future__ import annotations

from pygame import Rect, Surface

from game.titles.battlegoats.screen.cards import Cards
from game.titles.battlegoats.screen.context import Context
from game.titles.battlegoats.screen.layout import fan_rects, vote_rects
from game.titles.battlegoats.screen.selection import Selection
from game.ui import palette, shapes


class Fan:
    """The fan of one table."""

    def __init__(self, table: Context, selection: Selection, cards: Cards) -> None:
        self.table, self.selection, self.cards = table, selection, cards

    def draw(self, surface: Surface) -> None:
        """Draw the open fan, or the vote."""
        if self.selection.picking:
            self._fan(surface)
        if self.table.chooser.kind == "vote":
            self._vote(surface)

    def _heading(self) -> str:
        looking = self.selection.looking
        return self.table.words("raise-heading") if looking is None else self.table.pile_name(looking)

    def _fan(self, surface: Surface) -> None:
        table, look = self.table, self.table.look
        box = table.ground.stage
        inner = look.paper(surface, "panel", box, 14)
        head = Rect(inner.x, inner.y, inner.w, max(34, look.px(50)))
        surface.blit(look.panel("header", head.size), head)
        words = look.lettering.line(self._heading().upper(), "display", look.caps(26), look.palette.paper,
                                    width=head.w - look.px(40))  # fmt: skip
        surface.blit(words, words.get_rect(center=head.center))
        chosen = table.chooser.chosen()
        for handle, rect in fan_rects(look, box, self.selection.picking).items():
            assert isinstance(handle, tuple)
            if handle in chosen or table.services.pointer.hovered == handle:
                glow, offset = look.glow(rect.size)
                surface.blit(glow, rect.move(offset))
            surface.blit(self.cards.picture(handle[1], "face", rect.size), rect)
            if handle in self.selection.targets:
                wide = max(3, look.px(5))
                shapes.dashes(
                    surface, rect.inflate(wide, wide), table.services.march(), look.palette.k, palette.STRAW, wide
                )

    def _vote(self, surface: Surface) -> None:
        table, look = self.table, self.table.look
        inner = look.paper(surface, "panel", table.ground.stage, 14)
        head = Rect(inner.x, inner.y, inner.w, max(34, look.px(50)))
        surface.blit(look.panel("header", head.size), head)
        words = look.lettering.line(table.words("vote-heading").upper(), "display", look.caps(26), look.palette.paper,
                                    width=head.w - look.px(40))  # fmt: skip
        surface.blit(words, words.get_rect(center=head.center))
        for handle, rect in vote_rects(look, table.ground.stage).items():
            assert isinstance(handle, tuple)
            on = handle in table.chooser.chosen()
            over = table.services.pointer.hovered == handle
            surface.blit(look.panel("row_active" if on else "row", rect.size), rect)
            name = "hoof_shake" if handle[1] == "share" else "hoof_away"
            picture = look.icon(name, round(rect.h * (0.6 if over or on else 0.56)), "k")
            if picture is not None:
                if picture.get_width() > rect.w - 20:
                    picture = (
                        look.icon(name, round(picture.get_height() * (rect.w - 20) / picture.get_width()), "k")
                        or picture
                    )
                surface.blit(picture, picture.get_rect(center=(rect.centerx, rect.y + round(rect.h * 0.42))))
            label = look.lettering.line(table.words(f"vote-{handle[1]}"), "display", look.caps(24), look.palette.k,
                                        width=rect.w - 20)  # fmt: skip
            surface.blit(label, label.get_rect(midbottom=(rect.centerx, rect.bottom - look.px(18))))
