"""BattleGoats: a hoedown in G for fiddle and banjo, with an F where there should be none.

Two bars of banjo, the tune (its stutter on one note is a goat), a higher middle with a mouth organ, a banjo break
in which the fiddle only bleats, and the tune again for two fiddles. 34 bars, 116 to the minute.
"""

from __future__ import annotations

from sounds.midi import Part
from sounds.tunes.notation import BEATS, Player, Tune, below, chords, key_of, off_beats, picking, stems, two_beat_bass

START, A, B, BREAK, AGAIN = 0, 2, 10, 18, 26

A_CHORDS = "G | G F | C | G D | G | G F | C D | G"
B_CHORDS = "Em | C | G | D | Em | C | Am D | G"
BREAK_CHORDS = "G | F | G | D | Em | C | C D | G"

REEL = """
    G4! B4 D5~ B4 E5 D5 B4 G4           | A4 B4:.25 A4:.25 G4 A4 F4! A4 C5 A4
  | G4 C5 E5~ C5 G5! E5 C5 E5           | D5:.25! D5:.25 D5:.25 D5:.25 B4 G4 A4:1.5~ r
  | G4! B4 D5~ B4 E5 D5 B4 G4           | A4 B4:.25 A4:.25 G4 A4 F4! G4 A4 C5
  | E5~ C5 G4 C5 F#5! D5 A4 F#4         | G4:.25! G4:.25 G4:.25 G4:.25 B4 D5 G4:1 r:1
"""
REEL_AGAIN = """
    G4! B4 D5~ G5 E5 D5 B4 D5           | A4 B4:.25 A4:.25 G4 A4 F4! A4 C5 F5
  | E5~ C5 G4 C5 E5! G5 E5 C5           | D5:.25! D5:.25 D5:.25 D5:.25 B4 G4 A4:1.5~ r
  | D5! B4 G4 B4 E5~ D5 B4 G4           | A4 B4:.25 C5:.25 B4 A4 F4! A4 C5 F5
  | G5~ E5 C5 E5 A5! F#5 D5 F#5         | G5:.25! G5:.25 G5:.25 G5:.25 D5 B4 G4:1 r:1
"""
HIGH = """
    E5:1.5~ G5 F#5 E5 D5 B4             | C5:1.5 E5 D5 C5 B4 A4
  | B4 D5 G5:1~ F#5 G5 A5 B5            | A5:1! F#5 D5 A5:.25! A5:.25 A5:.25 A5:.25 F#5 D5
  | E5:1.5~ G5 F#5 E5 D5 B4             | C5 E5 G5 E5 C6:1~ B5 A5
  | A5 G5 E5 C5 D5 F#5! A5 F#5          | G5:1! D5 B4 G4:1 r:1
"""
PICKED = """
    G4! B4 A4 G4 E4 G4 D4 E4            | F4! A4 C5 A4 G4 F4 C4 E4
  | D4! E4 G4 A4 B4 D5! B4 G4           | A4:1! F#4 D4 A4:1 r:1
  | E4! G4 B4 G4 E4 G4 B4 D5            | C5! B4 A4 G4 E4 D4 E4 G4
  | E4! G4 C5 G4 F#4! A4 D5 A4          | G4! D4 B3 D4 G4:1 r:1
"""
BLEATS = """
    r:4 | r:4 | r:4 | r:2.5 F#5,~ A5:.25! A5:.25 A5:.25 A5:.25
  | r:4 | r:4 | r:4 | r:2 r:1 D5:.25! D5:.25 D5:.25, D5:.25,
"""
ROLLS = (
    (0, 1, 4, 2, 0, 1, 4, 2, 0, 2, 4, 1, 0, 2, 4, 3),
    (0, 2, 1, 4, 2, 1, 4, 2, 1, 4, 2, 1, 4, 2, 0, 3),
    (0, 1, 2, 4, 2, 1, 0, 2, 0, 1, 2, 4, 3, 2, 1, 4),
)
STOMP, CLAP, SHAKER, SPOON, TAMBOURINE = 36, 39, 70, 85, 54


def fill_between(player: Player, text: str, bar: int) -> None:
    """A banjo break: the written notes, and the short string ringing between them."""
    player.line(text, bar, 18)
    for index, content in enumerate(text.split("|")):
        at = 0.0
        for word in content.split():
            length = float(word.rstrip("!,'~").partition(":")[2] or 0.5)
            for number in range(int(length / 0.5)):
                if word[0] != "r":
                    player.note((bar + index) * BEATS + at + number * 0.5 + 0.25, 0.3, key_of("G4"), -20)
            at += length


def kit(player: Player) -> None:
    stomps = [(0, STOMP, 14), (2, STOMP, 6)]
    shaker = [(q * 0.5, SHAKER, -8 if q % 2 else -26) for q in range(8)]
    player.beats(START + 1, 1, [*stomps, (3.5, STOMP, 0)])
    for bar in (A, B, AGAIN):
        player.beats(bar, 8, [*stomps, *shaker])
    player.beats(BREAK, 8, [(0, STOMP, 16), (2, STOMP, 8), (1, CLAP, -18), (3, CLAP, -18)])
    player.beats(B, 8, [(1, TAMBOURINE, -20), (3, TAMBOURINE, -20)])
    player.beats(AGAIN, 8, [(1, CLAP, -26), (3, CLAP, -26), (1.5, TAMBOURINE, -26), (3.5, TAMBOURINE, -26)])
    for bar in (A + 3, A + 7, B + 7, BREAK + 3, AGAIN + 3, AGAIN + 7):
        player.beats(
            bar, 1, [(2.5, SPOON, -14), (2.75, SPOON, -20), (3, SPOON, -8), (3.25, SPOON, -18), (3.5, SPOON, -4)]
        )


def parts() -> list[Part]:
    fiddle, second = Player(Part(110, 1, 76, 98, 46), 88), Player(Part(110, 6, 92, 86, 50), 76, loose=0.02)
    banjo, bass = Player(Part(105, 0, 44, 92, 30, model="banjo"), 70, loose=0.006), Player(Part(32, 2, 64, 106, 24), 86)
    guitar, organ = Player(Part(25, 3, 30, 98), 62), Player(Part(22, 4, 100, 84, 46), 68)
    drums = Player(Part(0, 9, 64, 127), 80, loose=0.006)
    tune, middle, solo = chords(A_CHORDS), chords(B_CHORDS), chords(BREAK_CHORDS)

    fiddle.line(REEL, A)
    fiddle.line(HIGH, B)
    fiddle.line(BLEATS, BREAK, -4)
    fiddle.line(REEL_AGAIN, AGAIN, 4)
    second.line(below(tune, REEL_AGAIN), AGAIN)
    organ.line(below(middle, HIGH), B)
    drone = key_of("G4")
    for bar, harmony in ((START, tune[:BEATS] * 2), (A, tune), (B, middle), (AGAIN, tune)):
        picking(banjo, bar, harmony, ROLLS, 0.25, drone, 50)
    fill_between(banjo, PICKED, BREAK)
    two_beat_bass(bass, START + 1, tune[:BEATS], 31)
    for bar, harmony in ((A, tune), (B, middle), (BREAK, solo), (AGAIN, tune)):
        two_beat_bass(bass, bar, harmony, 31)
        off_beats(guitar, bar, harmony, (1, 3), 55)
    off_beats(second, BREAK, solo[: 3 * BEATS], (1, 3), 62, 0.15)
    off_beats(second, BREAK + 4, solo[4 * BEATS : 7 * BEATS], (1, 3), 62, 0.15)
    kit(drums)
    return stems((banjo, bass, guitar), (fiddle, organ, second), (drums,))


TUNE = Tune("battlegoats", "The Reel of the Stolen Turnip", 116, 34, parts)
