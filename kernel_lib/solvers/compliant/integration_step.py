"""One integration step of all balls, and the moments within it at which contacts change."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from kernel_lib.laws.pair_forces import ContactForce
from kernel_lib.numerics.dormand_prince import eighth_order_step, workspace
from kernel_lib.numerics.roots import sign_change
from kernel_lib.solvers.compliant.contact_pair import PER_BALL, ContactPair, smooth_rates
from kernel_lib.solvers.compliant.tangential_force import Element, rough_rates
from kernel_lib.solvers.system import System
from kernel_lib.state.pieces import Floats
from kernel_lib.state.tolerances import SAME_MOMENT

__all__ = ["IntegrationStep", "moment_of"]


class IntegrationStep(NamedTuple):
    """One step of all balls, from which any moment inside it can be computed again.

    laws : force of each contact; elements : its friction element, None if it is smooth
    shared : `common_joints` of the contacts
    """

    time: float
    state: tuple[float, ...]
    system: System
    rough: bool
    active: tuple[ContactPair, ...]
    laws: tuple[ContactForce, ...]
    elements: tuple[Element | None, ...]
    shared: tuple[tuple[tuple[float, ...], ...], ...] = ()

    def at(self, time: float) -> list[float]:
        """Positions, velocities and what contacts have accumulated, at a moment."""
        return self.tried(time - self.time)[0]

    def read(self, after: Floats) -> tuple[Floats, Floats | None]:
        """States of all balls so many seconds after its start, as a `Leg` gives them."""
        table = np.array([self.tried(step)[0] for step in after.tolist()])
        balls, wide = len(self.system.radius), PER_BALL * len(self.system.radius)
        spins = table[:, wide : wide + 3 * balls].reshape(-1, balls, 3) if self.rough else None
        return table[:, :wide].reshape(-1, balls, 2, 3), spins

    def tried(self, step: float) -> tuple[list[float], list[list[float]]]:
        """The state after a step, and the slopes within it."""
        slopes, work = workspace(len(self.state))
        slopes[0] = self.rates()
        rates = rough_rates if self.rough else smooth_rates
        eighth_order_step(rates, self._parameters, self.time, self.state, slopes, work, step)
        return work, slopes

    def rates(self) -> list[float]:
        """How the state changes at the start."""
        out = [0.0] * len(self.state)
        rates = rough_rates if self.rough else smooth_rates
        rates(self.time, self.state, out, self._parameters)
        return out

    @property
    def _parameters(self) -> tuple[Any, ...]:
        return self.system, self.active, self.laws, self.elements, self.shared


def moment_of(
    integration: IntegrationStep, measure: Callable[[Sequence[float]], float], step: float
) -> float:
    """When a measure of the state passes zero in a tried step, by regula falsi on the step."""

    def value(part: float) -> float:
        return measure(integration.tried(part)[0] if part else integration.state)

    low, f, g = 0.0, value(0.0), value(step)
    while (f > 0) == (g > 0) or f == 0:
        # It passed zero at the very start as well: look for the later time.
        low = step / 2 if low == 0 else low / 2
        f = value(low)
        if low < SAME_MOMENT * step:
            return 0.0
    return sign_change(value, low, step, f, g, SAME_MOMENT * step)
