import { expect, it } from 'vitest';
import type { Database } from '@/lib/clickhouse/client';
import { insertTogether } from './insert-together';
import { ledger } from './tables';

it('inserts more rows than a function call can have arguments', async () => {
  const inserts: number[] = [];
  const db = { insert: async (_: string, rows: readonly object[]) => void inserts.push(rows.length) };
  const rows = Array.from({ length: 300_000 }, (_, day) => ({ day }));
  await insertTogether(db as unknown as Database, ledger, rows);
  expect(inserts).toEqual([300_000]);
});
