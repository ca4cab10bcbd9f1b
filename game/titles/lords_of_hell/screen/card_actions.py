"""What can be done with a thing: a card is pointed at, its deeds are buttons, a deed that needs a target lights up what it may
be aimed at. Told from the branches of the present ask alone."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.engine.spaces import Amount, Branch, Menu, One, Pick
from game.tabletop.context import back_button
from game.tabletop.contract import AnswerButton
from game.titles.lords_of_hell.rules import plays
from game.titles.lords_of_hell.rules.cards import EARTH, PHASES, TYPE, VERB
from game.titles.lords_of_hell.rules.records import Leave
from game.titles.lords_of_hell.rules.refusals import promise_behind, why_not
from game.titles.lords_of_hell.rules.state import NONE
from game.titles.lords_of_hell.rules.tabling import DEVIL
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.market import Market
from game.titles.lords_of_hell.screen.panel import ClickAction, EmptyPanel

OF_CARD = (
    "table",
    "begin",
    "play",
    "escape",
    "discard",
    "take_back",
    "call_off",
    "artifact",
    "way_out",
    "negate",
    "complete",
    "delay",
)
OF_BODY = ("tribute", "forswear")
OF_CAPTIVE = ("free", "leave")
SEATS = ("take_random_cards", "recall_devil", "nomination_markers", "peek_hand")
"""Verbs of cards that are aimed at a seat."""
ORDER = (
    "table",
    "begin",
    "play",
    "artifact",
    "complete",
    "earth",
    "back",
    "free",
    "leave",
    "escape",
    "way_out",
    "negate",
    "tribute",
    "take_back",
    "delay",
    "swap",
    "forswear",
    "call_off",
    "discard",
    "hold",
)
HOT = ("discard", "call_off", "forswear")


@dataclass
class Filling:
    """A deed whose parts are being named."""

    branch: Branch
    values: list[Any] = field(default_factory=list)
    picked: list[Any] = field(default_factory=list)

    @property
    def part(self) -> Any:
        """What is to be named next; None when all is."""
        parts = self.branch.parts
        return parts[len(self.values)] if len(self.values) < len(parts) else None

    @property
    def play(self) -> plays.AnyPlay:
        """The whole play; all parts are named."""
        found: plays.AnyPlay = plays.read([self.branch.verb, *self.branch.nouns, *self.values])
        return found


def verb_of(branch: Branch) -> str:
    """The verb of a branch; of a hold with a play, that of the play."""
    return str(branch.nouns[0]) if branch.verb == "hold" and branch.nouns else branch.verb


def thing_of(branch: Branch) -> Any:
    """What a branch is about: a card, a captive, a piece, by its first noun; None where it names nothing."""
    nouns = branch.nouns[1:] if branch.verb == "hold" else branch.nouns
    return nouns[0] if nouns else None


OPEN_PHASES = ("tabling", "rituals", "council", "finishing")
"""Questions in which everybody acts as they like."""
WINDOW = ("wrong_phase", "no_window")
"""Codes that say only that this is not the moment: the screen says which is."""


class CardActions(EmptyPanel):
    """The selected thing and what may be done with it."""

    def __init__(self, table: Context, market: Market) -> None:
        super().__init__(table)
        self.market = market
        self.held: Hashable = None
        self.filling: Filling | None = None
        self._of = -1

    def open(self) -> bool:
        return self.table.services.seat >= 0

    def shown(self) -> None:
        ask = self.table.services.update.ask
        number = ask.id if ask is not None else -1
        if number != self._of:
            self.held, self.filling = None, None
        self._of = number
        if self.filling is not None and not any(branch == self.filling.branch for branch in self.branches):
            self.filling = None
        if self.held is not None and not self.of(self.held):
            self.held = None

    # what there is to do

    @property
    def branches(self) -> Sequence[Branch]:
        ask = self.table.services.update.ask
        space = ask.space if ask is not None and self.table.asked else None
        return space.branches if isinstance(space, Menu) else ()

    def handle_of(self, branch: Branch) -> Hashable:
        """The thing that a branch hangs on; None: on nothing that lies there."""
        verb, thing = verb_of(branch), thing_of(branch)
        if verb in OF_CARD and thing is not None:
            return ("c", thing)
        if verb in ("earth", "back"):
            return ("body", self.table.services.seat) if thing == DEVIL else ("c", thing)
        if verb in OF_BODY:
            return ("body", self.table.services.seat)
        if verb in OF_CAPTIVE and thing is not None:  # an attacker may also leave a fortress that fell
            return ("captive", thing)
        return ("powers",) if verb == "swap" else None

    def of(self, handle: Hashable) -> list[Branch]:
        """What may be done with a thing, in the order of the buttons."""
        found = [branch for branch in self.branches if self.handle_of(branch) == handle]
        return sorted(found, key=lambda branch: ORDER.index(verb_of(branch)))

    def why(self, handle: Hashable) -> str:
        """Why nothing can be done with an own thing, in the words of the rules."""
        table, s, seat = self.table, self.table.reading.s, self.table.services.seat
        if not table.asked or not isinstance(handle, tuple):
            return table.why_not()
        if s.phase not in PHASES:
            return table.words("pick-devil")
        play = self._usual_play(handle)
        if play is None:
            return self.why_window()
        if table.kind in ("beat", "floor") and not isinstance(play, plays.PlayCard):
            return self._why_later(play)  # the rules would look for a fault of the play itself
        code = why_not(s, seat, play)
        if code in WINDOW or (not code and table.kind not in OPEN_PHASES):
            return self._why_later(play)
        return table.refusal(code, promise_behind(s, seat, play)) if code else ""

    def _usual_play(self, handle: tuple[Any, ...]) -> plays.AnyPlay | None:
        """What is usually done with an own thing; None: nothing, or it is not one's own."""
        table, s, seat = self.table, self.table.reading.s, self.table.services.seat
        match handle:
            case ("body", *_):
                return plays.ToEarth(DEVIL)
            case ("powers",):
                return plays.Swap(seat)
            case ("c", int(card)) if card in s.hand[seat]:
                kind = TYPE[s.faces[card]] if table.reading.card(card) else ""
                special = plays.PlayCard(card) if kind == "special" else plays.TableCard(card)
                return plays.BeginRitual(card, NONE) if kind == "ritual" else special
            case ("c", int(card)) if card in s.hordes[seat] and EARTH[s.faces[card]]:
                return plays.ToEarth(card)
            case ("c", int(card)) if table.reading.owner.get(card) == seat:
                return plays.Discard(card)
        return None

    def why_window(self) -> str:
        """Why nothing but an answer is possible: a reaction, or the floor of this seat."""
        words, kind = self.table.words, self.table.kind
        return words("ask-floor" if kind == "floor" else "why-reaction" if kind == "beat" else "why-choice")

    def _why_later(self, play: plays.AnyPlay) -> str:
        """Why this is not the moment for a play: when it comes."""
        words, phase = self.table.words, self.table.reading.s.phase
        if isinstance(play, plays.PlayCard):
            return words("why-special")
        if isinstance(play, plays.Discard) and phase != "finishing":
            return words("why-in-finishing")
        if not isinstance(play, plays.Swap | plays.Discard) and phase != "tabling":
            return words("why-in-tabling")
        return self.why_window()

    # targets

    def target(self, value: Any) -> Hashable:
        """Where a value of the part that is to be named lies on the table; None: it is a word."""
        filling = self.filling
        assert filling is not None
        verb = verb_of(filling.branch)
        if isinstance(value, bool | str):
            return None
        if verb == "swap":
            return ("pc", value)
        if verb == "forswear":
            return ("promise", value)
        if verb in ("tribute", "leave", "artifact"):
            return ("realm", value)
        if verb == "play":
            aims = VERB[self.table.reading.s.faces[thing_of(filling.branch)]]
            return ("realm", value) if aims in SEATS else ("c", value)
        return ("c", value) if verb in ("begin", *OF_CARD) else None

    def options(self) -> Sequence[Any]:
        part = self.filling.part if self.filling is not None else None
        return part.options if isinstance(part, One | Pick) else ()

    def start(self, branch: Branch) -> None:
        """Do it, or ask for what it still needs."""
        self.filling = Filling(branch)
        self._on()

    def name(self, value: Any) -> None:
        """One value for the part that is to be named."""
        filling = self.filling
        assert filling is not None
        part = filling.part
        if isinstance(part, Pick):
            if value in filling.picked:
                filling.picked.remove(value)
            elif len(filling.picked) < part.hi:
                filling.picked.append(value)
            self.table.services.play_sound("card_slide")
            self.table.again()
            return
        filling.values.append(value)
        self._on()

    def done(self) -> None:
        """The things picked are all."""
        filling = self.filling
        assert filling is not None and isinstance(filling.part, Pick)
        filling.values.append([option for option in filling.part.options if option in filling.picked])
        filling.picked = []
        self._on()

    def _on(self) -> None:
        """Fill in what has one answer only; send when all is named."""
        filling = self.filling
        assert filling is not None
        while (part := filling.part) is not None:
            only = part.options if isinstance(part, One) else ()
            if len(only) == 1 and (only[0] == NONE or isinstance(only[0], str)):
                filling.values.append(only[0])
            elif isinstance(part, Amount) and part.lo == part.hi:
                filling.values.append(part.lo)
            elif verb_of(filling.branch) == "leave" and len(filling.values) == 1:
                leave = Leave(thing_of(filling.branch), filling.values[0])
                filling.values.append(leave not in self.table.reading.s.leave)
            else:
                self.table.services.play_sound("card_slide")
                self.table.again()
                return
        play = filling.play
        self.filling, self.held = None, None
        self.table.send(play)

    # the room

    def mark(self, handle: Hashable) -> ClickAction | None:
        if not isinstance(handle, tuple) or not self.table.asked:
            return None
        if self.filling is not None and self.filling.part is not None:
            found = {self.target(value): value for value in self.options()}
            if handle in found and handle is not None:
                return ClickAction(True, "", True, found[handle] in self.filling.picked)
            stacked = self._stacked(handle, found)
            if stacked is not None:
                return ClickAction(True, "", True, any(found[("c", card)] in self.filling.picked for card in stacked))
            return ClickAction(False, self.table.words("why-target"))
        if handle[0] not in ("c", "body", "captive", "powers") or not self._own(handle):
            return None
        mine = self.of(handle)
        if mine:
            usable = any(verb_of(branch) not in (*HOT, "call_off") for branch in mine)
            drag = handle[0] == "c" and handle[1] in self.table.reading.hand
            return ClickAction(
                True, "", usable, handle == self.held, drag=drag or bool(self.market.trades and handle[0] == "c")
            )
        drag = self.market.trades and handle[0] in ("c", "captive")
        why = self.why(handle)
        return ClickAction(True, "", drag=True) if drag else ClickAction(False, why)

    def _own(self, handle: tuple[Any, ...]) -> bool:
        reading, seat = self.table.reading, self.table.services.seat
        if handle[0] == "c":
            return bool(reading.owner.get(handle[1]) == seat)
        if handle[0] == "captive":
            return bool(reading.seats[handle[1]].captor == seat)
        return bool(handle[0] == "powers" or handle[1] == seat)

    def _stacked(self, handle: tuple[Any, ...], found: dict[Hashable, Any]) -> list[int] | None:
        """Cards under a stack's top that are targets too."""
        if handle[0] != "c" or not self.table.reading.card(handle[1]):
            return None
        reading = self.table.reading
        owner, face = reading.owner.get(handle[1]), reading.s.faces[handle[1]]
        same = [
            h[1]
            for h in found
            if isinstance(h, tuple)
            and h[0] == "c"
            and reading.owner.get(h[1]) == owner
            and reading.s.faces[h[1]] == face
        ]
        return same or None

    def click(self, handle: Hashable) -> bool:
        mark = self.table.mark(handle)
        if not mark.open or not isinstance(handle, tuple) or not self.table.asked:
            return False
        if self.filling is not None and self.filling.part is not None:
            return self._aim(handle)
        mine = self.of(handle)
        if not mine:
            if handle[0] == "c" and self._own(handle):
                self.table.services.inspect(handle)
                return True
            return False
        if handle == self.held:
            self.start(mine[0])
        else:
            self.held = handle
            self.table.services.play_sound("card_slide")
            self.table.again()
        return True

    def _aim(self, handle: tuple[Any, ...]) -> bool:
        assert self.filling is not None
        found = {self.target(value): value for value in self.options()}
        if handle in found:
            top = found[handle]
            same = self._stacked(handle, found) if isinstance(self.filling.part, Pick) else None
            if same and len(same) > 1:  # one more of the stack; from the last back to none
                left = [card for card in same if card not in self.filling.picked]
                if left and len(self.filling.picked) < self.filling.part.hi:
                    self.name(left[0])
                else:
                    self.filling.picked = [card for card in self.filling.picked if card not in same]
                    self.table.again()
                return True
            self.name(top)
            return True
        same = self._stacked(handle, found)
        if same:
            self.name(found["c", same[0]])
            return True
        return False

    def drop(self, handle: Hashable, onto: Hashable) -> bool:
        """An own card dropped on the own realm is tabled, a ritual begun."""
        if onto != ("realm", self.table.services.seat) or not isinstance(handle, tuple) or handle[0] != "c":
            return False
        found = next((branch for branch in self.of(handle) if branch.verb in ("table", "begin")), None)
        if found is None:
            return False
        self.start(found)
        return True

    def back(self) -> bool:
        if self.filling is None and self.held is None:
            return False
        if self.filling is not None:
            self.filling = None
        else:
            self.held = None
        self.table.again()
        return True

    def ask(self) -> tuple[str, str] | None:
        table, words = self.table, self.table.words
        if self.filling is not None and self.filling.part is not None:
            verb = verb_of(self.filling.branch)
            thing = thing_of(self.filling.branch)
            name = table.named(thing) if verb in OF_CARD and thing is not None else words(f"verb-{verb}")
            key = f"deed-{verb}-ask" if words.has(f"deed-{verb}-ask") else "deed-ask"
            return words(key, name=name), ""
        if self.held is not None and table.asked:
            return words("deed-held", name=self.title_of(self.held)), words("deed-aid")
        return None

    def title_of(self, handle: Hashable) -> str:
        assert isinstance(handle, tuple)
        if handle[0] == "c":
            return self.table.named(handle[1])
        if handle[0] == "powers":
            return self.table.words("powers")
        return self.table.devil(handle[1])

    def acts(self) -> Sequence[AnswerButton]:
        table, words = self.table, self.table.words
        if not table.asked:
            return ()
        if self.filling is not None and self.filling.part is not None:
            return self._filling_acts()
        if self.held is None:
            return ()
        out = []
        for n, branch in enumerate(self.of(self.held)):
            verb = verb_of(branch)
            key = f"verb-{verb}"
            if thing_of(branch) == DEVIL:
                key = f"verb-{verb}-devil"
            small = f"{key}-small"
            hold = branch.verb == "hold"
            text = words("verb-hold-play", what=words(key)) if hold else words(key)
            kind: Any = "primary" if n == 0 else "danger" if verb in HOT else "gold"
            out.append(AnswerButton(f"{branch.verb}.{verb}", text, self._starter(branch), words.maybe(small), kind))
        out.append(back_button(words("verb-cancel"), self.back))
        return out

    def _starter(self, branch: Branch) -> Callable[[], None]:
        return lambda: self.start(branch)

    def _namer(self, value: Any) -> Callable[[], None]:
        return lambda: self.name(value)

    def _filling_acts(self) -> list[AnswerButton]:
        words, filling = self.table.words, self.filling
        assert filling is not None
        out: list[AnswerButton] = []
        part = filling.part
        verb = verb_of(filling.branch)
        if isinstance(part, Pick):
            n = len(filling.picked)
            why = "" if part.lo <= n <= part.hi else words("why-pick-cards", n=part.lo - n)
            out.append(
                AnswerButton(
                    "done",
                    words("verb-confirm"),
                    self.done,
                    words("verb-done-small", n=n, all=part.hi),
                    "primary",
                    not why,
                    why,
                )
            )
        for value in self.options():
            if self.target(value) is None:
                out.append(
                    AnswerButton(f"word.{value}", words(f"word-{verb}-{value}"), self._namer(value), kind="gold")
                )
        if not out:
            out.append(
                AnswerButton("target", words("verb-target"), lambda: None, enabled=False, why=words("why-target"))
            )
        out.append(back_button(words("verb-cancel"), self.back))
        return out
