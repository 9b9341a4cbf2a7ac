### What a lesson's page says by itself. Each message is a whole sentence, or the label of a control.
###
### A slot, such as { $time }, holds a figure with its unit, a name, or a formula; it is never translated.
### Where a number decides, a message has a form for each plural class, chosen by the slot $count.
### What a lesson says stands in its experiment and in its notebook.

## The language of the texts: of their plural classes, and of a screen reader.

page-language = en
# The language's own name: it stands so in the menu of every language.
page-language-name = English
language-label = Language: { $name }
language-choose = Language
# The last line of the menu of languages, before a link with the next message.
language-honest = All but English were written without a native proofreader.
language-mend = Mend a sentence
language-missing = This lesson is not translated yet. It is shown in English.

# The sign before decimals, and the digits from 0 to 9.
page-decimal = .
page-digits = 0123456789

## The clock and its speed.

speed-times = { $times }×
speed-clock = Speed { $speed }
speed-slower = 1/{ $times } of real speed
speed-minutes =
    { $count ->
        [one] 1 s is { $count } minute
       *[other] 1 s is { $count } minutes
    }
speed-hours =
    { $count ->
        [one] 1 s is { $count } hour
       *[other] 1 s is { $count } hours
    }
time-of = { $time } of { $duration }
parting-covered = After your guess you will see where they differ.
parting-waits = After “Let go” you will see where they differ.
time-play = Play (space)
time-pause = Pause (space)
time-again = Again
time-moment = Moment of the run
time-loop = Start again at the end
time-speed = Speed of the clock
time-bar = Time
time-start = To the start (Home)
time-contact-back = One contact back (Shift and arrow left)
time-frame-back = One frame back (arrow left)
time-frame-on = One frame on (arrow right)
time-contact-on = One contact on (Shift and arrow right)

## Bodies and their contacts.

parting-none = You never see the runs apart.
parting-from = From { $time } on you see { $ball } of “{ $other }” apart from { $ball } of “{ $one }”.
parting-beside = You never see them apart.
parting-beside-from = From { $time } on you see “{ $other }” and “{ $one }” apart.
# The slot $way is one of eight directions.
moves-so =
    { $way ->
       *[right] { $name } moves to the right at { $speed }.
        [up-right] { $name } moves up to the right at { $speed }.
        [up] { $name } moves up at { $speed }.
        [up-left] { $name } moves up to the left at { $speed }.
        [left] { $name } moves to the left at { $speed }.
        [down-left] { $name } moves down to the left at { $speed }.
        [down] { $name } moves down at { $speed }.
        [down-right] { $name } moves down to the right at { $speed }.
    }
moves-not = { $name } is at rest.
ball-only = the ball
ball-number = ball { $number }
stone-number = stone { $number }
contact-hits = { $a } hits { $b }
contact-slide = { $a } begins to slide on { $b }
contact-roll = { $a } begins to roll on { $b }
contact-rest = { $a } comes to rest on { $b }
contact-part = { $a } and { $b } part
contact-pocket = { $a } falls into { $b }
pocket-only = the pocket
pocket-number = pocket { $number }
contact-leaves = it leaves at { $speed }; { $energy }
contact-leave = { $a } leaves at { $speed }, { $b } at { $other }; { $energy }
contact-whole = { $met } with { $impulse }; { $ended }
contact-gain = the energy grows by { $share } %
contact-loss = { $share } % of the energy is lost
wall-upright = the wall
wall-floor = the floor
wall-table = the table
wall-ceiling = the ceiling
wall-slope = the slope
wall-track = the track
contact-no-loss = no energy is lost

## What an impact does to velocities; their names are those of the lesson.

parts-velocity = velocity
parts-before = before
parts-was = { $speed } before
parts-is = { $speed } after
parts-spoken = { $name } { $before } before and { $after } after
parts-turned = { $name } { $before } before, { $other } { $after } after
parts-of-ball = { $ball }: { $parts }
force-on = { $a } on { $b }
force-now = { $force } N
force-track = force of the track
attraction-each = { $force } each
attraction-touch = centre here: they touch
attraction-spoken = They pull each other with { $force }.
lens-times = × { $times }
lens-depth = { $depth } deep
lens-force = pushed with { $force } N
lens-slip = slip
lens-spoken = The ball is { $depth } deep in the plate. The plate pushes it with { $force } N.
force-spoken = ball { $a } presses on ball { $b } with { $force } N
slip-spoken = { $name } { $before } before and { $after } after
slip-turned = { $name } { $before } before and { $after } the other way after
slip-lasting = { $name } { $before }

## Energies and momenta.

sum-flight = energy of flight, all balls
sum-spin = energy of spin, all balls
sum-height = energy of height, all balls
sum-energy = energy, in total
sum-px = momentum to the right, all balls
sum-py = momentum upwards, all balls
sum-pz = momentum along z, all balls
sum-l = angular momentum, all balls
sum-labout = angular momentum about { $axis }
part-flight = flight
part-spin = spin
part-height = height
part-whole = all together
part-paths = of the paths
part-spins = of the spins
speed-slow = Speed: { $speed } (slow)
yours-name = your { $guess }
yours-answer = Your answer { $speeds } m/s, not a run
yours-real = in fact
yours-first = Your { $guess }, first
yours-first-fast = Your { $guess }, first ({ $speed })
speed-slowed = Speed: { $speed }, slowed down
speed-slow-lapse = { $speed } (slow)

## Acts, levels and the panel.

acts-one = Act { $act } of { $count }
acts-next = Next: { $title }
course-next = Next lesson: { $title }
course-end = This is the end of the course.
acts-label = Acts
acts-done = done
acts-challenges = Challenges
acts-stars = { $won } of { $all }
acts-all = All acts
acts-whole = Show the whole lesson at once, with all descriptions and all controls.
control-home = Back to { $home }
control-reset = Reset { $name } to { $home }
control-on = on
control-off = off
control-spoken = { $symbol }, { $meaning }
control-spoken-in = { $symbol }, { $meaning } in { $unit }
control-named = { $figure }, { $name }
control-share = = { $share } %
control-typed = { $control }, typed
drawer-open = All controls
drawer-close = Fewer controls
levels-chart = Chart
levels-label = Look closer
levels-covered = after your guess
levels-waits = after “Let go”
levels-curves = Curves
levels-bars = Bars
levels-contacts = Contacts
levels-readouts = Numbers
levels-map = Map
levels-measure = Measure
locks-whole = Whole lesson
locks-fixed = Fixed by the link
panel-label = Controls
panel-computing = For those who compute
panel-everything = Show all descriptions
panel-undo = Undo (Ctrl+Z)
panel-redo = Redo (Ctrl+Shift+Z)
panel-restart = Restart mine
panel-restart-title = Go back to the values of the link or set-up that you opened
panel-reset = Reset all
panel-reset-title = Go back to the values that this lesson starts with
panel-link = Copy link
panel-link-title = Copy the address of what you see
panel-presets = Preset
panel-choose = Choose a set-up …

## What the stage shows.

stage-lowest = { $height }: its lowest point
stage-turns = { $rate } turns/s
show-follows = follows { $name }
show-from = Point of view
show-from-title = Frame of reference
show-camera = Camera
show-camera-title = What the camera follows
show-more = More
show-label = Show
show-group-arrows = Arrows
show-group-together = Together
show-group-balls = Balls
show-group-stage = Stage
ball-centre = the centre of mass
show-room = the room
show-fit = fits all
show-free = as you put it
show-arrows = Velocity
show-arrows-title = An arrow of velocity on every ball
out-below = { $run }: below the picture
out-above = { $run }: above the picture
out-left = { $run }: left of the picture
out-right = { $run }: right of the picture
velocity-name = velocity
kept-in = speed in
kept-out = speed out
frames-share = { $share } %
frames-short = { $ball }: { $share }
frames-spoken = ball { $ball } { $share } %
frames-run = { $run }: { $told }.
show-paths = Preview
show-paths-title = The path ahead of every ball, from the start to the end
show-strobe = Steps
show-strobe-title = A mark at every fixed step so far
show-bounces = Dots of bounces
show-bounces-title = A dot below the picture for each bounce: how far it was from the middle
show-speeds = Speeds
show-speeds-title = Bars next to the balls: how many have each speed
speeds-title = Balls by speed
# $what is the name of a curve, such as “collisions each”.
speeds-count = { $count } { $what }
speeds-axis = speed (m/s)
speeds-theory = chance alone
bounces-times = × { $times }
show-grid = Grid
show-grid-title = Lines at round metres
show-momenta = Momentum
show-momenta-title = A double arrow of momentum on every ball
show-impulses = Impulse
show-impulses-title = A flash at each contact: equal and opposite on the two bodies
show-explained = At contacts
show-explained-title = What a contact does: parts of velocities, slip, forces, as the lesson has them
show-centre = Centre of mass
show-centre-title = The centre of mass of the balls, and its path
show-momentum-sum = Momenta tip to tail
show-momentum-sum-title = All momenta one after the other, and their total
show-angular = Angular momentum
show-angular-title = Split into that of the paths (orbital) and of the spins
show-trails = Trail
show-trails-title = Where every ball has been so far
show-cores = Mass
show-cores-title = Cores with areas in proportion to the masses; outlines keep their size
show-names = Names
show-names-title = Which run is which
show-beside = Side by side
show-beside-title = Each run in a picture of its own
show-snap = Snap to grid
show-snap-title = What you drag goes to the lines of the grid

## What hands move.

balls-more = + ball
balls-fewer = − ball
balls-more-title = One ball more
balls-fewer-title = One ball fewer
grip-place = Move { $ball }, place: { $now }
grip-velocity = Move { $ball }, velocity: { $now }
grip-kind = handle
grip-bend = Drag the wall to bend it
grip-bent = Bend the wall: { $now }
grip-point = Drag the point to draw the track
grip-height = Draw the track: { $now } high at { $x } m
grip-ball = Drag the ball
grip-arrow = Drag the tip of the arrow
measure-reads = { $tool }: { $reading }
measure-point = { $tool }, { $point }: { $reading }
measure-ruler = Ruler
measure-protractor = Protractor
measure-photogate = Photogate
measure-stopwatch = Stopwatch
measure-tools = Tools on the stage
measure-one-end = one end
measure-other-end = other end
measure-corner = corner
measure-first-arm = first arm
measure-second-arm = second arm
gate-waits = no pass yet
gate-dark = beam broken
gate-pass = pass { $count }: dark for { $time }
stopwatch-from = From
stopwatch-to = to
stopwatch-from-contact = Stopwatch, from
stopwatch-to-contact = Stopwatch, to
stopwatch-start = the start
stopwatch-now = now
stopwatch-contact = contact { $number }: { $what }, { $time }
stopwatch-gone = contact { $number }: not in this run
stopwatch-nothing = – s
table-own = My table
table-note = Note it
table-noted =
    { $count ->
        [one] One row in your table.
       *[other] { $count } rows in your table.
    }
table-full = Your table has { $count } rows and is full. Copy or save it, then clear it.
table-clear = Clear the table
table-bring-back = Bring it back
table-is-clear = The table is empty.
table-set-up = set-up
table-as-it-begins = as it begins
table-row = { $number }: { $setUp }
table-remove = Remove row { $number }
table-removed = Row { $number } is removed.
table-clock = clock (s)
table-gate-from = photogate, broken at (s)
table-gate-dark = photogate, dark for (s)
table-across = Across
table-up = Upwards
table-plot = Your points, { $count } in all: { $y } against { $x }.

## Challenges and exercises.

parts-label = Parts of the run that are there
parts-coming = Part { $come } of { $of } is there
parts-stopped = Stopped at part { $come } of { $of }
parts-refused = Part { $come } of { $of } is there. { $problem }
parts-stop = Stop
parts-go = Go on
star-challenge = Challenge { $place }
star-head = Challenge { $place } of { $all }.
star-off = { $off } off
stars-won =
    { $count ->
        [0] No star yet
        [1] One star
        [2] Two stars
       *[3] Three stars
    }
range-least = at least { $low } { $unit }
range-most = at most { $high } { $unit }
range-between = { $low } to { $high } { $unit }
star-foreign = This is another set-up. Press “Start over” for the challenge.
star-nothing = There was nothing to measure.
star-none-now = No star.
star-takes = What each star needs
star-hint = A hint.
star-next = Next challenge
star-over = Start over
star-leave = Back to the lesson
star-again = Try again
star-replay = Play it again
star-try = Try it
exercise-right = ✓ Right. { $solution }
exercise-near = ✓ Near enough. { $solution }
exercise-solution = Solution
exercise-hint = A hint
exercise-check = Check
exercise-try = Try it on the stage
exercise-choose = Choose one first.
exercise-type = Type a number first.
exercise-unread = The page does not read “{ $given }” as a number. Type 0.7, 5/7 or sqrt(2); a unit may follow.
exercise-wrong = ✗ Not yet. The hint may help.
exercise-before = ✓ Solved before.
own-title = Your own ball
own-task = Record a bouncing ball with your phone. Type the times between the clicks, in order. Each time, divided by the one before, is the share of speed that the floor returns. Type each further run on a new line (Shift and Enter).
own-label = times between clicks, in order, s
own-find = Find the share
own-type = Type two times or more, with spaces between them, such as 0.62 0.47.
own-grew = Flight { $place } is no shorter than the one before. A click is missing, or was counted twice.
own-grew-in = In run { $run }, flight { $place } is no shorter than the one before. A click is missing, or was counted twice.
own-asked = { $longest } s in the air is a fall from more than 100 m. Are these milliseconds?
own-long = { $longest } s in the air is a fall from more than 100 m. Type the times in seconds.
own-milli = Take them as milliseconds
own-runs = e = { $shares }, one for each run; the mean is { $mean } with a standard error of { $error }.
own-one = e = { $share }. If every bounce is like this one, the ball is at rest { $rest } s after the first click.
own-several = e = { $ratios } at the bounces. Equal bounces from the first flight to the last would have e = { $share }. With that e the ball is at rest { $rest } s after the first click.
tasks-all = Challenges and exercises
tasks-challenges = Challenges
tasks-exercises = Exercises

## The view in space.

space-oblique = Oblique
space-front = Front
space-side = Side
space-above = Above
space-switch = In space
space-view = View in space
space-turned = Turned
space-turn = Turn the view
space-turn-title = Drag, or use the arrow keys, to turn the view; Home: from the front
space-from-left = turned { $turn }° to the left
space-from-right = turned { $turn }° to the right
space-from-above = { $side }, { $rise }° from above
space-from-below = { $side }, { $rise }° from below
space-from-front = from the front

## The stage.

camera-in = Zoom in (+, or Ctrl and the wheel)
camera-out = Zoom out (−, or Ctrl and the wheel)
camera-fit = Fit all (0)
inset-total = Σp = { $size } kg m/s
inset-about = kg m²/s about { $place }
inset-ratio = e = { $ratio }: the same ratio
inset-momenta = Momentum, tip to tail
inset-speeds = Speeds before → after
inset-centre = the centre

## Results: bars, curves, contacts, numbers, charts.

bands-title = Energy of the two parts
bands-impact = landing
bands-spoken = { $name } { $before } before the landing and { $after } after it
bars-energy = Energy
bars-px = Momentum to the right
bars-py = Momentum upwards
bars-pz = Momentum along z
bars-lz = Angular momentum
bars-lx = Angular momentum about x
bars-ly = Angular momentum about y
bars-label = Bars: { $title }
quantity-unit = { $quantity } ({ $unit })
bars-told = { $run }: { $parts }
bars-part = { $name } { $value }
bars-choice = Bars of
chart-keys = { $words } Arrow keys read it off, Escape ends.
chart-keys-click = { $words } Arrow keys read it off, Enter: { $click }, Escape ends.
chart-set = set { $names }
chart-click = Click or Enter: { $click }
chart-left = { $name }, dropped
chart-left-else = dropped at other values
chart-clear = Clear the points
chart-waiting = The chart is on its way …
chart-numbers = The numbers of the chart
chart-table = The chart in numbers
chart-thinned = Some rows are left out; the file has them all.
contacts-first =
    { $count ->
        [one] the first one
       *[other] the first { $count }
    }
contacts-in-time = Contacts in order of time
contacts-title = Contacts
contacts-none = nothing touches
curves-of = Curve of
curves-label = Curve
curves-against = against
law-title = The law in numbers
closeup-spin = spin
closeup-lost = lost
closeup-before = before
closeup-after = after
closeup-title = { $time }: { $meeting }
closeup-soft = The overlap is at most { $overlap }, drawn { $factor } times as large. The force is at most { $force } N.
closeup-soft-own = The overlap is at most { $overlap }, drawn { $factor } times as large. The force is at most { $force } N. The contact takes no time on the clock of the swings, and { $lasts } ms on its own clock.
closeup-law = This is a law: the contact takes no time. The impulse is { $along } along the contact and { $across } across it.
closeup-normal = approach (normal)
closeup-tangential = slide (tangential)
closeup-elsewhere = passed on to others
closeup-label = Impact microscope
closeup-play = Play it slowly
closeup-close = Close
closeup-energy-pair = Energy of the two about their centre of mass (J)
closeup-energy-ball = Energy of the ball's motion (J)
closeup-force = force (N)
closeup-overlap = overlap (mm)
readouts-means = { $symbol }: { $name }
readouts-run = Run
readouts-label = Readouts
readouts-toggle = Show or hide this run
sound-label = Sound of the contacts
sound-title = A click at each contact, louder with the impulse
sound-switch = Sound
chart-bar = { $name } from { $from } to { $to }: { $count }
chart-from = { $axis } from
chart-to = to

## What is taken away and handed out.

take-chart = Chart ({ $kind })
take-film-title =
    { $count ->
        [one] The stage from this moment on, at the speed of the clock, at most { $count } second
       *[other] The stage from this moment on, at the speed of the clock, at most { $count } seconds
    }
take-film-lasts = A film begins at the moment shown and lasts at most { $time } s.
take-saved = Saved as { $name }.
take-filming = Film: { $share } %
take-png = The chart as a picture
take-svg = The chart as a drawing
take-csv = The numbers of the chart
take-results = Results
take-runs = Runs (CSV)
take-runs-title = Every frame of every run, in full precision
take-contacts = Contacts (CSV)
take-contacts-title = Every contact of every run, in full precision
take-stage = Stage (PNG)
take-stage-title = The stage at this moment
take-film = Film (GIF)
take-python = Copy as Python
take-python-title = The lines that make these runs
take-label = Take it with you
take-answers = Copy my answers
take-answers-title = Your guesses in all lessons, as far as this browser knows them
take-covered = You can take results after your guess.
copied-python = Python copied.
copied-numbers = Copied; paste it into a spreadsheet.
copy-numbers = Numbers, to be copied
numbers-copy = Copy
numbers-copy-title = The numbers, to be pasted into a spreadsheet
numbers-csv = CSV
numbers-csv-title = The numbers as a file
numbers-spoken = { $text }: { $what }
numbers-comma = Decimal comma in what I take: 1,5
numbers-time = time
numbers-seconds = time (s)
numbers-contact = contact
numbers-impulse = impulse (N s)
numbers-lost = energy lost (J)
numbers-lasts = lasts (s)
take-no-chart = These values have no chart.
take-no-guess = This browser remembers no guess yet.
copied-answers = Answers copied.
teach-fix = Fix
teach-hide = Hide
teach-fix-one = Fix { $symbol }, { $meaning }
teach-hide-one = Hide { $symbol }, { $meaning }
teach-embed-how = The code shows the lesson within another page. The server must allow that site: carom --embed-from, and the address of the site
teach-label = For instructors
teach-link = This link leads to what you see now, in the same act. Students cannot move what you tick.
teach-control = Control
teach-alone = For the projector: this picture, large, or the class questions of the lesson
teach-shown = Results open, without a guess
teach-everything = All controls open; otherwise students open them when they want
teach-tips = Tips for me at each act
teach-withhold = For an exam or homework, leave out
teach-no-skip = skipping the guess
teach-no-answers = answers of exercises, and the figures of a verdict
teach-no-explanation = the explanation after a guess
teach-no-python = the Python in the text
teach-courtesy = This is a courtesy and keeps nothing secret: a student who changes the address sees it all.
teach-copy = Copy this link
teach-embed = Copy embed code
slides-label = Two slides of what you see now
slides-question = Question (PNG)
slides-answer = Answer (GIF)
slides-how = Two slides, 16 : 9: the question with its picture, and a film. The film plays once, slowly at the decisive moment, and stops at the answer.
slides-later = Act { $act } answers this question: open that one first.
tips-label = For teachers
tips-title = For teachers · act { $act }, { $minutes } minutes
tips-goal = Goal
tips-say = They say
tips-ask = Ask
tips-next = Next
# Before a class, on the button of a teacher: what runs, or what a press does.
class-first = Round 1 of 2
class-talk = Talk
class-second = Round 2 of 2
class-alone = One round
class-ready = Show
class-look = Now
class-still = Next
class-told = Next question
class-again = From the start
class-count = Question { $place } of { $all }
class-right = right
menu-theme = Light or dark
menu-projector = For the projector
menu-label = Menu
menu-afresh = Start this lesson afresh
menu-print = Print
menu-teachers = For teachers
menu-guide = Guide for instructors
answers-one =
    { $lesson }
    Question: { $question }
    My guess: { $guess }
    Answer: { $answer }
    When: { $when }
answers-back = Comes back on: { $dates }
answers-later = in a later act
copied-link = Link copied.
copied-embed = Embed code copied.
copied-here = It opens only on this computer. The command carom --class shows an address for others.
copy-link = Link, to be copied
copy-embed = Embed code, to be copied
copy-python = Python, to be copied
copy-answers = Answers, to be copied
copy-nowhere = This page does not say which notebook it shows.

## Questions and guesses.

arrow-direction = Your guess: direction in °, anticlockwise from the right
arrow-length = Your guess: length in { $unit }
arrow-at = { $unit } at
arrow-label = Your arrow
guess-in = Your guess in { $unit }
guess-label = Your guess
guess-of = Your guess in { $unit }: { $what }
missing-choice = Choose an answer first.
missing-speeds = Set speeds that keep both first. Each meter says what is missing.
missing-arrow = Turn the arrow first.
flag-lower = Lower the flag
guess-less = Less
walls-share = The { $name } returns { $share } % of the speed.
walls-all = The { $name } returns all of the speed.
walls-nothing = The { $name } returns nothing.
walls-share-into = The { $name } returns { $share } % of the speed into it.
walls-all-into = The { $name } returns all of the speed into it.
walls-nothing-into = The { $name } returns nothing of the speed into it.
walls-smooth = Smooth.
walls-rubs = Rough: μ = { $friction }.
walls-grips = Full grip.
flag-raise = Raise the flag
guess-more = More
missing-flag = Raise the flag first: drag it, or use minus and plus.
missing-number = Say a number first.
heights-before = before
heights-down = down
heights-up = up
heights-every = a mark every { $time } s
heights-height = height
heights-speed = speed
heights-change = { $before } → { $after } { $unit }
flag-label = Flag: your guess
flag-down = not raised yet
arrow-truth = it was { $arrow }
arrow-words = { $length } { $unit } at { $way }
arrow-grip = Arrow: your guess; left and right turn it, up and down change its length
guess-unfit = No question fits these values.
guess-close = Too close to call. Move a little further.
guess-skip = Just show me
guess-play = Play first
guess-back = To the question
guess-vote = My vote
guess-pass = Skip the vote
guess-kept = Your vote is kept: { $guess }. Act { $act } shows the answer.
guess-because-label = I think so because … (optional)
guess-because = because
guess-region = Question
guess-go = Let go
guess-mine = My guess
speeds-ball = speed of ball { $number } afterwards, m/s
speeds-typed = speed of ball { $number }, typed, m/s
speeds-held = locked
speeds-hold = lock
speeds-lock-label = lock ball 1 at rest
speeds-hint-back = Ball 1 may move back: unlock it.
speeds-hint-on = Ball 1 may move on: unlock it.
speeds-off = v of ball { $number } goes from { $low } to { $high } m/s; you typed “{ $given }”.
speeds-through = ✗ ball { $one } would pass through ball { $other }
speeds-again = You have { $list } already; find another.
speeds-one = { $speeds } m/s:
speeds-instead = Momentum is { $now } kg m/s instead of { $before }. Change a speed.
speeds-quote = Your two answers, { $list } m/s, both keep momentum.
speeds-found = Kept: { $list } m/s. Now find a second one.
speeds-share = { $now } of { $before } { $unit }
speeds-keep = Keep this answer
speeds-last = Keep and play
speeds-order = ✓ no ball passes through another
speeds-kept = ✓ kept
speeds-much = ↑ too much
speeds-little = ↓ too little
wrong-choice = choose one of { $choices }
wrong-number = A guess is a number; you typed “{ $given }”.
wrong-missing = Type a number first.
wrong-scale-in = A guess lies between { $low } and { $high } { $unit }; you typed “{ $given }”.
wrong-scale = A guess lies between { $low } and { $high }; you typed “{ $given }”.
wrong-angle = A direction lies between −180° and 180°; you typed “{ $given }”.
wrong-arrow = an arrow has two components, got { $given }
wrong-length = The arrow may be { $maximum } { $unit } long; yours is { $length }.
stills-before = before
stills-at = at
stills-after = after
stills-result = result
sign-tick = Right:
sign-down = Lower:
sign-up = Higher:
sign-nearly = Not quite:
sign-other = Not this time:
verdict-above-flag = Higher than your flag
verdict-below-flag = Lower than your flag
verdict-above = Higher than you said
verdict-below = Lower than you said
verdict-nearly = Nearly
line-first = Your first guess: { $guess }. In fact: { $answer }.
line-last = Your last guess: { $guess }. In fact: { $answer }.
line-guess = Your guess: { $guess }
verdict-happened = What happened
verdict-right = Yes
stills-label = Four pictures
verdict-now = Now
stills-next = Next
line-here = Guess this one
verdict-following = Next question
verdict-another = Another one
verdict-again = Try once more
counts-next = Two different right answers count as understood.
counts-understood = Two different right answers: understood.
stage-start = At the start: { $motion }
look-plays = The run plays.
look-again = Once more, slowly.
seen-ask = What did you see?
seen-again = Look once more: what did you see?
verdict-saw = You saw
further-after = One step further
further-steps = Show me, step by step
further-own = Your own line
further-model = One answer
further-blank = The number that is missing
further-right = Right.
further-wrong = It is { $answer }.
line-watch = Watch.
verdict-was = In fact
verdict-you = You said

## The lesson as a whole.

line-changed = The lesson has changed since this page was made. Load the page again.
python-silent = Python does not answer yet … A page that was saved without Python shows no motion. Open its notebook and run it.
python-offline = Python does not answer; controls are off until it does. The animation goes on.
# A page without a server, whose answers were computed beforehand.
table-steps = Sliders go in steps here: the answers were computed beforehand.
table-between = There is no answer for { $symbol } = { $value } here, but there is one for { $below } and one for { $above }.
table-beside = There is no answer for { $symbol } = { $value } here; the nearest is { $below }.
table-one-at-a-time = Answers here are for one change at a time, and another value is changed as well. Set that back before { $symbol }.
table-one-of-them = Answers here are for one change at a time: only { $symbol } follows your hand.
table-elsewhere = Open these values with Python
table-nothing = There is no answer for these values here.
table-no-chart = This chart was not computed for these values.
table-needs-python = This needs Python, and this page has none.
python-loading = Python is loading: { $percent } %. The sliders keep to their stops until then.
python-not-here = Python could not be loaded: the set-ups and the stops of the sliders work without it.
python-ready = Python is there: every value can be set.
python-not-loaded = Python could not be loaded here, and nothing was changed. The set-ups and the stops of the sliders work without it.
python-stuck = Nothing more of it arrives.
python-ended = Python ended during this question and starts again. Nothing was changed.
python-too-long = these values take too long to compute
figure-png = Picture (PNG)
figure-svg = Drawing (SVG)
figure-csv = Numbers (CSV)
stage-keys = Stage of { $title }: space plays, arrow keys step, Home goes back, plus and minus zoom, 0 fits, W A S D move the picture
python-waiting = Waiting for Python …
toys-label = Play with it
toys-contrast = What is different?
toys-sound = Sound
toys-space = In space
toys-beside = Side by side
toys-throw = Throw it
toys-how = Drag the ball, and let go while your hand moves.
end-here = The run ends here.
end-rest = Everything is at rest.
end-on = Go on
end-longest = The run ends here. Longer runs are not computed.
share-button = Share
share-title = Share what you see
share-close = Close
share-name = A name of your own
share-alt = The stage at { $time }
share-link = Copy the link
share-picture = Copy the picture
share-save = Save the picture
share-film = Save a film of { $seconds } s
share-send = Send the picture
share-said = I said: { $guess }
share-truth = In fact: { $truth }
share-made = Carom
share-made-at = Carom, { $address }
share-copied = The picture is copied.
needs-label = You need:
reading-large = Large
reading-back = Back to the large stage
lesson-covered = Curves and numbers appear after your guess.
lesson-waits = Curves, readouts and contacts appear after “Let go”.

## What leads out of a lesson.

page-lessons = All lessons
page-by-itself = Open this lesson by itself

## What was answered some days ago comes back, in the gallery and in a lesson.

back-title = Come back
back-heading = Come back: { $what }
back-what =
    { $count ->
        [1] one question with new numbers, about a minute
        [2] two questions with new numbers, about two minutes
       *[3] three questions with new numbers, about two minutes
    }
back-answer =
    { $count ->
        [1] Answer one
        [2] Answer two
       *[3] Answer three
    }
back-later = Not today
back-lesson = lesson { $number }, { $when }
back-act = act { $act }, { $when }
back-place = Come back: { $place } of { $count }
back-next = Next
back-calendar = Dates for my calendar
back-event = Carom: come back
back-event-text =
    { $count ->
        [one] { $count } question with new numbers, about a minute: { $address }
       *[other] { $count } questions with new numbers, about two minutes: { $address }
    }
