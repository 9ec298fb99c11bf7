# 検証できる運：シャッフル、ダイス、先手決め
bot-word = 言葉を加える…
bot-word-title = 乱数のもとになる言葉
bot-word-label = 何でもよい言葉。乱数はこれにもよります
bot-challenge-commitment = 乱数：{ $commitment }（後で `/play verify` で検証できます）。
bot-challenge-words = 言葉：{ $words }。
bot-command-verify = 終わったゲームの乱数が公正だったかを検証する
bot-option-verify = 終わったゲームのどれか
bot-verify-running = 秘密はゲームが終わると公開されます。
bot-verify-none = このゲームには前もっての約束がありません。コンピューターとの対戦か、リーグのゲームか、約束を始める前のゲームです。
bot-verify-same = ✅ 約束どおりに配り直したゲーム{ $game }は、プレイされたとおりに始まります。
bot-verify-other = ⚠️ 配り直したゲーム{ $game }は、違う始まり方をします。その後ルールが変わった場合にも起こります。
bot-verify-commitment = ゲームの開始前に示されたもの：`{ $commitment }`
bot-verify-secret = それが表す秘密（そのSHA-256）：`{ $secret }`
bot-verify-word = { $name }が加えた言葉：{ $word }
bot-verify-no-words = 言葉を加えた人はいません。
bot-verify-script = 自分で確かめるには：`{ $command }`
# 秘密から検証した配札：`tools.redeal` の行。
bot-dealt-hand = { $seat }、開始時の手札：{ $cards }
bot-dealt-deck = { $seat }、デッキの上から：{ $cards }
