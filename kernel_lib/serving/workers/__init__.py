"""Workers: a few processes that answer all visitors, and keep no state of any."""
