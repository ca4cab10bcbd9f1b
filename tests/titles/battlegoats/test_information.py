"""Who sees what (BTG sections 8 and 13)."""

from __future__ import annotations

from game.engine import match as kernel
from game.engine.chance import FastChance
from game.titles.battlegoats.rules.cards import CARDS
from game.titles.battlegoats.rules.fight_cues import whole_ledger
from game.titles.battlegoats.rules.forecast import fight, forecast, sketched
from tests.titles.battlegoats.table import RULES, battle, new


def test_own_cards_are_always_seen() -> None:
    """BTG-8.1"""
    table = battle("A: F1 lion, F2 lookout. B: F1 skunk", turn="B")
    assert [table.sees("A", f"A:{space}") for space in ("F1", "F2")] == ["lion", "lookout"]
    assert [table.sees("B", f"A:{space}") for space in ("F1", "F2")] == [None, None]
    assert table.sees("-", "A:F1") is None


def test_marks_of_a_face_down_card_are_its_owners() -> None:
    """BTG-8.1: spent and defeats."""
    table = battle("A: F1 lookout (spent), F2 lion. B: F1 skunk, F2 sapper")
    assert table.view("A")["seat.0"]["field"][0][3:] == [True, 0]
    assert table.view("B")["seat.0"]["field"][0][1:] == [None, 0, None, None]


def test_memory_is_yours_without_the_chronicle() -> None:
    """BTG-1.4, BTG-8.3, BTG-13.3"""
    for chronicle, want in ((False, None), (True, "lion")):
        table = battle("A: F1 lion, F2 sapper. B: F1 pikebilly, F2 skunk", turn="B", chronicle=chronicle)
        table.attack("B:F1", "A:F1")
        assert table.up("lion")
        table.attack("A:F1", "B:F2")
        table = battle("A: F1 sapper, F2 lion. B: F1 pikebilly, F2 skunk", chronicle=chronicle).attack("A:F1", "B:F1")
        assert table.sees("B", "A:F1") == (None if want is None else "sapper")


def test_the_chronicle_follows_moves_all_can_see() -> None:
    """BTG-13.3, BTG-8.4"""
    table = battle("A: F1 sapper, F2 lion. B: F1 pikebilly, F2 saboteur, F3 skunk", chronicle=True)
    table.attack("A:F1", "B:F1")
    before = table.view("B")["seat.0"]["field"]
    table.command("B:F2", [[0, "F1"], [0, "F2"]]).play("B", "swap")
    after = table.view("B")["seat.0"]["field"]
    assert table.sees("B", "A:F2") == "sapper"
    assert (after[0][0], after[1][0]) == (before[1][0], before[0][0]), "the handle moves with the card"


def test_a_stolen_card_is_in_the_old_owners_chronicle() -> None:
    """BTG-7.4, BTG-13.3"""
    table = battle("A: F1 alfonso, F2 lion. B: F1 duelist, F2 skunk, F3 sapper. C: F1 heckler", chronicle=True)
    table.command("A:F1", [1, "F1"], "B1")
    assert table.sees("B", "A:B1") == "duelist" and table.sees("C", "A:B1") is None


def test_handles_are_dealt_anew_when_touched() -> None:
    """BTG-8.4"""
    table = battle("A: F1 sable_of_the_veil, F2 lion, B1 skunk. B: F1 heckler, F2 sapper")
    before = {entry[0] for entry in table.view("B")["seat.0"]["field"] if entry}
    table.command("A:F1")
    table.time_out()
    after = {entry[0] for entry in table.view("B")["seat.0"]["field"] if entry}
    assert not before & after and len(after) == 3


def test_handles_tell_nothing_at_deployment() -> None:
    """BTG-8.4: the hero's handle is any of the nine."""
    places = set()
    for seed in range(40):
        table = new(2, seed=seed)
        handles = sorted(table.state.handle[card] for card in (table.state.hero[0], *table.state.hand[0]))
        places.add(handles.index(table.state.handle[table.state.hero[0]]))
    assert len(places) > 6


def test_support_is_one_sum() -> None:
    """BTG-8.5, section 8: others learn the total and what is printed on the fighters, not who helps."""
    table = battle("A: F1 headlong_charger, F2 marshal_brindle, M1 lion. B: F1 skunk, F2 heckler").attack(
        "A:F1", "B:F1"
    )
    told = next(cue for cue in table.heard("B", "power") if cue.nouns["role"] == "attack").nouns
    assert told["total"] == 7 and told["support"] == 1 and told["full"] is None
    assert [line[0] for line in whole_ledger(told["card"], told["lines"])] == ["printed", "own", "hex"]
    mine = next(cue for cue in table.heard("A", "power") if cue.nouns["role"] == "attack").nouns
    assert ["aura", "marshal_brindle", "F2", 1] in mine["full"]
    table = battle("A: F1 headlong_charger, F2 marshal_brindle (up). B: F1 skunk, F2 heckler").attack("A:F1", "B:F1")
    told = next(cue for cue in table.heard("B", "power") if cue.nouns["role"] == "attack").nouns
    assert told["support"] == 0 and ["aura", "marshal_brindle", "F2", 1] in told["lines"]


def test_fallen_players_and_spectators() -> None:
    """BTG-13.4"""
    table = battle("A: F1 lion. B: F1 skunk. C: F1 sapper, F2 heckler").attack("A:F1", "B:F1")
    fallen, spectator = table.view("B"), table.view("-")
    assert fallen["seat.2"] == spectator["seat.2"] and fallen["mine"] == {"looks": []}
    assert [entry and entry[1] for entry in fallen["seat.2"]["field"][:2]] == [None, None]


def test_asks_depend_on_the_own_view_alone() -> None:
    """BTG-8.5: what others hide changes neither the menu nor a refusal."""
    seen = []
    for hidden in ("lion", "land_mine", "jonas"):
        table = battle(f"A: F1 lookout, F2 sapper, F3 alfonso. B: F1 {hidden}, F2 skunk, F3 heckler, M1 duelist")
        seen.append((table.match.seat_ask(0), table.match.space(0), table.match.default(0), table.view("A")))
    assert seen[0] == seen[1] == seen[2]


def test_forecast_names_every_bonus() -> None:
    """BTG-14.3, BTG-4.14: worked out from the view."""
    table = battle("A: F2 vanguard_billy, M2 lookout, B2 pikebilly, B1 marshal_brindle. B: F1 big_gruff (up), F2 lion")
    told = forecast(table.view("A"), 0)
    assert told["B2"]["attack"]["total"] == 10
    assert ["aura", "marshal_brindle", "B1", 1] in told["B2"]["attack"]["lines"]
    known = fight(table.view("A"), 0, [0, "B2"], [1, "F1"])
    assert known["known"] and known["attack"]["total"] == 10 and known["defend"]["total"] == 6
    unknown = fight(table.view("A"), 0, [0, "B2"], [1, "F2"])
    assert not unknown["known"] and unknown["defend"] is None
    table.attack("A:B2", "B:F1")
    assert table.powers() == {"pikebilly": 10, "big_gruff": 6}


def test_forecast_of_a_sketch() -> None:
    """BTG-14.3, BTG-4.5"""
    view = new(2).view("A")
    names = [view["mine"]["hero"][1], *[name for _, name in view["mine"]["hand"]]]
    layout = [[space, name] for space, name in zip(["F1", "F2", "F3", "M1", "M2", "M3", "B1", "B2", "B3"], names)]
    assert set(sketched(view, 0, layout)) == {space for space, _ in layout} and forecast(view, 0) == {}


def test_imagined_tables_fit_the_view() -> None:
    """BTG-8.5, BTG-12.1: same view, same ask, for every seat at every moment."""
    for seed in range(12):
        options = {"muster": ("basic", "draft")[seed % 2], "chronicle": seed % 3 == 0}
        match = kernel.new(RULES, 2 + seed % 5, options, seed)
        chance = FastChance(seed)
        while match.result is None:
            for seat in range(match.seats):
                view, ask = match.view(seat), match.seat_ask(seat)
                assert ask is not None
                guess = kernel.imagine(RULES, view, ask, seat, chance, options, match.seat_kinds)
                assert guess.view(seat) == view and guess.seat_ask(seat) == ask
                assert RULES.things is not None and RULES.things(guess) == sorted(card.id for card in CARDS)
            seat = match.waiting_for()[0]
            match.play(seat, match.space(seat).sample(chance))
