"""Who advances time: rival solvers with one signature."""
