### What stands around the lessons: the gallery, the frame of a page, pages that say why there is no
### lesson, the printed sheet. No script of a lesson says these messages.

## What stands around the lessons: the frame of their pages.

page-titled = { $title } · Carom
page-skip = Zur Lektion springen
page-next = Nächste Lektion
page-computing = Für alle, die rechnen: { $title }
page-school = Schule
page-university = Universität
page-python = Python
published-table = Veröffentlicht und berechnet
published-printed = gedruckt
published-computed = berechnet
published-why = warum
page-show-python = Python zeigen
page-cell-failed = Diese Zelle lief nicht. Warum, steht im Protokoll des Servers.
page-starting = Python startet …
page-no-script = Diese Lektion bewegt sich nur mit JavaScript, und JavaScript ist hier ausgeschaltet. Du kannst den Text lesen und das erste Bild sehen.
page-no-scripts = Regler und Versuche können hier nicht starten. JavaScript ist ausgeschaltet, oder ein Rahmen oder das Netz sperrt es.
page-too-old = Dieser Browser ist zu alt für die Lektion. Nimm Chrome oder Edge 111, Firefox 115, Safari 16.4 oder etwas Neueres.

## A page whose Python is its own, while it starts and when it is gone.

kernel-reload = Lektion neu laden
kernel-failed = Python ließ sich für diese Lektion nicht starten. Den Text unten kannst du trotzdem lesen.
kernel-silent = Der Server antwortet nicht. Neuer Versuch …
kernel-no-sockets = Python läuft, aber die Seite hat keine Verbindung dazu. Vielleicht sperrt ein Proxy WebSockets. Neuer Versuch …
kernel-ended = Python ist für diese Seite beendet: Die Seite war zu lange weg, oder es gab einen Fehler. Neustart mit denselben Werten …
kernel-ended-again = Python ist für diese Seite wieder beendet. Bilder bewegen sich weiter, aber nichts Neues wird berechnet.
kernel-again = Mit denselben Werten neu starten
kernel-lost = Die Verbindung zum Server ist unterbrochen. Neuer Versuch …

## In the place of a lesson in JupyterLab, before its notebook is run.

notebook-run-cell = Führe diese Zelle aus, um mit „{ $title }“ zu spielen.

## The gallery, and what it remembers on each card.

gallery-title = Carom: was wirklich geschieht, wenn Dinge zusammenstoßen
gallery-about = Lektionen über Stöße: erst tippen, dann ausprobieren, dann verstehen.
gallery-skip = Zu den Lektionen springen
gallery-question = Was geschieht wirklich beim Zusammenstoß?
gallery-lead = Tippe, was geschieht. Lass los. Dann finde heraus, warum es anders kam als erwartet.
table-name = Ein Tisch mit einer Kugel für jede Lektion
table-ball = Kugel { $number }: { $title }
table-law = Ohne Reibung und Verlust rollen sie ewig.
table-touch = Tippe eine an, und ihre Lektion öffnet sich.
table-pause = Anhalten
table-play = Abspielen
gallery-lessons = Lektionen
gallery-none = In diesem Ordner ist noch keine Lektion.
gallery-foot = Carom läuft auf diesem Server und braucht keinen anderen: Was du hier tust, bleibt hier.
gallery-licences = Der Code von Carom steht unter der MIT-Lizenz. Texte und Bilder der Lektionen stehen unter CC BY 4.0. So zitierst du: the Carom developers, Carom: live lessons on what really happens when things collide, version { $version }.
card-broken = Diese Lektion lässt sich nicht zeigen.
card-lab = Diese Lektion braucht JupyterLab.
card-minutes = etwa { $minutes } min
card-takes = 15 oder 45 Minuten
card-will = Danach kannst du
card-fits = Passt zu
card-place = { $topic }; { $level }
card-needs = Du brauchst
card-after = Danach kann man
card-short = 15 Minuten
card-long = 45 Minuten
card-act = Teil { $act }, { $minutes } min
card-questions = Fragen an die Klasse
card-tips = Hinweise zu jedem Teil
card-sheet = Arbeitsblatt
card-solutions = Lösungen
done-skipped = Tipp übersprungen
done-mine = Dein Tipp: { $guess }
done-right = Dein Tipp: { $guess }. Richtig
done-understood = verstanden
done-wrong = Dein Tipp: { $guess }. Tatsächlich: { $answer }
done-stars =
    { $count ->
        [one] { $count } Stern
       *[other] { $count } Sterne
    }
done-exercises =
    { $count ->
        [one] { $count } Übung
       *[other] { $count } Übungen
    }
done-start = Beginne mit { $title }
done-act = als Nächstes Teil { $act } von { $all }
done-onward = Weiter mit { $number }: { $title }
done-begun = { $count } von { $all } Lektionen begonnen
done-lessons = { $count } von { $all } Lektionen geschafft
done-both = { $counted }, { $understood } verstanden
done-forget = Meine Tipps und Sterne löschen
done-sure = Noch einmal drücken löscht alle Tipps und Sterne

## Pages that say why there is no lesson.

full-page = Carom: alle Plätze sind besetzt
full-title = Alle Plätze sind besetzt
full-machine = Alle Plätze ({ $most }) sind besetzt, und mehr schafft dieser Rechner nicht. Du bekommst einen Platz, sobald jemand geht. Diese Seite versucht es alle { $wait } Sekunden wieder.
preparing-page = Carom: gleich bereit
preparing-title = Der Server bereitet diese Lektion vor
preparing-text = Der Server ist gerade gestartet, oder die Lektion hat sich geändert. Sobald sie bereit ist, öffnet sie sich hier. Der erste Start auf einem Rechner kann eine halbe Minute dauern.
problem-page = Carom: { $status }
problem-nothing = Hier ist nichts
problem-nowhere = Diese Adresse führt nirgendwohin.
problem-failed = Das hat nicht geklappt
problem-log = Der Server konnte diese Seite nicht erzeugen. Sein Protokoll sagt, warum.
problem-again = Noch einmal
problem-no-lesson = Eine Lektion { $name } gibt es nicht.
problem-no-guide = Dieser Ordner mit Lektionen hat keinen Leitfaden für Lehrkräfte.
problem-busy = Aus deinem Netz kommen gerade sehr viele Anfragen. Versuch es noch einmal.
problem-other-site = Eine Seite von anderswo, oder eine Seite in einem Rahmen mit Sandbox, darf hier nichts anfragen.
problem-lab = Diese Lektion braucht JupyterLab: Sie hat Widgets, die dieser Server nicht zeigt.

## The printed sheet.

sheet-page = Carom { $number } · { $title }
sheet-filled = Carom { $number } · { $title } · Lösungen
sheet-name = Name { $blank }
sheet-date = Datum { $blank }
sheet-guess = Mein Tipp
sheet-try = Probiere die Versuche aus und trage ein
sheet-set-up = Versuch
sheet-questions = Drei Fragen
sheet-home = Zu Hause
sheet-mistakes = Was oft gesagt wird, und die Rückfrage
sheet-act = Teil { $act }, { $minutes } min: { $goal }
sheet-say = Oft gesagt: { $said }
sheet-ask = Rückfrage: { $asked }
sheet-lesson = Die Lektion:
sheet-back = Wiederholen nach: □ 1 Tag  □ 7 Tagen  □ 21 Tagen
sheet-blank = ______________________________
sheet-foot = Nötig: { $needs }. Danach kann man { $goal }. 15 Minuten: { $short }; 45 Minuten: { $long }.
