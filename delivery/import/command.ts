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

Files are csv or ndjson, plain, gzip or zstd. A file may hold many days and hours. Importing the same again changes
nothing; a corrected file takes the place of exactly its dataset, days and hours.`;

export function importCommand(): Command {
  return new Command('import')
    .description("Import a customer's data or definitions.")
    .argument('[file...]', 'files to import; - is standard input')
    .requiredOption('--customer <name>', 'name of the customer')
    .requiredOption('--dataset <name>', 'what the files hold', parseDataset)
    .option('--date <YYYY-MM-DD>', 'day of rows that do not say theirs', parseDate)
    .option('--hour <0-23>', 'hour (UTC) of rows that do not say theirs', parseHour)
    .option('--own-brands <names>', 'with commas between: marks rows without is_own_product by their brand', parseNames)
    .option('--ignore-unknown', 'leave out columns that the dataset does not have')
    .option('--map <file>', 'JSON from column names of the files to ours; null leaves a column out')
    .option('--rating-scale <number>', 'highest rating that the files may hold, where it is not 5', parseScale)
    .option('--dry-run', 'load nothing; show how the files would be read and what is missing')
    .option('--reject <file>', 'load the good rows and write the bad ones to this file, with reasons')
    .option('--replace', 'take files that leave an hour with less than half of its rows')
    .option('--by-retailer', 'replace only the retailers that the files name; an hour keeps the others that it has')
    .option('--remove', 'import nothing; remove the day --date, or its --hour, of the dataset, after asking')
    .option('--yes', 'do not ask before removing')
    .addHelpText('after', EXAMPLES)
    .action((files: string[], { remove, ...options }: ImportOptions & RemoveOptions & { remove?: boolean }) => {
      if (!remove && files.length === 0) throw new ImportProblem('Name the files to import; - is standard input.');
      if (remove && files.length > 0) throw new ImportProblem('--remove takes no files.');
      return remove ? runRemove(options) : runImport(files, options);
    });
}
