### What the answers of Python say in every lesson.

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
