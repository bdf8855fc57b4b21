import type * as z from 'zod/mini';
import { CAPS } from './params';
import { DAY_MS } from './utc-day';

/** Checks that `start_date` is not after `end_date` and that the range is not too long. */
export function ordered({ value, issues }: z.core.ParsePayload<{ start_date: string; end_date: string }>) {
  const { start_date, end_date } = value;
  const days = (Date.parse(end_date) - Date.parse(start_date)) / DAY_MS + 1;
  if (days < 1)
    issues.push({
      code: 'custom',
      path: ['start_date'],
      input: start_date,
      message: `${start_date} is after end_date ${end_date}. Swap them.`,
    });
  else if (days > CAPS.rangeDays)
    issues.push({
      code: 'custom',
      path: ['end_date'],
      input: end_date,
      message: `The range has ${days} days; ${CAPS.rangeDays} are allowed. Request a shorter range.`,
    });
}
