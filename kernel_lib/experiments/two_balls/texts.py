"""What verdicts of lesson 03 say, by what was pressed and what is right."""

from kernel_lib.experiments.teaching.texts import LESS, MORE, OTHER, Texts

__all__ = ["HITS", "LEAVES", "STEPS", "TOGETHER", "TOGETHER_SEEN", "TOGETHER_STEPS", "TURN"]
__all__ += ["ALLOWED", "EXPLODES", "PASSES"]
__all__ += ["TURN_SEEN", "TURN_STEPS", "WAY", "WAY_STEPS", "WHICH_PAIR"]

_STRAIGHT = "seen from {puck} 2, {puck} 1 came straight at its centre"

TOGETHER = Texts(
    {
        "stay": "They stayed together",
        "slide": "They slid off each other",
        "bounce": "They bounced off each other",
    },
    {
        "stay": "Across the line of centres both moved alike, so nothing parted them.",
        "slide": "Along the line the contact stopped {closing}. Across it {sliding} stayed, and "
        "round {puck}s then part.",
        "bounce": "They met at {closing} along the line and parted at {parting}: {share}.",
    },
    {
        ("stay", "slide"): "If no bounce meant stuck, these {puck}s would go on as one. They slid "
        "past each other at {sliding}. A smooth {puck} pushes only along the line of centres, not "
        "across it.",
        ("stay", "bounce"): "{share} of the closing speed came back, so they parted at {parting}.",
        ("slide", "stay", "head-on"): "They met centre to centre: {across} across the line of "
        "centres, so nothing parts them.",
        ("slide", "stay", "crossing"): "Crossing paths need not part them: "
        + _STRAIGHT
        + ". Across the line both move at {across}.",
        ("slide", "bounce"): "They parted faster than that: {parting} came back along the line.",
        ("bounce", "stay"): "A bounce needs speed that comes back. Nothing of the closing speed "
        "{closing} did: they went on together.",
        ("bounce", "slide"): "They parted, but not by a bounce: nothing of {closing} came back. "
        "They slid past each other at {sliding}.",
    },
)

TOGETHER_SEEN = {
    "stay": "They stayed together.",
    "slide": "They slid off each other.",
    "bounce": "They bounced off each other.",
}

TOGETHER_STEPS = (
    "Puck 1 comes with 3 m/s along the line of centres and 1 m/s across. Puck 2 (same mass) is at "
    "rest.",
    "No bounce: along the line both get 1.5 m/s.",
    "Across, smooth pucks cannot push: 1 m/s and 0 stay.",
    "So they slide past each other at 1 m/s, and part.",
    "Your turn. If puck 2 had moved at 1 m/s across as well, they would slide at [0] m/s: they "
    "stick.",
)

_SUM = "{p_lorry} kg m/s to the right, {p_car} to the left: "
_WIN = "{m_lorry} × {v_lorry} = {p_lorry}"
_FAST = "{m_car} × {v_car} = {p_car}"

WAY = Texts(
    {
        "lorry": "They went the lorry's way",
        "car": "They went the car's way",
        "still": "They stood still",
    },
    {
        "lorry": _SUM + "{rest} kg m/s remain, so {mass} go right at {speed}.",
        "car": _SUM + "{rest} kg m/s remain, so {mass} go left at {speed}.",
        "still": _SUM + "together nothing, so nothing moves.",
    },
    {
        ("lorry", "car"): f"Many think that the heavy one wins. Here {_WIN} stands against {_FAST} "
        "kg m/s, so they went the car's way. Mass alone does not decide.",
        ("lorry", "still"): f"Heavy is not enough. Here {_WIN} stands against {_FAST} kg m/s: they "
        "cancel.",
        ("car", "lorry"): f"Many think that the fast one wins. Here {_FAST} kg m/s stands against "
        f"{_WIN}: they went the lorry's way at {{speed}}. Speed alone does not decide.",
        ("car", "still"): "Many think that the fast one wins. Here {p_car} kg m/s stand against "
        "{p_lorry}: they cancel, and nothing is left over.",
        ("still", "lorry"): "If hooked together meant stopped, momentum would be lost. These went "
        "on at {speed}: {p_lorry} − {p_car} = {rest} kg m/s was left for {mass}.",
        ("still", "car"): "Hooked together does not mean stopped. Here {p_lorry} kg m/s stand "
        "against {p_car}: {rest} were left, and the pair went the car's way at {speed}.",
    },
)

WAY_STEPS = (
    "3 kg at 2 m/s to the right: 6 kg m/s.",
    "1 kg at 4 m/s to the left: −4 kg m/s.",
    "Together 6 − 4 = 2 kg m/s.",
    "Together 4 kg, so 2 / 4 = 0.5 m/s to the right.",
    "Your turn. Impulse on the car: from −4 m/s to 0.5 m/s, 1 kg × 4.5 m/s = 4.5 N s. On the lorry "
    "[4.5] N s.",
)

#: What a law says of speeds that keep momentum.
PASSES = "The first ball would have to pass through the second."
EXPLODES = "Energy would grow from {before} to {{energy}}: something must explode."
ALLOWED = (
    "No law rejects it: these balls return {returned} of the closing speed. Momentum leaves one "
    "number free, and the material fills it in."
)

_MET = "They met {off} off centre. That motion round the middle stays: the pair turns at {rate}."

TURN = Texts(
    {
        "none": "It did not turn",
        "clockwise": "It turned clockwise",
        "anticlockwise": "It turned anticlockwise",
    },
    {
        "none": "Seen from {puck} 2, {puck} 1 came straight at its centre. There is nothing to "
        "turn them.",
        "clockwise": _MET,
        "anticlockwise": _MET,
    },
    {
        ("none", "clockwise"): "Mass and speed are not all. Seen from {puck} 2, {puck} 1 came "
        "{off} to the left of a straight hit: the pair turned clockwise at {rate}.",
        ("none", "anticlockwise"): "The centres did not meet on one line. Seen from {puck} 2, "
        "{puck} 1 came {off} to the right of a straight hit: the pair turned anticlockwise at "
        "{rate}.",
        ("clockwise", "anticlockwise"): "It turned the other way. Seen from {puck} 2, {puck} 1 "
        "came {off} off centre, on the right of its own way. So the pair turns anticlockwise.",
        ("anticlockwise", "clockwise"): "It turned the other way, at {rate}. Seen from {puck} 2, "
        "{puck} 1 came in on the left of its own way, {off} off centre: that turns the pair "
        "clockwise.",
        ("clockwise", "none", "crossing"): "Crossing paths need not turn a pair: "
        + _STRAIGHT
        + ", {off} beside it. Nothing turns.",
        ("clockwise", "none", "head-on"): "Both centres moved on one line, {off} apart. So no push "
        "had an arm, and nothing turned the pair clockwise.",
        ("anticlockwise", "none", "crossing"): "Look from {puck} 2: although the paths cross, "
        "{puck} 1 came at its centre, {off} off. So the pair does not turn.",
        ("anticlockwise", "none", "head-on"): "Head-on means {off} off centre. The pushes went "
        "through both centres, and nothing turned the pair anticlockwise.",
    },
)

TURN_SEEN = {
    "none": "It moved on without turning.",
    "clockwise": "It turned clockwise.",
    "anticlockwise": "It turned anticlockwise.",
}

TURN_STEPS = (
    "Equal pucks, 1 kg, radius 1 m, 2 m/s each, 0.8 m off centre. About the common centre each "
    "brings 1 kg × 2 m/s × 0.4 m = 0.8 kg m²/s.",
    "Together 1.6 kg m²/s.",
    "The joined pair: each puck ½ × 1 × 1² for itself and 1 × 1² for its place, together 3 kg m².",
    "1.6 / 3 = 0.533 rad/s.",
    "Your turn. Twice as far off centre, 1.6 m: [1.07] rad/s.",
)

WHICH_PAIR = Texts(
    {"top": "The top pair got the largest impulse"},
    {
        "top": "{top}, against {middle} and {bottom}: to come back, a ball must be stopped *and* "
        "thrown back.",
    },
    {
        ("middle", "top"): "Half of the speed back takes {middle}. In the top pair all comes back, "
        "and that takes {top}.",
        ("bottom", "top"): "If sticking hit hardest, the lowest pair would win. The bouncing pair "
        "got {top}, the lowest {bottom}. To come back, a ball must be stopped *and* thrown back.",
        ("same", "top"): "They meet alike, but do not part alike: {top}, {middle} and {bottom}. "
        "What comes back has to be pushed back.",
    },
)

LEAVES = Texts(
    {"": "It left at {leaves}"},
    {
        "": "Seen from the heavy ball it arrives and leaves at {closing}. The heavy ball itself "
        "moves on at {heavy}: together {leaves}.",
    },
    {
        "same": "As fast as it came: so it leaves a wall at rest. But the heavy ball comes towards "
        "it, so it arrives there with {closing}, and left at {leaves}.",
        "twice": "{closing} is its speed seen from the heavy ball. That ball itself moves on at "
        "{heavy}, so seen from the ground it left at {leaves}.",
        OTHER: "You said {guess} m/s; it left at {leaves}. Seen from the heavy ball it leaves as "
        "fast as it came, with {closing}, and that ball moves on at {heavy}.",
    },
)

HITS = Texts(
    {"": "{hits} hits"},
    {"": "{hits} hits: π × √{ratio} = {number}, without its decimals."},
    {
        "ratio": "One hit per kilogram would be {ratio}. It took {hits}. Each hit turns the speeds "
        "round a circle by one angle; {hits} angles fill half of it.",
        LESS: "Three is right for equal pucks. A heavier puck needs more hits to be turned round: "
        "{hits}.",
        (LESS, "equal"): "Of equal pucks one hands its speed over, the wall sends it back, and it "
        "is handed over again: {hits} hits.",
        MORE: "The hits come to an end. After {hits} the big puck moves away so fast that the "
        "small one cannot follow.",
    },
)

STEPS = Texts(
    {"through": "They flew through each other", "hit": "The program found the hit"},
    {
        "through": "The program looked at {before} and at {after}. Both times the centres were "
        "more than {touch} apart, so it found no hit.",
        "hit": "The program found the hit at {found}. Other steps may miss it.",
    },
    {
        ("hit", "through"): "They do meet, at {meet}, but between two looks. At {before} and at "
        "{after} the centres were more than {touch} apart: the program saw nothing.",
        ("caught", "through"): "To be caught they would have to be found inside each other. At no "
        "look were the centres nearer than {nearest}, and {touch} is touching.",
        ("through", "hit"): "Some steps miss it; this one does not. It found the hit at {found}.",
        ("caught", "hit"): "They hit at {found}, and neither was caught inside the other: the "
        "program put them back to where they touch.",
    },
)
