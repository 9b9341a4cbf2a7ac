### What lesson two_balls says.

## What questions give. "around" is what acts: on pucks, seen from above, nothing does. "masses" are equal or different.

two-balls-smooth =
    { $masses ->
        [equal] { $around ->
            [gravity] 質量{ $m1 }のなめらかな球が二個あります。重力がはたらきます。
            [drag] 質量{ $m1 }のなめらかな球が二個あります。抵抗がはたらきます。
            [both] 質量{ $m1 }のなめらかな球が二個あります。重力と抵抗がはたらきます。
           *[none] 質量{ $m1 }のなめらかな円盤が二枚あります。
        }
       *[different] { $around ->
            [gravity] 質量{ $m1 }と{ $m2 }のなめらかな球があります。重力がはたらきます。
            [drag] 質量{ $m1 }と{ $m2 }のなめらかな球があります。抵抗がはたらきます。
            [both] 質量{ $m1 }と{ $m2 }のなめらかな球があります。重力と抵抗がはたらきます。
           *[none] 質量{ $m1 }と{ $m2 }のなめらかな円盤があります。
        }
    }
two-balls-sticky =
    { $masses ->
        [equal] { $around ->
            [gravity] 質量{ $m1 }の球が二個あり、粘土のようにくっつきます。重力がはたらきます。
            [drag] 質量{ $m1 }の球が二個あり、粘土のようにくっつきます。抵抗がはたらきます。
            [both] 質量{ $m1 }の球が二個あり、粘土のようにくっつきます。重力と抵抗がはたらきます。
           *[none] 質量{ $m1 }の円盤が二枚あり、粘土のようにくっつきます。
        }
       *[different] { $around ->
            [gravity] 質量{ $m1 }と{ $m2 }の球があり、粘土のようにくっつきます。重力がはたらきます。
            [drag] 質量{ $m1 }と{ $m2 }の球があり、粘土のようにくっつきます。抵抗がはたらきます。
            [both] 質量{ $m1 }と{ $m2 }の球があり、粘土のようにくっつきます。重力と抵抗がはたらきます。
           *[none] 質量{ $m1 }と{ $m2 }の円盤があり、粘土のようにくっつきます。
        }
    }
two-balls-meet =
    { $way ->
        [head-on] 正面衝突します。
        [off-centre] 中心をずらして衝突します。
        [crossing] 道すじが交わって衝突します。
       *[none] 衝突しません。
    }

## TOGETHER: whether two stay together. Of "share" there are figures, "all" and "none".

two-balls-together-ask =
    { two-balls-smooth }{ two-balls-meet }{ $share ->
        [none] 近づく速さはまったく返りません。
        [all] 近づく速さはすべて返ります。
       *[part] 近づく速さの{ $share }が返ります。
    }
    二つは次にどうなりますか。
two-balls-option-stay = 一体のまま進みます。
two-balls-option-slide = すべって離れます。
two-balls-option-bounce = はね返って離れます。

two-balls-together-head-stay = 一体のまま進んだ
two-balls-together-head-slide = すべって離れた
two-balls-together-head-bounce = はね返って離れた
two-balls-together-yes-stay = 中心を結ぶ線に垂直な速度が同じだったので、離れる理由がありませんでした。
two-balls-together-yes-slide =
    { $body ->
        [ball] 接触は、中心を結ぶ線に沿った{ $closing }を止めました。垂直な方向には{ $sliding }が残り、丸い球どうしは離れます。
       *[puck] 接触は、中心を結ぶ線に沿った{ $closing }を止めました。垂直な方向には{ $sliding }が残り、丸い円盤どうしは離れます。
    }
two-balls-together-yes-bounce = 中心を結ぶ線に沿って{ $closing }で近づき、{ $parting }で離れました：{ $share }。
two-balls-together-no-stay-slide =
    { $body ->
        [ball] はね返らないなら一体になる、とは限りません。二つの球は{ $sliding }ですべって離れました。なめらかな球は、中心を結ぶ線に沿ってしか押せません。
       *[puck] はね返らないなら一体になる、とは限りません。二つの円盤は{ $sliding }ですべって離れました。なめらかな円盤は、中心を結ぶ線に沿ってしか押せません。
    }
two-balls-together-no-stay-bounce = 近づく速さの{ $share }が返ったので、{ $parting }で離れました。
two-balls-together-no-slide-stay-head-on = 中心と中心がまっすぐ当たりました。線に垂直な速さは{ $across }で、離れる理由がありません。
two-balls-together-no-slide-stay-crossing =
    { $body ->
        [ball] 道すじが交わっても、離れるとは限りません。球2から見ると、球1は中心へまっすぐ来ました。線に垂直な速さはどちらも{ $across }です。
       *[puck] 道すじが交わっても、離れるとは限りません。円盤2から見ると、円盤1は中心へまっすぐ来ました。線に垂直な速さはどちらも{ $across }です。
    }
two-balls-together-no-slide-bounce = すべるだけではありません。中心を結ぶ線に沿って{ $parting }が返りました。
two-balls-together-no-bounce-stay = はね返るには、返る速さが要ります。近づく速さ{ $closing }はまったく返らず、一体のまま進みました。
two-balls-together-no-bounce-slide = 離れましたが、はね返りではありません。{ $closing }はまったく返らず、{ $sliding }ですべって離れました。

two-balls-together-seen-stay = 一体のまま進んだ。
two-balls-together-seen-slide = すべって離れた。
two-balls-together-seen-bounce = はね返って離れた。

two-balls-together-steps-1 = 円盤1が、中心を結ぶ線に沿って3 m/s、垂直に1 m/sで来る。円盤2（同じ質量）は静止。
two-balls-together-steps-2 = はね返らない：線に沿ってどちらも1.5 m/s。
two-balls-together-steps-3 = 垂直な方向には、なめらかな円盤は押せない：1 m/sと0のまま。
two-balls-together-steps-4 = だから1 m/sですべり、離れる。
two-balls-together-steps-5 = あなたの番。円盤2も垂直に1 m/sで動いていたら、すべる速さは[0] m/s：一体のまま進む。

## WAY: lorry and car.

two-balls-way-ask =
    おもちゃのトラック（{ $lorry }）が左から{ $right }で、おもちゃの乗用車（{ $car }）が右から{ $left }で来て、連結します。
    どちらへ進みますか。
two-balls-way-lorry = トラックが進んでいた向き。
two-balls-way-car = 乗用車が進んでいた向き。
two-balls-way-still = 止まります。
two-balls-way-picture = トラックの運動量は{ $lorry }、乗用車は逆向きに{ $car }。残りは{ $left }です。

two-balls-way-head-lorry = トラックの向きに進んだ
two-balls-way-head-car = 乗用車の向きに進んだ
two-balls-way-head-still = 止まった
two-balls-way-yes-lorry = 運動量は右へ{ $p_lorry } kg m/s、左へ{ $p_car }。残りは{ $rest } kg m/sで、{ $mass }が右へ{ $speed }で進みます。
two-balls-way-yes-car = 運動量は右へ{ $p_lorry } kg m/s、左へ{ $p_car }。残りは{ $rest } kg m/sで、{ $mass }が左へ{ $speed }で進みます。
two-balls-way-yes-still = 運動量は右へ{ $p_lorry } kg m/s、左へ{ $p_car }。合計は0なので、何も動きません。
two-balls-way-no-lorry-car = 重いほうが勝つ、と考えがちです。{ $m_lorry } × { $v_lorry } = { $p_lorry }に対して{ $m_car } × { $v_car } = { $p_car } kg m/sなので、乗用車の向きです。質量だけでは決まりません。
two-balls-way-no-lorry-still = 重いだけでは足りません。{ $m_lorry } × { $v_lorry } = { $p_lorry }と{ $m_car } × { $v_car } = { $p_car } kg m/sで、打ち消し合います。
two-balls-way-no-car-lorry = 速いほうが勝つ、と考えがちです。{ $m_car } × { $v_car } = { $p_car } kg m/sに対して{ $m_lorry } × { $v_lorry } = { $p_lorry }で、トラックの向きに{ $speed }です。速さだけでは決まりません。
two-balls-way-no-car-still = 速いほうが勝つ、と考えがちです。{ $p_car } kg m/sと{ $p_lorry }は打ち消し合い、何も残りません。
two-balls-way-no-still-lorry = 連結すると止まるのなら、運動量が失われます。二台は{ $speed }で進みました。{ $p_lorry } − { $p_car } = { $rest } kg m/sが{ $mass }に残ったからです。
two-balls-way-no-still-car = 連結しても、止まるとは限りません。{ $p_lorry } kg m/sに対して{ $p_car }で、{ $rest }が残り、二台は乗用車の向きに{ $speed }で進みました。

two-balls-way-steps-1 = 3 kgが右へ2 m/s：6 kg m/s。
two-balls-way-steps-2 = 1 kgが左へ4 m/s：−4 kg m/s。
two-balls-way-steps-3 = 合計6 − 4 = 2 kg m/s。
two-balls-way-steps-4 = 質量は合計4 kgなので、右へ2 / 4 = 0.5 m/s。
two-balls-way-steps-5 = あなたの番。乗用車の力積：−4 m/sから0.5 m/sへ、1 kg × 4.5 m/s = 4.5 N s。トラックは[4.5] N s。

## TWO_ANSWERS: speeds that keep momentum.

two-balls-two-answers-ask =
    3 m/sの2 kgの球が、静止した1 kgの球に正面衝突します。
    運動量が保存されるように、衝突後の二つの速度を決めてください。次に、もう一つの答えを探してください。
two-balls-passes = 一つ目の球が、二つ目の球を通り抜けることになります。

two-balls-explodes = エネルギーが{ $before }から{ $energy }に増えます。何かが爆発しなければなりません。

two-balls-allowed = どの法則にも反しません。この球は、近づく速さの{ $returned }を返します。運動量だけでは一つに決まらず、材質が決めます。

## TURN: how a glued pair turns. "way" is clockwise or anticlockwise.

two-balls-turn-ask =
    { two-balls-sticky }{ two-balls-meet }
    くっついた二つは、次にどうなりますか。
two-balls-turn-none = 回らずに進みます。
two-balls-turn-clockwise = 時計回りに回ります。
two-balls-turn-anticlockwise = 反時計回りに回ります。
two-balls-turn-picture =
    { $way ->
        [clockwise] 二つの中心を結ぶ線が、時計回りに{ $angle }回りました。
       *[anticlockwise] 二つの中心を結ぶ線が、反時計回りに{ $angle }回りました。
    }
two-balls-turn-picture-none = 二つの中心を結ぶ線の向きは変わりません。
# At an angle that is drawn.
two-balls-mark-turned = { $angle }回転
two-balls-mark-not-turned = 回転なし

two-balls-turn-head-none = 回らなかった
two-balls-turn-head-clockwise = 時計回りに回った
two-balls-turn-head-anticlockwise = 反時計回りに回った
two-balls-turn-yes-none =
    { $body ->
        [ball] 球2から見ると、球1は中心へまっすぐ来ました。回すものがありません。
       *[puck] 円盤2から見ると、円盤1は中心へまっすぐ来ました。回すものがありません。
    }
two-balls-turn-yes-clockwise = 中心を{ $off }ずらして当たりました。重心のまわりの角運動量が残り、二つは{ $rate }で回ります。
two-balls-turn-yes-anticlockwise = { two-balls-turn-yes-clockwise }
two-balls-turn-no-none-clockwise =
    { $body ->
        [ball] 質量と速さだけでは決まりません。球2から見ると、球1はまっすぐ当たる線より{ $off }左に来ました。二つは時計回りに{ $rate }で回りました。
       *[puck] 質量と速さだけでは決まりません。円盤2から見ると、円盤1はまっすぐ当たる線より{ $off }左に来ました。二つは時計回りに{ $rate }で回りました。
    }
two-balls-turn-no-none-anticlockwise =
    { $body ->
        [ball] 中心は一直線上では当たりませんでした。球2から見ると、球1はまっすぐ当たる線より{ $off }右に来ました。二つは反時計回りに{ $rate }で回りました。
       *[puck] 中心は一直線上では当たりませんでした。円盤2から見ると、円盤1はまっすぐ当たる線より{ $off }右に来ました。二つは反時計回りに{ $rate }で回りました。
    }
two-balls-turn-no-clockwise-anticlockwise =
    { $body ->
        [ball] 逆に回りました。球2から見ると、球1は進む向きの右へ{ $off }ずれて来ました。だから反時計回りです。
       *[puck] 逆に回りました。円盤2から見ると、円盤1は進む向きの右へ{ $off }ずれて来ました。だから反時計回りです。
    }
two-balls-turn-no-anticlockwise-clockwise =
    { $body ->
        [ball] 逆に{ $rate }で回りました。球2から見ると、球1は進む向きの左へ{ $off }ずれて来ました。だから時計回りです。
       *[puck] 逆に{ $rate }で回りました。円盤2から見ると、円盤1は進む向きの左へ{ $off }ずれて来ました。だから時計回りです。
    }
two-balls-turn-no-clockwise-none-crossing =
    { $body ->
        [ball] 道すじが交わっても、回るとは限りません。球2から見ると、球1は中心へまっすぐ来て、ずれは{ $off }です。回りません。
       *[puck] 道すじが交わっても、回るとは限りません。円盤2から見ると、円盤1は中心へまっすぐ来て、ずれは{ $off }です。回りません。
    }
two-balls-turn-no-clockwise-none-head-on = 二つの中心は一直線上を動き、ずれは{ $off }でした。力のうでの長さがないので、時計回りには回りません。
two-balls-turn-no-anticlockwise-none-crossing =
    { $body ->
        [ball] 球2から見ましょう。道すじは交わっても、球1は中心へ来て、ずれは{ $off }です。だから回りません。
       *[puck] 円盤2から見ましょう。道すじは交わっても、円盤1は中心へ来て、ずれは{ $off }です。だから回りません。
    }
two-balls-turn-no-anticlockwise-none-head-on = 正面衝突では、中心のずれは{ $off }です。力は両方の中心を通るので、反時計回りには回りません。

two-balls-turn-seen-none = 回らずに進んだ。
two-balls-turn-seen-clockwise = 時計回りに回った。
two-balls-turn-seen-anticlockwise = 反時計回りに回った。

two-balls-turn-steps-1 = 同じ円盤、1 kg、半径1 m、2 m/sずつ、中心のずれ0.8 m。重心のまわりに、それぞれ1 kg × 2 m/s × 0.4 m = 0.8 kg m²/s。
two-balls-turn-steps-2 = 合計1.6 kg m²/s。
two-balls-turn-steps-3 = くっついた二枚：それぞれ自分の中心で½ × 1 × 1²、位置の分1 × 1²、合計3 kg m²。
two-balls-turn-steps-4 = 1.6 / 3 = 0.533 rad/s。
two-balls-turn-steps-5 = あなたの番。ずれが二倍の1.6 mなら：[1.07] rad/s。

## WHICH_PAIR: of three pairs above each other.

two-balls-which-pair-ask =
    三組が、同じ速さで衝突します。上から、近づく速さがすべて返る組、半分返る組、まったく返らない組です。
    { $masses ->
        [equal] 左の球の力積が最も大きいのはどの組ですか。
       *[different] 軽い球の力積が最も大きいのはどの組ですか。
    }
two-balls-which-pair-top = 上の組。
two-balls-which-pair-middle = 中央の組。
two-balls-which-pair-bottom = 下の組。
two-balls-which-pair-same = 三組とも同じ。

two-balls-which-pair-head-top = 力積は上の組が最大
two-balls-which-pair-yes-top = { $top }で、ほかは{ $middle }と{ $bottom }です。戻るには、球を止め、*さらに*押し返さなければなりません。
two-balls-which-pair-no-middle-top = 半分が返るときの力積は{ $middle }です。上の組ではすべて返り、力積は{ $top }です。
two-balls-which-pair-no-bottom-top = くっつく衝突が最も強いのなら、下の組が最大です。でも、はね返る組は{ $top }、下の組は{ $bottom }でした。戻るには、球を止め、*さらに*押し返します。
two-balls-which-pair-no-same-top = 近づく速さは同じでも、離れる速さが違います：{ $top }、{ $middle }、{ $bottom }。返る分だけ、余分に押し返さなければなりません。

## LEAVES: how fast a light ball leaves a heavy one.

two-balls-leaves-ask =
    上の組の球は、どちらも{ $speed }で来ます。質量は{ $light }と{ $heavy }で、エネルギーは失われません。
    軽い球はどれだけの速さで離れますか。

two-balls-leaves-head = { $leaves }で離れた
two-balls-leaves-yes = 重い球から見ると、軽い球は{ $closing }で来て、{ $closing }で離れます。重い球自身が{ $heavy }で進むので、合わせて{ $leaves }です。
two-balls-leaves-no-same = 来たときと同じ速さになるのは、静止した壁の場合です。重い球は向かって来るので、近づく速さは{ $closing }、離れた速さは{ $leaves }です。
two-balls-leaves-no-twice = { $closing }は、重い球から見た速さです。重い球自身が{ $heavy }で進むので、地面から見ると{ $leaves }です。
two-balls-leaves-no-other = 予想は{ $guess } m/s、実際は{ $leaves }です。重い球から見ると、来たときと同じ{ $closing }で離れ、重い球自身は{ $heavy }で進みます。

## HITS: counting to π.

two-balls-hits-ask =
    壁と、向かって来る{ $heavy }の円盤の間に、{ $light }の円盤があります。エネルギーは失われません。
    壁と円盤を合わせて、衝突は何回ですか。

two-balls-hits-head = 衝突は{ $hits }回
two-balls-hits-yes = 衝突は{ $hits }回：π × √{ $ratio } = { $number }の整数部分です。
two-balls-hits-no-ratio = 1 kgにつき一回なら{ $ratio }回です。実際は{ $hits }回でした。衝突のたびに、速度を表す点が円の上を同じ角度だけ進み、{ $hits }回で半周します。
two-balls-hits-no-less = 三回は、質量が等しい円盤の場合です。重い円盤の向きを変えるには、もっと多くの衝突が要ります：{ $hits }回。
two-balls-hits-no-less-equal = 等しい円盤では、一方が速さを渡し、壁が返し、もう一度渡します：{ $hits }回。
two-balls-hits-no-more = 衝突には終わりがあります。{ $hits }回のあと、大きい円盤は速く遠ざかり、小さい円盤は追いつけません。

## STEPS: what a program sees of a hit.

two-balls-steps-ask =
    二つの球が出会います。プログラムは{ $step }ごとに見ます。
    プログラムの中で衝突しますか。
two-balls-steps-hit = はい、衝突します。
two-balls-steps-through = いいえ、すり抜けます。
two-balls-steps-caught = 衝突し、一方が他方の中につかまります。

two-balls-steps-head-through = すり抜けた
two-balls-steps-head-hit = 衝突を見つけた
two-balls-steps-yes-through = プログラムは{ $before }と{ $after }に見ました。どちらも中心の距離が{ $touch }より大きいので、衝突を見つけませんでした。
two-balls-steps-yes-hit = プログラムは{ $found }に衝突を見つけました。ほかの刻みでは見逃すこともあります。
two-balls-steps-no-hit-through = 球は{ $meet }に出会いますが、見る時刻の間です。{ $before }と{ $after }には中心の距離が{ $touch }より大きく、プログラムには見えませんでした。
two-balls-steps-no-caught-through = つかまるには、重なった所を見つけられなければなりません。見た時刻の中心の距離は最小で{ $nearest }、接触は{ $touch }です。
two-balls-steps-no-through-hit = 見逃す刻みもありますが、この刻みは違います。{ $found }に衝突を見つけました。
two-balls-steps-no-caught-hit = { $found }に衝突し、どちらも中につかまりませんでした。プログラムが、接触する位置に戻したからです。

## Controls: what they are.

two-balls-control-film = 三組か、一組か
two-balls-control-k_b = 近づく速さが返る割合
two-balls-control-m1 = 球1の質量
two-balls-control-r1 = 半径
two-balls-control-x1 = 球1の位置（右向き）
two-balls-control-y1 = 球1の高さ：中心のずれ
two-balls-control-vx1 = 右向きの速度
two-balls-control-vy1 = 上向きの速度
two-balls-control-m2 = 球2の質量
two-balls-control-r2 = { two-balls-control-r1 }
two-balls-control-x2 = 球2の位置（右向き）
two-balls-control-y2 = 球2の高さ：中心のずれ
two-balls-control-vx2 = { two-balls-control-vx1 }
two-balls-control-vy2 = { two-balls-control-vy1 }
two-balls-control-gravity = 下向きの重力
two-balls-control-drag = 空気の抵抗
two-balls-control-alike = 質量によらず、すべての球を同じ大きさに
two-balls-control-box = まわりに四つの壁
two-balls-control-wall = 左に壁
two-balls-control-glued = くっついた二つも表示
# Ticks below a slider: values that have a name.
two-balls-tick-no-bounce = 返らない
two-balls-tick-no-loss = 損失なし

## Set-ups: what to look for.

two-balls-set-up-head-on = 中心を結ぶ線に垂直な運動がないので、離れる理由がありません。
two-balls-set-up-lorry-and-car = 力積は等しく、乗用車の速度は四倍変わります。
two-balls-set-up-billiard-balls = 近づく速さの95 %が返ります。
two-balls-set-up-counting-to = 31回：πの初めの桁です。次の桁は、質量を100倍にすると出ます。
two-balls-set-up-neumann-three-pairs = 質量は等しい。近づく速さは、上ではすべて、中央では半分が返り、下では返りません。
two-balls-set-up-light-against-heavy = 1 kgと4 kg。近づく速さは、上ではすべて、中央では半分が返り、下では返りません。
two-balls-set-up-how-fast-can-it-leave = 軽い球は2.96倍の速さで離れます。三倍が限界です。
two-balls-set-up-nikulin-balls-3 = はね返らないのに、離れます。
two-balls-set-up-nikulin-balls-1 = まれな衝突：この二つは一体のまま進みます。
two-balls-set-up-nikulin-balls-1-with-gravity = どちらも同じように落ちるので、一体のまま進みます。
two-balls-set-up-nikulin-balls-2 = 重力と抵抗で道すじが変わり、接触のときに条件が合わず、離れます。
two-balls-set-up-nikulin-balls-3-with-gravity = 力があってもなくても離れます。
two-balls-set-up-nikulin-balls-4 = 戻さないと、5ステップ目に両方の中心が同じ所に来ます。
two-balls-set-up-nikulin-balls-4-with-gravity = 重力と抵抗を加えた場合：今度は中心が一致しません。
two-balls-set-up-really-sticky = くっついた二つは回ります。すべりのエネルギーも失います。
two-balls-set-up-steps-of-0-2-s = プログラムは0.2 sごとに見るので、衝突を見逃します。
two-balls-set-up-drag-that-makes-faster = 0.1 sの一ステップで、抵抗が速さの2.5倍を奪います。球は逆に飛び、毎回速くなります。
two-balls-set-up-in-a-box = 何回衝突しても、エネルギーは失われません。

## Acts.

two-balls-act-1 = いつ一体になるか
two-balls-act-1-why = なめらかな円盤が二枚出会い、引き離す力はありません。一体のまま進みますか。
two-balls-act-2 = トラックと乗用車、勝つのは
two-balls-act-2-why = 正面衝突して連結します。どちらへ進みますか。
two-balls-act-3 = くっついたら
two-balls-act-3-why = 今度は粘土のようにくっつきます。二つはどうなりますか。

## Lines to write.

two-balls-act-1-after = 粘土の円盤ならくっつきます。なめらかな円盤がくっつかないのはなぜですか。
two-balls-act-1-after-model = 粘土は、中心を結ぶ線に垂直にも引き止められます。なめらかな面は、線に沿ってしか押せません。
two-balls-act-2-after = トラックが受ける力積はわかっています。乗用車が受ける力積はどれだけで、なぜそうなりますか。
two-balls-act-2-after-model = 同じ大きさで逆向きです。一つの接触、一つの力、一つの時間の、両端だからです。
two-balls-act-3-after = 回る二つの重心は、回らない二つの重心より遅いですか。
two-balls-act-3-after-model = いいえ。重心の速度は運動量だけで決まります。回転に要るのは、運動量ではなくエネルギーです。

## Bars, and the map.

two-balls-experiment-energy = エネルギー
two-balls-map = 一体になる条件からのずれ
two-balls-axis-height = 球2の最初の高さ y₂ (m)
two-balls-axis-speed = 球1の上向きの速さ (m/s)
two-balls-axis-sliding = すべる速さ (m/s)
two-balls-map-miss = 当たらない
two-balls-map-line = この線の上では一体のまま進む
two-balls-your-pair = あなたの二つ

## The law with the present numbers. "one" and "two" are the numbers of the balls.

two-balls-law-changes = 球{ $one }の速度変化は{ $change_one }、球{ $two }は{ $change_two }
two-balls-law-discs = 円盤は平らな円板です。
two-balls-law-lost = 失われたエネルギー：{ $formula }、運動では{ $found }

## The printed sheet: at home.

two-balls-sheet-at-home = 硬貨をはじき、同じ硬貨に当てます。衝突後の道すじの角度：正面____ °、中心をずらすと____ °。もっと重い硬貨では：____
two-balls-sheet-expect = 正面では、はじいた硬貨はほとんど止まります。中心をずらすと、同じ硬貨は約90°に分かれます。軽い硬貨は、重い硬貨からはね返ります。

## Challenges.

two-balls-challenge-stick = 道すじが交わり、近づく速さは返りません。一体のまま進むように、速さを選んでください。
two-balls-challenge-stick-hint = 球2から見ると、球1がまっすぐ向かって来なければなりません。
two-balls-target-line = 目標：球2から見て、球1が破線（中心を結ぶ線）に沿って来る。
two-balls-target-line-mark = 中心を結ぶ線
two-balls-not-met = { $end }のあとも、まだ出会いませんでした。
two-balls-not-crossed = 道すじが交わりませんでした。
two-balls-missed = { $off }離れて通り過ぎました。
two-balls-stayed = 一体のまま進みました。球2から見ると、球1はまっすぐ来ました。
two-balls-slid = { $speed }ですべって離れました。近づく速さの{ $share }です。球2から見ると、球1はまっすぐ当たる線から{ $off }ずれていました。
two-balls-slid-little = すべって離れた速さは{ $speed }だけで、近づく速さの{ $share }です。球2から見ると、球1はまっすぐ当たる線から{ $off }しかずれていません。
two-balls-challenge-fastest = どちらも10 m/sで来ます。軽い球をどこまで速くできますか。
two-balls-challenge-fastest-hint = もう一方の球を重くします。30 m/sの線には届きません。

two-balls-swapped = どちらも{ $speed }で離れました。等しい球は速度を交換します。
# "way" is what the heavy ball does afterwards.
two-balls-light-left =
    { $way ->
        [on] 軽い球は{ $speed }で離れました。重い球は{ $heavy }で前へ進み、二つは近づいたのと同じ{ $closing }で離れます。
        [back] 軽い球は{ $speed }で離れました。重い球は{ $heavy }で押し返され、二つは近づいたのと同じ{ $closing }で離れます。
       *[stopped] 軽い球は{ $speed }で離れました。重い球は止まり、二つは近づいたのと同じ{ $closing }で離れます。
    }

## Exercises.

two-balls-exercise-lorry = 4 tのトラックが1 tの乗用車に衝突し、乗用車の速度が8 m/s変わります。トラックの速度はどれだけ変わりますか。
two-balls-exercise-lorry-hint = 二台が受ける力積の大きさは同じです：質量 × 速度の変化。
two-balls-exercise-lorry-solution = 1 t × 8 m/s = 4 t × 2 m/sなので、2 m/s変わります。
two-balls-exercise-equal = 3 m/sの円盤が、静止した同じ質量の円盤に正面衝突し、連結します。その後の速さはいくらですか。
two-balls-exercise-equal-hint = 運動量は保存され、質量は二倍になります。
two-balls-exercise-equal-solution = 一つ分の3 m/sを、二つで分けます：1.5 m/s。
two-balls-exercise-round = なめらかな二つの球が、中心をずらして衝突し、はね返りません。どうなりますか。
two-balls-exercise-round-turn = 互いのまわりを回ります。
two-balls-exercise-round-hint = なめらかな面が変えられるのは、速度のどの成分ですか。
two-balls-exercise-round-solution = 衝突後、中心を結ぶ線に沿った速度は同じです。垂直な速度は変わらないので、すべって離れます。

## Questions to a class.

two-balls-class-together =
    なめらかな円盤が二枚、中心をずらして衝突します。近づく速さは返りません。
    二枚は次にどうなりますか。
two-balls-class-lorry =
    トラックが、質量が四分の一の乗用車に衝突します。
    受ける力積が大きいのはどちらですか。
two-balls-larger-lorry = トラック。
two-balls-larger-car = 乗用車。
two-balls-larger-same = どちらも同じ。
two-balls-pushes = トラックの力積は{ $lorry }、乗用車は{ $car }で、向きは逆です。速度の変化は、トラックが{ $lorry_change }、乗用車が{ $car_change }です。
two-balls-class-hooked =
    1 m/sの4 kgの球と、4 m/sの1 kgの球が正面衝突し、連結します。
    二つはどうなりますか。
two-balls-hooked-lorry = 重いほうの向きに進みます。
two-balls-hooked-car = 速いほうの向きに進みます。
two-balls-hooked-still = 止まります。

## The printed sheet: columns.

two-balls-column-masses-kg = 質量 (kg)
two-balls-column-impulses-n-s = 力積 (N s)
two-balls-column-changes-of-velocity = 速度の変化 (m/s)
two-balls-column-what-they-do = 次にどうなるか
# In a cell: two figures without a unit, of ball 1 and of ball 2.
two-balls-two-figures = { $one }、{ $two }

## Names of set-ups.

two-balls-name-Off-centre = 中心をずらす
two-balls-name-Head-on = 正面衝突
two-balls-name-Lorry-and-car = トラックと乗用車
two-balls-name-Billiard-balls = ビリヤードの球
two-balls-name-Counting-to = πを数える
two-balls-name-Neumann-three-pairs = Neumann 三組
two-balls-name-Light-against-heavy = 軽い球と重い球
two-balls-name-How-fast-can-it-leave = どこまで速く
two-balls-name-Nikulin-balls-3 = Nikulin 球3
two-balls-name-Nikulin-balls-1 = Nikulin 球1
two-balls-name-Nikulin-balls-1-with-gravity-alone = Nikulin 球1 重力
two-balls-name-Nikulin-balls-2 = Nikulin 球2
two-balls-name-Nikulin-balls-3-with-gravity-and-drag = Nikulin 球3 重力・抵抗
two-balls-name-Nikulin-balls-4 = Nikulin 球4
two-balls-name-Nikulin-balls-4-with-gravity-and-drag = Nikulin 球4 重力・抵抗
two-balls-name-Really-sticky = 本当にくっつく
two-balls-name-Steps-of-0-2-s = 刻み0.2 s
two-balls-name-Drag-that-makes-faster = 速くする抵抗
two-balls-name-In-a-box = 箱の中

## Names of runs.

two-balls-name-glued = 一体

## Names of curves, bars and forces.

two-balls-name-gap-between-the-balls = 球の間のすき間
two-balls-name-speed-of-sliding-past-each-other = すべる速さ
two-balls-name-momentum-of-all-left-balls = 左の球の運動量の合計
two-balls-name-momentum-of-all-right-balls = 右の球の運動量の合計
two-balls-name-energy-of-the-left-balls = 左の球のエネルギー
two-balls-name-energy-of-the-right-balls = 右の球のエネルギー
two-balls-name-lost-as-heat = 熱になった分

## Names of groups of controls.

two-balls-name-Ball-1 = 球1
two-balls-name-Ball-2 = 球2
two-balls-name-Around = まわり

## Names of what can be chosen in the panel.

two-balls-name-three-head-on-pairs = 正面衝突三組
two-balls-name-one-pair = 一組

## Controls: words that stand for them, where others have a symbol.

two-balls-symbol-scene = 場面
two-balls-symbol-glue = くっつく
two-balls-symbol-alike = 同じ大きさ
two-balls-symbol-box = 箱
two-balls-symbol-wall = 壁

## Names of the lesson, of walls, and of what is drawn at a contact, long and short.

two-balls-name-Two-balls-when-do-they-stick = 二つの球：いつ一体になるか
two-balls-name-along-the-line-of-centres = 中心を結ぶ線に沿って
two-balls-name-along-the-line = 線に沿って
two-balls-name-across-the-line = 線に垂直
two-balls-name-across-it = 垂直

## Values that cannot run: each without its full stop.

two-balls-refuses-glue = くっつく運動がわかるのは、壁も抵抗もないときだけです。box、wall、k_cを切ってください
