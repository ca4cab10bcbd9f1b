"""The command line: `gobsmack`, or `python -m game`. No arguments opens the menu.

Every command imports what it needs when it runs, so that a headless host never loads the window's packages and the
window's first frame does not wait for what it does not show.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from game import host_arguments
from game.arguments import (
    LEVELS,
    PROGRAM,
    Usage,
    checked_name,
    checked_options,
    checked_range,
    checked_seats,
    checked_size,
    checked_title,
    journal_kept,
)
from game.settings_file import sets_off
from game.version import software
from net.storage.home import home
from net.storage.private_files import keep_private

INVITE = "gobsmack://"
CATALOGUE = 28400
"""Where `tables --at` asks (`net.lan.listing.PORT`, which no command line imports)."""


class Parser(argparse.ArgumentParser):
    """An ArgumentParser whose mistakes end with one line."""

    def error(self, message: str) -> NoReturn:
        raise Usage(f"{self.prog}: {message} (try {self.prog} --help)")


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    top = Parser(prog=PROGRAM, description="Five nasty little tabletop games on one LAN table. No command: the menu.")
    top.add_argument(
        "--first-frame", action="store_true", help=argparse.SUPPRESS
    )  # end after it: for measuring the start
    top.add_argument("--version", action="version", version=software(), help="print the version")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    _play(commands.add_parser("play", help="straight to a local match against bots"))
    _host(commands.add_parser("host", help="host a match on the LAN without a window"))
    _join(commands.add_parser("join", help="join a match in a window"))
    tables = commands.add_parser("tables", help="list the tables open on the LAN")
    tables.add_argument("--json", action="store_true", help="one JSON object per table, one a line")
    tables.add_argument(
        "--at", metavar="HOST[:PORT]", help="ask one machine for its list (`host --tables N --catalogue`) instead"
    )
    tables.add_argument("--seconds", type=float, default=2.0, help="how long to listen (default 2)")
    _bot(commands.add_parser("bot", help="a computer player without a window"))
    commands.add_parser("coach", help="thinks of hints for a window, which starts it by itself")
    _demo(commands.add_parser("demo", help="a bots-only match in the real table scene, with or without a display"))
    _simulate(commands.add_parser("simulate", help="many matches between bots, in figures"))
    replay = commands.add_parser("replay", help="watch a finished match again, or verify its log")
    replay.add_argument("recording", metavar="FILE|ID", help="a recording's file or a match id of yours")
    replay.add_argument("--verify", action="store_true", help="replay the log without a window and compare every hash")
    own = commands.add_parser("titles", help="the games that can be played, your own and your card sets among them")
    own.add_argument("--on", metavar="SET", action="append", default=[], help="play with a card set from now on")
    own.add_argument("--off", metavar="SET", action="append", default=[], help="leave a card set out from now on")
    return top


def _play(command: argparse.ArgumentParser) -> None:
    command.add_argument("title", metavar="TITLE")
    command.add_argument("--seats", type=int, help="how many seats, yours among them (default: the fewest)")
    command.add_argument("--bots", metavar="LEVEL", default="normal", choices=LEVELS, help="level of the other seats")
    command.add_argument("--seed", type=int, help="a fixed seed, to play the same deal again (not verified fair)")
    command.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="a lobby option")
    command.add_argument("--name", help="your name at the table")
    _window(command)


def _window(command: argparse.ArgumentParser) -> None:
    command.add_argument("--size", metavar="WxH", help="size of the window, such as 1280x720")


def _host(command: argparse.ArgumentParser) -> None:
    command.add_argument("title", metavar="TITLE", nargs="?", help="the game (not needed with --resume)")
    command.add_argument("--seats", type=int, help="how many seats (default: the fewest)")
    command.add_argument("--bots", metavar="K:LEVEL", help="fill K seats with bots of LEVEL")
    command.add_argument(
        "--tables", metavar="N", type=int, help="N tables at once, a process each, on one line of JSON"
    )
    command.add_argument(
        "--port", type=int, default=0, help="TCP port (default: a free one); tables take every other one"
    )
    command.add_argument("--name", help="the table's name in the LAN browser")
    command.add_argument("--passphrase", default="", help="who joins must know it")
    command.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="a lobby option")
    command.add_argument(
        "--resume",
        metavar="ID",
        help="take up a match from its journal; `last`: the last one that is not over, or else begin one of TITLE",
    )
    command.add_argument(
        "--end",
        action="store_true",
        help="with --resume: end that match as it stands, for one whose rules have changed",
    )
    command.add_argument("--exit-when-over", action="store_true", help="end when the match is over")
    command.add_argument("--seed", type=int, help="a fixed seed (not verified fair)")
    command.add_argument("--interface", metavar="ADDRESS", help="the address to listen on (default: the LAN's)")
    command.add_argument("--local", action="store_true", help="listen on this machine only, announce nothing")
    command.add_argument("--no-spectators", action="store_true", help="only players may come in")
    command.add_argument("--dropped", choices=("bot", "at_once", "wait"), default="bot",
                         help="who plays for a player who drops out: a bot after a minute, a bot at once, or nobody")  # fmt: skip
    command.add_argument("--timers", choices=("off", "normal", "long"), default="normal", help="time limits")
    command.add_argument("--lost", choices=("soon", "later", "never"),
                         help="the match moves to a player's machine if the host is lost: after 20 s (soon, the default), "
                         "60 s, never (always so with --one-port)")  # fmt: skip
    command.add_argument("--for-two", choices=("wait", "trust", "keeper"), default="wait",
                         help="of two players, one at the host's machine: wait for it, let the other open the match, "
                         "or let a spectator keep a share")  # fmt: skip
    command.add_argument(
        "--metrics",
        metavar="PORT",
        type=int,
        default=0,
        help="figures for Prometheus, and /health, on this machine alone",
    )
    command.add_argument(
        "--catalogue", metavar="PORT", type=int, nargs="?", const=CATALOGUE, default=0,
        help=f"with --tables: a page that lists them, for browsers and `tables --at` (PORT {CATALOGUE} if not said)",
    )  # fmt: skip
    command.add_argument(
        "--one-port", metavar="PORT", type=int, nargs="?", const=CATALOGUE, default=0,
        help=f"with --tables: tables and that page behind this one port alone (PORT {CATALOGUE} if not said)",
    )  # fmt: skip
    command.add_argument("--door", metavar="ADDRESS:PORT", default="", help=argparse.SUPPRESS)
    command.add_argument("--reports", action="store_true", help=argparse.SUPPRESS)
    command.add_argument("--profile", metavar="NAME", default="host", help=argparse.SUPPRESS)
    command.add_argument("--owner", metavar="KEY", default="", help=argparse.SUPPRESS)
    command.add_argument("--parent", metavar="PID", type=int, default=0, help=argparse.SUPPRESS)


def _join(command: argparse.ArgumentParser) -> None:
    command.add_argument("invite", metavar="INVITE|HOST:PORT")
    command.add_argument("--name", help="your name at the table")
    command.add_argument("--passphrase", default="")
    command.add_argument("--spectate", action="store_true", help="watch without a seat")
    _window(command)


def _bot(command: argparse.ArgumentParser) -> None:
    command.add_argument("invite", metavar="INVITE|HOST:PORT")
    command.add_argument("--level", choices=LEVELS, default="normal")
    command.add_argument("--name", help="the bot's name at the table")
    command.add_argument("--passphrase", default="")
    command.add_argument("--seed", type=int, help="fixes the bot's own dice")
    command.add_argument("--parent", metavar="PID", type=int, default=0, help=argparse.SUPPRESS)


def _demo(command: argparse.ArgumentParser) -> None:
    command.add_argument("title", metavar="TITLE")
    command.add_argument("--seats", type=int)
    command.add_argument("--size", metavar="WxH", default="1280x720")
    command.add_argument("--frames", metavar="DIR", help="write PNG frames there")
    command.add_argument("--every", type=int, default=30, metavar="N", help="every Nth frame (default 30)")
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--bots", metavar="LEVEL", default="normal", choices=LEVELS)
    command.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="a lobby option")


def _simulate(command: argparse.ArgumentParser) -> None:
    command.add_argument("title", metavar="TITLE")
    command.add_argument("--games", type=int, default=100)
    command.add_argument("--seats", metavar="N or A-B", help="how many seats, or from A to B in equal parts")
    command.add_argument(
        "--bots",
        metavar="A,B,...",
        help="a level or a plain plan for each seat, or one for all (default normal; what plans face: hard)",
    )
    plan = command.add_mutually_exclusive_group()
    plan.add_argument("--against", metavar="NAME", help="one seat of a plain plan, or `all` of them, against --bots")
    plan.add_argument("--search-plan", action="store_true", help="look for the plan that wins most against --bots")
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="a lobby option")
    command.add_argument("--json", action="store_true", help="one JSON object and nothing else")


# ---------------------------------------------------------------------- commands


def run_menu(chosen: argparse.Namespace) -> int:
    from game import app

    return app.run(app.menu(), frames=1 if chosen.first_frame else 0)


def run_play(chosen: argparse.Namespace) -> int:
    title = checked_title(chosen.title)
    seats = checked_seats(title, chosen.seats)
    options = checked_options(title, chosen.option)
    size = checked_size(chosen.size)
    checked_name(chosen.name)
    from game import app

    return app.run(app.local_match(title.id, seats, chosen.bots, options, chosen.seed, chosen.name), size)


def run_join(chosen: argparse.Namespace) -> int:
    size = checked_size(chosen.size)
    checked_name(chosen.name)
    from net.lan.invite import parse

    try:
        parse(chosen.invite)
    except ValueError as error:
        raise Usage(f"{PROGRAM} join: {error}") from None
    from game import app

    return app.run(app.join(chosen.invite, chosen.name, chosen.passphrase, chosen.spectate), size)


def run_host(chosen: argparse.Namespace) -> int:
    host_arguments.check(chosen)
    if chosen.resume == "last":
        from game import hosting

        if hosting.last_unfinished():
            return hosting.resume_last(chosen)
        chosen.resume = None
        if chosen.title is None:
            raise Usage(f"{PROGRAM} host: no match here can be taken up; name a game to begin one")
    if chosen.resume is not None:
        from game import hosting

        if not journal_kept(chosen.resume):
            raise Usage(f"{PROGRAM} host: there is no journal of a match {chosen.resume[:60]!r}")
        return hosting.end(chosen.resume) if chosen.end else hosting.resume(chosen)
    title = checked_title(chosen.title)
    seats = checked_seats(title, chosen.seats)
    bots = host_arguments.checked_bots(chosen.bots, seats)
    options = checked_options(title, chosen.option)
    from game import hosting

    if chosen.tables is not None:
        return hosting.many(title, seats, bots, options, chosen)
    return hosting.host(title, seats, bots, options, chosen)


def run_tables(chosen: argparse.Namespace) -> int:
    from game import hosting

    if chosen.at is None:
        return hosting.list_tables(chosen.seconds, chosen.json)
    try:
        return hosting.tables_at(chosen.at, chosen.json)
    except ValueError as error:
        raise Usage(f"{PROGRAM} tables: {error}") from None


def run_bot(chosen: argparse.Namespace) -> int:
    from game.bots import network

    checked_name(chosen.name)
    return network.run(chosen.invite, chosen.level, chosen.name, chosen.passphrase, chosen.seed, chosen.parent)


def run_coach(chosen: argparse.Namespace) -> int:
    from game.bots import coach

    coach.make_way()
    return coach.serve(sys.stdin.buffer, sys.stdout.buffer)


def run_demo(chosen: argparse.Namespace) -> int:
    title = checked_title(chosen.title)
    seats = checked_seats(title, chosen.seats)
    size = checked_size(chosen.size)
    if chosen.every < 1:
        raise Usage(f"{PROGRAM}: --every wants a number from 1, not {chosen.every}")
    options = checked_options(title, chosen.option)
    from game import demo

    return demo.run(title.id, seats, size, chosen.frames, chosen.every, chosen.seed, chosen.bots, options)


def run_simulate(chosen: argparse.Namespace) -> int:
    title = checked_title(chosen.title)
    counts = checked_range(title, chosen.seats)
    seats = counts[0]
    if chosen.games < 1:
        raise Usage(f"{PROGRAM}: --games wants a number from 1, not {chosen.games}")
    facing = chosen.search_plan or chosen.against is not None
    levels = (chosen.bots or ("hard" if facing else "normal")).split(",")
    options = checked_options(title, chosen.option)
    from game import simulate, simulate_plans
    from game.bots import plans, players

    try:
        for level in [*levels, *([chosen.against] if chosen.against not in (None, simulate_plans.ALL) else [])]:
            plans.check(title.id, level)
    except players.UnknownLevel as error:
        raise Usage(f"{PROGRAM}: {error}") from None
    if facing:
        return run_plans(chosen, title.id, levels, counts, options)
    if len(counts) > 1:
        return simulate.mixed(title.id, chosen.games, counts, levels, chosen.seed, chosen.json, options)
    if len(levels) == 1:
        levels *= seats
    if len(levels) != seats:
        raise Usage(f"{PROGRAM}: {len(levels)} bots for {seats} seats; name one for each seat, or one for all")
    return simulate.main(title.id, chosen.games, levels, chosen.seed, chosen.json, options)


def run_plans(
    chosen: argparse.Namespace, title: str, levels: list[str], counts: Sequence[int], options: dict[str, Any]
) -> int:
    """Plain plans against one level. Raises Usage."""
    from game import simulate_plans

    if len(levels) != 1 or len(counts) != 1 or counts[0] < 2:
        raise Usage(f"{PROGRAM}: a plan faces one level of bots at one number of seats, from 2")
    level, seats = levels[0], counts[0]
    if chosen.search_plan:
        return simulate_plans.find(title, level, chosen.games, seats, chosen.seed, chosen.json, options)
    names = simulate_plans.everyone(title, level) if chosen.against == simulate_plans.ALL else [chosen.against]
    return simulate_plans.against(title, names, level, chosen.games, seats, chosen.seed, chosen.json, options)


def run_titles(chosen: argparse.Namespace) -> int:
    from game.own import listing

    known = [one.piece.id for one in listing.sets()]
    unknown = [name for name in (*chosen.on, *chosen.off) if name not in known]
    if unknown:
        raise Usage(f"{PROGRAM} titles: no card set {unknown[0]!r}; there are {', '.join(known) or 'none'}")
    return listing.show(chosen.on, chosen.off)


def run_replay(chosen: argparse.Namespace) -> int:
    from net.storage.recording import BrokenRecording, find, frames

    if not (chosen.verify and journal_kept(chosen.recording)):
        try:
            found = find(chosen.recording)
            if not chosen.verify:
                next(frames(found), None)
        except BrokenRecording as error:
            raise Usage(f"{PROGRAM} replay: {error}") from None
    if chosen.verify:
        from game import hosting

        return hosting.verify(chosen.recording)
    from game import app

    return app.run(app.replay(chosen.recording))


COMMANDS: dict[str | None, Callable[[argparse.Namespace], int]] = {
    None: run_menu,
    "play": run_play,
    "host": run_host,
    "join": run_join,
    "tables": run_tables,
    "bot": run_bot,
    "coach": run_coach,
    "demo": run_demo,
    "simulate": run_simulate,
    "replay": run_replay,
    "titles": run_titles,
}


def _find_own() -> None:
    """The player's own games and card sets, before anything reads what games there are. Most players have none."""
    folder = home()
    if not any((folder / name).is_dir() for name in ("titles", "sets")):
        return
    from game.own import discovery

    discovery.load_for_process(folder, sets_off(folder))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code. An invite alone, as desktops hand it over, joins that table."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if len(words) == 1 and words[0].startswith(INVITE):
        words.insert(0, "join")
    try:
        chosen = parser().parse_args(words)
        keep_private(home())
        _find_own()
        return COMMANDS[chosen.command](chosen)
    except Usage as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
