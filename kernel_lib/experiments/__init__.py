"""Ready experiments: one module a lesson, without any user interface."""
