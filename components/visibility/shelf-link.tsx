'use client';

import Link from 'next/link';
import { usePageLink } from '@/components/page/use-page-link';
import { NAV } from '@/components/shell/nav-items';
import type { Score } from '@/components/visibility/score';
import type { Question } from '@/components/visibility/scores-url';
import { requestTarget } from '@/lib/contract/endpoint';
import { visibilityListings } from '@/lib/contract/visibility-listings';

const SHELF = '/shelf';
const exists = NAV.some(({ items }) => items.some(({ href }) => href === SHELF));

/** To the shelf that the score was counted on; nothing as long as there is no such page, or the row does not name it. */
export function ShelfLink({ score, question }: { score: Score; question: Question }) {
  const linkTo = usePageLink();
  const { visibility_source_id } = score.item;
  const { retailer_code } = score.at;
  if (!exists || visibility_source_id === null || retailer_code === null) return null;
  const target = requestTarget(visibilityListings, { ...question, visibility_source_id, retailer_code }, SHELF);
  return (
    <Link href={linkTo(target)} className="self-center underline">
      See the shelf
    </Link>
  );
}
