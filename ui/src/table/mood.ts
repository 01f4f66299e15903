/** How things stand at a table; the bar shows it by its colours. */
export type Mood = "yours" | "waiting" | "showing" | "choosing" | "offline" | "over";
