"""What verdicts of lesson 01 say, by what was pressed and what is right."""

from kernel_lib.experiments.teaching.texts import Texts

__all__ = ["CONTRAST", "HIGH", "HIGH_AGAIN", "PROGRAM", "PROGRAM_STEPS", "REST", "REST_STEPS"]
__all__ += ["SHARE", "SQUARE_STEPS"]

HIGH = Texts(
    {"": "It rose to {top}"},
    {
        "": "It hit the floor at {down} and left at {up}: {k} × {k} of {fall} is {top}.",
        ("", "thrown"): "It came down at {down} and went up at {up}, {share} of that. This carries "
        "it {top} up.",
    },
    {
        "share": "{share_high} would be {share} of the *height*. This ball rose to {top}. The "
        "floor returned {share} of the *speed*, and height grows as speed squared.",
        "root": "{root_high} takes the root of the share. This ball rose to {top}. From speed to "
        "height it is the square: {k} × {k} = {square}.",
        "all": "If nothing were lost, the ball would come back to {fall}. It rose to {top}. "
        "{heat} of the energy became heat, in ball and floor.",
        "other": "Your flag is at {guess} m; the ball rose to {top}. It left the floor with {up}, "
        "and that carries it {top} up.",
        ("other", "thrown"): "Your flag is at {guess} m; the ball rose to {top}. It went up at "
        "{up}, {share} of the speed at which it came down.",
    },
)

HIGH_AGAIN = Texts(
    {"": "After two bounces it rose to {top}"},
    {"": "Each bounce leaves {kept} of the height: {fall} → {first} → {top}."},
    {
        "once": "{first} is the height after *one* bounce. After two, this ball rose to {top}. "
        "Each bounce leaves {kept} of the height: {square} × {square} = {fourth}.",
        "share": "{share_high} is {share} of the *height*, taken once. After two bounces this ball "
        "rose to {top}: each bounce leaves {kept} of the height.",
        "root": "{root_high} takes the root of the share. After two bounces this ball rose to "
        "{top}: each bounce leaves {k} × {k} of the height.",
        "all": "If nothing were lost, the ball would come back to {fall}. After two bounces it "
        "rose to {top}: each one turned {heat} of its energy into heat.",
        "other": "Your flag is at {guess} m; after its second bounce the ball rose to {top}. The "
        "second time it left the floor with {up} only.",
    },
)

SHARE = Texts(
    {"": "The floor returned {share}"},
    {"": "√({top_m} / {fall_m}) = {k}: the floor returned {share} of the speed."},
    {
        "heights": "{ratio} is the ratio of the heights. With {ratio} of the speed the ball would "
        "rise to {ratio_high} only. Height grows as speed squared, so take the root: {share}.",
        "squared": "{squared} is that ratio squared. With {squared} of the speed the ball would "
        "rise to {squared_high} only. From height back to speed it is the root: {share}.",
        "lost": "{lost} is the share of the energy that became heat. The question is about speed: "
        "the floor *returned* {share} of it.",
        "other": "With {guess} % of the speed the ball would miss the line at {top}. The floor "
        "returned {share}: {k} × {k} of {fall} is {top}.",
    },
)

_ALL = "The floor returns all the speed."

REST = Texts(
    {
        "early": "It was at rest at {rest}",
        "middle": "It was at rest at {rest}",
        "late": "It was at rest at {rest}",
        "never": "It never came to rest",
    },
    {
        **dict.fromkeys(
            ("early", "middle", "late"),
            "The flights last {flights} … Their sum is {flight} / (1 − {k}) = {sum}; with the fall "
            "{rest}.",
        ),
        "never": "Every flight lasts {flight}. Nothing is lost, so nothing ends.",
    },
    {
        ("early", "middle"): "Bounces too small to be seen take time, too: {late_flights}, … This "
        "ball came to rest at {rest}.",
        ("early", "late"): "At 5 s a flight still lasted {flight_at_5}. This ball came to rest at "
        "{rest} only.",
        ("early", "never"): "To stop before 5 s, the flights would have to shrink fast. This ball "
        "bounced on: {flights}. " + _ALL,
        ("middle", "late"): "The first few flights are not enough. This ball came to rest at "
        "{rest}. Each flight lasts {share} of the one before, so they shrink slowly.",
        ("middle", "early"): "The flights shrink faster than that. This ball was at rest at "
        "{rest}: all its flights together lasted {sum}.",
        ("middle", "never"): "If every ball came to rest, the flights would get shorter. This one "
        "bounced on: {flights}. " + _ALL,
        ("late", "early"): "Many think that infinitely many bounces need a long time. This ball "
        "was at rest at {rest}: each flight lasts only {share} of the one before.",
        ("late", "middle"): "Many think that infinitely many bounces need a long time. This ball "
        "was at rest at {rest}. The flights shrink so fast that their sum stays small.",
        ("late", "never"): "However long one waits, nothing gets less. Its flights lasted "
        "{flights}, because the floor returns all the speed.",
        ("never", "early"): "Many think: there is always one more bounce. Yet this ball was at "
        "rest at {rest}. Each flight is {share} of the one before, so all together last {sum}.",
        ("never", "middle"): "Many think: there is always one more bounce. This ball was at rest "
        "at {rest}. All its flights together last {sum}, because each is {share} of the one "
        "before.",
        ("never", "late"): "Always one more bounce does not mean always more time. It took long, "
        "{rest}. But each flight is {share} of the one before, so the sum ends.",
    },
)

PROGRAM = Texts(
    {
        "sinks": "It sank in and came out",
        "loses": "It lost height",
        "caught": "It stayed in the floor",
        "real": "It bounced like the real ball",
    },
    {
        "sinks": "It sank {deep} deep and came out each time.",
        "loses": "It never sank, but after {bounces} bounces it had lost {lost} of its energy.",
        "caught": "It sank in, was held and never came out.",
        "real": "It was at most {deep} in the floor and lost {lost}: the step is short.",
        ("real", "put back"): "It was put back within {step} each time and lost {lost} only: the "
        "step is short.",
    },
    {
        ("sinks", "loses"): "Left where it was found, it would sink. This program put it back each "
        "time, along a straight line, and so lost {lost} of its energy.",
        ("sinks", "caught"): "It did sink, {deep} deep. Then the program held it, and it never "
        "came out.",
        ("sinks", "real"): "{step} is so short that it sinks by at most {deep}.",
        ("sinks", "real", "put back"): "Each time it was found in the floor, {step} late at most, "
        "it was put back. So it never sank, and lost only {lost}.",
        ("loses", "sinks"): "Being late need not cost energy. It sank {deep} deep, yet it rose as "
        "high as before: it left the floor just as fast as it came.",
        ("loses", "caught"): "It lost all: it was held in the floor, {deep} deep, and never rose "
        "again.",
        ("loses", "real"): "With {step} it lost {lost} only: that is too little to see.",
        ("caught", "sinks"): "In some games, yes. Here it sank {deep} deep, but moved up as fast "
        "as it came down, so it came out again.",
        ("caught", "loses"): "It never was in the floor: the program put it back each time. It "
        "lost {lost} instead.",
        ("caught", "real"): "It was at most {deep} in the floor, for {step} each time.",
        ("caught", "real", "put back"): "It never stayed in the floor: the program put it back "
        "within {step} each time.",
        ("real", "sinks"): "An exact program would keep its ball out of the floor. This one sank "
        "{deep} deep: it looks only every {step}.",
        ("real", "loses"): "An exact program would lose nothing. This one lost {lost}: it looks "
        "only every {step}.",
        ("real", "caught"): "An exact program would let its ball rise again. This one held it "
        "{deep} deep: it looks only every {step}.",
    },
)

CONTRAST = Texts(
    {"time": "Only the time is different"},
    {
        "time": "Both rise to {top}. The Moon's ball takes {times} times as long: "
        "√({earth} / {moon})."
    },
    {
        ("higher", "time"): "Both rise to {top}. The Moon pulls less, but its ball also comes down "
        "more slowly: at {moon_down}, on Earth at {earth_down}.",
        ("returns", "time"): "Both floors return {share}: {earth_up} of {earth_down} on Earth, "
        "{moon_up} of {moon_down} on the Moon. The Moon's ball only takes {times} times as long.",
    },
)

SQUARE_STEPS = (
    "A ball falls from 3.2 m. It arrives at √(2 × 9.8 × 3.2) = 7.92 m/s.",
    "The floor returns 60 %: 4.75 m/s.",
    "4.75 m/s carries it up 4.75² / (2 × 9.8) = 1.15 m.",
    "The short way: 0.6 × 0.6 × 3.2 m = 1.15 m.",
    "Your turn. 80 %, from 2 m: 0.8 × 0.8 × 2 m = [1.28] m.",
)

REST_STEPS = (
    "The floor returns 50 %. Flights: 0.8, 0.4, 0.2, 0.1 s …",
    "Sums: 0.8, 1.2, 1.4, 1.5 s …",
    "The missing part halves each time. The sum goes to 1.6 s = 0.8 s / (1 − 0.5).",
    "The fall took 0.8 s: rest at 2.4 s.",
    "Your turn. 80 %, first flight 1 s: sum = 1 s / (1 − 0.8) = [5] s.",
)

PROGRAM_STEPS = (
    "Step 0.2 s. At 0.4 s the ball is 0.2 m above the floor, at 0.6 s it would be 0.8 m below.",
    "It is found in the floor at 0.6 s, too late.",
    "Put back along a straight line: 0.2 of 1.0 m, so a fifth of the step.",
    "The real path is curved. So the speed that the program uses there is a little too small.",
    "Your turn. Step 0.1 s, 5 m/s when it is found. It is less deep than 0.1 s × 5 m/s = [0.5] m.",
)
