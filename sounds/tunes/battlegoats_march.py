"""BattleGoats on parade: a march in D for a fife that is proud of itself and a bagpipe that was not asked.

Four bars of the drum, the march on the fife (it trips in its fourth bar and pretends that it meant to), a trio in G
for two krummhorns who walk on tiptoe in boots, the stumble alone on the tuba, and the march again with everybody. 32 bars,
112 to the minute.
"""

from __future__ import annotations

from sounds.midi import Part
from sounds.tunes.notation import Player, Tune, below, chords, off_beats, picking, stems, two_beat_bass

DRUM, A, TRIO, STUMBLE, AGAIN = 0, 4, 12, 20, 24

A_CHORDS = "D | D | G | A7 | D | C | G A7 | D"
TRIO_CHORDS = "G | D7 | G | C | G | Em | Am D7 | G"
STUMBLE_CHORDS = "D | C | D | A7"

PROUD = """
    D5! r:.25 D5:.25 F#5 A5 D6:1! A5 F#5       | E5 F#5:.25 E5:.25 D5 C#5 D5:1! A4:1
  | B4! r:.25 B4:.25 D5 G5 B5:1! A5 G5         | A5! G#5 A5 B5:.25 A5:.25 E5' r A4' r
  | D5! r:.25 D5:.25 F#5 A5 D6:1! A5 F#5       | E5' E5' G5 C6 C6:1! G5 E5
  | B5 G5 D5 G5 A5! E5 C#5 E5                  | D5:.25! D5:.25 D5 F#5' A5' D5:1! r:1
"""
BOOTS = """
    G4' B4' D5:1 B4' D5' G4:1                  | F#4' A4' C5:1 A4 C5 D5 C5
  | B4' D5' G5:1 F#5 E5 D5:1                   | E5' C5' G4:1 C5 E5 G5:1~
  | D5' B4' G4:1 B4 D5 G5:1                    | E5' G5' B4:1 E5 D5 B4:1
  | C5 B4 A4 E5 D5 C5 A4 F#4                   | G4' B4' D5' B4' G4:1! r:1
"""
TRIP = "D3! A2 F#2 A2 D3' r A2' r | C3! G2 E2 G2 C3' r G#2' A2' | D3! r:.5 F#3! r:.5 D3 C#3 B2 A#2 | A2:1! r:2 A2' C#3'"
SKIRL = """
    A4:4 | A4:2 D5:2 | B4:2 D5:2 | C#5:4 | D5:2 F#5:2 | G5:3 E5:1 | D5:2 C#5:2 | D5:3 r:1
"""
WALK = ((0, 2, 1, 2, 0, 2, 1, 3), (0, 1, 2, 1, 3, 2, 1, 2))
SNARE, BASS_DRUM, CYMBAL, COWBELL, RIM = 38, 36, 49, 56, 37


def parade(drums: Player) -> None:
    step = [(0, BASS_DRUM, 8), (2, BASS_DRUM, 2), (1, SNARE, -14), (3, SNARE, -10)]
    ruffle = [(3.25, SNARE, -26), (3.5, SNARE, -20), (3.75, SNARE, -14)]
    drums.beats(DRUM, 2, [(0, BASS_DRUM, 8), (1, RIM, -10), (2, BASS_DRUM, 2), (3, RIM, -10)])
    drums.beats(DRUM + 2, 2, step + ruffle)
    for bar in (A, AGAIN):
        drums.beats(bar, 8, step)
        drums.beats(bar, 8, [(0.5, SNARE, -26), (1.5, SNARE, -24), (2.5, SNARE, -26), *ruffle])
        drums.beats(bar + 7, 1, [(2, CYMBAL, -22)])
    drums.beats(TRIO, 8, [(0, BASS_DRUM, -6), (1, RIM, -16), (2, BASS_DRUM, -10), (3, RIM, -16), (3.5, COWBELL, -30)])
    drums.beats(STUMBLE, 3, [(0, BASS_DRUM, 6), (2.5, COWBELL, -22), (2.75, COWBELL, -26)])
    drums.beats(STUMBLE + 3, 1, step + ruffle)


def parts() -> list[Part]:
    fife, krummhorn = Player(Part(72, 1, 80, 96, 50), 82), Player(Part(71, 2, 44, 92, 40, model="krummhorn"), 82, 0.8)
    second = Player(Part(71, 3, 90, 84, 40, model="krummhorn"), 74, 0.8)
    bagpipe = Player(Part(109, 4, 30, 78, 44, model="bagpipe"), 74, 0.99)
    tuba, banjo = Player(Part(58, 5, 64, 108, 34), 86, 0.8), Player(Part(105, 6, 96, 84, 36, model="banjo"), 66)
    squeeze, drums = Player(Part(22, 7, 36, 80, 44), 60, 0.5), Player(Part(0, 9, 64, 120), 84, loose=0.006)
    march, trio, stumble = chords(A_CHORDS), chords(TRIO_CHORDS), chords(STUMBLE_CHORDS)

    fife.line(PROUD, A)
    fife.line(PROUD, AGAIN, 6)
    krummhorn.line(BOOTS, TRIO)
    second.line(below(trio, BOOTS), TRIO)
    krummhorn.line(below(march, PROUD), AGAIN, -8)
    bagpipe.line(SKIRL, AGAIN, -6)
    tuba.line(TRIP, STUMBLE)
    tuba.line("D2:1! r:1 D2:1 r:1 | D2:1 r:1 A2:1 r:1 | D2:1! r:1 A2:1 r:1 | D2:1 F#2:1 A2:1 C#3:1", DRUM)
    for bar, harmony in ((A, march), (TRIO, trio), (AGAIN, march)):
        two_beat_bass(tuba, bar, harmony, 33)
        off_beats(squeeze, bar, harmony, (1, 3), 57, 0.35)
        picking(banjo, bar, harmony, WALK, 0.5, low=57, push=-4)
    off_beats(squeeze, STUMBLE, stumble, (1, 3), 57, 0.3)
    parade(drums)
    return stems((tuba, squeeze, banjo), (fife, krummhorn, second), (bagpipe, drums))


TUNE = Tune("battlegoats_march", "Hooves, by the Left", 112, 32, parts)
