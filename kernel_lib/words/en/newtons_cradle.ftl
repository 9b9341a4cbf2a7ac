### What lesson newtons_cradle says.

## PUZZLE: which speeds the laws allow. "balls" and "incoming" are numbers of balls.

newtons-cradle-puzzle-ask =
    { $incoming ->
        [1] Ball 1 comes in at { $speed }.
       *[other] Balls 1 to { $incoming } come in together at { $speed }.
    } { $balls ->
        [2] Set the two speeds afterwards.
        [3] Set the three speeds afterwards. Then find a second answer.
        [4] Set the four speeds afterwards. Then find a second answer.
        [5] Set the five speeds afterwards. Then find a second answer.
        [6] Set the six speeds afterwards. Then find a second answer.
       *[7] Set the seven speeds afterwards. Then find a second answer.
    }
newtons-cradle-puzzle-head = Both laws allow it
newtons-cradle-puzzle-fixed = Two laws fix two speeds.
newtons-cradle-puzzle-open = Two laws cannot fix three speeds or more.
newtons-cradle-puzzle-two = { $guess } m/s is allowed, and for two balls nothing else is.
newtons-cradle-puzzle-more = Yours, { $guess } m/s, are both allowed. { newtons-cradle-puzzle-open }

## CLAIM: which law rejects speeds. "terms" and "order" are such as −0.2 + 0.4 + 0.8 and −0.2 < 0.4 < 0.8.

newtons-cradle-claim-ask =
    Ball 1 came in at 1 m/s; all balls have the same mass. A classmate claims these speeds afterwards: { $claimed } m/s.
    Which law rejects the claim?
newtons-cradle-claim-momentum = Momentum.
newtons-cradle-claim-energy = Energy.
newtons-cradle-claim-passes = Neither, but one ball would pass through another.
newtons-cradle-claim-allowed = Nothing rejects it.
newtons-cradle-sums-chart = Both sums should be 1
newtons-cradle-sums-picture = Added up over the balls, momentum { $momentum } and energy { $energy } of what ball 1 brought.
newtons-cradle-axis-up-to-ball = added up to ball
newtons-cradle-axis-share = share of what ball 1 brought
# At the ends of lines.
newtons-cradle-sum-momentum = momentum { $sum }
newtons-cradle-sum-energy = energy { $sum }
newtons-cradle-sum-brought = brought
newtons-cradle-through-chart = Ball 1 would pass through ball 2
newtons-cradle-through-picture = Ball 1 would pass through ball 2: at { $first } m/s it would be at the same place { $time } after the contact.
newtons-cradle-axis-time-after = time after the contact (s)
newtons-cradle-axis-place = place of the centre (cm)
newtons-cradle-ball = ball { $ball }
newtons-cradle-through-mark = through
newtons-cradle-claim-steps-1 = Claim: −0.1, 0.3, 0.8 m/s.
newtons-cradle-claim-steps-2 = Momentum: −0.1 + 0.3 + 0.8 = 1.0. It agrees.
newtons-cradle-claim-steps-3 = Energy: 0.01 + 0.09 + 0.64 = 0.74. It should be 1.
newtons-cradle-claim-steps-4 = So energy rejects it.
newtons-cradle-claim-steps-5 = Your turn. 0, 0.6, 0.8 m/s: the momenta add up to [1.4].

newtons-cradle-claim-head-momentum = Momentum rejects it
newtons-cradle-claim-head-energy = Energy rejects it
newtons-cradle-claim-head-passes = One ball would pass through another
newtons-cradle-claim-head-allowed = No law rejects it
newtons-cradle-claim-yes-momentum = { $terms } = { $momentum }: the momenta should add up to 1.
newtons-cradle-claim-yes-energy = The momenta agree. The squares add up to { $energy }, and they should add up to 1.
newtons-cradle-claim-yes-passes = Both sums agree, but ball 1 would be faster than ball 2 in front of it, { $first } against { $second } m/s.
newtons-cradle-claim-yes-allowed = { $terms } = { $momentum }, the squares add up to { $energy }, and { $order }: all is allowed.
newtons-cradle-claim-no-momentum-energy = One sum is not enough. The momenta agree: { $terms } = { $momentum }. Look at the squares: { $energy }.
newtons-cradle-claim-no-momentum-passes = The momenta agree: { $momentum }. But ball 1 would be faster than ball 2 in front of it, { $first } > { $second }: it would have to pass through.
newtons-cradle-claim-no-momentum-allowed = The momenta agree, { $momentum }, and the squares agree as well: { $energy }. (0, 0, 1) is not the only answer.
newtons-cradle-claim-no-energy-momentum = Many suspect the energy. The squares agree: { $energy }. But the momenta add up to { $momentum } instead of 1.
newtons-cradle-claim-no-energy-passes = Many suspect the energy. The squares agree: { $energy }. But ball 1 would have to pass through ball 2, { $first } > { $second }.
newtons-cradle-claim-no-energy-allowed = Many suspect the energy. The squares agree, { $energy }, and so do the momenta. Nothing rejects it: two laws leave many answers.
newtons-cradle-claim-no-passes-momentum = The order is fine. The momenta are not: they add up to { $momentum }.
newtons-cradle-claim-no-passes-energy = The order is fine. The squares are not: they add up to { $energy }.
newtons-cradle-claim-no-passes-allowed = The order is fine: { $order }. Both sums agree. Nothing rejects it.
newtons-cradle-claim-no-allowed-momentum = The momenta add up to { $momentum } instead of 1.
newtons-cradle-claim-no-allowed-energy = The squares add up to { $energy } instead of 1.
newtons-cradle-claim-no-allowed-passes = Both sums agree. But ball 1 would be faster than ball 2 in front of it, { $first } > { $second }. It would have to pass through.

## FIRST: what the first ball does. "gap" is a figure, or "none".

newtons-cradle-first-ask =
    { $gap ->
        [none] A steel ball of { $mass } comes in at { $speed }. Two balls of { $other } wait; they touch. No energy is lost.
       *[some] A steel ball of { $mass } comes in at { $speed }. Two balls of { $other } wait; they are { $gap } apart. No energy is lost.
    }
    What does the first ball do afterwards?
newtons-cradle-vote-ask =
    { $gap ->
        [none] Two steel balls touch. A third one comes in at { $speed }. No energy is lost.
       *[some] Two steel balls are { $gap } apart. A third one comes in at { $speed }. No energy is lost.
    }
    What does the first ball do afterwards?
newtons-cradle-first-stops = It stops.
newtons-cradle-first-on = It moves on slowly.
newtons-cradle-first-back = It comes back slowly.
newtons-cradle-first-seen-stops = It stopped.
newtons-cradle-first-seen-on = It moved on slowly.
newtons-cradle-first-seen-back = It came back slowly.
# "both" is for how long both contacts press, or "none".
newtons-cradle-pushes-chart =
    { $both ->
        [none] One contact at a time
       *[some] Both press for { $both }
    }
newtons-cradle-pushes-picture =
    { $both ->
        [none] One contact at a time. Ball 1 brought { $brought }, and gave { $second } to ball 2; ball 3 got { $third }.
       *[some] Both press for { $both }. Ball 1 brought { $brought }, and gave { $second } to ball 2; ball 3 got { $third }.
    }
newtons-cradle-axis-time = time (ms)
newtons-cradle-axis-force = force (kN)
newtons-cradle-axis-impulse = impulse (N s)
# Of a force: ball one pushes on ball two.
newtons-cradle-push = { $one } on { $two }
newtons-cradle-first-steps-1 = Equal balls, one by one: ball 1 gives all its speed to ball 2.
newtons-cradle-first-steps-2 = Ball 2 gives all to ball 3: (0, 0, 1).
newtons-cradle-first-steps-3 = Touching: ball 3 already pushes ball 2 back while ball 1 still presses.
newtons-cradle-first-steps-4 = So ball 1 gets more push than it needs to stop: it comes back at 0.071 m/s.
newtons-cradle-first-steps-5 = Momentum: −0.071 + 0.076 + 0.995 = 1.000. Your turn. Energy, sum of squares: 0.005 + 0.006 + 0.989 = [1.000].

newtons-cradle-first-head-stops = It stopped
newtons-cradle-first-head-on = It moved on slowly
newtons-cradle-first-head-back = It came back slowly
newtons-cradle-first-yes-stops = Ball 2 moves only { $moved } while ball 1 pushes it. With { $gap } of room the first push is over before the second begins. Equal balls swap speeds.
newtons-cradle-first-yes-on = A ball of { $mass } keeps { $speed } against balls of { $other }.
newtons-cradle-first-yes-back = It came back at { $speed }: both contacts pressed at the same time, so ball 2 could push it back.
newtons-cradle-first-yes-back-light = A ball of { $mass } is lighter than the next one, so it bounces back: { $speed }.
newtons-cradle-first-no-stops-back = One in, one out needs room between the balls. This ball came back at { $speed }: both contacts pressed at once for { $both }, so ball 2 pushed it back.
newtons-cradle-first-no-stops-back-light = A ball of { $mass } is too light to stop: the next one has { $other }, so it bounced back at { $speed }.
newtons-cradle-first-no-stops-on = A ball of { $mass } is heavier than the next one: one push cannot stop it. It kept { $speed }.
newtons-cradle-first-no-on-stops = With { $gap } of room ball 1 met ball 2 alone, and was as heavy. Equal balls swap speeds, so it stopped.
newtons-cradle-first-no-on-back = It could not follow: it came back at { $speed }. For { $both } ball 3 held ball 2 from behind, so ball 2 pushed back harder.
newtons-cradle-first-no-on-back-light = A ball of { $mass } cannot push { $other } on and follow. It is lighter, so it bounced back: { $speed }.
newtons-cradle-first-no-back-stops = The others act like one heavy ball only if both contacts press at once. With { $gap } of room the first push was over first: it stopped.
newtons-cradle-first-no-back-on = It is heavier than the next ball, { $mass } against { $other }. So it kept { $speed }.

## RULES: which simple rule is right. "cap" is the material of the one cap, or "none", and "ball" the number of its ball.

newtons-cradle-rules-ask =
    { $gap ->
        [none] Three balls of equal mass touch.
       *[some] Three balls of equal mass are { $gap } apart.
    } { $cap ->
        [rubber] Ball { $ball } has a cap of rubber.
        [hard-rubber] Ball { $ball } has a cap of hard rubber.
        [soft-plastic] Ball { $ball } has a cap of soft plastic.
        [nylon] Ball { $ball } has a cap of nylon.
        [wood] Ball { $ball } has a cap of wood.
        [glass] Ball { $ball } has a cap of glass.
        [aluminium] Ball { $ball } has a cap of aluminium.
       *[none] All are of bare steel.
    } One by one means: two balls at a time. All at once means: all contacts push together.
    Which rule gives the true speeds, within 5 %?
newtons-cradle-rules-one = One by one.
newtons-cradle-rules-all = All at once.
newtons-cradle-rules-both = Both.
newtons-cradle-rules-neither = Neither.
newtons-cradle-rules-steps-1 = A soft contact lasts longer than a hard one.
newtons-cradle-rules-steps-2 = Cap on ball 3: contact 1 is hard and short, contact 2 soft and long.
newtons-cradle-rules-steps-3 = Contact 1 is over before contact 2 has pushed much: one by one.
newtons-cradle-rules-steps-4 = Cap on ball 1: contact 1 is long, and contact 2 presses with it: all at once.
newtons-cradle-rules-steps-5 = Your turn. Bare steel: both contacts are equally hard. One by one says 0 % for ball 1, and it does −7 %. The error is [7] %.

newtons-cradle-rules-head-one = Only one by one is right
newtons-cradle-rules-head-all = Only all at once is right
newtons-cradle-rules-head-both = Both rules are right
newtons-cradle-rules-head-neither = Neither rule is right
newtons-cradle-rules-yes-one = Real balls: { $speeds } %. *One by one* is off by { $one_off }, *all at once* by { $all_off }.
newtons-cradle-rules-yes-all = { newtons-cradle-rules-yes-one }
newtons-cradle-rules-yes-both = { newtons-cradle-rules-yes-one }
newtons-cradle-rules-yes-neither = { newtons-cradle-rules-yes-one }
newtons-cradle-rules-no-one-neither = Even short contacts press at once where balls touch. *One by one* says { $one_first } for ball 1, and it did { $first }.
newtons-cradle-rules-no-one-all = *One by one* is { $one_off } off. The cap makes contact 1 so long that contact 2 presses with it nearly all the time.
newtons-cradle-rules-no-one-both = *One by one* is right. But *all at once* is right as well: with { $gap } of room there is never more than one contact.
newtons-cradle-rules-no-all-neither = To touch is not yet to push together all the time. *All at once* says { $all_first } for ball 1, and it did { $first }.
newtons-cradle-rules-no-all-one = Contact 2 is soft: it had pushed little when contact 1 was over. *All at once* is { $all_off } off.
newtons-cradle-rules-no-all-both = *All at once* is right. But so is *one by one*: with { $gap } of room there is never more than one contact at a time.
newtons-cradle-rules-no-both-one = Both keep momentum and energy. But for ball 1 they say { $one_first } and { $all_first }. It did { $first }, and only *one by one* fits.
newtons-cradle-rules-no-both-all = Both keep both laws, so both are allowed. But ball 1 did { $first }, as *all at once* says, not { $one_first }.
newtons-cradle-rules-no-both-neither = Both keep momentum and energy. But for ball 1 they say { $one_first } and { $all_first }, and it did { $first }.
newtons-cradle-rules-no-neither-both = With { $gap } of room the pushes come one after another. Both rules then say (0, 0, 1), and real balls do that within { $one_off }.
newtons-cradle-rules-no-neither-one = One rule is only { $one_off } off: *one by one*. Contact 1 was over before contact 2 had pushed much.
newtons-cradle-rules-no-neither-all = One rule is only { $all_off } off: *all at once*. Contact 1 was so long that contact 2 pressed with it nearly all the time.

## Controls: what they are.

newtons-cradle-control-balls = number of balls
newtons-cradle-control-incoming = how many come in
newtons-cradle-control-picture = on strings, or on a rail
newtons-cradle-control-k_b = how much speed comes back (simple rules only)
newtons-cradle-control-order = which pair collides first
newtons-cradle-control-mass = mass of the first ball
newtons-cradle-control-beta = mass of ball 1 compared with ball 2
newtons-cradle-control-middle = mass of the middle balls compared with the last
newtons-cradle-control-speed = incoming speed
newtons-cradle-control-gap = gap between the balls
newtons-cradle-control-radius = radius of the balls
newtons-cradle-control-length = length of the strings
newtons-cradle-control-swings = there and back
newtons-cradle-control-material = stiffness from numbers, or from the material
newtons-cradle-control-stiffness = how hard contact 1 is
newtons-cradle-control-modulus = Young's modulus of the balls
newtons-cradle-control-poisson = Poisson's ratio
newtons-cradle-control-gamma = how hard contact 2 is compared with contact 1
newtons-cradle-control-exponent = how the force grows with the dent (steel: 1.5)
newtons-cradle-control-tolerance = allowed error in the map
newtons-cradle-control-law = contacts in the map
newtons-cradle-control-cap = what covers ball 1 where it touches its neighbour
newtons-cradle-control-cap_last = what covers ball n where it touches its neighbour
newtons-cradle-control-claim = claimed speed of ball { $ball } afterwards
# Ticks below a slider: values that have a name.
newtons-cradle-tick-rubber = rubber
newtons-cradle-tick-steel = steel

## Set-ups: what to look for.

newtons-cradle-set-up-two-balls-squeezed = With two balls all rules agree in the end.
newtons-cradle-set-up-three-balls-squeezed = Both contacts press at the same time.
newtons-cradle-set-up-desk-toy-five-balls = One by one says: one in, one out. Real balls all move.
newtons-cradle-set-up-two-in = One by one says: two in, two out. Real balls all move.
newtons-cradle-set-up-two-in-one-at-rest = One by one: balls 2 and 3 leave together. All at once: the last one is faster.
newtons-cradle-set-up-small-gaps = With gaps the hits come one after another: one in, one out.
newtons-cradle-set-up-passes-everything-on = With a middle ball of 2/3 the mass and springs, the last ball takes all.
newtons-cradle-set-up-tennis-ball-on-a-basketball = The basketball comes up while the tennis ball still falls. The hit changes the tennis ball's velocity by 1.82 times their closing speed.
newtons-cradle-set-up-hard-then-soft = Contact 1 is over early: one by one is right.
newtons-cradle-set-up-soft-then-hard = All at once is off by 2.5 %.
newtons-cradle-set-up-li-yao-0-5 = One by one is off by 3 %.
newtons-cradle-set-up-steel-balls = Steel contacts last a moment; the speeds are the same as for soft ones.
newtons-cradle-set-up-perfectly-plastic = Nothing comes back: all move on together.

## Acts.

newtons-cradle-act-1 = Which speeds do the laws allow?
newtons-cradle-act-1-why = There are two laws and three unknown speeds.
newtons-cradle-act-2 = What do real balls do?
newtons-cradle-act-2-why = A real contact takes time. What does the first ball do?
newtons-cradle-act-3 = Which simple rule is right?
newtons-cradle-act-3-why = Real balls and two simple rules, on one clock. Below each: the speeds afterwards, in %.

## Lines to write.

newtons-cradle-act-1-after = Why are two laws not enough for three balls?
newtons-cradle-act-1-after-model = Three unknown speeds, two equations. One number stays free; the contact fills it in.
newtons-cradle-act-2-after = Why does a gap of 0.2 mm change so much?
newtons-cradle-act-2-after-model = While ball 1 pushes, ball 2 moves 0.09 mm. With 0.2 mm of room it has left ball 1 before it meets ball 3.
newtons-cradle-act-3-after = What decides which rule is right?
newtons-cradle-act-3-after-model = Which contact is over first. Soft contacts last long.

## Bars, and what stands in the frames of the cradles.

newtons-cradle-experiment-energy-of-motion = Energy of motion
newtons-cradle-contact-limit = limiting case
newtons-cradle-contact-no-time = contact takes no time
newtons-cradle-contact-time = contact takes time

## The map, and charts of the notebook.

newtons-cradle-map = Which rigid rule is right, within the allowed error?
newtons-cradle-region-one = one by one
newtons-cradle-region-all = all at once
newtons-cradle-region-both = both
newtons-cradle-region-neither = neither
newtons-cradle-your-row = your row
newtons-cradle-over-gamma = Ball { $ball } over γ, for { $beta }
newtons-cradle-over-beta = Ball { $ball } over β, for { $gamma }
# "ratios" are such as γ = 1, β = 4; "law" is a name, or a formula.
newtons-cradle-forces-chart =
    { $law ->
        [hertz] Forces for { $ratios }
        [springs] Forces for { $ratios }, springs
       *[formula] Forces for { $ratios }, { $law }
    }

## The law with the present numbers. "why" is the reason for which a run ended.

newtons-cradle-law-ended =
    { $why ->
        [step-limit] its computing ended in the first impact (step limit)
        [collisions-accumulate] its computing ended in the first impact (collisions accumulate)
       *[other] its computing ended in the first impact
    }
newtons-cradle-law-contact = { $gamma }; two balls alone touch for { $time }
newtons-cradle-law-swing = { $period }; { $height } is the height that gives V; a string of this swing takes { $longer } longer than T

## The printed sheet: at home.

newtons-cradle-sheet-at-home = Put four equal coins in a row so that they touch. Flick a fifth against the end. How many leave? ____ Two together: ____ With gaps as thin as a hair: ____
newtons-cradle-sheet-expect = One in, one leaves fast, and those behind it creep; two in, two leave. Friction hides small speeds: with gaps the coins behind stand still.

## Challenges.

newtons-cradle-challenge-all_to_the_last = Three balls touch. Choose the middle ball so that the last one gets all the energy.
newtons-cradle-challenge-all_to_the_last-hint = A middle ball that is a little lighter passes on more.
newtons-cradle-left-much = { $share } of the energy stayed with balls 1 and 2. Ball 1 came back at { $speed }.
newtons-cradle-left-little = Only { $share } of the energy stayed with balls 1 and 2. Ball 3 took the rest, and left at { $speed }.
newtons-cradle-challenge-two_leave = One comes in. Make balls 2 and 3 leave at one speed.
newtons-cradle-challenge-two_leave-hint = Both must be pushed within one long push of ball 1.

newtons-cradle-target-rings = Target: balls 2 and 3 drift on as one, inside the dashed rings.
newtons-cradle-left-apart = Ball 3 left { $more } faster than ball 2: { $share } of the speed that came in.
newtons-cradle-left-together = Balls 2 and 3 left at { $second } and { $third }. Contact 2 is { $times } times as hard, and passed the push on while ball 1 still pressed.

## Exercises.

newtons-cradle-exercise-third = One ball comes in at 1 m/s to two equal balls. It comes back with 1/3 m/s; the other two leave equally fast. How fast?
newtons-cradle-exercise-third-hint = Momentum: 1 = −1/3 + 2 v.
newtons-cradle-exercise-third-solution = v = 2/3 m/s; and the energy agrees: 1/9 + 4/9 + 4/9 = 1.
newtons-cradle-exercise-two_in = Two balls come in together; three wait and touch. All are of steel. Do exactly two leave?
newtons-cradle-exercise-two_in-two = yes, two out
newtons-cradle-exercise-two_in-all = no, all five move
newtons-cradle-exercise-two_in-hint = Two in and two out keeps both laws. So do infinitely many other answers.
newtons-cradle-exercise-two_in-solution = All five move: soft contacts overlap in time. The set-up “Two in” shows it.
newtons-cradle-exercise-gap = Now there are small gaps. What does the first of three equal balls do?
newtons-cradle-exercise-gap-stops = it stops
newtons-cradle-exercise-gap-back = it comes back
newtons-cradle-exercise-gap-hint = With a gap the first contact is over before the second one begins.
newtons-cradle-exercise-gap-solution = Two equal balls exchange their speeds, so the first one stops; then the second one does.

## Questions to a class.

newtons-cradle-class-vote =
    Two steel balls touch. A third one comes in at 1 m/s. No energy is lost.
    What does the first ball do afterwards?
newtons-cradle-class-gaps =
    Now the balls are 0.2 mm apart.
    What does the first ball do?
newtons-cradle-class-claim =
    A classmate claims (0, 0.6, 0.8) m/s after 1 m/s. All balls have the same mass.
    Which law rejects the claim?

## The printed sheet: columns.

newtons-cradle-column-balls-in = Balls, in
newtons-cradle-column-first-ball = First ball after it, Hertz (m/s)
newtons-cradle-column-last-ball = Last ball after it, Hertz (m/s)
newtons-cradle-column-how-many-move = How many move (above 1 %)

## Names of set-ups.

newtons-cradle-name-Three-balls = Three balls
newtons-cradle-name-Two-balls-squeezed = Two balls, squeezed
newtons-cradle-name-Three-balls-squeezed = Three balls, squeezed
newtons-cradle-name-Desk-toy-five-balls = Desk toy: five balls
newtons-cradle-name-Two-in = Two in
newtons-cradle-name-Two-in-one-at-rest = Two in, one at rest
newtons-cradle-name-Small-gaps = Small gaps
newtons-cradle-name-Passes-everything-on = Passes everything on
newtons-cradle-name-Tennis-ball-on-a-basketball = Tennis ball on a basketball
newtons-cradle-name-Hard-then-soft = Hard, then soft
newtons-cradle-name-Soft-then-hard = Soft, then hard
newtons-cradle-name-Li-Yao-0-5 = Li & Yao, β = 0.5
newtons-cradle-name-Steel-balls = Steel balls
newtons-cradle-name-Perfectly-plastic = Perfectly plastic

## Names of runs.

newtons-cradle-name-one-by-one = one by one
newtons-cradle-name-Hertz = Hertz
newtons-cradle-name-springs = springs
newtons-cradle-name-all-at-once = all at once

## Names of curves, bars and forces.

newtons-cradle-name-velocity-of-the-first-ball = velocity of the first ball
newtons-cradle-name-velocity-of-the-second-ball = velocity of the second ball
newtons-cradle-name-velocity-of-the-last-ball = velocity of the last ball
newtons-cradle-name-force-of-the-first-soft-contact = force of the first soft contact
newtons-cradle-name-force-of-the-second-soft-contact = force of the second soft contact
newtons-cradle-name-ball-1 = ball 1
newtons-cradle-name-ball-2 = ball 2
newtons-cradle-name-the-others = the others
newtons-cradle-name-force-of-the-third-soft-contact = force of the third soft contact
newtons-cradle-name-force-of-the-fourth-soft-contact = force of the fourth soft contact

## Names of groups of controls.

newtons-cradle-name-Rules = Rules
newtons-cradle-name-Balls = Balls
newtons-cradle-name-Contacts = Contacts
newtons-cradle-name-Map = Map
newtons-cradle-name-Claim = Claim

## Names of what can be chosen in the panel.

newtons-cradle-name-on-strings = on strings
newtons-cradle-name-on-a-rail = on a rail
newtons-cradle-name-left-first = left first
newtons-cradle-name-right-first = right first
newtons-cradle-name-K-and = K₁ and γ
newtons-cradle-name-E-and-R = E, ν and R
newtons-cradle-name-none = none
newtons-cradle-name-rubber = rubber
newtons-cradle-name-hard-rubber = hard rubber
newtons-cradle-name-soft-plastic = soft plastic
newtons-cradle-name-nylon = nylon
newtons-cradle-name-wood = wood
newtons-cradle-name-glass = glass
newtons-cradle-name-aluminium = aluminium

## Controls: words that stand for them, where others have a symbol.

newtons-cradle-symbol-picture = picture
newtons-cradle-symbol-order = order
newtons-cradle-symbol-gap = gap
newtons-cradle-symbol-swings = swings
newtons-cradle-symbol-from = from
newtons-cradle-symbol-allowed-error = allowed error
newtons-cradle-symbol-map-of = map of
# $ball is a number, or “n”: the last one.
newtons-cradle-symbol-cap = cap of ball { $ball }
newtons-cradle-symbol-claim = claim { $number }

## Name of the lesson.

newtons-cradle-name-Newton-s-cradle = Newton's cradle
