"""The story of the match that has ended, read from its recording with the words and pictures of its own table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game import titles
from game.tabletop.scene import TableScene
from game.tabletop.story import Said, Seen, Story, told
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
    seen = [Seen(at, KeptSections(moment, read), _said(scene, moment)) for at, moment in enumerate(found.moments)]
    return told(scene.table.story, scene.feed.options, seen)


def _said(scene: TableScene, moment: recording.Moment) -> Said | None:
    """What the title's own log printed of a moment: the last hot sentence, else the first of the last thing that happened."""
    cues = titles.read_cues(scene.feed.title, moment.cues)
    told = [line for cue in cues for line in scene.table.lines(cue) if line.text]
    hot = [line.text for line in told if line.hot]
    if not told:
        return None
    plainly = [line.text for line in told if not line.indent] or [line.text for line in told]
    texts = hot or plainly
    for text in reversed(texts):
        for name in LINK.findall(text):
            page = scene.table.inspect(("card", name))
            if page is not None and page.picture:
                return Said(plain(texts[-1]), page.picture, page.name, bool(hot))
    return Said(plain(texts[-1]), hot=bool(hot))
