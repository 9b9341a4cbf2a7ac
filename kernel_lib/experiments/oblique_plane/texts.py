"""What verdicts of lesson 02 say, by what was pressed and what is right."""

from kernel_lib.experiments.teaching.texts import LESS, MORE, Texts

__all__ = ["FLAT", "FLAT_SEEN", "LANDING", "LANDING_SEEN", "LANDING_STEPS", "LAST", "LEAST"]
__all__ += ["LEAST_STEPS", "LUMPS", "ROUGHNESS", "ROUGHNESS_STEPS"]

_STOPPED = "The slope stopped the {into} into it. "
_SMOOTH = _STOPPED + "Nothing pushes along a smooth slope, so {after} {way} stayed."
_ROUGH = _STOPPED + "Friction took {took} of the speed along the slope, so {after} {way} stayed."
_WEAK = "Friction cannot take more than μ × {into} = {most} of the speed along the slope. "

_ALL_LOST = "Into the slope all was lost, and friction could take the {before} along it as well."
_TOOK_ALL = (
    "It had {before} {up_or_down} the slope. Friction took it all: it can take up to μ × {into} = "
    "{most}."
)
_HELD = "Friction holds it: μ = {mu} is more than the slope, {slope}."

LANDING = Texts(
    {
        "bounces": "It bounced off",
        "stops": "It stopped where it landed",
        "up": "It slid up, then back down",
        "down": "It slid down at once",
    },
    {
        "bounces": "Of {into} into the slope {returned} came back: {out} out.",
        "stops": _ALL_LOST,
        "up": _SMOOTH,
        ("up", "rough"): _ROUGH,
        "down": _SMOOTH,
        ("down", "rough"): _ROUGH,
    },
    {
        ("bounces", "stops"): "A bounce needs speed out of the slope. Nothing of the {into} into "
        "the slope came back, and friction took the rest.",
        ("bounces", "up"): "A bounce needs speed out of the slope. Nothing of the {into} into it "
        "came back; what the lump kept is {after} *up* the slope.",
        ("bounces", "down"): "A bounce needs speed out of the slope, and none came back. This lump "
        "kept {after}, but *down* the slope.",
        ("stops", "up"): "If nothing returned meant *stop*, the lump would lie still. It kept "
        "{after} along the slope. The slope stops only the part *into* it.",
        ("stops", "up", "rough"): _WEAK + "{after} uphill stayed, so the lump slid on.",
        ("stops", "down"): "Nothing returned does not mean stopped. The slope took the {into} "
        "*into* it, and {after} downhill stayed.",
        ("stops", "down", "rough"): "This friction is too weak: of {before} down the slope it took "
        "{took}. The rest stayed, so the lump slid on.",
        ("stops", "bounces"): "Part of its speed returned: {out} came back out of the slope.",
        ("up", "down"): "What counts is the speed along the slope at the landing. This lump had "
        "{before} *down* the slope, so it went on down.",
        ("up", "stops"): _TOOK_ALL,
        ("up", "bounces"): "It left the slope again, with {out}.",
        ("down", "up"): "Weight does not win at once. This lump still had {after} up the slope, "
        "and took {later} to lose it.",
        ("down", "stops"): _HELD,
        ("down", "bounces"): "Before it could slide, it was off the slope: {out} came back out.",
    },
)

FLAT = Texts(
    {"stops": "It stopped where it landed", "stays": "It slid up, then stayed"},
    {
        "stops": _ALL_LOST,
        "stays": "The landing left {after} uphill. It stopped after {later}, and there friction "
        "holds it: μ = {mu} is more than the slope, {slope}.",
    },
    {
        ("stops", "stays"): _WEAK + "{after} uphill stayed, and took {later} to end.",
        ("up", "stays"): "It slid up for {later}, but not back: where it stopped, friction holds "
        "it. μ = {mu} is more than the slope, {slope}.",
        ("down", "stays"): "Weight does not win here. The lump had {after} up the slope, and then "
        "friction held it: μ = {mu} against a slope of {slope}.",
        ("stays", "stops"): "Nothing was left to slide with. Of {before} along the slope friction "
        "took all: it can take up to μ × {into} = {most}.",
        ("up", "stops"): _TOOK_ALL,
        ("down", "stops"): _HELD,
    },
)

LANDING_SEEN = {
    "bounces": "It bounced off.",
    "stops": "It stopped where it landed.",
    "up": "It slid up the slope, then back down.",
    "down": "It slid down at once.",
}
FLAT_SEEN = {
    "stays": "It slid up the slope, then stayed.",
    **{name: text for name, text in LANDING_SEEN.items() if name != "bounces"},
}

LANDING_STEPS = (
    "A lump hits a smooth slope with 5 m/s, 3 m/s of it into the slope.",
    "Along the slope it has √(25 − 9) = 4 m/s.",
    "The slope returns nothing: 3 m/s become 0.",
    "Nothing pushes along: 4 m/s stay.",
    "Energy: 16 of 25 parts stay, 64 %.",
    "Your turn. 13 m/s, 5 m/s of it into the slope: afterwards it has [12] m/s.",
)

LAST = Texts(
    {"slides": "The bounces ended, and it slid"},
    {
        "slides": "The bounces ended at {end}. Along the slope nothing had stopped the ball: it "
        "had {speed} downhill, and slid on.",
    },
    {
        ("rests", "slides"): "Nothing along a smooth slope can hold it. When the bounces ended, at "
        "{end}, the ball had {speed} down the slope.",
        ("never", "slides"): "Infinitely many bounces need not take for ever. Each flight lasted "
        "{share} of the one before, and at {end} all were over.",
    },
)

_ENOUGH = "Down the slope pull {pull}; {press} press. {pull} / {press} = {limit} is enough."

ROUGHNESS = Texts(
    {"": "μ = {limit} is just enough"},
    {"": "{pull} pull, {press} press: μ = {limit}, which is the slope itself."},
    {
        LESS: "With μ = {guess} it slides. Its weight pulls with {pull}, and friction holds at "
        "most {guess} × {press}. It takes {pull} / {press} = {limit}.",
        "one": "μ need not be 1 to hold. " + _ENOUGH,
        MORE: "It holds, but less would do. " + _ENOUGH,
    },
)

ROUGHNESS_STEPS = (
    "Slope 1 in 4, 2 kg. Weight 19.6 N: along the slope 4.76 N, into it 19.0 N.",
    "Friction holds at most μ × 19.0 N.",
    "Enough: μ × 19.0 N = 4.76 N, so μ = 0.25.",
    "8 kg: 19.0 N and 76.1 N, again 0.25.",
    "Your turn. Slope 1 in 2: μ = [0.5].",
)

_PULLS = "it pulls {times} times as hard and is pressed {times} times as hard. "

LUMPS = Texts(
    {
        "light": "Only the light lump slid",
        "heavy": "Only the heavy lump slid",
        "both": "Both lumps slid",
        "neither": "Neither lump slid",
    },
    {
        "light": "Under the {light} lump μ = {mu_light} < {slope}: it slides. Under the {heavy} "
        "lump {mu_heavy} > {slope}: it stays. The masses do not count.",
        "heavy": "Under the {heavy} lump μ = {mu_heavy} < {slope}: it slides. Under the {light} "
        "lump {mu_light} > {slope}: it stays. The masses do not count.",
        "both": "Both μ, {mu_light} and {mu_heavy}, are less than {slope}: both slide. The masses "
        "do not count.",
        "neither": "Both μ, {mu_light} and {mu_heavy}, are more than {slope}: both stay. The "
        "masses do not count.",
    },
    {
        ("light", "heavy"): "If weight held a lump, the {heavy} lump would stay. It slid: its "
        "weight pulls {times} times as hard as well. Only μ and slope count: {mu_heavy} < {slope}.",
        ("light", "both"): "Heavy does not sit more firmly. The {heavy} lump slid as well: under "
        "it μ = {mu_heavy} is less than {slope}.",
        ("light", "neither"): "Light does not mean loose. The {light} lump stayed: under it "
        "μ = {mu_light} is more than {slope}.",
        ("heavy", "light"): "More weight does not make a lump slide. It stayed: "
        + _PULLS
        + "μ = {mu_heavy} > {slope}.",
        ("heavy", "both"): "Little weight does not hold a lump. The {light} lump slid {way_light} "
        "as well: μ = {mu_light} is less than {slope}.",
        ("heavy", "neither"): "Heavy pulls harder, but it is held harder as well. Under it "
        "μ = {mu_heavy} is more than {slope}, so it stayed, like the light one.",
        ("both", "light"): "A slope alone does not make a lump slide. The {heavy} lump stayed: "
        "μ = {mu_heavy} is more than {slope}.",
        ("both", "heavy"): "It takes more than a slope. The {light} lump stayed, for its "
        "μ = {mu_light} is more than {slope}.",
        ("both", "neither"): "Neither slid. Both μ, {mu_light} and {mu_heavy}, are more than "
        "{slope}: friction can hold more than the weight pulls.",
        ("neither", "light"): "Friction holds only up to its limit. The {light} lump slid "
        "{way_light}: μ = {mu_light} is less than {slope}.",
        ("neither", "heavy"): "Its weight did not hold the {heavy} lump. It slid {way_heavy}: "
        "μ = {mu_heavy} is less than {slope}.",
        ("neither", "both"): "Both slid. Their μ, {mu_light} and {mu_heavy}, are less than "
        "{slope}: the weight pulls harder than friction can hold.",
    },
)

_TOOK = "{right} took the least energy"
_ONLY = "Into the slope went {right_into} only: {right} lost {right_lost}. The others lost "

LEAST = Texts(
    {"slowest": _TOOK, "between": _TOOK, "flattest": _TOOK},
    {
        "slowest": _ONLY + "{between_lost} and {flattest_lost}.",
        "between": _ONLY + "{slowest_lost} and {flattest_lost}.",
        "flattest": _ONLY + "{slowest_lost} and {between_lost}.",
    },
    {
        ("slowest", "flattest"): "{slowest}, the slowest, lost {slowest_lost}; {right} lost "
        "{right_lost}. Not the speed counts but the speed *into* the slope: {slowest_into} against "
        "{right_into}.",
        ("slowest", "between"): "Slow is not soft. At {slowest_angle} {slowest} still had "
        "{slowest_into} into the slope and lost {slowest_lost}. {right} had {right_into} and lost "
        "{right_lost}.",
        ("flattest", "slowest"): "{flattest} came at {flattest_angle} with {flattest_speed}. It "
        "still had {flattest_into} into the slope, {right} only {right_into}. Speed and angle both "
        "count.",
        ("flattest", "between"): "A flat landing can be too fast: {flattest} had {flattest_into} "
        "into the slope and lost {flattest_lost}. {right} had {right_into} and lost {right_lost}.",
        ("between", "slowest"): "{between} had {between_into} into the slope and lost "
        "{between_lost}. {right} came more steeply, but so slowly that it lost {right_lost} only.",
        ("between", "flattest"): "{between} had {between_into} into the slope and lost "
        "{between_lost}. {right} was faster, but so flat that it lost {right_lost} only.",
    },
)

LEAST_STEPS = (
    "10 m/s at 30° to the slope.",
    "Into the slope: 10 × sin 30° = 5 m/s. Along it 8.66 m/s.",
    "Lost with 1 kg: 5² / 2 = 12.5 J of 50 J, a quarter.",
    "At 60°: 8.66 m/s into it, 37.5 J, three quarters.",
    "Your turn. 6 m/s straight down on level ground, 1 kg: lost [18] J.",
)
