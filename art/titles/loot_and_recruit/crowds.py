"""Who stands in each tier: a front rank, and a second one that looks over its shoulders. As many as the card's name counts."""

from __future__ import annotations

from typing import NamedTuple

from art.titles.loot_and_recruit.stackers import Stacker, goblin


class Crowd(NamedTuple):
    """The ranks of a tier, each from left to right."""

    front: tuple[Stacker, ...]
    back: tuple[Stacker, ...] = ()

    @property
    def everybody(self) -> tuple[Stacker, ...]:
        return self.front + self.back


CROWDS: dict[str, Crowd] = {
    # two start it, one blames the chickens
    "troublesome_trio": Crowd(
        (
            goblin("round leaf bulb crazy arch tongue jester vest up", tilt=-6),
            goblin("wedge bat carrot sly angry grin bandana rags up", turn=12),
            goblin("egg droop snub wide fear clench tuft bare up", tilt=7, turn=-8),
        )
    ),
    # twice the plan, half the brain
    "dastardly_duo": Crowd(
        (
            goblin("tall long hook sly angry smug tophat coat up-hip", tilt=-4, worn=("monocle",), turn=16),
            goblin("wedge bat carrot patch - fangs cowl rags hip-up", tilt=5, turn=-10),
        )
    ),
    # they were asked to move in spring
    "stubborn_stumps": Crowd(
        (
            goblin("flat stub snub angry angry under pot barrel hip", turn=4),
            goblin("flat stub bulb sleepy flat under sprout fur fold", girth=1.34, turn=0, size=1.06),
            goblin("wide stub snub squint flat glum skull barrel hip", turn=-4),
        )
    ),
    # it was him
    "quarrelsome_quartet": Crowd(
        (
            goblin("round torn bulb mad angry yell bandana rags shake-low", tilt=7, turn=22, look=(0.9, 0)),
            goblin("wedge bat hook angry angry fangs - vest low-up", tilt=-7, turn=-20, look=(-0.9, 0)),
            goblin("egg leaf snub mad angry yell mohawk bare up-low", tilt=7, turn=20, look=(0.9, 0)),
            goblin("pear torn drip angry angry clench cap rags low-shake", tilt=-7, turn=-20, look=(-0.9, 0)),
        )
    ),
    # knock, and they knock back
    "brickheaded_bouncers": Crowd(
        (
            goblin("flat stub snub angry angry under brick coat fold", girth=1.42, size=1.1, turn=6),
            goblin("pear stub beak sleepy angry clench brick plate fold", girth=1.42, size=1.08, turn=-6),
        )
    ),
    # five hats, one head cold
    "quirky_quintet": Crowd(
        (
            goblin("wedge bat hook crazy cock smirk wizard robe up-low", turn=2),
            goblin("pear droop bulb wide fear wobble bandage apron low", turn=2, worn=("tear",)),
            goblin("wide leaf bulb open arch grin mush vest low-up", turn=-6),
        ),
        (
            goblin("skull stub bulb one - tongue candle bare up-none", tilt=-5),
            goblin("egg droop beak squint arch smug chef vest none-up", tilt=5),
        ),
    ),
    # nobody knows how many; they stuck
    "gob_o_goblins": Crowd(
        (
            goblin("egg leaf bulb crazy arch tongue - bare up-none", tilt=-13),
            goblin("round bat snub wide worry yell sprout bare none", tilt=5),
            goblin("skull stub carrot mad - grin - bare none", tilt=-7, turn=0),
            goblin("wide droop bulb x worry tongue - bare none-up", tilt=13),
        ),
        (
            goblin("pear torn snub wide fear gasp - bare up-none", tilt=-10),
            goblin("round leaf drip open arch beam mohawk bare none", tilt=3),
            goblin("egg bat carrot mad worry yell tuft bare none-up", tilt=10),
        ),
    ),
    # washed once, as a group, by accident
    "scruffy_six": Crowd(
        (
            goblin("skull torn hook patch - fangs bandage rags up-low", tilt=-4),
            goblin("flat torn drip sleepy flat glum - rags low", turn=2),
            goblin("egg droop long squint flat grin - rags low", tilt=4),
            goblin("wedge torn carrot crazy - fangs sprout rags low-up", tilt=7),
        ),
        (
            goblin("egg stub bulb dot worry stitch knotted rags up-none", tilt=-5),
            goblin("flat torn snub open flat tongue burnt rags none-up", tilt=5),
        ),
    ),
    # small enough to fit
    "pint_sized_pack": Crowd(
        (
            goblin("round leaf snub wide arch beam tuft rags up-low", size=1.05),
            goblin("egg bat bulb wide - smirk - bare low"),
            goblin("wide droop snub open arch yell cap vest low", size=1.08, drop=8),
            goblin("egg leaf carrot wide - tongue bandana bare low"),
            goblin("wide stub snub wide arch grin sprout rags low-up", size=1.05),
        ),
        (
            goblin("round bat bulb wide - smug candle rags up-none", tilt=-5),
            goblin("flat leaf snub open arch grin colander bare none", tilt=-2),
            goblin("round droop snub wide - fangs bucket rags none", tilt=2),
            goblin("egg bat snub mad arch tongue mohawk bare none-up", tilt=5),
        ),
    ),
    # seven secret plans to be the eighth
    "scheming_septet": Crowd(
        (
            goblin("wedge stub carrot sly angry smirk hood robe up-low", turn=18, look=(0.8, 0)),
            goblin("tall stub hook squint angry smug - coat low", turn=-14, look=(-0.8, 0)),
            goblin("egg leaf drip sly cock grin cowl rags low", turn=16, look=(0.8, 0)),
            goblin("wedge droop long sly flat smug bandana coat low-up", turn=-20, look=(-0.8, 0)),
        ),
        (
            goblin("wedge bat hook sly angry grin cowl rags up-none", turn=14, look=(0.8, 0.2)),
            goblin("skull stub beak patch - smirk tophat coat none", turn=0, worn=()),
            goblin("egg long carrot sly cock smug hood robe none-up", turn=-14, look=(-0.8, 0.2)),
        ),
    ),
    # eight grudges in perfect harmony
    "ornery_octet": Crowd(
        (
            goblin("flat torn beak angry angry under pot plate up-low"),
            goblin("round bat bulb mad angry fangs mohawk fur low", turn=14),
            goblin("flat stub snub angry angry clench - plate low", turn=-10),
            goblin("pear torn hook angry angry under skull fur low", turn=-6),
            goblin("egg torn carrot angry angry grin bandana rags low-up"),
        ),
        (
            goblin("wedge leaf hook angry angry fangs helm vest up-none", tilt=-4),
            goblin("flat bat snub mad angry under tuft fur none"),
            goblin("skull stub bulb patch angry fangs helm plate none-up", tilt=4),
        ),
    ),
    # the drum is a bucket
    "noisy_nonet": Crowd(
        (
            goblin("wide leaf snub wide worry yell cap rags up-low", tilt=-6),
            goblin("round bat snub mad arch sing mohawk vest low"),
            goblin("wide leaf bulb wide arch yell - fur shake", turn=0, look=(0, 0.8)),
            goblin("egg bat snub wide arch sing bandana bare low"),
            goblin("wide droop snub mad worry yell tuft rags low-up", tilt=6),
        ),
        (
            goblin("round long snub mad arch yell bucket bare up-none", tilt=-6),
            goblin("skull torn hook wide arch sing colander vest none", tilt=-2),
            goblin("flat torn snub mad angry yell pot rags none", tilt=2),
            goblin("flat leaf carrot wide worry yell bucket bare none-up", tilt=6),
        ),
    ),
    # do not even think of pepper
    "teetering_ten": Crowd(
        (
            goblin("egg stub snub wide fear wobble - rags out-low", tilt=12),
            goblin("flat bat bulb mad worry yell bandage bare low", tilt=-8),
            goblin("round leaf carrot wide fear clench - vest low", tilt=6),
            goblin("wide droop drip wide worry glum tuft rags low", tilt=10),
            goblin("egg leaf snub crazy worry yell - bare low", tilt=-8),
        ),
        (
            goblin("round bat snub wide worry yell pot rags none", tilt=-8),
            goblin("flat leaf bulb dot worry wobble sprout bare none", tilt=6),
            goblin("egg torn snub wide fear tongue candle vest none", tilt=-4),
            goblin("round droop carrot x worry glum mohawk rags none", tilt=7),
            goblin("egg bat snub mad worry gasp cap bare out-high", tilt=16),
        ),
    ),
    # they brought their own carpet
    "royal_rabble": Crowd(
        (
            goblin("round torn bulb sleepy arch smug tiara gown up-low", tilt=-4),
            goblin("flat leaf snub open arch grin - motley low", turn=14, look=(0.6, -0.6)),
            goblin("egg droop hook squint arch smug - tails low", worn=("monocle",), turn=-10),
            goblin("round bat snub crazy arch tongue jester vest low-up", tilt=6),
        ),
        (
            goblin("wedge bat beak sly cock smirk bicorne coat up-none", tilt=-6),
            goblin("pear torn drip sleepy flat under king fur none", size=1.2, girth=1.3, turn=2),
            goblin("egg leaf long open arch glum mitre vestment none-up", tilt=6),
        ),
    ),
    # the shield is a door
    "shield_bearer": Crowd(
        (goblin("flat stub snub angry angry under pot plate low", girth=1.3, size=1.08, door=True),)
    ),
}
