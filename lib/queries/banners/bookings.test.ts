import { expect, it } from 'vitest';
import { MAX_SAVED } from '@/lib/contract/saved-items';
import { compile, sql } from '@/lib/metrics/sql';
import type { Run } from '../query';
import { bookingStatements } from './bookings';

it('sends all bookings of an account in parameters that a ClickHouse server accepts', async () => {
  const text = (index: number) => `${index} ${'x'.repeat(490)}`;
  const bookings = Array.from({ length: MAX_SAVED.bookings }, (_, index) => ({
    ...{ retailer: text(index), pageType: text(index), position: index, name: text(index) },
    ...{ from: '2026-03-01', to: '2026-03-31' },
  }));
  const run = { from: () => sql`banners`, days: () => [], rows: async () => [] } as unknown as Run;
  const bookedParams = { bookings, relevance: 'RELEVANT', first_n_e_retail_media: 20 } as const;
  const statements = await bookingStatements(bookedParams, run);
  const params = Object.values(compile(statements.bookings).params).map((value) => JSON.stringify(value));
  expect(Math.max(...params.map((param) => Buffer.byteLength(param)))).toBeLessThan(128 * 1024);
});
