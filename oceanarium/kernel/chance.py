"""Random numbers for drivers and bots, the same stream in both modes. Rules never see them.

The generator is xoroshiro64** (Blackman and Vigna): two 32-bit words in a row of two integers. Every product is
masked to 32 bits, so that Python's endless integers and int64 agree.
"""

from oceanarium.kernel.rule import rule

WORDS = 2  # the length of a generator's row
MASK = 0xFFFFFFFF
GOLDEN = 0x9E3779B9  # 2**32 divided by the golden ratio: sets neighbouring streams far apart
MAX_SEED = 2**63 - 1


@rule
def scrambled(number: int) -> int:
    """A 32-bit number that looks unrelated to its neighbours'."""
    number = ((number ^ (number >> 16)) * 0x7FEB352D) & MASK
    number = ((number ^ (number >> 15)) * 0x846CA68B) & MASK
    return number ^ (number >> 16)


@rule
def seed_rng(rng: list[int], seed: int, stream: int) -> None:
    """Start a generator; each stream of a seed is a sequence of its own.

    Both words depend on the stream: the first number drawn depends on the first word alone.
    """
    key = scrambled((seed & MASK) ^ scrambled((seed >> 32) & MASK))
    rng[0] = scrambled((key + GOLDEN * ((stream + 1) & 0x7FFFFFFF)) & MASK)
    rng[1] = scrambled((rng[0] + key) & MASK) | 1  # never both words zero


@rule
def rotated(word: int, bits: int) -> int:
    """A 32-bit word turned left."""
    return ((word << bits) | (word >> (32 - bits))) & MASK


@rule
def draw(rng: list[int], bound: int) -> int:
    """A number from 0 up to, not including, the bound (below 2**31)."""
    first, second = rng[0], rng[1]
    result = (rotated((first * 0x9E3779BB) & MASK, 5) * 5) & MASK
    second ^= first
    rng[0] = (rotated(first, 26) ^ second ^ (second << 9)) & MASK
    rng[1] = rotated(second, 13)
    return (result * bound) >> 32


@rule
def draw_weighted(rng: list[int], weights: list[int], count: int) -> int:
    """An index below count, each as likely as its weight says."""
    total = 0
    for index in range(count):
        total += weights[index]
    ticket = draw(rng, total)
    index = 0
    while ticket >= weights[index]:
        ticket -= weights[index]
        index += 1
    return index
