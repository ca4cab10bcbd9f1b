"""Choices word by word: every word leads to a choice that the space contains, and every choice can be spelled."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import titles
from game.bots.factored import SpelledMatch
from game.bots.players import advice
from game.bots.spelling import TEXT, UNKNOWN, End, Speller, number_words, spelled
from game.bots.vocabulary import SeatReader, WordList, asked, vocabulary
from game.engine import match as engine
from game.engine.chance import FastChance
from game.engine.spaces import Amount, Branch, Menu, Offer, One, Pick, Some
from tests.engine.test_spaces import SPACES

READY = [name for name, title in titles.titles().items() if title.status == "ready"]


class Plain:
    """Everything reads as it is."""

    def words(self, text):
        return (text,)

    def face(self, said, value):
        return None


class Faces(Plain):
    """Every number is a thing, with a face or without."""

    def __init__(self, faces):
        self.faces = faces

    def face(self, said, value):
        return self.faces.get(value, UNKNOWN)


def any_choice(step, chance):
    while not isinstance(step, End):
        assert step, "a dead end"
        step = step[chance.pick("", sorted(step))]()
    return step.choice


@settings(max_examples=300, deadline=None)
@given(SPACES, st.integers(0, 1000))
def test_every_path_is_legal_and_every_choice_has_one(space, seed):
    if next(iter(space.each()), None) is None:
        return
    tree = Speller(Plain()).spell(space)
    for n in range(4):
        choice = any_choice(tree, FastChance(f"{seed}:{n}"))
        assert space.contains(choice), choice
    if space.count() <= 400:
        assert {repr(choice) for choice in spelled(tree)} == {repr(choice) for choice in space.each()}


@given(st.lists(st.integers(0, 9), min_size=1, max_size=6, unique=True), st.integers(0, 3), st.booleans())
def test_things_that_read_alike_are_one(handles, lo, ordered):
    lo = min(lo, len(handles))
    space = Pick(tuple(handles), lo, len(handles), ordered)
    faces = {handle: "ab"[handle % 2] for handle in handles}
    found = [tuple(faces[h] for h in choice) for choice in spelled(Speller(Faces(faces)).spell(space))]
    # Each way to read a choice is there; without an order the options come as the space has them.
    assert set(found) == {tuple(faces[h] for h in choice) for choice in space.each()}
    assert len(found) == len(set(found))


def test_hidden_things_are_told_apart_by_their_place():
    tree = Speller(Faces({7: "goat"})).spell(One((9, 7, 8)))
    assert set(tree) == {UNKNOWN, "goat"}
    assert set(tree[UNKNOWN]()) == {"#0", "#1"}
    assert tree[UNKNOWN]()["#1"]() == End(8)


@given(st.integers(-30_000, 30_000), st.integers(0, 30_000))
def test_numbers_are_spelled_in_base_100(lo, more):
    chance = FastChance(f"{lo}:{more}")
    space = Amount(lo, lo + more)
    assert space.contains(any_choice(Speller(Plain()).spell(space), chance))
    step = Speller(Plain()).spell(space)
    for word in number_words(lo + more):
        step = step[word]()
    assert step == End(lo + more)


@given(st.integers(0, 500))
def test_an_offer_is_never_empty(seed):
    chance = FastChance(seed)
    goods, wants, pledges = (tuple(range(chance.below("", 3))) for _ in range(3))
    if not (goods or wants or pledges):
        return
    space = Offer((1, 2), goods, wants, pledges, most_items=3)
    assert space.contains(any_choice(Speller(Plain()).spell(space), chance))


def test_a_rich_space_is_not_enumerated():
    deep = Some(Pick(tuple(range(60)), 0, 60), 0, 60)
    space = Menu((Branch("go"), Branch("go", (1,)), Branch("trade", (), (deep, Amount(0, 10**9)))))
    assert space.contains(any_choice(Speller(Plain()).spell(space), FastChance("rich")))


class Watched(SeatReader):
    """Notes what is spelled letter by letter, and what is hidden."""

    strange = 0

    def words(self, text):
        Watched.strange += text not in self.vocabulary.index
        return super().words(text)


@pytest.mark.parametrize("name", READY)
def test_random_play_of_a_title_says_only_its_words(name):
    """Every path through real asks is legal and said with the title's own words, the same in every match."""
    words = vocabulary(name)
    fewest, most = titles.title(name).seats
    Watched.strange = 0
    for seed in range(6):
        seats = fewest + seed % (most - fewest + 1)
        match = engine.new(titles.rules(name), seats, titles.options_for(name, {}), seed, quiet=True)
        chance = FastChance(seed)
        while match.result is None and match.plays < 250:
            waiting = match.waiting_for()
            seat = waiting[match.plays % len(waiting)]
            step = Speller(Watched(words, match.view(seat), asked(match.ask))).spell(match.space(seat))
            while not isinstance(step, End):
                assert step and TEXT not in step and step.keys() <= words.index.keys()
                step = step[chance.pick("", sorted(step))]()
            assert match.space(seat).contains(step.choice)
            # Some plays of the title's own sampling, so that the matches come far.
            match.play(seat, step.choice if chance.below("", 2) else match.sample(seat, chance))
    assert Watched.strange == 0
    assert WordList(titles.rules(name)).words == words.words and len(set(words.words)) == len(words)


@pytest.mark.parametrize("name", ["slayer_slayer", "loot_and_recruit", "lords_of_hell"])
def test_a_card_in_hand_is_said_by_its_face(name):
    """A handle of an own card is never read as a number, nor as a hidden thing."""
    match = engine.new(titles.rules(name), 3, titles.options_for(name, {}), 5, quiet=True)
    chance, told = FastChance(name), 0
    while match.result is None and match.plays < 200:
        seat = match.waiting_for()[0]
        hand = match.view(seat).get("hand") or []
        faces = {face for _, face in (hand["cards"] if isinstance(hand, dict) else hand)}
        tree = Speller(SeatReader(vocabulary(name), match.view(seat), asked(match.ask))).spell(match.space(seat))
        for verb in {"commit", "play_card", "table"} & tree.keys() if not isinstance(tree, End) else ():
            following = tree[verb]()
            assert following.keys() <= faces | {"<done>"}, (verb, set(following), faces)
            told += 1
        match.play(seat, match.sample(seat, chance))
    assert told > 5


def test_a_seat_is_never_read_as_a_card():
    """The same number is a seat, a card or a count by what was said before it."""
    match = engine.new(titles.rules("lords_of_hell"), 3, titles.options_for("lords_of_hell", {}), 5, quiet=True)
    reader = SeatReader(vocabulary("lords_of_hell"), match.view(0), "tabling")
    offer = ("offer", "#1", "<more>", "<done>", "<more>", "<done>", "<done>", "<more>", "<more>")
    for said in (*((*offer, verb) for verb in ("no_ritual", "vote")), (*offer, "cast", "#7"), ("attack",)):
        assert reader.face(said, 2) is None, said
    for said in ((*offer, "cast"), (*offer[:3], "<more>", "hand_card"), ("table",), ("play", "turncoat")):
        assert reader.face(said, 2) is not None, said
    raiser = SeatReader(vocabulary("lords_of_hell"), match.view(0), "ritual_target:raise_the_fallen")
    other = SeatReader(vocabulary("lords_of_hell"), match.view(0), "ritual_target:soul_harvest")
    assert raiser.face(("target",), 2) is not None and other.face(("target",), 2) is None
    bidder = SeatReader(vocabulary("loot_and_recruit"), {"hand": [[2, "money_bag"]]}, "turn")
    assert bidder.face(("use_action", "shield_bearer"), 2) is None  # a platform
    assert bidder.face(("use_action", "coordinator", "#0", "#1"), 2) == "money_bag"


@pytest.mark.parametrize("name", READY)
def test_the_words_are_a_function_of_the_view(name):
    """What a seat cannot tell apart changes no word that it may say."""
    rules = titles.rules(name)
    if rules.hidden is None or rules.swap is None:
        pytest.skip("nothing is hidden")
    match = engine.new(rules, titles.title(name).seats[1], titles.options_for(name, {}), 3, quiet=True)
    chance, swaps = FastChance(name), 0
    while match.result is None and match.plays < 60:
        now = SpelledMatch(match, vocabulary(name))
        seat = now.acting()
        groups = rules.hidden(match, seat)
        if groups:
            other = match.copy()
            group = chance.pick("", groups)
            rules.swap(other, *[group[0], chance.pick("", group[1:])])
            for step, its in zip(first_words(now, seat), first_words(SpelledMatch(other, now.vocabulary), seat)):
                assert step == its
            swaps += 1
        match.play(seat, match.sample(seat, chance))
    assert swaps > 5


def first_words(spelled_match, seat, deep=2):
    """The words that may come first, and second."""
    node = spelled_match.node(seat)
    yield sorted(node)
    for word in sorted(node):
        following = node[word]()
        yield None if isinstance(following, End) else sorted(following)


def test_a_choice_under_way_survives_what_others_play():
    """In an open ask another seat plays between two words: they are kept where they still lead somewhere."""
    match = engine.new(titles.rules("slayer_slayer"), 3, titles.options_for("slayer_slayer", {}), 1, quiet=True)
    chance = FastChance(1)
    while match.ask.kind != "play_cards":
        match.play(match.waiting_for()[0], match.sample(match.waiting_for()[0], chance))
    now = SpelledMatch(match, vocabulary("slayer_slayer"))
    one, two = match.waiting_for()[:2]
    now.say(one, now.vocabulary.index["commit"])
    before = now.said(one), sorted(now.node(one))
    match.play(two, ["pledge", "light"])
    assert (now.said(one), sorted(now.node(one))) == before and before[0][0] == "commit"
    with pytest.raises(ValueError, match="can't say"):
        now.say(one, now.vocabulary.index["pledge"])
    assert now.copy().said(one) == now.said(one)


def test_what_a_lexicon_names_is_there():
    """A verb in braces that no row has any more would quietly make numbers of cards."""
    for name in READY:
        told = advice(name)
        handles = told.lexicon.handles if told is not None else ()
        verbs = {verb for one in handles for found in re.findall(r"{([a-z_|]+)}", one) for verb in found.split("|")}
        assert verbs <= vocabulary(name).index.keys(), name
