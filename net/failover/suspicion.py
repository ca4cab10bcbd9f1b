"""What a client catches another one at, while they agree on a new host."""

from __future__ import annotations

from typing import Literal, NamedTuple

Offence = Literal[
    "claim", "unshown", "false_piece", "false_share", "false_call", "out_of_turn", "host_is_here", "no_host"
]
"""What somebody did:

claim          says that it keeps so much of the match, with another hash than ours over it
unshown        says that it keeps more than we do, and doesn't show it
false_piece    showed a piece that the host never sealed
false_share    gave a share that isn't one
false_call     called us to a host for which nobody gave shares
out_of_turn    says that it's its own turn to host, and it isn't
host_is_here   says that the host is gone, and it isn't
no_host        was given shares, and didn't host
"""


class Suspicion(NamedTuple):
    """Somebody was caught."""

    who: str
    offence: Offence
