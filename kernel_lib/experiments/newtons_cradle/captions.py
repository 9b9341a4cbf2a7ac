"""What stands in the frame of each cradle: whether contacts take time, who leaves how fast."""

import numpy as np

from kernel_lib.experiments import Caption, Runs, Values
from kernel_lib.experiments.newtons_cradle.law import has_met, speeds_after
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.words import by_name

__all__ = ["captions"]

#: Runs whose contacts take no time.
RIGID = ("one by one", "all at once")

END, NO_TIME, TIME = by_name("newtons-cradle-contact", "limit", "no-time", "time").values()


def captions(values: Values, runs: Runs) -> dict[str, Caption]:
    """Speeds after the first impact in % of the speed that came in, by the name of the run."""
    # Of three balls without loss the rigid rules are the limits of soft contacts.
    rigid = END if values["balls"] == 3 and values["k_b"] == 1 else NO_TIME
    found = {}
    for name, run in runs.items():
        about = rigid if name in RIGID else TIME
        since = _impact_over(run)
        shares = () if since is None else tuple(_shares(values, run))
        found[name] = Caption(about, shares, since or 0.0)
    return found


def _shares(values: Values, run: Trajectory) -> list[float]:
    shares = 100 * speeds_after(run) / float(values["speed"])
    return [float(share) + 0.0 for share in np.round(shares, 3)]  # no minus zero


def _impact_over(run: Trajectory) -> float | None:
    """When the first impact of a row is over, s; None where the run does not get as far."""
    contacts = run.contacts
    if not len(contacts) or not has_met(run):
        return None
    if run.pivots:  # on the clock of the swings it takes no time
        return float(contacts.time[0])
    over = float(np.max(contacts.time + contacts.duration))
    return over if over < float(run.time[-1]) else None
