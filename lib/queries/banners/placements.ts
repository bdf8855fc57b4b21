import { banners, COUNTS_AGREE, SHOWS_COMPETITOR, SHOWS_OWN } from '@/lib/metrics/banners';
import { and, param, sql } from '@/lib/metrics/sql';
import { text } from '../params';
import { tableQuery } from '../table';
import { BANNER, chosenRows, dayNeed, WALK_ORDER } from './needs';
import { bannersParams } from './params';

export interface BannerLabel {
  category: string | null;
  subcategory: string | null;
  brand: string | null;
}

/** A banner at a position, with the values of the service and derived ones. */
export interface PlacementRow {
  id: string;
  retailer_name: string | null;
  page_type: string | null;
  page_type_name: string | null;
  page_name: string | null;
  e_retail_media_position: number | null;
  banner: string | null;
  types: string;
  own_label_count: number | null;
  competitor_label_count: number | null;
  /** Whether the counts equal the numbers of labels. Null if that is not known. */
  counts_agree: boolean | null;
  own_brands: string | null;
  competitor_brands: string | null;
  page_url: string | null;
  e_retail_media_url: string | null;
  page_preview_image_url: string | null;
  own_labels: BannerLabel[];
  competitor_labels: BannerLabel[];
  shows_own: boolean;
  shows_competitor: boolean;
  /** Number in the default order of the filtered banners, from 1. */
  walk: number;
}

/** Every banner of the day. */
export const placements = tableQuery<PlacementRow>()({
  name: 'banners/placements',
  title: 'Banners',
  noun: 'banners',
  params: { ...bannersParams, /** One banner alone. */ id: text() },
  columns: {
    retailer_name: { title: 'Retailer', kind: 'text' },
    page_type_name: { title: 'Page type', kind: 'text' },
    page_name: { title: 'Page', kind: 'text' },
    e_retail_media_position: {
      title: 'Position',
      kind: 'number',
      unit: 'rank',
      definition: 'Position of the banner on the page, as received from the service.',
    },
    banner: BANNER,
    types: { title: 'Types', kind: 'text' },
    own_label_count: {
      title: 'Own labels',
      kind: 'number',
      unit: 'count',
      definition: 'Own products on the banner, by the count of the service. Empty if it sends no count.',
    },
    competitor_label_count: {
      title: 'Competitor labels',
      kind: 'number',
      unit: 'count',
      definition: "Competitors' products on the banner, by the count of the service. Empty if it sends no count.",
    },
    counts_agree: {
      title: 'Counts agree',
      kind: 'boolean',
      words: ['agree', 'differ'],
      definition: 'Whether the counts equal the numbers of labels listed. Empty if counts or labels are missing.',
    },
    own_brands: { title: 'Own brands', kind: 'text' },
    competitor_brands: { title: 'Competitors', kind: 'text' },
    page_url: { title: 'Page address', kind: 'text' },
    e_retail_media_url: { title: 'Banner address', kind: 'text' },
  },
  fields: [
    'id',
    'page_type',
    'page_preview_image_url',
    'own_labels',
    'competitor_labels',
    'shows_own',
    'shows_competitor',
    'walk',
  ],
  search: [
    'retailer_name',
    'page_type_name',
    'page_name',
    'banner',
    'types',
    'own_brands',
    'competitor_brands',
    'page_url',
    'e_retail_media_url',
  ],
  sort: 'walk.asc',
  key: ['walk'],
  needs: (params) => [dayNeed(params)],
  from(params, run) {
    const rows = run.from({ view: banners }, banners.columns);
    const where = and(chosenRows(params), params.id !== '' && sql`id = ${param(params.id, 'String')}`);
    return sql`SELECT *, arrayStringConcat(e_retail_media_types, ', ') AS types, if(own_label_count IS NULL OR competitor_label_count IS NULL OR empty(own_labels) AND empty(competitor_labels),
          NULL, toBool(${COUNTS_AGREE})) AS counts_agree, toBool(${SHOWS_OWN}) AS shows_own, toBool(${SHOWS_COMPETITOR}) AS shows_competitor,
          row_number() OVER (ORDER BY ${WALK_ORDER}) AS walk
        FROM ${rows} WHERE ${where}`;
  },
});
