"""Methods of Runge and Kutta as data: nodes and weights, and the step of any of them."""

from collections.abc import Callable
from typing import Any, NamedTuple

__all__ = ["BUTCHER", "DORMAND_PRINCE", "Tableau", "change"]


class Tableau(NamedTuple):
    """An explicit method; stages are counted from 1, and weights that are 0 are left out.

    nodes : of the stages, parts of a step
    stages : for each stage after the first, the weights of earlier slopes
    result : weights of the slopes in the change over a step
    errors : weights of the slopes in embedded estimates of the error, largest order first
    """

    nodes: tuple[float, ...]
    stages: tuple[dict[int, float], ...]
    result: dict[int, float]
    errors: tuple[dict[int, float], ...] = ()


#: Order six in seven stages. Butcher, "On Runge-Kutta processes of high order", J. Austral. Math.
#: Soc. 4 (1964) 179.
BUTCHER = Tableau(
    nodes=(0.0, 1 / 3, 2 / 3, 1 / 3, 1 / 2, 1 / 2, 1.0),
    stages=(
        {1: 1 / 3},
        {2: 2 / 3},
        {1: 1 / 12, 2: 4 / 12, 3: -1 / 12},
        {1: -1 / 16, 2: 18 / 16, 3: -3 / 16, 4: -6 / 16},
        {2: 9 / 8, 3: -3 / 8, 4: -6 / 8, 5: 4 / 8},
        {1: 9 / 44, 2: -36 / 44, 3: 63 / 44, 4: 72 / 44, 6: -64 / 44},
    ),
    result={1: 11 / 120, 3: 81 / 120, 4: 81 / 120, 5: -32 / 120, 6: -32 / 120, 7: 11 / 120},
)

# fmt: off
#: Order eight with errors of orders five and three. Dormand and Prince with the coefficients of
#: Hairer, Norsett and Wanner, "Solving Ordinary Differential Equations I", 2nd edition, section
#: II.10 (DOP853).
DORMAND_PRINCE = Tableau(
    nodes=(
        0.0, 0.05260015195876773, 0.0789002279381516, 0.1183503419072274, 0.2816496580927726,
        0.3333333333333333, 0.25, 0.3076923076923077, 0.6512820512820513, 0.6,
        0.8571428571428571, 1.0,
    ),
    stages=(
        {1: 0.05260015195876773},
        {1: 0.0197250569845379, 2: 0.0591751709536137},
        {1: 0.02958758547680685, 3: 0.08876275643042054},
        {1: 0.2413651341592667, 3: -0.8845494793282861, 4: 0.924834003261792},
        {1: 0.037037037037037035, 4: 0.17082860872947386, 5: 0.12546768756682242},
        {1: 0.037109375, 4: 0.17025221101954405, 5: 0.06021653898045596, 6: -0.017578125},
        {
            1: 0.03709200011850479, 4: 0.17038392571223998, 5: 0.10726203044637328,
            6: -0.015319437748624402, 7: 0.008273789163814023,
        },
        {
            1: 0.6241109587160757, 4: -3.3608926294469414, 5: -0.868219346841726,
            6: 27.59209969944671, 7: 20.154067550477894, 8: -43.48988418106996,
        },
        {
            1: 0.47766253643826434, 4: -2.4881146199716677, 5: -0.590290826836843,
            6: 21.230051448181193, 7: 15.279233632882423, 8: -33.28821096898486,
            9: -0.020331201708508627,
        },
        {
            1: -0.9371424300859873, 4: 5.186372428844064, 5: 1.0914373489967295,
            6: -8.149787010746927, 7: -18.52006565999696, 8: 22.739487099350505,
            9: 2.4936055526796523, 10: -3.0467644718982196,
        },
        {
            1: 2.273310147516538, 4: -10.53449546673725, 5: -2.0008720582248625,
            6: -17.9589318631188, 7: 27.94888452941996, 8: -2.8589982771350235,
            9: -8.87285693353063, 10: 12.360567175794303, 11: 0.6433927460157636,
        },
    ),
    result={
        1: 0.054293734116568765, 6: 4.450312892752409, 7: 1.8915178993145003,
        8: -5.801203960010585, 9: 0.3111643669578199, 10: -0.1521609496625161,
        11: 0.20136540080403034, 12: 0.04471061572777259,
    },
    errors=(
        {
            1: 0.01312004499419488, 6: -1.2251564463762044, 7: -0.4957589496572502,
            8: 1.6643771824549864, 9: -0.35032884874997366, 10: 0.3341791187130175,
            11: 0.08192320648511571, 12: -0.022355307863886294,
        },
        {
            1: -0.18980075407240762, 6: 4.450312892752409, 7: 1.8915178993145003,
            8: -5.801203960010585, 9: -0.4226823213237919, 10: -0.1521609496625161,
            11: 0.20136540080403034, 12: 0.02265179219836082,
        },
    ),
)
# fmt: on


def change(tableau: Tableau, rate: Callable[[float, Any], Any], step: Any) -> Any:
    """Change of a state over a step.

    Parameters
    ----------
    tableau : the method
    rate : of the state, at a part of the step and after a change since its start
    step : (...) float
    """
    slopes = [rate(0.0, 0.0)]
    for node, weights in zip(tableau.nodes[1:], tableau.stages, strict=True):
        slopes.append(rate(node, step * _sum(weights, slopes)))
    return step * _sum(tableau.result, slopes)


def _sum(weights: dict[int, float], slopes: list[Any]) -> Any:
    """Sum of the slopes with their weights."""
    return sum(weight * slopes[stage - 1] for stage, weight in weights.items())
