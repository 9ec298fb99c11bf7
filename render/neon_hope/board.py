"""The whole table as one picture, or more when it is more than a phone can show at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.neon_hope.shown.view import View
from render.blocks import Block
from render.canvas import Canvas
from render.neon_hope import alt
from render.neon_hope.heroes import heroes
from render.neon_hope.page import GAP, WIDTH, page, total
from render.neon_hope.places import environments, network
from render.neon_hope.task import task
from render.neon_hope.tiles import Detail
from render.neon_hope.top import banner, grid, headline, story
from render.neon_hope.words import Names
from render.picture import Picture

LIMIT = 3 * WIDTH
"""Above this height in pixels the board is drawn with fewer words, then cut into several pictures."""

_MANY = 22
"""Cards in play from which on they are told in brief."""


@dataclass(frozen=True)
class _Part:
    """A block, and what its picture's alt text tells of it."""

    told: alt.Part
    block: Block


def board(view: View, names: Names = None) -> tuple[Picture, ...]:
    """Draw the table; `names` maps seats to the people's names."""
    found = []
    for index, parts in enumerate(_pages(view, names)):
        canvas = page([part.block for part in parts])
        text = alt.board(view, names, None if index == 0 else [part.told for part in parts])
        filename = f"board-{index + 1}.png" if index else "board.png"
        found.append(Picture(canvas.png(), filename, text, canvas.width, canvas.height))
    return tuple(found)


def canvases(view: View, names: Names = None) -> list[Canvas]:
    """The drawn pages before encoding, with what was written and placed where: for tests."""
    return [page([part.block for part in parts]) for parts in _pages(view, names)]


def _pages(view: View, names: Names) -> list[list[_Part]]:
    """As few pages as can be, the map on one of them if possible; in brief only where that helps."""
    head = alt.Part("head")
    first = [
        _Part(head, each) for each in (banner(view, names), *task(view, names), *story(view), grid(view))
    ]
    again = [_Part(head, headline(view, names))]

    def packed(detail: Detail) -> list[list[_Part]]:
        rest = [
            *_each("places", [each.code for each in view.environments], environments(view, names, detail)),
            *(
                _Part(alt.Part("network", tuple(str(card.oid) for card in cards)), block)
                for cards, block in network(view, detail)
            ),
            *_each("heroes", [each.seat for each in view.heroes], heroes(view, names, detail)),
        ]
        return _packed(first, again, rest)

    if _cards(view) > _MANY:
        return packed(Detail.BRIEF)
    full = packed(Detail.FULL)
    if len(full) == 1:
        return full
    brief = packed(Detail.BRIEF)
    return brief if _scattered(brief) < _scattered(full) else full


def _each(kind: alt.PartKind, of: Sequence[str], blocks: Sequence[Block]) -> list[_Part]:
    """Blocks that show one of their kind each."""
    return [_Part(alt.Part(kind, (one,)), block) for one, block in zip(of, blocks, strict=True)]


def _scattered(pages: list[list[_Part]]) -> tuple[int, int]:
    """Number of pages, and of those with environments."""
    return len(pages), sum(any(part.told.kind == "places" for part in each) for each in pages)


def _cards(view: View) -> int:
    """How many tiles the table needs."""
    places = [place for each in view.environments for place in (each.upper, each.lower)]
    return sum(len(place.cards) for place in places) + len(view.network) + len(view.community)


def _packed(first: list[_Part], again: list[_Part], rest: list[_Part]) -> list[list[_Part]]:
    """Each block on the first page that has room for it, but not before others of its kind."""
    pages = [list(first)]
    least: dict[alt.PartKind, int] = {}
    for part in rest:
        for number in range(least.get(part.told.kind, 0), len(pages)):
            if total([each.block for each in pages[number]]) + GAP + part.block.height <= LIMIT:
                break
        else:
            pages.append(list(again))
            number = len(pages) - 1
        pages[number].append(part)
        least[part.told.kind] = number
    return pages
