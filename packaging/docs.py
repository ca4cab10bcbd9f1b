"""The site: READMEs, pages about the wire, and the rule books in every language, made by MkDocs.

    python3 packaging/run.py docs      the pages in build/docs, the site in dist/docs; a link that leads nowhere is an error

Nothing is written for the site alone: pages are the files of this project at their places, and the rule books come from the
words of the games, with every card as it is printed.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.stack.context import Context
    from game.words import Catalogue

ROOT = Path(__file__).resolve().parent.parent
THEME = ROOT / "packaging" / "site"
"""What the site changes of its theme."""
PAGES_IN, SITE_IN = ROOT / "build" / "docs", ROOT / "dist" / "docs"
CARD_WIDTH_PX = 220
"""Of a card's picture; shown a little smaller."""
DIAGRAM_WIDTH_PX = 760

PLAYERS = {
    "Gobsmack": "README.md",
    "What's new": "CHANGELOG.md",
    "Fair, and proven": "net/FAIRNESS.md",
    "Security": "SECURITY.md",
    "Without a mouse, without colours": "game/ui/ACCESS.md",
    "Your own games and cards": "game/own/README.md",
    "A game of your own, as an example": "tests/own_titles/rotten_eggs/README.md",
    "Credits": "CREDITS.md",
}
RESEARCHERS = {"Learning to play": "game/bots/LEARNING.md", "Bots": "game/bots/README.md"}
DEVELOPERS = {
    "Contributing": "CONTRIBUTING.md",
    "The game": "game/README.md",
    "The kernel": "game/engine/README.md",
    "Games": "game/titles/README.md",
    "BattleGoats": "game/titles/battlegoats/README.md",
    "Goblin Slayer-Slayer": "game/titles/slayer_slayer/README.md",
    "Loot & Recruit": "game/titles/loot_and_recruit/README.md",
    "Lords of Hell": "game/titles/lords_of_hell/README.md",
    "Goblin": "game/titles/goblin_raid/README.md",
    "The table": "game/tabletop/README.md",
    "Scenes": "game/scenes/README.md",
    "The scene stack": "game/stack/README.md",
    "Sessions": "game/session/README.md",
    "First lessons": "game/lessons/README.md",
    "Widgets and views": "game/ui/README.md",
    "Words": "game/words/README.md",
    "Pictures": "art/README.md",
    "Fonts": "art/fonts/README.md",
    "Sounds": "sounds/README.md",
    "Tests": "tests/README.md",
    "Packages": "packaging/README.md",
}
WIRE = {
    "Overview": "net/README.md",
    "Protocol": "net/PROTOCOL.md",
    "Threats and tests": "net/SECURITY.md",
    "Many machines": "net/SPREADING.md",
    "Messages": "net/protocol/README.md",
    "Host": "net/host/README.md",
    "Client": "net/client/README.md",
    "LAN": "net/lan/README.md",
    "Fairness": "net/fairness/README.md",
    "Failover": "net/failover/README.md",
    "Storage": "net/storage/README.md",
}
TESTS = {
    "Figures": "tests/bench/README.md",
    "Conformance": "tests/conformance/README.md",
    "Real processes": "tests/e2e/README.md",
    "Faults": "tests/faults/README.md",
    "Screens": "tests/screens/README.md",
    "Windows": "tests/ui/README.md",
}
SECTIONS: Mapping[str, Mapping[str, str]] = {
    "Play": PLAYERS,
    "Learn from it": RESEARCHERS,
    "Build": DEVELOPERS,
    "The wire": WIRE,
    "The tests": TESTS,
}
"""Section -> name of a page -> its file."""

_PICTURE = re.compile(r"!\[[^\]]*\]\(([^)]+)\)")
_NAMED = re.compile(r"(?<![\[`])`([\w./-]+)`(?!`)")
"""A path in code letters, such as `net/PROTOCOL.md`."""


def main() -> int:
    """Gather the pages and build the site. Returns MkDocs' exit code."""
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    sys.path.insert(0, str(ROOT))
    gather(PAGES_IN)
    return build(PAGES_IN, SITE_IN, sys.executable)


def build(pages: Path, site: Path, python: str) -> int:
    """Make the site of gathered pages. Returns MkDocs' exit code: links that lead nowhere are errors."""
    command = [python, "-m", "mkdocs", "build", "--strict", "--clean", "--config-file", str(pages / "mkdocs.yml")]
    return subprocess.run([*command, "--site-dir", str(site)]).returncode


def gather(folder: Path, *, has_pictures: bool = True) -> None:
    """Lay out all pages below `folder`/pages, and MkDocs' configuration beside them. Without pictures it takes a second."""
    shutil.rmtree(folder, ignore_errors=True)
    pages = folder / "pages"
    for path in files():
        text = (ROOT / path).read_text(encoding="utf-8")
        _write(pages / path, linked(text, path))
        for found in _PICTURE.findall(text):
            target = pages / PurePosixPath(path).parent / found
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / PurePosixPath(path).parent / found, target)
    shutil.copy(ROOT / "packaging" / "icons" / "gobsmack-64.png", pages / "logo.png")
    shutil.copy(THEME / "worker.js", pages)
    books = write_books(pages, has_pictures)
    # JSON is YAML too, and needs no library to write.
    _write(folder / "mkdocs.yml", json.dumps(configuration(books), indent=1, ensure_ascii=False) + "\n")


def files() -> tuple[str, ...]:
    """The project's files that are pages."""
    return tuple(path for section in SECTIONS.values() for path in section.values())


def linked(text: str, path: str) -> str:
    """A page with links for the paths that it names, where those are pages too. Code blocks stay as they are."""
    here = PurePosixPath(path).parent
    lines = text.split("\n")
    is_code = False
    for n, line in enumerate(lines):
        is_code ^= line.startswith("```")
        if not is_code and not line.startswith("    "):
            lines[n] = _NAMED.sub(lambda found: _link(found[1], here, path), line)
    return "\n".join(lines)


def _link(name: str, here: PurePosixPath, path: str) -> str:
    plain = name.rstrip("/")
    for target in (plain, f"{plain}/README.md", str(here / plain), str(here / plain / "README.md")):
        if target in files() and target != path:
            return f"[`{name}`]({os.path.relpath(target, here)})"
    return f"`{name}`"


def configuration(books: Mapping[str, Mapping[str, str]]) -> dict[str, object]:
    """MkDocs' configuration. `books`: language -> name of a game -> its page."""
    sections = {"Play": SECTIONS["Play"], **books, **SECTIONS}
    return {
        "site_name": "Gobsmack",
        "site_description": "Five nasty little tabletop games on one LAN table.",
        "docs_dir": "pages",
        "use_directory_urls": False,
        # Nothing is fetched from anywhere, and the site can be read and searched from a folder.
        "theme": {
            "name": "material",
            "custom_dir": str(THEME),
            "font": False,
            "logo": "logo.png",
            "favicon": "logo.png",
            "palette": {"primary": "brown", "accent": "deep orange"},
            "features": ["navigation.tabs", "navigation.top", "search.highlight"],
        },
        "plugins": [{"search": {"lang": ["en", "fi", "es"]}}, "offline"],
        "markdown_extensions": ["attr_list", "sane_lists", "tables", "toc"],
        "validation": {"links": {"anchors": "warn"}},
        "nav": [{name: [{title: path} for title, path in section.items()]} for name, section in sections.items()],
    }


def write_books(pages: Path, has_pictures: bool) -> dict[str, dict[str, str]]:
    """Write the rule books of every game in every language. Returns language -> name of a game -> its page."""
    from game import titles
    from game.words import LANGUAGES, Catalogue

    books: dict[str, dict[str, str]] = {}
    for language in LANGUAGES:
        catalogue = Catalogue(language)
        section = books[f"{catalogue.tr('codex-rules')} ({catalogue.tr('language-name')})"] = {}
        for title in titles.titles():
            page = f"rules/{language}/{title}.md"
            section[titles.title(title).name] = page
            context = printer(catalogue) if has_pictures else None
            drawn = diagram_pictures(title, context, pages / page) if context is not None else {}
            lines = [*book(title, catalogue, drawn)]
            if context is not None:
                lines.append(f"## {catalogue.tr('codex-cards')} {{ #all-cards }}\n")
                lines.extend(card_pictures(title, context, pages / page))
            _write(pages / page, "\n".join(lines))
    return books


def book(title: str, catalogue: Catalogue, drawn: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """The rule book of one game, line by line. `drawn`: the pictures of its chapters (see `diagram_pictures`)."""
    from game import titles
    from game.tabletop.codex_pages import chapters
    from game.words import title_words

    words = title_words(title, catalogue)
    yield f"# {titles.title(title).name}\n"
    for chapter in chapters(title, words):
        yield f"## {chapter.title} {{ #{chapter.id} }}\n"
        for paragraph in chapter.text.split("\n"):
            yield f"{escaped(paragraph)}\n"
        yield from drawn.get(chapter.id, ())


def escaped(text: str) -> str:
    """Words of the game as markdown; their <b> is HTML's."""
    return re.sub(r"([\\*_`\[\]#])", r"\\\1", text)


def printer(catalogue: Catalogue) -> Context:
    """What prints cards in a language. Nobody's own settings are read or changed."""
    from game.settings_file import SettingsFile
    from game.stack.context import Context
    from game.ui.prints import Prints

    with tempfile.TemporaryDirectory() as folder:
        file = SettingsFile(Path(folder))
        file.change(language=catalogue.language)
        return Context(file, prints=Prints(), text=catalogue)


def diagram_pictures(title: str, context: Context, page: Path) -> dict[str, list[str]]:
    """Print the diagrams of a game's chapters beside its page; by chapter, the pictures' markdown."""
    import pygame

    from game.scenes.codex_print import printed_flow, printed_rows
    from game.tabletop.codex_pages import chapters, diagrams
    from game.words import title_words

    look, words = context.look(title), title_words(title, context.text)
    folder = page.with_suffix("")
    folder.mkdir(parents=True, exist_ok=True)
    found: dict[str, list[str]] = {}
    listed = diagrams(title, words)
    for chapter in chapters(title, words):
        rows = listed[chapter.id]
        drawn = {"flow": printed_flow(look, chapter.flow, DIAGRAM_WIDTH_PX, chapter.here)} if chapter.flow else {}
        if rows:
            drawn["rows"] = printed_rows(look, rows, DIAGRAM_WIDTH_PX)
        for kind, sheet in drawn.items():
            picture = pygame.Surface(sheet.get_size())
            picture.fill(look.palette.paper)
            picture.blit(sheet, (0, 0))
            pygame.image.save(picture, folder / f"chapter_{chapter.id}_{kind}.jpg")
            link = f"{folder.name}/chapter_{chapter.id}_{kind}.jpg"
            found.setdefault(chapter.id, []).append(f"![{escaped(chapter.title)}]({link}){{ loading=lazy }}\n")
    return found


def card_pictures(title: str, context: Context, page: Path) -> Iterator[str]:
    """Print every card of a game beside its page; the pictures' markdown."""
    import pygame

    from game.tabletop.codex_pages import cards
    from game.ui.cards import full
    from game.words import title_words

    look, words = context.look(title), title_words(title, context.text)
    folder = page.with_suffix("")
    folder.mkdir(parents=True, exist_ok=True)
    for card in cards(title, words):
        name = re.sub(r"\W+", "_", card.id)
        face = full(look, card.face, CARD_WIDTH_PX)
        picture = pygame.Surface(face.get_size())
        picture.fill("white")  # behind the round corners
        picture.blit(face, (0, 0))
        pygame.image.save(picture, folder / f"{name}.jpg")
        width, height = (side * 4 // 5 for side in face.get_size())
        yield f"![{escaped(card.face.name)}]({folder.name}/{name}.jpg){{ loading=lazy width={width} height={height} }}"


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
