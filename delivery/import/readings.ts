import { shownName } from './shown-text';
import { counted } from './summary';

/** How a column of the file is read: as one of ours, left out, or kept as it is where nothing is promised. */
export type ReadAs = { readonly column: string } | 'left out' | 'kept';

const SEPARATORS: Readonly<Record<string, string>> = { ';': 'semicolons', '\t': 'tabs' };

/** What was read in another way than it is written: an import guesses nothing in silence. */
export class Readings {
  readonly columns = new Map<string, ReadAs>();
  separator = ',';
  private readonly values = new Map<string, { column: string; what: string; example: string; count: number }>();

  constructor(private readonly file: string) {}

  value(column: string, what: string, example: unknown): void {
    const key = `${column} ${what}`;
    const seen = this.values.get(key);
    if (seen) seen.count++;
    else this.values.set(key, { column, what, example: JSON.stringify(example), count: 1 });
  }

  /** A sentence for each, for the person who started the import. */
  sentences(): string[] {
    const separator = SEPARATORS[this.separator];
    const renamed = [...this.columns].flatMap(([name, as]) =>
      typeof as === 'object' && as.column !== name ? [`${shownName(name)} as ${shownName(as.column)}`] : [],
    );
    const leftOut = [...this.columns].flatMap(([name, as]) => (as === 'left out' ? [shownName(name)] : []));
    return [
      ...(separator ? [`its cells are parted by ${separator}.`] : []),
      ...(renamed.length > 0 ? [`read ${renamed.join(', ')}.`] : []),
      ...(leftOut.length > 0 ? [`left out ${leftOut.join(', ')}.`] : []),
      ...[...this.values.values()].map(
        ({ column, what, example, count }) => `${column}: ${counted(count, 'value')} such as ${example} ${what}.`,
      ),
    ].map((sentence) => `${this.file}: ${sentence}`);
  }
}
