"""Lists of players: whoever reads about themselves among others reads "you", and the verb agrees."""

import re

import pytest

from game.words import LANGUAGES, Catalogue, Words, join_people
from game.words.names import Name, NameList
from tests.words.messages import FOLDERS, ROOT, texts

NAMES = {0: "Kalle", 1: "Väinö", 2: "Inés"}
LISTS = {"none of them": ([0, 2], 1), "one": ([0], 1), "alone": ([1], 1), "among": ([0, 1, 2], 1), "both": ([1, 0], 1)}
OTHERS = ("ask.waiting_for", "left", "waiting", "dict.fromkeys")
"""Lists that the reader is never in."""
SAID = {
    ("loot_and_recruit", "flip-takers", "en"): {
        "none of them": "Kalle and Inés say yes.",
        "one": "Kalle says yes.",
        "alone": "You say yes.",
        "among": "You, Kalle and Inés say yes.",
        "both": "You and Kalle say yes.",
    },
    ("loot_and_recruit", "flip-takers", "fi"): {
        "none of them": "Kalle ja Inés lähtevät mukaan.",
        "one": "Kalle lähtee mukaan.",
        "alone": "Sinä lähdet mukaan.",
        "among": "Sinä, Kalle ja Inés lähdette mukaan.",
        "both": "Sinä ja Kalle lähdette mukaan.",
    },
    ("loot_and_recruit", "flip-takers", "es"): {
        "none of them": "Se apuntan Kalle e Inés.",
        "one": "Se apunta Kalle.",
        "alone": "Te apuntas.",
        "among": "Os apuntáis Kalle, Inés y tú.",
        "both": "Os apuntáis Kalle y tú.",
    },
    ("lords_of_hell", "log-arrivals", "fi"): {"alone": "Sinä tulet rinkiin.", "both": "Sinä ja Kalle tulette rinkiin."},
    ("lords_of_hell", "log-arrivals", "es"): {"alone": "Tú acudes al círculo.", "both": "Kalle y tú acudís al círculo."},
    ("lords_of_hell", "log-result", "en"): {"alone": "You win!", "both": "You and Kalle win!", "one": "Kalle wins!"},
    ("battlegoats", "log-finalists", "en"): {"both": "You and Kalle lose your last cards together."},
    ("battlegoats", "log-finalists", "es"): {"both": "Kalle y tú perdéis a la vez vuestras últimas cartas."},
    ("battlegoats", "banner-result-shared", "fi"): {"among": "Sinä, Kalle ja Inés jaatte voiton!"},
    ("slayer_slayer", "log-returned", "es"): {"alone": "Recuperas a tus Desertores.", "one": "Kalle recupera a sus Desertores."},
    ("slayer_slayer", "banner-over-surface", "en"): {"alone": "You win!", "both": "You and Kalle win!"},
}  # fmt: skip


@pytest.mark.parametrize(("title", "key", "language"), SAID)
def test_a_list_says_you_to_the_reader_and_its_verb_agrees(title, key, language):
    words = Words(FOLDERS[title].parent, Catalogue(language))
    names = next(name for name in re.findall(r"\{(\w+)\}", " ".join(texts(title, "en")[key])) if name != "event")
    for listed, expected in SAID[title, key, language].items():
        seats, reader = LISTS[listed]
        assert words(key, **{names: words.people(seats, reader, NAMES.__getitem__)}) == expected
    assert not words.unknown


@pytest.mark.parametrize("language", LANGUAGES)
def test_more_is_told_of_each_player_and_spectators_are_nobody(language):
    told = join_people(language, [0, 1], 1, NAMES.__getitem__, lambda seat, name: f"{name} ({seat})")
    assert "Kalle (0)" in told and "Väinö" not in told and told.person == "among" and " (1)" in told
    watched = join_people(language, [0, 1], -1, NAMES.__getitem__)
    assert "Kalle" in watched and "Väinö" in watched and watched.person == "many"


def test_no_screen_lists_players_by_name_where_the_reader_may_be_one():
    """Whom the reader waits for, or has an offer from, is somebody else: those alone are listed by their names."""
    named = re.compile(
        r"join\(\s*\[?\(?(?:self\.|table\.|self\.table\.)?(?:services\.name|devil|_name)\((\w+)\) for \1 in ([\w.]+)"
    )
    found = [
        (path.relative_to(ROOT), match[2])
        for path in (ROOT / "game").rglob("*.py")
        for match in named.finditer(path.read_text(encoding="utf-8"))
    ]
    assert not [(path, whom) for path, whom in found if whom not in OTHERS], found


def test_what_reads_the_same_may_bend_otherwise(tmp_path):
    """A sentence that is remembered is said again only to arguments that bend alike."""
    (tmp_path / "en.ftl").write_text(
        'lion = Lion\n    .to = to the Lion\ngoes = Goes { FORM($card, form: "to") }\n'
        'sees = { FORM($names, form: "person") ->\n   *[one] { $names } sees\n    [you] { $names } see\n}\n',
        encoding="utf-8",
    )
    words = Catalogue("en", tmp_path)
    for _ in range(2):
        assert words.tr("goes", card=Name("Lion", "lion")) == "Goes to the Lion"
        assert words.tr("goes", card="Lion") == "Goes Lion"
        assert words.tr("goes", card=Name("Lion", "lion", ("<b>", "</b>"))) == "Goes <b>to the Lion</b>"
        for you, said in ((False, "sees"), (True, "see")):
            named = NameList(() if you else ("You",), lambda names: "You", you)
            assert words.tr("sees", names=named) == f"You {said}"
    assert words.tr("goes", card="Lion" * 2) == "Goes LionLion" and not words.unknown
