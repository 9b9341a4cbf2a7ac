"""What the arrays of a run of many rough balls hold, column by column, and how they are read."""

from typing import Any, NamedTuple

from kernel_lib.state.vectors import Vector, add, dot, scale

__all__ = ["RoughArrays", "Together", "height", "moved", "put", "reach_of", "rule_of", "vec"]

#: `ball`: clock s; place m, velocity m/s, spin rad/s at that moment; acceleration m/s^2, twist
#: rad/s^2; how long the motion lasts, s; moment of the next meeting; flight to it if a wall, s.
BALL, CLOCK, PLACE, SPEED, SPIN, PULL, TWIST = 19, 0, 1, 4, 7, 10, 13
LASTS, SOON, FLIGHT = 16, 17, 18
#: `info`: kind of motion, the wall that carries, next partner (wall j: -1 - j), a bit for each wall
#: that the ball leaves, whether it looks ahead anew, whether the next meeting is only a look, and
#: the wall that holds it in a corner besides the one that carries, or -1.
INFO, KIND, CARRIER, PARTNER, FRESH, STALE, AGAIN, CORNER = 7, 0, 1, 2, 3, 4, 5, 6
#: `matter`: radius m, inverse mass 1/kg, radius^2 over moment of inertia 1/kg.
MATTER, RADIUS, INVERSE_MASS, MOBILITY = 3, 0, 1, 2
#: `sides`, a ball's walls one after another: normal towards the ball, offset m.
SIDE, OFFSET = 4, 3
#: `rules`: the coefficients of a pair; `which`: their number, for each ball and partner.
RULE, BOUNCE, BACK, FRICTION, ROLLING, SMOOTH, SPINNING = 6, 0, 1, 2, 3, 4, 5
#: `space`: gravity m/s^2, its size, the moment reached s; the part of sqrt(g r) from which on
#: bounces are summed; how far apart, in radii, those stay that would not end (0: they stop the
#: run); whether all is in one plane. `tally`: pieces and impacts that wait to be taken, events so
#: far, how many of them in one moment.
SIZE, NOW, HOP, HELD, FLAT = 3, 4, 5, 6, 7
PIECES, NOTES, EVENTS, AT_ONCE = 0, 1, 2, 3
#: A piece of motion: ball, time, kind, wall, state, acceleration, twist, duration, velocity and
#: spin just before the wall took what was left of bounces, and the wall of a corner. An impact:
#: see `note_impact`.
PIECE, NOTE = 27, 26

#: Kinds of motion, as `Motion` names them.
KINDS = ("free", "slide", "roll", "rest", "settle")
FREE, SLIDE, ROLL, REST, SETTLE = range(5)

#: The partner of a ball without a predicted impact.
NO_PARTNER = -1_000_000_000


class RoughArrays(NamedTuple):
    """State of a run of many rough balls, as flat arrays or, for plain Python, lists.

    crowd, touching, fastest : of the event under way: its balls, its contacts, and the greatest
        speed among those who touch a ball, m/s
    """

    ball: Any
    info: Any
    matter: Any
    sides: Any
    rules: Any
    which: Any
    space: Any
    tally: Any
    crowd: Any
    touching: Any
    fastest: Any
    pieces: Any
    notes: Any


class Together(NamedTuple):
    """Room to let some contacts of a moment collide at once; empty where none do.

    No part of `RoughArrays`: an array costs seven arguments of every compiled function that has it.
    light : inverse mass of each ball, and of a wall, 1/kg
    """

    light: Any
    waits: Any
    tied: Any
    group: Any
    pairs: Any
    normals: Any
    before: Any
    asked: Any
    found: Any
    chosen: Any
    matrix: Any
    factor: Any
    trial: Any


def vec(numbers: Any, at: Any) -> Any:
    """Three numbers of an array."""
    return (numbers[at], numbers[at + 1], numbers[at + 2])


def put(numbers: Any, at: Any, vector: Any) -> None:
    """Write three numbers into an array."""
    numbers[at], numbers[at + 1], numbers[at + 2] = vector


def rule_of(a: Any, b: Any, walls: Any, run: Any) -> Any:
    """Where the coefficients of ball a and partner b begin."""
    balls = len(run.crowd)
    return RULE * run.which[(balls + walls) * a + (b if b >= 0 else balls - 1 - b)]


def reach_of(a: Any, b: Any, matter: Any) -> Any:
    """Distance of two centres at contact, m."""
    return matter[MATTER * a + RADIUS] + matter[MATTER * b + RADIUS]


def height(i: Any, side: Any, run: Any) -> Any:
    """Of the centre of ball i above the wall whose numbers begin at `side`, m."""
    return dot(vec(run.ball, BALL * i + PLACE), vec(run.sides, side)) - run.sides[side + OFFSET]


def moved(i: Any, s: Any, ball: Any) -> tuple[Vector, Vector]:
    """Place and velocity of ball i some seconds after its clock."""
    me = BALL * i
    v, a = vec(ball, me + SPEED), vec(ball, me + PULL)
    place = add(add(vec(ball, me + PLACE), scale(v, s)), scale(a, s * s / 2))
    return place, add(v, scale(a, s))
