### What lesson plane_bounce says.

## HIGH

plane-bounce-high-head = Er stieg auf { $top }
plane-bounce-high-yes = Er traf den Boden mit { $down } und verließ ihn mit { $up }: { $k } × { $k } von { $fall } sind { $top }.
plane-bounce-high-yes-thrown = Er kam mit { $down } unten an und ging mit { $up } nach oben, das sind { $share } davon. Das reicht für { $top } Höhe.
plane-bounce-high-no-share = { $share_high } wären { $share } der *Höhe*. Dieser Ball stieg auf { $top }. Der Boden gab { $share } der *Geschwindigkeit* zurück, und die Höhe wächst mit deren Quadrat.
plane-bounce-high-no-root = { $root_high } folgen aus der Wurzel des Anteils. Dieser Ball stieg auf { $top }. Von der Geschwindigkeit zur Höhe führt das Quadrat: { $k } × { $k } = { $square }.
plane-bounce-high-no-all = Ginge nichts verloren, dann käme der Ball wieder auf { $fall }. Er stieg auf { $top }. { $heat } der Energie wurden zu Wärme, in Ball und Boden.
plane-bounce-high-no-other = Deine Fahne steht bei { $guess } m; der Ball stieg auf { $top }. Er verließ den Boden mit { $up }, und das reicht für { $top } Höhe.
plane-bounce-high-no-other-thrown = Deine Fahne steht bei { $guess } m; der Ball stieg auf { $top }. Er ging mit { $up } nach oben, das sind { $share } der Geschwindigkeit, mit der er unten ankam.

## HIGH_AGAIN

plane-bounce-high-again-head = Beim zweiten Mal stieg er auf { $top }
plane-bounce-high-again-yes = Jeder Aufprall lässt { $kept } der Höhe übrig: { $fall } → { $first } → { $top }.
plane-bounce-high-again-no-once = { $first } ist die Höhe nach *einem* Aufprall. Nach zweien stieg dieser Ball auf { $top }. Jeder Aufprall lässt { $kept } der Höhe übrig: { $square } × { $square } = { $fourth }.
plane-bounce-high-again-no-share = { $share_high } sind { $share } der *Höhe*, und nur einmal genommen. Nach dem zweiten Aufprall stieg dieser Ball auf { $top }: Jeder Aufprall lässt { $kept } der Höhe übrig.
plane-bounce-high-again-no-root = { $root_high } folgen aus der Wurzel des Anteils. Nach dem zweiten Aufprall stieg dieser Ball auf { $top }: Jeder Aufprall lässt { $k } × { $k } der Höhe übrig.
plane-bounce-high-again-no-all = Ginge nichts verloren, dann käme der Ball wieder auf { $fall }. Nach dem zweiten Aufprall stieg er auf { $top }: Jeder Aufprall machte { $heat } seiner Energie zu Wärme.
plane-bounce-high-again-no-other = Deine Fahne steht bei { $guess } m; nach dem zweiten Aufprall stieg der Ball auf { $top }. Beim zweiten Mal verließ er den Boden mit { $up }.

## SHARE

plane-bounce-share-head = Der Boden gab { $share } zurück
plane-bounce-share-yes = √({ $top_m } / { $fall_m }) = { $k }: Der Boden gab { $share } der Geschwindigkeit zurück.
plane-bounce-share-no-heights = { $ratio } ist das Verhältnis der Höhen. Mit { $ratio } der Geschwindigkeit stiege der Ball nur auf { $ratio_high }. Die Höhe wächst mit dem Quadrat der Geschwindigkeit, also nimm die Wurzel: { $share }.
plane-bounce-share-no-squared = { $squared } ist dieses Verhältnis im Quadrat. Mit { $squared } der Geschwindigkeit stiege der Ball nur auf { $squared_high }. Von der Höhe zur Geschwindigkeit führt die Wurzel: { $share }.
plane-bounce-share-no-lost = { $lost } ist der Anteil der Energie, der zu Wärme wurde. Gefragt ist nach der Geschwindigkeit: Davon *gab* der Boden { $share } *zurück*.
plane-bounce-share-no-other = Mit { $guess } % der Geschwindigkeit verfehlt der Ball die Linie bei { $top }. Der Boden gab { $share } zurück: { $k } × { $k } von { $fall } sind { $top }.

## REST

plane-bounce-rest-head-early = Er kam nach { $rest } zur Ruhe
plane-bounce-rest-head-middle = { plane-bounce-rest-head-early }
plane-bounce-rest-head-late = { plane-bounce-rest-head-early }
plane-bounce-rest-head-never = Er kam nie zur Ruhe
plane-bounce-rest-yes-early = Die ersten Flüge dauern { $flights }. Die Summe aller ist { $flight } / (1 − { $k }) = { $sum }; mit dem Fall sind es { $rest }.
plane-bounce-rest-yes-middle = { plane-bounce-rest-yes-early }
plane-bounce-rest-yes-late = { plane-bounce-rest-yes-early }
plane-bounce-rest-yes-never = Jeder Flug dauert { $flight }. Nichts geht verloren, also endet nichts.
plane-bounce-rest-no-early-middle = Auch Sprünge, die man nicht mehr sieht, brauchen Zeit, etwa { $late_flights }. Dieser Ball kam nach { $rest } zur Ruhe.
plane-bounce-rest-no-early-late = Nach 5 s dauerte ein Flug noch { $flight_at_5 }. Dieser Ball kam erst nach { $rest } zur Ruhe.
plane-bounce-rest-no-early-never = Für eine Ruhe vor 5 s müssten die Flüge schnell kürzer werden. Dieser Ball sprang weiter: { $flights }. Der Boden gibt die ganze Geschwindigkeit zurück.
plane-bounce-rest-no-middle-late = Die ersten Flüge reichen nicht. Dieser Ball kam nach { $rest } zur Ruhe. Jeder Flug dauert { $share } des vorigen, also werden sie nur langsam kürzer.
plane-bounce-rest-no-middle-early = Die Flüge werden noch schneller kürzer. Dieser Ball kam nach { $rest } zur Ruhe: Alle seine Flüge zusammen dauerten { $sum }.
plane-bounce-rest-no-middle-never = Käme jeder Ball zur Ruhe, dann würden die Flüge kürzer. Dieser sprang weiter: { $flights }. Der Boden gibt die ganze Geschwindigkeit zurück.
plane-bounce-rest-no-late-early = Viele denken: Unendlich viele Sprünge brauchen lange. Dieser Ball kam nach { $rest } zur Ruhe: Jeder Flug dauert nur { $share } des vorigen.
plane-bounce-rest-no-late-middle = Viele denken: Unendlich viele Sprünge brauchen lange. Dieser Ball kam nach { $rest } zur Ruhe. Die Flüge werden so schnell kürzer, dass ihre Summe klein bleibt.
plane-bounce-rest-no-late-never = Auch nach langer Zeit wird nichts weniger. Seine ersten Flüge dauerten { $flights }, denn der Boden gibt die ganze Geschwindigkeit zurück.
plane-bounce-rest-no-never-early = Viele denken: Es kommt immer noch ein Sprung. Doch dieser Ball kam nach { $rest } zur Ruhe. Jeder Flug dauert { $share } des vorigen, alle zusammen also { $sum }.
plane-bounce-rest-no-never-middle = Viele denken: Es kommt immer noch ein Sprung. Dieser Ball kam nach { $rest } zur Ruhe. Alle Flüge zusammen dauern { $sum }, denn jeder dauert { $share } des vorigen.
plane-bounce-rest-no-never-late = Immer noch ein Sprung heißt nicht: immer noch mehr Zeit. Es dauerte lange, { $rest }. Aber jeder Flug dauert { $share } des vorigen, also bleibt die Summe endlich.

## PROGRAM

plane-bounce-program-head-sinks = Er sank ein und kam wieder heraus
plane-bounce-program-head-loses = Er verlor Höhe
plane-bounce-program-head-caught = Er blieb im Boden
plane-bounce-program-head-real = Er sprang wie der echte Ball
plane-bounce-program-yes-sinks = Er sank { $deep } tief ein und kam jedes Mal heraus.
plane-bounce-program-yes-loses =
    { $bounces ->
        [one] Er sank nie ein, aber nach { $bounces } Aufprall waren { $lost } seiner Energie verloren.
       *[other] Er sank nie ein, aber nach { $bounces } Aufprallen waren { $lost } seiner Energie verloren.
    }
plane-bounce-program-yes-caught = Er sank ein, wurde festgehalten und kam nie heraus.
plane-bounce-program-yes-real = Er war höchstens { $deep } im Boden und verlor { $lost }: Der Schritt ist kurz.
plane-bounce-program-yes-real-put-back = Er wurde jedes Mal nach höchstens { $step } zurückgesetzt und verlor nur { $lost }: Der Schritt ist kurz.
plane-bounce-program-no-sinks-loses = Bliebe er dort, wo das Programm ihn fand, dann sänke er ein. Dieses Programm setzte ihn jedes Mal gerade zurück, und so verlor er { $lost } seiner Energie.
plane-bounce-program-no-sinks-caught = Er sank ein, { $deep } tief. Dann hielt das Programm ihn fest, und er kam nie heraus.
plane-bounce-program-no-sinks-real = { $step } ist so kurz, dass er höchstens { $deep } einsinkt.
plane-bounce-program-no-sinks-real-put-back = Jedes Mal fand das Programm ihn im Boden, höchstens { $step } zu spät, und setzte ihn zurück. So sank er nie ein und verlor nur { $lost }.
plane-bounce-program-no-loses-sinks = Zu spät heißt nicht: Energie verloren. Er sank { $deep } tief ein und stieg doch so hoch wie vorher: Er verließ den Boden so schnell, wie er kam.
plane-bounce-program-no-loses-caught = Er verlor alles: Er wurde { $deep } tief im Boden festgehalten und stieg nie mehr.
plane-bounce-program-no-loses-real = Mit { $step } verlor er nur { $lost }: Das sieht man nicht.
plane-bounce-program-no-caught-sinks = In manchen Spielen, ja. Hier sank er { $deep } tief ein, ging aber so schnell nach oben, wie er kam. Also kam er wieder heraus.
plane-bounce-program-no-caught-loses = Er war nie im Boden: Das Programm setzte ihn jedes Mal zurück. Stattdessen verlor er { $lost }.
plane-bounce-program-no-caught-real = Er war höchstens { $deep } im Boden, jedes Mal für { $step }.
plane-bounce-program-no-caught-real-put-back = Er blieb nie im Boden: Das Programm setzte ihn jedes Mal nach höchstens { $step } zurück.
plane-bounce-program-no-real-sinks = Ein genaues Programm ließe seinen Ball nicht in den Boden. Hier sank er { $deep } tief ein: Das Programm sieht nur alle { $step } nach.
plane-bounce-program-no-real-loses = Ein genaues Programm verlöre nichts. Hier gingen { $lost } verloren: Das Programm sieht nur alle { $step } nach.
plane-bounce-program-no-real-caught = Ein genaues Programm ließe seinen Ball wieder steigen. Hier hing er { $deep } tief fest: Das Programm sieht nur alle { $step } nach.

## CONTRAST

plane-bounce-contrast-head-time = Nur die Zeit ist anders
plane-bounce-contrast-yes-time = Beide steigen auf { $top }. Auf dem Mond dauert es { $times }-mal so lange: √({ $earth } / { $moon }).
plane-bounce-contrast-no-higher-time = Beide steigen auf { $top }. Der Mond zieht schwächer, aber dort kommt der Ball auch langsamer an: mit { $moon_down }, auf der Erde mit { $earth_down }.
plane-bounce-contrast-no-returns-time = Beide Böden geben { $share } zurück: auf der Erde { $earth_up } von { $earth_down }, auf dem Mond { $moon_up } von { $moon_down }. Auf dem Mond dauert es nur { $times }-mal so lange.

plane-bounce-square-steps-1 = Ein Ball fällt aus 3,2 m. Er kommt mit √(2 × 9,8 × 3,2) = 7,92 m/s an.
plane-bounce-square-steps-2 = Der Boden gibt 60 % zurück: 4,75 m/s.
plane-bounce-square-steps-3 = 4,75 m/s reichen für 4,75² / (2 × 9,8) = 1,15 m Höhe.
plane-bounce-square-steps-4 = Der kurze Weg: 0,6 × 0,6 × 3,2 m = 1,15 m.
plane-bounce-square-steps-5 = Jetzt du. 80 %, aus 2 m: 0,8 × 0,8 × 2 m = [1,28] m.

plane-bounce-rest-steps-1 = Der Boden gibt 50 % zurück. Flüge: 0,8; 0,4; 0,2; 0,1 s …
plane-bounce-rest-steps-2 = Summen: 0,8; 1,2; 1,4; 1,5 s …
plane-bounce-rest-steps-3 = Was noch fehlt, halbiert sich jedes Mal. Die Summe geht gegen 1,6 s = 0,8 s / (1 − 0,5).
plane-bounce-rest-steps-4 = Der Fall dauerte 0,8 s: in Ruhe nach 2,4 s.
plane-bounce-rest-steps-5 = Jetzt du. 80 %, erster Flug 1 s: Summe = 1 s / (1 − 0,8) = [5] s.

plane-bounce-program-steps-1 = Schritt 0,2 s. Bei 0,4 s ist der Ball 0,2 m über dem Boden, bei 0,6 s wäre er 0,8 m darunter.
plane-bounce-program-steps-2 = Bei 0,6 s findet das Programm ihn im Boden, zu spät.
plane-bounce-program-steps-3 = Gerade zurückgesetzt: 0,2 von 1,0 m, also ein Fünftel des Schritts.
plane-bounce-program-steps-4 = Der echte Weg ist gekrümmt. Darum nimmt das Programm dort eine etwas zu kleine Geschwindigkeit.
plane-bounce-program-steps-5 = Jetzt du. Schritt 0,1 s, gefunden mit 5 m/s. So tief ist er höchstens: 0,1 s × 5 m/s = [0,5] m.

## Controls: what they are.

plane-bounce-control-k_b = Anteil der Geschwindigkeit, den der Boden zurückgibt
plane-bounce-control-height = Höhe des Mittelpunkts, 1 m über dem tiefsten Punkt
plane-bounce-control-velocity_x = Geschwindigkeit nach rechts
plane-bounce-control-velocity_y = Geschwindigkeit nach oben
plane-bounce-control-mass = Masse des Balls
plane-bounce-control-moon = derselbe Ball auf dem Mond, daneben
plane-bounce-control-method = was das Programm am Boden tut
plane-bounce-control-soft = auch einen weichen Boden zeigen
plane-bounce-control-stiffness = wie hart der Boden ist

## Set-ups: what to look for.

plane-bounce-set-up-tennis-ball = Aus 5 m steigt er auf 2,81 m: 0,75 × 0,75 = 0,56.
plane-bounce-set-up-table-tennis-ball = 81 % der Höhe bleiben.
plane-bounce-set-up-basketball = 59 % der Höhe bleiben.
plane-bounce-set-up-clay = Knete: Der Boden gibt nichts zurück, also bleibt sie liegen.
plane-bounce-set-up-on-the-moon = Langsamer, aber genauso hoch: Der Anteil ist überall gleich.
plane-bounce-set-up-earth-and-moon = Beide steigen gleich hoch, und auf dem Mond dauert es länger.
plane-bounce-set-up-ten-times-the-mass = Genauso hoch: Auf die Masse kommt es nicht an.
plane-bounce-set-up-nikulin-plane-1 = Das Programm trifft den Boden in Schritt 11. Miss sein k_b: Ist es 0,7?
plane-bounce-set-up-nikulin-plane-2 = k_b ist 1, und doch liegt jeder Gipfel etwas tiefer.
plane-bounce-set-up-nikulin-plane-3 = Der Ball sinkt ein, aber seine Energie bleibt genau gleich.
plane-bounce-set-up-caught-in-the-floor = Nach Schritt 11 kommt der Ball nie mehr heraus.
plane-bounce-set-up-through-the-floor = Mit 0,2 s springt der Mittelpunkt durch den Boden, und der Ball fällt ewig weiter.
plane-bounce-set-up-endless-bounces = Unendlich viele Sprünge, alle vorbei nach 1,35 s.
plane-bounce-set-up-a-soft-floor = Ein Ball sinkt in einen weichen Boden. Der andere sinkt ein, weil sein Schritt zu lang war.
plane-bounce-set-up-rest-of-the-step-used = Dieselben Schritte, aber kein Rest eines Schritts geht verloren.

## Acts.

plane-bounce-act-1 = Wie hoch?
plane-bounce-act-1-why = Der Boden gibt einen Teil der Geschwindigkeit zurück. Was heißt das für die Höhe?
plane-bounce-act-2 = Wann endet das Springen?
plane-bounce-act-2-why = Jeder Flug ist kürzer als der vorige. Endet das Springen je?
plane-bounce-act-3 = Ein Programm rechnet
plane-bounce-act-3-why = Ein Programm sieht nur in Schritten nach dem Ball, also findet es den Boden zu spät. Was geht schief?

## Lines to write.

plane-bounce-act-1-after = Warum kann der Ball nicht auf 70 % der Höhe steigen?
plane-bounce-act-1-after-model = Dafür müsste er mit √0,7 = 84 % seiner Geschwindigkeit starten. Der Boden gab 70 % zurück.
plane-bounce-act-2-after = Der Ball springt unendlich oft. Warum dauert das nicht ewig?
plane-bounce-act-2-after-model = Die Flüge werden immer um denselben Faktor kürzer. Auch mit sehr vielen bleibt die Summe unter: erster Flug / (1 − Faktor).
plane-bounce-act-3-after = Welchen Ball hättest du lieber in einem Spiel: den, der einsinkt, oder den, der Höhe verliert? Warum?
plane-bounce-act-3-after-model = Den, der einsinkt: Er behält seine Energie, und die Tiefe lässt sich verstecken. Oder den, der Höhe verliert: Er sieht nie lange falsch aus.

## Questions. Of "share" there are figures, "all" and "none"; "where" is a planet.

plane-bounce-returns =
    { $of ->
        [normal] { $share ->
            [all] Der Boden gibt die ganze Geschwindigkeit senkrecht zu ihm zurück.
            [none] Der Boden gibt von der Geschwindigkeit senkrecht zu ihm nichts zurück.
           *[part] Der Boden gibt { $share } der Geschwindigkeit senkrecht zu ihm zurück.
        }
       *[all] { $share ->
            [all] Der Boden gibt die ganze Geschwindigkeit zurück, mit der ihn der Ball trifft.
            [none] Der Boden gibt von der Geschwindigkeit nichts zurück.
           *[part] Der Boden gibt { $share } der Geschwindigkeit zurück, mit der ihn der Ball trifft.
        }
    }
plane-bounce-falls =
    { $where ->
        [moon] Auf dem Mond fällt der Ball aus { $start } Höhe.
        [jupiter] Auf dem Jupiter fällt der Ball aus { $start } Höhe.
       *[earth] Der Ball fällt aus { $start } Höhe.
    }
plane-bounce-thrown =
    { $where ->
        [moon] { $way ->
            [up] Auf dem Mond wird der Ball aus { $start } mit { $speed } nach oben geworfen. Höhen gelten für seinen tiefsten Punkt.
           *[down] Auf dem Mond wird der Ball aus { $start } mit { $speed } nach unten geworfen. Höhen gelten für seinen tiefsten Punkt.
        }
        [jupiter] { $way ->
            [up] Auf dem Jupiter wird der Ball aus { $start } mit { $speed } nach oben geworfen. Höhen gelten für seinen tiefsten Punkt.
           *[down] Auf dem Jupiter wird der Ball aus { $start } mit { $speed } nach unten geworfen. Höhen gelten für seinen tiefsten Punkt.
        }
       *[earth] { $way ->
            [up] Der Ball wird aus { $start } mit { $speed } nach oben geworfen. Höhen gelten für seinen tiefsten Punkt.
           *[down] Der Ball wird aus { $start } mit { $speed } nach unten geworfen. Höhen gelten für seinen tiefsten Punkt.
        }
    }
plane-bounce-thrown-sideways =
    { $where ->
        [moon] Auf dem Mond wird der Ball aus { $start } zur Seite geworfen. Höhen gelten für seinen tiefsten Punkt.
        [jupiter] Auf dem Jupiter wird der Ball aus { $start } zur Seite geworfen. Höhen gelten für seinen tiefsten Punkt.
       *[earth] Der Ball wird aus { $start } zur Seite geworfen. Höhen gelten für seinen tiefsten Punkt.
    }
plane-bounce-how-high =
    { $floor } { $start }
    Wie hoch steigt er?
plane-bounce-how-high-after =
    { $floor } { $start }
    Wie hoch steigt er nach dem Aufprall?
plane-bounce-how-high-again =
    { $floor } { $start }
    Wie hoch steigt er nach dem zweiten Aufprall?
plane-bounce-both-fall =
    Derselbe Ball fällt auf Erde und Mond { $start } tief, auf den gleichen Boden.
    Was ist anders?
plane-bounce-which-share =
    { $start } Danach steigt er auf { $top }.
    Welchen Anteil der Geschwindigkeit gibt der Boden zurück?
plane-bounce-when =
    { $share ->
        [all] { $where ->
            [moon] Auf dem Mond fällt ein Ball aus { $start } Höhe, und der Boden gibt die ganze Geschwindigkeit zurück. Also dauert jeder Flug so lange wie der vorige.
            [jupiter] Auf dem Jupiter fällt ein Ball aus { $start } Höhe, und der Boden gibt die ganze Geschwindigkeit zurück. Also dauert jeder Flug so lange wie der vorige.
           *[earth] Ein Ball fällt aus { $start } Höhe, und der Boden gibt die ganze Geschwindigkeit zurück. Also dauert jeder Flug so lange wie der vorige.
        }
       *[part] { $where ->
            [moon] Auf dem Mond fällt ein Ball aus { $start } Höhe, und der Boden gibt { $share } der Geschwindigkeit zurück. Also dauert jeder Flug { $share } des vorigen.
            [jupiter] Auf dem Jupiter fällt ein Ball aus { $start } Höhe, und der Boden gibt { $share } der Geschwindigkeit zurück. Also dauert jeder Flug { $share } des vorigen.
           *[earth] Ein Ball fällt aus { $start } Höhe, und der Boden gibt { $share } der Geschwindigkeit zurück. Also dauert jeder Flug { $share } des vorigen.
        }
    }
    Wann kommt der Ball zur Ruhe?
plane-bounce-program-put-back =
    { $share ->
        [all] Der Boden gibt die ganze Geschwindigkeit zurück. Ein Programm sieht alle { $step } nach und findet seinen Ball im Boden. Es setzt ihn zum Boden zurück und kehrt seine Geschwindigkeit um.
       *[part] Der Boden gibt { $share } der Geschwindigkeit zurück. Ein Programm sieht alle { $step } nach und findet seinen Ball im Boden. Es setzt ihn zum Boden zurück und kehrt seine Geschwindigkeit um.
    }
    Was tut der Ball des Programms?
plane-bounce-program-reversed =
    { $share ->
        [all] Der Boden gibt die ganze Geschwindigkeit zurück. Ein Programm sieht alle { $step } nach und findet seinen Ball im Boden. Es kehrt die Geschwindigkeit dort um, wo der Ball ist.
       *[part] Der Boden gibt { $share } der Geschwindigkeit zurück. Ein Programm sieht alle { $step } nach und findet seinen Ball im Boden. Es kehrt die Geschwindigkeit dort um, wo der Ball ist.
    }
    Was tut der Ball des Programms?
plane-bounce-program-as-printed =
    { $share ->
        [all] Der Boden gibt die ganze Geschwindigkeit zurück. Ein Programm sieht alle { $step } nach und findet seinen Ball im Boden. Es kehrt die Geschwindigkeit um und hält einen Ball fest, den es dort zweimal findet.
       *[part] Der Boden gibt { $share } der Geschwindigkeit zurück. Ein Programm sieht alle { $step } nach und findet seinen Ball im Boden. Es kehrt die Geschwindigkeit um und hält einen Ball fest, den es dort zweimal findet.
    }
    Was tut der Ball des Programms?

## Pictures of verdicts, and the chart.

plane-bounce-axis-time = Zeit (s)
plane-bounce-axis-height = Höhe (m)
plane-bounce-axis-step = Zeitschritt Δ (s)
plane-bounce-axis-error = Median des Fehlers nach dem ersten Kontakt
plane-bounce-errors-chart = Wie falsch liegt das Programm?
plane-bounce-errors-position-dropped = Ort (m), Rest des Schritts verworfen
plane-bounce-errors-position-used = Ort (m), Rest des Schritts genutzt
plane-bounce-errors-energy-dropped = Energie (J), Rest des Schritts verworfen
plane-bounce-errors-energy-used = Energie (J), Rest des Schritts genutzt
plane-bounce-your-step = dein Schritt
plane-bounce-rest-chart =
    { $flights ->
        [shorter] Jeder Flug ist kürzer
       *[same] Jeder Flug ist gleich lang
    }
plane-bounce-rest-picture = Höhe über der Zeit. Die ersten Flüge dauern { $flights }. Nach { $rest } ist der Ball in Ruhe.
plane-bounce-rest-picture-never = Höhe über der Zeit. Die ersten Flüge dauern { $flights }. Jeder dauert gleich lang.
plane-bounce-rest-picture-at = in Ruhe: { $rest }
plane-bounce-program-chart = Zwei Höhen
plane-bounce-line-real = echt
plane-bounce-line-program = Programm
plane-bounce-program-picture = Höhe über der Zeit. Der Ball des Programms ist zwischen { $low } und { $high }, der echte zwischen dem Boden und { $real }.
plane-bounce-law-rises = steigt um { $formula }

## What challenges came to.

plane-bounce-target = Ziel: 1 m. Sterne bei höchstens 10, 3 und 1 cm daneben.
plane-bounce-top-never = Er prallte nie zweimal auf.
plane-bounce-top-reached = Er stieg auf { $top }: { $formula } von 5 m.
plane-bounce-top-passed = Er kam { $off } über die Linie. Er stieg auf { $top }.
plane-bounce-top-missed = Er blieb { $off } unter der Linie. Er stieg auf { $top }.
plane-bounce-still-bounced = Bei { $time } sprang er noch.
plane-bounce-no-bounce = Er sprang nicht.
plane-bounce-at-rest = Er kam nach { $rest } zur Ruhe.
plane-bounce-at-rest-late = Er kam { $off } zu spät zur Ruhe.
plane-bounce-at-rest-early = Er kam { $off } zu früh zur Ruhe.
plane-bounce-half-rises = Wie hoch er aus 1 m steigt, je nach Anteil der Geschwindigkeit: { $rises }. Die Höhe wächst mit dem Quadrat der Geschwindigkeit: { $formula }.

## Questions: what is guessed.

plane-bounce-height-what = Höhe des tiefsten Punkts

## Answers that can be chosen.

plane-bounce-rest-early = vor 5 s
plane-bounce-rest-middle = zwischen 5 s und 10 s
plane-bounce-rest-late = nach 10 s
plane-bounce-rest-never = nie
plane-bounce-program-sinks = Er sinkt ein und kommt wieder heraus.
plane-bounce-program-loses = Er verliert Höhe, die der echte Ball behält.
plane-bounce-program-caught = Er bleibt im Boden gefangen.
plane-bounce-program-real = Er springt wie der echte Ball.
plane-bounce-contrast-higher = Auf dem Mond steigt der Ball höher.
plane-bounce-contrast-time = Nur die Zeit ist anders.
plane-bounce-contrast-returns = Auf dem Mond gibt der Boden mehr zurück.

## Bars.

plane-bounce-experiment-energy = Energie
plane-bounce-experiment-momentum-upwards = Impuls nach oben

## The printed sheet: at home.

plane-bounce-sheet-at-home = Lass einen Ball neben einem Meterstab fallen und filme ihn. Höhe vorher ____ cm, nachher ____ cm; Anteil der Höhe ____, Anteil der Geschwindigkeit (die Wurzel daraus) ____
plane-bounce-sheet-expect = Ein Tennisball auf Stein behält etwa 0,75 seiner Geschwindigkeit, 0,56 seiner Höhe; ein weicher Boden nimmt mehr. Miss die Höhe am tiefsten Punkt des Balls, und filme von dort, wo er am höchsten ist.

## Marks on the stage.

plane-bounce-over-time-height-over-time = Höhe über der Zeit

## Challenges.

plane-bounce-challenge-two_bounces = Der Ball fällt aus 5 m. Wähle den Boden so, dass der Ball nach dem zweiten Aufprall 1 m erreicht.
plane-bounce-challenge-two_bounces-hint = Ein Aufprall lässt Anteil × Anteil der Höhe übrig. Was lassen zwei übrig?
plane-bounce-challenge-at_rest = Wähle Boden und Höhe so, dass der Ball nach 10 s zur Ruhe kommt.
plane-bounce-challenge-at_rest-hint = Alle Flüge zusammen dauern: erster Flug / (1 − Anteil).

## Exercises.

plane-bounce-exercise-half = Ein Ball steigt auf die halbe Höhe. Wie viel Prozent seiner Geschwindigkeit blieben?
plane-bounce-exercise-half-hint = Die Höhe wächst mit dem Quadrat der Geschwindigkeit. Welche Zahl mal sich selbst ist 0,5?
plane-bounce-exercise-half-solution = √0,5 = 0,707, also 71 %.
plane-bounce-exercise-sum = Nach dem ersten Aufprall dauert der Flug 1 s. Der Boden gibt 90 % zurück. Wie lange nach dem ersten Aufprall ist der Ball in Ruhe?
plane-bounce-exercise-sum-hint = Jeder Flug dauert 0,9-mal so lange wie der vorige: 1 + 0,9 + 0,81 + …
plane-bounce-exercise-sum-solution = Die Summe ist 1/(1 − 0,9) = 10 s.
plane-bounce-exercise-allowed = Ein Spielball fällt aus 1,80 m. Er muss zwischen 0,96 m und 1,16 m hoch steigen. Wie viel Prozent seiner Geschwindigkeit muss er mindestens behalten?
plane-bounce-exercise-allowed-hint = Er muss mindestens auf 0,96 m von 1,80 m kommen. Höhen gehen mit dem Quadrat der Geschwindigkeit.
plane-bounce-exercise-allowed-solution = √(0,96/1,80) = 0,73: 73 %. Höchstens darf er √(1,16/1,80) = 0,80 behalten.

## Questions to a class.

plane-bounce-class-height =
    Einem Ball bleiben am Boden 70 % seiner Geschwindigkeit. Er fällt aus 1 m Höhe.
    Wie hoch steigt er?
plane-bounce-class-rest =
    Ein Ball fällt aus 5 m Höhe, und der Boden gibt 85 % der Geschwindigkeit zurück.
    Wann kommt er zur Ruhe?
plane-bounce-class-half =
    Ein anderer Ball steigt auf die halbe Höhe.
    Welcher Anteil seiner Geschwindigkeit blieb ihm?

## The printed sheet: columns.

plane-bounce-column-share-of-speed = Anteil der Geschwindigkeit
plane-bounce-column-dropped-from-5 = Aus 5 m fallen gelassen, steigt er auf (m)
plane-bounce-column-share-of-height = Anteil der Höhe

## Names of set-ups.

plane-bounce-name-Tennis-ball = Tennisball
plane-bounce-name-Table-tennis-ball = Tischtennisball
plane-bounce-name-Basketball = Basketball
plane-bounce-name-Clay = Knete
plane-bounce-name-On-the-Moon = Auf dem Mond
plane-bounce-name-Earth-and-Moon = Erde und Mond
plane-bounce-name-Ten-times-the-mass = Zehnfache Masse
plane-bounce-name-Nikulin-plane-1 = Nikulin, Ebene 1
plane-bounce-name-Nikulin-plane-2 = Nikulin, Ebene 2
plane-bounce-name-Nikulin-plane-3 = Nikulin, Ebene 3
plane-bounce-name-Caught-in-the-floor = Im Boden gefangen
plane-bounce-name-Through-the-floor = Durch den Boden
plane-bounce-name-Endless-bounces = Sprünge ohne Ende
plane-bounce-name-A-soft-floor = Ein weicher Boden
plane-bounce-name-Rest-of-the-step-used = Rest des Schritts genutzt

## Names of runs.

plane-bounce-name-on-Earth = auf der Erde
plane-bounce-name-on-the-Moon = auf dem Mond
plane-bounce-name-soft-floor = weicher Boden

## Names of curves, bars and forces.

plane-bounce-name-height-of-the-lowest-point = Höhe des tiefsten Punkts
plane-bounce-name-energy = Energie
plane-bounce-name-speed-upwards = Tempo nach oben
plane-bounce-name-distance-to-the-right = Weg nach rechts
plane-bounce-name-momentum-of-the-ball = Impuls des Balls
plane-bounce-name-momentum-of-the-Earth = Impuls der Erde

## Names of groups of controls.

plane-bounce-name-Start = Start
plane-bounce-name-Soft-floor = Weicher Boden

## Names of what can be chosen in the panel.

plane-bounce-name-library = Bibliothek
plane-bounce-name-rest-of-step-used = Rest des Schritts genutzt
plane-bounce-name-as-printed = wie gedruckt

## Controls: words that stand for them, where others have a symbol.

plane-bounce-symbol-moon = Mond
plane-bounce-symbol-steps = Schritte
plane-bounce-symbol-soft-floor = weicher Boden

## Ticks below sliders.

plane-bounce-tick-clay = Knete
plane-bounce-tick-tennis-ball = Tennisball

## Names of the lesson, of walls, and of what is drawn at a contact, long and short.

plane-bounce-name-Plane-bounce = Ball und Boden
plane-bounce-name-floor = Boden
