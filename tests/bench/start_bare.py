"""The floor of a start: a minimal pygame and zmq program that shows one frame and ends."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import msgpack
import pygame
import zmq


def main() -> None:
    pygame.display.init()
    pygame.font.init()
    screen = pygame.display.set_mode((1280, 720))
    screen.fill((20, 60, 40))
    screen.blit(pygame.font.Font(None, 60).render("Hello", True, (255, 255, 255)), (500, 300))
    pygame.display.flip()
    socket = zmq.Context.instance().socket(zmq.ROUTER)
    socket.linger = 0
    socket.bind_to_random_port("tcp://127.0.0.1")
    msgpack.unpackb(msgpack.packb([1]))
    os._exit(0)


if __name__ == "__main__":
    main()
