# What several rooms say.

language-name = English
