"""Every complaint names the value, the limit and, where it is not obvious, the remedy."""

import math
import re

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.state import tolerances

NAN, INF = math.nan, math.inf


def ball(**changes):
    return kl.Ball(**{"position": (0, 5), "velocity": (4, 1), "radius": 1, "mass": 1, **changes})


def scene(**changes):
    values = {"balls": [ball()], "walls": [kl.Plane((0, 0), (0, 1))], "gravity": (0, -9.8)}
    return kl.Scene(**{**values, **changes})


def run(**changes):
    values = {"scene": scene(), "duration": 1.0, **changes}
    return kl.simulate(**values)


def touching():
    return kl.Ball((0, 0), (1, 0), 1, 1, spin=1), kl.Ball((2, 0), (0, 0), 1, 1)


WRONG = {
    "a ball of no mass": (lambda: ball(mass=0), "mass must be positive, got 0"),
    "a ball of negative mass": (lambda: ball(mass=-2), "mass must be positive, got -2"),
    "a mass that is no number": (lambda: ball(mass=NAN), "mass must be a number, got nan"),
    "a mass of minus infinity": (lambda: ball(mass=-INF), "mass must be finite, got -inf"),
    "a mass in words": (lambda: ball(mass="3"), "mass must be a number, got the text '3'"),
    "no mass": (lambda: ball(mass=None), "mass must be a number, got None"),
    "a ball of no size": (lambda: ball(radius=0), "radius must be positive, got 0"),
    "a negative radius": (lambda: ball(radius=-1), "radius must be positive, got -1"),
    "an endless radius": (lambda: ball(radius=INF), "radius must be finite, got inf"),
    "a radius that is no number": (lambda: ball(radius=NAN), "radius must be a number, got nan"),
    "a position without end": (
        lambda: ball(position=(INF, 0)),
        "position x must be finite, got inf",
    ),
    "a position of NaN": (lambda: ball(position=(0, NAN)), "position y must be a number, got nan"),
    "a velocity of NaN": (lambda: ball(velocity=(0, NAN)), "velocity y must be a number, got nan"),
    "a position beyond all size": (
        lambda: ball(position=(1e308, 0)),
        "position x must be smaller than 1e+70 in size, got 1e+308",
    ),
    "a mass that is almost nothing": (
        lambda: ball(mass=1e-320),
        "mass must be at least 1e-70, got 9.99989e-321",
    ),
    "a position of one number": (
        lambda: ball(position=5),
        "position must be two or three numbers such as (0, 5), got 5",
    ),
    "a position of four": (
        lambda: ball(position=(1, 2, 3, 4)),
        "position must have two components (plane) or three (space), got 4",
    ),
    "position and velocity of different length": (
        lambda: ball(position=(0, 5, 0)),
        "position has 3 components and velocity 2; give both two or both three",
    ),
    "a spin with components in the plane": (
        lambda: ball(spin=(0, 0, 1)),
        "spin of a ball in the plane is one number, got (0, 0, 1)",
    ),
    "a spin of one number in space": (
        lambda: ball(position=(0, 5, 0), velocity=(0, 0, 0), spin=3),
        "spin of a ball in space has three components, got 3",
    ),
    "a spin of two numbers in space": (
        lambda: ball(position=(0, 5, 0), velocity=(0, 0, 0), spin=(1, 2)),
        "spin of a ball in space has three components, got 2",
    ),
    "an inertia factor of zero": (
        lambda: ball(inertia_factor=0),
        "inertia_factor must be positive, got 0",
    ),
    "a fixed ball that moves": (
        lambda: ball(mass=INF),
        "a ball of infinite mass must stand still, got (4.0, 1.0)",
    ),
    "a fixed ball that turns": (
        lambda: ball(mass=INF, velocity=(0, 0), spin=2),
        "a ball of infinite mass cannot turn, got spin 2.0",
    ),
    "a ball that cannot turn, turning": (
        lambda: ball(inertia_factor=INF, spin=2),
        "a ball of infinite inertia_factor cannot turn, got spin 2.0",
    ),
    "a surface that is a number": (
        lambda: ball(surface=0.5),
        "surface must be a Surface or None, got 0.5",
    ),
    "restitution above one": (
        lambda: scene(restitution=1.3),
        "restitution must lie in [0, 1], got 1.3",
    ),
    "negative restitution": (
        lambda: kl.Surface(-0.1),
        "restitution must lie in [0, 1], got -0.1",
    ),
    "restitution of NaN": (lambda: kl.Surface(NAN), "restitution must lie in [0, 1], got nan"),
    "tangential restitution below minus one": (
        lambda: kl.Surface(1, -2),
        "tangential_restitution must lie in [-1, 1], got -2",
    ),
    "negative friction": (
        lambda: kl.Surface(1, None, -0.5),
        "friction must be zero or positive, got -0.5",
    ),
    "friction of NaN": (lambda: scene(friction=NAN), "friction must be a number, got nan"),
    "static friction below kinetic": (
        lambda: kl.Surface(1, None, 0.5, 0.2),
        "static_friction must not be below friction (0.5), got 0.2",
    ),
    "negative rolling resistance": (
        lambda: kl.Surface(1, rolling_resistance=-1),
        "rolling_resistance must be zero or positive, got -1",
    ),
    "a plane without direction": (
        lambda: kl.Plane((0, 0), (0, 0)),
        "normal must not be zero; (0, 1) makes a level floor",
    ),
    "point and normal of different length": (
        lambda: kl.Plane((0, 0), (0, 1, 0)),
        "point has 2 components and normal 3; give both two or both three",
    ),
    "an empty scene": (lambda: scene(balls=[]), "a scene needs at least one ball, got none"),
    "a wall among the balls": (
        lambda: scene(balls=[kl.Plane((0, 0), (0, 1))]),
        "balls must hold Ball only, got Plane(",
    ),
    "a ball instead of a list": (lambda: scene(balls=ball()), "balls must be a list of Ball, got"),
    "gravity as a number": (
        lambda: scene(gravity=9.8),
        "gravity must be a vector such as (0, -9.807), or 0 for none, got 9.8",
    ),
    "negative drag": (lambda: scene(drag=-1), "drag must be zero or positive, got -1"),
    "a wall of another dimension": (
        lambda: scene(walls=[kl.Plane((0, 0, 0), (0, 1, 0))]),
        "wall 0 has 3 components where ball 0 has 2; give all vectors two components or all three",
    ),
    "a ball of another dimension": (
        lambda: scene(balls=[ball(), ball(position=(0, 9, 0), velocity=(0, 0, 0))]),
        "ball 1 has 3 components where ball 0 has 2;",
    ),
    "gravity of another dimension": (
        lambda: scene(gravity=(0, 0, -9.8)),
        "gravity has 3 components where ball 0 has 2;",
    ),
    "a ball in the floor": (
        lambda: scene(balls=[ball(position=(0, 0.75))]),
        "ball 0 is 0.25 m inside wall 0 at the start; its centre must be at least 1 m away",
    ),
    "balls in one another": (
        lambda: scene(balls=[ball(), ball(position=(1.5, 5))]),
        "balls 0 and 1 overlap by 0.5 m at the start; their centres must be at least 2 m apart",
    ),
    "no duration": (lambda: run(duration=0), "duration must be positive, got 0"),
    "negative duration": (lambda: run(duration=-1), "duration must be positive, got -1"),
    "endless duration": (lambda: run(duration=INF), "duration must be finite, got inf"),
    "a duration of NaN": (lambda: run(duration=NAN), "duration must be a number, got nan"),
    "no scene": (lambda: run(scene=ball()), "scene must be a Scene, got Ball("),
    "no solver": (
        lambda: run(solver=0.01),
        "solver must be Events, Stepping, Compliant, RowImpacts, SoftRow, Hanging, Sticky, "
        "Gravitating or OnTrack, "
        "got 0.01",
    ),
    "a class of solvers": (
        lambda: run(solver=kl.Events),
        "Gravitating or OnTrack, got the class Events; write Events(...)",
    ),
    "no law": (
        lambda: kl.Events(law=0.5),
        "law must be a function such as contact_impulses, got 0.5",
    ),
    "a class for a law": (lambda: kl.Stepping(0.1, law=kl.Ball), "law must be a function"),
    "a law that misses a coefficient": (
        lambda: kl.Events(law=lambda closing_speed, slip_speed: (0, 0)),
        "must take closing_speed, slip_speed, inverse_mass, rotational_mobility, restitution, "
        "tangential_restitution, friction by name, or what it does not need as **others: "
        "got an unexpected keyword argument 'inverse_mass'",
    ),
    "a law without a tangential impulse": (
        lambda: kl.collide(*touching(), law=lambda **scalars: 1.0),
        "must return two finite impulses, along the normal and against the slip, got 1.0",
    ),
    "a law that returns no number": (
        lambda: kl.collide(*touching(), law=lambda **scalars: (math.nan, 0)),
        "must return two finite impulses, along the normal and against the slip, got (nan, 0)",
    ),
    "a law of the paper's listing": (
        lambda: kl.Stepping(0.1, as_printed=True, law=kl.failing_estimate),
        "as_printed follows the paper's own law; leave out law",
    ),
    "an estimate without a limit": (
        lambda: kl.collide(*touching(), friction=math.inf, law=kl.failing_estimate),
        "failing_estimate needs friction with a limit, such as 0.2, got inf",
    ),
    "a class of contact models": (
        lambda: kl.Compliant(kl.Hertz),
        "contact must be SpringDashpot, Hertz or OwnForce, got the class Hertz; write Hertz(...)",
    ),
    "a contact model that is a number": (
        lambda: kl.Compliant(1e9),
        "contact must be SpringDashpot, Hertz or OwnForce, got 1000000000.0",
    ),
    "a negative stiffness of a row": (
        lambda: kl.SoftRow(-3),
        "stiffness must be positive, got -3",
    ),
    "no stiffness of a row": (lambda: kl.SoftRow(None), "stiffness must be a number, got None"),
    "a stiffness of a row in words": (
        lambda: kl.SoftRow("300"),
        "stiffness must be a number, got the text '300'",
    ),
    "a stiffness of NaN among others": (
        lambda: kl.SoftRow([300, NAN]),
        "stiffness 1 must be a number, got nan",
    ),
    "a tolerance of a row that is too coarse": (
        lambda: kl.SoftRow(300, tolerance=2),
        "tolerance must lie in [1e-12, 0.01], got 2",
    ),
    "a string that hangs nowhere": (
        lambda: kl.Hanging([(0, 1), (NAN, 1)]),
        "pivot 1 x must be a number, got nan",
    ),
    "strings in space": (
        lambda: kl.Hanging([(0, 1, 0)]),
        "pivot 0 must have two components, x and y, got (0.0, 1.0, 0.0)",
    ),
    "pivots that are numbers": (
        lambda: kl.Hanging([0, 1]),
        "pivot 0 must be two or three numbers such as (0, 5), got 0",
    ),
    "one number for all pivots": (
        lambda: kl.Hanging(1),
        "pivots must be a list of (x, y), one for each string, got 1",
    ),
    "a class of rules for a cradle": (
        lambda: kl.Hanging([(0, 1)], kl.RowImpacts),
        "row must be RowImpacts or SoftRow, got the class RowImpacts; write RowImpacts(...)",
    ),
    "a kind of contact that does not exist": (
        lambda: run().contacts.of_kind("impact", "impcat"),
        "kind must be one of impact, slide, roll, rest, part, pocket, got 'impcat'",
    ),
    "resuming a scene": (
        lambda: kl.resume(scene(), 1),
        "run must be a Trajectory, such as simulate returns, got Scene(",
    ),
    "no time between frames": (lambda: run(frames=0), "frames must be positive, got 0"),
    "no work allowed": (
        lambda: run(budget=0),
        "budget must be a whole number of at least 1, got 0",
    ),
    "a budget of half an event": (
        lambda: run(budget=2.5),
        "budget must be a whole number of at least 1, got 2.5",
    ),
    "an unknown record": (
        lambda: run(record="some"),
        "record must be one of all, contacts, end, got 'some'",
    ),
    "too many frames": (
        lambda: run(duration=1e9, scene=kl.Scene([ball()])),
        f"where {tolerances.MOST_FRAMES} is the most; take frames at least 200 s apart",
    ),
    "no step": (lambda: kl.Stepping(0), "step must be positive, got 0"),
    "a negative step": (lambda: kl.Stepping(-0.1), "step must be positive, got -0.1"),
    "a step of NaN": (lambda: kl.Stepping(NAN), "step must be a number, got nan"),
    "an endless step": (lambda: kl.Stepping(INF), "step must be finite, got inf"),
    "too many steps": (
        lambda: run(duration=4, solver=kl.Stepping(1e-6)),
        "step 1e-06 s makes 4e+06 steps in 4 s, where "
        f"{tolerances.MOST_FIXED_STEPS} is the most; take a step of at least 4e-06 s",
    ),
    "the rest of a step without a return": (
        lambda: kl.Stepping(0.1, False, True),
        "spend_rest_of_step needs return_to_contact=True",
    ),
    "the rest of a step as printed": (
        lambda: kl.Stepping(0.1, spend_rest_of_step=True, as_printed=True),
        "as_printed drops the rest of a step; leave out spend_rest_of_step",
    ),
    "a moment outside the run": (
        lambda: run(duration=2).at(2.5),
        "time must lie in [0, 2], the span of this run, got 2.5",
    ),
    "a moment of NaN": (lambda: run(duration=2).at(NAN), "time must lie in [0, 2]"),
    "two fixed balls in one impact": (
        lambda: kl.collide(
            ball(mass=INF, velocity=(0, 0)), ball(mass=INF, velocity=(0, 0), position=(2, 5))
        ),
        "both balls have infinite mass; give one of them a finite mass",
    ),
    "balls apart": (
        lambda: kl.collide(ball(), ball(position=(3, 5))),
        "the balls are 1 m apart; only balls that touch collide",
    ),
    "balls of two dimensions": (
        lambda: kl.collide(ball(), ball(position=(2, 5, 0), velocity=(0, 0, 0))),
        "one ball has 2 components and the other 3; give both two or both three",
    ),
    "coincident centres at one velocity": (
        lambda: kl.collide(ball(), ball()),
        "two balls have the same centre and the same velocity, so that no line joins them; "
        "move one of them",
    ),
    "a collision with restitution two": (
        lambda: kl.collide(ball(), ball(position=(2, 5)), 2),
        "restitution must lie in [0, 1], got 2",
    ),
    "potential energy without gravity": (
        lambda: kl.potential_energy([ball()]),
        "gravity must be given for balls that belong to no scene",
    ),
    "resuming for no time": (lambda: kl.resume(run(), 0), "duration must be positive, got 0"),
    "the source of a number": (lambda: kl.source(3), "3 has no Python source to show"),
}


@pytest.mark.parametrize("mistake", WRONG)
def test_a_mistake_is_answered_with_value_and_remedy(mistake):
    make, text = WRONG[mistake]
    with pytest.raises(ValueError, match=re.escape(text)):
        make()


def test_the_message_on_a_wrong_solver_names_every_solver():
    solvers = [name for name in kl.__all__ if hasattr(getattr(kl, name), "advance")]
    assert len(solvers) >= 7
    with pytest.raises(ValueError) as caught:
        run(solver="exact")
    assert sorted(re.findall(r"\b[A-Z]\w+", str(caught.value))) == sorted(solvers)


@pytest.mark.parametrize("stiffness", [np.int64(300), np.float32(300), np.array(300), [300]])
def test_numbers_of_numpy_are_numbers(stiffness):
    row = kl.Scene([kl.Ball((0, 0), (1, 0), 0.5, 1), kl.Ball((1, 0), (0, 0), 0.5, 1)])
    soft = kl.simulate(row, 1, kl.SoftRow(stiffness))
    assert soft.velocity[-1, 1, 0] == pytest.approx(1, abs=1e-6)


def test_infinite_mass_friction_and_inertia_factor_are_no_mistake():
    fixed = ball(mass=INF, velocity=(0, 0), position=(0, 2.5), radius=0.5)
    falling = ball(position=(0, 8), velocity=(0, 0), inertia_factor=INF)
    scene_of = scene(balls=[falling, fixed], friction=INF)
    after = kl.simulate(scene_of, 1)
    assert len(after.contacts) > 0 and after.position[-1, 1].tolist() == [0, 2.5]


def test_centres_that_coincide_part_along_the_line_of_approach():
    one, two = ball(velocity=(3, 4)), ball(velocity=(0, 0))
    after = kl.collide(one, two)
    assert after[0].velocity == pytest.approx((0, 0), abs=1e-15)
    assert after[1].velocity == pytest.approx((3, 4))


def test_a_groove_with_friction_in_space_is_refused_by_name():
    walls = [kl.Plane((0, 0, 0), (1, 0, 1)), kl.Plane((0, 0, 0), (-1, 0, 1))]
    rider = kl.Ball((0, 0, math.sqrt(2)), (0, 1, 0), 1, 1)
    rough = kl.Scene([rider], walls, (0, 0, -9.8), 0, friction=0.3)
    with pytest.raises(ValueError, match="ball 0 lies in a groove of walls 0, 1 with friction"):
        kl.simulate(rough, 1)


def test_a_run_that_never_ends_stops_with_step_limit(monkeypatch):
    from kernel_lib.solvers.events import solver as events

    monkeypatch.setattr(events, "MOST_EVENTS", 50)
    stopped = kl.simulate(scene(balls=[ball(position=(0, 1.001), velocity=(0, 0))], drag=1), 9)
    assert stopped.stopped_because == "step limit"
    assert 0 < stopped.time[-1] < 9
    assert len(stopped.contacts) <= 50
