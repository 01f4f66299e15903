// A record on its way to a new table: imported from a file, or taken from another table.

export interface Start {
  text: string;
  upto: number | null;
  label: string;
}

/** What a record says of itself. */
export interface Head {
  game: string;
  options: Record<string, string>;
  names: string[];
}

export const start: { record: Start | null } = $state({ record: null });

/** The game and the number of seats a record names in its first lines. */
export function headOf(text: string): Head | null {
  const lines = text.replaceAll("\r", "").split("\n");
  if (!lines[0]?.startsWith("caserne record")) return null;
  const head = lines.slice(1, lines.indexOf("", 1) === -1 ? undefined : lines.indexOf("", 1));
  const value = (word: string) => head.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1) ?? "";
  const options = Object.fromEntries(
    value("options")
      .split(" ")
      .filter(Boolean)
      .map((pair) => pair.split("=") as [string, string]),
  );
  const names = head.filter((line) => line.startsWith("seat ")).map((line) => line.split(" ").slice(2).join(" "));
  return { game: value("game"), options, names };
}
