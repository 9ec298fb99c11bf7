"""Community leagues: who plays whom, who stands where, and why.

Pure functions over one frozen value, `Event`: no clock, no database, no Discord. Whatever changes something
returns a new event; keeping the old one is undo. Randomness is a hash of the event's published seed. What
cannot be raises `LeagueError`, which carries its sentence as a message id with arguments (`leagues.ftl`).

    model, setup, roster      what an event is; beginning it, its people
    pairing                   the next round as a draft, and its publication
    pairing_single, _double   what a pair costs; matching: the cheapest way to pair everybody
    round_robin, ladder       the other ways to meet
    teams, squads, boards     teams as what is paired and ranked; their members; their boards and sides
    brackets, bracket_shapes  knock-out and cut
    results, repair           what happened, and what organisers change
    records, standings, tie_breaks, final   what it comes to
    explain_pairing, _rank    why
    ratings, statistics       across events
    nrtm, nrtm_shape, nrtm_import, spreadsheets, calendar   files
"""
