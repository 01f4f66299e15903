// How far this device has come in its lessons, and the tables they are taken at.
import { openTable } from "../lobby/opening";
import { ownName } from "../lobby/names";
import { go } from "../route.svelte";
import { remember, settings, type TakenLesson } from "../theme/settings.svelte";
import { tablesOf } from "../wire/http";
import type { LessonShown } from "../wire/types";

const nameOf = (game: string, lesson: string) => `${game}/${lesson}`;

/** What is known of a lesson here; nothing of one that was never begun. */
export function taken(game: string, lesson: string): TakenLesson | undefined {
  return settings.lessons[nameOf(game, lesson)];
}

/** How many lessons of a game were ever done. */
export function countDone(game: string): number {
  return Object.entries(settings.lessons).filter(([name, { done }]) => done && name.startsWith(`${game}/`)).length;
}

/** Notes how far a lesson has come at its table. */
export function note(game: string, table: string, lesson: LessonShown): void {
  const name = nameOf(game, lesson.id);
  const before = settings.lessons[name];
  const over = lesson.done === lesson.heads.length;
  settings.lessons[name] = { table, step: lesson.done, done: over || (before?.done ?? false), over };
  remember();
}

/** Begins a lesson at a table of its own. */
export async function begin(game: string, lesson: string): Promise<void> {
  const table = await openTable({ game, lesson, options: {}, seats: [{ name: ownName() }] });
  const known = settings.tables[table.id];
  if (known) known.lesson = lesson;
  remember();
  go(`/table/${table.id}`);
}

/** Takes a lesson up where it was left; one that was finished, or whose table is gone, begins anew. */
export async function take(game: string, lesson: string): Promise<void> {
  const at = taken(game, lesson);
  const table = at && !at.over && settings.tables[at.table] ? at.table : null;
  if (table && (await tablesOf([table])).has(table)) go(`/table/${table}`);
  else await begin(game, lesson);
}
