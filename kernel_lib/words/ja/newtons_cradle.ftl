### What lesson newtons_cradle says.

## PUZZLE: which speeds the laws allow. "balls" and "incoming" are numbers of balls.

newtons-cradle-puzzle-ask =
    { $incoming ->
        [1] 球1が{ $speed }で来ます。
       *[other] 球1から球{ $incoming }までが一緒に{ $speed }で来ます。
    }{ $balls ->
        [2] 衝突後の二つの球の速度を決めてください。
       *[other] 衝突後の{ $balls }個の球の速度を決めてください。次に、別の答えも見つけてください。
    }
newtons-cradle-puzzle-head = どちらの法則にも合う
newtons-cradle-puzzle-fixed = 二つの法則で、二つの速度が決まります。
newtons-cradle-puzzle-open = 法則は二つなので、三つ以上の速度は決まりません。
newtons-cradle-puzzle-two = { $guess } m/sは法則に合います。球が二つなら、ほかの答えはありません。
newtons-cradle-puzzle-more = あなたの答え{ $guess } m/sは、どちらも法則に合います。{ newtons-cradle-puzzle-open }

## CLAIM: which law rejects speeds. "terms" and "order" are such as −0.2 + 0.4 + 0.8 and −0.2 < 0.4 < 0.8.

newtons-cradle-claim-ask =
    球1が1 m/sで来ました。球の質量はみな同じです。友達は、衝突後の速度が{ $claimed } m/sだと言います。
    これに合わない法則はどれですか。
newtons-cradle-claim-momentum = 運動量保存の法則に合いません。
newtons-cradle-claim-energy = エネルギー保存の法則に合いません。
newtons-cradle-claim-passes = 法則には合いますが、球がほかの球をすり抜けてしまいます。
newtons-cradle-claim-allowed = すべてに合います。
newtons-cradle-sums-chart = どちらの和も1のはず
newtons-cradle-sums-picture = 球1がはじめにもっていた値を1とすると、全部の球の和は、運動量が{ $momentum }、エネルギーが{ $energy }です。
newtons-cradle-axis-up-to-ball = どの球まで足すか
newtons-cradle-axis-share = 球1のはじめの値との比
# At the ends of lines.
newtons-cradle-sum-momentum = 運動量 { $sum }
newtons-cradle-sum-energy = エネルギー { $sum }
newtons-cradle-sum-brought = はじめ
newtons-cradle-through-chart = 球1が球2をすり抜けてしまう
newtons-cradle-through-picture = 球1が球2をすり抜けてしまいます。{ $first } m/sだと、接触の{ $time }後に、球2と同じ位置に来るからです。
newtons-cradle-axis-time-after = 接触からの時間 (s)
newtons-cradle-axis-place = 中心の位置 (cm)
newtons-cradle-ball = 球{ $ball }
newtons-cradle-through-mark = すり抜け
newtons-cradle-claim-steps-1 = 友達の答えは−0.1、0.3、0.8 m/s。
newtons-cradle-claim-steps-2 = 運動量：−0.1 + 0.3 + 0.8 = 1.0。合っています。
newtons-cradle-claim-steps-3 = エネルギー：0.01 + 0.09 + 0.64 = 0.74。1になるはずです。
newtons-cradle-claim-steps-4 = だから、エネルギー保存の法則に合いません。
newtons-cradle-claim-steps-5 = あなたの番です。0、0.6、0.8 m/sでは、運動量の和は[1.4]です。

newtons-cradle-claim-head-momentum = 運動量が合わない
newtons-cradle-claim-head-energy = エネルギーが合わない
newtons-cradle-claim-head-passes = 球がすり抜けてしまう
newtons-cradle-claim-head-allowed = どの法則にも合う
newtons-cradle-claim-yes-momentum = { $terms } = { $momentum }です。運動量の和は1になるはずです。
newtons-cradle-claim-yes-energy = 運動量は合います。速度の二乗の和は{ $energy }ですが、1になるはずです。
newtons-cradle-claim-yes-passes = どちらの和も合います。でも、球1が前の球2より速くなってしまいます。球1は{ $first } m/s、球2は{ $second } m/sです。
newtons-cradle-claim-yes-allowed = { $terms } = { $momentum }、二乗の和は{ $energy }、そして{ $order }。すべて合っています。
newtons-cradle-claim-no-momentum-energy = 一つの和だけでは足りません。運動量は合います：{ $terms } = { $momentum }。でも、二乗の和は{ $energy }です。
newtons-cradle-claim-no-momentum-passes = 運動量の和は{ $momentum }で、合います。でも球1が前の球2より速く（{ $first } > { $second }）、すり抜けてしまいます。
newtons-cradle-claim-no-momentum-allowed = 運動量の和は{ $momentum }、二乗の和は{ $energy }で、どちらも合います。(0, 0, 1)だけが答えではありません。
newtons-cradle-claim-no-energy-momentum = エネルギーを疑う人は多いです。でも二乗の和は{ $energy }で、合います。運動量の和が、1ではなく{ $momentum }です。
newtons-cradle-claim-no-energy-passes = エネルギーを疑う人は多いです。でも二乗の和は{ $energy }で、合います。ただ、{ $first } > { $second }なので、球1が球2をすり抜けてしまいます。
newtons-cradle-claim-no-energy-allowed = エネルギーを疑う人は多いです。でも二乗の和は{ $energy }で、運動量も合います。法則が二つだけなら、答えはたくさんあります。
newtons-cradle-claim-no-passes-momentum = 順番は正しいです。でも運動量が合いません。和は{ $momentum }です。
newtons-cradle-claim-no-passes-energy = 順番は正しいです。でもエネルギーが合いません。二乗の和は{ $energy }です。
newtons-cradle-claim-no-passes-allowed = { $order }なので、順番は正しいです。どちらの和も合います。だから、すべてに合います。
newtons-cradle-claim-no-allowed-momentum = 運動量の和が、1ではなく{ $momentum }です。
newtons-cradle-claim-no-allowed-energy = 二乗の和が、1ではなく{ $energy }です。
newtons-cradle-claim-no-allowed-passes = どちらの和も合います。でも球1が前の球2より速く（{ $first } > { $second }）、すり抜けてしまいます。

## FIRST: what the first ball does. "gap" is a figure, or "none".

newtons-cradle-first-ask =
    { $gap ->
        [none] { $mass }の鋼の球が{ $speed }で来ます。{ $other }の球が二つ、接して止まっています。エネルギーは失われません。
       *[some] { $mass }の鋼の球が{ $speed }で来ます。{ $other }の球が二つ、{ $gap }のすき間をあけて止まっています。エネルギーは失われません。
    }
    衝突後、来た球はどうなりますか。
newtons-cradle-vote-ask =
    { $gap ->
        [none] 鋼の球が二つ、接して止まっています。もう一つの球が{ $speed }で来ます。エネルギーは失われません。
       *[some] 鋼の球が二つ、{ $gap }のすき間をあけて止まっています。もう一つの球が{ $speed }で来ます。エネルギーは失われません。
    }
    衝突後、来た球はどうなりますか。
newtons-cradle-first-stops = 止まります。
newtons-cradle-first-on = ゆっくり前に進みます。
newtons-cradle-first-back = ゆっくり戻ります。
newtons-cradle-first-seen-stops = 止まった。
newtons-cradle-first-seen-on = ゆっくり前に進んだ。
newtons-cradle-first-seen-back = ゆっくり戻った。
# "both" is for how long both contacts press, or "none".
newtons-cradle-pushes-chart =
    { $both ->
        [none] 接触は一度に一つ
       *[some] { $both }の間、両方が押す
    }
newtons-cradle-pushes-picture =
    { $both ->
        [none] 接触は一度に一つです。球1の運動量は{ $brought }でした。球2は球1から{ $second }、球3は{ $third }の力積を受けました。
       *[some] { $both }の間、両方の接触が押します。球1の運動量は{ $brought }でした。球2は球1から{ $second }、球3は{ $third }の力積を受けました。
    }
newtons-cradle-axis-time = 時間 (ms)
newtons-cradle-axis-force = 力 (kN)
newtons-cradle-axis-impulse = 力積 (N s)
# Of a force: ball one pushes on ball two.
newtons-cradle-push = 球{ $one }→球{ $two }
newtons-cradle-first-steps-1 = 同じ球が順にぶつかるなら、球1は速度をすべて球2に渡します。
newtons-cradle-first-steps-2 = 球2はすべて球3に渡します：(0, 0, 1)。
newtons-cradle-first-steps-3 = 接しているときは、球1がまだ押している間に、球3が球2を押し返します。
newtons-cradle-first-steps-4 = だから球1は、止まるのに必要な分より大きな力積を受けます。そして0.071 m/sで戻ります。
newtons-cradle-first-steps-5 = 運動量：−0.071 + 0.076 + 0.995 = 1.000。あなたの番です。エネルギー（二乗の和）：0.005 + 0.006 + 0.989 = [1.000]。

newtons-cradle-first-head-stops = 止まった
newtons-cradle-first-head-on = ゆっくり前に進んだ
newtons-cradle-first-head-back = ゆっくり戻った
newtons-cradle-first-yes-stops = 球1が押す間に、球2は{ $moved }しか動きません。すき間が{ $gap }あるので、二つ目の衝突の前に、一つ目の衝突が終わります。同じ質量の球は速度を交換します。
newtons-cradle-first-yes-on = { $mass }の球は、{ $other }の球に当たった後も{ $speed }で進みます。
newtons-cradle-first-yes-back = { $speed }で戻りました。二つの接触が同時に押したので、来た球は球2に押し戻されました。
newtons-cradle-first-yes-back-light = { $mass }の球は次の球より軽いので、{ $speed }ではね返ります。
newtons-cradle-first-no-stops-back = 「一つ入れば一つ出る」には、球の間にすき間が必要です。ここでは{ $both }の間、二つの接触が同時に押しました。だから来た球は球2に押し戻され、{ $speed }で戻りました。
newtons-cradle-first-no-stops-back-light = { $mass }の球は軽いので、止まらずにはね返ります。次の球は{ $other }です。この球は{ $speed }で戻りました。
newtons-cradle-first-no-stops-on = { $mass }の球は次の球より重く、一度の衝突では止まりません。衝突後も{ $speed }で進みました。
newtons-cradle-first-no-on-stops = すき間が{ $gap }あるので、球1は球2とだけぶつかりました。同じ質量の球は速度を交換するので、球1は止まりました。
newtons-cradle-first-no-on-back = 来た球は前に進めず、{ $speed }で戻りました。{ $both }の間、球3が球2を後ろから支えたので、球2がより強く押し返しました。
newtons-cradle-first-no-on-back-light = { $mass }の球は、{ $other }の球を押して前に進むことはできません。軽いので、{ $speed }ではね返りました。
newtons-cradle-first-no-back-stops = 二つの接触が同時に押すときだけ、残りの球は一つの重い球のようにはたらきます。すき間が{ $gap }あると、はじめの衝突が先に終わり、来た球は止まります。
newtons-cradle-first-no-back-on = 来た球は{ $mass }で、{ $other }の次の球より重いです。だから衝突後も{ $speed }で進みました。

## RULES: which simple rule is right. "cap" is the material of the one cap, or "none", and "ball" the number of its ball.

newtons-cradle-rules-ask =
    { $gap ->
        [none] 同じ質量の球が三つ、接しています。
       *[some] 同じ質量の球が三つ、{ $gap }のすき間をあけて並んでいます。
    }{ $cap ->
        [rubber] 球{ $ball }にゴムのキャップがついています。
        [hard-rubber] 球{ $ball }に硬いゴムのキャップがついています。
        [soft-plastic] 球{ $ball }にやわらかいプラスチックのキャップがついています。
        [nylon] 球{ $ball }にナイロンのキャップがついています。
        [wood] 球{ $ball }に木のキャップがついています。
        [glass] 球{ $ball }にガラスのキャップがついています。
        [aluminium] 球{ $ball }にアルミニウムのキャップがついています。
       *[none] どれもキャップのない鋼の球です。
    }「順に」は、一度に二つの球だけがぶつかる規則です。「同時に」は、すべての接触が一緒に押す規則です。
    5 %以内で正しい速度を出す規則はどれですか。
newtons-cradle-rules-one = 「順に」だけ。
newtons-cradle-rules-all = 「同時に」だけ。
newtons-cradle-rules-both = 両方とも正しいです。
newtons-cradle-rules-neither = どちらも正しくありません。
newtons-cradle-rules-steps-1 = やわらかい接触は、硬い接触より長く続きます。
newtons-cradle-rules-steps-2 = 球3にキャップがあると、接触1は硬くて短く、接触2はやわらかくて長くなります。
newtons-cradle-rules-steps-3 = 接触2がまだあまり押さないうちに、接触1が終わります：「順に」。
newtons-cradle-rules-steps-4 = 球1にキャップがあると、接触1が長く続き、接触2も一緒に押します：「同時に」。
newtons-cradle-rules-steps-5 = あなたの番です。キャップのない鋼では、二つの接触のかたさは同じです。「順に」では球1の速度は0 %ですが、実際は−7 %です。ずれは[7] %です。

newtons-cradle-rules-head-one = 「順に」だけが正しい
newtons-cradle-rules-head-all = 「同時に」だけが正しい
newtons-cradle-rules-head-both = 両方の規則が正しい
newtons-cradle-rules-head-neither = どちらも正しくない
newtons-cradle-rules-yes-one = 実際の球は{ $speeds } %です。*「順に」*は{ $one_off }、*「同時に」*は{ $all_off }ずれています。
newtons-cradle-rules-yes-all = { newtons-cradle-rules-yes-one }
newtons-cradle-rules-yes-both = { newtons-cradle-rules-yes-one }
newtons-cradle-rules-yes-neither = { newtons-cradle-rules-yes-one }
newtons-cradle-rules-no-one-neither = 短い接触でも、球が触れ合っていれば同時に押します。*「順に」*では球1は{ $one_first }ですが、実際は{ $first }でした。
newtons-cradle-rules-no-one-all = *「順に」*は{ $one_off }ずれています。キャップのために接触1が長くなり、ほとんどの間、接触2も一緒に押します。
newtons-cradle-rules-no-one-both = *「順に」*は正しいです。でも*「同時に」*も正しいです。すき間が{ $gap }あるので、接触は一度に一つしかありません。
newtons-cradle-rules-no-all-neither = 接していても、ずっと一緒に押すわけではありません。*「同時に」*では球1の速度は{ $all_first }ですが、実際は{ $first }でした。
newtons-cradle-rules-no-all-one = 接触2はやわらかく、接触1が終わったとき、まだあまり押していませんでした。*「同時に」*は{ $all_off }ずれています。
newtons-cradle-rules-no-all-both = *「同時に」*は正しいです。でも*「順に」*も正しいです。すき間が{ $gap }あるので、接触は一度に一つしかありません。
newtons-cradle-rules-no-both-one = どちらの規則でも運動量とエネルギーが保存されます。でも球1は、「順に」では{ $one_first }、「同時に」では{ $all_first }です。実際は{ $first }で、*「順に」*だけが合います。
newtons-cradle-rules-no-both-all = どちらの規則も二つの法則に合います。でも球1は実際には{ $first }で、これは*「同時に」*の値です。「順に」の値{ $one_first }ではありません。
newtons-cradle-rules-no-both-neither = どちらの規則でも運動量とエネルギーが保存されます。でも球1は、「順に」では{ $one_first }、「同時に」では{ $all_first }、実際は{ $first }でした。
newtons-cradle-rules-no-neither-both = すき間が{ $gap }あるので、衝突は一つずつ起こります。このときどちらの規則も(0, 0, 1)になり、実際の球とのずれは{ $one_off }以内です。
newtons-cradle-rules-no-neither-one = *「順に」*のずれは{ $one_off }だけです。接触2がまだあまり押さないうちに、接触1が終わりました。
newtons-cradle-rules-no-neither-all = *「同時に」*のずれは{ $all_off }だけです。接触1が長く続き、ほとんどの間、接触2も一緒に押しました。

## Controls: what they are.

newtons-cradle-control-balls = 球の数
newtons-cradle-control-incoming = 来る球の数
newtons-cradle-control-picture = 糸でつるすか、レールに置くか
newtons-cradle-control-k_b = はね返る速さの割合（簡単な規則だけ）
newtons-cradle-control-order = どの組が先に衝突するか
newtons-cradle-control-mass = はじめの球の質量
newtons-cradle-control-beta = 球2に対する球1の質量の比
newtons-cradle-control-middle = 最後の球に対する中の球の質量の比
newtons-cradle-control-speed = 来る速さ
newtons-cradle-control-gap = 球の間のすき間
newtons-cradle-control-radius = 球の半径
newtons-cradle-control-length = 糸の長さ
newtons-cradle-control-swings = 往復の回数
newtons-cradle-control-material = かたさを数値で決めるか、材料で決めるか
newtons-cradle-control-stiffness = 接触1のかたさ
newtons-cradle-control-modulus = 球のヤング率
newtons-cradle-control-poisson = ポアソン比
newtons-cradle-control-gamma = 接触1に対する接触2のかたさの比
newtons-cradle-control-exponent = へこみによる力の増え方（鋼：1.5）
newtons-cradle-control-tolerance = マップで許すずれ
newtons-cradle-control-law = マップでの接触の種類
newtons-cradle-control-cap = 球1が隣の球に触れる所のキャップ
newtons-cradle-control-cap_last = 球nが隣の球に触れる所のキャップ
newtons-cradle-control-claim = 友達が言う、衝突後の球{ $ball }の速度
# Ticks below a slider: values that have a name.
newtons-cradle-tick-rubber = ゴム
newtons-cradle-tick-steel = 鋼

## Set-ups: what to look for.

newtons-cradle-set-up-two-balls-squeezed = 球が二つなら、どの規則でも結果は同じです。
newtons-cradle-set-up-three-balls-squeezed = 二つの接触が同時に押します。
newtons-cradle-set-up-desk-toy-five-balls = 「順に」では、一つ入れば一つ出ます。実際の球はすべて動きます。
newtons-cradle-set-up-two-in = 「順に」では、二つ入れば二つ出ます。実際の球はすべて動きます。
newtons-cradle-set-up-two-in-one-at-rest = 「順に」では、球2と球3が一緒に離れます。「同時に」では、最後の球のほうが速くなります。
newtons-cradle-set-up-small-gaps = すき間があると衝突は一つずつ起こり、一つ入れば一つ出ます。
newtons-cradle-set-up-passes-everything-on = 接触がばねで、中の球の質量がほかの2/3なら、最後の球がすべてを受け取ります。
newtons-cradle-set-up-tennis-ball-on-a-basketball = テニスボールがまだ落ちている間に、バスケットボールが上がってきます。テニスボールの速度は、近づく速さの1.82倍だけ変わります。
newtons-cradle-set-up-hard-then-soft = 接触1が早く終わるので、「順に」が正しくなります。
newtons-cradle-set-up-soft-then-hard = 「同時に」は2.5 %ずれます。
newtons-cradle-set-up-li-yao-0-5 = 「順に」は3 %ずれます。
newtons-cradle-set-up-steel-balls = 鋼の接触は一瞬です。それでも速度は、やわらかい接触のときと同じです。
newtons-cradle-set-up-perfectly-plastic = まったくはね返らず、すべての球が一緒に進みます。

## Acts.

newtons-cradle-act-1 = どんな速度が法則に合う？
newtons-cradle-act-1-why = 法則は二つ、わからない速度は三つです。
newtons-cradle-act-2 = 実際の球はどうなる？
newtons-cradle-act-2-why = 実際の接触には時間がかかります。来た球はどうなりますか。
newtons-cradle-act-3 = どの規則が正しい？
newtons-cradle-act-3-why = 実際の球と二つの簡単な規則を、同じ時刻で比べます。下の数字は衝突後の速度（%）です。

## Lines to write.

newtons-cradle-act-1-after = 球が三つだと、なぜ二つの法則では足りないのですか。
newtons-cradle-act-1-after-model = わからない速度は三つ、式は二つです。一つの数が残り、それは接触のしかたで決まります。
newtons-cradle-act-2-after = 0.2 mmのすき間で、なぜこんなに変わるのですか。
newtons-cradle-act-2-after-model = 球1が押す間に、球2は0.09 mm動きます。すき間が0.2 mmあれば、球3に当たる前に球1から離れます。
newtons-cradle-act-3-after = どの規則が正しいかは、何で決まりますか。
newtons-cradle-act-3-after-model = どちらの接触が先に終わるかで決まります。やわらかい接触は長く続きます。

## Bars, and what stands in the frames of the cradles.

newtons-cradle-experiment-energy-of-motion = 運動エネルギー
newtons-cradle-contact-limit = 極限
newtons-cradle-contact-no-time = 接触は一瞬
newtons-cradle-contact-time = 接触に時間がかかる

## The map, and charts of the notebook.

newtons-cradle-map = 許すずれの範囲で、どの剛体の規則が正しいか
newtons-cradle-region-one = 順に
newtons-cradle-region-all = 同時に
newtons-cradle-region-both = 両方
newtons-cradle-region-neither = どちらでもない
newtons-cradle-your-row = あなたの列
newtons-cradle-over-gamma = γと球{ $ball }の関係（{ $beta }）
newtons-cradle-over-beta = βと球{ $ball }の関係（{ $gamma }）
# "ratios" are such as γ = 1, β = 4; "law" is a name, or a formula.
newtons-cradle-forces-chart =
    { $law ->
        [hertz] { $ratios }のときの力
        [springs] { $ratios }のときの力、ばね
       *[formula] { $ratios }のときの力、{ $law }
    }

## The law with the present numbers. "why" is the reason for which a run ended.

newtons-cradle-law-ended =
    { $why ->
        [step-limit] 計算は最初の衝突の途中で終わりました（ステップ数の上限）
        [collisions-accumulate] 計算は最初の衝突の途中で終わりました（衝突が限りなく重なる）
       *[other] 計算は最初の衝突の途中で終わりました
    }
newtons-cradle-law-contact = { $gamma }。球が二つだけなら、接触時間は{ $time }
newtons-cradle-law-swing = { $period }。速さVになる高さは{ $height }。この振れ幅の振り子の周期はTより{ $longer }長い

## The printed sheet: at home.

newtons-cradle-sheet-at-home = 同じ硬貨を四枚、接するように一列に並べます。五枚目を端に向けてはじきます。何枚飛び出しますか。____ 二枚一緒なら：____ 髪の毛ほどのすき間をあけると：____
newtons-cradle-sheet-expect = 一枚入れば一枚が速く出て、後ろの硬貨は少しだけ動きます。二枚入れば二枚出ます。小さな速さは摩擦で見えなくなるので、すき間があると後ろの硬貨は動きません。

## Challenges.

newtons-cradle-challenge-all_to_the_last = 球が三つ接しています。最後の球が全部のエネルギーを受け取るように、中の球を選んでください。
newtons-cradle-challenge-all_to_the_last-hint = 中の球が少し軽いと、より多く伝わります。
newtons-cradle-left-much = エネルギーの{ $share }が球1と球2に残りました。球1は{ $speed }で戻りました。
newtons-cradle-left-little = 球1と球2に残ったエネルギーは{ $share }だけです。残りは球3が受け取り、{ $speed }で離れました。
newtons-cradle-challenge-two_leave = 球が一つ来ます。球2と球3を同じ速度で離れさせてください。
newtons-cradle-challenge-two_leave-hint = 球1が長く一度押す間に、ほかの二つの球が押される必要があります。

newtons-cradle-target-rings = 目標：球2と球3が、点線の輪の中で一緒に進む。
newtons-cradle-left-apart = 球3は球2より{ $more }速く離れました。これは来た速さの{ $share }です。
newtons-cradle-left-together = 球2は{ $second }、球3は{ $third }で離れました。接触2のかたさは{ $times }倍です。球1がまだ押している間に、接触2が力を伝えました。

## Exercises.

newtons-cradle-exercise-third = 球が1 m/sで来て、同じ質量の二つの球に当たります。来た球は1/3 m/sで戻り、ほかの二つは同じ速さで離れます。その速さを求めてください。
newtons-cradle-exercise-third-hint = 運動量：1 = −1/3 + 2 v。
newtons-cradle-exercise-third-solution = v = 2/3 m/s。エネルギーも合います：1/9 + 4/9 + 4/9 = 1。
newtons-cradle-exercise-two_in = 二つの球が一緒に来ます。三つの球が接して止まっています。どれも鋼です。ちょうど二つが飛び出しますか。
newtons-cradle-exercise-two_in-two = はい、二つ出ます。
newtons-cradle-exercise-two_in-all = いいえ、五つとも動きます。
newtons-cradle-exercise-two_in-hint = 二つ入って二つ出るのは、どちらの法則にも合います。でも、合う答えはほかにも限りなくあります。
newtons-cradle-exercise-two_in-solution = 五つとも動きます。接触に時間がかかり、重なるからです。設定「二つ入る」で見られます。
newtons-cradle-exercise-gap = 今度は小さなすき間があります。質量の等しい三つの球のうち、来た球はどうなりますか。
newtons-cradle-exercise-gap-stops = 止まります。
newtons-cradle-exercise-gap-back = 戻ります。
newtons-cradle-exercise-gap-hint = すき間があると、二つ目の接触が始まる前に、はじめの接触が終わります。
newtons-cradle-exercise-gap-solution = 質量の等しい二つの球は速度を交換します。だから来た球が止まり、次に二つ目の球が止まります。

## Questions to a class.

newtons-cradle-class-vote =
    鋼の球が二つ、接して止まっています。もう一つの球が1 m/sで来ます。エネルギーは失われません。
    衝突後、来た球はどうなりますか。
newtons-cradle-class-gaps =
    今度は、球の間に0.2 mmのすき間があります。
    来た球はどうなりますか。
newtons-cradle-class-claim =
    友達は、1 m/sで来た球の衝突後の速度が(0, 0.6, 0.8) m/sだと言います。球の質量はみな同じです。
    これに合わない法則はどれですか。

## The printed sheet: columns.

newtons-cradle-column-balls-in = 球の数、来る球
newtons-cradle-column-first-ball = 衝突後のはじめの球、ヘルツ (m/s)
newtons-cradle-column-last-ball = 衝突後の最後の球、ヘルツ (m/s)
newtons-cradle-column-how-many-move = 動く球の数（1 %より速い）

## Names of set-ups.

newtons-cradle-name-Three-balls = 三つの球
newtons-cradle-name-Two-balls-squeezed = 押し合う二つの球
newtons-cradle-name-Three-balls-squeezed = 押し合う三つの球
newtons-cradle-name-Desk-toy-five-balls = 卓上のおもちゃ：五つの球
newtons-cradle-name-Two-in = 二つ入る
newtons-cradle-name-Two-in-one-at-rest = 二つ入り、一つ静止
newtons-cradle-name-Small-gaps = 小さなすき間
newtons-cradle-name-Passes-everything-on = すべてを伝える
newtons-cradle-name-Tennis-ball-on-a-basketball = バスケットボールの上のテニスボール
newtons-cradle-name-Hard-then-soft = 硬い、次にやわらかい
newtons-cradle-name-Soft-then-hard = やわらかい、次に硬い
newtons-cradle-name-Li-Yao-0-5 = Li & Yao、β = 0.5
newtons-cradle-name-Steel-balls = 鋼の球
newtons-cradle-name-Perfectly-plastic = 完全非弾性

## Names of runs.

newtons-cradle-name-one-by-one = 順に
newtons-cradle-name-Hertz = ヘルツ
newtons-cradle-name-springs = ばね
newtons-cradle-name-all-at-once = 同時に

## Names of curves, bars and forces.

newtons-cradle-name-velocity-of-the-first-ball = はじめの球の速度
newtons-cradle-name-velocity-of-the-second-ball = 二つ目の球の速度
newtons-cradle-name-velocity-of-the-last-ball = 最後の球の速度
newtons-cradle-name-force-of-the-first-soft-contact = 一つ目の接触の力
newtons-cradle-name-force-of-the-second-soft-contact = 二つ目の接触の力
newtons-cradle-name-ball-1 = 球1
newtons-cradle-name-ball-2 = 球2
newtons-cradle-name-the-others = ほかの球
newtons-cradle-name-force-of-the-third-soft-contact = 三つ目の接触の力
newtons-cradle-name-force-of-the-fourth-soft-contact = 四つ目の接触の力

## Names of groups of controls.

newtons-cradle-name-Rules = 規則
newtons-cradle-name-Balls = 球
newtons-cradle-name-Contacts = 接触
newtons-cradle-name-Map = マップ
newtons-cradle-name-Claim = 友達の答え

## Names of what can be chosen in the panel.

newtons-cradle-name-on-strings = 糸でつるす
newtons-cradle-name-on-a-rail = レールの上
newtons-cradle-name-left-first = 左が先
newtons-cradle-name-right-first = 右が先
newtons-cradle-name-K-and = K₁とγ
newtons-cradle-name-E-and-R = E、ν、R
newtons-cradle-name-none = なし
newtons-cradle-name-rubber = ゴム
newtons-cradle-name-hard-rubber = 硬いゴム
newtons-cradle-name-soft-plastic = やわらかいプラスチック
newtons-cradle-name-nylon = ナイロン
newtons-cradle-name-wood = 木
newtons-cradle-name-glass = ガラス
newtons-cradle-name-aluminium = アルミニウム

## Controls: words that stand for them, where others have a symbol.

newtons-cradle-symbol-picture = 画面
newtons-cradle-symbol-order = 順序
newtons-cradle-symbol-gap = すき間
newtons-cradle-symbol-swings = 往復
newtons-cradle-symbol-from = 決め方
newtons-cradle-symbol-allowed-error = 許すずれ
newtons-cradle-symbol-map-of = マップの接触
# $ball is a number, or “n”: the last one.
newtons-cradle-symbol-cap = 球{ $ball }のキャップ
newtons-cradle-symbol-claim = 友達の答え{ $number }

## Name of the lesson.

newtons-cradle-name-Newton-s-cradle = ニュートンのゆりかご
