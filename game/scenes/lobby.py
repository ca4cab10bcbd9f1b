"""The lobby: chairs round a table, the bench, the invitation, the rules, the chat, and the one button that begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game import titles
from game.scenes import failure, own_words
from game.scenes.lobby_chairs import Cargo, Chair, Hand, Slip, chair_places, draw_slip, round_table
from game.scenes.lobby_hands import LobbyHands
from game.scenes.lobby_people import portrait_picture
from game.scenes.lobby_sheets import Chat, Invitation, Sheets
from game.scenes.lobby_table import Cut
from game.scenes.lobby_words import WordSlip, slip_size
from game.scenes.routes import TableRoute
from game.scenes.versions import versions
from game.session.people import colours_of, levels_of, portraits_of
from game.settings import Crown
from game.stack.sheet import poster_of
from game.tabletop.news_sounds import news_about, news_sound
from game.ui import palette
from game.ui.music import Music
from game.ui.posters import poster_size
from game.ui.widgets.buttons import Button, Kind, TextLink
from game.ui.widgets.players import PlayerFacts
from net.protocol import messages as m

if TYPE_CHECKING:
    from game.session.session import Session


MUSIC = Music(("lobby", "menu"), 0.35)


class Lobby(LobbyHands):
    """Host and guests see the same; what only the host may do is explained where it would be."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.alarmed: frozenset[int] = frozenset()
        """Seats that were ready before the rules changed."""
        self.pressed: dict[int, bool] = {}
        feed = session.feed
        # A match that has begun before the lobby could be shown is gone on to at once.
        self._from_lobby = (
            feed if session.phase != "playing" or (feed is not None and feed.result is not None) else None
        )

    @property
    def music(self) -> Music | None:
        return MUSIC

    def enter(self) -> None:
        lobby = self.session.lobby
        assert lobby is not None
        self.game = titles.title(lobby.title)
        self.title = self.game.id
        self._ready = {n for n, seat in enumerate(lobby.seats) if seat.ready}
        self._said = self.session.chat.said[-1] if self.session.chat.said else None
        kept = self.context.settings.options.get("you", {})
        self._chosen = self._settings_of_mine()
        if kept.get("colour") or kept.get("portrait"):
            self._dress_up()

    def _dress_up(self) -> None:
        """The colour and portrait of last time, if they are free, and the crown of the settings."""
        kept = self.context.settings.options.get("you", {})
        wanted = self.session.wanted
        colour = wanted.colour or str(kept.get("colour", ""))
        portrait = wanted.portrait or str(kept.get("portrait", ""))
        self.session.send(m.Dress(self.session.wanted.name, colour, portrait, self.context.settings.crown))

    def _settings_of_mine(self) -> tuple[Crown, str]:
        """What the settings say of how one looks: the crown, and the portrait."""
        settings = self.context.settings
        return settings.crown, str(settings.options.get("you", {}).get("portrait", ""))

    def leave(self) -> None:
        if not self._left:
            self.session.close()

    # ------------------------------------------------------------------ layout

    def build(self) -> None:
        look, session = self.look, self.session
        w, h = look.frame.size
        lobby = session.lobby
        assert lobby is not None
        self._strip = Rect(0, 0, w, max(44, look.px(70)))
        left = Rect(round(w * 0.018), self._strip.bottom + round(h * 0.02), round(w * 0.6), 0)
        bench = max(44, look.px(62))
        self._bench = Rect(left.x, h - bench - round(h * 0.025), left.w, bench)
        left.h = self._bench.y - left.y - round(h * 0.025)
        self._area = left
        self._chairs(left, lobby)
        self._words(left)
        self._bench_slips(lobby)
        x = left.right + round(w * 0.02)
        self._column(Rect(x, left.y, w - round(w * 0.018) - x, self._bench.bottom - left.y), lobby)
        self._links()

    def _links(self) -> None:
        look = self.look
        x = self._strip.right - look.px(24)
        for name, key, act in (("leave", "back", self.back), ("rules", "rules", self.rules)):
            text = f"{self.tr(f'lobby-{name}')} {self.key_name(key)}"
            wide = look.label(text, 22).get_width() + look.px(30)
            x -= wide
            rect = Rect(x, self._strip.y + look.px(8), wide, self._strip.h - look.px(16))
            self.group.add(TextLink(look, rect, text, act, id=name, size=22, order=9))
        self._strip_room = x - look.px(40)

    def _chairs(self, area: Rect, lobby: m.Lobby) -> None:
        look = self.look
        count = len(lobby.seats)
        size = (min(round(area.w * 0.36), max(look.px(330), round(look.px(300) * look.frame.text_scale))),
                min(max(look.px(126), round(look.px(104) * look.frame.text_scale)), area.h // 5))  # fmt: skip
        places = chair_places(area, count, size, max(0, self.session.seat))
        colours = colours_of([seat.colour for seat in lobby.seats])
        faces = portraits_of([(seat.portrait, seat.name) for seat in lobby.seats])
        for n, (seat, rect) in enumerate(zip(lobby.seats, places)):
            self.group.add(self._chair(n, seat, rect, colours[n], faces[n], lobby))

    def _chair(self, n: int, seat: m.SeatState, rect: Rect, colour: int, face: int, lobby: m.Lobby) -> Chair:
        owner, mine = self.session.owner, seat.who == self.session.me and bool(seat.who)
        free = seat.kind == "open"
        facts = None
        if not free:
            facts = PlayerFacts(
                seat.name or self.tr("lobby-somebody"), colour, "", status=self._status(n, seat, lobby), active=mine,
                online=seat.here, host=seat.who == lobby.owner and bool(seat.who), bot=seat.kind == "bot", you=mine,
            )  # fmt: skip
        movable = owner and (seat.kind == "bot" or bool(seat.who))
        hand = Hand(self, Cargo("seat", n, seat.who, seat.level, seat.name) if movable and not free else None)
        words = (
            (self.tr("lobby-free"), self.tr("lobby-free-host" if owner else "lobby-free-guest")) if free else ("", "")
        )
        alarmed = n in self.alarmed and seat.here
        stranger = seat.kind == "human" and self.session.trust.is_changed(seat.who, seat.name)
        stamp = self.tr("lobby-ready-stamp") if seat.ready and seat.kind == "human" else ""
        stamp = self.tr("lobby-changed") if alarmed else self.tr("trust-changed-short") if stranger else stamp
        chair = Chair(look=self.look, rect=rect, seat=n, facts=facts, hand=hand, act=lambda: self.chair(n), words=words,
                      stamp=stamp, latency=seat.latency if seat.here else 0, tip=self._tip(seat, mine),
                      picture=None if free else portrait_picture(self.look, str(face), seat.name))  # fmt: skip
        chair.target = self.moving >= 0 and self.moving != n
        chair.alarm = alarmed or stranger
        if stamp and not self.pressed.get(n):
            chair.pressing = 0.0
        self.pressed[n] = bool(stamp)
        return chair

    def _status(self, n: int, seat: m.SeatState, lobby: m.Lobby) -> str:
        if seat.kind == "bot":
            level = self.tr(f"level-{seat.level}")
            return self.tr("lobby-bot", level=level) if seat.here else self.tr("lobby-bot-coming", level=level)
        if not seat.here:
            return self.tr("lobby-away")
        parts = [self.tr("lobby-host")] if seat.who == lobby.owner else []
        if not parts:
            parts.append(self.tr("lobby-is-ready" if seat.ready else "lobby-not-ready"))
        return " · ".join(parts)

    def _tip(self, seat: m.SeatState, mine: bool) -> str:
        if seat.kind == "open":
            return self.tr("lobby-free-tip-host" if self.session.owner else "lobby-free-tip")
        if mine:
            return self.tr("lobby-you-tip")
        if seat.kind == "human" and self.session.trust.is_changed(seat.who, seat.name):
            return self.tr("trust-changed", name=seat.name)
        return self.tr("lobby-seat-tip-host" if self.session.owner else "lobby-seat-tip", name=seat.name)

    def _words(self, area: Rect) -> None:
        """The three words lie on the table, under the poster, as large as the chairs leave room for."""
        words = self.session.trust.words
        self._words_at: Rect | None = None
        if words is None:
            return
        chairs = [widget.rect for widget in self.group if isinstance(widget, Chair)]
        rect = Rect((0, 0), slip_size(self.look, self.tr("trust-words"), words))
        rect.midbottom = (area.centerx, area.centery + round(area.h * 0.3))
        while rect.inflate(self.look.px(10), self.look.px(10)).collidelist(chairs) >= 0 and rect.centery > area.centery:
            rect.y -= self.look.px(6)
        self._words_at = rect
        self.group.add(WordSlip(self.look, rect, self.tr("trust-words"), words, self.tr("trust-words-tip")))

    def _bench_slips(self, lobby: m.Lobby) -> None:
        """Who watches; and for the host, bots that want a chair."""
        look, bench = self.look, self._bench
        self._bench_words = look.label(self.tr("lobby-bench"), 20, palette.HOUSE.paper)
        x = bench.x + self._bench_words.get_width() + look.px(24)
        bots: list[tuple[str, str]] = []
        if self.session.owner:
            bots = [(level, self.tr(f"level-{level}")) for level in levels_of(lobby)]
        widths = [look.lettering.width(words, "display", look.caps(19)) + look.px(82) for _, words in bots]
        room = bench.w * 6 // 10 - look.px(12) * len(bots)
        share = min(1.0, room / max(1, sum(widths)))
        right = bench.right
        for (level, words), need in reversed(list(zip(bots, widths))):
            wide = round(need * share)
            rect = Rect(right - wide, bench.y, wide, bench.h)
            hand = Hand(self, Cargo("bot", level=level, name=words))
            self.group.add(Slip(look, rect, words, hand, lambda level=level: self.give_bot(level), icon="bot",  # type: ignore[misc]
                                id=f"bot.{level}", tip=self.tr("lobby-bot-tip"), order=3))  # fmt: skip
            right -= wide + look.px(12)
        self._bots_words: tuple[Surface, Rect] | None = None
        hint = look.lettering.width(self._watchers_hint(lobby), "map", look.text(19)) + look.px(50)
        label = look.label(self.tr("lobby-bots"), 20, palette.HOUSE.paper)
        # Each slip has a bot's sign on it: where the bench is full of words the heading gives way.
        if bots and (lobby.watchers or right - x - label.get_width() > hint):
            label = look.label(self.tr("lobby-bots"), 20, palette.HOUSE.paper, width=max(20, right - x - look.px(60)))
            spot = label.get_rect(midright=(right - look.px(6), bench.centery))
            self._bots_words = label, spot
            right = spot.x - look.px(18)
        people = list(lobby.watchers)
        self._nobody = not people
        each = min(look.px(230), (right - x) // max(1, len(people)) - look.px(10)) if people else 0
        for person in people:
            rect = Rect(x, bench.y, max(40, each), bench.h)
            hand = Hand(self, Cargo("person", key=person.who, name=person.name) if self.session.owner else None)
            self.group.add(Slip(look, rect, person.name, hand, lambda person=person: self.watcher(person), icon="eye",  # type: ignore[misc]
                                id=f"watcher.{person.name}", tip=self.tr("lobby-watcher-tip"), order=2))  # fmt: skip
            x += rect.w + look.px(10)
        self._bench_left, self._bench_right = x, right

    def _column(self, area: Rect, lobby: m.Lobby) -> None:
        look = self.look
        gap = look.px(14)
        tall = max(54, look.px(86))
        invite = max(84, round(look.px(150) * min(1.15, max(1.0, look.frame.text_scale))))
        self.invitation = Invitation(self, Rect(area.x, area.y, area.w, invite))
        rest = area.h - invite - tall - 3 * gap
        rules = min(round(rest * 0.62), max(round(rest * 0.5), look.px(430)))
        needed = Sheets.height(look, len(self.game.options) + 1)  # the chat gives way to rules that can be read
        rules = min(max(rules, needed), rest - Chat.least(look))
        self.sheets = Sheets(self, Rect(area.x, area.y + invite + gap, area.w, rules), lobby)
        chat = Rect(area.x, area.y + invite + rules + 2 * gap, area.w, rest - rules)
        self.chat = Chat(self, chat)
        self._main(Rect(area.x, area.bottom - tall, area.w, tall), lobby)

    def _main(self, area: Rect, lobby: m.Lobby) -> None:
        """Start for the host, Ready for guests; what is still missing stands on it."""
        look, session = self.look, self.session
        text, small, kind, act, enabled, name = "", "", "primary", self.start, True, "start"
        if session.owner:
            missing = session.missing()
            text, kind, enabled = self.tr("lobby-start"), "danger", not missing
            small = self.tr("lobby-start-small") if not missing else self.missing_words(lobby)
        elif session.seat < 0:
            text, name, act = self.tr("lobby-watching"), "watching", self.rules
            small, kind, enabled = self.tr("lobby-watching-small"), "plain", False
        else:
            ready = lobby.seats[session.seat].ready
            text, name, act = self.tr("lobby-unready" if ready else "lobby-ready"), "ready", self.ready
            small, kind = (
                self.tr("lobby-unready-small" if ready else "lobby-ready-small"),
                "gold" if ready else "primary",
            )
        chosen: Kind = kind  # type: ignore[assignment]
        button = Button(look, area, text, act, kind=chosen, id=name, small=small, order=6, enabled=enabled,
                        why="" if enabled else small, key=self.key_name("confirm") if enabled else "")  # fmt: skip
        self.group.add(button)
        self.group.main = button

    def missing_words(self, lobby: m.Lobby) -> str:
        """Whom or what the start waits for, by name."""
        free = sum(seat.kind == "open" for seat in lobby.seats)
        if free:
            return self.tr("lobby-missing-seats", n=free)
        away = [seat.name for seat in lobby.seats if not seat.here]
        if away:
            return self.tr("lobby-missing-away", names=self.context.text.join(away))
        names = [seat.name for seat in lobby.seats if not seat.ready and seat.who != lobby.owner]
        return self.tr("lobby-missing-ready", names=self.context.text.join(names))

    def toast_room(self) -> Rect:
        """Between the chairs: over the table, never over who sits there."""
        return Rect(self._area.x, self._strip.bottom + self.look.px(4), self._area.w, self._area.h)

    # ------------------------------------------------------------------ what happens

    def update(self, dt: float) -> None:
        if self._left:
            return
        session = self.session
        session.poll()
        if self._chosen != self._settings_of_mine():  # chosen in the settings just now
            self._chosen = self._settings_of_mine()
            self._dress_up()
        for news in session.news.take():
            if news.key == "lobby-notice-joined" and news.args.get("name") == session.my_name:
                continue
            if news.key == "lobby-notice-unready":
                lobby = session.lobby
                humans = {n for n, seat in enumerate(lobby.seats) if seat.kind == "human"} if lobby else set()
                self.alarmed = frozenset(self._ready & humans)
            sound = news_sound(news.key, news.trouble)
            self.stack.toast(self.tr(news.key, **news.args), news.trouble, sound, news_about(news.key, news.args))
        if session.state == "ended":
            self._gone()
            return
        feed = session.feed
        new = feed is not None and feed is not self._from_lobby and feed.last is not None
        dealt = session.friends is None or session.friends.dealt(feed)
        if new and feed is not None and dealt and session.phase in ("playing", "over"):
            self._left = True
            self.stack.replace(TableRoute(session, feed))
            return
        said = session.chat.said[-1] if session.chat.said else None
        if said is not self._said:
            self._said = said
            self.look.play("cackle" if said is not None and said.emote else "chat")
        if session.version != self._seen and self.cargo is None:
            self._seen = session.version
            self._note_ready()
            self.rebuild()
        if session.state == "cut" and session.away > 1 and self.stack.top is self:
            self.stack.push(Cut(session))

    def _note_ready(self) -> None:
        lobby = self.session.lobby
        if lobby is None:
            return
        ready = {n for n, seat in enumerate(lobby.seats) if seat.ready}
        if ready - self._ready:
            self.look.play("ready_drum")
        elif self._ready - ready:
            self.look.play("tab")
        self.alarmed = self.alarmed - ready
        self._ready = ready

    def _gone(self) -> None:
        self._left = True
        session, stack = self.session, self.stack
        session.close()
        again = None
        if session.goal == "join" and session.trouble is not None and session.trouble.code not in ("kicked", "closed"):
            wanted = session.wanted

            def again(_: str) -> None:
                from game.scenes.connecting import Connecting
                from game.session.session import Session

                stack.push(Connecting(lambda: Session.joined(stack.context, wanted)))

        stack.go_home()
        failure.show(stack, session, again)

    # ------------------------------------------------------------------ drawing

    def paint(self, surface: Surface) -> None:
        look = self.look
        lobby = self.session.lobby
        assert lobby is not None
        look.paper(surface, "strip", self._strip, 4)
        name = look.lettering.line(
            lobby.table, "display", look.caps(30), palette.HOUSE.paper, width=self._strip_room // 2
        )
        surface.blit(name, name.get_rect(midleft=(look.px(32), self._strip.centery)))
        lo = sum(seat.kind != "open" for seat in lobby.seats)
        taken = self.tr("lobby-taken", taken=lo, seats=len(lobby.seats))
        known = versions(self.tr, lobby)
        facts = " · ".join(filter(None, (own_words.named(self.tr, self.game), taken, known)))
        words = look.label(facts, 24, palette.STRAW, width=self._strip_room // 2 - look.px(60))
        surface.blit(words, words.get_rect(midleft=(look.px(32) + name.get_width() + look.px(36), self._strip.centery)))
        self._paint_table(surface)
        surface.blit(self._bench_words, self._bench_words.get_rect(midleft=self._bench.midleft))
        if self._bots_words is not None:
            surface.blit(*self._bots_words)
        if self._nobody:
            room = self._bench_right - self._bench_left - look.px(20)
            hint = look.lettering.line(self._watchers_hint(lobby), "map", look.text(19), palette.HOUSE.paper, width=max(40, room),
                                       how="ellipsis")  # fmt: skip
            surface.blit(hint, hint.get_rect(midleft=(self._bench_left, self._bench.centery)))
        self.invitation.paint(surface)
        self.sheets.paint(surface)
        self.chat.paint(surface)

    def _watchers_hint(self, lobby: m.Lobby) -> str:
        """What stands on the bench while nobody watches."""
        return self.tr("lobby-bench-empty" if lobby.spectators else "lobby-bench-closed")

    def _paint_table(self, surface: Surface) -> None:
        look, area = self.look, self._area
        oval = area.inflate(-round(area.w * 0.15), -round(area.h * 0.15))
        surface.blit(round_table(look, oval.size), oval)
        pw, ph = poster_size(self.game.id)
        tall = round(oval.h * 0.56)
        low = oval.centery + tall // 2
        if self._words_at is not None:
            low = min(low, self._words_at.top - look.px(12))
            tall = low - (oval.centery - tall // 2)
        chairs = [widget.rect for widget in self.group if isinstance(widget, Chair)]
        at = Rect(0, 0, round(tall * pw / ph), tall)
        at.midbottom = (oval.centerx, low)
        while at.inflate(look.px(16), 0).collidelist(chairs) >= 0 and at.h > look.px(160):
            at = at.inflate(-round(at.w * 0.06), -round(at.h * 0.06))
        if at.collidelist(chairs) >= 0:
            return
        face = poster_of(self, self.game, at.size)
        shadow, (dx, dy) = look.pieces.shadow(at.size, 6)
        surface.blit(shadow, at.move(dx, dy))
        surface.blit(face, at)

    def paint_over(self, surface: Surface) -> None:
        if self.cargo is not None:
            look = self.look
            rect = Rect(0, 0, look.px(260), max(44, look.px(62)))
            rect.center = self._point
            draw_slip(surface, look, rect, self.cargo.name, "bot" if self.cargo.kind == "bot" else "person", "hover")
