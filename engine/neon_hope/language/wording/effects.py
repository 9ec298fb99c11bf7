"""What effects do."""

from __future__ import annotations

from engine.neon_hope.language import board, cards, grid, harm, places, story, tokens
from engine.neon_hope.language.amounts import AmountLike, amount, lowers
from engine.neon_hope.language.wording.conditions import SURVEILLANCE
from engine.neon_hope.language.wording.picks import THE_NETWORK, picked
from engine.neon_hope.language.wording.voice import YOU, Voice
from engine.speech import (
    And,
    Clause,
    Name,
    Node,
    Noun,
    NounPhrase,
    Phrase,
    Quantity,
    Rel,
    Sentences,
    Then,
    both,
    clause,
)
from engine.speech.nodes import says

# -- harm -----------------------------------------------------------------------------------------------


@says(harm.Stress)
def stress(self: harm.Stress, v: Voice) -> Node:
    return clause("suffer", v.who(self.who), v.many("stress", self.n))


@says(harm.CauseSurveillance)
def surveillance(self: harm.CauseSurveillance, v: Voice) -> Node:
    if lowers(self.n):
        return clause("lower", YOU, SURVEILLANCE, by=v.many("amount", self.n))
    return clause("cause", YOU, v.many("surveillance", self.n))


@says(harm.DealDamage)
def damage(self: harm.DealDamage, v: Voice) -> Node:
    return clause("deal", YOU, v.many("damage", self.n), to=picked(self.what, v))


@says(harm.HealEnemy)
def heal(self: harm.HealEnemy, v: Voice) -> Node:
    return clause("remove", YOU, v.many("damage", self.n), from_=picked(self.what, v))


@says(harm.NextStage)
def next_stage(self: harm.NextStage, v: Voice) -> Node:
    return clause("advance_stage", YOU, picked(self.what, v))


@says(harm.Retreat)
def retreat(self: harm.Retreat, v: Voice) -> Node:
    return clause("force_retreat", YOU, picked(self.what, v))


@says(harm.ReturnEnemy)
def ready(self: harm.ReturnEnemy, v: Voice) -> Node:
    return clause("turn_up_again", YOU, picked(self.what, v))


# -- tokens ---------------------------------------------------------------------------------------------


@says(tokens.GainHope, tokens.GainResource, tokens.GainEndurance)
def supply(self: tokens.SupplyEffect, v: Voice) -> Node:
    return clause("lose" if lowers(self.n) else "gain", v.who(self.who), v.many(self.op, self.n))


@says(tokens.GainToken)
def token(self: tokens.GainToken, v: Voice) -> Node:
    who = v.who(self.who)
    if self.attribute == "rolled":
        rolled = Noun("attribute", "the", adj=("rolled",))
        return clause("gain", who, Noun("token", "a", rels=(Rel("of_place", rolled),)))
    if self.attribute == "choose":
        kind = Rel("of_choice", Noun("choice", of=who))
    else:
        kind = Rel("for", Name(v.attribute(self.attribute)))
    return clause("gain", who, Noun("attribute_token", "a", rels=(kind,)))


@says(tokens.Recharge)
def recharge(self: tokens.Recharge, v: Voice) -> Node:
    on = Noun("attribute_token", of=YOU, plural=True)
    return clause("put_back", YOU, v.many("charge", self.n), on=on)


@says(tokens.RemoveSecrets)
def remove_secrets(self: tokens.RemoveSecrets, v: Voice) -> Node:
    return clause("remove", YOU, v.many("secret", self.n), from_=picked(self.what, v))


@says(tokens.PutCounters)
def put_counters(self: tokens.PutCounters, v: Voice) -> Node:
    counters, what = v.many("card_counter", self.n), picked(self.what, v)
    if lowers(self.n):
        return clause("remove", YOU, counters, from_=what)
    return clause("put", YOU, counters, on=what)


@says(tokens.PlaceDice)
def place_dice(self: tokens.PlaceDice, v: Voice) -> Node:
    return clause("put", YOU, v.many("hacking_die", self.n), on=picked(self.what, v))


# -- the board ------------------------------------------------------------------------------------------


@says(board.MoveTo)
def move(self: board.MoveTo, v: Voice) -> Node:
    who = v.who(self.who)
    if ":" in self.to:
        return clause("move_to_location", who, to=v.place(self.to)[0])
    if self.to == "any":
        choice = Noun("location", "a", rels=(Rel("of_choice", Noun("choice", of=who)),))
        return clause("move_to", who, to=Noun("location", "any") if who == YOU else choice)
    of = (Rel("of_place", Noun("environment", of=who)),)
    if self.to == "other_side":
        return clause("move_to", who, to=Noun("location", "the", adj=("other",), rels=of))
    return clause("move_to", who, to=Noun("location", "another", rels=of))


@says(board.MoveEnemy)
def move_enemy(self: board.MoveEnemy, v: Voice) -> Node:
    what = picked(self.what, v)
    if self.to == "you":
        return clause("move_enemy_to", YOU, what, to=Noun("location", of=YOU))
    return clause("move_enemy_to_location", YOU, what, to=v.place(self.to)[0])


@says(board.BringCard)
def bring(self: board.BringCard, v: Voice) -> Node:
    what = v.card(self.card)
    if ":" in self.at:
        return clause("put_into_play", YOU, what, place=v.place(self.at)[0])
    if self.at in ("network", "community"):
        where = THE_NETWORK if self.at == "network" else Noun("community_area", "the")
        return clause("put_into_play", YOU, what, in_=where)
    if self.at == "here":
        return clause("put_into_play", YOU, what, at=Noun("location", of=YOU))
    of = (Rel("of_place", Noun("environment", of=YOU)),)
    return clause("put_into_play", YOU, what, at=Noun("location", "the", adj=(self.at,), rels=of))


@says(board.BringEnvironment)
def bring_environment(self: board.BringEnvironment, v: Voice) -> Node:
    return clause("put_environment_into_play", YOU, v.card(self.card))


@says(board.TurnOver)
def turn_over(self: board.TurnOver, v: Voice) -> Node:
    return clause("turn_over", YOU, picked(self.what, v))


@says(board.ScrapCard)
def scrap(self: board.ScrapCard, v: Voice) -> Node:
    return clause("scrap", YOU, picked(self.what, v))


@says(board.DiscardCard)
def discard(self: board.DiscardCard, v: Voice) -> Node:
    return clause("discard", YOU, picked(self.what, v))


@says(board.RecycleTool)
def recycle(self: board.RecycleTool, v: Voice) -> Node:
    return clause("recycle", YOU, Noun("tool", "this", id="this"))


# -- cards ----------------------------------------------------------------------------------------------


@says(cards.DrawEncounter)
def draw_encounter(self: cards.DrawEncounter, v: Voice) -> Node:
    one = amount(self.n) == amount(1)
    drawn = Noun("encounter_card", n=v.quantity(self.n), plural=not one, id="drawn")
    return And((clause("draw", YOU, drawn), clause("resolve", YOU, drawn)))


@says(cards.SearchEncounter)
def search_encounter(self: cards.SearchEncounter, v: Voice) -> Node:
    deck = Noun("encounter_deck", "the")
    return And((
        clause("search", YOU, v.card(self.card), in_=deck),
        clause("let_appear", YOU, Noun("card", "that")),
    ))  # fmt: skip


@says(cards.ShuffleIn)
def shuffle_in(self: cards.ShuffleIn, v: Voice) -> Node:
    return clause("shuffle_in", YOU, v.card_set(self.set))


@says(cards.TakeBack)
def take_back(self: cards.TakeBack, v: Voice) -> Node:
    who = v.who(self.who)
    return clause("take_back", who, v.many("action_card", self.n), from_=Noun("discard_pile", of=who))


@says(cards.BuyTool)
def buy(self: cards.BuyTool, v: Voice) -> Node:
    less = Noun("resource", n=self.discount) if self.discount else None
    return clause("buy", YOU, Noun("tool", n=1), less=less)


@says(cards.ExtraAction)
def extra_action(self: cards.ExtraAction, v: Voice) -> Node:
    return clause("take_action", YOU, v.many("action", self.n, adj=("additional",)), when="this_turn")


@says(cards.RollDie)
def roll(self: cards.RollDie, v: Voice) -> Node:
    rolled = clause("roll", YOU, Noun("attribute_die", "a"))
    return Then((rolled, *(effect.clause(v) for effect in self.then))) if self.then else rolled


# -- the grid and the running task ----------------------------------------------------------------------


def explained(done: Clause, x: NounPhrase | None) -> Node:
    """ "Shape Modifiers X. X is your endurance.": behind a bare number there is no room for "equal to"."""
    return done if x is None else Sentences((done, Phrase.of("x_is", x=x)))


def keyword(verb: str, n: AmountLike, v: Voice, most: int = 0) -> Node:
    """ "Analyse Modifiers 2 (archive up to 1)"."""
    found = v.quantity(n)
    shown = Noun("amount", n=found if found.equal is None else Quantity(x=True))
    done = clause(verb, YOU, shown, most=Noun("amount", n=most) if most else None)
    return explained(done, found.equal)


@says(grid.AnalyseModifiers)
def analyse_modifiers(self: grid.AnalyseModifiers, v: Voice) -> Node:
    return keyword("analyse_modifiers", self.n, v, self.archive)


@says(grid.ShapeModifiers)
def shape_modifiers(self: grid.ShapeModifiers, v: Voice) -> Node:
    return keyword("shape_modifiers", self.n, v)


@says(grid.AnalyseEncounters)
def analyse_encounters(self: grid.AnalyseEncounters, v: Voice) -> Node:
    return keyword("analyse_encounters", self.n, v, self.discard)


@says(grid.ArchiveFaceUp)
def archive(self: grid.ArchiveFaceUp, v: Voice) -> Node:
    modifiers = v.many("modifier", self.n, adj=("face_up",))
    return clause("archive", YOU, modifiers, from_=Noun("grid", "the"))


@says(grid.ModifyValue)
def modify(self: grid.ModifyValue, v: Voice) -> Node:
    n = amount(self.n)
    found = v.quantity(n)
    sign = -1 if lowers(n) else 1
    signed = Quantity(found.base * sign, each=found.each * sign, per=found.per, signed=True)
    if found.equal is not None:
        signed = Quantity(x=True, signed=True)
    return explained(clause("get_for_task", YOU, Noun("amount", n=signed)), found.equal)


@says(grid.AddImpact)
def impact(self: grid.AddImpact, v: Voice) -> Node:
    return clause("receive", YOU, v.many("impact", self.n, adj=("additional",)))


@says(grid.ExtraReveal)
def extra_reveal(self: grid.ExtraReveal, v: Voice) -> Node:
    return clause("uncover", YOU, v.many("modifier", self.n, adj=("additional",)))


@says(grid.NoActivation)
def no_activation(self: grid.NoActivation, v: Voice) -> Node:
    return clause("activate_for_skulls", YOU, Noun("enemy", "no", plural=True))


# -- the story ------------------------------------------------------------------------------------------


@says(story.RaiseFlag)
def flag(self: story.RaiseFlag, v: Voice) -> Node:
    times = Noun("time", n=self.n) if self.n != 1 else None
    return clause("note", YOU, v.note(self.name), times=times)


@says(story.ChangeTracker)
def tracker(self: story.ChangeTracker, v: Voice) -> Node:
    verb = "lower" if lowers(self.n) else "raise"
    return clause(verb, YOU, v.tracker(self.name), by=v.many("amount", self.n))


def pooled(modifier: str, n: int, v: Voice) -> Name:
    """ "2 × −3"."""
    return Name(f"{n} × {v.modifier(modifier)}")


@says(story.PoolAdd)
def pool_add(self: story.PoolAdd, v: Voice) -> Node:
    return clause("add_to_pool", YOU, pooled(self.modifier, self.n, v))


@says(story.PoolRemove)
def pool_remove(self: story.PoolRemove, v: Voice) -> Node:
    return clause("remove_from_pool", YOU, pooled(self.modifier, self.n, v))


@says(story.WriteNote)
def note(self: story.WriteNote, v: Voice) -> Node:
    return clause("write_in_log", YOU, v.note(self.name))


@says(story.CrossOut)
def cross_out(self: story.CrossOut, v: Voice) -> Node:
    return clause("cross_out", YOU, v.note(self.name))


@says(story.MarkCharacter)
def mark(self: story.MarkCharacter, v: Voice) -> Node:
    return clause("note_down", v.who(self.who), v.note(self.name))


@says(story.UnmarkCharacter)
def unmark(self: story.UnmarkCharacter, v: Voice) -> Node:
    return clause("strike_out", v.who(self.who), v.note(self.name))


@says(story.SwapCard)
def swap_card(self: story.SwapCard, v: Voice) -> Node:
    return And((clause("lose", YOU, v.card(self.out)), clause("gain", YOU, v.card(self.into))))


@says(story.KeepSecret)
def secret(self: story.KeepSecret, v: Voice) -> Node:
    return clause("keep_secret", YOU, v.note(self.name))


@says(story.NextChapter)
def chapter(self: story.NextChapter, v: Voice) -> Node:
    return clause("go_on_with_chapter", YOU)


@says(story.EndEpisode)
def end(self: story.EndEpisode, v: Voice) -> Node:
    return clause("end", YOU, Noun("episode", "the"))


# -- places ---------------------------------------------------------------------------------------------


@says(places.LockLocations, places.OpenLocations, places.CloseLocations)
def locations(self: places.Locations, v: Voice) -> Node:
    return clause(f"{self.op}_location", YOU, both(*(v.place(each)[0] for each in self.locations)))


@says(places.CloseNext)
def close_next(self: places.CloseNext, v: Voice) -> Node:
    return clause("close_next", YOU, both(*(v.place(each)[0] for each in self.locations)))


@says(places.TurnEnvironment)
def turn_environment(self: places.TurnEnvironment, v: Voice) -> Node:
    return clause("turn_environment", YOU, v.card(self.card))


@says(places.LeaveEnvironment)
def environment_leaves(self: places.LeaveEnvironment, v: Voice) -> Node:
    return clause("remove_environment", YOU, v.card(self.card))
