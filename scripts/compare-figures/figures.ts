/** A value of an answer. */
export interface Figure {
  /** Path of the value without positions: `rows[].share`. */
  figure: string;
  /** Names or positions of the rows around it: `Velquin`. Empty for a value that exists once. */
  key: string;
  value: unknown;
}

/** A figure that differs. A value is undefined if the answer does not have it. */
export interface Difference extends Omit<Figure, 'value'> {
  before: unknown;
  after: unknown;
}

/** Fields that identify a row without an `id`. */
const NAMES = [
  'name',
  'shop',
  'source',
  'source_name',
  'searched_brand',
  'retailer',
  'retailer_name',
  'country',
  'page_type',
  'page_name',
  'banner',
  'category',
  'subcategory',
  'brand',
  'own',
  'day',
  'bucket',
  'first',
  'kind',
];
/** Sums of floating-point numbers differ in their last digits between runs. */
const RELATIVE_TOLERANCE = 1e-9;

/** Returns all values of an answer, with names that do not depend on the order of rows. */
export function figuresOf(answer: unknown): Figure[] {
  const figures: Figure[] = [];
  collect(answer, '', [], figures);
  return figures;
}

function collect(value: unknown, figure: string, keys: readonly string[], figures: Figure[]): void {
  if (Array.isArray(value)) {
    const counts = new Map<string, number>();
    for (const [index, item] of value.entries()) {
      const name = nameOf(item) ?? String(index);
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      collect(item, `${figure}[]`, [...keys, count === 1 ? name : `${name} (${count})`], figures);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) collect(item, figure ? `${figure}.${name}` : name, keys, figures);
  } else {
    figures.push({ figure, key: keys.join(' › '), value });
  }
}

function nameOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return undefined;
  const row = item as Record<string, unknown>;
  if (row.id !== undefined) return String(row.id);
  const names = NAMES.filter((name) => row[name] !== undefined && typeof row[name] !== 'number');
  return names.length > 0 ? names.map((name) => String(row[name])).join(' · ') : undefined;
}

/** Returns the figures that differ between two answers to the same request. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const id = ({ figure, key }: Figure) => `${figure}\n${key}`;
  const old = new Map(figuresOf(before).map((figure) => [id(figure), figure]));
  const differences: Difference[] = [];
  for (const figure of figuresOf(after)) {
    const previous = old.get(id(figure));
    old.delete(id(figure));
    if (previous && isSame(previous.value, figure.value)) continue;
    differences.push({ figure: figure.figure, key: figure.key, before: previous?.value, after: figure.value });
  }
  for (const { figure, key, value } of old.values()) differences.push({ figure, key, before: value, after: undefined });
  return differences;
}

function isSame(before: unknown, after: unknown): boolean {
  if (typeof before !== 'number' || typeof after !== 'number') return before === after;
  return Math.abs(before - after) <= RELATIVE_TOLERANCE * Math.max(Math.abs(before), Math.abs(after));
}
