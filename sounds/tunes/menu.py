"""The theme of the house, for the menu: D dorian on tiptoe, with something behind its back.

Two bars of vamp, the tune on bassoon, a sunnier middle on clarinet and harp, two bars of holding one's breath, the
tune again with an answer on top. 28 bars of 112 to the minute are exactly 60 seconds, twice the 14 of the art bible.
"""

from __future__ import annotations

from sounds.midi import Part
from sounds.tunes.notation import BEATS, Chord, Player, Tune, chords, off_beats, picking, stems

VAMP, A, B, HUSH, AGAIN = 0, 2, 10, 18, 20

A_CHORDS = "Dm | Dm G | Dm | C A | Dm | Dm G | Bb A7 | Dm"
B_CHORDS = "F | C | G | Dm | F | C | Bb | A"

TIPTOE = """
    D4! F4 A4 G#4 A4:1! C5 A4   | G4 F4 E4 F4 D4:1.5 r
  | D4! F4 A4 G#4 A4:1! D5 C5   | B4 A4 G4 A4 E4:1.5 r
  | D4! F4 A4 G#4 A4:1! C5 A4   | G4 F4 E4 F4 D4:1 F4 G4
  | A4 Bb4 A4 F4 E4 G4 C#5! E5  | D5' A4' F4' A4' D4:1! r:1
"""
SUNNY = """
    A4:1 C5 A4 F5:1~ E5 C5      | D5 C5 G4 E4 G4:1.5 r
  | B4:1 D5 B4 G5:1~ F5 D5      | E5 D5 A4 F4 A4:1.5 r
  | A4:1 C5 A4 F5:1~ G5 A5      | G5 E5 C5 E5 D5:1 C5 Bb4
  | D5 Bb4 F4 Bb4 D5 F5 E5 D5   | C#5:1 r E5 A4:1.5 r
"""
HUSHED = "D4:1! r C#4' C4:1 r:1 | B3' r Bb3' r A3:1 r:1"
ANSWER = """
    r:2 F5 E5 D5 C5             | B4:1.5 r D5:1 G4:1
  | r:2 F5 E5 F5 D5             | G4:1.5 r C#5:1 E5:1
  | r:2 A5 G5 F5 E5             | D5:1.5 r B4:1 D5:1
  | F5:1 D5:1 C#5:1 G5:1        | F5' D5' C5' A4' D5:1 r:1
"""
TWINKLE = "r:4 | r:2 D6, A5, F6, r | r:4 | r:2 E6, C#6, A6, r | r:4 | r:2 D6, B5, G6, r | r:4 | r:2 r D6, A6:1,"
HARP = ((0, 1, 2, 3, 2, 1, 2, 1), (0, 2, 1, 3, 2, 3, 1, 2))

KICK, STICK, SHAKER, BLOCK_LOW, BLOCK_HIGH, TRIANGLE = 36, 37, 69, 77, 76, 81


def sneaky_bass(player: Player, bar: int, harmony: list[Chord]) -> None:
    """Down, wait, down, up, and a step towards whatever comes next."""
    low = 33
    for index in range(len(harmony) // BEATS):
        first, second = harmony[index * BEATS], harmony[index * BEATS + 2]
        after = harmony[((index + 1) * BEATS) % len(harmony)]
        root, other = (low + (chord.root - low) % 12 for chord in (first, second))
        goal, at = low + (after.root - low) % 12, (bar + index) * BEATS
        lift = other if other != root else root + 7
        step = goal + (1 if goal < root else -1)
        for when, key, push in ((0, root, 8), (1.5, root, -4), (2, lift, 2), (3, other, 0), (3.5, step, -6)):
            player.note(at + when, 0.42, key, push)


def kit(player: Player) -> None:
    groove = [(0, KICK, 8), (2, KICK, 0), (1, STICK, -12), (3, STICK, -8)]
    shaker = [(q * 0.5, SHAKER, -34 if q % 2 else -24) for q in range(8)]
    for bar, bars in ((VAMP, HUSH), (AGAIN, 8)):
        player.beats(bar, bars, [*groove, *shaker])
    for bar in (VAMP + 1, A + 3, A + 7, B + 3, AGAIN + 3, AGAIN + 7):
        player.beats(bar, 1, [(3.5, BLOCK_LOW, -14), (3.75, BLOCK_HIGH, -10)])
    player.beats(B, 8, [(1.5, KICK, -14), (3.5, SHAKER, -10)])
    player.beats(HUSH, 1, [(0, KICK, 14), (2, BLOCK_HIGH, -6), (2.5, BLOCK_LOW, -10), (3.5, BLOCK_LOW, -16)])
    player.beats(
        HUSH + 1, 1, [(0, BLOCK_HIGH, -8), (1, BLOCK_LOW, -8), (3, STICK, -4), (3.25, STICK, 0), (3.5, STICK, 6)]
    )
    for bar in (B, B + 4, AGAIN):
        player.beats(bar, 1, [(0, TRIANGLE, -22)])


def parts() -> list[Part]:
    bassoon, clarinet = Player(Part(70, 1, 74, 104), 86), Player(Part(71, 4, 50, 84), 78)
    pizzicato, bass = Player(Part(45, 0, 48, 92), 58), Player(Part(32, 2, 64, 100), 84, loose=0.006)
    harp, celesta = Player(Part(46, 3, 88, 92), 58), Player(Part(8, 5, 96, 104), 70)
    drums = Player(Part(0, 9, 64, 127), 78, loose=0.006)
    tune, middle = chords(A_CHORDS), chords(B_CHORDS)

    bassoon.line(TIPTOE, A)
    bassoon.line(HUSHED, HUSH, 4)
    bassoon.line(TIPTOE, AGAIN, 4)
    clarinet.line(SUNNY, B, 4)
    clarinet.line(ANSWER, AGAIN, -6)
    celesta.line(TWINKLE, A)
    celesta.line(TWINKLE, AGAIN)
    for bar, harmony in ((VAMP, tune[: 2 * BEATS]), (A, tune), (AGAIN, tune)):
        sneaky_bass(bass, bar, harmony)
        off_beats(pizzicato, bar, harmony, (0.5, 1, 2.5, 3), 60)
    sneaky_bass(bass, B, middle)
    off_beats(pizzicato, B, middle, (0.5, 1.5, 2.5, 3.5), 64)
    picking(harp, B, middle, HARP, 0.5, low=53)
    picking(harp, AGAIN + 4, tune[4 * BEATS :], HARP, 0.5, low=57)
    bass.line("D2:1! r:3 | r:2 A1:1 C#2:1", HUSH)
    kit(drums)
    return stems((pizzicato, bass, harp), (bassoon, clarinet, celesta), (drums,))


TUNE = Tune("menu", "Something Behind Its Back", 112, 28, parts)
