import type { Format } from '@/lib/client/format/format';
import type { CalculationType } from '@/lib/contract/calculation-types';
import type { CollectionRow, CollectorStatus } from '@/lib/contract/collection';
import { ownValue } from '@/lib/contract/own-value';

const PRICE_WORDS = {
  LAST: 'last prices',
  MIN_PRICE: 'lowest prices',
  MAX_PRICE: 'highest prices',
  AVG: 'average prices',
} satisfies Record<CalculationType, string>;

const PARAM_WORDS: Readonly<Record<string, (value: string) => string>> = {
  calculation_type: (value) => ownValue(PRICE_WORDS, value) ?? plain(value),
  customer_page_id: (value) => `page ${value}`,
  time_dimension: (value) => `${plain(value)} values`,
  price_type: (value) => ownValue({ TOTAL: 'price per pack', UNIT: 'price per unit' }, value) ?? plain(value),
  visibility_type: (value) => plain(value),
  position_type: (value) => `${ownValue({ OVERALL: 'all' }, value) ?? plain(value)} positions`,
  first_n_products: (value) => `first ${value} products`,
  first_n_e_retail_media: (value) => `first ${value} banners`,
  relevance: (value) => ownValue({ RELEVANT: 'with own or competitor products' }, value) ?? plain(value),
  visibility_source_id: (value) => `keyword or category ${value}`,
  retailer_code: (value) => `retailer ${value}`,
};

const plain = (text: string) => text.toLowerCase().replaceAll('_', ' ');

/** Formats parameters for users: `first_n_products=20` → "first 20 products". */
export function paramWords(params: string): string {
  return [...new URLSearchParams(params)]
    .map(([name, value]) => ownValue(PARAM_WORDS, name)?.(value) ?? `${plain(name)} ${plain(value)}`)
    .join(', ');
}

/** Formats the time span of a limit: "a minute". */
export function spanWords(seconds: number): string {
  if (seconds === 1) return 'a second';
  if (seconds === 60) return 'a minute';
  return `in ${seconds} s`;
}

/** Returns whether the remaining requests are not known yet. */
export function isWithoutPlan({ enabled, isDone, waiting, running }: CollectorStatus): boolean {
  return enabled && !isDone && waiting.tasks === 0 && running.length === 0;
}

/** Describes the current work of the collector, or why it is idle. @param failed number of failed answers */
export function workWords({ status, failed, now }: { status: CollectorStatus; failed: number; now: number }): {
  title: string;
  note: string;
} {
  const { enabled, isDone, running, waiting, isPaused, pausedUntil, problem } = status;
  if ((pausedUntil && Date.parse(pausedUntil) > now) || (isWithoutPlan(status) && problem))
    return { title: 'Waiting for the service', note: problem?.title ?? 'The service failed.' };
  if (running.length > 0) return { title: 'Collecting', note: 'Requests of users go first.' };
  if (enabled && isPaused) return { title: 'Paused', note: 'Only data that users open is collected.' };
  if (waiting.tasks > 0) return { title: 'Waiting', note: 'The limit allows no request right now.' };
  if (!enabled) return { title: 'Off', note: 'Only data that users open is collected (setting COLLECT=off).' };
  if (!isDone) return { title: 'Planning', note: 'Calculating the remaining requests…' };
  if (failed > 0) return { title: 'Done', note: 'Everything is collected, except for the answers that failed.' };
  return { title: 'Up to date', note: 'Everything planned is collected.' };
}

/** Describes the result of an answer in the ledger: its rows, or why it failed. */
export function outcomeWords({ problem, state, rows, total }: CollectionRow, format: Format): string {
  if (problem) return problem.title;
  if (state === 'no_data') return 'No data for this day.';
  if (state === 'partly' && total !== null && rows !== null && rows > total)
    return `${format.count(rows, 'row')}, though the service counts ${format.integer(total)}`;
  if (state === 'partly' && total !== null)
    return rows === null
      ? `Some of ${format.count(total, 'row')}`
      : `${format.integer(rows)} of ${format.count(total, 'row')}`;
  const count = rows ?? total;
  return count === null ? 'Collected.' : format.count(count, 'row');
}
