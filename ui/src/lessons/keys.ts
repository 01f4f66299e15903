// Names of messages that are put together from what the server says; words.check.js reads them here.

export const CHAPTERS = ["learn-chapter-extreme"] as const;
