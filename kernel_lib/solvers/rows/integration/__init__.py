"""How a soft row is integrated: its equations, steps, openings and closings."""
