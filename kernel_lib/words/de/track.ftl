### What lesson track says.

## Names that other messages quote, each by a slot of theirs.

# A body by $body: alone, and in attributes with its article, or the pronoun for it.
track-body =
    { $body ->
        [block] Klotz
        [tin] Dose
        [hoop] Reifen
        [bead] Perle
       *[ball] Kugel
    }
    .ein =
        { $body ->
            [block] ein Klotz
            [tin] eine Dose
            [hoop] ein Reifen
            [bead] eine Perle
           *[ball] eine Kugel
        }
    .Ein =
        { $body ->
            [block] Ein Klotz
            [tin] Eine Dose
            [hoop] Ein Reifen
            [bead] Eine Perle
           *[ball] Eine Kugel
        }
    .einen =
        { $body ->
            [block] einen Klotz
            [tin] eine Dose
            [hoop] einen Reifen
            [bead] eine Perle
           *[ball] eine Kugel
        }
    .einem =
        { $body ->
            [block] einem Klotz
            [tin] einer Dose
            [hoop] einem Reifen
            [bead] einer Perle
           *[ball] einer Kugel
        }
    .rollend =
        { $body ->
            [block] ein rollender Klotz
            [tin] eine rollende Dose
            [hoop] ein rollender Reifen
            [bead] eine rollende Perle
           *[ball] eine rollende Kugel
        }
    .der =
        { $body ->
            [block] der Klotz
            [tin] die Dose
            [hoop] der Reifen
            [bead] die Perle
           *[ball] die Kugel
        }
    .Der =
        { $body ->
            [block] Der Klotz
            [tin] Die Dose
            [hoop] Der Reifen
            [bead] Die Perle
           *[ball] Die Kugel
        }
    .er =
        { $body ->
            [block] er
            [tin] sie
            [hoop] er
            [bead] sie
           *[ball] sie
        }
track-bodies =
    { $body ->
        [block] Klötze
        [tin] Dosen
        [hoop] Reifen
        [bead] Perlen
       *[ball] Kugeln
    }
# A body, or its way, by $run: alone on a label, or before a figure of its own.
track-run =
    { $run ->
        [block] Klotz
        [tin] Dose
        [hoop] Reifen
        [bead] Perle
        [line] Gerade
        [arc] Bogen
        [cycloid] Zykloide
        [own] deine
        [high] von weit oben
        [low] von weiter unten
        [light] leicht
        [heavy] schwer
       *[ball] Kugel
    }
track-run-and-figure = { track-run } { $figure }
# The part of its moving energy that a rolling body has in its spin: "2/7", "1/3", or "half".
track-share =
    { $share ->
        [half] die Hälfte
       *[part] { $share }
    }
# Where it happens, a whole sentence with the space before it; on Earth that goes without saying.
track-where =
    { $where ->
        [moon] {" "}Das geschieht auf dem Mond.
        [mars] {" "}Das geschieht auf dem Mars.
        [jupiter] {" "}Das geschieht auf dem Jupiter.
        [elsewhere] {" "}Das geschieht dort, wo g = { $gravity } ist.
       *[earth] {""}
    }
# Two whole sentences, one for each body.
track-one-and-other = { $one } { $other }

## LOOPING

track-looping-asked =
    Ein Klotz, der ohne Reibung gleitet, braucht für diesen Looping 2,5 Radien Höhe.{ track-where }
    Wie viel braucht { track-body.rollend }?

track-looping-head-more = Mehr Höhe ist nötig
track-looping-yes-more = Bei { $angle } fehlte das Tempo: Die Drehung hatte { track-share } der gesamten Bewegungsenergie.
track-looping-no-less-more = Die Drehung hilft nicht, denn sie kostete Energie. Bei { $angle } hatte der Klotz { $block_speed }, { track-body.der } nur { $speed }: zu langsam, um auf die Bahn zu drücken.
track-looping-no-same-more = Auf die Masse kommt es nicht an, auf die *Form* schon. Hier hatte die Drehung { track-share } der gesamten Bewegungsenergie, und { track-body.der } löste sich bei { $angle }.

## WHO

track-who-asked =
    { $body ->
        [bead] Ein Klotz von { $mass } und eine Perle auf einem Draht starten aus { $height } Radien Höhe.
       *[ball] Ein Klotz von { $mass } und { track-body.ein } starten aus { $height } Radien Höhe. Was rollt, rutscht nie.
    }{ track-where }
    Was davon kommt ganz herum?

track-who-head-both = Beide kommen herum
track-who-head-block = Nur der Klotz kommt herum
track-who-head-body = Nur { track-body.der } kommt herum
track-who-head-neither = Keins von beiden kommt herum
track-who-yes-both = { $height } Radien reichen für beide: Der Klotz braucht 2,5, { track-body.der } { $need }.
track-who-yes-block = Der Klotz kam herum. { track-body.Der } löste sich bei { $angle }: Die Drehung hatte { track-share } der gesamten Bewegungsenergie.
track-who-yes-body = Die Perle kam aus { $height } Radien Höhe herum: Der Draht hält sie auch von außen. Der Klotz löste sich bei { $block_angle }.
track-who-yes-neither = Beide lösten sich, der Klotz bei { $block_angle } und { track-body.der } bei { $angle }: Der Klotz braucht 2,5 Radien, { track-body.der } { $need }.
track-who-yes-neither-bead = Der Klotz löste sich bei { $block_angle }. Die Perle glitt zurück: Aus { $height } Radien Höhe kommt sie nicht bis oben, denn das sind 2 Radien.
track-who-no-both-block = Auf die Masse kommt es nicht an, auf die Form schon: Die Drehung hatte { track-share } der gesamten Bewegungsenergie. { track-body.Der } braucht { $need } Radien und löste sich bei { $angle }.
track-who-no-both-body = Eine Bahn kann nur drücken, also braucht der Klotz 2,5 Radien; er löste sich bei { $block_angle }. Der Draht hält die Perle von beiden Seiten: Oben drückte er sie nach *oben*.
track-who-no-both-neither = Aus { $height } Radien Höhe waren beide zu langsam, um oben auf die Bahn zu drücken. Der Klotz löste sich bei { $block_angle }, { track-body.der } bei { $angle }.
track-who-no-both-neither-bead = Der Klotz löste sich bei { $block_angle }: Er braucht 2,5 Radien. Der Draht hält die Perle, aber der höchste Punkt liegt bei 2 Radien, und aus { $height } glitt sie zurück.
track-who-no-block-both = { track-body.Der } braucht mehr als der Klotz, aber { $height } Radien reichen: Nötig sind { $need }.
track-who-no-block-both-bead = Die Perle braucht weniger als der Klotz: Ein Draht hält sie von beiden Seiten. { $height } Radien reichen für beide.
track-who-no-block-body = Ein Draht hält die Perle von beiden Seiten, also braucht sie nur 2 Radien. Der Klotz braucht 2,5: Er löste sich bei { $block_angle } von der Bahn.
track-who-no-block-neither = { $height } Radien sind auch für den Klotz zu wenig. Bei { $block_angle } krümmte seine Gewichtskraft den Weg stärker, als der Looping gekrümmt ist.
track-who-no-body-both = { $height } Radien reichen für beide. Der Klotz braucht 2,5, und oben hatte er noch { $top_speed }.
track-who-no-body-block = Die Drehung hilft nicht, denn sie kostete Energie. { track-body.Der } löste sich bei { $angle }: Nötig sind { $need } Radien, beim Klotz 2,5.
track-who-no-body-neither = Die Drehung hilft nicht. { track-body.Der } braucht { $need } Radien, mehr als der Klotz. Aus { $height } Radien Höhe lösten sich beide von der Bahn.
track-who-no-body-neither-bead = Der höchste Punkt liegt bei 2 Radien. Aus { $height } Radien Höhe kommt auch die Perle auf ihrem Draht nicht dorthin.
track-who-no-neither-both = { $height } Radien reichen für beide: Der Klotz braucht 2,5, { track-body.der } { $need }. Masse und Planet zählen nicht.
track-who-no-neither-block = Der Klotz braucht 2,5 Radien. Aus { $height } Radien Höhe drückte ihn die Bahn oben noch, mit dem { $press }-Fachen seiner Gewichtskraft.
track-who-no-neither-body = Der Draht hält die Perle von beiden Seiten: Sie braucht nur 2 Radien und kam aus { $height } Radien Höhe herum.

## REAL

track-real-asked =
    { track-body.Ein } startet aus { $height } Radien Höhe. Die Reibungszahl ist μ = { $friction }.{ track-where }
    Kommt { track-body.er } herum?

track-real-head-rolls = Herum, und nie gerutscht
track-real-head-slips = Herum, aber gerutscht
track-real-head-falls = Nicht herum
track-real-yes-rolls = Der Körper kommt herum und rutscht auf dem ganzen Weg nicht.
track-real-yes-slips = Das Rutschen beginnt bei { $slip }: Dort ist die Reibung zu klein, höchstens μ mal die Kraft der Bahn.
track-real-yes-falls = Das Rutschen beginnt bei { $slip }, und bei { $angle } löst sich der Körper (oben ist 180°).
track-real-no-rolls-slips = Reibung ist höchstens μ mal die Kraft der Bahn, und die wird nach oben klein. Der Körper rutscht ab { $slip }. Schnell genug war er trotzdem.
track-real-no-rolls-falls = Reibung ist höchstens μ mal die Kraft der Bahn, und die wird nach oben klein. Der Körper rutscht ab { $slip }. Bei { $angle } löste er sich.
track-real-no-slips-rolls = Der Körper rutschte nie: Hier drückt ihn die Bahn stark genug.
track-real-no-slips-falls = Das Rutschen nahm zu viel Tempo: Es beginnt bei { $slip }, und bei { $angle } löst sich der Körper.
track-real-no-falls-rolls = Der Körper kommt herum und rutschte nie auf dem Weg.
track-real-no-falls-slips = Der Körper rutscht zwar, ab { $slip }, aber das nimmt zu wenig, um ihn fallen zu lassen.

## DEPTH

track-depth-asked-bead =
    Eine Perle gleitet oben von einer glatten Kuppel aus Draht mit Radius { $radius } herab.{ track-where }
    Wie weit unten löst sie sich?
track-depth-asked-rolls =
    { track-body.Ein } rollt oben von einer Kuppel mit Radius { $radius } herab und rutscht nie.{ track-where }
    Wie weit unten löst { track-body.er } sich?
track-depth-asked-pushed =
    Ein Klotz gleitet oben von einer glatten Kuppel mit Radius { $radius } herab. Er startet mit { $speed }.{ track-where }
    Wie weit unten löst er sich?
track-depth-asked-slides =
    Ein Klotz von { $mass } gleitet oben von einer glatten Kuppel mit Radius { $radius } herab.{ track-where }
    Wie weit unten löst er sich?
track-depth-seen-top = Gleich oben endete der Kontakt.
track-depth-seen-third = Ein Drittel des Radius tiefer endete der Kontakt.
track-depth-seen-half = Einen halben Radius tiefer endete der Kontakt.
track-depth-seen-side = Der Kontakt hielt bis zur Seite.

track-depth-head-top = Er fliegt gleich oben weg
track-depth-head-third = Ein Drittel des Radius tiefer
track-depth-head-half = Den halben Radius tiefer
track-depth-head-side = Bis zur Seite löst sich nichts
track-depth-yes-top = Angestoßen mit { $speed }, schneller als √(g R) = { $limit }: Er fliegt sofort.
track-depth-yes-third = Er löst sich { $angle } vom Gipfel, { $depth } Radien tiefer.
track-depth-yes-half = { track-depth-yes-third }
track-depth-yes-side = Ein Draht zieht auch: Er hält die Perle den ganzen Weg.
track-depth-no-top-third = Würfe ihn die Geschwindigkeit sofort ab, dann gleich oben. Dort hatte er { $speed }; seine Gewichtskraft war viel größer als für die Krümmung nötig. Erst { $depth } Radien tiefer war beides gleich.
track-depth-no-top-half = Oben hatte { track-body.der } { $speed }, und die Gewichtskraft war viel größer als für die Krümmung nötig. Erst { $depth } Radien tiefer war beides gleich.
track-depth-no-third-top = Der Stoß gab ihm { $speed }, mehr als √(g R) = { $limit }. Schon oben ist seine Gewichtskraft zu klein, um den Weg so zu krümmen: Er fliegt sofort.
track-depth-no-half-top = Auf halber Höhe ist viel zu spät. Mit { $speed } gestoßen, schneller als √(g R) = { $limit }, fliegt er schon oben weg.
track-depth-no-third-half = Das gilt für einen Klotz. Beim Reifen geht die Hälfte der Energie in die Drehung. Also ist er auf jeder Höhe langsamer und löst sich erst { $depth } Radien tiefer.
track-depth-no-half-third = Den halben Radius tiefer braucht die Krümmung das { $needed }-Fache der Gewichtskraft, und zur Mitte zieht nur das 0,5-Fache. Er löste sich vorher, { $depth } Radien tiefer.
track-depth-no-side-third = Eine Kuppel ist kein Hang: Ein Hang ist nicht gekrümmt. Hier krümmt sich der Weg. Ab { $depth } Radien Tiefe ist die Gewichtskraft zu schwach dafür: Er fliegt.
track-depth-no-side-half = { track-body.Der } bleibt länger als ein Klotz, aber nicht bis zur Seite. Ab { $depth } Radien Tiefe ist die Gewichtskraft zu schwach, um den Weg so zu krümmen.
track-depth-no-side-top = Er folgte der Kuppel nie: Mit { $speed } fliegt er gleich oben weg.
track-depth-no-top-side = Eine Kuppel kann nur drücken; ein Draht zieht auch. Die Perle hatte oben { $speed }, und der Draht hielt sie bis zur Seite.
track-depth-no-third-side = Das gilt für eine Kuppel, die nur drücken kann. Mehr als ein Drittel des Radius tiefer zieht dieser Draht die Perle nach innen. Also bleibt sie bis zur Seite.
track-depth-no-half-side = Eine Kuppel kann nur drücken, und ein Klotz würde sich lösen. Dieser Draht zieht die Perle nach innen, also bleibt sie bis zur Seite.

## LATER

track-later-asked =
    Ein Klotz löst sich ein Drittel des Radius unter dem Gipfel der Kuppel.{ track-where }
    Wo löst sich { track-body.rollend }, verglichen mit dem Klotz?

track-later-head-higher = Weiter oben
track-later-head-same = An derselben Stelle
track-later-head-lower = Weiter unten
track-later-yes-higher = Der Klotz löst sich { $block_angle } vom Gipfel, { track-body.der } { $angle }.
track-later-yes-same = Beide lösen sich { $block_angle } vom Gipfel: Ohne Reibung gibt es keine Drehung.
track-later-yes-lower = Der Klotz löst sich { $block_angle } vom Gipfel, { track-body.der } { $angle }: auf jeder Höhe langsamer, weil auch die Drehung Energie braucht.
track-later-no-higher-lower = Die Drehung wirft nicht ab: Es waren { $angle }, beim Klotz { $block_angle }. Auf jeder Höhe geht es langsamer, weil auch die Drehung Energie braucht.
track-later-no-same-lower = Auf die Masse kommt es nicht an, auf die Form schon: Es waren { $angle }, beim Klotz { $block_angle }. Auf jeder Höhe geht es langsamer, weil auch die Drehung Energie braucht.
track-later-no-higher-same = Ohne Reibung gibt es keine Drehung: Es waren { $angle }, wie beim Klotz.
track-later-no-lower-same = Ohne Reibung gibt es keine Drehung, also auch kein kleineres Tempo: Es waren { $angle }, wie beim Klotz.
track-later-no-same-higher = Es waren { $angle }, beim Klotz { $block_angle }.
track-later-no-lower-higher = Hier nicht: Es waren { $angle }, beim Klotz { $block_angle }.

## FIRST

# $how is "rolls" or "slides".
track-first-asked-bowl =
    { $how ->
        [rolls] Zwei { track-bodies } starten in einer Schale, weit oben und weiter unten, ohne zu rutschen.
       *[slides] Zwei { track-bodies } starten in einer Schale, weit oben und weiter unten, ohne Reibung.
    }{ track-where }
    Was ist zuerst unten?
track-first-asked-masses =
    Klötze von 1 kg und { $heavy } starten zusammen auf einer glatten, geraden Bahn.{ track-where }
    Welcher Klotz ist zuerst unten?
track-first-asked-roads =
    { $how ->
        [rolls] Zwei { track-bodies } starten zusammen, ohne zu rutschen, und haben dasselbe Ziel. Ein Weg ist gerade, einer krumm.
       *[slides] Zwei { track-bodies } starten zusammen, ohne Reibung, und haben dasselbe Ziel. Ein Weg ist gerade, einer krumm.
    }{ track-where }
    Auf welchem Weg geht es schneller zum Ziel?

track-first-head-line = Die Gerade ist schneller
track-first-head-curve = Die Kurve ist schneller
track-first-head-high = Von weiter oben ging es schneller
track-first-head-low = Von weiter unten ging es schneller
track-first-head-light = Der leichte ist zuerst da
track-first-head-heavy = Der schwere ist zuerst da
track-first-head-both = Beide zugleich
track-first-yes-curve = { $curve } gegen { $line }: Auf der Kurve ging es früh schnell.
track-first-yes-line = { $line } gegen { $curve }.
track-first-yes-both-bowl = Beide nach { $time }. In dieser Schale, einer Zykloide, dauern alle Schwingungen gleich lang.
track-first-yes-both-masses = Beide nach { $time }.
track-first-no-line-curve = Viele nehmen den kürzesten Weg. Er ist { $shorter } kürzer, aber lange langsam: Auf halbem Weg waren es dort { $line_half }, auf der Kurve { $curve_half }.
track-first-no-both-curve = Gleiche Fallhöhe gibt gleiche *Geschwindigkeit am Ende*, beide Male { $end }, aber nicht gleiche Zeit. Es zählt, wo sie entsteht. Früh ist besser: { $curve } gegen { $line }.
track-first-no-both-line-flat = Gleiche Fallhöhe gibt gleiche *Geschwindigkeit am Ende*, beide Male { $end }. Aber auf dieser Kurve entsteht sie spät: { $curve } gegen { $line }.
track-first-no-both-line-deep = Gleiche Fallhöhe gibt gleiche *Geschwindigkeit am Ende*, beide Male { $end }. Aber dieser Weg ist { $longer }-mal so lang: { $curve } gegen { $line }.
track-first-no-curve-line-flat = Nicht Bögen machen schnell, sondern Tiefe. Diese Kurve bleibt lange hoch: Nach { $early } waren es dort { $curve_early }, auf der Geraden { $line_early }.
track-first-no-curve-line-deep = Tiefer ist nur bis zu einem Punkt schneller. Dieser Weg ist { $longer }-mal so lang, und das macht das Tempo nicht wett: { $curve } gegen { $line }.
track-first-no-low-both-bowl = Von unten ist der Weg kürzer. Aber von oben beginnt er steiler, und es geht genauso viel schneller: beide { $time }. Diese Schale ist besonders: eine Zykloide.
track-first-no-high-both-bowl = Von oben geht es schneller, aber der Weg ist genauso viel länger: beide { $time }. Diese Schale ist besonders: eine Zykloide.
track-first-no-heavy-both-masses = Viele denken: Der schwere ist schneller. { $mass }-fache Gewichtskraft, aber auch { $mass }-fache Trägheit: beide { $time }.
track-first-no-light-both-masses = Der leichte ist weniger träge, aber seine Gewichtskraft zieht auch genauso viel schwächer: beide { $time }.

## WAYS

track-ways-asked =
    Drei Bahnen für { track-body.einen } führen 2 m zur Seite und 1 m hinab.{ track-where }
    Welche ist die schnellste?
track-ways-times = Die Gerade { $line }, der Bogen { $arc }, die Zykloide { $cycloid }

track-ways-head-line = Die Gerade ist am schnellsten
track-ways-head-arc = Der Bogen ist am schnellsten
track-ways-head-cycloid = Die Zykloide ist am schnellsten
track-ways-yes-line = { track-ways-times }. Ein steiler Anfang macht früh schnell. Das ist den längeren Weg wert.
track-ways-yes-arc = { track-ways-yes-line }
track-ways-yes-cycloid = { track-ways-yes-line }
track-ways-no-line-cycloid = Die Gerade ist am kürzesten, aber lange langsam. { track-ways-times }. Ein steiler Anfang macht früh schnell.
track-ways-no-arc-cycloid = Fast: Die Zykloide ist am Anfang noch steiler. { track-ways-times }. Ein steiler Anfang macht früh schnell.
track-ways-no-none-cycloid = Die Geschwindigkeit am Ende ist gleich, die Zeit nicht. { track-ways-times }. Ein steiler Anfang macht früh schnell.

## ORDER

track-order-asked =
    Ein Klotz gleitet ohne Reibung einen Hang hinab. Eine Kugel und ein Reifen rollen und rutschen nie.{ track-where }
    In welcher Reihenfolge kommen sie an?
track-order-times = Klotz { $block }, Kugel { $ball }, Reifen { $hoop }

track-order-head-block = Klotz, Kugel, Reifen
track-order-yes-block = { track-order-times }. Beim Klotz geht alle Energie in die Bewegung nach vorn; bei der Kugel gehen 2/7 in die Drehung, beim Reifen die Hälfte.
track-order-no-hoop-block = Die Drehung schiebt nicht. { track-order-times }. Beim Klotz geht alle Energie in die Bewegung nach vorn; bei der Kugel gehen 2/7 in die Drehung, beim Reifen die Hälfte.
track-order-no-together-block = Auf die Masse kommt es nicht an, auf die Form schon. { track-order-times }. Beim Klotz geht alle Energie nach vorn; bei der Kugel gehen 2/7 in die Drehung, beim Reifen die Hälfte.

## SWINGS

track-swings-asked =
    { $sliding ->
        [bead] Eine Perle gleitet ohne Reibung, { track-body.ein } rollt und rutscht nie. Beide starten bei { $angle } in einer Halfpipe.
       *[block] Ein Klotz gleitet ohne Reibung, { track-body.ein } rollt und rutscht nie. Beide starten bei { $angle } in einer Halfpipe.
    }
    Was ist zuerst unten?

track-swings-head-slides = Was gleitet, ist zuerst unten
track-swings-yes-slides = { track-body.Der } braucht { $ratio }-mal so lang, { $roll } gegen { $slide }: Ein Teil der Energie geht in die Drehung.
track-swings-no-rolls-slides = Die Drehung kostet Tempo. { track-body.Der } braucht { $ratio }-mal so lang, { $roll } gegen { $slide }: Ein Teil der Energie geht in die Drehung.
track-swings-no-together-slides = Die Form zählt. { track-body.Der } braucht { $ratio }-mal so lang, { $roll } gegen { $slide }: Ein Teil der Energie geht in die Drehung.

## LEAST

track-least-asked =
    { $body ->
        [bead] Ein Klotz braucht für diesen Looping { $block } Radien Höhe. Eine Perle gleitet auf einem Draht, gebogen wie der Looping.
       *[ball] Ein Klotz braucht für diesen Looping { $block } Radien Höhe. { track-body.Ein } rollt und rutscht nie.
    }
    Ab welcher Höhe kommt { track-body.der } herum?

track-least-head = Ab { $need } Radien
track-least-yes = Richtig: Ab { $need } Radien geht es. Die Drehung hat { track-share } der gesamten Bewegungsenergie, also ist mehr Höhe nötig als beim Klotz.
track-least-yes-bead = Richtig: Ab { $need } Radien geht es. Der Draht hält die Perle von beiden Seiten, also braucht sie oben kein Tempo.
track-least-no-block = Das gilt für einen Klotz. Bei { track-body.einem } hat die Drehung { track-share } der gesamten Bewegungsenergie: Erst ab { $need } Radien geht es herum.
track-least-no-block-bead = Das gilt für einen Klotz, den eine Bahn nur drücken kann. Ein Draht hält die Perle von beiden Seiten: Ab { $need } Radien kommt sie herum.
track-least-no-top = So hoch liegt der höchste Punkt selbst. Dort oben bliebe kein Tempo, und der Absturz käme vorher: Ab { $need } Radien geht es herum.
track-least-no-less = Zu niedrig: Aus { $low } Radien Höhe endete der Kontakt bei { $angle }, nahe dem höchsten Punkt bei 180°. Ab { $need } Radien geht es herum.
track-least-no-less-bead = Zu niedrig: Der höchste Punkt liegt bei 2 Radien. Aus { $low } Radien Höhe glitt sie zurück; ab { $need } kommt sie herum.
track-least-no-more = Weniger reicht: { track-body.Der } kommt ab { $need } Radien herum. Die Drehung hat nur { track-share } der gesamten Bewegungsenergie.
track-least-no-more-bead = Weniger reicht: Oben ist kein Tempo nötig, denn der Draht hält die Perle von beiden Seiten. Ab { $need } Radien kommt sie herum.

## LEAVES

track-leaves-asked-rolls =
    { track-body.Ein } rollt oben von einer Kuppel mit Radius { $radius } herab und rutscht nie.{ track-where }
    Wie viele Radien tiefer löst { track-body.er } sich?
track-leaves-asked-pushed =
    Ein Klotz wird oben auf einer Kuppel mit Radius { $radius } angestoßen, mit { $speed }. Das ist die Hälfte von √(g R).{ track-where }
    Wie viele Radien tiefer löst er sich?

track-leaves-head = { $depth } Radien tiefer
track-leaves-yes-pushed = Richtig: { $depth } Radien tiefer, { $angle } vom Gipfel. Der Stoß macht ihn auf jeder Höhe schneller. Also löst er sich früher als aus der Ruhe.
track-leaves-yes-rolls = Richtig: { $depth } Radien tiefer, { $angle } vom Gipfel. Auf jeder Höhe ist das Tempo kleiner als beim Klotz, wegen der Drehung. Also hält der Kontakt länger.
track-leaves-no-third-pushed = Ein Drittel gilt für einen Klotz aus der Ruhe. Mit { $speed } angestoßen ist er auf jeder Höhe schneller. Also löst er sich früher: { $depth } Radien tiefer.
track-leaves-no-third-rolls = Ein Drittel gilt für einen Klotz. { track-body.Der } ist auf jeder Höhe langsamer, wegen der Drehung. Also hält der Kontakt länger: { $depth } Radien tiefer.
track-leaves-no-top = Gleich oben fliegt er erst ab √(g R) = { $limit } weg. Bei { $speed } krümmt seine Gewichtskraft den Weg noch genug: Er löst sich { $depth } Radien tiefer.
track-leaves-no-sixth = Halber Stoß heißt nicht halber Weg: Es zählt das Quadrat der Geschwindigkeit. Mit { $speed } löst er sich { $depth } Radien tiefer.
track-leaves-no-half = Der halbe Radius gilt für einen Reifen, mit der Hälfte der gesamten Bewegungsenergie in der Drehung. Bei { track-body.einem } hat die Drehung { track-share }: { $depth } Radien tiefer.
track-leaves-no-less = Zu weit oben: Dort reicht die Gewichtskraft noch, um den Weg zu krümmen. Der Kontakt hält bis { $depth } Radien tiefer, { $angle } vom Gipfel.
track-leaves-no-more = Das ist zu spät: Schon ab { $depth } Radien tiefer reicht die Gewichtskraft nicht mehr, um den Weg zu krümmen, { $angle } vom Gipfel.

## THREE_WAYS

track-three-ways-asked-order =
    Drei Klötze starten zusammen, ohne Reibung. Sie haben dasselbe Ziel: über Gerade, Bogen und Zykloide.{ track-where }
    In welcher Reihenfolge kommen sie an?
track-three-ways-asked-longer =
    Ein Klotz gleitet ohne Reibung eine Gerade, einen Bogen und eine Zykloide hinab. Eine Kugel rollt dieselben drei hinab und rutscht nie.{ track-where }
    Wie lange braucht die Kugel?
track-three-ways-times = Gerade { $line }, Bogen { $arc }, Zykloide { $cycloid }

track-three-ways-head-cycloid_arc_line = Zykloide, Bogen, Gerade
track-three-ways-head-alike = Auf jeder { $ratio }-mal so lang
track-three-ways-yes-cycloid_arc_line = Richtig. { track-three-ways-times }. Ein steiler Anfang macht früh schnell.
track-three-ways-yes-alike = Richtig. Sie braucht auf jeder { $ratio }-mal so lang, auf der Geraden { $line_roll } gegen { $line_slide }. Die Drehung hat { track-share } der gesamten Bewegungsenergie.
track-three-ways-no-line_arc_cycloid-cycloid_arc_line = Der kürzeste Weg ist lange langsam. { track-three-ways-times }. Ein steiler Anfang macht früh schnell.
track-three-ways-no-arc_cycloid_line-cycloid_arc_line = Fast: Die Zykloide ist am Anfang noch steiler. { track-three-ways-times }. Ein steiler Anfang macht früh schnell.
track-three-ways-no-together-cycloid_arc_line = Die Geschwindigkeit am Ende ist gleich, die Zeit nicht. { track-three-ways-times }. Ein steiler Anfang macht früh schnell.
track-three-ways-no-none-alike = Auf die Masse kommt es nicht an, auf die Drehung schon. Die Kugel braucht auf jeder { $ratio }-mal so lang, auf der Geraden { $line_roll } gegen { $line_slide }. Die Drehung hat { track-share } der gesamten Bewegungsenergie.
track-three-ways-no-line-alike = Ein langsamer Weg verliert nicht mehr als ein schneller. Die Kugel braucht auf jeder { $ratio }-mal so lang, auf der Geraden { $line_roll } gegen { $line_slide }. Die Drehung hat { track-share } der gesamten Bewegungsenergie.
track-three-ways-no-cycloid-alike = Ein steiler Weg kostet nicht mehr Drehung. Die Kugel braucht auf jeder { $ratio }-mal so lang, auf der Geraden { $line_roll } gegen { $line_slide }. Die Drehung hat { track-share } der gesamten Bewegungsenergie.

track-loop-steps-1 = Ganz oben krümmt allein die Gewichtskraft den Weg: v² = g r.
track-loop-steps-2 = Für dieses Tempo braucht ein Klotz einen halben Radius Höhe, zusätzlich zu den zwei bis oben.
track-loop-steps-3 = Eine Kugel braucht davon 7/5, denn die Drehung hat 2/7 der gesamten Bewegungsenergie: 0,7.
track-loop-steps-4 = Jetzt du. Bei einem Reifen hat die Drehung so viel Energie wie die Bewegung nach vorn: Er braucht 2 + [1] Radien.

track-depth-steps-1 = Bei 30° zieht das 0,87-Fache der Gewichtskraft zur Mitte; die Krümmung braucht 0,27.
track-depth-steps-2 = Bei 48,2° zieht 0,67, und die Krümmung braucht 0,67: Die Bahn drückt nicht mehr.
track-depth-steps-3 = Bei 60° zöge 0,5, und die Krümmung bräuchte 1. Also hat sich der Klotz gelöst.
track-depth-steps-4 = Jetzt du. Auf dem Mond wird beides gleich viel kleiner, also löst er sich bei [48,2]°.

track-first-steps-1 = Die Gerade, auf halbem Weg: 3,1 m/s.
track-first-steps-2 = Die Senke, auf halbem Weg: 3,8 m/s.
track-first-steps-3 = Beide enden mit 4,43 m/s. Langsam kostet mehr Zeit, als Schnell gewinnt.
track-first-steps-4 = Jetzt du. 1 m mit 1 m/s und 1 m mit 4 m/s dauern [1,25] s; 2 m mit 2,5 m/s dauern 0,8 s.

## Controls: what they are.

track-control-height = Starthöhe (in Looping-Radien)
track-control-place = die Bahn
track-control-never_slips = rutscht nie (volle Haftung)
track-control-friction = Reibungszahl von dem, was rollt
track-control-body = Körper
track-control-rival = zweiter Körper
track-control-angle = Startwinkel
track-control-mass = Masse des Klotzes
track-control-dome_radius = Radius der Kuppel
track-control-push = Geschwindigkeit durch den Stoß am Gipfel
track-control-drawn = Höhe deiner Bahn bei { $across }
track-control-e = Anteil der Geschwindigkeit, der beim Aufprall bleibt

## Set-ups: what to look for.

track-set-up-loop-the-loop = Ein Klotz kommt aus 2,6 Radien Höhe herum.
track-set-up-high-enough-for-a-ball = Über 2,7 Radien kommt eine Kugel herum, die nie rutscht.
track-set-up-it-slips-near-the-top = Auf einer echten Bahn: Nahe dem höchsten Punkt drückt nichts die Kugel an, also rutscht sie.
track-set-up-bead-on-a-wire = Ein Draht hält eine Perle von beiden Seiten. Sie braucht nur zwei Radien.
track-set-up-hoop-and-tin = Beim Reifen steckt die Hälfte der Energie in der Drehung. Er braucht 3 Radien.
track-set-up-a-heavier-block = Zwanzigfache Gewichtskraft, zwanzigfache Energie: 2,5 Radien wie vorher.
track-set-up-off-a-dome = Auf gleicher Höhe ist die Kugel langsamer, weil sie sich auch dreht.
track-set-up-pushed-off-a-dome = Schon oben ist seine Gewichtskraft zu klein, um den Weg so zu krümmen.
track-set-up-a-hoop-off-a-dome = Die Hälfte der Energie steckt in der Drehung, also hält der Kontakt länger.
track-set-up-half-pipe = Die Kugel schwingt langsamer: 1,18-mal so lang.
track-set-up-down-a-slope = Die Form entscheidet, nicht die Masse.
track-set-up-race-of-three = 2 m zur Seite, 1 m hinab.
track-set-up-a-bowl-of-a-cycloid = In dieser Schale dauern alle Schwingungen gleich lang.
track-set-up-draw-your-own = Zieh die Punkte. Schlägst du die Gerade? Teile deine Bahn mit einem Link.

## Acts.

track-act-1 = Looping
track-act-1-why = Der Keil ist die Kraft der Bahn. Schrumpft er auf einen Punkt, so löst sich der Körper. Ändere die Höhe.
track-act-2 = Von der Kuppel
track-act-2-why = Eine Kuppel kann nur drücken. Was löst sich zuerst, der gleitende Klotz oder die rollende Kugel?
track-act-3 = Hoher Weg, tiefer Weg
track-act-3-why = Die Gerade ist der kürzeste Weg. Ist sie auch der schnellste? Zeichne deine eigene Bahn.

## Answers that can be chosen.

track-three-options-line_arc_cycloid = Gerade, Bogen, Zykloide
track-three-options-arc_cycloid_line = Bogen, Zykloide, Gerade
track-three-options-cycloid_arc_line = Zykloide, Bogen, Gerade
track-three-options-together = alle zugleich
track-three-options-none = auf keiner länger
track-three-options-line = länger, am meisten auf der Geraden
track-three-options-cycloid = länger, am meisten auf der Zykloide
track-three-options-alike = länger, auf allen um denselben Faktor
track-looping-less = weniger
track-looping-same = gleich viel
track-looping-more = mehr
track-real-rolls = ja, rollend
track-real-slips = ja, aber mit Rutschen
track-real-falls = nein
track-depth-top = gleich oben
track-depth-third = ein Drittel des Radius
track-depth-half = den halben Radius
track-depth-side = bis zur Seite gar nicht
track-later-higher = weiter oben
track-later-same = an derselben Stelle
track-later-lower = weiter unten
track-who-both = beide
track-who-block = nur der Klotz
track-who-body = nur { track-body.der }
track-who-neither = keins von beiden
track-options-line = auf der Geraden
track-options-curve = auf der Kurve
track-options-both = beide zugleich
track-options-high = was weiter oben startet
track-options-low = was weiter unten startet
track-options-light = der leichte
track-options-heavy = der schwere
track-ways-line = die Gerade
track-ways-arc = der Bogen
track-ways-cycloid = die Zykloide
track-ways-none = keine, alle sind gleich schnell
track-order-block = Klotz, Kugel, Reifen
track-order-hoop = Reifen, Kugel, Klotz
track-order-together = alle zugleich
track-swings-slides = was gleitet
track-swings-rolls = was rollt
track-swings-together = beide zugleich

## Marks on the stage.

track-mark-slips = rutscht ab hier
track-mark-leaves =
    { track-body } löst sich
    bei { $angle }
track-mark-turns-back = { track-body } kehrt um
track-mark-gets-round = kommt herum
track-mark-both-get-round = beide kommen herum
track-mark-leaves-here = löst sich hier
track-mark-flies-off = fliegt hier weg
track-mark-on-the-wire = noch am Draht
track-mark-along-the-dome = längs der Kuppel
track-mark-angle = { track-body } { $angle }
track-mark-both = beide { $time }
# Names with times, in the order of their arrival, one below the other.
track-mark-two =
    { $first }
    { $second }
track-mark-three =
    { $first }
    { $second }
    { $third }

## Pictures in words.

track-of-loop-leaves = { track-body.Der } löst sich bei { $angle }, vom tiefsten Punkt aus.
track-of-loop-leaves-slips = { track-body.Der } rutscht ab { $slip } und löst sich bei { $angle }, vom tiefsten Punkt aus.
track-of-loop-turns-back = { track-body.Der } kehrt in { $height } Radien Höhe um.
track-of-loop-turns-back-slips = { track-body.Der } rutscht ab { $slip } und kehrt in { $height } Radien Höhe um.
track-of-loop-gets-round = { track-body.Der } kommt herum.
track-of-loop-gets-round-slips = { track-body.Der } rutscht ab { $slip } und kommt herum.
track-of-dome-flies = { track-body.Der } fliegt gleich oben weg, über dem Weg längs der Kuppel.
track-of-dome-held = { track-body.Der } wird bis zur Seite gehalten, { $angle } vom Gipfel.
track-of-dome-leaves = { track-body.Der } löst sich { $angle } vom Gipfel, { $depth } Radien tiefer. Die Kraft der Bahn ist dort null.
track-of-later = { track-body.Der } löst sich { $angle } vom Gipfel.
track-of-race-both = Beide kommen nach { $time } an.
track-of-race = Sie kommen an: { $times }.
# $arrive is one of the two before.
track-of-race-half-way = { $arrive } Auf halbem Weg: { $speeds }.
track-of-race-early = { $arrive } Nach { $time }: { $speeds }.
track-of-bowl = Höhe über der Zeit. Unten: { $times }.
track-of-bowl-once = Zugleich unten
track-of-bowl-first = Nicht zugleich unten
track-of-bowl-time = Zeit (s)
track-of-bowl-height = Höhe (m)
track-of-bowl-at = { track-run }: { $time }
track-of-bowl-both = beide: { $time }

## The law with the present numbers.

track-law-loop = ganz oben m v²/ρ = m g: Dort muss die Bahn nicht drücken
track-law-needs-rolls = { $formula } Radien, ohne Rutschen
track-law-needs-bead = 2 Radien, denn der Draht darf ziehen
track-law-needs-block = 2 + 1/2 = 2,5 Radien
track-law-gets-round = kommt herum
track-law-stays = kommt nicht herum und bleibt auf der Bahn
track-law-leaves = löst sich bei { $angle }, vom tiefsten Punkt aus
track-law-dome = löst sich, wo m g cos θ = m v²/R, mit R bis zum Mittelpunkt des Körpers
track-law-held = wird den ganzen Weg gehalten
track-law-at-once = löst sich sofort
track-law-off = löst sich bei { $angle }, cos θ = { $cosine }, { $speed }
track-law-swings = kleine Schwingungen: T = 2π √((1 + Anteil der Drehung) ρ/g)
track-law-swing = Anteil { $share }, T = { $period }
track-law-bowl = hin und her in 4π √((1 + Anteil der Drehung) A/g), aus jeder Höhe
track-law-bowl-now = A = 0,5 m, Anteil { $share }: { $whole }, hinab in { $down }
track-law-race = ohne Reibung: gleiche Tiefe, gleiche Geschwindigkeit
track-law-late = kommt nicht ans Ziel
track-law-there = da nach { $time }, mit { $speed }

## The chart.

track-chart = Wo löst es sich vom Looping?
track-chart-height = Starthöhe (Radien)
track-chart-angle = Winkel (°)
track-chart-here = { track-body }, hier

## Bars.

track-experiment-energy = Energie

## The printed sheet: at home.

track-sheet-at-home = Lass eine Murmel langsam von einem großen Ball oder einer umgedrehten Schale rollen, Radius R = ____ cm. Finde mit einem Handyfilm, wo sie sich löst: Höhe unter dem Gipfel h = ____ cm, h/R = ____
track-sheet-expect = Für eine Murmel, die nie rutschte, ist h/R = 7/17 = 0,41, für eine, die von Anfang an glitt, 1/3. Auf einer glatten Schale rutscht sie vorher: Dann liegt h/R dazwischen. Angestoßen löst sie sich früher.

## Exercises.

track-exercise-hoop = Ein Reifen rollt zu einem Looping mit 1 m Radius hinab und rutscht nie. Wie hoch über dem tiefsten Punkt seiner Bahn muss sein Mittelpunkt mindestens starten?
track-exercise-hoop-hint = Ganz oben ist v² = g ρ. Wie viel Energie hat ein Reifen bei diesem Tempo, in m v²?
track-exercise-hoop-solution = 2 m über dem tiefsten Punkt, und m v² = m g ρ für Bewegung und Drehung: 2 + 1 = 3 m.
track-exercise-dome = Ein Klotz gleitet ohne Reibung von einer Kuppel mit 3 m Radius. Wie weit unter dem Gipfel löst er sich?
track-exercise-dome-hint = Wo ist m v²/R so groß wie der Anteil der Gewichtskraft zur Kuppel hin, m g cos θ?
track-exercise-dome-solution = v² = 2 g R (1 − cos θ) = g R cos θ: cos θ = 2/3, also 1 m unter dem Gipfel.
track-exercise-slope = Eine Kugel rollt einen geraden Hang hinab, und ein Klotz gleitet ohne Reibung. Wievielmal so lang braucht die Kugel?
track-exercise-slope-hint = Die Beschleunigung der Kugel ist 5/7 von der des Klotzes.
track-exercise-slope-solution = Der Weg ist gleich, also verhalten sich die Zeiten wie 1 zu √(7/5) = 1,18.

## Challenges.

track-challenge-lowest = Tiefster Start: Auf einer echten Bahn darf die Kugel rutschen. Bring sie von so tief wie möglich herum.
track-challenge-lowest-hint = Je rauer, desto später rutscht sie. Aber sie rutscht immer: Nahe dem höchsten Punkt drückt nichts sie an.
track-challenge-lowest-takes-1 = 2,9 Radien
track-challenge-lowest-target = Ziel: Starte aus höchstens 2,9, 2,75 oder 2,71 Radien Höhe.
track-challenge-lowest-left = Sie löste sich bei { $angle }.
track-challenge-lowest-slipped = Sie rutschte ab { $slip } und löste sich bei { $angle }.
track-challenge-lowest-not-round = Sie kam nicht herum.
track-challenge-lowest-only = Sie kam herum, aber erst aus { $height } Radien Höhe.
track-challenge-lowest-round = Sie kam aus { $height } Radien Höhe herum.
track-challenge-faster = Schneller als gerade: Zeichne eine glatte Bahn für einen Klotz ohne Reibung. Sie darf tiefer als das Ziel liegen.
track-challenge-faster-hint = Wo ist er am langsamsten? Leg das Gefälle davor, nicht dorthin.
track-challenge-faster-flew = Er flog bei { $place } von der Bahn.
track-challenge-faster-not-there = Er kam nicht ans Ziel.
track-challenge-faster-too-long = Er brauchte { $time }, zu lang. Die Gerade braucht { $straight }.
track-challenge-faster-took = Er brauchte { $time }. Die Gerade braucht { $straight }.

## Questions to a class.

track-class-loop =
    Ein Klotz, der ohne Reibung gleitet, braucht für diesen Looping 2,5 Radien Höhe.
    Wie viel braucht eine rollende Kugel?
track-class-dome =
    Ein Klotz gleitet oben von einer glatten Kuppel mit 1 m Radius herab.
    Wie weit unten löst er sich?
track-class-roads =
    Zwei Klötze starten zusammen, ohne Reibung, und haben dasselbe Ziel. Ein Weg ist gerade, einer krumm.
    Auf welchem Weg geht es schneller zum Ziel?

## The printed sheet: columns.

track-column-body-start-height = Körper, Starthöhe (Radien)
track-column-height-it-needs = Nötige Höhe (Radien)
track-column-does-it-get = Kommt er herum?
track-column-where-does-it = Wo löst er sich (° vom tiefsten Punkt)?
# An entry: the body, and its start height in radii.
track-cell-start = { track-body }, { $height }
track-cell-round = ja
track-cell-not-round = nein
track-cell-nowhere = nirgends

## Names of set-ups.

track-name-Loop-the-loop = Looping
track-name-High-enough-for-a-ball = Hoch genug für eine Kugel
track-name-It-slips-near-the-top = Sie rutscht nahe am höchsten Punkt
track-name-Bead-on-a-wire = Perle auf einem Draht
track-name-Hoop-and-tin = Reifen und Dose
track-name-A-heavier-block = Ein schwererer Klotz
track-name-Off-a-dome = Von einer Kuppel
track-name-Pushed-off-a-dome = Von einer Kuppel gestoßen
track-name-A-hoop-off-a-dome = Ein Reifen von einer Kuppel
track-name-Half-pipe = Halfpipe
track-name-Down-a-slope = Einen Hang hinab
track-name-Race-of-three = Rennen zu dritt
track-name-A-bowl-of-a-cycloid = Eine Schale aus einer Zykloide
track-name-Draw-your-own = Zeichne selbst

## Names of runs.

track-name-ball = Kugel
track-name-block = Klotz
track-name-bead = Perle
track-name-hoop = Reifen
track-name-straight = gerade
track-name-arc = Bogen
track-name-cycloid = Zykloide
track-name-from-high-up = von weit oben
track-name-from-lower-down = von weiter unten
track-name-your-own = deine eigene
track-name-light = leicht
track-name-heavy = schwer
track-name-tin = Dose

## Names of curves, bars and forces.

track-name-force-of-the-track = Kraft der Bahn
track-name-speed = Geschwindigkeit
track-name-spin = Drall
track-name-energy-of-turning = Drehenergie
track-name-force-to-the-right = Kraft nach rechts
track-name-force-upwards = Kraft nach oben

## Names of groups of controls.

track-name-Bodies = Körper
track-name-Dome = Kuppel
track-name-Your-own = Deine eigene
track-name-Planet-and-landing = Planet und Landung

## Names of what can be chosen in the panel.

track-name-loop = Looping
track-name-dome = Kuppel
track-name-half-pipe = Halfpipe
track-name-slope = Hang
track-name-race-of-three = Rennen zu dritt
track-name-cycloid-s-bowl = Schale aus einer Zykloide
track-name-two-masses = zwei Massen
track-name-none = keiner

## Controls: words that stand for them, where others have a symbol.

track-symbol-track = Bahn
track-symbol-never-slips = rutscht nie
track-symbol-body = Körper
track-symbol-beside-it = daneben
track-symbol-push = Stoß

## Name of the lesson.

track-name-On-a-track-who-gets-round-who-gets-there-first = Auf der Bahn: Wer schafft den Looping, wer ist zuerst da?
