import type { RowsEvent } from './events';

/** Of whoever reads packed rows, in the Accept header. Others are sent each row as the service gave it. */
export const PACKED = 'rows=packed';

type Item = Readonly<Record<string, unknown>>;

/**
 * Rows as one event. Where an item of a list repeats an earlier one word for word, its number among those sent whole
 * stands in its place: some services list for each product what they list for the next one.
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

/** The rows of an event, each as the service gave it. */
export function unpackRows<Row>({ rows, packed = [] }: RowsEvent<Row>): readonly Row[] {
  const whole: unknown[] = [];
  const item = (sent: unknown) => (typeof sent === 'number' ? whole[sent] : whole[whole.push(sent) - 1]);
  return mapItems(rows, packed, item);
}

/** The fields that hold a list of objects in every row. */
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
    const its = row as Row & Record<string, unknown[]>;
    return { ...its, ...Object.fromEntries(lists.map((name) => [name, its[name]?.map(map)])) };
  });
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null;
}

function isList(value: unknown): boolean {
  return Array.isArray(value) && value.every(isItem);
}
