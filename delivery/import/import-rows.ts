import { beginLoad } from '@/delivery/loads/begin-load';
import type { Published } from '@/delivery/loads/publish';
import { rowsTarget } from '@/delivery/loads/target';
import type { Stored } from '@/delivery/schema/stored';
import type { Database } from '@/lib/clickhouse/client';
import { Faults } from './faults';
import type { BadRecord, Outcome } from './outcome';
import { type OwnBrands, ownBrands } from './own-brands';
import { type Fallback, placer } from './place';
import { ImportProblem } from './problem';
import type { Progress } from './progress';
import { readRecords } from './read-records';
import type { RejectFile } from './reject-file';
import { rowWriter } from './row-json';
import type { Source } from './source';

export interface RowsImport {
  customerId: string;
  stored: Stored;
  sources: readonly Source[];
  fallback: Fallback;
  ownBrands: readonly string[];
  ignoreUnknown: boolean;
  reject?: RejectFile;
  progress: Progress;
  signal?: AbortSignal;
}

export interface Imported extends Published {
  readonly rejected: number;
}

/**
 * Imports files as one load: readers see all of it or nothing. Files of one call that hold rows of the same date and
 * hour make one file of them, in the order given.
 * @throws ImportProblem with what the person should read; nothing was loaded then
 */
export async function importRows(db: Database, job: RowsImport): Promise<Imported> {
  const { stored, reject, progress } = job;
  const place = placer(stored, job.fallback);
  const toJson = rowWriter(stored);
  const flagOwn: OwnBrands | undefined = job.ownBrands.length > 0 ? ownBrands(stored, job.ownBrands) : undefined;
  const columns = new Set<string>();
  const faults = new Faults();
  let homeless = 0;
  let rows = 0;

  const load = await beginLoad(db, job.customerId, rowsTarget(stored));

  function take(file: string, outcome: Outcome) {
    if ('faults' in outcome) return refuse(file, outcome);
    flagOwn?.(outcome.values);
    const slot = place(outcome.values);
    if (slot === null) homeless++;
    else if (slot === undefined) refuse(file, { ...outcome, faults: [outOfRange(stored)] });
    else if (homeless === 0 && (reject || faults.rows === 0)) load.add(slot, toJson(outcome));
  }

  function refuse(file: string, record: BadRecord) {
    faults.add(file, record);
    reject?.write(file, record);
  }

  try {
    for (const source of job.sources) {
      const onRead = (bytes: number) => progress.bytes(bytes);
      for await (const { outcomes, reader } of readRecords(source, stored, {
        ignoreUnknown: job.ignoreUnknown,
        onRead,
      })) {
        job.signal?.throwIfAborted();
        for (const outcome of outcomes) take(source.name, outcome);
        if (stored.open) for (const column of reader.columns()) columns.add(column);
        rows += outcomes.length;
        progress.rows(outcomes.length);
        await load.drain();
        await reject?.drain();
      }
    }
    if (homeless > 0) throw new ImportProblem(placeNeeded(stored, homeless, job.fallback));
    if (faults.rows > 0 && !reject) throw new ImportProblem(faults.report());
    // Only a file without a single row can be empty on purpose, and only where its place was said.
    const { date, hour } = job.fallback;
    if (rows === 0 && date !== undefined && hour !== undefined) load.touch({ date, hour });
    progress.end();
    return { ...(await load.publish([...columns])), rejected: faults.rows };
  } catch (error) {
    progress.end();
    await load.abort();
    throw error;
  }
}

function placeNeeded({ time }: Stored, rows: number, { date, hour }: Fallback): string {
  const [subject, verb] = rows === 1 ? ['1 row', 'has'] : [`${rows.toLocaleString('en')} rows`, 'have'];
  const needed = [date === undefined && '--date 2026-03-31', hour === undefined && '--hour 7']
    .filter(Boolean)
    .join(' ');
  return `${subject} ${verb} no ${time}, so nothing says which file they belong to; nothing was loaded. Pass ${needed} with the day and hour that is right for them.`;
}

function outOfRange({ time }: Stored) {
  return { column: time, value: '', reason: 'is outside 1970 to 2149, the days a file can have' };
}
