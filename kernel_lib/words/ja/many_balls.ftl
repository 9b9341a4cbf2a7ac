### What lesson many_balls says.

## What several messages say. "each" is how often each ball collides with others, in the mean.

many-balls-each = どの球も平均{ $each }回衝突します。

## SPREAD: how speeds spread. "box" is cube or flat.

many-balls-spread-asked =
    { $box ->
        [cube] 閉じた立方体の中で、{ $balls }個の球がすべて{ $speed }で動き始めます。エネルギーは失われません。
       *[flat] 閉じた平らな箱の中で、{ $balls }個の球がすべて{ $speed }で動き始めます。エネルギーは失われません。
    }{ many-balls-each }
    { $counts ->
        [right] そのあと、右向きの速度はどんな分布になりますか。
       *[speeds] そのあと、速さはどんな分布になりますか。
    }
many-balls-spread-asked-line =
    一直線上の{ $balls }個の球がすべて{ $speed }で動き始めます。半分は左へ飛びます。{ many-balls-each }
    そのあと、速さはどんな分布になりますか。
many-balls-spread-asked-first =
    { $box ->
        [cube] { $balls }個の球が、空間のあらゆる向きに{ $speed }で動き始めます。
       *[flat] { $balls }個の球が、平面のあらゆる向きに{ $speed }で動き始めます。
    }
    まだ衝突しないうち、右向きの速度はどんな分布ですか。

many-balls-spread-options-one = すべて同じ速さ
many-balls-spread-options-bell = { $around }を中心とするつりがね形
many-balls-spread-options-even = どの値も同じ数
many-balls-spread-options-lopsided = 多くは遅く、少数がとても速い

# "first" to "fourth" are numbers of balls in four ranges.
many-balls-spread-head-lopsided = 多くは遅く、少数が速い
many-balls-spread-head-one = すべて同じ速さ
many-balls-spread-head-bell = 0を中心とするつりがね形
many-balls-spread-head-even = どの値も同じ数
many-balls-spread-yes-lopsided = はじめより速い球は{ $faster }個、半分より遅い球は{ $slower }個、二倍より速い球は{ $twice }個です。
many-balls-spread-yes-one = 正面衝突では、同じ球は速度を交換します。{ $balls }個すべてが、まだ{ $speed }で飛んでいます。
many-balls-spread-yes-bell = つりがね形です。左へ{ $left }個、右へ{ $right }個飛び、右向きでも左向きでも{ $speed }の半分より遅いのは{ $slow }個です。
many-balls-spread-yes-even = 衝突の前は、どの値も同じくらいの数です。等しい四つの範囲に、{ $first }、{ $second }、{ $third }、{ $fourth }個あります。
many-balls-spread-no-one-lopsided = 速度の交換は正面衝突のときだけです。ずれて当たると、速さを*分け合います*。今、はじめの速さから1 %以内の球は{ $still }個だけです。
many-balls-spread-no-bell-lopsided = { $speed }を中心とするつりがね形には、エネルギーが6 %足りません。少数の速い球の分だけ、多くの球が遅くなります。{ $speed }の半分より遅い球は{ $slower }個です。
many-balls-spread-no-even-lopsided = 偶然でも、どの速さも同じ数にはなりません。{ $double }まで同じ数なら、エネルギーが三分の一多く必要です。それより速いのは{ $twice }個だけです。
many-balls-spread-no-lopsided-one = 一直線上ではいつも正面衝突で、同じ球は速度を交換します。新しい速さは現れません。{ $balls }個すべてが{ $speed }です。
many-balls-spread-no-bell-one = つりがね形には新しい速さが必要です。一直線上では正面衝突で、同じ球は速度を交換するだけです。{ $balls }個すべてが{ $speed }です。
many-balls-spread-no-even-one = 偶然で決まったのは向きで、速さではありません。正面衝突では、同じ球は速度を交換するだけです。{ $balls }個すべてが、まだ{ $speed }です。
many-balls-spread-no-one-bell = 速さが同じでも、斜めに飛ぶ球の右向きの速度はその一部です。衝突のあと、左へ{ $left }個、右へ{ $right }個飛びます。
many-balls-spread-no-even-bell = *向き*の確率が等しくても、この値の確率は等しくなりません。右向きでも左向きでも{ $speed }の半分より遅いのは{ $slow }個、{ $speed }より速いのは{ $fast }個です。
many-balls-spread-no-lopsided-bell = それは*速さ*の分布です。右向きの速度では向きも数えます。左へ{ $left }個、右へ{ $right }個です。速さは、こうした分布を組み合わせたものです。
many-balls-spread-no-one-even = 速さは一つでも、向きはいろいろです。だから右向きの速度は、衝突しなくても広がります。等しい四つの範囲に{ $first }、{ $second }、{ $third }、{ $fourth }個です。
many-balls-spread-no-bell-even = つりがね形になるのは、衝突の*あと*です。はじめは速さが一つで、空間ではどの向きの範囲にも同じくらいあります：{ $first }、{ $second }、{ $third }、{ $fourth }個。
many-balls-spread-no-lopsided-even = それは衝突のあとです。衝突の前は何も混ざらず、どの向きの範囲にも同じくらいあります：{ $first }、{ $second }、{ $third }、{ $fourth }個。

many-balls-spread-steps-1 = 同じ二つの球が正面衝突すると、速度を交換します。
many-balls-spread-steps-2 = ずれて当たると、1 m/sと1 m/sが1.3 m/sと0.56 m/sになりました。
many-balls-spread-steps-3 = 二乗の和は1.69 + 0.31 = 2で、前と同じです。エネルギーの分け方が変わるだけです。
many-balls-spread-steps-4 = これを1000個の球で何度もくり返すと、少数の球が多くを得て、多くの球には少ししか残りません。
many-balls-spread-steps-5 = あなたの番です。どちらも1 m/sでした。今、一つは1.2 m/sです。もう一つは√(2 − 1.44) = [0.75] m/sです。

many-balls-speeds-picture = すべて{ $speed }で始まりました。{ $time }では、{ $balls }個のうち{ $faster }個がそれより速く、{ $twice }個がその二倍より速く、{ $slower }個がその半分以下です。

## HOW_MANY: how many balls are as fast as that.

many-balls-how-many-asked =
    { $box ->
        [cube] 閉じた立方体の中で、{ $balls }個の球がすべて{ $speed }で動き始めます。エネルギーは失われません。
       *[flat] 閉じた平らな箱の中で、{ $balls }個の球がすべて{ $speed }で動き始めます。エネルギーは失われません。
    }{ many-balls-each }
    { $counts ->
        [slow] そのあと、はじめの速さの半分より遅い球はどれだけありますか。
        [fast] そのあと、はじめより速い球はどれだけありますか。
        [twice] そのあと、はじめの二倍より速い球はどれだけありますか。
       *[mean] そのあと、平均より速い球はどれだけありますか。
    }

many-balls-how-many-fiftieth = およそ50個に1個
many-balls-how-many-fifth = およそ5個に1個
many-balls-how-many-third = 3個に1個より多い
many-balls-how-many-half = ほぼ半分

many-balls-how-many-head-fiftieth = { $balls }個のうち{ $count }個
many-balls-how-many-head-fifth = { many-balls-how-many-head-fiftieth }
many-balls-how-many-head-third = { many-balls-how-many-head-fiftieth }
many-balls-how-many-head-half = { many-balls-how-many-head-fiftieth }
many-balls-how-many-yes-fiftieth = { $balls }個のうち{ $count }個です。速さが二倍なら、エネルギーは四倍です。それだけ与える衝突は、わずかです。
many-balls-how-many-yes-fifth = { $balls }個のうち{ $count }個です。速い球がエネルギーを多くもつので、遅い球もなければなりません。
many-balls-how-many-yes-third = { $balls }個のうち{ $count }個です。速い球は一つで何個分ものエネルギーをもつので、半分より多くの球ははじめより遅くなります。
many-balls-how-many-yes-half = 半分ではなく、{ $balls }個のうち{ $count }個です。少数のとても速い球が平均を引き上げるので、平均は真ん中の球より速くなります。
many-balls-how-many-no-fifth-fiftieth = { $balls }個のうち{ $count }個です。速さが二倍なら、エネルギーは四倍です。それだけ与える衝突は、わずかです。
many-balls-how-many-no-third-fiftieth = { many-balls-how-many-no-fifth-fiftieth }
many-balls-how-many-no-half-fiftieth = { many-balls-how-many-no-fifth-fiftieth }
many-balls-how-many-no-fiftieth-fifth = { $balls }個のうち{ $count }個です。速い球がエネルギーを多くもつので、遅い球もなければなりません。
many-balls-how-many-no-third-fifth = { many-balls-how-many-no-fiftieth-fifth }
many-balls-how-many-no-half-fifth = { many-balls-how-many-no-fiftieth-fifth }
many-balls-how-many-no-fiftieth-third = { $balls }個のうち{ $count }個です。速い球は一つで何個分ものエネルギーをもつので、半分より多くの球ははじめより遅くなります。
many-balls-how-many-no-fifth-third = { many-balls-how-many-no-fiftieth-third }
many-balls-how-many-no-half-third = { many-balls-how-many-no-fiftieth-third }
many-balls-how-many-no-fiftieth-half = 半分ではなく、{ $balls }個のうち{ $count }個です。少数のとても速い球が平均を引き上げるので、平均は真ん中の球より速くなります。
many-balls-how-many-no-fifth-half = { many-balls-how-many-no-fiftieth-half }
many-balls-how-many-no-third-half = { many-balls-how-many-no-fiftieth-half }

## HOW_MANY_ARE: the same, one step further.

many-balls-how-many-are-head-fiftieth = { $balls }個のうち{ $count }個
many-balls-how-many-are-head-fifth = { many-balls-how-many-are-head-fiftieth }
many-balls-how-many-are-head-third = { many-balls-how-many-are-head-fiftieth }
many-balls-how-many-are-head-half = { many-balls-how-many-are-head-fiftieth }
many-balls-how-many-are-yes-fiftieth = そのとおり。{ $balls }個のうち{ $count }個です。速さが二倍なら、エネルギーは四倍です。それだけ与える衝突は、わずかです。
many-balls-how-many-are-yes-fifth = そのとおり。{ $balls }個のうち{ $count }個です。速い球がエネルギーを多くもつので、遅い球もなければなりません。
many-balls-how-many-are-yes-third = そのとおり。{ $balls }個のうち{ $count }個です。速い球は一つで何個分ものエネルギーをもつので、半分より多くの球ははじめより遅くなります。
many-balls-how-many-are-yes-half = そのとおり。半分ではなく、{ $balls }個のうち{ $count }個です。少数のとても速い球が平均を引き上げるので、平均は真ん中の球より速くなります。
many-balls-how-many-are-no-fifth-fiftieth = { $balls }個のうち{ $count }個です。速さが二倍なら、エネルギーは四倍です。それだけ与える衝突は、わずかです。
many-balls-how-many-are-no-third-fiftieth = { many-balls-how-many-are-no-fifth-fiftieth }
many-balls-how-many-are-no-half-fiftieth = { many-balls-how-many-are-no-fifth-fiftieth }
many-balls-how-many-are-no-fiftieth-fifth = { $balls }個のうち{ $count }個です。速い球がエネルギーを多くもつので、遅い球もなければなりません。
many-balls-how-many-are-no-third-fifth = { many-balls-how-many-are-no-fiftieth-fifth }
many-balls-how-many-are-no-half-fifth = { many-balls-how-many-are-no-fiftieth-fifth }
many-balls-how-many-are-no-fiftieth-third = { $balls }個のうち{ $count }個です。速い球は一つで何個分ものエネルギーをもつので、半分より多くの球ははじめより遅くなります。
many-balls-how-many-are-no-fifth-third = { many-balls-how-many-are-no-fiftieth-third }
many-balls-how-many-are-no-half-third = { many-balls-how-many-are-no-fiftieth-third }
many-balls-how-many-are-no-fiftieth-half = 半分ではなく、{ $balls }個のうち{ $count }個です。少数のとても速い球が平均を引き上げるので、平均は真ん中の球より速くなります。
many-balls-how-many-are-no-fifth-half = { many-balls-how-many-are-no-fiftieth-half }
many-balls-how-many-are-no-third-half = { many-balls-how-many-are-no-fiftieth-half }

## TURNED: whether balls find back.

many-balls-turned-asked =
    { $box ->
        [cube] 閉じた立方体の中の{ $balls }個の球は、エネルギーを失いません。{ many-balls-each }そのあと、すべての速度を逆向きにします。
       *[flat] 閉じた平らな箱の中の{ $balls }個の球は、エネルギーを失いません。{ many-balls-each }そのあと、すべての速度を逆向きにします。
    }
    はじめの速さに戻る球はどれだけありますか。

many-balls-turned-all = すべて
many-balls-turned-some = 一部だけ
many-balls-turned-hardly = ほとんどない

many-balls-turned-head-all = { $balls }個すべて戻った
many-balls-turned-head-some = { $part }が元の速さ
many-balls-turned-head-hardly = ほとんど戻らなかった
many-balls-turned-yes-all = { $balls }個すべてが戻りました。はじめの位置から{ $far }以内です。
many-balls-turned-yes-some = { $part }が元の速さに戻り、残りは道からそれました。
many-balls-turned-yes-hardly = 元の速さなのは{ $part }です。偶然と大きく変わりません。
many-balls-turned-no-hardly-all = 秩序は戻ることがあります。衝突の法則に時間の向きはありません。逆向きにすると、{ $balls }個すべてが戻りました。
many-balls-turned-no-some-all = ほぼ全部か、ほとんどなしかです。{ $balls }個すべてが、はじめの位置から{ $far }以内に戻りました。
many-balls-turned-no-all-hardly = 法則は逆にもたどれますが、わずかな誤差が衝突のたびに何倍にもなります。計算機の十六桁を使い切り、戻ったのは{ $part }です。
many-balls-turned-no-some-hardly = ほぼ全部か、ほとんどなしかです。どの球の誤差も大きくなりすぎました。元の速さなのは{ $part }で、偶然と大きく変わりません。
many-balls-turned-no-all-some = 誤差が大きくなり、衝突する相手を外す球が出ました。一つ外すと、二つの道すじが変わります。戻ったのは{ $part }です。
many-balls-turned-no-hardly-some = それでも{ $part }が戻りました。誤差がまだすべての球には広がっていません。

many-balls-turned-steps-1 = 計算機は16桁で計算します。はじめの誤差は、長さ1に対して10⁻¹⁶です。
many-balls-turned-steps-2 = 衝突のたびに40倍になるとします。一回で4 × 10⁻¹⁵です。
many-balls-turned-steps-3 = 五回で10⁻⁸です。まだ球の大きさよりずっと小さいです。
many-balls-turned-steps-4 = 40を十回掛けると、およそ10¹⁶倍です。
many-balls-turned-steps-5 = あなたの番です。だから[10]回の衝突で、誤差は1になります。

many-balls-starts-picture = 球の{ $part }が、はじめの速さに戻りました。はじめの位置に輪をつけた{ $rings }個のうち、{ $back }個が輪の中に戻りました。
many-balls-starts-mark = はじめ

## HALF: what a moving wall does to the energy.

many-balls-half-asked =
    { $box ->
        [cube] { $balls }個の球が、立方体の中を{ $speed }で飛びます。
       *[flat] { $balls }個の球が、平らな箱の中を{ $speed }で飛びます。
    }{ $moves ->
        [at-once] 真ん中の壁を取ると、部屋が急に二倍の広さになります。
        [out] ピストンが{ $piston }でゆっくり動き、部屋を二倍の広さにします。
       *[in] ピストンが{ $piston }でゆっくり右の壁を押し込み、部屋を半分にします。
    }
    球のエネルギーはどうなりますか。
many-balls-half-asked-alone =
    一つの球が、二つの壁の間を{ $speed }で飛びます。右の壁が{ $piston }で近づき、部屋を半分にします。
    球のエネルギーはどうなりますか。

many-balls-times-half = 半分
many-balls-times-same = 同じ
many-balls-times-nearly_twice = およそ1.7倍
many-balls-times-twice = およそ二倍
many-balls-times-four = およそ四倍

# "came" and "left" are speeds at one knock on the piston.
many-balls-half-head-same = 変わらなかった
many-balls-half-head-half = { $times }倍に減った
many-balls-half-head-nearly_twice = { $times }倍に増えた
many-balls-half-head-twice = { many-balls-half-head-nearly_twice }
many-balls-half-head-four = { many-balls-half-head-nearly_twice }
many-balls-half-yes-same = { $times }倍です。球が当たるとき、壁は動いていません。
many-balls-half-yes-half = { $times }倍に減りました。ピストンに当たった球は、前より遅く離れます。この球は{ $came }から{ $left }になりました。
many-balls-half-yes-nearly_twice = { $times }倍になりました。ピストンに当たった球は前より速く離れ、三つの方向が増えた分を分け合います。
many-balls-half-yes-twice = { $times }倍になりました。ピストンに当たった球は、前より速く離れます。この球は{ $came }から{ $left }になりました。
many-balls-half-yes-four = { $times }倍になりました。球はピストンに当たるたびに速くなります。ここでは{ $came }から{ $left }です。
many-balls-half-no-same-four = 壁が止まっていれば、弾性衝突でエネルギーは変わりません。この壁は動き、一度当たると{ $came }が{ $left }になりました。最後は{ $times }倍です。
many-balls-half-no-same-twice = 弾性衝突ではエネルギーが変わらないと思いがちです。球どうしならそうです。でも壁が動き、この球は{ $came }で来て{ $left }で離れました。ピストンが仕事をしました。
many-balls-half-no-same-nearly_twice = 球どうしの弾性衝突では、エネルギーの和は変わりません。でも動く壁に当たると、この球は{ $came }で来て{ $left }で離れました。
many-balls-half-no-same-half = 遠ざかる壁に当たると、球は前より遅く離れます。{ $came }が{ $left }になりました。気体がピストンに仕事をしたのです。
many-balls-half-no-half-same = 球が当たるとき、壁は動いていないので、どの球も速さを失いません。エネルギーは{ $times }倍です。ゆっくり動くピストンなら違います。
many-balls-half-no-twice-same = 部屋が広くなっても、エネルギーは増えません。球が当たるとき、壁は動いていないので、どの球も速くなりません。エネルギーは{ $times }倍です。
many-balls-half-no-four-same = 部屋が二倍でも、速さは二倍になりません。球が当たるとき、壁は動いていないので、何も仕事をしません。エネルギーは{ $times }倍です。
many-balls-half-no-twice-half = 遠ざかる壁は何も与えません。当たった球は前より遅く離れ、{ $came }が{ $left }になりました。エネルギーは{ $times }倍に減りました。
many-balls-half-no-four-half = 速さは増えずに減ります。遠ざかる壁に一度当たると、{ $came }が{ $left }になりました。エネルギーは{ $times }倍に減りました。
many-balls-half-no-four-twice = 一直線上の一つの球なら、速さが二倍になります。ここでは方向が二つで、ピストンが仕事をするのは一つの方向です。衝突で分け合い、{ $times }倍です。
many-balls-half-no-four-nearly_twice = 一直線上の一つの球なら、速さが二倍になります。空間ではピストンが仕事をするのは、三つのうち一つの方向です。衝突で分け合い、{ $times }倍です。
many-balls-half-no-nearly_twice-four = 空間ならおよそ1.7倍です。一直線上では分け合う相手がありません。部屋が半分なら速さはおよそ二倍、エネルギーは{ $times }倍です。
many-balls-half-no-twice-four = 平面ならおよそ二倍です。一直線上では一度ごとに効きます。部屋が半分なら速さはおよそ二倍、エネルギーは{ $times }倍です。
many-balls-half-no-nearly_twice-twice = 増えた分を、空間なら三つの方向が、平面では二つの方向だけが分け合います。ここでは{ $times }倍でした。
many-balls-half-no-twice-nearly_twice = 増えた分を、平面なら二つの方向が、空間では三つの方向が分け合います。ここでは{ $times }倍でした。

many-balls-half-steps-1 = 止まった壁：球は1 m/sで来て、1 m/sで離れます。
many-balls-half-steps-2 = 壁が0.1 m/sで近づきます。壁から見ると、球は1.1 m/sで来て、1.1 m/sで離れます。
many-balls-half-steps-3 = 部屋から見ると、1.1 + 0.1 = 1.2 m/sで離れます。
many-balls-half-steps-4 = あなたの番です。壁が0.3 m/sで近づくと、球は[1.6] m/sで離れます。

many-balls-room-picture =
    { $room ->
        [half] 球のエネルギーは、元の部屋では{ $before }、半分の部屋では{ $after }で、{ $times }倍です。
       *[twice] 球のエネルギーは、元の部屋では{ $before }、二倍の部屋では{ $after }で、{ $times }倍です。
    }
many-balls-room-chart = エネルギー × { $times }
many-balls-room-chart-room = 部屋 / 前の部屋
many-balls-room-chart-energy = エネルギー / 前のエネルギー
many-balls-room-chart-line = すべての球
many-balls-room-chart-before = 前：{ $energy }
many-balls-room-chart-after = 後：{ $energy }

## LAST_BACK: after how many collisions all still return.

many-balls-last-back-asked =
    何回か衝突したあと、{ $balls }個の球のすべての速度を逆向きにします。
    すべての球が戻るのは、一個あたり何回の衝突までですか。

many-balls-last-back-head = 一個あたり{ $last }回まで
many-balls-last-back-yes = そのとおり（一回以内のずれ）。一個あたり{ $last }回までは{ $balls }個すべてが戻り、{ $next }回では{ $back }個だけでした。
many-balls-last-back-no-less = 少なすぎます。誤差は衝突のたびに増えますが、はじめはごく小さいです。一個あたり{ $last }回でも{ $balls }個すべてが戻り、{ $next }回では{ $back }個だけでした。
many-balls-last-back-no-more = 多すぎます。誤差は衝突のたびに何倍にもなります。{ $balls }個すべてが戻ったのは一個あたり{ $last }回までで、{ $next }回では{ $back }個だけでした。

## BACK: the wall comes back.

# "moved" is how it moved before; "now" is the energy over that at the start.
many-balls-back-asked =
    { $moved ->
        [in] エネルギーは今、はじめの{ $now }倍です。次に、ピストンが同じようにゆっくり外へ戻ります。
        [out] エネルギーは今、はじめの{ $now }倍です。次に、ピストンが同じようにゆっくり内へ戻ります。
       *[at-once] エネルギーは、はじめのままです。次に、ピストンがゆっくり球を押して、元の半分の部屋へ戻します。
    }
    最後のエネルギーはどうなりますか。

# Answers that can be chosen.
many-balls-back-half = はじめの半分
many-balls-back-same = はじめとほぼ同じ
many-balls-back-twice = はじめのおよそ二倍
many-balls-back-stays = はじめの{ $now }倍のまま

many-balls-back-head-half = はじめの{ $back }倍
many-balls-back-head-same = { many-balls-back-head-half }
many-balls-back-head-twice = { many-balls-back-head-half }
many-balls-back-yes-same-in = そのとおり。遠ざかる壁に当たった球は前より遅く離れ、増えた分を失います。最後のエネルギーは、はじめの{ $back }倍です。
many-balls-back-yes-same-out = そのとおり。近づく壁に当たった球は前より速く離れ、失った分を取り戻します。最後のエネルギーは、はじめの{ $back }倍です。
many-balls-back-yes-twice = そのとおり。部屋が急に広がったとき、どの球も何も失いませんでした。次はピストンが当たるたびに仕事をします。最後は、はじめの{ $back }倍です。
many-balls-back-no-twice-same-in = 今度は壁が遠ざかります。当たるたびに、球は前より遅く離れます。最後のエネルギーは、はじめの{ $back }倍です。
many-balls-back-no-half-same-in = 壁が外へ動くと、球は増えた分だけを失います。最後のエネルギーは、はじめの{ $back }倍です。
many-balls-back-no-half-same-out = 今度は壁が近づきます。当たるたびに、球は前より速く離れます。最後のエネルギーは、はじめの{ $back }倍です。
many-balls-back-no-twice-same-out = 壁が内へ動くと、球は失った分だけを取り戻します。最後のエネルギーは、はじめの{ $back }倍です。
many-balls-back-no-same-twice = 部屋が同じでも、エネルギーは同じとは限りません。急に広がったときは何も失わず、ピストンは仕事をします。最後は、はじめの{ $back }倍です。
many-balls-back-no-half-twice = 近づく壁はエネルギーを奪いません。球は前より速く離れます。最後のエネルギーは、はじめの{ $back }倍です。

## SHARED: how balls of two masses share their energy.

many-balls-shared-asked =
    { $kinds ->
        [among] 十個に一個は質量がほかの{ $times }倍の重い球で、はじめは止まっています。
       *[above] 下に軽い球、上に質量が{ $times }倍の重い球があります。すべて同じ速さで動き始めます。
    }
    最後に、重い球のエネルギーは軽い球と比べてどうですか。

many-balls-shared-less = 軽い球より小さい
many-balls-shared-alike = ほぼ同じ
many-balls-shared-more = 軽い球より大きい

many-balls-shared-head-less = 軽い球の{ $ratio }倍
many-balls-shared-head-alike = { many-balls-shared-head-less }
many-balls-shared-head-more = { many-balls-shared-head-less }
many-balls-shared-yes-less = 軽い球の{ $ratio }倍です。衝突は、エネルギーの小さい球へエネルギーを渡しますが、まだ回数が足りません。
many-balls-shared-yes-alike = 軽い球の{ $ratio }倍です。衝突は、平均のエネルギーが等しくなるまで、エネルギーを渡します。
many-balls-shared-yes-more = { many-balls-shared-yes-less }
many-balls-shared-no-less-alike = 重い球は{ $slow }で、{ $fast }の軽い球より遅いですが、質量が大きいです。衝突は、平均のエネルギーが等しくなるまで、エネルギーを渡します。
many-balls-shared-no-more-alike = 質量が大きいだけでは、エネルギーは大きくなりません。{ $slow }では軽い球の{ $ratio }倍です。衝突は、平均が等しくなるまでエネルギーを渡します。
many-balls-shared-no-alike-less = まだ途中です。ここまでの衝突では、軽い球の{ $ratio }倍です。エネルギーの小さい球は、まだ受け取っています。
many-balls-shared-no-more-less = 質量が大きいだけでは、エネルギーは大きくなりません。重い球ははじめ止まっていて、今はまだ軽い球の{ $ratio }倍です。
many-balls-shared-no-alike-more = まだ途中です。同じ速さで始まったので、重い球のエネルギーのほうが大きく、今もまだ軽い球の{ $ratio }倍です。
many-balls-shared-no-less-more = 重い球は軽い球と同じ速さで始まったので、エネルギーははじめから大きいです。今もまだ軽い球の{ $ratio }倍です。

## UNMET: how many balls have had no collision yet.

many-balls-unmet-asked =
    { $balls }個の球があります。球どうしの衝突が{ $hits }回起こります。
    まだ一度もほかの球に当たっていない球は、どれだけありますか。

many-balls-unmet-none = ほとんどない
many-balls-unmet-seventh = およそ7個に1個
many-balls-unmet-third = 3個に1個より多い
many-balls-unmet-half = 半分
many-balls-unmet-two_thirds = およそ3個に2個

many-balls-unmet-yes-none = { $balls }個のうち{ $left }個が、まだほかの球に当たっていません。偶然は公平ではなく、ほかが一度も当たらないうちに二度当たる球があります。
# "turns" is a number, or "none".
many-balls-unmet-no-seventh-none =
    { $turns ->
        [none] 順番に当たるなら、残る球はありません。
       *[some] 順番に当たるなら、{ $turns }個残ります。
    }でも{ $balls }個のうち{ $left }個が、まだ当たっていません。偶然は公平ではなく、先に二度当たる球もあります。
many-balls-unmet-head-none = { $balls }個のうち{ $left }個
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
    大きな球が、球の壁のちょうど真ん中に飛んできます。壁の上半分と下半分は、鏡に映したように同じです。
    はじめの接触のあと、大きな球はどちらへ飛びますか。

many-balls-thrown-straight = まっすぐ前
many-balls-thrown-side = 片側にそれる
many-balls-thrown-back = 後ろ

# "first" is the ball that is taken first, "way" to which side the big one drifts.
many-balls-thrown-decides =
    二つの球に同時に当たります。{ $first ->
        [upper] { $way ->
            [up] プログラムはどちらかを先に計算し、それで決まります。ここでは上の球が先で、大きな球は{ $drift }で上へそれます。
           *[down] プログラムはどちらかを先に計算し、それで決まります。ここでは上の球が先で、大きな球は{ $drift }で下へそれます。
        }
       *[lower] { $way ->
            [up] プログラムはどちらかを先に計算し、それで決まります。ここでは下の球が先で、大きな球は{ $drift }で上へそれます。
           *[down] プログラムはどちらかを先に計算し、それで決まります。ここでは下の球が先で、大きな球は{ $drift }で下へそれます。
        }
    }
many-balls-thrown-head-side = 片側にそれる
many-balls-thrown-yes-side = { many-balls-thrown-decides }
many-balls-thrown-no-straight-side = 時間のかかる力なら、両方を同時に押します。{ many-balls-thrown-decides }
many-balls-thrown-no-back-side = 当たる球は軽いので、戻りません。{ many-balls-thrown-decides }

## BROKEN: what a wall of balls does to a big ball.

many-balls-broken-asked =
    { $heavy }の大きな球が、1 kgの球{ $balls }個の壁に{ $speed }で当たります。
    大きな球はどうなりますか。

many-balls-broken-through = 壁を突き抜ける
many-balls-broken-stopped = ほとんど止まる
many-balls-broken-back = 戻る

many-balls-broken-head-through = 壁を突き抜ける
many-balls-broken-head-stopped = ほとんど止まる
many-balls-broken-head-back = 戻る
many-balls-broken-yes-through = 大きな球の質量と、同時に当たる球（一つ1 kg）の質量の関係で決まります。{ $speed }のうち{ $left }が残りました。
many-balls-broken-yes-stopped = 大きな球の質量と、同時に当たる球（一つ1 kg）の質量の関係で決まります。{ $speed }のうち{ $left }しか残りません。
many-balls-broken-yes-back = 大きな球の質量と、同時に当たる球（一つ1 kg）の質量の関係で決まります。{ $left }で戻ります。
many-balls-broken-no-stopped-through = ばらばらの球の壁は、一枚の壁とは違います。大きな球の質量と、同時に当たる球（一つ1 kg）の質量の関係で決まります。{ $speed }のうち{ $left }が残りました。
many-balls-broken-no-back-through = ばらばらの球は、一つずつ退きます。大きな球の質量と、同時に当たる球（一つ1 kg）の質量の関係で決まります。{ $speed }のうち{ $left }が残りました。
many-balls-broken-no-through-stopped = 一つの球より重いだけでは足りません。大きな球の質量と、同時に当たる球（一つ1 kg）の質量の関係で決まります。{ $speed }のうち{ $left }しか残りません。
many-balls-broken-no-back-stopped = 戻るには重すぎます。大きな球の質量と、同時に当たる球（一つ1 kg）の質量の関係で決まります。{ $speed }のうち{ $left }しか残りません。
many-balls-broken-no-through-back = 速さだけでは壁を破れません。大きな球の質量と、同時に当たる球（一つ1 kg）の質量の関係で決まります。{ $left }で戻ります。
many-balls-broken-no-stopped-back = 前の球の後ろに、まだ球があります。大きな球の質量と、同時に当たる球（一つ1 kg）の質量の関係で決まります。{ $left }で戻ります。

many-balls-wall-picture =
    { $way ->
        [back] 大きな球は{ $came }で来ました。{ $time }には後ろへ{ $speed }で飛んでいます。
       *[on] 大きな球は{ $came }で来ました。{ $time }には前へ{ $speed }で飛んでいます。
    }
many-balls-wall-mark = はじめ

## The law with the present numbers. "formula" is an equation.

many-balls-law-happened = 一個あたりの衝突：{ $time }で{ $each }回
many-balls-law-at-once = 急に二倍の部屋：エネルギー × { $times }
many-balls-law-line = 正面衝突では、同じ球は速度を交換する
many-balls-law-likely = { $formula }、最も多い速さは{ $likely }
many-balls-law-faster = v₀より速い：長い時間では{ $balls }個のうち{ $expected }個、最後は{ $counted }個
many-balls-law-way = 衝突から次の衝突までの道のり：{ $way }
many-balls-law-turned = { $time }に逆向き、それまでの一個あたりの衝突：{ $each }回
# "speed" is an equation.
many-balls-law-back = 最後に{ $part }が、1 %以内でまた{ $speed }
many-balls-law-farthest = 最も遠い球は、はじめの位置から{ $far }、半径の{ $radii }倍
# "felt" is a push with its error.
many-balls-law-walls = { $formula }、壁が受けるのは{ $felt }
many-balls-law-walls-narrow = 広い部屋なら{ $formula }、この部屋の幅は球{ $wide }個分、壁が受けるのは{ $felt }
many-balls-law-all-heavy = すべて{ $heavy }
many-balls-law-shared-start = はじめ、軽い球は{ $light }、重い球は{ $heavy }
many-balls-law-shared-end = 最後、軽い球は{ $light }、重い球は{ $heavy }
many-balls-law-heavy = 重い球の質量は軽い球の{ $times }倍
many-balls-law-half = 半分の部屋：エネルギー × { $energy }、速さ × { $speed }
many-balls-law-twice = 二倍の部屋：エネルギー × { $energy }、速さ × { $speed }
many-balls-law-slowly = ゆっくりなら、理論では{ $balls }、大きさのない球では{ $points }

## The chart.

many-balls-chart = 壁を押す強さ
many-balls-chart-time = 時間 (s)
many-balls-chart-push = 押す強さ（N/m、空間ではN/m²）
many-balls-chart-felt = 受けた強さ、全体の十二分の一ずつ
many-balls-chart-room = 球の大きさを入れた理論

## Controls: what they are.

many-balls-control-balls = 球の数
many-balls-control-each = 一個あたりの衝突の回数、平均
many-balls-control-speed = はじめの速さ
many-balls-control-turn = 最後にすべての球を逆向きにし、同じ時間だけ動かす
many-balls-control-many = 十倍の数の、小さな球
many-balls-control-side = 箱の一辺
many-balls-control-radius = 球の半径
many-balls-control-space = 正方形の中の円板ではなく、立方体の中の球
many-balls-control-start = 別の始め方
many-balls-control-kinds = 球の種類
many-balls-control-heavy = 重い球の質量（軽い球は1 kg）
many-balls-control-beside = 投げる位置の、真ん中からのずれ
many-balls-control-piston = ピストンの速さ（負：外へ）
many-balls-control-doubled = はじめに真ん中の壁を取る
many-balls-control-counts = 何を数えるか

# Ticks: of a mass over another, of a throw, of a piston.
many-balls-tick-gases = アルゴンとヘリウム
many-balls-tick-middle = 真ん中
many-balls-tick-rest = 止まった壁

## Set-ups: what to look for.

many-balls-set-up-soon = 一個あたり一回の衝突のあとでは、高い棒がまだ残っています。
many-balls-set-up-heavy-among-light = 重い球は止まった状態から始めます。衝突は、エネルギーの小さい球へエネルギーを渡します。
many-balls-set-up-two-gases-meet = すべて同じ速さで動き始めます。重い球がエネルギーを渡します。
many-balls-set-up-how-many-are-faster = 理論では36.8 %です。少数の速い球がエネルギーを多くもつので、半分より多くの球は遅くなります。
many-balls-set-up-half-the-room = 右の壁がゆっくり近づき、当たる球に仕事をします。
many-balls-set-up-on-a-line = 一直線上では、ピストンが与えたものを衝突で分け合いません。
many-balls-set-up-free-room = 球が当たるとき、壁は動いていません。
many-balls-set-up-break-the-wall-of-balls = 大きな球が同時に当たるのは、わずかな球です。その質量との関係で決まります。
many-balls-set-up-ten-thousand-balls = 一万個の球では、棒はもうほとんど変わりません。
many-balls-set-up-in-space = 空間では、遅い球が少なくなります。
many-balls-set-up-back-after-four = 一個あたり四回のあとなら、すべて戻ります。
many-balls-set-up-too-late = 一個あたり十一回のあとでは、すべては戻りません。
many-balls-set-up-exactly-at-the-middle = 大きな球が壁の真ん中に当たります。上半分と下半分は、鏡に映したように同じです。

## Acts.

many-balls-act-1 = 速さの分布
many-balls-act-1-why = すべて同じ速さで動き始めます。棒を見てください。衝突で速さはどう広がりますか。
many-balls-act-2 = 逆向きにする
many-balls-act-2-why = すべての速度を逆向きにする時を選んでください。どの球も来た道を戻ろうとします。はじめの位置に着きますか。
many-balls-act-3 = 動く壁
many-balls-act-3-why = ピストンがゆっくり部屋を半分にします。エネルギーと、壁を押す強さを見てください。

## Challenges, and what they came to.

many-balls-challenge-late = できるだけ遅く逆向きにしてください。すべての球が、はじめの位置から半径の十分の一以内に戻ること。
many-balls-challenge-late-hint = 誤差は衝突のたびに何倍にもなります。使えるのは十六桁です。
many-balls-challenge-late-takes-1 = 一個あたり2回
many-balls-challenge-late-takes-2 = 一個あたり4回
many-balls-challenge-late-takes-3 = 一個あたり5回

many-balls-late-missed = { $balls }個のうち{ $lost }個が、はじめの位置に戻りませんでした。最も遠い球は{ $far }ずれました。
many-balls-late-nothing = 逆向きになった球はありません。
many-balls-late-back = すべて戻りました。一個あたりの衝突は{ $each }回です。
many-balls-late-soon = すべて戻りました。一個あたりの衝突は{ $each }回です。もっと遅く逆向きにしてください。

many-balls-challenge-twice = 一つだけ変えて、壁を押す強さを二倍にしてください。球を増やす、箱を小さくする、球を速くする。どの方法でも星がもらえます。
many-balls-challenge-twice-hint = 球には大きさがあるので、互いに動ける場所が減ります。長く動かすと、正確に測れます。

many-balls-push-other = これはチャレンジの球ではありません。
many-balls-push-change-one = 押す強さは{ $push }倍です。三つのうち一つだけを変え、ほかはそのままにしてください。
many-balls-push-hit =
    { $by ->
        [balls] 球を増やして、押す強さが{ $push }倍になりました。
        [side] 箱を小さくして、押す強さが{ $push }倍になりました。
       *[speed] 球を速くして、押す強さが{ $push }倍になりました。
    }
many-balls-push-strong = 押す強さは{ $push }倍で、強すぎます。
many-balls-push-weak = 押す強さは{ $push }倍で、弱すぎます。

## Exercises.

many-balls-exercise-how_many = 平面で1000個の球が同じ速さで動き始めます。最後に、それより速い球はいくつですか。
many-balls-exercise-how_many-hint = vより速い割合はexp(−v²/2σ²)で、v²の平均は2σ²です。
many-balls-exercise-how_many-solution = はじめの速さではv² = 2σ²なので、exp(−1) = 0.368、つまり368個です。一度数えると340個から400個です。
many-balls-exercise-push = 1 kgの球1000個が、一辺100 mの正方形の中を1 m/sで飛びます。球の大きさを無視すると、壁1 mをどれだけの力で押しますか。
many-balls-exercise-push-hint = p = N kT/Aです。平面では、kTは球一つのエネルギーです。
many-balls-exercise-push-solution = kT = ½ · 1 kg · (1 m/s)² = 0.5 J なので、p = 1000 · 0.5 J/(100 m)² = 0.05 N/mです。
many-balls-exercise-points = 平面で、大きさのない球の部屋を、ゆっくり動くピストンが半分にします。速さは何倍になりますか。
many-balls-exercise-points-hint = エネルギーは二倍になります。
many-balls-exercise-points-solution = エネルギーは速さの二乗に比例します：√2 = 1.41。

## Questions to a class.

many-balls-class-speeds =
    1000個の球がすべて1 m/sで動き始めます。
    一個あたり10回の衝突のあと、速さはどんな分布になりますか。
many-balls-class-back =
    一個あたり4回の衝突のあと、すべての速度を逆向きにします。
    500個の球のうち、はじめの速さに戻る球はどれだけありますか。
many-balls-class-space =
    100個の球が、立方体の中を1 m/sで飛びます。ピストンがゆっくり右の壁を押し込み、部屋を半分にします。
    球のエネルギーはどうなりますか。

## The printed sheet.

many-balls-column-balls = 球の数
many-balls-column-faster-than-at = 最後に、はじめより速い球
many-balls-column-fastest-in-the = 最後に最も速い球 (m/s)
many-balls-column-energy-times-that = エネルギー（はじめの何倍か）
many-balls-sheet-at-home = 十人が硬貨を十枚ずつもちます。くじで選んだ二人が硬貨を合わせ、さいころで分け直します。これをくり返します。50回のあと、十枚より少ない人：____ 多い人：____ 最も多い人：____枚
many-balls-sheet-expect = 六、七人が十枚より少なく、一、二人が二倍より多くなります。平面の球も、エネルギーを同じように分け合います。少数が多くもち、多くには少ししか残りません。ずるをする人はいません。

## Names of set-ups.

many-balls-name-Soon = すぐあと
many-balls-name-Heavy-among-light = 軽い球の中の重い球
many-balls-name-Two-gases-meet = 二つの気体が出会う
many-balls-name-How-many-are-faster = 速い球はいくつ？
many-balls-name-Half-the-room = 半分の部屋
many-balls-name-On-a-line = 一直線上
many-balls-name-Free-room = 急に広がる部屋
many-balls-name-Break-the-wall-of-balls = 球の壁を破る
many-balls-name-Ten-thousand-balls = 一万個の球
many-balls-name-In-space = 空間で
many-balls-name-Back-after-four = 四回のあとで逆向き
many-balls-name-Too-late = 遅すぎる
many-balls-name-Exactly-at-the-middle = ちょうど真ん中

## Names of runs.

many-balls-name-gas = 気体

## Names of curves, bars and forces.

many-balls-name-collisions-each = 一個あたりの衝突
many-balls-name-spread-of-the-energies = エネルギーの広がり
many-balls-name-energy-of-a-ball = 球一つのエネルギー

## Names of groups of controls.

many-balls-name-Box-and-balls = 箱と球

## Names of what can be chosen in the panel.

many-balls-name-one-kind = 一種類
many-balls-name-light-below-heavy-above = 下に軽い球、上に重い球
many-balls-name-heavy-among-light = 軽い球の中に重い球
many-balls-name-a-wall-of-balls = 球の壁
many-balls-name-on-a-line = 一直線上
many-balls-name-one-ball-on-a-line = 一直線上に一つ
many-balls-name-speeds = 速さ
many-balls-name-speeds-to-the-right = 右向きの速度
many-balls-name-speeds-to-the-right-at-the-start = はじめの右向きの速度
many-balls-name-slower-than-half-the-start-s-speed = はじめの半分より遅い
many-balls-name-faster-than-at-the-start = はじめより速い
many-balls-name-more-than-twice-as-fast = はじめの二倍より速い
many-balls-name-faster-than-the-average = 平均より速い

## Controls: words that stand for them, where others have a symbol.

many-balls-symbol-turn-round = 逆向き
many-balls-symbol-in-space = 空間
many-balls-symbol-throw = 投げ方
many-balls-symbol-kinds = 種類
many-balls-symbol-twice-the-room = 二倍の部屋
many-balls-symbol-counted = 数える物

## Names of the lesson, and of ways to the goal of a challenge.

many-balls-name-A-thousand-balls-who-is-fast = 千個の球：速いのはどれか
many-balls-name-more-balls = 球を増やす
many-balls-name-a-smaller-box = 箱を小さく
many-balls-name-faster-balls = 球を速く

## Values that cannot run: each without its full stop.

many-balls-refuses-wall = 球の壁は、平面で、壁の動かない箱の中にだけ置けます
many-balls-refuses-wide = 半径{ $radius }の球{ $balls }個の壁は、この箱に入りません。球を小さくするか減らす、または箱を大きくしてください
many-balls-refuses-half = 真ん中の壁を取れるのは、球が一種類で、ほかの壁が動かない箱のときだけです
many-balls-refuses-full = 箱がいっぱいです（{ $share }、最大{ $most }）。球を減らすか小さくする、または箱を大きくしてください
many-balls-refuses-many = 十倍の数にできるのは、平面で、壁の動かない箱の中を、一種類の球がまっすぐ飛ぶときだけです
many-balls-refuses-long =
    { $way ->
        [back] 球{ $balls }個、一個あたり{ $each }回の衝突を往復すると、図に表しきれません。球を{ $most_balls }個以下、または衝突を{ $most_each }回以下にしてください
       *[on] 球{ $balls }個、一個あたり{ $each }回の衝突は、図に表しきれません。球を{ $most_balls }個以下、または衝突を{ $most_each }回以下にしてください
    }
many-balls-refuses-piston = こんなに遅いピストンが動く間に、球{ $balls }個の衝突が多くなりすぎます。球を減らすか、ピストンを速くしてください
many-balls-refuses-line = 一直線上の球は、平面で、壁の動かない箱の中を飛びます。ピストンを使えるのは、球が一つのときだけです
many-balls-refuses-row = 半径{ $radius }の球{ $balls }個は、この箱で一直線に並びません。球を減らすか小さくする、または箱を大きくしてください
