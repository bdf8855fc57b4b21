import 'server-only';
import type { Database } from '@/lib/clickhouse/client';
import { price } from '@/lib/contract/price';
import { variantText } from '@/lib/contract/variant';
import type { Need } from '@/lib/queries/query';
import { type CollectedPriceType, FALLBACK_PRICE_TYPE, PRICE_TYPE } from '@/lib/queries/shared/price-type';
import { cachedByLedger } from './cached-by-ledger';

/** Fewest rows with `PRICE_TYPE`, of the rows with `FALLBACK_PRICE_TYPE`. */
const LEAST_SHARE = 0.9;

/**
 * Rows of both types on the days on which both are collected. Answers about days that can still change are not compared,
 * as the later one has rows of later crawls.
 */
const COMPARED = `
  SELECT sum(of_type) AS of_type, sum(of_fallback) AS of_fallback FROM (
    SELECT sumIf(greatest(ledger.rows, ifNull(total, 0)), params = {type:String}) AS of_type,
      sumIf(greatest(ledger.rows, ifNull(total, 0)), params = {fallback:String}) AS of_fallback
    FROM ledger FINAL
    WHERE account = {account:String} AND endpoint = {endpoint:String} AND params IN [{type:String}, {fallback:String}]
      AND settled AND state != 'failed'
    GROUP BY ledger.day HAVING count() = 2)`;

/** Returns the price of a day that an account collects and reads by default, according to its ledger. */
export const priceTypeOf = cachedByLedger('price types', readPriceType);

function paramsOf(calculation_type: CollectedPriceType): string {
  return variantText(price, { calculation_type });
}

async function readPriceType(db: Database, account: string): Promise<CollectedPriceType> {
  const [rows] = await db.query<{ of_type: number; of_fallback: number }>(COMPARED, {
    account,
    endpoint: price.name,
    type: paramsOf(PRICE_TYPE),
    fallback: paramsOf(FALLBACK_PRICE_TYPE),
  });
  return rows && rows.of_type < LEAST_SHARE * rows.of_fallback ? FALLBACK_PRICE_TYPE : PRICE_TYPE;
}

/** Returns whether a need reads the price of a day that pages read by default. */
function readsPriceType({ view, params }: Need): boolean {
  return view.dataset === price.name && params.calculation_type === PRICE_TYPE;
}

/** Returns needs with the type of prices that the account collects, which is the same on all days of a need. */
export async function withPriceType(
  db: Database,
  account: string,
  needs: readonly Need[],
): Promise<{ need: Need; isFallback: boolean }[]> {
  const isFallback = needs.some(readsPriceType) && (await priceTypeOf(db, account)) === FALLBACK_PRICE_TYPE;
  return needs.map((need) =>
    isFallback && readsPriceType(need)
      ? { need: { ...need, params: { ...need.params, calculation_type: FALLBACK_PRICE_TYPE } }, isFallback }
      : { need, isFallback: false },
  );
}
