### What lesson soft_contact says.

## "place" is earth, moon, mars, jupiter, or elsewhere with a free fall of "g".

# Next to the ball, at its speeds before and after.
soft-contact-caption = from { $height }
soft-contact-caption-first = from 1 m
soft-contact-caption-on-earth = from 1 m on Earth

## RUBBER_BALL: a rubber ball from another height.

soft-contact-rubber-ball-asked =
    { $place ->
        [moon] Dropped from 1 m on Earth, this rubber ball keeps { $far } of its speed.
               On the Moon it falls { $height }. What share does it keep?
        [mars] Dropped from 1 m on Earth, this rubber ball keeps { $far } of its speed.
               On Mars it falls { $height }. What share does it keep?
        [jupiter] Dropped from 1 m on Earth, this rubber ball keeps { $far } of its speed.
               On Jupiter it falls { $height }. What share does it keep?
        [elsewhere] Dropped from 1 m on Earth, this rubber ball keeps { $far } of its speed.
               Where free fall is { $g }, it falls { $height }. What share does it keep?
       *[earth] Dropped from 1 m, this rubber ball keeps { $far } of its speed.
               What share of its speed does it keep from { $height }?
    }

soft-contact-x-less = A smaller share.
soft-contact-x-same = The same share.
soft-contact-x-more = A larger share.

# What has been seen, before it is said why.
soft-contact-rubber-ball-seen-less = The share was smaller than from 1 m.
soft-contact-rubber-ball-seen-same = The share was the same.
soft-contact-rubber-ball-seen-more = The share was larger than from 1 m.

soft-contact-rubber-ball-head-less = It kept { $share } of its speed
soft-contact-rubber-ball-head-same = { soft-contact-rubber-ball-head-less }
soft-contact-rubber-ball-head-more = { soft-contact-rubber-ball-head-less }
soft-contact-rubber-ball-yes-less = It keeps { $share }. It hit { $faster } times as fast, and fast squeezing costs more.
soft-contact-rubber-ball-yes-same = It keeps { $far } again: it hit at { $down }, exactly as on Earth.
soft-contact-rubber-ball-yes-more = It keeps { $share }. It hit { $slower } times as slowly, and slow squeezing costs less.
soft-contact-rubber-ball-no-less-more = How high it rises is not the share. It rose { $risen } and kept { $share } of its speed: rubber resists being squeezed fast, and this hit was slow.
soft-contact-rubber-ball-no-less-same = The planet alone does not count. It hit at { $down }, as on Earth, and kept the same { $share }. Only the speed of the hit counts.
soft-contact-rubber-ball-no-same-more = Many give a ball one number. This one kept { $far } at { $first } and { $share } at { $down }. The number belongs to a ball *and a speed*.
soft-contact-rubber-ball-no-same-less = Many give a ball one number. This one kept { $far } at { $first }, and only { $share } at { $down }. The number belongs to a ball *and a speed*.
soft-contact-rubber-ball-no-more-less = A hard hit does not bounce best. At { $down } it kept { $share }, less than { $far }. The faster rubber is squeezed, the more energy turns into heat.
soft-contact-rubber-ball-no-more-same =
    The height alone does not count. { $place ->
        [moon] It fell { $height } on the Moon, so it hit at { $down } as on Earth.
        [mars] It fell { $height } on Mars, so it hit at { $down } as on Earth.
        [jupiter] It fell { $height } on Jupiter, so it hit at { $down } as on Earth.
        [elsewhere] It fell { $height } where free fall is { $g }, so it hit at { $down } as on Earth.
       *[earth] It fell { $height }, so it hit at { $down } as on Earth.
    } The same hit keeps the same share.

soft-contact-rubber-ball-steps-1 = From 1 cm it hits at 0.44 m/s, a tenth of 4.43 m/s.
soft-contact-rubber-ball-steps-2 = The plate pushes it to rest. The area under the force is the energy put in: 4.9 mJ.
soft-contact-rubber-ball-steps-3 = On the way out the force is smaller. The area between is lost: 25 %; from 1 m it was 36 %.
soft-contact-rubber-ball-steps-4 = Your turn. From 4 cm it hits at √(2 × 9.8 × 0.04) = [0.89] m/s.

## AS_FAR_THERE: from what height on another planet. "half" and "twice" are other heights.

soft-contact-as-far-there-asked =
    From 1 m on Earth it keeps { $far } of its speed.
    { $place ->
        [moon] From what height must you drop it on the Moon to keep as much?
       *[mars] From what height must you drop it on Mars to keep as much?
    }

soft-contact-as-far-there-head = From { $height }
soft-contact-as-far-there-yes = Right: from { $height } it hits at { $down }, as from 1 m on Earth, and keeps { $far } again.
soft-contact-as-far-there-no-height = You kept the height. Keep the *speed*: from { $height } it hits at { $down }, as from 1 m on Earth.
soft-contact-as-far-there-no-less = Too low: it hits more slowly and keeps more, { $half_kept } from { $half }. From { $height } it hits at { $down }, as from 1 m on Earth.
soft-contact-as-far-there-no-more = Too high: it hits faster and keeps less, { $twice_kept } from { $twice }. From { $height } it hits at { $down }, as from 1 m on Earth.

## STEEL_BALL: steel on steel from another height.

soft-contact-steel-ball-asked =
    { $place ->
        [moon] A steel ball falls on a thick steel plate. From 1 m on Earth it keeps { $far } of its speed.
               On the Moon it falls { $height }. What share does it keep?
        [mars] A steel ball falls on a thick steel plate. From 1 m on Earth it keeps { $far } of its speed.
               On Mars it falls { $height }. What share does it keep?
        [jupiter] A steel ball falls on a thick steel plate. From 1 m on Earth it keeps { $far } of its speed.
               On Jupiter it falls { $height }. What share does it keep?
        [elsewhere] A steel ball falls on a thick steel plate. From 1 m on Earth it keeps { $far } of its speed.
               Where free fall is { $g }, it falls { $height }. What share does it keep?
       *[earth] A steel ball falls on a thick steel plate. From 1 m it keeps { $far } of its speed.
               What share of its speed does it keep from { $height }?
    }
# A second ball, of another radius.
soft-contact-steel-ball-asked-size =
    { $place ->
        [moon] A steel ball of 2 cm radius falls on thick steel. From 1 m on Earth it keeps { $far } of its speed.
               On the Moon one of { $radius } radius falls { $height }. What share does it keep?
        [mars] A steel ball of 2 cm radius falls on thick steel. From 1 m on Earth it keeps { $far } of its speed.
               On Mars one of { $radius } radius falls { $height }. What share does it keep?
        [jupiter] A steel ball of 2 cm radius falls on thick steel. From 1 m on Earth it keeps { $far } of its speed.
               On Jupiter one of { $radius } radius falls { $height }. What share does it keep?
        [elsewhere] A steel ball of 2 cm radius falls on thick steel. From 1 m on Earth it keeps { $far } of its speed.
               Where free fall is { $g }, one of { $radius } radius falls { $height }. What share does it keep?
       *[earth] A steel ball of 2 cm radius falls on thick steel. From 1 m it keeps { $far } of its speed.
               What share of its speed does one of { $radius } radius keep from { $height }?
    }

soft-contact-steel-more-more = A larger share, but not all.
soft-contact-everything-all = All of it.

soft-contact-steel-ball-seen-less = The share was smaller than from 1 m.
soft-contact-steel-ball-seen-same = The share was the same.
soft-contact-steel-ball-seen-more = The share was larger, but not all.
soft-contact-steel-ball-seen-all = It kept all of its speed.

soft-contact-steel-ball-head-less = It kept { $share } of its speed
soft-contact-steel-ball-head-same = { soft-contact-steel-ball-head-less }
soft-contact-steel-ball-head-more = { soft-contact-steel-ball-head-less }
soft-contact-steel-ball-head-all = It kept all of its speed
soft-contact-steel-ball-yes-less = It keeps { $share }: the dent is { $dent } deep.
soft-contact-steel-ball-yes-same = { $far } again: it hit at the same speed, { $down }.
soft-contact-steel-ball-yes-more = It keeps { $share }: the dent is only { $dent } deep.
soft-contact-steel-ball-yes-all = It keeps everything. At { $down } nothing yields: no dent.
soft-contact-steel-ball-no-less-more = A hard thing does not need a hard hit to bounce. This hit kept { $share }, the harder one { $far }. What is lost is what makes the dent.
soft-contact-steel-ball-no-less-all = A hard thing does not need a hard hit to bounce. This hit, at { $down }, kept all, the harder one { $far }. What is lost is what makes the dent.
soft-contact-steel-ball-no-less-same = It hit at { $down }, as from 1 m on Earth. So the dent is the same in parts of its size, and so is the share: { $share }.
soft-contact-steel-ball-no-same-more = Many say “steel keeps { $far }”. That is steel *at { $first }*. At { $down } it kept { $share }: a gentler hit, a smaller dent.
soft-contact-steel-ball-no-same-all = Many say “steel keeps { $far }”. That is steel *at { $first }*. At { $down } it kept everything: so gentle a hit leaves no dent.
soft-contact-steel-ball-no-same-less = Many say “steel keeps { $far }”. That is steel *at { $first }*. At { $down } it kept { $share }: a harder hit, a deeper dent.
soft-contact-steel-ball-no-more-same-size = Size does not count. The dent grows with the ball, { $dent } here, and so does the energy it costs: the share stays { $share }.
soft-contact-steel-ball-no-more-same-both =
    { $place ->
        [moon] On the Moon { $height } gives { $down }, as 1 m does on Earth.
        [mars] On Mars { $height } gives { $down }, as 1 m does on Earth.
        [jupiter] On Jupiter { $height } gives { $down }, as 1 m does on Earth.
        [elsewhere] Where free fall is { $g }, { $height } gives { $down }, as 1 m does on Earth.
       *[earth] Here { $height } gives { $down }, as 1 m does on Earth.
    } A dent grows with its ball, and so does the energy it costs: the share stays { $share }.
soft-contact-steel-ball-no-more-same-planet =
    The height alone does not count. { $place ->
        [moon] On the Moon { $height } gives { $down }, as 1 m does on Earth: the same hit, the same dent, the same share.
        [mars] On Mars { $height } gives { $down }, as 1 m does on Earth: the same hit, the same dent, the same share.
        [jupiter] On Jupiter { $height } gives { $down }, as 1 m does on Earth: the same hit, the same dent, the same share.
        [elsewhere] Where free fall is { $g }, { $height } gives { $down }, as 1 m does on Earth: the same hit, the same dent, the same share.
       *[earth] Here { $height } gives { $down }, as 1 m does on Earth: the same hit, the same dent, the same share.
    }
soft-contact-steel-ball-no-more-all = Something need not always be lost. Below { $limit } steel only springs. This hit, at { $down }, left no dent, and nothing was lost.
soft-contact-steel-ball-no-more-less = Steel bounces well only when it is hit gently. It hit at { $down }: the dent is { $dent } deep, and { $share } of the speed is left.
soft-contact-steel-ball-no-all-more = Steel is perfectly elastic only below { $limit }. This hit was { $over } times as fast: a dent of { $dent } stays and costs { $lost } of the energy.
soft-contact-steel-ball-no-all-same = Steel is perfectly elastic only below { $limit }. This hit, { $over } times as fast, was as hard as from 1 m: its dent costs { $lost } of the energy.
soft-contact-steel-ball-no-all-less = Steel is perfectly elastic only below { $limit }. This hit was { $over } times as fast: its dent, { $dent } deep, costs { $lost } of the energy.

soft-contact-steel-ball-steps-1 = Steel springs, up to the pressure at which it yields.
soft-contact-steel-ball-steps-2 = From there on it gives way: the line of the force bends.
soft-contact-steel-ball-steps-3 = On the way back the force is zero, but the depth is not. From 1 m 0.16 mm stay.
soft-contact-steel-ball-steps-4 = The area is what the dent has cost: 76 % of the energy.
soft-contact-steel-ball-steps-5 = Your turn. From 1 cm it keeps 0.85 of its speed. Of the energy 1 − 0.85 × 0.85 = [0.28] is lost.

## Pictures of rubber, steel and game: two loops of force over depth.

# "first" and "second" are lines of the legend, such as soft-contact-loop-lost.
soft-contact-loops-picture = Force over depth, in parts of the greatest; the area within is lost ({ $first }; { $second }).
soft-contact-loops-same = The same loop, as much is lost
soft-contact-loops-fatter = Fatter loop, more is lost
soft-contact-loops-thinner = Thinner loop, less is lost
# Lines of the legend: of the drop with which all others are compared, and of this one.
soft-contact-loop-lost-first = from 1 m on Earth: { $share } lost
soft-contact-loop-lost = this drop: { $share } lost
soft-contact-loop-dent-first = from 1 m on Earth: dent { $dent }
soft-contact-loop-dent = this drop: dent { $dent }
soft-contact-loop-no-dent = this drop: no dent
soft-contact-axis-depth = depth / greatest
soft-contact-axis-force = force / greatest

## NOTHING_LOST: from how low steel loses nothing.

soft-contact-nothing-lost-asked =
    { $place ->
        [moon] A steel ball falls on a thick steel plate on the Moon.
       *[mars] A steel ball falls on a thick steel plate on Mars.
    }
    From how low must it fall to lose nothing at all?

soft-contact-nothing-lost-head = From { $height }
soft-contact-nothing-lost-yes = Right: from { $height } it hits at { $limit }. Up to there steel only springs: no dent stays, and nothing is lost.
soft-contact-nothing-lost-no-less = From there it loses nothing, but it may fall from higher. Steel only springs up to { $height }: a hit at { $limit }.
soft-contact-nothing-lost-no-more = From { $at } it still left a dent of { $dent }, and lost { $lost } of its energy. Steel only springs up to { $height }: a hit at { $limit }.

## GAME_BALL: a ball in a computer game.

soft-contact-game-ball-asked-even =
    A game's ball keeps { $far } of its speed from 1 m. Its damper brakes equally at every depth.
    What share of its speed does it keep from { $height }?
# "power" is a number or a fraction, such as "1/4".
soft-contact-game-ball-asked =
    A game's ball keeps { $far } of its speed from 1 m. Its damper brakes more, the deeper it is pressed: as depth^({ $power }).
    What share of its speed does it keep from { $height }?

soft-contact-game-ball-head-less = It kept { $share } of its speed
soft-contact-game-ball-head-same = { soft-contact-game-ball-head-less }
soft-contact-game-ball-head-more = { soft-contact-game-ball-head-less }
soft-contact-game-ball-yes-less-gentle = It keeps { $share }. This damper brakes from the first touch on, where the spring is weak: a gentle hit loses most.
soft-contact-game-ball-yes-less-deep = It keeps { $share }. This damper brakes most where it is pressed deepest: a hard hit loses most.
soft-contact-game-ball-yes-same = It keeps { $share } again. With a damper that grows as depth^(1/4) one number holds at all heights.
soft-contact-game-ball-yes-more-gentle = It keeps { $share }. This damper brakes the gentlest hits most, and this hit was harder.
soft-contact-game-ball-yes-more-deep = It keeps { $share }. This damper brakes most where it is pressed deepest, and this hit did not go deep.
soft-contact-game-ball-no-less-same = A weak bounce is not a small share. It rose { $risen } and kept { $share }, as from 1 m: this damper takes the same share of every hit.
soft-contact-game-ball-no-more-same = It is no gentler with this hit. It kept { $share }, as from 1 m: this damper takes the same share of every hit.
soft-contact-game-ball-no-same-less = A number e in a program does not help if its damper has another law. This one kept { $share }, not { $far }.
soft-contact-game-ball-no-same-more = A number e in a program does not help if its damper has another law. This one kept { $share }, more than { $far }.
soft-contact-game-ball-no-less-more-gentle = A harder hit is not always a worse bounce. This damper brakes the gentlest hits most: at { $down } it kept { $share }.
soft-contact-game-ball-no-less-more-deep = A weak bounce is not a small share. This damper brakes little where it is not pressed deep: it kept { $share }.
soft-contact-game-ball-no-more-less-gentle = Gentle is not always better. This damper brakes from the first touch on, where the spring is weak: it kept { $share }.
soft-contact-game-ball-no-more-less-deep = A hard hit does not bounce best. This damper brakes most where it is pressed deepest: at { $down } it kept { $share }.

soft-contact-game-ball-steps-1 = The damper brakes with the speed, times depth to a power n.
soft-contact-game-ball-steps-2 = n = 0: it brakes from the first touch on, where the spring is still weak.
soft-contact-game-ball-steps-3 = A gentle hit stays in this first part: it loses most.
soft-contact-game-ball-steps-4 = A larger n: a gentle hit hardly reaches the depth where the damper brakes.
soft-contact-game-ball-steps-5 = Your turn. Between them, one share holds at all heights for n = [0.25].

## INSIDE: two parts and a spring slide into a wall.

soft-contact-inside-asked =
    Two steel parts, joined by a spring, slide into a wall. No energy is lost. In front { $front }, behind { $rear }.
    How much of its speed does the body keep?

soft-contact-inside-all = All of it, or nearly all.
soft-contact-inside-half = About half.
soft-contact-inside-hardly = Hardly any of it.

soft-contact-inside-head-all = It kept { $share } of its speed
soft-contact-inside-head-half = { soft-contact-inside-head-all }
soft-contact-inside-head-hardly = { soft-contact-inside-head-all }
soft-contact-inside-yes-all-two = It keeps { $share }: the last hit turned the shaking back into flight.
soft-contact-inside-yes-all-one = It keeps { $share }: the part in front has nearly all the mass, and turned round.
soft-contact-inside-yes-half = It keeps { $share }; { $inside } of the energy shakes inside.
soft-contact-inside-yes-hardly = It keeps { $share }. No energy is lost: { $inside } of it shakes inside.
soft-contact-inside-no-all-hardly = Many think: no loss, so the full speed. Nothing was lost, but { $inside } of the energy now shakes the parts against each other. Shaking carries the body nowhere.
soft-contact-inside-no-all-half = Without a loss all energy is still there, but not as flight. { $inside } of it moves the parts to and fro, and { $share } of the speed came back.
soft-contact-inside-no-half-hardly = The masses decide, and nothing is halved. The part in front came back at { $back }, the one behind still moved on at { $on }: together they hardly move.
soft-contact-inside-no-half-all-two = The last hit, { $lasted } after the first, turned the shaking back into flight. So { $share } of the speed came back, not half.
soft-contact-inside-no-half-all-one = The light part behind holds back little. The part in front came back at { $back } with nearly all the mass: { $share } of the speed is left.
soft-contact-inside-no-hardly-all-two = If the spring were like clay, it would warm up. This one lost nothing: at the last hit, { $lasted } later, shaking became flight again.
soft-contact-inside-no-hardly-all-one = If the spring were like clay, it would warm up. It only shakes with the light part behind, and takes { $inside } of the energy.
soft-contact-inside-no-hardly-half-one = The spring does not swallow the bounce. It kept { $share }: the part in front has { $times } times the mass, so its way back wins.
soft-contact-inside-no-hardly-half-two = The spring does not swallow the bounce. The last hit came { $lasted } after the first; then { $share } of the speed was back, and { $inside } of the energy shakes.

soft-contact-inside-steps-1 = 1.5 kg in front, 1 kg behind: both come at 2 m/s.
soft-contact-inside-steps-2 = The part in front hits. It alone turns round.
soft-contact-inside-steps-3 = Momentum now: 1.5 × 2 back and 1 × 2 on. Together 1 kg m/s back.
soft-contact-inside-steps-4 = Divided by 2.5 kg: 0.4 m/s, a fifth of 2 m/s.
soft-contact-inside-steps-5 = Your turn. 3 kg in front, 1 kg behind: 4 kg m/s back, divided by 4 kg: [1] m/s.

soft-contact-inside-picture = In { $time } the centre of mass went { $before } before the hit, { $after } after.
# Ways of the centre of mass in equal times, before the first hit and after the last one.
soft-contact-inside-mark-before = before: { $way }
soft-contact-inside-mark-after = after: { $way }

## TURNED_ROUND: the body turned round. "hits" and "before" are how often it hits, now and before.

soft-contact-turned-round-asked =
    It kept { $share } of its speed. You turn the body round: now the part of { $rear } hits first.
    What share does it keep?

soft-contact-turned-round-more = A larger share.
soft-contact-turned-round-same = About the same share.
soft-contact-turned-round-less = A smaller share.

soft-contact-turned-round-head-more = A larger share: { $there }
soft-contact-turned-round-head-same = About the same: { $there }
soft-contact-turned-round-head-less = Less: { $there }
soft-contact-turned-round-yes-more-two =
    Right: it keeps { $there }, before it was { $here }. { $hits ->
        [2] Now it hits twice: the last hit turns shaking back into flight.
       *[other] Now it hits { $hits } times: the last hit turns shaking back into flight.
    }
soft-contact-turned-round-yes-more-one = Right: it keeps { $there }, before it was { $here }. It hits once, and the part in front now wins by more.
soft-contact-turned-round-yes-same = Right: it keeps { $there }, before it was { $here }. The parts are nearly alike, and so are both ends.
soft-contact-turned-round-yes-less-one = Right: it keeps { $there }, before it was { $here }. Now it hits only once, and the shaking stays inside.
soft-contact-turned-round-yes-less-two =
    Right: it keeps { $there }, before it was { $here }. { $hits ->
        [2] It hits twice, and more of the shaking stays inside.
       *[other] It hits { $hits } times, and more of the shaking stays inside.
    }
soft-contact-turned-round-no-same-more =
    The masses are the same, but not which one hits. { $before ->
        [1] { $hits ->
            [1] It hit once, now once: it keeps { $there }, before it was { $here }.
            [2] It hit once, now twice: it keeps { $there }, before it was { $here }.
           *[other] It hit once, now { $hits } times: it keeps { $there }, before it was { $here }.
        }
        [2] { $hits ->
            [1] It hit twice, now once: it keeps { $there }, before it was { $here }.
            [2] It hit twice, now twice: it keeps { $there }, before it was { $here }.
           *[other] It hit twice, now { $hits } times: it keeps { $there }, before it was { $here }.
        }
       *[other] { $hits ->
            [1] It hit { $before } times, now once: it keeps { $there }, before it was { $here }.
            [2] It hit { $before } times, now twice: it keeps { $there }, before it was { $here }.
           *[other] It hit { $before } times, now { $hits } times: it keeps { $there }, before it was { $here }.
        }
    }
soft-contact-turned-round-no-same-less =
    The masses are the same, but not which one hits. { $before ->
        [1] { $hits ->
            [1] It hit once, now once: it keeps only { $there }, before it was { $here }.
            [2] It hit once, now twice: it keeps only { $there }, before it was { $here }.
           *[other] It hit once, now { $hits } times: it keeps only { $there }, before it was { $here }.
        }
        [2] { $hits ->
            [1] It hit twice, now once: it keeps only { $there }, before it was { $here }.
            [2] It hit twice, now twice: it keeps only { $there }, before it was { $here }.
           *[other] It hit twice, now { $hits } times: it keeps only { $there }, before it was { $here }.
        }
       *[other] { $hits ->
            [1] It hit { $before } times, now once: it keeps only { $there }, before it was { $here }.
            [2] It hit { $before } times, now twice: it keeps only { $there }, before it was { $here }.
           *[other] It hit { $before } times, now { $hits } times: it keeps only { $there }, before it was { $here }.
        }
    }
soft-contact-turned-round-no-more-less =
    A heavy part in front does not help here. { $hits ->
        [1] It hits once, and the shaking stays inside: { $there } of the speed, before it was { $here }.
        [2] It hits twice, and the shaking stays inside: { $there } of the speed, before it was { $here }.
       *[other] It hits { $hits } times, and the shaking stays inside: { $there } of the speed, before it was { $here }.
    }
soft-contact-turned-round-no-more-same = The parts are nearly alike, so both ends are. Turned round it is nearly the same body: { $there }, before it was { $here }.
soft-contact-turned-round-no-less-more =
    A light part in front bounces back early, and hits again. { $hits ->
        [1] It hits once, and keeps { $there }; before it was { $here }.
        [2] It hits twice, and keeps { $there }; before it was { $here }.
       *[other] It hits { $hits } times, and keeps { $there }; before it was { $here }.
    }
soft-contact-turned-round-no-less-same = The parts are nearly alike, so turning the body round changes almost nothing: { $there } of the speed, before it was { $here }.

## WITHOUT_SPRING: the same parts with a spring and without.

soft-contact-without-spring-asked =
    Two bodies of the same two parts hit the wall. Above a spring joins the parts; below they only touch.
    What is different?

soft-contact-without-spring-eats = The spring takes energy away.
soft-contact-without-spring-apart = Below, one part carries the energy off.
soft-contact-without-spring-harder = The parts below are harder.

soft-contact-without-spring-head-apart = Below, one part carries the energy off
soft-contact-without-spring-yes-apart = Below, the rear part flies off at { $rear } with { $carried } of the energy. Above it cannot leave: { $inside } of the energy stays inside, as shaking.
soft-contact-without-spring-no-eats-apart = Neither loses any energy. Above, { $inside } of the energy stays inside; below, the rear part takes { $carried } of it away, at { $rear }.
soft-contact-without-spring-no-harder-apart = They are the same parts. Below nothing holds them: the rear one leaves at { $rear }, the one in front follows at { $front }. Above the spring holds them.

## ACROSS: a ball that flies aslant onto a rough plate. "change" is a speed before → after.

soft-contact-across-asked =
    { $ball ->
        [solid] A solid ball falls { $height } onto a rough plate ({ $friction }). It has { $along } along the plate, and no spin.
        [superball] A superball falls { $height } onto a rough plate ({ $friction }). It has { $along } along the plate, and no spin.
       *[other] A ball falls { $height } onto a rough plate ({ $friction }). It has { $along } along the plate, and no spin.
    }
    How does its lowest point slide after the hit?

soft-contact-across-on = On, the way it came.
soft-contact-across-hardly = Hardly at all.
soft-contact-across-back = Backwards.

soft-contact-across-head-on = Its lowest point slid on
soft-contact-across-head-hardly = Its lowest point hardly slid
soft-contact-across-head-back = Its lowest point slid back
soft-contact-across-yes-on-swung = { $change }: the spring across threw it back and on again before the ball left.
soft-contact-across-yes-on-slid = { $change }: it slid all the time, and friction took { $taken }.
soft-contact-across-yes-hardly = { $change }: it slid all the time, and friction took nearly all of it.
soft-contact-across-yes-back = { $change }: it gripped, and the spring across threw it back.
soft-contact-across-no-hardly-on-swung = It gripped, but that does not end it: the spring across was still in motion when the ball left. { $change }.
soft-contact-across-no-back-on-swung = It was thrown back during the hit. The spring across swung on again before the ball left: { $change }.
soft-contact-across-no-hardly-on-slid = Friction has a limit, μ times the force. It took { $taken } of { $before }; { $left } were left.
soft-contact-across-no-back-on-slid = To be thrown back it must grip. It was too fast for that: friction took { $taken } of { $before }, and { $left } were left.
soft-contact-across-no-on-hardly = Friction took as much as it could, { $taken } of { $before }. Of the slip hardly anything was left.
soft-contact-across-no-back-hardly = To be thrown back it must grip first, and press the spring across. It slid all the time: { $change }.
soft-contact-across-no-on-back = If friction only braked, it would slide on. It gripped, and the spring across threw the lowest point back: { $change }.
soft-contact-across-no-hardly-back = Grip ends the slip, but then the spring across is still pressed. It threw the lowest point back: { $change }.

soft-contact-across-picture = Two springs in one contact, each force in parts of its greatest: straight in over the depth, across over the way of the lowest point.
soft-contact-across-chart = Two springs in one contact
soft-contact-across-chart-in = straight in
soft-contact-across-chart-along = across
soft-contact-across-chart-way = way / greatest

## THROWN: a light ball above a basketball.

soft-contact-thrown-asked =
    A ball of { $upper } falls just above a basketball of { $heavy }, both from { $height }. No energy is lost.
    How high does the upper ball fly?

soft-contact-thrown-same = About as high as it fell.
soft-contact-thrown-twice = About twice as high.
soft-contact-thrown-more = More than four times as high.

soft-contact-thrown-head-same = It flew up { $rose }
soft-contact-thrown-head-twice = { soft-contact-thrown-head-same }
soft-contact-thrown-head-more = { soft-contact-thrown-head-same }
soft-contact-thrown-yes-same = Both weigh about the same, so they swap their speeds: it fell { $fell } and rose { $rose }.
soft-contact-thrown-yes-twice = It left { $times } times as fast as it came, so it rose { $rose }: height grows as speed squared.
soft-contact-thrown-yes-more = The basketball came up and threw it: { $times } times as fast as it came. Height grows as speed squared: { $rose }.
soft-contact-thrown-no-same-more = On a floor it would come back to where it fell from. It met a basketball that came up: { $times } times as fast as it came, { $rose } high.
soft-contact-thrown-no-same-twice = On a floor it would come back to where it fell from. The ball below came up and pushed: { $times } times as fast, { $rose } high.
soft-contact-thrown-no-twice-more = Twice the speed alone would give four times the height. It left { $times } times as fast as it came, and rose { $rose }.
soft-contact-thrown-no-twice-same = To throw it higher the ball below must be heavier. These weigh about the same and swap their speeds: { $rose }.
soft-contact-thrown-no-more-same = A ball below as light as this one cannot throw. Both swap their speeds, so it rose { $rose } after a fall of { $fell }.
soft-contact-thrown-no-more-twice = For that the ball below must be much heavier. It left only { $times } times as fast as it came: { $rose }.

soft-contact-thrown-picture = The upper ball fell { $fell } and rose { $rose }.
soft-contact-thrown-mark-fell = fell { $fell }
soft-contact-thrown-mark-rose = rose { $rose }

## The law with the present numbers.

soft-contact-law-lost = lost: { $formula } of the energy
soft-contact-law-lost-in = lost: { $formula } of the energy into the plate
# "share" is that of the list of contacts.
soft-contact-law-lost-by-list = lost: { $formula } of the energy; { $share } as in the list of contacts, with the work of its weight
# "least" and "over" are equations.
soft-contact-law-yields = it yields from { $least }: { $over }
soft-contact-law-touches = it still touches the plate at the end of the run: no e
soft-contact-law-lasts = the contact lasts { $time }
soft-contact-law-hits =
    { $hits ->
        [one] one hit: { $formula }
       *[other] { $hits } hits: { $formula }
    }
# "flying" is an equation, "inside" a share.
soft-contact-law-flying = flying: { $flying } of the energy; inside: { $inside }
soft-contact-law-across = across: { $formula }
soft-contact-law-turned = { $formula }: friction is a result
soft-contact-law-turned-above = { $formula }, above 1 since a dented ball turns about a shorter lever: friction is a result
soft-contact-law-thrown = two short hits one after the other: { $formula }
soft-contact-law-thrown-here = this run: { $formula }
soft-contact-law-rose = it fell { $fell } and rose { $rose }

## The chart.

soft-contact-chart = Share of speed kept, at each drop height
soft-contact-chart-height = drop height (cm)
soft-contact-chart-kept = share of speed kept
soft-contact-chart-yours = your drop

## Charts of the notebook.

soft-contact-sideways = The same spring across
soft-contact-sideways-slip = slip before over friction × closing speed
soft-contact-sideways-turned = e_t: slip after over slip before, reversed
# "chi" is an equation.
soft-contact-sideways-superball = springs, { $chi }: superball
soft-contact-sideways-springs = springs, { $chi }
soft-contact-sideways-spheres = spheres (Hertz, Mindlin), { $chi }
soft-contact-measured = Measured: aluminium oxide on glass
soft-contact-measured-angle = angle from the normal (degrees)
soft-contact-measured-centre = speed of the centre across, after over before
soft-contact-measured-springs = springs
soft-contact-measured-spheres = spheres (Hertz, Mindlin)
soft-contact-measured-Kharaz-2001 = Kharaz, Gorham & Salman 2001
soft-contact-measured-spin = Measured: the spin that these balls leave with
soft-contact-measured-spin-after = spin after (rad/s)
soft-contact-stiffer = The stiffer the floor, the nearer the law
soft-contact-stiffer-stiffness = stiffness N of the floor
soft-contact-stiffer-below = restitution below that of the law
soft-contact-stiffer-law = law: { $formula }
soft-contact-five-ways = Five ways to push back, with { $share } kept by each
soft-contact-five-ways-depth = depth (mm)
soft-contact-five-ways-force = force (N)
soft-contact-five-ways-lost = energy lost (mJ)
soft-contact-five-ways-spring = spring and damper
soft-contact-five-ways-hertz = Hertz, damper like a^(1/4)
soft-contact-five-ways-viscoelastic = viscoelastic
soft-contact-five-ways-crossley = Hunt and Crossley
soft-contact-five-ways-yielding = yielding

## Controls: what they are.

soft-contact-control-height = drop height
soft-contact-control-material = what is let go
soft-contact-control-kept = share of its speed kept from 1 m (on Earth)
soft-contact-control-power = damping grows as depth to this power
soft-contact-control-yield_pressure = pressure from which a dent stays
soft-contact-control-radius = radius of the steel ball
soft-contact-control-stiffness = stiffness
soft-contact-control-mass = mass of the ball
soft-contact-control-spring_stiffness = stiffness
soft-contact-control-across = speed along the plate
soft-contact-control-friction = friction between ball and plate
soft-contact-control-across_stiffness = stiffness sideways, compared with straight in (0.8 for rubber or steel balls)
soft-contact-control-front = mass of the part in front
soft-contact-control-loose = the same parts without the spring, below
soft-contact-control-rear = mass of the part behind
soft-contact-control-upper = mass of the upper ball

# Ticks of drop heights.
soft-contact-tick-finger = finger
soft-contact-tick-table = table

## Set-ups: what to look for.

soft-contact-set-up-rubber-ball-from-a-table = From 75 cm it loses about a fifth of its speed.
soft-contact-set-up-rubber-ball-from-a-finger = The same ball, hitting slower, loses a smaller share.
soft-contact-set-up-steel-on-steel = A dent stays, and half the speed is gone.
soft-contact-set-up-steel-hardly-touching = So gentle that no dent stays: nothing is lost.
soft-contact-set-up-a-game-s-ball = The damper also brakes the gentlest touch: it loses most.
soft-contact-set-up-a-game-s-ball-mended = With this damper one number holds for all heights.
soft-contact-set-up-two-parts-and-a-spring = Nothing is lost, and still it comes back slowly: most of the energy shakes inside.
soft-contact-set-up-two-equal-parts-and-a = It hits twice, and the second hit turns the shaking back into flight.
soft-contact-set-up-with-a-spring-and-without = Without the spring the rear part flies off with most of the energy.
soft-contact-set-up-tennis-ball-on-a-basketball = The basketball comes up while the tennis ball still falls, and throws it.
soft-contact-set-up-superball-sideways = The sideways spring lets go together with the other one: the ball slides back.
soft-contact-set-up-sphere-sideways = It slips, then sticks, then slips again.

## Acts.

soft-contact-act-1 = Slow and fast
soft-contact-act-1-why = A hit takes time. Here you see the plate's force while the ball goes in and out. Move the height: when is the loop thin?
soft-contact-act-2 = A dent
soft-contact-act-2-why = Steel does not care how fast it is pressed. But where the pressure is too high, a dent stays. From which height on?
soft-contact-act-3 = Energy hides inside
soft-contact-act-3-why = Two steel parts and a spring lose nothing. The speed of the body is that of its centre of mass. Does it come back as fast as it came?

## Bars.

soft-contact-experiment-speed-at-the = Speed at the plate
soft-contact-experiment-energy = Energy
soft-contact-experiment-energy-of-the = Energy of the body

## Challenges, and what they came to.

soft-contact-challenge-half = Drop the steel ball so that it keeps half of its energy.
soft-contact-challenge-half-hint = From 1 m it keeps 24 % of the energy, from 1 cm 72 %.

soft-contact-half-target = Target: half of the height from which it falls.
soft-contact-half-mark = half
soft-contact-half-too-gently = It rose to { $share } of its height: it hit too gently.
soft-contact-half-too-hard = It rose to { $share } of its height: it hit too hard.
soft-contact-half-hit = It rose to { $share } of its height. It fell { $height }, and arrived at { $down }.

soft-contact-challenge-slow = Choose the two parts so that the body comes back as slowly as it can. No energy is lost.
soft-contact-challenge-slow-hint = One hit only, and the parts as equal as one hit allows.
soft-contact-challenge-slow-takes-1 = 35 % of its speed

soft-contact-slow-back = It came back at { $speed }: { $share } of its speed.
soft-contact-slow-one-hit = It came back at { $speed }: { $share } of its speed, after one hit.
soft-contact-slow-hits =
    { $hits ->
        [2] It came back at { $speed }: { $share }. It hit twice: the last hit turned the shaking back.
       *[other] It came back at { $speed }: { $share }. It hit { $hits } times: the last hit turned the shaking back.
    }

## Exercises.

soft-contact-exercise-loop = A ball keeps 80 % of its speed. What part of the energy that goes into the contact does the loop enclose?
soft-contact-exercise-loop-hint = What comes back goes with the speed squared.
soft-contact-exercise-loop-solution = 0.8² = 0.64 of it comes back; 0.36 is enclosed.
soft-contact-exercise-rubber = Rubber loses 20 % of its speed from 1 m. What does it lose from 1 cm, if the loss goes as the fifth root of the speed?
soft-contact-exercise-rubber-hint = From 1 cm the speed is a tenth.
soft-contact-exercise-rubber-solution = 20 % × 0.1^(1/5) = 12.6 %. This ball loses 13.4 % (13.3 % without its weight): a fifth root is only the beginning of a series.
soft-contact-exercise-steel = Steel far above yield keeps a share that goes as 1 over the fourth root of the speed. From how many times the height does it keep half as large a share?
soft-contact-exercise-steel-hint = Half the share takes 2⁴ times the speed.
soft-contact-exercise-steel-solution = 16 times the speed, and height goes with the speed squared: 256 times.

## Questions to a class.

soft-contact-class-rubber =
    Dropped from 1 m, this rubber ball keeps 80 % of its speed.
    What share of its speed does it keep from 1 cm?
soft-contact-class-steel =
    A steel ball falls on a thick steel plate. From 1 m it keeps 49 % of its speed.
    What share of its speed does it keep from 1 cm?
soft-contact-class-inside =
    Two steel parts, joined by a spring, slide into a wall. No energy is lost. In front 1.5 kg, behind 1 kg.
    How much of its speed does the body keep?

## The printed sheet.

soft-contact-column-drop-cm = Drop (cm)
soft-contact-column-speed-before-after = Speed, before → after (m/s)
soft-contact-column-share-of-speed = Share of speed kept (%)
soft-contact-sheet-at-home = Let a table-tennis ball bounce out and record the sound with a phone. Time between clicks at the start: ____ s, then ____ s; near the end: ____ s, then ____ s. Shares: ____ and ____
soft-contact-sheet-expect = Each flight lasts the share of the one before. As a rule the share grows a little towards the end; air takes a part of it in the first ones, too.

## Names of set-ups.

soft-contact-name-Rubber-ball-from-a-table = Rubber ball from a table
soft-contact-name-Rubber-ball-from-a-finger-s-breadth = Rubber ball from a finger's breadth
soft-contact-name-Steel-on-steel = Steel on steel
soft-contact-name-Steel-hardly-touching = Steel, hardly touching
soft-contact-name-A-game-s-ball = A game's ball
soft-contact-name-A-game-s-ball-mended = A game's ball, mended
soft-contact-name-Two-parts-and-a-spring = Two parts and a spring
soft-contact-name-Two-equal-parts-and-a-spring = Two equal parts and a spring
soft-contact-name-With-a-spring-and-without = With a spring and without
soft-contact-name-Tennis-ball-on-a-basketball = Tennis ball on a basketball
soft-contact-name-Superball-sideways = Superball, sideways
soft-contact-name-Sphere-sideways = Sphere, sideways

## Names of runs.

soft-contact-name-drop = drop
soft-contact-name-two-parts = two parts
soft-contact-name-no-spring = no spring
soft-contact-name-one-on-the-other = one on the other

## Names of curves, bars and forces.

soft-contact-name-force-of-the-plate = force of the plate
soft-contact-name-speed-upwards = speed upwards
soft-contact-name-depth = depth
soft-contact-name-slip-along-the-plate = slip along the plate
soft-contact-name-speed-of-the-upper-ball = speed of the upper ball
soft-contact-name-speed-of-the-body = speed of the body
soft-contact-name-speed-of-the-part-in-front = speed of the part in front
soft-contact-name-speed-of-the-part-behind = speed of the part behind
soft-contact-name-way-to-the-wall = way to the wall
soft-contact-name-speed-in = speed in
soft-contact-name-speed-out = speed out
soft-contact-name-in-the-spring = in the spring
soft-contact-name-flying = flying
soft-contact-name-inside-parts-and-spring = inside: parts and spring
soft-contact-name-lost-by-the-body = lost by the body

## Names of groups of controls.

soft-contact-name-What-it-is-made-of = What it is made of
soft-contact-name-Sideways-too = Sideways too

## Names of what can be chosen in the panel.

soft-contact-name-rubber = rubber
soft-contact-name-steel = steel
soft-contact-name-game-ball = game ball
soft-contact-name-spring = spring

## Controls: words that stand for them, where others have a symbol.

soft-contact-symbol-material = material
soft-contact-symbol-loose = loose

## Name of the lesson.

soft-contact-name-Why-do-balls-lose-speed-when-they-bounce = Why do balls lose speed when they bounce?
