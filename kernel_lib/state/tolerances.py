"""Numerical thresholds of the library, each once, with what it stands for physically.

A name has one value. Parts are of what the sentence names: radii, speeds, accelerations.
Counts of work stand at the end: a run that reaches one stops with "step limit".
"""

import math

# Numbers.

#: Sizes between 1/LARGEST and LARGEST leave room for their squares and products in floats.
LARGEST = 1e70

#: Differences below this part of the terms they come from are what rounding leaves of zero:
#: slips, accelerations, closing speeds that a law has just taken away.
ROUNDING = 1e-12

#: Errors of an integration step below this part of the greatest coordinate or speed are rounding.
FINEST = 1e-14

#: Two beginnings or ends of contacts within this part of an integration step are one moment.
SAME_MOMENT = 1e-12

#: A frame closer to the end than this part of an interval is the end.
SAME_FRAME = 1e-6

#: A quotient of duration and step this close above a whole number is that number: 4/0.1
#: is forty steps whatever the last digit says.
WHOLE_STEPS = 1e-9

#: A force that drives away doubles distances: after so many times 1/sqrt(force per mass and
#: distance) the least of lengths, 1/LARGEST, has become the greatest.
DRIVEN_AWAY = 323.0

#: Energy that does not add up to the start by this part of the largest sum of kinetic and potential
#: energy is an error.
ENERGY_AMISS = 1e-9
#: Rounding of heights of this part of the potential energy is none.
HEIGHT_ROUNDING = 1e-14


#: Frames of a run that is computed anew are those of its file within this part of the greatest
#: coordinate and speed.
SAME_RUN = 1e-9


# Who touches, and when.

#: Bodies touch when their gap is below this part of the radius (or of the sum of the
#: radii). Rounding moves a ball that slides on a wall by a millionth of it; no picture
#: and no figure of the lessons can show it.
CONTACT_TOLERANCE = 1e-9

#: A walk towards a meeting has arrived when the gap is below this part of the distances that
#: it is a difference of: no float lies nearer.
MET = 4e-16

#: Balls that lie against each other, and close by rounding alone, meet again when they have
#: sunk in by this part of the sum of their radii.
SINKING = 1e-11

#: Balls that part so slowly that they come back before they are apart by this part of the
#: sum of their radii lie against each other.
LEAST_RISE = 1e-13

#: A ball leaves a curve along it, or without pressing, when its normal speed or acceleration is
#: below this part of those it is a sum of: where a contact ends they vanish together.
TANGENT = 1e-9

#: On a curve a motion is taken in pieces in which direction and press turn by so much, rad:
#: polynomials of order five then miss the path by 1e-13 of its size, and the speed by 1e-10.
CURVE_PIECE = 0.05

#: The curvature of a wall of one's own is taken from two normals so many radii to both sides.
NORMAL_TURN = 1e-4

#: On a wall that hardly bends a piece still ends when a ball could have moved by some radii: it
#: counts as bent by this part of 1/r.
SMALL_BEND = 1e-2

#: The part of a wall on which a ball moves is that so many radii ahead of it: where two parts
#: meet rounding does not separate them.
PART_REACHED = 1e-7

#: A slip below this part of the speeds is none: a piece along a curve ends it no better.
SLIP_ENDED = 1e-11
#: Bounces of two balls that attract each other, less this part of the sum of their radii high,
#: are summed: the place errs by less, and so does the energy while they last.
SUMMED_RISE = 1e-11

#: Walls that stand at a smaller angle, rad, are parallel: they carry a ball as one.
PARALLEL = 1e-6

#: Sine of the angle between two walls below which a fixed step takes them for one.
ONE_WALL = 1e-9

# Tracks.

#: A piece of a track is longer than this part of the coordinates of its ends.
LEAST_PIECE = 1e-9

#: Pieces of a track that meet at a smaller angle, rad, join smoothly.
LEAST_KINK = 1e-9

#: Panels of a quadrature are fine enough when their last coefficients are this part of the first.
QUADRATURE = 3e-13

#: A slip that begins at zero has risen above rounding at this part of its greatest value.
SLIP_RISEN = 1e-10

#: Panels narrower than this part of their neighbour are joined to it.
SLIVER = 1e-6

#: Squares of speeds along a track are rounded to this part of the greatest.
W_ROUNDING = 4e-15

#: Panels of a quadrature are not halved below this part of their stretch.
SHORTEST_PANEL = 1e-13

#: Panels of the quadrature of one leg.
MOST_TRACK_PANELS = 400

#: A ball in flight is near its track when the gap is below this part of its radius.
FLIGHT_NEAR = 1e-3

#: A ball that has left its track is clear of it when the gap is above this part of its radius; so
#: far beyond an end of a piece it still lands on that piece.
PARTED = 1e-10

#: Steps of the search for a landing; the next search starts there.
MOST_FLIGHT_STEPS = 1000

#: Friction above which a slip on a curved track ends at once: within a thousandth of its radius.
MOST_TRACK_FRICTION = 1e3

#: A ball on the bottom of a curved track that has less than this part of g r as the square of its
#: speed rests: it would swing by less than a ten-millionth of its radius.
SWINGING = 1e-14

# Impacts, and contacts that last.

#: After the first impact of a moment, bodies that touch and close by less than this part of the
#: speeds around leave together, without rebound; in fixed steps they stay in contact. Rounding
#: makes closing speeds a millionth of it.
SLOW_CLOSING = 1e-9

#: In a fixed step, bodies in sustained contact still close by no more than this part of the
#: speeds around.
HELD_CLOSING = 1e-11

#: Two balls are driven together by more than this part of the accelerations around.
DRIVEN_TOGETHER = 1e-9

#: Tangential speeds that differ by less than this part of the speeds are equal.
SAME_SPEED = 1e-9

#: A ball whose slip is below this part of its speed rolls; in sustained contact with slip and
#: speed below it, it rests.
ROLLING = 1e-9

#: A bounce slower than this part of sqrt(g r) is the first of the endless rest: it rises by
#: less than 1e-16 radii. The time of all that follow is added as one geometric series.
SETTLED = 1e-8

#: On a curve the rest of the bounces is taken as sliding from this part of sqrt(a_n r) on: they
#: rise by less than CONTACT_TOLERANCE, and no contact separates such a ball from one on the wall.
SETTLED_ON_CURVE = math.sqrt(2 * CONTACT_TOLERANCE)

#: Among many rough balls as well: each impact that is not level makes them hop on the table.
SUMMED_HOP = math.sqrt(2 * CONTACT_TOLERANCE)

#: Balls on a table whom friction drives together, or against a cushion, lose nothing in bounces
#: less high than this part of the sum of their radii: these do not die out, and their mean force
#: is that of a contact that lasts, in steps of some ten microseconds.
HELD_HOP = 1e-8

#: After such a bounce they are that part of the sum of their radii apart, whatever else they touch.
HELD_GAP = 5e-10

#: Bounces on a curve are summed if direction and normal acceleration change by less than this part
#: until they are over: their sum takes both as even.
EVEN_BOUNCES = 0.05

#: Without loss in the impact bounces have no such sum, and drag makes them ever smaller and
#: faster. Slower than this part of sqrt(g r) they rise by less than 5e-9 radii: on a wall they
#: end, between two balls they are said to accumulate.
FADED = 1e-4

#: Without loss and drag bounces never end. Slower than this part of sqrt(g r) they rise by less
#: than 5e-13 radii, and the ball is on the wall: it would hop some million times in a free fall.
ENDLESS_HOP = 1e-6

#: Under a law of restitution a bounce slower than this part of sqrt(g r) rises by less than
#: 5e-13 radii: the sum of all that follow is taken at once.
SETTLED_BY_LAW = 1e-6

#: A law that takes less than this part of the speed of so slow a bounce would need thousands of
#: bounces more, or never end: then they end where loss-free ones fade.
LITTLE_LOSS = 0.01

#: Angle, rad, by which friction may turn before its direction is taken anew: only a ball
#: that slips across the slope in space needs it; the path errs by about a ten-millionth.
FRICTION_TURN = 1e-3

#: Largest friction of a sliding ball: beyond, slip ends within a billionth of a second of
#: free fall at the same speed, which is at once in every picture.
MOST_FRICTION = 1e9

#: A ball whose drag makes it faster from step to step has left all bounds at this many times
#: the greatest speed of the start, gravity's since then included; balls that moving walls crush
#: as well.
OUT_OF_BOUNDS = 100.0

#: Room between walls that close in, in radii, in which a ball much faster than they are is taken
#: along: less than a picture shows, where hits without loss never end.
NARROW_GAP = 5e-3

# Compliant contacts.

#: While bodies touch, no ball goes farther in one step than this part of its radius: what it meets
#: on the way is seen at the ends of steps.
LONGEST_PATH = 0.5

#: Where nothing moves, a force field is called so often, to see whether it sets in, s.
FIELD_ASKED = 1e-3

#: Positions are rounded to this part of the distance at which two bodies meet: no overlap
#: is known better.
LEAST_OVERLAP = 1e-16

#: How a contact begins is judged at this part of its typical overlap, where forces are straight.
FIRST_OVERLAP = 1e-6

#: A contact that presses this many times as its spring does at first touch has a damper that does.
MOST_PRESSED = 2.0

#: The rate of a normal force is its change over this part of overlap over speed, to either side.
BRIEF_PART = 1e-6

#: A spring across a contact that has just caught lies below Coulomb's limit by this part of it.
BARELY_HELD = 1e-12

#: A contact lasts once it has gone on for this many times as long as a loss-free impact.
LASTING_AFTER = 10.0

#: Two bodies rest on each other when relative speed and acceleration are below this part of
#: those that sagging under their own weight would bring.
RESTING = 1e-3

#: Everything is at rest, and the run ends, when speed and acceleration of every ball are below
#: this part of the same.
AT_REST = 1e-7

# Impacts in closed form.

#: Steps of the one equation that an impact of damped spheres leaves: restitution to 1e-10.
HERTZ_IMPACT_STEPS = 64

#: Nodes along an impact between which the spring across a contact is a cubic: forces to 1e-10.
SHEAR_NODES = 1024

#: A spring across a contact gives way once its force is above Coulomb's limit by this part of
#: the greatest normal force: where it has just caught, both are equal.
HELD_BY_SPRING = 1e-9

#: So often a spring across a contact may catch in one impact: a stiff one rings.
MOST_GRIPS = 1000

# Work.

#: Longest run in fixed steps: 200 MB of frames for one ball, minutes of plain Python.
MOST_FIXED_STEPS = 1_000_000

#: Impacts of one run in fixed steps, half an hour of plain Python.
MOST_STEPPED_IMPACTS = 20_000_000

#: Impacts in one fixed step, after which the rest of the step is dropped. Only a run that
#: spends the rest of its steps while impacts pile up can come near.
MOST_IMPACTS_OF_A_STEP = 1000

#: Events of one run, about a minute of plain Python. Some scenes bounce without end at a pace
#: that only grows, such as loss-free balls with drag.
MOST_EVENTS = 200_000

#: Impacts of one moment, after which the rest leave together: never reached with a
#: restitution below 0.99, since each round takes a part of the closing speed away.
MOST_IMPACTS_OF_A_MOMENT = 10_000

#: Rounds of these after which a round that repeats an earlier one shows that there is no end; a
#: power of two, for those to compare with are the rounds of such numbers.
FIRST_ROUND_TO_REPEAT = 128

#: Events without the clock moving, after which impacts pile up without end.
MOST_AT_ONCE = 1000

#: Legs of one run on a track, some ten seconds of plain Python.
MOST_TRACK_EVENTS = 100_000

#: Integration steps of one run with compliant contacts, some minutes of plain Python.
MOST_INTEGRATION_STEPS = 500_000

#: Events of one run of many balls, some twenty minutes of the compiled loop.
MOST_LOOP_EVENTS = 2_000_000_000

#: Events of one run of many rough balls, some ten seconds of the compiled loop.
MOST_ROUGH_EVENTS = 2_000_000

#: Contacts that a run of many balls may list, about 600 MB. With record="end" none is.
MOST_LISTED = 2_000_000

#: Longest report in frames: 500 MB for one ball; more are an error.
MOST_FRAMES = 5_000_000

# ---- Rows of balls ----

#: An overlap beyond its kink by this part of the tolerance is at the kink.
SNAP_TO_KINK = 1e-2

#: Below this time (in units of the fastest contact's) a kink is not looked for.
SHORTEST_KINK = 1e-12

#: Tolerance of one step in tolerances of the result. Measured over 90,601 chains of Hertz
#: contacts, stiffness ratios 1e-3 to 1e3 and mass ratios 1/50 to 50: at 1e-6 and 1e-8 no
#: velocity misses the tolerance (0.9 of it at most); at 1e-10 one does, by 1.1 times.
CHAIN_STEP_TOLERANCE = 0.1

#: No step is more accurate than this: a smaller tolerance would shrink it without end.
FINEST_CHAIN_STEP = 1e-14

#: Closing speeds below this many tolerances, left over by a contact, are rounding: the
#: pair leaves together.
CHAIN_LEAVES_TOGETHER = 1.0

#: A pair that will part more slowly (in closing speeds at the start) is followed to its end:
#: the energy that is left says little about so slow a speed.
SLOW_PARTING = 0.25

#: A row that needs more steps than this is an error, not a wait.
MOST_CHAIN_STEPS = 1_000_000

#: A pair that closes slower than this part of the greatest difference of speed at the start
#: leaves together, at the velocity of its centre of mass. Without it, balls of low
#: restitution collide without end (inelastic collapse).
PAIR_LEAVES_TOGETHER = 1e-12

#: Slower than this, m/s, floats have no digits left: an impulse would round to nothing, and the
#: pair would collide without end.
SLOWEST_CLOSING = 1e-300

#: In a longer row a collapse waits for another collapse after each of its own impacts, and
#: their number has no practical bound. So where energy is lost the threshold doubles after
#: every so many impacts a contact.
IMPACTS_BEFORE_DOUBLING = 500

#: A row that needs more impacts than this is an error, not a wait.
MOST_RULE_IMPACTS = 5_000_000

#: Collisions of one run, each with its impacts, after which it stops with "step limit".
MOST_ROW_IMPACTS = 10_000

#: No two balls of a row that will ever meet again meet after this, s.
LAST_MEETING = 1e12

#: Closing speeds below this part of the greatest speed, now or at the start, are rounding.
ROW_ROUNDING = 1e-12

#: So many impacts of one cluster stand in the list; of more, each contact stands there once.
MOST_LISTED_OF_CLUSTER = 24

#: Returns to the bottom of one run, and the impacts or steps of their collisions, some minutes of
#: plain Python; then it stops with "step limit".
MOST_CRADLE_WORK = 2_000_000

#: Lengths and speeds that differ by less than this part are equal.
EQUAL_BALLS = 1e-9

#: A landing may miss its kink by this part of the step; what is left is crossed in one go.
NEAR_KINK = 1e-3

#: A closing speed below this says nothing of how long the contact will last: others push it.
SLOW_LEAD = 1e-9

#: An opening this part of a step before another event is left to the next step.
KINKS_TOGETHER = 1e-5

#: Tolerance of a step in tolerances of the result, over openings and closings: measured. One wave
#: through a row keeps a twentieth of the tolerance; with ten times this it missed it by 2.5.
WAVE_STEP_TOLERANCE = 1e-6

#: An overlap whose force is this part of the tolerance counts as none.
QUIET_OVERLAP = 1e-5
