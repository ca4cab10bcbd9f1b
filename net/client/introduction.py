"""Who comes to a table, as they tell it, and what lets them in."""

from __future__ import annotations

import msgspec

from net.protocol import messages as m

LONGEST = 40
"""Letters of what is told besides the name."""


class Introduction(msgspec.Struct, frozen=True):
    """Somebody, as the table shows them."""

    name: str
    role: m.Role = "player"
    software: str = ""
    colour: str = ""
    portrait: str = ""
    crown: m.Crown = "king"


class Credentials(msgspec.Struct, frozen=True):
    """What is shown at the door: a secret that both sides prove to know without saying it, or the ticket of a bot."""

    proves: m.Proof = ""
    secret: str = ""
    ticket: str = ""


NO_CREDENTIALS = Credentials()
"""Of whoever comes to a table that is open to all."""


def hello(who: Introduction, shown: Credentials) -> m.Hello:
    """The first message to a host."""
    return m.Hello(
        m.PROTOCOL,
        who.software[:LONGEST],
        who.name,
        who.role,
        shown.proves if shown.secret else "",
        shown.ticket,
        who.colour[:LONGEST],
        who.portrait[:LONGEST],
        who.crown,
    )
