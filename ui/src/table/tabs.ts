export const TABS = ["log", "chat", "seats"] as const;
export type Tab = (typeof TABS)[number];
