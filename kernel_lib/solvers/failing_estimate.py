"""Exact events with a tangential impulse that fails: always mu J, however small the slip.

Friction rubs no longer than surfaces slip. An estimate that forgets this overshoots: where the
slip is small it turns it round faster than it came, and makes energy out of nothing.
"""

from dataclasses import dataclass, replace
from itertools import permutations

from kernel_lib.solvers.events import Events, EventsMemory
from kernel_lib.solvers.setup import set_up
from kernel_lib.state.scene import Scene

__all__ = ["FailingEstimate"]

#: Slip after over slip before that no contact reaches: friction alone is left to end it.
ENDLESS = 1e200


@dataclass(frozen=True)
class FailingEstimate:
    """Free balls that exchange spin by J_t = mu J, whatever the slip: for comparison only.

    Without slip it has no direction, and is zero. Momentum and angular momentum are kept,
    energy is not: it grows where the slip s is below mu J w/2, with the mobility
    w = 1/m_a + 1/m_b + r_a^2/I_a + r_b^2/I_b.

    Raises
    ------
    ValueError : when a run begins, for walls, gravity, drag, or friction without limit

    An estimate of the kind of Endo's number 13, whose equations are not at hand; his number 16
    is what Events does with e = e_t = 1 and unlimited friction.
    """

    def begin(self, scene: Scene, duration: float) -> EventsMemory:
        """Memory at the start of a run."""
        if scene.walls or scene.drag or any(scene.gravity):  # type: ignore[arg-type]
            raise ValueError(
                "FailingEstimate knows free balls only; leave out walls, gravity and drag"
            )
        setup = set_up(scene)[0]
        rules = {pair: setup.rules(*pair) for pair in permutations(range(len(scene.balls)), 2)}
        if any(rule.friction >= ENDLESS for rule in rules.values()):
            raise ValueError("FailingEstimate needs friction with a limit, such as 0.2, got inf")
        memory = Events().begin(scene, duration)
        memory.setup = replace(
            memory.setup,
            _rules={
                pair: rule._replace(tangential_restitution=ENDLESS, smooth=False)
                for pair, rule in rules.items()
            },
        )
        return memory

    def advance(self, memory: EventsMemory, duration: float) -> None:
        """Handle every event up to `duration`."""
        Events().advance(memory, duration)
