import { OutLink } from '@/components/page/out-link';
import type { Place } from '@/components/shelf/place';
import type { Chosen } from '@/components/shelf/prepare-chosen';
import { WON_WORDS } from '@/components/shelf/words';
import type { Column } from '@/components/table/column';
import {
  booleanColumn,
  decimalColumn,
  eitherColumn,
  integerColumn,
  momentColumn,
  positionColumn,
  textColumn,
} from '@/components/table/columns';

/** The shelf as a table: all that the answer says of a place. */
const PLACE_COLUMNS: readonly Column<Place>[] = [
  positionColumn({
    id: 'place',
    header: 'Place',
    hint: 'Rank with paid and organic together',
    value: ({ listing }) => listing.combined_position,
    pinned: true,
    width: 64,
  }),
  textColumn({
    id: 'title',
    header: 'Product',
    value: ({ listing }) => listing.product_title,
    width: 320,
    pinned: true,
    cut: 'middle',
  }),
  textColumn({ id: 'brand', header: 'Brand', value: ({ listing }) => listing.brand_name, width: 128 }),
  eitherColumn({
    id: 'own',
    header: 'Own or competitor',
    value: ({ own }) => own,
    yes: 'own',
    no: 'competitor',
    width: 136,
  }),
  booleanColumn({
    id: 'searched',
    header: 'Searched',
    hint: 'Product of the searched brand',
    value: ({ listing }) => listing.is_searched_brand,
  }),
  textColumn({
    id: 'won',
    header: 'Won',
    hint: 'Sponsored: a paid place',
    value: ({ won }) => WON_WORDS[won],
    width: 104,
  }),
  positionColumn({
    id: 'kind_place',
    header: 'Within kind',
    hint: 'Rank within organic or within sponsored results',
    value: ({ listing }) => listing.position,
  }),
  integerColumn({ id: 'page', header: 'Page', value: ({ listing }) => listing.page_no, width: 72 }),
  integerColumn({
    id: 'seen',
    header: 'Seen on page',
    value: ({ listing }) => listing.product_count_in_page,
    hidden: true,
  }),
  integerColumn({
    id: 'room',
    header: 'Places on page',
    value: ({ listing }) => listing.max_product_count_in_page,
    hidden: true,
  }),
  textColumn({ id: 'merchant', header: 'Merchant', value: ({ listing }) => listing.merchant_name, width: 128 }),
  decimalColumn({
    id: 'merchant_score',
    header: 'Merchant score',
    value: ({ listing }) => listing.merchant_score,
    hidden: true,
  }),
  textColumn({ id: 'product_id', header: 'Product no.', value: ({ listing }) => listing.product_id, width: 128 }),
  textColumn({
    id: 'url',
    header: 'Page of the product',
    value: ({ listing }) => listing.product_url,
    cell: ({ listing }) => <OutLink url={listing.product_url} inGrid />,
  }),
  momentColumn({ id: 'crawled', header: 'Crawled', value: ({ listing }) => listing.crawling_time, hidden: true }),
];

/** The same with what filters of power SKU and tag choose, while one is on. */
export function placeColumns(chosen: Chosen | null): readonly Column<Place>[] {
  if (!chosen) return PLACE_COLUMNS;
  const { ids, unknown } = chosen;
  const column = booleanColumn<Place>({
    id: 'chosen',
    header: 'Chosen',
    hint: 'By the filters of power SKU and tag; empty where the newest prices do not hold the product',
    value: ({ id }) => (unknown.has(id) ? null : ids.has(id)),
  });
  return [...PLACE_COLUMNS, column];
}
