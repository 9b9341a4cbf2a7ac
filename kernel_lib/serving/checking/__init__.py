"""What a lesson lacks, in sentences: its notebook as it is stored, and what it answers."""
