"""What verdicts of lesson 06 say, by what was pressed and what is right."""

from kernel_lib.experiments.teaching.texts import LESS, MORE, Texts

__all__ = ["ACROSS", "AS_FAR_THERE", "GAME_BALL", "GAME_STEPS", "NOTHING_LOST"]
__all__ += ["RUBBER_BALL", "THROWN"]
__all__ += ["INSIDE", "INSIDE_STEPS", "RUBBER_STEPS", "STEEL_BALL", "STEEL_STEPS"]
__all__ += ["TURNED_ROUND", "WITHOUT_SPRING"]

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

ACROSS = Texts(
    {
        "on": "Its lowest point slid on",
        "hardly": "Its lowest point hardly slid",
        "back": "Its lowest point slid back",
    },
    {
        ("on", "swung"): "{change}: the spring across threw it back and on again before the ball "
        "left.",
        ("on", "slid"): "{change}: it slid all the time, and friction took {taken}.",
        "hardly": "{change}: it slid all the time, and friction took nearly all of it.",
        "back": "{change}: it gripped, and the spring across threw it back.",
    },
    {
        ("hardly", "on", "swung"): "It gripped, but that does not end it: the spring across was "
        "still in motion when the ball left. {change}.",
        ("back", "on", "swung"): "It was thrown back during the hit. The spring across swung on "
        "again before the ball left: {change}.",
        ("hardly", "on", "slid"): "Friction has a limit, μ times the force. It took {taken} of "
        "{before}; {left} were left.",
        ("back", "on", "slid"): "To be thrown back it must grip. It was too fast for that: "
        "friction took {taken} of {before}, and {left} were left.",
        ("on", "hardly"): "Friction took as much as it could, {taken} of {before}. Of the slip "
        "hardly anything was left.",
        ("back", "hardly"): "To be thrown back it must grip first, and press the spring across. It "
        "slid all the time: {change}.",
        ("on", "back"): "If friction only braked, it would slide on. It gripped, and the spring "
        "across threw the lowest point back: {change}.",
        ("hardly", "back"): "Grip ends the slip, but then the spring across is still pressed. It "
        "threw the lowest point back: {change}.",
    },
)

THROWN = Texts(
    dict.fromkeys(("same", "twice", "more"), "It flew up {rose}"),
    {
        "same": "Both weigh about the same, so they swap their speeds: it fell {fell} and rose "
        "{rose}.",
        "twice": "It left {times} times as fast as it came, so it rose {rose}: height grows as "
        "speed squared.",
        "more": "The basketball came up and threw it: {times} times as fast as it came. Height "
        "grows as speed squared: {rose}.",
    },
    {
        ("same", "more"): "On a floor it would come back to where it fell from. It met a "
        "basketball that came up: {times} times as fast as it came, {rose} high.",
        ("same", "twice"): "On a floor it would come back to where it fell from. The ball below "
        "came up and pushed: {times} times as fast, {rose} high.",
        ("twice", "more"): "Twice the speed alone would give four times the height. It left "
        "{times} times as fast as it came, and rose {rose}.",
        ("twice", "same"): "To throw it higher the ball below must be heavier. These weigh about "
        "the same and swap their speeds: {rose}.",
        ("more", "same"): "A ball below as light as this one cannot throw. Both swap their "
        "speeds, so it rose {rose} after a fall of {fell}.",
        ("more", "twice"): "For that the ball below must be much heavier. It left only {times} "
        "times as fast as it came: {rose}.",
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

INSIDE = Texts(
    dict.fromkeys(("all", "half", "hardly"), "It kept {share} of its speed"),
    {
        ("all", "two"): "It keeps {share}: the last hit turned the shaking back into flight.",
        ("all", "one"): "It keeps {share}: the part in front has nearly all the mass, and turned "
        "round.",
        "half": "It keeps {share}; {inside} of the energy shakes inside.",
        "hardly": "It keeps {share}. No energy is lost: {inside} of it shakes inside.",
    },
    {
        ("all", "hardly"): "Many think: no loss, so the full speed. Nothing was lost, but {inside} "
        "of the energy now shakes the parts against each other. Shaking carries the body nowhere.",
        ("all", "half"): "Without a loss all energy is still there, but not as flight. {inside} of "
        "it moves the parts to and fro, and {share} of the speed came back.",
        ("half", "hardly"): "The masses decide, and nothing is halved. The part in front came back "
        "at {back}, the one behind still moved on at {on}: together they hardly move.",
        ("half", "all", "two"): "The last hit, {lasted} after the first, turned the shaking back "
        "into flight. So {share} of the speed came back, not half.",
        ("half", "all", "one"): "The light part behind holds back little. The part in front came "
        "back at {back} with nearly all the mass: {share} of the speed is left.",
        ("hardly", "all", "two"): "If the spring were like clay, it would warm up. This one lost "
        "nothing: at the last hit, {lasted} later, shaking became flight again.",
        ("hardly", "all", "one"): "If the spring were like clay, it would warm up. It only shakes "
        "with the light part behind, and takes {inside} of the energy.",
        ("hardly", "half", "one"): "The spring does not swallow the bounce. It kept {share}: the "
        "part in front has {times} times the mass, so its way back wins.",
        ("hardly", "half", "two"): "The spring does not swallow the bounce. The last hit came "
        "{lasted} after the first; then {share} of the speed was back, and {inside} of the energy "
        "shakes.",
    },
)

INSIDE_STEPS = (
    "1.5 kg in front, 1 kg behind: both come at 2 m/s.",
    "The part in front hits. It alone turns round.",
    "Momentum now: 1.5 × 2 back and 1 × 2 on. Together 1 kg m/s back.",
    "Divided by 2.5 kg: 0.4 m/s, a fifth of 2 m/s.",
    "Your turn. 3 kg in front, 1 kg behind: 4 kg m/s back, divided by 4 kg: [1] m/s.",
)

TURNED_ROUND = Texts(
    {
        "more": "A larger share: {there}",
        "same": "About the same: {there}",
        "less": "Less: {there}",
    },
    {
        ("more", "two"): "Right: it keeps {there}, before it was {here}. Now it hits {hits}: the "
        "last hit turns shaking back into flight.",
        ("more", "one"): "Right: it keeps {there}, before it was {here}. It hits once, and the "
        "part in front now wins by more.",
        "same": "Right: it keeps {there}, before it was {here}: the parts are alike, and so are "
        "both ends.",
        ("less", "one"): "Right: it keeps {there}, before it was {here}. Now it hits only once, "
        "and the shaking stays inside.",
        ("less", "two"): "Right: it keeps {there}, before it was {here}. It hits {hits}, and more "
        "of the shaking stays inside.",
    },
    {
        ("same", "more"): "The masses are the same, but not which one hits. It hit {before}, now "
        "{hits}: it keeps {there}, before it was {here}.",
        ("same", "less"): "The masses are the same, but not which one hits. It hit {before}, now "
        "{hits}: it keeps only {there}, before it was {here}.",
        ("more", "less"): "A heavy part in front does not help here. It hits {hits}, and the "
        "shaking stays inside: {there} of the speed, before it was {here}.",
        ("more", "same"): "The parts are alike, so both ends are. Turned round it is the same "
        "body: {there}, before it was {here}.",
        ("less", "more"): "A light part in front bounces back early, and hits again. It hits "
        "{hits}, and keeps {there}; before it was {here}.",
        ("less", "same"): "The parts are alike, so nothing gets worse by turning the body round: "
        "{there} of the speed, before it was {here}.",
    },
)

WITHOUT_SPRING = Texts(
    {"apart": "Below, one part carries the energy off"},
    {
        "apart": "Below, the rear part flies off at {rear} with {carried} of the energy. Above it "
        "cannot leave: {inside} of the energy stays inside, as shaking."
    },
    {
        ("eats", "apart"): "Neither loses any energy. Above, {inside} of the energy stays "
        "inside; below, the rear part takes {carried} of it away, at {rear}.",
        ("harder", "apart"): "They are the same parts. Below nothing holds them: the rear one "
        "leaves at {rear}, the one in front follows at {front}. Above the spring holds them.",
    },
)
