"""What the inspector shows: a counter, a hex with its stack, a cave, a site, a seat. Numbers come from the data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence

from game.titles.goblin_raid.rules.lookup_tables import GOBLIN_MP
from game.titles.goblin_raid.rules.map_graph import CAVE_AT, EXITS, FEATURE, NEAR, ROADS, SITE_AT, TABLES, TERRAIN
from game.titles.goblin_raid.rules.march import FOOT, points, routes
from game.titles.goblin_raid.rules.pieces import (
    ARMOR,
    CLASS,
    FEUDAL,
    GOBLIN,
    INDEX,
    LEADER,
    MELEE,
    MISSILE,
    MOUNTED,
    SIDE,
)
from game.titles.goblin_raid.rules.state import allowed
from game.titles.goblin_raid.screen.context import Context
from game.titles.goblin_raid.screen.hand import InHand
from game.titles.goblin_raid.screen.map_stacks import MapStacks
from game.titles.goblin_raid.screen.names import halves_text, leader_numbers
from game.titles.goblin_raid.screen.reading import BAGS, FOOT_DOWN, is_leader
from game.titles.goblin_raid.screen.stacks import in_command, melee, missiles
from game.ui.widgets.inspector import Entry, Inspected
from game.words.numbers import signed


class Pages:
    """Pages of one table."""

    def __init__(self, table: Context, map: MapStacks, move: InHand) -> None:
        self.table, self.map, self.move = table, map, move

    def of(self, handle: Hashable) -> Inspected | None:
        match handle:
            case str(piece) | ("unit" | "leader" | "piece", str(piece), *_) if piece in INDEX or piece == FOOT_DOWN:
                return self.counter(piece)
            case ("hex", str(here), *_):
                return self.hex(here)
        return None

    # a counter

    def counter(self, piece: str) -> Inspected:
        """A counter at reading size: numbers by name, what it can, what it carries."""
        table, words = self.table, self.table.words
        if piece == FOOT_DOWN:
            return Inspected(words("feudal_foot"), "card_down", text=words("feudal-foot-text"),
                             rule="GOB-6.9")  # fmt: skip
        p = INDEX[piece]
        face = table.face(piece)
        text, flavor = table.unit_text(piece)
        entries = self._leader(piece) if LEADER[p] else self._unit(piece)
        return Inspected(
            table.unit_name(piece), f"card_{face.art}", "", "", "" if LEADER[p] else words(f"class-{CLASS[p]}"),
            self._status(piece), "\n".join(part for part in (text, *self._more(piece)) if part), tuple(entries), flavor,
            "GOB-2.4" if LEADER[p] else "GOB-2.3",
        )  # fmt: skip

    def _unit(self, piece: str) -> list[Entry]:
        words, p = self.table.words, INDEX[piece]
        return [
            Entry(words("counter-missile"), str(MISSILE[p]) if MISSILE[p] else "–", True),
            Entry(words("counter-melee"), str(MELEE[p]), True),
            Entry(words("counter-armour"), str(ARMOR[p]), True),
        ]

    def _leader(self, piece: str) -> list[Entry]:
        words = self.table.words
        add, limit, armor = leader_numbers(piece, self.table.reading.options.get("count_stats") == "text")
        return [
            Entry(words("counter-modifier"), f"+{add}" if add >= 0 else str(add), True),
            Entry(words("counter-limit"), str(limit), True),
            Entry(words("counter-armour"), str(armor), True),
        ]

    def _more(self, piece: str) -> list[str]:
        words, p = self.table.words, INDEX[piece]
        out = []
        if LEADER[p]:
            out.append(words("counter-leader-text"))
        elif MOUNTED[p]:
            out.append(words("counter-mounted-text"))
        site = self.table.reading.loads.get(piece)
        if site is not None:
            loaded = words(
                "counter-loaded", site=self.table.site_name(site), bags=self.table.amount("bags", BAGS[site])
            )
            out.append(f"<b>{loaded}</b> {words('counter-loaded-text')}")
        return out

    def _status(self, piece: str) -> str:
        """Where it is, if that is known; a feudal leader's mode."""
        reading, words = self.table.reading, self.table.words
        place = reading.at.get(piece)
        if place is None:
            return words("place-unknown")
        if not place[:1].isdigit():
            return words.maybe(f"place-{place}")
        if place in CAVE_AT:
            return words("place-waiting", cave=self.table.place(place))
        out = [self.table.hex_name(place)]
        if is_leader(piece) and SIDE[INDEX[piece]] == FEUDAL:
            out.append(words("mode-foot" if piece in reading.foot else "mode-mounted"))
        if reading.mine is not None and piece in reading.mine.down:
            out.append(words("counter-face-down"))
        return " · ".join(out)

    # a hex

    def hex(self, here: str) -> Inspected:
        """A hex: what it is, what it costs and gives, who stands in it as far as this seat knows."""
        table, words = self.table, self.table.words
        terrain = table.terrain_at(here)
        site = SITE_AT.get(here)
        name = table.place(here)
        kind = table.terrain_name(terrain)
        if site or here in CAVE_AT:
            kind = f"{kind} · {here}"
        entries = [*self._stack(here), *self._ground(here, terrain)]
        text = []
        if site is not None:
            word = table.reading.sites[site.id]
            text.append(f"<b>{words(f'site-state-{word}', bags=table.amount('bags', site.bags))}</b>")
        elif here in CAVE_AT:
            text.append(words("cave-text"))
        elif here in EXITS:
            text.append(words("exit-text"))
        return Inspected(name, kind_words=kind, status=self._seen(here), text="\n".join(text), entries=tuple(entries))

    def _seen(self, here: str) -> str:
        reading, words = self.table.reading, self.table.words
        pile = reading.stacks.get(here)
        if not pile or reading.side_at(here) == reading.side or reading.phase == "over":
            return ""
        if here in CAVE_AT or not self._in_sight(here):
            return words("stack-top")
        return ""

    def _in_sight(self, here: str) -> bool:
        reading = self.table.reading
        return any(reading.side_at(near) == reading.side and near not in CAVE_AT for near in NEAR[here])

    def _stack(self, here: str) -> list[Entry]:
        table, words, reading = self.table, self.table.words, self.table.reading
        pile = reading.stacks.get(here, [])
        mine = reading.mine
        out = self._counted(in_command(pile, mine.preferred if mine is not None else ()))
        units = [p for p in pile if not is_leader(p) and p != FOOT_DOWN]
        if len(units) > 1:
            told = words("stack-totals", missile=missiles(pile), melee=melee(pile))
            out.append(Entry(told))
        own = pile and reading.side_at(here) == reading.side
        if own and here not in CAVE_AT:
            leaders = [INDEX[p] for p in pile if is_leader(p)]
            limit = allowed(reading.state, leaders)
            key = "stack-units" if len(units) <= limit else "stack-units-over"
            out.append(Entry(words(key, n=len(units), limit=limit)))
        elif pile and reading.heights.get(here):
            out.append(Entry(words("stack-height", n=reading.heights[here])))
        bags = reading.bags_at(here)
        if bags:
            out.append(Entry(words("stack-bags", bags=table.amount("bags", bags))))
            turns = self._home_in(here) if own else 0
            if turns:
                out.append(Entry(words("stack-home-in", n=turns)))
        note = self.map.seen.get(here)
        if note is not None and len(pile) < len(note.pieces):
            out.append(Entry(words("last_seen", turn=note.turn), strong=True))
            out += self._counted([p for p in note.pieces if p not in pile])
        return out

    def _counted(self, pieces: Sequence[str]) -> list[Entry]:
        """A line for each kind of counter, in the order of the stack, with how many there are."""
        table, alike = self.table, Counter(map(self._alike, pieces))
        return [
            Entry(name if n == 1 else table.words("amount-times", n=n, name=name), numbers)
            for (name, numbers), n in alike.items()
        ]

    def _alike(self, piece: str) -> tuple[str, str]:
        return self.table.unit_name(piece), self.table.face_numbers(piece)

    def _home_in(self, here: str) -> int:
        """In how many turns the nearest cave is reached by a leader of this hex with its carriers; 0: no way, no leader."""
        leaders = self.table.reading.leaders_at(here)
        if not leaders:
            return 0
        _, spent = self.way_home(here, leaders[-1])
        own = self.move.own_phase
        left = points(self.table.reading.field.s, INDEX[leaders[-1]], FOOT, True) if own else GOBLIN_MP
        return 1 + max(0, -(-(spent - left) // GOBLIN_MP)) if spent else 0

    def way_home(self, here: str, leader: str) -> tuple[str, int]:
        """The cave that a leader reaches with the carriers of his hex for the fewest MP, and how many; ("", 0): no way."""
        reading = self.table.reading
        load = [INDEX[unit] for unit in reading.units_at(here) if unit in reading.loads]
        found = routes(reading.field, INDEX[leader], FOOT, load)
        return min(((cave, found[cave]) for cave in CAVE_AT if cave in found), key=lambda way: way[1], default=("", 0))

    def _ground(self, here: str, terrain: str) -> list[Entry]:
        words = self.table.words
        row = TERRAIN[terrain]
        foot, mounted = (
            halves_text(row[k]) if row[k] else words("terrain-barred") for k in ("cost_foot", "cost_mounted")
        )
        out = []
        if here not in CAVE_AT:
            out.append(Entry(words("terrain-cost", foot=foot, mounted=mounted)))
        if any((here, near) in ROADS for near in NEAR[here]) and terrain != "ruins":
            road = TABLES["road"]
            out.append(Entry(words("terrain-road", foot=halves_text(road["cost_foot"]),
                                   mounted=halves_text(road["cost_mounted"]))))  # fmt: skip
        if row["missile_mod"]:
            out.append(Entry(words("terrain-missile", n=signed(row["missile_mod"]))))
        if row["melee_mod"]:
            out.append(Entry(words("terrain-melee", n=signed(row["melee_mod"]))))
        water = {FEATURE[here, near] for near in NEAR[here] if (here, near) in FEATURE}
        out += [Entry(words(f"hexside-{kind}-text")) for kind in ("river", "stream", "ford", "bridge") if kind in water]
        if self.table.reading.side in (GOBLIN, FEUDAL) and here in self.table.reading.field.zone:
            out.append(Entry(words("hex-zone-known")))
        return out
