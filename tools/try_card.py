"""What a declared card says and is: `python -m tools.try_card CODE ...`, by code or title.

Its text in every language; each ability with what the automatic player reckons it brings (in credits, on a
quiet table) and the test that plays it; then what is wanting: words without a price, abilities without a
test, and where the printed text, if it is at hand, has other sentences or words than the declaration.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any

import engine.netrunner  # noqa: F401 (declares the cards)
from engine.netrunner.language.abilities import Paid, Play, Static, Sub, When
from engine.netrunner.language.costs.payment import CostPart
from engine.netrunner.language.deck_rules import DeckRule
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.spoken import ability_text, rules_text, unsayable
from engine.netrunner.objects.definitions import Definition, declared, definition, verify
from engine.netrunner.table.parts import Ability, Modifier
from engine.netrunner.testkit import Table
from engine.players.netrunner.reading import loaded
from engine.players.netrunner.sight import Sight
from engine.players.netrunner.worth import At, price, price_all, price_cost, price_modifier, price_part
from engine.speech import LANGUAGES
from engine.speech.structs import inside
from tests.netrunner.cards.played import table
from tools.against_print import printed, read_lines, sentences, words
from tools.new_card import wanted

PRICED: tuple[tuple[type, Callable[..., float]], ...] = (
    (Effect, price), (Modifier, price_modifier), (CostPart, price_part),
)  # fmt: skip


def worth(found: Definition, ability: Ability) -> float | None:
    """What an ability brings its controller each time, less its cost; None where nothing is reckoned."""
    seat = found.facts.side
    t = Table()
    t.start(seat)
    at = At(Sight(t.game, seat), seat, found)
    at.hosted = loaded(found.code) or 3
    if isinstance(ability, Static):
        return price_modifier(ability.modifier, at)
    if isinstance(ability, Paid):
        return price_all(ability.effects, at) - price_cost(ability.cost, at)
    return price_all(ability.effects, at) if isinstance(ability, Play | Sub | When) else None


def unpriced(found: Definition) -> list[str]:
    """Words of a card that the automatic player has no price for."""
    parts: set[type[Any]] = {type(part) for ability in found.abilities for part in inside(ability)}
    return sorted(
        part.__name__
        for base, function in PRICED
        for part in parts
        if issubclass(part, base) and function.dispatch(part) is function.dispatch(object)  # type: ignore[attr-defined]
    )


def unplayed(found: Definition) -> list[int]:
    """The places of abilities that no test plays."""
    by = table()
    return [
        place
        for place, ability in enumerate(found.abilities)
        if not isinstance(ability, DeckRule) and (found.code, place) not in by
    ]


def unlike_print(found: Definition) -> list[str]:
    """Where the printed text has other sentences or words, without what was read and found right."""
    text = printed().get(found.code)
    if text is None:
        return []
    lines = [
        *(each.line() for each in sentences.compared(found.code, text)),
        *(each.line() for each in words.compared(found.code, text, repr(found.abilities))),
    ]
    read = {" | ".join(parts[:-1]) for name in ("sentences", "words") for parts in read_lines(f"{name}.txt")}
    return [line for line in lines if line.rpartition(" | ")[0] not in read]


def wanting(found: Definition) -> list[str]:
    """What is still to be done for a card."""
    lines = [f"cannot be said: {line}" for line in unsayable(found)]
    lines += [f"the automatic player has no price for {word}" for word in unpriced(found)]
    lines += [f"no test plays ability {place}" for place in unplayed(found)]
    return lines + [f"the print differs: {line}" for line in unlike_print(found)]


def about(found: Definition) -> Iterator[str]:
    """All that is told of a card, in lines."""
    yield f"{found.title} ({found.code})"
    sayable = not unsayable(found)
    for language in LANGUAGES if sayable else ():
        yield from (f"  {language}  {line}" for line in rules_text(found, language))
    by = table()
    for place, ability in enumerate(found.abilities):
        brings = worth(found, ability)
        value = "" if brings is None else f"{brings:+.1f}"
        said = ability_text(found, ability) if sayable else ""
        yield f"  {place:2} {value:>6}  {by.get((found.code, place), '-')}  {said}"
    yield from (f"  ! {line}" for line in wanting(found))


def main(asked: list[str]) -> int:
    """Print what is told of each. 1 if something is wanting."""
    failed = False
    for name in asked:
        try:
            code = wanted(name).id
        except LookupError as error:
            code = ""
            print(error.args[0])
        if code and code not in declared():
            print(f"{code} is not declared: python -m tools.new_card {code}")
        elif code:
            verify(code)
            print("\n".join(about(definition(code))), end="\n\n")
        failed |= code not in declared() or bool(wanting(definition(code)))
    return failed


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
