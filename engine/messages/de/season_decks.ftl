# Decks, die bei einer Liga eingereicht werden

ls-decks-wanted = In dieser Liga spielst du mit Decks, die du einreichst: eines für jede Seite, vor deinem ersten Match.
ls-decks-missing = Die Anmeldung ist vorbei, und du hast noch keine Decks eingereicht. Reiche vor Runde eins für jede Seite eines ein: Ohne sie kann dein Match nicht gespielt werden.
ls-decks-missing-round = Dein Match kann noch nicht gespielt werden: Du hast keine Decks eingereicht. Reiche jetzt für jede Seite eines ein.
ls-decks-missing-who = { $n ->
    [one] Einer hat noch keine Decks eingereicht: { $people }.
   *[other] { $n } haben noch keine Decks eingereicht: { $people }.
}
ls-remind-decks = Reiche bis { $until }, wenn die Anmeldung endet, für jede Seite ein Deck ein.
ls-error-deck-unregistered = In dieser Liga wird mit eingereichten Decks gespielt: Wähle eines, das du mit /deck import hereingeholt hast, oder eines von uns.
ls-error-decks-first = Reiche zuerst unter „Meine Angaben“ für jede Seite ein Deck ein.
ls-decks-again = Die Turnierleitung hat ein anderes Format für die Decks oder andere Regeln gewählt. Reiche für jede Seite noch einmal ein Deck ein.
