import { open, readFile, rename } from 'node:fs/promises';
import { hashKey } from '@/delivery/customers/key';
import { addCustomer, customerByName, listCustomers, rotateKey } from '@/delivery/customers/store';
import type { Database } from '@/lib/clickhouse/client';

/**
 * Makes sure that the customer is there, and where a key file is named, that it holds the customer's key: a file that
 * does not is written anew with a new key.
 * @returns the customer's id, and a new key that stands in no file: it must be shown now or is lost
 */
export async function ensureCustomer(
  db: Database,
  name: string,
  keyFile?: string,
): Promise<{ id: string; key: string | null }> {
  const known = (await listCustomers(db)).find((customer) => customer.name === name);
  if (known && (!keyFile || hashKey(await contentOf(keyFile)) === known.keyHash)) return { id: known.id, key: null };
  const key = known ? await rotateKey(db, name) : await addCustomer(db, name, null);
  if (keyFile) await writeKey(keyFile, key);
  const { id } = await customerByName(db, name);
  return { id, key: keyFile ? null : key };
}

async function contentOf(file: string): Promise<string> {
  return (await readFile(file, 'utf8').catch(() => '')).trim();
}

/** Readable by its owner alone from its first moment, and never half a key. */
async function writeKey(file: string, key: string): Promise<void> {
  const unfinished = `${file}.new`;
  const handle = await open(unfinished, 'w', 0o600);
  try {
    await handle.writeFile(`${key}\n`);
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
}
