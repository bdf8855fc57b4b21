import * as z from 'zod/mini';
import { MAX_RANGE_DAYS } from '@/lib/contract/download-days';
import type { FileState } from '@/lib/contract/downloads';
import { day, whole } from '../params';

/** The days of a query about files. */
export const rangeParams = {
  /** Last day. If omitted, today, or the newest day with a file if a range that ends today has none. */
  until: z.optional(day()),
  days: whole(1, MAX_RANGE_DAYS, 28),
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
