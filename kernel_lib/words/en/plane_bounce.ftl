### What lesson plane_bounce says.

## HIGH

plane-bounce-high-head = It rose to { $top }
plane-bounce-high-yes = It hit the floor at { $down } and left at { $up }: { $k } × { $k } of { $fall } is { $top }.
plane-bounce-high-yes-thrown = It came down at { $down } and went up at { $up }, { $share } of that. This carries it { $top } up.
plane-bounce-high-no-share = { $share_high } would be { $share } of the *height*. This ball rose to { $top }. The floor returned { $share } of the *speed*, and height grows as speed squared.
plane-bounce-high-no-root = { $root_high } takes the root of the share. This ball rose to { $top }. From speed to height it is the square: { $k } × { $k } = { $square }.
plane-bounce-high-no-all = If nothing were lost, the ball would come back to { $fall }. It rose to { $top }. { $heat } of the energy became heat, in ball and floor.
plane-bounce-high-no-other = Your flag is at { $guess } m; the ball rose to { $top }. It left the floor with { $up }, and that carries it { $top } up.
plane-bounce-high-no-other-thrown = Your flag is at { $guess } m; the ball rose to { $top }. It went up at { $up }, { $share } of the speed at which it came down.

## HIGH_AGAIN

plane-bounce-high-again-head = After two bounces it rose to { $top }
plane-bounce-high-again-yes = Each bounce leaves { $kept } of the height: { $fall } → { $first } → { $top }.
plane-bounce-high-again-no-once = { $first } is the height after *one* bounce. After two, this ball rose to { $top }. Each bounce leaves { $kept } of the height: { $square } × { $square } = { $fourth }.
plane-bounce-high-again-no-share = { $share_high } is { $share } of the *height*, taken once. After two bounces this ball rose to { $top }: each bounce leaves { $kept } of the height.
plane-bounce-high-again-no-root = { $root_high } takes the root of the share. After two bounces this ball rose to { $top }: each bounce leaves { $k } × { $k } of the height.
plane-bounce-high-again-no-all = If nothing were lost, the ball would come back to { $fall }. After two bounces it rose to { $top }: each one turned { $heat } of its energy into heat.
plane-bounce-high-again-no-other = Your flag is at { $guess } m; after its second bounce the ball rose to { $top }. The second time it left the floor with { $up }.

## SHARE

plane-bounce-share-head = The floor returned { $share }
plane-bounce-share-yes = √({ $top_m } / { $fall_m }) = { $k }: the floor returned { $share } of the speed.
plane-bounce-share-no-heights = { $ratio } is the ratio of the heights. With { $ratio } of the speed the ball would rise to { $ratio_high } only. Height grows as speed squared, so take the root: { $share }.
plane-bounce-share-no-squared = { $squared } is that ratio squared. With { $squared } of the speed the ball would rise to { $squared_high } only. From height back to speed it is the root: { $share }.
plane-bounce-share-no-lost = { $lost } is the share of the energy that became heat. The question is about speed: the floor *returned* { $share } of it.
plane-bounce-share-no-other = With { $guess } % of the speed the ball would miss the line at { $top }. The floor returned { $share }: { $k } × { $k } of { $fall } is { $top }.

## REST

plane-bounce-rest-head-early = It was at rest at { $rest }
plane-bounce-rest-head-middle = { plane-bounce-rest-head-early }
plane-bounce-rest-head-late = { plane-bounce-rest-head-early }
plane-bounce-rest-head-never = It never came to rest
plane-bounce-rest-yes-early = The first flights last { $flights }. The sum of all is { $flight } / (1 − { $k }) = { $sum }; with the fall { $rest }.
plane-bounce-rest-yes-middle = { plane-bounce-rest-yes-early }
plane-bounce-rest-yes-late = { plane-bounce-rest-yes-early }
plane-bounce-rest-yes-never = Every flight lasts { $flight }. Nothing is lost, so nothing ends.
plane-bounce-rest-no-early-middle = Bounces too small to be seen take time, too, such as { $late_flights }. This ball came to rest at { $rest }.
plane-bounce-rest-no-early-late = At 5 s a flight still lasted { $flight_at_5 }. This ball came to rest at { $rest } only.
plane-bounce-rest-no-early-never = To stop before 5 s, the flights would have to shrink fast. This ball bounced on: { $flights }. The floor returns all the speed.
plane-bounce-rest-no-middle-late = The first few flights are not enough. This ball came to rest at { $rest }. Each flight lasts { $share } of the one before, so they shrink slowly.
plane-bounce-rest-no-middle-early = The flights shrink faster than that. This ball was at rest at { $rest }: all its flights together lasted { $sum }.
plane-bounce-rest-no-middle-never = If every ball came to rest, the flights would get shorter. This one bounced on: { $flights }. The floor returns all the speed.
plane-bounce-rest-no-late-early = Many think that infinitely many bounces need a long time. This ball was at rest at { $rest }: each flight lasts only { $share } of the one before.
plane-bounce-rest-no-late-middle = Many think that infinitely many bounces need a long time. This ball was at rest at { $rest }. The flights shrink so fast that their sum stays small.
plane-bounce-rest-no-late-never = However long one waits, nothing gets less. Its first flights lasted { $flights }, because the floor returns all the speed.
plane-bounce-rest-no-never-early = Many think: there is always one more bounce. Yet this ball was at rest at { $rest }. Each flight is { $share } of the one before, so all together last { $sum }.
plane-bounce-rest-no-never-middle = Many think: there is always one more bounce. This ball was at rest at { $rest }. All its flights together last { $sum }, because each is { $share } of the one before.
plane-bounce-rest-no-never-late = Always one more bounce does not mean always more time. It took long, { $rest }. But each flight is { $share } of the one before, so the sum ends.

## PROGRAM

plane-bounce-program-head-sinks = It sank in and came out
plane-bounce-program-head-loses = It lost height
plane-bounce-program-head-caught = It stayed in the floor
plane-bounce-program-head-real = It bounced like the real ball
plane-bounce-program-yes-sinks = It sank { $deep } deep and came out each time.
plane-bounce-program-yes-loses = It never sank, but after { $bounces } bounces it had lost { $lost } of its energy.
plane-bounce-program-yes-caught = It sank in, was held and never came out.
plane-bounce-program-yes-real = It was at most { $deep } in the floor and lost { $lost }: the step is short.
plane-bounce-program-yes-real-put-back = It was put back within { $step } each time and lost { $lost } only: the step is short.
plane-bounce-program-no-sinks-loses = Left where it was found, it would sink. This program put it back each time, along a straight line, and so lost { $lost } of its energy.
plane-bounce-program-no-sinks-caught = It did sink, { $deep } deep. Then the program held it, and it never came out.
plane-bounce-program-no-sinks-real = { $step } is so short that it sinks by at most { $deep }.
plane-bounce-program-no-sinks-real-put-back = Each time it was found in the floor, { $step } late at most, it was put back. So it never sank, and lost only { $lost }.
plane-bounce-program-no-loses-sinks = Being late need not cost energy. It sank { $deep } deep, yet it rose as high as before: it left the floor just as fast as it came.
plane-bounce-program-no-loses-caught = It lost all: it was held in the floor, { $deep } deep, and never rose again.
plane-bounce-program-no-loses-real = With { $step } it lost { $lost } only: that is too little to see.
plane-bounce-program-no-caught-sinks = In some games, yes. Here it sank { $deep } deep, but moved up as fast as it came down, so it came out again.
plane-bounce-program-no-caught-loses = It never was in the floor: the program put it back each time. It lost { $lost } instead.
plane-bounce-program-no-caught-real = It was at most { $deep } in the floor, for { $step } each time.
plane-bounce-program-no-caught-real-put-back = It never stayed in the floor: the program put it back within { $step } each time.
plane-bounce-program-no-real-sinks = An exact program would keep its ball out of the floor. This one sank { $deep } deep: it looks only every { $step }.
plane-bounce-program-no-real-loses = An exact program would lose nothing. This one lost { $lost }: it looks only every { $step }.
plane-bounce-program-no-real-caught = An exact program would let its ball rise again. This one held it { $deep } deep: it looks only every { $step }.

## CONTRAST

plane-bounce-contrast-head-time = Only the time is different
plane-bounce-contrast-yes-time = Both rise to { $top }. The Moon's ball takes { $times } times as long: √({ $earth } / { $moon }).
plane-bounce-contrast-no-higher-time = Both rise to { $top }. The Moon pulls less, but its ball also comes down more slowly: at { $moon_down }, on Earth at { $earth_down }.
plane-bounce-contrast-no-returns-time = Both floors return { $share }: { $earth_up } of { $earth_down } on Earth, { $moon_up } of { $moon_down } on the Moon. The Moon's ball only takes { $times } times as long.

plane-bounce-square-steps-1 = A ball falls from 3.2 m. It arrives at √(2 × 9.8 × 3.2) = 7.92 m/s.
plane-bounce-square-steps-2 = The floor returns 60 %: 4.75 m/s.
plane-bounce-square-steps-3 = 4.75 m/s carries it up 4.75² / (2 × 9.8) = 1.15 m.
plane-bounce-square-steps-4 = The short way: 0.6 × 0.6 × 3.2 m = 1.15 m.
plane-bounce-square-steps-5 = Your turn. 80 %, from 2 m: 0.8 × 0.8 × 2 m = [1.28] m.

plane-bounce-rest-steps-1 = The floor returns 50 %. Flights: 0.8, 0.4, 0.2, 0.1 s …
plane-bounce-rest-steps-2 = Sums: 0.8, 1.2, 1.4, 1.5 s …
plane-bounce-rest-steps-3 = The missing part halves each time. The sum goes to 1.6 s = 0.8 s / (1 − 0.5).
plane-bounce-rest-steps-4 = The fall took 0.8 s: rest at 2.4 s.
plane-bounce-rest-steps-5 = Your turn. 80 %, first flight 1 s: sum = 1 s / (1 − 0.8) = [5] s.

plane-bounce-program-steps-1 = Step 0.2 s. At 0.4 s the ball is 0.2 m above the floor, at 0.6 s it would be 0.8 m below.
plane-bounce-program-steps-2 = It is found in the floor at 0.6 s, too late.
plane-bounce-program-steps-3 = Put back along a straight line: 0.2 of 1.0 m, so a fifth of the step.
plane-bounce-program-steps-4 = The real path is curved. So the speed that the program uses there is a little too small.
plane-bounce-program-steps-5 = Your turn. Step 0.1 s, 5 m/s when it is found. It is less deep than 0.1 s × 5 m/s = [0.5] m.

## Controls: what they are.

plane-bounce-control-k_b = share of the speed that the floor returns
plane-bounce-control-height = height of the centre, 1 m over the lowest point
plane-bounce-control-velocity_x = speed to the right
plane-bounce-control-velocity_y = speed upwards
plane-bounce-control-mass = mass of the ball
plane-bounce-control-moon = the same ball on the Moon, next to it
plane-bounce-control-method = what the program does at the floor
plane-bounce-control-soft = show a soft floor, too
plane-bounce-control-stiffness = how hard the floor is

## Set-ups: what to look for.

plane-bounce-set-up-tennis-ball = From 5 m it rises to 2.81 m: 0.75 × 0.75 = 0.56.
plane-bounce-set-up-table-tennis-ball = It keeps 81 % of the height.
plane-bounce-set-up-basketball = It keeps 59 % of the height.
plane-bounce-set-up-clay = Clay returns nothing, so it stays where it lands.
plane-bounce-set-up-on-the-moon = Slower, but just as high: the share is the same everywhere.
plane-bounce-set-up-earth-and-moon = Both rise as high, and on the Moon it takes longer.
plane-bounce-set-up-ten-times-the-mass = Just as high: mass does not matter.
plane-bounce-set-up-nikulin-plane-1 = The program hits the floor in step 11. Measure its k_b: is it 0.7?
plane-bounce-set-up-nikulin-plane-2 = k_b is 1, yet each top is a little lower.
plane-bounce-set-up-nikulin-plane-3 = The ball sinks in, but its energy stays exact.
plane-bounce-set-up-caught-in-the-floor = After step 11 the ball never comes out.
plane-bounce-set-up-through-the-floor = With 0.2 s the centre jumps through the floor, and the ball falls for ever.
plane-bounce-set-up-endless-bounces = Infinitely many bounces, all over after 1.35 s.
plane-bounce-set-up-a-soft-floor = One ball sinks into a soft floor. The other sinks because its step was too long.
plane-bounce-set-up-rest-of-the-step-used = The same steps, but nothing of a step is thrown away.

## Acts.

plane-bounce-act-1 = How high?
plane-bounce-act-1-why = The floor returns part of the speed. What does that do to the height?
plane-bounce-act-2 = When does the bouncing end?
plane-bounce-act-2-why = Each flight is shorter than the one before. Does the bouncing ever end?
plane-bounce-act-3 = Let a program compute it
plane-bounce-act-3-why = A program looks at the ball in steps, so it finds the floor too late. What goes wrong?

## Lines to write.

plane-bounce-act-1-after = Why can the ball not rise to 70 % of the height?
plane-bounce-act-1-after-model = For that it must leave with √0.7 = 84 % of its speed. The floor returned 70 %.
plane-bounce-act-2-after = The ball bounces infinitely often. Why does that not take for ever?
plane-bounce-act-2-after-model = The flights shrink by one factor. However many I add, the sum stays below first flight / (1 − factor).
plane-bounce-act-3-after = Which would you rather have in a game, the ball that sinks or the one that loses height? Why?
plane-bounce-act-3-after-model = The one that sinks: it keeps its energy, and one hides the depth. Or the one that loses height: it never looks wrong for long.

## Questions. Of "share" there are figures, "all" and "none"; "where" is a planet.

plane-bounce-returns =
    { $of ->
        [normal] The floor returns { $share } of the speed into it.
       *[all] The floor returns { $share } of the speed at which the ball hits it.
    }
plane-bounce-falls =
    { $where ->
        [moon] The ball falls from { $start } on the Moon.
        [jupiter] The ball falls from { $start } on Jupiter.
       *[earth] The ball falls from { $start }.
    }
plane-bounce-thrown =
    { $where ->
        [moon] { $way ->
            [up] The ball is thrown up at { $speed } from { $start } on the Moon. Heights are those of its lowest point.
           *[down] The ball is thrown down at { $speed } from { $start } on the Moon. Heights are those of its lowest point.
        }
        [jupiter] { $way ->
            [up] The ball is thrown up at { $speed } from { $start } on Jupiter. Heights are those of its lowest point.
           *[down] The ball is thrown down at { $speed } from { $start } on Jupiter. Heights are those of its lowest point.
        }
       *[earth] { $way ->
            [up] The ball is thrown up at { $speed } from { $start }. Heights are those of its lowest point.
           *[down] The ball is thrown down at { $speed } from { $start }. Heights are those of its lowest point.
        }
    }
plane-bounce-thrown-sideways =
    { $where ->
        [moon] The ball is thrown sideways from { $start } on the Moon. Heights are those of its lowest point.
        [jupiter] The ball is thrown sideways from { $start } on Jupiter. Heights are those of its lowest point.
       *[earth] The ball is thrown sideways from { $start }. Heights are those of its lowest point.
    }
plane-bounce-how-high =
    { $floor } { $start }
    How high does it rise?
plane-bounce-how-high-after =
    { $floor } { $start }
    How high does it rise after the floor?
plane-bounce-how-high-again =
    { $floor } { $start }
    How high does it rise after its second bounce?
plane-bounce-both-fall =
    The same ball falls { $start } on Earth and on the Moon, onto the same floor.
    What is different?
plane-bounce-which-share =
    { $start } It rises to { $top }.
    What share of the speed does the floor return?
plane-bounce-when =
    { $share ->
        [all] { $where ->
            [moon] A ball falls from { $start } on the Moon, and the floor returns all the speed. So each flight lasts as long as the one before.
            [jupiter] A ball falls from { $start } on Jupiter, and the floor returns all the speed. So each flight lasts as long as the one before.
           *[earth] A ball falls from { $start }, and the floor returns all the speed. So each flight lasts as long as the one before.
        }
       *[part] { $where ->
            [moon] A ball falls from { $start } on the Moon, and the floor returns { $share } of the speed. So each flight lasts { $share } as long as the one before.
            [jupiter] A ball falls from { $start } on Jupiter, and the floor returns { $share } of the speed. So each flight lasts { $share } as long as the one before.
           *[earth] A ball falls from { $start }, and the floor returns { $share } of the speed. So each flight lasts { $share } as long as the one before.
        }
    }
    When does the ball come to rest?
plane-bounce-program-put-back =
    { $share ->
        [all] The floor returns all the speed. A program looks every { $step } and finds its ball in the floor. It puts the ball back to the floor and reverses its speed.
       *[part] The floor returns { $share } of the speed. A program looks every { $step } and finds its ball in the floor. It puts the ball back to the floor and reverses its speed.
    }
    What does the program's ball do?
plane-bounce-program-reversed =
    { $share ->
        [all] The floor returns all the speed. A program looks every { $step } and finds its ball in the floor. It reverses the ball's speed where the ball is.
       *[part] The floor returns { $share } of the speed. A program looks every { $step } and finds its ball in the floor. It reverses the ball's speed where the ball is.
    }
    What does the program's ball do?
plane-bounce-program-as-printed =
    { $share ->
        [all] The floor returns all the speed. A program looks every { $step } and finds its ball in the floor. It reverses the speed, and holds a ball that it finds there twice.
       *[part] The floor returns { $share } of the speed. A program looks every { $step } and finds its ball in the floor. It reverses the speed, and holds a ball that it finds there twice.
    }
    What does the program's ball do?

## Pictures of verdicts, and the chart.

plane-bounce-axis-time = time (s)
plane-bounce-axis-height = height (m)
plane-bounce-axis-step = time step Δ (s)
plane-bounce-axis-error = median error after the first contact
plane-bounce-errors-chart = How wrong is the program?
plane-bounce-errors-position-dropped = position (m), rest of step dropped
plane-bounce-errors-position-used = position (m), rest of step used
plane-bounce-errors-energy-dropped = energy (J), rest of step dropped
plane-bounce-errors-energy-used = energy (J), rest of step used
plane-bounce-your-step = your step
plane-bounce-rest-chart =
    { $flights ->
        [shorter] Each flight is shorter
       *[same] Each flight is as long
    }
plane-bounce-rest-picture = Height over time. The first flights last { $flights }. The ball is at rest at { $rest }.
plane-bounce-rest-picture-never = Height over time. The first flights last { $flights }. Each lasts as long.
plane-bounce-rest-picture-at = at rest: { $rest }
plane-bounce-program-chart = Two heights
plane-bounce-line-real = real
plane-bounce-line-program = program
plane-bounce-program-picture = Height over time. The program's ball is between { $low } and { $high }, the real one between the floor and { $real }.
plane-bounce-law-rises = it rises by { $formula }

## What challenges came to.

plane-bounce-target = Target: 1 m. Stars within 10, 3 and 1 cm.
plane-bounce-top-never = It never bounced twice.
plane-bounce-top-reached = It rose to { $top }: { $formula } of 5 m.
plane-bounce-top-passed = It passed the line by { $off }. It rose to { $top }.
plane-bounce-top-missed = It missed the line by { $off }. It rose to { $top }.
plane-bounce-still-bounced = At { $time } it still bounced.
plane-bounce-no-bounce = It did not bounce.
plane-bounce-at-rest = It was at rest at { $rest }.
plane-bounce-at-rest-late = It was at rest { $off } too late.
plane-bounce-at-rest-early = It was at rest { $off } too early.
plane-bounce-half-rises = How high it rises from 1 m, by the share of speed that it keeps: { $rises }. Height grows as speed squared: { $formula }.

## Questions: what is guessed.

plane-bounce-height-what = height of the lowest point

## Answers that can be chosen.

plane-bounce-rest-early = before 5 s
plane-bounce-rest-middle = between 5 s and 10 s
plane-bounce-rest-late = after 10 s
plane-bounce-rest-never = never
plane-bounce-program-sinks = It sinks in and comes out again.
plane-bounce-program-loses = It loses height that the real ball keeps.
plane-bounce-program-caught = It stays caught in the floor.
plane-bounce-program-real = It bounces like the real ball.
plane-bounce-contrast-higher = The Moon's ball rises higher.
plane-bounce-contrast-time = Only the time is different.
plane-bounce-contrast-returns = The Moon's floor returns more.

## Bars.

plane-bounce-experiment-energy = Energy
plane-bounce-experiment-momentum-upwards = Momentum upwards

## The printed sheet: at home.

plane-bounce-sheet-at-home = Let a ball fall next to a metre rule and film it. Height before ____ cm, after ____ cm; share of height ____, share of speed (the root of it) ____
plane-bounce-sheet-expect = A tennis ball on stone keeps about 0.75 of its speed, 0.56 of its height; a soft floor takes more. Read heights of the lowest point, and film at the height of the top.

## Marks on the stage.

plane-bounce-over-time-height-over-time = height over time

## Challenges.

plane-bounce-challenge-two_bounces = The ball falls from 5 m. Choose the floor so that the second bounce reaches 1 m.
plane-bounce-challenge-two_bounces-hint = One bounce leaves share × share of the height. What do two leave?
plane-bounce-challenge-at_rest = Choose floor and height so that the ball comes to rest at 10 s.
plane-bounce-challenge-at_rest-hint = All flights together last: first flight / (1 − share).

## Exercises.

plane-bounce-exercise-half = A ball rises to half its height. What percentage of its speed did it keep?
plane-bounce-exercise-half-hint = Height grows as speed squared. Which number times itself is 0.5?
plane-bounce-exercise-half-solution = √0.5 = 0.707, so 71 %.
plane-bounce-exercise-sum = After the first bounce the flight lasts 1 s. The floor returns 90 %. How long after the first bounce is the ball at rest?
plane-bounce-exercise-sum-hint = Each flight lasts 0.9 times as long as the one before: 1 + 0.9 + 0.81 + …
plane-bounce-exercise-sum-solution = The sum is 1/(1 − 0.9) = 10 s.
plane-bounce-exercise-allowed = A match ball falls from 1.80 m. It must rise to between 0.96 m and 1.16 m. What percentage of its speed must it keep at least?
plane-bounce-exercise-allowed-hint = At the least it comes back to 0.96 m of 1.80 m. Heights go with speed times speed.
plane-bounce-exercise-allowed-solution = √(0.96/1.80) = 0.73: 73 %. At most it may keep √(1.16/1.80) = 0.80.

## Questions to a class.

plane-bounce-class-height =
    A ball keeps 70 % of its speed at the floor. It falls from 1 m.
    How high does it rise?
plane-bounce-class-rest =
    A ball falls from 5 m, and the floor returns 85 % of the speed.
    When does it come to rest?
plane-bounce-class-half =
    Another ball rises to half its height.
    What share of its speed did it keep?

## The printed sheet: columns.

plane-bounce-column-share-of-speed = Share of speed
plane-bounce-column-dropped-from-5 = Dropped from 5 m it rises to (m)
plane-bounce-column-share-of-height = Share of height

## Names of set-ups.

plane-bounce-name-Tennis-ball = Tennis ball
plane-bounce-name-Table-tennis-ball = Table-tennis ball
plane-bounce-name-Basketball = Basketball
plane-bounce-name-Clay = Clay
plane-bounce-name-On-the-Moon = On the Moon
plane-bounce-name-Earth-and-Moon = Earth and Moon
plane-bounce-name-Ten-times-the-mass = Ten times the mass
plane-bounce-name-Nikulin-plane-1 = Nikulin, plane 1
plane-bounce-name-Nikulin-plane-2 = Nikulin, plane 2
plane-bounce-name-Nikulin-plane-3 = Nikulin, plane 3
plane-bounce-name-Caught-in-the-floor = Caught in the floor
plane-bounce-name-Through-the-floor = Through the floor
plane-bounce-name-Endless-bounces = Endless bounces
plane-bounce-name-A-soft-floor = A soft floor
plane-bounce-name-Rest-of-the-step-used = Rest of the step used

## Names of runs.

plane-bounce-name-on-Earth = on Earth
plane-bounce-name-on-the-Moon = on the Moon
plane-bounce-name-soft-floor = soft floor

## Names of curves, bars and forces.

plane-bounce-name-height-of-the-lowest-point = height of the lowest point
plane-bounce-name-energy = energy
plane-bounce-name-speed-upwards = speed upwards
plane-bounce-name-distance-to-the-right = distance to the right
plane-bounce-name-momentum-of-the-ball = momentum of the ball
plane-bounce-name-momentum-of-the-Earth = momentum of the Earth

## Names of groups of controls.

plane-bounce-name-Start = Start
plane-bounce-name-Soft-floor = Soft floor

## Names of what can be chosen in the panel.

plane-bounce-name-library = library
plane-bounce-name-rest-of-step-used = rest of step used
plane-bounce-name-as-printed = as printed

## Controls: words that stand for them, where others have a symbol.

plane-bounce-symbol-moon = moon
plane-bounce-symbol-steps = steps
plane-bounce-symbol-soft-floor = soft floor

## Ticks below sliders.

plane-bounce-tick-clay = clay
plane-bounce-tick-tennis-ball = tennis ball

## Names of the lesson, of walls, and of what is drawn at a contact, long and short.

plane-bounce-name-Plane-bounce = Plane bounce
plane-bounce-name-floor = floor
