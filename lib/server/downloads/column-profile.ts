import 'server-only';
import type { ColumnType } from '@/lib/contract/column';
import type { ColumnProfile } from '@/lib/contract/downloads';
import { parseTime } from '@/lib/text/parse-time';

const BINS = 12;
const TOP = 5;

/** Converts a value to its position on the axis, by type. Text has no axis. */
const PLACES: Partial<Record<ColumnType, (text: string) => number>> = {
  float: Number,
  integer: Number,
  timestamp: parseTime,
  date: parseTime,
};

/** Counts the values of a column. */
export class ColumnTally {
  readonly #counts = new Map<string, number>();
  #nulls = 0;

  /** @param type null for a column that is not in the specification: its values are text */
  constructor(readonly type: ColumnType | null) {}

  add(value: string | null): void {
    if (value === null) this.#nulls += 1;
    else this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
  }

  /** Returns the most frequent values in alphabetical order. */
  values(most: number): string[] {
    const ranked = [...this.#counts].sort(([, a], [, b]) => b - a).slice(0, most);
    return ranked.map(([value]) => value).sort((a, b) => a.localeCompare(b));
  }

  profile(): ColumnProfile {
    const ranked = [...this.#counts].sort(([, a], [, b]) => b - a);
    const repeats = (ranked[0]?.[1] ?? 0) > 1;
    return {
      nulls: this.#nulls,
      distinct: this.#counts.size,
      histogram: this.#histogram(),
      top: repeats ? ranked.slice(0, TOP).map(([value, count]) => ({ value, count })) : [],
    };
  }

  #histogram(): ColumnProfile['histogram'] {
    const toNumber = this.type && PLACES[this.type];
    if (!toNumber) return null;
    const points = [...this.#counts]
      .map(([text, count]) => ({ text, count, at: toNumber(text) }))
      .filter(({ at }) => Number.isFinite(at));
    const [first] = points;
    if (!first) return null;
    let low = first;
    let high = first;
    for (const value of points) {
      if (value.at < low.at) low = value;
      if (value.at > high.at) high = value;
    }
    const bins = new Array<number>(low.at === high.at ? 1 : BINS).fill(0);
    const width = (high.at - low.at) / bins.length || 1;
    for (const { at, count } of points) {
      const bin = Math.min(bins.length - 1, Math.floor((at - low.at) / width));
      bins[bin] = (bins[bin] ?? 0) + count;
    }
    return { from: low.text, to: high.text, bins };
  }
}
