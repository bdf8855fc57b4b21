'use client';

import { RatingCell } from '@/components/scorecards/rating-cell';
import { ratingName } from '@/components/scorecards/words';
import { cn } from '@/components/ui/cn';
import { PlainHead } from '@/components/ui/plain-head';
import { type Reading, shownRating } from '@/lib/client/scorecards/reading';
import type { Score } from '@/lib/client/scorecards/score';
import { useFormat } from '@/lib/client/use-format';

interface ElsewhereTableProps {
  scores: readonly Score[];
  current: string;
  reading: Reading;
}

/** The same SKU at all retailers of the answer, the lowest rating first. */
export function ElsewhereTable({ scores, current, reading }: ElsewhereTableProps) {
  const format = useFormat();
  const rows = scores
    .map((score) => ({ score, rating: shownRating(score.row.average_rating, score.row.review_count, reading) }))
    .sort((a, b) => (a.rating ?? 6) - (b.rating ?? 6));
  if (rows.length < 2) return null;
  return (
    <table className="w-full">
      <caption className="pb-1 text-start font-semibold">At every retailer</caption>
      <PlainHead columns={{ Retailer: 'text', [ratingName(reading)]: 'number', Reviews: 'number' }} />
      <tbody>
        {rows.map(({ score, rating }) => (
          <tr key={score.id} className={cn('h-8 border-line border-b', score.id === current && 'bg-wash')}>
            <th scope="row" className="px-2 text-start font-normal">
              {score.row.retailer ?? 'not stated'}
            </th>
            <td className="px-2 text-end">
              <RatingCell rating={rating} reviews={score.row.review_count} reading={reading} format={format} />
            </td>
            <td className="px-2 text-end">{format.integer(score.row.review_count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
