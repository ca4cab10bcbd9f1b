"""The command line: complete help, and wrong use ends with one clear line and exit code 2."""

import subprocess
import sys

import pytest

from game.__main__ import CATALOGUE, COMMANDS, main, parser
from game.hosting import _words
from game.session.host_command import HostCommand, House
from net.host.bot_processes import bot_command, program
from net.lan import listing
from tests.patience import PATIENCE

WRONG = [
    (["dance"], "invalid choice"),
    (["play"], "TITLE"),
    (["play", "chess"], "no game called"),
    (["play", "battlegoats", "--seats", "9"], "2 to 6 seats"),
    (["play", "battlegoats", "--bots", "genius"], "invalid choice"),
    (["play", "battlegoats", "--size", "big"], "WIDTHxHEIGHT"),
    (["host"], "name a game"),
    (["host", "battlegoats", "--seats", "2", "--bots", "3:easy"], "3 bots do not fit"),
    (["host", "battlegoats", "--bots", "x:easy"], "K:LEVEL"),
    (["host", "battlegoats", "--option", "muster=lots"], "option muster may be"),
    (["host", "battlegoats", "--option", "hats"], "NAME=VALUE"),
    (["host", "battlegoats", "--tables", "0"], "--tables wants a number"),
    (["host", "--tables", "2", "--resume", "abc"], "takes up one match"),
    (["host", "battlegoats", "--catalogue"], "--catalogue lists"),
    (["host", "battlegoats", "--one-port"], "is for the tables"),
    (["host", "battlegoats", "--tables", "2", "--one-port", "--catalogue"], "leave --port and --catalogue out"),
    (["host", "battlegoats", "--tables", "2", "--one-port", "--lost", "later"], "leave --lost out"),
    (["host", "battlegoats", "--metrics", "70000"], "--metrics wants a number"),
    (["tables", "--at", "not an address"], "an address looks like"),
    (["simulate", "battlegoats", "--seats", "2", "--bots", "easy,easy,easy"], "3 bots for 2 seats"),
    (["simulate", "battlegoats", "--games", "0"], "from 1"),
    (["simulate", "battlegoats", "--bots", "wise"], "no bot level"),
    (["demo", "battlegoats", "--every", "0"], "from 1"),
    (["join", "???"], "an address looks like"),
    (["join", "BRISKET-LANTERN", "--name", "x" * 25], "at most 24 letters"),
    (["bot", "BRISKET-LANTERN", "--name", "x" * 25], "at most 24 letters"),
    (["play", "battlegoats", "--name", "\u0958" * 13], "at most 24 letters"),
    (["bot", "???"], "an address looks like"),
    (["replay", "nonsense"], "no recording"),
    (["replay", __file__], "no recording of ours"),
    (["host", "battlegoats", "--port", "65535"], "--port wants a number"),
    (["host", "--resume", "nonsense"], "no journal"),
    (["host", "--resume", "../x"], "no journal"),
    (["replay", "nonsense", "--verify"], "no recording"),
]


@pytest.mark.parametrize(
    ("arguments", "said"), WRONG, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_wrong_use_ends_with_one_line_and_code_2(arguments, said, capsys):
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert len(err.strip().splitlines()) == 1


def test_help_names_every_command():
    text = parser().format_help()
    for command in COMMANDS:
        assert command is None or command in text


DASHED = ["-", "-x", "--local", "-=Inez=-", "-0.5", "-Yz)5B{7wK#E<1p%rT@&sC(m]xVq9j^aJ!8Lh0n?"]
"""Names that people give themselves, and a key: one in 85 begins so."""


@pytest.mark.parametrize("dashed", DASHED)
def test_what_the_program_says_to_itself_may_begin_with_a_dash(dashed):
    house = House(timers="off", spectators=False)
    said = HostCommand(
        title="battlegoats", seats=3, name=dashed, bots=2, level="easy", house=house, seed=-7, local=True
    ).words(dashed)
    chosen = parser().parse_args(said)
    assert (chosen.owner, chosen.name, chosen.seed, chosen.seats, chosen.local) == (dashed, dashed, -7, 3, True)
    assert vars(parser().parse_args(_words(chosen))) == vars(chosen)
    assert parser().parse_args(HostCommand(resume=dashed).words(dashed)).resume == dashed
    bot = parser().parse_args(bot_command("gobsmack://[::1]:5000/", "hard", dashed)[len(program()) :])
    assert (bot.command, bot.level, bot.name) == ("bot", "hard", dashed)


def test_the_module_is_the_program():
    done = subprocess.run([sys.executable, "-m", "game", "--help"], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0
    assert "simulate" in done.stdout


def test_headless_commands_never_load_the_window():
    code = "import sys; sys.modules['pygame'] = None; import game.__main__ as m; m.main(['host', 'chess'])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE)
    assert "no game called" in done.stderr


def test_a_list_is_asked_for_where_it_is_served():
    assert CATALOGUE == listing.PORT
