import { currentRows } from '@/delivery/loads/current-rows';
import { type Banner, bannerColumns, type eRetailMedia } from '@/lib/contract/e-retail-media';
import type { Answer } from './answer';
import { engineDay } from './days';
import { envelope, onPage, type Placed, pageOf, places } from './page';
import { LATEST_FIRST } from './row-keys';

/** Columns that identify a banner of a day. If it was observed several times, the last observation is used. */
const BANNER = 'retailer_name, page_type, page_name, page_url, e_retail_media_position, e_retail_media_url';

/** Answers with the banners of a day among the first N positions of their page. */
export const answerERetailMedia: Answer<typeof eRetailMedia> = async (db, customerId, params, signal) => {
  const rows = await db.query<Banner & Placed>(
    pageOf(banners(params.relevance), BANNER),
    { customer: customerId, day: engineDay(params.date), n: params.first_n_e_retail_media, ...places(params) },
    { signal },
  );
  return envelope(onPage(rows, params), rows[0]?.total ?? 0, params);
};

function banners(relevance: 'RELEVANT' | 'ALL'): string {
  const columns = Object.keys(bannerColumns).join(', ');
  return `
    SELECT ${columns} FROM (
      SELECT ${columns}
      FROM ${currentRows('e_retail_media')}
      WHERE file_date = {day:Date32} AND ifNull(e_retail_media_position <= {n:UInt32}, true)
      ORDER BY ${LATEST_FIRST}
      LIMIT 1 BY ${BANNER})
    ${relevance === 'RELEVANT' ? `WHERE ${RELEVANT}` : ''}`;
}

const RELEVANT = `own_label_count > 0 OR competitor_label_count > 0
        OR notEmpty(own_labels) OR notEmpty(competitor_labels)`;
