"""Two rough balls that meet: which of them spin, and where ball 2 goes."""

import math

import numpy as np

from kernel_lib.experiments import Decisive, Guess, Runs, Values, at_contacts
from kernel_lib.experiments.common.wording import figure, percent
from kernel_lib.experiments.measures.spin import contact_slips, throw
from kernel_lib.experiments.rotating_spheres.controls import ACROSS, PAIR
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.words import Sentence

__all__ = ["ASIDE", "SPINS", "SPUN", "collides_roughly"]

#: What is below this part of the speed of ball 1 is nothing.
NOTHING = 1e-9

#: Least speed of a rim over that of ball 1, and least angle of a throw, °, that are clear.
TURNS, THROWS = 0.02, 1.0


def collides_roughly(values: Values) -> bool:
    """Whether its surfaces act on each other along the contact."""
    return bool((values["grip"] or values["friction"] > 0) and values["e_t"] > -1)


def _met(values: Values, runs: Runs) -> bool:
    """Whether two rough balls that spin in the picture, if at all, meet once."""
    if values["place"] != PAIR or values["axis"] != ACROSS or values["estimate"]:
        return False
    once = len(runs["rough"].contacts) == 1
    return once and values["speed"] > 0 and values["e"] > 0 and collides_roughly(values)


def _slip(run: Trajectory) -> float:
    """How fast the surfaces slip as the balls meet, m/s."""
    return float(np.linalg.norm(contact_slips(run)[0][0]))


def _rims(run: Trajectory, frame: int) -> list[float]:
    """Speeds of both rims, m/s, + anticlockwise."""
    return [ball.radius * float(run.spin[frame, i]) for i, ball in enumerate(run.scene.balls)]


def _turning(spin: float) -> str:
    """The name by which messages choose how a ball turns."""
    if spin == 0:
        return "no-spin"
    return "anticlockwise" if spin > 0 else "clockwise"


def _each(run: Trajectory, frame: int) -> tuple[str, str]:
    """Both spins."""
    spins = (float(one) for one in run.spin[frame])
    first, second = (figure(0.0 if abs(one) < NOTHING else one, "rad/s") for one in spins)
    return first, second


def _as_long_again(values: Values, runs: Runs) -> Decisive:
    return at_contacts(runs["rough"])


# ---- neither spins at first --------------------------------------------------------------------


def _which_spins(values: Values, runs: Runs) -> Sentence:
    how, speed = "off-centre" if values["offset"] else "head-on", figure(values["speed"], "m/s")
    return Sentence("rotating-spheres-spun-asked", how=how, speed=speed)


def _spinning(values: Values, runs: Runs) -> str:
    run = runs["rough"]
    turns = [abs(one) > NOTHING * values["speed"] for one in _rims(run, -1)]
    return "both" if all(turns) else "none"


def _margin_spun(values: Values, runs: Runs) -> float:
    if not _met(values, runs) or not values["grip"] or values["spin1"] or values["spin2"]:
        return 0.0
    if _spinning(values, runs) == "none":
        return math.inf
    return min(abs(one) for one in _rims(runs["rough"], -1)) / (TURNS * values["speed"])


def _slots_spun(values: Values, runs: Runs) -> dict[str, str]:
    run = runs["rough"]
    first, second = _each(run, -1)
    return {"first": first, "second": second, "slip": figure(_slip(run), "m/s")}


SPUN = Guess(
    _which_spins,
    "choice",
    truth=_spinning,
    says="rotating-spheres-spun",
    slots=_slots_spun,
    margin=_margin_spun,
    choices=("none", "both"),
    name="spun",
    decisive=_as_long_again,
)


# ---- both spin and meet head-on ----------------------------------------------------------------


def _of_their_spins(values: Values, runs: Runs) -> Sentence:
    one, two = values["spin1"], values["spin2"]
    return Sentence(
        "rotating-spheres-spins-asked",
        share=percent(values["e_t"]),
        one=_turning(one),
        first=figure(abs(one), "rad/s"),
        two=_turning(two),
        second=figure(abs(two), "rad/s"),
    )


def _became(values: Values, runs: Runs) -> str:
    """What became of both spins; "" where it is none of the answers."""
    run = runs["rough"]
    before, after = np.array(_rims(run, 0)), np.array(_rims(run, -1))
    least = 1e-6 * float(np.abs(before).max())
    if np.abs(after - before).max() < least:
        return "nothing"
    return "stop" if np.abs(after).max() < least else ""


def _margin_spins(values: Values, runs: Runs) -> float:
    head_on = values["offset"] == 0 and values["spin1"] and values["spin2"]
    return math.inf if head_on and _met(values, runs) and _became(values, runs) else 0.0


def _slots_spins(values: Values, runs: Runs) -> dict[str, str]:
    run = runs["rough"]
    (first, second), (was_first, was_second) = _each(run, -1), _each(run, 0)
    return {
        "first": first,
        "second": second,
        "was_first": was_first,
        "was_second": was_second,
        "rim": figure(abs(_rims(run, -1)[0]), "m/s"),
        "slip": figure(_slip(run), "m/s"),
    }


SPINS = Guess(
    _of_their_spins,
    "choice",
    truth=_became,
    says="rotating-spheres-spins",
    slots=_slots_spins,
    margin=_margin_spins,
    choices=("stop", "nothing"),
    name="spins",
    decisive=_as_long_again,
)


# ---- where ball 2 goes -------------------------------------------------------------------------


def _ball_2_goes(values: Values, runs: Runs) -> Sentence:
    return Sentence(
        "rotating-spheres-aside-asked",
        speed=figure(values["speed"], "m/s"),
        turning=_turning(values["spin1"]),
        rim=figure(abs(_rims(runs["rough"], 0)[0]), "m/s"),
    )


def _off_the_line(runs: Runs) -> float:
    """Angle of the way of ball 2 from the line of centres, °, + to the side to which ball 1 moves
    across that line."""
    run = runs["rough"]
    angle, line = float(throw(run)[-1]), run.contacts.normal[0]
    one, two = (way - (way @ line) * line for way in (run.velocity[0, 0], run.velocity[-1, 1]))
    return angle if one @ two >= 0 else -angle


def _aside(values: Values, runs: Runs) -> str:
    angle = _off_the_line(runs)
    return "along" if abs(angle) < 1e-5 else "on" if angle > 0 else "away"


def _margin_aside(values: Values, runs: Runs) -> float:
    billiards = not values["grip"] and values["e"] < 1 and values["offset"] and not values["spin2"]
    if not billiards or not _met(values, runs):
        return 0.0
    angle = abs(_off_the_line(runs))
    return math.inf if _aside(values, runs) == "along" else angle / THROWS


def _slots_aside(values: Values, runs: Runs) -> dict[str, str]:
    run = runs["rough"]
    way, line = run.velocity[0, 0], run.contacts.normal[0]
    return {
        "angle": figure(abs(_off_the_line(runs)), "°"),
        "slip": figure(_slip(run), "m/s"),
        "rim": figure(abs(_rims(run, 0)[0]), "m/s"),
        "across": figure(float(np.linalg.norm(way - (way @ line) * line)), "m/s"),
    }


ASIDE = Guess(
    _ball_2_goes,
    "choice",
    truth=_aside,
    says="rotating-spheres-aside",
    slots=_slots_aside,
    margin=_margin_aside,
    choices=("along", "on", "away"),
    name="aside",
    decisive=_as_long_again,
)
