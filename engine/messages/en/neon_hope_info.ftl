# NEON HOPE: cards for reading.

nhe-keyword = { $name } ({ $reminder })
nhe-keyword-confrontation = Confrontation
nhe-keyword-additional-consequences = Additional Consequences
nhe-keyword-unpredictable = Unpredictable
nhe-keyword-reckless = Reckless
nhe-keyword-teamwork = Teamwork
nhe-keyword-flexible = Flexible
nhe-reminder-confrontation = you may not move away from this card’s location
nhe-reminder-additional-consequences = afterwards draw and resolve one more encounter card
nhe-reminder-unpredictable = skulls count as the Epic Fail
nhe-reminder-reckless = reveal one additional modifier
nhe-reminder-teamwork = a matching charge may give 1 impact instead of +2
nhe-reminder-flexible = 1 charge of any attribute may be spent as if it matched

nhe-stays = Does not come to you; only its own effects move it.

nhe-threshold-flip = The surveillance card is turned to its escalation side.
nhe-threshold-end = The episode is lost.

nhe-task-danger = danger { $n }
nhe-task-retreat = retreat { $n }
nhe-task-slots =
    { $n ->
        [one] { $n } slot
       *[other] { $n } slots
    }
nhe-task-retreat-box = retreat box { $n }
# $base and $each: numbers
nhe-count-per =
    { $base ->
        [0] { $each } per character
       *[other] { $base } + { $each } per character
    }
# $one, $two, $three and $four: the numbers that count with so many characters
nhe-by-characters = { $one }, { $two }, { $three } or { $four } for 1, 2, 3 or 4 characters
nhe-token-hope = hope
nhe-token-resource = resource
nhe-token-attribute = { $attribute } token

nhe-fact-secrets = Secrets
nhe-fact-counters = Counters
nhe-fact-support = Support
nhe-fact-task = Task
nhe-fact-secondary = Secondary task
nhe-fact-number = Number
nhe-fact-bonus = Attribute bonus
nhe-fact-impacts = Impacts
nhe-fact-cost = Cost
nhe-fact-uses = Uses
nhe-fact-upper = Upper location
nhe-fact-lower = Lower location
nhe-fact-health = Health
nhe-fact-stage = Stage { $n }
nhe-fact-appears = Appears
nhe-fact-goal = Objective
nhe-appears-here = at your location
nhe-appears-upper = at the upper location of your environment
nhe-appears-lower = at the lower location of your environment
nhe-appears-start = at the starting location
nhe-appears-network = in the network

nhe-kind-character = Character
nhe-kind-action = Action card
nhe-kind-tool = Tool
nhe-kind-character-tool = Character tool
nhe-kind-environment = Environment
nhe-kind-clue = Clue
nhe-kind-enemy = Enemy
nhe-kind-condition = Condition
nhe-kind-event = Event
nhe-kind-community = Community card
nhe-kind-chapter = Chapter
nhe-kind-surveillance = Surveillance card
nhe-kind-episode = Episode
nhe-kind-campaign = Campaign
nhe-trait-universal = Universal
nhe-trait-elite = Elite

nhe-difficulty =
    { $level ->
        [normal] Normal
        [advanced] Advanced
        [hard] Hard
       *[hopeless] Hopeless
    }
nhe-may-question = { $effects } Do it?
