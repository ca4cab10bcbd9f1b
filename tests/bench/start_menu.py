"""From the interpreter's start to the menu's first frame, as `gobsmack` does it; then the process ends."""

import os
import time

START = time.perf_counter()
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from game import app  # noqa: E402

IMPORTED = time.perf_counter()


def main() -> None:
    import pygame

    def first_frame(self: app.Program, dt: float) -> None:
        done = time.perf_counter()
        print(f"import_ms={1e3 * (IMPORTED - START):.1f} to_frame_ms={1e3 * (done - IMPORTED):.1f}", flush=True)
        pygame.quit()
        os._exit(0)

    app.Program.after_frame = first_frame  # type: ignore[method-assign]
    app.run(app.menu(), (1280, 720))


if __name__ == "__main__":
    main()
