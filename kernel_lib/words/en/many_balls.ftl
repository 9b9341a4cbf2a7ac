### What lesson many_balls says.

## What several messages say. "each" is how often each ball collides with others, in the mean.

many-balls-each =
    { $each ->
        [one] Each ball collides once on average.
       *[other] Each ball collides { $each } times on average.
    }

## SPREAD: how speeds spread. "box" is cube or flat.

many-balls-spread-asked =
    { $box ->
        [cube] { $balls } balls in a closed cube all start at { $speed }; no energy is lost.
       *[flat] { $balls } balls in a closed, flat box all start at { $speed }; no energy is lost.
    } { many-balls-each }
    { $counts ->
        [right] How are their speeds to the right spread then?
       *[speeds] How are their speeds spread then?
    }
many-balls-spread-asked-line =
    { $balls } balls on one line all start at { $speed }, half of them flying left. { many-balls-each }
    How are their speeds spread then?
many-balls-spread-asked-first =
    { $box ->
        [cube] { $balls } balls start at { $speed } in all directions in space.
       *[flat] { $balls } balls start at { $speed } in all directions.
    }
    Before any collision, how are their speeds to the right spread?

many-balls-spread-options-one = all at one speed
many-balls-spread-options-bell = a bell around { $around }
many-balls-spread-options-even = all equally common
many-balls-spread-options-lopsided = most are slow, a few very fast

# "first" to "fourth" are numbers of balls in four ranges.
many-balls-spread-head-lopsided = Most are slow, a few very fast
many-balls-spread-head-one = All at one speed
many-balls-spread-head-bell = A bell around 0
many-balls-spread-head-even = All equally common
many-balls-spread-yes-lopsided = { $faster } are faster than at the start, { $slower } slower than half, { $twice } more than twice as fast.
many-balls-spread-yes-one = Head-on, equal balls swap. All { $balls } still fly at { $speed }.
many-balls-spread-yes-bell = A bell: { $left } fly to the left, { $right } to the right, and { $slow } are slower than half of { $speed } either way.
many-balls-spread-yes-even = All equally common, before any collision. In four equal ranges fly { $first }, { $second }, { $third } and { $fourth } balls.
many-balls-spread-no-one-lopsided = Equal balls swap speeds only head-on. Off centre each gets a *share*: now only { $still } balls are within 1 % of the start's speed.
many-balls-spread-no-bell-lopsided = A bell around { $speed } needs 6 % more energy than there is. Few very fast balls must be paid for by many slow ones: { $slower } are slower than half of that.
many-balls-spread-no-even-lopsided = Chance does not make all speeds equally common. Equally common speeds up to { $double } would need a third more energy. Here only { $twice } are faster than that.
many-balls-spread-no-lopsided-one = On a line every meeting is head-on, and equal balls then swap: no new speed can appear. All { $balls } have { $speed }.
many-balls-spread-no-bell-one = A bell needs new speeds. On a line no ball gets one: head-on, equal balls only swap. All { $balls } have { $speed }.
many-balls-spread-no-even-one = Chance chose the directions, not the speeds. Head-on, equal balls only swap: all { $balls } still have { $speed }.
many-balls-spread-no-one-bell = Even at one speed a ball that flies at an angle has only part of it to the right. After the collisions { $left } fly to the left and { $right } to the right.
many-balls-spread-no-even-bell = Equal chances for the *direction* are not equal chances for this number. { $slow } are slower than half of { $speed } either way, and { $fast } faster than { $speed }.
many-balls-spread-no-lopsided-bell = That is the spread of *speeds*. To the right counts direction: { $left } fly left, { $right } fly right. Speeds are built from such bells.
many-balls-spread-no-one-even = One speed, but many directions: a ball at an angle has only part of it to the right. So this number spreads even without collisions: { $first }, { $second }, { $third } and { $fourth } in four equal ranges.
many-balls-spread-no-bell-even = It becomes a bell *after* collisions. At the start all have one speed, and in space each slice of directions holds about as many: { $first }, { $second }, { $third } and { $fourth }.
many-balls-spread-no-lopsided-even = That is after collisions. Before the first one nothing has mixed: all slices of directions hold about as many balls, { $first }, { $second }, { $third } and { $fourth }.

many-balls-spread-steps-1 = Two equal balls meet head-on: they swap their speeds.
many-balls-spread-steps-2 = Off centre 1 m/s and 1 m/s became 1.3 and 0.56 m/s.
many-balls-spread-steps-3 = The squares: 1.69 + 0.31 = 2, as before. The energy is only shared anew.
many-balls-spread-steps-4 = Again and again, 1000 balls: a few get much, so many have little.
many-balls-spread-steps-5 = Your turn. One ball now has 1.2 m/s, before both had 1 m/s. The other has √(2 − 1.44) = [0.75] m/s.

many-balls-speeds-picture = All began at { $speed }. At { $time }, { $faster } of { $balls } balls are faster than that, { $twice } faster than twice that, and { $slower } not faster than half of it.

## HOW_MANY: how many balls are as fast as that.

many-balls-how-many-asked =
    { $box ->
        [cube] { $balls } balls in a closed cube all start at { $speed }; no energy is lost.
       *[flat] { $balls } balls in a closed, flat box all start at { $speed }; no energy is lost.
    } { many-balls-each }
    { $counts ->
        [slow] How many are then slower than half the start's speed?
        [fast] How many are then faster than at the start?
        [twice] How many are then more than twice as fast?
       *[mean] How many are then faster than the average?
    }

many-balls-how-many-fiftieth = about 1 in 50
many-balls-how-many-fifth = about 1 in 5
many-balls-how-many-third = more than 1 in 3
many-balls-how-many-half = nearly half

many-balls-how-many-head-fiftieth = { $count } of { $balls }
many-balls-how-many-head-fifth = { many-balls-how-many-head-fiftieth }
many-balls-how-many-head-third = { many-balls-how-many-head-fiftieth }
many-balls-how-many-head-half = { many-balls-how-many-head-fiftieth }
many-balls-how-many-yes-fiftieth = { $count } of { $balls }. Twice the speed is four times the energy: few collisions give so much.
many-balls-how-many-yes-fifth = { $count } of { $balls }. The fast balls hold much of the energy, so some balls must be slow.
many-balls-how-many-yes-third = { $count } of { $balls }. Each fast ball holds the energy of several, so most must be slower.
many-balls-how-many-yes-half = { $count } of { $balls }, not half: the long tail of fast balls lifts the average above the ball in the middle.
many-balls-how-many-no-fifth-fiftieth = { $count } of { $balls }. Twice the speed is four times the energy: few collisions give so much.
many-balls-how-many-no-third-fiftieth = { many-balls-how-many-no-fifth-fiftieth }
many-balls-how-many-no-half-fiftieth = { many-balls-how-many-no-fifth-fiftieth }
many-balls-how-many-no-fiftieth-fifth = { $count } of { $balls }. The fast balls hold much of the energy, so some balls must be slow.
many-balls-how-many-no-third-fifth = { many-balls-how-many-no-fiftieth-fifth }
many-balls-how-many-no-half-fifth = { many-balls-how-many-no-fiftieth-fifth }
many-balls-how-many-no-fiftieth-third = { $count } of { $balls }. Each fast ball holds the energy of several, so most must be slower.
many-balls-how-many-no-fifth-third = { many-balls-how-many-no-fiftieth-third }
many-balls-how-many-no-half-third = { many-balls-how-many-no-fiftieth-third }
many-balls-how-many-no-fiftieth-half = { $count } of { $balls }, not half: the long tail of fast balls lifts the average above the ball in the middle.
many-balls-how-many-no-fifth-half = { many-balls-how-many-no-fiftieth-half }
many-balls-how-many-no-third-half = { many-balls-how-many-no-fiftieth-half }

## HOW_MANY_ARE: the same, one step further.

many-balls-how-many-are-head-fiftieth = { $count } of { $balls }
many-balls-how-many-are-head-fifth = { many-balls-how-many-are-head-fiftieth }
many-balls-how-many-are-head-third = { many-balls-how-many-are-head-fiftieth }
many-balls-how-many-are-head-half = { many-balls-how-many-are-head-fiftieth }
many-balls-how-many-are-yes-fiftieth = Right: { $count } of { $balls }. Twice the speed is four times the energy: few collisions give so much.
many-balls-how-many-are-yes-fifth = Right: { $count } of { $balls }. The fast balls hold much of the energy, so some balls must be slow.
many-balls-how-many-are-yes-third = Right: { $count } of { $balls }. Each fast ball holds the energy of several, so most must be slower.
many-balls-how-many-are-yes-half = Right: { $count } of { $balls }, not half: the long tail of fast balls lifts the average above the ball in the middle.
many-balls-how-many-are-no-fifth-fiftieth = { $count } of { $balls }. Twice the speed is four times the energy: few collisions give so much.
many-balls-how-many-are-no-third-fiftieth = { many-balls-how-many-are-no-fifth-fiftieth }
many-balls-how-many-are-no-half-fiftieth = { many-balls-how-many-are-no-fifth-fiftieth }
many-balls-how-many-are-no-fiftieth-fifth = { $count } of { $balls }. The fast balls hold much of the energy, so some balls must be slow.
many-balls-how-many-are-no-third-fifth = { many-balls-how-many-are-no-fiftieth-fifth }
many-balls-how-many-are-no-half-fifth = { many-balls-how-many-are-no-fiftieth-fifth }
many-balls-how-many-are-no-fiftieth-third = { $count } of { $balls }. Each fast ball holds the energy of several, so most must be slower.
many-balls-how-many-are-no-fifth-third = { many-balls-how-many-are-no-fiftieth-third }
many-balls-how-many-are-no-half-third = { many-balls-how-many-are-no-fiftieth-third }
many-balls-how-many-are-no-fiftieth-half = { $count } of { $balls }, not half: the long tail of fast balls lifts the average above the ball in the middle.
many-balls-how-many-are-no-fifth-half = { many-balls-how-many-are-no-fiftieth-half }
many-balls-how-many-are-no-third-half = { many-balls-how-many-are-no-fiftieth-half }

## TURNED: whether balls find back.

many-balls-turned-asked =
    { $box ->
        [cube] { $balls } balls in a closed cube lose no energy. { many-balls-each } Then every velocity is turned round.
       *[flat] { $balls } balls in a closed, flat box lose no energy. { many-balls-each } Then every velocity is turned round.
    }
    How many of them return to their first speed?

many-balls-turned-all = all of them
many-balls-turned-some = only some
many-balls-turned-hardly = hardly any

many-balls-turned-head-all = All { $balls } are back
many-balls-turned-head-some = { $part } have their old speed
many-balls-turned-head-hardly = Hardly any ball is back
many-balls-turned-yes-all = All { $balls } are back, none more than { $far } from its start.
many-balls-turned-yes-some = { $part } have their old speed, the rest lost their way.
many-balls-turned-yes-hardly = { $part } have their old speed: hardly more than by chance.
many-balls-turned-no-hardly-all = Order can come back. The laws of collisions have no direction in time: turned round, all { $balls } went home. Nothing forbids it.
many-balls-turned-no-some-all = It is nearly all or nothing. All { $balls } came back, none more than { $far } from its start.
many-balls-turned-no-all-hardly = The laws run backwards, but tiny errors keep growing: each collision makes them many times larger. Now the sixteen digits of the computer are used up: { $part } returned.
many-balls-turned-no-some-hardly = It is nearly all or nothing. The errors of all balls have grown too large: { $part } have their old speed, hardly more than by chance.
many-balls-turned-no-all-some = The errors have grown enough to make the first balls miss. A ball that misses one partner changes two paths: { $part } returned.
many-balls-turned-no-hardly-some = { $part } still returned. The errors had not yet reached every ball.

many-balls-turned-steps-1 = The computer keeps 16 digits: the first error is 10⁻¹⁶ of a length of 1.
many-balls-turned-steps-2 = Say each collision makes it 40 times larger: 4 × 10⁻¹⁵ after one.
many-balls-turned-steps-3 = After five it is 10⁻⁸, still far below the size of a ball.
many-balls-turned-steps-4 = Multiplied by 40 ten times, it is about 10¹⁶ times as large.
many-balls-turned-steps-5 = Your turn. So the error is as large as 1 after [10] collisions.

many-balls-starts-picture = { $part } of the balls have their first speed again. Of { $rings } balls with a ring at their start, { $back } are back in it.
many-balls-starts-mark = starts

## HALF: what a moving wall does to the energy.

many-balls-half-asked =
    { $box ->
        [cube] { $balls } balls fly at { $speed } in a cube.
       *[flat] { $balls } balls fly at { $speed } in a flat box.
    } { $moves ->
        [at-once] The middle wall is taken away: the room is suddenly twice as large.
        [out] A piston lets the room grow to twice the size, slowly, at { $piston }.
       *[in] A piston pushes the right wall in, slowly, at { $piston }, until half is left.
    }
    What becomes of the balls' energy?
many-balls-half-asked-alone =
    One ball flies at { $speed } between two walls. The right one moves in at { $piston }, until half the room is left.
    What becomes of the ball's energy?

many-balls-times-half = half as much
many-balls-times-same = the same
many-balls-times-nearly_twice = about 1.7 times
many-balls-times-twice = about twice
many-balls-times-four = about four times

# "came" and "left" are speeds at one knock on the piston.
many-balls-half-head-same = It stayed the same
many-balls-half-head-half = It fell to { $times } times
many-balls-half-head-nearly_twice = It grew to { $times } times
many-balls-half-head-twice = { many-balls-half-head-nearly_twice }
many-balls-half-head-four = { many-balls-half-head-nearly_twice }
many-balls-half-yes-same = It is { $times } times: no wall moved while balls hit it.
many-balls-half-yes-half = It fell to { $times } times: a ball that hits the piston leaves slower, such as this one, from { $came } to { $left }.
many-balls-half-yes-nearly_twice = It became { $times } times: each ball that hits the piston leaves faster, and three directions share the gain.
many-balls-half-yes-twice = It became { $times } times: each ball that hits the piston leaves faster, such as this one, from { $came } to { $left }.
many-balls-half-yes-four = It became { $times } times: the ball leaves the piston faster at each knock, here from { $came } to { $left }.
many-balls-half-no-same-four = An elastic ball keeps its energy while walls stand still. This wall moved: at one knock { $came } became { $left }. In the end it has { $times } times the energy.
many-balls-half-no-same-twice = Many think elastic balls keep their energy. Between themselves, yes. But the wall moved: this ball came at { $came } and left at { $left }. The piston does work.
many-balls-half-no-same-nearly_twice = Between themselves elastic balls keep their energy. But the wall moved and hit them: this ball came at { $came } and left at { $left }.
many-balls-half-no-same-half = At a knock on a wall that moves away the ball leaves slower: { $came } became { $left }. The gas has done work on the piston.
many-balls-half-no-half-same = No wall moved while balls hit it, so no ball lost speed: energy { $times } times. With a slow piston it would be different.
many-balls-half-no-twice-same = More room gives no energy. No wall moved while balls hit it, so no ball gained speed: energy { $times } times.
many-balls-half-no-four-same = Twice the room is not twice the speed. No wall moved while balls hit it, so nothing did work: energy { $times } times.
many-balls-half-no-twice-half = A wall that moves away gives nothing. At a knock the ball leaves slower: { $came } became { $left }. The energy fell to { $times } times.
many-balls-half-no-four-half = Speed is lost here, not gained. At one knock on the wall that moves away { $came } became { $left }. The energy fell to { $times } times.
many-balls-half-no-four-twice = One ball on a line would be twice as fast. Here each flies in two directions and the piston works on one; collisions share the gain: { $times } times.
many-balls-half-no-four-nearly_twice = One ball on a line would be twice as fast. In space the piston works on one direction of three; collisions share the gain: { $times } times.
many-balls-half-no-nearly_twice-four = In space it is about 1.7 times. On a line nothing shares the gain: half the room means about twice the speed, { $times } times the energy.
many-balls-half-no-twice-four = In the plane it is about twice. On a line every knock counts, and half the room means about twice the speed: { $times } times the energy.
many-balls-half-no-nearly_twice-twice = In space three directions would share the gain, in the plane only two. Found here: { $times } times.
many-balls-half-no-twice-nearly_twice = In the plane two directions share the gain, in space three. Found here: { $times } times.

many-balls-half-steps-1 = A wall at rest: a ball comes at 1 m/s and leaves at 1 m/s.
many-balls-half-steps-2 = The wall moves in at 0.1 m/s. Seen from it the ball comes at 1.1 m/s and leaves at 1.1 m/s.
many-balls-half-steps-3 = Seen from the room it leaves at 1.1 + 0.1 = 1.2 m/s.
many-balls-half-steps-4 = Your turn. The wall moves in at 0.3 m/s: the ball leaves at [1.6] m/s.

many-balls-room-picture =
    { $room ->
        [half] In the whole room the balls had { $before }, in half the room they have { $after }: { $times } times as much.
       *[twice] In the whole room the balls had { $before }, in twice the room they have { $after }: { $times } times as much.
    }
many-balls-room-chart = Energy × { $times }
many-balls-room-chart-room = room / room before
many-balls-room-chart-energy = energy / energy before
many-balls-room-chart-line = all balls
many-balls-room-chart-before = before: { $energy }
many-balls-room-chart-after = after: { $energy }

## LAST_BACK: after how many collisions all still return.

many-balls-last-back-asked =
    Every velocity of { $balls } balls is turned round after some collisions each.
    Up to how many collisions each do all of them return?

many-balls-last-back-head = Up to { $last } collisions each
many-balls-last-back-yes = Right, to within one: up to { $last } collisions each all { $balls } returned, after { $next } only { $back }.
many-balls-last-back-no-less = Too few. The errors grow at each collision, but they begin tiny: after { $last } collisions each all { $balls } still returned, after { $next } only { $back }.
many-balls-last-back-no-more = Too many. Each collision makes the errors many times larger: all { $balls } returned up to { $last } collisions each, after { $next } only { $back }.

## BACK: the wall comes back.

# "moved" is how it moved before; "now" is the energy over that at the start.
many-balls-back-asked =
    { $moved ->
        [in] The energy is now { $now } times that at the start. The piston then goes back out, just as slowly.
        [out] The energy is now { $now } times that at the start. The piston then comes back in, just as slowly.
       *[at-once] The energy is still that at the start. A piston then slowly presses the balls back into the first half.
    }
    What is the energy in the end?

# Answers that can be chosen.
many-balls-back-half = half of that at the start
many-balls-back-same = about that at the start
many-balls-back-twice = about twice that at the start
many-balls-back-stays = it stays, at { $now } times that

many-balls-back-head-half = { $back } times that at the start
many-balls-back-head-same = { many-balls-back-head-half }
many-balls-back-head-twice = { many-balls-back-head-half }
many-balls-back-yes-same-in = Right: a ball that hits a wall moving away leaves slower, and so loses what it had gained. In the end the energy is { $back } times that at the start.
many-balls-back-yes-same-out = Right: a ball that hits a wall moving in leaves faster, and so gains what it had lost. In the end the energy is { $back } times that at the start.
many-balls-back-yes-twice = Right: when the room grew at once no ball lost anything. The piston then does work at each knock. In the end the energy is { $back } times that at the start.
many-balls-back-no-twice-same-in = The wall now moves away: at each knock on it a ball leaves slower. In the end the energy is { $back } times that at the start.
many-balls-back-no-half-same-in = On the way out the balls lose what they had gained, and no more. In the end the energy is { $back } times that at the start.
many-balls-back-no-half-same-out = The wall now moves in: at each knock on it a ball leaves faster. In the end the energy is { $back } times that at the start.
many-balls-back-no-twice-same-out = On the way in the balls gain what they had lost, and no more. In the end the energy is { $back } times that at the start.
many-balls-back-no-same-twice = The same room is not the same energy. No ball lost any when the room grew at once, but the piston does work. In the end the energy is { $back } times that at the start.
many-balls-back-no-half-twice = A wall that moves in takes no energy: a ball leaves it faster. In the end the energy is { $back } times that at the start.

## SHARED: how balls of two masses share their energy.

many-balls-shared-asked =
    { $kinds ->
        [among] Every tenth ball has { $times } times the mass of the others, and starts at rest.
       *[above] Light balls are below, heavy ones of { $times } times the mass above. All start at one speed.
    }
    At the end, how does the energy of a heavy ball compare with a light one's?

many-balls-shared-less = less than a light one
many-balls-shared-alike = about as much
many-balls-shared-more = more than a light one

many-balls-shared-head-less = { $ratio } times as much
many-balls-shared-head-alike = { many-balls-shared-head-less }
many-balls-shared-head-more = { many-balls-shared-head-less }
many-balls-shared-yes-less = It has { $ratio } times the energy of a light one. Collisions pass energy on to those that have less; these have not been enough.
many-balls-shared-yes-alike = It has { $ratio } times the energy of a light one. Collisions pass energy on until both have the same on average.
many-balls-shared-yes-more = { many-balls-shared-yes-less }
many-balls-shared-no-less-alike = It is slower, { $slow } against { $fast }, but heavy: speed counts for more in it. Collisions pass energy on until both have the same on average.
many-balls-shared-no-more-alike = A large mass alone is no energy: with { $slow } it has { $ratio } times that of a light one. Collisions pass energy on until both have the same on average.
many-balls-shared-no-alike-less = Not yet. After these collisions it has { $ratio } times the energy of a light one. Those that have less still gain.
many-balls-shared-no-more-less = A large mass alone is no energy. The heavy balls began at rest, and have { $ratio } times the energy of a light one so far.
many-balls-shared-no-alike-more = Not yet. At one speed the heavy balls began with more energy, and still have { $ratio } times that of a light one.
many-balls-shared-no-less-more = The heavy balls began as fast as the light ones, so with more energy. They still have { $ratio } times that of a light one.

## UNMET: how many balls have had no collision yet.

many-balls-unmet-asked =
    There are { $balls } balls. They collide with each other { $hits } times.
    How many of them have then hit no other ball yet?

many-balls-unmet-none = hardly any
many-balls-unmet-seventh = about 1 in 7
many-balls-unmet-third = more than 1 in 3
many-balls-unmet-half = half of them
many-balls-unmet-two_thirds = about 2 in 3

many-balls-unmet-yes-none = { $left } of { $balls } have hit no other ball. Chance is not fair: some hit twice before others hit at all.
# "turns" is a number, or "none".
many-balls-unmet-no-seventh-none =
    { $turns ->
        [none] If all took turns, none would be left.
       *[some] If all took turns, { $turns } would be left.
    } { $left } of { $balls } have hit no other ball. Chance is not fair: some hit twice before others hit at all.
many-balls-unmet-head-none = { $left } of { $balls }
many-balls-unmet-head-seventh = { many-balls-unmet-head-none }
many-balls-unmet-head-third = { many-balls-unmet-head-none }
many-balls-unmet-head-half = { many-balls-unmet-head-none }
many-balls-unmet-head-two_thirds = { many-balls-unmet-head-none }
many-balls-unmet-yes-seventh = { many-balls-unmet-yes-none }
many-balls-unmet-yes-third = { many-balls-unmet-yes-none }
many-balls-unmet-yes-half = { many-balls-unmet-yes-none }
many-balls-unmet-yes-two_thirds = { many-balls-unmet-yes-none }
many-balls-unmet-no-third-none = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-half-none = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-two_thirds-none = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-none-seventh = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-third-seventh = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-half-seventh = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-two_thirds-seventh = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-none-third = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-seventh-third = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-half-third = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-two_thirds-third = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-none-half = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-seventh-half = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-third-half = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-two_thirds-half = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-none-two_thirds = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-seventh-two_thirds = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-third-two_thirds = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-half-two_thirds = { many-balls-unmet-no-seventh-none }

## THROWN: a ball that hits two balls of a wall at one moment.

many-balls-thrown-asked =
    A big ball flies exactly at the middle of a wall of balls. Its two halves are mirror images.
    Where does the big ball fly after its first contacts?

many-balls-thrown-straight = straight on
many-balls-thrown-side = to one side
many-balls-thrown-back = back

# "first" is the ball that is taken first, "way" to which side the big one drifts.
many-balls-thrown-decides =
    It hits two balls at the same moment. { $first ->
        [upper] { $way ->
            [up] A program must take one first, and that decides: here the upper one, so it drifts up, at { $drift }.
           *[down] A program must take one first, and that decides: here the upper one, so it drifts down, at { $drift }.
        }
       *[lower] { $way ->
            [up] A program must take one first, and that decides: here the lower one, so it drifts up, at { $drift }.
           *[down] A program must take one first, and that decides: here the lower one, so it drifts down, at { $drift }.
        }
    }
many-balls-thrown-head-side = To one side
many-balls-thrown-yes-side = { many-balls-thrown-decides }
many-balls-thrown-no-straight-side = Forces that last would press on both at once. { many-balls-thrown-decides }
many-balls-thrown-no-back-side = It does not come back: those that it meets are light. { many-balls-thrown-decides }

## BROKEN: what a wall of balls does to a big ball.

many-balls-broken-asked =
    A big ball of { $heavy } flies at { $speed } into { $balls } balls of 1 kg.
    What does the wall do to it?

many-balls-broken-through = it breaks through
many-balls-broken-stopped = it is nearly stopped
many-balls-broken-back = it comes back

many-balls-broken-head-through = It breaks through
many-balls-broken-head-stopped = It is nearly stopped
many-balls-broken-head-back = It comes back
many-balls-broken-yes-through = What counts is its mass against the balls that it meets at once, 1 kg each. It has { $left } of { $speed } left.
many-balls-broken-yes-stopped = What counts is its mass against the balls that it meets at once, 1 kg each. Of { $speed } it has only { $left } left.
many-balls-broken-yes-back = What counts is its mass against the balls that it meets at once, 1 kg each. It flies back at { $left }.
many-balls-broken-no-stopped-through = A wall of loose balls is no single wall. What counts is its mass against the balls that it meets at once, 1 kg each. It has { $left } of { $speed } left.
many-balls-broken-no-back-through = Loose balls give way, one after the other. What counts is its mass against the balls that it meets at once, 1 kg each. It has { $left } of { $speed } left.
many-balls-broken-no-through-stopped = To be heavier than each ball is not enough. What counts is its mass against the balls that it meets at once, 1 kg each. Of { $speed } it has only { $left } left.
many-balls-broken-no-back-stopped = It is too heavy for that. What counts is its mass against the balls that it meets at once, 1 kg each. Of { $speed } it has only { $left } left.
many-balls-broken-no-through-back = Speed alone breaks no wall. What counts is its mass against the balls that it meets at once, 1 kg each. It flies back at { $left }.
many-balls-broken-no-stopped-back = More balls stand behind the first. What counts is its mass against the balls that it meets at once, 1 kg each. It flies back at { $left }.

many-balls-wall-picture =
    { $way ->
        [back] The big ball came at { $came }. At { $time } it flies at { $speed }, back.
       *[on] The big ball came at { $came }. At { $time } it flies at { $speed }, on.
    }
many-balls-wall-mark = start

## The law with the present numbers. "formula" is an equation.

many-balls-law-happened = collisions each: { $each } in { $time }
many-balls-law-at-once = twice the room at once: energy × { $times }
many-balls-law-line = head-on, equal balls swap their speeds
many-balls-law-likely = { $formula }; most probable speed { $likely }
many-balls-law-faster = faster than v₀: { $expected } of { $balls } in the long run, { $counted } at the end
many-balls-law-way = way between two collisions: { $way }
many-balls-law-turned = turned round at { $time }; collisions each until then: { $each }
# "speed" is an equation.
many-balls-law-back = at the end { $part } have { $speed } again, to 1 %
many-balls-law-farthest = the farthest ball is { $far } from its start, { $radii } radii
# "felt" is a push with its error.
many-balls-law-walls = { $formula }; the walls feel { $felt }
many-balls-law-walls-narrow = { $formula } in a wide room; this one is { $wide } balls wide; the walls feel { $felt }
many-balls-law-all-heavy = all have { $heavy }
many-balls-law-shared-start = at the start a light ball has { $light }, a heavy one { $heavy }
many-balls-law-shared-end = at the end a light ball has { $light }, a heavy one { $heavy }
many-balls-law-heavy = a heavy ball has { $times } times the mass of a light one
many-balls-law-half = half the room: energy × { $energy }, speed × { $speed }
many-balls-law-twice = twice the room: energy × { $energy }, speed × { $speed }
many-balls-law-slowly = slowly, theory has { $balls }; of points { $points }

## The chart.

many-balls-chart = Push on the walls
many-balls-chart-time = time (s)
many-balls-chart-push = push (N/m, in space N/m²)
many-balls-chart-felt = felt, in a twelfth of the run each
many-balls-chart-room = with the room that balls take

## Controls: what they are.

many-balls-control-balls = how many balls
many-balls-control-each = collisions of each ball, on average
many-balls-control-speed = speed at the start
many-balls-control-turn = at the end, turn all balls round and run as long again
many-balls-control-many = ten times as many, smaller balls
many-balls-control-side = side of the box
many-balls-control-radius = radius of a ball
many-balls-control-space = balls in a cube instead of discs in a square
many-balls-control-start = another start
many-balls-control-kinds = which balls
many-balls-control-heavy = mass of a heavy ball; a light one has 1 kg
many-balls-control-beside = how far off the middle it is thrown
many-balls-control-piston = speed of the piston (negative: out)
many-balls-control-doubled = the middle wall is taken away at the start
many-balls-control-counts = what is counted

# Ticks: of a mass over another, of a throw, of a piston.
many-balls-tick-gases = argon to helium
many-balls-tick-middle = at the middle
many-balls-tick-rest = wall at rest

## Set-ups: what to look for.

many-balls-set-up-soon = After one collision each the tall bar is still there.
many-balls-set-up-heavy-among-light = Heavy balls start at rest. Collisions pass energy to those that have less.
many-balls-set-up-two-gases-meet = All start at one speed. The heavy ones give energy away.
many-balls-set-up-how-many-are-faster = Theory says 36.8 %. The few fast ones hold much energy, so most must be slow.
many-balls-set-up-half-the-room = The right wall moves in slowly and does work on each ball it hits.
many-balls-set-up-on-a-line = On a line no collision shares what the piston gives.
many-balls-set-up-free-room = No wall moves while balls hit it.
many-balls-set-up-break-the-wall-of-balls = The big ball meets few balls at once. Its mass against theirs decides.
many-balls-set-up-ten-thousand-balls = With ten thousand balls the bars hardly change any more.
many-balls-set-up-in-space = In space there are fewer slow balls.
many-balls-set-up-back-after-four = After four each: all return.
many-balls-set-up-too-late = After eleven each: they do not.
many-balls-set-up-exactly-at-the-middle = A big ball hits the middle of a wall. Both halves are mirror images.

## Acts.

many-balls-act-1 = Speeds
many-balls-act-1-why = All start with one speed. Watch the bars: how do collisions spread the speeds?
many-balls-act-2 = Turned round
many-balls-act-2-why = Choose when all velocities are turned round. Each ball then goes back. Does it find home?
many-balls-act-3 = A wall that moves
many-balls-act-3-why = A piston slowly halves the room. Watch the energy and the push on the walls.

## Challenges, and what they came to.

many-balls-challenge-late = Turn back as late as you can. All must come within a tenth of a radius of their start.
many-balls-challenge-late-hint = Each collision multiplies the error many times; you have sixteen digits.
many-balls-challenge-late-takes-1 = 2 each
many-balls-challenge-late-takes-2 = 4 each
many-balls-challenge-late-takes-3 = 5 each

many-balls-late-missed = { $lost } of { $balls } balls missed their start. The farthest was { $far } off.
many-balls-late-nothing = Nothing was turned back.
many-balls-late-back = All came back. Collisions each: { $each }.
many-balls-late-soon = All came back. Collisions each: { $each }. Turn back later.

many-balls-challenge-twice = Double the push on the walls by one change: more balls, a smaller box, or faster balls. Each way earns a star.
many-balls-challenge-twice-hint = Balls have size: they leave each other less room. A long run weighs better.

many-balls-push-other = These are not the balls of the challenge.
many-balls-push-change-one = The push is { $push } times as strong. Change one of the three, and leave the others.
many-balls-push-hit =
    { $by ->
        [balls] The push is { $push } times as strong, by more balls.
        [side] The push is { $push } times as strong, by a smaller box.
       *[speed] The push is { $push } times as strong, by faster balls.
    }
many-balls-push-strong = The push is { $push } times as strong: too strong.
many-balls-push-weak = The push is { $push } times as strong: too weak.

## Exercises.

many-balls-exercise-how_many = 1000 balls in the plane start at one speed. How many are faster than that in the end?
many-balls-exercise-how_many-hint = The part that is faster than v is exp(−v²/2σ²), and the mean of v² is 2σ².
many-balls-exercise-how_many-solution = v² = 2σ² at the start's speed, so exp(−1) = 0.368 of them: 368. One look counts 340 to 400.
many-balls-exercise-push = 1000 balls of 1 kg fly at 1 m/s in a square of 100 m. How strongly do they press on a metre of wall, if their own size does not count?
many-balls-exercise-push-hint = p = N kT/A, and in the plane kT is the energy of one ball.
many-balls-exercise-push-solution = kT = ½ · 1 kg · (1 m/s)² = 0.5 J, so p = 1000 · 0.5 J/(100 m)² = 0.05 N/m.
many-balls-exercise-points = A slow piston halves the room of balls as small as points, in the plane. How many times as fast do they become?
many-balls-exercise-points-hint = Their energy doubles.
many-balls-exercise-points-solution = Energy goes with the square of the speed: √2 = 1.41.

## Questions to a class.

many-balls-class-speeds =
    1000 balls all start at 1 m/s.
    After 10 collisions each, how are their speeds spread?
many-balls-class-back =
    After 4 collisions each, every velocity is turned round.
    How many of the 500 balls return to their first speed?
many-balls-class-space =
    100 balls fly at 1 m/s in a cube. A piston pushes the right wall in, slowly, until half is left.
    What becomes of the balls' energy?

## The printed sheet.

many-balls-column-balls = Balls
many-balls-column-faster-than-at = Faster than at the start, in the end
many-balls-column-fastest-in-the = Fastest, in the end (m/s)
many-balls-column-energy-times-that = Energy, times that at the start
many-balls-sheet-at-home = Ten people get ten coins each. Again and again two, drawn by lot, put their coins together and share them anew by dice. After 50 rounds: how many have fewer than ten? ____ more? ____ the richest: ____ coins
many-balls-sheet-expect = Six or seven have fewer than ten, and one or two have more than twice as many. In the plane balls share their energy just so: few are rich, most are poor, and no one cheats.

## Names of set-ups.

many-balls-name-Soon = Soon
many-balls-name-Heavy-among-light = Heavy among light
many-balls-name-Two-gases-meet = Two gases meet
many-balls-name-How-many-are-faster = How many are faster?
many-balls-name-Half-the-room = Half the room
many-balls-name-On-a-line = On a line
many-balls-name-Free-room = Free room
many-balls-name-Break-the-wall-of-balls = Break the wall of balls
many-balls-name-Ten-thousand-balls = Ten thousand balls
many-balls-name-In-space = In space
many-balls-name-Back-after-four = Back after four
many-balls-name-Too-late = Too late
many-balls-name-Exactly-at-the-middle = Exactly at the middle

## Names of runs.

many-balls-name-gas = gas

## Names of curves, bars and forces.

many-balls-name-collisions-each = collisions each
many-balls-name-spread-of-the-energies = spread of the energies
many-balls-name-energy-of-a-ball = energy of a ball

## Names of groups of controls.

many-balls-name-Box-and-balls = Box and balls

## Names of what can be chosen in the panel.

many-balls-name-one-kind = one kind
many-balls-name-light-below-heavy-above = light below, heavy above
many-balls-name-heavy-among-light = heavy among light
many-balls-name-a-wall-of-balls = a wall of balls
many-balls-name-on-a-line = on a line
many-balls-name-one-ball-on-a-line = one ball on a line
many-balls-name-speeds = speeds
many-balls-name-speeds-to-the-right = speeds to the right
many-balls-name-speeds-to-the-right-at-the-start = speeds to the right, at the start
many-balls-name-slower-than-half-the-start-s-speed = slower than half the start's speed
many-balls-name-faster-than-at-the-start = faster than at the start
many-balls-name-more-than-twice-as-fast = more than twice as fast
many-balls-name-faster-than-the-average = faster than the average

## Controls: words that stand for them, where others have a symbol.

many-balls-symbol-turn-round = turn round
many-balls-symbol-in-space = in space
many-balls-symbol-throw = throw
many-balls-symbol-kinds = kinds
many-balls-symbol-twice-the-room = twice the room
many-balls-symbol-counted = counted

## Names of the lesson, and of ways to the goal of a challenge.

many-balls-name-A-thousand-balls-who-is-fast = A thousand balls: who is fast?
many-balls-name-more-balls = more balls
many-balls-name-a-smaller-box = a smaller box
many-balls-name-faster-balls = faster balls

## Values that cannot run: each without its full stop.

many-balls-refuses-wall = the wall of balls stands in the plane, in a box whose walls are at rest
many-balls-refuses-wide = a wall of { $balls } balls of { $radius } radius has no room in this box; take smaller ones, fewer, or a larger box
many-balls-refuses-half = a middle wall can be taken away from balls of one kind, in a box whose other walls are at rest
many-balls-refuses-full = The box is too full ({ $share }; at most { $most }). Take fewer or smaller balls, or a larger box
many-balls-refuses-many = ten times as many are balls of one kind that fly straight on, in the plane, in a box whose walls are at rest
many-balls-refuses-long =
    { $way ->
        [back] { $balls } balls with { $each } collisions each, there and back, are more than a picture carries; take at most { $most_balls } balls or { $most_each } collisions each
       *[on] { $balls } balls with { $each } collisions each are more than a picture carries; take at most { $most_balls } balls or { $most_each } collisions each
    }
many-balls-refuses-piston = { $balls } balls collide too often for a picture while so slow a piston moves; take fewer balls, or a quicker piston
many-balls-refuses-line = balls on a line fly in the plane, in a box whose walls are at rest; one ball alone may meet a piston
many-balls-refuses-row = { $balls } balls of { $radius } radius have no room on a line in this box; take fewer or smaller ones, or a larger box
