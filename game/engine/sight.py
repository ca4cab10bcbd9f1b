"""How much of a thing somebody sees. A title's `sees(state, seat, thing)` answers with one of these.

Unknown must mean hidden: a title's oracle starts from NOTHING and adds.
"""

from __future__ import annotations

from enum import IntEnum

SPECTATOR = -1
"""The seat number of everybody who has no seat: spectators see what is public."""


class Sight(IntEnum):
    NOTHING = 0  # not even that it is there
    COUNT = 1  # one of so many
    BACK = 2  # this very thing, by its handle, but not its face
    ALL = 3  # its face
