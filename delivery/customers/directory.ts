import { timingSafeEqual } from 'node:crypto';
import type { Customer } from './customer';
import { hashKey } from './key';
import type { StoredCustomer } from './store';

export interface Directory {
  byKey(key: string): Promise<Customer | undefined>;
}

/** Time until a removed, rotated or new key takes effect. */
const MAX_AGE_MS = 1000;

/**
 * Caches all customers for a second, so that neither requests nor a flood of wrong keys cause more than one query a
 * second. The cache expires by age, as customers are changed by another process.
 */
export function createDirectory(load: () => Promise<readonly StoredCustomer[]>, now = Date.now): Directory {
  let cached: { customers: Promise<Map<string, StoredCustomer>>; since: number } | undefined;

  function current() {
    if (cached && now() - cached.since < MAX_AGE_MS) return cached.customers;
    const customers = load().then((list) => new Map(list.map((customer) => [customer.keyHash, customer])));
    const fresh = { customers, since: now() };
    cached = fresh;
    customers.catch(() => {
      if (cached === fresh) cached = undefined;
    });
    return customers;
  }

  return {
    // The lookup is by digest, whose bits callers cannot choose, so its timing reveals nothing about a key.
    async byKey(key) {
      const hash = hashKey(key);
      const customer = (await current()).get(hash);
      return customer && timingSafeEqual(Buffer.from(customer.keyHash), Buffer.from(hash)) ? customer : undefined;
    },
  };
}
