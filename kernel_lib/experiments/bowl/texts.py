"""What the verdicts of lesson 07 say."""

from kernel_lib.experiments.teaching.texts import LESS, MORE, OTHER, Texts

__all__ = ["CONTRAST", "DISTANCES", "FARTHEST_SAFE", "HEIGHT_STEPS", "HOW_HIGH", "LOSS"]
__all__ += ["MIRROR_STEPS", "ONE_CENTIMETRE", "PARTING", "PARTING_STEPS", "TWO_BOWLS"]

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
        "jumps": "It was {far} off before it had lost enough height, and the bowl ends at "
        "{radius}.",
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
        ("stays", "jumps"): "It lost too little at each bounce. Above {half}, half the radius, it "
        "overshot farther each time, up to {far}.",
        ("runs", "jumps"): "It did run away, and the loss was too small to hold it: it was {far} "
        "off, and the bowl ends at {radius}.",
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
