"""What several lessons have alike: controls of the method, and how numbers are written."""
