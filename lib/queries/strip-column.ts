import type { Column } from './columns';

/** Letters of days without rows, and their words. */
export const MISSING_DAYS = { e: 'nothing published', x: 'failed', '-': 'not collected' } as const;

/** A text with a letter for the state of each day, the oldest first. @param letters words for each letter */
export function strip(letters: Readonly<Record<string, string>>, width: number): Column<string> {
  const definition = `The state of each day, oldest first: ${Object.values(letters).join(', ')}.`;
  return { title: 'Day by day', kind: 'text', letters, definition, width };
}
