"""What a host prints is read back as what it was, and nothing else is taken for it."""

import json

import pytest

from net.host import output
from tests.net.host.test_metrics import status

LISTENING = output.Listening(match="m1", addresses=("10.0.0.2:28420",), port=28420, invite="gobsmack://x", code="a-b")
SAID = [
    LISTENING,
    output.Finished("m1", {"winners": [0]}),
    output.Elsewhere("m1", "gobsmack://y"),
    output.Doing(status()),
]


@pytest.mark.parametrize("said", SAID, ids=lambda said: type(said).__name__)
def test_a_line_is_read_as_what_was_said(said, capsys):
    output.say(said)
    line = capsys.readouterr().out
    assert line.endswith("\n") and line.count("\n") == 1 and line.isascii()
    assert output.read(line) == said


@pytest.mark.parametrize(
    "line",
    ["", "Traceback", "{", "[]", '"invite"', "{}", json.dumps({"invite": 3}), json.dumps({"status": {}})],
)
def test_anything_else_is_none(line):
    assert output.read(line) is None
