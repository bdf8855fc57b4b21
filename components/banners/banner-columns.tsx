import type { Placement } from '@/components/banners/placement';
import { brandsOf } from '@/components/banners/words';
import { OutLink } from '@/components/page/out-link';
import type { Column } from '@/components/table/column';
import { integerColumn, positionColumn, textColumn } from '@/components/table/columns';

/** Where a banner stands: the first columns of every table of banners. */
export function placeColumns<Row>(of: (row: Row) => Placement): Column<Row>[] {
  return [
    textColumn<Row>({ id: 'retailer', header: 'Retailer', value: (row) => of(row).item.retailer_name, pinned: true }),
    textColumn<Row>({ id: 'page_type', header: 'Page type', value: (row) => of(row).item.page_type, width: 136 }),
    textColumn<Row>({ id: 'page', header: 'Page', value: (row) => of(row).item.page_name }),
    positionColumn<Row>({
      id: 'position',
      header: 'Position',
      value: (row) => of(row).item.e_retail_media_position,
    }),
  ];
}

/** What a banner shows. */
export function brandColumns<Row>(of: (row: Row) => Placement): Column<Row>[] {
  return [
    textColumn<Row>({ id: 'own_brands', header: 'Own brands', value: (row) => brandsOf(of(row), true) }),
    textColumn<Row>({ id: 'competitors', header: 'Competitors', value: (row) => brandsOf(of(row), false) }),
  ];
}

export const bannerColumns: readonly Column<Placement>[] = [
  ...placeColumns<Placement>((row) => row),
  textColumn({
    id: 'types',
    header: 'Types',
    value: ({ item }) => item.e_retail_media_types.join(', ') || null,
    width: 144,
  }),
  integerColumn({
    id: 'own_labels',
    header: 'Own labels',
    hint: 'Own labels as the service counts them; "—" where it does not say',
    value: ({ item }) => item.own_label_count,
  }),
  integerColumn({
    id: 'competitor_labels',
    header: 'Competitor labels',
    hint: 'Competitor labels as the service counts them; "—" where it does not say',
    value: ({ item }) => item.competitor_label_count,
    width: 128,
  }),
  ...brandColumns<Placement>((row) => row),
  textColumn({
    id: 'page_url',
    header: 'Page address',
    value: ({ item }) => item.page_url,
    cell: ({ item }) => <OutLink url={item.page_url} inGrid />,
  }),
  textColumn({
    id: 'banner_url',
    header: 'Banner address',
    value: ({ item }) => item.e_retail_media_url,
    cell: ({ item }) => <OutLink url={item.e_retail_media_url} inGrid />,
  }),
];
