"""A space of a reef: as one number for events, and as it is written. [OO-1.2]"""

from oceanarium.kernel import rule

MIDDLE, WIDTH = 500, 1000  # coordinates never get that far from the starter


@rule
def space_code(x: int, y: int) -> int:
    """One number for a space of a reef."""
    return (x + MIDDLE) * WIDTH + y + 1


def space_of_code(code: int) -> tuple[int, int]:
    """The space that a number stands for."""
    return code // WIDTH - MIDDLE, code % WIDTH - 1


def space_name(x: int, y: int) -> str:
    """How far right of the starter, how far above."""
    return f"{x},{y}"
