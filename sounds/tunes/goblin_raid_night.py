"""Goblin by night: drums that are sat on and horns with a sock in them, in E minor.

Four bars of a drum that is told to be quiet, the raid on a lute and a shawm, horns that call across a valley and are
answered from the wrong side, four bars of running, and the raid again with the horns let loose. 30 bars, 112 to the minute.
"""

from __future__ import annotations

from sounds.midi import Part
from sounds.tunes.notation import Chord, Player, Tune, below, chords, off_beats, picking, stems

QUIET, A, VALLEY, RUN, AGAIN = 0, 2, 10, 18, 22

A_CHORDS = "Em | Em | D | Em | Em | G | Am B7 | Em"
VALLEY_CHORDS = "C | G | Am | Em | C | D | Am | B7"
RUN_CHORDS = "Em | F | Em | B7"

SACK = """
    E4! r E4' G4 B4:1 A4 G4                | A4 G4 F#4 E4 B3:1.5 r
  | D4! r D4' F#4 A4:1 G4 F#4              | G4' E4' B4' G4' E4:1.5 r
  | E4! r E4' G4 B4:1 D5 B4                | D5:1.5~ B4 G4:1 B4:1
  | C5 B4 A4 E4 D#4! F#4 A4 B4             | G4' F#4' E4' D#4' E4:1! r:1
"""
CALLS = """
    E4:1! G4 r C5:2~                       | B4:1.5 D5 G4:1.5 r
  | A4:1! C5 r E5:2~                       | B4:1.5 G4 E4:1.5 r
  | E4:1! G4 r C5:1 E5:1                   | D5:1.5 F#5 A4:1.5 r
  | C5:1 B4 A4 E5:1.5 C5                   | B4:3! r:1
"""
WRONG = """
    r:4 | r:3 D4' G4' | r:4 | r:3 E4' B4' | r:4 | r:3 F#4' A4' | r:4 | r:1 B3' D#4' F#4' B4' D#5:1!
"""
FEET = """
    E4' E4' F#4' E4' G4' E4' A4' G4'       | F4' F4' G4' F4' A4' F4' C5' A4'
  | E4' G4' B4' G4' E5' B4' G4' E4'        | D#4' F#4' A4' B4' D#5' B4' A4' F#4'
"""
LUTE = ((0, 2, 3, 2, 1, 2, 3, 2), (0, 3, 2, 3, 1, 3, 2, 1))
DRUM, HAND, SLAP, RATTLE, TOM = 41, 64, 63, 70, 43


def sat_on(drums: Player) -> None:
    """Three, three and two, as in daylight, with a hand on the skin."""
    beat = [
        (0, DRUM, 6),
        (1.5, DRUM, -8),
        (3, DRUM, -4),
        (0.5, HAND, -22),
        (1, HAND, -14),
        (2, SLAP, -12),
        (2.5, HAND, -22),
    ]
    drums.beats(QUIET, 2, [(0, DRUM, -6), (1.5, HAND, -18), (3, HAND, -14)])
    drums.beats(A, 8, [*beat, (3.5, RATTLE, -26)])
    drums.beats(VALLEY, 8, [(0, DRUM, 0), (3, DRUM, -12), (1.5, HAND, -20), (2.5, RATTLE, -28), (3.5, RATTLE, -24)])
    drums.beats(RUN, 4, [*beat, (0.5, RATTLE, -22), (1.5, RATTLE, -22), (2.5, RATTLE, -22), (3.5, SLAP, -8)])
    drums.beats(AGAIN, 8, [*beat, (3.5, TOM, -6), (3.75, TOM, -12), (2, TOM, -8)])


def parts() -> list[Part]:
    shawm, lute = Player(Part(68, 1, 80, 92, 46, model="shawm"), 82), Player(Part(24, 0, 44, 96, 40, model="lute"), 70)
    horn, far = Player(Part(60, 2, 40, 104, 60), 84), Player(Part(60, 3, 96, 88, 90), 72)
    bass, strings = Player(Part(43, 4, 64, 104, 34), 84, 0.8, 0.006), Player(Part(48, 5, 70, 80, 56), 62)
    plucked, kettle = Player(Part(45, 6, 88, 92, 44), 60), Player(Part(47, 7, 60, 96, 50), 74, loose=0.006)
    trombone, drums = Player(Part(57, 8, 52, 84, 50), 76), Player(Part(0, 9, 64, 122, 50), 86, loose=0.006)
    raid, valley, run = chords(A_CHORDS), chords(VALLEY_CHORDS), chords(RUN_CHORDS)

    shawm.line(SACK, A)
    shawm.line(SACK, AGAIN, 4)
    horn.line(CALLS, VALLEY, -4)
    far.line(WRONG, VALLEY)
    horn.line(below(raid, SACK), AGAIN, -4)
    shawm.line(FEET, RUN, -4)
    plucked.line(FEET, RUN, 0, 12)
    trombone.line("E3:3 r:1 | E3:3 r:1 | D3:3 r:1 | E3:2 B2:1 r:1 | E3:3 r:1 | G3:3 r:1 | A2:2 B2:2 | E3:3! r:1", AGAIN)
    bass.line("E2:1! r:2 E2:1 | E2:1 r:1 D2:1 D#2:1", QUIET)
    for bar, harmony in ((A, raid), (VALLEY, valley), (RUN, run), (AGAIN, raid)):
        off_beats(bass, bar, [Chord(chord.root, (chord.root,)) for chord in harmony], (0, 1.5, 3), 28, 0.8)
        picking(lute, bar, harmony, LUTE, 0.5, low=52)
    off_beats(strings, VALLEY, valley, (0,), 52, 3.7)
    off_beats(strings, AGAIN, raid, (1, 2.5, 3.5), 57)
    off_beats(plucked, A, raid, (1, 2.5), 57)
    for bar in (*range(RUN, RUN + 4), *range(AGAIN, AGAIN + 8)):
        kettle.line("E3:1! r B2 r:1 E3 B2:.25 B2:.25", bar)
    sat_on(drums)
    return stems((lute, bass, plucked, strings), (shawm, horn, far), (trombone, kettle, drums))


TUNE = Tune("goblin_raid_night", "A Sock in the Horn", 112, 30, parts)
