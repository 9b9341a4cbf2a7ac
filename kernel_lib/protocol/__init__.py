"""What a page may request of a lesson, and what it gets: a pure `answer`, in numpy alone."""
