# Was mehrere Räume sagen.

language-name = Deutsch
