"""What a page may ask of a lesson, and what it is told: a pure `answer`, in numpy alone."""
