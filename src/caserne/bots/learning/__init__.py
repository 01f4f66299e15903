"""Values that are learned: small nets in whole numbers, and how they are fitted to games."""
