"""A still of a picture as SVG: what the stage shows at the start; no path, and no truth."""

from collections.abc import Mapping
from html import escape
from typing import Any

from kernel_lib.experiments.experiment import Experiment
from kernel_lib.protocol.pictures.drawing import Drawing
from kernel_lib.protocol.pictures.first_view import (
    FOOT,
    LARGEST_BALL,
    MARGIN,
    MOST_FOOT,
    UNDER,
    Box,
    arrow_scale,
    first_view,
    fitted,
)
from kernel_lib.words import Sentence

__all__ = ["first_act_still", "still_of"]


def first_act_still(
    experiment: Experiment,
    picture: Mapping[str, Any],
    block: bytes,
    size: tuple[float, float] | None = None,
    label: str = "",
) -> str:
    """The start of the first act's runs.

    Parameters
    ----------
    picture, block, size, label : as for `still_of`
    """
    named = {run["name"]: run for run in picture["runs"]}
    wanted = experiment.acts[0].runs if experiment.acts else ()
    runs = [named[name] for name in wanted if name in named] or picture["runs"]
    asked = next((one for one in picture["guesses"] if one["act"] == 1), None)
    return still_of({**picture, "runs": runs}, block, asked, size, label)


def still_of(
    picture: Mapping[str, Any],
    block: bytes,
    guess: Mapping[str, Any] | None,
    size: tuple[float, float] | None = None,
    label: str = "",
) -> str:
    """The start of a picture as the stage shows it, before any script.

    Parameters
    ----------
    picture, block : message and numbers of an answer of the kind "picture"
    guess : the question of the lesson's sheet, or None
    size : width and height of a picture that stands alone, pixels; None: it fills the box around
        it, which has a place and a size of its own, and follows that
    label : what is read aloud in its place; "" for English

    Returns
    -------
    HTML of one element; "" for runs in space, which have no flat picture. `data-arrow` says how
    many metres of arrow stand for one metre a second.
    """
    if any(run["dimension"] > 2 for run in picture["runs"]):
        return ""
    starts, box = first_view(picture, block, guess)
    arrow = arrow_scale(starts, box)
    largest = max(float(one.radii.max()) for one in starts)
    # Beside a histogram of speeds balls carry no arrows.
    drawing = Drawing(box, 0.0 if picture.get("aside") else arrow)
    spoken = escape(label or str(Sentence("stage-balls-start")), quote=True)
    spoken = f'role="img" aria-label="{spoken}"'
    if size is None:
        inside = drawing.of(starts, "max(2px,{}*var(--s))")
        return (
            f'<div class="carom-still" data-arrow="{arrow:.12g}" style="position:absolute;inset:0;'
            f'container-type:size;overflow:hidden"><svg {spoken} style="{_follows(box, largest)}">'
            f"{inside}</svg></div>"
        )
    width, height = size
    scale, under = fitted(box, largest, width, height)
    wide, high = scale * (box[1] - box[0]), scale * (box[3] - box[2])
    return (
        f'<svg class="carom-still" {spoken} data-arrow="{arrow:.12g}" width="{width:g}" '
        f'height="{height:g}" viewBox="0 0 {width:g} {height:g}" '
        f'xmlns="http://www.w3.org/2000/svg"><svg x="{(width - wide) / 2:.2f}" '
        f'y="{height - under - high:.2f}" width="{wide:.2f}" height="{high:.2f}" '
        f'overflow="visible">{drawing.of(starts, "", scale)}</svg></svg>'
    )


def _follows(box: Box, largest: float) -> str:
    """The place of what is in view within a box of any size, by the rules of the stage's camera.

    `--s` is one metre, `--f` what stays free at the foot.
    """
    wide, high = box[1] - box[0], box[3] - box[2]
    foot = f"max({100 * MARGIN:g}cqh,min({FOOT:g}px,{100 * MOST_FOOT:g}cqh))"
    metre = (
        f"min({50 * LARGEST_BALL / largest:.6g}cqh,{100 * (1 - 2 * MARGIN) / wide:.6g}cqw,"
        f"({100 * (1 - MARGIN):g}cqh - var(--f))/{high:.6g})"
    )
    return (
        f"--f:{foot};--s:{metre};position:absolute;overflow:visible;"
        f"width:calc({wide:.6g}*var(--s));height:calc({high:.6g}*var(--s));"
        f"left:calc(50cqw - {wide / 2:.6g}*var(--s));"
        f"bottom:max(var(--f),min((100cqh - {high:.6g}*var(--s))/2,{100 * UNDER:g}cqh))"
    )
