"""What keys and presses do at a table besides its widgets: tags, going ahead, a secret, a sheet put aside, shortcuts."""

from __future__ import annotations

from typing import Protocol

import pygame
from pygame.event import Event

from game.stack.context import Context
from game.tabletop.coaching import TableHints
from game.tabletop.contract import TitleScreen
from game.tabletop.frame import TableFrame
from game.tabletop.hotspots import TableGroup
from game.tabletop.key_tags import Aim, KeyTags, free_letters
from game.tabletop.services import TableServices
from game.tabletop.skip_ahead import SkipAhead
from game.tabletop.updates import Updates
from game.ui.pad_signs import SIGNS
from game.ui.widgets.group import Group

TABS = (("rules", "rules"), ("chat", "chat"), ("log", "log"), ("cards", "card"))
"""Actions with the tab that each opens."""


class PressHost(Protocol):
    """What presses ask of the table's scene."""

    dirty: bool
    context: Context

    def is_key(self, event: Event, action: str) -> bool: ...

    def skip(self) -> None: ...

    def hurry(self) -> None: ...

    def pause_game(self) -> None: ...

    def take_tag(self, group: TableGroup, aim: Aim) -> None: ...


class Presses:
    """The presses of one table scene."""

    def __init__(
        self, table: TitleScreen, services: TableServices, updates: Updates, frame: TableFrame, hints: TableHints,
        tags: KeyTags, skipping: SkipAhead, host: PressHost,
    ) -> None:  # fmt: skip
        self._table, self._services, self._updates = table, services, updates
        self._frame, self._hints, self._tags, self._skipping = frame, hints, tags, skipping
        self._host = host

    # keys of things that glow

    def tagged(self, event: Event, group: TableGroup | None) -> bool:
        """A key of a thing that glows presses it; the first one only shows which key is whose."""
        tags, host = self._tags, self._host
        if self._frame.typing or group is None:
            return False
        tags.letters = free_letters(host.context.settings.keys.values())
        were, typed = tags.shown, tags.typed
        steering = any(host.is_key(event, name) for name in ("confirm", "go", "glow"))
        host.dirty |= tags.hear(event, host.context.hand == "keys", steering)
        letter = tags.letter(event) if event.type == pygame.KEYDOWN and were and tags.shown else ""
        if typed and event.type == pygame.KEYDOWN and not letter:
            tags.typed, host.dirty = "", True
            return host.is_key(event, "back")
        aims = group.aims() if letter else []
        if not aims or self._updates.playing:
            return False
        host.dirty = True
        aim = tags.type(letter, aims)
        if aim is not None:
            host.take_tag(group, aim)
        return True

    # going ahead

    def is_ahead_key(self, event: Event) -> bool:
        return self._host.is_key(event, "skip") or self._host.is_key(event, "confirm")

    def try_ahead(self, event: Event) -> bool:
        """A key that goes ahead, while there is something to go ahead of; the one that presses buttons only while it moves."""
        if self._frame.typing or not self.is_ahead_key(event):
            return False
        if not self._updates.playing and not (self._host.is_key(event, "skip") and self._updates.waits_for_others()):
            return False
        self.start_ahead(event)
        return True

    def start_ahead(self, event: Event) -> None:
        """A press brings what moves to its end, or tells bots not to ponder; held, it goes straight ahead."""
        self._skipping.press(event)
        if self._updates.playing is not None or self._services.aloft:
            self._host.skip()
        else:
            self._host.hurry()

    def onward(self, event: Event) -> bool:
        """The key for skipping, while there is nothing to skip."""
        if event.type != pygame.KEYDOWN or not self._host.is_key(event, "skip") or self._services.sent:
            return False
        return not self._updates.playing and not self._services.aloft and self._table.onward()

    # a secret, a sheet

    def peeked(self, event: Event) -> bool:
        """The peek key shows one's own secret while it is held, where a title has one."""
        if not self._table.has_secret or self._frame.typing or event.type not in (pygame.KEYDOWN, pygame.KEYUP):
            return False
        if pygame.key.name(event.key) != self._host.context.settings.keys.get("peek"):
            return False
        self._table.peek(event.type == pygame.KEYDOWN)
        return True

    def put_aside(self, event: Event) -> bool:
        """A sheet that lies over the table goes aside and comes back by a click on it, or by the key for the whole
        table, where a title has such a sheet."""
        if not self._table.has_sheet or self._frame.typing:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._table.aside(event.pos)
        return self._host.is_key(event, "map") and self._table.aside(None)

    # the sheet of keys

    def further_keys(self, group: TableGroup | None) -> list[tuple[str, str]]:
        """Keys of a table that are no action's: (key, what it does)."""
        services = self._services
        pad = self._host.context.hand == "pad"
        found = [] if pad else [("1 2 3 A B", services.tr("key-tags"))]
        if group is not None and group.has_map:
            walk, zoom = services.tr("keys-shift-arrows"), "+ -"
            if pad:
                walk, zoom = SIGNS["left_stick"] + SIGNS["directions"], SIGNS["right_stick"] + SIGNS["left_right"]
            found += [(walk, services.tr("key-walk")), (zoom, services.tr("key-zoom"))]
        key, onward = services.key_name("skip"), self._table.onward_words
        return [*found, (key, onward)] if key and onward else found

    # shortcuts

    def shortcut(self, event: Event, group: Group) -> bool:
        """An action's own key."""
        if event.type != pygame.KEYDOWN:
            return False
        host = self._host
        for key, tab in TABS:
            if host.is_key(event, key):
                self._frame.side.open_tab(tab, enter=group.keyboard)
                return True
        if host.is_key(event, "ping"):
            self._frame.start_ping()
        elif host.is_key(event, "hint") and self._hints.coach is not None:
            self._hints.press()
        elif host.is_key(event, "menu"):
            host.pause_game()
        elif host.is_key(event, "undo"):
            self._undo(group)
        else:
            return False
        return True

    def _undo(self, group: Group) -> None:
        press = group.find("act.undo")
        ask = self._services.update.ask
        if press is not None and press.enabled:
            press.activate()
        elif ask is not None and ask.take_back:
            self._services.feed.take_back()
