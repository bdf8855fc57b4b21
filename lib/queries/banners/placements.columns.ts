import { boolean, columns, day, hidden, list, number, type RowOf, required, text } from '../columns';
import { bannerColumns } from './banner.columns';

export interface BannerLabel {
  category: string | null;
  subcategory: string | null;
  brand: string | null;
}

const { retailer_name, page_type_name, page_name, banner, own_brands, competitor_brands } = bannerColumns;

/** A banner at a position, with the values of the service and derived ones. */
export const placementColumns = columns(
  {
    retailer_name,
    page_type_name,
    page_name,
    e_retail_media_position: number(
      'rank',
      'Position',
      'Position of the banner on the page, as received from the service.',
      { width: 72 },
    ),
    own_brands,
    competitor_brands,
    banner,
    types: required(text('Types', { width: 128, search: true })),
    own_label_count: number(
      'count',
      'Own brand mentions',
      'Own products on the banner, by the count of the service. Empty if it sends no count.',
      { width: 80 },
    ),
    competitor_label_count: number(
      'count',
      'Competitor brand mentions',
      "Competitors' products on the banner, by the count of the service. Empty if it sends no count.",
      { width: 112 },
    ),
    counts_agree: boolean('Counts agree', ['agree', 'differ'], {
      width: 104,
      optional: true,
      definition: 'Whether the counts equal the numbers of brand mentions listed. Empty if either is missing.',
    }),
    page_url: text('Page address', { optional: true, search: true }),
    e_retail_media_url: text('Banner address', { optional: true, search: true }),
    page_preview_image_url: text('Image address', { inFilesOnly: true }),
    date: day('Date', { inFilesOnly: true }),
  },
  {
    id: hidden.text,
    page_type: hidden.maybe.text,
    own_labels: list<BannerLabel>(),
    competitor_labels: list<BannerLabel>(),
    /** Number in the default order of the filtered banners, from 1. */
    walk: hidden.number,
  },
);

export type PlacementRow = RowOf<typeof placementColumns>;
