"""The site: every page that it names is there, and the rule books hold every chapter of every game in every language."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game import titles
from game.tabletop.codex_pages import cards, chapters
from game.words import LANGUAGES, Catalogue, title_words
from tests.packaging.test_packages import ROOT, module
from tests.patience import PATIENCE

docs = module("docs")
BROWSER = shutil.which("chromium") or shutil.which("google-chrome")
_LINK = re.compile(r"\]\(([^)#\s]+)\)")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages, without the pictures of cards."""
    folder: Path = tmp_path_factory.mktemp("docs") / "docs"
    docs.gather(folder, has_pictures=False)
    return folder


def named(nav: Any) -> Iterator[str]:
    """The pages that a navigation names."""
    for entry in nav:
        for under in entry.values():
            if isinstance(under, str):
                yield under
            else:
                yield from named(under)


def test_every_page_that_the_site_names_is_there_once(site):
    told = list(named(json.loads((site / "mkdocs.yml").read_text())["nav"]))
    there = {path.relative_to(site / "pages").as_posix() for path in (site / "pages").rglob("*.md")}
    assert sorted(told) == sorted(there)


def test_every_readme_is_on_the_site():
    """A room that is new needs its line in SECTIONS."""
    rooms = ("game", "net", "art", "sounds", "tests", "packaging")
    found = {path.relative_to(ROOT).as_posix() for room in rooms for path in (ROOT / room).rglob("*.md")}
    assert found | {path.name for path in ROOT.glob("*.md")} == set(docs.files())


def test_every_link_leads_somewhere(site):
    """As MkDocs checks them, without MkDocs."""
    links = 0
    for page in (site / "pages").rglob("*.md"):
        for link in _LINK.findall(page.read_text()):
            if "://" not in link:
                links += 1
                assert (page.parent / link).is_file(), f"{page.name}: {link}"
    assert links > 60


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", titles.titles())
def test_a_rule_book_holds_every_chapter(title, language, site):
    page = (site / "pages" / "rules" / language / f"{title}.md").read_text()
    words = title_words(title, Catalogue(language))
    told = chapters(title, words)
    assert len(told) > 8 and page.count("\n## ") == len(told)
    at = 0
    for chapter in told:
        at = page.index(f"\n## {chapter.title} {{ #{chapter.id} }}\n", at)
        for paragraph in chapter.text.split("\n"):
            at = page.index(docs.escaped(paragraph), at)
    assert not words.unknown
    assert len({chapter.id for chapter in told} | {"all-cards"}) == len(told) + 1, "two headings of one name"


def test_every_card_is_printed_in_the_language_of_its_page(tmp_path):
    context = docs.printer(Catalogue("fi"))
    lines = list(docs.card_pictures("battlegoats", context, tmp_path / "battlegoats.md"))
    told = cards("battlegoats", title_words("battlegoats", Catalogue("fi")))
    assert len(lines) == len(told) == len(list((tmp_path / "battlegoats").glob("*.jpg")))
    for line, card in zip(lines, told):
        assert line.startswith(f"![{docs.escaped(card.face.name)}](battlegoats/")


def test_the_diagrams_of_the_codex_stand_in_the_rule_book(tmp_path):
    catalogue = Catalogue("es")
    drawn = docs.diagram_pictures("battlegoats", docs.printer(catalogue), tmp_path / "battlegoats.md")
    assert {"goal", "deploy", "attack"} <= set(drawn) and len(drawn["attack"]) == 2, (
        "what follows on what, and the cards"
    )
    page = "\n".join(docs.book("battlegoats", catalogue, drawn))
    links = [link for link in _LINK.findall(page) if link.endswith(".jpg")]
    assert len(links) == sum(map(len, drawn.values())) and all((tmp_path / link).is_file() for link in links)


def test_a_named_page_is_a_link_and_code_stays_code():
    text = "See `net/PROTOCOL.md` and `host/`.\n\n    `net/PROTOCOL.md`\n\n```\n`net/PROTOCOL.md`\n```\n`nowhere.md`"
    assert docs.linked(text, "net/README.md") == (
        "See [`net/PROTOCOL.md`](PROTOCOL.md) and [`host/`](host/README.md).\n\n    `net/PROTOCOL.md`\n\n```\n"
        "`net/PROTOCOL.md`\n```\n`nowhere.md`"
    )


@pytest.fixture(scope="module")
def made(site: Path) -> Path:
    """What MkDocs makes of the pages."""
    pytest.importorskip("material", reason="the site is built where the extra `docs` is installed")
    folder = site.parent / "site"
    assert docs.build(site, folder, docs.sys.executable) == 0
    return folder


def test_a_link_that_leads_nowhere_stops_the_site(site, made, tmp_path):
    assert (made / "index.html").stat().st_size > 10_000
    broken = shutil.copytree(site, tmp_path / "docs")
    shutil.rmtree(broken / "pages" / "net" / "host")
    assert docs.build(broken, tmp_path / "site", docs.sys.executable) != 0


def test_nothing_of_the_site_is_fetched_from_elsewhere(made):
    for page in made.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert not re.search(r"""(<script[^>]*\ssrc|<link[^>]*\shref|<img[^>]*\ssrc)=["']?(https?:)?//""", text), page
        assert 'worker.js"></script>' in text


@pytest.mark.skipif(BROWSER is None, reason="needs Chromium")
def test_the_site_is_searched_from_a_folder(made, tmp_path):
    command = [str(BROWSER), "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=20000"]
    address = f"{(made / 'index.html').as_uri()}?q=watchdog"
    command += [f"--user-data-dir={tmp_path / 'browser'}", "--dump-dom", address]
    page = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE).stdout
    found = re.findall(r'<a href="([^"]+)" class="md-search-result__link"', page)
    assert any("net/SPREADING.html" in link for link in found), page[-2000:]
