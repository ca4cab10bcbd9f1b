"""How a replay runs, and the buttons and keys for it: the same under the table and under a moment told in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

import pygame
from pygame import Rect
from pygame.event import Event

from game.stack.scene import Scene
from game.ui.pad_signs import SIGNS
from game.ui.scale import Frame
from game.ui.widgets.buttons import Button

SPEEDS = (1, 2, 4)
ALONG = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_HOME: 0, pygame.K_END: 0}
SLACK = 8
"""Pixels by which ask lines of two phases may differ before the time line moves."""
NARROW = 0.22
"""A time line is at least such a part of the window wide."""
BESIDE = 0.48
"""Of a shallow ask line, for the time line."""
WORDS = 54
"""Pixels (at 1080) that the words above a time line need; with less it stands beside them."""
STEPS = {pygame.K_PAGEUP: -5, pygame.K_PAGEDOWN: 5, pygame.K_COMMA: -1, pygame.K_PERIOD: 1}


@dataclass
class Playback:
    """What goes on from one scene of a replay to the next."""

    running: bool = True
    speed: int = 1
    hot: dict[int, str] = field(default_factory=dict)
    """Moments worth seeing again, by their place on the line: what happened."""

    homes: dict[tuple[int, int], Rect] = field(default_factory=dict)
    """Where the time line stands, by the size of the window."""

    def home(self, size: tuple[int, int], ask: Rect, most: int) -> Rect:
        """The place of the time line at the foot of the ask line, right of the words where two lines don't fit over one another.
        Phases have their ask lines elsewhere: the time line keeps its place as long as it lies under or beside the present
        one's words too, else takes the part that they share and keeps that."""
        tall = max(40, min(round(ask.h * 0.42), most))
        foot = Rect(ask.x, ask.bottom - tall, ask.w, tall)
        if ask.h < 2 * tall or ask.h - tall < Frame(size).px(WORDS):
            wide = round(ask.w * BESIDE)
            foot = Rect(ask.right - wide, ask.y + max(0, ask.h - tall) // 2, wide, min(tall, ask.h))
        kept = self.homes.get(size, foot)
        if not ask.inflate(SLACK, SLACK).contains(kept) or (kept.y - ask.y < tall // 2 and kept.w > ask.w * BESIDE + 1):
            left, right = max(kept.x, foot.x), min(kept.right, foot.right)
            kept = Rect(left, foot.y, right - left, tall) if right - left >= size[0] * NARROW else foot
        self.homes[size] = kept
        return kept

    def faster(self) -> None:
        """The next speed; after the last the first."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]


def beside(ask: Rect, line: Rect, gap: int) -> Rect:
    """What the time line leaves of an ask line: all that lies beside it where that is half of the ask line, else what lies
    above it."""
    left, right = line.x - gap - ask.x, ask.right - line.right - gap
    if max(left, right) >= ask.w * 0.5:
        return Rect(ask.x, ask.y, left, ask.h) if left >= right else Rect(line.right + gap, ask.y, right, ask.h)
    return Rect(ask.x, ask.y, ask.w, line.y - gap - ask.y)


class ReplayScene(Protocol):
    """What the controls steer."""

    playback: Playback

    @property
    def at(self) -> int: ...

    @property
    def last(self) -> int: ...

    def toggle(self) -> None: ...

    def seek(self, at: int) -> None: ...

    def step_on(self) -> None: ...

    def faster(self) -> None: ...

    def leave_replay(self) -> None: ...

    @property
    def whose(self) -> str: ...

    @property
    def may_open(self) -> bool: ...

    @property
    def is_open(self) -> bool: ...

    @property
    def next_hand(self) -> str: ...

    def turn_hand(self) -> None: ...

    def open_all(self) -> None: ...


def add_controls(scene: Scene, player: ReplayScene, rect: Rect) -> None:
    """One large button to run and stop, under it back, on, speed, whose hand is seen, and the way out."""
    look, tr = scene.look, scene.tr
    gap = look.px(12)
    small = max(40, min(look.px(70), round(rect.h * 0.42)))
    big = Rect(rect.x, rect.y, rect.w, rect.h - small - gap)
    if player.may_open:
        side = max(40, min(big.h, look.px(96)))
        big.w -= side + gap
        tip = tr("replay-close" if player.is_open else "replay-open-all")
        scene.group.add(Button(look, Rect(rect.right - side, big.y, side, big.h), "", player.open_all, icon="eye_open", size=44,
                               kind="gold" if player.is_open else "plain", id="open_all", tip=tip,
                               order=2))  # fmt: skip
    running = player.playback.running and player.at < player.last
    words = tr("replay-pause" if running else "replay-play")
    main = Button(look, big, words.upper(), player.toggle, kind="gold" if running else "primary", id="play", size=34,
                  icon="pause" if running else "play", small=player.whose, key=scene.key_name("confirm"),
                  order=2)  # fmt: skip
    scene.group.add(main)
    scene.group.main = main
    buttons: list[tuple[str, str, str, Callable[[], object]]] = [
        ("back", "left", tr("replay-back"), lambda: player.seek(player.at - 1)),
        ("on", "right", tr("replay-on"), player.step_on),
        ("speed", "", tr("replay-speed"), player.faster),
        ("leave", "exit", tr("replay-leave"), player.leave_replay),
    ]
    if player.may_open:
        buttons.insert(3, ("hands", "cards", player.next_hand, player.turn_hand))
    wide = (rect.w - (len(buttons) - 1) * gap) / len(buttons)
    for i, (name, icon, tip, act) in enumerate(buttons):
        box = Rect(round(rect.x + i * (wide + gap)), big.bottom + gap, round(wide), small)
        text = f"×{player.playback.speed}" if name == "speed" else ""
        scene.group.add(Button(look, box, text, act, icon=icon, id=name, tip=tip, size=24, order=2))


def further_keys(scene: Scene) -> list[tuple[str, str]]:
    """Keys of a replay that are no action's, for the sheet of keys."""
    pad = scene.context.hand == "pad"
    one, five = (
        (SIGNS["left_right"], SIGNS["right_stick"] + SIGNS["up_down"]) if pad else (", .", scene.tr("keys-pages"))
    )
    return [(one, scene.tr("key-one-move")), (five, scene.tr("key-five-moves"))]


def handle_key(scene: Scene, player: ReplayScene, event: Event) -> bool:
    """The keys of a replay; True if it was one."""
    if event.type != pygame.KEYDOWN:
        return False
    if event.key == pygame.K_SPACE and not scene.group.keyboard:
        player.toggle()
        return True
    if event.key in ALONG and not scene.group.keyboard:
        # Nothing has the ring: the arrows need not find the line first.
        player.seek({pygame.K_HOME: 0, pygame.K_END: player.last}.get(event.key, player.at + ALONG[event.key]))
        return True
    if event.key in (pygame.K_UP, pygame.K_DOWN) and player.may_open and not scene.group.keyboard:
        (player.open_all if event.key == pygame.K_UP else player.turn_hand)()
        return True
    if scene.is_key(event, "back") and scene.group.keyboard and scene.group.focused is not None:
        scene.group.focus(None, False)  # the arrows are the time line's again
        return True
    if event.key in STEPS:
        player.seek(player.at + STEPS[event.key])
        return True
    return False
