import { metTargets } from '@/components/overview/target-tally';
import { ratioOf, shareChange, type TileData } from '@/components/overview/tile-data';
import type { Format } from '@/lib/client/format';
import { oncePer } from '@/lib/client/once-per';
import { verdictOf } from '@/lib/client/rankings/place';
import type { Ranking } from '@/lib/client/rankings/ranking';

/** The page is drawn anew with each word of progress: what many thousand places come to is counted once. */
const metOf = oncePer(metTargets);

/** Keywords on target by the service's verdict, of those that were collected and have one. */
export function keywordTile(now: readonly Ranking[], before: readonly Ranking[] | null, format: Format): TileData {
  const met = metOf(now);
  return {
    value: format.percent(ratioOf(met)),
    note: `${format.integer(met.count)} of ${format.integer(met.of)} targets met`,
    change: before && changeOf(now, before, format),
    target: null,
  };
}

function changeOf(now: readonly Ranking[], before: readonly Ranking[], format: Format): TileData['change'] {
  const [today, earlier] = [verdictsOf(now), verdictsOf(before)];
  const both = [...today.keys()].filter((key) => earlier.has(key));
  const met = (verdict: ReadonlyMap<string, boolean>) => ({
    count: both.filter((key) => verdict.get(key)).length,
    of: both.length,
  });
  return shareChange(met(today), met(earlier), 'target', format);
}

const verdictsOf = oncePer(verdicts);

/** The verdict of each place that has one. */
function verdicts(rankings: readonly Ranking[]): Map<string, boolean> {
  const found = new Map<string, boolean>();
  for (const { key, told } of rankings)
    for (const [name, keyword] of told) {
      const verdict = verdictOf(keyword);
      if (key !== null && verdict !== null) found.set(`${key}|${name}`, verdict);
    }
  return found;
}
