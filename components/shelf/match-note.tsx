'use client';

import { comparedParams, type ShelfParams } from '@/components/shelf/page';
import { OutLink } from '@/components/ui/out-link';
import type { Format } from '@/lib/client/format/format';
import { isolated } from '@/lib/client/format/isolated';
import { useFormat } from '@/lib/client/format/use-format';
import { useAnswer } from '@/lib/client/query/use-answer';
import type { ShelfSummary } from '@/lib/queries/shelf/summary';

/** How many listings have a name, a price and a rating of other endpoints, and whether the score counts the same listings. */
export function MatchNote({ params }: { params: ShelfParams }) {
  const format = useFormat();
  const summary = useAnswer('shelf/summary', comparedParams(params));
  // Has its height while it loads, so that nothing moves.
  if (summary.kind !== 'content' || summary.isOutdated) return <p className="mt-2 min-h-4" />;
  return (
    <p className="mt-2 min-h-4 text-caption text-ink-3">
      {matchWords(summary.data, params.beside !== '', format)} Page at the retailer:{' '}
      <OutLink url={summary.data.shelf?.url ?? null} />
    </p>
  );
}

/** "Of 20 listings, 18 are found in Search By Product, 17 in Price and 15 in Scorecard of the day, …" */
export function matchWords(summary: ShelfSummary, isBeside: boolean, format: Format): string {
  const { matched, compared } = summary;
  const { listings, names, prices, ratings, barcodes } = matched;
  const counts = `Of ${format.integer(listings)} listings, ${format.integer(names)} are found in Search By Product, ${format.integer(prices)} in Price and ${format.integer(ratings)} in Scorecard of the day, by product identifier or barcode. Others have the title of the shelf.`;
  const pairs =
    isBeside && compared
      ? ` Two retailers are compared by barcode: ${format.integer(barcodes)} of ${format.integer(listings)} listings have one here, ${format.integer(compared.barcodes)} of ${format.integer(compared.listings)} there.`
      : '';
  return counts + pairs + scoreWords(summary, format);
}

/** Describes whether the score counts the same listings. Empty if that is not known. */
function scoreWords({ shelf, score }: ShelfSummary, format: Format): string {
  if (score?.agrees == null) return '';
  const brand = isolated(shelf?.searched_brand ?? 'the brand');
  const counts = `${format.integer(score.own)} of ${format.integer(score.of)}`;
  return score.agrees
    ? ` The score of ${brand} counts the same listings: ${counts}.`
    : ` The score of ${brand} counts ${counts} listings, which differs from this shelf.`;
}
