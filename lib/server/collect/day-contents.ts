import 'server-only';
import { createHash } from 'node:crypto';
import type { ResponseOf } from '@/lib/contract/endpoint';
import { type Competition, type DataRow, priceCompetition, SIDES } from '@/lib/contract/price-competition';
import type { LedgerKey, LedgerState } from './ledger';
import { type Answer, listIn } from './load-answer';
import type { Question } from './question';

/** The content of an answer for one of its days. */
export interface DayContent {
  day: string;
  state: Exclude<LedgerState, 'failed'>;
  /** Whether the answer has nothing about the day. Competitions that are sold out have no data, but are not absent. */
  isAbsent: boolean;
  /** Hash of the day's content. Does not depend on the requested range. */
  hash: string;
  /** Rows of a set, or buckets of competitions. */
  rows: number;
}

/** Returns the content of each ledger key of an answer, in order. @param hash of the whole answer */
export function dayContents(
  { endpoint }: Question,
  answer: Answer,
  keys: readonly LedgerKey[],
  hash: string,
): DayContent[] {
  const days = keys.map(({ day }) => day);
  if (endpoint.name === priceCompetition.name) return competitionDays(days, answer);
  const { rows, missing, total } = answer;
  // A total below the number of rows is wrong and does not prove that the answer is complete.
  const isWhole = missing === 0 && rows <= (total ?? rows);
  const state = isEmpty(answer) ? 'no_data' : isWhole ? 'complete' : 'partly';
  return days.map((day) => ({ day, state, isAbsent: state === 'no_data', hash, rows }));
}

/** Returns whether an answer is an empty set, an empty list, a shelf without listings or a list without files. */
function isEmpty({ rows, value }: Answer): boolean {
  return rows === 0 && (value === undefined || listIn(value) !== undefined);
}

function competitionsIn(value: unknown): Competition[] {
  // The endpoint's schema has validated the value.
  return (value as ResponseOf<typeof priceCompetition>).competitions;
}

/** Counts the warehouse rows of an answer: one for each bucket, and for each competition without buckets. */
export function rowsOf({ endpoint }: Question, { rows, value }: Answer): number {
  if (endpoint.name !== priceCompetition.name) return rows;
  return competitionsIn(value).reduce((sum, { date_buckets }) => sum + Math.max(1, date_buckets.length), 0);
}

/** Prices in plain fields of a row. */
const PLAIN_PRICES = ['base', 'base_2', 'benchmark', 'benchmark_2', 'index', 'rsp_index', 'rrp_index'] as const;

/** Returns the blocks of a row: `standard` (offers in stock) and `with_oos` (all offers). */
const blocksOf = ({ standard, with_oos }: DataRow) => [standard ?? [], with_oos ?? []].flat();
const sidesOf = (row: DataRow) => blocksOf(row).flatMap((block) => SIDES.flatMap((side) => block[side] ?? []));

function isPriced(row: DataRow): boolean {
  const values = [
    ...PLAIN_PRICES.map((name) => row[name]),
    ...blocksOf(row).flatMap(({ rsp_index, rrp_index }) => [rsp_index, rrp_index]),
    ...sidesOf(row).flatMap(({ rsp_value, rrp_value }) => [rsp_value, rrp_value]),
  ];
  return values.some(isNumeric);
}

/** Returns whether a row has the status of a side, such as OUT_OF_STOCK. */
function hasStatus(row: DataRow): boolean {
  const statuses = [row.base_status, row.benchmark_status, ...sidesOf(row).map(({ status }) => status)];
  return statuses.some((status) => Boolean(status) && status !== 'NO_DATA');
}

/**
 * Returns whether a value contains a number. Prices may be text in any notation, so a digit is enough. Services use
 * empty text, "NO_DATA", "NaN" and "-" for missing prices.
 */
function isNumeric(value: unknown): boolean {
  return Number.isFinite(value) || (typeof value === 'string' && /\d/.test(value));
}

/** Returns the content by day. A day has no data if none of its buckets has a price. */
function competitionDays(days: readonly string[], { value }: Answer): DayContent[] {
  const competitions = competitionsIn(value);
  return days.map((day) => {
    const hash = createHash('sha256');
    const data: DataRow[] = [];
    let rows = 0;
    for (const { date_buckets, ...competition } of competitions) {
      const buckets = days.length === 1 ? date_buckets : date_buckets.filter(({ start_date }) => start_date === day);
      hash.update(JSON.stringify([competition, buckets]));
      rows += buckets.length;
      data.push(...buckets.flatMap((bucket) => bucket.data));
    }
    const isWithPrice = data.some(isPriced);
    return {
      day,
      state: isWithPrice ? 'complete' : 'no_data',
      isAbsent: !isWithPrice && !data.some(hasStatus),
      hash: hash.digest('hex'),
      rows,
    };
  });
}
