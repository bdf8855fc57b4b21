import { HAS_PROMOTION_TEXT, LISTING, ON_PROMOTION, offers } from '@/lib/datasets/offers/view';
import { isOneOf } from '@/lib/metrics/conditions';
import { and, join, NAMED_TUPLES, param, raw, selectList, sql, tupleOf } from '@/lib/metrics/sql';
import { periodStart } from '@/lib/queries/shared/dates';
import { groupBy } from '@/lib/queries/shared/group-by';
import type { RowOf } from '../columns';
import type { Run } from '../query';
import { same, table } from '../table';
import { missingLetters } from './histories';
import { LISTING_COLUMNS, LISTING_OF_ROWS, listingTable } from './listing-rows';
import { TODAY } from './needs';
import { type PromotionDay, promotionColumns } from './promotions.columns';

const { c } = offers;

/** What an offer with a promotion text is ordered by within a day. The last one describes the day. */
const NOTE = {
  is_on: sql`ifNull(${ON_PROMOTION}, false)`,
  is_unknown: sql`${ON_PROMOTION} IS NULL`,
  depth: sql`ifNull(${c.discount}, -1000)`,
  from_last: sql`-toInt64(${c.row_no})`,
};

/** Maximum number of rows of a request. */
const MOST_LISTED = 1000;

/** SKUs with an offer of the day and a promotion text in the period, those with most days on promotion first. */
export const promotions = table({
  ...listingTable,
  name: 'prices/promotions',
  title: 'Promotions',
  columns: promotionColumns,
  sort: 'days_on.desc',
  select: () => ({
    ...LISTING_COLUMNS,
    ...same('days_on', 'days_known', 'deepest', 'strip', 'promotion_text'),
    promotions: sql`[]`,
  }),
  from(params, run) {
    const first = param(periodStart(params.date, params.days), 'Date');
    const length = raw(String(params.days));
    const isIdentified = and(c.has_sku, sql`${c.retailer} IS NOT NULL`);
    const today = sql`FROM ${run.from(TODAY)} WHERE ${and(isIdentified, offers.where(params))}`;
    const step = sql`toString(toUInt8(greatest(1, least(5, ceil(round(note.depth * 10, 6))))))`;
    const note = tupleOf(['day_no', ...Object.keys(NOTE), 'promotion_text']);
    return sql`FROM (
        SELECT ${LISTING} AS listing, any(${c.sku}) AS sku, any(${c.shop}) AS shop, ${LISTING_OF_ROWS} ${today} GROUP BY listing
      ) AS listings
      INNER JOIN (
        SELECT listing, arrayFilter((note, no, next) -> no != next, all_notes, all_nos, arrayPushBack(arrayPopFront(all_nos), 0)) AS notes,
          arrayMap(note -> note.day_no, notes) AS nos, arrayMap(note -> multiIf(note.is_on, ${step}, note.is_unknown, 'u', 't'), notes) AS letters,
          arrayCount(note -> note.is_on, notes) AS days_on,
          countEqual(offered, 'g') - countEqual(letters, 'u') AS days_known,
          if(days_on = 0, NULL, arrayMax(note -> if(note.is_on, note.depth, -1000), notes)) AS deepest,
          arraySort(note -> (note.is_on, note.day_no), notes)[-1].promotion_text AS promotion_text,
          arrayStringConcat(arrayMap((missing, letter, no) -> multiIf(missing != '', missing, has(nos, no), letters[indexOf(nos, no)], letter),
            ${param(missingLetters(run), 'Array(String)')}, offered, arrayEnumerate(offered))) AS strip
        FROM (
          SELECT listing, groupArrayInsertAt('n', ${length})('g', toUInt32(day_no - 1)) AS offered,
            arraySort(groupArrayIf(${note}, has_text)) AS all_notes, arrayMap(note -> note.day_no, all_notes) AS all_nos
          FROM (
            SELECT ${LISTING} AS listing, toUInt32(${c.day} - ${first}) + 1 AS day_no, ${HAS_PROMOTION_TEXT} AS has_text,
              ${selectList(NOTE)}, ${c.promotion_text}
            FROM ${run.from({ view: offers })} WHERE ${isIdentified})
          GROUP BY listing HAVING notEmpty(all_notes) ${NAMED_TUPLES})
      ) AS promoted USING (listing)`;
  },
  async finish(rows, _params, run) {
    // A file has all rows, and no list.
    if (rows.length > MOST_LISTED) return rows;
    const days = await promotionDays(rows, run);
    return rows.map((row) => ({ ...row, promotions: days.get(keyOf(row)) ?? [] }));
  },
});

type PromotionRow = RowOf<typeof promotionColumns>;

const keyOf = ({ sku, shop }: Pick<PromotionRow, 'sku' | 'shop'>) => JSON.stringify([sku, shop]);

/** Returns the days with a promotion text of each row. Rows are few, while all rows have many days. */
async function promotionDays(rows: readonly PromotionRow[], run: Run): Promise<ReadonlyMap<string, PromotionDay[]>> {
  const isOneOfRows = (name: 'sku' | 'shop') => isOneOf(c[name], [...new Set(rows.map((row) => row[name]))]);
  const offer = [c.promotion_text, c.selling_price, c.list_price, c.discount, c.currency];
  const days = await run.rows<PromotionDay & Pick<PromotionRow, 'sku' | 'shop'>>(
    sql`SELECT ${c.sku}, ${c.shop}, toString(${c.day}) AS date, ${join(offer)}
    FROM ${run.from({ view: offers })} WHERE ${and(isOneOfRows('sku'), isOneOfRows('shop'), HAS_PROMOTION_TEXT)}
    ORDER BY ${c.sku}, ${c.shop}, date, tuple(${join(Object.values(NOTE))}) DESC LIMIT 1 BY ${c.sku}, ${c.shop}, date`,
  );
  const byRow = groupBy(days, keyOf);
  return new Map([...byRow].map(([key, all]) => [key, all.map(({ sku: _sku, shop: _shop, ...day }) => day)]));
}
