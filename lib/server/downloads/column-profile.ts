import 'server-only';
import type { ColumnType } from '@/lib/contract/column';
import type { ColumnProfile } from '@/lib/contract/downloads';
import { parseTime } from '@/lib/text/parse-time';

/** Converts a value to a number for comparison, by type. Text has no order. */
const TO_NUMBER: Partial<Record<ColumnType, (text: string) => number>> = {
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
    return { nulls: this.#nulls, distinct: this.#counts.size, range: this.#range() };
  }

  #range(): ColumnProfile['range'] {
    const texts = [...this.#counts.keys()];
    const [only = '', ...others] = texts;
    if (texts.length > 0 && others.length === 0) return { from: only, to: only };
    const toNumber = this.type && TO_NUMBER[this.type];
    if (!toNumber) return null;
    const numbers = texts
      .map((text) => ({ text, number: toNumber(text) }))
      .filter(({ number }) => Number.isFinite(number))
      .sort((a, b) => a.number - b.number);
    const [low, high] = [numbers[0], numbers.at(-1)];
    return low && high ? { from: low.text, to: high.text } : null;
  }
}
