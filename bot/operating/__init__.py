"""What who operates the bot asks for beside it: `python -m bot check`, `backup` and the rest (`tools`)."""
