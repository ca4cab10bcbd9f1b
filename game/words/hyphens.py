"""Where a word may be broken at the end of a line, by the rules of its language."""

from __future__ import annotations

import re
from functools import lru_cache

VOWELS = "aeiouyåäöáéíóúü"
SPANISH_ONSET = re.compile(r"[pbtdcgf]r|[pbcgf]l|ch|ll|rr")
ENGLISH_TOGETHER = re.compile(r"[cstpgw]h|ck|[bcdfgkptv][lr]|s[tcpk]r")
"""Letters that stay together."""
FIRST = {"fi": ("hyökkäys", "linnoitus", "lupaus", "puolustus", "sopimus")}
"""First parts of compounds: with `REST` letters or more after it such a word is broken behind it and nowhere else."""
REST = 5
LEAST = 2
"""Letters that stand on a line at least."""


@lru_cache(maxsize=4096)
def parts(word: str, language: str) -> tuple[str, ...]:
    """The word in parts between which it may be broken; joined they are the word. A language without rules here breaks at
    hyphens only."""
    found: list[str] = []
    for run in re.findall(r"[^-]+-?|-", word):
        cuts = [0, *(_breaks(run.rstrip("-").lower(), language)), len(run)]
        found += [run[start:end] for start, end in zip(cuts, cuts[1:])]
    return tuple(found)


def _breaks(word: str, language: str) -> list[int]:
    """Places of a word in small letters at which a new line may begin."""
    first = next((part for part in FIRST.get(language, ()) if word.startswith(part)), "")
    if first and len(word) - len(first) >= REST:
        return [len(first)]
    found: list[int] = []
    for at in range(1, len(word) - 1):
        if word[at] in VOWELS or not word[at].isalpha() or word[at + 1] not in VOWELS:
            continue
        start = _start(word, at, language)
        head = word[found[-1] if found else 0 : start]
        tail = word[start:]
        if min(len(head), len(tail)) >= LEAST and any(letter in VOWELS for letter in head):
            found.append(start)
    return found


def _start(word: str, at: int, language: str) -> int:
    """Where the syllable begins whose vowel follows the consonant at a place; 0: nobody can say."""
    if language == "fi":
        return at
    pair = word[at - 1 : at + 1]
    if language == "es":
        return at - 1 if SPANISH_ONSET.fullmatch(pair) else at
    if language == "en" and word[at - 1] not in VOWELS and word[at - 1].isalpha():
        return 0 if ENGLISH_TOGETHER.search(word[max(0, at - 2) : at + 1]) else at
    return 0
