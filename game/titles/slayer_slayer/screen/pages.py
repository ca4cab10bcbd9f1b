"""What the inspector says: goblins with what they count now and why, the foe with its abilities and loot, the supplies."""

from __future__ import annotations

from collections.abc import Hashable

from game.titles.slayer_slayer.screen.asks import voted_card
from game.titles.slayer_slayer.screen.card_rows import FOE_ROWS, GOBLINS, OBJECTIVE_ROWS
from game.titles.slayer_slayer.screen.cards import Cards
from game.titles.slayer_slayer.screen.context import Context
from game.titles.slayer_slayer.screen.foe_sheet import lots_of
from game.titles.slayer_slayer.screen.purse import Purse
from game.titles.slayer_slayer.screen.reading import PlayedCard
from game.titles.slayer_slayer.screen.standing import Standing
from game.ui.widgets.inspector import Entry, Inspected
from game.words.numbers import signed


class Pages:
    """Pages of one table."""

    def __init__(self, table: Context, cards: Cards, standing: Standing, purse: Purse) -> None:
        self.table = table
        self.cards, self.standing, self.purse = cards, standing, purse

    def of(self, handle: Hashable) -> Inspected | None:
        """A card by its handle, a goblin or foe by its id (links of the log), the foe
        and totals, what a slip is about, deck and Pile."""
        reading, words = self.table.reading, self.table.words
        if isinstance(handle, str) and handle in FOE_ROWS:
            lore = words(f"foe-{handle}.flavour")
            return Inspected(name=self.table.foe_name(handle), picture=handle, lore=lore)
        if isinstance(handle, str) and handle in OBJECTIVE_ROWS:
            name, text = self.table.objective_words(handle)
            return Inspected(name=name, picture=f"objective_{handle}", kind_words=words("objective"), text=text)
        if isinstance(handle, str):
            return self.card(handle) if handle in GOBLINS else None
        if not isinstance(handle, tuple):
            return None
        if handle[0] in ("foe", "ability"):
            return self.foe()
        if handle[0] == "totals":
            return self.totals()
        if handle[0] == "vote":
            card = voted_card(self.table)
            return self.card(card) if card is not None else None
        if handle[0] == "deck":
            count = Entry(words("plate-cards", n=reading.public.deck), "", True)
            under = tuple(Entry(self.table.card_name(card)) for card in reading.mind.under)
            entries = (count, *((Entry(words("inspect-under"), "", True), *under) if under else ()))
            return Inspected(name=words("deck"), text=words("deck-text"), entries=entries)
        if handle[0] == "pile":
            lost = tuple(Entry(self.table.card_name(card)) for card in reading.mind.lost)
            count = Entry(words("plate-cards", n=reading.public.pile), "", True)
            entries = (count, *((Entry(words("inspect-lost"), "", True), *lost) if lost else ()))
            return Inspected(name=words("pile"), text=words("pile-text"), entries=entries)
        if handle[0] == "c":
            return self.handle(handle[1])
        return None

    def handle(self, number: int) -> Inspected | None:
        reading, words = self.table.reading, self.table.words
        lying = reading.by_handle.get(number)
        if lying is not None and lying.card is None:
            return Inspected(name=words("inspect-hidden"), text=words("inspect-hidden-text"))
        if lying is not None and lying.card is not None:
            return self.lying(lying, lying.card)
        card = reading.names.get(number)
        return None if card is None else self.card(card, entries=self._held(card))

    # goblins

    def card(self, card: str, *, status: str = "", entries: tuple[Entry, ...] = (), numeral: str = "") -> Inspected:
        row, words = GOBLINS[card], self.table.words
        feat = words("inspect-feat", name=words(f"card-{card}.feat"))
        return Inspected(
            name=words(f"card-{card}"), picture=card, numeral=numeral or str(row["power"]), kind=row["class"],
            kind_words=words(f"class-{row['class']}"), status=status,
            text="\n".join((feat, words(f"card-{card}.text"))), entries=entries, lore=words(f"card-{card}.flavour"),
        )  # fmt: skip

    def _held(self, card: str) -> tuple[Entry, ...]:
        """What a held card would be worth: against this foe, and at the end."""
        table, words = self.table, self.table.words
        out = [Entry(text) for text in against(table, card)]
        if out:
            out.insert(0, Entry(words("inspect-against"), "", True))
        if self.purse.revealed:
            out.append(Entry(words("inspect-worth", n=self.purse.worth("cards", 1))))
        return tuple(out)

    def lying(self, lying: PlayedCard, card: str) -> Inspected:
        """A played goblin: what its Power is made of, and whether its feat works."""
        table, words, reading = self.table, self.table.words, self.table.reading
        numeral = self.cards.power(card, lying.power, reading.horde.up)
        entries: list[Entry] = []
        if reading.horde.up:
            entries += self._made_of(lying, card, numeral)
        entries.append(Entry(words(f"inspect-feat-{self._feat(lying, card)}")))
        entries += [Entry(text) for text in against(table, card)]
        status = words("inspect-mine") if lying.own else ""
        return self.card(card, status=status, entries=tuple(entries), numeral=numeral)

    def _made_of(self, lying: PlayedCard, card: str, numeral: str) -> list[Entry]:
        """Its Power with every change and the reason (GSS-13.2)."""
        table, words = self.table, self.table.words
        worth = self.standing.worths().get(lying.handle)
        die = GOBLINS[card]["power"] == "d20"
        if worth is None:
            return [Entry(words("inspect-now", n=numeral), "", True)]
        out = [Entry(words("inspect-now", n=worth.total), "", True)]
        if worth.changes or die:
            out.append(Entry(words("reason-die" if die else "reason-printed"), str(worth.power)))
        out += [Entry(table.reason(why, table.foe_now), signed(by) if by else "") for why, by in worth.changes]
        return out

    def _feat(self, lying: PlayedCard, card: str) -> str:
        """How its feat stands."""
        reading = self.table.reading
        if any(lying is other for other in reading.horde.earlier):
            return "carried" if card == "barricader" and not lying.raised else "earlier"
        if not reading.horde.up:
            return "face_down"
        return "raised" if lying.raised else "disabled" if lying.disabled else "works"

    # the foe and the count

    def foe(self) -> Inspected | None:
        """With what its loot is worth under the own objective, while that lies open."""
        table, words, reading = self.table, self.table.words, self.table.reading
        foe = reading.foe
        if foe is None:
            return None
        row = FOE_ROWS[foe.id]
        entries: list[Entry] = []
        if reading.count is not None and reading.count.against != foe.power:
            entries = [Entry(words("inspect-now", n=reading.count.against), "", True), *self._foe_made_of()]
        entries.append(Entry(words("foe-abilities"), "", True))
        for i, ability in enumerate(row["abilities"]):
            if ability["round"] <= reading.round:
                told = f"{table.ability(foe.id, i)} ({words('foe-ability-since', n=ability['round'])})"
                entries.append(Entry(told))
        if foe.plan_b:
            entries.append(Entry(words("foe-plan-b")))
        if foe.power is None:
            entries.append(Entry(words("ledger-foe"), table.foe_power()))
        entries += [Entry(words("foe-power-living", n=foe.players))]
        lots = lots_of(foe.id, foe.players)
        entries.append(Entry(words("foe-loot", n=len(lots)), "", True))
        secret = self.purse.revealed
        entries += [Entry(table.amount(kind, n), f"{self.purse.worth(kind, n)}" if secret else "") for kind, n in lots]
        tier = words("tier-final") if row.get("final") else words(f"tier-{row['tier']}")
        power = "?" if foe.power is None else str(foe.power)
        return Inspected(name=table.foe_name(foe.id), picture=foe.id, numeral=power, kind_words=tier,
                         entries=tuple(entries), lore=words(f"foe-{foe.id}.flavour"),
                         rule="GSS-4.11")  # fmt: skip

    def _foe_made_of(self) -> list[Entry]:
        """The foe's Power with every change and who makes it; nothing before the reveal."""
        table = self.table
        return [Entry(table.reason(why, table.foe_now), str(by) if why == "basic" else signed(by))
                for why, by in self.standing.foe()]  # fmt: skip

    def totals(self) -> Inspected | None:
        table, words, reading = self.table, self.table.words, self.table.reading
        count, foe = reading.count, reading.foe
        if foe is None:
            return None
        if count is None:
            return Inspected(name=words("count-name"), text=words("count-face-down"),
                             entries=(Entry(words("ledger-foe"), table.foe_power(), True),))  # fmt: skip
        entries = [Entry(words("ledger-horde"), str(count.horde), True)]
        entries += [Entry(table.card_name(table.goblin(handle) or ""), f"+{number}") for handle, number in count.dice]
        entries.append(Entry(words("ledger-foe"), str(count.against), True))
        entries += self._foe_made_of()
        return Inspected(name=words("count-name"), entries=tuple(entries), rule="GSS-5.2")


def against(table: Context, card: str) -> list[str]:
    """What the foe's abilities in force do to a goblin, in words."""
    reading, words = table.reading, table.words
    foe = reading.foe
    if foe is None or foe.plan_b:
        return []
    row, kind = GOBLINS[card], GOBLINS[card]["class"]
    power = None if row["power"] == "d20" else row["power"]
    dice = row["effect"]["verb"] in ("bet", "horde_die")
    out: list[str] = []
    for ability in FOE_ROWS[foe.id]["abilities"]:
        if ability["round"] > reading.round:
            continue
        verb = ability["verb"]
        same = ability.get("class") == kind
        if verb == "disable_all" or (verb == "disable_class" and same) or (verb == "disable_dice" and dice):
            out.append(words("inspect-against-disabled"))
        elif (verb == "discard_class" and same) or (
            verb == "discard_power_max" and power is not None and power <= ability["n"]
        ):
            out.append(words("inspect-against-discarded"))
        elif verb in ("discard_weakest", "discard_mightiest"):
            out.append(words(f"inspect-against-{verb.removeprefix('discard_')}"))
        elif verb == "cap_power" and (power is None or power > ability["n"]):
            out.append(words("inspect-against-capped", n=ability["n"]))
        elif verb == "foe_power_per_class" and same:
            out.append(words("inspect-against-feeds"))
    return list(dict.fromkeys(out))
