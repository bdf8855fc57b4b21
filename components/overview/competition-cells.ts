import type { Cell, Pair } from '@/lib/client/competition/pair';

/** What each competition was on the earlier day; null where it has no bucket to compare with. */
export type EarlierCells = ReadonlyMap<Pair, Cell | null>;

/** The bucket of a competition that holds a day. */
export function cellOn({ cells }: Pair, day: string): Cell | null {
  return cells.find(({ start_date, end_date }) => start_date <= day && day <= end_date) ?? null;
}

/** The bucket to compare the last one with; the one before it where the earlier day has no other. */
function earlierCell(pair: Pair, against: string): Cell | null {
  const cell = cellOn(pair, against);
  return cell === pair.last ? pair.before : cell;
}

/** @param further the same competitions over the days up to `against`, where the answer itself does not reach back to it */
export function earlierCells(pairs: readonly Pair[], against: string, further: readonly Pair[] | null): EarlierCells {
  if (further === null) return new Map(pairs.map((pair) => [pair, earlierCell(pair, against)]));
  const byId = new Map(further.map((pair) => [pair.id, pair]));
  return new Map(
    pairs.map((pair) => {
      const other = byId.get(pair.id);
      return [pair, other ? cellOn(other, against) : null];
    }),
  );
}
