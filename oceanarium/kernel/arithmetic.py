"""`exp` and `log` in plain arithmetic, so that they have the same bits in every mode, on every machine.

The functions of C libraries and of browsers differ in the last bit, and a search that adds up millions of such values
then goes another way. These use only what IEEE 754 fixes: additions, products and quotients, in this order. Reduction
and coefficients are those of FreeBSD's msun (Sun Microsystems 1993, freely distributable); the error is below one unit
in the last place.
"""

from oceanarium.kernel.rule import rule

LARGEST, SMALLEST = 709.782712893384, -745.1332191019411  # beyond these, exp is endless or nothing
INFINITE = 1e308 * 10.0
LN2_HIGH, LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
INVERSE_LN2 = 1.44269504088896338700
SQRT_2 = 1.4142135623730951


@rule
def exp(number: float) -> float:
    """Euler's number to that power."""
    if number > LARGEST:
        return INFINITE
    if number < SMALLEST:
        return 0.0
    twos = int(number * INVERSE_LN2 + (0.5 if number >= 0.0 else -0.5))
    high, low = number - twos * LN2_HIGH, twos * LN2_LOW
    rest = high - low
    square = rest * rest
    tail = -1.65339022054652515390e-06 + square * 4.13813679705723846039e-08
    tail = -2.77777777770155933842e-03 + square * (6.61375632143793436117e-05 + square * tail)
    tail = rest - square * (1.66666666666666019037e-01 + square * tail)
    return power_of_two(1.0 - ((low - (rest * tail) / (2.0 - tail)) - high), twos)


@rule
def log(number: float) -> float:
    """The natural logarithm of a positive number."""
    twos = 0
    while number >= 65536.0:
        number *= 1.0 / 65536.0
        twos += 16
    while number < 1.0 / 65536.0:
        number *= 65536.0
        twos -= 16
    while number >= SQRT_2:
        number *= 0.5
        twos += 1
    while number < SQRT_2 / 2.0:
        number *= 2.0
        twos -= 1
    above = number - 1.0
    share = above / (2.0 + above)
    square = share * share
    fourth = square * square
    even = fourth * (3.999999999940941908e-01 + fourth * (2.222219843214978396e-01 + fourth * 1.531383769920937332e-01))
    odd = 1.818357216161805012e-01 + fourth * 1.479819860511658591e-01
    odd = square * (6.666666666666735130e-01 + fourth * (2.857142874366239149e-01 + fourth * odd))
    half = 0.5 * above * above
    return twos * LN2_HIGH - ((half - (share * (half + (odd + even)) + twos * LN2_LOW)) - above)


@rule
def power_of_two(number: float, twos: int) -> float:
    """A number doubled or halved so many times: exact, but for numbers too small to be exact."""
    factor, left = (2.0, twos) if twos >= 0 else (0.5, -twos)
    while left > 0:
        if left & 1:
            number *= factor
        factor *= factor
        left >>= 1
    return number
