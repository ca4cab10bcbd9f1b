"""Loot & Recruit by night: the lamps are being put out and everybody has a stone left.

The festival's tune in E minor and at a run: a bass that will not stand still, plucked strings under a low accordion, a
trumpet that has seen who leads, four bars in which only the fuse is heard, and the run again a step more crowded.
36 bars, 144 to the minute: exactly 60 seconds.
"""

from __future__ import annotations

from collections.abc import Sequence

from sounds.midi import Part
from sounds.tunes.notation import BEATS, Chord, Player, Tune, below, chords, off_beats, picking, stems

START, A, B, FUSE, AGAIN = 0, 4, 12, 20, 24
END = 32

START_CHORDS = "Em | Em | C | B7"
A_CHORDS = "Em | Em | Am | Em B7 | Em | C | Am B7 | Em"
B_CHORDS = "C | G | Am | Em | C | G | F | B7"
FUSE_CHORDS = "Em | F | Em | B7"
END_CHORDS = "Am | Em | F | B7"

RUN = """
    B4! G4 E4 G4 B4 C5 B4:1             | G4' B4' E5:1 D#5 C5 B4:1
  | C5! A4 E4 A4 C5 D5 E5:1             | B4' G4' E4:1 F#4 A4 B4:1
  | B4! G4 E4 G4 B4 C5 B4:1             | E5' C5' G4:1 A4 G4 E4:1
  | A4 C5 E5 C5 D#5 F#5 A5 F#5          | E5' B4' G4' B4' E4:1! r:1
"""
SEEN = """
    E5:1.5~ G5 C5:2                     | D5:1 B4 D5 G4:1.5 r
  | C5:1.5~ A4 E5:1 C5:1                | B4 G4 E4 G4 B4:2
  | E5:1.5~ G5 C6:2                     | B5:1 G5 B5 D5:1.5 r
  | A5:1.5~ F5 C5:1 F5:1                | D#5:1! F#5 A5 B5:1! r:1
"""
SPARKS = """
    B5' r E6' r B5' r G5' r             | C6' r F6' r C6' A5' F5' r
  | B5' E6' G6' E6' B5' G5' E5' G5'     | D#5' F#5' A5' B5' D#6' F#6' A6' B6'
"""
OVER = """
    r:2 B4:.25! B4:.25 B4 E5:1          | r:2 E5 D#5 E5:1
  | r:2 E5:.25! E5:.25 C5 A4:1          | E5:1 B4:1 D#5:1 F#5:1
  | r:2 B4:.25! B4:.25 B4 E5:1          | G5:1 E5:1 C5:1 G4:1
  | A4:1 C5:1 B4:1 D#5:1                | E5:1! B4' B4' E5:1! r:1
"""
LAST = """
    C5! E5 A5 E5 C5 E5 A4 C5            | B4! E5 G5 E5 B4 E5 G4 B4
  | A4! C5 F5 C5 A4 C5 F4 A4            | B4' B4' D#5' D#5' F#5' F#5' A5:1!
"""
DRUM_START = "E2:1! r:1.5 E2 B1:1 | E2:1 r:1.5 E2 B1:1 | C2:1! r:1.5 C2 G1:1 | B1:1 r:1 B1 B1 B1 B1"

KICK, RIM, SNARE, SHAKER, TOM, BLOCK_LOW, BLOCK_HIGH, CRASH = 36, 37, 38, 69, 45, 77, 76, 49
ROLLS = ((0, 1, 2, 1, 3, 1, 2, 1), (0, 2, 1, 2, 3, 2, 1, 2))


def chase(bass: Player, bar: int, harmony: Sequence[Chord], low: int = 28) -> None:
    """Eight quavers to a bar: root, root, fifth, root, and round again; the last one leans into what comes."""
    for index in range(len(harmony) // BEATS):
        at = (bar + index) * BEATS
        after = harmony[((index + 1) * BEATS) % len(harmony)]
        for eighth in range(8):
            chord = harmony[index * BEATS + eighth // 2]
            root = low + (chord.root - low) % 12
            key = root + 7 if eighth in (2, 6) else root
            if eighth == 7:
                goal = low + (after.root - low) % 12
                key = goal + 1 if goal < root else goal - 1
            bass.note(at + eighth * 0.5, 0.36, key, 8 if eighth == 0 else -6)


def kit(drums: Player) -> None:
    run = [(0, KICK, 8), (1, RIM, -8), (1.5, KICK, -8), (2, KICK, 2), (3, SNARE, -10), (3.5, RIM, -18)]
    shake = [(q * 0.5, SHAKER, -38 if q % 2 else -28) for q in range(8)]
    drums.beats(START, 4, [(0, KICK, 6), (2.5, KICK, -4), *shake])
    drums.beats(A, 16, [*run, *shake])
    drums.beats(FUSE, 4, [(q * 0.5, BLOCK_HIGH if q % 2 else BLOCK_LOW, -26) for q in range(8)])
    drums.beats(FUSE + 3, 1, [(2, TOM, -6), (2.5, TOM, -2), (3, TOM, 2), (3.5, TOM, 8)])
    drums.beats(AGAIN, 12, [*run, *shake, (2.5, RIM, -20), (0.5, TOM, -24)])
    for bar in (START + 3, A + 7, B + 7, AGAIN + 7, END + 3):
        drums.beats(bar, 1, [(3, SNARE, -6), (3.25, SNARE, -10), (3.5, SNARE, -4), (3.75, SNARE, 0)])
    for bar in (A, AGAIN, END):
        drums.beats(bar, 1, [(0, CRASH, -26)])


def parts() -> list[Part]:
    accordion, second = (
        Player(Part(21, 1, 74, 98, 34, model="musette"), 80, 0.86),
        Player(Part(21, 4, 48, 76, 34, model="musette"), 66, 0.8),
    )
    trumpet, bass = Player(Part(56, 3, 56, 88, 48), 78), Player(Part(32, 2, 64, 112, 28), 86, loose=0.006)
    plucked, sparks = Player(Part(45, 0, 46, 92, 40), 62), Player(Part(13, 5, 92, 88, 56), 66, 0.5)
    strings, drums = Player(Part(44, 6, 70, 74, 56), 60, 0.98), Player(Part(0, 9, 64, 120), 80, loose=0.006)
    tune, middle, fuse, end = chords(A_CHORDS), chords(B_CHORDS), chords(FUSE_CHORDS), chords(END_CHORDS)

    accordion.line(RUN, A)
    accordion.line(RUN, AGAIN, 6)
    accordion.line(LAST, END, 4)
    second.line(below(tune, RUN), AGAIN)
    second.line(below(end, LAST), END)
    trumpet.line(SEEN, B)
    trumpet.line(OVER, AGAIN, -8)
    sparks.line(SPARKS, FUSE)
    bass.line(DRUM_START, START)
    for bar, harmony in ((A, tune), (B, middle), (AGAIN, tune), (END, end)):
        chase(bass, bar, harmony)
        off_beats(plucked, bar, harmony, (0.5, 1.5, 2.5, 3.5), 59)
    bass.line("E2:1! r:3 | F2:1! r:3 | E2:1! r:3 | B1:1! r:2 B1 B1", FUSE)
    picking(plucked, FUSE, fuse, ROLLS, 0.5, low=52, push=-10)
    off_beats(strings, START, chords(START_CHORDS), (0,), 52, 3.8)
    off_beats(strings, FUSE, fuse, (0,), 52, 3.8)
    off_beats(strings, END, end, (0,), 55, 3.8)
    kit(drums)
    return stems((plucked, bass, strings), (accordion, second, trumpet, sparks), (drums,))


TUNE = Tune("loot_and_recruit_night", "Who Still Has a Stone", 144, 36, parts)
