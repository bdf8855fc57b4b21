import type { Cell, Pair } from '@/lib/client/competition/pair';

/** The bucket of a competition that holds a day. */
export function cellOn({ cells }: Pair, day: string): Cell | null {
  return cells.find(({ start_date, end_date }) => start_date <= day && day <= end_date) ?? null;
}

/** The bucket to compare the last one with; the one before it where the earlier day has no other. */
export function earlierCell(pair: Pair, against: string): Cell | null {
  const cell = cellOn(pair, against);
  return cell === pair.last ? pair.before : cell;
}
