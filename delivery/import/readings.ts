import { shownName, shownText } from './shown-text';
import { formatCount } from './summary';

/** How a column of the file is read: as one of ours, ignored, or stored as it is if no columns are promised. */
export type ReadAs = { readonly column: string } | 'left out' | 'kept';

/** Maximum number of cleaned names of a column that are reported one by one. */
const NAMES_SHOWN = 5;

interface CleanedColumn {
  /** How often each name was written differently, and an example. */
  names: Map<string, { example: string; count: number }>;
  /** Values of further names. */
  others: number;
}

const SEPARATORS: Readonly<Record<string, string>> = { ';': 'semicolons', '\t': 'tabs' };

/** Records everything that was read differently from how it is written, so that the import can report it. */
export class Readings {
  readonly columns = new Map<string, ReadAs>();
  separator = ',';
  /** Whether lines of a csv end with CR. */
  hasCarriageReturns = false;
  private readonly values = new Map<string, { column: string; what: string; example: string; count: number }>();

  private readonly cleanedColumns = new Map<string, CleanedColumn>();

  constructor(private readonly file: string) {}

  /** Records that a text was read as another one. */
  cleaned(column: string, original: string, result: string): void {
    const texts: CleanedColumn = this.cleanedColumns.get(column) ?? { names: new Map(), others: 0 };
    this.cleanedColumns.set(column, texts);
    const name = texts.names.get(result);
    if (name) name.count++;
    else if (texts.names.size < NAMES_SHOWN) texts.names.set(result, { example: original, count: 1 });
    else texts.others++;
  }

  value(column: string, description: string, example: unknown): void {
    const key = `${column} ${description}`;
    const entry = this.values.get(key);
    if (entry) entry.count++;
    else this.values.set(key, { column, what: description, example: JSON.stringify(example), count: 1 });
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
        ({ column, what, example, count }) => `${column}: ${formatCount(count, 'value')} such as ${example} ${what}.`,
      ),
      ...[...this.cleanedColumns].flatMap(cleanedSentences),
    ].map((sentence) => `${this.file}: ${sentence}`);
  }
}

/** 'retailer_name: 2 values such as "Shop " read as "Shop".' */
function cleanedSentences([column, { names, others }]: [string, CleanedColumn]): string[] {
  return [
    ...[...names].map(
      ([name, { example, count }]) =>
        `${column}: ${formatCount(count, 'value')} such as ${shownText(example)} read as ${shownText(name)}.`,
    ),
    ...(others > 0
      ? [
          `${column}: ${formatCount(others, 'value')} of other names read without blanks around them and with composed letters.`,
        ]
      : []),
  ];
}
