import { t, type Args } from "../words";
import { WireError } from "../wire/http";
import { TROUBLES } from "./keys";

/** Something that the page itself finds wrong: which message says so. */
export class Flaw extends Error {
  constructor(
    readonly says: string,
    readonly args: Args = {},
  ) {
    super(says);
  }
}

/** What went wrong, in words; of what cannot be read, also where and why. `absent` is said where something else than a table is not there.
 *
 * Keep what went wrong and derive its words: they change with the language.
 */
export function trouble(error: unknown, absent = ""): string {
  if (error === null) return "";
  if (error instanceof Flaw) return t(error.says, error.args);
  const code = error instanceof WireError ? error.code : "unreachable";
  if (absent && code === "not-found") return absent;
  const words = t(TROUBLES.find((name) => name === `trouble-${code}`) ?? "trouble-broken");
  return code === "unreadable" && error instanceof WireError && error.message ? `${words} (${error.message})` : words;
}
