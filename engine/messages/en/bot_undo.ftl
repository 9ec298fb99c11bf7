# Taking back
bot-button-undo = Undo
bot-command-undo = Take back what you did in a game, or ask for it
bot-option-undo = What may be taken back; if left out, at once while nobody has seen or been asked anything
bot-choice-free = At once, else by consent
bot-choice-consent = By consent only
bot-choice-never = Nothing
bot-challenge-undo-consent = taking back by consent only
bot-challenge-undo-off = nothing is taken back
bot-undo-title = What do you want to take back?
bot-undo-last = Your last choice
bot-undo-action = The whole action
bot-undo-turn = Your whole turn
bot-undo-alone = You can do that by yourself.
bot-undo-computer = The computer agrees.
bot-undo-consent = For that { $names } { $n ->
    [one] has
   *[other] have
} to agree.
bot-undo-never = That cannot be taken back: you have seen cards or met chance since, and a computer cannot agree to that.
bot-undo-shown = { $names } { $n ->
    [one] has
   *[other] have
} seen: { $cards }.
bot-undo-own-seen = You have seen: { $cards }. { $names } { $n ->
    [one] is
   *[other] are
} told how much you have seen.
bot-undo-do-last = Take back my last choice
bot-undo-do-action = Take back the action
bot-undo-do-turn = Take back my turn
bot-undo-ask-last = Ask: my last choice
bot-undo-ask-action = Ask: the action
bot-undo-ask-turn = Ask: my turn
bot-undo-gone = The game has gone on since; look again at what can be taken back.
bot-undo-off = Nothing can be taken back in this game.
bot-undo-nothing = You have done nothing yet that could be taken back.
bot-undo-asked = You have asked already; the answer is still to come.
bot-undo-asked-first = You are being asked yourself: first say whether you agree.
bot-undo-own = Others have to agree to that, not you.
bot-undo-asks = ↩ **{ $name } asks to take this back:**
bot-undo-seen = { $name } has seen since: { $cards }.
bot-undo-cards = { $others ->
    [yes] { $n ->
        [one] another card
       *[other] { $n } other cards
    }
   *[no] { $n ->
        [one] a card
       *[other] { $n } cards
    }
}
bot-undo-chance = Chance had a hand in it; whoever does the same again meets the same.
bot-undo-waiting = ↩ You have asked { $names } to let you take something back. If anybody plays on before the answer, the request lapses.
bot-undo-granted = ↩ Taken back, with the consent of { $names }.
bot-undo-agree = Agree
bot-undo-agreed = You have agreed; still to be heard: { $names }.
bot-undo-refuse = Do not agree
bot-undo-withdraw = Withdraw the request
bot-undo-refused = ↩ { $name }, { $other } does not agree: the game goes on as it stands.
bot-undo-refused-here = ↩ { $names } does not agree: nothing was taken back.
bot-undo-call = { $name }, you are asked whether something may be taken back.
bot-undo-told = { $n ->
    [one] ↩ { $name } took back a choice.
   *[other] ↩ { $name } took back { $n } choices.
}
bot-undo-told-agreed = { $n ->
    [one] ↩ { $name } took back a choice, by agreement.
   *[other] ↩ { $name } took back { $n } choices, by agreement.
}

# The end of the turn
bot-option-end = End your turn yourself, by a button
bot-end-off = Your turn ends by itself when nothing is left to do.
bot-end-on = You end your turn yourself, by a button.
bot-to-end-on = End my turns by a button
bot-to-end-off = End my turns by themselves

# Choices that are seldom meant
bot-more = More…
bot-less = Back

# Why not?
bot-button-why = Why not?
bot-why-title = What you cannot do now, and why
bot-why-nothing = Nothing to explain: all that you could do now stands on your panel.
