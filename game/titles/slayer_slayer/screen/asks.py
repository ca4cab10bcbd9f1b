"""The ask line: what is asked, what is at stake, or whom the table waits for (GSS-13.6). All from the seat's own view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.engine.ask import SeatAsk
from game.titles.slayer_slayer.rules.cards import FLOORS
from game.titles.slayer_slayer.rules.subject import subject_of
from game.titles.slayer_slayer.screen.card_rows import EVENT_ROWS, GOBLINS, ITEM_ROWS
from game.titles.slayer_slayer.screen.context import Context
from game.titles.slayer_slayer.screen.hand import Hand
from game.titles.slayer_slayer.screen.seats import has_answered, only_bots
from game.titles.slayer_slayer.screen.survivor_pick import SurvivorPick
from game.words.numbers import signed

INVESTED: int = min(row["effect"]["need"] for row in ITEM_ROWS.values() if row["effect"]["verb"] == "invest")
"""From this number on an investment pays (GSS-6.9)."""
VOTES = ("route_vote", "bet_vote", "horde_die_vote", "representative_vote")


class AskWords:
    """The ask line of one table."""

    def __init__(self, table: Context, hand: Hand, pick: SurvivorPick) -> None:
        self.table, self.hand, self.pick = table, hand, pick

    def words(self) -> tuple[str, str]:
        """One sentence, and what is at stake."""
        update, words = self.table.services.update, self.table.words
        if update.result is not None:
            outcome = update.result.outcome
            reached = (
                words("end-reached", n=self.table.reading.floor, of=FLOORS)
                if outcome in ("nobody", "abandoned")
                else ""
            )
            return words(f"end-{outcome}"), reached
        ask = update.ask
        own = self.table.reading.own
        if own is not None and own.out:
            waits = self._waiting(ask) if ask is not None else ""
            return words("tomb-text"), words("tomb-bots") if only_bots(self.table) else waits
        if ask is None:
            return "", ""
        nouns = self.nouns(ask)
        if not self.table.asked:
            return self._waiting(ask, nouns), words("why-waiting") if self._answered(ask) else ""
        special = _SPECIAL.get(ask.kind)
        if special is not None:
            return special(self, ask, nouns)
        return words(f"ask-{ask.kind}", **nouns), words.stakes(f"ask-{ask.kind}", **nouns)

    def _answered(self, ask: SeatAsk) -> bool:
        return self.table.services.seat in ask.seats and self.table.services.seat not in ask.waiting_for

    def _waiting(self, ask: SeatAsk, nouns: dict[str, Any] | None = None) -> str:
        """Whom or what the table waits for."""
        nouns = nouns if nouns is not None else self.nouns(ask)
        return self.table.words.maybe(f"ask-{ask.kind}.waiting", **nouns)

    def _play_cards(self, ask: SeatAsk, nouns: dict[str, Any]) -> tuple[str, str]:
        words, hand, reading = self.table.words, self.hand, self.table.reading
        if hand.committed:
            return words("ask-play-cards.committed"), words("ask-play-cards.waiting", **nouns)
        lo, hi = hand.limits or (1, 1)
        held = len(reading.hand.cards)
        key = "ask-play-cards"
        if lo == hi:
            key += ".exactly"
        elif hi < held:
            key += ".between"
        strict = self.table.services.feed.options.get("last_stand") is False
        if reading.floor == 10:
            stakes = words("ask-play-cards.final")
        elif held == 1:
            stakes = words("ask-play-cards.strict" if strict else "ask-play-cards.last")
        elif len(hand.chosen) == held:
            stakes = words("ask-play-cards.strict" if strict else "ask-play-cards.whole")
        else:
            stakes = words("ask-play-cards.stakes")
        return words(key, **nouns), " ".join(filter(None, (stakes, words.timeout("ask-play-cards"))))

    def _blood_rite(self, ask: SeatAsk, nouns: dict[str, Any]) -> tuple[str, str]:
        words = self.table.words
        if self.hand.limits is None:
            return words("ask-blood-rite.waiting", **nouns), words("ask-blood-rite.others")
        return words("ask-blood-rite", **nouns), words.stakes("ask-blood-rite", **nouns)

    def _survivor_pick(self, ask: SeatAsk, nouns: dict[str, Any]) -> tuple[str, str]:
        words, reading = self.table.words, self.table.reading
        own = reading.own
        armour = own is not None and own.armours > 0
        can = self.pick.pickable()
        must = bool(can) and all(reading.names.get(handle) == "princeling" for handle in can)
        text = words("ask-survivor-pick.armour" if armour else "ask-survivor-pick")
        return text, words("ask-survivor-pick.must") if must else words.stakes("ask-survivor-pick")

    def _loot_division(self, ask: SeatAsk, nouns: dict[str, Any]) -> tuple[str, str]:
        loot = self.table.reading.loot
        if loot is not None and self.table.services.seat in loot.confirmed:
            return self.table.words("ask-loot-division.confirmed"), self.table.words(
                "ask-loot-division.waiting", **nouns
            )
        return self.table.words("ask-loot-division", **nouns), self.table.words.stakes("ask-loot-division", **nouns)

    def _event_stake(self, ask: SeatAsk, nouns: dict[str, Any]) -> tuple[str, str]:
        whole = len(self.hand.chosen) == len(self.table.reading.hand.cards)
        words = self.table.words
        return words("ask-event-stake"), words("ask-event-stake.whole") if whole else words.stakes("ask-event-stake")

    def _store_choice(self, ask: SeatAsk, nouns: dict[str, Any]) -> tuple[str, str]:
        key = f"ask-store-choice.{subject_of(ask).item}"
        found = self.table.words.maybe(key, **nouns) or self.table.words("ask-store-choice")
        return found, self.table.words.stakes("ask-store-choice")

    # what stands in the braces

    def nouns(self, ask: SeatAsk) -> dict[str, Any]:
        """Everything that a wording may name, from what this seat sees."""
        reading, words = self.table.reading, self.table.words
        out: dict[str, Any] = dict(ask.nouns)
        # In an open ask whoever has done their part is still asked: they may take it back.
        owing = [seat for seat in ask.waiting_for if not has_answered(self.table, seat)] or ask.waiting_for
        names = [self.table.services.name(seat) for seat in owing]
        out["names"], out["people"] = words.join(names), len(names)
        out["name"] = names[0] if names else ""
        out["n"] = len(ask.seats)
        out["v"] = len(ask.seats) - len(ask.waiting_for)
        out["floor"] = reading.floor
        foe = reading.foe
        if foe is not None:
            out["foe"] = self.table.foe_name(foe.id)
            out["power"] = self.table.foe_power()
        if reading.count is not None:
            out["horde"], out["total"], out["power"] = reading.count.horde, reading.count.total, reading.count.against
        subject = subject_of(ask)
        card = subject.card or reading.names.get(subject.handle)
        if card is not None:
            out["goblin"] = self.table.card_name(card)
        more = _MORE.get(ask.kind)
        if more is not None:
            out.update(more(self, ask, card))
        out.setdefault("event", "")
        if subject.event:
            out["event"] = self.table.event_name(subject.event)
            out["text"] = words(f"event-{subject.event}.text")
        return out

    def _bet(self, ask: SeatAsk, card: str | None) -> dict[str, Any]:
        if card is None:
            return {}
        effect = GOBLINS[card]["effect"]
        return {name: outcome_words(self.table, effect[name]) for name in ("success", "failure")}

    def _die(self, ask: SeatAsk, card: str | None) -> dict[str, Any]:
        count = self.table.reading.count
        if count is None:
            return {}
        wins = sum(roll <= count.horde and count.total + roll >= count.against for roll in range(1, 21))
        return {
            "wins": wins,
            "enough": "yes" if count.total >= count.against else "no",
            "safe": "yes" if count.horde >= 20 else "no",
        }

    def _rite(self, ask: SeatAsk, card: str | None) -> dict[str, Any]:
        return {"amount": GOBLINS["bloodpriest"]["effect"]["amount"]}

    def _limits(self, ask: SeatAsk, card: str | None) -> dict[str, Any]:
        lo, hi = self.hand.limits or (1, 1)
        return {"min": lo, "max": hi}

    def _sacrifice(self, ask: SeatAsk, card: str | None) -> dict[str, Any]:
        limits = self.hand.limits
        return {"n": limits[0] if limits is not None else subject_of(ask).n}

    def _weave(self, ask: SeatAsk, card: str | None) -> dict[str, Any]:
        own, words = self.table.reading.own, self.table.words
        what = words.name(f"roll-{subject_of(ask).purpose}")
        return {"what": what, "held": own.rerolls if own is not None else 0}

    def _loot(self, ask: SeatAsk, card: str | None) -> dict[str, Any]:
        reading = self.table.reading
        living = reading.living()
        counts = ", ".join(f"{self.table.short_name(seat)} {reading.seats[seat].lots}" for seat in living)
        return {
            "lots": len(reading.loot.lots) if reading.loot is not None else 0,
            "players": len(living),
            "counts": counts,
        }

    def _event_bet(self, ask: SeatAsk, card: str | None) -> dict[str, Any]:
        event = self.table.reading.event
        k = event.staked if event is not None else 1
        reward = EVENT_ROWS[subject_of(ask).event]["reward"][max(0, k - 1)]
        return {"k": k, "reward": self.table.gains(reward)}

    def _store_target(self, ask: SeatAsk, card: str | None) -> dict[str, Any]:
        target = subject_of(ask).target
        return {"name": self.table.services.name(target)} if target >= 0 else {}


_SPECIAL: Mapping[str, Callable[[AskWords, SeatAsk, dict[str, Any]], tuple[str, str]]] = {
    "play_cards": AskWords._play_cards,
    "blood_rite": AskWords._blood_rite,
    "survivor_pick": AskWords._survivor_pick,
    "loot_division": AskWords._loot_division,
    "event_stake": AskWords._event_stake,
    "store_choice": AskWords._store_choice,
}
_MORE: Mapping[str, Callable[[AskWords, SeatAsk, str | None], dict[str, Any]]] = {
    "bet_vote": AskWords._bet,
    "horde_die_vote": AskWords._die,
    "blood_rite": AskWords._rite,
    "play_cards": AskWords._limits,
    "sacrifice": AskWords._sacrifice,
    "weave_window": AskWords._weave,
    "loot_division": AskWords._loot,
    "event_bet": AskWords._event_bet,
    "store_choice": AskWords._store_target,
}


def outcome_words(table: Context, outcome: dict[str, Any]) -> str:
    """What a bet does now, as a part of a sentence: behind the Shield Wall nobody is discarded (GSS-10.6)."""
    verb, foe = outcome["verb"], table.reading.foe
    if verb.startswith("discard_") and foe is not None and foe.wall:
        return table.words("bet-walled")
    key = f"bet-{verb}"
    if verb == "class_bonus":
        key += f"-{outcome['class']}"
    elif verb == "discard_weakest":
        key += f"-{outcome['n']}"
    amount = outcome.get("amount", outcome.get("n", 0))
    return table.words(key, n=signed(amount) if amount < 0 else amount)


def standing(table: Context, purpose: str, number: int) -> tuple[str, bool | None]:
    """What a die that may be thrown again does as it lies, and whether that is good for the group (None: it depends)."""
    words, reading = table.words, table.reading
    if purpose == "bet" and reading.die is not None:
        card, side = reading.names.get(reading.die[0]), reading.die[1]
        right = (number % 2 == 1) == (side == "odds")
        outcome = GOBLINS[card]["effect"]["success" if right else "failure"] if card in GOBLINS else None
        what = outcome_words(table, outcome) if outcome is not None else ""
        return words("stands-right" if right else "stands-wrong", what=what), right
    if purpose == "horde_die" and reading.count is not None:
        joins = number <= reading.count.horde
        key = "stands-joins" if joins else "stands-spoils"
        return words(key, total=reading.count.total + number, power=reading.count.against), joins
    if purpose == "event" and reading.event is not None:
        row = EVENT_ROWS[reading.event.id]
        if row["check"] == "odds":
            good = (number % 2 == 1) == (reading.event.side == "odds")
        else:
            good = number >= int(row["need"][max(1, reading.event.staked) - 1])
        return words("stands-success" if good else "stands-failure"), good
    if purpose == "investment":
        good = number >= INVESTED
        return words("stands-pays" if good else "stands-pays-not"), good
    return words("stands-power", n=number), None


def voted_card(table: Context) -> str | None:
    """The goblin that the present ask is about."""
    ask, reading = table.services.update.ask, table.reading
    if ask is None:
        return None
    subject = subject_of(ask)
    found = subject.card or reading.names.get(subject.handle)
    if found is None and reading.die is not None:
        found = reading.names.get(reading.die[0])
    return found
