"""Numerical methods without physics: an integrator, zeros of functions, the compiling of loops."""
