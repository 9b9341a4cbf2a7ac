### What lesson oblique_plane says.

## LANDING: what a lump does where it lands. "way" is up or down along the slope.

# "way" is how the lump comes; "mu" is a figure, or "smooth"; "share" a figure, "all" or "none".
oblique-plane-landing-ask =
    { $way ->
        [falls] { $mu ->
            [smooth] Ein Schneeklumpen fällt senkrecht nach unten auf einen glatten Hang.
           *[rough] Ein Schneeklumpen fällt senkrecht nach unten auf einen rauen Hang (Reibungszahl μ = { $mu }).
        }
       *[thrown] { $mu ->
            [smooth] Ein Schneeklumpen trifft einen glatten Hang, so wie der Pfeil zeigt.
           *[rough] Ein Schneeklumpen trifft einen rauen Hang (Reibungszahl μ = { $mu }), so wie der Pfeil zeigt.
        }
    } { $share ->
        [none] Der Hang gibt von der Geschwindigkeit senkrecht zu ihm nichts zurück.
        [all] Der Hang gibt die ganze Geschwindigkeit senkrecht zu ihm zurück.
       *[part] Der Hang gibt { $share } der Geschwindigkeit senkrecht zu ihm zurück.
    }
    Was tut der Klumpen danach?

oblique-plane-landing-head-bounces = Er prallte ab
oblique-plane-landing-head-stops = Er blieb dort, wo er aufkam
oblique-plane-landing-head-up = Er glitt hinauf, dann wieder hinab
oblique-plane-landing-head-down = Er glitt gleich hinab
oblique-plane-landing-yes-bounces = Von { $into } in den Hang hinein kamen { $returned } zurück: { $out } aus ihm heraus.
oblique-plane-landing-yes-stops = In den Hang hinein ging alles verloren, und die Reibung konnte auch die { $before } längs des Hangs nehmen.
oblique-plane-landing-yes-up = Der Hang stoppte die { $into } in ihn hinein. Längs eines glatten Hangs drückt nichts, also blieben { $after } hangaufwärts.
oblique-plane-landing-yes-up-rough = Der Hang stoppte die { $into } in ihn hinein. Die Reibung nahm { $took } der Geschwindigkeit längs des Hangs, also blieben { $after } hangaufwärts.
oblique-plane-landing-yes-down = Der Hang stoppte die { $into } in ihn hinein. Längs eines glatten Hangs drückt nichts, also blieben { $after } hangabwärts.
oblique-plane-landing-yes-down-rough = Der Hang stoppte die { $into } in ihn hinein. Die Reibung nahm { $took } der Geschwindigkeit längs des Hangs, also blieben { $after } hangabwärts.
oblique-plane-landing-no-bounces-stops = Zum Abprallen braucht es Geschwindigkeit aus dem Hang heraus. Von { $into } in den Hang hinein kam nichts zurück, und den Rest nahm die Reibung.
oblique-plane-landing-no-bounces-up = Zum Abprallen braucht es Geschwindigkeit aus dem Hang heraus. Von { $into } hinein kam nichts zurück; dem Klumpen blieben { $after }, und zwar *hangaufwärts*.
oblique-plane-landing-no-bounces-down = Zum Abprallen braucht es Geschwindigkeit aus dem Hang heraus, und keine kam zurück. Diesem Klumpen blieben { $after }, aber *hangabwärts*.
oblique-plane-landing-no-stops-up = Hieße „nichts zurück“ auch *Halt*, dann läge der Klumpen still. Ihm blieben { $after } längs des Hangs. Der Hang stoppt nur den Anteil *in ihn hinein*.
oblique-plane-landing-no-stops-up-rough = Die Reibung kann höchstens μ × { $into } = { $most } der Geschwindigkeit längs des Hangs nehmen. { $after } hangaufwärts blieben, also glitt der Klumpen weiter.
oblique-plane-landing-no-stops-down = „Nichts zurück“ heißt nicht „Halt“. Der Hang nahm die { $into } *in ihn hinein*, und { $after } hangabwärts blieben.
oblique-plane-landing-no-stops-down-rough = Diese Reibung ist zu schwach: Von { $before } hangabwärts nahm sie { $took }. Der Rest blieb, also glitt der Klumpen weiter.
oblique-plane-landing-no-stops-bounces = Ein Teil der Geschwindigkeit kam zurück: { $out } aus dem Hang heraus.
oblique-plane-landing-no-up-down = Es kommt auf die Geschwindigkeit längs des Hangs beim Aufprall an. Dieser Klumpen hatte { $before } *hangabwärts*, also glitt er weiter hinab.
oblique-plane-landing-no-up-stops =
    { $way ->
        [up] Er hatte { $before } hangaufwärts. Die Reibung nahm alles: Sie kann bis zu μ × { $into } = { $most } nehmen.
       *[down] Er hatte { $before } hangabwärts. Die Reibung nahm alles: Sie kann bis zu μ × { $into } = { $most } nehmen.
    }
oblique-plane-landing-no-up-bounces = Er verließ den Hang wieder, mit { $out }.
oblique-plane-landing-no-down-up = Die Gewichtskraft siegt nicht sofort. Dieser Klumpen hatte noch { $after } hangaufwärts und verlor sie erst in { $later }.
oblique-plane-landing-no-down-stops = Die Reibung hält ihn: μ = { $mu } ist größer als die Steigung { $slope }.
oblique-plane-landing-no-down-bounces = Bevor er gleiten konnte, war er schon vom Hang weg: { $out } kamen aus dem Hang heraus zurück.

oblique-plane-landing-seen-bounces = Er prallte ab.
oblique-plane-landing-seen-stops = Er blieb dort, wo er aufkam.
oblique-plane-landing-seen-up = Er glitt den Hang hinauf, dann wieder hinab.
oblique-plane-landing-seen-down = Er glitt gleich hinab.

oblique-plane-option-bounces = Er prallt ab.
oblique-plane-option-stops = Er bleibt dort, wo er aufkommt.
oblique-plane-option-up = Er gleitet den Hang hinauf, dann wieder hinab.
oblique-plane-option-down = Er gleitet gleich hinab.
oblique-plane-option-stays = Er gleitet den Hang hinauf und bleibt dort.

oblique-plane-landing-steps-1 = Ein Klumpen trifft einen glatten Hang mit 5 m/s, davon 3 m/s in den Hang hinein.
oblique-plane-landing-steps-2 = Längs des Hangs hat er √(25 − 9) = 4 m/s.
oblique-plane-landing-steps-3 = Der Hang gibt nichts zurück: Aus 3 m/s wird 0.
oblique-plane-landing-steps-4 = Längs des Hangs drückt nichts: 4 m/s bleiben.
oblique-plane-landing-steps-5 = Energie: 16 von 25 Teilen bleiben, 64 %.
oblique-plane-landing-steps-6 = Jetzt du. 13 m/s, davon 5 m/s in den Hang hinein: Danach hat er [12] m/s.

## FLAT: the same where a lump may stay up there.

oblique-plane-flat-head-stops = Er blieb dort, wo er aufkam
oblique-plane-flat-head-stays = Er glitt hinauf und blieb dort
oblique-plane-flat-yes-stops = In den Hang hinein ging alles verloren, und die Reibung konnte auch die { $before } längs des Hangs nehmen.
oblique-plane-flat-yes-stays = Nach dem Aufprall blieben { $after } hangaufwärts. Nach { $later } hielt er an, und dort hält ihn die Reibung: μ = { $mu } ist größer als die Steigung { $slope }.
oblique-plane-flat-no-stops-stays = Die Reibung kann höchstens μ × { $into } = { $most } der Geschwindigkeit längs des Hangs nehmen. { $after } hangaufwärts blieben und endeten erst nach { $later }.
oblique-plane-flat-no-up-stays = Er glitt { $later } lang hinauf, aber nicht zurück: Wo er anhielt, hält ihn die Reibung. μ = { $mu } ist größer als die Steigung { $slope }.
oblique-plane-flat-no-down-stays = Die Gewichtskraft siegt hier nicht. Der Klumpen hatte { $after } hangaufwärts, und dann hielt ihn die Reibung: μ = { $mu } gegen die Steigung { $slope }.
oblique-plane-flat-no-stays-stops = Zum Gleiten blieb nichts übrig. Von { $before } längs des Hangs nahm die Reibung alles: Sie kann bis zu μ × { $into } = { $most } nehmen.
oblique-plane-flat-no-up-stops = { oblique-plane-landing-no-up-stops }
oblique-plane-flat-no-down-stops = Die Reibung hält ihn: μ = { $mu } ist größer als die Steigung { $slope }.

oblique-plane-flat-seen-stays = Er glitt den Hang hinauf und blieb dort.
oblique-plane-flat-seen-stops = { oblique-plane-landing-seen-stops }
oblique-plane-flat-seen-up = { oblique-plane-landing-seen-up }
oblique-plane-flat-seen-down = { oblique-plane-landing-seen-down }

## LAST: how bouncing ends.

oblique-plane-last-ask =
    Ein Ball springt auf einem glatten Hang, jedes Mal niedriger. Der Hang gibt { $share } der Geschwindigkeit senkrecht zu ihm zurück.
    Was kommt nach dem letzten Sprung?
oblique-plane-last-rests = Er bleibt, wo er ist.
oblique-plane-last-slides = Er gleitet den Hang hinab.
oblique-plane-last-never = Das Springen endet nie.

oblique-plane-last-head-slides = Das Springen endete, und er glitt
oblique-plane-last-yes-slides = Das Springen endete nach { $end }. Längs des Hangs hatte nichts den Ball gestoppt: Er hatte { $speed } hangabwärts und glitt weiter.
oblique-plane-last-no-rests-slides = Längs eines glatten Hangs kann ihn nichts halten. Als das Springen nach { $end } endete, hatte der Ball { $speed } hangabwärts.
oblique-plane-last-no-never-slides = Unendlich viele Sprünge müssen nicht ewig dauern. Jeder Flug dauerte { $share } des vorigen, und nach { $end } waren alle vorbei.

## ROUGHNESS: what holds a lump.

oblique-plane-roughness-ask =
    Ein Schneeklumpen von { $mass } liegt auf einem Hang. Der steigt je Meter waagerecht um { $rise }. Rollen kann der Klumpen nicht.
    Wie rau muss der Hang sein, um den Klumpen zu halten? Stell μ ein.

oblique-plane-roughness-head = μ = { $limit } reicht gerade
oblique-plane-roughness-yes = { $pull } ziehen, { $press } drücken: μ = { $limit }, genau die Steigung.
oblique-plane-roughness-no-less = Mit μ = { $guess } gleitet er. Seine Gewichtskraft zieht mit { $pull }, und die Reibung hält höchstens { $guess } × { $press }. Nötig ist { $pull } / { $press } = { $limit }.
oblique-plane-roughness-no-one = Zum Halten muss μ nicht 1 sein. Hangabwärts ziehen { $pull }; { $press } drücken. { $pull } / { $press } = { $limit } reicht.
oblique-plane-roughness-no-more = Das hält, aber weniger reicht auch. Hangabwärts ziehen { $pull }; { $press } drücken. { $pull } / { $press } = { $limit } genügt.

oblique-plane-roughness-picture = Die Gewichtskraft zieht mit { $pull } und drückt mit { $press }; zum Halten braucht die Reibung { $pull }, μ = { $limit }.
# At arrows, next to which there is little room.
oblique-plane-mark-pull = Zug { $force }
oblique-plane-mark-press = Druck { $force }
oblique-plane-mark-needed = nötig { $force }
oblique-plane-mark-friction = Reibung { $force }

oblique-plane-roughness-steps-1 = Steigung 1 : 4, 2 kg. Gewichtskraft 19,6 N: längs des Hangs 4,76 N, in ihn hinein 19,0 N.
oblique-plane-roughness-steps-2 = Die Reibung hält höchstens μ × 19,0 N.
oblique-plane-roughness-steps-3 = Genug ist: μ × 19,0 N = 4,76 N, also μ = 0,25.
oblique-plane-roughness-steps-4 = 8 kg: 19,0 N und 76,1 N, wieder 0,25.
oblique-plane-roughness-steps-5 = Jetzt du. Steigung 1 : 2: μ = [0,5].

## LUMPS: a light and a heavy one on one slope.

oblique-plane-lumps-ask =
    Zwei Klumpen liegen auf demselben Hang. Der steigt je Meter waagerecht um { $rise }. Unter dem Klumpen von { $mass } ist μ = { $mu }, unter dem von { $mass_2 } ist μ = { $mu_2 }.
    Welcher Klumpen gleitet?
oblique-plane-lumps-light = Nur der leichte Klumpen.
oblique-plane-lumps-heavy = Nur der schwere Klumpen.
oblique-plane-lumps-both = Beide.
oblique-plane-lumps-neither = Keiner.
oblique-plane-lumps-picture = { $mass_1 }: Zug { $pull_1 }, Reibung { $friction_1 }. { $mass_2 }: Zug { $pull_2 }, Reibung { $friction_2 }.

oblique-plane-lumps-head-light = Nur der leichte Klumpen glitt
oblique-plane-lumps-head-heavy = Nur der schwere Klumpen glitt
oblique-plane-lumps-head-both = Beide Klumpen glitten
oblique-plane-lumps-head-neither = Keiner der Klumpen glitt
oblique-plane-lumps-yes-light = Unter dem Klumpen von { $light } ist μ = { $mu_light } < { $slope }: Er gleitet. Unter dem von { $heavy } ist { $mu_heavy } > { $slope }: Er bleibt. Auf die Masse kommt es nicht an.
oblique-plane-lumps-yes-heavy = Unter dem Klumpen von { $heavy } ist μ = { $mu_heavy } < { $slope }: Er gleitet. Unter dem von { $light } ist { $mu_light } > { $slope }: Er bleibt. Auf die Masse kommt es nicht an.
oblique-plane-lumps-yes-both = Beide μ, { $mu_light } und { $mu_heavy }, sind kleiner als { $slope }: Beide gleiten. Auf die Masse kommt es nicht an.
oblique-plane-lumps-yes-neither = Beide μ, { $mu_light } und { $mu_heavy }, sind größer als { $slope }: Beide bleiben. Auf die Masse kommt es nicht an.
oblique-plane-lumps-no-light-heavy = Hielte das Gewicht einen Klumpen, dann bliebe der mit { $heavy }. Er glitt: Seine Gewichtskraft zieht auch { $times }-mal so stark. Es zählen nur μ und Steigung: { $mu_heavy } < { $slope }.
oblique-plane-lumps-no-light-both = Schwer heißt nicht fest. Der Klumpen mit { $heavy } glitt auch: Unter ihm ist μ = { $mu_heavy } kleiner als { $slope }.
oblique-plane-lumps-no-light-neither = Leicht heißt nicht lose. Der Klumpen mit { $light } blieb: Unter ihm ist μ = { $mu_light } größer als { $slope }.
oblique-plane-lumps-no-heavy-light = Mehr Gewicht bringt keinen Klumpen ins Gleiten. Der schwere blieb: Seine Gewichtskraft zieht und drückt { $times }-mal so stark. μ = { $mu_heavy } > { $slope }.
oblique-plane-lumps-no-heavy-both = Wenig Gewicht hält keinen Klumpen. Der mit { $light } glitt auch, { $way_light } weit: μ = { $mu_light } ist kleiner als { $slope }.
oblique-plane-lumps-no-heavy-neither = Der schwere Klumpen wird stärker gezogen, aber auch stärker gehalten. Unter ihm ist μ = { $mu_heavy } größer als { $slope }. Also blieb er, wie der leichte.
oblique-plane-lumps-no-both-light = Ein Hang allein bringt keinen Klumpen ins Gleiten. Der mit { $heavy } blieb: μ = { $mu_heavy } ist größer als { $slope }.
oblique-plane-lumps-no-both-heavy = Es braucht mehr als einen Hang. Der Klumpen mit { $light } blieb, denn sein μ = { $mu_light } ist größer als { $slope }.
oblique-plane-lumps-no-both-neither = Keiner glitt. Beide μ, { $mu_light } und { $mu_heavy }, sind größer als { $slope }: Die Reibung kann mehr halten, als die Gewichtskraft zieht.
oblique-plane-lumps-no-neither-light = Die Reibung hält nur bis zu ihrer Grenze. Der Klumpen mit { $light } glitt { $way_light } weit: μ = { $mu_light } ist kleiner als { $slope }.
oblique-plane-lumps-no-neither-heavy = Den Klumpen mit { $heavy } hielt sein Gewicht nicht. Er glitt { $way_heavy } weit: μ = { $mu_heavy } ist kleiner als { $slope }.
oblique-plane-lumps-no-neither-both = Beide glitten. Ihre μ, { $mu_light } und { $mu_heavy }, sind kleiner als { $slope }: Die Gewichtskraft zieht stärker, als die Reibung halten kann.

## LEAST: three landings. "right", "slowest", "between" and "flattest" are the letters A, B, C.

oblique-plane-least-ask =
    Drei Skisprünge enden auf demselben glatten Hang. Von der Geschwindigkeit in den Hang hinein kommt nichts zurück. A kommt mit { $speed_a } unter { $angle_a } zum Hang, B mit { $speed_b } unter { $angle_b }, C mit { $speed_c } unter { $angle_c }.
    Welche Landung kostet am wenigsten Energie?
oblique-plane-option-landing = Landung { $letter }.
oblique-plane-least-picture = Pfeile zeigen die Geschwindigkeiten in den Hang hinein. A verlor { $lost_a }, B verlor { $lost_b }, C verlor { $lost_c }.
oblique-plane-mark-lost = { $letter }: { $energy } verloren

oblique-plane-least-head-slowest = { $right } kostete am wenigsten Energie
oblique-plane-least-head-between = { oblique-plane-least-head-slowest }
oblique-plane-least-head-flattest = { oblique-plane-least-head-slowest }
oblique-plane-least-yes-slowest = In den Hang hinein gingen nur { $right_into }: { $right } verlor { $right_lost }. Die anderen verloren { $between_lost } und { $flattest_lost }.
oblique-plane-least-yes-between = In den Hang hinein gingen nur { $right_into }: { $right } verlor { $right_lost }. Die anderen verloren { $slowest_lost } und { $flattest_lost }.
oblique-plane-least-yes-flattest = In den Hang hinein gingen nur { $right_into }: { $right } verlor { $right_lost }. Die anderen verloren { $slowest_lost } und { $between_lost }.
oblique-plane-least-no-slowest-flattest = { $slowest } war am langsamsten und verlor { $slowest_lost }; { $right } verlor { $right_lost }. Es zählt nur die Geschwindigkeit *in den Hang hinein*: { $slowest_into } gegen { $right_into }.
oblique-plane-least-no-slowest-between = Langsam heißt nicht sanft. Unter { $slowest_angle } hatte { $slowest } noch { $slowest_into } in den Hang hinein und verlor { $slowest_lost }. { $right } hatte { $right_into } und verlor { $right_lost }.
oblique-plane-least-no-flattest-slowest = { $flattest } kam unter { $flattest_angle } mit { $flattest_speed }. Das waren noch { $flattest_into } in den Hang hinein, bei { $right } nur { $right_into }. Tempo und Winkel zählen beide.
oblique-plane-least-no-flattest-between = Auch eine flache Landung kann zu schnell sein: { $flattest } hatte { $flattest_into } in den Hang hinein und verlor { $flattest_lost }. { $right } hatte { $right_into } und verlor { $right_lost }.
oblique-plane-least-no-between-slowest = { $between } hatte { $between_into } in den Hang hinein und verlor { $between_lost }. { $right } kam steiler, aber so langsam, dass nur { $right_lost } verloren gingen.
oblique-plane-least-no-between-flattest = { $between } hatte { $between_into } in den Hang hinein und verlor { $between_lost }. { $right } war schneller, aber so flach, dass nur { $right_lost } verloren gingen.

oblique-plane-least-steps-1 = 10 m/s unter 30° zum Hang.
oblique-plane-least-steps-2 = In den Hang hinein: 10 × sin 30° = 5 m/s. Längs des Hangs 8,66 m/s.
oblique-plane-least-steps-3 = Verlust bei 1 kg: 5² / 2 = 12,5 J von 50 J, ein Viertel.
oblique-plane-least-steps-4 = Bei 60°: 8,66 m/s hinein, 37,5 J, drei Viertel.
oblique-plane-least-steps-5 = Jetzt du. 6 m/s senkrecht auf ebenen Boden, 1 kg: Verlust [18] J.

## Controls: what they are.

oblique-plane-control-scene = was auf dem Hang ist
oblique-plane-control-slope = wie steil: Meter hinauf je Meter waagerecht
oblique-plane-control-k_b = Anteil der Geschwindigkeit senkrecht zum Hang, der zurückkommt
oblique-plane-control-friction = Reibungszahl
oblique-plane-control-height = Höhe des Ballmittelpunkts
oblique-plane-control-velocity_x = Geschwindigkeit nach rechts
oblique-plane-control-velocity_y = Geschwindigkeit nach oben
oblique-plane-control-mass = Masse des Balls
oblique-plane-control-mass_2 = Masse des zweiten Klumpens
oblique-plane-control-friction_2 = Reibungszahl unter ihm
oblique-plane-control-speed = Geschwindigkeit beim Aufprall
oblique-plane-control-angle = Winkel zum Hang
# Ticks below sliders: values that have a name.
oblique-plane-tick-1-in-5 = 1 : 5
oblique-plane-tick-snow = Schnee
oblique-plane-tick-hailstone = Hagelkorn

## Set-ups: what to look for.

oblique-plane-set-up-snowball-on-a-roof = Das Dach stoppte die Geschwindigkeit ins Dach hinein. Mit dem Rest glitt der Schnee ab.
oblique-plane-set-up-ski-jumper = Der Hang fällt so steil wie die Flugbahn, also geht wenig verloren.
oblique-plane-set-up-rough-roof = μ ist größer als die Steigung, also bleibt der Klumpen.
oblique-plane-set-up-hailstone = Die Hälfte der Geschwindigkeit ins Dach hinein kommt zurück; die Geschwindigkeit längs des Dachs bleibt.
oblique-plane-set-up-nikulin-plane-4 = Er kommt in Schritt 10 auf, gleitet hinauf, hält an und gleitet zurück.
oblique-plane-set-up-the-same-with-friction = Nicht so weit hinauf, und langsamer auf dem Rückweg.
oblique-plane-set-up-a-flat-rough-slope = μ ist größer als die Steigung 0,2: Er bleibt dort oben.
oblique-plane-set-up-very-rough = Ein so rauer Hang stoppt auch die Geschwindigkeit längs des Hangs.
oblique-plane-set-up-a-hard-slope = Jeder Aufprall kehrt die Geschwindigkeit senkrecht zum Hang um.
oblique-plane-set-up-straight-down = Was bleibt, zeigt den Hang hinab.
oblique-plane-set-up-the-last-bounce = Das Springen endet in einem genauen Moment; danach gleitet er.

## Acts.

oblique-plane-act-1 = Bleiben, abprallen, gleiten?
oblique-plane-act-1-why = Der Schnee trifft den Hang. Was stoppt der Hang, und was lässt er übrig?
oblique-plane-act-2 = Was hält einen Klumpen?
oblique-plane-act-2-why = Ein Schneeklumpen liegt auf einem Hang und kann nicht rollen. Wie rau muss der Hang sein?
oblique-plane-act-3 = Sanft landen
oblique-plane-act-3-why = Nur die Geschwindigkeit in den Hang hinein geht verloren. Welche Landung verliert am wenigsten?

## Lines to write.

oblique-plane-act-1-after = Warum kann der Hang den Anteil längs des Hangs nicht stoppen?
oblique-plane-act-1-after-model = Eine glatte Fläche drückt nur senkrecht heraus. Ohne Kraft längs des Hangs ändert sich dort nichts.
oblique-plane-act-2-after = Warum kommt es auf die Masse nicht an?
oblique-plane-act-2-after-model = Doppelte Masse: doppelter Zug und doppelter Druck. Ihr Verhältnis bleibt gleich.
oblique-plane-act-3-after = Eine Skischanze endet an einem steilen Hang. Warum?
oblique-plane-act-3-after-model = Man fliegt so steil hinab, wie der Hang fällt. Nur wenig Geschwindigkeit geht in den Schnee hinein.

## Bars, and the chart.

oblique-plane-experiment-energy = Energie
oblique-plane-climb-chart = Wie weit gleitet er hinauf?
oblique-plane-axis-slope = Steigung tan θ
oblique-plane-axis-climb = Strecke den Hang hinauf (m)
oblique-plane-climb-smooth = ohne Reibung
oblique-plane-your-slope = dein Hang

## The law with the present numbers: what is no word is a formula.

oblique-plane-law-friction = { $push }, Reibung höchstens { $most }
oblique-plane-law-together = Druck und Reibung zusammen: { $whole }, wie in der Liste der Stöße
oblique-plane-law-along = längs des Hangs vorher { $before }, nachher { $after }
oblique-plane-law-held = { $pull } ziehen; die Reibung hält höchstens { $most }
oblique-plane-law-lost = { $into }, verloren { $lost }

## The printed sheet: at home.

oblique-plane-sheet-at-home = Leg eine Münze auf ein Buch und heb eine Kante an, bis die Münze gleitet. Höhe der Kante ____ cm, Länge auf dem Tisch ____ cm; teile: μ = ____. Und zwei Münzen aufeinander: ____
oblique-plane-sheet-expect = Münze auf Papier: 0,2 bis 0,5. Zwei Münzen gleiten bei derselben Steigung: Auf die Masse kommt es nicht an.

## Challenges. "way" is up or down along the slope, or none.

oblique-plane-challenge-stop_dead = Wirf den Klumpen so, dass nichts von seiner Geschwindigkeit längs des glatten Hangs zeigt.
oblique-plane-challenge-stop_dead-hint = Der Pfeil beim Aufprall muss senkrecht in den Hang zeigen, nicht senkrecht nach unten.
oblique-plane-target-straight = Ziel: Der Klumpen kommt längs der gestrichelten Linie, senkrecht in den Hang.
oblique-plane-target-straight-mark = senkrecht in den Hang
oblique-plane-still-flies = Nach { $end } war er noch in der Luft.
oblique-plane-share-slid =
    { $way ->
        [up] { $share } der Geschwindigkeit zeigten hangaufwärts. Der Klumpen glitt weiter.
       *[down] { $share } der Geschwindigkeit zeigten hangabwärts. Der Klumpen glitt weiter.
    }
oblique-plane-share-stopped =
    { $way ->
        [up] { $share } der Geschwindigkeit zeigten hangaufwärts. Der Hang stoppt, was senkrecht in ihn hinein zeigt.
        [down] { $share } der Geschwindigkeit zeigten hangabwärts. Der Hang stoppt, was senkrecht in ihn hinein zeigt.
       *[none] { $share } der Geschwindigkeit zeigten längs des Hangs. Der Hang stoppt, was senkrecht in ihn hinein zeigt.
    }
oblique-plane-challenge-ski_jumper = Lande wie beim Skispringen. Verlier beim Aufprall so wenig Energie wie möglich.
oblique-plane-challenge-ski_jumper-hint = Flieg so steil hinab, wie der Hang fällt.

oblique-plane-target-hill = Ziel: Der Klumpen fliegt längs des gestrichelten Pfeils, so wie der Hang fällt.
oblique-plane-target-hill-mark = so wie der Hang fällt
oblique-plane-loss-large = Der Aufprall nahm { $lost } der Bewegungsenergie. Der Klumpen kam { $steeper } steiler, als der Hang fällt.
oblique-plane-loss-small = Der Aufprall nahm { $lost } der Bewegungsenergie. Der Klumpen kam nur { $steeper } steiler, als der Hang fällt.

## Exercises.

oblique-plane-exercise-kept = Ein Klumpen trifft einen glatten Hang mit 5 m/s; davon gehen 3 m/s in den Hang hinein. Er prallt nicht ab. Wie schnell ist er gleich danach?
oblique-plane-exercise-kept-hint = Die beiden Anteile stehen im rechten Winkel. Welchen davon stoppt der Hang?
oblique-plane-exercise-kept-solution = Längs des Hangs hatte er √(5² − 3²) = 4 m/s, und die bleiben ihm.
oblique-plane-exercise-lost = Wie viel Prozent seiner Bewegungsenergie verlor er?
oblique-plane-exercise-lost-hint = Die Energie wächst mit dem Quadrat der Geschwindigkeit: Vergleiche 4 m/s mit 5 m/s.
oblique-plane-exercise-lost-solution = 4² / 5² = 0,64 bleiben, also sind 36 % verloren, (3/5)².
oblique-plane-exercise-stays = Ein Hang steigt auf 4 m waagerecht um 1 m. Wie groß muss μ sein, damit ein Klumpen bleibt?
oblique-plane-exercise-stays-hint = An der Grenze hält die Reibung μ m g cos θ gerade den Zug m g sin θ.
oblique-plane-exercise-stays-solution = μ = tan θ = 1/4, bei jeder Masse.

## Questions to a class.

oblique-plane-class-landing =
    Nasser Schnee fliegt bergauf gegen einen glatten Hang. Der Hang gibt nichts zurück.
    Was tut der Schnee danach?
oblique-plane-class-dropped =
    Jetzt fällt er senkrecht nach unten auf einen steileren glatten Hang.
    Was tut er danach?
oblique-plane-dropped-stops = Er bleibt.
oblique-plane-dropped-down = Er gleitet hinab.
oblique-plane-dropped-bounces = Er prallt ab.
oblique-plane-class-heavy =
    Zwei Klumpen, 1 kg und 5 kg, liegen auf einem Hang, mit demselben μ. Der leichte bleibt.
    Was tut der schwere?
oblique-plane-heavy-stays = Er bleibt.
oblique-plane-heavy-slides = Er gleitet.
oblique-plane-heavy-depends = Das hängt vom Hang ab.
oblique-plane-heavy-happened = Am schweren Klumpen ziehen { $pull_heavy }, und { $press_heavy } drücken; am leichten { $pull_light } und { $press_light }. Das Verhältnis ist gleich: { $ratio }.

## The printed sheet: columns.

oblique-plane-column-slope = Steigung
oblique-plane-column-speed-into-the = Geschwindigkeit in den Hang hinein → aus ihm heraus (m/s)
oblique-plane-column-speed-along-the = Geschwindigkeit längs des Hangs, vorher → nachher (m/s)
oblique-plane-column-energy-of-motion = Verlust an Bewegungsenergie (%)

## Names of set-ups.

oblique-plane-name-Snowball-on-a-roof = Schneeball auf dem Dach
oblique-plane-name-Ski-jumper = Skispringer
oblique-plane-name-Rough-roof = Raues Dach
oblique-plane-name-Hailstone = Hagelkorn
oblique-plane-name-Nikulin-plane-4 = Nikulin, Ebene 4
oblique-plane-name-The-same-with-friction = Dasselbe mit Reibung
oblique-plane-name-A-flat-rough-slope = Ein flacher, rauer Hang
oblique-plane-name-Very-rough = Sehr rau
oblique-plane-name-A-hard-slope = Ein harter Hang
oblique-plane-name-Straight-down = Senkrecht hinab
oblique-plane-name-The-last-bounce = Der letzte Sprung

## Names of runs.

oblique-plane-name-lump = Klumpen
oblique-plane-name-lump-1 = Klumpen 1
oblique-plane-name-lump-2 = Klumpen 2

## Names of curves, bars and forces.

oblique-plane-name-speed-up-the-slope = Tempo hangaufwärts
oblique-plane-name-energy = Energie
oblique-plane-name-speed-away-from-the-slope = Tempo vom Hang weg
oblique-plane-name-distance-up-the-slope = Weg hangaufwärts
oblique-plane-name-distance-from-the-slope = Abstand vom Hang
oblique-plane-name-along-the-slope = am Hang entlang
oblique-plane-name-into-and-out-of-the-slope = in den Hang und heraus
oblique-plane-name-lost-as-heat = wird Wärme

## Names of groups of controls.

oblique-plane-name-Start = Start
oblique-plane-name-Second-lump = Zweiter Klumpen
oblique-plane-name-Landing-A = Landung A
oblique-plane-name-Landing-B = Landung B
oblique-plane-name-Landing-C = Landung C

## Names of what can be chosen in the panel.

oblique-plane-name-a-throw = ein Wurf
oblique-plane-name-a-lump-at-rest = ein Klumpen in Ruhe
oblique-plane-name-two-lumps-at-rest = zwei Klumpen in Ruhe
oblique-plane-name-three-landings = drei Landungen

## Controls: words that stand for them, where others have a symbol.

oblique-plane-symbol-scene = Szene

## Names of the lesson, of walls, and of what is drawn at a contact, long and short.

oblique-plane-name-Oblique-plane = Schiefe Ebene
oblique-plane-name-slope = Hang
oblique-plane-name-into-the-slope = in den Hang
oblique-plane-name-into-it = hinein
oblique-plane-name-out-of-the-slope = aus dem Hang
oblique-plane-name-out-of-it = heraus
oblique-plane-name-along-it = entlang
