import { Command } from 'commander';
import { IMPORTABLE, parseDataset, parseDate, parseHour, parseNames } from './option-values';
import { runImport } from './run-import';

const EXAMPLES = `
Datasets: ${IMPORTABLE.join(', ')}.

Examples:
  npm run delivery -- import --customer Acme --dataset price prices.csv
  npm run delivery -- import --customer Acme --dataset review --date 2026-03-31 --hour 7 reviews.ndjson.gz
  npm run delivery -- import --customer Acme --dataset price --own-brands "Balea,alverde" --reject bad.ndjson p.csv.zst
  zcat prices.csv.gz | npm run delivery -- import --customer Acme --dataset price -

Files are csv or ndjson, plain, gzip or zstd. A file may hold many days and hours. Importing the same again changes
nothing; a corrected file takes the place of exactly its dataset, days and hours.`;

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
    .action(runImport);
}
