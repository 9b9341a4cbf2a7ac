"""What exists: bodies, surfaces, walls, scenes, trajectories, and sums over them."""
