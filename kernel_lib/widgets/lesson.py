"""The user interface of an experiment: stage, curves, panel, guess and chart in one widget."""

from collections.abc import Mapping
from typing import Any

import anywidget
import traitlets

from kernel_lib.experiments.experiment import Experiment, runs_of
from kernel_lib.experiments.parameters import ParameterError, Value
from kernel_lib.page import page_script, page_style
from kernel_lib.protocol.address import names_in, values_in, view_in
from kernel_lib.protocol.contact import closeup_of
from kernel_lib.protocol.description import measured, sheet_of
from kernel_lib.protocol.endings import endings
from kernel_lib.protocol.guess import guess_in, shortened
from kernel_lib.protocol.picture import MOST_CONTACTS, picture_of
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.widgets.downloads import KINDS, taken
from kernel_lib.widgets.numbering import number_in_notebook

__all__ = ["Lesson"]

#: Most values in one message; a panel sends fewer.
MOST_VALUES = 100

Message = dict[str, Any]
Answer = tuple[Message, list[bytes]]


class Lesson(anywidget.AnyWidget):
    """An experiment under the reader's hands.

    Parameters
    ----------
    experiment : Experiment
    values : values to start with, such as k_b=0.5; the others take their defaults

    Attributes
    ----------
    values : the present values, {name: value}
    runs : the present runs, {name: Trajectory}

    Raises
    ------
    ValueError : for a value that its parameter does not take, or for runs and observables
        that cannot be shown
    """

    _esm = page_script()
    _css = page_style()
    sheet = traitlets.Dict().tag(sync=True)

    def __init__(self, experiment: Experiment, **values: Any) -> None:
        if not isinstance(experiment, Experiment):
            raise ValueError(f"a lesson shows an Experiment, got {shortened(repr(experiment))}")
        super().__init__(sheet=sheet_of(experiment) | {"number": number_in_notebook()})
        self.experiment = experiment
        self._measured = measured(experiment)
        self._painter: Any = None
        self._last = 0
        self._fixed: dict[str, list[str]] = {"locked": [], "hidden": []}
        self._take(experiment.check(values))
        self.on_msg(self._hear)

    @property
    def values(self) -> dict[str, Value]:
        """The present values, {name: value}."""
        return dict(self._values)

    @property
    def runs(self) -> dict[str, Trajectory]:
        """The present runs, {name: Trajectory}."""
        return dict(self._runs)

    def set(self, **values: Any) -> None:
        """Change values, those that a link fixed for the page too; what is shown follows.

        Raises
        ------
        ValueError : naming the parameter, the value and what is allowed; nothing changes
        """
        self._take(self.experiment.check(self._values | values))
        self.send(*self._picture({}, []))

    def warm_up(self) -> None:
        """Draw the chart once, so that forked kernels share the modules that drawing loads."""
        if self.experiment.chart:
            self._chart({})

    def _take(self, values: dict[str, Value]) -> None:
        runs = runs_of(self.experiment, values)
        law = self.experiment.law_now
        self._law = list(law(values, runs)) if law else []
        self._values, self._runs = values, runs
        self._header, self._block = picture_of(runs, self._measured)
        self._ends = endings(runs, MOST_CONTACTS)

    def _picture(self, errors: Mapping[str, str], notes: list[str]) -> Answer:
        message: Message = {"kind": "picture", "values": self._values, "errors": dict(errors)}
        message |= {"notes": notes + self._ends, "law": self._law, **self._fixed, **self._header}
        if self.experiment.guess and self.experiment.guess.row:
            masses, before = self.experiment.guess.row(self._values)
            message["row"] = {"masses": list(masses), "before": list(before)}
        return message, [self._block]

    # ---- what the page says -------------------------------------------------------------

    def _hear(self, _: Any, content: Any, buffers: Any) -> None:
        """Answer any message; nothing that a page says may stop the kernel."""
        told = content.get("sequence") if isinstance(content, dict) else None
        sequence = told if isinstance(told, int) and abs(told) < 2**53 else 0
        try:
            message, data = self._answer(_as_text(content))
        except Exception as error:
            message, data = {"kind": "error", "problem": shortened(str(error))}, []
        if message["kind"] != "pong":
            self._last = sequence
        self.send(message | {"sequence": sequence, "last": self._last}, data)

    def _answer(self, content: Any) -> Answer:
        kind = content.get("kind") if isinstance(content, dict) else None
        if kind == "ping":
            return {"kind": "pong"}, []
        if kind == "start":
            return self._start(content)
        if kind == "set":
            return self._picture(*self._change(content.get("values")))
        if kind == "guess":
            return self._verdict(content.get("guess"))
        if kind == "chart":
            return self._chart(content)
        if kind == "contact":
            return {"kind": "contact"} | closeup_of(self._runs, content), []
        if kind == "take":
            return self._hand_out(content.get("what"))
        raise ValueError("the page sent a message that this lesson does not know")

    def _start(self, content: Message) -> Answer:
        query, prefix = content.get("query"), content.get("prefix", "")
        if not isinstance(query, str) or not isinstance(prefix, str):
            raise ValueError("the query of a link must be text")
        values, problems = values_in(query, list(self._values), prefix)
        self._fixed["locked"] = []
        errors, notes = self._change(values)
        for key, kind in (("lock", "locked"), ("hide", "hidden")):
            self._fixed[kind], unknown = names_in(query, key, list(self._values), prefix)
            problems += unknown
        problems += view_in(query, prefix)
        shown = [
            f"The link says {shortened(name, 40)}={shortened(values[name], 40)}: {text}."
            for name, text in errors.items()
        ]
        return self._picture({}, problems + shown + notes)

    def _change(self, proposed: Any) -> tuple[dict[str, str], list[str]]:
        """Take the values that are allowed; say per name what is wrong with the others."""
        if not isinstance(proposed, dict) or len(proposed) > MOST_VALUES:
            return {}, [f"values must be at most {MOST_VALUES} by name"]
        values, errors = dict(self._values), {}
        for name, value in proposed.items():
            try:
                checked = self.experiment.check(values | {str(name): value})
                if name in self._fixed["locked"] and checked != values:
                    errors[name] = "this value is fixed by the link"
                else:
                    values = checked
            except ParameterError as error:
                errors[str(name)] = shortened(str(error))
        if values == self._values:
            return errors, []
        try:
            self._take(values)
        except ValueError as error:
            return errors, [shortened(f"These values cannot run: {error}. Nothing was changed.")]
        return errors, []

    def _verdict(self, guess: Any) -> Answer:
        """Compare the reader's guess with what the runs say."""
        question = self.experiment.guess
        if question is None:
            raise ValueError("this lesson asks for no guess")
        try:
            checked = guess_in(guess, question)
        except ValueError as error:
            return {"kind": "guess", "problem": str(error)}, []
        answer = question.answer(self._values, self._runs)
        text = question.explain(checked, answer)
        return {
            "kind": "guess",
            "guess": checked,
            "answer": answer,
            "text": text,
            "values": self._values,
        }, []

    def _chart(self, content: Message) -> Answer:
        painter = self._chart_painter()
        if painter is None:
            raise ValueError("this lesson has no chart")
        try:
            picture = painter.draw(self._values, content)
        except ValueError as error:
            return {"kind": "chart", "problem": shortened(f"No chart: {error}")}, []
        return {"kind": "chart", "alt": painter.alt}, [picture]

    def _chart_painter(self) -> Any:
        """What draws the chart, made when first asked for, or None."""
        if self._painter is None and self.experiment.chart is not None:
            # Imported here: matplotlib costs memory that a lesson without a chart saves.
            from kernel_lib.widgets.charts.heat_map import painter_of

            self._painter = painter_of(self.experiment.chart)
        return self._painter

    def _hand_out(self, what: Any) -> Answer:
        """A file for the reader, or the lines of Python that make the runs."""
        if not isinstance(what, str) or what not in KINDS:
            raise ValueError("the page asked for a file that this lesson does not have")
        painter = self._chart_painter() if what in ("png", "svg") else None
        try:
            content = taken(what, self._runs, self._measured, self._values, painter)
        except ValueError as error:
            return {"kind": "take", "what": what, "problem": shortened(str(error))}, []
        ending, kind = KINDS[what]
        name = f"{self.experiment.name}_{ending}"
        return {"kind": "take", "what": what, "name": name, "type": kind}, [content]


def _as_text(content: Any) -> Any:
    """What a page says; half a sign (a lone surrogate), which no answer can carry, as "?"."""
    if isinstance(content, str):
        return content.encode("utf-8", "replace").decode()
    if isinstance(content, dict):
        return {_as_text(key): _as_text(value) for key, value in content.items()}
    return [_as_text(value) for value in content] if isinstance(content, list) else content
