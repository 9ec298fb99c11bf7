# Netrunner: why a deck is not legal (1.4). $card is a card's name.

nrd-no-such-card = No card is known as “{ $card }”.
nrd-not-playable = { $card } cannot be played here yet.
nrd-all-not-playable = Cannot be played here yet: { $cards }.
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
}; it needs { $least } or { $most }.
nrd-copies = { $n } copies of { $card }: { $most ->
    [one] only { $most } is
   *[other] at most { $most } are
} allowed.
nrd-no-copies = { $card } is listed without any copies.
nrd-not-outside = { $card } cannot be brought along from outside the deck.
nrd-too-few-outside = { $card } starts with { $least } different cards from outside the deck; there are { $n }.

# What a format says. $by is the format or its list, $cards are the cards' names.

nrd-not-a-starter-deck = Only the starter decks are played in this format, as they are.
nrd-not-in-edition = { $card } came after these rules.
nrd-all-not-in-edition = Came after these rules: { $cards }.
# $by: the name of a format or of its ban list, as it is printed
nrd-not-in-pool = { $card } is not in the cards of { $by }.
# $by: the name of a format or of its ban list, as it is printed
nrd-all-not-in-pool = Not in the cards of { $by }: { $cards }.
# $by: the name of a format or of its ban list, as it is printed
nrd-banned = { $card } is banned ({ $by }).
# $by: the name of a format or of its ban list, as it is printed
nrd-all-banned = Banned ({ $by }): { $cards }.
# $by: the name of a format or of its ban list, as it is printed
nrd-restricted = Only one of these cards may be in a deck ({ $by }): { $cards }.
# $by: the name of a format or of its ban list; $most: how many points may be spent
nrd-points = { $n } points are spent, { $most } may be ({ $by }): { $cards }.
# $by: the name of a format or of its ban list, as it is printed
nrd-large-agendas = { $n } copies of agendas worth 3 or more points, at most { $most } may be in a deck ({ $by }): { $cards }.

nrf-starter = Starter decks
nrf-system_gateway = System Gateway
nrf-core = Core Set
nrf-startup = Startup
nrf-standard = Standard
nrf-eternal = Eternal
nrf-casual = Casual (all cards)
