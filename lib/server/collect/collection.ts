import 'server-only';
import type { CompetitionPage } from '@/lib/config/competition-pages';
import type { CollectedEndpoint, CollectedState, Collection, CollectionFailure } from '@/lib/contract/collection';
import { jsonEndpoints } from '@/lib/contract/endpoints';
import { daysFrom } from '@/lib/queries/shared/dates';
import { config } from '../config/config';
import { accountOf } from '../sets/question';
import { database } from '../store/database';
import { service } from '../upstream/service';
import { collector } from './collector';
import { COLUMNS, type LedgerRow, problemOfRow } from './ledger';
import { planLines, shelfLine } from './plan';

interface DayRow {
  endpoint: string;
  day: string;
  complete: number;
  partly: number;
  no_data: number;
  failed: number;
  rows: number;
  fetched: string;
  revised: number;
}

const DAYS = `
  SELECT endpoint, toString(ledger.day) AS day, countIf(state = 'complete') AS complete, countIf(state = 'partly') AS partly,
    countIf(state = 'no_data') AS no_data, countIf(state = 'failed') AS failed, sum(ledger.rows) AS rows,
    max(fetched_at) AS fetched, countIf(revisions > 0) AS revised
  FROM ledger FINAL
  WHERE account = {account:String} AND ledger.day BETWEEN {from:Date} AND {to:Date} GROUP BY endpoint, ledger.day`;

const MOST_FAILURES = 200;
const FAILURES = `
  SELECT ${COLUMNS}, count() OVER () AS failed FROM ledger FINAL
  WHERE account = {account:String} AND problem != '' ORDER BY ledger.version DESC LIMIT ${MOST_FAILURES}`;

/** What is collected of the days of the plan, what runs, and what failed. Costs no call. */
export async function readCollection(): Promise<Collection> {
  const { from, to } = collector().range();
  const account = accountOf(service());
  const db = await database();
  const [found, failures] = await Promise.all([
    db.query<DayRow>(DAYS, { account, from, to }),
    db.query<LedgerRow & { failed: number }>(FAILURES, { account }),
  ]);
  return {
    from,
    to,
    status: collector().status(),
    endpoints: toEndpoints(config().competitionPages, found, daysFrom(from, to)),
    failures: failures.map(toFailure),
    failed: failures[0]?.failed ?? 0,
  };
}

const LISTINGS = shelfLine({ visibility_source_id: 1, retailer_code: '' }).endpoint.name;

/** Each endpoint of the plan with its days, and those that were collected because somebody asked. */
export function toEndpoints(
  pages: readonly CompetitionPage[],
  found: readonly DayRow[],
  days: readonly string[],
): CollectedEndpoint[] {
  const planned = new Map<string, number>();
  for (const { endpoint } of planLines(pages)) planned.set(endpoint.name, (planned.get(endpoint.name) ?? 0) + 1);
  const byPlace = new Map(found.map((row) => [`${row.endpoint} ${row.day}`, row]));
  return jsonEndpoints
    .filter(({ name }) => planned.has(name) || name === LISTINGS)
    .map(({ name, title }) => ({
      endpoint: name,
      title,
      ranged: planned.has(name),
      days: days.map((day) => {
        const row = byPlace.get(`${name} ${day}`);
        const count = row ? row.complete + row.partly + row.no_data + row.failed : 0;
        const ofPlan = planned.get(name) ?? 0;
        return {
          day,
          // The shelves of older days are collected when they are opened.
          state: !row && name === LISTINGS && day !== days.at(-1) ? 'not_planned' : stateOf(row, ofPlan),
          found: count,
          planned: Math.max(ofPlan, count),
          rows: row?.rows ?? 0,
          fetchedAt: row?.fetched || null,
          revised: row?.revised ?? 0,
        };
      }),
    }));
}

function stateOf(row: DayRow | undefined, planned: number): CollectedState {
  if (!row) return 'not_collected';
  const { complete, partly, no_data, failed } = row;
  const open = complete + partly + no_data + failed < planned;
  if (complete + partly > 0) return partly > 0 || failed > 0 || open ? 'partly' : 'complete';
  if (failed > 0) return 'failed';
  return open ? 'not_collected' : 'no_data';
}

function toFailure(row: LedgerRow): CollectionFailure {
  const { endpoint, params, day, attempts, version } = row;
  const problem = problemOfRow(row) ?? { code: 'internal', title: 'It failed.', retryable: true };
  const title = jsonEndpoints.find(({ name }) => name === endpoint)?.title ?? endpoint;
  // Versions are microseconds of the moment in which they were written.
  const at = new Date(Number(BigInt(version) / 1000n)).toISOString();
  return { endpoint, title, params, day, attempts, problem, at };
}
