### What a lesson's page says by itself. Each message is a whole sentence, or the label of a control.
###
### A slot, such as { $time }, holds a figure with its unit, a name, or a formula; it is never translated.
### Where a number decides, a message has a form for each plural class, chosen by the slot $count.
### What a lesson says stands in its experiment and in its notebook.

## The language of the texts: of their plural classes, and of a screen reader.

page-language = ja
page-decimal = .
page-digits = 0123456789
# The language's own name: it stands so in the menu of every language.
page-language-name = 日本語
language-label = 言語：{ $name }
language-choose = 言語
# The last line of the menu of languages, before a link with the next message.
language-honest = 英語以外は、母語とする人の校正を受けていません。
language-mend = 文を直す
language-missing = このレッスンはまだ訳されていません。英語で表示します。

## The clock and its speed.

speed-times = { $times }×
speed-clock = 再生速度{ $speed }
speed-slower = 実際の1/{ $times }の速さ
speed-minutes = 1 sで{ $count }分進む
speed-hours = 1 sで{ $count }時間進む
time-of = { $duration }のうち{ $time }
parting-covered = 予想のあとで、どこから違うかが見えます。
parting-waits = 「放す」のあとで、どこから違うかが見えます。
time-play = 再生（スペース）
time-pause = 一時停止（スペース）
time-again = もう一度
time-moment = 運動の時刻
time-loop = 終わったら最初から
time-speed = 再生速度
time-bar = 時間
time-start = 最初へ（Home）
time-contact-back = 前の接触へ（Shiftと左矢印）
time-frame-back = 一コマ戻る（左矢印）
time-frame-on = 一コマ進む（右矢印）
time-contact-on = 次の接触へ（Shiftと右矢印）

## Bodies and their contacts.

parting-none = 運動の違いは最後まで見えません。
parting-from = { $time }から、「{ $other }」の{ $ball }と「{ $one }」の{ $ball }の違いが見えます。
parting-beside = 違いは最後まで見えません。
parting-beside-from = { $time }から、「{ $other }」と「{ $one }」の違いが見えます。
# The slot $way is one of eight directions.
moves-so =
    { $way ->
       *[right] { $name }は右へ{ $speed }で動きます。
        [up-right] { $name }は右上へ{ $speed }で動きます。
        [up] { $name }は上へ{ $speed }で動きます。
        [up-left] { $name }は左上へ{ $speed }で動きます。
        [left] { $name }は左へ{ $speed }で動きます。
        [down-left] { $name }は左下へ{ $speed }で動きます。
        [down] { $name }は下へ{ $speed }で動きます。
        [down-right] { $name }は右下へ{ $speed }で動きます。
    }
moves-not = { $name }は静止しています。
ball-only = 球
ball-number = 球{ $number }
stone-number = 石{ $number }
contact-hits = { $a }が{ $b }に当たる
contact-slide = { $a }が{ $b }ですべり始める
contact-roll = { $a }が{ $b }で転がり始める
contact-rest = { $a }が{ $b }で静止する
contact-part = { $a }と{ $b }が離れる
contact-pocket = { $a }が{ $b }に落ちる
pocket-only = ポケット
pocket-number = ポケット{ $number }
contact-leaves = { $speed }で離れる。{ $energy }
contact-leave = { $a }は{ $speed }、{ $b }は{ $other }で離れる。{ $energy }
contact-whole = { $met }（{ $impulse }）。{ $ended }
contact-gain = エネルギーが{ $share } %増える
contact-loss = エネルギーの{ $share } %が失われる
wall-upright = 壁
wall-floor = 床
wall-table = 机
wall-ceiling = 天井
wall-slope = 斜面
wall-track = コース
contact-no-loss = エネルギーは失われない

## What an impact does to velocities; their names are those of the lesson.

parts-velocity = 速度
parts-before = 衝突前
parts-was = 衝突前{ $speed }
parts-is = 衝突後{ $speed }
parts-spoken = { $name }：衝突前{ $before }、衝突後{ $after }
parts-turned = 衝突前は{ $name } { $before }、衝突後は{ $other } { $after }
parts-of-ball = { $ball }：{ $parts }
force-on = { $a }が{ $b }を押す力
force-now = { $force } N
force-track = コースの力
attraction-each = それぞれ{ $force }
attraction-touch = 中心がここなら接触
attraction-spoken = { $force }で引き合っています。
lens-times = × { $times }
lens-depth = 深さ{ $depth }
lens-force = 押す力{ $force } N
lens-slip = すべり
lens-spoken = 球は板に{ $depth }沈んでいます。板は球を{ $force } Nで押しています。
force-spoken = 球{ $a }が球{ $b }を{ $force } Nで押す
slip-spoken = { $name }：衝突前{ $before }、衝突後{ $after }
slip-turned = { $name }：衝突前{ $before }、衝突後は逆向きに{ $after }
slip-lasting = { $name } { $before }

## Energies and momenta.

sum-flight = 並進のエネルギー（全部の球）
sum-spin = 回転のエネルギー（全部の球）
sum-height = 位置エネルギー（全部の球）
sum-energy = エネルギーの合計
sum-px = 右向きの運動量（全部の球）
sum-py = 上向きの運動量（全部の球）
sum-pz = z方向の運動量（全部の球）
sum-l = 角運動量（全部の球）
sum-labout = { $axis }のまわりの角運動量（全部の球）
part-flight = 並進
part-spin = 回転
part-height = 高さ
part-whole = 全体
part-paths = 軌道の分
part-spins = 回転の分
speed-slow = 再生速度：{ $speed }（スロー）
yours-name = あなたの{ $guess }
yours-answer = あなたの答え{ $speeds } m/s（運動ではない）
yours-real = 実際
yours-first = あなたの{ $guess }を先に
yours-first-fast = あなたの{ $guess }を先に（{ $speed }）
speed-slowed = 再生速度：{ $speed }、スロー
speed-slow-lapse = { $speed }（スロー）

## Acts, levels and the panel.

acts-one = パート{ $act }/{ $count }
acts-next = 次：{ $title }
course-next = 次のレッスン：{ $title }
course-end = コースはここで終わりです。
acts-label = パート
acts-done = 済み
acts-challenges = チャレンジ
acts-stars = { $all }個のうち{ $won }個
acts-all = すべてのパート
acts-whole = 説明とスライダーをすべて出して、レッスン全体を表示します。
control-home = { $home }に戻す
control-reset = { $name }を{ $home }に戻す
control-on = オン
control-off = オフ
control-spoken = { $symbol }、{ $meaning }
control-spoken-in = { $symbol }、{ $meaning }（{ $unit }）
control-named = { $figure }（{ $name }）
control-share = = { $share } %
control-typed = { $control }（入力）
drawer-open = すべての設定
drawer-close = 設定を減らす
levels-chart = 図
levels-label = 詳しく見る
levels-covered = 予想のあとで
levels-waits = 「放す」のあとで
levels-curves = グラフ
levels-bars = 棒グラフ
levels-contacts = 接触
levels-readouts = 数値
levels-map = マップ
levels-measure = 測る
locks-whole = レッスン全体
locks-fixed = リンクで固定
panel-label = 設定
panel-computing = 計算する人へ
panel-everything = すべての説明を表示
panel-undo = 元に戻す（Ctrl+Z）
panel-redo = やり直す（Ctrl+Shift+Z）
panel-restart = 開いたときの値に戻す
panel-restart-title = 開いたリンクや設定の値に戻します
panel-reset = すべて戻す
panel-reset-title = レッスンの最初の値に戻します
panel-link = リンクをコピー
panel-link-title = 見ている画面のアドレスをコピーします
panel-presets = 用意した設定
panel-choose = 設定を選ぶ…

## What the stage shows.

stage-lowest = { $height }：最下点
stage-turns = { $rate } 回転/s
show-follows = { $name }を追う
show-from = 見る立場
show-from-title = 座標系
show-camera = カメラ
show-camera-title = カメラが追うもの
show-more = その他
show-label = 表示
show-group-arrows = 矢印
show-group-together = 全体
show-group-balls = 球
show-group-stage = 画面
ball-centre = 重心
show-room = 部屋
show-fit = 全体を表示
show-free = 手動の位置
show-arrows = 速度
show-arrows-title = 各球に速度の矢印を付けます
out-below = { $run }：画面の下
out-above = { $run }：画面の上
out-left = { $run }：画面の左
out-right = { $run }：画面の右
velocity-name = 速度
kept-in = 当たる速さ
kept-out = 離れる速さ
frames-share = { $share } %
frames-short = { $ball }: { $share }
frames-spoken = 球{ $ball } { $share } %
frames-run = { $run }：{ $told }。
show-paths = 先の道すじ
show-paths-title = 各球の最初から最後までの道すじ
show-strobe = 刻み
show-strobe-title = これまでの時間刻みごとの印
show-bounces = はね返りの点
show-bounces-title = はね返るたびに画面の下に点を打ち、中央からの距離を示します
show-speeds = 速さの分布
show-speeds-title = 球の横に、それぞれの速さの球が何個あるかを棒で示します
speeds-title = 速さごとの球の数
# $what is the name of a curve, such as “collisions each”.
speeds-count = { $what } { $count }
speeds-axis = 速さ (m/s)
speeds-theory = 偶然だけの場合
bounces-times = × { $times }
show-grid = 方眼
show-grid-title = きりのよい座標ごとの線
show-momenta = 運動量
show-momenta-title = 各球に運動量の二重矢印を付けます
show-impulses = 力積
show-impulses-title = 接触ごとの光：二つの物体に同じ大きさで逆向き
show-explained = 接触の瞬間
show-explained-title = 接触で何が起こるか：速度の成分、すべり、力など
show-centre = 重心
show-centre-title = 球全体の重心と、その道すじ
show-momentum-sum = 運動量をつなぐ
show-momentum-sum-title = すべての運動量を順につないだ図と、その合計
show-angular = 角運動量
show-angular-title = 軌道の分と回転の分に分けます
show-trails = 跡
show-trails-title = 各球のこれまでの道すじ
show-cores = 質量
show-cores-title = 面積が質量に比例する芯。外形の大きさは変わりません
show-names = 名前
show-names-title = どの運動がどれか
show-beside = 並べて表示
show-beside-title = 運動ごとに別の画面に表示します
show-snap = 方眼に合わせる
show-snap-title = ドラッグしたものを方眼の線に合わせます

## What hands move.

balls-more = + 球
balls-fewer = − 球
balls-more-title = 球を一個増やす
balls-fewer-title = 球を一個減らす
grip-place = { $ball }を動かす。位置：{ $now }
grip-velocity = { $ball }を動かす。速度：{ $now }
grip-kind = つまみ
grip-bend = 壁をドラッグして曲げる
grip-bent = 壁を曲げる：{ $now }
grip-point = 点をドラッグしてコースを描く
grip-height = コースを描く：{ $x } mで高さ{ $now }
grip-ball = 球をドラッグ
grip-arrow = 矢印の先をドラッグ
measure-reads = { $tool }：{ $reading }
measure-point = { $tool }、{ $point }：{ $reading }
measure-ruler = ものさし
measure-protractor = 分度器
measure-photogate = 光ゲート
measure-stopwatch = ストップウォッチ
measure-tools = 画面上の道具
measure-one-end = 一方の端
measure-other-end = もう一方の端
measure-corner = 頂点
measure-first-arm = 一本目の辺
measure-second-arm = 二本目の辺
gate-waits = まだ通過なし
gate-dark = 遮光中
gate-pass = 通過{ $count }：遮光時間{ $time }
stopwatch-from = 開始
stopwatch-to = 終了
stopwatch-from-contact = ストップウォッチの開始
stopwatch-to-contact = ストップウォッチの終了
stopwatch-start = 運動の始め
stopwatch-now = 今
stopwatch-contact = 接触{ $number }：{ $what }、{ $time }
stopwatch-gone = 接触{ $number }：この運動にはなし
stopwatch-nothing = – s
table-own = 自分の表
table-note = 記録する
table-noted = 表に{ $count }行あります。
table-full = 表は{ $count }行でいっぱいです。コピーか保存をしてから、消してください。
table-clear = 表を消す
table-bring-back = 元に戻す
table-is-clear = 表は空です。
table-set-up = 設定
table-as-it-begins = 最初の状態
table-row = { $number }：{ $setUp }
table-remove = { $number }行目を消す
table-removed = { $number }行目を消しました。
table-clock = 時計 (s)
table-gate-from = 光ゲート、遮光の始め (s)
table-gate-dark = 光ゲート、遮光時間 (s)
table-across = 横軸
table-up = 縦軸
table-plot = 自分の点、{ $count }個：横軸{ $x }、縦軸{ $y }。

## Challenges and exercises.

parts-label = 届いた運動の部分
parts-coming = { $of }のうち{ $come }が届きました
parts-stopped = { $of }のうち{ $come }で止めました
parts-refused = { $of }のうち{ $come }が届きました。{ $problem }
parts-stop = 止める
parts-go = 続ける
star-challenge = チャレンジ{ $place }
star-head = チャレンジ{ $place }（全{ $all }）。
star-off = { $off }のずれ
stars-won =
    { $count ->
        [0] 星はまだありません
        [1] 星一つ
        [2] 星二つ
       *[3] 星三つ
    }
range-least = { $low } { $unit }以上
range-most = { $high } { $unit }以下
range-between = { $low }～{ $high } { $unit }
star-foreign = 別の設定になっています。チャレンジをするには「最初から」を押してください。
star-nothing = 測るものがありませんでした。
star-none-now = 星なし。
star-takes = それぞれの星の条件
star-hint = ヒント。
star-next = 次のチャレンジ
star-over = 最初から
star-leave = レッスンに戻る
star-again = もう一度
star-replay = もう一度再生
star-try = 試してみる
exercise-right = ✓ 正解。{ $solution }
exercise-near = ✓ ほぼ正解。{ $solution }
exercise-solution = 解答
exercise-hint = ヒント
exercise-check = 確かめる
exercise-try = 画面で試す
exercise-choose = 先に答えを選んでください。
exercise-type = 先に数値を入れてください。
exercise-unread = 「{ $given }」は数値として読めません。0.7、5/7、sqrt(2)のように入れてください。単位を付けてもかまいません。
exercise-wrong = ✗ まだです。ヒントを見てみましょう。
exercise-before = ✓ 前に正解しました。
own-title = 自分の球
own-task = はねる球をスマートフォンで録音し、音と音の間の時間を順に入れてください。各時間を一つ前の時間で割ると、床が返す速さの割合になります。別の録音は次の行に入れます（ShiftとEnter）。
own-label = 音と音の間の時間（順に）、s
own-find = 割合を求める
own-type = 時間を二つ以上、0.62 0.47のように空白で区切って入れてください。
own-grew = { $place }番目の時間が、一つ前より短くなっていません。音が一つ抜けたか、二回数えています。
own-grew-in = { $run }回目の録音で、{ $place }番目の時間が一つ前より短くなっていません。音が一つ抜けたか、二回数えています。
own-asked = { $longest } sの滞空は、100 mより高い所からの落下にあたります。単位はミリ秒ですか。
own-long = { $longest } sの滞空は、100 mより高い所からの落下にあたります。時間を秒で入れてください。
own-milli = ミリ秒として読む
own-runs = e = { $shares }（録音ごと）。平均は{ $mean }、標準誤差は{ $error }です。
own-one = e = { $share }。どのはね返りもこの値なら、球は最初の音の{ $rest } s後に静止します。
own-several = 各はね返りでe = { $ratios }。最初から最後まで同じ割合とすると、e = { $share }です。このeなら、球は最初の音の{ $rest } s後に静止します。
tasks-all = チャレンジと練習問題
tasks-challenges = チャレンジ
tasks-exercises = 練習問題

## The view in space.

space-oblique = 斜め
space-front = 正面
space-side = 横
space-above = 真上
space-switch = 立体
space-view = 立体の見方
space-turned = 回した向き
space-turn = 向きを変える
space-turn-title = ドラッグか矢印キーで向きを変えます。Homeで正面に戻ります
space-from-left = 左へ{ $turn }°回した向き
space-from-right = 右へ{ $turn }°回した向き
space-from-above = { $side }、上から{ $rise }°
space-from-below = { $side }、下から{ $rise }°
space-from-front = 正面から

## The stage.

camera-in = 拡大（+、またはCtrlとホイール）
camera-out = 縮小（−、またはCtrlとホイール）
camera-fit = 全体を表示（0）
inset-total = Σp = { $size } kg m/s
inset-about = kg m²/s、{ $place }のまわり
inset-ratio = e = { $ratio }：同じ比
inset-momenta = つないだ運動量
inset-speeds = 速さ 前 → 後
inset-centre = 中心

## Results: bars, curves, contacts, numbers, charts.

bands-title = 二つの成分のエネルギー
bands-impact = 着地
bands-spoken = { $name }：着地前{ $before }、着地後{ $after }
bars-energy = エネルギー
bars-px = 右向きの運動量
bars-py = 上向きの運動量
bars-pz = z方向の運動量
bars-lz = 角運動量
bars-lx = x軸まわりの角運動量
bars-ly = y軸まわりの角運動量
bars-label = 棒グラフ：{ $title }
quantity-unit = { $quantity } ({ $unit })
bars-told = { $run }：{ $parts }
bars-part = { $name } { $value }
bars-choice = 棒グラフの量
chart-keys = { $words }矢印キーで値を読み、Escapeで終わります。
chart-keys-click = { $words }矢印キーで値を読みます。Enter：{ $click }。Escapeで終わります。
chart-set = { $names }を決める
chart-click = クリックかEnter：{ $click }
chart-left = { $name }（残した点）
chart-left-else = 他の値で残した点
chart-clear = 点を消す
chart-waiting = グラフを作成中…
chart-numbers = グラフの数値
chart-table = グラフの数値の表
chart-thinned = 一部の行は省いてあります。ファイルにはすべてあります。
contacts-first = 最初の{ $count }個
contacts-in-time = 時間順の接触
contacts-title = 接触
contacts-none = 何も接触していない
curves-of = グラフの量
curves-label = グラフ
curves-against = 横軸
law-title = 数値を入れた法則
closeup-spin = 回転
closeup-lost = 失われた分
closeup-before = 衝突前
closeup-after = 衝突後
closeup-title = { $time }：{ $meeting }
closeup-soft = 重なりは最大{ $overlap }で、{ $factor }倍に描いてあります。力は最大{ $force } Nです。
closeup-soft-own = 重なりは最大{ $overlap }で、{ $factor }倍に描いてあります。力は最大{ $force } Nです。この接触は、振り子の時計では時間がかからず、接触自身の時計では{ $lasts } msかかります。
closeup-law = これは法則による接触で、時間はかかりません。力積は、接触の方向に{ $along }、それに垂直に{ $across }です。
closeup-normal = 近づく速さ（垂直）
closeup-tangential = すべる速さ（面に沿って）
closeup-elsewhere = 他の物体へ渡した分
closeup-label = 衝突の顕微鏡
closeup-play = ゆっくり再生
closeup-close = 閉じる
closeup-energy-pair = 二つの物体の、重心から見たエネルギー (J)
closeup-energy-ball = 球の運動エネルギー (J)
closeup-force = 力 (N)
closeup-overlap = 重なり (mm)
readouts-means = { $symbol }：{ $name }
readouts-run = 運動
readouts-label = 数値
readouts-toggle = この運動を表示・非表示
sound-label = 接触の音
sound-title = 接触ごとに音が鳴り、力積が大きいほど大きな音になります
sound-switch = 音
chart-bar = { $name } { $from }～{ $to }：{ $count }
chart-from = { $axis }の下端
chart-to = 上端

## What is taken away and handed out.

take-chart = グラフ（{ $kind }）
take-film-title = この時刻からの画面。今の再生速度で、長くても{ $count }秒
take-film-lasts = 動画は表示中の時刻から始まり、長くても{ $time } sです。
take-saved = { $name }に保存しました。
take-filming = 動画：{ $share } %
take-png = グラフの画像
take-svg = グラフの線画
take-csv = グラフの数値
take-results = 結果
take-runs = 運動（CSV）
take-runs-title = すべての運動の全コマ、全桁
take-contacts = 接触（CSV）
take-contacts-title = すべての運動の全接触、全桁
take-stage = 画面（PNG）
take-stage-title = この時刻の画面
take-film = 動画（GIF）
take-python = Pythonとしてコピー
take-python-title = この運動を作るPythonの行
take-label = 持ち帰る
take-answers = 予想をコピー
take-answers-title = このブラウザーに残っている、全レッスンの予想
take-covered = 結果は予想のあとで持ち帰れます。
copied-python = Pythonをコピーしました。
copied-numbers = コピーしました。表計算ソフトに貼り付けてください。
copy-numbers = コピーする数値
numbers-copy = コピー
numbers-copy-title = 表計算ソフトに貼り付ける数値
numbers-csv = CSV
numbers-csv-title = 数値のファイル
numbers-spoken = { $text }：{ $what }
numbers-comma = 持ち帰る数値の小数点をコンマにする：1,5
numbers-time = 時間
numbers-seconds = 時間 (s)
numbers-contact = 接触
numbers-impulse = 力積 (N s)
numbers-lost = 失われたエネルギー (J)
numbers-lasts = 接触時間 (s)
take-no-chart = この値のグラフはありません。
take-no-guess = このブラウザーにはまだ予想がありません。
copied-answers = 予想をコピーしました。
teach-fix = 固定
teach-hide = 隠す
teach-fix-one = { $symbol }（{ $meaning }）を固定
teach-hide-one = { $symbol }（{ $meaning }）を隠す
teach-embed-how = このコードで、別のページの中にレッスンを表示できます。サーバーの許可が必要です：carom --embed-fromの後にそのサイトのアドレス
teach-label = 教員用
teach-link = このリンクは、今の画面を同じパートで開きます。チェックを付けたものは、生徒には動かせません。
teach-control = 設定
teach-alone = プロジェクター用：この画面を大きく、またはクラスでの問題
teach-shown = 予想なしで結果を表示
teach-everything = 設定をすべて表示（付けなければ、生徒が必要なときに開きます）
teach-tips = パートごとの先生用の助言
teach-withhold = 試験や宿題で使わせないもの
teach-no-skip = 予想を飛ばすこと
teach-no-answers = 練習問題の解答と、答えの数値
teach-no-explanation = 予想のあとの説明
teach-no-python = 本文のPython
teach-courtesy = これは目安であり、秘密は守れません。アドレスを書き換えれば、すべて見えます。
teach-copy = このリンクをコピー
teach-embed = 埋め込みコードをコピー
slides-label = 今の画面のスライド二枚
slides-question = 問題（PNG）
slides-answer = 答え（GIF）
slides-how = 16 : 9のスライド二枚：図のある問題と、動画です。動画は一回だけ、決め手の瞬間はゆっくり再生され、答えで止まります。
slides-later = この問題の答えはパート{ $act }にあります。先にそのパートを開いてください。
tips-label = 先生用
tips-title = 先生用 · パート{ $act }、{ $minutes }分
tips-goal = ねらい
tips-say = よくある答え
tips-ask = 問いかけ
tips-next = 次
# Before a class, on the button of a teacher: what runs, or what a press does.
class-first = 1回目（全2回）
class-talk = 話し合い
class-second = 2回目（全2回）
class-alone = 一回だけ
class-ready = 見せる
class-look = 結果へ
class-still = 次へ
class-told = 次の問題
class-again = 最初から
class-count = 問題{ $place }（全{ $all }）
class-right = 正解
menu-theme = 明るい・暗い
menu-projector = プロジェクター用
menu-label = メニュー
menu-afresh = このレッスンを最初から
menu-print = 印刷
menu-teachers = 先生用
menu-guide = 先生用の手引き
answers-one =
    レッスン：{ $lesson }
    問題：{ $question }
    予想：{ $guess }
    答え：{ $answer }
    日時：{ $when }
answers-back = 復習の日：{ $dates }
answers-later = 後のパート
copied-link = リンクをコピーしました。
copied-embed = 埋め込みコードをコピーしました。
copied-here = このコンピューターでだけ開けます。carom --classで、ほかの人も使えるアドレスが出ます。
copy-link = コピーするリンク
copy-embed = コピーする埋め込みコード
copy-python = コピーするPython
copy-answers = コピーする予想
copy-nowhere = どのノートブックか、このページにはありません。

## Questions and guesses.

arrow-direction = 予想：向き（°、右から反時計回り）
arrow-length = 予想：長さ（{ $unit }）
arrow-at = { $unit }、向き
arrow-label = あなたの矢印
guess-in = 予想（{ $unit }）
guess-label = 予想
guess-of = 予想（{ $unit }）：{ $what }
missing-choice = 先に答えを選んでください。
missing-speeds = 両方の量が保存される速度にしてください。足りない分は各メーターに出ます。
missing-arrow = 先に矢印を回してください。
flag-lower = 旗を下げる
guess-less = 小さく
walls-share = { $name }は速さの{ $share } %を返します。
walls-all = { $name }は速さをすべて返します。
walls-nothing = { $name }は速さをまったく返しません。
walls-share-into = { $name }は、面に垂直な速さの{ $share } %を返します。
walls-all-into = { $name }は、面に垂直な速さをすべて返します。
walls-nothing-into = { $name }は、面に垂直な速さをまったく返しません。
walls-smooth = なめらか。
walls-rubs = 粗い：μ = { $friction }。
walls-grips = 完全にグリップする。
flag-raise = 旗を上げる
guess-more = 大きく
missing-flag = 先に旗を上げてください。ドラッグするか、−と+を使います。
missing-number = 先に数値を入れてください。
heights-before = 衝突前
heights-down = 下り
heights-up = 上り
heights-every = { $time } sごとの印
heights-height = 高さ
heights-speed = 速さ
heights-change = { $before } → { $after } { $unit }
flag-label = 旗：あなたの予想
flag-down = まだ上げていません
arrow-truth = 実際は{ $arrow }
arrow-words = { $length } { $unit }、向き{ $way }
arrow-grip = 矢印：あなたの予想。左右で向き、上下で長さを変えます
guess-unfit = この値に合う問題はありません。
guess-close = 差が小さすぎます。もう少し動かしてください。
guess-skip = 予想せずに見る
guess-play = 先に試す
guess-back = 問題へ
guess-vote = 投票する
guess-pass = 投票しない
guess-kept = 投票「{ $guess }」を残しました。答えはパート{ $act }にあります。
guess-because-label = そう考える理由は…（書かなくてもよい）
guess-because = 理由
guess-region = 問題
guess-go = 放す
guess-mine = 自分の予想
speeds-ball = 球{ $number }の衝突後の速度、m/s
speeds-typed = 球{ $number }の速度（入力）、m/s
speeds-held = 固定中
speeds-hold = 固定
speeds-lock-label = 球1を静止に固定
speeds-hint-back = 球1は後ろへ動いてもかまいません。固定を外してください。
speeds-hint-on = 球1は前へ動いてもかまいません。固定を外してください。
speeds-off = 球{ $number }のvは{ $low }～{ $high } m/sです。入力は「{ $given }」でした。
speeds-through = ✗ 球{ $one }が球{ $other }を通り抜けてしまう
speeds-again = { $list }はもうあります。別の答えを探してください。
speeds-one = { $speeds } m/s：
speeds-instead = 運動量が{ $before } kg m/sではなく{ $now } kg m/sです。速度を変えてください。
speeds-quote = 二つの答え{ $list } m/sは、どちらも運動量を保存します。
speeds-found = 保存される答え：{ $list } m/s。もう一つ探してください。
speeds-share = { $before } { $unit }のうち{ $now }
speeds-keep = この答えを残す
speeds-last = 残して再生
speeds-order = ✓ 球は通り抜けない
speeds-kept = ✓ 保存
speeds-much = ↑ 多すぎる
speeds-little = ↓ 少なすぎる
wrong-choice = { $choices }から一つ選ぶ
wrong-number = 予想は数値です。入力は「{ $given }」でした。
wrong-missing = 先に数値を入れてください。
wrong-scale-in = 予想は{ $low }～{ $high } { $unit }です。入力は「{ $given }」でした。
wrong-scale = 予想は{ $low }～{ $high }です。入力は「{ $given }」でした。
wrong-angle = 向きは−180°～180°です。入力は「{ $given }」でした。
wrong-arrow = 矢印には成分が二つ要ります。入力は「{ $given }」でした。
wrong-length = 矢印の長さは{ $maximum } { $unit }までです。あなたの矢印は{ $length }です。
stills-before = 前
stills-at = その瞬間
stills-after = 後
stills-result = 結果
sign-tick = 正解：
sign-down = もっと小さい：
sign-up = もっと大きい：
sign-nearly = 惜しい：
sign-other = 今回は違う：
verdict-above-flag = 旗より高い
verdict-below-flag = 旗より低い
verdict-above = 予想より大きい
verdict-below = 予想より小さい
verdict-nearly = 惜しい
line-first = 最初の予想：{ $guess }。実際：{ $answer }。
line-last = 前回の予想：{ $guess }。実際：{ $answer }。
line-guess = 予想：{ $guess }
verdict-happened = 起こったこと
verdict-right = 正解
stills-label = 四枚の図
verdict-now = 結果へ
stills-next = 次へ
line-here = これを予想する
verdict-following = 次の問題
verdict-another = もう一問
verdict-again = もう一度
counts-next = 答えの違う二問に正解すると「理解した」になります。
counts-understood = 答えの違う二問に正解：理解しました。
stage-start = 最初：{ $motion }
look-plays = 再生しています。
look-again = もう一度、ゆっくり。
seen-ask = 何が見えましたか。
seen-again = もう一度見てください。何が見えましたか。
verdict-saw = 見えたこと
further-after = もう一歩先へ
further-steps = 順を追って説明
further-own = 自分の言葉で
further-model = 解答例
further-blank = 空欄の数値
further-right = 正解です。
further-wrong = 正解は{ $answer }です。
line-watch = 見ていてください。
verdict-was = 実際
verdict-you = あなたの予想

## The lesson as a whole.

line-changed = このページを作ったあとでレッスンが変わりました。ページを読み込み直してください。
python-silent = Pythonがまだ応答しません…　Pythonなしで保存されたページは動きません。ノートブックを開いて実行してください。
python-offline = Pythonが応答しないため、設定は使えません。アニメーションは続きます。
# A page without a server, whose answers were computed beforehand.
table-steps = 答えは前もって計算してあるので、スライダーは段階的に動きます。
table-between = { $symbol } = { $value }の答えはここにありません。{ $below }と{ $above }の答えならあります。
table-beside = { $symbol } = { $value }の答えはここにありません。最も近いのは{ $below }です。
table-one-at-a-time = ここの答えは、一つだけ変えた場合のものです。ほかの値も変わっています。それを戻してから{ $symbol }を変えてください。
table-one-of-them = ここの答えは、一つだけ変えた場合のものです。動くのは{ $symbol }だけです。
table-elsewhere = この値をPythonで開く
table-nothing = この値の答えはここにありません。
table-no-chart = この値のグラフは計算してありません。
table-needs-python = これにはPythonが必要ですが、このページにはありません。
python-loading = Pythonを読み込み中：{ $percent } %。それまでスライダーは段階的に動きます。
python-not-here = Pythonを読み込めませんでした。設定の一覧とスライダーの段階は、なくても使えます。
python-ready = Pythonの準備ができました。どの値も設定できます。
python-not-loaded = ここではPythonを読み込めず、何も変えていません。設定の一覧とスライダーの段階は、なくても使えます。
python-stuck = 読み込みが止まっています。
python-ended = この処理の途中でPythonが終わり、もう一度始まります。何も変えていません。
python-too-long = この値は計算に時間がかかりすぎます
figure-png = 画像（PNG）
figure-svg = 線画（SVG）
figure-csv = 数値（CSV）
stage-keys = { $title }の画面：スペースで再生、矢印キーでコマ送り、Homeで最初へ、+と−で拡大・縮小、0で全体、W A S Dで画面を移動
python-waiting = Pythonを待っています…
toys-label = 遊んでみる
toys-contrast = 何が違いますか。
toys-sound = 音
toys-space = 立体
toys-beside = 並べて表示
toys-throw = 投げてみる
toys-how = 球をドラッグし、手を動かしながら放してください。
end-here = 運動はここで終わりです。
end-rest = すべて静止しています。
end-on = 続ける
end-longest = 運動はここで終わりです。これより長くは計算しません。
share-button = 共有
share-title = 見ている画面を共有
share-close = 閉じる
share-name = 好きな名前
share-alt = { $time }の画面
share-link = リンクをコピー
share-picture = 画像をコピー
share-save = 画像を保存
share-film = { $seconds } sの動画を保存
share-send = 画像を送る
share-said = 予想：{ $guess }
share-truth = 実際：{ $truth }
share-made = Carom
share-made-at = Carom、{ $address }
share-copied = 画像をコピーしました。
needs-label = 必要な知識：
reading-large = 拡大
reading-back = 大きい画面に戻る
lesson-covered = グラフと数値は、予想のあとに出ます。
lesson-waits = グラフ、数値、接触は、「放す」のあとに出ます。

## What leads out of a lesson.

page-lessons = すべてのレッスン
page-by-itself = このレッスンだけを開く

## What was answered some days ago comes back, in the gallery and in a lesson.

back-title = 復習
back-heading = 復習：{ $what }
back-what =
    { $count ->
        [1] 数値を変えた問題が一問、約1分
        [2] 数値を変えた問題が二問、約2分
       *[3] 数値を変えた問題が三問、約2分
    }
back-answer =
    { $count ->
        [1] 一問に答える
        [2] 二問に答える
       *[3] 三問に答える
    }
back-later = 今日はしない
back-lesson = レッスン{ $number }、{ $when }
back-act = パート{ $act }、{ $when }
back-place = 復習：{ $place }問目（全{ $count }問）
back-next = 次へ
back-calendar = カレンダー用の日付
back-event = Carom：復習
back-event-text = 数値を変えた問題が{ $count }問、1～2分：{ $address }
