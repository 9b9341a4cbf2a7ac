### What lesson newtons_cradle says.

## PUZZLE: which speeds the laws allow. "balls" and "incoming" are numbers of balls.

newtons-cradle-puzzle-ask =
    { $incoming ->
        [1] Kugel 1 kommt mit { $speed } an.
       *[other] Die Kugeln 1 bis { $incoming } kommen zusammen mit { $speed } an.
    } { $balls ->
        [2] Stelle die zwei Geschwindigkeiten nach dem Stoß ein.
        [3] Stelle die drei Geschwindigkeiten nach dem Stoß ein. Finde dann eine zweite Antwort.
        [4] Stelle die vier Geschwindigkeiten nach dem Stoß ein. Finde dann eine zweite Antwort.
        [5] Stelle die fünf Geschwindigkeiten nach dem Stoß ein. Finde dann eine zweite Antwort.
        [6] Stelle die sechs Geschwindigkeiten nach dem Stoß ein. Finde dann eine zweite Antwort.
       *[7] Stelle die sieben Geschwindigkeiten nach dem Stoß ein. Finde dann eine zweite Antwort.
    }
newtons-cradle-puzzle-head = Beide Gesetze erlauben das
newtons-cradle-puzzle-fixed = Zwei Gesetze legen zwei Geschwindigkeiten fest.
newtons-cradle-puzzle-open = Zwei Gesetze legen drei oder mehr Geschwindigkeiten nicht fest.
newtons-cradle-puzzle-two = Deine Antwort, { $guess } m/s, ist erlaubt. Bei zwei Kugeln ist sonst nichts erlaubt.
newtons-cradle-puzzle-more = Deine Antworten, { $guess } m/s, sind beide erlaubt. { newtons-cradle-puzzle-open }

## CLAIM: which law rejects speeds. "terms" and "order" are such as −0.2 + 0.4 + 0.8 and −0.2 < 0.4 < 0.8.

newtons-cradle-claim-ask =
    Kugel 1 kam mit 1 m/s an; alle Kugeln haben dieselbe Masse. Jemand behauptet: Danach haben sie { $claimed } m/s.
    Welches Gesetz spricht dagegen?
newtons-cradle-claim-momentum = Die Impulserhaltung.
newtons-cradle-claim-energy = Die Energieerhaltung.
newtons-cradle-claim-passes = Keines, aber eine Kugel müsste durch eine andere hindurch.
newtons-cradle-claim-allowed = Nichts spricht dagegen.
newtons-cradle-sums-chart = Beide Summen müssen 1 sein
newtons-cradle-sums-picture = Alle Kugeln zusammen, verglichen mit Kugel 1 vorher: Impuls { $momentum }, Energie { $energy }.
newtons-cradle-axis-up-to-ball = addiert bis Kugel
newtons-cradle-axis-share = Anteil, verglichen mit Kugel 1 vorher
# At the ends of lines.
newtons-cradle-sum-momentum = Impuls { $sum }
newtons-cradle-sum-energy = Energie { $sum }
newtons-cradle-sum-brought = vorher
newtons-cradle-through-chart = Kugel 1 müsste durch Kugel 2 hindurch
newtons-cradle-through-picture = Kugel 1 müsste durch Kugel 2 hindurch: Mit { $first } m/s wäre sie { $time } nach dem Kontakt am selben Ort.
newtons-cradle-axis-time-after = Zeit nach dem Kontakt (s)
newtons-cradle-axis-place = Ort des Mittelpunkts (cm)
newtons-cradle-ball = Kugel { $ball }
newtons-cradle-through-mark = hindurch
newtons-cradle-claim-steps-1 = Behauptung: −0,1; 0,3; 0,8 m/s.
newtons-cradle-claim-steps-2 = Impuls: −0,1 + 0,3 + 0,8 = 1,0. Das stimmt.
newtons-cradle-claim-steps-3 = Energie: 0,01 + 0,09 + 0,64 = 0,74. Es müsste 1 sein.
newtons-cradle-claim-steps-4 = Also spricht die Energieerhaltung dagegen.
newtons-cradle-claim-steps-5 = Jetzt du. 0; 0,6; 0,8 m/s: Die Impulse ergeben zusammen [1,4].

newtons-cradle-claim-head-momentum = Der Impuls spricht dagegen
newtons-cradle-claim-head-energy = Die Energie spricht dagegen
newtons-cradle-claim-head-passes = Eine Kugel müsste durch eine andere hindurch
newtons-cradle-claim-head-allowed = Kein Gesetz spricht dagegen
newtons-cradle-claim-yes-momentum = { $terms } = { $momentum }: Die Impulse müssten zusammen 1 ergeben.
newtons-cradle-claim-yes-energy = Die Impulse stimmen. Die Quadrate ergeben zusammen { $energy } statt 1.
newtons-cradle-claim-yes-passes = Beide Summen stimmen. Aber Kugel 1 wäre schneller als Kugel 2 vor ihr: { $first } gegen { $second } m/s.
newtons-cradle-claim-yes-allowed = { $terms } = { $momentum }, die Quadrate ergeben { $energy }, und { $order }: Das ist alles erlaubt.
newtons-cradle-claim-no-momentum-energy = Eine Summe reicht nicht. Die Impulse stimmen: { $terms } = { $momentum }. Aber die Quadrate ergeben { $energy }.
newtons-cradle-claim-no-momentum-passes = Die Impulse stimmen: { $momentum }. Aber Kugel 1 wäre schneller als Kugel 2 vor ihr, { $first } > { $second }: Sie müsste durch sie hindurch.
newtons-cradle-claim-no-momentum-allowed = Die Impulse stimmen: { $momentum }. Auch die Quadrate stimmen: { $energy }. (0; 0; 1) ist nicht die einzige Antwort.
newtons-cradle-claim-no-energy-momentum = Viele verdächtigen die Energie. Die Quadrate stimmen: { $energy }. Aber die Impulse ergeben { $momentum } statt 1.
newtons-cradle-claim-no-energy-passes = Viele verdächtigen die Energie. Die Quadrate stimmen: { $energy }. Aber Kugel 1 müsste durch Kugel 2 hindurch, { $first } > { $second }.
newtons-cradle-claim-no-energy-allowed = Viele verdächtigen die Energie. Die Quadrate stimmen, { $energy }, und die Impulse auch. Nichts spricht dagegen: Zwei Gesetze lassen viele Antworten zu.
newtons-cradle-claim-no-passes-momentum = Die Reihenfolge stimmt. Die Impulse stimmen nicht: Sie ergeben { $momentum }.
newtons-cradle-claim-no-passes-energy = Die Reihenfolge stimmt. Die Quadrate stimmen nicht: Sie ergeben { $energy }.
newtons-cradle-claim-no-passes-allowed = Die Reihenfolge stimmt: { $order }. Beide Summen stimmen. Nichts spricht dagegen.
newtons-cradle-claim-no-allowed-momentum = Die Impulse ergeben { $momentum } statt 1.
newtons-cradle-claim-no-allowed-energy = Die Quadrate ergeben { $energy } statt 1.
newtons-cradle-claim-no-allowed-passes = Beide Summen stimmen. Aber Kugel 1 wäre schneller als Kugel 2 vor ihr, { $first } > { $second }. Sie müsste durch sie hindurch.

## FIRST: what the first ball does. "gap" is a figure, or "none".

newtons-cradle-first-ask =
    { $gap ->
        [none] Eine Stahlkugel ({ $mass }) kommt mit { $speed } an. Zwei Kugeln (je { $other }) ruhen und berühren sich. Keine Energie geht verloren.
       *[some] Eine Stahlkugel ({ $mass }) kommt mit { $speed } an. Zwei Kugeln (je { $other }) ruhen im Abstand von { $gap }. Keine Energie geht verloren.
    }
    Was macht die erste Kugel danach?
newtons-cradle-vote-ask =
    { $gap ->
        [none] Zwei Stahlkugeln berühren sich. Eine dritte kommt mit { $speed } an. Keine Energie geht verloren.
       *[some] Zwei Stahlkugeln haben { $gap } Abstand. Eine dritte kommt mit { $speed } an. Keine Energie geht verloren.
    }
    Was macht die erste Kugel danach?
newtons-cradle-first-stops = Sie bleibt stehen.
newtons-cradle-first-on = Sie läuft langsam weiter.
newtons-cradle-first-back = Sie läuft langsam zurück.
newtons-cradle-first-seen-stops = Sie blieb stehen.
newtons-cradle-first-seen-on = Sie lief langsam weiter.
newtons-cradle-first-seen-back = Sie lief langsam zurück.
# "both" is for how long both contacts press, or "none".
newtons-cradle-pushes-chart =
    { $both ->
        [none] Ein Kontakt nach dem anderen
       *[some] Beide drücken { $both } lang
    }
newtons-cradle-pushes-picture =
    { $both ->
        [none] Ein Kontakt nach dem anderen. Kugel 1 brachte { $brought } mit und gab { $second } an Kugel 2; Kugel 3 bekam { $third }.
       *[some] Beide drücken { $both } lang. Kugel 1 brachte { $brought } mit und gab { $second } an Kugel 2; Kugel 3 bekam { $third }.
    }
newtons-cradle-axis-time = Zeit (ms)
newtons-cradle-axis-force = Kraft (kN)
newtons-cradle-axis-impulse = Kraftstoß (N s)
# Of a force: ball one pushes on ball two.
newtons-cradle-push = { $one } auf { $two }
newtons-cradle-first-steps-1 = Gleiche Kugeln, nacheinander: Kugel 1 gibt ihre ganze Geschwindigkeit an Kugel 2.
newtons-cradle-first-steps-2 = Kugel 2 gibt alles an Kugel 3: (0; 0; 1).
newtons-cradle-first-steps-3 = Berühren sie sich, drückt Kugel 3 schon gegen Kugel 2, während Kugel 1 noch drückt.
newtons-cradle-first-steps-4 = Kugel 1 bekommt also einen größeren Kraftstoß, als zum Anhalten nötig ist: Sie läuft mit 0,071 m/s zurück.
newtons-cradle-first-steps-5 = Impuls: −0,071 + 0,076 + 0,995 = 1,000. Jetzt du. Energie, Summe der Quadrate: 0,005 + 0,006 + 0,989 = [1,000].

newtons-cradle-first-head-stops = Sie blieb stehen
newtons-cradle-first-head-on = Sie lief langsam weiter
newtons-cradle-first-head-back = Sie lief langsam zurück
newtons-cradle-first-yes-stops = Kugel 2 bewegt sich nur { $moved }, während Kugel 1 sie stößt. Bei { $gap } Abstand endet der erste Stoß vor dem zweiten. Gleiche Kugeln tauschen ihre Geschwindigkeiten.
newtons-cradle-first-yes-on = Gegen Kugeln mit { $other } behält eine Kugel mit { $mass } noch { $speed }.
newtons-cradle-first-yes-back = Sie lief mit { $speed } zurück: Beide Kontakte drückten gleichzeitig, also konnte Kugel 2 sie zurückstoßen.
newtons-cradle-first-yes-back-light = Die Kugel mit { $mass } ist leichter als die nächste, also prallt sie zurück: { $speed }.
newtons-cradle-first-no-stops-back = Eine rein, eine raus: Das braucht genug Platz zwischen den Kugeln. Hier drückten beide Kontakte { $both } lang gleichzeitig. Also stieß Kugel 2 die erste mit { $speed } zurück.
newtons-cradle-first-no-stops-back-light = Mit { $mass } ist sie zu leicht zum Stehenbleiben. Die nächste hat { $other }, also prallte sie mit { $speed } zurück.
newtons-cradle-first-no-stops-on = Mit { $mass } ist sie schwerer als die nächste. Ein Stoß hält sie nicht an: Sie behielt { $speed }.
newtons-cradle-first-no-on-stops = Bei { $gap } Abstand traf Kugel 1 nur Kugel 2, und beide sind gleich schwer. Gleiche Kugeln tauschen ihre Geschwindigkeiten, also blieb sie stehen.
newtons-cradle-first-no-on-back = Sie konnte nicht folgen: Sie lief mit { $speed } zurück. Kugel 3 hielt Kugel 2 { $both } lang von hinten, also stieß Kugel 2 stärker zurück.
newtons-cradle-first-no-on-back-light = Eine Kugel mit { $mass } kann { $other } nicht vor sich herschieben. Sie ist leichter, also prallte sie mit { $speed } zurück.
newtons-cradle-first-no-back-stops = Die anderen wirken nur wie eine schwere Kugel, wenn beide Kontakte gleichzeitig drücken. Bei { $gap } Abstand war der erste Stoß vorher zu Ende: Sie blieb stehen.
newtons-cradle-first-no-back-on = Sie ist schwerer als die nächste Kugel, { $mass } gegen { $other }. Also behielt sie { $speed }.

## RULES: which simple rule is right. "cap" is the material of the one cap, or "none", and "ball" the number of its ball.

newtons-cradle-rules-ask =
    { $gap ->
        [none] Drei gleich schwere Kugeln berühren sich.
       *[some] Drei gleich schwere Kugeln haben { $gap } Abstand.
    } { $cap ->
        [rubber] Kugel { $ball } hat eine Kappe aus Gummi.
        [hard-rubber] Kugel { $ball } hat eine Kappe aus Hartgummi.
        [soft-plastic] Kugel { $ball } hat eine Kappe aus weichem Kunststoff.
        [nylon] Kugel { $ball } hat eine Kappe aus Nylon.
        [wood] Kugel { $ball } hat eine Kappe aus Holz.
        [glass] Kugel { $ball } hat eine Kappe aus Glas.
        [aluminium] Kugel { $ball } hat eine Kappe aus Aluminium.
       *[none] Alle sind aus blankem Stahl.
    } „Nacheinander“ heißt: immer nur zwei Kugeln. „Alle zugleich“ heißt: Alle Kontakte drücken zusammen.
    Welche Regel gibt die wahren Geschwindigkeiten, auf 5 % genau?
newtons-cradle-rules-one = Nacheinander.
newtons-cradle-rules-all = Alle zugleich.
newtons-cradle-rules-both = Beide.
newtons-cradle-rules-neither = Keine.
newtons-cradle-rules-steps-1 = Ein weicher Kontakt dauert länger als ein harter.
newtons-cradle-rules-steps-2 = Kappe auf Kugel 3: Kontakt 1 ist hart und kurz, Kontakt 2 weich und lang.
newtons-cradle-rules-steps-3 = Kontakt 1 ist vorbei, bevor Kontakt 2 viel gedrückt hat: nacheinander.
newtons-cradle-rules-steps-4 = Kappe auf Kugel 1: Kontakt 1 ist lang, und Kontakt 2 drückt mit: alle zugleich.
newtons-cradle-rules-steps-5 = Jetzt du. Blanker Stahl: Beide Kontakte sind gleich hart. „Nacheinander“ sagt 0 % für Kugel 1, und sie hat −7 %. Der Fehler bei Kugel 1 ist [7] %.

newtons-cradle-rules-head-one = Nur „Nacheinander“ ist richtig
newtons-cradle-rules-head-all = Nur „Alle zugleich“ ist richtig
newtons-cradle-rules-head-both = Beide Regeln sind richtig
newtons-cradle-rules-head-neither = Keine der Regeln ist richtig
newtons-cradle-rules-yes-one = Echte Kugeln: { $speeds } %. *Nacheinander* liegt um { $one_off } daneben, *alle zugleich* um { $all_off }.
newtons-cradle-rules-yes-all = { newtons-cradle-rules-yes-one }
newtons-cradle-rules-yes-both = { newtons-cradle-rules-yes-one }
newtons-cradle-rules-yes-neither = { newtons-cradle-rules-yes-one }
newtons-cradle-rules-no-one-neither = Auch kurze Kontakte drücken gleichzeitig, wenn sich die Kugeln berühren. *Nacheinander* sagt { $one_first } für Kugel 1, und sie hatte { $first }.
newtons-cradle-rules-no-one-all = *Nacheinander* liegt um { $one_off } daneben. Die Kappe macht Kontakt 1 sehr lang: Kontakt 2 drückt fast die ganze Zeit mit.
newtons-cradle-rules-no-one-both = *Nacheinander* ist richtig. Aber auch *alle zugleich* ist richtig: Bei { $gap } Abstand gibt es nie zwei Kontakte zugleich.
newtons-cradle-rules-no-all-neither = Berühren heißt noch nicht: die ganze Zeit zusammen drücken. *Alle zugleich* sagt { $all_first } für Kugel 1, und sie hatte { $first }.
newtons-cradle-rules-no-all-one = Kontakt 2 ist weich: Er hatte erst wenig gedrückt, da war Kontakt 1 schon vorbei. *Alle zugleich* liegt um { $all_off } daneben.
newtons-cradle-rules-no-all-both = *Alle zugleich* ist richtig. *Nacheinander* aber auch: Bei { $gap } Abstand gibt es nie zwei Kontakte zugleich.
newtons-cradle-rules-no-both-one = Bei beiden bleiben Impuls und Energie erhalten. Aber für Kugel 1 sagen sie { $one_first } und { $all_first }. Sie hatte { $first }, und nur *nacheinander* passt.
newtons-cradle-rules-no-both-all = Bei beiden bleiben Impuls und Energie erhalten, also sind beide erlaubt. Aber Kugel 1 hatte { $first }, wie *alle zugleich* sagt, nicht { $one_first }.
newtons-cradle-rules-no-both-neither = Bei beiden bleiben Impuls und Energie erhalten. Aber für Kugel 1 sagen sie { $one_first } und { $all_first }, und sie hatte { $first }.
newtons-cradle-rules-no-neither-both = Bei { $gap } Abstand kommen die Stöße nacheinander. Dann sagen beide Regeln (0; 0; 1), und echte Kugeln weichen davon nur um { $one_off } ab.
newtons-cradle-rules-no-neither-one = Eine Regel liegt nur um { $one_off } daneben: *nacheinander*. Kontakt 1 war vorbei, bevor Kontakt 2 viel gedrückt hatte.
newtons-cradle-rules-no-neither-all = Eine Regel liegt nur um { $all_off } daneben: *alle zugleich*. Kontakt 1 war sehr lang: Kontakt 2 drückte fast die ganze Zeit mit.

## Controls: what they are.

newtons-cradle-control-balls = Anzahl der Kugeln
newtons-cradle-control-incoming = wie viele ankommen
newtons-cradle-control-picture = an Fäden oder auf einer Schiene
newtons-cradle-control-k_b = wie viel Geschwindigkeit zurückkommt (nur einfache Regeln)
newtons-cradle-control-order = welches Paar zuerst stößt
newtons-cradle-control-mass = Masse der ersten Kugel
newtons-cradle-control-beta = Masse von Kugel 1, verglichen mit Kugel 2
newtons-cradle-control-middle = Masse der mittleren Kugeln, verglichen mit der letzten
newtons-cradle-control-speed = Geschwindigkeit beim Ankommen
newtons-cradle-control-gap = Abstand zwischen den Kugeln
newtons-cradle-control-radius = Radius der Kugeln
newtons-cradle-control-length = Länge der Fäden
newtons-cradle-control-swings = hin und her
newtons-cradle-control-material = Härte aus Zahlen oder aus dem Material
newtons-cradle-control-stiffness = wie hart Kontakt 1 ist
newtons-cradle-control-modulus = Elastizitätsmodul der Kugeln
newtons-cradle-control-poisson = Querkontraktionszahl
newtons-cradle-control-gamma = wie hart Kontakt 2 ist, verglichen mit Kontakt 1
newtons-cradle-control-exponent = wie die Kraft mit der Delle wächst (Stahl: 1,5)
newtons-cradle-control-tolerance = erlaubter Fehler in der Karte
newtons-cradle-control-law = Kontakte in der Karte
newtons-cradle-control-cap = Kappe auf Kugel 1, wo sie die nächste berührt
newtons-cradle-control-cap_last = Kappe auf Kugel n, wo sie die vorige berührt
newtons-cradle-control-claim = behauptete Geschwindigkeit von Kugel { $ball } danach
# Ticks below a slider: values that have a name.
newtons-cradle-tick-rubber = Gummi
newtons-cradle-tick-steel = Stahl

## Set-ups: what to look for.

newtons-cradle-set-up-two-balls-squeezed = Bei zwei Kugeln führen alle Regeln zum selben Ende.
newtons-cradle-set-up-three-balls-squeezed = Beide Kontakte drücken gleichzeitig.
newtons-cradle-set-up-desk-toy-five-balls = „Nacheinander“ sagt: eine rein, eine raus. Echte Kugeln bewegen sich alle.
newtons-cradle-set-up-two-in = „Nacheinander“ sagt: zwei rein, zwei raus. Echte Kugeln bewegen sich alle.
newtons-cradle-set-up-two-in-one-at-rest = „Nacheinander“: Die Kugeln 2 und 3 laufen zusammen weg. „Alle zugleich“: Die letzte ist schneller.
newtons-cradle-set-up-small-gaps = Mit Lücken kommen die Stöße nacheinander: eine rein, eine raus.
newtons-cradle-set-up-passes-everything-on = Die mittlere Kugel hat 2/3 der Masse. Sind die Kontakte Federn, bekommt die letzte alles.
newtons-cradle-set-up-tennis-ball-on-a-basketball = Der Basketball kommt schon hoch, der Tennisball fällt noch. Der Stoß ändert dessen Geschwindigkeit um das 1,82-Fache der Annäherungsgeschwindigkeit.
newtons-cradle-set-up-hard-then-soft = Kontakt 1 ist früh vorbei: „Nacheinander“ ist richtig.
newtons-cradle-set-up-soft-then-hard = „Alle zugleich“ liegt um 2,5 % daneben.
newtons-cradle-set-up-li-yao-0-5 = „Nacheinander“ liegt um 3 % daneben.
newtons-cradle-set-up-steel-balls = Kontakte aus Stahl dauern nur einen Augenblick. Die Geschwindigkeiten sind dieselben wie bei weichen.
newtons-cradle-set-up-perfectly-plastic = Nichts kommt zurück: Alle laufen zusammen weiter.

## Acts.

newtons-cradle-act-1 = Welche Geschwindigkeiten sind erlaubt?
newtons-cradle-act-1-why = Es gibt zwei Gesetze und drei unbekannte Geschwindigkeiten.
newtons-cradle-act-2 = Was machen echte Kugeln?
newtons-cradle-act-2-why = Ein echter Kontakt braucht Zeit. Was macht die erste Kugel?
newtons-cradle-act-3 = Welche einfache Regel ist richtig?
newtons-cradle-act-3-why = Echte Kugeln und zwei einfache Regeln, mit derselben Uhr. Darunter stehen die Geschwindigkeiten danach, in %.

## Lines to write.

newtons-cradle-act-1-after = Warum reichen zwei Gesetze für drei Kugeln nicht?
newtons-cradle-act-1-after-model = Drei unbekannte Geschwindigkeiten, zwei Gleichungen. Eine Zahl bleibt frei; der Kontakt legt sie fest.
newtons-cradle-act-2-after = Warum ändert eine Lücke von 0,2 mm so viel?
newtons-cradle-act-2-after-model = Während Kugel 1 drückt, bewegt sich Kugel 2 um 0,09 mm. Bei 0,2 mm Platz hat sie Kugel 1 verlassen, bevor sie Kugel 3 trifft.
newtons-cradle-act-3-after = Wovon hängt ab, welche Regel richtig ist?
newtons-cradle-act-3-after-model = Davon, welcher Kontakt zuerst vorbei ist. Weiche Kontakte dauern lange.

## Bars, and what stands in the frames of the cradles.

newtons-cradle-experiment-energy-of-motion = Bewegungsenergie
newtons-cradle-contact-limit = Grenzfall
newtons-cradle-contact-no-time = Kontakt braucht keine Zeit
newtons-cradle-contact-time = Kontakt braucht Zeit

## The map, and charts of the notebook.

newtons-cradle-map = Welche starre Regel ist richtig, bis auf den erlaubten Fehler?
newtons-cradle-region-one = nacheinander
newtons-cradle-region-all = alle zugleich
newtons-cradle-region-both = beide
newtons-cradle-region-neither = keine
newtons-cradle-your-row = deine Reihe
newtons-cradle-over-gamma = Kugel { $ball } über γ, für { $beta }
newtons-cradle-over-beta = Kugel { $ball } über β, für { $gamma }
# "ratios" are such as γ = 1, β = 4; "law" is a name, or a formula.
newtons-cradle-forces-chart =
    { $law ->
        [hertz] Kräfte für { $ratios }
        [springs] Kräfte für { $ratios }, Federn
       *[formula] Kräfte für { $ratios }, { $law }
    }

## The law with the present numbers. "why" is the reason for which a run ended.

newtons-cradle-law-ended =
    { $why ->
        [step-limit] die Rechnung endete im ersten Stoß (zu viele Schritte)
        [collisions-accumulate] die Rechnung endete im ersten Stoß (die Stöße häufen sich)
       *[other] die Rechnung endete im ersten Stoß
    }
newtons-cradle-law-contact = { $gamma }; zwei Kugeln allein berühren sich { $time } lang
newtons-cradle-law-swing = { $period }; { $height } ist die Höhe zu V; eine so weite Schwingung dauert { $longer } länger als T

## The printed sheet: at home.

newtons-cradle-sheet-at-home = Lege vier gleiche Münzen in eine Reihe; sie berühren sich. Schnippe eine fünfte gegen das Ende. Wie viele gleiten weg? ____ Zwei zusammen: ____ Mit haarfeinen Lücken: ____
newtons-cradle-sheet-expect = Eine rein: Eine gleitet schnell weg, die dahinter kriechen. Zwei rein: Zwei gleiten weg. Reibung verdeckt kleine Geschwindigkeiten: Mit Lücken bleiben die hinteren Münzen liegen.

## Challenges.

newtons-cradle-challenge-all_to_the_last = Drei Kugeln berühren sich. Wähle die mittlere Kugel so: Die letzte bekommt die ganze Energie.
newtons-cradle-challenge-all_to_the_last-hint = Eine etwas leichtere mittlere Kugel gibt mehr weiter.
newtons-cradle-left-much = { $share } der Energie blieben in den Kugeln 1 und 2. Kugel 1 lief mit { $speed } zurück.
newtons-cradle-left-little = Nur { $share } der Energie blieben in den Kugeln 1 und 2. Kugel 3 bekam den Rest und lief mit { $speed } weg.
newtons-cradle-challenge-two_leave = Eine Kugel kommt an. Die Kugeln 2 und 3 sollen gleich schnell weglaufen.
newtons-cradle-challenge-two_leave-hint = Ein langer Stoß von Kugel 1 muss beide anschieben.

newtons-cradle-target-rings = Ziel: Kugel 2 und 3 laufen gemeinsam weiter, in den gestrichelten Ringen.
newtons-cradle-left-apart = Kugel 3 lief { $more } schneller weg als Kugel 2: { $share } der Geschwindigkeit von Kugel 1 am Anfang.
newtons-cradle-left-together = Die Kugeln 2 und 3 liefen mit { $second } und { $third } weg. Kontakt 2 ist { $times }-mal so hart. Er gab den Stoß weiter, während Kugel 1 noch drückte.

## Exercises.

newtons-cradle-exercise-third = Eine Kugel trifft mit 1 m/s auf zwei gleiche Kugeln. Sie läuft mit 1/3 m/s zurück; die anderen zwei laufen gleich schnell weg. Wie schnell?
newtons-cradle-exercise-third-hint = Impuls: 1 = −1/3 + 2 v.
newtons-cradle-exercise-third-solution = v = 2/3 m/s. Auch die Energie stimmt: 1/9 + 4/9 + 4/9 = 1.
newtons-cradle-exercise-two_in = Zwei Kugeln kommen zusammen an; drei ruhen und berühren sich. Alle sind aus Stahl. Laufen genau zwei weg?
newtons-cradle-exercise-two_in-two = ja, zwei raus
newtons-cradle-exercise-two_in-all = nein, alle fünf bewegen sich
newtons-cradle-exercise-two_in-hint = Zwei rein und zwei raus erfüllt beide Gesetze. Unendlich viele andere Antworten erfüllen sie auch.
newtons-cradle-exercise-two_in-solution = Alle fünf bewegen sich: Weiche Kontakte überlappen sich in der Zeit. Der Versuch „Zwei rein“ zeigt es.
newtons-cradle-exercise-gap = Jetzt gibt es kleine Lücken. Was macht die erste von drei gleichen Kugeln?
newtons-cradle-exercise-gap-stops = sie bleibt stehen
newtons-cradle-exercise-gap-back = sie läuft zurück
newtons-cradle-exercise-gap-hint = Mit einer Lücke ist der erste Kontakt vorbei, bevor der zweite beginnt.
newtons-cradle-exercise-gap-solution = Zwei gleiche Kugeln tauschen ihre Geschwindigkeiten. Also bleibt erst die erste stehen, dann die zweite.

## Questions to a class.

newtons-cradle-class-vote =
    Zwei Stahlkugeln berühren sich. Eine dritte kommt mit 1 m/s an. Keine Energie geht verloren.
    Was macht die erste Kugel danach?
newtons-cradle-class-gaps =
    Jetzt haben die Kugeln 0,2 mm Abstand.
    Was macht die erste Kugel?
newtons-cradle-class-claim =
    Jemand behauptet (0; 0,6; 0,8) m/s nach 1 m/s. Alle Kugeln haben dieselbe Masse.
    Welches Gesetz spricht dagegen?

## The printed sheet: columns.

newtons-cradle-column-balls-in = Alle Kugeln, ankommende
newtons-cradle-column-first-ball = Erste Kugel danach, Hertz (m/s)
newtons-cradle-column-last-ball = Letzte Kugel danach, Hertz (m/s)
newtons-cradle-column-how-many-move = Wie viele sich bewegen (über 1 %)

## Names of set-ups.

newtons-cradle-name-Three-balls = Drei Kugeln
newtons-cradle-name-Two-balls-squeezed = Zwei Kugeln, gequetscht
newtons-cradle-name-Three-balls-squeezed = Drei Kugeln, gequetscht
newtons-cradle-name-Desk-toy-five-balls = Fünf Kugeln wie auf dem Schreibtisch
newtons-cradle-name-Two-in = Zwei rein
newtons-cradle-name-Two-in-one-at-rest = Zwei rein, eine ruht
newtons-cradle-name-Small-gaps = Kleine Lücken
newtons-cradle-name-Passes-everything-on = Gibt alles weiter
newtons-cradle-name-Tennis-ball-on-a-basketball = Tennisball auf Basketball
newtons-cradle-name-Hard-then-soft = Hart, dann weich
newtons-cradle-name-Soft-then-hard = Weich, dann hart
newtons-cradle-name-Li-Yao-0-5 = Li & Yao, β = 0,5
newtons-cradle-name-Steel-balls = Stahlkugeln
newtons-cradle-name-Perfectly-plastic = Völlig unelastisch

## Names of runs.

newtons-cradle-name-one-by-one = Nacheinander
newtons-cradle-name-Hertz = Hertz
newtons-cradle-name-springs = Federn
newtons-cradle-name-all-at-once = Alle zugleich

## Names of curves, bars and forces.

newtons-cradle-name-velocity-of-the-first-ball = Geschwindigkeit der ersten Kugel
newtons-cradle-name-velocity-of-the-second-ball = Geschwindigkeit der zweiten Kugel
newtons-cradle-name-velocity-of-the-last-ball = Geschwindigkeit der letzten Kugel
newtons-cradle-name-force-of-the-first-soft-contact = Kraft im ersten weichen Kontakt
newtons-cradle-name-force-of-the-second-soft-contact = Kraft im zweiten weichen Kontakt
newtons-cradle-name-ball-1 = Kugel 1
newtons-cradle-name-ball-2 = Kugel 2
newtons-cradle-name-the-others = die anderen
newtons-cradle-name-force-of-the-third-soft-contact = Kraft im dritten weichen Kontakt
newtons-cradle-name-force-of-the-fourth-soft-contact = Kraft im vierten weichen Kontakt

## Names of groups of controls.

newtons-cradle-name-Rules = Regeln
newtons-cradle-name-Balls = Kugeln
newtons-cradle-name-Contacts = Kontakte
newtons-cradle-name-Map = Karte
newtons-cradle-name-Claim = Behauptung

## Names of what can be chosen in the panel.

newtons-cradle-name-on-strings = an Fäden
newtons-cradle-name-on-a-rail = auf einer Schiene
newtons-cradle-name-left-first = links zuerst
newtons-cradle-name-right-first = rechts zuerst
newtons-cradle-name-K-and = K₁ und γ
newtons-cradle-name-E-and-R = E, ν und R
newtons-cradle-name-none = keine
newtons-cradle-name-rubber = Gummi
newtons-cradle-name-hard-rubber = Hartgummi
newtons-cradle-name-soft-plastic = weicher Kunststoff
newtons-cradle-name-nylon = Nylon
newtons-cradle-name-wood = Holz
newtons-cradle-name-glass = Glas
newtons-cradle-name-aluminium = Aluminium

## Controls: words that stand for them, where others have a symbol.

newtons-cradle-symbol-picture = Bild
newtons-cradle-symbol-order = Reihenfolge
newtons-cradle-symbol-gap = Lücke
newtons-cradle-symbol-swings = Schwingungen
newtons-cradle-symbol-from = von
newtons-cradle-symbol-allowed-error = erlaubter Fehler
newtons-cradle-symbol-map-of = Karte von
newtons-cradle-symbol-cap = Kappe von Kugel { $ball }
newtons-cradle-symbol-claim = Behauptung { $number }

## Name of the lesson.

newtons-cradle-name-Newton-s-cradle = Kugelstoßpendel
