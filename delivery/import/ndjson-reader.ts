import { rowCheck } from './check-row';
import { cleanColumns } from './clean-columns';
import type { ColumnNames } from './column-names';
import { memberTexts } from './json-members';
import { cut, type Outcome, type RecordReader } from './outcome';
import { tolerate } from './tolerate';
import { columnTwice, notThisDataset } from './unknown-columns';

const LINE_END = /\r\n|\n|\r/;

/** Reads a JSON object per line. Absent keys are null. Unknown keys end the import. */
export class NdjsonReader implements RecordReader {
  private line = 0;
  private rest = '';
  private readonly check;
  private readonly tolerate;
  private readonly clean;
  private readonly seen = new Set<string>();

  constructor(private readonly names: ColumnNames) {
    const { columns } = names.stored;
    this.check = rowCheck(columns, names.options.demands);
    this.tolerate = tolerate(columns, names.readings);
    this.clean = cleanColumns(columns, names.readings);
  }

  read(text: string): Outcome[] {
    const outcomes: Outcome[] = [];
    const all = this.rest + text;
    // A CR at the end may be the first half of a CRLF.
    const end = all.endsWith('\r') ? all.length - 1 : all.length;
    const lines = all.slice(0, end).split(LINE_END);
    this.rest = (lines.pop() ?? '') + all.slice(end);
    for (const line of lines) this.add(outcomes, line);
    return outcomes;
  }

  end(): Outcome[] {
    const outcomes: Outcome[] = [];
    for (const line of this.rest.split(LINE_END)) this.add(outcomes, line);
    return outcomes;
  }

  columns(): string[] {
    return [...this.seen];
  }

  private add(outcomes: Outcome[], text: string): void {
    this.line++;
    const { line } = this;
    const object = parseObject(text);
    if (object) outcomes.push(this.convert(object, line, text));
    else if (text.trim() !== '')
      outcomes.push({ line, text, faults: [{ value: cut(text), reason: 'is not a JSON object' }] });
  }

  private convert(object: Record<string, unknown>, line: number, text: string): Outcome {
    const { open } = this.names.stored;
    const sources = open ? memberTexts(text) : undefined;
    // Object.keys sorts keys that look like numbers first.
    const { row, keyOf } = this.rename(object, sources ? [...sources.keys()] : Object.keys(object));
    this.tolerate(row);
    this.clean(row);
    const foreign = sources && this.foreignKeys(keyOf);
    const { values, faults } = this.check(
      row,
      foreign && new Map(foreign.map(([column, key]) => [column, object[key]])),
      (column) => (sources ?? memberTexts(text)).get(keyOf.get(column) ?? column),
    );
    if (faults.length > 0) return { line, text, values, faults };
    if (!foreign) return { line, text, values };
    return { line, text, values, extra: new Map(foreign.map(([column, key]) => [column, sources.get(key) ?? 'null'])) };
  }

  /** Returns the columns that the contract does not have, with their keys in the file. */
  private foreignKeys(keyOf: ReadonlyMap<string, string>) {
    return [...keyOf].filter(([column]) => !Object.hasOwn(this.names.stored.columns, column));
  }

  /** Returns the row with our names, and the key of each column in the file unless all names are equal. */
  private rename(object: Record<string, unknown>, keys: readonly string[]) {
    const { stored, options } = this.names;
    const columns = keys.map((key) => this.names.find(key, (column) => Object.hasOwn(object, column)));
    if (keys.length > 0 && !columns.some((column) => column)) throw notThisDataset(options.name, stored, keys);
    const met = this.names.readings.columns;
    if (keys.some((key, index) => !met.has(key) || (columns[index] === undefined && !stored.open)))
      this.names.accept(keys, columns);
    const isSame = keys.every((key, index) => columns[index] === key);
    if (isSame && !stored.open) return { row: object, keyOf: SAME_KEYS };
    const row: Record<string, unknown> = {};
    const keyOf = new Map<string, string>();
    for (const [index, key] of keys.entries()) {
      const column = columns[index] === undefined && this.names.keeps(key) ? key : columns[index];
      if (!column) continue;
      this.seen.add(column);
      if (keyOf.has(column)) throw columnTwice(options.name, column);
      keyOf.set(column, key);
      if (Object.hasOwn(stored.columns, column)) row[column] = object[key];
    }
    return { row, keyOf };
  }
}

/** Returned for rows that already have our names. */
const SAME_KEYS: ReadonlyMap<string, string> = new Map();

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
