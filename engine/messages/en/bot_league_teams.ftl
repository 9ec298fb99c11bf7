# Teams in leagues: the message of a team, what can be done with it, and settings.

blp-button-team = Teams
blp-command-team = Your team: line-up, substitutes, members; or another team
blp-option-team = Which team (yours if left out)

blt-lobby = ## Teams of { $league }
blt-asks = You are invited by { $who }.
blt-substitute-for-all = You are a substitute for every team. If one needs you, you are told.
blt-no-teams = There is no team yet.
blt-team-line = **{ $team }** ({ $n } for { $boards } boards), captain { $captain }
blt-captain = **Captain:** { $name }
blt-members = **Members:** { $who }
blt-gone = This team plays no further round.
blt-invited = **Invited:** { $who }
blt-line-up-open = **Line-up for round { $round }** (not confirmed yet)
blt-line-up-confirmed = **Line-up for round { $round }** (confirmed)
blt-board = { $board }. { $name }
blt-board-stands-in = { $board }. { $name } (stands in for this round)
blt-board-empty = { $board }. nobody: a substitute of all teams takes it, if one is free
blt-bench = **Bench:** { $who }
blt-out = **Not playing:** { $who }
blt-how = A member you choose for a board has it from now on; a substitute plays one round. Until a round is published you can change its line-up.
blt-choose-board = Board { $board }: { $name }
blt-choose-invite = Invite somebody…
blt-choose-team = Look at another team…
blt-choose-captain = Somebody else is captain…
blt-choose-remove = Somebody leaves the team…
blt-choose-out = Which board?
blt-choose-in = Who plays?
blt-substitute = { $name } (substitute)
blt-replace = Whose match of this round is to be played by somebody else? Matches that have begun stay as they are.
blt-replace-option = Board { $board }: { $name }
blt-replace-none = Every match of this round has begun or is over.
blt-replace-whom = Who plays in place of { $name }?
blt-replace-nobody = Nobody is free: the bench and the substitutes all play, or there are none.
blt-manage = ## { $team }
blt-withdraw-sure = Take **{ $team }** out of the league? It plays no further round; its members can stand in for others.
blt-field-name = Name of the team
blt-done = Done.
blt-founded = Your team is there. Invite people, or let an organiser put them in.
blt-asked = They have been asked.
blt-joined = You are in the team.
blt-left = You have left the team.
blt-confirmed = The line-up is confirmed.
blt-replaced = They have been told, and so has the other side.

blt-act-found = Found a team…
blt-act-yes = Join { $team }
blt-join-alone = Join without a team
blt-act-no = No, thanks
blt-act-confirm = Confirm line-up
blt-act-replace = Substitute now…
blt-act-manage = More…
blt-act-rename = Another name…
blt-act-leave = Leave the team
blt-act-withdraw = Withdraw the team…
blt-act-withdraw-yes = Withdraw
blt-act-show = Back

bl-boards = { $n ->
    [0] Players, no teams
   *[other] teams of { $n }
}
bl-choose-boards = Players or teams
bl-teams-in = { $n ->
    [one] **{ $n } team**
   *[other] **{ $n } teams**
}
bl-teams-in-of = **Teams ({ $n } of { $room })**
bl-team-of = **{ $team }**: { $names }
bl-substitutes = **Substitutes for all:** { $names }
bl-line-teams = **Teams:** { $players } in, room for { $room }, { $fewest } needed
bl-swap-teams-question = Which two teams change places? Their boards follow.
bl-swap-teams-choose = Two teams
bl-pairing-walkover = { $table }. { $player } has nobody opposite
lst-teams-meet = **{ $first } – { $second }** · { $points }
# $left: how many boards are still to be played; $first and $second: teams
lst-teams-open = **{ $first } – { $second }** · { $points } ({ $left ->
    [one] { $left } board open
   *[other] { $left } boards open
})
lst-team-bye = **{ $team }** has the bye: a win by one board
# $one and $other: the two players' names
lst-board-corp = { $one } (Corp) – { $other } (Runner)
# $one and $other: the two players' names
lst-board-runner = { $one } (Runner) – { $other } (Corp)
lst-walkover = { $table }. { $name }, nobody opposite
web-teams = Teams
web-team-captain = captain
web-team-bench = bench
web-substitutes = Substitutes for all teams
web-team-bye = bye: a win by one board
bl-print-team = Team
