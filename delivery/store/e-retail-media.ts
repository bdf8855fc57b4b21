import { currentRows } from '@/delivery/loads/current-rows';
import { type Banner, bannerColumns, type eRetailMedia } from '@/lib/contract/e-retail-media';
import type { Answer } from './answer';
import { engineDay } from './days';
import { envelope, onPage, pageOf, pageRange, type SetRow } from './page';
import { CRAWLED, LATEST_FIRST } from './row-keys';

const PAGE = 'retailer_name, page_type, page_name, page_url';

/** Columns that identify a banner of a day. If it was observed several times, the last observation is used. */
const BANNER = `${PAGE}, e_retail_media_position, e_retail_media_url`;

/**
 * SQL of whether nothing distinguishes a banner from others of its page. All such banners of the page's last file are
 * used.
 */
const IS_UNIDENTIFIED = "(e_retail_media_position IS NULL AND ifNull(e_retail_media_url, '') = '')";

/** Answers with the banners of a day among the first N positions of their page. */
export const answerERetailMedia: Answer<typeof eRetailMedia> = async (db, customerId, params, signal) => {
  const rows = await db.query<Banner & SetRow & { row_no: number }>(
    pageOf(banners(params.relevance), `${BANNER}, row_no`),
    { customer: customerId, day: engineDay(params.date), n: params.first_n_e_retail_media, ...pageRange(params) },
    { signal },
  );
  const items = onPage(rows, params).map(({ row_no: _, ...banner }) => banner);
  return envelope(items, rows[0]?.total ?? 0, params);
};

function banners(relevance: 'RELEVANT' | 'ALL'): string {
  const columns = Object.keys(bannerColumns).join(', ');
  return `
    SELECT ${columns}, row_no FROM (
      SELECT ${columns}, row_no, ${IS_UNIDENTIFIED} AS is_unidentified,
        file_hour = argMax(file_hour, (${CRAWLED}, file_hour)) OVER (PARTITION BY ${PAGE}) AS is_in_last_file
      FROM ${currentRows('e_retail_media')}
      WHERE file_date = {day:Date32}
      ORDER BY ${LATEST_FIRST}
      LIMIT 1 BY ${BANNER}, if(is_unidentified, (file_hour, row_no), (0, 0)))
    WHERE ifNull(e_retail_media_position <= {n:UInt32}, true) AND (is_in_last_file OR NOT is_unidentified)${relevance === 'RELEVANT' ? ` AND (${RELEVANT})` : ''}`;
}

const RELEVANT = `own_label_count > 0 OR competitor_label_count > 0
        OR notEmpty(own_labels) OR notEmpty(competitor_labels)`;
