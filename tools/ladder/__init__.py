"""How strong the automatic player is: games on the same seeds against that of d7cf9fb, and a random one."""
