"""How strong the automatic player is: games on the same seeds against that of an earlier commit."""
