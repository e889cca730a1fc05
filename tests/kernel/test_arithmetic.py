"""`exp` and `log`: right to the last place but one, and the same bits in every mode."""

import json
import math
import shutil
import struct
import subprocess
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oceanarium.kernel import game_named
from oceanarium.kernel.arithmetic import exp, log
from oceanarium.kernel.engine import Engine, plain_engine
from tests import machine_code
from tests.machine_code import TOY
from tests.portable import portable, toy_module
from tests.templates import curves

MANY = 500_000  # of each function: a million arguments
RANGES = {"exps": (-40.0, 80.0 / MANY), "logs": (0.5, 3.7)}
IN_A_BROWSER = Path(__file__).with_name("curves.mjs")


def bits_of(engine: Engine[Any], function: str) -> bytes:
    row = engine.fractions(MANY)
    getattr(engine[curves], function)(*RANGES[function], row)
    return struct.pack(f"<{MANY}d", *row)


@pytest.mark.parametrize("function", RANGES)
def test_a_million_values_have_the_same_bits_in_every_mode(function: str) -> None:
    game = game_named(TOY)
    plain = bits_of(plain_engine(TOY), function)
    assert bits_of(portable(game), function) == plain
    assert bits_of(machine_code.compiled(game, curves), function) == plain
    assert in_v8(toy_module(game), function) == plain


def in_v8(module: Path, function: str) -> bytes:
    """What the machine of Chromium and Node makes of the module."""
    node = shutil.which("node")
    assert node is not None
    wanted = json.dumps([f"curves.{function}", *RANGES[function], MANY])
    return subprocess.run([node, str(IN_A_BROWSER), str(module), wanted], check=True, capture_output=True).stdout


@given(st.floats(-700, 709))
def test_exp_is_right_to_the_last_place_but_one(number: float) -> None:
    assert abs(exp(number) - math.exp(number)) <= math.ulp(math.exp(number))


@given(st.floats(1e-300, 1e300) | st.integers(1, 10**6).map(float))
def test_log_is_right_to_the_last_place_but_one(number: float) -> None:
    assert abs(log(number) - math.log(number)) <= math.ulp(math.log(number))


def test_what_is_too_large_or_too_small_has_a_value_too() -> None:
    assert exp(1e4) == math.inf
    assert exp(-1e4) == 0.0
    assert exp(0.0) == 1.0
    assert log(1.0) == 0.0
