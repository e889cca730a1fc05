"""A match as one word, short enough for an address: every move is its place among the moves that were possible.

All moves together are one large number in which each takes just as much room as it had alternatives. The word
begins with the game's name and ends with a digest of everything, so that any change is noticed.
"""

import base64
import binascii
import hashlib
import json
from typing import TYPE_CHECKING, Any

from oceanarium.kernel.contract import CHANCE
from oceanarium.kernel.match_file import MatchFormatError, new_match
from oceanarium.kernel.options import plain_value
from oceanarium.kernel.vocabulary import COMMON, Sentence

if TYPE_CHECKING:
    from oceanarium.kernel.match import Match

FORMAT = 1
DIGEST_LENGTH = 6  # bytes: one accidental change in 2**48 would go unnoticed
_DAMAGED = Sentence(COMMON, "damaged-link")


def written(match: "Match[Any]") -> str:
    """A match as a word of letters, digits, hyphens, underscores and one full stop."""
    unusual = match.game.options.unusual(match.options)
    options = json.dumps({name: plain_value(value) for name, value in unusual.items()}, separators=(",", ":"))
    header = _numbers(FORMAT, match.game.rules_version, match.seats, len(match.moves), len(options))
    number = _moves_as_number(match)
    body = header + options.encode() + number.to_bytes((number.bit_length() + 7) // 8, "big")
    return f"{match.game.name}.{_as_word(body + _digest(match.game.name, body))}"


def read(link: str, match_class: type["Match[Any]"]) -> "Match[Any]":
    """The match in a word."""
    name, _, word = link.strip().partition(".")
    data = _from_word(word)
    body, digest = data[:-DIGEST_LENGTH], data[-DIGEST_LENGTH:]
    if _digest(name, body) != digest:
        raise MatchFormatError(_DAMAGED)
    try:
        (form, rules_version, seats, move_count, options_length), rest = _numbers_from(body, 5)
    except IndexError:
        raise MatchFormatError(_DAMAGED) from None
    if form != FORMAT:
        raise MatchFormatError(Sentence(COMMON, "other-format", (("link", form), ("program", FORMAT))))
    try:
        options = json.loads(rest[:options_length])
    except (ValueError, RecursionError):
        raise MatchFormatError(_DAMAGED) from None
    match = new_match(match_class, name, rules_version, seats, options, None)
    _play_number(match, move_count, int.from_bytes(rest[options_length:], "big"))
    match.manual_chance = match.actor == CHANCE  # whoever left it there decides its chances by hand
    return match


def _possible(match: "Match[Any]") -> list[tuple[int, int]]:
    """Every move that somebody may make now, in a fixed order: whose, and which."""
    if match.actor == CHANCE:
        return [(CHANCE, number) for number in match.game.chances(match.state)]
    return [(seat, number) for seat in match.waiting for number in match.game.legal_moves(match.state, seat)]


def _moves_as_number(match: "Match[Any]") -> int:
    """The first move is the last digit, so that reading can begin with it."""
    again = type(match)(match.game, match.seats, match.options, match.seed, manual_chance=True)
    digits = []
    for seat, move, _ in match.moves:
        possible = _possible(again)
        digits.append((possible.index((seat, move)), len(possible)))
        again.play_silently(move, seat)
    number = 0
    for digit, base in reversed(digits):
        number = number * base + digit
    return number


def _play_number(match: "Match[Any]", move_count: int, number: int) -> None:
    for _ in range(move_count):
        possible = _possible(match)
        if not possible:
            raise MatchFormatError(_DAMAGED)
        number, digit = divmod(number, len(possible))
        seat, move = possible[digit]
        match.play_silently(move, seat)
    if number != 0:
        raise MatchFormatError(_DAMAGED)


def _digest(name: str, body: bytes) -> bytes:
    return hashlib.blake2b(name.encode(errors="surrogatepass") + b"." + body, digest_size=DIGEST_LENGTH).digest()


def _as_word(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _from_word(word: str) -> bytes:
    """Only the exact spelling of the data is accepted: base64 would let some last letters vary."""
    try:
        data = base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))
    except (binascii.Error, ValueError):
        raise MatchFormatError(_DAMAGED) from None
    if _as_word(data) != word or len(data) <= DIGEST_LENGTH:
        raise MatchFormatError(_DAMAGED)
    return data


def _numbers(*numbers: int) -> bytes:
    """Numbers of any size, seven bits to a byte, the high bit saying that more follows."""
    data = bytearray()
    for number in numbers:
        while number > 0x7F:
            data.append(number & 0x7F | 0x80)
            number >>= 7
        data.append(number)
    return bytes(data)


def _numbers_from(data: bytes, count: int) -> tuple[list[int], bytes]:
    """That many numbers, and the data behind them."""
    numbers, place = [], 0
    for _ in range(count):
        number, shift = 0, 0
        while data[place] & 0x80:
            number |= (data[place] & 0x7F) << shift
            place, shift = place + 1, shift + 7
        numbers.append(number | data[place] << shift)
        place += 1
    return numbers, data[place:]
