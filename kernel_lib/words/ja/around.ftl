### What stands around the lessons: the gallery, the frame of a page, pages that say why there is no
### lesson, the printed sheet. No script of a lesson says these messages.

## What stands around the lessons: the frame of their pages.

page-titled = { $title } · Carom
page-skip = レッスンへ
page-next = 次のレッスン
page-computing = 計算する人へ：{ $title }
page-school = 高校
page-university = 大学
page-python = Python
published-table = 発表された値と計算値
published-printed = 発表された値
published-computed = 計算値
published-why = 理由
page-show-python = Pythonを表示
page-cell-failed = このセルは実行できませんでした。理由はサーバーのログにあります。
page-starting = Pythonを起動中…
page-no-script = このレッスンが動くにはJavaScriptが必要ですが、ここでは無効です。文章と最初の図は見られます。
page-no-scripts = スライダーと設定を始められません。JavaScriptが無効か、フレームやネットワークに止められています。
page-too-old = このブラウザーは古く、レッスンを再生できません。ChromeかEdge 111、Firefox 115、Safari 16.4、またはそれより新しいものを使ってください。

## A page whose Python is its own, while it starts and when it is gone.

kernel-reload = レッスンを読み込み直す
kernel-failed = このレッスンのPythonを起動できませんでした。下の文章は読めます。
kernel-silent = サーバーが応答しません。もう一度試しています…
kernel-no-sockets = Pythonは動いていますが、ページとつながりません。プロキシがWebSocketを止めているのかもしれません。もう一度試しています…
kernel-ended = このページのPythonが終わりました。ページを長く離れたか、エラーがありました。同じ値で始め直しています…
kernel-ended-again = このページのPythonがまた終わりました。図は動き続けますが、新しい計算はできません。
kernel-again = 同じ値で始め直す
kernel-lost = サーバーとの接続が切れました。もう一度試しています…

## In the place of a lesson in JupyterLab, before its notebook is run.

notebook-run-cell = このセルを実行すると、「{ $title }」を動かせます。

## The gallery, and what it remembers on each card.

gallery-title = Carom：衝突で本当に起こること
gallery-about = 衝突のレッスン：まず予想し、動かし、理由を知る。
gallery-skip = レッスンへ
gallery-question = 衝突すると、本当は何が起こりますか。
gallery-lead = 予想して、放す。そして、なぜ思ったとおりに動かなかったかを調べましょう。
table-name = レッスンごとの球があるビリヤード台
table-ball = 球{ $number }：{ $title }
table-law = 摩擦も損失もなければ、止まりません。
table-touch = 球に触れると、そのレッスンが開きます。
table-pause = 一時停止
table-play = 再生
gallery-lessons = レッスン
gallery-none = このフォルダーにはまだレッスンがありません。
gallery-foot = Caromはこのサーバーだけで動きます。ここでしたことは外に出ません。
gallery-licences = CaromのコードはMITライセンス、レッスンの文章と図はCC BY 4.0です。引用：the Carom developers, Carom: live lessons on what really happens when things collide, version { $version }.
card-broken = このレッスンは表示できません。
card-lab = このレッスンにはJupyterLabが必要です。
card-minutes = 約{ $minutes }分
card-takes = 15分または45分
card-will = できるようになること
card-fits = 対応
card-place = { $topic }、{ $level }
card-needs = 必要な知識
card-after = できるようになること
card-short = 15分
card-long = 45分
card-act = パート{ $act }、{ $minutes }分
card-questions = クラスでの問題
card-tips = パートごとの助言
card-sheet = プリント
card-solutions = 解答
done-skipped = 予想を飛ばしました
done-mine = 予想：{ $guess }
done-right = 予想：{ $guess }。正解
done-understood = 理解した
done-wrong = 予想：{ $guess }。実際：{ $answer }
done-stars = 星{ $count }個
done-exercises = 練習問題{ $count }問
done-start = { $title }から始める
done-act = 次はパート{ $act }（全{ $all }）
done-onward = { $number }へ進む：{ $title }
done-begun = { $all }のうち{ $count }レッスンを開始
done-lessons = { $all }のうち{ $count }レッスンが済み
done-both = { $counted }、{ $understood }個を理解
done-forget = 予想と星を消す
done-sure = もう一度押すと、予想と星をすべて消します

## Pages that say why there is no lesson.

full-page = Carom：満席です
full-title = 満席です
full-machine = { $most }席がすべて埋まっていて、このコンピューターではこれ以上開けません。ほかの人が離れると席が空きます。このページは{ $wait }秒ごとに試します。
preparing-page = Carom：もうすぐ開きます
preparing-title = レッスンを準備しています
preparing-text = サーバーが起動したばかりか、レッスンが変わりました。準備ができしだい、ここに開きます。最初の起動には30秒ほどかかることがあります。
problem-page = Carom：{ $status }
problem-nothing = 何もありません
problem-nowhere = このアドレスには何もありません。
problem-failed = うまくいきませんでした
problem-log = サーバーがこのページを作れませんでした。理由はサーバーのログにあります。
problem-again = もう一度試す
problem-no-lesson = レッスン{ $name }はありません。
problem-no-guide = このフォルダーには先生用の手引きがありません。
problem-busy = このネットワークからの要求が今とても多くなっています。もう一度試してください。
problem-other-site = 別のサイトのページや、サンドボックスのフレーム内のページからは使えません。
problem-lab = このレッスンにはJupyterLabが必要です。このサーバーでは表示できない部品があります。

## The printed sheet.

sheet-page = Carom { $number } · { $title }
sheet-filled = Carom { $number } · { $title } · 解答
sheet-name = 名前 { $blank }
sheet-date = 日付 { $blank }
sheet-guess = 自分の予想
sheet-try = 試してから記入
sheet-set-up = 設定
sheet-questions = 三つの問題
sheet-home = 家で
sheet-mistakes = よくある答えと、問い返し
sheet-act = パート{ $act }、{ $minutes }分：{ $goal }
sheet-say = よくある答え：{ $said }
sheet-ask = 問いかけ：{ $asked }
sheet-lesson = レッスン：
sheet-back = 復習：□ 1日後  □ 7日後  □ 21日後
sheet-blank = ______________________________
sheet-foot = 必要な知識：{ $needs }。できるようになること：{ $goal }。15分：{ $short }。45分：{ $long }。
