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
  const state = isEmpty(answer) ? 'no_data' : answer.meta.missing > 0 ? 'partly' : 'complete';
  return days.map((day) => ({ day, state, hash }));
}

/** A set without a row, and a value that is an empty list or a shelf without a listing. */
function isEmpty({ lines: [line], meta }: Answer): boolean {
  if (line === undefined) return true;
  if (meta.total !== null) return false;
  const { value } = JSON.parse(line) as { value?: unknown[] | { listings?: unknown[] } | null };
  const list = Array.isArray(value) ? value : value?.listings;
  return list?.length === 0;
}

interface Competitions {
  competitions: (Record<string, unknown> & {
    date_buckets?: { start_date?: string; data?: Record<string, unknown>[] }[];
  })[];
}

const PRICES = ['base', 'base_2', 'benchmark', 'benchmark_2', 'index'];

/** A bucket without any price is how the service says that it has nothing of a day. */
function competitionDays(days: readonly string[], { lines: [line = '{}'] }: Answer): DayContent[] {
  // It was read by the endpoint's schema before it became a line.
  const { competitions } = JSON.parse(line).value as Competitions;
  return days.map((day) => {
    const hash = createHash('sha256');
    let priced = false;
    for (const { date_buckets = [], ...competition } of competitions) {
      const buckets = days.length === 1 ? date_buckets : date_buckets.filter(({ start_date }) => start_date === day);
      hash.update(JSON.stringify([competition, buckets]));
      priced ||= buckets.some(({ data = [] }) => data.some((row) => PRICES.some((name) => row[name] != null)));
    }
    return { day, state: priced ? 'complete' : 'no_data', hash: hash.digest('hex') };
  });
}
