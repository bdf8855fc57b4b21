import { customerByName } from '@/delivery/customers/store';
import { isDefinitionKind } from '@/delivery/definitions/kinds';
import { withDelivery } from '@/delivery/open';
import { type Stored, storedByName } from '@/delivery/schema/stored';
import type { Database } from '@/lib/clickhouse/client';
import { importDefinitions } from './import-definitions';
import { importRows } from './import-rows';
import { ImportProblem } from './problem';
import { showProgress } from './progress';
import { openRejectFile } from './reject-file';
import { openSource, type Source } from './source';
import { counted, definitionsSummary, summary } from './summary';

export interface ImportOptions {
  customer: string;
  dataset: string;
  date?: string;
  hour?: number;
  ownBrands?: string[];
  ignoreUnknown?: boolean;
  reject?: string;
}

export async function runImport(paths: readonly string[], options: ImportOptions): Promise<void> {
  if (options.reject !== undefined && paths.includes(options.reject))
    throw new ImportProblem(`--reject ${options.reject} would overwrite the file that is imported. Name another.`);
  const sources = await Promise.all(paths.map(openSource));
  await withDelivery(async (db) => {
    const { id } = await customerByName(db, options.customer);
    const stored = storedByName(options.dataset);
    if (stored) await runRows(db, id, stored, sources, options);
    else await runDefinitions(db, id, sources, options);
  });
}

async function runRows(db: Database, customerId: string, stored: Stored, sources: Source[], options: ImportOptions) {
  const reject = options.reject === undefined ? undefined : await openRejectFile(options.reject);
  try {
    const imported = await importRows(db, {
      customerId,
      stored,
      sources,
      fallback: { date: options.date, hour: options.hour },
      ownBrands: options.ownBrands ?? [],
      ignoreUnknown: options.ignoreUnknown ?? false,
      reject,
      progress: showProgress(total(sources), process.stderr),
      signal: interruption(),
    });
    console.log(summary(stored.name, imported));
    if (imported.rejected > 0) console.log(`${counted(imported.rejected, 'bad row')} put into ${options.reject}.`);
  } finally {
    await reject?.close();
  }
}

async function runDefinitions(db: Database, customerId: string, sources: Source[], { dataset }: ImportOptions) {
  const [source, ...others] = sources;
  if (!source || others.length > 0)
    throw new ImportProblem('Give one file of definitions: it takes the place of all that there are of its kind.');
  const imported = await importDefinitions(db, customerId, source, isDefinitionKind(dataset) ? dataset : undefined);
  for (const [kind, published] of imported) console.log(definitionsSummary(kind, published));
}

function total(sources: readonly Source[]): number | null {
  return sources.reduce<number | null>((sum, { size }) => (sum === null || size === null ? null : sum + size), 0);
}

/** Ctrl-C ends the import in order: nothing is loaded, and nothing is left behind. */
function interruption(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort(new ImportProblem('Interrupted; nothing was loaded.')));
  return controller.signal;
}
