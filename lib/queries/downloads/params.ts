import * as z from 'zod/mini';
import type { FileState } from '@/lib/contract/downloads';
import { day } from '../params';

/** Number of days of the calendar. */
export const CALENDAR_DAYS = 28;

/** The days of a query about files. */
export const rangeParams = {
  /** Last day, today if it is later. If omitted, today, or the newest day with a file if a calendar that ends today has none. */
  until: z.optional(day()),
};

/** A letter for each state of an hour, see `FileState`. */
export const FILE_LETTERS = {
  collected: 'c',
  available: 'a',
  light: 'l',
  missing: 'm',
  none: '-',
  expected: 'e',
  awaited: 'w',
  unknown: '?',
} as const satisfies Record<FileState, string>;
