"""What verdicts of lesson 06 say, by what was pressed and what is right."""

from kernel_lib.experiments.teaching.texts import LESS, MORE, Texts

__all__ = ["AS_FAR_THERE", "GAME_BALL", "GAME_STEPS", "NOTHING_LOST", "RUBBER_BALL"]
__all__ += ["RUBBER_STEPS", "STEEL_BALL", "STEEL_STEPS"]

_HEADS = dict.fromkeys(("less", "same", "more"), "It kept {share} of its speed")

RUBBER_BALL = Texts(
    _HEADS,
    {
        "less": "It keeps {share}. It hit {faster} times as fast, and fast squeezing costs more.",
        "same": "It keeps {far} again: it hit at {down}, exactly as on Earth.",
        "more": "It keeps {share}. It hit {slower} times as slowly, and slow squeezing costs less.",
    },
    {
        ("less", "more"): "How high it rises is not the share. It rose {risen} and kept {share} "
        "of its speed: rubber resists being squeezed fast, and this hit was slow.",
        ("less", "same"): "The planet alone does not count. It hit at {down}, as on Earth, and "
        "kept the same {share}. Only the speed of the hit counts.",
        ("same", "more"): "Many give a ball one number. This one kept {far} at {first} and "
        "{share} at {down}. The number belongs to a ball *and a speed*.",
        ("same", "less"): "Many give a ball one number. This one kept {far} at {first}, and only "
        "{share} at {down}. The number belongs to a ball *and a speed*.",
        ("more", "less"): "A hard hit does not bounce best. At {down} it kept {share}, less than "
        "{far}. The faster rubber is squeezed, the more energy turns into heat.",
        ("more", "same"): "The height alone does not count. It fell {height}{there}, so it hit at "
        "{down} as on Earth. The same hit keeps the same share.",
    },
)

AS_FAR_THERE = Texts(
    {"": "From {height}"},
    {"": "Right: from {height} it hits at {down}, as from 1 m on Earth, and keeps {far} again."},
    {
        "height": "You kept the height. Keep the *speed*: from {height} it hits at {down}, as from "
        "1 m on Earth.",
        LESS: "Too low: it hits more slowly and keeps more, {half_kept} from {half}. From "
        "{height} it hits at {down}, as from 1 m on Earth.",
        MORE: "Too high: it hits faster and keeps less, {twice_kept} from {twice}. From {height} "
        "it hits at {down}, as from 1 m on Earth.",
    },
)

STEEL_BALL = Texts(
    dict.fromkeys(("less", "same", "more"), "It kept {share} of its speed")
    | {"all": "It kept all of its speed"},
    {
        "less": "It keeps {share}: the dent is {dent} deep.",
        "same": "{far} again: it hit at the same speed, {down}.",
        "more": "It keeps {share}: the dent is only {dent} deep.",
        "all": "It keeps everything. At {down} nothing yields: no dent.",
    },
    {
        ("less", "more"): "A hard thing does not need a hard hit to bounce. This hit kept {share}, "
        "the harder one {far}. What is lost is what makes the dent.",
        ("less", "all"): "A hard thing does not need a hard hit to bounce. This hit, at {down}, "
        "kept all, the harder one {far}. What is lost is what makes the dent.",
        ("less", "same"): "It hit at {down}, as from 1 m on Earth. So the dent is the same in "
        "parts of its size, and so is the share: {share}.",
        ("same", "more"): "Many say “steel keeps {far}”. That is steel *at {first}*. At {down} it "
        "kept {share}: a gentler hit, a smaller dent.",
        ("same", "all"): "Many say “steel keeps {far}”. That is steel *at {first}*. At {down} it "
        "kept everything: so gentle a hit leaves no dent.",
        ("same", "less"): "Many say “steel keeps {far}”. That is steel *at {first}*. At {down} it "
        "kept {share}: a harder hit, a deeper dent.",
        ("more", "same", "size"): "Size does not count. The dent grows with the ball, {dent} here, "
        "and so does the energy it costs: the share stays {share}.",
        (
            "more",
            "same",
            "both",
        ): "{There} {height} gives {down}, as 1 m does on Earth. A dent grows "
        "with its ball, and so does the energy it costs: the share stays {share}.",
        ("more", "same", "planet"): "The height alone does not count. {There} {height} gives "
        "{down}, as 1 m does on Earth: the same hit, the same dent, the same share.",
        ("more", "all"): "Something need not always be lost. Below {limit} steel only springs. "
        "This hit, at {down}, left no dent, and nothing was lost.",
        ("more", "less"): "Steel bounces well only when it is hit gently. It hit at {down}: the "
        "dent is {dent} deep, and {share} of the speed is left.",
        ("all", "more"): "Steel is perfectly elastic only below {limit}. This hit was {over} times "
        "as fast: a dent of {dent} stays and costs {lost} of the energy.",
        ("all", "same"): "Steel is perfectly elastic only below {limit}. This hit, {over} times as "
        "fast, was as hard as from 1 m: its dent costs {lost} of the energy.",
        ("all", "less"): "Steel is perfectly elastic only below {limit}. This hit was {over} times "
        "as fast: its dent, {dent} deep, costs {lost} of the energy.",
    },
)

NOTHING_LOST = Texts(
    {"": "From {height}"},
    {
        "": "Right: from {height} it hits at {limit}. Up to there steel only springs: no dent "
        "stays, and nothing is lost."
    },
    {
        LESS: "From there it loses nothing, but it may fall from higher. Steel only springs up to "
        "{height}: a hit at {limit}.",
        MORE: "From {at} it still left a dent of {dent}, and lost {lost} of its energy. Steel only "
        "springs up to {height}: a hit at {limit}.",
    },
)

GAME_BALL = Texts(
    _HEADS,
    {
        ("less", "gentle"): "It keeps {share}. This damper brakes from the first touch on, where "
        "the spring is weak: a gentle hit loses most.",
        ("less", "deep"): "It keeps {share}. This damper brakes most where it is pressed deepest: "
        "a hard hit loses most.",
        "same": "It keeps {share} again. With a damper that grows as depth^(1/4) one number holds "
        "at all heights.",
        ("more", "gentle"): "It keeps {share}. This damper brakes the gentlest hits most, and this "
        "hit was harder.",
        ("more", "deep"): "It keeps {share}. This damper brakes most where it is pressed deepest, "
        "and this hit did not go deep.",
    },
    {
        ("less", "same"): "A weak bounce is not a small share. It rose {risen} and kept {share}, "
        "as from 1 m: this damper takes the same share of every hit.",
        ("more", "same"): "It is no gentler with this hit. It kept {share}, as from 1 m: this "
        "damper takes the same share of every hit.",
        ("same", "less"): "A number e in a program does not help if its damper has another law. "
        "This one kept {share}, not {far}.",
        ("same", "more"): "A number e in a program does not help if its damper has another law. "
        "This one kept {share}, more than {far}.",
        ("less", "more", "gentle"): "A harder hit is not always a worse bounce. This damper brakes "
        "the gentlest hits most: at {down} it kept {share}.",
        ("less", "more", "deep"): "A weak bounce is not a small share. This damper brakes little "
        "where it is not pressed deep: it kept {share}.",
        ("more", "less", "gentle"): "Gentle is not always better. This damper brakes from the "
        "first touch on, where the spring is weak: it kept {share}.",
        ("more", "less", "deep"): "A hard hit does not bounce best. This damper brakes most where "
        "it is pressed deepest: at {down} it kept {share}.",
    },
)

RUBBER_STEPS = (
    "From 1 cm it hits at 0.44 m/s, a tenth of 4.43 m/s.",
    "The plate pushes it to rest. The area under the force is the energy put in: 4.9 mJ.",
    "On the way out the force is smaller. The area between is lost: 25 %; from 1 m it was 36 %.",
    "Your turn. From 4 cm it hits at √(2 × 9.8 × 0.04) = [0.89] m/s.",
)

STEEL_STEPS = (
    "Steel springs, up to the pressure at which it yields.",
    "From there on it gives way: the line of the force bends.",
    "On the way back the force is zero, but the depth is not. From 1 m 0.16 mm stay.",
    "The area is what the dent has cost: 76 % of the energy.",
    "Your turn. From 1 cm it keeps 0.85 of its speed. Of the energy 1 − 0.85 × 0.85 = [0.28] is "
    "lost.",
)

GAME_STEPS = (
    "The damper brakes with the speed, times depth to a power n.",
    "n = 0: it brakes from the first touch on, where the spring is still weak.",
    "A gentle hit stays in this first part: it loses most.",
    "A larger n: a gentle hit hardly reaches the depth where the damper brakes.",
    "Your turn. Between them, one share holds at all heights for n = [0.25].",
)
