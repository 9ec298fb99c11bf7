# Help: the words of a panel explained, and each game on one page.

bot-button-words = What is this?
bot-words-here = **The words you see here**
bot-words-none = There is nothing to explain here.
bot-words-line = **{ $word }**: { $means }
bot-words-more = More words of this question and your cards…
bot-words-help = The game on one page
bot-help-words = { $first }, { $second }…
bot-help-no-word = No such word is explained. `/netrunner help` lists all of them.
bot-command-help = How the game is played, on one page with pictures; or what a word means
bot-option-word = A word of the game
bot-help-netrunner =
    ## Netrunner on one page
    { "" }**What it is about.** Two players, two different games. The **Corp** hides *agendas* in its servers and guards them. The **Runner** breaks in and steals them. Whoever has enough *agenda points* first wins: 7, or 6 in the beginners' game.
    { "" }**A turn.** You get *clicks* (Corp 3, Runner 4) and spend each on one thing: gain 1 credit, draw a card, play or install a card, or what only your side can do. The Corp also draws one card for free as its turn begins. Then the other plays.
    { "" }**The Corp** installs cards facedown and pays for them only when it turns them up, which is called *rezzing*. *Ice* goes in front of a server, agendas and assets go inside. It *advances* an agenda (1 click and 1 credit each time) until there are enough counters on it, and *scores* it.
    { "" }**The Runner** installs *icebreakers* and *runs* on servers, as often as clicks last. There are always three: **HQ** (the Corp's hand), **R&D** (its deck), **Archives** (its discard pile), and the remote servers the Corp makes.
    { "" }**A run** goes from the outermost ice inward. At each piece the Corp may rez it. Rezzed ice has *subroutines*; the Runner breaks them with an icebreaker that fits, or they happen. Behind the last ice the Runner *accesses* the cards: agendas are stolen at once, others can be trashed for their price.
    { "" }**The Runner also loses** when taking more *damage* than there are cards in hand, and the Corp when it cannot draw. You never need to know when you may do something: your panel lists all you can do now, and *What is this?* explains its words.
    `/netrunner learn` teaches all this by playing, in six short lessons.
    -# The pictures: a table in the midst of play (the Corp's servers above, the Runner's cards below), a piece of ice, and the icebreaker that breaks it. Below: all words.

# Lessons

bot-learn-head = 🎓 **Lesson { $n } of { $most }: { $name }**
bot-learn-all = That was the last lesson. Play a whole game now: `/netrunner challenge`, against the computer or a person.
bot-learn-next = Next lesson
bot-learn-again = Start again
bot-learn-stop = Stop learning
bot-learn-stopped = Stopped. `/netrunner learn` goes on where you left.
bot-learn-opens = Lesson { $n } opens in a thread of its own in { $channel }. Your decisions come to you in private.
bot-command-learn = Learn the game in six short lessons against the computer
bot-option-lesson = Which lesson; otherwise the next one
