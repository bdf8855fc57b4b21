import * as z from 'zod/mini';
import { NOT_STATED } from '@/lib/datasets/filters';
import { ranks } from '@/lib/datasets/ranks/view';
import { param, raw, type Sql, sql } from '@/lib/metrics/sql';
import { text, whole } from '../params';
import { query, type Run } from '../query';
import { TODAY, todayNeeds } from './needs';
import { rankingsParams } from './params';
import { listedRanks } from './rank-days';

const { c } = ranks;

export interface MatrixKeyword {
  keyword: string;
  keyword_name: string;
  is_power: boolean | null;
  /** Our products at the retailers of the country that are ranked for it. */
  ranked: number;
}

export interface MatrixKeywords {
  /** The country of the columns. Null if no keyword is selected. */
  country: string | null;
  /** Countries of retailers with selected keywords, those with most keywords first. `-` if it is not known. */
  countries: { country: string; keywords: number }[];
  /** The columns from the offset: power keywords first, then those with most ranked products. */
  keywords: MatrixKeyword[];
  total: number;
  /** Number of the first column, from 0. Lower than requested if the matrix has fewer columns. */
  offset: number;
}

/** Parameters of the matrix and of its columns. */
export const matrixParams = {
  ...rankingsParams,
  /** The country of the columns. The one with most keywords if omitted, or if no keyword of it is selected. */
  of_country: text(),
  /** Number of the first column, from 0, and number of columns. */
  column_offset: whole(0, 100_000, 0),
  column_limit: whole(1, 200, 24),
};
export type MatrixParams = z.output<z.ZodMiniObject<typeof matrixParams>>;

/** Country of the row's retailer. */
const COUNTRY = sql`ifNull(toString(country), ${raw(`'${NOT_STATED}'`)})`;

export const isOfCountry = (country: string): Sql => sql`${COUNTRY} = ${param(country, 'String')}`;

/** Returns the keywords of the matrix: those of one country, so that most cells hold a rank. */
export async function readMatrixKeywords(params: MatrixParams, run: Run): Promise<MatrixKeywords> {
  const { of_country, column_limit, column_offset } = params;
  const listed = sql`FROM (${await listedRanks(params, run, [TODAY])}) WHERE on_shelf`;
  const countries = await run.rows<MatrixKeywords['countries'][number]>(
    sql`SELECT shop_country AS country, uniqExact(${c.keyword}) AS keywords FROM (SELECT ${c.keyword}, ${COUNTRY} AS shop_country ${listed})
    GROUP BY shop_country ORDER BY keywords DESC, shop_country`,
  );
  const selectedCountry = countries.find(({ country }) => country === of_country) ?? countries[0];
  if (!selectedCountry) return { country: null, countries, keywords: [], total: 0, offset: 0 };
  const total = selectedCountry.keywords;
  const offset = column_offset < total ? column_offset : total - 1 - ((total - 1) % column_limit);
  const keywords = await run.rows<MatrixKeyword>(
    sql`SELECT ${c.keyword}, any(name) AS keyword_name, toBool(max(is_power_keyword)) AS is_power,
      uniqExactIf((${c.shop}, ${c.product}), is_ranked) AS ranked
    FROM (
      SELECT ${c.keyword}, ${c.shop}, ${c.product}, is_power_keyword, ${c.keyword_name} AS name,
        is_ours AND ranked IS NOT NULL AS is_ranked ${listed} AND ${isOfCountry(selectedCountry.country)})
    GROUP BY ${c.keyword} ORDER BY ifNull(is_power, false) DESC, ranked DESC, keyword_name, ${c.keyword}
    LIMIT ${raw(String(column_limit))} OFFSET ${raw(String(offset))}`,
  );
  return { country: selectedCountry.country, countries, keywords, total, offset };
}

/** The columns of the matrix. */
export const matrixKeywords = query({
  name: 'rankings/matrix-keywords',
  params: z.object(matrixParams),
  needs: todayNeeds,
  answer: readMatrixKeywords,
});
