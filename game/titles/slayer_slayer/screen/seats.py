"""The seats' plates: cards in hand, what was sent, votes, lots; seals for armours and re-rolls; pledges and tombstones."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from pygame import Rect, Surface

from game.tabletop.contract import Hotspot
from game.titles.slayer_slayer.screen.context import Context
from game.titles.slayer_slayer.screen.panel import EmptyPanel
from game.titles.slayer_slayer.screen.tokens import token
from game.ui import shapes
from game.ui.widgets.inspector import Entry, Inspected
from game.ui.widgets.players import PlayerFacts

VOTES = ("route_vote", "representative_vote", "bet_vote", "horde_die_vote", "sacrifice", "weave_window")
"""Asks that all answer at once: who has answered wears the tick."""


def plate_facts(table: Context, facts: PlayerFacts, seat: int) -> PlayerFacts:
    """What a plate says of a seat. Gold, trophies and votes are secret: they never stand here."""
    told = table.reading.seats[seat]
    if told.out:
        return facts._replace(status=table.words("plate-out"), out=True, active=False)
    ready = has_answered(table, seat)
    active = (facts.active or seat in table.live.lit) and not ready
    return facts._replace(status=status(table, seat), ready=ready, active=active)


def only_bots(table: Context) -> bool:
    """Nobody who lives is a person."""
    players = table.services.players()
    return all(players[seat].bot for seat in table.reading.living() if seat in players)


def has_answered(table: Context, seat: int) -> bool:
    """Whether the seat's part of the present question is done."""
    reading, ask = table.reading, table.services.update.ask
    if reading.play is not None and ask is not None and ask.kind == "play_cards":
        return seat in reading.play.ready
    if reading.loot is not None:
        return seat in reading.loot.confirmed
    if reading.store is not None:
        return seat in reading.store.done
    return ask is not None and ask.kind in VOTES and seat in ask.seats and seat not in ask.waiting_for


def status(table: Context, seat: int) -> str:
    """One line: cards in hand, and what matters in this phase."""
    reading, words = table.reading, table.words
    told = reading.seats[seat]
    parts = [words("plate-cards", n=told.cards)]
    if reading.phase == "over":
        return parts[0]
    if told.gone:
        parts.append(words("plate-gone"))
    elif reading.event is not None and reading.event.seat == seat:
        parts.append(words("plate-representative"))
    elif reading.phase == "battle" and reading.loot is None and reading.play is None and told.played:
        parts.append(words("plate-sent", n=told.played))
    elif told.lots:
        parts.append(words("plate-lots", n=told.lots))
    return " · ".join(parts)


class Seats(EmptyPanel):
    """What hangs on the plates."""

    def open(self) -> bool:
        return True

    def spots(self) -> Sequence[Hotspot]:
        plates = self.table.ground.regions.plates
        return [Hotspot(("plate", seat), rect, order=4) for seat, rect in plates.items()]

    def inspect(self, handle: Hashable) -> Inspected | None:
        """All that is public of a seat, and what a bribe has shown of its hand."""
        if not isinstance(handle, tuple) or handle[0] not in ("seat", "plate") or not isinstance(handle[1], int):
            return None
        table, words = self.table, self.table.words
        seat = handle[1]
        if not 0 <= seat < len(table.reading.seats):
            return None
        told = table.reading.seats[seat]
        entries = [
            Entry(words("plate-cards", n=told.cards), "", True),
            Entry(words("plate-lots", n=told.lots)),
            Entry(words("plate-armours", n=told.armours)),
            Entry(words("plate-rerolls", n=told.rerolls)),
        ]
        play = table.reading.play
        if play is not None and play.pledges[seat]:
            entries.append(Entry(words(f"pledge-name-{play.pledges[seat]}")))
        if told.gone:
            entries.append(Entry(words("plate-gone")))
        for other, gone, cards in table.reading.mind.looks:
            if other == seat:
                entries.append(Entry(words("inspect-looked"), "", True))
                entries += [Entry(table.card_name(card)) for card in cards]
                if gone:
                    entries.append(Entry(words("inspect-looked-gone", n=gone)))
        if told.out:
            entries = [Entry(words("plate-out"), "", True)]
        own = seat == table.services.seat
        text = (
            words("tomb-name", name=table.services.name(seat))
            if told.out
            else words("seat-text-own" if own else "seat-text")
        )
        return Inspected(name=table.services.name(seat), picture="tombstone" if told.out else "", status=self._sitting(seat),
                         text=text, entries=tuple(entries), rule="GSS-8")  # fmt: skip

    def _sitting(self, seat: int) -> str:
        """Bot, away, host: what the plate's signs mean."""
        player, tr = self.table.services.players().get(seat), self.table.services.tr
        if player is None:
            return ""
        signs = (("bot", bool(player.bot)), ("away", not player.connected), ("host", player.host))
        return ", ".join(tr(f"table-plate-{sign}") for sign, on in signs if on)

    def draw_standing(self, surface: Surface) -> None:
        if not self.open():
            return
        for seat, rect in self.table.ground.regions.plates.items():
            if seat < len(self.table.reading.seats):
                self._seals(surface, seat, rect)

    def _seals(self, surface: Surface, seat: int, rect: Rect) -> None:
        """At the face: armours and re-rolls; at the right edge the pledge; a tombstone for the face of who is out."""
        table, look = self.table, self.table.look
        told = table.reading.seats[seat]
        if told.out:
            face = look.content("plate", rect)  # in the place of the face: the name stays readable
            px = min(face.h + look.px(10), look.px(82))
            stone = token(table, "tombstone", px)
            surface.blit(stone, stone.get_rect(center=(face.x + min(face.h, px) // 2, rect.centery)))
            return
        px = max(20, min(look.px(36), round(rect.h * 0.40)))
        left = rect.x + look.px(4)
        if told.armours:
            surface.blit(self._seal("token_armour", told.armours, px), (left, rect.y - look.px(2)))
        if told.rerolls:
            surface.blit(self._seal("token_weave", told.rerolls, px), (left, rect.bottom - px + look.px(2)))
        play = table.reading.play
        if play is not None and seat < len(play.pledges) and play.pledges[seat]:
            mark = token(table, f"pledge_{play.pledges[seat]}", max(26, round(px * 1.2)))
            surface.blit(mark, mark.get_rect(center=(rect.right - look.px(6), rect.bottom - px // 2)))

    def _seal(self, name: str, count: int, px: int) -> Surface:
        table, look = self.table, self.table.look
        key = ("seal", name, count, px, look.inks)
        found = look.baked(key)
        if found is None:
            found = token(table, name, px).copy()
            if count > 1:
                small = max(13, px // 2)
                disc = shapes.disc(small, look.palette.paper, look.palette.k, 0.1)
                at = disc.get_rect(bottomright=(px, px))
                found.blit(disc, at)
                digits = look.lettering.line(str(count), "display", max(10, round(small * 0.62)), look.palette.k)
                ink = digits.get_bounding_rect()
                found.blit(digits, (at.centerx - ink.centerx, at.centery - ink.centery))
            look.keep(key, found)
        return found
