import type { Format } from '@/lib/client/format';
import { addDays, daysOf, type Period } from '@/lib/client/period';
import type { TimeDimension } from '@/lib/contract/price-competition';

const YEAR = 366;

/** A bucket over its column and on an axis: short, and unlike its neighbours within the period. */
export function bucketLabel(bucket: Period, dimension: TimeDimension, period: Period, format: Format): string {
  const [year = '', month = ''] = bucket.start_date.split('-');
  if (dimension === 'YEARLY') return year;
  if (dimension === 'QUARTERLY') return `Q${Math.ceil(Number(month) / 3)} ${year}`;
  if (dimension === 'MONTHLY') return format.day(bucket.start_date).replace(/^\d+ /, '');
  if (dimension === 'NONE') return 'Whole period';
  return daysOf(period) > YEAR ? format.day(bucket.start_date) : format.shortDay(bucket.start_date);
}

/** Both of its days, or the one. */
export function bucketDates({ start_date, end_date }: Period, format: Format): string {
  return start_date === end_date ? format.day(start_date) : `${format.day(start_date)} to ${format.day(end_date)}`;
}

const ENDS: Record<TimeDimension, (next: string) => boolean> = {
  DAILY: () => true,
  NONE: () => true,
  WEEKLY: (next) => new Date(next).getUTCDay() === 1,
  MONTHLY: (next) => next.endsWith('-01'),
  QUARTERLY: (next) => /-(01|04|07|10)-01$/.test(next),
  YEARLY: (next) => next.endsWith('-01-01'),
};

/** Whether the period ends inside a bucket: that bucket holds a part of its week or month. */
export function endsInside({ end_date }: Period, dimension: TimeDimension): boolean {
  return !ENDS[dimension](addDays(end_date, 1));
}
