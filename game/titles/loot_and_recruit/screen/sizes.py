"""How large each tier stands, in units of the art, and how many goblins it has: made by
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
    "troublesome_trio": TierSize(1052, 658, 3, 0),
    "dastardly_duo": TierSize(800, 682, 2, 0),
    "stubborn_stumps": TierSize(1024, 602, 3, 0),
    "quarrelsome_quartet": TierSize(1384, 654, 4, 0),
    "brickheaded_bouncers": TierSize(1056, 638, 2, 0),
    "quirky_quintet": TierSize(1064, 902, 3, 2),
    "gob_o_goblins": TierSize(1300, 854, 4, 3),
    "scruffy_six": TierSize(1324, 882, 4, 2),
    "pint_sized_pack": TierSize(1552, 898, 5, 4),
    "scheming_septet": TierSize(1272, 886, 4, 3),
    "ornery_octet": TierSize(1548, 882, 5, 3),
    "noisy_nonet": TierSize(1620, 830, 5, 4),
    "teetering_ten": TierSize(1736, 926, 5, 5),
    "royal_rabble": TierSize(1308, 938, 4, 3),
    "shield_bearer": TierSize(648, 618, 1, 0),
}
