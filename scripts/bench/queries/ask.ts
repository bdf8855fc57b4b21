import { allQueries } from '@/lib/queries/registry';
import { addDays } from '@/lib/queries/shared/dates';
import { fetchQuery } from '../../fetch-query';
import type { Dashboard } from '../bench-stack';

/**
 * The measured queries of the pages. Excludes those of days and dictionaries, which read no rows, those of the Overview,
 * which read cached verdicts, those of a year of all datasets, and those of data that the stage does not collect: flash
 * prices, shelves, and files.
 */
export const QUERIES = allQueries
  .map(({ name }) => name)
  .filter(
    (name) => !/\/(days|dictionary|flash|booking-names)$/.test(name) && !/^(overview|shelf|downloads)\//.test(name),
  );

/** A query over a period that ends with a day. */
export interface Asked {
  query: string;
  date: string;
  days: number;
  /** Text that filters rows. */
  q?: string;
}

/** Values that some queries need. */
interface Names {
  retailer: string;
  competition: string;
  score: string;
  sku: string;
}

export type Ask = (request: Asked) => Promise<number>;

/** Creates a function that requests an uncached answer and returns its time in seconds. */
export async function asker({ url }: Dashboard, newest: string): Promise<Ask> {
  const names = await namesOf(url, newest);
  return async (request) => {
    const started = performance.now();
    const response = await fetchQuery(url, request.query, String(paramsOf(request, names)));
    const { coverage } = (await response.json()) as { coverage: { states: string }[] };
    const seconds = (performance.now() - started) / 1000;
    if (!response.ok) throw new Error(`${request.query} answered ${response.status}`);
    if (coverage.some(({ states }) => states.includes('-')))
      throw new Error(`${request.query} of ${request.days} days to ${request.date} reads days that are not collected.`);
    return seconds;
  };
}

async function namesOf(url: string, date: string): Promise<Names> {
  const first = async (query: string) => {
    const request = { query, date, days: 1 };
    const response = await fetchQuery(
      url,
      query,
      String(paramsOf(request, { retailer: '', competition: '', score: '', sku: '' })),
    );
    const { answer } = (await response.json()) as { answer: { rows: Record<string, string>[] } };
    return answer.rows[0] ?? {};
  };
  const [banner, competition, score, offer] = await Promise.all(
    ['banners/placements', 'price-competition/lines', 'visibility/scores', 'prices/offers'].map(first),
  );
  return {
    retailer: banner?.retailer_name ?? '',
    competition: competition?.id ?? '',
    score: score?.id ?? '',
    sku: offer?.sku ?? '',
  };
}

function paramsOf({ query, date, days, q }: Asked, { retailer, competition, score, sku }: Names): string {
  const [page, name = ''] = query.split('/');
  if (name.startsWith('booked'))
    return new URLSearchParams({
      bookings: JSON.stringify([retailer, null, null, null, addDays(date, 1 - days), date]),
      ...(name === 'booked-share' && { date, days: String(days) }),
    }).toString();
  return new URLSearchParams({
    date,
    days: String(days),
    against: addDays(date, -1),
    ...(q !== undefined && { q }),
    ...(page === 'price-competition' && { page: '101' }),
    ...((name === 'line' || name === 'evidence') && { id: competition }),
    ...(name === 'score' && { id: score }),
    ...(name === 'sku' && { sku }),
    ...(name === 'promotions' && { at: retailer }),
    ...(name === 'evidence' && { bucket: date }),
  }).toString();
}
