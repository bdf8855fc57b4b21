import { randomUUID } from 'node:crypto';
import type { Database } from '@/lib/clickhouse/client';
import type { Customer } from './customer';
import { hashKey, newKey } from './key';

export interface StoredCustomer extends Customer {
  readonly keyHash: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** Returns all customers that are not removed, by name. */
export function listCustomers(db: Database): Promise<StoredCustomer[]> {
  return db.query<StoredCustomer>(
    `SELECT id, name, key_hash AS keyHash, rate_limit AS rateLimit,
            formatDateTime(created_at, '%Y-%m-%dT%H:%i:%SZ', 'UTC') AS createdAt
     FROM customers FINAL WHERE NOT removed ORDER BY name`,
  );
}

export async function customerByName(db: Database, name: string): Promise<StoredCustomer> {
  const customers = await listCustomers(db);
  const match = customers.find((customer) => customer.name === name);
  if (match) return match;
  const names = customers.map((customer) => customer.name).join(', ');
  throw new Error(`There is no customer "${name}". ${names ? `Known: ${names}.` : 'There is none yet.'}`);
}

/** Adds a customer and returns the key. The key is not stored, so it cannot be shown again. */
export async function addCustomer(db: Database, name: string, rateLimit: number | null): Promise<string> {
  if ((await listCustomers(db)).some((customer) => customer.name === name))
    throw new Error(`There is a customer "${name}" already. Rotate its key, or choose another name.`);
  const key = newKey();
  await write(db, { id: randomUUID(), name, rateLimit, keyHash: hashKey(key), createdAt: new Date().toISOString() });
  return key;
}

/** Creates a new key for a customer. The old one is refused within seconds. */
export async function rotateKey(db: Database, name: string): Promise<string> {
  const key = newKey();
  await write(db, { ...(await customerByName(db, name)), keyHash: hashKey(key) });
  return key;
}

/** Removes a customer, whose key is refused within seconds. The data stays, inaccessible, until it is erased. */
export async function removeCustomer(db: Database, name: string): Promise<StoredCustomer> {
  const customer = await customerByName(db, name);
  await write(db, { ...customer, removed: true });
  return customer;
}

/** Returns the ids of removed customers with a name. */
export async function removedIds(db: Database, name: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    'SELECT id FROM customers FINAL WHERE removed AND name = {name:String} ORDER BY id',
    { name },
  );
  return rows.map(({ id }) => id);
}

async function write(db: Database, { removed = false, ...customer }: StoredCustomer & { removed?: boolean }) {
  await db.insert('customers', [
    {
      id: customer.id,
      name: customer.name,
      key_hash: removed ? '' : customer.keyHash,
      rate_limit: customer.rateLimit,
      created_at: customer.createdAt.slice(0, 19).replace('T', ' '),
      removed,
      version: await nextVersion(db, customer.id),
    },
  ]);
}

/** Returns the time in milliseconds, or a later number if the clock was set back since the customer was written. */
async function nextVersion(db: Database, id: string): Promise<number> {
  const [row] = await db.query<{ newest: number }>(
    'SELECT max(version) AS newest FROM customers WHERE id = {id:String}',
    { id },
  );
  return Math.max(Date.now(), (row?.newest ?? 0) + 1);
}
