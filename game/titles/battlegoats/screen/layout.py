"""Where everything of BattleGoats lies, in fractions of the window. Pure: the same in, the same out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from pygame import Rect

from game.tabletop.contract import Regions
from game.titles.battlegoats.rules.cards import SPACES
from game.titles.battlegoats.screen.reading import RESERVE, Reading
from game.ui.look import Look
from game.ui.places import Handle, Place
from game.ui.scale import Frame

Cell = tuple[int, str]
ROWS = (("front", "F1"), ("middle", "M1"), ("back", "B1"))
"""Each row, and a space in it."""


@dataclass(frozen=True)
class Ground:
    """Every rectangle of one phase, for one window and one circle of seats."""

    regions: Regions
    cells: dict[Cell, Rect] = field(default_factory=dict)
    duel: bool = False
    stage: Rect = field(default_factory=lambda: Rect(0, 0, 1, 1))
    """Where a fight is shown: a place of its own while two fight alone, else over the middle."""
    lane: Rect | None = None
    """Between the front rows of two, with the names of the columns."""
    piles: dict[int, Rect] = field(default_factory=dict)
    reserve: Rect | None = None
    fallen: tuple[tuple[Rect, tuple[int, ...]], ...] = ()
    """Panels of discard piles, and whose: counts where there is little room."""
    reason: Rect | None = None
    """Why something is dim."""
    enemy: Rect | None = None
    tray: Rect | None = None
    pairs: Rect | None = None
    packet: Rect | None = None
    kept: Rect | None = None
    rows: dict[str, tuple[int, int]] = field(default_factory=dict)
    """Seat and row ("0 front"), and where its name stands (right, centre)."""
    sheets: tuple[Rect, ...] = ()
    """Where a fight may lie instead, so that the two fields that fight are seen: see `sheet_for`."""


def _grid(frame: Frame, seat: int, cx: float, top: float, tile: tuple[float, float], pitch: tuple[float, float],
          *, mine: bool) -> dict[Cell, Rect]:  # fmt: skip
    """Nine cells: `cx` is the middle of the centre column, `tile` and `pitch` are (across, down). Your front row lies on top; an
    opponent's faces you, and their columns run from your right."""
    width, height = frame.size
    w, h = round(tile[0] * width), round(tile[1] * height)
    out: dict[Cell, Rect] = {}
    for n, space in enumerate(SPACES):
        row, column = divmod(n, 3)
        x = (column - 1) if mine else (1 - column)
        y = row if mine else 2 - row
        rect = Rect(0, 0, w, h)
        rect.center = (round((cx + x * pitch[0]) * width), round((top + y * pitch[1]) * height + h / 2))
        out[seat, space] = rect
    return out


@lru_cache(maxsize=32)
def ground(size: tuple[int, int], text_scale: float, mode: str, around: tuple[int, ...], seats: int) -> Ground:
    """The rectangles for a window, a phase ("fight" while one of two is shown) and the seats that are shown (the lower one
    first)."""
    frame = Frame(size, text_scale)
    if mode not in ("battle", "fight"):
        return _before(frame, around, mode)
    return _duel(frame, around, mode == "fight") if len(around) == 2 else _many(frame, around)


def _duel(frame: Frame, around: tuple[int, ...], fight: bool) -> Ground:
    """Two herds fill the middle; while they fight they make room for the stage. What stands round them stays."""
    r = frame.rect
    me, her = around
    roomy = frame.size[1] >= 900 and frame.text_scale <= 1.2  # else the inspector takes from the log
    page = 0.395 if roomy else 0.435
    foot = 0.068 if roomy else 0.1 if frame.text_scale <= 1.2 else 0.125  # of the question
    top, bottom = 0.082, 0.976 - foot
    regions = Regions(
        top=r(0, 0, 1, 0.067),
        middle=r(0.18, 0.08, 0.272, 0.9) if fight else r(0.192, top, 0.572, bottom - top),
        ask=r(0.186, 0.988 - foot, 0.58, foot),
        inspector=r(0.776, 0.085, 0.214, page),
        log=r(0.776, 0.101 + page, 0.214, 0.688 - page),
        buttons=r(0.776, 0.804, 0.214, 0.166),
        plates={her: r(0.010, 0.09, 0.165, 0.10), me: r(0.010, 0.565, 0.165, 0.10)},
        corner=r(0.012, 0.905, 0.161, 0.065),
    )
    gap = 0.008
    if fight:
        mine = (bottom - top - 0.02 - 4 * gap) / 5.8
        theirs = mine * 2.8 / 3
        hers, own, cx = (0.078, theirs), (0.086, mine), 0.316
        pitch_x, own_pitch_x, lane = 0.0833, 0.0917, 0.02
    else:
        lane = 0.05
        mine = (bottom - top - lane - 4 * gap) / 5.1
        theirs = mine * 0.7
        hers, own, cx = (0.125, theirs), (0.156, mine), 0.4955
        pitch_x = own_pitch_x = 0.168
    front = top + 3 * theirs + 2 * gap + lane
    cells = {
        **_grid(frame, her, cx, top, hers, (pitch_x, theirs + gap), mine=False),
        **_grid(frame, me, cx, front, own, (own_pitch_x, mine + gap), mine=True),
    }
    rows: dict[str, tuple[int, int]] = {}
    if not fight:
        right = round(0.243 * frame.size[0])
        rows = {f"{seat} {name}": (right, cells[seat, space].centery) for seat in around for name, space in ROWS}
    return Ground(
        regions, cells, True, r(0.458, top, 0.308, bottom - top) if fight else r(0.25, 0.13, 0.46, 0.7),
        lane=None if fight else r(0.192, front - lane + 0.007, 0.572, lane - 0.014), rows=rows,
        piles={her: r(0.012, 0.205, 0.161, 0.16), me: r(0.012, 0.68, 0.161, 0.21)},
        reserve=r(0.010, 0.38, 0.165, 0.17),
    )  # fmt: skip


def _many(frame: Frame, around: tuple[int, ...]) -> Ground:
    r = frame.rect
    me, *others = around
    tile, pitch = (0.066, 0.080), (0.0691, 0.0861)
    big, big_pitch = (0.098, 0.080), (0.1016, 0.0861)
    cells: dict[Cell, Rect] = {}
    plates: dict[int, Rect] = {}

    def put(seat: int, cx: float, top: float, wide: bool) -> None:
        cells.update(
            _grid(frame, seat, cx, top + 0.053, big if wide else tile, big_pitch if wide else pitch, mine=False)
        )
        span = 0.310 if wide else 0.2125
        plates[seat] = r(cx - span / 2, top, span, 0.046)

    if len(others) >= 4:
        left, *top, right = others
        put(left, 0.1135, 0.403, False)
        put(right, 0.5955, 0.403, False)
    else:
        top = others
    if len(top) == 2:
        for seat, cx in zip(top, (0.181, 0.529)):
            put(seat, cx, 0.072, True)
    else:
        for seat, cx in zip(top, (0.1135, 0.3545, 0.5955)):
            put(seat, cx, 0.072, False)
    cells.update(_grid(frame, me, 0.3545, 0.4556, (0.083, 0.129), (0.0861, 0.1347), mine=True))
    plates[me] = r(0.2245, 0.400, 0.260, 0.048)
    page = 0.467 if frame.size[1] >= 900 or frame.text_scale > 1.2 else 0.415
    regions = Regions(
        top=r(0, 0, 1, 0.065),
        middle=r(0.005, 0.07, 0.705, 0.795),
        ask=r(0.006, 0.875, 0.705, 0.115),
        inspector=r(0.72, 0.072, 0.273, page),
        log=r(0.72, 0.08 + page, 0.273, 0.745 - page),
        buttons=r(0.72, 0.832, 0.273, 0.158),
        plates=plates,
    )
    crowded = len(others) >= 4
    fallen: tuple[tuple[Rect, tuple[int, ...]], ...]
    if crowded:
        fallen = ((r(0.007, 0.736, 0.2125, 0.126), around),)
    else:
        half = len(around) // 2
        left_panel, right_panel = r(0.007, 0.405, 0.2125, 0.457), r(0.4895, 0.405, 0.2125, 0.457)
        fallen = ((left_panel, around[:half]), (right_panel, around[half:]))
    return Ground(
        regions, cells, False, r(0.065, 0.175, 0.585, 0.575),
        fallen=fallen, reason=r(0.4895, 0.736, 0.2125, 0.126) if crowded else None,
        sheets=(r(0.488, 0.07, 0.2215, 0.795), r(0.003, 0.07, 0.221, 0.795), r(0.225, 0.07, 0.26, 0.795),
                r(0.2245, 0.405, 0.482, 0.46), r(0.004, 0.405, 0.481, 0.46)),
    )  # fmt: skip


def sheet_for(place: Ground, seats: tuple[int, int]) -> Rect:
    """Where the sheet of a fight lies: two fields stand in at most two of the three columns, so one is free; what the
    sheet covers least of the fighting fields and their plates wins."""
    fields = []
    for seat in seats:
        rects = [rect for (owner, _), rect in place.cells.items() if owner == seat]
        rects += [rect for owner, rect in place.regions.plates.items() if owner == seat]
        fields += [rects[0].unionall(rects[1:])] if rects else []

    def covered(sheet: Rect) -> int:
        clips = [sheet.clip(field) for field in fields]
        return sum(clip.w * clip.h for clip in clips)

    return min(place.sheets, key=covered) if place.sheets else place.stage


def panels(place: Ground, reading: Reading) -> list[tuple[Rect, tuple[int, ...]]]:
    """The panels of discard piles, and whose piles each shows. At the end the reserve lies open with them (BTG-8.2): where
    reasons were given, for there are none any more, else under the shortest list."""
    out = list(place.fallen)
    if not reading.reserve or not out:
        return out
    if place.reason is not None:
        return [*out, (place.reason, (RESERVE,))]
    least = min(range(len(out)), key=lambda n: (len(out[n][1]), -n))
    out[least] = (out[least][0], (*out[least][1], RESERVE))
    return out


def counts(frame: Frame, panel: Rect, seats: tuple[int, ...]) -> bool:
    """A panel so low that it tells its piles as numbers."""
    return panel.h < frame.size[1] * 0.2 and seats != (RESERVE,)


def _before(frame: Frame, around: tuple[int, ...], mode: str) -> Ground:
    r = frame.rect
    me = around[0]
    crowd = len(around) > 4
    high, step = (0.07, 0.077) if crowd else (0.108, 0.1167)
    plates = {seat: r(0.009, 0.111 + i * step, 0.182, high) for i, seat in enumerate(around)}
    regions = Regions(
        top=r(0, 0, 1, 0.065),
        middle=r(0.1955, 0.07, 0.5185, 0.783),
        ask=r(0.006, 0.861, 0.709, 0.13),
        inspector=r(0.722, 0.072, 0.272, 0.661),
        buttons=r(0.722, 0.742, 0.272, 0.25),
        plates=plates,
    )
    pairs = r(0.009, 0.586, 0.182, 0.262)
    if mode == "draft":
        return Ground(regions, packet=r(0.222, 0.112, 0.472, 0.575), kept=r(0.222, 0.722, 0.472, 0.125), pairs=pairs,
                      stage=r(0.222, 0.112, 0.472, 0.575))  # fmt: skip
    cells = _grid(frame, me, 0.4105, 0.1305, (0.108, 0.219), (0.114, 0.2306), mine=True)
    right = round(0.2395 * frame.size[0])
    rows = {f"{me} {name}": (right, cells[me, space].centery) for name, space in ROWS}
    return Ground(regions, cells, enemy=r(0.2365, 0.075, 0.348, 0.046), tray=r(0.585, 0.126, 0.13, 0.721), pairs=pairs,
                  rows=rows, stage=r(0.222, 0.112, 0.472, 0.575))  # fmt: skip


def ground_of(reading: Reading, frame: Frame, fight: bool = False) -> Ground:
    """`fight`: one is shown, or voted on; two herds make room for the stage."""
    mode = "fight" if reading.mode == "battle" and (fight or reading.phase == "final") else reading.mode
    return ground(frame.size, frame.text_scale, mode, tuple(reading.around()), reading.seats)


def handle_of(number: int) -> Handle:
    """A card's handle on the stage."""
    return ("c", number)


def layout(reading: Reading, frame: Frame, laid: dict[str, int] | None = None, swapped: dict[int, int] | None = None,
           fight: bool = False) -> dict[Handle, Place]:  # fmt: skip
    """Where each card lies, while a `fight` is shown or not. `laid` (space -> handle) is the layout being made in DEPLOY;
    `swapped` the order being made under Sable's veil (handle -> handle whose space it takes)."""
    place = ground_of(reading, frame, fight)
    out: dict[Handle, Place] = {}
    if reading.mode == "draft":
        _lay_draft(reading, place, out)
    elif reading.mode == "deploy":
        _lay_deploy(reading, place, out, laid or {})
    else:
        _lay_battle(reading, place, frame, out, swapped or {})
    return out


def _lay_draft(reading: Reading, place: Ground, out: dict[Handle, Place]) -> None:
    assert place.packet is not None and place.kept is not None
    area, count = place.packet, len(reading.packet)
    rows = 1 if count <= 4 else 2
    columns = max(1, -(-count // rows))
    high = min(area.h / rows - 8, area.w / max(4, columns) / 5 * 7 - 8)
    wide = high * 5 / 7
    step = min(area.w / columns, wide * 1.22)
    for i, (handle, _) in enumerate(reading.packet):
        row, column = divmod(i, columns)
        in_row = columns if row < rows - 1 else count - columns * (rows - 1)
        x = area.centerx + (column - (in_row - 1) / 2) * step
        y = area.centery + (row - (rows - 1) / 2) * (high + 8)
        out[handle_of(handle)] = Place(x, y, wide, high, z=i)
    for i, (handle, _) in enumerate(reading.nine()):
        out[handle_of(handle)] = Place.of(kept_slot(place, i), z=i)


def kept_slot(place: Ground, i: int) -> Rect:
    """One of the nine places under the packet; the hero's is the first."""
    assert place.kept is not None
    step = place.kept.w / 9
    return Rect(round(place.kept.x + i * step), place.kept.y, round(step) - 5, place.kept.h)


COLUMN = 5
"""So many cards still to lay stand in one column; more in two, so that each shows who it is."""


def tray_slots(place: Ground, count: int) -> list[Rect]:
    """The cards still to lay: as tall as they fit."""
    assert place.tray is not None
    tray, gap = place.tray, 4
    columns = 1 if count <= COLUMN else 2
    rows = -(-count // columns)
    if count == 0:
        return []
    wide = (tray.w - gap) // 2 if columns == 2 else round(tray.w * 0.68)
    high = min(round(wide * 1.22), (tray.h - gap * (rows - 1)) // rows)
    left = tray.centerx - (columns * wide + (columns - 1) * gap) // 2
    out = []
    for i in range(count):
        row, column = divmod(i, columns)
        out.append(Rect(left + column * (wide + gap), tray.y + row * (high + gap), wide, high))
    return out


def _lay_deploy(reading: Reading, place: Ground, out: dict[Handle, Place], laid: dict[str, int]) -> None:
    me = reading.around()[0]
    where = {handle: space for space, handle in laid.items()}
    waiting = [handle for handle, _ in reading.nine() if handle not in where]
    slots = tray_slots(place, len(waiting))
    for i, (handle, _) in enumerate(reading.nine()):
        if handle in where:
            out[handle_of(handle)] = Place.of(place.cells[me, where[handle]], z=i)
        else:
            n = waiting.index(handle)
            out[handle_of(handle)] = Place.of(slots[n], z=20 + n)


def _lay_battle(
    reading: Reading, place: Ground, frame: Frame, out: dict[Handle, Place], swapped: dict[int, int]
) -> None:
    for lying in reading.field.values():
        rect = place.cells.get((lying.seat, lying.space))
        if rect is None:
            continue
        taken = reading.by_handle.get(swapped.get(lying.handle, lying.handle), lying)
        rect = place.cells[taken.seat, taken.space]
        out[handle_of(lying.handle)] = Place.of(rect, face_up=lying.card is not None, z=10 if lying.facing else 5)
    for seat, pile in enumerate(reading.piles):
        area = place.piles.get(seat)
        if area is None:
            continue
        if place.duel:
            for (handle, _), spot in zip(pile, pile_slots(area, frame, len(pile))):
                out[handle_of(handle)] = spot


def pile_slots(area: Rect, frame: Frame, count: int) -> list[Place]:
    """A fan of fallen cards, the latest on top: tiles that overlap when there are many."""
    label = frame.caps(20) + 8
    high = min(area.h - label, round(area.w * 0.46))
    wide = min(round(area.w * 0.49), round(high * 1.09))
    high = min(high, wide)
    step = 0.0 if count < 2 else min(wide + 6, (area.w - wide) / (count - 1))
    y = area.y + label + high / 2
    turns = (-2.0, 1.6, -1.2, 2.2, -0.8, 1.2, -2.2, 0.8, -1.6)
    return [Place(area.x + wide / 2 + i * step, y, wide, high, angle=turns[i % 9], z=1 + i * 0.1) for i in range(count)]


def fan_rects(look: Look, box: Rect, names: Sequence[str]) -> dict[Handle, Rect]:
    """Where the cards of an open fan lie in its box."""
    inner = look.content("panel", box)
    top = inner.y + max(34, look.px(50)) + look.px(10)
    gap = look.px(12)
    room = inner.bottom - top
    sizes = []  # the number of columns that gives the largest cards
    for columns in range(1, len(names) + 1):
        rows = -(-len(names) // columns)
        wide = min((inner.w - gap * (columns - 1)) // columns, ((room - gap * (rows - 1)) // rows) * 5 // 7)
        sizes.append((min(wide, look.px(300)), -columns))
    wide, columns = max(sizes, default=(1, -1))
    columns, high = -columns, wide * 7 // 5
    left = inner.centerx - (columns * wide + (columns - 1) * gap) // 2
    out: dict[Handle, Rect] = {}
    for i, card in enumerate(names):
        row, column = divmod(i, columns)
        out["card", card] = Rect(left + column * (wide + gap), top + row * (high + gap), wide, high)
    return out


def vote_rects(look: Look, box: Rect) -> dict[Handle, Rect]:
    """Where the two answers of the last vote lie in its box."""
    inner = look.content("panel", box)
    half = inner.w // 2
    top = inner.y + max(40, look.px(60))
    high = min(inner.bottom - top, round(half * 1.1))
    return {
        ("say", "share"): Rect(inner.x, top, half - 10, high),
        ("say", "fall"): Rect(inner.x + half + 10, top, half - 10, high),
    }
