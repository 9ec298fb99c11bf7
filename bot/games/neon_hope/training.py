"""Training between episodes: what a character may learn, in a select of its own; what a choice is called."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.neon_hope.rules import character_name, text
from bot.messages import components
from bot.messages.components import OPTION_LABEL, OPTIONS, PLACEHOLDER, Row, cut
from bot.messages.words import say
from engine.neon_hope.shown.info import card_info
from engine.neon_hope.table.definitions import Action, Tool
from engine.neon_hope.table.pack import Pack, StepChoice


def choice_name(pack: Pack, choice: StepChoice, language: str) -> str:
    """What a step's choice is called: its label, or the cards that it swaps."""
    swapped = choice.training
    if swapped is None:
        return text(choice.label, language)
    out, into = (_name(pack, code, language) for code in swapped)
    kind = "action" if swapped[1] in pack.actions else "tool"
    return say(language, "bnh-train", kind=kind, into=into, out=out)


def trained(pack: Pack, choice: StepChoice) -> str:
    """The character that a choice trains; "" for any other choice."""
    return getattr(_card(pack, choice.training[1]), "character", "") if choice.training else ""


def selects(
    pack: Pack, open_now: Sequence[tuple[int, StepChoice]], address: str, language: str
) -> Iterator[Row]:
    """One for each character that can train: which card comes in the place of which."""
    people = list(dict.fromkeys(who for _, choice in open_now if (who := trained(pack, choice))))
    for index, who in enumerate(people):
        options = [
            components.option(
                label=cut(choice_name(pack, choice, language), OPTION_LABEL),
                value=str(n),
                description=cut(_about(pack, choice, language), OPTION_LABEL) or None,
            )
            for n, choice in open_now
            if trained(pack, choice) == who
        ]
        placeholder = say(language, "bnh-train-which", character=character_name(pack, who, language))
        select = components.select(
            custom_id=f"{address}{index}",
            placeholder=cut(placeholder, PLACEHOLDER),
            options=options[:OPTIONS],
        )
        yield components.row(select)


def _about(pack: Pack, choice: StepChoice, language: str) -> str:
    """The card that comes, in a line."""
    assert choice.training is not None
    info = card_info(pack, choice.training[1], language)
    types = info.type_line.split(" · ")[1:2] if info.kind == "action" else []
    facts = [value if value.startswith("+") else f"{name} {value}" for name, value in info.facts]
    return " · ".join((*types, *facts, *info.text))


def _card(pack: Pack, code: str) -> Action | Tool | None:
    return pack.actions.get(code) or pack.tools.get(code)


def _name(pack: Pack, code: str, language: str) -> str:
    card = _card(pack, code)
    return text(card.name, language) if card is not None else code
