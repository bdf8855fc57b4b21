import type { Stored } from '@/delivery/schema/stored';
import { rowCheck } from './check-row';
import { cut, type Outcome, type RecordReader } from './outcome';
import { notThisDataset, unknownColumns } from './unknown-columns';

interface Options {
  /** The file, for sentences about it. */
  name: string;
  ignoreUnknown: boolean;
}

/** Reads a JSON object a line. A key that is absent is null; a key that the dataset does not have ends the import. */
export class NdjsonReader implements RecordReader {
  private line = 0;
  private rest = '';
  private readonly check;
  private readonly seen = new Set<string>();

  constructor(
    private readonly stored: Stored,
    private readonly options: Options,
  ) {
    this.check = rowCheck(stored.columns);
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
    const extra = this.extra(object);
    const checked = this.check(object);
    return 'faults' in checked ? { line, text, faults: checked.faults } : { line, text, values: checked.values, extra };
  }

  /** What a row has beyond the contract's columns: kept where nothing is promised, refused elsewhere. */
  private extra(object: Record<string, unknown>): Record<string, unknown> | undefined {
    const { stored, options } = this;
    const keys = Object.keys(object);
    if (stored.open) for (const key of keys) this.seen.add(key);
    const unknown = keys.filter((key) => !Object.hasOwn(stored.columns, key));
    if (unknown.length === 0) return undefined;
    if (unknown.length === keys.length) throw notThisDataset(options.name, stored, keys);
    if (stored.open) return Object.fromEntries(unknown.map((key) => [key, object[key]]));
    if (!options.ignoreUnknown) throw unknownColumns(options.name, stored, keys, unknown);
    return undefined;
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
