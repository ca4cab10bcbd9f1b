"""The choices of Goblin Slayer-Slayer as a person makes them: clicks on spots and buttons, one at a time, by position.

What to choose comes from the title's own bot, which sees what the window was told; how it is done is the screen's.
"""

from game.bots.players import idle, make
from game.stack.dialog import Dialog

PATIENCE, TRIES = 20, 5
"""Frames until a plan is given up, and how often."""
VOTES = ("bet_vote", "horde_die_vote", "weave_window")
CARDS = {"sacrifice": "sacrifice", "event_stake": "stake"}
BUTTONS = {"play_cards": {"withdraw": "withdraw"}, "loot_division": {"confirm": "confirm", "withdraw": "unping"},
           "store": {"done": "done"}, "blood_rite": {"no": "refuse", "wait": "wait"}}  # fmt: skip


def clicks(kind, choice):
    """Spots and buttons that say `choice`, in order: ("spot", handle) or ("act", id)."""
    verb = choice[0] if isinstance(choice, list) and choice and isinstance(choice[0], str) else choice
    if kind in CARDS:
        return [*(("spot", ("c", card)) for card in choice), ("act", CARDS[kind])]
    if isinstance(verb, str) and verb in BUTTONS.get(kind, {}):
        return [("act", BUTTONS[kind][verb])]
    if kind == "play_cards":
        if verb == "pledge":
            return [("act", f"pledge.{choice[1]}")]
        return [*(("spot", ("c", card)) for card in choice[1]), ("act", "commit")]
    if choice == "":
        return [("act", "blank")]
    if kind == "loot_division":
        return [("spot", ("lot", choice[1])), ("act", "ping")]
    if kind == "store":
        whom = [("spot", ("bribe", seat)) for seat in choice[3:]]
        return [("spot", ("ware", *choice[1:3])), *whom, ("act", "buy")]
    spot, act = {
        "route_vote": (("door", choice), "vote"),
        "representative_vote": (("candidate", choice), "vote"),
        "survivor_pick": (("c", choice), "save"),
        "store_choice": (("c", choice), "take"),
        "blood_rite": (("c", choice), "give"),
        "event_bet": (("side", choice), "bet"),
        **dict.fromkeys(VOTES, (("vote", choice), "vote")),
    }[kind]
    return [("spot", spot), ("act", act)]


class Hand:
    """Plays one seat of one match in one table scene. `step` once a frame."""

    def __init__(self, harness, scene, level="hard", seed=1):
        self.h, self.scene = harness, scene
        self.feed = feed = scene.feed
        self.kinds = tuple("human" if player.seat == feed.seat else "bot" for player in feed.players())
        self.bot = make(feed.title, level, feed.seat, feed.options, self.kinds, seed)
        self.seen = -1
        self.asked = None
        self.plan = []
        self.waited = 0
        self.kinds_met = []
        self.count = 0

    def observe(self, update):
        """An update as it came from the wire, or the one shown."""
        if update.version > self.seen:
            self.seen = update.version
            self.bot.observe(update.view, update.cues)

    def step(self):
        """One click at most; False when there is nothing to do now."""
        scene = self.scene
        services = scene.services
        if scene.updates.playing or scene.updates.waiting or services.sent or services.update.result is not None:
            return False
        self.observe(services.update)
        ask = services.update.ask
        if ask is None or ask.space is None or self._answered(ask):
            self.plan = []
            return False
        now = self.now(ask)
        if now != self.asked:
            self.asked, self.plan, self.waited = now, [], 0
        if not self.plan:
            scene.table.back()
            scene.refresh()
            self.h.frames(1)
            choice = self.bot.decide(services.update.view, ask)
            self.plan = self.clicks(ask.kind, choice)
            self.wish = (ask.kind, choice)
        return self._click()

    def now(self, ask):
        """What a plan is made for: something else has to be thought about anew."""
        return ask.id, self.scene.services.update.view["clock"][0]

    def clicks(self, kind, choice):
        return clicks(kind, choice)

    def _answered(self, ask):
        if ask.mode == "open":
            return idle(self.feed.title, self.scene.services.update.view, ask, self.feed.seat)
        return ask.answer is not None

    def _click(self):
        """The next click of the plan; waits a few frames for what is not there yet."""
        where, what = self.plan[0]
        found = self._spot(what) if where == "spot" else self._button(what)
        if found is None:
            self.waited += 1
            if self.waited > PATIENCE * TRIES:
                raise AssertionError(f"{self.wish}: {where} {what} cannot be clicked; {self._there()}")
            if self.waited % PATIENCE == 0:
                self.plan = []  # the others have changed what there is: think again
            return False
        self.plan.pop(0)
        if not self.plan:
            self.waited = 0
            self.kinds_met.append(self.wish[0])
        self.h.click(found)
        self.answer_dialog()  # asked once more: there was something left to buy
        self.count += 1
        return True

    def answer_dialog(self):
        """It was meant so; back at the table after a while without connection."""
        top = self.h.stack.top
        if isinstance(top, Dialog):
            self.h.click(next(widget.id for widget in top.group if widget.id in ("yes", "back")))
            return True
        return False

    def _spot(self, handle):
        """A point where the pointer meets this spot and no other."""
        group = self.scene.group
        for spot in self.scene.spots:
            if spot.handle == handle and spot.open:
                r = spot.rect
                for across, down in ((0.5, 0.5), (0.25, 0.5), (0.1, 0.3), (0.5, 0.9)):
                    point = (round(r.x + r.w * across), round(r.y + r.h * down))
                    top = group.at(point)
                    if top is not None and getattr(top, "spot", None) is not None and top.spot.handle == handle:
                        return point
        return None

    def _button(self, name):
        found = self.scene.group.find(f"act.{name}")
        return found.rect.center if found is not None and found.enabled and found.visible else None

    def _there(self):
        acts = [w.id for w in self.scene.group if w.id.startswith("act.") and w.enabled]
        return f"buttons {acts}, open spots {[spot.handle for spot in self.scene.spots if spot.open]}"
