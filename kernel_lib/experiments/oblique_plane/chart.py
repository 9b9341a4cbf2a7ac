"""How far a ball climbs a slope on which it has landed without rebound."""

import numpy as np

from kernel_lib.experiments import EARTH, Sentence, Text, Values
from kernel_lib.experiments.oblique_plane.controls import RADIUS
from kernel_lib.state.trajectory import Floats

__all__ = ["climb_lines", "climbs"]

#: Slopes of the chart, tan θ.
SLOPES = np.linspace(0.05, 1.2, 47)

#: How long the ball is watched, s.
WATCHED = 3.0


def climbs(values: Values, slopes: Floats, friction: float) -> Floats:
    """Way up the plane after the landing, with k_b = 0.

    The ball lands at the speed c into the plane and u along it. Friction takes μ c of u at the
    impact, at most all of it; what is left, u', carries it u'^2/(2 g (sin θ + μ cos θ)) far.

    Parameters
    ----------
    values : of lesson 02
    slopes : (S,) tan θ
    friction : μ

    Returns
    -------
    (S,) m; zero where it slides down or stays; the whole way where it lands after `WATCHED`
    """
    cosine = 1 / np.hypot(1, slopes)
    sine = slopes * cosine
    right, up = values["velocity_x"], values["velocity_y"]
    gap = values["height"] * cosine - RADIUS
    closing = right * sine - up * cosine  # at the start, into the plane
    pull = EARTH * cosine
    with np.errstate(invalid="ignore"):  # the ball would start within the plane
        at_contact = np.sqrt(closing**2 + 2 * pull * gap)
    landing = (at_contact - closing) / pull
    along = right * cosine + up * sine - EARTH * sine * landing
    left = np.maximum(along - friction * at_contact, 0)
    slowing = EARTH * (sine + friction * cosine)
    time = np.minimum(left / slowing, WATCHED - landing)
    way: Floats = left * time - slowing * time**2 / 2
    return np.where(landing <= WATCHED, way, left**2 / (2 * slowing))


def climb_lines(values: Values) -> dict[Text, tuple[Floats, Floats]]:
    """Way up the plane over its slope, for three coefficients of friction."""
    smooth = Sentence("oblique-plane-climb-smooth")
    cases: dict[Text, float] = {smooth: 0.0, "μ = 0.2": 0.2, "μ = 0.5": 0.5}
    return {name: (SLOPES, climbs(values, SLOPES, friction)) for name, friction in cases.items()}
