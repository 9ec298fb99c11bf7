# Netrunner: what is said of a deck list that was read. $text is what stands there, $where its line or place
# (0: the whole list), $card a card's name.

nri-not-a-list = This is not a deck list. A list has a line for each card, such as “3x Hedge Fund”, and the identity.
nri-too-big = This is too large for a deck list: at most { $most } kB.
nri-empty-deck = There are no cards in this list.
nri-bad-xml = This OCTGN file is damaged: it is not well-formed XML.
nri-doctype-refused = This XML file declares a document type, which deck files do not have. It was not read.
nri-wrong-game = This deck file belongs to another game.
nri-bad-json = This JSON is damaged, or cut off.
nri-not-found = The site this was copied from did not find the deck: the answer is empty.
nri-upstream-error = This is an error message of the site it was copied from, not a deck.
nri-no-identity = The list names no identity. Add a line with its title.
# $where: the number of a line of the list
nri-several-identities = Line { $where }: { $card } is one of several identities. A deck has one.
nri-wrong-side = { $card } belongs to the other side.
# $where: the number of a line of the list, 0 if it has none
nri-bad-quantity = { $where ->
    [0] “{ $text }”
   *[other] Line { $where }, “{ $text }”
}: how many copies? A whole number from 1 to { $most } was expected.
# $where: the number of a line of the list, 0 if it has none
nri-unknown-card = { $where ->
    [0] No card is called “{ $text }”.
   *[other] Line { $where }: no card is called “{ $text }”.
}
# $where: the number of a line of the list, 0 if it has none
nri-ambiguous = { $where ->
    [0] “{ $text }” could be several cards.
   *[other] Line { $where }: “{ $text }” could be several cards.
}
# $where: the number of a line of the list, 0 if it has none
nri-translated = { $where ->
    [0] “{ $text }” is a title in another language.
   *[other] Line { $where }: “{ $text }” is a title in another language.
}
# $where: the number of an entry of the file, 0 if it has none
nri-bad-card = { $where ->
    [0] “{ $text }” does not name a card properly here.
   *[other] Entry { $where }: “{ $text }” does not name a card properly here.
}
# $where: the number of a line of the list
nri-mojibake = Line { $where } was damaged on its way, and read as “{ $text }”.
nri-not-utf8 = The file is not UTF-8; it was read as Windows-1252.
nri-utf16 = The file was read as UTF-16.

# A deck as it is shown: its sections and figures.
nrs-agenda = Agendas
nrs-asset = Assets
nrs-event = Events
nrs-hardware = Hardware
nrs-operation = Operations
nrs-resource = Resources
nrs-upgrade = Upgrades
nrs-barrier = Barriers
nrs-code-gate = Code gates
nrs-icebreaker = Icebreakers
nrs-multi = Ice of several types
nrs-other = Other ice
nrs-program = Programs
nrs-sentry = Sentries
nrs-unknown = Unknown
nrs-size = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, at least { $least }
nrs-influence = { $n } of { $most } influence
nrs-influence-free = { $n } influence, without a limit
nrs-points = { $n ->
    [one] { $n } agenda point
   *[other] { $n } agenda points
}; { $least } or { $most } are needed
nrs-unplayable = { $n ->
    [one] × { $n } card cannot be played here yet
   *[other] × { $n } cards cannot be played here yet
}
nrs-costs = Cards by cost

# Decks of ours: what they are called, and how they play.
nrp-opening-night = Opening Night
nrp-opening-night-plays = Scores a little agenda early, lets each one bring three more cards into play, and finishes behind bioroid ice.
nrp-living-prototypes = Living Prototypes
nrp-living-prototypes-plays = Damages the Runner, counts every hurt, and turns the counters into the cards it needs.
nrp-front-page = Front Page
nrp-front-page-plays = Plays an operation each turn, lives on what that brings, and scores while the Runner removes tags.
nrp-in-plain-sight = In Plain Sight
nrp-in-plain-sight-plays = Puts agendas on the table faceup: whoever steals one is hurt and tagged, whoever does not lets it be scored.
nrp-from-the-ashes = From the Ashes
nrp-from-the-ashes-plays = Lets a subroutine resolve now and then, on purpose, and makes the Corp pay for it with cards from HQ.
nrp-open-for-business = Open for Business
nrp-open-for-business-plays = Installs something whenever the Corp rezzes ice, and earns credits with successful runs until HQ is empty.
nrp-new-hardware = New Hardware
nrp-new-hardware-plays = Looks at R&D with every new tool, pays with hidden credits, and runs when it knows what lies on top.
nrp-full-memory = Full Memory
nrp-full-memory-plays = Fills its memory to the brim, and is paid for every successful run from then on.
nrp-measured-steps = Measured Steps
nrp-measured-steps-plays = Builds an economy behind thick ice, and scores with extra clicks when the Runner cannot get in in time.
nrp-patient-harm = Patient Harm
nrp-patient-harm-plays = Traps and damage wear out the grip; a Runner who looks everywhere does not live long.
nrp-always-on-air = Always on Air
nrp-always-on-air-plays = Taxes every run a little, tags who is careless, and draws fast into agendas.
nrp-heavy-plating = Heavy Plating
nrp-heavy-plating-plays = Advances ice and agendas in the open, gets rich, and lets the Runner pay for every step.
nrp-scorched-ground = Scorched Ground
nrp-scorched-ground-plays = Gets rich quickly and scores small agendas; who is tagged should have many cards in hand.
nrp-factory-line = Factory Line
nrp-factory-line-plays = Every installed card pays. Bioroid ice can be worked through with clicks, but then nothing else gets done.
nrp-party-crasher = Party Crasher
nrp-party-crasher-plays = Runs early and often, trashes what it sees, and lets viruses grow.
nrp-quick-fingers = Quick Fingers
nrp-quick-fingers-plays = Finds its tools fast and earns credits with every successful run.
nrp-sleight-of-hand = Sleight of Hand
nrp-sleight-of-hand-plays = Draws a lot, moves the ice about, and digs deep into R&D.
nrp-loud-static = Loud Static
nrp-loud-static-plays = Viruses mill and weaken the Corp; small breakers do the rest.
nrp-back-door = Back Door
nrp-back-door-plays = Steals credits out of HQ and slips in by the side door before the ice is up.
nrp-workbench = Workbench
nrp-workbench-plays = Builds a rig that opens everything, then looks at several cards of R&D at once.

# What a card's cost is called by whoever looks for cards, separated by commas.
nr-typed-cost = cost
