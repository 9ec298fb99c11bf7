# The lessons of `/netrunner learn`: of each its name, its task, its praise, and what is said of a press.

nr-lesson-other = That can be done, too. The task is still open.
nr-lesson-turn-over = Your turn is over; the other side has played. The task is still open: go on, or start again.
nr-lessons-again = The table is no longer as this lesson needs it. **Start again**: it costs nothing.
nr-lessons-running = A run is under way: answer what is asked, and it goes on.
nr-lessons-turn-theirs = Your turn is over, and the other side plays. The task is still open.

nr-lesson-money = Clicks and credits
nr-lesson-money-task = You are the Runner. Your turn has 4 clicks, and each pays for one action. You begin with 5 credits. **Play Sure Gamble** from your hand: it costs 5 and brings 9.
nr-lesson-money-praise = Well done! One click turned 5 credits into 9. That is how every turn works: spend clicks, and get more out of them than others do.
nr-lesson-money-on-play = Sure Gamble took 5 credits, gave 9, and went to your discard pile: events are played once.
nr-lesson-money-on-install = That card now lies in front of you and stays there. If Sure Gamble is too dear now, take credits first, one for each click.
nr-lesson-money-on-run = You ran on a server and looked at what was there. More about that in the next lesson; now play Sure Gamble.
nr-lesson-money-on-draw = You drew a card for a click. The task is still open: play Sure Gamble.
nr-lesson-money-on-gain = One click, one credit. Safe but slow: Sure Gamble brings 4 for a click.

nr-lesson-run = Your first run
nr-lesson-run-task = The Corp has hidden an agenda in **Server 1**, and nothing guards it. **Run on Server 1** and steal it.
nr-lesson-run-praise = Well done! You got into the server, accessed what lay in it, and stole an agenda. Its points are yours for good.
nr-lesson-run-on-steal = Accessing an agenda was enough: you stole it.
nr-lesson-run-on-access = You accessed a card, but it was no agenda. What you are looking for lies in Server 1.
nr-lesson-run-on-ended = The ice ended your run before you got in. Nobody guards Server 1.
nr-lesson-run-on-run = Your run is under way. When you may choose between going on and jacking out, go on.
nr-lesson-run-on-found = There it is: an agenda. Steal it with the button below.
nr-lesson-run-on-nothing = Nothing was there to access, and the run is over. What you are looking for lies in Server 1.

nr-lesson-break = Ice and icebreakers
nr-lesson-break-task = This time Palisade stands before Server 1: ice whose subroutine ends your run. **Install Cleaver**, **run on Server 1**, **break** the subroutine with Cleaver, and steal the agenda.
nr-lesson-break-praise = Well done! Install an icebreaker, run, pay to break, take what is behind it: that is the Runner's game.
nr-lesson-break-on-steal = The agenda behind the ice is yours.
nr-lesson-break-on-break = The subroutine is broken: it does nothing any more. Go on into the server.
nr-lesson-break-on-ended = The subroutine was not broken, so it ended your run. Nothing is lost but the click: install Cleaver and try again.
nr-lesson-break-on-install = Your card lies in front of you, ready for use. With Cleaver there, run on Server 1.
nr-lesson-break-on-encounter = You have met the ice. Choose the button with Cleaver that breaks.
nr-lesson-break-on-found = You are in, and this is the agenda. Steal it with the button below.
nr-lesson-break-on-access = You accessed a card, but it was no agenda. The agenda lies in Server 1.
nr-lesson-break-on-again = The subroutine was not broken, so it ended your run. Nothing is lost but the click: run again, and break it with Cleaver.

nr-lesson-protect = Hiding and guarding
nr-lesson-protect-task = Now you are the Corp; your turn has 3 clicks. **Install Offworld Office** in a new server, and **install Palisade** to protect that server. Both lie facedown: the Runner does not know what they are. (HQ is your hand, R&D your deck, Archives your discard pile: they can be guarded too.)
nr-lesson-protect-praise = Well done! An agenda inside, ice in front. You have paid nothing for Palisade yet: that comes when you turn it up.
nr-lesson-protect-on-ice = The ice lies facedown in front of its server. The agenda belongs behind it, in the same server.
nr-lesson-protect-on-root = The card lies facedown in the server. Put ice in front of it before the Runner's turn.
nr-lesson-protect-on-play = More credits are always good. Keep clicks for both installs.
nr-lesson-protect-on-apart = Palisade protects another server than the one that the agenda lies in, or will come to. **Start again**: it costs nothing.

nr-lesson-rez = Turning ice up
nr-lesson-rez-task = The Runner is running on Server 1, where your agenda lies, and has come to your facedown Palisade. **Rez Palisade**: pay its price and turn it up.
nr-lesson-rez-praise = Well done! The Runner had nothing to break Palisade with, so its subroutine ended the run. Rezzed ice stays rezzed and guards for free from now on.
nr-lesson-rez-on-rez = You paid for Palisade, and its subroutine ended the run.
nr-lesson-rez-on-steal = Unrezzed ice does nothing: the Runner walked past it and stole your agenda. It happens to everybody once. Start again.
nr-lesson-rez-on-pass = Unrezzed ice does nothing: the Runner walked past it, towards whatever lies behind. Start again.

nr-lesson-score = Scoring
nr-lesson-score-task = Superconducting Hub in Server 1 needs 3 advancement counters; the first lay on it from the start. **Advance it twice**, 1 click and 1 credit each, then **score it**: that costs no click.
nr-lesson-score-praise = Well done! You scored an agenda. That is all you need to know: the Corp scores, the Runner steals, and whoever has enough points wins.
nr-lesson-score-on-score = The agenda lies in your score area and counts.
nr-lesson-score-on-advance = One more counter lies on the agenda. As soon as there are enough you are offered to score it.
nr-lesson-score-on-enough = That is enough: score the agenda with the button below. It costs no click.
