"""Ctrl-C is always heard, also where Python by itself would lose it."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from pathlib import Path
from types import ModuleType

import pexpect
import pytest

import oceanarium_command

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has neither these signals nor such terminals")

# An interrupt that does not wake the waiting thread is what one is that comes just before the waiting begins.
UNNOTICED = """
import signal, threading, time
from oceanarium.cli.interrupts import read_line

def interrupt():
    time.sleep(0.3)
    signal.pthread_kill(threading.get_ident(), signal.SIGINT)
    time.sleep(60)

threading.Thread(target=interrupt, daemon=True).start()
try:
    {reader}("> ")
except KeyboardInterrupt:
    print("heard")
"""

# Where a finaliser, or a callback of the import system, is interrupted, nobody can catch it.
UNRAISABLE = """
import signal, time
from oceanarium.cli.interrupts import hear_lost_interrupts

class Finalised:
    def __del__(self):
        signal.raise_signal(signal.SIGINT)
        time.sleep(0)

hear_lost_interrupts()
try:
    Finalised()
    for _ in range(300):
        time.sleep(0.1)
except KeyboardInterrupt:
    print("heard")
else:
    print("lost")
"""

READING = """
from oceanarium.cli.interrupts import read_line
for _ in range(3):
    try:
        print("read", repr(read_line("> ")))
    except EOFError:
        print("the end")
"""


def test_an_interrupt_just_before_the_waiting_for_a_line_is_heard() -> None:
    program = pexpect.spawn(sys.executable, ["-c", UNNOTICED.format(reader="read_line")], encoding="utf-8", timeout=60)
    program.expect("heard")
    program.expect(pexpect.EOF)


def test_the_terminal_is_read_line_by_line_to_its_end() -> None:
    program = pexpect.spawn(sys.executable, ["-c", READING], encoding="utf-8", timeout=60)
    program.expect("> ")
    program.sendline("first")
    program.expect("read 'first'")
    program.expect("> ")
    program.send("héllo")
    program.sendeof()
    program.sendline(" there")
    program.expect("read 'héllo there'")
    program.expect("> ")
    program.sendeof()
    program.expect("the end")
    program.expect(pexpect.EOF)


def test_an_interrupt_while_the_program_is_imported_ends_it_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Interrupting(MetaPathFinder):
        def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> None:
            raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, "oceanarium.cli", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Interrupting()])
    with pytest.raises(SystemExit) as left:
        oceanarium_command.main()
    assert (left.value.code, capsys.readouterr().err) == (130, "oceanarium: Interrupted.\n")


def test_a_pipe_is_read_line_by_line_and_asked_before_it_answers() -> None:
    asking = [sys.executable, "-c", READING]
    with subprocess.Popen(asking, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        assert program.stdout.read(2) == b"> "  # before anything was said
        told, _ = program.communicate("first\nhéllo".encode())
    assert told.decode().splitlines() == ["read 'first'", "> read 'héllo'", "> the end"]


def test_an_interrupt_in_a_finaliser_is_heard_all_the_same() -> None:
    result = subprocess.run([sys.executable, "-c", UNRAISABLE], capture_output=True, text=True, timeout=120, check=True)
    assert (result.stdout, result.stderr) == ("heard\n", "")


@pytest.mark.parametrize("delay", [0.05, 0.15, 0.3, 0.5, 0.8])
def test_an_interrupt_at_any_moment_ends_the_program(
    delay: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    program = pexpect.spawn(sys.executable, ["-m", "oceanarium", "play", "octopus-garden"], timeout=60)
    time.sleep(delay)  # within the imports, most of them
    program.sendintr()
    program.expect(pexpect.EOF)
