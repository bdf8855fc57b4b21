import type { TimeDimension } from '@/lib/contract/competition-request';

export interface Bucket {
  start_date: string;
  end_date: string;
}

type Calendar = Exclude<TimeDimension, 'NONE'>;

/** Functions that return the first day of the next bucket. Weeks start on Monday (ISO 8601). */
const NEXT: Record<Calendar, (day: Date) => Date> = {
  DAILY: (day) => moveTo(day, day.getUTCMonth(), day.getUTCDate() + 1),
  WEEKLY: (day) => moveTo(day, day.getUTCMonth(), day.getUTCDate() + 7 - ((day.getUTCDay() + 6) % 7)),
  MONTHLY: (day) => moveTo(day, day.getUTCMonth() + 1, 1),
  QUARTERLY: (day) => moveTo(day, day.getUTCMonth() - (day.getUTCMonth() % 3) + 3, 1),
  YEARLY: (day) => moveTo(day, 12, 1),
};

/** Returns the buckets of a range, without gaps. The first and the last are clipped to it. NONE is the whole range. */
export function bucketsOf({ start_date, end_date }: Bucket, dimension: TimeDimension): Bucket[] {
  if (dimension === 'NONE') return [{ start_date, end_date }];
  const buckets: Bucket[] = [];
  const last = new Date(end_date);
  let day = new Date(start_date);
  while (day <= last) {
    const next = NEXT[dimension](day);
    buckets.push({
      start_date: iso(day),
      end_date: next > last ? end_date : iso(moveTo(next, next.getUTCMonth(), next.getUTCDate() - 1)),
    });
    day = next;
  }
  return buckets;
}

/** SQL of the first day of a row's bucket, before clipping. */
export const BUCKET: Record<TimeDimension, string> = {
  DAILY: 'file_date',
  WEEKLY: 'toMonday(file_date)',
  MONTHLY: 'toStartOfMonth(file_date)',
  QUARTERLY: 'toStartOfQuarter(file_date)',
  YEARLY: 'toStartOfYear(file_date)',
  NONE: '{start:Date32}',
};

function moveTo(day: Date, month: number, date: number): Date {
  const moved = new Date(day);
  moved.setUTCMonth(month, date);
  return moved;
}

function iso(day: Date): string {
  return day.toISOString().slice(0, 10);
}
