### What lesson rotating_spheres says.

## What several questions say.

# "rim" is the speed of the ball's rim.
rotating-spheres-spins-at-first =
    { $turning ->
        [no-spin] 球は回転していません。
        [topspin] 球にはトップスピンがかかり、ふちの速さは{ $rim }です。
       *[backspin] 球にはバックスピンがかかり、ふちの速さは{ $rim }です。
    }

## WAY: where a superball comes out that is thrown under a table.

rotating-spheres-way-asked =
    { $floor ->
        [ice] { $table ->
            [ice] 回転のないスーパーボールを机の下に投げます。床は氷、机も氷です。エネルギーは失われません。
           *[grips] 回転のないスーパーボールを机の下に投げます。床は氷で、机はグリップします。エネルギーは失われません。
        }
       *[grips] { $table ->
            [ice] 回転のないスーパーボールを机の下に投げます。床はグリップし、机は氷です。エネルギーは失われません。
           *[grips] 回転のないスーパーボールを机の下に投げます。床も机もグリップします。エネルギーは失われません。
        }
    }
    球は床、机、床の順に当たります。そのあと、どちらへ飛びますか。
rotating-spheres-way-asked-ice =
    氷のようになめらかな球を机の下に投げます。グリップする面はありません。エネルギーは失われません。
    球は床、机、床の順に当たります。そのあと、どちらへ飛びますか。

rotating-spheres-way-on = ほぼ同じ速さで前へ飛びます。
rotating-spheres-way-slow = 前へ飛びますが、ずっと遅くなります。
rotating-spheres-way-back = 戻ってきます。

# What has been seen, before it is said why.
rotating-spheres-way-seen-on = ほぼ同じ速さで前へ飛んだ。
rotating-spheres-way-seen-slow = 前へ飛んだが、ずっと遅かった。
rotating-spheres-way-seen-back = 戻ってきた。

rotating-spheres-way-head-on = 同じ速さで前へ飛んだ
rotating-spheres-way-head-slow = 前へ飛んだが、遅くなった
rotating-spheres-way-head-back = 戻ってきた
rotating-spheres-way-yes-on-floor = 床は一度目に進む速さを回転に変え、二度目に回転を進む速さに変えました：{ $speeds } m/s。
rotating-spheres-way-yes-on-nothing = グリップする面がないので、床や机に沿った速さは{ $first }のまま変わりません。
rotating-spheres-way-yes-slow = グリップしたのは机だけです。{ $first }のうち{ $last }が残り、ほかは回転になりました。
rotating-spheres-way-yes-back = { $speeds } m/s。床が回転を与え、机がその回転で球を後ろへ返しました。
rotating-spheres-way-no-on-slow = 机が一度グリップして、進む速さの{ $lost }を回転に変えました。床は氷なので、回転を進む速さに戻せません。
rotating-spheres-way-no-on-back = 球の進む向きは変わることがあります。この球は回転しながら机に当たり、机がその回転で向きを変えました：{ $to_the_table } m/s。
rotating-spheres-way-no-slow-on-floor = 一度目のグリップで{ $second }に遅くなりました。二度目には回転がすべて進む速さに戻り、{ $last }になりました。回転は残っていません。
rotating-spheres-way-no-slow-on-nothing = グリップする面がないので、球は遅くなりません。ずっと{ $first }でした。
rotating-spheres-way-no-slow-back = グリップのはたらきは減速だけではありません。床のあとは{ $second }に遅くなり、机では回転が球を後ろへ返しました：{ $third }。
rotating-spheres-way-no-back-on-floor = 両方の面がグリップすれば戻ります。でもこの机は氷で、回転を使えません。床がすべりを二度逆向きにして、また{ $last }になりました。
rotating-spheres-way-no-back-on-nothing = 戻るにはグリップが必要です。グリップする面がないので、前は{ $first }、後は{ $last }でした。
rotating-spheres-way-no-back-slow = グリップしたのは机の一度だけです：{ $to_the_table } m/s。戻るには、床で得た回転をもって、グリップする机に当たる必要があります。

rotating-spheres-way-steps-1 = 床に沿って7 m/s、回転なし。接触点は7 m/sですべります。グリップはすべりを逆向きにします：−7 m/s。
rotating-spheres-way-steps-2 = 中まで詰まった球では、進む速さがすべりの4/7だけ減ります：7 − 4 = 3 m/s。
rotating-spheres-way-steps-3 = 残りはふちの速さになります：10 m/s。
rotating-spheres-way-steps-4 = 机では回転が逆にはたらきます。すべりは3 + 10 = 13 m/s。
rotating-spheres-way-steps-5 = グリップはこれを逆向きにします。進む速度は3 − 4/7 × 13 = −4.43 m/s。球は後ろへ飛びます。
rotating-spheres-way-steps-6 = あなたの番です。机が氷なら、進む速さは[3] m/sのままです。

# For readers who do not see it; "speeds" are joined by arrows.
rotating-spheres-way-picture = 床に沿った速度（来た向きを+とする）：{ $speeds } m/s。
# The ball's ways to the first contact and away from the last one.
rotating-spheres-way-mark-in = 入る
rotating-spheres-way-mark-out = 出る
# What a contact turns into what.
rotating-spheres-way-mark-spin = 速さ→回転
rotating-spheres-way-mark-flight = 回転→速さ

## BOUNCE: a superball that spins before it meets the floor.

# "spins" is rotating-spheres-spins-at-first.
rotating-spheres-bounce-asked =
    スーパーボールが、床に沿った速さ{ $along }で落ちてきます。{ $spins }床はグリップします。
    床に当たったあと、どちらへ進みますか。

rotating-spheres-bounce-faster = 前より速く、前へ進みます。
rotating-spheres-bounce-slower = 前より遅く、前へ進みます。
rotating-spheres-bounce-up = 真上に上がります。
rotating-spheres-bounce-back = 来た方へ戻ります。

rotating-spheres-bounce-seen-faster = 前より速く、前へ進んだ。
rotating-spheres-bounce-seen-slower = 前より遅く、前へ進んだ。
rotating-spheres-bounce-seen-up = 真上に上がった。
rotating-spheres-bounce-seen-back = 来た方へ戻った。

# "sum" is a sum of figures, "change" a speed before → after; "share" is the backspin over the flight.
rotating-spheres-bounce-head-faster = 速くなって進んだ
rotating-spheres-bounce-head-slower = 遅くなって進んだ
rotating-spheres-bounce-head-up = 真上に上がった
rotating-spheres-bounce-head-back = 戻った
rotating-spheres-bounce-yes-faster = { $sum } = { $after }。前より速く進みます。
rotating-spheres-bounce-yes-slower = { $sum } = { $after }。前より遅く進みます。
rotating-spheres-bounce-yes-up = { $sum } = { $after }。真上に上がります。
rotating-spheres-bounce-yes-back = { $sum } = { $after }。来た方へ戻ります。
rotating-spheres-bounce-no-faster-slower-backspin = バックスピンでした。球の下のふちが前へ動くので、床は後ろ向きに押しました：{ $change } m/s。
rotating-spheres-bounce-no-faster-slower-no-spin = 回転がないとき、床は球を減速させ、回転させ始めるだけです：{ $change } m/s。
rotating-spheres-bounce-no-faster-slower-topspin = ふちは{ $rim }、球は{ $along }で、ふちのほうが遅いです。だから床はやはり球を減速させました：{ $change } m/s。
rotating-spheres-bounce-no-faster-up = 球を速くするのはトップスピンだけです。これはバックスピンで、進む速さをちょうど打ち消しました：{ $change } m/s。
rotating-spheres-bounce-no-faster-back = 強いバックスピンでした。床が後ろ向きに強く押して、向きが逆になりました：{ $change } m/s。
rotating-spheres-bounce-no-slower-faster = グリップは前へ押すこともあります。{ $rim }のトップスピンで下のふちが後ろへ動くので、床は前へ押しました：{ $change } m/s。
rotating-spheres-bounce-no-slower-up = 遅くなって、進む速さがなくなりました：{ $sum } = { $after }。
rotating-spheres-bounce-no-slower-back = 球の速さの四分の三より強いバックスピンなので、球は戻りました：{ $after }。
rotating-spheres-bounce-no-up-faster = 真上に上がるにはバックスピンが必要です。これはトップスピンで、ふちは進む速さより速いので、床は前へ押しました：{ $change } m/s。
rotating-spheres-bounce-no-up-slower-backspin = バックスピンは球の速さの{ $share }倍で、弱すぎました。{ $sum } = { $after }が残ります。四分の三なら打ち消します。
rotating-spheres-bounce-no-up-slower-no-spin = 真上に上がるには、球の速さの四分の三のバックスピンが必要です。回転がないので、まだ{ $after }で進みます。
rotating-spheres-bounce-no-up-slower-topspin = 真上に上がるには、球の速さの四分の三のバックスピンが必要です。これはトップスピンなので、まだ{ $after }で進みます。
rotating-spheres-bounce-no-up-back = 球の速さの四分の三で打ち消しますが、このバックスピンは{ $share }倍でした：{ $sum } = { $after }。グリップは、進む速さより回転を大きく変えます。
rotating-spheres-bounce-no-back-faster = これは*トップスピン*で、ふちは進む速さより速いので、床は球を前へ押しました：{ $change } m/s。
rotating-spheres-bounce-no-back-slower-backspin = バックスピンでも戻るとは限りません。{ $rim }では足りず、まだ{ $after }で前へ進みます。
rotating-spheres-bounce-no-back-slower-no-spin = 戻るには、ふちの速さが球の速さの四分の三より大きいバックスピンが必要です。回転がないので、まだ{ $after }で前へ進みます。
rotating-spheres-bounce-no-back-slower-topspin = 戻るには、ふちの速さが球の速さの四分の三より大きいバックスピンが必要です。これはトップスピンなので、まだ{ $after }で前へ進みます。
rotating-spheres-bounce-no-back-up = バックスピンは{ $rim }、球の速さは{ $along }で、ちょうど四分の三です。横向きの速さはどちら向きにも残りません。

rotating-spheres-bounce-steps-1 = 右へ7 m/s、バックスピンのふちの速さは3.5 m/s。
rotating-spheres-bounce-steps-2 = 接触点のすべり：7 + 3.5 = 10.5 m/s。
rotating-spheres-bounce-steps-3 = グリップはすべりを逆向きにします。進む速さはすべりの4/7、つまり6 m/s減ります。
rotating-spheres-bounce-steps-4 = 右向きに7 − 6 = 1 m/sが残ります。
rotating-spheres-bounce-steps-5 = あなたの番です。ふちの速さが7 m/sなら、7 − 4/7 × 14 = [−1] m/s。

## LANE: a ball that slides onto a lane.

rotating-spheres-lane-asked =
    ボウリングの球が、長いレーンに{ $speed }ですべり込みます。{ $spins }
    最後にはどうなりますか。

rotating-spheres-lane-slower = 前より遅く転がります。
rotating-spheres-lane-same = 同じ速さで転がります。
rotating-spheres-lane-faster = 前より速く転がります。
rotating-spheres-lane-back = 戻ってきます。

rotating-spheres-lane-head-slower = 前より遅く転がった
rotating-spheres-lane-head-same = 同じ速さで転がった
rotating-spheres-lane-head-faster = 前より速く転がった
rotating-spheres-lane-head-back = 戻ってきた
rotating-spheres-lane-yes-same = ふちと球の速さは、はじめから同じ{ $speed }でした。すべらないので、何も変わりません。
rotating-spheres-lane-yes-slower = { $sum } = { $end }。{ $soon }後にふちと球の速さが同じになり、摩擦がなくなりました。
rotating-spheres-lane-yes-faster = { rotating-spheres-lane-yes-slower }
rotating-spheres-lane-yes-back = { rotating-spheres-lane-yes-slower }
rotating-spheres-lane-no-slower-same = 摩擦は必ず球を減速させると思いがちです。でもふちも球も{ $speed }でした。すべらないので、摩擦力ははたらきません。
rotating-spheres-lane-no-slower-faster = 摩擦は減速させるだけだと思いがちです。でもふちが球より速いので、摩擦は球を前へ押しました：{ $change } m/s。
rotating-spheres-lane-no-slower-back = 球は一度止まりましたが、まだバックスピンが残っていました。だから摩擦が球を後ろへ引きました：{ $end }。
rotating-spheres-lane-no-same-slower = 転がり始めるまでに速さを失います。はじめはすべり、ふちの速さが追いつくまで、摩擦が球を減速させました：{ $change } m/s。
rotating-spheres-lane-no-same-faster = ふちと球の速さは違いました。ふちのほうが速く、{ $rim }でした。だから床が球を前へ押しました：{ $change } m/s。
rotating-spheres-lane-no-same-back = ふちの回転は、進む向きと逆でした。摩擦が{ $speed }をすべて奪い、さらに逆向きに押して、最後は{ $end }になりました。
rotating-spheres-lane-no-faster-slower = 球を前へ押すのは、球より速く回るふちだけです。このふちは遅いので、摩擦が球を減速させました：{ $change } m/s。
rotating-spheres-lane-no-faster-slower-backspin = 球を前へ押すのはトップスピンだけです。バックスピンでは下のふちが前へ動くので、摩擦が球を減速させました：{ $change } m/s。
rotating-spheres-lane-no-faster-same = ふちも球も{ $speed }でした。すべらないので、何も変わりません。
rotating-spheres-lane-no-faster-back = これは*バックスピン*です。摩擦が球を後ろへ引きました：{ $change } m/s。
rotating-spheres-lane-no-back-slower-backspin = 戻るには、ふちの速さが球の速さの2.5倍より大きいバックスピンが必要です。ふちは{ $rim }、球は{ $speed }なので、{ $end }で前へ転がります。
rotating-spheres-lane-no-back-slower-no-spin = 戻るには、ふちの速さが球の速さの2.5倍より大きいバックスピンが必要です。回転がないので、{ $end }で前へ転がります。
rotating-spheres-lane-no-back-slower-topspin = 戻るにはバックスピンが必要です。これは*トップスピン*で、後ろへ引くことはありません。{ $end }で前へ転がります。
rotating-spheres-lane-no-back-same = これは*トップスピン*で、後ろへ引くことはありません。ふちも球も{ $speed }なので、何も変わりません。
rotating-spheres-lane-no-back-faster = *トップスピン*は後ろへ引くことはありません。ふちのほうが速いので球は前へ押され、最後は{ $end }になりました。

rotating-spheres-lane-steps-1 = 球が3.5 m/sで、回転せずにすべります。摩擦で、速さは毎秒μ gずつ減ります。
rotating-spheres-lane-steps-2 = ふちの速さは、その2.5倍の割合で増えます。
rotating-spheres-lane-steps-3 = 球の速さが1 m/s減ったとき、ふちは2.5 m/s、球も2.5 m/sです。
rotating-spheres-lane-steps-4 = もうすべりません。2.5 m/s = 3.5 m/sの5/7で転がります。
rotating-spheres-lane-steps-5 = あなたの番です。はじめが7 m/sなら、[5] m/sで転がります。

rotating-spheres-lane-picture = 球とふちの速さの時間変化：{ $rolls }から、どちらも{ $speed }です。
rotating-spheres-lane-chart = 等しくなると摩擦がなくなる
rotating-spheres-lane-chart-time = 時間 (s)
rotating-spheres-lane-chart-speed = 速さ (m/s)
rotating-spheres-lane-chart-ball = 球
rotating-spheres-lane-chart-rim = ふち
rotating-spheres-lane-chart-rolls = 転がる：{ $speed }

## CARPET: two balls that roll, each on a carpet of its own.

rotating-spheres-carpet-asked =
    { $second ->
        [rougher] 二つの球が{ $speed }で転がり、それぞれ別のじゅうたんに入ります。じゅうたん2の摩擦係数は二倍です。
        [smoother] 二つの球が{ $speed }で転がり、それぞれ別のじゅうたんに入ります。じゅうたん2の摩擦係数は半分です。
        [softer] 二つの球が{ $speed }で転がり、それぞれ別のじゅうたんに入ります。じゅうたん2は二倍よく沈みます。
        [firmer] 二つの球が{ $speed }で転がり、それぞれ別のじゅうたんに入ります。じゅうたん2の沈み方は半分です。
        [heavier] 二つの球が{ $speed }で転がり、それぞれ別のじゅうたんに入ります。球2の質量は四倍です。どちらのじゅうたんも、沈み方の割合は同じです（{ $share }）。
       *[lighter] 二つの球が{ $speed }で転がり、それぞれ別のじゅうたんに入ります。球2の質量は四分の一です。どちらのじゅうたんも、沈み方の割合は同じです（{ $share }）。
    }
    どちらの球が遠くまで転がりますか。

rotating-spheres-carpet-one = 球1のほうが遠くまで転がります。
rotating-spheres-carpet-two = 球2のほうが遠くまで転がります。
rotating-spheres-carpet-both = どちらも同じ距離だけ転がります。

rotating-spheres-carpet-head-one = 球1のほうが遠くへ転がった
rotating-spheres-carpet-head-two = 球2のほうが遠くへ転がった
rotating-spheres-carpet-head-both = どちらも同じ距離
rotating-spheres-carpet-yes-one = 球2は{ $short }、もう一つは{ $far }転がりました。球2のじゅうたんは二倍よく沈むので、同じ距離で二倍のエネルギーを失います。
rotating-spheres-carpet-yes-two = 球2は{ $far }、もう一つは{ $short }転がりました。球2のじゅうたんの沈み方は半分なので、同じ距離で失うエネルギーも半分です。
rotating-spheres-carpet-yes-both-rougher = どちらも{ $far }転がりました。転がる球はすべらないので、摩擦は仕事をしません。エネルギーを奪うのは、じゅうたんが沈むことです。
rotating-spheres-carpet-yes-both-smoother = { rotating-spheres-carpet-yes-both-rougher }
rotating-spheres-carpet-yes-both-heavier = どちらも{ $far }転がりました。質量が四倍ならエネルギーも四倍ですが、同じ距離で失うエネルギーも四倍です。
rotating-spheres-carpet-yes-both-lighter = { rotating-spheres-carpet-yes-both-heavier }
rotating-spheres-carpet-no-one-both-rougher = 転がる球2が摩擦で止まると思いがちです。でもどちらも{ $far }転がりました。転がる球はすべらないので、摩擦は仕事をしません。エネルギーを奪うのは、じゅうたんが沈むことです。
rotating-spheres-carpet-no-two-both-rougher = 転がっている球2が、グリップで遠くまで行くことはありません。どちらも{ $far }転がりました。エネルギーを奪う沈み方は、どちらのじゅうたんでも同じです。
rotating-spheres-carpet-no-two-both-smoother = 転がる球1が摩擦で止まると思いがちです。でもどちらも{ $far }転がりました。転がる球はすべらないので、摩擦は仕事をしません。エネルギーを奪うのは、じゅうたんが沈むことです。
rotating-spheres-carpet-no-one-both-smoother = 転がっている球1が、グリップで遠くまで行くことはありません。どちらも{ $far }転がりました。エネルギーを奪う沈み方は、どちらのじゅうたんでも同じです。
rotating-spheres-carpet-no-two-both-heavier = 球2はエネルギーが大きいですが、じゅうたんを押す力も大きいです。c_rが同じなので、どちらも{ $far }転がりました。
rotating-spheres-carpet-no-one-both-heavier = 球2には大きな力が後ろ向きにはたらきますが、重いので止まりにくいです。c_rが同じなので、どちらも{ $far }転がりました。
rotating-spheres-carpet-no-one-both-lighter = 球1はエネルギーが大きいですが、じゅうたんを押す力も大きいです。c_rが同じなので、どちらも{ $far }転がりました。
rotating-spheres-carpet-no-two-both-lighter = 球1には大きな力が後ろ向きにはたらきますが、重いので止まりにくいです。c_rが同じなので、どちらも{ $far }転がりました。
rotating-spheres-carpet-no-two-one = よく沈むじゅうたんで、球2は{ $short }で止まりました。球1は{ $far }転がりました。球2は、同じ距離で二倍のエネルギーを失います。
rotating-spheres-carpet-no-one-two = よく沈むじゅうたんで、球1は{ $short }で止まりました。球2は{ $far }転がりました。球1は、同じ距離で二倍のエネルギーを失います。
rotating-spheres-carpet-no-both-one = はじめの速さだけでは決まりません。じゅうたん2では、同じ距離で二倍のエネルギーを失います：{ $short }と{ $far }。
rotating-spheres-carpet-no-both-two = はじめの速さだけでは決まりません。じゅうたん1では、同じ距離で二倍のエネルギーを失います：{ $short }と{ $far }。

rotating-spheres-carpet-picture = 床は、転がる球の前で沈み、後ろではあまり押し返しません。床の力は中心より{ $lever }前にはたらき、球を減速させます。
rotating-spheres-carpet-mark-force = 力

## SPUN: two rough balls meet, and neither spins before.

rotating-spheres-spun-asked =
    { $how ->
        [head-on] 球1が{ $speed }で球2に正面からぶつかります。どちらの球もグリップし、はじめは回転していません。
       *[off-centre] 球1が{ $speed }で球2に中心をずらしてぶつかります。どちらの球もグリップし、はじめは回転していません。
    }
    衝突後、どちらの球が回転しますか。

rotating-spheres-spun-none = どちらも回転しません。
rotating-spheres-spun-both = どちらも同じ向きに回転します。

rotating-spheres-spun-head-none = どちらも回転しない
rotating-spheres-spun-head-both = どちらも同じ向きに回転
rotating-spheres-spun-yes-none = 正面衝突です。接触点ではすべらないので、球を回す力もはたらきません。
rotating-spheres-spun-yes-both = 表面が{ $slip }ですべりました。摩擦は、反対側にある二つのふちを逆向きに押します。だからどちらも同じ向きに回りました：{ $first }と{ $second }。
rotating-spheres-spun-no-none-both = はじめに回転がなくても回り始めます。中心をずらすと表面が{ $slip }ですべり、それが両方を回しました：{ $first }と{ $second }。
rotating-spheres-spun-no-both-none = グリップが球を回すのは、表面がすべるときだけです。正面衝突ではすべりません。

## SPINS: two rough balls meet head-on, and both spin.

rotating-spheres-spins-asked =
    { $one ->
        [clockwise] { $two ->
            [clockwise] 粗い球が二つ、正面衝突します。すべりの{ $share }が逆向きになります。球1は時計回りに{ $first }、球2は時計回りに{ $second }で回っています。
           *[anticlockwise] 粗い球が二つ、正面衝突します。すべりの{ $share }が逆向きになります。球1は時計回りに{ $first }、球2は反時計回りに{ $second }で回っています。
        }
       *[anticlockwise] { $two ->
            [clockwise] 粗い球が二つ、正面衝突します。すべりの{ $share }が逆向きになります。球1は反時計回りに{ $first }、球2は時計回りに{ $second }で回っています。
           *[anticlockwise] 粗い球が二つ、正面衝突します。すべりの{ $share }が逆向きになります。球1は反時計回りに{ $first }、球2は反時計回りに{ $second }で回っています。
        }
    }
    二つの球の回転はどうなりますか。

rotating-spheres-spins-stop = どちらの回転も止まります。
rotating-spheres-spins-nothing = 変わりません。どちらも前と同じように回ります。

rotating-spheres-spins-head-nothing = 回転は変わらなかった
rotating-spheres-spins-head-stop = どちらの回転も止まった
rotating-spheres-spins-yes-nothing = 接触点では、両方のふちが同じ向きに{ $rim }で動きました。すべらないので、回転は{ $first }と{ $second }のままです。
rotating-spheres-spins-yes-stop = ふちは互いに逆向きに動き、{ $slip }ですべりました。グリップは両方の回転をちょうど奪いました。はじめは{ $was_first }と{ $was_second }でした。
rotating-spheres-spins-no-stop-nothing = 摩擦が回転を止めるのは、表面がすべるときだけです。ふちは同じ向きに{ $rim }で動くので、回転は{ $first }と{ $second }のままです。
rotating-spheres-spins-no-nothing-stop = ふちは互いに逆向きで、{ $slip }ですべりました。だからグリップが両方を止めました。{ $was_first }と{ $was_second }が0になりました。

## ASIDE: where ball 2 goes.

rotating-spheres-aside-asked =
    { $turning ->
        [no-spin] ビリヤードの球1が、球2に中心をずらして{ $speed }で当たります。どちらも少し粗い球です。球1は回転していません。
        [clockwise] ビリヤードの球1が、球2に中心をずらして{ $speed }で当たります。どちらも少し粗い球です。球1は時計回りで、ふちの速さは{ $rim }です。
       *[anticlockwise] ビリヤードの球1が、球2に中心をずらして{ $speed }で当たります。どちらも少し粗い球です。球1は反時計回りで、ふちの速さは{ $rim }です。
    }
    球2はどちらへ進みますか。

rotating-spheres-aside-along = 中心を結ぶ線に沿って進みます。
rotating-spheres-aside-on = その線から、球1が動く側へそれます。
rotating-spheres-aside-away = その線から、反対側へそれます。

# "across" is the speed of flight across the line of centres.
rotating-spheres-aside-head-along = 中心を結ぶ線に沿って進んだ
rotating-spheres-aside-head-on = 球1が動く側へそれた
rotating-spheres-aside-head-away = 反対側へそれた
rotating-spheres-aside-yes-along = 接触点で、回転と進む速さが打ち消し合いました。どちらも{ $across }です。すべらないので、球2は線からそれません。
rotating-spheres-aside-yes-on = 球1の表面は、球1が進む向きに、球2の上を{ $slip }ですべりました。摩擦が球2を引き、線から{ $angle }それました。
rotating-spheres-aside-yes-away = 回転は{ $rim }、進む速さは{ $across }で、回転が勝ちました。球1の表面は逆向きに動いて球2を引き、線から{ $angle }それました。
rotating-spheres-aside-no-along-on = なめらかな球なら、その線に沿って進みます。この球は{ $slip }ですべったので、摩擦で球2は線から{ $angle }それました。
rotating-spheres-aside-no-along-away = 線に沿って進むのは、すべらないときだけです。ここでは回転のため{ $slip }ですべり、球2は線から{ $angle }それました。
rotating-spheres-aside-no-on-along = 摩擦で球がそれるのは、表面がすべるときだけです。球1の回転が線に垂直な速さを打ち消しました（どちらも{ $across }）。すべらないので、それません。
rotating-spheres-aside-no-on-away = 回転が弱ければそうなります。でもふちは{ $rim }、進む速さは{ $across }なので、摩擦は球2を反対側へ引き、{ $angle }それました。
rotating-spheres-aside-no-away-along = 反対側へそれるのは、回転が勝つときです。ここではふちの速さも、線に垂直に進む速さも{ $across }で、すべりませんでした。
rotating-spheres-aside-no-away-on = 摩擦は、球1の表面が動く向きに球2を引きます。表面は前へ{ $slip }ですべったので、球2はその側へ{ $angle }それました。

## SLIPPING: a ball that slides down a slope.

rotating-spheres-slipping-asked =
    水平に1 m進むと{ $rises }上がる斜面です（{ $friction }）。回転しない球が、はじめ{ $speed }ですべり下ります。
    すべりはどうなりますか。

rotating-spheres-slipping-grows = 大きくなります。
rotating-spheres-slipping-ends = なくなり、球は転がります。
rotating-spheres-slipping-stays = 変わりません。

rotating-spheres-slipping-head-grows = すべりは大きくなった
rotating-spheres-slipping-head-ends = すべりが終わり、転がった
rotating-spheres-slipping-head-stays = すべりは変わらなかった
rotating-spheres-slipping-yes-grows = 球の速さの増え方が、ふちの速さの増え方より大きいので、すべりは{ $before }から{ $after }になりました。
rotating-spheres-slipping-yes-ends = ふちの速さの増え方が、球の速さの増え方より大きかったです。{ $soon }後に同じ速さになりました。
rotating-spheres-slipping-yes-stays = 球とふちの速さは同じように増えました。すべりは、はじめ{ $before }、最後は{ $after }でした。
rotating-spheres-slipping-no-grows-ends = 球が速くなるときでも、摩擦でふちはもっと急に速くなります。{ $soon }後にすべらなくなりました。
rotating-spheres-slipping-no-stays-ends = 変わらないのは、球とふちの速さが同じように増えるときです。ふちの方が急に増え、{ $soon }後に球と同じ速さになりました。
rotating-spheres-slipping-no-ends-grows = 摩擦でふちは速くなりますが、斜面で球はもっと急に速くなります。すべりは{ $before }から{ $after }になりました。
rotating-spheres-slipping-no-stays-grows = 球とふちの速さの増え方は違いました。最後の速さは、球が{ $speed }、ふちが{ $rim }でした。
rotating-spheres-slipping-no-ends-stays = 摩擦がふちを速くする割合と、斜面が球を速くする割合は同じです。最後のすべりは{ $after }でした。
rotating-spheres-slipping-no-grows-stays = 球が速くなった分、ふちも速くなりました。最後は{ $speed }と{ $rim }で、すべりはまだ{ $after }でした。

## EVER: a ball at rest on a slope.

rotating-spheres-ever-asked =
    水平に1 m進むと{ $rises }上がる斜面です（{ $friction }）。止まっている球を斜面で放します。
    球は転がりますか。

rotating-spheres-ever-once = はい、すぐに転がります。
rotating-spheres-ever-never = いいえ、すべったままで、転がることはありません。

rotating-spheres-ever-head-once = すぐに転がった
rotating-spheres-ever-head-never = 転がらずにすべった
rotating-spheres-ever-yes-once = 斜面が球を速くするのと同じ割合で、摩擦がふちを速くします。{ $time }後、球もふちも{ $speed }でした。
rotating-spheres-ever-yes-never = 摩擦が弱く、ふちは球と同じようには速くなれません。{ $time }後、球は{ $speed }、ふちは{ $rim }でした。
rotating-spheres-ever-no-never-once = 摩擦が最下点をすべらせないので、球は転がるだけです。{ $time }後、球もふちも{ $speed }でした。
rotating-spheres-ever-no-once-never = 転がるには、ふちが球と同じように速くなる必要があります。{ $time }後、球は{ $speed }ですが、ふちは{ $rim }だけでした。

## TENNIS: a ball that spins and loses speed at the floor.

rotating-spheres-tennis-asked =
    球が、床に沿った速さ{ $along }で落ちてきます。{ $spins }床は粗い面です。
    床を離れるとき、床に沿った速さは前より速いですか、遅いですか。

rotating-spheres-tennis-faster = 前より速いです。
rotating-spheres-tennis-same = 前と同じです。
rotating-spheres-tennis-slower = 前より遅いです。

rotating-spheres-tennis-head-faster = 床に沿って速くなった
rotating-spheres-tennis-head-same = 床に沿った速さは同じ
rotating-spheres-tennis-head-slower = 床に沿って遅くなった
rotating-spheres-tennis-yes-faster = ふちは{ $rim }、球は{ $along }で、ふちのほうが速いので、床が球を前へ押しました：{ $change } m/s。
rotating-spheres-tennis-yes-same = ふちも球も{ $along }でした。すべらないので、床は前にも後ろにも押しません。
rotating-spheres-tennis-yes-slower = 最下点は前向きに{ $slip }ですべったので、床は後ろ向きに押しました：{ $change } m/s。
rotating-spheres-tennis-no-same-faster = 最下点は後ろ向きに{ $slip }ですべりました。床はすべりを妨げる向き、つまり前へ球を押しました：{ $change } m/s。
rotating-spheres-tennis-no-slower-faster = 床は垂直方向の速さを減らしますが、面に沿った速さは別です。ふちのほうが速いので、球は前へ押されました：{ $change } m/s。
rotating-spheres-tennis-no-faster-same = 前へ押されるのは、ふちが球より速いときだけです。どちらも{ $along }で、すべりませんでした。
rotating-spheres-tennis-no-slower-same = 床は垂直方向の速さを減らします。面に沿っては、すべるときだけ減速します。すべらないので、前も後も{ $along }です。
rotating-spheres-tennis-no-faster-slower = 前へ押されるのは、ふちが球より速いときだけです。ここでは最下点が前向きに{ $slip }ですべり、減速しました：{ $change } m/s。
rotating-spheres-tennis-no-same-slower = 最下点は前向きに{ $slip }ですべりました。粗い床はすべるものを減速させます：{ $change } m/s。

## The law with the present numbers.

rotating-spheres-law-cut = { $formula }、上限は{ $limit }
rotating-spheres-law-together = 二つを合わせると（接触の表のとおり）：{ $formula }
rotating-spheres-law-estimate = { $formula }、エネルギーの変化は{ $change }
rotating-spheres-law-slips = すべり下りるとき：{ $formula }
rotating-spheres-law-rolls = 転がるとき：{ $formula }
# "steep" and "most" are two equations.
rotating-spheres-law-can = { $steep }は{ $most }以下：転がることができる
rotating-spheres-law-never = { $steep }は{ $most }より大きい：転がらない

## The chart.

rotating-spheres-chart = すべるか、グリップするか
rotating-spheres-chart-angle = 入射角（面の垂線から、°）
rotating-spheres-chart-friction = 摩擦係数 μ
rotating-spheres-chart-grips = グリップする
rotating-spheres-chart-slides = ずっとすべる
rotating-spheres-chart-test = Chung & Ooi、{ $angle }
rotating-spheres-chart-corner = その境目、{ $angle }
rotating-spheres-chart-yours = あなたの最初の衝突

## Charts of the notebook.

rotating-spheres-oblique = 斜めの衝突で何が残るか
rotating-spheres-oblique-left = 面に沿った速度の比（後÷前）
rotating-spheres-oblique-test = Chung & Ooi：{ $law }
rotating-spheres-oblique-grip = 限りのないグリップ、{ $law }
rotating-spheres-oblique-superball = スーパーボール、{ $law }
rotating-spheres-oblique-runs = テスト4の計算（境目と{ $angle }など）
rotating-spheres-throw = ビリヤードの球がそれる角度
rotating-spheres-throw-cut = 当てる角度 (°)
rotating-spheres-throw-angle = それる角度 (°)
rotating-spheres-estimate = 接触が無から生み出すエネルギー
rotating-spheres-estimate-slip = すべり (m/s)
rotating-spheres-estimate-change = エネルギーの変化 (J)
rotating-spheres-estimate-made = 見積もり：いつもμ J
rotating-spheres-estimate-lawful = 法則：最大μ J、すべりを止める分まで

## Controls: what they are.

rotating-spheres-control-mass = 球{ $ball }の質量
rotating-spheres-control-radius = 球{ $ball }の半径
rotating-spheres-control-spin = 球{ $ball }の回転（右へ飛ぶとき、+はバックスピン、−はトップスピン）
rotating-spheres-control-floor_grips = 床はグリップする（切ると氷）
rotating-spheres-control-table_grips = 机はグリップする（切ると氷）
rotating-spheres-control-place = 場面
rotating-spheres-control-speed = 速さ
rotating-spheres-control-angle = 投げる角度（0° = 真下）
rotating-spheres-control-axis = 回転軸
rotating-spheres-control-offset = 中心からのずれ
rotating-spheres-control-slope = 斜面の傾き（高さ÷水平距離）
rotating-spheres-control-e = 近づく速さのうち、はね返る割合
rotating-spheres-control-e_t = すべりのうち、逆向きになる割合
rotating-spheres-control-grip = 完全なグリップ
rotating-spheres-control-friction = 摩擦
rotating-spheres-control-resistance = 転がる球の下で床がどれだけ沈むか
rotating-spheres-control-second = 球2とじゅうたん2の違い
rotating-spheres-control-estimate = うまくいかない見積もりの摩擦（0：なし）

# Ticks of sliders: at such a throwing angle, spin, slope, share of speed, share of slip, friction.
rotating-spheres-tick-steep = 急
rotating-spheres-tick-flat = 水平に近い
rotating-spheres-tick-spinless = 回転なし
rotating-spheres-tick-level = 水平
rotating-spheres-tick-clay = 粘土
rotating-spheres-tick-tennis = テニスボール
rotating-spheres-tick-slippery = つるつる
rotating-spheres-tick-superball = スーパーボール
rotating-spheres-tick-lane = 乾いたレーン

## Set-ups: what to look for.

rotating-spheres-set-up-ice-smooth-ball = グリップする面がないので、そのまま前へ飛びます。
rotating-spheres-set-up-tennis-ball-with-topspin = ふちが球より速いので、床が前へ押し、球は低く飛びます。
rotating-spheres-set-up-bowling-ball = はじめはすべり、そのあと、はじめの速さの5/7で転がります。
rotating-spheres-set-up-superball-under-a-table = 床、机、床に当たって戻ってきます。
rotating-spheres-set-up-first-it-fails-always-j = この見積もり（Endoの報告13に似たもの）は、ほんのわずかなすべりでも全力でこすり、エネルギーを生み出します。
rotating-spheres-set-up-off-centre-both-rough = Endoの報告16。球1は回転していませんでした。衝突後はどちらも回転し、エネルギーは失われません。
rotating-spheres-set-up-opposite-spins = 接触点では、両方のふちが同じように動きます。すべらないので、何も変わりません。
rotating-spheres-set-up-large-and-small = 回転は半分、半径は二倍。やはりすべらないので、何も変わりません。
rotating-spheres-set-up-grip-with-a-limit = 摩擦には上限があります。それを超えるとエネルギーが失われます。
rotating-spheres-set-up-billiards-off-centre = なめらかなら、球2は中心を結ぶ線に沿って進みます。粗いと、その線からそれます。
rotating-spheres-set-up-side-spin = この回転ですべりがなくなり、当てられた球はそれません。
rotating-spheres-set-up-upright-spin-seen-in-space = 視点を回してください。一つの球は手前へ、もう一つは奥へ進みます。
rotating-spheres-set-up-chung-ooi-test-4 = 60°では、接触の間ずっとすべります。
rotating-spheres-set-up-sliding-down-a-slope = すべりが終わり、そこから転がります。
rotating-spheres-set-up-steep-and-slippery = この摩擦に対して斜面が急すぎるので、転がることはありません。
rotating-spheres-set-up-on-a-carpet = 転がる球を止めるのは、床が沈むことだけです。粗さや質量は関係ありません。

## Acts.

rotating-spheres-act-1 = どこから出てくる？
rotating-spheres-act-1-why = 球は床、机、床の順に当たります。そのあと、どちらへ飛びますか。
rotating-spheres-act-2 = 当たる前の回転
rotating-spheres-act-2-why = 球は回転しながら床に当たります。どちらへ進みますか。
rotating-spheres-act-3 = すべってから転がる
rotating-spheres-act-3-why = ボウリングの球がレーンにすべり込みます。最後にはどうなりますか。

## Lines to write.

rotating-spheres-act-1-after = 戻ってくるかどうかは、どの接触で決まりますか。なぜですか。
rotating-spheres-act-1-after-model = 机です。机は球の反対側に触れるので、回転が進む向きと逆にはたらきます。机が氷なら、床が回転を進む速さに戻します。
rotating-spheres-act-2-after = なぜ球の速さと同じではなく、四分の三なのですか。
rotating-spheres-act-2-after-model = 中まで詰まった球では、グリップによるふちの速さの変化は、進む速さの変化の2.5倍だからです。
rotating-spheres-act-3-after = レーンの摩擦係数を二倍にすると、何が変わりますか。
rotating-spheres-act-3-after-model = 半分の時間で転がり始めます。速さは同じです。

## Bars.

rotating-spheres-experiment-energy = エネルギー

## Challenges, and what they came to.

rotating-spheres-challenge-straight_up = 45°、6 m/sで投げます。真上に上がるように、バックスピンを決めてください。
rotating-spheres-challenge-straight_up-hint = ふちの速さが床に沿った速さの四分の三のバックスピンなら、横向きの速さは残りません。

rotating-spheres-straight-up-target = 目標：机に向かって真上。横向きが10、3、1 %以内で星。
rotating-spheres-straight-up-mark = 真上
rotating-spheres-straight-up-no-floor = { $time }たっても、床に当たりませんでした。
rotating-spheres-straight-up-hit = 真上に床を離れました。ふちは、床に沿って飛ぶ速さの{ $rim }倍で逆向きに回っていました。
rotating-spheres-straight-up-near =
    { $way ->
        [left] 床を離れるとき、左へ{ $speed }でした。床に沿った速さの{ $share }です。ふちは、床に沿って飛ぶ速さの{ $rim }倍で逆向きに回っていました。
       *[right] 床を離れるとき、右へ{ $speed }でした。床に沿った速さの{ $share }です。ふちは、床に沿って飛ぶ速さの{ $rim }倍で逆向きに回っていました。
    }
rotating-spheres-straight-up-missed =
    { $way ->
        [left] 床を離れるとき、左へ{ $speed }でした。床に沿った速さの{ $share }です。
       *[right] 床を離れるとき、右へ{ $speed }でした。床に沿った速さの{ $share }です。
    }

rotating-spheres-challenge-stop_in_box = ボウリングの球にバックスピンをかけ、3 mの所にある箱の中で止めてください。
rotating-spheres-challenge-stop_in_box-hint = バックスピンのふちの速さが、球の速さの2.5倍なら止まります。そのとき球はv²/(2 μ g)だけすべります。

rotating-spheres-box-target = 目標：3 mの箱。0.3、0.1、0.06 m以内で星。
rotating-spheres-box-slips = { $time }たっても、まだすべっていました。
rotating-spheres-box-rolls =
    { $way ->
        [back] { $speed }で後ろへ転がっています。
       *[on] { $speed }で前へ転がっています。
    }
rotating-spheres-box-missed =
    { $way ->
        [short] { $off }手前で止まりました。
       *[far] { $off }行きすぎて止まりました。
    }
rotating-spheres-box-hit = { $place }で止まりました。ふちは、球が進む速さの{ $rim }倍で逆向きに回っていました。だから速さとバックスピンが同時になくなりました。

## Exercises.

rotating-spheres-exercise-lane = 球が回転せずに3.5 m/sでレーンにすべり込みます。最後にはどんな速さで転がりますか。
rotating-spheres-exercise-lane-hint = 摩擦は球を遅くし、ふちを2.5倍の割合で速くします。二つはいつ等しくなりますか。
rotating-spheres-exercise-lane-solution = 3.5 m/sの5/7で、2.5 m/sです。摩擦係数で変わるのは、転がり始めるまでの時間だけです。
rotating-spheres-exercise-table = 回転しないスーパーボールの、床に沿った速さは3.5 m/sです。はね返ったあと、どれだけ残りますか。
rotating-spheres-exercise-table-hint = グリップで、進む速さはすべりの4/7だけ減ります。
rotating-spheres-exercise-table-solution = 3.5 m/sの3/7で、1.5 m/sです。残りは回転になります。
rotating-spheres-exercise-cogwheels = 同じ球が二つ、正面衝突します。回転の速さは等しく、向きは逆です。回転はどうなりますか。
rotating-spheres-exercise-cogwheels-hint = 接触点で、表面はすべりますか。
rotating-spheres-exercise-cogwheels-solution = 接触点では、歯車のように同じ向きに動きます。すべらないので、何もやりとりしません。
rotating-spheres-exercise-cogwheels-stop = 止まります。
rotating-spheres-exercise-cogwheels-exchange = 入れかわります。
rotating-spheres-exercise-cogwheels-nothing = 変わりません。

## Questions to a class.

rotating-spheres-class-superball =
    回転のないスーパーボールを机の下に投げます。床も机もグリップします。
    球は床、机、床の順に当たります。そのあと、どちらへ飛びますか。
rotating-spheres-class-ice =
    今度は机が氷です。床はグリップします。
    球は床、机、床の順に当たります。そのあと、どちらへ飛びますか。
rotating-spheres-class-lane =
    ボウリングの球がレーンにすべり込みます。レーンの摩擦係数を二倍にします。
    何が変わりますか。
rotating-spheres-class-lane-sooner = 早く転がり始めます。速さは同じです。
rotating-spheres-class-lane-slower = 早く転がり始めます。速さは小さくなります。
rotating-spheres-class-lane-later = 遅く転がり始めます。速さは同じです。
# "smooth" and "rough" are the friction of two lanes, such as "μ = 0.2".
rotating-spheres-class-lane-happened = { $smooth }では{ $smooth_time }後に{ $smooth_speed }で転がり始め、{ $rough }では{ $rough_time }後に{ $rough_speed }で転がり始めます。

## The printed sheet.

rotating-spheres-column-throw-from-the = 投げる角度、鉛直から (°)
rotating-spheres-column-speed-along-the = 床に沿った速度、前→後 (m/s)
rotating-spheres-column-spin-anticlockwise-before = 反時計回りの回転、前→後 (rad/s)
rotating-spheres-sheet-at-home = ゴムボールを45°で机の下に投げます。どこから出てきますか。向こう側 / 手前に戻る / 出てこない ____ 卓球の球でも同じことをします：____
rotating-spheres-sheet-expect = グリップする球は戻り、なめらかな球は向こうへ飛びます。二本の指で後ろ向きに回して前へ落とすと、はじめのはね返りで止まるか、戻ります。

## Names of set-ups.

rotating-spheres-name-Ice-smooth-ball = 氷のような球
rotating-spheres-name-Tennis-ball-with-topspin = トップスピンのテニスボール
rotating-spheres-name-Bowling-ball = ボウリングの球
rotating-spheres-name-Superball-under-a-table = 机の下のスーパーボール
rotating-spheres-name-First-it-fails-always-J = まずは失敗：いつもμ J
rotating-spheres-name-Off-centre-both-rough = 中心をずらす、どちらも粗い
rotating-spheres-name-Opposite-spins = 逆向きの回転
rotating-spheres-name-Large-and-small = 大きい球と小さい球
rotating-spheres-name-Grip-with-a-limit = 限りのあるグリップ
rotating-spheres-name-Billiards-off-centre = ビリヤード、中心をずらす
rotating-spheres-name-Side-spin = 横回転
rotating-spheres-name-Upright-spin-seen-in-space = 縦の軸の回転、空間で
rotating-spheres-name-Chung-Ooi-test-4 = Chung & Ooi、テスト4
rotating-spheres-name-Sliding-down-a-slope = 斜面をすべり下りる
rotating-spheres-name-Steep-and-slippery = 急ですべりやすい
rotating-spheres-name-On-a-carpet = じゅうたんの上

## Names of runs.

rotating-spheres-name-rough = 粗い
rotating-spheres-name-smooth = なめらか
rotating-spheres-name-estimate = 見積もり
rotating-spheres-name-ball-1 = 球1
rotating-spheres-name-ball-2 = 球2

## Names of curves, bars and forces.

rotating-spheres-name-velocity-right = 右向きの速度
rotating-spheres-name-spin-of-ball-1 = 球1の回転
rotating-spheres-name-spin-of-ball-2 = 球2の回転
rotating-spheres-name-slip-at-the-nearest-contact = 最も近い接触でのすべり
rotating-spheres-name-throw-of-ball-2 = 球2がそれる角度
rotating-spheres-name-angular-momentum = 角運動量
rotating-spheres-name-flight = 並進
rotating-spheres-name-rotation = 回転

## Names of groups of controls.

rotating-spheres-name-Contact = 接触
rotating-spheres-name-Balls = 球
rotating-spheres-name-Time = 時間

## Names of what can be chosen in the panel.

rotating-spheres-name-under-a-table = 机の下
rotating-spheres-name-two-spheres = 二つの球
rotating-spheres-name-down-a-slope = 斜面を下る
rotating-spheres-name-two-carpets = 二つのじゅうたん
rotating-spheres-name-across-the-picture = 画面に垂直
rotating-spheres-name-upright = 縦向き
rotating-spheres-name-along-the-flight = 進む向き
rotating-spheres-name-rougher-carpet = より粗いじゅうたん
rotating-spheres-name-smoother-carpet = よりなめらかなじゅうたん
rotating-spheres-name-softer-carpet = よりやわらかいじゅうたん
rotating-spheres-name-firmer-carpet = より硬いじゅうたん
rotating-spheres-name-heavier-ball = より重い球
rotating-spheres-name-lighter-ball = より軽い球

## Controls: words that stand for them, where others have a symbol.

rotating-spheres-symbol-scene = 場面
rotating-spheres-symbol-axis = 軸
rotating-spheres-symbol-grip = グリップ
rotating-spheres-symbol-below = 下
rotating-spheres-symbol-floor-grips = 床のグリップ
rotating-spheres-symbol-table-grips = 机のグリップ

## Ticks below sliders.

rotating-spheres-tick-head-on = 正面

## Names of the lesson, of walls, and of what is drawn at a contact, long and short.

rotating-spheres-name-Rotating-spheres = 回転する球
rotating-spheres-name-floor = 床
rotating-spheres-name-table = 机
rotating-spheres-name-slip = すべり
