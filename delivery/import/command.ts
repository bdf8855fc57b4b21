import { Command } from 'commander';
import { customerByName } from '@/delivery/customers/store';
import { isDefinitionKind } from '@/delivery/definitions/kinds';
import { withDelivery } from '@/delivery/open';
import { storedByName } from '@/delivery/schema/stored';
import { importDefinitions } from './import-definitions';
import { importRows } from './import-rows';
import { ImportProblem } from './problem';
import { showProgress } from './progress';
import { openRejectFile } from './reject-file';
import { openSource } from './source';
import { counted, summary } from './summary';
import { IMPORTABLE, parseDataset, parseDate, parseHour, parseNames } from './values-of-options';

const EXAMPLES = `
Datasets: ${IMPORTABLE.join(', ')}.

Examples:
  npm run delivery -- import --customer Acme --dataset price prices.csv
  npm run delivery -- import --customer Acme --dataset review --date 2026-03-31 --hour 7 reviews.ndjson.gz
  npm run delivery -- import --customer Acme --dataset price --own-brands "Balea,alverde" --reject bad.ndjson p.csv.zst
  zcat prices.csv.gz | npm run delivery -- import --customer Acme --dataset price -

Files are csv or ndjson, plain, gzip or zstd. A file may hold many days and hours. Importing the same again changes
nothing; a corrected file takes the place of exactly its dataset, days and hours.`;

interface Options {
  customer: string;
  dataset: string;
  date?: string;
  hour?: number;
  ownBrands?: string[];
  ignoreUnknown?: boolean;
  reject?: string;
}

export function importCommand(): Command {
  return new Command('import')
    .description("Import a customer's data or definitions.")
    .argument('<file...>', 'files to import; - is standard input')
    .requiredOption('--customer <name>', 'name of the customer')
    .requiredOption('--dataset <name>', 'what the files hold', parseDataset)
    .option('--date <YYYY-MM-DD>', 'day of rows that do not say theirs', parseDate)
    .option('--hour <0-23>', 'hour (UTC) of rows that do not say theirs', parseHour)
    .option('--own-brands <names>', 'with commas between: marks rows without is_own_product by their brand', parseNames)
    .option('--ignore-unknown', 'leave out columns that the dataset does not have')
    .option('--reject <file>', 'load the good rows and write the bad ones to this file, with reasons')
    .addHelpText('after', EXAMPLES)
    .action((files: string[], options: Options) => runImport(files, options));
}

async function runImport(files: readonly string[], options: Options): Promise<void> {
  const sources = await Promise.all(files.map(openSource));
  await withDelivery(async (db) => {
    const { id } = await customerByName(db, options.customer);
    const { dataset } = options;
    if (isDefinitionKind(dataset)) {
      const [source, ...others] = sources;
      if (!source || others.length > 0)
        throw new ImportProblem(`Give one file of ${dataset}: it replaces all of them.`);
      const { rows, unchanged } = await importDefinitions(db, id, dataset, source);
      console.log(`${dataset}: ${counted(rows, 'definition')}, ${unchanged.length > 0 ? 'unchanged' : 'replaced'}.`);
      return;
    }
    const stored = storedByName(dataset);
    if (!stored) throw new ImportProblem(`There is no dataset ${dataset}.`);
    const reject = options.reject === undefined ? undefined : await openRejectFile(options.reject);
    const sizes = sources.map(({ size }) => size);
    const imported = await importRows(db, {
      customerId: id,
      stored,
      sources,
      fallback: { date: options.date, hour: options.hour },
      ownBrands: options.ownBrands ?? [],
      ignoreUnknown: options.ignoreUnknown ?? false,
      reject,
      progress: showProgress(total(sizes), process.stderr),
      signal: interruption(),
    });
    await reject?.close();
    console.log(summary(dataset, imported));
    if (imported.rejected > 0) console.log(`${counted(imported.rejected, 'bad row')} in ${options.reject}.`);
  });
}

function total(sizes: readonly (number | null)[]): number | null {
  return sizes.reduce((sum, size) => (sum === null || size === null ? null : sum + size), 0);
}

/** Ctrl-C ends the import in order: nothing is loaded, and nothing is left behind. */
function interruption(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort(new ImportProblem('Interrupted; nothing was loaded.')));
  return controller.signal;
}
