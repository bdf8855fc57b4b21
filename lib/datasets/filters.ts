/** The value of a filter for rows that do not state one. */
export const NOT_STATED = '-';

/** Maximum number of values of a filter that are listed. Others can be searched. */
export const LISTED_VALUES = 200;

/** The type of a method, which TypeScript compares bivariantly, so that filters fit the address of every page. */
type Label<Address> = { label(address: Address): string }['label'];

/** A filter in controls, chips and notes. Server and browser both import it, so it has no SQL. */
export interface Filter<Address = never> {
  readonly label: string | Label<Address>;
  /** Words for the values, or for those that are not shown as they are. */
  readonly words?: Readonly<Record<string, string>> | ((value: string) => string);
  /** Whether there are values without words. Without it, words that are a table list all values. */
  readonly isOpen?: true;
  /** Own, competitors or all: one value. Other filters have lists. */
  readonly isOwn?: true;
  /** Whether users can select the rows that do not state a value, `NOT_STATED`. */
  readonly hasNotStated?: true;
  /** Only links set it: facets do not list its values, so that it has no control until it is used. */
  readonly isUnlisted?: true;
}

/** The filters of a dataset by their parameter, in the order of the controls. */
export type Filters = Readonly<Record<string, Filter>>;

/** The names of the filters whose values are listed. */
export type ListedFilter<F extends Filters> = {
  [Name in keyof F]: F[Name] extends { isUnlisted: true } ? never : Name;
}[keyof F];

/** Filters of every dataset. */
export const COMMON_FILTERS = {
  retailer: { label: 'Retailer' },
  brand: { label: 'Brand' },
  own: { label: 'Own or competitor', words: { own: 'Own', competitor: 'Competitors' }, isOwn: true },
} as const satisfies Filters;

/** The chosen values of a filter. */
export function chosenValues(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'string' && value !== '' && value !== 'all' ? [value] : [];
}
