import { lastDayFor } from '@/lib/queries/downloads/range';
import { addDays } from '@/lib/queries/shared/dates';

interface DayPreset {
  label: string;
  from: string;
  to: string;
}

/**
 * Returns common ranges of days. Weeks start on Monday. The ranges end today, or on the newest day with a file if the
 * files of all datasets are older than four weeks.
 *
 * @param newest newest known file of each dataset
 */
export function dayPresets(today: string, newest: readonly { date: string }[]): DayPreset[] {
  const last = lastDayFor(newest, today);
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
