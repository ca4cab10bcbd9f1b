"""The story of a match on its results: what it counts is what the rules record, and every card leads where it says."""

import re
from collections import Counter
from contextlib import nullcontext
from dataclasses import replace
from importlib import import_module
from types import SimpleNamespace

import pytest
from local_feed import LocalFeed
from table_driver import open_table

from game import titles
from game.engine import match as matches
from game.engine.chance import Chance
from game.scenes import results_story
from game.scenes.menu import Menu
from game.scenes.replay import ReplayTable, open_replay
from game.scenes.results import Results
from game.scenes.results_cards import MomentCard
from game.scenes.results_curve import count_at, dashed
from game.tabletop.contract import Line
from game.tabletop.score_sheet import seats_by_place
from game.tabletop.story import Said, Seen, Step, StoryCount, chosen, told
from net.storage.recording import Recording, find
from tests.ui.scenes_rig import joined, recorded, room  # noqa: F401

PLAYED = {
    "battlegoats": (3, {}),
    "slayer_slayer": (3, {"difficulty": "easy"}),
    "loot_and_recruit": (3, {}),
    "lords_of_hell": (3, {"short_game": True}),
    "goblin_raid": (2, {}),
    "goblin_raid campaign": (2, {"version": "campaign"}),
}


SERVICES = SimpleNamespace(abroad=nullcontext)
YOU = re.compile(r"\b[Yy]ou(r|rs|rself)?\b")


def spoken(at):
    return Said(f"play {at}")


def played(title, seats, options):
    """A match at random to its end, and what a spectator saw of it, weighed as its title does."""
    count = import_module(f"game.titles.{title}.screen.story").STORY
    match = matches.new(titles.rules(title), seats, titles.options_for(title, options), 2)
    chance, seen = Chance(b"story"), []
    while match.result is None:
        seat = chance.pick("who", match.waiting_for())
        choice = match.space(seat).sample(chance) if chance.below("what", 10) < 6 else match.default(seat)
        match.play(seat, choice, match.ask_id)
        view, cues = match.view(-1), titles.read_cues(title, match.cues_for(match.take_cues(), -1))
        weight = max((count.weight(cue, view) for cue in cues), default=0) if count.weight is not None else 0
        seen.append(Seen(len(seen), view, weight))
    return match, seen


def test_a_moment_that_takes_as_much_from_two_is_told_of_both():
    """Two goats that fall together had been printed as one player's loss."""
    count = StoryCount("left", lambda view, options: view["left"], lambda view: view["turn"])
    left = [(9, 9, 9), (8, 9, 9), (7, 8, 9), (7, 8, 9)]
    story = told(count, {}, [Seen(n, {"left": one, "turn": n}) for n, one in enumerate(left)], spoken)
    found = {moment.at: (moment.seat, moment.also, moment.change) for moment in story.moments}
    assert found[1] == (0, (), -1) and found[2] == (0, (1,), -1)
    card = MomentCard.__new__(MomentCard)
    card.figure = "left"
    card.moment = next(moment for moment in story.moments if moment.at == 2)
    card.of = SimpleNamespace(seat=0, told=SimpleNamespace(known={}), tr=lambda key: "You", name=lambda seat: "Mudge")
    assert card.change() == "You · Mudge −1"


@pytest.mark.parametrize("name", list(PLAYED))
def test_the_curve_ends_as_the_tally_says(name):
    title = name.split()[0]
    seats, options = PLAYED[name]
    match, seen = played(title, seats, options)
    count = import_module(f"game.titles.{title}.screen.story").STORY
    story = told(count, match.options, seen, spoken)
    assert story.turns[-1] == tuple(match.result.tally[count.figure])
    assert all(len(turn) == seats for turn in story.turns) and story.is_told
    assert all(type(count.subject(one.view)) is str and type(count.stands(one.view)) is bool for one in seen[-9:])
    turns, last = len(story.turns) - 1, count.turn(seen[-1].view)
    assert turns == last or title == "goblin_raid", (
        "the curve's last label is the last turn: nothing counts as one before the first"
    )
    assert 3 <= len(story.moments) <= 5 and all(0 <= one.turn <= turns for one in story.moments)
    for one in story.moments:
        stood = max((at for at in range(one.at) if count.stands(seen[at].view)), default=0)
        before, after = (count.values(seen[at].view, match.options) for at in (stood, one.at))
        assert not one.change or after[one.seat] - before[one.seat] == one.change


def test_a_story_has_the_counts_at_the_end_of_every_turn():
    seen = [Seen(n, {"turn": turn, "n": n}) for n, turn in enumerate((0, 1, 1, 2, 2, 2))]
    count = StoryCount("n", lambda view, _: (view["n"], 0) if view["turn"] else None, lambda view: view["turn"])
    story = told(count, {}, seen, lambda at: None)
    assert story.turns == ((1, 0), (2, 0), (5, 0)) and not story.moments
    assert (count_at(story, 0, 0), count_at(story, 0, 1), count_at(story, 0, 2)) == (1, 2, 5)
    assert 2 < count_at(story, 0, 1.5) < 5


def test_the_moments_that_are_told_changed_most_and_stand_in_their_order():
    changes = [1, 0, -7, 3, 0, 2, 9, 1]
    made = [Step(n, n, 0, change) for n, change in enumerate(changes)]
    assert [one.at for one in chosen(made, spoken)] == [2, 3, 5, 6, 7]
    assert [one.at for one in chosen(made[:2], spoken)] == [0, 1], "what changed nothing, where there is little else"
    twice = [Step(n, n, 0, 1) for n in range(3)]
    assert len(chosen(twice, lambda at: Said("Inés falls."))) == 1


def test_only_what_may_be_told_is_put_into_words():
    """The log of a long campaign has thousands of sentences."""
    asked = []
    made = [Step(n, n, 0, n % 7) for n in range(700)]
    told_of = chosen(made, lambda at: asked.append(at) or Said(f"play {at}", ("card",)))
    assert asked == sorted(asked, reverse=True) and [one.at for one in told_of] == asked[::-1], "no more than are told"


def test_what_has_weight_is_told_before_what_merely_scored():
    made = [Step(n, n, 0, change, n == 4) for n, change in enumerate([9, 9, 9, 9, 0, 9])]
    told_of = chosen(made, lambda at: Said(f"{at}", weight=at == 4), most=3, why=lambda one: Said(f"{one.at} scores."))
    assert [(one.at, one.said.words) for one in told_of] == [(3, "3 scores."), (4, "4"), (5, "5 scores.")]


def test_of_one_moment_the_weightiest_is_told(monkeypatch):
    cues = import_module("game.titles.lords_of_hell.rules.cues")
    points, ring = cues.VictoryPoints(seat=1, n=1, total=1), cues.Ring(overlord=2, why="vote", against=[])
    monkeypatch.setattr(titles, "read_cues", lambda title, raw: [points, ring, points])
    count = import_module("game.titles.lords_of_hell.screen.story").STORY
    table = SimpleNamespace(story=count, lines=lambda cue: [Line(type(cue).__name__)])
    scene = SimpleNamespace(table=table, feed=SimpleNamespace(title="lords_of_hell"), services=SERVICES)
    view = {"public": {"vp": [0, 1, 0], "phase": "ring"}}
    assert results_story._said(scene, SimpleNamespace(cues=[]), view)[:1] == ("Ring",)


def test_a_card_that_the_winner_loses_last_is_told_by_its_fight(monkeypatch):
    """The last card of the story said "You win!" beside "YOU −1"."""
    cues = import_module("game.titles.battlegoats.rules.cues")
    blast = cues.Explosion(place=[0, "F1"], card="imp", others=[[1, "F1"]])
    result = cues.Result(outcome="victory", winners=[0], places=[1, 2], rule="")
    monkeypatch.setattr(titles, "read_cues", lambda title, raw: [blast, cues.Out(seat=1), result])
    count = import_module("game.titles.battlegoats.screen.story").STORY
    table = SimpleNamespace(story=count, lines=lambda cue: [Line(type(cue).__name__, True)])
    scene = SimpleNamespace(table=table, feed=SimpleNamespace(title="battlegoats"), services=SERVICES)
    moment = SimpleNamespace(cues=[], values={}, packed={}, view=dict)
    monkeypatch.setattr(results_story, "KeptSections", lambda moment, read: {})
    for seat, told_by in ((0, "Explosion"), (1, "Out")):
        one = SimpleNamespace(seat=seat, said=Said("Result"))
        assert results_story._why(scene, moment, one).words == told_by


def test_the_lost_round_that_ended_a_match_is_told():
    """Of a lost match of Slayer-Slayer the results told who ran out, and not what they lost."""
    title = "slayer_slayer"
    count = import_module(f"game.titles.{title}.screen.story").STORY
    match, seen = played(title, 3, {"difficulty": "hard"})
    assert match.result.outcome == "nobody" and [one.at for one in seen if one.weight] == [seen[-1].at]
    story = told(count, match.options, seen, lambda at: Said("A tombstone."), lambda one: Said("Scores."))
    assert story.moments[-1].at == seen[-1].at
    cues = import_module(f"game.titles.{title}.rules.cues")
    over, going_on = {"public": {"phase": "over"}}, {"public": {"phase": "round"}}
    lost = cues.Lost(total=3, foe=5, missing=2, spoiled=False, round=2)
    assert count.weight(lost, over) and not count.weight(lost, going_on)
    assert not count.weight(cues.Tombstone(seat=1), over)


def test_what_changed_nothing_shows_who_did_it():
    seen = [Seen(n, {"n": n}, 4 if n == 1 else 0) for n in range(3)]
    count = StoryCount("n", lambda view, _: (0, 0), lambda view: view["n"])
    story = told(count, {}, seen, lambda at: Said("A realm falls.", weight=4, seat=1) if at == 1 else None)
    assert [(one.at, one.seat, one.change) for one in story.moments] == [(1, 1, 0)]


def test_a_crown_is_told_of_whom_it_crowns_not_of_whoever_scored_most_beside_it():
    seen = [Seen(n, {"n": n}, 8 if n == 1 else 0) for n in range(3)]
    count = StoryCount("n", lambda view, _: ((0, 0, 0), (6, 4, 0), (6, 4, 0))[view["n"]], lambda view: view["n"])
    story = told(count, {}, seen, lambda at: Said("The ring crowns B!", weight=8, seat=1) if at == 1 else None)
    assert [(one.at, one.seat, one.change) for one in story.moments] == [(1, 1, 4)]
    cues = import_module("game.titles.lords_of_hell.rules.cues")
    doer = import_module("game.titles.lords_of_hell.screen.story").STORY.doer
    assert doer(cues.Ring(overlord=2, why="vote", against=[])) == 2
    assert doer(cues.Captured(seat=1, captor=2, realm=1)) == 1


def test_lords_of_hell_tells_of_crowns_captives_and_realms_rather_than_of_points():
    cues = import_module("game.titles.lords_of_hell.rules.cues")
    view = {"public": {"vp": [1, 3, 2], "phase": "council"}}
    fell = [cues.BattleOver(realm=realm, seat=0, result="won", why="troops") for realm in (1, 2)]
    told_of = [
        cues.Ring(overlord=1, why="vote", against=[]), cues.Captured(seat=1, captor=2, realm=1), *fell,
        cues.Status(status="mightiest_devil", seat=0, before=1, stable=False),
        cues.Deal(seat=0, to=1, sworn=1, public=False), cues.VictoryPoints(seat=1, n=1, total=1),
    ]  # fmt: skip
    count = import_module("game.titles.lords_of_hell.screen.story").STORY
    assert [count.weight(cue, view) for cue in told_of] == [8, 6, 5, 4, 3, 2, 0]


def test_a_moment_is_told_by_what_changed_the_count_and_no_such_sentence_twice():
    made = [Step(n, n, 0, 5 - n) for n in range(3)]
    by_at = {0: "You score 2.", 1: "You score 2.", 2: "You score 1."}
    told_of = chosen(made, lambda at: Said("Council."), why=lambda one: Said(by_at[one.at]))
    assert [(one.at, one.said.words) for one in told_of] == [(0, "You score 2."), (2, "You score 1.")]


@pytest.mark.parametrize(
    ("title", "kind", "fields"),
    [
        ("battlegoats", "Out", {"seat": 1}),
        ("goblin_raid", "CycleScore", {"king": 1, "rows": [], "plunder": 49, "total": 13}),
        ("loot_and_recruit", "Counted", {"seat": 1, "towers": [], "count": 17, "total": 17}),
        ("loot_and_recruit", "Toppled", {"seat": 0, "target": 1, "platform": 0, "cards": []}),
        ("lords_of_hell", "VictoryPoints", {"seat": 1, "n": 1, "total": 1}),
        ("slayer_slayer", "Tombstone", {"seat": 1}),
        (
            "slayer_slayer",
            "Lot",
            {"lot": 1, "resource": "cards", "amount": 2, "seat": 1, "pinged": True, "contested": [], "tie": False},
        ),
        ("slayer_slayer", "Drawn", {"seat": 1, "count": 1, "reason": "hire", "cards": []}),
    ],
)
def test_nobody_is_told_what_changed_another_ones_count(title, kind, fields):
    """A cue that tells of seat 1 is never the sentence beside what seat 0 won or lost."""
    cue = vars(import_module(f"game.titles.{title}.rules.cues"))[kind](**fields)
    about = import_module(f"game.titles.{title}.screen.story").STORY.about
    assert about(cue, 1) and not about(cue, 0)


def test_dashes_keep_to_the_line():
    pieces = dashed([(0, 0), (30, 0), (60, 0)], 10, 5)
    assert [(piece[0][0], piece[-1][0]) for piece in pieces] == [(0, 10), (15, 25), (30, 40), (45, 55)]
    assert dashed([(0, 0), (9, 9)], 0, 0) == [[(0, 0), (9, 9)]]


@pytest.fixture
def ended(drive, room, monkeypatch):  # noqa: F811
    """The results over the table on which a recorded match was watched to its end."""
    h = drive(Menu(), name="Maija", pace="instant", reduced_motion=True)
    host = joined(h.stack.context, "Maija")
    recorded(host, room)
    match = host.feed.match
    open_replay(h.stack, match, at=10_000)
    h.settle()
    table = h.stack.top
    monkeypatch.setattr(Results, "match", property(lambda self: match))
    top = Results(table.feed, table.services.update.result)
    h.stack.push(top)
    h.settle()
    return h, top, Recording(find(match))


def test_what_the_page_says_is_what_was_recorded(ended):
    _, top, found = ended
    end = found.result
    assert list(top.page.plates) == seats_by_place(end["places"])
    assert top.story.turns[-1] == tuple(end["tally"][top._figure])
    assert top.page.cards and all(card.visible for card in top.page.cards)
    assert top.headline() == top.poster_words().name
    fights = [
        cue for moment in found.moments for cue in titles.read_cues("battlegoats", moment.cues) if cue.kind == "compare"
    ]
    won = Counter(fight.place[0] for fight in fights if fight.wins == "attack")
    assert fights and top.ending.counted["attacks_won"] == (won[0], won[1]), "counted along the way, from the recording"
    spots = [at for _, at in top.page._numbers]
    moved = [at for _, at in top.page._numbered(top.page._scale, spots)]
    assert not any(at.colliderect(other) for at in moved for other in spots), "a number gives way to a line's mark"
    assert all(top.page._scale.area.x - at.w <= at.centerx for at in moved)


def test_a_moment_tells_strangers_of_whom_it_tells_by_name(ended):
    """A kept picture said "You're out." to whoever it was shown to."""
    _, top, _ = ended
    told = [moment.said for moment in top.story.moments]
    assert top.seat == 0 and any(YOU.search(one.words) for one in told), "the match is read at its own player's table"
    assert all(one.abroad and not YOU.search(one.abroad) for one in told)
    assert any("Maija" in one.abroad for one in told if YOU.search(one.words))


@pytest.mark.parametrize("title", ["battlegoats", "slayer_slayer", "loot_and_recruit", "lords_of_hell", "goblin_raid"])
def test_no_sentence_of_a_log_says_you_to_strangers(title):
    feed = LocalFeed(title, 2 if title == "goblin_raid" else 3, seed=4, auto=(0, 1, 2))
    harness, scene = open_table(feed, pace="instant")
    cues = []
    poll = feed.poll
    feed.poll = lambda: [cues.extend(item.cues) or item for item in poll()]
    harness.frames(60)
    table = scene.table
    own = [line.text for cue in cues for line in table.lines(cue)]
    with scene.services.abroad():
        told = [line.text for cue in cues for line in table.lines(cue)]
    assert len(told) > 20 and scene.services.seat == 0
    assert any(map(YOU.search, own)) or title == "goblin_raid", "whose log speaks of leaders"
    assert list(filter(YOU.search, told)) == []


def test_a_sentence_on_a_card_is_whole_or_ends_with_its_first_before_it_is_cut(ended):
    _, top, _ = ended
    card = top.page.cards[0]
    told = card.moment.said._replace(
        words="Rautavartijat pudottavat Braxtonista viedyt säkit Braxtoniin. Ne ovat mennyttä."
    )
    card.moment = replace(card.moment, said=told)
    whole, role, px = card.lettered((200, 120))
    assert whole == told.words and role == "text"
    line = card.look.lettering.height("label", px) + 4
    narrow = next(high for high in range(120, 10, -1) if card.lettered((120, high))[1] == "label")
    assert narrow > line and card.lettered((120, narrow))[0] == whole
    assert card.lettered((120, 2 * line))[0].endswith("Braxtoniin.")


def test_a_card_with_its_whole_sentence_says_it_no_second_time(ended):
    """A tip with the same words lay over what is told beside it."""
    _, top, _ = ended
    card = top.page.cards[0]
    assert card.moment.said.words and card.hint() == ""
    long = " ".join(f"Sentence {n} of what happened in this moment of the match, and why it did." for n in range(20))
    card.moment = replace(card.moment, said=card.moment.said._replace(words=long))
    card.tip = long
    assert card.hint() == long


def test_every_card_opens_the_replay_at_the_update_that_it_tells_of(ended):
    h, top, found = ended
    for card in list(top.page.cards):
        h.click(card.id)
        h.settle()
        table = h.stack.top
        assert isinstance(table, ReplayTable)
        h.seconds(1)
        assert table.at == card.moment.at and not table.playback.running
        assert table.services.update.version == found.moments[card.moment.at].version
        h.click("leave")
        h.settle()
        assert h.stack.top is top
