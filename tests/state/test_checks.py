"""What a scene says of its pairs: kept in order, and refused where it cannot be."""

from dataclasses import replace

import pytest

from tests.state.test_acting import OF_CLASS, OWN, scene_of


def test_pairs_are_kept_in_order_and_make_scenes_equal():
    own = {(0, -1): OWN, ("walls", "balls"): OF_CLASS}
    scene = scene_of(pair_surface=own)
    assert scene.pair_surface == ((("balls", "walls"), OF_CLASS), ((0, -1), OWN))
    assert replace(scene) == scene and hash(replace(scene)) == hash(scene)
    assert scene != scene_of()


WRONG = [
    ({("walls", "walls"): OWN}, r"must map pairs of indices, .* or \('balls', 'walls'\)"),
    ({("balls", "cushions"): OWN}, "must map pairs of indices"),
    ({("balls", 0): OWN}, "must map pairs of indices"),
    ({("balls", "walls"): OWN, ("walls", "balls"): OWN}, "the same partner twice"),
    ({(0, 1): 0.5}, r"pair_surface of \(0, 1\) must be a Surface, got 0.5"),
    ({(0, 9): OWN}, r"must name balls from 0 to 2 and walls from -1 to -2"),
]


@pytest.mark.parametrize(("own", "message"), WRONG)
def test_pairs_that_cannot_be_are_refused(own, message):
    with pytest.raises(ValueError, match=message):
        scene_of(pair_surface=own)
