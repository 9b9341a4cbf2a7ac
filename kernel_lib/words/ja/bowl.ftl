### What lesson bowl says.

## HOW_HIGH

# $where is a planet, $shape what the ball falls into.
bowl-how-high-asked =
    { $shape ->
        [dish] パラボラ（放物線の形の皿）があります。最下点の曲がり方は、半径{ $radius }の円と同じです。
       *[round] 半径{ $radius }の丸い皿があります。
    }{ $where ->
        [moon] 月で、エネルギーを失わない球を中心から{ $offset }ずらして落とします。
        [jupiter] 木星で、エネルギーを失わない球を中心から{ $offset }ずらして落とします。
       *[earth] エネルギーを失わない球を中心から{ $offset }ずらして落とします。
    }
    どの高さまでなら、中央の近くにとどまりますか。
bowl-how-high-what = 最下点から測った、安全な最大の高さ
bowl-how-high-head = 半径の半分：{ $half }
bowl-how-high-yes = 高さ{ $low }からは、{ $low_count }回はね返っても中心から{ $low_far }以内でした。{ $high }からは、{ $high_bounce }回目に{ $high_off }まで離れました。
bowl-how-high-yes-planet =
    { $where ->
        [moon] 高さ{ $low }からは中心から{ $low_far }以内で、{ $high }からは遠ざかりました。月でも、落ちる時間と横切る時間が同じ割合で変わるので、場所も限界も同じです。
       *[jupiter] 高さ{ $low }からは中心から{ $low_far }以内で、{ $high }からは遠ざかりました。木星でも、落ちる時間と横切る時間が同じ割合で変わるので、場所も限界も同じです。
    }
bowl-how-high-no-tiny = 安全なのは、ごく低いときだけではありません。{ $low }からも中心から{ $low_far }以内でした。壁が強く返しすぎるのは、半径の半分{ $half }より上からです。
bowl-how-high-no-low = その高さなら安全ですが、もっと高くても安全です。{ $low }からも中心から{ $low_far }以内でした。限界は半径の半分、{ $half }です。
bowl-how-high-no-above = 限界より上です。{ $above }からは、はね返るたびに行きすぎます。{ $offset }のずれが、{ $above_bounce }回目に{ $above_off }になりました。限界は{ $half }です。
bowl-how-high-no-centre = 円の中心は限界ではありません。そこからは反対側の{ $cross }倍遠い所に落ち、{ $centre_bounce }回目に{ $centre_off }まで離れました。限界は半径の半分、{ $half }です。
bowl-how-high-no-other = 皿は球を中央へ返しますが、高くからだと速すぎます。{ $top }からは行きすぎて、{ $top_bounce }回目に{ $top_off }まで離れました。

## TWO_BOWLS

bowl-two-bowls-asked =
    { $where ->
        [moon] 月で、左の球は半径{ $left_radius }の皿に、中心から{ $offset }ずれて{ $left }落ちます。
        [jupiter] 木星で、左の球は半径{ $left_radius }の皿に、中心から{ $offset }ずれて{ $left }落ちます。
       *[earth] 左の球は半径{ $left_radius }の皿に、中心から{ $offset }ずれて{ $left }落ちます。
    }右の球は半径{ $right_radius }の皿に{ $right }落ちます。
    球が中央の近くにとどまるのは、どちらの皿ですか。
bowl-two-bowls-head-left = 左だけとどまった
bowl-two-bowls-head-right = 右だけとどまった
bowl-two-bowls-head-both = どちらもとどまった
bowl-two-bowls-head-neither = どちらも遠ざかった
bowl-two-bowls-yes-left = 左の{ $left }は半径{ $left_radius }の半分より低く、右の{ $right }は半径{ $right_radius }の半分より高いです。
bowl-two-bowls-yes-right = 左の{ $left }は半径{ $left_radius }の半分より高く、右の{ $right }は半径{ $right_radius }の半分より低いです。
bowl-two-bowls-yes-both = 左の{ $left }は半径{ $left_radius }の半分より低く、右の{ $right }も半径{ $right_radius }の半分より低いです。
bowl-two-bowls-yes-neither = 左の{ $left }は半径{ $left_radius }の半分より高く、右の{ $right }も半径{ $right_radius }の半分より高いです。
bowl-two-bowls-no-left-right = 逆です。左の{ $left }は半径{ $left_radius }の半分より高く、右の{ $right }は半径{ $right_radius }の半分より低いです。
bowl-two-bowls-no-right-left = 逆です。左の{ $left }は半径{ $left_radius }の半分より低く、右の{ $right }は半径{ $right_radius }の半分より高いです。
bowl-two-bowls-no-both-left = 右では遠ざかりました。{ $right }落ちましたが、その皿の半径の半分は{ $right_half }だけです。それより高いと行きすぎます。
bowl-two-bowls-no-both-right = 左では遠ざかりました。{ $left }落ちましたが、その皿の半径の半分は{ $left_half }だけです。それより高いと行きすぎます。
bowl-two-bowls-no-both-neither = 皿がどんな球も引き止めるわけではありません。{ $left }は{ $left_radius }の半分より高く、{ $right }は{ $right_radius }の半分より高いので、どちらも遠ざかりました。
bowl-two-bowls-no-left-both = 右でもとどまりました。{ $right }落ち、その皿の半径の半分は{ $right_half }です。
bowl-two-bowls-no-right-both = 左でもとどまりました。{ $left }落ち、その皿の半径の半分は{ $left_half }です。
bowl-two-bowls-no-left-neither = 左でも遠ざかりました。{ $left }落ち、半径の半分は{ $left_half }です。それぞれの高さを、*その皿の*半径の半分と比べます。
bowl-two-bowls-no-right-neither = 右でも遠ざかりました。{ $right }落ち、半径の半分は{ $right_half }です。それぞれの高さを、*その皿の*半径の半分と比べます。
bowl-two-bowls-no-neither-left = 左ではとどまりました。{ $left }落ち、その皿の半径の半分{ $left_half }より低いからです。
bowl-two-bowls-no-neither-right = 右ではとどまりました。{ $right }落ち、その皿の半径の半分{ $right_half }より低いからです。
bowl-two-bowls-no-neither-both = どちらもとどまりました。{ $left }は{ $left_radius }の半分より低く、{ $right }は{ $right_radius }の半分より低いです。低いと、行きすぎずに戻ります。

## LOSS

bowl-loss-asked =
    半径{ $radius }の皿があります。球は限界より高い{ $height }から落ち、はね返るたびに速さの{ $lost }を失います。
    球はどうなりますか。
bowl-loss-head-stays = 限界より低くなった
bowl-loss-head-runs = 中央から遠ざかった
bowl-loss-head-jumps = 皿から飛び出した
bowl-loss-yes-stays = 中央から{ $far }以内でした。はね返るたびに低くなり、すぐに半径の半分{ $half }より低くなりました。
bowl-loss-yes-runs = 十分低くなる前に、{ $far }まで離れました。半径の半分{ $half }より高いと、はね返るたびに行きすぎます。
bowl-loss-yes-jumps = 高さの減り方が足りませんでした。中央から{ $far }の所ではね返ったあと、皿のふちを越えました。
bowl-loss-no-runs-stays = 半径の半分より高いと遠ざかります。でもはね返るたびに低くなり、間に合って{ $half }より低くなりました。中央から{ $far }以内でした。
bowl-loss-no-jumps-stays = 飛び出すには、まず遠ざかる必要があります。でも間に合って半径の半分{ $half }より低くなり、中央から{ $far }以内でした。
bowl-loss-no-stays-runs = 損失が間に合いませんでした。半径の半分{ $half }より高いと、はね返るたびに行きすぎます。十分低くなる前に、{ $far }まで離れました。
bowl-loss-no-jumps-runs = 遠ざかりましたが、損失があるので皿から出ませんでした。最も遠くて{ $far }で、皿の端は{ $radius }です。
bowl-loss-no-stays-jumps = 損失が足りませんでした。半径の半分{ $half }より高いと、はね返るたびに行きすぎます。{ $far }の所ではね返ったあと、ふちを越えました。
bowl-loss-no-runs-jumps = 遠ざかり、損失が小さいので止まりませんでした。{ $far }の所ではね返り、ふちを越えました。

## PARTING

bowl-parting-asked =
    { $shape ->
        [dish] 二つの球が{ $apart }離れて、最下点の曲率半径が{ $radius }のパラボラの上{ $height }から落ちます。
       *[round] 二つの球が{ $apart }離れて、半径{ $radius }の丸い皿の上{ $height }から落ちます。
    }
    { $count }回はね返ったあと、どれだけ離れますか。
bowl-parting-head-below = { $apart }離れている
bowl-parting-head-between = { bowl-parting-head-below }
bowl-parting-head-above = { bowl-parting-head-below }
bowl-parting-yes-below = { $apart }です。はじめの{ $grown }倍にしかなりません。
bowl-parting-yes-between = { $apart }です。はね返るたびに、平均しておよそ{ $rate }倍になりました。
bowl-parting-yes-above = { $apart }です。はね返るたびに、平均しておよそ{ $rate }倍になり、すぐに大きくなりました。これをカオスといいます。
bowl-parting-no-below-between = わずかな差はわずかなままだと思いがちです。でも一回ごとに平均しておよそ{ $rate }倍、{ $count }回で{ $grown }倍になり、{ $apart }離れました。
bowl-parting-no-below-above = わずかな差はわずかなままだと思いがちです。でも一回ごとに平均しておよそ{ $rate }倍、{ $count }回で{ $grown }倍になります。だから{ $apart }離れました。
bowl-parting-no-between-above = 差は*足し算*ではなく*掛け算*で増え、平均して一回ごとにおよそ{ $rate }倍になります。小さな差は五回で{ $five }倍になります。{ $count }回で{ $apart }になりました。
bowl-parting-no-between-below-dish = どの皿でもカオスになるわけではありません。パラボラでは、エネルギーのほかにも変わらない量があり、隣どうしが離れません。{ $count }回で{ $apart }です。
bowl-parting-no-above-below-dish = どんな差も限りなく大きくなるわけではありません。パラボラでは、エネルギーのほかにも変わらない量があります。{ $count }回で{ $apart }でした。
bowl-parting-no-between-below-low = カオスになるのは、向きが大きく変わるときです。この皿で{ $height }からだと、二つは並んだままで、{ $count }回で{ $apart }です。形だけでなく、高さでも決まります。
bowl-parting-no-above-below-low = どんな差も限りなく大きくなるわけではありません。{ $height }だけだと、はね返っても向きがあまり変わらず、並んだままです。{ $count }回で{ $apart }です。
bowl-parting-no-above-between = 一回ごとに平均しておよそ{ $rate }倍になりますが、{ $count }回では少なく、{ $apart }です。あと十回あれば、小さな差は{ $ten }倍になります。

## CONTRAST

bowl-contrast-asked =
    丸い皿とパラボラで、それぞれ二つの球が{ $apart }離れて落ちます。
    何が違いますか。
bowl-contrast-head-together = 右では離れない
bowl-contrast-yes-together = { $count }回はね返ったあと、左では{ $left }、右では{ $right }離れています。パラボラでは、エネルギーのほかにも変わらない量があります。
bowl-contrast-no-deeper-together = パラボラのほうが平らです。中心から{ $off }の所の高さは、パラボラで{ $dish }、丸い皿で{ $round }です。でも違いは、二つの球が左では{ $left }、右では{ $right }離れたことです。
bowl-contrast-no-slower-together = 落ちた高さは同じです。当たる速さは左で{ $speed }、右で{ $speed_right }です。でも違いは、二つの球が左では{ $left }、右では{ $right }離れたことです。

## DISTANCES

# The two mirrors have equal $radii, or two different ones.
bowl-distances-asked =
    { $radii ->
        [equal] 重力のない所で、どちらも半径{ $small }の曲がった鏡の間を、球が軸から{ $offset }ずれて飛びます。
       *[two] 重力のない所で、半径{ $small }と{ $large }の曲がった鏡の間を、球が軸から{ $offset }ずれて飛びます。
    }
    鏡の間隔が{ $near }、{ $middle }、{ $far } mのうち、球がとどまるのはどれですか。
bowl-distances-head-all = 三つともとどまった
bowl-distances-head-nearest = { $near }だけとどまった
bowl-distances-head-ends = { $near }と{ $far }でとどまった
bowl-distances-head-farthest = { $far }だけとどまった
bowl-distances-yes-all = { $count }回飛んでも、軸から{ $near }では{ $near_far }、{ $middle }では{ $middle_far }、{ $far }では{ $far_far }以内でした。
bowl-distances-yes-nearest = { $near }ではとどまりました。{ $middle }と{ $far }では離れ、{ $pass }回目に軸から{ $off }でした。
bowl-distances-yes-ends = { $near }と{ $far }ではとどまりました。{ $middle }では離れ、{ $pass }回目に軸から{ $off }でした。
bowl-distances-yes-farthest = { $near }と{ $middle }では離れ、{ $pass }回目に軸から{ $off }でした。{ $far }ではとどまりました。
bowl-distances-no-all-nearest = 曲がった鏡でも、どの間隔でもとどまるわけではありません。{ $middle }と{ $far }では離れ、{ $pass }回目に軸から{ $off }でした。
bowl-distances-no-all-ends = 曲がった鏡でも、どの間隔でもとどまるわけではありません。{ $middle }は二つの半径の間です。そこでは離れ、{ $pass }回目に軸から{ $off }でした。
bowl-distances-no-all-farthest = 曲がった鏡でも、どの間隔でもとどまるわけではありません。{ $near }と{ $middle }は二つの半径の間です。そこでは離れ、{ $pass }回目に軸から{ $off }でした。
bowl-distances-no-nearest-ends = 近いほど安全とは限りません。{ $far }では{ $count }回とどまりました。二つの中心がどちらも鏡の間にあり、互いに補正します。中心が一つだけ間にあると、離れます。
bowl-distances-no-nearest-farthest = 近いほど安全とは限りません。{ $near }では中心が一つだけ鏡の間にあり、{ $pass }回目に軸から{ $off }でした。{ $far }では中心が二つとも間にあり、互いに補正します。
bowl-distances-no-nearest-all = 近いほど安全とは限りません。{ $middle }と{ $far }でもとどまりました。{ $far }では二つの中心がどちらも鏡の間にあり、互いに補正します。
bowl-distances-no-nearest-all-equal = 近いほど安全とは限りません。どちらも半径{ $small }の鏡なら、{ $far }でもとどまります。二つの中心がどちらも鏡の間にあり、互いに補正します。
bowl-distances-no-ends-all-equal = 半径がどちらも{ $small }なら、安全な範囲に切れ目がありません。二つの範囲は{ $small }でつながります。{ $middle }でも軸から{ $middle_far }以内でした。
bowl-distances-no-ends-all = { $middle }は、二つの半径{ $small }と{ $large }の間ではありません。{ $count }回飛んでも、軸から{ $middle_far }以内でした。
bowl-distances-no-ends-nearest-beyond = 三つ目の間隔{ $far }は、半径の和より大きいです。二つの中心の順が入れかわり、とどまれません。{ $far_pass }回目に離れました。
bowl-distances-no-ends-nearest-gap = 三つ目の間隔{ $far }は、半径{ $small }と{ $large }の間です。そこでは離れ、{ $far_pass }回目に軸から{ $far_off }でした。
bowl-distances-no-ends-farthest = 最も近い{ $near }は、半径{ $small }と{ $large }の間です。そこでは離れ、{ $pass }回目に軸から{ $off }でした。
bowl-distances-no-farthest-all = 広くなくてもとどまります。{ $near }は小さいほうの半径より短く、軸から{ $near_far }以内でした。
bowl-distances-no-farthest-nearest = 広くても助けになりません。{ $near }は小さいほうの半径より短く、軸から{ $near_far }以内でした。{ $far }では{ $far_pass }回目に離れました。
bowl-distances-no-farthest-ends = 広さは必要ありません。{ $near }でもとどまりました。これは小さいほうの半径より短く、軸から{ $near_far }以内でした。

## UPWARDS

# $small has no unit: that of $large holds for both.
bowl-upwards-asked =
    { $radii ->
        [equal] どちらも半径{ $large }の鏡を、{ $distance }離して上下に置きます。重力がなければ、球は軸の近くにとどまります。
       *[two] 半径{ $small }と{ $large }の鏡を、{ $distance }離して上下に置きます。重力がなければ、球は軸の近くにとどまります。
    }{ $where ->
        [moon] 月で、球は下の鏡を{ $speed }で離れます。
        [jupiter] 木星で、球は下の鏡を{ $speed }で離れます。
       *[earth] 重力があり、球は下の鏡を{ $speed }で離れます。
    }
    球はどうなりますか。
bowl-upwards-head-stays = 二つの鏡の間にとどまる
bowl-upwards-head-runs = 横へ離れていく
bowl-upwards-head-never = 上の鏡に届かない
bowl-upwards-yes-stays = { $ball_count }回はね返っても、軸から{ $ball_far }以内でした。上の鏡に{ $upper }で着くので、行きすぎる前に返されます。
bowl-upwards-yes-runs = { $ball_bounce }回目に軸から{ $ball_off }でした。上がる間に重力で{ $speed }から{ $upper }に遅くなり、時間がかかって軸を行きすぎます。
bowl-upwards-yes-never = 上がった高さは{ $rise }で、上の鏡は{ $distance }の高さです。届くには{ $least }が必要です。
bowl-upwards-no-stays-runs = 重力がなければそうです。でも上がる間に{ $speed }から{ $upper }に遅くなり、軸を行きすぎます。{ $ball_bounce }回目に軸から{ $ball_off }でした。
bowl-upwards-no-stays-never = 二つの鏡の間を往復していません。{ $distance }のうち{ $rise }だけ上がり、下の鏡に落ちました。
bowl-upwards-no-runs-stays = 重力があっても離れません。上の鏡に{ $upper }で着くので間に合い、{ $ball_count }回はね返っても軸から{ $ball_far }以内でした。
bowl-upwards-no-runs-never = 二つの鏡の間で離れることはできません。{ $speed }では{ $rise }しか上がらず、上の鏡は{ $distance }の高さです。
bowl-upwards-no-never-stays = 上まで届きます。{ $distance }には{ $least }で足り、球は{ $speed }で離れました。二つの鏡の間で、軸から{ $ball_far }以内でした。
bowl-upwards-no-never-runs = 上まで届きます。{ $distance }には{ $least }で足り、球は{ $speed }で離れました。でも上では遅く、やがて軸から{ $ball_off }まで離れました。

## ALONG_WHICH

bowl-along-which-asked =
    楕円の部屋（長軸{ $long }、短軸{ $short }）の壁から、1 kgの球が{ $speed }で離れます。{ $force ->
        [pull] { $spring }のばねが、球を中央へ引きます。
        [push] { $spring }のばねが、球を中央から遠ざけます。
       *[none] 球を引く力はありません。
    }
    球はどちらの軸の近くにとどまりますか。
bowl-along-which-head-short = 短軸の近くにとどまる
bowl-along-which-head-long = 長軸の近くにとどまる
bowl-along-which-head-neither = どちらからも離れる
bowl-along-which-yes-short = 短軸では{ $short_far }以内でした。そこの壁は平らに近いからです。長軸では、{ $long_bounce }回目に{ $long_off }まで離れました。
bowl-along-which-yes-long = 長軸では中央の手前で引き返し、{ $long_far }以内でした。短軸では、{ $short_bounce }回目に{ $short_off }まで離れました。
bowl-along-which-yes-neither = 短軸では{ $short_bounce }回目に{ $short_off }、長軸では{ $long_bounce }回目に{ $long_off }まで離れました。もっと速い球なら、短軸の近くにとどまります。
bowl-along-which-no-long-short = 長軸の端は曲がりが強すぎます。半径は{ $long_radius }だけです。はね返るたびに行きすぎ、{ $long_bounce }回目に{ $long_off }まで離れました。
bowl-along-which-no-neither-short = 短軸では、{ $short_count }回はね返っても{ $short_far }以内でした。そこの壁の半径は{ $short_radius }で、球をゆるやかに返します。
bowl-along-which-no-short-long = こんなに遅い球には、押す力が強すぎます。短軸では{ $short_bounce }回目に{ $short_off }まで離れました。長軸では中央の手前で引き返します。
bowl-along-which-no-neither-long = 長軸では中央の手前で引き返し、いつも同じ壁に戻ります。{ $long_count }回はね返っても{ $long_far }以内でした。
bowl-along-which-no-short-neither = { $speed }では、中央から押す力が長くはたらきすぎます。短軸では{ $short_bounce }回目に{ $short_off }まで離れました。もっと速い球ならとどまります。
bowl-along-which-no-long-neither = { $speed }では、長軸の端ではね返るたびに行きすぎます。{ $long_bounce }回目に{ $long_off }まで離れました。もっと遅い球ならとどまります。

## PULL_OR_PUSH

bowl-pull-or-push-asked =
    1 kgの球が二つ、半径{ $radius }、間隔{ $distance }の鏡から{ $speed }で離れます。{ $spring }のばねが、一方を中央へ引き、もう一方を中央から押します。
    軸の近くにとどまるのは、どちらの球ですか。
bowl-pull-or-push-head-pulled = 引かれる球だけとどまる
bowl-pull-or-push-head-pushed = 押される球だけとどまる
bowl-pull-or-push-head-both = どちらもとどまる
bowl-pull-or-push-head-neither = どちらも離れる
bowl-pull-or-push-yes-pulled = 引かれる球は軸から{ $pulled_far }以内でした。押される球は{ $pushed_bounce }回目に{ $pushed_off }でした。この押す力には、{ $speed }では遅すぎます。
bowl-pull-or-push-yes-pushed = 押される球は中央の手前で引き返し、軸から{ $pushed_far }以内でした。引かれる球は行きすぎて、{ $pulled_bounce }回目に{ $pulled_off }でした。
bowl-pull-or-push-yes-both = 引かれる球は軸から{ $pulled_far }以内、押される球は{ $pushed_far }以内でした。{ $speed }では、押す力がはたらく時間が短いです。
bowl-pull-or-push-yes-neither = { $distance }は半径の和より大きいです。軸からの距離は、引かれる球が{ $pulled_bounce }回目に{ $pulled_off }、押される球が{ $pushed_bounce }回目に{ $pushed_off }でした。
bowl-pull-or-push-no-pulled-both = 押されても離れるとは限りません。{ $speed }では、押される球は{ $pushed_count }回はね返っても軸から{ $pushed_far }以内でした。
bowl-pull-or-push-no-pulled-pushed = ここでは、中央へ引かれても助かりません。{ $distance }は半径の和より大きく、引かれる球は{ $pulled_bounce }回目に軸から{ $pulled_off }でした。
bowl-pull-or-push-no-pulled-neither = 半径の和より広いと、引く力は助けになりません。{ $distance }では引かれる球が行きすぎて、{ $pulled_bounce }回目に軸から{ $pulled_off }でした。
bowl-pull-or-push-no-pushed-both = 引く力は害になりません。引かれる球は{ $pulled_count }回はね返っても軸から{ $pulled_far }以内でした。
bowl-pull-or-push-no-pushed-pulled = 押される球は離れました。{ $speed }では押す力が長くはたらきすぎ、{ $pushed_bounce }回目に軸から{ $pushed_off }でした。
bowl-pull-or-push-no-pushed-neither = 押される球も離れました。こんなに離れた鏡には{ $speed }は速すぎ、{ $pushed_bounce }回目に軸から{ $pushed_off }でした。
bowl-pull-or-push-no-both-pulled = 押される球は違います。{ $speed }で出たあと、押す力が球を遠ざけ、{ $pushed_bounce }回目に軸から{ $pushed_off }でした。
bowl-pull-or-push-no-both-pushed = 引かれる球は違います。{ $distance }は半径の和より大きく、{ $pulled_bounce }回目に軸から{ $pulled_off }でした。
bowl-pull-or-push-no-both-neither = どちらもとどまれません。{ $distance }は半径の和より大きく、軸から{ $pulled_off }と{ $pushed_off }まで離れました。
bowl-pull-or-push-no-neither-pulled = 引かれる球はとどまり、{ $pulled_count }回はね返っても軸から{ $pulled_far }以内でした。{ $distance }は半径の和より小さいからです。
bowl-pull-or-push-no-neither-pushed = 押される球はとどまりました。中央の手前で引き返し、{ $pushed_count }回はね返っても軸から{ $pushed_far }以内でした。
bowl-pull-or-push-no-neither-both = どちらもとどまり、軸から{ $pulled_far }と{ $pushed_far }以内でした。{ $distance }は半径の和より小さく、{ $speed }はこの押す力に対して十分速いです。

## FOCUS

bowl-focus-asked =
    { $shape ->
        [dish] パラボラ（放物線の形の皿）があります。最下点の曲がり方は、半径{ $radius }の円と同じです。
       *[round] 半径{ $radius }の丸い皿があります。
    }球ははじめに、高さ{ $height }の焦点を通ります。
    次に焦点を通るのはいつですか。
bowl-focus-asked-ellipse =
    重力のない楕円の部屋（長軸{ $long }、短軸{ $short }）で、球が二つの焦点の一方から出ます。
    次にこの焦点を通るのはいつですか。
bowl-focus-head-first = 一回はね返ったあと
bowl-focus-head-second = 二回はね返ったあと
bowl-focus-head-never = もう通らない
bowl-focus-yes-first = 一回はね返ったあと、焦点から{ $first }以内を通りました。パラボラでは、焦点を通った道すじは必ず焦点に戻ります。
bowl-focus-yes-second = 一回目ではもう一方の焦点へ向かい、この焦点から{ $first }の所を通りました。二回目で戻りました。
bowl-focus-yes-never = { $count }回はね返っても、焦点から{ $least }より近くには来ませんでした。丸い皿は、軸の近くだけでパラボラに似ています。
bowl-focus-no-second-first = 二回目は必要ありません。一回目のあと、もう焦点から{ $first }以内を通りました。パラボラの焦点は一つだけです。
bowl-focus-no-never-first = パラボラでは、焦点を通った道すじは焦点に戻ります。この球も一回はね返ったあと、{ $first }以内に戻りました。
bowl-focus-no-first-second = それはパラボラの場合です。楕円には焦点が二つあり、一回目ではもう一方へ向かい、この焦点から{ $first }それました。
bowl-focus-no-never-second = 一方の焦点から出た道すじは、もう一方の焦点を通り、また戻ります。一回目は{ $first }それましたが、二回目のあとで通りました。
bowl-focus-no-first-never = パラボラなら戻りますが、丸い皿では戻りません。一回はね返ったあと、焦点から{ $first }それました。
bowl-focus-no-second-never = 楕円の二つの焦点のように、順に戻ることはありません。{ $count }回はね返っても、{ $least }より近くには来ませんでした。

## SOFT_BOWL

bowl-soft-bowl-asked =
    半径{ $radius }の皿が二つあり、{ $force }ごとに1 cmへこみます。硬い皿なら、{ $half }より低くから落とした球はとどまります。
    この皿の限界はどこですか。
bowl-soft-bowl-head-lower = 限界はもっと低い
bowl-soft-bowl-head-same = 限界は同じ
bowl-soft-bowl-yes-lower = { $half }より低くからでも、左の球は{ $left_bounce }回目に{ $left_off }まで離れました。やわらかい壁は長く押すので、球の向きを大きく変えます。
bowl-soft-bowl-yes-same = 左の球は{ $left_far }以内で、右の球は{ $right_bounce }回目に{ $right_off }まで離れました。こんなに硬い皿は{ $depth }しかへこみません。
bowl-soft-bowl-no-same-lower = 硬い皿ならそうです。この皿は{ $depth }へこみました。{ $half }より低くからでも、左の球は{ $left_bounce }回目に{ $left_off }まで離れました。
bowl-soft-bowl-no-lower-same = 皿は{ $depth }しかへこまず、ほとんど影響しません。左の球はとどまり、{ $left_far }以内でした。

## AROUND

bowl-around-asked =
    { $way ->
        [through] 重力のない丸い部屋で、球が中心を通るように出ます。
       *[aslant] 重力のない丸い部屋で、球が壁に対して{ $angle }の向きに出ます。
    }{ $loss ->
        [some] はね返るたびに、壁に垂直な速さの{ $lost }を失います。壁に沿った速さは変わりません。
       *[none] はね返っても、速さは変わりません。
    }
    最後にはどうなりますか。
bowl-around-head-bounces = いつまでもはね返る
bowl-around-head-slides = 壁に沿ってすべる
bowl-around-yes-slides = やがて、飛ぶ時間が毎回同じ割合で短くなります。だから無限回のはね返りが{ $moment }で終わり、あとは壁に沿った速さ{ $along }ですべります。
bowl-around-yes-bounces-lossless = 何も失わないので、飛ぶ時間は短くなりません。{ $count }回のあとも、一回に{ $took }かかります。
bowl-around-yes-bounces = 壁に沿った速さがありません。横切る時間は毎回{ $times }倍になりますが、いつも壁に着きます。
bowl-around-no-bounces-slides = 無限回のはね返りも、短い時間で終わることがあります。やがて飛ぶ時間が毎回同じ割合で短くなり、{ $moment }ですべて終わりました。
bowl-around-no-slides-bounces-lossless = すべるには、飛ぶ時間が短くなる必要があります。何も失わないので{ $count }回とも同じで、一回に{ $took }かかります。
bowl-around-no-slides-bounces = すべるには、壁に沿った速さが必要です。中心を通る球にはそれがなく、横切る時間は毎回{ $times }倍になります。

## ONE_CENTIMETRE

bowl-one-centimetre-asked =
    二つの球が{ $apart }離れて、半径{ $radius }の丸い皿の上{ $height }から落ちます。
    はじめて1 cm以上離れるのは何回目ですか。
bowl-one-centimetre-head = { $count }回目
bowl-one-centimetre-yes = そのとおり。{ $count }回目に{ $apart }離れます。はじめの{ $start }から、平均して一回ごとにおよそ{ $rate }倍になりました。
bowl-one-centimetre-no-less = 早すぎます。{ $early }回目にはまだ{ $early_apart }です。はじめから平均して一回ごとにおよそ{ $rate }倍になり、{ $count }回目に{ $apart }になります。
bowl-one-centimetre-no-added = 差は*足し算*ではなく*掛け算*で増え、平均して一回ごとにおよそ{ $rate }倍になります。{ $count }回目には、もう{ $apart }離れています。
bowl-one-centimetre-no-more = 遅すぎます。{ $count }回目には、もう{ $apart }離れています。平均して一回ごとにおよそ{ $rate }倍になりました。

## FARTHEST_SAFE

bowl-farthest-safe-asked =
    別の二つの鏡の半径は{ $small }と{ $large }です。その間を、球が軸から{ $offset }ずれて、軸に少し斜めに飛びます。
    球がとどまる最大の間隔はどれだけですか。
bowl-farthest-safe-head = { $both }まで
bowl-farthest-safe-yes = そのとおり。半径の和{ $both }までです。{ $safe }では軸から{ $safe_far }以内でした。{ $out }では{ $out_pass }回目に軸から{ $out_off }でした。
bowl-farthest-safe-no-gap = { $gap }では離れ、{ $gap_pass }回目に軸から{ $gap_off }でした。中心が一つだけ鏡の間にあるからです。もっと広げて二つとも間に入ると、半径の和{ $both }までとどまります。
bowl-farthest-safe-no-one_radius = もっと広くても、半径の和{ $both }までとどまります。{ $safe }では軸から{ $safe_far }以内でした。二つの中心がどちらも鏡の間にあるからです。
bowl-farthest-safe-no-less = もっと広くても、半径の和{ $both }までとどまります。{ $safe }では軸から{ $safe_far }以内でした。
bowl-farthest-safe-no-more = { $out }では離れ、{ $out_pass }回目に軸から{ $out_off }でした。半径の和{ $both }を超えると、二つの中心の順が入れかわり、とどまれません。

bowl-height-steps-1 = 半径1 mの皿で、球が1 mm右にあります。そこの壁の傾きは、1 mあたり1 mmです。
bowl-height-steps-2 = だから球は、その二倍の角度で中央の方へはね返ります。
bowl-height-steps-3 = 0.4 mからだと0.57 s飛び、横にずれの8 × 0.4 = 3.2倍動きます。
bowl-height-steps-4 = こちら側の1 mmから、反対側の2.2 mmに落ちます。
bowl-height-steps-5 = あなたの番です。半径の半分からだと、横にずれの4倍動くので、反対側の[3] mmに落ちます。

bowl-parting-steps-1 = 一回ごとに二倍になるとします：1 µm、2 µm、4 µm…
bowl-parting-steps-2 = 十回で2 × 2 × … × 2 = 1024倍。およそ千倍です。
bowl-parting-steps-3 = だから0.001 mmから1 mmまで、10回かかります。
bowl-parting-steps-4 = あなたの番です。0.001 mmから1 mまでは[20]回かかります。

bowl-distances-steps-1 = 半径1 mの同じ鏡：安全な範囲は一つで、半径の二倍の2 mまで。
bowl-distances-steps-2 = 一方が平らなら：安全な範囲は一つで、もう一方の半径まで。
bowl-distances-steps-3 = 半径0.6と1.4 m：0.6 mまで安全で、1.4 mからまた安全。
bowl-distances-steps-4 = あなたの番です。二つ目の範囲は、半径の和の[2.0] mで終わります。

## Controls: what they are.

bowl-control-height = 最下点から測った落とす高さ
bowl-control-radius = 皿の半径（球の中心について）
bowl-control-offset = 落とす位置の中心からのずれ
bowl-control-shape = 丸い皿、パラボラ（放物線の形の皿）、鏡
bowl-control-bounces = 見せるはね返りの回数
bowl-control-speed = はじめの横向きの速さ
bowl-control-launch = はじめの速さ
bowl-control-long = 楕円の長軸の半分
bowl-control-short = 楕円の短軸の半分
bowl-control-from_focus = 楕円の焦点から出る球一つ
bowl-control-angle = はじめの向き：壁から測る。焦点から出るときは長軸から測る
bowl-control-pair = 二つ目の球
bowl-control-apart = 一つ目の球との距離
bowl-control-e = はね返る速さの割合
bowl-control-spring = 1 kgの球を中央へ引くばね。0より小さいと中央から押す
bowl-control-second = 右の鏡、または上の鏡の半径
bowl-control-distance = 鏡の間隔
bowl-control-farther = 二組目の鏡の間隔
bowl-control-farthest = 三組目の鏡の間隔
bowl-control-three_pairs = 同じ鏡を、ほかの二つの間隔でも
bowl-control-two_bowls = 二つ目の皿と球
bowl-control-soft = 皿がマットレスのようにへこむ
bowl-control-stiffness = やわらかい皿のかたさ
bowl-control-radius_right = 右の皿の半径
bowl-control-height_right = 右の皿に落とす高さ
bowl-control-shape_right = 右の皿の形

## Set-ups: what to look for.

bowl-set-up-salad-bowl = 半径15 cm。7.5 cmより低ければとどまります。
bowl-set-up-satellite-dish = パラボラでも限界は同じです。それより高くても、運動は規則的です。
bowl-set-up-two-in-a-round-bowl = 丸い皿では、二つの球がすぐに遠く離れます。
bowl-set-up-two-in-a-dish = パラボラでは、二つの球は離れません。
bowl-set-up-nearly-flat = ほとんど平らな皿です。球をゆっくり返し、とどまらせます。
bowl-set-up-on-the-moon = すべてゆっくりですが、通る場所は同じです。
bowl-set-up-two-mirrors = 重力がなく、レーザーの中の光のようです。
bowl-set-up-equal-mirrors = 同じ鏡なら安全な範囲は一つで、半径の二倍までです。
bowl-set-up-mirror-and-wall = 半径10 mの鏡は平らな壁に近く、安全な範囲はもう一方の半径で終わります。
bowl-set-up-neighbours-in-a-bowl-and = パラボラの二つの球は離れません。
bowl-set-up-with-a-little-loss = だんだん低くなり、半径の半分より低くなって、とどまります。
bowl-set-up-two-mirrors-and-gravity = 重力のため、上では遅く、下では速くなります。もっと速く投げると、またとどまります。
bowl-set-up-in-an-ellipse-with-a = 中央から押されると、遅い球は長軸の近くにとどまります。
bowl-set-up-two-curves-with-a-spring = 中央へ引く力は、半径の和までは助けになります。押す力のときは速さが必要です。
bowl-set-up-focus-of-a-dish = パラボラの焦点を通った道すじは、必ず焦点に戻ります。
bowl-set-up-focus-of-a-round-bowl = 丸い皿が集めるのは、軸の近くの道すじだけです。
bowl-set-up-focus-of-an-ellipse = 楕円では、一方の焦点から出た道すじがもう一方を通り、また戻ります。
bowl-set-up-around-a-circle-with-loss = 無限回のはね返りが、計算できる時刻に終わります。
bowl-set-up-a-soft-bowl = やわらかい壁は長く押すので、球の向きを大きく変えます。

## Acts.

bowl-act-1 = どの高さまで？
bowl-act-1-why = はね返るたびに、皿の下に点が残ります。球を高くするか、皿のふちを曲げてください。点が遠ざかるのはいつですか。
bowl-act-2 = 隣り合う二つ
bowl-act-2-why = 球をまったく正確に放すことはできません。わずかなずれが大きく効くのは、丸い皿とパラボラのどちらですか。
bowl-act-3 = 二つの鏡
bowl-act-3-why = 球は、レーザーの中の光のように、曲がった二つの鏡の間を往復します。どの間隔ならとどまりますか。

## Lines to write.

bowl-act-1-after = 限界が、どの天体でも半径の半分なのはなぜですか。
bowl-act-1-after-model = 重力が弱いと、落ちる運動も横切る運動も同じ割合で遅くなります。だから球は同じ場所に落ちます。

## Answers that can be chosen.

bowl-focus-first = 一回はね返ったあと。
bowl-focus-second = 二回はね返ったあと。
bowl-focus-never = もう通りません。
bowl-two-bowls-left = 左だけ
bowl-two-bowls-right = 右だけ
bowl-two-bowls-both = 両方
bowl-two-bowls-neither = どちらでもない
bowl-loss-runs = 中央から遠ざかります。
bowl-loss-stays = 限界より低くなり、とどまります。
bowl-loss-jumps = 皿から飛び出します。
bowl-parting-below = 0.1 mmより近い
bowl-parting-between = 0.1 mmから2 cmの間
bowl-parting-above = 2 cmより遠い
bowl-contrast-deeper = パラボラのほうが深いです。
bowl-contrast-together = 右の二つの球は離れません。
bowl-contrast-slower = 右の球のほうが遅いです。
bowl-distances-all = 三つとも
bowl-distances-nearest = 最も近いときだけ
bowl-distances-ends = 最も近いときと、最も遠いとき
bowl-distances-farthest = 最も遠いときだけ
bowl-upwards-stays = 軸の近くにとどまります。
bowl-upwards-runs = 横へ離れていきます。
bowl-upwards-never = 上の鏡に届きません。
bowl-along-which-short = 短軸の近く。
bowl-along-which-long = 長軸の近く。
bowl-along-which-neither = どちらでもない。
bowl-pull-or-push-pulled = 引かれる球だけ。
bowl-pull-or-push-pushed = 押される球だけ。
bowl-pull-or-push-both = 両方。
bowl-pull-or-push-neither = どちらでもない。
bowl-around-bounces = いつまでもはね返ります。
bowl-around-slides = 壁に沿ってすべります。
bowl-soft-bowl-lower = もっと低いです。
bowl-soft-bowl-same = 同じ高さです。

## Pictures of verdicts.

bowl-limits-picture = 曲率半径の半分は高さ{ $half }です。この形の鏡の焦点は、そこにあります。それより低くから落とした球は、軸の近くにとどまります。
bowl-limits-picture-two = 曲率半径の半分は高さ{ $left }と{ $right }です。この形の鏡の焦点は、そこにあります。それより低くから落とした球は、軸の近くにとどまります。
bowl-limits-half =
    半径の半分：
    鏡の焦点
bowl-limits-centre = 中心
bowl-distance-picture = はね返るときの二つの球の距離：一回目は{ $first }、{ $count }回目は{ $last }。
bowl-distance-chart = 二つの球の距離
bowl-distance-line = 距離
bowl-loss-picture = はね返る所の、軸からの距離。最大は{ $far }。はじめの{ $count }回は、半径の半分より高く飛びました。
bowl-loss-farthest = 最大：{ $far }
bowl-loss-rim = ふち
bowl-loss-above = 半径の半分より高い
bowl-bounces-chart = はね返る所の、軸からの距離
# One ball; one along each axis of an ellipse; or one pulled to the middle and one pushed away.
bowl-bounces-picture =
    { $whose ->
        [axes] はね返る所の、軸からの距離。最大は、短軸で{ $first }、長軸で{ $second }。
        [springs] はね返る所の、軸からの距離。最大は、引かれる球で{ $first }、押される球で{ $second }。
       *[one] はね返る所の、軸からの距離。最大は{ $first }。
    }
bowl-focus-picture = はじめの数回のはね返りのあと、球が焦点に最も近づいた距離：{ $distances } cm。
bowl-focus-chart = 焦点に最も近い距離
bowl-focus-mark = 焦点
bowl-focus-mark-other = もう一方の焦点
bowl-flights-picture = はね返りから次のはね返りまでの時間：はじめは{ $first }、最後は{ $last }。
bowl-flights-picture-slides = はね返りから次のはね返りまでの時間：はじめは{ $first }、最後は{ $last }。{ $moment }からすべります。
bowl-flights-chart = 飛んでいる時間
bowl-zones-picture =
    { $radii ->
        [equal] 鏡の間隔ごとの、軸からの最大の距離。{ $both }までとどまります。
       *[two] 鏡の間隔ごとの、軸からの最大の距離。{ $small }までと、{ $large }から{ $both }まで、とどまります。
    }
bowl-zones-chart = とどまる間隔
bowl-zones-stays = とどまる
bowl-axis-bounce = 回数
bowl-axis-after-bounce = はね返りの回数
bowl-axis-flight = 飛んだ回数
bowl-axis-time = 時間 (s)
bowl-axis-distance = 間隔 (m)
bowl-axis-near = 距離 (cm)
bowl-axis-apart = 距離 (mm)
bowl-axis-off = 軸からの距離 (cm)
bowl-axis-farthest = 軸からの最大の距離 (cm)

## The chart: a point for each flight.

bowl-section-chart = 一回飛ぶごとに一つの点
bowl-section-place = 最高点、または鏡の真ん中での位置 (mm)
bowl-section-speed = そこでの横向きの速さ (m/s)
bowl-section-others = 同じエネルギーの、ほかの始め方
bowl-section-allowed = このエネルギーで可能なすべて
bowl-section-start = はじめ

## The law in numbers. "turns" are counted in bounces, or in round trips between mirrors.

bowl-law-farthest = { $count }回のうち最大の距離：{ $far }
bowl-law-lowest = 最下点で：{ $formula }
bowl-law-side =
    { $side ->
        [below] { $height }は{ $half }より低い
        [above] { $height }は{ $half }より高い
       *[at] { $height }は{ $half }と等しい
    }
bowl-law-side-hard =
    { $side ->
        [below] { $height }は硬い皿の限界{ $half }より低い
        [above] { $height }は硬い皿の限界{ $half }より高い
       *[at] { $height }は硬い皿の限界{ $half }と等しい
    }
bowl-law-gives-way = へこみはおよそ{ $formula }、m = 1 kg
bowl-law-loses = { $formula }：はね返るたびに低くなる
bowl-law-grows =
    { $turns ->
        [trips] { $formula }、±1の外：やがて小さな距離は一往復ごとに{ $times }倍になる
       *[bounces] { $formula }、±1の外：やがて小さな距離は一回ごとに{ $times }倍になる
    }
bowl-law-at-limit = { $formula }：ちょうど限界
bowl-law-back =
    { $turns ->
        [trips] { $formula }：{ $count }往復で元に戻る
       *[bounces] { $formula }：{ $count }回で元に戻る
    }
bowl-law-to-and-fro = { $speed }で往復、重力なし
bowl-law-product = { $formula }、0と1の間ならとどまる
bowl-law-upper = 上の鏡に届くには：{ $formula }以上
bowl-law-half-trace = 一回のはね返りの行列のトレースの半分は{ $half }。−1から1ならとどまる
bowl-law-foci = 楕円では、一方の焦点から出た道すじがもう一方を通る
bowl-law-to-focus = はじめの焦点に最も近い距離、順に：{ $distances } cm
bowl-law-near-the-axis = 0から1なら軸の近くにとどまる。S、R：壁までの道のりと壁の半径
bowl-law-through-centre = 中心を通る：壁に沿った速さなし
bowl-law-crossings = 横切る時間は毎回{ $formula }倍
bowl-law-chord = はじめの弦：{ $formula }
bowl-law-chords-alike = 何も失わない：弦はどれも同じ
bowl-law-shrinks = tan αは一回ごとに{ $share }倍に減る
bowl-law-slides = { $formula }からすべる、{ $along }

## Bars.

bowl-experiment-energy = エネルギー

## The printed sheet: at home.

bowl-sheet-at-home = 丸い皿を測ります。口の幅w = ____ cm、深さd = ____ cm、半径a = w²/8d + d/2 = ____ cm。ビー玉を中心から1 cmずらして、a/4とaの高さから落とします。二回目はどれだけずれますか。____ cm、____ cm
bowl-sheet-expect = a/4からは一回目より遠くなりません。aからは反対側の何倍も遠くになります。はね返るたびに低くなるので、球はやがて中央に戻ります。

## Exercises.

bowl-exercise-highest = 半径30 cmの皿があります。中心からずらして落とした球がとどまる、最大の高さはいくらですか。
bowl-exercise-highest-hint = この半径の曲がった鏡の焦点はどこですか。
bowl-exercise-highest-solution = 半径の半分で、15 cmです。
bowl-exercise-fourth = 同じ皿で、球が四回はね返るごとに元の場所に戻るのは、どの高さから落としたときですか。
bowl-exercise-fourth-hint = N回で一周します：1 − 4 h/a = cos(360°/N)。
bowl-exercise-fourth-solution = N = 4ではコサインが0です：h = a/4 = 7.5 cm。
bowl-exercise-mirrors = 半径1 mの曲がった鏡が二つあります。球が軸の近くにとどまる、最大の間隔はいくらですか。
bowl-exercise-mirrors-hint = 二つの半径の和です。
bowl-exercise-mirrors-solution = l < R₁ + R₂ = 2 m。レーザーの中の光も同じ規則に従います。

## Challenges.

bowl-challenge-safe = 球を中心から1 cmずらして、できるだけ高くから落としてください。50回、10 cm以内にとどまること。
bowl-challenge-safe-hint = 鏡から中心までの、ちょうど半分の所にある点は何ですか。
bowl-challenge-ring = 輪を通す：パラボラの中心から30 cm以上離れた所から始め、焦点のまわりの2 cmの輪に、球の中心を何回も続けて通してください。
bowl-challenge-ring-hint = 輪を通る道すじは二つあります。平らなほうがねらいやすいです。

## Questions to a class.

bowl-class-drops =
    半径1 mの皿が二つあります。左の球は0.45 m、右の球は0.55 m落ちます。どちらも中心から1 mmずれています。
    球が中央の近くにとどまるのは、どちらの皿ですか。
bowl-class-neighbours =
    二つの球が0.001 mm離れて、半径1 mの丸い皿の上0.95 mから落ちます。
    20回はね返ったあと、どれだけ離れますか。
bowl-class-mirrors =
    重力のない所で、半径0.6 mと1.4 mの曲がった鏡の間を、球が軸から1 mmずれて飛びます。
    鏡の間隔が0.4、1.1、1.7 mのうち、球がとどまるのはどれですか。

## The printed sheet: columns.

bowl-column-drop-radius-m = 高さ、半径 (m)
bowl-column-half-the-radius = 半径の半分 (m)
bowl-column-farthest-bounce-mm = 最大のずれ (mm)
bowl-column-does-it-stay = 半径の十分の一以内にとどまるか
bowl-cell-stays = はい
bowl-cell-leaves = いいえ、{ $bounce }回目から

## What challenges came to, and their targets.

bowl-safe-ran-away = { $bounce }回目に{ $off }まで遠ざかりました。
bowl-safe-few = 皿の中ではね返ったのは{ $count }回だけでした。
bowl-safe-low = とどまりましたが、高さは半径の{ $height }倍だけでした。
bowl-safe-stayed = 半径の{ $height }倍の高さから、{ $count }回とどまりました。
bowl-safe-target = 目標：半径の{ $low }、{ $middle }、{ $high }倍の高さから始め、中央から{ $off }以内にとどまる。
bowl-safe-level = 半径の{ $part }倍
bowl-safe-ring = { $off }のずれ
bowl-safe-bounce = { $bounce }回目
bowl-ring-too-near = 中心から{ $off }以上離れて始めてください。
bowl-ring-through = { $count }回続けて輪を通りました。
bowl-ring-missed = { $flight }回目は輪から{ $off }それました。
bowl-ring-through-then-missed = { bowl-ring-through }{ bowl-ring-missed }
bowl-ring-missed-after = { bowl-ring-missed }{ bowl-ring-through }
bowl-ring-target = 目標：焦点のまわりの{ $wide }の輪。
bowl-ring-mark = 幅{ $wide }の輪
bowl-ring-flights = { $count }回

## Names of set-ups.

bowl-name-Salad-bowl = サラダボウル
bowl-name-Satellite-dish = パラボラアンテナ
bowl-name-Two-in-a-round-bowl = 丸い皿に二つ
bowl-name-Two-in-a-dish = パラボラに二つ
bowl-name-Nearly-flat = ほとんど平ら
bowl-name-On-the-Moon = 月で
bowl-name-Two-mirrors = 二つの鏡
bowl-name-Equal-mirrors = 同じ鏡
bowl-name-Mirror-and-wall = 鏡と壁
bowl-name-Neighbours-in-a-bowl-and-in-a-dish = 隣り合う二つ、丸い皿とパラボラ
bowl-name-With-a-little-loss = 少しの損失
bowl-name-Two-mirrors-and-gravity = 二つの鏡と重力
bowl-name-In-an-ellipse-with-a-spring = 楕円の中、ばねつき
bowl-name-Two-curves-with-a-spring = 二つの曲面、ばねつき
bowl-name-Focus-of-a-dish = パラボラの焦点
bowl-name-Focus-of-a-round-bowl = 丸い皿の焦点
bowl-name-Focus-of-an-ellipse = 楕円の焦点
bowl-name-Around-a-circle-with-loss = 円の中、損失あり
bowl-name-A-soft-bowl = やわらかい皿

## Names of runs.

bowl-name-ball = 球
bowl-name-neighbour = 隣の球
bowl-name-farther = 遠い
bowl-name-farthest = 最も遠い
bowl-name-right = 右
bowl-name-right-neighbour = 右の隣
bowl-name-short-axis = 短軸
bowl-name-long-axis = 長軸
bowl-name-pulled = 引かれる
bowl-name-pushed = 押される

## Names of curves, bars and forces.

bowl-name-distance-off-centre = 中心からの距離
bowl-name-speed = 速さ
bowl-name-energy-of-height-or-springs = 位置エネルギー

## Names of groups of controls.

bowl-name-How-it-starts = 始め方
bowl-name-Planet-and-loss = 天体と損失
bowl-name-Spring = ばね
bowl-name-Two-bowls = 二つの皿

## Names of what can be chosen in the panel.

bowl-name-round-bowl = 丸い皿
bowl-name-parabola = パラボラ
bowl-name-two-mirrors = 二つの鏡
bowl-name-one-above-the-other = 上下の鏡
bowl-name-mirrors-and-a-spring = 鏡とばね
bowl-name-ellipse = 楕円
bowl-name-round-room = 丸い部屋

## Controls: words that stand for them, where others have a symbol.

bowl-symbol-shape = 形
bowl-symbol-from-a-focus = 焦点から
bowl-symbol-two-balls = 二つの球
bowl-symbol-three-pairs = 三組
bowl-symbol-two-bowls = 二つの皿
bowl-symbol-soft = やわらかい
bowl-symbol-right-one = 右の皿

## Name of the lesson.

bowl-name-How-high-can-it-bounce-and-still-stay = どこまで高くはねても、とどまる？

## Values that cannot run: each without its full stop.

bowl-refuses-mirror = 軸から{ $off }の所には、半径{ $radius }の鏡がありません。もっと軸の近くから始めてください
bowl-refuses-ellipse = 軸から{ $off }の所は、楕円の外です。もっと軸の近くから始めてください
bowl-refuses-soft = { $stiffness }の壁は{ $by }へこみ、球が突き抜けます。もっと硬い壁にするか、落とす高さを低くしてください
bowl-refuses-bowl = 中心から{ $off }の所には、半径{ $radius }の皿がありません。もっと中央の近くから始めてください
bowl-refuses-start = 中心から{ $off }で横向きに{ $speed }だと、球は壁の中{ $deep }の深さから始まってしまいます。落とす高さhを大きくしてください
