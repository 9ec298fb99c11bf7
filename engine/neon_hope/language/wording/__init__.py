"""What effects, conditions and amounts say: a clause of `engine.speech` each, in the module of its kind."""

from engine.neon_hope.language.wording import amounts, conditions, effects, flow
from engine.neon_hope.language.wording.voice import GAME_LANGUAGES, Voice, name_of

__all__ = ["GAME_LANGUAGES", "Voice", "amounts", "conditions", "effects", "flow", "name_of"]
