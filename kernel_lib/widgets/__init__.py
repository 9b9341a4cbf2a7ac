"""What the learner sees: one interface for every experiment.

`Lesson(experiment)` is the only user interface; a lesson's own name is one line over it.
Importing this folder needs the extra `lessons`: pip install "carom[lessons]".
"""

import kernel_lib.widgets.needed  # noqa: F401, first: it says what is missing
from kernel_lib.widgets.cradle import cradle
from kernel_lib.widgets.lesson import Lesson
from kernel_lib.widgets.oblique_plane import oblique_plane
from kernel_lib.widgets.plane_bounce import plane_bounce
from kernel_lib.widgets.rotating_spheres import rotating_spheres
from kernel_lib.widgets.two_balls import two_balls

__all__ = ["Lesson", "cradle", "oblique_plane", "plane_bounce", "rotating_spheres", "two_balls"]
