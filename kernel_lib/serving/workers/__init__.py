"""Who answers the questions of all visitors: a few processes that remember nobody."""
