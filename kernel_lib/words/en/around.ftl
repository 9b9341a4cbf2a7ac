### What stands around the lessons: the gallery, the frame of a page, pages that say why there is no
### lesson, the printed sheet. No script of a lesson says these messages.

## What stands around the lessons: the frame of their pages.

page-titled = { $title } · Carom
page-skip = Skip to the lesson
page-next = Next lesson
page-computing = For those who compute: { $title }
page-school = school
page-university = university
page-python = Python
published-table = Published and computed
published-printed = printed
published-computed = computed
published-why = why
page-show-python = Show the Python
page-cell-failed = This cell could not be run. The server's log says why.
page-starting = Starting Python…
page-no-script = This lesson needs JavaScript to move, and JavaScript is switched off here. You can read its text and see its first picture.
page-no-scripts = Sliders and set-ups cannot begin here. JavaScript is switched off, or a frame or the network blocks it.
page-too-old = This browser is too old to play the lesson. Use Chrome or Edge 111, Firefox 115, Safari 16.4, or a later one.

## A page whose Python is its own, while it starts and when it is gone.

kernel-reload = Reload the lesson
kernel-failed = Python could not be started for this lesson. You can still read the text below.
kernel-silent = The server does not answer. Trying again…
kernel-no-sockets = Python runs, but the page has no connection to it. A proxy may block web sockets. Trying again…
kernel-ended = Python has ended for this page: the page was away too long, or there was an error. Starting again with the same values…
kernel-ended-again = Python has ended for this page again. Pictures go on moving, but nothing new is computed.
kernel-again = Start again with the same values
kernel-lost = The connection to the server is lost. Trying again…

## In the place of a lesson in JupyterLab, before its notebook is run.

notebook-run-cell = Run this cell to play “{ $title }”.

## The gallery, and what it remembers on each card.

gallery-title = Carom: what really happens when things collide
gallery-about = Lessons on collisions: guess first, then play, then see why.
gallery-skip = Skip to the lessons
gallery-question = What really happens when things collide?
gallery-lead = Make a guess. Let go. Then find out why it did not do what you expected.
table-name = A table with a ball for each lesson
table-ball = Ball { $number }: { $title }
table-law = Without friction or loss they never stop.
table-touch = Touch one to open its lesson.
table-pause = Pause
table-play = Play
gallery-lessons = Lessons
gallery-none = There is no lesson in this folder yet.
gallery-foot = Carom runs on this server and needs no other: nothing you do here leaves it.
gallery-licences = Carom's code is under the MIT licence. Texts and pictures of its lessons are under CC BY 4.0. To cite it: the Carom developers, Carom: live lessons on what really happens when things collide, version { $version }.
card-broken = This lesson cannot be shown.
card-lab = This lesson needs JupyterLab.
card-minutes = about { $minutes } min
card-takes = 15 or 45 minutes
card-will = You will be able to
card-fits = Fits
card-place = { $topic }; { $level }
card-needs = Needs
card-after = Afterwards one can
card-short = 15 minutes
card-long = 45 minutes
card-act = Act { $act }, { $minutes } min
card-questions = Class questions
card-tips = Tips at each act
card-sheet = Sheet
card-solutions = Solutions
done-skipped = You skipped the guess
done-mine = You said: { $guess }
done-right = You said: { $guess }. Right
done-understood = understood
done-wrong = You said: { $guess }. In fact: { $answer }
done-stars =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
done-exercises =
    { $count ->
        [one] { $count } exercise
       *[other] { $count } exercises
    }
done-start = Start with { $title }
done-act = act { $act } of { $all } is next
done-onward = Go on with { $number }: { $title }
done-begun = { $count } of { $all } lessons begun
done-lessons = { $count } of { $all } lessons done
done-both = { $counted }, { $understood } understood
done-forget = Forget my guesses and stars
done-sure = Press again to forget all guesses and stars

## Pages that say why there is no lesson.

full-page = Carom: all places are taken
full-title = All places are taken
full-machine = All { $most } places are taken, and this machine can serve no more. You get a place when another visitor leaves. This page tries again every { $wait } seconds.
preparing-page = Carom: nearly ready
preparing-title = The server prepares this lesson
preparing-text = The server has just started, or the lesson has changed. The lesson opens here as soon as it is ready. The first start on a machine can take half a minute.
problem-page = Carom: { $status }
problem-nothing = Nothing here
problem-nowhere = This address leads nowhere.
problem-failed = This did not work
problem-log = The server could not make this page. Its log says why.
problem-again = Try again
problem-no-lesson = There is no lesson { $name }.
problem-no-guide = This folder of lessons has no guide for instructors.
problem-busy = Your network sends very many requests at this moment. Try again.
problem-other-site = A page of another site, or a page in a frame with a sandbox, cannot ask here.
problem-lab = This lesson needs JupyterLab: it has widgets that this server does not show.

## The printed sheet.

sheet-page = Carom { $number } · { $title }
sheet-filled = Carom { $number } · { $title } · solutions
sheet-name = Name { $blank }
sheet-date = Date { $blank }
sheet-guess = My guess
sheet-try = Try them, then fill in
sheet-set-up = Set-up
sheet-questions = Three questions
sheet-home = At home
sheet-mistakes = What they say, and what to ask back
sheet-act = Act { $act }, { $minutes } min: { $goal }
sheet-say = They say: { $said }
sheet-ask = Ask: { $asked }
sheet-lesson = The lesson:
sheet-back = Come back after: □ 1 day  □ 7 days  □ 21 days
sheet-blank = ______________________________
sheet-foot = Needs: { $needs }. Afterwards one can { $goal }. 15 minutes: { $short }; 45 minutes: { $long }.
