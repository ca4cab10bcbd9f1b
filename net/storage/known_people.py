"""The keys of people met before, so that another key under a known name is noticed.

One small JSON file in the home folder. It is a list of whom somebody plays with, so only its owner may read it. A file
that can't be read is set aside by name and a new one is begun: what is lost is the memory, never a match. A file of a
later version is left to it; this one remembers in a file of its own beside it.
"""

from __future__ import annotations

import contextlib
import logging
import os
import unicodedata
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from net.protocol.sanitize import NAME_LENGTH
from net.storage.home import home

log = logging.getLogger("net.storage")

FORMAT = 1
MOST = 500
"""People remembered; whoever was met longest ago is forgotten first."""
LARGEST = 1 << 20
"""Bytes of the largest file that is read."""

Standing = Literal["new", "known", "changed"]
"""new: neither name nor key was met before. known: this key was. changed: the name was, with another key."""


class KnownPerson(msgspec.Struct, frozen=True):
    """Somebody we have begun a match with, or said to be who they are."""

    key: Annotated[str, Meta(min_length=40, max_length=40)]
    """Their CURVE key."""
    name: Annotated[str, Meta(max_length=NAME_LENGTH)]
    """The name they had last."""
    first_met: Annotated[int, Meta(ge=0)]
    """Seconds since 1970."""
    last_met: Annotated[int, Meta(ge=0)]
    verify: Annotated[str, Meta(max_length=64)] = ""
    """The key that signs their plays, in hexadecimal; "" while it isn't known."""


class _File(msgspec.Struct, frozen=True):
    format: int
    people: Annotated[list[KnownPerson], Meta(max_length=4 * MOST)]


class _Said(msgspec.Struct, frozen=True):
    """As much as a file of any version says."""

    format: int


class KnownPeople:
    """Whom this player has met. Reads when made, writes on every change; a disk that takes nothing costs only the memory."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or home() / "people.json"
        self.trouble = ""
        """Why nothing is remembered ("" while all is well)."""
        self._people: dict[str, KnownPerson] = {}
        self._read()

    def __len__(self) -> int:
        return len(self._people)

    def find(self, key: str) -> KnownPerson | None:
        """Return what is known of a key."""
        return self._people.get(key)

    def judge(self, name: str, key: str, verify: bytes = b"") -> Standing:
        """Return what to think of somebody who comes as `name` with `key`."""
        found = self._people.get(key)
        if found is not None:
            return "changed" if verify and found.verify and found.verify != verify.hex() else "known"
        wanted = _folded(name)
        return "changed" if any(_folded(person.name) == wanted for person in self._people.values()) else "new"

    def meet(self, people: Iterable[tuple[str, str, bytes]], now: float) -> None:
        """Remember (name, key, verify key) of those we begin to play with; nobody is remembered in another's place."""
        met = [person for person in people if self.judge(*person) != "changed"]
        for name, key, verify in met:
            self._put(name, key, verify, now)
        if met:
            self._write()

    def accept(self, name: str, key: str, verify: bytes, now: float) -> None:
        """Remember somebody on the player's word: from now on this key is that person's too."""
        self._people.pop(key, None)
        self._put(name, key, verify, now)
        self._write()

    def _put(self, name: str, key: str, verify: bytes, now: float) -> None:
        old, at = self._people.pop(key, None), max(0, int(now))
        said = verify.hex() or (old.verify if old is not None else "")
        self._people[key] = KnownPerson(key, name[:NAME_LENGTH], old.first_met if old is not None else at, at, said)
        while len(self._people) > MOST:
            self._people.pop(min(self._people.values(), key=lambda person: person.last_met).key)

    def _read(self) -> None:
        own = f"people-f{FORMAT}.json"
        try:
            with self.path.open("rb") as file:
                body = file.read(LARGEST + 1)
            if len(body) > LARGEST:
                raise ValueError("too large")
            said = msgspec.json.decode(body, type=_Said).format
            if said > FORMAT and self.path.name != own:
                self.path = self.path.with_name(own)
                self._read()
                return
            if said != FORMAT:
                raise ValueError(f"format {said}")
            found = msgspec.json.decode(body, type=_File)
        except FileNotFoundError:
            return
        except OSError as error:
            self.trouble = str(error)
        except (ValueError, RecursionError) as error:
            log.warning("%s can't be read and is set aside: %s", self.path, error)
            with contextlib.suppress(OSError):
                os.replace(self.path, self.path.with_name(self.path.name + ".damaged"))
        else:
            self._people = {person.key: person for person in found.people[-MOST:]}

    def _write(self) -> None:
        """Write a new file beside the old one and put it in its place: a crash leaves one or the other."""
        body = msgspec.json.format(msgspec.json.encode(_File(FORMAT, list(self._people.values()))), indent=1)
        scratch = self.path.with_name(f"{self.path.name}.{os.urandom(6).hex()}.new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # Readable for nobody else from the first byte on.
            with os.fdopen(os.open(scratch, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(body)
            os.replace(scratch, self.path)
        except OSError as error:
            self.trouble = str(error)
            log.warning("who was met isn't remembered: %s", error)
        finally:
            with contextlib.suppress(OSError):
                scratch.unlink(missing_ok=True)


def _folded(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
