import type { Slot } from '@/delivery/loads/slot';
import type { Stored } from '@/delivery/schema/stored';
import { isStorableDay } from '@/lib/contract/params';
import type { BadValue } from './outcome';

/** The day and hour of rows without their own. */
export interface Fallback {
  date?: string;
  hour?: number;
}

const OUT_OF_RANGE = 'is outside 1970 to 2149, the years a file can have';

/** Returns the file that a row belongs to, or why it has none. */
export type SlotFinder = (values: readonly unknown[]) => Slot | BadValue;

export function createSlotFinder({ columns, time, day }: Stored, fallback: Fallback): SlotFinder {
  const names = Object.keys(columns);
  const timeAt = names.indexOf(time);
  const dayAt = day === undefined ? -1 : names.indexOf(day);
  const reason = missingTime(fallback);
  // Rows of a session are adjacent, so the previous slot is usually the next one.
  let last: Slot = { date: '', hour: -1 };

  return (values) => {
    const timestamp = values[timeAt] as string | null;
    const named = dayAt === -1 ? null : (values[dayAt] as string | null);
    const date = named ?? timestamp?.slice(0, 10) ?? fallback.date;
    const hour = timestamp ? Number(timestamp.slice(11, 13)) : fallback.hour;
    if (date === undefined || hour === undefined) return { column: time, value: 'null', reason };
    if (date === last.date && hour === last.hour) return last;
    if (!isStorableDay(date))
      return { column: named ? day : time, value: JSON.stringify(named ?? timestamp), reason: OUT_OF_RANGE };
    last = { date, hour };
    return last;
  };
}

function missingTime({ date, hour }: Fallback): string {
  const options = [...(date === undefined ? ['--date'] : []), ...(hour === undefined ? ['--hour'] : [])];
  return `says no day and hour: pass ${options.join(' and ')} for rows without it`;
}
