"""The law of lesson 06 with the present numbers put in."""

from kernel_lib.experiments import NOTHING, Runs, Sentence, Text, Values, figure, percent
from kernel_lib.experiments.measures.approach import closing_speed
from kernel_lib.experiments.soft_contact.controls import JOINED, STACK, STEEL
from kernel_lib.experiments.soft_contact.joined import centre_speed
from kernel_lib.experiments.soft_contact.materials import sideways, yields_from
from kernel_lib.experiments.soft_contact.stacked import thrown_law
from kernel_lib.state.trajectory import Trajectory

#: Forces are followed to some 1e-8 of the energy: a smaller loss than this is none.
ROUNDED = 1e-7
__all__ = ["contact_law", "lost_with", "slips", "speeds"]


def speeds(runs: Runs) -> tuple[float, float] | None:
    """Speed towards the plate and away from it in the first contact, m/s; None without one that
    ends."""
    (run,) = runs.values()
    hit = run.contacts.of_kind("impact")
    if len(hit) == 0 or hit.time[0] + hit.duration[0] >= run.time[-1]:
        return None
    return closing_speed(hit), -closing_speed(hit, hit.velocity_after)


def contact_law(values: Values, runs: Runs) -> tuple[Text, ...]:
    """What is kept and lost in the first contact, and how long it takes; or by a body of parts."""
    if values["material"] == JOINED:
        return _of_the_body(runs[JOINED])
    if values["material"] == STACK:
        return thrown_law(runs[STACK])
    found = speeds(runs)
    (run,) = runs.values()
    if found is None:
        lasts = len(run.contacts.of_kind("impact")) > 0
        return (Sentence("soft-contact-law-touches"),) if lasts else NOTHING
    down, up = found
    lines: tuple[Text, ...] = (
        f"v = √(2 g h) = {figure(down, 'm/s')}",
        f"e = v′ / v = {figure(up, 'm/s')} / {figure(down, 'm/s')} = {figure(up / down)}",
        _lost(values, runs),
    )
    if values["material"] == STEEL:
        limit = yields_from(values)
        least, over = f"v_y = {figure(limit, 'm/s')}", f"v/v_y = {figure(down / limit)}"
        lines = (*lines, Sentence("soft-contact-law-yields", least=least, over=over))
    lines = (*lines, *_across(values, run, down))
    lasted = float(run.contacts.of_kind("impact").duration[0])
    return (*lines, Sentence("soft-contact-law-lasts", time=figure(1000 * lasted, "ms")))


def _of_the_body(run: Trajectory) -> tuple[Text, ...]:
    """How a body of two parts comes back."""
    speeds, hits = centre_speed(run), len(run.contacts)
    share = float(speeds[-1] / -speeds[0])
    kept = figure(share)
    if hits == 1:
        front, rear = (figure(ball.mass) for ball in run.scene.balls)
        kept = f"(m₁ − m₂) / (m₁ + m₂) = ({front} − {rear}) / ({front} + {rear}) = {kept}"
    flying, inside = f"v′² / v² = {percent(share**2)}", percent(1 - share**2)
    return (
        Sentence("soft-contact-law-hits", hits=str(hits), formula=f"v′ / v = {kept}"),
        Sentence("soft-contact-law-flying", flying=flying, inside=inside),
    )


def lost_with(e: float) -> float:
    """Share of the energy that a hit loses which keeps e of its speed; what only the rounding of
    forces has taken is nothing."""
    lost = 1 - e**2
    return lost if lost > ROUNDED else 0.0


def _lost(values: Values, runs: Runs) -> Sentence:
    """What is lost, and of which energy; and the share that the list of contacts has, where it is
    another: there the weight counts, too, which pulls as long as the ball touches."""
    (run,), (down, up) = runs.values(), speeds(runs) or (1.0, 1.0)
    lost = percent(lost_with(up / down))
    formula = f"1 − e² = {lost}"
    if sideways(values)[0]:
        return Sentence("soft-contact-law-lost-in", formula=formula)
    share = float(run.contacts.energy_lost[0]) / (run.scene.balls[0].mass * down**2 / 2)
    if share <= ROUNDED or percent(share) == lost:
        return Sentence("soft-contact-law-lost", formula=formula)
    return Sentence("soft-contact-law-lost-by-list", formula=formula, share=percent(share))


def slips(run: Trajectory) -> tuple[float, float]:
    """Speed of the ball's lowest point along the plate before the first contact and after, m/s."""
    touch = run.contacts.of_kind("impact")[:1]
    begin = float(touch.time[0])
    end = min(begin + float(touch.duration[0]), float(run.time[-1]))
    shown = run.sample([begin, end])
    before, after = (
        shown.velocity[:, 0, 0] + run.scene.balls[0].radius * shown.spin[:, 0]
    ).tolist()
    return before, after


def _across(values: Values, run: Trajectory, down: float) -> tuple[Text, ...]:
    """What becomes of the slip, for a ball that flies aslant onto a rough plate."""
    speed, friction = sideways(values)
    if speed == 0 or friction == 0:
        return ()
    before, after = slips(run)
    slip = f"x = u / (μ v) = {figure(before / (friction * down))}"
    turned = f"e_t = −u′ / u = {figure(-after / before)}"
    above = -after > 1.0005 * before
    return (
        Sentence("soft-contact-law-across", formula=slip),
        Sentence(f"soft-contact-law-turned{'-above' if above else ''}", formula=turned),
    )
