import type { Stored } from '@/delivery/schema/stored';
import type { ColumnType } from '@/lib/contract/column';
import { CsvParser, type CsvRecord } from './csv-parser';
import { type BadValue, cut, type Outcome, type RecordReader } from './outcome';
import { ImportProblem } from './problem';
import { counted } from './summary';
import { notThisDataset, unknownColumns } from './unknown-columns';
import { cellChecks, Fault } from './values';

interface Options {
  /** The file, for sentences about it. */
  name: string;
  ignoreUnknown: boolean;
}

/** What becomes of a column of the file. */
type Column =
  | { kind: 'known'; name: string; type: ColumnType; place: number }
  | { kind: 'extra'; name: string }
  | { kind: 'ignored' };

/** Reads csv by the names in its header, in any order. A column that is absent is null. */
export class CsvReader implements RecordReader {
  private readonly parser: CsvParser;
  private readonly width: number;
  private header: string[] = [];
  private plan: Column[] | undefined;

  constructor(
    private readonly stored: Stored,
    private readonly options: Options,
  ) {
    this.parser = new CsvParser(options.name);
    this.width = Object.keys(stored.columns).length;
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
    const places = new Map(Object.keys(this.stored.columns).map((column, place) => [column, place]));
    const unknown = this.header.filter((column) => !places.has(column));
    if (unknown.length === this.header.length) throw notThisDataset(name, this.stored, this.header);
    if (unknown.length > 0 && !this.stored.open && !ignoreUnknown)
      throw unknownColumns(name, this.stored, this.header, unknown);
    const twice = this.header.find((column, at) => this.header.indexOf(column) !== at);
    if (twice !== undefined) throw new ImportProblem(`${name} has the column ${JSON.stringify(twice)} twice.`);
    return this.header.map((column): Column => {
      const place = places.get(column);
      const known = this.stored.columns[column];
      if (known && place !== undefined) return { kind: 'known', name: column, type: known.type, place };
      return this.stored.open ? { kind: 'extra', name: column } : { kind: 'ignored' };
    });
  }

  private convert({ line, text, cells }: CsvRecord, plan: readonly Column[]): Outcome {
    if (cells.length !== plan.length) {
      const reason = `has ${counted(cells.length, 'cell')} where the header has ${plan.length}`;
      return { line, text, faults: [{ value: cut(text), reason }] };
    }
    const values: unknown[] = new Array(this.width).fill(null);
    const extra: Record<string, unknown> = {};
    const faults: BadValue[] = [];
    for (let at = 0; at < plan.length; at++) {
      const cell = cells[at];
      const column = plan[at];
      if (cell === null || cell === undefined || !column) continue;
      if (column.kind === 'extra') extra[column.name] = cell;
      if (column.kind !== 'known' || (cell === '' && column.type !== 'string')) continue;
      const checked = cellChecks[column.type](cell);
      if (checked instanceof Fault)
        faults.push({ column: column.name, value: JSON.stringify(cut(cell)), reason: checked.reason });
      else values[column.place] = checked;
    }
    return faults.length > 0 ? { line, text, faults } : { line, text, values, extra };
  }
}
