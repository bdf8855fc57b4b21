// The banners of recorded days, chosen again from the raw rows.
import { type Banner, eRetailMedia } from '@/lib/contract/e-retail-media';
import { RELEVANCES } from '@/lib/contract/params';
import { collectedOn, type Row } from '../raw-rows.mts';
import { type Ask, allItems, comparison } from './comparison.mts';

/** Compares every banner of these days, by each relevance and several first N. */
export async function checkBanners(
  ask: Ask,
  rows: readonly Row[],
  days: readonly string[],
  firstNs: readonly number[],
) {
  const compared = comparison(eRetailMedia.title);
  for (const date of days)
    for (const relevance of RELEVANCES)
      for (const first of firstNs)
        for (const page_size of [4, 1000]) {
          const params = { date, relevance, first_n_e_retail_media: first };
          const { items } = await allItems<Banner>(ask, eRetailMedia, params, { page_size });
          compared.sameSet(
            JSON.stringify(params),
            items,
            bannersOf(collectedOn(rows, date), relevance, first),
            ({ retailer_name, page_name, page_url, e_retail_media_position, e_retail_media_url }) =>
              JSON.stringify([retailer_name, page_name, page_url, e_retail_media_position, e_retail_media_url]),
          );
        }
  return compared.finish();
}

function bannersOf(rows: readonly Row[], relevance: string, first: number) {
  return rows
    .filter(({ e_retail_media_position: position }) => position === null || Number(position) <= first)
    .filter(
      ({ own_label_count, competitor_label_count }) =>
        relevance === 'ALL' || Number(own_label_count) > 0 || Number(competitor_label_count) > 0,
    )
    .map(({ date: _date, crawling_time: _time, ...banner }) => banner as unknown as Banner);
}
