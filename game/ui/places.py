"""Where things lie on the screen, and how they get there.

A table says `stage.settle(layout(view, size))`; whatever moved is tweened. Cues may carry things about in between
(`travel`, `flip`): after the last of them the picture is the layout again, with or without the cues.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar

from pygame import Rect

from game.ui.motion import Ease, Motion, Scope, Task, all_of, cubic_out, mix, quad_out, sine_in_out, tween, wait

Handle = Hashable
H = TypeVar("H", bound=Hashable)
DEAL, STAGGER, FLIP = 0.22, 0.035, 0.18


@dataclass(frozen=True, slots=True)
class Place:
    """Centre, size, angle (degrees, clockwise), depth and looks of one thing at one moment."""

    x: float
    y: float
    w: float
    h: float
    angle: float = 0.0
    z: float = 0.0
    face_up: bool = True
    alpha: float = 1.0
    dim: float = 0.0  # 0 none .. 1 a full plank wash
    raised: float = 0.0  # 0 on the table .. 1 held up (bigger shadow)
    glow: float = 0.0
    squash: float = 1.0  # x scale while it flips
    shade: float = 1.0  # brightness while it flips
    clickable: bool = True
    made: tuple[float, float] | None = None
    """While it grows or shrinks: the size of the picture that is shown larger or smaller, so that none is made between."""

    @classmethod
    def of(cls, rect: Rect, **more: float | bool) -> "Place":
        return cls(rect.x + rect.w / 2, rect.y + rect.h / 2, rect.w, rect.h, **more)  # type: ignore[arg-type]

    @property
    def rect(self) -> Rect:
        """Its box, upright."""
        return Rect(round(self.x - self.w / 2), round(self.y - self.h / 2), round(self.w), round(self.h))

    def toward(self, other: "Place", t: float) -> "Place":
        """Part of the way; what cannot be in between is the other's."""
        made = None
        if t < 1 and (self.w, self.h) != (other.w, other.h):
            made = self.made or (self.w, self.h) if t < 0.5 else (other.w, other.h)
        return replace(
            other,
            x=mix(self.x, other.x, t), y=mix(self.y, other.y, t), w=mix(self.w, other.w, t), h=mix(self.h, other.h, t),
            angle=mix(self.angle, other.angle, t), alpha=min(1.0, max(0.0, mix(self.alpha, other.alpha, t))),
            dim=mix(self.dim, other.dim, t), raised=mix(self.raised, other.raised, t),
            glow=min(1.0, max(0.0, mix(self.glow, other.glow, t))), z=max(self.z, other.z) if t < 1 else other.z,
            made=made,
        )  # fmt: skip

    def moved(self, dx: float = 0.0, dy: float = 0.0, **more: float | bool) -> "Place":
        return replace(self, x=self.x + dx, y=self.y + dy, **more)  # type: ignore[arg-type]


Where = Mapping[Handle, Place] | Callable[[Handle], Place | None] | Place | None


def _where(where: Where, handle: Handle) -> Place | None:
    if where is None or isinstance(where, Place):
        return where
    return where.get(handle) if isinstance(where, Mapping) else where(handle)


@dataclass(slots=True)
class _Thing:
    now: Place
    goal: Place
    leaving: bool = False
    ticket: int = 0  # the newest motion owns the thing; older ones let go
    ghost: Place | None = field(default=None)


class Stage:
    """Everything that lies on a table: current places for drawing and hit testing, goals from the last layout."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self._things: dict[Handle, _Thing] = {}
        self._cues: list[Task] = []
        self.dirty = True

    def __contains__(self, handle: Handle) -> bool:
        return handle in self._things

    def __getitem__(self, handle: Handle) -> Place:
        """Where it is this moment."""
        return self._things[handle].now

    def goal(self, handle: Handle) -> Place | None:
        """Where the last layout wants it."""
        thing = self._things.get(handle)
        return None if thing is None or thing.leaving else thing.goal

    @property
    def settled(self) -> bool:
        return all(thing.now == thing.goal and not thing.leaving for thing in self._things.values())

    def play(self, motion: Motion) -> Task:
        """Run a cue (or a list of them). A later `settle` breaks it off where it is, unless the cue itself settles."""
        task = self.scope.start(motion)
        self._cues = [*(t for t in self._cues if not t.done), task]
        return task

    @property
    def playing(self) -> bool:
        """A cue is under way."""
        return any(not task.done for task in self._cues)

    def settle(
        self,
        layout: Mapping[Handle, Place],
        *,
        appear: Where = None,
        leave: Where = None,
        snap: bool = False,
        seconds: float = DEAL,
        stagger: float = STAGGER,
        ease: Ease = cubic_out,
    ) -> None:
        """Make the layout true. New things come from `appear` (else they fade in where they lie), things that are
        gone go to `leave` (else fade out). Several movers start a little after one another, in the layout's order."""
        for task in self._cues:
            if not task.done and not task.active:
                task.close()
        gone = [handle for handle in self._things if handle not in layout]
        for handle in gone:
            thing = self._things[handle]
            if thing.leaving:
                continue
            target = _where(leave, handle)
            if snap:
                del self._things[handle]
                self.dirty = True
            else:
                thing.leaving = True
                self._send(handle, target or replace(thing.now, alpha=0.0), seconds, ease, 0.0)
        self.join(layout, appear=appear, snap=snap, seconds=seconds, stagger=stagger, ease=ease)

    def join(
        self,
        layout: Mapping[Handle, Place],
        *,
        appear: Where = None,
        snap: bool = False,
        seconds: float = DEAL,
        stagger: float = STAGGER,
        ease: Ease = cubic_out,
    ) -> None:
        """Make the layout true of the things in it, as `settle` does; all others stay as they are."""
        late = 0
        for handle, place in layout.items():
            thing_or_none = self._things.get(handle)
            if thing_or_none is None:
                start = place if snap else _where(appear, handle) or replace(place, alpha=0.0)
                self._things[handle] = thing_or_none = _Thing(start, place)
                self.dirty = True
            thing = thing_or_none
            thing.goal, thing.leaving = place, False
            if snap:
                thing.now, thing.ghost = place, None
                thing.ticket += 1
                self.dirty = True
            elif thing.now != place:
                self._send(handle, place, seconds, ease, late * stagger)
                late += 1

    def _send(self, handle: Handle, to: Place, seconds: float, ease: Ease, after: float) -> None:
        self.scope.start(self.travel(handle, to, seconds, ease, after=after))

    def travel(self, handle: Handle, to: Place, seconds: float = DEAL, ease: Ease = cubic_out, after: float = 0.0,
               hop: float = 0.0) -> Motion:  # fmt: skip
        """Carry one thing to a place (a cue may yield this). It turns over on the way if the faces differ."""
        thing = self._things.get(handle)
        if thing is None:
            return
        thing.ticket += 1
        ticket = thing.ticket
        if after:
            yield wait(after)
            if self._things.get(handle) is not thing or thing.ticket != ticket:
                return
        start = thing.now
        turning = start.face_up != to.face_up
        reduced = self.scope.pace.reduced

        def put(t: float) -> None:
            if self._things.get(handle) is not thing or thing.ticket != ticket:
                return
            self.dirty = True
            if t >= 1.0:
                thing.now, thing.ghost = to, None
            elif reduced:
                thing.now, thing.ghost = replace(to, alpha=to.alpha * t), replace(start, alpha=start.alpha * (1 - t))
            else:
                now = start.toward(to, t)
                if hop:
                    now = now.moved(dy=-hop * 4 * t * (1 - t))
                if turning:
                    u = min(1.0, max(0.0, t))
                    edge = abs(2 * u - 1)
                    now = replace(now, face_up=to.face_up if u > 0.5 else start.face_up, squash=max(0.02, edge),
                                  shade=0.75 + 0.25 * edge)  # fmt: skip
                thing.now = now

        yield tween(max(seconds, FLIP) if turning else seconds, put, ease)
        if thing.leaving and thing.ticket == ticket and self._things.get(handle) is thing:
            del self._things[handle]
            self.dirty = True

    def flip(self, handle: Handle, face_up: bool = True, lift: float = 6.0) -> Motion:
        """Turn one thing over where it lies."""
        if handle in self._things and self._things[handle].now.face_up != face_up:
            place = self._things[handle].now
            yield self.travel(handle, replace(place, face_up=face_up), FLIP, sine_in_out, hop=lift)

    def raise_(self, handle: Handle, up: bool = True, by: float = 0.08) -> None:
        """Hover: lift a thing a little, or put it back where the layout wants it."""
        goal = self.goal(handle)
        if goal is not None:
            to = replace(goal, w=goal.w * (1 + by), h=goal.h * (1 + by), raised=1.0, z=goal.z + 100) if up else goal
            self._send(handle, to, 0.11, quad_out, 0.0)

    def put(self, handle: Handle, place: Place) -> None:
        """Set a place by hand, now (dragging). The next settle brings it home."""
        thing = self._things.get(handle)
        if thing is None:
            self._things[handle] = _Thing(place, place)
        else:
            thing.ticket += 1
            thing.now = place
        self.dirty = True

    def home(self) -> Motion:
        """Everything back to the last layout (a cue list may end with it)."""
        away = [(h, t.goal) for h, t in self._things.items() if not t.leaving and t.now != t.goal]
        yield all_of(*[self.travel(handle, goal) for handle, goal in away])

    def snap(self) -> None:
        """Everything to its goal at once: after a resize, a seek, a rejoin, a backlog."""
        for handle, thing in list(self._things.items()):
            thing.ticket += 1
            if thing.leaving:
                del self._things[handle]
            else:
                thing.now, thing.ghost = thing.goal, None
        self.dirty = True

    def drawn(self) -> Iterator[tuple[Handle, Place]]:
        """What to draw, from the bottom up."""
        found: list[tuple[float, int, Handle, Place]] = []
        for number, (handle, thing) in enumerate(self._things.items()):
            if thing.ghost is not None:
                found.append((thing.ghost.z, number, handle, thing.ghost))
            found.append((thing.now.z, number, handle, thing.now))
        found.sort(key=lambda entry: (entry[0], entry[1]))
        for _, _, handle, place in found:
            if place.alpha > 0.004:
                yield handle, place

    def at(self, point: tuple[int, int]) -> Handle | None:
        """The topmost thing that can be pointed at there."""
        hit: Handle | None = None
        for handle, place in self.drawn():
            thing = self._things[handle]
            if place.clickable and not thing.leaving and place.rect.collidepoint(point):
                hit = handle
        return hit

    def place_of(self, handle: Handle, otherwise: Place | None = None) -> Place | None:
        thing = self._things.get(handle)
        return thing.now if thing else otherwise
