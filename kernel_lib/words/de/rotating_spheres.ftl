### What lesson rotating_spheres says.

## What several questions say.

# "rim" is the speed of the ball's rim. What spins is masculine or feminine.
rotating-spheres-spins-at-first =
    { $turning ->
        [no-spin] Es gibt keinen Drall.
        [topspin] Dazu kommt Vorwärtsdrall mit der Randgeschwindigkeit { $rim }.
       *[backspin] Dazu kommt Rückwärtsdrall mit der Randgeschwindigkeit { $rim }.
    }

## WAY: where a superball comes out that is thrown under a table.

rotating-spheres-way-asked =
    { $floor ->
        [ice] { $table ->
            [ice] Du wirfst einen Flummi ohne Drall unter einen Tisch. Der Boden ist Eis, der Tisch ist Eis. Keine Energie geht verloren.
           *[grips] Du wirfst einen Flummi ohne Drall unter einen Tisch. Der Boden ist Eis, der Tisch ist griffig. Keine Energie geht verloren.
        }
       *[grips] { $table ->
            [ice] Du wirfst einen Flummi ohne Drall unter einen Tisch. Der Boden ist griffig, der Tisch ist Eis. Keine Energie geht verloren.
           *[grips] Du wirfst einen Flummi ohne Drall unter einen Tisch. Der Boden ist griffig, der Tisch ist griffig. Keine Energie geht verloren.
        }
    }
    Er trifft Boden, Tisch, Boden. Wohin fliegt er dann?
rotating-spheres-way-asked-ice =
    Du wirfst einen eisglatten Ball unter einen Tisch. An ihm haftet nichts. Keine Energie geht verloren.
    Er trifft Boden, Tisch, Boden. Wohin fliegt er dann?

rotating-spheres-way-on = Er fliegt weiter, etwa gleich schnell.
rotating-spheres-way-slow = Er fliegt weiter, aber viel langsamer.
rotating-spheres-way-back = Er kommt zurück.

# What has been seen, before it is said why.
rotating-spheres-way-seen-on = Er flog weiter, etwa gleich schnell.
rotating-spheres-way-seen-slow = Er flog weiter, aber viel langsamer.
rotating-spheres-way-seen-back = Er kam zurück.

rotating-spheres-way-head-on = Er flog weiter, genauso schnell
rotating-spheres-way-head-slow = Er flog weiter, aber viel langsamer
rotating-spheres-way-head-back = Er kam zurück
rotating-spheres-way-yes-on-floor = Der Boden machte aus Flug Drall, und beim zweiten Mal aus Drall Flug: { $speeds } m/s.
rotating-spheres-way-yes-on-nothing = Nichts haftete an ihm. Also blieb seine Geschwindigkeit längs Boden und Tisch gleich: { $first }.
rotating-spheres-way-yes-slow = Nur der Tisch war griffig: { $last } von { $first } blieben, der Rest wurde Drall.
rotating-spheres-way-yes-back = { $speeds } m/s: Am Boden entstand Drall, und am Tisch warf der Drall den Ball zurück.
rotating-spheres-way-no-on-slow = Am Tisch wurde aus { $lost } Flug Drall. Der Boden ist Eis und macht daraus keinen Flug mehr.
rotating-spheres-way-no-on-back = Ein Ball behält seine Richtung nicht immer. Dieser kam mit Drall zum Tisch, und dort warf ihn der Drall zurück: { $to_the_table } m/s.
rotating-spheres-way-no-slow-on-floor = Der erste Kontakt mit dem Boden bremste ihn auf { $second }. Der zweite machte aus dem ganzen Drall wieder Flug: { $last }, und kein Drall bleibt.
rotating-spheres-way-no-slow-on-nothing = Nichts haftete an ihm, also konnte ihn nichts bremsen: immer { $first }.
rotating-spheres-way-no-slow-back = Haftung kann mehr als bremsen. Nach dem Boden war er langsamer, { $second }. Am Tisch warf ihn sein Drall zurück: { $third }.
rotating-spheres-way-no-back-on-floor = Ein Flummi kommt zurück, wenn Boden und Tisch griffig sind. Dieser Tisch ist Eis und nutzt den Drall nicht. Der Boden kehrte das Rutschen zweimal um: wieder { $last }.
rotating-spheres-way-no-back-on-nothing = Zum Zurückkommen braucht er Haftung. Hier haftete nichts: vorher { $first }, nachher { $last }.
rotating-spheres-way-no-back-slow = Nur der Tisch war griffig, und nur einmal: { $to_the_table } m/s. Zum Zurückkommen braucht er Drall vom Boden und danach einen griffigen Tisch.

rotating-spheres-way-steps-1 = 7 m/s längs des Bodens, kein Drall. Der Kontaktpunkt rutscht mit 7 m/s. Haftung kehrt das Rutschen um: −7 m/s.
rotating-spheres-way-steps-2 = Bei einer Vollkugel nimmt die Haftung dem Flug 4/7 des Rutschens: 7 − 4 = 3 m/s.
rotating-spheres-way-steps-3 = Der Rand bekommt den Rest: 10 m/s.
rotating-spheres-way-steps-4 = Am Tisch wirkt der Drall andersherum: Rutschen 3 + 10 = 13 m/s.
rotating-spheres-way-steps-5 = Haftung kehrt es um: Flug 3 − 4/7 × 13 = −4,43 m/s. Er fliegt zurück.
rotating-spheres-way-steps-6 = Jetzt du. Mit Eis statt des Tisches bleibt der Flug [3] m/s.

# For readers who do not see it; "speeds" are joined by arrows.
rotating-spheres-way-picture = Geschwindigkeit längs des Bodens, + heißt in der Richtung vom Anfang: { $speeds } m/s.
# The ball's ways to the first contact and away from the last one.
rotating-spheres-way-mark-in = rein
rotating-spheres-way-mark-out = raus
# What a contact turns into what.
rotating-spheres-way-mark-spin = Flug → Drall
rotating-spheres-way-mark-flight = Drall → Flug

## BOUNCE: a superball that spins before it meets the floor.

# "spins" is rotating-spheres-spins-at-first.
rotating-spheres-bounce-asked =
    Ein Flummi kommt herunter, mit { $along } längs des Bodens. { $spins } Der Boden ist griffig.
    Wohin fliegt er nach dem Aufprall?

rotating-spheres-bounce-faster = Weiter, schneller als vorher.
rotating-spheres-bounce-slower = Weiter, aber langsamer.
rotating-spheres-bounce-up = Gerade nach oben.
rotating-spheres-bounce-back = Zurück, woher er kam.

rotating-spheres-bounce-seen-faster = Er flog weiter, schneller als vorher.
rotating-spheres-bounce-seen-slower = Er flog weiter, aber langsamer.
rotating-spheres-bounce-seen-up = Er flog gerade nach oben.
rotating-spheres-bounce-seen-back = Er flog zurück, woher er kam.

# "sum" is a sum of figures, "change" a speed before → after; "share" is the backspin over the flight.
rotating-spheres-bounce-head-faster = Er flog weiter, schneller
rotating-spheres-bounce-head-slower = Er flog weiter, aber langsamer
rotating-spheres-bounce-head-up = Er flog gerade nach oben
rotating-spheres-bounce-head-back = Er flog zurück
rotating-spheres-bounce-yes-faster = { $sum } = { $after }: Er fliegt weiter, schneller.
rotating-spheres-bounce-yes-slower = { $sum } = { $after }: Er fliegt weiter, langsamer.
rotating-spheres-bounce-yes-up = { $sum } = { $after }: Er fliegt gerade nach oben.
rotating-spheres-bounce-yes-back = { $sum } = { $after }: Er fliegt zurück.
rotating-spheres-bounce-no-faster-slower-backspin = Er hatte Rückwärtsdrall: Sein Rand lief unten nach vorn, also drückte der Boden nach hinten: { $change } m/s.
rotating-spheres-bounce-no-faster-slower-no-spin = Ohne Drall bremst der Boden nur und bringt den Ball zum Drehen: { $change } m/s.
rotating-spheres-bounce-no-faster-slower-topspin = Der Rand war langsamer als der Ball, { $rim } gegen { $along }. Also bremste ihn der Boden trotzdem: { $change } m/s.
rotating-spheres-bounce-no-faster-up = Nur Vorwärtsdrall macht ihn schneller. Er hatte Rückwärtsdrall, und der nahm hier den ganzen Flug: { $change } m/s.
rotating-spheres-bounce-no-faster-back = Er hatte sehr viel Rückwärtsdrall. Der Boden drückte ihn so stark zurück, dass er umkehrte: { $change } m/s.
rotating-spheres-bounce-no-slower-faster = Haftung kann auch antreiben. Bei Vorwärtsdrall mit { $rim } lief der Rand unten nach hinten, also drückte der Boden nach vorn: { $change } m/s.
rotating-spheres-bounce-no-slower-up = Er wurde langsamer, bis nichts mehr blieb: { $sum } = { $after }.
rotating-spheres-bounce-no-slower-back = Sein Rückwärtsdrall war am Rand mehr als drei Viertel seiner Geschwindigkeit, also flog er zurück: { $after }.
rotating-spheres-bounce-no-up-faster = Dafür braucht er Rückwärtsdrall. Er hatte Vorwärtsdrall, und sein Rand war schneller als der Flug: Der Boden drückte ihn nach vorn, { $change } m/s.
rotating-spheres-bounce-no-up-slower-backspin = Der Rückwärtsdrall war zu schwach: am Rand das { $share }-Fache der Geschwindigkeit. { $sum } = { $after } bleiben. Drei Viertel hätten gereicht.
rotating-spheres-bounce-no-up-slower-no-spin = Dafür braucht er Rückwärtsdrall, am Rand drei Viertel seiner Geschwindigkeit. Er hatte keinen: { $after } bleiben.
rotating-spheres-bounce-no-up-slower-topspin = Dafür braucht er Rückwärtsdrall, am Rand drei Viertel seiner Geschwindigkeit. Er hatte Vorwärtsdrall: { $after } bleiben.
rotating-spheres-bounce-no-up-back = Drei Viertel heben den Flug auf. Dieser Rückwärtsdrall war am Rand das { $share }-Fache der Geschwindigkeit: { $sum } = { $after }. Haftung ändert die Drehung stärker als den Flug.
rotating-spheres-bounce-no-back-faster = Er hatte *Vorwärtsdrall*, und sein Rand war schneller als der Flug: Der Boden drückte ihn nach vorn, { $change } m/s.
rotating-spheres-bounce-no-back-slower-backspin = Rückwärtsdrall bringt ihn nicht immer zurück. { $rim } waren zu wenig: { $after } nach vorn bleiben.
rotating-spheres-bounce-no-back-slower-no-spin = Zum Zurückkommen braucht er Rückwärtsdrall, am Rand mehr als drei Viertel seiner Geschwindigkeit. Er drehte sich nicht: { $after } nach vorn bleiben.
rotating-spheres-bounce-no-back-slower-topspin = Zum Zurückkommen braucht er Rückwärtsdrall, am Rand mehr als drei Viertel seiner Geschwindigkeit. Das war Vorwärtsdrall: { $after } nach vorn bleiben.
rotating-spheres-bounce-no-back-up = Genau drei Viertel: { $rim } von { $along }. Längs des Bodens bleibt in keiner Richtung etwas übrig.

rotating-spheres-bounce-steps-1 = Flug 7 m/s nach rechts, Rückwärtsdrall mit der Randgeschwindigkeit 3,5 m/s.
rotating-spheres-bounce-steps-2 = Rutschen am Kontakt: 7 + 3,5 = 10,5 m/s.
rotating-spheres-bounce-steps-3 = Haftung kehrt es um. Der Flug verliert 4/7 des Rutschens: 6 m/s.
rotating-spheres-bounce-steps-4 = 7 − 6 = 1 m/s bleibt, nach rechts.
rotating-spheres-bounce-steps-5 = Jetzt du. Randgeschwindigkeit 7 m/s: 7 − 4/7 × 14 = [−1] m/s.

## LANE: a ball that slides onto a lane.

rotating-spheres-lane-asked =
    Eine Bowlingkugel gleitet mit { $speed } auf eine lange Bahn. { $spins }
    Was macht sie am Ende?

rotating-spheres-lane-slower = Sie rollt weiter, langsamer.
rotating-spheres-lane-same = Sie rollt weiter, genauso schnell.
rotating-spheres-lane-faster = Sie rollt weiter, schneller.
rotating-spheres-lane-back = Sie kommt zurück.

rotating-spheres-lane-head-slower = Sie rollte weiter, langsamer
rotating-spheres-lane-head-same = Sie rollte weiter, genauso schnell
rotating-spheres-lane-head-faster = Sie rollte weiter, schneller
rotating-spheres-lane-head-back = Sie kam zurück
rotating-spheres-lane-yes-same = Rand und Kugel waren von Anfang an gleich schnell, { $speed }: Nichts rutschte, nichts änderte sich.
rotating-spheres-lane-yes-slower = { $sum } = { $end }: Nach { $soon } waren Rand und Kugel gleich schnell, und die Reibung hörte auf.
rotating-spheres-lane-yes-faster = { rotating-spheres-lane-yes-slower }
rotating-spheres-lane-yes-back = { rotating-spheres-lane-yes-slower }
rotating-spheres-lane-no-slower-same = Viele denken: Reibung bremst immer. Der Rand lief schon so schnell wie die Kugel, { $speed }: Nichts rutschte, also wirkte keine Reibung.
rotating-spheres-lane-no-slower-faster = Viele denken: Reibung bremst nur. Der Rand war schneller als die Kugel, also trieb die Reibung sie an: { $change } m/s.
rotating-spheres-lane-no-slower-back = Sie wurde bis auf null gebremst und hatte noch Rückwärtsdrall. Also zog die Reibung sie zurück: { $end }.
rotating-spheres-lane-no-same-slower = Rollen gibt es nicht umsonst. Sie glitt zuerst: Die Reibung bremste sie, bis ihr Rand so schnell war wie sie: { $change } m/s.
rotating-spheres-lane-no-same-faster = Rand und Kugel waren nicht gleich schnell: Der Rand war schneller, { $rim }. Also trieb der Boden die Kugel an: { $change } m/s.
rotating-spheres-lane-no-same-back = Ihr Rückwärtsdrall wirkte gegen die Bewegung: Die Reibung nahm { $speed } und mehr. Am Ende hatte sie { $end }.
rotating-spheres-lane-no-faster-slower = Nur ein Rand, der schneller läuft als die Kugel, treibt sie an. Dieser war langsamer, also bremste die Reibung: { $change } m/s.
rotating-spheres-lane-no-faster-slower-backspin = Nur Vorwärtsdrall treibt sie an. Bei Rückwärtsdrall lief der Rand unten nach vorn, also bremste die Reibung: { $change } m/s.
rotating-spheres-lane-no-faster-same = Rand und Kugel liefen beide mit { $speed }. Nichts rutschte, also änderte sich nichts.
rotating-spheres-lane-no-faster-back = Sie hatte *Rückwärtsdrall*: Die Reibung zog sie zurück, { $change } m/s.
rotating-spheres-lane-no-back-slower-backspin = Zum Zurückkommen muss der Rückwärtsdrall am Rand mehr als das 2,5-Fache der Geschwindigkeit sein. Hier waren es { $rim } gegen { $speed }: Sie rollt mit { $end } weiter.
rotating-spheres-lane-no-back-slower-no-spin = Zum Zurückkommen braucht sie Rückwärtsdrall, am Rand mehr als das 2,5-Fache ihrer Geschwindigkeit. Sie hatte keinen: Sie rollt mit { $end } weiter.
rotating-spheres-lane-no-back-slower-topspin = Zum Zurückkommen braucht sie Rückwärtsdrall. Sie hatte *Vorwärtsdrall*, und der zieht nie zurück: Sie rollt mit { $end } weiter.
rotating-spheres-lane-no-back-same = Sie hatte *Vorwärtsdrall*, und der zieht nie zurück. Rand und Kugel liefen beide mit { $speed }, also änderte sich nichts.
rotating-spheres-lane-no-back-faster = *Vorwärtsdrall* zieht nie zurück. Der Rand war schneller und trieb die Kugel an: Am Ende hatte sie { $end }.

rotating-spheres-lane-steps-1 = Eine Kugel gleitet mit 3,5 m/s und dreht sich nicht. Reibung bremst sie: jede Sekunde um μ g.
rotating-spheres-lane-steps-2 = Sie beschleunigt den Rand 2,5-mal so stark.
rotating-spheres-lane-steps-3 = Hat die Kugel 1 m/s verloren, hat der Rand 2,5 m/s; auch die Kugel hat 2,5 m/s.
rotating-spheres-lane-steps-4 = Jetzt rutscht nichts mehr: Sie rollt mit 2,5 m/s = 5/7 von 3,5 m/s.
rotating-spheres-lane-steps-5 = Jetzt du. Von 7 m/s bleiben beim Rollen [5] m/s.

rotating-spheres-lane-picture = Geschwindigkeit von Kugel und Rand über der Zeit: Ab { $rolls } haben beide { $speed }.
rotating-spheres-lane-chart = Die Reibung endet, sobald beide gleich sind
rotating-spheres-lane-chart-time = Zeit (s)
rotating-spheres-lane-chart-speed = Geschwindigkeit (m/s)
rotating-spheres-lane-chart-ball = Kugel
rotating-spheres-lane-chart-rim = Rand
rotating-spheres-lane-chart-rolls = rollt: { $speed }

## CARPET: two balls that roll, each on a carpet of its own.

rotating-spheres-carpet-asked =
    { $second ->
        [rougher] Zwei Kugeln rollen mit { $speed }, jede auf ihren eigenen Teppich. Teppich 2 ist doppelt so rau.
        [smoother] Zwei Kugeln rollen mit { $speed }, jede auf ihren eigenen Teppich. Teppich 2 ist halb so rau.
        [softer] Zwei Kugeln rollen mit { $speed }, jede auf ihren eigenen Teppich. Teppich 2 gibt doppelt so viel nach.
        [firmer] Zwei Kugeln rollen mit { $speed }, jede auf ihren eigenen Teppich. Teppich 2 gibt halb so viel nach.
        [heavier] Zwei Kugeln rollen mit { $speed }, jede auf ihren eigenen Teppich. Kugel 2 hat die vierfache Masse. Beide Teppiche geben um denselben Anteil nach ({ $share }).
       *[lighter] Zwei Kugeln rollen mit { $speed }, jede auf ihren eigenen Teppich. Kugel 2 hat ein Viertel der Masse. Beide Teppiche geben um denselben Anteil nach ({ $share }).
    }
    Welche Kugel kommt weiter?

rotating-spheres-carpet-one = Kugel 1 kommt weiter.
rotating-spheres-carpet-two = Kugel 2 kommt weiter.
rotating-spheres-carpet-both = Beide kommen gleich weit.

rotating-spheres-carpet-head-one = Kugel 1 kam weiter
rotating-spheres-carpet-head-two = Kugel 2 kam weiter
rotating-spheres-carpet-head-both = Beide kamen gleich weit
rotating-spheres-carpet-yes-one = { $far } gegen { $short }: Der Teppich von Kugel 2 gibt doppelt so viel nach. Also kostet jeder Meter doppelt so viel Energie.
rotating-spheres-carpet-yes-two = { $far } gegen { $short }: Der Teppich von Kugel 2 gibt halb so viel nach. Also kostet jeder Meter halb so viel Energie.
rotating-spheres-carpet-yes-both-rougher = Beide rollten { $far }. Was rollt, rutscht nicht, also kostet Reibung keine Energie. Die Energie nimmt der Teppich, der nachgibt.
rotating-spheres-carpet-yes-both-smoother = { rotating-spheres-carpet-yes-both-rougher }
rotating-spheres-carpet-yes-both-heavier = Beide rollten { $far }. Mit der vierfachen Masse hat eine Kugel die vierfache Energie und verliert auf jedem Meter viermal so viel.
rotating-spheres-carpet-yes-both-lighter = { rotating-spheres-carpet-yes-both-heavier }
rotating-spheres-carpet-no-one-both-rougher = Viele denken: Reibung hält eine rollende Kugel an, hier Kugel 2. Beide rollten { $far }. Was rollt, rutscht nicht, also kostet Reibung nichts. Energie nimmt nur der Teppich, der nachgibt.
rotating-spheres-carpet-no-two-both-rougher = Haftung bringt Kugel 2 nicht weiter, wenn sie schon rollt. Beide rollten { $far }: Beide Teppiche geben gleich nach, und nur das kostet Energie.
rotating-spheres-carpet-no-two-both-smoother = Viele denken: Reibung hält eine rollende Kugel an, hier Kugel 1. Beide rollten { $far }. Was rollt, rutscht nicht, also kostet Reibung nichts. Energie nimmt nur der Teppich, der nachgibt.
rotating-spheres-carpet-no-one-both-smoother = Haftung bringt Kugel 1 nicht weiter, wenn sie schon rollt. Beide rollten { $far }: Beide Teppiche geben gleich nach, und nur das kostet Energie.
rotating-spheres-carpet-no-two-both-heavier = Kugel 2 hat mehr Energie, aber sie drückt auch stärker auf den Teppich. Bei gleichem c_r rollten beide { $far }.
rotating-spheres-carpet-no-one-both-heavier = Kugel 2 wird stärker gebremst, aber sie ist auch schwerer anzuhalten. Bei gleichem c_r rollten beide { $far }.
rotating-spheres-carpet-no-one-both-lighter = Kugel 1 hat mehr Energie, aber sie drückt auch stärker auf den Teppich. Bei gleichem c_r rollten beide { $far }.
rotating-spheres-carpet-no-two-both-lighter = Kugel 1 wird stärker gebremst, aber sie ist auch schwerer anzuhalten. Bei gleichem c_r rollten beide { $far }.
rotating-spheres-carpet-no-two-one = Der weichere Teppich hielt Kugel 2 nach { $short } an, der andere Kugel 1 nach { $far }. Auf dem weicheren kostet jeder Meter doppelt so viel.
rotating-spheres-carpet-no-one-two = Der weichere Teppich hielt Kugel 1 nach { $short } an, der andere Kugel 2 nach { $far }. Auf dem weicheren kostet jeder Meter doppelt so viel.
rotating-spheres-carpet-no-both-one = Nicht nur der Anfang zählt. Jeder Meter auf Teppich 2 kostet doppelt so viel: { $short } gegen { $far }.
rotating-spheres-carpet-no-both-two = Nicht nur der Anfang zählt. Jeder Meter auf Teppich 1 kostet doppelt so viel: { $short } gegen { $far }.

rotating-spheres-carpet-picture = Der Boden gibt vor der rollenden Kugel nach und drückt hinter ihr schwächer zurück. Seine Kraft greift { $lever } vor der Mitte an und bremst die Kugel.
rotating-spheres-carpet-mark-force = Kraft

## SPUN: two rough balls meet, and neither spins before.

rotating-spheres-spun-asked =
    { $how ->
        [head-on] Kugel 1 trifft Kugel 2 zentral mit { $speed }. Beide sind griffig, und vorher dreht sich keine.
       *[off-centre] Kugel 1 trifft Kugel 2 versetzt mit { $speed }. Beide sind griffig, und vorher dreht sich keine.
    }
    Welche Kugel dreht sich danach?

rotating-spheres-spun-none = Keine von beiden.
rotating-spheres-spun-both = Beide, im selben Drehsinn.

rotating-spheres-spun-head-none = Keine Kugel dreht sich
rotating-spheres-spun-head-both = Beide drehen sich, im selben Drehsinn
rotating-spheres-spun-yes-none = Sie trafen sich zentral: Am Kontakt rutschte nichts, also drehte sie nichts.
rotating-spheres-spun-yes-both = Die Oberflächen rutschten mit { $slip }. Reibung drückte die Ränder auf entgegengesetzten Seiten in entgegengesetzte Richtungen: Das drehte beide im selben Drehsinn, { $first } und { $second }.
rotating-spheres-spun-no-none-both = Drall muss nicht vorher da sein. Beim versetzten Stoß rutschen die Oberflächen, hier mit { $slip }, und das drehte beide: { $first } und { $second }.
rotating-spheres-spun-no-both-none = Haftung dreht Kugeln nur, wenn ihre Oberflächen rutschen. Beim zentralen Stoß rutscht nichts.

## SPINS: two rough balls meet head-on, and both spin.

rotating-spheres-spins-asked =
    { $one ->
        [clockwise] { $two ->
            [clockwise] Zwei raue Kugeln stoßen zentral zusammen; { $share } ihres Rutschens werden umgekehrt. Kugel 1 dreht sich im Uhrzeigersinn mit { $first }, Kugel 2 im Uhrzeigersinn mit { $second }.
           *[anticlockwise] Zwei raue Kugeln stoßen zentral zusammen; { $share } ihres Rutschens werden umgekehrt. Kugel 1 dreht sich im Uhrzeigersinn mit { $first }, Kugel 2 gegen den Uhrzeigersinn mit { $second }.
        }
       *[anticlockwise] { $two ->
            [clockwise] Zwei raue Kugeln stoßen zentral zusammen; { $share } ihres Rutschens werden umgekehrt. Kugel 1 dreht sich gegen den Uhrzeigersinn mit { $first }, Kugel 2 im Uhrzeigersinn mit { $second }.
           *[anticlockwise] Zwei raue Kugeln stoßen zentral zusammen; { $share } ihres Rutschens werden umgekehrt. Kugel 1 dreht sich gegen den Uhrzeigersinn mit { $first }, Kugel 2 gegen den Uhrzeigersinn mit { $second }.
        }
    }
    Was wird aus ihren Drehungen?

rotating-spheres-spins-stop = Beide Drehungen hören auf.
rotating-spheres-spins-nothing = Nichts: Jede dreht sich weiter wie vorher.

rotating-spheres-spins-head-nothing = Nichts: Jede drehte sich weiter wie vorher
rotating-spheres-spins-head-stop = Beide Drehungen hörten auf
rotating-spheres-spins-yes-nothing = Am Kontakt liefen beide Ränder gleich, mit { $rim }: Nichts rutschte, und die Drehungen blieben { $first } und { $second }.
rotating-spheres-spins-yes-stop = Die Ränder liefen gegeneinander: Sie rutschten mit { $slip }. Die Haftung nahm jeder Kugel genau ihre Drehung, { $was_first } und { $was_second }.
rotating-spheres-spins-no-stop-nothing = Reibung bremst Drehungen nur, wenn Oberflächen rutschen. Beide Ränder liefen gleich, mit { $rim }, also bremste nichts: { $first } und { $second }.
rotating-spheres-spins-no-nothing-stop = Die Ränder liefen mit { $slip } gegeneinander, also bremste die Haftung beide: Aus { $was_first } und { $was_second } wurde 0.

## ASIDE: where ball 2 goes.

rotating-spheres-aside-asked =
    { $turning ->
        [no-spin] Eine Billardkugel trifft eine andere versetzt mit { $speed }. Beide sind etwas rau. Kugel 1 dreht sich nicht.
        [clockwise] Eine Billardkugel trifft eine andere versetzt mit { $speed }. Beide sind etwas rau. Kugel 1 dreht sich im Uhrzeigersinn, mit der Randgeschwindigkeit { $rim }.
       *[anticlockwise] Eine Billardkugel trifft eine andere versetzt mit { $speed }. Beide sind etwas rau. Kugel 1 dreht sich gegen den Uhrzeigersinn, mit der Randgeschwindigkeit { $rim }.
    }
    Wohin läuft Kugel 2?

rotating-spheres-aside-along = Längs der Linie durch beide Mittelpunkte.
rotating-spheres-aside-on = Neben diese Linie, auf die Seite, zu der Kugel 1 läuft.
rotating-spheres-aside-away = Neben diese Linie, auf die andere Seite.

# "across" is the speed of flight across the line of centres.
rotating-spheres-aside-head-along = Sie lief längs der Verbindungslinie
rotating-spheres-aside-head-on = Sie wich dorthin ab, wohin Kugel 1 lief
rotating-spheres-aside-head-away = Sie wich ab, zur anderen Seite
rotating-spheres-aside-yes-along = Am Kontakt hoben sich Drall und Bewegung auf, je { $across }: Nichts rutschte, also zog nichts Kugel 2 von der Linie weg.
rotating-spheres-aside-yes-on = Die Oberfläche von Kugel 1 rutschte mit { $slip } über Kugel 2, in ihrer Laufrichtung. Reibung nahm Kugel 2 mit, um { $angle } von der Linie weg.
rotating-spheres-aside-yes-away = Der Drall war stärker, { $rim } gegen { $across }. Die Oberfläche von Kugel 1 lief andersherum und nahm Kugel 2 mit, um { $angle } von der Linie weg.
rotating-spheres-aside-no-along-on = Glatte Kugeln laufen längs dieser Linie. Diese reiben: Sie rutschten mit { $slip }, und Reibung lenkte Kugel 2 um { $angle } ab.
rotating-spheres-aside-no-along-away = Nur ohne Rutschen bleibt sie auf der Linie. Hier rutschten sie durch den Drall mit { $slip }, und Kugel 2 wich um { $angle } ab.
rotating-spheres-aside-no-on-along = Reibung lenkt nur ab, wo Oberflächen rutschen. Der Drall von Kugel 1 hob ihre Bewegung quer zur Linie auf, je { $across }: kein Rutschen, keine Ablenkung.
rotating-spheres-aside-no-on-away = Mit zu wenig Drall wäre es so. Der Rand lief mit { $rim } gegen { $across } Bewegung, also zog Reibung Kugel 2 auf die andere Seite, um { $angle }.
rotating-spheres-aside-no-away-along = Dafür muss der Drall stärker sein. Rand und Bewegung quer zur Linie waren gleich, je { $across }: Nichts rutschte.
rotating-spheres-aside-no-away-on = Reibung zieht Kugel 2 dorthin, wohin die Oberfläche von Kugel 1 läuft. Die lief mit { $slip } vorwärts, also wich Kugel 2 dorthin ab, um { $angle }.

## SLIPPING: a ball that slides down a slope.

rotating-spheres-slipping-asked =
    Ein Hang steigt je Meter waagerecht um { $rises } ({ $friction }). Eine Kugel ohne Drall gleitet hinunter, zuerst mit { $speed }.
    Was wird aus ihrem Rutschen?

rotating-spheres-slipping-grows = Es nimmt zu.
rotating-spheres-slipping-ends = Es endet, und die Kugel rollt.
rotating-spheres-slipping-stays = Es bleibt, wie es ist.

rotating-spheres-slipping-head-grows = Das Rutschen nahm zu
rotating-spheres-slipping-head-ends = Das Rutschen endete, dann rollte sie
rotating-spheres-slipping-head-stays = Das Rutschen blieb gleich
rotating-spheres-slipping-yes-grows = Der Hang beschleunigte die Kugel stärker als die Reibung ihren Rand: Das Rutschen stieg von { $before } auf { $after }.
rotating-spheres-slipping-yes-ends = Die Reibung beschleunigte den Rand stärker als der Hang die Kugel. Nach { $soon } waren beide gleich schnell.
rotating-spheres-slipping-yes-stays = Kugel und Rand wurden gleich stark beschleunigt: Das Rutschen war zuerst { $before } und am Ende { $after }.
rotating-spheres-slipping-no-grows-ends = Auch wenn die Kugel schneller wird: Die Reibung beschleunigt ihren Rand noch stärker. Nach { $soon } rutschte nichts mehr.
rotating-spheres-slipping-no-stays-ends = Dafür müssten Kugel und Rand gleich stark beschleunigt werden. Der Rand gewann mehr, und nach { $soon } war er so schnell wie die Kugel.
rotating-spheres-slipping-no-ends-grows = Die Reibung dreht zwar den Rand schneller, aber der Hang beschleunigt die Kugel noch stärker. Das Rutschen stieg von { $before } auf { $after }.
rotating-spheres-slipping-no-stays-grows = Kugel und Rand wurden nicht gleich stark beschleunigt. Am Ende lief die Kugel mit { $speed }, ihr Rand mit { $rim }.
rotating-spheres-slipping-no-ends-stays = Die Reibung beschleunigt den Rand genauso stark wie der Hang die Kugel. Am Ende war das Rutschen { $after }.
rotating-spheres-slipping-no-grows-stays = Die Kugel wurde schneller, und ihr Rand genauso: am Ende { $speed } und { $rim }. Also war das Rutschen immer noch { $after }.

## EVER: a ball at rest on a slope.

rotating-spheres-ever-asked =
    Ein Hang steigt je Meter waagerecht um { $rises } ({ $friction }). Eine Kugel ruht darauf und wird losgelassen.
    Rollt sie jemals?

rotating-spheres-ever-once = Ja, sofort.
rotating-spheres-ever-never = Nein, nie.

rotating-spheres-ever-head-once = Sie rollte sofort
rotating-spheres-ever-head-never = Sie rollte nie
rotating-spheres-ever-yes-once = Die Reibung beschleunigt den Rand so stark wie der Hang die Kugel: Nach { $time } liefen Kugel und Rand mit { $speed }.
rotating-spheres-ever-yes-never = Der Hang beschleunigt die Kugel stärker als die schwache Reibung ihren Rand. Nach { $time } lief die Kugel mit { $speed }, ihr Rand mit { $rim }.
rotating-spheres-ever-no-never-once = Die Reibung hielt ihren tiefsten Punkt fest, also konnte sie nur rollen. Nach { $time } liefen Kugel und Rand mit { $speed }.
rotating-spheres-ever-no-once-never = Zum Rollen muss ihr Rand so schnell werden wie die Kugel. Nach { $time } lief die Kugel mit { $speed }, ihr Rand nur mit { $rim }.

## TENNIS: a ball that spins and loses speed at the floor.

rotating-spheres-tennis-asked =
    Ein Ball kommt herunter, mit { $along } längs des Bodens. { $spins } Der Boden ist rau.
    Wird er längs des Bodens schneller oder langsamer?

rotating-spheres-tennis-faster = Schneller als vorher.
rotating-spheres-tennis-same = Gleich schnell.
rotating-spheres-tennis-slower = Langsamer als vorher.

rotating-spheres-tennis-head-faster = Er wurde längs des Bodens schneller
rotating-spheres-tennis-head-same = Er blieb längs des Bodens gleich schnell
rotating-spheres-tennis-head-slower = Er wurde längs des Bodens langsamer
rotating-spheres-tennis-yes-faster = Der Rand lief schneller, als der Ball flog, { $rim } gegen { $along }: Der Boden trieb ihn an, { $change } m/s.
rotating-spheres-tennis-yes-same = Der Rand lief so schnell, wie der Ball flog, { $along }: Nichts rutschte, also drückte der Boden nicht längs.
rotating-spheres-tennis-yes-slower = Der tiefste Punkt rutschte mit { $slip } nach vorn, also drückte der Boden nach hinten: { $change } m/s.
rotating-spheres-tennis-no-same-faster = Der tiefste Punkt rutschte mit { $slip } nach hinten. Der Boden drückte dagegen, also nach vorn: { $change } m/s.
rotating-spheres-tennis-no-slower-faster = Der Boden nimmt Geschwindigkeit senkrecht, aber nicht immer längs. Der Rand war schneller als der Flug, also trieb der Boden den Ball an: { $change } m/s.
rotating-spheres-tennis-no-faster-same = Der Boden treibt nur an, wenn der Rand schneller ist als der Flug. Beide hatten { $along }: Nichts rutschte.
rotating-spheres-tennis-no-slower-same = Der Boden nimmt Geschwindigkeit senkrecht. Längs bremst er nur, was rutscht, und nichts rutschte: { $along } vorher und nachher.
rotating-spheres-tennis-no-faster-slower = Der Boden treibt nur an, wenn der Rand schneller ist als der Flug. Hier rutschte der tiefste Punkt mit { $slip } nach vorn, und das bremste: { $change } m/s.
rotating-spheres-tennis-no-same-slower = Der tiefste Punkt rutschte mit { $slip } nach vorn, und ein rauer Boden bremst, was rutscht: { $change } m/s.

## The law with the present numbers.

rotating-spheres-law-cut = { $formula }, begrenzt auf { $limit }
rotating-spheres-law-together = beide zusammen, wie in der Liste der Stöße: { $formula }
rotating-spheres-law-estimate = { $formula }, die Energie ändert sich um { $change }
rotating-spheres-law-slips = rutscht nach unten: { $formula }
rotating-spheres-law-rolls = rollt: { $formula }
# "steep" and "most" are two equations.
rotating-spheres-law-can = { $steep } ist höchstens { $most }: Sie kann rollen
rotating-spheres-law-never = { $steep } ist größer als { $most }: Sie rollt nie

## The chart.

rotating-spheres-chart = Rutschen oder haften?
rotating-spheres-chart-angle = Einfallswinkel zum Lot (°)
rotating-spheres-chart-friction = Reibungszahl μ
rotating-spheres-chart-grips = haftet
rotating-spheres-chart-slides = rutscht durch
rotating-spheres-chart-test = Chung & Ooi, { $angle }
rotating-spheres-chart-corner = dessen Ecke, { $angle }
rotating-spheres-chart-yours = dein erster Aufprall

## Charts of the notebook.

rotating-spheres-oblique = Was ein schräger Aufprall übrig lässt
rotating-spheres-oblique-left = Geschwindigkeit längs der Ebene, nachher durch vorher
rotating-spheres-oblique-test = Chung & Ooi: { $law }
rotating-spheres-oblique-grip = Haftung ohne Grenze, { $law }
rotating-spheres-oblique-superball = Flummi, { $law }
rotating-spheres-oblique-runs = Abläufe von Test 4, an seiner Ecke und bei anderen Winkeln, etwa { $angle }
rotating-spheres-throw = Ablenkung einer Billardkugel
rotating-spheres-throw-cut = Schnittwinkel (°)
rotating-spheres-throw-angle = Ablenkung (°)
rotating-spheres-estimate = Energie, die ein Kontakt aus nichts macht
rotating-spheres-estimate-slip = Rutschgeschwindigkeit (m/s)
rotating-spheres-estimate-change = Änderung der Energie (J)
rotating-spheres-estimate-made = Schätzung: immer μ J
rotating-spheres-estimate-lawful = Gesetz: höchstens μ J und nur, bis nichts mehr rutscht

## Controls: what they are.

rotating-spheres-control-mass = Masse von Kugel { $ball }
rotating-spheres-control-radius = Radius von Kugel { $ball }
rotating-spheres-control-spin = Drall von Kugel { $ball } (+ rückwärts, − vorwärts, wenn sie nach rechts fliegt)
rotating-spheres-control-floor_grips = der Boden ist griffig; aus: Er ist Eis
rotating-spheres-control-table_grips = der Tisch ist griffig; aus: Er ist Eis
rotating-spheres-control-place = Ort
rotating-spheres-control-speed = Geschwindigkeit
rotating-spheres-control-angle = Wurfwinkel (0° = gerade nach unten)
rotating-spheres-control-axis = Achse der Drehung
rotating-spheres-control-offset = wie weit neben der Mitte
rotating-spheres-control-slope = wie steil: Meter hinauf je Meter waagerecht
rotating-spheres-control-e = wie viel der Annäherungsgeschwindigkeit zurückkommt
rotating-spheres-control-e_t = wie viel des Rutschens umgekehrt wird
rotating-spheres-control-grip = volle Haftung
rotating-spheres-control-friction = Reibungszahl
rotating-spheres-control-resistance = wie viel der Boden unter einer rollenden Kugel nachgibt
rotating-spheres-control-second = was bei Kugel 2 und ihrem Teppich anders ist
rotating-spheres-control-estimate = Reibungszahl der falschen Schätzung; 0: keine

# Ticks of sliders: at such a throwing angle, spin, slope, share of speed, share of slip, friction.
rotating-spheres-tick-steep = steil
rotating-spheres-tick-flat = flach
rotating-spheres-tick-spinless = kein Drall
rotating-spheres-tick-level = eben
rotating-spheres-tick-clay = Knete
rotating-spheres-tick-tennis = Tennisball
rotating-spheres-tick-slippery = haftet nicht
rotating-spheres-tick-superball = Flummi
rotating-spheres-tick-lane = trockene Bahn

## Set-ups: what to look for.

rotating-spheres-set-up-ice-smooth-ball = Nichts haftet an ihm, also fliegt er weiter.
rotating-spheres-set-up-tennis-ball-with-topspin = Der Rand ist schneller als der Ball. Also drückt ihn der Boden nach vorn, und er bleibt flach.
rotating-spheres-set-up-bowling-ball = Sie rutscht zuerst und rollt dann mit 5/7 ihrer Geschwindigkeit.
rotating-spheres-set-up-superball-under-a-table = Boden, Tisch, Boden: Er kommt zurück.
rotating-spheres-set-up-first-it-fails-always-j = Die Schätzung (wie Endos Nr. 13) reibt auch beim kleinsten Rutschen voll und erzeugt Energie.
rotating-spheres-set-up-off-centre-both-rough = Endos Nr. 16: Kugel 1 drehte sich nicht. Jetzt drehen sich beide, und keine Energie geht verloren.
rotating-spheres-set-up-opposite-spins = Beide Ränder laufen am Kontakt gleich: Nichts rutscht, nichts ändert sich.
rotating-spheres-set-up-large-and-small = Halb so schnelle Drehung, doppelter Radius: Wieder rutscht nichts, und nichts ändert sich.
rotating-spheres-set-up-grip-with-a-limit = Reibung hat eine Grenze. Darüber geht Energie verloren.
rotating-spheres-set-up-billiards-off-centre = Glatt: Kugel 2 läuft längs der Verbindungslinie. Rau: Reibung zieht sie von der Linie weg.
rotating-spheres-set-up-side-spin = Bei diesem Drall rutscht nichts. Also wird Kugel 2 nicht abgelenkt.
rotating-spheres-set-up-upright-spin-seen-in-space = Dreh die Ansicht: Eine Kugel kommt auf dich zu, eine läuft weg.
rotating-spheres-set-up-chung-ooi-test-4 = Bei 60° rutscht er während des ganzen Kontakts.
rotating-spheres-set-up-sliding-down-a-slope = Das Rutschen endet; von da an rollt sie.
rotating-spheres-set-up-steep-and-slippery = Der Hang ist zu steil für diese Reibung: Sie rollt nie.
rotating-spheres-set-up-on-a-carpet = Nur ein nachgebender Boden bremst eine rollende Kugel. Rauheit und Masse zählen nicht.

## Acts.

rotating-spheres-act-1 = Wo kommt er heraus?
rotating-spheres-act-1-why = Der Ball trifft Boden, Tisch, Boden. Wohin fliegt er dann?
rotating-spheres-act-2 = Drall vor dem Aufprall
rotating-spheres-act-2-why = Der Ball dreht sich schon vor dem Aufprall. Wohin fliegt er?
rotating-spheres-act-3 = Rutschen, dann rollen
rotating-spheres-act-3-why = Eine Bowlingkugel gleitet auf eine Bahn. Was macht sie am Ende?

## Lines to write.

rotating-spheres-act-1-after = Welcher Kontakt entscheidet über das Zurückkommen, und warum?
rotating-spheres-act-1-after-model = Der Tisch. Dort wirkt der Drall gegen den Flug, denn der Tisch berührt die andere Seite des Balls. Ist der Tisch Eis, macht der Boden aus Drall wieder Flug.
rotating-spheres-act-2-after = Warum drei Viertel, und nicht so viel wie der Flug?
rotating-spheres-act-2-after-model = Haftung ändert bei einer Vollkugel den Rand 2,5-mal so stark wie den Flug.
rotating-spheres-act-3-after = Die Bahn wird doppelt so rau. Was ändert sich?
rotating-spheres-act-3-after-model = Das Rollen beginnt nach der halben Zeit, mit derselben Geschwindigkeit.

## Bars.

rotating-spheres-experiment-energy = Energie

## Challenges, and what they came to.

rotating-spheres-challenge-straight_up = Wurf mit 45° und 6 m/s: Stelle den Rückwärtsdrall so ein, dass der Ball gerade nach oben springt.
rotating-spheres-challenge-straight_up-hint = Bei Rückwärtsdrall, am Rand drei Viertel des Flugs, bleibt längs des Bodens nichts übrig.

rotating-spheres-straight-up-target = Ziel: gerade hinauf zum Tisch. Sterne bei höchstens 10, 3 und 1 % zur Seite.
rotating-spheres-straight-up-mark = gerade hinauf
rotating-spheres-straight-up-no-floor = Nach { $time } hatte er den Boden noch nicht getroffen.
rotating-spheres-straight-up-hit = Er sprang gerade nach oben. Sein Rückwärtsdrall war am Rand { $rim }-mal so schnell wie der Flug längs des Bodens.
rotating-spheres-straight-up-near =
    { $way ->
        [left] Er sprang mit { $speed } nach links ab: { $share } seiner Geschwindigkeit längs des Bodens. Sein Rückwärtsdrall war am Rand { $rim }-mal so schnell wie der Flug längs des Bodens.
       *[right] Er sprang mit { $speed } nach rechts ab: { $share } seiner Geschwindigkeit längs des Bodens. Sein Rückwärtsdrall war am Rand { $rim }-mal so schnell wie der Flug längs des Bodens.
    }
rotating-spheres-straight-up-missed =
    { $way ->
        [left] Er sprang mit { $speed } nach links ab: { $share } seiner Geschwindigkeit längs des Bodens.
       *[right] Er sprang mit { $speed } nach rechts ab: { $share } seiner Geschwindigkeit längs des Bodens.
    }

rotating-spheres-challenge-stop_in_box = Gib der Bowlingkugel Rückwärtsdrall. Sie soll im Kasten bei 3 m zur Ruhe kommen.
rotating-spheres-challenge-stop_in_box-hint = Sie kommt zur Ruhe, wenn der Rand 2,5-mal so schnell ist wie sie. Dann gleitet sie v²/(2 μ g) weit.

rotating-spheres-box-target = Ziel: ein Kasten bei 3 m. Sterne bei höchstens 0,3 m, 0,1 m und 0,06 m Abstand.
rotating-spheres-box-slips = Nach { $time } rutschte sie noch.
rotating-spheres-box-rolls =
    { $way ->
        [back] Sie rollt mit { $speed } zurück.
       *[on] Sie rollt mit { $speed } weiter.
    }
rotating-spheres-box-missed =
    { $way ->
        [short] Sie liegt { $off } zu kurz.
       *[far] Sie liegt { $off } zu weit.
    }
rotating-spheres-box-hit = Sie liegt bei { $place }. Ihr Rückwärtsdrall war am Rand { $rim }-mal so schnell wie ihre Bewegung. Beide endeten zusammen.

## Exercises.

rotating-spheres-exercise-lane = Eine Kugel gleitet mit 3,5 m/s ohne Drall auf eine Bahn. Mit welcher Geschwindigkeit rollt sie am Ende?
rotating-spheres-exercise-lane-hint = Reibung bremst die Kugel und beschleunigt den Rand, 2,5-mal so stark. Wann sind beide gleich schnell?
rotating-spheres-exercise-lane-solution = 5/7 von 3,5 m/s: 2,5 m/s. Von der Rauheit hängt nur ab, wie bald.
rotating-spheres-exercise-table = Ein Flummi ohne Drall hat 3,5 m/s längs des Bodens. Wie viel bleibt nach dem Aufprall?
rotating-spheres-exercise-table-hint = Haftung nimmt dem Flug 4/7 des Rutschens.
rotating-spheres-exercise-table-solution = 3/7 von 3,5 m/s: 1,5 m/s. Der Rest dreht ihn.
rotating-spheres-exercise-cogwheels = Zwei gleiche Kugeln treffen sich zentral. Ihre Drehungen sind gleich groß und entgegengesetzt. Was wird aus den Drehungen?
rotating-spheres-exercise-cogwheels-hint = Rutschen ihre Oberflächen dort, wo sie sich berühren?
rotating-spheres-exercise-cogwheels-solution = Sie laufen dort gleich, wie Zahnräder: Nichts rutscht, also wird nichts ausgetauscht.
rotating-spheres-exercise-cogwheels-stop = sie hören auf
rotating-spheres-exercise-cogwheels-exchange = sie werden getauscht
rotating-spheres-exercise-cogwheels-nothing = nichts

## Questions to a class.

rotating-spheres-class-superball =
    Du wirfst einen Flummi ohne Drall unter einen Tisch. Boden und Tisch sind griffig.
    Er trifft Boden, Tisch, Boden. Wohin fliegt er dann?
rotating-spheres-class-ice =
    Jetzt ist der Tisch Eis. Der Boden ist noch griffig.
    Der Ball trifft Boden, Tisch, Boden. Wohin fliegt er dann?
rotating-spheres-class-lane =
    Eine Bowlingkugel gleitet auf eine Bahn. Die Bahn wird doppelt so rau.
    Was ändert sich?
rotating-spheres-class-lane-sooner = Sie rollt früher, gleich schnell.
rotating-spheres-class-lane-slower = Sie rollt früher und langsamer.
rotating-spheres-class-lane-later = Sie rollt später, gleich schnell.
# "smooth" and "rough" are the friction of two lanes, such as "μ = 0.2".
rotating-spheres-class-lane-happened = Bei { $smooth } rollt sie nach { $smooth_time } mit { $smooth_speed }; bei { $rough } nach { $rough_time } mit { $rough_speed }.

## The printed sheet.

rotating-spheres-column-throw-from-the = Wurfwinkel zur Senkrechten (°)
rotating-spheres-column-speed-along-the = Geschwindigkeit längs des Bodens, vorher → nachher (m/s)
rotating-spheres-column-spin-anticlockwise-before = Drall gegen den Uhrzeigersinn, vorher → nachher (rad/s)
rotating-spheres-sheet-at-home = Wirf einen Gummiball unter einen Tisch, mit 45°. Wo kommt er heraus: auf der anderen Seite / zurück zu dir / gar nicht? ____ Dasselbe mit einem Tischtennisball: ____
rotating-spheres-sheet-expect = Ein griffiger Ball kommt zurück, ein glatter fliegt weiter. Dreh ihn zwischen zwei Fingern rückwärts und lass ihn nach vorn fallen. Er bleibt stehen oder kommt beim ersten Aufprall zurück.

## Names of set-ups.

rotating-spheres-name-Ice-smooth-ball = Eisglatter Ball
rotating-spheres-name-Tennis-ball-with-topspin = Tennisball mit Vorwärtsdrall
rotating-spheres-name-Bowling-ball = Bowlingkugel
rotating-spheres-name-Superball-under-a-table = Flummi unter dem Tisch
rotating-spheres-name-First-it-fails-always-J = So geht es schief: immer μ J
rotating-spheres-name-Off-centre-both-rough = Versetzt, beide rau
rotating-spheres-name-Opposite-spins = Entgegengesetzter Drall
rotating-spheres-name-Large-and-small = Groß und klein
rotating-spheres-name-Grip-with-a-limit = Haftung mit Grenze
rotating-spheres-name-Billiards-off-centre = Billard, versetzt
rotating-spheres-name-Side-spin = Seitendrall
rotating-spheres-name-Upright-spin-seen-in-space = Drall um die Hochachse, räumlich
rotating-spheres-name-Chung-Ooi-test-4 = Chung & Ooi, Test 4
rotating-spheres-name-Sliding-down-a-slope = Einen Hang hinabgleiten
rotating-spheres-name-Steep-and-slippery = Steil und glatt
rotating-spheres-name-On-a-carpet = Auf einem Teppich

## Names of runs.

rotating-spheres-name-rough = rau
rotating-spheres-name-smooth = glatt
rotating-spheres-name-estimate = Schätzung
rotating-spheres-name-ball-1 = Kugel 1
rotating-spheres-name-ball-2 = Kugel 2

## Names of curves, bars and forces.

rotating-spheres-name-velocity-right = Geschwindigkeit nach rechts
rotating-spheres-name-spin-of-ball-1 = Drall von Kugel 1
rotating-spheres-name-spin-of-ball-2 = Drall von Kugel 2
rotating-spheres-name-slip-at-the-nearest-contact = Rutschen am nächsten Kontakt
rotating-spheres-name-throw-of-ball-2 = Ablenkung von Kugel 2
rotating-spheres-name-angular-momentum = Drehimpuls
rotating-spheres-name-flight = Flug
rotating-spheres-name-rotation = Drehung

## Names of groups of controls.

rotating-spheres-name-Contact = Kontakt
rotating-spheres-name-Balls = Kugeln
rotating-spheres-name-Time = Zeit

## Names of what can be chosen in the panel.

rotating-spheres-name-under-a-table = unter einem Tisch
rotating-spheres-name-two-spheres = zwei Kugeln
rotating-spheres-name-down-a-slope = einen Hang hinab
rotating-spheres-name-two-carpets = zwei Teppiche
rotating-spheres-name-across-the-picture = quer zum Bild
rotating-spheres-name-upright = aufrecht
rotating-spheres-name-along-the-flight = längs des Flugs
rotating-spheres-name-rougher-carpet = rauerer Teppich
rotating-spheres-name-smoother-carpet = glatterer Teppich
rotating-spheres-name-softer-carpet = weicherer Teppich
rotating-spheres-name-firmer-carpet = festerer Teppich
rotating-spheres-name-heavier-ball = schwerere Kugel
rotating-spheres-name-lighter-ball = leichtere Kugel

## Controls: words that stand for them, where others have a symbol.

rotating-spheres-symbol-scene = Szene
rotating-spheres-symbol-axis = Achse
rotating-spheres-symbol-grip = Haftung
rotating-spheres-symbol-below = unten
rotating-spheres-symbol-floor-grips = Boden griffig
rotating-spheres-symbol-table-grips = Tisch griffig

## Ticks below sliders.

rotating-spheres-tick-head-on = zentral

## Names of the lesson, of walls, and of what is drawn at a contact, long and short.

rotating-spheres-name-Rotating-spheres = Kugeln mit Drall
rotating-spheres-name-floor = Boden
rotating-spheres-name-table = Tisch
rotating-spheres-name-slip = Rutschen
