### What lesson oblique_plane says.

## LANDING: what a lump does where it lands. "way" is up or down along the slope.

# "way" is how the lump comes; "mu" is a figure, or "smooth"; "share" a figure, "all" or "none".
oblique-plane-landing-ask =
    { $way ->
        [falls] { $mu ->
            [smooth] A lump of snow falls straight down onto a smooth slope.
           *[rough] A lump of snow falls straight down onto a rough slope (friction μ = { $mu }).
        }
       *[thrown] { $mu ->
            [smooth] A lump of snow hits a smooth slope, as the arrow shows.
           *[rough] A lump of snow hits a rough slope (friction μ = { $mu }), as the arrow shows.
        }
    } { $share ->
        [none] The slope returns nothing of the speed into it.
        [all] The slope returns all of the speed into it.
       *[part] The slope returns { $share } of the speed into it.
    }
    What does the lump do next?

oblique-plane-landing-head-bounces = It bounced off
oblique-plane-landing-head-stops = It stopped where it landed
oblique-plane-landing-head-up = It slid up, then back down
oblique-plane-landing-head-down = It slid down at once
oblique-plane-landing-yes-bounces = Of { $into } into the slope { $returned } came back: { $out } out.
oblique-plane-landing-yes-stops = Into the slope all was lost, and friction could take the { $before } along it as well.
oblique-plane-landing-yes-up = The slope stopped the { $into } into it. Nothing pushes along a smooth slope, so { $after } uphill stayed.
oblique-plane-landing-yes-up-rough = The slope stopped the { $into } into it. Friction took { $took } of the speed along the slope, so { $after } uphill stayed.
oblique-plane-landing-yes-down = The slope stopped the { $into } into it. Nothing pushes along a smooth slope, so { $after } downhill stayed.
oblique-plane-landing-yes-down-rough = The slope stopped the { $into } into it. Friction took { $took } of the speed along the slope, so { $after } downhill stayed.
oblique-plane-landing-no-bounces-stops = A bounce needs speed out of the slope. Nothing of the { $into } into the slope came back, and friction took the rest.
oblique-plane-landing-no-bounces-up = A bounce needs speed out of the slope. Nothing of the { $into } into it came back; what the lump kept is { $after } *up* the slope.
oblique-plane-landing-no-bounces-down = A bounce needs speed out of the slope, and none came back. This lump kept { $after }, but *down* the slope.
oblique-plane-landing-no-stops-up = If nothing returned meant *stop*, the lump would lie still. It kept { $after } along the slope. The slope stops only the part *into* it.
oblique-plane-landing-no-stops-up-rough = Friction cannot take more than μ × { $into } = { $most } of the speed along the slope. { $after } uphill stayed, so the lump slid on.
oblique-plane-landing-no-stops-down = Nothing returned does not mean stopped. The slope took the { $into } *into* it, and { $after } downhill stayed.
oblique-plane-landing-no-stops-down-rough = This friction is too weak: of { $before } down the slope it took { $took }. The rest stayed, so the lump slid on.
oblique-plane-landing-no-stops-bounces = Part of its speed returned: { $out } came back out of the slope.
oblique-plane-landing-no-up-down = What counts is the speed along the slope at the landing. This lump had { $before } *down* the slope, so it went on down.
oblique-plane-landing-no-up-stops =
    { $way ->
        [up] It had { $before } up the slope. Friction took it all: it can take up to μ × { $into } = { $most }.
       *[down] It had { $before } down the slope. Friction took it all: it can take up to μ × { $into } = { $most }.
    }
oblique-plane-landing-no-up-bounces = It left the slope again, with { $out }.
oblique-plane-landing-no-down-up = Weight does not win at once. This lump still had { $after } up the slope, and took { $later } to lose it.
oblique-plane-landing-no-down-stops = Friction holds it: μ = { $mu } is more than the slope, { $slope }.
oblique-plane-landing-no-down-bounces = Before it could slide, it was off the slope: { $out } came back out.

oblique-plane-landing-seen-bounces = It bounced off.
oblique-plane-landing-seen-stops = It stopped where it landed.
oblique-plane-landing-seen-up = It slid up the slope, then back down.
oblique-plane-landing-seen-down = It slid down at once.

oblique-plane-option-bounces = It bounces off.
oblique-plane-option-stops = It stops where it lands.
oblique-plane-option-up = It slides up the slope, then back down.
oblique-plane-option-down = It slides down at once.
oblique-plane-option-stays = It slides up the slope, then stays.

oblique-plane-landing-steps-1 = A lump hits a smooth slope with 5 m/s, 3 m/s of it into the slope.
oblique-plane-landing-steps-2 = Along the slope it has √(25 − 9) = 4 m/s.
oblique-plane-landing-steps-3 = The slope returns nothing: 3 m/s become 0.
oblique-plane-landing-steps-4 = Nothing pushes along: 4 m/s stay.
oblique-plane-landing-steps-5 = Energy: 16 of 25 parts stay, 64 %.
oblique-plane-landing-steps-6 = Your turn. 13 m/s, 5 m/s of it into the slope: afterwards it has [12] m/s.

## FLAT: the same where a lump may stay up there.

oblique-plane-flat-head-stops = It stopped where it landed
oblique-plane-flat-head-stays = It slid up, then stayed
oblique-plane-flat-yes-stops = Into the slope all was lost, and friction could take the { $before } along it as well.
oblique-plane-flat-yes-stays = The landing left { $after } uphill. It stopped after { $later }, and there friction holds it: μ = { $mu } is more than the slope, { $slope }.
oblique-plane-flat-no-stops-stays = Friction cannot take more than μ × { $into } = { $most } of the speed along the slope. { $after } uphill stayed, and took { $later } to end.
oblique-plane-flat-no-up-stays = It slid up for { $later }, but not back: where it stopped, friction holds it. μ = { $mu } is more than the slope, { $slope }.
oblique-plane-flat-no-down-stays = Weight does not win here. The lump had { $after } up the slope, and then friction held it: μ = { $mu } against a slope of { $slope }.
oblique-plane-flat-no-stays-stops = Nothing was left to slide with. Of { $before } along the slope friction took all: it can take up to μ × { $into } = { $most }.
oblique-plane-flat-no-up-stops = { oblique-plane-landing-no-up-stops }
oblique-plane-flat-no-down-stops = Friction holds it: μ = { $mu } is more than the slope, { $slope }.

oblique-plane-flat-seen-stays = It slid up the slope, then stayed.
oblique-plane-flat-seen-stops = { oblique-plane-landing-seen-stops }
oblique-plane-flat-seen-up = { oblique-plane-landing-seen-up }
oblique-plane-flat-seen-down = { oblique-plane-landing-seen-down }

## LAST: how bouncing ends.

oblique-plane-last-ask =
    A ball bounces on a smooth slope, lower each time. The slope returns { $share } of the speed into it.
    What comes after the last bounce?
oblique-plane-last-rests = It stays where it is.
oblique-plane-last-slides = It slides down the slope.
oblique-plane-last-never = The bounces never end.

oblique-plane-last-head-slides = The bounces ended, and it slid
oblique-plane-last-yes-slides = The bounces ended at { $end }. Along the slope nothing had stopped the ball: it had { $speed } downhill, and slid on.
oblique-plane-last-no-rests-slides = Nothing along a smooth slope can hold it. When the bounces ended, at { $end }, the ball had { $speed } down the slope.
oblique-plane-last-no-never-slides = Infinitely many bounces need not take for ever. Each flight lasted { $share } of the one before, and at { $end } all were over.

## ROUGHNESS: what holds a lump.

oblique-plane-roughness-ask =
    A lump of snow of { $mass } lies on a slope that rises { $rise } for each metre across. It cannot roll.
    How rough must the slope be to hold the lump? Set μ.

oblique-plane-roughness-head = μ = { $limit } is just enough
oblique-plane-roughness-yes = { $pull } pull, { $press } press: μ = { $limit }, which is the slope itself.
oblique-plane-roughness-no-less = With μ = { $guess } it slides. Its weight pulls with { $pull }, and friction holds at most { $guess } × { $press }. It takes { $pull } / { $press } = { $limit }.
oblique-plane-roughness-no-one = μ need not be 1 to hold. Down the slope pull { $pull }; { $press } press. { $pull } / { $press } = { $limit } is enough.
oblique-plane-roughness-no-more = It holds, but less would do. Down the slope pull { $pull }; { $press } press. { $pull } / { $press } = { $limit } is enough.

oblique-plane-roughness-picture = The weight pulls with { $pull } and presses with { $press }; to hold the lump, friction needs { $pull }, μ = { $limit }.
# At arrows, next to which there is little room.
oblique-plane-mark-pull = pull { $force }
oblique-plane-mark-press = press { $force }
oblique-plane-mark-needed = needed { $force }
oblique-plane-mark-friction = friction { $force }

oblique-plane-roughness-steps-1 = Slope 1 in 4, 2 kg. Weight 19.6 N: along the slope 4.76 N, into it 19.0 N.
oblique-plane-roughness-steps-2 = Friction holds at most μ × 19.0 N.
oblique-plane-roughness-steps-3 = Enough: μ × 19.0 N = 4.76 N, so μ = 0.25.
oblique-plane-roughness-steps-4 = 8 kg: 19.0 N and 76.1 N, again 0.25.
oblique-plane-roughness-steps-5 = Your turn. Slope 1 in 2: μ = [0.5].

## LUMPS: a light and a heavy one on one slope.

oblique-plane-lumps-ask =
    Two lumps lie on the same slope, which rises { $rise } for each metre across. Under the { $mass } lump μ is { $mu }, under the { $mass_2 } lump { $mu_2 }.
    Which lump slides?
oblique-plane-lumps-light = Only the light lump.
oblique-plane-lumps-heavy = Only the heavy lump.
oblique-plane-lumps-both = Both.
oblique-plane-lumps-neither = Neither.
oblique-plane-lumps-picture = { $mass_1 }: pull { $pull_1 }, friction { $friction_1 }. { $mass_2 }: pull { $pull_2 }, friction { $friction_2 }.

oblique-plane-lumps-head-light = Only the light lump slid
oblique-plane-lumps-head-heavy = Only the heavy lump slid
oblique-plane-lumps-head-both = Both lumps slid
oblique-plane-lumps-head-neither = Neither lump slid
oblique-plane-lumps-yes-light = Under the { $light } lump μ = { $mu_light } < { $slope }: it slides. Under the { $heavy } lump { $mu_heavy } > { $slope }: it stays. The masses do not count.
oblique-plane-lumps-yes-heavy = Under the { $heavy } lump μ = { $mu_heavy } < { $slope }: it slides. Under the { $light } lump { $mu_light } > { $slope }: it stays. The masses do not count.
oblique-plane-lumps-yes-both = Both μ, { $mu_light } and { $mu_heavy }, are less than { $slope }: both slide. The masses do not count.
oblique-plane-lumps-yes-neither = Both μ, { $mu_light } and { $mu_heavy }, are more than { $slope }: both stay. The masses do not count.
oblique-plane-lumps-no-light-heavy = If weight held a lump, the { $heavy } lump would stay. It slid: its weight pulls { $times } times as hard as well. Only μ and slope count: { $mu_heavy } < { $slope }.
oblique-plane-lumps-no-light-both = Heavy does not sit more firmly. The { $heavy } lump slid as well: under it μ = { $mu_heavy } is less than { $slope }.
oblique-plane-lumps-no-light-neither = Light does not mean loose. The { $light } lump stayed: under it μ = { $mu_light } is more than { $slope }.
oblique-plane-lumps-no-heavy-light = More weight does not make a lump slide. It stayed: it pulls { $times } times as hard and is pressed { $times } times as hard. μ = { $mu_heavy } > { $slope }.
oblique-plane-lumps-no-heavy-both = Little weight does not hold a lump. The { $light } lump slid { $way_light } as well: μ = { $mu_light } is less than { $slope }.
oblique-plane-lumps-no-heavy-neither = Heavy pulls harder, but it is held harder as well. Under it μ = { $mu_heavy } is more than { $slope }, so it stayed, like the light one.
oblique-plane-lumps-no-both-light = A slope alone does not make a lump slide. The { $heavy } lump stayed: μ = { $mu_heavy } is more than { $slope }.
oblique-plane-lumps-no-both-heavy = It takes more than a slope. The { $light } lump stayed, for its μ = { $mu_light } is more than { $slope }.
oblique-plane-lumps-no-both-neither = Neither slid. Both μ, { $mu_light } and { $mu_heavy }, are more than { $slope }: friction can hold more than the weight pulls.
oblique-plane-lumps-no-neither-light = Friction holds only up to its limit. The { $light } lump slid { $way_light }: μ = { $mu_light } is less than { $slope }.
oblique-plane-lumps-no-neither-heavy = Its weight did not hold the { $heavy } lump. It slid { $way_heavy }: μ = { $mu_heavy } is less than { $slope }.
oblique-plane-lumps-no-neither-both = Both slid. Their μ, { $mu_light } and { $mu_heavy }, are less than { $slope }: the weight pulls harder than friction can hold.

## LEAST: three landings. "right", "slowest", "between" and "flattest" are the letters A, B, C.

oblique-plane-least-ask =
    Three skiers land on one smooth slope. Nothing of the speed into it comes back. A comes with { $speed_a } at { $angle_a } to it, B { $speed_b } at { $angle_b }, C { $speed_c } at { $angle_c }.
    Which landing takes least energy?
oblique-plane-option-landing = Landing { $letter }.
oblique-plane-least-picture = Arrows show the speeds into the slope. A lost { $lost_a }, B lost { $lost_b }, C lost { $lost_c }.
oblique-plane-mark-lost = { $letter }: { $energy } lost

oblique-plane-least-head-slowest = { $right } took the least energy
oblique-plane-least-head-between = { oblique-plane-least-head-slowest }
oblique-plane-least-head-flattest = { oblique-plane-least-head-slowest }
oblique-plane-least-yes-slowest = Into the slope went { $right_into } only: { $right } lost { $right_lost }. The others lost { $between_lost } and { $flattest_lost }.
oblique-plane-least-yes-between = Into the slope went { $right_into } only: { $right } lost { $right_lost }. The others lost { $slowest_lost } and { $flattest_lost }.
oblique-plane-least-yes-flattest = Into the slope went { $right_into } only: { $right } lost { $right_lost }. The others lost { $slowest_lost } and { $between_lost }.
oblique-plane-least-no-slowest-flattest = { $slowest }, the slowest, lost { $slowest_lost }; { $right } lost { $right_lost }. Not the speed counts but the speed *into* the slope: { $slowest_into } against { $right_into }.
oblique-plane-least-no-slowest-between = Slow is not soft. At { $slowest_angle } { $slowest } still had { $slowest_into } into the slope and lost { $slowest_lost }. { $right } had { $right_into } and lost { $right_lost }.
oblique-plane-least-no-flattest-slowest = { $flattest } came at { $flattest_angle } with { $flattest_speed }. It still had { $flattest_into } into the slope, { $right } only { $right_into }. Speed and angle both count.
oblique-plane-least-no-flattest-between = A flat landing can be too fast: { $flattest } had { $flattest_into } into the slope and lost { $flattest_lost }. { $right } had { $right_into } and lost { $right_lost }.
oblique-plane-least-no-between-slowest = { $between } had { $between_into } into the slope and lost { $between_lost }. { $right } came more steeply, but so slowly that it lost { $right_lost } only.
oblique-plane-least-no-between-flattest = { $between } had { $between_into } into the slope and lost { $between_lost }. { $right } was faster, but so flat that it lost { $right_lost } only.

oblique-plane-least-steps-1 = 10 m/s at 30° to the slope.
oblique-plane-least-steps-2 = Into the slope: 10 × sin 30° = 5 m/s. Along it 8.66 m/s.
oblique-plane-least-steps-3 = Lost with 1 kg: 5² / 2 = 12.5 J of 50 J, a quarter.
oblique-plane-least-steps-4 = At 60°: 8.66 m/s into it, 37.5 J, three quarters.
oblique-plane-least-steps-5 = Your turn. 6 m/s straight down on level ground, 1 kg: lost [18] J.

## Controls: what they are.

oblique-plane-control-scene = what is on the slope
oblique-plane-control-slope = how steep: metres up per metre across
oblique-plane-control-k_b = share of the speed into the slope that comes back
oblique-plane-control-friction = friction
oblique-plane-control-height = height of the ball's centre
oblique-plane-control-velocity_x = speed to the right
oblique-plane-control-velocity_y = speed upwards
oblique-plane-control-mass = mass of the ball
oblique-plane-control-mass_2 = mass of the second lump
oblique-plane-control-friction_2 = friction under it
oblique-plane-control-speed = speed at the landing
oblique-plane-control-angle = angle to the slope
# Ticks below sliders: values that have a name.
oblique-plane-tick-1-in-5 = 1 in 5
oblique-plane-tick-snow = snow
oblique-plane-tick-hailstone = hailstone

## Set-ups: what to look for.

oblique-plane-set-up-snowball-on-a-roof = The roof stopped the speed into it. The rest slid off.
oblique-plane-set-up-ski-jumper = The hill falls as steeply as the jumper, so little is lost.
oblique-plane-set-up-rough-roof = μ is larger than the slope, so the lump stays.
oblique-plane-set-up-hailstone = Half of the speed into the roof comes back; the speed along the roof stays.
oblique-plane-set-up-nikulin-plane-4 = It lands in step 10, slides up, stops and slides back.
oblique-plane-set-up-the-same-with-friction = Not so far up, and slower on the way back.
oblique-plane-set-up-a-flat-rough-slope = μ is larger than the slope, 0.2: it stays up there.
oblique-plane-set-up-very-rough = So rough a slope stops the speed along it, too.
oblique-plane-set-up-a-hard-slope = Each bounce reverses the speed into the slope.
oblique-plane-set-up-straight-down = What is left points down the slope.
oblique-plane-set-up-the-last-bounce = The bounces end at an exact moment; then it slides.

## Acts.

oblique-plane-act-1 = Stop, bounce or slide?
oblique-plane-act-1-why = The snow hits the slope. What does the slope stop, and what does it leave?
oblique-plane-act-2 = What holds a lump?
oblique-plane-act-2-why = A lump of snow lies on a slope and cannot roll. How rough must the slope be?
oblique-plane-act-3 = Land softly
oblique-plane-act-3-why = Only the speed into the slope is lost. Which landing loses least?

## Lines to write.

oblique-plane-act-1-after = Why can the slope not stop the part along it?
oblique-plane-act-1-after-model = A smooth surface pushes only straight out. No push along it, no change along it.
oblique-plane-act-2-after = Why does the mass drop out?
oblique-plane-act-2-after-model = Twice the mass: twice the pull, and twice the press. Their ratio is the same.
oblique-plane-act-3-after = A ski jump ends on a steep hill. Why?
oblique-plane-act-3-after-model = The jumper flies down as steeply as the hill falls. Little of the speed is into the snow.

## Bars, and the chart.

oblique-plane-experiment-energy = Energy
oblique-plane-climb-chart = How far up does it slide?
oblique-plane-axis-slope = slope tan θ
oblique-plane-axis-climb = distance up the slope (m)
oblique-plane-climb-smooth = no friction
oblique-plane-your-slope = your slope

## The law with the present numbers: what is no word is a formula.

oblique-plane-law-friction = { $push }, friction at most { $most }
oblique-plane-law-together = push and friction together: { $whole }, as in the list of contacts
oblique-plane-law-along = along the slope { $before } before, { $after } after
oblique-plane-law-held = { $pull } pull; friction holds at most { $most }
oblique-plane-law-lost = { $into }, lost { $lost }

## The printed sheet: at home.

oblique-plane-sheet-at-home = Put a coin on a book and lift one edge until the coin slides. Height of the edge ____ cm, length on the table ____ cm; divide: μ = ____. And two coins on top of each other: ____
oblique-plane-sheet-expect = Coin on paper: 0.2 to 0.5. Two coins slide at the same slope: the mass drops out.

## Challenges. "way" is up or down along the slope, or none.

oblique-plane-challenge-stop_dead = Throw the lump so that nothing of its speed is along the smooth slope.
oblique-plane-challenge-stop_dead-hint = The arrow at the landing must point straight into the slope, not straight down.
oblique-plane-target-straight = Target: the lump comes along the dashed line, straight into the slope.
oblique-plane-target-straight-mark = straight into the slope
oblique-plane-still-flies = After { $end } it was still in the air.
oblique-plane-share-slid =
    { $way ->
        [up] { $share } of the speed was along the slope, uphill. The lump slid on.
       *[down] { $share } of the speed was along the slope, downhill. The lump slid on.
    }
oblique-plane-share-stopped =
    { $way ->
        [up] { $share } of the speed was along the slope, uphill. The slope stops what points straight into it.
        [down] { $share } of the speed was along the slope, downhill. The slope stops what points straight into it.
       *[none] { $share } of the speed was along the slope. The slope stops what points straight into it.
    }
oblique-plane-challenge-ski_jumper = Land like a ski jumper. Lose as little energy as you can at the landing.
oblique-plane-challenge-ski_jumper-hint = Fly down as steeply as the hill falls.

oblique-plane-target-hill = Target: the lump flies along the dashed arrow, as the hill falls.
oblique-plane-target-hill-mark = as the hill falls
oblique-plane-loss-large = The landing took { $lost } of the energy of motion. It came down { $steeper } more steeply than the hill falls.
oblique-plane-loss-small = The landing took { $lost } of the energy of motion. It came down only { $steeper } more steeply than the hill falls.

## Exercises.

oblique-plane-exercise-kept = A lump hits a smooth slope at 5 m/s; 3 m/s of that is into the slope. It does not bounce. How fast is it just after?
oblique-plane-exercise-kept-hint = The two parts stand at right angles. Which of them does the slope stop?
oblique-plane-exercise-kept-solution = Along the slope it had √(5² − 3²) = 4 m/s, and keeps that.
oblique-plane-exercise-lost = What percentage of its energy of motion did it lose?
oblique-plane-exercise-lost-hint = Energy grows as speed squared: compare 4 m/s with 5 m/s.
oblique-plane-exercise-lost-solution = 4² / 5² = 0.64 is left, so 36 % are lost, (3/5)².
oblique-plane-exercise-stays = A slope rises 1 m in 4 m. How large must μ be so that a lump stays?
oblique-plane-exercise-stays-hint = At the limit friction μ m g cos θ holds the pull m g sin θ.
oblique-plane-exercise-stays-solution = μ = tan θ = 1/4, whatever its mass.

## Questions to a class.

oblique-plane-class-landing =
    Wet snow is thrown uphill against a smooth slope. The slope returns nothing.
    What does the snow do next?
oblique-plane-class-dropped =
    Now it falls straight down on a steeper smooth slope.
    What does it do next?
oblique-plane-dropped-stops = It stops.
oblique-plane-dropped-down = It slides down.
oblique-plane-dropped-bounces = It bounces.
oblique-plane-class-heavy =
    Two lumps lie on one slope, 1 kg and 5 kg, with the same μ. The light one stays.
    What does the heavy one do?
oblique-plane-heavy-stays = It stays.
oblique-plane-heavy-slides = It slides.
oblique-plane-heavy-depends = It depends on the slope.
oblique-plane-heavy-happened = The heavy lump is pulled by { $pull_heavy } and pressed by { $press_heavy }, the light one by { $pull_light } and { $press_light }. The ratio is the same: { $ratio }.

## The printed sheet: columns.

oblique-plane-column-slope = Slope
oblique-plane-column-speed-into-the = Speed into the slope → out of the slope (m/s)
oblique-plane-column-speed-along-the = Speed along the slope, before → after (m/s)
oblique-plane-column-energy-of-motion = Energy of motion lost (%)

## Names of set-ups.

oblique-plane-name-Snowball-on-a-roof = Snowball on a roof
oblique-plane-name-Ski-jumper = Ski jumper
oblique-plane-name-Rough-roof = Rough roof
oblique-plane-name-Hailstone = Hailstone
oblique-plane-name-Nikulin-plane-4 = Nikulin, plane 4
oblique-plane-name-The-same-with-friction = The same with friction
oblique-plane-name-A-flat-rough-slope = A flat, rough slope
oblique-plane-name-Very-rough = Very rough
oblique-plane-name-A-hard-slope = A hard slope
oblique-plane-name-Straight-down = Straight down
oblique-plane-name-The-last-bounce = The last bounce

## Names of runs.

oblique-plane-name-lump = lump
oblique-plane-name-lump-1 = lump 1
oblique-plane-name-lump-2 = lump 2

## Names of curves, bars and forces.

oblique-plane-name-speed-up-the-slope = speed up the slope
oblique-plane-name-energy = energy
oblique-plane-name-speed-away-from-the-slope = speed away from the slope
oblique-plane-name-distance-up-the-slope = distance up the slope
oblique-plane-name-distance-from-the-slope = distance from the slope
oblique-plane-name-along-the-slope = along the slope
oblique-plane-name-into-and-out-of-the-slope = into and out of the slope
oblique-plane-name-lost-as-heat = lost as heat

## Names of groups of controls.

oblique-plane-name-Start = Start
oblique-plane-name-Second-lump = Second lump
oblique-plane-name-Landing-A = Landing A
oblique-plane-name-Landing-B = Landing B
oblique-plane-name-Landing-C = Landing C

## Names of what can be chosen in the panel.

oblique-plane-name-a-throw = a throw
oblique-plane-name-a-lump-at-rest = a lump at rest
oblique-plane-name-two-lumps-at-rest = two lumps at rest
oblique-plane-name-three-landings = three landings

## Controls: words that stand for them, where others have a symbol.

oblique-plane-symbol-scene = scene

## Names of the lesson, of walls, and of what is drawn at a contact, long and short.

oblique-plane-name-Oblique-plane = Oblique plane
oblique-plane-name-slope = slope
oblique-plane-name-into-the-slope = into the slope
oblique-plane-name-into-it = into it
oblique-plane-name-out-of-the-slope = out of the slope
oblique-plane-name-out-of-it = out of it
oblique-plane-name-along-it = along it
