"""The caption of a run, on the stage: words, shares, and speeds before and after."""

from dataclasses import dataclass

from kernel_lib.words import Text

__all__ = ["Caption", "SpeedKept"]


@dataclass(frozen=True)
class SpeedKept:
    """A speed before a contact and what is left of it after; the stage draws its share as a bar.

    name : of the drop, in two or three words
    before, after : m/s
    """

    name: Text
    before: float
    after: float


@dataclass(frozen=True)
class Caption:
    """The caption of a run.

    about : the run in two or three words, where it has a frame of its own
    shares : there, a number for each ball, in %, such as its speed after the impact over that
        before
    since : when it is known, s; before that it is not shown
    speeds : beside the one ball of a run; first those with which it is compared
    """

    about: Text = ""
    shares: tuple[float, ...] = ()
    since: float = 0.0
    speeds: tuple[SpeedKept, ...] = ()
