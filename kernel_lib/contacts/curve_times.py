"""When a point in flight meets a curve: roots of polynomials, or of a harmonic, in closed pieces.

The roots of a derivative separate those of its polynomial, so each is bracketed before it is
looked for; a companion matrix would split double ones. Scalar code in numba's subset.
"""

import math

from kernel_lib.numerics.roots import polynomial_root
from kernel_lib.state.tolerances import TANGENT

__all__ = [
    "circle_falls",
    "conic_falls",
    "falls",
    "harmonic_fall",
    "harmonic_line_fall",
    "line_falls",
]


def falls(
    e: float, d: float, c: float, b: float, a: float, leaving: bool = False
) -> tuple[float, float]:
    """Where e t^4 + d t^3 + c t^2 + b t + a goes from above zero to below, t > 0.

    At most twice; infinity stands for none. A double root is none.

    Parameters
    ----------
    leaving : the polynomial is zero at t = 0 and rises there: that root is divided out
    """
    if leaving:
        e, d, c, b, a = 0.0, e, d, c, b
    if e == 0.0 and d == 0.0:
        return _quadratic_fall(c, b, a), math.inf
    _, first, second, third = _cubic_roots(4.0 * e, 3.0 * d, 2.0 * c, b)
    found = math.inf
    low, above = 0.0, a >= 0.0
    for high in (first, second, third, math.inf):
        if high == math.inf:
            high = _beyond_roots(e, d, c, b, a)
            if high <= low:
                break
        is_above = (((e * high + d) * high + c) * high + b) * high + a >= 0.0
        if above and not is_above:
            root = polynomial_root(0.0, e, d, c, b, a, low, high, True, 0.5 * (low + high))
            if found < math.inf:
                return found, root
            found = root
        low, above = high, is_above
    return found, math.inf


def circle_falls(
    x: float,
    y: float,
    u: float,
    v: float,
    gx: float,
    gy: float,
    radius: float,
    side: float,
    leaving: bool,
) -> tuple[float, float]:
    """When a point in free fall meets a circle about the origin, s.

    Parameters
    ----------
    x, y, u, v, gx, gy : m, m/s, m/s^2
    radius : m
    side : 1 for a point inside, -1 outside
    leaving : the point is on the circle and leaves it
    """
    pull, along = gx * u + gy * v, x * gx + y * gy
    rate, bend = 2.0 * (x * u + y * v), u * u + v * v + along
    strength = gx * gx + gy * gy
    if leaving:
        return _left_falls(
            -side * strength / 4.0,
            -side * pull,
            -side * bend,
            -side * rate,
            u * u + v * v + abs(along),
            2.0 * radius * math.sqrt(u * u + v * v),
        )
    apart = side * (radius * radius - x * x - y * y)
    return falls(-side * strength / 4.0, -side * pull, -side * bend, -side * rate, apart)


def conic_falls(
    x: float,
    y: float,
    u: float,
    v: float,
    gx: float,
    gy: float,
    a: float,
    b: float,
    side: float,
    leaving: bool,
) -> tuple[float, float]:
    """When a point in free fall meets an ellipse, or with b = 0 the parabola y = x^2/(2 a), s.

    side : 1 for a point on the concave side, -1 on the other
    """
    if b == 0.0:
        four, three = -side * gx * gx / (8.0 * a), -side * u * gx / (2.0 * a)
        two = side * (gy / 2.0 - (u * u + x * gx) / (2.0 * a))
        one, none = side * (v - x * u / a), side * (y - x * x / (2.0 * a))
        size, fast = abs(gy) / 2.0 + (u * u + abs(x * gx)) / (2.0 * a), abs(v) + abs(x * u / a)
    else:
        p, q = 1.0 / (a * a), 1.0 / (b * b)
        four = -side * (gx * gx * p + gy * gy * q) / 4.0
        three = -side * (u * gx * p + v * gy * q)
        two = -side * ((u * u + x * gx) * p + (v * v + y * gy) * q)
        one = -2.0 * side * (x * u * p + y * v * q)
        none = side * (1.0 - x * x * p - y * y * q)
        size = (u * u + abs(x * gx)) * p + (v * v + abs(y * gy)) * q
        fast = 2.0 * (abs(x * u) * p + abs(y * v) * q)
    if leaving:
        return _left_falls(four, three, two, one, size, fast)
    return falls(four, three, two, one, none)


def line_falls(gap: float, speed: float, acceleration: float, leaving: bool) -> tuple[float, float]:
    """When gap + speed t + acceleration t^2/2 falls through zero, s."""
    if leaving:
        return _left_falls(0.0, 0.0, acceleration / 2.0, speed, abs(acceleration), abs(speed))
    return falls(0.0, 0.0, acceleration / 2.0, speed, gap)


def harmonic_fall(
    x: float,
    y: float,
    u: float,
    v: float,
    pull: float,
    a: float,
    b: float,
    side: float,
    leaving: bool,
) -> float:
    """When a point under a linear force to the origin meets an ellipse about it, s.

    1 - x^2/a^2 - y^2/b^2 = C - P cos 2wt - Q sin 2wt with w^2 = pull; cosh and sinh if the
    force drives away.

    Parameters
    ----------
    pull : 1/s^2, force per mass and distance, not zero; negative away from the origin
    a, b : m, semi-axes; side : 1 for a point inside, -1 outside
    """
    w, p, q = math.sqrt(abs(pull)), 1.0 / (a * a), 1.0 / (b * b)
    places, speeds = x * x * p + y * y * q, (u * u * p + v * v * q) / (w * w)
    sine = (x * u * p + y * v * q) / w
    if pull > 0.0:
        level, cosine = 1.0 - (places + speeds) / 2.0, (places - speeds) / 2.0
        size, phase = math.hypot(cosine, sine), math.atan2(sine, cosine)
        if leaving:
            half = phase + math.pi if side > 0.0 else phase
            return (half if half > 0.0 else half + math.pi) / w
        if level >= size or level <= -size:
            return math.inf
        turn = (phase - side * math.acos(level / size)) % (2.0 * math.pi)
        return turn / (2.0 * w)
    level, cosine = 1.0 - (places - speeds) / 2.0, (places + speeds) / 2.0
    if leaving:
        grown = -2.0 * sine / (cosine + sine) if cosine + sine > 0.0 else math.inf
        return math.log1p(grown) / (2.0 * w) if side * grown > 0.0 and grown > 0.0 else math.inf
    square = level * level - (cosine * cosine - sine * sine)
    if square <= 0.0 or (side > 0.0 and cosine + sine <= 0.0):
        return math.inf
    root = math.sqrt(square)
    if side > 0.0:
        grown = (level + root) / (cosine + sine)
    else:
        grown = (cosine - sine) / (level + root) if level + root > 0.0 else 0.0
    return math.log(grown) / (2.0 * w) if grown >= 1.0 else math.inf


def harmonic_line_fall(
    gap: float, speed: float, middle: float, pull: float, leaving: bool
) -> float:
    """When a gap under a linear force to a centre falls through zero, s.

    middle + (gap - middle) cos wt + (speed/w) sin wt with w^2 = pull; cosh and sinh if the force
    drives away.

    Parameters
    ----------
    gap, speed : m, m/s, now; middle : m, the gap where nothing pulls
    pull : 1/s^2, not zero
    leaving : the gap is zero now and opens
    """
    w = math.sqrt(abs(pull))
    cosine, sine = (-middle if leaving else gap - middle), speed / w
    if pull > 0.0:
        size, phase = math.hypot(cosine, sine), math.atan2(sine, cosine)
        if leaving:
            turn = 2.0 * phase if phase > -TANGENT else 2.0 * (phase + math.pi)
            return turn / w if turn > TANGENT else math.inf
        if abs(middle) >= size:
            return math.inf
        return ((phase + math.acos(-middle / size)) % (2.0 * math.pi)) / w
    growing, fading = cosine + sine, cosine - sine
    if leaving:
        grown = -2.0 * sine / growing if growing != 0.0 else math.inf
        rises = growing < 0.0
        return math.log1p(grown) / w if rises and TANGENT < grown < math.inf else math.inf
    square = middle * middle - growing * fading
    if square <= 0.0:
        return math.inf
    root = math.sqrt(square)
    if growing <= 0.0 or middle > 0.0:
        grown = (-middle - root) / growing if growing != 0.0 else -fading / (2.0 * middle)
    else:
        grown = fading / (root - middle)
    return math.log(grown) / w if grown >= 1.0 else math.inf


def _left_falls(
    four: float, three: float, two: float, one: float, size: float, fast: float
) -> tuple[float, float]:
    """`falls` for what leaves: also along the curve, and where it presses no longer."""
    if abs(one) > TANGENT * fast:
        return falls(0.0, four, three, two, one)
    if abs(two) > TANGENT * size:
        return falls(0.0, 0.0, four, three, two)
    return falls(0.0, 0.0, 0.0, four, three)


def _quadratic_fall(c: float, b: float, a: float) -> float:
    """Where c t^2 + b t + a falls through zero, t > 0; a may be of either sign."""
    if c == 0.0:
        return -a / b if b < 0.0 and a >= 0.0 else math.inf
    square = b * b - 4.0 * c * a
    if square <= 0.0:
        return math.inf
    root = math.sqrt(square)
    # It falls at the root where 2 c t + b = -root.
    t = (-b - root) / (2.0 * c) if b > 0.0 else 2.0 * a / (root - b)
    return t if t > 0.0 else math.inf


def _cubic_roots(d: float, c: float, b: float, a: float) -> tuple[int, float, float, float]:
    """The positive roots of d t^3 + c t^2 + b t + a at which its sign changes, in order."""
    if d == 0.0:
        count, first, second = _quadratic_roots(c, b, a)
        return count, first, second, math.inf
    _, one, two = _quadratic_roots(3.0 * d, 2.0 * c, b)
    count, first, second, third = 0, math.inf, math.inf, math.inf
    low, above = 0.0, a >= 0.0 if a != 0.0 else (b >= 0.0 if b != 0.0 else c >= 0.0)
    for high in (one, two, math.inf):
        if high == math.inf:
            high = _beyond_roots(0.0, d, c, b, a)
            if high <= low:
                break
        is_above = ((d * high + c) * high + b) * high + a >= 0.0
        if above != is_above:
            root = polynomial_root(0.0, 0.0, d, c, b, a, low, high, above, 0.5 * (low + high))
            if count == 0:
                first = root
            elif count == 1:
                second = root
            else:
                third = root
            count += 1
        low, above = high, is_above
    return count, first, second, third


def _quadratic_roots(c: float, b: float, a: float) -> tuple[int, float, float]:
    """The positive simple roots of c t^2 + b t + a, in order."""
    if c == 0.0:
        t = -a / b if b != 0.0 else -1.0
        return (1, t, math.inf) if t > 0.0 else (0, math.inf, math.inf)
    square = b * b - 4.0 * c * a
    if square <= 0.0:
        return 0, math.inf, math.inf
    half = -(b + math.copysign(math.sqrt(square), b)) / 2.0
    one, two = half / c, a / half if half != 0.0 else 0.0
    if one > two:
        one, two = two, one
    if one > 0.0:
        return 2, one, two
    return (1, two, math.inf) if two > 0.0 else (0, math.inf, math.inf)


def _beyond_roots(e: float, d: float, c: float, b: float, a: float) -> float:
    """A number beyond all roots, by Fujiwara's bound."""
    if e != 0.0:
        far = max(abs(d / e), abs(c / e) ** 0.5, abs(b / e) ** (1.0 / 3.0), abs(a / e) ** 0.25)
    elif d != 0.0:
        far = max(abs(c / d), abs(b / d) ** 0.5, abs(a / d) ** (1.0 / 3.0))
    elif c != 0.0:
        far = max(abs(b / c), abs(a / c) ** 0.5)
    else:
        far = abs(a / b) if b != 0.0 else 0.0
    return 2.001 * far
