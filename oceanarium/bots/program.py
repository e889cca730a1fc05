"""Another program, spoken to line by line over its standard input and output."""

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
import weakref
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import IO

LONGEST_LINE = 1_000_000  # characters: a line without end would fill the memory
LAST_WORDS = 5  # lines of its error output that are kept
PATIENCE = 1.0  # seconds it has to end by itself

_Line = str | None  # None is the end


class Program:
    """A running program. What it writes to its error output is passed on."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, **environment},
            text=True,
            encoding="utf-8",
            errors="replace",
            bufsize=1,
            start_new_session=True,  # an interrupt at the keyboard is for us, who then end it
        )
        self._said: queue.SimpleQueue[_Line] = queue.SimpleQueue()
        self._to_say: queue.SimpleQueue[_Line] = queue.SimpleQueue()
        self._last_words: deque[str] = deque(maxlen=LAST_WORDS)
        self._listeners = [
            _thread(_listen, self._process.stdout, self._said.put),
            _thread(_listen, self._process.stderr, _overhear(self._last_words)),
        ]
        _thread(_speak, self._process.stdin, self._to_say)
        self.end: Callable[[], None] = weakref.finalize(self, _end, self._process, self._to_say, self._listeners)

    def say(self, line: str) -> None:
        """Send a line, without waiting for it to be read."""
        self._to_say.put(line)

    def hear(self, seconds: float) -> str | None:
        """The next line it writes, or None if it has ended; TimeoutError if it takes too long."""
        try:
            line = self._said.get(timeout=seconds)
        except queue.Empty:
            raise TimeoutError from None
        if line is None:
            self._said.put(None)  # for whoever asks again
        return line

    @property
    def farewell(self) -> str:
        """How it ended, and what it last complained of."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)
        self._listeners[1].join(PATIENCE)
        words = [line for line in self._last_words if line and line.strip()]
        return f"status {self._process.returncode}" + (f", last words {words[-1].strip()!r}" if words else "")


def _thread(work: Callable[..., None], *arguments: object) -> threading.Thread:
    thread = threading.Thread(target=work, args=arguments, daemon=True)
    thread.start()
    return thread


def _listen(stream: IO[str], tell: Callable[[_Line], None]) -> None:
    """Pass on every line, and the end."""
    with contextlib.suppress(ValueError, OSError):
        while line := stream.readline(LONGEST_LINE):
            tell(line.rstrip("\n"))
    tell(None)


def _overhear(last_words: deque[str]) -> Callable[[_Line], None]:
    def tell(line: _Line) -> None:
        if line is not None:
            last_words.append(line)
            print(line, file=sys.stderr)

    return tell


def _speak(stream: IO[str], to_say: "queue.SimpleQueue[_Line]") -> None:
    """Write every line until there are no more. A program that is gone hears nothing."""
    with contextlib.suppress(ValueError, OSError):
        while (line := to_say.get()) is not None:
            stream.write(f"{line}\n")
            stream.flush()
    with contextlib.suppress(ValueError, OSError):
        stream.close()


def _end(
    process: "subprocess.Popen[str]", to_say: "queue.SimpleQueue[_Line]", listeners: Sequence[threading.Thread]
) -> None:
    """Say that nothing more will come; a program that does not leave then is made to."""
    to_say.put(None)
    for number in (None, signal.SIGTERM, getattr(signal, "SIGKILL", signal.SIGTERM)):
        if number is not None:
            _signal(process, number)
        try:
            process.wait(PATIENCE)
            break
        except subprocess.TimeoutExpired:
            continue
    for listener in listeners:
        listener.join(PATIENCE)
    for stream in (process.stdout, process.stderr):
        if stream is not None and not any(listener.is_alive() for listener in listeners):
            stream.close()


def _signal(process: "subprocess.Popen[str]", number: int) -> None:
    """To the program and to those it started."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, number)
        else:
            process.send_signal(number)
