"""Results: who came where and how it came about, whether it was fair, your record, and what now."""

from __future__ import annotations

import pygame
from msgspec import structs
from pygame import Rect, Surface
from pygame.event import Event

from game import history, titles
from game.engine.match import Result
from game.engine.sight import SPECTATOR
from game.evening import evening_of
from game.scenes import failure
from game.scenes.leaving import leave_words
from game.scenes.lobby_table import LiveTable
from game.scenes.moment_picture import Keepsake
from game.scenes.moment_sheet import MomentSheet
from game.scenes.results_actions import ResultAct, laid_actions
from game.scenes.results_next import NextLeaf
from game.scenes.results_night import ask_night
from game.scenes.results_page import LONG, PLATES_S, StoryPage
from game.scenes.results_plates import two_facts
from game.scenes.results_poster import PosterWords
from game.scenes.results_score import ScorePage
from game.scenes.results_seats import SeatsTold
from game.scenes.results_sheets import Ending, SmallStamp, in_reading_order
from game.scenes.results_story import read_story, telling_cards
from game.scenes.results_vote import name_of
from game.scenes.results_words import record_words
from game.scenes.routes import LobbyRoute
from game.scenes.verdict_words import explained, stamped
from game.session import next_game
from game.session.feed import LiveFeed
from game.session.proof import MatchProof
from game.session.session import Session
from game.stack.choices import Act, Choices
from game.stack.scene import Ended, Scene
from game.tabletop.feed import Feed
from game.tabletop.news_sounds import news_about, news_sound
from game.tabletop.scene import TableScene
from game.tabletop.story import Story
from game.ui import palette
from game.ui.living import LivingFaces, glance
from game.ui.music import Music
from game.ui.widgets.controls import Tabs
from game.words import title_words
from game.words.numbers import day
from net.fairness.outcome import Kind as OutcomeKind
from net.fairness.outcome import Outcome
from net.protocol import messages as m

SEEN_AFTER_S = 1.5
"""Enter and Space do nothing on the results before they have been there so long: whoever hurries through the last moments
must not start the next match unread."""
SCORE_S = 0.6
"""While the bars of the second leaf grow."""
BOASTS = 3
"""Lines in character that a title has for who has won."""


OUTCOMES: dict[str, OutcomeKind] = {"fair": "fair", "unknown": "open", "unfair": "cheated"}


MUSIC = Music(("results",), 0.6)


class Results(Scene):
    """On top of the table: Escape shows the last picture again. `Results(feed, result, session)`."""

    def __init__(self, feed: Feed, result: Result, session: Session | None = None, shared: bool = False) -> None:
        super().__init__()
        self.feed, self.end = feed, structs.replace(result, tally=in_reading_order(feed.title, result.tally))
        self.is_shared = shared
        self.seat = SPECTATOR if shared else feed.seat
        """Whose results they are; several people at one window read them together."""
        self.game = titles.title(feed.title)
        self.title = self.game.id
        self.session = session
        self.proof: MatchProof | None = feed.proof if isinstance(feed, LiveFeed) else None
        self._verdict = ("", "", "")
        self._seen = -1
        self._gone = False
        self.shown_s = 0.0
        """How long the results have been on top, as far as their parts have come: a press makes it the end of that."""
        self._open_s = 0.0
        self.leaf = "story"
        self._score_s = 0.0
        """How long the second leaf has been there, as far as its bars grow."""
        self._played: list[history.Played] = []
        self._told = SeatsTold()
        self._far = ""
        self._figure = ""
        """The figure of the tally that the curve tells of."""
        self.story = Story()
        self.third = NextLeaf(session, self.night, self.motion, lambda sound: self.look.play(sound))
        self.faces = LivingFaces()
        """Of all seats; where several have won they look as one."""
        self._told_in = ""
        """The language in which the table told it."""

    @property
    def music(self) -> Music | None:
        return MUSIC

    def enter(self) -> None:
        self.players = self.feed.players()
        self._verdict = self.verdict()
        self._played = history.matches()
        self.third.evening = evening_of(self._played, self.match) if self.match else None
        self.faces.seat(self.end.winners)
        self._ask_table()
        if self.session is not None:
            self._seen = self.session.version
            self.session.news.take()  # told at the table already

    def _table(self) -> TableScene | None:
        """The table below, on which all was played: of several people at one window that which nobody of them is "you" at,
        whoever sat there last."""
        tables = [scene for scene in self.stack.scenes if isinstance(scene, TableScene)]
        if self.is_shared:
            tables = [public for scene in tables if (public := scene.public_table) is not None]
        else:
            tables = [scene for scene in tables if scene.feed is self.feed]
        return tables[0] if tables and tables[0].ready else None

    def _ask_table(self) -> None:
        """What the table called its seats, what they were, how far they came, and the story that it tells."""
        scene, self._told_in = self._table(), self.context.text.language
        if scene is None:
            return
        table = scene.table
        self._told = SeatsTold.by(table, [player.seat for player in self.players])
        self._far = table.how_far() if not self.end.winners else ""
        self._figure = table.story.figure if table.story is not None else ""
        if self.match:
            self.story = read_story(scene, self.match)

    @property
    def _took_part(self) -> bool:
        """Whoever reads it has played the match, not only watched."""
        return self.is_shared or self.feed.seat != SPECTATOR

    def let_go(self) -> None:
        """Its leaves call it back; with them go their posters, which are printed anew for each match."""
        super().let_go()
        for leaf in ("third", "page", "score", "ending"):
            vars(self).pop(leaf, None)

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
        return self._told.known.get(seat) or (player.name if player is not None else "?")

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

    def poster_words(self) -> PosterWords:
        """What the winner's poster says: how it ended, who won, with what, and a line in character."""
        words, end = self.ending.words, self.end
        ribbon = words.maybe(f"result-{end.outcome}") or self.game.name
        if not end.winners:
            return PosterWords(ribbon, self.headline(), self._far, words.maybe("boast-none"))
        first = end.winners[0]
        total = sum(sum(values) for values in end.tally.values())
        boast = words.maybe(f"boast-{1 + (first + total) % BOASTS}")
        facts = [two_facts(self.ending, seat, self._figure) for seat in end.winners]
        alike = [fact for fact in facts[0] if all(fact in others for others in facts)]  # by all who share a win
        return PosterWords(ribbon, self.headline(), " · ".join(alike),
                           self.tr("results-boast", text=boast) if boast else "")  # fmt: skip

    def _counted(self) -> dict[str, tuple[int, ...]]:
        """What the title counted along the way, as the history has it of this match."""
        line = next((line for line in self._played if line.match and line.match == self.match), None)
        return {name: row for name, row in line.tally.items() if name not in self.end.tally} if line is not None else {}

    # ------------------------------------------------------------------ layout

    def build(self) -> None:
        if self._told_in != self.context.text.language:
            self._ask_table()
        look = self.look
        self.faces.blinks = self.context.blinks and not look.reduced
        if self.leaf == "evening" and not self.third.is_there:
            self.leaf = "story"
        w, h = look.frame.size
        self._sheet = Rect(round(w * 0.012), round(h * 0.018), round(w * 0.976), round(h * 0.964))
        if self.leaf == "evening":
            self._sheet = self.third.narrowed(self._sheet, (w, h))
        inner = look.content("panel", self._sheet)
        large = look.frame.text_scale > 1.2
        tall = max(48, look.px(78))
        buttons = Rect(inner.x, inner.bottom - tall, inner.w, tall)
        high = max(40, look.px(48))
        head = Rect(inner.x, inner.y, inner.w, high)
        self.ending = Ending(look, self.tr, title_words(self.game.id, self.context.text), self.end, self.seat, self.players,
                             self._told, self.context.text.language, self._counted(), self.title)  # fmt: skip
        if self.leaf == "story":
            poster = Rect(inner.x, inner.y, round(inner.w * 0.345), inner.h - (tall + look.px(14) if large else 0))
            left = poster.right + look.px(26)
            head.x, head.w = left, inner.right - left
            if not large:
                buttons.x, buttons.w = left, inner.right - left
        area = Rect(head.x, head.bottom + look.px(10), head.w, buttons.y - look.px(14) - head.bottom - look.px(10))
        self._header(head)
        if self.leaf == "story":
            self.page = StoryPage(self.ending, area, poster, self.story, self._figure,
                                  record_words(self.tr, history.record(self._played, self.game.id), self._took_part),
                                  self.replay)  # fmt: skip
            self.page.print_poster(self.poster_words(), telling_cards(self.story, self.end.winners))
            self.page.come(self.shown_s)
            self._show_faces()
            for card in self.page.cards:
                self.group.add(card)
        elif self.leaf == "evening":
            self.third.build(self.ending, self._sheet, area, buttons, self.group, self.key_name("confirm"))
            if self.third.vote is not None:
                return
        else:
            self.score = ScorePage(self.ending, area, self.verdict, self.explain, self._played, self.game.id,
                                   self._took_part)  # fmt: skip
            self.group.add(self.score.stamp)
        self._actions(buttons)

    def _header(self, head: Rect) -> None:
        """What the leaf is, the leaves, and on the first whether it was fair."""
        look, story = self.look, self.leaf == "story"
        wide = round(head.w * (0.42 if story or self.third.is_vote else 0.3))
        tabs = Rect(head.centerx - wide // 2, head.y, wide, head.h)
        if story:
            tabs.x = head.x + round(head.w * 0.2)
        words = self.tr("results-standing") if story else self.headline()
        room = tabs.x - head.x - look.px(10)
        self._heading = (look.label(words, 23, palette.RED_TEXT, 2.0, room) if story else
                         look.lettering.line(words, "display", look.caps(34), look.palette.k, width=room, floor=14))  # fmt: skip
        self._heading_at = self._heading.get_rect(midleft=(head.x, head.centery))
        names = ["story", "score", *(["evening"] if self.third.is_there else [])]
        last = "next" if self.third.is_vote else "evening"
        leaves = [(name, self.tr(f"results-tab-{last if name == 'evening' else name}")) for name in names]
        self.group.add(Tabs(look, tabs, leaves, self.leaf, self.turn, id="tabs", order=2))
        if story:
            stamp = Rect(tabs.right + look.px(16), head.y, head.right - tabs.right - look.px(16), head.h)
            self.group.add(SmallStamp(look, stamp, self.tr("trust-stamp-tip"), self.verdict, self.explain))

    def turn(self, leaf: str) -> None:
        """The other leaf."""
        self.leaf, self._score_s = leaf, 0.0
        self.show_all()
        self.rebuild()

    def _actions(self, area: Rect) -> None:
        buttons = laid_actions(self.look, area, self._acts(), self.key_name)
        for button in buttons:
            self.group.add(button)
        self.group.main = buttons[0]

    def _acts(self) -> list[ResultAct]:
        session, tr = self.session, self.tr
        acts: list[ResultAct] = []
        if session is not None and session.state != "ended":
            if session.owner:
                acts.append(
                    ResultAct("rematch", tr("results-again"), tr("results-again-small"), "danger", self.rematch)
                )
            elif session.seat >= 0:
                acts.append(self._wish(session))
            if session.owner and session.goal != "alone":
                acts.append(ResultAct("lobby", tr("results-lobby"), "", "primary", self.lobby))
        if self.match:
            acts.append(ResultAct("replay", tr("results-replay"), "", "gold", lambda: self.replay()))
        if self.story.moments:
            acts.append(ResultAct("share", tr("results-share"), "", "plain", self.share))
        acts.append(ResultAct("table", tr("results-table"), "", "plain", self.back))
        acts.append(ResultAct("menu", tr("results-menu"), "", "plain", self.menu))
        return acts

    def _wish(self, session: Session) -> ResultAct:
        """A guest's: ready for a rematch, or for the game that leads the vote."""
        lobby = session.lobby
        mine = lobby is not None and lobby.seats[session.seat].ready
        words = self.tr("results-wanted" if mine else "results-want")
        rows = lobby.next_games if lobby is not None and lobby.lead != self.game.id else ()
        if led := next((row for row in rows if lobby is not None and row.title == lobby.lead), None):
            words = self.tr("next-it-is", game=name_of(led))
        return ResultAct("want", words, self.tr("results-again-waits"), "gold" if mine else "primary", self.want)

    # ------------------------------------------------------------------ what happens

    def update(self, dt: float) -> None:
        if self._gone:
            return
        self._open_s += dt
        self._come(dt)
        self._live(dt)
        found = self.verdict()
        if found != self._verdict:
            self._verdict = found
            self.look.play("stamp" if found[0] == "tick" else "toast")
            self.dirty = True
        session = self.session
        if session is None:
            return
        session.poll()
        for news in session.news.take():
            sound = news_sound(news.key, news.trouble)
            self.stack.toast(self.tr(news.key, **news.args), news.trouble, sound, news_about(news.key, news.args))
        if session.state == "ended" and session.trouble is not None:
            self._gone = True
            self.rebuild()
            failure.show(self.stack, session, None)
        elif next_game.is_past(session, self.match):
            self._to_lobby()
        elif session.version != self._seen:
            self._seen = session.version
            self.rebuild()

    @property
    def _at_once(self) -> bool:
        """Nothing moves here: all is there as soon as it is seen."""
        return self.look.reduced or self.context.pace.instant

    def _come(self, dt: float) -> None:
        """The parts come one after another; then nothing moves."""
        if self.leaf == "score" and self._score_s < SCORE_S:
            self._score_s = SCORE_S if self._at_once else min(SCORE_S, self._score_s + dt)
            self.dirty = True
        if self.leaf != "story" or self.shown_s >= LONG:
            return
        self.shown_s = LONG if self._at_once else min(LONG, self.shown_s + dt)
        self.dirty = True
        for sound in self.page.come(self.shown_s):
            self.look.play(sound)

    def _live(self, dt: float) -> None:
        """The winner laughs as the poster comes, everyone else winces as the plates do; then whoever has won looks about."""
        before = self._open_s - dt
        if before <= 0:
            self.faces.react(dict.fromkeys(self.end.winners, "glad"))
        plates_come = before <= 0 if self._at_once else before <= PLATES_S < self._open_s and self.shown_s < LONG
        if plates_come and self.end.winners:
            self.faces.react({p.seat: "sore" for p in self.players if p.seat not in self.end.winners})
        self.faces.pass_time(dt)
        self._show_faces()

    def _show_faces(self) -> None:
        faces = {player.seat: self.faces.face(player.seat) for player in self.players}
        if self.leaf == "story" and self.built and self.page.show_faces(faces):
            self.dirty = True

    def show_all(self) -> None:
        """The end of how it comes, and of whatever moves."""
        if self.motion.busy:
            self.motion.skip()
            self.dirty = True
        if self.shown_s < LONG:
            self.shown_s = LONG
            self.dirty = True
            if self.leaf == "story" and self.built:
                self.page.come(LONG)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEMOTION and self.leaf == "story" and self.built and not self.look.reduced:
            where = glance(self.page.winner_rect(), Rect(event.pos, (0, 0)))
            self.faces.look(dict.fromkeys(self.end.winners, where))
            self._show_faces()
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            comes = self.shown_s < LONG if self.leaf == "story" else self.third.comes
            self.show_all()
            if comes and event.type == pygame.KEYDOWN:
                return True
        chosen = self.group.keyboard and self.group.focused is not None
        if self.is_press(event) and not chosen and self._open_s < SEEN_AFTER_S:
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
            title = session.lobby.title if session.lobby is not None else self.game.id
            self.stack.replace(Connecting(lambda: session, title))
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
            session.send(m.Ready(not session.lobby.seats[session.seat].ready, session.lobby.lead))

    def replay(self, at: int = 0) -> None:
        """From the beginning, or the play that led to an update."""
        from game.scenes.replay import open_replay

        open_replay(self.stack, self.match, at, play=at > 0)

    def share(self, on: str = "") -> None:
        """A moment as a picture: first the one that changed most. `on`: the day that is printed on it; "" today."""
        moments = self.story.moments
        first = max(range(len(moments)), key=lambda n: (moments[n].said.weight, abs(moments[n].change), n))
        told = Keepsake(self.ending, self.story, self._figure, on or day(self.tr), self.game.name)
        self.stack.push(MomentSheet(told, moments, first))

    @property
    def match(self) -> str:
        """The id of the match, by which its recording is found; "" where it has none."""
        return self.feed.match if isinstance(self.feed, LiveFeed) else ""

    def menu(self) -> None:
        session = self.session
        if session is not None and session.goal == "host" and session.state == "in":
            acts = [
                ("leave", self.tr("pause-leave"), "danger", self._leave),
                ("stay", self.tr("lobby-leave-no"), "plain", None),
            ]
            self.stack.push(Choices(self.tr("lobby-leave-question"), acts, leave_words(session, self.tr)))  # type: ignore[arg-type]
        else:
            self._leave()

    def night(self) -> None:
        """The end of the evening: as far as there was one, it may be kept."""
        if self.session is None or self.third.evening is None:
            self.menu()
        else:
            ask_night(self.stack, self.session, self.ending, self.third.evening, self._leave)

    def _leave(self) -> None:
        self._gone = True
        if self.session is not None:
            self.session.close()
        self.stack.go_home(Ended(self.title, self.seat in self.end.winners) if self.seat != SPECTATOR else None)

    # ------------------------------------------------------------------ drawing

    def paint(self, surface: Surface) -> None:
        self.look.paper(surface, "panel", self._sheet, 10)
        if self.leaf == "evening":
            self.third.paint_sheet(surface, self.look)
        if self.leaf == "story":
            self.page.paint(surface, self.shown_s)
        elif self.leaf == "evening":
            self.third.paint(surface)
        else:
            self.score.paint(surface, self._score_s / SCORE_S if not self._at_once else 1.0)
        surface.blit(self._heading, self._heading_at)

    def paint_over(self, surface: Surface) -> None:
        if self.leaf == "evening":
            self.third.paint_over(surface)
