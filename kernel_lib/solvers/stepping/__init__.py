"""First way: fixed steps, with a jump at contact."""
