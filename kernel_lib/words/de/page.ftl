### What a lesson's page says by itself. Each message is a whole sentence, or the label of a control.
###
### A slot, such as { $time }, holds a figure with its unit, a name, or a formula; it is never translated.
### Names of bodies and walls have no article here, since a sentence may need any of their cases.
### What a lesson says stands in its experiment and in its notebook.

## The language of the texts: of their plural classes, and of a screen reader.

page-language = de
# The language's own name: it stands so in the menu of every language.
page-language-name = Deutsch
language-label = Sprache: { $name }
language-choose = Sprache
# The last line of the menu of languages, before a link with the next message.
language-honest = Alle Sprachen außer Englisch sind ohne muttersprachliches Lektorat entstanden.
language-mend = Satz verbessern
language-missing = Diese Lektion ist noch nicht übersetzt. Sie erscheint auf Englisch.

page-decimal = ,
page-digits = 0123456789

## The clock and its speed.

speed-times = { $times }×
speed-clock = Tempo { $speed }
speed-slower = 1/{ $times } des echten Tempos
speed-minutes =
    { $count ->
        [one] 1 s ist { $count } Minute
       *[other] 1 s sind { $count } Minuten
    }
speed-hours =
    { $count ->
        [one] 1 s ist { $count } Stunde
       *[other] 1 s sind { $count } Stunden
    }
time-of = { $time } von { $duration }
parting-covered = Nach deinem Tipp siehst du, wo sie sich trennen.
parting-waits = Nach „Loslassen“ siehst du, wo sie sich trennen.
time-play = Abspielen (Leertaste)
time-pause = Anhalten (Leertaste)
time-again = Noch einmal
time-moment = Moment des Ablaufs
time-loop = Am Ende wieder von vorn
time-speed = Tempo der Uhr
time-bar = Zeit
time-start = Zum Anfang (Pos1)
time-contact-back = Einen Stoß zurück (Umschalt und Pfeil links)
time-frame-back = Ein Bild zurück (Pfeil links)
time-frame-on = Ein Bild weiter (Pfeil rechts)
time-contact-on = Einen Stoß weiter (Umschalt und Pfeil rechts)

## Bodies and their contacts.

parting-none = Die Abläufe trennen sich nie sichtbar.
parting-from = Ab { $time } trennen sich sichtbar: { $ball } von „{ $other }“ und { $ball } von „{ $one }“.
parting-beside = Sie unterscheiden sich nie sichtbar.
parting-beside-from = Ab { $time } unterscheiden sich „{ $other }“ und „{ $one }“ sichtbar.
# The slot $way is one of eight directions.
moves-so =
    { $way ->
       *[right] { $name } bewegt sich mit { $speed } nach rechts.
        [up-right] { $name } bewegt sich mit { $speed } nach rechts oben.
        [up] { $name } bewegt sich mit { $speed } nach oben.
        [up-left] { $name } bewegt sich mit { $speed } nach links oben.
        [left] { $name } bewegt sich mit { $speed } nach links.
        [down-left] { $name } bewegt sich mit { $speed } nach links unten.
        [down] { $name } bewegt sich mit { $speed } nach unten.
        [down-right] { $name } bewegt sich mit { $speed } nach rechts unten.
    }
moves-not = { $name } ruht.
ball-only = Ball
ball-number = Kugel { $number }
stone-number = Stein { $number }
contact-hits = { $a } trifft { $b }
contact-slide = { $a } und { $b }: Gleiten beginnt
contact-roll = { $a } und { $b }: Rollen beginnt
contact-rest = { $a } und { $b }: von hier an in Ruhe
contact-part = { $a } und { $b } trennen sich
contact-pocket = { $a } fällt in { $b }
pocket-only = Tasche
pocket-number = Tasche { $number }
contact-leaves = danach { $speed }; { $energy }
contact-leave = danach { $a } mit { $speed }, { $b } mit { $other }; { $energy }
contact-whole = { $met }, Kraftstoß { $impulse }; { $ended }
contact-gain = die Energie wächst um { $share } %
contact-loss = { $share } % der Energie gehen verloren
wall-upright = Wand
wall-floor = Boden
wall-table = Tisch
wall-ceiling = Decke
wall-slope = Hang
wall-track = Bahn
contact-no-loss = keine Energie geht verloren

## What an impact does to velocities; their names are those of the lesson.

parts-velocity = Geschwindigkeit
parts-before = vorher
parts-was = vorher { $speed }
parts-is = nachher { $speed }
parts-spoken = { $name } vorher { $before } und nachher { $after }
parts-turned = { $name } vorher { $before }, { $other } nachher { $after }
parts-of-ball = { $ball }: { $parts }
force-on = { $a } auf { $b }
force-now = { $force } N
force-track = Kraft der Bahn
attraction-each = je { $force }
attraction-touch = Mittelpunkt hier: Berührung
attraction-spoken = Sie ziehen einander mit { $force } an.
lens-times = × { $times }
lens-depth = { $depth } tief
lens-force = gedrückt mit { $force } N
lens-slip = Rutschen
lens-spoken = Die Kugel steckt { $depth } tief in der Platte. Die Platte drückt sie mit { $force } N.
force-spoken = Kugel { $a } drückt Kugel { $b } mit { $force } N
slip-spoken = { $name } vorher { $before } und nachher { $after }
slip-turned = { $name } vorher { $before } und nachher { $after } in die andere Richtung
slip-lasting = { $name } { $before }

## Energies and momenta.

sum-flight = Bewegungsenergie, alle Körper
sum-spin = Drehenergie, alle Körper
sum-height = Lageenergie, alle Körper
sum-energy = Energie, insgesamt
sum-px = Impuls nach rechts, alle Körper
sum-py = Impuls nach oben, alle Körper
sum-pz = Impuls längs z, alle Körper
sum-l = Drehimpuls, alle Körper
sum-labout = Drehimpuls um { $axis }
part-flight = Bewegung
part-spin = Drehung
part-height = Lage
part-whole = alle zusammen
part-paths = der Bahnen
part-spins = der Drehungen
speed-slow = Tempo: { $speed } (langsam)
yours-name = dein Tipp { $guess }
yours-answer = Deine Antwort { $speeds } m/s, kein Ablauf
yours-real = tatsächlich
yours-first = Zuerst dein Tipp { $guess }
yours-first-fast = Zuerst dein Tipp { $guess } ({ $speed })
speed-slowed = Tempo: { $speed }, verlangsamt
speed-slow-lapse = { $speed } (langsam)

## Acts, levels and the panel.

acts-one = Teil { $act } von { $count }
acts-next = Weiter: { $title }
course-next = Nächste Lektion: { $title }
course-end = Hier endet der Kurs.
acts-label = Teile
acts-done = geschafft
acts-challenges = Herausforderungen
acts-stars = { $won } von { $all }
acts-all = Alle Teile
acts-whole = Die ganze Lektion auf einmal, mit allen Beschreibungen und allen Reglern.
control-home = Zurück zu { $home }
control-reset = { $name } zurück auf { $home }
control-on = an
control-off = aus
control-spoken = { $symbol }, { $meaning }
control-spoken-in = { $symbol }, { $meaning } in { $unit }
control-named = { $figure }, { $name }
control-share = = { $share } %
control-typed = { $control }, eingegeben
drawer-open = Alle Regler
drawer-close = Weniger Regler
levels-chart = Diagramm
levels-label = Genauer hinsehen
levels-covered = nach deinem Tipp
levels-waits = nach „Loslassen“
levels-curves = Kurven
levels-bars = Balken
levels-contacts = Stöße
levels-readouts = Zahlen
levels-map = Karte
levels-measure = Messen
locks-whole = Ganze Lektion
locks-fixed = Durch den Link festgelegt
panel-label = Regler
panel-computing = Für alle, die rechnen
panel-everything = Alle Beschreibungen zeigen
panel-undo = Rückgängig (Strg+Z)
panel-redo = Wiederholen (Strg+Umschalt+Z)
panel-restart = Zu meinem Start
panel-restart-title = Zurück zu den Werten des Links oder Versuchs, den du geöffnet hast
panel-reset = Alles zurück
panel-reset-title = Zurück zu den Werten, mit denen die Lektion beginnt
panel-link = Link kopieren
panel-link-title = Die Adresse von dem kopieren, was du siehst
panel-presets = Versuch
panel-choose = Versuch wählen …

## What the stage shows.

stage-lowest = { $height }: tiefster Punkt
stage-turns = { $rate } Umdrehungen/s
show-follows = folgt: { $name }
show-from = Blickpunkt
show-from-title = Bezugssystem
show-camera = Kamera
show-camera-title = Was die Kamera verfolgt
show-more = Mehr
show-label = Zeigen
show-group-arrows = Pfeile
show-group-together = Zusammen
show-group-balls = Kugeln
show-group-stage = Bühne
ball-centre = Schwerpunkt
show-room = Raum
show-fit = alles im Bild
show-free = von Hand
show-arrows = Geschwindigkeit
show-arrows-title = An jeder Kugel ein Geschwindigkeitspfeil
out-below = { $run }: unter dem Bild
out-above = { $run }: über dem Bild
out-left = { $run }: links vom Bild
out-right = { $run }: rechts vom Bild
velocity-name = Geschwindigkeit
kept-in = Tempo hin
kept-out = Tempo zurück
frames-share = { $share } %
frames-short = { $ball }: { $share }
frames-spoken = Kugel { $ball } { $share } %
frames-run = { $run }: { $told }.
show-paths = Vorschau
show-paths-title = Der Weg jeder Kugel, vom Anfang bis zum Ende
show-strobe = Schritte
show-strobe-title = Eine Marke in festen Zeitabständen, bis jetzt
show-bounces = Punkte der Stöße
show-bounces-title = Für jeden Aufprall ein Punkt unter dem Bild: wie weit er von der Mitte weg war
show-speeds = Verteilung
show-speeds-title = Balken neben den Kugeln: wie viele haben welche Geschwindigkeit
speeds-title = Kugeln nach Geschwindigkeit
speeds-count = { $count } { $what }
speeds-axis = Geschwindigkeit (m/s)
speeds-theory = nur Zufall
bounces-times = × { $times }
show-grid = Gitter
show-grid-title = Linien bei runden Metern
show-momenta = Impuls
show-momenta-title = An jeder Kugel ein Doppelpfeil des Impulses
show-impulses = Kraftstoß
show-impulses-title = Ein Blitz bei jedem Kontakt: gleich groß und entgegengesetzt an beiden Körpern
show-explained = Bei Kontakten
show-explained-title = Was ein Kontakt tut: Anteile der Geschwindigkeit, Rutschen, Kräfte, je nach Lektion
show-centre = Schwerpunkt
show-centre-title = Der Schwerpunkt der Kugeln und sein Weg
show-momentum-sum = Impulse aneinander
show-momentum-sum-title = Alle Impulspfeile hintereinander, und ihre Summe
show-angular = Drehimpuls
show-angular-title = Getrennt nach Bahnen und Drehungen
show-trails = Spur
show-trails-title = Wo jede Kugel bisher war
show-cores = Masse
show-cores-title = Kerne mit Flächen im Verhältnis der Massen; die Umrisse bleiben gleich groß
show-names = Namen
show-names-title = Welcher Ablauf welcher ist
show-beside = Nebeneinander
show-beside-title = Jeder Ablauf in einem eigenen Bild
show-snap = Am Gitter einrasten
show-snap-title = Was du ziehst, springt auf die Linien des Gitters

## What hands move.

balls-more = + Kugel
balls-fewer = − Kugel
balls-more-title = Eine Kugel mehr
balls-fewer-title = Eine Kugel weniger
grip-place = { $ball } bewegen, Ort: { $now }
grip-velocity = { $ball } bewegen, Geschwindigkeit: { $now }
grip-kind = Griff
grip-bend = Zieh an der Wand, um sie zu biegen
grip-bent = Wand biegen: { $now }
grip-point = Zieh den Punkt, um die Bahn zu zeichnen
grip-height = Bahn zeichnen: { $now } hoch bei { $x } m
grip-ball = Zieh den Ball
grip-arrow = Zieh die Spitze des Pfeils
measure-reads = { $tool }: { $reading }
measure-point = { $tool }, { $point }: { $reading }
measure-ruler = Lineal
measure-protractor = Winkelmesser
measure-photogate = Lichtschranke
measure-stopwatch = Stoppuhr
measure-tools = Messgeräte auf der Bühne
measure-one-end = ein Ende
measure-other-end = anderes Ende
measure-corner = Scheitel
measure-first-arm = erster Schenkel
measure-second-arm = zweiter Schenkel
gate-waits = noch kein Durchgang
gate-dark = Strahl unterbrochen
gate-pass = Durchgang { $count }: { $time } dunkel
stopwatch-from = Von
stopwatch-to = bis
stopwatch-from-contact = Stoppuhr, von
stopwatch-to-contact = Stoppuhr, bis
stopwatch-start = Anfang
stopwatch-now = jetzt
stopwatch-contact = Kontakt { $number }: { $what }, { $time }
stopwatch-gone = Kontakt { $number }: nicht in diesem Ablauf
stopwatch-nothing = – s
table-own = Meine Tabelle
table-note = Notieren
table-noted =
    { $count ->
        [one] Eine Zeile in deiner Tabelle.
       *[other] { $count } Zeilen in deiner Tabelle.
    }
table-full = Deine Tabelle hat { $count } Zeilen und ist voll. Kopiere oder speichere sie, dann leere sie.
table-clear = Tabelle leeren
table-bring-back = Zurückholen
table-is-clear = Die Tabelle ist leer.
table-set-up = Versuch
table-as-it-begins = wie am Anfang
table-row = { $number }: { $setUp }
table-remove = Zeile { $number } löschen
table-removed = Zeile { $number } ist gelöscht.
table-clock = Uhr (s)
table-gate-from = Lichtschranke, unterbrochen bei (s)
table-gate-dark = Lichtschranke, dunkel für (s)
table-across = Nach rechts
table-up = Nach oben
table-plot = Deine Punkte, insgesamt { $count }: { $y } über { $x }.

## Challenges and exercises.

parts-label = Abschnitte des Ablaufs, die da sind
parts-coming = Abschnitt { $come } von { $of } ist da
parts-stopped = Angehalten bei Abschnitt { $come } von { $of }
parts-refused = Abschnitt { $come } von { $of } ist da. { $problem }
parts-stop = Anhalten
parts-go = Weiter
star-challenge = Herausforderung { $place }
star-head = Herausforderung { $place } von { $all }.
star-off = { $off } daneben
stars-won =
    { $count ->
        [0] Noch kein Stern
        [1] Ein Stern
        [2] Zwei Sterne
       *[3] Drei Sterne
    }
range-least = mindestens { $low } { $unit }
range-most = höchstens { $high } { $unit }
range-between = { $low } bis { $high } { $unit }
star-foreign = Das ist ein anderer Versuch. Zur Herausforderung führt „Von vorn“.
star-nothing = Es gab nichts zu messen.
star-none-now = Kein Stern.
star-takes = Was jeder Stern verlangt
star-hint = Ein Hinweis.
star-next = Nächste Herausforderung
star-over = Von vorn
star-leave = Zurück zur Lektion
star-again = Noch einmal
star-replay = Noch einmal abspielen
star-try = Ausprobieren
exercise-right = ✓ Richtig. { $solution }
exercise-near = ✓ Genau genug. { $solution }
exercise-solution = Lösung
exercise-hint = Ein Hinweis
exercise-check = Prüfen
exercise-try = Auf der Bühne ausprobieren
exercise-choose = Wähle zuerst eine Antwort.
exercise-type = Gib zuerst eine Zahl ein.
exercise-unread = Die Seite liest „{ $given }“ nicht als Zahl. Schreib 0,7 oder 5/7 oder sqrt(2); eine Einheit darf folgen.
exercise-wrong = ✗ Noch nicht. Der Hinweis kann helfen.
exercise-before = ✓ Schon gelöst.
own-title = Dein eigener Ball
own-task = Nimm mit dem Handy auf, wie ein Ball springt. Gib die Zeiten zwischen den Klicks der Reihe nach ein. Jede Zeit, geteilt durch die vorige, ist der Anteil der Geschwindigkeit, den der Boden zurückgibt. Jede weitere Aufnahme kommt in eine neue Zeile (Umschalt und Eingabe).
own-label = Zeiten zwischen den Klicks, der Reihe nach, in s
own-find = Anteil bestimmen
own-type = Gib zwei oder mehr Zeiten ein, mit Leerzeichen dazwischen: 0,62 0,47.
own-grew = Flug { $place } ist nicht kürzer als der vorige. Ein Klick fehlt oder ist doppelt gezählt.
own-grew-in = In Aufnahme { $run } ist Flug { $place } nicht kürzer als der vorige. Ein Klick fehlt oder ist doppelt gezählt.
own-asked = { $longest } s in der Luft: Das ist ein Fall aus mehr als 100 m. Sind das Millisekunden?
own-long = { $longest } s in der Luft: Das ist ein Fall aus mehr als 100 m. Gib die Zeiten in Sekunden ein.
own-milli = Es sind Millisekunden
own-runs = e = { $shares }, je Aufnahme ein Wert; das Mittel ist { $mean } mit einem Standardfehler von { $error }.
own-one = e = { $share }. Ist jeder Aufprall wie dieser, dann ruht der Ball { $rest } s nach dem ersten Klick.
own-several = e = { $ratios } beim Aufprall. Mit immer gleichem e vom ersten bis zum letzten Flug wäre e = { $share }. Damit ruht der Ball { $rest } s nach dem ersten Klick.
tasks-all = Herausforderungen und Übungen
tasks-challenges = Herausforderungen
tasks-exercises = Übungen

## The view in space.

space-oblique = Schräg
space-front = Vorn
space-side = Seite
space-above = Oben
space-switch = Im Raum
space-view = Ansicht im Raum
space-turned = Gedreht
space-turn = Ansicht drehen
space-turn-title = Zieh, oder nimm die Pfeiltasten, um die Ansicht zu drehen; Pos1: von vorn
space-from-left = { $turn }° nach links gedreht
space-from-right = { $turn }° nach rechts gedreht
space-from-above = { $side }, { $rise }° von oben
space-from-below = { $side }, { $rise }° von unten
space-from-front = von vorn

## The stage.

camera-in = Vergrößern (+, oder Strg und Mausrad)
camera-out = Verkleinern (−, oder Strg und Mausrad)
camera-fit = Alles ins Bild (0)
inset-total = Σp = { $size } kg m/s
inset-about = kg m²/s um { $place }
inset-ratio = e = { $ratio }: dasselbe Verhältnis
inset-momenta = Impulse aneinander
inset-speeds = Tempo vorher → nachher
inset-centre = den Schwerpunkt

## Results: bars, curves, contacts, numbers, charts.

bands-title = Energie der zwei Anteile
bands-impact = Aufprall
bands-spoken = { $name } vor dem Aufprall { $before } und danach { $after }
bars-energy = Energie
bars-px = Impuls nach rechts
bars-py = Impuls nach oben
bars-pz = Impuls längs z
bars-lz = Drehimpuls
bars-lx = Drehimpuls um x
bars-ly = Drehimpuls um y
bars-label = Balken: { $title }
quantity-unit = { $quantity } ({ $unit })
bars-told = { $run }: { $parts }
bars-part = { $name } { $value }
bars-choice = Balken für
chart-keys = { $words } Pfeiltasten lesen es ab, Esc beendet.
chart-keys-click = { $words } Pfeiltasten lesen es ab, Eingabe: { $click }, Esc beendet.
chart-set = setzt { $names }
chart-click = Klick oder Eingabe: { $click }
chart-left = { $name }, abgelegt
chart-left-else = bei anderen Werten abgelegt
chart-clear = Punkte löschen
chart-waiting = Das Diagramm kommt gleich …
chart-numbers = Die Zahlen des Diagramms
chart-table = Das Diagramm in Zahlen
chart-thinned = Einige Zeilen fehlen hier; in der Datei stehen alle.
contacts-first =
    { $count ->
        [one] der erste
       *[other] die ersten { $count }
    }
contacts-in-time = Stöße in der Reihenfolge der Zeit
contacts-title = Stöße
contacts-none = keine Berührung
curves-of = Kurve von
curves-label = Kurve
curves-against = über
law-title = Das Gesetz in Zahlen
closeup-spin = Drehung
closeup-lost = verloren
closeup-before = vorher
closeup-after = nachher
closeup-title = { $time }: { $meeting }
closeup-soft = Die Überlappung ist höchstens { $overlap }, { $factor }-fach gezeichnet. Die Kraft ist höchstens { $force } N.
closeup-soft-own = Die Überlappung ist höchstens { $overlap }, { $factor }-fach gezeichnet. Die Kraft ist höchstens { $force } N. Der Kontakt braucht keine Zeit auf der Uhr des Pendelns, und { $lasts } ms auf seiner eigenen Uhr.
closeup-law = Das ist ein Gesetz: Der Kontakt braucht keine Zeit. Der Kraftstoß ist { $along } senkrecht zur Berührfläche und { $across } längs dieser Fläche.
closeup-normal = Annäherung (normal)
closeup-tangential = Gleiten (tangential)
closeup-elsewhere = an andere weitergegeben
closeup-label = Stoß-Mikroskop
closeup-play = Langsam abspielen
closeup-close = Schließen
closeup-energy-pair = Energie der beiden um ihren Schwerpunkt (J)
closeup-energy-ball = Bewegungsenergie der Kugel (J)
closeup-force = Kraft (N)
closeup-overlap = Überlappung (mm)
readouts-means = { $symbol }: { $name }
readouts-run = Ablauf
readouts-label = Messwerte
readouts-toggle = Diesen Ablauf ein- oder ausblenden
sound-label = Ton der Kontakte
sound-title = Ein Klick bei jedem Kontakt, lauter bei größerem Kraftstoß
sound-switch = Ton
chart-bar = { $name } von { $from } bis { $to }: { $count }
chart-from = { $axis } von
chart-to = bis

## What is taken away and handed out.

take-chart = Diagramm ({ $kind })
take-film-title =
    { $count ->
        [one] Die Bühne ab diesem Moment, im Tempo der Uhr, höchstens { $count } Sekunde
       *[other] Die Bühne ab diesem Moment, im Tempo der Uhr, höchstens { $count } Sekunden
    }
take-film-lasts = Ein Film beginnt beim gezeigten Moment und dauert höchstens { $time } s.
take-saved = Gespeichert als { $name }.
take-filming = Film: { $share } %
take-png = Das Diagramm als Bild
take-svg = Das Diagramm als Zeichnung
take-csv = Die Zahlen des Diagramms
take-results = Ergebnisse
take-runs = Abläufe (CSV)
take-runs-title = Jedes Bild jedes Ablaufs, in voller Genauigkeit
take-contacts = Stöße (CSV)
take-contacts-title = Jeder Stoß jedes Ablaufs, in voller Genauigkeit
take-stage = Bühne (PNG)
take-stage-title = Die Bühne in diesem Moment
take-film = Film (GIF)
take-python = Als Python kopieren
take-python-title = Die Zeilen, die diese Abläufe erzeugen
take-label = Mitnehmen
take-answers = Meine Antworten kopieren
take-answers-title = Deine Tipps in allen Lektionen, soweit dieser Browser sie kennt
take-covered = Nach deinem Tipp kannst du Ergebnisse mitnehmen.
copied-python = Python kopiert.
copied-numbers = Kopiert; füge es in eine Tabelle ein.
copy-numbers = Zahlen zum Kopieren
numbers-copy = Kopieren
numbers-copy-title = Die Zahlen, zum Einfügen in eine Tabelle
numbers-csv = CSV
numbers-csv-title = Die Zahlen als Datei
numbers-spoken = { $text }: { $what }
numbers-comma = Zahlen mit Komma mitnehmen: 1,5
numbers-time = Zeit
numbers-seconds = Zeit (s)
numbers-contact = Kontakt
numbers-impulse = Kraftstoß (N s)
numbers-lost = Energieverlust (J)
numbers-lasts = Dauer (s)
take-no-chart = Zu diesen Werten gibt es kein Diagramm.
take-no-guess = Dieser Browser kennt noch keinen Tipp.
copied-answers = Antworten kopiert.
teach-fix = Festlegen
teach-hide = Ausblenden
teach-fix-one = { $symbol } festlegen, { $meaning }
teach-hide-one = { $symbol } ausblenden, { $meaning }
teach-embed-how = Der Code zeigt die Lektion in einer anderen Seite. Der Server muss diese Seite zulassen: carom --embed-from und die Adresse der Seite
teach-label = Für Lehrkräfte
teach-link = Dieser Link führt zu dem, was du jetzt siehst, im selben Teil. Was du ankreuzt, kann die Klasse nicht bewegen.
teach-control = Regler
teach-alone = Für den Beamer: dieses Bild in groß, oder die Fragen an die Klasse
teach-shown = Ergebnisse offen, ohne Tipp
teach-everything = Alle Regler offen; sonst öffnet die Klasse sie, wann sie will
teach-tips = Hinweise für mich bei jedem Teil
teach-withhold = Für Prüfung oder Hausaufgabe weglassen
teach-no-skip = den Tipp überspringen
teach-no-answers = Lösungen der Übungen und Zahlen einer Auflösung
teach-no-explanation = die Erklärung nach einem Tipp
teach-no-python = Python im Text
teach-courtesy = Das ist eine Höflichkeit und kein Schutz: Mit einer geänderten Adresse sieht man alles.
teach-copy = Diesen Link kopieren
teach-embed = Einbett-Code kopieren
slides-label = Zwei Folien von dem, was du jetzt siehst
slides-question = Frage (PNG)
slides-answer = Antwort (GIF)
slides-how = Zwei Folien, 16 : 9: die Frage mit ihrem Bild, und ein Film. Der Film läuft einmal, langsam im entscheidenden Moment, und hält bei der Antwort an.
slides-later = Teil { $act } beantwortet diese Frage: Öffne zuerst ihn.
tips-label = Für Lehrkräfte
tips-title = Für Lehrkräfte · Teil { $act }, { $minutes } Minuten
tips-goal = Ziel
tips-say = Oft gesagt
tips-ask = Rückfrage
tips-next = Danach
# Before a class, on the button of a teacher: what runs, or what a press does.
class-first = Runde 1 von 2
class-talk = Besprechen
class-second = Runde 2 von 2
class-alone = Eine Runde
class-ready = Zeigen
class-look = Jetzt
class-still = Weiter
class-told = Nächste Frage
class-again = Von vorn
class-count = Frage { $place } von { $all }
class-right = richtig
menu-theme = Hell oder dunkel
menu-projector = Für den Beamer
menu-label = Menü
menu-afresh = Diese Lektion von vorn
menu-print = Drucken
menu-teachers = Für Lehrkräfte
menu-guide = Leitfaden für Lehrkräfte
answers-one =
    { $lesson }
    Frage: { $question }
    Mein Tipp: { $guess }
    Antwort: { $answer }
    Wann: { $when }
answers-back = Kommt wieder am: { $dates }
answers-later = in einem späteren Teil
copied-link = Link kopiert.
copied-embed = Einbett-Code kopiert.
copied-here = Er öffnet sich nur auf diesem Computer. Der Befehl carom --class zeigt eine Adresse für andere.
copy-link = Link zum Kopieren
copy-embed = Einbett-Code zum Kopieren
copy-python = Python zum Kopieren
copy-answers = Antworten zum Kopieren
copy-nowhere = Diese Seite sagt nicht, welches Notebook sie zeigt.

## Questions and guesses.

arrow-direction = Dein Tipp: Richtung in °, gegen den Uhrzeigersinn von rechts aus
arrow-length = Dein Tipp: Länge in { $unit }
arrow-at = { $unit } bei
arrow-label = Dein Pfeil
guess-in = Dein Tipp in { $unit }
guess-label = Dein Tipp
guess-of = Dein Tipp in { $unit }: { $what }
missing-choice = Wähle zuerst eine Antwort.
missing-speeds = Stell zuerst Geschwindigkeiten ein, die beides erhalten. Jede Anzeige sagt, was fehlt.
missing-arrow = Dreh zuerst den Pfeil.
flag-lower = Fahne tiefer
guess-less = Weniger
walls-share =
    { $name ->
        [floor] Der Boden gibt { $share } % der Geschwindigkeit zurück.
        [table] Der Tisch gibt { $share } % der Geschwindigkeit zurück.
        [slope] Der Hang gibt { $share } % der Geschwindigkeit zurück.
       *[other] { $name } gibt { $share } % der Geschwindigkeit zurück.
    }
walls-all =
    { $name ->
        [floor] Der Boden gibt die ganze Geschwindigkeit zurück.
        [table] Der Tisch gibt die ganze Geschwindigkeit zurück.
        [slope] Der Hang gibt die ganze Geschwindigkeit zurück.
       *[other] { $name } gibt die ganze Geschwindigkeit zurück.
    }
walls-nothing =
    { $name ->
        [floor] Der Boden gibt nichts zurück.
        [table] Der Tisch gibt nichts zurück.
        [slope] Der Hang gibt nichts zurück.
       *[other] { $name } gibt nichts zurück.
    }
walls-share-into =
    { $name ->
        [floor] Der Boden gibt { $share } % der Geschwindigkeit senkrecht zu ihm zurück.
        [table] Der Tisch gibt { $share } % der Geschwindigkeit senkrecht zu ihm zurück.
        [slope] Der Hang gibt { $share } % der Geschwindigkeit senkrecht zu ihm zurück.
       *[other] { $name } gibt { $share } % der Geschwindigkeit senkrecht dazu zurück.
    }
walls-all-into =
    { $name ->
        [floor] Der Boden gibt die ganze Geschwindigkeit senkrecht zu ihm zurück.
        [table] Der Tisch gibt die ganze Geschwindigkeit senkrecht zu ihm zurück.
        [slope] Der Hang gibt die ganze Geschwindigkeit senkrecht zu ihm zurück.
       *[other] { $name } gibt die ganze Geschwindigkeit senkrecht dazu zurück.
    }
walls-nothing-into =
    { $name ->
        [floor] Der Boden gibt von der Geschwindigkeit senkrecht zu ihm nichts zurück.
        [table] Der Tisch gibt von der Geschwindigkeit senkrecht zu ihm nichts zurück.
        [slope] Der Hang gibt von der Geschwindigkeit senkrecht zu ihm nichts zurück.
       *[other] { $name } gibt von der Geschwindigkeit senkrecht dazu nichts zurück.
    }
walls-smooth = Glatt.
walls-rubs = Rau: μ = { $friction }.
walls-grips = Volle Haftung.
flag-raise = Fahne höher
guess-more = Mehr
missing-flag = Stell zuerst die Fahne: Zieh sie, oder nimm Minus und Plus.
missing-number = Gib zuerst eine Zahl an.
heights-before = vorher
heights-down = runter
heights-up = hoch
heights-every = eine Marke alle { $time } s
heights-height = Höhe
heights-speed = Tempo
heights-change = { $before } → { $after } { $unit }
flag-label = Fahne: dein Tipp
flag-down = noch nicht gestellt
arrow-truth = es waren { $arrow }
arrow-words = { $length } { $unit } bei { $way }
arrow-grip = Pfeil: dein Tipp; links und rechts drehen ihn, auf und ab ändern seine Länge
guess-unfit = Zu diesen Werten passt keine Frage.
guess-close = Zu knapp. Stell noch ein Stück weiter.
guess-skip = Zeig es einfach
guess-play = Erst ausprobieren
guess-back = Zur Frage
guess-vote = Meine Stimme
guess-pass = Ohne Stimme weiter
guess-kept = Deine Stimme ist gespeichert: { $guess }. Teil { $act } zeigt die Antwort.
guess-because-label = Das denke ich, weil … (freiwillig)
guess-because = weil
guess-region = Frage
guess-go = Loslassen
guess-mine = Mein Tipp
speeds-ball = Geschwindigkeit von Kugel { $number } danach, m/s
speeds-typed = Geschwindigkeit von Kugel { $number }, eingegeben, m/s
speeds-held = fest
speeds-hold = festhalten
speeds-lock-label = Kugel 1 in Ruhe festhalten
speeds-hint-back = Kugel 1 darf zurücklaufen: Gib sie frei.
speeds-hint-on = Kugel 1 darf weiterlaufen: Gib sie frei.
speeds-off = v von Kugel { $number } geht von { $low } bis { $high } m/s; du hast „{ $given }“ eingegeben.
speeds-through = ✗ Kugel { $one } müsste durch Kugel { $other } hindurch
speeds-again = { $list } hast du schon; finde eine andere Antwort.
speeds-one = { $speeds } m/s:
speeds-instead = Der Impuls ist { $now } kg m/s statt { $before }. Ändere eine Geschwindigkeit.
speeds-quote = Deine beiden Antworten, { $list } m/s, erhalten beide den Impuls.
speeds-found = Gemerkt: { $list } m/s. Finde jetzt eine zweite.
speeds-share = { $now } von { $before } { $unit }
speeds-keep = Antwort merken
speeds-last = Merken, abspielen
speeds-order = ✓ keine Kugel läuft durch eine andere
speeds-kept = ✓ erhalten
speeds-much = ↑ zu viel
speeds-little = ↓ zu wenig
wrong-choice = wähle eine von { $choices }
wrong-number = Ein Tipp ist eine Zahl; du hast „{ $given }“ eingegeben.
wrong-missing = Gib zuerst eine Zahl ein.
wrong-scale-in = Ein Tipp liegt zwischen { $low } und { $high } { $unit }; du hast „{ $given }“ eingegeben.
wrong-scale = Ein Tipp liegt zwischen { $low } und { $high }; du hast „{ $given }“ eingegeben.
wrong-angle = Eine Richtung liegt zwischen −180° und 180°; du hast „{ $given }“ eingegeben.
wrong-arrow = ein Pfeil hat zwei Komponenten, nicht { $given }
wrong-length = Der Pfeil darf { $maximum } { $unit } lang sein; deiner hat { $length }.
stills-before = vorher
stills-at = dabei
stills-after = nachher
stills-result = Ergebnis
sign-tick = Richtig:
sign-down = Tiefer:
sign-up = Höher:
sign-nearly = Fast:
sign-other = Diesmal nicht:
verdict-above-flag = Höher als deine Fahne
verdict-below-flag = Tiefer als deine Fahne
verdict-above = Mehr als dein Tipp
verdict-below = Weniger als dein Tipp
verdict-nearly = Fast
line-first = Dein erster Tipp: { $guess }. Tatsächlich: { $answer }.
line-last = Dein letzter Tipp: { $guess }. Tatsächlich: { $answer }.
line-guess = Dein Tipp: { $guess }
verdict-happened = Was geschah
verdict-right = Ja
stills-label = Vier Bilder
verdict-now = Jetzt
stills-next = Weiter
line-here = Hierzu tippen
verdict-following = Nächste Frage
verdict-another = Noch eine Aufgabe
verdict-again = Noch ein Versuch
counts-next = Zwei verschiedene richtige Antworten zählen als verstanden.
counts-understood = Zwei verschiedene richtige Antworten: verstanden.
stage-start = Am Anfang: { $motion }
look-plays = Die Bewegung läuft.
look-again = Noch einmal, langsam.
seen-ask = Was hast du gesehen?
seen-again = Sieh noch einmal hin: Was hast du gesehen?
verdict-saw = Gesehen
further-after = Einen Schritt weiter
further-steps = Schritt für Schritt
further-own = Deine eigene Zeile
further-model = Eine Antwort
further-blank = Die Zahl, die fehlt
further-right = Richtig.
further-wrong = Es ist { $answer }.
line-watch = Sieh hin.
verdict-was = Tatsächlich
verdict-you = Dein Tipp

## The lesson as a whole.

line-changed = Die Lektion hat sich geändert, seit diese Seite entstand. Lade die Seite neu.
python-silent = Python antwortet noch nicht … Eine Seite, die ohne Python gespeichert wurde, zeigt keine Bewegung. Öffne ihr Notebook und führe es aus.
python-offline = Python antwortet nicht; so lange sind die Regler aus. Das Bild läuft weiter.
# A page without a server, whose answers were computed beforehand.
table-steps = Regler gehen hier in Stufen: Die Antworten wurden vorher berechnet.
table-between = Für { $symbol } = { $value } gibt es hier keine Antwort, aber eine für { $below } und eine für { $above }.
table-beside = Für { $symbol } = { $value } gibt es hier keine Antwort; die nächste ist { $below }.
table-one-at-a-time = Hier gibt es Antworten nur für eine Änderung, und ein anderer Wert ist auch geändert. Stell erst ihn zurück und ändere dann { $symbol }.
table-one-of-them = Hier gibt es Antworten nur für eine Änderung: Nur { $symbol } folgt deiner Hand.
table-elsewhere = Diese Werte mit Python öffnen
table-nothing = Zu diesen Werten gibt es hier keine Antwort.
table-no-chart = Dieses Diagramm wurde zu diesen Werten nicht berechnet.
table-needs-python = Das braucht Python, und diese Seite hat keines.
python-loading = Python lädt: { $percent } %. Bis dahin bleiben die Regler auf ihren Stufen.
python-not-here = Python ließ sich nicht laden: Die Versuche und die Stufen der Regler gehen auch ohne.
python-ready = Python ist da: Jeder Wert lässt sich einstellen.
python-not-loaded = Python ließ sich hier nicht laden, und nichts wurde geändert. Die Versuche und die Stufen der Regler gehen auch ohne.
python-stuck = Es kommt nichts mehr davon an.
python-ended = Python brach bei dieser Frage ab und startet neu. Nichts wurde geändert.
python-too-long = diese Werte zu berechnen dauert zu lange
figure-png = Bild (PNG)
figure-svg = Zeichnung (SVG)
figure-csv = Zahlen (CSV)
stage-keys = Bühne von { $title }: Leertaste spielt ab, Pfeiltasten gehen Schritte, Pos1 geht zum Anfang, Plus und Minus zoomen, 0 zeigt alles, W A S D schieben das Bild
python-waiting = Warten auf Python …
toys-label = Ausprobieren
toys-contrast = Was ist anders?
toys-sound = Ton
toys-space = Im Raum
toys-beside = Nebeneinander
toys-throw = Werfen
toys-how = Zieh den Ball, und lass los, während sich deine Hand bewegt.
end-here = Hier endet der Ablauf.
end-rest = Alles ist in Ruhe.
end-on = Weiter
end-longest = Hier endet der Ablauf. Längere Abläufe werden nicht berechnet.
share-button = Teilen
share-title = Teilen, was du siehst
share-close = Schließen
share-name = Ein eigener Name
share-alt = Die Bühne bei { $time }
share-link = Link kopieren
share-picture = Bild kopieren
share-save = Bild speichern
share-film = Film von { $seconds } s speichern
share-send = Bild senden
share-said = Mein Tipp: { $guess }
share-truth = Tatsächlich: { $truth }
share-made = Carom
share-made-at = Carom, { $address }
share-copied = Das Bild ist kopiert.
needs-label = Du brauchst:
reading-large = Groß
reading-back = Zurück zur großen Bühne
lesson-covered = Kurven und Zahlen kommen nach deinem Tipp.
lesson-waits = Kurven, Zahlen und Stöße kommen nach „Loslassen“.

## What leads out of a lesson.

page-lessons = Alle Lektionen
page-by-itself = Diese Lektion allein öffnen

## What was answered some days ago comes back, in the gallery and in a lesson.

back-title = Wiederholen
back-heading = Wiederholen: { $what }
back-what =
    { $count ->
        [1] eine Frage mit neuen Zahlen, etwa eine Minute
        [2] zwei Fragen mit neuen Zahlen, etwa zwei Minuten
       *[3] drei Fragen mit neuen Zahlen, etwa zwei Minuten
    }
back-answer =
    { $count ->
        [1] Eine beantworten
        [2] Zwei beantworten
       *[3] Drei beantworten
    }
back-later = Heute nicht
back-lesson = Lektion { $number }, { $when }
back-act = Teil { $act }, { $when }
back-place = Wiederholen: { $place } von { $count }
back-next = Weiter
back-calendar = Termine für meinen Kalender
back-event = Carom: wiederholen
back-event-text =
    { $count ->
        [one] { $count } Frage mit neuen Zahlen, etwa eine Minute: { $address }
       *[other] { $count } Fragen mit neuen Zahlen, etwa zwei Minuten: { $address }
    }
