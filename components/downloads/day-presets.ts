import { lastDayFor } from '@/lib/queries/downloads/last-day';
import { addDays } from '@/lib/queries/shared/dates';

interface DayPreset {
  label: string;
  from: string;
  to: string;
}

/** Days for which an older newest file still counts as current. */
const CURRENT_DAYS = 28;

/**
 * Ranges of days that people often need. Weeks begin on Monday. They end today or, if the files of all datasets are
 * older than four weeks, on the newest day with a file.
 *
 * @param newest newest known file of each dataset
 */
export function dayPresets(today: string, newest: readonly { date: string }[]): DayPreset[] {
  const last = lastDayFor(newest, CURRENT_DAYS, today);
  const daysSinceMonday = (new Date(last).getUTCDay() + 6) % 7;
  const lastSunday = addDays(last, -daysSinceMonday - 1);
  const yesterday = addDays(today, -1);
  return [
    last === today
      ? { label: 'Yesterday', from: yesterday, to: yesterday }
      : { label: 'Newest day', from: last, to: last },
    { label: 'Last 7 days', from: addDays(last, -6), to: last },
    { label: 'Last week', from: addDays(lastSunday, -6), to: lastSunday },
    { label: 'Last 28 days', from: addDays(last, -27), to: last },
  ];
}
