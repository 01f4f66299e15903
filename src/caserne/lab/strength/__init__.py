"""How strong the bots are: what is published, how it is measured, and the page made of it."""
