"""What the verdicts of lesson 10 say."""

from kernel_lib.experiments.teaching.texts import Texts

__all__ = ["END", "END_STEPS"]

_MISSED = "They never touched: the nearest was {nearest}."
_NOTHING_ADDS = (
    "Nothing here adds speed, a hit least of all. To get away from {distance} each needs "
)

END = Texts(
    {
        "touching": "They end touching",
        "forever": "They bounce for ever",
        "orbit": "They circle and never touch",
        "apart": "They fly apart",
    },
    {
        ("touching", "head on"): "The hits end after {over}, then rest: head on, there is no "
        "turning to keep.",
        ("touching", "sideways"): "The hits end after {over}. The turning stays: they touch and go "
        "round, once in {round}, for ever.",
        "forever": "No loss: {count} hits, each as fast as the first.",
        ("orbit", "falls"): "They pass at {nearest}, never nearer.",
        ("orbit", "rises"): "They never come nearer than at the start, {nearest}.",
        "apart": "{each} each is more than the {leave} needed to get away.",
    },
    {
        ("touching", "forever"): "Loss ends motion, but here nothing is lost. Each hit keeps all "
        "the speed, so hit {count} was as hard as the first.",
        ("touching", "orbit", "falls"): "Stones that attract need not meet. Their sideways speed "
        "made them miss: nearest {nearest}. Without a hit nothing is lost.",
        ("touching", "orbit", "rises"): "Stones that attract need not meet. At {each} each they "
        "moved away first, and were never nearer than {nearest}. Without a hit nothing is lost.",
        ("touching", "apart"): "They never met. Their sideways speed, {each} each, was more than "
        "the {leave} needed to get away.",
        ("forever", "touching"): "Smaller and smaller does not mean never ending. Each jump takes "
        "about {ratio} of the time of the one before: all hits were over in {over}.",
        ("forever", "orbit"): _MISSED + " Without a hit there is nothing to bounce.",
        ("forever", "apart"): _MISSED + " From {leave} each on they never come back.",
        ("orbit", "touching", "head on"): "What attracts need not circle. These two started at "
        "rest, so they fell straight at each other. To miss, each needs {graze} sideways, or more.",
        (
            "orbit",
            "touching",
            "sideways",
        ): "What attracts need not circle. For an orbit that misses "
        "each needs {graze} sideways, or more. With {each} they meet.",
        ("orbit", "apart"): "Faster is not a larger orbit without end. From {leave} each on they "
        "never come back.",
        ("orbit", "forever", "head on"): "Both started at rest, so nothing carried them past each "
        "other: they fell, hit, and rose again to {top}.",
        ("orbit", "forever", "sideways"): "At {each} each they fall almost straight at each other, "
        "hit, and rise again to {top}.",
        ("apart", "touching", "head on"): _NOTHING_ADDS + "{leave}, and they started at rest.",
        ("apart", "touching", "sideways"): _NOTHING_ADDS + "{leave}, and they started with {each}.",
        ("apart", "forever", "head on"): _NOTHING_ADDS + "{leave}, and they started at rest. They "
        "rose to {top} again.",
        ("apart", "forever", "sideways"): _NOTHING_ADDS + "{leave}, and they started with {each}. "
        "They rose to {top} again.",
        ("apart", "orbit"): "Nothing here adds speed. To get away from {distance} each needs "
        "{leave}, and they started with {each}. Farthest they were {farthest}.",
    },
)

END_STEPS = (
    "Head on: they fall and hit. The jumps last about 0.7 of the one before: over after 7.4 h.",
    "With 0.10 mm/s sideways, too: part the speed into *towards* and *across*.",
    "A hit shrinks *towards* to 70 %. *Across* it cannot change.",
    "Your turn. Across grows as they come near: 6 m × 0.10 mm/s = 2 m × [0.30] mm/s.",
)
