# Check-in before round one: what people are told and owe, why something cannot be done, the audit log.

ls-check-in = Check-in is open until { $until }: whoever signed up says that they are there. Who does not is not paired.
ls-check-in-you = Sign-up is over. Check in by { $until }, or you are not paired.
ls-check-in-waiting = Sign-up is over, and you are on the waiting list. Check in by { $until }: places of those who are not there go to those of the list who are, the first first.
ls-remind-check-in = You have not checked in yet. Without it you are not paired after { $until }.
ls-check-in-over = Check-in is over. { $players ->
    [one] { $players } player is there
   *[other] { $players } players are there
}{ $absent ->
    [0] .
    [one] ; { $absent } did not check in and is out.
   *[other] ; { $absent } did not check in and are out.
}
ls-check-in-few = { $n ->
    [0] Nobody has checked in, so check-in goes on, and nobody has lost their place.
    [one] Only { $n } player of { $players } has checked in. That is too few to begin, so check-in goes on, and nobody has lost their place.
   *[other] Only { $n } players of { $players } have checked in. That is too few to begin, so check-in goes on, and nobody has lost their place.
} You can turn it off in the settings: then all who signed up play.
ls-checked-in = An organiser has checked you in.
ls-not-seated = You did not check in, so you are out of the league. An organiser can still sign you up.
ls-not-seated-late = You did not check in, so you are not in the first pairings. You can still join, late: on the server, with /league join.

ls-owe-check-in = Check in by { $until }

ls-log-checked-in = checks in { $person }
ls-log-not-seated = did not check in and are out: { $people }

ls-error-check-in = Check-in can be open for ten minutes at least and a week at most.
ls-error-no-check-in = Nobody has to check in just now.
ls-error-checked-in = You have checked in already.
ls-error-too-few-here = { $players ->
    [0] Nobody has checked in
    [one] Only { $players } player has checked in
   *[other] Only { $players } players have checked in
}; { $least } are needed. Turn check-in off in the settings, and all who signed up play.
