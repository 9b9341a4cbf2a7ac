"""What verdicts of lesson 05 say, by what was pressed and what is right."""

from kernel_lib.experiments.teaching.texts import Texts

__all__ = ["CLAIM", "CLAIM_STEPS", "FIRST", "FIRST_STEPS", "RULES", "RULES_STEPS"]

CLAIM = Texts(
    {
        "momentum": "Momentum rejects it",
        "energy": "Energy rejects it",
        "passes": "One ball would pass through another",
        "allowed": "No law rejects it",
    },
    {
        "momentum": "{terms} = {momentum}: the momenta should add up to 1.",
        "energy": "The momenta agree. The squares add up to {energy}, and they should add up to 1.",
        "passes": "Both sums agree, but ball 1 would be faster than ball 2 in front of it, {first} "
        "against {second} m/s.",
        "allowed": "{terms} = {momentum}, the squares add up to {energy}, and {order}: all is "
        "allowed.",
    },
    {
        ("momentum", "energy"): "One sum is not enough. The momenta agree: {terms} = {momentum}. "
        "Look at the squares: {energy}.",
        ("momentum", "passes"): "The momenta agree: {momentum}. But ball 1 would be faster than "
        "ball 2 in front of it, {first} > {second}: it would have to pass through.",
        ("momentum", "allowed"): "The momenta agree, {momentum}, and the squares agree as well: "
        "{energy}. (0, 0, 1) is not the only answer.",
        ("energy", "momentum"): "Many suspect the energy. The squares agree: {energy}. But the "
        "momenta add up to {momentum} instead of 1.",
        ("energy", "passes"): "Many suspect the energy. The squares agree: {energy}. But ball 1 "
        "would have to pass through ball 2, {first} > {second}.",
        ("energy", "allowed"): "Many suspect the energy. The squares agree, {energy}, and so do "
        "the momenta. Nothing rejects it: two laws leave many answers.",
        ("passes", "momentum"): "The order is fine. The momenta are not: they add up to "
        "{momentum}.",
        ("passes", "energy"): "The order is fine. The squares are not: they add up to {energy}.",
        ("passes", "allowed"): "The order is fine: {order}. Both sums agree. Nothing rejects it.",
        ("allowed", "momentum"): "The momenta add up to {momentum} instead of 1.",
        ("allowed", "energy"): "The squares add up to {energy} instead of 1.",
        ("allowed", "passes"): "Both sums agree. But ball 1 would be faster than ball 2 in front "
        "of it, {first} > {second}. It would have to pass through.",
    },
)

FIRST = Texts(
    {
        "stops": "It stopped",
        "on": "It moved on slowly",
        "back": "It came back slowly",
    },
    {
        "stops": "Ball 2 moves only {moved} while ball 1 pushes it. With {gap} of room the first "
        "push is over before the second begins. Equal balls swap speeds.",
        "on": "A ball of {mass} keeps {speed} against balls of {other}.",
        "back": "It came back at {speed}: both contacts pressed at the same time, so ball 2 could "
        "push it back.",
        ("back", "light"): "A ball of {mass} is lighter than the next one, so it bounces back: "
        "{speed}.",
    },
    {
        ("stops", "back"): "One in, one out needs room between the balls. This ball came back at "
        "{speed}: both contacts pressed at once for {both}, so ball 2 pushed it back.",
        ("stops", "back", "light"): "A ball of {mass} is too light to stop: the next one has "
        "{other}, so it bounced back at {speed}.",
        ("stops", "on"): "A ball of {mass} is heavier than the next one: one push cannot stop it. "
        "It kept {speed}.",
        ("on", "stops"): "With {gap} of room ball 1 met ball 2 alone, and was as heavy. Equal "
        "balls swap speeds, so it stopped.",
        ("on", "back"): "It could not follow: it came back at {speed}. For {both} ball 3 held ball "
        "2 from behind, so ball 2 pushed back harder.",
        ("on", "back", "light"): "A ball of {mass} cannot push {other} on and follow. It is "
        "lighter, so it bounced back: {speed}.",
        ("back", "stops"): "The others act like one heavy ball only if both contacts press at "
        "once. With {gap} of room the first push was over first: it stopped.",
        ("back", "on"): "It is heavier than the next ball, {mass} against {other}. So it kept "
        "{speed}.",
    },
)

RULES = Texts(
    {
        "one": "Only one by one is right",
        "all": "Only all at once is right",
        "both": "Both rules are right",
        "neither": "Neither rule is right",
    },
    dict.fromkeys(
        ("one", "all", "both", "neither"),
        "Real balls: {speeds} %. *One by one* is off by {one_off}, *all at once* by {all_off}.",
    ),
    {
        ("one", "neither"): "These balls are not hard enough. *One by one* says {one_first} for "
        "ball 1, and it did {first}. The contacts overlap.",
        ("one", "all"): "*One by one* is {one_off} off. The {cap} makes contact 1 so long that "
        "contact 2 presses with it nearly all the time.",
        ("one", "both"): "*One by one* is right. But *all at once* is right as well: with {gap} of "
        "room there is never more than one contact.",
        ("all", "neither"): "To touch is not yet to push together all the time. *All at once* "
        "says {all_first} for ball 1, and it did {first}.",
        ("all", "one"): "Contact 2 is soft: it had pushed little when contact 1 was over. *All at "
        "once* is {all_off} off.",
        ("all", "both"): "*All at once* is right. But so is *one by one*: with {gap} of room there "
        "is never more than one contact at a time.",
        ("both", "one"): "Both keep momentum and energy. But for ball 1 they say {one_first} and "
        "{all_first}. It did {first}, and only *one by one* fits.",
        ("both", "all"): "Both keep both laws, so both are allowed. But ball 1 did {first}, as "
        "*all at once* says, not {one_first}.",
        ("both", "neither"): "Both keep momentum and energy. But for ball 1 they say {one_first} "
        "and {all_first}, and it did {first}.",
        ("neither", "both"): "With {gap} of room the pushes come one after another. Both rules "
        "then say (0, 0, 1), and real balls do that within {one_off}.",
        ("neither", "one"): "One rule is only {one_off} off: *one by one*. Contact 1 was over "
        "before contact 2 had pushed much.",
        ("neither", "all"): "One rule is only {all_off} off: *all at once*. Contact 1 was so "
        "long that contact 2 pressed with it nearly all the time.",
    },
)

CLAIM_STEPS = (
    "Claim: −0.1, 0.3, 0.8 m/s.",
    "Momentum: −0.1 + 0.3 + 0.8 = 1.0. It agrees.",
    "Energy: 0.01 + 0.09 + 0.64 = 0.74. It should be 1.",
    "So energy rejects it.",
    "Your turn. 0, 0.6, 0.8 m/s: the momenta add up to [1.4].",
)

FIRST_STEPS = (
    "Equal balls, one by one: ball 1 gives all its speed to ball 2.",
    "Ball 2 gives all to ball 3: (0, 0, 1).",
    "Touching: ball 3 already pushes ball 2 back while ball 1 still presses.",
    "So ball 1 gets more push than it needs to stop: it comes back at 0.071 m/s.",
    "Momentum: −0.071 + 0.076 + 0.995 = 1.000. Your turn. Energy, sum of squares: 0.005 + 0.006 + "
    "0.989 = [1.000].",
)

RULES_STEPS = (
    "A soft contact lasts longer than a hard one.",
    "Cap on ball 3: contact 1 is hard and short, contact 2 soft and long.",
    "Contact 1 is over before contact 2 has pushed much: one by one.",
    "Cap on ball 1: contact 1 is long, and contact 2 presses with it: all at once.",
    "Your turn. Bare steel: both contacts are equally hard. One by one says 0 % for ball 1, and it "
    "does −7 %. The error is [7] %.",
)
