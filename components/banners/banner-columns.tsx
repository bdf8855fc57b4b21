import { sharedColumns } from '@/components/banners/shared-columns';
import { OutLink } from '@/components/page/out-link';
import type { Column } from '@/components/table/column';
import { eitherColumn, integerColumn, textColumn } from '@/components/table/columns';
import type { Placement } from '@/lib/client/banners/placement';

const { retailer, pageType, page, position, name, ownBrands, competitors } = sharedColumns<Placement>((row) => row);

export const bannerColumns: readonly Column<Placement>[] = [
  retailer,
  pageType,
  page,
  position,
  name,
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
  eitherColumn({
    id: 'check',
    header: 'Counts agree',
    hint: 'Whether the counts are the numbers of the labels listed',
    value: ({ check }) => check && check === 'agrees',
    yes: 'agree',
    no: 'differ',
    width: 112,
    hidden: true,
  }),
  ownBrands,
  competitors,
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
