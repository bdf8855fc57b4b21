'use client';

import Link from 'next/link';
import { usePageLink } from '@/components/page/use-page-link';
import { shelfHref } from '@/lib/client/shelf-href';
import type { Score } from '@/lib/client/visibility/score';
import type { Question } from '@/lib/client/visibility/scores-url';
import { isSourceId } from '@/lib/contract/visibility-listings';

/** To the shelf that the score was counted on; nothing where the row names none that can be asked for. */
export function ShelfLink({ score, question }: { score: Score; question: Question }) {
  const linkTo = usePageLink();
  const { visibility_source_id } = score.item;
  const { retailer_code } = score.at;
  if (!isSourceId(visibility_source_id) || retailer_code === null) return null;
  const target = shelfHref({
    type: question.visibility_type,
    sourceId: visibility_source_id,
    retailerCode: retailer_code,
    date: question.date,
    firstN: question.first_n_products,
    positionType: question.position_type,
  });
  return (
    <Link href={linkTo(target)} className="self-center underline">
      See the shelf
    </Link>
  );
}
