import type { Stored } from '@/delivery/schema/stored';
import type { Readings } from './readings';
import type { Demands } from './rules';
import { brokenName, namelessColumns, unknownColumns } from './unknown-columns';

/** Maps names in a file to our columns, or to null to ignore a column. */
export type ColumnMap = Readonly<Record<string, string | null>>;

export interface NamingOptions {
  /** Name of the file, for messages. */
  readonly name: string;
  readonly ignoreUnknown: boolean;
  readonly map?: ColumnMap | undefined;
  readonly demands: Demands;
}

/**
 * Maps each name in a file to a column of ours: by the map, by name, or by name regardless of case if the file has no
 * column with the exact name.
 */
export class ColumnNames {
  private readonly byLowerCase: ReadonlyMap<string, string>;

  constructor(
    readonly stored: Stored,
    readonly options: NamingOptions,
    readonly readings: Readings,
  ) {
    this.byLowerCase = new Map(Object.keys(stored.columns).map((name) => [name.toLowerCase(), name]));
  }

  /** @param has whether the file has a column of exactly this name */
  find(name: string, has: (column: string) => boolean): string | null | undefined {
    const { columns, open } = this.stored;
    const { map } = this.options;
    if (map && Object.hasOwn(map, name)) return map[name];
    if (Object.hasOwn(columns, name)) return name;
    const column = this.byLowerCase.get(name.toLowerCase());
    // If any name is allowed, case is significant.
    return open || column === undefined || has(column) ? undefined : column;
  }

  /** Returns whether a name may refer to a column of ours. */
  knows(name: string): boolean {
    return this.find(name, () => false) !== undefined;
  }

  /** Returns whether a column that is not ours is stored under its own name. */
  keeps(name: string): boolean {
    return this.stored.open && name !== '';
  }

  /**
   * Records how each name is read. @throws ImportProblem for an unknown name that cannot be ignored, and for an empty
   * one
   */
  accept(names: readonly string[], columns: readonly (string | null | undefined)[]): void {
    const { stored, options, readings } = this;
    const unknown = names.filter((_, index) => columns[index] === undefined);
    if (unknown.includes('') && !options.ignoreUnknown) throw namelessColumns(options.name, names);
    if (unknown.length > 0 && !stored.open && !options.ignoreUnknown)
      throw unknownColumns(options.name, stored, names, unknown);
    for (const [index, name] of names.entries()) {
      const column = columns[index];
      const isKept = column === undefined && this.keeps(name);
      if (isKept && /\p{Surrogate}/u.test(name)) throw brokenName(options.name, name);
      readings.columns.set(name, column ? { column } : isKept ? 'kept' : 'left out');
    }
  }
}
