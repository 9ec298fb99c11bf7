"""What a host asks for beside the bot: `python -m bot check`, `backup`, `restore` and the rest (`tools`)."""
