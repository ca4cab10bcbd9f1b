"""The lobby by mouse and keyboard, on the real rules of a table without sockets."""

import msgspec
import pytest
import segno
from hands import KeyHand, PadHand

from game.engine.match import Result
from game.scenes.connecting import PRESSED_AFTER, Connecting, join, play_alone, resume
from game.scenes.failure import Failure
from game.scenes.invite_picture import QUIET, InviteSheet
from game.scenes.lobby import Lobby
from game.scenes.lobby_people import Dresser
from game.scenes.lobby_table import Cut, LiveTable, SatIn
from game.scenes.menu import Menu
from game.scenes.pause import Pause
from game.scenes.results import Results
from game.scenes.welcome import Welcome
from game.session.records import Wanted
from game.session.session import SESSION, Session
from game.stack.choices import Choices
from game.stack.context import Context
from game.stack.dialog import Dialog
from game.stack.scene import Scene
from game.tabletop.feed import Notice
from game.words import LANGUAGES
from net.client import events as e
from net.client.connection import ClientConnection
from net.client.introduction import Introduction
from net.lan.invite import Invite, parse
from net.protocol import messages as m
from net.protocol.sanitize import NameTooLong
from net.storage import identity
from tests.ui.scenes_rig import joined, room  # noqa: F401

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]


class Blank(Scene):
    """Something to stand on."""


@pytest.fixture
def lobby(drive, room):  # noqa: F811
    """The host's window in the lobby."""
    h = drive(Menu(), name="Maija")
    host = joined(h.stack.context, "Maija")
    h.stack.context.stash[SESSION] = host
    h.stack.push(Lobby(host))
    h.settle()
    return h, host


def ids(h):
    return {w.id for w in h.stack.top.group}


def test_joining_by_code_ends_in_the_lobby(drive, room):  # noqa: F811
    h = drive(Menu(), name="Maija")
    join(h.stack, "BRISKET-LANTERN")
    h.frames(10)
    h.settle()
    assert isinstance(h.stack.top, Lobby)
    assert h.stack.top.session.owner and h.stack.top.session.seat == 0


def test_a_locked_table_asks_for_its_passphrase_in_place(drive, room):  # noqa: F811
    room.table.lobby.house.passphrase = "goats"
    h = drive(Menu(), name="Inés")
    h.stack.context.stash[SESSION] = joined(h.stack.context, "Maija")  # the owner needs none
    h.stack.context.stash.drop(SESSION)
    join(h.stack, "BRISKET-LANTERN")
    h.frames(6)
    assert isinstance(h.stack.top, Failure) and h.stack.top.code == "locked"
    h.type("sheep")
    h.key("return")
    h.frames(6)
    assert isinstance(h.stack.top, Failure) and h.stack.top.code == "wrong_secret"
    h.type("goats")
    h.click("again")
    h.frames(10)
    h.settle()
    assert isinstance(h.stack.top, Lobby) and not h.stack.top.session.owner


def test_nobody_there_says_what_to_check(drive, room):  # noqa: F811
    room.deaf = True
    h = drive(Menu(), name="Inés")
    join(h.stack, "192.168.1.20")
    h.frames(3)
    h.stack.top.session._since -= 60
    h.frames(3)
    assert isinstance(h.stack.top, Failure) and h.stack.top.code == "no_answer"
    room.deaf = False
    h.key("return")  # try again
    h.frames(10)
    h.settle()
    assert isinstance(h.stack.top, Lobby)


WAYS_IN = {
    "a code": lambda stack, name: join(stack, "BRISKET-LANTERN", name),
    "an address": lambda stack, name: join(stack, "192.168.1.20", name),
    "a link": lambda stack, name: join(stack, Invite("127.0.0.1", 28420, "k" * 40).text(), name),
    "alone": lambda stack, name: play_alone(stack, "battlegoats", 2, "easy", {}, name=name),
    "resume": lambda stack, name: resume(stack, "m4tch", "battlegoats", True),
}


@pytest.mark.parametrize("way", ["alone", "resume"])
def test_a_broken_key_is_told_before_a_host_is_started(drive, monkeypatch, tmp_path, way):
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path))
    (tmp_path / "keys").mkdir()
    (tmp_path / "keys" / "default.key").write_text("nonsense")
    started = []
    monkeypatch.setattr("game.session.own_host.HostProcess", lambda *_: started.append("host"))
    h = drive(Menu(), name="Maija")
    WAYS_IN[way](h.stack, None)
    h.frames(5)
    assert isinstance(h.stack.top, Failure) and h.stack.top.code == "broken_key" and started == []


@pytest.mark.parametrize("way", WAYS_IN)
@pytest.mark.parametrize(("name", "letters"), [("x" * 25, 25), ("x" * 200, 200), ("\u0958" * 13, 26)], ids=str)
def test_a_name_too_long_is_told_before_anybody_is_called(drive, monkeypatch, way, name, letters):
    """Not "Nobody answers": no host is started, no connection is made, and the sheet says how many letters there are."""
    called = []
    monkeypatch.setattr("game.session.session._open_line", lambda *_: called.append("line"))
    monkeypatch.setattr("game.session.own_host.HostProcess", lambda *_: called.append("host"))
    monkeypatch.setattr(Context, "name", property(lambda self: name))
    h = drive(Menu(), name="Maija")
    WAYS_IN[way](h.stack, name)
    h.frames(5)
    assert isinstance(h.stack.top, Failure) and h.stack.top.code == "long_name" and called == []
    assert h.stack.top.trouble.text == f"{letters}"
    h.key("escape")
    h.settle()
    assert isinstance(h.stack.top, Menu)


def test_a_client_refuses_a_name_too_long_before_it_has_a_socket():
    for invite in (Invite("127.0.0.1", 28420, "k" * 40), parse("BRISKET-LANTERN")):
        with pytest.raises(NameTooLong):
            ClientConnection(invite, identity.fresh(), Introduction("x" * 25))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_slips_of_news_hang_beside_the_pause_and_never_on_its_heading(lobby, size, language):
    h, _ = lobby
    h.click("bot.easy")
    h.frames(5)
    h.click("start")
    h.frames(30)
    h.resize(size)
    h.stack.context.change(language=language, text_scale=1.2)
    h.stack.toast("Väinö: anyone for a rematch after this one?")
    h.stack.toast("Inés has the same three words.")
    h.key("escape")
    h.settle()
    pause = h.stack.top
    assert isinstance(pause, Pause) and h.stack.slips
    read = [pause._plate, *(w.rect for w in pause.group if w.visible)]
    assert [slip.rect for slip in h.stack.slips if slip.rect.collidelist(read) >= 0] == []


def test_escape_stops_connecting(drive, room):  # noqa: F811
    room.deaf = True
    h = drive(Menu(), name="Inés")
    join(h.stack, "192.168.1.20")
    h.seconds(0.5)
    assert isinstance(h.stack.top, Connecting)
    session = h.stack.top.session
    h.key("escape")
    h.frames(2)
    assert isinstance(h.stack.top, Menu) and session.state == "ended"


@pytest.mark.parametrize("hand", ["keys", "pad"])
def test_a_second_press_of_what_led_there_does_not_cancel(drive, room, hand):  # noqa: F811
    """Cancel is the main button, and by pad it has the ring."""
    room.deaf = True
    h = drive(Menu(), name="Inés")
    user = PadHand(h) if hand == "pad" else KeyHand(h)
    user.arrow(1, 0)
    join(h.stack, "192.168.1.20")
    h.frames(2)
    waits = h.stack.top
    for press in (user.press, user.go, lambda: h.click("cancel")):
        press()
        h.frames(2)
        assert h.stack.top is waits
    h.seconds(PRESSED_AFTER)
    user.press()
    h.frames(2)
    assert isinstance(h.stack.top, Menu)


def test_the_host_gives_a_bot_a_chair_by_dragging_and_by_click(lobby):
    h, host = lobby
    assert not h.widget("start").enabled and "seat" in h.widget("start").small
    h.press("bot.hard")
    for step in range(6):
        h.move(tuple(a + (b - a) * step // 5 for a, b in zip(h.place("bot.hard"), h.place("seat.1"))))
    assert h.widget("seat.1").target
    h.release(h.place("seat.1"))
    h.frames(5)
    assert [s.kind for s in host.lobby.seats] == ["human", "bot"] and host.lobby.seats[1].level == "hard"
    h.click("seat.1")
    h.frames(2)
    assert isinstance(h.stack.top, Choices)
    h.click("clear")
    h.frames(5)
    assert host.lobby.seats[1].kind == "open"
    h.click("bot.easy")
    h.frames(5)
    assert host.lobby.seats[1].level == "easy" and h.widget("start").enabled


def test_changing_places_by_keyboard(lobby):
    h, host = lobby
    h.click("bot.easy")
    h.frames(5)
    h.stack.top.group.focus(h.widget("seat.1"))
    h.key("return")
    h.frames(2)
    h.stack.top.group.focus(h.widget("move"))
    h.key("return")
    h.frames(3)
    assert isinstance(h.stack.top, Lobby) and h.stack.top.moving == 1
    assert h.widget("seat.0").target
    h.stack.top.group.focus(h.widget("seat.0"))
    h.key("return")
    h.frames(5)
    assert [s.kind for s in host.lobby.seats] == ["bot", "human"] and host.seat == 1


def test_changed_options_unready_visibly(lobby):
    h, host = lobby
    guest = joined(h.stack.context, "Inés")
    guest.send(m.Ready(True))
    guest.poll()
    h.frames(3)
    assert h.widget("seat.1").stamp and h.widget("start").enabled
    h.click("option.pace")
    h.frames(5)
    assert not host.lobby.seats[1].ready and not h.widget("start").enabled
    assert h.widget("seat.1").alarm and "Inés" in h.widget("start").small
    assert any("Press Ready again" in toast.text for toast in h.stack.toasts)


def test_the_guest_reads_the_rules_and_presses_ready(lobby):
    h, _ = lobby
    guest = joined(h.stack.context, "Inés")
    h.stack.push(Lobby(guest))
    h.settle()
    assert not h.widget("option.pace").enabled and "host" in h.widget("option.pace").why
    h.key("return")
    h.frames(4)
    assert guest.lobby.seats[1].ready
    h.key("return")
    h.frames(4)
    assert not guest.lobby.seats[1].ready


def test_dressing_up_is_remembered(lobby):
    h, host = lobby
    h.click("seat.0")
    h.frames(2)
    assert isinstance(h.stack.top, Dresser)
    h.click("portrait.7")
    h.click("colour.purple")
    crowns = h.widget("crown")
    h.click(crowns.boxes()[1].center)
    h.key("return")
    h.frames(5)
    assert host.lobby.seats[0].colour == "purple" and host.lobby.seats[0].portrait == "7"
    assert host.lobby.seats[0].crown == h.stack.context.settings.crown == "queen"
    assert h.stack.context.settings.options["you"] == {"colour": "purple", "portrait": "7"}


def test_a_crown_and_a_portrait_chosen_in_the_settings_are_worn_at_once(lobby):
    h, host = lobby
    h.stack.context.change(crown="queen", options={"you": {"portrait": "7"}})
    h.frames(5)
    assert (host.lobby.seats[0].crown, host.lobby.seats[0].portrait) == ("queen", "7")


def test_chat_goes_to_everybody(lobby):
    h, host = lobby
    guest = joined(h.stack.context, "Inés")
    h.click("chat")
    h.type("beh")
    h.key("return")
    h.frames(4)
    guest.poll()
    assert [said.text for said in host.chat.said] == ["beh"] and [said.text for said in guest.chat.said] == ["beh"]
    assert h.stack.top.draft == ""


def test_house_rules_and_the_streamer_setting(lobby):
    h, host = lobby
    tabs = h.widget("tabs")
    h.click(tabs.boxes()[1].center)
    h.frames(2)
    h.click("spectators")
    h.frames(4)
    assert host.lobby.spectators is False and host.lobby.lost == "soon"
    h.click(h.widget("timers").boxes()[0].center)
    h.frames(4)
    assert host.lobby.timers == "off", "also where the game has limits of its own"
    h.click(h.widget("for_two").boxes()[1].center)
    h.frames(4)
    assert host.lobby.for_two == "trust" and "lost" not in ids(h), "with two players another rule holds"
    host.send(m.SetHouse(seats=3, lost="never"))
    host.poll()
    h.frames(4)
    h.click(h.widget("lost").boxes()[1].center)
    h.frames(4)
    assert host.lobby.lost == "later" and host.succession.moves_after == 60 and "for_two" not in ids(h)
    host.send(m.SetHouse(seats=2, lost="never"))
    host.poll()
    h.frames(4)
    assert h.widget("for_two").value == "wait"
    h.click(h.widget("for_two").boxes()[1].center)
    h.frames(4)
    assert (host.lobby.for_two, host.lobby.lost) == ("trust", "soon")
    h.stack.context.change(streamer=True)
    h.frames(3)
    h.stack.context.change(streamer=False)


def test_who_no_longer_hosts_shows_no_address_of_their_own(lobby):
    _h, host = lobby
    address = host.address
    address.hosts, address.invite, address.code = ("192.0.2.2:28422",), "gobsmack://old", "brisket-lantern"
    host._line.events.append(e.Moved("C" * 40))
    host.poll()
    assert (address.hosts, address.invite, address.code) == ((), "", "")


def test_a_passphrase_that_was_set_on_another_computer_is_not_called_none(lobby):
    h, host = lobby
    host.send(m.SetHouse(passphrase="goats"))
    host.poll()
    host.wanted.passphrase = ""
    h.click(h.widget("tabs").boxes()[1].center)
    h.frames(3)
    assert h.widget("passphrase").placeholder == h.stack.top.tr("host-passphrase-kept")


def test_who_is_let_in_and_sent_on_in_one_breath_hears_that_the_table_has_moved(lobby):
    """A signpost lets somebody in to watch and sends them on at once: the table scene, which comes later, has the news."""
    h, host = lobby
    guest = joined(h.stack.context, "Inés")
    for session, word in ((guest, m.Ready()), (host, m.Start())):
        session.send(word)
        for _ in range(5):
            host.poll()
            guest.poll()
    assert host.phase == "playing"
    wanda = Session.joined(h.stack.context, Wanted("Wanda", "BRISKET-LANTERN", watch=True))
    wanda._line.room.pump()
    wanda._line.events += [e.Connection("away"), e.Moved(host.me)]
    wanda.poll()
    assert wanda.state == "cut" and wanda.feed is not None
    told = [item for item in wanda.feed.poll() if isinstance(item, Notice)]
    assert [(notice.key, notice.args) for notice in told][-1:] == [("lobby-moved", {"name": "Maija"})]


def test_kicked_is_told(lobby):
    h, host = lobby
    guest = joined(h.stack.context, "Inés")
    h.stack.push(Lobby(guest))
    h.settle()
    host.send(m.Kick(guest.me))
    host.poll()
    h.frames(6)
    assert isinstance(h.stack.top, Failure) and h.stack.top.code == "kicked"
    h.key("escape")
    h.frames(2)
    assert isinstance(h.stack.top, Menu)


def test_leaving_asks_once(lobby):
    h, host = lobby
    h.key("escape")
    h.frames(2)
    h.key("escape")
    h.frames(2)
    assert isinstance(h.stack.top, Lobby)
    h.key("escape")
    h.frames(2)
    h.click("leave")
    h.frames(3)
    assert isinstance(h.stack.top, Menu) and host.state == "ended"


def play_on(h, session, most=4000):
    """Answer whatever is asked with its default until the results."""
    for _ in range(most):
        h.frames(1)
        top = h.stack.top
        if isinstance(top, Results):
            return True
        feed = session.feed
        ask = feed.last.ask if feed is not None and feed.last is not None else None
        if ask is not None and ask.space is not None and ask.answer is None and isinstance(top, LiveTable):
            session.play(ask.default)
    return False


def test_from_lobby_through_the_match_to_results_and_rematch(lobby, room):  # noqa: F811
    h, host = lobby
    h.stack.context.change(pace="instant")
    h.click("bot.easy")
    h.frames(5)
    h.click("start")
    for _ in range(30):
        h.frames(1)
    assert isinstance(h.stack.top, LiveTable) and host.feed.seat == 0
    h.key("escape")
    h.frames(2)
    assert isinstance(h.stack.top, Pause)
    h.key("escape")
    h.frames(2)
    assert play_on(h, host)
    assert host.feed.result is not None
    h.settle()
    h.click("rematch")
    h.frames(10)
    h.settle()
    assert isinstance(h.stack.top, Lobby) and host.phase == "lobby"
    h.click("start")
    h.frames(30)
    assert isinstance(h.stack.top, LiveTable)


def test_a_cut_is_told_and_heals(lobby, room):  # noqa: F811
    h, host = lobby
    h.click("bot.easy")
    h.frames(5)
    h.click("start")
    h.frames(30)
    assert isinstance(h.stack.top, LiveTable)
    room.deaf = True
    room.now += 4.0
    h.frames(3)
    assert host.state == "cut"
    host.cut_since -= 5
    h.frames(3)
    assert isinstance(h.stack.top, Cut)
    room.deaf = False
    room.now += 4.0
    h.frames(10)
    assert isinstance(h.stack.top, LiveTable) and host.state == "in"


def test_the_end_of_a_match_is_shown_though_its_host_has_gone(lobby, room):  # noqa: F811
    """A host that ends with its match left whoever watched more slowly before a dial, and then at the menu."""
    h, host = lobby
    h.click("bot.easy")
    h.frames(5)
    h.click("start")
    h.frames(30)
    table = h.stack.top
    room.deaf = True
    room.now += 4.0
    h.frames(3)
    host.cut_since -= 5
    host.feed.result = Result("victory", (0,), (1, 2), {})
    h.frames(3)
    assert host.state == "cut" and h.stack.top is table and not table.calls
    host.feed.result = None
    h.frames(3)
    assert isinstance(h.stack.top, Cut) and table.calls


def test_no_clock_runs_out_behind_the_sheet_that_says_the_host_is_cut_off(lobby, room):  # noqa: F811
    """The host's stands still for whoever is away (`net/host/time_limits.py`)."""
    h, host = lobby
    h.click("bot.easy")
    h.frames(5)
    h.click("start")
    h.frames(30)
    table = h.stack.top
    table.updates.clock = 50.0, 60.0
    h.frames(6, 0.5)
    assert table.updates.clock == (47.0, 60.0)
    room.deaf = True
    room.now += 4.0
    h.frames(1, 0.5)
    assert host.state == "cut"
    host.cut_since -= 5
    left = table.updates.clock
    h.frames(6, 0.5)
    assert isinstance(h.stack.top, Cut) and table.updates.clock == left
    room.deaf = False
    room.now += 4.0
    h.frames(10)
    assert h.stack.top is table and not table.updates.is_cut_off


def test_who_was_silent_takes_the_seat_back_with_one_press(lobby, room, monkeypatch):  # noqa: F811
    """LNR-4.13: a bot plays for somebody who is here; a sheet says so until they are back."""
    h, _ = lobby
    h.click("bot.easy")
    h.frames(5)
    h.click("start")
    h.frames(30)
    assert isinstance(h.stack.top, LiveTable)
    monkeypatch.setattr(room.table, "wanted_bots", list)
    room.table.lobby.sit_in(0)
    room.table.lobby.seats[0].sitter = "Z" * 40
    h.frames(5)
    assert isinstance(h.stack.top, SatIn)
    h.click("back")
    h.frames(5)
    assert isinstance(h.stack.top, LiveTable) and not room.table.lobby.seats[0].sitter_ticket


def test_a_host_that_stays_away_is_called_gone(lobby, room):  # noqa: F811
    h, host = lobby
    h.click("bot.easy")
    h.frames(5)
    h.click("start")
    h.frames(30)
    room.deaf = True
    room.now += 4.0
    h.frames(3)
    host.cut_since -= 500
    h.frames(10)
    assert isinstance(h.stack.top, Failure) and h.stack.top.code == "host_gone"
    h.key("escape")
    h.frames(3)
    assert isinstance(h.stack.top, Menu)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), [("en", 0.8), ("fi", 1.5), ("es", 1.2)])
def test_every_size_language_and_scale_is_laid_out_inside_the_window(lobby, size, language, scale):
    h, _ = lobby
    h.stack.context.change(language=language, text_scale=scale)
    h.resize(size)
    window = h.surface.get_rect()
    for widget in h.stack.top.group:
        assert window.contains(widget.rect), widget.id
    chairs = [w.rect for w in h.stack.top.group if w.id.startswith("seat.")]
    assert all(a.collidelist([b for b in chairs if b is not a]) == -1 for a in chairs)


def test_the_first_launch_asks_for_a_name_and_a_language(drive):
    h = drive(Menu())
    h.stack.push(Welcome())
    h.frames(3)
    h.type("Maija")  # in place of what was suggested
    h.click("language")
    h.key("return")
    h.frames(3)
    assert isinstance(h.stack.top, Menu) and h.stack.context.settings.name == "Maija"


def test_a_press_into_the_suggested_name_takes_all_of_it(drive):
    """Whoever clicks where the name is to stand and types has not meant to go on after "Newcomer"."""
    h = drive(Menu())
    h.stack.push(Welcome())
    h.frames(3)
    field = h.widget("name").field
    h.click(field.center)
    h.type("Maja")
    h.click((field.right - 8, field.centery))
    h.key("backspace")
    h.type("ija")
    assert h.stack.top.name == "Majija", "what was typed is edited as it stands"


def test_the_name_on_the_menu_opens_the_settings_to_write_another(drive):
    h = drive(Menu())
    h.stack.context.change(name="Maija")
    h.click("name")
    h.frames(30)
    h.type("Aino")
    h.key("escape")
    h.frames(3)
    assert h.stack.context.settings.name == "Aino"


@pytest.mark.parametrize(("user", "name"), [("inés.maki", "Inés Maki"), ("root", "")])
def test_who_was_never_asked_is_called_as_the_first_launch_would_suggest(drive, monkeypatch, user, name):
    monkeypatch.setattr("getpass.getuser", lambda: user)
    h = drive(Menu())
    context = h.stack.context
    context.change(name="", language="en")
    assert context.name == (name or "Newcomer")
    h.stack.push(Welcome())
    h.frames(3)
    assert h.stack.top.name == context.name
    context.change(language="en")
    h.widget("language").choose(LANGUAGES.index("fi"))
    h.frames(3)
    assert context.settings.language == "fi" and h.stack.top.name == context.name == (name or "Tulokas")
    h.key("return")
    h.frames(3)
    assert context.settings.name == context.name


def test_texts_are_all_there(lobby):
    h, _ = lobby
    h.frames(3)
    mine = {
        key for key in h.stack.context.text.unknown if key.split(".")[0] in ("lobby", "host", "failure", "connecting")
    }
    assert not mine


@pytest.mark.parametrize("waits", ["apart", "moved"])
def test_a_table_that_takes_no_plays_says_so_instead_of_asking(lobby, waits):
    """A host that came back, or that too few are at, must not ask for moves that it won't take."""
    h, host = lobby
    h.click("bot.easy")
    h.frames(5)
    h.click("start")
    h.frames(60)
    table = h.stack.top
    assert isinstance(table, LiveTable)
    before = table.furniture.ask.text
    assert table.held_words() == ""
    host.lobby = msgspec.structs.replace(host.lobby, waiting=waits)
    h.frames(4)
    line = table.furniture.ask
    assert line.text == table.tr(f"table-held-{waits}") != before and not line.yours
    acts = [widget for widget in table.group if widget.id.startswith("act.") and widget.visible]
    assert [widget.id for widget in acts if widget.enabled] in ([], ["act.resign"])
    host.lobby = msgspec.structs.replace(host.lobby, waiting="")
    h.frames(4)
    assert table.furniture.ask.text == before


def test_the_invite_can_be_scanned(lobby):
    """A small code on the slip, a large one on a press; neither while streaming."""
    h, host = lobby
    host.address.hosts, host.address.invite = (
        ("192.0.2.2:28420",),
        "gobsmack://192.0.2.2:28420/abc?code=brisket-lantern",
    )
    h.stack.top.rebuild()
    h.frames(2)
    h.click("qr")
    h.frames(4)
    assert isinstance(h.stack.top, InviteSheet)
    picture = h.stack.top._picture
    matrix = segno.make(host.address.invite, error="m", micro=False).matrix
    one = picture.get_width() // (len(matrix) + 2 * QUIET)
    middle = [[picture.get_at(((x + QUIET) * one + one // 2, (y + QUIET) * one + one // 2)) for x in range(len(matrix))]
              for y in range(len(matrix))]  # fmt: skip
    assert [[sum(pixel[:3]) < 300 for pixel in row] for row in middle] == [
        [bool(dark) for dark in row] for row in matrix
    ]
    h.key("escape")
    h.frames(4)
    h.stack.context.change(streamer=True)
    h.frames(3)
    assert "qr" not in ids(h)
    h.stack.context.change(streamer=False)


def test_a_ban_in_the_lobby_asks_first(lobby, room):  # noqa: F811
    """Enter takes the safe answer; only the other one bans."""
    h, host = lobby
    guest = joined(h.stack.context, "Inés")
    h.settle()
    for mean_it in (False, True):
        h.click("seat.1")
        h.frames(4)
        h.click("kick")
        h.frames(4)
        assert isinstance(h.stack.top, Dialog)
        if mean_it:
            h.click("yes")
        else:
            h.key("return")
        h.frames(6)
        host.poll()
        assert room.table.lobby.kicked == ({guest.me} if mean_it else set())
