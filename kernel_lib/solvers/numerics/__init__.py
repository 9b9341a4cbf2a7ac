"""Methods of no physics of their own: an integrator and the compiling of loops."""
