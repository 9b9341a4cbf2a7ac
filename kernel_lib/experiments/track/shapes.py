"""The tracks of lesson 09, for the centres of its bodies, and where these start.

All lengths are those of the centre: the track itself lies one radius of the body behind its path.
"""

import math

from kernel_lib.experiments import Values
from kernel_lib.experiments.track.controls import (
    BALL,
    BEAD,
    BLOCK,
    CYCLOID,
    DOME,
    DRAWN,
    HOOP,
    LOOP,
    MASSES,
    OWN,
    PIPE,
    TIN,
)
from kernel_lib.solvers.track.solver import OnTrack
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene
from kernel_lib.state.track import Track

__all__ = [
    "ACROSS",
    "ARC",
    "DOWN",
    "FINISH",
    "HEAVY",
    "HIGH",
    "LIGHT",
    "LOW",
    "RUN_NAMES",
    "SHARES",
    "STRAIGHT",
    "WHEEL",
    "loop_track",
    "mass_of",
    "own_track",
    "pushed",
    "race_tracks",
    "rolls",
    "scene_of",
    "solver_of",
    "starts",
]

#: Moment of inertia over m r², of bodies that roll; the others slide and do not turn.
SHARES = {BALL: 2 / 5, TIN: 1 / 2, HOOP: 1.0}

#: Radius of a body, m: on the tracks of 1 m radius, and on those of a race.
_RADIUS, _SMALL = 0.2, 0.08

#: Where the loop's ramp ends and its run-out does, m; how steep the ramp is, rad; its bend, m.
_RAMP_ENDS, FINISH, _STEEP, _BEND = -0.5, 2.0, math.pi / 4, 1.0

#: How much higher than the start the ramp goes, and how high it goes at least, m.
_ABOVE, _LEAST_RAMP = 0.15, 2.75

#: The nudge on top of the dome, in √(g R): it moves the place of leaving by less than 0.01°.
_NUDGE = 0.016

#: From start to finish of a race, m.
ACROSS, DOWN = 2.0, 1.0

#: The cycloid between them: radius of the wheel (m) and how far it turns (rad); depth of the arc of
#: least time below the chord (m).
WHEEL, _TURNED, _SAG = 0.517199922, 3.508368769, 0.475

#: The cycloid's bowl: radius of its wheel (m), where it begins, and where two bodies start (rad).
_BOWL_WHEEL, _RIM, _HIGH_UP, _LOWER = 0.5, 0.3, 0.6, 1.8

#: Names of runs on several tracks, or from several places.
STRAIGHT, ARC = "straight", "arc"
HIGH, LOW = "from high up", "from lower down"
LIGHT, HEAVY = "light", "heavy"

#: Names of the same by which messages choose; a body's run has the name of the body.
RUN_NAMES = {STRAIGHT: "line", OWN: "own", HIGH: "high", LOW: "low"}


def rolls(body: str) -> bool:
    """Whether a body rolls."""
    return body in SHARES


def loop_track(height: float) -> Track:
    """Ramp, bend, level, loop of 1 m about (0, 1), level; all for centres."""
    top = max(height + _ABOVE, _LEAST_RAMP)
    rise, run = _BEND * (1 - math.cos(_STEEP)), _BEND * math.sin(_STEEP)
    foot = (_RAMP_ENDS - run, rise)
    start = (foot[0] - (top - rise) / math.tan(_STEEP), top)
    track = Track(start, of_centres=True).line(foot).bend(_BEND, _STEEP)
    return track.line((0.0, 0.0)).bend(1.0, 2 * math.pi).line((FINISH, 0.0))


def _dome_track(radius: float) -> Track:
    return Track((-radius, 0.0), of_centres=True).arc((0.0, 0.0), -math.pi)


def pushed(values: Values) -> float:
    """Speed at the top of the dome, m/s: of the push, or of the least nudge."""
    unit = math.sqrt(values["gravity"] * values["dome_radius"])
    return float(max(values["push"], _NUDGE) * unit)


def _pipe_track() -> Track:
    return Track((-1.0, 1.0), of_centres=True).arc((0.0, 1.0), math.pi)


def _bowl_track() -> Track:
    rim = _BOWL_WHEEL * (_RIM - math.sin(_RIM)), -_BOWL_WHEEL * (1 - math.cos(_RIM))
    return Track(rim, of_centres=True).cycloid(_BOWL_WHEEL, _RIM, 2 * math.pi - _RIM)


def race_tracks() -> dict[str, Track]:
    """Three ways from (0, 0) to (ACROSS, -DOWN)."""
    begin = Track((0.0, 0.0), of_centres=True)
    chord = math.hypot(ACROSS, DOWN)
    radius = (chord**2 / 4 + _SAG**2) / (2 * _SAG)
    # The centre lies beside the middle of the chord, upwards.
    off = (radius - _SAG) / chord
    centre = ACROSS / 2 + DOWN * off, -DOWN / 2 + ACROSS * off
    return {
        STRAIGHT: begin.line((ACROSS, -DOWN)),
        ARC: begin.arc(centre, 2 * math.asin(chord / (2 * radius))),
        "cycloid": begin.cycloid(WHEEL, 0.0, _TURNED),
    }


def own_track(values: Values) -> Track:
    """The smooth curve through the start, the heights that are drawn, and the finish."""
    points = [(x, float(values[name])) for name, (x, _) in DRAWN.items()]
    return Track((0.0, 0.0), of_centres=True).spline([*points, (ACROSS, -DOWN)])


def starts(values: Values) -> dict[str, tuple[Track, str, float, float]]:
    """Track, body, how far along it that starts (m), and its speed there (m/s), by run."""
    place, body = values["place"], values["body"]
    if place == OWN:
        found = {OWN: own_track(values), STRAIGHT: race_tracks()[STRAIGHT]}
        return {name: (track, body, 0.0, 0.0) for name, track in found.items()}
    if place == CYCLOID:
        at = {name: _along_bowl(turned) for name, turned in ((HIGH, _HIGH_UP), (LOW, _LOWER))}
        return {name: (_bowl_track(), body, along, 0.0) for name, along in at.items()}
    if place in (LOOP, DOME, PIPE):
        bodies = dict.fromkeys((body, values["rival"]))
        track, along, speed = _single(values)
        return {one: (track, one, along, speed) for one in bodies if one in (*SHARES, BLOCK, BEAD)}
    tracks = race_tracks()
    if place == MASSES:
        return dict.fromkeys((LIGHT, HEAVY), (tracks[STRAIGHT], BLOCK, 0.0, 0.0))
    if place == "slope":
        return {one: (tracks[STRAIGHT], one, 0.0, 0.0) for one in (BLOCK, BALL, HOOP)}
    return {name: (track, body, 0.0, 0.0) for name, track in tracks.items()}


def _along_bowl(turned: float) -> float:
    return 4 * _BOWL_WHEEL * (math.cos(_RIM / 2) - math.cos(turned / 2))


def _single(values: Values) -> tuple[Track, float, float]:
    """The one track of a place, how far along it bodies start, and how fast."""
    if values["place"] == LOOP:
        track, height = loop_track(values["height"]), values["height"]
        top, rise = track.start[1], _BEND * (1 - math.cos(_STEEP))
        if height >= rise:
            return track, (top - height) / math.sin(_STEEP), 0.0
        turned = _STEEP - math.acos(1 - height / _BEND)
        return track, (top - rise) / math.sin(_STEEP) + _BEND * turned, 0.0
    if values["place"] == DOME:
        radius = values["dome_radius"]
        return _dome_track(radius), radius * math.pi / 2, pushed(values)
    return _pipe_track(), math.pi / 2 - math.radians(values["angle"]), 0.0


def scene_of(
    values: Values, track: Track, body: str, along: float, speed: float, mass: float = 1.0
) -> Scene:
    """One body on its track."""
    small = values["place"] not in (LOOP, DOME, PIPE)
    share, radius = SHARES.get(body, math.inf), _SMALL if small else _RADIUS
    ball: Ball = track.ball(along, radius, mass, speed, None, share)
    rough = _coefficients(values, body)
    return Scene([ball], (), (0.0, -values["gravity"]), values["e"], *rough, track=track)


def _coefficients(values: Values, body: str) -> tuple[float | None, float | None]:
    """Tangential restitution and friction: without limit, by μ, or none for what slides."""
    if not rolls(body):
        return None, None
    return (0.0, None) if values["never_slips"] else (None, values["friction"])


def mass_of(values: Values, name: str, body: str) -> float:
    """Of a body by the name of its run, kg: that of the control is the block's, or the heavy
    one's."""
    block = values["place"] in (LOOP, DOME) and body == BLOCK
    return float(values["mass"]) if block or name == HEAVY else 1.0


def solver_of(body: str) -> OnTrack:
    """A bead is held by its wire."""
    return OnTrack(held=body == BEAD)
