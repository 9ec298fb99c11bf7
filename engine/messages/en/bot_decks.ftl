# Decks of players' own

bot-command-deck = Your own decks
bot-command-deck-import = Bring in a deck: paste a list, or upload a file
bot-command-deck-list = Your decks
bot-command-deck-show = Show one of your decks, to yourself or to everybody here
bot-command-deck-rename = Give one of your decks another name
bot-command-deck-delete = Delete one of your decks
bot-command-deck-export = One of your decks as a file
bot-command-deck-copy = Copy one of your decks
bot-option-deck = Which deck
bot-option-deck-file = A list: text, Markdown, BBCode, JSON, or OCTGN (.o8d)
bot-option-deck-name = The deck's name
bot-option-deck-identity = The identity, if the list does not name it
bot-option-deck-public = Whether everybody here sees it
bot-option-deck-format = How it is written
bot-deck-import = Bring in a deck
bot-deck-paste = The list
bot-deck-hint = 3x Hedge Fund … and the identity. Longer than 4,000 letters? Upload it as a file.
bot-deck-name-form = Name (or as in the list)
bot-deck-identity-form = Identity (if the list has none)
bot-deck-name = Name
bot-deck-new = Bring in a deck…
bot-deck-list = { $n ->
    [one] **Your deck**
   *[other] **Your { $n } decks**
}
bot-deck-no-decks = You have no decks here yet.
bot-deck-none = There is no such deck.
bot-deck-not-named = You have no deck called “{ $name }”, or more than one.
bot-deck-taken = You have a deck called { $name } already.
bot-deck-nameless = A deck needs a name.
bot-deck-link = This is a link, and links are not opened here. Open it yourself, copy the list or export it as text, and bring that in; nothing was kept.
bot-deck-many = You have { $n } decks, which is as many as are kept. Delete one first.
bot-deck-large = This file is too large for a deck list: at most { $most } kB.
bot-deck-slow = This file takes too long to read. Send its lists one by one.
bot-deck-unread = The file could not be fetched. Try again.
bot-deck-refused = **The list was not taken; nothing was kept.**
bot-deck-more = and { $n } more
bot-deck-doubts = { $n ->
    [one] **One name is not plain.** Which card is meant?
   *[other] **{ $n } names are not plain.** Which cards are meant?
}
bot-deck-no-identity = **The list names no identity.** Which one is it?
    Is it not among them? Bring the list in again, and give the identity beside it.
bot-deck-which-identity = Identity
bot-deck-did-you-mean = Did you mean …?
bot-deck-keep-as-it-is = Keep it as it is written; it cannot be played
bot-deck-keep-all = Keep all of them as they are written
bot-deck-leave-out = None of these: leave it out
bot-deck-suggested = All as suggested
bot-deck-drop = Forget the list
bot-deck-dropped = The list was forgotten; nothing was kept.
bot-deck-no-draft = No list is open any more. Bring it in again.
bot-deck-skipped = These lines mean no cards and were passed over: { $lines }
bot-deck-kept = { $n ->
    [one] One deck was kept:
   *[other] { $n } decks were kept:
}
bot-deck-left = { $n ->
    [one] One was not. Bring it in by itself:
   *[other] { $n } were not. Bring them in by themselves:
}
bot-deck-legal = Legal in: { $formats }
bot-deck-mark-missing = ⛔ { $n ->
    [one] a card of it cannot be played here yet
   *[other] { $n } of its cards cannot be played here yet
}
bot-deck-mark-unfinished = ⛔ not a legal deck yet
bot-deck-mark-casual = ⚠️ legal in Casual only
bot-deck-marks = `/deck show` tells of each deck why.
bot-deck-play = Play
bot-deck-play-whom = Against whom shall **{ $name }** be played? Games against the computer come to you by direct message, and nobody else sees them. A person you challenge with `/netrunner challenge`, `deck` being this one.
bot-deck-why = Why not legal…
bot-deck-why-title = **{ $name }**: what keeps it out of the formats
bot-deck-why-not = **{ $name }** is legal in all formats.
bot-deck-illegal = { $format }: { $reason }{ $n ->
    [0] { "" }
   *[other] { " " }(and { $n } more)
}
bot-deck-unfinished = **Not a legal deck yet:**
bot-deck-of = A deck of { $name }
bot-deck-export = Export as…
bot-deck-post = Show here
bot-deck-rename = Rename…
bot-deck-copy = Copy
bot-deck-delete = Delete…
bot-deck-deleted = Delete it
bot-deck-keep = Keep it
bot-deck-delete-sure = Delete { $name } for good?
bot-deck-gone = { $name } is deleted.
bot-deck-form-text = Text
bot-deck-form-markdown = Markdown
bot-deck-form-bbcode = BBCode
bot-deck-form-jinteki = jinteki.net
bot-deck-form-octgn = OCTGN (.o8d)
bot-deck-form-json-v3 = NetrunnerDB JSON (v3)
bot-deck-form-json-v2 = NetrunnerDB JSON (v2)
bot-deck-form-download = Text with sets
bot-deck-form-packed = Plain lines, identity first
bot-deck-form-bare = Cards only
bot-command-deck-play = Play one of your decks against the computer
bot-option-deck-computer = How strong the computer is
bot-option-deck-played = The format, for both decks; the computer gets a random legal deck of it
bot-option-deck-against = Which of your own decks the computer plays instead
bot-deck-same-side = { $name } is of the same side. The computer needs a deck of the other one.
bot-deck-not-legal = { $name } is not legal in { $format }:
    { $lines }
bot-deck-ours = **Decks of ours**, for everybody: `/deck play` plays them, `/deck copy` makes one yours.

# Challenges with decks

bot-decks-own = own decks
bot-decks-format = own decks, { $format }
bot-challenge-same-decks = both with the deck of the last game
bot-option-challenge-format = With decks of your own: which cards are allowed (casual if you name a deck only)
bot-option-challenge-deck = Your deck, or one of ours; a random legal one if you name a format only
bot-challenge-level-or-deck = A level is played with its starter decks. Name a level, or a format and a deck, not both.
bot-challenge-deck-changed = The deck that { $name } has brought is not legal in this format any more. Ask for a new challenge.
bot-deck-other-side = { $name } is a deck of the { $side }, and you chose the other side.
bot-deck-none-random = No legal deck for { $format } can be built of the cards that are played here.
bot-deck-random = A random legal deck
bot-deck-which = **With which deck do you play?** { $format }.
bot-deck-which-side = **With which deck do you play the { $side }?** { $format }.
bot-deck-which-not = Not legal in { $format } today:
bot-deck-choose = Choose a deck…
bot-deck-brought = You play { $name }. The game opens in a thread of its own in { $channel }.

# Cards that words fit

bot-cards-found = { $n ->
    [one] **One card fits “{ $words }”**
   *[other] **{ $n } cards fit “{ $words }”**
}
bot-cards-not-yet = cannot be played here yet
bot-cards-open = Read one…
bot-cards-page = Page { $page } of { $pages }
bot-cards-back = Back
bot-cards-on = On
