"""BattleGoats before the battle: the same players sitting down, so that one can think.

A tune on the banjo, a slow one on the fiddle, and the first again with the fiddle on top. 24 bars, 90 to the minute.
"""

from __future__ import annotations

from sounds.midi import Part
from sounds.tunes.notation import Player, Tune, below, chords, off_beats, picking, stems, two_beat_bass

A, B, AGAIN = 0, 8, 16

A_CHORDS = "G | Em | C | D | G | Em | C D | G"
B_CHORDS = "Am | C | G | D | Am | C | D | D7"

PORCH = """
    D5:1! B4 G4 A4:1 B4:1       | G4:1 E4 G4 B4:1 r:1
  | C5:1! B4 A4 G4:1 E4:1       | A4:1.5 r F#4:1 r:1
  | D5:1! B4 G4 A4:1 B4:1       | E5:1 D5 B4 G4:1 r:1
  | C5! B4 A4 G4 A4:1 F#4:1     | G4:2 r:2
"""
HAY = """
    E5:2~ C5:1 A4:1             | G4:1 C5:1 E5:1.5 r
  | D5:2~ B4:1 G4:1             | A4:1.5 B4 A4:1 r:1
  | C5:2 E5:1 A5:1~             | G5:1.5 E5 C5:1.5 r
  | D5:1 E5 F#5 A5:1~ F#5:1     | D5:2 r:2
"""
SLEEPY = "r:4 | r:4 | r:4 | r:4 | r:4 | r:4 | r:4 | r:2 D5:.25, D5:.25, D5:.25, D5:.25, B4:1,"
FINGERS = ((0, 2, 1, 3, 2, 1, 2, 1), (0, 1, 2, 3, 1, 2, 3, 2))


def parts() -> list[Part]:
    banjo, fiddle = (
        Player(Part(105, 0, 50, 100, 44, model="banjo"), 76, loose=0.014),
        Player(Part(110, 1, 78, 100, 60), 64, 0.97),
    )
    guitar, bass = Player(Part(24, 3, 38, 84, 44), 56, loose=0.014), Player(Part(32, 2, 64, 96, 28), 76)
    organ, drums = Player(Part(22, 4, 96, 78, 60), 52, 0.97), Player(Part(0, 9, 64, 127), 62)
    tune, middle = chords(A_CHORDS), chords(B_CHORDS)

    banjo.line(PORCH, A)
    banjo.line(PORCH, AGAIN)
    picking(banjo, B, middle, FINGERS, 0.5, low=55, push=-18)
    fiddle.line(HAY, B, 4)
    fiddle.line(below(tune, PORCH), AGAIN, -12)
    fiddle.line(SLEEPY, A)
    organ.line(below(middle, HAY), B)
    for bar, harmony in ((A, tune), (B, middle), (AGAIN, tune)):
        two_beat_bass(bass, bar, harmony, 31)
        picking(guitar, bar, harmony, FINGERS, 0.5, low=50)
    off_beats(organ, AGAIN, tune, (0,), 60, 3.4)
    drums.beats(A, 24, [(1, 70, -6), (2.5, 70, -14), (3, 70, -4), (0, 36, -8)])
    drums.beats(B, 8, [(1.5, 54, -14), (3.5, 54, -14)])
    return stems((guitar, bass, organ), (banjo, fiddle), (drums,))


TUNE = Tune("battlegoats_deploy", "Chewing It Over", 90, 24, parts)
