### What lesson plane_bounce says.

## HIGH

plane-bounce-high-head = { $top }まで上がった
plane-bounce-high-yes = 球は床に{ $down }で当たり、{ $up }で離れました。{ $fall } × { $k } × { $k } = { $top }です。
plane-bounce-high-yes-thrown = 球は{ $down }で下りてきて、その{ $share }の{ $up }で上がりました。この速さで{ $top }まで上がります。
plane-bounce-high-no-share = { $share_high }は*高さ*の{ $share }です。この球は{ $top }まで上がりました。床が返したのは*速さ*の{ $share }で、高さは速さの二乗に比例します。
plane-bounce-high-no-root = { $root_high }は割合の平方根をかけた高さです。この球は{ $top }まで上がりました。速さから高さへは二乗です：{ $k } × { $k } = { $square }。
plane-bounce-high-no-all = 何も失われなければ{ $fall }まで戻ります。この球は{ $top }まで上がりました。エネルギーの{ $heat }は、球と床の熱になりました。
plane-bounce-high-no-other = 旗は{ $guess } mですが、球は{ $top }まで上がりました。床を{ $up }で離れたので、{ $top }まで上がります。
plane-bounce-high-no-other-thrown = 旗は{ $guess } mですが、球は{ $top }まで上がりました。上がり始めの速さは{ $up }で、下りてきた速さの{ $share }です。

## HIGH_AGAIN

plane-bounce-high-again-head = 二回目のあと{ $top }まで上がった
plane-bounce-high-again-yes = はね返るたびに、高さの{ $kept }が残ります：{ $fall } → { $first } → { $top }。
plane-bounce-high-again-no-once = { $first }は*一回目*のあとの高さです。二回目のあとは{ $top }まで上がりました。毎回、高さの{ $kept }が残ります：{ $square } × { $square } = { $fourth }。
plane-bounce-high-again-no-share = { $share_high }は*高さ*の{ $share }を一回だけとった値です。二回目のあとは{ $top }まで上がりました。毎回、高さの{ $kept }が残ります。
plane-bounce-high-again-no-root = { $root_high }は割合の平方根をかけた高さです。二回目のあとは{ $top }まで上がりました。毎回、高さは{ $k } × { $k }倍になります。
plane-bounce-high-again-no-all = 何も失われなければ{ $fall }まで戻ります。二回目のあとは{ $top }まで上がりました。毎回、エネルギーの{ $heat }が熱になりました。
plane-bounce-high-again-no-other = 旗は{ $guess } mですが、球は二回目のあと{ $top }まで上がりました。二回目に床を離れた速さは{ $up }でした。

## SHARE

plane-bounce-share-head = 床は{ $share }を返した
plane-bounce-share-yes = √({ $top_m } / { $fall_m }) = { $k }。床は速さの{ $share }を返しました。
plane-bounce-share-no-heights = { $ratio }は高さの比です。速さの{ $ratio }では、{ $ratio_high }までしか上がりません。高さは速さの二乗に比例するので、平方根をとります：{ $share }。
plane-bounce-share-no-squared = { $squared }は高さの比の二乗です。速さの{ $squared }では、{ $squared_high }までしか上がりません。高さから速さへは平方根です：{ $share }。
plane-bounce-share-no-lost = { $lost }は、熱になったエネルギーの割合です。問われているのは速さで、床は速さの{ $share }を*返しました*。
plane-bounce-share-no-other = 速さの{ $guess } %では、{ $top }の線からずれます。床が返したのは{ $share }です。{ $fall } × { $k } × { $k } = { $top }。

## REST

plane-bounce-rest-head-early = { $rest }で静止した
plane-bounce-rest-head-middle = { plane-bounce-rest-head-early }
plane-bounce-rest-head-late = { plane-bounce-rest-head-early }
plane-bounce-rest-head-never = 静止しなかった
plane-bounce-rest-yes-early = はじめの滞空時間は{ $flights }です。すべての和は{ $flight } / (1 − { $k }) = { $sum }、落下も入れて{ $rest }です。
plane-bounce-rest-yes-middle = { plane-bounce-rest-yes-early }
plane-bounce-rest-yes-late = { plane-bounce-rest-yes-early }
plane-bounce-rest-yes-never = 滞空時間は毎回{ $flight }です。何も失われないので、終わりません。
plane-bounce-rest-no-early-middle = 見えないほど小さなはね返りにも時間がかかります。たとえば{ $late_flights }です。この球は{ $rest }で静止しました。
plane-bounce-rest-no-early-late = 5 sの時点でも、滞空時間はまだ{ $flight_at_5 }ありました。この球が静止したのは{ $rest }です。
plane-bounce-rest-no-early-never = 5 sより前に止まるには、滞空時間が急に短くならなければなりません。この球は、滞空時間{ $flights }ではね続けました。床が速さをすべて返すからです。
plane-bounce-rest-no-middle-late = 最初の数回だけでは足りません。この球は{ $rest }で静止しました。滞空時間は毎回、前の{ $share }なので、ゆっくり短くなります。
plane-bounce-rest-no-middle-early = 滞空時間はもっと速く短くなります。この球は{ $rest }で静止しました。滞空時間の合計は{ $sum }です。
plane-bounce-rest-no-middle-never = 静止するには、滞空時間が短くならなければなりません。この球は、滞空時間{ $flights }ではね続けました。床が速さをすべて返すからです。
plane-bounce-rest-no-late-early = 無限回はねるなら長くかかる、と考えがちです。この球は{ $rest }で静止しました。滞空時間が毎回、前の{ $share }になるからです。
plane-bounce-rest-no-late-middle = 無限回はねるなら長くかかる、と考えがちです。この球は{ $rest }で静止しました。滞空時間が速く短くなり、和が小さいままだからです。
plane-bounce-rest-no-late-never = どれだけ待っても、何も減りません。はじめの滞空時間は{ $flights }でした。床が速さをすべて返すからです。
plane-bounce-rest-no-never-early = 次のはね返りが必ずある、と考えがちです。でもこの球は{ $rest }で静止しました。滞空時間は毎回、前の{ $share }で、合計は{ $sum }です。
plane-bounce-rest-no-never-middle = 次のはね返りが必ずある、と考えがちです。この球は{ $rest }で静止しました。滞空時間は毎回、前の{ $share }なので、合計は{ $sum }です。
plane-bounce-rest-no-never-late = 次のはね返りがあっても、時間が限りなくかかるわけではありません。{ $rest }と長くかかりましたが、滞空時間は毎回、前の{ $share }なので、和は有限です。

## PROGRAM

plane-bounce-program-head-sinks = 沈んで、また出た
plane-bounce-program-head-loses = 高さを失った
plane-bounce-program-head-caught = 床の中に残った
plane-bounce-program-head-real = 本物の球と同じだった
plane-bounce-program-yes-sinks = 深さ{ $deep }まで沈み、そのたびに出てきました。
plane-bounce-program-yes-loses = 沈みませんでしたが、{ $bounces }回のはね返りでエネルギーの{ $lost }を失いました。
plane-bounce-program-yes-caught = 沈み、つかまって、出てきませんでした。
plane-bounce-program-yes-real = 床に入った深さは最大{ $deep }、失ったエネルギーは{ $lost }です。刻みが短いからです。
plane-bounce-program-yes-real-put-back = 毎回{ $step }以内に戻され、失ったエネルギーは{ $lost }だけです。刻みが短いからです。
plane-bounce-program-no-sinks-loses = 見つかった所に置けば沈みます。このプログラムは毎回、球を直線に沿って戻したので、エネルギーの{ $lost }を失いました。
plane-bounce-program-no-sinks-caught = 確かに{ $deep }沈みました。でもプログラムがつかまえ、球は出てきませんでした。
plane-bounce-program-no-sinks-real = { $step }はとても短いので、沈むのは最大{ $deep }です。
plane-bounce-program-no-sinks-real-put-back = 床の中で見つかるたびに、遅くとも{ $step }で戻されました。だから沈まず、失ったのは{ $lost }だけです。
plane-bounce-program-no-loses-sinks = 見つけるのが遅れても、エネルギーを失うとは限りません。{ $deep }沈みましたが、来たときと同じ速さで床を離れ、前と同じ高さまで上がりました。
plane-bounce-program-no-loses-caught = すべて失いました。床の中、深さ{ $deep }でつかまり、二度と上がりませんでした。
plane-bounce-program-no-loses-real = { $step }で失ったのは{ $lost }だけで、見てもわかりません。
plane-bounce-program-no-caught-sinks = そうなるゲームもあります。この球は{ $deep }沈みましたが、下りてきたのと同じ速さで上へ動き、また出てきました。
plane-bounce-program-no-caught-loses = 床の中に残ることはありませんでした。プログラムが毎回戻したからです。その代わりエネルギーの{ $lost }を失いました。
plane-bounce-program-no-caught-real = 床に入った深さは最大{ $deep }、時間は毎回{ $step }でした。
plane-bounce-program-no-caught-real-put-back = 床の中に残りませんでした。プログラムが毎回{ $step }以内に戻したからです。
plane-bounce-program-no-real-sinks = 厳密なプログラムなら、球は床に入りません。これは{ $step }ごとにしか見ないので、{ $deep }沈みました。
plane-bounce-program-no-real-loses = 厳密なプログラムなら、何も失いません。これは{ $step }ごとにしか見ないので、エネルギーの{ $lost }を失いました。
plane-bounce-program-no-real-caught = 厳密なプログラムなら、球はまた上がります。これは{ $step }ごとにしか見ないので、深さ{ $deep }で球をつかまえました。

## CONTRAST

plane-bounce-contrast-head-time = 違うのは時間だけ
plane-bounce-contrast-yes-time = どちらも{ $top }まで上がります。月の球は{ $times }倍の時間がかかります：√({ $earth } / { $moon })。
plane-bounce-contrast-no-higher-time = どちらも{ $top }まで上がります。月の引く力は弱いですが、球が下りてくる速さも小さく、月で{ $moon_down }、地球で{ $earth_down }です。
plane-bounce-contrast-no-returns-time = 床が返すのはどちらも{ $share }：地球で{ $earth_down }のうち{ $earth_up }、月で{ $moon_down }のうち{ $moon_up }です。月では{ $times }倍の時間がかかるだけです。

plane-bounce-square-steps-1 = 球が3.2 mから落ちます。床に着く速さは√(2 × 9.8 × 3.2) = 7.92 m/s。
plane-bounce-square-steps-2 = 床は60 %を返します：4.75 m/s。
plane-bounce-square-steps-3 = 4.75 m/sで上がる高さは4.75² / (2 × 9.8) = 1.15 m。
plane-bounce-square-steps-4 = 近道：0.6 × 0.6 × 3.2 m = 1.15 m。
plane-bounce-square-steps-5 = あなたの番。80 %、2 mから：0.8 × 0.8 × 2 m = [1.28] m。

plane-bounce-rest-steps-1 = 床は50 %を返します。滞空時間：0.8、0.4、0.2、0.1 s …
plane-bounce-rest-steps-2 = 和：0.8、1.2、1.4、1.5 s …
plane-bounce-rest-steps-3 = 足りない分は毎回半分になります。和は0.8 s / (1 − 0.5) = 1.6 sに近づきます。
plane-bounce-rest-steps-4 = 落下に0.8 sかかったので、静止は2.4 s。
plane-bounce-rest-steps-5 = あなたの番。80 %、最初の滞空時間1 s：和 = 1 s / (1 − 0.8) = [5] s。

plane-bounce-program-steps-1 = 刻み0.2 s。球は0.4 sに床の上0.2 m、0.6 sには床の下0.8 mになるはずです。
plane-bounce-program-steps-2 = 床の中で見つかるのは0.6 sで、遅すぎます。
plane-bounce-program-steps-3 = 直線に沿って戻します。刻みの間に1.0 m下り、床はその0.2 mの所なので、刻みの五分の一です。
plane-bounce-program-steps-4 = 本当の道すじは曲がっています。だから、プログラムがそこで使う速さは少し小さすぎます。
plane-bounce-program-steps-5 = あなたの番。刻み0.1 s、見つかったとき5 m/s。深さは0.1 s × 5 m/s = [0.5] mより小さくなります。

## Controls: what they are.

plane-bounce-control-k_b = 床が返す速さの割合
plane-bounce-control-height = 中心の高さ（最下点より1 m上）
plane-bounce-control-velocity_x = 右向きの速度
plane-bounce-control-velocity_y = 上向きの速度
plane-bounce-control-mass = 球の質量
plane-bounce-control-moon = 月での同じ球を横に表示
plane-bounce-control-method = 床に着いたときのプログラムの動作
plane-bounce-control-soft = やわらかい床も表示
plane-bounce-control-stiffness = 床のかたさ

## Set-ups: what to look for.

plane-bounce-set-up-tennis-ball = 5 mから落ちて2.81 mまで上がります：0.75 × 0.75 = 0.56。
plane-bounce-set-up-table-tennis-ball = 高さの81 %が残ります。
plane-bounce-set-up-basketball = 高さの59 %が残ります。
plane-bounce-set-up-clay = 粘土は速さを返さず、落ちた所にとどまります。
plane-bounce-set-up-on-the-moon = ゆっくりですが、高さは同じです。割合はどこでも同じです。
plane-bounce-set-up-earth-and-moon = どちらも同じ高さまで上がり、月では時間が長くかかります。
plane-bounce-set-up-ten-times-the-mass = 高さは同じです。質量は関係しません。
plane-bounce-set-up-nikulin-plane-1 = プログラムの球は11ステップ目に床に当たります。k_bを測ると、0.7でしょうか。
plane-bounce-set-up-nikulin-plane-2 = k_bは1なのに、最高点が毎回少しずつ下がります。
plane-bounce-set-up-nikulin-plane-3 = 球は沈みますが、エネルギーは正確なままです。
plane-bounce-set-up-caught-in-the-floor = 11ステップ目のあと、球は出てきません。
plane-bounce-set-up-through-the-floor = 0.2 sでは中心が床をとび越え、球は落ち続けます。
plane-bounce-set-up-endless-bounces = 無限回のはね返りが、1.35 sですべて終わります。
plane-bounce-set-up-a-soft-floor = 一方の球はやわらかい床に沈みます。もう一方が沈むのは、刻みが長すぎたからです。
plane-bounce-set-up-rest-of-the-step-used = 同じ刻みですが、刻みの残りも捨てずに使います。

## Acts.

plane-bounce-act-1 = どこまで上がるか
plane-bounce-act-1-why = 床は速さの一部を返します。高さはどうなりますか。
plane-bounce-act-2 = いつ終わるか
plane-bounce-act-2-why = 滞空時間は毎回短くなります。はね返りは終わりますか。
plane-bounce-act-3 = プログラムで計算する
plane-bounce-act-3-why = プログラムは刻みごとに球を見るので、床に気づくのが遅れます。何がうまくいきませんか。

## Lines to write.

plane-bounce-act-1-after = 球が高さの70 %まで上がれないのはなぜですか。
plane-bounce-act-1-after-model = そのためには、速さの√0.7、つまり84 %で離れなければなりません。床が返したのは70 %です。
plane-bounce-act-2-after = 球は無限回はねます。それでも時間が限りなくかからないのはなぜですか。
plane-bounce-act-2-after-model = 滞空時間は同じ倍率で短くなります。いくつ足しても、和は最初の滞空時間 / (1 − 倍率)より小さいままです。
plane-bounce-act-3-after = ゲームで使うなら、沈む球と高さを失う球のどちらですか。なぜですか。
plane-bounce-act-3-after-model = 沈む球：エネルギーは保たれ、沈んだ深さは隠せます。または高さを失う球：おかしく見える時間が短いからです。

## Questions. Of "share" there are figures, "all" and "none"; "where" is a planet.

plane-bounce-returns =
    { $of ->
        [normal] { $share ->
            [all] 床は、面に垂直な速さをすべて返します。
            [none] 床は、面に垂直な速さをまったく返しません。
           *[part] 床は、面に垂直な速さの{ $share }を返します。
        }
       *[all] { $share ->
            [all] 床は、球が当たる速さをすべて返します。
            [none] 床は、球が当たる速さをまったく返しません。
           *[part] 床は、球が当たる速さの{ $share }を返します。
        }
    }
plane-bounce-falls =
    { $where ->
        [moon] 月で、球が{ $start }から落ちます。
        [jupiter] 木星で、球が{ $start }から落ちます。
       *[earth] 球が{ $start }から落ちます。
    }
plane-bounce-thrown =
    { $where ->
        [moon] { $way ->
            [up] 月で、球を{ $start }から上へ{ $speed }で投げます。高さは球の最下点で測ります。
           *[down] 月で、球を{ $start }から下へ{ $speed }で投げます。高さは球の最下点で測ります。
        }
        [jupiter] { $way ->
            [up] 木星で、球を{ $start }から上へ{ $speed }で投げます。高さは球の最下点で測ります。
           *[down] 木星で、球を{ $start }から下へ{ $speed }で投げます。高さは球の最下点で測ります。
        }
       *[earth] { $way ->
            [up] 球を{ $start }から上へ{ $speed }で投げます。高さは球の最下点で測ります。
           *[down] 球を{ $start }から下へ{ $speed }で投げます。高さは球の最下点で測ります。
        }
    }
plane-bounce-thrown-sideways =
    { $where ->
        [moon] 月で、球を{ $start }から横へ投げます。高さは球の最下点で測ります。
        [jupiter] 木星で、球を{ $start }から横へ投げます。高さは球の最下点で測ります。
       *[earth] 球を{ $start }から横へ投げます。高さは球の最下点で測ります。
    }
plane-bounce-how-high =
    { $floor }{ $start }
    どこまで上がりますか。
plane-bounce-how-high-after =
    { $floor }{ $start }
    床に当たったあと、どこまで上がりますか。
plane-bounce-how-high-again =
    { $floor }{ $start }
    二回目のはね返りのあと、どこまで上がりますか。
plane-bounce-both-fall =
    同じ球が、地球と月で、同じ床に{ $start }から落ちます。
    何が違いますか。
plane-bounce-which-share =
    { $start }{ $top }まで上がります。
    床は速さの何 %を返しますか。
plane-bounce-when =
    { $share ->
        [all] { $where ->
            [moon] 月で球が{ $start }から落ち、床は速さをすべて返します。だから、滞空時間は毎回同じです。
            [jupiter] 木星で球が{ $start }から落ち、床は速さをすべて返します。だから、滞空時間は毎回同じです。
           *[earth] 球が{ $start }から落ち、床は速さをすべて返します。だから、滞空時間は毎回同じです。
        }
       *[part] { $where ->
            [moon] 月で球が{ $start }から落ち、床は速さの{ $share }を返します。だから、滞空時間は毎回、前の{ $share }です。
            [jupiter] 木星で球が{ $start }から落ち、床は速さの{ $share }を返します。だから、滞空時間は毎回、前の{ $share }です。
           *[earth] 球が{ $start }から落ち、床は速さの{ $share }を返します。だから、滞空時間は毎回、前の{ $share }です。
        }
    }
    球はいつ静止しますか。
plane-bounce-program-put-back =
    { $share ->
        [all] 床は速さをすべて返します。プログラムは{ $step }ごとに見て、球が床の中にあれば、床の面に戻して速度を逆にします。
       *[part] 床は速さの{ $share }を返します。プログラムは{ $step }ごとに見て、球が床の中にあれば、床の面に戻して速度を逆にします。
    }
    プログラムの球はどうなりますか。
plane-bounce-program-reversed =
    { $share ->
        [all] 床は速さをすべて返します。プログラムは{ $step }ごとに見て、球が床の中にあれば、その場で速度を逆にします。
       *[part] 床は速さの{ $share }を返します。プログラムは{ $step }ごとに見て、球が床の中にあれば、その場で速度を逆にします。
    }
    プログラムの球はどうなりますか。
plane-bounce-program-as-printed =
    { $share ->
        [all] 床は速さをすべて返します。プログラムは{ $step }ごとに見て、球が床の中にあれば速度を逆にし、二回続けて中にあれば球をつかまえます。
       *[part] 床は速さの{ $share }を返します。プログラムは{ $step }ごとに見て、球が床の中にあれば速度を逆にし、二回続けて中にあれば球をつかまえます。
    }
    プログラムの球はどうなりますか。

## Pictures of verdicts, and the chart.

plane-bounce-axis-time = 時間 (s)
plane-bounce-axis-height = 高さ (m)
plane-bounce-axis-step = 時間刻みΔ (s)
plane-bounce-axis-error = 最初の接触後の誤差の中央値
plane-bounce-errors-chart = プログラムの誤差はどれだけか
plane-bounce-errors-position-dropped = 位置 (m)、残りを捨てる
plane-bounce-errors-position-used = 位置 (m)、残りを使う
plane-bounce-errors-energy-dropped = エネルギー (J)、残りを捨てる
plane-bounce-errors-energy-used = エネルギー (J)、残りを使う
plane-bounce-your-step = あなたの刻み
plane-bounce-rest-chart =
    { $flights ->
        [shorter] 滞空時間は毎回短い
       *[same] 滞空時間は毎回同じ
    }
plane-bounce-rest-picture = 高さと時間のグラフ。最初の滞空時間は{ $flights }です。球は{ $rest }で静止します。
plane-bounce-rest-picture-never = 高さと時間のグラフ。最初の滞空時間は{ $flights }です。どれも同じ長さです。
plane-bounce-rest-picture-at = 静止：{ $rest }
plane-bounce-program-chart = 二つの高さ
plane-bounce-line-real = 本物
plane-bounce-line-program = プログラム
plane-bounce-program-picture = 高さと時間のグラフ。プログラムの球は{ $low }と{ $high }の間、本物の球は床と{ $real }の間にあります。
plane-bounce-law-rises = 上がる高さは{ $formula }

## What challenges came to.

plane-bounce-target = 目標：1 m。星は10 cm、3 cm、1 cm以内。
plane-bounce-top-never = 二回はね返りませんでした。
plane-bounce-top-reached = { $top }まで上がりました。5 mの{ $formula }倍です。
plane-bounce-top-passed = 線を{ $off }越え、{ $top }まで上がりました。
plane-bounce-top-missed = 線に{ $off }届かず、{ $top }まで上がりました。
plane-bounce-still-bounced = { $time }にはまだはねていました。
plane-bounce-no-bounce = はね返りませんでした。
plane-bounce-at-rest = { $rest }で静止しました。
plane-bounce-at-rest-late = 静止が{ $off }遅すぎました。
plane-bounce-at-rest-early = 静止が{ $off }早すぎました。
plane-bounce-half-rises = 1 mから落ちて上がる高さ、残る速さの割合ごと：{ $rises }。高さは速さの二乗に比例します：{ $formula }。

## Questions: what is guessed.

plane-bounce-height-what = 最下点の高さ

## Answers that can be chosen.

plane-bounce-rest-early = 5 sより前
plane-bounce-rest-middle = 5 sから10 sの間
plane-bounce-rest-late = 10 sより後
plane-bounce-rest-never = 静止しない
plane-bounce-program-sinks = 沈んで、また出てきます。
plane-bounce-program-loses = 本物の球が失わない高さを失います。
plane-bounce-program-caught = 床の中につかまったままです。
plane-bounce-program-real = 本物の球と同じようにはね返ります。
plane-bounce-contrast-higher = 月の球のほうが高く上がります。
plane-bounce-contrast-time = 時間だけが違います。
plane-bounce-contrast-returns = 月の床のほうが多く返します。

## Bars.

plane-bounce-experiment-energy = エネルギー
plane-bounce-experiment-momentum-upwards = 上向きの運動量

## The printed sheet: at home.

plane-bounce-sheet-at-home = ものさしの横で球を落とし、動画にとります。前の高さ____ cm、後の高さ____ cm、高さの割合____、速さの割合（その平方根）____
plane-bounce-sheet-expect = 石の床では、テニスボールの速さは約0.75、高さは0.56が残ります。やわらかい床ではもっと減ります。最下点の高さを読み、カメラは最高点の高さに置きます。

## Marks on the stage.

plane-bounce-over-time-height-over-time = 高さと時間

## Challenges.

plane-bounce-challenge-two_bounces = 球が5 mから落ちます。二回目のはね返りで1 mまで上がるように、床を選んでください。
plane-bounce-challenge-two_bounces-hint = 一回で高さは割合 × 割合倍になります。二回では何倍ですか。
plane-bounce-challenge-at_rest = 球が10 sで静止するように、床と高さを選んでください。
plane-bounce-challenge-at_rest-hint = 滞空時間の合計：最初の滞空時間 / (1 − 割合)。

## Exercises.

plane-bounce-exercise-half = 球が元の高さの半分まで上がります。速さの何 %が残りましたか。
plane-bounce-exercise-half-hint = 高さは速さの二乗に比例します。二乗すると0.5になる数は何ですか。
plane-bounce-exercise-half-solution = √0.5 = 0.707なので、71 %です。
plane-bounce-exercise-sum = 1回目のはね返りのあと、滞空時間は1 sです。床は90 %を返します。1回目のはね返りから何秒後に静止しますか。
plane-bounce-exercise-sum-hint = 滞空時間は毎回0.9倍です：1 + 0.9 + 0.81 + …
plane-bounce-exercise-sum-solution = 和は1/(1 − 0.9) = 10 sです。
plane-bounce-exercise-allowed = 試合用の球が1.80 mから落ちます。0.96 m以上1.16 m以下まで上がらなければなりません。速さの少なくとも何 %が残る必要がありますか。
plane-bounce-exercise-allowed-hint = 最低でも、1.80 mから落ちて0.96 mまで戻ります。高さは速さの二乗に比例します。
plane-bounce-exercise-allowed-solution = √(0.96/1.80) = 0.73なので73 %です。多くても√(1.16/1.80) = 0.80です。

## Questions to a class.

plane-bounce-class-height =
    球は床で速さの70 %を保ちます。球が1 mから落ちます。
    どこまで上がりますか。
plane-bounce-class-rest =
    球が5 mから落ち、床は速さの85 %を返します。
    球はいつ静止しますか。
plane-bounce-class-half =
    別の球が、元の高さの半分まで上がります。
    速さのどれだけが残りましたか。

## The printed sheet: columns.

plane-bounce-column-share-of-speed = 速さの割合
plane-bounce-column-dropped-from-5 = 5 mから落として上がる高さ (m)
plane-bounce-column-share-of-height = 高さの割合

## Names of set-ups.

plane-bounce-name-Tennis-ball = テニスボール
plane-bounce-name-Table-tennis-ball = 卓球の球
plane-bounce-name-Basketball = バスケットボール
plane-bounce-name-Clay = 粘土
plane-bounce-name-On-the-Moon = 月で
plane-bounce-name-Earth-and-Moon = 地球と月
plane-bounce-name-Ten-times-the-mass = 質量十倍
plane-bounce-name-Nikulin-plane-1 = Nikulin 平面1
plane-bounce-name-Nikulin-plane-2 = Nikulin 平面2
plane-bounce-name-Nikulin-plane-3 = Nikulin 平面3
plane-bounce-name-Caught-in-the-floor = 床につかまる
plane-bounce-name-Through-the-floor = 床を通り抜ける
plane-bounce-name-Endless-bounces = 無限のはね返り
plane-bounce-name-A-soft-floor = やわらかい床
plane-bounce-name-Rest-of-the-step-used = 刻みの残りも使う

## Names of runs.

plane-bounce-name-on-Earth = 地球で
plane-bounce-name-on-the-Moon = 月で
plane-bounce-name-soft-floor = やわらかい床

## Names of curves, bars and forces.

plane-bounce-name-height-of-the-lowest-point = 最下点の高さ
plane-bounce-name-energy = エネルギー
plane-bounce-name-speed-upwards = 上向きの速度
plane-bounce-name-distance-to-the-right = 右への距離
plane-bounce-name-momentum-of-the-ball = 球の運動量
plane-bounce-name-momentum-of-the-Earth = 地球の運動量

## Names of groups of controls.

plane-bounce-name-Start = 最初
plane-bounce-name-Soft-floor = やわらかい床

## Names of what can be chosen in the panel.

plane-bounce-name-library = ライブラリー
plane-bounce-name-rest-of-step-used = 刻みの残りも使う
plane-bounce-name-as-printed = 論文のとおり

## Controls: words that stand for them, where others have a symbol.

plane-bounce-symbol-moon = 月
plane-bounce-symbol-steps = 刻み
plane-bounce-symbol-soft-floor = やわらかい床

## Ticks below sliders.

plane-bounce-tick-clay = 粘土
plane-bounce-tick-tennis-ball = テニスボール

## Names of the lesson, of walls, and of what is drawn at a contact, long and short.

plane-bounce-name-Plane-bounce = 平らな床でのはね返り
plane-bounce-name-floor = 床
