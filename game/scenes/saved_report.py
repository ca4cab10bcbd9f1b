"""A report goes into a file of the player's own, and they are told where it is."""

from __future__ import annotations

from collections.abc import Callable

from game import reporting
from game.stack.dialog import Answer, Dialog
from game.stack.scene import Scene
from game.ui.lettering import escape


def told_where(scene: Scene, text: str) -> bool:
    """Write the report and say where it is, after which the scene closes; False where it can't be written, which is said."""
    stack, tr, context = scene.stack, scene.tr, scene.context
    try:
        path = reporting.write(context.documents_folder(), text)
    except OSError as error:
        stack.toast(tr("tell-failed", why=error.strerror or str(error)), trouble=True)
        return False
    where = path.name if context.settings.streamer else str(path)
    then: Callable[[str, str], object] = lambda *_: stack.pop()  # noqa: E731
    stack.push(Dialog(tr("tell-done"), tr("tell-done-text", path=escape(where)),
                      [Answer("back", tr("settings-done"), "primary")], then=then, wide=0.56))  # fmt: skip
    return True
