import type { Cell, Pair } from '@/lib/client/competition/pair';
import type { Tone } from '@/lib/client/competition/verdict';

export interface Totals {
  pairs: number;
  /** Verdicts of the last bucket, by how they are shown. */
  tones: Readonly<Record<Tone, number>>;
  /** Competitions with an index in the last bucket: what the shares are of. */
  judged: number;
  /** On target in the bucket before and not in the last, both with an index. */
  left: number;
  /** On target in the last bucket and not in the one before. */
  back: number;
  /** Indices that follow from their prices, of all that can be checked, in all buckets. */
  indices: { agreeing: number; of: number };
  depths: { agreeing: number; of: number };
  verdicts: { agreeing: number; of: number };
}

export function prepareTotals(pairs: readonly Pair[]): Totals {
  const tones: Record<Tone, number> = { on: 0, near: 0, off: 0, 'no-data': 0, unknown: 0 };
  for (const { last } of pairs) tones[last?.tone ?? 'no-data'] += 1;
  const turned = (turn: string) => pairs.filter(({ words }) => words.since[0] === turn).length;
  const all = pairs.flatMap(({ cells }) => cells);
  return {
    pairs: pairs.length,
    tones,
    judged: pairs.length - tones['no-data'],
    left: turned('left'),
    back: turned('back'),
    indices: countChecks(all, 'index'),
    depths: countChecks(all, 'depth'),
    verdicts: countChecks(all, 'verdict'),
  };
}

function countChecks(cells: readonly Cell[], name: keyof Cell['checks']) {
  const checked = cells.filter(({ checks }) => checks[name] !== null);
  return { agreeing: checked.filter(({ checks }) => checks[name] === 'agrees').length, of: checked.length };
}
