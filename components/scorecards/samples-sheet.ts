import type { Samples } from '@/components/scorecards/prepare-samples';
import { brandName, ratingName } from '@/components/scorecards/words';
import type { Reading } from '@/lib/client/scorecards/reading';
import type { Sheet } from '@/lib/client/sheet';

/** The table twin of the dots. */
export function samplesSheet({ brands }: Samples, reading: Reading, title: string): Sheet {
  return {
    title,
    columns: [
      { header: 'Brand', kind: 'text' },
      { header: 'SKU', kind: 'text' },
      { header: 'Retailer', kind: 'text' },
      { header: 'Reviews in the range', kind: 'number' },
      { header: ratingName(reading), kind: 'number' },
    ],
    rows: brands.flatMap(({ brand, samples }) =>
      samples.map(({ name, retailer, reviews, rating }) => [brandName(brand), name, retailer, reviews, rating]),
    ),
  };
}
