"""A ball in the plane that slides, rolls or rests on a wall which curves or moves.

In the frame of the wall: t is the normal turned by -90 degrees, v the speed along it, u = v + r w
the slip. v' = a.t + F/m and w' = F/(kappa m r), with F = 0 if smooth, -mu N sign(u) while it
slips, and what keeps u = 0 as long as |F| <= mu_s N.
"""

import math
from dataclasses import dataclass

from kernel_lib.contacts.impact_times import plane_time
from kernel_lib.laws.rolling_resistance import carried_resistance
from kernel_lib.numerics.dormand_prince import eighth_order_step
from kernel_lib.numerics.roots import halved
from kernel_lib.solvers.between_contacts.free_motion import Motion, State
from kernel_lib.solvers.between_contacts.swing import (
    SAME_TURN,
    Swinging,
    press_ends,
    swing_fall,
)
from kernel_lib.solvers.events.shaken_plane import falls_away, swinging
from kernel_lib.solvers.system import System
from kernel_lib.state.surfaces import Rules
from kernel_lib.state.tolerances import (
    CURVE_PIECE,
    MOST_FRICTION,
    ROUNDING,
    SLIP_ENDED,
    SMALL_BEND,
)
from kernel_lib.state.vectors import ZERO, Vector, add, as_three, dot, scale, subtract
from kernel_lib.state.walls import Plane, Shaking

__all__ = ["motion_along", "rate_of_change"]

#: A piece of slip is taken this much longer than even friction would let it last.
PAST_SLIP = 1.2

#: The bend of a piece that ends sooner than this part of itself cannot be seen.
SHORTEST_PIECE = 1e-9

#: Pieces of slip are shorter: their spin is a polynomial of order three.
SLIP_PIECE = 0.2

#: A piece that ends sooner than this part of itself is one of even acceleration.
BRIEF_PIECE = 1e-4

#: Halvings to the end of a piece: to the last digit of its length.
HALVINGS = 60

Row = list[float]


@dataclass
class Ride:
    """A ball on one wall from a moment on; rows are (x, y, v, w), places in the wall's frame.

    The wall continues here as the part on which the ride begins: the ride ends at the border.

    mode : "smooth", "grip" or "slip", in which `sense` is the sign of the slip
    parts : of the wall, and of each wall with which it has a joint
    heading : sign of the speed, or of what pulls a ball at rest
    distance : m, of the centre from the wall: it is kept, for a step up or down would cost energy
    """

    system: System
    ball: int
    wall: int
    time: float
    rules: Rules
    mode: str = "smooth"
    sense: float = 0.0
    parts: tuple[int, ...] = ()
    heading: float = 1.0
    distance: float = 0.0

    @property
    def inverse(self) -> float:
        """1/kappa: mass times radius^2 over moment of inertia."""
        return self.system.rotational_mobility[self.ball] / self.system.inverse_mass[self.ball]

    def place(self, s: float, row: Row) -> tuple[Vector, Vector, Vector]:
        """The centre in the room, the normal of the wall there, and the direction along it."""
        shift = self.system.moved(self.wall, self.time + s)[0]
        c = (row[0] + shift[0], row[1] + shift[1], 0.0)
        n = self.system.side(self.ball, self.wall, c, self.time + s, self.parts[0]).normal
        return c, n, (n[1], -n[0], 0.0)

    def forces(self, s: float, row: Row) -> tuple[float, float, float]:
        """Accelerations along the wall without friction, across it, and by friction, m/s^2."""
        c, n, t = self.place(s, row)
        faster = self.system.moved(self.wall, self.time + s)[2]
        pull = subtract(self.system.acceleration(self.ball, c), faster)
        along, press = dot(pull, t), self.bend(s, c) * row[2] ** 2 - dot(pull, n)
        if self.mode == "smooth":
            return along, press, 0.0
        if self.mode == "slip":
            return along, press, -self.sense * min(self.rules.friction, MOST_FRICTION) * press
        return along, press, self.friction_without_slip(along, press)

    def bend(self, s: float, c: Vector) -> float:
        """Curvature of the path of the centre at c, 1/m."""
        return self.system.curvature(self.ball, self.wall, c, self.time + s, self.parts[0])

    def friction_without_slip(self, along: float, normal_acceleration: float) -> float:
        """Friction a mass that keeps the ball from slipping, m/s^2."""
        inverse = self.inverse
        if inverse == 0:
            return -along
        press = max(normal_acceleration, 0.0)
        resistance = carried_resistance(
            self.rules.rolling_resistance * press,
            self.rules.static_friction * press * (1 + 1 / inverse),
            self.heading * along / inverse,
            0.0,
        )
        return (along - self.heading * resistance) * inverse / (1 + inverse) - along

    def grips(self, friction: float, normal_acceleration: float) -> bool:
        """Whether static friction can be as great as this."""
        most = self.rules.static_friction * normal_acceleration
        return abs(friction) <= most * (1 + ROUNDING)

    def rates(self, s: float, row: Row, out: Row, _: object) -> None:
        """What the integrator needs."""
        _, _, t = self.place(s, row)
        along, _, friction = self.forces(s, row)
        out[0], out[1], out[2] = row[2] * t[0], row[2] * t[1], along + friction
        out[3] = self.twist(friction, out[2])

    def twist(self, friction: float, faster: float) -> float:
        """Angular acceleration, rad/s^2."""
        radius = self.system.radius[self.ball]
        if self.mode == "grip":
            return -faster / radius if self.inverse > 0 else 0.0
        return friction * self.inverse / radius

    def after(self, step: float, row: Row) -> Row:
        """The row after a step, put back on the wall."""
        slopes: list[Row] = [[0.0] * 4 for _ in range(12)]
        work = [0.0] * 4
        self.rates(0.0, row, slopes[0], None)
        eighth_order_step(self.rates, None, 0.0, row, slopes, work, step)
        c, n, _ = self.place(step, work)
        side = self.system.side(self.ball, self.wall, c, self.time + step, self.parts[0])
        depth = self.distance + side.offset - dot(c, n)
        return [work[0] + depth * n[0], work[1] + depth * n[1], work[2], work[3]]

    def ends(self, step: float, row: Row) -> bool:
        """Whether the mode is over after a step that ends in this row."""
        _, normal_acceleration, friction = self.forces(step, row)
        c, _, _ = self.place(step, row)
        if normal_acceleration <= 0 or self.parts_at(c, step) != self.parts:
            return True
        if self.mode == "slip":
            return self.slip(row) * self.sense <= 0
        turned_back = self.rules.rolling_resistance > 0 and row[2] * self.heading < 0
        holds = not turned_back and self.grips(friction, normal_acceleration)
        return self.mode == "grip" and not holds

    def slip(self, row: Row) -> float:
        """Speed of the point of contact along the wall, m/s."""
        return row[2] + self.system.radius[self.ball] * row[3]

    def parts_at(self, c: Vector, s: float = 0.0) -> tuple[int, ...]:
        """Which part is nearest to c, of the wall and of each with which it has a joint."""
        joints = self.system.joints[self.wall]
        walls = (self.wall, *(joint.other for joint in joints))
        return tuple(self.system.part(j, c, self.time + s) for j in walls)


def motion_along(
    system: System,
    i: int,
    time: float,
    state: State,
    wall: int,
    along: Vector,
    ahead: Vector,
    settles: float = math.inf,
) -> Motion:
    """The next piece of the motion of ball i on a wall that holds it.

    along : m/s, velocity along the wall, in its frame
    ahead : m, a place just ahead: which part of the wall it goes along
    settles : s, in which its last bounces are over: the piece is smooth, and ends by then
    """
    ride = Ride(system, i, wall, time, system.rules(i, -1 - wall))
    ride.parts = ride.parts_at(ahead)
    shift = system.moved(wall, time)[0]
    row = [state.c[0] - shift[0], state.c[1] - shift[1], 0.0, state.w[2]]
    _, n, t = ride.place(0.0, row)
    row[2] = dot(along, t)
    ride.distance = dot(state.c, n) - system.side(i, wall, state.c, time, ride.parts[0]).offset
    ride.heading = math.copysign(1.0, row[2] or ride.forces(0.0, row)[0])
    if settles == math.inf:
        row = _choose_mode(ride, row)
    if _swings_evenly(ride):
        return _swung(ride, row, state.c)
    if _rests(ride, row):
        if system.moves(wall) is None:
            return Motion(time, state.c, ZERO, ZERO, kind="rest", walls=(wall,))
        row[2] = 0.0
    whole = _piece(ride, row)
    step = min(whole, settles, _pressed(ride, row))
    end = ride.after(step, row)
    if ride.ends(step, end):
        step, end = _to_the_end(ride, row, step, end)
    if step < SHORTEST_PIECE * whole:
        step = SHORTEST_PIECE * whole
        end = ride.after(step, row)
    return _polynomial(ride, row, end, step, step < BRIEF_PIECE * whole)


def _choose_mode(ride: Ride, row: Row) -> Row:
    """Smooth, gripping or slipping; a spin that grips fits its speed to the last digit."""
    system, i = ride.system, ride.ball
    if ride.rules.smooth:
        return row
    radius, slip = system.radius[i], ride.slip(row)
    along, normal_acceleration, _ = ride.forces(0.0, row)
    around = abs(row[2]) + radius * abs(row[3]) + math.sqrt(abs(normal_acceleration) * radius)
    if abs(slip) > SLIP_ENDED * around:
        ride.mode, ride.sense = "slip", math.copysign(1.0, slip)
        return row
    turns = ride.inverse > 0
    row = [row[0], row[1], row[2] if turns else 0.0, -row[2] / radius if turns else 0.0]
    if ride.grips(ride.friction_without_slip(along, normal_acceleration), normal_acceleration):
        ride.mode = "grip"
    else:
        ride.mode, ride.sense = "slip", math.copysign(1.0, along)
    return row


def _rests(ride: Ride, row: Row) -> bool:
    """Whether nothing moves the ball along the wall."""
    radius = ride.system.radius[ride.ball]
    along, normal_acceleration, _ = ride.forces(0.0, row)
    if abs(row[2]) > ROUNDING * math.sqrt(abs(normal_acceleration) * radius) or ride.mode == "slip":
        return False
    pulls = abs(along) + abs(normal_acceleration)
    if ride.mode == "smooth":
        return abs(along) <= ROUNDING * pulls and row[3] == 0
    held = min(ride.rules.rolling_resistance, ride.rules.static_friction) * normal_acceleration
    return ride.inverse == 0 or abs(along) <= max(held, ROUNDING * pulls)


def rate_of_change(
    system: System, i: int, wall: int, part: int, time: float, c: Vector, speed: float, pulls: float
) -> float:
    """At which the direction along a part of a wall, and with it what presses, change, 1/s.

    speed : m/s, along the wall; pulls : m/s^2, the accelerations there, added up
    """
    here, radius = system.scene.walls[wall], system.radius[i]
    least = getattr(here, "least_radius", math.inf)
    bend = abs(system.curvature(i, wall, c, time, part))
    if least < math.inf:
        bend = max(bend, 1 / (least + radius), 1 / (least - radius) if least > radius else 0.0)
    rate = math.hypot(speed * bend, math.sqrt(pulls * max(bend, SMALL_BEND / radius)))
    rate = max(rate, math.sqrt(abs(system.scene.central_force)))
    return max(rate, getattr(system.moves(wall), "angular_frequency", 0.0))


def _piece(ride: Ride, row: Row) -> float:
    """A time in which neither the direction nor the normal acceleration changes much, s."""
    c, _, _ = ride.place(0.0, row)
    radius = ride.system.radius[ride.ball]
    along, normal_acceleration, friction = ride.forces(0.0, row)
    pulls = abs(along) + abs(normal_acceleration) + abs(friction)
    on = ride.ball, ride.wall, ride.parts[0], ride.time
    step = CURVE_PIECE / rate_of_change(ride.system, *on, c, row[2], pulls)
    if ride.mode == "slip":
        step *= SLIP_PIECE
        # Strong friction ends the slip long before; beyond its end it would only drive.
        slip = ride.slip(row)
        slower = -ride.sense * (along + friction + radius * ride.twist(friction, 0.0))
        if slip * ride.sense > 0 and slower > 0:
            step = min(step, PAST_SLIP * abs(slip) / slower)
    return step


def _pressed(ride: Ride, row: Row) -> float:
    """How long a straight wall that shakes presses the ball, s: it may fall away for a moment."""
    system, i, wall = ride.system, ride.ball, ride.wall
    c, n, _ = ride.place(0.0, row)
    straight, shakes = ride.bend(0.0, c) == 0, isinstance(system.moves(wall), Shaking)
    if not (straight and shakes) or system.scene.central_force != 0:
        return math.inf
    return falls_away(system, i, wall, n, ride.time) if ride.forces(0.0, row)[1] > 0 else math.inf


def _swings_evenly(ride: Ride) -> bool:
    """Whether the ball swings as a whole with a plane that shakes: its motion has a closed form."""
    wall = ride.system.scene.walls[ride.wall]
    shaken = isinstance(wall, Plane) and isinstance(wall.moves, Shaking)
    even = ride.mode == "slip" or ride.rules.rolling_resistance == 0
    return shaken and even and ride.system.scene.central_force == 0


def _swung(ride: Ride, row: Row, c: Vector) -> Motion:
    """The motion on a plane that shakes until it presses no more, or its mode is over, or a swing.

    What presses swings, and friction with it: F/m = -mu sense (-g.n - w^2 A.n sin(w t + p)).
    """
    system, i, wall = ride.system, ride.ball, ride.wall
    moves, radius, inverse = system.moves(wall), system.radius[i], ride.inverse
    _, n, t = ride.place(0.0, row)
    rate, turn = moves.angular_frequency, moves.turn(ride.time)
    across, beside = (dot(as_three(moves.amplitude), each) for each in (n, t))
    press, along = -dot(system.gravity[i], n), dot(system.gravity[i], t)
    lasts = falls_away(system, i, wall, n, ride.time)
    if ride.mode == "grip":
        share = 1 / (1 + inverse)
        forces = (press, along * share), (across, beside * share)
        held = _grip_lasts(ride.rules.static_friction, *forces, rate, turn)
        if held > 0:
            lasts, a, q = min(lasts, held), along * inverse * share, beside * share
            twist, turning = -a / radius, (beside - q) * rate / radius
        else:
            ride.mode, ride.sense = "slip", math.copysign(1.0, ride.forces(0.0, row)[0])
    if ride.mode != "grip":
        strength = ride.sense * min(ride.rules.friction, MOST_FRICTION)
        a, q = along - strength * press, -strength * across
        twist, turning = (each * inverse / radius for each in (-strength * press, rate * q))
    if ride.mode == "slip":
        slip = ride.slip(row)
        if abs(slip) <= ROUNDING * (abs(row[2]) + radius * abs(row[3])):
            slip = 0.0
        faster, swing = a + radius * twist, rate * q + radius * turning - rate * beside
        lasts = min(lasts, _slip_lasts(ride.sense, slip, faster, swing, rate, turn))
    kind = "roll" if ride.mode == "grip" else "slide"
    if ride.mode == "grip" and row[2] == row[3] == a == twist == turning == 0:
        kind = "rest"
    swing_of_ball = add(scale(n, across), scale(t, q))
    v = scale(t, row[2] + (beside - q) * rate * math.cos(turn))
    path = Swinging(
        *(c, v, scale(t, a), (0.0, 0.0, row[3]), swing_of_ball, rate, turn),
        twist=(0.0, 0.0, twist),
        turning=(0.0, 0.0, turning),
    )
    return swinging(ride.time, path, kind, (wall,), lasts)


def _grip_lasts(
    static_friction: float,
    steady: tuple[float, float],
    swings: tuple[float, float],
    rate: float,
    turn: float,
) -> float:
    """How long static friction holds a ball on a plane that shakes, s; zero where it just ends.

    steady : m/s^2, what presses at rest, and the friction that it takes; swings : m, of both
    """
    limit, first = min(static_friction, MOST_FRICTION), math.inf
    for sign in (1, -1):
        size = limit * swings[0] - sign * swings[1]
        swing = size * math.sin(turn), size * math.cos(turn)
        lasts = press_ends(limit * steady[0] + sign * steady[1], swing, rate)
        first = min(first, 0.0 if 2 * math.pi - SAME_TURN <= lasts * rate < math.inf else lasts)
    return first


def _slip_lasts(
    sense: float, slip: float, faster: float, swing: float, rate: float, turn: float
) -> float:
    """First zero of the slip s + a t + b (cos(w t + p) - cos p), s; infinity if it has none."""
    sine, cosine = math.sin(turn), math.cos(turn)
    slip, growth = sense * slip, sense * (faster - swing * rate * sine)
    if swing == 0:
        return plane_time(slip, growth, 0.0)
    swings = -sense * swing * cosine, sense * swing * sine
    return swing_fall(slip, growth, 0.0, swings, rate, slip == 0)


def _to_the_end(ride: Ride, row: Row, step: float, end: Row) -> tuple[float, Row]:
    """The shortest step after which the mode is over, and where it ends."""

    def lasts(part: float) -> bool:
        return not ride.ends(part, ride.after(part, row))

    _, shortest = halved(lasts, 0.0, step, HALVINGS)
    if shortest < step:
        end = ride.after(shortest, row)
    if ride.mode == "slip" and abs(ride.slip(end)) <= SLIP_ENDED * abs(end[2]):
        end[3] = -end[2] / ride.system.radius[ride.ball]
    return shortest, end


def _polynomial(ride: Ride, row: Row, end: Row, step: float, brief: bool) -> Motion:
    """The piece as a motion: place, velocity and acceleration fit at both ends.

    brief : so short that what it bends is less than the rounding of its ends
    """
    c, v, a, twist = _kinematics(ride, 0.0, row)
    d, u, b, last = _kinematics(ride, step, end)
    bend: tuple[Vector, ...] = (ZERO,)
    turn: tuple[float, ...] = (0.0,)
    if brief:
        a, twist = scale(subtract(u, v), 1 / step), (end[3] - row[3]) / step
    else:
        way = subtract(subtract(d, c), add(scale(v, step), scale(a, step * step / 2)))
        faster = scale(subtract(subtract(u, v), scale(a, step)), step)
        more = scale(subtract(b, a), step * step)
        bend = tuple(
            scale(add(scale(way, p), add(scale(faster, q), scale(more, r))), step**-power)
            for power, p, q, r in ((3, 10, -4, 0.5), (4, -15, 7, -1), (5, 6, -3, 0.5))
        )
        turn = _turn(row[3], twist, end[3], last, step)
    kind = "slide" if ride.mode != "grip" else "roll"
    if row[2] == 0 == end[2] and row[3] == 0 == end[3]:
        kind = "rest"
    motion = Motion(
        *(ride.time, c, v, (0.0, 0.0, row[3]), a),
        twist=(0.0, 0.0, twist),
        kind=kind,
        walls=(ride.wall,),
        lasts=step,
        bend=bend,
        turn=tuple((0.0, 0.0, each) for each in turn),
    )
    return _rolling(ride, motion) if ride.mode == "grip" and not brief else motion


def _turn(spin: float, twist: float, end: float, last: float, step: float) -> tuple[float, ...]:
    """Coefficients of the spin beyond its first twist, so that both fit at both ends."""
    turned, quicker = end - spin - twist * step, (last - twist) * step
    return (3 * turned - quicker) / step**2, (quicker - 2 * turned) / step**3


def _rolling(ride: Ride, motion: Motion) -> Motion:
    """A piece whose spin fits its speed in the middle as well, as at both ends."""
    half = motion.lasts / 2
    middle = motion.after(half)
    _, speed, _ = ride.system.moved(ride.wall, ride.time + half)
    row = [*ride.system.place(ride.wall, middle.c, ride.time + half), 0.0, 0.0]
    along = dot(subtract(middle.v, speed), ride.place(half, row)[2])
    missing = -along / ride.system.radius[ride.ball] - middle.w[2]
    two, three = (each[2] for each in motion.turn)
    four = missing / half**4
    turn = two + 4 * four * half**2, three - 4 * four * half, four
    return motion._replace(turn=tuple((0.0, 0.0, each) for each in turn))


def _kinematics(ride: Ride, s: float, row: Row) -> tuple[Vector, Vector, Vector, float]:
    """Place, velocity and acceleration in the room, and angular acceleration."""
    c, n, t = ride.place(s, row)
    _, speed, moved = ride.system.moved(ride.wall, ride.time + s)
    along, _, friction = ride.forces(s, row)
    v = add(scale(t, row[2]), speed)
    a = add(add(scale(t, along + friction), scale(n, ride.bend(s, c) * row[2] ** 2)), moved)
    return c, v, a, ride.twist(friction, along + friction)
