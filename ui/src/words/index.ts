import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "../theme/settings.svelte";
import { cast } from "./cast.svelte";

export const LOCALES = ["en", "fr"] as const;
export type Locale = (typeof LOCALES)[number];

/** The catalogues, a folder a language and a file a game; those of the terminal stay out. */
const catalogues: Record<string, string> = import.meta.glob(
  ["../../../src/caserne/locales/*/*.ftl", "!**/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);

function bundle(locale: Locale): FluentBundle {
  const made = new FluentBundle(locale, { useIsolating: false });
  for (const [path, text] of Object.entries(catalogues)) {
    if (!path.includes(`/${locale}/`)) continue;
    const errors = made.addResource(new FluentResource(text));
    if (errors.length) throw errors[0];
  }
  return made;
}

const bundles: Record<Locale, FluentBundle> = { en: bundle("en"), fr: bundle("fr") };

export type Args = Record<string, FluentVariable | boolean | null | undefined>;

export function locale(): Locale {
  return settings.locale === "fr" ? "fr" : "en";
}

/** Says a message of the catalogue in the language of the moment; flags become yes and no, numbers of seats names. */
export function t(id: string, args: Args = {}): string {
  const words = bundles[locale()];
  const message = words.getMessage(id);
  if (!message?.value) return id;
  const plain: Record<string, FluentVariable> = { name: cast.called(args.firefighter ?? args.player), rival: cast.called(args.other) };
  for (const [name, value] of Object.entries(args)) {
    plain[name] = typeof value === "boolean" ? (value ? "yes" : "no") : (value ?? "");
  }
  const errors: Error[] = [];
  const said = words.formatPattern(message.value, plain, errors);
  if (errors.length && import.meta.env.MODE === "development") console.warn(id, errors);
  return said;
}

export function has(id: string): boolean {
  return bundles[locale()].hasMessage(id);
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);
}
