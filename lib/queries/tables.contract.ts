import { describe, expect, it } from 'vitest';
import { DAY_BEFORE, dashboardWithNames, REQUIRED, requestQuery } from '@/lib/server/testing/named-rows';
import { allQueries } from './registry';
import type { TableAnswer, TableQuery } from './table';

type Row = Readonly<Record<string, string | number | boolean | null>>;

dashboardWithNames(['Zara 10', 'aldi', 'Zara 2', 'Ébony', 'eagle']);
const IN_ORDER = ['aldi', 'eagle', 'Ébony', 'Zara 2', 'Zara 10'];

const BOOKINGS = IN_ORDER.map((name) => JSON.stringify([name, null, null, null, '2026-03-30', '2026-03-31']));
const tables = allQueries.filter((query): query is TableQuery => 'table' in query);

async function answerOf(query: string, params: Record<string, string>): Promise<TableAnswer<Row>> {
  const search = new URLSearchParams({ ...REQUIRED, own: 'all', against: DAY_BEFORE, ...params });
  for (const booking of BOOKINGS) search.append('bookings', booking);
  if (query === 'visibility/scores') search.append('of', 'all');
  const response = await requestQuery(query, search);
  const { answer } = (await response.json()) as { answer: TableAnswer<Row> };
  return answer;
}

async function rowsOf(query: string, params: Record<string, string>): Promise<Row[]> {
  return (await answerOf(query, params)).rows;
}

const texts = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function isInOrder(a: Row[string], b: Row[string]): boolean {
  if (a === null || b === null) return b === null;
  return typeof a === 'string' ? texts.compare(unquoted(a), unquoted(String(b))) <= 0 : a <= b;
}

/** A keyword is sorted by its first letter. */
function unquoted(text: string): string {
  return text.replace(/^“/, '');
}

describe.each(tables.map((query) => [query.name, query] as const))('%s', (name, { table }) => {
  it.each(Object.keys(table.columns))('sorts by %s both ways, rows without a value last', async (column) => {
    const values = async (direction: string) =>
      (await rowsOf(name, { sort: `${column}.${direction}` })).map((row) => row[column] ?? null);
    const up = await values('asc');
    const down = await values('desc');
    const present = down.filter((value) => value !== null);
    expect(up.length).toBeGreaterThan(0);
    expect(up.every((value, index) => index === 0 || isInOrder(up[index - 1] ?? null, value))).toBe(true);
    expect(present.every((value, index) => index === 0 || isInOrder(value, present[index - 1] ?? null))).toBe(true);
    expect(down.slice(present.length)).toEqual(up.slice(present.length));
  });

  it('names the order of its rows, the initial one for an unknown column', async () => {
    const [column = ''] = Object.keys(table.columns);
    const initial = await answerOf(name, { limit: '0' });
    expect(table.names).toContain(initial.sort.split('.')[0]);
    expect((await answerOf(name, { sort: 'no_such_column.asc' })).sort).toBe(initial.sort);
    expect((await answerOf(name, { sort: `${column}.asc` })).sort).toBe(`${column}.asc`);
  });

  it('finds rows by a word, and none by a word that no row has', async () => {
    expect(await rowsOf(name, { search: 'zebra crossing' })).toEqual([]);
  });
});

it.each(['banners/placements', 'banners/labels', 'prices/offers', 'rankings/all', 'visibility/scores'])(
  '%s sorts text in any case, with accents and with numbers as people expect',
  async (name) => {
    const columns: Record<string, string> = {
      'banners/placements': 'retailer_name',
      'banners/labels': 'brand',
      'prices/offers': 'product_title',
      'rankings/all': 'product_name',
    };
    const column = columns[name] ?? 'source_name';
    const rows = await rowsOf(name, { sort: `${column}.asc` });
    expect([...new Set(rows.map((row) => row[column]))]).toEqual(IN_ORDER);
  },
);
