import { ranks } from '@/lib/datasets/ranks/view';
import { scores } from '@/lib/datasets/scores/view';
import { isOneOf } from '@/lib/metrics/conditions';
import { join, param, raw, type Sql, sql } from '@/lib/metrics/sql';
import { NAMES } from '@/lib/queries/shared/names';
import type { Run } from '../query';

const { c } = ranks;
const s = scores.c;

/** Texts by a key, as two lists. */
interface Lookup {
  keys: string[];
  texts: string[];
}

/**
 * Returns SQL of what Visibility Scores know of ranks, which do not state it: the country of the retailer, by its code or
 * name, and whether the keyword is a power keyword, by its number if scores have it, by its name otherwise. Null if it is
 * not known. Only for queries that need `todayNeeds`, which share the lists.
 */
export async function knownNames(run: Run): Promise<{ country: Sql; isPower: Sql }> {
  const lookup = (key: Sql, text: Sql, condition: Sql) =>
    run.sharedRow<Lookup>(
      sql`SELECT groupArray(assumeNotNull(lookup_key)) AS keys, groupArray(assumeNotNull(lookup_text)) AS texts FROM (
        SELECT ${key} AS lookup_key, ${text} AS lookup_text FROM ${run.from(NAMES)} WHERE ${condition} GROUP BY lookup_key
        HAVING lookup_key IS NOT NULL ORDER BY lookup_key)`,
    );
  const power = sql`toString(toUInt8(max(${s.is_power_visibility_source})))`;
  const isStated = sql`${s.is_power_visibility_source} IS NOT NULL`;
  const [countries, byNumber, byName] = await Promise.all([
    lookup(
      sql`arrayJoin([toString(${s.retailer_code}), toString(${s.retailer_name})])`,
      sql`argMax(toString(${s.retailer_country}), ${s.day})`,
      sql`${s.retailer_country} IS NOT NULL`,
    ),
    lookup(sql`toString(${s.source})`, power, isStated),
    lookup(sql`toString(${s.source_name})`, power, isStated),
  ]);
  const cases = [...flagCases(c.keyword, byNumber), ...flagCases(c.keyword_name, byName)];
  const notKnown = sql`CAST(NULL, 'Nullable(Bool)')`;
  return {
    country: sql`nullIf(${find(c.shop, countries, sql`''`)}, '')`,
    isPower: cases.length > 0 ? sql`multiIf(${join([...cases, notKnown])})` : notKnown,
  };
}

/** Pairs of a condition and a flag for `multiIf`: of the keys whose flag is set, and of those whose flag is not. */
function flagCases(key: Sql, { keys, texts }: Lookup): Sql[] {
  const cases = [true, false].map((flag) => ({
    flag,
    keys: keys.filter((_, index) => (texts[index] === '1') === flag),
  }));
  return cases
    .filter((entry) => entry.keys.length > 0)
    .flatMap(({ flag, keys }) => [isOneOf(key, keys), raw(String(flag))]);
}

/** The text of a key, or another one. */
function find(key: Sql, { keys, texts }: Lookup, other: Sql): Sql {
  if (keys.length === 0) return other;
  return sql`transform(toString(${key}), ${param(keys, 'Array(String)')}, ${param(texts, 'Array(String)')}, ${other})`;
}
