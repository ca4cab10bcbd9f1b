"""The list of tables: live, never empty without advice, and by code or address whatever the list shows."""

import time

import pytest
from msgspec.structs import replace

from game import titles
from game.scenes import lan_tables
from game.scenes.host_set_up import HostSetUp
from game.scenes.lan_tables import LanTables
from game.scenes.menu import Menu
from game.session.host_command import House
from game.session.window import BROWSER
from game.tables_page import pages
from game.words import LANGUAGES
from net.host.counts import Latency
from net.host.status import Board, Status
from net.lan.discovery import Found
from net.lan.http_pages import PageServer
from net.lan.invite import Invite, parse
from net.lan.key_service import KeyService
from net.protocol.messages import PROTOCOL
from tests.patience import PATIENCE


def table(name, **more):
    facts = {"id": name, "table": name, "title": "battlegoats", "host": "192.168.1.20", "port": 28420, "key": "k" * 40,
             "seats": 4, "free": 2, "phase": "lobby", "locked": False, "protocol": PROTOCOL, "software": "gobsmack 1",
             "finds": "4", **more}  # fmt: skip
    return Found(**facts)


class Browser:
    """Tables as the LAN browser would have them."""

    error = ""
    version = 0

    def __init__(self):
        self.found = []

    def tables(self):
        return list(self.found)

    def close(self):
        return


@pytest.fixture
def lan(drive, monkeypatch):
    browser, went = Browser(), []
    monkeypatch.setattr(lan_tables.connecting, "join", lambda stack, text, *a, **how: went.append((text, how)))
    h = drive(Menu(), name="Inés")
    h.stack.context.stash[BROWSER] = browser
    h.click("join")
    h.settle()
    assert isinstance(h.stack.top, LanTables)
    return h, browser, went


def test_tables_come_and_go_and_the_choice_stays_with_its_table(lan):
    h, browser, went = lan
    assert not h.widget("join").enabled and h.widget("join").why
    browser.found = [table("Bea"), table("Cid", host="10.0.0.9")]
    h.frames(2)
    h.click((h.widget("tables").rect.centerx, h.widget("tables").rect.y + h.widget("tables").step + 5))
    assert h.stack.top.row.table == "Cid"
    browser.found = [table("Ada"), table("Bea"), table("Cid", host="10.0.0.9")]
    h.frames(2)
    assert h.stack.top.row.table == "Cid" and h.widget("tables").chosen == 2
    h.key("return")
    assert went and "10.0.0.9" in went[0][0]
    browser.found = []
    h.frames(2)
    assert h.stack.top.row is None


def test_full_playing_and_foreign_tables_say_so(lan):
    h, browser, went = lan
    browser.found = [table("Full", free=0)]
    h.frames(2)
    assert not h.widget("join").enabled and "watch" in h.widget("join").why and h.widget("watch").enabled
    h.click("watch")
    assert went[-1][1] == {"spectate": True}
    browser.found = [table("New", protocol=PROTOCOL + 1)]
    h.frames(2)
    assert not h.widget("join").enabled and not h.widget("watch").enabled
    browser.found = [table("Odd", title="no_such_game")]
    h.frames(2)
    assert not h.stack.top.row.fits
    browser.found = [table("On", free=0, phase="playing")]
    h.frames(2)
    assert h.widget("join").enabled  # a seat of ours may wait there


def test_an_address_by_keyboard_while_the_list_changes(lan):
    h, browser, went = lan
    h.click("address")
    h.type("brisket-")
    browser.found = [table("Bea")]
    h.frames(2)
    h.type("lantern")
    h.key("return")
    assert went == [("brisket-lantern", {})]
    h.click("go")
    assert len(went) == 2


def board(*tables):
    made = Board()
    for number, found in enumerate(tables, 1):
        made.put(number, Status(found, 0, 0, 0, 0, Latency(), {}, 0, {}), time.monotonic())
    return made


def asked(h, address, done):
    """Type an address and press Enter; wait for what comes of it."""
    h.click("address")
    h.type(address)
    h.key("return")
    until = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < until
        time.sleep(0.01)
        h.frames(1)


def test_the_address_of_a_machine_with_many_tables_lists_them_and_one_of_them_is_joined(lan):
    """Before the LAN's, one that is announced too only once; Enter joins the first that has room."""
    h, browser, went = lan
    full, free = table("Full", free=0, key="f" * 40), table("Den", key="d" * 40, port=28400, door=True)
    browser.found = [table("Bea"), table("Den", key="d" * 40)]
    server = PageServer("127.0.0.1", 0, pages(board(full, free)))
    try:
        asked(h, f"127.0.0.1:{server.port}", lambda: len(h.stack.top.rows) == 3)
    finally:
        server.close()
    assert [row.table for row in h.stack.top.rows] == ["Den", "Full", "Bea"] and not went
    assert h.stack.top.row.table == "Den" and h.stack.top.group.focused.id == "tables"
    h.key("return")
    assert [parse(text) for text, _ in went] == [Invite("127.0.0.1", server.port, "d" * 40, door=True)]


def test_the_address_of_a_table_leads_to_it_and_a_machine_without_tables_says_so(lan):
    h, _, went = lan
    service = next(made for made in map(greeter, range(40_000, 65_000)) if made)
    address = f"127.0.0.1:{service.socket.getsockname()[1] - 1}"
    try:
        asked(h, address, lambda: service.answer() and went)
    finally:
        service.close()
    assert went == [(address, {})]
    server = PageServer("127.0.0.1", 0, pages(board()))
    try:
        h.click("address")
        h.stack.top.typed = ""
        h.stack.top.rebuild()
        h.frames(1)
        asked(h, f"127.0.0.1:{server.port}", lambda: h.stack.toasts)
    finally:
        server.close()
    assert len(went) == 1 and h.stack.toasts[0].text == h.stack.top.tr("lan-none-there")


def greeter(port):
    try:
        return KeyService("127.0.0.1", port, "k" * 40)
    except OSError:
        return None


@pytest.mark.parametrize(
    ("size", "language", "scale"),
    [((1280, 720), "fi", 1.5), ((1280, 720), "es", 0.8), ((1920, 1080), "en", 1.0), ((3840, 2160), "fi", 1.5)],
)
def test_everything_stays_inside_the_window(lan, size, language, scale):
    h, browser, _ = lan
    h.stack.context.change(language=language, text_scale=scale)
    browser.found = [table("A table with a rather long name"[:24], locked=True)]
    h.resize(size)
    assert all(h.surface.get_rect().contains(w.rect) for w in h.stack.top.group)
    h.stack.push(HostSetUp())
    h.settle()
    assert all(h.surface.get_rect().contains(w.rect) for w in h.stack.top.group)
    boxes = [w.rect for w in h.stack.top.group if w.id not in ("games",)]
    for i, box in enumerate(boxes):
        assert box.inflate(-6, -6).collidelist(boxes[i + 1 :]) == -1


def test_hosting_remembers_and_opens_with_what_was_chosen(drive, monkeypatch):
    from game.scenes import host_set_up

    opened = []
    monkeypatch.setattr(host_set_up.connecting, "host", lambda stack, *a, **how: opened.append((a, how)))
    h = drive(Menu(), name="Maija")
    h.click("host")
    h.settle()
    assert isinstance(h.stack.top, HostSetUp)
    h.key("return")
    first = h.stack.top.game.id
    assert opened[0][0][0] == first and opened[0][1]["table"] == "Maija's table"
    h.click("spectators")
    h.click(h.widget("dropped").boxes()[1].center)
    h.stack.top._set_seats(3)
    h.frames(2)
    h.click(h.widget("lost").boxes()[2].center)
    h.stack.top._set_seats(2)
    h.frames(2)
    h.click(h.widget("for_two").boxes()[1].center)
    h.click("passphrase")
    h.type("goats")
    h.click("open")
    (title, _, _), how = opened[1]
    assert title == first and how["passphrase"] == "goats"
    wanted = House(spectators=False, dropped="at_once", for_two="trust", lost="soon")
    assert how["house"] == wanted, "what is chosen for more players forbids two nothing"
    h.stack.top._set_seats(3)
    h.frames(2)
    assert h.stack.top.house.lost == "never" and h.widget("lost").value == "never"
    assert h.stack.context.settings.options["house"]["dropped"] == "at_once"


def test_rules_of_the_house_that_somebody_has_edited_open_a_table_all_the_same(drive, monkeypatch):
    """What is no rule keeps its default, and what the page shows is what the host is told."""
    from game.scenes import host_set_up

    opened = []
    monkeypatch.setattr(host_set_up.connecting, "host", lambda stack, *a, **how: opened.append(how["house"]))
    kept = {"dropped": "explode", "lost": 7, "timers": "off", "spectators": "yes", "for_two": "keeper", "more": 1}
    h = drive(Menu(), name="Maija", options={"house": kept})
    h.click("host")
    h.settle()
    h.stack.top._set_seats(2)
    h.frames(2)
    shown = {name: h.widget(name).value for name in ("dropped", "for_two", "timers")}
    h.key("return")
    assert opened == [House(timers="off")]
    assert shown == {"dropped": "bot", "for_two": "wait", "timers": "off"}


def test_a_game_in_the_works_cannot_be_hosted(drive, monkeypatch):
    found = dict(titles.titles())
    found["lords_of_hell"] = replace(found["lords_of_hell"], status="in the works")
    monkeypatch.setattr(titles, "titles", lambda: found)
    h = drive(Menu(), name="Maija")
    h.click("host")
    h.settle()
    first = h.stack.top.game.id
    games = h.widget("games")
    waiting = next(i for i, title in enumerate(h.stack.top.found) if title.status != "ready")
    row = games.rect.h / len(h.stack.top.found)
    h.click((games.rect.centerx, round(games.rect.y + row * (waiting + 0.5))))
    assert h.stack.top.game.id == first and h.stack.toasts


def test_who_finds_no_table_may_open_one(lan):
    h, browser, _ = lan
    assert h.widget("host").enabled
    browser.found = [table("Bea")]
    h.frames(2)
    assert h.stack.top.group.find("host") is None
    browser.found = []
    h.frames(2)
    h.click("host")
    h.settle()
    assert isinstance(h.stack.top, HostSetUp)
    h.key("escape")
    h.settle()
    assert isinstance(h.stack.top, Menu)


def test_somebody_listens_while_no_table_is_there(lan):
    h, _, _ = lan
    seen = set()
    for _ in range(20):
        h.seconds(0.2)
        seen.add(h.stack.top._rings)
    assert len(seen) > 2
    h.stack.context.change(reduced_motion=True)
    h.seconds(0.2)
    still = h.stack.top._rings
    h.seconds(2)
    assert h.stack.top._rings == still


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_way_in_says_what_it_does(lan, language):
    """Two buttons said Join: one of what was typed, one of the list."""
    h, browser, _ = lan
    h.stack.context.change(language=language)
    browser.found = [table("one")]
    h.frames(3)
    said = [h.widget(id).text.casefold() for id in ("go", "join", "watch")]
    assert len(set(said)) == 3, said
