import { Command } from 'commander';
import { IMPORTABLE, parseDataset, parseDate, parseHour, parseNames, parseScale } from './option-values';
import { ImportProblem } from './problem';
import { type RemoveOptions, runRemove } from './remove';
import { type ImportOptions, runImport } from './run-import';

const EXAMPLES = `
Datasets: ${IMPORTABLE.join(', ')}.

Examples:
  npm run delivery -- import --customer Acme --dataset price prices.csv
  npm run delivery -- import --customer Acme --dataset review --date 2026-03-31 --hour 7 reviews.ndjson.gz
  npm run delivery -- import --customer Acme --dataset price --own-brands "Balea,alverde" --reject bad.ndjson p.csv.zst
  npm run delivery -- import --customer Acme --dataset price --map columns.json --dry-run foreign.csv
  npm run delivery -- import --customer Acme --dataset price --by-retailer one-store.csv
  npm run delivery -- import --customer Acme --dataset price --remove --date 2026-03-31 --hour 7
  zcat prices.csv.gz | npm run delivery -- import --customer Acme --dataset price -

Files are csv or ndjson, plain or compressed with gzip or zstd. A file may contain many days and hours. Importing a file
again changes nothing. A corrected file replaces exactly its dataset, days and hours.`;

export function importCommand(): Command {
  return new Command('import')
    .description("Import a customer's data or definitions.")
    .argument('[file...]', 'files to import; - is standard input')
    .requiredOption('--customer <name>', 'name of the customer')
    .requiredOption('--dataset <name>', 'dataset or kind of definitions in the files', parseDataset)
    .option('--date <YYYY-MM-DD>', 'day of rows without a time', parseDate)
    .option('--hour <0-23>', 'hour (UTC) of rows without a time', parseHour)
    .option(
      '--own-brands <names>',
      'own brands, separated by commas, for rows with a brand and without is_own_product',
      parseNames,
    )
    .option('--ignore-unknown', 'ignore columns that the dataset does not have')
    .option(
      '--map <file>',
      'JSON object from column names of the imported files to those of the dataset; null ignores a column',
    )
    .option('--rating-scale <number>', 'highest valid rating, if it is not 5', parseScale)
    .option('--dry-run', 'load nothing, and show how the files would be read and what is missing')
    .option('--reject <file>', 'load the valid rows, and write the others to this file with the reasons')
    .option('--replace', 'accept files that remove more than half of the rows of an hour')
    .option('--by-retailer', 'replace only the rows of retailers in the files')
    .option('--remove', 'remove the files of --date, or of its --hour, after confirmation, instead of an import')
    .option('--yes', 'remove without confirmation')
    .addHelpText('after', EXAMPLES)
    .action((files: string[], { remove, ...options }: ImportOptions & RemoveOptions & { remove?: boolean }) => {
      if (!remove && files.length === 0) throw new ImportProblem('Name the files to import; - is standard input.');
      if (remove && files.length > 0) throw new ImportProblem('--remove takes no files.');
      return remove ? runRemove(options) : runImport(files, options);
    });
}
