"""The map of lesson 05: where, over stiffness and mass, a rigid rule is right for three balls."""

from functools import lru_cache

import numpy as np

from kernel_lib.experiments import Map, Sentence, Text, Values
from kernel_lib.solvers.rows.rigid_rules import all_at_once, one_by_one
from kernel_lib.solvers.sweeps.interface import sweep_chain
from kernel_lib.state.trajectory import Floats
from kernel_lib.words import by_name

__all__ = ["LAWS", "distances", "region_of", "rules_map"]

#: Contacts by name, and their exponents.
EXPONENTS = {"springs": 1.0, "Hertz": 1.5}
LAWS = tuple(EXPONENTS)

#: Computed chains along each axis. Between them the speeds are smooth, and are interpolated on a
#: grid `FINER` times finer.
GAMMAS, BETAS, FINER = 61, 41, 3

#: Error of a speed, parts of V: far below any tolerance of the map.
ERROR = 1e-5

REGIONS = tuple(by_name("newtons-cradle-region", "one", "all", "both").values())


@lru_cache(maxsize=4)
def distances(law: str) -> tuple[Floats, Floats, Floats]:
    """How far each rigid rule is from soft contacts, over gamma and beta.

    The chains are computed once and kept; a new tolerance only asks the result anew.

    Parameters
    ----------
    law : "springs" or "Hertz"

    Returns
    -------
    gammas (G,), betas (B,), and (2, B, G): the greatest error of a ball's speed, in units of V,
    one by one and all at once
    """
    gammas, betas = np.linspace(-2, 3, GAMMAS), np.linspace(-1, 1, BETAS)
    # Plain, whatever ran before: compiled, last bits differ, and two servers would not agree.
    speeds = sweep_chain(
        10**gammas, 10**betas, EXPONENTS[law], ERROR, compiled=False, progress=False
    )
    fine = [np.linspace(axis[0], axis[-1], FINER * (len(axis) - 1) + 1) for axis in (gammas, betas)]
    speeds = _between(_between(speeds, gammas, fine[0], 0), betas, fine[1], 1)
    errors = np.empty((2, len(fine[1]), len(fine[0])))
    for j, beta in enumerate(10 ** fine[1]):
        row = ([beta, 1.0, 1.0], [1.0, 0.0, 0.0])
        for k, rule in enumerate((one_by_one(*row), all_at_once(*row))):
            errors[k, j] = np.abs(speeds[:, j] - rule).max(axis=1)
    return 10 ** fine[0], 10 ** fine[1], errors


def _between(speeds: Floats, known: Floats, wanted: Floats, axis: int) -> Floats:
    """Linear interpolation between computed chains, along one axis."""
    place = np.clip(np.searchsorted(known, wanted) - 1, 0, len(known) - 2)
    shape = [1] * speeds.ndim
    shape[axis] = len(wanted)
    part = ((wanted - known[place]) / (known[place + 1] - known[place])).reshape(shape)
    between: Floats = np.take(speeds, place, axis) * (1 - part)
    return between + np.take(speeds, place + 1, axis) * part


def region_of(errors: Floats, tolerance: float) -> Floats:
    """Place in `REGIONS` of each chain; nan where neither rule is within the tolerance."""
    first, second = errors <= tolerance
    return np.where(first & second, 2.0, np.where(first, 0.0, np.where(second, 1.0, np.nan)))


def _field(values: Values) -> tuple[Floats, Floats, Floats]:
    gammas, betas, errors = distances(values["law"])
    return gammas, betas, region_of(errors, values["tolerance"])


def _here(values: Values) -> dict[Text, tuple[float, float]]:
    """The reader's row, if it is one of those that the map covers."""
    plain = values["balls"] == 3 and values["middle"] == 1 and values["gap"] == 0
    bare = values["cap"] == values["cap_last"] == "none"
    here = (values["gamma"], values["beta"])
    return {Sentence("newtons-cradle-your-row"): here} if plain and bare else {}


def rules_map() -> Map:
    """Which rigid rule is right for three balls, within the reader's tolerance."""
    return Map(
        Sentence("newtons-cradle-map"),
        "γ = K₂/K₁",
        "β = m₁/m₂",
        _field,
        regions=REGIONS,
        nothing=Sentence("newtons-cradle-region-neither"),
        x_scale="log",
        y_scale="log",
        now=_here,
        click=("gamma", "beta"),
    )
