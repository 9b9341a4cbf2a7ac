### What lesson attracting_stones says.

## END

# $each is a speed, or "rest".
attracting-stones-end-asked =
    { $each ->
        [rest] Zwei Steine haben { $distance } Abstand. Beide ruhen am Anfang. Bei jedem Stoß bleiben { $kept } des Tempos aufeinander zu.
       *[sideways] Zwei Steine haben { $distance } Abstand. Jeder läuft mit { $each } zur Seite, in entgegengesetzten Richtungen. Bei jedem Stoß bleiben { $kept } des Tempos aufeinander zu.
    }
    Wie endet das?
attracting-stones-end-seen-touching = Am Ende berührten sie sich.
attracting-stones-end-seen-forever = Sie prallten immer weiter ab.
attracting-stones-end-seen-orbit = Sie kreisten und berührten sich nie.
attracting-stones-end-seen-apart = Sie flogen auseinander.
attracting-stones-end-head-touching = Am Ende berühren sie sich
attracting-stones-end-head-forever = Sie prallen ewig ab
attracting-stones-end-head-orbit = Sie kreisen und berühren sich nie
attracting-stones-end-head-apart = Sie fliegen auseinander
attracting-stones-end-yes-touching-head-on = Die Stöße enden nach { $over }, dann ruhen die Steine: Bei frontalen Stößen gibt es keine Drehung, die bleibt.
attracting-stones-end-yes-touching-sideways = Die Stöße enden nach { $over }. Die Drehung bleibt: Die Steine berühren sich und drehen sich ewig, einmal in { $round }.
attracting-stones-end-yes-forever = Kein Verlust: { $count } Stöße, jeder so schnell wie der erste.
attracting-stones-end-yes-orbit-falls = Sie kommen aneinander vorbei, mit { $nearest } Abstand, nie weniger.
attracting-stones-end-yes-orbit-rises = Sie kommen sich nie näher als am Anfang, { $nearest }.
attracting-stones-end-yes-apart = Je { $each } sind mehr als die { $leave }, die zum Entkommen nötig sind.
attracting-stones-end-no-touching-forever = Verlust beendet die Bewegung, aber hier geht nichts verloren. Bei jedem Stoß bleibt die ganze Geschwindigkeit. Also war Stoß { $count } so hart wie der erste.
attracting-stones-end-no-touching-orbit-falls = Steine, die sich anziehen, müssen sich nicht treffen. Seitlich waren sie schnell genug zum Verfehlen: kleinster Abstand { $nearest }. Ohne Stoß geht nichts verloren.
attracting-stones-end-no-touching-orbit-rises = Steine, die sich anziehen, müssen sich nicht treffen. Mit je { $each } liefen sie erst auseinander und kamen sich nie näher als { $nearest }. Ohne Stoß geht nichts verloren.
attracting-stones-end-no-touching-apart = Sie trafen sich nie. Seitlich hatte jeder { $each }, mehr als die { $leave }, die zum Entkommen nötig sind.
attracting-stones-end-no-forever-touching = Immer kleiner heißt nicht: ohne Ende. Jeder Sprung dauert etwa das { $ratio }-Fache des vorigen: Nach { $over } waren alle Stöße vorbei.
attracting-stones-end-no-forever-orbit = Sie berührten sich nie: Der kleinste Abstand war { $nearest }. Ohne Stoß prallt nichts ab.
attracting-stones-end-no-forever-apart = Sie berührten sich nie: Der kleinste Abstand war { $nearest }. Ab je { $leave } kommen sie nie zurück.
attracting-stones-end-no-orbit-touching-head-on = Was sich anzieht, muss nicht kreisen. Diese zwei ruhten am Anfang, also fielen sie genau aufeinander zu. Zum Verfehlen braucht jeder mindestens { $graze } zur Seite.
attracting-stones-end-no-orbit-touching-sideways = Was sich anzieht, muss nicht kreisen. Zum Verfehlen braucht jeder mindestens { $graze } zur Seite. Mit { $each } treffen sie sich.
attracting-stones-end-no-orbit-apart = Schneller heißt nicht: immer nur eine größere Umlaufbahn. Ab je { $leave } kommen sie nie zurück.
attracting-stones-end-no-orbit-forever-head-on = Beide ruhten am Anfang, also trug sie nichts aneinander vorbei: Sie fielen, stießen zusammen und entfernten sich wieder bis { $top }.
attracting-stones-end-no-orbit-forever-sideways = Mit je { $each } fallen sie fast genau aufeinander zu, stoßen zusammen und entfernen sich wieder bis { $top }.
attracting-stones-end-no-apart-touching-head-on = Nichts gibt ihnen hier Energie, am wenigsten ein Stoß. Zum Entkommen aus { $distance } Abstand braucht jeder { $leave }, und am Anfang ruhten sie.
attracting-stones-end-no-apart-touching-sideways = Nichts gibt ihnen hier Energie, am wenigsten ein Stoß. Zum Entkommen aus { $distance } Abstand braucht jeder { $leave }, und am Anfang hatten sie { $each }.
attracting-stones-end-no-apart-forever-head-on = Nichts gibt ihnen hier Energie, am wenigsten ein Stoß. Zum Entkommen aus { $distance } Abstand braucht jeder { $leave }, und am Anfang ruhten sie. Sie entfernten sich wieder bis { $top }.
attracting-stones-end-no-apart-forever-sideways = Nichts gibt ihnen hier Energie, am wenigsten ein Stoß. Zum Entkommen aus { $distance } Abstand braucht jeder { $leave }, und am Anfang hatten sie { $each }. Sie entfernten sich wieder bis { $top }.
attracting-stones-end-no-apart-orbit = Nichts gibt ihnen hier Energie. Zum Entkommen aus { $distance } Abstand braucht jeder { $leave }, und am Anfang hatten sie { $each }. Der größte Abstand war { $farthest }.

attracting-stones-end-steps-1 = Frontal: Sie fallen und stoßen zusammen. Jeder Sprung dauert etwa das 0,7-Fache des vorigen: vorbei nach 7,4 h.
attracting-stones-end-steps-2 = Dazu 0,10 mm/s zur Seite: Zerleg die Geschwindigkeit in *aufeinander zu* und *quer*.
attracting-stones-end-steps-3 = Ein Stoß verkleinert *aufeinander zu* auf 70 %. *Quer* kann er nichts ändern.
attracting-stones-end-steps-4 = Jetzt du. Quer wächst, wenn sie sich nähern: 6 m × 0,10 mm/s = 2 m × [0,30] mm/s.

## AT_ALL

attracting-stones-at-all-asked =
    Zwei Steine schweben im leeren Raum, mit { $distance } Abstand. Sonst ist nichts in der Nähe.
    Was tun sie?
attracting-stones-at-all-head-together = Sie fallen aufeinander zu
attracting-stones-at-all-yes-together = Sie ziehen einander mit { $force } an und stoßen nach { $fall } zusammen.
attracting-stones-at-all-no-stay-together = Nicht nur große Körper ziehen an. Diese zwei ziehen einander mit { $force } an und stoßen nach { $fall } zusammen.
attracting-stones-at-all-no-apart-together = Nichts drückt sie auseinander. Sie ziehen einander mit { $force } an und stoßen nach { $fall } zusammen.

## PASS

# $distance is a length, or "far"; $aim is a length, or "straight".
attracting-stones-pass-given =
    { $distance ->
        [far] { $aim ->
            [straight] Von weit her kommt ein Stein mit { $speed }, genau auf einen anderen zu.
           *[beside] Von weit her kommt ein Stein mit { $speed }, um { $aim } neben einen anderen gezielt.
        }
       *[near] { $aim ->
            [straight] Ein Stein startet in { $distance } Abstand mit { $speed }, genau auf einen anderen zu.
           *[beside] Ein Stein startet in { $distance } Abstand mit { $speed }, um { $aim } neben einen anderen gezielt.
        }
    } Bei einem Stoß bleiben { $kept } des Tempos aufeinander zu.
attracting-stones-pass-asked =
    { attracting-stones-pass-given }
    Was wird aus dem Stein, der kommt?
attracting-stones-pass-head-caught = Er wird eingefangen
attracting-stones-pass-head-hits = Er stößt an und fliegt weg
attracting-stones-pass-head-misses = Er fliegt vorbei und weg
attracting-stones-pass-head-orbit = Er kommt ohne Stoß auf eine Umlaufbahn
attracting-stones-pass-yes-caught = Er kam mit { $before } zum Stoß und ging mit { $after } weg; zum Entkommen braucht er { $needed }.
attracting-stones-pass-yes-hits-elastic = Er flog mit { $left } weg, genau so schnell, wie er kam.
attracting-stones-pass-yes-hits-fast = Beim Stoß hatte er { $before }, danach noch { $after }. Das ist mehr als die nötigen { $needed }.
attracting-stones-pass-yes-misses = Um { $bent } abgelenkt, kleinster Abstand { $nearest }, und mit { $left } weg.
attracting-stones-pass-yes-orbit = Er war nie schnell genug zum Entkommen: { $came }, nötig sind { $needed_there }.
attracting-stones-pass-no-orbit-misses = Nahe kommen reicht nicht. Hinein wurde er schneller, hinaus wieder langsamer: { $came } hinein, { $left } hinaus. Ohne Stoß geht nichts verloren, und nichts wird eingefangen.
attracting-stones-pass-no-orbit-caught = Er flog nicht vorbei: Die Anziehung krümmt Wege. Bis { $wide } daneben gezielt trifft er noch. Beim Stoß verlor er zu viel zum Entkommen: { $after } blieben.
attracting-stones-pass-no-orbit-hits = Er flog nicht vorbei: Die Anziehung krümmt Wege. Bis { $wide } daneben gezielt trifft er noch. Nach dem Stoß reichten { $after } zum Entkommen.
attracting-stones-pass-no-caught-hits-elastic = Ein Stoß allein hält ihn nicht. Nichts ging verloren, also hat er dieselbe Energie wie in der Ferne. Dorthin kommt er zurück, mit { $left }.
attracting-stones-pass-no-caught-hits-fast = Er kam mit { $before } zum Stoß und hatte danach noch { $after }. Zum Entkommen reichen { $needed }, also flog er mit { $left } weg.
attracting-stones-pass-no-hits-caught = Abprallen allein wirft ihn nicht weg. Nach dem Stoß hatte er { $after }, und zum Entkommen sind { $needed } nötig. Also fällt er zurück, wieder und wieder.
attracting-stones-pass-no-misses-caught-straight = Jeder Stein hat 1 m Radius. Mit { $aim } daneben gezielt berühren sie sich auch auf einer Geraden. Nach dem Stoß hatte er { $after }: eingefangen.
attracting-stones-pass-no-misses-caught-beside = Mit { $aim } daneben müssten Steine von 1 m Radius sich verfehlen. Aber sie ziehen sich an: Was um weniger als { $wide } daneben zielt, trifft. Danach hatte er { $after }: eingefangen.
attracting-stones-pass-no-misses-hits = Er flog nicht vorbei: Die Anziehung krümmt Wege. Darum trifft alles, was um weniger als { $wide } daneben zielt, hier { $aim }. Er flog mit { $left } weg.
attracting-stones-pass-no-caught-misses = Er flog in { $nearest } Abstand vorbei: kein Stoß, also kein Verlust. Er flog mit { $left } weg, so schnell, wie er kam.
attracting-stones-pass-no-hits-misses = Er flog in { $nearest } Abstand vorbei: kein Stoß, also kein Verlust. Die Anziehung lenkte ihn um { $bent } ab, mehr nicht.
attracting-stones-pass-no-caught-orbit = Er startete mit { $came }, und zum Entkommen wären { $needed_there } nötig. Er ist schon gebunden, und er trifft nicht: eine Umlaufbahn. Der kleinste Abstand war { $nearest }.
attracting-stones-pass-no-hits-orbit = Er traf nie: kleinster Abstand { $nearest }. Er startete mit { $came }, und zum Entkommen wären { $needed_there } nötig. Er ist schon gebunden, und er trifft nicht: eine Umlaufbahn.
attracting-stones-pass-no-misses-orbit = Er kann nicht wegfliegen. Er startete mit { $came }, und zum Entkommen wären { $needed_there } nötig. Er ist schon gebunden, und er trifft nicht: eine Umlaufbahn.

## GRAZE

attracting-stones-graze-asked =
    { attracting-stones-pass-given } So weit daneben trifft er den anderen kaum.
    Verliert er Energie?
attracting-stones-graze-head-lost = Er verliert Energie und fliegt weg
attracting-stones-graze-head-none = Er verliert keine
attracting-stones-graze-head-caught = Er wird eingefangen
attracting-stones-graze-yes-lost = Bis { $wide } daneben gezielt trifft er, und { $aim } ist weniger. Die Ränder nähern sich mit { $closing }, und { $share } seiner Energie sind weg.
attracting-stones-graze-yes-none-touch = Die Ränder berühren sich, aber sie laufen aneinander entlang. Sie nähern sich nur mit { $closing }, und nur davon nimmt ein Stoß.
attracting-stones-graze-yes-none-miss = Bis { $wide } daneben gezielt trifft er, und { $aim } ist mehr. Er fliegt in { $nearest } Abstand vorbei: kein Stoß, kein Verlust.
attracting-stones-graze-yes-caught = Bis { $wide } daneben gezielt trifft er, und { $aim } ist weniger. Die Ränder nähern sich mit { $closing }, und das nimmt mehr Energie, als er mitbrachte.
attracting-stones-graze-no-none-lost = Er streift, aber nicht nur am Rand entlang: Die Ränder nähern sich mit { $closing }. Der Stoß nahm { $share } der Energie, die er mitbrachte.
attracting-stones-graze-no-caught-lost = Der Stoß nahm { $share } der Energie, die er mitbrachte. Der Rest reicht zum Entkommen, mit { $left }.
attracting-stones-graze-no-lost-none-touch = Eine Berührung allein nimmt nichts. Die Ränder laufen aneinander entlang und nähern sich nur mit { $closing }; von { $came } bleiben { $left }.
attracting-stones-graze-no-lost-none-miss = Er kam bis auf { $nearest } heran und berührte nicht. Ohne Stoß geht nichts verloren: { $came } hinein, { $left } hinaus.
attracting-stones-graze-no-caught-none-touch = Zum Einfangen müsste er alle Energie verlieren, die er mitbrachte. Die Ränder nähern sich nur mit { $closing }, also fliegt er mit { $left } weg.
attracting-stones-graze-no-caught-none-miss = Anziehung allein hält ihn nicht. Er flog ohne Stoß in { $nearest } Abstand vorbei und mit { $left } weg, so schnell, wie er kam.
attracting-stones-graze-no-none-caught = In der Ferne ist er langsam, also bringt er wenig Energie mit. Die Ränder nähern sich mit { $closing }, und der Stoß nimmt mehr als das.
attracting-stones-graze-no-lost-caught = Er kann nicht wegfliegen: Mit { $came } brachte er wenig Energie mit. Die Ränder näherten sich mit { $closing }, und der Stoß nahm mehr als das.

attracting-stones-pass-steps-1 = Die Hälfte der Geschwindigkeit bleibt; alles in mm/s. In der Ferne: 0,336.
attracting-stones-pass-steps-2 = Beim Stoß: √(0,336² + 1,295²) = 1,338.
attracting-stones-pass-steps-3 = Nach dem Stoß: 0,669.
attracting-stones-pass-steps-4 = Jetzt du. Zum Entkommen braucht er 1,295; ihm fehlen [0,626].

## CATCH

attracting-stones-catch-asked =
    { $way ->
        [forwards] Ein kleiner Stein umkreist einen schweren in { $round }. Er bekommt einen Schub nach vorn: { $share } schneller. Sein Zwilling bekommt keinen.
        [backwards] Ein kleiner Stein umkreist einen schweren in { $round }. Er bekommt einen Schub nach hinten: { $share } langsamer. Sein Zwilling bekommt keinen.
        [outwards] Ein kleiner Stein umkreist einen schweren in { $round }. Er bekommt einen Schub nach außen, { $share } seiner Geschwindigkeit. Sein Zwilling bekommt keinen.
       *[inwards] Ein kleiner Stein umkreist einen schweren in { $round }. Er bekommt einen Schub nach innen, { $share } seiner Geschwindigkeit. Sein Zwilling bekommt keinen.
    }
    Wo ist er, wenn sein Zwilling einmal herum ist?
attracting-stones-catch-asked-mass =
    Ein kleiner Stein umkreist einen schweren in { $round }. Er hat { $mass }. Sein Zwilling mit { $twin } startet mit ihm, gleich schnell.
    Wo ist er, wenn sein Zwilling einmal herum ist?
attracting-stones-catch-head-ahead = Er ist vor seinem Zwilling
attracting-stones-catch-head-level = Er ist gleichauf mit seinem Zwilling
attracting-stones-catch-head-behind = Er ist hinter seinem Zwilling
attracting-stones-catch-yes-behind = { $angle } dahinter: Nach vorn geschoben steigt er bis { $far }, und sein Umlauf dauert { $round } statt { $twin }.
attracting-stones-catch-yes-ahead = { $angle } davor: Gebremst fällt er nach innen bis { $near }, und sein Umlauf dauert { $round } statt { $twin }.
attracting-stones-catch-yes-level-across = Gleichauf, bis auf { $angle }: Ein Schub quer zur Bahn ändert die Form, aber kaum die Umlaufzeit.
attracting-stones-catch-yes-level-mass = Gleichauf: Auf die Masse kommt es nicht an.
attracting-stones-catch-no-ahead-behind = Schneller beim Schub heißt nicht vorn am Ende. Der Schub hob ihn auf einen größeren Umlauf. Dort ist er meist *langsamer*: Ein Umlauf dauert { $round } statt { $twin }.
attracting-stones-catch-no-behind-ahead = Durch Bremsen kommt er nicht später an. Er sank auf einen kleineren Umlauf, und dort ist er schneller: Ein Umlauf dauert { $round } statt { $twin }. Also ist er vorn.
attracting-stones-catch-no-ahead-level-across = Ein Schub quer zur Bahn bringt fast keine Energie: { $energy }. Die Umlaufzeit hängt nur von der Energie ab, also kommt er gleichauf zurück, bis auf { $angle }.
attracting-stones-catch-no-behind-level-across = Der Weg ist auf einer Seite länger und auf der anderen kürzer. Die Energie änderte sich nur um { $energy }. Also dauert sein Umlauf { $round }: gleichauf, bis auf { $angle }.
attracting-stones-catch-no-ahead-level-mass = Ein schwererer Stein ist nicht schneller. Die Anziehung ist { $mass }-mal so stark und die Trägheit { $mass }-mal so groß: derselbe Umlauf.
attracting-stones-catch-no-behind-level-mass = Ein schwererer Stein ist nicht langsamer. Die Trägheit ist { $mass }-mal so groß, aber die Anziehung ist { $mass }-mal so stark: derselbe Umlauf.
attracting-stones-catch-no-level-ahead = Der Schub änderte seine Energie, und damit die Größe seines Umlaufs. Er dauert { $round } statt { $twin }. Kleiner Schub, großer Vorsprung: Er sammelt sich auf dem ganzen Umlauf an.
attracting-stones-catch-no-level-behind = Der Schub änderte seine Energie, und damit die Größe seines Umlaufs. Er dauert { $round } statt { $twin }. Kleiner Schub, großer Rückstand: Er sammelt sich auf dem ganzen Umlauf an.

attracting-stones-catch-steps-1 = In gleicher Höhe brauchen beide gleich lange für einen Umlauf.
attracting-stones-catch-steps-2 = Drei Prozent höher dauert ein Umlauf 4,5 % länger: Der Weg ist länger, und die Anziehung schwächer.
attracting-stones-catch-steps-3 = Die Zeit wächst mit der Höhe hoch 1,5.
attracting-stones-catch-steps-4 = Jetzt du. Doppelt so weit außen dauert ein Umlauf [2,8]-mal so lange.

## SLOWEST

attracting-stones-slowest-asked =
    Zwei Steine starten in { $distance } Abstand, jeder mit einer Geschwindigkeit zur Seite, in entgegengesetzten Richtungen.
    Wie schnell muss jeder mindestens sein, damit sie sich nie berühren?
attracting-stones-slowest-head = Ab je { $need }
attracting-stones-slowest-yes = Richtig: Ab je { $need } verfehlen sie sich. Mit { $missed_at } war der kleinste Abstand { $nearest }.
attracting-stones-slowest-no-circle = Das ist die Geschwindigkeit für einen Kreis, auf dem der Abstand gleich bleibt. Mit { $missed_at } war der kleinste Abstand { $nearest }. Auch langsamer verfehlen sie sich, ab je { $need }.
# What a run at $met_at did: the stones stay together, go on, or have shaved their orbit.
attracting-stones-slowest-no-less =
    Zu langsam. { $met ->
        [stay] Mit { $met_at } stießen sie zusammen und blieben beisammen.
        [on] { $count ->
            [one] Mit { $met_at } stießen sie einmal zusammen und liefen weiter.
           *[other] Mit { $met_at } stießen sie { $count }-mal zusammen und liefen weiter.
        }
       *[shaved] { $count ->
            [one] Mit { $met_at } stießen sie einmal zusammen, und danach streiften sie sich gerade noch.
           *[other] Mit { $met_at } stießen sie { $count }-mal zusammen, bis sie sich gerade noch streiften.
        }
    } Ab je { $need } verfehlen sie sich.
attracting-stones-slowest-no-more = Damit verfehlen sie sich, aber auch langsamer noch. Mit { $missed_at } war der kleinste Abstand { $nearest }. Ab je { $need } verfehlen sie sich.

## HELD

attracting-stones-held-asked =
    Von weit her kommt ein Stein mit { $speed } genau auf einen anderen zu.
    Bis zu welchem Anteil der Geschwindigkeit, der beim Stoß bleibt, wird er eingefangen?
attracting-stones-held-head = Bis { $most }
attracting-stones-held-yes = Richtig: bis { $most }. Zum Entkommen braucht er { $needed } nach dem Stoß. Mit { $away_share } hatte er danach { $away_speed } und entkam.
attracting-stones-held-no-all = Anziehung und ein Stoß reichen nicht: Etwas muss verloren gehen. Mit { $away_share } hatte er nach dem Stoß { $away_speed } und entkam. Bis { $most } wird er eingefangen.
attracting-stones-held-no-half = Er wird auch eingefangen, wenn mehr bleibt. Mit { $caught_share } hatte er nach dem Stoß { $caught_speed } und blieb. Zum Entkommen braucht er { $needed }, also wird er bis { $most } eingefangen.
attracting-stones-held-no-less = Zu wenig: Es darf mehr bleiben. Mit { $caught_share } hatte er nach dem Stoß { $caught_speed } und blieb. Zum Entkommen braucht er { $needed }, also wird er bis { $most } eingefangen.
attracting-stones-held-no-more = Das ist zu viel. Mit { $away_share } hatte er nach dem Stoß { $away_speed } und entkam. Zum Entkommen braucht er { $needed }, also wird er bis { $most } eingefangen.

## MEETING

attracting-stones-meeting-asked =
    Ein anderer Stein ist auf einem Kreis von { $radius } Radius um { $lead } vor deinem.
    Um wie viel musst du bremsen, um ihn nach deinem Umlauf zu treffen? Unter null ist ein Schub nach vorn.
attracting-stones-meeting-head = Um { $brake } bremsen
attracting-stones-meeting-yes = Richtig: um { $brake } bremsen. Dein Umlauf dauert dann { $round } und der des anderen { $twin }. So kommen beide zugleich an einen Ort.
# After a hard push the stone is so late that it is nearer to the other one from ahead.
attracting-stones-meeting-no-forwards =
    { $pushed_side ->
        [early] Nach einem Schub nach vorn kommst du später an: Du steigst, und dein Umlauf dauert { $pushed_round }. Danach bist du { $pushed } vor dem anderen. Brems um { $brake }, um ihn zu treffen.
       *[late] Nach einem Schub nach vorn kommst du später an: Du steigst, und dein Umlauf dauert { $pushed_round }. Danach bist du { $pushed } hinter dem anderen. Brems um { $brake }, um ihn zu treffen.
    }
attracting-stones-meeting-no-share = Das ist sein Vorsprung als Anteil eines Umlaufs. Aber die Umlaufzeit ändert sich dreimal so stark wie die Geschwindigkeit: Du bist { $early } vor ihm. Brems um { $brake }.
attracting-stones-meeting-no-less = Zu wenig: Nach deinem Umlauf von { $late_round } bist du { $late } hinter ihm. Brems um { $brake }, um ihn zu treffen.
attracting-stones-meeting-no-more = Zu viel: Nach deinem Umlauf von { $early_round } bist du { $early } vor ihm. Brems um { $brake }, um ihn zu treffen.

## ROUND

attracting-stones-round-asked =
    Zwei kleine Steine umkreisen schwere: links { $left_radius } von { $left_mass } entfernt, rechts { $right_radius } von { $right_mass }.
    Welcher braucht länger für einen Umlauf?
# Stands above the picture of one of them.
attracting-stones-round-about = { $radius } von { $mass }
attracting-stones-round-head-left = Der linke braucht länger
attracting-stones-round-head-right = Der rechte braucht länger
attracting-stones-round-head-same = Beide brauchen gleich lange
attracting-stones-round-yes-left = Ein Umlauf dauert links { $left } und rechts { $right }.
attracting-stones-round-yes-right = Ein Umlauf dauert rechts { $right } und links { $left }.
attracting-stones-round-yes-same-balanced = Weiter außen ist der Weg länger und die Anziehung schwächer. Der schwerere Stein gleicht beides aus: { $left } und { $right }.
attracting-stones-round-yes-same-alike = Beide Kreise sind gleich, und die schweren Steine auch: je { $left }.
attracting-stones-round-no-left-right-farther = Der rechte hat den längeren Weg: { $slow_way } mit { $slow }, links { $fast_way } mit { $fast }. Ein Umlauf dauert { $right }, nicht { $left }.
attracting-stones-round-no-right-left-farther = Der linke hat den längeren Weg: { $slow_way } mit { $slow }, rechts { $fast_way } mit { $fast }. Ein Umlauf dauert { $left }, nicht { $right }.
attracting-stones-round-no-left-right-lighter = Der leichtere Stein zieht schwächer, also geht es rechts langsamer: { $slow }, links { $fast }. Ein Umlauf dauert { $right }, nicht { $left }.
attracting-stones-round-no-right-left-lighter = Der leichtere Stein zieht schwächer, also geht es links langsamer: { $slow }, rechts { $fast }. Ein Umlauf dauert { $left }, nicht { $right }.
attracting-stones-round-no-same-left-farther = Die Masse gleicht diesen Abstand nicht aus: { $slow_radius } von { $slow_mass } entfernt dauert es { $left }, { $fast_radius } von { $fast_mass } nur { $right }.
attracting-stones-round-no-same-right-farther = Der Abstand zählt mehr als die Masse. { $slow_radius } von { $slow_mass } entfernt dauert ein Umlauf { $right }, { $fast_radius } von { $fast_mass } nur { $left }.
attracting-stones-round-no-same-left-lighter = Was leichter ist, zieht schwächer: Um { $slow_mass } kreist ein Stein nur mit { $slow }. Also sind es links { $left }, rechts { $right }.
attracting-stones-round-no-same-right-lighter = Die Masse zählt: Um { $slow_mass } kreist ein Stein mit { $slow }, um { $fast_mass } mit { $fast }. Also sind es rechts { $right }, links { $left }.
attracting-stones-round-no-left-same-balanced = Der linke braucht nicht länger. Bei { $slow_radius } ist der Weg länger als bei { $fast_radius }, aber { $slow_mass } ziehen stärker als { $fast_mass }: { $left } und { $right }.
attracting-stones-round-no-right-same-balanced = Der rechte braucht nicht länger. Bei { $slow_radius } ist der Weg länger als bei { $fast_radius }, aber { $slow_mass } ziehen stärker als { $fast_mass }: { $right }, und links { $left }.
attracting-stones-round-no-left-same-alike = Nichts unterscheidet den linken vom rechten: Radius, Masse und Geschwindigkeit, { $fast }, sind gleich. Ein Umlauf dauert { $left }.
attracting-stones-round-no-right-same-alike = Der rechte hat denselben Radius und umkreist dieselbe Masse mit derselben Geschwindigkeit, { $fast }. Ein Umlauf dauert { $right }.

## BECOMES

attracting-stones-becomes-asked =
    { $count } Steine, die sich anziehen, drehen sich einmal in { $round }. Bei einem Stoß bleiben { $kept } des Tempos aufeinander zu.
    Was wird aus der Wolke?
attracting-stones-becomes-head-one = Sie wird ein Klumpen, der sich dreht
attracting-stones-becomes-head-two = Sie wird zu zwei Klumpen, die sich umkreisen
attracting-stones-becomes-head-apart = Sie zerfällt, und die Stücke fliegen weg
attracting-stones-becomes-yes-one = { $count } Stöße nahmen { $lost }, aber nichts von der Drehung. Der Klumpen behält sie und dreht sich einmal in { $turn }; die weite Wolke brauchte { $began }.
attracting-stones-becomes-yes-two = Stöße nahmen { $lost }, aber nichts von der Drehung. So viel hält kein einzelner Klumpen: Jetzt umkreisen sich { $large } und { $small } Steine, mit { $between } Abstand.
attracting-stones-becomes-yes-apart = Sie drehte sich so schnell, dass die Anziehung sie nicht hielt. { $pieces } Stücke fliegen auseinander; das fernste ist nach { $time } { $far } von der Mitte weg.
attracting-stones-becomes-no-two-one = Sie drehte sich zu langsam, um sich zu teilen. { $count } Stöße nahmen { $lost }, und alle Steine kamen zusammen. Der Klumpen hat ihre Drehung noch, einmal in { $turn }.
attracting-stones-becomes-no-apart-one = Stöße treiben Steine nicht auseinander: { $count } Stöße nahmen { $lost }. Eine so langsame Wolke zieht sich zusammen, zu einem Klumpen, der sich einmal in { $turn } dreht.
attracting-stones-becomes-no-one-two = Die Anziehung gewinnt nicht allein. Kein Stoß nimmt Drehung weg, und zwei Klumpen können mehr davon halten: { $large } und { $small } Steine, mit { $between } Abstand.
attracting-stones-becomes-no-apart-two = Nicht schnell genug zum Entkommen: Stöße nahmen { $lost }. Zwei Klumpen, { $large } und { $small } Steine, halten einander, mit { $between } Abstand.
attracting-stones-becomes-no-one-apart = Die Anziehung hält nur, was langsam genug ist. Diese Wolke drehte sich einmal in { $began }: { $pieces } Stücke fliegen weg, und das fernste ist { $far } weit draußen.
attracting-stones-becomes-no-two-apart = Klumpen umkreisen sich nur, wenn die Anziehung sie hält. Diese { $pieces } Stücke sind zu schnell dafür; das größte hat nur { $large } der Steine.

## FLYING

attracting-stones-flying-asked =
    Drei Steine starten übereinander. { $upper_way ->
        [right] Der obere fliegt mit { $upper } nach rechts.
        [left] Der obere fliegt mit { $upper } nach links.
       *[none] Der obere ruht am Anfang.
    } { $lower_way ->
        [right] Der untere fliegt mit { $lower } nach rechts.
        [left] Der untere fliegt mit { $lower } nach links.
       *[none] Der untere ruht am Anfang.
    } Bei einem Stoß bleiben { $kept } des Tempos aufeinander zu.
    Wie viele sind nach { $time } beisammen?
attracting-stones-flying-head-all = Alle drei sind beisammen
attracting-stones-flying-head-two = Zwei sind beisammen
attracting-stones-flying-head-none = Keine zwei sind beisammen
attracting-stones-flying-yes-all =
    { $count ->
        [one] Ein Stoß nahm { $lost }. Ab { $over } berühren sich alle drei.
       *[other] { $count } Stöße nahmen { $lost }. Ab { $over } berühren sich alle drei.
    }
attracting-stones-flying-yes-two-leaves = Zwei berühren sich; der dritte ist { $far } weit weg und entkommt mit { $speed }: { $leave } reichen.
attracting-stones-flying-yes-two-held = Zwei berühren sich; der dritte ist noch { $far } weit weg. Mit { $speed } bleibt er gebunden, denn zum Entkommen braucht er { $leave }.
attracting-stones-flying-yes-none = Sie berührten sich nie: kleinster Abstand { $nearest }. Ohne Stoß geht nichts verloren.
attracting-stones-flying-no-two-all =
    { $count ->
        [one] Auch der dritte ist gebunden. Ein Stoß nahm { $lost }, und danach hatte keiner die Energie zum Entkommen: Ab { $over } berühren sich alle.
       *[other] Auch der dritte ist gebunden. { $count } Stöße nahmen { $lost }, und danach hatte keiner die Energie zum Entkommen: Ab { $over } berühren sich alle.
    }
attracting-stones-flying-no-none-all =
    { $count ->
        [one] Sie ziehen sich an, und jeder Stoß nimmt Energie: Ein Stoß nahm { $lost }. Sie hatten nie mehr als { $farthest } Abstand, und am Ende berühren sie sich.
       *[other] Sie ziehen sich an, und jeder Stoß nimmt Energie: { $count } Stöße nahmen { $lost }. Sie hatten nie mehr als { $farthest } Abstand, und am Ende berühren sie sich.
    }
attracting-stones-flying-no-all-two-leaves = Die Anziehung allein hält den dritten nicht. Er ist { $far } weit weg und hat { $speed }. { $leave } reichen, um den zweien zu entkommen, die sich berühren.
attracting-stones-flying-no-all-two-held = Noch nicht: Zwei berühren sich. Aber der dritte umkreist sie, { $far } weit weg, und ist ihnen nicht wieder begegnet. Ohne Stoß verliert er nichts.
attracting-stones-flying-no-none-two-leaves =
    { $count ->
        [one] Stöße treiben nicht alle auseinander. Ein Stoß nahm { $lost }, und zwei berühren sich. Nur der dritte entkommt, mit { $speed }.
       *[other] Stöße treiben nicht alle auseinander. { $count } Stöße nahmen { $lost }, und zwei berühren sich. Nur der dritte entkommt, mit { $speed }.
    }
attracting-stones-flying-no-none-two-held =
    { $count ->
        [one] Stöße halten zwei beisammen: Einer nahm { $lost }. Auch der dritte, { $far } weit weg, ist gebunden: Zum Entkommen braucht er { $leave }.
       *[other] Stöße halten zwei beisammen: { $count } Stöße nahmen { $lost }. Auch der dritte, { $far } weit weg, ist gebunden: Zum Entkommen braucht er { $leave }.
    }
attracting-stones-flying-no-all-none = Die Anziehung allein hält nichts, was schnell genug ist. Keine zwei kamen sich näher als { $nearest }, also nahm kein Stoß Energie.
attracting-stones-flying-no-two-none = Zwei, die nur aneinander vorbeifliegen, bleiben kein Paar: Ohne Stoß geht nichts verloren. Der kleinste Abstand war { $nearest }.

## Answers that can be chosen.

attracting-stones-catch-ahead = Er ist vor seinem Zwilling.
attracting-stones-catch-level = Er ist gleichauf mit seinem Zwilling.
attracting-stones-catch-behind = Er ist hinter seinem Zwilling.
attracting-stones-becomes-one = Ein Klumpen, der sich dreht.
attracting-stones-becomes-two = Zwei Klumpen, die sich umkreisen.
attracting-stones-becomes-apart = Sie zerfällt, und die Stücke fliegen weg.
attracting-stones-round-left = Der linke.
attracting-stones-round-right = Der rechte.
attracting-stones-round-same = Beide brauchen gleich lange.
attracting-stones-pass-caught = Er wird eingefangen.
attracting-stones-pass-hits = Er stößt an und fliegt weg.
attracting-stones-pass-misses = Er fliegt vorbei und weg.
attracting-stones-pass-orbit = Er kommt ohne Stoß auf eine Umlaufbahn.
attracting-stones-graze-lost = Ja, und er fliegt weg.
attracting-stones-graze-none = Nein, oder kaum welche.
attracting-stones-graze-caught = Ja, so viel, dass er eingefangen wird.
attracting-stones-end-touching = Am Ende berühren sie sich.
attracting-stones-end-forever = Sie prallen ewig ab.
attracting-stones-end-orbit = Sie kreisen und berühren sich nie.
attracting-stones-end-apart = Sie fliegen auseinander.
attracting-stones-at-all-stay = Sie bleiben, wo sie sind.
attracting-stones-at-all-together = Sie fallen aufeinander zu.
attracting-stones-at-all-apart = Sie treiben auseinander.
attracting-stones-flying-all = Alle drei.
attracting-stones-flying-two = Zwei.
attracting-stones-flying-none = Keine zwei.

## Controls: what they are.

attracting-stones-control-sideways = Geschwindigkeit jedes Steins zur Seite
attracting-stones-control-situation = welche Steine
attracting-stones-control-distance = Abstand der Mittelpunkte am Anfang
attracting-stones-control-e = Anteil der Geschwindigkeit, der bei einem Stoß bleibt
attracting-stones-no-loss = kein Verlust
attracting-stones-control-incoming = Geschwindigkeit des Steins, der kommt
attracting-stones-control-aim = wie weit daneben er zielt
attracting-stones-control-nearby = startet mit dieser Geschwindigkeit in 25 m Abstand, nicht in der Ferne
attracting-stones-control-push = schneller auf der Bahn um
attracting-stones-control-across = der Geschwindigkeit
attracting-stones-control-radius = Radius der Umlaufbahn
attracting-stones-control-mass = Masse des kleinen Steins
attracting-stones-control-lead = wie weit vorn sein Zwilling startet
attracting-stones-control-left_radius = Radius der linken Umlaufbahn
attracting-stones-control-left_mass = Masse des schweren Steins links
attracting-stones-control-right_radius = Radius der rechten Umlaufbahn
attracting-stones-control-right_mass = Masse des schweren Steins rechts
attracting-stones-control-cloud = welche der Wolken
attracting-stones-control-upper = des oberen Steins
attracting-stones-control-lower = des unteren Steins

## Set-ups: what to look for.

attracting-stones-set-up-head-on = Wie in Lektion 1: unendlich viele Sprünge, dann Ruhe.
attracting-stones-set-up-sideways-1 = Ein Stoß kann die Drehung nicht nehmen: Sie berühren sich und drehen sich.
attracting-stones-set-up-sideways-2 = Sie fallen, verfehlen sich und kommen zurück.
attracting-stones-set-up-sideways-3 = Zu schnell: Sie kommen nie zurück.
attracting-stones-set-up-a-perfect-hit = Nichts geht verloren, also kommt nichts zur Ruhe.
attracting-stones-set-up-a-passing-stone = Der Stoß nimmt so viel, dass der Stein nicht entkommt.
attracting-stones-set-up-a-stone-like-a-billiard = Ohne Verlust fliegt er so schnell weg, wie er kam.
attracting-stones-set-up-far-beside = Abgelenkt, aber nicht eingefangen: Ohne Stoß geht nichts verloren.
attracting-stones-set-up-grazing = Ein Stoß nimmt nur von der Bewegung aufeinander zu, und hier gibt es keine.
attracting-stones-set-up-speed-up = Schneller beim Schub, und später nach einem Umlauf.
attracting-stones-set-up-slow-down = Gebremst fällt er nach innen und ist vorn.
attracting-stones-set-up-a-push-outwards = Die Energie ändert sich kaum, also auch nicht die Umlaufzeit.
attracting-stones-set-up-two-stones-at-rest = Alles zieht alles an, auch Steine.
attracting-stones-set-up-round-the-heavy-one = Doppelt so weit außen, um die achtfache Masse: Ein Umlauf dauert gleich lang.
attracting-stones-set-up-balls-that-fly-level = Zwei stoßen zusammen und bleiben beisammen; der dritte umkreist sie und verliert nichts.
attracting-stones-set-up-a-cloud-of-stones = Stöße nehmen Energie, nie Drehung. Die Wolken sind vorher berechnet, denn sie brauchen lange.
attracting-stones-set-up-three-in-a-triangle-lagrange = Drei gleiche Steine behalten ihr Dreieck und drehen sich.

## Acts.

attracting-stones-act-1 = Zwei Steine
attracting-stones-act-1-why = Sie ziehen einander gleich stark an. Ändere die Geschwindigkeit zur Seite.
attracting-stones-act-2 = Ein Stein kommt vorbei
attracting-stones-act-2-why = Der Weg ist gekrümmt. Ändere, wie weit er daneben zielt, und was ein Stoß übrig lässt.
attracting-stones-act-3 = Hol ihn ein
attracting-stones-act-3-why = Zwei kleine Steine starten zusammen. Einer bekommt einen Schub.

## Pictures of verdicts. $left is a speed, or "bound".

attracting-stones-mark-start = Start
attracting-stones-mark-nearest = am nächsten { $nearest }
attracting-stones-mark-straight-on = geradeaus
attracting-stones-mark-hit = Stoß
attracting-stones-mark-round = ein Umlauf: { $time }
attracting-stones-mark-twin = Zwilling: { $time }
attracting-stones-two-touch = Ab { $over } berühren sich die Steine.
attracting-stones-two-hit =
    { $count ->
        [one] Die Steine stoßen einmal zusammen und trennen sich wieder.
       *[other] Die Steine stoßen { $count }-mal zusammen und trennen sich jedes Mal wieder.
    }
attracting-stones-two-rise = Die Steine sind sich nie näher als am Anfang, { $nearest }.
attracting-stones-two-pass = Die Steine kommen aneinander vorbei, kleinster Abstand { $nearest }.
attracting-stones-came-hit =
    { $left ->
        [bound] Der Stein kam mit { $came } und stieß an. Er kann nicht entkommen.
       *[free] Der Stein kam mit { $came } und stieß an. Er flog mit { $left } weg.
    }
attracting-stones-came-past =
    { $left ->
        [bound] Der Stein kam mit { $came } und flog in { $nearest } Abstand vorbei. Er kann nicht entkommen.
       *[free] Der Stein kam mit { $came } und flog in { $nearest } Abstand vorbei. Er flog mit { $left } weg.
    }
attracting-stones-caught-up =
    { $side ->
        [ahead] Der Stein ist { $angle } davor. Sein Umlauf dauert { $round }, der seines Zwillings { $twin }.
       *[behind] Der Stein ist { $angle } dahinter. Sein Umlauf dauert { $round }, der seines Zwillings { $twin }.
    }
attracting-stones-becomes-lump = { $count } Steine
# $lumps are how many stones each lump has: "5, 4, 2".
attracting-stones-becomes-picture =
    { $alone ->
        [0] Steine, die sich am Ende berühren: { $lumps } von { $count }.
        [one] Steine, die sich am Ende berühren: { $lumps } von { $count }. Einer ist allein.
       *[other] Steine, die sich am Ende berühren: { $lumps } von { $count }. { $alone } sind allein.
    }
attracting-stones-room-chart = Lücke zwischen den Steinen
attracting-stones-room-line = Lücke zwischen den Steinen
attracting-stones-axis-time = Zeit (h)
attracting-stones-axis-room = Lücke (m)

## The chart: how near two stones come.

attracting-stones-near-chart = Wie nahe kommen sich zwei Steine?
attracting-stones-axis-sideways = Geschwindigkeit zur Seite (mm/s)
attracting-stones-axis-nearest = kleinster Abstand der Mittelpunkte (m)
attracting-stones-near-kepler = am nächsten, nach Kepler
attracting-stones-near-touch = sie berühren sich
attracting-stones-near-below = darunter führen Stöße zur Berührung
attracting-stones-near-above = darüber entkommen sie
attracting-stones-near-here = hier

## The law in numbers.

attracting-stones-law-ellipse = T = 2π √(a³/(G M)), mit a als der halben größten Breite
attracting-stones-law-circles = T = 2π √(r³/(G M)), mit dem Radius r des Kreises
attracting-stones-law-round = ein Umlauf dauert { $time }
attracting-stones-law-triangle = ein Umlauf: { $formula }, mit L = 10 m
attracting-stones-law-cloud = die Energie sinkt bei jedem Stoß; der Drehimpuls nicht
attracting-stones-law-level = um zweien zu entkommen: √(2 G (m₁ + m₂ + m₃)/d) an ihrer Mitte vorbei
attracting-stones-law-circle = Kreis: je { $formula }
attracting-stones-law-speeds = zum Verfehlen braucht jeder { $graze }, zum Entkommen { $leave }
attracting-stones-law-leave = zum Entkommen: { $formula } bei Berührung, { $there } bei { $distance }
attracting-stones-law-aims = unter { $formula } daneben gezielt trifft er, mit { $distance }
attracting-stones-law-hit = Stoß { $number }, { $time }: { $speeds } aufeinander zu und auseinander
attracting-stones-law-hits =
    { $count ->
        [one] insgesamt { $count } Stoß
       *[other] insgesamt { $count } Stöße
    }

## Bars.

attracting-stones-experiment-energy = Energie
attracting-stones-experiment-turning = Drehung (Drehimpuls)

## The printed sheet: at home.

attracting-stones-sheet-at-home = Setz dich auf einen Drehstuhl, in jeder Hand eine volle Flasche, die Arme ausgestreckt. Lass dich drehen: einmal herum in ____ s. Zieh die Arme an: einmal herum in ____ s
attracting-stones-sheet-expect = Mit angezogenen Armen drehst du dich schneller, oft doppelt so schnell: Der Drehimpuls bleibt, wie bei zwei Steinen, die sich nähern. Die Reibung des Stuhls nimmt etwas davon.

## Exercises.

attracting-stones-exercise-escape = Zwei Steine haben 10 m Abstand. Wievielmal so schnell wie auf einem Kreis müssen sie sein, um für immer zu entkommen?
attracting-stones-exercise-escape-hint = Auf dem Kreis ist die Anziehung m v²/r; zum Entkommen darf die Energie nicht negativ sein.
attracting-stones-exercise-escape-solution = v² = G M/d auf dem Kreis und v² = 2 G M/d zum Entkommen: √2 = 1,41-mal so schnell.
attracting-stones-exercise-twice_as_far = Zwei Steine fallen aus 10 m Abstand in 7,23 h aufeinander. Wie lange brauchen sie aus 20 m?
attracting-stones-exercise-twice_as_far-hint = Aus großer Ferne wächst die Fallzeit mit dem Abstand hoch 1,5.
attracting-stones-exercise-twice_as_far-solution = 2^1,5 = 2,83 gäbe 20,5 h. Sie berühren sich schon bei 2 m, und das kürzt den kurzen Fall stärker: 21,0 h, 2,9-mal so lange.
attracting-stones-exercise-touching = Zwei Steine starten in 10 m Abstand, jeder mit 0,05 mm/s zur Seite, also mit 0,1 mm/s aneinander vorbei. Wie schnell gehen sie aneinander vorbei, wenn sie sich bei 2 m berühren?
attracting-stones-exercise-touching-hint = Ein Stoß kann den Drehimpuls nicht ändern: Abstand mal Geschwindigkeit quer dazu bleibt.
attracting-stones-exercise-touching-solution = 10 m × 0,1 mm/s = 2 m × v, also v = 0,5 mm/s.

## What challenges came to, and their targets.

attracting-stones-gentlest-missed = Er flog mit { $off } Abstand vorbei.
attracting-stones-gentlest-crossed = Er kam über den Ring und hatte noch { $speed }.
attracting-stones-gentlest-another = Er wurde nicht aus der Ferne mit { $speed } eingefangen.
attracting-stones-gentlest-caught =
    { $enough ->
        [little] Er wurde eingefangen. Beim Stoß blieben { $kept } der Geschwindigkeit, das ist zu viel Verlust.
       *[enough] Er wurde eingefangen. Beim Stoß blieben { $kept } der Geschwindigkeit.
    }
attracting-stones-gentlest-target = Ziel: Die zwei müssen umkehren, bevor sie { $distance } Abstand haben.
attracting-stones-gentlest-ring = { $distance } Abstand
attracting-stones-rendezvous-another = Der andere Stein startete nicht { $lead } vor deinem, oder es gab einen Schub nach außen.
attracting-stones-rendezvous-met = Du kamst bis auf { $off } an den anderen Stein heran.
attracting-stones-rendezvous-ahead = Du bist { $off } vor ihm: Du hast zu stark gebremst.
attracting-stones-rendezvous-behind =
    { $why ->
        [pushed] Du bist { $off } hinter ihm: Du hast nach vorn geschoben.
       *[braked] Du bist { $off } hinter ihm: Du hast zu wenig gebremst.
    }
attracting-stones-rendezvous-target = Ziel: Nach deinem Umlauf ist der andere Stein höchstens { $wide }, { $middle } oder { $narrow } von dir weg.

## Challenges.

attracting-stones-challenge-gentlest = Sanft einfangen: Fang den Stein mit so wenig Verlust wie möglich ein. Er muss vor dem Ring umkehren.
attracting-stones-challenge-gentlest-hint = Einfangen allein reicht nicht: Er muss vor 25 m umkehren. Bei 25 m darf er keine Geschwindigkeit mehr haben.
attracting-stones-challenge-gentlest-takes-1 = 70 % bleiben
attracting-stones-challenge-rendezvous = Treffen: Der andere Stein ist 30° vor dir. Ein Schub, ein Umlauf von dir: Triff ihn.
attracting-stones-challenge-rendezvous-hint = Zum Einholen fall nach innen.
attracting-stones-challenge-rendezvous-takes-1 = höchstens 10° weg

## Questions to a class.

attracting-stones-class-two =
    Zwei Steine haben 6 m Abstand. Jeder läuft mit 0,1 mm/s zur Seite, in entgegengesetzten Richtungen. Bei jedem Stoß bleiben 70 % des Tempos aufeinander zu.
    Wie endet das?
attracting-stones-class-passing =
    Von weit her kommt ein Stein mit 0,34 mm/s, um 4 m neben einen anderen gezielt. Bei einem Stoß bleiben 100 % des Tempos aufeinander zu.
    Was wird aus dem Stein, der kommt?
attracting-stones-class-push =
    Ein kleiner Stein umkreist einen schweren in 35 h. Er bekommt einen Schub nach vorn: 3 % schneller. Sein Zwilling bekommt keinen.
    Wo ist er, wenn sein Zwilling einmal herum ist?

## The printed sheet: columns.

attracting-stones-column-sideways-mm-s = Zur Seite (mm/s)
attracting-stones-column-kept = Bleibt
attracting-stones-column-how-does-it = Wie endet das?
attracting-stones-column-nearest-m = Am nächsten (m)
attracting-stones-column-hits-over-after = Stöße vorbei nach

## Names of set-ups.

attracting-stones-name-Head-on = Frontal
attracting-stones-name-Sideways-1 = Seitwärts 1
attracting-stones-name-Sideways-2 = Seitwärts 2
attracting-stones-name-Sideways-3 = Seitwärts 3
attracting-stones-name-A-perfect-hit = Ein perfekter Treffer
attracting-stones-name-A-passing-stone = Ein Stein fliegt vorbei
attracting-stones-name-A-stone-like-a-billiard-ball = Ein Stein wie eine Billardkugel
attracting-stones-name-Far-beside = Weit daneben
attracting-stones-name-Grazing = Streifend
attracting-stones-name-Speed-up = Beschleunigen
attracting-stones-name-Slow-down = Bremsen
attracting-stones-name-A-push-outwards = Ein Schub nach außen
attracting-stones-name-Two-stones-at-rest = Zwei Steine in Ruhe
attracting-stones-name-Round-the-heavy-one = Um den schweren herum
attracting-stones-name-Balls-that-fly-level = Kugeln, die waagerecht fliegen
attracting-stones-name-A-cloud-of-stones = Eine Wolke aus Steinen
attracting-stones-name-Three-in-a-triangle-Lagrange = Drei im Dreieck (Lagrange)

## Names of runs.

attracting-stones-name-stones = Steine
attracting-stones-name-pushed = mit Schub
attracting-stones-name-twin = Zwilling
attracting-stones-name-left = links
attracting-stones-name-right = rechts
attracting-stones-name-three = drei
attracting-stones-name-cloud = Wolke

## Names of curves, bars and forces.

attracting-stones-name-distance-of-the-centres = Abstand der Mittelpunkte
attracting-stones-name-speed-towards-each-other = Tempo aufeinander zu
attracting-stones-name-speed-past-each-other = Tempo aneinander vorbei
attracting-stones-name-energy-of-distance = Lageenergie
attracting-stones-name-angular-momentum = Drehimpuls

## Names of what can be chosen in the panel.

attracting-stones-name-two-stones = zwei Steine
attracting-stones-name-passing-stone = Stein, der vorbeifliegt
attracting-stones-name-round-a-heavy-one = um einen schweren
attracting-stones-name-round-two-heavy-ones = um zwei schwere
attracting-stones-name-three-in-a-triangle = drei im Dreieck
attracting-stones-name-three-that-fly-level = drei, die waagerecht fliegen
attracting-stones-name-a-cloud = eine Wolke

## Controls: words that stand for them, where others have a symbol.

attracting-stones-symbol-stones = Steine
attracting-stones-symbol-starts-nearby = Starts daneben
attracting-stones-symbol-push = Schub
attracting-stones-symbol-push-outwards = Schub nach außen
attracting-stones-symbol-lead = Vorsprung
attracting-stones-symbol-cloud = Wolke
attracting-stones-symbol-v-upper = v oben
attracting-stones-symbol-v-lower = v unten

## Name of the lesson.

attracting-stones-name-Stones-that-attract-how-does-it-end = Steine, die sich anziehen: Wie endet es?
