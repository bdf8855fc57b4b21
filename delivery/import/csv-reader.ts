import type { Stored } from '@/delivery/schema/stored';
import type { ColumnType } from '@/lib/contract/column';
import { cellValue } from './cell-value';
import { rowCheck } from './check-row';
import { CsvParser, type CsvRecord } from './csv-parser';
import { cut, type Outcome, type RecordReader } from './outcome';
import { ImportProblem } from './problem';
import { counted } from './summary';
import { notThisDataset, unknownColumns } from './unknown-columns';

interface Options {
  /** The file, for sentences about it. */
  name: string;
  ignoreUnknown: boolean;
}

/** What becomes of a column of the file. */
type Column = { kind: 'known'; name: string; type: ColumnType } | { kind: 'extra'; name: string } | { kind: 'ignored' };

/** Reads csv by the names in its header, in any order. A column that is absent is null. */
export class CsvReader implements RecordReader {
  private readonly parser: CsvParser;
  private readonly check;
  private header: string[] = [];
  private plan: Column[] | undefined;

  constructor(
    private readonly stored: Stored,
    private readonly options: Options,
  ) {
    this.parser = new CsvParser(options.name);
    this.check = rowCheck(stored.columns);
  }

  read(text: string): Outcome[] {
    return this.outcomes(this.parser.read(text));
  }

  end(): Outcome[] {
    return this.outcomes(this.parser.end());
  }

  columns(): string[] {
    return this.header;
  }

  private outcomes(records: CsvRecord[]): Outcome[] {
    const [first] = records;
    if (!this.plan && first) {
      this.plan = this.readHeader(first.cells);
      records.shift();
    }
    const { plan } = this;
    return plan ? records.map((record) => this.convert(record, plan)) : [];
  }

  private readHeader(cells: readonly (string | null)[]): Column[] {
    const { name, ignoreUnknown } = this.options;
    this.header = cells.map((cell) => (cell ?? '').trim());
    const { columns } = this.stored;
    const unknown = this.header.filter((column) => !Object.hasOwn(columns, column));
    if (unknown.length === this.header.length) throw notThisDataset(name, this.stored, this.header);
    if (unknown.length > 0 && !this.stored.open && !ignoreUnknown)
      throw unknownColumns(name, this.stored, this.header, unknown);
    const twice = this.header.find((column, at) => this.header.indexOf(column) !== at);
    if (twice !== undefined) throw new ImportProblem(`${name} has the column ${JSON.stringify(twice)} twice.`);
    return this.header.map((column): Column => {
      const known = Object.hasOwn(columns, column) ? columns[column] : undefined;
      if (known) return { kind: 'known', name: column, type: known.type };
      return this.stored.open ? { kind: 'extra', name: column } : { kind: 'ignored' };
    });
  }

  private convert({ line, text, cells }: CsvRecord, plan: readonly Column[]): Outcome {
    if (cells.length !== plan.length) {
      const reason = `has ${counted(cells.length, 'cell')} where the header has ${plan.length}`;
      return { line, text, faults: [{ value: cut(text), reason }] };
    }
    const row: Record<string, unknown> = {};
    const extra: [string, string][] = [];
    for (let at = 0; at < plan.length; at++) {
      const cell = cells[at] ?? null;
      const column = plan[at];
      if (column?.kind === 'known') row[column.name] = cell === null ? null : cellValue(column.type, cell);
      else if (column?.kind === 'extra' && cell !== null) extra.push([column.name, cell]);
    }
    const checked = this.check(row);
    if ('faults' in checked) return { line, text, faults: checked.faults };
    return { line, text, values: checked.values, extra: Object.fromEntries(extra) };
  }
}
