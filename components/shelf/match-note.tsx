'use client';

import type { ShelfParams } from '@/components/shelf/page';
import { OutLink } from '@/components/ui/out-link';
import type { Format } from '@/lib/client/format/format';
import { isolated } from '@/lib/client/format/isolated';
import { useFormat } from '@/lib/client/format/use-format';
import { currentData, useAnswer } from '@/lib/client/query/use-answer';
import type { ShelfSummary } from '@/lib/queries/shelf/summary';

/** How many listings have a name, a price and a rating of other endpoints, and whether the score counts the same listings. */
export function MatchNote({ params }: { params: ShelfParams }) {
  const format = useFormat();
  const summary = currentData(useAnswer('shelf/summary', params));
  // Has its height while it loads, so that nothing moves.
  if (!summary) return <p className="mt-2 min-h-4" />;
  const { listings, names, prices, ratings, url } = summary;
  return (
    <p className="mt-2 min-h-4 text-caption text-ink-3">
      Of {format.integer(listings)} listings, {format.integer(names)} are found in Search By Product,{' '}
      {format.integer(prices)} in Price and {format.integer(ratings)} in Scorecard of the day, by product identifier or
      barcode. Others have the title of the shelf. {scoreWords(summary, format)}Page at the retailer:{' '}
      <OutLink url={url} />
    </p>
  );
}

/** Describes whether the score counts the same listings. Empty if that is not known. */
function scoreWords({ searched_brand, score }: ShelfSummary, format: Format): string {
  if (score?.agrees == null) return '';
  const brand = isolated(searched_brand ?? 'the brand');
  const counts = `${format.integer(score.own)} of ${format.integer(score.of)}`;
  return score.agrees
    ? `The score of ${brand} counts the same listings: ${counts}. `
    : `The score of ${brand} counts ${counts} listings, which differs from this shelf. `;
}
