# Words of the Reference Guide 1.0 and the first core rules, laid over those of today.
nr-damage = { $kind ->
    [net] net damage
    [meat] meat damage
   *[core] brain damage
}
nr-pic-core-damage = brain damage
nr-pic-sign = { $sign ->
    [end] end the run
    [net] net damage
    [meat] meat damage
    [core] brain damage
    [tag] tags
    [untag] remove tags
    [bad_publicity] bad publicity
    [leave] may jack out
    [trash] trash
    [install] install, rez
    [back] take back
    [cards] draw
    [eye] look at cards
    [access] access
    [agenda] agendas
    [counter] counters
    [credit_up] gain credits
    [credit_down] lose credits
    [click_up] gain clicks
    [click_down] lose clicks
    [move] move
    [again] resolve again
    [broken] break
    [lasting] lasts for a while
    [contest] Psi Game
    [breaker] a breaker fits
    [fresh] changed since your move
    [chosen] chosen by a card
    [only-you] only you see it
    [facedown] facedown on the table
   *[trace] trace
}
nr-alt-core-damage = { $n } brain damage
nr-alt-sign = { $sign ->
    [end] end the run
    [net] { nr-alt-damage } net damage
    [meat] { nr-alt-damage } meat damage
    [core] { nr-alt-damage } brain damage
    [tag] { nr-n-tags }
    [untag] remove tags
    [bad_publicity] bad publicity
    [leave] the Runner may jack out
    [trash] trash
    [install] install or rez
    [back] take cards back
    [cards] draw
    [eye] look at cards
    [access] access
    [agenda] agendas
    [counter] counters
    [credit_up] credits gained
    [credit_down] credits lost
    [click_up] clicks gained
    [click_down] clicks lost
    [move] move
    [again] resolve again
    [broken] break subroutines
    [lasting] a lasting effect
    [contest] a Psi Game
   *[trace] trace { $n }
}
nr-run-breaching = successful, accessing cards
nr-prompt-candidate = You access cards of the server. Which one?
nr-prompt-candidate-declare = { $name } entered the server in which you access cards. Access it too?
nr-option-run-instead = { $run }, use { $name } instead of accessing
nr-option-instead = Use { $name } instead of accessing
nr-option-breach = Access cards in { $server }
nr-stay-breach = Go on accessing cards
nr-n-counters = { $kind ->
    [credit] { nr-n-credits }
    [advancement] { $n ->
        [one] { $n } advancement token
       *[other] { $n } advancement tokens
    }
   *[other] { $n ->
        [one] { $n } { $kind } counter
       *[other] { $n } { $kind } counters
    }
}
nr-why-not-advancement = it needs { $n } advancement tokens, and has { $have }.
