import { cellOn, type EarlierCells } from '@/components/overview/competition-cells';
import type { Point } from '@/components/overview/sparkline';
import { ratioOf, shareChange, type TileData } from '@/components/overview/tile-data';
import type { Cell, Pair } from '@/lib/client/competition/pair';
import { prepareTotals } from '@/lib/client/competition/prepare-totals';
import type { Format } from '@/lib/client/format';

/** Competitions on target in the last bucket, of those with an index there; compared with the earlier ones. */
export function bandTile(pairs: readonly Pair[], earlier: EarlierCells | null, format: Format): TileData {
  const { tones, judged } = prepareTotals(pairs);
  return {
    value: format.percent(ratioOf({ count: tones.on, of: judged })),
    note: `${format.integer(tones.on)} of ${format.integer(judged)} with an index`,
    change: earlier && changeOf(pairs, earlier, format),
    target: null,
  };
}

function changeOf(pairs: readonly Pair[], earlier: EarlierCells, format: Format): TileData['change'] {
  const both = pairs.flatMap((pair) => {
    const [now, before] = [pair.last, earlier.get(pair)];
    return now && before && now.index !== null && before.index !== null ? [{ now, before }] : [];
  });
  const on = (cells: readonly Cell[]) => ({
    count: cells.filter(({ tone }) => tone === 'on').length,
    of: cells.length,
  });
  const change = shareChange(
    on(both.map(({ now }) => now)),
    on(both.map(({ before }) => before)),
    'competition',
    format,
  );
  const [first] = both;
  // Buckets are aligned: what holds for one competition holds for all of them.
  return change && first ? { ...change, since: first.before.end_date } : change;
}

/** Each day's share on target, over the buckets of the answer; null for a day without any index. */
export function bandDays(pairs: readonly Pair[]): Point[] {
  const days = pairs[0]?.cells.map(({ end_date }) => end_date) ?? [];
  return days.map((day) => {
    const judged = pairs.flatMap((pair) => cellOn(pair, day) ?? []).filter(({ index }) => index !== null);
    return { day, value: ratioOf({ count: judged.filter(({ tone }) => tone === 'on').length, of: judged.length }) };
  });
}
