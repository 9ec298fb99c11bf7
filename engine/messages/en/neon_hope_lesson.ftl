# The guided round of `/neonhope learn`: of each step its name and its task, and what is said of a press.

nh-lesson-name = Your first round

nh-lesson-move = Where you stand
nh-lesson-move-task = You are Bruna Vasile, alone in the Kettle tonight. A turn has 3 actions. What you are looking for is under the lamp at the Ferry Steps. **Move to Ferry Steps**: that is one action.

nh-lesson-investigate = A clue
nh-lesson-investigate-task = **Investigate Lamp 44** with your Courage: 4 against 4, and then chance adds something or takes it away. So **play Stand Together with it**, for 1 more. One button says both; the percentages tell how likely each way is.

nh-lesson-fight = An enemy
nh-lesson-fight-task = The Courtesy Steward stands at Ferry Steps. **Fight the Courtesy Steward** and **play Shoulder First**: its impact makes a success count twice, and the steward has 2 health.

nh-lesson-encounter = What the city does
nh-lesson-encounter-task = When every character has used their actions, the encounter phase comes, and you draw a card. Choose what you would rather bear.

nh-lesson-praise = Well done! That is a whole round: three actions, then the city’s answer. Go on here as long as you like, or play a real episode with others: `/neonhope start` on a server.

nh-lesson-on-move = You have moved. Whatever lies here, you can do its tasks now.
nh-lesson-on-success = That succeeded: the value reached the difficulty.
nh-lesson-on-completes = That was the last secret: the clue turns over and shows its other side, and you gain 1 resource for a completed task.
nh-lesson-on-completed = A task is completed, and you gain 1 resource for it.
nh-lesson-on-defeated = As much damage as it has health, and the enemy is gone. Bruna gains 1 hope whenever she sees that happen.
nh-lesson-on-failure = That failed: the value was too low. A failure alone costs nothing but the action and the card; you can try again, as long as actions are left.
nh-lesson-on-danger = The value was below the danger number, so the symbols of the card happened to you: with stress you lose cards, with surveillance time.
nh-lesson-on-token = You have taken a token. Hope wards off stress, resources buy tools, attribute tokens help in tasks.
nh-lesson-on-stress = Stress: you gave up a card for each point, or hope instead. *Always…* under that question has it decided for you from then on.
nh-lesson-on-encounter = Surveillance has risen, by 1 for each character and for each enemy beside one. Then everybody drew a card.
nh-lesson-on-focus = You have focused: a little less endurance, and cards to take back.
nh-lesson-other = That can be done, and often is right. The task here is still open.
