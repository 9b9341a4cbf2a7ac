### What lesson two_balls says.

## What questions give. "around" is what acts: on pucks, seen from above, nothing does. "masses" are equal or different.

two-balls-smooth =
    { $masses ->
        [equal] { $around ->
            [gravity] Two { $m1 } balls are smooth. Gravity acts on them.
            [drag] Two { $m1 } balls are smooth. Drag acts on them.
            [both] Two { $m1 } balls are smooth. Gravity and drag act on them.
           *[none] Two { $m1 } pucks are smooth.
        }
       *[different] { $around ->
            [gravity] A { $m1 } ball and a { $m2 } ball are smooth. Gravity acts on them.
            [drag] A { $m1 } ball and a { $m2 } ball are smooth. Drag acts on them.
            [both] A { $m1 } ball and a { $m2 } ball are smooth. Gravity and drag act on them.
           *[none] A { $m1 } puck and a { $m2 } puck are smooth.
        }
    }
two-balls-sticky =
    { $masses ->
        [equal] { $around ->
            [gravity] Two { $m1 } balls stick like clay. Gravity acts on them.
            [drag] Two { $m1 } balls stick like clay. Drag acts on them.
            [both] Two { $m1 } balls stick like clay. Gravity and drag act on them.
           *[none] Two { $m1 } pucks stick like clay.
        }
       *[different] { $around ->
            [gravity] A { $m1 } ball and a { $m2 } ball stick like clay. Gravity acts on them.
            [drag] A { $m1 } ball and a { $m2 } ball stick like clay. Drag acts on them.
            [both] A { $m1 } ball and a { $m2 } ball stick like clay. Gravity and drag act on them.
           *[none] A { $m1 } puck and a { $m2 } puck stick like clay.
        }
    }
two-balls-meet =
    { $way ->
        [head-on] They meet head-on.
        [off-centre] They meet off centre.
        [crossing] They meet on paths that cross.
       *[none] They do not meet.
    }

## TOGETHER: whether two stay together. Of "share" there are figures, "all" and "none".

two-balls-together-ask =
    { two-balls-smooth } { two-balls-meet } { $share ->
        [none] Nothing of the closing speed comes back.
        [all] All of the closing speed comes back.
       *[part] { $share } of the closing speed comes back.
    }
    What do they do next?
two-balls-option-stay = They stay together.
two-balls-option-slide = They slide off each other.
two-balls-option-bounce = They bounce off each other.

two-balls-together-head-stay = They stayed together
two-balls-together-head-slide = They slid off each other
two-balls-together-head-bounce = They bounced off each other
two-balls-together-yes-stay = Across the line of centres both moved alike, so nothing parted them.
two-balls-together-yes-slide =
    { $body ->
        [ball] Along the line the contact stopped { $closing }. Across it { $sliding } stayed, and round balls then part.
       *[puck] Along the line the contact stopped { $closing }. Across it { $sliding } stayed, and round pucks then part.
    }
two-balls-together-yes-bounce = They met at { $closing } along the line and parted at { $parting }: { $share }.
two-balls-together-no-stay-slide =
    { $body ->
        [ball] If no bounce meant stuck, these balls would go on as one. They slid past each other at { $sliding }. A smooth ball pushes only along the line of centres, not across it.
       *[puck] If no bounce meant stuck, these pucks would go on as one. They slid past each other at { $sliding }. A smooth puck pushes only along the line of centres, not across it.
    }
two-balls-together-no-stay-bounce = { $share } of the closing speed came back, so they parted at { $parting }.
two-balls-together-no-slide-stay-head-on = They met centre to centre: { $across } across the line of centres, so nothing parts them.
two-balls-together-no-slide-stay-crossing =
    { $body ->
        [ball] Crossing paths need not part them: seen from ball 2, ball 1 came straight at its centre. Across the line both move at { $across }.
       *[puck] Crossing paths need not part them: seen from puck 2, puck 1 came straight at its centre. Across the line both move at { $across }.
    }
two-balls-together-no-slide-bounce = They parted faster than that: { $parting } came back along the line.
two-balls-together-no-bounce-stay = A bounce needs speed that comes back. Nothing of the closing speed { $closing } did: they went on together.
two-balls-together-no-bounce-slide = They parted, but not by a bounce: nothing of { $closing } came back. They slid past each other at { $sliding }.

two-balls-together-seen-stay = They stayed together.
two-balls-together-seen-slide = They slid off each other.
two-balls-together-seen-bounce = They bounced off each other.

two-balls-together-steps-1 = Puck 1 comes with 3 m/s along the line of centres and 1 m/s across. Puck 2 (same mass) is at rest.
two-balls-together-steps-2 = No bounce: along the line both get 1.5 m/s.
two-balls-together-steps-3 = Across, smooth pucks cannot push: 1 m/s and 0 stay.
two-balls-together-steps-4 = So they slide past each other at 1 m/s, and part.
two-balls-together-steps-5 = Your turn. If puck 2 had moved at 1 m/s across as well, they would slide at [0] m/s: they stick.

## WAY: lorry and car.

two-balls-way-ask =
    A toy lorry ({ $lorry }) comes from the left at { $right }. A toy car ({ $car }) comes from the right at { $left }. They hook together.
    Which way do they go?
two-balls-way-lorry = The lorry's way.
two-balls-way-car = The car's way.
two-balls-way-still = They stand still.
two-balls-way-picture = The lorry brought { $lorry }, the car { $car } the other way: { $left } is left.

two-balls-way-head-lorry = They went the lorry's way
two-balls-way-head-car = They went the car's way
two-balls-way-head-still = They stood still
two-balls-way-yes-lorry = { $p_lorry } kg m/s to the right, { $p_car } to the left: { $rest } kg m/s remain, so { $mass } go right at { $speed }.
two-balls-way-yes-car = { $p_lorry } kg m/s to the right, { $p_car } to the left: { $rest } kg m/s remain, so { $mass } go left at { $speed }.
two-balls-way-yes-still = { $p_lorry } kg m/s to the right, { $p_car } to the left: together nothing, so nothing moves.
two-balls-way-no-lorry-car = Many think that the heavy one wins. Here { $m_lorry } × { $v_lorry } = { $p_lorry } stands against { $m_car } × { $v_car } = { $p_car } kg m/s, so they went the car's way. Mass alone does not decide.
two-balls-way-no-lorry-still = Heavy is not enough. Here { $m_lorry } × { $v_lorry } = { $p_lorry } stands against { $m_car } × { $v_car } = { $p_car } kg m/s: they cancel.
two-balls-way-no-car-lorry = Many think that the fast one wins. Here { $m_car } × { $v_car } = { $p_car } kg m/s stands against { $m_lorry } × { $v_lorry } = { $p_lorry }: they went the lorry's way at { $speed }. Speed alone does not decide.
two-balls-way-no-car-still = Many think that the fast one wins. Here { $p_car } kg m/s stand against { $p_lorry }: they cancel, and nothing is left over.
two-balls-way-no-still-lorry = If hooked together meant stopped, momentum would be lost. These went on at { $speed }: { $p_lorry } − { $p_car } = { $rest } kg m/s was left for { $mass }.
two-balls-way-no-still-car = Hooked together does not mean stopped. Here { $p_lorry } kg m/s stand against { $p_car }: { $rest } were left, and the pair went the car's way at { $speed }.

two-balls-way-steps-1 = 3 kg at 2 m/s to the right: 6 kg m/s.
two-balls-way-steps-2 = 1 kg at 4 m/s to the left: −4 kg m/s.
two-balls-way-steps-3 = Together 6 − 4 = 2 kg m/s.
two-balls-way-steps-4 = Together 4 kg, so 2 / 4 = 0.5 m/s to the right.
two-balls-way-steps-5 = Your turn. Impulse on the car: from −4 m/s to 0.5 m/s, 1 kg × 4.5 m/s = 4.5 N s. On the lorry [4.5] N s.

## TWO_ANSWERS: speeds that keep momentum.

two-balls-two-answers-ask =
    A 2 kg ball at 3 m/s hits a 1 kg ball at rest, head-on.
    Set both speeds afterwards so that momentum is kept. Then find a second answer.
two-balls-passes = The first ball would have to pass through the second.

two-balls-explodes = Energy would grow from { $before } to { $energy }: something must explode.

two-balls-allowed = No law rejects it: these balls return { $returned } of the closing speed. Momentum leaves one number free, and the material fills it in.

## TURN: how a glued pair turns. "way" is clockwise or anticlockwise.

two-balls-turn-ask =
    { two-balls-sticky } { two-balls-meet }
    What does the pair do next?
two-balls-turn-none = It moves on without turning.
two-balls-turn-clockwise = It turns clockwise.
two-balls-turn-anticlockwise = It turns anticlockwise.
two-balls-turn-picture =
    { $way ->
        [clockwise] The line through both centres turned { $angle } clockwise.
       *[anticlockwise] The line through both centres turned { $angle } anticlockwise.
    }
two-balls-turn-picture-none = The line through both centres keeps its direction.
# At an angle that is drawn.
two-balls-mark-turned = turned { $angle }
two-balls-mark-not-turned = not turned

two-balls-turn-head-none = It did not turn
two-balls-turn-head-clockwise = It turned clockwise
two-balls-turn-head-anticlockwise = It turned anticlockwise
two-balls-turn-yes-none =
    { $body ->
        [ball] Seen from ball 2, ball 1 came straight at its centre. There is nothing to turn them.
       *[puck] Seen from puck 2, puck 1 came straight at its centre. There is nothing to turn them.
    }
two-balls-turn-yes-clockwise = They met { $off } off centre. That motion round the middle stays: the pair turns at { $rate }.
two-balls-turn-yes-anticlockwise = { two-balls-turn-yes-clockwise }
two-balls-turn-no-none-clockwise =
    { $body ->
        [ball] Mass and speed are not all. Seen from ball 2, ball 1 came { $off } to the left of a straight hit: the pair turned clockwise at { $rate }.
       *[puck] Mass and speed are not all. Seen from puck 2, puck 1 came { $off } to the left of a straight hit: the pair turned clockwise at { $rate }.
    }
two-balls-turn-no-none-anticlockwise =
    { $body ->
        [ball] The centres did not meet on one line. Seen from ball 2, ball 1 came { $off } to the right of a straight hit: the pair turned anticlockwise at { $rate }.
       *[puck] The centres did not meet on one line. Seen from puck 2, puck 1 came { $off } to the right of a straight hit: the pair turned anticlockwise at { $rate }.
    }
two-balls-turn-no-clockwise-anticlockwise =
    { $body ->
        [ball] It turned the other way. Seen from ball 2, ball 1 came { $off } off centre, on the right of its own way. So the pair turns anticlockwise.
       *[puck] It turned the other way. Seen from puck 2, puck 1 came { $off } off centre, on the right of its own way. So the pair turns anticlockwise.
    }
two-balls-turn-no-anticlockwise-clockwise =
    { $body ->
        [ball] It turned the other way, at { $rate }. Seen from ball 2, ball 1 came in on the left of its own way, { $off } off centre: that turns the pair clockwise.
       *[puck] It turned the other way, at { $rate }. Seen from puck 2, puck 1 came in on the left of its own way, { $off } off centre: that turns the pair clockwise.
    }
two-balls-turn-no-clockwise-none-crossing =
    { $body ->
        [ball] Crossing paths need not turn a pair: seen from ball 2, ball 1 came straight at its centre, { $off } beside it. Nothing turns.
       *[puck] Crossing paths need not turn a pair: seen from puck 2, puck 1 came straight at its centre, { $off } beside it. Nothing turns.
    }
two-balls-turn-no-clockwise-none-head-on = Both centres moved on one line, { $off } apart. So no push had an arm, and nothing turned the pair clockwise.
two-balls-turn-no-anticlockwise-none-crossing =
    { $body ->
        [ball] Look from ball 2: although the paths cross, ball 1 came at its centre, { $off } off. So the pair does not turn.
       *[puck] Look from puck 2: although the paths cross, puck 1 came at its centre, { $off } off. So the pair does not turn.
    }
two-balls-turn-no-anticlockwise-none-head-on = Head-on means { $off } off centre. The pushes went through both centres, and nothing turned the pair anticlockwise.

two-balls-turn-seen-none = It moved on without turning.
two-balls-turn-seen-clockwise = It turned clockwise.
two-balls-turn-seen-anticlockwise = It turned anticlockwise.

two-balls-turn-steps-1 = Equal pucks, 1 kg, radius 1 m, 2 m/s each, 0.8 m off centre. About the common centre each brings 1 kg × 2 m/s × 0.4 m = 0.8 kg m²/s.
two-balls-turn-steps-2 = Together 1.6 kg m²/s.
two-balls-turn-steps-3 = The joined pair: each puck ½ × 1 × 1² for itself and 1 × 1² for its place, together 3 kg m².
two-balls-turn-steps-4 = 1.6 / 3 = 0.533 rad/s.
two-balls-turn-steps-5 = Your turn. Twice as far off centre, 1.6 m: [1.07] rad/s.

## WHICH_PAIR: of three pairs above each other.

two-balls-which-pair-ask =
    Three pairs meet, all at the same speed. From the top all, half and none of it comes back.
    { $masses ->
        [equal] In which pair does the left ball get the largest impulse?
       *[different] In which pair does the light ball get the largest impulse?
    }
two-balls-which-pair-top = In the top pair.
two-balls-which-pair-middle = In the middle pair.
two-balls-which-pair-bottom = In the lowest pair.
two-balls-which-pair-same = In all three the same.

two-balls-which-pair-head-top = The top pair got the largest impulse
two-balls-which-pair-yes-top = { $top }, against { $middle } and { $bottom }: to come back, a ball must be stopped *and* thrown back.
two-balls-which-pair-no-middle-top = Half of the speed back takes { $middle }. In the top pair all comes back, and that takes { $top }.
two-balls-which-pair-no-bottom-top = If sticking hit hardest, the lowest pair would win. The bouncing pair got { $top }, the lowest { $bottom }. To come back, a ball must be stopped *and* thrown back.
two-balls-which-pair-no-same-top = They meet alike, but do not part alike: { $top }, { $middle } and { $bottom }. What comes back has to be pushed back.

## LEAVES: how fast a light ball leaves a heavy one.

two-balls-leaves-ask =
    Both balls of the top pair come at { $speed }. They have { $light } and { $heavy }, and no energy is lost.
    How fast does the light ball leave?

two-balls-leaves-head = It left at { $leaves }
two-balls-leaves-yes = Seen from the heavy ball it arrives and leaves at { $closing }. The heavy ball itself moves on at { $heavy }: together { $leaves }.
two-balls-leaves-no-same = As fast as it came: so it leaves a wall at rest. But the heavy ball comes towards it, so it arrives there with { $closing }, and left at { $leaves }.
two-balls-leaves-no-twice = { $closing } is its speed seen from the heavy ball. That ball itself moves on at { $heavy }, so seen from the ground it left at { $leaves }.
two-balls-leaves-no-other = You said { $guess } m/s; it left at { $leaves }. Seen from the heavy ball it leaves as fast as it came, with { $closing }, and that ball moves on at { $heavy }.

## HITS: counting to π.

two-balls-hits-ask =
    A { $light } puck lies between a wall and a { $heavy } puck that comes in. No energy is lost.
    How many hits will you count, wall and puck together?

two-balls-hits-head = { $hits } hits
two-balls-hits-yes = { $hits } hits: π × √{ $ratio } = { $number }, without its decimals.
two-balls-hits-no-ratio = One hit per kilogram would be { $ratio }. It took { $hits }. Each hit turns the speeds round a circle by one angle; { $hits } angles fill half of it.
two-balls-hits-no-less = Three is right for equal pucks. A heavier puck needs more hits to be turned round: { $hits }.
two-balls-hits-no-less-equal = Of equal pucks one hands its speed over, the wall sends it back, and it is handed over again: { $hits } hits.
two-balls-hits-no-more = The hits come to an end. After { $hits } the big puck moves away so fast that the small one cannot follow.

## STEPS: what a program sees of a hit.

two-balls-steps-ask =
    Two balls meet. A program looks at them every { $step }.
    Do they hit in the program?
two-balls-steps-hit = Yes, they hit each other.
two-balls-steps-through = No, they fly through each other.
two-balls-steps-caught = They hit, and one is caught in the other.

two-balls-steps-head-through = They flew through each other
two-balls-steps-head-hit = The program found the hit
two-balls-steps-yes-through = The program looked at { $before } and at { $after }. Both times the centres were more than { $touch } apart, so it found no hit.
two-balls-steps-yes-hit = The program found the hit at { $found }. Other steps may miss it.
two-balls-steps-no-hit-through = They do meet, at { $meet }, but between two looks. At { $before } and at { $after } the centres were more than { $touch } apart: the program saw nothing.
two-balls-steps-no-caught-through = To be caught they would have to be found inside each other. At no look were the centres nearer than { $nearest }, and { $touch } is touching.
two-balls-steps-no-through-hit = Some steps miss it; this one does not. It found the hit at { $found }.
two-balls-steps-no-caught-hit = They hit at { $found }, and neither was caught inside the other: the program put them back to where they touch.

## Controls: what they are.

two-balls-control-film = three pairs, or one pair
two-balls-control-k_b = how much of the closing speed comes back
two-balls-control-m1 = mass of ball 1
two-balls-control-r1 = radius
two-balls-control-x1 = place of ball 1, to the right
two-balls-control-y1 = height of ball 1: how far off centre
two-balls-control-vx1 = velocity to the right
two-balls-control-vy1 = velocity upwards
two-balls-control-m2 = mass of ball 2
two-balls-control-r2 = { two-balls-control-r1 }
two-balls-control-x2 = place of ball 2, to the right
two-balls-control-y2 = height of ball 2: how far off centre
two-balls-control-vx2 = { two-balls-control-vx1 }
two-balls-control-vy2 = { two-balls-control-vy1 }
two-balls-control-gravity = gravity, downwards
two-balls-control-drag = air drag
two-balls-control-alike = all balls equally large, however heavy
two-balls-control-box = four walls around
two-balls-control-wall = a wall at the left
two-balls-control-glued = show the glued pair, too
# Ticks below a slider: values that have a name.
two-balls-tick-no-bounce = no bounce
two-balls-tick-no-loss = no loss

## Set-ups: what to look for.

two-balls-set-up-head-on = Across the line of centres nothing moves, so nothing parts them.
two-balls-set-up-lorry-and-car = The pushes are equal; the car's speed changes four times as much.
two-balls-set-up-billiard-balls = 95 % of the closing speed comes back.
two-balls-set-up-counting-to = 31 hits: the first digits of π. Want the next digit? Take 100 times the mass.
two-balls-set-up-neumann-three-pairs = Equal masses. Top: all the speed comes back; middle: half; bottom: none.
two-balls-set-up-light-against-heavy = 1 kg and 4 kg. Top: all the speed comes back; middle: half; bottom: none.
two-balls-set-up-how-fast-can-it-leave = The light ball leaves with 2.96 times the speed. Three times is the limit.
two-balls-set-up-nikulin-balls-3 = No bounce, and yet they part.
two-balls-set-up-nikulin-balls-1 = A rare hit: these two stay together.
two-balls-set-up-nikulin-balls-1-with-gravity = Both fall alike, so they stay together.
two-balls-set-up-nikulin-balls-2 = Gravity and drag change their paths, so at the contact they no longer fit: they part.
two-balls-set-up-nikulin-balls-3-with-gravity = They part with and without forces.
two-balls-set-up-nikulin-balls-4 = Without moving back, both centres are in one place at step 5.
two-balls-set-up-nikulin-balls-4-with-gravity = The same with gravity and drag: now the centres miss each other.
two-balls-set-up-really-sticky = The glued pair turns. It loses the energy of the sliding, too.
two-balls-set-up-steps-of-0-2-s = The program looks every 0.2 s and misses the hit.
two-balls-set-up-drag-that-makes-faster = In one step of 0.1 s drag takes 2.5 times the speed: the ball flies back, faster each time.
two-balls-set-up-in-a-box = No energy is lost, however often they hit.

## Acts.

two-balls-act-1 = When do they stick?
two-balls-act-1-why = Two smooth pucks meet, and nothing pushes them apart. Do they stay together?
two-balls-act-2 = Lorry against car: who wins?
two-balls-act-2-why = They meet head-on and hook together. Which way do they go?
two-balls-act-3 = And if they are glued?
two-balls-act-3-why = Now they stick like clay. What does the pair do?

## Lines to write.

two-balls-act-1-after = Two clay pucks would stick. Why not two smooth ones?
two-balls-act-1-after-model = Clay can hold across the line of centres. A smooth surface can push only along it.
two-balls-act-2-after = The push on the lorry is known. How large is the push on the car, and why could it not be otherwise?
two-balls-act-2-after-model = As large, the other way: one contact, one force, one time, two ends.
two-balls-act-3-after = The turning pair: does its centre move more slowly than that of a pair that does not turn?
two-balls-act-3-after-model = No. Momentum alone sets it; turning takes energy, not momentum.

## Bars, and the map.

two-balls-experiment-energy = Energy
two-balls-map = How far are they from staying together?
two-balls-axis-height = height at which ball 2 starts, y₂ (m)
two-balls-axis-speed = speed of ball 1 upwards (m/s)
two-balls-axis-sliding = speed of sliding (m/s)
two-balls-map-miss = they miss
two-balls-map-line = on this line they stay together
two-balls-your-pair = your pair

## The law with the present numbers. "one" and "two" are the numbers of the balls.

two-balls-law-changes = ball { $one } changes by { $change_one }, ball { $two } by { $change_two }
two-balls-law-discs = The pucks are flat discs.
two-balls-law-lost = energy lost: { $formula }, in the run { $found }

## The printed sheet: at home.

two-balls-sheet-at-home = Flick a coin against an equal coin. Measure the angle between their paths afterwards: head-on ____, off centre ____ °. And against a heavier coin: ____
two-balls-sheet-expect = Head-on the first coin nearly stops. Off centre equal coins part at nearly 90°; a light coin comes back from a heavy one.

## Challenges.

two-balls-challenge-stick = Their paths cross and nothing comes back. Choose the speeds so that they stay together.
two-balls-challenge-stick-hint = Look from ball 2: ball 1 must come straight at you.
two-balls-target-line = Target: seen from ball 2, ball 1 comes along the dashed line of centres.
two-balls-target-line-mark = line of centres
two-balls-not-met = After { $end } they had not met.
two-balls-not-crossed = Their paths did not cross.
two-balls-missed = They missed each other by { $off }.
two-balls-stayed = They stayed together. Seen from ball 2, ball 1 came straight at it.
two-balls-slid = They slid past each other at { $speed }: { $share } of the closing speed. Seen from ball 2, ball 1 came { $off } off a straight hit.
two-balls-slid-little = They slid past each other at only { $speed }: { $share } of the closing speed. Seen from ball 2, ball 1 came only { $off } off a straight hit.
two-balls-challenge-fastest = Both come at 10 m/s. How fast can you make the light ball?
two-balls-challenge-fastest-hint = Make the other ball heavier. At 30 m/s the line stays closed.

two-balls-swapped = Both left at { $speed }: equal balls swap their speeds.
# "way" is what the heavy ball does afterwards.
two-balls-light-left =
    { $way ->
        [on] The light ball left at { $speed }. The heavy one moved on at { $heavy }, and they part as fast as they met: { $closing }.
        [back] The light ball left at { $speed }. The heavy one was thrown back at { $heavy }, and they part as fast as they met: { $closing }.
       *[stopped] The light ball left at { $speed }. The heavy one stopped, and they part as fast as they met: { $closing }.
    }

## Exercises.

two-balls-exercise-lorry = A 4 t lorry hits a 1 t car. The car's speed changes by 8 m/s. By how much does the lorry's change?
two-balls-exercise-lorry-hint = Both get the same push: mass times change of speed.
two-balls-exercise-lorry-solution = 1 t × 8 m/s = 4 t × 2 m/s: by 2 m/s.
two-balls-exercise-equal = A puck with 3 m/s hits an equal puck at rest, head-on. They hook together. How fast are they?
two-balls-exercise-equal-hint = Momentum is kept, and the mass is twice as great.
two-balls-exercise-equal-solution = 3 m/s of one mass are shared by two: 1.5 m/s.
two-balls-exercise-round = Two smooth balls meet off centre without a bounce. What do they do?
two-balls-exercise-round-turn = They turn about each other.
two-balls-exercise-round-hint = Which part of the velocities can a smooth surface change?
two-balls-exercise-round-solution = Along the line of centres they move alike after it; across it nothing has changed, so they slide off each other.

## Questions to a class.

two-balls-class-together =
    Two smooth pucks meet off centre. Nothing of the closing speed comes back.
    What do they do next?
two-balls-class-lorry =
    A lorry meets a car of a quarter of its mass.
    Which of them gets the larger push (impulse)?
two-balls-larger-lorry = The lorry.
two-balls-larger-car = The car.
two-balls-larger-same = Both the same.
two-balls-pushes = The lorry got { $lorry }, the car { $car }, one this way, one that way. The lorry's speed changed by { $lorry_change }, the car's by { $car_change }.
two-balls-class-hooked =
    A 4 kg ball at 1 m/s and a 1 kg ball at 4 m/s meet head-on and hook together.
    What do they do?
two-balls-hooked-lorry = The heavy one's way.
two-balls-hooked-car = The fast one's way.
two-balls-hooked-still = They stand still.

## The printed sheet: columns.

two-balls-column-masses-kg = Masses (kg)
two-balls-column-impulses-n-s = Impulses (N s)
two-balls-column-changes-of-velocity = Changes of velocity (m/s)
two-balls-column-what-they-do = What they do next
# In a cell: two figures without a unit, of ball 1 and of ball 2.
two-balls-two-figures = { $one } and { $two }

## Names of set-ups.

two-balls-name-Off-centre = Off centre
two-balls-name-Head-on = Head-on
two-balls-name-Lorry-and-car = Lorry and car
two-balls-name-Billiard-balls = Billiard balls
two-balls-name-Counting-to = Counting to π
two-balls-name-Neumann-three-pairs = Neumann, three pairs
two-balls-name-Light-against-heavy = Light against heavy
two-balls-name-How-fast-can-it-leave = How fast can it leave?
two-balls-name-Nikulin-balls-3 = Nikulin, balls 3
two-balls-name-Nikulin-balls-1 = Nikulin, balls 1
two-balls-name-Nikulin-balls-1-with-gravity-alone = Nikulin, balls 1 with gravity alone
two-balls-name-Nikulin-balls-2 = Nikulin, balls 2
two-balls-name-Nikulin-balls-3-with-gravity-and-drag = Nikulin, balls 3 with gravity and drag
two-balls-name-Nikulin-balls-4 = Nikulin, balls 4
two-balls-name-Nikulin-balls-4-with-gravity-and-drag = Nikulin, balls 4 with gravity and drag
two-balls-name-Really-sticky = Really sticky
two-balls-name-Steps-of-0-2-s = Steps of 0.2 s
two-balls-name-Drag-that-makes-faster = Drag that makes faster
two-balls-name-In-a-box = In a box

## Names of runs.

two-balls-name-glued = glued

## Names of curves, bars and forces.

two-balls-name-gap-between-the-balls = gap between the balls
two-balls-name-speed-of-sliding-past-each-other = speed of sliding past each other
two-balls-name-momentum-of-all-left-balls = momentum of all left balls
two-balls-name-momentum-of-all-right-balls = momentum of all right balls
two-balls-name-energy-of-the-left-balls = energy of the left balls
two-balls-name-energy-of-the-right-balls = energy of the right balls
two-balls-name-lost-as-heat = lost as heat

## Names of groups of controls.

two-balls-name-Ball-1 = Ball 1
two-balls-name-Ball-2 = Ball 2
two-balls-name-Around = Around

## Names of what can be chosen in the panel.

two-balls-name-three-head-on-pairs = three head-on pairs
two-balls-name-one-pair = one pair

## Controls: words that stand for them, where others have a symbol.

two-balls-symbol-scene = scene
two-balls-symbol-glue = glue
two-balls-symbol-alike = alike
two-balls-symbol-box = box
two-balls-symbol-wall = wall

## Names of the lesson, of walls, and of what is drawn at a contact, long and short.

two-balls-name-Two-balls-when-do-they-stick = Two balls: when do they stick?
two-balls-name-along-the-line-of-centres = along the line of centres
two-balls-name-along-the-line = along the line
two-balls-name-across-the-line = across the line
two-balls-name-across-it = across it

## Values that cannot run: each without its full stop.

two-balls-refuses-glue = glue is known without walls and drag only; switch off box, wall and k_c
