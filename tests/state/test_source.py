"""A law's own lines, for lessons."""

import kernel_lib as kl
from kernel_lib.laws.impulses import restitution_impulse


def test_the_source_is_that_of_the_library():
    text = kl.source(restitution_impulse)
    assert text.startswith("def restitution_impulse(") and "Nikulin 2024, eqs 5-8" in text
