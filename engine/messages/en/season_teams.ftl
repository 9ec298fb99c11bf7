# Teams: what captains and players are told and owe, the audit log, why something cannot be done.

ls-signup-closed-teams = Sign-up is closed. { $teams ->
    [one] { $teams } team is in.
   *[other] { $teams } teams are in.
}
ls-joined-teams = You are in, as a substitute for every team. Found a team of your own, or join one that invites you.
ls-dropped-team = You have dropped out. Your results stay; where somebody could take over your open match, they do.
ls-team-founded = { $person } founds the team **{ $team }**.
ls-team-out = The team **{ $team }** plays no further round.
ls-invited = { $other } invites you into the team **{ $team }**. Say yes or no under *Teams*.
ls-invitation-declined = { $person } does not join { $team }. Invite somebody else under *Teams*.
ls-invitation-lapsed = { $person } plays for another team now, so your invitation into { $team } has lapsed. Invite somebody else under *Teams*.
ls-member = { $person } is in your team { $team } now.
ls-enrolled = An organiser has put you into the team { $team }.
ls-released = You are no longer in the team { $team }. You are a substitute for every team.
ls-member-out = { $person } no longer plays for { $team }. The next on the bench moves up; look at your line-up.
ls-captain = You are the captain of { $team } now.
ls-line-up = Round { $round } is drawn. Look at the line-up of { $team } and confirm it: it stands once an organiser publishes the round.
ls-line-up-until = Round { $round } is drawn. Look at the line-up of { $team } and confirm it by { $until }: after that it stands.
ls-team-bye = { $team } has the bye in round { $round }: a win by one board, nothing to play.
ls-teams-meet = Round { $round }: **{ $team }** meets **{ $foe }**.
ls-board-empty = Nobody of { $team } is on board { $board } in round { $round }, and no substitute was free: it is lost.
ls-stands-in = You stand in for { $team } in round { $round }.
ls-seated = { $person } plays in round { $round } in place of { $other }.
ls-relieved = { $other } plays your match of round { $round } in your place.
ls-finished-team = The league is over. **{ $team }** wins. Congratulations!
ls-your-team-place = The league is over: { $team } came in at place { $place } of { $teams }.

ls-owe-line-up = Confirm the line-up of { $team } for round { $round }
ls-owe-invited = Join the team { $team }, or say no

ls-log-team-founded = the team { $team } of { $person }
ls-log-team-renamed = the team { $team } is called { $foe } now
ls-log-team-out = the team { $team } plays no further round
ls-log-member = { $person } joins the team { $team }
ls-log-member-out = { $person } leaves the team { $team }
ls-log-captain = { $person } is captain of { $team }
ls-log-line-up = sets the boards of { $team }: { $people }
ls-log-line-up-confirmed = confirms the line-up of { $team } for round { $round }
ls-log-stand-in = { $person } plays board { $board } of { $team } in the next round
ls-log-seated = { $person } plays { $match } in place of { $other }

ls-error-no-teams = This is no league of teams.
ls-error-captain = Only the captain of the team or an organiser can do that.
ls-error-not-invited = That team has not invited you, or not any more.
ls-error-no-member = You are in no team.
ls-error-confirmed = The line-up of round { $round } is confirmed already.
ls-error-board-begun = Something has happened in this match already: it stays with who plays it, or an organiser decides it.
ls-error-too-few-teams = { $teams ->
    [0] No team is in
    [one] Only { $teams } team is in
   *[other] Only { $teams } teams are in
}; { $least } are needed.
ls-error-teams-with = Teams play without check-in and belong to no season of several leagues.
ls-error-teams-by-hand = Boards follow from the teams that meet. Swap two teams in the draft, or name a substitute.
ls-error-teams-published = The line-ups stand. Take the publication back first (Undo), then swap teams.
