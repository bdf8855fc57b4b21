import type { Slot } from '@/delivery/loads/slot';
import type { Stored } from '@/delivery/schema/stored';

/** The day and hour of rows that do not say it themselves. */
export interface Fallback {
  date?: string;
  hour?: number;
}

/** Days that a file can have in the engine. */
const FIRST_DAY = '1970-01-01';
const LAST_DAY = '2149-06-06';

/** Says which file a row belongs to; null when neither the row nor the fallback does; undefined: no such day. */
export type Place = (values: readonly unknown[]) => Slot | null | undefined;

export function placer({ columns, time, day }: Stored, fallback: Fallback): Place {
  const names = Object.keys(columns);
  const timeAt = names.indexOf(time);
  const dayAt = day === undefined ? -1 : names.indexOf(day);
  // Rows of one session stand together: the last slot is very often the next.
  let last: Slot = { date: '', hour: -1 };

  return (values) => {
    const timestamp = values[timeAt] as string | null;
    const named = dayAt === -1 ? null : (values[dayAt] as string | null);
    const date = named ?? timestamp?.slice(0, 10) ?? fallback.date;
    const hour = timestamp ? Number(timestamp.slice(11, 13)) : fallback.hour;
    if (date === undefined || hour === undefined) return null;
    if (date === last.date && hour === last.hour) return last;
    if (date < FIRST_DAY || date > LAST_DAY) return undefined;
    last = { date, hour };
    return last;
  };
}
