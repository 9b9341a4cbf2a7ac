### What lesson attracting_stones says.

## END

# $each is a speed, or "rest".
attracting-stones-end-asked =
    { $each ->
        [rest] 二つの石が{ $distance }離れ、静止しています。衝突のたびに、近づく速さの{ $kept }が残ります。
       *[sideways] 二つの石が{ $distance }離れ、それぞれ横向きに、互いに逆へ{ $each }で動きます。衝突のたびに、近づく速さの{ $kept }が残ります。
    }
    最後はどうなりますか。
attracting-stones-end-seen-touching = 接触したまま終わった。
attracting-stones-end-seen-forever = はね返り続けた。
attracting-stones-end-seen-orbit = 接触せずに回り続けた。
attracting-stones-end-seen-apart = 離れて飛び去った。
attracting-stones-end-head-touching = 接触したまま終わる
attracting-stones-end-head-forever = はね返り続ける
attracting-stones-end-head-orbit = 接触せずに回る
attracting-stones-end-head-apart = 離れて飛び去る
attracting-stones-end-yes-touching-head-on = 衝突は{ $over }後に終わり、静止します。正面なので、残る回転がありません。
attracting-stones-end-yes-touching-sideways = 衝突は{ $over }後に終わります。回転は残り、接触したまま{ $round }に一周で回り続けます。
attracting-stones-end-yes-forever = 損失がないので、{ $count }回の衝突はどれも一回目と同じ速さです。
attracting-stones-end-yes-orbit-falls = 最も近いときで{ $nearest }です。
attracting-stones-end-yes-orbit-rises = 最初の{ $nearest }より近づくことはありません。
attracting-stones-end-yes-apart = それぞれ{ $each }で、飛び去るのに必要な{ $leave }より速いからです。
attracting-stones-end-no-touching-forever = 損失があれば運動は終わりますが、ここでは何も失われません。衝突のたびに速さがすべて残るので、{ $count }回目も一回目と同じ強さです。
attracting-stones-end-no-touching-orbit-falls = 引き合う石が、必ず当たるとは限りません。横向きの速さではずれ、最も近いときで{ $nearest }でした。衝突がなければ損失もありません。
attracting-stones-end-no-touching-orbit-rises = 引き合う石が、必ず当たるとは限りません。それぞれ{ $each }なので、まず離れ、{ $nearest }より近づきませんでした。衝突がなければ損失もありません。
attracting-stones-end-no-touching-apart = 当たりませんでした。横向きの速さはそれぞれ{ $each }で、飛び去るのに必要な{ $leave }より速かったのです。
attracting-stones-end-no-forever-touching = 小さくなり続けても、終わらないとは限りません。はねる時間は毎回、前の約{ $ratio }倍で、衝突は{ $over }ですべて終わりました。
attracting-stones-end-no-forever-orbit = 接触しませんでした。最も近いときで{ $nearest }です。衝突がなければ、はね返りもありません。
attracting-stones-end-no-forever-apart = 接触しませんでした。最も近いときで{ $nearest }です。それぞれ{ $leave }以上なら、戻ってきません。
attracting-stones-end-no-orbit-touching-head-on = 引き合っても、回るとは限りません。どちらも静止していたので、まっすぐ引き寄せられました。はずれるには、それぞれ横に{ $graze }以上が必要です。
attracting-stones-end-no-orbit-touching-sideways = 引き合っても、回るとは限りません。はずれて回るには、それぞれ横に{ $graze }以上が必要です。{ $each }では当たります。
attracting-stones-end-no-orbit-apart = 速ければ軌道が大きくなるだけ、ではありません。それぞれ{ $leave }以上なら、戻ってきません。
attracting-stones-end-no-orbit-forever-head-on = どちらも静止していたので、すれ違う速さがありません。引き寄せられて当たり、また{ $top }まで離れました。
attracting-stones-end-no-orbit-forever-sideways = それぞれ{ $each }では、ほぼまっすぐ引き寄せられて当たり、また{ $top }まで離れます。
attracting-stones-end-no-apart-touching-head-on = ここではエネルギーを増すものがなく、衝突も増しません。{ $distance }から飛び去るには、それぞれ{ $leave }が必要ですが、静止していました。
attracting-stones-end-no-apart-touching-sideways = ここではエネルギーを増すものがなく、衝突も増しません。{ $distance }から飛び去るには、それぞれ{ $leave }が必要ですが、最初は{ $each }でした。
attracting-stones-end-no-apart-forever-head-on = ここではエネルギーを増すものがなく、衝突も増しません。{ $distance }から飛び去るには、それぞれ{ $leave }が必要ですが、静止していました。離れたのは{ $top }までです。
attracting-stones-end-no-apart-forever-sideways = ここではエネルギーを増すものがなく、衝突も増しません。{ $distance }から飛び去るには、それぞれ{ $leave }が必要ですが、最初は{ $each }でした。離れたのは{ $top }までです。
attracting-stones-end-no-apart-orbit = ここではエネルギーを増すものがありません。{ $distance }から飛び去るには、それぞれ{ $leave }が必要ですが、最初は{ $each }でした。最も遠いときで{ $farthest }です。

attracting-stones-end-steps-1 = 正面：引き寄せられて当たる。はねる時間は毎回、前の約0.7倍で、7.4 hで終わる。
attracting-stones-end-steps-2 = 横に0.10 mm/sの場合：速度を*近づく*成分と*垂直な*成分に分ける。
attracting-stones-end-steps-3 = 衝突で*近づく*成分は70 %になる。*垂直な*成分は変わらない。
attracting-stones-end-steps-4 = あなたの番。近づくと垂直な成分は増える：6 m × 0.10 mm/s = 2 m × [0.30] mm/s。

## AT_ALL

attracting-stones-at-all-asked =
    宇宙に、二つの石が{ $distance }離れて浮いています。近くにほかのものはありません。
    二つはどうなりますか。
attracting-stones-at-all-head-together = 引き寄せ合う
attracting-stones-at-all-yes-together = { $force }で引き合い、{ $fall }後に当たります。
attracting-stones-at-all-no-stay-together = 引き合うのは大きな天体だけではありません。この二つも{ $force }で引き合い、{ $fall }後に当たります。
attracting-stones-at-all-no-apart-together = 引き離す力はありません。{ $force }で引き合い、{ $fall }後に当たります。

## PASS

# $distance is a length, or "far"; $aim is a length, or "straight".
attracting-stones-pass-given =
    { $distance ->
        [far] { $aim ->
            [straight] 遠くから石が{ $speed }で、もう一つの石へまっすぐ来ます。
           *[beside] 遠くから石が{ $speed }で、もう一つの石の{ $aim }横をねらって来ます。
        }
       *[near] { $aim ->
            [straight] { $distance }離れた石が{ $speed }で、もう一つの石へまっすぐ進みます。
           *[beside] { $distance }離れた石が{ $speed }で、もう一つの石の{ $aim }横をねらって進みます。
        }
    }衝突すると、近づく速さの{ $kept }が残ります。
attracting-stones-pass-asked =
    { attracting-stones-pass-given }
    来た石はどうなりますか。
attracting-stones-pass-head-caught = とらえられる
attracting-stones-pass-head-hits = 当たって飛び去る
attracting-stones-pass-head-misses = はずれて飛び去る
attracting-stones-pass-head-orbit = 当たらずに回る
attracting-stones-pass-yes-caught = { $before }で当たり、{ $after }で離れました。飛び去るには{ $needed }が必要です。
attracting-stones-pass-yes-hits-elastic = { $left }で飛び去りました。来たときとまったく同じ速さです。
attracting-stones-pass-yes-hits-fast = { $before }で当たり、{ $after }が残りました。飛び去るのに必要な{ $needed }より速いのです。
attracting-stones-pass-yes-misses = { $bent }曲がり、最も近いときで{ $nearest }、{ $left }で飛び去りました。
attracting-stones-pass-yes-orbit = 最初から飛び去れる速さではありません。{ $came }で、必要なのは{ $needed_there }でした。
attracting-stones-pass-no-orbit-misses = 近づくだけではとらえられません。近づくと速くなり、離れると元に戻ります：{ $came }で来て{ $left }で去りました。衝突がなければ損失もありません。
attracting-stones-pass-no-orbit-caught = はずれませんでした。引力で道すじが曲がるので、{ $wide }横までは当たります。衝突で失いすぎ、残りは{ $after }で、飛び去れません。
attracting-stones-pass-no-orbit-hits = はずれませんでした。引力で道すじが曲がるので、{ $wide }横までは当たります。衝突後の{ $after }は、飛び去るのに十分でした。
attracting-stones-pass-no-caught-hits-elastic = 衝突だけではとらえられません。何も失われないので、エネルギーは遠くにいたときと同じです。{ $left }で遠くへ戻ります。
attracting-stones-pass-no-caught-hits-fast = { $before }で当たり、まだ{ $after }ありました。{ $needed }あれば飛び去れるので、{ $left }で去りました。
attracting-stones-pass-no-hits-caught = はね返っても、飛び去れません。衝突後は{ $after }で、飛び去るには{ $needed }が必要です。だから何度も落ちてきます。
attracting-stones-pass-no-misses-caught-straight = 石の半径は1 mずつです。{ $aim }横なら、まっすぐ進んでも接触します。衝突後は{ $after }で、とらえられました。
attracting-stones-pass-no-misses-caught-beside = 半径1 mの石で{ $aim }横なら、はずれそうです。でも引き合うので、{ $wide }より近くをねらえば当たります。衝突後は{ $after }で、とらえられました。
attracting-stones-pass-no-misses-hits = はずれませんでした。引力で道すじが曲がるので、{ $wide }より近くをねらえば当たります。ここでは{ $aim }です。{ $left }で去りました。
attracting-stones-pass-no-caught-misses = 距離{ $nearest }の所を通り過ぎました。衝突がないので損失もなく、来たときと同じ{ $left }で去りました。
attracting-stones-pass-no-hits-misses = 距離{ $nearest }の所を通り過ぎました。衝突がないので損失もありません。引力で道すじが{ $bent }曲がっただけです。
attracting-stones-pass-no-caught-orbit = 最初の速さは{ $came }で、飛び去るには{ $needed_there }が必要です。初めから抜け出せず、当たらないので、回ります。最も近いときで{ $nearest }でした。
attracting-stones-pass-no-hits-orbit = 当たりませんでした。最も近いときで{ $nearest }です。最初の速さは{ $came }で、飛び去るには{ $needed_there }が必要です。抜け出せず、当たらないので、回ります。
attracting-stones-pass-no-misses-orbit = 飛び去れません。最初の速さは{ $came }で、飛び去るには{ $needed_there }が必要です。初めから抜け出せず、当たらないので、回ります。

## GRAZE

attracting-stones-graze-asked =
    { attracting-stones-pass-given }このずれでは、触れるかどうかです。
    エネルギーを失いますか。
attracting-stones-graze-head-lost = 失って、飛び去る
attracting-stones-graze-head-none = 失わない
attracting-stones-graze-head-caught = とらえられる
attracting-stones-graze-yes-lost = { $wide }横までは当たり、{ $aim }はそれより小さい値です。ふちは{ $closing }で近づき、エネルギーの{ $share }が失われました。
attracting-stones-graze-yes-none-touch = ふちは触れますが、互いに沿って動きます。近づく速さは{ $closing }だけで、衝突が奪うのはその分だけです。
attracting-stones-graze-yes-none-miss = { $wide }横までは当たり、{ $aim }はそれより大きい値です。距離{ $nearest }の所を通り過ぎ、衝突がないので損失もありません。
attracting-stones-graze-yes-caught = { $wide }横までは当たり、{ $aim }はそれより小さい値です。ふちは{ $closing }で近づき、失うエネルギーは、持ってきた分より多くなります。
attracting-stones-graze-no-none-lost = かすりますが、ふちに沿うだけではなく、{ $closing }で近づきます。衝突で、持ってきたエネルギーの{ $share }が失われました。
attracting-stones-graze-no-caught-lost = 衝突で、持ってきたエネルギーの{ $share }が失われました。残りは飛び去るのに十分で、{ $left }で去りました。
attracting-stones-graze-no-lost-none-touch = 触れるだけでは失いません。ふちは互いに沿って動き、近づく速さは{ $closing }だけです。{ $came }のうち{ $left }が残りました。
attracting-stones-graze-no-lost-none-miss = { $nearest }まで近づきましたが、触れませんでした。衝突がなければ損失もありません：{ $came }で来て{ $left }で去りました。
attracting-stones-graze-no-caught-none-touch = とらえられるには、持ってきたエネルギーをすべて失わなければなりません。ふちの近づく速さは{ $closing }だけなので、{ $left }で去ります。
attracting-stones-graze-no-caught-none-miss = 引力だけではとらえられません。衝突せずに距離{ $nearest }の所を通り過ぎ、来たときと同じ{ $left }で去りました。
attracting-stones-graze-no-none-caught = 遠くでは遅いので、持ってくるエネルギーはわずかです。ふちは{ $closing }で近づき、衝突で失う分のほうが多くなります。
attracting-stones-graze-no-lost-caught = 飛び去れません。{ $came }では持ってくるエネルギーがわずかで、{ $closing }で近づく衝突は、それより多くを奪いました。

attracting-stones-pass-steps-1 = 速さの半分が残る。単位はmm/s。遠くで0.336。
attracting-stones-pass-steps-2 = 衝突のとき：√(0.336² + 1.295²) = 1.338。
attracting-stones-pass-steps-3 = 衝突後：0.669。
attracting-stones-pass-steps-4 = あなたの番。飛び去るには1.295が必要：足りないのは[0.626]。

## CATCH

attracting-stones-catch-asked =
    { $way ->
        [forwards] 小さい石が、重い石のまわりを{ $round }で回ります。前へ押されて{ $share }速くなります。もう一つの石（双子）は押されません。
        [backwards] 小さい石が、重い石のまわりを{ $round }で回ります。後ろへ押されて{ $share }遅くなります。もう一つの石（双子）は押されません。
        [outwards] 小さい石が、重い石のまわりを{ $round }で回ります。外へ、速さの{ $share }だけ押されます。もう一つの石（双子）は押されません。
       *[inwards] 小さい石が、重い石のまわりを{ $round }で回ります。内へ、速さの{ $share }だけ押されます。もう一つの石（双子）は押されません。
    }
    双子が一周したとき、押された石はどこですか。
attracting-stones-catch-asked-mass =
    小さい石が、重い石のまわりを{ $round }で回ります。質量は{ $mass }です。{ $twin }の双子が、同じ速さで同時に出発します。
    双子が一周したとき、この石はどこですか。
attracting-stones-catch-head-ahead = 双子より先にいる
attracting-stones-catch-head-level = 双子と並んでいる
attracting-stones-catch-head-behind = 双子より後ろにいる
attracting-stones-catch-yes-behind = { $angle }後ろです。前へ押されると外側の{ $far }まで上がり、一周は{ $twin }ではなく{ $round }です。
attracting-stones-catch-yes-ahead = { $angle }先です。減速すると内側の{ $near }まで下がり、一周は{ $twin }ではなく{ $round }です。
attracting-stones-catch-yes-level-across = 差は{ $angle }以内で、並びます。横に押すと軌道の形は変わりますが、一周の時間はほとんど変わりません。
attracting-stones-catch-yes-level-mass = 並びます。質量は関係しません。
attracting-stones-catch-no-ahead-behind = 押されたとき速くても、最後に先とは限りません。大きい軌道に上がり、道のりのほとんどで*遅く*なります：一周は{ $twin }ではなく{ $round }です。
attracting-stones-catch-no-behind-ahead = 減速しても、遅れません。小さい軌道に下がり、速くなります：一周は{ $twin }ではなく{ $round }です。だから先にいます。
attracting-stones-catch-no-ahead-level-across = 横に押しても、エネルギーはほとんど増えません：{ $energy }。一周の時間はエネルギーだけで決まるので、差は{ $angle }以内です。
attracting-stones-catch-no-behind-level-across = 道のりは片側で長く、反対側で短くなります。エネルギーの変化は{ $energy }だけなので、一周は{ $round }、差は{ $angle }以内です。
attracting-stones-catch-no-ahead-level-mass = 重い石が速いわけではありません。引力は{ $mass }倍ですが、動かしにくさも{ $mass }倍なので、同じ軌道です。
attracting-stones-catch-no-behind-level-mass = 重い石が遅いわけではありません。動かしにくさは{ $mass }倍ですが、引力も{ $mass }倍なので、同じ軌道です。
attracting-stones-catch-no-level-ahead = 押されてエネルギーが変わり、軌道の大きさも変わりました：一周は{ $twin }ではなく{ $round }です。小さな差が一周の間に積もり、先になります。
attracting-stones-catch-no-level-behind = 押されてエネルギーが変わり、軌道の大きさも変わりました：一周は{ $twin }ではなく{ $round }です。小さな差が一周の間に積もり、遅れます。

attracting-stones-catch-steps-1 = 同じ高さなら、一周の時間は同じ。
attracting-stones-catch-steps-2 = 3 %高いと、一周は4.5 %長い：道のりが長く、引力が弱い。
attracting-stones-catch-steps-3 = 時間は、高さの1.5乗に比例する。
attracting-stones-catch-steps-4 = あなたの番。二倍遠いと、一周の時間は[2.8]倍。

## SLOWEST

attracting-stones-slowest-asked =
    二つの石が{ $distance }離れて出発し、それぞれ横向きに、互いに逆へ動きます。
    接触しないためには、それぞれ最低どれだけの速さが必要ですか。
attracting-stones-slowest-head = それぞれ{ $need }以上
attracting-stones-slowest-yes = 正解です。それぞれ{ $need }以上なら、はずれます。{ $missed_at }では、最も近いときで{ $nearest }でした。
attracting-stones-slowest-no-circle = それは、距離が変わらない円軌道の速さです。{ $missed_at }では、最も近いときで{ $nearest }でした。もっと遅くても、{ $need }以上ならはずれます。
# What a run at $met_at did: the stones stay together, go on, or have shaved their orbit.
attracting-stones-slowest-no-less =
    遅すぎます。{ $met ->
        [stay] { $met_at }では接触し、そのまま離れません。
        [on] { $met_at }では{ $count }回衝突し、動き続けます。
       *[shaved] { $met_at }では{ $count }回衝突し、軌道が縮んで、かするだけになりました。
    }はずれるのは、それぞれ{ $need }以上のときです。
attracting-stones-slowest-no-more = そこでもはずれますが、もっと遅くてもはずれます。{ $missed_at }では、最も近いときで{ $nearest }でした。はずれるのは、それぞれ{ $need }以上のときです。

## HELD

attracting-stones-held-asked =
    遠くから石が{ $speed }で、もう一つの石へまっすぐ来ます。
    とらえられるのは、衝突で残る速さの割合がいくら以下のときですか。
attracting-stones-held-head = { $most }以下
attracting-stones-held-yes = 正解です。{ $most }以下です。飛び去るには、衝突後に{ $needed }が必要です。{ $away_share }では衝突後{ $away_speed }で、飛び去りました。
attracting-stones-held-no-all = 引力と衝突だけでは足りません。損失が必要です。{ $away_share }では衝突後{ $away_speed }で、飛び去りました。とらえられるのは{ $most }以下です。
attracting-stones-held-no-half = もっと残っても、とらえられます。{ $caught_share }では衝突後{ $caught_speed }で、とらえられました。飛び去るには{ $needed }が必要なので、{ $most }以下です。
attracting-stones-held-no-less = 小さすぎます。{ $caught_share }では衝突後{ $caught_speed }で、とらえられました。飛び去るには{ $needed }が必要なので、{ $most }以下です。
attracting-stones-held-no-more = 大きすぎます。{ $away_share }では衝突後{ $away_speed }で、飛び去りました。飛び去るには{ $needed }が必要なので、{ $most }以下です。

## MEETING

attracting-stones-meeting-asked =
    半径{ $radius }の円の上で、別の石が{ $lead }先にいます。
    あなたの石が一周したときに出会うには、どれだけ減速しますか。負の値は、前へ押すことです。
attracting-stones-meeting-head = { $brake }の減速
attracting-stones-meeting-yes = 正解です。{ $brake }減速します。あなたの一周は{ $round }、相手の一周は{ $twin }になり、同じ時刻に同じ場所に来ます。
# After a hard push the stone is so late that it is nearer to the other one from ahead.
attracting-stones-meeting-no-forwards =
    { $pushed_side ->
        [early] 前へ押すと遅れます。高く上がり、一周が{ $pushed_round }になります。その後、相手より{ $pushed }先です。出会うには{ $brake }減速します。
       *[late] 前へ押すと遅れます。高く上がり、一周が{ $pushed_round }になります。その後、相手より{ $pushed }後ろです。出会うには{ $brake }減速します。
    }
attracting-stones-meeting-no-share = それは、相手が先にいる分の、一周に対する割合です。一周の時間は速さの三倍の割合で変わるので、{ $early }先に着きます。{ $brake }減速します。
attracting-stones-meeting-no-less = 小さすぎます。{ $late_round }の一周のあと、相手より{ $late }後ろです。出会うには{ $brake }減速します。
attracting-stones-meeting-no-more = 大きすぎます。{ $early_round }の一周のあと、相手より{ $early }先です。出会うには{ $brake }減速します。

## ROUND

attracting-stones-round-asked =
    小さい石が二つ、それぞれ重い石のまわりを回ります。左は{ $left_mass }から{ $left_radius }、右は{ $right_mass }から{ $right_radius }です。
    一周の時間が長いのはどちらですか。
# Stands above the picture of one of them.
attracting-stones-round-about = { $mass }から{ $radius }
attracting-stones-round-head-left = 左のほうが長い
attracting-stones-round-head-right = 右のほうが長い
attracting-stones-round-head-same = どちらも同じ時間
attracting-stones-round-yes-left = 一周は、左が{ $left }、右が{ $right }です。
attracting-stones-round-yes-right = 一周は、右が{ $right }、左が{ $left }です。
attracting-stones-round-yes-same-balanced = 遠いほど道のりが長く、引力が弱くなります。重い石の質量が、その両方を補います：{ $left }と{ $right }です。
attracting-stones-round-yes-same-alike = 二つの円も、重い石も同じです：どちらも{ $left }です。
attracting-stones-round-no-left-right-farther = 右のほうが道のりが長く、{ $slow_way }を{ $slow }で、左は{ $fast_way }を{ $fast }で回ります。一周は{ $left }ではなく{ $right }です。
attracting-stones-round-no-right-left-farther = 左のほうが道のりが長く、{ $slow_way }を{ $slow }で、右は{ $fast_way }を{ $fast }で回ります。一周は{ $right }ではなく{ $left }です。
attracting-stones-round-no-left-right-lighter = 軽い石は引力が弱いので、右は遅く{ $slow }、左は{ $fast }です。一周は{ $left }ではなく{ $right }です。
attracting-stones-round-no-right-left-lighter = 軽い石は引力が弱いので、左は遅く{ $slow }、右は{ $fast }です。一周は{ $right }ではなく{ $left }です。
attracting-stones-round-no-same-left-farther = 質量は、この距離を補えません。{ $slow_mass }から{ $slow_radius }では{ $left }、{ $fast_mass }から{ $fast_radius }では{ $right }だけです。
attracting-stones-round-no-same-right-farther = 距離の影響は質量より大きいのです。{ $slow_mass }から{ $slow_radius }では一周{ $right }、{ $fast_mass }から{ $fast_radius }では{ $left }だけです。
attracting-stones-round-no-same-left-lighter = 軽いほど引力が弱く、{ $slow_mass }のまわりでは{ $slow }だけです。だから左は{ $left }、右は{ $right }です。
attracting-stones-round-no-same-right-lighter = 質量が関係します。{ $slow_mass }のまわりでは{ $slow }、{ $fast_mass }のまわりでは{ $fast }です。だから右は{ $right }、左は{ $left }です。
attracting-stones-round-no-left-same-balanced = 左は遅れません。{ $slow_radius }は{ $fast_radius }より道のりが長いですが、{ $slow_mass }は{ $fast_mass }より強く引きます：{ $left }と{ $right }です。
attracting-stones-round-no-right-same-balanced = 半径が{ $fast_radius }でなく{ $slow_radius }である分を、質量が{ $fast_mass }でなく{ $slow_mass }であることが補います：右は{ $right }、左は{ $left }です。
attracting-stones-round-no-left-same-alike = 左右に違いはありません。半径も質量も速さ{ $fast }も同じです。一周は{ $left }です。
attracting-stones-round-no-right-same-alike = 右も同じ半径で、同じ質量のまわりを同じ{ $fast }で回ります。一周は{ $right }です。

## BECOMES

attracting-stones-becomes-asked =
    引き合う石が{ $count }個、{ $round }に一回転しています。衝突すると、近づく速さの{ $kept }が残ります。
    石の集まりはどうなりますか。
attracting-stones-becomes-head-one = 一つのかたまりになって回る
attracting-stones-becomes-head-two = 二つのかたまりになって回る
attracting-stones-becomes-head-apart = ばらばらに飛び去る
attracting-stones-becomes-yes-one = { $count }回の衝突で{ $lost }を失いましたが、角運動量は失いません。かたまりは{ $turn }に一回転です。広がっていたときは{ $began }でした。
attracting-stones-becomes-yes-two = 衝突で{ $lost }を失いましたが、角運動量は失いません。一つのかたまりでは持ちきれず、{ $large }個と{ $small }個が{ $between }離れて回り合います。
attracting-stones-becomes-yes-apart = 回転が速すぎて、引力ではつなぎとめられません。{ $pieces }個に分かれて飛び去り、最も遠いものは{ $time }後に中心から{ $far }です。
attracting-stones-becomes-no-two-one = 回転が遅いので、分かれません。{ $count }回の衝突で{ $lost }を失い、全部が集まりました。角運動量は残り、{ $turn }に一回転です。
attracting-stones-becomes-no-apart-one = 衝突は石を飛び散らせません。{ $count }回で{ $lost }を失いました。回転が遅いので引き寄せられ、{ $turn }に一回転するかたまりになります。
attracting-stones-becomes-no-one-two = 引力だけでは決まりません。衝突は角運動量を奪わず、二つのかたまりのほうが多く持てます：{ $large }個と{ $small }個、距離{ $between }です。
attracting-stones-becomes-no-apart-two = 飛び去るには遅すぎます。衝突で{ $lost }を失いました。{ $large }個と{ $small }個のかたまりが、{ $between }離れて引き合っています。
attracting-stones-becomes-no-one-apart = 引力がつなぎとめるのは、遅いものだけです。この集まりは{ $began }に一回転でした。{ $pieces }個に分かれ、最も遠いものは{ $far }です。
attracting-stones-becomes-no-two-apart = 引力がつなぎとめられるときだけ、かたまりは回り合います。この{ $pieces }個は速すぎます。最大のものでも石は{ $large }個です。

## FLYING

attracting-stones-flying-asked =
    三つの石が上下に並んで出発します。{ $upper_way ->
        [right] 上の石は右へ{ $upper }で飛びます。
        [left] 上の石は左へ{ $upper }で飛びます。
       *[none] 上の石は静止しています。
    }{ $lower_way ->
        [right] 下の石は右へ{ $lower }で飛びます。
        [left] 下の石は左へ{ $lower }で飛びます。
       *[none] 下の石は静止しています。
    }衝突すると、近づく速さの{ $kept }が残ります。
    { $time }後に、いくつが一緒ですか。
attracting-stones-flying-head-all = 三つとも一緒
attracting-stones-flying-head-two = 二つが一緒
attracting-stones-flying-head-none = どれも一緒でない
attracting-stones-flying-yes-all = { $count }回の衝突で{ $lost }を失いました。{ $over }から三つとも接触しています。
attracting-stones-flying-yes-two-leaves = 二つは接触し、もう一つは{ $far }先を{ $speed }で飛び去ります。{ $leave }あれば十分です。
attracting-stones-flying-yes-two-held = 二つは接触し、もう一つはまだ{ $far }先です。飛び去るには{ $leave }が必要で、{ $speed }では抜け出せません。
attracting-stones-flying-yes-none = 接触しませんでした。最も近いときで{ $nearest }です。衝突がなければ損失もありません。
attracting-stones-flying-no-two-all = もう一つも抜け出せません。{ $count }回の衝突で{ $lost }を失い、どれも飛び去れなくなりました。{ $over }から三つとも接触しています。
attracting-stones-flying-no-none-all = 石は引き合い、衝突のたびにエネルギーを失います：{ $count }回で{ $lost }です。最も遠くて{ $farthest }で、最後は接触します。
attracting-stones-flying-no-all-two-leaves = 引力だけでは、もう一つをとらえられません。{ $far }先を{ $speed }で飛び、接触した二つから飛び去るには{ $leave }あれば十分です。
attracting-stones-flying-no-all-two-held = まだです。二つは接触していますが、もう一つは{ $far }先を回り、まだ出会っていません。衝突がなければ何も失いません。
attracting-stones-flying-no-none-two-leaves = 衝突で全部が離れるわけではありません。{ $count }回の衝突で{ $lost }を失い、二つが接触しています。もう一つだけが{ $speed }で飛び去ります。
attracting-stones-flying-no-none-two-held = 衝突は二つをつなぎます：{ $count }回で{ $lost }を失いました。{ $far }先のもう一つも、飛び去るには{ $leave }が必要で、抜け出せません。
attracting-stones-flying-no-all-none = 速いものは、引力だけではつなぎとめられません。どの二つも{ $nearest }より近づかず、衝突でエネルギーを失いませんでした。
attracting-stones-flying-no-two-none = すれ違うだけでは、組になりません。衝突がなければ損失もありません。最も近いときで{ $nearest }でした。

## Answers that can be chosen.

attracting-stones-catch-ahead = 双子より先にいます。
attracting-stones-catch-level = 双子と並んでいます。
attracting-stones-catch-behind = 双子より後ろにいます。
attracting-stones-becomes-one = 一つのかたまりになって回ります。
attracting-stones-becomes-two = 二つのかたまりになり、回り合います。
attracting-stones-becomes-apart = ばらばらになって飛び去ります。
attracting-stones-round-left = 左。
attracting-stones-round-right = 右。
attracting-stones-round-same = どちらも同じ時間です。
attracting-stones-pass-caught = とらえられます。
attracting-stones-pass-hits = 当たって飛び去ります。
attracting-stones-pass-misses = はずれて飛び去ります。
attracting-stones-pass-orbit = 当たらずに回ります。
attracting-stones-graze-lost = はい、失って飛び去ります。
attracting-stones-graze-none = いいえ、ほとんど失いません。
attracting-stones-graze-caught = はい、とらえられるほど失います。
attracting-stones-end-touching = 接触したまま終わります。
attracting-stones-end-forever = いつまでもはね返ります。
attracting-stones-end-orbit = 接触せずに回り続けます。
attracting-stones-end-apart = 離れて飛び去ります。
attracting-stones-at-all-stay = その場にとどまります。
attracting-stones-at-all-together = 引き寄せ合います。
attracting-stones-at-all-apart = 離れていきます。
attracting-stones-flying-all = 三つとも。
attracting-stones-flying-two = 二つ。
attracting-stones-flying-none = なし。

## Controls: what they are.

attracting-stones-control-sideways = それぞれの石の横向きの速さ
attracting-stones-control-situation = 石の場面
attracting-stones-control-distance = 最初の中心の距離
attracting-stones-control-e = 衝突で残る速さの割合
attracting-stones-no-loss = 損失なし
attracting-stones-control-incoming = 通り過ぎる石の速さ
attracting-stones-control-aim = ねらいの横へのずれ
attracting-stones-control-nearby = 遠くからでなく、25 m先からこの速さで出発
attracting-stones-control-push = 軌道に沿って速くする割合
attracting-stones-control-across = 速さに対する割合
attracting-stones-control-radius = 軌道の半径
attracting-stones-control-mass = 小さい石の質量
attracting-stones-control-lead = 双子が先に出る角度
attracting-stones-control-left_radius = 左の軌道の半径
attracting-stones-control-left_mass = 左の重い石の質量
attracting-stones-control-right_radius = 右の軌道の半径
attracting-stones-control-right_mass = 右の重い石の質量
attracting-stones-control-cloud = 石の集まりの種類
attracting-stones-control-upper = 上の石の速度
attracting-stones-control-lower = 下の石の速度

## Set-ups: what to look for.

attracting-stones-set-up-head-on = レッスン1と同じ：無限回はね返って静止します。
attracting-stones-set-up-sideways-1 = 衝突は回転を奪えません：接触したまま回ります。
attracting-stones-set-up-sideways-2 = 引き寄せられ、はずれ、戻ってきます。
attracting-stones-set-up-sideways-3 = 速すぎて、戻ってきません。
attracting-stones-set-up-a-perfect-hit = 何も失われないので、静止しません。
attracting-stones-set-up-a-passing-stone = 衝突で失いすぎて、飛び去れません。
attracting-stones-set-up-a-stone-like-a-billiard = 損失がなければ、来たときと同じ速さで去ります。
attracting-stones-set-up-far-beside = 曲がりますが、とらえられません。衝突がなければ損失もありません。
attracting-stones-set-up-grazing = 触れて失うのは、互いに近づく運動の分だけで、ここではほぼありません。
attracting-stones-set-up-speed-up = 押されたとき速く、一周すると遅れます。
attracting-stones-set-up-slow-down = 減速すると内側に下がり、先になります。
attracting-stones-set-up-a-push-outwards = エネルギーがほとんど変わらないので、一周の時間も変わりません。
attracting-stones-set-up-two-stones-at-rest = すべてのものは引き合います。石も引き合います。
attracting-stones-set-up-round-the-heavy-one = 距離が二倍、中心の質量が八倍：一周の時間は同じです。
attracting-stones-set-up-balls-that-fly-level = 二つは当たって一緒になります。三つ目はそのまわりを回り、何も失いません。
attracting-stones-set-up-a-cloud-of-stones = 衝突が奪うのはエネルギーで、回転ではありません。時間がかかるので、前もって計算してあります。
attracting-stones-set-up-three-in-a-triangle-lagrange = 等しい三つの石は、三角形のまま回ります。

## Acts.

attracting-stones-act-1 = 二つの石
attracting-stones-act-1-why = 二つの石は、同じ大きさの力で引き合います。横向きの速さを変えてみましょう。
attracting-stones-act-2 = 通り過ぎる石
attracting-stones-act-2-why = 道すじが曲がります。ねらいと、衝突で残る割合を変えてみましょう。
attracting-stones-act-3 = 追いつく
attracting-stones-act-3-why = 小さい石が二つ、一緒に出発します。一方だけが押されます。

## Pictures of verdicts. $left is a speed, or "bound".

attracting-stones-mark-start = 出発
attracting-stones-mark-nearest = 最短{ $nearest }
attracting-stones-mark-straight-on = まっすぐ
attracting-stones-mark-hit = 衝突
attracting-stones-mark-round = 一周：{ $time }
attracting-stones-mark-twin = 双子：{ $time }
attracting-stones-two-touch = { $over }から石は接触しています。
attracting-stones-two-hit = 石は{ $count }回衝突し、また離れます。
attracting-stones-two-rise = 石は最初の{ $nearest }より近づきません。
attracting-stones-two-pass = 石は最も近いときで{ $nearest }、すれ違います。
attracting-stones-came-hit =
    { $left ->
        [bound] 石は{ $came }で来て衝突しました。飛び去れません。
       *[free] 石は{ $came }で来て衝突し、{ $left }で去りました。
    }
attracting-stones-came-past =
    { $left ->
        [bound] 石は{ $came }で来て距離{ $nearest }の所を通りました。飛び去れません。
       *[free] 石は{ $came }で来て距離{ $nearest }の所を通り、{ $left }で去りました。
    }
attracting-stones-caught-up =
    { $side ->
        [ahead] 石は{ $angle }先です。一周は{ $round }、双子の一周は{ $twin }です。
       *[behind] 石は{ $angle }後ろです。一周は{ $round }、双子の一周は{ $twin }です。
    }
attracting-stones-becomes-lump = 石{ $count }個
# $lumps are how many stones each lump has: "5, 4, 2".
attracting-stones-becomes-picture =
    { $alone ->
        [0] 最後に接触している石：{ $count }個のうち{ $lumps }個。
       *[other] 最後に接触している石：{ $count }個のうち{ $lumps }個。{ $alone }個は離れています。
    }
attracting-stones-room-chart = 石の間のすき間
attracting-stones-room-line = 石の間のすき間
attracting-stones-axis-time = 時間 (h)
attracting-stones-axis-room = すき間 (m)

## The chart: how near two stones come.

attracting-stones-near-chart = 二つの石はどこまで近づくか
attracting-stones-axis-sideways = 横向きの速さ (mm/s)
attracting-stones-axis-nearest = 中心の最短距離 (m)
attracting-stones-near-kepler = 最短距離（ケプラーの法則）
attracting-stones-near-touch = 接触する
attracting-stones-near-below = これより下：最後は接触
attracting-stones-near-above = これより上：飛び去る
attracting-stones-near-here = ここ

## The law in numbers.

attracting-stones-law-ellipse = T = 2π √(a³/(G M))、aは最も長い直径の半分
attracting-stones-law-circles = T = 2π √(r³/(G M))、rは円の半径
attracting-stones-law-round = 一周は{ $time }
attracting-stones-law-triangle = 一周：{ $formula }、L = 10 m
attracting-stones-law-cloud = エネルギーは衝突のたびに減り、角運動量は変わらない
attracting-stones-law-level = 二つから飛び去るには、その中点に対して√(2 G (m₁ + m₂ + m₃)/d)
attracting-stones-law-circle = 円軌道：それぞれ{ $formula }
attracting-stones-law-speeds = はずれるにはそれぞれ{ $graze }、飛び去るには{ $leave }
attracting-stones-law-leave = 飛び去るには：接触で{ $formula }、{ $distance }で{ $there }
attracting-stones-law-aims = ねらいが{ $formula }より小さければ当たる、{ $distance }
attracting-stones-law-hit = 衝突{ $number }、{ $time }：近づく速さと離れる速さ{ $speeds }
attracting-stones-law-hits = 衝突は全部で{ $count }回

## Bars.

attracting-stones-experiment-energy = エネルギー
attracting-stones-experiment-turning = 回転（角運動量）

## The printed sheet: at home.

attracting-stones-sheet-at-home = 回転いすに座り、両手に水の入ったびんを持って腕をのばし、回してもらいます。一周____ s。腕を縮めると、一周____ s
attracting-stones-sheet-expect = 腕を縮めると速く、しばしば二倍の速さで回ります。角運動量が変わらないからで、近づく二つの石と同じです。いすの摩擦で少し減ります。

## Exercises.

attracting-stones-exercise-escape = 二つの石が10 m離れています。飛び去るには、円軌道の何倍の速さが必要ですか。
attracting-stones-exercise-escape-hint = 円軌道ではm v²/rが引力に等しくなります。飛び去るには、エネルギーが負であってはなりません。
attracting-stones-exercise-escape-solution = 円軌道でv² = G M/d、飛び去るにはv² = 2 G M/dなので、√2 = 1.41倍です。
attracting-stones-exercise-twice_as_far = 二つの石は、10 mから7.23 hで引き寄せ合って当たります。20 mからは何時間かかりますか。
attracting-stones-exercise-twice_as_far-hint = 遠くからなら、落ちる時間は距離の1.5乗に比例します。
attracting-stones-exercise-twice_as_far-solution = 2^1.5 = 2.83なら20.5 hです。2 mで接触するので、短い落下のほうが割合として大きく縮みます：21.0 h、2.9倍です。
attracting-stones-exercise-touching = 二つの石が10 m離れ、それぞれ横向きに0.05 mm/s、すれ違う速さは0.1 mm/sで出発します。2 m離れて接触するとき、すれ違う速さはいくらですか。
attracting-stones-exercise-touching-hint = 衝突は角運動量を変えません：距離 × 垂直な速さは一定です。
attracting-stones-exercise-touching-solution = 10 m × 0.1 mm/s = 2 m × vなので、v = 0.5 mm/sです。

## What challenges came to, and their targets.

attracting-stones-gentlest-missed = { $off }離れて通り過ぎました。
attracting-stones-gentlest-crossed = { $speed }の余りを持って、輪を越えました。
attracting-stones-gentlest-another = { $speed }で遠くから来てとらえられたのではありません。
attracting-stones-gentlest-caught =
    { $enough ->
        [little] とらえられました。衝突で残ったのは速さの{ $kept }で、損失が大きすぎます。
       *[enough] とらえられました。衝突で残ったのは速さの{ $kept }です。
    }
attracting-stones-gentlest-target = 目標：二つが{ $distance }離れる前に引き返す。
attracting-stones-gentlest-ring = 距離{ $distance }
attracting-stones-rendezvous-another = 相手の石が{ $lead }先から出発しなかったか、外への押しがありました。
attracting-stones-rendezvous-met = 相手の石に{ $off }まで近づきました。
attracting-stones-rendezvous-ahead = { $off }先です。減速しすぎました。
attracting-stones-rendezvous-behind =
    { $why ->
        [pushed] { $off }後ろです。前へ押したからです。
       *[braked] { $off }後ろです。減速が足りません。
    }
attracting-stones-rendezvous-target = 目標：一周のあと、相手の石が{ $wide }、{ $middle }、{ $narrow }以内にいる。

## Challenges.

attracting-stones-challenge-gentlest = やさしくとらえる：できるだけ小さい損失で、来た石をとらえてください。石は輪の手前で引き返さなければなりません。
attracting-stones-challenge-gentlest-hint = とらえるだけでなく、25 mの手前で引き返さなければなりません。25 mで速さが残っていてはいけません。
attracting-stones-challenge-gentlest-takes-1 = 70 %が残る
attracting-stones-challenge-rendezvous = ランデブー：相手の石は30°先にいます。一回押し、あなたの一周で出会ってください。
attracting-stones-challenge-rendezvous-hint = 追いつくには、内側に下がります。
attracting-stones-challenge-rendezvous-takes-1 = 10°以内

## Questions to a class.

attracting-stones-class-two =
    二つの石が6 m離れ、それぞれ横向きに、互いに逆へ0.1 mm/sで動きます。衝突のたびに、近づく速さの70 %が残ります。
    最後はどうなりますか。
attracting-stones-class-passing =
    遠くから石が0.34 mm/sで、もう一つの石の4 m横をねらって来ます。衝突すると、近づく速さの100 %が残ります。
    来た石はどうなりますか。
attracting-stones-class-push =
    小さい石が、重い石のまわりを35 hで回ります。前へ押されて3 %速くなります。もう一つの石（双子）は押されません。
    双子が一周したとき、押された石はどこですか。

## The printed sheet: columns.

attracting-stones-column-sideways-mm-s = 横向きの速さ (mm/s)
attracting-stones-column-kept = 残る割合
attracting-stones-column-how-does-it = 最後はどうなるか
attracting-stones-column-nearest-m = 最短距離 (m)
attracting-stones-column-hits-over-after = 衝突が終わる時間

## Names of set-ups.

attracting-stones-name-Head-on = 正面
attracting-stones-name-Sideways-1 = 横向き1
attracting-stones-name-Sideways-2 = 横向き2
attracting-stones-name-Sideways-3 = 横向き3
attracting-stones-name-A-perfect-hit = 損失なしの衝突
attracting-stones-name-A-passing-stone = 通り過ぎる石
attracting-stones-name-A-stone-like-a-billiard-ball = ビリヤードのような石
attracting-stones-name-Far-beside = 遠い横
attracting-stones-name-Grazing = かする
attracting-stones-name-Speed-up = 加速
attracting-stones-name-Slow-down = 減速
attracting-stones-name-A-push-outwards = 外への押し
attracting-stones-name-Two-stones-at-rest = 静止した二つの石
attracting-stones-name-Round-the-heavy-one = 重い石のまわり
attracting-stones-name-Balls-that-fly-level = 水平に飛ぶ石
attracting-stones-name-A-cloud-of-stones = 石の集まり
attracting-stones-name-Three-in-a-triangle-Lagrange = 三角形（Lagrange）

## Names of runs.

attracting-stones-name-stones = 石
attracting-stones-name-pushed = 押された石
attracting-stones-name-twin = 双子
attracting-stones-name-left = 左
attracting-stones-name-right = 右
attracting-stones-name-three = 三つ
attracting-stones-name-cloud = 集まり

## Names of curves, bars and forces.

attracting-stones-name-distance-of-the-centres = 中心の距離
attracting-stones-name-speed-towards-each-other = 近づく速さ
attracting-stones-name-speed-past-each-other = すれ違う速さ
attracting-stones-name-energy-of-distance = 位置エネルギー
attracting-stones-name-angular-momentum = 角運動量

## Names of what can be chosen in the panel.

attracting-stones-name-two-stones = 二つの石
attracting-stones-name-passing-stone = 通り過ぎる石
attracting-stones-name-round-a-heavy-one = 重い石のまわり
attracting-stones-name-round-two-heavy-ones = 重い石二つのまわり
attracting-stones-name-three-in-a-triangle = 三角形の三つ
attracting-stones-name-three-that-fly-level = 水平に飛ぶ三つ
attracting-stones-name-a-cloud = 石の集まり

## Controls: words that stand for them, where others have a symbol.

attracting-stones-symbol-stones = 石
attracting-stones-symbol-starts-nearby = 近くから
attracting-stones-symbol-push = 押し
attracting-stones-symbol-push-outwards = 外への押し
attracting-stones-symbol-lead = 先行角
attracting-stones-symbol-cloud = 集まり
attracting-stones-symbol-v-upper = v 上
attracting-stones-symbol-v-lower = v 下

## Name of the lesson.

attracting-stones-name-Stones-that-attract-how-does-it-end = 引き合う石：最後はどうなるか
