"""What a class is asked in lesson 02."""

from kernel_lib.experiments.common.wording import percent
from kernel_lib.experiments.experiment import ClassQuestion, RunsAt
from kernel_lib.experiments.oblique_plane.acts import ACTS
from kernel_lib.experiments.oblique_plane.questions import DOWN, LANDING

__all__ = ["CLASS_QUESTIONS"]

#: Dropped onto a steep slope.
DROPPED = {"slope": 0.6, "velocity_x": 0.0, "velocity_y": 0.0, "duration": 2.5}

#: Ways to land on it, by the words for them: what is changed.
WAYS = {
    "dropped straight down": {},
    "thrown against the hill": {"velocity_x": 4.0},
    "thrown along the hill": {"velocity_x": -6.0},
}


def _landing(runs_at: RunsAt) -> tuple[str, str]:
    told = LANDING.judge(*runs_at({}))
    return str(told.truth), told.happened


def _dropped(runs_at: RunsAt) -> tuple[str, str]:
    told = LANDING.judge(*runs_at({}))
    return "slides down" if told.truth == DOWN else str(told.truth), told.happened


def _least(runs_at: RunsAt) -> tuple[str, str]:
    """The way to land that loses the smallest share of the energy of motion."""
    lost = {}
    for words, change in WAYS.items():
        values, runs = runs_at({"velocity_x": 0.0, **change})
        hits = runs["exact"].contacts.of_kind("impact")
        before = hits.velocity_before[0, 0]
        lost[words] = float(hits.energy_lost[0] / (0.5 * values["mass"] * before @ before))
    told = ", ".join(f"{words} {percent(share)}" for words, share in lost.items())
    return min(lost, key=lambda words: lost[words]), (
        f"Of its energy of motion the landing takes: {told}. Only what goes into the slope is lost."
    )


CLASS_QUESTIONS = (
    ClassQuestion(
        "landing",
        "Wet snow is thrown uphill against a smooth slope that gives nothing back.\nThen it:",
        LANDING.choices,
        _landing,
        ACTS[0].values,
        runs=("exact",),
        decisive=LANDING.decisive,
    ),
    ClassQuestion(
        "dropped",
        "Now it is dropped straight down onto a steeper slope, smooth as before.\nThen it:",
        ("stops", "slides down", "bounces"),
        _dropped,
        DROPPED,
        runs=("exact",),
    ),
    ClassQuestion(
        "least",
        "Three landings on one slope.\nWhich of them loses the smallest share of its energy?",
        tuple(WAYS),
        _least,
        DROPPED,
        WAYS["thrown along the hill"],
        runs=("exact",),
        rounds=1,
    ),
)
