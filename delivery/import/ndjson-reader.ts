import { rowCheck } from './check-row';
import type { ColumnNames } from './column-names';
import { cut, type Outcome, type RecordReader } from './outcome';
import { tolerate } from './tolerate';
import { columnTwice, notThisDataset } from './unknown-columns';

/** Reads a JSON object a line. A key that is absent is null; a key that the dataset does not have ends the import. */
export class NdjsonReader implements RecordReader {
  private line = 0;
  private rest = '';
  private readonly check;
  private readonly tolerate;
  private readonly seen = new Set<string>();

  constructor(private readonly names: ColumnNames) {
    const { columns } = names.stored;
    this.check = rowCheck(columns, names.options.demands);
    this.tolerate = tolerate(columns, names.readings);
  }

  read(text: string): Outcome[] {
    const outcomes: Outcome[] = [];
    let start = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
      this.add(outcomes, this.rest + text.slice(start, end));
      this.rest = '';
      start = end + 1;
    }
    this.rest += text.slice(start);
    return outcomes;
  }

  end(): Outcome[] {
    const outcomes: Outcome[] = [];
    this.add(outcomes, this.rest);
    return outcomes;
  }

  columns(): string[] {
    return [...this.seen];
  }

  private add(outcomes: Outcome[], raw: string): void {
    this.line++;
    const text = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    const { line } = this;
    const object = parseObject(text);
    if (object) outcomes.push(this.convert(object, line, text));
    else if (text.trim() !== '')
      outcomes.push({ line, text, faults: [{ value: cut(text), reason: 'is not a JSON object' }] });
  }

  private convert(object: Record<string, unknown>, line: number, text: string): Outcome {
    const { row, extra } = this.rename(object);
    this.tolerate(row);
    const { values, faults } = this.check(row, extra);
    return faults.length > 0 ? { line, text, values, faults } : { line, text, values, extra };
  }

  /** The row under our names, and what it has beyond them: kept where nothing is promised, refused elsewhere. */
  private rename(object: Record<string, unknown>): { row: Record<string, unknown>; extra?: Record<string, unknown> } {
    const { stored, options } = this.names;
    const keys = Object.keys(object);
    const found = keys.map((key) => this.names.find(key, (column) => Object.hasOwn(object, column)));
    if (keys.length > 0 && !found.some((column) => column)) throw notThisDataset(options.name, stored, keys);
    const met = this.names.readings.columns;
    if (keys.some((key, at) => !met.has(key) || (found[at] === undefined && !stored.open)))
      this.names.accept(keys, found);
    if (stored.open) for (const [at, key] of keys.entries()) if (found[at] !== null) this.seen.add(found[at] ?? key);
    if (keys.every((key, at) => found[at] === key)) return { row: object };
    const row: Record<string, unknown> = {};
    // Without a prototype, a column called `__proto__` is a column like any other.
    const extra: Record<string, unknown> = Object.create(null);
    for (const [at, key] of keys.entries()) {
      const column = found[at];
      if (column && (Object.hasOwn(row, column) || Object.hasOwn(extra, column)))
        throw columnTwice(options.name, column);
      if (column && Object.hasOwn(stored.columns, column)) row[column] = object[key];
      else if (column !== null && stored.open) extra[column ?? key] = object[key];
    }
    return { row, extra };
  }
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
