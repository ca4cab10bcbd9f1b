"""Lords of Hell behind the curtain: a little fugue in D minor on a regal, a harpsichord and the church organ.

The subject lies (it says D minor and means A), the answer repeats it a fifth higher, and each voice that enters talks across
the one before. A passage of sequences in which nobody yields, the subject in the bass with everything above it, and a
pedal on A over which all three are polite. 24 bars, 92 to the minute: 62.6 seconds.
"""

from __future__ import annotations

from sounds.midi import Part
from sounds.tunes.notation import Chord, Player, Tune, chords, off_beats, picking, stems

FIRST, SECOND, THIRD, TALK, BASS, BRIDGE, PEDAL, LAST = 0, 2, 4, 6, 12, 14, 18, 20

SUBJECT = "D4:1! A4:1 F4 E4 D4' C#4' | A3 C#4 E4 G4 F4' E4' D4:1"
ACROSS = "F4:1.5 E4:.25 D4:.25 D5:1.5~ A4 | C#5:1 A4:.25 B4:.25 C#5 D5 C#5 D5:1"
THIRD_VOICE = "A4:2 A4:1 F4:1 | E4:1 G4:1 A4 G4 F4:1"

TALK_CHORDS = "Gm | C | F | Bb | Gm A7 | Dm"
SEQUENCE = """
    Bb4! D5 G5 D5 Bb4 A4 G4:1           | E5! C5 G4 C5 Bb4 A4 G4:1
  | A4! C5 F5 C5 A4 G4 F4:1             | D5! Bb4 F4 Bb4 A4 G4 F4:1
  | G4 Bb4 D5 G5 E5! C#5 A4 G4          | F4 E4 D4 C#4 D4:1! r:1
"""
REPLY = """
    r:2 G3 A3 Bb3 D4                    | r:2 E4 F4 G4 C4
  | r:2 F3 G3 A3 C4                     | r:2 D4 Eb4 F4 Bb3
  | Bb3:1 G3:1 A3:1 C#4:1               | D4:1.5~ E4 F4:1 r:1
"""
BRIDGE_CHORDS = "F | Gm | Eb | A7"
LAUGH = "F4' A4' C5' A4' F5:1 r:1 | G4' Bb4' D5' Bb4' G5:1 r:1 | Bb4' G4' Eb4' G4' Bb4:1 Eb5:1 | A4:1 C#5:1 E5:1! r:1"
PEDAL_CHORDS = "Dm | A7"
LAST_CHORDS = "Dm | A7 Dm | Gm A7 | D"
AMEN = "D5:1! A4:1 F4 E4 D4' C#4' | E4 G4 C#5 E5 D5:1 A4:1 | Bb4 G4 D5 Bb4 A4 C#5 E5 G5 | F#5:3! r:1"
COINS = ((0, 2, 3, 2, 1, 2, 3, 2), (3, 2, 1, 2, 0, 2, 1, 2))
KICK, TRIANGLE, BLOCK_LOW, BLOCK_HIGH, SHAKER = 36, 81, 77, 76, 69


def heels(drums: Player) -> None:
    walk = [(0, KICK, -10), (2, KICK, -16), (1, SHAKER, -38), (3, SHAKER, -36)]
    drums.beats(SECOND, 4, walk)
    drums.beats(TALK, 6, [*walk, (1.5, BLOCK_LOW, -24), (3.5, BLOCK_HIGH, -26)])
    drums.beats(BASS, 6, [*walk, (0, TRIANGLE, -28)])
    drums.beats(PEDAL, 6, [(0, KICK, -4), (1, KICK, -14), (2, KICK, -8), (3, KICK, -14), (3.5, BLOCK_HIGH, -24)])


def parts() -> list[Part]:
    regal = Player(Part(20, 1, 76, 96, 56, model="regal"), 80, 0.9)
    strings = Player(Part(6, 2, 40, 104, 50, model="harpsichord"), 82, 0.95)
    organ, pedal = Player(Part(19, 3, 64, 92, 70), 74, 0.96), Player(Part(19, 4, 64, 92, 70), 74, 0.97)
    ticking, bass = Player(Part(6, 5, 96, 84, 50, model="harpsichord"), 60), Player(Part(43, 6, 64, 96, 44), 78, 0.8)
    choir, kettle = Player(Part(52, 7, 60, 80, 90), 62, 0.98), Player(Part(47, 8, 64, 92, 60), 70)
    drums = Player(Part(0, 9, 64, 112, 60), 78, loose=0.006)

    strings.line(SUBJECT, FIRST, 0, 12)
    regal.line(SUBJECT, SECOND, 0, 7)
    strings.line(ACROSS, SECOND, -4, 7)
    organ.line(SUBJECT, THIRD)
    regal.line(ACROSS, THIRD, -4, 12)
    strings.line(THIRD_VOICE, THIRD, -6)
    regal.line(SEQUENCE, TALK)
    strings.line(REPLY, TALK)
    pedal.line(SUBJECT, BASS, 6, -12)
    bass.line(SUBJECT, BASS, 0, -12)
    regal.line(ACROSS, BASS)
    strings.line(THIRD_VOICE, BASS, 0, 12)
    strings.line(LAUGH, BRIDGE)
    pedal.line("A2:4 | A2:4", PEDAL)
    regal.line(SUBJECT, PEDAL, 0, 12)
    strings.line(ACROSS, PEDAL)
    regal.line(AMEN, LAST, 6)
    choir.line("A4+D5:4 | G4+C#5:2 A4+D5:2 | Bb4+D5:2 A4+C#5:2 | A4+D5+F#5:3 r:1", LAST)
    pedal.line("D3:4 | A2:2 D3:2 | G2:2 A2:2 | D2:3 r:1", LAST)
    for bar, text in ((TALK, TALK_CHORDS), (BRIDGE, BRIDGE_CHORDS), (LAST, LAST_CHORDS)):
        harmony = chords(text)
        off_beats(bass, bar, [Chord(chord.root, (chord.root,)) for chord in harmony], (0, 2), 33, 0.9)
        picking(ticking, bar, harmony, COINS, 0.5, low=57, push=-8)
        off_beats(organ, bar, harmony, (0, 2), 53, 1.8)
    off_beats(organ, SECOND, chords("Am | E7 Am"), (0, 2), 48, 1.8)
    off_beats(choir, PEDAL, chords(PEDAL_CHORDS), (0,), 57, 3.9)
    for bar in range(PEDAL, LAST + 3):
        kettle.line("A2:1, r:1 A2, A2, A2:1", bar)
    heels(drums)
    return stems((organ, pedal, bass, ticking), (regal, strings), (choir, kettle, drums))


TUNE = Tune("lords_of_hell_fugue", "The Clause Within the Clause", 92, 24, parts)
