# Words of the Reference Guide 1.0 and the first core rules, as What is this? names and finds them.
nr-word-breach = доступ к картам
nr-forms-breach = доступ* к картам
