"""The user interface of an experiment: stage, curves, panel, guess and chart in one widget."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

import anywidget
import traitlets

from kernel_lib.experiments.experiment import Experiment
from kernel_lib.experiments.parameters import Value
from kernel_lib.numerics.compile_notice import keep_silent
from kernel_lib.page.bundle import bundled
from kernel_lib.protocol.answer import Answer, answer, shareable
from kernel_lib.protocol.bounds import as_text, problem_of, shortened
from kernel_lib.protocol.description import sheet_of
from kernel_lib.protocol.pictures.still import first_act_still
from kernel_lib.protocol.playable import Playable
from kernel_lib.protocol.question import Question, return_address
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.widgets.language import checked, script_in, spoken
from kernel_lib.widgets.numbering import number_in_notebook
from kernel_lib.widgets.page_file import page_file
from kernel_lib.words import in_words, say_in

__all__ = ["Lesson", "PresentValues"]

#: Width and height of the still in a saved notebook, pixels.
STILL = (640.0, 320.0)


class PresentValues(dict[str, Value]):
    """The present values of a lesson, to read: `lesson.set` changes them."""

    def _refuse(self, *_: Any, **__: Any) -> NoReturn:
        raise TypeError("these are the present values; lesson.set(name=value) changes them")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse


class Lesson(anywidget.AnyWidget):
    """An experiment under the reader's hands: a page, and a kernel that answers it.

    Parameters
    ----------
    experiment : Experiment
    lang : language, such as "de"; "" for that of the page, which JupyterLab's settings choose
    values : values to start with, such as k_b=0.5; the others take their defaults

    Attributes
    ----------
    values : the present values, {name: value}; can be observed, linked, and set as a whole
    lang : the language, which can be set, too; the page then begins anew
    runs : the present runs, {name: Trajectory}

    Raises
    ------
    ValueError : for a value that its parameter does not take, for runs and observables that
        cannot be shown, or for an unknown language
    """

    _esm = traitlets.Unicode().tag(sync=True)
    _css = bundled("widget.css")
    sheet = traitlets.Dict().tag(sync=True)
    still = traitlets.Unicode().tag(sync=True)
    lang = traitlets.Unicode().tag(sync=True)
    values = traitlets.Dict()

    def __init__(self, experiment: Experiment, *, lang: str = "", **values: Any) -> None:
        if not isinstance(experiment, Experiment):
            raise ValueError(f"a lesson shows an Experiment, got {shortened(repr(experiment))}")
        keep_silent()  # A line on stderr would stand in the page.
        self.experiment = experiment
        self._playable = Playable(experiment, values)
        self._last = 0
        # What cannot be shown is said here and now.
        message, blocks = self._picture_of(self._playable.values)
        language = spoken(checked(lang), experiment.name)
        script = script_in(language, experiment.name)
        label = say_in(language, "stage-balls-start")
        still = first_act_still(experiment, message, blocks[0], label=label)
        begins = PresentValues(self._playable.values)
        self._accepted: Mapping[str, Value] | None = begins  # values that a page has got
        self._unsent: Answer | None = None  # picture of values that Python has changed
        sheet = sheet_of(experiment) | {"number": number_in_notebook()}
        super().__init__(sheet=sheet, still=still, lang=lang, values=begins, _esm=script)
        self._accepted = None
        self.observe(self._push, "values")
        self.observe(self._speak, "lang")
        self.on_msg(self._hear)

    @property
    def runs(self) -> dict[str, Trajectory]:
        """The present runs, {name: Trajectory}."""
        return self._playable.runs(self.values)

    def set(self, **values: Any) -> None:
        """Change values, those that a link fixed for the page too; what is shown follows.

        Raises
        ------
        ValueError : naming the parameter, the value and what is allowed; nothing changes
        """
        self.values = values
        self._push()  # equal values are no change, and yet asked for

    def save(self, file: str | Path) -> None:
        """Write runs that `kl.show` shows as one page, which plays from a disk without Python.

        Parameters
        ----------
        file : of the page, such as "run.html"; one that is there is replaced

        Raises
        ------
        ValueError : for a lesson with controls, which Python answers
        """
        if self.experiment.parameters:
            raise ValueError(
                "a page of its own holds one picture, and this lesson has controls; "
                "`carom build --one-file` writes a lesson of a notebook"
            )
        picture = answer(self._playable, {"kind": "start", "query": ""})
        page = page_file(self._esm, self._language, self.sheet, self.still, picture)
        Path(file).write_text(page, encoding="utf-8")

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The view of a page, and a still of the present values for where no kernel runs."""
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is not None:
            # By its version anywidget returns data alone, or with metadata.
            data = bundle[0] if isinstance(bundle, tuple) else bundle
            # All that JupyterLab shows of a notebook that it does not trust yet.
            title = in_words(self.sheet["title"], self._language)
            data["text/plain"] = say_in(self._language, "notebook-run-cell", title=title)
            if still := self._still():
                data["image/svg+xml"] = still
        return bundle

    def _still(self) -> str:
        """The present picture before anything moves, as SVG; empty for runs in space."""
        message, blocks = self._picture_of(self.values)
        label = say_in(self._language, "stage-balls-start")
        return first_act_still(self.experiment, message, blocks[0], STILL, label)

    # ---- the language ---------------------------------------------------------------------

    @property
    def _language(self) -> str:
        return spoken(self.lang, self.experiment.name)

    def _speak(self, _: Any) -> None:
        """Send the script with the words of another language: each view then begins anew."""
        self._esm = script_in(self._language, self.experiment.name)

    # ---- values that change ---------------------------------------------------------------

    @traitlets.validate("values")
    def _take(self, proposal: Any) -> PresentValues:
        """Values from Python count over the present ones, once they have been seen to run."""
        given = proposal["value"]
        self._unsent = None
        if self._accepted is not None and given is self._accepted:
            return PresentValues(self._accepted)
        present = self.values or dict(self._playable.values)
        taken = PresentValues(self.experiment.check({**present, **given}))
        self._unsent = self._picture_of(taken)
        changed = {name: value for name, value in taken.items() if value != present[name]}
        self._playable = replace(self._playable, values={**self._playable.values, **changed})
        return taken

    def _picture_of(self, values: Mapping[str, Value]) -> Answer:
        (picture,) = shareable(self._playable, Question("picture", dict(values), dict(values)))
        return picture

    def _push(self, _: Any = None) -> None:
        """All views follow what Python has changed; a page has what it requested."""
        if self._unsent is None:
            return
        message, buffers = self._unsent
        self._unsent = None
        self.send(message | {"errors": {}, "own": dict(self._playable.values)}, buffers)

    # ---- what the page sends ------------------------------------------------------------

    def _hear(self, _: Any, content: Any, buffers: Any) -> None:
        """Answer any message; no message of a page may stop the kernel."""
        try:
            message, data = self._reply(content)
        except Exception as error:
            message, data = {"kind": "error", "problem": problem_of(error)}, []
        message |= return_address(content)
        if message["kind"] != "pong":
            self._last = message["sequence"]
        self.send(message | {"last": self._last}, data)
        if message["kind"] == "picture":
            self._adopt(message["values"])

    def _reply(self, content: Any) -> Answer:
        question = as_text(content) if isinstance(content, dict) else {}
        kind = question.get("kind")
        if kind == "ping":
            return {"kind": "pong"}, []
        return answer(self._playable, question | {"values": dict(self.values)})

    def _adopt(self, values: dict[str, Value]) -> None:
        """The page has been answered: these are the present values, and observers get them."""
        self._accepted = values
        try:
            self.values = values
        finally:
            self._accepted = None
