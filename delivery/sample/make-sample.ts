import { listCustomers } from '@/delivery/customers/store';
import { replaceDefinitions } from '@/delivery/loads/replace-definitions';
import type { Database } from '@/lib/clickhouse/client';
import { ensureCustomer } from './customer-key';
import type { Day } from './day';
import { definitionsOf } from './definitions/definitions-of';
import { feeds } from './feeds';
import { inLanes } from './in-lanes';
import { loadFeed } from './load-feed';
import { isCurrent, readStamp, refuseOther, writeStamp } from './stamp';
import { careWorld, coffeeWorld, type World, type WorldSize } from './world';

export const DEFAULT_CUSTOMER = 'Northfell Care';
/** Maximum days of the second customer's data. */
const DAYS_OF_SECOND = 21;

export interface SampleOptions extends WorldSize {
  asOf: Day;
  /** Number of days until `asOf`. */
  days: number;
  /** End of the generated data, as later sessions would not have been collected yet. */
  until: Date;
  customer: string;
  keyFile?: string | undefined;
  /** Prints a line for the user. */
  say(line: string): void;
}

/** Creates two customers and their data until a day. Existing data is kept, only missing data is generated. */
export async function makeSample(db: Database, options: SampleOptions): Promise<void> {
  const second = options.customer === DEFAULT_CUSTOMER ? 'Harbour Lane Coffee' : `${options.customer} Coffee`;
  await fillCustomer(db, options, {
    name: options.customer,
    world: careWorld(options),
    days: options.days,
    keyFile: options.keyFile,
  });
  await fillCustomer(db, options, {
    name: second,
    world: coffeeWorld(options),
    days: Math.min(options.days, DAYS_OF_SECOND),
  });
}

interface Filled {
  name: string;
  world: World;
  days: number;
  keyFile?: string | undefined;
}

async function fillCustomer(
  db: Database,
  options: SampleOptions,
  { name, world, days, keyFile }: Filled,
): Promise<void> {
  const { say, asOf, until } = options;
  const existing = (await listCustomers(db)).find((customer) => customer.name === name);
  const stamp = existing ? await readStamp(db, existing.id) : null;
  refuseOther(stamp, options, name);

  const { id, key } = await ensureCustomer(db, name, keyFile);
  // With a key file, keys are not printed, as they could end up in a log. The second customer's key can be rotated.
  if (key && !options.keyFile) say(`${name} has the key ${key}. It is shown only once.`);
  const isOutdated = !isCurrent(stamp);
  if (isOutdated) {
    await writeStamp(db, id, options, false);
    for (const [kind, list] of Object.entries(definitionsOf(world))) await replaceDefinitions(db, id, kind, list);
  }
  // The engine stores one feed while the next is generated.
  await inLanes(2, feeds, async (feed) => {
    const started = performance.now();
    const window = { last: asOf, days, until };
    const { rows, files } = await loadFeed(db, feed, { customerId: id, world, replaces: isOutdated, window });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (files > 0) say(`${name}: ${feed.name}, ${rows.toLocaleString('en')} rows in ${files} files, ${seconds} s`);
  });
  if (isOutdated) await writeStamp(db, id, options, true);
}
