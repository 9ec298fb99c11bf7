# Netrunner: why a deck is not legal (1.4). $card is a card's name.

nrd-no-such-card = No card is known as “{ $card }”.
nrd-not-playable = { $card } cannot be played here yet.
nrd-not-an-identity = { $card } is not an identity.
nrd-starter-identity = { $card } may only be played with the decks of the starter pack.
nrd-too-small = The deck has { $n ->
    [one] { $n } card
   *[other] { $n } cards
}; { $card } asks for at least { $least }.
nrd-identity-inside = { $card } is an identity and cannot be in the deck.
nrd-other-side = { $card } belongs to the other side.
nrd-out-of-faction = { $card } is out of faction and has no influence cost, so that no other faction can use it.
nrd-barred = The identity does not allow { $card }.
nrd-influence = The deck spends { $n } influence; { $card } allows { $most }.
nrd-agenda-points = The deck has { $n ->
    [one] { $n } agenda point
   *[other] { $n } agenda points
}; a deck of its size needs { $least } or { $most }.
nrd-copies = { $n } copies of { $card }: { $most ->
    [one] only { $most } is
   *[other] at most { $most } are
} allowed.
nrd-no-copies = { $card } is listed without any copies.
nrd-not-outside = { $card } cannot be brought along from outside the deck.
nrd-too-few-outside = { $card } starts with { $least } different cards from outside the deck; there are { $n }.
