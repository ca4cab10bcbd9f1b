"""Lords of Hell at the market and in council: a minuet for people with tails, in D minor, on the church organ.

Four bars of the organ alone, as if it were a church; the tune on a trombone who has been told to whisper, with pizzicato
and a harpsichord counting money; the middle on a bassoon, who offers, and a clarinet, who declines; four bars in which
nobody says anything and a bell thinks; and the tune once more with a choir that heard the price. 28 bars, 104 to the
minute: 64.6 seconds.
"""

from __future__ import annotations

from collections.abc import Sequence

from sounds.midi import Part
from sounds.tunes.notation import BEATS, Chord, Player, Tune, below, chords, off_beats, picking, stems

CHURCH, A, B, NOTHING, AGAIN = 0, 2, 10, 18, 20

A_CHORDS = "Dm | A7 | Dm | Gm A | Dm | Bb | Gm A7 | Dm"
B_CHORDS = "F | C | Gm | Dm | Bb | F | Gm | A7"

WHISPER = """
    D4! r A3 D4 F4:1 E4 D4              | C#4:1 E4:1 A3:1.5 r
  | D4! r F4 A4 D5:1 C5 A4              | Bb4 A4 G4 F4 E4:1.5 r
  | D4! r A3 D4 F4:1 A4 F4              | D4:1 F4:1 Bb4:1.5~ A4
  | G4 Bb4 A4 G4 E4 C#4 E4 G4           | F4' D4' E4' C#4' D4:1! r:1
"""
OFFER = """
    C4:1.5~ F4 A4:1 r:1                 | r:4
  | D4:1.5~ G4 Bb4:1 r:1                | r:4
  | D4:1.5~ F4 Bb4:1 D4:1               | C4:1 F4:1 A3:1.5 r
  | Bb3:1 D4:1 G4 F4 E4 D4              | C#4:1.5 r A3:1 r:1
"""
DECLINE = """
    r:4                                 | E5' r G5' E5' C5:1.5 r
  | r:4                                 | F5' r A5' F5' D5:1.5 r
  | r:2 D5 F5 Bb5:1                     | A5' F5' C5:1 F5:1.5 r
  | r:2 r G5' Bb5' G5'                  | r E5' C#5' E5' A5:1! r:1
"""
PSALM = "D3+A3+D4+F4:2 C3+G3+C4+E4:2 | Bb2+F3+Bb3+D4:2 A2+E3+A3+C#4:2"
BELL = "D4:4, | A3:2, D4:2,"
PRICE = """
    D4+A4:4 | C#4+A4:4 | D4+F4+A4:4 | D4+G4:2 C#4+E4+A4:2 | D4+A4:4 | D4+F4+Bb4:4 | D4+G4:2 C#4+G4:2 | D4+F4+A4:3 r:1
"""
COINS = ((0, 2, 3, 2, 1, 2, 3, 2), (0, 3, 2, 3, 1, 3, 2, 1))

KICK, RIM, SHAKER, TRIANGLE, BLOCK_LOW, BLOCK_HIGH, BRUSH = 36, 37, 69, 81, 77, 76, 44


def tail(bass: Player, bar: int, harmony: Sequence[Chord], low: int = 33) -> None:
    """A step, a step, and a flick at the end of it."""
    for index in range(len(harmony) // BEATS):
        first, second = harmony[index * BEATS], harmony[index * BEATS + 2]
        root, later = (low + (chord.root - low) % 12 for chord in (first, second))
        goal = low + (harmony[((index + 1) * BEATS) % len(harmony)].root - low) % 12
        at = (bar + index) * BEATS
        lift = later if later != root else root + 7
        for when, key, push in ((0, root, 8), (2, lift, 0), (3, root + 12, -14), (3.5, goal + 1, -10)):
            bass.note(at + when, 0.44, key, push)


def small_kit(drums: Player) -> None:
    step = [(0, KICK, -4), (1, BRUSH, -26), (2, KICK, -12), (2.5, RIM, -26), (3, BRUSH, -24)]
    money = [(q * 0.5, SHAKER, -40 if q % 2 else -32) for q in range(8)]
    drums.beats(A, 16, [*step, *money])
    drums.beats(AGAIN, 8, [*step, *money, (1.5, RIM, -26), (3.5, KICK, -18)])
    for bar in (A + 3, A + 7, AGAIN + 3, AGAIN + 7):
        drums.beats(bar, 1, [(3.5, BLOCK_LOW, -18), (3.75, BLOCK_HIGH, -20)])
    for bar in (CHURCH, A, B, AGAIN):
        drums.beats(bar, 1, [(0, TRIANGLE, -24)])
    drums.beats(NOTHING, 1, [(2, BLOCK_HIGH, -14), (3, BLOCK_LOW, -14)])
    drums.beats(NOTHING + 1, 1, [(1, BLOCK_HIGH, -14), (3, BRUSH, -8), (3.5, RIM, -10)])


def parts() -> list[Part]:
    organ, trombone = Player(Part(19, 1, 64, 84, 72), 72, 0.98), Player(Part(57, 2, 76, 112, 48), 80)
    bassoon, clarinet = Player(Part(70, 3, 78, 92, 44), 80), Player(Part(71, 4, 48, 88, 44), 76, 0.8)
    harpsichord, bass = (
        Player(Part(6, 0, 44, 82, 44, model="harpsichord"), 62, loose=0.006),
        Player(Part(43, 5, 64, 108, 40), 84, 0.8, 0.006),
    )
    plucked, choir = Player(Part(45, 6, 86, 90, 48), 60), Player(Part(52, 7, 56, 68, 80), 58, 0.98)
    bell, drums = Player(Part(14, 8, 64, 96, 90), 76), Player(Part(0, 9, 64, 116), 78, loose=0.006)
    tune, middle = chords(A_CHORDS), chords(B_CHORDS)

    organ.line(PSALM, CHURCH)
    organ.line(below(tune, WHISPER), AGAIN, -20)
    trombone.line(WHISPER, A)
    trombone.line(WHISPER, AGAIN, 8)
    bassoon.line(OFFER, B)
    clarinet.line(DECLINE, B)
    choir.line(PRICE, AGAIN)
    bell.line(BELL, NOTHING, 10)
    bass.line("D2:1! r:3 | r:2 A1:1 C#2:1", NOTHING)
    bass.line("D2:2 C2:2 | Bb1:2 A1:2", CHURCH)
    for bar, harmony in ((A, tune), (B, middle), (AGAIN, tune)):
        tail(bass, bar, harmony)
        off_beats(plucked, bar, harmony, (1, 2.5), 57, 0.3)
    picking(harpsichord, A, tune, COINS, 0.5, low=62, push=-6)
    picking(harpsichord, B, middle, COINS, 0.5, low=57, push=-12)
    picking(harpsichord, AGAIN, tune, COINS, 0.5, low=62)
    small_kit(drums)
    return stems((harpsichord, bass, plucked, organ), (trombone, bassoon, clarinet, choir, bell), (drums,))


TUNE = Tune("lords_of_hell", "Terms and Conditions", 104, 28, parts)
