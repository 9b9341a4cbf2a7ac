"""What `model.md` of a lesson says of its quantities is what its controls have."""

import re
from pathlib import Path

import pytest

from kernel_lib import experiments
from kernel_lib.experiments import lessons

MODELS = sorted(Path(experiments.__file__).parent.glob("*/model.md"))

#: Controls of the chart and of a claim, which no run depends on.
OF_NO_RUN = ("Map", "Claim")


def figures(text: str) -> set[float]:
    plain = re.sub(r"(?<=\d),(?=\d{3})", "", text).replace("−", "-")
    return {float(one) for one in re.findall(r"(?<![\d.])-?\d+(?:\.\d+)?", plain)}


def test_there_are_models() -> None:
    assert MODELS


@pytest.mark.parametrize("path", MODELS, ids=lambda path: path.parent.name)
def test_a_model_has_each_quantity_with_its_range_and_first_value(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    (table,) = re.findall(r"\| quantity .*?\n\n", text, re.DOTALL)
    rows = [figures(row) for row in table.splitlines()[2:]]
    for one in lessons()[path.parent.name].parameters:
        if one.scale in ("choice", "switch") or one.group in OF_NO_RUN or one.name == "swings":
            continue
        shown = {float(f"{each:.4g}") for each in (one.minimum, one.maximum, one.default)}
        assert any(shown <= row for row in rows), (one.name, shown)
