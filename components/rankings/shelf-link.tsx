'use client';

import Link from 'next/link';
import { usePageLink } from '@/components/page/use-page-link';
import type { Question } from '@/lib/client/rankings/rankings-url';
import { requestTarget } from '@/lib/contract/endpoint';
import { visibilityListings } from '@/lib/contract/visibility-listings';
import type { ProductKeyword, SearchProduct } from '@/lib/contract/visibility-search-by-product';

const SHELF = '/shelf';
const FIRST = visibilityListings.params.shape.first_n_products.parse(undefined);

interface ShelfLinkProps {
  item: SearchProduct;
  keyword: ProductKeyword;
  question: Question;
}

/** To the shelf itself, where one sees who stands above; nothing where the row does not name it. */
export function ShelfLink({ item, keyword, question }: ShelfLinkProps) {
  const linkTo = usePageLink();
  const { search_keyword_id, search_keyword_name, combined_position } = keyword;
  if (search_keyword_id === null || item.retailer_code === null) return null;
  const target = requestTarget(
    visibilityListings,
    {
      visibility_type: 'SEARCH',
      visibility_source_id: search_keyword_id,
      retailer_code: item.retailer_code,
      date: question.end_date,
      first_n_products: Math.max(FIRST, combined_position ?? 0),
      position_type: 'OVERALL',
    },
    SHELF,
  );
  return (
    <Link href={linkTo(target)} prefetch={false} className="underline" aria-label={`Shelf of ${search_keyword_name}`}>
      Shelf
    </Link>
  );
}
