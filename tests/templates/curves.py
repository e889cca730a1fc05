"""The kernel's own functions over many arguments. A template, to compare the modes bit by bit."""

from oceanarium.kernel.arithmetic import exp, log
from oceanarium.kernel.rule import entry


@entry
def exps(first: float, step: float, out: list[float]) -> None:
    """Fill a row with powers of Euler's number."""
    for index in range(len(out)):
        out[index] = exp(first + index * step)


@entry
def logs(first: float, step: float, out: list[float]) -> None:
    """Fill a row with logarithms."""
    for index in range(len(out)):
        out[index] = log(first + index * step)
