"""The same sentence five times in a row becomes one with its number."""

from game.tabletop.contract import Line
from game.tabletop.log import FOLD, MatchLog
from game.ui.lettering import plain


def told(log: MatchLog) -> list[str]:
    return [plain(line.text) for line in log.every()]


def test_five_alike_fold_and_go_on_counting():
    log = MatchLog()
    log.add([Line("Round 1.")])
    for _ in range(FOLD - 1):
        log.add([Line("Mira passes.")])
    assert told(log) == ["Round 1.", *["Mira passes."] * 4], "four are four sentences"
    assert log.add([Line("Mira passes.")]), "older ones have changed: the paper is printed anew"
    assert told(log) == ["Round 1.", "Mira passes. ×5"]
    log.add([Line("Mira passes.")] * 2)
    assert told(log) == ["Round 1.", "Mira passes. ×7"]
    assert len(log.versions) == len(log.lines), "each still has its moment"


def test_only_what_is_the_same_folds():
    log = MatchLog()
    log.add([Line("Mira passes."), Line("Inés passes.")] * 6)
    assert len(told(log)) == 12
    log.add([Line("Mira passes.")] * 4)
    log.add([Line("Mira passes.", indent=1)])
    assert not any("×" in text for text in told(log))


def test_every_language_folds_alike():
    log = MatchLog()
    log.speak("en")
    for at in range(6):
        log.add([Line("Mira passes.")])
        log.also("fi", [Line("Mira passaa.")], at)
    log.speak("fi")
    assert told(log) == ["Mira passaa. ×6"]


def test_the_search_finds_the_folded_sentence_once():
    log = MatchLog()
    log.add([Line("Mira passes.")] * 5)
    assert [plain(line.text) for line in log.search("MIRA", "all")] == ["Mira passes. ×5"]
