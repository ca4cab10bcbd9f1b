"""What reaches a seat, byte for byte: a diary kept from what it was told must say the same as its view, and facts that
are hidden from it must not move a bit of view, ask or cue (BTG sections 8 and 13)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from game.engine import match as kernel
from game.engine.chance import FastChance
from game.engine.match import Match
from game.engine.refusal import Refused
from game.engine.spaces import Menu
from game.engine.views import pack, pack_value
from game.titles.battlegoats.rules.cards import EMPTY, HEROES, IDS, INDEX
from game.titles.battlegoats.rules.fight_cues import whole_ledger
from tests.titles.battlegoats.table import RULES, battle, new, pile

BATTLE = ("first", "battle", "final")


def options_of(seed: int) -> dict[str, Any]:
    return {"muster": ("basic", "draft")[seed % 3 == 0], "chronicle": seed % 2 == 0, "final_tie": "vote"}


def lively(match: Match, seat: int, dice: random.Random, chance: FastChance) -> Any:
    """A random choice with a liking for commands."""
    space = match.space(seat)
    if isinstance(space, Menu) and match.ask is not None and match.ask.kind == "orders":
        commands = [branch for branch in space.branches if branch.verb == "command"]
        if commands and dice.random() < 0.5:
            return Menu((dice.choice(commands),)).sample(chance)
    return space.sample(chance)


def told(match: Match, seat: int, cues: list[Any]) -> bytes:
    """Everything that reaches a seat at this moment."""
    return pack_value([pack(match.view(seat)), match.seat_ask(seat), match.cues_for(cues, seat)])


# ---------------------------------------------------------------- a diary of one's own


class Diary:
    """What one seat (or a spectator) can know by watching backs, faces and handles: nothing but cues and its own cards."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.names: dict[int, str] = {}
        self.looks: dict[int, int] = {}
        """Handle -> last turn of the look."""

    def read(self, cues: list[Any], view: dict[str, Any], turn: int) -> None:
        for cue in cues:
            nouns = cue.nouns
            if cue.kind in ("flip", "command", "expose", "falls", "raised", "settle", "stand_in"):
                self.names[nouns["handle"]] = nouns["card"]
            if cue.kind == "peek" and nouns["faces"] is not None:
                late = nouns["card"] in ("tattletale", "night_owl")
                for handle, name in zip(nouns["handles"], nouns["faces"]):
                    self.names[handle] = name
                    self.looks[handle] = turn + late
        if self.seat >= 0:
            for entry in view[f"seat.{self.seat}"]["field"]:
                if entry is not None:
                    self.names[entry[0]] = entry[1]

    def check(self, match: Match, view: dict[str, Any], counts: Counter[str]) -> None:
        chronicle, s = match.options["chronicle"], match.state
        playing = self.seat >= 0 and not s.out[self.seat]
        for owner in range(match.seats):
            for entry in view[f"seat.{owner}"]["field"]:
                if entry is None:
                    continue
                handle, name, facing, spent, defeats = entry
                if owner == self.seat or facing:
                    assert None not in (name, spent, defeats)
                    continue
                assert (spent, defeats) == (None, None), "marks of a face-down card"
                looked = playing and self.looks.get(handle, 0) >= s.turn
                want = self.names.get(handle) if chronicle or looked else None
                assert name == want, f"seat {self.seat} sees {name}, the diary says {want}"
                counts["looked" if looked else "named" if want else "back"] += 1


def _a_view_says_what_a_diary_says(seed: int) -> Counter[str]:
    """One part of what is judged together below; returns what it met."""
    dice, chance, counts = random.Random(seed), FastChance(seed), Counter[str]()
    for game in range(3):
        match = kernel.new(RULES, 2 + (seed + game) % 5, options_of(seed), 100 * seed + game)
        diaries = [Diary(seat) for seat in range(-1, match.seats)]
        while match.result is None:
            turn = max(1, match.state.turn)
            seat = match.waiting_for()[0]
            if dice.random() < 0.01 and match.ask is not None and match.ask.kind in ("orders", "first"):
                match.resign(dice.choice([other for other in range(match.seats) if not match.state.out[other]]))
            else:
                match.play(seat, lively(match, seat, dice, chance), at=dice.randrange(90_000))
            cues = match.take_cues()
            counts.update(cue.kind for cue in cues)
            for diary in diaries:
                view = match.view(diary.seat)
                diary.read(match.cues_for(cues, diary.seat), view, turn)
                if match.state.phase in BATTLE:
                    diary.check(match, view, counts)
    return counts


def test_a_view_says_what_a_diary_says() -> None:
    """BTG-7.4, BTG-7.10, BTG-8.1, BTG-8.3, BTG-8.4, BTG-13.3, BTG-13.4: a face-down enemy card has a name in a view
    exactly during a look, or with the chronicle when its handle was shown; its marks never."""
    plain, chronicled = Counter[str](), Counter[str]()
    for seed in range(16):
        (chronicled if options_of(seed)["chronicle"] else plain).update(_a_view_says_what_a_diary_says(seed))
    assert plain["looked"] and plain["back"] and not plain["named"]
    assert chronicled["looked"] and chronicled["back"] and chronicled["named"]


# ---------------------------------------------------------------- facts that are hidden


def hidden_from(match: Match, seat: int) -> list[int]:
    """Enemy cards in play whose marks the seat may not see."""
    s = match.state
    return [c for p, c in enumerate(s.field) if c != EMPTY and p // 9 != seat and not s.up >> c & 1]


def disturb(match: Match, seat: int, dice: random.Random) -> list[str]:
    """Change facts that `seat` may not know, marks first. Returns which."""
    s, done = match.state, []
    for card in hidden_from(match, seat):
        if dice.random() < 0.7:
            s.spent ^= 1 << card
            s.defeats[card] = (s.defeats[card] + 2) % 5
            done.append("marks")
    for other in range(match.seats):
        if other == seat:
            continue
        if s.known[other]:
            s.known[other] = 0
            done.append("memory of others")
        if any(s.looks[i] == other for i in range(0, len(s.looks), 3)):
            keep = [i for i in range(0, len(s.looks), 3) if s.looks[i] != other]
            s.looks = [value for i in keep for value in s.looks[i : i + 3]]
            done.append("looks of others")
        if s.sketch and s.ready[other] < 0 and s.phase == "deploy" and not s.out[other]:
            cards = [s.hero[other], *s.hand[other]]
            s.sketch[other] = [card if dice.random() < 0.5 else EMPTY for card in dice.sample(cards, 9)]
            done.append("sketches")
        elif s.sketch and s.ready[other] >= 0 and s.phase == "deploy":
            dice.shuffle(s.sketch[other])
            done.append("layouts")
        if s.packet and s.packet[other] and other not in match.answers:
            spare = [card for card in range(55) if s.reserve >> card & 1 and not HEROES >> card & 1]
            if spare:
                old, fresh = s.packet[other][0], dice.choice(spare)
                s.packet[other][0] = fresh
                s.reserve ^= 1 << old | 1 << fresh
                s.handle[old], s.handle[fresh] = s.handle[fresh], s.handle[old]
                done.append("packets")
        if other in match.answers and match.ask is not None:
            match.answers[other] = match.space(other).sample(FastChance(dice.randrange(1 << 30)))
            done.append("sealed answers")
    if not s.chronicle and s.phase in BATTLE:
        s.shown = 0
        done.append("what was shown")
    for name in ("lion", "sapper", "jonas"):
        if s.seen >> INDEX[name] & 1 == 0:
            s.seen |= 1 << INDEX[name]
            done.append("other cards seen")
    return done


def _hidden_facts_move_no_byte(seed: int) -> Counter[str]:
    """One part of what is judged together below; returns what it met."""
    dice, chance, counts = random.Random(seed), FastChance(seed), Counter[str]()
    match = kernel.new(RULES, 2 + seed % 5, options_of(seed), seed)
    while match.result is None:
        for seat in range(-1, match.seats):
            other = match.copy(quiet=False)
            counts.update(disturb(other, seat, dice))
            assert told(match, seat, []) == told(other, seat, []), f"seat {seat} sees what is hidden"
        seat = dice.choice(match.waiting_for())
        match.play(seat, lively(match, seat, dice, chance), at=dice.randrange(90_000))
    return counts


def test_hidden_facts_move_no_byte() -> None:
    """BTG-8.3, BTG-8.5, BTG-4.5, BTG-4.10, BTG-9.3: marks of hidden cards, looks and memory of others, sketches,
    layouts, packets, picks and votes change nothing in what a seat or a spectator gets."""
    seen = set[str]().union(*(_hidden_facts_move_no_byte(seed) for seed in range(12)))
    assert {"marks", "memory of others", "sketches", "layouts", "other cards seen", "packets", "sealed answers"} <= seen


def _marks_of_hidden_cards_do_not_show_in_what_happens(seed: int) -> int:
    """One part of what is judged together below; returns what it met."""
    dice, chance = random.Random(seed), FastChance(seed)
    match = kernel.new(RULES, 2 + seed % 5, options_of(seed), seed + 50)
    compared = 0
    while match.result is None:
        seat = dice.choice(match.waiting_for())
        choice = lively(match, seat, dice, chance)
        if match.state.phase == "battle":
            for watcher in range(-1, match.seats):
                worlds = [match.copy(quiet=False), match.copy(quiet=False)]
                cards = hidden_from(match, watcher)
                for card in cards:
                    worlds[1].state.spent ^= 1 << card
                for world in worlds:
                    try:
                        world.play(seat, choice)
                    except Refused:
                        assert seat != watcher
                        break
                else:
                    if worlds[0].result is not None:
                        continue
                    shown = [world.cues_for(world.take_cues(), watcher) for world in worlds]
                    assert pack_value(shown[0]) == pack_value(shown[1])
                    compared += 1
        match.play(seat, choice, at=dice.randrange(90_000))
    return compared


def test_marks_of_hidden_cards_do_not_show_in_what_happens() -> None:
    """BTG-8.1, BTG-6.9: whether a hidden card is spent reaches nobody through the cues of the plays that follow."""
    assert sum(_marks_of_hidden_cards_do_not_show_in_what_happens(seed) for seed in range(10)) > 200


def _swaps_with_the_reserve_move_no_byte(seed: int) -> int:
    """One part of what is judged together below; returns what it met."""
    dice, chance = random.Random(seed), FastChance(seed)
    match = kernel.new(RULES, 2 + seed % 4, options_of(seed), seed + 900)
    assert RULES.swap is not None
    diaries = {seat: Diary(seat) for seat in range(-1, match.seats)}
    swapped = 0
    while match.result is None:
        s = match.state
        if s.phase in BATTLE:
            reserve = [card for card in range(55) if s.reserve >> card & 1]
            for seat, diary in diaries.items():
                known = set(diary.names.values()) if s.chronicle else set()
                looks = {s.looks[i + 1] for i in range(0, len(s.looks), 3) if s.looks[i] == seat}
                unknown = [card for card in hidden_from(match, seat) if IDS[card] not in known and card not in looks]
                if unknown and reserve:
                    other = match.copy(quiet=False)
                    RULES.swap(other, s.handle[dice.choice(unknown)], s.handle[dice.choice(reserve)])
                    assert told(match, seat, []) == told(other, seat, [])
                    swapped += 1
        seat = dice.choice(match.waiting_for())
        turn = max(1, s.turn)
        match.play(seat, lively(match, seat, dice, chance), at=dice.randrange(90_000))
        cues = match.take_cues()
        for seat, diary in diaries.items():
            diary.read(match.cues_for(cues, seat), match.view(seat), turn)
    return swapped


def test_swaps_with_the_reserve_move_no_byte() -> None:
    """BTG-2.4, BTG-8.5: any card of others that no rule opens to a seat may as well be one of the reserve. Which those
    are is worked out here, not asked of the rules."""
    assert sum(_swaps_with_the_reserve_move_no_byte(seed) for seed in range(8)) > 160


# ---------------------------------------------------------------- single moments


def test_nobody_else_learns_a_look() -> None:
    """BTG-7.10, section 8: BTG-8.1. The owner of the card looked at and all others get places, no faces."""
    table = battle("A: F1 lookout, F2 lion. B: F1 skunk, F2 heckler. C: F1 duelist").command(
        "A:F1", [[1, "F1"], [1, "F2"]]
    )
    assert [table.heard(seat, "peek")[0].nouns["faces"] for seat in "ABC-"] == [["skunk", "heckler"], None, None, None]
    assert table.heard("B", "peek")[0].nouns["places"] == [[1, "F1"], [1, "F2"]]
    assert [table.view(seat)["mine"]["looks"] for seat in "ABC"] == [[[1, "F1", 5], [1, "F2", 5]], [], []]
    assert table.sees("A", "B:F1") == "skunk" and table.sees("C", "B:F1") is None


def test_a_look_shows_no_marks() -> None:
    """BTG-7.10, BTG-6.9: the looker sees which card it is, not whether its command is spent or what it has defeated."""
    table = battle("A: F1 lookout, F2 lion. B: F1 shell_game_sheila (spent), F2 heckler, F3 sapper")
    table.state.defeats[INDEX["shell_game_sheila"]] = 2
    table.command("A:F1", [[1, "F1"], [1, "F2"]])
    assert table.view("A")["seat.1"]["field"][0][1:] == ["shell_game_sheila", 0, None, None]


def test_the_chronicle_shows_no_marks() -> None:
    """BTG-13.3, BTG-6.9"""
    table = battle("A: F1 sapper, F2 lion. B: F1 pikebilly, F2 skunk, F3 heckler", chronicle=True)
    table.attack("A:F1", "B:F1")
    assert table.view("B")["seat.0"]["field"][0][1:] == ["sapper", 0, None, None]
    assert table.view("-")["seat.0"]["field"][0][1:] == ["sapper", 0, None, None]


def test_a_spectator_reads_the_open_chronicle_only() -> None:
    """BTG-13.3, BTG-13.4: what everybody was shown, not what one seat alone has seen."""
    table = battle("A: F1 lookout, F2 lion. B: F1 skunk, F2 heckler, F3 sapper. C: F1 duelist", chronicle=True)
    table.command("A:F1", [[1, "F1"], [1, "F2"]]).attack("A:F1", "B:F3")
    assert table.sees("A", "B:F1") == "skunk" and table.sees("-", "B:F1") is None and table.sees("C", "B:F1") is None


def test_a_stolen_card_is_told_to_both_owners() -> None:
    """BTG-7.4: you and its old owner know it, nobody else; without the chronicle the old owner must remember."""
    table = battle("A: F1 alfonso, F2 lion. B: F1 duelist, F2 skunk, F3 sapper. C: F1 heckler")
    table.state.spent |= 1 << INDEX["duelist"]
    table.state.defeats[INDEX["duelist"]] = 3
    handle = table.view("C")["seat.1"]["field"][0][0]
    table.command("A:F1", [1, "F1"], "B1")
    assert [table.heard(seat, "stolen")[0].nouns["card"] for seat in "ABC-"] == ["duelist", "duelist", None, None]
    assert table.view("A")["seat.0"]["field"][6] == [handle, "duelist", 0, True, 3], "it keeps its marks"
    for seat in "BC-":
        assert table.view(seat)["seat.0"]["field"][6] == [handle, None, 0, None, None]


def test_a_raised_card_is_in_every_chronicle() -> None:
    """BTG-7.5, BTG-13.3"""
    table = battle("A: F1 queen_nanette, F2 skunk. B: F1 lion, F2 sapper", chronicle=True)
    pile(table, "A", "lookout")
    table.state.shown = 0
    table.command("A:F1", "lookout", "B1")
    assert [table.sees(seat, "A:B1") for seat in "AB-"] == ["lookout"] * 3
    table = battle("A: F1 queen_nanette, F2 skunk. B: F1 lion, F2 sapper")
    pile(table, "A", "lookout")
    table.command("A:F1", "lookout", "B1")
    assert table.sees("B", "A:B1") is None


def test_whole_ledger_to_its_owner_only() -> None:
    """Section 8, BTG-8.5: each power's full ledger goes to the owner of that card, in attack and in defence."""
    table = battle("A: F1 duelist, F2 drumbeard. B: F1 sapper, F2 watchtower. C: F1 skunk").attack("A:F1", "B:F1")
    for seat, roles in {"A": ["attack"], "B": ["defend"], "C": [], "-": []}.items():
        cues = table.heard(seat, "power")
        assert [cue.nouns["role"] for cue in cues if cue.nouns["full"] is not None] == roles
        assert [(cue.nouns["total"], cue.nouns["support"]) for cue in cues] == [(8, 1), (7, 1)]
        assert all("drumbeard" not in str(cue.nouns["lines"]) for cue in cues)


def test_lines_and_support_add_up() -> None:
    """Section 8, BTG-8.5, BTG-6.2: what everybody is told is the total, open lines and one sum for the rest."""
    for seed in range(6):
        dice, chance = random.Random(seed), FastChance(seed)
        match = kernel.new(RULES, 3, {}, seed)
        while match.result is None:
            seat = match.waiting_for()[0]
            match.play(seat, lively(match, seat, dice, chance))
            for cue in match.cues_for(match.take_cues(), -1):
                if cue.kind == "power":
                    nouns = cue.nouns
                    lines = whole_ledger(nouns["card"], nouns["lines"])
                    assert nouns["total"] == sum(line[3] for line in lines) + nouns["support"]
                    assert nouns["full"] is None


def test_who_is_out_sees_what_spectators_see() -> None:
    """BTG-13.4: a look ends when its seat goes out, also by resigning in somebody else's turn."""
    table = battle("A: F1 night_owl, F2 lion. B: F1 pikebilly, F2 heckler, F3 sapper. C: F1 duelist, F2 skunk")
    table.attack("A:F1", "B:F1").play("A", [[1, "F2"]])
    assert table.sees("A", "B:F2") == "heckler" and table.asked == "orders B"
    table.resign("A")
    assert table.sees("A", "B:F2") is None and table.view("A")["mine"] == {"looks": []}
    assert table.asked == "orders B" and table.view("A")["seat.1"] == table.view("-")["seat.1"]


def test_handles_after_a_shell_game_tell_nothing() -> None:
    """BTG-8.4, BTG-7.7: new handles go by the spaces, whatever was swapped; they are new to both cards."""
    setup = "A: F1 shell_game_sheila, F2 lion, F3 skunk. B: F1 lookout, F2 sapper"
    fields = []
    for said in ("swap", "leave"):
        table = battle(setup)
        before = [entry[0] for entry in table.view("B")["seat.0"]["field"][1:3]]
        table.command("A:F1", ["F2", "F3"], said)
        after = [entry[0] for entry in table.view("B")["seat.0"]["field"][1:3]]
        assert not set(before) & set(after)
        fields.append((after, [cue.nouns for cue in table.heard("B", "shell_game")]))
    assert fields[0] == fields[1]


def test_a_touched_card_counts_as_laid_down() -> None:
    """BTG-4.14, BTG-7.6, BTG-7.7: laid down and turned up again in the same turn it does not count as face up."""
    table = battle("A: F1 shell_game_sheila, F2 strutting_pete (up). B: F1 sapper, F2 lion")
    table.command("A:F1", ["F1", "F2"], "leave").attack("A:F2", "B:F1")
    assert table.powers()["strutting_pete"] == 5
    table = battle("A: F1 sable_of_the_veil, F2 strutting_pete (up). B: F1 sapper, F2 lion")
    table.command("A:F1").time_out()
    assert table.match.take_cues() == [] and table.attack("A:F2", "B:F1").powers()["strutting_pete"] == 5


def test_cards_held_in_draft_and_deploy_are_a_number() -> None:
    """Section 8, BTG-4.10: of the others one sees how many cards they keep, who has picked and who is Ready."""
    table = new(3, muster="draft")
    assert table.view("-")["public"]["left"] == [1, 1, 1]
    for seat in "ABC":
        table.play(seat, table.match.default("ABC".index(seat)))
    assert table.view("B")["public"]["left"] == [2, 2, 2]
    assert new(2).view("-")["public"]["left"] == [9, 9]
    table.resign("C")
    assert table.view("B")["public"]["left"] == [2, 2, 0]


def test_packets_are_told_to_who_gets_them() -> None:
    """BTG-4.2, section 8: BTG-8.5. The giver's cue has no cards; it has seen them, the others never do."""
    table = new(3, muster="draft")
    for seat in range(3):
        table.play("ABC"[seat], table.match.default(seat))
    for seat in "ABC-":
        passed = [cue.nouns["to"] for cue in table.heard(seat, "packet_passed") if cue.nouns["cards"] is not None]
        assert passed == ([] if seat == "-" else ["ABC".index(seat)])
    assert [cue.nouns["to"] for cue in table.heard("A", "packet_passed") if cue.nouns["seat"] == 0] == [2]


def test_what_has_been_seen_and_slain_is_told_for_two_cards_only() -> None:
    """BTG-8.3, BTG-6.7: Mama seen and Baby slain are public; no list of what was shown."""
    table = battle("A: F1 lion, F2 mama_dragon. B: F1 baby_dragon, F2 skunk, F3 sapper")
    table.attack("A:F2", "B:F2")
    assert table.view("B")["course"]["seen"] == ["mama_dragon"]
    assert table.view("B")["course"]["slain"] == []
    table.attack("B:F1", "A:F1")
    assert table.fell("baby_dragon") and table.view("-")["course"]["slain"] == ["baby_dragon"]
    assert table.view("-")["course"]["seen"] == ["mama_dragon"]


def test_falling_is_being_seen() -> None:
    """BTG-5.11, BTG-6.7, BTG-4.21: a card that goes to a pile by resignation has been face up for all."""
    table = battle("A: F1 lion, F2 sapper. B: F1 mama_dragon, F2 skunk. C: F1 duelist").resign("B")
    assert table.view("-")["course"]["seen"] == ["mama_dragon"]
