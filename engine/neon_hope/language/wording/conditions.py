"""Conditions, affirmed and denied. Each stands behind "if"."""

from __future__ import annotations

from msgspec.structs import replace

from engine.neon_hope.language import conditions, logged
from engine.neon_hope.language.wording.amounts import CHARACTERS, number_of
from engine.neon_hope.language.wording.picks import place, together
from engine.neon_hope.language.wording.voice import YOU, Voice
from engine.speech import And, Clause, Name, Node, Noun, NounPhrase, Or, Phrase, Rel, both, clause, either
from engine.speech.nodes import says

SURVEILLANCE = Noun("surveillance", "the", id="surveillance")


def value(n: int) -> Noun:
    """A bare number."""
    return Noun("amount", n=n)


def at_least(of: NounPhrase, n: int, denied: bool) -> Clause:
    """ "Surveillance is 10 or more", "surveillance is below 10"."""
    return clause("be_below" if denied else "be_n_or_more", of, value(n))


def all_of(v: Voice, codes: tuple[str, ...], denied: bool) -> NounPhrase:
    """Some cards; denied one of them."""
    cards = v.cards(codes)
    return Noun("one_of", rels=(Rel("of", cards),)) if denied and len(codes) > 1 else cards


def so_often(done: Clause, n: int, denied: bool) -> Clause:
    """ "Was noted", "was noted at least 2 times", "was noted fewer than 2 times"."""
    if n == 1:
        return replace(done, denied=denied)
    return replace(done, how=(Phrase.of("fewer_than" if denied else "at_least", x=Noun("time", n=n)),))


@says(conditions.FlagIs)
def flag(self: conditions.FlagIs, v: Voice, denied: bool = False) -> Node:
    noted = clause("note", None, v.note(self.name), passive=True, past=True)
    return so_often(noted, self.at_least, denied)


@says(conditions.TrackerIs)
def tracker(self: conditions.TrackerIs, v: Voice, denied: bool = False) -> Node:
    return at_least(v.tracker(self.name), self.at_least, denied)


@says(conditions.SurveillanceIs)
def surveillance(self: conditions.SurveillanceIs, v: Voice, denied: bool = False) -> Node:
    return at_least(SURVEILLANCE, self.at_least, denied)


@says(conditions.Escalated)
def escalated(self: conditions.Escalated, v: Voice, denied: bool = False) -> Node:
    card = Noun("surveillance_card", "the", id="surveillance_card")
    return clause("show", card, Noun("escalation_side", of=card), denied=denied)


@says(conditions.DifficultyIs)
def difficulty(self: conditions.DifficultyIs, v: Voice, denied: bool = False) -> Node:
    levels = either(*(Name(v.message("difficulty", level=level)) for level in self.levels))
    return clause("be_a", Noun("difficulty_level", "the"), levels, denied=denied)


@says(conditions.CharactersAre)
def characters(self: conditions.CharactersAre, v: Voice, denied: bool = False) -> Node:
    low, high, number = self.at_least, self.at_most, number_of(CHARACTERS)
    if low == high:
        return clause("be_n", number, value(low), denied=denied)
    if high >= 4:
        return at_least(number, low, denied)
    if low <= 1:
        return clause("be_above" if denied else "be_n_or_less", number, value(high))
    return clause("be_between", number, both(value(low), value(high)), denied=denied)


@says(logged.CharacterIs)
def character(self: logged.CharacterIs, v: Voice, denied: bool = False) -> Node:
    return Phrase.of("you_are_not" if denied else "you_are", x=v.card(self.code))


@says(conditions.RoundIs)
def round_(self: conditions.RoundIs, v: Voice, denied: bool = False) -> Node:
    key = "round_has_not_begun" if denied else "round_has_begun"
    return Phrase.of(key, x=Name(str(self.at_least)))


@says(conditions.InPlay)
def in_play(self: conditions.InPlay, v: Voice, denied: bool = False) -> Node:
    return clause("be_in_play", v.card(self.card), denied=denied)


@says(conditions.Scrapped)
def scrapped(self: conditions.Scrapped, v: Voice, denied: bool = False) -> Node:
    return clause("be_on_scrap_pile", all_of(v, self.cards, denied), denied=denied)


@says(conditions.CompletedCards)
def completed(self: conditions.CompletedCards, v: Voice, denied: bool = False) -> Node:
    done = all_of(v, self.cards, denied)
    return clause("complete", None, done, passive=True, past=True, denied=denied)


@says(conditions.Turned)
def turned(self: conditions.Turned, v: Voice, denied: bool = False) -> Node:
    return clause("still_show_front" if denied else "be_turned_or_gone", all_of(v, self.cards, denied))


@says(conditions.Defeated)
def defeated(self: conditions.Defeated, v: Voice, denied: bool = False) -> Node:
    done = clause("defeat", None, v.card(self.card), passive=True, past=True)
    return so_often(done, self.times, denied)


@says(conditions.StageIs)
def stage(self: conditions.StageIs, v: Voice, denied: bool = False) -> Node:
    return clause("have_reached_stage", v.card(self.card), value(self.at_least), denied=denied)


@says(conditions.CharactersAt)
def at(self: conditions.CharactersAt, v: Voice, denied: bool = False) -> Node:
    name, location = v.place(self.location)
    verb = "be_at_location" if location else "be_in_environment"
    if self.who == "all":  # "a character is not at ..."
        return clause(verb, Noun("character", "a" if denied else "all"), name, denied=denied)
    return clause(verb, Noun("character", "no" if denied else "a"), name)


@says(conditions.EnemiesThere)
def enemies(self: conditions.EnemiesThere, v: Voice, denied: bool = False) -> Node:
    rels = (place(self.where),)
    if self.at_least == 1:
        return clause("exist", Noun("enemy", "no" if denied else "a", rels=rels))
    if denied:
        return clause("exist_at_most", Noun("enemy", n=self.at_least - 1, rels=rels))
    return clause("exist_at_least", Noun("enemy", n=self.at_least, rels=rels))


@says(conditions.CountersOn)
def counters_on(self: conditions.CountersOn, v: Voice, denied: bool = False) -> Node:
    counters = Noun("card_counter", rels=(Rel("on_card", together(self.what, v)),))
    return at_least(number_of(counters), self.at_least, denied)


@says(conditions.Noted)
def noted(self: conditions.Noted, v: Voice, denied: bool = False) -> Node:
    return clause("be_in_log", v.note(self.note), denied=denied)


@says(logged.Marked)
def marked(self: logged.Marked, v: Voice, denied: bool = False) -> Node:
    key = f"marked_{self.who}"
    return Phrase.of(f"not_{key}" if denied else key, x=v.note(self.name))


@says(logged.OwnsCard)
def owns(self: logged.OwnsCard, v: Voice, denied: bool = False) -> Node:
    return Phrase.of("you_do_not_own" if denied else "you_own", x=v.card(self.card))


@says(conditions.HasSecret)
def has_secret(self: conditions.HasSecret, v: Voice, denied: bool = False) -> Node:
    key = f"secret_kept_by_{self.who}"
    return Phrase.of(f"no_{key}" if denied else key, x=v.note(self.name))


@says(conditions.EpisodeEnded)
def result(self: conditions.EpisodeEnded, v: Voice, denied: bool = False) -> Node:
    how = v.resolution(self.episode, self.resolution)
    return clause("end_with", v.card(self.episode), how, past=True, denied=denied)


@says(logged.EpisodeWon)
def won(self: logged.EpisodeWon, v: Voice, denied: bool = False) -> Node:
    return clause("be_won", v.card(self.episode), past=True, denied=denied)


@says(conditions.Succeeded)
def succeeded(self: conditions.Succeeded, v: Voice, denied: bool = False) -> Node:
    return clause("fail" if denied else "succeed", YOU)


@says(conditions.TaskIs)
def task(self: conditions.TaskIs, v: Voice, denied: bool = False) -> Node:
    return clause("be_a", Noun("this_task"), v.task(self.types, self.attribute), denied=denied)


@says(conditions.AllOf)
def all_hold(self: conditions.AllOf, v: Voice, denied: bool = False) -> Node:
    parts = tuple(condition.clause(v, denied) for condition in self.of)
    return Or(parts) if denied else And(parts)


@says(conditions.AnyOf)
def any_holds(self: conditions.AnyOf, v: Voice, denied: bool = False) -> Node:
    parts = tuple(condition.clause(v, denied) for condition in self.of)
    return And(parts) if denied else Or(parts)


@says(conditions.NotSo)
def not_so(self: conditions.NotSo, v: Voice, denied: bool = False) -> Node:
    return self.of.clause(v, not denied)


@says(conditions.Locked, conditions.Closed)
def location_is(self: conditions.LocationIs, v: Voice, denied: bool = False) -> Node:
    return clause(f"be_{self.op}", v.place(self.location)[0], denied=denied)


@says(conditions.EnvironmentTurned)
def environment_turned(self: conditions.EnvironmentTurned, v: Voice, denied: bool = False) -> Node:
    return clause("show_back", v.card(self.card), denied=denied)
