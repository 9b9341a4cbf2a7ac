"""What the verdicts of lesson 07 say."""

from kernel_lib.experiments.teaching.texts import LESS, MORE, OTHER, Texts

__all__ = ["CONTRAST", "DISTANCES", "FARTHEST_SAFE", "HEIGHT_STEPS", "HOW_HIGH", "LOSS"]
__all__ += ["ALONG_WHICH", "AROUND", "FOCUS", "SOFT_BOWL"]
__all__ += ["MIRROR_STEPS", "ONE_CENTIMETRE", "PARTING", "PARTING_STEPS"]
__all__ += ["PULL_OR_PUSH", "TWO_BOWLS", "UPWARDS"]

HOW_HIGH = Texts(
    {"": "Half the radius: {half}"},
    {
        "": "From {low} it came no farther than {low_far} in {low_count} bounces, from {high} it "
        "was {high_off} off at bounce {high_bounce}.",
        ("", "planet"): "From {low} it came no farther than {low_far}, from {high} it ran away. On "
        "{planet} falling and crossing change alike: the same places, the same limit.",
    },
    {
        "tiny": "Not only tiny bounces are safe. From {low} it came no farther than {low_far}. The "
        "wall turns it back too strongly only above half the radius, {half}.",
        "low": "It stays there, but it would also stay higher. From {low} it still came no farther "
        "than {low_far}. The limit is half the radius, {half}.",
        "above": "You are above the limit. From {above} each bounce overshot: {offset} became "
        "{above_off} at bounce {above_bounce}. The limit is {half}.",
        "centre": "The circle's centre is not the limit: from there it landed {cross} times as far "
        "out on the other side, and was {centre_off} off at bounce {centre_bounce}. Half the "
        "radius is: {half}.",
        OTHER: "A bowl does bring the ball back, but from high up too fast: from {top} it "
        "overshot, and at bounce {top_bounce} it was {top_off} off.",
    },
)

TWO_BOWLS = Texts(
    {
        "left": "It stayed on the left only",
        "right": "It stayed on the right only",
        "both": "It stayed in both",
        "neither": "It ran away from both",
    },
    dict.fromkeys(
        ("left", "right", "both", "neither"),
        "On the left it fell {left}, {left_side} than half of {left_radius}; on the right {right}, "
        "{right_side} than half of {right_radius}.",
    ),
    {
        ("left", "right"): "It was the other way round. On the left it fell {left}, more than half "
        "of {left_radius}; on the right {right}, less than half of {right_radius}.",
        ("right", "left"): "It was the other way round. On the left it fell {left}, less than half "
        "of {left_radius}; on the right {right}, more than half of {right_radius}.",
        ("both", "left"): "On the right it ran away: it fell {right}, and half of that bowl's "
        "radius is only {right_half}. Above half the radius it overshoots.",
        ("both", "right"): "On the left it ran away: it fell {left}, and half of that bowl's "
        "radius is only {left_half}. Above half the radius it overshoots.",
        ("both", "neither"): "A bowl does not hold every ball: {left} is more than half of "
        "{left_radius}, and {right} is more than half of {right_radius}. Both ran away.",
        ("left", "both"): "It stayed on the right, too: it fell {right}, and half of that bowl's "
        "radius is {right_half}.",
        ("right", "both"): "It stayed on the left, too: it fell {left}, and half of that bowl's "
        "radius is {left_half}.",
        ("left", "neither"): "It ran away on the left, too: it fell {left}, and half of that "
        "radius is {left_half}. Compare each height with half of *its own* radius.",
        ("right", "neither"): "It ran away on the right, too: it fell {right}, and half of that "
        "radius is {right_half}. Compare each height with half of *its own* radius.",
        ("neither", "left"): "On the left it stayed: it fell {left}, less than half of that bowl's "
        "radius, which is {left_half}.",
        ("neither", "right"): "On the right it stayed: it fell {right}, less than half of that "
        "bowl's radius, which is {right_half}.",
        ("neither", "both"): "Both stayed: {left} is less than half of {left_radius}, and {right} "
        "is less than half of {right_radius}. So low, each bounce comes back in time.",
    },
)

LOSS = Texts(
    {
        "stays": "It sank below the limit",
        "runs": "It ran away from the middle",
        "jumps": "It jumped out of the bowl",
    },
    {
        "stays": "It came no farther than {far}. Each bounce took height, and soon it was below "
        "{half}, half the radius.",
        "runs": "It was {far} off before it had lost enough height: above {half}, half the radius, "
        "each bounce overshoots.",
        "jumps": "It lost too little height: after a bounce {far} off it flew over the "
        "rim of the bowl.",
    },
    {
        ("runs", "stays"): "Above half the radius it would run away. But each bounce took height: "
        "it sank below {half} in time, and came no farther than {far}.",
        ("jumps", "stays"): "To jump out it must first run away. It sank below {half}, half the "
        "radius, in time: it came no farther than {far}.",
        ("stays", "runs"): "The loss came too late. Above {half}, half the radius, each bounce "
        "overshot, and it was {far} off before it was low enough.",
        ("jumps", "runs"): "It did run away, but the loss kept it in the bowl: it came as far as "
        "{far}, and the bowl ends at {radius}.",
        ("stays", "jumps"): "It lost too little. Above {half}, half the radius, each bounce "
        "overshot, and after one {far} off it flew over the rim.",
        ("runs", "jumps"): "It did run away, and the loss was too small to hold it: a bounce {far} "
        "off threw it over the rim.",
    },
)

PARTING = Texts(
    {
        "below": "They are {apart} apart",
        "between": "They are {apart} apart",
        "above": "They are {apart} apart",
    },
    {
        "below": "{apart}: only {grown} times as far apart as at the start.",
        "between": "{apart}. It grew about {rate}-fold at each bounce.",
        "above": "{apart}. It grew about {rate}-fold at each bounce, so it soon was large. This is "
        "called chaos.",
    },
    {
        ("below", "between"): "Many think a hair's difference stays a hair. Each bounce multiplied "
        "it by about {rate}: after {count} bounces it had grown {grown} times, to {apart}.",
        ("below", "above"): "Many think a hair's difference stays a hair. Each bounce multiplied "
        "it by about {rate}: after {count} bounces {grown} times. So it became {apart}.",
        ("between", "above"): "Nothing is *added* at a bounce: the distance is *multiplied*, by "
        "about {rate}. Five bounces make a small distance {five} times larger. After {count} it "
        "was {apart}.",
        ("between", "below", "dish"): "Not every bowl is chaotic. In a dish something besides "
        "energy stays the same at each bounce, and it keeps neighbours together: {apart} after "
        "{count} bounces.",
        ("above", "below", "dish"): "Not every difference grows without limit. In a dish something "
        "besides energy stays the same at each bounce: after {count} the two were {apart} apart.",
        ("between", "below", "low"): "Chaos needs strong turning. From {height} in this bowl the "
        "two stay side by side: {apart} after {count} bounces. Height decides, not the shape "
        "alone.",
        ("above", "below", "low"): "Not every difference grows without limit. From only {height} "
        "each bounce turns the ball little, and the two stay side by side: {apart} after {count} "
        "bounces.",
        ("above", "between"): "It grew about {rate}-fold at each bounce, but {count} bounces are "
        "few: {apart}. Ten more would make a small distance {ten} times larger.",
    },
)

CONTRAST = Texts(
    {"together": "On the right they stay together"},
    {
        "together": "After {count} bounces the two are {left} apart on the left, and {right} on "
        "the right. In a dish something besides energy stays the same at each bounce."
    },
    {
        ("deeper", "together"): "The dish is flatter: {off} off centre it is {dish} high, the "
        "round bowl {round}. But by now the two are {left} apart on the left, {right} on the "
        "right.",
        ("slower", "together"): "They fell as far: they hit at {speed} on the left, at "
        "{speed_right} on the right. But by now the two are {left} apart on the left, {right} on "
        "the right.",
    },
)

DISTANCES = Texts(
    {
        "all": "It stayed at all three distances",
        "nearest": "It stayed at {near} only",
        "ends": "It stayed at {near} and {far}",
        "farthest": "It stayed at {far} only",
    },
    {
        "all": "In {count} passes it came no farther than {near_far} off at {near}, {middle_far} "
        "at {middle} and {far_far} at {far}.",
        "nearest": "It stayed at {near}, and left at {middle} and {far}: {off} off at pass {pass}.",
        "ends": "It stayed at {near} and {far}, and left at {middle}: {off} off at pass {pass}.",
        "farthest": "It left at {near} and {middle}, {off} off at pass {pass}, and stayed at "
        "{far}.",
    },
    {
        ("all", "nearest"): "Curved mirrors do not hold it at every distance. At {middle} and "
        "{far} this pair did not: at pass {pass} it was {off} off.",
        ("all", "ends"): "Curved mirrors do not hold it at every distance. At {middle}, between "
        "the two radii, this pair did not: at pass {pass} it was {off} off.",
        ("all", "farthest"): "Curved mirrors do not hold it at every distance. At {near} and "
        "{middle}, between the two radii, this pair did not: at pass {pass} it was {off} off.",
        ("nearest", "ends"): "Closer is not always safer. At {far} it stayed for {count} passes: "
        "there both centres lie between the mirrors, and each corrects the other. With one centre "
        "between them it runs away.",
        ("nearest", "farthest"): "Closer is not always safer. At {near} one centre lies between "
        "the mirrors: it was {off} off at pass {pass}. At {far} both do, and each corrects the "
        "other.",
        ("nearest", "all"): "Closer is not always safer. At {middle} and {far} it stayed as well. "
        "At {far} both centres lie between the mirrors, and each corrects the other.",
        ("nearest", "all", "equal"): "Closer is not always safer. Equal mirrors of {small} hold it "
        "at {far}, too: both centres lie between the mirrors, and each corrects the other.",
        ("ends", "all", "equal"): "Equal mirrors, {small} both, have no gap: their two safe zones "
        "meet at {small}. At {middle} it came no farther than {middle_far}.",
        ("ends", "all"): "{middle} does not lie between the two radii, {small} and {large}. It "
        "came no farther than {middle_far} in {count} passes.",
        ("ends", "nearest", "beyond"): "The third distance, {far}, is more than both radii "
        "together: the centres have passed each other, and nothing can hold it. It left at pass "
        "{far_pass}.",
        ("ends", "nearest", "gap"): "The third distance, {far}, lies between the radii {small} and "
        "{large}. There it left: at pass {far_pass} it was {far_off} off.",
        ("ends", "farthest"): "{near}, the nearest, lies between the radii {small} and {large}. "
        "There it left: at pass {pass} it was {off} off.",
        ("farthest", "all"): "It does not need room. At {near}, less than the smaller radius, it "
        "came no farther than {near_far}.",
        ("farthest", "nearest"): "Room does not help. At {near}, less than the smaller radius, it "
        "came no farther than {near_far}; at {far} it left at pass {far_pass}.",
        ("farthest", "ends"): "Room is not what it needs. It stayed at {near} as well, less than "
        "the smaller radius: it came no farther than {near_far}.",
    },
)

UPWARDS = Texts(
    {
        "stays": "It stays between both mirrors",
        "runs": "It runs away sideways",
        "never": "It never reaches the upper mirror",
    },
    {
        "stays": "It came no farther than {ball_far} off in {ball_count} bounces. It arrives at "
        "the upper mirror with {upper}, soon enough to be turned back in time.",
        "runs": "It was {ball_off} off at bounce {ball_bounce}. Gravity slows it from {speed} to "
        "{upper} on its way up: it takes longer, and overshoots the axis.",
        "never": "It rose {rise}, and the upper mirror is {distance} up. To reach it a ball must "
        "leave at {least}.",
    },
    {
        ("stays", "runs"): "Without gravity it would. Now it slows down from {speed} to {upper} on "
        "its way up, and overshoots the axis: {ball_off} off at bounce {ball_bounce}.",
        ("stays", "never"): "It was never between both. It rose {rise} of {distance}, and fell "
        "back onto the lower mirror.",
        ("runs", "stays"): "Gravity did not shake it out. It still came up with {upper}, soon "
        "enough: no farther than {ball_far} off in {ball_count} bounces.",
        ("runs", "never"): "It cannot run away between both mirrors. At {speed} it rose only "
        "{rise}, and the upper one is {distance} up.",
        ("never", "stays"): "It came up: {least} is enough for {distance}, and it left at {speed}. "
        "Between both mirrors it came no farther than {ball_far} off.",
        ("never", "runs"): "It came up: {least} is enough for {distance}, and it left at {speed}. "
        "But up there it was slow, and soon {ball_off} off.",
    },
)

ALONG_WHICH = Texts(
    {
        "short": "It stays along the short axis",
        "long": "It stays along the long axis",
        "neither": "It leaves both axes",
    },
    {
        "short": "Along the short axis it came no farther than {short_far} off: the walls there "
        "are flat. Along the long one it was {long_off} off at bounce {long_bounce}.",
        "long": "Along the long axis it turns back before the middle, and came no farther than "
        "{long_far} off. Along the short one it was {short_off} off at bounce {short_bounce}.",
        "neither": "Along the short axis it was {short_off} off at bounce {short_bounce}, along "
        "the long one {long_off} at bounce {long_bounce}. A faster ball stays along the short one.",
    },
    {
        ("long", "short"): "The ends of the long axis are bent too much, with a radius of only "
        "{long_radius}. Each bounce overshot: it was {long_off} off at bounce {long_bounce}.",
        ("neither", "short"): "Along the short axis it stayed, no farther than {short_far} off in "
        "{short_count} bounces. The walls there have a radius of {short_radius}, and turn it back "
        "gently.",
        ("short", "long"): "The push is too strong for so slow a ball: along the short axis it was "
        "{short_off} off at bounce {short_bounce}. Along the long one it turns back before the "
        "middle.",
        ("neither", "long"): "Along the long axis it turns back before the middle, always at the "
        "same wall. It came no farther than {long_far} off in {long_count} bounces.",
        ("short", "neither"): "At {speed} the push from the middle has too much time: along the "
        "short axis it was {short_off} off at bounce {short_bounce}. A faster ball stays.",
        ("long", "neither"): "At {speed} each bounce at the ends of the long axis overshot: it was "
        "{long_off} off at bounce {long_bounce}. A slower ball stays.",
    },
)

PULL_OR_PUSH = Texts(
    {
        "pulled": "Only the pulled ball stays",
        "pushed": "Only the pushed ball stays",
        "both": "Both balls stay",
        "neither": "Neither ball stays",
    },
    {
        "pulled": "The pulled ball came no farther than {pulled_far} off. The pushed one was "
        "{pushed_off} off at bounce {pushed_bounce}: {speed} is too slow for this push.",
        "pushed": "The pushed ball turns back before the middle, and came no farther than "
        "{pushed_far} off. The pulled one overshot: it was {pulled_off} off at bounce "
        "{pulled_bounce}.",
        "both": "The pulled ball came no farther than {pulled_far} off, the pushed one "
        "{pushed_far}: at {speed} the push has little time.",
        "neither": "{distance} is more than both radii together. The pulled ball was {pulled_off} "
        "off at bounce {pulled_bounce}, the pushed one {pushed_off} at bounce {pushed_bounce}.",
    },
    {
        ("pulled", "both"): "A push need not throw a ball out. At {speed} the pushed one came no "
        "farther than {pushed_far} off in {pushed_count} bounces.",
        ("pulled", "pushed"): "A pull to the middle cannot save it here: {distance} is more than "
        "both radii together. The pulled ball was {pulled_off} off at bounce {pulled_bounce}.",
        ("pulled", "neither"): "Beyond both radii together a pull does not help. At {distance} the "
        "pulled ball overshot, and was {pulled_off} off at bounce {pulled_bounce}.",
        ("pushed", "both"): "A pull does no harm: the pulled ball came no farther than "
        "{pulled_far} off in {pulled_count} bounces.",
        ("pushed", "pulled"): "The pushed ball left: at {speed} the push has too much time, and it "
        "was {pushed_off} off at bounce {pushed_bounce}.",
        ("pushed", "neither"): "The pushed ball left, too: at {speed} it is too fast for mirrors "
        "so far apart, and was {pushed_off} off at bounce {pushed_bounce}.",
        ("both", "pulled"): "Not the pushed ball: from {speed} on the push carried it off, and it "
        "was {pushed_off} off at bounce {pushed_bounce}.",
        ("both", "pushed"): "Not the pulled ball: {distance} is more than both radii together, and "
        "it was {pulled_off} off at bounce {pulled_bounce}.",
        ("both", "neither"): "Nothing holds them: {distance} is more than both radii together. "
        "They were {pulled_off} and {pushed_off} off.",
        ("neither", "pulled"): "The pulled ball stayed, no farther than {pulled_far} off in "
        "{pulled_count} bounces: {distance} is less than both radii together.",
        ("neither", "pushed"): "The pushed ball stayed: it turns back before the middle, and came "
        "no farther than {pushed_far} off in {pushed_count} bounces.",
        ("neither", "both"): "Both stayed, no farther than {pulled_far} and {pushed_far} off: "
        "{distance} is less than both radii together, and {speed} is fast enough for this push.",
    },
)

FOCUS = Texts(
    {
        "first": "After the first bounce",
        "second": "After the second bounce",
        "never": "It does not pass again",
    },
    {
        "first": "After the first bounce it passed within {first}. A dish sends each path through "
        "its focus back through it.",
        "second": "The first bounce led it through the other focus, and past this one by {first}. "
        "The second brought it back.",
        "never": "After {count} bounces it had come no nearer than {least}. A round bowl is like a "
        "dish only close to its axis.",
    },
    {
        ("second", "first"): "It needs no second bounce: already after the first one it passed "
        "within {first}. A dish has only one focus.",
        ("never", "first"): "A dish brings each path through its focus back to it: this ball was "
        "back after one bounce, within {first}.",
        ("first", "second"): "That is what a dish does. An ellipse has two foci: the first bounce "
        "led to the other one, and missed this one by {first}.",
        ("never", "second"): "Each path from one focus leads to the other one, and from there "
        "back. It passed this one by {first} at first, and met it after the second bounce.",
        ("first", "never"): "A dish would send it back there, a round bowl does not: after the "
        "first bounce it missed the focus by {first}.",
        ("second", "never"): "It did not come back in turn, as between two foci of an ellipse. "
        "After {count} bounces it had come no nearer than {least}.",
    },
)

SOFT_BOWL = Texts(
    {"lower": "Its limit is lower", "same": "Its limit is the same"},
    {
        "lower": "Even from below {half} the left ball was {left_off} off at bounce {left_bounce}. "
        "A soft wall pushes for longer, and turns the ball back more.",
        "same": "The left ball came no farther than {left_far}, the right one was {right_off} off "
        "at bounce {right_bounce}. So stiff a bowl gives way by only {depth}.",
    },
    {
        ("same", "lower"): "So it is in a hard bowl. This one gave way by {depth}: even from below "
        "{half} the left ball was {left_off} off at bounce {left_bounce}.",
        (
            "lower",
            "same",
        ): "It gave way by only {depth}, too little to count. The left ball stayed, "
        "no farther than {left_far} off.",
    },
)

AROUND = Texts(
    {
        "bounces": "It bounces for ever",
        "slides": "It slides along the wall",
    },
    {
        "slides": "In the end each bounce is shorter by a share, so endlessly many take only "
        "{moment}. Then it slides, at {along}: all its speed along the wall.",
        ("bounces", "lossless"): "Nothing is lost, so no flight is shorter than the last. After "
        "{count} bounces one still takes {took}.",
        "bounces": "It has no speed along the wall. Each crossing takes {times} times as long as "
        "the last, but each one ends at the wall.",
    },
    {
        ("bounces", "slides"): "Endlessly many bounces can be over soon. In the end each one was "
        "shorter by a share, and at {moment} all of them had happened.",
        ("slides", "bounces", "lossless"): "Its flights would have to become shorter. With nothing "
        "lost each of {count} bounces was like the first, and a flight takes {took}.",
        ("slides", "bounces"): "To slide it needs speed along the wall. Through the centre it has "
        "none: each crossing takes {times} times as long as the last.",
    },
)

ONE_CENTIMETRE = Texts(
    {"": "At bounce {count}"},
    {
        "": "Right: at bounce {count} they are {apart} apart. Each bounce multiplied their "
        "distance by about {rate}, from {start} on."
    },
    {
        LESS: "Too early: at bounce {early} they are only {early_apart} apart. Each bounce "
        "multiplies that by about {rate}, and at bounce {count} it is {apart}.",
        "added": "Nothing is *added* at a bounce: the distance is *multiplied*, by about {rate}. "
        "At bounce {count} they are {apart} apart already.",
        MORE: "Too late: at bounce {count} they are {apart} apart already. Each bounce multiplied "
        "their distance by about {rate}.",
    },
)

FARTHEST_SAFE = Texts(
    {"": "Up to {both}"},
    {
        "": "Right: up to {both}, both radii together. At {safe} it came no farther than "
        "{safe_far}; at {out} it was {out_off} off at pass {out_pass}."
    },
    {
        "gap": "At {gap} it left, {gap_off} off at pass {gap_pass}: one centre lies between the "
        "mirrors. Farther apart both do, and it stays again, up to both radii together, {both}.",
        "one_radius": "It also stays farther apart, up to both radii together, {both}: at {safe} "
        "it came no farther than {safe_far}. There both centres lie between the mirrors.",
        LESS: "It also stays farther apart, up to both radii together, {both}: at {safe} it came "
        "no farther than {safe_far}.",
        MORE: "At {out} it left: {out_off} off at pass {out_pass}. Beyond both radii together, "
        "{both}, the centres have passed each other, and nothing holds it.",
    },
)

HEIGHT_STEPS = (
    "A bowl of 1 m. The ball is 1 mm to the right: the wall leans by 1 mm in 1 m there.",
    "So the ball leaves at twice this angle, towards the middle.",
    "From 0.4 m it flies 0.57 s and crosses 8 × 0.4 = 3.2 times its offset.",
    "From 1 mm on this side it lands 2.2 mm on the other.",
    "Your turn. From half the radius it crosses 4 times its offset, so it lands [3] mm on the "
    "other side.",
)

PARTING_STEPS = (
    "Say the distance doubles at each bounce: 1 µm, 2 µm, 4 µm …",
    "Ten bounces: 2 × 2 × … × 2 = 1024, about a thousand times.",
    "So from 0.001 mm to 1 mm it takes 10 bounces.",
    "Your turn. From 0.001 mm to 1 m it takes [20] bounces.",
)

MIRROR_STEPS = (
    "Equal mirrors of 1 m: one safe zone, up to twice the radius, 2 m.",
    "One of them flat: one safe zone, up to the radius of the other.",
    "Radii of 0.6 and 1.4 m: safe up to 0.6 m, and again from 1.4 m on.",
    "Your turn. The second zone ends at both radii together: at [2.0] m.",
)
