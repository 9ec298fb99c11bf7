# Netrunner: warum ein Deck nicht zulässig ist (1.4). $card ist ein Kartenname.

nrd-no-such-card = Keine Karte ist als „{ $card }“ bekannt.
nrd-not-playable = { $card } kann hier noch nicht gespielt werden.
nrd-all-not-playable = Hier noch nicht spielbar: { $cards }.
nrd-not-an-identity = { $card } ist keine Identität.
nrd-starter-identity = { $card } darf nur mit den Decks des Einsteigerpakets gespielt werden.
nrd-too-small = Das Deck hat { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}; { $card } verlangt mindestens { $least }.
nrd-identity-inside = { $card } ist eine Identität und darf nicht im Deck sein.
nrd-other-side = { $card } gehört der anderen Seite.
nrd-out-of-faction = { $card } gehört einer anderen Fraktion und hat keine Einflusskosten: Keine andere Fraktion darf sie verwenden.
nrd-barred = Die Identität erlaubt { $card } nicht.
nrd-influence = Das Deck gibt { $n } Einfluss aus; { $card } erlaubt { $most }.
nrd-agenda-points = Das Deck hat { $n ->
    [one] { $n } Agendapunkt
   *[other] { $n } Agendapunkte
}; es braucht { $least } oder { $most }.
nrd-copies = { $n }-mal { $card }: Erlaubt { $most ->
    [one] ist nur { $most } Kopie
   *[other] sind höchstens { $most } Kopien
}.
nrd-no-copies = { $card } steht ohne Kopien in der Liste.
nrd-not-outside = { $card } darf nicht von außerhalb des Decks mitgebracht werden.
nrd-too-few-outside = { $card } beginnt mit { $least } verschiedenen Karten von außerhalb des Decks; es sind { $n }.

# Was ein Format sagt. $by ist das Format oder seine Liste, $cards sind die Namen der Karten.

nrd-not-a-starter-deck = In diesem Format werden nur die Einsteigerdecks gespielt, so wie sie sind.
nrd-not-in-edition = { $card } gab es zur Zeit dieser Regeln noch nicht.
nrd-all-not-in-edition = Gab es zur Zeit dieser Regeln noch nicht: { $cards }.
nrd-not-in-pool = { $card } gehört nicht zu den Karten von { $by }.
nrd-all-not-in-pool = Nicht unter den Karten von { $by }: { $cards }.
nrd-banned = { $card } ist verboten ({ $by }).
nrd-all-banned = Verboten ({ $by }): { $cards }.
nrd-restricted = Nur eine dieser Karten darf im Deck sein ({ $by }): { $cards }.
nrd-points = { $n } Punkte sind ausgegeben, erlaubt sind { $most } ({ $by }): { $cards }.
nrd-large-agendas = { $n } Kopien von Agenden mit 3 oder mehr Punkten, erlaubt sind { $most } ({ $by }): { $cards }.

nrf-starter = Einsteigerdecks
nrf-system_gateway = System Gateway
nrf-core = Grundspiel
nrf-startup = Startup
nrf-standard = Standard
nrf-eternal = Eternal
nrf-casual = Frei (alle Karten)
