import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { eraseData } from '@/delivery/customers/erase';
import { addCustomer, listCustomers, removeCustomer, removedIds, rotateKey } from '@/delivery/customers/store';
import { filesConfig } from '@/delivery/files/config';
import { withDelivery } from '@/delivery/open';
import type { Database } from '@/lib/clickhouse/client';
import { parseName, parseRate } from './values';

const EXAMPLES = `
Examples:
  npm run delivery -- customers add "Acme Foods"
  npm run delivery -- customers add Acme --rate-limit 60/min --key-file acme.key
  npm run delivery -- customers list
  npm run delivery -- customers rotate Acme
  npm run delivery -- customers remove Acme --data

A key is printed once: the service stores only its hash. A running service applies changes within seconds.`;

interface KeyOptions {
  keyFile?: string;
}

export function customersCommand(): Command {
  const customers = new Command('customers')
    .description('Add, list and remove customers, and give them new keys.')
    .addHelpText('after', EXAMPLES);
  customers
    .command('add')
    .description('Add a customer, and print its key once.')
    .argument('<name>', 'name of the customer', parseName)
    .option('--rate-limit <n/min>', 'requests a minute; by default the limit of the service', parseRate)
    .option('--key-file <file>', 'write the key to this file, which only you can read, instead of the terminal')
    .action((name: string, { rateLimit, keyFile }: KeyOptions & { rateLimit?: number }) =>
      handOver(keyFile, (db) => addCustomer(db, name, rateLimit ?? null)),
    );
  customers
    .command('list')
    .description('List the customers.')
    .action(() => withDelivery(async (db) => print(await listCustomers(db))));
  customers
    .command('rotate')
    .description('Give a customer a new key. The old one is refused within seconds.')
    .argument('<name>', 'name of the customer')
    .option('--key-file <file>', 'write the key to this file, which only you can read, instead of the terminal')
    .action((name: string, { keyFile }: KeyOptions) => handOver(keyFile, (db) => rotateKey(db, name)));
  customers
    .command('remove')
    .description('Remove a customer. Its key is refused within seconds, and its data stays.')
    .argument('<name>', 'name of the customer')
    .option('--data', 'also delete the data of the customer permanently; run it again if it was interrupted')
    .action((name: string, { data = false }: { data?: boolean }) =>
      withDelivery(async (db) => {
        if (!data || !(await isRemoved(db, name))) {
          await removeCustomer(db, name);
          console.log(`Removed ${name}. Its key is refused within seconds.`);
        }
        if (data) await eraseRemoved(db, name);
      }),
    );
  return customers;
}

/** Returns whether a name belongs only to removed customers. */
async function isRemoved(db: Database, name: string): Promise<boolean> {
  if ((await listCustomers(db)).some((customer) => customer.name === name)) return false;
  return (await removedIds(db, name)).length > 0;
}

/** Deletes the data of all removed customers with a name, as an earlier removal may have been interrupted. */
async function eraseRemoved(db: Database, name: string): Promise<void> {
  for (const id of await removedIds(db, name)) {
    await eraseData(db, id);
    await rm(join(filesConfig().folder, id), { recursive: true, force: true });
  }
  console.log('Its data is deleted.');
}

/**
 * Prints the key that `change` creates, or writes it to a file. The file is opened first, so that no key is created and
 * then lost, and truncated last, so that it keeps the old key if `change` fails.
 */
async function handOver(keyFile: string | undefined, change: (db: Database) => Promise<string>) {
  const file = keyFile === undefined ? undefined : await open(keyFile, 'a', 0o600);
  try {
    const key = await withDelivery(change);
    await file?.chmod(0o600);
    await file?.truncate();
    await file?.writeFile(`${key}\n`);
    console.log(file ? `The key is in ${keyFile}.` : key);
  } finally {
    await file?.close();
  }
}

function print(customers: Awaited<ReturnType<typeof listCustomers>>) {
  if (customers.length === 0) return console.log('There are no customers yet. Add one: customers add NAME');
  console.table(
    customers.map(({ name, rateLimit, createdAt }) => ({
      name,
      'requests a minute': rateLimit ?? 'as served',
      added: createdAt,
    })),
  );
}
