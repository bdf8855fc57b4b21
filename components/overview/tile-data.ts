import { counted, type Noun } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { NO_VALUE } from '@/lib/client/format-number';

/** `count` of `of`; 0 of 0 is no share. */
export interface Part {
  readonly count: number;
  readonly of: number;
}

/** One of the five numbers, in the reader's words. */
export interface TileData {
  readonly value: string;
  /** What it is of. */
  readonly note: string;
  /** Like for like: what both days have, and nothing else. Null where nothing is compared. */
  readonly change: {
    readonly text: string;
    readonly note: string;
    /** The day that is compared with, where the rows say so themselves. */
    readonly since?: string;
  } | null;
  /** What it is held against, where the data or the reader says so. */
  readonly target: string | null;
}

export const NOTHING_IN_BOTH: TileData['change'] = { text: NO_VALUE, note: 'nothing is in both' };

export function ratioOf({ count, of }: Part): number | null {
  return of === 0 ? null : count / of;
}

/** The change of a share in percentage points, over what both days have; `noun` for one of them. */
export function shareChange(now: Part, before: Part, noun: Noun, format: Format): TileData['change'] {
  const [is, was] = [ratioOf(now), ratioOf(before)];
  if (is === null || was === null) return NOTHING_IN_BOTH;
  return { text: format.points(is - was), note: `over ${counted(now.of, noun, format)} in both` };
}
