// The parts of a browser that the modules under test ask for when they are loaded.
import { vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
});
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("document", { hidden: false });
vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("location", { href: "http://caserne.test/", hash: "", origin: "http://caserne.test" });

const { LOCALES, learn } = await import("../src/words");
await Promise.all(LOCALES.map(learn));
