import { beginLoad, type Load } from '@/delivery/loads/begin-load';
import type { Published } from '@/delivery/loads/publish';
import { rowsTarget } from '@/delivery/loads/target';
import type { Database } from '@/lib/clickhouse/client';
import { EngineError } from '@/lib/clickhouse/error';
import { loadByEngine } from './by-engine/load-by-engine';
import { type ColumnMap, ColumnNames, type NamingOptions } from './column-names';
import { ImportProblem } from './problem';
import type { Progress } from './progress';
import { readRecords } from './read-records';
import { Readings } from './readings';
import { refuseShrinking } from './refuse-shrinking';
import { RowLoader, type RowLoaderOptions } from './row-loader';
import { demandsOn } from './rules';
import type { Source } from './source';
import { warnOfRanks } from './warn-of-ranks';

export interface RowsImport extends RowLoaderOptions {
  readonly customerId: string;
  readonly sources: readonly Source[];
  readonly ignoreUnknown: boolean;
  readonly map?: ColumnMap | undefined;
  /** Maximum rating, by default 5. */
  readonly ratingScale?: number | undefined;
  /** Allows an hour to lose more than half of its rows. */
  readonly replace?: boolean | undefined;
  /** Replaces only the rows of retailers in the files. */
  readonly byRetailer?: boolean | undefined;
  readonly progress: Progress;
  readonly signal?: AbortSignal;
}

export interface Imported extends Published {
  /** Number of bad rows in the reject file. */
  readonly rejected: number;
  /** A sentence for each thing that was read differently from how it is written. */
  readonly notes: readonly string[];
}

/**
 * Imports files as one load, which readers see completely or not at all. Rows of the same date and hour in several
 * files are merged in the given order. Closes the reject file.
 * @throws ImportProblem with a message for the user
 */
export async function importRows(db: Database, job: RowsImport): Promise<Imported> {
  const load = await beginLoad(db, job.customerId, rowsTarget(job.stored));
  try {
    const { columns, notes, rejected } = await readInto(db, load, job);
    const approve = job.replace ? undefined : refuseShrinking(job.stored.name);
    const published = await load.publish({ columns, byRetailer: job.byRetailer ?? false, ...(approve && { approve }) });
    const warnings = await warningsOf(db, job, published);
    return { ...published, rejected, notes: [...notes, ...warnings] };
  } catch (error) {
    await load.abort();
    throw error instanceof EngineError ? new ImportProblem(`${error.message} ${ENGINE_FAILED}`) : error;
  } finally {
    job.progress.end();
  }
}

function warningsOf(db: Database, { customerId, stored }: RowsImport, { added, replaced, unchanged }: Published) {
  if (stored.name !== 'visibility_listing') return [];
  return warnOfRanks(db, customerId, [...added, ...replaced, ...unchanged]);
}

// The message does not claim that nothing was loaded, as the final insert may have arrived without its response.
const ENGINE_FAILED = 'The import did not finish. It is safe to run it again.';

async function readInto(db: Database, load: Load, job: RowsImport) {
  const { stored, ignoreUnknown, map, progress } = job;
  const naming = { ignoreUnknown, map, demands: demandsOn(stored, job.ratingScale) };
  const loader = new RowLoader(load, job);
  const columns = new Set<string>();
  const notes: string[] = [];
  for (const source of job.sources) {
    progress.file(source.name, source.size);
    const readings =
      (await readByEngine(db, load, source, naming, job)) ??
      (await readRowByRow(load, source, naming, { job, loader, columns }));
    progress.fileEnd();
    notes.push(...readings.sentences());
  }
  loader.check();
  // Before publishing, as a full disk may only be reported now.
  await job.reject?.close();
  // Only a file without rows can be empty on purpose, and only with a given date and hour.
  const { date, hour } = job.fallback;
  const empty = load.reserve(0) === 0 && loader.rows === 0;
  if (empty && !job.byRetailer && date !== undefined && hour !== undefined) load.touch({ date, hour });
  return { rejected: loader.faults.rows, notes: [...notes, ...loader.shortened.sentences()], columns: [...columns] };
}

type Naming = Omit<NamingOptions, 'name'>;

/** Returns undefined if the row-by-row reader has to read the file. */
async function readByEngine(db: Database, load: Load, source: Source, naming: Naming, job: RowsImport) {
  const { progress, stored } = job;
  const readings = new Readings(source.name);
  let [bytes, rows] = [0, 0];
  const loaded = await loadByEngine(
    db,
    load,
    source,
    new ColumnNames(stored, { ...naming, name: source.name }, readings),
    {
      ...job,
      onRead(count) {
        bytes += count;
        progress.bytes(count);
      },
      onRows(count) {
        rows += count;
        progress.rows(count);
      },
    },
  );
  if (loaded !== undefined) return readings;
  progress.bytes(-bytes);
  progress.rows(-rows);
  return undefined;
}

interface RowByRow {
  job: RowsImport;
  loader: RowLoader;
  /** Collects the names of columns in datasets without promised columns. */
  columns: Set<string>;
}

async function readRowByRow(load: Load, source: Source, naming: Naming, { job, loader, columns }: RowByRow) {
  const { stored, progress, reject, signal } = job;
  const readings = new Readings(source.name);
  const onRead = (bytes: number) => progress.bytes(bytes);
  for await (const { outcomes, reader } of readRecords(source, stored, { ...naming, readings, onRead })) {
    signal?.throwIfAborted();
    for (const outcome of outcomes) loader.take(source.name, outcome);
    if (stored.open) for (const column of reader.columns()) columns.add(column);
    progress.rows(outcomes.length);
    await load.drain();
    await reject?.drain();
  }
  return readings;
}
