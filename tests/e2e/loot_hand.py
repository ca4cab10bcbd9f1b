"""The choices of Loot & Recruit as a person makes them: cards, towers and buttons, one click at a time; Goblins are dragged
onto their platforms every other time.

What to choose comes from the title's own bot, which sees what the window was told; how it is done is the screen's.
"""

from collections import Counter

from game.titles.loot_and_recruit.rules.cards import ACTION, INDEX
from tests.e2e.slayer_hand import Hand

STEPS = 6
"""Motions of a drag."""


class LootHand(Hand):
    """Plays one seat of one match in one table scene. `step` once a frame."""

    def __init__(self, harness, scene, level="normal", seed=1):
        super().__init__(harness, scene, level, seed)
        self.passed = -1
        """The ask in which the attack was let come."""
        self.ways = Counter()
        """How often things were pressed, by kind."""

    @property
    def reading(self):
        return self.scene.table.reading

    def step(self):
        return self.answer_dialog() or super().step()

    def _answered(self, ask):
        """Who lets an attack come has said so to the screen alone (LNR-8.4)."""
        return self.passed == ask.id or super()._answered(ask)

    def now(self, ask):
        return ask.id, self.scene.services.update.version

    def clicks(self, kind, choice):
        if kind == "reaction":
            return [("act", "react" if choice == "react" else "pass")]
        if kind == "turn":
            return self._turn(*choice)
        if choice == "none":
            return [("act", "none")]
        if kind == "flip_choice":
            return self._flip(choice)
        if kind == "heckle":
            return [("spot", ("p", *choice)), ("act", "heckle")]
        if kind == "purchase_trash":
            return [("spot", ("c", choice)), ("act", "trash")]
        return [("spot", ("c", choice[0])), ("spot", ("p", self.feed.seat, choice[1]))]  # a capture

    def _turn(self, verb, *nouns):
        if verb == "end_turn":
            return [("act", "end_turn")]
        if verb == "play_card":
            return [("spot", ("c", nouns[0]))]
        if verb == "use_action":
            return [("spot", ("c", nouns[0])), *self._action(*nouns)]
        if verb == "attack":
            return [("spot", ("t", nouns[2])), ("act", "go")]
        goods = self._goods(verb, nouns[0])
        if verb == "purchase":
            return [("spot", goods), ("spot", goods)]
        place = ("p", self.feed.seat, nouns[1])
        self.ways["recruit"] += 1
        return [("drag", (goods, place))] if self.ways["recruit"] % 2 else [("spot", goods), ("spot", place)]

    def _goods(self, verb, where):
        """A card on sale, by slot or pile."""
        if isinstance(where, str):
            return ("pile", where)
        market = self.reading.shop if verb == "purchase" else self.reading.crowd
        return ("c", market.slots[where - 1][0])

    def _action(self, card, *more):
        """What an action wants after the click on its card."""
        verbs = {effect.verb for effect in ACTION[INDEX[self.reading.names[card]]]}
        if not more:
            return []
        if more == ("none",):
            return [("act", "none")]
        if "move_goblin" in verbs:
            seat, _, goblin, to = more
            return [("spot", ("t", goblin)), ("spot", ("p", seat, to))]
        if "attach_shield" in verbs:
            return [("spot", ("p", self.feed.seat, more[0]))]
        return [("spot", self._goods("recruit", more[0]) if "replace_lineup_card" in verbs else ("c", more[0]))]

    def _flip(self, choice):
        if choice[0] == "decline":
            return [("act", "decline")]
        cards = choice[1] if len(choice) > 1 else []
        presses = [("spot", ("c", card)) for card in cards]
        for where in choice[2:]:
            presses.append(("spot", ("pile", where) if isinstance(where, str) else ("p", self.feed.seat, where)))
        return [*presses, ("act", "perform")]

    def _click(self):
        where, what = self.plan[0]
        if where != "drag":
            clicked = super()._click()
            self.ways[where] += clicked
            if clicked and what == "pass":
                self.passed = self.asked[0]
            return clicked
        start, end = self._spot(what[0]), self._place(what[1])
        if start is None or end is None:
            self.plan = [("spot", handle) for handle in what]
            return False
        self.plan.pop(0)
        self.waited = 0
        self.kinds_met.append(self.wish[0])
        self.h.press(start)
        for n in range(1, STEPS + 1):
            self.h.move(tuple(a + (b - a) * n // STEPS for a, b in zip(start, end)))
        self.h.release()
        self.count += 1
        self.ways["drag"] += 1
        return True

    def _place(self, handle):
        """Where a Goblin is let go: a platform takes it anywhere."""
        return next((spot.rect.center for spot in self.scene.spots if spot.handle == handle), None)
