import { t } from "../words";
import { WireError } from "../wire/http";
import { TROUBLES } from "./keys";

/** What went wrong, in words. */
export function trouble(error: unknown): string {
  const code = error instanceof WireError ? error.code : "unreachable";
  return t(TROUBLES.find((name) => name === `trouble-${code}`) ?? "trouble-broken");
}
