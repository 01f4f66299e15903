// The parts of a browser that the modules under test ask for when they are loaded; some of them
// Node.js has too, where they cannot simply be assigned.
const kept = new Map<string, string>();
const parts = {
  localStorage: {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  },
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  document: { hidden: false },
  navigator: { language: "en" },
};
for (const [name, value] of Object.entries(parts)) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}
