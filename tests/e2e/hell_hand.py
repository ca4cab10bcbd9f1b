"""The choices of Lords of Hell as a person makes them: clicks on spots and buttons, one at a time, by position.

What to choose comes from the title's own bot, which sees what the window was told; how it is done is the screen's.
"""

from collections import Counter

from msgspec.structs import replace

from game.bots.players import make
from game.titles.lords_of_hell.rules import market, plays
from game.titles.lords_of_hell.rules.cards import DATA
from game.titles.lords_of_hell.rules.items import CardKind, CountedItem, HandCard, Tabled
from game.titles.lords_of_hell.rules.promises import VERBS
from game.titles.lords_of_hell.rules.sentences import due_of, said
from tests.e2e.slayer_hand import Hand as PlainHand

WORDS = ("ready", "pass", "go_on", "take", "raze", "leave", "release", "undo", "done")
"""Choices of a verb alone, each a button of its name."""
DEEDS = ("table", "begin", "play", "escape", "discard", "take_back", "call_off", "artifact", "way_out", "negate")


def spot(*handle):
    return "spot", handle


def act(name):
    return "act", name


def piece_clicks(item, of_bundle=False):
    """Chips that lay a piece down, as often as there are of it."""
    if isinstance(item, HandCard):
        item = HandCard(item.card, False)
    many = item.count if isinstance(item, CountedItem) and item.count > 0 else 1
    one = replace(item, count=1) if isinstance(item, CountedItem) and item.count > 0 else item
    return [spot("pick", "piece" if of_bundle else "good", one)] * many


def oath_clicks(side, sentence):
    """A promise in the builder, word by word."""
    out = [spot("add", side), spot("pick", "verb", sentence.verb)]
    late = []
    for name, kind, value in said(sentence):
        if name == "to":
            continue
        if kind in ("bundle", "loan"):
            late += [click for item in value for click in piece_clicks(item, True)]
        elif kind == "due":
            out += [("due", value.point), spot("pick", "due", value)]
        elif kind == "seats":
            out.append(("seats", (name, list(value))))
        else:
            out.append(spot("pick", name, value))
    if len(VERBS[sentence.verb].strict) > 1:
        out.append(spot("pick", "strength", sentence.strength))
    if sentence.condition is not None:
        out.append(spot("pick", "condition", sentence.condition.event))
        out += [spot("pick", "if", n, value) for n, (_, _, value) in enumerate(said(sentence.condition))]
    due = due_of(sentence)
    again = [("due", due.point), spot("pick", "due", due)] if due is not None else []
    return [*out, *late, *again, act("lay")]


def offer_clicks(seat, choice):
    """An offer laid on the scale and sent; one that would counter another is made anew."""
    offer = market.offer_of(seat, plays.read(choice))
    out = [spot("anyone") if offer.to < 0 else spot("realm", offer.to)]
    for side, goods in (("give", offer.give), ("take", offer.take)):
        if goods:
            out.append(spot("add", side))
            for item in goods:
                if isinstance(item, CardKind):
                    out.append(("kind", item.card))
                out += piece_clicks(item)
            out.append(act("done"))
    for side, words in (("swears", offer.swears), ("asks", offer.asks)):
        for sentence in words:
            out += oath_clicks(side, sentence)
    return [*out, ("sight", offer.private), act("offer")]


class Hand(PlainHand):
    """Plays one seat of one match in one table scene. `step` once a frame."""

    def __init__(self, harness, scene, level="normal", seed=1):
        super().__init__(harness, scene, level, seed)
        self.bot = make(self.feed.title, level, self.feed.seat, self.feed.options, self.kinds, seed)
        self.given_up = Counter()
        """What the screen did not let happen: the others had changed what there was."""
        self.refusals = Counter()
        """What was refused because of a promise, as the screen said it."""

    def now(self, ask):
        return ask.id

    last = None
    waits = -1
    """The update in which there was nothing to do."""

    def step(self):
        if self.waits == self.scene.updates.seen:
            return False
        battle = self.scene.table.battle
        if self.scene.table.context.away and not self.plan:
            battle.turn()
        return super().step()

    def clicks(self, kind, choice):
        table = self.scene.table
        if choice == ["wait"]:
            self.waits = self.scene.updates.seen
            return []
        table.market.clear()
        table.context.away = bool(table.battle.fronts) and isinstance(choice, list) and choice[0] in (
            "offer", "accept", "decline", "withdraw", "swap", "free", "leave", "call_off")  # fmt: skip
        self.h.frames(2)
        found = self._clicks(kind, choice)
        return found

    def _clicks(self, kind, choice):
        seat = self.feed.seat
        if not isinstance(choice, list):
            return self._single(kind, choice)
        verb = choice[0] if choice and isinstance(choice[0], str) else ""
        if verb == "offer":
            return offer_clicks(seat, choice)
        if verb == "accept":
            return [spot("offer", choice[1]), *(spot("c", card) for card in choice[2]), act("accept")]
        if verb in ("decline", "withdraw"):
            return [spot("offer", choice[1]), act(verb)]
        if verb in WORDS and len(choice) == 1:
            return [act(verb)]
        if verb == "hold":
            return [act("stop")] if len(choice) == 1 else [*self._deed(choice[1:], "hold")]
        if kind in ("organisation", "sworn_join"):
            found = self._organise(choice)
            if found is not None:
                return found
        if verb == "attack" and kind == "attack_turn":
            return [spot("body", choice[1]), act("attack")]
        if verb == "target" and kind == "parley":
            return [spot("body", choice[1]), act("attack")]
        if verb in ("complete", "delay", "call_off") and kind == "cast":
            return [act(f"{verb}.{choice[1]}")]
        if kind == "ritual_target":
            return self._target(choice)
        if kind == "chain":
            what = ("souls", choice[1]) if choice[2] == "souls" else ("c", choice[2])
            return [spot(*what), act("target")]
        if kind in ("spread", "place") and verb in ("give", "hit"):
            return [spot("pick", "die", choice[1]), ("troop", choice[2])]
        if kind in ("cards", "confiscate"):
            return [*(spot("c", card) for card in choice), act("choose")]
        if kind == "share":
            return [act("share")]
        return self._deed(choice, verb)

    def _single(self, kind, choice):
        if kind == "pick_devil":
            return [spot("pick", "devil", choice), act("pick")]
        if isinstance(choice, str):
            return [act(f"word.{choice}")]
        if kind in ("vote", "nominate"):
            return [spot("realm", choice), act("choose")]
        if kind == "earth_dice" and choice < 0:
            return [spot("body", self.feed.seat), act("choose")]
        return [spot("c", choice), act("choose")]

    def _organise(self, choice):
        verb = choice[0]
        if verb in ("join", "call", "send_home"):
            hordes, souls = choice[-2], choice[-1]
            row = f"join.{choice[2]}" if verb == "join" else verb
            out = [("muster", (row, verb, choice))]
            return [*out, ("troops", (list(hordes), souls)), act("march")]
        if verb in ("withdraw_army", "flee", "surrender", "side", "truce"):
            return [spot("pick", "row", verb.removesuffix("_army"))]
        return [spot("pick", "row", f"rear.{choice[1]}")] if verb == "rear" else None

    def _target(self, choice):
        if len(choice) == 2 and isinstance(choice[1], list):
            return [*(spot("c", card) for card in choice[1]), act("target")]
        if len(choice) == 2:
            return [spot("realm", choice[1]), act("target")]
        souls = [spot("souls", choice[1])] * choice[2]
        return [*souls, *(("stack", card) for card in choice[3]), act("target")]

    def _deed(self, choice, first):
        """A thing, what to do with it, and its target."""
        verb, *nouns = choice
        seat = self.feed.seat
        prefix = first if first == "hold" else verb
        if verb == "swap":
            return [act("swap"), spot("pc", nouns[0])]
        if verb in ("earth", "back"):
            thing = spot("body", seat) if nouns[0] == "devil" else ("stack", nouns[0])
            return [thing, act(f"{prefix}.{verb}")]
        if verb in ("free", "leave"):
            return [spot("captive", nouns[0]), act(f"{prefix}.{verb}"), *(spot("realm", n) for n in nouns[1:2])]
        if verb in ("tribute", "forswear"):
            aim = spot("realm" if verb == "tribute" else "promise", nouns[0])
            return [spot("body", seat), act(f"{prefix}.{verb}"), aim]
        out = [("stack", nouns[0]), act(f"{prefix}.{verb}")]
        for value in nouns[1:]:
            if value == -1:
                continue
            if isinstance(value, str):
                out.append(("word", (verb, value)))
            elif isinstance(value, list):
                out += [*(("stack", card) for card in value), act("done")]
            else:
                out.append(("aim", value))
        return out

    # clicks that need to look first

    def _click(self):
        if not self.plan:
            return False
        where, what = self.plan[0]
        if where in ("spot", "act"):
            return self._plain()
        skip = getattr(self, f"_{where}")(what)
        if skip is None:
            return self._later()
        return skip

    def _plain(self):
        """As the plain hand does, but what is chosen already is not pressed again, and a chip by any card of its kind."""
        where, what = self.plan[0]
        if (
            where == "spot"
            and what[0] == "pick"
            and what[1] not in ("piece", "good", "die", "row", "devil")
            and self._chosen(what)
        ):
            self.plan.pop(0)
            return True
        if where == "spot" and what[:2] == ("pick", "good") and isinstance(what[2], Tabled):
            return self._press_first(
                lambda h: (
                    h[:2] == ("pick", "good") and isinstance(h[2], Tabled) and self._alike(h[2].card, what[2].card)
                )
            )
        if where == "spot" and what[0] == "c" and self._spot(what) is None:
            return self._press_first(lambda h: h[0] == "c" and self._alike(h[1], what[1]))
        if where == "act" and self._button(what) is None:
            more = self._button("more")
            if more is not None:
                self.h.click(more)
                self.waited += 1
                return True
        found = self._spot(what) if where == "spot" else self._button(what)
        return self._later() if found is None else super()._click()

    def _later(self):
        """It is not there (yet): after a while think again."""
        self.waited += 1
        if self.waited % 20 == 0:
            self.given_up[str(self.wish[1])[:60]] += 1
            self.plan = []
            if self.waited >= 120:
                raise AssertionError(f"{self.wish}: {self.last} cannot be clicked; {self._there()}")
        else:
            self.last = self.plan[0]
        return False

    def _alike(self, one, other):
        reading = self.scene.table.reading
        return one == other or (
            reading.card(one) == reading.card(other) != "" and reading.owner.get(one) == reading.owner.get(other)
        )

    def _press_first(self, fits):
        for found in self.scene.spots:
            if isinstance(found.handle, tuple) and fits(found.handle) and found.open:
                point = self._spot(found.handle)
                if point is not None:
                    self.plan.pop(0)
                    self.h.click(point)
                    self.count += 1
                    return True
        return self._later()

    def _chosen(self, handle):
        """A chip of the builder that says so already."""
        builder = self.scene.table.promise_builder
        if not builder.open():
            return False
        return any(chip.handle == handle and chip.chosen for line in builder.rows() for chip in line.chips)

    def _stack(self, card):
        return self._press_first(lambda h: h[0] == "c" and self._alike(h[1], card))

    def _aim(self, value):
        deeds = self.scene.table.card_actions
        if deeds.filling is None or deeds.filling.part is None:
            return None
        handle = deeds.target(value)
        return self._press_first(lambda h: h == handle or (h[0] == "c" == handle[0] and self._alike(h[1], handle[1])))

    def _word(self, what):
        value = what[1]
        self.plan[0] = act(f"word.{value}")
        return self._plain()

    def _kind(self, card):
        goods = next(room for room in self.scene.table.rooms if type(room).__name__ == "Goods")
        kind = next(row["type"] for row in DATA["card"] if row["id"] == card)
        if goods.kind == kind:
            self.plan.pop(0)
            return True
        return self._press_first(lambda h: h == ("pick", "kind", kind))

    def _due(self, point):
        return self._press_first(lambda h: h[:2] == ("pick", "due") and h[2].point == point)

    def _seats(self, what):
        name, seats = what
        args = self.scene.table.promise_builder.work.args
        wrong = set(args[name]) ^ set(seats)
        if not wrong:
            self.plan.pop(0)
            return True
        self.plan.insert(0, spot("pick", "seats", name, min(wrong)))
        return self._plain()

    def _sight(self, private):
        draft = self.scene.table.market.draft
        if draft is None:
            return None
        if draft.private == private or draft.to < 0:
            self.plan.pop(0)
            return True
        self.plan[0] = act("sight")
        return self._plain()

    def _muster(self, what):
        row, verb, choice = what
        organisation = self.scene.table.organisation
        muster = organisation.orders.muster
        if muster is None:
            if not any(found.key == row for found in organisation.orders.rows()):
                return None
            self.plan.insert(0, spot("pick", "row", row))
            return self._plain()
        if muster.verb != verb:
            organisation.back()
            self.h.frames(2)
            return True
        wanted = next(
            (n for n, branch in enumerate(muster.branches) if list(branch.nouns) == choice[1 : 1 + len(branch.nouns)]),
            None,
        )
        if wanted is None:
            return None
        if wanted != muster.n:
            self.plan.insert(0, spot("muster", "leader", wanted))
            return self._plain()
        self.plan.pop(0)
        return True

    def _troops(self, what):
        hordes, souls = what
        muster = self.scene.table.organisation.orders.muster
        if muster is None:
            return None
        wrong = set(muster.cards) ^ set(hordes)
        faces = self.scene.table.reading.s.faces
        many = Counter(faces[card] for card in muster.cards)
        want = Counter(faces[card] for card in hordes)
        off = next((card for card in sorted(wrong) if many[faces[card]] != want[faces[card]]), None)
        if off is not None:
            self.plan.insert(0, ("stack", off))
            return self._stack(off)
        if muster.souls != max(souls, muster.least_souls):
            there = [n for kind, n, _ in organise_steps(self.scene) if kind == "souls"]
            near = min(there, key=lambda n: abs(n - souls), default=None)
            if near is not None and muster.souls != near:
                self.plan.insert(0, spot("muster", "souls", near))
                return self._plain()
        self.plan.pop(0)
        return True

    def _troop(self, troop):
        seat = self.feed.seat
        table = self.scene.table
        if table.context.kind == "spread":
            return self._press_first(lambda h: h == ("army", troop))
        if troop == "shield":
            self.plan[0] = act("shield")
            return self._plain()
        handle = {"devil": ("bd", seat), "souls": ("bs", seat)}.get(troop) if isinstance(troop, str) else None
        if troop == "fortress":
            handle = ("c", table.reading.s.fortress[table.battle.focus])
        if handle is not None:
            return self._press_first(lambda h: h == handle)
        return self._stack(troop)


def organise_steps(scene):
    return scene.table.organisation.sheet.steps()
