"""Play here with friends: people, names, colours and the rest of the seats, by mouse and by keys; what opens from it."""

import pytest

from game import titles
from game.scenes import connecting
from game.scenes.friends_set_up import FriendsSetUp
from game.scenes.host_set_up import HostSetUp
from game.scenes.title_card import TitleCard


@pytest.fixture
def played(monkeypatch):
    """What is asked of the way in, instead of going."""
    asked = []
    monkeypatch.setattr(connecting, "play_here", lambda stack, *args, **more: asked.append((args, more)))
    return asked


def test_by_mouse_from_the_title_card(drive, played):
    h = drive(TitleCard(titles.title("loot_and_recruit")), name="Maija")
    h.settle()
    h.click("friends")
    scene = h.stack.top
    assert isinstance(scene, FriendsSetUp) and scene.people == 2
    h.settle()
    right = h.widget("people").rect
    h.click((right.right - 20, right.centery))
    h.frames(2)
    assert scene.people == 3 and h.widget("name.2") is not None
    h.click("name.1")
    h.type("Kalle")
    h.click("colour.1")
    h.frames(2)
    h.click("play")
    ((title, seats, level, _options, people), more) = played[0]
    assert (title, seats, level, more) == ("loot_and_recruit", 4, "normal", {"open_to_all": False})
    assert [friend.name for friend in people] == ["Maija", "Kalle", "Friend 3"]
    assert len({friend.colour for friend in people}) == 3 and len({friend.profile for friend in people}) == 3
    assert people[0].profile == "", "the window's own key"


def test_by_keyboard_alone_and_remembered(drive, played):
    scene = FriendsSetUp(titles.title("battlegoats"))
    h = drive(scene, name="Maija")
    h.settle()
    for _ in range(20):
        h.key("tab")
        if scene.group.focused is not None and scene.group.focused.id == "name.1":
            break
    h.type("Otso")
    h.key("return")
    assert [friend.name for friend in played[0][0][4]] == ["Maija", "Otso"]
    again = FriendsSetUp(titles.title("goblin_raid"))
    h.stack.push(again)
    h.settle()
    assert again.names[:2] == ["Maija", "Otso"] and again.seats == 2, "friends are the same in every game"


def test_whoever_joins_takes_the_rest_when_it_is_opened_from_the_host_set_up(drive, played):
    h = drive(HostSetUp("battlegoats"), name="Maija")
    h.settle()
    h.click("friends")
    h.settle()
    assert h.stack.top.rest == "lan" and h.stack.top.group.find("level") is None
    h.click("play")
    assert played[0][1] == {"open_to_all": True}


def test_no_two_wear_one_colour(drive):
    scene = FriendsSetUp(titles.title("slayer_slayer"))
    h = drive(scene)
    h.settle()
    for _ in range(9):
        h.click("colour.0")
        h.frames(2)
        worn = [friend.colour for friend in scene.friends()]
        assert len(set(worn)) == len(worn)
