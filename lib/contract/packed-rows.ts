import type { RowsEvent } from './events';

/** Parameter of the Accept header of clients that read packed rows. Other clients receive unpacked rows. */
export const PACKED = 'rows=packed';

type Item = Readonly<Record<string, unknown>>;

/**
 * Packs rows into an event. A list item that is identical to an earlier one is replaced by the earlier one's index
 * among the items that were sent in full, as some services repeat the same items for each product.
 */
export function packRows(rows: readonly unknown[]): RowsEvent {
  const lists = listsOf(rows);
  const numbers = new Map<string, number>();
  let repeats = 0;
  const packed = mapItems(rows, lists, (item) => {
    const text = JSON.stringify(item);
    const number = numbers.get(text);
    if (number === undefined) numbers.set(text, numbers.size);
    else repeats += 1;
    return number ?? item;
  });
  return repeats === 0 ? { type: 'rows', rows } : { type: 'rows', packed: lists, rows: packed };
}

/** Returns the original rows of an event. */
export function unpackRows<Row>({ rows, packed = [] }: RowsEvent<Row>): readonly Row[] {
  const items: unknown[] = [];
  const unpack = (item: unknown) => (typeof item === 'number' ? items[item] : items[items.push(item) - 1]);
  return mapItems(rows, packed, unpack);
}

/** Returns the fields that are lists of objects in all rows. */
function listsOf(rows: readonly unknown[]): string[] {
  const [first] = rows;
  return isItem(first)
    ? Object.keys(first).filter((name) => rows.every((row) => isItem(row) && isList(row[name])))
    : [];
}

function mapItems<Row>(
  rows: readonly Row[],
  lists: readonly string[],
  map: (item: unknown) => unknown,
): readonly Row[] {
  if (lists.length === 0) return rows;
  return rows.map((row) => {
    const record = row as Row & Record<string, unknown[]>;
    return { ...record, ...Object.fromEntries(lists.map((name) => [name, record[name]?.map(map)])) };
  });
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null;
}

function isList(value: unknown): boolean {
  return Array.isArray(value) && value.every(isItem);
}
