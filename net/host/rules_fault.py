"""What a fault of a title's rules leaves behind: a sentence for people, and everything a developer needs in the log."""

from __future__ import annotations

import base64
import logging
import zlib

from game.engine.match import Match
from net.storage.program_log import SECRETS

log = logging.getLogger("net.host")
secrets = logging.getLogger(SECRETS)
"""A dump and a choice say what others hold: for a terminal, never for a file that is handed on."""

MOST_DUMP = 200_000
"""Bytes of a match that go into the log at the most."""


class RulesFault(Exception):
    """A title's rules raised an error over a play: the play was withdrawn, the match stands as before it."""


class MatchLost(Exception):
    """The rules can't even replay the plays that were fine before: the match is put aside, its journal is kept."""


def report(error: Exception, what: str, match: Match) -> RulesFault:
    """Log the traceback and the match's dump; return the fault to raise. Never raises itself."""
    try:
        dump = base64.b85encode(zlib.compress(match.dump()))[:MOST_DUMP].decode()
    except Exception as broken:  # the match may be half carried out
        dump = f"no dump: {broken!r}"
    try:
        where = match.explain()
    except Exception as broken:
        where = f"no agenda: {broken!r}"
    log.error("the rules broke", exc_info=error)
    secrets.error("the rules broke: %s. %s dump %s", what, where, dump)
    return RulesFault(f"{type(error).__name__}: {error}"[:200])
