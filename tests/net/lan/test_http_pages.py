"""Pages over HTTP: what a request may be, and that nobody who asks slowly or often keeps others out."""

from __future__ import annotations

import contextlib
import socket

import pytest

from net.lan import http_pages
from net.lan.http_pages import Page, PageServer
from tests.patience import PATIENCE


@pytest.fixture(scope="module")
def server():
    made = PageServer("127.0.0.1", 0, lambda path, language: Page(f"{path} in {language}") if path != "/no" else None)
    yield made
    made.close()


def said(server, request):
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as wire:
        if request:
            wire.sendall(request)
        heard = b""
        with contextlib.suppress(ConnectionResetError):  # hung up on with something unread
            while more := wire.recv(4096):
                heard += more
        return heard


@pytest.mark.parametrize(
    ("request_", "status", "body"),
    [
        (b"GET / HTTP/1.1\r\n\r\n", 200, b"/ in "),
        (b"GET /a?x=1 HTTP/1.0\r\nHost: x\r\nAccept-Language: fi-FI,en;q=0.5\r\n\r\n", 200, b"/a in fi"),
        (b"GET /no HTTP/1.1\r\n\r\n", 404, b"nothing here\n"),
        (b"POST / HTTP/1.1\r\n\r\n", 405, b"GET only\n"),
        (b"hello\r\n\r\n", 400, b"not HTTP\n"),
        (b"GET /\xff\xfe HTTP/1.1\r\n\r\n", 200, "/\ufffd\ufffd in ".encode()),
    ],
)
def test_a_request_and_its_answer(server, request_, status, body):
    head, _, told = said(server, request_).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 %d " % status) and told == body
    assert b"Content-Length: %d\r\n" % len(body) in head and b"default-src 'none'" in head


def test_who_says_too_much_or_dawdles_is_hung_up_on(server, monkeypatch):
    assert said(server, b"GET /" + b"x" * (2 * http_pages.MOST)) == b""
    monkeypatch.setattr(http_pages, "PATIENCE_S", 0.05)
    assert said(server, b"GET / HT") == b""


def test_one_address_has_few_connections_at_once(server, monkeypatch):
    monkeypatch.setattr(http_pages, "EACH", 0)
    assert said(server, b"") == b""
    monkeypatch.setattr(http_pages, "EACH", 8)
    assert said(server, b"GET / HTTP/1.1\r\n\r\n").endswith(b"/ in ")
