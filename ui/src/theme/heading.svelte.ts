// What the window is called: whatever is most worth knowing on the screen one is at.

export const heading: { text: string } = $state({ text: "" });
