"""Lessons answered by workers: the bytes that the lesson itself would give, kept for the next."""

import asyncio
import json

from kernel_lib.experiments import lessons
from kernel_lib.protocol.answer import answer
from kernel_lib.protocol.playable import Playable
from kernel_lib.protocol.wire import opened, unpacked
from kernel_lib.serving.workers.pool import Pool
from kernel_lib.serving.workers.service import Client, ServedLesson, Service
from kernel_lib.serving.workers.start import Processes
from tests.serving.running import apart

CLIENT = Client("192.0.2.1", "a page")


CELLS = """
from kernel_lib.experiments.plane_bounce.runs import experiment
from kernel_lib.widgets.lesson import Lesson
from dataclasses import replace
own = Lesson(replace(experiment, title="Mine"), k_b=0.5)
ours = Lesson(experiment)
own
"""


def message_of(body):
    """What a page makes of a body, and its buffers."""
    own, block = opened(body)
    if not block:
        return own, []
    shared, buffers = unpacked(block)
    return shared | own, buffers


def plain(message):
    """A message after its way through JSON, without what names the page."""
    plain = json.loads(json.dumps(message))
    return {key: value for key, value in plain.items() if key not in ("sequence", "page")}


def played(play):
    async def whole():
        processes = Processes()
        pool = Pool(processes.worker, 2)
        try:
            await asyncio.wait_for(play(Service(), pool, processes), 120)
        finally:
            pool.close()
            processes.close()

    apart(whole())


def served(name, pool, **more):
    playable = Playable(lessons()[name], version="v")
    return ServedLesson(f"{name}.ipynb", 1, "v", name, playable, pool, **more)


QUESTIONS = [
    {"kind": "start", "query": "?k_b=0.5&speed=12&lock=k_b&nonsense=1"},
    {"kind": "start"},
    {"kind": "contact", "run": "nobody", "index": 0},
    {"kind": "set", "change": {"k_b": 7, "unheard": 3}},
    {"kind": "take", "what": "contacts"},
    {"kind": "take", "what": 5},
    {"kind": "nonsense"},
    {"kind": "start", "version": "older"},
    {"kind": "set", "change": {"\ud800": "\ud800"}},
]


def test_every_lesson_answers_through_a_worker_as_it_does_here():
    async def play(service, pool, processes):
        for name in lessons():
            lesson = served(name, pool)
            for question in QUESTIONS:
                asked = {"sequence": 1, "version": "v", **question}
                found, buffers = message_of(await service.body(lesson, asked, CLIENT))
                expected, numbers = answer(lesson.playable, asked)
                assert plain(found) == plain(expected), (name, question)
                assert buffers == [bytes(one) for one in numbers], (name, question)

    played(play)


def test_what_one_has_asked_the_next_one_is_told_with_notes_of_their_own():
    async def play(service, pool, processes):
        lesson = served("plane_bounce", pool)
        begins = dict(lesson.playable.values)
        first = {"kind": "set", "values": begins, "change": {"k_b": 0.5}}
        second = {"kind": "set", "values": begins, "change": {"k_b": 0.5, "mass": -1}}
        one = await service.body(lesson, first, CLIENT)
        two = await service.body(lesson, second, CLIENT)
        assert (service.answers.misses, service.answers.hits) == (1, 1)
        one, two = opened(one), opened(two)
        assert one[1] == two[1] and one[0]["errors"] == {} and "mass" in two[0]["errors"]
        apart_from_all = served("plane_bounce", pool, shared=False)
        await service.body(apart_from_all, first, CLIENT)
        assert (service.answers.misses, service.answers.hits) == (1, 1)

    played(play)


def test_two_workers_give_equal_bytes():
    async def play(service, pool, processes):
        lesson = served("newtons_cradle", pool, shared=False)
        one, two = await pool.ask_two(service.first_question(lesson))
        assert one == two and len(pool.pids) == 2

    played(play)


def test_an_experiment_made_in_a_cell_is_answered_by_what_has_run_its_notebook():
    async def play(service, pool, processes):
        rehearsal = await processes.rehearse([CELLS], cwd=".", name="carom:mine")
        assert [one["experiment"] for one in rehearsal.found["lessons"]] == [None, "plane_bounce"]
        assert rehearsal.found["lessons"][0]["values"]["k_b"] == 0.5
        own = Pool(rehearsal.worker, 2, 60)
        lesson = ServedLesson("mine.ipynb", 1, "v", None, None, own)
        found, buffers = message_of(await service.body(lesson, {"kind": "start"}, CLIENT))
        assert found["values"]["k_b"] == 0.5 and found["kind"] == "picture"
        expected = answer(Playable(lessons()["plane_bounce"], {"k_b": 0.5}), {"kind": "start"})
        assert buffers == [bytes(one) for one in expected[1]]
        await service.body(lesson, {"kind": "start", "sequence": 5, "page": "another"}, CLIENT)
        assert service.answers.hits == 1
        own.close()

    played(play)


KERNELS = {
    "a slider": ("ipywidgets.IntSlider()", "a widget of the kind IntSlider"),
    "an output": ("ipywidgets.Output()", "a widget of the kind Output"),
    "a box": ("ipywidgets.VBox([own, ours])", "a widget of the kind VBox"),
    "a link in the page": (
        "ipywidgets.jslink((own.layout, 'width'), (ours.layout, 'width'))",
        "a widget of the kind Link",
    ),
    "a lesson of another class": (
        "class Mine(Lesson):\n    pass\nMine(experiment)",
        "a widget of the kind Mine",
    ),
    "an observer": ("ours.observe(print, 'sheet')", "its Python code observes or links a lesson"),
    "one of all": ("ours.observe(print)", "its Python code observes or links a lesson"),
    "a link": (
        "import traitlets\ntraitlets.link((own, 'values'), (ours, 'values'))",
        "its Python code observes or links a lesson",
    ),
    "a link one way": (
        "ipywidgets.dlink((own, 'values'), (ours, 'values'))",
        "its Python code observes or links a lesson",
    ),
    "a listener": ("ours.on_msg(print)", "its Python code listens to the messages of a lesson"),
    "a timer": (
        "from tornado.ioloop import IOLoop\n"
        "IOLoop.current().call_later(1, ours.set, **{'k_b': 0.1})",
        "a cell has left something to be done later",
    ),
    "a task": (
        "import asyncio\nasync def later():\n    ours.set(k_b=0.1)\n"
        "task = asyncio.get_event_loop().create_task(later())",
        "a cell has left something to be done later",
    ),
    "a clock of the system": (
        "import signal\n_ = signal.setitimer(signal.ITIMER_REAL, 1000)",
        "a cell has left something to be done later",
    ),
}
LESSONS_ALONE = {
    "nothing else": "",
    "layouts": "own.layout = ipywidgets.Layout(width='50%')\nours.layout.height = '300px'",
    "values set": "ours.set(k_b=0.25)\nassert ours.values['k_b'] == 0.25",
    "a widget that has gone": "ipywidgets.IntSlider().close()",
    "who no longer listens": "ours.observe(print, 'values')\nours.unobserve(print, 'values')",
    "runs and a figure": "ours.runs\nfrom IPython.display import HTML\nHTML('<b>text</b>')",
}


def test_a_notebook_needs_a_kernel_where_its_code_hears_its_page_and_only_there():
    async def play(service, pool, processes):
        async def found_of(cell):
            cells = [CELLS, f"import ipywidgets\n{cell}"]
            rehearsal = await processes.rehearse(cells, cwd=".", name="carom:mine")
            rehearsal.end()
            return rehearsal.found

        for name, (cell, reason) in KERNELS.items():
            found = await found_of(cell)
            assert found["lessons"] is None and found["reason"].endswith(reason), (name, found)
        for name, cell in LESSONS_ALONE.items():
            found = await found_of(cell)
            assert len(found["lessons"]) == 2, (name, found["reason"])

    played(play)
