"""Where much lies on little room: names stand where no other card lies, and larger letters find their place."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from hell_table import A, B, C, Seated, Table, furnished, say, table
from pygame import Rect, Surface

from game.titles.lords_of_hell.screen.cards import Facing
from game.titles.lords_of_hell.screen.layout import ground
from game.titles.lords_of_hell.screen.names import CARD_ROWS
from game.titles.lords_of_hell.screen.realms import Realms
from game.titles.lords_of_hell.screen.shared_area import shelf
from game.words import Words
from tests.titles.lords_of_hell.test_rituals import cast

LARGEST = 1.5


def test_a_name_stands_on_the_part_of_a_card_that_no_other_lies_on():
    me, _ = table()
    cards = me.table.cards
    realms = next(room for room in me.table.rooms if isinstance(room, Realms))
    layout = realms.layout()
    tops = sorted((stack[-1] for stack in realms.stacks(A)), key=lambda card: layout["c", card].x)
    for card, after in itertools.pairwise(tops):
        rect, shown = layout["c", card].rect, cards.facing(("c", card)).bare
        assert rect.x + rect.w * shown / 100 <= max(layout["c", after].rect.x, rect.right if shown == 100 else 0)
    assert cards.facing(("c", tops[-1])).bare == 100  # nothing lies on the last one


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_every_card_of_a_full_realm_has_its_whole_name(size: tuple[int, int], language: str, monkeypatch) -> None:
    written: list[str] = []
    t = Table(4).seat(A, "glasya", fortress="flame_keep")
    t.seat(
        A, home="leviathan night_critters metal_beasts metal_beasts fallen_angels juggernauts shadow_critters fiends"
    )
    t.go()
    me = Seated(t.match, size=size, language=language)
    cards, letters = me.table.cards, type(me.table.look.lettering)
    line, paragraph = letters.line, letters.paragraph
    monkeypatch.setattr(letters, "line", lambda self, text, *a, **k: _kept(self, written, line, text, *a, **k))
    monkeypatch.setattr(letters, "paragraph", lambda self, text, *a, **k: written.append(text) or paragraph(
        self, text, *a, **k))  # fmt: skip
    tops = [stack[-1] for stack in next(room for room in me.table.rooms if isinstance(room, Realms)).stacks(A)]
    assert len(tops) >= 8
    for card in tops:
        written.clear()
        facing = cards.facing(("c", card))
        cards._small(facing, me.table.services.stage.place_of(("c", card)).rect.size)
        assert cards._text(facing) in written, (facing, written)


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_every_card_on_the_discard_pile_has_its_whole_name(language: str, monkeypatch) -> None:
    written: list[str] = []
    me = Seated(Table(4).go().match, size=(1280, 720), language=language)
    cards, letters = me.table.cards, type(me.table.look.lettering)
    line, paragraph = letters.line, letters.paragraph
    monkeypatch.setattr(letters, "line", lambda self, text, *a, **k: _kept(self, written, line, text, *a, **k))
    monkeypatch.setattr(letters, "paragraph", lambda self, text, *a, **k: written.append(text) or paragraph(
        self, text, *a, **k))  # fmt: skip
    size = shelf(me.table.context).discard.size
    for card in CARD_ROWS:
        written.clear()
        facing = Facing("card", card)
        cards._small(facing, size)
        assert cards._text(facing) in written, (card, size, written)


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_what_decided_an_exchange_stands_whole_in_a_low_row(language: str, monkeypatch) -> None:
    me = Seated(Table(4).go().match, size=(1280, 720), language=language, text_scale=LARGEST)
    sheet = me.table.exchanges
    written: list[str] = []
    letters = type(me.table.look.lettering)
    line = letters.line
    monkeypatch.setattr(letters, "line", lambda self, text, *a, **k: _kept(self, written, line, text, *a, **k))
    for a, d, guard, hit in (
        (6, 6, 0, "attack"),
        (6, 4, 1, "shielded"),
        (6, 5, 1, ""),
        (6, 4, 1, "defence"),
        (5, 5, 0, ""),
    ):
        text = sheet.told(a, d, guard, hit, (0, 0))
        sheet._narrow(Surface((640, 22)), Rect(0, 0, 636, 22), text, "X", 0)
        assert text in written, (text, written)


def _kept(self, written: list[str], line, text: str, role, px: int, *rest, width=None, floor=None, **more):
    """A line that is written whole."""
    if width is None or self.width(text, role, min(px, floor or px)) <= width:
        written.append(text)
    more |= {"width": width} if width is not None else {}
    more |= {"floor": floor} if floor is not None else {}
    return line(self, text, role, px, *rest, **more)


def test_a_chosen_card_lies_over_the_others_with_its_whole_name():
    me, t = table()
    card = t.card(A, "bury")
    me.press("c", card)
    assert me.table.context.mark(("c", card)).chosen
    assert me.table.cards.facing(("c", card)).bare == 100


def test_what_is_on_earth_says_so_itself():
    t = furnished()
    t.seat(B, earth="fiends", body="in_hell")
    t.go()
    me = Seated(t.match)
    (card,) = t.s.earth[B]
    assert me.table.cards.facing(("c", card)).state == "earth"
    assert me.table.cards.facing(("c", t.s.hordes[B][0])).state == ""


def test_a_full_realm_shares_its_row_with_its_captives():
    t = furnished()
    t.seat(A, home="diabolic_fiends fallen_angels night_critters metal_beasts fiends juggernauts")
    t.seat(B, captor=A)
    t.seat(C, captor=A)
    t.go()
    me = Seated(t.match)
    realms = next(room for room in me.table.rooms if isinstance(room, Realms))
    where, layout = realms.parts(A), realms.layout()
    assert len(where.cells) == 2 and where.cells[0].x < where.cells[1].x <= where.cards.right + 2 * where.cells[0].w
    rows = sorted(layout["c", stack[-1]].rect.x for stack in realms.stacks(A))
    least = min(b - a for a, b in itertools.pairwise(rows))
    assert where.cells[1].x - where.cells[0].x <= 2 * max(least, where.cells[0].w // 3)


@pytest.mark.parametrize("scale", [1.0, LARGEST])
def test_the_count_of_cards_lies_on_no_card(scale: float):
    t = furnished()
    t.go()
    me = Seated(t.match, text_scale=scale)
    hand, seals = me.table.hand.parts
    assert hand.right < seals.x and seals.w >= me.table.hand._limit().get_width()
    assert me.table.ground.hand.contains(Rect(seals.x, me.table.ground.hand.y, seals.w, 1))


@pytest.mark.parametrize("seats", [3, 4, 6])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_larger_letters_get_a_larger_question_and_nothing_overlaps(size: tuple[int, int], seats: int):
    plain, large = (ground(size, scale, seats, 0) for scale in (1.0, LARGEST))
    assert large.regions.ask.h > plain.regions.ask.h * 1.2
    found = [large.market, large.regions.ask, large.ledger, large.hand, large.shared_area, *large.realms.values()]
    for a, b in itertools.combinations(found, 2):
        assert not a.colliderect(b), (a, b)


def test_a_button_says_whether_cards_are_given_or_taken():
    """LOH-8.4: the promisor of a gift chooses what is given; Open the Vault takes."""
    t = Table(4, "council").seat(A, hand="bury ambush leviathan")
    t.sworn(A, B, say("give", B, [["any_cards", 1]], ["council", 4]))
    t.go()
    assert t.asked == "cards"
    assert [act.words for act in Seated(t.match).table.acts()][:1] == ["Give these"]
    v = Table(4, "rituals").seat(A, rituals="open_the_vault", souls=1).seat(B, hand="bury ambush leviathan")
    cast(v, A).does(A, "target", B)
    assert v.asked == "cards"
    assert [act.words for act in Seated(v.match).table.acts()][:1] == ["Take these"]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_what_lies_inside_the_ring_lies_under_no_chair(size: tuple[int, int], seats: int):
    t = Table(seats, "ring").go()
    ring = Seated(t.match, size=size).table.ring
    middle = ring.middle()
    assert middle.h > middle.w / 6
    assert not any(middle.colliderect(chair) for chair in ring.places().values())


def test_the_ring_tells_votes_for_and_against_by_the_rules(monkeypatch: pytest.MonkeyPatch):
    """LOH-13.6: those who came and named another oppose; who has not voted yet is on no side."""
    t = Table(4, "council")
    t.s.markers = [3, 0, 0, 0]
    t.ring()
    for seat in range(4):
        t.does(seat, "come")
    assert t.asked == "vote"
    t.s.votes[:] = [A, A, C, A]
    ring = Seated(t.match).table.ring
    told: list[dict[str, Any]] = []
    say = Words.__call__
    monkeypatch.setattr(Words, "__call__", lambda self, key, **args: told.append(args) or say(self, key, **args))
    ring.draw_background(Surface((1280, 720)))
    assert {"votes": 3, "against": 1, "n": 3} in told
    told.clear()
    t.s.votes[:] = [A, -2, C, -2]
    Seated(t.match).table.ring.draw_background(Surface((1280, 720)))
    assert {"votes": 1, "against": 1, "n": 3} in told


def test_nobody_thinks_any_more_while_the_end_of_the_match_is_shown(monkeypatch: pytest.MonkeyPatch):
    """Who had voted last was still thinking while the ring crowned and the reckoning stood over it."""
    t = Table(4, "council", round=5)
    t.s.markers = [9, 0, 0, 0]
    t.ring()
    for seat in range(4):
        t.does(seat, "come")
    for _ in range(3):
        t.does(t.match.ask.seats[0], A)
    me = Seated(t.match, seat=A if t.match.ask.seats[0] != A else B)
    told: set[str] = set()
    say = Words.__call__
    monkeypatch.setattr(Words, "__call__", lambda self, key, **args: told.add(key) or say(self, key, **args))
    me.table.ring.draw_background(Surface((1280, 720)))
    assert "ring-thinking" in told
    t.does(t.match.ask.seats[0], A)
    me.feed._emit()
    me.harness.frames(2)
    told.clear()
    me.harness.frames(30)
    assert t.match.result is not None and me.scene.updates.playing is not None
    me.table.ring.draw_background(Surface((1280, 720)))
    assert "ring-came" in told and "ring-thinking" not in told


def test_a_question_between_says_nothing_of_what_the_phase_allows():
    t = Table(4, "council").seat(A, hand="bury ambush leviathan")
    t.sworn(A, B, say("give", B, [["any_cards", 1]], ["council", 4]))
    t.go()
    assert t.asked == "cards" and Seated(t.match).table.guide.advice()[1] == []
    me, _ = table()
    assert len(me.table.guide.advice()[1]) == 4
