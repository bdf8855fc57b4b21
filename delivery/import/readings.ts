import { shownName } from './shown-text';
import { counted } from './summary';

/** How a column of the file is read: as one of ours, ignored, or stored as it is if no columns are promised. */
export type ReadAs = { readonly column: string } | 'left out' | 'kept';

const SEPARATORS: Readonly<Record<string, string>> = { ';': 'semicolons', '\t': 'tabs' };

/** Records everything that was read differently from how it is written, so that the import can report it. */
export class Readings {
  readonly columns = new Map<string, ReadAs>();
  separator = ',';
  /** Whether lines of a csv end with CR. */
  hasCarriageReturns = false;
  private readonly values = new Map<string, { column: string; what: string; example: string; count: number }>();

  constructor(private readonly file: string) {}

  value(column: string, what: string, example: unknown): void {
    const key = `${column} ${what}`;
    const seen = this.values.get(key);
    if (seen) seen.count++;
    else this.values.set(key, { column, what, example: JSON.stringify(example), count: 1 });
  }

  /** Returns a sentence for each, for the user. */
  sentences(): string[] {
    const separator = SEPARATORS[this.separator];
    const renamed = [...this.columns].flatMap(([name, as]) =>
      typeof as === 'object' && as.column !== name ? [`${shownName(name)} as ${shownName(as.column)}`] : [],
    );
    const leftOut = [...this.columns].flatMap(([name, as]) => (as === 'left out' ? [shownName(name)] : []));
    return [
      ...(separator ? [`its cells are parted by ${separator}.`] : []),
      ...(this.hasCarriageReturns ? ['its lines end in CR.'] : []),
      ...(renamed.length > 0 ? [`read ${renamed.join(', ')}.`] : []),
      ...(leftOut.length > 0 ? [`left out ${leftOut.join(', ')}.`] : []),
      ...[...this.values.values()].map(
        ({ column, what, example, count }) => `${column}: ${counted(count, 'value')} such as ${example} ${what}.`,
      ),
    ].map((sentence) => `${this.file}: ${sentence}`);
  }
}
