### What lesson attracting_stones says.

## END

# $each is a speed, or "rest".
attracting-stones-end-asked =
    { $each ->
        [rest] Two stones are { $distance } apart. Both start at rest. Each hit keeps { $kept } of the closing speed.
       *[sideways] Two stones are { $distance } apart. Each moves sideways at { $each }, opposite ways. Each hit keeps { $kept } of the closing speed.
    }
    How does it end?
attracting-stones-end-seen-touching = They ended touching.
attracting-stones-end-seen-forever = They went on bouncing.
attracting-stones-end-seen-orbit = They circled and never touched.
attracting-stones-end-seen-apart = They flew apart.
attracting-stones-end-head-touching = They end touching
attracting-stones-end-head-forever = They bounce for ever
attracting-stones-end-head-orbit = They circle and never touch
attracting-stones-end-head-apart = They fly apart
attracting-stones-end-yes-touching-head-on = The hits end after { $over }, then rest: head on, there is no turning to keep.
attracting-stones-end-yes-touching-sideways = The hits end after { $over }. The turning stays: they touch and go round, once in { $round }, for ever.
attracting-stones-end-yes-forever = No loss: { $count } hits, each as fast as the first.
attracting-stones-end-yes-orbit-falls = They pass at { $nearest }, never nearer.
attracting-stones-end-yes-orbit-rises = They never come nearer than at the start, { $nearest }.
attracting-stones-end-yes-apart = { $each } each is more than the { $leave } needed to get away.
attracting-stones-end-no-touching-forever = Loss ends motion, but here nothing is lost. Each hit keeps all the speed, so hit { $count } was as hard as the first.
attracting-stones-end-no-touching-orbit-falls = Stones that attract need not meet. Their sideways speed made them miss: nearest { $nearest }. Without a hit nothing is lost.
attracting-stones-end-no-touching-orbit-rises = Stones that attract need not meet. At { $each } each they moved away first, and were never nearer than { $nearest }. Without a hit nothing is lost.
attracting-stones-end-no-touching-apart = They never met. Their sideways speed, { $each } each, was more than the { $leave } needed to get away.
attracting-stones-end-no-forever-touching = Smaller and smaller does not mean never ending. Each jump takes about { $ratio } of the time of the one before: all hits were over in { $over }.
attracting-stones-end-no-forever-orbit = They never touched: the nearest was { $nearest }. Without a hit there is nothing to bounce.
attracting-stones-end-no-forever-apart = They never touched: the nearest was { $nearest }. From { $leave } each on they never come back.
attracting-stones-end-no-orbit-touching-head-on = What attracts need not circle. These two started at rest, so they fell straight at each other. To miss, each needs { $graze } sideways, or more.
attracting-stones-end-no-orbit-touching-sideways = What attracts need not circle. For an orbit that misses each needs { $graze } sideways, or more. With { $each } they meet.
attracting-stones-end-no-orbit-apart = Faster is not a larger orbit without end. From { $leave } each on they never come back.
attracting-stones-end-no-orbit-forever-head-on = Both started at rest, so nothing carried them past each other: they fell, hit, and rose again to { $top }.
attracting-stones-end-no-orbit-forever-sideways = At { $each } each they fall almost straight at each other, hit, and rise again to { $top }.
attracting-stones-end-no-apart-touching-head-on = Nothing here adds energy, a hit least of all. To get away from { $distance } each needs { $leave }, and they started at rest.
attracting-stones-end-no-apart-touching-sideways = Nothing here adds energy, a hit least of all. To get away from { $distance } each needs { $leave }, and they started with { $each }.
attracting-stones-end-no-apart-forever-head-on = Nothing here adds energy, a hit least of all. To get away from { $distance } each needs { $leave }, and they started at rest. They rose to { $top } again.
attracting-stones-end-no-apart-forever-sideways = Nothing here adds energy, a hit least of all. To get away from { $distance } each needs { $leave }, and they started with { $each }. They rose to { $top } again.
attracting-stones-end-no-apart-orbit = Nothing here adds energy. To get away from { $distance } each needs { $leave }, and they started with { $each }. Farthest they were { $farthest }.

attracting-stones-end-steps-1 = Head on: they fall and hit. The jumps last about 0.7 of the one before: over after 7.4 h.
attracting-stones-end-steps-2 = With 0.10 mm/s sideways, too: part the speed into *towards* and *across*.
attracting-stones-end-steps-3 = A hit shrinks *towards* to 70 %. *Across* it cannot change.
attracting-stones-end-steps-4 = Your turn. Across grows as they come near: 6 m × 0.10 mm/s = 2 m × [0.30] mm/s.

## AT_ALL

attracting-stones-at-all-asked =
    Two stones float in empty space, { $distance } apart. Nothing else is near.
    What do they do?
attracting-stones-at-all-head-together = They fall together
attracting-stones-at-all-yes-together = They pull each other with { $force }, and hit after { $fall }.
attracting-stones-at-all-no-stay-together = Not only big bodies attract. These two pull each other with { $force }, and hit after { $fall }.
attracting-stones-at-all-no-apart-together = Nothing pushes them apart. They pull each other with { $force }, and hit after { $fall }.

## PASS

# $distance is a length, or "far"; $aim is a length, or "straight".
attracting-stones-pass-given =
    { $distance ->
        [far] { $aim ->
            [straight] From far away a stone comes at { $speed }, straight at another.
           *[beside] From far away a stone comes at { $speed }, aimed { $aim } beside another.
        }
       *[near] { $aim ->
            [straight] A stone starts { $distance } away at { $speed }, straight at another.
           *[beside] A stone starts { $distance } away at { $speed }, aimed { $aim } beside another.
        }
    } A hit keeps { $kept } of the closing speed.
attracting-stones-pass-asked =
    { attracting-stones-pass-given }
    What becomes of the passing stone?
attracting-stones-pass-head-caught = It is caught
attracting-stones-pass-head-hits = It hits and flies off
attracting-stones-pass-head-misses = It misses and flies off
attracting-stones-pass-head-orbit = It goes into orbit without a hit
attracting-stones-pass-yes-caught = It hit at { $before } and left at { $after }; to get away it needs { $needed }.
attracting-stones-pass-yes-hits-elastic = It left at { $left }, exactly as fast as it came.
attracting-stones-pass-yes-hits-fast = It had { $before } at the hit and kept { $after }, more than the { $needed } needed.
attracting-stones-pass-yes-misses = Bent by { $bent }, nearest { $nearest }, and off at { $left }.
attracting-stones-pass-yes-orbit = It was never fast enough to leave: { $came }, needed { $needed_there }.
attracting-stones-pass-no-orbit-misses = Coming near is not enough. Falling in made it faster, climbing out as slow as before: { $came } in, { $left } out. Without a hit nothing is lost, and nothing is caught.
attracting-stones-pass-no-orbit-caught = It did not miss: attraction bends paths, so aims up to { $wide } beside still hit. At the hit it lost too much to leave: { $after } was left.
attracting-stones-pass-no-orbit-hits = It did not miss: attraction bends paths, so aims up to { $wide } beside still hit. After the hit { $after } was enough to leave.
attracting-stones-pass-no-caught-hits-elastic = A hit alone does not hold it. Nothing was lost, so its energy is that of far away: it gets back there, at { $left }.
attracting-stones-pass-no-caught-hits-fast = It hit at { $before } and still had { $after }. { $needed } is enough to get away, so it left, at { $left }.
attracting-stones-pass-no-hits-caught = A bounce does not throw it off. It left the hit at { $after }, and { $needed } is needed to leave. So it falls back, again and again.
attracting-stones-pass-no-misses-caught-straight = Each stone has a radius of 1 m. Aimed { $aim } beside, they touch even on a straight line. It left the hit at { $after }: caught.
attracting-stones-pass-no-misses-caught-beside = { $aim } beside looks like a miss for stones of 1 m. But they attract: everything aimed closer than { $wide } hits. It left at { $after }: caught.
attracting-stones-pass-no-misses-hits = It did not miss: attraction bends paths, so everything aimed closer than { $wide } hits, here { $aim }. It left at { $left }.
attracting-stones-pass-no-caught-misses = It passed at { $nearest }: no hit, so no loss. It left at { $left }, as fast as it came.
attracting-stones-pass-no-hits-misses = It passed at { $nearest }: no hit, so no loss. Attraction bent its way by { $bent }, and that was all.
attracting-stones-pass-no-caught-orbit = It started with { $came }, and { $needed_there } would be needed to leave. It is bound already, and it misses: an orbit. Nearest they were { $nearest }.
attracting-stones-pass-no-hits-orbit = It never hit: nearest { $nearest }. It started with { $came }, and { $needed_there } would be needed to leave. It is bound already, and it misses: an orbit.
attracting-stones-pass-no-misses-orbit = It cannot fly off. It started with { $came }, and { $needed_there } would be needed to leave. It is bound already, and it misses: an orbit.

## GRAZE

attracting-stones-graze-asked =
    { attracting-stones-pass-given } So wide it hardly meets the other.
    Does it lose energy?
attracting-stones-graze-head-lost = It loses energy, and flies off
attracting-stones-graze-head-none = It loses none
attracting-stones-graze-head-caught = It is caught
attracting-stones-graze-yes-lost = Aimed up to { $wide } beside it hits, and { $aim } is less. So the rims close at { $closing }, and { $share } of its energy is gone.
attracting-stones-graze-yes-none-touch = The rims touch, but they move along each other. They close at only { $closing }, and a hit takes from that alone.
attracting-stones-graze-yes-none-miss = Aimed up to { $wide } beside it hits, and { $aim } is more. It passes at { $nearest }: no hit, no loss.
attracting-stones-graze-yes-caught = Aimed up to { $wide } beside it hits, and { $aim } is less. The rims close at { $closing }, and that takes more energy than it brought.
attracting-stones-graze-no-none-lost = It grazes, but not along the rims alone: they close at { $closing }. The hit took { $share } of the energy that it brought.
attracting-stones-graze-no-caught-lost = The hit took { $share } of the energy that it brought. What is left is enough to leave, at { $left }.
attracting-stones-graze-no-lost-none-touch = A touch alone takes nothing. The rims move along each other, and close at only { $closing }; of { $came } it keeps { $left }.
attracting-stones-graze-no-lost-none-miss = It came within { $nearest }, and did not touch. Without a hit nothing is lost: { $came } in, { $left } out.
attracting-stones-graze-no-caught-none-touch = To be caught it must lose all the energy that it brought. The rims close at only { $closing }, so it leaves at { $left }.
attracting-stones-graze-no-caught-none-miss = Attraction alone does not hold it. It passed at { $nearest } without a hit, and left at { $left }, as fast as it came.
attracting-stones-graze-no-none-caught = It is slow far away, so it brings little energy. The rims close at { $closing }, and the hit takes more than that.
attracting-stones-graze-no-lost-caught = It cannot fly off: at { $came } it brought little energy, and closing at { $closing } the hit took more than that.

attracting-stones-pass-steps-1 = Half of the speed is kept, all in mm/s. Far away: 0.336.
attracting-stones-pass-steps-2 = At the hit: √(0.336² + 1.295²) = 1.338.
attracting-stones-pass-steps-3 = After the hit: 0.669.
attracting-stones-pass-steps-4 = Your turn. To get away it needs 1.295; so it lacks [0.626].

## CATCH

attracting-stones-catch-asked =
    { $way ->
        [forwards] A small stone circles a heavy one in { $round }. It gets a push forwards: { $share } faster. Its twin gets none.
        [backwards] A small stone circles a heavy one in { $round }. It gets a push backwards: { $share } slower. Its twin gets none.
        [outwards] A small stone circles a heavy one in { $round }. It gets a push outwards, of { $share } of its speed. Its twin gets none.
       *[inwards] A small stone circles a heavy one in { $round }. It gets a push inwards, of { $share } of its speed. Its twin gets none.
    }
    Where is it when its twin has gone once round?
attracting-stones-catch-asked-mass =
    A small stone circles a heavy one in { $round }. It has { $mass }. Its twin of { $twin } starts with it, equally fast.
    Where is it when its twin has gone once round?
attracting-stones-catch-head-ahead = It is ahead of its twin
attracting-stones-catch-head-level = It is level with its twin
attracting-stones-catch-head-behind = It is behind its twin
attracting-stones-catch-yes-behind = { $angle } behind: pushed forwards it climbs to { $far }, and its round takes { $round } instead of { $twin }.
attracting-stones-catch-yes-ahead = { $angle } ahead: braked it falls inside, to { $near }, and its round takes { $round } instead of { $twin }.
attracting-stones-catch-yes-level-across = Level, within { $angle }: a push across changes the shape, hardly the time of a round.
attracting-stones-catch-yes-level-mass = Level: mass drops out.
attracting-stones-catch-no-ahead-behind = Faster at the push is not ahead at the end. The push lifted it to a larger round, where it is *slower* for most of the way: { $round } instead of { $twin }.
attracting-stones-catch-no-behind-ahead = Braking does not make it late. It sank to a smaller round, where it is faster: { $round } instead of { $twin }. So it is ahead.
attracting-stones-catch-no-ahead-level-across = A push across adds almost no energy: { $energy }. The time of a round depends on energy alone, so it comes back level, within { $angle }.
attracting-stones-catch-no-behind-level-across = The way is longer on one side and shorter on the other. The energy changed by { $energy } only, so its round takes { $round }: level, within { $angle }.
attracting-stones-catch-no-ahead-level-mass = A heavier stone is not faster. It is pulled { $mass } times as hard and is { $mass } times as hard to turn: the same round.
attracting-stones-catch-no-behind-level-mass = A heavier stone is not slower. It is { $mass } times as hard to turn, but it is pulled { $mass } times as hard: the same round.
attracting-stones-catch-no-level-ahead = The push changed its energy, and so the size of its round: { $round } instead of { $twin }. Small push, large lead: it adds up all the way round.
attracting-stones-catch-no-level-behind = The push changed its energy, and so the size of its round: { $round } instead of { $twin }. Small push, large delay: it adds up all the way round.

attracting-stones-catch-steps-1 = At the same height both need the same time for a round.
attracting-stones-catch-steps-2 = Three percent higher, a round takes 4.5 % longer: the way is longer, and the pull weaker.
attracting-stones-catch-steps-3 = The time grows as the height to the power of 1.5.
attracting-stones-catch-steps-4 = Your turn. Twice as far out, a round takes [2.8] times as long.

## SLOWEST

attracting-stones-slowest-asked =
    Two stones start { $distance } apart, each with a speed sideways, opposite ways.
    How slowly, at least, must each move so that they never touch?
attracting-stones-slowest-head = From { $need } each
attracting-stones-slowest-yes = Right: from { $need } each on they miss. At { $missed_at } the nearest was { $nearest }.
attracting-stones-slowest-no-circle = That is the speed of a circle, on which they keep their distance. At { $missed_at } the nearest was { $nearest }. They also miss when slower, from { $need } each on.
# What a run at $met_at did: the stones stay together, go on, or have shaved their orbit.
attracting-stones-slowest-no-less =
    Too slow. { $met ->
        [stay] At { $met_at } they met, and stay together.
        [on] { $count ->
            [one] At { $met_at } they hit once, and go on.
           *[other] At { $met_at } they hit { $count } times, and go on.
        }
       *[shaved] { $count ->
            [one] At { $met_at } they hit once, and shaved their orbit until it just grazes.
           *[other] At { $met_at } they hit { $count } times, and shaved their orbit until it just grazes.
        }
    } They miss from { $need } each on.
attracting-stones-slowest-no-more = They miss there, but also when slower. At { $missed_at } the nearest was { $nearest }. They miss from { $need } each on.

## HELD

attracting-stones-held-asked =
    From far away a stone comes straight at another, at { $speed }.
    Up to which share of speed kept at the hit is it caught?
attracting-stones-held-head = Up to { $most }
attracting-stones-held-yes = Right: up to { $most }. To leave it needs { $needed } after the hit. With { $away_share } it left the hit at { $away_speed }, and got away.
attracting-stones-held-no-all = Attraction and a hit are not enough: something must be lost. With { $away_share } it left the hit at { $away_speed }, and got away. It is caught up to { $most }.
attracting-stones-held-no-half = It is also caught where more is kept. With { $caught_share } it left the hit at { $caught_speed }, and was caught. To leave it needs { $needed }, so it is caught up to { $most }.
attracting-stones-held-no-less = Too little: more can be kept. With { $caught_share } it left the hit at { $caught_speed }, and was caught. To leave it needs { $needed }, so it is caught up to { $most }.
attracting-stones-held-no-more = That is too much. With { $away_share } it left the hit at { $away_speed }, and got away. To leave it needs { $needed }, so it is caught up to { $most }.

## MEETING

attracting-stones-meeting-asked =
    Another stone is { $lead } ahead of yours on a circle of { $radius }.
    By how much must you brake to meet it after one round of yours? Below zero is a push forwards.
attracting-stones-meeting-head = Brake by { $brake }
attracting-stones-meeting-yes = Right: brake by { $brake }. Your round then takes { $round } and that of the other stone { $twin }, so both come to one place at one time.
# After a hard push the stone is so late that it is nearer to the other one from ahead.
attracting-stones-meeting-no-forwards =
    { $pushed_side ->
        [early] A push forwards makes you late: you climb, and your round takes { $pushed_round }. After it you are { $pushed } ahead of it. Brake by { $brake } to meet it.
       *[late] A push forwards makes you late: you climb, and your round takes { $pushed_round }. After it you are { $pushed } behind it. Brake by { $brake } to meet it.
    }
attracting-stones-meeting-no-share = That is the share of a round that it is ahead. But the time of a round changes three times as much as the speed: you are { $early } ahead of it. Brake by { $brake }.
attracting-stones-meeting-no-less = Too little: after your round of { $late_round } you are { $late } behind it. Brake by { $brake } to meet it.
attracting-stones-meeting-no-more = Too much: after your round of { $early_round } you are { $early } ahead of it. Brake by { $brake } to meet it.

## ROUND

attracting-stones-round-asked =
    Two small stones circle heavy ones: on the left { $left_radius } from { $left_mass }, on the right { $right_radius } from { $right_mass }.
    Which needs longer for a round?
# Stands above the picture of one of them.
attracting-stones-round-about = { $radius } from { $mass }
attracting-stones-round-head-left = The left one needs longer
attracting-stones-round-head-right = The right one needs longer
attracting-stones-round-head-same = Both need the same time
attracting-stones-round-yes-left = One round takes { $left } on the left and { $right } on the right.
attracting-stones-round-yes-right = One round takes { $right } on the right and { $left } on the left.
attracting-stones-round-yes-same-balanced = Farther out the way is longer and the pull weaker. The heavier stone makes up for both: { $left } and { $right }.
attracting-stones-round-yes-same-alike = Both circles are alike, and so are the heavy stones: { $left } each.
attracting-stones-round-no-left-right-farther = The right one has the longer way: { $slow_way } at { $slow }, on the left { $fast_way } at { $fast }. A round takes { $right }, not { $left }.
attracting-stones-round-no-right-left-farther = The left one has the longer way: { $slow_way } at { $slow }, on the right { $fast_way } at { $fast }. A round takes { $left }, not { $right }.
attracting-stones-round-no-left-right-lighter = The lighter stone pulls less, so on the right it is slower: { $slow }, on the left { $fast }. A round takes { $right }, not { $left }.
attracting-stones-round-no-right-left-lighter = The lighter stone pulls less, so on the left it is slower: { $slow }, on the right { $fast }. A round takes { $left }, not { $right }.
attracting-stones-round-no-same-left-farther = Mass does not make up for this distance: { $slow_radius } from { $slow_mass } take { $left }, and { $fast_radius } from { $fast_mass } only { $right }.
attracting-stones-round-no-same-right-farther = Distance counts more than mass. With { $slow_radius } from { $slow_mass } a round takes { $right }, with { $fast_radius } from { $fast_mass } only { $left }.
attracting-stones-round-no-same-left-lighter = What is lighter pulls less: { $slow_mass } keep a stone on its circle at { $slow } only. So it is { $left } on the left, { $right } on the right.
attracting-stones-round-no-same-right-lighter = Mass counts: round { $slow_mass } a stone goes at { $slow }, round { $fast_mass } at { $fast }. So it is { $right } on the right, { $left } on the left.
attracting-stones-round-no-left-same-balanced = The left one is not late. At { $slow_radius } the way is longer than at { $fast_radius }, but { $slow_mass } pull harder than { $fast_mass }: { $left } and { $right }.
attracting-stones-round-no-right-same-balanced = What { $slow_radius } in place of { $fast_radius } costs, { $slow_mass } in place of { $fast_mass } make up for: { $right }, and { $left } on the left.
attracting-stones-round-no-left-same-alike = Nothing tells the left one from the right one: radius, mass and speed, { $fast }, are alike. A round takes { $left }.
attracting-stones-round-no-right-same-alike = The right one has the same radius and goes round the same mass at the same { $fast }. A round takes { $right }.

## BECOMES

attracting-stones-becomes-asked =
    { $count } stones that attract turn once in { $round }. A hit keeps { $kept } of the closing speed.
    What becomes of the cloud?
attracting-stones-becomes-head-one = It becomes one lump, which turns
attracting-stones-becomes-head-two = It becomes two lumps, which circle
attracting-stones-becomes-head-apart = It breaks up, and the pieces fly apart
attracting-stones-becomes-yes-one = { $count } hits took { $lost }, but none of the turning. The lump keeps it, and goes round once in { $turn }; the wide cloud needed { $began }.
attracting-stones-becomes-yes-two = Hits took { $lost }, but none of the turning. One lump cannot hold so much: now { $large } stones and { $small } circle each other, { $between } apart.
attracting-stones-becomes-yes-apart = It turned too fast for attraction to hold it. { $pieces } pieces fly apart; the farthest is { $far } from the middle after { $time }.
attracting-stones-becomes-no-two-one = It turned too slowly to part. { $count } hits took { $lost }, and all stones came together; what it had of turning the lump still has, once in { $turn }.
attracting-stones-becomes-no-apart-one = Hits do not drive stones apart: { $count } of them took { $lost }. So slow a cloud is pulled together, into a lump that turns once in { $turn }.
attracting-stones-becomes-no-one-two = Attraction does not win alone. No hit takes any turning, and two lumps can hold more of it: { $large } and { $small } stones, { $between } apart.
attracting-stones-becomes-no-apart-two = Not fast enough to leave: hits took { $lost }. Two lumps, of { $large } and { $small } stones, hold each other, { $between } apart.
attracting-stones-becomes-no-one-apart = Attraction holds only what is slow enough. This cloud turned once in { $began }: { $pieces } pieces leave, and the farthest is { $far } out.
attracting-stones-becomes-no-two-apart = Lumps circle only where attraction can hold them. These { $pieces } pieces are too fast for that; the largest has only { $large } stones.

## FLYING

attracting-stones-flying-asked =
    Three stones start level. { $upper_way ->
        [right] The upper one flies at { $upper } to the right.
        [left] The upper one flies at { $upper } to the left.
       *[none] The upper one starts at rest.
    } { $lower_way ->
        [right] The lower one flies at { $lower } to the right.
        [left] The lower one flies at { $lower } to the left.
       *[none] The lower one starts at rest.
    } A hit keeps { $kept } of the closing speed.
    How many are together after { $time }?
attracting-stones-flying-head-all = All three are together
attracting-stones-flying-head-two = Two are together
attracting-stones-flying-head-none = None are together
attracting-stones-flying-yes-all =
    { $count ->
        [one] One hit took { $lost }. From { $over } on all three touch.
       *[other] { $count } hits took { $lost }. From { $over } on all three touch.
    }
attracting-stones-flying-yes-two-leaves = Two touch; the third is { $far } away and leaves at { $speed }: { $leave } is enough.
attracting-stones-flying-yes-two-held = Two touch; the third is still { $far } away. At { $speed } it is held, for leaving takes { $leave }.
attracting-stones-flying-yes-none = They never touched: nearest { $nearest }. Without a hit nothing is lost.
attracting-stones-flying-no-two-all =
    { $count ->
        [one] The third is held as well. One hit took { $lost }, and after that none had the energy to leave: from { $over } on all touch.
       *[other] The third is held as well. { $count } hits took { $lost }, and after that none had the energy to leave: from { $over } on all touch.
    }
attracting-stones-flying-no-none-all =
    { $count ->
        [one] They attract, and a hit takes energy: one hit took { $lost }. They were never more than { $farthest } apart, and end in a touch.
       *[other] They attract, and each hit takes energy: { $count } hits took { $lost }. They were never more than { $farthest } apart, and end in a touch.
    }
attracting-stones-flying-no-all-two-leaves = Attraction alone does not hold the third. It is { $far } away at { $speed }, and { $leave } is enough to leave the two that touch.
attracting-stones-flying-no-all-two-held = Not yet: two touch, but the third goes round them, { $far } away, and has not met them again. Without a hit it loses nothing.
attracting-stones-flying-no-none-two-leaves =
    { $count ->
        [one] Hits do not drive all apart. One hit took { $lost }, and two touch. Only the third leaves, at { $speed }.
       *[other] Hits do not drive all apart. { $count } hits took { $lost }, and two touch. Only the third leaves, at { $speed }.
    }
attracting-stones-flying-no-none-two-held =
    { $count ->
        [one] Hits hold two together: one of them took { $lost }. The third, { $far } away, is held as well: it needs { $leave } to leave.
       *[other] Hits hold two together: { $count } of them took { $lost }. The third, { $far } away, is held as well: it needs { $leave } to leave.
    }
attracting-stones-flying-no-all-none = Attraction alone holds nothing that is fast enough. No two came nearer than { $nearest }, so no hit took energy.
attracting-stones-flying-no-two-none = Two that only pass each other stay no pair: without a hit nothing is lost. Nearest they were { $nearest }.

## Answers that can be chosen.

attracting-stones-catch-ahead = It is ahead of its twin.
attracting-stones-catch-level = It is level with its twin.
attracting-stones-catch-behind = It is behind its twin.
attracting-stones-becomes-one = One lump, which turns.
attracting-stones-becomes-two = Two lumps, which circle each other.
attracting-stones-becomes-apart = It breaks up, and the pieces fly apart.
attracting-stones-round-left = The left one.
attracting-stones-round-right = The right one.
attracting-stones-round-same = Both need the same time.
attracting-stones-pass-caught = It is caught.
attracting-stones-pass-hits = It hits and flies off.
attracting-stones-pass-misses = It misses and flies off.
attracting-stones-pass-orbit = It goes into orbit without a hit.
attracting-stones-graze-lost = Yes, and it flies off.
attracting-stones-graze-none = No, or hardly any.
attracting-stones-graze-caught = Yes, so much that it is caught.
attracting-stones-end-touching = They end touching.
attracting-stones-end-forever = They bounce for ever.
attracting-stones-end-orbit = They circle and never touch.
attracting-stones-end-apart = They fly apart.
attracting-stones-at-all-stay = They stay where they are.
attracting-stones-at-all-together = They fall together.
attracting-stones-at-all-apart = They drift apart.
attracting-stones-flying-all = All three are.
attracting-stones-flying-two = Two are.
attracting-stones-flying-none = None are.

## Controls: what they are.

attracting-stones-control-sideways = speed sideways of each stone
attracting-stones-control-situation = which stones
attracting-stones-control-distance = distance of the centres at the start
attracting-stones-control-e = share of speed kept at a hit
attracting-stones-no-loss = no loss
attracting-stones-control-incoming = speed of the stone that passes
attracting-stones-control-aim = how far beside it is aimed
attracting-stones-control-nearby = starts 25 m away at this speed, not far away
attracting-stones-control-push = faster along its orbit by
attracting-stones-control-across = of its speed
attracting-stones-control-radius = radius of the orbit
attracting-stones-control-mass = mass of the small stone
attracting-stones-control-lead = how far ahead its twin starts
attracting-stones-control-left_radius = radius of the orbit on the left
attracting-stones-control-left_mass = mass of the heavy stone on the left
attracting-stones-control-right_radius = radius of the orbit on the right
attracting-stones-control-right_mass = mass of the heavy stone on the right
attracting-stones-control-cloud = which of the clouds
attracting-stones-control-upper = of the upper stone
attracting-stones-control-lower = of the lower stone

## Set-ups: what to look for.

attracting-stones-set-up-head-on = Lesson 1 again: infinitely many bounces, then rest.
attracting-stones-set-up-sideways-1 = A hit cannot take the turning: they touch and go round.
attracting-stones-set-up-sideways-2 = They fall, miss, and come back.
attracting-stones-set-up-sideways-3 = Too fast: they never come back.
attracting-stones-set-up-a-perfect-hit = Nothing is lost, so nothing comes to rest.
attracting-stones-set-up-a-passing-stone = The hit takes so much that it cannot get away.
attracting-stones-set-up-a-stone-like-a-billiard = Without loss it leaves as fast as it came.
attracting-stones-set-up-far-beside = Bent, but not caught: without a hit nothing is lost.
attracting-stones-set-up-grazing = A touch takes only from the motion towards each other, and here there is none.
attracting-stones-set-up-speed-up = Faster at the push, and late after a round.
attracting-stones-set-up-slow-down = Braked, it falls inside, and is ahead.
attracting-stones-set-up-a-push-outwards = The energy hardly changes, so the time of a round does not.
attracting-stones-set-up-two-stones-at-rest = Everything attracts everything, stones too.
attracting-stones-set-up-round-the-heavy-one = Twice as far out, round eight times the mass: a round takes as long.
attracting-stones-set-up-balls-that-fly-level = Two hit and stay together; the third goes round them, and loses nothing.
attracting-stones-set-up-a-cloud-of-stones = Hits take energy, never turning. Clouds are computed in advance, as they take long.
attracting-stones-set-up-three-in-a-triangle-lagrange = Three equal stones keep their triangle, and turn.

## Acts.

attracting-stones-act-1 = Two stones
attracting-stones-act-1-why = They pull each other with equal forces. Change the speed sideways.
attracting-stones-act-2 = A passing stone
attracting-stones-act-2-why = The path is bent. Change the aim, and what a hit keeps.
attracting-stones-act-3 = Catch it
attracting-stones-act-3-why = Two small stones begin together. One gets a push.

## Pictures of verdicts. $left is a speed, or "bound".

attracting-stones-mark-start = start
attracting-stones-mark-nearest = nearest { $nearest }
attracting-stones-mark-straight-on = straight on
attracting-stones-mark-hit = hit
attracting-stones-mark-round = one round: { $time }
attracting-stones-mark-twin = twin: { $time }
attracting-stones-two-touch = From { $over } on the stones touch.
attracting-stones-two-hit =
    { $count ->
        [one] The stones hit once, and part again.
       *[other] The stones hit { $count } times, and part again each time.
    }
attracting-stones-two-rise = The stones are never nearer than at the start, { $nearest }.
attracting-stones-two-pass = The stones pass each other, { $nearest } apart at the nearest.
attracting-stones-came-hit =
    { $left ->
        [bound] The stone came at { $came } and hit. It cannot leave.
       *[free] The stone came at { $came } and hit. It left at { $left }.
    }
attracting-stones-came-past =
    { $left ->
        [bound] The stone came at { $came } and passed at { $nearest }. It cannot leave.
       *[free] The stone came at { $came } and passed at { $nearest }. It left at { $left }.
    }
attracting-stones-caught-up =
    { $side ->
        [ahead] The stone is { $angle } ahead. Its round takes { $round }, that of its twin { $twin }.
       *[behind] The stone is { $angle } behind. Its round takes { $round }, that of its twin { $twin }.
    }
attracting-stones-becomes-lump = { $count } stones
# $lumps are how many stones each lump has: "5, 4, 2".
attracting-stones-becomes-picture =
    { $alone ->
        [0] Stones that touch at the end: { $lumps } of { $count }.
        [one] Stones that touch at the end: { $lumps } of { $count }. One is alone.
       *[other] Stones that touch at the end: { $lumps } of { $count }. { $alone } are alone.
    }
attracting-stones-room-chart = Room between the stones
attracting-stones-room-line = room between the stones
attracting-stones-axis-time = time (h)
attracting-stones-axis-room = room (m)

## The chart: how near two stones come.

attracting-stones-near-chart = How near do two stones come?
attracting-stones-axis-sideways = speed sideways (mm/s)
attracting-stones-axis-nearest = nearest distance of the centres (m)
attracting-stones-near-kepler = nearest, by Kepler
attracting-stones-near-touch = they touch
attracting-stones-near-below = below, hits end in a touch
attracting-stones-near-above = above, they leave
attracting-stones-near-here = here

## The law in numbers.

attracting-stones-law-ellipse = T = 2π √(a³/(G M)), a half of the longest way across
attracting-stones-law-circles = T = 2π √(r³/(G M)), with r the radius of the circle
attracting-stones-law-round = one round takes { $time }
attracting-stones-law-triangle = one round: { $formula }, with L = 10 m
attracting-stones-law-cloud = energy falls at each hit; angular momentum does not
attracting-stones-law-level = to leave two: √(2 G (m₁ + m₂ + m₃)/d) past their middle
attracting-stones-law-circle = circle: { $formula } each
attracting-stones-law-speeds = to miss each needs { $graze }, to get away { $leave }
attracting-stones-law-leave = to get away: { $formula } at a touch, { $there } at { $distance }
attracting-stones-law-aims = aims below { $formula } hit, with { $distance }
attracting-stones-law-hit = hit { $number }, { $time }: { $speeds } towards and away
attracting-stones-law-hits =
    { $count ->
        [one] in all { $count } hit
       *[other] in all { $count } hits
    }

## Bars.

attracting-stones-experiment-energy = Energy
attracting-stones-experiment-turning = Turning (angular momentum)

## The printed sheet: at home.

attracting-stones-sheet-at-home = Sit on a chair that turns, with a full bottle in each hand and your arms stretched out. Let yourself be turned: once round in ____ s. Draw your arms in: once round in ____ s
attracting-stones-sheet-expect = With arms drawn in you turn faster, often twice as fast: the angular momentum stays, as with two stones that come near. Friction of the chair takes some of it.

## Exercises.

attracting-stones-exercise-escape = Two stones are 10 m apart. How many times as fast as on a circle must they be to get away for ever?
attracting-stones-exercise-escape-hint = On a circle m v²/r holds against attraction; to get away the energy must not be negative.
attracting-stones-exercise-escape-solution = v² = G M/d on a circle and v² = 2 G M/d to get away: √2 = 1.41 times as fast.
attracting-stones-exercise-twice_as_far = Two stones fall together from 10 m apart in 7.23 h. How long does it take them from 20 m?
attracting-stones-exercise-twice_as_far-hint = From far away the time of a fall grows as the distance to the power of 1.5.
attracting-stones-exercise-twice_as_far-solution = 2^1.5 = 2.83 would give 20.5 h. They touch at 2 m, which shortens the short fall more: 21.0 h, 2.9 times as long.
attracting-stones-exercise-touching = Two stones start 10 m apart, each at 0.05 mm/s sideways, so at 0.1 mm/s past each other. How fast do they go past each other when they touch, 2 m apart?
attracting-stones-exercise-touching-hint = A hit cannot change the angular momentum: distance times speed across stays.
attracting-stones-exercise-touching-solution = 10 m × 0.1 mm/s = 2 m × v, so v = 0.5 mm/s.

## What challenges came to, and their targets.

attracting-stones-gentlest-missed = It missed by { $off }.
attracting-stones-gentlest-crossed = It crossed the ring with { $speed } to spare.
attracting-stones-gentlest-another = It was not caught from far away at { $speed }.
attracting-stones-gentlest-caught =
    { $enough ->
        [little] It was caught, with { $kept } of its speed kept at the hit, which is too much loss.
       *[enough] It was caught, with { $kept } of its speed kept at the hit.
    }
attracting-stones-gentlest-target = Target: the two must turn back before they are { $distance } apart.
attracting-stones-gentlest-ring = { $distance } apart
attracting-stones-rendezvous-another = The other stone did not start { $lead } ahead, or there was a push outwards.
attracting-stones-rendezvous-met = You came within { $off } of the other stone.
attracting-stones-rendezvous-ahead = You are { $off } ahead: you braked too hard.
attracting-stones-rendezvous-behind =
    { $why ->
        [pushed] You are { $off } behind: you pushed forwards.
       *[braked] You are { $off } behind: you braked too little.
    }
attracting-stones-rendezvous-target = Target: after your round the other stone is within { $wide }, { $middle } or { $narrow } of you.

## Challenges.

attracting-stones-challenge-gentlest = The gentlest catch: catch the passing stone with as little loss as you can. It must turn back before the ring.
attracting-stones-challenge-gentlest-hint = It must not only be caught: it must turn back before 25 m. At 25 m it may have no speed left.
attracting-stones-challenge-gentlest-takes-1 = 70 % kept
attracting-stones-challenge-rendezvous = Rendezvous: the other stone is 30° ahead. One push, one round of yours: meet it.
attracting-stones-challenge-rendezvous-hint = To catch up, fall inside.
attracting-stones-challenge-rendezvous-takes-1 = within 10°

## Questions to a class.

attracting-stones-class-two =
    Two stones are 6 m apart. Each moves sideways at 0.1 mm/s, opposite ways. Each hit keeps 70 % of the closing speed.
    How does it end?
attracting-stones-class-passing =
    From far away a stone comes at 0.34 mm/s, aimed 4 m beside another. A hit keeps 100 % of the closing speed.
    What becomes of the passing stone?
attracting-stones-class-push =
    A small stone circles a heavy one in 35 h. It gets a push forwards: 3 % faster. Its twin gets none.
    Where is it when its twin has gone once round?

## The printed sheet: columns.

attracting-stones-column-sideways-mm-s = Sideways (mm/s)
attracting-stones-column-kept = Kept
attracting-stones-column-how-does-it = How does it end?
attracting-stones-column-nearest-m = Nearest (m)
attracting-stones-column-hits-over-after = Hits over after

## Names of set-ups.

attracting-stones-name-Head-on = Head on
attracting-stones-name-Sideways-1 = Sideways 1
attracting-stones-name-Sideways-2 = Sideways 2
attracting-stones-name-Sideways-3 = Sideways 3
attracting-stones-name-A-perfect-hit = A perfect hit
attracting-stones-name-A-passing-stone = A passing stone
attracting-stones-name-A-stone-like-a-billiard-ball = A stone like a billiard ball
attracting-stones-name-Far-beside = Far beside
attracting-stones-name-Grazing = Grazing
attracting-stones-name-Speed-up = Speed up
attracting-stones-name-Slow-down = Slow down
attracting-stones-name-A-push-outwards = A push outwards
attracting-stones-name-Two-stones-at-rest = Two stones at rest
attracting-stones-name-Round-the-heavy-one = Round the heavy one
attracting-stones-name-Balls-that-fly-level = Balls that fly level
attracting-stones-name-A-cloud-of-stones = A cloud of stones
attracting-stones-name-Three-in-a-triangle-Lagrange = Three in a triangle (Lagrange)

## Names of runs.

attracting-stones-name-stones = stones
attracting-stones-name-pushed = pushed
attracting-stones-name-twin = twin
attracting-stones-name-left = left
attracting-stones-name-right = right
attracting-stones-name-three = three
attracting-stones-name-cloud = cloud

## Names of curves, bars and forces.

attracting-stones-name-distance-of-the-centres = distance of the centres
attracting-stones-name-speed-towards-each-other = speed towards each other
attracting-stones-name-speed-past-each-other = speed past each other
attracting-stones-name-energy-of-distance = energy of distance
attracting-stones-name-angular-momentum = angular momentum

## Names of what can be chosen in the panel.

attracting-stones-name-two-stones = two stones
attracting-stones-name-passing-stone = passing stone
attracting-stones-name-round-a-heavy-one = round a heavy one
attracting-stones-name-round-two-heavy-ones = round two heavy ones
attracting-stones-name-three-in-a-triangle = three in a triangle
attracting-stones-name-three-that-fly-level = three that fly level
attracting-stones-name-a-cloud = a cloud

## Controls: words that stand for them, where others have a symbol.

attracting-stones-symbol-stones = stones
attracting-stones-symbol-starts-nearby = starts nearby
attracting-stones-symbol-push = push
attracting-stones-symbol-push-outwards = push outwards
attracting-stones-symbol-lead = lead
attracting-stones-symbol-cloud = cloud
attracting-stones-symbol-v-upper = v upper
attracting-stones-symbol-v-lower = v lower

## Name of the lesson.

attracting-stones-name-Stones-that-attract-how-does-it-end = Stones that attract: how does it end?
