import { expect, test } from 'vitest';
import { shelfHref } from '@/lib/client/shelf-href';

test('a shelf is addressed by the parameters of its endpoint; what is left out stays out', () => {
  expect(shelfHref({ type: 'SEARCH', sourceId: 7, retailerCode: 'a b', date: '2026-06-30' })).toBe(
    '/shelf?visibility_type=SEARCH&visibility_source_id=7&retailer_code=a+b&date=2026-06-30',
  );
});
