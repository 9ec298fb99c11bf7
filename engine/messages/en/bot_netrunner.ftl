# Netrunner at the bot's table: sides, levels, editions, help, lessons, standing orders.

bot-netrunner-turn = { $n ->
    [0] setup
   *[other] { $seat ->
        [corp] Corp
       *[runner] Runner
    } turn { $n }
}
bot-netrunner-turns = { $n ->
    [0] before the first turn
    [one] 1 turn each
   *[other] { $n } turns each
}
# The Corp has begun one turn more than the Runner
bot-netrunner-turns-unequal = { $corp ->
    [one] 1 turn
   *[other] { $corp } turns
} of the Corp, { $runner } of the Runner
bot-netrunner = Netrunner
bot-netrunner-corp = Corp
bot-netrunner-runner = Runner
bot-netrunner-core-set = Two starter decks of the Core Set, to 7 agenda points
bot-netrunner-beginner = Beginner: small starter decks, to 6 agenda points
bot-netrunner-intermediate = Intermediate: full starter decks, to 7 agenda points
bot-netrunner-points = Agenda points: { $points }
bot-netrunner-side-other = Its other side: **{ $cards }**
bot-netrunner-side-up = In this game its other side lies up: **{ $cards }**
bot-netrunner-option-card = Its name, or words: type, faction, subtype, cost, text (“jinteki ice 3”)

bot-edition-cr26-03 = Comprehensive Rules 26.03 (in force)
bot-edition-cr24-03 = Comprehensive Rules 24.03
bot-edition-rg1-0 = Reference Guide 1.0 (earlier rules)
bot-edition-core2012 = First core rules (2012)
bot-starters-rg1-0 = { bot-netrunner-core-set }
bot-starters-core2012 = { bot-netrunner-core-set }

bot-help-netrunner =
    ## Netrunner on one page
    { "" }**What it is about.** Two players, two different games. The **Corp** hides *agendas* in its servers and guards them. The **Runner** breaks in and steals them. Whoever has enough *agenda points* first wins: 7, or 6 in the beginners' game.
    { "" }**A turn.** You get *clicks* (Corp 3, Runner 4) and spend each on one thing: gain 1 credit, draw a card, play or install a card, or what only your side can do. The Corp also draws one card for free as its turn begins. Then the other plays.
    { "" }**The Corp** installs cards facedown and pays for them only when it turns them up, which is called *rezzing*. *Ice* goes in front of a server, agendas and assets go inside. It *advances* an agenda (1 click and 1 credit each time) until there are enough counters on it, and *scores* it.
    { "" }**The Runner** installs *icebreakers* and *runs* on servers, as often as clicks last. There are always three: **HQ** (the Corp's hand), **R&D** (its deck), **Archives** (its discard pile), and the remote servers the Corp makes.
    { "" }**A run** goes from the outermost ice inward. At each piece the Corp may rez it. Rezzed ice has *subroutines*; the Runner breaks them with an icebreaker that fits, or they happen. Behind the last ice the Runner *accesses* the cards: agendas are stolen at once, others can be trashed for their price.
    { "" }**The Runner also loses** when taking more *damage* than there are cards in hand, and the Corp when it cannot draw. You never need to know when you may do something: your panel lists all you can do now, and *What is this?*, behind *More…*, explains its words.
    `/netrunner learn` teaches all this by playing, in six short lessons. `/netrunner challenge` then finds you an opponent: a person, or the computer in five strengths (newcomer, very easy, easy, normal, strong). *What would you do?*, behind *More…* on your panel, asks the strong one for a hint, wherever the game allows hints.
    -# The pictures: a table in the midst of play (the Corp's servers above, the Runner's cards below), a piece of ice, and the icebreaker that breaks it. Below: all words.

bot-learn-all = That was the last lesson. Play a whole game now: against the computer with a button below, or against a person with `/netrunner challenge` on a server.
bot-command-learn-netrunner = Learn the game in six short lessons against the computer

bot-orders-all = All facedown cards
bot-orders-server = All facedown cards of { $server } (ice and root)
bot-orders-ice = { $card } (ice { $n } of { $server }, from outside)
bot-orders-root = { $card } (root of { $server })
bot-orders-full = Full control of a run
bot-orders-begin = Beginning your turns
bot-orders-go = Going on in runs
bot-orders-break = Breaking subroutines
bot-orders-with = Breaking with { $card }
bot-orders-trash = Trashing accessed cards (asks before it pays to steal)
bot-orders-rez-ask = Ask me
bot-orders-own-ask = No order of its own
bot-orders-rez-yes = Rez when approached
bot-orders-rez-keep = Rez if { $n ->
    [one] 1 credit stays
   *[other] { $n } credits stay
}
# …: the number is asked for when this is pressed
bot-orders-rez-open = Rez if … credits stay
bot-orders-rez-no = Do not rez
bot-orders-agenda-no = Do not ask me about it
bot-orders-begin-ask = Ask me
bot-orders-begin-on = Begin at once, without rezzing or scoring first
bot-orders-go-ask = Ask me
bot-orders-go-on = Go on unless something is rezzed
bot-orders-break-ask = Ask me
bot-orders-break-most = { $n ->
    [0] Break if it is free
    [one] Break for at most { $n } credit
   *[other] Break for at most { $n } credits
}
bot-orders-break-open = Break for at most … credits
bot-orders-instead = { $card } instead of breaching
bot-orders-instead-ask = Breach
bot-orders-instead-on = Use it when a run succeeds
bot-orders-trash-ask = Ask me
bot-orders-trash-most = { $n ->
    [0] Trash if it is free, else leave
    [one] Trash for at most { $n } credit, else leave
   *[other] Trash for at most { $n } credits, else leave
}
bot-orders-trash-open = Trash for at most … credits, else leave
bot-orders-full-ask = Off
bot-orders-full-run = Ask me everything in the next run
bot-orders-installed = Orders for what you installed…
bot-orders-full-on = Always ask me
bot-orders-window-approach = Full control: ice is approached
bot-orders-window-encounter = Full control: encounters
bot-orders-window-pass = Full control: ice is passed, the server reached
bot-orders-window-jack_out = Full control: jacking out
bot-orders-window-access = Full control: accesses
bot-orders-window-breach = Full control: breaches
bot-orders-window-actions = Full control: around each action
bot-orders-window-turns = Full control: begin and end of turns
bot-orders-window-reaction = Full control: order of abilities
