### What lesson bowl says.

## HOW_HIGH

# $where is a planet, $shape what the ball falls into.
bowl-how-high-asked =
    { $shape ->
        [dish] A satellite dish is curved like a circle of { $radius } at its lowest point.
       *[round] A bowl has a radius of { $radius }.
    } { $where ->
        [moon] On the Moon a ball that loses no energy starts { $offset } off centre.
        [jupiter] On Jupiter a ball that loses no energy starts { $offset } off centre.
       *[earth] A ball that loses no energy starts { $offset } off centre.
    }
    From how high can it fall and stay near the middle?
bowl-how-high-what = highest safe drop above the lowest point
bowl-how-high-head = Half the radius: { $half }
bowl-how-high-yes = From { $low } it came no farther than { $low_far } in { $low_count } bounces, from { $high } it was { $high_off } off at bounce { $high_bounce }.
bowl-how-high-yes-planet =
    { $where ->
        [moon] From { $low } it came no farther than { $low_far }, from { $high } it ran away. On the Moon falling and crossing change alike: the same places, the same limit.
       *[jupiter] From { $low } it came no farther than { $low_far }, from { $high } it ran away. On Jupiter falling and crossing change alike: the same places, the same limit.
    }
bowl-how-high-no-tiny = Not only tiny bounces are safe. From { $low } it came no farther than { $low_far }. The wall turns it back too strongly only above half the radius, { $half }.
bowl-how-high-no-low = It stays there, but it would also stay higher. From { $low } it still came no farther than { $low_far }. The limit is half the radius, { $half }.
bowl-how-high-no-above = You are above the limit. From { $above } each bounce overshot: { $offset } became { $above_off } at bounce { $above_bounce }. The limit is { $half }.
bowl-how-high-no-centre = The circle's centre is not the limit: from there it landed { $cross } times as far out on the other side, and was { $centre_off } off at bounce { $centre_bounce }. Half the radius is: { $half }.
bowl-how-high-no-other = A bowl does bring the ball back, but from high up too fast: from { $top } it overshot, and at bounce { $top_bounce } it was { $top_off } off.

## TWO_BOWLS

bowl-two-bowls-asked =
    { $where ->
        [moon] On the Moon the left ball falls { $left } into a bowl of radius { $left_radius }, { $offset } off centre.
        [jupiter] On Jupiter the left ball falls { $left } into a bowl of radius { $left_radius }, { $offset } off centre.
       *[earth] The left ball falls { $left } into a bowl of radius { $left_radius }, { $offset } off centre.
    } The right one falls { $right } into one of { $right_radius }.
    In which bowl does the ball stay near the middle?
bowl-two-bowls-head-left = It stayed on the left only
bowl-two-bowls-head-right = It stayed on the right only
bowl-two-bowls-head-both = It stayed in both
bowl-two-bowls-head-neither = It ran away from both
bowl-two-bowls-yes-left = On the left it fell { $left }, less than half of { $left_radius }; on the right { $right }, more than half of { $right_radius }.
bowl-two-bowls-yes-right = On the left it fell { $left }, more than half of { $left_radius }; on the right { $right }, less than half of { $right_radius }.
bowl-two-bowls-yes-both = On the left it fell { $left }, less than half of { $left_radius }; on the right { $right }, less than half of { $right_radius }.
bowl-two-bowls-yes-neither = On the left it fell { $left }, more than half of { $left_radius }; on the right { $right }, more than half of { $right_radius }.
bowl-two-bowls-no-left-right = It was the other way round. On the left it fell { $left }, more than half of { $left_radius }; on the right { $right }, less than half of { $right_radius }.
bowl-two-bowls-no-right-left = It was the other way round. On the left it fell { $left }, less than half of { $left_radius }; on the right { $right }, more than half of { $right_radius }.
bowl-two-bowls-no-both-left = On the right it ran away: it fell { $right }, and half of that bowl's radius is only { $right_half }. Above half the radius it overshoots.
bowl-two-bowls-no-both-right = On the left it ran away: it fell { $left }, and half of that bowl's radius is only { $left_half }. Above half the radius it overshoots.
bowl-two-bowls-no-both-neither = A bowl does not hold every ball: { $left } is more than half of { $left_radius }, and { $right } is more than half of { $right_radius }. Both ran away.
bowl-two-bowls-no-left-both = It stayed on the right, too: it fell { $right }, and half of that bowl's radius is { $right_half }.
bowl-two-bowls-no-right-both = It stayed on the left, too: it fell { $left }, and half of that bowl's radius is { $left_half }.
bowl-two-bowls-no-left-neither = It ran away on the left, too: it fell { $left }, and half of that radius is { $left_half }. Compare each height with half of *its own* radius.
bowl-two-bowls-no-right-neither = It ran away on the right, too: it fell { $right }, and half of that radius is { $right_half }. Compare each height with half of *its own* radius.
bowl-two-bowls-no-neither-left = On the left it stayed: it fell { $left }, less than half of that bowl's radius, which is { $left_half }.
bowl-two-bowls-no-neither-right = On the right it stayed: it fell { $right }, less than half of that bowl's radius, which is { $right_half }.
bowl-two-bowls-no-neither-both = Both stayed: { $left } is less than half of { $left_radius }, and { $right } is less than half of { $right_radius }. So low, each bounce comes back in time.

## LOSS

bowl-loss-asked =
    A bowl has a radius of { $radius }. A ball starts { $height } up, above the limit, and loses { $lost } of its speed at each bounce.
    What does it do?
bowl-loss-head-stays = It sank below the limit
bowl-loss-head-runs = It ran away from the middle
bowl-loss-head-jumps = It jumped out of the bowl
bowl-loss-yes-stays = It came no farther than { $far }. Each bounce took height, and soon it was below { $half }, half the radius.
bowl-loss-yes-runs = It was { $far } off before it had lost enough height: above { $half }, half the radius, each bounce overshoots.
bowl-loss-yes-jumps = It lost too little height: after a bounce { $far } off it flew over the rim of the bowl.
bowl-loss-no-runs-stays = Above half the radius it would run away. But each bounce took height: it sank below { $half } in time, and came no farther than { $far }.
bowl-loss-no-jumps-stays = To jump out it must first run away. It sank below { $half }, half the radius, in time: it came no farther than { $far }.
bowl-loss-no-stays-runs = The loss came too late. Above { $half }, half the radius, each bounce overshot, and it was { $far } off before it was low enough.
bowl-loss-no-jumps-runs = It did run away, but the loss kept it in the bowl: it came as far as { $far }, and the bowl ends at { $radius }.
bowl-loss-no-stays-jumps = It lost too little. Above { $half }, half the radius, each bounce overshot, and after one { $far } off it flew over the rim.
bowl-loss-no-runs-jumps = It did run away, and the loss was too small to hold it: a bounce { $far } off threw it over the rim.

## PARTING

bowl-parting-asked =
    { $shape ->
        [dish] Two balls start { $apart } apart, { $height } above a dish of radius { $radius }.
       *[round] Two balls start { $apart } apart, { $height } above a round bowl of radius { $radius }.
    }
    How far apart are they after { $count } bounces?
bowl-parting-head-below = They are { $apart } apart
bowl-parting-head-between = { bowl-parting-head-below }
bowl-parting-head-above = { bowl-parting-head-below }
bowl-parting-yes-below = { $apart }: only { $grown } times as far apart as at the start.
bowl-parting-yes-between = { $apart }. It grew about { $rate }-fold at each bounce.
bowl-parting-yes-above = { $apart }. It grew about { $rate }-fold at each bounce, so it soon was large. This is called chaos.
bowl-parting-no-below-between = Many think a hair's difference stays a hair. Each bounce multiplied it by about { $rate }: after { $count } bounces it had grown { $grown } times, to { $apart }.
bowl-parting-no-below-above = Many think a hair's difference stays a hair. Each bounce multiplied it by about { $rate }: after { $count } bounces { $grown } times. So it became { $apart }.
bowl-parting-no-between-above = Nothing is *added* at a bounce: the distance is *multiplied*, by about { $rate }. Five bounces make a small distance { $five } times larger. After { $count } it was { $apart }.
bowl-parting-no-between-below-dish = Not every bowl is chaotic. In a dish something besides energy stays the same at each bounce, and it keeps neighbours together: { $apart } after { $count } bounces.
bowl-parting-no-above-below-dish = Not every difference grows without limit. In a dish something besides energy stays the same at each bounce: after { $count } the two were { $apart } apart.
bowl-parting-no-between-below-low = Chaos needs strong turning. From { $height } in this bowl the two stay side by side: { $apart } after { $count } bounces. Height decides, not the shape alone.
bowl-parting-no-above-below-low = Not every difference grows without limit. From only { $height } each bounce turns the ball little, and the two stay side by side: { $apart } after { $count } bounces.
bowl-parting-no-above-between = It grew about { $rate }-fold at each bounce, but { $count } bounces are few: { $apart }. Ten more would make a small distance { $ten } times larger.

## CONTRAST

bowl-contrast-asked =
    In a round bowl and in a dish two balls start { $apart } apart.
    What is different?
bowl-contrast-head-together = On the right they stay together
bowl-contrast-yes-together = After { $count } bounces the two are { $left } apart on the left, and { $right } on the right. In a dish something besides energy stays the same at each bounce.
bowl-contrast-no-deeper-together = The dish is flatter: { $off } off centre it is { $dish } high, the round bowl { $round }. But by now the two are { $left } apart on the left, { $right } on the right.
bowl-contrast-no-slower-together = They fell as far: they hit at { $speed } on the left, at { $speed_right } on the right. But by now the two are { $left } apart on the left, { $right } on the right.

## DISTANCES

# The two mirrors have equal $radii, or two different ones.
bowl-distances-asked =
    { $radii ->
        [equal] Without gravity, a ball flies between curved mirrors of radius { $small } each, { $offset } off the axis.
       *[two] Without gravity, a ball flies between curved mirrors of radius { $small } and { $large }, { $offset } off the axis.
    }
    At which of these distances does it stay: { $near }, { $middle }, { $far } m?
bowl-distances-head-all = It stayed at all three distances
bowl-distances-head-nearest = It stayed at { $near } only
bowl-distances-head-ends = It stayed at { $near } and { $far }
bowl-distances-head-farthest = It stayed at { $far } only
bowl-distances-yes-all = In { $count } passes it came no farther than { $near_far } off at { $near }, { $middle_far } at { $middle } and { $far_far } at { $far }.
bowl-distances-yes-nearest = It stayed at { $near }, and left at { $middle } and { $far }: { $off } off at pass { $pass }.
bowl-distances-yes-ends = It stayed at { $near } and { $far }, and left at { $middle }: { $off } off at pass { $pass }.
bowl-distances-yes-farthest = It left at { $near } and { $middle }, { $off } off at pass { $pass }, and stayed at { $far }.
bowl-distances-no-all-nearest = Curved mirrors do not hold it at every distance. At { $middle } and { $far } this pair did not: at pass { $pass } it was { $off } off.
bowl-distances-no-all-ends = Curved mirrors do not hold it at every distance. At { $middle }, between the two radii, this pair did not: at pass { $pass } it was { $off } off.
bowl-distances-no-all-farthest = Curved mirrors do not hold it at every distance. At { $near } and { $middle }, between the two radii, this pair did not: at pass { $pass } it was { $off } off.
bowl-distances-no-nearest-ends = Closer is not always safer. At { $far } it stayed for { $count } passes: there both centres lie between the mirrors, and each corrects the other. With one centre between them it runs away.
bowl-distances-no-nearest-farthest = Closer is not always safer. At { $near } one centre lies between the mirrors: it was { $off } off at pass { $pass }. At { $far } both do, and each corrects the other.
bowl-distances-no-nearest-all = Closer is not always safer. At { $middle } and { $far } it stayed as well. At { $far } both centres lie between the mirrors, and each corrects the other.
bowl-distances-no-nearest-all-equal = Closer is not always safer. Equal mirrors of { $small } hold it at { $far }, too: both centres lie between the mirrors, and each corrects the other.
bowl-distances-no-ends-all-equal = Equal mirrors, { $small } both, have no gap: their two safe zones meet at { $small }. At { $middle } it came no farther than { $middle_far }.
bowl-distances-no-ends-all = { $middle } does not lie between the two radii, { $small } and { $large }. It came no farther than { $middle_far } in { $count } passes.
bowl-distances-no-ends-nearest-beyond = The third distance, { $far }, is more than both radii together: the centres have passed each other, and nothing can hold it. It left at pass { $far_pass }.
bowl-distances-no-ends-nearest-gap = The third distance, { $far }, lies between the radii { $small } and { $large }. There it left: at pass { $far_pass } it was { $far_off } off.
bowl-distances-no-ends-farthest = { $near }, the nearest, lies between the radii { $small } and { $large }. There it left: at pass { $pass } it was { $off } off.
bowl-distances-no-farthest-all = It does not need room. At { $near }, less than the smaller radius, it came no farther than { $near_far }.
bowl-distances-no-farthest-nearest = Room does not help. At { $near }, less than the smaller radius, it came no farther than { $near_far }; at { $far } it left at pass { $far_pass }.
bowl-distances-no-farthest-ends = Room is not what it needs. It stayed at { $near } as well, less than the smaller radius: it came no farther than { $near_far }.

## UPWARDS

# $small has no unit: that of $large holds for both.
bowl-upwards-asked =
    { $radii ->
        [equal] Mirrors of radius { $large } lie { $distance } apart, one above the other. Without gravity a ball stays near their axis.
       *[two] Mirrors of radius { $small } and { $large } lie { $distance } apart, one above the other. Without gravity a ball stays near their axis.
    } { $where ->
        [moon] On the Moon it leaves the lower one at { $speed }.
        [jupiter] On Jupiter it leaves the lower one at { $speed }.
       *[earth] With gravity it leaves the lower one at { $speed }.
    }
    What does it do?
bowl-upwards-head-stays = It stays between both mirrors
bowl-upwards-head-runs = It runs away sideways
bowl-upwards-head-never = It never reaches the upper mirror
bowl-upwards-yes-stays = It came no farther than { $ball_far } off in { $ball_count } bounces. It arrives at the upper mirror with { $upper }, soon enough to be turned back in time.
bowl-upwards-yes-runs = It was { $ball_off } off at bounce { $ball_bounce }. Gravity slows it from { $speed } to { $upper } on its way up: it takes longer, and overshoots the axis.
bowl-upwards-yes-never = It rose { $rise }, and the upper mirror is { $distance } up. To reach it a ball must leave at { $least }.
bowl-upwards-no-stays-runs = Without gravity it would. Now it slows down from { $speed } to { $upper } on its way up, and overshoots the axis: { $ball_off } off at bounce { $ball_bounce }.
bowl-upwards-no-stays-never = It never flew from one to the other. It rose { $rise } of { $distance }, and fell back onto the lower mirror.
bowl-upwards-no-runs-stays = Gravity did not shake it out. It still came up with { $upper }, soon enough: no farther than { $ball_far } off in { $ball_count } bounces.
bowl-upwards-no-runs-never = It cannot run away between both mirrors. At { $speed } it rose only { $rise }, and the upper one is { $distance } up.
bowl-upwards-no-never-stays = It came up: { $least } is enough for { $distance }, and it left at { $speed }. Between both mirrors it came no farther than { $ball_far } off.
bowl-upwards-no-never-runs = It came up: { $least } is enough for { $distance }, and it left at { $speed }. But up there it was slow, and soon { $ball_off } off.

## ALONG_WHICH

bowl-along-which-asked =
    A 1 kg ball leaves the wall of an ellipse, { $long } by { $short }, at { $speed }. { $force ->
        [pull] A spring of { $spring } pulls it to the middle.
        [push] A spring of { $spring } pushes it away from the middle.
       *[none] Nothing pulls it.
    }
    Along which axis does it stay?
bowl-along-which-head-short = It stays along the short axis
bowl-along-which-head-long = It stays along the long axis
bowl-along-which-head-neither = It leaves both axes
bowl-along-which-yes-short = Along the short axis it came no farther than { $short_far } off: the walls there are flat. Along the long one it was { $long_off } off at bounce { $long_bounce }.
bowl-along-which-yes-long = Along the long axis it turns back before the middle, and came no farther than { $long_far } off. Along the short one it was { $short_off } off at bounce { $short_bounce }.
bowl-along-which-yes-neither = Along the short axis it was { $short_off } off at bounce { $short_bounce }, along the long one { $long_off } at bounce { $long_bounce }. A faster ball stays along the short one.
bowl-along-which-no-long-short = The ends of the long axis are bent too much, with a radius of only { $long_radius }. Each bounce overshot: it was { $long_off } off at bounce { $long_bounce }.
bowl-along-which-no-neither-short = Along the short axis it stayed, no farther than { $short_far } off in { $short_count } bounces. The walls there have a radius of { $short_radius }, and turn it back gently.
bowl-along-which-no-short-long = The push is too strong for so slow a ball: along the short axis it was { $short_off } off at bounce { $short_bounce }. Along the long one it turns back before the middle.
bowl-along-which-no-neither-long = Along the long axis it turns back before the middle, always at the same wall. It came no farther than { $long_far } off in { $long_count } bounces.
bowl-along-which-no-short-neither = At { $speed } the push from the middle has too much time: along the short axis it was { $short_off } off at bounce { $short_bounce }. A faster ball stays.
bowl-along-which-no-long-neither = At { $speed } each bounce at the ends of the long axis overshot: it was { $long_off } off at bounce { $long_bounce }. A slower ball stays.

## PULL_OR_PUSH

bowl-pull-or-push-asked =
    Two balls of 1 kg leave mirrors of radius { $radius }, { $distance } apart, at { $speed }. Springs of { $spring } pull one to the middle, and push the other away.
    Which ball stays near the axis?
bowl-pull-or-push-head-pulled = Only the pulled ball stays
bowl-pull-or-push-head-pushed = Only the pushed ball stays
bowl-pull-or-push-head-both = Both balls stay
bowl-pull-or-push-head-neither = Neither ball stays
bowl-pull-or-push-yes-pulled = The pulled ball came no farther than { $pulled_far } off. The pushed one was { $pushed_off } off at bounce { $pushed_bounce }: { $speed } is too slow for this push.
bowl-pull-or-push-yes-pushed = The pushed ball turns back before the middle, and came no farther than { $pushed_far } off. The pulled one overshot: it was { $pulled_off } off at bounce { $pulled_bounce }.
bowl-pull-or-push-yes-both = The pulled ball came no farther than { $pulled_far } off, the pushed one { $pushed_far }: at { $speed } the push has little time.
bowl-pull-or-push-yes-neither = { $distance } is more than both radii together. The pulled ball was { $pulled_off } off at bounce { $pulled_bounce }, the pushed one { $pushed_off } at bounce { $pushed_bounce }.
bowl-pull-or-push-no-pulled-both = A push need not throw a ball out. At { $speed } the pushed one came no farther than { $pushed_far } off in { $pushed_count } bounces.
bowl-pull-or-push-no-pulled-pushed = A pull to the middle cannot save it here: { $distance } is more than both radii together. The pulled ball was { $pulled_off } off at bounce { $pulled_bounce }.
bowl-pull-or-push-no-pulled-neither = Beyond both radii together a pull does not help. At { $distance } the pulled ball overshot, and was { $pulled_off } off at bounce { $pulled_bounce }.
bowl-pull-or-push-no-pushed-both = A pull does no harm: the pulled ball came no farther than { $pulled_far } off in { $pulled_count } bounces.
bowl-pull-or-push-no-pushed-pulled = The pushed ball left: at { $speed } the push has too much time, and it was { $pushed_off } off at bounce { $pushed_bounce }.
bowl-pull-or-push-no-pushed-neither = The pushed ball left, too: at { $speed } it is too fast for mirrors so far apart, and was { $pushed_off } off at bounce { $pushed_bounce }.
bowl-pull-or-push-no-both-pulled = Not the pushed ball: from { $speed } on the push carried it off, and it was { $pushed_off } off at bounce { $pushed_bounce }.
bowl-pull-or-push-no-both-pushed = Not the pulled ball: { $distance } is more than both radii together, and it was { $pulled_off } off at bounce { $pulled_bounce }.
bowl-pull-or-push-no-both-neither = Nothing holds them: { $distance } is more than both radii together. They were { $pulled_off } and { $pushed_off } off.
bowl-pull-or-push-no-neither-pulled = The pulled ball stayed, no farther than { $pulled_far } off in { $pulled_count } bounces: { $distance } is less than both radii together.
bowl-pull-or-push-no-neither-pushed = The pushed ball stayed: it turns back before the middle, and came no farther than { $pushed_far } off in { $pushed_count } bounces.
bowl-pull-or-push-no-neither-both = Both stayed, no farther than { $pulled_far } and { $pushed_far } off: { $distance } is less than both radii together, and { $speed } is fast enough for this push.

## FOCUS

bowl-focus-asked =
    { $shape ->
        [dish] A dish is curved like a circle of { $radius } at its lowest point.
       *[round] A round bowl has a radius of { $radius }.
    } A ball first flies through its focus, { $height } up.
    When does it pass the focus again?
bowl-focus-asked-ellipse =
    A room is an ellipse, { $long } by { $short }, without gravity. A ball starts at one of its two foci.
    When does it pass this focus again?
bowl-focus-head-first = After the first bounce
bowl-focus-head-second = After the second bounce
bowl-focus-head-never = It does not pass again
bowl-focus-yes-first = After the first bounce it passed within { $first }. A dish sends each path through its focus back through it.
bowl-focus-yes-second = The first bounce led it through the other focus, and past this one by { $first }. The second brought it back.
bowl-focus-yes-never = After { $count } bounces it had come no nearer than { $least }. A round bowl is like a dish only close to its axis.
bowl-focus-no-second-first = It needs no second bounce: already after the first one it passed within { $first }. A dish has only one focus.
bowl-focus-no-never-first = A dish brings each path through its focus back to it: this ball was back after one bounce, within { $first }.
bowl-focus-no-first-second = That is what a dish does. An ellipse has two foci: the first bounce led to the other one, and missed this one by { $first }.
bowl-focus-no-never-second = Each path from one focus leads to the other one, and from there back. It passed this one by { $first } at first, and met it after the second bounce.
bowl-focus-no-first-never = A dish would send it back there, a round bowl does not: after the first bounce it missed the focus by { $first }.
bowl-focus-no-second-never = It did not come back in turn, as between two foci of an ellipse. After { $count } bounces it had come no nearer than { $least }.

## SOFT_BOWL

bowl-soft-bowl-asked =
    Two bowls of radius { $radius } give way, by 1 cm for each { $force }. In hard ones a ball stays from below { $half }.
    Where is the limit of these bowls?
bowl-soft-bowl-head-lower = Its limit is lower
bowl-soft-bowl-head-same = Its limit is the same
bowl-soft-bowl-yes-lower = Even from below { $half } the left ball was { $left_off } off at bounce { $left_bounce }. A soft wall pushes for longer, and turns the ball back more.
bowl-soft-bowl-yes-same = The left ball came no farther than { $left_far }, the right one was { $right_off } off at bounce { $right_bounce }. So stiff a bowl gives way by only { $depth }.
bowl-soft-bowl-no-same-lower = So it is in a hard bowl. This one gave way by { $depth }: even from below { $half } the left ball was { $left_off } off at bounce { $left_bounce }.
bowl-soft-bowl-no-lower-same = It gave way by only { $depth }, too little to count. The left ball stayed, no farther than { $left_far } off.

## AROUND

bowl-around-asked =
    { $way ->
        [through] In a round room without gravity a ball starts through the centre.
       *[aslant] In a round room without gravity a ball starts at { $angle } to the wall.
    } { $loss ->
        [some] Each bounce takes { $lost } of its speed into the wall, none along it.
       *[none] No bounce takes any of its speed.
    }
    What does it do in the end?
bowl-around-head-bounces = It bounces for ever
bowl-around-head-slides = It slides along the wall
bowl-around-yes-slides = In the end each bounce is shorter by a share, so endlessly many take only { $moment }. Then it slides, at { $along }: all its speed along the wall.
bowl-around-yes-bounces-lossless = Nothing is lost, so no flight is shorter than the last. After { $count } bounces one still takes { $took }.
bowl-around-yes-bounces = It has no speed along the wall. Each crossing takes { $times } times as long as the last, but each one ends at the wall.
bowl-around-no-bounces-slides = Endlessly many bounces can be over soon. In the end each one was shorter by a share, and at { $moment } all of them had happened.
bowl-around-no-slides-bounces-lossless = Its flights would have to become shorter. With nothing lost each of { $count } bounces was like the first, and a flight takes { $took }.
bowl-around-no-slides-bounces = To slide it needs speed along the wall. Through the centre it has none: each crossing takes { $times } times as long as the last.

## ONE_CENTIMETRE

bowl-one-centimetre-asked =
    Two balls start { $apart } apart, { $height } above a round bowl of radius { $radius }.
    After how many bounces are they first 1 cm apart?
bowl-one-centimetre-head = At bounce { $count }
bowl-one-centimetre-yes = Right: at bounce { $count } they are { $apart } apart. Each bounce multiplied their distance by about { $rate }, from { $start } on.
bowl-one-centimetre-no-less = Too early: at bounce { $early } they are only { $early_apart } apart. From the start, one bounce multiplies the distance by { $rate } on average. At bounce { $count } it is { $apart }.
bowl-one-centimetre-no-added = Nothing is *added* at a bounce: the distance is *multiplied*, by about { $rate }. At bounce { $count } they are { $apart } apart already.
bowl-one-centimetre-no-more = Too late: at bounce { $count } they are { $apart } apart already. Each bounce multiplied their distance by about { $rate }.

## FARTHEST_SAFE

bowl-farthest-safe-asked =
    Two other mirrors have radii of { $small } and { $large }. A ball flies between them, { $offset } off their axis and not quite along it.
    What is the farthest distance at which it stays?
bowl-farthest-safe-head = Up to { $both }
bowl-farthest-safe-yes = Right: up to { $both }, both radii together. At { $safe } it came no farther than { $safe_far }; at { $out } it was { $out_off } off at pass { $out_pass }.
bowl-farthest-safe-no-gap = At { $gap } it left, { $gap_off } off at pass { $gap_pass }: one centre lies between the mirrors. Farther apart both do, and it stays again, up to both radii together, { $both }.
bowl-farthest-safe-no-one_radius = It also stays farther apart, up to both radii together, { $both }: at { $safe } it came no farther than { $safe_far }. There both centres lie between the mirrors.
bowl-farthest-safe-no-less = It also stays farther apart, up to both radii together, { $both }: at { $safe } it came no farther than { $safe_far }.
bowl-farthest-safe-no-more = At { $out } it left: { $out_off } off at pass { $out_pass }. Beyond both radii together, { $both }, the centres have passed each other, and nothing holds it.

bowl-height-steps-1 = A bowl of 1 m. The ball is 1 mm to the right: the wall leans by 1 mm in 1 m there.
bowl-height-steps-2 = So the ball leaves at twice this angle, towards the middle.
bowl-height-steps-3 = From 0.4 m it flies 0.57 s and crosses 8 × 0.4 = 3.2 times its offset.
bowl-height-steps-4 = From 1 mm on this side it lands 2.2 mm on the other.
bowl-height-steps-5 = Your turn. From half the radius it crosses 4 times its offset, so it lands [3] mm on the other side.

bowl-parting-steps-1 = Say the distance doubles at each bounce: 1 µm, 2 µm, 4 µm …
bowl-parting-steps-2 = Ten bounces: 2 × 2 × … × 2 = 1024, about a thousand times.
bowl-parting-steps-3 = So from 0.001 mm to 1 mm it takes 10 bounces.
bowl-parting-steps-4 = Your turn. From 0.001 mm to 1 m it takes [20] bounces.

bowl-distances-steps-1 = Equal mirrors of 1 m: one safe zone, up to twice the radius, 2 m.
bowl-distances-steps-2 = One of them flat: one safe zone, up to the radius of the other.
bowl-distances-steps-3 = Radii of 0.6 and 1.4 m: safe up to 0.6 m, and again from 1.4 m on.
bowl-distances-steps-4 = Your turn. The second zone ends at both radii together: at [2.0] m.

## Controls: what they are.

bowl-control-height = drop height above the lowest point
bowl-control-radius = radius of the bowl (for the ball's centre)
bowl-control-offset = how far off centre it starts
bowl-control-shape = bowl, dish or mirrors
bowl-control-bounces = how many bounces are shown
bowl-control-speed = sideways speed at the start
bowl-control-launch = speed of the start
bowl-control-long = half of the long axis of the ellipse
bowl-control-short = half of the short axis of the ellipse
bowl-control-from_focus = one ball, which starts at a focus of the ellipse
bowl-control-angle = direction of the start: from the wall; from a focus, from the long axis
bowl-control-pair = a second ball
bowl-control-apart = its distance from the first
bowl-control-e = share of speed kept at a bounce
bowl-control-spring = spring that pulls the ball of 1 kg to the middle; below 0 it pushes away
bowl-control-second = radius of the right mirror, or of the upper one
bowl-control-distance = distance between the mirrors
bowl-control-farther = distance between the mirrors of the second pair
bowl-control-farthest = distance between the mirrors of the third pair
bowl-control-three_pairs = the same mirrors at two more distances
bowl-control-two_bowls = a second bowl, with its own ball
bowl-control-soft = the bowl gives way like a mattress
bowl-control-stiffness = stiffness of the soft bowl
bowl-control-radius_right = radius of the right bowl
bowl-control-height_right = drop height in the right bowl
bowl-control-shape_right = shape of the right bowl

## Set-ups: what to look for.

bowl-set-up-salad-bowl = Radius 15 cm: below 7.5 cm it stays.
bowl-set-up-satellite-dish = A parabola has the same limit. Above it the motion stays orderly.
bowl-set-up-two-in-a-round-bowl = In a round bowl the two soon are far apart.
bowl-set-up-two-in-a-dish = In a parabola the two stay close.
bowl-set-up-nearly-flat = A nearly flat bowl: it turns the ball back slowly, and keeps it.
bowl-set-up-on-the-moon = Everything is slower, but in the same places.
bowl-set-up-two-mirrors = Without gravity, like light in a laser.
bowl-set-up-equal-mirrors = Equal mirrors have one safe zone, up to twice their radius.
bowl-set-up-mirror-and-wall = A mirror of 10 m is nearly a flat wall: the safe zone ends at the other radius.
bowl-set-up-neighbours-in-a-bowl-and = Those in the dish stay close.
bowl-set-up-with-a-little-loss = It loses height, falls below half the radius, and stays.
bowl-set-up-two-mirrors-and-gravity = Gravity makes it slow above and fast below. Thrown faster, it stays again.
bowl-set-up-in-an-ellipse-with-a = Pushed away from the middle, a slow ball stays along the long axis.
bowl-set-up-two-curves-with-a-spring = A pull to the middle helps up to both radii together. A push needs speed.
bowl-set-up-focus-of-a-dish = Each path through the focus of a dish comes back to it.
bowl-set-up-focus-of-a-round-bowl = A round bowl gathers only what stays near its axis.
bowl-set-up-focus-of-an-ellipse = An ellipse leads each path from one focus to the other, and back.
bowl-set-up-around-a-circle-with-loss = Endlessly many bounces are over at a moment that one can predict.
bowl-set-up-a-soft-bowl = A soft wall pushes for longer, and turns the ball back more.

## Acts.

bowl-act-1 = How high?
bowl-act-1-why = Each bounce leaves a dot below the bowl. Raise the ball, or bend the rim. When do the dots run away?
bowl-act-2 = Two neighbours
bowl-act-2-why = You cannot start a ball exactly. In which bowl does a tiny error matter, the round one or the dish?
bowl-act-3 = Two mirrors
bowl-act-3-why = A ball flies to and fro between two curved mirrors, like light in a laser. At which distances does it stay?

## Lines to write.

bowl-act-1-after = Why is the limit half the radius on every planet?
bowl-act-1-after-model = A weaker pull makes the fall and the crossing slower, both alike. So the ball lands at the same places.

## Answers that can be chosen.

bowl-focus-first = After the first bounce.
bowl-focus-second = After the second bounce.
bowl-focus-never = Not again.
bowl-two-bowls-left = in the left one only
bowl-two-bowls-right = in the right one only
bowl-two-bowls-both = in both
bowl-two-bowls-neither = in neither
bowl-loss-runs = It runs away from the middle.
bowl-loss-stays = It sinks below the limit and stays.
bowl-loss-jumps = It jumps out of the bowl.
bowl-parting-below = closer than 0.1 mm
bowl-parting-between = between 0.1 mm and 2 cm
bowl-parting-above = more than 2 cm
bowl-contrast-deeper = The dish is deeper.
bowl-contrast-together = On the right the two balls stay together.
bowl-contrast-slower = The balls on the right are slower.
bowl-distances-all = at all three
bowl-distances-nearest = at the nearest only
bowl-distances-ends = at the nearest and the farthest
bowl-distances-farthest = at the farthest only
bowl-upwards-stays = It stays near the axis.
bowl-upwards-runs = It runs away sideways.
bowl-upwards-never = It never reaches the upper mirror.
bowl-along-which-short = Along the short one.
bowl-along-which-long = Along the long one.
bowl-along-which-neither = Along neither.
bowl-pull-or-push-pulled = Only the pulled one.
bowl-pull-or-push-pushed = Only the pushed one.
bowl-pull-or-push-both = Both.
bowl-pull-or-push-neither = Neither.
bowl-around-bounces = It bounces for ever.
bowl-around-slides = It slides along the wall.
bowl-soft-bowl-lower = Lower.
bowl-soft-bowl-same = At the same height.

## Pictures of verdicts.

bowl-limits-picture = Half the radius of curvature is at { $half }: a mirror of this shape has its focus there. Dropped from below it a ball stays near the axis.
bowl-limits-picture-two = Half the radius of curvature is at { $left } and { $right }: a mirror of this shape has its focus there. Dropped from below it a ball stays near the axis.
bowl-limits-half =
    half the radius:
    a mirror's focus
bowl-limits-centre = centre
bowl-distance-picture = The distance of the two balls at each bounce: { $first } at the first, { $last } at bounce { $count }.
bowl-distance-chart = Distance of the two balls
bowl-distance-line = distance
bowl-loss-picture =
    How far off the axis each bounce is; farthest: { $far }. { $count ->
        [one] The first flight was higher than half the radius.
       *[other] The first { $count } flights were higher than half the radius.
    }
bowl-loss-farthest = farthest: { $far }
bowl-loss-rim = rim
bowl-loss-above = above half the radius
bowl-bounces-chart = Bounces off the axis
# One ball; one along each axis of an ellipse; or one pulled to the middle and one pushed away.
bowl-bounces-picture =
    { $whose ->
        [axes] How far off the axis each bounce is. The farthest: short axis { $first }, long axis { $second }.
        [springs] How far off the axis each bounce is. The farthest: pulled { $first }, pushed { $second }.
       *[one] How far off the axis each bounce is. The farthest: { $first }.
    }
bowl-focus-picture = How near the focus the ball came after each of the first bounces: { $distances } cm.
bowl-focus-chart = Nearest to the focus
bowl-focus-mark = focus
bowl-focus-mark-other = other focus
bowl-flights-picture = Flights from bounce to bounce: { $first } at first, { $last } at last.
bowl-flights-picture-slides = Flights from bounce to bounce: { $first } at first, { $last } at last. It slides from { $moment } on.
bowl-flights-chart = Time of each flight
bowl-zones-picture =
    { $radii ->
        [equal] How far off the axis the ball came at each distance. It stays up to { $both }.
       *[two] How far off the axis the ball came at each distance. It stays up to { $small }, and from { $large } to { $both }.
    }
bowl-zones-chart = Distances that hold it
bowl-zones-stays = stays
bowl-axis-bounce = bounce
bowl-axis-after-bounce = after bounce
bowl-axis-flight = flight
bowl-axis-time = time (s)
bowl-axis-distance = distance (m)
bowl-axis-near = distance (cm)
bowl-axis-apart = distance (mm)
bowl-axis-off = off the axis (cm)
bowl-axis-farthest = farthest off the axis (cm)

## The chart: a point for each flight.

bowl-section-chart = A point for each flight
bowl-section-place = where its top is, or midway between mirrors (mm)
bowl-section-speed = sideways speed there (m/s)
bowl-section-others = other starts with this energy
bowl-section-allowed = all that this energy allows
bowl-section-start = the start

## The law in numbers. "turns" are counted in bounces, or in round trips between mirrors.

bowl-law-farthest = farthest bounce of { $count }: { $far } off
bowl-law-lowest = at the lowest point: { $formula }
bowl-law-side =
    { $side ->
        [below] { $height } is below { $half }
        [above] { $height } is above { $half }
       *[at] { $height } is at { $half }
    }
bowl-law-side-hard =
    { $side ->
        [below] { $height } is below { $half }, a hard bowl's limit
        [above] { $height } is above { $half }, a hard bowl's limit
       *[at] { $height } is at { $half }, a hard bowl's limit
    }
bowl-law-gives-way = it gives way by about { $formula }, with m = 1 kg
bowl-law-loses = { $formula }: it loses height at every bounce
bowl-law-grows =
    { $turns ->
        [trips] { $formula }, beyond ±1: soon a small distance grows { $times } times at each round trip
       *[bounces] { $formula }, beyond ±1: soon a small distance grows { $times } times at each bounce
    }
bowl-law-at-limit = { $formula }: at the limit itself
bowl-law-back =
    { $turns ->
        [trips] { $formula }: it is back after { $count } round trips
       *[bounces] { $formula }: it is back after { $count } bounces
    }
bowl-law-to-and-fro = to and fro at { $speed }, without gravity
bowl-law-product = { $formula }, to stay between 0 and 1
bowl-law-upper = to the upper mirror: from { $formula } on
bowl-law-half-trace = half the trace of a bounce is { $half }; from −1 to 1 it stays
bowl-law-foci = an ellipse leads each path from one focus to the other
bowl-law-to-focus = nearest to the first one, flight by flight: { $distances } cm
bowl-law-near-the-axis = from 0 to 1 it stays near the axis; S, R: way to the wall, its radius
bowl-law-through-centre = through the centre: nothing along the wall
bowl-law-crossings = each crossing takes { $formula } times as long as the last
bowl-law-chord = first chord: { $formula }
bowl-law-chords-alike = nothing is lost: all chords are alike
bowl-law-shrinks = tan α shrinks to { $share } of it at each bounce
bowl-law-slides = it slides from { $formula } on, { $along }

## Bars.

bowl-experiment-energy = Energy

## The printed sheet: at home.

bowl-sheet-at-home = Measure a round bowl: opening w = ____ cm, depth d = ____ cm; its radius is a = w²/8d + d/2 = ____ cm. Drop a marble 1 cm off centre, from a/4 and from a. How far off is its second bounce? ____ cm, ____ cm
bowl-sheet-expect = From a/4 no farther than the first, from a several times as far, on the other side. Each bounce takes height: soon the ball is low enough to come back to the middle.

## Exercises.

bowl-exercise-highest = A bowl has a radius of 30 cm. What is the greatest height from which a ball dropped off centre stays?
bowl-exercise-highest-hint = Where is the focus of a curved mirror of this radius?
bowl-exercise-highest-solution = At half the radius: 15 cm.
bowl-exercise-fourth = In the same bowl: from what height is the ball back at its place at every fourth bounce?
bowl-exercise-fourth-hint = N bounces make a full turn: 1 − 4 h/a = cos(360°/N).
bowl-exercise-fourth-solution = For N = 4 the cosine is 0: h = a/4 = 7.5 cm.
bowl-exercise-mirrors = Two curved mirrors have a radius of 1 m each. What is the greatest distance at which a ball stays near their axis?
bowl-exercise-mirrors-hint = Both radii together.
bowl-exercise-mirrors-solution = l < R₁ + R₂ = 2 m. Light in a laser obeys the same rule.

## Challenges.

bowl-challenge-safe = Drop the ball 1 cm off centre, from as high as you can. It must stay within 10 cm for 50 bounces.
bowl-challenge-safe-hint = Which point of a mirror lies half way to its centre?
bowl-challenge-ring = Through the ring: from at least 30 cm off the centre of the dish, send the ball's centre through a ring of 2 cm around the focus, flight after flight.
bowl-challenge-ring-hint = The path has two ways through the ring; the flat one is easier to steer.

## Questions to a class.

bowl-class-drops =
    Two bowls have a radius of 1 m. A ball falls 0.45 m on the left, 0.55 m on the right, each 1 mm off centre.
    In which bowl does the ball stay near the middle?
bowl-class-neighbours =
    Two balls start 0.001 mm apart, 0.95 m above a round bowl of radius 1 m.
    How far apart are they after 20 bounces?
bowl-class-mirrors =
    Without gravity, a ball flies between curved mirrors of radius 0.6 m and 1.4 m, 1 mm off the axis.
    At which of these distances does it stay: 0.4, 1.1, 1.7 m?

## The printed sheet: columns.

bowl-column-drop-radius-m = Drop, radius (m)
bowl-column-half-the-radius = Half the radius (m)
bowl-column-farthest-bounce-mm = Farthest bounce (mm off)
bowl-column-does-it-stay = Does it stay within a tenth of the radius?
bowl-cell-stays = yes
bowl-cell-leaves = no, from bounce { $bounce }

## What challenges came to, and their targets.

bowl-safe-ran-away = It ran away at bounce { $bounce }: it was { $off } off.
bowl-safe-few =
    { $count ->
        [one] It bounced once in the bowl, no more.
       *[other] It bounced { $count } times in the bowl, no more.
    }
bowl-safe-low = It stayed, but only from { $height } radii.
bowl-safe-stayed = It stayed from { $height } radii, for { $count } bounces.
bowl-safe-target = Target: start from { $low }, { $middle } or { $high } radii, and stay within { $off } of the middle.
bowl-safe-level = { $part } radii
bowl-safe-ring = { $off } off
bowl-safe-bounce = bounce { $bounce }
bowl-ring-too-near = Start from at least { $off } off.
bowl-ring-through =
    { $count ->
        [one] { $count } flight in turn went through the ring.
       *[other] { $count } flights in turn went through the ring.
    }
bowl-ring-missed = Flight { $flight } missed the ring by { $off }.
bowl-ring-through-then-missed = { bowl-ring-through } { bowl-ring-missed }
bowl-ring-missed-after = { bowl-ring-missed } { bowl-ring-through }
bowl-ring-target = Target: a ring of { $wide } around the focus.
bowl-ring-mark = ring, { $wide } wide
bowl-ring-flights =
    { $count ->
        [one] { $count } flight
       *[other] { $count } flights
    }

## Names of set-ups.

bowl-name-Salad-bowl = Salad bowl
bowl-name-Satellite-dish = Satellite dish
bowl-name-Two-in-a-round-bowl = Two in a round bowl
bowl-name-Two-in-a-dish = Two in a dish
bowl-name-Nearly-flat = Nearly flat
bowl-name-On-the-Moon = On the Moon
bowl-name-Two-mirrors = Two mirrors
bowl-name-Equal-mirrors = Equal mirrors
bowl-name-Mirror-and-wall = Mirror and wall
bowl-name-Neighbours-in-a-bowl-and-in-a-dish = Neighbours in a bowl and in a dish
bowl-name-With-a-little-loss = With a little loss
bowl-name-Two-mirrors-and-gravity = Two mirrors and gravity
bowl-name-In-an-ellipse-with-a-spring = In an ellipse, with a spring
bowl-name-Two-curves-with-a-spring = Two curves, with a spring
bowl-name-Focus-of-a-dish = Focus of a dish
bowl-name-Focus-of-a-round-bowl = Focus of a round bowl
bowl-name-Focus-of-an-ellipse = Focus of an ellipse
bowl-name-Around-a-circle-with-loss = Around a circle, with loss
bowl-name-A-soft-bowl = A soft bowl

## Names of runs.

bowl-name-ball = ball
bowl-name-neighbour = neighbour
bowl-name-farther = farther
bowl-name-farthest = farthest
bowl-name-right = right
bowl-name-right-neighbour = right neighbour
bowl-name-short-axis = short axis
bowl-name-long-axis = long axis
bowl-name-pulled = pulled
bowl-name-pushed = pushed

## Names of curves, bars and forces.

bowl-name-distance-off-centre = distance off centre
bowl-name-speed = speed
bowl-name-energy-of-height-or-springs = energy of height or springs

## Names of groups of controls.

bowl-name-How-it-starts = How it starts
bowl-name-Planet-and-loss = Planet and loss
bowl-name-Spring = Spring
bowl-name-Two-bowls = Two bowls

## Names of what can be chosen in the panel.

bowl-name-round-bowl = round bowl
bowl-name-parabola = parabola
bowl-name-two-mirrors = two mirrors
bowl-name-one-above-the-other = one above the other
bowl-name-mirrors-and-a-spring = mirrors and a spring
bowl-name-ellipse = ellipse
bowl-name-round-room = round room

## Controls: words that stand for them, where others have a symbol.

bowl-symbol-shape = shape
bowl-symbol-from-a-focus = from a focus
bowl-symbol-two-balls = two balls
bowl-symbol-three-pairs = three pairs
bowl-symbol-two-bowls = two bowls
bowl-symbol-soft = soft
bowl-symbol-right-one = right one

## Name of the lesson.

bowl-name-How-high-can-it-bounce-and-still-stay = How high can it bounce and still stay?

## Values that cannot run: each without its full stop.

bowl-refuses-mirror = { $off } off the axis a mirror of { $radius } radius has ended; start closer to the axis
bowl-refuses-ellipse = { $off } off the axis the ellipse has ended; start closer to the axis
bowl-refuses-soft = a wall of { $stiffness } gives way by { $by }, and lets the ball through; choose a stiffer one, or a lower drop
bowl-refuses-bowl = { $off } off centre a bowl of { $radius } radius has ended; start closer to the middle
bowl-refuses-start = { $off } off centre, with { $speed } sideways, the ball would start { $deep } deep in the wall; choose a greater drop height h
