"""The results: the town band walks home, in G, with whoever won on its shoulders and whoever lost beside it.

A fanfare that is out of breath, a song on the trumpet, a verse for the tuba, who lost, and the song with a descant. 26 bars,
96 to the minute: 65 seconds.
"""

from __future__ import annotations

from sounds.midi import Part
from sounds.tunes.notation import Player, Tune, below, chords, off_beats, picking, stems, two_beat_bass

BREATH, A, LOST, AGAIN = 0, 2, 10, 18

A_CHORDS = "G | C | G | D7 | G | Em | Am D7 | G"
LOST_CHORDS = "Em | Bm | C | G | Am | Em | A7 | D7"

SONG = """
    B4:1.5~ C5 D5:1 G5:1               | E5:1.5~ D5 C5:1.5 r
  | D5:1.5~ B4 G4:1 B4 D5              | A4:1.5 B4 C5:1 A4 F#4
  | B4:1.5~ C5 D5:1 G5:1               | B5:1.5~ A5 G5:1 E5:1
  | C5 E5 A5:1 F#5 E5 D5 C5            | B4:1! D5 B4 G4:1.5 r
"""
SIGH = """
    E3:1.5~ G3 B3:1 A3 G3              | F#3:1.5 D3 B2:1.5 r
  | C3:1 E3:1 G3:1.5 E3                | D3:1.5 B2 G2:1.5 r
  | A2:1 C3 E3 A3:1 G3 E3              | G3:1.5 F#3 E3:1.5 r
  | C#3:1 E3:1 A3:1 G3:1               | F#3 A3 D4 C4 A3 F#3 D3:1
"""
OVER = """
    D5:2 B5:2 | G5:3 E5:1 | G5:2 D5:2 | F#5:3 r:1 | D5:2 B5:2 | G5:2 B5:2 | A5:2 F#5:2 | G5:3! r:1
"""
HARP = ((0, 1, 2, 3, 2, 1, 2, 1),)
SNARE, KICK, CYMBAL, TAMBOURINE = 38, 36, 49, 54


def parts() -> list[Part]:
    trumpet, horn = Player(Part(56, 1, 72, 96, 52), 80), Player(Part(60, 2, 44, 92, 56), 74)
    tuba, bass = Player(Part(58, 3, 60, 112, 40), 84), Player(Part(32, 4, 64, 96), 78)
    banjo, squeeze = (
        Player(Part(105, 5, 92, 88, 36, model="banjo"), 64),
        Player(Part(21, 6, 36, 84, model="musette"), 58),
    )
    fiddle, drums = Player(Part(110, 7, 96, 84, 56), 70, 0.97), Player(Part(0, 9, 64, 116), 78)
    song, lost = chords(A_CHORDS), chords(LOST_CHORDS)

    trumpet.line("D5' D5' D5' G5:1! r B4' D5' | G5:1 F#5 E5 D5:1 r:1", BREATH)
    trumpet.line(SONG, A)
    trumpet.line(SONG, AGAIN, 4)
    horn.line(below(song, SONG), AGAIN)
    horn.line(below(song, SONG), A, -12)
    tuba.line(SIGH, LOST)
    fiddle.line(OVER, AGAIN)
    for bar, harmony in ((BREATH, song[:8]), (A, song), (LOST, lost), (AGAIN, song)):
        two_beat_bass(bass, bar, harmony, 31)
        picking(banjo, bar, harmony, HARP, 0.5, low=55)
        off_beats(squeeze, bar, harmony, (1, 3), 57, 0.5)
    step = [(0, KICK, -4), (2, KICK, -10), (1, SNARE, -22), (3, SNARE, -18), (3.5, SNARE, -28), (3.75, SNARE, -26)]
    drums.beats(BREATH, 18, step)
    drums.beats(AGAIN, 8, [*step, (1, TAMBOURINE, -22), (3, TAMBOURINE, -22)])
    drums.beats(AGAIN, 1, [(0, CYMBAL, -24)])
    return stems((banjo, bass, squeeze), (trumpet, horn, tuba, fiddle), (drums,))


TUNE = Tune("results", "Home on Somebody's Shoulders", 96, 26, parts)
