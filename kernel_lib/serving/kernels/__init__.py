"""Who answers a page: kernels forked from one that has rehearsed the lesson, and their ends."""
