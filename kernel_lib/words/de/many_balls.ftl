### What lesson many_balls says.

## What several messages say. "each" is how often each ball collides with others, in the mean.

many-balls-each =
    { $each ->
        [one] Jede Kugel stößt im Mittel einmal.
       *[other] Jede Kugel stößt im Mittel { $each }-mal.
    }

## SPREAD: how speeds spread. "box" is cube or flat.

many-balls-spread-asked =
    { $box ->
        [cube] { $balls } Kugeln in einem geschlossenen Würfel starten alle mit { $speed }; keine Energie geht verloren.
       *[flat] { $balls } Kugeln in einem geschlossenen, flachen Kasten starten alle mit { $speed }; keine Energie geht verloren.
    } { many-balls-each }
    { $counts ->
        [right] Wie sind dann ihre Geschwindigkeiten nach rechts verteilt?
       *[speeds] Wie sind dann ihre Geschwindigkeiten verteilt?
    }
many-balls-spread-asked-line =
    { $balls } Kugeln auf einer Linie starten alle mit { $speed }, die Hälfte davon nach links. { many-balls-each }
    Wie sind dann ihre Geschwindigkeiten verteilt?
many-balls-spread-asked-first =
    { $box ->
        [cube] { $balls } Kugeln starten mit { $speed } in alle Richtungen im Raum.
       *[flat] { $balls } Kugeln starten mit { $speed } in alle Richtungen.
    }
    Wie sind vor dem ersten Stoß ihre Geschwindigkeiten nach rechts verteilt?

many-balls-spread-options-one = alle bei einer Geschwindigkeit
many-balls-spread-options-bell = eine Glocke um { $around }
many-balls-spread-options-even = alle gleich häufig
many-balls-spread-options-lopsided = die meisten langsam, wenige sehr schnell

# "first" to "fourth" are numbers of balls in four ranges.
many-balls-spread-head-lopsided = Die meisten sind langsam, wenige sehr schnell
many-balls-spread-head-one = Alle bei einer Geschwindigkeit
many-balls-spread-head-bell = Eine Glocke um 0
many-balls-spread-head-even = Alle gleich häufig
many-balls-spread-yes-lopsided = { $faster } sind schneller als am Anfang, { $slower } weniger als halb so schnell, { $twice } mehr als doppelt so schnell.
many-balls-spread-yes-one = Beim zentralen Stoß tauschen gleiche Kugeln. Alle { $balls } fliegen noch mit { $speed }.
many-balls-spread-yes-bell = Eine Glocke: { $left } fliegen nach links, { $right } nach rechts. Bei { $slow } Kugeln ist dieser Teil der Geschwindigkeit kleiner als die Hälfte von { $speed }.
many-balls-spread-yes-even = Alle gleich häufig, vor dem ersten Stoß. In vier gleich breiten Bereichen fliegen { $first }, { $second }, { $third } und { $fourth } Kugeln.
many-balls-spread-no-one-lopsided = Gleiche Kugeln tauschen nur beim zentralen Stoß. Beim versetzten bekommt jede einen *Teil*: Jetzt haben nur { $still } Kugeln noch das Anfangstempo, auf 1 % genau.
many-balls-spread-no-bell-lopsided = Eine Glocke um { $speed } braucht 6 % mehr Energie, als da ist. Für wenige sehr schnelle Kugeln müssen viele langsam sein: { $slower } sind weniger als halb so schnell.
many-balls-spread-no-even-lopsided = Zufall macht nicht alle Geschwindigkeiten gleich häufig. Gleich häufige bis { $double } brauchten ein Drittel mehr Energie. Hier sind nur { $twice } schneller als das.
many-balls-spread-no-lopsided-one = Auf einer Linie ist jeder Stoß zentral, und dann tauschen gleiche Kugeln: Keine neue Geschwindigkeit entsteht. Alle { $balls } haben { $speed }.
many-balls-spread-no-bell-one = Eine Glocke braucht neue Geschwindigkeiten. Auf einer Linie entsteht keine: Beim zentralen Stoß tauschen gleiche Kugeln nur. Alle { $balls } haben { $speed }.
many-balls-spread-no-even-one = Zufällig waren die Richtungen, nicht die Geschwindigkeiten. Beim zentralen Stoß tauschen gleiche Kugeln nur: Alle { $balls } haben noch { $speed }.
many-balls-spread-no-one-bell = Auch bei einer Geschwindigkeit geht von einer schräg fliegenden Kugel nur ein Teil nach rechts. Nach den Stößen fliegen { $left } nach links und { $right } nach rechts.
many-balls-spread-no-even-bell = Alle *Richtungen* sind gleich wahrscheinlich, diese Zahlen nicht. Bei { $slow } Kugeln ist der seitliche Teil kleiner als die Hälfte von { $speed }, bei { $fast } größer als { $speed }.
many-balls-spread-no-lopsided-bell = So sind die *Beträge* der Geschwindigkeiten verteilt. Nach rechts zählt auch die Richtung: { $left } fliegen nach links, { $right } nach rechts. Aus solchen Glocken entstehen die Beträge.
many-balls-spread-no-one-even = Eine Geschwindigkeit, viele Richtungen: Schräg geht nur ein Teil nach rechts. Also streut diese Zahl auch ohne Stöße: { $first }, { $second }, { $third } und { $fourth } in vier gleich breiten Bereichen.
many-balls-spread-no-bell-even = Zur Glocke wird es erst *nach* Stößen. Am Anfang haben alle eine Geschwindigkeit. Im Raum liegen dann in gleich breiten Bereichen etwa gleich viele: { $first }, { $second }, { $third } und { $fourth }.
many-balls-spread-no-lopsided-even = So ist es nach Stößen. Vor dem ersten hat sich nichts gemischt. In gleich breiten Bereichen liegen etwa gleich viele Kugeln, { $first }, { $second }, { $third } und { $fourth }.

many-balls-spread-steps-1 = Zwei gleiche Kugeln treffen sich zentral: Sie tauschen ihre Geschwindigkeiten.
many-balls-spread-steps-2 = Nach einem versetzten Stoß haben sie statt 1 m/s und 1 m/s nun 1,3 und 0,56 m/s.
many-balls-spread-steps-3 = Die Quadrate: 1,69 + 0,31 = 2, wie vorher. Die Energie wird nur neu verteilt.
many-balls-spread-steps-4 = Immer wieder, 1000 Kugeln: Wenige bekommen viel, also haben viele wenig.
many-balls-spread-steps-5 = Jetzt du. Eine Kugel hat jetzt 1,2 m/s, vorher hatten beide 1 m/s. Die andere hat √(2 − 1,44) = [0,75] m/s.

many-balls-speeds-picture = Alle begannen mit { $speed }. Bei { $time } sind { $faster } von { $balls } Kugeln schneller, { $twice } mehr als doppelt so schnell und { $slower } höchstens halb so schnell.

## HOW_MANY: how many balls are as fast as that.

many-balls-how-many-asked =
    { $box ->
        [cube] { $balls } Kugeln in einem geschlossenen Würfel starten alle mit { $speed }; keine Energie geht verloren.
       *[flat] { $balls } Kugeln in einem geschlossenen, flachen Kasten starten alle mit { $speed }; keine Energie geht verloren.
    } { many-balls-each }
    { $counts ->
        [slow] Wie viele sind dann weniger als halb so schnell wie am Anfang?
        [fast] Wie viele sind dann schneller als am Anfang?
        [twice] Wie viele sind dann mehr als doppelt so schnell?
       *[mean] Wie viele sind dann schneller als der Durchschnitt?
    }

many-balls-how-many-fiftieth = etwa 1 von 50
many-balls-how-many-fifth = etwa 1 von 5
many-balls-how-many-third = mehr als 1 von 3
many-balls-how-many-half = fast die Hälfte

many-balls-how-many-head-fiftieth = { $count } von { $balls }
many-balls-how-many-head-fifth = { many-balls-how-many-head-fiftieth }
many-balls-how-many-head-third = { many-balls-how-many-head-fiftieth }
many-balls-how-many-head-half = { many-balls-how-many-head-fiftieth }
many-balls-how-many-yes-fiftieth = { $count } von { $balls }. Doppelte Geschwindigkeit ist vierfache Energie: Nur wenige Stöße geben so viel.
many-balls-how-many-yes-fifth = { $count } von { $balls }. Die schnellen Kugeln haben einen großen Teil der Energie, also müssen manche langsam sein.
many-balls-how-many-yes-third = { $count } von { $balls }. Jede schnelle Kugel hat die Energie von mehreren langsamen, also müssen die meisten langsamer sein.
many-balls-how-many-yes-half = { $count } von { $balls }, nicht die Hälfte. Die wenigen sehr schnellen Kugeln heben den Durchschnitt über den Median, den Wert in der Mitte.
many-balls-how-many-no-fifth-fiftieth = { $count } von { $balls }. Doppelte Geschwindigkeit ist vierfache Energie: Nur wenige Stöße geben so viel.
many-balls-how-many-no-third-fiftieth = { many-balls-how-many-no-fifth-fiftieth }
many-balls-how-many-no-half-fiftieth = { many-balls-how-many-no-fifth-fiftieth }
many-balls-how-many-no-fiftieth-fifth = { $count } von { $balls }. Die schnellen Kugeln haben einen großen Teil der Energie, also müssen manche langsam sein.
many-balls-how-many-no-third-fifth = { many-balls-how-many-no-fiftieth-fifth }
many-balls-how-many-no-half-fifth = { many-balls-how-many-no-fiftieth-fifth }
many-balls-how-many-no-fiftieth-third = { $count } von { $balls }. Jede schnelle Kugel hat die Energie von mehreren langsamen, also müssen die meisten langsamer sein.
many-balls-how-many-no-fifth-third = { many-balls-how-many-no-fiftieth-third }
many-balls-how-many-no-half-third = { many-balls-how-many-no-fiftieth-third }
many-balls-how-many-no-fiftieth-half = { $count } von { $balls }, nicht die Hälfte. Die wenigen sehr schnellen Kugeln heben den Durchschnitt über den Median, den Wert in der Mitte.
many-balls-how-many-no-fifth-half = { many-balls-how-many-no-fiftieth-half }
many-balls-how-many-no-third-half = { many-balls-how-many-no-fiftieth-half }

## HOW_MANY_ARE: the same, one step further.

many-balls-how-many-are-head-fiftieth = { $count } von { $balls }
many-balls-how-many-are-head-fifth = { many-balls-how-many-are-head-fiftieth }
many-balls-how-many-are-head-third = { many-balls-how-many-are-head-fiftieth }
many-balls-how-many-are-head-half = { many-balls-how-many-are-head-fiftieth }
many-balls-how-many-are-yes-fiftieth = Richtig: { $count } von { $balls }. Doppelte Geschwindigkeit ist vierfache Energie: Nur wenige Stöße geben so viel.
many-balls-how-many-are-yes-fifth = Richtig: { $count } von { $balls }. Die schnellen Kugeln haben einen großen Teil der Energie, also müssen manche langsam sein.
many-balls-how-many-are-yes-third = Richtig: { $count } von { $balls }. Jede schnelle Kugel hat die Energie von mehreren langsamen, also müssen die meisten langsamer sein.
many-balls-how-many-are-yes-half = Richtig: { $count } von { $balls }, nicht die Hälfte. Die wenigen sehr schnellen Kugeln heben den Durchschnitt über den Median, den Wert in der Mitte.
many-balls-how-many-are-no-fifth-fiftieth = { $count } von { $balls }. Doppelte Geschwindigkeit ist vierfache Energie: Nur wenige Stöße geben so viel.
many-balls-how-many-are-no-third-fiftieth = { many-balls-how-many-are-no-fifth-fiftieth }
many-balls-how-many-are-no-half-fiftieth = { many-balls-how-many-are-no-fifth-fiftieth }
many-balls-how-many-are-no-fiftieth-fifth = { $count } von { $balls }. Die schnellen Kugeln haben einen großen Teil der Energie, also müssen manche langsam sein.
many-balls-how-many-are-no-third-fifth = { many-balls-how-many-are-no-fiftieth-fifth }
many-balls-how-many-are-no-half-fifth = { many-balls-how-many-are-no-fiftieth-fifth }
many-balls-how-many-are-no-fiftieth-third = { $count } von { $balls }. Jede schnelle Kugel hat die Energie von mehreren langsamen, also müssen die meisten langsamer sein.
many-balls-how-many-are-no-fifth-third = { many-balls-how-many-are-no-fiftieth-third }
many-balls-how-many-are-no-half-third = { many-balls-how-many-are-no-fiftieth-third }
many-balls-how-many-are-no-fiftieth-half = { $count } von { $balls }, nicht die Hälfte. Die wenigen sehr schnellen Kugeln heben den Durchschnitt über den Median, den Wert in der Mitte.
many-balls-how-many-are-no-fifth-half = { many-balls-how-many-are-no-fiftieth-half }
many-balls-how-many-are-no-third-half = { many-balls-how-many-are-no-fiftieth-half }

## TURNED: whether balls find back.

many-balls-turned-asked =
    { $box ->
        [cube] { $balls } Kugeln in einem geschlossenen Würfel verlieren keine Energie. { many-balls-each } Dann wird jede Bewegung umgekehrt.
       *[flat] { $balls } Kugeln in einem geschlossenen, flachen Kasten verlieren keine Energie. { many-balls-each } Dann wird jede Bewegung umgekehrt.
    }
    Wie viele bekommen ihre erste Geschwindigkeit zurück?

many-balls-turned-all = alle
many-balls-turned-some = nur manche
many-balls-turned-hardly = fast keine

many-balls-turned-head-all = Alle { $balls } sind zurück
many-balls-turned-head-some = { $part } haben ihre alte Geschwindigkeit
many-balls-turned-head-hardly = Fast keine Kugel ist zurück
many-balls-turned-yes-all = Alle { $balls } sind zurück, keine mehr als { $far } von ihrem Start entfernt.
many-balls-turned-yes-some = { $part } haben ihre alte Geschwindigkeit, die anderen fanden nicht zurück.
many-balls-turned-yes-hardly = { $part } haben ihre alte Geschwindigkeit: kaum mehr als durch Zufall.
many-balls-turned-no-hardly-all = Ordnung kann zurückkehren. Die Stoßgesetze kennen keine Richtung der Zeit: Umgekehrt kamen alle { $balls } zurück. Nichts verbietet es.
many-balls-turned-no-some-all = Fast immer gilt: alles oder nichts. Alle { $balls } kamen zurück, keine mehr als { $far } von ihrem Start entfernt.
many-balls-turned-no-all-hardly = Die Gesetze laufen auch rückwärts, aber winzige Fehler wachsen: Jeder Stoß macht sie viel größer. Jetzt sind die sechzehn Stellen des Computers verbraucht: { $part } kehrten zurück.
many-balls-turned-no-some-hardly = Fast immer gilt: alles oder nichts. Die Fehler aller Kugeln sind zu groß: { $part } haben ihre alte Geschwindigkeit, kaum mehr als durch Zufall.
many-balls-turned-no-all-some = Die Fehler sind so groß, dass erste Kugeln sich verfehlen. Verfehlt eine ihre Partnerin, ändern sich zwei Bahnen: { $part } kehrten zurück.
many-balls-turned-no-hardly-some = { $part } kehrten trotzdem zurück. Die Fehler hatten noch nicht jede Kugel erreicht.

many-balls-turned-steps-1 = Der Computer behält 16 Stellen: Der erste Fehler ist 10⁻¹⁶ bei einer Länge von 1.
many-balls-turned-steps-2 = Nimm an, jeder Stoß macht ihn 40-mal so groß: 4 × 10⁻¹⁵ nach einem.
many-balls-turned-steps-3 = Nach fünf ist er 10⁻⁸, noch weit kleiner als eine Kugel.
many-balls-turned-steps-4 = Zehnmal mit 40 multipliziert wächst er etwa auf das 10¹⁶-Fache.
many-balls-turned-steps-5 = Jetzt du. So groß wie 1 ist der Fehler also nach [10] Stößen.

many-balls-starts-picture = { $part } der Kugeln haben wieder ihre erste Geschwindigkeit. Von { $rings } Kugeln mit einem Ring am Start sind { $back } wieder darin.
many-balls-starts-mark = Starts

## HALF: what a moving wall does to the energy.

many-balls-half-asked =
    { $box ->
        [cube] { $balls } Kugeln fliegen mit { $speed } in einem Würfel.
       *[flat] { $balls } Kugeln fliegen mit { $speed } in einem flachen Kasten.
    } { $moves ->
        [at-once] Die Wand in der Mitte wird entfernt: Der Raum ist plötzlich doppelt so groß.
        [out] Ein Kolben lässt den Raum langsam, mit { $piston }, auf das Doppelte wachsen.
       *[in] Ein Kolben schiebt die rechte Wand langsam, mit { $piston }, hinein, bis die Hälfte bleibt.
    }
    Was wird aus der Energie der Kugeln?
many-balls-half-asked-alone =
    Eine Kugel fliegt mit { $speed } zwischen zwei Wänden. Die rechte rückt mit { $piston } hinein, bis die Hälfte des Raums bleibt.
    Was wird aus der Energie der Kugel?

many-balls-times-half = halb so viel
many-balls-times-same = gleich viel
many-balls-times-nearly_twice = etwa das 1,7-Fache
many-balls-times-twice = etwa das Doppelte
many-balls-times-four = etwa das Vierfache

# "came" and "left" are speeds at one knock on the piston.
many-balls-half-head-same = Sie blieb gleich
many-balls-half-head-half = Sie sank auf das { $times }-Fache
many-balls-half-head-nearly_twice = Sie wuchs auf das { $times }-Fache
many-balls-half-head-twice = { many-balls-half-head-nearly_twice }
many-balls-half-head-four = { many-balls-half-head-nearly_twice }
many-balls-half-yes-same = Sie ist das { $times }-Fache vom Anfang: Keine Wand bewegte sich, während Kugeln sie trafen.
many-balls-half-yes-half = Sie sank auf das { $times }-Fache: Am Kolben wird eine Kugel langsamer, wie diese, von { $came } auf { $left }.
many-balls-half-yes-nearly_twice = Sie wurde das { $times }-Fache: Am Kolben wird jede Kugel schneller, und drei Richtungen teilen sich den Gewinn.
many-balls-half-yes-twice = Sie wurde das { $times }-Fache: Am Kolben wird jede Kugel schneller, wie diese, von { $came } auf { $left }.
many-balls-half-yes-four = Sie wurde das { $times }-Fache: Bei jedem Aufprall auf den Kolben wird die Kugel schneller, hier von { $came } auf { $left }.
many-balls-half-no-same-four = Eine elastische Kugel behält ihre Energie, solange Wände ruhen. Diese bewegte sich: Bei einem Aufprall wurden aus { $came } { $left }. Am Ende ist die Energie das { $times }-Fache.
many-balls-half-no-same-twice = Viele denken: Elastische Kugeln behalten ihre Energie. Untereinander ja. Aber die Wand bewegte sich: Diese Kugel kam mit { $came } und ging mit { $left }. Der Kolben verrichtet Arbeit.
many-balls-half-no-same-nearly_twice = Untereinander behalten elastische Kugeln ihre Energie. Aber die Wand bewegte sich und traf sie: Diese Kugel kam mit { $came } und ging mit { $left }.
many-balls-half-no-same-half = An einer Wand, die zurückweicht, wird die Kugel langsamer: Aus { $came } wurden { $left }. Das Gas hat Arbeit am Kolben verrichtet.
many-balls-half-no-half-same = Keine Wand bewegte sich, während Kugeln sie trafen. Also wurde keine Kugel langsamer: das { $times }-Fache der Energie. Mit einem langsamen Kolben wäre es anders.
many-balls-half-no-twice-same = Mehr Raum gibt keine Energie. Keine Wand bewegte sich, während Kugeln sie trafen, also wurde keine schneller: das { $times }-Fache der Energie.
many-balls-half-no-four-same = Doppelter Raum ist nicht doppelte Geschwindigkeit. Keine Wand bewegte sich, während Kugeln sie trafen, also verrichtete nichts Arbeit: das { $times }-Fache der Energie.
many-balls-half-no-twice-half = Eine Wand, die zurückweicht, gibt nichts. Bei einem Aufprall wird die Kugel langsamer: Aus { $came } wurden { $left }. Die Energie sank auf das { $times }-Fache.
many-balls-half-no-four-half = Hier geht Geschwindigkeit verloren. Bei einem Aufprall auf die zurückweichende Wand wurden aus { $came } { $left }. Die Energie sank auf das { $times }-Fache.
many-balls-half-no-four-twice = Eine Kugel auf einer Linie wäre doppelt so schnell. Hier fliegt jede in zwei Richtungen, und der Kolben wirkt auf eine. Stöße teilen den Gewinn: das { $times }-Fache.
many-balls-half-no-four-nearly_twice = Eine Kugel auf einer Linie wäre doppelt so schnell. Im Raum wirkt der Kolben auf eine von drei Richtungen. Stöße teilen den Gewinn: das { $times }-Fache.
many-balls-half-no-nearly_twice-four = Im Raum ist es etwa das 1,7-Fache. Auf einer Linie teilt nichts den Gewinn: Halber Raum heißt etwa doppelte Geschwindigkeit, das { $times }-Fache der Energie.
many-balls-half-no-twice-four = In der Ebene ist es etwa das Doppelte. Auf einer Linie zählt jeder Aufprall, und halber Raum heißt etwa doppelte Geschwindigkeit: das { $times }-Fache der Energie.
many-balls-half-no-nearly_twice-twice = Im Raum würden sich drei Richtungen den Gewinn teilen, in der Ebene nur zwei. Hier ist es das { $times }-Fache.
many-balls-half-no-twice-nearly_twice = In der Ebene teilen sich zwei Richtungen den Gewinn, im Raum drei. Hier ist es das { $times }-Fache.

many-balls-half-steps-1 = Eine ruhende Wand: Eine Kugel kommt mit 1 m/s und geht mit 1 m/s.
many-balls-half-steps-2 = Die Wand rückt mit 0,1 m/s vor. Von ihr aus gesehen kommt die Kugel mit 1,1 m/s und geht mit 1,1 m/s.
many-balls-half-steps-3 = Vom Raum aus gesehen geht sie mit 1,1 + 0,1 = 1,2 m/s.
many-balls-half-steps-4 = Jetzt du. Die Wand rückt mit 0,3 m/s vor: Die Kugel geht mit [1,6] m/s.

many-balls-room-picture =
    { $room ->
        [half] Im ganzen Raum hatten die Kugeln { $before }, im halben Raum haben sie { $after }: das { $times }-Fache.
       *[twice] Im ganzen Raum hatten die Kugeln { $before }, im doppelten Raum haben sie { $after }: das { $times }-Fache.
    }
many-balls-room-chart = Energie × { $times }
many-balls-room-chart-room = Raum / Raum vorher
many-balls-room-chart-energy = Energie / Energie vorher
many-balls-room-chart-line = alle Kugeln
many-balls-room-chart-before = vorher: { $energy }
many-balls-room-chart-after = nachher: { $energy }

## LAST_BACK: after how many collisions all still return.

many-balls-last-back-asked =
    Nach einigen Stößen je Kugel wird jede Bewegung von { $balls } Kugeln umgekehrt.
    Bis zu wie vielen Stößen je Kugel kehren alle zurück?

many-balls-last-back-head = Bis zu { $last } Stöße je Kugel
many-balls-last-back-yes = Richtig, auf einen genau: Bis zu { $last } Stößen je Kugel kehrten alle { $balls } zurück, nach { $next } nur { $back }.
many-balls-last-back-no-less = Zu wenige. Die Fehler wachsen bei jedem Stoß, aber sie beginnen winzig. Nach { $last } Stößen je Kugel kehrten noch alle { $balls } zurück, nach { $next } nur { $back }.
many-balls-last-back-no-more = Zu viele. Jeder Stoß macht die Fehler viel größer. Bis zu { $last } Stößen je Kugel kehrten alle { $balls } zurück, nach { $next } nur { $back }.

## BACK: the wall comes back.

# "moved" is how it moved before; "now" is the energy over that at the start.
many-balls-back-asked =
    { $moved ->
        [in] Die Energie ist jetzt das { $now }-Fache vom Anfang. Dann geht der Kolben ebenso langsam wieder hinaus.
        [out] Die Energie ist jetzt das { $now }-Fache vom Anfang. Dann kommt der Kolben ebenso langsam wieder herein.
       *[at-once] Die Energie ist noch die vom Anfang. Dann drückt ein Kolben die Kugeln langsam in die erste Hälfte zurück.
    }
    Wie groß ist die Energie am Ende?

# Answers that can be chosen.
many-balls-back-half = halb so groß wie am Anfang
many-balls-back-same = etwa so groß wie am Anfang
many-balls-back-twice = etwa doppelt so groß wie am Anfang
many-balls-back-stays = sie bleibt beim { $now }-Fachen

many-balls-back-head-half = Das { $back }-Fache vom Anfang
many-balls-back-head-same = { many-balls-back-head-half }
many-balls-back-head-twice = { many-balls-back-head-half }
many-balls-back-yes-same-in = Richtig: An einer Wand, die zurückweicht, wird eine Kugel langsamer und verliert, was sie gewonnen hatte. Am Ende ist die Energie das { $back }-Fache vom Anfang.
many-balls-back-yes-same-out = Richtig: An einer Wand, die vorrückt, wird eine Kugel schneller und gewinnt, was sie verloren hatte. Am Ende ist die Energie das { $back }-Fache vom Anfang.
many-balls-back-yes-twice = Richtig: Als der Raum plötzlich wuchs, verlor keine Kugel etwas. Danach verrichtet der Kolben bei jedem Aufprall Arbeit. Am Ende ist die Energie das { $back }-Fache vom Anfang.
many-balls-back-no-twice-same-in = Die Wand weicht jetzt zurück: Bei jedem Aufprall wird eine Kugel langsamer. Am Ende ist die Energie das { $back }-Fache vom Anfang.
many-balls-back-no-half-same-in = Auf dem Weg hinaus verlieren die Kugeln, was sie gewonnen hatten, und nicht mehr. Am Ende ist die Energie das { $back }-Fache vom Anfang.
many-balls-back-no-half-same-out = Die Wand rückt jetzt vor: Bei jedem Aufprall wird eine Kugel schneller. Am Ende ist die Energie das { $back }-Fache vom Anfang.
many-balls-back-no-twice-same-out = Auf dem Weg hinein gewinnen die Kugeln, was sie verloren hatten, und nicht mehr. Am Ende ist die Energie das { $back }-Fache vom Anfang.
many-balls-back-no-same-twice = Gleicher Raum ist nicht gleiche Energie. Als der Raum plötzlich wuchs, verlor keine Kugel etwas, aber der Kolben verrichtet Arbeit. Am Ende ist die Energie das { $back }-Fache vom Anfang.
many-balls-back-no-half-twice = Eine Wand, die vorrückt, nimmt keine Energie: Eine Kugel geht schneller von ihr weg. Am Ende ist die Energie das { $back }-Fache vom Anfang.

## SHARED: how balls of two masses share their energy.

many-balls-shared-asked =
    { $kinds ->
        [among] Jede zehnte Kugel hat die { $times }-fache Masse der anderen und ruht am Anfang.
       *[above] Unten sind leichte Kugeln, oben schwere mit { $times }-facher Masse. Alle starten mit derselben Geschwindigkeit.
    }
    Wie viel Energie hat am Ende eine schwere Kugel, verglichen mit einer leichten?

many-balls-shared-less = weniger als eine leichte
many-balls-shared-alike = etwa gleich viel
many-balls-shared-more = mehr als eine leichte

many-balls-shared-head-less = Das { $ratio }-Fache
many-balls-shared-head-alike = { many-balls-shared-head-less }
many-balls-shared-head-more = { many-balls-shared-head-less }
many-balls-shared-yes-less = Sie hat das { $ratio }-Fache der Energie einer leichten. Stöße geben Energie an die weiter, die weniger haben; es waren noch nicht genug.
many-balls-shared-yes-alike = Sie hat das { $ratio }-Fache der Energie einer leichten. Stöße geben Energie weiter, bis beide im Mittel gleich viel haben.
many-balls-shared-yes-more = { many-balls-shared-yes-less }
many-balls-shared-no-less-alike = Sie ist langsamer, { $slow } gegen { $fast }, aber schwer. Bei großer Masse zählt Geschwindigkeit mehr. Stöße geben Energie weiter, bis beide im Mittel gleich viel haben.
many-balls-shared-no-more-alike = Eine große Masse allein ist keine Energie: Mit { $slow } hat sie das { $ratio }-Fache der Energie einer leichten. Stöße geben Energie weiter, bis beide im Mittel gleich viel haben.
many-balls-shared-no-alike-less = Noch nicht. Nach diesen Stößen hat sie das { $ratio }-Fache der Energie einer leichten. Kugeln mit weniger Energie gewinnen noch.
many-balls-shared-no-more-less = Eine große Masse allein ist keine Energie. Die schweren Kugeln ruhten am Anfang und haben bisher das { $ratio }-Fache der Energie einer leichten.
many-balls-shared-no-alike-more = Noch nicht. Bei gleicher Geschwindigkeit begannen die schweren Kugeln mit mehr Energie. Jede schwere hat noch das { $ratio }-Fache der Energie einer leichten.
many-balls-shared-no-less-more = Die schweren Kugeln begannen so schnell wie die leichten, also mit mehr Energie. Jede schwere hat noch das { $ratio }-Fache der Energie einer leichten.

## UNMET: how many balls have had no collision yet.

many-balls-unmet-asked =
    Es gibt { $balls } Kugeln. Sie stoßen { $hits }-mal miteinander zusammen.
    Wie viele haben dann noch keine andere getroffen?

many-balls-unmet-none = fast keine
many-balls-unmet-seventh = etwa 1 von 7
many-balls-unmet-third = mehr als 1 von 3
many-balls-unmet-half = die Hälfte
many-balls-unmet-two_thirds = etwa 2 von 3

many-balls-unmet-yes-none = { $left } von { $balls } haben keine andere getroffen. Zufall ist nicht gerecht: Manche stoßen zweimal, bevor andere das erste Mal stoßen.
# "turns" is a number, or "none".
many-balls-unmet-no-seventh-none =
    { $turns ->
        [none] Ginge es der Reihe nach, bliebe keine übrig.
       *[some] Ginge es der Reihe nach, blieben { $turns } übrig.
    } { $left } von { $balls } haben keine andere getroffen. Zufall ist nicht gerecht: Manche stoßen zweimal, bevor andere das erste Mal stoßen.
many-balls-unmet-head-none = { $left } von { $balls }
many-balls-unmet-head-seventh = { many-balls-unmet-head-none }
many-balls-unmet-head-third = { many-balls-unmet-head-none }
many-balls-unmet-head-half = { many-balls-unmet-head-none }
many-balls-unmet-head-two_thirds = { many-balls-unmet-head-none }
many-balls-unmet-yes-seventh = { many-balls-unmet-yes-none }
many-balls-unmet-yes-third = { many-balls-unmet-yes-none }
many-balls-unmet-yes-half = { many-balls-unmet-yes-none }
many-balls-unmet-yes-two_thirds = { many-balls-unmet-yes-none }
many-balls-unmet-no-third-none = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-half-none = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-two_thirds-none = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-none-seventh = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-third-seventh = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-half-seventh = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-two_thirds-seventh = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-none-third = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-seventh-third = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-half-third = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-two_thirds-third = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-none-half = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-seventh-half = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-third-half = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-two_thirds-half = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-none-two_thirds = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-seventh-two_thirds = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-third-two_thirds = { many-balls-unmet-no-seventh-none }
many-balls-unmet-no-half-two_thirds = { many-balls-unmet-no-seventh-none }

## THROWN: a ball that hits two balls of a wall at one moment.

many-balls-thrown-asked =
    Eine große Kugel fliegt genau auf die Mitte einer Wand aus Kugeln zu. Die beiden Hälften der Wand sind spiegelgleich.
    Wohin fliegt die große Kugel nach ihren ersten Kontakten?

many-balls-thrown-straight = geradeaus
many-balls-thrown-side = zu einer Seite
many-balls-thrown-back = zurück

# "first" is the ball that is taken first, "way" to which side the big one drifts.
many-balls-thrown-decides =
    Sie trifft zwei Kugeln gleichzeitig. { $first ->
        [upper] { $way ->
            [up] Ein Programm muss eine zuerst nehmen, und das entscheidet: hier die obere, also driftet die große nach oben, mit { $drift }.
           *[down] Ein Programm muss eine zuerst nehmen, und das entscheidet: hier die obere, also driftet die große nach unten, mit { $drift }.
        }
       *[lower] { $way ->
            [up] Ein Programm muss eine zuerst nehmen, und das entscheidet: hier die untere, also driftet die große nach oben, mit { $drift }.
           *[down] Ein Programm muss eine zuerst nehmen, und das entscheidet: hier die untere, also driftet die große nach unten, mit { $drift }.
        }
    }
many-balls-thrown-head-side = Zu einer Seite
many-balls-thrown-yes-side = { many-balls-thrown-decides }
many-balls-thrown-no-straight-side = Kräfte, die eine Zeit lang wirken, würden auf beide zugleich drücken. { many-balls-thrown-decides }
many-balls-thrown-no-back-side = Sie kommt nicht zurück: Die getroffenen Kugeln sind leicht. { many-balls-thrown-decides }

## BROKEN: what a wall of balls does to a big ball.

many-balls-broken-asked =
    Eine große Kugel mit { $heavy } fliegt mit { $speed } in { $balls } Kugeln mit je 1 kg.
    Was macht die Wand mit ihr?

many-balls-broken-through = sie bricht durch
many-balls-broken-stopped = sie bleibt fast stehen
many-balls-broken-back = sie kommt zurück

many-balls-broken-head-through = Sie bricht durch
many-balls-broken-head-stopped = Sie bleibt fast stehen
many-balls-broken-head-back = Sie kommt zurück
many-balls-broken-yes-through = Es zählt ihre Masse, verglichen mit den Kugeln, die sie zugleich trifft (je 1 kg). Von { $speed } behält sie { $left }.
many-balls-broken-yes-stopped = Es zählt ihre Masse, verglichen mit den Kugeln, die sie zugleich trifft (je 1 kg). Von { $speed } behält sie nur { $left }.
many-balls-broken-yes-back = Es zählt ihre Masse, verglichen mit den Kugeln, die sie zugleich trifft (je 1 kg). Sie fliegt mit { $left } zurück.
many-balls-broken-no-stopped-through = Eine Wand aus losen Kugeln ist keine feste Wand. Es zählt ihre Masse, verglichen mit den Kugeln, die sie zugleich trifft (je 1 kg). Von { $speed } behält sie { $left }.
many-balls-broken-no-back-through = Lose Kugeln weichen aus, eine nach der anderen. Es zählt ihre Masse, verglichen mit den Kugeln, die sie zugleich trifft (je 1 kg). Von { $speed } behält sie { $left }.
many-balls-broken-no-through-stopped = Schwerer als jede einzelne zu sein reicht nicht. Es zählt ihre Masse, verglichen mit den Kugeln, die sie zugleich trifft (je 1 kg). Von { $speed } behält sie nur { $left }.
many-balls-broken-no-back-stopped = Dafür ist sie zu schwer. Es zählt ihre Masse, verglichen mit den Kugeln, die sie zugleich trifft (je 1 kg). Von { $speed } behält sie nur { $left }.
many-balls-broken-no-through-back = Geschwindigkeit allein bricht keine Wand. Es zählt ihre Masse, verglichen mit den Kugeln, die sie zugleich trifft (je 1 kg). Sie fliegt mit { $left } zurück.
many-balls-broken-no-stopped-back = Hinter der ersten Reihe liegen weitere Kugeln. Es zählt ihre Masse, verglichen mit den Kugeln, die sie zugleich trifft (je 1 kg). Sie fliegt mit { $left } zurück.

many-balls-wall-picture =
    { $way ->
        [back] Die große Kugel kam mit { $came }. Bei { $time } fliegt sie mit { $speed } zurück.
       *[on] Die große Kugel kam mit { $came }. Bei { $time } fliegt sie mit { $speed } weiter.
    }
many-balls-wall-mark = Start

## The law with the present numbers. "formula" is an equation.

many-balls-law-happened = Stöße je Kugel: { $each } in { $time }
many-balls-law-at-once = plötzlich doppelter Raum: Energie × { $times }
many-balls-law-line = beim zentralen Stoß tauschen gleiche Kugeln ihre Geschwindigkeiten
many-balls-law-likely = { $formula }; wahrscheinlichste Geschwindigkeit { $likely }
many-balls-law-faster = schneller als v₀: { $expected } von { $balls } auf lange Sicht, { $counted } am Ende
many-balls-law-way = Weg zwischen zwei Stößen: { $way }
many-balls-law-turned = umgekehrt bei { $time }; Stöße je Kugel bis dahin: { $each }
# "speed" is an equation.
many-balls-law-back = am Ende haben { $part } wieder { $speed }, auf 1 % genau
many-balls-law-farthest = die fernste Kugel ist { $far } von ihrem Start entfernt, { $radii } Radien
# "felt" is a push with its error.
many-balls-law-walls = { $formula }; auf die Wände wirken { $felt }
many-balls-law-walls-narrow = { $formula } in einem weiten Raum; dieser ist { $wide } Kugeln breit; auf die Wände wirken { $felt }
many-balls-law-all-heavy = alle haben { $heavy }
many-balls-law-shared-start = am Anfang hat eine leichte Kugel { $light }, eine schwere { $heavy }
many-balls-law-shared-end = am Ende hat eine leichte Kugel { $light }, eine schwere { $heavy }
many-balls-law-heavy = eine schwere Kugel hat die { $times }-fache Masse einer leichten
many-balls-law-half = halber Raum: Energie × { $energy }, Geschwindigkeit × { $speed }
many-balls-law-twice = doppelter Raum: Energie × { $energy }, Geschwindigkeit × { $speed }
many-balls-law-slowly = bei langsamem Kolben sagt die Theorie { $balls }; für Punkte { $points }

## The chart.

many-balls-chart = Druck auf die Wände
many-balls-chart-time = Zeit (s)
many-balls-chart-push = Druck (N/m, im Raum N/m²)
many-balls-chart-felt = gemessen, je Zwölftel des Ablaufs
many-balls-chart-room = mit dem Raum, den Kugeln brauchen

## Controls: what they are.

many-balls-control-balls = wie viele Kugeln
many-balls-control-each = Stöße jeder Kugel, im Mittel
many-balls-control-speed = Geschwindigkeit am Anfang
many-balls-control-turn = am Ende alle Kugeln umkehren und noch einmal so lang laufen lassen
many-balls-control-many = zehnmal so viele, kleinere Kugeln
many-balls-control-side = Seite des Kastens
many-balls-control-radius = Radius einer Kugel
many-balls-control-space = Kugeln im Würfel statt Scheiben im Quadrat
many-balls-control-start = ein anderer Start
many-balls-control-kinds = welche Kugeln
many-balls-control-heavy = Masse einer schweren Kugel; eine leichte hat 1 kg
many-balls-control-beside = wie weit neben die Mitte sie fliegt
many-balls-control-piston = Geschwindigkeit des Kolbens (negativ: hinaus)
many-balls-control-doubled = die Wand in der Mitte wird am Anfang entfernt
many-balls-control-counts = was gezählt wird

# Ticks: of a mass over another, of a throw, of a piston.
many-balls-tick-gases = Argon zu Helium
many-balls-tick-middle = in die Mitte
many-balls-tick-rest = Wand ruht

## Set-ups: what to look for.

many-balls-set-up-soon = Nach einem Stoß je Kugel ist der hohe Balken noch da.
many-balls-set-up-heavy-among-light = Schwere Kugeln ruhen am Anfang. Stöße geben Energie an die weiter, die weniger haben.
many-balls-set-up-two-gases-meet = Alle starten mit derselben Geschwindigkeit. Die schweren geben Energie ab.
many-balls-set-up-how-many-are-faster = Die Theorie sagt 36,8 %. Die wenigen schnellen haben viel Energie, also müssen die meisten langsam sein.
many-balls-set-up-half-the-room = Die rechte Wand rückt langsam hinein und verrichtet Arbeit an jeder Kugel, die sie trifft.
many-balls-set-up-on-a-line = Auf einer Linie teilt kein Stoß, was der Kolben gibt.
many-balls-set-up-free-room = Keine Wand bewegt sich, während Kugeln sie treffen.
many-balls-set-up-break-the-wall-of-balls = Die große Kugel trifft wenige Kugeln auf einmal. Ihre Masse gegen deren Masse entscheidet.
many-balls-set-up-ten-thousand-balls = Mit zehntausend Kugeln ändern sich die Balken kaum noch.
many-balls-set-up-in-space = Im Raum gibt es weniger langsame Kugeln.
many-balls-set-up-back-after-four = Nach vier Stößen je Kugel: Alle kehren zurück.
many-balls-set-up-too-late = Nach elf Stößen je Kugel: nicht mehr.
many-balls-set-up-exactly-at-the-middle = Eine große Kugel trifft die Mitte einer Wand. Beide Hälften sind spiegelgleich.

## Acts.

many-balls-act-1 = Geschwindigkeiten
many-balls-act-1-why = Alle starten mit derselben Geschwindigkeit. Beobachte die Balken: Wie verteilen Stöße die Geschwindigkeiten?
many-balls-act-2 = Umgekehrt
many-balls-act-2-why = Wähle, wann jede Bewegung umgekehrt wird. Dann läuft jede Kugel zurück. Findet sie ihren Start?
many-balls-act-3 = Eine Wand, die sich bewegt
many-balls-act-3-why = Ein Kolben halbiert langsam den Raum. Beobachte die Energie und den Druck auf die Wände.

## Challenges, and what they came to.

many-balls-challenge-late = Kehre die Bewegung so spät um, wie du kannst. Alle müssen bis auf ein Zehntel Radius an ihren Start zurückkommen.
many-balls-challenge-late-hint = Jeder Stoß macht den Fehler viel größer; du hast sechzehn Stellen.
many-balls-challenge-late-takes-1 = je 2 Stöße
many-balls-challenge-late-takes-2 = je 4 Stöße
many-balls-challenge-late-takes-3 = je 5 Stöße

many-balls-late-missed = Nicht zurück am Start: { $lost } von { $balls } Kugeln. Die fernste war { $far } entfernt.
many-balls-late-nothing = Nichts wurde umgekehrt.
many-balls-late-back = Alle kamen zurück. Stöße je Kugel: { $each }.
many-balls-late-soon = Alle kamen zurück. Stöße je Kugel: { $each }. Kehre später um.

many-balls-challenge-twice = Verdopple den Druck auf die Wände durch eine Änderung: mehr Kugeln, ein kleinerer Kasten oder schnellere Kugeln. Jede bringt einen Stern.
many-balls-challenge-twice-hint = Kugeln haben eine Größe: Sie lassen einander weniger Raum. Ein langer Ablauf misst genauer.

many-balls-push-other = Das sind nicht die Kugeln der Herausforderung.
many-balls-push-change-one = Der Druck ist das { $push }-Fache. Ändere eines der drei und lass die anderen, wie sie waren.
many-balls-push-hit =
    { $by ->
        [balls] Der Druck ist das { $push }-Fache, durch mehr Kugeln.
        [side] Der Druck ist das { $push }-Fache, durch einen kleineren Kasten.
       *[speed] Der Druck ist das { $push }-Fache, durch schnellere Kugeln.
    }
many-balls-push-strong = Der Druck ist das { $push }-Fache: zu stark.
many-balls-push-weak = Der Druck ist das { $push }-Fache: zu schwach.

## Exercises.

many-balls-exercise-how_many = 1000 Kugeln in der Ebene starten mit derselben Geschwindigkeit. Wie viele sind am Ende schneller?
many-balls-exercise-how_many-hint = Der Anteil, der schneller ist als v, ist exp(−v²/2σ²). Das Mittel von v² ist 2σ².
many-balls-exercise-how_many-solution = Bei der Geschwindigkeit vom Anfang ist v² = 2σ², also sind es exp(−1) = 0,368 davon: 368. Zählt man einmal, so sind es 340 bis 400.
many-balls-exercise-push = 1000 Kugeln mit 1 kg fliegen mit 1 m/s in einem Quadrat von 100 m. Wie stark drücken sie auf einen Meter Wand? Ihre eigene Größe zählt nicht.
many-balls-exercise-push-hint = p = N kT/A, und in der Ebene ist kT die Energie einer Kugel.
many-balls-exercise-push-solution = kT = ½ · 1 kg · (1 m/s)² = 0,5 J, also p = 1000 · 0,5 J/(100 m)² = 0,05 N/m.
many-balls-exercise-points = Ein langsamer Kolben halbiert den Raum von punktförmigen Kugeln, in der Ebene. Auf das Wievielfache wächst ihre Geschwindigkeit?
many-balls-exercise-points-hint = Ihre Energie verdoppelt sich.
many-balls-exercise-points-solution = Die Energie wächst mit dem Quadrat der Geschwindigkeit: √2 = 1,41.

## Questions to a class.

many-balls-class-speeds =
    1000 Kugeln starten alle mit 1 m/s.
    Wie sind nach 10 Stößen je Kugel ihre Geschwindigkeiten verteilt?
many-balls-class-back =
    Nach 4 Stößen je Kugel wird jede Bewegung umgekehrt.
    Wie viele der 500 Kugeln bekommen ihre erste Geschwindigkeit zurück?
many-balls-class-space =
    100 Kugeln fliegen mit 1 m/s in einem Würfel. Ein Kolben schiebt die rechte Wand langsam hinein, bis die Hälfte bleibt.
    Was wird aus der Energie der Kugeln?

## The printed sheet.

many-balls-column-balls = Kugeln
many-balls-column-faster-than-at = Schneller als am Anfang, am Ende
many-balls-column-fastest-in-the = Schnellste, am Ende (m/s)
many-balls-column-energy-times-that = Energie, das Wievielfache vom Anfang
many-balls-sheet-at-home = Zehn Leute bekommen je zehn Münzen. Immer wieder legen zwei, durch das Los bestimmt, ihre Münzen zusammen und teilen sie mit Würfeln neu auf. Nach 50 Runden: Wie viele haben weniger als zehn? ____ mehr? ____ am reichsten: ____ Münzen
many-balls-sheet-expect = Sechs oder sieben haben weniger als zehn, eine oder zwei Personen mehr als doppelt so viele. In der Ebene teilen Kugeln ihre Energie genauso: Wenige sind reich, die meisten arm, und niemand betrügt.

## Names of set-ups.

many-balls-name-Soon = Bald
many-balls-name-Heavy-among-light = Schwere unter leichten
many-balls-name-Two-gases-meet = Zwei Gase treffen sich
many-balls-name-How-many-are-faster = Wie viele sind schneller?
many-balls-name-Half-the-room = Der halbe Raum
many-balls-name-On-a-line = Auf einer Linie
many-balls-name-Free-room = Freier Raum
many-balls-name-Break-the-wall-of-balls = Die Kugelwand sprengen
many-balls-name-Ten-thousand-balls = Zehntausend Kugeln
many-balls-name-In-space = Im Raum
many-balls-name-Back-after-four = Zurück nach vier
many-balls-name-Too-late = Zu spät
many-balls-name-Exactly-at-the-middle = Genau in der Mitte

## Names of runs.

many-balls-name-gas = Gas

## Names of curves, bars and forces.

many-balls-name-collisions-each = Stöße je Kugel
many-balls-name-spread-of-the-energies = Streuung der Energien
many-balls-name-energy-of-a-ball = Energie einer Kugel

## Names of groups of controls.

many-balls-name-Box-and-balls = Kasten und Kugeln

## Names of what can be chosen in the panel.

many-balls-name-one-kind = eine Sorte
many-balls-name-light-below-heavy-above = leichte unten, schwere oben
many-balls-name-heavy-among-light = schwere unter leichten
many-balls-name-a-wall-of-balls = eine Kugelwand
many-balls-name-on-a-line = auf einer Linie
many-balls-name-one-ball-on-a-line = eine Kugel auf einer Linie
many-balls-name-speeds = Geschwindigkeiten
many-balls-name-speeds-to-the-right = Geschwindigkeiten nach rechts
many-balls-name-speeds-to-the-right-at-the-start = Geschwindigkeiten nach rechts, am Anfang
many-balls-name-slower-than-half-the-start-s-speed = weniger als halb so schnell wie am Anfang
many-balls-name-faster-than-at-the-start = schneller als am Anfang
many-balls-name-more-than-twice-as-fast = mehr als doppelt so schnell
many-balls-name-faster-than-the-average = schneller als der Durchschnitt

## Controls: words that stand for them, where others have a symbol.

many-balls-symbol-turn-round = umkehren
many-balls-symbol-in-space = im Raum
many-balls-symbol-throw = Wurf
many-balls-symbol-kinds = Sorten
many-balls-symbol-twice-the-room = doppelter Raum
many-balls-symbol-counted = gezählt

## Names of the lesson, and of ways to the goal of a challenge.

many-balls-name-A-thousand-balls-who-is-fast = Tausend Kugeln: Welche ist schnell?
many-balls-name-more-balls = mehr Kugeln
many-balls-name-a-smaller-box = ein kleinerer Kasten
many-balls-name-faster-balls = schnellere Kugeln

## Values that cannot run: each without its full stop.

many-balls-refuses-wall = die Kugelwand steht in der Ebene, in einem Kasten mit ruhenden Wänden
many-balls-refuses-wide = eine Wand aus { $balls } Kugeln mit Radius { $radius } passt nicht in diesen Kasten; nimm kleinere, weniger oder einen größeren Kasten
many-balls-refuses-half = eine Mittelwand lässt sich nur bei Kugeln einer Sorte wegnehmen, in einem Kasten, dessen andere Wände ruhen
many-balls-refuses-full = Der Kasten ist zu voll ({ $share }; höchstens { $most }). Nimm weniger oder kleinere Kugeln oder einen größeren Kasten
many-balls-refuses-many = zehnmal so viele gibt es nur bei Kugeln einer Sorte, ohne Umkehren, in der Ebene, in einem Kasten mit ruhenden Wänden
many-balls-refuses-long =
    { $way ->
        [back] { $balls } Kugeln mit je { $each } Stößen, hin und zurück, sind zu viel für einen Ablauf; nimm höchstens { $most_balls } Kugeln oder je { $most_each } Stöße
       *[on] { $balls } Kugeln mit je { $each } Stößen sind zu viel für einen Ablauf; nimm höchstens { $most_balls } Kugeln oder je { $most_each } Stöße
    }
many-balls-refuses-piston = { $balls } Kugeln stoßen zu oft für einen Ablauf, solange ein so langsamer Kolben läuft; nimm weniger Kugeln oder einen schnelleren Kolben
many-balls-refuses-line = Kugeln auf einer Linie gibt es nur in der Ebene, in einem Kasten mit ruhenden Wänden; eine Kugel allein darf auf einen Kolben treffen
many-balls-refuses-row = { $balls } Kugeln mit Radius { $radius } passen in diesem Kasten nicht auf eine Linie; nimm weniger oder kleinere oder einen größeren Kasten
