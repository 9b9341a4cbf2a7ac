"""Charts and maps of an experiment, drawn by matplotlib."""
