"""Goblin in battle: a leaping dance in A minor, three and three and two, with the Count's horns riding through it.

Four bars of drums, the fray on shawm and recorder over a drone, the ride on horns, two bars of drum against drum, the
fray again with everybody in it, and four bars that run back to the beginning. 34 bars, 132 to the minute.
"""

from __future__ import annotations

from sounds.midi import Part
from sounds.tunes.notation import Chord, Player, Tune, below, chords, off_beats, picking, stems

START, A, RIDE, DRUMS, AGAIN, RUN = 0, 4, 12, 20, 22, 30

START_CHORDS = "Am | Am | G | Em"
A_CHORDS = "Am | G | Am | Em | F | G | Am Em | Am"
RIDE_CHORDS = "F | C | G | Am | F | C | E | E"
RUN_CHORDS = "Am | F | Dm | E"

FRAY = """
    A4! A4' E5:1! E5' D5' C5 B4         | B4! B4' D5:1! D5' C5' B4 G4
  | A4! C5' E5:1! A5' G5' E5 C5         | B4:1.5~ G4 E4:1.5! r
  | F5! F5' A5:1! G5' F5' E5 C5         | G5! G5' D5:1! B4' D5' G5 F5
  | E5 D5 C5 A4 B4 G4 E4 G4             | A4' A4' A4:1! r A5' A4:1!
"""
BANNERS = """
    A4:1.5 C5 F5:1.5 r                  | E5:1 G4 C5 E5:1.5 r
  | D5:1.5~ B4 G4:1 D5:1                | C5 B4 A4 E4 A4:2
  | A4:1.5 C5 F5:1 A5:1                 | G5:1.5~ E5 C5:1 G4:1
  | G#4:1.5! B4 E5:1.5 G#4              | B4' B4' E5' E5' G#5:1! r:1
"""
CALL = """
    r:4                                 | r:2 A4' A4' E5:1,
  | r:2 D5' D5' B4:1,                   | E5' E5' B4' B4' E5:1! r:1
"""
JEER = """
    r:2 A5:.25! B5:.25 A5:.25 B5:.25 A5:1 | r:1 E5:.25 F5:.25 E5:.25 F5:.25 G#5:.25 A5:.25 G#5:.25 A5:.25 B5:1!
"""
OVER = """
    E5:1.5! r A5:1 E5:1                 | D5:1.5! r G5:1 D5:1
  | E5:1.5! r A5:1 C6:1                 | B5:1.5~ G5 E5:1.5! r
  | A5:1.5! r C6:1 A5:1                 | B5:1.5! r G5:1 B5:1
  | C6:1 A5:1 B5:1 G5:1                 | A5' A5' A5:1! r A5' A5:1!
"""
STAIRS = """
    A4! B4 C5 D5 E5 D5 C5 B4            | A4! C5 F5 C5 A5 F5 C5 A4
  | D5! E5 F5 G5 A5 G5 F5 D5            | E5' E5' G#5' G#5' B5' B5' E5! r
"""
KETTLE = """
    A1:1.5! A1:1.5 A1:1 | G1:1.5! G1:1.5 G1:1 | A1:1.5! A1:1.5 A1:1 | E2:1.5! E2:1.5 E2:1
  | F1:1.5! F1:1.5 F1:1 | G1:1.5! G1:1.5 G1:1 | A1:1.5! A1 E2:1 E2:1 | A1:1! A1 A1 A1:1! r:1
"""
KETTLE_RUN = "A1:1! r:2 A1:1 | F1:1! r:2 F1:1 | D2:1! r:2 D2:1 | E2 E2 E2 E2 E2:.25 E2:.25 E2:.25 E2:.25 E2:1!"
SAWING = ((0, 0, 1, 0, 0, 2, 0, 1), (0, 0, 2, 0, 0, 1, 3, 2))
GALLOP = ((0, 2, 2, 1, 0, 2, 2, 1), (0, 1, 2, 2, 3, 2, 1, 2))

KICK, SNARE, STICK, TOM_LOW, TOM, TOM_HIGH, CRASH, TAMBOURINE, BLOCK = 36, 38, 37, 41, 45, 48, 49, 54, 76
DRUM_LOW, DRUM, SLAP = 64, 63, 62


def kit(drums: Player) -> None:
    leap = [(0, TOM_LOW, 8), (1.5, TOM_LOW, 0), (3, TOM, 4), (0, KICK, 4), (3, KICK, -8)]
    skins = [(0.5, SLAP, -18), (1, DRUM, -12), (2, DRUM, -10), (2.5, SLAP, -16), (3.5, DRUM, -10)]
    shake = [(q * 0.5, TAMBOURINE, -18 if q in (0, 3, 6) else -34) for q in range(8)]
    hooves = [(b + late, BLOCK, push) for b in range(4) for late, push in ((0, -14), (0.5, -30), (0.75, -24))]
    fill = [
        (2, SNARE, -10),
        (2.5, TOM_HIGH, -2),
        (2.75, TOM_HIGH, -6),
        (3, TOM, 2),
        (3.5, TOM_LOW, 6),
        (3.75, TOM_LOW, 10),
    ]
    drums.beats(START, 4, [*leap, *skins[:3]])
    for bar in (A, AGAIN):
        drums.beats(bar, 7, [*leap, *skins, *shake])
        drums.beats(bar + 7, 1, [*leap[:2], *fill])
    drums.beats(AGAIN, 7, [(1, SNARE, -22), (2.5, SNARE, -18), (3.5, SNARE, -24)])
    drums.beats(RIDE, 7, [(0, KICK, 6), (2, KICK, 0), (1, SNARE, -20), (3, SNARE, -14), *hooves])
    drums.beats(RIDE + 7, 1, [(0, KICK, 6), *hooves[:6], *fill])
    drums.beats(DRUMS, 1, [(0, TOM_LOW, 14), (0.5, TOM_LOW, 0), (1, TOM_LOW, 6), (1.5, TOM, 4)])
    drums.beats(DRUMS + 1, 1, [(0, TOM_LOW, 14), (0.5, TOM, 4), *fill[3:], (2, STICK, -6), (2.5, STICK, -2)])
    drums.beats(RUN, 3, [*leap, *shake, (1, SNARE, -14), (2.5, SNARE, -12)])
    drums.beats(RUN + 3, 1, [(0, TOM_LOW, 8), (1, TOM_LOW, 4), *fill])
    for bar in (A, RIDE, AGAIN):
        drums.beats(bar, 1, [(0, CRASH, -20)])


def parts() -> list[Part]:
    recorder, shawm = Player(Part(74, 1, 82, 66, 46), 86), Player(Part(68, 3, 48, 100, 44, model="shawm"), 86)
    low, strings = Player(Part(42, 0, 56, 98, 34), 82, 0.6, 0.006), Player(Part(48, 6, 44, 84, 50), 66)
    bass, horn = Player(Part(43, 2, 64, 102, 30), 86, loose=0.006), Player(Part(60, 4, 78, 92, 56), 84)
    trumpet, drone = Player(Part(56, 5, 92, 88, 52), 82), Player(Part(110, 7, 36, 60, 40), 68, 0.98)
    timpani, drums = Player(Part(47, 8, 64, 100, 44), 80, loose=0.006), Player(Part(0, 9, 64, 112), 88, loose=0.006)
    plan = [(START, START_CHORDS, SAWING), (A, A_CHORDS, SAWING), (RIDE, RIDE_CHORDS, GALLOP)]
    plan += [(AGAIN, A_CHORDS, SAWING), (RUN, RUN_CHORDS, SAWING)]
    fray, ride = chords(A_CHORDS), chords(RIDE_CHORDS)

    for bar, text, bowing in plan:
        harmony = chords(text)
        picking(low, bar, harmony, bowing, 0.5, low=45)
        off_beats(bass, bar, [Chord(chord.root, (chord.root,)) for chord in harmony], (0, 1.5, 3), 28, 0.8)
    for bar in (A, AGAIN):
        shawm.line(FRAY, bar)
        recorder.line(FRAY, bar, -4, 12)
        off_beats(strings, bar, fray, (1, 2.5, 3.5), 57)
        timpani.line(KETTLE, bar, 0, 12)
        drone.line(" | ".join(["A2+E3:3.5 r"] * 8), bar)
    horn.line(CALL, START, -8)
    horn.line(BANNERS, RIDE, 4)
    shawm.line(below(ride, BANNERS), RIDE, -10)
    trumpet.line(BANNERS, RIDE, -10)
    off_beats(strings, RIDE, ride, (0, 2), 57, 1.7)
    recorder.line(JEER, DRUMS)
    trumpet.line(OVER, AGAIN, -4, -12)
    horn.line(below(fray, OVER), AGAIN, -12, -12)
    shawm.line(STAIRS, RUN)
    recorder.line(STAIRS, RUN, -4, 12)
    horn.line(STAIRS, RUN, -10, -12)
    off_beats(strings, RUN, chords(RUN_CHORDS), (0,), 57, 3.6)
    timpani.line("A2:1! r:3 | A2:1! r:2 A2:1 | G2:1! r:3 | E2 E2 E2 E2 E2:1! r:1", START)
    timpani.line(KETTLE_RUN, RUN, 0, 12)
    kit(drums)
    return stems((low, bass, strings), (recorder, shawm, horn, trumpet), (drone, timpani, drums))


TUNE = Tune("goblin_raid_battle", "Three, Three and Two", 132, 34, parts)
