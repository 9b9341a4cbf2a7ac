"""What the verdicts of lesson 10 say."""

from kernel_lib.experiments.teaching.texts import LESS, MORE, Texts

__all__ = ["AT_ALL", "CATCH", "CATCH_STEPS", "END", "END_STEPS", "HELD", "MEETING"]
__all__ += ["PASS", "PASS_STEPS", "SLOWEST"]

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

AT_ALL = Texts(
    {"together": "They fall together"},
    {"together": "They pull each other with {force}, and hit after {fall}."},
    {
        (
            "stay",
            "together",
        ): "Not only big bodies attract. These two pull each other with "
        "{force}, and hit after {fall}.",
        ("apart", "together"): "Nothing pushes them apart. They pull each other with {force}, and "
        "hit after {fall}.",
    },
)

_BENT = "It did not miss: the path is bent, so aims up to {wide} beside still hit."
_BEHIND = "It passed at {nearest}: no hit, so no loss."
_BOUND = (
    "It started with {came}, and {needed_there} would be needed to leave. It is bound already, and "
    "it misses: an orbit."
)
PASS = Texts(
    {
        "caught": "It is caught",
        "hits": "It hits and flies off",
        "misses": "It misses and flies off",
        "orbit": "It goes into orbit without a hit",
    },
    {
        "caught": "It hit at {before} and left at {after}; to get away it needs {needed}.",
        ("hits", "elastic"): "It left at {left}, exactly as fast as it came.",
        (
            "hits",
            "fast",
        ): "It had {before} at the hit and kept {after}, more than the {needed} needed.",
        "misses": "Bent by {bent}, nearest {nearest}, and off at {left}.",
        "orbit": "It was never fast enough to leave: {came}, needed {needed_there}.",
    },
    {
        ("orbit", "misses"): "Coming near is not enough. Falling in made it faster, climbing out "
        "as slow as before: {came} in, {left} out. Without a hit nothing is lost, and nothing is "
        "caught.",
        ("orbit", "caught"): _BENT + " At the hit it lost too much to leave: {after} was left.",
        ("orbit", "hits"): _BENT + " After the hit {after} was enough to leave.",
        ("caught", "hits", "elastic"): "A hit alone does not hold it. Nothing was lost, so its "
        "energy is that of far away: it gets back there, at {left}.",
        ("caught", "hits", "fast"): "It hit at {before} and still had {after}. {needed} is enough "
        "to get away, so it left, at {left}.",
        ("hits", "caught"): "A bounce does not throw it off. It left the hit at {after}, and "
        "{needed} is needed to leave. So it falls back, again and again.",
        (
            "misses",
            "caught",
            "straight",
        ): "Each stone has a radius of 1 m. Aimed {aim} beside, they "
        "touch even on a straight line. It left the hit at {after}: caught.",
        (
            "misses",
            "caught",
            "beside",
        ): "{aim} beside looks like a miss for stones of 1 m. But they "
        "attract: everything aimed closer than {wide} hits. It left at {after}: caught.",
        ("misses", "hits"): "{aim} beside is no miss: the path is bent, so everything aimed closer "
        "than {wide} hits. It left at {left}.",
        ("caught", "misses"): _BEHIND + " It left at {left}, as fast as it came.",
        ("hits", "misses"): _BEHIND + " Attraction bent its way by {bent}, and that was all.",
        ("caught", "orbit"): _BOUND + " Nearest they were {nearest}.",
        ("hits", "orbit"): "It never hit: nearest {nearest}. " + _BOUND,
        ("misses", "orbit"): "It cannot fly off. " + _BOUND,
    },
)

PASS_STEPS = (
    "Half of the speed is kept, all in mm/s. Far away: 0.336.",
    "At the hit: √(0.336² + 1.295²) = 1.338.",
    "After the hit: 0.669.",
    "Your turn. To get away it needs 1.295; so it lacks [0.626].",
)

CATCH = Texts(
    {
        "ahead": "It is ahead of its twin",
        "level": "It is level with its twin",
        "behind": "It is behind its twin",
    },
    {
        "behind": "{angle} behind: pushed forwards it climbs to {far}, and its round takes {round} "
        "instead of {twin}.",
        "ahead": "{angle} ahead: braked it falls inside, to {near}, and its round takes {round} "
        "instead of {twin}.",
        ("level", "across"): "Level, within {angle}: a push across changes the shape, hardly the "
        "time of a round.",
        ("level", "mass"): "Level: mass drops out.",
    },
    {
        ("ahead", "behind"): "Faster at the push is not ahead at the end. The push lifted it to a "
        "larger round, where it is *slower* for most of the way: {round} instead of {twin}.",
        ("behind", "ahead"): "Braking does not make it late. It sank to a smaller round, where it "
        "is faster: {round} instead of {twin}. So it is ahead.",
        ("ahead", "level", "across"): "A push across adds almost no energy: {energy}. The time of "
        "a round depends on energy alone, so it comes back level, within {angle}.",
        ("behind", "level", "across"): "The way is longer on one side and shorter on the other. "
        "The energy changed by {energy} only, so its round takes {round}: level, within {angle}.",
        ("ahead", "level", "mass"): "A heavier stone is not faster. It is pulled {mass} times as "
        "hard and is {mass} times as hard to turn: the same round.",
        ("behind", "level", "mass"): "A heavier stone is not slower. It is {mass} times as hard to "
        "turn, but it is pulled {mass} times as hard: the same round.",
        ("level", "ahead"): "The push changed its energy, and so the size of its round: {round} "
        "instead of {twin}. Small push, large lead: it adds up all the way round.",
        ("level", "behind"): "The push changed its energy, and so the size of its round: {round} "
        "instead of {twin}. Small push, large delay: it adds up all the way round.",
    },
)

CATCH_STEPS = (
    "At the same height both need the same time for a round.",
    "Three percent higher, a round takes 4.5 % longer: the way is longer, and the pull weaker.",
    "The time grows as the height to the power of 1.5.",
    "Your turn. Twice as far out, a round takes [2.8] times as long.",
)

SLOWEST = Texts(
    {"": "From {need} each"},
    {"": "Right: from {need} each on they miss. {missed}"},
    {
        "circle": "That is the speed of a circle, on which they keep their distance. {missed} They "
        "also miss when slower, from {need} each on.",
        LESS: "Too slow. {met} They miss from {need} each on.",
        MORE: "They miss there, but also when slower. {missed} They miss from {need} each on.",
    },
)

HELD = Texts(
    {"": "Up to {most}"},
    {"": "Right: up to {most}. To leave it needs {needed} after the hit. {away}"},
    {
        "all": "Attraction and a hit are not enough: something must be lost. {away} It is caught "
        "up to {most}.",
        "half": "It is also caught where more is kept. {caught} To leave it needs {needed}, so "
        "it is caught up to {most}.",
        LESS: "Too little: more can be kept. {caught} To leave it needs {needed}, so it is "
        "caught up to {most}.",
        MORE: "That is too much. {away} To leave it needs {needed}, so it is caught up to {most}.",
    },
)

MEETING = Texts(
    {"": "Brake by {brake}"},
    {
        "": "Right: brake by {brake}. Your round then takes {round} and that of the other stone "
        "{twin}, so both come to one place at one time."
    },
    {
        "forwards": "A push forwards makes you late: you climb, and your round takes "
        "{pushed_round}. After it you are {pushed}. Brake by {brake} to meet it.",
        "share": "That is the share of a round that it is ahead. But the time of a round changes "
        "three times as much as the speed: you are {early}. Brake by {brake}.",
        LESS: "Too little: after your round of {late_round} you are {late}. Brake by {brake} to "
        "meet it.",
        MORE: "Too much: after your round of {early_round} you are {early}. Brake by {brake} to "
        "meet it.",
    },
)
