import 'server-only';
import type { Database } from '@/lib/clickhouse/client';
import type { BulkEndpoint } from '@/lib/contract/endpoint';
import { bestEffort } from '../base/best-effort';
import { nextVersion } from '../base/next-version';
import { ProblemError } from '../base/problem-error';
import { fileItems } from '../bulk/file-items';
import { type FileRequest, nameOfFile } from '../bulk/file-request';
import type { OpenOptions } from '../bulk/open-file';
import { passFile } from '../bulk/pass-file';
import type { Facts } from '../bulk/tally-thread';
import { problemOfError } from '../service/problem-of-error';
import type { Service } from '../service/service';
import { deleteRows } from '../warehouse/fill';
import { countFileRows, type FileSet, fillFromFile, UnreadableRecord } from '../warehouse/fill-file';
import type { WarehouseTable } from '../warehouse/table';
import { tableOf } from '../warehouse/tables';
import { ledgerKeysOf } from './ledger';
import { pinSets } from './pinned-sets';
import type { Question } from './question';
import { type StoredFile, writeFileRow } from './write-file';

interface Options extends OpenOptions {
  /** Called with the number of rows so far. */
  onRows(rows: number): void;
}

/**
 * Streams a file into the rows of a new set, compares the counts, and writes the line of the ledger last. The bytes are
 * not stored, only their SHA-256. A file that fails leaves no rows, and the previous file of the day in place. Rejects
 * with ProblemError or the signal's reason.
 */
export async function storeFile(
  service: Service,
  db: Database,
  request: Question<BulkEndpoint>,
  file: FileRequest,
  options: Options,
): Promise<void> {
  const table = tableOf(request.endpoint.name);
  if (!table) throw new Error(`There is no table of ${request.endpoint.name}.`);
  const [{ account, day }] = ledgerKeysOf(request);
  const set = { account, day, setId: nextVersion() };
  // A slow transfer takes longer than the sweep waits.
  const unpin = pinSets([set.setId]);
  try {
    const stored = await transfer(service, db, { table, set, file }, options);
    // If this fails, the ledger may name the set nevertheless, so its rows stay until the sweep.
    if (!(await writeFileRow(db, request, stored))) await removeRows(db, table, set);
  } finally {
    unpin();
  }
}

async function transfer(
  service: Service,
  db: Database,
  { table, set, file }: { table: WarehouseTable; set: FileSet; file: FileRequest },
  { onRows, onStart, ...options }: Options,
): Promise<StoredFile> {
  const fetchedAt = new Date().toISOString();
  let requests = 0;
  let facts: Facts | undefined;
  let malformed = 0;
  const countRequest = () => {
    requests += 1;
    onStart?.();
  };
  const { parts } = await passFile(service, file, { ...options, onStart: countRequest }, (fileFacts) => {
    facts = fileFacts;
  });
  try {
    const items = fileItems(file, parts, { onMalformed: () => void malformed++ });
    const rowCount = await fillFromFile(db, table, set, items, onRows);
    if (!facts) throw new Error(`${nameOfFile(file)} was not counted.`);
    const stored = await countFileRows(db, table, set);
    const counts = [facts.rows - malformed, rowCount, stored.rows];
    if (new Set(counts).size > 1)
      throw new Error(`${nameOfFile(file)}: counted, read and wrote ${counts.join(', ')} rows.`);
    return { file, set, facts, malformed, requests, fetchedAt, ...stored };
  } catch (error) {
    await removeRows(db, table, set);
    options.signal.throwIfAborted();
    throw new ProblemError(problemOf(file, error));
  }
}

/** The rows are invisible. What cannot be removed now is removed by the sweep. */
function removeRows(db: Database, table: WarehouseTable, set: Parameters<typeof deleteRows>[2]): Promise<void> {
  return bestEffort('removing rows of a file', () => deleteRows(db, table, set), undefined);
}

function problemOf(file: FileRequest, error: unknown): ProblemError['problem'] {
  const { title, ...problem } =
    error instanceof UnreadableRecord
      ? ({ code: 'bad_answer', title: error.message, retryable: false } as const)
      : problemOfError(error);
  return { ...problem, title: `${nameOfFile(file)}: ${title}` };
}
