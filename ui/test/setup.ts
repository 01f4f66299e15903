// The parts of a browser that the modules under test ask for when they are loaded.
const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  },
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  document: { hidden: false },
  navigator: { language: "en" },
});
