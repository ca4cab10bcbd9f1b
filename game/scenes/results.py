"""Results: who came where and how it came about, whether it was fair, your record, and what now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game import history, titles
from game.engine.match import Result
from game.engine.sight import SPECTATOR
from game.scenes import failure
from game.scenes.leaving import leave_words
from game.scenes.lobby_people import portrait_picture
from game.scenes.lobby_table import LiveTable
from game.scenes.results_sheets import Ending, Moments, Stamp, Standing, chart, hot_moments, paint_heading, telling
from game.scenes.routes import LobbyRoute
from game.scenes.verdict_words import explained, stamped
from game.session.feed import LiveFeed
from game.session.proof import MatchProof
from game.session.session import Session
from game.stack.choices import Act, Choices
from game.stack.scene import Scene
from game.tabletop.feed import Feed
from game.tabletop.news_sounds import news_sound
from game.tabletop.scene import TableScene
from game.ui import palette, shapes
from game.ui.music import Music
from game.ui.sunburst import sunburst
from game.ui.widgets.buttons import Button, Kind
from game.ui.widgets.players import portrait
from game.words import title_words
from net.fairness.outcome import Kind as OutcomeKind
from net.fairness.outcome import Outcome
from net.protocol import messages as m

if TYPE_CHECKING:
    from collections.abc import Callable


SEEN_AFTER_S = 1.5
"""Enter and Space do nothing on the results before they have been there so long: whoever hurries through the last moments
must not start the next match unread."""


OUTCOMES: dict[str, OutcomeKind] = {"fair": "fair", "unknown": "open", "unfair": "cheated"}


MUSIC = Music(("results",), 0.6)


class Results(Scene):
    """On top of the table: Escape shows the last picture again. `Results(feed, result, session)`."""

    def __init__(self, feed: Feed, result: Result, session: Session | None = None, shared: bool = False) -> None:
        super().__init__()
        self.feed, self.end = feed, result
        self.seat = SPECTATOR if shared else feed.seat
        """Whose results they are; several people at one window read them together."""
        self.game = titles.title(feed.title)
        self.title = self.game.id
        self.session = session
        self.proof: MatchProof | None = feed.proof if isinstance(feed, LiveFeed) else None
        self._verdict = ("", "", "")
        self._seen = -1
        self._gone = False
        self._shown_s = 0.0
        """How long the results have been on top."""
        self._grown = 0.0
        """How far the bars have grown: 0 to 1."""
        self._played: list[history.Played] = []
        self._known: dict[int, str] = {}
        self._roles: dict[int, str] = {}
        self._far = ""

    @property
    def music(self) -> Music | None:
        return MUSIC

    def enter(self) -> None:
        self.players = self.feed.players()
        self._verdict = self.verdict()
        self._played = history.matches()
        self.moments = self._hot_moments()
        self._ask_table()
        if self.session is not None:
            self._seen = self.session.version
            self.session.take_news()  # told at the table already

    def _table(self) -> TableScene | None:
        """The table below, on which all was played."""
        tables = [scene for scene in self.stack.scenes if isinstance(scene, TableScene) and scene.feed is self.feed]
        return tables[0] if tables and tables[0].ready else None

    def _hot_moments(self) -> list[tuple[int, str]]:
        """What the log of the table below printed hot."""
        table = self._table()
        return hot_moments(table, self.match) if table is not None and self.match else []

    def _ask_table(self) -> None:
        """What the table called its seats, what they were, and how far they came."""
        scene = self._table()
        if scene is None:
            return
        table, seats = scene.table, [player.seat for player in self.players]
        self._known = {seat: table.known_as(seat) for seat in seats}
        self._roles = {seat: table.role_of(seat) for seat in seats}
        self._far = table.how_far() if not self.end.winners else ""

    # ------------------------------------------------------------------ words

    def headline(self) -> str:
        """Who won, in one line."""
        winners = self.end.winners
        if not winners:
            return self.tr("results-nobody")
        if self.seat in winners and len(winners) == 1:
            return self.tr("results-you-win")
        return self.tr("results-wins", names=self.context.text.people(winners, self.seat, self._name))

    def _name(self, seat: int) -> str:
        player = next((p for p in self.players if p.seat == seat), None)
        if seat == self.seat:
            return self.tr("results-you")
        return self._known.get(seat) or (player.name if player is not None else "?")

    @property
    def outcome(self) -> Outcome | None:
        """What is proven of the match; None while it is being found out."""
        if self.proof is not None:
            return self.proof.outcome
        kind = OUTCOMES.get(self.feed.verified())
        return Outcome(kind) if kind is not None else None

    def verdict(self) -> tuple[str, str, str]:
        """Sign, heading, one sentence."""
        proof = self.proof
        alone = proof is None or proof.is_alone
        waits_for = proof.waits_for if proof is not None and proof.verdict is not None else ()
        return stamped(self.context.text, self.outcome, self._questioned(), waits_for, alone)

    def _questioned(self) -> list[str]:
        """The names of the players in question."""
        proof, outcome = self.proof, self.outcome
        return proof.names_of(outcome) if proof is not None and outcome is not None else []

    def explain(self) -> None:
        """A click on the stamp: the whole of it."""
        outcome = self.outcome
        if outcome is None:
            return
        words = self.session.trust.words if self.session is not None else None
        stand_ins = self.proof.stand_ins_of(outcome) if self.proof is not None else []
        text = explained(self.context.text, outcome, self._questioned(), words, stand_ins)
        acts: list[Act] = [("close", self.tr("lobby-close"), "plain", None)]
        self.stack.push(Choices(self.verdict()[1], acts, text))

    # ------------------------------------------------------------------ layout

    def build(self) -> None:
        look = self.look
        w, h = look.frame.size
        self._sheet = Rect(round(w * 0.035), round(h * 0.04), round(w * 0.93), round(h * 0.92))
        inner = look.content("panel", self._sheet).inflate(-look.px(24), -look.px(8))
        tall = max(52, look.px(84))
        self._banner = Rect(inner.x, inner.y, inner.w, max(70, round(look.px(132) * min(1.2, look.frame.text_scale))))
        body = Rect(inner.x, self._banner.bottom + look.px(18), inner.w, 0)
        body.h = inner.bottom - tall - look.px(22) - body.y
        left = round(body.w * 0.6)
        self._left = Rect(body.x, body.y, left - look.px(24), body.h)
        self._right = Rect(body.x + left + look.px(16), body.y, body.w - left - look.px(16), body.h)
        self.heads: list[tuple[Surface, tuple[int, int]]] = []
        words = title_words(self.game.id, self.context.text)
        self.ending = Ending(look, self.tr, words, self.end, self.seat, self.players, self._known,
                             self._roles)  # fmt: skip
        self.standing = Standing(self.ending, self._left)
        told = Moments(look, self.tr("results-moments"), self.standing.rest, self.moments, self.replay)
        if told.list is not None:
            self.heads.append(told.head)
            self.group.add(told.list)
        self._actions(Rect(inner.x, inner.bottom - tall, inner.w, tall))
        large = max(1.0, look.frame.text_scale * 0.9)
        stamp_h, self._record_h = max(64, round(look.px(118) * large)), max(60, round(look.px(104) * large))
        top = self._right.bottom - stamp_h - self._record_h - look.px(18)
        self.stamp = Stamp(look, Rect(self._right.x, top, self._right.w, stamp_h), self.tr("trust-stamp-tip"),
                           self.verdict, self.explain)  # fmt: skip
        self.group.add(self.stamp)

    def _actions(self, area: Rect) -> None:
        look, session = self.look, self.session
        acts: list[tuple[str, str, str, Kind, Callable[[], object]]] = []
        if session is not None and session.state != "ended":
            if session.owner:
                acts.append(
                    ("rematch", self.tr("results-again"), self.tr("results-again-small"), "danger", self.rematch)
                )
            elif session.seat >= 0:
                mine = session.lobby is not None and session.lobby.seats[session.seat].ready
                words = self.tr("results-wanted" if mine else "results-want")
                acts.append(("want", words, self.tr("results-again-waits"), "gold" if mine else "primary", self.want))
            if session.owner and session.goal != "alone":
                acts.append(("lobby", self.tr("results-lobby"), "", "primary", self.lobby))
        if self.match:
            acts.append(("replay", self.tr("results-replay"), "", "gold", self.replay))
        acts.append(("table", self.tr("results-table"), "", "plain", self.back))
        acts.append(("menu", self.tr("results-menu"), "", "plain", self.menu))
        gap = look.px(16)
        shares = [1.35 if i == 0 else 1.0 for i in range(len(acts))]
        unit = (area.w - gap * (len(acts) - 1)) / sum(shares)
        x = float(area.x)
        for i, ((name, words, small, kind, act), share) in enumerate(zip(acts, shares)):
            keys = {0: self.key_name("confirm")} if i == 0 else {}
            button = Button(look, Rect(round(x), area.y, round(unit * share), area.h), words, act, kind=kind, id=name,
                            small=small, key=keys.get(i, self.key_name("back") if name == "table" else ""))  # fmt: skip
            self.group.add(button)
            if i == 0:
                self.group.main = button
            x += unit * share + gap

    # ------------------------------------------------------------------ what happens

    def update(self, dt: float) -> None:
        if self._gone:
            return
        self._shown_s += dt
        if self._grown < 1.0:
            self._grown = 1.0 if self.look.reduced or self.context.pace.instant else min(1.0, self._grown + dt / 0.6)
            self.dirty = True
        found = self.verdict()
        if found != self._verdict:
            self._verdict = found
            self.look.play("stamp" if found[0] == "tick" else "toast")
            self.dirty = True
        session = self.session
        if session is None:
            return
        session.poll()
        for news in session.take_news():
            self.stack.toast(self.tr(news.key, **news.args), news.trouble, news_sound(news.key, news.trouble))
        if session.state == "ended" and session.trouble is not None:
            self._gone = True
            self.rebuild()
            failure.show(self.stack, session, None)
        elif session.phase in ("lobby", "starting") and session.state == "in":
            self._to_lobby()
        elif session.version != self._seen:
            self._seen = session.version
            self.rebuild()

    def handle(self, event: Event) -> bool:
        hasty = event.type == pygame.KEYDOWN and (
            event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE) or self.is_key(event, "go")
        )
        chosen = self.group.keyboard and self.group.focused is not None
        if hasty and not chosen and self._shown_s < SEEN_AFTER_S:
            self._grown = 1.0
            self.dirty = True
            return True
        return super().handle(event)

    def _to_lobby(self) -> None:
        assert self.session is not None and isinstance(self.feed, LiveFeed)
        self._gone = True
        self.feed.kept = True
        table = next((s for s in self.stack.scenes if isinstance(s, LiveTable) and s.chief is self.session), None)
        if table is not None:
            self.stack.back_to(LiveTable)
        if self.session.goal == "alone":
            from game.scenes.connecting import Connecting

            session = self.session
            self.stack.replace(Connecting(lambda: session, self.game.id))
        else:
            self.stack.replace(LobbyRoute(self.session))

    def rematch(self) -> None:
        """The same seats again, with agreed secrets anew."""
        if self.session is not None:
            self.session.send(m.Rematch())

    def lobby(self) -> None:
        self.rematch()

    def want(self) -> None:
        session = self.session
        if session is not None and session.lobby is not None and session.seat >= 0:
            session.send(m.Ready(not session.lobby.seats[session.seat].ready))

    def replay(self, at: int = 0) -> None:
        from game.scenes.replay import open_replay

        open_replay(self.stack, self.match, at)

    @property
    def match(self) -> str:
        """The id of the match, by which its recording is found; "" where it has none."""
        return self.feed.match if isinstance(self.feed, LiveFeed) else ""

    def menu(self) -> None:
        session = self.session
        if session is None:
            self.stack.go_home()
            return

        def leave() -> None:
            self._gone = True
            session.close()
            self.stack.go_home()

        if session.goal == "host" and session.state == "in":
            acts = [
                ("leave", self.tr("pause-leave"), "danger", leave),
                ("stay", self.tr("lobby-leave-no"), "plain", None),
            ]
            self.stack.push(Choices(self.tr("lobby-leave-question"), acts, leave_words(session, self.tr)))  # type: ignore[arg-type]
        else:
            leave()

    # ------------------------------------------------------------------ drawing

    def paint(self, surface: Surface) -> None:
        look, inks = self.look, self.look.palette
        look.paper(surface, "panel", self._sheet, 10)
        self._paint_banner(surface)
        self.standing.paint(surface, self._grown)
        for head, at in self.heads:
            surface.blit(head, at)
        y = paint_heading(look, surface, self._right, self.tr("results-how"))
        room = Rect(self._right.x, y, self._right.w, self.stamp.rect.y - look.px(12) - y)
        words = title_words(self.game.id, self.context.text)
        figures = [(name, words(f"tally-{name}") if words.has(f"tally-{name}") else name, values)
                   for name in telling(self.end.tally) for values in (self.end.tally[name],)]  # fmt: skip
        chart(self.ending, surface, room, figures, self._grown)
        self._paint_record(
            surface, Rect(self._right.x, self._right.bottom - self._record_h, self._right.w, self._record_h)
        )
        surface.fill(inks.k, Rect(self._right.x - look.px(24), self._right.y, look.px(2), self._right.h))

    def _paint_banner(self, surface: Surface) -> None:
        look, banner = self.look, self._banner
        inks = look.palette
        look.paper(surface, "header", banner, 0)
        edge = self._paint_winners(surface)
        won = self.seat in self.end.winners
        size = round(banner.h * 0.86)
        burst = shapes.star(size, inks.b if won else inks.c, inks.paper, 13, 0.76)
        spot = burst.get_rect(midleft=(banner.x + look.px(30), banner.centery))
        surface.blit(burst, spot)
        sign = look.mark("trophy" if self.end.winners else "skull", round(size * 0.42), inks.paper if won else inks.k)
        surface.blit(sign, sign.get_rect(center=spot.center))
        x = spot.right + look.px(30)
        words = title_words(self.game.id, self.context.text)
        outcome = words(f"result-{self.end.outcome}") if words.has(f"result-{self.end.outcome}") else ""
        told = " · ".join(part for part in (self.game.name, outcome, self._far) if part)
        small = look.label(told, 25, palette.STRAW,
                           width=edge - x - look.px(30))  # fmt: skip
        room = banner.h - small.get_height() - look.px(16)
        line = look.lettering.line(self.headline().upper(), "display", min(look.caps(58), round(room * 0.8)), inks.paper,
                                   width=edge - x - look.px(30), floor=18)  # fmt: skip
        total = line.get_height() + small.get_height() - look.px(8)
        y = banner.centery - total // 2
        surface.blit(line, (x, y))
        surface.blit(small, (x, y + line.get_height() - look.px(8)))

    def _paint_winners(self, surface: Surface) -> int:
        """Those who have won, in the light at the banner's right end; where they begin."""
        look, banner, inks = self.look, self._banner, self.look.palette
        winners = [self.ending.player(seat) for seat in self.end.winners]
        if not winners:
            return banner.right
        inner = banner.inflate(-look.px(14), -look.px(14))
        side = round(inner.h * (0.92 if len(winners) < 4 else 0.7))
        step = side + look.px(12)
        wide = min(inner.w // 2, step * len(winners) + look.px(150))
        light = Rect(inner.right - wide, inner.y, wide, inner.h)
        surface.blit(
            sunburst(look, light.size, inks.k, palette.mix(inks.k, palette.STRAW, 0.55), centre=(0.5, 0.6)), light
        )
        x = light.centerx - (step * len(winners) - look.px(12)) // 2
        for player in winners:
            face = portrait(look, "", player.name, side, player.colour,
                            portrait_picture(look, str(player.portrait), player.name))  # fmt: skip
            surface.blit(face, face.get_rect(midleft=(x, light.centery)))
            x += step
        return light.x

    def _paint_record(self, surface: Surface, area: Rect) -> None:
        """This game's figures against all that was played before."""
        look, inks = self.look, self.look.palette
        y = paint_heading(look, surface, area, self.tr("results-record"))
        record = history.record(self._played, self.game.id)
        if record.played <= 1:
            line = look.lettering.line(self.tr("results-record-first"), "text", look.text(19), inks.k, width=area.w)
            surface.blit(line, (area.x, y))
            return
        share = area.w // 3
        for i, (name, value) in enumerate(
            (("played", str(record.played)), ("won", f"{record.won} ({100 * record.won // record.played} %)"),
             ("streak", str(record.streak)))
        ):  # fmt: skip
            number = look.lettering.line(value, "display", look.caps(26), inks.k, width=share - look.px(10))
            label = look.label(self.tr(f"results-record-{name}"), 18, inks.k, 1.0, share - look.px(10))
            surface.blit(number, (area.x + i * share, y - look.px(6)))
            surface.blit(label, (area.x + i * share, y - look.px(8) + number.get_height()))
