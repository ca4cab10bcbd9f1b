"""Goblin Slayer-Slayer further down: C minor with a flat second, crawling, one hand on the wall.

Four bars of water and something that drags, a tune on a krummhorn that keeps low and turns back, a lighter passage
where gold glints on a harp, four bars in which the floor is tapped for hollows, and the tune an octave apart with the
thing that drags closer by. 26 bars, 88 to the minute.
"""

from __future__ import annotations

from collections.abc import Sequence

from sounds.midi import Part
from sounds.tunes.notation import BEATS, Chord, Player, Tune, chords, off_beats, picking, stems

WATER, A, GLINT, TAP, AGAIN = 0, 2, 10, 16, 18

A_CHORDS = "Cm | Db | Cm | G7 | Cm | Fm | Db G7 | Cm"
GLINT_CHORDS = "Ab | Eb | Fm | Cm | Db | G7"

CRAWL = """
    C4:1.5 Db4 C4 r G3:1                   | Ab3:1.5 Db4 F4:1 Db4 r
  | C4:1.5 Eb4 D4 C4 B3:1                  | r G3' B3' D4' F4:1~ D4 r
  | Eb4:1.5 D4 C4 r G4:1                   | F4:1 Ab4 G4 F4 Eb4 C4:1
  | Db4' F4' Ab4' F4' G4:1 F4 D4           | C4' Eb4' D4' B3' C4:1! r:1
"""
GOLD = """
    C5:1.5~ Eb5 Ab5:1 G5 Eb5               | G5:1 Bb4 Eb5 G5:1.5 r
  | Ab5' F5' C5:1 F5 G5 Ab5 C6             | G5:1.5~ Eb5 C5:1 r:1
  | F5:1 Ab5 F5 Db5:1 C5 Db5               | B4:1.5 D5 G5:1! F5' D5'
"""
TAPS = "r:2 G3' r G3' r | r:1 G3' r F#3:1! r:1"
DRIPS = "r:3 G6, r | r:2 r Eb6, r:1 | r:4 | r:1 Db6, r:2 C6, | r:4 | r:3.5 Ab5, | r:2 F6, r:1.5 | r:2 r D6, r:1"
HARP = ((0, 1, 2, 3, 2, 1, 2, 1), (0, 2, 1, 3, 2, 3, 1, 2))
DRUM, STICK, CHAIN, BLOCK, TOM, SCRAPE = 36, 37, 69, 77, 41, 73


def dragging(bass: Player, bar: int, harmony: Sequence[Chord], low: int = 31) -> None:
    """One long step and one short, and a half tone down into the next bar."""
    for index in range(len(harmony) // BEATS):
        first, second = harmony[index * BEATS], harmony[index * BEATS + 2]
        root, other = (low + (chord.root - low) % 12 for chord in (first, second))
        at = (bar + index) * BEATS
        bass.note(at, 1.6, root, 6)
        bass.note(at + 2, 0.7, other if other != root else root + 7 - 12 * (root + 7 > low + 14), -6)
        goal = low + (harmony[((index + 1) * BEATS) % len(harmony)].root - low) % 12
        bass.note(at + 3.5, 0.4, goal + 1, -12)


def things(drums: Player) -> None:
    drag = [(0, DRUM, 0), (1.5, CHAIN, -24), (2, SCRAPE, -22), (2.25, CHAIN, -30), (3, STICK, -22)]
    drums.beats(WATER, 2, [(0, DRUM, -8), (2, SCRAPE, -26)])
    drums.beats(A, 8, drag)
    drums.beats(GLINT, 6, [(0, DRUM, -12), (1, STICK, -30), (2.5, STICK, -28), (3, CHAIN, -30)])
    drums.beats(TAP, 2, [(2, BLOCK, -8), (3, BLOCK, -14), (3.5, STICK, -24)])
    drums.beats(AGAIN, 8, [*drag, (0.5, TOM, -16), (3.5, TOM, -10), (3.75, TOM, -16)])


def parts() -> list[Part]:
    hollow = Player(Part(70, 1, 72, 100, 50, model="krummhorn"), 84, 0.9)
    bassoon = Player(Part(70, 2, 44, 90, 50, model="bassoon"), 76, 0.9)
    harp, celesta = Player(Part(46, 3, 92, 96, 60), 64), Player(Part(8, 4, 34, 96, 70), 64)
    bass, low = Player(Part(43, 0, 64, 104, 40), 82, 0.9, 0.006), Player(Part(44, 5, 50, 72, 60), 58, 0.98)
    plucked, lute = Player(Part(45, 6, 84, 92, 48), 58), Player(Part(24, 7, 40, 88, 40, model="lute"), 62)
    kettle, drums = Player(Part(47, 8, 64, 88, 60), 66), Player(Part(0, 9, 64, 120, 70), 80)
    tune, glint = chords(A_CHORDS), chords(GLINT_CHORDS)

    hollow.line(CRAWL, A)
    hollow.line(CRAWL, AGAIN, 4)
    bassoon.line(CRAWL, AGAIN, -6, -12)
    bassoon.line(TAPS, TAP)
    celesta.line(GOLD, GLINT, -6)
    celesta.line(DRIPS, A, -4)
    celesta.line(DRIPS, AGAIN, -4)
    bass.line("C2:3! r:1 | Db2:2 G1:2", WATER)
    for bar, harmony in ((A, tune), (AGAIN, tune)):
        dragging(bass, bar, harmony)
        off_beats(plucked, bar, harmony, (1.5, 3.5), 55)
        picking(lute, bar, harmony, HARP, 0.5, low=48, push=-10)
        off_beats(low, bar, harmony, (0, 2), 48, 1.8)
    dragging(bass, GLINT, glint)
    picking(harp, GLINT, glint, HARP, 0.5, low=56)
    bass.line("C2:1! r:3 | r:2 G1:1 B1:1", TAP)
    for bar in range(AGAIN, AGAIN + 8, 2):
        kettle.line("C3:1, r:2 C3, C3 | r:3 G2:.25 G2:.25 G2:.5", bar)
    things(drums)
    return stems((bass, plucked, lute, harp), (hollow, bassoon, celesta), (low, kettle, drums))


TUNE = Tune("slayer_slayer_deep", "One Hand on the Wall", 88, 26, parts)
