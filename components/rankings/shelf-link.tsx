'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { usePageLink } from '@/components/page/use-page-link';
import { keywordName } from '@/lib/client/rankings/ranking';
import type { Question } from '@/lib/client/rankings/rankings-url';
import { shelfHref } from '@/lib/client/shelf-href';
import { isSourceId, visibilityListings } from '@/lib/contract/visibility-listings';
import type { ProductKeyword, SearchProduct } from '@/lib/contract/visibility-search-by-product';

const FIRST = visibilityListings.params.shape.first_n_products.parse(undefined);

interface ShelfLinkProps {
  item: Pick<SearchProduct, 'retailer_code'>;
  keyword: ProductKeyword;
  question: Question;
  /** Inside a grid, whose keys move from cell to cell: the link is no stop of its own. */
  inGrid?: boolean;
  /** "Shelf" unless told otherwise. */
  children?: ReactNode;
}

/** To the shelf itself, where one sees who stands above; nothing but its words where the row names none that can be asked for. */
export function ShelfLink({ item, keyword, question, inGrid = false, children = 'Shelf' }: ShelfLinkProps) {
  const linkTo = usePageLink();
  const { search_keyword_id, combined_position } = keyword;
  if (!isSourceId(search_keyword_id) || item.retailer_code === null) return children === 'Shelf' ? null : children;
  const target = shelfHref({
    type: 'SEARCH',
    sourceId: search_keyword_id,
    retailerCode: item.retailer_code,
    date: question.end_date,
    firstN: Math.max(FIRST, combined_position ?? 0),
    positionType: 'OVERALL',
  });
  return (
    <Link
      href={linkTo(target)}
      prefetch={false}
      tabIndex={inGrid ? -1 : undefined}
      onClick={(event) => event.stopPropagation()}
      className="underline"
      aria-label={`Shelf of ${keywordName(keyword)}`}
    >
      {children}
    </Link>
  );
}
