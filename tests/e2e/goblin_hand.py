"""The choices of Goblin as a person makes them: leaders, hexes of the map, counters and buttons, one click at a time.

What to choose comes from the title's own bot, which sees what the window was told; how it is done is the screen's. Each
choice is a row of `Press`es that looks at the table before every click: what is chosen already is not pressed again.
"""

from collections import Counter
from typing import NamedTuple

from game.bots.players import idle
from game.stack.dialog import Dialog
from game.titles.goblin_raid.rules.map_graph import CAVES, GRID, SITE_AT, SITES
from game.titles.goblin_raid.screen.names import in_order
from tests.e2e.slayer_hand import PATIENCE, TRIES, Hand

RIM = 34
"""Nearer to the edge the pointer would draw the map along."""
SWAPS = 6
"""Counters that are shifted before the muster is called good enough."""
ANSWERS = ("yes", "back")
"""What is pressed in a dialog: it was meant so; back at the table after a while without connection."""
ORDERS = ("auto_flee", "auto_plunder")
"""What the player wants to be asked: set by hand on the page of standing orders, each reign or raid anew if need be."""


class Press(NamedTuple):
    """One click: on a `spot` by its handle, a `hex` of the map, or an `act`, a button; or a `right` one."""

    where: str
    what: object


class GoblinHand(Hand):
    """Plays one seat of one match in one table scene. `step` once a frame."""

    def __init__(self, harness, scene, level="normal", seed=1):
        super().__init__(harness, scene, level, seed)
        self.swaps = 0
        self.undone = False
        self.ways = Counter()
        """How often things were pressed, by kind: hexes, leaders, counters, buttons; maps dragged."""
        self.look = lambda name: None
        """Hears the name of every new sight, for pictures."""

    @property
    def table(self):
        return self.scene.table

    @property
    def reading(self):
        return self.table.reading

    def step(self):
        """One click at most; False when there is nothing to do now."""
        scene, services = self.scene, self.scene.services
        if isinstance(self.h.stack.top, Dialog):
            self.look("dialog")
            self.h.click(next(w.id for w in self.h.stack.top.group if w.id in ANSWERS))
            return True
        if scene.updates.playing or scene.updates.waiting or services.sent or services.update.result is not None:
            return False
        if self.table.map.view is not None and self.table.map.view.camera.moving:
            return False
        self.observe(services.update)
        ask = services.update.ask
        if ask is None or ask.space is None or idle(self.feed.title, services.update.view, ask, self.feed.seat):
            self.plan = []
            return False
        now = (ask.id, services.update.version)
        if now != self.asked:
            self.asked, self.plan, self.waited = now, [], 0
        if not self.plan:
            self._think(ask)
        return self._click()

    def _think(self, ask):
        if self.waited:  # it has come to nothing: what is half chosen goes back
            while self.table.back():
                self.scene.refresh()
            self.h.frames(1)
        self.wish = (ask.kind, self._choice(ask))
        self.plan = [self._presses(*self.wish)]
        self.next = None

    def _choice(self, ask):
        """The bot's choice; first of all what a person would set once, and undo once."""
        kind = ask.kind
        if kind.endswith("_move") and not self.table.move.passage():
            mine = self.reading.mine
            for name in ORDERS:
                if mine.orders.get(name) != "ask":
                    return ["order", [name, "ask"]]
            if ask.take_back and not self.undone:
                self.undone = True
                return ["undo"]
            taking = [b for b in ask.space.branches if b.verb == "plunder" and self._lies(b.nouns[0])]
            if taking:
                return ["plunder", taking[0].nouns[0], taking[0].parts[0].options[0]]
        choice = self.bot.decide(self.scene.services.update.view, ask)
        if choice == ["call_off"] and not self.reading.alarm:
            return self._sally()
        if kind == "goblin_setup" and self.swaps >= SWAPS:
            return ["ready"]
        self.swaps += kind == "goblin_setup"
        return choice

    def _lies(self, here):
        """Nobody has taken the bags of this hex yet."""
        return self.reading.sites[SITE_AT[here].id] == "marker"

    def _sally(self):
        """Who has sat down to raid does not go home before the alarm: a leader goes as near to some bags as he can."""
        move = self.table.move
        self.bot.mind.moves.clear()
        for leader in move.movers():
            move.choose(leader)
            reach, carry = move.reach(), in_order(move.carry)
            move.clear()
            aims = [site.hex for site in SITES if self.reading.sites[site.id] == "marker"]
            here = self.reading.at[leader]
            far = {to: min(GRID.distance(to, aim) for aim in aims) for to in (here, *reach)}
            best = min(far, key=lambda to: (far[to], to))
            if best != here and carry:
                return ["march", leader, "foot", best, carry]
        return ["end_phase"]

    # clicking

    def _click(self):
        """The next click of the plan; waits a few frames for what is not there yet."""
        if self.next is None:
            self.next = next(self.plan[0], None)
            if self.next is None:  # all was pressed, and nothing has come of it
                self.waited += 1
                self.plan = [] if self.waited % PATIENCE == 0 else self.plan
                self._despair("is done but was not sent")
                return False
        where, what = self.next
        found = {"spot": self._spot, "hex": self._hex, "act": self._button, "right": self._anywhere}[where](what)
        if found is None:
            self.waited += 1
            self._despair(f"{where} {what} cannot be clicked; {self._there()}")
            if self.waited % PATIENCE == 0:
                self.plan = []
            return False
        self.look(f"{self.wish[0]}.{where}.{what[0] if where == 'spot' else what if where == 'act' else ''}")
        self.next = None
        self.ways[what[0] if where == "spot" else where] += 1
        self.count += 1
        self.h.click(found, button=3 if where == "right" else 1)
        if self.scene.services.sent or self.wish[0] not in self.kinds_met:
            self.kinds_met.append(self.wish[0])
        return True

    def _anywhere(self, what):
        """A right click lets go of what is chosen, wherever it falls."""
        return self.table.map.view.rect.center

    def _despair(self, what):
        if self.waited > PATIENCE * TRIES:
            raise AssertionError(f"{self.wish}: {what}")

    def _hex(self, here):
        """The point of a hex; one out of view is brought there by dragging the map."""
        view = self.table.map.view
        point = self.table.map.place_of(here).center
        inner = view.rect.inflate(-2 * RIM, -2 * RIM)
        if inner.collidepoint(point) or (view.rect.collidepoint(point) and self.waited > PATIENCE):
            return point if self.scene.group.at(point) is view else None
        if self.waited > PATIENCE:
            self.ways["wheel"] += 1
            self.h.wheel(view.rect.center, -1)
            return None
        self._drag(inner, point)
        return None

    def _drag(self, inner, point):
        """The map is pulled so that a point beyond its edge comes to its middle, as far as the pointer gets."""
        self.ways["drag"] += 1
        dx, dy = inner.centerx - point[0], inner.centery - point[1]
        far = max(1.0, abs(dx) / (inner.w - 8), abs(dy) / (inner.h - 8))
        dx, dy = dx / far / 2, dy / far / 2
        self.h.press((round(inner.centerx - dx), round(inner.centery - dy)))
        for part in (0, 1, 1):  # it rests before it lets go: the map is not thrown
            self.h.move((round(inner.centerx + part * dx), round(inner.centery + part * dy)))
        self.h.frames(1, 0.25)
        self.h.release()

    # what says what

    def _presses(self, kind, choice):
        """The clicks of a choice, each found when the one before has been made."""
        verb, *nouns = choice
        if verb == "undo":
            yield Press("act", "undo")
        elif verb == "order":
            yield Press("spot", ("orders",))
            yield Press("spot", ("order", *nouns[0]))
        elif kind.endswith("_setup"):
            yield from self._setup(verb, *nouns)
        elif kind.endswith("_move"):
            yield from self._move(verb, *nouns)
        else:
            yield from getattr(self, f"_{kind}")(verb, *nouns)

    def _setup(self, verb, *nouns):
        if verb == "ready":
            yield Press("act", "ready")
        elif verb == "reinforcements":
            yield Press("act", nouns[0])
        elif verb == "assign_units":
            yield from self._band(*nouns)
        else:
            piece, place = nouns
            room = next(room for room in self.table.rooms.present if hasattr(room, "chosen"))
            if room.chosen != piece:
                yield Press("spot", ("unit", piece))
            yield Press("act", "home") if place == "home" else Press("hex", CAVES.get(place, place))

    def _band(self, leader, units):
        """One unit of the wished band comes, for one that is not wished, if there is any."""
        room = next(room for room in self.table.rooms.present if hasattr(room, "swapped"))
        now = room.band(leader)
        come, go = [u for u in units if u not in now], [u for u in now if u not in units]
        yield Press("spot", ("unit", (come or go)[0]))
        if come and go:
            yield Press("spot", ("unit", go[0]))
        else:
            yield Press("spot", ("row", leader if come else ""))

    def _move(self, verb, *nouns):
        if verb in ("end_phase", "finish", "call_off", "concede"):
            yield Press("act", verb)
        elif verb in ("march", "step", "enter", "exit"):
            leader, mode, *rest = nouns
            yield from self._in_hand(leader, mode, rest[-1])
            if verb == "exit":
                yield Press("act", "exit")
                return
            to = self.reading.entry if verb == "enter" else rest[0]
            yield Press("hex", to)
            if self.table.move.aim == to:
                yield Press("act", "go")
        elif verb == "plunder":
            here, unit = nouns
            if self.table.move.leader and self.table.move.at != here:
                yield Press("right", None)
            if self.table.move.at != here:
                yield Press("hex", here)
            yield Press("spot", ("chip", "bags"))
            yield Press("spot", ("unit", unit))
        else:
            raise AssertionError(f"nobody has shown this hand how to {verb}")

    def _in_hand(self, leader, mode, units):
        """A leader with his band: by his hex if no other leader is there, else by his line in the roster."""
        move = self.table.move
        at = self.reading.at[leader]
        if move.leader != leader:
            alone = [one for one in move.movers() if self.reading.at[one] == at] == [leader]
            yield (
                Press("hex", at) if alone and self._sees(at) and not move.leader else Press("spot", ("leader", leader))
            )
        if move.mode != mode:
            yield Press("spot", ("chip", "mode"))
        for unit in [*sorted(move.carry - set(units)), *units]:
            if (unit in move.carry) != (unit in units):
                yield Press("spot", ("unit", unit))

    def _sees(self, here):
        """A hex can be pressed where the map stands now."""
        return here[:1].isdigit() and self.table.map.sees(here)

    def _room(self, name):
        return next(room for room in self.table.rooms.present if type(room).__name__ == name)

    def _declare(self, verb, *nouns):
        if verb == "done":
            yield Press("act", "done")
            return
        own, enemy, more_own, more_enemy = nouns
        wished = {own, enemy, *more_own, *more_enemy}
        room = self._room("Declare")
        yield Press("hex", enemy)
        for here in sorted(room.group.hexes - wished):
            if not room._out(here):
                yield Press("spot", ("member", here))
        yield Press("act", "declare")

    def _pick_battle(self, verb, number):
        room = self._room("Declare")
        if room.picked != number:
            yield Press("spot", ("battle", number))
        yield Press("act", "fight")

    def _battle_step(self, verb, *nouns):
        room = self._room("Battle")
        if verb not in ("fire", "melee"):
            yield Press("act", "auto" if verb == "auto_step" and room.proposed is not None else "pass")
            return
        target, pieces = nouns[:2]
        wished = dict(zip(pieces, nouns[2])) if verb == "fire" else dict.fromkeys(pieces)
        if room.choosing.target != target:
            yield Press("hex" if self.table.map.sees(target) else "spot",
                        target if self.table.map.sees(target) else ("target", target))  # fmt: skip
        for piece in room.attack.pieces:
            if verb == "fire":
                while room.chosen(room.attack).get(piece, 0) != wished.get(piece, 0):
                    yield Press("spot", ("striker", piece))
            elif bool(room.chosen(room.attack).get(piece)) != (piece in wished):
                yield Press("spot", ("striker", piece))
        yield Press("act", "strike")

    def _escort(self, verb, *nouns):
        room = self._room("Escort")
        leaders, units = nouns or ([], [])
        for leader in room.all_leaders:
            if (leader in room.leaders) != (leader in leaders):
                yield Press("spot", ("escort", leader))
        for unit in [*(u for u in room.units if u not in units), *units]:
            if (unit in room.units) != (unit in units):
                yield Press("spot", ("escort", unit))
        yield Press("act", "escort" if leaders else "alone")

    def _flee(self, verb, pieces, path):
        room = self._room("Flight")
        number = next(n for n, group in enumerate(room.movers) if list(group) == list(pieces))
        if room.who != number:
            yield Press("spot", ("runner", number))
        for here in [path[-1], *path[1:-1]]:
            if list(room.way) == list(path):
                break
            yield Press("hex", here)
        yield Press("act", "flee")

    def _run(self, verb, here):
        yield Press("hex", here)

    def _advance(self, verb, *nouns):
        if verb == "stay":
            yield Press("act", "stay")
            return
        here, leaders, units = nouns
        for piece in (*leaders, *units):
            yield Press("spot", ("advance", here, piece))
        yield Press("act", "advance")

    def _plunder(self, verb, *nouns):
        if verb == "leave":
            yield Press("act", "leave")
            return
        room = self._room("Plunder")
        if room.unit != nouns[1]:
            yield Press("spot", ("carrier", nouns[1]))
        yield Press("act", "take")

    def _count_bags(self, verb, flat, dice):
        if self._room("Bags").dice != dice:
            yield Press("spot", ("dice", dice))
        yield Press("act", "count")
