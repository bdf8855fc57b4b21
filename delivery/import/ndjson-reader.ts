import type { Stored } from '@/delivery/schema/stored';
import { type BadValue, cut, type Outcome, type RecordReader } from './outcome';
import { notThisDataset, unknownColumns } from './unknown-columns';
import { Fault, jsonChecks } from './values';

interface Options {
  /** The file, for sentences about it. */
  name: string;
  ignoreUnknown: boolean;
}

/** Reads a JSON object a line. A key that is absent is null; a key that the dataset does not have ends the import. */
export class NdjsonReader implements RecordReader {
  private line = 0;
  private rest = '';
  private readonly names: string[];
  private readonly checks;
  private readonly seen = new Set<string>();

  constructor(
    private readonly stored: Stored,
    private readonly options: Options,
  ) {
    const columns = Object.entries(stored.columns);
    this.names = columns.map(([name]) => name);
    this.checks = columns.map(([, { type }]) => jsonChecks[type]);
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
    const { names, checks } = this;
    const values: unknown[] = new Array(names.length).fill(null);
    const faults: BadValue[] = [];
    let known = 0;
    for (let at = 0; at < names.length; at++) {
      const name = names[at] as string;
      const value = object[name];
      if (value === undefined) continue;
      known++;
      if (value === null) continue;
      const checked = checks[at]?.(value);
      if (checked instanceof Fault)
        faults.push({ column: name, value: cut(JSON.stringify(value)), reason: checked.reason });
      else values[at] = checked;
    }
    const keys = Object.keys(object);
    const extra = keys.length > known ? this.unknown(object, keys, known) : undefined;
    if (this.stored.open) for (const key of keys) this.seen.add(key);
    return faults.length > 0 ? { line, text, faults } : { line, text, values, extra };
  }

  /** What a row has beyond the contract's columns: kept where nothing is promised, refused elsewhere. */
  private unknown(object: Record<string, unknown>, keys: readonly string[], known: number) {
    const { stored, options } = this;
    const unknown = keys.filter((key) => !Object.hasOwn(stored.columns, key));
    if (known === 0) throw notThisDataset(options.name, stored, keys);
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
