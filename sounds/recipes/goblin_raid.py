"""Goblin on the map: feet and hooves, counters, the alarm, plunder, and the way home.

Which moment asks for which effect, by cue (fighting is in `raid_battle`, kings and turns in `raid_fates`):

| cue, moment | effect |
|---|---|
| `step` on foot, each hex; mounted, each hex (too soon after one another they skip) | `march_feet`; `march_hooves` |
| `halted`, `step` stopped by a zone | `halt` |
| a counter set down, also at set-up; picked up or carried | `counter_down`; `card_slide` |
| `turned_up`; a stack fanned under the pointer | `counter_flip`; `stack_fan` |
| `sighted`; `alarm` | `spotted`; `alarm_bell` |
| `plundered`; the stamp on the site | `plunder_sack`; `looted_stamp` |
| `dropped`; `home` with a sack, without one | `bag_drop`; `home_cheer`, `cave_in` |
| `counted`, one bag after another; the total pours out | `bag_count` (8 steps); `gold_coins` |
| `ruined` | `site_ruined` |
| `entered`; `left_map` | `map_enter`; `map_leave` |
| `declared`; `battle`, the sheet slides in | `battle_declared`; `battle_opens` |
| `volley` of bows, of slings; one without effect | `volley_bows`, `volley_slings`; `volley_misses` |
| `assault`, few against few, many | `assault_small`; `assault_large` |
| an assault's stamp SUCCESS, FAILS | `assault_success`; `assault_fails` |
| before a `check`; its result `none` | `morale_drum`; `morale_holds` |
| its result `retreat`, `rout`, each run | `retreat_run`; `rout_panic` |
| `casualty` that is lost; `destroyed`, `cut_off`: a leader | `casualty`; `leader_destroyed` |
| `advanced` | `advance` |
| `turn`; `phase` | `turn_drum`; `phase_clap` |
| `baron_drawn`; `baron_comes` | `card_flip`; `baron_horn` |
| `confidence` up, down | `confidence_up`, `confidence_down` |
| `roles`, a new king; the King destroyed; deposed | `role_fanfare`; `crown_falls`; `king_deposed` |
| `called_off`, `conceded`; `reign_ends` | `called_off`; `reign_ends` |
| dice: thrown, modified row by row | `dice_throw`, `dice_bounce`, `dice_settle`; `power_step` |

Music: `goblin_raid` on the map, `goblin_raid_battle` while a battle's sheet is open.
"""

from __future__ import annotations

import numpy as np

from sounds.recipes.brass import blow, toot
from sounds.recipes.fates import crowd
from sounds.recipes.metal import COIN, LID, bent
from sounds.recipes.paper import crackle, flutter, rustle, tap
from sounds.recipes.registry import effect, ladder
from sounds.recipes.slayer_slayer import pluck
from sounds.recipes.wood import knock, skin
from sounds.synth import (
    Placed,
    Rng,
    Signal,
    band,
    bars,
    decay,
    drive,
    hold,
    hump,
    lowpass,
    mix,
    noise,
    ramp,
    room,
    sine,
    sweep_band,
    times,
)

HEAP = (587.33, 659.26, 783.99, 880.0, 987.77, 1174.66, 1318.51, 1567.98)
"""The ledger's ladder, D pentatonic with a B, here in coins."""
BELL = (
    (587.33, 1.0, 0.20),
    (698.5, 0.6, 0.17),
    (880.4, 0.45, 0.14),
    (1175.5, 0.8, 0.14),
    (1766, 0.4, 0.09),
    (2362, 0.25, 0.06),
)
"""A bell on D5 with a bell's minor third, small enough to be rung by a rope and one frightened man."""


# --- feet and hooves -----------------------------------------------------------------------------------------


def foot(rng: Rng, size: float = 1.0) -> Signal:
    """A flat bare foot on a field path: sole, earth, a little grass."""
    sole = lowpass(noise(rng, 0.06), 1300 / size) * decay(0.06, 0.011 * size)
    earth = sine(104.0 / size * rng.uniform(0.92, 1.08), 0.08) * decay(0.08, 0.018 * size)
    grass = band(noise(rng, 0.05), 2400, 7000) * hump(0.05, 2)
    return mix((sole, 0, 1), (earth, 0, 0.8), (grass, 0.008, 0.10))


def hoof(rng: Rng, loud: float = 1.0) -> Signal:
    """A shod hoof on packed earth: a hollow clop over a thump."""
    pitch = 430 * rng.uniform(0.88, 1.14)
    clop = bars(rng, 0.12, [(pitch, 1, 0.019), (pitch * 1.62, 0.6, 0.014), (pitch * 3.4, 0.2, 0.006)], 0.0006)
    thump = mix(
        (sine(82.0, 0.1) * decay(0.1, 0.026), 0, 0.9), (lowpass(noise(rng, 0.05), 900) * decay(0.05, 0.01), 0, 0.7)
    )
    return loud * mix((clop, 0, 0.8), (thump, 0.003, 0.9))


def gear(rng: Rng) -> Signal:
    """Something tin on a strap that swings once."""
    return bars(rng, 0.14, bent(rng, LID[2:], 0.10))


def steps(rng: Rng, count: int, gap: float, fade: float = 1.0, size: float = 1.0) -> tuple[list[Placed], float]:
    """`count` footfalls of one walker and when the next would come; each `fade` times as loud as the last."""
    parts: list[Placed] = []
    at, loud = 0.0, 1.0
    for i in range(count):
        parts.append((foot(rng, size), at, loud * (1.0 if i % 2 == 0 else 0.75)))
        at, loud = at + gap * rng.uniform(0.9, 1.1), loud * fade
    return parts, at


def band_of(rng: Rng, walkers: int, count: int, gap: float, fade: float = 1.0) -> list[Placed]:
    """Several walkers who are not in step, as goblins are not."""
    parts: list[Placed] = []
    for i in range(walkers):
        late, size = rng.uniform(0, 0.5 * gap), rng.uniform(0.85, 1.2)
        own, _ = steps(rng, count, gap * rng.uniform(0.92, 1.08), fade, size)
        parts += [(s, at + late, g * (1.0 if i == 0 else 0.6)) for s, at, g in own]
    return parts


@effect(-27)
def march_feet(rng: Rng) -> Signal:
    """A hex or two on foot: three of a band patter past, and a pot with them. Takes on end make a march."""
    pots: list[Placed] = [(gear(rng), rng.uniform(0.05, 0.2), 0.10)]
    return room(rng, mix(*band_of(rng, 3, 3, 0.095), *pots), 0.07, 0.16, 3200)


@effect(-26)
def march_hooves(rng: Rng) -> Signal:
    """A hex or two mounted: one stride of a canter, three beats and a breath, and a bit that rings."""
    parts: list[Placed] = []
    for beat, loud in ((0.0, 0.7), (0.075, 0.85), (0.155, 1.0)):
        parts.append((hoof(rng, loud), beat * rng.uniform(0.95, 1.05), 1.0))
    bit = bars(rng, 0.2, bent(rng, ((3150, 0.5, 0.04), (4480, 0.4, 0.03), (6010, 0.2, 0.02)), 0.05))
    return room(rng, mix(*parts, (bit, 0.16, 0.09)), 0.09, 0.2, 3000)


@effect(-26)
def halt(rng: Rng) -> Signal:
    """No further: two heels dug in, a scuff, the kettle swings on."""
    scuff = band(noise(rng, 0.13), 700, 4200) * ramp([(0, 0), (0.02, 1), (0.13, 0)], 0.13)
    parts: list[Placed] = [(foot(rng, 1.3), 0.0, 1.0), (scuff, 0.03, 0.28), (foot(rng, 1.2), 0.13, 0.9)]
    parts += [(gear(rng), 0.15, 0.22), (gear(rng), 0.25, 0.10)]
    return room(rng, mix(*parts), 0.08, 0.22)


# --- counters ------------------------------------------------------------------------------------------------


def card(rng: Rng, loud: float = 1.0) -> Signal:
    """A thick square of card put flat on a map on a table: no ring at all."""
    board = bars(rng, 0.12, [(236, 1, 0.016), (411, 0.5, 0.011), (690, 0.25, 0.007)], 0.0006)
    return loud * mix((board, 0, 0.8), (tap(rng, 160, 0.8), 0, 0.8))


@effect(-27)
def counter_down(rng: Rng) -> Signal:
    nudge = flutter(rng, 0.07, 60)
    return room(rng, mix((card(rng), 0, 1), (nudge, 0.055 * rng.uniform(0.9, 1.1), 0.16)), 0.07, 0.16)


@effect(-25)
def counter_flip(rng: Rng) -> Signal:
    """A thumb under its edge, over, and flat on its back."""
    thumb = band(noise(rng, 0.02), 1500, 6500) * decay(0.02, 0.003)
    turn = 0.11 * rng.uniform(0.92, 1.08)
    return room(
        rng, mix((thumb, 0, 0.8), (rustle(rng, 0.11, 900, 5200), 0.01, 0.45), (card(rng), turn, 1.1)), 0.08, 0.18
    )


@effect(-30)
def stack_fan(rng: Rng) -> Signal:
    """Four counters slid off one another, each a hair higher."""
    parts: list[Placed] = [(flutter(rng, 0.2, 48), 0, 0.35)]
    for i in range(4):
        slip = bars(rng, 0.07, [(310 + 46 * i, 1, 0.010), (760 + 80 * i, 0.4, 0.007)], 0.0006)
        parts.append(
            (mix((slip, 0, 0.8), (tap(rng, 210, 0.3), 0, 0.5)), 0.02 + 0.046 * i * rng.uniform(0.95, 1.05), 0.9)
        )
    return room(rng, mix(*parts), 0.06, 0.15)


# --- seen, and the alarm -------------------------------------------------------------------------------------


def recorder(rng: Rng, hertz: float, duration: float, loud: float = 1.0) -> Signal:
    """A wooden recorder played by somebody who has eaten: chiff, a round tone, breath, a shake on long notes."""
    t = times(duration)
    shake = 1 + 0.005 * np.sin(2 * np.pi * 5.2 * t) * np.clip(t * 3 - 0.6, 0, 1)
    pitch = hertz * (1 - 0.03 * np.exp(-t / 0.014)) * shake
    tone = sine(pitch) + 0.10 * sine(2 * pitch) + 0.22 * sine(3 * pitch) + 0.04 * sine(5 * pitch)
    breath = band(rng.standard_normal(len(t)), 0.9 * hertz, min(9000.0, 3.2 * hertz)) * 0.07
    chiff = band(noise(rng, 0.03), 1200, 6000) * decay(0.03, 0.006)
    level = np.clip(t / 0.022, 0, 1) * np.clip((duration - t) / 0.045, 0, 1)
    return loud * mix(((tone + breath) * level, 0, 0.8), (chiff, 0, 0.22))


@effect(-26, tuned=True)
def spotted(rng: Rng) -> Signal:
    """There is somebody: a twig, and two notes of a recorder that were meant to be a bird."""
    twig = mix((knock(rng, 880, 0.006, 1.2), 0, 1), (knock(rng, 1240, 0.005, 0.9), 0.022, 0.6))
    up = recorder(rng, 880.0, 0.09, 0.7), recorder(rng, 1174.66, 0.20, 0.8)
    return room(
        rng, mix((twig, 0, 0.45), (up[0], 0.11, 0.8), (up[1], 0.205 * rng.uniform(0.98, 1.03), 0.9)), 0.13, 0.35, 4000
    )


@effect(-20, tuned=True)
def alarm_bell(rng: Rng) -> Signal:
    """The countryside wakes: a horn from D to A, and a bell that is rung far too fast."""
    duration = 1.15
    t = times(duration)
    leap = 0.20 * rng.uniform(0.96, 1.04)
    pitch = np.where(t < leap, 146.83, 220.0) * (1 + 0.006 * np.sin(2 * np.pi * 5.3 * t))
    level = 0.95 * np.clip(t / 0.05, 0, 1) * np.clip((duration - t) / 0.3, 0, 1)
    parts: list[Placed] = [(np.tanh(blow(rng, pitch, level) * 0.9), 0, 0.42)]
    at = 0.26
    for i in range(7):
        clapper = mix(
            (band(noise(rng, 0.03), 900, 4800) * decay(0.03, 0.005), 0, 1), (knock(rng, 740, 0.012, 0.5), 0, 0.6)
        )
        ring = bars(rng, 0.6, bent(rng, BELL, 0.0015), 0.001)
        parts.append((mix((ring, 0, 0.6), (clapper, 0, 1.1)), at, (0.85, 0.62)[i % 2] * (1.0 if i < 5 else 0.8)))
        at += (0.175, 0.155)[i % 2] * rng.uniform(0.95, 1.05)
    return room(rng, np.tanh(mix(*parts) * 0.7), 0.18, 0.5, 4500)


# --- plunder -------------------------------------------------------------------------------------------------


def sackful(rng: Rng, loud: float = 1.0, pieces: int = 5) -> Signal:
    """Candlesticks, spoons and coins through sacking: metal with its edge taken off, on a soft thump."""
    parts: list[Placed] = []
    for _ in range(pieces):
        metal = COIN if rng.random() < 0.6 else LID[1:]
        parts.append((bars(rng, 0.22, bent(rng, metal, 0.12), 0.001), rng.uniform(0, 0.09), rng.uniform(0.2, 0.5)))
    cloth = lowpass(noise(rng, 0.11), 1100) * decay(0.11, 0.022, 0.003)
    body = sine(88.0 * rng.uniform(0.94, 1.06), 0.14) * decay(0.14, 0.034)
    return loud * mix((lowpass(mix(*parts), 4200), 0.004, 0.75), (cloth, 0, 1.0), (body, 0, 0.9))


@effect(-23)
def plunder_sack(rng: Rng) -> Signal:
    """Out of the window and into the sack, and the sack onto a shoulder."""
    swing = sweep_band(noise(rng, 0.22), lambda s: 500 + 1500 * np.sin(np.pi * s / 0.22), 0.7) * hump(0.22, 2, 1.2)
    spoons: list[Placed] = [
        (bars(rng, 0.25, bent(rng, COIN, 0.09), 0.0008), at * rng.uniform(0.93, 1.07), 0.30)
        for at in (0.03, 0.10, 0.16)
    ]
    return room(rng, mix(*spoons, (swing, 0.20, 0.40), (sackful(rng), 0.38, 1.4)), 0.10, 0.28, 4200)


@effect(-21)
def looted_stamp(rng: Rng) -> Signal:
    """LOOTED: the stamp of the house, brought down on a door that was still shut."""
    arm = band(noise(rng, 0.06), 900, 3600) * hump(0.06, 2, 1.4)
    t = times(0.34)
    plate = sine(66 + 64 * np.exp(-t / 0.018)) * decay(0.34, 0.08)
    slap = lowpass(noise(rng, 0.1), 3400) * decay(0.1, 0.014)
    door = bars(rng, 0.3, [(142, 0.8, 0.05), (287, 0.6, 0.036), (455, 0.45, 0.026), (873, 0.25, 0.016)])
    hit = drive(mix((plate, 0, 1), (slap, 0, 1.2), (door, 0.002, 1.0)), 1.8)
    latch = mix((gear(rng), 0, 0.35), (knock(rng, 620, 0.01, 0.6), 0, 0.4))
    splinters = crackle(rng, 0.16, 9)
    return room(rng, mix((arm, 0, 0.22), (hit, 0.055, 1), (splinters, 0.08, 0.35), (latch, 0.21, 0.5)), 0.11, 0.28)


@effect(-23)
def bag_drop(rng: Rng) -> Signal:
    """A sack let go in a hurry: it lands, bounces twice, and a cup rolls out."""
    parts: list[Placed] = [
        (sackful(rng, 1.0, 6), 0.0, 1.0),
        (sackful(rng, 0.5, 4), 0.19 * rng.uniform(0.94, 1.06), 1.0),
    ]
    parts.append((sackful(rng, 0.25, 2), 0.31, 1.0))
    at, gap = 0.36, 0.07
    while gap > 0.03:
        parts.append((bars(rng, 0.18, bent(rng, LID[2:], 0.03)), at, 2.2 * gap))
        at, gap = at + gap, gap * 0.86
    return room(rng, mix(*parts), 0.10, 0.26, 4000)


@effect(-25)
def cave_in(rng: Rng) -> Signal:
    """Home with empty hands: the patter goes from grass to rock, and the rock answers."""
    outside = [(s, at, 0.8 * g) for s, at, g in band_of(rng, 2, 3, 0.11)]
    stone: list[Placed] = []
    at = 0.32
    for i in range(4):
        slap = bars(rng, 0.1, [(205, 1, 0.02), (486, 0.5, 0.014), (1130, 0.2, 0.008)], 0.0008)
        stone.append((mix((slap, 0, 0.7), (foot(rng, 0.9), 0, 0.6)), at, 0.9 * 0.8**i))
        at += 0.105 * rng.uniform(0.93, 1.07)
    within = room(rng, mix(*stone), 0.55, 0.9, 1700)
    return mix((mix(*outside), 0, 1), (within, 0, 1))


@effect(-21)
def home_cheer(rng: Rng) -> Signal:
    """A sack comes home: it is swung through the mouth of the cave, and the whole cave says so."""
    yell = crowd(rng, 6, 0.62, [(0, 0.8), (0.3, 1.15), (1, 0.9)], 1.0, 210, 460)
    claps: list[Placed] = []
    for at in np.sort(rng.uniform(0.3, 1.0, 7)):
        claps.append((band(noise(rng, 0.04), 800, 3800) * decay(0.04, 0.008), float(at), rng.uniform(0.12, 0.28)))
    within = room(rng, mix((np.tanh(1.5 * yell), 0.14, 0.5), *claps), 0.40, 0.8, 2000)
    return mix((sackful(rng, 0.9, 6), 0, 1), (within, 0, 1))


@ladder(-25, takes=len(HEAP))
def bag_count(rng: Rng, step: int) -> Signal:
    """A bag is worth what its die says: coins on the heap, each bag a step higher."""
    pitch = HEAP[step - 1]
    glint = bars(rng, 0.4, [(2 * pitch, 0.6, 0.10), (5.4 * pitch, 0.24, 0.05), (3 * pitch, 0.2, 0.07)], 0.001)
    fall: list[Placed] = []
    for i in range(3 + step // 3):
        at = 0.035 * i * rng.uniform(0.8, 1.2)
        fall.append((bars(rng, 0.22, bent(rng, COIN, 0.06), 0.0008), at, 0.26 * 0.85**i))
        fall.append((knock(rng, 500 * rng.uniform(0.9, 1.15), 0.008, 0.3), at, 0.16))
    return room(rng, mix(*fall, (pluck(rng, pitch / 2, 0.10), 0.01, 0.5), (glint, 0.02, 0.5)), 0.10, 0.26, 5000)


@effect(-20)
def site_ruined(rng: Rng) -> Signal:
    """A roof that was somebody's: straw catches, a beam gives, the wall comes down after it."""
    length = 1.3
    flame = sweep_band(noise(rng, length), lambda s: 350 + 900 * min(1.0, s / 0.4), 0.8)
    flame *= ramp([(0, 0), (0.12, 0.7), (0.45, 1), (length, 0)], length) * (1 + 0.35 * sine(17.0, length))
    snap = mix((knock(rng, 330, 0.03, 1.2), 0, 1), (knock(rng, 520, 0.016, 1.0), 0.03, 0.7))
    b = times(0.55)
    boom = sine(44 + 60 * np.exp(-b / 0.03)) * decay(0.55, 0.13, 0.002)
    wall = band(noise(rng, 0.35), 200, 2600) * decay(0.35, 0.06)
    parts: list[Placed] = [(flame, 0, 0.55), (crackle(rng, 0.9, 34), 0.05, 0.9), (snap, 0.40, 0.9), (snap, 0.49, 0.5)]
    parts.append((drive(mix((boom, 0, 0.9), (wall, 0, 1.1)), 1.7), 0.56, 0.95))
    for at in np.sort(rng.uniform(0.62, 1.4, 18)):
        stone = knock(rng, rng.uniform(260, 900), 0.012, 0.7)
        parts.append((stone, float(at), 0.34 * (1.6 - float(at))))
    return room(rng, mix(*parts), 0.17, 0.5, 2400)


# --- the edge of the map -------------------------------------------------------------------------------------


@effect(-24, tuned=True)
def map_enter(rng: Rng) -> Signal:
    """In over the margin: paper lifts, hooves and feet come nearer, a short call in A."""
    edge = band(noise(rng, 0.22), 500, 4500) * hump(0.22, 1.6, 1.3)
    near: list[Placed] = []
    for i in range(5):
        near.append((hoof(rng), 0.10 + 0.12 * i * rng.uniform(0.97, 1.03), 0.25 + 0.15 * i))
    call = mix((toot(rng, 220.0, 0.11, 0.8), 0, 1), (toot(rng, 220.0, 0.26, 0.9), 0.14, 1))
    return room(rng, mix((edge, 0, 0.45), *near, (call, 0.42, 0.34)), 0.12, 0.35)


@effect(-26)
def map_leave(rng: Rng) -> Signal:
    """Out over the margin: hooves that go, and the paper falls back."""
    away: list[Placed] = []
    for i in range(5):
        away.append((lowpass(hoof(rng), 3200 - 480 * i), 0.115 * i * rng.uniform(0.97, 1.03), 0.85 * 0.72**i))
    fall = band(noise(rng, 0.26), 350, 3600) * hump(0.26, 1.6, 0.8)
    return room(rng, mix(*away, (fall, 0.40, 0.42), (tap(rng, 150, 0.6), 0.62, 0.35)), 0.12, 0.35, 2000)


# --- battles on the map --------------------------------------------------------------------------------------


@effect(-23)
def battle_declared(rng: Rng) -> Signal:
    """A banner planted between two hexes: the pole bites, the cloth snaps open."""
    pole = mix((skin(rng, 92, 0.05, 0.6), 0, 0.9), (knock(rng, 270, 0.03, 0.5), 0, 0.8), (foot(rng, 1.4), 0.004, 0.7))
    parts: list[Placed] = [(pole, 0, 1.0)]
    for i, at in enumerate((0.10, 0.20, 0.27)):
        flap = lowpass(noise(rng, 0.07), 2600 - 300 * i) * decay(0.07, 0.013, 0.004)
        parts.append((flap, at * rng.uniform(0.95, 1.05), (0.85, 0.5, 0.3)[i]))
    quiver = bars(rng, 0.3, [(64, 0.6, 0.07), (121, 0.4, 0.05)], 0.002) * hold(0.3, 0.001, 0.1)
    return room(rng, mix(*parts, (quiver, 0.02, 0.7)), 0.11, 0.28)


@effect(-20, tuned=True)
def battle_opens(rng: Rng) -> Signal:
    """The sheet slides in: paper, a flam on the big drum, and two horns a fifth apart that do not agree to stop."""
    sheet = band(noise(rng, 0.30), 400, 4800) * hump(0.30, 1.6, 1.4)
    parts: list[Placed] = [(sheet, 0, 0.35)]
    parts += [(skin(rng, 86, 0.14, 0.7), at, g) for at, g in ((0.26, 0.55), (0.30, 1.0), (0.62, 0.7), (0.82, 0.9))]
    parts += [(toot(rng, 146.83, 0.82, 0.95), 0.30, 0.38), (toot(rng, 220.0, 0.74, 0.9), 0.32, 0.28)]
    parts += [(gear(rng), at, 0.14) for at in (0.34, 0.64, 0.83)]
    return room(rng, np.tanh(mix(*parts) * 0.85), 0.17, 0.5, 3000)
