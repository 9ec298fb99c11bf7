# What the bot says of leagues by itself: their pages, and what becomes of channels.

lst-no-league = There is no such league.
lst-damaged = **{ $league }** cannot be read any more and has been set aside. All other leagues go on.
lst-channel-lost = I can no longer write in the channel of **{ $league }**. The league goes on; name another channel for it, or let me write there and name it again.
lst-left-server = **{ $league }:** { $name } is not on the server any more (left, or banned), so nothing I say reaches them. You can drop them; else they are paired on, and retire after two rounds missed.
lst-organisers-wait = Something of **{ $league }** waits for you as an organiser.
lst-word-waits = An organiser has written to you: press My matches, or look at /league my.
lst-not-on-discord = One of the two has no account here, so the game cannot be opened. Play elsewhere and report the result.
lst-undo-since = Something has happened since that cannot be taken back like this. What the clock decided in a round can be opened again: /league repair, Reopen, if it is there.
lst-nothing-to-undo = There is nothing to take back.
lst-undone = { $actor } has taken back the organisers' last change. What is on the league's messages holds now.

## The audit log

lst-log-undone = Taken back: { $action }
lst-log-organisers = Organisers are now: { $names }
lst-log-channel = The league is announced in { $channel } from now on
lst-log-organiser-channel = Organisers are told in { $channel } from now on
lst-log-level = Starter decks are now: { $level }
lst-log-edition = Rules of its games are now: { $edition }

## Pages

lst-more = and { $count } more
lst-standings = ## { $league }: standings
lst-cut-places = **After the cut:** { $names }
lst-round = ## { $league }: { ls-in-round }
lst-round-until = To be played by { $time }.
lst-match-until = by { $time }
lst-match-agreed = to be played { $time }
lst-reported = { $score }, reported, not agreed yet
lst-round-gone = This round has been taken back.
lst-table = { $table }. { $names }
lst-bye = { $table }. { $name } has a bye
# $one and $other: names of two players or teams
lst-against = { $one } against { $other }
lst-sides = { $corp } (Corp) against { $runner } (Runner)
lst-web = On the web
