### What lesson track says.

## Names that other messages quote, each by a slot of theirs.

# A body by $body, after an article of the sentence. A language with cases gives it attributes.
track-body =
    { $body ->
        [block] 角材
        [tin] 缶
        [hoop] 輪
        [bead] ビーズ
       *[ball] 球
    }
track-bodies =
    { $body ->
        [block] 角材
        [tin] 缶
        [hoop] 輪
        [bead] ビーズ
       *[ball] 球
    }
# A body, or its way, by $run: alone on a label, or before a figure of its own.
track-run =
    { $run ->
        [block] 角材
        [tin] 缶
        [hoop] 輪
        [bead] ビーズ
        [line] 直線
        [arc] 円弧
        [cycloid] サイクロイド
        [own] 自作
        [high] 上から
        [low] 下から
        [light] 軽い
        [heavy] 重い
       *[ball] 球
    }
track-run-and-figure = { track-run } { $figure }
# The part of its moving energy that a rolling body has in its spin: "2/7", "1/3", or "half".
track-share =
    { $share ->
        [half] 半分
       *[part] { $share }
    }
# Where it happens, a whole sentence; on Earth that goes without saying.
track-where =
    { $where ->
        [moon] 場所は月です。
        [mars] 場所は火星です。
        [jupiter] 場所は木星です。
        [elsewhere] 場所の重力加速度は{ $gravity }です。
       *[earth] {""}
    }
# Two whole sentences, one for each body.
track-one-and-other = { $one }{ $other }

## LOOPING

track-looping-asked =
    摩擦なしですべる角材がこのループを一周するには、半径の2.5倍の高さが必要です。{ track-where }
    転がる{ track-body }に必要な高さはどれだけですか。

track-looping-head-more = もっと高さが必要
track-looping-yes-more = { $angle }でレールから離れました。運動エネルギーの{ track-share }が回転に使われていました。
track-looping-no-less-more = 回転は助けになりません。エネルギーを使うからです。{ $angle }で{ track-body }は{ $speed }、角材は{ $block_speed }でした。レールを押すには遅すぎて、落ちました。
track-looping-no-same-more = 質量は関係しませんが、*形*は関係します。{ track-body }は運動エネルギーの{ track-share }が回転に使われ、{ $angle }で離れました。

## WHO

track-who-asked =
    { $body ->
        [bead] 質量{ $mass }の角材と、針金を通したビーズが、半径の{ $height }倍の高さから出発します。
       *[ball] 質量{ $mass }の角材と{ track-body }が、半径の{ $height }倍の高さから出発します。転がるものはすべりません。
    }{ track-where }
    一周するのはどれですか。

track-who-head-both = 両方が一周する
track-who-head-block = 角材だけが一周する
track-who-head-body = { track-body }だけが一周する
track-who-head-neither = どちらも一周しない
track-who-yes-both = 半径の{ $height }倍なら両方に足ります。必要なのは、角材が2.5倍、{ track-body }が{ $need }倍です。
track-who-yes-block = 角材は一周しました。{ track-body }は{ $angle }で離れました。運動エネルギーの{ track-share }が回転に使われていました。
track-who-yes-body = ビーズは半径の{ $height }倍から一周しました。針金は外側からも支えるからです。角材は{ $block_angle }で離れました。
track-who-yes-neither = 両方が離れました。角材は{ $block_angle }、{ track-body }は{ $angle }です。必要なのは、角材が半径の2.5倍、{ track-body }が{ $need }倍です。
track-who-yes-neither-bead = 角材は{ $block_angle }で離れました。ビーズは戻りました。半径の{ $height }倍からは、2倍の高さの頂上に届きません。
track-who-no-both-block = 質量は関係しませんが、形は関係します。{ track-body }は運動エネルギーの{ track-share }が回転に使われます。必要なのは半径の{ $need }倍で、{ $angle }で離れました。
track-who-no-both-body = レールは押すだけなので、角材には半径の2.5倍が必要で、{ $block_angle }で離れました。針金はビーズを両側から支え、頂上では*上へ*押しました。
track-who-no-both-neither = 半径の{ $height }倍からでは、どちらも頂上でレールを押すには遅すぎました。角材は{ $block_angle }、{ track-body }は{ $angle }で離れました。
track-who-no-both-neither-bead = 角材は{ $block_angle }で離れました。半径の2.5倍が必要です。針金はビーズを支えますが、頂上は2倍の高さで、{ $height }倍からは戻りました。
track-who-no-block-both = { track-body }には角材より高さが必要ですが、半径の{ $height }倍なら足ります。必要なのは{ $need }倍です。
track-who-no-block-both-bead = ビーズに必要な高さは角材より小さく、針金が両側から支えます。半径の{ $height }倍なら両方に足ります。
track-who-no-block-body = 針金はビーズを両側から支えるので、半径の2倍で足ります。角材には2.5倍が必要で、{ $block_angle }でレールから離れました。
track-who-no-block-neither = 半径の{ $height }倍は角材にも低すぎます。{ $block_angle }で、重力が道すじをループより強く曲げました。
track-who-no-body-both = 半径の{ $height }倍なら両方に足ります。角材に必要なのは2.5倍で、頂上でまだ{ $top_speed }ありました。
track-who-no-body-block = 回転は助けになりません。エネルギーを使うからです。必要なのは、{ track-body }が半径の{ $need }倍、角材が2.5倍です。{ track-body }は{ $angle }で離れました。
track-who-no-body-neither = 回転は助けになりません。{ track-body }には半径の{ $need }倍の、角材より高い所が必要です。{ $height }倍からは、両方がレールから離れました。
track-who-no-body-neither-bead = 頂上は半径の2倍の高さです。{ $height }倍からは、針金を通したビーズも届きません。
track-who-no-neither-both = 半径の{ $height }倍なら両方に足ります。必要なのは、角材が2.5倍、{ track-body }が{ $need }倍です。質量と天体は関係しません。
track-who-no-neither-block = 角材に必要なのは半径の2.5倍です。{ $height }倍からは、頂上でもレールが、重力の{ $press }倍の力で押していました。
track-who-no-neither-body = 針金はビーズを両側から支えます。必要なのは半径の2倍だけで、{ $height }倍から一周しました。

## REAL

track-real-asked =
    { track-body }が半径の{ $height }倍の高さから出発します。摩擦係数はμ = { $friction }です。{ track-where }
    一周しますか。

track-real-head-rolls = 転がって一周する
track-real-head-slips = 一周するが、すべる
track-real-head-falls = 一周しない
track-real-yes-rolls = ずっとすべらずに一周します。
track-real-yes-slips = { $slip }からすべります。そこでは、摩擦（大きくてもレールが押す力のμ倍）が足りません。
track-real-yes-falls = { $slip }からすべり、{ $angle }で離れます（頂上は180°）。
track-real-no-rolls-slips = 摩擦は大きくてもレールが押す力のμ倍で、その力は上に行くほど小さくなるので、{ $slip }からすべります。それでも、一周するのに十分な速さでした。
track-real-no-rolls-falls = 摩擦は大きくてもレールが押す力のμ倍で、その力は上に行くほど小さくなるので、{ $slip }からすべり、{ $angle }で離れました。
track-real-no-slips-rolls = すべりませんでした。ここでは、レールを押す力が十分にあります。
track-real-no-slips-falls = すべって速さを失いすぎました。{ $slip }からすべり、{ $angle }で離れます。
track-real-no-falls-rolls = 一周し、途中ですべりませんでした。
track-real-no-falls-slips = { $slip }からすべりますが、失う速さは小さく、落ちるほどではありません。

## DEPTH

track-depth-asked-bead =
    ビーズが、半径{ $radius }のなめらかな針金のドームの頂上からすべります。{ track-where }
    頂上からどれだけ下で離れますか。
track-depth-asked-rolls =
    { track-body }が、半径{ $radius }のドームの頂上から、すべらずに転がります。{ track-where }
    頂上からどれだけ下で離れますか。
track-depth-asked-pushed =
    角材が、半径{ $radius }のなめらかなドームの頂上から、{ $speed }ですべり出します。{ track-where }
    頂上からどれだけ下で離れますか。
track-depth-asked-slides =
    質量{ $mass }の角材が、半径{ $radius }のなめらかなドームの頂上からすべります。{ track-where }
    頂上からどれだけ下で離れますか。
track-depth-seen-top = 頂上で離れた。
track-depth-seen-third = 半径の三分の一下で離れた。
track-depth-seen-half = 半径の半分下で離れた。
track-depth-seen-side = 横まで離れなかった。

track-depth-head-top = 頂上で離れる
track-depth-head-third = 半径の三分の一下
track-depth-head-half = 半径の半分下
track-depth-head-side = 横まで離れない
track-depth-yes-top = √(g R) = { $limit }より速い{ $speed }で押されたので、すぐに離れます。
track-depth-yes-third = 頂上から{ $angle }、半径の{ $depth }倍下で離れます。
track-depth-yes-half = { track-depth-yes-third }
track-depth-yes-side = 針金は引くこともできるので、ビーズを最後まで支えます。
track-depth-no-top-third = 速さですぐに飛び出すなら、頂上で離れます。そこでは{ $speed }で、重力は曲がるのに必要な力よりずっと大きいのです。等しくなるのは半径の{ $depth }倍下です。
track-depth-no-top-half = 頂上で{ track-body }は{ $speed }で、重力は曲がるのに必要な力よりずっと大きいのです。等しくなるのは半径の{ $depth }倍下です。
track-depth-no-third-top = √(g R) = { $limit }より速い{ $speed }で押されました。頂上でも、重力では道すじを曲げきれず、すぐに離れます。
track-depth-no-half-top = 半径の半分下では遅すぎます。√(g R) = { $limit }より速い{ $speed }で押されたので、頂上で離れます。
track-depth-no-third-half = それは角材の場合です。輪は運動エネルギーの半分を回転に使うので、どの高さでも遅く、離れるのが遅れます：半径の{ $depth }倍下です。
track-depth-no-half-third = 半分下では、曲がるのに重力の{ $needed }倍の力が必要ですが、重力は0.5倍しか出しません。その前、半径の{ $depth }倍下で離れました。
track-depth-no-side-third = ドームは平らな斜面と違い、曲がっています。半径の{ $depth }倍より下では、重力では道すじを曲げきれず、離れます。
track-depth-no-side-half = { track-body }は角材より長くドームに沿って動きますが、横までは行きません。半径の{ $depth }倍より下では、重力では道すじを曲げきれません。
track-depth-no-side-top = ドームに沿って動きませんでした。{ $speed }では、頂上で離れます。
track-depth-no-top-side = ドームは押すだけですが、針金は引くこともできます。ビーズは頂上で{ $speed }あり、針金が横まで支えました。
track-depth-no-third-side = それは、押すだけのドームの場合です。半径の三分の一より下では、この針金がビーズを内側へ引くので、横まで離れません。
track-depth-no-half-side = ドームは押すだけなので、角材は離れます。この針金はビーズを内側へ引くので、横まで離れません。

## LATER

track-later-asked =
    角材は、頂上から半径の三分の一下でドームから離れます。{ track-where }
    転がる{ track-body }が離れるのは、角材と比べてどこですか。

track-later-head-higher = もっと上で離れる
track-later-head-same = 同じ所で離れる
track-later-head-lower = もっと下で離れる
track-later-yes-higher = 頂上から、角材は{ $block_angle }、{ track-body }は{ $angle }で離れます。
track-later-yes-same = どちらも頂上から{ $block_angle }で離れます。摩擦がないので回りません。
track-later-yes-lower = 頂上から、角材は{ $block_angle }、{ track-body }は{ $angle }で離れます。回転もするので、{ track-body }はどの高さでも遅いからです。
track-later-no-higher-lower = 回転で飛び出すわけではありません。離れるのは{ $angle }、角材は{ $block_angle }です。回転もするので、どの高さでも遅いからです。
track-later-no-same-lower = 質量は関係しませんが、形は関係します。離れるのは{ $angle }、角材は{ $block_angle }です。回転もするので、どの高さでも遅いからです。
track-later-no-higher-same = 摩擦がなければ回りません。角材と同じく、{ $angle }で離れます。
track-later-no-lower-same = 摩擦がなければ回らないので、遅くなりません。角材と同じく、{ $angle }で離れます。
track-later-no-same-higher = 離れるのは{ $angle }、角材は{ $block_angle }です。
track-later-no-lower-higher = ここでは違います。離れるのは{ $angle }、角材は{ $block_angle }です。

## FIRST

# $how is "rolls" or "slides".
track-first-asked-bowl =
    { $how ->
        [rolls] 二つの{ track-bodies }が、一つの皿の高い所と低い所から、すべらずに転がり始めます。
       *[slides] 二つの{ track-bodies }が、一つの皿の高い所と低い所から、摩擦なしですべり始めます。
    }{ track-where }
    先に底に着くのはどちらですか。
track-first-asked-masses =
    1 kgと{ $heavy }の角材が、なめらかでまっすぐなコースを同時に出発します。{ track-where }
    先に下に着くのはどちらの角材ですか。
track-first-asked-roads =
    { $how ->
        [rolls] 二つの{ track-bodies }が同時に出発し、すべらずに転がって、同じ所に着きます。一方は直線、もう一方は曲線を進みます。
       *[slides] 二つの{ track-bodies }が同時に出発し、摩擦なしで、同じ所に着きます。一方は直線、もう一方は曲線を進みます。
    }{ track-where }
    先に着くのはどちらですか。

track-first-head-line = 直線のほうが速い
track-first-head-curve = 曲線のほうが速い
track-first-head-high = 上のほうが先
track-first-head-low = 下のほうが先
track-first-head-light = 軽いほうが先
track-first-head-heavy = 重いほうが先
track-first-head-both = 同時に着く
track-first-yes-curve = 曲線が{ $curve }、直線が{ $line }です。曲線のほうは、早くから速いのです。
track-first-yes-line = 直線が{ $line }、曲線が{ $curve }です。
track-first-yes-both-bowl = どちらも{ $time }後です。この皿（サイクロイド）では、どの振れ幅でも同じ時間です。
track-first-yes-both-masses = どちらも{ $time }後です。
track-first-no-line-curve = 最短の道を選びがちです。直線は{ $shorter }短いですが、遅い時間が長いのです。道のりの半分で、直線は{ $line_half }、曲線は{ $curve_half }でした。
track-first-no-both-curve = 同じ高さを下れば、*最後の速さ*はどちらも{ $end }ですが、時間は違います。早く速くなるほど有利です：曲線{ $curve }、直線{ $line }。
track-first-no-both-line-flat = 同じ高さを下れば、*最後の速さ*はどちらも{ $end }です。でもこの曲線は、速くなるのが遅いのです：曲線{ $curve }、直線{ $line }。
track-first-no-both-line-deep = 同じ高さを下れば、*最後の速さ*はどちらも{ $end }です。でもこの曲線は、道のりが{ $longer }倍です：曲線{ $curve }、直線{ $line }。
track-first-no-curve-line-flat = 曲がれば速いのではなく、深ければ速いのです。この曲線は高い所が長く、{ $early }後に曲線は{ $curve_early }、直線は{ $line_early }でした。
track-first-no-curve-line-deep = 深いほど速いのは、ある所までです。この曲線は道のりが{ $longer }倍で、速さでは補えません：曲線{ $curve }、直線{ $line }。
track-first-no-low-both-bowl = 下のほうは距離が短いですが、上のほうは急な所から始まり、ちょうどその分速いのです：どちらも{ $time }です。この皿は特別で、サイクロイドです。
track-first-no-high-both-bowl = 上のほうは速いですが、ちょうどその分距離が長いのです：どちらも{ $time }です。この皿は特別で、サイクロイドです。
track-first-no-heavy-both-masses = 重いほうが速い、と考えがちです。重力が{ $mass }倍なら、動かしにくさも{ $mass }倍です：どちらも{ $time }です。
track-first-no-light-both-masses = 軽いほうは動かしやすいですが、ちょうどその分重力が小さいのです：どちらも{ $time }です。

## WAYS

track-ways-asked =
    { track-body }のコースが三つあり、どれも横に2 m、下に1 m進みます。{ track-where }
    最も速いのはどれですか。
track-ways-times = 直線{ $line }、円弧{ $arc }、サイクロイド{ $cycloid }

track-ways-head-line = 直線が最も速い
track-ways-head-arc = 円弧が最も速い
track-ways-head-cycloid = サイクロイドが最も速い
track-ways-yes-line = { track-ways-times }です。急な所から始まると、早くから速くなります。道のりが長くても、そのほうが有利です。
track-ways-yes-arc = { track-ways-yes-line }
track-ways-yes-cycloid = { track-ways-yes-line }
track-ways-no-line-cycloid = 直線は最短ですが、遅い時間が長くなります。{ track-ways-times }です。急な所から始まると、早くから速くなります。
track-ways-no-arc-cycloid = 惜しい。サイクロイドは、最初がもっと急です。{ track-ways-times }です。急な所から始まると、早くから速くなります。
track-ways-no-none-cycloid = 最後の速さは同じですが、時間は違います。{ track-ways-times }です。急な所から始まると、早くから速くなります。

## ORDER

track-order-asked =
    角材が斜面を摩擦なしですべり、球と輪がすべらずに転がります。{ track-where }
    どの順に着きますか。
track-order-times = 角材{ $block }、球{ $ball }、輪{ $hoop }

track-order-head-block = 角材、球、輪の順
track-order-yes-block = { track-order-times }です。角材はエネルギーをすべて前へ進むのに使います。回転に使うのは、球が2/7、輪が半分です。
track-order-no-hoop-block = 回転しても前へ押されません。{ track-order-times }です。角材はすべてを前へ進むのに使い、回転に使うのは、球が2/7、輪が半分です。
track-order-no-together-block = 質量は関係しませんが、形は関係します。{ track-order-times }です。角材はすべてを前へ進むのに使い、回転に使うのは、球が2/7、輪が半分です。

## SWINGS

track-swings-asked =
    { $sliding ->
        [bead] ビーズは摩擦なしですべり、{ track-body }はすべらずに転がります。どちらもハーフパイプの{ $angle }の所から出発します。
       *[block] 角材は摩擦なしですべり、{ track-body }はすべらずに転がります。どちらもハーフパイプの{ $angle }の所から出発します。
    }
    先に底に着くのはどちらですか。

track-swings-head-slides = すべるほうが先
track-swings-yes-slides = { track-body }は{ $roll }で、すべるほうの{ $slide }の{ $ratio }倍です。エネルギーの一部が回転に使われるからです。
track-swings-no-rolls-slides = 回転すると遅くなります。{ track-body }は{ $roll }で、すべるほうの{ $slide }の{ $ratio }倍です。エネルギーの一部が回転に使われるからです。
track-swings-no-together-slides = 形が関係します。{ track-body }は{ $roll }で、すべるほうの{ $slide }の{ $ratio }倍です。エネルギーの一部が回転に使われるからです。

## LEAST

track-least-asked =
    { $body ->
        [bead] このループでは、角材に半径の{ $block }倍の高さが必要です。ビーズは、ループと同じ形に曲げた針金をすべります。
       *[ball] このループでは、角材に半径の{ $block }倍の高さが必要です。{ track-body }は、すべらずに転がります。
    }
    { track-body }が一周するには、半径の何倍以上の高さが必要ですか。

track-least-head = 半径の{ $need }倍以上
track-least-yes = 正解です。半径の{ $need }倍以上で一周します。運動エネルギーの{ track-share }が回転に使われるので、角材より高さが必要です。
track-least-yes-bead = 正解です。半径の{ $need }倍以上で一周します。針金が両側から支えるので、頂上で速さは要りません。
track-least-no-block = それは角材の場合です。{ track-body }では運動エネルギーの{ track-share }が回転に使われ、一周するのは半径の{ $need }倍以上です。
track-least-no-block-bead = それは、レールが押すだけの角材の場合です。針金はビーズを両側から支えるので、半径の{ $need }倍以上で一周します。
track-least-no-top = それは頂上の高さです。そこでは速さが残らず、その前に落ちます。一周するのは半径の{ $need }倍以上です。
track-least-no-less = 低すぎます。半径の{ $low }倍からは、頂上（180°）に近い{ $angle }でレールから離れました。一周するのは{ $need }倍以上です。
track-least-no-less-bead = 低すぎます。頂上は半径の2倍の高さです。{ $low }倍からは戻りました。一周するのは{ $need }倍以上です。
track-least-no-more = もっと低くても足ります。{ track-body }は半径の{ $need }倍以上で一周します。回転に使われるのは、運動エネルギーの{ track-share }だけです。
track-least-no-more-bead = もっと低くても足ります。針金が両側から支えるので、頂上で速さは要りません。半径の{ $need }倍以上で一周します。

## LEAVES

track-leaves-asked-rolls =
    { track-body }が、半径{ $radius }のドームの頂上から、すべらずに転がります。{ track-where }
    離れるのは、頂上から半径の何倍下ですか。
track-leaves-asked-pushed =
    角材が、半径{ $radius }のドームの頂上から{ $speed }で押し出されます。これは√(g R)の半分です。{ track-where }
    離れるのは、頂上から半径の何倍下ですか。

track-leaves-head = 半径の{ $depth }倍下
track-leaves-yes-pushed = 正解です。半径の{ $depth }倍下、頂上から{ $angle }です。押された分どの高さでも速いので、静止から始めるより早く離れます。
track-leaves-yes-rolls = 正解です。半径の{ $depth }倍下、頂上から{ $angle }です。回転もするので、どの高さでも角材より遅く、離れるのが遅れます。
track-leaves-no-third-pushed = 三分の一は、静止から始める角材の場合です。{ $speed }で押されるとどの高さでも速く、早く離れます：半径の{ $depth }倍下です。
track-leaves-no-third-rolls = 三分の一は角材の場合です。{ track-body }は回転もするので、どの高さでも遅く、離れるのが遅れます：半径の{ $depth }倍下です。
track-leaves-no-top = 頂上で離れるのは√(g R) = { $limit }以上のときです。{ $speed }ではまだ重力が道すじを曲げ、半径の{ $depth }倍下で離れます。
track-leaves-no-sixth = 速さが半分でも、距離は半分になりません。関係するのは速さの二乗です。{ $speed }では、半径の{ $depth }倍下で離れます。
track-leaves-no-half = 半径の半分は、運動エネルギーの半分を回転に使う輪の場合です。{ track-body }では{ track-share }で、半径の{ $depth }倍下で離れます。
track-leaves-no-less = 上すぎます。そこではまだ、重力が道すじを曲げられます。離れるのは半径の{ $depth }倍下、頂上から{ $angle }です。
track-leaves-no-more = その前に離れています。頂上から{ $angle }、半径の{ $depth }倍下からは、重力では道すじを曲げきれません。

## THREE_WAYS

track-three-ways-asked-order =
    三つの角材が同時に出発し、摩擦なしで、直線、円弧、サイクロイドを通って、同じ所に着きます。{ track-where }
    どの順に着きますか。
track-three-ways-asked-longer =
    角材が、直線、円弧、サイクロイドを摩擦なしですべります。同じ三つを、球がすべらずに転がります。{ track-where }
    球の時間はどうなりますか。
track-three-ways-times = 直線{ $line }、円弧{ $arc }、サイクロイド{ $cycloid }

track-three-ways-head-cycloid_arc_line = サイクロイド、円弧、直線
track-three-ways-head-alike = どれも{ $ratio }倍の時間
track-three-ways-yes-cycloid_arc_line = 正解です。{ track-three-ways-times }です。急な所から始まると、早くから速くなります。
track-three-ways-yes-alike = 正解です。どれも{ $ratio }倍で、直線では{ $line_slide }に対して{ $line_roll }です。運動エネルギーの{ track-share }が回転に使われるからです。
track-three-ways-no-line_arc_cycloid-cycloid_arc_line = 最短の道は、遅い時間が長くなります。{ track-three-ways-times }です。急な所から始まると、早くから速くなります。
track-three-ways-no-arc_cycloid_line-cycloid_arc_line = 惜しい。サイクロイドは、最初がもっと急です。{ track-three-ways-times }です。急な所から始まると、早くから速くなります。
track-three-ways-no-together-cycloid_arc_line = 最後の速さは同じですが、時間は違います。{ track-three-ways-times }です。急な所から始まると、早くから速くなります。
track-three-ways-no-none-alike = 質量は関係しませんが、回転は関係します。どれも{ $ratio }倍で、直線では{ $line_slide }に対して{ $line_roll }です。運動エネルギーの{ track-share }が回転に使われます。
track-three-ways-no-line-alike = 遅い道のほうが多く失うわけではありません。どれも{ $ratio }倍で、直線では{ $line_slide }に対して{ $line_roll }です。運動エネルギーの{ track-share }が回転に使われます。
track-three-ways-no-cycloid-alike = 急な道のほうが多く回転に使うわけではありません。どれも{ $ratio }倍で、直線では{ $line_slide }に対して{ $line_roll }です。運動エネルギーの{ track-share }が回転の分です。

track-loop-steps-1 = 頂上では、重力だけが道すじを曲げる：v² = g r。
track-loop-steps-2 = だから角材には、頂上の高さ（半径の2倍）に加えて、速さのために半径の半分の高さが必要。
track-loop-steps-3 = 球にはその7/5が必要。運動エネルギーの2/7が回転の分だから：0.7。
track-loop-steps-4 = あなたの番。輪では回転と並進が等しい：必要なのは半径の2 + [1]倍。

track-depth-steps-1 = 30°では、重力が中心へ引く成分は0.87倍、曲がるのに必要な力は0.27倍。
track-depth-steps-2 = 48.2°では、引く成分が0.67倍、必要な力も0.67倍：ドームはもう押さない。
track-depth-steps-3 = 60°では、引く成分が0.5倍、必要な力が1倍。だから角材はもう離れている。
track-depth-steps-4 = あなたの番。月ではどちらも同じように小さくなるので、離れるのは[48.2]°。

track-first-steps-1 = 直線、道のりの半分：3.1 m/s。
track-first-steps-2 = くぼんだ道、道のりの半分：3.8 m/s。
track-first-steps-3 = どちらも最後は4.43 m/s。遅いことで失う時間は、速いことで得る時間より大きい。
track-first-steps-4 = あなたの番。1 mを1 m/s、1 mを4 m/sなら[1.25] s、2 mを2.5 m/sなら0.8 s。

## Controls: what they are.

track-control-height = 出発の高さ（ループの半径の倍数）
track-control-place = コース
track-control-never_slips = すべらない（完全にグリップする）
track-control-friction = 転がるものの摩擦
track-control-body = 物体
track-control-rival = 二つ目の物体
track-control-angle = 出発の角度
track-control-mass = 角材の質量
track-control-dome_radius = ドームの半径
track-control-push = 頂上で押す速さ
track-control-drawn = 横{ $across }でのコースの高さ
track-control-e = 着地で残る速さの割合

## Set-ups: what to look for.

track-set-up-loop-the-loop = 角材は半径の2.6倍から一周します。
track-set-up-high-enough-for-a-ball = すべらない球は、半径の2.7倍より高ければ一周します。
track-set-up-it-slips-near-the-top = 本物のレール：頂上の近くでは球を押す力がほとんどなく、すべります。
track-set-up-bead-on-a-wire = 針金はビーズを両側から支えます。必要なのは半径の二倍だけです。
track-set-up-hoop-and-tin = 輪はエネルギーの半分を回転に使います。必要なのは半径の3倍です。
track-set-up-a-heavier-block = 重力が20倍なら、エネルギーも20倍：前と同じ2.5倍です。
track-set-up-off-a-dome = 球は回転もするので、同じ高さで遅くなります。
track-set-up-pushed-off-a-dome = 頂上でも、重力では道すじを曲げきれません。
track-set-up-a-hoop-off-a-dome = エネルギーの半分を回転に使うので、離れるのが遅れます。
track-set-up-half-pipe = 球のほうがゆっくり振れます：1.18倍です。
track-set-up-down-a-slope = 決めるのは形で、質量ではありません。
track-set-up-race-of-three = 横に2 m、下に1 m。
track-set-up-a-bowl-of-a-cycloid = この皿では、どの振れ幅でも同じ時間です。
track-set-up-draw-your-own = 点をドラッグしてください。直線に勝てますか。コースはリンクで共有できます。

## Acts.

track-act-1 = ループ
track-act-1-why = くさび形はレールが押す力です。縮んで点になると、物体は離れます。高さを変えてみましょう。
track-act-2 = ドームから離れる
track-act-2-why = ドームは押すだけです。先に離れるのは、すべる角材ですか、転がる球ですか。
track-act-3 = 高い道、低い道
track-act-3-why = 直線が最短です。最も速いでしょうか。自分でコースを描いて確かめましょう。

## Answers that can be chosen.

track-three-options-line_arc_cycloid = 直線、円弧、サイクロイド
track-three-options-arc_cycloid_line = 円弧、サイクロイド、直線
track-three-options-cycloid_arc_line = サイクロイド、円弧、直線
track-three-options-together = すべて同時
track-three-options-none = どれも長くならない
track-three-options-line = 長くなり、直線で最も長い
track-three-options-cycloid = 長くなり、サイクロイドで最も長い
track-three-options-alike = 長くなり、三つとも同じ倍率
track-looping-less = もっと低い
track-looping-same = 同じ
track-looping-more = もっと高い
track-real-rolls = はい、転がって
track-real-slips = はい、途中ですべって
track-real-falls = いいえ
track-depth-top = 頂上で離れる
track-depth-third = 半径の三分の一
track-depth-half = 半径の半分
track-depth-side = 横まで離れない
track-later-higher = もっと上
track-later-same = 同じ所
track-later-lower = もっと下
track-who-both = 両方
track-who-block = 角材だけ
track-who-body = { track-body }だけ
track-who-neither = どちらも一周しない
track-options-line = 直線のほう
track-options-curve = 曲線のほう
track-options-both = 同時
track-options-high = 高いほう
track-options-low = 低いほう
track-options-light = 軽いほう
track-options-heavy = 重いほう
track-ways-line = 直線
track-ways-arc = 円弧
track-ways-cycloid = サイクロイド
track-ways-none = どれも同じ時間
track-order-block = 角材、球、輪
track-order-hoop = 輪、球、角材
track-order-together = すべて同時
track-swings-slides = すべるほう
track-swings-rolls = 転がるほう
track-swings-together = 同時

## Marks on the stage.

track-mark-slips = ここからすべる
track-mark-leaves =
    { track-body }が離れる
    { $angle }
track-mark-turns-back = { track-body }は戻る
track-mark-gets-round = 一周する
track-mark-both-get-round = 両方が一周する
track-mark-leaves-here = ここで離れる
track-mark-flies-off = ここで飛び出す
track-mark-on-the-wire = 針金の上
track-mark-along-the-dome = ドームに沿って
track-mark-angle = { track-body } { $angle }
track-mark-both = 両方{ $time }
# Names with times, in the order of their arrival, one below the other.
track-mark-two =
    { $first }
    { $second }
track-mark-three =
    { $first }
    { $second }
    { $third }

## Pictures in words.

track-of-loop-leaves = { track-body }は最下点から{ $angle }で離れます。
track-of-loop-leaves-slips = { track-body }は{ $slip }からすべり、最下点から{ $angle }で離れます。
track-of-loop-turns-back = { track-body }は半径の{ $height }倍の高さで引き返します。
track-of-loop-turns-back-slips = { track-body }は{ $slip }からすべり、半径の{ $height }倍の高さで引き返します。
track-of-loop-gets-round = { track-body }は一周します。
track-of-loop-gets-round-slips = { track-body }は{ $slip }からすべり、一周します。
track-of-dome-flies = { track-body }は頂上で離れ、ドームに沿う道より上を飛びます。
track-of-dome-held = { track-body }は頂上から{ $angle }の横まで支えられます。
track-of-dome-leaves = { track-body }は頂上から{ $angle }、半径の{ $depth }倍下で離れます。そこでドームの力は0です。
track-of-later = { track-body }は頂上から{ $angle }で離れます。
track-of-race-both = どちらも{ $time }後に着きます。
track-of-race = 着いた時間：{ $times }。
# $arrive is one of the two before.
track-of-race-half-way = { $arrive }道のりの半分で：{ $speeds }。
track-of-race-early = { $arrive }{ $time }後：{ $speeds }。
track-of-bowl = 高さと時間のグラフ。底に着いた時間：{ $times }。
track-of-bowl-once = 同時に底に着く
track-of-bowl-first = 一方が先に底に着く
track-of-bowl-time = 時間 (s)
track-of-bowl-height = 高さ (m)
track-of-bowl-at = { track-run }：{ $time }
track-of-bowl-both = 両方：{ $time }

## The law with the present numbers.

track-law-loop = 頂上でm v²/ρ = m gなら、レールは押さなくてよい
track-law-needs-rolls = すべらなければ、半径の{ $formula }倍
track-law-needs-bead = 針金は引くこともできるので、半径の2倍
track-law-needs-block = 半径の2 + 1/2 = 2.5倍
track-law-gets-round = 一周する
track-law-stays = 一周しないが、レールから離れない
track-law-leaves = 最下点から{ $angle }で離れる
track-law-dome = m g cos θ = m v²/Rで離れる。Rは中心までの距離
track-law-held = 最後まで支えられる
track-law-at-once = すぐに離れる
track-law-off = { $angle }で離れる、cos θ = { $cosine }、{ $speed }
track-law-swings = 小さい振れ：T = 2π √((1 + 回転の割合) ρ/g)
track-law-swing = 割合{ $share }、T = { $period }
track-law-bowl = どの高さからでも、往復は4π √((1 + 回転の割合) A/g)
track-law-bowl-now = A = 0.5 m、割合{ $share }：往復{ $whole }、底まで{ $down }
track-law-race = 摩擦がなければ：深さが同じなら速さも同じ
track-law-late = ゴールに着かない
track-law-there = { $time }後に着き、速さは{ $speed }

## The chart.

track-chart = ループのどこで離れるか
track-chart-height = 出発の高さ（半径の倍数）
track-chart-angle = 角度 (°)
track-chart-here = ここの{ track-body }

## Bars.

track-experiment-energy = エネルギー

## The printed sheet: at home.

track-sheet-at-home = 大きなボールか伏せたボウル（半径R = ____ cm）の頂上から、ビー玉をゆっくり転がします。離れる所をスマートフォンの動画で調べます：頂上からの深さh = ____ cm、h/R = ____
track-sheet-expect = すべらないビー玉ではh/R = 7/17 = 0.41、最初からすべると1/3です。なめらかなボウルの上では離れる前にすべるので、その間になります。押すと、早く離れます。

## Exercises.

track-exercise-hoop = 輪がすべらずに転がり、半径1 mのループに入ります。一周するには、輪の中心が、その道すじの最下点より何 m以上高い所から出発しなければなりませんか。
track-exercise-hoop-hint = 頂上ではv² = g ρです。この速さの輪のエネルギーは、m v²の何倍ですか。
track-exercise-hoop-solution = 頂上は最下点より2 m上で、並進と回転のエネルギーはm v² = m g ρです：2 + 1 = 3 m。
track-exercise-dome = 角材が半径3 mのドームから摩擦なしですべります。頂上から何 m下で離れますか。
track-exercise-dome-hint = m v²/Rが、重力の中心向きの成分m g cos θと等しいのはどこですか。
track-exercise-dome-solution = v² = 2 g R (1 − cos θ) = g R cos θ。cos θ = 2/3なので、1 m下です。
track-exercise-slope = 球がまっすぐな斜面を転がり、角材が摩擦なしですべります。球の時間は角材の何倍ですか。
track-exercise-slope-hint = 球の加速度は、角材の5/7です。
track-exercise-slope-solution = 距離は同じなので、時間の比は1 : √(7/5)、1.18倍です。

## Challenges.

track-challenge-lowest = 最も低いループ：すべることのある本物のレールで、できるだけ低い所から球を一周させてください。
track-challenge-lowest-hint = 粗いほど、すべり始めるのは遅くなります。でも必ずすべります。頂上の近くでは押す力がほとんどないからです。
track-challenge-lowest-takes-1 = 半径の2.9倍
track-challenge-lowest-target = 目標：出発の高さが半径の2.9倍、2.75倍、2.71倍以下。
track-challenge-lowest-left = { $angle }で離れました。
track-challenge-lowest-slipped = { $slip }からすべり、{ $angle }で離れました。
track-challenge-lowest-not-round = 一周しませんでした。
track-challenge-lowest-only = 一周しましたが、高さは半径の{ $height }倍です。
track-challenge-lowest-round = 半径の{ $height }倍の高さから一周しました。
track-challenge-faster = 直線より速く：摩擦のない角材のために、なめらかなコースを一つ描いてください。ゴールより低くくぼんでもかまいません。
track-challenge-faster-hint = 最も遅いのはどこですか。高さは、そこではなく、その前に使います。
track-challenge-faster-flew = { $place }でコースから飛び出しました。
track-challenge-faster-not-there = ゴールに着きませんでした。
track-challenge-faster-too-long = { $time }かかりました。遅すぎます。直線は{ $straight }です。
track-challenge-faster-took = { $time }かかりました。直線は{ $straight }です。

## Questions to a class.

track-class-loop =
    摩擦なしですべる角材がこのループを一周するには、半径の2.5倍の高さが必要です。
    転がる球に必要な高さはどれだけですか。
track-class-dome =
    角材が、半径1 mのなめらかなドームの頂上からすべります。
    頂上からどれだけ下で離れますか。
track-class-roads =
    二つの角材が同時に出発し、摩擦なしで、同じ所に着きます。一方は直線、もう一方は曲線を進みます。
    先に着くのはどちらですか。

## The printed sheet: columns.

track-column-body-start-height = 物体、出発の高さ（半径の倍数）
track-column-height-it-needs = 必要な高さ（半径の倍数）
track-column-does-it-get = 一周するか
track-column-where-does-it = どこで離れるか（最下点から、°）
# An entry: the body, and its start height in radii.
track-cell-start = { track-body }、{ $height }
track-cell-round = する
track-cell-not-round = しない
track-cell-nowhere = 離れない

## Names of set-ups.

track-name-Loop-the-loop = ループ
track-name-High-enough-for-a-ball = 球にも足りる高さ
track-name-It-slips-near-the-top = 頂上の近くですべる
track-name-Bead-on-a-wire = 針金のビーズ
track-name-Hoop-and-tin = 輪と缶
track-name-A-heavier-block = 重い角材
track-name-Off-a-dome = ドームから
track-name-Pushed-off-a-dome = ドームから押す
track-name-A-hoop-off-a-dome = ドームから輪
track-name-Half-pipe = ハーフパイプ
track-name-Down-a-slope = 斜面を下る
track-name-Race-of-three = 三つの競走
track-name-A-bowl-of-a-cycloid = サイクロイドの皿
track-name-Draw-your-own = 自分で描く

## Names of runs.

track-name-ball = 球
track-name-block = 角材
track-name-bead = ビーズ
track-name-hoop = 輪
track-name-straight = 直線
track-name-arc = 円弧
track-name-cycloid = サイクロイド
track-name-from-high-up = 上から
track-name-from-lower-down = 下から
track-name-your-own = 自作
track-name-light = 軽い
track-name-heavy = 重い
track-name-tin = 缶

## Names of curves, bars and forces.

track-name-force-of-the-track = レールの力
track-name-speed = 速さ
track-name-spin = 回転
track-name-energy-of-turning = 回転のエネルギー
track-name-force-to-the-right = 右向きの力
track-name-force-upwards = 上向きの力

## Names of groups of controls.

track-name-Bodies = 物体
track-name-Dome = ドーム
track-name-Your-own = 自作
track-name-Planet-and-landing = 天体と着地

## Names of what can be chosen in the panel.

track-name-loop = ループ
track-name-dome = ドーム
track-name-half-pipe = ハーフパイプ
track-name-slope = 斜面
track-name-race-of-three = 三つの競走
track-name-cycloid-s-bowl = サイクロイドの皿
track-name-two-masses = 二つの質量
track-name-none = なし

## Controls: words that stand for them, where others have a symbol.

track-symbol-track = コース
track-symbol-never-slips = すべらない
track-symbol-body = 物体
track-symbol-beside-it = 相手
track-symbol-push = 押し

## Name of the lesson.

track-name-On-a-track-who-gets-round-who-gets-there-first = コース：一周するのは、先に着くのはどれか
