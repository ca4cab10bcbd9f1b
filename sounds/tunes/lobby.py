"""The lobby: somebody hums while chairs are pushed about, in F.

Two bars of a lute, a tune on a clarinet that has time, a walk round the room on the bassoon, and the tune again for both. It
is there to be talked over. 26 bars, 100 to the minute.
"""

from __future__ import annotations

from sounds.midi import Part
from sounds.tunes.notation import Player, Tune, below, chords, off_beats, picking, stems, two_beat_bass

CHAIRS, A, WALK, AGAIN = 0, 2, 10, 18

A_CHORDS = "F | Dm | Gm | C7 | F | Bb | Gm C7 | F"
WALK_CHORDS = "Bb | F | C | Dm | Bb | F | G7 | C7"

HUM = """
    C5:1.5~ A4 F4:1 G4 A4              | D5:1.5~ C5 A4:1.5 r
  | Bb4:1 D5:1 G4:1 A4 Bb4             | C5:1 Bb4 G4 E4:1.5 r
  | C5:1.5~ A4 F4:1 A4 C5              | F5:1.5~ D5 Bb4:1 D5:1
  | Bb4 A4 G4 D5 C5 Bb4 G4 E4          | F4:2 r A4' F4:1
"""
ROUND = """
    D3:1 F3:1 Bb3:1 A3 G3              | F3:1 A3:1 C4:1.5 r
  | E3:1 G3:1 C4:1 Bb3 A3              | A3:1 F3:1 D3:1.5 r
  | D3:1 F3:1 Bb3 C4 D4 Bb3            | C4:1.5~ A3 F3:1 A3:1
  | G3 B3 D4 F4 D4:1 B3:1              | C4' E4' G4' E4' C4:1 r:1
"""
BELLS = "r:3 C6, r | r:4 | r:2 D6, r r:1 | r:4 | r:3.5 A5, | r:4 | r:2 r E6, r:1 | r:2 C6, r F6:1,"
LUTE = ((0, 2, 1, 3, 2, 1, 2, 1), (0, 1, 2, 3, 2, 3, 1, 2))
SHAKER, BRUSH, BLOCK, KICK = 70, 44, 76, 36


def parts() -> list[Part]:
    clarinet, bassoon = Player(Part(71, 1, 48, 96, 48), 76, 0.95), Player(Part(70, 2, 82, 96, 44), 76)
    lute, bass = Player(Part(24, 0, 40, 96, 40, model="lute"), 68, loose=0.014), Player(Part(32, 3, 64, 100), 78)
    plucked, bells = Player(Part(45, 4, 88, 88, 44), 56), Player(Part(8, 5, 98, 92, 70), 62)
    drums = Player(Part(0, 9, 64, 108), 70, loose=0.008)
    tune, walk = chords(A_CHORDS), chords(WALK_CHORDS)

    clarinet.line(HUM, A)
    clarinet.line(HUM, AGAIN, 4)
    bassoon.line(ROUND, WALK)
    bassoon.line(below(tune, HUM), AGAIN, -8, -12)
    bells.line(BELLS, A)
    bells.line(BELLS, AGAIN)
    for bar, harmony in ((CHAIRS, tune[:4] + tune[12:16]), (A, tune), (WALK, walk), (AGAIN, tune)):
        two_beat_bass(bass, bar, harmony, 33)
        picking(lute, bar, harmony, LUTE, 0.5, low=53)
    off_beats(plucked, WALK, walk, (1, 3), 60)
    off_beats(plucked, AGAIN, tune, (1.5, 3.5), 60)
    drums.beats(A, 24, [(0, KICK, -16), (1, BRUSH, -12), (2, KICK, -22), (3, BRUSH, -12), (3.5, SHAKER, -24)])
    drums.beats(WALK, 8, [(2.5, BLOCK, -26), (0.5, SHAKER, -26), (1.5, SHAKER, -26), (2.5, SHAKER, -26)])
    return stems((lute, bass, plucked), (clarinet, bassoon, bells), (drums,))


TUNE = Tune("lobby", "Is This Chair Taken", 100, 26, parts)
