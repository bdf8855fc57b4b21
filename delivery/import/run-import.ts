import { customerByName } from '@/delivery/customers/store';
import { isDefinitionKind } from '@/delivery/definitions/kinds';
import { withDelivery } from '@/delivery/open';
import { type Stored, storedByName } from '@/delivery/schema/stored';
import type { Database } from '@/lib/clickhouse/client';
import { readColumnMap } from './column-map';
import { dryRun } from './dry-run';
import { importDefinitions } from './import-definitions';
import { importRows } from './import-rows';
import { otherFlag } from './option-values';
import { ImportProblem } from './problem';
import { showProgress } from './progress';
import { refuseRepeated } from './refuse-repeated';
import { openRejectFile, refuseOverwriting } from './reject-file';
import { demandsOn } from './rules';
import { openSource, type Source } from './source';
import { definitionsSummary, formatCount, summary } from './summary';

export interface ImportOptions {
  customer: string;
  dataset: string;
  date?: string;
  hour?: number;
  ownBrands?: string[];
  ignoreUnknown?: boolean;
  reject?: string;
  map?: string;
  ratingScale?: number;
  dryRun?: boolean;
  replace?: boolean;
  byRetailer?: boolean;
}

export async function runImport(paths: readonly string[], options: ImportOptions): Promise<void> {
  if (options.reject !== undefined) await refuseOverwriting(options.reject, paths, options.map);
  const stored = storedByName(options.dataset);
  if (stored?.open && options.byRetailer) throw doesNotApply('--by-retailer', options);
  if (stored) await refuseRepeated(paths);
  else refuseRowOptions(options);
  const sources = await Promise.all(paths.map(openSource));
  if (stored && options.dryRun) return await showDryRun(sources, stored, options);
  await withDelivery(async (db) => {
    const { id } = await customerByName(db, options.customer);
    if (stored) await runRows(db, id, stored, sources, options);
    else await runDefinitions(db, id, sources, options);
  });
}

/** Refuses options that definitions would ignore, such as `--reject`. */
function refuseRowOptions(options: ImportOptions): void {
  const flag = otherFlag(options, ['customer', 'dataset', 'yes']);
  if (flag) throw doesNotApply(flag, options);
}

function doesNotApply(option: string, { dataset }: ImportOptions): ImportProblem {
  return new ImportProblem(`${option} does not apply to ${dataset}.`);
}

async function showDryRun(sources: Source[], stored: Stored, options: ImportOptions): Promise<void> {
  const demands = demandsOn(stored, options.ratingScale);
  const reading = { ...(await readingOf(stored, options)), demands, rejects: options.reject !== undefined };
  for (const source of sources) console.log(await dryRun(source, reading));
}

/** Returns how an import and a dry run read files. */
async function readingOf(stored: Stored, { date, hour, ownBrands = [], ignoreUnknown = false, map }: ImportOptions) {
  return {
    stored,
    fallback: { date, hour },
    ownBrands,
    ignoreUnknown,
    map: map === undefined ? undefined : await readColumnMap(map, stored),
  };
}

async function runRows(db: Database, customerId: string, stored: Stored, sources: Source[], options: ImportOptions) {
  const reject = options.reject === undefined ? undefined : await openRejectFile(options.reject);
  try {
    const imported = await importRows(db, {
      ...(await readingOf(stored, options)),
      customerId,
      sources,
      ratingScale: options.ratingScale,
      reject,
      replace: options.replace,
      byRetailer: options.byRetailer,
      progress: showProgress(total(sources), process.stderr),
      signal: interruption(),
    });
    for (const note of imported.notes) console.log(note);
    console.log(summary(stored.name, imported));
    if (imported.rejected > 0)
      console.log(`${formatCount(imported.rejected, 'bad row')} written to ${options.reject}.`);
  } finally {
    await reject?.close();
  }
}

async function runDefinitions(db: Database, customerId: string, sources: Source[], { dataset }: ImportOptions) {
  const [source, ...others] = sources;
  if (!source || others.length > 0)
    throw new ImportProblem('Give one file of definitions. It replaces all definitions of its kind.');
  const imported = await importDefinitions(db, customerId, source, isDefinitionKind(dataset) ? dataset : undefined);
  for (const [kind, published] of imported) console.log(definitionsSummary(kind, published));
}

function total(sources: readonly Source[]): number | null {
  return sources.reduce<number | null>((sum, { size }) => (sum === null || size === null ? null : sum + size), 0);
}

/** Returns a signal that Ctrl-C aborts, so that the import ends without loading anything. */
function interruption(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort(new ImportProblem('Interrupted; nothing was loaded.')));
  return controller.signal;
}
