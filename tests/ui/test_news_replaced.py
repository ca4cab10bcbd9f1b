"""News that somebody came or went take the place of older news of the same person."""

from __future__ import annotations

from game.scenes.menu import Menu
from game.tabletop.news_sounds import news_about


def test_who_is_back_has_not_dropped_out(drive):
    h = drive(Menu())
    for code, name in (("dropped", "Inés"), ("dropped", "Mudge"), ("back", "Inés")):
        args = {"name": name}
        h.stack.toast(f"{name} {code}", about=news_about(f"lobby-notice-{code}", args))
    assert [toast.text for toast in h.stack.toasts] == ["Mudge dropped", "Inés back"]


def test_what_somebody_did_stays_true():
    assert news_about("lobby-notice-took-back", {"name": "Inés"}) == "" == news_about("lobby-notice-unready", {})
