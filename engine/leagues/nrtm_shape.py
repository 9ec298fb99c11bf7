"""The exchange format of tournaments: the shape of a file, as Cobra, NRTM and AesopsTables write it.

All write a match by players. Cobra tells their points as Corp, as Runner and altogether; the NRTM app leaves
the last out, its games may have been worth 2 points, and a bye is an opponent whom the file does not have.
AesopsTables writes `role` and the score of the side played, and no winner in the cut; until 2025 it wrote
matches by sides (who is Corp, who is Runner, and the score of each; a bye has no Runner, or one called BYE).
What all write of players is much the same. `by_players` makes one shape of these: points altogether wherever
any are told.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from engine.leagues.errors import LeagueError

LONGEST: Final = 100
"""Characters of a name."""
BYE: Final = ("bye", "(bye)", "")
"""Names of nobody."""

Text = Annotated[str, Meta(max_length=LONGEST)]
Id = int | Text
Figure = int | float | Text | None
"""A number, which some write as text."""


class FilePlayer(Struct, rename="camel"):
    """A player of the file. What their matches come to is computed anew, and held against what it says."""

    id: Id
    name: Text
    rank: int | None = None
    seed: int | None = None
    is_bye: bool | None = None
    match_points: Figure = None
    strength_of_schedule: Figure = None
    extended_strength_of_schedule: Figure = None
    corp_faction: Text | None = None
    corp_identity: Text | None = None
    runner_faction: Text | None = None
    runner_identity: Text | None = None


class FileSide(Struct, rename="camel"):
    """One player's part of a match."""

    id: Id | None = None
    role: Text | None = None
    runner_score: int | None = None
    corp_score: int | None = None
    combined_score: int | None = None
    winner: bool | None = None


class FileNamed(Struct, rename="camel"):
    """A player inside a match that is written by sides."""

    id: Id | None = None
    name: Text | None = None


Named: TypeAlias = Id | FileNamed | None


class FileMatch(Struct, rename="camel"):
    """A match as it is written: `player1` and `player2` with their points, or `corpPlayer` and `runnerPlayer`
    (an id, a name, or a player) with scores."""

    player1: FileSide | None = None
    player2: FileSide | None = None
    corp_player: Named = None
    runner_player: Named = None
    corp_score: int | Text | None = None
    runner_score: int | Text | None = None
    table: int | None = None
    table_number: int | None = None
    intentional_draw: bool | None = False
    two_for_one: bool | None = False
    elimination_game: bool | None = False


class FileGame(Struct):
    """A match by players; an id of None is a bye."""

    player1: FileSide
    player2: FileSide
    table: int | None = None
    intentional_draw: bool = False
    two_for_one: bool = False
    elimination_game: bool = False


class Head(Struct, rename="camel", kw_only=True):
    """A file without its rounds, and without what says only where it comes from."""

    name: Text
    players: list[FilePlayer]
    preliminary_rounds: int | None = None
    cut_to_top: int | None = 0
    elimination_players: list[FilePlayer] | None = None


class Written(Head, kw_only=True, rename="camel"):
    """The whole file as it is written."""

    rounds: list[list[FileMatch]]


class File(Head, kw_only=True):
    """The whole file, its matches by players."""

    rounds: list[list[FileGame]]


def read(data: bytes | str | dict[str, Any]) -> File:
    """The file, its matches written by players. LeagueError says what is wrong with it."""
    file = _read(data)
    rounds = [
        [by_players(file, match, f"rounds[{at}][{n}]") for n, match in enumerate(matches)]
        for at, matches in enumerate(file.rounds)
    ]
    return File(
        name=file.name,
        players=file.players,
        preliminary_rounds=file.preliminary_rounds,
        cut_to_top=file.cut_to_top,
        elimination_players=file.elimination_players,
        rounds=rounds,
    )


def _read(data: bytes | str | dict[str, Any]) -> Written:
    try:
        if isinstance(data, dict):
            return msgspec.convert(data, Written)
        # Some write a mark of the byte order first, which JSON has no word for.
        text = data.removeprefix("\ufeff") if isinstance(data, str) else data.removeprefix(b"\xef\xbb\xbf")
        return msgspec.json.decode(text, type=Written)
    except msgspec.ValidationError as error:
        where = re.search(r"at `\$\.?([^`]*)`$", str(error))
        missing = re.search(r"field `(\w+)`", str(error))
        at = ".".join(part.group(1) for part in (where, missing) if part and part.group(1))
        if "length" in str(error):
            raise LeagueError("lg-error-nrtm-long", where=at or "{}", most=LONGEST) from None
        raise LeagueError("lg-error-nrtm-shape", where=at or "{}") from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise LeagueError("lg-error-nrtm-json") from None
    except RecursionError:
        raise LeagueError("lg-error-nrtm-deep") from None


def by_players(file: Written, match: FileMatch, where: str) -> FileGame:
    """A match by players. LeagueError for one that names neither players nor sides."""
    one, other, table = match.player1, match.player2, match.table or match.table_number
    if one is None and other is None and (match.corp_player is not None or match.runner_player is not None):
        one, other = _by_sides(file, match, where)
    if one is None or other is None:
        missing = "player2" if other is None and one is not None else "player1"
        raise LeagueError("lg-error-nrtm-shape", where=f"{where}.{missing}")
    flags = (match.intentional_draw, match.two_for_one, match.elimination_game)
    return FileGame(_summed(one), _summed(other), table, *map(bool, flags))


def _summed(side: FileSide) -> FileSide:
    """Points altogether are those of both sides, where only these are told."""
    told = [score for score in (side.corp_score, side.runner_score) if score is not None]
    return replace(side, combined_score=sum(told)) if side.combined_score is None and told else side


def _by_sides(file: Written, match: FileMatch, where: str) -> tuple[FileSide, FileSide]:
    """The Corp and the Runner of a match."""
    corp, runner = _id(file, match.corp_player), _id(file, match.runner_player)
    mine = _points(match.corp_score, f"{where}.corpScore")
    theirs = _points(match.runner_score, f"{where}.runnerScore")
    return FileSide(corp, "corp", corp_score=mine), FileSide(runner, "runner", runner_score=theirs)


def _id(file: Written, named: Named) -> Id | None:
    """Whom a side names: by id, or by the name of one player only."""
    if isinstance(named, FileNamed):
        named = named.id if named.id is not None else named.name
    if named is None or (isinstance(named, str) and named.strip().lower() in BYE):
        return None
    if any(str(player.id) == str(named) for player in file.players):
        return named
    found = Counter(player.name for player in file.players)
    if found[str(named)] == 1:
        return next(player.id for player in file.players if player.name == named)
    return named


def _points(score: int | str | None, where: str) -> int | None:
    """Points that may be written as text; nothing written is no result."""
    if score is None or (isinstance(score, str) and not score.strip()):
        return None
    if isinstance(score, str) and not re.fullmatch(r"[0-9]{1,3}", score.strip()):
        raise LeagueError("lg-error-nrtm-shape", where=where)
    return int(score)
