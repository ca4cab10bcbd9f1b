"""Building one choice out of clicks, from the ask's space alone. Screen state: nothing here is sent before the end.

Things are named by handles: ("at", seat, space) a place in a battlefield, ("c", number) a card before the battle,
("card", id) a card by its name (the pile, the packet), ("seat", n), ("say", word) a word on a button.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from game.engine.ask import SeatAsk
from game.engine.spaces import Branch, Menu, One, Pick, Space
from game.titles.battlegoats.rules.cards import SPACE_INDEX
from game.titles.battlegoats.rules.plays import Ready, Sketch, Stay, Swap
from game.titles.battlegoats.screen.reading import Reading

Handle = Hashable


def handle_of(option: Any, me: int) -> Handle:
    """How an option of a space is pointed at."""
    if isinstance(option, list):
        return ("at", option[0], option[1])
    if isinstance(option, int):
        return ("seat", option)
    if option in SPACE_INDEX:
        return ("at", me, option)
    if option in ("swap", "leave", "share", "fall", "stay"):
        return ("say", option)
    return ("card", option)


def _options(part: Space) -> tuple[Any, ...]:
    return part.options if isinstance(part, One | Pick) else ()


class PartialChoice:
    """A partly built choice: the menu branches that still match and the values picked so far."""

    def __init__(self, branches: list[Branch], me: int) -> None:
        self.all = branches
        self.me = me
        self.named: list[list[Any]] = [[] for _ in branches[0].parts]

    @property
    def branches(self) -> list[Branch]:
        """Those that allow everything that has been named."""
        return [
            b for b in self.all if all(all(v in _options(p) for v in named) for p, named in zip(b.parts, self.named))
        ]

    @property
    def at(self) -> int:
        """The first part that wants more; the last when all have enough."""
        for i, named in enumerate(self.named):
            part = self.branches[0].parts[i]
            need = part.lo if isinstance(part, Pick) else 1
            if len(named) < need:
                return i
        return max(0, len(self.named) - 1)

    def most(self, i: int) -> int:
        part = self.branches[0].parts[i]
        return part.hi if isinstance(part, Pick) else 1

    def options(self) -> list[Any]:
        """What may be named now."""
        found: list[Any] = []
        for branch in self.branches if self.branches else []:
            if branch.parts:
                for option in _options(branch.parts[self.at]):
                    if option not in found:
                        found.append(option)
        if self.named and self.most(self.at) == 1:  # another one takes the place of the one that was named
            for branch in self.all:
                for option in _options(branch.parts[self.at]):
                    if option not in found:
                        found.append(option)
        return found

    @property
    def complete(self) -> bool:
        return all(
            len(named) >= (part.lo if isinstance(part, Pick) else 1)
            for named, part in zip(self.named, self.branches[0].parts)
        )

    def name(self, option: Any) -> None:
        """Name an option of the present part, or take it back."""
        for i, named in enumerate(self.named):
            if option in named:
                named.remove(option)
                for later in self.named[i + 1 :]:
                    later.clear()
                return
        i = self.at
        if len(self.named[i]) >= self.most(i):
            self.named[i].pop()
        self.named[i].append(option)

    def back(self) -> bool:
        for named in reversed(self.named):
            if named:
                named.pop()
                return True
        return False

    def choice(self) -> Any:
        """The choice as the space wants it: picks in the order of their options."""
        branch = self.branches[0]
        out: list[Any] = [branch.verb, *branch.nouns]
        for part, named in zip(branch.parts, self.named):
            if not isinstance(part, Pick):
                out.append(named[0])
            elif part.ordered:  # the Ballista's targets stand in the order of naming (BTG-5.9)
                out.append(list(named))
            else:
                out.append([v for v in _options(part) if v in named])
        return out


class Chooser:
    """The present ask under way."""

    def __init__(self, ask: SeatAsk | None, reading: Reading) -> None:
        self.ask = ask
        self.reading = reading
        self.kind = ask.kind if ask is not None and ask.space is not None else ""
        self.space: Space | None = None if ask is None else ask.space
        self.me = reading.seat
        self.source: str | None = None
        """The own space whose card attacks or commands."""
        self.partial: PartialChoice | None = None
        self.picked: list[Any] = []
        """For asks that are no menu: the values chosen."""
        self.laid: dict[str, int] = {}
        self.holding: int | None = None
        """DEPLOY: the card that was clicked and waits for a space."""
        self.swaps: dict[int, int] = {}
        """The veil: card -> card whose space it takes."""
        if self.kind == "deploy":
            by_id = {card: handle for handle, card in reading.nine()}
            self.laid = {space: by_id[card] for space, card in reading.sketch if card in by_id}

    # orders: sources and verbs

    def verbs(self, space: str) -> list[str]:
        """What the card in an own space may do."""
        if not isinstance(self.space, Menu):
            return []
        return list(dict.fromkeys(b.verb for b in self.space.branches if b.nouns[:1] == (space,)))

    @property
    def verb(self) -> str:
        return self.partial.all[0].verb if self.partial is not None else ""

    def choose_source(self, space: str, verb: str = "") -> None:
        """Take a card to act with."""
        verbs = self.verbs(space)
        if not verbs:
            return
        self.source = space
        self.start(verb or verbs[0])

    def start(self, verb: str) -> None:
        assert isinstance(self.space, Menu)
        branches = [b for b in self.space.branches if b.verb == verb and b.nouns[:1] == ((self.source,))]
        if not self.source:
            branches = [b for b in self.space.branches if b.verb == verb]
        self.partial = PartialChoice(branches, self.me)

    # what is open

    def options(self) -> list[Any]:
        """What can be named now, as options of the space."""
        if self.kind in ("orders", "attack"):
            return self.partial.options() if self.partial is not None else []
        if self.kind == "dodge" and isinstance(self.space, Menu):
            return [o for b in self.space.branches for p in b.parts for o in _options(p)]
        if isinstance(self.space, One | Pick):
            return list(self.space.options)
        return []

    def open(self) -> dict[Handle, Any]:
        """Everything that can be pointed at to choose, with its option."""
        out: dict[Handle, Any] = {handle_of(option, self.me): option for option in self.options()}
        if self.kind in ("orders", "attack"):
            for seat, space in self.reading.field:
                if seat == self.me and ("at", seat, space) not in out and self.verbs(space):
                    out["at", seat, space] = None
        if self.kind == "veil":
            for seat, space in self.reading.field:
                if seat == self.me:
                    out["at", seat, space] = space
        return out

    def targets(self) -> set[Handle]:
        """Of the open things, those that are named next (marching dashes)."""
        if self.kind in ("orders", "attack") and self.partial is None:
            return set(self.open())
        if self.kind == "deploy":
            return set() if self.holding is None else self.free()
        return {handle_of(option, self.me) for option in self.options()}

    def chosen(self) -> list[Handle]:
        """What has been named so far, in order."""
        values = [v for named in self.partial.named for v in named] if self.partial is not None else self.picked
        return [handle_of(value, self.me) for value in values]

    @property
    def need(self) -> tuple[int, int]:
        """How many of the present part at least and at most."""
        if self.partial is not None and self.partial.named:
            part = self.partial.branches[0].parts[self.partial.at]
            return (part.lo, part.hi) if isinstance(part, Pick) else (1, 1)
        if isinstance(self.space, Pick):
            return self.space.lo, self.space.hi
        return (1, 1)

    @property
    def complete(self) -> bool:
        if self.kind in ("orders", "attack"):
            return self.partial is not None and self.partial.complete
        if self.kind == "dodge":
            return True
        if self.kind == "deploy":
            return len(self.laid) == 9
        if self.kind == "veil":
            return True
        return self.need[0] <= len(self.picked) <= self.need[1]

    # clicks

    def click(self, handle: Handle) -> bool:
        """Choose, or take back. True if this was the second click on the only choice: send it."""
        found = self.open()
        if handle not in found:
            return False
        option = found[handle]
        if self.kind == "veil":
            return self._veil(option)
        if self.kind in ("orders", "attack"):
            if option is None:
                space = str(handle[2])  # type: ignore[index]
                if space == self.source:
                    self.source, self.partial = None, None
                else:
                    self.choose_source(space)
                return False
            assert self.partial is not None
            again = self.partial.complete and self.partial.most(self.partial.at) == 1 and handle in self.chosen()
            if again and self.partial.named and option in self.partial.named[-1]:
                return True
            self.partial.name(option)
            return False
        if option in self.picked:
            if self.need[1] == 1:
                return True
            self.picked.remove(option)
        else:
            if len(self.picked) >= self.need[1]:
                self.picked.pop()
            self.picked.append(option)
        return False

    def _veil(self, space: str) -> bool:
        lying = self.reading.at(self.me, space)
        if lying is None:
            return False
        here = next((h for h, to in self.swaps.items() if to == lying.handle), lying.handle)
        if not self.picked:
            self.picked = [space]
        elif self.picked == [space]:
            self.picked = []
        else:
            first = self.reading.at(self.me, self.picked[0])
            assert first is not None
            there = next((h for h, to in self.swaps.items() if to == first.handle), first.handle)
            self.swaps[here], self.swaps[there] = first.handle, lying.handle
            self.picked = []
        return False

    def back(self) -> bool:
        """Take back the last thing chosen."""
        if self.kind == "deploy":
            if self.holding is not None:
                self.holding = None
                return True
            return False
        if self.partial is not None:
            if not self.partial.back():
                self.source, self.partial = None, None
            return True
        if self.picked:
            self.picked.pop()
            return True
        if self.swaps:
            self.swaps.clear()
            return True
        return False

    def choice(self, word: str = "") -> Any:
        """The answer as it stands; `word` is what the pressed button says (swap, leave, share, stay ...)."""
        if self.kind in ("orders", "attack"):
            assert self.partial is not None
            if word and self.partial.named:
                self.partial.named[-1] = [word]
            return self.partial.choice()
        if self.kind == "dodge":
            return (Swap(self.picked[0]) if self.picked else Stay()).choice()
        if self.kind == "deploy":
            by_handle = dict(self.reading.nine())
            laid = [(space, by_handle[self.laid[space]]) for space in SPACE_INDEX if space in self.laid]
            return (Sketch(laid) if word == "sketch" else Ready(laid)).choice()
        if self.kind == "veil":
            out = []
            for space in SPACE_INDEX:
                lying = self.reading.at(self.me, space)
                if lying is not None:
                    handle = next((h for h, to in self.swaps.items() if to == lying.handle), lying.handle)
                    out.append([space, self.reading.by_handle[handle].card])
            return out
        if word:
            return word
        if isinstance(self.space, Pick):
            return [o for o in self.space.options if o in self.picked]
        return self.picked[0] if self.picked else None

    # deployment

    def with_card(self, handle: int, space: str) -> dict[str, int]:
        """The layout with a card in a space; what lies there takes its place (or goes back to the tray)."""
        laid = dict(self.laid)
        was = next((s for s, h in laid.items() if h == handle), None)
        there = laid.pop(space, None)
        if was is not None:
            laid.pop(was, None)
            if there is not None and there != handle:
                laid[was] = there
        laid[space] = handle
        return laid

    @property
    def kept(self) -> set[int]:
        """Cards of the packet that stay with you while the rest is passed on."""
        return {number for number, card in self.reading.packet if card in self.picked}

    def card_at(self, handle: Handle) -> int | None:
        """The card laid in the space that a handle names."""
        return self.laid.get(handle[2]) if isinstance(handle, tuple) and handle[0] == "at" else None

    def space_of(self, handle: Handle) -> str | None:
        """The own space that a handle names, or that its card lies in; None for the tray."""
        if not isinstance(handle, tuple) or handle[0] not in ("at", "c"):
            return None
        if handle[0] == "at":
            return str(handle[2])
        return next((space for space, number in self.laid.items() if number == handle[1]), None)

    def lay(self, handle: int, space: str) -> None:
        self.laid = self.with_card(handle, space)
        self.holding = None

    def free(self) -> set[Handle]:
        """The empty spaces."""
        return {("at", self.me, space) for space in SPACE_INDEX if space not in self.laid}

    def pick_up(self, handle: int) -> None:
        for space, laid in list(self.laid.items()):
            if laid == handle:
                del self.laid[space]
        self.holding = None

    def fill(self) -> None:
        """The rest into the empty spaces in order, hero first (what the clock would do)."""
        waiting = [handle for handle, _ in self.reading.nine() if handle not in self.laid.values()]
        for space in SPACE_INDEX:
            if space not in self.laid and waiting:
                self.laid[space] = waiting.pop(0)
        self.holding = None

    def clear(self) -> None:
        self.laid.clear()
        self.holding = None
