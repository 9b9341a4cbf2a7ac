"""A notebook that becomes a page: what stands there until its widgets begin, if they can.

nbconvert imports it for every notebook, so no widget is needed here.
"""

from typing import Any

from kernel_lib.protocol.wire import in_script

__all__ = ["VIEW", "stills_before_views"]

#: The kinds of an output that a page begins by a script, and of the still beside it.
VIEW, _STILL = "application/vnd.jupyter.widget-view+json", "image/svg+xml"


def stills_before_views(notebook: Any, resources: Any) -> tuple[Any, Any]:
    """A preprocessor of nbconvert: the still of a lesson stays until its widget is there.

    nbconvert writes the view of a widget alone, which needs scripts of another machine. The page
    of the lesson takes the still away.

    Parameters
    ----------
    notebook : a notebook of nbformat, changed in place
    resources : of nbconvert, handed on

    Returns
    -------
    notebook, resources
    """
    for cell in notebook.cells:
        for output in cell.get("outputs", ()):
            data = output.get("data", {})
            if VIEW in data and 'class="carom-still"' in data.get(_STILL, ""):
                view = in_script(data.pop(VIEW))
                data["text/html"] = (
                    f'<div class="carom-exported">{data[_STILL]}'
                    f'<script type="{VIEW}">{view}</script></div>'
                )
    return notebook, resources
