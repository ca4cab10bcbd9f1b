"""Loot & Recruit: the festival, in G and in three-legged boots.

An accordion that leads and a tuba that follows, clapping on the off-beat, a clarinet who has brought a letter from his
aunt (the middle, in E minor and home by C), two bars where the whole band looks for the beat under the table, and the
tune again with a glockenspiel on top for the coins. 32 bars, 120 to the minute: 64 seconds.
"""

from __future__ import annotations

from sounds.midi import Part
from sounds.tunes.notation import BEATS, Player, Tune, below, chords, off_beats, picking, stems, two_beat_bass

CALL, A, A_AGAIN, B, SEARCH, LAST = 0, 2, 10, 14, 22, 24

A_CHORDS = "G | G | C | G D7 | G | Em | Am D7 | G"
HALF_CHORDS = "G | C | D7 | G"
B_CHORDS = "Em | Em | B7 | Em | C | G | Am | D7"

SQUEEZE = """
    D5! B4 G4 B4 D5 E5 D5:1             | B4' D5' G5:1 F#5 E5 D5:1
  | E5! C5 G4 C5 E5 F#5 G5:1            | D5' B4' G4:1 A4 B4 A4:1
  | D5! B4 G4 B4 D5 E5 D5:1             | G5' E5' B4:1 C5 B4 G4:1
  | A4 C5 E5 C5 F#5 E5 D5 F#5           | G5' D5' B4' D5' G4:1! r:1
"""
TURN = """
    G5! F#5 G5 D5 B4 D5 G4:1            | E5! D5 E5 C5 G4 C5 E5:1
  | F#5' E5' D5' C5' A4' C5' D5' F#5'   | G5:1! r G5' G5:1! r:1
"""
LETTER = """
    E4:1.5~ G4 B4:2                     | A4 G4 F#4 E4 G4:1.5 r
  | D#4:1.5~ F#4 B4:2                   | A4 B4 G4 F#4 E4:1.5 r
  | C5:1.5~ B4 A4:1 E4:1                | D5:1.5~ B4 G4:1 D4:1
  | C5:1 A4:1 E4 A4 C5 E5               | D5' C5' A4' F#4' D4:1! r:1
"""
PEEP = """
    r:4 | r:2 B5' E6' r:1 | r:4 | r:2 G5' B5' r:1 | r:4 | r:2 D6' B5' r:1 | r:4 | r:2 F#5' A5' C6' F#6'
"""
LOOK = "G4' r:1.5 B4' r:1.5 | D5' r C5' r B4' A4' G4' F#4'"
COINS = """
    r:3 G6, r                           | r:2 D6, G6, B6:1,
  | r:3 C6, r                           | r:2 D6, F#6, A6:1,
  | r:3 G6, r                           | r:2 B5, E6, G6:1,
  | r:2 C6, E6, F#6, A6,                | G6, D6, B5, D6, G6:1, r:1
"""
SECOND = "r:2 G2+G3:1 r:1 | r:2 D2+D3:1 F#2+F#3:1"

KICK, CLAP, SNARE, TAMBOURINE, BLOCK_LOW, BLOCK_HIGH, BELL, CRASH = 36, 39, 38, 54, 77, 76, 80, 49
ROLLS = ((0, 2, 1, 2, 3, 2, 1, 2), (0, 1, 2, 3, 2, 1, 2, 1))


def band(drums: Player) -> None:
    """A bass drum with a hole in it, hands, a tambourine; knives on mugs for the middle."""
    stamp = [(0, KICK, 6), (2, KICK, 0), (1, CLAP, -16), (3, CLAP, -12)]
    shake = [(q * 0.5, TAMBOURINE, -34 if q % 2 else -26) for q in range(8)]
    for bar, bars in ((A, 12), (LAST, 8)):
        drums.beats(bar, bars, [*stamp, *shake])
    drums.beats(LAST, 8, [(1, SNARE, -30), (3, SNARE, -28), (3.5, SNARE, -34)])
    drums.beats(CALL, 1, [(0, KICK, 8)])
    drums.beats(CALL + 1, 1, [(2, SNARE, -18), (2.5, SNARE, -14), (3, KICK, 0), (3.5, KICK, 6)])
    mugs = [(0, KICK, -8), (1.5, BLOCK_HIGH, -22), (2, BLOCK_LOW, -18), (3, BLOCK_HIGH, -20), (3.5, BLOCK_LOW, -26)]
    drums.beats(B, 8, [*mugs, *shake[::2]])
    drums.beats(SEARCH, 1, [(1, BLOCK_LOW, -8), (3, BLOCK_HIGH, -8)])
    drums.beats(
        SEARCH + 1, 1, [(0, BLOCK_LOW, -8), (1, BLOCK_HIGH, -8), (2, SNARE, -16), (3, SNARE, -8), (3.5, SNARE, -4)]
    )
    for bar in (A + 7, A_AGAIN + 3, LAST + 7):
        drums.beats(bar, 1, [(2.5, BELL, -20), (3, BELL, -12)])
    drums.beats(LAST, 1, [(0, CRASH, -28)])


def parts() -> list[Part]:
    accordion, chair = (
        Player(Part(21, 1, 70, 118, 34, model="musette"), 88, 0.9),
        Player(Part(21, 4, 46, 78, 34, model="musette"), 66, 0.8),
    )
    tuba, clarinet = Player(Part(58, 2, 64, 108, 36), 86, 0.8, loose=0.008), Player(Part(71, 3, 54, 82, 52), 80)
    banjo, coins = Player(Part(105, 0, 86, 78, 40, model="banjo"), 60, loose=0.014), Player(Part(9, 5, 98, 84, 70), 62)
    squeeze, drums = Player(Part(23, 6, 40, 66, 44), 56, 0.5), Player(Part(0, 9, 64, 120), 80, loose=0.008)
    tune, half, middle = chords(A_CHORDS), chords(HALF_CHORDS), chords(B_CHORDS)

    accordion.line("r:2 D5' D5' E5' F#5' | G5:1! r D5 C5' B4' A4' F#4'", CALL)
    accordion.line(SQUEEZE, A)
    accordion.line(TURN, A_AGAIN, 4)
    accordion.line(SQUEEZE, LAST, 5)
    chair.line(below(half, TURN), A_AGAIN)
    chair.line(below(tune, SQUEEZE), LAST)
    clarinet.line(LETTER, B)
    clarinet.line(LOOK, SEARCH, -6)
    coins.line(PEEP, B, -8)
    coins.line(COINS, LAST)
    tuba.line("G2:1! r:3 | D2:1 r:1 F#2:1 D2:1", CALL)
    tuba.line(SECOND, SEARCH)
    for bar, harmony in ((A, tune), (A_AGAIN, half), (B, middle), (LAST, tune)):
        two_beat_bass(tuba, bar, harmony, 31)
        off_beats(squeeze, bar, harmony, (1, 3), 55, 0.35)
    for bar, harmony in ((A, tune), (A_AGAIN, half), (LAST, tune)):
        picking(banjo, bar, harmony, ROLLS, 0.5, low=55)
    picking(banjo, B + 4, middle[4 * BEATS :], ROLLS, 0.5, low=52, push=-8)
    band(drums)
    return stems((banjo, tuba, squeeze), (accordion, clarinet, chair, coins), (drums,))


TUNE = Tune("loot_and_recruit", "Three Platforms and No Stairs", 120, 32, parts)
