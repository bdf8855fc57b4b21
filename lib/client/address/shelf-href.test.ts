import { expect, test } from 'vitest';
import { shelfHref } from '@/lib/client/address/shelf-href';

test('uses the parameters of the endpoint and omits missing ones', () => {
  expect(shelfHref({ type: 'SEARCH', sourceId: 7, retailerCode: 'a b', date: '2026-06-30' })).toBe(
    '/shelf?visibility_type=SEARCH&visibility_source_id=7&retailer_code=a+b&date=2026-06-30',
  );
});

test('keeps all digits of a number beyond 2^53', () => {
  const address = { type: 'SEARCH', sourceId: '1234567890123456789', retailerCode: 'a', date: '2026-06-30' } as const;
  expect(shelfHref(address)).toContain('visibility_source_id=1234567890123456789&');
});
