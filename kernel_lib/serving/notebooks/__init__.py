"""What a notebook says of its lesson: its card, tips for whoever teaches, its printed sheet."""
