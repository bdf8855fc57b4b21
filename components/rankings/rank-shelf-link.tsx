'use client';

import type { ReactNode } from 'react';
import { ShelfLink } from '@/components/layout/shelf-link';
import type { RankingsState } from '@/components/rankings/page';
import { CAPS } from '@/lib/contract/params';
import { visibilityListings } from '@/lib/contract/visibility-listings';
import type { ChangedRank } from '@/lib/queries/rankings/changes.columns';

/** Number of positions that the page of shelves shows by default. */
const FIRST_N = visibilityListings.params.shape.first_n_products.parse(undefined);

interface RankShelfLinkProps {
  row: Pick<ChangedRank, 'search_keyword_id' | 'retailer_code' | 'rank'>;
  state: RankingsState;
  date: string;
  className: string;
  children: ReactNode;
}

/** A link to the shelf of a keyword, with at least the positions down to a rank. */
export function RankShelfLink({ row, state, date, className, children }: RankShelfLinkProps) {
  return (
    <ShelfLink
      type="SEARCH"
      sourceId={row.search_keyword_id}
      retailerCode={row.retailer_code}
      date={date}
      firstN={Math.min(CAPS.firstN, Math.max(FIRST_N, Math.ceil(row.rank ?? 0)))}
      positionType={state.params.position_type}
      prefetch={false}
      className={className}
    >
      {children}
    </ShelfLink>
  );
}
