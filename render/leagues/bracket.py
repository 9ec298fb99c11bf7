"""A cut or a knock-out as a tree: upper bracket, lower bracket, final and reset, places.

Rounds stand side by side, at most two, so that names stay legible on a phone; what comes later stands
below. Lines lead winners on; who comes from elsewhere is told by the game's number.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.leagues.view import BracketGameView, BracketRound, BracketView, Contestant
from engine.messages import DEFAULT, items, labelled, noted, say, score, sentence
from render import palette
from render.blocks import GAP, Block
from render.canvas import Canvas
from render.leagues import bracket_tiers, words
from render.leagues.bracket_tiers import Tier
from render.leagues.frame import LEFT, RIGHT, Key, banner, legend
from render.phone import INNER, LEAST, page, total
from render.picture import Picture
from render.prose import Prose

LIMIT = 2700
"""Height in pixels above which a bracket goes on in another picture; rounds side by side are never torn."""
_PLACES = 4


def bracket(view: BracketView, language: str = DEFAULT) -> tuple[Picture, ...]:
    """Draw the bracket; large ones in several pictures."""
    pages = _pages(view, language)
    found = []
    for at, (canvas, rounds) in enumerate(pages, 1):
        filename = f"bracket-{at}.png" if at > 1 else "bracket.png"
        text = _alt(view, language, rounds, (at, len(pages)))
        found.append(Picture(canvas.png(), filename, text, canvas.width, canvas.height))
    return tuple(found)


def canvases(view: BracketView, language: str = DEFAULT) -> list[Canvas]:
    """The drawn pages before encoding: for tests."""
    return [canvas for canvas, _ in _pages(view, language)]


def _pages(view: BracketView, language: str) -> list[tuple[Canvas, list[BracketRound]]]:
    """Pages with the rounds on each."""
    tiers = bracket_tiers.tiers(view)
    drawn = [(tier, bracket_tiers.block(tier, language)) for tier in tiers]
    keys = legend(_keys(view, language))
    room = LIMIT - total([_banner(view, language, (1, 1)), *keys])
    pages: list[list[tuple[Tier | None, Block]]] = []
    used = 0
    parts: list[tuple[Tier | None, Block]] = [(None, block) for block in _free(view, language)]
    parts += drawn
    parts += [(None, block) for block in _ranks(view, language)]
    for tier, block in parts:
        if not pages or used + block.height + GAP > room:
            pages.append([])
            used = 0
        pages[-1].append((tier, block))
        used += block.height + GAP
    found = []
    for at, shown in enumerate(pages, 1):
        blocks = [_banner(view, language, (at, len(pages))), *(block for _, block in shown), *keys]
        rounds = [each for tier, _ in shown if tier for each in tier.rounds]
        found.append((page(blocks), rounds))
    return found


def _banner(view: BracketView, language: str, part: tuple[int, int]) -> Block:
    kind = say(language, "rlg-format", format=f"{view.elimination}_elimination")
    told = [kind, say(language, "rlg-players", n=view.players)]
    if view.winner:
        told.insert(0, say(language, "rlg-winner", name=words.name(view.winner)))
    elif view.elimination == "single":
        told.append(say(language, "rlg-reseeded"))
    fill, sign = (palette.GOOD, "lg-cup") if view.winner else (palette.BOTH, "lg-tree")
    title = say(language, "rlg-bracket")
    return banner(view.league, title, " · ".join(told), sign, fill, part=part)


def _free(view: BracketView, language: str) -> list[Block]:
    """Who need not play in round one."""
    if not view.free:
        return []
    shown = replace(view, free=tuple((seed, words.name(name)) for seed, name in view.free))
    return [_text(_free_text(shown, language))]


def _free_text(view: BracketView, language: str) -> str:
    told = items(language, (f"{seed} {name}" for seed, name in view.free))
    return say(language, "rlg-free", names=told)


def _ranks(view: BracketView, language: str) -> list[Block]:
    """The first places, those that are decided."""
    first = [place for place in view.places if place.place <= _PLACES]
    if not first:
        return []
    told = [say(language, "rlg-place", place=each.place, name=words.name(each.name)) for each in first]
    return [_text(labelled(language, say(language, "rlg-places"), " · ".join(told)))]


def _text(text: str) -> Block:
    prose = Prose((text,), INNER - 40, LEAST, 6)

    def draw(canvas: Canvas, y: int) -> None:
        canvas.panel((LEFT, y, RIGHT, y + prose.height + 18), palette.PANEL, palette.PAGE)
        prose.draw(canvas, LEFT + 20, y + 9, palette.PANEL)

    return Block(prose.height + 18, draw)


def _keys(view: BracketView, language: str) -> list[Key]:
    games = [game for each in view.rounds for game in each.games]
    both = [one for game in games for one in (game.first, game.second)]
    keys = []
    if any(one.won for one in both):
        keys.append(Key("lg-tick", palette.GOOD, say(language, "rlg-key-through")))
    if any(one.side for one in both):
        keys.append(Key("C", palette.CORP, say(language, "rlg-corp"), False))
        keys.append(Key("R", palette.RUNNER, say(language, "rlg-runner"), False))
    if any(game.state == "playing" for game in games):
        keys.append(Key("play", palette.ALERT, say(language, "rlg-state", state="playing")))
    if any(game.state == "reported" for game in games):
        keys.append(Key("?", palette.ALERT, say(language, "rlg-key-reported"), False))
    return keys


def _alt(view: BracketView, language: str, rounds: Sequence[BracketRound], part: tuple[int, int]) -> str:
    """What is decided and what can be played, the newest rounds first told."""
    head = [say(language, "rlg-alt-bracket", league=view.league)]
    if part[1] > 1:
        head.append(say(language, "rlg-alt-part", n=part[0], parts=part[1]))
    if view.winner:
        head.append(sentence(language, say(language, "rlg-winner", name=view.winner)))
    items = []
    if part[0] == 1 and view.free:
        head.append(sentence(language, _free_text(view, language)))
    for each in reversed(rounds):
        games = [game for game in each.games if game.first.name and game.second.name]
        for at, game in enumerate(games):
            told = _told(game, language)
            title = bracket_tiers.title(each, language)
            items.append(told if at else labelled(language, title, told))
    if not items:
        head.append(say(language, "rlg-alt-undecided"))
    return words.alt(head, items, language)


def _told(game: BracketGameView, language: str) -> str:
    def who(one: Contestant) -> str:
        side = noted(language, "", say(language, f"rlg-{one.side}")) if one.side else ""
        return f"{one.seed} {one.name}{side}"

    if game.first.score is not None and game.second.score is not None:
        state = score(language, game.first.score, game.second.score)
    else:
        state = say(language, "rlg-state", state="done" if game.state == "done" else
                    "open" if game.state in ("waiting", "ready") else game.state)  # fmt: skip
    return say(
        language, "rlg-alt-game", n=game.number, first=who(game.first), second=who(game.second), state=state
    )
