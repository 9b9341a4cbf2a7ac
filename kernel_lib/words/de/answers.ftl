### What the answers of Python say in every lesson.

## The first picture, for a reader who does not see it.

stage-balls-start = Die Kugeln am Anfang

## A guess of several speeds.

listed = { $names }

## Charts, for a reader who does not see them.

chart-against = { $title }. { $y } über { $x }.
chart-lines = Linien: { $names }.
chart-range = { $low } bis { $high }
chart-shade = { $name } von { $ranges }.
chart-region = { $name } in { $share }.
chart-nothing = nichts
chart-span = { $name } von { $low } bis { $high }.
chart-bars = { $count } Balken, der höchste von { $low } bis { $high }.
chart-loop = Schleife { $name }, { $what } { $area }.
chart-points = Punkte: { $name }.
chart-at = { $name } bei { $place }.

## The law with the present numbers.

law-of-run = { $run }: { $line }
law-nothing = In diesem Ablauf ist nichts zusammengestoßen.

## Controls that several lessons have, and ticks below their sliders.

control-gravity = Fallbeschleunigung
control-kac = Rückkehr zum Kontakt, bevor das Gesetz wirkt
control-step = Länge eines Zeitschritts
control-duration = Dauer des Ablaufs
control-moon = Mond
control-earth = Erde
control-jupiter = Jupiter

## Units that are words, behind a figure.

unit-radii = Radien
unit-times = Mal
unit-balls = Kugeln
unit-bounces = Sprünge
unit-flights = Flüge
unit-each = je Kugel
unit-collisions-each = Stöße je Kugel

## Values that cannot be.

# What was typed: as it was, in quotes, or one of the words in brackets.
takes-got =
    { $got ->
        [nothing] nichts
        [long] ein Text von { $length } Zeichen
       *[text] { $got }
    }
takes-number = { $symbol } braucht eine Zahl von { $least } bis { $most }; gegeben ist: { takes-got }
takes-integer = { $symbol } braucht eine ganze Zahl von { $least } bis { $most }; gegeben ist: { takes-got }
takes-most = { $figure } { $unit }
number-both = „{ $given }“ hat einen Punkt und ein Komma. Schreibe { $example }.
takes-switch = { $symbol } braucht an oder aus; gegeben ist: { takes-got }
takes-choice = { $symbol } braucht eines von { $choices }; gegeben ist: { takes-got }
takes-no-such = einen Parameter { $name } gibt es hier nicht; es gibt { $known }
value-fixed = dieser Wert ist durch den Link festgelegt
# $problem is a sentence without its full stop.
values-cannot-run = Mit diesen Werten geht es nicht: { $problem }. Nichts wurde geändert.

refuses-memory = diese Werte brauchen zu viel Speicher
refuses-long = diese Werte brauchen zu lange zum Rechnen

## What no page of ours asks, each without its full stop. $field is a key of the question.

asked-unknown = die Seite hat eine Nachricht geschickt, die diese Lektion nicht kennt
asked-part = diese Werte haben { $count } Teile, ab { $first }; gefragt war { $got }
asked-values = { $field } darf höchstens { $most } Werte mit Namen haben
asked-names = { $field } muss eine Liste von höchstens { $most } Namen sein
asked-long = eine Frage hat höchstens { $most } Zeichen, diese hat { $length }
asked-query = die Angaben eines Links müssen Text sein
asked-object = eine Frage ist ein Objekt in JSON
asked-field = { $field } darf höchstens { $most } enthalten, hier sind es { $size }
asked-long-name = { $field } enthält einen Namen mit mehr als { $most } Zeichen
asked-long-text = { $field } enthält einen Text mit mehr als { $most } Zeichen
asked-deep = { $field } hat mehr als { $most } Ebenen

## What is wrong with a link. Its keys and words are not translated.

link-long = Der Link ist { $length } Zeichen lang, und höchstens { $most } werden gelesen; die Lektion beginnt mit ihren eigenen Werten.
link-slip = Im Link steht { $key }, das gibt es hier nicht; ist { $meant } gemeint?
link-no-view = Im Link steht view={ $asked }, und diese Ansicht gibt es nicht; es gibt { $view }.
link-no-act = Im Link steht act={ $asked }; es gibt die Teile 1 bis { $acts }, und all.
link-no-control = Im Link steht { $key }={ $name }, und diesen Regler gibt es hier nicht; es gibt { $known }.
# $problem is a sentence without its full stop.
link-value = Im Link steht { $name }={ $text }: { $problem }.

## Why a run ends early, or has more than is shown.

ending-budget = „{ $run }“ endet bei { $time }: Mehr berechnet eine Lektion nicht auf einmal, denn es sind zu viele Stöße und Schritte. Mit weniger, langsameren oder weicheren Stößen läuft er weiter; als Python kopiert kommt er so weit, wie sein Rechenbudget reicht.
ending-through = „{ $run }“ endet bei { $time }: Dort ist eine Kugel durch eine Wand gegangen. Kürzere Schritte, die Rückkehr zum Kontakt oder eine härtere Wand halten sie zurück.
ending-drag = „{ $run }“ endet bei { $time }: Dort hat der Widerstand eine Kugel hundertmal schneller gemacht, als sie sein kann. Das geschieht, wenn ein Schritt mehr als das Doppelte ihrer Geschwindigkeit wegnimmt. Ein Schritt Δ unter 2 m/(k_c r), mit der Masse m, behebt es.
ending-accumulate = „{ $run }“ endet bei { $time }: Dort folgen unendlich viele Stöße in einem Augenblick, und danach sagt das Gesetz nichts mehr. Eine andere Stoßzahl oder ein anderer Anfang vermeidet das.
ending-crowded = „{ $run }“ hat { $count } Stöße: Nach dem { $most }. wird keiner mehr gezeigt.

## What cannot be given.

chart-none = Kein Diagramm: { $problem }
take-long = die Tabelle hätte { $rows } Zeilen, und eine Tabellenkalkulation fasst { $most }; kürze die Abläufe, oder kopiere den Versuch als Python und mach dort weiter

## Names that several lessons have: of runs, curves, bars and groups of controls.

name-energy-of-motion = Bewegungsenergie
name-lost = verloren
name-From-the-papers = Aus den Quellen
name-height = Höhe
name-For-those-who-compute = Für alle, die rechnen
name-fixed-steps = feste Schritte
name-exact = exakt
name-Method = Verfahren
name-energy-of-height = Lageenergie
