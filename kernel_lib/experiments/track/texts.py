"""What the verdicts of lesson 09 say."""

from kernel_lib.experiments.teaching.texts import LESS, MORE, Texts

__all__ = ["DEPTH", "DOME_STEPS", "FIRST", "LATER", "LEAST", "LEAVES", "LOOPING", "LOOP_STEPS"]
__all__ += ["ORDER", "REAL", "ROAD_STEPS", "SWINGS", "THREE_WAYS", "WAYS", "WHO"]

LOOPING = Texts(
    {"more": "It needs more"},
    {"more": "It left at {angle}: {share} of its moving energy was in its spin."},
    {
        ("less", "more"): "Its spin does not help, since it had to be paid for. At {angle} the "
        "{body} had {speed}, the block {block_speed}: too slow to press on the track, so it fell.",
        (
            "same",
            "more",
        ): "Mass drops out, but *shape* does not: {share} of this {body}'s moving "
        "energy was in its spin, and it left at {angle}.",
    },
)

WHO = Texts(
    {
        "both": "Both get round",
        "block": "Only the block gets round",
        "body": "Only the {body} gets round",
        "neither": "Neither gets round",
    },
    {
        "both": "{height} radii are enough for both: the block needs 2.5, the {body} {need}.",
        "block": "The block got round. The {body} left at {angle}: {share} of its moving energy "
        "was in its spin.",
        "body": "The bead got round from {height} radii: the wire holds it from outside, too. The "
        "block left at {block_angle}.",
        "neither": "Both left, the block at {block_angle} and the {body} at {angle}: the block "
        "needs 2.5 radii, the {body} {need}.",
        ("neither", "bead"): "The block left at {block_angle}. The bead slid back: from {height} "
        "radii it does not reach the top, at 2.",
    },
    {
        (
            "both",
            "block",
        ): "Mass drops out, but shape does not: {share} of the {body}'s moving energy "
        "is in its spin. It needs {need} radii and left at {angle}.",
        ("both", "body"): "A track can only push, so the block needs 2.5 radii; it left at "
        "{block_angle}. The wire holds the bead from both sides: at the top it pushed it *up*.",
        ("both", "neither"): "From {height} radii both were too slow to press on the track at the "
        "top. The block left at {block_angle}, the {body} at {angle}.",
        ("both", "neither", "bead"): "The block left at {block_angle}: it needs 2.5 radii. The "
        "wire holds the bead, but the top lies 2 radii up, and from {height} it slid back.",
        ("block", "both"): "The {body} needs more than the block, but {height} radii are enough: "
        "it needs {need}.",
        ("block", "both", "bead"): "The bead needs less than the block: a wire holds it from both "
        "sides. {height} radii are enough for both.",
        ("block", "body"): "A wire holds the bead from both sides, so it needs only 2 radii. The "
        "block needs 2.5: it left the track at {block_angle}.",
        ("block", "neither"): "{height} radii are too low for the block as well. At {block_angle} "
        "its weight bent its way more than the loop does.",
        ("body", "both"): "{height} radii are enough for both. The block needs 2.5, and at the top "
        "it still had {top_speed}.",
        ("body", "block"): "Its spin does not help, since it had to be paid for. The {body} needs "
        "{need} radii, the block 2.5. It left at {angle}.",
        ("body", "neither"): "Its spin does not help. The {body} needs {need} radii, more than the "
        "block. From {height} both left the track.",
        ("body", "neither", "bead"): "The top lies 2 radii up. From {height} not even the bead on "
        "its wire gets there.",
        ("neither", "both"): "{height} radii are enough for both: the block needs 2.5, the {body} "
        "{need}. Mass and planet do not count.",
        ("neither", "block"): "The block needs 2.5 radii. From {height} the track still pressed on "
        "it at the top, with {press} of its weight.",
        ("neither", "body"): "The wire holds the bead from both sides: it needs only 2 radii, and "
        "got round from {height}.",
    },
)

REAL = Texts(
    {
        "rolls": "It gets round, rolling",
        "slips": "It gets round, but slips",
        "falls": "It does not get round",
    },
    {
        "rolls": "It gets round, and grips all the way.",
        "slips": "It slips from {slip}: there the track hardly presses it on.",
        "falls": "It slips from {slip} and leaves at {angle} (the top is 180°).",
    },
    {
        ("rolls", "slips"): "Near the top nothing presses it on, so it must slip: from {slip} on. "
        "It was fast enough to get round all the same.",
        ("rolls", "falls"): "Near the top nothing presses it on, so it must slip: from {slip} on, "
        "and it left at {angle}.",
        ("slips", "rolls"): "It never slipped: here the track presses it on enough.",
        ("slips", "falls"): "Slipping took too much of its speed: it slips from {slip} and leaves "
        "at {angle}.",
        ("falls", "rolls"): "It gets round, and never slipped on the way.",
        ("falls", "slips"): "It does slip, from {slip} on, but what that takes is too little to "
        "make it fall.",
    },
)

DEPTH = Texts(
    {
        "top": "It flies off at the top",
        "third": "A third of the radius down",
        "half": "Half of the radius down",
        "side": "It stays on to the side",
    },
    {
        "top": "It was pushed at {speed}, more than √(g R) = {limit}: it flies at once.",
        "third": "It leaves {angle} from the top, {depth} of the radius down.",
        "half": "It leaves {angle} from the top, {depth} of the radius down.",
        "side": "A wire also pulls: it holds the bead all the way.",
    },
    {
        ("top", "third"): "If speed threw it off at once, it would leave at the top. There it had "
        "{speed}; its weight far exceeded what the curve needed. They were equal {depth} of the "
        "radius down.",
        ("top", "half"): "At the top the {body} had {speed}, and its weight was far more than the "
        "curve needed. Only {depth} of the radius down they were equal.",
        ("third", "top"): "It was pushed at {speed}, more than √(g R) = {limit}. Even at the top "
        "its weight is too small to bend its way: it flies at once.",
        ("half", "top"): "Half way down is far too late. Pushed at {speed}, more than √(g R) = "
        "{limit}, it flies at the top.",
        ("third", "half"): "That is for a block. A hoop puts half of its energy into turning, so "
        "it is slower at each height and stays on longer: {depth}.",
        ("half", "third"): "At half way the curve needs {needed} of its weight, and the weight "
        "gives only 0.5. It left before, at {depth}.",
        ("side", "third"): "A dome is not a slope: a slope does not bend. Here its way bends, and "
        "below {depth} of the radius the weight is too weak for that: it flies.",
        ("side", "half"): "A {body} stays on longer than a block, but not to the side. Below "
        "{depth} of the radius its weight is too weak to bend its way.",
        ("side", "top"): "It never followed the dome: at {speed} it flies at the top.",
        ("top", "side"): "A dome can only push; a wire also pulls. The bead had {speed} at the "
        "top, and the wire held it to the side.",
        ("third", "side"): "That is for a dome, which can only push. Below a third of the radius "
        "this wire pulls the bead in, so it stays on to the side.",
        ("half", "side"): "A dome can only push, and a block would leave it. This wire pulls the "
        "bead in, so it stays on to the side.",
    },
)

LATER = Texts(
    {"higher": "It leaves higher up", "same": "At the same place", "lower": "It leaves lower down"},
    {
        "higher": "The block leaves {block_angle} from the top, the {body} {angle}.",
        "same": "Both leave {block_angle} from the top: without friction it does not turn.",
        "lower": "The block leaves {block_angle} from the top, the {body} {angle}: it is slower at "
        "each height, since it also turns.",
    },
    {
        ("higher", "lower"): "Turning does not throw it off. It leaves at {angle}, the block at "
        "{block_angle}: it is slower at each height, since it also turns.",
        ("same", "lower"): "Mass drops out, shape does not: it leaves at {angle}, the block at "
        "{block_angle}. It is slower at each height, since it also turns.",
        ("higher", "same"): "Without friction nothing turns it: it leaves at {angle}, like the "
        "block.",
        ("lower", "same"): "Without friction it does not turn, so it is not slower: it leaves at "
        "{angle}, like the block.",
        ("same", "higher"): "It leaves at {angle}, the block at {block_angle}.",
        ("lower", "higher"): "Not here: it leaves at {angle}, the block at {block_angle}.",
    },
)

FIRST = Texts(
    {
        "line": "The straight line is faster",
        "curve": "The curve is faster",
        "high": "The upper one is first",
        "low": "The lower one is first",
        "light": "The light one is first",
        "heavy": "The heavy one is first",
        "both": "Both at once",
    },
    {
        "curve": "{curve} against {line}: it was fast early.",
        "line": "{line} against {curve}.",
        ("both", "bowl"): "Both after {time}. In this bowl, a cycloid, all swings take the same "
        "time.",
        ("both", "masses"): "Both after {time}.",
    },
    {
        ("line", "curve"): "Many take the shortest way. It is {shorter} shorter, but slow for "
        "long: at half of its way it had {line_half}, the other one {curve_half}.",
        (
            "both",
            "curve",
        ): "The same drop gives the same *speed at the end*, {end} both, but not the "
        "same time. That depends on where they got it: early is better, {curve} against "
        "{line}.",
        ("both", "line", "flat"): "The same drop gives the same *speed at the end*, {end} both. "
        "But this curve gets its speed late: {curve} against {line}.",
        ("both", "line", "deep"): "The same drop gives the same *speed at the end*, {end} both. "
        "But this way is {longer} times as long: {curve} against {line}.",
        ("curve", "line", "flat"): "Bends do not make it fast, depth does. This one is high for "
        "long: after {early} it had {curve_early}, the straight one {line_early}.",
        ("curve", "line", "deep"): "Deeper is faster only up to a point. This way is {longer} "
        "times as long, and its speed does not pay for that: {curve} against {line}.",
        ("low", "both", "bowl"): "The lower one has less to go, but the upper one starts steeper "
        "and is faster, by just as much: {time} both. This bowl is special: a cycloid.",
        ("high", "both", "bowl"): "The upper one is faster, but has farther to go, by just as "
        "much: {time} both. This bowl is special: a cycloid.",
        ("heavy", "both", "masses"): "Many think the heavy one is faster. {mass} times the weight "
        "has {mass} times the inertia: {time} both.",
        ("light", "both", "masses"): "The light one has less inertia, but its weight pulls less, "
        "by just as much: {time} both.",
    },
)

WAYS = Texts(
    {
        "line": "The straight line is the fastest",
        "arc": "The arc is the fastest",
        "cycloid": "The cycloid is the fastest",
    },
    dict.fromkeys(
        ("line", "arc", "cycloid"),
        "{times}. A steep start makes it fast early. That is worth the longer way.",
    ),
    {
        (said, "cycloid"): f"{why} {{times}}. A steep start makes it fast early."
        for said, why in (
            ("line", "The straight line is the shortest, but slow for long."),
            ("arc", "Nearly: the cycloid is steeper still at the start."),
            ("none", "The speed at the end is the same, the time is not."),
        )
    },
)

_SPENDS = (
    "{times}. All the block's energy moves it forward; the ball spends 2/7 on spin, the hoop half."
)
ORDER = Texts(
    {"block": "Block, ball, hoop"},
    {"block": _SPENDS},
    {
        ("hoop", "block"): "Spin does not push it on. " + _SPENDS,
        ("together", "block"): "Mass drops out, shape does not. " + _SPENDS,
    },
)

_LONGER = (
    "The {rolling} takes {ratio} times as long, {roll} against {slide}: part of its energy goes "
    "into spin."
)
SWINGS = Texts(
    {"slides": "The one that slides"},
    {"slides": _LONGER},
    {
        ("rolls", "slides"): "Its spin costs it speed. " + _LONGER,
        ("together", "slides"): "Shape counts. " + _LONGER,
    },
)

LEAST = Texts(
    {"": "From {need} radii"},
    {
        "": "Right: it gets round from {need} radii on. Of its moving energy {share} is in its "
        "spin, so it needs more height than a block.",
        ("", "bead"): "Right: it gets round from {need} radii on. The wire holds it from both "
        "sides, so it needs no speed at the top.",
    },
    {
        "block": "That is for a block. Of the moving energy of a {body} {share} is in its spin: it "
        "gets round from {need} radii on.",
        ("block", "bead"): "That is for a block, on which a track can only push. A wire holds the "
        "bead from both sides: it gets round from {need} radii on.",
        "top": "That is the height of the top itself. There it would have no speed left, and would "
        "fall before: it gets round from {need} radii on.",
        LESS: "Too low: from {low} radii it left the track at {angle}, near the top, which is "
        "180°. It gets round from {need} radii on.",
        (LESS, "bead"): "Too low: the top is 2 radii up. From {low} radii it slid back, and gets "
        "round from {need} on.",
        MORE: "It needs less: the {body} gets round from {need} radii on. Only {share} of its "
        "moving energy is in its spin.",
        (MORE, "bead"): "It needs less: no speed is needed at the top, since the wire holds it "
        "from both sides. It gets round from {need} radii on.",
    },
)

LEAVES = Texts(
    {"": "{depth} radii down"},
    {
        ("", "pushed"): "Right: {depth} radii down, {angle} from the top. The push makes it faster "
        "at each height, so it leaves sooner than from rest.",
        ("", "rolls"): "Right: {depth} radii down, {angle} from the top. It is slower at each "
        "height than a block, since it also turns, so it stays on longer.",
    },
    {
        ("third", "pushed"): "A third is for a block from rest. Pushed at {speed} it is faster at "
        "each height, so it leaves sooner: {depth} radii down.",
        ("third", "rolls"): "A third is for a block. A {body} is slower at each height, since it "
        "also turns, so it stays on longer: {depth} radii down.",
        "top": "It flies at the top only from √(g R) = {limit} on. At {speed} its weight still "
        "bends its way: it leaves {depth} radii down.",
        "sixth": "Half the push is not half the way: what counts is the speed squared. At {speed} "
        "it leaves {depth} radii down.",
        "half": "Half of the radius is for a hoop, with half of its moving energy in its spin. A "
        "{body} has {share} there: it leaves {depth} radii down.",
        LESS: "Too high up: there its weight is still enough to bend its way. It leaves {depth} "
        "radii down, {angle} from the top.",
        MORE: "It has left before: its weight cannot bend its way any more from {depth} radii "
        "down on, {angle} from the top.",
    },
)

_EARLY = "{times}. A steep start makes it fast early."
_ALL_THE_WAY = (
    "It takes {ratio} times as long on each, on the line {line_roll} against {line_slide}: "
    "{share} of its moving energy is in its spin."
)

THREE_WAYS = Texts(
    {
        "cycloid_arc_line": "Cycloid, arc, straight line",
        "alike": "{ratio} times as long on each",
    },
    {
        "cycloid_arc_line": "Right. " + _EARLY,
        "alike": "Right. " + _ALL_THE_WAY,
    },
    {
        (
            "line_arc_cycloid",
            "cycloid_arc_line",
        ): "The shortest way is slow for long. " + _EARLY,
        (
            "arc_cycloid_line",
            "cycloid_arc_line",
        ): "Nearly: the cycloid is steeper still at the start. " + _EARLY,
        (
            "together",
            "cycloid_arc_line",
        ): "The speed at the end is the same, the time is not. " + _EARLY,
        ("none", "alike"): "Mass drops out, spin does not. " + _ALL_THE_WAY,
        ("line", "alike"): "A slow way loses no more than a fast one. " + _ALL_THE_WAY,
        ("cycloid", "alike"): "A steep way costs no more spin. " + _ALL_THE_WAY,
    },
)

LOOP_STEPS = (
    "At the top, weight alone bends the way: v² = g r.",
    "So a block needs half a radius of height for its speed, on top of two.",
    "A ball needs 7/5 of that, since 2/7 of its moving energy is in its spin: 0.7.",
    "Your turn. A hoop has as much in spin as in speed: it needs 2 + [1] radii.",
)

DOME_STEPS = (
    "At 30° the weight pulls towards the centre with 0.87 of itself; the curve needs 0.27.",
    "At 48.2° it pulls with 0.67, and the curve needs 0.67: the track pushes no more.",
    "At 60° it would pull with 0.5, and the curve would need 1. So the block has left.",
    "Your turn. On the Moon both shrink alike, so it leaves at [48.2]°.",
)

ROAD_STEPS = (
    "The straight line, at half of its way: 3.1 m/s.",
    "The dip, at half of its way: 3.8 m/s.",
    "Both end at 4.43 m/s. Being slow costs more time than being fast gains.",
    "Your turn. 1 m at 1 m/s and 1 m at 4 m/s take [1.25] s; 2 m at 2.5 m/s take 0.8 s.",
)
