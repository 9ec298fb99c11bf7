# Chance that can be checked: shuffles, dice, who begins
bot-word = Добавить слово…
bot-word-title = Слово для случая
bot-word-label = Любое слово; от него зависит и то, что выпадет
bot-challenge-commitment = Случай: { $commitment } (потом его можно проверить через `/play verify`).
bot-challenge-words = Слова: { $words }.
bot-command-verify = Проверить, что в оконченной игре случай был честным
bot-option-verify = Какая оконченная игра
bot-verify-running = Секрет откроется, когда игра закончится.
bot-verify-none = Для этой игры обязательства нет: она сыграна с компьютером или в лиге, или начата, когда я их ещё не давал.
bot-verify-same = ✅ Игра { $game }, разданная заново по обязательству, начинается точно так, как была сыграна.
bot-verify-other = ⚠️ Игра { $game }, разданная заново, начинается иначе. Так бывает и тогда, когда с тех пор изменились правила.
bot-verify-commitment = Показано до начала игры: `{ $commitment }`
bot-verify-secret = Секрет, который за этим стоит (его SHA-256): `{ $secret }`
bot-verify-word = { $name } добавляет слово: { $word }
bot-verify-no-words = Слов никто не добавлял.
bot-verify-script = Проверить самим: `{ $command }`
# What a deal checked by its secret dealt: lines of `tools.redeal`.
bot-dealt-hand = { $seat }, начальная рука: { $cards }
bot-dealt-deck = { $seat }, колода сверху: { $cards }
