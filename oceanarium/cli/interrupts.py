"""Ctrl-C is always heard.

Python turns it into KeyboardInterrupt between two steps of the main thread. Twice that is not enough. While `input`
waits nothing is done, and an interrupt that comes after the prompt is written but before the waiting begins is heard
only at the next key. And what is raised in a finaliser, a callback of the import system or one of a compiler written
in another language has nobody to catch it, so that Python reports and forgets it.
"""

import _thread
import os
import select
import sys
import threading

GLANCE = 0.2  # seconds between two looks at whether there was an interrupt
AGAIN = 0.05  # seconds until an interrupt that got lost is raised once more


def hear_lost_interrupts() -> None:
    """Raise interrupts again that came where nobody could catch them."""
    usual = sys.unraisablehook

    def hook(lost: "sys.UnraisableHookArgs") -> None:
        if not issubclass(lost.exc_type, KeyboardInterrupt):
            usual(lost)
            return
        again = threading.Timer(AGAIN, _thread.interrupt_main)
        again.daemon = True
        again.start()

    sys.unraisablehook = hook


def read_line(prompt: str) -> str:
    """A line from the terminal, a file or a pipe, as `input` reads it, that an interrupt can end at any moment."""
    if os.name == "nt":
        return input(prompt)  # there the waiting itself listens
    print(prompt, end="", flush=True)
    source, typed = sys.stdin.fileno(), b""
    most = 4096 if os.isatty(source) else 1  # a terminal gives a line at a time; elsewhere the next one must be left
    while not typed.endswith(b"\n"):
        while not select.select([source], [], [], GLANCE)[0]:
            pass  # between two steps of this loop an interrupt is heard
        more = os.read(source, most)
        if not more and not typed:
            raise EOFError
        if not more:
            break
        typed += more
    return typed.decode(sys.stdin.encoding, errors="replace").rstrip("\n")
