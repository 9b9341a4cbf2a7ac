"""The public names, and where each is defined; `__init__.py` reads them here."""

from kernel_lib.contacts.conic_walls import Ellipse as Ellipse, Parabola as Parabola
from kernel_lib.contacts.curve_walk import first_contact as first_contact
from kernel_lib.contacts.finite_walls import Arc as Arc, Segment as Segment
from kernel_lib.laws.contact_models import (
    DampedHertz as DampedHertz,
    ElasticPlastic as ElasticPlastic,
    Hertz as Hertz,
    HuntCrossley as HuntCrossley,
    SpringDashpot as SpringDashpot,
    Viscoelastic as Viscoelastic,
)
from kernel_lib.laws.failing_estimate import failing_estimate as failing_estimate
from kernel_lib.laws.impulses import contact_impulses as contact_impulses
from kernel_lib.laws.measured_bounces import bounces as bounces
from kernel_lib.laws.own_force import OwnForce as OwnForce
from kernel_lib.laws.restitution_laws import (
    DampedHertzRestitution as DampedHertzRestitution,
    HuntCrossleyRestitution as HuntCrossleyRestitution,
    PlasticRestitution as PlasticRestitution,
    PowerRestitution as PowerRestitution,
    ViscoelasticRestitution as ViscoelasticRestitution,
    yield_speed as yield_speed,
)
from kernel_lib.laws.tangential_compliance import (
    Mindlin as Mindlin,
    mindlin_ratio as mindlin_ratio,
    pure_compliance as pure_compliance,
    slip_regimes as slip_regimes,
    tangential_restitution as tangential_restitution,
)
from kernel_lib.plotting import film as film, plot as plot
from kernel_lib.solvers.billiards.monodromy import Monodromy as Monodromy, monodromy as monodromy
from kernel_lib.solvers.billiards.section import Section as Section, section as section
from kernel_lib.solvers.compliant.rigid_limit import (
    departure_limit as departure_limit,
    departure_time as departure_time,
    soft_bounce as soft_bounce,
    soft_bounce_limit as soft_bounce_limit,
)
from kernel_lib.solvers.compliant.solver import Compliant as Compliant
from kernel_lib.solvers.events.many_rough.run import compile_rough_balls as compile_rough_balls
from kernel_lib.solvers.events.solver import Events as Events
from kernel_lib.solvers.gravitating.solver import Gravitating as Gravitating
from kernel_lib.solvers.impact import collide as collide, sticks as sticks
from kernel_lib.solvers.rows.chain import chain_collision as chain_collision
from kernel_lib.solvers.rows.hanging_row import Hanging as Hanging
from kernel_lib.solvers.rows.integration.ahead import compile_rows as compile_rows
from kernel_lib.solvers.rows.rigid_row import RowImpacts as RowImpacts
from kernel_lib.solvers.rows.rigid_rules import all_at_once as all_at_once, one_by_one as one_by_one
from kernel_lib.solvers.rows.soft_row import SoftRow as SoftRow
from kernel_lib.solvers.simulate import resume as resume, simulate as simulate
from kernel_lib.solvers.simulate_many import simulate_many as simulate_many
from kernel_lib.solvers.stepping.solver import Stepping as Stepping
from kernel_lib.solvers.sticking import Sticky as Sticky
from kernel_lib.solvers.sweeps.interface import sweep_chain as sweep_chain, sweep_row as sweep_row
from kernel_lib.solvers.track.solver import OnTrack as OnTrack
from kernel_lib.state.bodies import Ball as Ball
from kernel_lib.state.boxes import box_of_balls as box_of_balls
from kernel_lib.state.invariants import (
    angular_momentum as angular_momentum,
    centre_of_mass as centre_of_mass,
    energy_shares as energy_shares,
    kinetic_energy as kinetic_energy,
    mechanical_energy as mechanical_energy,
    momentum as momentum,
    potential_energy as potential_energy,
    rotational_energy as rotational_energy,
)
from kernel_lib.state.saving.files import load as load
from kernel_lib.state.scene import Scene as Scene
from kernel_lib.state.scene_at import scene_at as scene_at
from kernel_lib.state.source import source as source
from kernel_lib.state.surfaces import (
    COTTON_WOOL as COTTON_WOOL,
    GLASS as GLASS,
    IVORY as IVORY,
    STEEL as STEEL,
    WOOD as WOOD,
    Surface as Surface,
)
from kernel_lib.state.track import Track as Track
from kernel_lib.state.trajectory import (
    Contacts as Contacts,
    Snapshot as Snapshot,
    Trajectory as Trajectory,
)
from kernel_lib.state.walls import (
    Accelerated as Accelerated,
    Plane as Plane,
    Pocket as Pocket,
    Shaking as Shaking,
    Steady as Steady,
)
from kernel_lib.widgets.showing import show as show

__version__: str
