"""Moments of report, and arrays from what the solvers noted."""

import math
from typing import Any

import numpy as np

from kernel_lib.state.checks import number
from kernel_lib.state.tolerances import MOST_FRAMES, SAME_FRAME
from kernel_lib.state.trajectory import Floats, Record

__all__ = [
    "DEFAULT_FRAMES",
    "Frames",
    "Record",
    "checked_frames",
    "frame_times",
    "record_of",
]


#: Seconds between frames where the solver has no steps of its own.
DEFAULT_FRAMES = 1 / 60


#: Seconds between frames, or their moments; None takes what is usual.
Frames = float | Floats | None


def checked_frames(frames: Any) -> Frames:
    """What `simulate` was given for its frames: an interval, moments, or None.

    Raises
    ------
    ValueError : naming what is no moment, or does not come after the one before
    """
    if frames is None or np.ndim(frames) == 0:
        return None if frames is None else number("frames", frames, above=0)
    try:
        moments = np.array(frames, dtype=float)
    except (TypeError, ValueError):
        moments = np.array([[np.nan]])
    if moments.ndim != 1 or not np.isfinite(moments).all() or len(moments) > MOST_FRAMES:
        raise ValueError(
            f"frames must be seconds between frames, or a list of at most {MOST_FRAMES} moments "
            f"in seconds, got {_shown(frames)}"
        )
    wrong = np.flatnonzero((np.diff(moments, prepend=-1.0) <= 0) | (moments < 0))
    if len(wrong):
        at = int(wrong[0])
        raise ValueError(
            f"moments of frames must start at 0 or later and grow, got {moments[at]:g} s"
            + (f" after {moments[at - 1]:g} s; sort them" if at else "")
        )
    return moments


def _shown(frames: Any) -> str:
    text = repr(frames)
    return text if len(text) <= 60 else text[:57] + "..."


def frame_times(frames: Frames, end: float) -> Floats:
    """Moments of report, from 0 to the end of the run, which is the closing frame, s.

    Parameters
    ----------
    frames : s between them (None: DEFAULT_FRAMES), or the moments themselves: of these the ones
        within the run, with 0 and the end
    end : s

    Raises
    ------
    ValueError : more than MOST_FRAMES of them
    """
    if isinstance(frames, np.ndarray):
        return np.unique(np.concatenate([[0.0], frames[frames <= end], [end]]))
    interval = DEFAULT_FRAMES if frames is None else frames
    if not end / interval < MOST_FRAMES:
        raise ValueError(
            f"frames every {interval:.3g} s make {end / interval:.3g} in {end:g} s, where "
            f"{MOST_FRAMES} is the most; take frames at least {end / MOST_FRAMES:.3g} s apart, "
            'or record="contacts"'
        )
    count = math.floor(end / interval + SAME_FRAME)
    times: Floats = np.arange(count + 1) * interval
    if end - times[-1] > SAME_FRAME * interval:
        return np.append(times, end)
    times[-1] = end
    return times


def record_of(times: Floats, rows: Floats, spins: Floats, balls: int, dimension: int) -> Record:
    """Record from numbers in a row: position and velocity of each ball, and spins."""
    whole = rows.reshape(-1, balls, 2, 3)[..., :dimension]
    turns = spins.reshape(-1, balls, 3)
    spin = turns[..., 2] if dimension == 2 else turns
    return Record(times, whole[:, :, 0].copy(), whole[:, :, 1].copy(), spin.copy())
