"""What a recording shows, as one hash: every version's sections, cues and ask."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import msgspec

from net.storage.recording import Recording


def digest_of(path: Path) -> str:
    """Return the hash over all that somebody who watches the file would see."""
    found = Recording(path)
    total = blake2b(digest_size=16)
    for moment in found.moments:
        cues = [msgspec.to_builtins(cue) for cue in moment.cues]
        told = (moment.version, sorted(moment.packed.items()), cues, moment.ask is not None, moment.hash)
        total.update(msgspec.msgpack.encode(told, order="deterministic"))
    return total.hexdigest()
