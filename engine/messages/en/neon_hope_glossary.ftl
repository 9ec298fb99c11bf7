# NEON HOPE's words explained. `nh-forms-` is what a text is searched for, separated by bars; a star stands for
# any ending. What a word means is one or two sentences for somebody who has never played.

## The episode

nh-words-episode = The episode

nh-word-round = round
nh-forms-round = round | rounds
nh-means-round = First every character takes a turn, then comes the encounter phase; then the next round begins.

nh-word-turn = turn
nh-forms-turn = turn | turns
nh-means-turn = A character's three actions. The characters take their turns one after the other, in any order they like.

nh-word-action = action
nh-forms-action = action | actions
nh-means-action = You have three in a turn: move, do a task, or use an ability that costs an action. Unused ones are lost.

nh-word-chapter = chapter
nh-forms-chapter = chapter*
nh-means-chapter = The card that tells the story and what to do next. When its objective is met, the next chapter begins; after the last one you have all won.

nh-word-objective = objective
nh-forms-objective = objective*
nh-means-objective = What the chapter asks of you all. It stands at the top of the board.

nh-word-lead = lead character
nh-forms-lead = lead character*
nh-means-lead = One of you, marked on the board: resolves the encounter cards first, and some effects are aimed at this one.

nh-word-environment = environment
nh-forms-environment = environment*
nh-means-environment = A part of the city with an upper and a lower location. Characters in the same one can help each other.

nh-word-location = location
nh-forms-location = location*
nh-means-location = Where a character stands. You can do the tasks of cards at your own location.

nh-word-network = network
nh-forms-network = network*
nh-means-network = A place that is everywhere: its cards act on all of you, and you can do their tasks from any location.

## Cards

nh-words-cards = Cards

nh-word-clue = clue
nh-forms-clue = clue | clues
nh-means-clue = A place to search or somebody to talk to. When its last secret or token is gone it turns over; its back goes to the scrap pile.

nh-word-secret = secret
nh-forms-secret = secret | secrets
nh-means-secret = What there is to find out on a clue. Each successful Investigate takes one away.

nh-word-token = token
nh-forms-token = token | tokens | support token*
nh-means-token = Help that lies on a clue until Get Support takes it: hope, a resource, or an attribute token with two charges.

nh-word-enemy = enemy
nh-forms-enemy = enemy | enemies
nh-means-enemy = Somebody who is after you. It raises surveillance where it stands beside a character, and attacks when a skull is revealed.

nh-word-health = health
nh-forms-health = health | damage
nh-means-health = An enemy with as much damage as it has health is defeated.

nh-word-retreat = retreat
nh-forms-retreat = retreat*
nh-means-retreat = A retreated enemy lies on its back: it does nothing and cannot be fought, until the encounter phase brings it back.

nh-word-condition = condition
nh-forms-condition = condition | conditions
nh-means-condition = A trouble in the network that stays until all its slots hold hacking dice. Each encounter phase puts one die there.

nh-word-slot = hacking slot
nh-forms-slot = hacking* | slot | slots
nh-means-slot = Where a successful Hack puts a die. A danger symbol that is covered by a die counts no more, neither in danger nor when an enemy attacks.

nh-word-follower = follower
nh-forms-follower = follower* | follows
nh-means-follower = A clue that has joined a character and gives a lasting bonus.

nh-word-encountercard = encounter card
nh-forms-encountercard = encounter card*
nh-means-encountercard = What the city sends: each character draws one in the encounter phase and deals with it alone.

## Tasks

nh-words-tasks = Tasks

nh-word-task = task
nh-forms-task = task | tasks
nh-means-task = Something printed on a card that you can try: your attribute, with a card, charges and a modifier, against its difficulty.

nh-word-investigate = Investigate
nh-forms-investigate = investigate*
nh-means-investigate = The task of clues with secrets. Success takes one secret away.

nh-word-support = Get Support
nh-forms-support = get support | support
nh-means-support = The task of clues with tokens. Success puts one of them in front of you.

nh-word-fight = Fight
nh-forms-fight = fight | fights
nh-means-fight = The task of enemies. Success deals 1 damage.

nh-word-hack = Hack
nh-forms-hack = hack | hacks
nh-means-hack = The task of cards with slots. Success puts a hacking die on one of them.

nh-word-attribute = attribute
nh-forms-attribute = attribute | attributes
nh-means-attribute = One of the four things a character is more or less good at. Each task names the one it needs.

nh-word-difficulty = difficulty
nh-forms-difficulty = difficulty | against
nh-means-difficulty = What your attribute has to reach in the end, with everything added, for a task to succeed.

nh-word-danger = danger
nh-forms-danger = danger*
nh-means-danger = If your final value is lower than this number, the danger symbols of the card happen: stress or surveillance. Even a success can be too low.

nh-word-completed = completed
nh-forms-completed = completed | completes
nh-means-completed = Taking the last secret, token or point of health, or filling the last slot, completes a task: you gain 1 resource.

## Chance

nh-words-chance = Chance

nh-word-modifier = modifier
nh-forms-modifier = modifier*
nh-means-modifier = What chance adds to your attribute or takes from it. In each task one is turned up in the grid.

nh-word-grid = grid
nh-forms-grid = grid
nh-means-grid = Sixteen modifiers, first face down. Those turned up stay so until all are; then everything is shuffled anew. The board shows which are left.

nh-word-archive = archive
nh-forms-archive = archive*
nh-means-archive = Where the modifiers lie that are not in the grid. They come back when it is shuffled.

nh-word-skull = skull
nh-forms-skull = skull | skulls
nh-means-skull = A modifier: minus 1, reveal one more, and after the action all enemies at your location attack; another one comes to you.

nh-word-epicwin = Epic Win
nh-forms-epicwin = epic win
nh-means-epicwin = A modifier: the task succeeds at once, without danger, and with one more impact.

nh-word-epicfail = Epic Fail
nh-forms-epicfail = epic fail
nh-means-epicfail = A modifier: the task fails at once, its danger happens, and enemies attack after the action.

nh-word-charge = charge
nh-forms-charge = charge | charges
nh-means-charge = An attribute token has two. One charge adds 2 to a task on that attribute: your own, or that of somebody in your environment.

nh-word-impact = impact
nh-forms-impact = impact | impacts
nh-means-impact = A success with one impact counts twice: one more secret, token, damage or die.

nh-word-analyse = analyse
nh-forms-analyse = analyse* | analyze*
nh-means-analyse = Look at face-down modifiers or encounter cards, and put some of them out of the way.

nh-word-shape = shape
nh-forms-shape = shape*
nh-means-shape = Shuffle modifiers that lie face up back into the grid, so that they can come again.

## Your character

nh-words-self = Your character

nh-word-actioncard = action card
nh-forms-actioncard = action card*
nh-means-actioncard = A card of your hand. Play one with a task of its type: it adds its bonus and does what it says, then lies in your discard pile.

nh-word-stress = stress
nh-forms-stress = stress
nh-means-stress = Each point costs you a card of your hand, or 1 hope instead. What you cannot pay raises surveillance by 1.

nh-word-hope = hope
nh-forms-hope = hope
nh-means-hope = Spend 1 to ignore 1 stress. Everybody begins with three.

nh-word-focus = focus
nh-forms-focus = focus*
nh-means-focus = When your hand is empty (after the task, if one is going on), or instead of playing on: your endurance falls by 1, you take back as many cards, and you may buy tools.

nh-word-endurance = endurance
nh-forms-endurance = endurance
nh-means-endurance = It falls by 1 each time you focus, and you take back as many cards as are left of it. At 0 you are exhausted.

nh-word-exhausted = exhausted
nh-forms-exhausted = exhaust*
nh-means-exhausted = A character at endurance 0. The episode is lost: at the end of the turns, or at once in the encounter phase.

nh-word-resource = resource
nh-forms-resource = resource | resources
nh-means-resource = What tools are bought with. You gain one for each task you complete.

nh-word-tool = tool
nh-forms-tool = tool | tools
nh-means-tool = A card with abilities that you buy with resources when you focus. Your own two-sided one is there from the start.

nh-word-recycle = recycle
nh-forms-recycle = recycl*
nh-means-recycle = Pay with a tool by putting it back into your set: you can buy it again.

nh-word-scrap = scrap
nh-forms-scrap = scrap | scrapped | scrap pile
nh-means-scrap = Pay with a tool for good, or what becomes of a clue that is done: it is out of the game.

## Cards and places with a life of their own

nh-words-life = Cards and places that change

nh-word-stage = stage
nh-forms-stage = stage | stages
nh-means-stage = Some enemies have several, one after the other, each with tasks of its own. Only after the last one are they defeated.

nh-word-counter = counter
nh-forms-counter = counter | counters
nh-means-counter = What a card keeps count with: how many people are left, how far a machine has got. The card says what it means.

nh-word-locked = locked
nh-forms-locked = locked
nh-means-locked = Nobody can move to a locked location until something opens it. Whoever is there may leave.

nh-word-closing = closes next
nh-forms-closing = closes next
nh-means-closing = This location is the next to close. Then its cards leave play, and whoever is there moves away: what you want there, you do now.

## Threat

nh-words-threat = Threat

nh-word-surveillance = surveillance
nh-forms-surveillance = surveillance | dial
nh-means-surveillance = How close they are to you all. It rises in every encounter phase; when it reaches its last threshold, you have lost.

nh-word-threshold = threshold
nh-forms-threshold = threshold* | surveillance has reached
nh-means-threshold = A value of surveillance at which something happens to all of you, once: who falls below it and reaches it again meets nothing.

nh-word-escalation = escalation
nh-forms-escalation = escalat*
nh-means-escalation = The second side of the surveillance card. While it is up, the Epic Fail is worse.

nh-word-encounter = encounter phase
nh-forms-encounter = encounter phase
nh-means-encounter = After all turns: surveillance rises by 1 per character and per enemy beside one, retreated enemies come back, and each of you draws a card.

## Keywords

nh-words-keywords = Keywords

nh-word-confrontation = Confrontation
nh-forms-confrontation = confrontation
nh-means-confrontation = You may not move away from this card's location.

nh-word-consequences = Additional Consequences
nh-forms-consequences = additional consequences
nh-means-consequences = After this encounter card you draw and resolve one more.

nh-word-unpredictable = Unpredictable
nh-forms-unpredictable = unpredictable
nh-means-unpredictable = In this task skulls count as the Epic Fail.

nh-word-reckless = Reckless
nh-forms-reckless = reckless
nh-means-reckless = One more modifier is revealed for this task, and both count.

nh-word-teamwork = Teamwork
nh-forms-teamwork = teamwork
nh-means-teamwork = A charge spent on this task may give 1 impact instead of +2.

nh-word-flexible = Flexible
nh-forms-flexible = flexible
nh-means-flexible = For this task one charge of any attribute may be spent as if it matched.

nh-word-universal = Universal
nh-forms-universal = universal
nh-means-universal = Action cards with this trait may be taken along by others: whoever plays alone has two of them.

nh-word-another = another character
nh-forms-another = another character
nh-means-another = One of the others, of your choice. If you play alone, your own cards mean you yourself, and other cards mean nobody.

nh-word-elite = Elite
nh-forms-elite = elite
nh-means-elite = An enemy with a will of its own: many effects work only on regular ones.
