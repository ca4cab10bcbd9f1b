"""Ways to a table as text: a whole invite, an address, a spoken code.

    gobsmack://192.168.1.20:28420/KEY-IN-BASE32?code=brisket-lantern      everything: nothing left to trust
    gobsmack://192.168.1.20:28400/KEY-IN-BASE32?door=1             a table behind a machine's doorway (`host/doorway.py`)
    192.168.1.20:28420, 192.168.1.20, my-machine.local             an address: the key is asked for there
    BRISKET-LANTERN                                                  a spoken code: found by the announcement

The key stands in base32 because z85, CURVE's own notation, has characters that chats, shells and mail programs eat.
"""

from __future__ import annotations

import base64
import ipaddress
import re
from urllib.parse import parse_qs, quote, urlsplit

import msgspec
from zmq.utils import z85

from net.protocol.spoken_code import heard

PORT = 28420
"""Where a table listens if the port is free: below those that systems give to outgoing connections.
The greeting port is always the next one."""
SCHEME = "gobsmack"


class Invite(msgspec.Struct, frozen=True):
    """What is known of a table. `key` is z85 text; "" when it must be asked for."""

    host: str = ""
    port: int = PORT
    key: str = ""
    code: str = ""
    ticket: str = ""
    """Only in invites for bots that the host starts itself."""
    door: bool = False
    """Address and port are a doorway's, which leads to the table when its key is named (`host/doorway.py`)."""

    def text(self) -> str:
        """The invite as one word, to be copied."""
        told = ("code", self.code), ("ticket", self.ticket), ("door", "1" if self.door else "")
        query = [f"{name}={quote(value)}" for name, value in told if value]
        return f"{SCHEME}://{self.address}/{in_base32(self.key)}" + (f"?{'&'.join(query)}" if query else "")

    @property
    def address(self) -> str:
        """Address and port, as somebody may read or type them."""
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"

    @property
    def endpoint(self) -> str:
        """For zmq. A doorway is none: `client/passage.py` leads through it."""
        return f"tcp://{self.address}"


def from_base32(name: str) -> str:
    """Return the key that `in_base32` wrote, or another word of that kind. Raises ValueError."""
    packed = name.upper()
    return z85.encode(base64.b32decode(packed + "=" * (-len(packed) % 8))).decode() if packed else ""


def in_base32(key: str) -> str:
    """Return a key (z85) as invites have it and doorways know it; "" for none."""
    return base64.b32encode(z85.decode(key)).decode().rstrip("=").lower() if key else ""


def parse(text: str) -> Invite:
    """What somebody typed or pasted. Raises ValueError with a sentence for them."""
    text = text.strip()
    if len(text) > 400:
        raise ValueError("this is too long for an invite")
    if text.lower().startswith(f"{SCHEME}:"):
        return _parse_link(text)
    code = heard(text)
    if code:
        return Invite(code=code)
    host, port = parse_address(text)
    return Invite(host, port)


def _parse_link(text: str) -> Invite:
    try:
        parts = urlsplit(text)
        port = parts.port or PORT
        query = {name: values[0] for name, values in parse_qs(parts.query).items()}
        key = from_base32(parts.path.strip("/"))
    except ValueError:
        raise ValueError("this invite is not whole: copy all of it") from None
    door = query.get("door") == "1"
    if not parts.hostname or (key and len(key) != 40) or (door and not key):
        raise ValueError("this invite is not whole: copy all of it")
    parse_address(f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname)
    return Invite(parts.hostname, port, key, heard(query.get("code", "")), query.get("ticket", "")[:40], door)


_IPV6 = r"[0-9a-fA-F:.]+(?:%[0-9A-Za-z._-]{1,20})?"
"""With the name of an interface behind it, perhaps: what an invite can hold and give back."""


def parse_address(text: str, usual: int = PORT) -> tuple[str, int]:
    """Return host and port; `usual` where none is typed. Raises ValueError with a sentence."""
    match = re.fullmatch(rf"\[({_IPV6})\](?::(\d{{1,5}}))?|([^:\s/\[\]]+)(?::(\d{{1,5}}))?", text)
    if match is None or match[1]:
        address = match[1] if match else text
        try:
            if not re.fullmatch(_IPV6, address):
                raise ValueError
            found = str(ipaddress.IPv6Address(address))
        except ValueError:
            raise ValueError(
                "an address looks like 192.168.1.20 or 192.168.1.20:28420, a code like BRISKET-LANTERN"
            ) from None
        host, port = found, int((match[2] if match else None) or usual)
    else:
        host, port = match[3], int(match[4] or usual)
    if match and match[3] and not re.fullmatch(r"[0-9A-Za-z](?:[0-9A-Za-z.-]{0,250}[0-9A-Za-z])?", host):
        raise ValueError("an address looks like 192.168.1.20 or 192.168.1.20:28420, a code like BRISKET-LANTERN")
    if not 0 < port < 65535:
        raise ValueError("a port is a number from 1 to 65534")
    return host, port
