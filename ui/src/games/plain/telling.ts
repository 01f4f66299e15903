/** A name of the wire as words: `free_for` is "free for". */
export function words(name: string): string {
  return name.replaceAll("_", " ");
}

export function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || typeof value !== "object";
}

/** A value in a few words; what is nested is put into brackets. */
export function figure(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (Array.isArray(value)) return value.length ? value.map(figure).join(" ") : "–";
  if (typeof value !== "object") return String(value);
  const parts = Object.entries(value).map(([name, part]) => `${words(name)} ${figure(part)}`);
  return parts.length ? `(${parts.join(", ")})` : "–";
}

export interface Row {
  name: string;
  value: string;
}

/** The parts of a scene, one a row. */
export function rows(scene: unknown): Row[] {
  if (typeof scene !== "object" || scene === null) return [];
  return Object.entries(scene).map(([name, value]) => ({ name: words(name), value: figure(value) }));
}

/** Those parts that are a number by themselves: they are counters. */
export function numbers(scene: unknown): Row[] {
  if (typeof scene !== "object" || scene === null) return [];
  return Object.entries(scene)
    .filter(([, value]) => typeof value === "number")
    .map(([name, value]) => ({ name: words(name), value: String(value) }));
}
