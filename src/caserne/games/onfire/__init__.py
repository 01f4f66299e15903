"""On Fire!!!: everybody gets their own employees out of one burning tower."""
