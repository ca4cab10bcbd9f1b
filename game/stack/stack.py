"""The stack of scenes: changes between frames, who gets an event, time and drawing, resizing, screenshots."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
from pygame import Surface
from pygame.event import Event

from game.settings import PAD_KEYS
from game.stack.context import Context
from game.stack.key_sheet import KeySheet
from game.stack.on_screen_keyboard import Letters
from game.stack.routes import HomeRoute, Route
from game.stack.scene import Ended, Scene
from game.stack.slide import Slide
from game.stack.toasts import Toasts
from game.ui.music import Music
from game.ui.widgets.slips import Toast, shade
from game.ui.widgets.text_entry import TextEntry

POINTER = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION, pygame.MOUSEWHEEL)


Router = Callable[[Route], Scene]
"""Makes the scene that a route names."""


class Stack:
    """Scenes, the topmost last. `push`, `pop`, `replace` and `only` take effect before the next frame."""

    def __init__(self, context: Context, router: Router, first: Scene | None = None) -> None:
        self.context = context
        self._router = router
        self.scenes: list[Scene] = []
        self.running = True
        self.on_full_screen: Callable[[], None] = lambda: None
        self.on_ask_quit: Callable[[], bool] = lambda: True  # the app may want to ask first
        self._toasts = Toasts(context)
        self._changes: list[tuple[str, Any]] = []
        self._slide = Slide(context)
        self._under: Surface | None = None
        """What lies under a transparent scene, darkened."""
        self._under_of: tuple[object, ...] = ()
        self._last: Surface | None = None
        self.dirty = True
        """The window is to be drawn whole: what it shows is no longer true, or lost."""
        self._dropped: list[Scene] = []
        """Scenes that are off the stack and have not let go of what they hold yet."""
        if first is not None:
            self.push(first)

    # changes

    @property
    def top(self) -> Scene | None:
        return self.scenes[-1] if self.scenes else None

    @property
    def music(self) -> Music | None:
        """That of the topmost scene that has some: a dialog keeps what is played below it."""
        return next((music for scene in reversed(self.scenes) if (music := scene.music) is not None), None)

    def push(self, scene: Scene | Route) -> None:
        """On top of what is there."""
        self._changes.append(("push", self._scene(scene)))

    def pop(self, result: Any = None) -> None:
        """Take the topmost away; the one below resumes with the result. The last one's end is the program's."""
        self._changes.append(("pop", result))

    def replace(self, scene: Scene | Route) -> None:
        """Instead of the topmost."""
        self._changes.append(("replace", self._scene(scene)))

    def only(self, scene: Scene | Route) -> None:
        """Instead of everything."""
        self._changes.append(("only", self._scene(scene)))

    def _scene(self, scene: Scene | Route) -> Scene:
        return self._router(scene) if isinstance(scene, Route) else scene

    def back_to(self, kind: type[Scene], result: Any = None) -> None:
        """Pop until a scene of that class is on top."""
        self._changes.append(("back_to", (kind, result)))

    def go_home(self, result: Ended | None = None) -> None:
        """Go back to the main menu, whatever lies between; it resumes with the result."""
        home = next((scene for scene in self.scenes if scene.home), None)
        if home is not None:
            self.back_to(type(home), result)
        else:
            self.only(HomeRoute())

    def show_keys(self, scene: Scene) -> None:
        """Lay the sheet of keys over a scene."""
        self.push(KeySheet(scene))

    def press_key(self, action: str) -> None:
        """As if the key of an action were pressed, in the scene that is on top by then."""
        self._changes.append(("press", action))

    def exchange(self, old: Scene, new: Scene) -> None:
        """`new` where `old` lies. Neither begins nor ends by it: a table that is looked at from another seat."""
        self._changes.append(("exchange", (old, new)))

    def quit(self) -> None:
        self._changes.append(("quit", None))

    def toast(self, text: str, trouble: bool = False, sound: str = "", about: str = "") -> None:
        """Say one thing for a moment, over everything; heard as a slip of paper, as trouble, or as `sound`. What was said
        before `about` the same is no longer so, and goes."""
        self.context.look().play(sound or ("error" if trouble else "toast"))
        self._toasts.add(text, trouble, about, self.top)
        self.dirty = True

    def clear_toasts(self) -> None:
        """Take away what hangs as a slip of news."""
        self._toasts.told.clear()

    @property
    def toasts(self) -> list[Toast]:
        """The news that were told and hang or wait, in their order."""
        return self._toasts.told

    @property
    def slips(self) -> list[Toast]:
        """Those that hang now: at most two, the newest first."""
        return self._toasts.hanging

    def settle(self) -> None:
        """Apply the changes that were asked for."""
        for _ in range(100):
            if not self._changes:
                self._free()
                return
            self._change()
        raise RuntimeError("scenes keep changing without end")

    def _change(self) -> None:
        was = self.top
        changes, self._changes = self._changes, []
        for what, value in changes:
            self._apply(what, value)
        if self.top is not was and self.top is not None and changes[-1][0] != "exchange":
            self._begin_slide(was, self.top, changes[-1][0] in ("push", "replace", "only"))

    def _apply(self, what: str, value: Any) -> None:
        if what == "push":
            if self.top is not None:
                if self.top.built:
                    self.top.group.hush()
                self.top.pause()
            self._enter(value)
        elif what == "pop":
            self._drop()
            self._resume(value)
        elif what == "replace":
            self._drop()
            self._enter(value)
        elif what == "only":
            while self.scenes:
                self._drop()
            self._enter(value)
        elif what == "back_to":
            kind, result = value
            if any(isinstance(scene, kind) for scene in self.scenes):
                while not isinstance(self.top, kind):
                    self._drop()
                self._resume(result)
        elif what == "exchange":
            self._exchange(*value)
        elif what == "press":
            code = pygame.key.key_code(self.context.settings.keys[value])
            self.handle(Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0))
        elif what == "quit":
            while self.scenes:
                self._drop()
            self.running = False

    def _exchange(self, old: Scene, new: Scene) -> None:
        if old not in self.scenes or old is new:
            return
        new.stack, new.context = self, self.context
        self.scenes[self.scenes.index(old)] = new
        if not new.built:
            new.enter()
        self._under = None
        self._slide.end()
        if new is self.top:
            self._resume(None)

    def _enter(self, scene: Scene) -> None:
        scene.stack, scene.context = self, self.context
        self.scenes.append(scene)
        scene.enter()
        scene.fresh()

    def _drop(self) -> None:
        if self.scenes:
            scene = self.scenes.pop()
            scene.motion.close()
            scene.group.close()
            scene.leave()
            self._dropped.append(scene)

    def _free(self) -> None:
        """Give back what dropped scenes held, before the next frame.

        A scene and its parts know each other, and the collector would look too rarely: it counts objects, and a table is few
        objects with much memory. So each scene is told to let go, and is gone.
        """
        if not self._dropped:
            return
        self._under_of = ()
        self._toasts.let_go()
        while self._dropped:  # held by nobody when what is left is collected
            self._dropped.pop(0).let_go()
        self.context.keep_only({scene.title for scene in self.scenes})

    def _resume(self, result: Any) -> None:
        if self.top is None:
            self.running = False
        else:
            self.top.fresh()
            self.top.resume(result)
            self.top.dirty = True

    # transitions

    def _begin_slide(self, was: Scene | None, now: Scene, forward: bool) -> None:
        self.dirty = True
        self._under = None
        whole = was is not None and not was.transparent and not now.transparent
        if forward and was is not None and now.transparent:
            self.context.look().play("card_slide")
        if self._last is None or was is None or self.context.pace.instant or not whole:
            self._slide.end()
            return
        self.context.look().play("paper_turn")
        self._slide.begin(self._last.copy(), forward, (now if forward else was).falls)

    @property
    def sliding(self) -> bool:
        """Whether one scene's picture still gives way to another's."""
        return self._slide.running

    # hands

    def by(self, hand: str) -> None:
        """What the player uses now: hints on buttons speak of it."""
        if hand != self.context.hand:
            self.context.hand = hand
            self.dirty = True

    def buttons(self) -> dict[str, str]:
        """A gamepad's buttons, each with the key that it stands for."""
        settings = self.context.settings
        keys = {**settings.keys, **PAD_KEYS}
        if self.top is not None and self.top.built and self.top.steps_through_choices:
            glow = settings.keys["glow"]
            keys |= {"next": glow, "previous": f"shift {glow}", "glow": PAD_KEYS["next"]}
        return {button: keys.get(action, "") for action, button in settings.pad.items() if button}

    def pad_told(self, name: str, there: bool) -> None:
        """A gamepad has come, or was pulled out: nothing waits for that, but it is said."""
        if not there:
            self.by("keys")
        if self._last is not None:  # those that were there from the start are no news
            self.toast(self.context.tr("ui-pad-here" if there else "ui-pad-gone", name=name), trouble=not there)

    def pad_taken(self, button: str) -> bool:
        """A scene asks which button shall do something: it has it, and nobody else."""
        top = self.top
        if top is None or not top.asks_button:
            return False
        top.give_button(button)
        return True

    def _written(self, event: Event) -> bool:
        """The pad's way to write: its Enter on a field lays letters out."""
        if event.type != pygame.KEYDOWN or self.context.hand != "pad" or event.key != pygame.K_RETURN:
            return False
        top = self.top
        entry = top.group.focused if top is not None and top.built else None
        if top is None or not isinstance(entry, TextEntry) or not entry.reachable():
            return False
        self.push(Letters(top, entry))
        return True

    # one frame

    def handle(self, event: Event) -> bool:
        """Give an event to the topmost scene; keys of the whole program come after it."""
        if event.type == pygame.QUIT:
            if self.on_ask_quit():
                self.quit()
            return True
        if event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            size = (event.x, event.y) if event.type == pygame.WINDOWSIZECHANGED else event.size
            self.dirty = True  # also at the same size: the window may be a new one
            self.resize(size)
            return True
        if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.dirty = True
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.context.by_keys = event.type == pygame.KEYDOWN and self.context.hand == "keys"
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._toasts.press(event.pos):
            self.dirty = True
            return True
        if self.sliding and event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self._slide.skip()  # any input skips; the event itself goes on to the new scene
        if self._written(event) or (self.top is not None and self.top.handle(event)):
            return True
        if event.type == pygame.KEYDOWN:
            name, keys = pygame.key.name(event.key), self.context.settings.keys
            if name == keys.get("full_screen"):
                self.on_full_screen()
                return True
            if name == keys.get("screenshot"):
                self.screenshot()
                return True
        return event.type in POINTER and self.top is not None and self.top.transparent

    def update(self, dt: float) -> None:
        """Changes of scene, then time for the scenes: those below a transparent one too (a table goes on)."""
        self.settle()
        if self.sliding:
            self._slide.update(dt)
            self.dirty = True
        self._tick(dt)
        if self._toasts.update(dt):
            self.dirty = True
        self.settle()

    def _tick(self, dt: float) -> None:
        for scene in self._seen():
            scene.tick(dt)

    def _seen(self) -> list[Scene]:
        start = len(self.scenes) - 1
        while start > 0 and self.scenes[start].transparent:
            start -= 1
        return self.scenes[max(0, start) :]

    @property
    def needs_draw(self) -> bool:
        return self.dirty or any(scene.needs_draw for scene in self._seen())

    def draw(self, surface: Surface) -> None:
        """Draw the whole picture onto the window."""
        if self.sliding:
            self._slide.draw(surface, self._draw_scenes)
            return
        self._draw_scenes(surface)
        self._toasts.draw(surface, self.top)
        self._last = surface
        self.dirty = False

    def _draw_scenes(self, surface: Surface) -> None:
        *below, top = self._seen()
        if below:
            surface.blit(self._darkened(below, surface), (0, 0))
        top.draw(surface)

    def _darkened(self, below: list[Scene], surface: Surface) -> Surface:
        """The scenes under a transparent one in the dark, drawn again when something goes on there."""
        of = (*(id(s) for s in below), surface.get_size())
        fresh = self._under is None or self._under_of != of
        if self._under is None or fresh:
            self._under = Surface(surface.get_size()).convert(surface)
            self._under_of = of
        if fresh or any(scene.needs_draw for scene in below):
            for scene in below:
                scene.draw(self._under)
            shade(self._under)
        return self._under

    # the window

    def resize(self, size: tuple[int, int]) -> None:
        """Everything is laid out anew; transitions end."""
        if size == self.context.size or min(size) < 1:
            return
        self.context.resize(size)
        self._under = self._last = None
        self._slide.end()
        self.dirty = True
        for scene in self.scenes:
            scene.fresh()
        self._toasts.fit(self.top)

    def screenshot(self, folder: Path | None = None) -> Path | None:
        """F12: a PNG of what is on the screen."""
        if self._last is None:
            return None
        folder = folder or self.context.pictures_folder()
        path = folder / time.strftime("gobsmack-%Y-%m-%d-%H%M%S.png")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            pygame.image.save(self._last, path)
        except (OSError, pygame.error):
            self.toast(self.context.tr("ui-screenshot-failed"), trouble=True)
            return None
        self.toast(self.context.tr("ui-screenshot", name=path.name))
        return path
