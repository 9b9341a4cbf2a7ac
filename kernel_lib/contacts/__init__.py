"""Who touches, and when."""
