"""What the verdicts of lesson 10 say."""

from kernel_lib.experiments.teaching.texts import LESS, MORE, Texts

__all__ = [
    "AT_ALL",
    "BECOMES",
    "CATCH",
    "CATCH_STEPS",
    "END",
    "END_STEPS",
    "FLYING",
    "GRAZE",
    "HELD",
]
__all__ += ["MEETING", "PASS", "PASS_STEPS", "ROUND", "SLOWEST"]

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

_BARELY = "Aimed up to {wide} beside it hits, and {aim} is {how}."
GRAZE = Texts(
    {
        "lost": "It loses energy, and flies off",
        "none": "It loses none",
        "caught": "It is caught",
    },
    {
        "lost": _BARELY + " So the rims close at {closing}, and {share} of its energy is gone.",
        ("none", "touch"): "The rims touch, but they move along each other. They close at only "
        "{closing}, and a hit takes from that alone.",
        ("none", "miss"): _BARELY + " It passes at {nearest}: no hit, no loss.",
        "caught": _BARELY + " The rims close at {closing}, and that takes more energy than it "
        "brought.",
    },
    {
        ("none", "lost"): "It grazes, but not along the rims alone: they close at {closing}. The "
        "hit took {share} of the energy that it brought.",
        ("caught", "lost"): "The hit took {share} of the energy that it brought. What is left is "
        "enough to leave, at {left}.",
        ("lost", "none", "touch"): "A touch alone takes nothing. The rims move along each other, "
        "and close at only {closing}; of {came} it keeps {left}.",
        ("lost", "none", "miss"): "It came within {nearest}, and did not touch. Without a hit "
        "nothing is lost: {came} in, {left} out.",
        ("caught", "none", "touch"): "To be caught it must lose all the energy that it brought. "
        "The rims close at only {closing}, so it leaves at {left}.",
        ("caught", "none", "miss"): "Attraction alone does not hold it. It passed at {nearest} "
        "without a hit, and left at {left}, as fast as it came.",
        ("none", "caught"): "It is slow far away, so it brings little energy. The rims close at "
        "{closing}, and the hit takes more than that.",
        ("lost", "caught"): "It cannot fly off: at {came} it brought little energy, and closing at "
        "{closing} the hit took more than that.",
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

ROUND = Texts(
    {
        "left": "The left one needs longer",
        "right": "The right one needs longer",
        "same": "Both need the same time",
    },
    {
        "left": "One round takes {left} on the left and {right} on the right.",
        "right": "One round takes {right} on the right and {left} on the left.",
        (
            "same",
            "balanced",
        ): "Farther out the way is longer and the pull weaker. The heavier stone "
        "makes up for both: {left} and {right}.",
        ("same", "alike"): "Both circles are alike, and so are the heavy stones: {left} each.",
    },
    {
        ("left", "right", "farther"): "The right one has the longer way: {slow_way} at {slow}, on "
        "the left {fast_way} at {fast}. A round takes {right}, not {left}.",
        ("right", "left", "farther"): "The left one has the longer way: {slow_way} at {slow}, on "
        "the right {fast_way} at {fast}. A round takes {left}, not {right}.",
        ("left", "right", "lighter"): "The lighter stone pulls less, so on the right it is slower: "
        "{slow}, on the left {fast}. A round takes {right}, not {left}.",
        ("right", "left", "lighter"): "The lighter stone pulls less, so on the left it is slower: "
        "{slow}, on the right {fast}. A round takes {left}, not {right}.",
        ("same", "left", "farther"): "Mass does not make up for this distance: {slow_radius} from "
        "{slow_mass} take {left}, and {fast_radius} from {fast_mass} only {right}.",
        ("same", "right", "farther"): "Distance counts more than mass. With {slow_radius} from "
        "{slow_mass} a round takes {right}, with {fast_radius} from {fast_mass} only {left}.",
        ("same", "left", "lighter"): "What is lighter pulls less: {slow_mass} keep a stone on its "
        "circle at {slow} only. So it is {left} on the left, {right} on the right.",
        (
            "same",
            "right",
            "lighter",
        ): "Mass counts: round {slow_mass} a stone goes at {slow}, round "
        "{fast_mass} at {fast}. So it is {right} on the right, {left} on the left.",
        (
            "left",
            "same",
            "balanced",
        ): "The left one is not late. At {slow_radius} the way is longer "
        "than at {fast_radius}, but {slow_mass} pull harder than {fast_mass}: {left} and {right}.",
        ("right", "same", "balanced"): "What {slow_radius} in place of {fast_radius} costs, "
        "{slow_mass} in place of {fast_mass} make up for: {right}, and {left} on the left.",
        (
            "left",
            "same",
            "alike",
        ): "Nothing tells the left one from the right one: radius, mass and "
        "speed, {fast}, are alike. A round takes {left}.",
        (
            "right",
            "same",
            "alike",
        ): "The right one has the same radius and goes round the same mass "
        "at the same {fast}. A round takes {right}.",
    },
)

BECOMES = Texts(
    {
        "one": "It becomes one lump, which turns",
        "two": "It becomes two lumps, which circle",
        "apart": "It breaks up, and the pieces fly apart",
    },
    {
        "one": "{count} hits took {lost}, but none of the turning. The lump keeps it, and goes "
        "round once in {turn}; the wide cloud needed {began}.",
        "two": "Hits took {lost}, but none of the turning. One lump cannot hold so much: now "
        "{large} stones and {small} circle each other, {between} apart.",
        "apart": "It turned too fast for attraction to hold it. {pieces} pieces fly apart; the "
        "farthest is {far} from the middle after {time}.",
    },
    {
        ("two", "one"): "It turned too slowly to part. {count} hits took {lost}, and all "
        "stones came together; what it had of turning the lump still has, once in {turn}.",
        ("apart", "one"): "Hits do not drive stones apart: {count} of them took {lost}. So slow a "
        "cloud is pulled together, into a lump that turns once in {turn}.",
        ("one", "two"): "Attraction does not win alone. No hit takes any turning, and two lumps "
        "can hold more of it: {large} and {small} stones, {between} apart.",
        ("apart", "two"): "Not fast enough to leave: hits took {lost}. Two lumps, of {large} and "
        "{small} stones, hold each other, {between} apart.",
        ("one", "apart"): "Attraction holds only what is slow enough. This cloud turned once in "
        "{began}: {pieces} pieces leave, and the farthest is {far} out.",
        ("two", "apart"): "Lumps circle only where attraction can hold them. These {pieces} pieces "
        "are too fast for that; the largest has only {large} stones.",
    },
)

FLYING = Texts(
    {
        "all": "All three are together",
        "two": "Two are together",
        "none": "None are together",
    },
    {
        "all": "{count} hits took {lost}. From {over} on all three touch.",
        ("two", "leaves"): "Two touch; the third is {far} away and leaves at {speed}: {leave} is "
        "enough.",
        ("two", "held"): "Two touch; the third is still {far} away. At {speed} it is held, for "
        "leaving takes {leave}.",
        "none": "They never touched: nearest {nearest}. Without a hit nothing is lost.",
    },
    {
        ("two", "all"): "The third is held as well. {count} hits took {lost}, and after that none "
        "had the energy to leave: from {over} on all touch.",
        ("none", "all"): "They attract, and each hit takes energy: {count} hits took {lost}. They "
        "were never more than {farthest} apart, and end in a touch.",
        ("all", "two", "leaves"): "Attraction alone does not hold the third. It is {far} away at "
        "{speed}, and {leave} is enough to leave the two that touch.",
        (
            "all",
            "two",
            "held",
        ): "Not yet: two touch, but the third goes round them, {far} away, and "
        "has not met them again. Without a hit it loses nothing.",
        ("none", "two", "leaves"): "Hits do not drive all apart. {count} hits took {lost}, and two "
        "touch. Only the third leaves, at {speed}.",
        ("none", "two", "held"): "Hits hold two together: {count} of them took {lost}. The third, "
        "{far} away, is held as well: it needs {leave} to leave.",
        ("all", "none"): "Attraction alone holds nothing that is fast enough. No two came nearer "
        "than {nearest}, so no hit took energy.",
        ("two", "none"): "Two that only pass each other stay no pair: without a hit nothing is "
        "lost. Nearest they were {nearest}.",
    },
)
