# Chance that can be checked: shuffles, dice, who begins
bot-word = Add a word…
bot-word-title = A word that chance comes of
bot-word-label = Any word; what chance brings comes of it too
bot-challenge-commitment = Chance: { $commitment } (checked afterwards with `/play verify`).
bot-challenge-words = Words: { $words }.
bot-command-verify = Check that chance was fair in a finished game
bot-option-verify = Which finished game
bot-verify-running = The secret is opened when the game is over.
bot-verify-none = Nothing was committed to for this game: it was played against the computer or in a league, or it was begun before I did that.
bot-verify-same = ✅ Game { $game }, dealt again from what was committed to, begins exactly as it was played.
bot-verify-other = ⚠️ Game { $game }, dealt again, begins differently. That also happens if the rules have changed since.
bot-verify-commitment = Shown before the game began: `{ $commitment }`
bot-verify-secret = The secret it stands for (its SHA-256): `{ $secret }`
bot-verify-word = { $name } added: { $word }
bot-verify-no-words = Nobody added a word.
bot-verify-script = To do it yourself: `{ $command }`
# What a deal checked by its secret dealt: lines of `tools.redeal`.
bot-dealt-hand = { $seat }, opening hand: { $cards }
bot-dealt-deck = { $seat }, deck from the top: { $cards }
