"""A sliding ball in plain numbers: rounding in the test for contact can stop the time of a step."""

__all__ = ["frozen_steps"]

#: Plane 4 of Nikulin 2024: unit normal, radius, step, gravity; one fixed order of operations.
NORMAL = (-2 / 104**0.5, 10 / 104**0.5)
RADIUS, STEP, GRAVITY, STEPS = 1.0, 0.1, 9.807, 40


def frozen_steps(tolerance: float) -> list[int]:
    """Steps in which the listing of the source finds a contact again and time stands still.

    Parameters
    ----------
    tolerance : m, added to the radius in the test for contact; 0 as in the source

    Returns
    -------
    numbers of the steps that moved the ball by less than a billionth of its way

    Source: Nikulin 2024, plane 4, whose frame of rest (26) comes from such steps.
    """
    (p, q), reach = NORMAL, RADIUS + tolerance
    x, y, vx, vy = 0.0, 5.0, 4.0, 1.0
    frozen = []
    for k in range(1, STEPS + 1):
        x_end, y_end = x + vx * STEP, y + (vy + vy - GRAVITY * STEP) * STEP / 2
        vx_end, vy_end = vx, vy - GRAVITY * STEP
        before, after = x * p + y * q, x_end * p + y_end * q
        if before > reach >= after:
            part = (RADIUS - before) / (after - before)
            x_end, y_end = x + (x_end - x) * part, y + (y_end - y) * part
            vx_end, vy_end = vx + (vx_end - vx) * part, vy + (vy_end - vy) * part
            if abs(part) < 1e-9:
                frozen.append(k)
        elif before <= reach and after <= reach:
            x_end, y_end = x_end - (after - before) * p, y_end - (after - before) * q
        if after <= reach:
            into = vx_end * p + vy_end * q
            vx_end, vy_end = vx_end - into * p, vy_end - into * q
        x, y, vx, vy = x_end, y_end, vx_end, vy_end
    return frozen
