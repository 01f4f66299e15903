/** Who plays, as the table in sight calls them; the numbers of the seats count from 1. */
class Cast {
  names: readonly string[] = $state.raw([]);

  /** What a seat is called; 0 where nobody is known by a name. */
  called(number: unknown): string | 0 {
    return (typeof number === "number" && this.names[number - 1]) || 0;
  }
}

export const cast = new Cast();
