import { locale, t } from "../../words";

/** A chance in per cent, without the sign: whole, but "<1" and ">99" where rounding would lie. */
export function percent(chance: number): string {
  const value = 100 * chance;
  if (value <= 0) return "0";
  if (value < 1) return "<1";
  return value > 99 && value < 100 ? ">99" : String(Math.round(value));
}

/** The same in a sentence. */
export function likely(chance: number): string {
  return t("danger-percent", { value: percent(chance) });
}

/** A mean, with one digit after the point. */
export function mean(value: number): string {
  return value.toLocaleString(locale(), { maximumFractionDigits: 1, minimumFractionDigits: 1 });
}
