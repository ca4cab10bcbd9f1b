"""What the inspector says of cards, spaces and piles; and the words for a ledger's lines."""

from __future__ import annotations

from typing import Any

from game.titles.battlegoats.rules import forecast
from game.titles.battlegoats.rules.cards import IN_FRONT, SPACE_INDEX, SPACES
from game.titles.battlegoats.screen.bonus import reason
from game.titles.battlegoats.screen.cards import KIND
from game.titles.battlegoats.screen.context import Context
from game.titles.battlegoats.screen.fight import LedgerLine
from game.titles.battlegoats.screen.reading import FieldCard, card_of
from game.ui.widgets.inspector import Entry, Inspected
from game.words.numbers import signed


class Pages:
    """Pages of one table."""

    def __init__(self, table: Context) -> None:
        self.table = table

    # a ledger in words

    def line(self, entry: list[Any], space: str | None) -> LedgerLine:
        """One line of a ledger: [source, card, space, add]. `space` is where the card that counts lies."""
        words, table = self.table.words, self.table
        source, card, where, add = entry
        name = table.card_name(card)
        if source == "aura":
            return LedgerLine(words("bonus-aura", card=name, space=self.relation(space, where)), signed(add), add)
        if source in ("printed", "mimic", "set_power"):
            return LedgerLine(words(f"bonus-{source}", card=name), str(add), add)
        if source == "own":
            return LedgerLine(reason(table, card, add, space), signed(add), add)
        return LedgerLine(words(f"bonus-{source}", card=name), signed(add), add)

    def relation(self, space: str | None, other: str) -> str:
        """Where a helper lies, seen from the helped card."""
        words = self.table.words
        if space is None:
            return self.table.row_name(other)
        mine, theirs = SPACE_INDEX[space], SPACE_INDEX[other]
        if theirs in IN_FRONT[mine]:
            return words("rel-front")
        if mine in IN_FRONT[theirs]:
            return words("rel-behind")
        beside = mine // 3 == theirs // 3
        if not beside:
            return self.table.row_name(other)
        return words("rel-beside" if abs(mine - theirs) == 1 else "rel-row")

    def entries(self, counts: dict[str, Any], space: str, here: bool = False) -> tuple[Entry, ...]:
        """Power attacking and defending, each bonus named; once when both are the same."""
        words = self.table.words
        attack, defend = counts["attack"], counts["defend"]
        lead = "here" if here else "now"
        if attack["lines"] == defend["lines"]:
            blocks = [("both", attack)]
        else:
            blocks = [("attack", attack), ("defend", defend)]
        out: list[Entry] = []
        for role, count in blocks:
            out.append(Entry(words(f"power-{lead}-{role}"), str(count["total"]), True))
            if len(count["lines"]) > 1 or len(blocks) == 1:
                out += [self.line(line, space).entry() for line in count["lines"]]
        return tuple(out)

    # pages

    def card(
        self, card: str, *, status: str = "", entries: tuple[Entry, ...] = (), note: str = "", rule: str = ""
    ) -> Inspected:
        row, table = card_of(card), self.table
        lore = table.words(f"card-{card}.flavour")
        return Inspected(
            name=table.card_name(card), picture=card, numeral=str(row.power), kind=KIND[row.type],
            kind_words=table.type_name(card), status=status, text=table.words(f"card-{card}.text"), entries=entries,
            note=note, rule=rule, lore="" if note else lore,
        )  # fmt: skip

    def lying(self, lying: FieldCard) -> Inspected:
        """A card in a battlefield."""
        table, words = self.table, self.table.words
        mine = lying.seat == table.services.seat
        if lying.card is None:
            return Inspected(
                name=words("hidden-name"),
                status=self.where("status-hidden", lying.seat, lying.space),
                text=words("hidden-text"),
                entries=self._against(lying),
                rule="BTG-2.10",
            )
        if lying.facing:
            status = self.where("status-up", lying.seat, lying.space)
        else:
            status = self.where("status-known", lying.seat, lying.space)
        counts = table.reading.forecast.get(lying.space) if mine else None
        entries = self.entries(counts, lying.space) if counts else self._against(lying)
        marks = []
        if lying.spent:
            marks.append(words("mark-spent"))
        if lying.defeats:
            marks.append(words("mark-defeats", n=lying.defeats))
        return self.card(lying.card, status=status, entries=entries, note=" ".join(marks))

    def _against(self, lying: FieldCard) -> tuple[Entry, ...]:
        """The planned attack on this card, in numbers: yours, and theirs if you know them."""
        table, chooser = self.table, self.table.chooser
        if chooser.source is None or chooser.verb != "attack" or lying.seat == chooser.me:
            return ()
        found = forecast.fight(
            table.services.update.view, chooser.me, [chooser.me, chooser.source], [lying.seat, lying.space]
        )
        out: list[Entry] = []
        for side, space in (("attack", chooser.source), ("defend", lying.space)):
            count = found[side]
            if count is not None:
                name = table.card_name(count["card"])
                out.append(Entry(table.words(f"power-against-{side}", card=name), str(count["total"]), True))
                out += [self.line(line, space).entry() for line in count["lines"]]
        return tuple(out)

    def laying(self, number: int, space: str | None) -> Inspected:
        """DEPLOY: a card of yours, with what it would count where it lies or is held."""
        table, words = self.table, self.table.words
        card = table.reading.names[number]
        if space is None:
            return self.card(card, status=words("status-tray"))
        laid = table.chooser.with_card(number, space)
        names = table.reading.names
        layout = [[s, names[laid[s]]] for s in SPACES if s in laid]
        counts = forecast.sketched(table.services.update.view, table.services.seat, layout)[space]
        key = "status-dragging" if table.services.pointer.dragging is not None else "status-laid"
        if table.services.pointer.dragging is None and table.chooser.laid.get(space) != number:
            key = "status-held"
        entries = self.entries(counts, space, True)
        return self.card(card, status=words(key, where=table.space_name(table.chooser.me, space)), entries=entries,
                         rule="BTG-2.7")  # fmt: skip

    def pile(self, seat: int) -> Inspected:
        """A discard pile: every card that fell."""
        table, words = self.table, self.table.words
        pile = table.reading.pile(seat)
        entries = tuple(Entry(table.card_name(card), str(card_of(card).power)) for _, card in reversed(pile))
        return Inspected(name=table.pile_name(seat), text="" if pile else words("pile-empty"), entries=entries)

    def space(self, seat: int, space: str) -> Inspected:
        words = self.table.words
        return Inspected(name=words("empty-name"), status=self.where("status-hidden", seat, space),
                         text=words("empty-text"), rule="BTG-2.8")  # fmt: skip

    def where(self, key: str, seat: int, space: str) -> str:
        """Whose space it is and where it lies, in a sentence."""
        return self.table.of_seat(key, seat, where=self.table.space_name(seat, space))
