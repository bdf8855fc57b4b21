import { timingSafeEqual } from 'node:crypto';
import type { Customer } from './customer';
import { hashKey } from './key';
import type { StoredCustomer } from './store';

/** Finds the customer of a key. */
export interface Directory {
  byKey(key: string): Promise<Customer | undefined>;
}

/** After this long a removed, rotated or new key counts. */
const MAX_AGE_MS = 1000;

/**
 * Keeps all customers in memory for a second, so that a request costs no query of its own and a flood of wrong keys
 * costs one a second. Customers are changed by another process, hence the age and no call to forget.
 */
export function createDirectory(load: () => Promise<readonly StoredCustomer[]>, now = Date.now): Directory {
  let known: { customers: Promise<Map<string, StoredCustomer>>; since: number } | undefined;

  function current() {
    if (known && now() - known.since < MAX_AGE_MS) return known.customers;
    const customers = load().then((list) => new Map(list.map((customer) => [customer.keyHash, customer])));
    const fresh = { customers, since: now() };
    known = fresh;
    customers.catch(() => {
      if (known === fresh) known = undefined;
    });
    return customers;
  }

  return {
    // What is looked up is a digest: nobody can steer its bits, so the time of the look-up tells nothing about a key.
    async byKey(key) {
      const hash = hashKey(key);
      const customer = (await current()).get(hash);
      return customer && timingSafeEqual(Buffer.from(customer.keyHash), Buffer.from(hash)) ? customer : undefined;
    },
  };
}
