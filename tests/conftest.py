"""Settings that all tests share."""

import os
import re

import hypothesis

from tests.energy_watch import watch_energy

# Pictures are drawn off-screen, also on a machine that has one.
os.environ["MPLBACKEND"] = "agg"

# How long an example takes says something about the machine, not about the law. In the checks
# of a change the same examples are drawn every time; by hand new ones are.
hypothesis.settings.register_profile(
    "carom", deadline=None, derandomize=bool(os.environ.get("CI")), print_blob=True
)
hypothesis.settings.load_profile("carom")

watch_energy()

#: Tests that walk the bank of a lesson: one process does so, and keeps its runs.
WALKS = re.compile(r"/test_(?:bank|questions|read_from_the_run)\.py::.*\[([a-z_]+)[-\]]")


def pytest_xdist_make_scheduler(config, log):
    """With `--dist loadscope` a module runs in one process, and so do the walks of a lesson."""
    if config.getvalue("dist") != "loadscope":
        return None
    from xdist.scheduler import LoadScopeScheduling

    class ByModuleAndLesson(LoadScopeScheduling):
        def _split_scope(self, nodeid):
            walks = WALKS.search(nodeid)
            return walks[1] if walks else super()._split_scope(nodeid)

    return ByModuleAndLesson(config, log)
