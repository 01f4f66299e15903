/** What the page says in French: a file a game and those of the page; the terminal's stay out. */
const catalogue: Record<string, string> = import.meta.glob(["../../../src/caserne/locales/fr/*.ftl", "!**/terminal.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(catalogue);
