import { open, readFile, rename } from 'node:fs/promises';
import { hashKey } from '@/delivery/customers/key';
import { addCustomer, customerByName, listCustomers, rotateKey } from '@/delivery/customers/store';
import type { Database } from '@/lib/clickhouse/client';

/**
 * Ensures that the customer exists and that the key file, if given, contains its key. Otherwise a new key is written to
 * it.
 * @returns the customer's id, and a new key if it is in no file and has to be shown now
 */
export async function ensureCustomer(
  db: Database,
  name: string,
  keyFile?: string,
): Promise<{ id: string; key: string | null }> {
  const existing = (await listCustomers(db)).find((customer) => customer.name === name);
  if (existing && (!keyFile || hashKey(await contentOf(keyFile)) === existing.keyHash))
    return { id: existing.id, key: null };
  const change = () => (existing ? rotateKey(db, name) : addCustomer(db, name, null));
  const key = keyFile ? await keepKey(keyFile, change) : await change();
  const { id } = await customerByName(db, name);
  return { id, key };
}

async function contentOf(file: string): Promise<string> {
  return (await readFile(file, 'utf8').catch(() => '')).trim();
}

/**
 * Atomically writes the key that `change` creates to a file that only its owner can read. The file is opened first, so
 * that no key is created and then lost.
 */
async function keepKey(file: string, change: () => Promise<string>): Promise<null> {
  const unfinished = `${file}.new`;
  const handle = await open(unfinished, 'w', 0o600).catch((error: Error) => {
    throw new Error(`The key file ${file} cannot be written (${error.message}). Name another with --key-file.`);
  });
  try {
    await handle.writeFile(`${await change()}\n`);
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
  return null;
}
