"""Goblin Slayer-Slayer in battle: too many of them on the stairs, in D minor and in step.

Four bars of low strings and drums, the march on bassoon and trombone, a climb on the horn, four bars of bones where
the drums take breath, the march again with a trumpet over it, and four bars that run back to the beginning.
36 bars of 144 to the minute are exactly 60 seconds.
"""

from __future__ import annotations

from sounds.midi import Part
from sounds.tunes.notation import Chord, Player, Tune, below, chords, off_beats, picking, stems

START, A, B, BONES, AGAIN, RUN = 0, 4, 12, 20, 24, 32

START_CHORDS = "Dm | Dm | Dm | A"
A_CHORDS = "Dm | Dm | Bb | A | Dm | Gm | A | Dm"
B_CHORDS = "F | C | Gm | Dm | Bb | F | Gm | A7"
BONES_CHORDS = "Dm | Eb | Dm | A"
RUN_CHORDS = "Dm | Bb | Gm | A"

MARCH = """
    D4! A3 D4 E4 F4:1! D4:1             | F4 E4 D4 C#4 D4:1.5 r
  | Bb3! D4 F4 G4 A4:1! F4:1            | G4 F4 E4 C#4 A3:1.5 r
  | D4! A3 D4 E4 F4:1! A4:1             | Bb4:1 A4 G4 Bb4:1 A4 G4
  | A4 G4 F4 E4 C#4 E4 G4 E4            | D4:1! D4' D4' D4:1! r:1
"""
CLIMB = """
    A4:1.5~ C5 F5:2                     | E5:1 C5 G4 C5:1.5 r
  | D5:1.5~ Bb4 G4:1 Bb4:1              | A4 F4 D4 F4 A4:2
  | F5:1.5~ D5 Bb4:1 D5:1               | C5:1 A4 C5 F5:2
  | G5:1! F5 D5 Bb4 D5 F5 D5            | E5:1 C#5:1 A4' A4' A4:1!
"""
RATTLE = """
    D5' r D5' F5' E5' D5' C#5' r        | Eb5' r Eb5' G5' F5' Eb5' D5' r
  | D5' F5' A5' F5' D5' F5' A5' F5'     | A4' C#5' E5' G5' Bb5' A5' G5' E5'
"""
OVER = """
    r:2 A4:.25! A4:.25 A4 D5:1          | r:2 A4 C#5 D5:1
  | r:2 D5:.25! D5:.25 D5 F5:1          | E5:1.5~ C#5 A4:1 r:1
  | r:2 A4:.25! A4:.25 A4 F5:1          | D5:1 Bb4:1 D5:1 G5:1
  | E5:1.5~ C#5 E5:1 A5:1               | F5:1! D5' D5' D5:1! r:1
"""
STAIRS = """
    D4! E4 F4 G4 A4 G4 F4 E4            | D4! F4 Bb4 F4 D5 Bb4 F4 D4
  | G4! A4 Bb4 C5 D5 C5 Bb4 G4          | A4' A4' C#5' C#5' E5' E5' G5:1!
"""
KETTLE_START = "D2:1! r:1.5 D2 A1:1 | D2:1 r:1.5 D2 A1:1 | D2:1! r:1.5 D2 A1:1 | A1:1 r:1 A1 A1 A1 A1"
KETTLE = """
    D2:1 r:3 | r:4 | Bb1:1 r:3 | A1:1 r:2 A1:1
  | D2:1 r:3 | G2:1 r:3 | A1:1 r:2 A1:1 | D2:1! D2 D2 D2:1! r:1
"""
KETTLE_BONES = "D2:1! r:3 | Eb2:1! r:3 | D2:1! r:3 | A1:1! r:2 A1 A1"
KETTLE_RUN = """
    D2:1! r:2 D2:1 | Bb1:1! r:2 Bb1:1 | G2:1! r:2 G2:1
  | A1 A1 A1 A1 A1:.25 A1:.25 A1:.25 A1:.25 A1:1!
"""
SAWING = ((0, 0, 2, 0, 1, 0, 2, 1), (0, 0, 2, 0, 3, 2, 1, 0))

KICK, SNARE, STICK, HAT, CRASH, TOM_LOW, TOM, TOM_HIGH, BLOCK, JINGLE = 36, 38, 37, 42, 49, 41, 45, 48, 76, 54


def kit(drums: Player) -> None:
    march = [(0, KICK, 12), (2, KICK, 6), (2.5, KICK, -6), (1, SNARE, 8), (3, SNARE, 12)]
    ghosts = [(1.5, SNARE, -28), (1.75, SNARE, -24), (3.5, SNARE, -20), (3.75, SNARE, -14)]
    hats = [(q * 0.5, HAT, -30 if q % 2 else -20) for q in range(8)]
    toms = [(0, TOM_LOW, 8), (0.75, TOM_LOW, -10), (1.5, TOM, -2), (2, TOM_LOW, 4), (3, TOM, -4), (3.5, TOM_HIGH, -8)]
    fill = [
        (2, SNARE, -8),
        (2.5, TOM_HIGH, -4),
        (2.75, TOM_HIGH, -8),
        (3, TOM, 0),
        (3.5, TOM_LOW, 4),
        (3.75, TOM_LOW, 8),
    ]
    drums.beats(START, 4, toms)
    for bar in (A, B, AGAIN):
        drums.beats(bar, 7, [*march, *ghosts, *hats])
        drums.beats(bar + 7, 1, [*march[:2], *fill])
        drums.beats(bar, 1, [(0, CRASH, -16)])
    drums.beats(BONES, 4, [(0, KICK, 8), (1.5, BLOCK, -12), (3, STICK, -6), (3.5, STICK, -12)])
    drums.beats(RUN, 4, [*toms, (1, SNARE, -10), (3, SNARE, -4)])
    drums.beats(RUN + 3, 1, fill)
    drums.beats(AGAIN, 8, [(1, JINGLE, -18), (3, JINGLE, -14)])
    for bar in (BONES, RUN):
        drums.beats(bar, 4, [(q * 0.5, JINGLE, -24 if q % 2 else -32) for q in range(8)])


def kettle(timpani: Player) -> None:
    for bar, text in ((START, KETTLE_START), (A, KETTLE), (BONES, KETTLE_BONES), (AGAIN, KETTLE), (RUN, KETTLE_RUN)):
        timpani.line(text, bar)


def parts() -> list[Part]:
    bassoon, trombone = Player(Part(70, 1, 72, 104, 40), 92), Player(Part(57, 3, 50, 74, 46), 74)
    low, strings = Player(Part(42, 0, 56, 80, 34), 80, 0.6, 0.006), Player(Part(48, 6, 44, 74, 50), 66)
    bass, horn = Player(Part(32, 2, 64, 88), 86, loose=0.006), Player(Part(60, 4, 84, 86, 54), 82)
    trumpet, bones = Player(Part(56, 5, 94, 66, 52), 74), Player(Part(13, 7, 36, 108, 44), 84, loose=0.006)
    timpani, drums = Player(Part(47, 8, 64, 84, 44), 78, loose=0.006), Player(Part(0, 9, 64, 127), 92, loose=0.006)
    plan = [
        (START, START_CHORDS),
        (A, A_CHORDS),
        (B, B_CHORDS),
        (BONES, BONES_CHORDS),
        (AGAIN, A_CHORDS),
        (RUN, RUN_CHORDS),
    ]

    for bar, text in plan:
        harmony = chords(text)
        roots = [Chord(chord.root, (chord.root,)) for chord in harmony]
        if bar != BONES:
            picking(low, bar, harmony, SAWING, 0.5, low=38)
        off_beats(bass, bar, roots, (0, 2) if bar == BONES else (0, 1, 2, 3), 28, 0.55)
    for bar in (A, AGAIN):
        bassoon.line(MARCH, bar)
        trombone.line(MARCH, bar, -6, -12)
        off_beats(strings, bar, chords(A_CHORDS), (0.5, 1.5, 2.5, 3.5), 57)
    horn.line(CLIMB, B)
    bassoon.line(below(chords(B_CHORDS), CLIMB), B, -8, -12)
    off_beats(strings, B, chords(B_CHORDS), (0, 2), 57, 1.7)
    bones.line(RATTLE, BONES)
    bassoon.line("D3! r D3' r:2.5 | Eb3! r Eb3' r:2.5 | D3! r D3' r:2.5 | A2! r A2' r:2.5", BONES)
    trumpet.line(OVER, AGAIN)
    bones.line(MARCH, AGAIN, -14, 12)
    bassoon.line(STAIRS, RUN)
    trombone.line(STAIRS, RUN, -8, -12)
    off_beats(strings, RUN, chords(RUN_CHORDS), (0,), 57, 3.6)
    kettle(timpani)
    kit(drums)
    return stems((low, bass, strings), (bassoon, trombone, horn, trumpet, bones), (timpani, drums))


TUNE = Tune("slayer_slayer_battle", "Shoulder to Shoulder on the Stairs", 144, 36, parts)
