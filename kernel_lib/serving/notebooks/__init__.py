"""What a notebook says of its lesson: its card, tips for teachers, its printed sheet."""
