"""How a lesson leads its reader, as plain data: questions, acts, levels, exercises, challenges."""

from kernel_lib.experiments.teaching.acts import PANELS, THREE_LEVELS, Act, Level
from kernel_lib.experiments.teaching.tasks import MOST_STARS, Challenge, ClassQuestion, Exercise

__all__ = ["MOST_STARS", "PANELS", "THREE_LEVELS", "Act", "Challenge", "ClassQuestion"]
__all__ += ["Exercise", "Level"]
