### What the answers of Python say in every lesson.

## The first picture, for a reader who does not see it.

stage-balls-start = The balls at the start

## A guess of several speeds.

listed = { $names }

## Charts, for a reader who does not see them.

chart-against = { $title }. { $y } against { $x }.
chart-lines = Lines: { $names }.
chart-range = { $low } to { $high }
chart-shade = { $name } from { $ranges }.
chart-region = { $name } in { $share }.
chart-nothing = nothing
chart-span = { $name } from { $low } to { $high }.
chart-bars = { $count } bars, the highest from { $low } to { $high }.
chart-loop = Loop { $name }, { $what } { $area }.
chart-points = Points: { $name }.
chart-at = { $name } at { $place }.

## The law with the present numbers.

law-of-run = { $run }: { $line }
law-nothing = Nothing has collided in this run.

## Controls that several lessons have, and ticks below their sliders.

control-gravity = acceleration of free fall
control-kac = return to contact before the law acts
control-step = length of a time step
control-duration = length of the run
control-moon = Moon
control-earth = Earth
control-jupiter = Jupiter

## Units that are words, behind a figure.

unit-radii = radii
unit-times = times
unit-balls = balls
unit-bounces = bounces
unit-flights = flights
unit-each = each
unit-collisions-each = collisions each

## Values that cannot be.

# What was typed: as it was, in quotes, or one of the words in brackets.
takes-got =
    { $got ->
        [nothing] nothing
        [long] a text of { $length } characters
       *[text] { $got }
    }
takes-number = { $symbol } takes a number from { $least } to { $most }, got { takes-got }
takes-integer = { $symbol } takes a whole number from { $least } to { $most }, got { takes-got }
# Where the unit is a word.
takes-most = { $figure } { $unit }
# What was typed, such as 1.234,5, and the same with one sign.
number-both = “{ $given }” has a point and a comma. Write { $example }.
takes-switch = { $symbol } takes on or off, got { takes-got }
takes-choice = { $symbol } takes one of { $choices }, got { takes-got }
takes-no-such = there is no parameter { $name } here; there are { $known }
value-fixed = this value is fixed by the link
# $problem is a sentence without its full stop.
values-cannot-run = These values cannot run: { $problem }. Nothing was changed.

refuses-memory = these values need too much memory
refuses-long = these values take too long to compute

## What no page of ours asks, each without its full stop. $field is a key of the question.

asked-unknown = the page sent a message that this lesson does not know
asked-part = these values have { $count } parts, from { $first } on, got { $got }
asked-values = { $field } must be at most { $most } values by name
asked-names = { $field } must be a list of at most { $most } names
asked-long = a question is at most { $most } characters, got { $length }
asked-query = the query of a link must be text
asked-object = a question is a JSON object
asked-field = { $field } may hold at most { $most }, got { $size }
asked-long-name = { $field } holds a name of more than { $most } characters
asked-long-text = { $field } holds a text of more than { $most } characters
asked-deep = { $field } holds more than { $most } levels

## What is wrong with a link. Its keys and words are not translated.

link-long = The link is { $length } characters long and at most { $most } are read; the lesson starts with its own values.
link-slip = The link says { $key }, no key here; is { $meant } meant?
link-no-view = The link says view={ $asked }, and there is no such view; there is { $view }.
link-no-act = The link says act={ $asked }; there are acts 1 to { $acts }, and all.
link-no-control = The link says { $key }={ $name }, and there is no such control here; there are { $known }.
# $problem is a sentence without its full stop.
link-value = The link says { $name }={ $text }: { $problem }.

## Why a run ends early, or has more than is shown.

ending-budget = “{ $run }” ends at { $time }: there it has cost what a lesson computes at once: contacts and steps are too many. Fewer, slower or softer contacts let it go on; copied as Python it goes as far as its budget.
ending-through = “{ $run }” ends at { $time }: there a ball has passed through a wall. Shorter steps, a return to contact or a stiffer wall hold it back.
ending-drag = “{ $run }” ends at { $time }: there drag has made a ball a hundred times faster than it can be, as it does where one step takes more than twice its speed. A step Δ below 2 m/(k_c r) cures it.
ending-accumulate = “{ $run }” ends at { $time }: there infinitely many impacts follow within a moment, after which the law says nothing more. Another restitution or another start avoids it.
ending-crowded = “{ $run }” has { $count } contacts: those after { $most } are not shown.

## What cannot be given.

chart-none = No chart: { $problem }
take-long = the table would have { $rows } rows and a spreadsheet takes { $most }; shorten the runs, or copy the set-up as Python and go on there

## Names that several lessons have: of runs, curves, bars and groups of controls.

name-energy-of-motion = energy of motion
name-lost = lost
name-From-the-papers = From the papers
name-height = height
name-For-those-who-compute = For those who compute
name-fixed-steps = fixed steps
name-exact = exact
name-Method = Method
name-energy-of-height = energy of height
