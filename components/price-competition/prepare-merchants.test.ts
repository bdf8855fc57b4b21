import { expect, it } from 'vitest';
import { cheapestMerchants } from '@/components/price-competition/prepare-merchants';
import { preparePairs } from '@/lib/client/competition/prepare-pairs';
import { competitionOf, SELLING } from '@/lib/client/competition/test-rows';

it('counts in how many buckets a merchant was the cheapest, and how often our price was', () => {
  const info = (min_merchant: string | null, is_min_price: boolean | null, min_merchant_2: string | null = null) => ({
    base_min_info: { min_merchant, is_min_price, min_merchant_2 },
  });
  const rows = [info('Kiosk', false), info('Kiosk', false), info('Markt', true, 'Markt'), info(null, null), {}];
  const cells = preparePairs([competitionOf({ rows })], SELLING).pairs[0]?.cells ?? [];
  expect(cheapestMerchants(cells, 'base', 'rsp')).toEqual({
    merchants: [
      { name: 'Kiosk', buckets: 2 },
      { name: 'Markt', buckets: 1 },
    ],
    lowest: { count: 1, of: 3 },
  });
  expect(cheapestMerchants(cells, 'base', 'rrp').merchants).toEqual([{ name: 'Markt', buckets: 1 }]);
  expect(cheapestMerchants(cells, 'benchmark', 'rsp')).toEqual({ merchants: [], lowest: { count: 0, of: 0 } });
});
