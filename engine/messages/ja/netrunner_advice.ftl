# 助言：なぜその選択か、判断に使った値から。ヒントと、コンピューターがなぜそうしたか。

nr-advice-wins = 対戦相手が何をしても、このターンにゲームに勝てます。
nr-advice-bluff = ブラフです。計画書のように見せています。まったくしないと読まれるので、ときどき抽選で行います。
nr-advice-tried = 伏せられたカードのありうる配置{ $deals }通りで次のターンまで試しました。これは100ゲーム中およそ{ $mine }勝、「{ $other }」はおよそ{ $theirs }勝です。
nr-advice-tried-alike = 伏せられたカードのありうる配置{ $deals }通りで次のターンまで試しました。「{ $other }」もほぼ同じです（100ゲーム中{ $mine }勝）。
nr-advice-doubt = 配置{ $deals }通りでは「{ $other }」のほうが少し良い結果でしたが（100ゲーム中{ $theirs }勝対{ $mine }勝）、偶然かもしれません。
nr-advice-worth = コスト、カード、クリックをすべてクレジットに換算すると、「{ $other }」よりおよそ{ $credits }クレジット分有利です。
nr-advice-far = 他の何よりもずっと有利です。次点は「{ $other }」です。
nr-advice-alike = 「{ $other }」とほぼ同じ価値で、大きな違いはありません。
nr-advice-loosely = 「{ $other }」のほうがおよそ{ $credits }クレジット分有利でした。やさしいコンピューターはときどき2番目に良い手を選びます。
nr-advice-only = 他に選べるものはありませんでした。
nr-advice-wait = 今何かを使用しても、得るものや防げるものより費用のほうが大きくなります。
nr-advice-prices = それぞれの選択肢について、費用と、得るもの・防げるものを比べました。これが一番です。
nr-advice-least = なくても一番困らないものです。今は価値の低いカードや、2枚目のカードです。
nr-advice-leave = この先は支払える以上の費用がかかるか、命取りになりかねません。
nr-advice-go-on = 奥で得られるものは、残りの道のりの費用に見合います。
nr-advice-trash = 放っておくと、トラッシュにかかる{ $credits }クレジット以上の利益を持ち主に与えます。
nr-advice-spare = トラッシュするほうが放っておくより高くつくか、クレジットが他に必要です。
nr-advice-rez = { $credits }クレジットでレゾすると、ランナーは今とこの先のランで通過におよそ{ $tax }クレジットかかり、その奥には守るべきものがあります。
nr-advice-no-rez = { $credits }クレジットでレゾしても、ランナーの通過にかかるのはおよそ{ $tax }クレジットで、守るものに見合いません。
nr-advice-cheapest = 害になるものを避ける最も安い方法です。
nr-advice-let = まだブレイクしていないものの害は、ブレイクする費用より小さいです。
nr-advice-keep-corp = アイス：{ $ice }、クレジットを稼ぐカード：{ $money }、計画書：{ $agendas }。サーバーを守ることができ、手札もポイントだらけではありません。
nr-advice-mulligan-corp = アイス：{ $ice }、クレジットを稼ぐカード：{ $money }、計画書：{ $agendas }。サーバーを守るには足りないか、盗まれるポイントが多すぎます。
nr-advice-keep-runner = クレジットを稼ぐカード：{ $money }、アイスブレイカー：{ $breakers }。始めるには十分です。
nr-advice-mulligan-runner = クレジットを稼ぐカード：{ $money }、アイスブレイカー：{ $breakers }。クレジットがなければ何も始まりません。
nr-advice-nothing = 何もしない
