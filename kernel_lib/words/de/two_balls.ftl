### What lesson two_balls says.

## What questions give. "around" is what acts: on pucks, seen from above, nothing does. "masses" are equal or different.

two-balls-smooth =
    { $masses ->
        [equal] { $around ->
            [gravity] Zwei Kugeln von je { $m1 } sind glatt. Die Schwerkraft wirkt auf sie.
            [drag] Zwei Kugeln von je { $m1 } sind glatt. Der Luftwiderstand wirkt auf sie.
            [both] Zwei Kugeln von je { $m1 } sind glatt. Schwerkraft und Luftwiderstand wirken auf sie.
           *[none] Zwei Scheiben von je { $m1 } sind glatt.
        }
       *[different] { $around ->
            [gravity] Eine Kugel von { $m1 } und eine von { $m2 } sind glatt. Die Schwerkraft wirkt auf sie.
            [drag] Eine Kugel von { $m1 } und eine von { $m2 } sind glatt. Der Luftwiderstand wirkt auf sie.
            [both] Eine Kugel von { $m1 } und eine von { $m2 } sind glatt. Schwerkraft und Luftwiderstand wirken auf sie.
           *[none] Eine Scheibe von { $m1 } und eine von { $m2 } sind glatt.
        }
    }
two-balls-sticky =
    { $masses ->
        [equal] { $around ->
            [gravity] Zwei Kugeln von je { $m1 } haften aneinander wie Knete. Die Schwerkraft wirkt auf sie.
            [drag] Zwei Kugeln von je { $m1 } haften aneinander wie Knete. Der Luftwiderstand wirkt auf sie.
            [both] Zwei Kugeln von je { $m1 } haften aneinander wie Knete. Schwerkraft und Luftwiderstand wirken auf sie.
           *[none] Zwei Scheiben von je { $m1 } haften aneinander wie Knete.
        }
       *[different] { $around ->
            [gravity] Eine Kugel von { $m1 } und eine von { $m2 } haften aneinander wie Knete. Die Schwerkraft wirkt auf sie.
            [drag] Eine Kugel von { $m1 } und eine von { $m2 } haften aneinander wie Knete. Der Luftwiderstand wirkt auf sie.
            [both] Eine Kugel von { $m1 } und eine von { $m2 } haften aneinander wie Knete. Schwerkraft und Luftwiderstand wirken auf sie.
           *[none] Eine Scheibe von { $m1 } und eine von { $m2 } haften aneinander wie Knete.
        }
    }
two-balls-meet =
    { $way ->
        [head-on] Sie stoßen zentral zusammen.
        [off-centre] Sie stoßen versetzt zusammen.
        [crossing] Ihre Wege kreuzen sich, und sie stoßen zusammen.
       *[none] Sie stoßen nicht zusammen.
    }

## TOGETHER: whether two stay together. Of "share" there are figures, "all" and "none".

two-balls-together-ask =
    { two-balls-smooth } { two-balls-meet } { $share ->
        [none] Von der Annäherungsgeschwindigkeit kommt nichts zurück.
        [all] Die ganze Annäherungsgeschwindigkeit kommt zurück.
       *[part] { $share } der Annäherungsgeschwindigkeit kommen zurück.
    }
    Was tun sie danach?
two-balls-option-stay = Sie bleiben zusammen.
two-balls-option-slide = Sie gleiten aneinander ab.
two-balls-option-bounce = Sie prallen voneinander ab.

two-balls-together-head-stay = Sie blieben zusammen
two-balls-together-head-slide = Sie glitten aneinander ab
two-balls-together-head-bounce = Sie prallten voneinander ab
two-balls-together-yes-stay = Quer zur Verbindungslinie der Mittelpunkte bewegten sich beide gleich, also trennte sie nichts.
two-balls-together-yes-slide =
    { $body ->
        [ball] Längs der Verbindungslinie stoppte der Kontakt { $closing }. Quer dazu blieben { $sliding }, und runde Kugeln trennen sich dann.
       *[puck] Längs der Verbindungslinie stoppte der Kontakt { $closing }. Quer dazu blieben { $sliding }, und runde Scheiben trennen sich dann.
    }
two-balls-together-yes-bounce = Sie kamen längs der Verbindungslinie mit { $closing } aufeinander zu und gingen mit { $parting } auseinander: { $share }.
two-balls-together-no-stay-slide =
    { $body ->
        [ball] Hieße „kein Abprallen“ auch „Haften“, dann liefen die Kugeln als eine weiter. Sie glitten mit { $sliding } aneinander vorbei. Eine glatte Kugel drückt nur längs der Verbindungslinie, nicht quer dazu.
       *[puck] Hieße „kein Abprallen“ auch „Haften“, dann liefen die Scheiben als eine weiter. Sie glitten mit { $sliding } aneinander vorbei. Eine glatte Scheibe drückt nur längs der Verbindungslinie, nicht quer dazu.
    }
two-balls-together-no-stay-bounce = { $share } der Annäherungsgeschwindigkeit kamen zurück, also gingen sie mit { $parting } auseinander.
two-balls-together-no-slide-stay-head-on = Sie trafen sich Mitte auf Mitte: { $across } quer zur Verbindungslinie, also trennt sie nichts.
two-balls-together-no-slide-stay-crossing =
    { $body ->
        [ball] Gekreuzte Wege müssen sie nicht trennen: Von Kugel 2 aus kam Kugel 1 genau auf die Mitte zu. Quer zur Verbindungslinie haben beide { $across }.
       *[puck] Gekreuzte Wege müssen sie nicht trennen: Von Scheibe 2 aus kam Scheibe 1 genau auf die Mitte zu. Quer zur Verbindungslinie haben beide { $across }.
    }
two-balls-together-no-slide-bounce = Sie trennten sich schneller: { $parting } kamen längs der Verbindungslinie zurück.
two-balls-together-no-bounce-stay = Zum Abprallen braucht es Geschwindigkeit, die zurückkommt. Von der Annäherungsgeschwindigkeit { $closing } kam nichts zurück: Sie liefen zusammen weiter.
two-balls-together-no-bounce-slide = Sie trennten sich, aber nicht durch Abprallen: Von { $closing } kam nichts zurück. Sie glitten mit { $sliding } aneinander vorbei.

two-balls-together-seen-stay = Sie blieben zusammen.
two-balls-together-seen-slide = Sie glitten aneinander ab.
two-balls-together-seen-bounce = Sie prallten voneinander ab.

two-balls-together-steps-1 = Scheibe 1 kommt mit 3 m/s längs der Verbindungslinie und 1 m/s quer dazu. Scheibe 2 (gleiche Masse) ruht.
two-balls-together-steps-2 = Kein Abprallen: Längs der Linie bekommen beide 1,5 m/s.
two-balls-together-steps-3 = Quer dazu können glatte Scheiben nicht drücken: 1 m/s und 0 bleiben.
two-balls-together-steps-4 = Also gleiten sie mit 1 m/s aneinander vorbei und trennen sich.
two-balls-together-steps-5 = Jetzt du. Hätte auch Scheibe 2 quer 1 m/s, dann glitten sie mit [0] m/s: Sie bleiben zusammen.

## WAY: lorry and car.

two-balls-way-ask =
    Ein Spielzeug-Laster ({ $lorry }) kommt von links mit { $right }. Ein Spielzeug-Auto ({ $car }) kommt von rechts mit { $left }. Sie haken sich fest.
    In welche Richtung fahren sie danach?
two-balls-way-lorry = In die Richtung des Lasters.
two-balls-way-car = In die Richtung des Autos.
two-balls-way-still = Sie stehen still.
two-balls-way-picture = Der Laster brachte { $lorry } mit, das Auto { $car } in der anderen Richtung: Übrig sind { $left }.

two-balls-way-head-lorry = Sie fuhren in die Richtung des Lasters
two-balls-way-head-car = Sie fuhren in die Richtung des Autos
two-balls-way-head-still = Sie standen still
two-balls-way-yes-lorry = { $p_lorry } kg m/s nach rechts, { $p_car } nach links: { $rest } kg m/s bleiben, also fahren { $mass } mit { $speed } nach rechts.
two-balls-way-yes-car = { $p_lorry } kg m/s nach rechts, { $p_car } nach links: { $rest } kg m/s bleiben, also fahren { $mass } mit { $speed } nach links.
two-balls-way-yes-still = { $p_lorry } kg m/s nach rechts, { $p_car } nach links: zusammen null, also bewegt sich nichts.
two-balls-way-no-lorry-car = Viele denken: Das Schwere gewinnt. Hier steht { $m_lorry } × { $v_lorry } = { $p_lorry } gegen { $m_car } × { $v_car } = { $p_car } kg m/s. Das Auto gab die Richtung an. Die Masse allein entscheidet nicht.
two-balls-way-no-lorry-still = Schwer allein reicht nicht. Hier steht { $m_lorry } × { $v_lorry } = { $p_lorry } gegen { $m_car } × { $v_car } = { $p_car } kg m/s: Sie heben sich auf.
two-balls-way-no-car-lorry = Viele denken: Das Schnelle gewinnt. Hier steht { $m_car } × { $v_car } = { $p_car } kg m/s gegen { $m_lorry } × { $v_lorry } = { $p_lorry }: Der Laster gab mit { $speed } die Richtung an. Das Tempo allein entscheidet nicht.
two-balls-way-no-car-still = Viele denken: Das Schnelle gewinnt. Hier stehen { $p_car } kg m/s gegen { $p_lorry }: Sie heben sich auf, und nichts bleibt übrig.
two-balls-way-no-still-lorry = Hieße „festgehakt“ auch „Halt“, dann ginge Impuls verloren. Sie fuhren mit { $speed } weiter: { $p_lorry } − { $p_car } = { $rest } kg m/s blieben für { $mass }.
two-balls-way-no-still-car = „Festgehakt“ heißt nicht „Halt“. Hier stehen { $p_lorry } kg m/s gegen { $p_car }: { $rest } blieben, und beide fuhren mit { $speed } in die Richtung des Autos.

two-balls-way-steps-1 = 3 kg mit 2 m/s nach rechts: 6 kg m/s.
two-balls-way-steps-2 = 1 kg mit 4 m/s nach links: −4 kg m/s.
two-balls-way-steps-3 = Zusammen 6 − 4 = 2 kg m/s.
two-balls-way-steps-4 = Zusammen 4 kg, also 2 / 4 = 0,5 m/s nach rechts.
two-balls-way-steps-5 = Jetzt du. Kraftstoß auf das Auto: von −4 m/s auf 0,5 m/s, 1 kg × 4,5 m/s = 4,5 N s. Auf den Laster [4,5] N s.

## TWO_ANSWERS: speeds that keep momentum.

two-balls-two-answers-ask =
    Eine Kugel von 2 kg stößt mit 3 m/s zentral auf eine ruhende Kugel von 1 kg.
    Stell beide Geschwindigkeiten danach so ein, dass der Impuls erhalten bleibt. Finde dann eine zweite Antwort.
two-balls-passes = Die erste Kugel müsste durch die zweite hindurch.

two-balls-explodes = Die Energie würde von { $before } auf { $energy } wachsen: Etwas müsste explodieren.

two-balls-allowed = Kein Gesetz verbietet das: Diese Kugeln geben { $returned } der Annäherungsgeschwindigkeit zurück. Der Impuls lässt eine Zahl frei, und das Material legt sie fest.

## TURN: how a glued pair turns. "way" is clockwise or anticlockwise.

two-balls-turn-ask =
    { two-balls-sticky } { two-balls-meet }
    Was tut das Paar danach?
two-balls-turn-none = Es läuft weiter, ohne sich zu drehen.
two-balls-turn-clockwise = Es dreht sich im Uhrzeigersinn.
two-balls-turn-anticlockwise = Es dreht sich gegen den Uhrzeigersinn.
two-balls-turn-picture =
    { $way ->
        [clockwise] Die Linie durch beide Mittelpunkte drehte sich um { $angle } im Uhrzeigersinn.
       *[anticlockwise] Die Linie durch beide Mittelpunkte drehte sich um { $angle } gegen den Uhrzeigersinn.
    }
two-balls-turn-picture-none = Die Linie durch beide Mittelpunkte behält ihre Richtung.
# At an angle that is drawn.
two-balls-mark-turned = gedreht um { $angle }
two-balls-mark-not-turned = nicht gedreht

two-balls-turn-head-none = Es drehte sich nicht
two-balls-turn-head-clockwise = Es drehte sich im Uhrzeigersinn
two-balls-turn-head-anticlockwise = Es drehte sich gegen den Uhrzeigersinn
two-balls-turn-yes-none =
    { $body ->
        [ball] Von Kugel 2 aus kam Kugel 1 genau auf die Mitte zu. Nichts dreht das Paar.
       *[puck] Von Scheibe 2 aus kam Scheibe 1 genau auf die Mitte zu. Nichts dreht das Paar.
    }
two-balls-turn-yes-clockwise = Sie stießen um { $off } versetzt zusammen. Damit hatten sie Drehimpuls um die gemeinsame Mitte, und der bleibt: Das Paar dreht sich mit { $rate }.
two-balls-turn-yes-anticlockwise = { two-balls-turn-yes-clockwise }
two-balls-turn-no-none-clockwise =
    { $body ->
        [ball] Masse und Tempo sind nicht alles. Von Kugel 2 aus lief Kugel 1, in ihrer Laufrichtung gesehen, um { $off } zu weit links. Das Paar drehte sich mit { $rate } im Uhrzeigersinn.
       *[puck] Masse und Tempo sind nicht alles. Von Scheibe 2 aus lief Scheibe 1, in ihrer Laufrichtung gesehen, um { $off } zu weit links. Das Paar drehte sich mit { $rate } im Uhrzeigersinn.
    }
two-balls-turn-no-none-anticlockwise =
    { $body ->
        [ball] Die Mittelpunkte trafen sich nicht auf einer Linie. Von Kugel 2 aus lief Kugel 1, in ihrer Laufrichtung gesehen, um { $off } zu weit rechts. Das Paar drehte sich mit { $rate } gegen den Uhrzeigersinn.
       *[puck] Die Mittelpunkte trafen sich nicht auf einer Linie. Von Scheibe 2 aus lief Scheibe 1, in ihrer Laufrichtung gesehen, um { $off } zu weit rechts. Das Paar drehte sich mit { $rate } gegen den Uhrzeigersinn.
    }
two-balls-turn-no-clockwise-anticlockwise =
    { $body ->
        [ball] Es drehte sich andersherum. Von Kugel 2 aus lief Kugel 1, in ihrer Laufrichtung gesehen, um { $off } zu weit rechts. Also dreht sich das Paar gegen den Uhrzeigersinn.
       *[puck] Es drehte sich andersherum. Von Scheibe 2 aus lief Scheibe 1, in ihrer Laufrichtung gesehen, um { $off } zu weit rechts. Also dreht sich das Paar gegen den Uhrzeigersinn.
    }
two-balls-turn-no-anticlockwise-clockwise =
    { $body ->
        [ball] Es drehte sich andersherum, mit { $rate }. Von Kugel 2 aus lief Kugel 1, in ihrer Laufrichtung gesehen, um { $off } zu weit links. Das dreht das Paar im Uhrzeigersinn.
       *[puck] Es drehte sich andersherum, mit { $rate }. Von Scheibe 2 aus lief Scheibe 1, in ihrer Laufrichtung gesehen, um { $off } zu weit links. Das dreht das Paar im Uhrzeigersinn.
    }
two-balls-turn-no-clockwise-none-crossing =
    { $body ->
        [ball] Gekreuzte Wege müssen kein Paar drehen: Von Kugel 2 aus kam Kugel 1 genau auf die Mitte zu, { $off } daneben. Nichts dreht sich.
       *[puck] Gekreuzte Wege müssen kein Paar drehen: Von Scheibe 2 aus kam Scheibe 1 genau auf die Mitte zu, { $off } daneben. Nichts dreht sich.
    }
two-balls-turn-no-clockwise-none-head-on = Beide Mittelpunkte liefen auf einer Linie, Abstand { $off }. Also hatte keine Kraft einen Hebelarm, und nichts drehte das Paar im Uhrzeigersinn.
two-balls-turn-no-anticlockwise-none-crossing =
    { $body ->
        [ball] Sieh von Kugel 2 aus: Die Wege kreuzen sich, und doch kam Kugel 1 auf die Mitte zu, { $off } daneben. Also dreht sich das Paar nicht.
       *[puck] Sieh von Scheibe 2 aus: Die Wege kreuzen sich, und doch kam Scheibe 1 auf die Mitte zu, { $off } daneben. Also dreht sich das Paar nicht.
    }
two-balls-turn-no-anticlockwise-none-head-on = Zentral heißt { $off } versetzt. Die Kräfte gingen durch beide Mittelpunkte, und nichts drehte das Paar gegen den Uhrzeigersinn.

two-balls-turn-seen-none = Es lief weiter, ohne sich zu drehen.
two-balls-turn-seen-clockwise = Es drehte sich im Uhrzeigersinn.
two-balls-turn-seen-anticlockwise = Es drehte sich gegen den Uhrzeigersinn.

two-balls-turn-steps-1 = Gleiche Scheiben, 1 kg, Radius 1 m, je 2 m/s, um 0,8 m versetzt. Um die gemeinsame Mitte bringt jede 1 kg × 2 m/s × 0,4 m = 0,8 kg m²/s mit.
two-balls-turn-steps-2 = Zusammen 1,6 kg m²/s.
two-balls-turn-steps-3 = Das Paar: Jede Scheibe hat ½ × 1 × 1² für sich und 1 × 1² für ihren Ort. Zusammen sind das 3 kg m².
two-balls-turn-steps-4 = 1,6 / 3 = 0,533 rad/s.
two-balls-turn-steps-5 = Jetzt du. Doppelt so weit versetzt, 1,6 m: [1,07] rad/s.

## WHICH_PAIR: of three pairs above each other.

two-balls-which-pair-ask =
    Drei Paare stoßen zusammen, alle gleich schnell. Von oben nach unten kommt davon alles, die Hälfte und nichts zurück.
    { $masses ->
        [equal] In welchem Paar bekommt die linke Kugel den größten Kraftstoß?
       *[different] In welchem Paar bekommt die leichte Kugel den größten Kraftstoß?
    }
two-balls-which-pair-top = Im oberen Paar.
two-balls-which-pair-middle = Im mittleren Paar.
two-balls-which-pair-bottom = Im unteren Paar.
two-balls-which-pair-same = In allen dreien gleich.

two-balls-which-pair-head-top = Der Kraftstoß war im oberen Paar am größten
two-balls-which-pair-yes-top = { $top }, gegen { $middle } und { $bottom }: Der Stoß muss eine Kugel anhalten *und* zurückwerfen.
two-balls-which-pair-no-middle-top = Für die halbe Geschwindigkeit zurück braucht es { $middle }. Im oberen Paar kommt alles zurück, und das braucht { $top }.
two-balls-which-pair-no-bottom-top = Gäbe Haften den größten Kraftstoß, dann läge das untere Paar vorn. Das obere Paar bekam { $top }, das untere { $bottom }. Der Stoß muss eine Kugel anhalten *und* zurückwerfen.
two-balls-which-pair-no-same-top = Sie treffen sich gleich, aber sie trennen sich nicht gleich: { $top }, { $middle } und { $bottom }. Was zurückkommt, muss zurückgestoßen werden.

## LEAVES: how fast a light ball leaves a heavy one.

two-balls-leaves-ask =
    Beide Kugeln des oberen Paars kommen mit { $speed }. Sie haben { $light } und { $heavy }, und keine Energie geht verloren.
    Wie schnell fliegt die leichte Kugel weg?

two-balls-leaves-head = Sie flog mit { $leaves } weg
two-balls-leaves-yes = Von der schweren Kugel aus kommt sie mit { $closing } und geht mit { $closing }. Die schwere läuft selbst mit { $heavy } weiter: zusammen { $leaves }.
two-balls-leaves-no-same = Von einer ruhenden Wand flöge sie so schnell weg, wie sie kam. Aber die schwere Kugel kommt ihr entgegen. Von der schweren aus kam sie mit { $closing }, und weg flog sie mit { $leaves }.
two-balls-leaves-no-twice = { $closing } ist ihre Geschwindigkeit von der schweren Kugel aus. Diese läuft selbst mit { $heavy } weiter. Vom Boden aus flog die leichte mit { $leaves } weg.
two-balls-leaves-no-other = Dein Tipp war { $guess } m/s; sie flog mit { $leaves } weg. Von der schweren Kugel aus geht sie so schnell, wie sie kam: { $closing }. Dazu kommt das Tempo der schweren, { $heavy }.

## HITS: counting to π.

two-balls-hits-ask =
    Eine Scheibe von { $light } liegt zwischen einer Wand und einer Scheibe von { $heavy }, die auf sie zukommt. Keine Energie geht verloren.
    Wie viele Stöße zählst du, an Wand und Scheibe zusammen?

two-balls-hits-head =
    { $hits ->
        [one] { $hits } Stoß
       *[other] { $hits } Stöße
    }
two-balls-hits-yes =
    { $hits ->
        [one] { $hits } Stoß: π × √{ $ratio } = { $number }, ohne die Nachkommastellen.
       *[other] { $hits } Stöße: π × √{ $ratio } = { $number }, ohne die Nachkommastellen.
    }
two-balls-hits-no-ratio = Ein Stoß je Kilogramm, das wären { $ratio }. Es waren { $hits }. Jeder Stoß dreht die Geschwindigkeiten auf einem Kreis um den gleichen Winkel; { $hits } Winkel füllen den halben Kreis.
two-balls-hits-no-less = Bei gleichen Scheiben sind es drei. Je schwerer die große ist, desto mehr Stöße braucht es, bis sie umkehrt: hier { $hits }.
two-balls-hits-no-less-equal = Bei gleichen Scheiben gibt die eine ihre Geschwindigkeit ab, die Wand schickt sie zurück, und sie wird wieder abgegeben: { $hits } Stöße.
two-balls-hits-no-more = Die Stöße hören auf. Nach { $hits } läuft die große Scheibe so schnell weg, dass die kleine nicht mehr folgen kann.

## STEPS: what a program sees of a hit.

two-balls-steps-ask =
    Zwei Kugeln stoßen zusammen. Ein Programm sieht alle { $step } nach ihnen.
    Stoßen sie im Programm zusammen?
two-balls-steps-hit = Ja, sie stoßen zusammen.
two-balls-steps-through = Nein, sie durchdringen einander.
two-balls-steps-caught = Sie stoßen zusammen, und eine bleibt in der anderen stecken.

two-balls-steps-head-through = Sie durchdrangen einander
two-balls-steps-head-hit = Das Programm fand den Stoß
two-balls-steps-yes-through = Das Programm sah bei { $before } und bei { $after } nach. Beide Male war der Abstand der Mittelpunkte größer als { $touch }, also fand es keinen Stoß.
two-balls-steps-yes-hit = Das Programm fand den Stoß bei { $found }. Mit anderen Schritten kann es ihn verpassen.
two-balls-steps-no-hit-through = Sie stoßen zusammen, bei { $meet }, aber zwischen zwei Schritten. Bei { $before } und bei { $after } war der Abstand der Mittelpunkte größer als { $touch }: Das Programm sah nichts.
two-balls-steps-no-caught-through = Zum Steckenbleiben müsste das Programm sie ineinander finden. Bei keinem Schritt war der Abstand kleiner als { $nearest }, und bei { $touch } berühren sie sich.
two-balls-steps-no-through-hit = Manche Schritte verpassen den Stoß; diese nicht. Das Programm fand ihn bei { $found }.
two-balls-steps-no-caught-hit = Sie stießen bei { $found } zusammen, und keine blieb stecken: Das Programm setzte sie dorthin zurück, wo sie sich berühren.

## Controls: what they are.

two-balls-control-film = drei Paare oder ein Paar
two-balls-control-k_b = wie viel der Annäherungsgeschwindigkeit zurückkommt
two-balls-control-m1 = Masse von Kugel 1
two-balls-control-r1 = Radius
two-balls-control-x1 = Ort von Kugel 1, nach rechts
two-balls-control-y1 = Höhe von Kugel 1: wie weit versetzt
two-balls-control-vx1 = Geschwindigkeit nach rechts
two-balls-control-vy1 = Geschwindigkeit nach oben
two-balls-control-m2 = Masse von Kugel 2
two-balls-control-r2 = { two-balls-control-r1 }
two-balls-control-x2 = Ort von Kugel 2, nach rechts
two-balls-control-y2 = Höhe von Kugel 2: wie weit versetzt
two-balls-control-vx2 = { two-balls-control-vx1 }
two-balls-control-vy2 = { two-balls-control-vy1 }
two-balls-control-gravity = Schwerkraft, nach unten
two-balls-control-drag = Luftwiderstand
two-balls-control-alike = alle Kugeln gleich groß, bei jeder Masse
two-balls-control-box = vier Wände ringsum
two-balls-control-wall = eine Wand links
two-balls-control-glued = auch das verklebte Paar zeigen
# Ticks below a slider: values that have a name.
two-balls-tick-no-bounce = kein Abprallen
two-balls-tick-no-loss = kein Verlust

## Set-ups: what to look for.

two-balls-set-up-head-on = Quer zur Verbindungslinie bewegt sich nichts, also trennt sie nichts.
two-balls-set-up-lorry-and-car = Die Kraftstöße sind gleich groß; die Geschwindigkeit des Autos ändert sich viermal so stark.
two-balls-set-up-billiard-balls = 95 % der Annäherungsgeschwindigkeit kommen zurück.
two-balls-set-up-counting-to = 31 Stöße: die ersten Ziffern von π. Noch eine Ziffer? Nimm die 100-fache Masse.
two-balls-set-up-neumann-three-pairs = Gleiche Massen. Oben kommt die ganze Geschwindigkeit zurück, in der Mitte die Hälfte, unten nichts.
two-balls-set-up-light-against-heavy = 1 kg und 4 kg. Oben kommt die ganze Geschwindigkeit zurück, in der Mitte die Hälfte, unten nichts.
two-balls-set-up-how-fast-can-it-leave = Die leichte Kugel fliegt mit der 2,96-fachen Geschwindigkeit weg. Das Dreifache ist die Grenze.
two-balls-set-up-nikulin-balls-3 = Kein Abprallen, und doch trennen sie sich.
two-balls-set-up-nikulin-balls-1 = Ein seltener Stoß: Diese zwei bleiben zusammen.
two-balls-set-up-nikulin-balls-1-with-gravity = Beide fallen gleich, also bleiben sie zusammen.
two-balls-set-up-nikulin-balls-2 = Schwerkraft und Luftwiderstand ändern ihre Wege, also passt der Kontakt nicht mehr: Sie trennen sich.
two-balls-set-up-nikulin-balls-3-with-gravity = Sie trennen sich, mit und ohne Kräfte.
two-balls-set-up-nikulin-balls-4 = Ohne Zurücksetzen sind beide Mittelpunkte bei Schritt 5 am selben Ort.
two-balls-set-up-nikulin-balls-4-with-gravity = Dasselbe mit Schwerkraft und Luftwiderstand: Jetzt verfehlen sich die Mittelpunkte.
two-balls-set-up-really-sticky = Das verklebte Paar dreht sich. Es verliert auch die Energie des Gleitens.
two-balls-set-up-steps-of-0-2-s = Das Programm sieht alle 0,2 s nach und verpasst den Stoß.
two-balls-set-up-drag-that-makes-faster = In einem Schritt von 0,1 s nimmt der Widerstand das 2,5-Fache der Geschwindigkeit: Die Kugel fliegt zurück, jedes Mal schneller.
two-balls-set-up-in-a-box = Keine Energie geht verloren, auch nach noch so vielen Stößen.

## Acts.

two-balls-act-1 = Wann bleiben sie zusammen?
two-balls-act-1-why = Zwei glatte Scheiben stoßen zusammen, und nichts drückt sie auseinander. Bleiben sie zusammen?
two-balls-act-2 = Laster gegen Auto: Wer gewinnt?
two-balls-act-2-why = Sie fahren frontal zusammen und haken sich fest. In welche Richtung geht es weiter?
two-balls-act-3 = Und wenn sie kleben?
two-balls-act-3-why = Jetzt haften sie wie Knete. Was tut das Paar?

## Lines to write.

two-balls-act-1-after = Zwei Scheiben aus Knete würden haften. Warum nicht zwei glatte?
two-balls-act-1-after-model = Knete kann auch quer zur Verbindungslinie halten. Eine glatte Fläche drückt nur längs dieser Linie.
two-balls-act-2-after = Der Kraftstoß auf den Laster ist bekannt. Wie groß ist der auf das Auto, und warum muss das so sein?
two-balls-act-2-after-model = Gleich groß, in der anderen Richtung: ein Kontakt, eine Kraft, eine Zeit, zwei Enden.
two-balls-act-3-after = Ein Paar dreht sich, ein anderes nicht. Läuft der Schwerpunkt des ersten langsamer?
two-balls-act-3-after-model = Nein. Ihn bestimmt allein der Impuls; das Drehen kostet Energie, keinen Impuls.

## Bars, and the map.

two-balls-experiment-energy = Energie
two-balls-map = Wie viel fehlt zum Zusammenbleiben?
two-balls-axis-height = Starthöhe von Kugel 2, y₂ (m)
two-balls-axis-speed = Geschwindigkeit von Kugel 1 nach oben (m/s)
two-balls-axis-sliding = Gleitgeschwindigkeit (m/s)
two-balls-map-miss = sie verfehlen sich
two-balls-map-line = auf dieser Linie bleiben sie zusammen
two-balls-your-pair = dein Paar

## The law with the present numbers. "one" and "two" are the numbers of the balls.

two-balls-law-changes = Kugel { $one } ändert sich um { $change_one }, Kugel { $two } um { $change_two }
two-balls-law-discs = Die Scheiben sind flach.
two-balls-law-lost = Energieverlust: { $formula }, im Ablauf { $found }

## The printed sheet: at home.

two-balls-sheet-at-home = Schnippe eine Münze gegen eine gleiche Münze. Miss danach den Winkel zwischen ihren Wegen: zentral ____, versetzt ____ °. Und gegen eine schwerere Münze: ____
two-balls-sheet-expect = Zentral bleibt die erste Münze fast stehen. Versetzt trennen sich gleiche Münzen unter fast 90°; eine leichte Münze kommt von einer schweren zurück.

## Challenges.

two-balls-challenge-stick = Ihre Wege kreuzen sich, und nichts kommt zurück. Wähle die Geschwindigkeiten so, dass sie zusammenbleiben.
two-balls-challenge-stick-hint = Sieh von Kugel 2 aus: Kugel 1 muss genau auf dich zukommen.
two-balls-target-line = Ziel: Von Kugel 2 aus kommt Kugel 1 längs der gestrichelten Verbindungslinie.
two-balls-target-line-mark = Verbindungslinie
two-balls-not-met = Nach { $end } waren sie noch nicht zusammengestoßen.
two-balls-not-crossed = Ihre Wege kreuzten sich nicht.
two-balls-missed = Sie verfehlten sich um { $off }.
two-balls-stayed = Sie blieben zusammen. Von Kugel 2 aus kam Kugel 1 genau auf sie zu.
two-balls-slid = Sie glitten mit { $speed } aneinander vorbei: { $share } der Annäherungsgeschwindigkeit. Von Kugel 2 aus kam Kugel 1 um { $off } versetzt.
two-balls-slid-little = Sie glitten nur mit { $speed } aneinander vorbei: { $share } der Annäherungsgeschwindigkeit. Von Kugel 2 aus kam Kugel 1 nur um { $off } versetzt.
two-balls-challenge-fastest = Beide kommen mit 10 m/s. Wie schnell kannst du die leichte Kugel machen?
two-balls-challenge-fastest-hint = Mach die andere Kugel schwerer. Bei 30 m/s ist Schluss.

two-balls-swapped = Beide gingen mit { $speed } weg: Gleiche Kugeln tauschen ihre Geschwindigkeiten.
# "way" is what the heavy ball does afterwards.
two-balls-light-left =
    { $way ->
        [on] Die leichte Kugel flog mit { $speed } weg. Die schwere lief mit { $heavy } weiter, und sie trennen sich so schnell, wie sie kamen: { $closing }.
        [back] Die leichte Kugel flog mit { $speed } weg. Die schwere flog mit { $heavy } zurück, und sie trennen sich so schnell, wie sie kamen: { $closing }.
       *[stopped] Die leichte Kugel flog mit { $speed } weg. Die schwere hielt an, und sie trennen sich so schnell, wie sie kamen: { $closing }.
    }

## Exercises.

two-balls-exercise-lorry = Ein Laster mit 4 t stößt auf ein Auto mit 1 t. Die Geschwindigkeit des Autos ändert sich um 8 m/s. Um wie viel ändert sich die des Lasters?
two-balls-exercise-lorry-hint = Beide bekommen den gleichen Kraftstoß: Masse mal Änderung der Geschwindigkeit.
two-balls-exercise-lorry-solution = 1 t × 8 m/s = 4 t × 2 m/s: um 2 m/s.
two-balls-exercise-equal = Eine Scheibe stößt mit 3 m/s zentral auf eine gleiche, ruhende Scheibe. Sie haken sich fest. Wie schnell sind sie?
two-balls-exercise-equal-hint = Der Impuls bleibt erhalten, und die Masse ist doppelt so groß.
two-balls-exercise-equal-solution = Die 3 m/s der einen Masse verteilen sich auf zwei: 1,5 m/s.
two-balls-exercise-round = Zwei glatte Kugeln stoßen versetzt zusammen, ohne Abprallen. Was tun sie?
two-balls-exercise-round-turn = Sie drehen sich umeinander.
two-balls-exercise-round-hint = Welchen Anteil der Geschwindigkeiten kann eine glatte Fläche ändern?
two-balls-exercise-round-solution = Längs der Verbindungslinie bewegen sie sich danach gleich; quer dazu hat sich nichts geändert. Also gleiten sie aneinander ab.

## Questions to a class.

two-balls-class-together =
    Zwei glatte Scheiben stoßen versetzt zusammen. Von der Annäherungsgeschwindigkeit kommt nichts zurück.
    Was tun sie danach?
two-balls-class-lorry =
    Ein Laster stößt mit einem Auto von einem Viertel seiner Masse zusammen.
    Wer bekommt den größeren Kraftstoß?
two-balls-larger-lorry = Der Laster.
two-balls-larger-car = Das Auto.
two-balls-larger-same = Beide den gleichen.
two-balls-pushes = Der Laster bekam { $lorry }, das Auto { $car }, das eine hin, das andere her. Die Geschwindigkeit des Lasters änderte sich um { $lorry_change }, die des Autos um { $car_change }.
two-balls-class-hooked =
    Eine Kugel von 4 kg kommt mit 1 m/s, eine von 1 kg mit 4 m/s. Sie stoßen zentral zusammen und haken sich fest.
    Was tun sie?
two-balls-hooked-lorry = Sie laufen in die Richtung der schweren.
two-balls-hooked-car = Sie laufen in die Richtung der schnellen.
two-balls-hooked-still = Sie stehen still.

## The printed sheet: columns.

two-balls-column-masses-kg = Massen (kg)
two-balls-column-impulses-n-s = Kraftstöße (N s)
two-balls-column-changes-of-velocity = Änderungen der Geschwindigkeit (m/s)
two-balls-column-what-they-do = Was sie danach tun
# In a cell: two figures without a unit, of ball 1 and of ball 2.
two-balls-two-figures = { $one } und { $two }

## Names of set-ups.

two-balls-name-Off-centre = Versetzt
two-balls-name-Head-on = Zentral
two-balls-name-Lorry-and-car = Laster und Auto
two-balls-name-Billiard-balls = Billardkugeln
two-balls-name-Counting-to = Zählen bis π
two-balls-name-Neumann-three-pairs = Neumann, drei Paare
two-balls-name-Light-against-heavy = Leicht gegen schwer
two-balls-name-How-fast-can-it-leave = Wie schnell kann sie werden?
two-balls-name-Nikulin-balls-3 = Nikulin, Kugeln 3
two-balls-name-Nikulin-balls-1 = Nikulin, Kugeln 1
two-balls-name-Nikulin-balls-1-with-gravity-alone = Nikulin, Kugeln 1, nur mit Schwerkraft
two-balls-name-Nikulin-balls-2 = Nikulin, Kugeln 2
two-balls-name-Nikulin-balls-3-with-gravity-and-drag = Nikulin, Kugeln 3, mit Schwerkraft und Luftwiderstand
two-balls-name-Nikulin-balls-4 = Nikulin, Kugeln 4
two-balls-name-Nikulin-balls-4-with-gravity-and-drag = Nikulin, Kugeln 4, mit Schwerkraft und Luftwiderstand
two-balls-name-Really-sticky = Wirklich klebrig
two-balls-name-Steps-of-0-2-s = Schritte von 0,2 s
two-balls-name-Drag-that-makes-faster = Widerstand, der schneller macht
two-balls-name-In-a-box = In einem Kasten

## Names of runs.

two-balls-name-glued = verklebt

## Names of curves, bars and forces.

two-balls-name-gap-between-the-balls = Lücke zwischen den Kugeln
two-balls-name-speed-of-sliding-past-each-other = Tempo aneinander vorbei
two-balls-name-momentum-of-all-left-balls = Impuls aller linken Kugeln
two-balls-name-momentum-of-all-right-balls = Impuls aller rechten Kugeln
two-balls-name-energy-of-the-left-balls = Energie der linken Kugeln
two-balls-name-energy-of-the-right-balls = Energie der rechten Kugeln
two-balls-name-lost-as-heat = als Wärme verloren

## Names of groups of controls.

two-balls-name-Ball-1 = Kugel 1
two-balls-name-Ball-2 = Kugel 2
two-balls-name-Around = Umgebung

## Names of what can be chosen in the panel.

two-balls-name-three-head-on-pairs = drei Paare, zentral
two-balls-name-one-pair = ein Paar

## Controls: words that stand for them, where others have a symbol.

two-balls-symbol-scene = Szene
two-balls-symbol-glue = Kleber
two-balls-symbol-alike = gleich
two-balls-symbol-box = Kasten
two-balls-symbol-wall = Wand

## Names of the lesson, of walls, and of what is drawn at a contact, long and short.

two-balls-name-Two-balls-when-do-they-stick = Zwei Kugeln: Wann bleiben sie zusammen?
two-balls-name-along-the-line-of-centres = längs der Verbindungslinie
two-balls-name-along-the-line = längs der Linie
two-balls-name-across-the-line = quer zur Linie
two-balls-name-across-it = quer dazu

## Values that cannot run: each without its full stop.

two-balls-refuses-glue = Kleber ist nur ohne Wände und Luftwiderstand möglich; schalte Kasten, Wand und k_c aus
