### What lesson rotating_spheres says.

## What several questions say.

# "rim" is the speed of the ball's rim.
rotating-spheres-spins-at-first =
    { $turning ->
        [no-spin] It does not spin.
        [topspin] It has topspin with a rim speed of { $rim }.
       *[backspin] It has backspin with a rim speed of { $rim }.
    }

## WAY: where a superball comes out that is thrown under a table.

rotating-spheres-way-asked =
    { $floor ->
        [ice] { $table ->
            [ice] A superball without spin is thrown under a table. The floor is ice, the table is ice. No energy is lost.
           *[grips] A superball without spin is thrown under a table. The floor is ice, the table grips. No energy is lost.
        }
       *[grips] { $table ->
            [ice] A superball without spin is thrown under a table. The floor grips, the table is ice. No energy is lost.
           *[grips] A superball without spin is thrown under a table. The floor grips, the table grips. No energy is lost.
        }
    }
    It hits floor, table, floor. Which way does it fly then?
rotating-spheres-way-asked-ice =
    A ball as smooth as ice is thrown under a table. Nothing grips it. No energy is lost.
    It hits floor, table, floor. Which way does it fly then?

rotating-spheres-way-on = It flies on, about as fast.
rotating-spheres-way-slow = It flies on, but much slower.
rotating-spheres-way-back = It comes back.

# What has been seen, before it is said why.
rotating-spheres-way-seen-on = It flew on, about as fast.
rotating-spheres-way-seen-slow = It flew on, but much slower.
rotating-spheres-way-seen-back = It came back.

rotating-spheres-way-head-on = It flew on, just as fast
rotating-spheres-way-head-slow = It flew on, but much slower
rotating-spheres-way-head-back = It came back
rotating-spheres-way-yes-on-floor = The floor turned flight into spin and, the second time, spin into flight: { $speeds } m/s.
rotating-spheres-way-yes-on-nothing = Nothing gripped it, so nothing changed its speed along floor and table: { $first }.
rotating-spheres-way-yes-slow = Only the table gripped it: { $last } of { $first } stayed, the rest became spin.
rotating-spheres-way-yes-back = { $speeds } m/s: the floor made spin, and the table used it to throw the ball back.
rotating-spheres-way-no-on-slow = The table gripped it once, and turned { $lost } of its flight into spin. The floor is ice and cannot turn them back.
rotating-spheres-way-no-on-back = A ball need not keep its way. This one came to the table spinning, and the table used the spin: { $to_the_table } m/s.
rotating-spheres-way-no-slow-on-floor = The first grip braked it to { $second }. The second one turned all its spin into flight again: { $last }, and no spin is left.
rotating-spheres-way-no-slow-on-nothing = Nothing gripped it, so nothing could slow it: { $first } all the way.
rotating-spheres-way-no-slow-back = Grip does more than brake. After the floor it was slower, { $second }. At the table its spin threw it back: { $third }.
rotating-spheres-way-no-back-on-floor = Superballs come back where both surfaces grip. This table is ice and cannot use the spin. The floor reversed the slip twice: { $last } again.
rotating-spheres-way-no-back-on-nothing = To come back it must be gripped. Nothing gripped it: { $first } before and { $last } after.
rotating-spheres-way-no-back-slow = Only the table gripped, once: { $to_the_table } m/s. To come back it must bring spin from the floor to a table that grips.

rotating-spheres-way-steps-1 = 7 m/s along the floor, no spin. The contact point slips with 7 m/s. Grip reverses the slip: −7 m/s.
rotating-spheres-way-steps-2 = For a solid ball, grip takes 4/7 of the slip from the flight: 7 − 4 = 3 m/s.
rotating-spheres-way-steps-3 = The rim gets the rest: 10 m/s.
rotating-spheres-way-steps-4 = At the table the spin works the other way: slip 3 + 10 = 13 m/s.
rotating-spheres-way-steps-5 = Grip reverses it: flight 3 − 4/7 × 13 = −4.43 m/s. It flies back.
rotating-spheres-way-steps-6 = Your turn. With ice instead of the table the flight stays [3] m/s.

# For readers who do not see it; "speeds" are joined by arrows.
rotating-spheres-way-picture = Speed along the floor, + as it came: { $speeds } m/s.
# The ball's ways to the first contact and away from the last one.
rotating-spheres-way-mark-in = in
rotating-spheres-way-mark-out = out
# What a contact turns into what.
rotating-spheres-way-mark-spin = flight → spin
rotating-spheres-way-mark-flight = spin → flight

## BOUNCE: a superball that spins before it meets the floor.

# "spins" is rotating-spheres-spins-at-first.
rotating-spheres-bounce-asked =
    A superball comes down with { $along } along the floor. { $spins } The floor grips.
    Which way does it go after the floor?

rotating-spheres-bounce-faster = On, faster than before.
rotating-spheres-bounce-slower = On, but slower.
rotating-spheres-bounce-up = Straight up.
rotating-spheres-bounce-back = Back to where it came from.

rotating-spheres-bounce-seen-faster = It went on, faster than before.
rotating-spheres-bounce-seen-slower = It went on, but slower.
rotating-spheres-bounce-seen-up = It went straight up.
rotating-spheres-bounce-seen-back = It went back to where it came from.

# "sum" is a sum of figures, "change" a speed before → after; "share" is the backspin over the flight.
rotating-spheres-bounce-head-faster = It went on, faster
rotating-spheres-bounce-head-slower = It went on, but slower
rotating-spheres-bounce-head-up = It went straight up
rotating-spheres-bounce-head-back = It went back
rotating-spheres-bounce-yes-faster = { $sum } = { $after }: it goes on, faster.
rotating-spheres-bounce-yes-slower = { $sum } = { $after }: it goes on, slower.
rotating-spheres-bounce-yes-up = { $sum } = { $after }: it goes straight up.
rotating-spheres-bounce-yes-back = { $sum } = { $after }: it goes back.
rotating-spheres-bounce-no-faster-slower-backspin = It had backspin: the rim under the ball ran forward, so the floor pushed back: { $change } m/s.
rotating-spheres-bounce-no-faster-slower-no-spin = Without spin the floor only brakes, and starts the spin: { $change } m/s.
rotating-spheres-bounce-no-faster-slower-topspin = The rim was slower than the ball, { $rim } against { $along }. So the floor still braked it: { $change } m/s.
rotating-spheres-bounce-no-faster-up = Only topspin can make it faster. It had backspin, which here took all its flight: { $change } m/s.
rotating-spheres-bounce-no-faster-back = It had backspin, and a lot: the floor pushed it back so hard that it reversed, { $change } m/s.
rotating-spheres-bounce-no-slower-faster = Grip can push as well. With topspin of { $rim } the rim under the ball ran backward, and the floor pushed it on: { $change } m/s.
rotating-spheres-bounce-no-slower-up = It was slower, so slow that nothing was left: { $sum } = { $after }.
rotating-spheres-bounce-no-slower-back = It had more than three quarters of its speed as backspin, so it went back: { $after }.
rotating-spheres-bounce-no-up-faster = That takes backspin. It had topspin, with a rim faster than its flight: the floor pushed it on, { $change } m/s.
rotating-spheres-bounce-no-up-slower-backspin = The backspin was too weak: { $share } of its speed. { $sum } = { $after } stay. Three quarters would do.
rotating-spheres-bounce-no-up-slower-no-spin = For that it needs backspin, three quarters of its speed. It had none: { $after } still go on.
rotating-spheres-bounce-no-up-slower-topspin = For that it needs backspin, three quarters of its speed. It had topspin: { $after } still go on.
rotating-spheres-bounce-no-up-back = Three quarters would cancel the flight. This backspin had { $share } times the speed: { $sum } = { $after }. Grip changes turning more than flight.
rotating-spheres-bounce-no-back-faster = It had *topspin*, with a rim faster than its flight: the floor pushed it on, { $change } m/s.
rotating-spheres-bounce-no-back-slower-backspin = Backspin does not always bring it back. { $rim } was too little: { $after } still go on.
rotating-spheres-bounce-no-back-slower-no-spin = To come back it needs backspin, more than three quarters of its speed. It did not spin: { $after } still go on.
rotating-spheres-bounce-no-back-slower-topspin = To come back it needs backspin, more than three quarters of its speed. This was topspin: { $after } still go on.
rotating-spheres-bounce-no-back-up = Exactly three quarters: { $rim } of { $along }. Nothing is left in either direction.

rotating-spheres-bounce-steps-1 = Flight 7 m/s to the right, backspin with rim speed 3.5 m/s.
rotating-spheres-bounce-steps-2 = Slip at the contact: 7 + 3.5 = 10.5 m/s.
rotating-spheres-bounce-steps-3 = Grip reverses it. The flight loses 4/7 of the slip: 6 m/s.
rotating-spheres-bounce-steps-4 = 7 − 6 = 1 m/s is left, to the right.
rotating-spheres-bounce-steps-5 = Your turn. Rim speed 7 m/s: 7 − 4/7 × 14 = [−1] m/s.

## LANE: a ball that slides onto a lane.

rotating-spheres-lane-asked =
    A bowling ball slides onto a long lane at { $speed }. { $spins }
    What does it do in the end?

rotating-spheres-lane-slower = It rolls on, slower.
rotating-spheres-lane-same = It rolls on, just as fast.
rotating-spheres-lane-faster = It rolls on, faster.
rotating-spheres-lane-back = It comes back.

rotating-spheres-lane-head-slower = It rolled on, slower
rotating-spheres-lane-head-same = It rolled on, just as fast
rotating-spheres-lane-head-faster = It rolled on, faster
rotating-spheres-lane-head-back = It came back
rotating-spheres-lane-yes-same = Rim and ball were equally fast from the start, { $speed }: nothing slipped, nothing changed.
rotating-spheres-lane-yes-slower = { $sum } = { $end }: friction stopped when rim and ball were equally fast, after { $soon }.
rotating-spheres-lane-yes-faster = { rotating-spheres-lane-yes-slower }
rotating-spheres-lane-yes-back = { rotating-spheres-lane-yes-slower }
rotating-spheres-lane-no-slower-same = Many think that friction must brake. The rim already ran as fast as the ball, { $speed }: nothing slipped, so friction had nothing to do.
rotating-spheres-lane-no-slower-faster = Many think that friction only brakes. The rim was faster than the ball, so friction pushed it forward: { $change } m/s.
rotating-spheres-lane-no-slower-back = It was braked to zero and still had backspin, so friction pulled it back: { $end }.
rotating-spheres-lane-no-same-slower = Rolling does not come free. It slid at first: friction took speed until the rim had caught up: { $change } m/s.
rotating-spheres-lane-no-same-faster = Rim and ball were not equally fast: the rim was faster, { $rim }. So the floor pushed the ball on: { $change } m/s.
rotating-spheres-lane-no-same-back = The rim ran against the flight: friction took { $speed } and more. It ended at { $end }.
rotating-spheres-lane-no-faster-slower = Only a rim that runs faster than the ball can push it on. This rim was slower, so friction braked it: { $change } m/s.
rotating-spheres-lane-no-faster-slower-backspin = Only topspin can push it on. With backspin the rim under the ball ran forward, so friction braked it: { $change } m/s.
rotating-spheres-lane-no-faster-same = Rim and ball both ran at { $speed }. Nothing slipped, so nothing changed.
rotating-spheres-lane-no-faster-back = It had *backspin*: friction pulled it back, { $change } m/s.
rotating-spheres-lane-no-back-slower-backspin = Backspin needs more than 2.5 times the speed to win. Here the rim had { $rim } against { $speed }: it rolls on at { $end }.
rotating-spheres-lane-no-back-slower-no-spin = To come back it needs backspin, more than 2.5 times its speed. It had none: it rolls on at { $end }.
rotating-spheres-lane-no-back-slower-topspin = To come back it needs backspin. It had *topspin*, which never pulls back: it rolls on at { $end }.
rotating-spheres-lane-no-back-same = It had *topspin*, which never pulls back. Rim and ball both ran at { $speed }, so nothing changed.
rotating-spheres-lane-no-back-faster = *Topspin* never pulls back. The rim was faster and pushed the ball on: it ended at { $end }.

rotating-spheres-lane-steps-1 = A ball slides at 3.5 m/s and does not spin. Friction slows it: each second by μ g.
rotating-spheres-lane-steps-2 = It speeds up the rim 2.5 times as fast.
rotating-spheres-lane-steps-3 = When the ball has lost 1 m/s, the rim has 2.5 m/s; the ball has 2.5 m/s.
rotating-spheres-lane-steps-4 = Now nothing slips: it rolls at 2.5 m/s = 5/7 of 3.5 m/s.
rotating-spheres-lane-steps-5 = Your turn. From 7 m/s it rolls at [5] m/s.

rotating-spheres-lane-picture = Speeds of ball and rim over time: from { $rolls } on both are { $speed }.
rotating-spheres-lane-chart = Friction ends when both are equal
rotating-spheres-lane-chart-time = time (s)
rotating-spheres-lane-chart-speed = speed (m/s)
rotating-spheres-lane-chart-ball = ball
rotating-spheres-lane-chart-rim = rim
rotating-spheres-lane-chart-rolls = rolls: { $speed }

## CARPET: two balls that roll, each on a carpet of its own.

rotating-spheres-carpet-asked =
    { $second ->
        [rougher] Two balls roll at { $speed }, each onto its own carpet. Carpet 2 is twice as rough.
        [smoother] Two balls roll at { $speed }, each onto its own carpet. Carpet 2 is half as rough.
        [softer] Two balls roll at { $speed }, each onto its own carpet. Carpet 2 gives way twice as much.
        [firmer] Two balls roll at { $speed }, each onto its own carpet. Carpet 2 gives way half as much.
        [heavier] Two balls roll at { $speed }, each onto its own carpet. Ball 2 has four times the mass. Both carpets give way by the same share ({ $share }).
       *[lighter] Two balls roll at { $speed }, each onto its own carpet. Ball 2 has a quarter of the mass. Both carpets give way by the same share ({ $share }).
    }
    Which ball rolls farther?

rotating-spheres-carpet-one = Ball 1 rolls farther.
rotating-spheres-carpet-two = Ball 2 rolls farther.
rotating-spheres-carpet-both = Both roll equally far.

rotating-spheres-carpet-head-one = Ball 1 rolled farther
rotating-spheres-carpet-head-two = Ball 2 rolled farther
rotating-spheres-carpet-head-both = Both rolled equally far
rotating-spheres-carpet-yes-one = { $far } against { $short }: the carpet of ball 2 gives way twice as much, so each metre costs twice the energy.
rotating-spheres-carpet-yes-two = { $far } against { $short }: the carpet of ball 2 gives way half as much, so each metre costs half the energy.
rotating-spheres-carpet-yes-both-rougher = Both rolled { $far }. A rolling ball does not slip, so friction does no work; the carpet that gives way takes the energy.
rotating-spheres-carpet-yes-both-smoother = { rotating-spheres-carpet-yes-both-rougher }
rotating-spheres-carpet-yes-both-heavier = Both rolled { $far }. With four times the mass a ball has four times the energy, and loses four times as much on each metre.
rotating-spheres-carpet-yes-both-lighter = { rotating-spheres-carpet-yes-both-heavier }
rotating-spheres-carpet-no-one-both-rougher = Many think that friction stops a rolling ball, here ball 2. Both rolled { $far }. What rolls does not slip, so friction does no work; the carpet that gives way takes the energy.
rotating-spheres-carpet-no-two-both-rougher = Grip does not carry ball 2 farther once it rolls. Both rolled { $far }: both carpets give way alike, and only that takes energy.
rotating-spheres-carpet-no-two-both-smoother = Many think that friction stops a rolling ball, here ball 1. Both rolled { $far }. What rolls does not slip, so friction does no work; the carpet that gives way takes the energy.
rotating-spheres-carpet-no-one-both-smoother = Grip does not carry ball 1 farther once it rolls. Both rolled { $far }: both carpets give way alike, and only that takes energy.
rotating-spheres-carpet-no-two-both-heavier = Ball 2 has more energy, but it presses more as well. With the same c_r both rolled { $far }.
rotating-spheres-carpet-no-one-both-heavier = Ball 2 is braked harder, but it is harder to stop as well. With the same c_r both rolled { $far }.
rotating-spheres-carpet-no-one-both-lighter = Ball 1 has more energy, but it presses more as well. With the same c_r both rolled { $far }.
rotating-spheres-carpet-no-two-both-lighter = Ball 1 is braked harder, but it is harder to stop as well. With the same c_r both rolled { $far }.
rotating-spheres-carpet-no-two-one = The softer carpet stopped ball 2 after { $short }, the other one ball 1 after { $far }: each metre costs twice as much.
rotating-spheres-carpet-no-one-two = The softer carpet stopped ball 1 after { $short }, the other one ball 2 after { $far }: each metre costs twice as much.
rotating-spheres-carpet-no-both-one = Not the start alone counts. Each metre on carpet 2 costs twice as much: { $short } against { $far }.
rotating-spheres-carpet-no-both-two = Not the start alone counts. Each metre on carpet 1 costs twice as much: { $short } against { $far }.

rotating-spheres-carpet-picture = The ground gives way in front of a rolling ball and pushes back less behind it. Its force acts { $lever } in front of the centre, and brakes the ball.
rotating-spheres-carpet-mark-force = force

## SPUN: two rough balls meet, and neither spins before.

rotating-spheres-spun-asked =
    { $how ->
        [head-on] Ball 1 hits ball 2 head-on at { $speed }. Both grip, and neither spins before.
       *[off-centre] Ball 1 hits ball 2 off centre at { $speed }. Both grip, and neither spins before.
    }
    Which ball spins afterwards?

rotating-spheres-spun-none = Neither of them.
rotating-spheres-spun-both = Both, the same way round.

rotating-spheres-spun-head-none = Neither ball spins
rotating-spheres-spun-head-both = Both balls spin, the same way round
rotating-spheres-spun-yes-none = They met head-on: where they touched, nothing slipped, so nothing turned them.
rotating-spheres-spun-yes-both = The surfaces slipped at { $slip }. Friction pushed each rim, on opposite sides, in opposite directions: that turned both the same way, { $first } and { $second }.
rotating-spheres-spun-no-none-both = Spin need not be there before. Off centre the surfaces slip, here at { $slip }, and the slip turned both: { $first } and { $second }.
rotating-spheres-spun-no-both-none = Grip turns balls only where their surfaces slip. Head-on nothing slips.

## SPINS: two rough balls meet head-on, and both spin.

rotating-spheres-spins-asked =
    { $one ->
        [clockwise] { $two ->
            [clockwise] Two rough balls meet head-on; { $share } of their slip is reversed. Ball 1 spins clockwise at { $first }, ball 2 clockwise at { $second }.
           *[anticlockwise] Two rough balls meet head-on; { $share } of their slip is reversed. Ball 1 spins clockwise at { $first }, ball 2 anticlockwise at { $second }.
        }
       *[anticlockwise] { $two ->
            [clockwise] Two rough balls meet head-on; { $share } of their slip is reversed. Ball 1 spins anticlockwise at { $first }, ball 2 clockwise at { $second }.
           *[anticlockwise] Two rough balls meet head-on; { $share } of their slip is reversed. Ball 1 spins anticlockwise at { $first }, ball 2 anticlockwise at { $second }.
        }
    }
    What happens to their spins?

rotating-spheres-spins-stop = Both spins stop.
rotating-spheres-spins-nothing = Nothing: each spins on as before.

rotating-spheres-spins-head-nothing = Nothing: each spun on as before
rotating-spheres-spins-head-stop = Both spins stopped
rotating-spheres-spins-yes-nothing = Where they touched, both rims ran alike at { $rim }: nothing slipped, and the spins stayed { $first } and { $second }.
rotating-spheres-spins-yes-stop = The rims ran against each other: they slipped at { $slip }. Grip took from each ball just the spin it had, { $was_first } and { $was_second }.
rotating-spheres-spins-no-stop-nothing = Friction stops spins only where surfaces slip. Both rims ran alike at { $rim }, so nothing braked them: { $first } and { $second }.
rotating-spheres-spins-no-nothing-stop = Their rims ran against each other at { $slip }, so grip braked both: { $was_first } and { $was_second } became 0.

## ASIDE: where ball 2 goes.

rotating-spheres-aside-asked =
    { $turning ->
        [no-spin] A billiard ball hits another one off centre at { $speed }. Both are a little rough. Ball 1 does not spin.
        [clockwise] A billiard ball hits another one off centre at { $speed }. Both are a little rough. Ball 1 spins clockwise with a rim speed of { $rim }.
       *[anticlockwise] A billiard ball hits another one off centre at { $speed }. Both are a little rough. Ball 1 spins anticlockwise with a rim speed of { $rim }.
    }
    Which way does ball 2 go?

rotating-spheres-aside-along = Along the line of centres.
rotating-spheres-aside-on = Off that line, to the side where ball 1 moves.
rotating-spheres-aside-away = Off that line, to the other side.

# "across" is the speed of flight across the line of centres.
rotating-spheres-aside-head-along = It left along the line of centres
rotating-spheres-aside-head-on = It was thrown off, as ball 1 moves
rotating-spheres-aside-head-away = It was thrown off, to the other side
rotating-spheres-aside-yes-along = Spin and flight cancelled where they touched, { $across } each: nothing slipped, so nothing pulled ball 2 off the line.
rotating-spheres-aside-yes-on = The surface of ball 1 slipped over ball 2 at { $slip }, the way it flew. Friction took ball 2 along, { $angle } off the line.
rotating-spheres-aside-yes-away = The spin won, { $rim } against { $across }: the surface of ball 1 ran the other way and took ball 2 along, { $angle } off the line.
rotating-spheres-aside-no-along-on = Smooth balls leave along that line. These rub, and slipped at { $slip }: friction threw ball 2 { $angle } off it.
rotating-spheres-aside-no-along-away = Only without slip it stays on that line. Here the spin made them slip at { $slip }, and ball 2 went { $angle } off it.
rotating-spheres-aside-no-on-along = Friction throws only where surfaces slip. The spin of ball 1 cancelled its flight across the line, { $across } each: no slip, no throw.
rotating-spheres-aside-no-on-away = Without enough spin it would. The rim ran at { $rim } against { $across } of flight, so friction pulled ball 2 the other way, by { $angle }.
rotating-spheres-aside-no-away-along = For that the spin must win. Rim and flight across the line were equal, { $across } each: nothing slipped.
rotating-spheres-aside-no-away-on = Friction pulls ball 2 as the surface of ball 1 moves. That moved on at { $slip }, so ball 2 went to that side, by { $angle }.

## SLIPPING: a ball that slides down a slope.

rotating-spheres-slipping-asked =
    A slope rises { $rises } on each metre ({ $friction }). A ball without spin slides down it, at first at { $speed }.
    What happens to its slip?

rotating-spheres-slipping-grows = It grows.
rotating-spheres-slipping-ends = It ends, and the ball rolls.
rotating-spheres-slipping-stays = It stays as it is.

rotating-spheres-slipping-head-grows = The slip grew
rotating-spheres-slipping-head-ends = The slip ended, then it rolled
rotating-spheres-slipping-head-stays = The slip stayed
rotating-spheres-slipping-yes-grows = The slope made the ball faster than friction spun its rim up: from { $before } the slip went to { $after }.
rotating-spheres-slipping-yes-ends = Friction spun the rim up faster than the slope made the ball faster. After { $soon } both were equally fast.
rotating-spheres-slipping-yes-stays = Ball and rim gained speed alike: the slip was { $before } at first, and { $after } at the end.
rotating-spheres-slipping-no-grows-ends = Even where the ball gains speed, friction spins its rim up faster still. After { $soon } nothing slipped any more.
rotating-spheres-slipping-no-stays-ends = For that ball and rim must gain speed alike. The rim gained more, and after { $soon } it was as fast as the ball.
rotating-spheres-slipping-no-ends-grows = Friction does spin up the rim, but the slope makes the ball faster still. The slip went from { $before } to { $after }.
rotating-spheres-slipping-no-stays-grows = Ball and rim did not gain speed alike. At the end the ball ran at { $speed }, its rim at { $rim }.
rotating-spheres-slipping-no-ends-stays = Friction spins up the rim just as fast as the slope speeds up the ball. At the end the slip was { $after }.
rotating-spheres-slipping-no-grows-stays = The ball got faster, and its rim by as much: { $speed } and { $rim } at the end, so the slip was still { $after }.

## EVER: a ball at rest on a slope.

rotating-spheres-ever-asked =
    A slope rises { $rises } on each metre ({ $friction }). A ball is let go on it at rest.
    Does it ever roll?

rotating-spheres-ever-once = Yes, at once.
rotating-spheres-ever-never = No, never.

rotating-spheres-ever-head-once = It rolled at once
rotating-spheres-ever-head-never = It never rolled
rotating-spheres-ever-yes-once = Friction spins it up as fast as the slope speeds it up: after { $time } ball and rim ran at { $speed }.
rotating-spheres-ever-yes-never = Friction is too weak to spin it up as fast as the slope speeds it up: after { $time } it ran at { $speed }, its rim at { $rim }.
rotating-spheres-ever-no-never-once = Friction held its lowest point, so the slope could only roll it. After { $time } ball and rim ran at { $speed }.
rotating-spheres-ever-no-once-never = To roll, its rim must gain speed as the ball does. After { $time } the ball ran at { $speed }, its rim only at { $rim }.

## TENNIS: a ball that spins and loses speed at the floor.

rotating-spheres-tennis-asked =
    A ball comes down with { $along } along the floor. { $spins } The floor is rough.
    Does it leave faster or slower along the floor?

rotating-spheres-tennis-faster = Faster than it came.
rotating-spheres-tennis-same = As fast as it came.
rotating-spheres-tennis-slower = Slower than it came.

rotating-spheres-tennis-head-faster = It left faster along the floor
rotating-spheres-tennis-head-same = It left just as fast along the floor
rotating-spheres-tennis-head-slower = It left slower along the floor
rotating-spheres-tennis-yes-faster = The rim ran faster than the ball flew, { $rim } against { $along }: the floor pushed it on, { $change } m/s.
rotating-spheres-tennis-yes-same = The rim ran as fast as the ball flew, { $along }: nothing slipped, so the floor did not push.
rotating-spheres-tennis-yes-slower = The lowest point slipped forward at { $slip }, so the floor pushed back: { $change } m/s.
rotating-spheres-tennis-no-same-faster = The lowest point slipped backward at { $slip }. The floor pushed against that, so it pushed the ball on: { $change } m/s.
rotating-spheres-tennis-no-slower-faster = The floor takes speed straight down, but not along itself. The rim was faster than the flight, so it was pushed on: { $change } m/s.
rotating-spheres-tennis-no-faster-same = Only a rim faster than the flight is pushed on. Both had { $along }: nothing slipped.
rotating-spheres-tennis-no-slower-same = The floor takes speed straight down. Along itself it brakes only what slips, and nothing slipped: { $along } before and after.
rotating-spheres-tennis-no-faster-slower = Only a rim faster than the flight pushes the ball on. Here the lowest point slipped forward at { $slip }, which braked it: { $change } m/s.
rotating-spheres-tennis-no-same-slower = The lowest point slipped forward at { $slip }, and a rough floor brakes what slips: { $change } m/s.

## The law with the present numbers.

rotating-spheres-law-cut = { $formula }, cut to { $limit }
rotating-spheres-law-together = both together, as in the list of contacts: { $formula }
rotating-spheres-law-estimate = { $formula }, energy changes by { $change }
rotating-spheres-law-slips = slipping downwards: { $formula }
rotating-spheres-law-rolls = rolling: { $formula }
# "steep" and "most" are two equations.
rotating-spheres-law-can = { $steep } is at most { $most }: it can roll
rotating-spheres-law-never = { $steep } is above { $most }: it never rolls

## The chart.

rotating-spheres-chart = Slip or grip?
rotating-spheres-chart-angle = angle of incidence from the normal (°)
rotating-spheres-chart-friction = friction μ
rotating-spheres-chart-grips = it grips
rotating-spheres-chart-slides = it slides through
rotating-spheres-chart-test = Chung & Ooi, { $angle }
rotating-spheres-chart-corner = its corner, { $angle }
rotating-spheres-chart-yours = your first impact

## Charts of the notebook.

rotating-spheres-oblique = What an oblique impact leaves
rotating-spheres-oblique-left = tangential velocity after over before
rotating-spheres-oblique-test = Chung & Ooi: { $law }
rotating-spheres-oblique-grip = grip without limit, { $law }
rotating-spheres-oblique-superball = superball, { $law }
rotating-spheres-oblique-runs = runs of test 4, at its corner and at { $angle } among others
rotating-spheres-throw = Throw of a billiard ball
rotating-spheres-throw-cut = cut angle (°)
rotating-spheres-throw-angle = throw (°)
rotating-spheres-estimate = Energy that a contact makes out of nothing
rotating-spheres-estimate-slip = slip (m/s)
rotating-spheres-estimate-change = change of energy (J)
rotating-spheres-estimate-made = estimate: always μ J
rotating-spheres-estimate-lawful = law: at most μ J, no more than stops the slip

## Controls: what they are.

rotating-spheres-control-mass = mass of ball { $ball }
rotating-spheres-control-radius = radius of ball { $ball }
rotating-spheres-control-spin = spin of ball { $ball } (+ backspin, − topspin when it flies to the right)
rotating-spheres-control-floor_grips = the floor grips; off: it is ice
rotating-spheres-control-table_grips = the table grips; off: it is ice
rotating-spheres-control-place = scene
rotating-spheres-control-speed = speed
rotating-spheres-control-angle = throwing angle (0° = straight down)
rotating-spheres-control-axis = axis of the spin
rotating-spheres-control-offset = how far off centre
rotating-spheres-control-slope = how steep: rise over run
rotating-spheres-control-e = how much of the closing speed comes back
rotating-spheres-control-e_t = how much of the slip is reversed
rotating-spheres-control-grip = perfect grip
rotating-spheres-control-friction = friction
rotating-spheres-control-resistance = how much the ground gives way under a rolling ball
rotating-spheres-control-second = how ball 2 and its carpet differ
rotating-spheres-control-estimate = friction in the estimate that fails; 0: none

# Ticks of sliders: at such a throwing angle, spin, slope, share of speed, share of slip, friction.
rotating-spheres-tick-steep = steep
rotating-spheres-tick-flat = flat
rotating-spheres-tick-spinless = no spin
rotating-spheres-tick-level = level
rotating-spheres-tick-clay = clay
rotating-spheres-tick-tennis = tennis ball
rotating-spheres-tick-slippery = no grip
rotating-spheres-tick-superball = superball
rotating-spheres-tick-lane = dry lane

## Set-ups: what to look for.

rotating-spheres-set-up-ice-smooth-ball = Nothing grips it, so it flies on.
rotating-spheres-set-up-tennis-ball-with-topspin = The rim is faster than the ball, so the floor pushes it forward, and it stays low.
rotating-spheres-set-up-bowling-ball = It slips at first and then rolls at 5/7 of its speed.
rotating-spheres-set-up-superball-under-a-table = Floor, table, floor: it comes back.
rotating-spheres-set-up-first-it-fails-always-j = The estimate (like Endo's 13) rubs fully at the smallest slip, and makes energy.
rotating-spheres-set-up-off-centre-both-rough = Endo's 16: ball 1 did not spin; now both do, and no energy is lost.
rotating-spheres-set-up-opposite-spins = Both rims move alike where they touch: no slip, nothing changes.
rotating-spheres-set-up-large-and-small = Half the spin, twice the radius: again no slip, nothing changes.
rotating-spheres-set-up-grip-with-a-limit = Friction has a limit; beyond it energy is lost.
rotating-spheres-set-up-billiards-off-centre = Smooth: ball 2 leaves along the line of centres. Rough: it is pulled off that line.
rotating-spheres-set-up-side-spin = This spin removes the slip, and with it the throw.
rotating-spheres-set-up-upright-spin-seen-in-space = Turn the view: one ball comes towards you, one goes away.
rotating-spheres-set-up-chung-ooi-test-4 = At 60° it slides through the whole contact.
rotating-spheres-set-up-sliding-down-a-slope = Slipping ends; from then on it rolls.
rotating-spheres-set-up-steep-and-slippery = The slope is too steep for this friction: it never rolls.
rotating-spheres-set-up-on-a-carpet = Only the ground that gives way stops a rolling ball; roughness and mass do not count.

## Acts.

rotating-spheres-act-1 = Where does it come out?
rotating-spheres-act-1-why = The ball hits floor, table, floor. Which way does it fly then?
rotating-spheres-act-2 = Spin before the bounce
rotating-spheres-act-2-why = The ball spins before it hits the floor. Which way does it go?
rotating-spheres-act-3 = Slip, then roll
rotating-spheres-act-3-why = A bowling ball slides onto a lane. What does it do in the end?

## Lines to write.

rotating-spheres-act-1-after = Which contact decides whether it comes back, and why?
rotating-spheres-act-1-after-model = The table. There the spin works against the flight, because it touches the other side of the ball. If the table is ice, the floor turns the spin back into flight.
rotating-spheres-act-2-after = Why is it three quarters, and not as much as the flight?
rotating-spheres-act-2-after-model = Grip changes a solid ball's rim 2.5 times as much as its flight.
rotating-spheres-act-3-after = The lane is made twice as rough. What changes?
rotating-spheres-act-3-after-model = Rolling begins after half the time, at the same speed.

## Bars.

rotating-spheres-experiment-energy = Energy

## Challenges, and what they came to.

rotating-spheres-challenge-straight_up = Thrown at 45° and 6 m/s: give it the backspin that sends it straight up.
rotating-spheres-challenge-straight_up-hint = With backspin of three quarters of its flight along the floor nothing is left.

rotating-spheres-straight-up-target = Target: straight up to the table. Stars within 10, 3 and 1 % sideways.
rotating-spheres-straight-up-mark = straight up
rotating-spheres-straight-up-no-floor = After { $time } it had not hit the floor.
rotating-spheres-straight-up-hit = It left the floor straight up. Its rim ran back { $rim } times as fast as it flew along the floor.
rotating-spheres-straight-up-near =
    { $way ->
        [left] It left the floor at { $speed } to the left: { $share } of its speed along the floor. Its rim ran back { $rim } times as fast as it flew along the floor.
       *[right] It left the floor at { $speed } to the right: { $share } of its speed along the floor. Its rim ran back { $rim } times as fast as it flew along the floor.
    }
rotating-spheres-straight-up-missed =
    { $way ->
        [left] It left the floor at { $speed } to the left: { $share } of its speed along the floor.
       *[right] It left the floor at { $speed } to the right: { $share } of its speed along the floor.
    }

rotating-spheres-challenge-stop_in_box = Send the bowling ball with backspin so that it comes to rest in the box at 3 m.
rotating-spheres-challenge-stop_in_box-hint = It rests if the backspin's rim speed is 2.5 times its speed. It then slides v²/(2 μ g).

rotating-spheres-box-target = Target: a box at 3 m. Stars within 0.3, 0.1 and 0.06 m.
rotating-spheres-box-slips = After { $time } it still slipped.
rotating-spheres-box-rolls =
    { $way ->
        [back] It rolls back at { $speed }.
       *[on] It rolls on at { $speed }.
    }
rotating-spheres-box-missed =
    { $way ->
        [short] It rests { $off } too short.
       *[far] It rests { $off } too far.
    }
rotating-spheres-box-hit = It rests at { $place }. Its rim ran back { $rim } times as fast as it moved on, so speed and backspin ended together.

## Exercises.

rotating-spheres-exercise-lane = A ball slides onto a lane at 3.5 m/s without spin. At what speed does it roll in the end?
rotating-spheres-exercise-lane-hint = Friction slows the ball and speeds up the rim, 2.5 times as much. When are both equal?
rotating-spheres-exercise-lane-solution = 5/7 of 3.5 m/s: 2.5 m/s. Roughness only decides how soon.
rotating-spheres-exercise-table = A superball without spin has 3.5 m/s along the floor. How much is left after the bounce?
rotating-spheres-exercise-table-hint = Grip takes 4/7 of the slip from the flight.
rotating-spheres-exercise-table-solution = 3/7 of 3.5 m/s: 1.5 m/s. The rest turns it.
rotating-spheres-exercise-cogwheels = Two equal balls meet head-on. Their spins are equal and opposite. What happens to the spins?
rotating-spheres-exercise-cogwheels-hint = Do their surfaces slip where they touch?
rotating-spheres-exercise-cogwheels-solution = They run alike there, as cogwheels do: no slip, so nothing is exchanged.
rotating-spheres-exercise-cogwheels-stop = they stop
rotating-spheres-exercise-cogwheels-exchange = they change places
rotating-spheres-exercise-cogwheels-nothing = nothing

## Questions to a class.

rotating-spheres-class-superball =
    A superball without spin is thrown under a table. Floor and table grip.
    It hits floor, table, floor. Which way does it fly then?
rotating-spheres-class-ice =
    Now the table is ice. The floor still grips.
    The ball hits floor, table, floor. Which way does it fly then?
rotating-spheres-class-lane =
    A bowling ball slides onto a lane. The lane is made twice as rough.
    What changes?
rotating-spheres-class-lane-sooner = It rolls sooner, at the same speed.
rotating-spheres-class-lane-slower = It rolls sooner and slower.
rotating-spheres-class-lane-later = It rolls later, at the same speed.
# "smooth" and "rough" are the friction of two lanes, such as "μ = 0.2".
rotating-spheres-class-lane-happened = At { $smooth } it rolls after { $smooth_time }, at { $smooth_speed }; at { $rough } after { $rough_time }, at { $rough_speed }.

## The printed sheet.

rotating-spheres-column-throw-from-the = Throw from the vertical (°)
rotating-spheres-column-speed-along-the = Speed along the floor, before → after (m/s)
rotating-spheres-column-spin-anticlockwise-before = Spin, anticlockwise, before → after (rad/s)
rotating-spheres-sheet-at-home = Throw a rubber ball under a table, at 45°. Where does it come out: on the far side / back to you / not at all? ____ The same with a table-tennis ball: ____
rotating-spheres-sheet-expect = A ball that grips comes back; a smooth one flies on. Spin it backwards between two fingers and drop it forwards: it stops or comes back at the first bounce.

## Names of set-ups.

rotating-spheres-name-Ice-smooth-ball = Ice-smooth ball
rotating-spheres-name-Tennis-ball-with-topspin = Tennis ball with topspin
rotating-spheres-name-Bowling-ball = Bowling ball
rotating-spheres-name-Superball-under-a-table = Superball under a table
rotating-spheres-name-First-it-fails-always-J = First it fails: always μ J
rotating-spheres-name-Off-centre-both-rough = Off centre, both rough
rotating-spheres-name-Opposite-spins = Opposite spins
rotating-spheres-name-Large-and-small = Large and small
rotating-spheres-name-Grip-with-a-limit = Grip with a limit
rotating-spheres-name-Billiards-off-centre = Billiards, off centre
rotating-spheres-name-Side-spin = Side spin
rotating-spheres-name-Upright-spin-seen-in-space = Upright spin, seen in space
rotating-spheres-name-Chung-Ooi-test-4 = Chung & Ooi, test 4
rotating-spheres-name-Sliding-down-a-slope = Sliding down a slope
rotating-spheres-name-Steep-and-slippery = Steep and slippery
rotating-spheres-name-On-a-carpet = On a carpet

## Names of runs.

rotating-spheres-name-rough = rough
rotating-spheres-name-smooth = smooth
rotating-spheres-name-estimate = estimate
rotating-spheres-name-ball-1 = ball 1
rotating-spheres-name-ball-2 = ball 2

## Names of curves, bars and forces.

rotating-spheres-name-velocity-right = velocity right
rotating-spheres-name-spin-of-ball-1 = spin of ball 1
rotating-spheres-name-spin-of-ball-2 = spin of ball 2
rotating-spheres-name-slip-at-the-nearest-contact = slip at the nearest contact
rotating-spheres-name-throw-of-ball-2 = throw of ball 2
rotating-spheres-name-angular-momentum = angular momentum
rotating-spheres-name-flight = flight
rotating-spheres-name-rotation = rotation

## Names of groups of controls.

rotating-spheres-name-Contact = Contact
rotating-spheres-name-Balls = Balls
rotating-spheres-name-Time = Time

## Names of what can be chosen in the panel.

rotating-spheres-name-under-a-table = under a table
rotating-spheres-name-two-spheres = two spheres
rotating-spheres-name-down-a-slope = down a slope
rotating-spheres-name-two-carpets = two carpets
rotating-spheres-name-across-the-picture = across the picture
rotating-spheres-name-upright = upright
rotating-spheres-name-along-the-flight = along the flight
rotating-spheres-name-rougher-carpet = rougher carpet
rotating-spheres-name-smoother-carpet = smoother carpet
rotating-spheres-name-softer-carpet = softer carpet
rotating-spheres-name-firmer-carpet = firmer carpet
rotating-spheres-name-heavier-ball = heavier ball
rotating-spheres-name-lighter-ball = lighter ball

## Controls: words that stand for them, where others have a symbol.

rotating-spheres-symbol-scene = scene
rotating-spheres-symbol-axis = axis
rotating-spheres-symbol-grip = grip
rotating-spheres-symbol-below = below
rotating-spheres-symbol-floor-grips = floor grips
rotating-spheres-symbol-table-grips = table grips

## Ticks below sliders.

rotating-spheres-tick-head-on = head-on

## Names of the lesson, of walls, and of what is drawn at a contact, long and short.

rotating-spheres-name-Rotating-spheres = Rotating spheres
rotating-spheres-name-floor = floor
rotating-spheres-name-table = table
rotating-spheres-name-slip = slip
