### What lesson soft_contact says.

## "place" is earth, moon, mars, jupiter, or elsewhere with a free fall of "g".

# Next to the ball, at its speeds before and after.
soft-contact-caption = { $height }から
soft-contact-caption-first = 1 mから
soft-contact-caption-on-earth = 地球で1 mから

## RUBBER_BALL: a rubber ball from another height.

soft-contact-rubber-ball-asked =
    { $place ->
        [moon] 地球で1 mから落とすと、このゴムの球は速さの{ $far }ではね返ります。
               月で{ $height }落とすと、その割合はどうなりますか。
        [mars] 地球で1 mから落とすと、このゴムの球は速さの{ $far }ではね返ります。
               火星で{ $height }落とすと、その割合はどうなりますか。
        [jupiter] 地球で1 mから落とすと、このゴムの球は速さの{ $far }ではね返ります。
               木星で{ $height }落とすと、その割合はどうなりますか。
        [elsewhere] 地球で1 mから落とすと、このゴムの球は速さの{ $far }ではね返ります。
               重力加速度が{ $g }の所で{ $height }落とすと、その割合はどうなりますか。
       *[earth] 1 mから落とすと、このゴムの球は速さの{ $far }ではね返ります。
               { $height }から落とすと、その割合はどうなりますか。
    }

soft-contact-x-less = 割合は小さくなります。
soft-contact-x-same = 割合は変わりません。
soft-contact-x-more = 割合は大きくなります。

# What has been seen, before it is said why.
soft-contact-rubber-ball-seen-less = 割合は、1 mからのときより小さかった。
soft-contact-rubber-ball-seen-same = 割合は同じだった。
soft-contact-rubber-ball-seen-more = 割合は、1 mからのときより大きかった。

soft-contact-rubber-ball-head-less = 速さの{ $share }ではね返った
soft-contact-rubber-ball-head-same = { soft-contact-rubber-ball-head-less }
soft-contact-rubber-ball-head-more = { soft-contact-rubber-ball-head-less }
soft-contact-rubber-ball-yes-less = 速さの{ $share }ではね返ります。当たる速さが{ $faster }倍で、速く押しつぶすほど損失の割合が大きくなります。
soft-contact-rubber-ball-yes-same = また{ $far }です。地球のときとちょうど同じ{ $down }で当たりました。
soft-contact-rubber-ball-yes-more = 速さの{ $share }ではね返ります。前は{ $slower }倍の速さで当たりました。ゆっくり押しつぶすほど、損失の割合が小さくなります。
soft-contact-rubber-ball-no-less-more = 高さと割合は別です。上がった高さは{ $risen }ですが、割合は{ $share }でした。ゴムは速く押しつぶすほど抵抗しますが、この衝突はゆっくりでした。
soft-contact-rubber-ball-no-less-same = 天体だけでは決まりません。地球のときと同じ{ $down }で当たったので、割合も同じ{ $share }です。効くのは当たる速さだけです。
soft-contact-rubber-ball-no-same-more = 球ごとに一つの値だと思いがちです。でも{ $first }では{ $far }、{ $down }では{ $share }でした。値は球*と速さ*で決まります。
soft-contact-rubber-ball-no-same-less = 球ごとに一つの値だと思いがちです。でも{ $first }では{ $far }、{ $down }では{ $share }だけでした。値は球*と速さ*で決まります。
soft-contact-rubber-ball-no-more-less = 強く当たるほどよくはね返るわけではありません。{ $down }では{ $share }で、{ $far }より小さいです。ゴムは速く押しつぶすほど、熱になる割合が増えます。
soft-contact-rubber-ball-no-more-same =
    高さだけでは決まりません。{ $place ->
        [moon] 月で{ $height }落ちたので、地球のときと同じ{ $down }で当たりました。
        [mars] 火星で{ $height }落ちたので、地球のときと同じ{ $down }で当たりました。
        [jupiter] 木星で{ $height }落ちたので、地球のときと同じ{ $down }で当たりました。
        [elsewhere] 重力加速度が{ $g }の所で{ $height }落ちたので、地球のときと同じ{ $down }で当たりました。
       *[earth] { $height }落ちたので、地球のときと同じ{ $down }で当たりました。
    }同じ衝突なら、割合も同じです。

soft-contact-rubber-ball-steps-1 = 1 cmから落とすと0.44 m/sで当たります。4.43 m/sの十分の一です。
soft-contact-rubber-ball-steps-2 = 板が押して球を止めます。力のグラフの下の面積が、入ったエネルギーです：4.9 mJ。
soft-contact-rubber-ball-steps-3 = 戻るときの力は小さくなります。間の面積が失われるエネルギーで、25 %です。1 mからのときは36 %でした。
soft-contact-rubber-ball-steps-4 = あなたの番です。4 cmからは√(2 × 9.8 × 0.04) = [0.89] m/sで当たります。

## AS_FAR_THERE: from what height on another planet. "half" and "twice" are other heights.

soft-contact-as-far-there-asked =
    地球で1 mから落とすと、速さの{ $far }ではね返ります。
    { $place ->
        [moon] 同じ割合ではね返るには、月ではどの高さから落としますか。
       *[mars] 同じ割合ではね返るには、火星ではどの高さから落としますか。
    }

soft-contact-as-far-there-head = { $height }から
soft-contact-as-far-there-yes = そのとおり。{ $height }からだと{ $down }で当たり、地球で1 mから落とすのと同じです。また{ $far }ではね返ります。
soft-contact-as-far-there-no-height = 同じにするのは高さではなく、*速さ*です。{ $height }からだと{ $down }で当たり、地球で1 mから落とすのと同じです。
soft-contact-as-far-there-no-less = 低すぎます。{ $half }からでは当たる速さが小さく、割合は{ $half_kept }になります。{ $height }からなら{ $down }で、地球の1 mからと同じです。
soft-contact-as-far-there-no-more = 高すぎます。{ $twice }からでは当たる速さが大きく、割合は{ $twice_kept }になります。{ $height }からなら{ $down }で、地球の1 mからと同じです。

## STEEL_BALL: steel on steel from another height.

soft-contact-steel-ball-asked =
    { $place ->
        [moon] 鋼の球を厚い鋼の板に落とします。地球で1 mからだと、速さの{ $far }ではね返ります。
               月で{ $height }落とすと、その割合はどうなりますか。
        [mars] 鋼の球を厚い鋼の板に落とします。地球で1 mからだと、速さの{ $far }ではね返ります。
               火星で{ $height }落とすと、その割合はどうなりますか。
        [jupiter] 鋼の球を厚い鋼の板に落とします。地球で1 mからだと、速さの{ $far }ではね返ります。
               木星で{ $height }落とすと、その割合はどうなりますか。
        [elsewhere] 鋼の球を厚い鋼の板に落とします。地球で1 mからだと、速さの{ $far }ではね返ります。
               重力加速度が{ $g }の所で{ $height }落とすと、その割合はどうなりますか。
       *[earth] 鋼の球を厚い鋼の板に落とします。1 mからだと、速さの{ $far }ではね返ります。
               { $height }から落とすと、その割合はどうなりますか。
    }
# A second ball, of another radius.
soft-contact-steel-ball-asked-size =
    { $place ->
        [moon] 半径2 cmの鋼の球を厚い鋼の板に落とします。地球で1 mからだと、速さの{ $far }ではね返ります。
               月で半径{ $radius }の球を{ $height }落とすと、その割合はどうなりますか。
        [mars] 半径2 cmの鋼の球を厚い鋼の板に落とします。地球で1 mからだと、速さの{ $far }ではね返ります。
               火星で半径{ $radius }の球を{ $height }落とすと、その割合はどうなりますか。
        [jupiter] 半径2 cmの鋼の球を厚い鋼の板に落とします。地球で1 mからだと、速さの{ $far }ではね返ります。
               木星で半径{ $radius }の球を{ $height }落とすと、その割合はどうなりますか。
        [elsewhere] 半径2 cmの鋼の球を厚い鋼の板に落とします。地球で1 mからだと、速さの{ $far }ではね返ります。
               重力加速度が{ $g }の所で半径{ $radius }の球を{ $height }落とすと、その割合はどうなりますか。
       *[earth] 半径2 cmの鋼の球を厚い鋼の板に落とします。1 mからだと、速さの{ $far }ではね返ります。
               半径{ $radius }の球を{ $height }から落とすと、その割合はどうなりますか。
    }

soft-contact-steel-more-more = 割合は大きくなりますが、すべては返りません。
soft-contact-everything-all = 同じ速さではね返ります。

soft-contact-steel-ball-seen-less = 割合は、1 mからのときより小さかった。
soft-contact-steel-ball-seen-same = 割合は同じだった。
soft-contact-steel-ball-seen-more = 割合は大きくなったが、すべてではなかった。
soft-contact-steel-ball-seen-all = 同じ速さではね返った。

soft-contact-steel-ball-head-less = 速さの{ $share }ではね返った
soft-contact-steel-ball-head-same = { soft-contact-steel-ball-head-less }
soft-contact-steel-ball-head-more = { soft-contact-steel-ball-head-less }
soft-contact-steel-ball-head-all = 同じ速さではね返った
soft-contact-steel-ball-yes-less = 速さの{ $share }ではね返ります。へこみの深さは{ $dent }です。
soft-contact-steel-ball-yes-same = また{ $far }です。同じ速さ{ $down }で当たりました。
soft-contact-steel-ball-yes-more = 速さの{ $share }ではね返ります。へこみの深さは{ $dent }だけです。
soft-contact-steel-ball-yes-all = 同じ速さではね返ります。{ $down }ではつぶれず、へこみは残りません。
soft-contact-steel-ball-no-less-more = 硬い物も、強く当たらなくてもはね返ります。今度は{ $share }、強い衝突では{ $far }でした。失われるのは、へこみを作るエネルギーです。
soft-contact-steel-ball-no-less-all = 硬い物も、強く当たらなくてもはね返ります。{ $down }では速さを失わず、強い衝突では{ $far }でした。失われるのは、へこみを作るエネルギーです。
soft-contact-steel-ball-no-less-same = 地球で1 mから落としたときと同じ{ $down }で当たりました。球の大きさに対するへこみの比が同じなので、割合も同じ{ $share }です。
soft-contact-steel-ball-no-same-more = 「鋼は{ $far }」と言われますが、それは*{ $first }での*値です。{ $down }では{ $share }でした。弱い衝突なら、へこみも小さいです。
soft-contact-steel-ball-no-same-all = 「鋼は{ $far }」と言われますが、それは*{ $first }での*値です。{ $down }では速さを失いませんでした。とても弱い衝突ではへこみが残りません。
soft-contact-steel-ball-no-same-less = 「鋼は{ $far }」と言われますが、それは*{ $first }での*値です。{ $down }では{ $share }でした。強い衝突なら、へこみも深いです。
soft-contact-steel-ball-no-more-same-size = 大きさは関係ありません。球が大きいとへこみも大きくなり（{ $dent }）、失うエネルギーも大きくなります。だから割合は{ $share }のままです。
soft-contact-steel-ball-no-more-same-both =
    { $place ->
        [moon] 月で{ $height }落ちると{ $down }になり、地球で1 m落ちるのと同じです。
        [mars] 火星で{ $height }落ちると{ $down }になり、地球で1 m落ちるのと同じです。
        [jupiter] 木星で{ $height }落ちると{ $down }になり、地球で1 m落ちるのと同じです。
        [elsewhere] 重力加速度が{ $g }の所で{ $height }落ちると{ $down }になり、地球で1 m落ちるのと同じです。
       *[earth] ここで{ $height }落ちると{ $down }になり、地球で1 m落ちるのと同じです。
    }球が大きいほど、へこみも、失うエネルギーも大きくなります。だから割合は{ $share }のままです。
soft-contact-steel-ball-no-more-same-planet =
    高さだけでは決まりません。{ $place ->
        [moon] 月で{ $height }落ちると{ $down }で、地球で1 m落ちるのと同じです。衝突もへこみも割合も同じです。
        [mars] 火星で{ $height }落ちると{ $down }で、地球で1 m落ちるのと同じです。衝突もへこみも割合も同じです。
        [jupiter] 木星で{ $height }落ちると{ $down }で、地球で1 m落ちるのと同じです。衝突もへこみも割合も同じです。
        [elsewhere] 重力加速度が{ $g }の所で{ $height }落ちると{ $down }で、地球で1 m落ちるのと同じです。衝突もへこみも割合も同じです。
       *[earth] ここで{ $height }落ちると{ $down }で、地球で1 m落ちるのと同じです。衝突もへこみも割合も同じです。
    }
soft-contact-steel-ball-no-more-all = いつも何かが失われるとは限りません。{ $limit }より遅ければ、鋼はばねのように戻ります。{ $down }ではへこみが残らず、何も失われません。
soft-contact-steel-ball-no-more-less = 鋼がよくはね返るのは、弱く当たるときだけです。{ $down }で当たり、へこみの深さは{ $dent }です。速さの{ $share }が残りました。
soft-contact-steel-ball-no-all-more = 鋼が完全に弾性なのは{ $limit }までです。当たる速さはその{ $over }倍で、{ $dent }のへこみが残り、エネルギーの{ $lost }を失いました。
soft-contact-steel-ball-no-all-same = 鋼が完全に弾性なのは{ $limit }までです。当たる速さはその{ $over }倍で、1 mからのときと同じです。へこみでエネルギーの{ $lost }を失いました。
soft-contact-steel-ball-no-all-less = 鋼が完全に弾性なのは{ $limit }までです。当たる速さはその{ $over }倍です。深さ{ $dent }のへこみで、エネルギーの{ $lost }を失いました。

soft-contact-steel-ball-steps-1 = 鋼は、つぶれ始める圧力までは、ばねのようにはたらきます。
soft-contact-steel-ball-steps-2 = そこから先はつぶれ、力のグラフが曲がります。
soft-contact-steel-ball-steps-3 = 戻るとき、力がなくなっても、深さはなくなりません。1 mからのときは0.16 mm残ります。
soft-contact-steel-ball-steps-4 = 囲まれた面積が、へこみに使われたエネルギーです：76 %。
soft-contact-steel-ball-steps-5 = あなたの番です。1 cmからは速さの0.85倍ではね返ります。失うエネルギーは1 − 0.85 × 0.85 = [0.28]です。

## Pictures of rubber, steel and game: two loops of force over depth.

# "first" and "second" are lines of the legend, such as soft-contact-loop-lost.
soft-contact-loops-picture = 深さと力のグラフ。どちらも最大値との比です。囲まれた面積が失われるエネルギーです（{ $first }、{ $second }）。
soft-contact-loops-same = 同じループ、損失も同じ
soft-contact-loops-fatter = 太いループ、損失が大きい
soft-contact-loops-thinner = 細いループ、損失が小さい
# Lines of the legend: of the drop with which all others are compared, and of this one.
soft-contact-loop-lost-first = 地球で1 mから：{ $share }の損失
soft-contact-loop-lost = この落下：{ $share }の損失
soft-contact-loop-dent-first = 地球で1 mから：へこみ{ $dent }
soft-contact-loop-dent = この落下：へこみ{ $dent }
soft-contact-loop-no-dent = この落下：へこみなし
soft-contact-axis-depth = 深さ / 最大値
soft-contact-axis-force = 力 / 最大値

## NOTHING_LOST: from how low steel loses nothing.

soft-contact-nothing-lost-asked =
    { $place ->
        [moon] 月で、鋼の球を厚い鋼の板に落とします。
       *[mars] 火星で、鋼の球を厚い鋼の板に落とします。
    }
    エネルギーをまったく失わないのは、どの高さまでですか。

soft-contact-nothing-lost-head = { $height }まで
soft-contact-nothing-lost-yes = そのとおり。{ $height }からだと{ $limit }で当たります。そこまでは、鋼はばねのように戻ります。へこみは残らず、何も失われません。
soft-contact-nothing-lost-no-less = その高さでは何も失われませんが、もっと高くても失われません。{ $height }まで、つまり{ $limit }の衝突までは、鋼はばねのように戻ります。
soft-contact-nothing-lost-no-more = { $at }からでは{ $dent }のへこみが残り、エネルギーの{ $lost }を失いました。鋼がばねのように戻るのは{ $height }まで、つまり{ $limit }の衝突までです。

## GAME_BALL: a ball in a computer game.

soft-contact-game-ball-asked-even =
    ゲームの球は、1 mから落とすと速さの{ $far }ではね返ります。ダンパーは、どの深さでも同じようにはたらきます。
    { $height }から落とすと、その割合はどうなりますか。
# "power" is a number or a fraction, such as "1/4".
soft-contact-game-ball-asked =
    ゲームの球は、1 mから落とすと速さの{ $far }ではね返ります。ダンパーは深いほど強く、深さ^({ $power })に比例してはたらきます。
    { $height }から落とすと、その割合はどうなりますか。

soft-contact-game-ball-head-less = 速さの{ $share }ではね返った
soft-contact-game-ball-head-same = { soft-contact-game-ball-head-less }
soft-contact-game-ball-head-more = { soft-contact-game-ball-head-less }
soft-contact-game-ball-yes-less-gentle = 速さの{ $share }です。このダンパーは、ばねがまだ弱い、触れ始めから強くはたらきます。弱い衝突ほど、損失の割合が大きくなります。
soft-contact-game-ball-yes-less-deep = 速さの{ $share }です。このダンパーは、深く押された所で最も強くはたらきます。強い衝突ほど、損失の割合が大きくなります。
soft-contact-game-ball-yes-same = また{ $share }です。ダンパーが深さ^(1/4)に比例するなら、一つの値がどの高さでも成り立ちます。
soft-contact-game-ball-yes-more-gentle = 速さの{ $share }です。このダンパーは弱い衝突ほど大きな割合を奪いますが、今度の衝突は前より強かったです。
soft-contact-game-ball-yes-more-deep = 速さの{ $share }です。このダンパーは深く押された所で最も強くはたらきますが、今度の衝突は深くありませんでした。
soft-contact-game-ball-no-less-same = 低くはね返っても、割合が小さいとは限りません。上がった高さは{ $risen }ですが、割合は{ $share }で、1 mからと同じです。このダンパーは、どの衝突からも同じ割合を奪います。
soft-contact-game-ball-no-more-same = この衝突だけ損失が小さいわけではありません。割合は{ $share }で、1 mからと同じです。このダンパーは、どの衝突からも同じ割合を奪います。
soft-contact-game-ball-no-same-less = プログラムに反発係数eを一つ書いても、ダンパーの法則が違えば、そのとおりになりません。{ $far }ではなく、{ $share }でした。
soft-contact-game-ball-no-same-more = プログラムに反発係数eを一つ書いても、ダンパーの法則が違えば、そのとおりになりません。{ $far }より大きい{ $share }でした。
soft-contact-game-ball-no-less-more-gentle = 強く当たるほど、はね返りが悪くなるとは限りません。このダンパーは弱い衝突ほど大きな割合を奪います。{ $down }では{ $share }でした。
soft-contact-game-ball-no-less-more-deep = 低くはね返っても、割合が小さいとは限りません。このダンパーは、浅い所ではあまりはたらきません。割合は{ $share }でした。
soft-contact-game-ball-no-more-less-gentle = 弱い衝突がいつも有利なわけではありません。このダンパーは、ばねがまだ弱い、触れ始めから強くはたらきます。割合は{ $share }でした。
soft-contact-game-ball-no-more-less-deep = 強く当たるほどよくはね返るわけではありません。このダンパーは、深く押された所で最も強くはたらきます。{ $down }では{ $share }でした。

soft-contact-game-ball-steps-1 = ダンパーの力は、速さと、深さのn乗に比例します。
soft-contact-game-ball-steps-2 = n = 0：ばねがまだ弱い、触れ始めから強くはたらきます。
soft-contact-game-ball-steps-3 = 弱い衝突は、この始めの部分だけで終わります。だから損失の割合が最も大きくなります。
soft-contact-game-ball-steps-4 = nが大きいとき：弱い衝突は、ダンパーが強くはたらく深さまでほとんど届きません。
soft-contact-game-ball-steps-5 = あなたの番です。その間の、n = [0.25]のとき、どの高さでも割合が同じになります。

## INSIDE: two parts and a spring slide into a wall.

soft-contact-inside-asked =
    ばねでつないだ二つの鋼の部品が、すべって壁に当たります。エネルギーは失われません。前は{ $front }、後ろは{ $rear }です。
    全体は、元の速さのどれだけではね返りますか。

soft-contact-inside-all = 同じ速さ、またはほぼ同じ速さです。
soft-contact-inside-half = およそ半分の速さです。
soft-contact-inside-hardly = ほとんど止まります。

soft-contact-inside-head-all = 速さの{ $share }ではね返った
soft-contact-inside-head-half = { soft-contact-inside-head-all }
soft-contact-inside-head-hardly = { soft-contact-inside-head-all }
soft-contact-inside-yes-all-two = 速さの{ $share }です。最後の衝突が、振動を全体の運動に戻しました。
soft-contact-inside-yes-all-one = 速さの{ $share }です。前の部品が質量のほとんどを占め、それが逆向きになりました。
soft-contact-inside-yes-half = 速さの{ $share }です。エネルギーの{ $inside }は、内部の振動になりました。
soft-contact-inside-yes-hardly = 速さの{ $share }です。エネルギーは失われていません。{ $inside }が内部の振動になりました。
soft-contact-inside-no-all-hardly = 損失がなければ速さも同じだと思いがちです。エネルギーは失われていませんが、{ $inside }は部品どうしの振動になりました。振動では全体は進みません。
soft-contact-inside-no-all-half = エネルギーはすべて残っていますが、全体の運動ではない分があります。{ $inside }は部品の振動になり、全体は速さの{ $share }で戻りました。
soft-contact-inside-no-half-hardly = 質量で決まり、半分になるとは限りません。前の部品は{ $back }で戻り、後ろの部品はまだ{ $on }で進んでいました。合わせると、ほとんど動きません。
soft-contact-inside-no-half-all-two = はじめの衝突の{ $lasted }後に最後の衝突があり、振動を全体の運動に戻しました。だから半分ではなく、速さの{ $share }です。
soft-contact-inside-no-half-all-one = 後ろの部品は軽く、あまり引き止めません。質量のほとんどを占める前の部品が{ $back }で戻り、全体では速さの{ $share }が残りました。
soft-contact-inside-no-hardly-all-two = ばねが粘土のようなら熱が出ます。でもこのばねは何も失いません。{ $lasted }後の最後の衝突で、振動が全体の運動に戻りました。
soft-contact-inside-no-hardly-all-one = ばねが粘土のようなら熱が出ます。でもこのばねは軽い後ろの部品と振動するだけで、エネルギーの{ $inside }を受け取ります。
soft-contact-inside-no-hardly-half-one = ばねがはね返りを消すわけではありません。全体は速さの{ $share }で戻りました。前の部品の質量は後ろの{ $times }倍なので、前の部品の運動量が勝ちます。
soft-contact-inside-no-hardly-half-two = ばねがはね返りを消すわけではありません。はじめの衝突の{ $lasted }後に最後の衝突があり、速さの{ $share }が戻りました。エネルギーの{ $inside }は振動です。

soft-contact-inside-steps-1 = 前が1.5 kg、後ろが1 kg。どちらも2 m/sで来ます。
soft-contact-inside-steps-2 = 前の部品が当たります。向きが変わるのは前の部品だけです。
soft-contact-inside-steps-3 = 今の運動量：後ろ向きに1.5 × 2、前向きに1 × 2。合わせて後ろ向きに1 kg m/s。
soft-contact-inside-steps-4 = 2.5 kgで割ると0.4 m/s。2 m/sの五分の一です。
soft-contact-inside-steps-5 = あなたの番です。前が3 kg、後ろが1 kgのとき、後ろ向きの4 kg m/sを4 kgで割ると[1] m/sです。

soft-contact-inside-picture = { $time }の間に、重心は衝突前に{ $before }、衝突後に{ $after }動きました。
# Ways of the centre of mass in equal times, before the first hit and after the last one.
soft-contact-inside-mark-before = 前：{ $way }
soft-contact-inside-mark-after = 後：{ $way }

## TURNED_ROUND: the body turned round. "hits" and "before" are how often it hits, now and before.

soft-contact-turned-round-asked =
    全体は速さの{ $share }で戻りました。今度は向きを変え、{ $rear }の部品から当てます。
    その割合はどうなりますか。

soft-contact-turned-round-more = 大きくなります。
soft-contact-turned-round-same = ほぼ同じです。
soft-contact-turned-round-less = 小さくなります。

soft-contact-turned-round-head-more = 大きくなった：{ $there }
soft-contact-turned-round-head-same = ほぼ同じ：{ $there }
soft-contact-turned-round-head-less = 小さくなった：{ $there }
soft-contact-turned-round-yes-more-two = そのとおり。割合は{ $there }で、前は{ $here }でした。今度は{ $hits }回当たり、最後の衝突が振動を全体の運動に戻します。
soft-contact-turned-round-yes-more-one = そのとおり。割合は{ $there }で、前は{ $here }でした。当たるのは一回で、前の部品の運動量が前より大きく勝ちます。
soft-contact-turned-round-yes-same = そのとおり。割合は{ $there }で、前は{ $here }でした。二つの部品がほぼ同じなので、どちらの向きでもほぼ同じです。
soft-contact-turned-round-yes-less-one = そのとおり。割合は{ $there }で、前は{ $here }でした。今度は一回しか当たらず、振動が内部に残ります。
soft-contact-turned-round-yes-less-two = そのとおり。割合は{ $there }で、前は{ $here }でした。{ $hits }回当たりますが、前より多くの振動が内部に残ります。
soft-contact-turned-round-no-same-more = 質量は同じでも、当たる部品が違います。前は{ $before }回、今度は{ $hits }回当たり、割合は{ $here }から{ $there }になりました。
soft-contact-turned-round-no-same-less = 質量は同じでも、当たる部品が違います。前は{ $before }回、今度は{ $hits }回当たり、割合は{ $here }から{ $there }に減りました。
soft-contact-turned-round-no-more-less = ここでは、前が重くても有利になりません。{ $hits }回当たりますが、振動が内部に残ります。速さの割合は{ $there }で、前は{ $here }でした。
soft-contact-turned-round-no-more-same = 二つの部品がほぼ同じなので、向きを変えてもほぼ同じ物体です。割合は{ $there }で、前は{ $here }でした。
soft-contact-turned-round-no-less-more = 前の軽い部品は早くはね返り、また当たることがあります。今度は{ $hits }回当たり、割合は{ $there }です。前は{ $here }でした。
soft-contact-turned-round-no-less-same = 二つの部品がほぼ同じなので、向きを変えてもほとんど変わりません。速さの割合は{ $there }で、前は{ $here }でした。

## WITHOUT_SPRING: the same parts with a spring and without.

soft-contact-without-spring-asked =
    同じ部品でできた二組が壁に当たります。上は部品をばねでつなぎ、下は触れているだけです。
    何が違いますか。

soft-contact-without-spring-eats = ばねがエネルギーを奪います。
soft-contact-without-spring-apart = 下では、片方の部品がエネルギーを持ち去ります。
soft-contact-without-spring-harder = 下の部品のほうが硬いです。

soft-contact-without-spring-head-apart = 下では後ろが持ち去る
soft-contact-without-spring-yes-apart = 下では、後ろの部品がエネルギーの{ $carried }を持って{ $rear }で離れます。上では離れられず、エネルギーの{ $inside }が内部の振動として残ります。
soft-contact-without-spring-no-eats-apart = どちらもエネルギーを失いません。上では{ $inside }が内部に残り、下では後ろの部品が{ $carried }を持って{ $rear }で離れます。
soft-contact-without-spring-no-harder-apart = 部品は同じです。下はつながっていないので、後ろの部品は{ $rear }で離れ、前の部品は{ $front }で続きます。上はばねでつながっています。

## ACROSS: a ball that flies aslant onto a rough plate. "change" is a speed before → after.

soft-contact-across-asked =
    { $ball ->
        [solid] 中まで詰まった球が、粗い板（{ $friction }）に{ $height }落ちます。板に沿った速さは{ $along }で、回転はありません。
        [superball] スーパーボールが、粗い板（{ $friction }）に{ $height }落ちます。板に沿った速さは{ $along }で、回転はありません。
       *[other] 球が、粗い板（{ $friction }）に{ $height }落ちます。板に沿った速さは{ $along }で、回転はありません。
    }
    衝突後、球の最下点はどうすべりますか。

soft-contact-across-on = 来た向きのまま、前へすべります。
soft-contact-across-hardly = ほとんどすべりません。
soft-contact-across-back = 後ろへすべります。

soft-contact-across-head-on = 最下点は前へすべった
soft-contact-across-head-hardly = ほとんどすべらなかった
soft-contact-across-head-back = 最下点は後ろへすべった
soft-contact-across-yes-on-swung = { $change }。横のばねが最下点を後ろへ戻し、球が離れる前に、また前へ動かしました。
soft-contact-across-yes-on-slid = { $change }。ずっとすべり、摩擦で{ $taken }減りました。
soft-contact-across-yes-hardly = { $change }。ずっとすべり、摩擦でほとんどなくなりました。
soft-contact-across-yes-back = { $change }。グリップして、横のばねが最下点を後ろへ戻しました。
soft-contact-across-no-hardly-on-swung = グリップしても終わりではありません。球が離れるとき、横のばねはまだ動いていました：{ $change }。
soft-contact-across-no-back-on-swung = 衝突の間に一度後ろへ戻りました。でも球が離れる前に、横のばねがまた前へ動かしました：{ $change }。
soft-contact-across-no-hardly-on-slid = 摩擦力の大きさは、押す力のμ倍までです。{ $before }から{ $taken }減り、{ $left }が残りました。
soft-contact-across-no-back-on-slid = 後ろへ戻るには、グリップする必要があります。でも速すぎました。摩擦で{ $before }から{ $taken }減り、{ $left }が残りました。
soft-contact-across-no-on-hardly = 摩擦は、{ $before }から最大限の{ $taken }を奪いました。すべりはほとんど残っていません。
soft-contact-across-no-back-hardly = 後ろへ戻るには、まずグリップして横のばねを縮める必要があります。でもずっとすべっていました：{ $change }。
soft-contact-across-no-on-back = 摩擦が減速させるだけなら、前へすべり続けます。でもグリップしたので、横のばねが最下点を後ろへ戻しました：{ $change }。
soft-contact-across-no-hardly-back = グリップするとすべりは終わりますが、横のばねはまだ縮んでいます。それが最下点を後ろへ戻しました：{ $change }。

soft-contact-across-picture = 一つの接触に二つのばね。力はどれも最大値との比です。垂直方向の力は深さに対して、横向きの力は最下点の移動に対して示します。
soft-contact-across-chart = 一つの接触に二つのばね
soft-contact-across-chart-in = 垂直方向
soft-contact-across-chart-along = 横向き
soft-contact-across-chart-way = 移動 / 最大値

## THROWN: a light ball above a basketball.

soft-contact-thrown-asked =
    { $upper }の球が、{ $heavy }のバスケットボールのすぐ上で、どちらも{ $height }から落ちます。エネルギーは失われません。
    上の球はどこまで上がりますか。

soft-contact-thrown-same = 落ちた高さとほぼ同じです。
soft-contact-thrown-twice = およそ二倍の高さです。
soft-contact-thrown-more = 四倍より高くなります。

soft-contact-thrown-head-same = { $rose }上がった
soft-contact-thrown-head-twice = { soft-contact-thrown-head-same }
soft-contact-thrown-head-more = { soft-contact-thrown-head-same }
soft-contact-thrown-yes-same = 質量がほぼ同じなので、速度を交換します。{ $fell }落ち、{ $rose }上がりました。
soft-contact-thrown-yes-twice = 来たときの{ $times }倍の速さで離れたので、{ $rose }上がりました。高さは速さの二乗に比例します。
soft-contact-thrown-yes-more = 下から上がってきたバスケットボールが、来たときの{ $times }倍の速さではね上げました。高さは速さの二乗に比例し、{ $rose }になります。
soft-contact-thrown-no-same-more = 床が相手なら、元の高さに戻ります。でも相手は上がってくるバスケットボールです。来たときの{ $times }倍の速さになり、{ $rose }上がりました。
soft-contact-thrown-no-same-twice = 床が相手なら、元の高さに戻ります。でも下の球が上がってきて押しました。速さは{ $times }倍、高さは{ $rose }です。
soft-contact-thrown-no-twice-more = 速さが二倍なら、それだけで高さは四倍です。ここでは来たときの{ $times }倍の速さで離れ、{ $rose }上がりました。
soft-contact-thrown-no-twice-same = もっと高く上げるには、下の球がもっと重い必要があります。質量がほぼ同じなので、速度を交換し、{ $rose }上がりました。
soft-contact-thrown-no-more-same = 下の球も同じくらい軽いので、はね上げられません。速度を交換するので、{ $fell }落ちて{ $rose }上がりました。
soft-contact-thrown-no-more-twice = そのためには、下の球がずっと重い必要があります。来たときの{ $times }倍の速さでしか離れず、高さは{ $rose }です。

soft-contact-thrown-picture = 上の球は{ $fell }落ち、{ $rose }上がりました。
soft-contact-thrown-mark-fell = { $fell }落ちた
soft-contact-thrown-mark-rose = { $rose }上がった

## The law with the present numbers.

soft-contact-law-lost = 損失：エネルギーの{ $formula }
soft-contact-law-lost-in = 損失：板に入るエネルギーの{ $formula }
# "share" is that of the list of contacts.
soft-contact-law-lost-by-list = 損失：エネルギーの{ $formula }。接触の表では、重力の仕事も入れて{ $share }
# "least" and "over" are equations.
soft-contact-law-yields = つぶれ始めるのは{ $least }：{ $over }
soft-contact-law-touches = 計算の終わりでも板に触れています。eは決まりません
soft-contact-law-lasts = 接触時間は{ $time }
soft-contact-law-hits = 衝突{ $hits }回：{ $formula }
# "flying" is an equation, "inside" a share.
soft-contact-law-flying = 全体の運動：エネルギーの{ $flying }、内部：{ $inside }
soft-contact-law-across = 横向き：{ $formula }
soft-contact-law-turned = { $formula }：摩擦も計算の結果
soft-contact-law-turned-above = { $formula }：1より大きいのは、へこんだ球の回転のうでが短いため。摩擦も計算の結果
soft-contact-law-thrown = 短い衝突が続けて二回なら：{ $formula }
soft-contact-law-thrown-here = この計算では：{ $formula }
soft-contact-law-rose = { $fell }落ち、{ $rose }上がった

## The chart.

soft-contact-chart = 落とす高さと、はね返る速さの割合
soft-contact-chart-height = 落とす高さ (cm)
soft-contact-chart-kept = はね返る速さの割合
soft-contact-chart-yours = あなたの高さ

## Charts of the notebook.

soft-contact-sideways = 同じばねを横向きに
soft-contact-sideways-slip = 衝突前のすべり÷（摩擦係数×近づく速さ）
soft-contact-sideways-turned = e_t：衝突後の逆向きのすべり÷衝突前のすべり
# "chi" is an equation.
soft-contact-sideways-superball = ばね、{ $chi }：スーパーボール
soft-contact-sideways-springs = ばね、{ $chi }
soft-contact-sideways-spheres = 球（ヘルツ、ミンドリン）、{ $chi }
soft-contact-measured = 測定：ガラスに当たる酸化アルミニウム
soft-contact-measured-angle = 面の垂線からの角度（度）
soft-contact-measured-centre = 面に沿った中心の速さの比（後÷前）
soft-contact-measured-springs = ばね
soft-contact-measured-spheres = 球（ヘルツ、ミンドリン）
soft-contact-measured-Kharaz-2001 = Kharaz, Gorham & Salman 2001
soft-contact-measured-spin = 測定：離れるときの球の回転
soft-contact-measured-spin-after = 衝突後の回転 (rad/s)
soft-contact-stiffer = 床が硬いほど法則に近い
soft-contact-stiffer-stiffness = 床のかたさN
soft-contact-stiffer-below = 法則の反発係数との差
soft-contact-stiffer-law = 法則：{ $formula }
soft-contact-five-ways = 押し返し方五つ、どれも{ $share }ではね返る
soft-contact-five-ways-depth = 深さ (mm)
soft-contact-five-ways-force = 力 (N)
soft-contact-five-ways-lost = 失うエネルギー (mJ)
soft-contact-five-ways-spring = ばねとダンパー
soft-contact-five-ways-hertz = ヘルツ、減衰はa^(1/4)に比例
soft-contact-five-ways-viscoelastic = 粘弾性
soft-contact-five-ways-crossley = ハントとクロスリー
soft-contact-five-ways-yielding = つぶれる

## Controls: what they are.

soft-contact-control-height = 落とす高さ
soft-contact-control-material = 何を放すか
soft-contact-control-kept = 1 mから落としたときにはね返る速さの割合（地球で）
soft-contact-control-power = 減衰は深さの何乗に比例するか
soft-contact-control-yield_pressure = へこみが残り始める圧力
soft-contact-control-radius = 鋼の球の半径
soft-contact-control-stiffness = かたさ
soft-contact-control-mass = 球の質量
soft-contact-control-spring_stiffness = かたさ
soft-contact-control-across = 板に沿った速さ
soft-contact-control-friction = 球と板の摩擦係数
soft-contact-control-across_stiffness = 垂直方向に対する横向きのかたさの比（ゴムや鋼の球では0.8）
soft-contact-control-front = 前の部品の質量
soft-contact-control-loose = 同じ部品をばねなしで、下に
soft-contact-control-rear = 後ろの部品の質量
soft-contact-control-upper = 上の球の質量

# Ticks of drop heights.
soft-contact-tick-finger = 指
soft-contact-tick-table = 机

## Set-ups: what to look for.

soft-contact-set-up-rubber-ball-from-a-table = 75 cmからだと、速さのおよそ五分の一を失います。
soft-contact-set-up-rubber-ball-from-a-finger = 同じ球でも、ゆっくり当たると、失う割合は小さくなります。
soft-contact-set-up-steel-on-steel = へこみが残り、速さの半分がなくなります。
soft-contact-set-up-steel-hardly-touching = とても弱く当たるので、へこみが残らず、何も失いません。
soft-contact-set-up-a-game-s-ball = ダンパーは弱い接触でもはたらき、そのとき損失の割合が最も大きくなります。
soft-contact-set-up-a-game-s-ball-mended = このダンパーなら、一つの値がどの高さでも成り立ちます。
soft-contact-set-up-two-parts-and-a-spring = 何も失わないのに、ゆっくり戻ります。エネルギーのほとんどが内部の振動になります。
soft-contact-set-up-two-equal-parts-and-a = 二回当たり、二回目の衝突が振動を全体の運動に戻します。
soft-contact-set-up-with-a-spring-and-without = ばねがないと、後ろの部品がエネルギーのほとんどを持ち去ります。
soft-contact-set-up-tennis-ball-on-a-basketball = テニスボールがまだ落ちている間に、バスケットボールが上がってきて、はね上げます。
soft-contact-set-up-superball-sideways = 横のばねが、もう一つのばねと同時に戻ります。球の最下点は後ろへすべります。
soft-contact-set-up-sphere-sideways = すべり、固着し、またすべります。

## Acts.

soft-contact-act-1 = 遅い衝突、速い衝突
soft-contact-act-1-why = 衝突には時間がかかります。球が沈んで戻る間の、板の力が見られます。高さを変えてください。ループが細いのはいつですか。
soft-contact-act-2 = へこみ
soft-contact-act-2-why = 鋼では、押す速さは関係ありません。でも圧力が大きすぎると、へこみが残ります。どの高さから残りますか。
soft-contact-act-3 = 内部に隠れるエネルギー
soft-contact-act-3-why = 二つの鋼の部品とばねは、エネルギーを失いません。全体の速さは、重心の速さです。来たときと同じ速さで戻りますか。

## Bars.

soft-contact-experiment-speed-at-the = 板での速さ
soft-contact-experiment-energy = エネルギー
soft-contact-experiment-energy-of-the = 全体のエネルギー

## Challenges, and what they came to.

soft-contact-challenge-half = エネルギーの半分が残るように、鋼の球を落としてください。
soft-contact-challenge-half-hint = 残るエネルギーは、1 mからなら24 %、1 cmからなら72 %です。

soft-contact-half-target = 目標：落とす高さの半分。
soft-contact-half-mark = 半分
soft-contact-half-too-gently = 高さの{ $share }まで上がりました。弱く当たりすぎました。
soft-contact-half-too-hard = 高さの{ $share }まで上がりました。強く当たりすぎました。
soft-contact-half-hit = 高さの{ $share }まで上がりました。{ $height }落ちて、{ $down }で当たりました。

soft-contact-challenge-slow = できるだけゆっくり戻るように、二つの部品を選んでください。エネルギーは失われません。
soft-contact-challenge-slow-hint = 当たるのは一回だけ。その範囲で、二つの質量をできるだけ近くします。
soft-contact-challenge-slow-takes-1 = 速さの35 %

soft-contact-slow-back = { $speed }で戻りました。元の速さの{ $share }です。
soft-contact-slow-one-hit = 一回の衝突で、{ $speed }で戻りました。元の速さの{ $share }です。
soft-contact-slow-hits = { $speed }で戻りました。元の速さの{ $share }です。{ $hits }回当たり、最後の衝突が振動を全体の運動に戻しました。

## Exercises.

soft-contact-exercise-loop = 球が速さの80 %ではね返ります。接触に入るエネルギーのうち、ループが囲むのはどれだけですか。
soft-contact-exercise-loop-hint = 戻るエネルギーは、速さの二乗に比例します。
soft-contact-exercise-loop-solution = 0.8² = 0.64が戻り、0.36が囲まれます。
soft-contact-exercise-rubber = ゴムの球は、1 mからだと速さの20 %を失います。失う割合が速さの五乗根に比例するなら、1 cmからだと何 %を失いますか。
soft-contact-exercise-rubber-hint = 1 cmからだと、速さは十分の一です。
soft-contact-exercise-rubber-solution = 20 % × 0.1^(1/5) = 12.6 %。この球が失うのは13.4 %です（重力を除くと13.3 %）。五乗根は級数の始めの項にすぎません。
soft-contact-exercise-steel = 十分強くつぶれる鋼では、はね返る割合が速さの四乗根に反比例します。割合が半分になるのは、高さが何倍のときですか。
soft-contact-exercise-steel-hint = 割合を半分にするには、速さを2⁴倍にします。
soft-contact-exercise-steel-solution = 速さは16倍です。高さは速さの二乗に比例するので、256倍です。

## Questions to a class.

soft-contact-class-rubber =
    1 mから落とすと、このゴムの球は速さの80 %ではね返ります。
    1 cmから落とすと、その割合はどうなりますか。
soft-contact-class-steel =
    鋼の球を厚い鋼の板に落とします。1 mからだと、速さの49 %ではね返ります。
    1 cmから落とすと、その割合はどうなりますか。
soft-contact-class-inside =
    ばねでつないだ二つの鋼の部品が、すべって壁に当たります。エネルギーは失われません。前は1.5 kg、後ろは1 kgです。
    全体は、元の速さのどれだけではね返りますか。

## The printed sheet.

soft-contact-column-drop-cm = 高さ (cm)
soft-contact-column-speed-before-after = 速さ、前→後 (m/s)
soft-contact-column-share-of-speed = はね返る速さの割合 (%)
soft-contact-sheet-at-home = 卓球の球を弾ませて、止まるまでの音をスマートフォンで録音します。音の間隔は、始め：____ s、次に____ s。終わり近く：____ s、次に____ s。割合：____と____
soft-contact-sheet-expect = 次の間隔と前の間隔の比が、はね返る割合です。ふつう、割合は終わりに近いほど少し大きくなります。始めのうちは、空気も速さの一部を奪います。

## Names of set-ups.

soft-contact-name-Rubber-ball-from-a-table = 机の高さからゴムの球
soft-contact-name-Rubber-ball-from-a-finger-s-breadth = 指一本の幅からゴムの球
soft-contact-name-Steel-on-steel = 鋼と鋼
soft-contact-name-Steel-hardly-touching = 鋼、ごく弱い接触
soft-contact-name-A-game-s-ball = ゲームの球
soft-contact-name-A-game-s-ball-mended = ゲームの球、改良
soft-contact-name-Two-parts-and-a-spring = 二つの部品とばね
soft-contact-name-Two-equal-parts-and-a-spring = 同じ二つの部品とばね
soft-contact-name-With-a-spring-and-without = ばねあり、ばねなし
soft-contact-name-Tennis-ball-on-a-basketball = バスケットボールの上のテニスボール
soft-contact-name-Superball-sideways = スーパーボール、横向き
soft-contact-name-Sphere-sideways = 球、横向き

## Names of runs.

soft-contact-name-drop = 落下
soft-contact-name-two-parts = 二つの部品
soft-contact-name-no-spring = ばねなし
soft-contact-name-one-on-the-other = 重ねた球

## Names of curves, bars and forces.

soft-contact-name-force-of-the-plate = 板の力
soft-contact-name-speed-upwards = 上向きの速度
soft-contact-name-depth = 深さ
soft-contact-name-slip-along-the-plate = 板に沿ったすべり
soft-contact-name-speed-of-the-upper-ball = 上の球の速度
soft-contact-name-speed-of-the-body = 全体の速度
soft-contact-name-speed-of-the-part-in-front = 前の部品の速度
soft-contact-name-speed-of-the-part-behind = 後ろの部品の速度
soft-contact-name-way-to-the-wall = 壁までの距離
soft-contact-name-speed-in = 当たる速さ
soft-contact-name-speed-out = 離れる速さ
soft-contact-name-in-the-spring = ばねの中
soft-contact-name-flying = 全体の運動
soft-contact-name-inside-parts-and-spring = 内部：部品とばね
soft-contact-name-lost-by-the-body = 失った分

## Names of groups of controls.

soft-contact-name-What-it-is-made-of = 材質
soft-contact-name-Sideways-too = 横向きも

## Names of what can be chosen in the panel.

soft-contact-name-rubber = ゴム
soft-contact-name-steel = 鋼
soft-contact-name-game-ball = ゲームの球
soft-contact-name-spring = ばね

## Controls: words that stand for them, where others have a symbol.

soft-contact-symbol-material = 材料
soft-contact-symbol-loose = ばねなし

## Name of the lesson.

soft-contact-name-Why-do-balls-lose-speed-when-they-bounce = はね返ると、なぜ遅くなる？
