"""Loot & Recruit at the market: power into pools, cards played and used, what is bought and what is thrown away.

Which moment asks for which effect, by cue (stones and platforms are in `loot_towers`, events and counts in `loot_fates`):

| cue, moment | effect |
|---|---|
| `played` for Loot, Recruit, Attack; for nothing | `play_loot`, `play_recruit`, `play_attack`; `land_card` |
| power reaches a pool, as many steps as it is | `pool_loot`, `pool_recruit`, `pool_attack` (6 steps each) |
| `action`; `power` out of Spoils; `discount` | `action`; `spoils`; `discount` |
| `purchased`; `void` | `purchase`; `sold_out` |
| `refilled`; `renewed`; `replaced` | `market_refill`; `market_renew`; `discard_whoosh` |
| `trashed`; `taken`; `turn_ends` | `trash`; `scavenge`; `sweep_up` |
| `dealt`, `drawn`; `reshuffled`, `hand_shuffled` | `card_deal`; `horde_shuffle` |
| `recruited`; the goblins hop, then stand | `recruit`; `goblin_hop`, `tower_settle` |
| `gained` for the discard pile | `card_slide` |
| `moved`, what it left | `goblin_hop`, `tower_sway` |
| `shielded`; a shield falls | `shield`; `shield_break` |
| `attack`: told; thrown; the fuse lights | `aim`; `stone_throw`; `fuse` |
| `negated`; the stone drops; `waved` | `bodyguard`; `stone_drop`; `waved` |
| `toppled`: the hit; the tower; every goblin of it | `stone_hit`; `topple`; `goblin_tumble` |
| `captured`; `scattered`; `heckled` | `capture`; `scatter`; `heckle` |
| `event` by phase | `event_opening`, `event_morning`, `event_day`, `event_night`, `event_closing` |
| `flip_choices`; `first_player`; the own `turn` | `flip_choice`; `first_player`; `turn_gong` |
| `count`; `counted`, a line climbs, its sum | `count_drums`; `count_tally` (5 steps), `count_sum` |
| `result`; each rocket | `crowning`; `firework` |

Music: `loot_and_recruit` by day, `loot_and_recruit_night` from the first night on.
"""

from __future__ import annotations

import numpy as np

from sounds.recipes.fates import shout
from sounds.recipes.lair import spill
from sounds.recipes.metal import COIN, LID, bent
from sounds.recipes.paper import crackle, flutter, rustle, tap
from sounds.recipes.registry import effect, ladder
from sounds.recipes.slayer_slayer import pluck
from sounds.recipes.wood import block, knock, skin
from sounds.synth import (
    Placed,
    Rng,
    Signal,
    band,
    bars,
    crest,
    decay,
    drive,
    hold,
    hump,
    lowpass,
    mix,
    noise,
    phase,
    ramp,
    resonator,
    room,
    sine,
    sweep_band,
    times,
)

STEPS = (587.33, 659.26, 783.99, 880.0, 1046.5, 1174.66)
"""A pool fills: D pentatonic with a seventh, one step a point."""


def accordion(rng: Rng, pitches: tuple[float, ...], duration: float, loud: float = 1.0) -> Signal:
    """Two reeds to a note that nearly agree, pressed by bellows with a patch on them."""
    t = times(duration)
    press = np.clip(t / 0.035, 0, 1) * np.clip((duration - t) / 0.05, 0, 1) * (0.86 + 0.14 * np.exp(-t / 0.12))
    reeds = np.zeros_like(t)
    for pitch in pitches:
        for apart in (0.9965, 1.0042):
            turns = phase(np.full_like(t, pitch * apart)) + rng.uniform()
            reeds += lowpass(2 * (turns % 1) - 1, 5200)
    box = resonator(reeds / len(pitches), lambda s: [(620, 260, 1.0), (1480, 420, 0.9), (2900, 800, 0.5)])
    air = band(noise(rng, duration), 900, 5200) * 0.03
    return loud * crest((box + air) * press)


def slap_down(rng: Rng) -> Signal:
    """A card put on the stall with intent."""
    board = bars(rng, 0.2, [(128, 1, 0.04), (257, 0.55, 0.026), (408, 0.25, 0.016)])
    return mix((band(noise(rng, 0.05), 700, 4800) * decay(0.05, 0.009), 0, 1.1), (board, 0, 0.8))


# --- playing -------------------------------------------------------------------------------------------------


@effect(-24)
def play_loot(rng: Rng) -> Signal:
    """Down on the stall, and what the purse has in it answers."""
    parts: list[Placed] = [(rustle(rng, 0.08, 900, 6000), 0, 0.35), (slap_down(rng), 0.055, 1.0)]
    parts += [(s, at + 0.06, g) for s, at, g in spill(rng, 5, 0.28, 0.34)]
    return room(rng, mix(*parts), 0.09, 0.24, 5200)


@effect(-24)
def play_recruit(rng: Rng) -> Signal:
    """Down on the stall: a bite, a crunch, and a swallow."""
    parts: list[Placed] = [(rustle(rng, 0.08, 900, 6000), 0, 0.35), (slap_down(rng), 0.055, 1.0)]
    bite = mix((band(noise(rng, 0.05), 400, 3600) * decay(0.05, 0.012), 0, 1), (knock(rng, 340, 0.01, 0.8), 0, 0.4))
    parts += [
        (crackle(rng, 0.13, 9), 0.16, 0.9),
        (bite, 0.15, 0.75),
        (bite, 0.27, 0.5),
        (crackle(rng, 0.1, 6), 0.28, 0.6),
    ]
    t = times(0.14)
    gulp = sine(190 + 150 * np.sin(np.pi * t / 0.14) ** 2) * hump(0.14, 1.5, 0.8)
    return room(rng, mix(*parts, (gulp, 0.42 * rng.uniform(0.96, 1.05), 0.42)), 0.08, 0.2, 3600)


@effect(-23)
def play_attack(rng: Rng) -> Signal:
    """Down on the stall: an iron ball rolls, knocks against its neighbours, and hisses to itself."""
    parts: list[Placed] = [(rustle(rng, 0.08, 900, 6000), 0, 0.35), (slap_down(rng), 0.055, 1.0)]
    length = 0.36
    roll = lowpass(noise(rng, length), 420) * hump(length, 1.2, 0.7) * (1 + 0.6 * sine(17.0, length))
    iron = bars(
        rng, 0.4, bent(rng, ((212, 1, 0.06), (487, 0.6, 0.05), (911, 0.4, 0.03), (1530, 0.2, 0.02)), 0.03), 0.0008
    )
    hiss = band(noise(rng, 0.24), 3200, 9000) * hump(0.24, 1.5, 1.2)
    parts += [(crest(roll), 0.09, 0.4), (iron, 0.33, 0.5), (iron, 0.42, 0.26), (hiss, 0.3, 0.10)]
    return room(rng, mix(*parts), 0.1, 0.26, 3200)


@ladder(-26, takes=len(STEPS))
def pool_loot(rng: Rng, step: int) -> Signal:
    """A coin into a tin bowl, each one higher up the heap."""
    pitch = STEPS[step - 1]
    strike = bars(rng, 0.34, bent(rng, COIN, 0.03), 0.0008)
    bowl = bars(rng, 0.3, [(pitch, 1, 0.07), (pitch * 2.01, 0.5, 0.05), (pitch * 3.9, 0.2, 0.03)], 0.0008)
    return room(
        rng, mix((strike, 0, 0.35), (bowl, 0.004, 0.7), (knock(rng, 520, 0.008, 0.3), 0, 0.2)), 0.09, 0.22, 5000
    )


@ladder(-26, takes=len(STEPS))
def pool_recruit(rng: Rng, step: int) -> Signal:
    """A drumstick into the pot: a plop with a note in it, and a wooden spoon."""
    pitch = STEPS[step - 1] / 2
    t = times(0.12)
    plop = sine(pitch * (0.8 + 0.45 * (t / 0.12) ** 1.5)) * hump(0.12, 1.2, 0.55)
    splash = band(noise(rng, 0.09), 800, 4200) * decay(0.09, 0.02, 0.004)
    return room(
        rng, mix((plop, 0, 0.9), (splash, 0.03, 0.16), (block(rng, 2 * pitch, 0.05, 0.25), 0.05, 0.5)), 0.09, 0.22
    )


@ladder(-26, takes=len(STEPS))
def pool_attack(rng: Rng, step: int) -> Signal:
    """A ball into the crate: iron on iron, a low string that says how many there are."""
    pitch = STEPS[step - 1]
    ball = bars(rng, 0.22, bent(rng, ((301, 1, 0.035), (655, 0.6, 0.028), (1180, 0.35, 0.018)), 0.02), 0.0006)
    crate = mix((skin(rng, 104, 0.035, 0.5), 0, 0.7), (knock(rng, 260, 0.02, 0.4), 0, 0.4))
    return room(
        rng, mix((crate, 0, 0.8), (ball, 0.006, 0.5), (pluck(rng, pitch / 2, 0.09), 0.01, 0.55)), 0.1, 0.22, 3600
    )


@effect(-25)
def action(rng: Rng) -> Signal:
    """A card put to work: turned aside, a latch, and a ratchet that was waiting for it."""
    parts: list[Placed] = [(flutter(rng, 0.13, 54), 0, 0.45), (knock(rng, 610, 0.012, 0.8), 0.12, 0.7)]
    for i in range(4):
        parts.append((knock(rng, 900 + 60 * i, 0.006, 0.6), 0.17 + 0.034 * i * rng.uniform(0.95, 1.05), 0.42))
    return room(rng, mix(*parts, (knock(rng, 420, 0.016, 0.5), 0.33, 0.7)), 0.09, 0.22)


@effect(-22)
def spoils(rng: Rng) -> Signal:
    """What fell was worth something: a star stamped, coins, and one who saw it."""
    press = lowpass(noise(rng, 0.05), 2600) * decay(0.05, 0.009)
    hey = shout(rng, 0.26, rng.uniform(330, 430), [(0, 0.85), (0.4, 1.2), (1, 1.0)], 0.9)
    parts: list[Placed] = [(press, 0, 0.8), (skin(rng, 96, 0.06, 0.5), 0, 0.7), (crest(hey), 0.1, 0.2)]
    parts += [(s, at + 0.03, g) for s, at, g in spill(rng, 8, 0.45, 0.42)]
    return room(rng, mix(*parts), 0.1, 0.28, 5600)


@effect(-24)
def discount(rng: Rng) -> Signal:
    """Two strokes through the price, the tag turned round on its string."""
    parts: list[Placed] = []
    for i, at in enumerate((0.0, 0.13)):
        stroke = band(noise(rng, 0.1), 1500, 6800) * hump(0.1, 1.2, 0.7) * (1 + 0.4 * sine(80.0 + 10 * i, 0.1))
        parts.append((stroke, at, 0.7))
    parts += [
        (flutter(rng, 0.16, 70), 0.26, 0.5),
        (tap(rng, 260, 0.6), 0.40, 0.9),
        (block(rng, 880.0, 0.04, 0.3), 0.41, 0.3),
    ]
    return room(rng, mix(*parts), 0.08, 0.2)


# --- the market ----------------------------------------------------------------------------------------------


@effect(-25)
def sold_out(rng: Rng) -> Signal:
    """The crate is turned over: nothing falls out of it but a button."""
    crate = mix((skin(rng, 112, 0.05, 0.8), 0, 1), (knock(rng, 230, 0.03, 0.6), 0, 0.7))
    parts: list[Placed] = [(crate, 0, 0.9), (crate, 0.17 * rng.uniform(0.94, 1.06), 0.6)]
    at, gap = 0.36, 0.1
    while gap > 0.02:
        parts.append((knock(rng, 1350 * rng.uniform(0.97, 1.03), 0.007, 0.5), at, 3.4 * gap))
        at, gap = at + gap, gap * 0.78
    return room(rng, mix(*parts), 0.12, 0.3)


@effect(-28)
def market_refill(rng: Rng) -> Signal:
    """From the deck into the gap on the stall, over and flat."""
    return room(
        rng,
        mix((flutter(rng, 0.18, 46), 0, 0.7), (rustle(rng, 0.09, 1000, 6400), 0.12, 0.4), (tap(rng, 185, 0.8), 0.21, 1.0)),
        0.07, 0.16,
    )  # fmt: skip


@effect(-24)
def market_renew(rng: Rng) -> Signal:
    """The heap is shuffled into a deck again and dropped on the counter like a brick."""
    parts: list[Placed] = []
    for i in range(20):
        snap = band(noise(rng, 0.02), 1300, 6400) * decay(0.02, 0.0035)
        parts.append((snap, 0.04 + 0.019 * i * rng.uniform(0.97, 1.03), 0.4 + 0.5 * np.sin(np.pi * i / 19)))
    brick = drive(mix((slap_down(rng), 0, 1), (skin(rng, 92, 0.06, 0.6), 0, 0.9)), 1.3)
    return room(rng, mix(*parts, (flutter(rng, 0.2, 60), 0.36, 0.4), (brick, 0.56, 0.8), (tap(rng, 175, 0.8), 0.70, 0.6)),
                0.09, 0.24)  # fmt: skip


@effect(-24)
def trash(rng: Rng) -> Signal:
    """Into the roasting pit: a lick of flame, the card curls, and is gone with a puff."""
    length = 0.62
    flame = sweep_band(noise(rng, length), lambda s: 420 + 1500 * np.sin(np.pi * s / length), 0.8)
    flame *= ramp([(0, 0), (0.06, 1), (0.35, 0.7), (length, 0)], length) * (1 + 0.35 * sine(21.0, length))
    t = times(0.2)
    curl = sine(300 + 420 * (t / 0.2) ** 2) * hump(0.2, 2, 1.3)
    puff = lowpass(noise(rng, 0.16), 1100) * hump(0.16, 1.5, 0.6)
    parts: list[Placed] = [(tap(rng, 200, 0.6), 0, 0.5), (crest(flame), 0.04, 0.75), (crackle(rng, 0.5, 20), 0.08, 0.8)]
    return room(rng, mix(*parts, (curl, 0.36, 0.05), (puff, 0.58, 0.5)), 0.1, 0.28, 3000)


@effect(-25)
def scavenge(rng: Rng) -> Signal:
    """An arm in the heap up to the shoulder: tins, paper, and out it comes."""
    parts: list[Placed] = [(crackle(rng, 0.34, 16), 0, 0.7), (flutter(rng, 0.3, 40), 0.02, 0.5)]
    for at in np.sort(rng.uniform(0.03, 0.32, 4)):
        parts.append((bars(rng, 0.16, bent(rng, LID[2:], 0.1)), float(at), 0.16))
    out = band(noise(rng, 0.12), 900, 5200) * hump(0.12, 2, 1.4)
    return room(rng, mix(*parts, (out, 0.33, 0.6), (tap(rng, 230, 0.7), 0.45, 0.9), (block(rng, 783.99, 0.05, 0.3), 0.46, 0.35)),
                0.09, 0.22)  # fmt: skip


@effect(-26)
def sweep_up(rng: Rng) -> Signal:
    """The turn is over: a forearm over the stall, everything onto the heap."""
    length = 0.42 * rng.uniform(0.95, 1.05)
    arm = (
        band(noise(rng, length), 500, 3800)
        * hump(length, 1.4, 1.2)
        * (1 + 0.3 * sine(31.0, length))[: int(length * 44_100)]
    )
    parts: list[Placed] = [(arm, 0, 0.8)]
    for i in range(6):
        parts.append(
            (tap(rng, rng.uniform(150, 230), 0.6), length - 0.06 + 0.028 * i * rng.uniform(0.9, 1.1), 0.7 * 0.85**i)
        )
    return room(rng, mix(*parts), 0.08, 0.2)


@effect(-23)
def recruit(rng: Rng) -> Signal:
    """Two fingers in a mouth: a whistle that means you, and somebody hungry who has heard it."""
    length = 0.34
    t = times(length)
    path = ramp([(0, 1500), (0.07, 2150), (0.13, 2100), (0.17, 1750), (0.24, 2500), (length, 2650)], length)
    tone = sine(path * (1 + 0.008 * np.sin(2 * np.pi * 31 * t))) * hold(length, 0.02, 0.07)
    breath = sweep_band(noise(rng, length), lambda s: 1500 + 2600 * s, 0.3) * hold(length, 0.02, 0.07)
    yes = shout(rng, 0.2, rng.uniform(300, 380), [(0, 0.9), (0.5, 1.25), (1, 1.1)], 0.7)
    return room(rng, mix((tone, 0, 0.34), (crest(breath), 0, 0.12), (crest(yes), 0.36, 0.26), (tap(rng, 220, 0.6), 0.34, 0.5)),
                0.12, 0.32)  # fmt: skip


@effect(-23)
def flip_choice(rng: Rng) -> Signal:
    """Everybody's answer turned over at once, round the table, and a squeeze of the bellows."""
    parts: list[Placed] = []
    for i in range(5):
        at = 0.05 * i * rng.uniform(0.9, 1.1)
        parts += [(rustle(rng, 0.09, 900, 6500), at, 0.4), (tap(rng, 185 + 12 * i, 0.8), at + 0.08, 0.8)]
    squeeze = accordion(rng, (293.66, 440.0, 587.33), 0.30)
    return room(rng, mix(*parts, (squeeze, 0.30, 0.36)), 0.1, 0.26)


@effect(-22, tuned=True)
def first_player(rng: Rng) -> Signal:
    """A wooden sign passed along the benches: three hands, three notes up, and it is hung on its nail."""
    parts: list[Placed] = []
    for i, pitch in enumerate((440.0, 587.33, 783.99)):
        at = 0.13 * i * rng.uniform(0.97, 1.03)
        parts += [(block(rng, pitch, 0.06, 0.4), at, 0.6), (rustle(rng, 0.06, 700, 3800), at, 0.2)]
    nail = mix((knock(rng, 1180, 0.008, 0.8), 0, 0.6), (skin(rng, 120, 0.04, 0.5), 0, 0.6))
    parts += [(nail, 0.42, 0.9), (accordion(rng, (293.66, 369.99, 440.0), 0.34), 0.43, 0.3)]
    swing = bars(rng, 0.3, [(660, 0.4, 0.05), (1320, 0.2, 0.03)], 0.004) * (1 + 0.6 * sine(9.0, 0.3))
    return room(rng, mix(*parts, (swing, 0.46, 0.2)), 0.12, 0.32)
