import type { Finding } from '@/components/overview/finding';
import { ratedSkuHref, ratingHref } from '@/components/overview/links';
import type { Format } from '@/lib/client/format';
import { crossingOf } from '@/lib/client/scorecards/crossing';
import { prepareChanges } from '@/lib/client/scorecards/prepare-changes';
import { type Score, skuName } from '@/lib/client/scorecards/score';

interface Asked {
  readonly format: Format;
  readonly threshold: number;
  /** The last days of the two ranges. */
  readonly day: string;
  readonly against: string;
}

/** Own SKUs whose rating at a retailer fell under the threshold from one range to the next, and those back above it. */
export function findRatingChanges(now: readonly Score[], before: readonly Score[], asked: Asked): Finding[] {
  const { format, threshold, day, against } = asked;
  const { rows } = prepareChanges(now, before, { weighting: 'reviews', minimum: 0 });
  return rows.flatMap((change): Finding[] => {
    const { score, now: is, before: was } = change;
    const crossing = crossingOf(change, { threshold });
    if (!crossing || !is || !was || score.facts?.own !== true) return [];
    const worse = crossing === 'under';
    const inWords = ({ row }: Score) =>
      `${format.decimal(row.average_rating)}, ${format.integer(row.review_count)} reviews`;
    return [
      {
        id: `rating|${score.id}`,
        kind: 'rating',
        worse,
        retailer: score.row.retailer,
        by: '',
        name: skuName(score.row),
        brand: score.row.brand,
        heavy: powerOf(score),
        before: `${inWords(was)} in the 28 days to ${format.shortDay(against)}`,
        now: inWords(is),
        key: score.id,
        href: ratedSkuHref(day, score.row.retailer, score.id),
        rowHref: ratingHref(day, score.row.retailer, { worse }),
        rows: { now: [is.row], before: [was.row] },
      },
    ];
  });
}

function powerOf({ words }: Score): boolean | null {
  return words.power.includes('yes') ? true : words.power.includes('no') ? false : null;
}
