"""Second way: exact events, with motion in closed form between them."""
