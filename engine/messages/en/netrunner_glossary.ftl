# Netrunner's words explained. `nr-forms-` is what a text is searched for, separated by bars; a star stands for
# any ending. What a word means is one or two sentences for somebody who has never played.

## The game

nr-words-play = The game

nr-word-corp = Corp
nr-forms-corp = corp
nr-means-corp = One of the two sides: it hides agendas in servers, guards them with ice, and tries to score 7 agenda points (6 in the beginners' game).

nr-word-runner = Runner
nr-forms-runner = runner*
nr-means-runner = The other side: makes runs on the Corp's servers and tries to steal the agendas before the Corp scores them.

nr-word-click = click
nr-forms-click = click*
nr-means-click = What actions are paid with. The Corp has 3 in its turn, the Runner 4; what is not used is lost.

nr-word-credit = credit
nr-forms-credit = credit*
nr-means-credit = Money: pays for cards, for rezzing and for abilities. One click gains one credit.

nr-word-agenda = agenda
nr-forms-agenda = agenda*
nr-means-agenda = The cards the game is about. Only the Corp has them in its deck; the Corp scores them, the Runner steals them.

nr-word-points = agenda point
nr-forms-points = agenda point* | points
nr-means-points = What a scored or stolen agenda is worth. Whoever has enough of them wins at once.

nr-word-mulligan = mulligan
nr-forms-mulligan = mulligan
nr-means-mulligan = Once, before the first turn: shuffle your starting hand back and draw five new cards.

nr-word-discard = discard
nr-forms-discard = discard* | hand size
nr-means-discard = At the end of your turn you keep at most five cards in hand; the others go to your discard pile.

nr-word-counter = counter
nr-forms-counter = counter*
nr-means-counter = A marker on a card. The card says what it is for.

## Places

nr-words-places = Places

nr-word-server = server
nr-forms-server = server*
nr-means-server = A place of the Corp that the Runner can run on: HQ, R&D, Archives, and any number of remote ones.

nr-word-remote = remote server
nr-forms-remote = remote* | server 1 | server 2 | server 3 | new server
nr-means-remote = A server the Corp makes by installing a card: the only kind in which agendas and assets can be installed.

nr-word-hq = HQ
nr-forms-hq = hq
nr-means-hq = The Corp's hand. A run on it accesses one card of that hand at random.

nr-word-rd = R&D
nr-forms-rd = r&d
nr-means-rd = The Corp's deck. A run on it accesses the top card. If the Corp must draw from an empty deck, it loses.

nr-word-archives = Archives
nr-forms-archives = archives
nr-means-archives = The Corp's discard pile. A run on it accesses all cards in it.

nr-word-grip = grip
nr-forms-grip = grip
nr-means-grip = The Runner's hand. Damage takes cards from it.

nr-word-stack = stack
nr-forms-stack = stack
nr-means-stack = The Runner's deck, drawn from the top. Nobody may look at it.

nr-word-heap = heap
nr-forms-heap = heap
nr-means-heap = The Runner's discard pile. Everybody may look at it.

nr-word-root = root
nr-forms-root = root
nr-means-root = The inside of a server, behind its ice: where agendas, assets and upgrades lie.

nr-word-rig = rig
nr-forms-rig = rig
nr-means-rig = All the cards the Runner has installed.

nr-word-memory = memory
nr-forms-memory = memory | mu
nr-means-memory = Room for programs: the Runner has 4 memory units, and each program takes some.

## Cards

nr-words-cards = Cards

nr-word-ice = ice
nr-forms-ice = ice
nr-means-ice = Installed in front of a server, facedown. Rezzed, it meets every Runner who comes by with its subroutines.

nr-word-subroutine = subroutine
nr-forms-subroutine = subroutine*
nr-means-subroutine = A line of ice with an arrow. What it says happens to the Runner who encounters the ice, unless it is broken.

nr-word-icebreaker = icebreaker
nr-forms-icebreaker = icebreaker*
nr-means-icebreaker = A program that breaks subroutines. It needs at least the strength of the ice.

nr-word-strength = strength
nr-forms-strength = strength
nr-means-strength = How strong ice or an icebreaker is. An icebreaker below the strength of the ice must be raised before it can break.

nr-word-barrier = Barrier
nr-forms-barrier = barrier | fracter
nr-means-barrier = A type of ice: walls that mostly end the run. Fracters break it.

nr-word-codegate = Code Gate
nr-forms-codegate = code gate | decoder
nr-means-codegate = A type of ice: locks and mazes. Decoders break it.

nr-word-sentry = Sentry
nr-forms-sentry = sentry | killer
nr-means-sentry = A type of ice: often damages the Runner or destroys programs. Killers break it.

nr-word-asset = asset
nr-forms-asset = asset*
nr-means-asset = A card in a remote server that does something for the Corp once it is rezzed. The Runner can trash it.

nr-word-upgrade = upgrade
nr-forms-upgrade = upgrade*
nr-means-upgrade = Like an asset, but it may lie in any server, also beside an agenda.

nr-word-operation = operation
nr-forms-operation = operation*
nr-means-operation = A Corp card that is played once and then discarded.

nr-word-event = event
nr-forms-event = event | events
nr-means-event = A Runner card that is played once and then discarded.

nr-word-program = program
nr-forms-program = program*
nr-means-program = A Runner card that stays and takes memory. Icebreakers are programs.

nr-word-hardware = hardware
nr-forms-hardware = hardware
nr-means-hardware = A Runner card that stays and takes no memory.

nr-word-resource = resource
nr-forms-resource = resource*
nr-means-resource = A Runner card that stays. The Corp can trash it while the Runner is tagged.

## What one does

nr-words-doing = What one does

nr-word-install = install
nr-forms-install = install*
nr-means-install = Put a card down to stay. Corp cards lie facedown and cost nothing yet; Runner cards lie faceup and are paid at once.

nr-word-rez = rez
nr-forms-rez = rez* | unrezzed | derez*
nr-means-rez = Turn an installed Corp card faceup by paying its cost. Ice is rezzed when the Runner comes to it. Agendas are never rezzed.

nr-word-advance = advance
nr-forms-advance = advanc*
nr-means-advance = The Corp pays one click and one credit to put one advancement counter on a card. With enough of them an agenda can be scored.

nr-word-score = score
nr-forms-score = scor*
nr-means-score = The Corp turns up an agenda with enough advancement counters and takes its points. That costs no click.

nr-word-steal = steal
nr-forms-steal = steal | steals | stealing | stole | stolen
nr-means-steal = The Runner who accesses an agenda takes it, and its points.

nr-word-trash = trash
nr-forms-trash = trash*
nr-means-trash = Destroy a card: it goes to its owner's discard pile. The Runner may pay the trash cost of a card being accessed.

nr-word-purge = purge
nr-forms-purge = purg*
nr-means-purge = The Corp removes all virus counters, for its whole turn of three clicks.

## Runs

nr-words-run = Runs

nr-word-run = run
nr-forms-run = run | runs
nr-means-run = The Runner's attack on a server: past each piece of ice from the outside in, then into the server.

nr-word-approach = approach
nr-forms-approach = approach*
nr-means-approach = The Runner stands before a piece of ice. Now the Corp may rez it.

nr-word-encounter = encounter
nr-forms-encounter = encounter*
nr-means-encounter = The Runner meets rezzed ice: first icebreakers may be used, then each unbroken subroutine happens.

nr-word-break = break
nr-forms-break = break | breaks | broken | breaking
nr-means-break = Make a subroutine do nothing, with an icebreaker that fits the type of the ice.

nr-word-endrun = end the run
nr-forms-endrun = end the run | ends the run
nr-means-endrun = The run is over at once, and nothing is accessed.

nr-word-jackout = jack out
nr-forms-jackout = jack* out
nr-means-jackout = Give up a run before the next piece of ice. Nothing is accessed, and nothing worse can happen.

nr-word-breach = breach
nr-forms-breach = breach*
nr-means-breach = The Runner got past all ice and is in the server. All its cards are accessed, one after another, in the order the Runner likes.

nr-word-access = access
nr-forms-access = access*
nr-means-access = See a card of a server. An agenda is stolen, a card with a trash cost may be trashed, a trap may hurt.

## Harm

nr-words-danger = Harm

nr-word-damage = damage
nr-forms-damage = damage
nr-means-damage = For each point the Runner loses a card from the grip at random. With more damage than cards the Runner has lost the game.

nr-word-tag = tag
nr-forms-tag = tag | tags | tagged
nr-means-tag = The Corp knows where the Runner is. Some cards punish that. The Runner removes one for a click and 2 credits.

nr-word-badpub = bad publicity
nr-forms-badpub = bad publicity
nr-means-badpub = For each the Runner has 1 extra credit in every run.

nr-word-virus = virus
nr-forms-virus = virus*
nr-means-virus = A kind of program that gathers virus counters. The Corp can purge them.

nr-word-trace = trace
nr-forms-trace = trace | traces | traced
nr-means-trace = Corp and Runner pay one after the other: the Corp raises the trace strength, then the Runner raises link. If the Corp is higher, it works.
