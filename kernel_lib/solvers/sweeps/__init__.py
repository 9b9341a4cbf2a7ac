"""Many rows at once: sweeps over ratios of mass and stiffness."""
