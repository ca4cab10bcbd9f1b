"""What covers the ground: fields, grass, the grid and its corner ticks, the frame."""

from __future__ import annotations

import math

import numpy as np

from art.kit.paths import circle, intersect, poly, rect, taper
from art.titles.goblin_raid.chart import SIDE, Chart, Hex, dice
from art.titles.goblin_raid.land import tuft
from art.titles.goblin_raid.sheet import Sheet

TINTS = (0.85, 0.40, 0.0, 0.52)  # of the plots of a hex; the third has dots
FURROWS = (0.35, 1.2, 1.7, 0.8)  # their directions against the first side of the plot


def field(sheet: Sheet, chart: Chart, at: Hex) -> None:
    """Four plots round a crooked middle, each ploughed its own way."""
    (x, y), chance = chart.middle(at), dice("field", at)
    start = chance.random() * 180
    border = chart.outline(at, 4.5)
    cx, cy = x + chance.normal(0, 4), y + chance.normal(0, 4)
    cuts = [start] + [start + turn + chance.normal(0, 9) for turn in (92, 182, 268)]
    for i in range(4):
        a0 = math.radians(cuts[i])
        a1 = math.radians(cuts[(i + 1) % 4] + (360 if i == 3 else 0))
        fan = [
            (cx + 90 * math.cos(a0 + (a1 - a0) * q / 6), cy + 90 * math.sin(a0 + (a1 - a0) * q / 6)) for q in range(7)
        ]
        plot = intersect(poly((cx, cy), *fan), border)
        if plot.isEmpty():
            continue
        kind = (i + at[0] + at[1]) % 4
        sheet.add(plot, "c", amount=TINTS[kind])
        angle = a0 + FURROWS[(i + at[1]) % 4]
        c, s = math.cos(angle), math.sin(angle)
        for row in range(-9, 10):
            fx, fy = cx - s * row * 5.2, cy + c * row * 5.2
            if kind != 2:
                furrow = [
                    (fx - 60 * c - s * 0.5, fy - 60 * s + c * 0.5),
                    (fx - s * 0.8, fy + c * 0.8),
                    (fx + 60 * c, fy + 60 * s),
                    (fx + s * 0.6, fy - c * 0.6),
                ]
                sheet.add(poly(*furrow), clip=plot, amount=0.9)
            else:
                for q in range(-7, 8):
                    sheet.add(circle(fx + q * 6 * c, fy + q * 6 * s, 1.0), clip=plot)
        sheet.cut(plot, stroke=3.2)
        sheet.add(plot, stroke=1.1)


def far_field(sheet: Sheet, chart: Chart, at: Hex) -> None:
    """One plot with a few bold furrows."""
    x, y = chart.middle(at)
    border = chart.outline(at, 5)
    sheet.add(border, "c", amount=0.62)
    angle = math.radians((at[0] * 60 + at[1] * 30) % 180)
    c, s = math.cos(angle), math.sin(angle)
    for row in range(-3, 4):
        fx, fy = x - s * row * 15, y + c * row * 15
        sheet.add(taper([(fx - 50 * c, fy - 50 * s), (fx, fy), (fx + 50 * c, fy + 50 * s)], 4.2, 2, 2), clip=border)


def grass(sheet: Sheet, chart: Chart, at: Hex) -> None:
    (x, y), chance = chart.middle(at), dice("grass", at)
    for _ in range(5):
        gx, gy = x + chance.normal(0, 18), y + chance.normal(0, 15)
        if chance.random() < 0.62:
            tuft(sheet, gx, gy)


def grid(sheet: Sheet, chart: Chart, far: bool = False) -> None:
    """Every hexside once: a rule that is a little thinner in its middle."""
    seen = set()
    for at in chart.terrain:
        for i in range(6):
            one, other = np.array(chart.vertex(at, i)), np.array(chart.vertex(at, (i + 1) % 6))
            key = tuple(np.round(one + other).astype(int))
            if key in seen:
                continue
            seen.add(key)
            along = other - one
            normal = np.array([-along[1], along[0]]) / SIDE
            thick, thin = (1.3, 1.3) if far else (0.85, 0.55)
            steps = ((0, thick), (0.5, thin), (1, thick), (1, -thick), (0.5, -thin), (0, -thick))
            sheet.add(poly(*[tuple(one + along * t + normal * o) for t, o in steps]), amount=0.8 if far else 0.92)


def ticks(sheet: Sheet, chart: Chart) -> None:
    """Three rays at every corner bring the grid back where trees and roofs hide it."""
    seen = set()
    for at in chart.terrain:
        for i in range(6):
            x, y = chart.vertex(at, i)
            if (round(x), round(y)) in seen:
                continue
            seen.add((round(x), round(y)))
            for turn in (0, 120, 240):
                angle = math.radians(60 * i + turn)
                end = (x + 6.5 * math.cos(angle), y + 6.5 * math.sin(angle))
                ray = taper([(x, y), ((x + end[0]) / 2, (y + end[1]) / 2), end], 2.2, 2, 0.6)
                sheet.cut(ray, stroke=2.2)
                sheet.add(ray)


def frame(sheet: Sheet, chart: Chart) -> None:
    """Three rules and a scale of black and paper round the map."""
    w, h = chart.width, chart.height
    for inset, width in ((14, 7), (23, 1.8), (40, 2.6)):
        sheet.add(rect(inset, inset, w - 2 * inset, h - 2 * inset), stroke=width)
    n = 56
    for i in range(1, n, 2):
        dx, dy = (w - 80) / n, (h - 80) / n
        for y in (26, h - 37):
            sheet.add(rect(40 + dx * i, y, dx, 11))
        for x in (26, w - 37):
            sheet.add(rect(x, 40 + dy * i, 11, dy))
