import 'server-only';
import type { Database } from '@/lib/clickhouse/client';
import type { JsonEndpoint } from '@/lib/contract/endpoint';
import type { RefetchMode } from '@/lib/contract/own-http';
import { priceCompetition } from '@/lib/contract/price-competition';
import type { Problem } from '@/lib/contract/problem';
import { earliest } from '@/lib/queries/shared/dates';
import { database } from '../base/database';
import { ProblemError } from '../base/problem-error';
import type { Service } from '../service/service';
import { collectSet } from './collect-set';
import { competitionBody } from './competition-body';
import { factsOf, type LedgerRow, ledgerKeysOf, problemOfRow, readLedgerRows } from './ledger';
import { type Question, question } from './question';
import { type Paging, pageBody, valueBodies } from './set-body';
import { NOT_WRITTEN } from './write-set';

interface ReadOptions {
  /** Requests all of it from the service, even if it is fresh. */
  refetch?: boolean;
  signal?: AbortSignal;
}

const WITHDRAWN: Problem = {
  code: 'not_found',
  title: 'The raw answer was removed, and the service no longer has this day.',
  retryable: false,
};

/** The body of a response of the specification. */
export interface AnswerBody {
  body: string;
  /** Time of the oldest request to the service, ISO 8601. */
  fetchedAt: string;
}

type Rows = readonly [LedgerRow, ...LedgerRow[]];

interface CollectedRows {
  rows: Rows;
  /** Why older answers count, or null if the rows have the answer of the service. */
  problem: Problem | null;
}

/**
 * Answers a request as the service does, from collected answers. Collects first what is missing or stale. If that fails
 * for now, older answers count. Rejects with ProblemError.
 *
 * @param params including paging
 */
export async function readAnswer(
  service: Service,
  endpoint: JsonEndpoint,
  params: Readonly<Record<string, unknown>>,
  { refetch = false, signal }: ReadOptions = {},
): Promise<AnswerBody> {
  const request = question(service, endpoint, params);
  let failure: Problem | null = null;
  // Raw answers are removed after some time. Without one, the second round requests it again, unless the service no
  // longer had it.
  for (const mode of refetch ? (['all'] as const) : (['failed', 'all'] as const)) {
    const { rows, problem } = await collectRows(service, request, mode, signal);
    const isRefetched = mode === 'all' && problem === null;
    const body = await bodyOf(await database(), { request, params, isRefetched }, rows, signal);
    if (body !== null) return { body, fetchedAt: earliest(rows.map(({ fetched_at }) => fetched_at)) ?? '' };
    failure = problem;
    if (rows.every(isWithdrawn)) break;
  }
  throw new ProblemError(failure ?? WITHDRAWN);
}

/**
 * Collects what is missing or stale of a request, and returns its ledger rows. If that fails for now, older answers
 * count. Rejects with ProblemError.
 */
export async function collectRows(
  service: Service,
  request: Question,
  refetch: RefetchMode,
  signal?: AbortSignal,
): Promise<CollectedRows> {
  const keysBefore = ledgerKeysOf(request, new Date().toISOString());
  const problem = await collect(service, request, refetch, signal);
  if (problem && !problem.retryable) throw new ProblemError(problem);
  // An answer without a day is listed under the day of the request, which is yesterday if midnight has passed since.
  const keys = ledgerKeysOf(request, new Date().toISOString());
  const byDay = await readLedgerRows(await database(), [...keysBefore, ...keys]);
  const rows = keys.map(({ day }, index) => {
    const candidates = [day, keysBefore[index]?.day ?? day].flatMap((candidate) => byDay.get(candidate) ?? []);
    const answered = candidates.find(({ set_id }) => set_id !== '0');
    if (answered) return answered;
    const [failed] = candidates;
    throw new ProblemError(problem ?? (failed && problemOfRow(failed)) ?? NOT_WRITTEN);
  });
  const [unwritten] = rows.flatMap((row) => problemOfRow(row) ?? []);
  return { rows: rows as [LedgerRow, ...LedgerRow[]], problem: problem ?? unwritten ?? null };
}

async function collect(
  service: Service,
  request: Question,
  refetch: RefetchMode,
  signal?: AbortSignal,
): Promise<Problem | null> {
  try {
    const { written } = await collectSet(service, request, { priority: 'person', refetch, ...(signal && { signal }) });
    await written;
    return null;
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
}

interface BodyRequest {
  request: Question;
  params: Readonly<Record<string, unknown>>;
  /** The service has just answered, so it no longer has the days whose raw answer was removed. */
  isRefetched: boolean;
}

/** Returns null if a raw answer was removed. A range lacks the days that the service no longer has. */
async function bodyOf(
  db: Database,
  { request: { endpoint, params: variant }, params, isRefetched }: BodyRequest,
  rows: Rows,
  signal?: AbortSignal,
): Promise<string | null> {
  const [row] = rows;
  // The endpoint's schema has parsed the parameters.
  if (endpoint.paged) return pageBody(db, row, params as unknown as Paging, signal);
  const bodies = await valueBodies(db, rows, signal);
  const hasOtherDays = endpoint.name === priceCompetition.name && variant.time_dimension === 'DAILY';
  if (!hasOtherDays) return bodies.get(row.set_id) ?? null;
  const newestFirst = [...new Set(rows.map(({ set_id }) => set_id))].sort((a, b) => (BigInt(a) > BigInt(b) ? -1 : 1));
  const sets = newestFirst.flatMap((set) => {
    const body = bodies.get(set);
    const days = new Set(rows.filter(({ set_id }) => set_id === set).map(({ day }) => day));
    return body === undefined ? [] : [{ body, days }];
  });
  const missing = rows.filter(({ set_id }) => !bodies.has(set_id));
  const hasBody = missing.length < rows.length && (isRefetched || missing.every(isWithdrawn));
  return hasBody ? competitionBody(sets) : null;
}

/** Returns whether the service no longer had the day when it was last requested, so that its earlier rows were kept. */
function isWithdrawn(row: LedgerRow): boolean {
  return factsOf(row).withdrawn === true;
}
