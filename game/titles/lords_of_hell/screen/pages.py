"""What the inspector says: cards and devils with their texts, realms with the sum of their power, status cards with their two
conditions and the present numbers, offers, promises."""

from __future__ import annotations

from collections.abc import Hashable

from game.titles.lords_of_hell.rules.cards import IN_HELL, POWER, SOULS_PER_POWER, STATUS
from game.titles.lords_of_hell.rules.promise_limits import ritual_cost
from game.titles.lords_of_hell.rules.state import NOBODY, NONE, artifact, devil_power, hordes_power, mighty_power
from game.titles.lords_of_hell.screen.cards import power_of
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.names import (
    CARD_ROWS,
    DEVIL_ROWS,
    STATUS_ROWS,
)
from game.ui.widgets.inspector import Entry, Inspected

PLAN = "plan."
"""Before the id of a special that is chosen with Stop! and waits for the floor (LOH-7.5)."""


class Pages:
    """Pages of one table."""

    def __init__(self, table: Context) -> None:
        self.table = table

    def of(self, handle: Hashable) -> Inspected | None:
        """A thing of the table by its handle; a card, devil or status by its id, as the log links it."""
        if isinstance(handle, str):
            return self._by_id(handle)
        if not isinstance(handle, tuple):
            return None
        kind, what = handle[0], handle[1] if len(handle) > 1 else None
        if kind == "c":
            return self._lying(int(handle[1]))
        if kind in ("realm", "body", "captive"):
            return self.realm(int(handle[1]))
        if kind == "souls":
            return self._souls(int(handle[1]))
        if kind == "pc":
            return self._promise_card(self.table.reading.devil(int(handle[1])))
        if kind == "status":
            return self._status(str(what))
        if kind == "promise":
            return self._promise(int(handle[1]))
        if kind == "offer":
            return self._offer(int(handle[1]))
        if kind in ("deck", "discard", "powers"):
            return self._common(kind)
        return None

    def _by_id(self, name: str) -> Inspected | None:
        if name.startswith(PLAN):
            return self.card(name.removeprefix(PLAN), self.table.words("page-plan"))
        if name in CARD_ROWS:
            return self.card(name)
        if name in DEVIL_ROWS:
            return self.devil(name)
        return self._status(name) if name in STATUS_ROWS else None

    # cards

    def card(self, card: str, why: str = "", entries: tuple[Entry, ...] = ()) -> Inspected:
        row, words = CARD_ROWS[card], self.table.words
        return Inspected(
            name=words(f"card-{card}"),
            picture=card,
            numeral=power_of(card) or (str(row["soul_cost"]) if "soul_cost" in row else ""),
            kind_words=words(f"type-{row['type']}"),
            status=why,
            text=words(f"card-{card}.text"),
            entries=entries,
            lore=words(f"card-{card}.flavour"),
        )

    def _lying(self, handle: int) -> Inspected | None:
        table, reading = self.table, self.table.reading
        card = reading.card(handle)
        if not card:  # it is out of sight: what was read of it stays
            return None
        mark = table.mark(("c", handle))
        entries: list[Entry] = []
        owner = reading.owner.get(handle, -1)
        row = CARD_ROWS[card]
        if owner >= 0 and "soul_cost" in row:
            price = ritual_cost(reading.s, owner, handle) if reading.seats[owner].devil else row["soul_cost"]
            entries.append(Entry(table.words("page-cost"), str(price)))
            entries.append(Entry(table.words("fact-souls"), str(reading.seats[owner].souls)))
        if handle in reading.s.sideways:
            entries.append(Entry(table.words("page-delayed")))
        return self.card(card, "" if mark.open else mark.why, tuple(entries))

    def devil(self, devil: str) -> Inspected:
        row, words = DEVIL_ROWS[devil], self.table.words
        return Inspected(
            name=words(f"devil-{devil}"),
            picture=devil,
            numeral=str(row["power"]),
            kind_words=words("type-devil"),
            text=words(f"devil-{devil}.text"),
            lore=words(f"devil-{devil}.flavour"),
        )

    def _promise_card(self, devil: str) -> Inspected:
        words, reading = self.table.words, self.table.reading
        seat = reading.devils.index(devil)
        held = reading.held[seat]
        return Inspected(
            name=words(f"promise-card-{devil}"),
            picture=devil,
            kind_words=words("type-promise"),
            text=words(f"promise-card-{devil}.text"),
            entries=(Entry(words("page-held"), str(held)), Entry(words("page-promise-worth"))),
        )

    # realms

    def realm(self, seat: int) -> Inspected:
        """A realm with the sum of its power as for Mightiest Devil (LOH-12.6)."""
        table, words, reading, s = self.table, self.table.words, self.table.reading, self.table.reading.s
        now = reading.seats[seat]
        if not now.devil:
            return Inspected(name=table.services.name(seat), text=words("page-no-devil"))
        entries: list[Entry] = []
        if s.body[seat] == IN_HELL:
            entries.append(Entry(table.devil(seat), str(devil_power(s, seat))))
        if s.fortress[seat] != NONE:
            entries.append(Entry(table.named(s.fortress[seat]), str(POWER[s.faces[s.fortress[seat]]])))
        if s.hordes[seat]:
            entries.append(
                Entry(table.times(table.named(card) for card in s.hordes[seat]), str(hordes_power(s, s.hordes[seat])))
            )
        if s.souls[seat]:
            entries.append(Entry(words("page-souls-half", n=s.souls[seat]), str(s.souls[seat] // SOULS_PER_POWER)))
        banner = artifact(s, seat, "dread") if s.body[seat] == IN_HELL else NONE
        if banner != NONE:
            entries.append(Entry(table.named(banner), str(mighty_power(s, seat) - reading.power(seat) + 4)))
        entries.append(Entry(words("fact-power"), str(now.power), strong=True))
        entries.append(Entry(words("page-cards"), str(now.cards)))
        if s.markers[seat]:
            entries.append(Entry(words("page-nominee", n=s.markers[seat], max=s.markers[seat])))
        if s.suppressed and s.fortress[seat] in s.suppressed:
            entries.append(Entry(words("page-sabotaged")))
        state = "" if now.body == "in_hell" else table.body_name(now.body)
        if now.captor >= 0:
            state = words("page-captive", name=table.devil(now.captor))
        mark = table.mark(("realm", seat))
        return Inspected(
            name=table.devil(seat),
            picture=now.devil,
            numeral=str(devil_power(s, seat)),
            kind_words=table.player(seat),
            status=mark.why or state,
            text=words(f"devil-{now.devil}.text"),
            entries=tuple(entries),
        )

    def _souls(self, seat: int) -> Inspected:
        words, now = self.table.words, self.table.reading.seats[seat]
        return Inspected(
            name=words("fact-souls"),
            picture="token_soul",
            kind_words=self.table.devil(seat),
            text=words("page-souls"),
            entries=(Entry(words("fact-souls"), str(now.souls), strong=True),),
        )

    def _status(self, status: str) -> Inspected:
        """Both conditions, and the present numbers of every seat (LOH-23.6)."""
        table, words, reading, s = self.table, self.table.words, self.table.reading, self.table.reading.s
        n = STATUS.index(status)
        numbers = {"master_of_souls": s.earth_souls, "most_victorious_devil": s.attack_victories}.get(status)
        values = [reading.seats[seat].power if numbers is None else numbers[seat] for seat in range(len(reading.seats))]
        order = sorted(range(len(values)), key=lambda seat: -values[seat])
        entries = [
            Entry(words(f"page-stat-{status}"), strong=True),
            *(Entry(table.devil(seat), str(values[seat])) for seat in order),
        ]
        holder = s.holder[n]
        side = words("stable" if s.stable[n] else "unstable")
        state = (
            words("page-holder", name=table.devil(holder), side=side) if holder != NOBODY else words("page-no-holder")
        )
        return Inspected(
            name=table.status_name(status),
            picture=status,
            kind_words=words("type-status"),
            status=state,
            text=words(f"status-{status}.text"),
            entries=tuple(entries),
        )

    # promises and offers

    def _promise(self, number: int) -> Inspected | None:
        table, words = self.table, self.table.words
        promise = table.reading.promise(number)
        if promise is None:
            return None
        state = words(f"seal-{promise.state}")
        entries = [
            Entry(words("page-sworn-by"), table.devil(promise.by)),
            Entry(words("page-sworn-to"), table.devil(promise.to)),
            Entry(words("page-sworn-in"), str(promise.round)),
        ]
        if promise.reason:
            key = f"reason-{promise.reason}"
            entries.append(Entry(words(key) if words.has(key) else promise.reason))
        sight = words("page-public" if promise.public else "page-private")
        return Inspected(
            name=state,
            picture=table.reading.devil(promise.by),
            kind_words=sight,
            text=table.sentence(promise.sentence),
            entries=tuple(entries),
        )

    def _offer(self, number: int) -> Inspected | None:
        table, words = self.table, self.table.words
        offer = table.reading.offer(number)
        if offer is None or offer.state != "open":  # its cards may be anywhere by now
            return Inspected(text=words("page-offer-over", end=offer.state if offer is not None else "over"))
        to = table.devil(offer.to) if offer.to >= 0 else words("anyone")
        parts = []
        for key, goods, oaths in (("page-gives", offer.give, offer.swears), ("page-wants", offer.take, offer.asks)):
            told = [table.items(goods)] if goods else []
            told += [f"<i>{table.sentence(sentence)}</i>" for sentence in oaths]
            parts.append(f"<b>{words(key)}</b> " + ("; ".join(told) or words("tray-nothing")))
        sight = words("page-private" if offer.private else "page-public")
        return Inspected(
            name=words("page-offer", name=table.devil(offer.by), to=to), kind_words=sight, text="\n".join(parts)
        )

    def _common(self, kind: str) -> Inspected:
        table, words, reading = self.table, self.table.words, self.table.reading
        if kind == "deck":
            return Inspected(
                name=words("page-deck"),
                picture="token_deck",
                text=words("page-deck-text"),
                entries=(Entry(words("page-left"), str(reading.deck)),),
            )
        if kind == "discard":
            names: dict[str, int] = {}
            for card in reading.discard:
                names[table.named(card)] = names.get(table.named(card), 0) + 1
            return Inspected(
                name=words("page-discard"),
                picture="token_discard",
                text=words("page-discard-text"),
                entries=tuple(Entry(name, str(n)) for name, n in sorted(names.items())),
            )
        mark = table.mark(("powers",))
        status = "" if mark.open else mark.why
        return Inspected(name=words("powers"), picture="unknown_powers", status=status, text=words("page-powers"))
