# Help: the words of a panel explained, and each game on one page.

bot-button-words = What is this?
bot-words-here = **The words you see here**
bot-words-none = There is nothing to explain here.
bot-words-line = **{ $word }**: { $means }
bot-words-more = More words of this question and your cards…
bot-words-help = The game on one page
bot-help-words = { $names }…
bot-help-no-word = No such word is explained. `/{ $group } help` lists all of them.
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
    `/netrunner learn` teaches all this by playing, in six short lessons. `/netrunner challenge` then finds you an opponent: a person, or the computer in five strengths (newcomer, very easy, easy, normal, strong). *What would you do?* on your panel asks the strong one for a hint, wherever the game allows hints.
    -# The pictures: a table in the midst of play (the Corp's servers above, the Runner's cards below), a piece of ice, and the icebreaker that breaks it. Below: all words.

bot-help-neon-hope =
    ## NEON HOPE on one page
    { "" }**What it is about.** One to four people against a city that watches. The *chapter* says what you have to do; when its *objective* is met, the story goes on, and after the last chapter you have all won. You have all lost when *surveillance* reaches its last threshold, or when one of you is *exhausted*.
    { "" }**A round.** Each character takes a turn with three *actions*: move to another location, or do a *task* of a card where you stand or in the *network*. Then, in the encounter phase, surveillance rises by 1 for each character and for each enemy beside one, and everybody draws an *encounter card*.
    { "" }**Tasks.** *Investigate* takes a secret off a clue, *Get Support* takes a token from one, *Fight* deals an enemy 1 damage, *Hack* puts a die on a slot. The last secret, token, damage or die *completes* the task: clues turn over, enemies are gone, and you gain 1 resource.
    { "" }**How a task goes.** Your attribute, and what a fitting card of your hand adds, and 2 for each *charge* spent (others in your environment can help), and a number that chance turns up in the *grid*: if that reaches the difficulty, you succeed. An *impact* makes success count once more. Before you commit, you are told how likely it is.
    { "" }**What goes wrong.** A value below the *danger* number brings the symbols of the card, stress or surveillance. A *skull* makes the enemies at your location attack.
    { "" }**Your hand is your strength.** *Stress* costs cards of your hand, or *hope* instead; *Always…* on that question decides it from then on. When the hand is empty you *focus*: endurance falls by 1, you take back as many cards, and resources buy *tools*. At endurance 0 you are exhausted.
    You never need to know when you may do something: your panel lists all you can do now, and *What is this?* explains its words.
    `/neonhope learn` plays one round with you and explains each step.
    -# The pictures: a table in the midst of play, a clue, and an action card that fits it. Below: all words.

# Lessons

bot-learn-head = 🎓 **Lesson { $n } of { $most }: { $name }**
bot-learn-step = 🎓 **Step { $n } of { $most }: { $name }**
bot-learn-all = That was the last lesson. Play a whole game now: `/netrunner challenge`, against the computer or a person.
bot-learn-next = Next lesson
bot-learn-again = Start again
bot-learn-stop = Stop learning
bot-learn-stopped = Stopped. `/{ $group } learn` goes on where you left off.
bot-learn-opens = Lesson { $n } has begun, and nobody else sees it: it comes to you by direct message. If those are closed to me, press *My move*.
bot-command-learn-neon-hope = Play one round with a guide who explains each step
bot-command-learn-netrunner = Learn the game in six short lessons against the computer
bot-option-lesson = Which lesson; otherwise the next one

# Hints: what the computer would do in one's place
bot-button-hint = What would you do?
bot-hint-title = What the strong computer would do in your place
bot-hint-forbidden = There are no hints in this game.
bot-hint-lesson = In a lesson the task says what to do: it stands above your choices.
bot-hint-not-asked = Nothing is asked of you now.
bot-hint-failed = I cannot work that out just now. Try again in a moment.
bot-hint-quota = That was { $most } hints within an hour. The next one comes in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
