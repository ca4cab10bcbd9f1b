"""Rotten Eggs on screen: a row a seat, its hand at the left and its nest at the right; between them what is offered."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.engine.cues import Cue
from game.tabletop.context import ScreenContext, wait_button
from game.tabletop.contract import AnswerButton, Hotspot, Line, MakesScreen, Phase, Regions
from game.tabletop.default_screen import DefaultScreen
from game.tabletop.feed import Update
from game.tabletop.moments import moment_of, shows
from game.tabletop.services import TableServices
from game.titles.rotten_eggs import TITLE
from game.titles.rotten_eggs.rules.cues import Nested, Offered
from game.titles.rotten_eggs.rules.eggs import KINDS, POINTS
from game.titles.rotten_eggs.screen.sounds import SOUNDS
from game.ui.cards import CardFace, tile
from game.ui.motion import Motion, all_of
from game.ui.places import Handle, Place
from game.ui.scale import Frame
from game.ui.widgets.inspector import Inspected
from game.ui.widgets.players import PlayerFacts

PHASES = ("turn", "reply", "over")


@dataclass(frozen=True)
class Ground:
    """Where everything lies, for a window and a number of seats."""

    regions: Regions
    hands: tuple[Rect, ...]
    nests: tuple[Rect, ...]
    offer: Rect


def ground(frame: Frame, seats: int) -> Ground:
    """Rows of seats from the top; fractions of the window."""
    r, row = frame.rect, 0.70 / seats
    tops = [0.085 + row * seat for seat in range(seats)]
    regions = Regions(
        top=r(0, 0, 1, 0.067),
        middle=r(0.18, 0.08, 0.585, 0.70),
        ask=r(0.18, 0.807, 0.585, 0.163),
        inspector=r(0.776, 0.085, 0.214, 0.395),
        log=r(0.776, 0.496, 0.214, 0.293),
        buttons=r(0.776, 0.804, 0.214, 0.166),
        plates={seat: r(0.010, top, 0.165, 0.10) for seat, top in enumerate(tops)},
        corner=r(0.012, 0.905, 0.161, 0.065),
    )
    hands = tuple(r(0.185, top, 0.235, row * 0.9) for top in tops)
    nests = tuple(r(0.535, top, 0.225, row * 0.9) for top in tops)
    return Ground(regions, hands, nests, r(0.435, 0.36, 0.085, 0.15))


def in_row(area: Rect, n: int, count: int) -> Place:
    """The place of the nth thing of a row; a full row overlaps."""
    tall = min(area.h, round(area.w * 0.3))
    wide = round(tall * 0.8)
    step = min(wide + 6, (area.w - wide) // max(1, count - 1))
    return Place.of(Rect(area.x + n * step, area.y + (area.h - tall) // 2, wide, tall), z=float(n))


class EggTable(DefaultScreen[ScreenContext[None]]):
    """Fills `TitleScreen`."""

    codex = "rotten_eggs"
    sounds = SOUNDS

    def __init__(self, services: TableServices) -> None:
        super().__init__(ScreenContext(services=services))
        self.title = TITLE.name
        self._egg, self._to = -1, -1

    @property
    def public(self) -> dict:
        return self.services.update.view["public"]

    @property
    def faces(self) -> dict[int, str]:
        """What this seat knows of eggs."""
        nests = [egg for nest in self.public["nests"] for egg in nest]
        return dict([*self.services.update.view["mine"], *nests])

    @property
    def ground(self) -> Ground:
        return ground(self.look.frame, len(self.public["hands"]))

    @property
    def chapter(self) -> str:
        return self._phase

    @property
    def _phase(self) -> str:
        update = self.services.update
        return "over" if update.result is not None or update.ask is None else update.ask.kind

    def name_of(self, kind: str) -> str:
        return self.words(f"egg-{kind}")

    # what lies where

    def layout(self) -> Mapping[Handle, Place]:
        out: dict[Handle, Place] = {}
        for seat, hand in enumerate(self.public["hands"]):
            for n, egg in enumerate(hand):
                place = in_row(self.ground.hands[seat], n, len(hand))
                out["egg", egg] = place.moved(0, -8 if egg == self._egg else 0, face_up=egg in self.faces)
            nest = self.public["nests"][seat]
            for n, (egg, _) in enumerate(nest):
                out["egg", egg] = in_row(self.ground.nests[seat], n, len(nest))
        if self.public["offer"]:
            egg = self.public["offer"][0]
            out["egg", egg] = Place.of(self.ground.offer, face_up=egg in self.faces, z=50.0)
        return out

    def is_raised(self, handle: Handle) -> bool:
        return handle == ("egg", self._egg)

    def spots(self) -> Sequence[Hotspot]:
        mine = self.public["hands"][self.services.seat] if self.asked == "turn" else []
        why = "" if self.asked == "turn" else self.context.why_not()
        eggs = [
            Hotspot(handle, place.rect, handle[1] in mine, "" if handle[1] in mine else why, order=n)
            for n, (handle, place) in enumerate(self.layout().items())
        ]
        others = [seat for seat in range(len(self.ground.nests)) if self.asked == "turn" and seat != self.services.seat]
        return [*eggs, *(Hotspot(("nest", seat), self.ground.nests[seat], True, order=50 + seat) for seat in others)]

    # the question

    def phases(self) -> Sequence[Phase]:
        now = PHASES.index(self._phase)
        states = ("past", "now", "ahead")
        return [Phase(self.words(f"phase-{name}"), states[(n > now) - (n < now) + 1]) for n, name in enumerate(PHASES)]

    def plate(self, facts: PlayerFacts, seat: int) -> PlayerFacts:
        points = sum(POINTS[KINDS.index(kind)] for _, kind in self.public["nests"][seat])
        return facts._replace(status=self.words("plate-points", n=str(points)))

    def ask(self) -> tuple[str, str]:
        update, words = self.services.update, self.words
        if update.result is not None or update.ask is None:
            return words("result-counted"), ""
        said: dict[str, object] = {}
        if self.public["offer"]:
            said = {"claim": self.name_of(self.public["offer"][1]), "from": self.services.name(self.public["turn"])}
        if self.asked:
            return words(f"ask-{update.ask.kind}", **said), words.stakes(f"ask-{update.ask.kind}", **said)
        return words(f"ask-{update.ask.kind}.waiting", name=self.services.name(update.ask.seats[0]), **said), ""

    def why_not(self) -> str:
        return self.words("why-not-asked")

    def acts(self) -> Sequence[AnswerButton]:
        if self.asked == "reply":
            return [
                AnswerButton("take", self.words("act-take"), lambda: self.context.send("take"), kind="primary"),
                AnswerButton("push", self.words("act-push"), lambda: self.context.send("push")),
            ]
        if self.asked != "turn":
            return [wait_button(self.context)]
        why = "" if self._egg >= 0 else self.words("why-choose-egg")
        to = self.services.name(self._target)
        return [
            AnswerButton(f"claim.{kind}", self.words("act-claim", kind=self.name_of(kind)), self._offers(kind),
                         small=self.words("act-claim.to", name=to), enabled=self._egg >= 0, why=why)
            for kind in KINDS
        ]  # fmt: skip

    @property
    def _target(self) -> int:
        """Whom the egg is offered to: whose nest was pressed, else the next seat."""
        seat, seats = self.services.seat, len(self.public["hands"])
        return self._to if self._to >= 0 else (seat + 1) % seats

    def _offers(self, kind: str):
        return lambda: self.context.send(["offer", self._egg, kind, self._target])

    def click(self, handle: Hashable) -> None:
        what, n = handle
        if self.asked == "turn" and what == "egg" and n in self.public["hands"][self.services.seat]:
            self._egg = -1 if n == self._egg else n
        elif self.asked == "turn" and what == "nest":
            self._to = n
        self.context.again()

    def back(self) -> bool:
        chosen, self._egg, self._to = self._egg >= 0 or self._to >= 0, -1, -1
        return chosen

    def shown(self) -> None:
        self._egg = self._to = -1

    # what is told

    def inspect(self, handle: Hashable) -> Inspected | None:
        what, n = handle
        if what == "nest":
            return Inspected(self.words("nest", name=self.services.name(n)), text=self.words("nest.text"))
        kind = self.faces.get(n)
        if kind is None:
            return Inspected(self.words("egg-unknown"), "back", text=self.words("egg-unknown.text"))
        return Inspected(self.name_of(kind), kind, self._points(kind), text=self.words(f"egg-{kind}.text"))

    @staticmethod
    def _points(kind: str) -> str:
        return str(POINTS[KINDS.index(kind)]).replace("-", "−")

    def lines(self, cue: Cue) -> Sequence[Line]:
        name = self.services.name
        if isinstance(cue, Offered):
            said = self.words("offered", name=name(cue.seat), to=name(cue.to), claim=self.name_of(cue.claim))
            return [Line(said)]
        if isinstance(cue, Nested):
            key = "nested.pushed" if cue.pushed else "nested"
            return [Line(self.words(key, name=name(cue.seat), kind=self.name_of(cue.kind_of)), hot=cue.points < 0)]
        return []

    def moments(self, cues: Sequence[Cue], after: Update) -> Motion:
        together = [motion for cue in cues if (motion := moment_of(self, cue, after)) is not None]
        yield all_of(*together)

    @shows(Offered)
    def offered(self, cue: Offered, after: Update) -> Motion:
        yield self.services.stage.travel(
            ("egg", cue.egg), Place.of(self.ground.offer, face_up=cue.kind_of is not None, z=50.0)
        )

    @shows(Nested)
    def nested(self, cue: Nested, after: Update) -> Motion:
        yield self.services.stage.flip(("egg", cue.egg))

    # drawing

    def draw_background(self, surface: Surface) -> None:
        for area in self.ground.nests:
            surface.blit(self.look.panel("row", area.size), area)

    def paint_thing(self, surface: Surface, handle: Handle, place: Place) -> None:
        kind = self.faces.get(handle[1]) if place.face_up else None
        face = CardFace(self.name_of(kind) if kind else "", kind or "back", self._points(kind) if kind else "")
        picture = tile(self.look, face, place.rect.size, "face" if kind else "back")
        surface.blit(picture, picture.get_rect(center=place.rect.center))

    def paint_over(self, surface: Surface) -> None:
        """Nothing moves over everything."""


TABLE: MakesScreen = EggTable
