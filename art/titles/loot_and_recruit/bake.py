"""Write the sizes of the tiers for the game, which must know them without the art room.

python -m art.titles.loot_and_recruit.bake
"""

from __future__ import annotations

from pathlib import Path

from art.titles.loot_and_recruit.crowds import CROWDS
from art.titles.loot_and_recruit.tiers import tier_size

OUT = Path(__file__).parents[3] / "game" / "titles" / "loot_and_recruit" / "screen" / "sizes.py"
HEAD = '''"""How large each tier stands, in units of the art, and how many goblins it has: made by
`python -m art.titles.loot_and_recruit.bake`; do not edit."""

from __future__ import annotations

from typing import NamedTuple


class TierSize(NamedTuple):
    """Width, height, and the ranks from the front; `loose_<card>_<n>` counts through the front rank first."""

    width: int
    height: int
    front: int
    back: int

    @property
    def figures(self) -> int:
        return self.front + self.back


TIER_SIZES: dict[str, TierSize] = {
'''


def baked() -> str:
    rows = [
        f'    "{card}": TierSize({tier_size(card)[0]}, {tier_size(card)[1]}, {len(crowd.front)}, {len(crowd.back)}),\n'
        for card, crowd in CROWDS.items()
    ]
    return HEAD + "".join(rows) + "}\n"


if __name__ == "__main__":
    OUT.write_text(baked(), encoding="utf-8")
