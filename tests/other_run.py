"""The same question about another run: what is given stays, all that happens after is different."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from kernel_lib.experiments.bank import bank_of
from kernel_lib.experiments.experiment import Experiment
from kernel_lib.protocol.guess import judgements_of
from kernel_lib.protocol.pictures.picture import arrays_in
from kernel_lib.words import in_words

#: How much later, farther and faster things are than in the true run.
LATER, FARTHER, FASTER = 1.25, 1.4, -1.3

#: What the page gets of an answer, next to the question.
JUDGED = ("truth", "verdicts", "answers", "slots", "happened", "moments", "end")

#: Notes, a law and what a run stopped for, as no run has them.
ELSE = "Another run."


def another_truth(experiment: Experiment, act: int, values: Mapping[str, Any]) -> dict[str, Any]:
    """What is said of each question of the act in draws of its bank whose answers are others."""
    base, found = experiment.acts[act - 1].values, {}
    mine = _judged(experiment, values)
    for draw in bank_of(experiment)[act]:
        theirs = _judged(experiment, experiment.check({**base, **draw.values}))
        for name, judged in theirs.items():
            if name in mine and judged["truth"] != mine[name]["truth"]:
                found[name] = judged
        if len(found) == len(mine):
            break
    return found


def _judged(experiment: Experiment, values: Mapping[str, Any]) -> dict[str, Any]:
    runs = experiment.runs(values)
    return {
        one["name"]: {name: one[name] for name in JUDGED if name in one}
        for one in in_words(judgements_of(experiment, values, runs))
    }


def with_another_run(
    message: Mapping[str, Any], block: bytes, truths: Mapping[str, Any]
) -> tuple[dict[str, Any], bytes]:
    """A picture with the same start; its motion after that, its contacts, curves and words differ.

    Parameters
    ----------
    message, block : of an answer of the kind "picture"
    truths : as from `another_truth`
    """
    pieces: list[bytes] = []
    runs = []
    for place, header in enumerate(message["runs"]):
        arrays = {name: one.copy() for name, one in arrays_in(message, block, place).items()}
        counts = arrays["knot_count"]
        later = np.ones(len(arrays["knot_time"]), bool)
        later[np.concatenate([[0], np.cumsum(counts)[:-1]]).astype(int)] = False
        for name in ("place", "velocity", "acceleration", "drift", "spin"):
            if len(arrays[f"knot_{name}"]):
                columns = arrays[f"knot_{name}"].reshape(-1, len(later))
                columns[:, later] *= FARTHER if name == "place" else FASTER
                columns[:, later] += 1.0 if name == "spin" else 0.0
        steps = header["step"] > 0
        for name in ("knot_time", "contact_time", "curve_time"):
            if not steps:
                arrays[name] *= LATER
        for name in ("start", "jump", "bend"):
            arrays[f"curve_{name}"] *= FASTER
        for name in ("point", "before", "after", "impulse", "energy", "lost", "duration"):
            arrays[f"contact_{name}"] *= FARTHER
        record = header | {
            "end": header["end"] * (1 if steps else LATER),
            "contacts_in_all": header["contacts_in_all"] + 3,
            "stopped": ELSE,
            "spins": True,
            "arrays": _placed(header["arrays"], arrays, pieces),
        }
        if "caption" in header:
            caption = header["caption"]
            record["caption"] = caption | {
                "shares": [FASTER * one for one in caption["shares"]],
                "since": FARTHER * caption["since"],
            }
        runs.append(record)
    guesses = [one | truths.get(one["name"], {}) for one in message["guesses"]]
    other = {
        "runs": runs,
        "duration": max(one["end"] for one in runs),
        "guesses": guesses,
        "law": [["", ELSE]],
        "challenges": [
            one
            | {"measure": FARTHER * (one["measure"] or 1.0), "stars": 3 - one["stars"]}
            | {"said": ELSE, "end": LATER * one["end"], "picture": None}
            for one in message.get("challenges", [])
        ],
    }
    return {**message, **other}, b"".join(pieces)


def _placed(
    places: Mapping[str, Any], arrays: Mapping[str, Any], pieces: list[bytes]
) -> dict[str, Any]:
    """Arrays as `picture_of` places them."""
    found = {}
    for name, (kind, _, count) in places.items():
        offset = sum(map(len, pieces))
        pieces.append(arrays[name].view(np.uint8).reshape(count, -1).T.tobytes() if count else b"")
        found[name] = [kind, offset if count else -1, count]
    return found
