### What lesson bowl says.

## HOW_HIGH

# $where is a planet, $shape what the ball falls into.
bowl-how-high-asked =
    { $shape ->
        [dish] Eine Satellitenschüssel ist an ihrem tiefsten Punkt gekrümmt wie ein Kreis mit { $radius } Radius.
       *[round] Eine Schale hat { $radius } Radius.
    } { $where ->
        [moon] Auf dem Mond startet ein Ball ohne Energieverlust { $offset } neben der Mitte.
        [jupiter] Auf dem Jupiter startet ein Ball ohne Energieverlust { $offset } neben der Mitte.
       *[earth] Ein Ball ohne Energieverlust startet { $offset } neben der Mitte.
    }
    Aus welcher Höhe darf er höchstens fallen, damit er nahe der Mitte bleibt?
bowl-how-high-what = größte sichere Fallhöhe über dem tiefsten Punkt
bowl-how-high-head = Der halbe Radius: { $half }
bowl-how-high-yes = Aus { $low } kam er in { $low_count } Sprüngen höchstens { $low_far } weg, aus { $high } war er bei Sprung { $high_bounce } schon { $high_off } weg.
bowl-how-high-yes-planet =
    { $where ->
        [moon] Aus { $low } kam er höchstens { $low_far } weg, aus { $high } lief er davon. Auf dem Mond ändern sich Fallen und Hinüberfliegen gleich: dieselben Orte, dieselbe Grenze.
       *[jupiter] Aus { $low } kam er höchstens { $low_far } weg, aus { $high } lief er davon. Auf dem Jupiter ändern sich Fallen und Hinüberfliegen gleich: dieselben Orte, dieselbe Grenze.
    }
bowl-how-high-no-tiny = Nicht nur winzige Sprünge sind sicher. Aus { $low } kam er höchstens { $low_far } weg. Die Wand lenkt ihn erst über dem halben Radius, { $half }, zu stark zurück.
bowl-how-high-no-low = Dort bleibt er, aber auch weiter oben. Aus { $low } kam er immer noch höchstens { $low_far } weg. Die Grenze ist der halbe Radius, { $half }.
bowl-how-high-no-above = Du bist über der Grenze. Aus { $above } ging jeder Sprung zu weit: Aus { $offset } wurden { $above_off } bei Sprung { $above_bounce }. Die Grenze ist { $half }.
bowl-how-high-no-centre = Der Mittelpunkt des Kreises ist nicht die Grenze. Von dort landete er drüben { $cross }-mal so weit außen und war bei Sprung { $centre_bounce } um { $centre_off } weg. Die Grenze ist der halbe Radius: { $half }.
bowl-how-high-no-other = Eine Schale lenkt den Ball zurück, aber von weit oben zu stark. Aus { $top } ging jeder Sprung zu weit, und bei Sprung { $top_bounce } war er { $top_off } weg.

## TWO_BOWLS

bowl-two-bowls-asked =
    { $where ->
        [moon] Auf dem Mond fällt der linke Ball { $left } tief in eine Schale mit { $left_radius } Radius, { $offset } neben der Mitte.
        [jupiter] Auf dem Jupiter fällt der linke Ball { $left } tief in eine Schale mit { $left_radius } Radius, { $offset } neben der Mitte.
       *[earth] Der linke Ball fällt { $left } tief in eine Schale mit { $left_radius } Radius, { $offset } neben der Mitte.
    } Der rechte fällt { $right } tief in eine mit { $right_radius } Radius.
    In welcher Schale bleibt der Ball nahe der Mitte?
bowl-two-bowls-head-left = Er blieb nur links
bowl-two-bowls-head-right = Er blieb nur rechts
bowl-two-bowls-head-both = Er blieb in beiden
bowl-two-bowls-head-neither = Er blieb in keiner
bowl-two-bowls-yes-left = Links fiel er { $left }, weniger als die Hälfte von { $left_radius }; rechts { $right }, mehr als die Hälfte von { $right_radius }.
bowl-two-bowls-yes-right = Links fiel er { $left }, mehr als die Hälfte von { $left_radius }; rechts { $right }, weniger als die Hälfte von { $right_radius }.
bowl-two-bowls-yes-both = Links fiel er { $left }, weniger als die Hälfte von { $left_radius }; rechts { $right }, weniger als die Hälfte von { $right_radius }.
bowl-two-bowls-yes-neither = Links fiel er { $left }, mehr als die Hälfte von { $left_radius }; rechts { $right }, mehr als die Hälfte von { $right_radius }.
bowl-two-bowls-no-left-right = Es war umgekehrt. Links fiel er { $left }, mehr als die Hälfte von { $left_radius }; rechts { $right }, weniger als die Hälfte von { $right_radius }.
bowl-two-bowls-no-right-left = Es war umgekehrt. Links fiel er { $left }, weniger als die Hälfte von { $left_radius }; rechts { $right }, mehr als die Hälfte von { $right_radius }.
bowl-two-bowls-no-both-left = Rechts lief er davon: Er fiel { $right }, und der halbe Radius dieser Schale ist nur { $right_half }. Darüber geht jeder Sprung zu weit.
bowl-two-bowls-no-both-right = Links lief er davon: Er fiel { $left }, und der halbe Radius dieser Schale ist nur { $left_half }. Darüber geht jeder Sprung zu weit.
bowl-two-bowls-no-both-neither = Eine Schale hält nicht jeden Ball: { $left } ist mehr als die Hälfte von { $left_radius }, und { $right } ist mehr als die Hälfte von { $right_radius }. Beide liefen davon.
bowl-two-bowls-no-left-both = Er blieb auch rechts: Er fiel { $right }, und der halbe Radius dieser Schale ist { $right_half }.
bowl-two-bowls-no-right-both = Er blieb auch links: Er fiel { $left }, und der halbe Radius dieser Schale ist { $left_half }.
bowl-two-bowls-no-left-neither = Er lief auch links davon: Er fiel { $left }, und der halbe Radius ist dort { $left_half }. Vergleiche jede Höhe mit *ihrem eigenen* halben Radius.
bowl-two-bowls-no-right-neither = Er lief auch rechts davon: Er fiel { $right }, und der halbe Radius ist dort { $right_half }. Vergleiche jede Höhe mit *ihrem eigenen* halben Radius.
bowl-two-bowls-no-neither-left = Links blieb er: Er fiel { $left }, weniger als der halbe Radius dieser Schale, { $left_half }.
bowl-two-bowls-no-neither-right = Rechts blieb er: Er fiel { $right }, weniger als der halbe Radius dieser Schale, { $right_half }.
bowl-two-bowls-no-neither-both = Beide blieben: { $left } ist weniger als die Hälfte von { $left_radius }, und { $right } ist weniger als die Hälfte von { $right_radius }. So tief unten kommt jeder Sprung rechtzeitig zurück.

## LOSS

bowl-loss-asked =
    Eine Schale hat { $radius } Radius. Ein Ball startet { $height } hoch, über der Grenze, und verliert bei jedem Aufprall { $lost } seiner Geschwindigkeit.
    Was macht er?
bowl-loss-head-stays = Er sank unter die Grenze
bowl-loss-head-runs = Er lief von der Mitte weg
bowl-loss-head-jumps = Er sprang aus der Schale
bowl-loss-yes-stays = Er kam höchstens { $far } weg. Jeder Aufprall nahm Höhe, und bald war er unter { $half }, dem halben Radius.
bowl-loss-yes-runs = Er war { $far } weg, bevor er genug Höhe verloren hatte: Über { $half }, dem halben Radius, geht jeder Sprung zu weit.
bowl-loss-yes-jumps = Er verlor zu wenig Höhe: Nach einem Aufprall { $far } neben der Mitte flog er über den Rand der Schale.
bowl-loss-no-runs-stays = Über dem halben Radius würde er davonlaufen. Aber jeder Aufprall nahm Höhe: Er sank rechtzeitig unter { $half } und kam höchstens { $far } weg.
bowl-loss-no-jumps-stays = Zum Herausspringen muss er erst davonlaufen. Er sank rechtzeitig unter { $half }, den halben Radius: Er kam höchstens { $far } weg.
bowl-loss-no-stays-runs = Der Verlust kam zu spät. Über { $half }, dem halben Radius, ging jeder Sprung zu weit. Er war { $far } weg, bevor er tief genug war.
bowl-loss-no-jumps-runs = Er lief davon, aber der Verlust hielt ihn in der Schale. Er kam bis { $far }, und die Schale endet bei { $radius }.
bowl-loss-no-stays-jumps = Er verlor zu wenig. Über { $half }, dem halben Radius, ging jeder Sprung zu weit. Nach einem Aufprall { $far } neben der Mitte flog er über den Rand.
bowl-loss-no-runs-jumps = Er lief davon, und der Verlust war zu klein, um ihn zu halten. Ein Aufprall { $far } neben der Mitte warf ihn über den Rand.

## PARTING

bowl-parting-asked =
    { $shape ->
        [dish] Zwei Bälle starten { $apart } auseinander, { $height } über einer Parabolschüssel mit { $radius } Radius.
       *[round] Zwei Bälle starten { $apart } auseinander, { $height } über einer runden Schale mit { $radius } Radius.
    }
    Wie weit sind sie nach { $count } Sprüngen auseinander?
bowl-parting-head-below = Sie sind { $apart } auseinander
bowl-parting-head-between = { bowl-parting-head-below }
bowl-parting-head-above = { bowl-parting-head-below }
bowl-parting-yes-below = { $apart }: nur das { $grown }-Fache des Abstands am Anfang.
bowl-parting-yes-between = { $apart }. Bei jedem Sprung wuchs der Abstand etwa auf das { $rate }-Fache.
bowl-parting-yes-above = { $apart }. Bei jedem Sprung wuchs der Abstand etwa auf das { $rate }-Fache, also war er bald groß. Das nennt man Chaos.
bowl-parting-no-below-between = Viele denken: Ein winziger Unterschied bleibt winzig. Jeder Sprung machte ihn etwa { $rate }-mal so groß. Nach { $count } Sprüngen war er { $grown }-mal so groß, { $apart }.
bowl-parting-no-below-above = Viele denken: Ein winziger Unterschied bleibt winzig. Jeder Sprung machte ihn etwa { $rate }-mal so groß, { $count } Sprünge { $grown }-mal. So wurden es { $apart }.
bowl-parting-no-between-above = Bei einem Sprung wird nichts *addiert*: Der Abstand wird *multipliziert*, etwa mit { $rate }. Fünf Sprünge machen einen kleinen Abstand { $five }-mal so groß. Nach { $count } waren es { $apart }.
bowl-parting-no-between-below-dish = Nicht jede Schale ist chaotisch. In einer Parabolschüssel bleibt außer der Energie noch etwas erhalten, und das hält Nachbarn zusammen: { $apart } nach { $count } Sprüngen.
bowl-parting-no-above-below-dish = Nicht jeder Unterschied wächst ohne Grenze. In einer Parabolschüssel bleibt außer der Energie noch etwas erhalten: Nach { $count } Sprüngen waren beide { $apart } auseinander.
bowl-parting-no-between-below-low = Chaos braucht starkes Ablenken. Aus { $height } bleiben die beiden in dieser Schale zusammen: { $apart } nach { $count } Sprüngen. Die Höhe entscheidet, nicht die Form allein.
bowl-parting-no-above-below-low = Nicht jeder Unterschied wächst ohne Grenze. Aus nur { $height } lenkt jeder Sprung wenig ab, und die beiden bleiben zusammen: { $apart } nach { $count } Sprüngen.
bowl-parting-no-above-between = Bei jedem Sprung wuchs der Abstand etwa auf das { $rate }-Fache, aber { $count } Sprünge sind wenige: { $apart }. Zehn weitere machten einen kleinen Abstand { $ten }-mal so groß.

## CONTRAST

bowl-contrast-asked =
    In einer runden Schale und in einer Parabolschüssel starten je zwei Bälle { $apart } auseinander.
    Was ist anders?
bowl-contrast-head-together = Rechts bleiben sie zusammen
bowl-contrast-yes-together = Nach { $count } Sprüngen sind die beiden links { $left } auseinander und rechts { $right }. In einer Parabolschüssel bleibt außer der Energie noch etwas erhalten.
bowl-contrast-no-deeper-together = Die Schüssel ist flacher: { $off } neben der Mitte ist sie { $dish } hoch, die runde Schale { $round }. Aber jetzt sind die beiden links { $left } auseinander, rechts { $right }.
bowl-contrast-no-slower-together = Sie fielen gleich tief: Links prallten sie mit { $speed } auf, rechts mit { $speed_right }. Aber jetzt sind die beiden links { $left } auseinander, rechts { $right }.

## DISTANCES

# The two mirrors have equal $radii, or two different ones.
bowl-distances-asked =
    { $radii ->
        [equal] Ohne Schwerkraft fliegt ein Ball zwischen gekrümmten Spiegeln mit je { $small } Radius, { $offset } neben der Achse.
       *[two] Ohne Schwerkraft fliegt ein Ball zwischen gekrümmten Spiegeln mit { $small } und { $large } Radius, { $offset } neben der Achse.
    }
    Bei welchem dieser Abstände bleibt er: { $near }; { $middle }; { $far } m?
bowl-distances-head-all = Er blieb bei allen drei Abständen
bowl-distances-head-nearest = Er blieb nur bei { $near }
bowl-distances-head-ends = Er blieb bei { $near } und { $far }
bowl-distances-head-farthest = Er blieb nur bei { $far }
bowl-distances-yes-all = In { $count } Flügen kam er bei { $near } höchstens { $near_far } weg, bei { $middle } { $middle_far } und bei { $far } { $far_far }.
bowl-distances-yes-nearest = Er blieb bei { $near } und lief bei { $middle } und { $far } davon: Bei Flug { $pass } war er { $off } weg.
bowl-distances-yes-ends = Er blieb bei { $near } und { $far } und lief bei { $middle } davon: Bei Flug { $pass } war er { $off } weg.
bowl-distances-yes-farthest = Bei { $near } und { $middle } lief er davon, bei Flug { $pass } war er { $off } weg. Bei { $far } blieb er.
bowl-distances-no-all-nearest = Gekrümmte Spiegel halten ihn nicht bei jedem Abstand. Bei { $middle } und { $far } hielt dieses Paar ihn nicht: Bei Flug { $pass } war er { $off } weg.
bowl-distances-no-all-ends = Gekrümmte Spiegel halten ihn nicht bei jedem Abstand. Bei { $middle }, zwischen den beiden Radien, hielt dieses Paar ihn nicht: Bei Flug { $pass } war er { $off } weg.
bowl-distances-no-all-farthest = Gekrümmte Spiegel halten ihn nicht bei jedem Abstand. Bei { $near } und { $middle }, zwischen den beiden Radien, hielt dieses Paar ihn nicht: Bei Flug { $pass } war er { $off } weg.
bowl-distances-no-nearest-ends = Näher ist nicht immer sicherer. Bei { $far } blieb er { $count } Flüge lang: Dort liegen beide Mittelpunkte zwischen den Spiegeln, und jeder korrigiert den anderen. Mit nur einem dazwischen läuft er davon.
bowl-distances-no-nearest-farthest = Näher ist nicht immer sicherer. Bei { $near } liegt ein Mittelpunkt zwischen den Spiegeln: Bei Flug { $pass } war er { $off } weg. Bei { $far } liegen beide dort, und jeder korrigiert den anderen.
bowl-distances-no-nearest-all = Näher ist nicht immer sicherer. Auch bei { $middle } und { $far } blieb er. Bei { $far } liegen beide Mittelpunkte zwischen den Spiegeln, und jeder korrigiert den anderen.
bowl-distances-no-nearest-all-equal = Näher ist nicht immer sicherer. Gleiche Spiegel mit { $small } halten ihn auch bei { $far }: Beide Mittelpunkte liegen zwischen den Spiegeln, und jeder korrigiert den anderen.
bowl-distances-no-ends-all-equal = Gleiche Spiegel, beide { $small }, haben keine Lücke: Ihre beiden sicheren Bereiche treffen sich bei { $small }. Bei { $middle } kam er höchstens { $middle_far } weg.
bowl-distances-no-ends-all = { $middle } liegt nicht zwischen den beiden Radien, { $small } und { $large }. In { $count } Flügen kam er höchstens { $middle_far } weg.
bowl-distances-no-ends-nearest-beyond = Der dritte Abstand, { $far }, ist mehr als beide Radien zusammen: Die Mittelpunkte haben die Plätze getauscht, und nichts hält ihn. Bei Flug { $far_pass } war er fort.
bowl-distances-no-ends-nearest-gap = Der dritte Abstand, { $far }, liegt zwischen den Radien { $small } und { $large }. Dort lief er davon: Bei Flug { $far_pass } war er { $far_off } weg.
bowl-distances-no-ends-farthest = { $near }, der kleinste Abstand, liegt zwischen den Radien { $small } und { $large }. Dort lief er davon: Bei Flug { $pass } war er { $off } weg.
bowl-distances-no-farthest-all = Viel Platz braucht er nicht. Bei { $near }, weniger als dem kleineren Radius, kam er höchstens { $near_far } weg.
bowl-distances-no-farthest-nearest = Viel Platz hilft nicht. Bei { $near }, weniger als dem kleineren Radius, kam er höchstens { $near_far } weg; bei { $far } war er bei Flug { $far_pass } fort.
bowl-distances-no-farthest-ends = Viel Platz braucht er nicht. Er blieb auch bei { $near }, weniger als dem kleineren Radius: Er kam höchstens { $near_far } weg.

## UPWARDS

# $small has no unit: that of $large holds for both.
bowl-upwards-asked =
    { $radii ->
        [equal] Zwei Spiegel mit je { $large } Radius liegen { $distance } übereinander. Ohne Schwerkraft bleibt ein Ball nahe ihrer Achse.
       *[two] Zwei Spiegel mit { $small } und { $large } Radius liegen { $distance } übereinander. Ohne Schwerkraft bleibt ein Ball nahe ihrer Achse.
    } { $where ->
        [moon] Auf dem Mond verlässt er den unteren mit { $speed }.
        [jupiter] Auf dem Jupiter verlässt er den unteren mit { $speed }.
       *[earth] Mit Schwerkraft verlässt er den unteren mit { $speed }.
    }
    Was macht er?
bowl-upwards-head-stays = Er bleibt zwischen beiden Spiegeln
bowl-upwards-head-runs = Er läuft zur Seite davon
bowl-upwards-head-never = Er erreicht den oberen Spiegel nie
bowl-upwards-yes-stays = In { $ball_count } Sprüngen kam er höchstens { $ball_far } weg. Am oberen Spiegel kommt er mit { $upper } an, früh genug zum Umlenken.
bowl-upwards-yes-runs = Bei Sprung { $ball_bounce } war er { $ball_off } weg. Auf dem Weg nach oben bremst ihn die Schwerkraft von { $speed } auf { $upper }. Er braucht länger und fliegt über die Achse hinaus.
bowl-upwards-yes-never = Er stieg { $rise }, und der obere Spiegel liegt { $distance } hoch. Bis dorthin muss ein Ball mindestens mit { $least } starten.
bowl-upwards-no-stays-runs = Ohne Schwerkraft wäre es so. Jetzt wird er nach oben von { $speed } auf { $upper } langsamer. Er fliegt über die Achse hinaus: { $ball_off } weg bei Sprung { $ball_bounce }.
bowl-upwards-no-stays-never = Er flog nie von einem zum anderen. Er stieg { $rise } von { $distance } und fiel auf den unteren Spiegel zurück.
bowl-upwards-no-runs-stays = Die Schwerkraft wirft ihn nicht hinaus. Er kam oben noch mit { $upper } an, früh genug: höchstens { $ball_far } weg in { $ball_count } Sprüngen.
bowl-upwards-no-runs-never = Er kann nicht zwischen beiden Spiegeln davonlaufen. Mit { $speed } stieg er nur { $rise }, und der obere liegt { $distance } hoch.
bowl-upwards-no-never-stays = Er kam hinauf: { $least } reichen für { $distance }, und er startete mit { $speed }. Zwischen beiden Spiegeln kam er höchstens { $ball_far } weg.
bowl-upwards-no-never-runs = Er kam hinauf: { $least } reichen für { $distance }, und er startete mit { $speed }. Aber oben war er langsam, und bald war er { $ball_off } weg.

## ALONG_WHICH

bowl-along-which-asked =
    Ein Ball mit 1 kg verlässt die Wand einer Ellipse, { $long } mal { $short }, mit { $speed }. { $force ->
        [pull] Eine Feder mit { $spring } zieht ihn zur Mitte.
        [push] Eine Feder mit { $spring } drückt ihn von der Mitte weg.
       *[none] Nichts zieht an ihm.
    }
    Längs welcher Achse bleibt er?
bowl-along-which-head-short = Er bleibt längs der kurzen Achse
bowl-along-which-head-long = Er bleibt längs der langen Achse
bowl-along-which-head-neither = Er verlässt beide Achsen
bowl-along-which-yes-short = Längs der kurzen Achse kam er höchstens { $short_far } weg: Die Wände sind dort flach. Längs der langen war er bei Sprung { $long_bounce } schon { $long_off } weg.
bowl-along-which-yes-long = Längs der langen Achse kehrte er vor der Mitte um und kam höchstens { $long_far } weg. Längs der kurzen war er bei Sprung { $short_bounce } schon { $short_off } weg.
bowl-along-which-yes-neither = Längs der kurzen Achse war er bei Sprung { $short_bounce } um { $short_off } weg, längs der langen bei Sprung { $long_bounce } um { $long_off }. Ein schnellerer Ball bleibt längs der kurzen.
bowl-along-which-no-long-short = Die Enden der langen Achse sind zu stark gekrümmt, mit nur { $long_radius } Radius. Jeder Sprung ging zu weit: Bei Sprung { $long_bounce } war er { $long_off } weg.
bowl-along-which-no-neither-short = Längs der kurzen Achse blieb er, höchstens { $short_far } weg in { $short_count } Sprüngen. Die Wände haben dort { $short_radius } Radius und lenken ihn sanft zurück.
bowl-along-which-no-short-long = Für einen so langsamen Ball drückt die Feder zu stark. Längs der kurzen Achse war er bei Sprung { $short_bounce } um { $short_off } weg. Längs der langen kehrte er vor der Mitte um.
bowl-along-which-no-neither-long = Längs der langen Achse kehrte er vor der Mitte um, immer an derselben Wand. In { $long_count } Sprüngen kam er höchstens { $long_far } weg.
bowl-along-which-no-short-neither = Bei { $speed } drückt die Feder zu lange: Längs der kurzen Achse war er bei Sprung { $short_bounce } um { $short_off } weg. Ein schnellerer Ball bleibt.
bowl-along-which-no-long-neither = Bei { $speed } ging jeder Sprung an den Enden der langen Achse zu weit: Bei Sprung { $long_bounce } war er { $long_off } weg. Ein langsamerer Ball bleibt.

## PULL_OR_PUSH

bowl-pull-or-push-asked =
    Zwei Bälle mit je 1 kg verlassen Spiegel mit { $radius } Radius und { $distance } Abstand mit { $speed }. Federn mit { $spring } ziehen einen zur Mitte und drücken den anderen weg.
    Welcher Ball bleibt nahe der Achse?
bowl-pull-or-push-head-pulled = Nur der gezogene Ball bleibt
bowl-pull-or-push-head-pushed = Nur der weggedrückte Ball bleibt
bowl-pull-or-push-head-both = Beide Bälle bleiben
bowl-pull-or-push-head-neither = Kein Ball bleibt
bowl-pull-or-push-yes-pulled = Der gezogene Ball kam höchstens { $pulled_far } weg. Der weggedrückte war bei Sprung { $pushed_bounce } um { $pushed_off } weg: { $speed } sind für diese Feder zu langsam.
bowl-pull-or-push-yes-pushed = Der weggedrückte Ball kehrte vor der Mitte um und kam höchstens { $pushed_far } weg. Beim gezogenen ging jeder Sprung zu weit: Bei Sprung { $pulled_bounce } war er { $pulled_off } weg.
bowl-pull-or-push-yes-both = Der gezogene Ball kam höchstens { $pulled_far } weg, der weggedrückte { $pushed_far }: Bei { $speed } drückt die Feder nur kurz.
bowl-pull-or-push-yes-neither = { $distance } sind mehr als beide Radien zusammen. Der gezogene Ball war bei Sprung { $pulled_bounce } um { $pulled_off } weg, der weggedrückte bei Sprung { $pushed_bounce } um { $pushed_off }.
bowl-pull-or-push-no-pulled-both = Eine drückende Feder wirft einen Ball nicht immer hinaus. Bei { $speed } kam der weggedrückte in { $pushed_count } Sprüngen höchstens { $pushed_far } weg.
bowl-pull-or-push-no-pulled-pushed = Zug zur Mitte rettet ihn hier nicht: { $distance } sind mehr als beide Radien zusammen. Der gezogene Ball war bei Sprung { $pulled_bounce } um { $pulled_off } weg.
bowl-pull-or-push-no-pulled-neither = Bei mehr als beiden Radien zusammen hilft Zug nicht. Bei { $distance } ging jeder Sprung des gezogenen Balls zu weit, und bei Sprung { $pulled_bounce } war er { $pulled_off } weg.
bowl-pull-or-push-no-pushed-both = Zug schadet nicht: Der gezogene Ball kam in { $pulled_count } Sprüngen höchstens { $pulled_far } weg.
bowl-pull-or-push-no-pushed-pulled = Der weggedrückte Ball lief davon: Bei { $speed } drückt die Feder zu lange, und bei Sprung { $pushed_bounce } war er { $pushed_off } weg.
bowl-pull-or-push-no-pushed-neither = Auch der weggedrückte Ball lief davon: { $speed } sind für so weit entfernte Spiegel zu schnell. Bei Sprung { $pushed_bounce } war er { $pushed_off } weg.
bowl-pull-or-push-no-both-pulled = Nicht der weggedrückte Ball: Bei { $speed } trug ihn die Feder davon, und bei Sprung { $pushed_bounce } war er { $pushed_off } weg.
bowl-pull-or-push-no-both-pushed = Nicht der gezogene Ball: { $distance } sind mehr als beide Radien zusammen, und bei Sprung { $pulled_bounce } war er { $pulled_off } weg.
bowl-pull-or-push-no-both-neither = Nichts hält sie: { $distance } sind mehr als beide Radien zusammen. Sie waren { $pulled_off } und { $pushed_off } weg.
bowl-pull-or-push-no-neither-pulled = Der gezogene Ball blieb, höchstens { $pulled_far } weg in { $pulled_count } Sprüngen: { $distance } sind weniger als beide Radien zusammen.
bowl-pull-or-push-no-neither-pushed = Der weggedrückte Ball blieb: Er kehrte vor der Mitte um und kam in { $pushed_count } Sprüngen höchstens { $pushed_far } weg.
bowl-pull-or-push-no-neither-both = Beide blieben, höchstens { $pulled_far } und { $pushed_far } weg. { $distance } sind weniger als beide Radien zusammen, und { $speed } sind für diese Feder schnell genug.

## FOCUS

bowl-focus-asked =
    { $shape ->
        [dish] Eine Parabolschüssel ist an ihrem tiefsten Punkt gekrümmt wie ein Kreis mit { $radius } Radius.
       *[round] Eine runde Schale hat { $radius } Radius.
    } Ein Ball fliegt zuerst durch ihren Brennpunkt, { $height } über dem tiefsten Punkt.
    Wann fliegt er wieder durch den Brennpunkt?
bowl-focus-asked-ellipse =
    Ein Raum ist eine Ellipse, { $long } mal { $short }, ohne Schwerkraft. Ein Ball startet an einem ihrer zwei Brennpunkte.
    Wann fliegt er wieder durch diesen Brennpunkt?
bowl-focus-head-first = Nach dem ersten Aufprall
bowl-focus-head-second = Nach dem zweiten Aufprall
bowl-focus-head-never = Er fliegt nicht wieder hindurch
bowl-focus-yes-first = Nach dem ersten Aufprall war er wieder am Brennpunkt, auf { $first } genau. Eine Parabolschüssel führt jede Bahn durch ihren Brennpunkt wieder dorthin.
bowl-focus-yes-second = Nach dem ersten Aufprall flog er durch den anderen Brennpunkt, im Abstand { $first } am ersten vorbei. Der zweite brachte ihn zurück.
bowl-focus-yes-never = In { $count } Sprüngen kam er ihm nie näher als { $least }. Eine runde Schale gleicht einer Parabolschüssel nur nahe ihrer Achse.
bowl-focus-no-second-first = Er braucht keinen zweiten Aufprall: Schon nach dem ersten war er wieder am Brennpunkt, auf { $first } genau. Eine Parabolschüssel hat nur einen Brennpunkt.
bowl-focus-no-never-first = Eine Parabolschüssel führt jede Bahn durch ihren Brennpunkt wieder dorthin: Dieser Ball war nach einem Aufprall zurück, auf { $first } genau.
bowl-focus-no-first-second = Das macht eine Parabolschüssel. Eine Ellipse hat zwei Brennpunkte: Der erste Aufprall führte zum anderen, im Abstand { $first } am ersten vorbei.
bowl-focus-no-never-second = Jede Bahn von einem Brennpunkt führt zum anderen und von dort zurück. Erst flog er im Abstand { $first } vorbei, nach dem zweiten Aufprall traf er ihn.
bowl-focus-no-first-never = Eine Parabolschüssel würde ihn dorthin zurückführen, eine runde Schale nicht: Nach dem ersten Aufprall verfehlte er den Brennpunkt um { $first }.
bowl-focus-no-second-never = Er kam nicht jedes zweite Mal zum Brennpunkt zurück, wie in einer Ellipse. In { $count } Sprüngen kam er ihm nie näher als { $least }.

## SOFT_BOWL

bowl-soft-bowl-asked =
    Zwei Schalen mit { $radius } Radius geben nach, um 1 cm für je { $force }. In harten Schalen bleibt ein Ball nahe der Mitte, der aus weniger als { $half } Höhe fällt.
    Wo liegt die Grenze dieser Schalen?
bowl-soft-bowl-head-lower = Ihre Grenze liegt tiefer
bowl-soft-bowl-head-same = Ihre Grenze liegt gleich hoch
bowl-soft-bowl-yes-lower = Auch aus weniger als { $half } war der linke Ball bei Sprung { $left_bounce } um { $left_off } weg. Eine weiche Wand drückt länger und lenkt den Ball stärker zurück.
bowl-soft-bowl-yes-same = Der linke Ball kam höchstens { $left_far } weg, der rechte war bei Sprung { $right_bounce } um { $right_off } weg. Eine so harte Schale gibt nur { $depth } nach.
bowl-soft-bowl-no-same-lower = So ist es bei einer harten Schale. Diese gab { $depth } nach: Auch aus weniger als { $half } war der linke Ball bei Sprung { $left_bounce } um { $left_off } weg.
bowl-soft-bowl-no-lower-same = Sie gab nur { $depth } nach, zu wenig, um zu zählen. Der linke Ball blieb, höchstens { $left_far } weg.

## AROUND

bowl-around-asked =
    { $way ->
        [through] In einem runden Raum ohne Schwerkraft startet ein Ball durch die Mitte.
       *[aslant] In einem runden Raum ohne Schwerkraft startet ein Ball unter { $angle } zur Wand.
    } { $loss ->
        [some] Jeder Aufprall nimmt { $lost } seiner Geschwindigkeit senkrecht zur Wand, längs der Wand nichts.
       *[none] Kein Aufprall nimmt etwas von seiner Geschwindigkeit.
    }
    Was macht er am Ende?
bowl-around-head-bounces = Er springt ewig weiter
bowl-around-head-slides = Er gleitet an der Wand entlang
bowl-around-yes-slides = Am Ende ist jeder Sprung um denselben Anteil kürzer. Also dauern unendlich viele zusammen nur { $moment }. Dann gleitet er mit { $along }, seiner ganzen Geschwindigkeit längs der Wand.
bowl-around-yes-bounces-lossless = Nichts geht verloren, also ist kein Flug kürzer als der vorige. Nach { $count } Sprüngen dauert einer immer noch { $took }.
bowl-around-yes-bounces = Längs der Wand hat er keine Geschwindigkeit. Jede Durchquerung dauert { $times }-mal so lang wie die vorige, aber jede endet an der Wand.
bowl-around-no-bounces-slides = Unendlich viele Sprünge können bald vorbei sein. Am Ende war jeder um denselben Anteil kürzer, und nach { $moment } waren alle vorbei.
bowl-around-no-slides-bounces-lossless = Dafür müssten die Flüge kürzer werden. Ohne Verlust war jeder von { $count } Sprüngen wie der erste, und ein Flug dauert { $took }.
bowl-around-no-slides-bounces = Zum Gleiten braucht er Geschwindigkeit längs der Wand. Durch die Mitte hat er keine: Jede Durchquerung dauert { $times }-mal so lang wie die vorige.

## ONE_CENTIMETRE

bowl-one-centimetre-asked =
    Zwei Bälle starten { $apart } auseinander, { $height } über einer runden Schale mit { $radius } Radius.
    Nach wie vielen Sprüngen sind sie zum ersten Mal 1 cm auseinander?
bowl-one-centimetre-head = Bei Sprung { $count }
bowl-one-centimetre-yes = Richtig: Bei Sprung { $count } sind sie { $apart } auseinander. Jeder Sprung machte ihren Abstand etwa { $rate }-mal so groß, von { $start } an.
bowl-one-centimetre-no-less = Zu früh: Bei Sprung { $early } sind sie erst { $early_apart } auseinander. Vom Start an macht ein Sprung den Abstand im Mittel { $rate }-mal so groß. Bei Sprung { $count } sind es { $apart }.
bowl-one-centimetre-no-added = Bei einem Sprung wird nichts *addiert*: Der Abstand wird *multipliziert*, etwa mit { $rate }. Bei Sprung { $count } sind es schon { $apart }.
bowl-one-centimetre-no-more = Zu spät: Schon bei Sprung { $count } sind sie { $apart } auseinander. Jeder Sprung machte ihren Abstand etwa { $rate }-mal so groß.

## FARTHEST_SAFE

bowl-farthest-safe-asked =
    Zwei andere Spiegel haben { $small } und { $large } Radius. Ein Ball fliegt zwischen ihnen, { $offset } neben ihrer Achse und etwas schräg zu ihr.
    Wie groß ist der größte Abstand, bei dem er bleibt?
bowl-farthest-safe-head = Bis { $both }
bowl-farthest-safe-yes = Richtig: bis { $both }, beide Radien zusammen. Bei { $safe } kam er höchstens { $safe_far } weg; bei { $out } war er bei Flug { $out_pass } um { $out_off } weg.
bowl-farthest-safe-no-gap = Bei { $gap } lief er davon, { $gap_off } weg bei Flug { $gap_pass }: Ein Mittelpunkt liegt zwischen den Spiegeln. Bei größerem Abstand liegen beide dort, und er bleibt wieder, bis zu beiden Radien zusammen, { $both }.
bowl-farthest-safe-no-one_radius = Er bleibt auch bei größerem Abstand, bis zu beiden Radien zusammen, { $both }: Bei { $safe } kam er höchstens { $safe_far } weg. Dort liegen beide Mittelpunkte zwischen den Spiegeln.
bowl-farthest-safe-no-less = Er bleibt auch bei größerem Abstand, bis zu beiden Radien zusammen, { $both }: Bei { $safe } kam er höchstens { $safe_far } weg.
bowl-farthest-safe-no-more = Bei { $out } lief er davon: { $out_off } weg bei Flug { $out_pass }. Über beiden Radien zusammen, { $both }, haben die Mittelpunkte die Plätze getauscht, und nichts hält ihn.

bowl-height-steps-1 = Eine Schale mit 1 m Radius. Der Ball ist 1 mm rechts: Dort steigt die Wand um 1 mm je 1 m.
bowl-height-steps-2 = Also fliegt der Ball unter dem doppelten Winkel weg, zur Mitte hin.
bowl-height-steps-3 = Aus 0,4 m fliegt er 0,57 s lang. Er fliegt 8 × 0,4 = 3,2-mal so weit hinüber, wie er neben der Mitte war.
bowl-height-steps-4 = Von 1 mm auf dieser Seite landet er 2,2 mm auf der anderen.
bowl-height-steps-5 = Jetzt du. Aus dem halben Radius fliegt er 4-mal so weit hinüber. Also landet er [3] mm auf der anderen Seite.

bowl-parting-steps-1 = Nimm an, der Abstand verdoppelt sich bei jedem Sprung: 1 µm, 2 µm, 4 µm …
bowl-parting-steps-2 = Zehn Sprünge: 2 × 2 × … × 2 = 1024, etwa das Tausendfache.
bowl-parting-steps-3 = Von 0,001 mm bis 1 mm braucht es also 10 Sprünge.
bowl-parting-steps-4 = Jetzt du. Von 0,001 mm bis 1 m braucht es [20] Sprünge.

bowl-distances-steps-1 = Gleiche Spiegel mit 1 m Radius: ein sicherer Bereich, bis zum doppelten Radius, 2 m.
bowl-distances-steps-2 = Einer davon flach: ein sicherer Bereich, bis zum Radius des anderen.
bowl-distances-steps-3 = Radien 0,6 und 1,4 m: sicher bis 0,6 m und wieder ab 1,4 m.
bowl-distances-steps-4 = Jetzt du. Der zweite Bereich endet bei beiden Radien zusammen: bei [2,0] m.

## Controls: what they are.

bowl-control-height = Fallhöhe über dem tiefsten Punkt
bowl-control-radius = Radius der Schale (für die Mitte des Balls)
bowl-control-offset = wie weit neben der Mitte er startet
bowl-control-shape = Schale, Parabolschüssel oder Spiegel
bowl-control-bounces = wie viele Sprünge man sieht
bowl-control-speed = Geschwindigkeit zur Seite am Anfang
bowl-control-launch = Geschwindigkeit am Anfang
bowl-control-long = halbe lange Achse der Ellipse
bowl-control-short = halbe kurze Achse der Ellipse
bowl-control-from_focus = ein Ball, der an einem Brennpunkt der Ellipse startet
bowl-control-angle = Richtung am Anfang: Winkel zur Wand, vom Brennpunkt aus zur langen Achse
bowl-control-pair = ein zweiter Ball
bowl-control-apart = sein Abstand vom ersten
bowl-control-e = behaltener Anteil der Geschwindigkeit beim Aufprall
bowl-control-spring = Feder, die den Ball mit 1 kg zur Mitte zieht; unter 0 drückt sie weg
bowl-control-second = Radius des rechten oder oberen Spiegels
bowl-control-distance = Abstand der Spiegel
bowl-control-farther = Abstand der Spiegel im zweiten Paar
bowl-control-farthest = Abstand der Spiegel im dritten Paar
bowl-control-three_pairs = dieselben Spiegel bei zwei weiteren Abständen
bowl-control-two_bowls = eine zweite Schale mit eigenem Ball
bowl-control-soft = die Schale gibt nach wie eine Matratze
bowl-control-stiffness = Härte der weichen Schale
bowl-control-radius_right = Radius der rechten Schale
bowl-control-height_right = Fallhöhe in der rechten Schale
bowl-control-shape_right = Form der rechten Schale

## Set-ups: what to look for.

bowl-set-up-salad-bowl = 15 cm Radius: Aus weniger als 7,5 cm Höhe bleibt er.
bowl-set-up-satellite-dish = Eine Parabel hat dieselbe Grenze. Darüber bleibt die Bewegung geordnet.
bowl-set-up-two-in-a-round-bowl = In einer runden Schale sind die beiden bald weit auseinander.
bowl-set-up-two-in-a-dish = In einer Parabel bleiben die beiden nah.
bowl-set-up-nearly-flat = Eine fast flache Schale lenkt den Ball langsam zurück und behält ihn.
bowl-set-up-on-the-moon = Alles geht langsamer, aber an denselben Orten.
bowl-set-up-two-mirrors = Ohne Schwerkraft, wie Licht in einem Laser.
bowl-set-up-equal-mirrors = Gleiche Spiegel haben einen sicheren Bereich, bis zu ihrem doppelten Radius.
bowl-set-up-mirror-and-wall = Ein Spiegel mit 10 m Radius ist fast eine flache Wand: Der sichere Bereich endet beim anderen Radius.
bowl-set-up-neighbours-in-a-bowl-and = In der Parabolschüssel bleiben sie nah.
bowl-set-up-with-a-little-loss = Er verliert Höhe, sinkt unter den halben Radius und bleibt.
bowl-set-up-two-mirrors-and-gravity = Durch die Schwerkraft ist er oben langsam und unten schnell. Mit mehr Geschwindigkeit bleibt er wieder.
bowl-set-up-in-an-ellipse-with-a = Von der Mitte weggedrückt, bleibt ein langsamer Ball längs der langen Achse.
bowl-set-up-two-curves-with-a-spring = Zug zur Mitte hilft bis zu beiden Radien zusammen. Drückt die Feder weg, braucht der Ball Geschwindigkeit.
bowl-set-up-focus-of-a-dish = Jede Bahn durch den Brennpunkt einer Parabolschüssel kommt dorthin zurück.
bowl-set-up-focus-of-a-round-bowl = Eine runde Schale sammelt nur, was nahe der Achse bleibt.
bowl-set-up-focus-of-an-ellipse = Eine Ellipse führt jede Bahn von einem Brennpunkt zum anderen und zurück.
bowl-set-up-around-a-circle-with-loss = Unendlich viele Sprünge sind zu einem Zeitpunkt vorbei, den man vorhersagen kann.
bowl-set-up-a-soft-bowl = Eine weiche Wand drückt länger und lenkt den Ball stärker zurück.

## Acts.

bowl-act-1 = Wie hoch?
bowl-act-1-why = Jeder Aufprall hinterlässt einen Punkt unter der Schale. Hebe den Ball oder biege den Rand. Wann laufen die Punkte davon?
bowl-act-2 = Zwei Nachbarn
bowl-act-2-why = Kein Start ist ganz genau. In welcher Schale zählt ein winziger Fehler, in der runden oder der Parabolschüssel?
bowl-act-3 = Zwei Spiegel
bowl-act-3-why = Ein Ball fliegt zwischen zwei gekrümmten Spiegeln hin und her, wie Licht in einem Laser. Bei welchen Abständen bleibt er?

## Lines to write.

bowl-act-1-after = Warum ist die Grenze auf jedem Planeten der halbe Radius?
bowl-act-1-after-model = Schwächere Schwerkraft macht Fallen und Hinüberfliegen langsamer, beides gleich. Also landet der Ball an denselben Orten.

## Answers that can be chosen.

bowl-focus-first = Nach dem ersten Aufprall.
bowl-focus-second = Nach dem zweiten Aufprall.
bowl-focus-never = Nicht wieder.
bowl-two-bowls-left = nur in der linken
bowl-two-bowls-right = nur in der rechten
bowl-two-bowls-both = in beiden
bowl-two-bowls-neither = in keiner
bowl-loss-runs = Er läuft von der Mitte weg.
bowl-loss-stays = Er sinkt unter die Grenze und bleibt.
bowl-loss-jumps = Er springt aus der Schale.
bowl-parting-below = weniger als 0,1 mm
bowl-parting-between = zwischen 0,1 mm und 2 cm
bowl-parting-above = mehr als 2 cm
bowl-contrast-deeper = Die Parabolschüssel ist tiefer.
bowl-contrast-together = Rechts bleiben die zwei Bälle zusammen.
bowl-contrast-slower = Die Bälle rechts sind langsamer.
bowl-distances-all = bei allen drei
bowl-distances-nearest = nur beim kleinsten
bowl-distances-ends = beim kleinsten und beim größten
bowl-distances-farthest = nur beim größten
bowl-upwards-stays = Er bleibt nahe der Achse.
bowl-upwards-runs = Er läuft zur Seite davon.
bowl-upwards-never = Er erreicht den oberen Spiegel nie.
bowl-along-which-short = Längs der kurzen.
bowl-along-which-long = Längs der langen.
bowl-along-which-neither = Längs keiner.
bowl-pull-or-push-pulled = Nur der gezogene.
bowl-pull-or-push-pushed = Nur der weggedrückte.
bowl-pull-or-push-both = Beide.
bowl-pull-or-push-neither = Keiner.
bowl-around-bounces = Er springt ewig weiter.
bowl-around-slides = Er gleitet an der Wand entlang.
bowl-soft-bowl-lower = Tiefer.
bowl-soft-bowl-same = Auf gleicher Höhe.

## Pictures of verdicts.

bowl-limits-picture = Der halbe Krümmungsradius liegt bei { $half }: Dort hat ein Spiegel dieser Form seinen Brennpunkt. Fällt ein Ball von weiter unten, bleibt er nahe der Achse.
bowl-limits-picture-two = Der halbe Krümmungsradius liegt bei { $left } und { $right }: Dort hat ein Spiegel dieser Form seinen Brennpunkt. Fällt ein Ball von weiter unten, bleibt er nahe der Achse.
bowl-limits-half =
    halber Radius:
    Brennpunkt
bowl-limits-centre = Mittelpunkt
bowl-distance-picture = Abstand der beiden Bälle bei jedem Sprung: { $first } beim ersten, { $last } bei Sprung { $count }.
bowl-distance-chart = Abstand der beiden Bälle
bowl-distance-line = Abstand
bowl-loss-picture =
    Wie weit neben der Achse jeder Aufprall liegt; am weitesten: { $far }. { $count ->
        [one] Der erste Flug war höher als der halbe Radius.
       *[other] Die ersten { $count } Flüge waren höher als der halbe Radius.
    }
bowl-loss-farthest = am weitesten: { $far }
bowl-loss-rim = Rand
bowl-loss-above = über dem halben Radius
bowl-bounces-chart = Aufprall neben der Achse
# One ball; one along each axis of an ellipse; or one pulled to the middle and one pushed away.
bowl-bounces-picture =
    { $whose ->
        [axes] Wie weit neben der Achse jeder Aufprall liegt. Am weitesten: kurze Achse { $first }, lange Achse { $second }.
        [springs] Wie weit neben der Achse jeder Aufprall liegt. Am weitesten: gezogen { $first }, weggedrückt { $second }.
       *[one] Wie weit neben der Achse jeder Aufprall liegt. Am weitesten: { $first }.
    }
bowl-focus-picture = Wie nah der Ball nach jedem der ersten Sprünge an den Brennpunkt kam: { $distances } cm.
bowl-focus-chart = Kleinster Abstand zum Brennpunkt
bowl-focus-mark = Brennpunkt
bowl-focus-mark-other = anderer Brennpunkt
bowl-flights-picture = Flüge von Aufprall zu Aufprall: zuerst { $first }, zuletzt { $last }.
bowl-flights-picture-slides = Flüge von Aufprall zu Aufprall: zuerst { $first }, zuletzt { $last }. Ab { $moment } gleitet er.
bowl-flights-chart = Dauer jedes Flugs
bowl-zones-picture =
    { $radii ->
        [equal] Wie weit der Ball bei jedem Abstand neben die Achse kam. Er bleibt bis { $both }.
       *[two] Wie weit der Ball bei jedem Abstand neben die Achse kam. Er bleibt bis { $small } und von { $large } bis { $both }.
    }
bowl-zones-chart = Abstände, die ihn halten
bowl-zones-stays = bleibt
bowl-axis-bounce = Sprung
bowl-axis-after-bounce = nach Sprung
bowl-axis-flight = Flug
bowl-axis-time = Zeit (s)
bowl-axis-distance = Abstand (m)
bowl-axis-near = Abstand (cm)
bowl-axis-apart = Abstand (mm)
bowl-axis-off = neben der Achse (cm)
bowl-axis-farthest = am weitesten neben der Achse (cm)

## The chart: a point for each flight.

bowl-section-chart = Ein Punkt für jeden Flug
bowl-section-place = wo er am höchsten ist, oder mitten zwischen Spiegeln (mm)
bowl-section-speed = Geschwindigkeit zur Seite dort (m/s)
bowl-section-others = andere Starts mit dieser Energie
bowl-section-allowed = alles, was diese Energie erlaubt
bowl-section-start = der Start

## The law in numbers. "turns" are counted in bounces, or in round trips between mirrors.

bowl-law-farthest = weitester Aufprall von { $count }: { $far } neben der Mitte
bowl-law-lowest = am tiefsten Punkt: { $formula }
bowl-law-side =
    { $side ->
        [below] { $height } ist unter { $half }
        [above] { $height } ist über { $half }
       *[at] { $height } ist bei { $half }
    }
bowl-law-side-hard =
    { $side ->
        [below] { $height } ist unter { $half }, der Grenze einer harten Schale
        [above] { $height } ist über { $half }, der Grenze einer harten Schale
       *[at] { $height } ist bei { $half }, der Grenze einer harten Schale
    }
bowl-law-gives-way = sie gibt etwa { $formula } nach, mit m = 1 kg
bowl-law-loses = { $formula }: Bei jedem Aufprall verliert er Höhe
bowl-law-grows =
    { $turns ->
        [trips] { $formula }, außerhalb von ±1: Ein kleiner Abstand wird bald bei jedem Hin und Her { $times }-mal so groß
       *[bounces] { $formula }, außerhalb von ±1: Ein kleiner Abstand wird bald bei jedem Sprung { $times }-mal so groß
    }
bowl-law-at-limit = { $formula }: genau an der Grenze
bowl-law-back =
    { $turns ->
        [trips] { $formula }: Nach { $count }-mal Hin und Her ist er wieder da
       *[bounces] { $formula }: Nach { $count } Sprüngen ist er wieder da
    }
bowl-law-to-and-fro = hin und her mit { $speed }, ohne Schwerkraft
bowl-law-product = { $formula }; zum Bleiben zwischen 0 und 1
bowl-law-upper = bis zum oberen Spiegel: ab { $formula }
bowl-law-half-trace = die halbe Spur eines Sprungs ist { $half }; von −1 bis 1 bleibt er
bowl-law-foci = eine Ellipse führt jede Bahn von einem Brennpunkt zum anderen
bowl-law-to-focus = kleinster Abstand zum ersten, Flug für Flug: { $distances } cm
bowl-law-near-the-axis = von 0 bis 1 bleibt er nahe der Achse; S, R: Weg bis zur Wand, ihr Radius
bowl-law-through-centre = durch die Mitte: nichts längs der Wand
bowl-law-crossings = jede Durchquerung dauert { $formula }-mal so lang wie die vorige
bowl-law-chord = erste Sehne: { $formula }
bowl-law-chords-alike = nichts geht verloren: Alle Sehnen sind gleich
bowl-law-shrinks = tan α schrumpft bei jedem Aufprall auf das { $share }-Fache
bowl-law-slides = er gleitet ab { $formula }, { $along }

## Bars.

bowl-experiment-energy = Energie

## The printed sheet: at home.

bowl-sheet-at-home = Miss eine runde Schale: Öffnung w = ____ cm, Tiefe d = ____ cm; ihr Radius ist a = w²/8d + d/2 = ____ cm. Lass eine Murmel 1 cm neben der Mitte fallen, aus a/4 und aus a. Wie weit neben der Mitte ist ihr zweiter Aufprall? ____ cm, ____ cm
bowl-sheet-expect = Aus a/4 nicht weiter als der erste, aus a mehrmals so weit, auf der anderen Seite. Jeder Aufprall nimmt Höhe: Bald ist die Murmel tief genug und kommt zur Mitte zurück.

## Exercises.

bowl-exercise-highest = Eine Schale hat 30 cm Radius. Aus welcher Höhe darf ein Ball neben der Mitte höchstens fallen, damit er bleibt?
bowl-exercise-highest-hint = Wo ist der Brennpunkt eines gekrümmten Spiegels mit diesem Radius?
bowl-exercise-highest-solution = Beim halben Radius: 15 cm.
bowl-exercise-fourth = In derselben Schale: Aus welcher Höhe ist der Ball nach jedem vierten Sprung wieder am selben Ort?
bowl-exercise-fourth-hint = N Sprünge machen eine volle Drehung: 1 − 4 h/a = cos(360°/N).
bowl-exercise-fourth-solution = Für N = 4 ist der Kosinus 0: h = a/4 = 7,5 cm.
bowl-exercise-mirrors = Zwei gekrümmte Spiegel haben je 1 m Radius. Bis zu welchem Abstand bleibt ein Ball nahe ihrer Achse?
bowl-exercise-mirrors-hint = Beide Radien zusammen.
bowl-exercise-mirrors-solution = l < R₁ + R₂ = 2 m. Für Licht in einem Laser gilt dieselbe Regel.

## Challenges.

bowl-challenge-safe = Lass den Ball 1 cm neben der Mitte fallen, aus möglichst großer Höhe. Er muss 50 Sprünge lang innerhalb von 10 cm bleiben.
bowl-challenge-safe-hint = Welcher Punkt eines Spiegels liegt auf halbem Weg zu seinem Mittelpunkt?
bowl-challenge-ring = Durch den Ring: Starte mindestens 30 cm neben der Mitte der Schüssel. Schicke die Mitte des Balls durch einen Ring von 2 cm um den Brennpunkt, Flug für Flug.
bowl-challenge-ring-hint = Die Bahn führt auf zwei Arten durch den Ring; die flache lässt sich leichter lenken.

## Questions to a class.

bowl-class-drops =
    Zwei Schalen haben 1 m Radius. Ein Ball fällt links 0,45 m tief, rechts 0,55 m, jeweils 1 mm neben der Mitte.
    In welcher Schale bleibt der Ball nahe der Mitte?
bowl-class-neighbours =
    Zwei Bälle starten 0,001 mm auseinander, 0,95 m über einer runden Schale mit 1 m Radius.
    Wie weit sind sie nach 20 Sprüngen auseinander?
bowl-class-mirrors =
    Ohne Schwerkraft fliegt ein Ball zwischen gekrümmten Spiegeln mit 0,6 m und 1,4 m Radius, 1 mm neben der Achse.
    Bei welchem dieser Abstände bleibt er: 0,4; 1,1; 1,7 m?

## The printed sheet: columns.

bowl-column-drop-radius-m = Fallhöhe, Radius (m)
bowl-column-half-the-radius = Halber Radius (m)
bowl-column-farthest-bounce-mm = Weitester Aufprall (mm neben der Mitte)
bowl-column-does-it-stay = Bleibt er innerhalb eines Zehntels des Radius?
bowl-cell-stays = ja
bowl-cell-leaves = nein, ab Sprung { $bounce }

## What challenges came to, and their targets.

bowl-safe-ran-away = Er lief bei Sprung { $bounce } davon: Er war { $off } weg.
bowl-safe-few =
    { $count ->
        [one] Er sprang in der Schale einmal, nicht öfter.
       *[other] Er sprang in der Schale { $count }-mal, nicht öfter.
    }
bowl-safe-low = Er blieb, aber nur aus { $height } Radien Höhe.
bowl-safe-stayed = Er blieb, aus { $height } Radien Höhe, { $count } Sprünge lang.
bowl-safe-target = Ziel: Starte aus { $low } oder { $middle } oder { $high } Radien Höhe. Bleibe innerhalb von { $off } um die Mitte.
bowl-safe-level = { $part } Radien
bowl-safe-ring = { $off } weg
bowl-safe-bounce = Sprung { $bounce }
bowl-ring-too-near = Starte mindestens { $off } neben der Mitte.
bowl-ring-through =
    { $count ->
        [one] { $count } Flug ging durch den Ring.
       *[other] { $count } Flüge nacheinander gingen durch den Ring.
    }
bowl-ring-missed = Flug { $flight } verfehlte den Ring um { $off }.
bowl-ring-through-then-missed = { bowl-ring-through } { bowl-ring-missed }
bowl-ring-missed-after = { bowl-ring-missed } { bowl-ring-through }
bowl-ring-target = Ziel: ein Ring von { $wide } um den Brennpunkt.
bowl-ring-mark = Ring, { $wide } breit
bowl-ring-flights =
    { $count ->
        [one] { $count } Flug
       *[other] { $count } Flüge
    }

## Names of set-ups.

bowl-name-Salad-bowl = Salatschüssel
bowl-name-Satellite-dish = Satellitenschüssel
bowl-name-Two-in-a-round-bowl = Zwei in runder Schale
bowl-name-Two-in-a-dish = Zwei in einer Parabel
bowl-name-Nearly-flat = Fast eben
bowl-name-On-the-Moon = Auf dem Mond
bowl-name-Two-mirrors = Zwei Spiegel
bowl-name-Equal-mirrors = Gleiche Spiegel
bowl-name-Mirror-and-wall = Spiegel und Wand
bowl-name-Neighbours-in-a-bowl-and-in-a-dish = Nachbarn in Schale und Parabel
bowl-name-With-a-little-loss = Mit etwas Verlust
bowl-name-Two-mirrors-and-gravity = Zwei Spiegel mit Schwerkraft
bowl-name-In-an-ellipse-with-a-spring = In einer Ellipse, mit Feder
bowl-name-Two-curves-with-a-spring = Zwei Kurven, mit Feder
bowl-name-Focus-of-a-dish = Brennpunkt einer Parabel
bowl-name-Focus-of-a-round-bowl = Brennpunkt einer runden Schale
bowl-name-Focus-of-an-ellipse = Brennpunkt einer Ellipse
bowl-name-Around-a-circle-with-loss = Im Kreis herum, mit Verlust
bowl-name-A-soft-bowl = Eine weiche Schale

## Names of runs.

bowl-name-ball = Ball
bowl-name-neighbour = Nachbar
bowl-name-farther = weiter weg
bowl-name-farthest = am weitesten weg
bowl-name-right = rechts
bowl-name-right-neighbour = rechter Nachbar
bowl-name-short-axis = kurze Achse
bowl-name-long-axis = lange Achse
bowl-name-pulled = gezogen
bowl-name-pushed = weggedrückt

## Names of curves, bars and forces.

bowl-name-distance-off-centre = Abstand von der Mitte
bowl-name-speed = Geschwindigkeit
bowl-name-energy-of-height-or-springs = Lage- oder Federenergie

## Names of groups of controls.

bowl-name-How-it-starts = Wie es beginnt
bowl-name-Planet-and-loss = Planet und Verlust
bowl-name-Spring = Feder
bowl-name-Two-bowls = Zwei Schalen

## Names of what can be chosen in the panel.

bowl-name-round-bowl = runde Schale
bowl-name-parabola = Parabel
bowl-name-two-mirrors = zwei Spiegel
bowl-name-one-above-the-other = übereinander
bowl-name-mirrors-and-a-spring = Spiegel und Feder
bowl-name-ellipse = Ellipse
bowl-name-round-room = runder Raum

## Controls: words that stand for them, where others have a symbol.

bowl-symbol-shape = Form
bowl-symbol-from-a-focus = vom Brennpunkt aus
bowl-symbol-two-balls = zwei Bälle
bowl-symbol-three-pairs = drei Paare
bowl-symbol-two-bowls = zwei Schalen
bowl-symbol-soft = weich
bowl-symbol-right-one = der rechte

## Name of the lesson.

bowl-name-How-high-can-it-bounce-and-still-stay = Wie hoch darf er springen und doch bleiben?

## Values that cannot run: each without its full stop.

bowl-refuses-mirror = { $off } neben der Achse ist ein Spiegel mit Radius { $radius } zu Ende; beginne näher an der Achse
bowl-refuses-ellipse = { $off } neben der Achse ist die Ellipse zu Ende; beginne näher an der Achse
bowl-refuses-soft = eine Wand mit { $stiffness } gibt um { $by } nach und lässt den Ball durch; nimm eine härtere oder eine kleinere Fallhöhe
bowl-refuses-bowl = { $off } neben der Mitte ist eine Schale mit Radius { $radius } zu Ende; beginne näher an der Mitte
bowl-refuses-start = { $off } neben der Mitte, mit { $speed } zur Seite, würde der Ball { $deep } tief in der Wand beginnen; nimm eine größere Fallhöhe h
