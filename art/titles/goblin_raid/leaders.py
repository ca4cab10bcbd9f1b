"""The sixteen leaders: seven goblins, nine humans; half figures for a counter and for the roster."""

from __future__ import annotations

from dataclasses import replace

from art.kit.block import Block
from art.kit.figures.adventurer import Adventurer, Head, draw_adventurer
from art.kit.figures.minion import Face, Minion, draw_minion
from art.kit.pen import Pen

GOBLINS: dict[str, Minion] = {
    "goblin_king": Minion(
        Face("pear", "torn", "drip", "sleepy", "under", brow="flat", hat="crown", hat_seat=0.66, mouth_drop=100,
             nose_scale=0.7, look=(0.1, 0.1)),
        body="rags", girth=1.26,
    ),
    "marglush": Minion(
        Face("wide", "bat", "snub", "angry", "fangs", brow="angry", hat="mohawk", hat_seat=0.6, mouth_drop=66,
             mouth_width=96, eye_size=42, nose_drop=12),
    ),
    "kasbosh": Minion(
        Face("tall", "droop", "hook", "sly", "glum", brow="worry", hat="candle", mouth_drop=110, nose_scale=0.9,
             look=(-0.5, 0.3), turn=-8),
    ),
    "argbarg": Minion(
        Face("flat", "stub", "bulb", "squint", "clench", brow="flat", hat="iron", hat_seat=0.6, mouth_drop=92,
             nose_scale=0.56, mouth_width=88),
    ),
    "grinphar": Minion(
        Face("egg", "long", "carrot", "wide", "grin", brow="arch", hat="feather", mouth_drop=84, nose_scale=0.6,
             mouth_width=92, look=(0.6, -0.2), eye_size=42),
    ),
    "uglop": Minion(
        Face("round", "leaf", "beak", "mad", "tongue", brow="worry", hat="pot", mouth_drop=84, nose_scale=0.55,
             eye_size=44, look=(-0.6, 0.4), turn=-10),
    ),
    "phinloc": Minion(
        Face("wedge", "bat", "hook", "sly", "smirk", brow="arch", hat="hood", mouth_drop=104, nose_scale=0.6,
             look=(0.7, 0.0), ear_scale=0.86),
    ),
}  # fmt: skip
HUMANS: dict[str, Adventurer] = {
    "count_haakon": Adventurer(
        Head("long", hair="long", eyes="proud", brow="angry", nose="roman", mouth="frown", beard="point", hat="circlet"),
        body="tunic",
    ),
    "sir_godfrey": Adventurer(
        Head("jaw", eyes="angry", brow="angry", nose="broken", mouth="gritted", beard="handlebar", hat="great",
             marks=("scar",)),
    ),
    "john_gordon": Adventurer(
        Head("jowl", hair="bald", eyes="proud", nose="bulb", mouth="smug", beard="chops", hat="straw"),
        body="merchant", girth=1.1,
    ),
    "robert_keith": Adventurer(
        Head("square", hair="short", eyes="sad", brow="worry", nose="long", mouth="flat", beard="walrus", hat="archer"),
    ),
    "thomas_bruce": Adventurer(
        Head("round", hair="mop", hair_dye="b", eyes="open", brow="worry", nose="button", mouth="wobble", hat="leather",
             marks=("freckles",)),
    ),
    "friar_simon": Adventurer(
        Head("heart", hair="bowl", eyes="sly", nose="bulb", mouth="smile", hat=None, marks=("blush",), soft=True),
        body="cassock", girth=1.15,
    ),
    "baron": Adventurer(
        Head("long", hair="bob", eyes="proud", brow="angry", nose="sharp", mouth="sneer", beard="goatee", hat="chaperon",
             marks=("monocle",)),
        body="gown",
    ),
    "sir_randolph": Adventurer(
        Head("jaw", hair="mane", hair_dye="c", eyes="angry", nose="roman", mouth="shout", hat="peaked"),
    ),
    "sir_hubert": Adventurer(
        Head("thin", hair="bob", eyes="sad", brow="worry", nose="sharp", mouth="prim", beard="pencil", hat="hunter"),
    ),
}  # fmt: skip
LEADERS = (*GOBLINS, *HUMANS)


def _wide_awake(a: Adventurer) -> Adventurer:
    """Eyes for a face that is shown twenty pixels high."""
    h = a.head
    wide = replace(h, eye_size=h.eye_size * 1.42, eye_apart=h.eye_apart * 1.1, hat_scale=h.hat_scale * 0.94)
    return replace(a, head=wide)


def draw_leader(block: Block, name: str) -> None:
    """The whole figure in figure space (800 x 800)."""
    if name in GOBLINS:
        draw_minion(Pen(block), GOBLINS[name])
    else:
        draw_adventurer(block, _wide_awake(HUMANS[name]))
