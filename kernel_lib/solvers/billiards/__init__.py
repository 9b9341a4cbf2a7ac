"""One ball and its walls as a map: sections of many orbits, stability of periodic ones."""
