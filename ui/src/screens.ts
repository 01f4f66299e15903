import type { Component } from "svelte";

export interface ScreenProps {
  /** What the address names after the screen: a table's code, a game. */
  id: string;
  query: URLSearchParams;
}

/** A screen that is fetched when somebody goes there. A new one is listed here. */
export interface Screen {
  load: () => Promise<{ default: Component<ScreenProps> }>;
  /** Whether its address goes on after its name. */
  named: boolean;
  /** Whether it has a bar of its own. */
  bare: boolean;
}

const SCREENS: Record<string, Screen> = {
  new: { load: () => import("./lobby/NewTable.svelte"), named: false, bare: false },
  me: { load: () => import("./me/Me.svelte"), named: false, bare: false },
  table: { load: () => import("./table/Arrival.svelte"), named: true, bare: true },
  learn: { load: () => import("./lessons/Learn.svelte"), named: true, bare: false },
  rules: { load: () => import("./rules/Rules.svelte"), named: true, bare: false },
  review: { load: () => import("./review/Review.svelte"), named: true, bare: false },
  replay: { load: () => import("./replay/Replay.svelte"), named: true, bare: true },
};

/** The screen at an address, if there is one. */
export function screenAt([name = "", id, ...more]: string[]): Screen | undefined {
  const screen = Object.hasOwn(SCREENS, name) ? SCREENS[name] : undefined;
  return screen && more.length === 0 && screen.named === Boolean(id) ? screen : undefined;
}
