"""Goblin Slayer-Slayer between battles: G minor on bare feet, with a candle.

Two bars of feet, the tune on bassoon over plucked strings (its D and C sharp is somebody looking round a corner), a
lighter middle on clarinet for who has gold to spend, a bar of holding still, and the tune again with bones on top and
an answer behind it. 28 bars, 104 to the minute.
"""

from __future__ import annotations

from collections.abc import Sequence

from sounds.midi import Part
from sounds.tunes.notation import BEATS, Chord, Player, Tune, chords, off_beats, picking, stems

FEET, A, B, STILL, AGAIN = 0, 2, 10, 18, 20

A_CHORDS = "Gm | Gm | Cm | D7 | Gm | Eb | Cm D7 | Gm"
B_CHORDS = "Bb | F | Gm | D | Eb | Bb | Cm | D7"

CANDLE = """
    G3! r Bb3 r D4' C#4' D4:1           | r Bb3 A3 Bb3 G3:1.5 r
  | C4! r Eb4 r G4' F#4' G4:1           | r F#4 Eb4 C4 A3:1 D4:1
  | G3! r Bb3 r D4' C#4' D4 F4          | Eb4:1.5~ D4 C4 Bb3 G3:1
  | C4 Eb4 D4 C4 F#3! A3 C4 Eb4         | D4' Bb3' A3' F#3' G3:1! r:1
"""
PURSE = """
    D5:1.5~ C5 Bb4 F4 Bb4:1             | C5:1 A4 C5 F5:1.5 r
  | D5:1.5~ Bb4 G4 A4 Bb4:1             | A4 F#4 D4 F#4 A4:1.5 r
  | G4:1 Bb4 Eb5 G5:1.5~ F5             | F5 D5 Bb4 D5 F5:1 D5:1
  | Eb5 D5 C5 G4 Eb4 G4 C5 Eb5          | D5:1! r F#4' A4' C5:1, r
"""
HELD = "G3:1! r F#3' F3:1 r:1 | E3' r Eb3' r D3:1 r:1"
BEHIND = """
    r:2 r Bb4 A4 G4                     | F4:1.5 r D4:1 G4:1
  | r:2 r Eb5 D5 C5                     | A4:1.5 r C5:1 F#4:1
  | r:2 r D5 C#5 D5                     | G5:1.5~ F5 Eb5:1 D5:1
  | Eb5:1 C5:1 A4:1 F#4:1               | D5' C5' A4' F#4' G4:1 r:1
"""
DRIPS = """
    r:3 D6, r | r:4 | r:2 G5, r r Eb6, | r:4 | r:3.5 Bb5, | r:4 | r:1 C6, r:2 A5, | r:2 r G5, D6:1,
"""
HARP = ((0, 1, 2, 3, 2, 1, 2, 1), (0, 2, 1, 3, 2, 3, 1, 2))

KICK, STICK, CABASA, BLOCK_LOW, BLOCK_HIGH, TRIANGLE = 36, 37, 69, 77, 76, 81


def padding_bass(bass: Player, bar: int, harmony: Sequence[Chord], low: int = 31) -> None:
    """Heel, toe, heel, and a half step into the next bar."""
    for index in range(len(harmony) // BEATS):
        first, second = harmony[index * BEATS], harmony[index * BEATS + 2]
        goal = low + (harmony[((index + 1) * BEATS) % len(harmony)].root - low) % 12
        root, other = (low + (chord.root - low) % 12 for chord in (first, second))
        at = (bar + index) * BEATS
        lift = other if other != root else root + (7 if root + 7 <= low + 14 else -5)
        for when, key, push in ((0, root, 8), (1, root, -10), (2, lift, 2), (3, lift, -10), (3.5, goal - 1, -8)):
            bass.note(at + when, 0.40, key, push)


def kit(drums: Player) -> None:
    pad = [(0, KICK, 4), (2, KICK, -4), (1, STICK, -20), (3, STICK, -16)]
    feet = [(q * 0.5, CABASA, -38 if q % 2 else -28) for q in range(8)]
    drums.beats(FEET, 18, [*pad, *feet])
    drums.beats(AGAIN, 8, [*pad, *feet, (2.5, BLOCK_LOW, -26)])
    for bar in (FEET + 1, A + 3, A + 7, B + 3, B + 7, AGAIN + 3):
        drums.beats(bar, 1, [(3.25, BLOCK_HIGH, -18), (3.5, BLOCK_LOW, -12), (3.75, BLOCK_LOW, -16)])
    drums.beats(STILL, 1, [(0, KICK, 10), (2, BLOCK_HIGH, -8), (3, BLOCK_LOW, -16)])
    drums.beats(STILL + 1, 1, [(0, BLOCK_HIGH, -10), (1, BLOCK_LOW, -10), (3, STICK, -6), (3.5, STICK, 0)])
    for bar in (B, B + 4, AGAIN):
        drums.beats(bar, 1, [(0, TRIANGLE, -24)])


def parts() -> list[Part]:
    bassoon, clarinet = Player(Part(70, 1, 70, 106, 44), 86), Player(Part(71, 4, 50, 84, 46), 76)
    pizzicato, bass = Player(Part(45, 0, 46, 94), 58), Player(Part(32, 2, 64, 102), 82, loose=0.006)
    harp, drips = Player(Part(46, 3, 88, 86, 50), 54), Player(Part(8, 5, 98, 98, 70), 62)
    bones, tuba = Player(Part(13, 6, 34, 76, 44), 62, loose=0.006), Player(Part(58, 7, 60, 78), 62)
    drums = Player(Part(0, 9, 64, 127), 78, loose=0.006)
    tune, middle = chords(A_CHORDS), chords(B_CHORDS)

    bassoon.line(CANDLE, A)
    bassoon.line(HELD, STILL, 4)
    bassoon.line(CANDLE, AGAIN, 4)
    bones.line(CANDLE, AGAIN, -6, 24)
    clarinet.line(PURSE, B, 4)
    clarinet.line(BEHIND, AGAIN, -8)
    drips.line(DRIPS, A)
    drips.line(DRIPS, AGAIN)
    for bar, harmony in ((FEET, tune[: 2 * BEATS]), (A, tune), (AGAIN, tune)):
        padding_bass(bass, bar, harmony)
        off_beats(pizzicato, bar, harmony, (0.5, 1.5, 2.5, 3), 58)
    padding_bass(bass, B, middle)
    off_beats(pizzicato, B, middle, (0.5, 1.5, 2.5, 3.5), 62)
    picking(harp, B, middle, HARP, 0.5, low=55)
    off_beats(tuba, AGAIN + 4, [Chord(c.root, (c.root,)) for c in tune[4 * BEATS :]], (0, 2), 31, 0.5)
    bass.line("G1:1! r:3 | r:2 D2:1 F#1:1", STILL)
    kit(drums)
    return stems((pizzicato, bass, harp), (bassoon, clarinet, drips, bones), (tuba, drums))


TUNE = Tune("slayer_slayer", "Ten Floors and a Candle", 104, 28, parts)
