"""Pictures of a match for the render methods of environments: text, and text drawn as an image."""

import unicodedata
from typing import Any

import numpy as np
from numpy.typing import NDArray

from oceanarium.adapters.extras import MissingExtra
from oceanarium.kernel import Match, OptionError

MODES = ["human", "ansi", "rgb_array"]
WATER, INK = (8, 32, 56), (214, 236, 244)
LIGHT = (255, 205, 96)  # double lines
MARGIN = 8  # pixels
COLUMNS = 80  # at least, so that pictures of a game are of one width
LATIN = 256  # characters that the font has
ARROWS = str.maketrans("►◄▲▼", "><^v")
STROKES = {  # words in the names of box-drawing characters
    "LEFT": [(-1, 0)],
    "RIGHT": [(1, 0)],
    "UP": [(0, -1)],
    "DOWN": [(0, 1)],
    "HORIZONTAL": [(-1, 0), (1, 0)],
    "VERTICAL": [(0, -1), (0, 1)],
}


def check_mode(mode: str | None) -> None:
    """Refuse, in a sentence, a way of rendering that there is not."""
    if mode is not None and mode not in MODES:
        raise OptionError(f"The render mode must be {', '.join(MODES)} or None, not {mode!r}.")


def rendered(match: Match[Any], mode: str | None, seat: int | None) -> str | NDArray[np.uint8] | None:
    """The table as a seat sees it, or as onlookers do; the human mode prints it."""
    if mode == "rgb_array":
        return drawn(match.picture(seat))
    if mode == "human":
        print(match.picture(seat))
    return match.picture(seat) if mode == "ansi" else None


def drawn(text: str) -> NDArray[np.uint8]:
    """A text as an image: rows, columns, and red, green and blue."""
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError as error:
        raise MissingExtra("A picture in colours", "pillow") from error
    font = ImageFont.load_default_imagefont()  # letters of one width
    lines = text.translate(ARROWS).splitlines() or [""]
    left, top, right, bottom = font.getbbox("M")
    width, height = int(right - left), int(bottom - top) + 2
    size = (max(COLUMNS, *(len(line) for line in lines)) * width + 2 * MARGIN, len(lines) * height + 2 * MARGIN)
    image = Image.new("RGB", size, WATER)
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        for column, character in enumerate(line):
            x, y = MARGIN + column * width, MARGIN + row * height
            if ord(character) < LATIN:
                pen.text((x, y), character, INK, font)
            for side in sides(character):
                middle, across, down = (x + width // 2, y + height // 2), *side
                end = (middle[0] + across * width // 2, middle[1] + down * height // 2)
                pen.line([middle, end], LIGHT if "DOUBLE" in unicodedata.name(character) else INK, 1)
    return np.asarray(image, np.uint8)


def sides(character: str) -> list[tuple[int, int]]:
    """Where the strokes of a box-drawing character go from its middle, by its name in Unicode."""
    words = unicodedata.name(character, "").split()
    return [side for word in words[2:] for side in STROKES.get(word, ())] if words[:1] == ["BOX"] else []
