import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../../../src/caserne/locales/en.ftl?raw";
import french from "../../../src/caserne/locales/fr.ftl?raw";
import { settings } from "../theme/settings.svelte";

export const LOCALES = ["en", "fr"] as const;
export type Locale = (typeof LOCALES)[number];

function bundle(locale: Locale, text: string): FluentBundle {
  const made = new FluentBundle(locale, { useIsolating: false });
  const errors = made.addResource(new FluentResource(text));
  if (errors.length) throw errors[0];
  return made;
}

const bundles: Record<Locale, FluentBundle> = {
  en: bundle("en", english),
  fr: bundle("fr", french),
};

export type Args = Record<string, FluentVariable | boolean | null | undefined>;

export function locale(): Locale {
  return settings.locale === "fr" ? "fr" : "en";
}

/** Says a message of the catalogue in the language of the moment; flags become yes and no. */
export function t(id: string, args: Args = {}): string {
  const words = bundles[locale()];
  const message = words.getMessage(id);
  if (!message?.value) return id;
  const plain: Record<string, FluentVariable> = {};
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
