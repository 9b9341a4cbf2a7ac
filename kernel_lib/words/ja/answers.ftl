### What the answers of Python say in every lesson.

## The first picture, for a reader who does not see it.

stage-balls-start = 最初の球

## A guess of several speeds.

listed = { $names }

## Charts, for a reader who does not see them.

chart-against = { $title }。縦軸{ $y }、横軸{ $x }。
chart-lines = 線：{ $names }。
chart-range = { $low }～{ $high }
chart-shade = { $name }：{ $ranges }。
chart-region = { $name }：{ $share }。
chart-nothing = なし
chart-span = { $name }：{ $low }～{ $high }。
chart-bars = 棒{ $count }本、最も高い棒は{ $low }～{ $high }。
chart-loop = 閉じた線{ $name }、{ $what } { $area }。
chart-points = 点：{ $name }。
chart-at = { $name }：{ $place }。

## The law with the present numbers.

law-of-run = { $run }：{ $line }
law-nothing = この運動ではまだ何も衝突していません。

## Controls that several lessons have, and ticks below their sliders.

control-gravity = 重力加速度
control-kac = 法則を使う前の接触への復帰
control-step = 時間刻みの長さ
control-duration = 運動の長さ
control-moon = 月
control-earth = 地球
control-jupiter = 木星

## Units that are words, behind a figure.

unit-radii = ×半径
unit-times = 倍
unit-balls = 個
unit-bounces = 回
unit-flights = 回
unit-each = 回ずつ
unit-collisions-each = 回ずつ

## Values that cannot be.

# What was typed: as it was, in quotes, or one of the words in brackets.
takes-got =
    { $got ->
        [nothing] 空欄
        [long] { $length }文字の文
       *[text] { $got }
    }
takes-number = { $symbol }は{ $least }～{ $most }の数値です（入力：{ takes-got }）
takes-integer = { $symbol }は{ $least }～{ $most }の整数です（入力：{ takes-got }）
# Where the unit is a word.
takes-most = { $figure } { $unit }
number-both = 「{ $given }」には小数点とコンマの両方があります。{ $example } と書いてください。
takes-switch = { $symbol }はオンかオフです（入力：{ takes-got }）
takes-choice = { $symbol }は{ $choices }のどれかです（入力：{ takes-got }）
takes-no-such = { $name }という量はここにありません。あるのは{ $known }です
value-fixed = この値はリンクで固定されています
# $problem is a sentence without its full stop.
values-cannot-run = この値では動かせません：{ $problem }。何も変えていません。

refuses-memory = この値にはメモリーが足りません
refuses-long = この値は計算に時間がかかりすぎます

## What no page of ours asks, each without its full stop. $field is a key of the question.

asked-unknown = ページから、このレッスンにない要求が来ました
asked-part = この値の部分は{ $first }から{ $count }個です（要求：{ $got }）
asked-values = { $field }は名前付きの値で、{ $most }個までです
asked-names = { $field }は名前の一覧で、{ $most }個までです
asked-long = 要求は{ $most }文字までです（{ $length }文字）
asked-query = リンクの条件は文字でなければなりません
asked-object = 要求はJSONオブジェクトでなければなりません
asked-field = { $field }は{ $most }までです（{ $size }）
asked-long-name = { $field }に{ $most }文字より長い名前があります
asked-long-text = { $field }に{ $most }文字より長い文があります
asked-deep = { $field }が{ $most }段より深くなっています

## What is wrong with a link. Its keys and words are not translated.

link-long = リンクの長さは{ $length }文字で、読めるのは{ $most }文字までです。レッスンは元の値で始まります。
link-slip = リンクの{ $key }は、ここで使う名前ではありません。{ $meant }のことですか。
link-no-view = リンクにview={ $asked }とありますが、その見方はありません。あるのは{ $view }です。
link-no-act = リンクにact={ $asked }とありますが、パートは1～{ $acts }とallです。
link-no-control = リンクに{ $key }={ $name }とありますが、その設定はここにありません。あるのは{ $known }です。
# $problem is a sentence without its full stop.
link-value = リンクの{ $name }={ $text }：{ $problem }。

## Why a run ends early, or has more than is shown.

ending-budget = 「{ $run }」は{ $time }で終わります。一度に計算できる量を使い切ったためで、接触とステップが多すぎます。接触を減らすか、遅く、またはやわらかくすると続きます。Pythonとしてコピーすれば、その予算まで続きます。
ending-through = 「{ $run }」は{ $time }で終わります。そこで球が壁を通り抜けました。時間刻みを短くするか、接触に戻すか、壁を硬くすると防げます。
ending-drag = 「{ $run }」は{ $time }で終わります。そこで球が、ありえる速さの百倍になりました。抵抗が一ステップで速さの二倍より多くを奪うとそうなります。Δを2 m/(k_c r)より短くしてください。
ending-accumulate = 「{ $run }」は{ $time }で終わります。そこで一瞬のうちに無限回の衝突が起こり、その先は法則では決まりません。反発係数か最初の状態を変えると避けられます。
ending-crowded = 「{ $run }」の接触は{ $count }回です。{ $most }回目より後は表示しません。

## What cannot be given.

chart-none = グラフなし：{ $problem }
take-long = 表が{ $rows }行になり、表計算ソフトの上限{ $most }行を超えます。運動を短くするか、設定をPythonとしてコピーして続けてください

## Names that several lessons have: of runs, curves, bars and groups of controls.

name-energy-of-motion = 運動エネルギー
name-lost = 失われた分
name-From-the-papers = 論文より
name-height = 高さ
name-For-those-who-compute = 計算する人へ
name-fixed-steps = 固定の刻み
name-exact = 厳密
name-Method = 方法
name-energy-of-height = 位置エネルギー
