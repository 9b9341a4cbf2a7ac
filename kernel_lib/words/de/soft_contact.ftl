### What lesson soft_contact says.

## "place" is earth, moon, mars, jupiter, or elsewhere with a free fall of "g".

# Next to the ball, at its speeds before and after.
soft-contact-caption = aus { $height }
soft-contact-caption-first = aus 1 m
soft-contact-caption-on-earth = aus 1 m auf der Erde

## RUBBER_BALL: a rubber ball from another height.

soft-contact-rubber-ball-asked =
    { $place ->
        [moon] Aus 1 m Höhe auf der Erde behält dieser Gummiball { $far } seiner Geschwindigkeit.
               Auf dem Mond fällt er { $height } tief. Welchen Anteil behält er?
        [mars] Aus 1 m Höhe auf der Erde behält dieser Gummiball { $far } seiner Geschwindigkeit.
               Auf dem Mars fällt er { $height } tief. Welchen Anteil behält er?
        [jupiter] Aus 1 m Höhe auf der Erde behält dieser Gummiball { $far } seiner Geschwindigkeit.
               Auf dem Jupiter fällt er { $height } tief. Welchen Anteil behält er?
        [elsewhere] Aus 1 m Höhe auf der Erde behält dieser Gummiball { $far } seiner Geschwindigkeit.
               Bei { $g } Fallbeschleunigung fällt er { $height } tief. Welchen Anteil behält er?
       *[earth] Aus 1 m Höhe behält dieser Gummiball { $far } seiner Geschwindigkeit.
               Welchen Anteil behält er aus { $height } Höhe?
    }

soft-contact-x-less = Einen kleineren Anteil.
soft-contact-x-same = Denselben Anteil.
soft-contact-x-more = Einen größeren Anteil.

# What has been seen, before it is said why.
soft-contact-rubber-ball-seen-less = Der Anteil war kleiner als aus 1 m.
soft-contact-rubber-ball-seen-same = Der Anteil war derselbe.
soft-contact-rubber-ball-seen-more = Der Anteil war größer als aus 1 m.

soft-contact-rubber-ball-head-less = Er behielt { $share } seiner Geschwindigkeit
soft-contact-rubber-ball-head-same = { soft-contact-rubber-ball-head-less }
soft-contact-rubber-ball-head-more = { soft-contact-rubber-ball-head-less }
soft-contact-rubber-ball-yes-less = Er behält { $share }. Er prallte jetzt { $faster }-mal so schnell auf, und schnelles Zusammendrücken kostet mehr.
soft-contact-rubber-ball-yes-same = Er behält wieder { $far }: Er prallte mit { $down } auf, genau wie auf der Erde.
soft-contact-rubber-ball-yes-more = Er behält { $share }. Der Aufprall aus 1 m ist { $slower }-mal so schnell, und langsames Zusammendrücken kostet weniger.
soft-contact-rubber-ball-no-less-more = Steighöhe und Anteil sind zweierlei. Er stieg { $risen } hoch und behielt { $share } seiner Geschwindigkeit: Langsames Zusammendrücken kostet Gummi weniger Energie als schnelles.
soft-contact-rubber-ball-no-less-same = Der Planet allein zählt nicht. Der Ball prallte wie auf der Erde mit { $down } auf und behielt ebenfalls { $share }. Nur die Geschwindigkeit beim Aufprall zählt.
soft-contact-rubber-ball-no-same-more = Viele geben einem Ball eine einzige Zahl. Dieser behielt { $far } bei { $first } und { $share } bei { $down }. Die Zahl gehört zu einem Ball *und einer Geschwindigkeit*.
soft-contact-rubber-ball-no-same-less = Viele geben einem Ball eine einzige Zahl. Dieser behielt { $far } bei { $first } und nur { $share } bei { $down }. Die Zahl gehört zu einem Ball *und einer Geschwindigkeit*.
soft-contact-rubber-ball-no-more-less = Nach einem harten Aufprall springt ein Ball nicht am besten. Bei { $down } behielt er { $share }, weniger als { $far }. Je schneller man Gummi zusammendrückt, desto größer ist der Anteil der Energie, der zu Wärme wird.
soft-contact-rubber-ball-no-more-same =
    Die Höhe allein zählt nicht. { $place ->
        [moon] Er fiel { $height } auf dem Mond, also prallte er wie auf der Erde mit { $down } auf.
        [mars] Er fiel { $height } auf dem Mars, also prallte er wie auf der Erde mit { $down } auf.
        [jupiter] Er fiel { $height } auf dem Jupiter, also prallte er wie auf der Erde mit { $down } auf.
        [elsewhere] Er fiel { $height } bei { $g } Fallbeschleunigung, also prallte er wie auf der Erde mit { $down } auf.
       *[earth] Er fiel { $height }, also prallte er wie auf der Erde mit { $down } auf.
    } Gleicher Aufprall, gleicher Anteil.

soft-contact-rubber-ball-steps-1 = Aus 1 cm prallt er mit 0,44 m/s auf, einem Zehntel von 4,43 m/s.
soft-contact-rubber-ball-steps-2 = Die Platte bremst ihn bis zum Stillstand. Die Fläche unter der Kraft ist die Energie, die hineingeht: 4,9 mJ.
soft-contact-rubber-ball-steps-3 = Auf dem Weg hinaus ist die Kraft kleiner. Die Fläche dazwischen geht verloren: 25 %; aus 1 m waren es 36 %.
soft-contact-rubber-ball-steps-4 = Jetzt du. Aus 4 cm prallt er auf mit √(2 × 9,8 × 0,04) = [0,89] m/s.

## AS_FAR_THERE: from what height on another planet. "half" and "twice" are other heights.

soft-contact-as-far-there-asked =
    Aus 1 m auf der Erde behält er { $far } seiner Geschwindigkeit.
    { $place ->
        [moon] Aus welcher Höhe musst du ihn auf dem Mond fallen lassen, damit er ebenso viel behält?
       *[mars] Aus welcher Höhe musst du ihn auf dem Mars fallen lassen, damit er ebenso viel behält?
    }

soft-contact-as-far-there-head = Aus { $height }
soft-contact-as-far-there-yes = Richtig: Aus { $height } prallt er mit { $down } auf, wie aus 1 m auf der Erde, und behält wieder { $far }.
soft-contact-as-far-there-no-height = Du hast die Höhe behalten. Behalte die *Geschwindigkeit*: Aus { $height } prallt er mit { $down } auf, wie aus 1 m auf der Erde.
soft-contact-as-far-there-no-less = Zu tief: Der Aufprall ist langsamer, und er behält mehr, { $half_kept } aus { $half }. Aus { $height } prallt er mit { $down } auf, wie aus 1 m auf der Erde.
soft-contact-as-far-there-no-more = Zu hoch: Der Aufprall ist schneller, und er behält weniger, { $twice_kept } aus { $twice }. Aus { $height } prallt er mit { $down } auf, wie aus 1 m auf der Erde.

## STEEL_BALL: steel on steel from another height.

soft-contact-steel-ball-asked =
    { $place ->
        [moon] Eine Stahlkugel fällt auf eine dicke Stahlplatte. Aus 1 m Höhe auf der Erde behält sie { $far } ihrer Geschwindigkeit.
               Auf dem Mond fällt sie { $height } tief. Welchen Anteil behält sie?
        [mars] Eine Stahlkugel fällt auf eine dicke Stahlplatte. Aus 1 m Höhe auf der Erde behält sie { $far } ihrer Geschwindigkeit.
               Auf dem Mars fällt sie { $height } tief. Welchen Anteil behält sie?
        [jupiter] Eine Stahlkugel fällt auf eine dicke Stahlplatte. Aus 1 m Höhe auf der Erde behält sie { $far } ihrer Geschwindigkeit.
               Auf dem Jupiter fällt sie { $height } tief. Welchen Anteil behält sie?
        [elsewhere] Eine Stahlkugel fällt auf eine dicke Stahlplatte. Aus 1 m Höhe auf der Erde behält sie { $far } ihrer Geschwindigkeit.
               Bei { $g } Fallbeschleunigung fällt sie { $height } tief. Welchen Anteil behält sie?
       *[earth] Eine Stahlkugel fällt auf eine dicke Stahlplatte. Aus 1 m Höhe behält sie { $far } ihrer Geschwindigkeit.
               Welchen Anteil behält sie aus { $height } Höhe?
    }
# A second ball, of another radius.
soft-contact-steel-ball-asked-size =
    { $place ->
        [moon] Eine Stahlkugel mit 2 cm Radius fällt auf dicken Stahl. Aus 1 m Höhe auf der Erde behält sie { $far } ihrer Geschwindigkeit.
               Auf dem Mond fällt eine Kugel mit { $radius } Radius { $height } tief. Welchen Anteil behält sie?
        [mars] Eine Stahlkugel mit 2 cm Radius fällt auf dicken Stahl. Aus 1 m Höhe auf der Erde behält sie { $far } ihrer Geschwindigkeit.
               Auf dem Mars fällt eine Kugel mit { $radius } Radius { $height } tief. Welchen Anteil behält sie?
        [jupiter] Eine Stahlkugel mit 2 cm Radius fällt auf dicken Stahl. Aus 1 m Höhe auf der Erde behält sie { $far } ihrer Geschwindigkeit.
               Auf dem Jupiter fällt eine Kugel mit { $radius } Radius { $height } tief. Welchen Anteil behält sie?
        [elsewhere] Eine Stahlkugel mit 2 cm Radius fällt auf dicken Stahl. Aus 1 m Höhe auf der Erde behält sie { $far } ihrer Geschwindigkeit.
               Bei { $g } Fallbeschleunigung fällt eine Kugel mit { $radius } Radius { $height } tief. Welchen Anteil behält sie?
       *[earth] Eine Stahlkugel mit 2 cm Radius fällt auf dicken Stahl. Aus 1 m Höhe behält sie { $far } ihrer Geschwindigkeit.
               Welchen Anteil behält eine Kugel mit { $radius } Radius aus { $height } Höhe?
    }

soft-contact-steel-more-more = Einen größeren Anteil, aber nicht alles.
soft-contact-everything-all = Alles.

soft-contact-steel-ball-seen-less = Der Anteil war kleiner als aus 1 m.
soft-contact-steel-ball-seen-same = Der Anteil war derselbe.
soft-contact-steel-ball-seen-more = Der Anteil war größer, aber nicht alles.
soft-contact-steel-ball-seen-all = Sie behielt die ganze Geschwindigkeit.

soft-contact-steel-ball-head-less = Sie behielt { $share } ihrer Geschwindigkeit
soft-contact-steel-ball-head-same = { soft-contact-steel-ball-head-less }
soft-contact-steel-ball-head-more = { soft-contact-steel-ball-head-less }
soft-contact-steel-ball-head-all = Sie behielt die ganze Geschwindigkeit
soft-contact-steel-ball-yes-less = Sie behält { $share }: Die Delle ist { $dent } tief.
soft-contact-steel-ball-yes-same = Wieder { $far }: Der Aufprall war gleich schnell, { $down }.
soft-contact-steel-ball-yes-more = Sie behält { $share }: Die Delle ist nur { $dent } tief.
soft-contact-steel-ball-yes-all = Sie behält alles. Bei { $down } gibt nichts bleibend nach: keine Delle.
soft-contact-steel-ball-no-less-more = Etwas Hartes braucht zum Springen keinen harten Aufprall. Dieser ließ { $share } übrig, der härtere { $far }. Verloren geht, was die Delle kostet.
soft-contact-steel-ball-no-less-all = Etwas Hartes braucht zum Springen keinen harten Aufprall. Dieser mit { $down } ließ alles übrig, der härtere { $far }. Verloren geht, was die Delle kostet.
soft-contact-steel-ball-no-less-same = Sie prallte mit { $down } auf, wie aus 1 m auf der Erde. Verglichen mit der Kugel ist die Delle gleich groß, also ist auch der Anteil gleich: { $share }.
soft-contact-steel-ball-no-same-more = Viele sagen „Stahl behält { $far }“. Das ist Stahl *bei { $first }*. Bei { $down } behielt er { $share }: sanfterer Aufprall, kleinere Delle.
soft-contact-steel-ball-no-same-all = Viele sagen „Stahl behält { $far }“. Das ist Stahl *bei { $first }*. Bei { $down } behielt er alles: Ein so sanfter Aufprall hinterlässt keine Delle.
soft-contact-steel-ball-no-same-less = Viele sagen „Stahl behält { $far }“. Das ist Stahl *bei { $first }*. Bei { $down } behielt er { $share }: härterer Aufprall, tiefere Delle.
soft-contact-steel-ball-no-more-same-size = Die Größe zählt nicht. Die Delle wächst mit der Kugel, hier { $dent }, und die Energie dafür auch: Der Anteil bleibt { $share }.
soft-contact-steel-ball-no-more-same-both =
    { $place ->
        [moon] Auf dem Mond ergeben { $height } Fallhöhe { $down }, wie 1 m auf der Erde.
        [mars] Auf dem Mars ergeben { $height } Fallhöhe { $down }, wie 1 m auf der Erde.
        [jupiter] Auf dem Jupiter ergeben { $height } Fallhöhe { $down }, wie 1 m auf der Erde.
        [elsewhere] Bei { $g } Fallbeschleunigung ergeben { $height } Fallhöhe { $down }, wie 1 m auf der Erde.
       *[earth] Hier ergeben { $height } Fallhöhe { $down }, wie 1 m auf der Erde.
    } Eine Delle wächst mit ihrer Kugel, und die Energie dafür auch: Der Anteil bleibt { $share }.
soft-contact-steel-ball-no-more-same-planet =
    Die Höhe allein zählt nicht. { $place ->
        [moon] Auf dem Mond ergeben { $height } Fallhöhe { $down }, wie 1 m auf der Erde: gleicher Aufprall, gleiche Delle, gleicher Anteil.
        [mars] Auf dem Mars ergeben { $height } Fallhöhe { $down }, wie 1 m auf der Erde: gleicher Aufprall, gleiche Delle, gleicher Anteil.
        [jupiter] Auf dem Jupiter ergeben { $height } Fallhöhe { $down }, wie 1 m auf der Erde: gleicher Aufprall, gleiche Delle, gleicher Anteil.
        [elsewhere] Bei { $g } Fallbeschleunigung ergeben { $height } Fallhöhe { $down }, wie 1 m auf der Erde: gleicher Aufprall, gleiche Delle, gleicher Anteil.
       *[earth] Hier ergeben { $height } Fallhöhe { $down }, wie 1 m auf der Erde: gleicher Aufprall, gleiche Delle, gleicher Anteil.
    }
soft-contact-steel-ball-no-more-all = Nicht immer geht etwas verloren. Unter { $limit } federt Stahl nur. Dieser Aufprall mit { $down } hinterließ keine Delle, und nichts ging verloren.
soft-contact-steel-ball-no-more-less = Stahl springt nur nach einem sanften Aufprall gut. Hier waren es { $down }: Die Delle ist { $dent } tief, und { $share } der Geschwindigkeit bleiben übrig.
soft-contact-steel-ball-no-all-more = Ganz elastisch ist Stahl nur unter { $limit }. Dieser Aufprall war { $over }-mal so schnell: Eine Delle von { $dent } bleibt und kostet { $lost } der Energie.
soft-contact-steel-ball-no-all-same = Ganz elastisch ist Stahl nur unter { $limit }. Dieser Aufprall, so hart wie der aus 1 m, war { $over }-mal so schnell: Seine Delle kostet { $lost } der Energie.
soft-contact-steel-ball-no-all-less = Ganz elastisch ist Stahl nur unter { $limit }. Dieser Aufprall war { $over }-mal so schnell: Seine Delle, { $dent } tief, kostet { $lost } der Energie.

soft-contact-steel-ball-steps-1 = Stahl federt bis zu dem Druck, bei dem er bleibend nachgibt.
soft-contact-steel-ball-steps-2 = Von da an gibt er nach: Die Linie der Kraft knickt ab.
soft-contact-steel-ball-steps-3 = Auf dem Rückweg ist die Kraft null, aber die Tiefe nicht. Aus 1 m bleiben 0,16 mm.
soft-contact-steel-ball-steps-4 = Die Fläche ist, was die Delle gekostet hat: 76 % der Energie.
soft-contact-steel-ball-steps-5 = Jetzt du. Aus 1 cm behält sie 0,85 ihrer Geschwindigkeit. Von der Energie gehen 1 − 0,85 × 0,85 = [0,28] verloren.

## Pictures of rubber, steel and game: two loops of force over depth.

# "first" and "second" are lines of the legend, such as soft-contact-loop-lost.
soft-contact-loops-picture = Kraft über der Tiefe, beide als Teil ihres größten Werts; die Fläche innen geht verloren ({ $first }; { $second }).
soft-contact-loops-same = Gleiche Schleife: gleicher Verlust
soft-contact-loops-fatter = Dickere Schleife: mehr Verlust
soft-contact-loops-thinner = Dünnere Schleife: weniger Verlust
# Lines of the legend: of the drop with which all others are compared, and of this one.
soft-contact-loop-lost-first = aus 1 m auf der Erde: { $share } verloren
soft-contact-loop-lost = dieser Fall: { $share } verloren
soft-contact-loop-dent-first = aus 1 m auf der Erde: Delle { $dent }
soft-contact-loop-dent = dieser Fall: Delle { $dent }
soft-contact-loop-no-dent = dieser Fall: keine Delle
soft-contact-axis-depth = Tiefe / größte
soft-contact-axis-force = Kraft / größte

## NOTHING_LOST: from how low steel loses nothing.

soft-contact-nothing-lost-asked =
    { $place ->
        [moon] Eine Stahlkugel fällt auf dem Mond auf eine dicke Stahlplatte.
       *[mars] Eine Stahlkugel fällt auf dem Mars auf eine dicke Stahlplatte.
    }
    Wie klein muss die Fallhöhe sein, damit sie gar nichts verliert?

soft-contact-nothing-lost-head = Aus { $height }
soft-contact-nothing-lost-yes = Richtig: Aus { $height } prallt sie mit { $limit } auf. Bis dahin federt Stahl nur: Keine Delle bleibt, und nichts geht verloren.
soft-contact-nothing-lost-no-less = Von dort verliert sie nichts, aber sie darf aus größerer Höhe fallen. Stahl federt nur bis { $height }: Das ist ein Aufprall mit { $limit }.
soft-contact-nothing-lost-no-more = Aus { $at } hinterließ sie noch eine Delle von { $dent } und verlor { $lost } ihrer Energie. Stahl federt nur bis { $height }: Das ist ein Aufprall mit { $limit }.

## GAME_BALL: a ball in a computer game.

soft-contact-game-ball-asked-even =
    Der Ball eines Spiels behält aus 1 m { $far } seiner Geschwindigkeit. Sein Dämpfer bremst in jeder Tiefe gleich.
    Welchen Anteil seiner Geschwindigkeit behält er aus { $height }?
# "power" is a number or a fraction, such as "1/4".
soft-contact-game-ball-asked =
    Der Ball eines Spiels behält aus 1 m { $far } seiner Geschwindigkeit. Je tiefer er eindringt, desto stärker bremst sein Dämpfer: wie Tiefe^({ $power }).
    Welchen Anteil seiner Geschwindigkeit behält er aus { $height }?

soft-contact-game-ball-head-less = Er behielt { $share } seiner Geschwindigkeit
soft-contact-game-ball-head-same = { soft-contact-game-ball-head-less }
soft-contact-game-ball-head-more = { soft-contact-game-ball-head-less }
soft-contact-game-ball-yes-less-gentle = Er behält { $share }. Dieser Dämpfer bremst von der ersten Berührung an, wo die Feder schwach ist: Ein sanfter Aufprall verliert am meisten.
soft-contact-game-ball-yes-less-deep = Er behält { $share }. Dieser Dämpfer bremst in der größten Tiefe am stärksten: Ein harter Aufprall verliert am meisten.
soft-contact-game-ball-yes-same = Er behält wieder { $share }. Wächst der Dämpfer wie Tiefe^(1/4), gilt eine Zahl für alle Höhen.
soft-contact-game-ball-yes-more-gentle = Er behält { $share }. Dieser Dämpfer bremst den sanftesten Aufprall am stärksten, und dieser war härter.
soft-contact-game-ball-yes-more-deep = Er behält { $share }. Dieser Dämpfer bremst in der größten Tiefe am stärksten, und dieser Aufprall ging nicht tief.
soft-contact-game-ball-no-less-same = Ein niedriger Sprung heißt nicht: kleiner Anteil. Er stieg { $risen } hoch und behielt { $share }, wie aus 1 m: Dieser Dämpfer nimmt jedem Aufprall denselben Anteil.
soft-contact-game-ball-no-more-same = Dieser Aufprall kostet keinen kleineren Anteil. Er behielt { $share }, wie aus 1 m: Dieser Dämpfer nimmt jedem Aufprall denselben Anteil.
soft-contact-game-ball-no-same-less = Eine Zahl e im Programm hilft nicht, wenn der Dämpfer einem anderen Gesetz folgt. Dieser Ball behielt { $share }, nicht { $far }.
soft-contact-game-ball-no-same-more = Eine Zahl e im Programm hilft nicht, wenn der Dämpfer einem anderen Gesetz folgt. Dieser Ball behielt { $share }, mehr als { $far }.
soft-contact-game-ball-no-less-more-gentle = Ein härterer Aufprall ist nicht immer schlechter. Dieser Dämpfer bremst den sanftesten am stärksten: Bei { $down } behielt der Ball { $share }.
soft-contact-game-ball-no-less-more-deep = Ein niedriger Sprung heißt nicht: kleiner Anteil. Dieser Dämpfer bremst in kleiner Tiefe wenig: Der Ball behielt { $share }.
soft-contact-game-ball-no-more-less-gentle = Sanft ist nicht immer besser. Dieser Dämpfer bremst von der ersten Berührung an, wo die Feder schwach ist: Der Ball behielt { $share }.
soft-contact-game-ball-no-more-less-deep = Nach einem harten Aufprall springt ein Ball nicht am besten. Dieser Dämpfer bremst in der größten Tiefe am stärksten: Bei { $down } behielt der Ball { $share }.

soft-contact-game-ball-steps-1 = Der Dämpfer bremst mit der Geschwindigkeit mal der Tiefe hoch n.
soft-contact-game-ball-steps-2 = n = 0: Er bremst von der ersten Berührung an, wo die Feder noch schwach ist.
soft-contact-game-ball-steps-3 = Ein sanfter Aufprall bleibt in diesem ersten Stück: Er verliert am meisten.
soft-contact-game-ball-steps-4 = Größeres n: Ein sanfter Aufprall erreicht die Tiefe kaum, in der der Dämpfer bremst.
soft-contact-game-ball-steps-5 = Jetzt du. Dazwischen gilt ein Anteil für alle Höhen, bei n = [0,25].

## INSIDE: two parts and a spring slide into a wall.

soft-contact-inside-asked =
    Zwei Stahlteile, verbunden durch eine Feder, gleiten gegen eine Wand. Keine Energie geht verloren. Vorn { $front }, hinten { $rear }.
    Wie viel seiner Geschwindigkeit behält der Körper?

soft-contact-inside-all = Alles oder fast alles.
soft-contact-inside-half = Etwa die Hälfte.
soft-contact-inside-hardly = Fast nichts.

soft-contact-inside-head-all = Er behielt { $share } seiner Geschwindigkeit
soft-contact-inside-head-half = { soft-contact-inside-head-all }
soft-contact-inside-head-hardly = { soft-contact-inside-head-all }
soft-contact-inside-yes-all-two = Er behält { $share }: Der letzte Stoß machte aus dem Schwingen wieder Geschwindigkeit.
soft-contact-inside-yes-all-one = Er behält { $share }: Das vordere Teil hat fast die ganze Masse, und es kehrte um.
soft-contact-inside-yes-half = Er behält { $share }; { $inside } der Energie stecken im Schwingen.
soft-contact-inside-yes-hardly = Er behält { $share }. Keine Energie geht verloren: { $inside } stecken im Schwingen.
soft-contact-inside-no-all-hardly = Viele denken: kein Verlust, also die volle Geschwindigkeit. Nichts ging verloren, aber { $inside } der Energie lassen jetzt die Teile gegeneinander schwingen. Schwingen bringt den Körper nicht voran.
soft-contact-inside-no-all-half = Ohne Verlust ist alle Energie noch da, aber nicht als gemeinsame Bewegung. { $inside } davon lassen die Teile schwingen, und { $share } der Geschwindigkeit kamen zurück.
soft-contact-inside-no-half-hardly = Die Massen entscheiden, und nichts wird halbiert. Das vordere Teil kam mit { $back } zurück, das hintere lief noch mit { $on } weiter: Zusammen bewegen sie sich kaum.
soft-contact-inside-no-half-all-two = Der letzte Stoß, { $lasted } nach dem ersten, machte aus dem Schwingen wieder Geschwindigkeit. Also kamen { $share } der Geschwindigkeit zurück, nicht die Hälfte.
soft-contact-inside-no-half-all-one = Das leichte hintere Teil hält wenig zurück. Das vordere hat fast die ganze Masse und kam mit { $back } zurück: { $share } der Geschwindigkeit bleiben.
soft-contact-inside-no-hardly-all-two = Wäre die Feder wie Knete, würde sie warm. Diese verlor nichts: Beim letzten Stoß, { $lasted } später, wurde aus Schwingen wieder Geschwindigkeit.
soft-contact-inside-no-hardly-all-one = Wäre die Feder wie Knete, würde sie warm. Diese schwingt nur mit dem leichten hinteren Teil: Darin stecken { $inside } der Energie.
soft-contact-inside-no-hardly-half-one = Die Feder schluckt den Aufprall nicht. Der Körper behielt { $share }: Das vordere Teil hat die { $times }-fache Masse, also überwiegt sein Weg zurück.
soft-contact-inside-no-hardly-half-two = Die Feder schluckt den Aufprall nicht. Der letzte Stoß kam { $lasted } nach dem ersten. Dann waren { $share } der Geschwindigkeit zurück, und { $inside } der Energie stecken im Schwingen.

soft-contact-inside-steps-1 = Vorn 1,5 kg, hinten 1 kg: Beide kommen mit 2 m/s.
soft-contact-inside-steps-2 = Das vordere Teil stößt an. Nur dieses kehrt um.
soft-contact-inside-steps-3 = Impuls jetzt: 1,5 × 2 zurück und 1 × 2 weiter. Zusammen 1 kg m/s zurück.
soft-contact-inside-steps-4 = Geteilt durch 2,5 kg: 0,4 m/s, ein Fünftel von 2 m/s.
soft-contact-inside-steps-5 = Jetzt du. Vorn 3 kg, hinten 1 kg: 4 kg m/s zurück, geteilt durch 4 kg: [1] m/s.

soft-contact-inside-picture = In { $time } bewegte sich der Schwerpunkt vor dem Stoß um { $before }, danach um { $after }.
# Ways of the centre of mass in equal times, before the first hit and after the last one.
soft-contact-inside-mark-before = vorher: { $way }
soft-contact-inside-mark-after = nachher: { $way }

## TURNED_ROUND: the body turned round. "hits" and "before" are how often it hits, now and before.

soft-contact-turned-round-asked =
    Er behielt { $share } seiner Geschwindigkeit. Du drehst den Körper um: Jetzt stößt das Teil mit { $rear } zuerst an.
    Welchen Anteil behält er?

soft-contact-turned-round-more = Einen größeren Anteil.
soft-contact-turned-round-same = Etwa denselben Anteil.
soft-contact-turned-round-less = Einen kleineren Anteil.

soft-contact-turned-round-head-more = Ein größerer Anteil: { $there }
soft-contact-turned-round-head-same = Etwa derselbe: { $there }
soft-contact-turned-round-head-less = Weniger: { $there }
soft-contact-turned-round-yes-more-two =
    Richtig: Er behält { $there }, vorher waren es { $here }. { $hits ->
        [2] Jetzt stößt er zweimal an: Der letzte Stoß macht aus Schwingen wieder Geschwindigkeit.
       *[other] Jetzt stößt er { $hits }-mal an: Der letzte Stoß macht aus Schwingen wieder Geschwindigkeit.
    }
soft-contact-turned-round-yes-more-one = Richtig: Er behält { $there }, vorher waren es { $here }. Er stößt einmal an, und das vordere Teil überwiegt jetzt stärker.
soft-contact-turned-round-yes-same = Richtig: Er behält { $there }, vorher waren es { $here }. Die Teile sind fast gleich, also auch beide Enden.
soft-contact-turned-round-yes-less-one = Richtig: Er behält { $there }, vorher waren es { $here }. Jetzt stößt er nur einmal an, und das Schwingen bleibt im Körper.
soft-contact-turned-round-yes-less-two =
    Richtig: Er behält { $there }, vorher waren es { $here }. { $hits ->
        [2] Er stößt zweimal an, und mehr Schwingen bleibt im Körper.
       *[other] Er stößt { $hits }-mal an, und mehr Schwingen bleibt im Körper.
    }
soft-contact-turned-round-no-same-more =
    Die Massen sind dieselben, aber eine andere stößt zuerst an. { $before ->
        [1] { $hits ->
            [1] Er stieß vorher einmal an und jetzt wieder einmal: Er behält { $there }, vorher { $here }.
            [2] Vorher stieß er einmal an, jetzt zweimal: Er behält { $there }, vorher { $here }.
           *[other] Vorher stieß er einmal an, jetzt { $hits }-mal: Er behält { $there }, vorher { $here }.
        }
        [2] { $hits ->
            [1] Vorher stieß er zweimal an, jetzt einmal: Er behält { $there }, vorher { $here }.
            [2] Er stieß vorher zweimal an und jetzt wieder zweimal: Er behält { $there }, vorher { $here }.
           *[other] Vorher stieß er zweimal an, jetzt { $hits }-mal: Er behält { $there }, vorher { $here }.
        }
       *[other] { $hits ->
            [1] Vorher stieß er { $before }-mal an, jetzt einmal: Er behält { $there }, vorher { $here }.
            [2] Vorher stieß er { $before }-mal an, jetzt zweimal: Er behält { $there }, vorher { $here }.
           *[other] Vorher stieß er { $before }-mal an, jetzt { $hits }-mal: Er behält { $there }, vorher { $here }.
        }
    }
soft-contact-turned-round-no-same-less =
    Die Massen sind dieselben, aber eine andere stößt zuerst an. { $before ->
        [1] { $hits ->
            [1] Er stieß vorher einmal an und jetzt wieder einmal: Er behält nur { $there }, vorher { $here }.
            [2] Vorher stieß er einmal an, jetzt zweimal: Er behält nur { $there }, vorher { $here }.
           *[other] Vorher stieß er einmal an, jetzt { $hits }-mal: Er behält nur { $there }, vorher { $here }.
        }
        [2] { $hits ->
            [1] Vorher stieß er zweimal an, jetzt einmal: Er behält nur { $there }, vorher { $here }.
            [2] Er stieß vorher zweimal an und jetzt wieder zweimal: Er behält nur { $there }, vorher { $here }.
           *[other] Vorher stieß er zweimal an, jetzt { $hits }-mal: Er behält nur { $there }, vorher { $here }.
        }
       *[other] { $hits ->
            [1] Vorher stieß er { $before }-mal an, jetzt einmal: Er behält nur { $there }, vorher { $here }.
            [2] Vorher stieß er { $before }-mal an, jetzt zweimal: Er behält nur { $there }, vorher { $here }.
           *[other] Vorher stieß er { $before }-mal an, jetzt { $hits }-mal: Er behält nur { $there }, vorher { $here }.
        }
    }
soft-contact-turned-round-no-more-less =
    Ein schweres Teil vorn hilft hier nicht. { $hits ->
        [1] Er stößt einmal an, und das Schwingen bleibt im Körper: { $there } der Geschwindigkeit, vorher waren es { $here }.
        [2] Er stößt zweimal an, und das Schwingen bleibt im Körper: { $there } der Geschwindigkeit, vorher waren es { $here }.
       *[other] Er stößt { $hits }-mal an, und das Schwingen bleibt im Körper: { $there } der Geschwindigkeit, vorher waren es { $here }.
    }
soft-contact-turned-round-no-more-same = Die Teile sind fast gleich, also auch beide Enden. Umgedreht ist es fast derselbe Körper: { $there }, vorher waren es { $here }.
soft-contact-turned-round-no-less-more =
    Ein leichtes Teil vorn prallt früh zurück und stößt noch einmal an. { $hits ->
        [1] Er stößt einmal an und behält { $there }; vorher waren es { $here }.
        [2] Er stößt zweimal an und behält { $there }; vorher waren es { $here }.
       *[other] Er stößt { $hits }-mal an und behält { $there }; vorher waren es { $here }.
    }
soft-contact-turned-round-no-less-same = Die Teile sind fast gleich, also ändert das Umdrehen fast nichts: { $there } der Geschwindigkeit, vorher waren es { $here }.

## WITHOUT_SPRING: the same parts with a spring and without.

soft-contact-without-spring-asked =
    Zwei Körper aus den gleichen zwei Teilen stoßen gegen die Wand. Oben verbindet eine Feder die Teile, unten berühren sie sich nur.
    Was ist anders?

soft-contact-without-spring-eats = Die Feder nimmt Energie weg.
soft-contact-without-spring-apart = Unten trägt ein Teil die Energie davon.
soft-contact-without-spring-harder = Die Teile unten sind härter.

soft-contact-without-spring-head-apart = Unten trägt ein Teil die Energie davon
soft-contact-without-spring-yes-apart = Unten fliegt das hintere Teil mit { $rear } weg und nimmt { $carried } der Energie mit. Oben kann es nicht weg: { $inside } der Energie bleiben im Körper, als Schwingen.
soft-contact-without-spring-no-eats-apart = Beide verlieren keine Energie. Oben bleiben { $inside } der Energie im Körper; unten trägt das hintere Teil { $carried } davon weg, mit { $rear }.
soft-contact-without-spring-no-harder-apart = Es sind die gleichen Teile. Unten hält sie nichts zusammen: Das hintere läuft mit { $rear } weg, das vordere folgt mit { $front }. Oben tut es die Feder.

## ACROSS: a ball that flies aslant onto a rough plate. "change" is a speed before → after.

soft-contact-across-asked =
    { $ball ->
        [solid] Eine Vollkugel fällt { $height } tief auf eine raue Platte ({ $friction }). Längs der Platte hat sie { $along } und keinen Drall.
        [superball] Ein Flummi fällt { $height } tief auf eine raue Platte ({ $friction }). Längs der Platte hat er { $along } und keinen Drall.
       *[other] Ein Ball fällt { $height } tief auf eine raue Platte ({ $friction }). Längs der Platte hat er { $along } und keinen Drall.
    }
    Wie gleitet der tiefste Punkt nach dem Aufprall?

soft-contact-across-on = Weiter, in derselben Richtung.
soft-contact-across-hardly = Fast gar nicht.
soft-contact-across-back = Rückwärts.

soft-contact-across-head-on = Der tiefste Punkt glitt weiter
soft-contact-across-head-hardly = Der tiefste Punkt glitt fast nicht
soft-contact-across-head-back = Der tiefste Punkt glitt zurück
soft-contact-across-yes-on-swung = { $change }: Die Querfeder warf ihn zurück und vor dem Abheben wieder nach vorn.
soft-contact-across-yes-on-slid = { $change }: Er glitt die ganze Zeit, und die Reibung nahm { $taken }.
soft-contact-across-yes-hardly = { $change }: Er glitt die ganze Zeit, und die Reibung nahm fast alles.
soft-contact-across-yes-back = { $change }: Er haftete, und die Querfeder warf ihn zurück.
soft-contact-across-no-hardly-on-swung = Er haftete, aber damit ist es nicht zu Ende: Die Querfeder schwang beim Abheben noch. { $change }.
soft-contact-across-no-back-on-swung = Während des Aufpralls wurde er zurückgeworfen. Vor dem Abheben schwang die Querfeder wieder nach vorn: { $change }.
soft-contact-across-no-hardly-on-slid = Reibung hat eine Grenze, μ mal die Kraft. Sie nahm { $taken } von { $before }; { $left } blieben übrig.
soft-contact-across-no-back-on-slid = Zum Zurückwerfen muss er haften. Dafür war er zu schnell: Die Reibung nahm { $taken } von { $before }, und { $left } blieben übrig.
soft-contact-across-no-on-hardly = Die Reibung nahm, so viel sie konnte, { $taken } von { $before }. Vom Rutschen blieb fast nichts übrig.
soft-contact-across-no-back-hardly = Zum Zurückwerfen muss er zuerst haften und die Querfeder spannen. Er glitt die ganze Zeit: { $change }.
soft-contact-across-no-on-back = Würde Reibung nur bremsen, glitte er weiter. Er haftete, und die Querfeder warf den tiefsten Punkt zurück: { $change }.
soft-contact-across-no-hardly-back = Haftung beendet das Rutschen, aber dann ist die Querfeder noch gespannt. Sie warf den tiefsten Punkt zurück: { $change }.

soft-contact-across-picture = Zwei Federn in einem Kontakt, jede Kraft als Teil ihres größten Werts: die senkrechte über der Tiefe, die Querkraft über dem Weg des tiefsten Punkts.
soft-contact-across-chart = Zwei Federn in einem Kontakt
soft-contact-across-chart-in = senkrecht
soft-contact-across-chart-along = quer
soft-contact-across-chart-way = Weg / größter

## THROWN: a light ball above a basketball.

soft-contact-thrown-asked =
    Ein Ball mit { $upper } fällt knapp über einem Basketball mit { $heavy }, beide aus { $height }. Keine Energie geht verloren.
    Wie hoch fliegt der obere Ball?

soft-contact-thrown-same = Etwa so hoch, wie er fiel.
soft-contact-thrown-twice = Etwa doppelt so hoch.
soft-contact-thrown-more = Mehr als viermal so hoch.

soft-contact-thrown-head-same = Er flog { $rose } hoch
soft-contact-thrown-head-twice = { soft-contact-thrown-head-same }
soft-contact-thrown-head-more = { soft-contact-thrown-head-same }
soft-contact-thrown-yes-same = Beide sind etwa gleich schwer, also tauschen sie ihre Geschwindigkeiten: Er fiel { $fell } und stieg { $rose }.
soft-contact-thrown-yes-twice = Er flog { $times }-mal so schnell weg, wie er kam. Also stieg er { $rose }: Die Höhe wächst mit dem Quadrat der Geschwindigkeit.
soft-contact-thrown-yes-more = Der Basketball kam hoch und warf ihn { $times }-mal so schnell weg, wie er kam. Die Höhe wächst mit dem Quadrat der Geschwindigkeit: { $rose }.
soft-contact-thrown-no-same-more = Vom Boden käme er nur bis zur Starthöhe zurück. Er traf einen Basketball, der hochkam, und flog { $times }-mal so schnell weg: { $rose } hoch.
soft-contact-thrown-no-same-twice = Vom Boden käme er nur bis zur Starthöhe zurück. Der untere Ball kam hoch und schob: Er flog { $times }-mal so schnell weg, { $rose } hoch.
soft-contact-thrown-no-twice-more = Schon die doppelte Geschwindigkeit ergibt die vierfache Höhe. Er flog { $times }-mal so schnell weg, wie er kam, und stieg { $rose }.
soft-contact-thrown-no-twice-same = Um ihn höher zu werfen, muss der untere Ball schwerer sein. Diese sind etwa gleich schwer und tauschen ihre Geschwindigkeiten: Der obere stieg { $rose }.
soft-contact-thrown-no-more-same = Ein so leichter unterer Ball kann nicht werfen. Beide tauschen ihre Geschwindigkeiten: Der obere fiel { $fell } und stieg { $rose }.
soft-contact-thrown-no-more-twice = Dafür muss der untere Ball viel schwerer sein. Der obere flog nur { $times }-mal so schnell weg, wie er kam: { $rose }.

soft-contact-thrown-picture = Der obere Ball fiel { $fell } und stieg { $rose }.
soft-contact-thrown-mark-fell = fiel { $fell }
soft-contact-thrown-mark-rose = stieg { $rose }

## The law with the present numbers.

soft-contact-law-lost = verloren: { $formula } der Energie
soft-contact-law-lost-in = verloren: { $formula } der Energie, die in die Platte geht
# "share" is that of the list of contacts.
soft-contact-law-lost-by-list = verloren: { $formula } der Energie; { $share } wie in der Liste der Stöße, mit der Arbeit der Gewichtskraft
# "least" and "over" are equations.
soft-contact-law-yields = bleibende Delle ab { $least }: { $over }
soft-contact-law-touches = am Ende des Laufs berührt er die Platte noch: kein e
soft-contact-law-lasts = der Kontakt dauert { $time }
soft-contact-law-hits =
    { $hits ->
        [one] ein Stoß: { $formula }
       *[other] { $hits } Stöße: { $formula }
    }
# "flying" is an equation, "inside" a share.
soft-contact-law-flying = gemeinsam: { $flying } der Energie; innen: { $inside }
soft-contact-law-across = quer: { $formula }
soft-contact-law-turned = { $formula }: Reibung als Ergebnis der Rechnung
soft-contact-law-turned-above = { $formula }, über 1, denn eine eingedrückte Kugel hat einen kürzeren Hebel: Reibung als Ergebnis der Rechnung
soft-contact-law-thrown = zwei kurze Stöße nacheinander: { $formula }
soft-contact-law-thrown-here = dieser Lauf: { $formula }
soft-contact-law-rose = er fiel { $fell } und stieg { $rose }

## The chart.

soft-contact-chart = Behaltener Anteil der Geschwindigkeit, je nach Fallhöhe
soft-contact-chart-height = Fallhöhe (cm)
soft-contact-chart-kept = behaltener Anteil der Geschwindigkeit
soft-contact-chart-yours = deine Fallhöhe

## Charts of the notebook.

soft-contact-sideways = Dieselbe Feder quer
soft-contact-sideways-slip = Rutschen vorher durch Reibung × Annäherungsgeschwindigkeit
soft-contact-sideways-turned = e_t: Rutschen nachher durch Rutschen vorher, Vorzeichen umgekehrt
# "chi" is an equation.
soft-contact-sideways-superball = Federn, { $chi }: Flummi
soft-contact-sideways-springs = Federn, { $chi }
soft-contact-sideways-spheres = Kugeln (Hertz, Mindlin), { $chi }
soft-contact-measured = Gemessen: Aluminiumoxid auf Glas
soft-contact-measured-angle = Winkel zum Lot (Grad)
soft-contact-measured-centre = Quergeschwindigkeit der Mitte, nachher durch vorher
soft-contact-measured-springs = Federn
soft-contact-measured-spheres = Kugeln (Hertz, Mindlin)
soft-contact-measured-Kharaz-2001 = Kharaz, Gorham & Salman 2001
soft-contact-measured-spin = Gemessen: der Drall, mit dem diese Kugeln abprallen
soft-contact-measured-spin-after = Drall nachher (rad/s)
soft-contact-stiffer = Je härter der Boden, desto näher am Gesetz
soft-contact-stiffer-stiffness = Härte N des Bodens
soft-contact-stiffer-below = Stoßzahl unter der des Gesetzes
soft-contact-stiffer-law = Gesetz: { $formula }
soft-contact-five-ways = Fünf Arten zurückzudrücken, jede behält { $share }
soft-contact-five-ways-depth = Tiefe (mm)
soft-contact-five-ways-force = Kraft (N)
soft-contact-five-ways-lost = verlorene Energie (mJ)
soft-contact-five-ways-spring = Feder und Dämpfer
soft-contact-five-ways-hertz = Hertz, Dämpfer wie a^(1/4)
soft-contact-five-ways-viscoelastic = viskoelastisch
soft-contact-five-ways-crossley = Hunt und Crossley
soft-contact-five-ways-yielding = bleibend nachgebend

## Controls: what they are.

soft-contact-control-height = Fallhöhe
soft-contact-control-material = was losgelassen wird
soft-contact-control-kept = behaltener Anteil der Geschwindigkeit aus 1 m (auf der Erde)
soft-contact-control-power = Dämpfung wächst wie die Tiefe hoch diese Zahl
soft-contact-control-yield_pressure = Druck, ab dem eine Delle bleibt
soft-contact-control-radius = Radius der Stahlkugel
soft-contact-control-stiffness = Härte
soft-contact-control-mass = Masse des Balls
soft-contact-control-spring_stiffness = Federhärte
soft-contact-control-across = Geschwindigkeit längs der Platte
soft-contact-control-friction = Reibungszahl zwischen Ball und Platte
soft-contact-control-across_stiffness = Härte quer, verglichen mit senkrecht (0,8 bei Gummi- oder Stahlkugeln)
soft-contact-control-front = Masse des vorderen Teils
soft-contact-control-loose = die gleichen Teile ohne Feder, unten
soft-contact-control-rear = Masse des hinteren Teils
soft-contact-control-upper = Masse des oberen Balls

# Ticks of drop heights.
soft-contact-tick-finger = Finger
soft-contact-tick-table = Tisch

## Set-ups: what to look for.

soft-contact-set-up-rubber-ball-from-a-table = Aus 75 cm verliert er etwa ein Fünftel seiner Geschwindigkeit.
soft-contact-set-up-rubber-ball-from-a-finger = Derselbe Ball, langsamerer Aufprall: Er verliert einen kleineren Anteil.
soft-contact-set-up-steel-on-steel = Eine Delle bleibt, und die halbe Geschwindigkeit ist weg.
soft-contact-set-up-steel-hardly-touching = So sanft, dass keine Delle bleibt: Nichts geht verloren.
soft-contact-set-up-a-game-s-ball = Der Dämpfer bremst auch die sanfteste Berührung: Sie verliert am meisten.
soft-contact-set-up-a-game-s-ball-mended = Mit diesem Dämpfer gilt eine Zahl für alle Höhen.
soft-contact-set-up-two-parts-and-a-spring = Nichts geht verloren, und doch kommt er langsam zurück: Die meiste Energie steckt im Schwingen.
soft-contact-set-up-two-equal-parts-and-a = Er stößt zweimal an, und der zweite Stoß macht aus Schwingen wieder Geschwindigkeit.
soft-contact-set-up-with-a-spring-and-without = Ohne die Feder fliegt das hintere Teil mit der meisten Energie weg.
soft-contact-set-up-tennis-ball-on-a-basketball = Der Basketball kommt schon hoch, der Tennisball fällt noch, und der Basketball wirft ihn.
soft-contact-set-up-superball-sideways = Die Querfeder entspannt sich zusammen mit der anderen: Der tiefste Punkt gleitet zurück.
soft-contact-set-up-sphere-sideways = Sie rutscht, dann haftet sie, dann rutscht sie wieder.

## Acts.

soft-contact-act-1 = Langsam und schnell
soft-contact-act-1-why = Ein Aufprall braucht Zeit. Hier siehst du die Kraft der Platte, während der Ball eindringt und herauskommt. Ändere die Höhe: Wann ist die Schleife dünn?
soft-contact-act-2 = Eine Delle
soft-contact-act-2-why = Bei Stahl ist es egal, wie schnell man drückt. Aber wo der Druck zu groß ist, bleibt eine Delle. Ab welcher Höhe?
soft-contact-act-3 = Energie steckt innen
soft-contact-act-3-why = Zwei Stahlteile und eine Feder verlieren nichts. Die Geschwindigkeit des Körpers ist die seines Schwerpunkts. Kommt er so schnell zurück, wie er kam?

## Bars.

soft-contact-experiment-speed-at-the = Tempo an der Platte
soft-contact-experiment-energy = Energie
soft-contact-experiment-energy-of-the = Energie des Körpers

## Challenges, and what they came to.

soft-contact-challenge-half = Lass die Stahlkugel so fallen, dass sie die Hälfte ihrer Energie behält.
soft-contact-challenge-half-hint = Aus 1 m behält sie 24 % der Energie, aus 1 cm 72 %.

soft-contact-half-target = Ziel: die Hälfte der Fallhöhe.
soft-contact-half-mark = Hälfte
soft-contact-half-too-gently = Sie stieg auf { $share } ihrer Fallhöhe: Der Aufprall war zu sanft.
soft-contact-half-too-hard = Sie stieg auf { $share } ihrer Fallhöhe: Der Aufprall war zu hart.
soft-contact-half-hit = Sie stieg auf { $share } ihrer Fallhöhe. Sie fiel { $height } und kam mit { $down } an.

soft-contact-challenge-slow = Wähle die beiden Teile so, dass der Körper möglichst langsam zurückkommt. Keine Energie geht verloren.
soft-contact-challenge-slow-hint = Nur ein Stoß, und die Massen so gleich, wie es bei nur einem Stoß geht.
soft-contact-challenge-slow-takes-1 = 35 % seiner Geschwindigkeit

soft-contact-slow-back = Er kam mit { $speed } zurück: { $share } seiner Geschwindigkeit.
soft-contact-slow-one-hit = Er kam mit { $speed } zurück: { $share } seiner Geschwindigkeit, nach einem Stoß.
soft-contact-slow-hits =
    { $hits ->
        [2] Er kam mit { $speed } zurück: { $share }. Er stieß zweimal an: Der letzte Stoß machte aus Schwingen wieder Geschwindigkeit.
       *[other] Er kam mit { $speed } zurück: { $share }. Er stieß { $hits }-mal an: Der letzte Stoß machte aus Schwingen wieder Geschwindigkeit.
    }

## Exercises.

soft-contact-exercise-loop = Ein Ball behält 80 % seiner Geschwindigkeit. Welchen Teil der Energie, die in den Kontakt geht, umschließt die Schleife?
soft-contact-exercise-loop-hint = Die Energie, die zurückkommt, wächst mit dem Quadrat der Geschwindigkeit.
soft-contact-exercise-loop-solution = 0,8² = 0,64 davon kommen zurück; 0,36 sind umschlossen.
soft-contact-exercise-rubber = Gummi verliert aus 1 m 20 % seiner Geschwindigkeit. Der verlorene Anteil ist proportional zur fünften Wurzel der Geschwindigkeit. Wie groß ist er aus 1 cm?
soft-contact-exercise-rubber-hint = Aus 1 cm ist die Geschwindigkeit ein Zehntel.
soft-contact-exercise-rubber-solution = 20 % × 0,1^(1/5) = 12,6 %. Dieser Ball verliert 13,4 % (13,3 % ohne seine Gewichtskraft): Die fünfte Wurzel ist nur der Anfang einer Reihe.
soft-contact-exercise-steel = Stahl weit über der Fließgrenze: Der behaltene Anteil ist proportional zu 1 durch die vierte Wurzel der Geschwindigkeit. Aus der wievielfachen Höhe ist der Anteil halb so groß?
soft-contact-exercise-steel-hint = Für den halben Anteil braucht es die 2⁴-fache Geschwindigkeit.
soft-contact-exercise-steel-solution = Die 16-fache Geschwindigkeit. Die Höhe wächst mit dem Quadrat der Geschwindigkeit: das 256-Fache.

## Questions to a class.

soft-contact-class-rubber =
    Aus 1 m Höhe behält dieser Gummiball 80 % seiner Geschwindigkeit.
    Welchen Anteil behält er aus 1 cm Höhe?
soft-contact-class-steel =
    Eine Stahlkugel fällt auf eine dicke Stahlplatte. Aus 1 m Höhe behält sie 49 % ihrer Geschwindigkeit.
    Welchen Anteil behält sie aus 1 cm Höhe?
soft-contact-class-inside =
    Zwei Stahlteile, verbunden durch eine Feder, gleiten gegen eine Wand. Keine Energie geht verloren. Vorn 1,5 kg, hinten 1 kg.
    Wie viel seiner Geschwindigkeit behält der Körper?

## The printed sheet.

soft-contact-column-drop-cm = Fallhöhe (cm)
soft-contact-column-speed-before-after = Geschwindigkeit, vorher → nachher (m/s)
soft-contact-column-share-of-speed = Behaltener Anteil der Geschwindigkeit (%)
soft-contact-sheet-at-home = Lass einen Tischtennisball springen, bis er liegen bleibt, und nimm den Ton mit dem Handy auf. Zeit zwischen den Klicks am Anfang: ____ s, dann ____ s; gegen Ende: ____ s, dann ____ s. Anteile: ____ und ____
soft-contact-sheet-expect = Die Dauer eines Flugs, geteilt durch die des vorigen, ist der behaltene Anteil. Meist wächst der Anteil gegen Ende ein wenig; bei den ersten Flügen nimmt auch die Luft etwas.

## Names of set-ups.

soft-contact-name-Rubber-ball-from-a-table = Gummiball vom Tisch
soft-contact-name-Rubber-ball-from-a-finger-s-breadth = Gummiball aus Fingerbreite
soft-contact-name-Steel-on-steel = Stahl auf Stahl
soft-contact-name-Steel-hardly-touching = Stahl, kaum berührt
soft-contact-name-A-game-s-ball = Ein Ball aus einem Spiel
soft-contact-name-A-game-s-ball-mended = Ein Ball aus einem Spiel, verbessert
soft-contact-name-Two-parts-and-a-spring = Zwei Teile und eine Feder
soft-contact-name-Two-equal-parts-and-a-spring = Zwei gleiche Teile und eine Feder
soft-contact-name-With-a-spring-and-without = Mit Feder und ohne
soft-contact-name-Tennis-ball-on-a-basketball = Tennisball auf Basketball
soft-contact-name-Superball-sideways = Flummi, seitwärts
soft-contact-name-Sphere-sideways = Kugel, seitwärts

## Names of runs.

soft-contact-name-drop = Fall
soft-contact-name-two-parts = zwei Teile
soft-contact-name-no-spring = keine Feder
soft-contact-name-one-on-the-other = aufeinander

## Names of curves, bars and forces.

soft-contact-name-force-of-the-plate = Kraft der Platte
soft-contact-name-speed-upwards = Tempo nach oben
soft-contact-name-depth = Tiefe
soft-contact-name-slip-along-the-plate = Gleiten längs der Platte
soft-contact-name-speed-of-the-upper-ball = Tempo des oberen Balls
soft-contact-name-speed-of-the-body = Tempo des Körpers
soft-contact-name-speed-of-the-part-in-front = Tempo des vorderen Teils
soft-contact-name-speed-of-the-part-behind = Tempo des hinteren Teils
soft-contact-name-way-to-the-wall = Weg bis zur Wand
soft-contact-name-speed-in = Tempo vorher
soft-contact-name-speed-out = Tempo nachher
soft-contact-name-in-the-spring = in der Feder
soft-contact-name-flying = im Flug
soft-contact-name-inside-parts-and-spring = innen: Teile und Feder
soft-contact-name-lost-by-the-body = vom Körper verloren

## Names of groups of controls.

soft-contact-name-What-it-is-made-of = Woraus er besteht
soft-contact-name-Sideways-too = Auch seitwärts

## Names of what can be chosen in the panel.

soft-contact-name-rubber = Gummi
soft-contact-name-steel = Stahl
soft-contact-name-game-ball = Ball aus einem Spiel
soft-contact-name-spring = Feder

## Controls: words that stand for them, where others have a symbol.

soft-contact-symbol-material = Material
soft-contact-symbol-loose = lose

## Name of the lesson.

soft-contact-name-Why-do-balls-lose-speed-when-they-bounce = Warum verlieren Bälle beim Aufprall Tempo?
