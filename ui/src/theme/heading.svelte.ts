// What the window is called, and whose colours it has: whatever is most worth knowing on the screen one is at.

export const heading: { text: string; game: string } = $state({ text: "", game: "" });
