import { cellValue } from './cell-value';
import { rowCheck } from './check-row';
import { cleanColumns } from './clean-columns';
import type { ColumnNames } from './column-names';
import { CsvParser, type CsvRecord } from './csv-parser';
import { namesOf, type PlannedColumn, planColumns } from './csv-plan';
import { cut, type Outcome, type RecordReader } from './outcome';
import { separatorOf } from './separator';
import { formatCount } from './summary';
import { tolerate } from './tolerate';

/** Reads csv by the names in its header, in any order. Absent columns are null. */
export class CsvReader implements RecordReader {
  private parser: CsvParser | undefined;
  private readonly check;
  private readonly tolerate;
  private readonly clean;
  private plan: PlannedColumn[] | undefined;

  constructor(private readonly names: ColumnNames) {
    const { columns } = names.stored;
    this.check = rowCheck(columns, names.options.demands);
    this.tolerate = tolerate(columns, names.readings);
    this.clean = cleanColumns(columns, names.readings);
  }

  read(text: string): Outcome[] {
    const parser = this.parserFor(text);
    return this.outcomes(parser, parser.read(text));
  }

  end(): Outcome[] {
    const parser = this.parserFor('');
    return this.outcomes(parser, parser.end());
  }

  columns(): string[] {
    return namesOf(this.plan ?? []);
  }

  private parserFor(text: string): CsvParser {
    const { names } = this;
    if (!this.parser) {
      names.readings.separator = separatorOf(text, (name) => names.knows(name));
      this.parser = new CsvParser(names.options.name, names.readings.separator);
    }
    return this.parser;
  }

  private outcomes({ hasCarriageReturns }: CsvParser, records: CsvRecord[]): Outcome[] {
    this.names.readings.hasCarriageReturns = hasCarriageReturns;
    const [first] = records;
    if (!this.plan && first) {
      this.plan = planColumns(this.names, first.cells);
      records.shift();
    }
    const { plan } = this;
    return plan ? records.map((record) => this.convert(record, plan)) : [];
  }

  private convert({ line, text, cells }: CsvRecord, plan: readonly PlannedColumn[]): Outcome {
    if (cells.length !== plan.length) {
      const reason = `has ${formatCount(cells.length, 'cell')} where the header has ${plan.length}`;
      return { line, text, faults: [{ value: cut(text), reason }] };
    }
    const row: Record<string, unknown> = {};
    const foreign = new Map<string, string>();
    for (let index = 0; index < plan.length; index++) {
      const cell = cells[index] ?? null;
      const column = plan[index];
      if (column?.kind === 'known') row[column.name] = cell === null ? null : cellValue(column.type, cell);
      else if (column?.kind === 'extra' && cell !== null) foreign.set(column.name, cell);
    }
    this.tolerate(row);
    this.clean(row);
    const sourceOf = (name: string) =>
      cells[plan.findIndex((column) => column.kind === 'known' && column.name === name)] ?? undefined;
    const { values, faults } = this.check(row, foreign, sourceOf);
    if (faults.length > 0) return { line, text, values, faults };
    const extra = new Map([...foreign].map(([name, cell]) => [name, JSON.stringify(cell)]));
    return { line, text, values, extra };
  }
}
