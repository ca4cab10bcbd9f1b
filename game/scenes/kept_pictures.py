"""Pictures that a player keeps, in a folder of their own."""

from __future__ import annotations

import time
from pathlib import Path

import pygame
from pygame import Surface

from game.stack.scene import SceneStack


def keep_picture(stack: SceneStack, picture: Surface, kind: str, folder: Path | None = None) -> Path | None:
    """Write a picture into the player's folder, and say so; `kind` stands in its name. None: it can't be written."""
    context = stack.context
    folder = folder or context.pictures_folder()
    path = folder / time.strftime(f"gobsmack-{kind}-%Y-%m-%d-%H%M%S.png")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        pygame.image.save(picture, path)
    except (OSError, pygame.error):
        stack.toast(context.tr("ui-screenshot-failed"), trouble=True)
        return None
    stack.toast(context.tr("ui-screenshot", name=path.name))
    return path
