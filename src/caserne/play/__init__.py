"""One game being played: chance sampled, the record kept, replayed and undone."""
