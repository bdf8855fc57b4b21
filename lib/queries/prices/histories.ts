import { offers } from '@/lib/datasets/offers/view';
import { and, NAMED_TUPLES, param, raw, type Sql, sql } from '@/lib/metrics/sql';
import { periodStart } from '@/lib/queries/shared/dates';
import type { Run, State } from '../query';
import { TODAY } from './needs';
import type { PricesParams } from './params';

const { c } = offers;

/**
 * Returns a condition for the offers that states are about: those of own SKUs, of competitors, or all. Offers without an
 * SKU or a retailer are many SKUs.
 */
function targetedOffers({ own }: PricesParams): Sql {
  return and(
    c.has_sku,
    sql`${c.retailer} IS NOT NULL`,
    own === 'own' && c.is_own_brand,
    own === 'competitor' && sql`NOT ${c.is_own_brand}`,
  );
}

/** Letters of days without rows. */
const LETTERS: Partial<Record<State, string>> = { no_data: 'e', failed: 'x', not_collected: '-' };

/** Returns the letter of each day of the period in strips. Empty for days with rows. */
export function missingLetters(run: Run): string[] {
  return run.days({ view: offers }).map(({ state }) => LETTERS[state] ?? '');
}

interface ListingsOptions {
  /** A state of an SKU at a retailer, over its offers of a day: null if it is not known. */
  isInState: Sql;
  /** Aggregates over the offers of a listing on the day. */
  select: Sql;
  /** An aggregate over its offers on the newest day on which it was not in the state, as `before`. */
  before?: Sql;
}

/**
 * Returns the FROM clause of SKUs at retailers that are in a state on the day, with `sku`, `shop`, the selected
 * aggregates, and since when: `since`, `since_at_least`, `bad_days`, `strip` and `before`. Filters select SKUs at a
 * retailer by any of their offers; the state is that of all offers. Days on which the state is not known neither begin
 * nor end it.
 */
export function listingsInState(params: PricesParams, run: Run, listingsOf: ListingsOptions): Sql {
  const { isInState, select, before = sql`''` } = listingsOf;
  const targeted = targetedOffers(params);
  const ofListing = sql`${c.sku}, ${c.shop}`;
  const listings = (selected: Sql) => sql`SELECT ${selected}
    FROM (SELECT *, ${offers.where(params)} AS passes FROM ${run.from(TODAY)} WHERE ${targeted})
    GROUP BY ${ofListing} HAVING max(passes) AND ifNull(${isInState}, false) ${NAMED_TUPLES}`;
  const first = param(periodStart(params.date, params.days), 'Date');
  const after = (letter: string) => sql`(letter, day_no) -> letter = ${raw(`'${letter}'`)} AND day_no > last_good`;
  return sql`FROM (${listings(sql`${ofListing}, ${select}`)}) AS listing
    INNER JOIN (
      SELECT ${ofListing}, toString(${first} + arrayFirstIndex(${after('b')}, letters, arrayEnumerate(letters)) - 1) AS since,
        toBool(last_good = 0) AS since_at_least, arrayCount(${after('b')}, letters, arrayEnumerate(letters)) AS bad_days, strip, before
      FROM (
        SELECT ${ofListing}, arrayMap((letter, missing) -> if(missing = '', letter, missing), of_rows, ${param(missingLetters(run), 'Array(String)')}) AS letters,
          arrayLastIndex(letter -> letter = 'g', letters) AS last_good, arrayStringConcat(letters) AS strip, before
        FROM (
          SELECT ${ofListing}, groupArrayInsertAt('n', ${raw(String(params.days))})(letter, toUInt32(${c.day} - ${first})) AS of_rows,
            argMaxIf(of_day, ${c.day}, letter = 'g') AS before
          FROM (
            SELECT ${ofListing}, ${c.day}, multiIf(bad IS NULL, 'u', bad, 'b', 'g') AS letter, of_day
            FROM (
              SELECT ${ofListing}, ${c.day}, ${isInState} AS bad, ${before} AS of_day FROM ${run.from({ view: offers })}
              WHERE (${ofListing}) IN (${listings(ofListing)}) AND ${targeted} GROUP BY ${ofListing}, ${c.day}))
          GROUP BY ${ofListing}))
    ) AS history USING (${ofListing})`;
}
