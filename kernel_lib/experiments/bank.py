"""The bank of draws: the questions that *Another one* asks, made beforehand by runs and counted.

Acts have draws, and set-ups with a question of their own.

Each lesson keeps its bank in a file of its folder, so that server, worker, site and single file ask
alike, and what is counted is what is asked.
"""

import json
import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from kernel_lib.experiments.experiment import Experiment, Preset
from kernel_lib.experiments.teaching.acts import Act
from kernel_lib.experiments.teaching.cases import Case, Draw, drawn_values
from kernel_lib.experiments.teaching.guess import Values
from kernel_lib.experiments.teaching.texts import (
    MOST_WORDS,
    MOST_WORDS_OF_HEAD,
    faults_of_question,
)
from kernel_lib.experiments.teaching.verdict import Judgement
from kernel_lib.words import Text, open_slots

__all__ = ["SIZE", "Counts", "asking", "bank_of", "counted", "draw_act", "faults_of", "file_of"]
__all__ += ["walk", "written"]

#: Draws of an act; of a case at least; sets of values that differ, at least, of an act, and of a
#: set-up, which has fewer numbers.
SIZE, LEAST_OF_CASE, LEAST_DIFFERENT, LEAST_OF_A_SET_UP = 60, 5, 40, 10

#: Draws of an act of a lesson that keeps no file.
SMALL = 12

#: Shares that a right option may have.
LEAST_SHARE, MOST_SHARE = 0.10, 0.60

#: Margin, over the stated one, from which a question is easy.
EASY = 2.0

#: Draws that are thrown away at most for one that fits.
MOST_TRIES = 3000

#: Most of the draws that a player without physics gets right: one who presses what was right last
#: time, or never does; one who reads the words of a question, but not its numbers.
BLIND, WORDS = 0.60, 0.75

#: Draws that a blind player plays.
PLAYED = 200

#: The number of an act, or the name of a set-up.
Place = int | str

Bank = dict[Place, tuple[Draw, ...]]

#: Banks of lessons without a file, by the identity of the experiment, which is kept with its bank.
_made: dict[int, tuple[Experiment, Bank]] = {}


def asking(experiment: Experiment) -> dict[Place, Act | Preset]:
    """What draws: acts by their numbers, set-ups by their names."""
    acts: dict[Place, Act | Preset] = dict(enumerate(experiment.acts, start=1))
    return {
        place: one
        for place, one in (acts | {one.name: one for one in experiment.presets}).items()
        if one.cases
    }


def file_of(experiment: Experiment) -> Path | None:
    """Where a lesson keeps its bank: next to its runs; None for one of a notebook."""
    place = getattr(import_module(experiment.runs.__module__), "__file__", None)
    return Path(place).with_name("draws.json") if place else None


@cache
def _read(path: Path) -> Bank:
    kept = json.loads(path.read_text(encoding="utf-8"))
    return {
        int(place) if place.isdecimal() else place: tuple(
            Draw(row[0], dict(zip(one["names"], row[2:], strict=True)), bool(row[1]))
            for row in one["draws"]
        )
        for place, one in kept.items()
    }


def bank_of(experiment: Experiment) -> Bank:
    """The bank of a lesson; one without a file gets a small one when it is first asked for.

    Raises
    ------
    ValueError : as in `draw_act`, where there is no file
    """
    places = asking(experiment)
    if not places:
        return {}
    path = file_of(experiment)
    if path and path.exists():
        return _read(path)
    if id(experiment) not in _made:
        made = {place: draw_act(experiment, place, SMALL) for place in places}
        _made[id(experiment)] = experiment, made
    return _made[id(experiment)][1]


def written(bank: Mapping[Place, Sequence[Draw]]) -> str:
    """A bank as the text of its file: a line for each draw, its case, whether easy, its values."""
    acts = []
    for act, draws in bank.items():
        names = json.dumps(list(draws[0].values))
        rows = [json.dumps([one.case, int(one.easy), *one.values.values()]) for one in draws]
        lines = ",\n".join(f"   {row}" for row in rows)
        name = json.dumps(str(act), ensure_ascii=False)
        acts.append(f' {name}: {{\n  "names": {names},\n  "draws": [\n{lines}\n  ]\n }}')
    return "{\n" + ",\n".join(acts) + "\n}\n"


def _judged(
    experiment: Experiment, act: Act | Preset, case: Case, values: Values
) -> tuple[float, Judgement | None, dict[str, Any]]:
    """How clear the answer of a draw is, over the stated margin; 0 where another one is right, or
    where it is too close to call. What is said of it, and what is asked; nothing in the last case.
    """
    guess = next(one for one in experiment.all_questions() if one.name == case.question)
    whole = experiment.check({**act.values, **values})
    runs = experiment.runs(whole)
    margin = guess.margin(whole, runs) if guess.margin else 1.0
    if margin < 1:
        return 0.0, None, {}
    found = guess.judged(whole, runs)
    now = guess.at_present(whole, runs) | {"counter": guess.counter}
    other = isinstance(found.truth, str) and found.truth != case.right
    return 0.0 if other else margin, found, now


def draw_act(experiment: Experiment, place: Place, size: int = SIZE) -> tuple[Draw, ...]:
    """So many clear draws of an act or a set-up, each case as often as its weight says; the same
    each time.

    The first one has the values with which the act begins.

    Raises
    ------
    ValueError : for an act whose own values belong to none of its cases, and for a case of which
        MOST_TRIES draws hold too few that are clear
    """
    act = asking(experiment)[place]
    chance = Random(f"{experiment.name} {place}")
    opener = _opener(experiment, act)
    found: list[Draw] = []
    for case, count in zip(act.cases, _counts(act.cases, size), strict=True):
        first = [opener] if case.name == opener.case else []
        found += _draws_of(experiment, act, case, count, chance, first)[len(first) :]
    chance.shuffle(found)
    return (opener, *found)


def _names(act: Act | Preset) -> list[str]:
    """What the draws of an act set."""
    return sorted({name for case in act.cases for name in case.names()})


def _title(act: Act | Preset) -> str:
    return act.name if isinstance(act, Preset) else str(act.title)


def _opener(experiment: Experiment, act: Act | Preset) -> Draw:
    """The question with which an act begins, as a draw of its case."""
    base = experiment.check(act.values)
    values = {name: base[name] for name in _names(act)}
    for case in act.cases:
        margin = _judged(experiment, act, case, values)[0]
        if margin:
            return Draw(case.name, values, margin >= EASY)
    raise ValueError(
        f"{experiment.name}: the values with which {_title(act)!r} begins belong to none of its "
        "cases"
    )


def _counts(cases: Sequence[Case], size: int) -> list[int]:
    """How many draws each case has: by weight, the largest remainders first."""
    whole = sum(case.weight for case in cases)
    shares = [size * case.weight / whole for case in cases]
    counts = [int(share) for share in shares]
    by_remainder = sorted(range(len(cases)), key=lambda k: counts[k] - shares[k])
    for k in by_remainder[: size - sum(counts)]:
        counts[k] += 1
    return counts


def _draws_of(
    experiment: Experiment,
    act: Act | Preset,
    case: Case,
    count: int,
    chance: Random,
    first: Sequence[Draw],
) -> list[Draw]:
    """Clear draws of a case after the first ones: all different as far as it has so many."""
    parameters = {one.name: one for one in experiment.parameters}
    names, base, found = _names(act), experiment.check(act.values), list(first)
    again: list[Draw] = []
    for _ in range(MOST_TRIES):
        if len(found) == count:
            break
        drawn = drawn_values(case, parameters, chance, len(found) < count // 2)
        if drawn is None:
            continue
        values = {name: drawn.get(name, base[name]) for name in names}
        if any(one.values == values for one in found):
            again += [one for one in found if one.values == values]
            if len(again) > 5 * count:
                found += again[: count - len(found)]
            continue
        margin = _judged(experiment, act, case, values)[0]
        if margin:
            found.append(Draw(case.name, values, margin >= EASY))
    if len(found) < count:
        raise ValueError(
            f"{experiment.name}: the case {case.name!r} of {_title(act)!r} has {len(found)} clear "
            f"draws among {MOST_TRIES}, and needs {count}"
        )
    return found


@dataclass(frozen=True)
class Counts:
    """What the bank of an act holds.

    begins : whether the first draw has the values with which the act begins
    shares : of the right options, or of the right ideas of a number
    cases : draws of each case
    different, wanted : sets of values that differ, and how many shall at least
    least : the smallest margin, over the stated one
    easy : share of the easy ones
    last, never : shares of right answers of the two blind players
    words : share of right answers of the player who reads words alone
    words_tell : whether the words may tell the answer, by the act
    texts : what is wrong with its questions and the texts of its verdicts, each fault once
    """

    begins: bool
    shares: Mapping[str, float]
    cases: Mapping[str, int]
    different: int
    wanted: int
    least: float
    easy: float
    last: float
    never: float
    words: float
    words_tell: bool
    texts: tuple[str, ...]


def counted(experiment: Experiment, place: Place) -> Counts:
    """Count the bank of an act or a set-up, by running once what its draws set.

    Raises
    ------
    KeyError : for an act without a bank, or a draw of a case that is none
    ValueError : for an answer and a case without a text
    """
    act, draws = asking(experiment)[place], bank_of(experiment)[place]
    cases = {case.name: case for case in act.cases}
    rights = [cases[one.case].right for one in draws]
    margins, questions, answers = [], [], {}
    faults: set[str] = set()
    judged = cache(lambda case, values: _judged(experiment, act, cases[case], dict(values)))
    for one in draws:
        # A set-up has few numbers, so the same ones are drawn again.
        margin, found, now = judged(one.case, tuple(one.values.items()))
        margins.append(margin)
        questions.append(_words(now.get("question", "")))
        answers[id(one)] = _answer(found, now)
        faults.update(_text_faults(found))
        faults.update(faults_of_question(now.get("question", "")))
    return Counts(
        draws[0] == _opener(experiment, act),
        {name: count / len(draws) for name, count in Counter(rights).items()},
        Counter(one.case for one in draws),
        len({tuple(one.values.items()) for one in draws}),
        LEAST_OF_A_SET_UP if isinstance(act, Preset) else LEAST_DIFFERENT,
        min(margins),
        sum(one.easy for one in draws) / len(draws),
        *_played(draws, cases, answers),
        _by_words(questions, list(answers.values())),
        isinstance(act, Preset) or bool(act.words_tell),
        tuple(sorted(faults)),
    )


def _answer(found: Judgement | None, now: Mapping[str, Any]) -> str:
    """What a player has to give: the right option, or which tenth of the scale holds the number."""
    truth = found.truth if found else ""
    if not isinstance(truth, float):
        return str(truth)
    if now["counter"]:
        return f"{10 * math.log1p(truth) / math.log1p(now['maximum']):.0f}"
    return f"{10 * (truth - now['minimum']) / (now['maximum'] - now['minimum']):.0f}"


def _words(question: Text) -> str:
    """What is given, without its numbers."""
    return re.sub(r"[\d.,−]+", "#", str(question))


def _by_words(texts: Sequence[str], rights: Sequence[str]) -> float:
    """Share of right answers of a player who presses what is right most often for these words."""
    best: dict[str, Counter[str]] = {}
    for text, right in zip(texts, rights, strict=True):
        best.setdefault(text, Counter())[right] += 1
    return sum(one.most_common(1)[0][1] for one in best.values()) / len(texts)


def _played(
    draws: Sequence[Draw], cases: Mapping[str, Case], answers: Mapping[int, str]
) -> tuple[float, float]:
    """Shares of right answers of one who presses what was right last, and of one who never does
    and presses any of the others."""
    chance = Random(1)
    order = walk(draws, cases, chance)
    rights = [answers[id(next(order))] for _ in range(PLAYED + 1)]
    options = sorted(set(rights))
    pairs = list(pairwise(rights))
    last = sum(now == before for before, now in pairs) / PLAYED
    never = sum(
        now == chance.choice([one for one in options if one != before] or [""])
        for before, now in pairs
    )
    return last, never / PLAYED


def walk(draws: Sequence[Draw], cases: Mapping[str, Case], chance: Random) -> Iterator[Draw]:
    """Draws in an order by chance, as *Another one* takes them after the first; it never ends.

    The next one has another case than the last one, and its right option is not the same three
    times in a row.
    """
    rest: list[Draw] = []
    case = draws[0].case
    rights = [cases[case].right]
    yield draws[0]

    def fits(one: Draw) -> bool:
        return one.case != case and rights[-2:] != [cases[one.case].right] * 2

    while True:
        now = next(filter(fits, rest), None)
        if now is None:
            rest = chance.sample(list(draws), len(draws))
            now = next(filter(fits, rest), rest[0])
        rest.remove(now)
        case = now.case
        rights.append(cases[case].right)
        yield now


def faults_of(counts: Counts) -> Iterator[str]:
    """What is wrong with the bank of an act, in words."""
    if not counts.begins:
        yield "the first draw is not the question with which the act begins"
    for name, share in counts.shares.items():  # a number that is asked for has no name
        if name and not LEAST_SHARE <= share <= MOST_SHARE:
            yield f"{name!r} is right in {100 * share:.0f} % of the draws"
    for name, count in counts.cases.items():
        if count < LEAST_OF_CASE:
            yield f"the case {name!r} has {count} draws, and needs {LEAST_OF_CASE}"
    if counts.different < counts.wanted:
        yield f"{counts.different} sets of values differ, and {counts.wanted} are needed"
    if counts.least < 1:
        yield "a draw has another answer than its case, or none that is clear"
    for name, most in (("last", BLIND), ("never", BLIND), ("words", WORDS)):
        won: float = getattr(counts, name)
        # Of two answers the other one is right as often as another case is asked.
        fair = counts.words_tell if name == "words" else name == "never" and len(counts.shares) == 2
        if won > most and not fair:
            yield f"the player {name!r} is right in {100 * won:.0f} % of the draws"
    yield from counts.texts


def _text_faults(found: Judgement | None) -> Iterator[str]:
    """What is wrong with the texts of the verdicts on a draw."""
    for verdict in found.verdicts if found else ():
        if len(str(verdict.text).split()) > MOST_WORDS:
            yield f"more than {MOST_WORDS} words: {verdict.text}"
        if len(str(verdict.head).split()) > MOST_WORDS_OF_HEAD:
            yield f"more than {MOST_WORDS_OF_HEAD} words: {verdict.head}"
        if {*open_slots(verdict.text), *open_slots(verdict.head)} - {"guess"}:
            yield f"an open slot: {verdict.head}. {verdict.text}"
