"""The workers of a server: one pool for our lessons, and a small one for each other notebook."""

import contextlib
import logging
from collections.abc import Mapping
from typing import Any

from kernel_lib.experiments import lessons
from kernel_lib.protocol.playable import Playable
from kernel_lib.protocol.version import version_of
from kernel_lib.serving.workers.lesson_cache import found_before, keep_for_restart
from kernel_lib.serving.workers.pool import Pool
from kernel_lib.serving.workers.service import ServedLesson, Service
from kernel_lib.serving.workers.start import Processes, Rehearsal

__all__ = ["Workers"]

log = logging.getLogger(__name__)

#: Workers for the experiments made in the cells of one notebook, and s until they end unneeded.
OF_A_NOTEBOOK, IDLE = 2, 60.0


class Workers:
    """The workers for the lessons of all notebooks.

    Parameters
    ----------
    processes : starts workers for the lessons that every process finds by name
    most : of them at one time
    """

    def __init__(self, processes: Processes, most: int) -> None:
        self.service = Service()
        self._pool = Pool(processes.worker, most)
        self._own: dict[str, Pool] = {}

    def found_before(self, notebook: str, content: bytes) -> dict[int, ServedLesson]:
        """The lessons of ours that an earlier server found in a notebook, by number; {} if none."""
        version = version_of(content)
        with contextlib.suppress(KeyError, TypeError, ValueError):  # it is not what we kept
            found = found_before(version)
            return {one["number"]: self._ours(notebook, version, one) for one in found}
        return {}

    def _ours(self, notebook: str, version: str, found: Mapping[str, Any]) -> ServedLesson:
        """A lesson with an experiment of the library."""
        name, number = found["experiment"], found["number"]
        playable = Playable(lessons()[name], found["values"], version)
        return ServedLesson(notebook, number, version, name, playable, self._pool)

    async def lessons(
        self, notebook: str, content: bytes, rehearsal: Rehearsal
    ) -> dict[int, ServedLesson]:
        """The lessons of a notebook that has been rehearsed, by number; earlier ones are forgotten.

        Two workers answer the first question of each: a lesson with equal bytes is shared.
        """
        if old := self._own.pop(notebook, None):
            old.close()
        version, served = version_of(content), {}
        for found in rehearsal.found["lessons"]:
            number = found["number"]
            if found["experiment"] is None:
                pool = self._own_pool(notebook, rehearsal)
                lesson = ServedLesson(notebook, number, version, None, None, pool)
            else:
                lesson = self._ours(notebook, version, found)
            served[number] = await self._tried(lesson)
        if all(one.name and one.shared for one in served.values()):
            keep_for_restart(version, rehearsal.found["lessons"])
        return served

    def _own_pool(self, notebook: str, rehearsal: Rehearsal) -> Pool:
        if notebook not in self._own:
            self._own[notebook] = Pool(rehearsal.worker, OF_A_NOTEBOOK, IDLE)
        return self._own[notebook]

    async def _tried(self, lesson: ServedLesson) -> ServedLesson:
        """The lesson, shared if two workers give it in equal bytes."""
        one, two = await lesson.pool.ask_two(self.service.first_question(lesson))
        if one == two:
            return lesson
        log.warning(
            "%s, lesson %d: two workers gave unlike bytes for one question, so each page is "
            "answered by itself; does it draw at random?",
            lesson.notebook,
            lesson.number,
        )
        return lesson.alone()

    @property
    def waiting(self) -> int:
        """Questions that wait for a worker."""
        return sum(pool.waiting for pool in [self._pool, *self._own.values()])

    @property
    def delay(self) -> float:
        """Seconds for which the oldest of them has waited."""
        return max(pool.delay for pool in [self._pool, *self._own.values()])

    @property
    def stalled(self) -> float:
        """Seconds since the last answer, while questions wait."""
        return max(pool.stalled for pool in [self._pool, *self._own.values()])

    def pids(self) -> list[int]:
        """Numbers of all processes that answer."""
        return sorted(pid for pool in [self._pool, *self._own.values()] for pid in pool.pids)

    def renew(self) -> None:
        """Let new workers take the place of those for lessons of ours; no question is lost."""
        self._pool.renew()

    def close(self) -> None:
        """End all workers."""
        for pool in [self._pool, *self._own.values()]:
            pool.close()
