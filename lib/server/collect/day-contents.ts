import 'server-only';
import { createHash } from 'node:crypto';
import { priceCompetition } from '@/lib/contract/price-competition';
import type { Answer } from '../sets/load';
import type { Question } from '../sets/question';
import type { LedgerPlace, LedgerState } from './ledger';

/** What an answer says about one of its days. */
export interface DayContent {
  day: string;
  state: Exclude<LedgerState, 'failed'>;
  /** The same while the service says the same of the day, however long the range it was asked in. */
  hash: string;
  /** What is there of the day: rows of a set, buckets of competitions. */
  rows: number;
}

/** One for each place of the answer, in their order. @param hash of the whole answer */
export function dayContents(
  { endpoint }: Question,
  answer: Answer,
  places: readonly LedgerPlace[],
  hash: string,
): DayContent[] {
  const days = places.map(({ day }) => day);
  if (endpoint.name === priceCompetition.name) return competitionDays(days, answer);
  const { meta } = answer;
  const rows = countRows(answer);
  // A total below the number of rows is wrong, so it cannot say that the rows are all there are.
  const isWhole = meta.missing === 0 && rows <= (meta.total ?? rows);
  const state = isEmpty(answer) ? 'no_data' : isWhole ? 'complete' : 'partly';
  return days.map((day) => ({ day, state, hash, rows }));
}

/** Whether an answer has no row: an empty list, a shelf without a listing, a list of files without a file. */
function isEmpty({ lines: [line], meta }: Answer): boolean {
  if (line === undefined) return true;
  if (meta.total !== null) return false;
  return listOf(line)?.length === 0;
}

/** Rows of a set, or of a value that is a list. */
function countRows({ rows, lines: [line] }: Answer): number {
  return rows ?? (line === undefined ? 0 : (listOf(line)?.length ?? 0));
}

/** The list that a value is or has. */
function listOf(line: string): unknown[] | undefined {
  const { value } = JSON.parse(line) as {
    value?: unknown[] | { listings?: unknown[]; files?: unknown[] } | null;
  };
  return Array.isArray(value) ? value : (value?.listings ?? value?.files);
}

interface Competitions {
  competitions: (Record<string, unknown> & {
    date_buckets?: { start_date?: string; data?: Record<string, unknown>[] }[];
  })[];
}

/** The rows that the engine makes of a whole answer: one for each bucket, and for each competition without any. */
export function rowsOf({ endpoint }: Question, answer: Answer): number {
  if (endpoint.name !== priceCompetition.name) return countRows(answer);
  const [line = '{}'] = answer.lines;
  const { competitions } = JSON.parse(line).value as Competitions;
  return competitions.reduce((sum, { date_buckets = [] }) => sum + Math.max(1, date_buckets.length), 0);
}

const PRICES = ['base', 'base_2', 'benchmark', 'benchmark_2', 'index'];
const INDICES = ['rsp_index', 'rrp_index'];
const VALUES = ['rsp_value', 'rrp_value'];

/** Prices are in plain fields, or in the blocks of offers in stock and of all offers. */
function isPriced(row: Record<string, unknown>): boolean {
  const hasNumber = (of: unknown, names: readonly string[]) =>
    names.some((name) => isNumeric(((of ?? {}) as Record<string, unknown>)[name]));
  const blocks = [row.standard, row.with_oos].map((block) => (block ?? {}) as Record<string, unknown>);
  return (
    hasNumber(row, [...PRICES, ...INDICES]) ||
    blocks.some(
      (block) => hasNumber(block, INDICES) || hasNumber(block.base, VALUES) || hasNumber(block.benchmark, VALUES),
    )
  );
}

/**
 * Whether a value holds a number. Prices may be text in any notation, so a digit is enough. Empty text, "NO_DATA",
 * "NaN" and "-" have none: services write them where they have no price.
 */
function isNumeric(value: unknown): boolean {
  return Number.isFinite(value) || (typeof value === 'string' && /\d/.test(value));
}

/** A day has no data if no bucket of it has a price. */
function competitionDays(days: readonly string[], { lines: [line = '{}'] }: Answer): DayContent[] {
  // It was read by the endpoint's schema before it became a line.
  const { competitions } = JSON.parse(line).value as Competitions;
  return days.map((day) => {
    const hash = createHash('sha256');
    let priced = false;
    let rows = 0;
    for (const { date_buckets = [], ...competition } of competitions) {
      const buckets = days.length === 1 ? date_buckets : date_buckets.filter(({ start_date }) => start_date === day);
      hash.update(JSON.stringify([competition, buckets]));
      rows += buckets.length;
      priced ||= buckets.some(({ data = [] }) => data.some(isPriced));
    }
    return { day, state: priced ? 'complete' : 'no_data', hash: hash.digest('hex'), rows };
  });
}
