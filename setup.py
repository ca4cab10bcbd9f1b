"""What a wheel needs that `pyproject.toml` can't say: pictures, letters and sounds lie beside the code in a checkout, and
within it in a wheel (`game/assets`), where nothing of anybody else's is in the way."""

from __future__ import annotations

from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
ASSETS = {
    "art/prints": (".png", ".webp", ".jpg", ".json", ".toml"),
    "art/fonts": (".ttf", ".txt"),
    "sounds": (".ogg", ".json", ".txt"),
    "packaging/icons": (".png",),
}
"""Folders, and the endings of what goes along from them."""


class BuildWithAssets(build_py):
    """The code, and the files that are none. An editable install finds them in the checkout."""

    def assets(self) -> list[tuple[Path, Path]]:
        """Each file, and where it goes."""
        target = Path(self.build_lib, "game", "assets")
        return [
            (file, target / file.relative_to(ROOT))
            for folder, endings in ASSETS.items()
            for file in sorted((ROOT / folder).rglob("*"))
            if file.is_file() and file.suffix in endings
        ]

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        for file, target in self.assets():
            target.parent.mkdir(parents=True, exist_ok=True)
            self.copy_file(str(file), str(target))

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        copied = [] if self.editable_mode else [str(target) for _, target in self.assets()]
        return [*super().get_outputs(include_bytecode), *copied]


setup(cmdclass={"build_py": BuildWithAssets})
