"""What a page may ask of a lesson, and what it is told: no widget, no server."""
