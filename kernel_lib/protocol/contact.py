"""One contact seen closely, as the page requests it."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from kernel_lib.experiments.measures.contact_energy import contact_energy
from kernel_lib.state.trajectory import Trajectory

__all__ = ["closeup_of"]


def closeup_of(runs: Mapping[str, Trajectory], content: Mapping[str, Any]) -> dict[str, Any]:
    """Energies and impulses of a contact, and its force over time if it has one.

    Parameters
    ----------
    runs : the present runs, by name
    content : what the page sends: "run", a name, and "index" of the contact

    Raises
    ------
    ValueError : when there is no such contact
    """
    name, index = content.get("run"), content.get("index")
    run = runs.get(name) if isinstance(name, str) else None
    if not isinstance(index, int) or isinstance(index, bool):
        index = -1
    if run is None or not 0 <= index < len(run.contacts):
        raise ValueError("this contact is not among those of the present runs")
    energy = contact_energy(run, index)
    push = run.contact_force(index)
    return {
        "run": name,
        "index": index,
        "before": _parts(energy.before),
        "after": _parts(energy.after) | {"lost": energy.lost, "elsewhere": energy.elsewhere},
        "normal_impulse": energy.normal_impulse,
        "tangential_impulse": energy.tangential_impulse,
        "push": push and {key: np.asarray(values).tolist() for key, values in vars(push).items()},
    }


def _parts(parts: Any) -> dict[str, float]:
    return {"normal": parts.normal, "tangential": parts.tangential, "spin": parts.spin}
