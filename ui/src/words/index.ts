import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { remember, settings } from "../theme/settings.svelte";
import { cast } from "./cast.svelte";

export const LOCALES = ["en", "fr"] as const;
export type Locale = (typeof LOCALES)[number];

/** Where the words of a language are: fetched when it is spoken. */
const catalogues: Record<Locale, () => Promise<{ default: string[] }>> = {
  en: () => import("./en"),
  fr: () => import("./fr"),
};

const bundles: Partial<Record<Locale, FluentBundle>> = {};

/** Fetches the words of a language, once. */
export async function learn(locale: Locale): Promise<void> {
  if (bundles[locale]) return;
  const made = new FluentBundle(locale, { useIsolating: false });
  for (const text of (await catalogues[locale]()).default) {
    const errors = made.addResource(new FluentResource(text));
    if (errors.length) throw errors[0];
  }
  bundles[locale] = made;
}

/** Speaks another language from now on; until its words have come, the one before. */
export async function speak(locale: Locale): Promise<void> {
  await learn(locale);
  settings.locale = locale;
  remember();
}

export type Args = Record<string, FluentVariable | boolean | null | undefined>;

export function locale(): Locale {
  return settings.locale === "fr" ? "fr" : "en";
}

/** Says a message of the catalogue in the language of the moment; flags become yes and no, numbers of seats names. */
export function t(id: string, args: Args = {}): string {
  const words = bundles[locale()];
  const message = words?.getMessage(id);
  if (!words || !message?.value) return id;
  const plain: Record<string, FluentVariable> = { name: cast.called(args.firefighter ?? args.player), rival: cast.called(args.other) };
  for (const [name, value] of Object.entries(args)) {
    plain[name] = typeof value === "boolean" ? (value ? "yes" : "no") : (value ?? "");
  }
  const errors: Error[] = [];
  const said = words.formatPattern(message.value, plain, errors);
  if (errors.length && import.meta.env.MODE === "development") console.warn(id, errors);
  return said.replaceAll(" %", "\u00a0%"); // "10 %" is one word
}

/** A text in which no line begins with a sign: French has a space before most of them. */
export function unparted(text: string): string {
  return text.replace(/ (?=[%!?:;»])/g, "\u00a0");
}

export function has(id: string): boolean {
  return bundles[locale()]?.hasMessage(id) ?? false;
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);
}
