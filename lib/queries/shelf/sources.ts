import * as z from 'zod/mini';
import { VISIBILITY_TYPES } from '@/lib/contract/params';
import { scores } from '@/lib/datasets/scores/view';
import { and, NAMED_TUPLES, sql, tupleOf } from '@/lib/metrics/sql';
import { NAMES, namesNeed } from '@/lib/queries/shared/names';
import { choice, day, list } from '../params';
import { query, type Run } from '../query';

const s = scores.c;

/** A retailer with shelves. */
export interface ShelfRetailer {
  code: string;
  name: string;
  country: string | null;
}

/** A keyword or category with a shelf. */
export interface ShelfSource {
  id: string;
  name: string;
  is_power: boolean;
  /** Its retailers, as indices in `retailers`. */
  retailer_indices: number[];
}

export interface ShelfSources {
  retailers: ShelfRetailer[];
  /** Those with an own brand first, then power keywords, then by name. */
  sources: ShelfSource[];
  /** The shelf that the page opens with: the first source at one of the selected retailers. Null without any. */
  first: { visibility_source_id: string; retailer_code: string } | null;
}

interface SourceRow extends Omit<ShelfSource, 'retailer_indices'> {
  retailers: ShelfRetailer[];
}

/** The keywords or categories with shelves, by the newest scores, and the retailers of each. */
export const sources = query({
  name: 'shelf/sources',
  params: z.object({
    date: day(),
    visibility_type: choice(VISIBILITY_TYPES, 'SEARCH'),
    /** Retailers and countries that other pages have selected, by name. They select the first shelf. */
    retailer: list(),
    country: list(),
  }),
  needs: (params) => [{ ...namesNeed(params), isAside: false, urgent: true, from: params.date }],
  async answer({ retailer, country }, run): Promise<ShelfSources> {
    const rows = await readSources(run);
    const retailers = [
      ...new Map(rows.flatMap(({ retailers }) => retailers.map((item) => [item.code, item]))).values(),
    ];
    const indexOf = new Map(retailers.map(({ code }, index) => [code, index]));
    const isSelected = (item: ShelfRetailer) =>
      (retailer.length === 0 || retailer.includes(item.name)) &&
      (country.length === 0 || country.includes(item.country ?? ''));
    const opened = rows.find(({ retailers }) => retailers.some(isSelected)) ?? rows[0];
    const shop = opened?.retailers.find(isSelected) ?? opened?.retailers[0];
    return {
      retailers,
      sources: rows.map(({ retailers, ...row }) => ({
        ...row,
        retailer_indices: retailers.flatMap(({ code }) => indexOf.get(code) ?? []),
      })),
      first: opened && shop ? { visibility_source_id: opened.id, retailer_code: shop.code } : null,
    };
  },
});

/** Sources that the service accepts: those with a number, at retailers with a code. */
function readSources(run: Run): Promise<SourceRow[]> {
  const isShelf = and(
    scores.where({}),
    sql`match(ifNull(${s.visibility_source_id}, ''), '^[1-9][0-9]{0,19}$')`,
    sql`${s.retailer_code} != ''`,
  );
  return run.rows<SourceRow>(
    sql`SELECT id, title AS name, is_power, retailers FROM (
      SELECT id, min(source_name) AS title, toBool(max(power)) AS is_power, toBool(max(own)) AS is_own,
        arraySort(item -> (item.name, item.code), groupArray(${tupleOf(['code', 'name', 'country'])})) AS retailers
      FROM (
        SELECT assumeNotNull(${s.visibility_source_id}) AS id, assumeNotNull(${s.retailer_code}) AS code, any(${s.source_name}) AS source_name,
          ifNull(toString(any(${s.retailer_name})), code) AS name, toString(any(${s.retailer_country})) AS country,
          max(ifNull(${s.is_power_visibility_source}, false)) AS power, max(ifNull(${s.is_own_brand}, false)) AS own
        FROM ${run.from(NAMES)} WHERE ${isShelf} GROUP BY id, code)
      GROUP BY id ${NAMED_TUPLES})
    ORDER BY is_own DESC, is_power DESC, title, id`,
  );
}
