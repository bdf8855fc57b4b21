import { addDays, daysFrom, earlier, later } from '@/lib/queries/shared/dates';

/** The days that the strips of several rows share, so that a day has the same position in all of them. */
export interface DayAxis {
  from: string;
  to: string;
}

/** A strip that begins on `first`, cut and filled up to the days of the axis. */
export function onAxis(strip: string, first: string, { from, to }: DayAxis): string {
  const letters = new Map([...strip].map((letter, index) => [addDays(first, index), letter]));
  return daysFrom(from, to)
    .map((day) => letters.get(day) ?? ' ')
    .join('');
}

/** Returns the shared days of strips: at most `most`, with at most a week of future days if there are others. */
export function axisOf(spans: readonly DayAxis[], date: string, most: number): DayAxis {
  const first = spans.map(({ from }) => from).reduce(earlier, spans[0]?.from ?? date);
  const last = spans.map(({ to }) => to).reduce(later, spans[0]?.to ?? date);
  const to = earlier(last, later(addDays(date, 7), addDays(first, most - 1)));
  return { from: later(first, addDays(to, 1 - most)), to };
}
