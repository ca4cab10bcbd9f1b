"""Continue is the menu's first and largest button when a match waits, and only then."""

import shutil
import struct
import zlib
from pathlib import Path

import msgspec
import pygame
import pytest
from msgspec import structs

from game import titles
from game.scenes.connecting import Connecting
from game.scenes.continue_button import faces
from game.scenes.menu import Menu
from game.scenes.poster_widget import FOOT, ROUND_SLIP
from game.scenes.saved_matches import SavedMatches, newest
from game.session.people import portraits_of
from game.session.window import shut_down
from game.tabletop.feed import Player
from net.protocol import codec
from net.protocol import messages as m
from net.storage import journal, recording
from net.storage.journal import Journal, path_of
from net.storage.store import Begun, KeptSeat, KeptTable


def leave_behind(match: str, title: str, names: tuple[str, ...], content: str = "") -> Journal:
    """A journal as a match leaves it that was cut off at its beginning."""
    begun = Begun(match, 1, title, content or titles.content_hash(title), titles.rules(title).version,
                  titles.options_for(title, {}), ("human", *("bot",) * (len(names) - 1)), names, b"s" * 32, b"h" * 32,
                  b"c" * 32, (), (), False)  # fmt: skip
    seats = (KeptSeat("human", "A" * 40, names[0], "red", "1", "normal", ""),
             *(KeptSeat("bot", "", name, "blue", "", "easy", "t") for name in names[1:]))  # fmt: skip
    journal = Journal()
    journal.begin(
        begun, KeptTable("A" * 40, f"{names[0]}'s table", "brisket-lantern", seats, True, "wait", "normal", "", ())
    )
    return journal


def buttons(h):
    return [widget.id for widget in h.stack.top.group if widget.id in ("resume", "host", "join", "how", "settings")]


def test_nothing_waits_and_nothing_is_offered(drive):
    h = drive(Menu(), name="Maija")
    h.settle()
    h.frames(150)
    assert buttons(h) == ["host", "join", "how", "settings"]


def test_who_quits_is_told_of_a_match_only_where_one_waits(drive):
    def told():
        h = drive(Menu(), name="Maija")
        h.settle()
        h.frames(12)
        h.click("quit")
        h.settle()
        return h.stack.top.text

    assert "Continue" not in told()
    leave_behind("abcd1234", "battlegoats", ("Maija", "Mudge")).close()
    assert "Your match is saved" in told()


def test_the_newest_that_can_be_played_on_is_offered_first_and_largest(drive):
    leave_behind("abcd1234", "battlegoats", ("Maija", "Mudge")).close()
    leave_behind("abcd2345", "lords_of_hell", ("Maija", "Kalle", "Inés"), content="of other rules").close()
    path_of("abcd5678").write_bytes(b"not a journal at all")
    h = drive(Menu(), name="Maija")
    h.settle()
    h.frames(12)
    resume = h.widget("resume")
    others = [h.widget(name) for name in ("host", "join", "how", "settings")]
    assert all(resume.rect.w * resume.rect.h > other.rect.w * other.rect.h for other in others)
    assert resume.rect.x < min(other.rect.x for other in others)
    assert "BattleGoats" in resume.small and "Mudge" in resume.small and "Maija" not in resume.small
    h.click("saved")
    h.settle()
    assert isinstance(h.stack.top, SavedMatches) and len(h.stack.top.lines) == 3
    h.key("escape")
    h.settle()
    h.click("resume")
    h.frames(2)
    assert isinstance(h.stack.top, Connecting)
    shut_down(h.stack.context)


def test_a_match_that_its_host_lets_go_of_later_is_found(drive):
    journal = leave_behind("abcd1234", "battlegoats", ("Maija", "Mudge"))
    h = drive(Menu(), name="Maija")
    h.settle()
    h.frames(10)
    assert "resume" not in buttons(h)
    journal.close()
    h.frames(150)
    assert "resume" in buttons(h)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_nothing_lies_on_anything_else(drive, size, language):
    leave_behind("abcd1234", "slayer_slayer", ("Maija", "Mudge", "Kalle", "Väinö", "Inés", "Otso")).close()
    h = drive(Menu(), size=size, name="Maija")
    h.stack.context.change(language=language)
    h.settle()
    h.frames(12)
    assert "resume" in buttons(h)
    rects = [widget.rect for widget in h.stack.top.group if not widget.id.startswith("poster")]
    assert all(not one.colliderect(other) for i, one in enumerate(rects) for other in rects[i + 1 :])


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_names_that_have_no_room_are_counted(drive, language):
    leave_behind(
        "abcd1234", "slayer_slayer", ("Maija", "Mudge", *(f"Wilhelmina-Aurelia {n}" for n in range(4)))
    ).close()
    h = drive(Menu(), size=(1280, 720), name="Maija")
    h.stack.context.change(language=language, text_scale=1.5)
    h.settle()
    h.frames(12)
    small = h.widget("resume").small
    assert "Mudge" in small and "4" in small and "Wilhelmina" not in small


STANDS = {
    "goblin_raid": ("en", "Turn 1 · your turn"),
    "loot_and_recruit": ("en", "Round 2 · Mudge's turn"),
    "slayer_slayer": ("fi", "Kerros 1 · sinun vuorosi"),
    "lords_of_hell": ("es", "Ronda 1 · te toca"),
    "battlegoats": ("en", "Turn 9"),
}
"""Where the kept recordings of each game stop; in the last one nobody is asked any more."""
KEPT = Path(__file__).parents[1] / "golden" / "formats" / "recording" / "7"


@pytest.mark.parametrize("title", STANDS)
def test_it_says_where_the_match_stands_as_far_as_this_computer_was_shown(drive, title):
    language, said = STANDS[title]
    leave_behind("abcd1234", title, ("Maija", "Mudge", "Kalle")[: titles.title(title).seats[1]]).close()
    recording.folder().mkdir(parents=True, exist_ok=True)
    shown = recording.folder() / "abcd1234-0.recording"
    shutil.copy(KEPT / f"{title}.recording", shown)
    h = drive(Menu(), name="Maija")
    h.stack.context.change(language=language)
    h.settle()
    h.frames(12)
    assert h.widget("resume").small.endswith(f" · {said}") and "Mudge" in h.widget("resume").small
    turn, _, whose = said.partition(" · ")
    poster = h.widget(f"poster.{title}")
    assert poster.waits == (whose or "A match waits", turn), "the slip on its poster says it too"
    slip = poster._waiting_at(poster._waiting_slip())
    shadow = h.stack.top.look.px(ROUND_SLIP)
    assert slip.right < poster.rect.w and slip.bottom - shadow <= poster.rect.h * FOOT, "the words at its foot are read"
    assert slip.move(poster.rect.topleft).left + shadow >= 0, "it lies in the window"
    assert poster.heads, "somebody on the poster lives on beside it"
    h.click("saved")
    h.settle()
    assert h.stack.top.facts(h.stack.top.line)[2].endswith(f"{titles.title(title).name} · {said}"), (
        "the list says the same"
    )
    h.key("escape")
    h.settle()
    shown.write_bytes(b"nothing that can be read")
    h.stack.top.rebuild()
    h.frames(2)
    assert " · " not in h.widget("resume").small
    assert h.widget(f"poster.{title}").waits == (h.stack.context.tr("menu-waits"), "")
    posters = [widget for widget in h.stack.top.group if widget.id.startswith("poster.")]
    assert [widget.id for widget in posters if widget.waits is not None] == [poster.id] and len(posters) == 5


LIES = {
    "an ask that is none": {m.ASK: ["no ask"]},
    "an ask of no kind": {m.ASK: 7},
    "a seat that is none": {},
    "a view of another shape": dict.fromkeys(("public", "table", "score", "board", "raid", "floor"), "a word"),
}
"""Sections that a host may send as the last ones of a match."""


def framed(said: m.Message, side: int = recording.HOST) -> bytes:
    """A message as it stands in a recording."""
    frame = codec.pack(said)
    return struct.pack("<IIIB", len(frame), zlib.crc32(frame), 9_000_000, side) + frame


@pytest.mark.parametrize("title", STANDS)
@pytest.mark.parametrize("lie", LIES)
def test_a_host_that_lied_last_leaves_the_menu_standing(drive, title, lie):
    """Its frames are kept as they came: the button says what can be read, and Continue can be pressed."""
    leave_behind("abcd1234", title, ("Maija", "Mudge", "Kalle")[: titles.title(title).seats[1]]).close()
    recording.folder().mkdir(parents=True, exist_ok=True)
    file = KEPT / f"{title}.recording"
    last = [said for _, _, said in recording.messages(file) if isinstance(said, m.Update)][-1]
    sections = {name: msgspec.Raw(msgspec.msgpack.encode(said)) for name, said in LIES[lie].items()}
    lied = structs.replace(last, base=last.version, version=last.version + 1, sections=sections, gone=(), cues=(),
                           waiting_for=(-7,) if lie == "a seat that is none" else last.waiting_for)  # fmt: skip
    (recording.folder() / "abcd1234-0.recording").write_bytes(file.read_bytes() + framed(lied))
    assert recording.Recording(recording.find("abcd1234")).moments[-1].version == last.version + 1, "the lie is in it"
    h = drive(Menu(), name="Maija")
    h.settle()
    h.frames(12)
    assert isinstance(h.stack.top, Menu) and "Mudge" in h.widget("resume").small and h.widget("resume").enabled
    h.click("saved")
    h.settle()
    assert isinstance(h.stack.top, SavedMatches) and h.stack.top.facts(h.stack.top.line)[1] == ", ".join(newest().names)


def recorded_with(portraits: tuple[str, ...], colours: tuple[str, ...]) -> None:
    """A recording of which the lobby says that its people wear these."""
    recording.folder().mkdir(parents=True, exist_ok=True)
    frames = [recording.MAGIC]
    for _, side, said in recording.messages(KEPT / "lords_of_hell.recording"):
        if isinstance(said, m.Lobby):
            seats = tuple(structs.replace(seat, portrait=portrait, colour=colour)
                          for seat, portrait, colour in zip(said.seats, portraits, colours))  # fmt: skip
            said = structs.replace(said, seats=seats)
        frames.append(framed(said, side))
    (recording.folder() / "abcd1234-0.recording").write_bytes(b"".join(frames))


def drawn_on(h, monkeypatch) -> list[int]:
    """The portraits on the button, as it is drawn."""
    drawn: list[int] = []
    look = h.stack.top.look
    portrait = type(look).portrait
    monkeypatch.setattr(
        type(look), "portrait", lambda look, number, *more: drawn.append(number) or portrait(look, number, *more)
    )
    resume = h.widget("resume")
    resume.draw(pygame.display.get_surface())
    return drawn


def test_it_shows_the_faces_of_the_others_as_they_sat(drive, monkeypatch):
    leave_behind("abcd1234", "lords_of_hell", ("Maija", "Mudge", "Kalle")).close()
    recorded_with(("5", "7", "2"), ("red", "green", "pink"))
    h = drive(Menu(), name="Somebody else by now")
    h.settle()
    h.frames(12)
    others = h.widget("resume").others
    assert [(player.seat, player.portrait, player.colour) for player in others] == [(1, 7, 2), (2, 2, 6)]
    assert sorted(drawn_on(h, monkeypatch)) == [2, 7]


def test_who_chose_no_face_has_one_and_a_lie_is_none(drive):
    leave_behind("abcd1234", "lords_of_hell", ("Maija", "Mudge", "Kalle")).close()
    recorded_with(("", "²", "99"), ("", "no ink", "red"))
    h = drive(Menu(), name="Maija")
    h.settle()
    h.frames(12)
    seated = recording.Recording(recording.find("abcd1234")).lobby.seats
    own = portraits_of([("", seat.name) for seat in seated])
    assert [player.portrait for player in h.widget("resume").others] == own[1:]


def test_without_a_recording_the_faces_are_those_of_their_names(drive, monkeypatch):
    names = ("Maija", "Mudge", "Kalle", "Väinö")
    leave_behind("abcd1234", "slayer_slayer", names).close()
    h = drive(Menu(), name="Maija")
    h.settle()
    h.frames(12)
    assert sorted(drawn_on(h, monkeypatch)) == sorted(portraits_of([("", name) for name in names])[1:])


@pytest.mark.parametrize("count", range(1, 6))
@pytest.mark.parametrize("room", [(400, 50), (150, 34), (90, 60), (40, 40)])
def test_faces_stay_in_their_room_and_none_is_hidden(drive, count, room):
    look = drive(Menu(), name="Maija").stack.top.look
    row = faces(look, [Player(n, f"Guest {n}", n, n + 1) for n in range(count)], room)
    if row is None:
        assert room[0] < 18 * (1 + 0.7 * count), "there is room for faces that can be told apart"
        return
    wide, high = row.get_size()
    assert wide <= room[0] and high <= room[1] and wide >= high * (1 + 0.6 * (count - 1))


def test_where_it_stands_has_room_before_the_names(drive):
    leave_behind(
        "abcd1234", "slayer_slayer", ("Maija", "Mudge", *(f"Wilhelmina-Aurelia {n}" for n in range(4)))
    ).close()
    recording.folder().mkdir(parents=True, exist_ok=True)
    shutil.copy(KEPT / "slayer_slayer.recording", recording.folder() / "abcd1234-0.recording")
    h = drive(Menu(), size=(1280, 720), name="Maija")
    h.stack.context.change(language="fi", text_scale=1.5)
    h.settle()
    h.frames(12)
    assert h.widget("resume").small == "Goblin Slayer-Slayer · Kerros 1 · sinun vuorosi"


def test_old_journals_are_not_read_again_and_one_in_use_is_not_waited_for(drive, monkeypatch):
    for n in range(8):
        leave_behind(f"over{n}", "battlegoats", ("Maija", "Mudge")).close()
        journal.end(f"over{n}")
    in_use = leave_behind("zzzz1234", "battlegoats", ("Maija", "Mudge"))
    read: list[tuple[str, float]] = []

    def counted(path, patience=1.0):
        read.append((path.stem, patience))
        return reads(path, patience)

    reads = journal.read
    assert newest() is None and newest() is None
    monkeypatch.setattr(journal, "read", counted)
    assert newest() is None and read == [("zzzz1234", 0.0)]
    in_use.close()
    found = newest()
    assert found is not None and found.match == "zzzz1234"
    journal.end("zzzz1234")
    assert newest() is None
