### What lesson oblique_plane says.

## LANDING: what a lump does where it lands. "way" is up or down along the slope.

# "way" is how the lump comes; "mu" is a figure, or "smooth"; "share" a figure, "all" or "none".
oblique-plane-landing-ask =
    { $way ->
        [falls] { $mu ->
            [smooth] 雪のかたまりが、なめらかな斜面に真下へ落ちます。
           *[rough] 雪のかたまりが、粗い斜面（摩擦係数μ = { $mu }）に真下へ落ちます。
        }
       *[thrown] { $mu ->
            [smooth] 雪のかたまりが、なめらかな斜面に矢印の向きで当たります。
           *[rough] 雪のかたまりが、粗い斜面（摩擦係数μ = { $mu }）に矢印のように当たります。
        }
    }{ $share ->
        [none] 斜面は、面に垂直な速さをまったく返しません。
        [all] 斜面は、面に垂直な速さをすべて返します。
       *[part] 斜面は、面に垂直な速さの{ $share }を返します。
    }
    かたまりは次にどうなりますか。

oblique-plane-landing-head-bounces = はね返った
oblique-plane-landing-head-stops = 落ちた所で止まった
oblique-plane-landing-head-up = 上へすべり、下へ戻った
oblique-plane-landing-head-down = すぐに下へすべった
oblique-plane-landing-yes-bounces = 面に垂直な速さ{ $into }の{ $returned }が返り、{ $out }で斜面から離れました。
oblique-plane-landing-yes-stops = 面に垂直な速さはすべて失われ、面に沿った速さ{ $before }も、摩擦がすべて奪いました。
oblique-plane-landing-yes-up = 面に垂直な速さ{ $into }はなくなりました。なめらかな斜面は面に沿った力を出さないので、斜面を上る{ $after }が残りました。
oblique-plane-landing-yes-up-rough = 面に垂直な速さ{ $into }はなくなりました。摩擦は面に沿った速さの{ $took }を奪い、斜面を上る{ $after }が残りました。
oblique-plane-landing-yes-down = 面に垂直な速さ{ $into }はなくなりました。なめらかな斜面は面に沿った力を出さないので、斜面を下る{ $after }が残りました。
oblique-plane-landing-yes-down-rough = 面に垂直な速さ{ $into }はなくなりました。摩擦は面に沿った速さの{ $took }を奪い、斜面を下る{ $after }が残りました。
oblique-plane-landing-no-bounces-stops = はね返るには、面から離れる速さが要ります。面に垂直な速さ{ $into }はまったく返らず、残りは摩擦が奪いました。
oblique-plane-landing-no-bounces-up = はね返るには、面から離れる速さが要ります。面に垂直な速さ{ $into }はまったく返らず、残ったのは斜面を*上る*{ $after }です。
oblique-plane-landing-no-bounces-down = はね返るには、面から離れる速さが要りますが、何も返りませんでした。残ったのは斜面を*下る*{ $after }です。
oblique-plane-landing-no-stops-up = 「何も返らない」が*停止*の意味なら、かたまりは動きません。でも面に沿った{ $after }が残りました。斜面がなくすのは、面に*垂直*な成分だけです。
oblique-plane-landing-no-stops-up-rough = 摩擦が奪えるのは、面に沿った速さのうちμ × { $into } = { $most }までです。斜面を上る{ $after }が残り、すべり続けました。
oblique-plane-landing-no-stops-down = 何も返らなくても、止まるとは限りません。なくなったのは面に*垂直*な{ $into }で、斜面を下る{ $after }が残りました。
oblique-plane-landing-no-stops-down-rough = この摩擦は弱すぎます。斜面を下る速さ{ $before }のうち、奪ったのは{ $took }です。残りがあるので、すべり続けました。
oblique-plane-landing-no-stops-bounces = 速さの一部が返りました。{ $out }で斜面から離れました。
oblique-plane-landing-no-up-down = 大切なのは、当たるときの面に沿った速さです。それは斜面を*下る*向きに{ $before }だったので、そのまま下へすべりました。
oblique-plane-landing-no-up-stops =
    { $way ->
        [up] 斜面を上る速さが{ $before }ありました。摩擦は最大でμ × { $into } = { $most }まで奪えるので、すべて奪いました。
       *[down] 斜面を下る速さが{ $before }ありました。摩擦は最大でμ × { $into } = { $most }まで奪えるので、すべて奪いました。
    }
oblique-plane-landing-no-up-bounces = { $out }で、また斜面から離れました。
oblique-plane-landing-no-down-up = 重力はすぐには勝ちません。斜面を上る速さがまだ{ $after }あり、それがなくなるまで{ $later }かかりました。
oblique-plane-landing-no-down-stops = 摩擦が支えます。μ = { $mu }は傾き{ $slope }より大きいからです。
oblique-plane-landing-no-down-bounces = すべる前に斜面から離れました。{ $out }が返ったからです。

oblique-plane-landing-seen-bounces = はね返った。
oblique-plane-landing-seen-stops = 落ちた所で止まった。
oblique-plane-landing-seen-up = 斜面を上へすべり、下へ戻った。
oblique-plane-landing-seen-down = すぐに下へすべった。

oblique-plane-option-bounces = はね返ります。
oblique-plane-option-stops = 落ちた所で止まります。
oblique-plane-option-up = 斜面を上へすべり、下へ戻ります。
oblique-plane-option-down = すぐに下へすべります。
oblique-plane-option-stays = 斜面を上へすべり、そこにとどまります。

oblique-plane-landing-steps-1 = かたまりがなめらかな斜面に5 m/sで当たり、そのうち面に垂直な成分は3 m/s。
oblique-plane-landing-steps-2 = 面に沿った成分は√(25 − 9) = 4 m/s。
oblique-plane-landing-steps-3 = 斜面は何も返さない：3 m/sは0になる。
oblique-plane-landing-steps-4 = 面に沿った力はない：4 m/sは残る。
oblique-plane-landing-steps-5 = エネルギー：25のうち16が残る。64 %。
oblique-plane-landing-steps-6 = あなたの番。13 m/s、面に垂直な成分は5 m/s：その後の速さは[12] m/s。

## FLAT: the same where a lump may stay up there.

oblique-plane-flat-head-stops = 落ちた所で止まった
oblique-plane-flat-head-stays = 上へすべり、とどまった
oblique-plane-flat-yes-stops = 面に垂直な速さはすべて失われ、面に沿った速さ{ $before }も、摩擦がすべて奪いました。
oblique-plane-flat-yes-stays = 着地のあと、斜面を上る{ $after }が残りました。{ $later }後に止まり、摩擦が支えます。μ = { $mu }は傾き{ $slope }より大きいからです。
oblique-plane-flat-no-stops-stays = 摩擦が奪えるのは、面に沿った速さのうちμ × { $into } = { $most }までです。斜面を上る{ $after }が残り、なくなるまで{ $later }かかりました。
oblique-plane-flat-no-up-stays = { $later }の間上へすべりましたが、戻りません。止まった所で摩擦が支えます。μ = { $mu }は傾き{ $slope }より大きいからです。
oblique-plane-flat-no-down-stays = ここでは重力は勝ちません。斜面を上る速さが{ $after }あり、そのあと摩擦が支えました。μ = { $mu }に対して傾きは{ $slope }です。
oblique-plane-flat-no-stays-stops = すべる速さは残りませんでした。面に沿った速さ{ $before }を摩擦がすべて奪いました。最大でμ × { $into } = { $most }まで奪えます。
oblique-plane-flat-no-up-stops = { oblique-plane-landing-no-up-stops }
oblique-plane-flat-no-down-stops = 摩擦が支えます。μ = { $mu }は傾き{ $slope }より大きいからです。

oblique-plane-flat-seen-stays = 斜面を上へすべり、そこにとどまった。
oblique-plane-flat-seen-stops = { oblique-plane-landing-seen-stops }
oblique-plane-flat-seen-up = { oblique-plane-landing-seen-up }
oblique-plane-flat-seen-down = { oblique-plane-landing-seen-down }

## LAST: how bouncing ends.

oblique-plane-last-ask =
    球がなめらかな斜面で、だんだん低くはね返ります。斜面は、面に垂直な速さの{ $share }を返します。
    最後のはね返りのあと、どうなりますか。
oblique-plane-last-rests = その場にとどまります。
oblique-plane-last-slides = 斜面を下へすべります。
oblique-plane-last-never = はね返りは終わりません。

oblique-plane-last-head-slides = はね返りが終わり、すべった
oblique-plane-last-yes-slides = はね返りは{ $end }に終わりました。面に沿って球を止める力はなく、球は斜面を下る速さ{ $speed }で、そのまますべりました。
oblique-plane-last-no-rests-slides = なめらかな斜面には、面に沿って支える力がありません。はね返りが終わった{ $end }に、球は斜面を下る速さが{ $speed }ありました。
oblique-plane-last-no-never-slides = 無限回はねても、時間が限りなくかかるとは限りません。滞空時間は毎回、前の{ $share }で、{ $end }にすべて終わりました。

## ROUGHNESS: what holds a lump.

oblique-plane-roughness-ask =
    質量{ $mass }の雪のかたまりが、水平に1 m進むと{ $rise }上がる斜面にあります。転がりません。
    かたまりを支えるには、斜面はどれだけ粗くなければなりませんか。μを決めてください。

oblique-plane-roughness-head = μ = { $limit }でちょうど足りる
oblique-plane-roughness-yes = かたまりは、斜面に沿って{ $pull }で引かれ、斜面に{ $press }で押しつけられます。だからμ = { $limit }で、これは傾きそのものです。
oblique-plane-roughness-no-less = μ = { $guess }ではすべります。重力は斜面に沿って{ $pull }で引き、摩擦は最大{ $guess } × { $press }です。必要なのは{ $pull } / { $press } = { $limit }です。
oblique-plane-roughness-no-one = 支えるのにμが1である必要はありません。斜面に沿って{ $pull }で引かれ、{ $press }で押しつけられます。{ $pull } / { $press } = { $limit }で足ります。
oblique-plane-roughness-no-more = 支えますが、もっと小さくても足ります。斜面に沿って{ $pull }で引かれ、{ $press }で押しつけられます。{ $pull } / { $press } = { $limit }で足ります。

oblique-plane-roughness-picture = 重力は斜面に沿って{ $pull }で引き、{ $press }で押しつけます。支えるには摩擦が{ $pull }、つまりμ = { $limit }が必要です。
# At arrows, next to which there is little room.
oblique-plane-mark-pull = 引く力{ $force }
oblique-plane-mark-press = 押す力{ $force }
oblique-plane-mark-needed = 必要{ $force }
oblique-plane-mark-friction = 摩擦{ $force }

oblique-plane-roughness-steps-1 = 傾き1/4、2 kg。重力19.6 N：面に沿って4.76 N、面に垂直に19.0 N。
oblique-plane-roughness-steps-2 = 摩擦は最大でμ × 19.0 N。
oblique-plane-roughness-steps-3 = つり合い：μ × 19.0 N = 4.76 N、だからμ = 0.25。
oblique-plane-roughness-steps-4 = 8 kg：19.0 Nと76.1 N、やはり0.25。
oblique-plane-roughness-steps-5 = あなたの番。傾き1/2：μ = [0.5]。

## LUMPS: a light and a heavy one on one slope.

oblique-plane-lumps-ask =
    水平に1 m進むと{ $rise }上がる斜面に、かたまりが二つあります。μは、{ $mass }のかたまりで{ $mu }、{ $mass_2 }のかたまりで{ $mu_2 }です。
    どちらがすべりますか。
oblique-plane-lumps-light = 軽いほうだけ。
oblique-plane-lumps-heavy = 重いほうだけ。
oblique-plane-lumps-both = 両方。
oblique-plane-lumps-neither = どちらもすべりません。
oblique-plane-lumps-picture = { $mass_1 }：引く力{ $pull_1 }、摩擦{ $friction_1 }。{ $mass_2 }：引く力{ $pull_2 }、摩擦{ $friction_2 }。

oblique-plane-lumps-head-light = 軽いほうだけすべった
oblique-plane-lumps-head-heavy = 重いほうだけすべった
oblique-plane-lumps-head-both = 両方すべった
oblique-plane-lumps-head-neither = どちらもすべらなかった
oblique-plane-lumps-yes-light = { $light }のほうはμ = { $mu_light } < { $slope }なのですべります。{ $heavy }のほうは{ $mu_heavy } > { $slope }なので止まっています。質量は関係しません。
oblique-plane-lumps-yes-heavy = { $heavy }のほうはμ = { $mu_heavy } < { $slope }なのですべります。{ $light }のほうは{ $mu_light } > { $slope }なので止まっています。質量は関係しません。
oblique-plane-lumps-yes-both = μは{ $mu_light }と{ $mu_heavy }で、どちらも{ $slope }より小さいので両方すべります。質量は関係しません。
oblique-plane-lumps-yes-neither = μは{ $mu_light }と{ $mu_heavy }で、どちらも{ $slope }より大きいので止まっています。質量は関係しません。
oblique-plane-lumps-no-light-heavy = 重さで止まるのなら、{ $heavy }のほうは動きません。でもすべりました。重力が引く力も{ $times }倍だからです。決めるのはμと傾きです：{ $mu_heavy } < { $slope }。
oblique-plane-lumps-no-light-both = 重いほうが止まりやすいわけではありません。{ $heavy }のほうもすべりました。μ = { $mu_heavy }が{ $slope }より小さいからです。
oblique-plane-lumps-no-light-neither = 軽いほうがすべりやすいわけではありません。{ $light }のほうは止まっています。μ = { $mu_light }が{ $slope }より大きいからです。
oblique-plane-lumps-no-heavy-light = 重いからすべるのではありません。重いほうは、引く力も押しつける力も{ $times }倍で、止まっていました。μ = { $mu_heavy } > { $slope }です。
oblique-plane-lumps-no-heavy-both = 軽いから止まるのではありません。{ $light }のほうも{ $way_light }すべりました。μ = { $mu_light }が{ $slope }より小さいからです。
oblique-plane-lumps-no-heavy-neither = 重いほうは強く引かれますが、摩擦も大きくなります。μ = { $mu_heavy }が{ $slope }より大きいので、軽いほうと同じく止まっていました。
oblique-plane-lumps-no-both-light = 斜面だからすべるとは限りません。{ $heavy }のほうは止まっています。μ = { $mu_heavy }が{ $slope }より大きいからです。
oblique-plane-lumps-no-both-heavy = 斜面だけではすべりません。{ $light }のほうは止まっています。μ = { $mu_light }が{ $slope }より大きいからです。
oblique-plane-lumps-no-both-neither = どちらもすべりませんでした。μは{ $mu_light }と{ $mu_heavy }で、どちらも{ $slope }より大きく、摩擦の限度が引く力を上回ります。
oblique-plane-lumps-no-neither-light = 摩擦が支えるのは限度までです。{ $light }のほうは{ $way_light }すべりました。μ = { $mu_light }が{ $slope }より小さいからです。
oblique-plane-lumps-no-neither-heavy = 重さは、{ $heavy }のほうを支えませんでした。{ $way_heavy }すべりました。μ = { $mu_heavy }が{ $slope }より小さいからです。
oblique-plane-lumps-no-neither-both = 両方すべりました。μは{ $mu_light }と{ $mu_heavy }で、どちらも{ $slope }より小さく、引く力が摩擦の限度を上回ります。

## LEAST: three landings. "right", "slowest", "between" and "flattest" are the letters A, B, C.

oblique-plane-least-ask =
    三人のスキーヤーが、同じなめらかな斜面に着地します。面に垂直な速さは返りません。面となす角と速さは、Aが{ $angle_a }で{ $speed_a }、Bが{ $angle_b }で{ $speed_b }、Cが{ $angle_c }で{ $speed_c }です。
    エネルギーの損失が最も小さい着地はどれですか。
oblique-plane-option-landing = 着地{ $letter }。
oblique-plane-least-picture = 矢印は面に垂直な速さです。失ったエネルギーは、A { $lost_a }、B { $lost_b }、C { $lost_c }です。
oblique-plane-mark-lost = { $letter }：損失{ $energy }

oblique-plane-least-head-slowest = 損失の最小は{ $right }
oblique-plane-least-head-between = { oblique-plane-least-head-slowest }
oblique-plane-least-head-flattest = { oblique-plane-least-head-slowest }
oblique-plane-least-yes-slowest = { $right }は、面に垂直な速さが{ $right_into }だけなので、失ったのは{ $right_lost }です。ほかは{ $between_lost }と{ $flattest_lost }を失いました。
oblique-plane-least-yes-between = { $right }は、面に垂直な速さが{ $right_into }だけなので、失ったのは{ $right_lost }です。ほかは{ $slowest_lost }と{ $flattest_lost }を失いました。
oblique-plane-least-yes-flattest = { $right }は、面に垂直な速さが{ $right_into }だけなので、失ったのは{ $right_lost }です。ほかは{ $slowest_lost }と{ $between_lost }を失いました。
oblique-plane-least-no-slowest-flattest = 最も遅い{ $slowest }は{ $slowest_lost }、{ $right }は{ $right_lost }を失いました。決めるのは速さではなく、面に*垂直*な速さです。{ $slowest_into }と{ $right_into }です。
oblique-plane-least-no-slowest-between = 遅ければよいわけではありません。{ $slowest }は{ $slowest_angle }なので垂直に{ $slowest_into }あり、{ $slowest_lost }を失いました。{ $right }は{ $right_into }で{ $right_lost }です。
oblique-plane-least-no-flattest-slowest = { $flattest }は{ $flattest_angle }、{ $flattest_speed }で来ました。面に垂直な速さは{ $flattest_into }で、{ $right }は{ $right_into }だけです。速さと角度の両方で決まります。
oblique-plane-least-no-flattest-between = 角度が小さくても、速すぎることがあります。{ $flattest }は垂直に{ $flattest_into }あり、{ $flattest_lost }を失いました。{ $right }は{ $right_into }で{ $right_lost }です。
oblique-plane-least-no-between-slowest = { $between }は垂直に{ $between_into }あり、{ $between_lost }を失いました。{ $right }は急な角度でしたが、遅かったので{ $right_lost }だけです。
oblique-plane-least-no-between-flattest = { $between }は垂直に{ $between_into }あり、{ $between_lost }を失いました。{ $right }は速くても、角度が小さいので{ $right_lost }だけです。

oblique-plane-least-steps-1 = 10 m/s、面となす角30°。
oblique-plane-least-steps-2 = 面に垂直：10 × sin 30° = 5 m/s。面に沿って8.66 m/s。
oblique-plane-least-steps-3 = 1 kgの損失：5² / 2 = 12.5 J。50 Jの四分の1。
oblique-plane-least-steps-4 = 60°では：垂直に8.66 m/s、37.5 J、四分の三。
oblique-plane-least-steps-5 = あなたの番。水平な地面に真下へ6 m/s、1 kg：損失は[18] J。

## Controls: what they are.

oblique-plane-control-scene = 斜面の上にあるもの
oblique-plane-control-slope = 傾き：水平に1 mで上がる高さ (m)
oblique-plane-control-k_b = 面に垂直な速さが返る割合
oblique-plane-control-friction = 摩擦係数
oblique-plane-control-height = 球の中心の高さ
oblique-plane-control-velocity_x = 右向きの速度
oblique-plane-control-velocity_y = 上向きの速度
oblique-plane-control-mass = 球の質量
oblique-plane-control-mass_2 = 二つ目のかたまりの質量
oblique-plane-control-friction_2 = 二つ目の摩擦係数
oblique-plane-control-speed = 着地の速さ
oblique-plane-control-angle = 斜面となす角
# Ticks below sliders: values that have a name.
oblique-plane-tick-1-in-5 = 1/5
oblique-plane-tick-snow = 雪
oblique-plane-tick-hailstone = ひょう

## Set-ups: what to look for.

oblique-plane-set-up-snowball-on-a-roof = 面に垂直な速さはなくなりました。残りの速さですべり落ちます。
oblique-plane-set-up-ski-jumper = ジャンプの選手と同じ角度で斜面が下るので、損失は小さくなります。
oblique-plane-set-up-rough-roof = μが傾きより大きいので、かたまりは止まっています。
oblique-plane-set-up-hailstone = 屋根は、面に垂直な速さの半分を返します。面に沿った速さは残ります。
oblique-plane-set-up-nikulin-plane-4 = 10ステップ目に着地し、上へすべり、止まり、戻ります。
oblique-plane-set-up-the-same-with-friction = 上る距離は短く、戻りは遅くなります。
oblique-plane-set-up-a-flat-rough-slope = μが傾き0.2より大きいので、上で止まったままです。
oblique-plane-set-up-very-rough = これほど粗い斜面は、面に沿った速さもなくします。
oblique-plane-set-up-a-hard-slope = はね返るたびに、面に垂直な速さが逆になります。
oblique-plane-set-up-straight-down = 残る速さは、斜面を下る向きです。
oblique-plane-set-up-the-last-bounce = はね返りが決まった瞬間に終わり、そのあとすべります。

## Acts.

oblique-plane-act-1 = 止まるか、はねるか、すべるか
oblique-plane-act-1-why = 雪が斜面に当たります。斜面は速度のどの成分をなくし、どの成分を残しますか。
oblique-plane-act-2 = 何がかたまりを支えるか
oblique-plane-act-2-why = 雪のかたまりが斜面にあり、転がりません。斜面はどれだけ粗くなければなりませんか。
oblique-plane-act-3 = やわらかく着地する
oblique-plane-act-3-why = 失われるのは、面に垂直な速さだけです。損失が最も小さい着地はどれですか。

## Lines to write.

oblique-plane-act-1-after = 斜面が、面に沿った成分をなくせないのはなぜですか。
oblique-plane-act-1-after-model = なめらかな面は、面に垂直にしか押しません。面に沿った力がなければ、面に沿った変化もありません。
oblique-plane-act-2-after = 質量が結果に関係しないのはなぜですか。
oblique-plane-act-2-after-model = 質量が二倍なら、引く力も押しつける力も二倍です。比は同じです。
oblique-plane-act-3-after = スキーのジャンプ台の着地点は、急な斜面です。なぜですか。
oblique-plane-act-3-after-model = 選手は、斜面と同じくらい急な角度で飛んできます。面に垂直な速さがほとんどないからです。

## Bars, and the chart.

oblique-plane-experiment-energy = エネルギー
oblique-plane-climb-chart = どこまですべり上がるか
oblique-plane-axis-slope = 傾き tan θ
oblique-plane-axis-climb = 斜面を上る距離 (m)
oblique-plane-climb-smooth = 摩擦なし
oblique-plane-your-slope = あなたの傾き

## The law with the present numbers: what is no word is a formula.

oblique-plane-law-friction = { $push }、摩擦は最大{ $most }
oblique-plane-law-together = 垂直抗力と摩擦の合計：{ $whole }（接触の一覧の値）
oblique-plane-law-along = 面に沿って：衝突前{ $before }、衝突後{ $after }
oblique-plane-law-held = { $pull }で引かれ、摩擦は最大{ $most }
oblique-plane-law-lost = { $into }、損失{ $lost }

## The printed sheet: at home.

oblique-plane-sheet-at-home = 硬貨を本の上に置き、硬貨がすべるまで本の端を持ち上げます。端の高さ____ cm、机の上の長さ____ cm、割ってμ = ____。硬貨を二枚重ねると：____
oblique-plane-sheet-expect = 紙の上の硬貨：0.2～0.5。二枚重ねても同じ傾きですべります。質量は関係しません。

## Challenges. "way" is up or down along the slope, or none.

oblique-plane-challenge-stop_dead = なめらかな斜面で、面に沿った速さが残らないように、かたまりを投げてください。
oblique-plane-challenge-stop_dead-hint = 着地のときの矢印を、真下ではなく、面に垂直に向けます。
oblique-plane-target-straight = 目標：かたまりが破線に沿って、面に垂直に来る。
oblique-plane-target-straight-mark = 面に垂直
oblique-plane-still-flies = { $end }のあとも、まだ空中でした。
oblique-plane-share-slid =
    { $way ->
        [up] 速さの{ $share }が、斜面を上る向きでした。かたまりはすべり続けました。
       *[down] 速さの{ $share }が、斜面を下る向きでした。かたまりはすべり続けました。
    }
oblique-plane-share-stopped =
    { $way ->
        [up] 速さの{ $share }が、斜面を上る向きでした。斜面は、面に垂直な速さをなくします。
        [down] 速さの{ $share }が、斜面を下る向きでした。斜面は、面に垂直な速さをなくします。
       *[none] 面に沿った速さは{ $share }でした。斜面は、面に垂直な速さをなくします。
    }
oblique-plane-challenge-ski_jumper = スキージャンプのように着地してください。着地で失うエネルギーを、できるだけ小さくします。
oblique-plane-challenge-ski_jumper-hint = 斜面と同じ角度で飛び下ります。

oblique-plane-target-hill = 目標：かたまりが破線の矢印に沿って、斜面と同じ角度で飛ぶ。
oblique-plane-target-hill-mark = 斜面と同じ角度
oblique-plane-loss-large = 着地で、運動エネルギーの{ $lost }が失われました。斜面より{ $steeper }急に下りました。
oblique-plane-loss-small = 着地で、運動エネルギーの{ $lost }が失われました。斜面より{ $steeper }急なだけでした。

## Exercises.

oblique-plane-exercise-kept = かたまりがなめらかな斜面に5 m/sで当たり、そのうち面に垂直な成分は3 m/sです。かたまりははね返りません。直後の速さはいくらですか。
oblique-plane-exercise-kept-hint = 二つの成分は直角です。斜面がなくすのはどちらですか。
oblique-plane-exercise-kept-solution = 面に沿った速さは√(5² − 3²) = 4 m/sで、これは残ります。
oblique-plane-exercise-lost = 運動エネルギーの何 %を失いましたか。
oblique-plane-exercise-lost-hint = エネルギーは速さの二乗に比例します。4 m/sと5 m/sを比べましょう。
oblique-plane-exercise-lost-solution = 4² / 5² = 0.64が残るので、失ったのは36 %、つまり(3/5)²です。
oblique-plane-exercise-stays = 水平に4 m進むと1 m上がる斜面があります。かたまりが止まっているには、μはいくら必要ですか。
oblique-plane-exercise-stays-hint = 限界では、摩擦μ m g cos θが、引く力m g sin θとつり合います。
oblique-plane-exercise-stays-solution = μ = tan θ = 1/4です。質量は関係しません。

## Questions to a class.

oblique-plane-class-landing =
    湿った雪を、なめらかな斜面に上向きに投げつけます。斜面は何も返しません。
    雪は次にどうなりますか。
oblique-plane-class-dropped =
    今度は、もっと急ななめらかな斜面に、真下へ落ちます。
    雪は次にどうなりますか。
oblique-plane-dropped-stops = 止まります。
oblique-plane-dropped-down = 下へすべります。
oblique-plane-dropped-bounces = はね返ります。
oblique-plane-class-heavy =
    一つの斜面に、1 kgと5 kgのかたまりがあり、μは同じです。軽いほうは止まっています。
    重いほうはどうなりますか。
oblique-plane-heavy-stays = 止まっています。
oblique-plane-heavy-slides = すべります。
oblique-plane-heavy-depends = 傾きによります。
oblique-plane-heavy-happened = 重いほうは{ $pull_heavy }で引かれ、{ $press_heavy }で押しつけられます。軽いほうは{ $pull_light }と{ $press_light }です。比はどちらも{ $ratio }です。

## The printed sheet: columns.

oblique-plane-column-slope = 傾き
oblique-plane-column-speed-into-the = 面に垂直な速さ：衝突前 → 衝突後 (m/s)
oblique-plane-column-speed-along-the = 面に沿った速さ：衝突前 → 衝突後 (m/s)
oblique-plane-column-energy-of-motion = 失われた運動エネルギー (%)

## Names of set-ups.

oblique-plane-name-Snowball-on-a-roof = 屋根の雪玉
oblique-plane-name-Ski-jumper = スキージャンプ
oblique-plane-name-Rough-roof = 粗い屋根
oblique-plane-name-Hailstone = ひょう
oblique-plane-name-Nikulin-plane-4 = Nikulin 平面4
oblique-plane-name-The-same-with-friction = 摩擦のある場合
oblique-plane-name-A-flat-rough-slope = ゆるく粗い斜面
oblique-plane-name-Very-rough = とても粗い
oblique-plane-name-A-hard-slope = 硬い斜面
oblique-plane-name-Straight-down = 真下へ
oblique-plane-name-The-last-bounce = 最後のはね返り

## Names of runs.

oblique-plane-name-lump = かたまり
oblique-plane-name-lump-1 = かたまり1
oblique-plane-name-lump-2 = かたまり2

## Names of curves, bars and forces.

oblique-plane-name-speed-up-the-slope = 斜面を上る速度
oblique-plane-name-energy = エネルギー
oblique-plane-name-speed-away-from-the-slope = 斜面から離れる速度
oblique-plane-name-distance-up-the-slope = 斜面を上る距離
oblique-plane-name-distance-from-the-slope = 斜面からの距離
oblique-plane-name-along-the-slope = 面に沿って
oblique-plane-name-into-and-out-of-the-slope = 面に垂直
oblique-plane-name-lost-as-heat = 熱になった分

## Names of groups of controls.

oblique-plane-name-Start = 最初
oblique-plane-name-Second-lump = 二つ目
oblique-plane-name-Landing-A = 着地A
oblique-plane-name-Landing-B = 着地B
oblique-plane-name-Landing-C = 着地C

## Names of what can be chosen in the panel.

oblique-plane-name-a-throw = 投げる
oblique-plane-name-a-lump-at-rest = 静止した一つ
oblique-plane-name-two-lumps-at-rest = 静止した二つ
oblique-plane-name-three-landings = 三つの着地

## Controls: words that stand for them, where others have a symbol.

oblique-plane-symbol-scene = 場面

## Names of the lesson, of walls, and of what is drawn at a contact, long and short.

oblique-plane-name-Oblique-plane = 斜面
oblique-plane-name-slope = 斜面
oblique-plane-name-into-the-slope = 面に垂直（入る）
oblique-plane-name-into-it = 入る
oblique-plane-name-out-of-the-slope = 面に垂直（出る）
oblique-plane-name-out-of-it = 出る
oblique-plane-name-along-it = 沿って
