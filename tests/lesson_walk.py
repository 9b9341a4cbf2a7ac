"""A walk through a lesson: what it may be asked, and whatever is wrong with what it answers."""

import ast
import json
import math
import re

import numpy as np

from kernel_lib.experiments.experiment import Experiment
from kernel_lib.laws.failing_estimate import failing_estimate
from kernel_lib.protocol.as_python import recipe
from kernel_lib.protocol.guess import judgements_of, verdict_of
from kernel_lib.protocol.pictures.picture import arrays_in
from kernel_lib.solvers.compliant.solver import Compliant
from kernel_lib.solvers.events.solver import Events
from kernel_lib.solvers.gravitating.solver import Gravitating
from kernel_lib.solvers.rows.hanging_row import Hanging
from kernel_lib.solvers.stepping.solver import Stepping
from kernel_lib.solvers.track.solver import OnTrack
from kernel_lib.state.invariants import kinetic_energy, mechanical_energy
from kernel_lib.widgets.lesson import Lesson
from kernel_lib.words import in_words

#: Rounding of a sum that must be equal, of its greatest part; of rows computed to 1e-7 of a speed.
SAME, SAME_IN_ROWS = 1e-8, 3e-6

#: Of more stones than so many, which make a lump: hops that are over at once leave out the pull of
#: their flights.
MOST_APART, LUMP = 3, 0.01

#: Rounding of what a run of the build says, of the greatest part: it has seven digits.
KEPT = 1e-6

#: Energy that an exact run may seem to gain, of the greatest it has: rounding of some thousand
#: contacts. Soft contacts are integrated; slips along a track end to some digits less.
GAINED, GAINED_BY_STEPS = 1e-9, 3e-6


def quiet(experiment: Experiment) -> Lesson:
    """A lesson that nobody listens to; what it said last is kept."""
    lesson = Lesson(experiment)
    lesson.said = ({}, [])
    lesson.send = lambda message, buffers=(): setattr(lesson, "said", (message, buffers))
    return lesson


def answer_of(lesson: Lesson, content):
    """What the page would hear after saying this."""
    lesson._hear(lesson, content, [])
    return lesson.said


# ---- values --------------------------------------------------------------------------------


def any_value(parameter, chance):
    """A value that a control, a text box or a link can give, its ends often among them."""
    if parameter.scale == "switch":
        return bool(chance.random() < 0.5)
    if parameter.scale == "choice":
        return parameter.choices[chance.integers(len(parameter.choices))]
    low, high, where = parameter.minimum, parameter.maximum, chance.random()
    if where < 0.3:
        return (low, high, parameter.default)[int(10 * where)]
    if parameter.scale == "integer":
        return int(chance.integers(low, high + 1))
    if parameter.scale == "log":
        return float(min(max(low * (high / low) ** chance.random(), low), high))
    value = low + (high - low) * chance.random()
    if parameter.step and where < 0.65:  # as a slider gives it
        value = round(low + round((value - low) / parameter.step) * parameter.step, 9)
    return float(min(max(value, low), high))


def any_values(experiment: Experiment, chance):
    """Values of all controls; every second time those of a set-up, with some of them changed."""
    values = {one.name: any_value(one, chance) for one in experiment.parameters}
    if chance.random() < 0.5:
        return values
    preset = experiment.presets[chance.integers(len(experiment.presets))]
    changed = chance.choice(list(values), size=chance.integers(1, 6))
    return experiment.check(preset.values) | {name: values[name] for name in changed}


# ---- what is wrong -------------------------------------------------------------------------


def problems(lesson: Lesson, values, thoroughly: bool = True) -> list[str]:
    """What is wrong with a lesson at these values, in words.

    thoroughly : the chart, files and close-ups of contacts as well
    """
    message, buffers = answer_of(lesson, {"kind": "set", "change": values})
    if message["kind"] == "error":
        return [f"it answers: {message['problem']}"]
    found = [f"{name} was refused: {text}" for name, text in message["errors"].items()]
    if any("cannot run" in str(note) for note in message["notes"]):
        return found
    found += _in_the_message(lesson, values, message, buffers)
    for name, run in lesson.runs.items():
        found += [f"{name}: {text}" for text in _in_the_run(run)]
    found += _in_the_bars(lesson) + _in_the_answer(lesson)
    if thoroughly:
        found += _in_the_chart(lesson) + _in_what_is_asked(lesson)
    return found


def _in_the_message(lesson: Lesson, values, message, buffers) -> list[str]:
    (block,) = buffers
    text = json.dumps(message, allow_nan=False)
    lines = [line for _, line in message["law"] if "nan" in line or "inf" in line]
    found = [f"the law says {line}" for line in lines]
    if len(text) > 50_000:
        found.append(f"the message has {len(text)} characters")
    if message["values"] != lesson.experiment.check(values):
        found.append("the picture carries other values than those asked for")
    last = 0.0
    for place, run in enumerate(message["runs"]):
        arrays = arrays_in(message, block, place)
        for name, numbers in arrays.items():
            if not np.isfinite(numbers).all():
                found.append(f"{run['name']}: {name} has numbers that are not finite")
        ends = np.cumsum(arrays["knot_count"])
        for time in (arrays["curve_time"], *np.split(arrays["knot_time"], ends[:-1])):
            if time[0] != 0 or np.any(np.diff(time) < 0) or time[-1] > run["end"]:
                found.append(f"{run['name']}: its moments do not run on from 0")
        if run["contacts"] > run["contacts_in_all"]:
            found.append(f"{run['name']}: more contacts are sent than there are")
        last = max(last, run["end"])
    if not math.isclose(last, message["duration"], rel_tol=1e-6):
        found.append(f"the picture lasts {message['duration']} s, its runs {last} s")
    return found


def _in_the_run(run) -> list[str]:
    found = []
    with np.errstate(over="raise", divide="raise", invalid="raise"):
        estimate = run.solver == Events(law=failing_estimate)
        if not estimate and not isinstance(run.solver, Stepping):
            found += _gains(run)
        if not estimate and not isinstance(run.solver, Stepping | Compliant | Hanging):
            found += _contacts(run)
    return found


def _gains(run) -> list[str]:
    """Energy that an exact run gains, at any moment or in any contact."""
    if isinstance(run.solver, Hanging):
        masses = np.array([ball.mass for ball in run.scene.balls])
        swings = np.array([speeds for _, speeds in run.memory[0].swings])
        energy, allowed = swings**2 @ masses / 2, GAINED_BY_STEPS
        momentum = swings @ masses
        # From one return to the bottom to the next every speed turns round.
        drift = np.abs(np.abs(momentum) - abs(momentum[0])).max()
        if drift > SAME_IN_ROWS * (np.abs(swings) @ masses).max():
            return [f"momentum at the bottom drifts by {drift:.3g} kg m/s"]
    else:
        energy = mechanical_energy(run) - _work_of_walls(run)
        if run.springs:
            energy = energy + run.elastic_energy()
        steps = isinstance(run.solver, Compliant | OnTrack) or _soft(run)
        allowed = GAINED_BY_STEPS if steps else GAINED
    scale = float(np.ptp(energy) + kinetic_energy(run).max() + np.abs(energy).max())
    # Soft contacts hold energy for a while, and give it back.
    lowest = energy[0] if isinstance(run.solver, Compliant) or _soft(run) else energy[:-1]
    gained = float(np.max(energy[1:] - lowest, initial=0.0))
    if gained > max(allowed, _digits(run)) * scale:
        return [f"it gains {gained:.3g} J of {energy[0]:.3g}"]
    return []


def _digits(run) -> float:
    """Rounding of a run that the build has made, which is kept in short numbers; else 0."""
    is_kept = np.array_equal(run.position, run.position.astype(np.float32))
    return KEPT if is_kept else 0.0


def _work_of_walls(run):
    """What walls that move have done on the balls by impacts, at each frame, J."""
    hits = run.contacts[run.contacts.b < 0]
    work = np.concatenate(
        [[0.0], np.cumsum(np.sum(hits.impulse * hits.velocity_before[:, 1], axis=1))]
    )
    return work[np.searchsorted(hits.time, run.time, side="right")]


def _soft(run) -> bool:
    return type(run.solver).__name__ == "SoftRow"


def _unlike_impulses(run, hits) -> tuple[float, float]:
    """How far impulses of a moment are from m Δv of their ball, at most, and their size, N s."""
    wrong = scale = 0.0
    moment = np.unique(hits.time, return_inverse=True)[1]
    for number, ball in enumerate(run.scene.balls):
        rows, side = np.nonzero(np.stack([hits.a == number, hits.b == number], axis=1))
        if not len(rows):
            continue
        begins = np.flatnonzero(np.diff(moment[rows], prepend=-1))
        ends = [*begins[1:] - 1, len(rows) - 1]
        before = hits.velocity_before[rows, side]
        impulses = hits.impulse[rows] * np.where(side == 0, 1, -1)[:, None]
        change = ball.mass * (hits.velocity_after[rows, side][ends] - before[begins])
        wrong = max(wrong, np.abs(change - np.add.reduceat(impulses, begins)).max())
        scale = max(scale, ball.mass * np.abs(before).max() + np.abs(impulses).max())
    return wrong, scale


def _contacts(run) -> list[str]:
    """Whether the impacts of each moment keep momentum, and lose what they say."""
    hits, found = run.contacts.of_kind("impact"), []
    if len(hits) == 0 or np.any(hits.duration > 0):
        return found
    if np.any(np.diff(run.contacts.time) < 0):
        found.append("the list of contacts is not in order of time")
    one_by_one = type(run.solver).__name__ != "RowImpacts"  # there several contacts act at once
    wrong, scale = _unlike_impulses(run, hits)
    is_lump = isinstance(run.solver, Gravitating) and len(run.scene.balls) > MOST_APART
    if wrong > (LUMP if is_lump else SAME) * scale:
        found.append(f"impulses differ from m Δv by {wrong:.3g} N s")
    lost = hits.energy_lost if one_by_one else [hits.energy_lost.sum()]
    if np.min(lost) < -GAINED * kinetic_energy(run).max():
        found.append(f"an impact says that it lost {np.min(lost):.3g} J")
    return found


def _in_the_bars(lesson: Lesson) -> list[str]:
    """Whether the parts of a sum that holds share it at all moments."""
    found = []
    for one in (*lesson.experiment.observables, *_parts(lesson.experiment)):
        for name, run in lesson.runs.items():
            if np.shape(one.of_run(name).values(run)) != run.time.shape:
                found.append(f"{one.name} of {name} has another length than the run")
    for bars in lesson.experiment.bars:
        for name, run in lesson.runs.items():
            parts = np.array([one.of_run(name).values(run) for one in bars.parts])
            whole, scale = parts.sum(axis=0), np.abs(parts).max()
            kept = any(one.symbol == "E₀ - E" for one in bars.parts)
            allowed = GAINED_BY_STEPS if isinstance(run.solver, OnTrack) else SAME
            if kept and np.ptp(whole) > allowed * scale:
                found.append(f"{bars.title} of {name}: the parts do not share the whole")
    return found


def _parts(experiment: Experiment):
    return [part for bars in experiment.bars for part in bars.parts]


def _in_the_answer(lesson: Lesson) -> list[str]:
    """Whether each question has an answer, and a sentence for right and wrong."""
    found = in_words(judgements_of(lesson.experiment, lesson.values, lesson.runs))
    return [f"{one['name']}: {text}" for one in found for text in _in_a_question(one)]


def _in_a_question(judged) -> list[str]:
    truth, guesses, wrong = judged["truth"], [judged["minimum"], judged["maximum"]], []
    if judged["kind"] == "choice":
        guesses = judged["options"]
        wrong = [] if truth in guesses else [f"the answer {truth!r} is no choice"]
    elif judged["kind"] == "speeds":
        guesses = [[list(judged["answers"][0][1])]]
    elif not np.isfinite(truth).all():
        wrong = [f"the answer is {truth}"]
    found = [verdict_of(judged, judged, guess)["text"] for guess in guesses]
    wrong += ["nothing is said of a guess"] if not all(found) else []
    said = [judged["happened"], *judged["choices"], *found]
    return wrong + [f"it says: {text}" for text in said if re.search(r"\bnan|\binf\b|[{}]", text)]


def _in_the_chart(lesson: Lesson) -> list[str]:
    chart, values = lesson.experiment.chart, lesson.values
    if chart is None:
        return []
    if hasattr(chart, "lines"):
        return [
            f"the line {name} of the chart is not finite"
            for name, (x, y) in chart.lines(values).items()
            if np.shape(x) != np.shape(y) or not np.isfinite([x, y]).all()
        ]
    x, y, z = chart.field(values)
    found = [] if np.shape(z) == (len(y), len(x)) else ["the map has another shape than its axes"]
    if np.isinf(z).any() or (np.isnan(z).any() and not chart.nothing):
        found.append("the map is not finite")
    points = chart.points(values) if chart.points else {}
    return found + [f"{name} is not on the map" for name, p in points.items() if np.isnan(p).any()]


def _in_what_is_asked(lesson: Lesson) -> list[str]:
    """Close-ups of the first contacts and the last, tables, and the lines of Python."""
    found = []
    for name, run in lesson.runs.items():
        count = len(run.contacts)
        for index in sorted({0, 1, 2, count // 2, count - 1} & set(range(count))):
            answer, _ = answer_of(lesson, {"kind": "contact", "run": name, "index": index})
            try:
                json.dumps(answer, allow_nan=False)
            except ValueError:
                found.append(f"{name}: the close-up of contact {index} is not finite")
    for what in ("runs", "contacts"):
        _, (table,) = answer_of(lesson, {"kind": "take", "what": what})
        if any(
            cell in (b"nan", b"inf", b"-inf") for cell in table.replace(b"\r\n", b",").split(b",")
        ):
            found.append(f"the table of {what} is not finite")
    ast.parse(recipe(lesson.runs))
    return found
