# Words of the Reference Guide 1.0 and the first core rules, laid over those of the lessons.
nr-lesson-score-task = Superconducting Hub in Server 1 needs 3 advancement tokens; the first lay on it from the start. **Advance it twice**, 1 click and 1 credit each, then **score it**: that costs no click.
nr-lesson-score-on-advance = One more token lies on the agenda. As soon as there are enough you are offered to score it.
