import { t } from "../words";
import { WireError } from "../wire/http";
import { TROUBLES } from "./keys";

/** What went wrong, in words; of what cannot be read, also where and why. `absent` is said where something else than a table is not there. */
export function trouble(error: unknown, absent = ""): string {
  const code = error instanceof WireError ? error.code : "unreachable";
  if (absent && code === "not-found") return absent;
  const words = t(TROUBLES.find((name) => name === `trouble-${code}`) ?? "trouble-broken");
  return code === "unreadable" && error instanceof WireError && error.message ? `${words} (${error.message})` : words;
}
