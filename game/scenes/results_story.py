"""The story of the match that has ended, read from its recording with the words and pictures of its own table."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from game import titles
from game.engine.cues import Cue
from game.tabletop.contract import Line
from game.tabletop.scene import TableScene
from game.tabletop.story import Said, Sections, Seen, Story, Turning, told
from game.tabletop.update_history import LINK
from game.ui.lettering import plain
from net.storage import recording


class KeptSections(Mapping[str, Any]):
    """A moment's view, read section by section; what did not change since another moment is read once."""

    def __init__(self, moment: recording.Moment, read: dict[tuple[str, bytes], Any]) -> None:
        self._moment, self._read = moment, read

    def __getitem__(self, name: str) -> Any:
        key = name, self._moment.packed[name]
        if key not in self._read:
            self._read[key] = self._moment.section(name)
        return self._read[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._moment.packed)

    def __len__(self) -> int:
        return len(self._moment.packed)


def read_story(scene: TableScene, match: str) -> Story:
    """Return what the recording of a match tells; an empty story without a recording."""
    try:
        found = recording.Recording(recording.find(match))
    except OSError:
        return Story()
    read: dict[tuple[str, bytes], Any] = {}
    views = [KeptSections(moment, read) for moment in found.moments]
    seen = [
        Seen(at, view, max((weight for weight, _ in _weighed(scene, found.moments[at], view)), default=0))
        for at, view in enumerate(views)
    ]
    story = told(scene.table.story, scene.feed.options, seen, lambda at: _said(scene, found.moments[at], views[at]),
                 lambda one: _why(scene, found.moments[one.at], one))  # fmt: skip
    moments = [replace(one, said=_pictured(scene, one.said)) for one in story.moments]
    return replace(story, moments=tuple(moments))


def _weighed(scene: TableScene, moment: recording.Moment, view: Sections) -> list[tuple[int, Cue]]:
    """The cues of a moment with their weights; none where the title weighs nothing."""
    count = scene.table.story
    if count is None or count.weight is None:
        return []
    return [(count.weight(cue, view), cue) for cue in titles.read_cues(scene.feed.title, moment.cues)]


class Told(NamedTuple):
    """A sentence of the log."""

    line: Line
    kind: str
    """Of its cue."""
    abroad: str
    """The sentence as a stranger would be told it."""


def _told(scene: TableScene, cue: Cue) -> list[Told]:
    """What the title's own log prints of a cue, and what it would print of it for strangers."""
    table = scene.table
    with scene.services.abroad():
        abroad = [plain(line.text) for line in table.lines(cue) if line.text]
    lines = [line for line in table.lines(cue) if line.text]  # last: tables keep what was told in their own records
    return [Told(line, cue.kind, abroad[min(n, len(abroad) - 1)] if abroad else "") for n, line in enumerate(lines)]


def _said(scene: TableScene, moment: recording.Moment, view: Sections) -> Said | None:
    """What the title's own log printed of a moment: of what has most weight, else hot sentences before others, and of these the
    last that names a card."""
    weighed = _weighed(scene, moment, view)
    weight = max((own for own, _ in weighed), default=0)
    cues = [cue for own, cue in weighed if own == weight] if weight else titles.read_cues(scene.feed.title, moment.cues)
    told = [one for cue in cues for one in _told(scene, cue)]
    if not told:
        return None
    hot = [one for one in told if one.line.hot]
    chosen = hot or [one for one in told if not one.line.indent] or told
    found = next((one for one in reversed(chosen) if LINK.search(one.line.text)), chosen[-1])
    seat = scene.table.story.doer(cues[-1]) if weight and scene.table.story is not None else -1
    text = found.line.text
    return Said(plain(text), tuple(LINK.findall(text)), bool(hot), weight=weight, seat=seat, kind=found.kind,
                abroad=found.abroad)  # fmt: skip


def _why(scene: TableScene, moment: recording.Moment, one: Turning) -> Said:
    """The sentence that says why a seat's count changed; where the title names none, what was told of the moment anyway."""
    count = scene.table.story
    if count is None:
        return one.said
    cues = [cue for cue in titles.read_cues(scene.feed.title, moment.cues) if count.about(cue, one.seat)]
    told = [found for cue in cues for found in _told(scene, cue) if not found.line.indent]
    if not told:
        return one.said
    last = told[-1]
    subject = count.subject(KeptSections(moment, {}))
    links = LINK.findall(last.line.text) or ([subject] if subject else [])
    return Said(plain(last.line.text), tuple(links), one.said.hot, kind=last.kind, abroad=last.abroad)


def _pictured(scene: TableScene, said: Said) -> Said:
    """The same with the pictures of the first two things named that have one; else with the one of its kind of moment."""
    pages = [scene.table.inspect(("card", name)) for name in said.links]
    found = [page for page in pages if page is not None and page.picture]
    if found:
        other = next((page.picture for page in found if page.picture != found[0].picture), "")
        return said._replace(picture=found[0].picture, name=found[0].name, other=other)
    count = scene.table.story
    return said._replace(picture=count.pictures.get(said.kind, "")) if count is not None else said


def telling_cards(story: Story, winners: Collection[int]) -> list[tuple[str, str]]:
    """Return picture and name of what the winners' moments were about, then the others'; each once."""
    moments = sorted(story.moments, key=lambda one: (one.seat not in winners, -abs(one.change)))
    found = {one.said.picture: one.said.name for one in moments if one.said.picture and one.said.name}
    return list(found.items())[:3]
