import type { Columns, ColumnType } from '@/lib/contract/column';

/** Values of each type: null, plain ones, and ones that are difficult to write as csv and JSON. */
const VALUES: Record<ColumnType, readonly unknown[]> = {
  string: [
    null,
    'Aloe & Rice 250 ml',
    '',
    '"quoted", and\r\nbroken',
    "=SUM(A1); 'x' \\N \\",
    'ü 漢 🧴\u2028\t|',
    '007',
    'NULL',
  ],
  float: [null, 3.99, 0, 0.1 + 0.2, -1.5, 1e21, 123456789.125, 5e-324],
  integer: [null, 7, 0, -3, 2 ** 53 - 1],
  identifier: [null, 7, 2 ** 53 - 1],
  boolean: [null, true, false],
  timestamp: [null, '2026-06-30T07:00:00Z', '2026-06-30T07:15:30.120Z', '1969-12-31T23:59:59Z'],
  date: [null, '2026-06-30', '1999-01-01'],
  tags: [
    [],
    [{ tag_name: 'line', tag_value: 'a "b",\nc' }],
    [
      { tag_name: 'k', tag_value: null },
      { tag_name: '', tag_value: 'ü' },
    ],
  ],
  labels: [[], [{ category: 'hair', subcategory: null, brand: 'A, "B"' }]],
  strings: [[], ['A, b', 'c "d"', ''], ["it's", 'line\nbreak', '[]']],
};

/** Returns rows with every test value of every column. */
export function probingRows(columns: Columns): Record<string, unknown>[] {
  return Array.from({ length: 8 }, (_, row) =>
    Object.fromEntries(
      Object.entries(columns).map(([name, { type }]) => [name, VALUES[type][row % VALUES[type].length]]),
    ),
  );
}
