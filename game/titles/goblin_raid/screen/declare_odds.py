"""What a battle would be like before it is declared: odds in words, and a hex with its counters and both its chances."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.titles.goblin_raid.screen.battle_facts import Facts, Prospect
from game.titles.goblin_raid.screen.odds import chance_words, faces
from game.titles.goblin_raid.screen.panel import EmptyPanel
from game.titles.goblin_raid.screen.pieces import counter, facts_of, ground_name
from game.titles.goblin_raid.screen.sheet import CREAM, HOLLOW, box, put, words
from game.ui import palette


class Odds(EmptyPanel):
    """A room that speaks of battles that may come."""

    @property
    def facts(self) -> Facts:
        return facts_of(self.table)

    # odds in words

    def odds_words(self, own: list[str], enemy: list[str]) -> str:
        """The best that these hexes can do to one of the others."""
        w, facts = self.table.words, self.facts
        best = ""
        most = -1
        for target in enemy:
            if not facts.known(target):
                continue
            volley, assault = facts.would(own, target)
            if assault.faces > most and assault.sum:
                most = assault.faces
                chance = chance_words(self.table, assault) if assault.number else w("odds-no-roll")
                best = w("battle-odds", attack=assault.sum, defence=assault.defence, chance=chance)
            if volley.sum and volley.faces > most:
                most = volley.faces
                best = w("battle-odds-missile", n=volley.sum, chance=chance_words(self.table, volley))
        return best

    def prospects(self, found: str, own: list[str]) -> list[Prospect]:
        """What can be done to an enemy hex: by missiles, hand to hand; nothing where its strength is not known."""
        if not self.facts.known(found):
            return []
        return [one for one in self.facts.would(own, found) if one.sum]

    def prospect_words(self, one: Prospect) -> str:
        w = self.table.words
        if one.missile:
            return str(w("attack-points", n=one.sum))
        told = f"{w('attack-melee', n=one.sum)} {w('attack-defence', n=one.defence)}"
        return told if one.number else f"{told} · {w('odds-no-roll')}"

    def member(self, surface: Surface, found: str, rect: Rect, own: list[str] | None, out: bool) -> None:
        """One hex of the battle in the making: its counters and, of the enemy's, the odds."""
        table, look, w = self.table, self.table.look, self.table.words
        box(surface, look, rect, HOLLOW if out else CREAM, None if not out else palette.DISABLED, 3)
        pad = look.px(8)
        px = min(rect.h - 2 * pad, look.px(56))
        pieces = self.facts.pieces(found)
        shown = pieces[: max(1, min(4, (rect.w // 2) // max(1, px // 2)))]
        x = rect.x + pad
        for i, name in enumerate(reversed(shown)):
            surface.blit(counter(table, name, px), (x + (len(shown) - 1 - i) * px // 3, rect.centery - px // 2))
        x += px + (len(shown) - 1) * px // 3 + pad
        ink = palette.DIM_TEXT if out else look.palette.k
        room = rect.right - pad - x
        name = table.hex_name(found)
        ground = ground_name(table, found)
        lines = [look.label(name if name != found else f"{found} · {ground}", 20, ink, 0.6, width=room)]
        told = self.prospects(found, own) if own is not None and not out else []
        if not told:
            lines.append(
                words(look, table.amount("counters", len(pieces)) if pieces else w("feudal_foot"), 15, ink, room)
            )
        faces_high = max(16, look.px(26))
        for one in told:
            lines.append(words(look, self.prospect_words(one), 15, ink, room))
            if one.faces:
                strip = Surface((min(room, look.px(260)), faces_high), pygame.SRCALPHA)
                faces(strip, look, strip.get_rect(), one)
                lines.append(strip)
        while len(lines) > 1 and sum(line.get_height() + 2 for line in lines) > rect.h - 4:
            lines.pop(next((i for i, line in enumerate(lines) if line.get_height() == faces_high), 1))
        y = rect.centery - sum(line.get_height() + 2 for line in lines) // 2
        for line in lines:
            put(surface, line, topleft=(x, y))
            y += line.get_height() + 2
