"""One editable line of text: its characters, the caret and the selection. Pure Python: no window, no fonts."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class TextEdit:
    """A line being edited. `caret` and `anchor` are positions between characters; what lies between is selected.

    Owned by one field. No verb lets the text grow beyond `limit` characters or take a control character.
    """

    text: str = ""
    limit: int = 60
    caret: int = 0
    anchor: int = 0

    @property
    def selection(self) -> tuple[int, int]:
        """Return the first and the last position of the selection; equal if nothing is selected."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        start, end = self.selection
        return self.text[start:end]

    def set_text(self, text: str) -> None:
        """Replace the text (cut to the limit) and put the caret behind it."""
        self.text = text[: self.limit]
        self.move_to(len(self.text))

    def move_to(self, position: int, *, select: bool = False) -> None:
        """Put the caret at a position; `select` keeps the other end of the selection where it is."""
        self.caret = max(0, min(position, len(self.text)))
        if not select:
            self.anchor = self.caret

    def move(self, by: int, *, word: bool = False, select: bool = False) -> None:
        """Move the caret one character or word to the left (-1) or right (1).

        Without `select` a selection collapses to its end on that side first.
        """
        start, end = self.selection
        if word:
            self.move_to(self.word_start(self.caret) if by < 0 else self.word_end(self.caret), select=select)
        elif start != end and not select:
            self.move_to(start if by < 0 else end)
        else:
            self.move_to(self.caret + by, select=select)

    def word_start(self, position: int) -> int:
        """Return where the word before a position starts."""
        while position > 0 and self.text[position - 1].isspace():
            position -= 1
        while position > 0 and not self.text[position - 1].isspace():
            position -= 1
        return position

    def word_end(self, position: int) -> int:
        """Return where the word after a position ends."""
        while position < len(self.text) and self.text[position].isspace():
            position += 1
        while position < len(self.text) and not self.text[position].isspace():
            position += 1
        return position

    def select_all(self) -> None:
        self.anchor, self.caret = 0, len(self.text)

    def select_word(self, position: int) -> None:
        """Select the word around a position."""
        at = max(0, min(position, len(self.text)))
        start, end = at, at
        while start > 0 and not self.text[start - 1].isspace():
            start -= 1
        while end < len(self.text) and not self.text[end].isspace():
            end += 1
        self.anchor, self.caret = start, end

    def insert(self, text: str) -> None:
        """Put text in place of the selection, as much of it as fits; a line break or a tab becomes a space."""
        words = "".join(" " if c in "\n\r\t" else c for c in text if c.isprintable() or c in "\n\r\t")
        start, end = self.selection
        room = self.limit - (len(self.text) - (end - start))
        words = words[: max(0, room)]
        self.text = self.text[:start] + words + self.text[end:]
        self.move_to(start + len(words))

    def delete(self, by: int, *, word: bool = False) -> None:
        """Delete the selection, or else one character or word before (-1) or behind (1) the caret."""
        if self.caret == self.anchor:
            self.move(by, word=word, select=True)
        self.insert("")
