"""The sheet on which one's portrait is chosen in the settings: the face that lobbies and tables show."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.scenes.lobby_people import Swatch, portrait_picture
from game.session.people import PORTRAITS, portrait_of
from game.stack.context import Context
from game.stack.dialog_frame import laid_plated, paint_plated
from game.stack.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.players import portrait


def own_portrait(context: Context) -> int:
    """The number of the player's portrait: the chosen one, or the one that their name falls on."""
    kept = context.settings.options.get("you", {})
    return portrait_of(str(kept.get("portrait", "")), context.settings.name)


class PortraitSheet(Scene):
    """Twelve faces; a press chooses one and closes the sheet."""

    transparent = True

    def build(self) -> None:
        look = self.look
        w = look.frame.size[0]
        wide = min(round(w * 0.92), look.px(980))
        inner = look.content("dialog", Rect(0, 0, wide, 400))
        room, gap = wide - 2 * inner.x, look.px(20)
        plate, buttons = max(44, look.px(72)), max(46, look.px(72))
        face = min(max(48, look.px(124)), (room - 5 * gap) // 6)
        tall = 2 * inner.y + plate + 2 * face + buttons + 4 * gap
        self._rect, self._plate = laid_plated(look, wide, tall, plate)
        step, top = room // 6, self._plate.bottom + gap
        chosen = own_portrait(self.context)
        for n in range(1, PORTRAITS + 1):
            row, column = divmod(n - 1, 6)
            box = Rect(self._plate.x + column * step + (step - face) // 2, top + row * (face + gap), face, face)
            picture = portrait(look, "", str(n), face, 6, portrait_picture(look, str(n), ""))
            swatch = Swatch(look, box, picture, n == chosen, partial(self.choose, n), id=f"portrait.{n}",
                            tip=self.tr("lobby-dress-portrait", n=n))  # fmt: skip
            self.group.add(swatch)
        box = Rect(0, 0, look.px(320), buttons)
        box.midbottom = (self._rect.centerx, self._rect.bottom - inner.y)
        self.group.add(
            Button(look, box, self.tr("settings-done"), self.back, id="done", key=self.key_name("back"), order=1)
        )

    def choose(self, number: int) -> None:
        """Wear it from now on."""
        options = dict(self.context.settings.options)
        options["you"] = {**options.get("you", {}), "portrait": str(number)}
        self.context.change(options=options)
        self.back()

    def paint(self, surface: Surface) -> None:
        paint_plated(surface, self.look, self._rect, self._plate, self.tr("settings-portrait"), 32)
