### What lesson track says.

## Names that other messages quote, each by a slot of theirs.

# A body by $body, after an article of the sentence. A language with cases gives it attributes.
track-body =
    { $body ->
        [block] block
        [tin] tin
        [hoop] hoop
        [bead] bead
       *[ball] ball
    }
track-bodies =
    { $body ->
        [block] blocks
        [tin] tins
        [hoop] hoops
        [bead] beads
       *[ball] balls
    }
# A body, or its way, by $run: alone on a label, or before a figure of its own.
track-run =
    { $run ->
        [block] block
        [tin] tin
        [hoop] hoop
        [bead] bead
        [line] straight
        [arc] arc
        [cycloid] cycloid
        [own] your own
        [high] from high up
        [low] from lower down
        [light] light
        [heavy] heavy
       *[ball] ball
    }
track-run-and-figure = { track-run } { $figure }
# The part of its moving energy that a rolling body has in its spin: "2/7", "1/3", or "half".
track-share =
    { $share ->
        [half] half
       *[part] { $share }
    }
# Where it happens, a whole sentence with the space before it; on Earth that goes without saying.
track-where =
    { $where ->
        [moon] {" "}This happens on the Moon.
        [mars] {" "}This happens on Mars.
        [jupiter] {" "}This happens on Jupiter.
        [elsewhere] {" "}This happens where g is { $gravity }.
       *[earth] {""}
    }
# Two whole sentences, one for each body.
track-one-and-other = { $one } { $other }

## LOOPING

track-looping-asked =
    A block that slides without friction needs 2.5 radii of height for this loop.{ track-where }
    How much does a rolling { track-body } need?

track-looping-head-more = It needs more
track-looping-yes-more = It left at { $angle }: { track-share } of its moving energy was in its spin.
track-looping-no-less-more = Its spin does not help, since it had to be paid for. At { $angle } the { track-body } had { $speed }, the block { $block_speed }: too slow to press on the track, so it fell.
track-looping-no-same-more = Mass drops out, but *shape* does not: { track-share } of this { track-body }'s moving energy was in its spin, and it left at { $angle }.

## WHO

track-who-asked =
    { $body ->
        [bead] A block of { $mass } and a bead on a wire start from { $height } radii.
       *[ball] A block of { $mass } and a { track-body } start from { $height } radii. What rolls never slips.
    }{ track-where }
    Which get round?

track-who-head-both = Both get round
track-who-head-block = Only the block gets round
track-who-head-body = Only the { track-body } gets round
track-who-head-neither = Neither gets round
track-who-yes-both = { $height } radii are enough for both: the block needs 2.5, the { track-body } { $need }.
track-who-yes-block = The block got round. The { track-body } left at { $angle }: { track-share } of its moving energy was in its spin.
track-who-yes-body = The bead got round from { $height } radii: the wire holds it from outside, too. The block left at { $block_angle }.
track-who-yes-neither = Both left, the block at { $block_angle } and the { track-body } at { $angle }: the block needs 2.5 radii, the { track-body } { $need }.
track-who-yes-neither-bead = The block left at { $block_angle }. The bead slid back: from { $height } radii it does not reach the top, at 2.
track-who-no-both-block = Mass drops out, but shape does not: { track-share } of the { track-body }'s moving energy is in its spin. It needs { $need } radii and left at { $angle }.
track-who-no-both-body = A track can only push, so the block needs 2.5 radii; it left at { $block_angle }. The wire holds the bead from both sides: at the top it pushed it *up*.
track-who-no-both-neither = From { $height } radii both were too slow to press on the track at the top. The block left at { $block_angle }, the { track-body } at { $angle }.
track-who-no-both-neither-bead = The block left at { $block_angle }: it needs 2.5 radii. The wire holds the bead, but the top lies 2 radii up, and from { $height } it slid back.
track-who-no-block-both = The { track-body } needs more than the block, but { $height } radii are enough: it needs { $need }.
track-who-no-block-both-bead = The bead needs less than the block: a wire holds it from both sides. { $height } radii are enough for both.
track-who-no-block-body = A wire holds the bead from both sides, so it needs only 2 radii. The block needs 2.5: it left the track at { $block_angle }.
track-who-no-block-neither = { $height } radii are too low for the block as well. At { $block_angle } its weight bent its way more than the loop does.
track-who-no-body-both = { $height } radii are enough for both. The block needs 2.5, and at the top it still had { $top_speed }.
track-who-no-body-block = Its spin does not help, since it had to be paid for. The { track-body } needs { $need } radii, the block 2.5. It left at { $angle }.
track-who-no-body-neither = Its spin does not help. The { track-body } needs { $need } radii, more than the block. From { $height } both left the track.
track-who-no-body-neither-bead = The top lies 2 radii up. From { $height } not even the bead on its wire gets there.
track-who-no-neither-both = { $height } radii are enough for both: the block needs 2.5, the { track-body } { $need }. Mass and planet do not count.
track-who-no-neither-block = The block needs 2.5 radii. From { $height } the track still pressed on it at the top, with { $press } of its weight.
track-who-no-neither-body = The wire holds the bead from both sides: it needs only 2 radii, and got round from { $height }.

## REAL

track-real-asked =
    A { track-body } starts from { $height } radii. Friction is μ = { $friction }.{ track-where }
    Does it get round?

track-real-head-rolls = It gets round, rolling
track-real-head-slips = It gets round, but slips
track-real-head-falls = It does not get round
track-real-yes-rolls = It gets round, and grips all the way.
track-real-yes-slips = It slips from { $slip }: there friction, at most μ times the track's push, is too small.
track-real-yes-falls = It slips from { $slip } and leaves at { $angle } (the top is 180°).
track-real-no-rolls-slips = Friction is at most μ times the track's push, which fades towards the top: it slips from { $slip } on. It was fast enough to get round all the same.
track-real-no-rolls-falls = Friction is at most μ times the track's push, which fades towards the top: it slips from { $slip } on, and it left at { $angle }.
track-real-no-slips-rolls = It never slipped: here the track presses it on enough.
track-real-no-slips-falls = Slipping took too much of its speed: it slips from { $slip } and leaves at { $angle }.
track-real-no-falls-rolls = It gets round, and never slipped on the way.
track-real-no-falls-slips = It does slip, from { $slip } on, but what that takes is too little to make it fall.

## DEPTH

track-depth-asked-bead =
    A bead slides off the top of a smooth wire dome of radius { $radius }.{ track-where }
    How far down is it when it leaves?
track-depth-asked-rolls =
    A { track-body } rolls off the top of a dome of radius { $radius }, and never slips.{ track-where }
    How far down is it when it leaves?
track-depth-asked-pushed =
    A block slides off the top of a smooth dome of radius { $radius }. It starts at { $speed }.{ track-where }
    How far down is it when it leaves?
track-depth-asked-slides =
    A block of { $mass } slides off the top of a smooth dome of radius { $radius }.{ track-where }
    How far down is it when it leaves?
track-depth-seen-top = It flew off at the top.
track-depth-seen-third = It left a third of the radius down.
track-depth-seen-half = It left half of the radius down.
track-depth-seen-side = It stayed on to the side.

track-depth-head-top = It flies off at the top
track-depth-head-third = A third of the radius down
track-depth-head-half = Half of the radius down
track-depth-head-side = It stays on to the side
track-depth-yes-top = It was pushed at { $speed }, more than √(g R) = { $limit }: it flies at once.
track-depth-yes-third = It leaves { $angle } from the top, { $depth } of the radius down.
track-depth-yes-half = { track-depth-yes-third }
track-depth-yes-side = A wire also pulls: it holds the bead all the way.
track-depth-no-top-third = If speed threw it off at once, it would leave at the top. There it had { $speed }; its weight far exceeded what the curve needed. They were equal { $depth } of the radius down.
track-depth-no-top-half = At the top the { track-body } had { $speed }, and its weight was far more than the curve needed. Only { $depth } of the radius down they were equal.
track-depth-no-third-top = It was pushed at { $speed }, more than √(g R) = { $limit }. Even at the top its weight is too small to bend its way: it flies at once.
track-depth-no-half-top = Half way down is far too late. Pushed at { $speed }, more than √(g R) = { $limit }, it flies at the top.
track-depth-no-third-half = That is for a block. A hoop puts half of its energy into turning, so it is slower at each height and stays on longer: { $depth }.
track-depth-no-half-third = At half way the curve needs { $needed } of its weight, and the weight gives only 0.5. It left before, at { $depth }.
track-depth-no-side-third = A dome is not a slope: a slope does not bend. Here its way bends, and below { $depth } of the radius the weight is too weak for that: it flies.
track-depth-no-side-half = A { track-body } stays on longer than a block, but not to the side. Below { $depth } of the radius its weight is too weak to bend its way.
track-depth-no-side-top = It never followed the dome: at { $speed } it flies at the top.
track-depth-no-top-side = A dome can only push; a wire also pulls. The bead had { $speed } at the top, and the wire held it to the side.
track-depth-no-third-side = That is for a dome, which can only push. Below a third of the radius this wire pulls the bead in, so it stays on to the side.
track-depth-no-half-side = A dome can only push, and a block would leave it. This wire pulls the bead in, so it stays on to the side.

## LATER

track-later-asked =
    A block leaves the dome a third of the radius below the top.{ track-where }
    Where does a rolling { track-body } leave, compared with the block?

track-later-head-higher = It leaves higher up
track-later-head-same = At the same place
track-later-head-lower = It leaves lower down
track-later-yes-higher = The block leaves { $block_angle } from the top, the { track-body } { $angle }.
track-later-yes-same = Both leave { $block_angle } from the top: without friction it does not turn.
track-later-yes-lower = The block leaves { $block_angle } from the top, the { track-body } { $angle }: it is slower at each height, since it also turns.
track-later-no-higher-lower = Turning does not throw it off. It leaves at { $angle }, the block at { $block_angle }: it is slower at each height, since it also turns.
track-later-no-same-lower = Mass drops out, shape does not: it leaves at { $angle }, the block at { $block_angle }. It is slower at each height, since it also turns.
track-later-no-higher-same = Without friction nothing turns it: it leaves at { $angle }, like the block.
track-later-no-lower-same = Without friction it does not turn, so it is not slower: it leaves at { $angle }, like the block.
track-later-no-same-higher = It leaves at { $angle }, the block at { $block_angle }.
track-later-no-lower-higher = Not here: it leaves at { $angle }, the block at { $block_angle }.

## FIRST

# $how is "rolls" or "slides".
track-first-asked-bowl =
    { $how ->
        [rolls] Two { track-bodies } start in one bowl, one high, one low, without slipping.
       *[slides] Two { track-bodies } start in one bowl, one high, one low, without friction.
    }{ track-where }
    Which is at the bottom first?
track-first-asked-masses =
    Blocks of 1 kg and { $heavy } start together on a smooth straight track.{ track-where }
    Which block is down first?
track-first-asked-roads =
    { $how ->
        [rolls] Two { track-bodies } start together, without slipping, and finish at the same place. One runs on a straight line, one on a curve.
       *[slides] Two { track-bodies } start together, without friction, and finish at the same place. One runs on a straight line, one on a curve.
    }{ track-where }
    Which is at the finish first?

track-first-head-line = The straight line is faster
track-first-head-curve = The curve is faster
track-first-head-high = The upper one is first
track-first-head-low = The lower one is first
track-first-head-light = The light one is first
track-first-head-heavy = The heavy one is first
track-first-head-both = Both at once
track-first-yes-curve = { $curve } against { $line }: it was fast early.
track-first-yes-line = { $line } against { $curve }.
track-first-yes-both-bowl = Both after { $time }. In this bowl, a cycloid, all swings take the same time.
track-first-yes-both-masses = Both after { $time }.
track-first-no-line-curve = Many take the shortest way. It is { $shorter } shorter, but slow for long: at half of its way it had { $line_half }, the other one { $curve_half }.
track-first-no-both-curve = The same drop gives the same *speed at the end*, { $end } both, but not the same time. That depends on where they got it: early is better, { $curve } against { $line }.
track-first-no-both-line-flat = The same drop gives the same *speed at the end*, { $end } both. But this curve gets its speed late: { $curve } against { $line }.
track-first-no-both-line-deep = The same drop gives the same *speed at the end*, { $end } both. But this way is { $longer } times as long: { $curve } against { $line }.
track-first-no-curve-line-flat = Bends do not make it fast, depth does. This one is high for long: after { $early } it had { $curve_early }, the straight one { $line_early }.
track-first-no-curve-line-deep = Deeper is faster only up to a point. This way is { $longer } times as long, and its speed does not pay for that: { $curve } against { $line }.
track-first-no-low-both-bowl = The lower one has less to go, but the upper one starts steeper and is faster, by just as much: { $time } both. This bowl is special: a cycloid.
track-first-no-high-both-bowl = The upper one is faster, but has farther to go, by just as much: { $time } both. This bowl is special: a cycloid.
track-first-no-heavy-both-masses = Many think the heavy one is faster. { $mass } times the weight has { $mass } times the inertia: { $time } both.
track-first-no-light-both-masses = The light one has less inertia, but its weight pulls less, by just as much: { $time } both.

## WAYS

track-ways-asked =
    Three tracks for a { track-body } lead 2 m across and 1 m down.{ track-where }
    Which is the fastest?
track-ways-times = The straight line { $line }, the arc { $arc }, the cycloid { $cycloid }

track-ways-head-line = The straight line is the fastest
track-ways-head-arc = The arc is the fastest
track-ways-head-cycloid = The cycloid is the fastest
track-ways-yes-line = { track-ways-times }. A steep start makes it fast early. That is worth the longer way.
track-ways-yes-arc = { track-ways-yes-line }
track-ways-yes-cycloid = { track-ways-yes-line }
track-ways-no-line-cycloid = The straight line is the shortest, but slow for long. { track-ways-times }. A steep start makes it fast early.
track-ways-no-arc-cycloid = Nearly: the cycloid is steeper still at the start. { track-ways-times }. A steep start makes it fast early.
track-ways-no-none-cycloid = The speed at the end is the same, the time is not. { track-ways-times }. A steep start makes it fast early.

## ORDER

track-order-asked =
    A block slides down a slope without friction. A ball and a hoop roll and never slip.{ track-where }
    In which order do they arrive?
track-order-times = Block { $block }, ball { $ball }, hoop { $hoop }

track-order-head-block = Block, ball, hoop
track-order-yes-block = { track-order-times }. All the block's energy moves it forward; the ball spends 2/7 on spin, the hoop half.
track-order-no-hoop-block = Spin does not push it on. { track-order-times }. All the block's energy moves it forward; the ball spends 2/7 on spin, the hoop half.
track-order-no-together-block = Mass drops out, shape does not. { track-order-times }. All the block's energy moves it forward; the ball spends 2/7 on spin, the hoop half.

## SWINGS

track-swings-asked =
    { $sliding ->
        [bead] A bead slides without friction, a { track-body } rolls and never slips. Both start { $angle } up a half-pipe.
       *[block] A block slides without friction, a { track-body } rolls and never slips. Both start { $angle } up a half-pipe.
    }
    Which is at the bottom first?

track-swings-head-slides = The one that slides
track-swings-yes-slides = The { track-body } takes { $ratio } times as long, { $roll } against { $slide }: part of its energy goes into spin.
track-swings-no-rolls-slides = Its spin costs it speed. The { track-body } takes { $ratio } times as long, { $roll } against { $slide }: part of its energy goes into spin.
track-swings-no-together-slides = Shape counts. The { track-body } takes { $ratio } times as long, { $roll } against { $slide }: part of its energy goes into spin.

## LEAST

track-least-asked =
    { $body ->
        [bead] A block needs { $block } radii of height for this loop. A bead slides on a wire, bent like the loop.
       *[ball] A block needs { $block } radii of height for this loop. A { track-body } rolls, and never slips.
    }
    From what height on does the { track-body } get round?

track-least-head = From { $need } radii
track-least-yes = Right: it gets round from { $need } radii on. Of its moving energy { track-share } is in its spin, so it needs more height than a block.
track-least-yes-bead = Right: it gets round from { $need } radii on. The wire holds it from both sides, so it needs no speed at the top.
track-least-no-block = That is for a block. Of the moving energy of a { track-body } { track-share } is in its spin: it gets round from { $need } radii on.
track-least-no-block-bead = That is for a block, on which a track can only push. A wire holds the bead from both sides: it gets round from { $need } radii on.
track-least-no-top = That is the height of the top itself. There it would have no speed left, and would fall before: it gets round from { $need } radii on.
track-least-no-less = Too low: from { $low } radii it left the track at { $angle }, near the top, which is 180°. It gets round from { $need } radii on.
track-least-no-less-bead = Too low: the top is 2 radii up. From { $low } radii it slid back, and gets round from { $need } on.
track-least-no-more = It needs less: the { track-body } gets round from { $need } radii on. Only { track-share } of its moving energy is in its spin.
track-least-no-more-bead = It needs less: no speed is needed at the top, since the wire holds it from both sides. It gets round from { $need } radii on.

## LEAVES

track-leaves-asked-rolls =
    A { track-body } rolls off the top of a dome of radius { $radius }, and never slips.{ track-where }
    How far down, in radii, is it when it leaves?
track-leaves-asked-pushed =
    A block is pushed off the top of a dome of radius { $radius }, at { $speed }. That is half of √(g R).{ track-where }
    How far down, in radii, is it when it leaves?

track-leaves-head = { $depth } radii down
track-leaves-yes-pushed = Right: { $depth } radii down, { $angle } from the top. The push makes it faster at each height, so it leaves sooner than from rest.
track-leaves-yes-rolls = Right: { $depth } radii down, { $angle } from the top. It is slower at each height than a block, since it also turns, so it stays on longer.
track-leaves-no-third-pushed = A third is for a block from rest. Pushed at { $speed } it is faster at each height, so it leaves sooner: { $depth } radii down.
track-leaves-no-third-rolls = A third is for a block. A { track-body } is slower at each height, since it also turns, so it stays on longer: { $depth } radii down.
track-leaves-no-top = It flies at the top only from √(g R) = { $limit } on. At { $speed } its weight still bends its way: it leaves { $depth } radii down.
track-leaves-no-sixth = Half the push is not half the way: what counts is the speed squared. At { $speed } it leaves { $depth } radii down.
track-leaves-no-half = Half of the radius is for a hoop, with half of its moving energy in its spin. A { track-body } has { track-share } there: it leaves { $depth } radii down.
track-leaves-no-less = Too high up: there its weight is still enough to bend its way. It leaves { $depth } radii down, { $angle } from the top.
track-leaves-no-more = It has left before: its weight cannot bend its way any more from { $depth } radii down on, { $angle } from the top.

## THREE_WAYS

track-three-ways-asked-order =
    Three blocks start together, without friction. They finish at the same place, by straight line, arc and cycloid.{ track-where }
    In which order do they arrive?
track-three-ways-asked-longer =
    A block slides down a straight line, an arc and a cycloid, without friction. A ball rolls down the same three, and never slips.{ track-where }
    How long does the ball take?
track-three-ways-times = Straight line { $line }, arc { $arc }, cycloid { $cycloid }

track-three-ways-head-cycloid_arc_line = Cycloid, arc, straight line
track-three-ways-head-alike = { $ratio } times as long on each
track-three-ways-yes-cycloid_arc_line = Right. { track-three-ways-times }. A steep start makes it fast early.
track-three-ways-yes-alike = Right. It takes { $ratio } times as long on each, on the line { $line_roll } against { $line_slide }: { track-share } of its moving energy is in its spin.
track-three-ways-no-line_arc_cycloid-cycloid_arc_line = The shortest way is slow for long. { track-three-ways-times }. A steep start makes it fast early.
track-three-ways-no-arc_cycloid_line-cycloid_arc_line = Nearly: the cycloid is steeper still at the start. { track-three-ways-times }. A steep start makes it fast early.
track-three-ways-no-together-cycloid_arc_line = The speed at the end is the same, the time is not. { track-three-ways-times }. A steep start makes it fast early.
track-three-ways-no-none-alike = Mass drops out, spin does not. It takes { $ratio } times as long on each, on the line { $line_roll } against { $line_slide }: { track-share } of its moving energy is in its spin.
track-three-ways-no-line-alike = A slow way loses no more than a fast one. It takes { $ratio } times as long on each, on the line { $line_roll } against { $line_slide }: { track-share } of its moving energy is in its spin.
track-three-ways-no-cycloid-alike = A steep way costs no more spin. It takes { $ratio } times as long on each, on the line { $line_roll } against { $line_slide }: { track-share } of its moving energy is in its spin.

track-loop-steps-1 = At the top, weight alone bends the way: v² = g r.
track-loop-steps-2 = So a block needs half a radius of height for its speed, on top of two.
track-loop-steps-3 = A ball needs 7/5 of that, since 2/7 of its moving energy is in its spin: 0.7.
track-loop-steps-4 = Your turn. A hoop has as much in spin as in speed: it needs 2 + [1] radii.

track-depth-steps-1 = At 30° the weight pulls towards the centre with 0.87 of itself; the curve needs 0.27.
track-depth-steps-2 = At 48.2° it pulls with 0.67, and the curve needs 0.67: the track pushes no more.
track-depth-steps-3 = At 60° it would pull with 0.5, and the curve would need 1. So the block has left.
track-depth-steps-4 = Your turn. On the Moon both shrink alike, so it leaves at [48.2]°.

track-first-steps-1 = The straight line, at half of its way: 3.1 m/s.
track-first-steps-2 = The dip, at half of its way: 3.8 m/s.
track-first-steps-3 = Both end at 4.43 m/s. Being slow costs more time than being fast gains.
track-first-steps-4 = Your turn. 1 m at 1 m/s and 1 m at 4 m/s take [1.25] s; 2 m at 2.5 m/s take 0.8 s.

## Controls: what they are.

track-control-height = start height (in loop radii)
track-control-place = the track
track-control-never_slips = never slips (perfect grip)
track-control-friction = friction of what rolls
track-control-body = body
track-control-rival = second body
track-control-angle = start angle
track-control-mass = mass of the block
track-control-dome_radius = radius of the dome
track-control-push = speed of the push at the top
track-control-drawn = height of your track { $across } across
track-control-e = share of speed kept at a landing

## Set-ups: what to look for.

track-set-up-loop-the-loop = A block gets round from 2.6 radii.
track-set-up-high-enough-for-a-ball = Above 2.7 radii a ball that never slips gets round.
track-set-up-it-slips-near-the-top = On a real track: near the top nothing presses the ball on, so it slips.
track-set-up-bead-on-a-wire = A wire holds a bead from both sides. It needs only two radii.
track-set-up-hoop-and-tin = Half of a hoop's energy is in its spin. It needs 3 radii.
track-set-up-a-heavier-block = Twenty times the weight, twenty times the energy: 2.5 radii as before.
track-set-up-off-a-dome = At the same height the ball is slower, since it also turns.
track-set-up-pushed-off-a-dome = Even at the top its weight is too small to bend its way.
track-set-up-a-hoop-off-a-dome = Half of its energy is in its spin, so it stays on longer.
track-set-up-half-pipe = The ball swings more slowly: 1.18 times.
track-set-up-down-a-slope = Shape decides, not mass.
track-set-up-race-of-three = 2 m across, 1 m down.
track-set-up-a-bowl-of-a-cycloid = In this bowl all swings take the same time.
track-set-up-draw-your-own = Drag the points. Can you beat the straight line? Share your track by a link.

## Acts.

track-act-1 = Loop
track-act-1-why = The wedge is the track's push. When it shrinks to a dot, the body leaves. Change the height.
track-act-2 = Off a dome
track-act-2-why = A dome can only push. Which leaves it first, the sliding block or the rolling ball?
track-act-3 = High road, low road
track-act-3-why = The straight line is the shortest. Is it the fastest? Draw your own and see.

## Answers that can be chosen.

track-three-options-line_arc_cycloid = straight line, arc, cycloid
track-three-options-arc_cycloid_line = arc, cycloid, straight line
track-three-options-cycloid_arc_line = cycloid, arc, straight line
track-three-options-together = all at once
track-three-options-none = no longer on any of them
track-three-options-line = longer, by most on the straight line
track-three-options-cycloid = longer, by most on the cycloid
track-three-options-alike = longer, by the same factor on all three
track-looping-less = less
track-looping-same = the same
track-looping-more = more
track-real-rolls = yes, rolling
track-real-slips = yes, slipping on the way
track-real-falls = no
track-depth-top = it flies off at the top
track-depth-third = a third of the radius
track-depth-half = half of the radius
track-depth-side = it stays on to the side
track-later-higher = higher up
track-later-same = at the same place
track-later-lower = lower down
track-who-both = both
track-who-block = only the block
track-who-body = only the { track-body }
track-who-neither = neither
track-options-line = the one on the straight line
track-options-curve = the one on the curve
track-options-both = both at once
track-options-high = the one from high up
track-options-low = the lower one
track-options-light = the light one
track-options-heavy = the heavy one
track-ways-line = the straight line
track-ways-arc = the arc
track-ways-cycloid = the cycloid
track-ways-none = none, they take the same time
track-order-block = block, ball, hoop
track-order-hoop = hoop, ball, block
track-order-together = all at once
track-swings-slides = the one that slides
track-swings-rolls = the one that rolls
track-swings-together = both at once

## Marks on the stage.

track-mark-slips = slips from here
track-mark-leaves =
    { track-body } leaves
    at { $angle }
track-mark-turns-back = { track-body } turns back
track-mark-gets-round = gets round
track-mark-both-get-round = both get round
track-mark-leaves-here = leaves here
track-mark-flies-off = flies off here
track-mark-on-the-wire = still on the wire
track-mark-along-the-dome = along the dome
track-mark-angle = { track-body } { $angle }
track-mark-both = both { $time }
# Names with times, in the order of their arrival, one below the other.
track-mark-two =
    { $first }
    { $second }
track-mark-three =
    { $first }
    { $second }
    { $third }

## Pictures in words.

track-of-loop-leaves = The { track-body } leaves at { $angle } from the lowest point.
track-of-loop-leaves-slips = The { track-body } slips from { $slip }. It leaves at { $angle } from the lowest point.
track-of-loop-turns-back = The { track-body } turns back { $height } radii up.
track-of-loop-turns-back-slips = The { track-body } slips from { $slip }. It turns back { $height } radii up.
track-of-loop-gets-round = The { track-body } gets round.
track-of-loop-gets-round-slips = The { track-body } slips from { $slip }. It gets round.
track-of-dome-flies = The { track-body } flies off at the top, above the way along the dome.
track-of-dome-held = The { track-body } is held to the side, { $angle } from the top.
track-of-dome-leaves = The { track-body } leaves { $angle } from the top, { $depth } of the radius down. The force of the track is zero there.
track-of-later = The { track-body } leaves { $angle } from the top.
track-of-race-both = Both arrive after { $time }.
track-of-race = They arrive: { $times }.
# $arrive is one of the two before.
track-of-race-half-way = { $arrive } Half way: { $speeds }.
track-of-race-early = { $arrive } After { $time }: { $speeds }.
track-of-bowl = Height over time. At the bottom: { $times }.
track-of-bowl-once = At the bottom at once
track-of-bowl-first = One is at the bottom first
track-of-bowl-time = time (s)
track-of-bowl-height = height (m)
track-of-bowl-at = { track-run }: { $time }
track-of-bowl-both = both: { $time }

## The law with the present numbers.

track-law-loop = m v²/ρ = m g at the top, where the track need not press
track-law-needs-rolls = { $formula } radii, if it never slips
track-law-needs-bead = 2 radii, since the wire may pull
track-law-needs-block = 2 + 1/2 = 2.5 radii
track-law-gets-round = gets round
track-law-stays = does not get round, and stays on the track
track-law-leaves = leaves at { $angle } from the lowest point
track-law-dome = it leaves where m g cos θ = m v²/R, R to its centre
track-law-held = is held all the way
track-law-at-once = leaves at once
track-law-off = leaves at { $angle }, cos θ = { $cosine }, { $speed }
track-law-swings = small swings: T = 2π √((1 + share of turning) ρ/g)
track-law-swing = share { $share }, T = { $period }
track-law-bowl = to and fro in 4π √((1 + share of turning) A/g), from any height
track-law-bowl-now = A = 0.5 m, share { $share }: { $whole }, down in { $down }
track-law-race = without friction: same depth, same speed
track-law-late = does not come to the finish
track-law-there = there after { $time }, at { $speed }

## The chart.

track-chart = Where does it leave the loop?
track-chart-height = start height (radii)
track-chart-angle = angle (°)
track-chart-here = { track-body }, here

## Bars.

track-experiment-energy = Energy

## The printed sheet: at home.

track-sheet-at-home = Roll a marble off the top of a large ball or a bowl turned over, radius R = ____ cm, slowly. Mark where it leaves, by a film of your phone: height below the top h = ____ cm, h/R = ____
track-sheet-expect = For a marble that never slipped h/R = 7/17 = 0.41, for one that slid from the start 1/3. A marble on a smooth bowl slips before it leaves: between the two. Pushed, it leaves sooner.

## Exercises.

track-exercise-hoop = A hoop rolls down to a loop of 1 m radius and never slips. How high must its centre start, above the lowest point of its path, at least?
track-exercise-hoop-hint = At the top v² = g ρ. How much energy has a hoop at this speed, in m v²?
track-exercise-hoop-solution = 2 m above the lowest point, and m v² = m g ρ of motion and turning: 2 + 1 = 3 m.
track-exercise-dome = A block slides off a dome of 3 m radius, without friction. How far below the top does it leave?
track-exercise-dome-hint = Where is m v²/R as large as the part of the weight towards the dome, m g cos θ?
track-exercise-dome-solution = v² = 2 g R (1 − cos θ) = g R cos θ: cos θ = 2/3, so 1 m below the top.
track-exercise-slope = A ball rolls down a straight slope, and a block slides down without friction. How many times as long does the ball take?
track-exercise-slope-hint = The ball's acceleration is 5/7 of the block's.
track-exercise-slope-solution = The way is the same, so the times are as 1 to √(7/5) = 1.18.

## Challenges.

track-challenge-lowest = Lowest loop: on a real track, where it may slip, get a ball round from as low as you can.
track-challenge-lowest-hint = The rougher, the later it slips. But it always slips: near the top nothing presses it on.
track-challenge-lowest-takes-1 = 2.9 radii
track-challenge-lowest-target = Target: start from at most 2.9, 2.75 or 2.71 radii.
track-challenge-lowest-left = It left at { $angle }.
track-challenge-lowest-slipped = It slipped from { $slip } on and left at { $angle }.
track-challenge-lowest-not-round = It did not come round.
track-challenge-lowest-only = It came round, but only from { $height } radii.
track-challenge-lowest-round = It came round from { $height } radii.
track-challenge-faster = Faster than straight: draw one smooth track, which may dip below the finish, for a block without friction.
track-challenge-faster-hint = Where is it slowest? Put height before, not there.
track-challenge-faster-flew = It flew off the track at { $place }.
track-challenge-faster-not-there = It did not come to the finish.
track-challenge-faster-too-long = It took { $time }, too long. The straight line takes { $straight }.
track-challenge-faster-took = It took { $time }. The straight line takes { $straight }.

## Questions to a class.

track-class-loop =
    A block that slides without friction needs 2.5 radii of height for this loop.
    How much does a rolling ball need?
track-class-dome =
    A block slides off the top of a smooth dome of radius 1 m.
    How far down is it when it leaves?
track-class-roads =
    Two blocks start together, without friction, and finish at the same place. One runs on a straight line, one on a curve.
    Which is at the finish first?

## The printed sheet: columns.

track-column-body-start-height = Body, start height (radii)
track-column-height-it-needs = Height it needs (radii)
track-column-does-it-get = Does it get round?
track-column-where-does-it = Where does it leave (° from the lowest point)?
# An entry: the body, and its start height in radii.
track-cell-start = { track-body }, { $height }
track-cell-round = yes
track-cell-not-round = no
track-cell-nowhere = nowhere

## Names of set-ups.

track-name-Loop-the-loop = Loop the loop
track-name-High-enough-for-a-ball = High enough for a ball
track-name-It-slips-near-the-top = It slips near the top
track-name-Bead-on-a-wire = Bead on a wire
track-name-Hoop-and-tin = Hoop and tin
track-name-A-heavier-block = A heavier block
track-name-Off-a-dome = Off a dome
track-name-Pushed-off-a-dome = Pushed off a dome
track-name-A-hoop-off-a-dome = A hoop off a dome
track-name-Half-pipe = Half-pipe
track-name-Down-a-slope = Down a slope
track-name-Race-of-three = Race of three
track-name-A-bowl-of-a-cycloid = A bowl of a cycloid
track-name-Draw-your-own = Draw your own

## Names of runs.

track-name-ball = ball
track-name-block = block
track-name-bead = bead
track-name-hoop = hoop
track-name-straight = straight
track-name-arc = arc
track-name-cycloid = cycloid
track-name-from-high-up = from high up
track-name-from-lower-down = from lower down
track-name-your-own = your own
track-name-light = light
track-name-heavy = heavy
track-name-tin = tin

## Names of curves, bars and forces.

track-name-force-of-the-track = force of the track
track-name-speed = speed
track-name-spin = spin
track-name-energy-of-turning = energy of turning
track-name-force-to-the-right = force to the right
track-name-force-upwards = force upwards

## Names of groups of controls.

track-name-Bodies = Bodies
track-name-Dome = Dome
track-name-Your-own = Your own
track-name-Planet-and-landing = Planet and landing

## Names of what can be chosen in the panel.

track-name-loop = loop
track-name-dome = dome
track-name-half-pipe = half-pipe
track-name-slope = slope
track-name-race-of-three = race of three
track-name-cycloid-s-bowl = cycloid's bowl
track-name-two-masses = two masses
track-name-none = none

## Controls: words that stand for them, where others have a symbol.

track-symbol-track = track
track-symbol-never-slips = never slips
track-symbol-body = body
track-symbol-beside-it = beside it
track-symbol-push = push

## Name of the lesson.

track-name-On-a-track-who-gets-round-who-gets-there-first = On a track: who gets round, who gets there first?
