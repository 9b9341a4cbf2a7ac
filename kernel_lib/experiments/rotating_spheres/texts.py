"""What verdicts of lesson 04 say, by what was pressed and what is right."""

from kernel_lib.experiments.teaching.texts import Texts

__all__ = ["BOUNCE", "BOUNCE_STEPS", "CARPET", "LANE", "LANE_STEPS", "WAY", "WAY_STEPS"]

__all__ += ["ASIDE", "EVER", "SLIPPING", "SPINS", "SPUN", "TENNIS"]

WAY = Texts(
    {
        "on": "It flew on, just as fast",
        "slow": "It flew on, but much slower",
        "back": "It came back",
    },
    {
        ("on", "floor"): "The floor turned flight into spin and, the second time, spin into "
        "flight: {speeds} m/s.",
        ("on", "nothing"): "Nothing gripped it, so nothing changed its speed along floor and "
        "table: {first}.",
        "slow": "Only the table gripped it: {last} of {first} stayed, the rest became spin.",
        "back": "{speeds} m/s: the floor made spin, and the table used it to throw the ball back.",
    },
    {
        ("on", "slow"): "The table gripped it once, and turned {lost} of its flight into spin. The "
        "floor is ice and cannot turn them back.",
        ("on", "back"): "A ball need not keep its way. This one came to the table spinning, and "
        "the table used the spin: {to_the_table} m/s.",
        ("slow", "on", "floor"): "The first grip braked it to {second}. The second one turned all "
        "its spin into flight again: {last}, and no spin is left.",
        ("slow", "on", "nothing"): "Nothing gripped it, so nothing could slow it: {first} all the "
        "way.",
        ("slow", "back"): "Grip does more than brake. After the floor it was slower, {second}. At "
        "the table its spin threw it back: {third}.",
        ("back", "on", "floor"): "Superballs come back where both surfaces grip. This table is "
        "ice and cannot use the spin. The floor reversed the slip twice: {last} again.",
        ("back", "on", "nothing"): "To come back it must be gripped. Nothing gripped it: {first} "
        "before and {last} after.",
        ("back", "slow"): "Only the table gripped, once: {to_the_table} m/s. To come back it must "
        "bring spin from the floor to a table that grips.",
    },
)

BOUNCE = Texts(
    {
        "faster": "It went on, faster",
        "slower": "It went on, but slower",
        "up": "It went straight up",
        "back": "It went back",
    },
    {
        "faster": "{sum} = {after}: it goes on, faster.",
        "slower": "{sum} = {after}: it goes on, slower.",
        "up": "{sum} = {after}: it goes straight up.",
        "back": "{sum} = {after}: it goes back.",
    },
    {
        ("faster", "slower", "backspin"): "It had backspin: the rim under the ball ran forward, "
        "so the floor pushed back: {change} m/s.",
        ("faster", "slower", "no spin"): "Without spin the floor only brakes, and starts the "
        "spin: {change} m/s.",
        ("faster", "slower", "topspin"): "The rim was slower than the ball, {rim} against "
        "{along}. So the floor still braked it: {change} m/s.",
        ("faster", "up"): "Only topspin can make it faster. It had backspin, which here took all "
        "its flight: {change} m/s.",
        ("faster", "back"): "It had backspin, and a lot: the floor pushed it back so hard that it "
        "reversed, {change} m/s.",
        ("slower", "faster"): "Grip can push as well. With topspin of {rim} the rim under the "
        "ball ran backward, and the floor pushed it on: {change} m/s.",
        ("slower", "up"): "It was slower, so slow that nothing was left: {sum} = {after}.",
        ("slower", "back"): "It had more than three quarters of its speed as backspin, so it went "
        "back: {after}.",
        ("up", "faster"): "With topspin the floor pushes it on, {change} m/s. It cannot cancel "
        "the flight.",
        ("up", "slower", "backspin"): "The backspin was too weak: {share} of its speed. {sum} = "
        "{after} stay. Three quarters would do.",
        ("up", "slower", "no spin"): "For that it needs backspin, three quarters of its speed. It "
        "had none: {after} still go on.",
        ("up", "slower", "topspin"): "For that it needs backspin, three quarters of its speed. It "
        "had topspin: {after} still go on.",
        ("up", "back"): "Three quarters would cancel the flight. This backspin had {share} times "
        "the speed: {sum} = {after}. Grip changes turning more than flight.",
        ("back", "faster"): "It had *topspin*: that pushes it on, {change} m/s.",
        ("back", "slower", "backspin"): "Backspin does not always bring it back. {rim} was too "
        "little: {after} still go on.",
        ("back", "slower", "no spin"): "To come back it needs backspin, more than three quarters "
        "of its speed. It did not spin: {after} still go on.",
        ("back", "slower", "topspin"): "To come back it needs backspin, more than three quarters "
        "of its speed. This was topspin: {after} still go on.",
        ("back", "up"): "Exactly three quarters: {rim} of {along}. Nothing is left in either "
        "direction.",
    },
)

LANE = Texts(
    {
        "slower": "It rolled on, slower",
        "same": "It rolled on, just as fast",
        "faster": "It rolled on, faster",
        "back": "It came back",
    },
    {
        "same": "Rim and ball were equally fast from the start, {speed}: nothing slipped, nothing "
        "changed.",
        **dict.fromkeys(
            ("slower", "faster", "back"),
            "{sum} = {end}: friction stopped when rim and ball were equally fast, after {soon}.",
        ),
    },
    {
        ("slower", "same"): "Many think that friction must brake. The rim already ran as fast as "
        "the ball, {speed}: nothing slipped, so friction had nothing to do.",
        ("slower", "faster"): "Many think that friction only brakes. The rim was faster than the "
        "ball, so friction pushed it forward: {change} m/s.",
        ("slower", "back"): "It was braked to zero and still had backspin, so friction pulled it "
        "back: {end}.",
        ("same", "slower"): "Rolling does not come free. It slid at first: friction took "
        "speed until the rim had caught up: {change} m/s.",
        ("same", "faster"): "Rim and ball were not equally fast: the rim was faster, {rim}. So "
        "the floor pushed the ball on: {change} m/s.",
        ("same", "back"): "The rim ran against the flight: friction took {speed} and more. It "
        "ended at {end}.",
        ("faster", "slower"): "Only a rim that runs faster than the ball can push it on. This rim "
        "was slower, so friction braked it: {change} m/s.",
        ("faster", "slower", "backspin"): "Only topspin can push it on. With backspin the rim "
        "under the ball ran forward, so friction braked it: {change} m/s.",
        ("faster", "same"): "Rim and ball both ran at {speed}. Nothing slipped, so nothing "
        "changed.",
        ("faster", "back"): "It had *backspin*: friction pulled it back, {change} m/s.",
        ("back", "slower", "backspin"): "Backspin needs more than 2.5 times the speed to win. Here "
        "the rim had {rim} against {speed}: it rolls on at {end}.",
        ("back", "slower", "no spin"): "To come back it needs backspin, more than 2.5 times its "
        "speed. It had none: it rolls on at {end}.",
        ("back", "slower", "topspin"): "To come back it needs backspin. It had *topspin*, which "
        "never pulls back: it rolls on at {end}.",
        ("back", "same"): "It had *topspin*, which never pulls back. Rim and ball both ran at "
        "{speed}, so nothing changed.",
        ("back", "faster"): "*Topspin* never pulls back. The rim was faster and pushed the ball "
        "on: it ended at {end}.",
    },
)

CARPET = Texts(
    {
        "one": "Ball 1 rolled farther",
        "two": "Ball 2 rolled farther",
        "both": "Both rolled equally far",
    },
    {
        "one": "{far} against {short}: the carpet of ball 2 gives way twice as much, so each metre "
        "costs twice the energy.",
        "two": "{far} against {short}: the carpet of ball 2 gives way half as much, so each metre "
        "costs half the energy.",
        **dict.fromkeys(
            (("both", "rougher"), ("both", "smoother")),
            "Both rolled {far}. A rolling ball does not slip, so friction does no work; the carpet "
            "that gives way takes the energy.",
        ),
        **dict.fromkeys(
            (("both", "heavier"), ("both", "lighter")),
            "Both rolled {far}. With four times the mass a ball has four times the energy, and "
            "loses four times as much on each metre.",
        ),
    },
    {
        ("one", "both", "rougher"): "Many think that friction stops a rolling ball, here ball 2. "
        "Both rolled {far}. What rolls does not slip, so friction does no work; the carpet that "
        "gives way takes the energy.",
        ("two", "both", "rougher"): "Grip does not carry ball 2 farther once it rolls. Both rolled "
        "{far}: both carpets give way alike, and only that takes energy.",
        ("two", "both", "smoother"): "Many think that friction stops a rolling ball, here ball 1. "
        "Both rolled {far}. What rolls does not slip, so friction does no work; the carpet that "
        "gives way takes the energy.",
        ("one", "both", "smoother"): "Grip does not carry ball 1 farther once it rolls. Both "
        "rolled {far}: both carpets give way alike, and only that takes energy.",
        ("two", "both", "heavier"): "Ball 2 has more energy, but it presses more as well. With the "
        "same c_r both rolled {far}.",
        ("one", "both", "heavier"): "Ball 2 is braked harder, but it is harder to stop as well. "
        "With the same c_r both rolled {far}.",
        ("one", "both", "lighter"): "Ball 1 has more energy, but it presses more as well. With the "
        "same c_r both rolled {far}.",
        ("two", "both", "lighter"): "Ball 1 is braked harder, but it is harder to stop as well. "
        "With the same c_r both rolled {far}.",
        ("two", "one"): "The softer carpet stopped ball 2 after {short}, the other one ball 1 "
        "after {far}: each metre costs twice as much.",
        ("one", "two"): "The softer carpet stopped ball 1 after {short}, the other one ball 2 "
        "after {far}: each metre costs twice as much.",
        ("both", "one"): "Not the start alone counts. Each metre on carpet 2 costs twice as much: "
        "{short} against {far}.",
        ("both", "two"): "Not the start alone counts. Each metre on carpet 1 costs twice as much: "
        "{short} against {far}.",
    },
)

SPUN = Texts(
    {"none": "Neither ball spins", "both": "Both balls spin, the same way round"},
    {
        "none": "They met head-on: where they touched, nothing slipped, so nothing turned them.",
        "both": "The surfaces slipped at {slip}. Friction pushed each rim, on opposite sides, in "
        "opposite directions: that turned both the same way, {first} and {second}.",
    },
    {
        ("none", "both"): "Spin need not be there before. Off centre the surfaces slip, here at "
        "{slip}, and the slip turned both: {first} and {second}.",
        ("both", "none"): "Grip turns balls only where their surfaces slip. Head-on nothing slips.",
    },
)

SPINS = Texts(
    {"nothing": "Nothing: each spun on as before", "stop": "Both spins stopped"},
    {
        "nothing": "Where they touched, both rims ran alike at {rim}: nothing slipped, and the "
        "spins stayed {first} and {second}.",
        "stop": "The rims ran against each other: they slipped at {slip}. Grip took from each "
        "ball just the spin it had, {was_first} and {was_second}.",
    },
    {
        ("stop", "nothing"): "Friction stops spins only where surfaces slip. Both rims ran alike "
        "at {rim}, so nothing braked them: {first} and {second}.",
        ("nothing", "stop"): "Their rims ran against each other at {slip}, so grip braked both: "
        "{was_first} and {was_second} became 0.",
    },
)

ASIDE = Texts(
    {
        "along": "It left along the line of centres",
        "on": "It was thrown off, as ball 1 moves",
        "away": "It was thrown off, to the other side",
    },
    {
        "along": "Spin and flight cancelled where they touched, {across} each: nothing slipped, "
        "so nothing pulled ball 2 off the line.",
        "on": "The surface of ball 1 slipped over ball 2 at {slip}, the way it flew. Friction took "
        "ball 2 along, {angle} off the line.",
        "away": "The spin won, {rim} against {across}: the surface of ball 1 ran the other way "
        "and took ball 2 along, {angle} off the line.",
    },
    {
        ("along", "on"): "Smooth balls leave along that line. These rub, and slipped at "
        "{slip}: friction threw ball 2 {angle} off it.",
        ("along", "away"): "Only without slip it stays on that line. Here the spin made them slip "
        "at {slip}, and ball 2 went {angle} off it.",
        ("on", "along"): "Friction throws only where surfaces slip. The spin of ball 1 cancelled "
        "its flight across the line, {across} each: no slip, no throw.",
        ("on", "away"): "Without enough spin it would. The rim ran at {rim} against {across} of "
        "flight, so friction pulled ball 2 the other way, by {angle}.",
        ("away", "along"): "For that the spin must win. Rim and flight across the line were "
        "equal, {across} each: nothing slipped.",
        ("away", "on"): "Friction pulls ball 2 as the surface of ball 1 moves. That moved on at "
        "{slip}, so ball 2 went to that side, by {angle}.",
    },
)

SLIPPING = Texts(
    {
        "grows": "The slip grew",
        "ends": "The slip ended, then it rolled",
        "stays": "The slip stayed",
    },
    {
        "grows": "The slope made the ball faster than friction spun its rim up: from {before} the "
        "slip went to {after}.",
        "ends": "Friction spun the rim up faster than the slope made the ball faster. After {soon} "
        "both were equally fast.",
        "stays": "Ball and rim gained speed alike: the slip was {before} at first, and {after} at "
        "the end.",
    },
    {
        ("grows", "ends"): "The ball gains speed, but friction spins its rim up faster still. "
        "After {soon} nothing slipped any more.",
        ("stays", "ends"): "For that ball and rim must gain speed alike. The rim gained more, and "
        "after {soon} it was as fast as the ball.",
        ("ends", "grows"): "Friction does spin up the rim, but the slope makes the ball faster "
        "still. The slip went from {before} to {after}.",
        ("stays", "grows"): "Ball and rim did not gain speed alike. At the end the ball ran at "
        "{speed}, its rim at {rim}.",
        ("ends", "stays"): "Friction spins up the rim just as fast as the slope speeds up the "
        "ball. At the end the slip was {after}.",
        ("grows", "stays"): "The ball got faster, and its rim by as much: {speed} and {rim} at the "
        "end, so the slip was still {after}.",
    },
)

EVER = Texts(
    {"once": "It rolled at once", "never": "It never rolled"},
    {
        "once": "Friction spins it up as fast as the slope speeds it up: after {time} ball and rim "
        "ran at {speed}.",
        "never": "Friction is too weak to spin it up as fast as the slope speeds it up: after "
        "{time} it ran at {speed}, its rim at {rim}.",
    },
    {
        ("never", "once"): "Friction held its lowest point, so the slope could only roll it. After "
        "{time} ball and rim ran at {speed}.",
        ("once", "never"): "To roll, its rim must gain speed as the ball does. After {time} the "
        "ball ran at {speed}, its rim only at {rim}.",
    },
)

TENNIS = Texts(
    {
        "faster": "It left faster along the floor",
        "same": "It left just as fast along the floor",
        "slower": "It left slower along the floor",
    },
    {
        "faster": "The rim ran faster than the ball flew, {rim} against {along}: the floor pushed "
        "it on, {change} m/s.",
        "same": "The rim ran as fast as the ball flew, {along}: nothing slipped, so the floor did "
        "not push.",
        "slower": "The lowest point slipped forward at {slip}, so the floor pushed back: {change} "
        "m/s.",
    },
    {
        ("same", "faster"): "The lowest point slipped backward at {slip}. The floor pushed "
        "against that, so it pushed the ball on: {change} m/s.",
        ("slower", "faster"): "The floor takes speed straight down, but not along itself. The rim "
        "was faster than the flight, so it was pushed on: {change} m/s.",
        ("faster", "same"): "Only a rim faster than the flight is pushed on. Both had {along}: "
        "nothing slipped.",
        ("slower", "same"): "The floor takes speed straight down. Along itself it brakes only "
        "what slips, and nothing slipped: {along} before and after.",
        ("faster", "slower"): "Only a rim faster than the flight pushes the ball on. Here the "
        "lowest point slipped forward at {slip}, which braked it: {change} m/s.",
        ("same", "slower"): "The lowest point slipped forward at {slip}, and a rough floor brakes "
        "what slips: {change} m/s.",
    },
)

WAY_STEPS = (
    "7 m/s along the floor, no spin. The contact point slips with 7 m/s. Grip "
    "reverses the slip: −7 m/s.",
    "For a solid ball, grip takes 4/7 of the slip from the flight: 7 − 4 = 3 m/s.",
    "The rim gets the rest: 10 m/s.",
    "At the table the spin works the other way: slip 3 + 10 = 13 m/s.",
    "Grip reverses it: flight 3 − 4/7 × 13 = −4.43 m/s. It flies back.",
    "Your turn. With ice instead of the table the flight stays [3] m/s.",
)

BOUNCE_STEPS = (
    "Flight 7 m/s to the right, backspin with rim speed 3.5 m/s.",
    "Slip at the contact: 7 + 3.5 = 10.5 m/s.",
    "Grip reverses it. The flight loses 4/7 of the slip: 6 m/s.",
    "7 − 6 = 1 m/s is left, to the right.",
    "Your turn. Rim speed 7 m/s: 7 − 4/7 × 14 = [−1] m/s.",
)

LANE_STEPS = (
    "A ball slides at 3.5 m/s and does not spin. Friction slows it: each second by μ g.",
    "It speeds up the rim 2.5 times as fast.",
    "When the ball has lost 1 m/s, the rim has 2.5 m/s; the ball has 2.5 m/s.",
    "Now nothing slips: it rolls at 2.5 m/s = 5/7 of 3.5 m/s.",
    "Your turn. From 7 m/s it rolls at [5] m/s.",
)
