"""Settings that all tests share."""

import os

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
