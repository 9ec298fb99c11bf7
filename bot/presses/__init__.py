"""What people ask for: slash commands, buttons and forms, with who asks and what they are answered."""
