"""Lords of Hell in battle: two armies who both think they are the defence, in D minor at a gallop that limps.

Four bars of kettledrums and low organ, the tune on two trombones, an answer from the horns across the field, four bars
in which only dice and the bell are heard, the tune with choir and full organ, four bars that tumble back. 36 bars of 144
to the minute are exactly 60 seconds.
"""

from __future__ import annotations

from sounds.midi import Part
from sounds.tunes.notation import Chord, Player, Tune, below, chords, off_beats, picking, stems

START, A, B, BONES, AGAIN, RUN = 0, 4, 12, 20, 24, 32

START_CHORDS = "Dm | Dm | Eb | A"
A_CHORDS = "Dm | Dm | Gm | A | Dm | Bb | Eb A | Dm"
B_CHORDS = "Gm | Dm | Bb | F | Gm | Dm | Eb | A7"
BONES_CHORDS = "Dm | Eb | Dm | A7"
RUN_CHORDS = "Bb | Gm | Eb | A"

LIMP = """
    D4:1! r A3 D4:1 F4:1                | E4' F4' E4' D4' A3:1.5 r
  | G4:1! r D4 G4:1 Bb4:1               | A4' Bb4' A4' G4' E4:1.5 r
  | D4:1! r A3 D4:1 A4:1                | Bb4:1 A4 G4 F4:1 D4:1
  | Eb4 G4 Bb4 G4 A4 E4 C#4 E4          | D4:1! D4' D4' D4:1! r:1
"""
ACROSS = """
    Bb4:1.5~ D5 G4:2                    | A4:1 F4 A4 D4:1.5 r
  | F4:1.5~ Bb4 D5:1 Bb4:1              | C5 A4 F4 A4 C5:2
  | D5:1.5~ Bb4 G4:1 Bb4:1              | A4:1 D5:1 F5:1.5 r
  | Eb5:1.5~ Bb4 G4:1 Bb4:1             | C#5:1! E5:1 G5' G5' A5:1!
"""
KNUCKLES = """
    D5' r:1.5 F5' r A5' r               | Eb5' r:1.5 G5' r Bb5' r
  | D6' A5' F5' A5' D5' F5' A5' D5'     | C#5' E5' G5' Bb5' A5' G5' E5' C#5'
"""
HELL = """
    D4+A4:4 | D4+F4+A4:4 | D4+G4+Bb4:4 | C#4+E4+A4:4 | D4+A4:4 | D4+F4+Bb4:4 | Eb4+G4+Bb4:2 C#4+E4+A4:2 | D4+F4+A4:3 r:1
"""
FALL = """
    D5! Bb4 F4 Bb4 D5 F5 D5 Bb4         | D5! Bb4 G4 Bb4 D5 G5 D5 Bb4
  | Eb5! Bb4 G4 Bb4 Eb5 G5 Bb5 G5       | A5' E5' C#5' E5' A4' C#5' E5! r
"""
KETTLE_START = "D2:1! r D2 D2:1 A1:1 | D2:1 r D2 D2:1 A1:1 | Eb2:1! r Eb2 Eb2:1 Bb1:1 | A1:1 r A1 A1 A1 A1 A1"
KETTLE = """
    D2:1! r D2 A1:1 D2:1 | D2:1 r:2 A1:1 | G2:1! r G2 D2:1 G2:1 | A1:1 r:2 A1:1
  | D2:1! r D2 A1:1 D2:1 | Bb1:1 r:2 F2:1 | Eb2:1! r:1 A1:1! r:1 | D2:1! D2 D2 D2:1! r:1
"""
KETTLE_B = """
    G2:1! r:2 D2:1 | D2:1 r:2 A1:1 | Bb1:1! r:2 F2:1 | F2:1 r:2 C2:1
  | G2:1! r:2 D2:1 | D2:1 r:2 A1:1 | Eb2:1! r:2 Bb1:1 | A1:1! r A1 A1 A1 A1 A1
"""
KETTLE_BONES = "D2:1! r:3 | Eb2:1! r:3 | D2:1! r:3 | A1:1! r:2 A1 A1"
KETTLE_RUN = "Bb1:1! r:2 Bb1:1 | G2:1! r:2 G2:1 | Eb2:1! r:2 Eb2:1 | A1 A1 A1 A1 A1 A1 A1! r"
TOLL = "D4:4 | r:4 | A3:4 | r:4"

KICK, SNARE, TOM_LOW, TOM, ANVIL, BLOCK_LOW, BLOCK_HIGH, CRASH, GONG = 36, 38, 41, 45, 56, 77, 76, 49, 52
SAW = ((0, 0, 1, 0, 2, 0, 1, 0), (0, 1, 0, 2, 0, 1, 2, 1))


def march(drums: Player) -> None:
    limp = [(0, KICK, 8), (1.5, TOM_LOW, -4), (2, SNARE, -14), (3, KICK, 0), (3.5, SNARE, -20)]
    ghost = [(q * 0.5, SNARE, -42) for q in range(8)]
    drums.beats(START, 4, [(0, KICK, 4), (1.5, TOM_LOW, -6), (2, TOM_LOW, -2), *ghost])
    drums.beats(A, 16, [*limp, *ghost])
    drums.beats(BONES, 4, [(q * 0.5, BLOCK_HIGH if q % 3 else BLOCK_LOW, -22) for q in range(8)])
    drums.beats(BONES + 3, 1, [(2, TOM, -4), (2.5, TOM, 0), (3, TOM_LOW, 4), (3.5, TOM_LOW, 10)])
    drums.beats(AGAIN, 8, [*limp, *ghost, (1, ANVIL, -34), (2.5, TOM, -14)])
    drums.beats(RUN, 4, [*limp, *ghost, (1, TOM, -10), (2.5, TOM_LOW, -8)])
    for bar in (START + 3, A + 7, B + 7, AGAIN + 7, RUN + 3):
        drums.beats(bar, 1, [(3, SNARE, -6), (3.25, SNARE, -10), (3.5, SNARE, -4), (3.75, SNARE, 2)])
    for bar in (A, B, AGAIN, RUN):
        drums.beats(bar, 1, [(0, CRASH, -24)])
    drums.beats(BONES, 1, [(0, GONG, -22)])


def roots(player: Player, bar: int, line: str) -> None:
    """Long low notes of the pipes: one to a bar."""
    harmony = chords(line)
    off_beats(player, bar, [Chord(chord.root, (chord.root,)) for chord in harmony], (0,), 36, 3.8)


def parts() -> list[Part]:
    organ, pedal = Player(Part(19, 1, 64, 86, 64), 72, 0.98), Player(Part(19, 6, 64, 88, 64), 70, 0.98)
    first, second = Player(Part(57, 2, 74, 98, 44), 84, 0.86), Player(Part(57, 4, 50, 88, 44), 76, 0.86)
    horns, kettle = Player(Part(60, 3, 48, 100, 56), 84), Player(Part(47, 5, 64, 112, 44), 86, 0.8, 0.006)
    strings, bones = Player(Part(48, 0, 84, 84, 50), 66, 0.5), Player(Part(13, 7, 92, 90, 56), 70, 0.5)
    choir, bell = Player(Part(52, 8, 60, 72, 80), 66, 0.98), Player(Part(14, 10, 64, 96, 90), 80)
    drums = Player(Part(0, 9, 64, 122), 82, loose=0.006)
    tune, middle, run = chords(A_CHORDS), chords(B_CHORDS), chords(RUN_CHORDS)

    first.line(LIMP, A)
    first.line(LIMP, AGAIN, 6)
    second.line(below(tune, LIMP), A, -4)
    second.line(below(tune, LIMP), AGAIN)
    horns.line(ACROSS, B)
    horns.line(FALL, RUN, -6)
    bones.line(KNUCKLES, BONES)
    choir.line(HELL, AGAIN)
    bell.line(TOLL, BONES)
    organ.line("D3+A3+D4:4 | D3+A3+F4:4 | Eb3+Bb3+G4:4 | C#3+A3+E4:4", START, -8)
    off_beats(organ, AGAIN, tune, (0, 2), 57, 1.7)
    for bar, line in (
        (START, KETTLE_START),
        (A, KETTLE),
        (B, KETTLE_B),
        (BONES, KETTLE_BONES),
        (AGAIN, KETTLE),
        (RUN, KETTLE_RUN),
    ):
        kettle.line(line, bar)
    for bar, line in ((B, B_CHORDS), (AGAIN, A_CHORDS), (RUN, RUN_CHORDS)):
        roots(pedal, bar, line)
    for bar, harmony in ((A, tune), (B, middle), (AGAIN, tune), (RUN, run)):
        picking(strings, bar, harmony, SAW, 0.5, low=50)
    march(drums)
    return stems((strings, organ, pedal), (first, second, horns, bones, choir, bell), (kettle, drums))


TUNE = Tune("lords_of_hell_battle", "Both of Us Are the Wall", 144, 36, parts)
