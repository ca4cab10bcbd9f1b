"""What a computer player keeps of what it was shown (BTG-12.1, 12.6; chances in settings.toml, [memory]).

A card is remembered by its handle, which moves with the moves that all can see and is dealt anew by a veil or a shell
game. A player that forgets nothing also keeps what such a trick leaves over: these cards lie in these spaces, in some
order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from game.engine.chance import AnyChance, FastChance
from game.engine.cues import SeatCue, read
from game.engine.match import Match
from game.engine.rules import View
from game.titles import bot_contract
from game.titles.battlegoats.bot.belief import Belief
from game.titles.battlegoats.bot.weigh import lenders
from game.titles.battlegoats.rules import cues
from game.titles.battlegoats.rules.cards import CANNOT_ATTACK, IDS, INDEX, SETTINGS, SPACE_INDEX
from game.titles.battlegoats.rules.state import State

LEVELS: dict[str, dict[str, int]] = {level: SETTINGS["memory"]["bot_" + level] for level in ("easy", "normal", "hard")}


IDLERS = tuple(name for card, name in enumerate(IDS) if CANNOT_ATTACK >> card & 1)
"""What a seat has left that must skip its turn."""


class Memory(bot_contract.Memory):
    """The memory of one seat."""

    def __init__(self, seat: int, level: str, seed: int | str = 0) -> None:
        self.seat = seat
        self.store = LEVELS[level]["store_percent"]
        self.lose = LEVELS[level]["lose_percent_per_turn"]
        self.sure = self.lose == 0
        self.chance = FastChance(f"memory:{seat}:{seed}")
        self.names: dict[int, str] = {}
        """Handle -> card: enemy cards shown, as far as they were kept."""
        self.groups: list[tuple[list[int], list[str]]] = []
        """These cards lie under these handles, in some order: all, or one under each handle where there are fewer handles."""
        self.lent: list[list[tuple[int, str]]] = []
        """One of these handles has that card under it: it lent a fighter power from face down (`support`)."""
        self.shown: set[int] = set()
        """Handles of own cards that others have been shown since they could last be followed."""
        self.passed: set[str] = set()
        """Cards seen in packets of the draft: somebody holds them."""
        self.attacks: Counter[int] = Counter()
        """Attacks that each seat has made."""
        self.belief = Belief(self.attacks) if self.sure else None
        self.turn = 0

    def observe(self, view: View, told: Sequence[SeatCue]) -> None:
        """Take in an update."""
        public = view["public"]
        for cue in told:
            self._cue(cue)
            if cue.kind == "skipped" and cue.nouns["seat"] != self.seat and self.sure:
                self._cannot_attack(view, cue.nouns["seat"])
            elif cue.kind == "power" and cue.nouns["support"] and cue.nouns["place"][0] != self.seat and self.sure:
                self._lent(view, cues.Power(**cue.nouns))
        if public["turn"] != self.turn:
            self.turn = public["turn"]
            self._forget()
        if public["phase"] == "draft":
            self.passed.update(name for _, name in view.get("mine", {}).get("packet", ()))

    def _cue(self, cue: SeatCue) -> None:
        match read(cues.KINDS, cue):
            case (
                cues.Flip(handle=handle, card=card)
                | cues.Expose(handle=handle, card=card)
                | cues.Command(handle=handle, card=card)
                | cues.Dodge(handle=handle, card=card)
                | cues.Raised(handle=handle, card=card)
                | cues.Stolen(handle=handle, card=str(card))  # only to the two seats that know it
            ):
                self._see(handle, card)
            case cues.Declared(place=place):
                self.attacks[int(place[0])] += 1
            case cues.Peek() as peek:
                self.shown.update(peek.handles)
                for handle, card in zip(peek.handles, peek.faces or ()):
                    self._see(handle, card)
            case cues.Veil() | cues.ShellGame() as mixed:
                self._mixed(mixed.before, mixed.after, mixed.seat != self.seat)
            case cues.Falls() as falls:
                self.names.pop(falls.handle, None)
                self.shown.discard(falls.handle)
                self._settle(falls.handle, falls.card)

    def _see(self, handle: int, name: str) -> None:
        self.shown.add(handle)
        self._settle(handle, name)
        if self.chance.below("", 100) < self.store:
            self.names[handle] = name

    def _mixed(self, before: list[int], after: list[int], enemy: bool) -> None:
        known = [self.names.pop(handle) for handle in before if handle in self.names]
        self.shown.difference_update(before)
        self.lent = [may for may in self.lent if all(handle not in before for handle, _ in may)]
        for handles, names in self.groups[:]:
            if any(handle in before for handle in handles):
                self.groups.remove((handles, names))
                outside = [handle for handle in handles if handle not in before]
                if not outside and len(handles) >= len(names):
                    known += names
        if enemy and known and self.sure:
            self.groups.append((list(after), known))

    def _cannot_attack(self, view: View, owner: int) -> None:
        """Whatever `owner` has left can't attack (BTG-4.17)."""
        seen = _seen(view).union(self.names.values())
        names = [name for name in IDLERS if name not in seen]
        field = view[f"seat.{owner}"]["field"]
        handles = [entry[0] for entry in field if entry is not None and entry[1] is None and entry[0] not in self.names]
        self.groups = [group for group in self.groups if set(group[0]).isdisjoint(handles)]
        if handles and names:
            self.groups.append((handles, names))
            self._conclude()

    def _lent(self, view: View, told: cues.Power) -> None:
        """Which one card under which back explains the power that a fighter was lent; not which two together."""
        owner, space = told.place[0], str(told.place[1])
        field = view[f"seat.{owner}"]["field"]
        backs = {n: entry[0] for n, entry in enumerate(field) if entry is not None and entry[1] is None}
        found = lenders(INDEX[told.card], SPACE_INDEX[space], told.role == "attack", told.support)
        seen = _seen(view)
        known = [(backs[n], IDS[card]) for n, card in found if n in backs and self.names.get(backs[n]) == IDS[card]]
        if not known:
            names = seen.union(self.names.values())
            self.lent.append([
                (backs[n], IDS[card]) for n, card in found
                if n in backs and backs[n] not in self.names and IDS[card] not in names
            ])  # fmt: skip

    def _settle(self, handle: int, name: str) -> None:
        """A handle's card is known now: nothing else is under it, and the card is nowhere else."""
        for handles, names in self.groups:
            if handle in handles:
                handles.remove(handle)
            if name in names:
                names.remove(name)
        self.lent = [
            [one for one in may if one[0] != handle and one[1] != name]
            for may in self.lent
            if (handle, name) not in may
        ]
        self._conclude()

    def _conclude(self) -> None:
        """One card under one handle is known."""
        self.names.update((handles[0], names[0]) for handles, names in self.groups if len(handles) == len(names) == 1)
        self.groups = [group for group in self.groups if group[0] and group[1] and group[0][0] not in self.names]

    def _forget(self) -> None:
        if self.lose:
            for handle in [h for h in self.names if self.chance.below("", 100) < self.lose]:
                del self.names[handle]

    # ------------------------------------------------------------------ using it

    def known(self, view: View) -> View:
        """The view with the remembered names filled in."""
        return self._filled(view, self.names)

    def recall(self, view: View, chance: AnyChance) -> View:
        """The view with the remembered names, and with what is known only roughly, drawn anew: each call gives one way in
        which it may be."""
        names = dict(self.names)
        for handles, cards in self.groups:
            free = [handle for handle in handles if handle not in names]
            cards = [name for name in cards if name not in names.values()]
            chance.shuffle("", free)
            chance.shuffle("", cards)
            names.update(zip(free, cards))
        for may in self.lent:
            may = [one for one in may if one[0] not in names and one[1] not in names.values()]
            if may:
                names.update([chance.pick("", may)])
        if self.passed and self.sure:
            self._lay_passed(view, names, chance)
        return self._filled(view, names)

    def _filled(self, view: View, names: dict[int, str]) -> View:
        if not names:
            return view
        out = dict(view)
        for owner in range(len(view["public"]["left"])):
            key = f"seat.{owner}"
            if owner != self.seat:
                out[key] = {**view[key], "field": [_named(entry, names) for entry in view[key]["field"]]}
        return out

    def adjust(self, match: Match[State]) -> None:
        """In a match imagined from what was recalled: the others' backs are what such backs are, and they know the own cards they
        were shown."""
        state: State = match.state
        if self.belief is not None and state.phase == "battle":
            self.belief.settle(state, self.seat, match.chance)
        for card, handle in enumerate(state.handle):
            if handle in self.shown:
                state.shown |= 1 << card

    def _lay_passed(self, view: View, names: dict[int, str], chance: AnyChance) -> None:
        """Cards of the draft that lie nowhere in sight lie under some hidden handle."""
        fields = (view[f"seat.{owner}"]["field"] for owner in range(len(view["public"]["left"])))
        hidden = [
            entry[0]
            for field in fields
            for entry in field
            if entry is not None and entry[1] is None and entry[0] not in names
        ]
        cards = sorted(self.passed - _seen(view).union(names.values()))
        chance.shuffle("", hidden)
        names.update(zip(hidden, cards))


def _seen(view: View) -> set[str]:
    """The cards that the view names on the table."""
    sections = [view[f"seat.{seat}"] for seat in range(len(view["public"]["left"]))]
    found = {
        entry[1] for section in sections for entry in section["field"] if entry is not None and entry[1] is not None
    }
    return found.union(name for section in sections for _, name in section["pile"])


def _named(entry: list[Any] | None, names: dict[int, str]) -> list[Any] | None:
    if entry is None or entry[1] is not None or entry[0] not in names:
        return entry
    return [entry[0], names[entry[0]], entry[2], False, 0]
