import { banners, COUNTS_AGREE } from '@/lib/datasets/banners/view';
import { and, param, pick, sql } from '@/lib/metrics/sql';
import { text } from '../params';
import { table } from '../table';
import { NAMED, TODAY, todayNeed, WALK_ORDER } from './needs';
import { bannersParams } from './params';
import { placementColumns } from './placements.columns';

const { c } = banners;

/** Every banner of the day. */
export const placements = table({
  name: 'banners/placements',
  title: 'Banners',
  noun: 'banners',
  params: { ...bannersParams, /** One banner alone. */ id: text() },
  columns: placementColumns,
  sort: 'walk.asc',
  key: ['walk'],
  needs: (params) => [todayNeed(params)],
  select: () => ({
    ...pick(c, ...NAMED, 'e_retail_media_position', 'own_label_count', 'competitor_label_count'),
    ...pick(c, 'own_labels', 'competitor_labels', 'page_url', 'e_retail_media_url', 'page_preview_image_url'),
    date: c.day,
    types: sql`arrayStringConcat(${c.e_retail_media_types}, ', ')`,
    counts_agree: COUNTS_AGREE,
    walk: sql`row_number() OVER (ORDER BY ${WALK_ORDER})`,
  }),
  from(params, run) {
    const where = and(banners.where(params), params.id !== '' && sql`${c.id} = ${param(params.id, 'String')}`);
    return sql`FROM ${run.from(TODAY)} WHERE ${where}`;
  },
});
