"""Many rough balls, on a level table or without gravity: a loop of events over arrays."""
