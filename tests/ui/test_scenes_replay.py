"""Replays on the real table: a recording of a match without sockets, watched, stepped, dragged; the history's lists."""

import msgspec
import pytest

from game import history
from game.engine.sight import SPECTATOR
from game.scenes.failure import Failure
from game.scenes.history import History
from game.scenes.menu import Menu
from game.scenes.pause import Pause
from game.scenes.replay import ReplayTable, open_replay
from game.scenes.replay_hands import seen_by
from game.scenes.saved_matches import SavedMatches
from game.scenes.statistics import StatisticsScene
from net.protocol import messages as m
from net.storage.recording import Recording, folder
from tests.patience import PATIENCE
from tests.ui.scenes_rig import joined, recorded, room  # noqa: F401


@pytest.fixture
def played(drive, room):  # noqa: F811
    """A match that one seat recorded to its end."""
    h = drive(Menu(), name="Maija", pace="instant")
    host = joined(h.stack.context, "Maija")
    recorded(host, room)
    return h, host


def test_a_sentence_of_the_log_leads_to_its_moment_on_the_line(played):
    h, host = played
    open_replay(h.stack, host.feed.match, at=5)
    h.settle()
    table = h.stack.top
    last, panel = table.tape.at, table.furniture.side.log
    panel.scroll_to(0)
    h.frames(1)
    h.click((panel.view.x + 30, panel.view.y + 6))
    h.settle()
    assert h.stack.top is table and 0 < table.tape.at < last and not table.playback.running
    assert table.services.update.version == table.log.versions[-1]


def test_watching_stepping_and_dragging(played):
    h, host = played
    open_replay(h.stack, host.feed.match)
    h.settle()
    table = h.stack.top
    assert isinstance(table, ReplayTable) and table.tape.at == 0 and table.playback.running
    h.key("return")  # stop
    assert not table.playback.running
    h.click("on")
    h.settle()
    assert table.tape.at == 1 and table.services.update.version == table.tape.recording.moments[1].version
    last = table.tape.last
    track = h.widget("line").track
    h.press((track.x + 2, track.centery))
    h.move((track.right, track.centery))
    h.release()
    h.frames(2)
    assert table.tape.at == last and table.services.update.result is not None
    told = len(table.log.lines)
    assert told > 0
    h.stack.top.group.focus(h.widget("line"))
    h.key("left")
    h.frames(2)
    assert table.tape.at == last - 1 and len(table.log.lines) <= told
    h.key("home")
    h.frames(2)
    assert table.tape.at == 0 and not table.log.lines


def test_a_replay_waits_until_what_is_dealt_lies_there(played):
    """The first votes were counted behind the objective that was dealt."""
    h, host = played
    open_replay(h.stack, host.feed.match)
    h.settle()
    table = h.stack.top
    table.services.aloft.add("dealt")
    h.seconds(4)
    assert table.playback.running and table.tape.at == 0
    table.services.aloft.clear()
    h.seconds(4)
    assert table.tape.at > 0


def test_arrow_keys_step_at_once_and_a_star_says_what_happened(played):
    h, host = played
    open_replay(h.stack, host.feed.match, at=5)
    h.settle()
    table = h.stack.top
    h.key("right")
    h.frames(2)
    assert table.tape.at == 6 and not table.playback.running
    h.key("left")
    h.key("left")
    assert table.tape.at == 4
    h.key("end")
    assert table.tape.at == table.tape.last
    h.key("home")
    h.frames(2)
    assert table.tape.at == 0
    line, hot = h.widget("line"), table.playback.hot
    assert hot and all(words and "<" not in words for words in hot.values())
    at = max(hot)
    h.move((line.track.x + round(line.track.w * at / line.last), line.track.centery))
    h.seconds(1.5)
    assert h.stack.top.group._tip == hot[at]
    h.key("tab")
    assert table.group.keyboard, "with the ring somewhere the arrows move it"


def test_when_it_is_over_every_hand_can_be_seen(played):
    """From the log: what one's own seat saw comes out the same, and the other's cards lie open."""
    h, host = played
    open_replay(h.stack, host.feed.match, at=5)
    h.settle()
    table = h.stack.top
    found = table.tape.recording
    again = seen_by(found, [0])[0]
    assert [moment.view() for moment in again] == [moment.view() for moment in found.moments]
    assert not table.whose
    h.click("hands")
    h.settle()
    table = h.stack.top
    assert isinstance(table, ReplayTable) and table.tape.at == 5 and table.tape.seat == 1
    assert table.whose and table.services.update.view != found.moments[5].view()
    h.key("right")
    h.click("hands")
    h.settle()
    assert h.stack.top.tape.seat == SPECTATOR and "mine" not in h.stack.top.services.update.view and h.stack.top.whose
    h.key("down")
    h.settle()
    assert h.stack.top.tape.seat == 0 and h.stack.top.tape.at == 6
    h.key("up")
    h.settle()
    top = h.stack.top
    assert top.is_open and top.tape.seat == 0 and top.tape.at == 6 and top.whose
    assert {row[1] for seat in (0, 1) for row in top.services.update.view[f"seat.{seat}"]["field"] if row} ^ {None}
    assert len(top._hands.get(1, ())) in (0, 9)
    h.click("open_all")
    h.settle()
    assert not h.stack.top.is_open and not h.stack.top.whose
    found.account = None
    h.stack.top.refresh()
    h.frames(2)
    assert h.stack.top.group.find("hands") is None and h.stack.top.group.find("open_all") is None, (
        "without a log there is nothing to show it from"
    )


def test_the_time_line_keeps_its_place(played):
    """From phase to phase: it may move once, to the part that all ask lines share."""
    h, host = played
    open_replay(h.stack, host.feed.match, at=1)
    h.settle()
    table = h.stack.top
    places = []
    for at in (1, table.tape.last, 2, table.tape.last - 1, 1, table.tape.last):
        table.seek(at)
        h.frames(2)
        places.append(tuple(h.widget("line").rect))
        ask = table.furniture._regions.ask
        assert not h.widget("line").rect.colliderect(ask) and ask.h >= 40
    assert len(set(places[1:])) == 1


def test_it_runs_by_itself_to_the_end(played):
    h, host = played
    open_replay(h.stack, host.feed.match)
    h.settle()
    table = h.stack.top
    h.click("speed")
    h.click("speed")
    assert table.playback.speed == 4
    for _ in range(200):
        h.seconds(0.5)
        if not table.playback.running:
            break
    assert table.tape.at == table.tape.last
    shown, seen = table.services.update, Recording(folder() / f"{host.feed.match}-0.recording").moments[-1]
    assert shown.view == seen.view()
    h.key("escape")
    h.frames(2)
    assert isinstance(h.stack.top, Pause)
    h.click("leave")
    h.frames(3)
    assert isinstance(h.stack.top, Menu)


def test_a_recording_without_an_end_says_so_where_it_stops(played, monkeypatch):
    """The table had gone on waiting for somebody."""
    h, host = played
    ends = h.stack.context.tr("replay-ends")
    open_replay(h.stack, host.feed.match, at=10_000)
    h.settle()
    table = h.stack.top
    assert table.furniture.ask.text != ends, "this one was played out"
    monkeypatch.setattr(Recording, "result", property(lambda self: None))
    h.click("back")
    h.settle()
    assert table.furniture.ask.text != ends, "there is more of it"
    h.click("on")
    h.settle()
    assert table.furniture.ask.text == ends


def test_nothing_can_be_played_in_a_replay(played):
    h, host = played
    open_replay(h.stack, host.feed.match, at=2)
    h.settle()
    table = h.stack.top
    assert not table.playback.running and table.tape.at == 2
    assert table.services.update.ask is None or table.services.update.ask.space is None
    assert not any(w.id.startswith("act.") for w in table.group)


def test_the_history_lists_watches_and_deletes(played):
    h, host = played
    h.stack.push(History())
    h.settle()
    top = h.stack.top
    assert [line.match for line in top.lines] == [host.feed.match] and top.lines[0].finished
    again = history.matches()
    assert again == top.lines  # from the kept lines, without reading the match
    h.key("return")
    h.settle()
    assert isinstance(h.stack.top, ReplayTable)
    h.click("leave")
    h.settle()
    h.click("delete")
    h.frames(2)
    h.click("keep")
    h.frames(2)
    assert h.stack.top.lines
    h.click("delete")
    h.frames(2)
    h.click("delete")
    h.frames(3)
    assert not h.stack.top.lines and not list(folder().glob("*.recording"))


@pytest.mark.parametrize(("number", "code"), [(1, "old_recording"), (9, "new_recording")])
def test_a_recording_of_a_format_that_is_not_read_is_told_and_kept(drive, tmp_path, number, code):
    h = drive(Menu())
    other = tmp_path / "x.recording"
    body = b"gobsmack recording %d\n" % number + bytes(range(200))
    other.write_bytes(body)
    open_replay(h.stack, str(other))
    h.frames(2)
    assert isinstance(h.stack.top, Failure) and h.stack.top.code == code
    h.key("escape")
    h.frames(2)
    assert isinstance(h.stack.top, Menu) and other.read_bytes() == body


def test_a_broken_recording_is_told(drive, tmp_path):
    h = drive(Menu())
    bad = tmp_path / "x.recording"
    bad.write_bytes(b"nothing of ours")
    open_replay(h.stack, str(bad))
    h.frames(2)
    assert isinstance(h.stack.top, Failure) and h.stack.top.code == "broken_save"
    h.key("escape")
    h.frames(2)
    assert isinstance(h.stack.top, Menu)


def test_saved_matches_list_what_was_cut_off(drive):
    from game import titles
    from net.storage.journal import Journal, path_of
    from net.storage.store import Begun, KeptSeat, KeptTable

    begun = Begun("abcd1234", 1, "battlegoats", titles.content_hash("battlegoats"), 1,
                  titles.options_for("battlegoats", {}), ("human", "bot"), ("Maija", "Mudge"), b"s" * 32, b"h" * 32,
                  b"c" * 32, (), (), False)  # fmt: skip
    seats = (KeptSeat("human", "A" * 40, "Maija", "red", "1", "normal", ""),
             KeptSeat("bot", "", "Mudge", "blue", "", "easy", "t"))  # fmt: skip
    journal = Journal()
    journal.begin(begun, KeptTable("A" * 40, "Maija's table", "brisket-lantern", seats, True, "wait", "normal", "", ()))
    journal.close()
    path_of("abcd5678").write_bytes(b"not a journal at all")
    path_of("abcd5678").with_name("abcd5678.journal-tail").write_bytes(b"its last plays")
    h = drive(Menu())
    h.click("saved")
    h.settle()
    top = h.stack.top
    assert isinstance(top, SavedMatches) and len(top.lines) == 2
    good = next(i for i, line in enumerate(top.lines) if not line.trouble)
    assert top.lines[good].names == ("Maija", "Mudge")
    top._choose(1 - good)
    h.frames(2)
    h.click("resume")
    h.frames(2)
    assert isinstance(h.stack.top, Failure) and h.stack.top.code == "broken_save"
    h.key("escape")
    h.frames(2)
    h.click("delete")
    h.frames(2)
    h.click("delete")
    h.frames(3)
    assert len(h.stack.top.lines) == 1 and not list(path_of("abcd5678").parent.glob("abcd5678*"))


def test_played_lines_survive_their_own_packing(played):
    line = history.matches()[0]
    assert msgspec.json.decode(msgspec.json.encode(line), type=history.Played) == line


def test_a_line_tells_how_well_the_bots_played(played):
    """From the lobby before the match; another level chosen in mid-match counts for none."""
    assert history.matches()[0].levels == ("", "easy")
    found = Recording(next(folder().glob("*.recording")))
    found._take(0, m.Notice("level", {"seat": [1], "level": "hard"}))
    assert found.levels == {1: "easy"}
    found._take(0, m.Notice("level", {"seat": 1, "level": "hard"}))
    assert found.levels == {1: ""}


def test_the_statistics_count_export_and_erase(played, monkeypatch, tmp_path):
    """The match that was recorded is counted; its table is written to the documents; all of it can be erased."""
    h, host = played
    context = h.stack.context
    monkeypatch.setattr(type(context), "documents_folder", lambda self: tmp_path / "documents")
    h.stack.push(History())
    h.settle()
    h.click("statistics")
    h.settle()
    scene = h.stack.top
    assert isinstance(scene, StatisticsScene)
    assert [line.title for line in scene.lines] == ["", "battlegoats"]
    assert scene.lines[0].all.played == 1
    line = scene.played[0]
    assert scene.lines[1].figures["left"].best == line.tally["left"][line.seat]
    h.key("down")
    h.click("matches")
    h.settle()
    assert any(table.heading and table.rows for table in scene.tables(scene.lines[1]))
    h.click("csv")
    h.frames(3)
    written = list((tmp_path / "documents").glob("*.csv"))
    assert len(written) == 1 and host.feed.match in written[0].read_text("utf-8")
    h.click("erase")
    h.settle()
    h.click("keep")
    h.settle()
    assert history.matches()
    h.click("erase")
    h.settle()
    h.click("erase")
    h.settle()
    assert history.matches() == [] and h.stack.top.lines == []
    assert not list(folder().glob("*.recording"))


def test_an_older_line_is_read_anew(played):
    """A line that was kept before it told of figures does not stay so."""
    history.matches()
    index = history._index()
    old = [msgspec.structs.replace(line, read=0, tally={}) for line in history.matches()]
    index.write_bytes(msgspec.json.encode(old))
    assert history.matches()[0].tally


@pytest.mark.parametrize("mine,heading", [(True, "Verified fair"), (False, "Not proven here")])
def test_the_pause_of_a_replay_says_what_is_proven(played, monkeypatch, mine, heading):
    """From the file alone; somebody else's file could have been made up as a whole, and is never called fair."""
    h, host = played
    monkeypatch.setattr("net.storage.identity.held", lambda key, folder=None: object() if mine else None)
    open_replay(h.stack, host.feed.match)
    h.settle()
    table = h.stack.top
    h.key("escape")
    h.settle()
    assert isinstance(h.stack.top, Pause)
    table.proof._thread.join(PATIENCE)
    h.frames(3)
    assert heading in table.proof_words() and h.stack.top._proof == table.proof_words()
    assert h.frames(30) == 0, "and then stands still"
