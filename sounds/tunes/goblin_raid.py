"""Goblin on the map: a dance in D dorian for people who must not be heard dancing.

Two bars of toes, the tune on a recorder over lute and hand drum, the Count's land asleep (a slow pipe, and the recorder
that looks over the hedge), two bars of holding one's breath under an owl, and the tune again with a second recorder, a
drone and a tambourine: the sack is full. 28 bars, 96 to the minute.
"""

from __future__ import annotations

from collections.abc import Sequence

from sounds.midi import Part
from sounds.tunes.notation import BEATS, Chord, Player, Tune, below, chords, off_beats, picking, stems

TOES, A, ASLEEP, BREATH, AGAIN = 0, 2, 10, 18, 20

A_CHORDS = "Dm | Dm | C | Dm | Dm | F C | Am | Dm"
ASLEEP_CHORDS = "F | C | G | Am | F | C | Dm | Am"

HEDGE = """
    D5! r A4 r D5' E5' F5:1             | r E5 D5 C5 D5:1.5 r
  | E5! r C5 r G5' F5' E5:1             | r F5 E5 C5 D5:1.5 r
  | D5! r A5 r A5' B5' A5 G5            | A5:1.5~ G5 F5 E5 D5 C5
  | E5 C5 D5 B4 C5 A4 B4 C5             | D5' C5' A4' C5' D5:1! r:1
"""
MANOR = """
    A4:2 C5:1 A4:1                      | G4:1.5 E4 G4:1.5 r
  | B4:2~ D5:1 B4:1                     | A4:1.5 C5 E5:1.5 r
  | F5:1.5~ E5 C5:1 A4:1                | G4:1 C5:1 E5:1 D5 C5
  | D5:1.5~ C5 A4:1 F4:1                | E4:2 r:2
"""
PEEPS = """
    r:4 | r:3 G5', E5', | r:4 | r:3 E5', A5', | r:4 | r:4 | r:4 | r:2 A5' G5', E5', C5',
"""
OWL = "r:1 E5:.5, C5:1.5, r:1 | r:4"
ANSWER = """
    r:2 r A4 G4 F4                      | A4:1.5 r F4:1 A4:1
  | r:2 r G4 F4 E4                      | A4:1.5 r F4:1 D4:1
  | r:2 r A4 B4 C5                      | C5:1.5~ A4 G4:1 E4:1
  | C5:1 A4:1 E4:1 G4:1                 | F4' E4' D4' E4' D4:1 r:1
"""
LUTE = ((0, 2, 1, 3, 2, 1, 2, 3), (0, 1, 2, 3, 1, 2, 3, 2))
CREEP = "D2:1! r:3 | r:2 A1' B1' C2' C#2'"

DRUM_LOW, DRUM, SLAP, TAMBOURINE, BLOCK_LOW, BLOCK_HIGH, TRIANGLE, SHAKER = 64, 63, 62, 54, 77, 76, 81, 82


def tiptoe(bass: Player, bar: int, harmony: Sequence[Chord], low: int = 36) -> None:
    """Down, wait, up, down: root, fifth on the way, octave; and a neighbour into the next bar."""
    for index in range(len(harmony) // BEATS):
        first, second = harmony[index * BEATS], harmony[index * BEATS + 2]
        root, later = (low + (chord.root - low) % 12 for chord in (first, second))
        goal = low + (harmony[((index + 1) * BEATS) % len(harmony)].root - low) % 12
        at = (bar + index) * BEATS
        turn = goal + 2 if goal <= later else goal - 1
        for when, key, push in ((0, root, 8), (1.5, root + 7, -8), (2, later, 2), (3.5, turn, -8)):
            bass.note(at + when, 0.42, key, push)


def hand_drums(drums: Player) -> None:
    toes = [(0, DRUM_LOW, 2), (1.5, SLAP, -20), (2, DRUM_LOW, -8), (3, DRUM, -14), (3.5, SLAP, -18)]
    feet = [(q * 0.5, SHAKER, -34 if q % 2 else -24) for q in range(8)]
    dance = [
        (0, TAMBOURINE, -10),
        (1, TAMBOURINE, -20),
        (2, TAMBOURINE, -12),
        (3, TAMBOURINE, -20),
        (3.5, TAMBOURINE, -26),
    ]
    drums.beats(TOES, 10, [*toes, *feet])
    drums.beats(ASLEEP, 8, [(0, DRUM_LOW, -12), (2.5, SLAP, -24), *feet[::2]])
    drums.beats(AGAIN, 8, [*toes, (0.5, DRUM, -16), (2.5, DRUM, -12), *feet, *dance])
    for bar in (TOES + 1, A + 3, A + 7, AGAIN + 3, AGAIN + 7):
        drums.beats(bar, 1, [(3.25, BLOCK_HIGH, -18), (3.5, BLOCK_LOW, -12), (3.75, BLOCK_LOW, -16)])
    drums.beats(BREATH, 1, [(0, DRUM_LOW, 8), (3.5, BLOCK_LOW, -18)])
    drums.beats(
        BREATH + 1, 1, [(0, BLOCK_HIGH, -12), (1, BLOCK_LOW, -14), (2, SLAP, -12), (3, SLAP, -6), (3.5, DRUM, -2)]
    )
    for bar in (A, ASLEEP, ASLEEP + 4, AGAIN):
        drums.beats(bar, 1, [(0, TRIANGLE, -26)])


def parts() -> list[Part]:
    recorder, second = Player(Part(74, 1, 76, 100, 52), 86), Player(Part(74, 4, 50, 84, 52), 74)
    lute, bass = (
        Player(Part(24, 0, 44, 96, 40, model="lute"), 62, loose=0.014),
        Player(Part(32, 2, 64, 104), 82, loose=0.006),
    )
    pipe, owl = Player(Part(69, 3, 54, 116, 60), 86, 0.97), Player(Part(79, 5, 100, 92, 90), 66)
    plucked, drone = Player(Part(45, 6, 84, 92, 44), 60), Player(Part(110, 7, 60, 66, 50), 60, 0.98)
    drums = Player(Part(0, 9, 64, 120), 82, loose=0.008)
    tune, land = chords(A_CHORDS), chords(ASLEEP_CHORDS)

    recorder.line(HEDGE, A)
    recorder.line(PEEPS, ASLEEP, -6)
    recorder.line(HEDGE, AGAIN, 6)
    second.line(below(tune, HEDGE), AGAIN)
    pipe.line(MANOR, ASLEEP)
    pipe.line(ANSWER, AGAIN, -18)
    owl.line(OWL, BREATH)
    for bar, harmony in ((TOES, tune[: 2 * BEATS]), (A, tune), (AGAIN, tune)):
        tiptoe(bass, bar, harmony)
        off_beats(plucked, bar, harmony, (0.5, 2.5, 3), 57)
    for bar, harmony in ((A, tune), (ASLEEP, land), (AGAIN, tune)):
        picking(lute, bar, harmony, LUTE, 0.5, low=50)
    off_beats(bass, ASLEEP, [Chord(chord.root, (chord.root,)) for chord in land], (0, 2), 36, 1.4)
    bass.line(CREEP, BREATH)
    for bar in range(AGAIN, AGAIN + 8, 2):
        drone.line("D3+A3:4 | D3+A3:3.5 r", bar)
    hand_drums(drums)
    return stems((lute, bass, plucked), (recorder, pipe, second, owl), (drone, drums))


TUNE = Tune("goblin_raid", "Over the Hedge, Under the Moon", 96, 28, parts)
