# Decks that are registered with a league

ls-decks-wanted = This league is played with decks that you register: one for each side, before your first match.
ls-decks-missing = Sign-up is over, and you have no registered decks yet. Register a deck for each side before round one: your match cannot be played without.
ls-decks-missing-round = Your match cannot be played yet: you have no registered decks. Register a deck for each side now.
ls-decks-missing-who = { $n ->
    [one] One player has no registered decks yet: { $people }.
   *[other] { $n } players have no registered decks yet: { $people }.
}
ls-remind-decks = Register a deck for each side by { $until }, when sign-up closes.
ls-error-deck-unregistered = This league is played with registered decks: choose among those you have brought in with /deck import, or ours.
ls-error-decks-first = Register a deck for each side first, under “My details”.
ls-decks-again = The organisers have chosen another format for decks, or other rules. Register a deck for each side again.
