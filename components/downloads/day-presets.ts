import { addDays } from '@/lib/queries/shared/dates';

interface DayPreset {
  label: string;
  from: string;
  to: string;
}

/** Ranges of days that people often need, up to today. Weeks begin on Monday. */
export function dayPresets(today: string): DayPreset[] {
  const daysSinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const lastSunday = addDays(today, -daysSinceMonday - 1);
  return [
    { label: 'Yesterday', from: addDays(today, -1), to: addDays(today, -1) },
    { label: 'Last 7 days', from: addDays(today, -6), to: today },
    { label: 'Last week', from: addDays(lastSunday, -6), to: lastSunday },
    { label: 'Last 28 days', from: addDays(today, -27), to: today },
  ];
}
