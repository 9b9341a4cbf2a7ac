"""What a run reports: its contacts, the forces in them, the moments of its frames."""
