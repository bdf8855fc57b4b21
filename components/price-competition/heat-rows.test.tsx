import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LineRow, RetailerRow } from '@/components/price-competition/heat-rows';
import { FormatProvider } from '@/lib/client/format/use-format';
import type { CompetitionLine } from '@/lib/queries/price-competition/lines.columns';

const line = {
  ...{ id: 'a', base_title: 'Soap', benchmark_title: 'Bar', base_brand: 'Velquin', benchmark_brand: 'Fenwarra' },
  ...{ strip: '-A', now_index: 120, now_tone: 'off', now_distance: 18, band_min: 98, band_max: 102 },
  ...{ mover: '', moved: null, is_new: false, now_base_price: 12, now_base_seller: null, price_on: 10.2 },
} as unknown as CompetitionLine;

it.each([
  ['its first day', { since: '2026-11-05', known_from: null }, 'since 5 Nov'],
  ['the first known day', { since: null, known_from: '2026-11-24' }, 'since 24 Nov or earlier'],
  ['the whole period', { since: null, known_from: null }, 'whole period'],
])('dates a verdict by %s', (_, days, words) => {
  const { container } = render(
    <FormatProvider locale="en-GB">
      <ul>
        <LineRow
          line={{ ...line, ...days }}
          row={undefined}
          rule={null}
          by="DAILY"
          hasBrandAbove={false}
          main={undefined}
          isSelected={false}
          onSelect={() => undefined}
        />
      </ul>
    </FormatProvider>,
  );
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toContain(words);
});

it.each([
  [100, 103.24, '⌀ 103.2'],
  [1, 1.0324, '⌀ 1.032'],
] as const)(
  'shows the average index of a retailer with the decimals of its scale: %d',
  (scale, average_index, words) => {
    const figures = { retailer: 'Korbina', competitions: 2, judged: 2, on: 1, average_index, shares: [0.5] };
    const { container } = render(
      <FormatProvider locale="en-GB">
        <RetailerRow name="Korbina" figures={figures} rule={{ scale, flipped: false }} by="DAILY" />
      </FormatProvider>,
    );
    expect(container).toHaveTextContent(words);
  },
);
