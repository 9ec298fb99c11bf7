"""The custom_ids of the buttons of leagues. They say everything: a button works after a restart, and whoever
presses it is looked at then.

`lp:<league>:<act>[:<argument>]` is a player's button about a league, `lp:<league>:m:<round>:<table>:<act>`
(and `[:<argument>]`) one about a match, `lp:<league>:t:<team>:<act>` one about a
team; `lo:<league>:<act>[:<argument>]` is an organiser's.
"""

from __future__ import annotations


def player_address(league_id: int, act: str, argument: str = "") -> str:
    """The custom_id of something about a league."""
    return f"lp:{league_id}:{act}:{argument}" if argument else f"lp:{league_id}:{act}"


def match_address(league_id: int, match: str, act: str, argument: str = "") -> str:
    """The custom_id of something about a match, by its key "round:table"."""
    return player_address(league_id, f"m:{match}:{act}", argument)


def team_address(league_id: int, team: str, act: str, argument: str = "") -> str:
    """The custom_id of something about a team; "-" is no team (yet)."""
    return player_address(league_id, f"t:{team}:{act}", argument)


def organiser_address(league_id: int, act: str, argument: str = "") -> str:
    """The custom_id of an organiser's button."""
    return f"lo:{league_id}:{act}:{argument}" if argument else f"lo:{league_id}:{act}"


def league_url(base: str, league_id: int) -> str:
    """Where a league is on the web; "" where nothing is."""
    return f"{base.rstrip('/')}/league/{league_id}" if base else ""
