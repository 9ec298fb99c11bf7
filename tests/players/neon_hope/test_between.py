"""What sensible players do with the hours between two nights."""

from __future__ import annotations

import random
from collections import Counter

from msgspec.structs import replace

from engine.neon_hope import Campaign
from engine.neon_hope.rules import campaigns
from engine.players.neon_hope import choose_step
from tools import ways

DAYS = 60


def evening(who: str) -> Campaign:
    """Alone, on the day off after a first night that was lost."""
    pack = ways.library().pack("pilot")
    fresh = replace(campaigns.new_campaign(pack, "lissen"), characters=(who,))
    game = ways.cut_short(ways.seat(fresh, "afterglow", "normal", 1), "caught")
    after = game.next_campaign()
    while not campaigns.waiting(pack, after):
        number = choose_step(ways.library(), pack, after, random.Random(1))
        after = campaigns.answer(pack, after, number)
    return after


def done(campaign: Campaign, who: str) -> Counter[str]:
    """How often what is chosen: a choice's English label, or the card that is learned."""
    pack = ways.library().pack("pilot")
    offered = dict(campaigns.choices(pack, campaign, who))
    found: Counter[str] = Counter()
    for day in range(DAYS):
        number = choose_step(ways.library(), pack, campaign, random.Random(day), who)
        assert number is not None
        choice = offered[number]
        found[choice.training[1] if choice.training else choice.label["en"]] += 1
    return found


def test_who_is_hurt_sleeps_and_who_is_not_learns_now_and_then() -> None:
    well = evening("bruna")
    hurt = replace(well, marks={**well.marks, "bruna": ("dazzled", "cold-bones")})
    rest = done(well, "bruna")
    assert rest["Sleep"] < DAYS / 2
    assert sum(n for name, n in rest.items() if name.startswith("bruna-")) >= 10
    assert done(hurt, "bruna")["Sleep"] > 0.9 * DAYS


def test_the_better_card_is_learned_more_often() -> None:
    """The Thesaurus helps in every round, the stamp goes back with each use."""
    found = done(evening("oda"), "oda")
    assert found["oda-thesaurus"] > 3 * found["oda-rubber-stamp"]


def test_what_the_group_does_next_is_drawn_by_lot() -> None:
    pack = ways.library().pack("pilot")
    fresh = replace(campaigns.new_campaign(pack, "lissen"), characters=("jun",))
    morning = ways.cut_short(ways.seat(fresh, "afterglow", "normal", 1), "caught").next_campaign()
    offered = {number for number, _ in campaigns.choices(pack, morning)}
    drawn = {choose_step(ways.library(), pack, morning, random.Random(day)) for day in range(30)}
    assert drawn == offered
    assert len(drawn) > 1
