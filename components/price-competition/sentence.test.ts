import { describe, expect, it } from 'vitest';
import { sentenceOf } from '@/components/price-competition/sentence';
import { preparePairs } from '@/lib/client/competition/prepare-pairs';
import { competitionOf, SELLING } from '@/lib/client/competition/test-rows';
import { createFormat } from '@/lib/client/format';

interface Given {
  index: number | null;
  base: string | null;
  benchmark: string | null;
  side?: Record<string, unknown>;
  levels?: Record<string, unknown> | null;
}

function said({ index, base, benchmark, side, levels }: Given): string {
  const one = competitionOf({
    base: side,
    ...(levels === undefined ? {} : { coloring_levels: levels }),
    rows: [
      {
        standard: {
          rsp_index: index,
          base: { rsp_value: base, status: base ? 'AVAILABLE' : 'OUT_OF_STOCK' },
          benchmark: { rsp_value: benchmark, status: 'AVAILABLE' },
        },
      },
    ],
  });
  const { pairs, calibrated } = preparePairs([one], SELLING);
  const [pair] = pairs;
  const cell = pair?.cells[0];
  if (!pair || !cell) throw new Error('nothing was prepared');
  return sentenceOf(pair, cell, { kind: 'rsp', calibration: calibrated.calibration, format: createFormat('en-GB') });
}

describe('the sentence of a competition', () => {
  it.each([
    [
      'above the benchmark',
      { index: 103.2, base: '5.16', benchmark: '5' },
      'Index 103.2: our selling price is 3.2% above Bergtal Soap at Markt, buybox; target 98–102.',
    ],
    [
      'the other direction: 96.9 is still above',
      { index: 96.9, base: '5.16', benchmark: '5' },
      'Index 96.9: our selling price is 3.2% above Bergtal Soap at Markt, buybox; target 98–102.',
    ],
    [
      'a scale of one',
      { index: 1.032, base: '5.16', benchmark: '5', levels: { target_min: 0.98, target_max: 1.02, margin: 0.05 } },
      'Index 1.032: our selling price is 3.2% above Bergtal Soap at Markt, buybox; target 0.98–1.02.',
    ],
    [
      'equal prices',
      { index: 100, base: '5', benchmark: '5' },
      'Index 100.0: our selling price equals Bergtal Soap at Markt, buybox; target 98–102.',
    ],
    [
      'a base that is not ours, in another shop, by a rule nobody explained',
      {
        index: 80,
        base: '4',
        benchmark: '5',
        side: { retailer: 'Kiosk', merchant_type: 'ANY', product: { is_customer_brand: false } },
        levels: null,
      },
      'Index 80.0: the selling price of Aurelle Soap is 20.0% below Bergtal Soap (Kiosk, ANY, against Markt, buybox); no target band.',
    ],
    [
      'no index',
      { index: null, base: null, benchmark: '5' },
      'No index: Aurelle Soap is out of stock, Bergtal Soap is available.',
    ],
  ])('%s', (_, given, expected) => expect(said(given)).toBe(expected));
});
