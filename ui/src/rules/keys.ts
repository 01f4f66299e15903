// Names of messages that are put together from what the server says; words.check.js reads them here.

export const BOOKS = ["book-flashpoint-base", "book-flashpoint-family", "book-flashpoint-extreme", "book-feurio-base", "book-onfire-base"] as const;
