import { bannerName } from '@/components/banners/banner-name';
import { brandsOf } from '@/components/banners/words';
import { positionColumn, textColumn } from '@/components/table/columns';
import type { Placement } from '@/lib/client/banners/placement';

/** The columns that tables of banners have in common, for rows that hold a banner. */
export function sharedColumns<Row>(of: (row: Row) => Placement) {
  return {
    retailer: textColumn<Row>({
      id: 'retailer',
      header: 'Retailer',
      value: (row) => of(row).item.retailer_name,
      width: 128,
      pinned: true,
    }),
    pageType: textColumn<Row>({
      id: 'page_type',
      header: 'Page type',
      value: (row) => of(row).item.page_type,
      width: 136,
    }),
    page: textColumn<Row>({ id: 'page', header: 'Page', value: (row) => of(row).item.page_name, width: 128 }),
    position: positionColumn<Row>({
      id: 'position',
      header: 'Position',
      value: (row) => of(row).item.e_retail_media_position,
    }),
    name: textColumn<Row>({
      id: 'banner',
      header: 'Banner',
      hint: "The last part of the banner's address: rows have no name for it",
      value: (row) => bannerName(of(row).item),
      width: 160,
    }),
    ownBrands: textColumn<Row>({ id: 'own_brands', header: 'Own brands', value: (row) => brandsOf(of(row), true) }),
    competitors: textColumn<Row>({
      id: 'competitors',
      header: 'Competitors',
      value: (row) => brandsOf(of(row), false),
    }),
  };
}
