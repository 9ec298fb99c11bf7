# Zufall, den man prüfen kann: Mischen, Würfel, wer beginnt
bot-word = Wort dazu …
bot-word-title = Ein Wort für den Zufall
bot-word-label = Irgendein Wort; auch daraus entsteht der Zufall
bot-challenge-commitment = Zufall: { $commitment } (danach prüfbar mit `/play verify`).
bot-challenge-words = Worte: { $words }.
bot-command-verify = Prüf nach, ob in einer beendeten Partie der Zufall ehrlich war
bot-option-verify = Welche beendete Partie
bot-verify-running = Das Geheimnis wird geöffnet, wenn die Partie zu Ende ist.
bot-verify-none = Für diese Partie war nichts hinterlegt: Sie lief gegen den Computer oder in einer Liga, oder sie begann, bevor ich das tat.
bot-verify-same = ✅ Partie { $game }, aus dem Hinterlegten neu ausgeteilt, beginnt genau so, wie sie gespielt wurde.
bot-verify-other = ⚠️ Partie { $game }, neu ausgeteilt, beginnt anders. Das ist auch so, wenn sich die Regeln seither geändert haben.
bot-verify-commitment = Vor Beginn der Partie gezeigt: `{ $commitment }`
bot-verify-secret = Das Geheimnis dahinter (dessen SHA-256): `{ $secret }`
bot-verify-word = { $name } gab dazu: { $word }
bot-verify-no-words = Niemand gab ein Wort dazu.
bot-verify-script = Zum Selbermachen: `{ $command }`
# What a deal checked by its secret dealt: lines of `tools.redeal`.
bot-dealt-hand = { $seat }, Starthand: { $cards }
bot-dealt-deck = { $seat }, Deck von oben: { $cards }
