import 'server-only';
import { createSingleFlight, type Waiting } from '@/lib/async/single-flight';
import type { Database } from '@/lib/clickhouse/client';
import type { BulkEndpoint } from '@/lib/contract/endpoint';
import { fileListOf } from '@/lib/contract/endpoints';
import { database } from '../base/database';
import { timeOfVersion } from '../base/next-version';
import { ProblemError } from '../base/problem-error';
import { processWide } from '../base/process-wide';
import type { FileRequest } from '../bulk/file-request';
import { readListedFiles } from '../bulk/known-files';
import { NoFile } from '../bulk/no-file';
import type { Service } from '../service/service';
import { isFilled } from '../warehouse/tables';
import type { CollectOptions } from './collect-set';
import { fetchSet } from './fetch-set';
import { isFresh } from './freshness';
import { factsOf, type LedgerRow, ledgerKeysOf, lookUpLedger, readLedgerRows } from './ledger';
import { isListKnown } from './plan-input';
import { type Question, question } from './question';
import type { Progress } from './read-pages';
import { storeFile } from './store-file';
import { writeWithoutFile } from './write-file';
import { NOT_WRITTEN, writeFailure } from './write-set';

const flights = processWide('flights of files', () => createSingleFlight<void, Progress>());

/**
 * Collects the newest listed file of a day as rows, unless the ledger already has the day: see `collectSet`. Concurrent
 * callers share the request. Resolves when the ledger has the file, or that none is listed. Rejects with ProblemError.
 */
export async function collectFile(
  service: Service,
  request: Question<BulkEndpoint>,
  { priority, plannedAt, refetch, signal = new AbortController().signal, onProgress = () => undefined }: CollectOptions,
): Promise<void> {
  const rows = await readLedgerRows(await database(), ledgerKeysOf(request), lookUpLedger);
  const [row] = rows.values();
  if (row && refetch !== 'all' && isAnswered(row, request, { plannedAt, refetch })) return;
  const collecting = flights()(
    request.key,
    async (flightSignal, waiting) => {
      const db = await database();
      try {
        const current = refetch === 'all' ? undefined : row;
        await collect(service, db, request, { signal: flightSignal, waiting, current });
      } catch (error) {
        if (error instanceof ProblemError) await writeFailure(db, request, error.problem);
        throw error;
      }
    },
    { signal, isPerson: priority === 'person', onProgress },
  );
  // A queued background request moves up when a user joins it.
  if (priority === 'person') service.budget.reconsider();
  await collecting;
}

/** Returns whether a day needs no request: the plan knows which files are new, and other callers go by the time. */
function isAnswered(
  row: LedgerRow,
  { params }: Question<BulkEndpoint>,
  { plannedAt, refetch }: Pick<CollectOptions, 'plannedAt' | 'refetch'>,
): boolean {
  if (plannedAt !== undefined) return row.problem === '' && timeOfVersion(row.version) > plannedAt;
  return row.problem === '' ? isFresh(params, row.fetched_at) : refetch === undefined;
}

interface Flight {
  signal: AbortSignal;
  waiting: Waiting<Progress>;
  /** The ledger row of the day, unless the file is requested in any case. */
  current: LedgerRow | undefined;
}

async function collect(service: Service, db: Database, request: Question<BulkEndpoint>, flight: Flight): Promise<void> {
  const file = await findFile(service, request, flight);
  const { current } = flight;
  const isUnchanged = current?.problem === '' && (!file || hasFile(current, file));
  if (isUnchanged) return;
  if (!file) return writeWithoutFile(db, [request]);
  let requests = 0;
  try {
    await storeFile(service, db, request, file, {
      priority: () => (flight.waiting.isAwaited ? 'person' : 'background'),
      signal: flight.signal,
      onStart() {
        requests += 1;
        flight.waiting.begin();
      },
      onRows: (loaded) => flight.waiting.report({ loaded, total: null }),
    });
  } catch (error) {
    if (!(error instanceof NoFile)) throw error;
    await writeWithoutFile(db, [request], { file, requests });
  }
}

function hasFile(row: LedgerRow, { hour }: FileRequest): boolean {
  return row.set_id !== '0' && isFilled(row) && factsOf(row).file?.hour === hour;
}

/** Returns the newest listed file of the day, or undefined. Collects the list if none is known. */
async function findFile(
  service: Service,
  { account, endpoint: { dataset }, params }: Question<BulkEndpoint>,
  { signal, waiting }: Flight,
): Promise<FileRequest | undefined> {
  const list = fileListOf(dataset);
  if (!list) throw new Error(`The service does not list the files of ${dataset.title}.`);
  if (!(await isListKnown(account, dataset))) {
    const priority = waiting.isAwaited ? 'person' : 'background';
    const { written } = await fetchSet(service, question(service, list, {}), { priority, signal });
    await written;
    if (!(await isListKnown(account, dataset))) throw new ProblemError(NOT_WRITTEN);
  }
  const day = String(params.date);
  const [file] = await readListedFiles(account, dataset, day, day);
  return file;
}
