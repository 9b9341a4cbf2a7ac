"""Third way: forces that act while bodies touch."""
