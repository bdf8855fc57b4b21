import { beginLoad, type Load } from '@/delivery/loads/begin-load';
import type { Published } from '@/delivery/loads/publish';
import { rowsTarget } from '@/delivery/loads/target';
import type { Database } from '@/lib/clickhouse/client';
import { EngineError } from '@/lib/clickhouse/error';
import { Intake, type IntakeOptions } from './intake';
import { ImportProblem } from './problem';
import type { Progress } from './progress';
import { readRecords } from './read-records';
import type { Source } from './source';

export interface RowsImport extends IntakeOptions {
  readonly customerId: string;
  readonly sources: readonly Source[];
  readonly ignoreUnknown: boolean;
  readonly progress: Progress;
  readonly signal?: AbortSignal;
}

export interface Imported extends Published {
  /** Bad rows that were put aside. */
  readonly rejected: number;
}

/**
 * Imports files as one load: readers see all of it or nothing. Files of one call that hold rows of the same date and
 * hour make one file of them, in the order given.
 * @throws ImportProblem with what the person should read
 */
export async function importRows(db: Database, job: RowsImport): Promise<Imported> {
  const load = await beginLoad(db, job.customerId, rowsTarget(job.stored));
  try {
    const { rejected, columns } = await readInto(load, job);
    return { ...(await load.publish(columns)), rejected };
  } catch (error) {
    await load.abort();
    throw error instanceof EngineError ? new ImportProblem(`${error.message} ${ENGINE_FAILED}`) : error;
  } finally {
    job.progress.end();
  }
}

// Not "nothing was loaded": the one insert that switches may have arrived although its answer did not.
const ENGINE_FAILED = 'The import did not come to its end; run it again, that is always safe.';

async function readInto(load: Load, job: RowsImport): Promise<{ rejected: number; columns: string[] }> {
  const { stored, ignoreUnknown, progress, fallback, reject } = job;
  const intake = new Intake(load, job);
  const columns = new Set<string>();
  const onRead = (bytes: number) => progress.bytes(bytes);
  for (const source of job.sources)
    for await (const { outcomes, reader } of readRecords(source, stored, { ignoreUnknown, onRead })) {
      job.signal?.throwIfAborted();
      for (const outcome of outcomes) intake.take(source.name, outcome);
      if (stored.open) for (const column of reader.columns()) columns.add(column);
      progress.rows(outcomes.length);
      await load.drain();
      await reject?.drain();
    }
  intake.check();
  // Only a file without a single row can be empty on purpose, and only where its place was said.
  const { date, hour } = fallback;
  if (intake.rows === 0 && date !== undefined && hour !== undefined) load.touch({ date, hour });
  return { rejected: intake.faults.rows, columns: [...columns] };
}
