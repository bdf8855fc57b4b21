import 'server-only';
import type {
  CollectedEndpoint,
  CollectedFiles,
  CollectedState,
  Collection,
  CollectionList,
  CollectionRow,
  CollectionView,
} from '@/lib/contract/collection';
import { datasets } from '@/lib/contract/datasets';
import { endpointWords } from '@/lib/contract/endpoint-words';
import { bulkEndpoints, jsonEndpoints } from '@/lib/contract/endpoints';
import { utcDay } from '@/lib/contract/utc-day';
import { visibilityListings } from '@/lib/contract/visibility-listings';
import { assessDays } from '@/lib/queries/downloads/assess-days';
import { countFiles } from '@/lib/queries/downloads/count-files';
import { daysFrom } from '@/lib/queries/shared/dates';
import { config } from '../base/config';
import { database } from '../base/database';
import { timeOfVersion } from '../base/next-version';
import { knownFilesBetween } from '../bulk/read-known-files';
import { configuredAccount, service } from '../service/service';
import { collector } from './collector';
import { ledgerKey } from './due';
import { type LedgerRow, problemOfRow, selectLedger } from './ledger';
import { type PlanLine, planLines } from './plan';
import { priceTypeOf } from './price-type';
import { readStorage } from './storage';

interface DayRow {
  endpoint: string;
  day: string;
  answered: number;
  complete: number;
  partly: number;
  failed: number;
  rows: number;
  requests: number;
  fetched: string;
  revised: number;
}

/** Only of answers of the plan and of listings: days with other answers count as not collected. */
const DAYS = `
  SELECT endpoint, toString(ledger.day) AS day, count() AS answered, countIf(state = 'complete') AS complete,
    countIf(state = 'partly') AS partly, countIf(state = 'failed') AS failed, sum(ledger.rows) AS rows,
    sum(ledger.requests) AS requests, max(fetched_at) AS fetched, countIf(revisions > 0) AS revised
  FROM ledger FINAL
  WHERE account = {account:String} AND ledger.day BETWEEN {from:Date} AND {to:Date}
    AND (endpoint = {listings:String} OR concat(endpoint, '?', params) IN {planned:Array(String)})
  GROUP BY endpoint, ledger.day`;

const MOST_ROWS = 200;
/** Conditions of the lists over ledger rows. */
const LISTED: Readonly<Record<CollectionList, string>> = {
  failed: `problem != ''`,
  partly: `state = 'partly'`,
  today: `problem = '' AND startsWith(fetched_at, {today:String})`,
  all: 'true',
};
const COUNTS = `
  SELECT ${Object.entries(LISTED).map(([list, condition]) => `countIf(${condition}) AS \`${list}\``)}
  FROM ledger FINAL WHERE account = {account:String}`;

/**
 * Returns coverage of the plan's days, or of as many until an earlier day, the collector's status, and a list of
 * answers.
 */
export async function readCollection({ until, list }: CollectionView): Promise<Collection> {
  const { from, to, newest } = collector().range(until);
  const db = await database();
  const account = configuredAccount();
  const lines = planLines(config().competitionPages, await priceTypeOf(db, account));
  // Parameters of the plan's answers are the same on all days.
  const keys = lines.map((line) => ledgerKey(service(), line, to));
  const planned = keys.map(({ endpoint, params }) => `${endpoint}?${params}`);
  const params = { account, from, to, listings: visibilityListings.name, planned, today: utcDay() };
  const status = collector().status();
  const rows = `account = {account:String} AND ${LISTED[list]} ORDER BY ledger.version DESC LIMIT ${MOST_ROWS}`;
  const [dayRows, [counts], listed, storage] = await Promise.all([
    db.query<DayRow>(DAYS, params),
    db.query<Collection['counts']>(COUNTS, params),
    selectLedger(db, rows, params),
    readStorage(db, account),
  ]);
  return {
    from,
    to,
    newest,
    status,
    // Shelves of the newest day are planned until the plan is done. It has none if no keyword is a power keyword.
    endpoints: toEndpoints(lines, dayRows, daysFrom(from, to), status.isDone ? null : newest),
    files: await readFileDays(from, to),
    storage,
    counts: counts ?? { failed: 0, partly: 0, today: 0, all: 0 },
    list,
    rows: listed.map(toRow),
  };
}

/** Returns the counts of known files by dataset and day. */
async function readFileDays(from: string, to: string): Promise<CollectedFiles[]> {
  const files = await knownFilesBetween(null, from, to);
  return datasets.map((dataset) => ({
    dataset: dataset.name,
    title: dataset.title,
    days: assessDays(dataset, files, { from, to, now: new Date() }).map(({ date, hours }) => {
      const { due, present, collected, light, missing, unchecked } = countFiles(hours);
      return { day: date, due, present, collected, light, missing, unchecked };
    }),
  }));
}

/**
 * Returns coverage by endpoint and day: of the plan's endpoints, and of listings, which are mostly collected on
 * request.
 *
 * @param shelvesOn the day on which listings are planned, or null
 */
function toEndpoints(
  lines: readonly PlanLine[],
  rows: readonly DayRow[],
  days: readonly string[],
  shelvesOn: string | null,
): CollectedEndpoint[] {
  return [...jsonEndpoints, ...bulkEndpoints].flatMap(({ name }) => {
    const planned = lines.filter(({ endpoint }) => endpoint.name === name).length;
    if (planned === 0 && name !== visibilityListings.name) return [];
    const ofEndpoint = rows.filter(({ endpoint }) => endpoint === name);
    return {
      endpoint: name,
      title: endpointWords(name),
      ranged: planned > 0,
      perDay: perDay(ofEndpoint),
      days: days.map((day) => {
        const row = ofEndpoint.find((candidate) => candidate.day === day);
        const answered = row?.answered ?? 0;
        return {
          day,
          // Shelves of older days are collected only when a user requests them.
          state: !row && planned === 0 && day !== shelvesOn ? 'not_planned' : stateOf(row, planned),
          answered,
          planned: Math.max(planned, answered),
          rows: row?.rows ?? 0,
          fetchedAt: row?.fetched || null,
          revised: row?.revised ?? 0,
        };
      }),
    };
  });
}

function stateOf(row: DayRow | undefined, planned: number): CollectedState {
  if (!row) return 'not_collected';
  const { answered, complete, partly, failed } = row;
  const isOpen = answered < planned;
  if (complete + partly > 0) return partly > 0 || failed > 0 || isOpen ? 'partly' : 'complete';
  if (failed > 0) return 'failed';
  return isOpen ? 'not_collected' : 'no_data';
}

function perDay(rows: readonly DayRow[]): number | null {
  const total = rows.reduce((sum, { requests }) => sum + requests, 0);
  return total > 0 ? total / rows.length : null;
}

function toRow(row: LedgerRow): CollectionRow {
  const { endpoint, params, day, state, total, requests, attempts } = row;
  const rows = row.table_version > 0 ? row.rows : null;
  const problem = problemOfRow(row);
  const nextAt = problem && collector().nextTry(row);
  return {
    endpoint,
    title: endpointWords(endpoint),
    params,
    day,
    state,
    rows,
    total,
    requests,
    attempts,
    problem,
    at: new Date(timeOfVersion(row.version)).toISOString(),
    nextAt: nextAt === null || !Number.isFinite(nextAt) ? null : new Date(nextAt).toISOString(),
  };
}
