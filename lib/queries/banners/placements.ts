import { banners, COUNTS_AGREE, SHOWS_COMPETITOR, SHOWS_OWN } from '@/lib/metrics/banners';
import { and, param, sql } from '@/lib/metrics/sql';
import { text } from '../params';
import { same, table } from '../table';
import { chosenRows, dayNeed, NAMED, WALK_ORDER } from './needs';
import { bannersParams } from './params';
import { placementColumns } from './placements.columns';

/** Every banner of the day. */
export const placements = table({
  name: 'banners/placements',
  title: 'Banners',
  noun: 'banners',
  params: { ...bannersParams, /** One banner alone. */ id: text() },
  columns: placementColumns,
  sort: 'walk.asc',
  key: ['walk'],
  needs: (params) => [dayNeed(params)],
  select: () => ({
    ...same(...NAMED, 'e_retail_media_position', 'own_label_count', 'competitor_label_count'),
    ...same('own_labels', 'competitor_labels', 'page_url', 'e_retail_media_url', 'page_preview_image_url'),
    types: sql`arrayStringConcat(e_retail_media_types, ', ')`,
    counts_agree: sql`if(own_label_count IS NULL OR competitor_label_count IS NULL OR empty(own_labels) AND empty(competitor_labels), NULL, toBool(${COUNTS_AGREE}))`,
    shows_own: sql`toBool(${SHOWS_OWN})`,
    shows_competitor: sql`toBool(${SHOWS_COMPETITOR})`,
    walk: sql`row_number() OVER (ORDER BY ${WALK_ORDER})`,
  }),
  from(params, run) {
    const where = and(chosenRows(params), params.id !== '' && sql`id = ${param(params.id, 'String')}`);
    return sql`FROM ${run.from({ view: banners }, banners.columns)} WHERE ${where}`;
  },
});
