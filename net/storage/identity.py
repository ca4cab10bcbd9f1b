"""Who this player is: a CURVE key pair of their own, kept on this machine.

A profile is a name for a key; more than one lets several people (or several windows) of one machine sit at one table.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import msgspec
import zmq

from net.storage.home import home
from net.storage.private_files import make_private_folder


class Identity(msgspec.Struct, frozen=True):
    """A key pair as z85 text. `public` is who you are to others."""

    public: str
    secret: str


class BrokenKey(OSError):
    """The key file cannot be used; the text says what to do."""


def fresh() -> Identity:
    """A key pair for once: bots, tests, hosts that keep nothing."""
    public, secret = zmq.curve_keypair()
    return Identity(public.decode(), secret.decode())


def load(profile: str = "default", folder: Path | None = None) -> Identity:
    """The key pair of a profile, made on first use. Raises BrokenKey."""
    path = _path(profile, folder)
    try:
        return _read(path)
    except FileNotFoundError:
        pass
    identity = fresh()
    make_private_folder(path.parent)
    scratch = path.with_name(f"{path.name}.{os.urandom(6).hex()}.new")
    try:
        # Readable for nobody else from the first byte on, not from a chmod a moment later.
        with os.fdopen(os.open(scratch, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(f"{identity.public}\n{identity.secret}\n")
            file.flush()
            os.fsync(file.fileno())
        try:
            # Not a replace: of two programs that start together, both must use the same key.
            os.link(scratch, path)
        except FileExistsError:
            pass
        except OSError:
            os.replace(scratch, path)
    finally:
        scratch.unlink(missing_ok=True)
    return _read(path)


def set_aside(profile: str = "default", folder: Path | None = None) -> Path:
    """Give a damaged key file another name, so that the next `load` makes a new key. Raises OSError."""
    path = _path(profile, folder)
    aside = path.with_name(f"{path.name}.damaged-{os.urandom(3).hex()}")
    os.replace(path, aside)
    return aside


def _path(profile: str, folder: Path | None) -> Path:
    return (folder or home()) / "keys" / f"{re.sub(r'[^a-z0-9_-]', '_', profile.lower())[:40]}.key"


def _read(path: Path) -> Identity:
    try:
        lines = path.read_bytes().decode("ascii", "replace").split()
    except IsADirectoryError:
        lines = []
    try:
        public, secret = lines
        if zmq.curve_public(secret.encode()).decode() != public:
            raise ValueError
    except ValueError:
        why = f"{path} is no key file. Move it away to be given a new key; seats held by the old one are lost"
        raise BrokenKey(why) from None
    return Identity(public, secret)


def held(public: str, folder: Path | None = None) -> Identity | None:
    """The key pair of this machine whose public half that is, whatever its profile; None when it is somebody else's."""
    for path in sorted(((folder or home()) / "keys").glob("*.key")) if public else ():
        try:
            found = _read(path)
        except OSError:
            continue
        if found.public == public:
            return found
    return None
