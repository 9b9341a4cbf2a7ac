"""Between contacts: how bodies move, and when the next two meet."""
