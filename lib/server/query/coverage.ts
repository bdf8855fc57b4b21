import 'server-only';
import type { Database } from '@/lib/clickhouse/client';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import type { Problem } from '@/lib/contract/problem';
import { variantText } from '@/lib/contract/variant';
import type { CollectedDay, Need, State } from '@/lib/queries/query';
import { daysFrom, latest } from '@/lib/queries/shared/dates';
import { type LedgerRow, lookUpLedger, problemOfRow } from '../collect/ledger';
import { withPriceType } from '../collect/price-type';
import { isFilled } from '../warehouse/tables';

/** A need with the current state of its days in the ledger. */
export interface NeedCoverage {
  need: Need;
  /** Whether the service has too few prices of the type that the query reads, so that the need has those of another. */
  isFallback: boolean;
  /** Name of the need in the SQL of the query. */
  as: string;
  /** Sets of its days. A set of several days is listed for each of them. */
  sets: readonly { day: string; id: string }[];
  days: CollectedDay[];
  /** Its days without those of its parts, see `mergeParts`. */
  ownDays: readonly CollectedDay[];
  rows: number;
  total: number | null;
  crawledAt: string | null;
  fetchedAt: string | null;
  revised: number;
  problem: Problem | null;
  /** Changes with every change of these days in the ledger. */
  version: string;
}

/** Looks up the days of each need in the ledger, see `lookUpLedger`, with the type of prices that the account collects. */
export async function coverageOf(db: Database, account: string, needs: readonly Need[]): Promise<NeedCoverage[]> {
  return Promise.all(
    (await withPriceType(db, account, needs)).map(async ({ need, isFallback }) => {
      const { view, from, to } = need;
      const params = variantText(endpointOf(view), need.params);
      const rows = await lookUpLedger(db, { account, endpoint: view.dataset, params, from, to });
      return { ...toCoverage(need, rows), isFallback };
    }),
  );
}

const WORST_FIRST: readonly State[] = ['failed', 'not_collected', 'partly', 'complete', 'no_data'];

/** Merges the days of several needs. A day has the worst of their states, and the rows of all of them. */
function mergeDays(days: readonly CollectedDay[]): CollectedDay[] {
  const merged = new Map<string, CollectedDay>();
  for (const day of days) {
    const { state, rows } = merged.get(day.day) ?? { state: day.state, rows: 0 };
    const isWorse = WORST_FIRST.indexOf(state) < WORST_FIRST.indexOf(day.state);
    merged.set(day.day, { day: day.day, state: isWorse ? state : day.state, rows: rows + day.rows });
  }
  return [...merged.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** Merges needs with their parts (`partOf`), because statements read them together. */
export function mergeParts(needs: readonly NeedCoverage[]): NeedCoverage[] {
  return needs.map((whole) => {
    const parts = needs.filter(({ need }) => need.partOf === whole.as);
    if (parts.length === 0) return whole;
    const all = [whole, ...parts];
    return {
      ...whole,
      sets: all.flatMap(({ sets }) => sets),
      days: mergeDays(all.flatMap(({ days }) => days)),
    };
  });
}

/** Returns the endpoint whose answers have the rows of a view. */
export function endpointOf({ dataset }: Need['view']): Endpoint {
  const endpoint = endpoints.find(({ name }) => name === dataset);
  if (!endpoint) throw new Error(`There is no endpoint ${dataset}.`);
  return endpoint;
}

function toCoverage(need: Need, ledger: readonly LedgerRow[]): Omit<NeedCoverage, 'isFallback'> {
  const rows = ledger.filter((row) => row.set_id === '0' || isFilled(row));
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const newest = (values: (string | null)[]) => latest(values.filter((value) => value !== null)) ?? null;
  const collected = rows.filter(({ set_id }) => set_id !== '0');
  const failed = rows.findLast(({ problem }) => problem !== '');
  const days = daysFrom(need.from, need.to).map((day) => ({
    day,
    state: byDay.get(day)?.state ?? ('not_collected' as const),
    rows: byDay.get(day)?.rows ?? 0,
  }));
  return {
    need,
    as: need.as ?? need.view.name,
    sets: collected.map(({ day, set_id: id }) => ({ day, id })),
    days,
    ownDays: days,
    rows: collected.reduce((sum, row) => sum + row.rows, 0),
    total: collected.length > 0 ? collected.reduce((sum, { total }) => sum + (total ?? 0), 0) : null,
    crawledAt: newest(collected.map(({ crawled_at }) => crawled_at)),
    fetchedAt: newest(collected.map(({ fetched_at }) => fetched_at)),
    revised: rows.filter(({ revisions }) => revisions > 0).length,
    problem: failed ? problemOfRow(failed) : null,
    version: rows.map(({ version }) => version).join() || '0',
  };
}
