import { Command, InvalidArgumentError } from 'commander';
import { parseName } from '@/delivery/cli/values';
import { withDelivery } from '@/delivery/open';
import { dayOf, instant, isoDate } from './day';
import { DEFAULT_CUSTOMER, makeSample } from './make-sample';
import { storyLines } from './stories/lines';
import { careWorld } from './world';

const EXAMPLES = `
Examples:
  npm run delivery -- sample
  npm run delivery -- sample --seed 7 --as-of 2026-06-30
  npm run delivery -- sample --scale 4 --customer "Four times as much"

The same seed and date give the same rows. A second run changes nothing, and a run on a later day adds the new days.
docs/guide/sample-data.md describes the stories in the data.`;

interface Options {
  seed: number;
  asOf?: string;
  days: number;
  scale: number;
  customer: string;
  keyFile?: string;
}

export function sampleCommand(): Command {
  return new Command('sample')
    .description('Create two fictional customers with some weeks of data, and stories in it to find.')
    .option('--seed <number>', 'seed of the generated data', wholeNumber(0, 999_999), 7)
    .option('--as-of <date>', 'last day of the data, YYYY-MM-DD; by default today, until the current time', parseDate)
    .option('--days <number>', 'number of days, including the last one', wholeNumber(1, 1000), 60)
    .option('--scale <number>', 'factor for the number of products and rows, for benchmarks', wholeNumber(1, 100), 1)
    .option('--customer <name>', 'name of the first customer', parseName, DEFAULT_CUSTOMER)
    .option('--key-file <file>', 'write the key of the first customer to this file, which only you can read')
    .addHelpText('after', EXAMPLES)
    .action(run);
}

async function run({ seed, asOf, days, scale, customer, keyFile }: Options): Promise<void> {
  const now = new Date();
  const last = dayOf(asOf ?? now.toISOString().slice(0, 10));
  const until = asOf ? new Date(instant(last, 24)) : now;
  const say = (line: string) => console.log(line);
  await withDelivery((db) => makeSample(db, { seed, scale, days, asOf: last, until, customer, keyFile, say }));
  say(`Sample data up to ${isoDate(last)} is complete.`);
  say('Stories in it:');
  for (const line of storyLines(careWorld({ seed, scale: 1 }), last)) say(`  ${line}`);
}

function wholeNumber(min: number, max: number) {
  return (text: string): number => {
    const number = Number(text);
    if (!/^\d{1,6}$/.test(text) || number < min || number > max)
      throw new InvalidArgumentError(`Give a whole number from ${min} to ${max}.`);
    return number;
  };
}

function parseDate(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text)) || isoDate(dayOf(text)) !== text)
    throw new InvalidArgumentError(`"${text}" is not a calendar date. Write it as YYYY-MM-DD, such as 2026-06-30.`);
  return text;
}
