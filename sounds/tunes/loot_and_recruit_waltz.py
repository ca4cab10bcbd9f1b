"""Loot & Recruit on the roundabout: a waltz in G for a musette and a steam organ that has lost a pipe.

Four bars of winding up, the waltz, a second strain in E minor where the horses look at each other, the waltz a little
dizzy (the second musette follows a third below), and four bars in which it slows in one's head only. 56 bars of three,
168 to the minute, are exactly 60 seconds.
"""

from __future__ import annotations

from collections.abc import Sequence

from sounds.midi import Part
from sounds.tunes.notation import Chord, Player, Tune, below, chords, off_beats, picking, stems

THREE = 3
WIND, A, HORSES, AGAIN, DIZZY = 0, 4, 20, 36, 52

A_CHORDS = "G | G | D7 | D7 | D7 | D7 | G | G | G | G7 | C | C | Am | D7 | G | G"
HORSES_CHORDS = "Em | Em | B7 | B7 | B7 | B7 | Em | Em | C | C | G | G | Am | A7 | D | D7"
DIZZY_CHORDS = "Eb | Eb | D7 | D7"

ROUND = """
    D5:1! B4:1 D5:1      | G5:1.5 F#5 E5 D5    | C5:1! A4:1 C5:1     | F#5:1.5 E5 D5 C5
  | A4:1! C5:1 E5:1      | A5:1 G5 F#5 E5 C5   | B4:1 D5 B4 G4 B4    | D5:2 r:1
  | D5:1! B4:1 D5:1      | G5:1 B5 A5 G5 F5    | E5:1! G5:1 C6:1     | B5 A5 G5 E5 C5:1
  | A5:1! E5 C5 E5 A5    | F#5:1 D5 E5 F#5 A5  | G5' B5' G5' D5' B4' D5' | G4:1! r:2
"""
LOOKS = """
    E5:1 G5:1 B5:1       | B5:1.5~ A5 G5 F#5   | F#5:1 D#5:1 B4:1    | F#5:2 r:1
  | A5:1 F#5:1 D#5:1     | B5 A5 F#5 D#5 B4:1  | G5:1 E5 F#5 G5 A5   | B5:2 r:1
  | C5:1 E5:1 G5:1       | C6:1.5~ B5 A5 G5    | D5:1 G5:1 B5:1      | B5:1 A5 G5 D5:1
  | C5 E5 A5 E5 C5:1     | C#5 E5 A5 G5 E5:1   | F#5:1! A5' F#5' D5' E5' | F#5' A5' C6:1 r:1
"""
STEAM = """
    r:3 | r:1 B5' r D6' r | r:3 | r:1 A5' r C6' r | r:3 | r:1 F#5' r A5' r | r:3 | G5' A5' B5' C6' D6' r
  | r:3 | r:1 B5' r F6' r | r:3 | r:1 G5' r E6' r | r:3 | r:1 F#5' r A5' r | r:3 | D6' B5' G5' r:1.5
"""
SPIN = "Eb5 G5 Bb5 G5 Eb5 G5 | Bb5 G5 Eb5 G5 Bb5 Eb6 | D5 F#5 A5 F#5 D5 F#5 | C6 A5 F#5 D5 C5 A4"
RINGS = ((0, 1, 2, 3, 2, 1),)
KICK, BRUSH, TRIANGLE, TAMBOURINE, SNARE = 36, 44, 81, 54, 38


def oom(tuba: Player, bar: int, harmony: Sequence[Chord], low: int = 33) -> None:
    """Root in one bar, fifth in the next, if the chord stays."""
    for index in range(len(harmony) // THREE):
        chord = harmony[index * THREE]
        root = low + (chord.root - low) % 12
        stays = index % 2 == 1 and harmony[(index - 1) * THREE] == chord
        tuba.note((bar + index) * THREE, 0.9, (root + 7 if root + 7 <= low + 13 else root - 5) if stays else root, 6)


def band(drums: Player) -> None:
    turn = [(0, KICK, 0), (1, BRUSH, -16), (2, BRUSH, -18)]
    drums.beats(WIND, 4, [(0, KICK, -6), (1, BRUSH, -20), (2, BRUSH, -22)])
    drums.beats(A, 48, turn)
    for bar in range(A, DIZZY, 4):
        drums.beats(bar, 1, [(0, TRIANGLE, -22)])
    drums.beats(AGAIN, 16, [(1, TAMBOURINE, -22), (2, TAMBOURINE, -24)])
    drums.beats(
        HORSES + 14, 2, [(0, SNARE, -14), (0.5, SNARE, -24), (1, SNARE, -20), (2, SNARE, -14), (2.5, SNARE, -20)]
    )
    drums.beats(DIZZY, 4, [(step * 0.5, SNARE, -26 + 2 * step) for step in range(6)])


def parts() -> list[Part]:
    musette = Player(Part(21, 1, 74, 104, 34, model="musette"), 86, 0.9, bar_beats=THREE)
    second = Player(Part(21, 2, 42, 84, 34, model="musette"), 72, 0.86, bar_beats=THREE)
    steam = Player(Part(79, 3, 96, 92, 60), 70, 0.7, bar_beats=THREE)
    tuba, squeeze = Player(Part(58, 4, 64, 108), 84, bar_beats=THREE), Player(Part(23, 5, 36, 72), 58, bar_beats=THREE)
    horses, bells = (
        Player(Part(45, 6, 88, 96), 62, bar_beats=THREE),
        Player(Part(9, 7, 100, 82, 70), 60, bar_beats=THREE),
    )
    drums = Player(Part(0, 9, 64, 118), 80, loose=0.008, bar_beats=THREE)
    waltz, looks, dizzy = chords(A_CHORDS, THREE), chords(HORSES_CHORDS, THREE), chords(DIZZY_CHORDS, THREE)

    musette.line("r:3 | r:1.5 D5' E5' F#5' | r:3 | r D5' C5' B4' A4' F#4'", WIND)
    musette.line(ROUND, A)
    musette.line(LOOKS, HORSES)
    musette.line(ROUND, AGAIN, 5)
    musette.line(SPIN, DIZZY, -4)
    second.line(below(waltz, ROUND, THREE), AGAIN)
    second.line(below(looks, LOOKS, THREE), HORSES, -10)
    steam.line(STEAM, A)
    steam.line(STEAM, AGAIN, 4)
    bells.line(SPIN, DIZZY, 0, 12)
    tuba.line("G2:1! r:2 | D2:1 r:2 | G2:1 r:2 | D2:1 E2:1 F#2:1", WIND)
    for bar, harmony in ((A, waltz), (HORSES, looks), (AGAIN, waltz), (DIZZY, dizzy)):
        oom(tuba, bar, harmony)
        off_beats(squeeze, bar, harmony, (1, 2), 57, 0.5)
    picking(horses, HORSES, looks, RINGS, 0.5, low=59)
    picking(horses, AGAIN, waltz, RINGS, 0.5, low=59, push=-10)
    band(drums)
    return stems((tuba, squeeze, horses), (musette, second, steam, bells), (drums,))


TUNE = Tune("loot_and_recruit_waltz", "The Horses Have Seen Things", 168, 56, parts, THREE)
